"""The shelf: which games stand on it. Everything that goes over all games starts here."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import cast

from game.rules.core import Rules

GAMES = ("hamnar", "herrlof", "haggis", "halmstad", "reindeer")


def rules(name: str) -> Rules:
    """The rules of a game. Raises KeyError for one that is not on the shelf."""
    if name not in GAMES:
        raise KeyError(name)
    return found(name)


@cache
def found(name: str) -> Rules:
    """The rules of a game, on the shelf or not yet; a game on maps comes with all there are."""
    if name == "reindeer":
        from game.atlas import Atlases
        from game.rules.reindeer import Rivals

        return Rivals(Atlases())
    return cast("Rules", import_module(f"game.rules.{name}"))
