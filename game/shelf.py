"""The shelf: which games stand on it. Everything that goes over all games starts here."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from game.rules.core import Rules

GAMES = ("hamnar", "herrlof", "haggis")


def rules(name: str) -> Rules:
    """The rules of a game. Raises KeyError for one that is not on the shelf."""
    if name not in GAMES:
        raise KeyError(name)
    return cast("Rules", import_module(f"game.rules.{name}"))
