"""Who may import whom: the layers of the house, read off the sources."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FILES = sorted((ROOT / "game").rglob("*.py"))

# A layer may import itself and what stands to its left.
LAYERS = (
    ("game.rules", "game.shelf.reindeer.atlases", "game.shelf"),
    ("game.bots", "game.match", "game.picture.board", "game.night"),
    ("game.tables", "game.picture.sprites"),
    ("game.scenes",),
    ("game.app",),
)

ROOM = re.compile(r"game\.shelf\.\w+\.(rules|bot|table)\b")


def module(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(file: Path) -> set[str]:
    """Every module that a file imports, also inside functions; `from a import b` counts as a.b,
    because b may be a module."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are absolute"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def within(name: str, packages) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


def layer(name: str) -> int | None:
    """The layer of a module; None for the small ones that every screen layer may use."""
    if room := ROOM.match(name):
        return ("rules", "bot", "table").index(room[1])
    return next((i for i, layer in enumerate(LAYERS) if within(name, layer)), None)


def is_rules(name: str) -> bool:
    return within(name, ("game.rules",)) or bool((room := ROOM.match(name)) and room[1] == "rules")


def is_bot(name: str) -> bool:
    return within(name, ("game.bots",)) or bool((room := ROOM.match(name)) and room[1] == "bot")


@pytest.mark.parametrize("file", FILES, ids=module)
def test_imports_point_one_way(file):
    own = layer(module(file))
    for name in imports(file):
        theirs = layer(name)
        if own is not None and theirs is not None:
            assert theirs <= own, f"{module(file)} imports {name}"
        if is_rules(module(file)) and within(name, ("game",)):
            assert is_rules(name), f"{module(file)} imports {name}"
        if is_bot(module(file)) and within(name, ("game",)):
            assert is_rules(name) or is_bot(name) or name.startswith("game.shelf."), (
                f"{module(file)} imports {name}")


@pytest.mark.parametrize(
    "file", [f for f in FILES if is_rules(module(f)) or is_bot(module(f))],
    ids=module,
)
def test_rules_and_bots_need_the_standard_library_only(file):
    for name in imports(file):
        assert name.split(".")[0] in sys.stdlib_module_names | {"game"}, name


@pytest.mark.parametrize(
    "file", [f for f in FILES if is_rules(module(f))], ids=module)
def test_rules_know_no_file_clock_screen_or_global_luck(file):
    for name in imports(file):
        first = name.split(".")[0]
        assert first not in {"os", "io", "pathlib", "time", "datetime", "secrets"}, name
        assert first != "random" or name == "random.Random", name


@pytest.mark.parametrize("file", FILES, ids=module)
def test_only_the_board_reads_maps(file):
    maps = {name for name in imports(file) if name.split(".")[0] == "pytmx"}
    assert not maps or module(file) == "game.picture.board"


@pytest.mark.parametrize("file", FILES, ids=module)
def test_nobody_unpickles(file):
    assert not {name for name in imports(file) if name.split(".")[0] in {"pickle", "shelve"}}


@pytest.mark.parametrize("file", FILES, ids=module)
def test_only_the_night_board_knows_databases_and_only_its_store_at_once(file):
    bases = {name for name in imports(file) if name.split(".")[0] in {"sqlalchemy", "psycopg"}}
    assert not bases or module(file) in {"game.night.store", "game.night.worker"}
    tops = {node.module or "" for node in ast.parse(file.read_text()).body
            if isinstance(node, ast.ImportFrom)}
    if module(file) != "game.night.store":
        assert not [name for name in tops if within(name, ("sqlalchemy", "game.night.store"))]


def test_the_folders_of_the_game_are_these_ones():
    folders = {p.name for p in (ROOT / "game").iterdir() if p.is_dir()} - {"__pycache__"}
    assert folders == {"shelf", "rules", "bots", "night", "tables", "scenes"}
