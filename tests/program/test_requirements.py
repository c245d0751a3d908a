"""What is installed: a player gets what was tested, and none of what tests."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from functools import partial
from importlib.metadata import PackageNotFoundError, distribution, version
from pathlib import Path

import pytest

from game import VERSION

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
TESTS = {"pytest", "hypothesis", "zxing-cpp", "pytest-xdist", "playwright", "axe-playwright-python",
         "time-machine", "hatchling"}


def named(file: str) -> dict[str, str]:
    """The packages of a file of requirements, and the versions that it allows."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    found = (re.match(r"([A-Za-z0-9._-]+)(?:\[[a-z]+\])?(.*)", line) for line in lines
             if line and line[0] not in "#-")
    return {match[1].lower(): match[2] for match in found if match}


def test_a_player_installs_nothing_that_only_tests_need():
    assert not TESTS & {*named("requirements.txt")}
    assert {*named("tests/requirements.txt")} == TESTS


@pytest.mark.parametrize("file", ["requirements.txt", "tests/requirements.txt"])
def test_what_is_installed_is_what_is_pinned(file):
    assert "-c constraints.txt" in (ROOT / file).read_text().replace("../", "")
    pinned = named("constraints.txt")
    for package in named(file):
        assert pinned[package] == f"=={version(package)}", package


def test_a_wheel_needs_what_a_player_installs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [line for line in (ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
              if line[0] not in "#-"]
    assert project["dependencies"] == wanted


def test_an_installed_program_has_its_files_with_it(tmp_path):
    built = tmp_path / "wheel"
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(built)],
                   cwd=ROOT, check=True, capture_output=True)
    (wheel,) = built.glob(f"hearthside-{VERSION}-*.whl")
    installed = tmp_path / "installed"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(installed)
    scripts = next(installed.glob("*.dist-info/entry_points.txt")).read_text(encoding="utf-8")
    assert "hearthside = game.__main__:main" in scripts
    run = partial(subprocess.run, cwd=installed, check=True, capture_output=True, text=True)
    assert run([sys.executable, "-m", "game", "--version"]).stdout == f"Hearthside {VERSION}\n"
    data = tmp_path / "data"
    ended = run([sys.executable, "-m", "game", "--game", "reindeer", "--bots", "--size", "640x360",
                 "--frames", "5", "--data", str(data)])
    assert ended.stderr == ""
    assert not (data / "hearthside.log").read_text(encoding="utf-8"), "no file is missing"


def find_needed(package: str) -> set[str]:
    """A package with all that it needs here."""
    try:
        needs = distribution(package).requires or []
    except PackageNotFoundError:  # for another system or version of Python
        return set()
    found = {re.split(r"[^A-Za-z0-9._-]", need)[0] for need in needs if "extra ==" not in need}
    return {package, *(one for name in found for one in find_needed(name))}


def test_the_credits_name_every_font_and_every_library():
    written = (ROOT / "CREDITS.md").read_text(encoding="utf-8").casefold()
    fonts = {file.name for file in (ROOT / "assets" / "fonts").glob("*.ttf")}
    libraries = set().union(*map(find_needed, named("requirements.txt")))
    assert {"msgspec", "babel"} <= libraries
    assert [name for name in fonts | libraries if name.casefold() not in written] == []


def test_the_readmes_commands_install_what_they_need():
    commands = re.findall(r"^    python3 -m venv .*", README, re.MULTILINE)
    start, tests = commands
    assert " -r requirements.txt " in start and start.endswith("main.py")
    assert " -r tests/requirements.txt " in tests and tests.endswith("pytest")
