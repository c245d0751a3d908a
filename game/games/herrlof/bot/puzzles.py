"""Herrlof's puzzles: take exactly the predicted tricks, with all hands open.

Nothing is left to chance: nobody holds a 3 or a 6, whose cards come out of the deck or by lot, and
two Valknuts cannot meet in a trick. A node holds everything that the rest of a round depends on.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import replace
from typing import NamedTuple

from game.bots.puzzles import Found
from game.core.cards import Cards, remove_cards
from game.core.contract import BadText, Move, Options, Seat, put
from game.games.herrlof.rules.moves import KEEP
from game.games.herrlof.rules.position import (
    COLOUR,
    RANK,
    UNSEEN,
    VALKNUT,
    Play,
    State,
    TakeTrick,
    Trick,
)
from game.games.herrlof.rules.tricks import leads_after, winner_at

SEATS = 2
OPTIONS: Sequence[Options] = ({},)
NESTED = False
OPENING = 0
MOST = 150_000
FEWEST, LONGEST = 4, 7  # tricks to come
CHANCE = 3, 6  # ranks that draw cards


class Node(NamedTuple):
    """Hands, the cards of the trick and its leader, tricks so far, the player to move, and the
    leader after a 1 has won (None: a card is played)."""

    hands: tuple[Cards, ...]
    cards: Cards
    leader: Seat
    tricks: tuple[int, ...]
    seat: Seat
    lead: Seat | None


class Task:
    def __init__(self, state: State, hero: Seat, wanted: int) -> None:
        self.hero = hero
        self.wanted = wanted
        self.trump = state.trump
        leader, cards = state.trick or (hero, ())
        lead = state.stage.lead if isinstance(state.stage, TakeTrick) else None
        self.root = Node(state.hands, cards, leader, state.tricks, hero, lead)

    def judge(self, node: Node) -> bool | None:
        if any(node.hands) or node.cards or node.lead is not None:
            return None
        return node.tricks[self.hero] == self.wanted

    def is_lost(self, node: Node) -> bool:  # noqa: ARG002  only a search tells
        return False

    def find_mover(self, node: Node) -> Seat:
        return node.seat

    def list_ways(self, node: Node) -> Sequence[Move]:
        """4, 8: what may be played, or whether a trick is taken."""
        hands, cards, _, tricks, seat, lead = node
        if lead is not None:
            return (*(("steal", s) for s, n in enumerate(tricks) if n and s != seat), KEEP)
        hand, led = hands[seat], COLOUR[cards[0]] if cards else -1
        follow = [card for card in hand if COLOUR[card] == led] if led >= 0 else []
        if follow:
            hand = (*follow, *(card for card in hand if card >= VALKNUT))
        return [("play", card) for card in dict.fromkeys(hand)]

    def play(self, node: Node, move: Move) -> Node:
        hands, cards, leader, tricks, seat, lead = node
        if lead is not None:
            if move[0] == "steal":
                victim = int(str(move[1]))
                tricks = put(tricks, victim, tricks[victim] - 1)
                tricks = put(tricks, seat, tricks[seat] + 1)
            return Node(hands, (), lead, tricks, lead, None)
        card = int(str(move[1]))
        hands, cards = put(hands, seat, remove_cards(hands[seat], card)), (*cards, card)
        if len(cards) < len(hands):
            return Node(hands, cards, leader, tricks, (seat + 1) % len(hands), None)
        return self._end_trick(hands, Trick(leader, cards), tricks)

    def _end_trick(self, hands: tuple[Cards, ...], trick: Trick, tricks: tuple[int, ...]) -> Node:
        """5, 6, 8, 11: the winner of the trick, and the next leader."""
        at = winner_at(trick.cards, self.trump)
        if at is None:
            return Node(hands, (), trick.leader, tricks, trick.leader, None)
        winner = (trick.leader + at) % len(hands)
        lead = leads_after(trick, at, len(hands))
        tricks = put(tricks, winner, tricks[winner] + 1)
        if RANK[trick.cards[at]] == 1 and sum(tricks) > tricks[winner]:
            return Node(hands, (), lead, tricks, winner, lead)
        return Node(hands, (), lead, tricks, lead, None)

    def tell_goal(self, node: Node) -> str:  # noqa: ARG002  it stays the same
        return f"hit {self.wanted}"

    def find_kind(self, move: Move) -> Hashable:
        return move


def read_task(state: State, hero: Seat, goal: str) -> Task:
    """`hit N`: have N tricks when the round ends. Raises BadText."""
    word, _, count = goal.partition(" ")
    if word != "hit" or not count.isdigit():
        raise BadText(f"a goal is `hit` and a number, not {goal!r}")
    if not _is_certain(state, hero):
        raise BadText("all hands are seen, and no card comes by lot")
    return Task(state, hero, int(count))


def _is_certain(state: State, hero: Seat) -> bool:
    """Return whether nothing that is to come depends on luck, or on what nobody sees."""
    held = [card for hand in state.hands for card in hand]
    played = state.trick.cards if state.trick else ()
    with_valknut = sum(VALKNUT in hand for hand in state.hands) + (VALKNUT in played)
    return (isinstance(state.stage, Play | TakeTrick) and state.stage.seat == hero
            and UNSEEN not in held and with_valknut <= 1
            and not any(RANK[card] in CHANCE for card in (*held, *played)))


def list_goals(state: State, hero: Seat) -> Iterable[str]:
    wanted = state.predictions[hero]
    if (len(state.hands) == SEATS and wanted is not None and wanted != UNSEEN
            and isinstance(state.stage, Play)
            and FEWEST <= max(map(len, state.hands)) <= LONGEST and _is_certain(state, hero)):
        yield f"hit {wanted}"


def rate_strength(found: Found) -> int | None:
    """Few tricks are easy to see through; what a quick look misses is harder."""
    if found.ways < 3 or found.others < 3:
        return None
    weight = found.own + 2 * found.tempted
    return 1 if weight < 6 else 2 if weight < 8 else 3


def turn_position(state: State, hero: Seat) -> State:
    """Give the hero the first of two seats: both players exchange theirs."""
    if not hero:
        return state
    trick, last = (one and one._replace(leader=1 - one.leader)
                   for one in (state.trick, state.last))
    seats = {name: 1 - getattr(state.stage, name) for name in ("seat", "to", "lead")
             if hasattr(state.stage, name)}
    return state._replace(
        hands=state.hands[::-1], trick=trick, last=last, stage=replace(state.stage, **seats),
        tricks=state.tricks[::-1], predictions=state.predictions[::-1],
        scores=state.scores[::-1], dealer=1 - state.dealer)


def turned_move(move: Move) -> Move:
    """Return the same move; a stolen trick is that of the other seat."""
    return (move[0], 1 - int(str(move[1]))) if move[0] == "steal" else move


def find_scene(state: State) -> Hashable:
    """Return one of a round."""
    return state.round
