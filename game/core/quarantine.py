"""Rename a broken file, so that it is neither read again nor lost."""

from __future__ import annotations

import os
from pathlib import Path

from game.core.words import Trouble


def set_aside(file: Path) -> Trouble:
    """Rename a broken file. Returns a sentence about it."""
    n = 1
    while os.path.lexists(target := file.with_name(f"{file.name}.broken-{n}")):
        n += 1
    try:
        file.rename(target)
    except OSError as error:
        return Trouble("aside-not", error.strerror)
    return Trouble("aside", target.name)
