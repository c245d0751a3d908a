"""Why Halmstad's bot suggests a move: reasons are looked for in the order of `REASONS`, and the
first that is true of the view is given. They follow from the rules and from what the seat sees;
only how likely a nisse is comes from the bot's reckoning.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from game.bots.advice import first_true
from game.core.cards import Card, Cards, remove_cards
from game.core.contract import Message, Move, Seat
from game.games.halmstad.bot.bluff import estimate_bluff
from game.games.halmstad.bot.doubt import knows_all, knows_nisse, shows_nisse
from game.games.halmstad.bot.hand import KIND, best_timber, list_claims, timber_in
from game.games.halmstad.rules import moves, result, step
from game.games.halmstad.rules.contracts import CLAIM, list_contracts, list_demands
from game.games.halmstad.rules.moves import DRAW
from game.games.halmstad.rules.points import THANKS, count_points
from game.games.halmstad.rules.state import (
    CARDS,
    EVERYBODY,
    HAND,
    NISSE,
    UNSEEN,
    VALUE,
    Bid,
    Fed,
    Over,
    State,
    Turn,
)

NEEDED = ("captain", "timber", "red")  # what contracts need; some do without the last
OF_KIND = {0: "timber", 1: "ballast", 2: "red", 3: "captain", 4: "ace", 5: "nisse"}
VARIED = {"pass"}  # moves that are suggested turn after turn, each time for another reason
HALF = 0.5  # of what may be: more than that speaks for it
HIDES = {"reveal", "challenge", "believe", "feed", "visit", "pledge", "decline", "bid"}


class Case(NamedTuple):
    """A move to judge: the view before and after it. If its outcome is hidden, the view after it is
    the one before."""

    view: State
    seat: Seat
    move: Move
    after: State

    @property
    def hand(self) -> Cards:
        return self.view.hands[self.seat]

    @property
    def then(self) -> Cards:
        """Return the known hand after the move."""
        return tuple(card for card in self.after.hands[self.seat] if card != UNSEEN)


def find_reason(view: State, seat: Seat, move: Move) -> Message:
    """Return the first reason that is true of a move, or ()."""
    after = view if move[0] in HIDES else step(view, seat, move, Random(0))
    if move[0] == "visit":
        after = view._replace(hands=tuple(
            (*hand, _card_of_visit(view, move)) if s == seat else hand
            for s, hand in enumerate(view.hands)))
    case, reasons = Case(view, seat, move, after), REASONS.get(str(move[0]), ())
    if move[0] in VARIED and not (tell_end(case) or tell_last_card(case)):
        found = [says for one in reasons if (says := one(case))]
        return found[len(view.deck) % len(found)] if found else ()
    return first_true(reasons, case)


def _card_of_visit(view: State, move: Move) -> Card:
    _, pile, depth = move
    if not isinstance(pile, int) or not isinstance(depth, int):
        raise TypeError(move)
    return view.piles[pile - 1][depth - 1]


def tell_end(case: Case) -> Message:
    """Say that the move ends the match, and by how many points."""
    found = result(case.after)
    if not isinstance(case.after.stage, Over) or found is None:
        return ()
    ahead = found.scores[case.seat] - max(
        score for seat, score in enumerate(found.scores) if seat != case.seat)
    won = case.seat in found.winners
    by = abs(ahead) if won == (ahead > 0) else 0
    return ("halmstad-why-ends", ("halmstad-ended-won", by) if won else ("halmstad-ended-lost", by))


def tell_only_move(case: Case) -> Message:
    return ("halmstad-why-only",) if len(moves(case.view, case.seat)) == 1 else ()


def tell_second_contract(case: Case) -> Message:
    """After this contract another one can be made."""
    many = timber_ready(case.after, case.seat)
    return ("halmstad-why-again", many) if many else ()


def tell_fewest_cards(case: Case) -> Message:
    """Say that no contract takes more counters, and those that take as many use as many cards or
    more."""
    others = [(_count_timber(move), -_count_cards(move)) for move in moves(case.view, case.seat)
              if move[0] == case.move[0]]
    own = _count_timber(case.move), -_count_cards(case.move)
    level = {cards for timber, cards in others if timber == own[0]}
    return ("halmstad-why-fewest", -own[1]) if own == max(others) and len(level) > 1 else ()


def tell_most_counters(case: Case) -> Message:
    """Say that no contract takes more counters, and some take fewer."""
    others = {_count_timber(move) for move in moves(case.view, case.seat)
              if move[0] == case.move[0]}
    own = _count_timber(case.move)
    return ("halmstad-why-most", own) if own == max(others) and len(others) > 1 else ()


def tell_contract(case: Case) -> Message:
    """Return what the contract brings."""
    gained = count_points(case.after.won[case.seat]) - count_points(case.view.won[case.seat])
    return ("halmstad-why-makes", gained) if gained > 0 else ()


def timber_ready(view: State, seat: Seat) -> int:
    """Return the timber in the best contract without a nisse that a seat in its turn can make
    now."""
    if not isinstance(view.stage, Turn) or view.stage.seat != seat or view.stage.done.barred:
        return 0
    return max((
        _count_timber(move) for move in list_contracts(view.hands[seat], view.piles, CLAIM)),
               default=0)


def _count_timber(move: Move) -> int:
    match move:
        case (_, int(), _, tuple(load), int()): return timber_in(load)
    return 0


def _count_cards(move: Move) -> int:
    """Return how many cards of the hand a contract takes."""
    match move:
        case (_, int(), tuple(supply), tuple(load), int()): return len(supply) + len(load) + 1
    return 0


def tell_shown(case: Case) -> Message:
    """Say that a nisse is known to lie there."""
    return ("halmstad-why-shown",) if shows_nisse(case.view) else ()


def tell_safe(case: Case) -> Message:
    """Return the player who feeds knows of a nisse."""
    return ("halmstad-why-safe",) if shows_nisse(case.view) else ()


def tell_bluff(case: Case) -> Message:
    """Say that no opponent can know that there is none."""
    if any(knows_all(case.view, other) for other in EVERYBODY if other != case.seat):
        return ()
    return ("halmstad-why-bluff",)


def tell_knowledge(case: Case) -> Message:
    """Return the player who answers knows whether a nisse lies there."""
    if knows_nisse(case.view, case.seat):
        return ("halmstad-why-proves",)
    return ("halmstad-why-catches",) if knows_all(case.view, case.seat) else ()


def tell_likelihood(case: Case) -> Message:
    """Say in how many of a hundred feedings like this a nisse lies there, by the bot's reckoning,
    if that speaks for the answer; otherwise the answer is for what it costs or brings."""
    stage = case.view.stage
    if not isinstance(stage, Fed):
        return ()
    false = estimate_bluff(case.view, case.seat, stage.seat)
    if (false >= HALF) != (case.move[0] == "challenge"):
        return ()
    return ("halmstad-why-likely", round(100 * (1 - false)))


def tell_cost(case: Case) -> Message:
    """10: to challenge a nisse that lies there brings the player who feeds it more."""
    stage = case.view.stage
    if not isinstance(stage, Fed):
        return ()
    there = 1 - estimate_bluff(case.view, case.seat, stage.seat)
    return ("halmstad-why-costs", round(100 * there), THANKS) if there > 0 else ()


def tell_filling(case: Case) -> Message:
    """Cards for nothing."""
    return ("halmstad-why-fills", min(HAND - len(case.hand), len(case.view.deck)))


def tell_look(case: Case) -> Message:
    """Say that the look shows unknown beliefs, and that one may be exchanged."""
    new = sum(slot is not None and case.seat not in slot.knowers for slot in case.view.beliefs)
    return ("halmstad-why-looks", new) if new else ("halmstad-why-may",)


def tell_laying(case: Case) -> Message:
    """Say that a nisse comes to the beliefs, and no other player sees it."""
    new = case.move[1] == NISSE and not shows_nisse(case.view)
    return ("halmstad-why-lays",) if new else ()


def tell_staying(case: Case) -> Message:
    """Say that a nisse lies there already."""
    return ("halmstad-why-stays",) if shows_nisse(case.view) else ()


def tell_worse(case: Case) -> Message:
    """None of the beliefs lets a contract be made, is timber, or is of a kind that is lacking."""
    for move in moves(case.view, case.seat):
        if move[0] == "exchange":
            other = case._replace(move=move, after=step(case.view, case.seat, move, Random(0)))
            if any(found(other) for found in (tell_enabling, *BRINGS)):
                return ()
    return ("halmstad-why-worse",)


def tell_enabling(case: Case) -> Message:
    """Say that a contract can be made then that could not be made before, or not with as much
    timber."""
    then = timber_ready(case.after, case.seat)
    was = timber_ready(case.view._replace(stage=case.after.stage), case.seat)
    return ("halmstad-why-enables", then) if then > was else ()


def tell_lacked(case: Case) -> Message:
    """Return the hand had no card of a kind that contracts need."""
    was, now = ({OF_KIND[KIND[card]] for card in hand} for hand in (case.hand, case.then))
    kind = next((kind for kind in NEEDED if kind in now and kind not in was), None)
    return ("halmstad-why-lacked", kind) if kind else ()


def tell_timber(case: Case) -> Message:
    """More timber in the hand."""
    now = timber_in(case.then)
    return ("halmstad-why-timber", now) if now > timber_in(case.hand) else ()


def tell_fit(case: Case) -> Message:
    """With the right demand on a pile more timber could be shipped than before."""
    now = best_timber(case.then)
    return ("halmstad-why-fits", now) if now > best_timber(case.hand) else ()


def tell_first(case: Case) -> Message:
    """Return the hand's first ace or nisse."""
    was, now = ({OF_KIND[KIND[card]] for card in hand} for hand in (case.hand, case.then))
    kind = next((kind for kind in ("ace", "nisse") if kind in now and kind not in was), None)
    return ("halmstad-why-first", kind) if kind else ()


def tell_demand(case: Case) -> Message:
    """Return a swap that lays a demand on a pile that had none on top."""
    _, card, pile = case.move
    if isinstance(pile, int) and isinstance(card, int) and KIND[card] == 2 and (
            KIND[case.view.piles[pile - 1][0]] != 2):
        return ("halmstad-why-demand",)
    return ()


def tell_block(case: Case) -> Message:
    """Return a swap that takes a demand off a quay and lays none: nobody can answer it."""
    _, card, pile = case.move
    if not isinstance(pile, int) or not isinstance(card, int):
        return ()
    top = case.view.piles[pile - 1][0]
    return ("halmstad-why-blocks", VALUE[top]) if KIND[top] == 2 != KIND[card] else ()


def tell_fruitless(case: Case) -> Message:
    """Say that no swap makes a contract possible, or brings the first captain or the first
    timber."""
    for move in moves(case.view, case.seat):
        if move[0] == "swap":
            other = case._replace(move=move, after=step(case.view, case.seat, move, Random(0)))
            if tell_enabling(other) or tell_lacked(other):
                return ()
    swapped = isinstance(case.view.stage, Turn) and case.view.stage.done.swapped
    return () if swapped else ("halmstad-why-fruitless",)


def tell_tide(case: Case) -> Message:
    """11: the turn brings a card to a quay that is known, without a draw and a contract."""
    stage = case.view.stage
    if not isinstance(stage, Turn) or stage.done.drew or stage.done.contract or not case.view.tide:
        return ()
    return ("halmstad-why-tide", case.view.tide)


def tell_spare(case: Case) -> Message:
    """Say that the hand has more cards of the given kind, and gets another kind for it."""
    card, came = case.move[1], _card_that_came(case)
    if not isinstance(card, int) or (came is not None and KIND[came] == KIND[card]):
        return ()
    kept = sum(KIND[one] == KIND[card] for one in case.then)
    return ("halmstad-why-spare", OF_KIND[KIND[card]]) if kept > 0 else ()


def tell_lower(case: Case) -> Message:
    """Say that a number comes for a higher one of its kind: more sums have room for it."""
    card, came = case.move[1], _card_that_came(case)
    if not isinstance(card, int) or came is None or KIND[came] != KIND[card]:
        return ()
    return ("halmstad-why-lower", VALUE[came]) if 0 < VALUE[came] < VALUE[card] else ()


def tell_hiding(case: Case) -> Message:
    """6: another player knows a belief that only this seat will know then."""
    _, _, number = case.move
    slot = case.view.beliefs[number - 1] if isinstance(number, int) else None
    others = slot is not None and any(seat != case.seat for seat in slot.knowers)
    return ("halmstad-why-hides",) if others else ()


def _card_that_came(case: Case) -> Card | None:
    """Return the card that a swap or an exchange brings, as far as it is seen."""
    match case.move:
        case ("swap", int(), int(pile)): return case.view.piles[pile - 1][0]
        case ("exchange", int(), int(number)):
            slot = case.view.beliefs[number - 1]
            return None if slot is None or slot.card == UNSEEN else slot.card
    return None


def tell_worst(case: Case) -> Message:
    """Return the card that is given away is in no contract that the hand can make, whatever is
    asked."""
    lacks = best_timber(case.hand) == best_timber(case.then)
    return ("halmstad-why-worst",) if lacks else ()


def tell_needless(case: Case) -> Message:
    """Ballast is given away, and the hand can make as good a contract without it, whatever is
    asked."""
    card = case.move[1]
    if not isinstance(card, int) or OF_KIND[KIND[card]] != "ballast":
        return ()
    came = _card_that_came(case)
    if came is not None and KIND[came] == KIND[card]:
        return ()
    rest = remove_cards(case.hand, card)
    return ("halmstad-why-needless",) if best_timber(rest) == best_timber(case.hand) else ()


def tell_last_card(case: Case) -> Message:
    """4: a draw would take the deck's last card, and the match would be over as it stands."""
    if DRAW not in moves(case.view, case.seat):
        return ()
    drawn = case._replace(move=DRAW, after=step(case.view, case.seat, DRAW, Random(0)))
    found = tell_end(drawn)
    return ("halmstad-why-lasts", found[1]) if found else ()


def tell_missing(case: Case) -> Message:
    """Return what the hand has none of, and no contract can do without."""
    has = {OF_KIND[KIND[card]] for card in case.hand}
    kind = next((kind for kind in NEEDED[:2] if kind not in has), None)
    return ("halmstad-why-missing", kind) if kind else ()


def tell_waiting(case: Case) -> Message:
    """Say for which demand, which lies on no pile, the hand could make a contract, and with how
    much timber."""
    if not best_timber(case.hand) or list_contracts(case.hand, case.view.piles, CLAIM):
        return ()
    lying = {value for _, value in list_demands(case.view.piles)}
    best = max(((timber_in(load), total) for total, load, _ in list_claims(case.hand)
                if total not in lying), default=(0, 0))
    return ("halmstad-why-waits", best[1], best[0]) if best[0] else ()


def tell_unequal(case: Case) -> Message:
    """There are captain and timber, but whatever is asked, supply and load come to no same sum."""
    has = {OF_KIND[KIND[card]] for card in case.hand}
    if not has.issuperset(NEEDED[:2]) or list_claims(case.hand):
        return ()
    return ("halmstad-why-unequal",) if "red" in has else ("halmstad-why-no-supply",)


def tell_bid(case: Case) -> Message:
    """Return what alone is higher in the bid; and what everybody will have seen."""
    card = case.move[1]
    if not isinstance(card, int) or not isinstance(case.view.stage, Bid):
        return ()
    named = "number" if KIND[card] < 3 else "nisse" if card == NISSE else CARDS[card][:-1]
    return ("halmstad-why-bid", named)


def tell_pledge(case: Case) -> Message:
    """Say that the counter is the same with any timber; its number decides between equal points."""
    own, others = case.move[1], [move[1] for move in moves(case.view, case.seat)]
    high = isinstance(own, int) and own == max(card for card in others if isinstance(card, int))
    return ("halmstad-why-pledges",) if high else ()


BRINGS = (tell_lacked, tell_timber, tell_fit, tell_first)
CONTRACT = (
    tell_end, tell_only_move, tell_second_contract, tell_fewest_cards, tell_most_counters,
    tell_contract)
REASONS: dict[str, tuple[Callable[[Case], Message], ...]] = {
    "bid": (tell_only_move, tell_bid),
    "draw": (tell_end, tell_filling),
    "renew": (tell_end, tell_spare, tell_worst),
    "examine": (tell_look,),
    "exchange": (
        tell_laying, tell_enabling, *BRINGS, tell_spare, tell_needless, tell_lower, tell_hiding),
    "leave": (tell_staying, tell_worse),
    "swap": (tell_enabling, *BRINGS, tell_demand, tell_block, tell_spare, tell_needless,
             tell_lower),
    "claim": CONTRACT, "fulfil": CONTRACT,
    "reveal": (tell_shown,),
    "feed": (tell_safe, tell_bluff),
    "believe": (tell_knowledge, tell_likelihood, tell_cost),
    "challenge": (tell_knowledge, tell_likelihood), "visit": BRINGS,
    "pledge": (tell_only_move, tell_pledge),
    "pass": (tell_end, tell_last_card, tell_missing, tell_waiting, tell_unequal, tell_fruitless,
             tell_tide, tell_only_move),
}
