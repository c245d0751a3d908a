"""Who begins in Halmstad (ruling 2)."""

from __future__ import annotations

from game.core.cards import HANDS, Card, add_cards
from game.core.contract import Seat, pick, put
from game.games.halmstad.rules.draft import Draft
from game.games.halmstad.rules.memory import mark_coming
from game.games.halmstad.rules.state import (
    CARDS,
    EVERYBODY,
    NONE,
    NOTHING,
    TIES,
    Bid,
    Bidding,
    Turn,
)

TIED = ("tied/0", "tied/1", "tied/2")
STRENGTH = (*(rank for rank in (0, 1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 9) for _ in "CSHD"), 13)


def bid(t: Draft, seat: Seat, card: Card, bids: tuple[Bidding, ...]) -> None:
    """2: in secret; when all three are there they are shown."""
    bids = put(bids, seat, bids[seat]._replace(standing=card))
    t.stage = Bid(bids)
    t.tell("bid", seat, ((HANDS[seat], "bid"),))
    if all(b.standing != NONE for b in bids):
        open_bids(t, bids)


def open_bids(t: Draft, bids: tuple[Bidding, ...]) -> None:
    """2: the highest or the odd one goes first; three alike are bid again, seven times at most."""
    for seat, bidding in enumerate(bids):
        mark_coming(t, seat, bidding.standing)
    t.stage = Bid(bids, open=True)
    t.tell("bids", None, (), *(CARDS[b.standing] for b in bids))
    worths = [STRENGTH[b.standing] for b in bids]
    kinds = len(set(worths))
    if kinds > 1:
        begin(t, worths.index(max(worths) if kinds == 3 else min(worths, key=worths.count)), bids)
        return
    bids = tuple(Bidding(NONE, add_cards(b.tied, b.standing)) for b in bids)
    t.stage = Bid(bids)
    t.tell("tie", None, tuple(("bid", zone) for zone in TIED))
    if len(bids[0].tied) == TIES:
        begin(t, pick(EVERYBODY, t.rng), bids)


def begin(t: Draft, seat: Seat, bids: tuple[Bidding, ...]) -> None:
    """2: bid cards go back to the hands, and a player has the first turn."""
    t.stage = Turn(seat, NOTHING)
    back = [pair for s, b in enumerate(bids)
            for pair in (*((("bid", HANDS[s]),) if b.standing != NONE else ()),
                         *((TIED[s], HANDS[s]),) * len(b.tied))]
    t.tell("begin", seat, tuple(back))
