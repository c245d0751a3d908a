"""Halmstad: its rules, its bot, and its table."""

from typing import TYPE_CHECKING

from game.core.contract import Rules
from game.games.halmstad import rules

RULES: Rules = rules

if TYPE_CHECKING:
    from game.bots.search import Bot
    from game.games.halmstad import bot

    BOT: Bot = bot
