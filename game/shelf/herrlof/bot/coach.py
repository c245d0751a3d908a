"""Why Herrlof's bot suggests a move: reasons are looked for in the order of `REASONS`, and the
first that is true of the view is given. A prediction has another one: how often it came true in the
rounds from which the net has learned.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.bots.advice import first_true
from game.bots.search import LOOK, Budget, Enough
from game.cards import Card, Cards
from game.core import Move, Says, Seat
from game.shelf.herrlof.bot.deal import Dealer, unseen
from game.shelf.herrlof.bot.features import asked
from game.shelf.herrlof.bot.judged import chance, net
from game.shelf.herrlof.bot.playout import Table
from game.shelf.herrlof.rules import moves, step
from game.shelf.herrlof.rules.position import (
    COLOUR,
    COLOURS,
    VALKNUT,
    Play,
    Predict,
    State,
    TakeTrick,
)
from game.shelf.herrlof.rules.tricks import winner_at

DEALS = 60  # in which a trick is finished
FEW = 10  # fewer say nothing
MOSTLY = 60  # of a hundred: less is not worth a word


class Case(NamedTuple):
    """A card that is played: the trick with it, and how many tricks are missing before it."""

    view: State
    seat: Seat
    card: Card
    trick: Cards
    missing: int

    @property
    def last(self) -> bool:
        """Whether nobody plays to the trick after it."""
        return len(self.trick) == len(self.view.hands)

    @property
    def ahead(self) -> bool:
        """Whether the card wins the trick as it lies now."""
        return winner_at(self.trick, self.view.trump) == len(self.trick) - 1


def reason(view: State, seat: Seat, move: Move, luck: Random, budget: Budget) -> Says:
    """The first reason that is true of a move, or ()."""
    if isinstance(view.stage, Predict):
        return hits(view, seat, move)
    if len(moves(view, seat)) == 1:
        return ("herrlof-why-only",)
    missing = (view.predictions[seat] or 0) - view.tricks[seat]
    if isinstance(view.stage, TakeTrick):
        return ("herrlof-why-more",) if move[0] == "steal" and missing > 0 else ()
    if not isinstance(view.stage, Play) or not isinstance(move[1], int):
        return ()
    trick = (*(view.trick.cards if view.trick else ()), move[1])
    case = Case(view, seat, move[1], trick, missing)
    return first_true(REASONS, case) or chances(case, luck, budget)


def hits(view: State, seat: Seat, move: Move) -> Says:
    """In how many of a hundred rounds a prediction came true with cards like these, as far as the
    net has learned."""
    return ("herrlof-why-hits", round(100 * chance(net("expert", len(view.hands)).heads(
        asked(view, seat, [move]))[0])))


def chances(case: Case, luck: Random, budget: Budget) -> Says:
    """In how many of a hundred deals that fit the view the trick goes where it is wanted, if that
    is in most."""
    if case.last:
        return ()
    dealer, count, won = Dealer(case.view, case.seat), 0, 0
    try:
        for nodes in range(0, DEALS * LOOK, LOOK):
            budget.look(nodes)
            world = dealer.deal(luck)
            after = step(world, case.seat, ("play", case.card), luck)
            table = Table(after)
            table.finish(after, luck)
            won += table.tricks[case.seat] > world.tricks[case.seat]
            count += 1
    except Enough:
        pass
    if count < FEW:
        return ()
    share = round(100 * won / count)
    if case.missing > 0 and share >= MOSTLY:
        return ("herrlof-why-likely", share)
    if case.missing <= 0 and 100 - share >= MOSTLY:
        return ("herrlof-why-unlikely", 100 - share)
    return ()


def destroys(case: Case) -> Says:
    """7: nobody gets the trick, which is welcome where no more are missing."""
    return ("herrlof-why-destroys",) if case.card == VALKNUT and case.missing <= 0 else ()


def takes(case: Case) -> Says:
    """It wins the trick for sure, and tricks are missing."""
    if case.last and case.ahead and case.missing > 0:
        return ("herrlof-why-takes", case.missing - 1)
    return ()


def ducks(case: Case) -> Says:
    """It loses the trick for sure, and no more are wanted."""
    if case.missing == 0 and not case.ahead and VALKNUT not in case.trick:
        return ("herrlof-why-ducks",)
    return ()


def sure(case: Case) -> Says:
    """Tricks are missing, it is ahead, and no card that may still be out is higher."""
    if case.last or not case.ahead or case.missing <= 0:
        return ()
    for card in set(unseen(case.view)):
        if card < VALKNUT and winner_at((*case.trick, card), case.view.trump) == len(case.trick):
            return ()
    return ("herrlof-why-sure",)


def keeps(case: Case) -> Says:
    """It cannot win this trick any more, and higher cards of the hand are kept for others."""
    if case.missing <= 0 or case.ahead or case.card >= VALKNUT:
        return ()
    kept = [card for card in _hand(case) if COLOUR[card] == COLOUR[case.card] and card > case.card]
    return ("herrlof-why-keeps", _colour(case.card)) if kept else ()


def rids(case: Case) -> Says:
    """It was the only card of its colour: from now on any card may be played on that colour."""
    own = [card for card in _hand(case) if COLOUR[card] == COLOUR[case.card]]
    if case.card < VALKNUT and len(own) == 1 and len(_hand(case)) > 1:
        return ("herrlof-why-rids", _colour(case.card))
    return ()


def _hand(case: Case) -> Cards:
    return case.view.hands[case.seat]


def _colour(card: Card) -> Says:
    return ("herrlof-colour", COLOURS[COLOUR[card]])


REASONS: tuple[Callable[[Case], Says], ...] = (destroys, takes, ducks, sure, keeps, rids)
