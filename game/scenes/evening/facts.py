"""What there is to say of a game night: who is there, what was won, and what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial, reduce
from typing import TYPE_CHECKING

from game import shelf
from game.picture.theme import SEAT_COLOURS
from game.scenes.menu import around
from game.scenes.names.known_names import guests
from game.series import Played, Row, Series, repeats, table, winners
from game.tables.faces import clad, nisse, sitters

if TYPE_CHECKING:
    from game.house import House
    from game.words import Words

LEADING = 2  # of fewer nobody leads
MOST = 8  # games that are shown at once


def tonight(house: House, people: Sequence[str], played: Sequence[Played]) -> list[str]:
    """The faces of those who play tonight, each in the colour that she has at the tables of that
    evening, after the matches played so far, or else a free one; of more people than there are
    colours the last ones wear their own."""
    evening = Series(shelf.GAMES, played=[*played], people=tuple(people))
    seats = evening.seats(people, len(SEAT_COLOURS))
    return [clad(who, seats[name]) if name in seats else who for name, who in zip(
        people, sitters(guests(house, people), own=True), strict=True)]


class EveningFacts:
    """Those of one game night; `waiting`: its match has not begun."""

    def __init__(self, house: House, series: Series, *, waiting: bool) -> None:
        self.words: Words = house.words
        self.series = series
        self.waiting = waiting
        self.records, self.scale = house.records, house.art.text_scale
        self.rows = table(series)
        self.begun = any(row.total for row in self.rows)  # whether anybody has coins
        people = dict.fromkeys((*series.people, *sorted(row.name for row in self.rows)))
        self.faces = dict(zip(people, tonight(house, [*people], series.played), strict=True))
        self.at = series.games.index(series.next) + 1 if series.next else len(series.games)
        self.won = [winners(matches) if matches and series.decided(game, matches) else []
                    for game, matches in series.rounds()]
        count = 0 if series.next else sum(map(bool, self.won))  # at the end: games with a winner
        self.shown = around(self.at - 1, count or len(series.games), MOST)

    def who(self, name: str) -> str:
        """The face of somebody, in the colour that she has at tables this evening; whoever is none
        of the people is a bot."""
        return self.faces.get(name, nisse("skilled", 0))

    def number(self) -> str:
        """Which game of the evening comes next; empty once it is over."""
        series, game = self.series, self.series.next
        if game is None:
            return ""
        return self.words("series-number", series.games.index(game) + 1, len(series.games))

    def matches_of(self, game: str) -> Sequence[Played]:
        """What has been played of a game so far."""
        return next(matches for one, matches in self.series.rounds() if one == game)

    def sitting(self, game: str) -> Sequence[str]:
        """Who sits at the next match, by seat."""
        last = self.series.last
        return last.names if last else self.series.sitting(game)[0]

    def out_of(self, game: str) -> Sequence[str]:
        """Who sits out at what comes next."""
        return [] if self.series.last or not self.waiting else self.series.sitting(game)[1]

    def match_of(self, game: str) -> str:
        """Which match of a game comes next, where several decide it."""
        if self.series.best_of == 1 or not repeats(game):
            return ""
        return self.words("series-match", len(self.matches_of(game)) + 1,
                          self.series.best_of // 2 + 1)

    def won_so_far(self, game: str) -> str:
        """How many matches of a game everybody has won."""
        matches = self.matches_of(game)
        won = Counter(match.winner for match in matches)
        return " – ".join(self.words("night-sitter", name, won[name])
                          for name in (matches[0].names if matches else ()))


def lead(say: Words, rows: list[Row]) -> str:
    """Who leads, and by how much; nothing before the first point, or of one alone."""
    if len(rows) < LEADING or not rows[0].total:
        return ""
    first = [row for row in rows if row.total == rows[0].total]
    if len(first) > 1:
        return say("series-level", together(say, [row.name for row in first]))
    behind = rows[1].total
    return say("series-leads", first[0].name, first[0].total - behind)


def together(say: Words, names: Sequence[str]) -> str:
    """Some names in a row with an "and"."""
    *others, last = names
    return say("result-and", reduce(partial(say, "result-list"), others), last) if others else last
