"""The shelf: which games stand on it. Everything that goes over all games starts here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import cast

from game.core import Rules

GAMES = ("hamnar", "herrlof", "haggis", "halmstad", "reindeer")


def rules(name: str) -> Rules:
    """The rules of a game. Raises KeyError for one that is not on the shelf."""
    if name not in GAMES:
        raise KeyError(name)
    return found(name)


def offered(name: str) -> tuple[Mapping[str, tuple[str, ...]], list[str]]:
    """What can be chosen for a match now, option by option, and a sentence for each map that cannot
    be: the folder of the maps is looked into anew."""
    game = rules(name)
    look = getattr(getattr(game, "atlases", None), "look", None)
    if look is None:
        return game.OPTIONS, []
    good, faults = look()
    return {**game.OPTIONS, **({"map": good} if good else {})}, faults


@cache
def found(name: str) -> Rules:
    """The rules of a game, on the shelf or not yet; a game on maps comes with all there are."""
    if name == "reindeer":
        from game.shelf.reindeer.atlases import Atlases
        from game.shelf.reindeer.rules import Rivals

        return Rivals(Atlases())
    return cast("Rules", import_module(f"game.shelf.{name}.rules"))
