"""How a match is named in one line: who sat there and when, so that no two look alike."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import date, timedelta
from typing import TYPE_CHECKING

from game.match import Match, Player
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House


def who(house: House, players: Iterable[Player]) -> str:
    """The names on the seats, and which of them are bots."""
    return " – ".join(
        player.name if player.kind == "human" else house.words("named-bot", player.name)
        for player in players)


def when(house: House, seconds: float) -> str:
    """A moment, given in seconds since 1970: the time if it was today or yesterday, else the date
    as well."""
    then = time.localtime(seconds)
    clock, day = time.strftime("%H:%M", then), date(*then[:3])
    if day == date.today():  # noqa: DTZ011  the day of the clock on the wall
        return house.words("when-today", clock)
    if day == date.today() - timedelta(days=1):  # noqa: DTZ011
        return house.words("when-yesterday", clock)
    say, weekday = house.words, house.words("weekday", day.isoweekday())
    return say("when-day", weekday, day.day, say("month", day.month), clock)


def touched(match: Match) -> float:
    """When a match was last played; 0 if its file is gone."""
    try:
        return match.record.file.stat().st_mtime if match.record.file else 0.0
    except OSError:
        return 0.0


def stands(house: House, match: Match) -> str:
    """How far a match has come, or how it ended."""
    result, players = match.result, match.players
    if result is None:
        return house.words("kept-open", len(match.record.lines))
    if len(players) == 1:
        return house.words("kept-alone", result.scores[0])
    if len(result.winners) > 1 and table_style(match.rules.NAME).draws:
        return house.words("result-draw")
    winners = " – ".join(players[seat].name for seat in result.winners)
    return house.words("kept-over", winners, len(result.winners))
