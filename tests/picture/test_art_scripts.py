"""The scripts in `assets/make` make the pictures and sounds that are shipped, byte for byte."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

ASSETS = Path(__file__).parents[2] / "assets"
NO_PICTURES = {"contact", "endgame", "measure", "music", "orb_sets", "sounds"}


def make(folder: Path, scripts: list[str], kind: str) -> dict[str, bytes]:
    """Return the files of a kind that scripts make in an empty copy of `assets`."""
    copytree(ASSETS, folder / "assets", ignore=lambda at, names: [
        name for name in names if not Path(at, name).is_dir() and Path(at).name != "make"])
    for name in scripts:
        subprocess.run([sys.executable, folder / "assets/make" / name], check=True,
                       stdout=subprocess.DEVNULL)
    return read(folder / "assets", kind)


def read(folder: Path, kind: str) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes()
            for file in folder.rglob(f"*.{kind}")}


def differing(made: dict[str, bytes], shipped: dict[str, bytes]) -> list[str]:
    return sorted(name for name in made | shipped if made.get(name) != shipped.get(name))


def test_every_picture_is_what_its_script_makes(tmp_path):
    scripts = [file.name for file in (ASSETS / "make").glob("*.py")
               if file.stem not in NO_PICTURES and "\nif __name__" in file.read_text()]
    assert differing(make(tmp_path, scripts, "svg"), read(ASSETS, "svg")) == []


@pytest.mark.long
def test_every_sound_is_what_its_script_makes(tmp_path):
    assert differing(make(tmp_path, ["sounds.py"], "wav"), read(ASSETS, "wav")) == []
