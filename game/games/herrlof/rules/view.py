"""The visible side of Herrlof: views, a state that fits one, and the table (15)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.core.cards import Card, Cards
from game.core.contract import Message, Piece, Seat, Table, shuffle
from game.games.herrlof.rules.moves import prompts
from game.games.herrlof.rules.position import CARDS, DECK, HAND, ROUNDS, UNSEEN, Over, Scored, State


def view(state: State, seat: Seat | None) -> State:
    """15: what a seat sees; everything when the match is over."""
    stage = state.stage
    if isinstance(stage, Over):
        return state
    open_ = isinstance(stage, Scored)
    return state._replace(
        hands=tuple(h if s == seat else (UNSEEN,) * len(h) for s, h in enumerate(state.hands)),
        deck=(UNSEEN,) * len(state.deck),
        predictions=tuple(p if p is None or open_ or s == seat else UNSEEN
                          for s, p in enumerate(state.predictions)),
    )


def guess(view: State, rng: Random) -> State:
    """Return some state that looks like the view: unseen cards are dealt, predictions drawn."""
    tricks = [trick.cards for trick in (view.trick, view.last) if trick]
    left = list(DECK)
    for group in (*view.hands, view.deck, (view.trump,), view.gone, *tricks):
        for card in group:
            if card != UNSEEN:
                left.remove(card)
    pool = iter(shuffle(left, rng))
    most = HAND[len(view.hands)] + 1
    return view._replace(
        hands=tuple(tuple(sorted(_deal_unseen(hand, pool))) for hand in view.hands),
        deck=_deal_unseen(view.deck, pool),
        predictions=tuple(int(rng.random() * most) if p == UNSEEN else p
                          for p in view.predictions),
    )


def _deal_unseen(cards: Cards, pool: Iterator[Card]) -> Cards:
    return tuple(next(pool) if card == UNSEEN else card for card in cards)


def table(view: State) -> Table:
    """15: cards where they lie, earlier tricks face down, and the numbers of every seat."""
    places: dict[str, Piece | Message] = {}
    for seat, hand in enumerate(view.hands):
        places |= {f"hand/{seat}/{i}": CARDS[card] for i, card in enumerate(hand)}
        places[f"tricks/{seat}"] = ("herrlof-tricks", view.tricks[seat])
        places[f"score/{seat}"] = ("herrlof-score", *view.scores[seat])
        prediction = view.predictions[seat]
        places[f"prediction/{seat}"] = (
            ("herrlof-no-prediction",) if prediction is None
            else ("herrlof-predicted-secret",) if prediction == UNSEEN
            else ("herrlof-prediction", prediction))
    places |= {f"deck/{i}": "?" for i in range(len(view.deck))}
    places |= {f"gone/{i}": "?" for i in range(len(view.gone))}
    places["trump"] = CARDS[view.trump]
    for name, trick in (("trick", view.trick), ("last", view.last)):
        if trick:
            places |= {f"{name}/{i}": CARDS[card] for i, card in enumerate(trick.cards)}
    rounds = 1 if view.goal == 1 else ROUNDS
    places["round"] = ("herrlof-round", view.round, rounds, view.goal)
    places[f"dealer/{view.dealer}"] = "dealer"
    places |= {f"turn/{seat}": "turn" for seat in prompts(view)}
    return places
