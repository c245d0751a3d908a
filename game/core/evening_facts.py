"""Facts about a game night for screens: its people, the wins, and the next game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import partial, reduce
from pathlib import Path

from game.core.faces import CUSHIONS, dress_figure, name_nisse
from game.core.known_names import find_faces
from game.core.series import Played, Row, Series, can_repeat, list_winners, make_table
from game.core.settings import Settings
from game.core.words import Words
from game.games import GAMES


def find_dressed_faces(settings: Settings, people: Sequence[str], played: Sequence[Played],
                       ) -> list[str]:
    """Return the faces of a game night's players. Each wears the colour of their most frequent seat
    so far, or a free one; beyond the number of colours, their own."""
    evening = Series(GAMES, played=[*played], people=tuple(people))
    seats = evening.choose_seats(people, CUSHIONS)
    return [dress_figure(who, seats[name]) if name in seats else who for name, who in zip(
        people, find_faces(settings, people), strict=True)]


class EveningFacts:
    """The facts of one game night. `waiting`: its next match has not begun."""

    def __init__(self, words: Words, settings: Settings, records: Path, series: Series, *,
                 waiting: bool) -> None:
        self.words = words
        self.series, self.waiting, self.records = series, waiting, records
        self.rows = make_table(series)
        self.begun = any(row.total for row in self.rows)  # whether anybody has points
        people = dict.fromkeys((*series.people, *sorted(row.name for row in self.rows)))
        self.faces = dict(zip(people, find_dressed_faces(
            settings, [*people], series.played), strict=True))
        self.won = [list_winners(matches) if matches and series.is_decided(game, matches) else []
                    for game, matches in series.group_by_game()]
        self.sitters = series.foresee_sitters()
        self.at = series.games.index(series.next) if series.next else len(series.games) - 1
        ended = 0 if series.next else sum(map(bool, self.won))
        self.count = ended or len(series.games)  # of games; at the end of those with a winner

    def find_face(self, name: str) -> str:
        """Return a player's face; any name outside the people is a bot's."""
        return self.faces.get(name, name_nisse("skilled", 0))

    def place(self, row: Row) -> int:
        """Return the place of a player, 1 for the first; 0 without any points."""
        return 1 + sum(other.total > row.total for other in self.rows) if row.total else 0

    def list_leaders(self) -> list[str]:
        return [row.name for row in self.rows if self.place(row) == 1]

    def tell_number(self) -> str:
        """Say which game of the evening comes next; empty after the end."""
        series = self.series
        return self.words("series-number", series.games.index(series.next) + 1,
                          len(series.games)) if series.next else ""

    def matches_of(self, game: str) -> Sequence[Played]:
        return next(matches for one, matches in self.series.group_by_game() if one == game)

    def find_replay(self, game: str) -> Path | None:
        """Return the record of the last match of a game, if it is kept."""
        files = [self.records / one.record for one in self.matches_of(game) if one.record]
        return files[-1] if files and files[-1].is_file() else None

    def list_sitters(self, game: str) -> Sequence[str]:
        """Return the players of the next match, by seat."""
        last = self.series.last
        return last.names if last else self.series.seat_people(game)[0]

    def out_of(self, game: str) -> Sequence[str]:
        return [] if self.series.last or not self.waiting else self.series.seat_people(game)[1]

    def is_series(self, game: str) -> bool:
        """Return whether several matches decide a game."""
        return self.series.best_of > 1 and can_repeat(game)

    def match_of(self, game: str) -> str:
        """Say which match of a game comes next, in a series."""
        return self.words("series-match", len(self.matches_of(game)) + 1,
                          self.series.best_of // 2 + 1) if self.is_series(game) else ""

    def won_so_far(self, game: str) -> str:
        """Return how many matches of a game each player has won."""
        matches = self.matches_of(game)
        won = Counter(match.winner for match in matches)
        return " – ".join(self.words("night-sitter", name, won[name])
                          for name in (matches[0].names if matches else ()))


def tell_lead(say: Words, rows: list[Row]) -> str:
    """Say who leads, and by how much; empty before the first point, or for one player alone."""
    if len(rows) < 2 or not rows[0].total:
        return ""
    first = [row.name for row in rows if row.total == rows[0].total]
    if len(first) > 1:
        return say("series-level", join_names(say, first))
    return say("series-leads", first[0], round_points(rows[0].total - rows[1].total))


def round_points(points: Fraction | int) -> float | int:
    """Return points for display: whole, or with one decimal."""
    return int(points) if points == int(points) else round(float(points), 1)


def join_names(say: Words, names: Sequence[str]) -> str:
    """Join names with commas and an "and"."""
    *others, last = names
    return say("result-and", reduce(partial(say, "result-list"), others), last) if others else last
