"""The games. Code that goes through all games starts here.

Games beside the house (`paths.list_game_folders`) come after ours, and are packages of this one
like them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from game.core import paths
from game.core.contract import Message, Rules

Offer = Callable[[], tuple[Mapping[str, tuple[str, ...]], list[Message]]]

GAMES = ("hamnar", "herrlof", "haggis", "halmstad", "reindeer")  # ours
RULINGS = "RULINGS.md"  # every game has one


def list_games() -> tuple[str, ...]:
    """Return our games, then those beside the house by name."""
    return (*GAMES, *(_find_others(folders) if (folders := paths.list_game_folders()) else ()))


@cache
def _find_others(folders: tuple[Path, ...]) -> list[str]:
    """Return the games in some folders; from now on they are part of this package."""
    __path__.extend(str(folder) for folder in folders if str(folder) not in __path__)
    return sorted(file.parent.name for folder in folders
                  for file in folder.glob(f"*/{RULINGS}"))


def load_part(game: str, name: str = "") -> Any:
    """Return a part of a game: its package, or "table" or "bot.rivals" in that. Raises KeyError for
    an unknown game."""
    return import_module(_name_module(game, name))


def has_part(game: str, name: str) -> bool:
    """Say whether a game has such a part."""
    return find_spec(_name_module(game, name)) is not None


def _name_module(game: str, name: str) -> str:
    if game not in list_games():
        raise KeyError(game)
    return ".".join(filter(None, (__name__, game, name)))


def load_rules(name: str) -> Rules:
    """Return the rules of a game. Raises KeyError for an unknown game."""
    game_rules: Rules = load_part(name).RULES
    return game_rules


def list_offered(name: str) -> tuple[Mapping[str, tuple[str, ...]], list[Message]]:
    """Return the values of all options, and a sentence for each file that cannot be used: a game on
    maps looks into their folder again."""
    look: Offer | None = getattr(load_part(name), "list_offered", None)
    return (load_rules(name).OPTIONS, []) if look is None else look()


def check_map(file: Path) -> tuple[list[str], bool]:
    """Tell what a game on maps makes of every object of one, and whether it can be played."""
    checks = (getattr(load_part(name), "check_map", None) for name in list_games())
    found: tuple[list[str], bool] = next(check for check in checks if check)(file)
    return found
