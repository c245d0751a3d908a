"""The shelf: which games stand on it. Everything that goes over all games starts here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module

from game.core import Rules

Offer = Callable[[], tuple[Mapping[str, tuple[str, ...]], list[str]]]

GAMES = ("hamnar", "herrlof", "haggis", "halmstad", "reindeer")


@cache
def rules(name: str) -> Rules:
    """The rules of a game. Raises KeyError for one that is not on the shelf."""
    if name not in GAMES:
        raise KeyError(name)
    found: Rules = import_module(f"game.shelf.{name}").RULES
    return found


def offered(name: str) -> tuple[Mapping[str, tuple[str, ...]], list[str]]:
    """What can be chosen for a match now, option by option, and a sentence for each file that
    cannot be: a game on maps looks into their folder anew."""
    look: Offer | None = getattr(import_module(f"game.shelf.{name}"), "offered", None)
    return (rules(name).OPTIONS, []) if look is None else look()
