"""The shelf: the games that stand on it. Whatever goes through all games starts here.

Games beside the house (`paths.beside`) stand behind ours, and are packages of the shelf like them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.core import paths
from game.core.contract import Rules, Says

Offer = Callable[[], tuple[Mapping[str, tuple[str, ...]], list[Says]]]

GAMES = ("hamnar", "herrlof", "haggis", "halmstad", "reindeer")  # ours
RULINGS = "RULINGS.md"  # every game has one


def games() -> tuple[str, ...]:
    """Ours, then those beside the house by name."""
    return (*GAMES, *(_others(folders) if (folders := paths.beside()) else ()))


@cache
def _others(folders: tuple[Path, ...]) -> list[str]:
    """The games in some folders; from now on they are part of this package."""
    __path__.extend(str(folder) for folder in folders if str(folder) not in __path__)
    return sorted(file.parent.name for folder in folders
                  for file in folder.glob(f"*/{RULINGS}"))


def part(game: str, name: str = "") -> Any:
    """A part of a game: its package, or "table" or "bot.rivals" in that. Raises KeyError for a game
    that is not on the shelf."""
    return import_module(_module(game, name))


def has(game: str, name: str) -> bool:
    """Whether a game has such a part."""
    return find_spec(_module(game, name)) is not None


def _module(game: str, name: str) -> str:
    if game not in games():
        raise KeyError(game)
    return ".".join(filter(None, (__name__, game, name)))


def rules(name: str) -> Rules:
    """The rules of a game. Raises KeyError for a game that is not on the shelf."""
    game_rules: Rules = part(name).RULES
    return game_rules


def offered(name: str) -> tuple[Mapping[str, tuple[str, ...]], list[Says]]:
    """What can be chosen for a match now, option by option, and a sentence for each file of which
    something cannot be used: a game on maps looks into their folder again."""
    look: Offer | None = getattr(part(name), "offered", None)
    return (rules(name).OPTIONS, []) if look is None else look()


def check_map(file: Path) -> tuple[list[str], bool]:
    """Tell what a game on maps makes of every object of one, and whether it can be played."""
    checks = (getattr(part(name), "check_map", None) for name in games())
    found: tuple[list[str], bool] = next(check for check in checks if check)(file)
    return found
