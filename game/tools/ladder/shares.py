"""Measures bots by matches won, for games of three.

The same deal is played three times: with the first contender in each seat, and the second in both
others. What counts is the first one's share of the wins per rotation, where a shared win counts in
part; chance is one third.
"""

from __future__ import annotations

import statistics
from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from game.bots.search import Budget
from game.core.contract import Move, Seat, State, make_luck
from game.games import load_part, load_rules
from game.tools.ladder.matches import Watcher, play_out, time_answers
from game.tools.ladder.rounds import Chooser, list_contenders

SEATS = 3
Names = tuple[str, str]  # the first contender, and who sits in both other seats


class Rotation(NamedTuple):
    """One deal, to be played once with every seat."""

    game: str
    names: Names
    seed: str
    seconds: float | None
    nodes: int | None
    options: tuple[tuple[str, str], ...] = ()


class Share(NamedTuple):
    """The first contender's share of the wins, and the seconds of each move, by contender."""

    wins: float
    times: tuple[tuple[float, ...], tuple[float, ...]]


def play_rotation(job: Rotation) -> Share:
    """Play the deal with the first contender in every seat in turn."""
    everyone = list_contenders(job.game)
    times: tuple[list[float], list[float]] = ([], [])
    shares = []
    for seat in range(SEATS):
        names = [job.names[other != seat] for other in range(SEATS)]
        choosers = [time_answers(everyone[name], times[other != seat])
                    for other, name in enumerate(names)]
        end = play_match(job, choosers, f"{job.seed}/{seat}")
        ended = load_rules(job.game).result(end)
        if ended is None:
            raise AssertionError("a match that is over has a result")
        shares.append((seat in ended.winners) / len(ended.winners))
    return Share(statistics.fmean(shares), (tuple(times[0]), tuple(times[1])))


def play_match(job: Rotation, choosers: Sequence[Chooser], chances: str,
               watch: Watcher | None = None) -> State:
    """Return the last state of a match. `chances` seeds the luck of the bots; `watch` is called
    before each move. Raises ValueError for a move that the rules refuse."""
    game = load_rules(job.game)
    chance = [Random(f"bot/{chances}/{seat}") for seat in range(SEATS)]

    def answer(state: State, seat: Seat) -> Move | None:
        return choosers[seat](game.view(state, seat), seat, chance[seat],
                              Budget(job.seconds, job.nodes))

    state = game.setup(SEATS, make_luck(job.seed, -1), dict(job.options))
    return play_out(game, state, answer, job.seed, watch=watch)


def mean_interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval over rotations, or over pairs of matches, in percent. If all are the
    same there is no spread to measure: up to 3/n of all matches may still differ without one having
    been seen."""
    mean = statistics.fmean(shares)
    reach = 3 / len(shares)
    if len(set(shares)) > 1:
        reach = 1.96 * statistics.stdev(shares) / sqrt(len(shares))
    return 100 * mean, 100 * max(0.0, mean - reach), 100 * min(1.0, mean + reach)


def write_line(names: Names, shares: Sequence[Share]) -> tuple[str, tuple[float, float]]:
    """Return a printed line about two contenders, and both ends of the first one's interval."""
    mean, low, high = mean_interval([share.wins for share in shares])
    text = (f"{names[0]:>16} - 2 {names[1]:<8} {mean:5.1f} % ({low:5.1f} to {high:5.1f})"
            f" over {len(shares)} rotations")
    return text, (low, high)


def list_verdicts(game: str, ends: Mapping[Names, tuple[float, float]]) -> tuple[list[str], bool]:
    """Return a printed line for each bar and its result, and whether a bar was missed. A level's
    lower end has to reach its bar. A probe's upper end has to be at its cap or under it; as long as
    only its lower end is, nothing was shown, and it has not failed either."""
    rivals = load_part(game, "bot.rivals")
    lines, failed = [], False
    for one, other, percent in rivals.BARS:
        if (one, other) in ends:
            low = ends[one, other][0]
            met = low >= percent
            failed |= not met
            lines.append(f"{one:>16} - 2 {other:<8} at least {percent:4.1f} %: {low:5.1f} %"
                         f" {'met' if met else 'NOT MET'}")
    for one, other, percent in rivals.CAPS:
        if (one, other) in ends:
            low, high = ends[one, other]
            failed |= low > percent
            said = "met" if high <= percent else "NOT MET" if low > percent else "open"
            lines.append(f"{one:>16} - 2 {other:<8} at most  {percent:4.1f} %: {low:5.1f} to"
                         f" {high:4.1f} % {said}")
    return lines, failed
