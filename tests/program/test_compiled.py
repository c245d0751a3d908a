"""Rules as machine code keep the laws."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from game.tools import compiled

needs_compiler = pytest.mark.skipif(
    not (shutil.which("cc") or shutil.which("gcc")), reason="not installed here: a C compiler")
WHERE = ("import game.core.contract, game.games.{0}.rules as rules\n"
         "print(game.core.contract.__file__, rules.__file__)")

UNHEARD_OF = """

class One:
    pass


class Two:
    pass


class Both(One, Two):
    pass
"""  # good Python that mypyc does not know


@pytest.mark.long
@needs_compiler
def test_the_rules_of_a_game_keep_the_laws_as_machine_code(tmp_path: Path):
    compiled.copy(tmp_path)
    sources = compiled.build(tmp_path, ["hamnar"], optimised=0)
    assert {str(file.relative_to(tmp_path)) for file in sources} > {
        "game/core/contract.py", "game/games/hamnar/rules/__init__.py",
        "game/games/hamnar/bot/search.py"}
    where = subprocess.run([sys.executable, "-c", WHERE.format("hamnar")], cwd=tmp_path,
                           check=True, text=True, capture_output=True).stdout.split()
    assert all(file.startswith(str(tmp_path)) and file.endswith(compiled.SUFFIX)
               for file in where)
    assert {"core__mypyc", "hamnar_rules__mypyc", "random"} <= set(
        compiled.list_unseen(tmp_path, sources))
    assert compiled.prove(tmp_path, ["hamnar"]) == 0


@pytest.mark.long
@needs_compiler
def test_what_cannot_be_compiled_is_left_as_it_is_and_named(tmp_path: Path, capsys):
    compiled.copy(tmp_path)
    broken = tmp_path / "game/games/hamnar/rules/reach.py"
    broken.write_text(broken.read_text(encoding="utf-8") + UNHEARD_OF, encoding="utf-8")
    sources = compiled.build(tmp_path, ["hamnar"], optimised=0)
    assert tmp_path / "game/core/contract.py" in sources
    assert broken not in sources
    assert "left as it is: hamnar_rules" in capsys.readouterr().out
