"""The sources of the points on a score sheet, as lines of each player's account."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.contract import Line, Seat
from game.tables.match_scene import MatchScene


class Source(NamedTuple):
    """A line of an account: its words, after a picture, a figure on a shield, a tick or a cross,
    and its points. The `latest` one is being counted."""

    words: str
    picture: str = ""
    shield: str = ""
    verdict: str = ""
    worth: str = ""
    latest: bool = False


class ScoreBreakdown:
    """The counting, step by step: predictions are unsealed, points come in."""

    def __init__(self, table: MatchScene, lines: Sequence[Line]) -> None:
        self.table, self.lines, self.totals = table, lines[:-1], lines[-1].values
        rounds = table.style.rounds
        self.pictures = rounds.sources if rounds else {}
        first = next((n for n, line in enumerate(lines) if line.points), 0)
        self.all = [line for n, line in enumerate(self.lines) if line.points or n < first]
        self.most = max(len(self.list_rows(seat, len(self.all), done=True))  # lines of an account
                        for seat in range(len(self.totals)))

    def _is_answer(self, n: int) -> bool:
        """Say whether the n-th source resolves the prediction before it."""
        return n > 0 and bool(self.all[n - 1].met)

    def _is_reward(self, n: int) -> bool:
        """Say whether the n-th source pays only for predictions that came true."""
        return n > 1 and self._is_answer(n - 1) and (
            self.all[n - 2].met == tuple(map(bool, self.all[n].values)))

    def list_rows(self, seat: Seat, came: int, *, done: bool) -> list[Source]:
        """Return a seat's account after `came` sources. A source that pays others alone is left
        out."""
        say, found = self.table.say, list[Source]()
        for n, line in enumerate(self.all):
            value, words = line.values[seat], say(line.says)
            latest = n == came - 1 and not done
            if not line.points:
                found.append(Source(words, shield=str(value), latest=latest) if n < came
                             else Source(words, picture="ui/seal"))
            elif n >= came or self._is_reward(n):
                continue
            elif self._is_answer(n):
                found[-1] = self._judge(n, seat, found[-1], came, done=done)
                found.append(
                    Source(words, shield=str(value), worth=write_signed(value) if value else "0",
                           latest=latest))
            elif value:
                picture = self.pictures.get(str(line.says[0]), "")
                found.append(Source(words, picture, worth=write_signed(value), latest=latest))
        if not done:
            return found
        return found + self._tie_breaks(seat) or [Source(say(("sheet-nothing",)))]

    def _judge(self, n: int, seat: Seat, source: Source, came: int, *, done: bool) -> Source:
        """Return a prediction with a tick or a cross, and its points."""
        if not self.all[n - 1].met[seat]:
            return source._replace(verdict="ui/miss", worth="0", latest=False)
        pays = n + 1 < came and self._is_reward(n + 1)
        return source._replace(
            verdict="ui/hit", worth=write_signed(self.all[n + 1].values[seat]) if pays else "",
            latest=pays and n + 2 == came and not done)

    def _tie_breaks(self, seat: Seat) -> list[Source]:
        """Return the tie-break of a seat with as many points as another."""
        if self.totals.count(self.totals[seat]) == 1:
            return []
        return [Source(f"{self.table.say(line.says)} {line.values[seat]}")
                for line in self.lines if not any(line is source for source in self.all)]


def write_signed(value: int) -> str:
    """Return points with their sign."""
    return f"{value:+d}".replace("-", "−")
