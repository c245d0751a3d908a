"""What a seat of Herrlof sees after a move, as one number whose bits a net can be fed with.

Nothing here knows hidden cards: a `Sight` reads of a state what a view shows, and nothing else.
`SIZE` bits in all, in the order in which the parts stand in `_PARTS`. Colours have no names: trumps
come first, then the colours in which the hand holds most.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from game.core.cards import Card, Cards, remove_cards
from game.core.contract import Move, Seat
from game.games.herrlof.bot.deal import list_unfollowed
from game.games.herrlof.bot.instinct import POWER, estimate_tricks
from game.games.herrlof.rules.position import (
    COLOUR,
    DECK,
    HAGALAZ,
    RANK,
    VALKNUT,
    Bury,
    Draw,
    Play,
    Predict,
    Return,
    State,
    TakeCard,
    TakeTrick,
    Trick,
)
from game.games.herrlof.rules.tricks import leads_after, winner_at

SUIT = 9  # cards of a colour
SUITS = 4
_BLOCK = (("own", 9), ("unseen", 9), ("length", 6), ("others", 6), ("highest", 4), ("high", 4),
          ("lowest", 3), ("void", 2))
WIDE = sum(bits for _, bits in _BLOCK)
_PARTS = (
    ("colours", SUITS * WIDE), ("own specials", 6), ("unseen specials", 6), ("no trump", 1),
    ("need", 20), ("hopeless", 2), ("left", 16), ("promise", 13), ("taken", 12),
    ("others", 24), ("three", 1), ("winner", 4), ("complete", 1), ("to play", 3), ("led", 5),
    ("trumped", 1), ("rank", 9), ("own card", 11), ("beaters", 6), ("valknuts", 2), ("hagalaz", 1),
    ("lead", 3), ("effect", 4), ("predicts", 1), ("draws", 1), ("may draw", 1), ("takes", 2),
)
AT: dict[str, int] = {}
SIZE = 0
for _name, _bits in _PARTS:
    AT[_name] = SIZE
    SIZE += _bits

_LOW = -4  # the smallest number of tricks still to be taken that is told apart
_PROMISES = tuple(n / 2 for n in range(-6, 7))  # how much more a hand promises than is missing
_BEATERS = (1, 2, 3, 5, 8, 12)
_EFFECTS = {1: 0, 3: 1, 6: 2, 9: 3}
_FULL = (1 << SUIT) - 1


def _encode_number(count: int, most: int) -> int:
    """Return a bit for each number up to `most` that something reaches."""
    return (1 << min(max(count, 0), most)) - 1


@lru_cache(1 << 18)
def _encode_colour(own: int, unseen: int) -> int:
    """Return the known facts about a colour, from the own and the unseen cards."""
    above = [card for card in range(SUIT) if own >> card & 1]
    higher = [(unseen >> card).bit_count() for card in above]
    lower = [(unseen & (1 << card) - 1).bit_count() for card in above]
    values = (own, unseen, _encode_number(own.bit_count(), 6),
              _encode_number(unseen.bit_count(), 6),
              _encode_number(higher.count(0), 4), _encode_number(sum(n <= 1 for n in higher), 4),
              _encode_number(lower.count(0), 3))
    bits, at = 0, 0
    for value, (_, wide) in zip(values, _BLOCK, strict=False):
        bits |= value << at
        at += wide
    return bits


def _encode_cards(cards: Iterable[Card]) -> int:
    """Plain cards as bits."""
    bits = 0
    for card in cards:
        if card < VALKNUT:
            bits |= 1 << card
    return bits


_WHOLE = _encode_cards(DECK)


class Sight:
    """A seat's view before it moves."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view, self.seat = view, seat
        self.seats = len(view.hands)
        shown = (*view.gone, view.trump, *(view.last.cards if view.last else ()),
                 *(view.trick.cards if view.trick else ()))
        hand = view.hands[seat]
        self._unseen = _WHOLE & ~_encode_cards(shown) & ~_encode_cards(hand)
        base = self.seats > 2 and 1 << AT["three"]
        for n, special in enumerate((VALKNUT, HAGALAZ)):
            unseen = 3 - shown.count(special) - hand.count(special)
            base |= _encode_number(unseen, 3) << AT["unseen specials"] + 3 * n
        if COLOUR[view.trump] < 0:
            base |= 1 << AT["no trump"]
        self._base = base
        found = list_unfollowed(view)
        self._voids_of = [sum(1 << i - 1 for i in range(1, self.seats)
                              if ((seat + i) % self.seats, colour) in found)
                          for colour in range(SUITS)]

    def encode_move(self, move: Move) -> int:
        """Return the features after a legal move."""
        view, seat, hand = self.view, self.seat, self.view.hands[self.seat]
        tricks, lead, trick = list(view.tricks), -1, view.trick
        promised, bits = view.predictions[seat] or 0, 0
        match view.stage, move:
            case Predict(), (_, int(number)):
                promised, lead = number, (view.dealer + 1) % self.seats
                bits = 1 << AT["predicts"]
            case Play(), (_, int(card)):
                hand = remove_cards(hand, card)
                trick = Trick(trick.leader, (*trick.cards, card)) if trick else Trick(seat, (card,))
                if RANK[card] == 3 and hand:
                    bits = 1 << AT["may draw"]
            case Draw(), ("draw",):
                bits = 1 << AT["draws"]
            case Bury(), (_, int(card)):
                hand = remove_cards(hand, card)
            case Return(lead=leads), (_, int(card)):
                hand, lead = remove_cards(hand, card), leads
            case TakeTrick(lead=leads), _:
                lead = leads
                if move[0] == "steal" and isinstance(move[1], int):
                    tricks[move[1]] -= 1
                    tricks[seat] += 1
            case TakeCard(lead=leads), _:
                lead = leads
                if move[0] == "steal" and isinstance(move[1], int):
                    bits = 1 << AT["takes"] + (move[1] - seat) % self.seats - 1
        if trick:
            bits |= self._encode_trick(trick, hand, tricks)
        elif lead >= 0:
            bits |= 1 << AT["lead"] + (lead - seat) % self.seats
        return bits | self._base | self._encode_hand(hand) | self._encode_tricks(
            hand, tricks, promised)

    def _encode_hand(self, hand: Cards) -> int:
        """Return the colours, trumps first, then where the hand holds most."""
        own, unseen, trump = _encode_cards(hand), self._unseen, COLOUR[self.view.trump]
        parts = [((own >> SUIT * colour) & _FULL, (unseen >> SUIT * colour) & _FULL, colour)
                 for colour in range(SUITS)]
        parts.sort(key=lambda part: (part[2] != trump, -part[0].bit_count(), -part[0], -part[1]))
        bits = 0
        for slot, (mine, rest, colour) in enumerate(parts):
            block = _encode_colour(mine, rest) | self._voids_of[colour] << WIDE - 2
            bits |= block << AT["colours"] + WIDE * slot
        for n, special in enumerate((VALKNUT, HAGALAZ)):
            bits |= _encode_number(hand.count(special), 3) << AT["own specials"] + 3 * n
        return bits | 1 << AT["left"] + min(len(hand), 15)

    def _encode_tricks(self, hand: Cards, tricks: list[int], promised: int) -> int:
        """Return everybody's tricks, and the missing ones."""
        need = promised - tricks[self.seat]
        bits = 1 << AT["need"] + min(max(need, _LOW), 15) - _LOW
        bits |= ((need < 0) | (need > len(hand)) << 1) << AT["hopeless"]
        spare = estimate_tricks(hand, self.view.trump, self.seats) - need
        bits |= sum(1 << n for n, least in enumerate(_PROMISES) if spare >= least) << AT["promise"]
        bits |= _encode_number(tricks[self.seat], 12) << AT["taken"]
        for i in range(1, self.seats):
            other = tricks[(self.seat + i) % self.seats]
            bits |= _encode_number(other, 12) << AT["others"] + 12 * (i - 1)
        return bits

    def _encode_trick(self, trick: Trick, hand: Cards, tricks: list[int]) -> int:
        """Return the trick, which counts once all have played."""
        seat, seats, trump = self.seat, self.seats, self.view.trump
        left = seats - len(trick.cards)
        at = winner_at(trick.cards, trump)
        own = trick.cards[(seat - trick.leader) % seats]
        bits = (1 << AT["own card"] + (8 + own - VALKNUT + 1 if own >= VALKNUT else RANK[own] - 1)
                | 1 << AT["to play"] + left
                | _encode_number(trick.cards.count(VALKNUT), 2) << AT["valknuts"]
                | (HAGALAZ in trick.cards) << AT["hagalaz"])
        leader = trick.leader
        if at is None:
            bits |= 1 << AT["winner"] + 3
        else:
            winner, best = (trick.leader + at) % seats, trick.cards[at]
            bits |= 1 << AT["winner"] + (winner - seat) % seats
            leader = leads_after(trick, at, seats)
            if best < VALKNUT:
                bits |= self._encode_best(trick, best, hand)
            if not left:
                tricks[winner] += 1
        if not left:
            bits |= 1 << AT["complete"] | 1 << AT["lead"] + (leader - seat) % seats
        return bits

    def _encode_best(self, trick: Trick, best: Card, hand: Cards) -> int:
        """Return the best card so far, and how many unseen cards would beat it."""
        trump = COLOUR[self.view.trump]
        led = next(COLOUR[card] for card in trick.cards if card < VALKNUT)
        power = POWER[trump][led]
        unseen = self._unseen
        beaters = sum(1 for card in range(VALKNUT)
                      if unseen >> card & 1 and power[card] > power[best])
        slot = 0 if led == trump else 1 + min(sum(COLOUR[card] == led for card in hand), 3)
        bits = (1 << AT["led"] + slot | _encode_number(RANK[best], 9) << AT["rank"]
                | (COLOUR[best] == trump) << AT["trumped"]
                | sum(1 << n for n, least in enumerate(_BEATERS) if beaters >= least)
                << AT["beaters"])
        if RANK[best] in _EFFECTS:
            bits |= 1 << AT["effect"] + _EFFECTS[RANK[best]]
        return bits


def encode_moves(view: State, seat: Seat, options: Iterable[Move]) -> list[int]:
    """Return what a seat would see after each of its moves."""
    sight = Sight(view, seat)
    return [sight.encode_move(move) for move in options]
