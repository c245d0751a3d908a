"""Why Haggis' bot suggests a play: reasons are looked for in the order of `REASONS`, and the first
that is true of the view is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.bots.advice import first_true
from game.core.cards import Cards
from game.core.contract import Message, Move, Seat
from game.games.haggis.bot.judged import chance_of_first, load_level, make_question
from game.games.haggis.rules.combos import NUMBERS, RANK, UNSEEN, Reading, count_wilds
from game.games.haggis.rules.moves import moves
from game.games.haggis.rules.plays import list_plays
from game.games.haggis.rules.position import Give, State
from game.games.haggis.rules.view import list_unseen

MANY = 3  # cards: fewer at once are not worth a word


class Case(NamedTuple):
    """A play that is judged; no cards and no reading for a pass."""

    view: State
    seat: Seat
    cards: Cards
    reading: Reading | None

    @property
    def hand(self) -> Cards:
        return self.view.hands[self.seat]

    @property
    def on(self) -> Reading | None:
        """Return the combination to beat."""
        return self.view.trick[-1].reading if self.view.trick else None


def find_reason(view: State, seat: Seat, move: Move) -> Message:
    """Return the first reason that is true of a move, or ()."""
    if isinstance(view.stage, Give):
        return tell_poorer(view, seat, move)
    match move:
        case ("bet", _): return tell_hopes(view, seat)
        case ("play", tuple(cards), Reading() as reading): case = Case(view, seat, cards, reading)
        case ("pass",): case = Case(view, seat, (), None)
        case _: return ()
    return first_true(REASONS, case)


def tell_hopes(view: State, seat: Seat) -> Message:
    """Say in how many of a hundred rounds the player who held cards like these was out first, as
    far as the net has learned."""
    question, _ = make_question(view, seat)
    heads = load_level("expert").evaluate(question.options)
    at, _ = question.find_best(heads)
    return ("haggis-why-hopes", round(100 * chance_of_first(heads[at])))


def tell_poorer(view: State, seat: Seat, move: Move) -> Message:
    """10: who gets the cards has fewer points than the other one, or none has fewer."""
    match move:
        case ("give", int(to)): pass
        case _: return ()
    others = [other[1] for other in moves(view, seat) if other[1] not in (to, seat)]
    more = [view.scores[s] - view.scores[to] for s in others if isinstance(s, int)]
    if not more or min(more) < 0:
        return ()
    return ("haggis-why-poorer",) if min(more) > 0 else ("haggis-why-level",)


def tell_unbeatable(case: Case) -> Message:
    """Say that nothing beats the trick."""
    if case.reading is None and not list_plays(case.hand, case.on):
        return ("haggis-why-only",)
    return ()


def tell_going_out(case: Case) -> Message:
    return ("haggis-why-out",) if case.cards and len(case.cards) == len(case.hand) else ()


def tell_stopping(case: Case) -> Message:
    """Say that a player with a single card left cannot answer several cards."""
    last = [s for s, hand in enumerate(case.view.hands) if s != case.seat and len(hand) == 1]
    if len(case.cards) > 1 and last:
        return ("haggis-why-stops", ("seat", last[0]))
    return ()


def tell_unbeaten(case: Case) -> Message:
    """Say that nothing beats the play that could be made of all cards that the seat does not see;
    or nothing but bombs."""
    if case.reading is None:
        return ()
    above = list_plays(_list_hidden(case), case.reading)
    if not above:
        return ("haggis-why-unbeaten",)
    if all(reading.kind == "bomb" for _, reading in above) and case.reading.kind != "bomb":
        return ("haggis-why-bombs-alone",)
    return ()


def _list_hidden(case: Case) -> Cards:
    """Return what others may hold: number cards that are nowhere to be seen, and wilds that lie
    open."""
    wilds = {card for s, hand in enumerate(case.view.hands) if s != case.seat
             for card in hand if NUMBERS <= card < UNSEEN}
    return (*sorted(list_unseen(case.view)), *sorted(wilds))


def tell_ending(case: Case) -> Message:
    """Return the rest of the hand could be played at once."""
    rest = tuple(card for card in case.hand if card not in case.cards)
    if case.reading and any(len(cards) == len(rest) for cards, _ in list_plays(rest, None)):
        return ("haggis-why-ends", len(rest))
    return ()


def tell_bomb(case: Case) -> Message:
    """8: a bomb is beaten by a higher one alone."""
    return ("haggis-why-bomb",) if case.reading and case.reading.kind == "bomb" else ()


def tell_sparing(case: Case) -> Message:
    """Whatever beats the trick would take a wild card or a bomb."""
    if case.reading is not None:
        return ()
    above = list_plays(case.hand, case.on)
    if above and all(reading.kind == "bomb" or count_wilds(cards) for cards, reading in above):
        return ("haggis-why-spares",)
    return ()


def tell_without_wilds(case: Case) -> Message:
    """Say that the play beats the trick without a wild card, though the hand has some."""
    if case.on and case.reading and case.reading.kind != "bomb" and count_wilds(case.hand) and (
            not count_wilds(case.cards)):
        return ("haggis-why-plainly",)
    return ()


def tell_many_cards(case: Case) -> Message:
    """Say that no lead gets rid of more cards at once."""
    if case.on or len(case.cards) < MANY:
        return ()
    most = max(len(cards) for cards, _ in list_plays(case.hand, None))
    return ("haggis-why-many", len(case.cards)) if len(case.cards) == most else ()


def tell_low_card(case: Case) -> Message:
    """Say that the play contains the lowest card of the hand."""
    if case.on is None and case.cards and RANK[case.cards[0]] == RANK[case.hand[0]]:
        return ("haggis-why-low",)
    return ()


def tell_loose_card(case: Case) -> Message:
    """Say that the card fits no set and no run of the hand's number cards."""
    if len(case.cards) != 1 or count_wilds(case.cards):
        return ()
    numbers = tuple(card for card in case.hand if card < NUMBERS)
    fits = any(case.cards[0] in cards and len(cards) > 1 and reading.kind != "bomb"
               for cards, reading in list_plays(numbers, None))
    return () if fits else ("haggis-why-loose",)


def tell_lowest(case: Case) -> Message:
    """Whatever else of the hand beats the trick is as high or higher, or a bomb."""
    if not case.on or not case.reading or case.reading.kind == "bomb":
        return ()
    ranks = [reading.rank for _, reading in list_plays(case.hand, case.on)
             if reading.kind != "bomb"]
    return ("haggis-why-lowest",) if min(ranks) == case.reading.rank < max(ranks) else ()


def tell_whole_set(case: Case) -> Message:
    """Return a set without a wild card, with all cards of that rank."""
    reading = case.reading
    if not reading or reading.kind != "set" or len(case.cards) == 1 or count_wilds(case.cards):
        return ()
    rank = RANK[case.cards[0]]
    every = sum(RANK[card] == rank for card in case.hand)
    return ("haggis-why-whole", len(case.cards)) if every == len(case.cards) else ()


def tell_several(case: Case) -> Message:
    """Return a lead of some cards at once."""
    return ("haggis-why-several", len(case.cards)) if len(case.cards) >= MANY else ()


REASONS: tuple[Callable[[Case], Message], ...] = (
    tell_unbeatable, tell_going_out, tell_stopping, tell_unbeaten, tell_ending, tell_bomb,
    tell_sparing, tell_without_wilds, tell_many_cards, tell_low_card, tell_loose_card, tell_lowest,
    tell_whole_set, tell_several,
)
