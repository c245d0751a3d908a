"""Halmstad's bluff (ruling 10): an ace is fed, the opponents answer, a challenge is won or lost."""

from __future__ import annotations

from game.core.cards import HANDS, Card, add_cards, remove_cards
from game.core.contract import Seat, put
from game.games.halmstad.rules.draft import (
    Draft,
    deal_beliefs,
    nisse_at,
    refill_pile,
    spend,
    win_contract,
)
from game.games.halmstad.rules.memory import mark_coming, mark_leaving, show_to_all
from game.games.halmstad.rules.state import (
    BELIEVED,
    CARDS,
    CHALLENGED,
    NOT_YET,
    TIMBER,
    Believed,
    Done,
    Fed,
    Pledge,
    Proved,
    Turn,
    Visit,
)


def feed(t: Draft, seat: Seat, ace: Card, done: Done) -> None:
    """10: an ace on the table, and a question to both opponents."""
    t.hands = put(t.hands, seat, remove_cards(t.hands[seat], ace))
    mark_leaving(t, seat, ace)
    t.stage = Fed(seat, done, ace)
    t.tell("feed", seat, ((HANDS[seat], "fed"),), CARDS[ace])


def answer_(t: Draft, seat: Seat, said: str, fed: Fed) -> None:
    """10: in secret; when both have answered both are shown."""
    answer = CHALLENGED if said == "challenge" else BELIEVED
    answers = fed.answers
    answers = (answer, answers[1]) if seat == (fed.seat + 1) % 3 else (answers[0], answer)
    t.stage = Fed(fed.seat, fed.done, fed.ace, answers)
    t.tell("answer", seat)
    if NOT_YET not in answers:
        t.stage = Fed(fed.seat, fed.done, fed.ace, answers, open=True)
        t.tell("answers", fed.seat, (), *answers)
        settle_answers(t, fed, answers)


def settle_answers(t: Draft, fed: Fed, answers: tuple[str, str]) -> None:
    """10: belief, or the first challenger turns the beliefs up."""
    if CHALLENGED not in answers:
        t.stage = Believed(fed.seat, fed.done, fed.ace)
        t.tell("believed", fed.seat)
        return
    challenger = (fed.seat + 1 + answers.index(CHALLENGED)) % 3
    show_to_all(t)
    t.tell("challenge", challenger)
    if nisse_at(t):
        t.stage = Proved(fed.seat, fed.done, fed.ace)
        t.tell("proved", fed.seat)
    else:
        catch_bluff(t, fed, challenger)


def catch_bluff(t: Draft, fed: Fed, challenger: Seat) -> None:
    """10: the ace is out of the game, and the opponents visit the port."""
    other = 3 - fed.seat - challenger
    visit_next = Visit(fed.seat, fed.done._replace(barred=True), challenger, (challenger, other))
    t.stage = visit_next
    t.out = add_cards(t.out, fed.ace)
    t.tell("caught", fed.seat, (("fed", "out"),), CARDS[fed.ace])
    pay_fine(t, fed.seat, challenger)
    ask_visitor(t, visit_next)


def pay_fine(t: Draft, seat: Seat, challenger: Seat) -> None:
    """10: with the option `fine` counters go from the claimer to the challenger."""
    count = min(t.fine, t.won[seat].counters)
    if count:
        for one, more in ((seat, -count), (challenger, count)):
            mine = t.won[one]
            t.won = put(t.won, one, mine._replace(counters=mine.counters + more))
        moved = ((f"taken/{seat}", f"taken/{challenger}"),) * count
        t.tell("fined", seat, moved, ("seat", challenger), count)


def ask_visitor(t: Draft, stage: Visit) -> None:
    """10: the next visitor, if there are both visitors and cards; then the pledge."""
    if stage.left and any(t.piles):
        t.stage = stage
    elif any(card in TIMBER for card in t.hands[stage.challenger]):
        t.stage = Pledge(stage.seat, stage.done, stage.challenger)
    else:
        t.stage = Turn(stage.seat, stage.done)
        swept = [slot.card for slot in t.beliefs if slot]
        t.out = add_cards(t.out, *swept)
        t.beliefs = (None,) * len(t.beliefs)
        t.tell("swept", stage.challenger, (("belief", "out"),) * len(swept))
        deal_beliefs(t)


def visit(t: Draft, seat: Seat, pile: int, depth: int, stage: Visit) -> None:
    """10: any card of a pile, from any depth; an emptied pile is refilled."""
    cards = t.piles[pile - 1]
    card = cards[depth - 1]
    t.piles = put(t.piles, pile - 1, (*cards[: depth - 1], *cards[depth:]))
    t.hands = put(t.hands, seat, add_cards(t.hands[seat], card))
    mark_coming(t, seat, card)
    t.tell("visit", seat, ((f"pile/{pile}", HANDS[seat]),), CARDS[card], depth)
    refill_pile(t, pile)
    ask_visitor(t, Visit(stage.seat, stage.done, stage.challenger, stage.left[1:]))


def decline(t: Draft, seat: Seat, stage: Visit) -> None:
    """10: nothing is taken."""
    t.tell("decline", seat)
    ask_visitor(t, Visit(stage.seat, stage.done, stage.challenger, stage.left[1:]))


def pledge(t: Draft, seat: Seat, card: Card, stage: Pledge) -> None:
    """10, 14: the challenger's contract: a timber card, the beliefs and one counter."""
    beliefs = [slot.card for slot in t.beliefs if slot]
    t.beliefs = (None,) * len(t.beliefs)
    spend(t, seat, (card,))
    t.stage = Turn(stage.seat, stage.done._replace(contract=True))
    home = f"won/{seat}"
    moved = [(HANDS[seat], home), *[("belief", home)] * len(beliefs)]
    if not win_contract(t, seat, (card, *beliefs), 1, moved, ("pledge", CARDS[card])):
        deal_beliefs(t)
