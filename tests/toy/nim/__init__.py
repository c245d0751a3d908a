"""Nim: its rules, its bot, and what is its own on the screen."""

from typing import TYPE_CHECKING

from game.games.nim import rules

from game.core.contract import Rules

RULES: Rules = rules

if TYPE_CHECKING:
    from game.games.nim import bot

    from game.bots.search import Bot

    BOT: Bot = bot
