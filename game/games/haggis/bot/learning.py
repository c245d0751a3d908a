"""Rounds of Haggis from which a net learns; now and then it meets others, who play by habits.

A round knows all cards, but what it asks a net is only what the seat in turn sees (`features`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import NamedTuple

from game.bots.league import OLD, seat_players
from game.bots.search import Budget
from game.core.contract import Move, Seat
from game.games.haggis.bot.features import NEVER, SIZE, sight_in
from game.games.haggis.bot.hands import BOMB, Card, list_held, mask_of
from game.games.haggis.bot.judged import BET, SCALE, Question, make_question
from game.games.haggis.bot.playout import World
from game.games.haggis.bot.search import options_of
from game.games.haggis.rules import moves, prompts, setup
from game.games.haggis.rules.points import add_outs
from game.games.haggis.rules.position import Give, State

BITS = SIZE
HEADS = 4  # points to come, and whether seat 0, 1, 2 (from one's own) is out first
LEVELS = {"novice": 4_500, "skilled": 17_000, "expert": None}  # rounds after which each stopped
AGAIN = 4  # rounds played with the same deal, with different leaders
CURIOUS = 0.03  # how often a net plays anything
BOLD = 0.06  # how often its bet is drawn by lot
BETS = (0, 15, 30)

Habit = Callable[[World, list[Card | None], Random], Card | None]


def _list_without_bombs(options: list[Card | None]) -> list[Card]:
    return [made for made in options if made is not None and made.form != BOMB]


def _play_longest(world: World, options: list[Card | None], luck: Random) -> Card | None:
    """Lead many cards, follow cheaply, and keep bombs for the end."""
    quiet = _list_without_bombs(options)
    if world.form < 0:
        plays = quiet or [made for made in options if made]
        return max(plays, key=lambda made: (made.size, -made.wilds, -made.rank))
    if quiet:
        return min(quiet, key=lambda made: (made.wilds, made.rank))
    few = min(hand.bit_count() for hand in world.hands if hand) <= 5
    bombs = [made for made in options if made]
    return bombs[0] if bombs and (few or luck.random() < 0.1) else None


def _play_lowest(world: World, options: list[Card | None], luck: Random) -> Card | None:
    """Lead low and plain cards first, and spare wilds."""
    quiet = _list_without_bombs(options)
    plain = [made for made in quiet if not made.wilds]
    if world.form < 0:
        plays = plain or quiet or [made for made in options if made]
        return min(plays, key=lambda made: (made.rank, -made.size))
    few = min(hand.bit_count() for hand in world.hands if hand) <= 6
    if plain or (quiet and few):
        return min(plain or quiet, key=lambda made: (made.wilds, made.rank))
    bombs = [made for made in options if made]
    return bombs[0] if bombs and few and luck.random() < 0.7 else None


def _play_highest(_: World, options: list[Card | None], luck: Random) -> Card | None:
    """Play the highest card, always."""
    plays = [made for made in options if made]
    if not plays:
        return None
    return max(plays, key=lambda made: (made.rank, made.size, luck.random()))


def _play_hastily(world: World, options: list[Card | None], _: Random) -> Card | None:
    """Never pass with a legal play."""
    plays = [made for made in options if made]
    if not plays:
        return None
    if world.form < 0:
        return max(plays, key=lambda made: (made.size, -made.rank))
    return min(plays, key=lambda made: (made.form == BOMB, made.wilds, made.rank))


def _play_bombs(world: World, options: list[Card | None], luck: Random) -> Card | None:
    """Bomb each trick if possible."""
    bombs = [made for made in options if made and made.form == BOMB]
    return bombs[0] if bombs and world.form >= 0 else _play_longest(world, options, luck)


def _play_any(_: World, options: list[Card | None], luck: Random) -> Card | None:
    return options[int(luck.random() * len(options))]


def _play_instinct(world: World, _: list[Card | None], luck: Random) -> Card | None:
    return world.play_instinct(luck)


HABITS: tuple[Habit, ...] = (
    _play_longest, _play_lowest, _play_highest, _play_hastily, _play_bombs, _play_instinct,
    _play_instinct, _play_any)


class Dealt(NamedTuple):
    """A deal, with what every hand can play."""

    world: World
    haggis: int


def deal(seats: int, luck: Random) -> Dealt:
    state = setup(seats, luck, {})
    return Dealt(World(state, [list_held(hand) for hand in state.hands]), mask_of(state.haggis))


class Chosen(NamedTuple):
    """A decision of the net: its features, its seat, and everybody's points so far."""

    bits: int
    seat: Seat
    had: tuple[int, ...]


class Round:
    """A round under way. `options` are what the seat in turn may see next, and empty at the end;
    `old` says that an earlier net is asked."""

    def __init__(self, dealt: Dealt, leader: Seat, players: Sequence[str | Habit], luck: Random,
                 bold: float = BOLD, curious: float = CURIOUS) -> None:
        self.world = dealt.world.copy()
        self.world.turn = self.world.last = leader
        self.world.bets = [NEVER] * len(self.world.hands)
        self.chosen: list[Chosen] = []
        self.options: list[int] = []
        self.old = False
        self._haggis = dealt.haggis
        self._players = players
        self._luck = luck
        self._bold, self._curious = bold, curious
        self._question: Question
        self._betting = [luck.choice(((0,), (30,), BETS)) for _ in players]
        self._go_on()

    def answer(self, heads: Sequence[Sequence[float]]) -> None:
        """Answer with the net's estimates of all options: play the best, or now and then any."""
        luck, question = self._luck, self._question
        at, bets = question.find_best(heads)
        if luck.random() < self._curious:
            at = int(luck.random() * len(question.plays))
        if question.open and luck.random() < self._bold:
            bets = luck.random() < 0.5
        made = question.plays[at]
        if bets and made:
            self.world.bets[self.world.turn] = BET
            question = Question(sight_in(self.world, self.world.turn, self._haggis), [made])
        if not self.old:
            bits = question.options[at if question is self._question else 0]
            self.chosen.append(Chosen(bits, self.world.turn, tuple(self._points_so_far())))
        self.make_play(made)
        self._go_on()

    def _points_so_far(self) -> list[int]:
        """Return the points that everybody has already, in tricks and for being out."""
        had = self.world.caught.copy()
        add_outs(had, self.world.outs)
        return had

    def make_play(self, made: Card | None) -> None:
        world = self.world
        if made is not None:
            world.bets[world.turn] = max(world.bets[world.turn], 0)
        world.play(made)
        if world.outs:
            world.bets = [max(bet, 0) for bet in world.bets]

    def _go_on(self) -> None:
        """Play what needs no net, until one is asked or the round is over."""
        self.options = []
        while True:
            world = self.world
            if world.outs and len(world.outs) == len(world.hands) - 1:
                return
            seat = world.turn
            plays = options_of(world.hands[seat], world.plays[seat], world.form, world.rank)
            player = self._players[seat]
            if not isinstance(player, str):
                made = player(world, plays, self._luck)
                if made and world.bets[seat] == NEVER:
                    world.bets[seat] = self._luck.choice(self._betting[seat])
                self.make_play(made)
                continue
            if plays == [None]:
                self.make_play(None)
                continue
            self.old = player == OLD
            self._question = Question(sight_in(world, seat, self._haggis), plays)
            self.options = self._question.options
            return

    def list_lessons(self) -> list[tuple[int, tuple[float, ...]]]:
        """Return the features and the outcome of each decision of the net."""
        world = self.world
        bets, world.bets = world.bets, [0] * len(world.bets)
        gains = world.count_gains()
        world.bets = bets
        count, first = len(gains), world.outs[0][0]
        told = []
        for bits, seat, already in self.chosen:
            to_come = [gain - had for gain, had in zip(gains, already, strict=True)]
            lead = to_come[seat] - (sum(to_come) - to_come[seat]) / (count - 1)
            told.append((bits, (lead / SCALE, *(
                float((seat + i) % count == first and i < count) for i in range(HEADS - 1)))))
        return told


def begin_rounds(seats: Sequence[int], luck: Random, count: int) -> Iterator[Round]:
    """Yield rounds that have begun, some against habits and earlier nets."""
    for number in range(count):
        if number % AGAIN == 0:
            dealt = deal(luck.choice(list(seats)), luck)
        hands = len(dealt.world.hands)
        company = seat_players(hands, HABITS, luck)
        yield Round(dealt, number % hands, company, Random(luck.getrandbits(64)))


def make_player(
    judge: Callable[[list[int]], list[list[float]]],
) -> Callable[[State, Seat, Random, Budget], Move | None]:
    """Return a contender for the ladder that does what a net thinks best."""
    def choose(view: State, seat: Seat, _: Random, __: Budget) -> Move | None:
        prompt = prompts(view).get(seat)
        if prompt is None or prompt.optional:
            return None
        if isinstance(view.stage, Give):
            return moves(view, seat)[0]
        question, listed = make_question(view, seat)
        at, bets = question.find_best(judge(question.options))
        return ("bet", BET) if bets else listed[at]
    return choose
