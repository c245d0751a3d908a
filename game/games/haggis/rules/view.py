"""The visible side of Haggis: views, a state that fits one, and the table."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from game.core.cards import Cards
from game.core.contract import Message, Piece, Seat, Table, shuffle
from game.games.haggis.rules.combos import CARDS, NUMBERS, UNSEEN
from game.games.haggis.rules.position import Give, Over, Play, Scored, State, make_deck


def view(state: State, seat: Seat | None) -> State:
    """16: what a seat sees; everything once the round is scored."""
    if isinstance(state.stage, Scored | Over):
        return state
    return state._replace(
        hands=tuple(hand if s == seat else _hide_cards(hand) for s, hand in enumerate(state.hands)),
        haggis=(UNSEEN,) * len(state.haggis),
    )


def _hide_cards(hand: Cards) -> Cards:
    wilds = tuple(card for card in hand if NUMBERS <= card < UNSEEN)
    return wilds + (UNSEEN,) * (len(hand) - len(wilds))


def list_unseen(view: State) -> list[int]:
    """Return the number cards that are nowhere to be seen."""
    seen = {card for pile in (*view.hands, view.haggis, *view.captured,
                              *(played.cards for played in view.trick)) for card in pile}
    return [card for card in make_deck(len(view.hands)) if card not in seen]


def guess(view: State, rng: Random) -> State:
    """Return some state that looks like the view: the unseen number cards are dealt anew."""
    pool = iter(shuffle(list_unseen(view), rng))
    return view._replace(
        hands=tuple(_deal_unseen(hand, pool) for hand in view.hands),
        haggis=_deal_unseen(view.haggis, pool))


def _deal_unseen(cards: Cards, pool: Iterator[int]) -> Cards:
    return tuple(sorted(next(pool) if card == UNSEEN else card for card in cards))


def table(view: State) -> Table:
    """16: hands, open wilds, the combination to beat, covered cards, and everybody's numbers."""
    places: dict[str, Piece | Message] = {}
    for seat, hand in enumerate(view.hands):
        numbers = [card for card in hand if card < NUMBERS or card == UNSEEN]
        places |= {f"hand/{seat}/{i}": CARDS[card] for i, card in enumerate(numbers)}
        places |= {f"wild/{seat}/{card - NUMBERS}": CARDS[card] for card in hand
                   if NUMBERS <= card < UNSEEN}
        places |= {f"captured/{seat}/{i}": "?" for i in range(len(view.captured[seat]))}
        places[f"score/{seat}"] = ("haggis-score", view.scores[seat])
        bet_ = view.bets[seat]
        places[f"bet/{seat}"] = ("haggis-bet-open",) if bet_ is None else ("haggis-bet", bet_)
    places |= {f"haggis/{i}": CARDS[card] for i, card in enumerate(view.haggis)}
    covered = [card for played in view.trick[:-1] for card in played.cards]
    places |= {f"trick/{i}": CARDS[card] for i, card in enumerate(covered)}
    if view.trick:
        places |= {f"play/{i}": CARDS[card] for i, card in enumerate(view.trick[-1].cards)}
    places["round"] = ("haggis-round", view.round, view.goal)
    places[f"dealer/{view.dealer}"] = "dealer"
    if isinstance(view.stage, Play | Give):
        places[f"turn/{view.stage.seat}"] = "turn"
    return places
