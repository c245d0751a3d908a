"""Plays a game's bots against each other: `python -m game.tools.ladder.ladder GAME`.

Card games are measured in points of single rounds, see `rounds`; matches of three players in shares
of the wins, see `shares`; matches of two are below.

Every two contenders meet in pairs of matches with the same opening and the seats exchanged.
Openings, the luck of the rules and the luck of the bots come from separate seeded streams. What
counts is the score per pair, with a 95 % interval over the pairs.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple, TypeVar

from game.bots.search import Budget, bot_of
from game.core.contract import Move, Options, Rules, Seat, State, make_luck, pick
from game.games import load_part, load_rules
from game.tools.ladder.crew import NoCluster, make_crew
from game.tools.ladder.matches import play_out, time_answers
from game.tools.ladder.rounds import Deal, Lead, list_contenders, list_verdicts, play_deal
from game.tools.ladder.rounds import write_line as line_of_deals
from game.tools.ladder.shares import Names, Rotation, Share, mean_interval, play_rotation
from game.tools.ladder.shares import list_verdicts as verdicts_of_shares
from game.tools.ladder.shares import write_line as line_of_shares

OPENING = 2  # random moves at the start: two bots without luck would play one match over and over

T = TypeVar("T")
Done = TypeVar("Done")


class Job(NamedTuple):
    """One pair of matches."""

    game: str
    names: tuple[str, str]
    seed: str
    seconds: float | None
    nodes: int | None
    options: tuple[tuple[str, str], ...] = ()


class Score(NamedTuple):
    """The first contender's result in a pair of matches, 1, 1/2 or 0 in each; and the seconds of
    each move, by contender."""

    points: tuple[float, float]
    times: tuple[tuple[float, ...], tuple[float, ...]]


def play_opening(game: Rules, seed: str, options: Options, length: int = OPENING) -> State:
    """Return the state of a match for two after a few random moves."""
    state = game.setup(2, make_luck(seed, -1), options)
    chance = Random(f"opening/{seed}")
    for ply in range(length):
        seat = min(game.prompts(state))
        state = game.step(state, seat, pick(sorted(game.moves(state, seat), key=repr), chance),
                          make_luck(seed, ply))
    return state


def play_pair(job: Job) -> Score:
    """Play both matches of a pair, the second with the seats exchanged."""
    first, second = play_match(job, 0), play_match(job, 1)
    return Score((first[0], second[0]), (first[1] + second[1], first[2] + second[2]))


def play_match(job: Job, seat_of_first: Seat) -> tuple[float, tuple[float, ...], tuple[float, ...]]:
    """Return the first contender's points, and the times of both contenders."""
    game = load_rules(job.game)
    length = getattr(load_part(job.game, "bot.rivals"), "OPENING", OPENING)
    state = play_opening(game, job.seed, dict(job.options), length)
    everyone = list_contenders(job.game)
    times: tuple[list[float], list[float]] = ([], [])
    choosers = [time_answers(everyone[name], spent)
                for name, spent in zip(job.names, times, strict=True)]
    chance = [Random(f"bot/{job.seed}/{seat_of_first}/{i}") for i in (0, 1)]

    def answer(state: State, seat: Seat) -> Move | None:
        who = int(seat != seat_of_first)
        return choosers[who](game.view(state, seat), seat, chance[who],
                             Budget(job.seconds, job.nodes))

    ended = game.result(play_out(game, state, answer, job.seed, ply=length))
    if ended is None:
        raise AssertionError("a match that is over has a result")
    points = (seat_of_first in ended.winners) / len(ended.winners)
    return points, tuple(times[0]), tuple(times[1])


def run_jobs(
    play: Callable[[T], Done], jobs: Sequence[T], cores: int = 2, cluster: str = "",
) -> Iterator[Done]:
    """Yield the results of the jobs, in order; `cores` of them run at a time, or as many as the
    cluster at an address has."""
    with make_crew(min(cores, os.cpu_count() or 1), cluster) as who:
        yield from who.map_tasks(play, jobs)


def write_line(names: tuple[str, str], scores: Sequence[Score]) -> tuple[str, float]:
    """Return a printed line about two contenders, and the lower end of the first one's interval."""
    points = [p for score in scores for p in score.points]
    wins, losses = points.count(1.0), points.count(0.0)
    mean, low, high = mean_interval([sum(score.points) / 2 for score in scores])
    text = (f"{names[0]:>8} - {names[1]:<8} {wins:>4}/{len(points) - wins - losses}/{losses:<4}"
            f" {mean:5.1f} % ({low:5.1f} to {high:5.1f})")
    return text, low


def write_pace(name: str, times: Sequence[float]) -> str:
    """Median, p95 and longest time for a move, in milliseconds."""
    ordered = sorted(times)
    p95 = ordered[int(0.95 * (len(ordered) - 1))]
    return (f"{name:>8} {1000 * statistics.median(ordered):9.2f} {1000 * p95:9.2f}"
            f" {1000 * ordered[-1]:9.2f}  ({len(ordered)} moves)")


def main(given: Sequence[str] | None = None) -> int:
    asked = _make_parser().parse_args(given)
    try:
        return _run_asked(asked)
    except NoCluster as flaw:
        sys.stderr.write(f"{flaw}\n")
        return 1


def _run_asked(asked: argparse.Namespace) -> int:
    rivals = load_part(asked.game, "bot.rivals")
    if asked.seconds is None and asked.nodes is None:
        asked.seconds = getattr(rivals, "SECONDS", 1.0)
    if asked.statistics:
        return _run_statistics(asked)
    if asked.solitaire:
        print(*rivals.list_solitaire(asked.seed, asked.seconds, asked.nodes), sep="\n")
        return 0
    unit = getattr(rivals, "UNIT", "matches")
    if unit != "matches":
        return _run_rounds(asked) if unit == "points" else _run_shares(asked)
    if asked.endgames:
        return _print_endgames(asked.game, asked.endgames, asked.seed)
    names = [n for n in list_contenders(asked.game) if not asked.only or n in asked.only.split(",")]
    lows: dict[tuple[str, str], float] = {}
    times: dict[str, list[float]] = {name: [] for name in names}
    print("wins/draws/losses and score with 95 % interval over pairs")
    for worse, better in combinations(names, 2):
        jobs = [Job(asked.game, (better, worse), f"{asked.seed}/{i}", asked.seconds, asked.nodes,
                    tuple(asked.option))
                for i in range(asked.pairs)]
        scores = list(run_jobs(play_pair, jobs, asked.cores, asked.cluster))
        text, lows[better, worse] = write_line((better, worse), scores)
        print(text, flush=True)
        for i, name in enumerate((better, worse)):
            times[name] += [second for score in scores for second in score.times[i]]
    print("\nms a move    median       p95       max")
    for name in names:
        print(write_pace(name, times[name]))
    return _print_bars(asked.game, lows)


def _run_rounds(asked: argparse.Namespace) -> int:
    """Return the ladder of a game that is measured in points: every pair of contenders, or those
    with a bar only."""
    names = [n for n in list_contenders(asked.game) if not asked.only or n in asked.only.split(",")]
    wanted = [(worse, better) for worse, better in combinations(names, 2)]
    if asked.bars:
        barred = {(bar[1], bar[0])
                  for bar in load_part(asked.game, "bot.rivals").BARS}
        wanted = [names_of for names_of in wanted if names_of in barred]
    outcomes: dict[tuple[int, str, str], list[Lead]] = {}
    lows: dict[tuple[int, str, str], float] = {}
    print("points a round ahead of the others, with 95 % interval over deals")
    for seats in map(int, asked.seats.split(",")):
        for worse, better in wanted:
            deals = [Deal(asked.game, (better, worse), seats, f"{asked.seed}/{i}", asked.seconds,
                          asked.nodes) for i in range(asked.pairs)]
            key = (seats, better, worse)
            outcomes[key] = list(run_jobs(play_deal, deals, asked.cores, asked.cluster))
            text, lows[key] = line_of_deals(deals[0], outcomes[key])
            print(text, flush=True)
    _print_paces(names, outcomes)
    print("\nbars, held against the lower end")
    lines, failed = list_verdicts(asked.game, lows, outcomes)
    print(*lines, sep="\n")
    return int(failed)


def _run_shares(asked: argparse.Namespace) -> int:
    """Return the ladder of matches of three: one contender against two of another."""
    rivals = load_part(asked.game, "bot.rivals")
    capped: list[Names] = [(one, other) for one, other, _ in rivals.CAPS]
    barred: list[Names] = [(one, other) for one, other, _ in rivals.BARS]
    names = [n for n in list_contenders(asked.game) if not asked.only or n in asked.only.split(",")]
    plain = [name for name in names if name not in {probe for probe, _ in capped}]
    wanted = [(better, worse) for worse, better in combinations(plain, 2)
              if not asked.bars or (better, worse) in barred]
    wanted += [pair for pair in capped if set(pair) <= set(names)]
    ends: dict[Names, tuple[float, float]] = {}
    outcomes: dict[tuple[int, str, str], list[Share]] = {}
    print("share of the wins against two of the other, with 95 % interval over rotations")
    for pair_of_names in wanted:
        jobs = [Rotation(asked.game, pair_of_names, f"{asked.seed}/{i}", asked.seconds,
                         asked.nodes, tuple(asked.option)) for i in range(asked.pairs)]
        shares = list(run_jobs(play_rotation, jobs, asked.cores, asked.cluster))
        text, ends[pair_of_names] = line_of_shares(pair_of_names, shares)
        outcomes[3, *pair_of_names] = shares
        print(text, flush=True)
    _print_paces(names, outcomes)
    print("\nbars, held against the lower end")
    lines, failed = verdicts_of_shares(asked.game, ends)
    print(*lines, sep="\n")
    return int(failed)


def _run_statistics(asked: argparse.Namespace) -> int:
    """Return statistics of matches with one level in all seats, the best or a given one."""
    rivals = load_part(asked.game, "bot.rivals")
    if hasattr(rivals, "list_statistics"):
        for told in rivals.list_statistics(asked.statistics, asked.seed, dict(asked.option),
                                           asked.nodes):
            print(told, flush=True)
        return 0
    counting = load_part(asked.game, "bot.statistics")
    level = asked.only or bot_of(asked.game).LEVELS[-1]
    jobs = [Rotation(asked.game, (level, level), f"{asked.seed}/{i}", asked.seconds, asked.nodes,
                     tuple(asked.option)) for i in range(asked.statistics)]
    print(f"{asked.game}, {level} in every seat", *map("=".join, asked.option))
    watched = list(run_jobs(counting.watch_match, jobs, asked.cores, asked.cluster))
    print(*counting.write_report(watched), sep="\n")
    return 0


def _print_paces(
    names: Sequence[str], outcomes: Mapping[tuple[int, str, str], Sequence[Lead | Share]],
) -> None:
    print("\nms a move    median       p95       max")
    for name in names:
        times = [second for key, found in outcomes.items() if name in key[1:]
                 for outcome in found for second in outcome.times[key[1:].index(name)]]
        if times:
            print(write_pace(name, times))


def _print_endgames(game: str, count: int, seed: str) -> int:
    """Print the mistakes in solved positions. Returns 1 if there are any."""
    slips: list[str] = load_part(game, "bot.rivals").list_endgame_mistakes(count, seed)
    print(*slips, f"{len(slips)} slips in {count} solved positions with something to lose",
          sep="\n")
    return int(bool(slips))


def _print_bars(game: str, lows: dict[tuple[str, str], float]) -> int:
    """Print each bar and the lower end that is held against it. Returns 1 if one is not met."""
    print("\nbars, held against the lower end")
    failed = 0
    for better, worse, percent in load_part(game, "bot.rivals").BARS:
        if (better, worse) in lows:
            met = lows[better, worse] >= percent
            failed |= not met
            print(f"{better:>8} - {worse:<8} {percent} %: {lows[better, worse]:5.1f} %"
                  f" {'met' if met else 'NOT MET'}")
    return failed


def _make_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game.tools.ladder.ladder", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=50, help="pairs of matches per two contenders")
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--seconds", type=float, help="for each move (default: 1)")
    budget.add_argument("--nodes", type=int, help="for each move: the same on every machine")
    parser.add_argument("--seats", default="2,3", help="games of points: numbers of players")
    parser.add_argument("--bars", action="store_true", help="pairs with a bar only")
    parser.add_argument("--cores", type=int, default=2, help="matches at a time (default: 2)")
    parser.add_argument("--cluster", default="", help="address of a Ray cluster that plays instead")
    parser.add_argument("--only", help="names of contenders, separated by commas")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--endgames", type=int, metavar="N",
                        help="instead: the best level in N positions that are solved")
    parser.add_argument(
        "--option", action="append", default=[], type=_read_option, metavar="NAME=VALUE",
        help="of the game, as often as there are some: map=netherlands")
    parser.add_argument("--statistics", type=int, metavar="N",
                        help="instead: what happens in N matches of the best level, or of --only")
    parser.add_argument("--solitaire", action="store_true",
                        help="instead: the best level alone, held against par and bound")
    return parser


def _read_option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


if __name__ == "__main__":
    sys.exit(main())
