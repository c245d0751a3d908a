"""Haggis rounds played out fast: hands are masks of cards, plays small tuples, points numbers.

A world is what a whole state comes to when only the points of the round matter.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.rules.haggis import POINTS
from game.rules.haggis_classes import classes
from game.rules.haggis_combos import NUMBERS, Cards, Reading
from game.rules.haggis_position import Play, State

BOMB = 0  # the form of every bomb; other forms are positive
ONES = sum(1 << card for card in range(NUMBERS) if POINTS[card])
FEW = 4  # cards of somebody who may soon be out


class Card(NamedTuple):
    """A play: its cards, its form (type, width and length), its rank, and how gladly it is led."""

    mask: int
    form: int
    rank: int
    wilds: int
    lead: float


def mask_of(cards: Cards) -> int:
    return sum([1 << card for card in cards])


def worth(mask: int) -> int:
    """The points of cards; every wild once."""
    return ((mask & ONES).bit_count() + 2 * (mask >> 45 & 1) + 3 * (mask >> 46 & 1)
            + 5 * (mask >> 47 & 1))


def form_of(reading: Reading) -> int:
    if reading.kind == "bomb":
        return BOMB
    return 16 * reading.width + reading.length + (128 if reading.kind == "run" else 0)


def card_play(cards: Cards, reading: Reading) -> Card:
    wilds = sum([card >= NUMBERS for card in cards])
    form = form_of(reading)
    lead = -99.0 if form == BOMB else 2.0 * len(cards) - 0.7 * reading.rank - 2.5 * wilds
    return Card(mask_of(cards), form, reading.rank, wilds, lead)


def plays_of(hand: Cards) -> list[Card]:
    """What a hand can lead, one of a kind, the most natural lead first."""
    found = [card_play(cards, reading) for cards, reading in classes(hand, None)]
    found.sort(key=_eagerness)
    return found


def _eagerness(play: Card) -> float:
    return -play.lead


class World:
    """A round under way. `turn` plays on `form` and `rank` (-1: leads) of seat `last`; `pot` and
    `caught` are points, `outs` pairs of seat and largest opposing hand, first out first."""

    __slots__ = ("bets", "caught", "form", "haggis", "hands", "last", "options", "outs", "pot",
                 "rank", "turn")

    def __init__(self, state: State, options: list[list[Card]]) -> None:
        stage, trick = state.stage, state.trick
        self.hands = [mask_of(hand) for hand in state.hands]
        self.options = list(options)
        self.haggis = sum([POINTS[card] for card in state.haggis])
        self.caught = [sum([POINTS[card] for card in pile]) for pile in state.captured]
        self.pot = sum([POINTS[card] for played in trick for card in played.cards])
        self.turn = stage.seat if isinstance(stage, Play) else 0
        self.last = trick[-1].seat if trick else self.turn
        self.form = form_of(trick[-1].reading) if trick else -1
        self.rank = trick[-1].reading.rank if trick else 0
        self.outs = list(state.outs)
        self.bets = [bet or 0 for bet in state.bets]

    def copy(self) -> World:
        other = World.__new__(World)
        other.hands, other.options = self.hands.copy(), self.options.copy()
        other.caught, other.outs = self.caught.copy(), self.outs.copy()
        other.haggis, other.pot, other.bets = self.haggis, self.pot, self.bets
        other.turn, other.last, other.form, other.rank = (
            self.turn, self.last, self.form, self.rank)
        return other

    def play(self, made: Card | None) -> bool:
        """The seat in turn plays or passes; whether the round goes on."""
        seat, hands = self.turn, self.hands
        if made is not None:
            left = hands[seat] ^ made.mask
            hands[seat] = left
            self.options[seat] = [p for p in self.options[seat] if p.mask & left == p.mask]
            self.pot += worth(made.mask)
            self.form, self.rank, self.last = made.form, made.rank, seat
            if not left:
                self.outs.append((seat, max([hand.bit_count() for hand in hands])))
                if len(self.outs) == len(hands) - 1:
                    self._take()
                    return False
        turn = (seat + 1) % len(hands)
        while turn != self.last and not hands[turn]:
            turn = (turn + 1) % len(hands)
        if turn == self.last:
            self._take()
            while not hands[turn]:
                turn = (turn + 1) % len(hands)
            self.last = turn
        self.turn = turn
        return True

    def _take(self) -> None:
        """The trick's points go to its winner, those of a bomb's trick to the next seat."""
        taker = self.last if self.form != BOMB else (self.last + 1) % len(self.hands)
        self.caught[taker] += self.pot
        self.pot, self.form, self.rank = 0, -1, 0

    def gains(self) -> list[int]:
        """What the round is worth to every seat when it has ended."""
        gained, first = self.caught.copy(), self.outs[0][0]
        gained[first] += self.haggis + sum([worth(hand) for hand in self.hands])
        for seat, count in self.outs:
            gained[seat] += 5 * count
        for seat, amount in enumerate(self.bets):
            for other in range(len(gained) if amount else 0):
                if other == first or (other != seat != first and not self.bets[other]):
                    gained[other] += amount
        return gained

    def out(self, luck: Random) -> list[int]:
        """The gains after everybody has played by instinct to the end of the round."""
        while self.play(self.instinct(luck)):
            pass
        return self.gains()

    def instinct(self, luck: Random) -> Card | None:
        """What is played without thinking: low and long, wilds and bombs when it matters."""
        options, form = self.options[self.turn], self.form
        hand = self.hands[self.turn]
        if form < 0:
            return options[int(luck.random() ** 6 * len(options))]
        rank = self.rank
        fit = [p for p in options if p.form == form and p.rank > rank]
        pressed = min([h.bit_count() for h in self.hands if h]) <= FEW
        if fit and form != BOMB:
            lowest = min(fit, key=_cost)
            rest = hand.bit_count() - lowest.mask.bit_count()
            gladly = 0.6 if lowest.wilds and not pressed else 0.98
            if not rest or luck.random() < gladly:
                return lowest
        bombs = fit if form == BOMB else [p for p in options if p.form == BOMB]
        if bombs and (hand == bombs[0].mask or luck.random() < (0.4 if pressed else 0.06)):
            return bombs[0]
        return None


def _cost(play: Card) -> int:
    return play.rank + 20 * play.wilds
