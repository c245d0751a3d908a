"""Halmstad's bot: it plans its turn step by step, keeps track of who can know what lies among the
beliefs, and mixes feedings and challenges by luck.

An answer depends on the view, the seat, the luck and the level, and on nothing else. A plan takes
milliseconds, so that no budget is ever spent.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from game.bots.advice import Advice, Expected, Rated, sorted_out
from game.bots.lots import draw_lot
from game.bots.search import Budget
from game.core.cards import Card, add_cards
from game.core.contract import Move, Seat
from game.games.halmstad.bot.bluff import rate_answers, rate_challenging, rate_feeding
from game.games.halmstad.bot.coach import find_reason
from game.games.halmstad.bot.doubt import knows_all, knows_nisse, odds_in_turn, shows_nisse
from game.games.halmstad.bot.hand import KIND
from game.games.halmstad.bot.judged import Weights, lead_over_others, load_weights_of
from game.games.halmstad.bot.plan import (
    TROUBLE,
    Plan,
    Step,
    contracts_of,
    make_plan,
    plan_exchange,
    rate_ending,
    rate_fed,
    rate_later,
    rate_promise,
    rate_renewals,
    rate_revealed,
    rate_swap,
    rate_swaps,
)
from game.games.halmstad.rules import moves, prompts, step
from game.games.halmstad.rules import view as view_of
from game.games.halmstad.rules.contracts import BELIEF, REVEAL, can_fulfil
from game.games.halmstad.rules.moves import (
    BELIEVE,
    CHALLENGE,
    DECLINE,
    DRAW,
    EXAMINE,
    LEAVE,
    PASS,
    REVEALS,
)
from game.games.halmstad.rules.points import THANKS, count_points
from game.games.halmstad.rules.state import (
    ACES,
    HAND,
    NISSE,
    STILL,
    VALUE,
    Believed,
    Bid,
    Done,
    Fed,
    Look,
    Pledge,
    Proved,
    Shown,
    State,
    Turn,
    Visit,
)

LEVELS = ("novice", "skilled", "expert")
GIVEN_UP = 0.1  # points that a swap has to bring beyond a feeding that could be made at once
MANY = 4  # exchanges that are weighed together with a swap


class Skill(NamedTuple):
    """The habits of a level: its weights (of a level's name, or its own); whether it swaps and
    exchanges for the contract that this makes possible, or for the card alone; whether it plans
    both together and minds the winner if the match ended; how often it feeds without a nisse when
    it could; and how often it challenges without knowing (None: a rate that it works out).
    `trouble` is the least gain of a swap for later turns. Better steps are likelier (`warmth`: the
    points that matter; 0: always the best), and a step `blind` points behind the best is never
    made."""

    weights: Weights | str
    plans: bool
    deep: bool
    feeds: float | None
    challenges: float | None
    warmth: float = 0.0
    blind: float = 0.0
    trouble: float = TROUBLE


SKILLS = {
    "novice": Skill("novice", True, False, 0.0, 0.25, 0.1, 0.3),
    "skilled": Skill("skilled", True, False, 0.3, 0.15, 0.03, 0.1),
    "expert": Skill("", True, True, None, None),
}
EXPERT = SKILLS["expert"]


def choose(view: State, seat: Seat, luck: Random, _: Budget, level: str) -> Move | None:
    """Return a legal move for the seat; None if it has nothing to answer. Raises KeyError for an
    unknown level."""
    skill = SKILLS[level]
    return answer_question(view, seat, luck, skill) if seat in prompts(view) else None


def advise(
    view: State, seat: Seat, luck: Random, _: Budget, about: Move | None,
) -> Advice | None:
    """Return the moves with the points by which the seat may end ahead of the others on average, as
    its plan has it; the others' hands count as usual ones. None if the seat is not asked. After a
    swap or an exchange the seat is expected to go on as planned, where that is a swap or a
    contract.

    A step that takes nothing away is worth at least what the best after it is, and of others only
    `about` stands beside it. Bids and pledges have no worth. What would end the match counts as won
    or lost, and what luck decides between is level. In a race a contract has a worth of its own."""
    if seat not in prompts(view):
        return None
    best = answer_question(view, seat, luck, EXPERT)
    why = find_reason(view, seat, best)
    p = make_plan(view, seat, load_weights_of())
    every = moves(view, seat)
    worths = {move: value + _lead_over_others(p) for value, move in rate_moves(p, every)}
    if best not in worths:
        return Advice((Rated(best, 0.0),), why)
    then = _expect_contract(view, seat, best)
    told = [Rated(move, value) for move, value in worths.items()
            if move in (best, about) or not _is_vain(view, seat, move)]
    if isinstance(view.stage, Turn) and find_free_step(p, every) == best:
        told = [one for one in told if one.move in (best, about)]
    return Advice(sorted_out(told, best), why, then)


def _expect_contract(view: State, seat: Seat, move: Move) -> Expected | None:
    """Return the swap or contract for which a card was taken into the hand."""
    if move[0] not in {"swap", "exchange"}:
        return None
    after = view_of(step(view, seat, move, Random(0)), seat)
    follows = answer_question(after, seat, Random(0), EXPERT)
    return Expected(seat, follows, after) if follows[0] in {"swap", "claim"} else None


def _is_vain(view: State, seat: Seat, move: Move) -> bool:
    """Say whether a move changes nothing: it swaps equal cards, looks at a known belief, or turns
    up one that is no nisse."""
    match move:
        case ("swap", int(card), int(pile)): return view.piles[pile - 1][0] == card
        case ("exchange", int(card), int(number)):
            slot = view.beliefs[number - 1]
            return slot is not None and slot.card == card
    return knows_all(view, seat) and (
        move == EXAMINE or (move == REVEALS and not shows_nisse(view)))


def _lead_over_others(p: Plan) -> float:
    """Return a seat's lead over the average of the others: the learned value of a hand is added to
    it."""
    return lead_over_others([count_points(won) for won in p.view.won], p.seat)


def rate_moves(p: Plan, options: list[Move]) -> list[Step]:
    """Return the values of moves for a sharp planner, as far as a plan can tell."""
    match p.view.stage:
        case Turn(_, done): return _turn_rated(p, done, options)
        case Look(): return _exchanges_rated(p, options)
        case Fed(claimer):
            stay = rate_later(p, p.hand, p.tops)
            believe, challenge = rate_answers(p.view, p.seat, claimer)
            return [(stay + believe, BELIEVE), (stay + challenge, CHALLENGE)]
        case Visit(): return [(rate_later(p, p.hand, p.tops), DECLINE), *rate_visits(p)]
        case Shown() | Believed(): return list(contracts_of(p, options))
        case Proved(): return [(value + THANKS, move) for value, move in contracts_of(p, options)]
    return []


def _exchanges_rated(p: Plan, options: list[Move]) -> list[Step]:
    """With the best swap after each, where the bot weighs both; what leaves the hand as it is is
    worth what leaving the beliefs is."""
    ahead = rate_exchanges(p, EXPERT)
    found = {move: _with_swap(value, after) if p.swap else value for value, move, after in ahead}
    best = max(found[move] for _, move, _ in ahead[:MANY])
    return [(min(found.get(move, found[LEAVE]), best), move) for move in options]


def _turn_rated(p: Plan, done: Done, options: list[Move]) -> list[Step]:
    found = {move: value for value, move in rate_steps(p, EXPERT, done, options)}
    known = shows_nisse(p.view)
    for move in options:
        match move:
            case ("swap", int(card), int(pile)):
                found.setdefault(move, rate_swap(p, card, pile))
            case ("reveal",):
                share = 1.0 if known else odds_in_turn(p.view, p.seat)
                barred = rate_later(p, p.hand, p.tops)
                found[move] = share * rate_revealed(p, p.hand) + (1 - share) * barred
    first = max(found, key=lambda move: (found[move], move))
    best = found[first]
    for move in options:
        if move[0] == "feed":
            more, _ = rate_feeding(p.view, p.seat, rate_fed(p, p.hand, _card_of(move)))
            value = more + rate_promise(p, p.hand, p.tops)
            found[move] = value if known else min(value, best)
    if _feeds_after(p, first):
        found[first] = max(found.values())
    step = find_free_step(p, options)
    if step:
        found[step] = max(found.values())
    if EXAMINE in options:
        tells = step == EXAMINE or not knows_all(p.view, p.seat)
        found[EXAMINE] = max(found.values()) if tells else found[PASS]
    return [(value, move) for move, value in found.items()]


def move_quickly(view: State, seat: Seat, luck: Random) -> Move | None:
    """Return a decent move within a few milliseconds, for when there is no time to think."""
    return answer_question(view, seat, luck, SKILLS["skilled"]) if seat in prompts(view) else None


def answer_question(view: State, seat: Seat, luck: Random, skill: Skill) -> Move:
    """Return the answer of a seat to its question."""
    own = skill.weights
    p = make_plan(view, seat, load_weights_of(own) if isinstance(own, str) else own, skill.trouble)
    match view.stage:
        case Bid(): return max(moves(view, seat), key=_bid_first)
        case Turn(_, done): return choose_step(p, luck, skill, done)
        case Look(): return choose_exchange(p, luck, skill)
        case Fed(claimer): return answer_feeding(view, seat, claimer, luck, skill)
        case Visit(): return choose_visit(p, luck, skill)
        case Pledge(): return max(moves(view, seat), key=lambda move: VALUE[_card_of(move)])
    return drawn_from(contracts_of(p, moves(view, seat)), luck, skill)[1]


def drawn_from(found: Iterable[Step], luck: Random, skill: Skill) -> Step:
    """Return the step of several that a level makes."""
    order = sorted(found, reverse=True)
    return order[draw_lot([value for value, _ in order], skill.warmth, skill.blind, luck)]


def _bid_first(move: Move) -> tuple[bool, Card]:
    """Return a sort key by which a captain comes first, as it gives least away."""
    return KIND[_card_of(move)] == 3, _card_of(move)


def _card_of(move: Move) -> Card:
    card = move[1]
    if not isinstance(card, int):
        raise TypeError(move)
    return card


def choose_step(p: Plan, luck: Random, skill: Skill, done: Done) -> Move:
    """Return the next step of a turn: first cards, then a look at the beliefs, then whatever is
    best."""
    options = moves(p.view, p.seat)
    if step := find_free_step(p, options):
        return step
    return _fed_or(
        p, drawn_from(rate_steps(p, skill, done, options), luck, skill), options, luck, skill)


def find_free_step(p: Plan, options: list[Move]) -> Move | None:
    """Return a step that takes nothing away: a draw, unless it may end the match or a contract can
    be made first, and a look that can tell or bring something."""
    claims = p.open and any(move[0] == "claim" for move in options)
    last, can_draw = _takes_last(p), DRAW in options
    if can_draw and not claims and not last:
        return DRAW
    looks = EXAMINE in options and not (can_draw and claims and not last)
    return EXAMINE if looks and _can_learn(p) else None


def _can_learn(p: Plan) -> bool:
    """Return whether a look shows a belief that is not known, or leads to an exchange."""
    if not knows_all(p.view, p.seat):
        return True
    if not p.hand or not any(p.view.beliefs):
        return False
    after = p._replace(view=step(p.view, p.seat, EXAMINE, Random(0)))
    return choose_exchange(after, Random(0), EXPERT) != LEAVE


def _takes_last(p: Plan) -> bool:
    """Return whether a draw takes the deck's last card."""
    return HAND - len(p.hand) >= len(p.view.deck)


def rate_steps(p: Plan, skill: Skill, done: Done, options: list[Move]) -> list[Step]:
    """Return what the steps of a turn are worth, but for a look, and for contracts through the
    beliefs. Only who thinks deeply ever puts a contract off, or lays a nisse open on a pile."""
    found = list(contracts_of(p, options)) if p.open else []
    if found and not skill.deep:
        return found
    stay = rate_later(p, p.hand, p.tops)
    found.append((_rate_pass(p, skill, stay, done), PASS))
    if DRAW in options:
        found.append((rate_ending(p) if _takes_last(p) and skill.deep else stay, DRAW))
    if any(move[0] == "renew" for move in options) and len(p.view.deck) > 1:
        found += rate_renewals(p if skill.plans else p._replace(open=False))
    if p.swap:
        every = rate_swaps(p if skill.plans else p._replace(open=False))
        found += every if skill.deep else (step for step in every if _card_of(step[1]) != NISSE)
    return found


def _rate_pass(p: Plan, skill: Skill, stay: float, done: Done) -> float:
    """Return what passing is worth: without a draw and a contract, the tide or one more still turn
    may end the match."""
    last = len(p.view.deck) == 1 if p.view.tide else p.view.still == STILL - 1
    return rate_ending(p) if skill.deep and last and not (done.drew or done.contract) else stay


def _fed_or(p: Plan, best: Step, options: list[Move], luck: Random, skill: Skill) -> Move:
    """Return a contract through the beliefs, if that is better than the best of everything else. If
    that is a swap it may come first, for those who think deeply: if only bluffs waited for one, a
    player who has swapped would be known to bluff."""
    if REVEALS in options and shows_nisse(p.view):
        best = max(best, (rate_revealed(p, p.hand), REVEALS))
    feed = next((move for move in options if move[0] == "feed"), None)
    if feed is None:
        return best[1]
    more, rate = rate_feeding(p.view, p.seat, rate_fed(p, p.hand, _card_of(feed)))
    later_on = GIVEN_UP if best[1][0] == "swap" else 0.0
    better = more + rate_promise(p, p.hand, p.tops) > best[0] - later_on
    if shows_nisse(p.view) and not skill.deep:
        rate, better = 1.0, best[1][0] not in {"claim", "reveal"}
    if not shows_nisse(p.view) and skill.feeds is not None:
        rate, better = skill.feeds, better or best[1] == PASS
    waits = (skill.deep or not shows_nisse(p.view)) and _feeds_after(p, best[1])
    return feed if better and not waits and luck.random() < rate else best[1]


def _feeds_after(p: Plan, move: Move) -> bool:
    """Return whether a move is a swap after which an ace can be fed."""
    return move[0] == "swap" and any(
        then[0] == "feed" for then in moves(step(p.view, p.seat, move, Random(0)), p.seat))


def choose_exchange(p: Plan, luck: Random, skill: Skill) -> Move:
    """Return the exchange that brings most, or none."""
    options = rate_exchanges(p, skill)
    if skill.deep and p.swap:
        options = [(_with_swap(value, after), move, after) for value, move, after in options[:MANY]]
    return drawn_from([one[:2] for one in options], luck, skill)[1]


def rate_exchanges(p: Plan, skill: Skill) -> list[tuple[float, Move, Plan]]:
    """Return what the beliefs and the hand bring after each exchange, and after none; the best
    first."""
    p = p if skill.plans else p._replace(open=False)
    options: list[tuple[float, Move, Plan]] = [(_rate_beliefs(p, skill, touched=False), LEAVE, p)]
    for move in moves(p.view, p.seat):
        match move:
            case (_, int(card), int(number)):
                after = plan_exchange(p, card, number)
                if after.hand != p.hand:
                    options.append((_rate_beliefs(after, skill, touched=True), move, after))
    options.sort(key=lambda one: one[:2], reverse=True)
    return options


def _with_swap(value: float, after: Plan) -> float:
    """Return what an exchange brings with the best swap after it."""
    bare = rate_promise(after, after.hand, after.tops)
    return value - bare + max([bare, *(worth for worth, _ in rate_swaps(after))])


def _rate_beliefs(p: Plan, skill: Skill, touched: bool) -> float:
    """Return what a hand brings, and with it the beliefs as they would lie then."""
    value = rate_promise(p, p.hand, p.tops)
    ace = next((card for card in p.hand if card in ACES), None)
    lies = shows_nisse(p.view)
    if p.open and ace is not None and can_fulfil(p.hand, p.view.piles, BELIEF):
        if lies or (touched and skill.feeds != 0):
            more, rate = rate_feeding(p.view, p.seat, rate_fed(p, p.hand, ace))
            value += max(0.0, more) * rate
    elif lies and p.open and can_fulfil(p.hand, p.view.piles, REVEAL):
        value = max(value, rate_revealed(p, p.hand))
    return value


def answer_feeding(view: State, seat: Seat, claimer: Seat, luck: Random, skill: Skill) -> Move:
    """Return whether a feeding is challenged."""
    rate = rate_challenging(view, seat, claimer)
    sure = knows_nisse(view, seat) or knows_all(view, seat)
    if skill.challenges is not None and not sure:
        rate = skill.challenges
    return CHALLENGE if luck.random() < rate else BELIEVE


def choose_visit(p: Plan, luck: Random, skill: Skill) -> Move:
    """Take the card that is worth most to the hand, or none if the hand is better without."""
    return drawn_from([(rate_later(p, p.hand, p.tops), DECLINE), *rate_visits(p)], luck, skill)[1]


def rate_visits(p: Plan) -> list[Step]:
    """Return what the hand is worth with each card of the piles."""
    options: list[Step] = []
    for move in moves(p.view, p.seat):
        match move:
            case (_, int(pile), int(depth)):
                card = p.view.piles[pile - 1][depth - 1]
                options.append((rate_later(p, add_cards(p.hand, card), p.tops), move))
    return options
