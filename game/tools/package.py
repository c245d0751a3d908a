"""Makes a folder that runs without Python: `python -m game.tools.package [--compiled] [DIR]`.

PyInstaller follows imports. Games, bots and tables are found by name at run time, so it is told
about them, and about the files that they read. With `--compiled`, rules and bots are packaged as
machine code, if there is a C compiler.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from game.tools import compiled

ROOT = Path(__file__).parents[2]
NAME = "hearthside"
DATA = ("assets", "maps")


def list_arguments(target: Path, root: Path = ROOT, hidden: Iterable[str] = ()) -> list[str]:
    """PyInstaller's arguments; `hidden` are modules that it cannot see."""
    data = [f"--add-data={root / name}{os.pathsep}{name}" for name in DATA]
    return [
        "--noconfirm", "--log-level=WARN", f"--name={NAME}", "--onedir", "--windowed",
        f"--distpath={target}", f"--workpath={target / 'work'}", f"--specpath={target / 'work'}",
        f"--paths={root}", "--collect-submodules=game", "--exclude-module=tkinter",
        "--exclude-module=numpy", *data,  # which only training needs
        *(f"--hidden-import={name}" for name in hidden), str(root / "main.py"),
    ]


def make_package(target: Path, root: Path = ROOT, hidden: Iterable[str] = ()) -> int:
    """Build, then let the result test itself. Returns the exit code of what failed first, or 0."""
    built = subprocess.run(
        [sys.executable, "-m", "PyInstaller", *list_arguments(target, root, hidden)],
        cwd=root, check=False)
    if built.returncode:
        sys.stderr.write("PyInstaller has failed; is it installed? pip install pyinstaller\n")
        return built.returncode
    program = target / NAME / (NAME + (".exe" if os.name == "nt" else ""))
    sys.stdout.write(f"built {program}\n")
    return subprocess.run([program, "--selftest"], check=False).returncode


def package_compiled(target: Path) -> int:
    """Return the same with rules and bots as machine code, provided that they keep the laws."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        compiled.copy(tree)
        sources = compiled.build(tree)
        if not sources:
            sys.stderr.write("Nothing was compiled; are mypy and a C compiler there?\n")
            return 1
        sys.stdout.write(f"compiled {len(sources)} files\n")
        if failed := compiled.prove(tree):
            sys.stderr.write("What was compiled does not keep the laws.\n")
            return failed
        shutil.rmtree(tree / "tests")
        return make_package(target, tree, compiled.list_unseen(tree, sources))


def main(given: list[str]) -> int:
    """Return the exit code of what failed first, or 0."""
    reader = argparse.ArgumentParser(prog="game.tools.package")
    reader.add_argument("--compiled", action="store_true", help="rules and bots as machine code")
    reader.add_argument("folder", nargs="?", default="dist")
    wanted = reader.parse_args(given)
    target = Path(wanted.folder).resolve()
    return package_compiled(target) if wanted.compiled else make_package(target)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
