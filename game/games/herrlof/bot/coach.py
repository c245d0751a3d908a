"""Why Herrlof's bot suggests a move: reasons are looked for in the order of `REASONS`, and the
first that is true of the view is given. A prediction has another one: how often it came true in the
rounds from which the net has learned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

from game.bots.advice import first_true
from game.bots.search import LOOK, Budget, Enough
from game.core.cards import Card, Cards
from game.core.contract import Message, Move, Seat
from game.games.herrlof.bot.deal import Dealer, list_unseen
from game.games.herrlof.bot.features import encode_moves
from game.games.herrlof.bot.judged import chance_of_exact, load_level
from game.games.herrlof.bot.playout import Table
from game.games.herrlof.rules import moves, step
from game.games.herrlof.rules.position import (
    COLOUR,
    COLOURS,
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
)
from game.games.herrlof.rules.tricks import winner_at

DEALS = 60  # in which a trick is finished
FEW = 10  # fewer say nothing
MOSTLY = 60  # of a hundred: less is not worth a word
NEAR = 2  # higher cards that may be out: hardly any
DOUBTFUL = 2  # higher and lower cards that may be out: nobody can say


class Case(NamedTuple):
    """A card to play: the trick with it, and the tricks still missing before it. Or a card to give
    away, without a trick."""

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


def find_reason(view: State, seat: Seat, move: Move, luck: Random, budget: Budget) -> Message:
    """Return the first reason that is true of a move, or ()."""
    if isinstance(view.stage, Predict):
        return tell_hits(view, seat, move)
    if len(moves(view, seat)) == 1:
        return ("herrlof-why-only",)
    match view.stage, move:
        case TakeTrick(), _: return of_trick(view, seat, move)
        case Draw(), ("draw",): return ("herrlof-why-free",)
        case TakeCard(), ("steal", _): return ("herrlof-why-look",)
        case Bury() | Return(), (_, int(card)):
            return first_true(GIVEN, Case(view, seat, card, (), _count_missing(view, seat)))
        case Play(), (_, int(card)):
            trick = (*(view.trick.cards if view.trick else ()), card)
            case = Case(view, seat, card, trick, _count_missing(view, seat))
            return first_true(REASONS, case) or tell_chances(case, luck, budget) or first_true(
                SMALLER, case)
    return ()


def _count_missing(view: State, seat: Seat) -> int:
    return (view.predictions[seat] or 0) - view.tricks[seat]


def of_trick(view: State, seat: Seat, move: Move) -> Message:
    """8: a trick of another player is taken or left for the prediction, or where that cannot come
    true any more, for the point."""
    missing = _count_missing(view, seat)
    if move[0] == "steal":
        lost = missing < 0 or missing > 1 + len(view.hands[seat])
        return (("herrlof-why-worth",) if lost else ("herrlof-why-more",) if missing > 0 else ())
    return ("herrlof-why-exact", view.tricks[seat]) if missing == 0 else ()


def tell_hits(view: State, seat: Seat, move: Move) -> Message:
    """Say in how many of a hundred rounds a prediction came true with cards like these, as far as
    the net has learned."""
    return ("herrlof-why-hits",
            round(100 * chance_of_exact(load_level("expert", len(view.hands)).evaluate(
                encode_moves(view, seat, [move]))[0])))


def tell_chances(case: Case, luck: Random, budget: Budget) -> Message:
    """Say in how many of a hundred deals that fit the view the trick goes where it is wanted, if
    that is in most."""
    if case.last:
        return ()
    dealer, count, won = Dealer(case.view, case.seat), 0, 0
    try:
        for nodes in range(0, DEALS * LOOK, LOOK):
            budget.check_nodes(nodes)
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


def tell_destroying(case: Case) -> Message:
    """7: nobody gets the trick, which is welcome where no more are missing."""
    return ("herrlof-why-destroys",) if case.card == VALKNUT and case.missing <= 0 else ()


def tell_taking(case: Case) -> Message:
    """Say that the card wins the trick for sure, and that tricks are missing."""
    if case.last and case.ahead and case.missing > 0:
        return ("herrlof-why-takes", case.missing - 1)
    return ()


def tell_ducking(case: Case) -> Message:
    """Say that the card loses the trick for sure, and that no more are wanted."""
    if case.missing == 0 and not case.ahead and VALKNUT not in case.trick:
        return ("herrlof-why-ducks",)
    return ()


def tell_sure(case: Case) -> Message:
    """Tricks are missing, it is ahead, and no card that may still be out is higher."""
    if case.last or not case.ahead or case.missing <= 0:
        return ()
    for card in set(list_unseen(case.view)):
        if card < VALKNUT and winner_at((*case.trick, card), case.view.trump) == len(case.trick):
            return ()
    return ("herrlof-why-sure",)


def tell_keeping(case: Case) -> Message:
    """Say that the card cannot win this trick any more, and that higher cards of the hand are kept
    for others."""
    if case.missing <= 0 or case.ahead or case.card >= VALKNUT:
        return ()
    return ("herrlof-why-keeps", _name_colour(case.card)) if _has_higher(case) else ()


def tell_void(case: Case) -> Message:
    """Say that the card was the only one of its colour: from now on any card may be played on that
    colour."""
    own = [card for card in _hand_of(case) if COLOUR[card] == COLOUR[case.card]]
    if case.card < VALKNUT and len(own) == 1 and len(_hand_of(case)) > 1:
        return ("herrlof-why-rids", _name_colour(case.card))
    return ()


def tell_denying(case: Case) -> Message:
    """7: the player who would win the trick does not get it."""
    before = case.trick[:-1]
    at = winner_at(before, case.view.trump) if before else None
    if case.card != VALKNUT or at is None or case.view.trick is None:
        return ()
    return ("herrlof-why-denies", ("seat", (case.view.trick.leader + at) % len(case.view.hands)))


def tell_leading(case: Case) -> Message:
    """7: the player who plays a trick's last Hagalaz leads the next one."""
    if case.card != HAGALAZ or VALKNUT in case.trick:
        return ()
    if case.last:
        return ("herrlof-why-leads",)
    return ("herrlof-why-leads-unless",) if len(case.trick) == 1 else ()


def tell_three(case: Case) -> Message:
    """9: a 3 lets a card be drawn and another be buried."""
    return ("herrlof-why-three",) if RANK[case.card] == 3 and len(_hand_of(case)) > 1 else ()


def tell_top(case: Case) -> Message:
    """Say that no higher card of its colour may still be out, or very few; led, and no trump."""
    if case.missing <= 0 or len(case.trick) != 1 or case.card >= VALKNUT:
        return ()
    above, _ = _count_out(list_unseen(case.view), case.card)
    if COLOUR[case.card] != COLOUR[case.view.trump] and above == 0:
        return ("herrlof-why-top", _name_colour(case.card))
    return ("herrlof-why-near", above, _name_colour(case.card)) if 0 < above <= NEAR else ()


def tell_saving(case: Case) -> Message:
    """Say that the card is led while higher cards of its colour stay in the hand."""
    if case.missing <= 0 or len(case.trick) != 1 or case.card >= VALKNUT or not _has_higher(case):
        return ()
    return ("herrlof-why-saves", _name_colour(case.card))


def tell_best(case: Case) -> Message:
    """Tricks are missing, it is ahead, and few of the cards that may be out beat it."""
    if case.missing <= 0 or case.last or not case.ahead or case.card >= VALKNUT:
        return ()
    cards = list_unseen(case.view)
    beat = sum(card < VALKNUT and winner_at((*case.trick, card), case.view.trump) == len(case.trick)
               for card in cards)
    return ("herrlof-why-best", beat, len(cards)) if 4 * beat <= len(cards) else ()


def tell_unsure(case: Case) -> Message:
    """Of no other card of the hand is it as hard to say whether it would win: as many higher ones
    of its colour may be out, and as many lower ones."""
    if case.card >= VALKNUT or (case.trick and case.ahead):
        return ()
    out = list_unseen(case.view)
    doubt = {card: min(_count_out(out, card)) for card in _hand_of(case) if card < VALKNUT}
    above, below = _count_out(out, case.card)
    if doubt[case.card] < DOUBTFUL or doubt[case.card] < max(doubt.values()):
        return ()
    return ("herrlof-why-unsure", above, below, _name_colour(case.card))


def tell_lowest(case: Case) -> Message:
    """Tricks are missing, and it is the lowest of several of its colour."""
    mates = _list_mates(case)
    lowest = bool(mates) and case.card < min(mates)
    return ("herrlof-why-low", _name_colour(case.card)) if case.missing > 0 and lowest else ()


def tell_highest(case: Case) -> Message:
    """Say that no more tricks are wanted, and it is the highest of several of its colour."""
    mates = _list_mates(case)
    highest = bool(mates) and case.card > max(mates)
    return ("herrlof-why-high", _name_colour(case.card)) if case.missing == 0 and highest else ()


def _list_mates(case: Case) -> list[Card]:
    """Return the hand's other cards of the same colour."""
    return [card for card in _hand_of(case) if card < VALKNUT and card != case.card
            and COLOUR[card] == COLOUR[case.card]]


def _has_higher(case: Case) -> bool:
    return any(card > case.card for card in _list_mates(case))


def _count_out(cards: Iterable[Card], card: Card) -> tuple[int, int]:
    """Return how many higher and how many lower ones of a card's colour are among others."""
    mates = [other for other in cards if other < VALKNUT and COLOUR[other] == COLOUR[card]]
    above = sum(other > card for other in mates)
    return above, len(mates) - above


def _hand_of(case: Case) -> Cards:
    return case.view.hands[case.seat]


def _name_colour(card: Card) -> Message:
    return ("herrlof-colour", COLOURS[COLOUR[card]])


REASONS: tuple[Callable[[Case], Message], ...] = (
    tell_destroying, tell_taking, tell_ducking, tell_sure, tell_keeping, tell_void)
SMALLER: tuple[Callable[[Case], Message], ...] = (
    tell_denying, tell_leading, tell_three, tell_top, tell_saving, tell_best, tell_unsure,
    tell_lowest)
GIVEN: tuple[Callable[[Case], Message], ...] = (tell_void, tell_unsure, tell_lowest, tell_highest)
