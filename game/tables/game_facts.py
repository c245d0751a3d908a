"""Facts about a game before a match: players, minutes, kind."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.lobby_memory import restore_options, seat_kinds
from game.core.series import can_repeat
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
    given = (restore_options(house.settings, game, rules.OPTIONS) if options is None else
             {name: values[0] for name, values in rules.OPTIONS.items()} | dict(options))
    time = max(5, 5 * round(table_style(game).choices.minutes(seats, given) / 5))
    long = time if most == 1 else f"{(most // 2 + 1) * time}–{most * time}"
    return house.words(key, long).split(DOT)


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
