"""Makes a folder that runs without Python: `python -m game.proof.package [DIR]`.

PyInstaller follows imports; games, bots and tables are found by name at run time, so they are
named to it, and so are the files that they read.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAME = "hearthside"
DATA = ("assets", "maps")


def arguments(target: Path) -> list[str]:
    """What PyInstaller is told."""
    data = [f"--add-data={ROOT / name}{os.pathsep}{name}" for name in DATA]
    return [
        "--noconfirm", "--log-level=WARN", f"--name={NAME}", "--onedir", "--windowed",
        f"--distpath={target}", f"--workpath={target / 'work'}", f"--specpath={target / 'work'}",
        f"--paths={ROOT}", "--collect-submodules=game", "--exclude-module=tkinter", *data,
        str(ROOT / "main.py"),
    ]


def main(given: list[str]) -> int:
    """Build, then let what was built test itself; the exit code of what failed first, or 0."""
    target = Path(given[0] if given else "dist").resolve()
    built = subprocess.run([sys.executable, "-m", "PyInstaller", *arguments(target)], check=False)
    if built.returncode:
        sys.stderr.write("PyInstaller has failed; is it installed? pip install pyinstaller\n")
        return built.returncode
    program = target / NAME / (NAME + (".exe" if os.name == "nt" else ""))
    sys.stdout.write(f"built {program}\n")
    return subprocess.run([program, "--selftest"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
