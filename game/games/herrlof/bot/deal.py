"""Deals of Herrlof that fit what a seat sees: its cards, and who failed to follow which colour."""

from __future__ import annotations

from random import Random

from game.core.cards import Card
from game.core.contract import Seat
from game.games.herrlof.bot.instinct import draw_prediction
from game.games.herrlof.rules.position import COLOUR, DECK, UNSEEN, VALKNUT, State


def list_unfollowed(view: State) -> set[tuple[Seat, int]]:
    """Seats, and the colours that they did not follow in this trick and the last one."""
    voids = set()
    for trick in (view.last, view.trick):
        led = COLOUR[trick.cards[0]] if trick else -1
        if trick and led >= 0:
            voids |= {((trick.leader + i) % len(view.hands), led)
                      for i, card in enumerate(trick.cards)
                      if card < VALKNUT and COLOUR[card] != led}
    return voids


class Dealer:
    """Deals the unseen cards of a view again and again."""

    def __init__(self, view: State, seat: Seat) -> None:
        self.view = view
        self.unseen = list_unseen(view)
        self.voids = [[colour for s, colour in sorted(list_unfollowed(view)) if s == other]
                      for other in range(len(view.hands))]
        hidden = [s for s in range(len(view.hands)) if s != seat]
        self.order = sorted(hidden, key=lambda s: -len(self.voids[s]))

    def deal(self, luck: Random) -> State:
        """Return a world that looks like the view: others could have done what they did, and have
        predicted what their hands may promise."""
        view = self.view
        left = sorted(self.unseen, key=lambda _: luck.random())
        hands = list(view.hands)
        for seat in self.order:
            hands[seat] = _deal_hand(left, view.hands[seat].count(UNSEEN), self.voids[seat])
        deck = tuple([left.pop() if card == UNSEEN else card for card in view.deck])
        predictions = tuple([
            view.predictions[s] if s not in self.order
            else view.tricks[s] + draw_prediction(hands[s], view.trump, len(hands), luck)
            for s in range(len(hands))])
        return view._replace(hands=tuple(hands), deck=deck, predictions=predictions)


def list_unseen(view: State) -> list[Card]:
    """Return every card that is nowhere to be seen."""
    left = list(DECK)
    tricks = [trick.cards for trick in (view.trick, view.last) if trick]
    for group in (*view.hands, view.deck, (view.trump,), view.gone, *tricks):
        for card in group:
            if card != UNSEEN:
                left.remove(card)
    return left


def _deal_hand(left: list[Card], count: int, voids: list[int]) -> tuple[Card, ...]:
    """So many cards out of `left`; colours that were not followed only if there is nothing else."""
    fit = [card for card in left if COLOUR[card] not in voids] if voids else left
    cards = (fit + [card for card in left if card not in fit])[:count] if voids else left[:count]
    for card in cards:
        left.remove(card)
    return tuple(sorted(cards))
