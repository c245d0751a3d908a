"""Where the things lie that the program comes with, and those of games that stand beside the house.
For the bots' process too: the standard library alone."""

from __future__ import annotations

import os
from pathlib import Path

HOUSE = Path(__file__).parent.parent
ASSETS = HOUSE / "assets"
BESIDE = "HEARTHSIDE_BESIDE"  # in the environment: folders of games that stand beside ours


def beside() -> tuple[Path, ...]:
    """Folders that hold games which are not on the shelf: a folder a game, and beside these `maps`
    and `assets` as in the house."""
    return tuple(map(Path, filter(None, os.environ.get(BESIDE, "").split(os.pathsep))))


def found(name: str) -> Path:
    """A file of the house ("maps/chess.tmx"), or of a game beside it, if that alone has it."""
    ours = HOUSE / name
    there = (folder / name for folder in beside())
    return ours if ours.is_file() else next((file for file in there if file.is_file()), ours)
