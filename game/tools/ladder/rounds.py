"""Measures bots by the points of single rounds, for card games with two or three players.

The same deal is played once with the first contender in each seat, and the second contender in all
others. What counts is the first one's points minus the average of the others, per deal.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from random import Random
from typing import NamedTuple

from game.bots.search import Budget, bot_of
from game.core.contract import Move, Seat, State, make_luck
from game.games import load_part, load_rules

LONGEST = 2000  # moves in a round
Chooser = Callable[[State, Seat, Random, Budget], Move | None]
Pair = tuple[int, str, str]  # seats, and two contenders


class Deal(NamedTuple):
    """One deal, to be played once with every seat."""

    game: str
    names: tuple[str, str]
    seats: int
    seed: str
    seconds: float | None
    nodes: int | None


class Lead(NamedTuple):
    """The first contender's lead in points; how many of its predictions were exact, of how many;
    and both contenders' seconds for each move."""

    points: float
    exact: int
    rounds: int
    times: tuple[tuple[float, ...], tuple[float, ...]]


def list_contenders(game: str) -> dict[str, Chooser]:
    """Return the contenders by name, weakest first."""
    rivals: dict[str, Chooser] = load_part(game, "bot.rivals").RIVALS
    bot = bot_of(game)

    def at(level: str) -> Chooser:
        return lambda view, seat, luck, budget: bot.choose(view, seat, luck, budget, level)

    return {**rivals, **{level: at(level) for level in bot.LEVELS}}


def play_deal(deal: Deal, more: Mapping[str, Chooser] | None = None) -> Lead:
    """Return the deal with the first contender in every seat in turn; `more` are contenders besides
    those that everybody knows."""
    everyone = {**list_contenders(deal.game), **(more or {})}
    leads, exact = [], 0
    times: tuple[list[float], list[float]] = ([], [])
    for seat in range(deal.seats):
        scores = play_round(deal, seat, times, everyone)
        points = [_points_of(score) for score in scores]
        leads.append(points[seat] - (sum(points) - points[seat]) / (deal.seats - 1))
        exact += _exact_of(scores[seat])
    return Lead(statistics.fmean(leads), exact, deal.seats, (tuple(times[0]), tuple(times[1])))


def _points_of(score: int | tuple[int, int]) -> int:
    return score[0] if isinstance(score, tuple) else score


def _exact_of(score: int | tuple[int, int]) -> int:
    return score[1] if isinstance(score, tuple) else 0


def play_round(
    deal: Deal, first: Seat, times: tuple[list[float], list[float]],
    everyone: Mapping[str, Chooser],
) -> tuple[int | tuple[int, int], ...]:
    """Return the scores after one round; adds to `times`."""
    game = load_rules(deal.game)
    choosers = [everyone[deal.names[seat != first]] for seat in range(deal.seats)]
    chance = [Random(f"bot/{deal.seed}/{first}/{seat}") for seat in range(deal.seats)]
    state = game.setup(deal.seats, make_luck(deal.seed, -1), {})
    for ply in range(LONGEST):
        asked = game.prompts(state)
        if state.round > 1 or not asked:
            scores: tuple[int | tuple[int, int], ...] = state.scores
            return scores
        for seat in sorted(asked, key=lambda seat: not asked[seat].optional):
            began = time.perf_counter()
            move = choosers[seat](game.view(state, seat), seat, chance[seat],
                                  Budget(deal.seconds, deal.nodes))
            if not asked[seat].optional:
                times[seat != first].append(time.perf_counter() - began)
            if move is not None:
                break
        if move is None or game.refusal(state, seat, move) is not None:
            raise ValueError(f"seat {seat} answered {move!r} in {game.write(state)}")
        state = game.step(state, seat, move, make_luck(deal.seed, ply))
    raise ValueError(f"a round of {deal.game} does not end: {game.write(state)}")


def mean_interval(leads: Sequence[float]) -> tuple[float, float, float]:
    """Mean and 95 % interval over deals, in points a round."""
    mean = statistics.fmean(leads)
    reach = 1.96 * statistics.stdev(leads) / sqrt(len(leads)) if len(leads) > 1 else float("inf")
    return mean, mean - reach, mean + reach


def write_line(deal: Deal, leads: Sequence[Lead]) -> tuple[str, float]:
    """Return a printed line about two contenders, and the lower end of the first one's interval."""
    mean, low, high = mean_interval([lead.points for lead in leads])
    better, worse = deal.names
    text = (f"{deal.seats} seats {better:>8} - {worse:<8} {mean:+6.1f}  [{low:+6.1f}, {high:+6.1f}]"
            f" over {len(leads)} deals")
    if hasattr(load_part(deal.game, "bot.rivals"), "EXACT"):
        text += f"; {exact_share(leads):.0f} % exact"
    return text, low


def exact_share(leads: Sequence[Lead]) -> float:
    """Percent of the first contender's predictions that were exact."""
    return 100 * sum(t.exact for t in leads) / sum(t.rounds for t in leads)


def list_verdicts(
    game: str, lows: Mapping[Pair, float], leads: Mapping[Pair, Sequence[Lead]],
) -> tuple[list[str], bool]:
    """Return a printed line for each bar and its result, and whether a bar was missed."""
    rivals = load_part(game, "bot.rivals")
    lines, failed = [], False
    for (seats, better, worse), low in lows.items():
        for one, other, points in rivals.BARS:
            if (one, other) == (better, worse):
                met = low > points if points == 0 else low >= points
                failed |= not met
                lines.append(f"{seats} seats {better:>8} - {worse:<8} {points:+.0f}: {low:+.1f}"
                             f" {'met' if met else 'NOT MET'}")
    for (better, worse), percent in getattr(rivals, "EXACT", {}).items():
        for key, found in leads.items():
            if key[1:] == (better, worse):
                share = exact_share(found)
                failed |= share < percent
                lines.append(f"{key[0]} seats {better:>8} - {worse:<8} exact {percent} %:"
                             f" {share:.1f} % {'met' if share >= percent else 'NOT MET'}")
    return lines, failed
