"""The draft that a move of Halmstad changes, and steps that several rules share: contracts are
made, piles are refilled, the match ends."""

from __future__ import annotations

from dataclasses import dataclass
from operator import attrgetter
from random import Random

from game.core.cards import HANDS, Cards, add_cards, remove_cards
from game.core.contract import Beat, DraftBase, Seat, Zone, put
from game.games.halmstad.rules.contracts import way_of
from game.games.halmstad.rules.memory import deal_slots, mark_leaving
from game.games.halmstad.rules.state import (
    CARD,
    CARDS,
    NISSE,
    RACE,
    TIMBER,
    Believed,
    Over,
    Proved,
    Shown,
    Slot,
    Stage,
    State,
    Turn,
    Won,
    counters_left,
)


@dataclass(slots=True)
class Draft(DraftBase):
    """A State, thawed for one move."""

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
    rng: Random
    beats: list[Beat] | None

    def freeze(self) -> State:
        return State._make(_values(self))


_values = attrgetter(*State._fields)


def end_match(t: Draft, reason: str) -> None:
    """11: nothing comes after this."""
    t.stage = Over(reason)
    t.tell("over", None, (), reason)


def nisse_at(t: Draft) -> int:
    """10: the number of the lowest slot with a nisse, or 0."""
    return next((n for n, slot in enumerate(t.beliefs, 1) if slot and slot.card == NISSE), 0)


def refill_pile(t: Draft, pile: int) -> None:
    """5: a pile that has lost its last card gets the deck's top card."""
    if t.deck and not t.piles[pile - 1]:
        t.piles = put(t.piles, pile - 1, t.deck[:1])
        t.deck = t.deck[1:]
        t.tell("refill", None, (("deck", f"pile/{pile}"),), CARDS[t.piles[pile - 1][0]])


def make_contract(
        t: Draft, stage: Turn | Shown | Believed | Proved, pile: int, cards: Cards) -> None:
    """7, 8, 9, 10, 14: cards leave hand, pile and slot; counters are taken; then refills."""
    seat, quay = stage.seat, f"pile/{pile}"
    demand, *under = t.piles[pile - 1]
    t.piles = put(t.piles, pile - 1, tuple(under))
    moved = [(HANDS[seat], f"won/{seat}")] * len(cards) + [(quay, f"won/{seat}")]
    extra: Cards = ()
    if isinstance(stage, Believed | Proved):
        extra = (stage.ace,)
        moved.append(("fed", f"won/{seat}"))
    slot = nisse_at(t) if isinstance(stage, Proved) else 0
    if slot:
        t.beliefs = put(t.beliefs, slot - 1, None)
        extra = (*extra, NISSE)
        moved.append(("belief", f"won/{seat}"))
    spend(t, seat, cards)
    t.stage = Turn(seat, stage.done._replace(contract=True))
    timber = sum(card in TIMBER for card in cards)
    how = way_of(stage).name
    if win_contract(t, seat, (*cards, demand, *extra), timber, moved, (how, CARDS[demand])):
        return
    refill_pile(t, pile)
    if slot and t.deck:
        t.beliefs = put(t.beliefs, slot - 1, Slot(t.deck[0]))
        t.deck = t.deck[1:]
        t.tell("belief", None, (("deck", "belief"),), slot)


def spend(t: Draft, seat: Seat, cards: Cards) -> None:
    """13, 14: cards leave a hand, for all to see."""
    t.hands = put(t.hands, seat, remove_cards(t.hands[seat], *cards))
    mark_leaving(t, seat, *cards)


def win_contract(
    t: Draft, seat: Seat, cards: Cards, timber: int, moved: list[tuple[Zone, Zone]],
    says: tuple[object, ...],
) -> bool:
    """14: a contract and its counters, told with the cards that went into it beside the one that
    `says` names; True if that ends the match."""
    mine = t.won[seat]
    count = min(timber, counters_left(t.counters, t.won))
    t.won = put(t.won, seat, Won(mine.contracts + 1, mine.counters + count,
                                 add_cards(mine.cards, *cards)))
    moved += [("counters", f"taken/{seat}")] * count
    laid = list(cards)
    laid.remove(CARD[str(says[-1])])
    t.tell("contract", seat, tuple(moved), *says, count, " ".join(CARDS[card] for card in laid))
    if t.race and mine.contracts + 1 == RACE:
        end_match(t, "race")
    elif not counters_left(t.counters, t.won):
        end_match(t, "counters")
    return isinstance(t.stage, Over)


def deal_beliefs(t: Draft) -> None:
    """10: three new beliefs, or as many as there are."""
    t.beliefs = deal_slots(t.deck)
    count = sum(slot is not None for slot in t.beliefs)
    t.deck = t.deck[count:]
    t.tell("beliefs", None, (("deck", "belief"),) * count)
