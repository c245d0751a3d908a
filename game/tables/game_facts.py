"""Facts about a game before a match: players, minutes, kind."""

from __future__ import annotations

import time
from collections.abc import Mapping
from math import ceil

from game.core.lobby_memory import restore_options, seat_kinds
from game.core.series import Series, can_repeat
from game.core.settings import Habit
from game.games import load_rules as rules_of
from game.house import House
from game.tables.style import table_style

DOT = " · "  # between the facts


def list_facts(house: House, game: str, seats: int = 0, options: Mapping[str, str] | None = None,
               most: int = 1) -> list[str]:
    """Return number of players, minutes and kind of a game in words, for `seats` players and these
    options or the last used ones; empty for a game without these words. A series of `most` matches
    lasts at least the majority of them."""
    if not house.words.has_text(key := f"brief-{game}"):
        return []
    habit, rules = house.settings.lobbies.get(game, Habit()), rules_of(game)
    seats = seats or (len(habit.kinds) if len(habit.kinds) in rules.SEATS else rules.SEATS[0])
    each = _count_minutes(house, game, seats, options)
    long = each if most == 1 else f"{(most // 2 + 1) * each}–{most * each}"
    return house.words(key, long).split(DOT)


def _count_minutes(house: House, game: str, seats: int, options: Mapping[str, str] | None) -> int:
    """Return the minutes of a match, to five, with these options or the last used ones."""
    rules = rules_of(game)
    given = (restore_options(house.settings, game, rules.OPTIONS) if options is None else
             {name: values[0] for name, values in rules.OPTIONS.items()} | dict(options))
    return max(5, 5 * round(table_style(game).choices.minutes(seats, given) / 5))


def brief_tonight(house: House, game: str, people: int, best_of: int) -> list[str]:
    """Return the facts for a game night of some people, where `best_of` matches decide."""
    return list_facts(
        house, game, len(seat_kinds(game, people)), most=best_of if can_repeat(game) else 1)


def tell_tonight(house: House, game: str, people: int, best_of: int) -> str:
    """Say how many people sit out a game or how many bots join, and how long it takes."""
    say, kinds = house.words, seat_kinds(game, people)
    play = kinds.count("human")
    seats = (say("series-some", people - play) if play < people else
             say("series-bots", len(kinds) - play) if play < len(kinds) else
             say("series-all", play))
    return DOT.join([seats, *brief_tonight(house, game, people, best_of)[1:2]])


def tell_evening_end(house: House, series: Series) -> str:
    """Return the clock time, to ten minutes, at which the rest of an evening ends; empty if none of
    it is left. A game that several matches decide counts between the fewest and the most."""
    minutes = 0.0
    for game, matches in series.group_by_game():
        if not series.is_decided(game, matches):
            most = series.best_of if can_repeat(game) else 1
            left = max((most + most // 2 + 1) / 2 - len(matches), 1)
            seats = len(seat_kinds(game, len(series.people)))
            minutes += left * _count_minutes(house, game, seats, None)
    end = 600 * ceil((time.time() + 60 * minutes) / 600)
    return time.strftime("%H:%M", time.localtime(end)) if minutes else ""
