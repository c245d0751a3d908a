"""How long matches of Reindeer Rivals last and how they end, and what the bot reaches alone."""

from __future__ import annotations

import statistics as figures
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import NamedTuple

from game.bots.search import Budget
from game.core.contract import make_luck
from game.games.reindeer import RULES, bot
from game.games.reindeer.bot.country import load_country
from game.games.reindeer.rules import MONEY, order_of_turns
from game.games.reindeer.rules.position import State
from game.tools.ladder.matches import play_out, time_answers

NODES = 60  # for one thought: with few of them the first choices decide how matches go
MAPS = ("usa", "netherlands")


class Played(NamedTuple):
    """A match: its rounds, the money in the order of the first round, why it ended, the cities that
    were filled in its last round, and the seconds of thinking."""

    rounds: int
    money: tuple[int, ...]
    reason: str
    last: tuple[str, ...]
    seconds: float


def play_match(seats: int, options: Mapping[str, str], seed: str, nodes: int | None = NODES,
               seconds: float | None = None) -> Played:
    """Return one match of the best level against itself; with seconds for each move no two runs are
    the same."""
    game = RULES
    began: State = game.setup(seats, make_luck(seed, -1), options)
    chance = [Random(f"bot/{seed}/{seat}") for seat in range(seats)]
    spent: list[float] = []
    states: list[State] = []
    choose = time_answers(bot.choose, spent)
    end: State = play_out(
        game, began, lambda state, seat: choose(state, seat, chance[seat], Budget(seconds, nodes),
                                                "expert"),
        seed, watch=lambda state, _seat, _move: states.append(state))
    filled = next((state for state in reversed(states) if state.delivered != end.delivered), began)
    result = game.result(end)
    return Played(
        end.round, tuple(end.money[seat] for seat in order_of_turns(began.dice, len(began.money))),
        result.reason if result else "", _list_last(filled, end), sum(spent))


def _list_last(before: State, after: State) -> tuple[str, ...]:
    """Return the cities that got the very last packets."""
    cities = load_country(after.map).atlas.cities
    return tuple(city.name for city, one, two in zip(cities, before.delivered, after.delivered,
                                                     strict=True) if one != two)


def list_statistics(count: int, seed: str, options: Mapping[str, str],
                    nodes: int | None = None) -> Iterator[str]:
    """Yield a line for each board and number of players, each over a number of matches."""
    nodes = NODES if nodes is None else nodes
    for board in MAPS:
        if options.get("map", board) != board:
            continue
        for seats in (2, 3, 4, 5):
            games = [play_match(
                seats, {**options, "map": board}, f"{seed}/{board}/{seats}/{i}", nodes)
                     for i in range(count)]
            yield from describe_games(board, seats, games)


def describe_games(board: str, seats: int, games: list[Played]) -> Iterator[str]:
    rounds = sorted(game.rounds for game in games)
    low, high = (rounds[int(share * (len(rounds) - 1))] for share in (0.1, 0.9))
    winner = figures.fmean(max(game.money) for game in games)
    loser = figures.fmean(min(game.money) for game in games)
    yield (f"{board} {seats} players: rounds {figures.fmean(rounds):.1f} ({low}-{high}), money "
           f"{winner:.0f} / {loser:.0f}, {figures.fmean(g.seconds for g in games):.1f} s a match")
    ends = Counter(game.reason for game in games)
    places: Counter[int] = Counter()
    for game in games:
        best = [i for i, money in enumerate(game.money) if money == max(game.money)]
        places.update(best if len(best) == 1 else ())
    filled = Counter(name for game in games for name in game.last)
    yield (f"  ends {dict(ends)}; wins by place in round 1: "
           f"{', '.join(str(places[i]) for i in range(seats))}; filled last: "
           f"{', '.join(f'{name} {n}' for name, n in filled.most_common(4))}")


def list_solitaire(
    seed: str, seconds: float | None, nodes: int | None, boards: Sequence[str] = tuple(MAPS),
) -> Iterator[str]:
    """Yield the profit alone, held against par and the proven bound, on some boards in both
    sizes."""
    for board in boards:
        atlas = load_country(board).atlas.figures
        for quick, par, bound in (("off", atlas.par, atlas.bound),
                                  ("on", atlas.par_quick, atlas.bound_quick)):
            game = play_match(1, {"map": board, "quick": quick}, f"{seed}/{board}", nodes, seconds)
            profit = game.money[0] - MONEY
            yield (f"{board}{'+quick' * (quick == 'on')}: profit {profit}, par {par}, bound {bound}"
                   f", {100 * profit / bound:.1f} % of the bound, {game.rounds} turns,"
                   f" {game.seconds / game.rounds:.2f} s a turn, {game.reason}")
