"""Rules and bots as machine code, for the package: a copy of the house in which mypyc has compiled
all it can, unchanged, and the result has kept the laws.

Needs a C compiler and mypy. The sources stay beside the machine code, which Python prefers.
"""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Final

from game.games import GAMES

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = ("game", "tests", "assets", "maps", "main.py", "pyproject.toml", "CONTRIBUTING.md",
                 "README.md")
# These take no part in matches.
MEASURING: Final = {"rivals.py", "statistics.py", "lengths.py", "playouts.py", "learning.py",
                    "puzzles.py"}
LAWS: Final = ("tests/games/test_laws.py", "tests/games/test_playthroughs.py")
SUFFIX: Final = EXTENSION_SUFFIXES[0]
MYPYC: Final = """
import json, sys
from mypyc.build import mypycify
from setuptools import Distribution
rooms = json.loads(sys.argv[2])
made = mypycify([file for files, _ in rooms for file in files], opt_level=sys.argv[1],
                separate=[(files, name) for files, name in rooms])
build = Distribution({"ext_modules": made}).get_command_obj("build_ext")
build.inplace = True
build.ensure_finalized()
build.run()
"""
Rooms = dict[str, list[str]]  # the files of each room, by its name, as they lie in the copy


def copy(tree: Path) -> None:
    """Copy the house into another folder."""
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name,
                            ignore=shutil.ignore_patterns("__pycache__", f"*{SUFFIX}"))
        else:
            shutil.copy(ROOT / name, tree / name)


def build(tree: Path, games: Iterable[str] = GAMES, optimised: int = 3) -> list[Path]:
    """Compile the contract, and the rules and bot of each game in a copy, and report failures.
    Returns the compiled sources."""
    rooms = _list_rooms(tree, games)
    while rooms:
        failed, message = _translate(tree, rooms, optimised)
        if not message:
            return [tree / file for files in rooms.values() for file in files]
        sys.stdout.write(f"left as it is: {', '.join(failed or rooms)}: {message}\n")
        rooms = {name: files for name, files in rooms.items() if failed and name not in failed}
    return []


def _list_rooms(tree: Path, games: Iterable[str]) -> Rooms:
    rooms = {"core": ["game/core/contract.py"]}
    for game in games:
        for room in ("rules", "bot"):
            rooms[f"{game}_{room}"] = [
                file.relative_to(tree).as_posix()
                for file in sorted((tree / "game/games" / game / room).glob("*.py"))
                if file.name not in MEASURING]
    return rooms


def _translate(tree: Path, rooms: Rooms, optimised: int) -> tuple[list[str], str]:
    """Compile rooms of a copy. If that fails, returns the rooms to blame, as far as they are known,
    and what the compiler says."""
    wanted = json.dumps([(files, name) for name, files in rooms.items()])
    done = subprocess.run([sys.executable, "-c", MYPYC, str(optimised), wanted], cwd=tree,
                          check=False, text=True, capture_output=True)
    shutil.rmtree(tree / "build", ignore_errors=True)
    if not done.returncode:
        return [], ""
    lines = (done.stdout + done.stderr).splitlines() or [f"exit code {done.returncode}"]
    faults = [line for line in lines if ": error:" in line]
    return ([name for name, files in rooms.items()
             if any(line.startswith(file) for line in faults for file in files)],
            (faults or lines)[-1])


def prove(tree: Path, games: Iterable[str] = GAMES) -> int:
    """Make the compiled code keep the laws and play the golden matches. Returns pytest's exit
    code."""
    return subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", "-k",
         " or ".join(games), *LAWS], cwd=tree, check=False).returncode


def list_unseen(tree: Path, sources: Iterable[Path]) -> list[str]:
    """Return what machine code imports: nobody who packs a program can see it there."""
    modules = {str(file.relative_to(tree)).split(".")[0].replace(os.sep, ".")
               for file in tree.rglob(f"*__mypyc{SUFFIX}")}
    for source in sources:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                modules.add(node.module)
    return sorted(modules - {"__future__"})
