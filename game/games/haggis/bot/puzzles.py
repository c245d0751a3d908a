"""Haggis' puzzles for two: be out first, or capture this trick, with all cards open.

A node holds everything that matters for two players: hands as sorted cards, the combination to beat
and its player, and the player to move. Each choice of cards and each reading is tried, as the rules
list them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from game.bots.puzzles import Found
from game.core.cards import Cards
from game.core.contract import BadText, Move, Options, Seat
from game.games.haggis.rules.combos import NUMBERS, Reading
from game.games.haggis.rules.plays import list_plays
from game.games.haggis.rules.points import count_points
from game.games.haggis.rules.position import Play, State

SEATS = 2
OPTIONS: Sequence[Options] = ({},)
NESTED = True
OPENING = 0
MOST = 60_000
FEWEST, LONGEST = 5, 14  # cards in both hands
LONG = 24  # and at most, where one trick is all
WILDS = 3  # of them, at most
WORTH = 3  # points in a trick that matters
CARDS = 3  # that take a trick, at most: more are looked for, not thought of
GOALS = ("take", "out")
PASS: Move = ("pass",)


class Node(NamedTuple):
    """Both hands, the last combination's reading (None: `seat` leads), the player to move, and the
    taker of the first trick, if it is over."""

    hands: tuple[Cards, Cards]
    on: Reading | None
    seat: Seat
    taken: Seat | None


class Task:
    def __init__(self, state: State, hero: Seat, goal: str) -> None:
        self.hero = hero
        self.kind = goal
        one, other = state.hands
        on = state.trick[-1].reading if state.trick else None
        self.root = Node((one, other), on, hero, None)

    def judge(self, node: Node) -> bool | None:
        if self.kind == "take":
            return None if node.taken is None else node.taken == self.hero
        out = next((seat for seat, hand in enumerate(node.hands) if not hand), None)
        return None if out is None else out == self.hero

    def is_lost(self, node: Node) -> bool:  # noqa: ARG002  only a search tells
        return False

    def find_mover(self, node: Node) -> Seat:
        return node.seat

    def list_ways(self, node: Node) -> Sequence[Move]:
        """Return the plays, long ones first: they end rounds."""
        return _list_plays(node.hands[node.seat], node.on)

    def play(self, node: Node, move: Move) -> Node:
        """9, 10: between two players a pass ends the trick, and a trick won by a bomb goes to the
        other."""
        hands, on, seat, taken = node
        other = 1 - seat
        match move:
            case ("play", tuple(cards), Reading() as reading):
                left = tuple([card for card in hands[seat] if card not in cards])
                if not left:
                    taken = _find_taker(taken, reading, seat)
                both = (hands[0], left) if seat else (left, hands[1])
                return Node(both, reading, other, taken)
        return Node(hands, None, other, _find_taker(taken, on, other))

    def tell_goal(self, node: Node) -> str:  # noqa: ARG002  it stays the same
        return self.kind

    def find_kind(self, move: Move) -> Hashable:
        """Return the same reading with the same wilds."""
        match move:
            case ("play", tuple(cards), reading):
                return reading, tuple(card for card in cards if card >= NUMBERS)
        return move


def _find_taker(taken: Seat | None, on: Reading | None, last: Seat) -> Seat:
    if taken is not None:
        return taken
    return 1 - last if on and on.kind == "bomb" else last


@lru_cache(1 << 16)
def _list_plays(hand: Cards, on: Reading | None) -> tuple[Move, ...]:
    listed = sorted(list_plays(hand, on), key=lambda play: -len(play[0]))
    ways: list[Move] = [("play", cards, reading) for cards, reading in listed]
    return (*ways, PASS) if on else tuple(ways)


def read_task(state: State, hero: Seat, goal: str) -> Task:
    """`out`: be out first; `take`: capture the trick that lies. Raises BadText."""
    if goal not in GOALS:
        raise BadText(f"a goal is `out` or `take`, not {goal!r}")
    if len(state.hands) != SEATS or state.outs or state.stage != Play(hero):
        raise BadText("two seats play a round of which neither is out")
    if goal == "take" and not state.trick:
        raise BadText("no trick lies that could be taken")
    return Task(state, hero, goal)


def list_goals(state: State, hero: Seat) -> Iterable[str]:
    """Yield the goals; a trick matters where the round is not decided."""
    held = [card for hand in state.hands for card in hand]
    if (len(state.hands) != SEATS or state.stage != Play(hero) or None in state.bets
            or not all(state.hands) or sum(card >= NUMBERS for card in held) > WILDS):
        return
    if FEWEST <= len(held) <= LONGEST:
        yield "out"
    if len(held) <= LONG and sum(count_points(play.cards) for play in state.trick) >= WORTH:
        yield "take"


def rate_strength(found: Found) -> int | None:
    """Return the difficulty: few plays are easy to see through, a first move that a quick look
    misses is harder."""
    if found.goal == "take":
        plain = found.ways < 3 or not (found.tempted or found.others)
        if plain or _count_cards(found.line[0][1]) > CARDS:
            return None
        return min(found.own + (found.others > 0), 3)
    if found.others < 2 or found.ways < 3:
        return None
    weight = found.own + found.tempted + (found.ways > 8)
    return 1 if weight < 4 else 2 if weight < 5 else 3


def _count_cards(move: Move) -> int:
    """Return how many cards a move plays."""
    return len(move[1]) if isinstance(move[-1], Reading) and isinstance(move[1], tuple) else 0


def turn_position(state: State, hero: Seat) -> State:
    """Give the hero the first of two seats: both players exchange theirs."""
    if not hero:
        return state
    stage = state.stage
    return state._replace(
        hands=state.hands[::-1], captured=state.captured[::-1],
        trick=tuple(one._replace(seat=1 - one.seat) for one in state.trick),
        stage=replace(stage, seat=1 - stage.seat) if isinstance(stage, Play) else stage,
        bets=state.bets[::-1], outs=tuple((1 - seat, left) for seat, left in state.outs),
        scores=state.scores[::-1], dealer=1 - state.dealer)


def turned_move(move: Move) -> Move:
    return move


def find_scene(state: State) -> Hashable:
    """Return one of a round."""
    return state.round
