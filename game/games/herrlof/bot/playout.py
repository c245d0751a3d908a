"""Herrlof rounds played out fast: hands are lists, stages are calls, only counts come back.

A Table is what a whole state comes down to when only the tricks of the round matter; the player who
is asked answers by instinct, from what that seat sees.
"""

from __future__ import annotations

from random import Random

from game.core.cards import Card
from game.core.contract import Seat
from game.games.herrlof.bot.instinct import POWER, least_wanted, pick_card, target_tricks
from game.games.herrlof.rules.position import (
    COLOUR,
    HAGALAZ,
    RANK,
    VALKNUT,
    Bury,
    Draw,
    Play,
    Return,
    State,
    TakeCard,
    TakeTrick,
)


class Table:
    """A round under way after all predictions; `tricks` are counted by seat."""

    __slots__ = ("deck", "hands", "leader", "predictions", "trick", "tricks", "trump")

    def __init__(self, state: State) -> None:
        self.hands = [list(hand) for hand in state.hands]
        self.deck = list(state.deck)
        self.trump = state.trump
        self.tricks = list(state.tricks)
        self.predictions = [prediction or 0 for prediction in state.predictions]
        self.leader = state.trick.leader if state.trick else 0
        self.trick: list[Card] = list(state.trick.cards) if state.trick else []

    def play_out(self, state: State, luck: Random) -> list[int]:
        """Return each seat's tricks at the end of the round; `state` has the open questions."""
        lead = self.finish(state, luck)
        hands = self.hands
        while hands[0] or hands[-1]:
            self.leader, self.trick = lead, []
            lead = self._play_trick(lead, luck)
        return self.tricks

    def finish(self, state: State, luck: Random) -> Seat:
        """Answer the open questions and finish the trick. Returns the next leader."""
        match state.stage:
            case TakeTrick(seat, lead): self._play_one(seat, luck)
            case TakeCard(seat, lead): self._play_six(seat, luck)
            case Return(seat, to, lead): self._give_back(seat, to)
            case Draw(seat):
                self._play_three(seat)
                lead = self._play_trick((seat + 1) % len(self.hands), luck)
            case Bury(seat):
                self._bury(seat)
                lead = self._play_trick((seat + 1) % len(self.hands), luck)
            case Play(seat): lead = self._play_trick(seat, luck)
            case _: raise ValueError(state.stage)
        return lead

    def _play_trick(self, turn: Seat, luck: Random) -> Seat:
        """Play the rest of a trick. Returns the seat that leads the next one."""
        seats = len(self.hands)
        if not self.trick:
            self.leader = turn
        while len(self.trick) < seats:
            self._play(turn)
            turn = (turn + 1) % seats
        return self._end_trick(luck)

    def _play(self, seat: Seat) -> None:
        hand, trick = self.hands[seat], self.trick
        card = pick_card(hand, trick, self.trump, self._target_of(seat), len(self.hands))
        hand.remove(card)
        trick.append(card)
        if card == VALKNUT and trick.count(VALKNUT) == 2:
            self.trump = self.deck.pop(0)
        elif RANK[card] == 3 and hand:
            self._play_three(seat)

    def _target_of(self, seat: Seat) -> int:
        return target_tricks(self.predictions[seat], self.tricks[seat], len(self.hands[seat]),
                             len(self.hands))

    def _play_three(self, seat: Seat) -> None:
        """Draw a card, and bury one, which may be the same."""
        self.hands[seat].append(self.deck.pop(0))
        self._bury(seat)

    def _bury(self, seat: Seat) -> None:
        self.deck.append(self._drop_unwanted(seat))

    def _drop_unwanted(self, seat: Seat) -> Card:
        hand = self.hands[seat]
        card = least_wanted(hand, self.trump, self._target_of(seat), len(self.hands))
        hand.remove(card)
        return card

    def _play_one(self, seat: Seat, luck: Random) -> None:
        """Take a trick if one is needed."""
        if self._target_of(seat) > 0:
            rich = [s for s, n in enumerate(self.tricks) if n and s != seat]
            if rich:
                self.tricks[rich[int(luck.random() * len(rich))]] -= 1
                self.tricks[seat] += 1

    def _play_six(self, seat: Seat, luck: Random) -> None:
        """Take a card from anybody, and give back the least wanted one."""
        others = [s for s, hand in enumerate(self.hands) if hand and s != seat]
        if others:
            to = others[int(luck.random() * len(others))]
            hand = self.hands[to]
            self.hands[seat].append(hand.pop(int(luck.random() * len(hand))))
            self._give_back(seat, to)

    def _give_back(self, seat: Seat, to: Seat) -> None:
        self.hands[to].append(self._drop_unwanted(seat))

    def _end_trick(self, luck: Random) -> Seat:
        """Give the trick to its winner, whose 1 or 6 takes effect. Returns the next leader."""
        trick, leader, seats = self.trick, self.leader, len(self.hands)
        self.trick = []
        if VALKNUT in trick:
            return leader
        led = next((COLOUR[card] for card in trick if card < VALKNUT), -1)
        power = [POWER[COLOUR[self.trump]][led][card] for card in trick]
        at = power.index(max(power))
        winner = (leader + at) % seats
        self.tricks[winner] += 1
        rank = RANK[trick[at]]
        if rank == 1:
            self._play_one(winner, luck)
        elif rank == 6:
            self._play_six(winner, luck)
        if HAGALAZ in trick:
            at = seats - 1 - trick[::-1].index(HAGALAZ)
        elif rank == 9:
            at += 1
        return (leader + at) % seats
