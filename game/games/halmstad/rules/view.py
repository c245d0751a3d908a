"""What a seat sees of Halmstad, a guess at what it does not see, and the table.

Places of the table, S a seat, P a pile 1-5, N a belief 1-3, i a number from 0:

pieces: `hand/S/i` cards, "?" if hidden; `bid/S` the bid standing and `tied/S/i` tied bids, both out
of the hand; `pile/P/i` cards, 0 on top; `belief/N` a card if the view knows it, else "?";
`deck/i` and `out/i` face down; `fed` the ace of a feeding; `won/S/i` cards of contracts;
`counters/i` and `taken/S/i` counters.

markers: `turn/S` who is asked, `tide/P` the next tide, `open/N` a belief lies open for all,
`knows/N/S` who knows it, `touched/N/S` who exchanged it last.

words: `score/S`, `contracts/S`, `deck/count`, `counters/count`, `still` without the tide,
`answer/S` of a feeding, `memory/N/S` the card that a seat last saw there, `seen/S/i` marks of a
hand, the sure ones first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.cards import Card, Cards
from game.core.contract import Message, Piece, Place, Seat, Table
from game.games.halmstad.rules.moves import prompts
from game.games.halmstad.rules.points import count_points
from game.games.halmstad.rules.state import (
    BELIEVED,
    CARDS,
    CHALLENGED,
    EVERYBODY,
    NISSE,
    NONE,
    NOT_YET,
    STILL,
    UNKNOWN,
    UNSEEN,
    Believed,
    Bid,
    Fed,
    Over,
    Pledge,
    Proved,
    Shown,
    Slot,
    Stage,
    State,
    Visit,
    counters_left,
)


def view(state: State, seat: Seat | None) -> State:
    """6, 13: what a seat, or nobody, sees; everything when the match is over."""
    if isinstance(state.stage, Over):
        return state
    return state._replace(
        deck=(UNSEEN,) * len(state.deck),
        hands=tuple(hand if s == seat else (UNSEEN,) * len(hand)
                    for s, hand in enumerate(state.hands)),
        beliefs=tuple(slot and _slot_seen(slot, seat) for slot in state.beliefs),
        stage=_stage_seen(state.stage, seat),
    )


def _slot_seen(slot: Slot, seat: Seat | None) -> Slot:
    known = slot.knowers == EVERYBODY if seat is None else seat in slot.knowers
    return slot._replace(
        card=slot.card if known else UNSEEN,
        memory=tuple(card if s == seat else NONE for s, card in enumerate(slot.memory)))


def _stage_seen(stage: Stage, seat: Seat | None) -> Stage:
    """2, 10: bids and answers are secret until all are in."""
    match stage:
        case Bid(bids, False):
            return Bid(tuple(bid if s == seat or bid.standing == NONE
                             else bid._replace(standing=UNSEEN) for s, bid in enumerate(bids)))
        case Fed(claimer, done, ace, (first, second), False):
            return Fed(claimer, done, ace, (
                first if seat == (claimer + 1) % 3 or first == NOT_YET else UNKNOWN,
                second if seat == (claimer + 2) % 3 or second == NOT_YET else UNKNOWN))
    return stage


Found = Iterator[tuple[Place, Piece | Message]]


def table(view: State) -> Table:
    """13: see the top of this file."""
    return dict((*_list_cards(view), *_place_markers(view), *_place_words(view)))


def _list_cards(view: State) -> Found:
    for seat in EVERYBODY:
        yield from _place_hand(view, seat)
        yield from _place_row(f"won/{seat}", view.won[seat].cards)
        yield from ((f"taken/{seat}/{i}", "counter") for i in range(view.won[seat].counters))
    for n, pile in enumerate(view.piles, 1):
        yield from _place_row(f"pile/{n}", pile)
    yield from ((f"belief/{n}", CARDS[slot.card]) for n, slot in enumerate(view.beliefs, 1) if slot)
    yield from _place_row("deck", (UNSEEN,) * len(view.deck))
    yield from _place_row("out", (UNSEEN,) * len(view.out))
    yield from ((f"counters/{i}", "counter") for i in range(counters_left(view.counters, view.won)))
    if isinstance(view.stage, Fed | Believed | Proved):
        yield "fed", CARDS[view.stage.ace]


def _place_row(name: str, cards: Cards) -> Found:
    yield from ((f"{name}/{i}", CARDS[card]) for i, card in enumerate(cards))


def _place_hand(view: State, seat: Seat) -> Found:
    """2: bids have left the hand, though they belong to it."""
    hand = list(view.hands[seat])
    if isinstance(view.stage, Bid):
        standing, tied = view.stage.bids[seat]
        for card in (standing, *tied) if standing != NONE else tied:
            hand.remove(card if card in hand else UNSEEN)
        if standing != NONE:
            yield f"bid/{seat}", CARDS[standing]
        yield from _place_row(f"tied/{seat}", tied)
    yield from _place_row(f"hand/{seat}", tuple(hand))


def _place_markers(view: State) -> Found:
    yield from ((f"turn/{seat}", "turn") for seat in prompts(view))
    if view.tide:
        yield f"tide/{view.tide}", "tide"
    for n, slot in enumerate(view.beliefs, 1):
        if slot:
            yield from ((f"knows/{n}/{seat}", "knows") for seat in slot.knowers)
            if slot.swapper is not None:
                yield f"touched/{n}/{slot.swapper}", "touched"
            if slot.knowers == EVERYBODY and _lie_open(view.stage):
                yield f"open/{n}", "open"


def _lie_open(stage: Stage) -> bool:
    """9, 10: until the nisse is thanked, or new beliefs are dealt."""
    return isinstance(stage, Shown | Proved | Visit | Pledge) or (
        isinstance(stage, Fed) and stage.open and CHALLENGED in stage.answers)


def _place_words(view: State) -> Found:
    yield "deck/count", ("halmstad-deck", len(view.deck))
    yield "counters/count", ("halmstad-counters", counters_left(view.counters, view.won))
    if not view.tide:
        yield "still", ("halmstad-still", view.still, STILL)
    if isinstance(view.stage, Fed):
        for i, answer in enumerate(view.stage.answers):
            yield f"answer/{(view.stage.seat + 1 + i) % 3}", _ANSWERS[answer]
    for n, slot in enumerate(view.beliefs, 1):
        yield from ((f"memory/{n}/{seat}", ("halmstad-memory", name_card(card)))
                    for seat, card in enumerate(slot.memory if slot else ()) if card != NONE)
    for seat, mine in enumerate(view.won):
        yield f"score/{seat}", ("halmstad-points", count_points(mine))
        yield f"contracts/{seat}", ("halmstad-contracts", mine.contracts)
        yield from _place_marks(view, seat)


_ANSWERS: Mapping[str, Message] = {
    NOT_YET: ("halmstad-thinks",), UNKNOWN: ("halmstad-has-answered",),
    BELIEVED: ("halmstad-believes",), CHALLENGED: ("halmstad-challenges",),
}


def _place_marks(view: State, seat: Seat) -> Found:
    marks = (*(("halmstad-sure", name_card(card)) for card in view.sure[seat]),
             *(("halmstad-perhaps", name_card(card)) for card in view.perhaps[seat]))
    yield from ((f"seen/{seat}/{i}", says) for i, says in enumerate(marks))


def name_card(card: Card) -> Message:
    """Return the words for a card."""
    if card == NISSE:
        return ("halmstad-nisse",)
    name = CARDS[card]
    return ("halmstad-card", ("halmstad-rank", name[:-1]), name[-1])
