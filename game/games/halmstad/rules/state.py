"""Halmstad's cards, stages and State, as values.

A card is a number in the order of positions: rank 2-10 J Q K A, then suit C S H D, the nisse last;
each is there twice, the nisse four times. UNSEEN stands for a card that a view does not show, and
NONE for one that is not there. Piles and beliefs have the numbers that moves give them, from 1.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.cards import Card, Cards
from game.core.contract import Seat

SUITS = "CSHD"
RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
CARDS = (*tuple(rank + suit for rank in RANKS for suit in SUITS), "*", "?")
CARD = {name: card for card, name in enumerate(CARDS)}
NISSE, UNSEEN, NONE = 52, 53, -1
NUMBERS, CAPTAINS, ACES = range(36), range(36, 48), range(48, 52)
VALUE = tuple(card // 4 + 2 if card in NUMBERS else 0 for card in range(54))
TIMBER = frozenset(card for card in NUMBERS if card % 4 == 0)
BALLAST = frozenset(card for card in NUMBERS if card % 4 == 1)
RED = frozenset(NUMBERS) - TIMBER - BALLAST
COPIES = (*(2,) * 52, 4)
DECK: Cards = tuple(card for card in range(53) for _ in range(COPIES[card]))

SEATS = (3,)
EVERYBODY: tuple[Seat, ...] = (0, 1, 2)
HAND = 7  # cards dealt to each seat; also how many a draw fills the hand up to
PILES, BELIEFS = 5, 3
COUNTERS = (18, 12, 6)  # of a match; the printed rules have the first
TIES = 7  # rounds of equal bids after which lots are drawn
STILL = 6  # still turns in a row that end a match without the tide
RACE = 5  # contracts that win a race

NOT_YET, UNKNOWN = "-", "?"  # answers: none yet, and one that a view does not show
CHALLENGED, BELIEVED = "c", "b"


class Slot(NamedTuple):
    """6: a belief. `memory` holds for each seat the card it last saw there if it was exchanged
    since, else NONE; `swapper` exchanged it last since it was dealt or shown to all."""

    card: Card
    knowers: tuple[Seat, ...] = ()
    swapper: Seat | None = None
    memory: Cards = (NONE, NONE, NONE)


class Won(NamedTuple):
    """Contracts made, counters taken, and the contracts' cards, sorted."""

    contracts: int
    counters: int
    cards: Cards


class Bidding(NamedTuple):
    """2: the standing bid, or NONE, and tied bids, sorted; all of them belong to the hand."""

    standing: Card
    tied: Cards


@dataclass(frozen=True, slots=True)
class Bid:
    """2: all seats without a standing bid are asked. Open only inside beats."""

    bids: tuple[Bidding, ...]
    open: bool = False


class Done(NamedTuple):
    """3: what the seat at the helm has done in its turn; and whether contracts are barred."""

    drew: bool = False
    swapped: bool = False
    examined: bool = False
    contract: bool = False
    barred: bool = False


NOTHING = Done()


@dataclass(frozen=True, slots=True)
class Turn:
    """3: the seat at the helm chooses."""

    seat: Seat
    done: Done


@dataclass(frozen=True, slots=True)
class Look:
    """6: the seat has looked at the beliefs."""

    seat: Seat
    done: Done


@dataclass(frozen=True, slots=True)
class Shown:
    """9: the beliefs are turned up, and a nisse lies there."""

    seat: Seat
    done: Done


@dataclass(frozen=True, slots=True)
class Fed:
    """10: answers of seat + 1 and seat + 2. Open only inside beats."""

    seat: Seat
    done: Done
    ace: Card
    answers: tuple[str, str] = (NOT_YET, NOT_YET)
    open: bool = False


@dataclass(frozen=True, slots=True)
class Believed:
    """10: nobody has challenged."""

    seat: Seat
    done: Done
    ace: Card


@dataclass(frozen=True, slots=True)
class Proved:
    """10: a challenge has found a nisse."""

    seat: Seat
    done: Done
    ace: Card


@dataclass(frozen=True, slots=True)
class Visit:
    """10: a challenge was won; `left` has still to visit, in this order."""

    seat: Seat
    done: Done
    challenger: Seat
    left: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Pledge:
    """10: the challenger makes a contract of the beliefs."""

    seat: Seat
    done: Done
    challenger: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """11: "counters", "deck", "race" or "still"."""

    reason: str


Stage = Bid | Turn | Look | Shown | Fed | Believed | Proved | Visit | Pledge | Over


def done_at(stage: Stage) -> Done:
    """3: the acts of the present turn so far, if any."""
    return NOTHING if isinstance(stage, Bid | Over) else stage.done


class State(NamedTuple):
    """A position. Hands, marks and `out` are sorted; the deck and the piles are top first.

    `seconds` to answer a feeding, 0 for no limit. `tide`: the next pile, or 0 if there is no tide;
    then `still` counts turns. `fine`: the counters that a caught claimer pays. `renew`: whether a
    full hand may be renewed. `counters`: those of the match. `sure` and `perhaps`: marks of
    seen cards for each hand (13).
    """

    seconds: int
    tide: int
    still: int
    race: bool
    fine: int
    renew: bool
    counters: int
    deck: Cards
    hands: tuple[Cards, ...]
    sure: tuple[Cards, ...]
    perhaps: tuple[Cards, ...]
    piles: tuple[Cards, ...]
    beliefs: tuple[Slot | None, ...]
    won: tuple[Won, ...]
    out: Cards
    stage: Stage


def counters_left(counters: int, won: tuple[Won, ...]) -> int:
    """1: those that no contract has taken."""
    return counters - sum(mine.counters for mine in won)
