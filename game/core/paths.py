"""The paths of the program's files, and of games outside the house. The bots' process uses this
too, so it needs the standard library alone."""

from __future__ import annotations

import os
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[1]
# An installed package has the files in itself, the repository has them beside it.
HOUSE = PACKAGE if (PACKAGE / "assets").is_dir() else PACKAGE.parent
ASSETS, MAPS = HOUSE / "assets", HOUSE / "maps"
BESIDE = "HEARTHSIDE_BESIDE"  # an environment variable: folders of games beside ours


def list_game_folders() -> tuple[Path, ...]:
    """Return the folders of games outside the shelf: each game has a folder in them, with `maps`
    and `assets` beside them."""
    return tuple(map(Path, filter(None, os.environ.get(BESIDE, "").split(os.pathsep))))


def find_file(name: str) -> Path:
    """Return a file of the house ("maps/chess.tmx"), or of a game outside it if only that has
    it."""
    ours = HOUSE / name
    candidates = (folder / name for folder in list_game_folders())
    return ours if ours.is_file() else next((file for file in candidates if file.is_file()), ours)
