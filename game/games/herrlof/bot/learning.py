"""Rounds of Herrlof from which a net learns; now and then it meets others, who play by habits.

A round knows all cards, but what it asks a net is only what the seat in turn sees (`features`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

from game.bots.league import OLD, seat_players
from game.bots.search import Budget
from game.core.contract import Move, Seat
from game.games.herrlof.bot.features import SIZE, encode_moves
from game.games.herrlof.bot.instinct import play_instinct
from game.games.herrlof.bot.judged import HEADS as TOLD
from game.games.herrlof.bot.judged import SCALE, find_best
from game.games.herrlof.bot.rivals import play_counting, play_greedily
from game.games.herrlof.rules import moves, prompts, setup, step
from game.games.herrlof.rules.points import EXACT
from game.games.herrlof.rules.position import COLOUR, RANK, Over, Play, Predict, State

BITS = SIZE
HEADS = TOLD
LEVELS = {"novice": 4_500, "skilled": 17_000, "expert": None}  # rounds after which each stopped
AGAIN = 4  # rounds played with the same deal
CURIOUS = 0.03  # how often a net does anything
BOLD = 0.2  # how often a prediction is one off

Habit = Callable[[State, Seat, list[Move], Random], Move]


def _strength_of(view: State, move: Move) -> int:
    card = move[1] if len(move) > 1 else -1
    if not isinstance(card, int) or move[0] == "steal":
        return -1
    return RANK[card] + 10 * (COLOUR[card] == COLOUR[view.trump])


def _play_high(view: State, _: Seat, options: list[Move], luck: Random) -> Move:
    """Promises much, and plays its highest card always."""
    if isinstance(view.stage, Predict):
        return options[min(int(len(options) * 0.5 + luck.random() * 3), len(options) - 1)]
    return max(options, key=lambda move: _strength_of(view, move))


def _play_low(view: State, _: Seat, options: list[Move], luck: Random) -> Move:
    """Promises next to nothing, and plays its lowest card always."""
    if isinstance(view.stage, Predict):
        return options[int(luck.random() * 3)]
    return min(options, key=lambda move: _strength_of(view, move))


def _play_any(_: State, __: Seat, options: list[Move], luck: Random) -> Move:
    return options[int(luck.random() * len(options))]


def _play_by_instinct(view: State, seat: Seat, _: list[Move], luck: Random) -> Move:
    return play_instinct(view, seat, luck)


def _play_greedy(view: State, seat: Seat, _: list[Move], luck: Random) -> Move:
    return play_greedily(view, seat, luck, Budget())


def _play_counter(view: State, seat: Seat, _: list[Move], luck: Random) -> Move:
    return play_counting(view, seat, luck, Budget())


HABITS: tuple[Habit, ...] = (
    _play_high, _play_low, _play_any, _play_by_instinct, _play_by_instinct, _play_greedy,
    _play_greedy, _play_greedy, _play_greedy, _play_greedy,
    _play_greedy, _play_counter, _play_counter,
)
LEAGUE = 0.6  # rounds against them: much of what others want can only be learned from others
ALIKE = 0.75  # of these, rounds in which all others have one habit, which can be told from it then


class Round:
    """A round under way. `options` are what the seat in turn may see next, and empty at the end;
    `old` says that an earlier net is asked."""

    def __init__(
        self, state: State, players: Sequence[str | Habit], luck: Random,
    ) -> None:
        self.state = state
        self.chosen: list[tuple[int, Seat]] = []
        self.options: list[int] = []
        self.old = False
        self._players, self._luck = players, luck
        self._began = state.round
        self._tricks: list[int] = []
        self._listed: list[Move] = []
        self._seat = 0
        self._go_on()

    def answer(self, heads: Sequence[Sequence[float]]) -> None:
        """Answer with the net's estimates of all options: take the best, or now and then any."""
        luck, at = self._luck, find_best(heads)
        around = isinstance(self.state.stage, Predict)
        if luck.random() < (BOLD if around else CURIOUS):
            at = (min(max(at + (-1, 1)[luck.random() < 0.5], 0), len(heads) - 1) if around
                  else int(luck.random() * len(heads)))
        if not self.old:
            self.chosen.append((self.options[at], self._seat))
        self._make_move(self._listed[at])
        self._go_on()

    def _make_move(self, move: Move) -> None:
        self.state = step(self.state, self._seat, move, self._luck)

    def _go_on(self) -> None:
        """Do what needs no net, until one is asked or the round is over."""
        self.options = []
        while self.state.round == self._began and not isinstance(self.state.stage, Over):
            state = self.state
            stage = state.stage
            self._seat = seat = stage.seat if isinstance(stage, Play) else min(prompts(state))
            self._listed = list(moves(state, seat))
            player = self._players[seat]
            if len(self._listed) == 1:
                self._make_move(self._listed[0])
            elif not isinstance(player, str):
                self._make_move(player(state, seat, self._listed, self._luck))
            else:
                self.old = player == OLD
                self.options = encode_moves(state, seat, self._listed)
                return

    def list_lessons(self) -> list[tuple[int, tuple[float, ...]]]:
        """Return for every decision of the net what it saw, and what came of it."""
        scores = self.state.scores
        plain = [points - EXACT * exact for points, exact in scores]
        exacts = [exact for _, exact in scores]
        total, all_exact, others = sum(plain), sum(exacts), len(plain) - 1
        return [(bits, ((plain[seat] - (total - plain[seat]) / others) / SCALE,
                        float(exacts[seat]), (all_exact - exacts[seat]) / others))
                for bits, seat in self.chosen]


def begin_rounds(seats: Sequence[int], luck: Random, count: int) -> Iterator[Round]:
    """Yield rounds that have begun, some against habits and earlier nets."""
    for number in range(count):
        if number % AGAIN == 0:
            state = setup(luck.choice(list(seats)), luck, {})
        hands = len(state.hands)
        others = seat_players(hands, HABITS, luck, LEAGUE, ALIKE)
        yield Round(state._replace(dealer=number % hands), others, Random(luck.getrandbits(64)))


def make_player(
    judge: Callable[[list[int]], list[list[float]]],
) -> Callable[[State, Seat, Random, Budget], Move | None]:
    """Return a contender for the ladder that does what a net thinks best."""
    def choose(view: State, seat: Seat, _: Random, __: Budget) -> Move | None:
        if seat not in prompts(view):
            return None
        listed = list(moves(view, seat))
        return listed[find_best(judge(encode_moves(view, seat, listed)))]
    return choose
