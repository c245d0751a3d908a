"""18/12 - Reindeer Rivals: its rules, its bot, and its table.

It is played on maps: each country in their folder is an atlas, read when a state first names it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game.core.contract import Message
from game.games.reindeer.atlases import Atlases
from game.games.reindeer.map_file import check_map
from game.games.reindeer.rules import Rivals

__all__ = ["RULES", "check_map", "list_offered"]
RULES = Rivals(Atlases())


def list_offered() -> tuple[Mapping[str, tuple[str, ...]], list[Message]]:
    """Return the options, with the playable maps, and sentences about the others."""
    maps = RULES.atlases
    good, faults = maps.reload() if isinstance(maps, Atlases) else (tuple(maps), [])
    return {**RULES.OPTIONS, **({"map": good} if good else {})}, faults


if TYPE_CHECKING:
    from game.bots.search import Bot
    from game.core.contract import Rules
    from game.games.reindeer import bot

    FITS: Rules = RULES
    BOT: Bot = bot
