"""Halmstad's bot: it plans its turn step by step, keeps track of who can know what lies among the
beliefs, and mixes feedings and challenges by luck.

An answer depends on the view, the seat, the luck and the level, and on nothing else. A plan takes
milliseconds, so that no budget is ever spent.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.search import Budget
from game.cards import Card, with_
from game.core import Move, Seat
from game.shelf.halmstad.bot.bluff import challenging, feeding
from game.shelf.halmstad.bot.doubt import knows_all, knows_nisse, shows_nisse
from game.shelf.halmstad.bot.hand import FAIR, KIND, PLAIN, SHARP, Worth
from game.shelf.halmstad.bot.plan import (
    Plan,
    Step,
    contracts_of,
    ending,
    exchanged,
    fed,
    later,
    plan,
    promise,
    revealed,
    swaps,
)
from game.shelf.halmstad.rules import moves, prompts
from game.shelf.halmstad.rules.contracts import BELIEF, REVEAL, can_fulfil
from game.shelf.halmstad.rules.moves import (
    BELIEVE,
    CHALLENGE,
    DECLINE,
    DRAW,
    EXAMINE,
    LEAVE,
    PASS,
    REVEALS,
)
from game.shelf.halmstad.rules.state import (
    ACES,
    HAND,
    STILL,
    VALUE,
    Bid,
    Done,
    Fed,
    Look,
    Pledge,
    State,
    Turn,
    Visit,
)

LEVELS = ("novice", "skilled", "expert")
MANY = 8  # exchanges that are weighed together with a swap
LAST = -99.0  # the worth of what should only be done if there is nothing else


class Skill(NamedTuple):
    """How a level plays: what it wants; whether it swaps and exchanges for the contract that this
    makes possible, or for the card alone; whether it plans both together and minds who would win if
    the match ended; how often it feeds without a nisse when it could; and how often it challenges
    when it does not know. None is a rate that is worked out."""

    tables: Worth
    plans: bool
    deep: bool
    feeds: float | None
    challenges: float | None


SKILLS = {
    "novice": Skill(PLAIN, False, False, 0.0, 0.25),
    "skilled": Skill(FAIR, True, False, 0.3, 0.15),
    "expert": Skill(SHARP, True, True, None, None),
}


def choose(view: State, seat: Seat, luck: Random, _: Budget, level: str) -> Move | None:
    """A legal move for the seat; None if it is not asked. Raises KeyError for no such level."""
    skill = SKILLS[level]
    return played(view, seat, luck, skill) if seat in prompts(view) else None


def quick(view: State, seat: Seat, luck: Random) -> Move | None:
    """A decent move within a few milliseconds, for when there is no time to think."""
    return played(view, seat, luck, SKILLS["skilled"]) if seat in prompts(view) else None


def played(view: State, seat: Seat, luck: Random, skill: Skill) -> Move:
    """The answer of a seat that is asked."""
    p = plan(view, seat, skill.tables)
    match view.stage:
        case Bid(): return max(moves(view, seat), key=_bid_first)
        case Turn(_, done): return stepped(p, luck, skill, done)
        case Look(): return looked(p, skill)
        case Fed(claimer): return answered(view, seat, claimer, luck, skill)
        case Visit(): return visited(p)
        case Pledge(): return max(moves(view, seat), key=lambda move: VALUE[_card(move)])
    return max(contracts_of(p, moves(view, seat)))[1]


def _bid_first(move: Move) -> tuple[bool, Card]:
    """A captain comes first: it gives least away."""
    return KIND[_card(move)] == 3, _card(move)


def _card(move: Move) -> Card:
    card = move[1]
    if not isinstance(card, int):
        raise TypeError(move)
    return card


def stepped(p: Plan, luck: Random, skill: Skill, done: Done) -> Move:
    """The next step of a turn: first cards, then a look at the beliefs, then whatever is best."""
    options = moves(p.view, p.seat)
    claims = list(contracts_of(p, options)) if p.open else []
    last = HAND - len(p.hand) >= len(p.view.deck)
    can_draw = DRAW in options
    if can_draw and not claims and not last:
        return DRAW
    if EXAMINE in options and not (can_draw and claims and not last):
        return EXAMINE
    stay = later(p, p.hand, p.demands)
    steps = [*claims, (_passing(p, skill, stay, done), PASS)]
    if can_draw:
        steps.append((ending(p) if last and skill.deep else stay, DRAW))
    if p.swap:
        steps += swaps(p if skill.plans else p._replace(open=False))
    return _fed_or(p, max(steps), options, luck, skill)


def _passing(p: Plan, skill: Skill, stay: float, done: Done) -> float:
    """What passing is worth: without a draw and a contract, the tide or one more still turn may end
    the match."""
    last = len(p.view.deck) == 1 if p.view.tide else p.view.still == STILL - 1
    return ending(p) if skill.deep and last and not (done.drew or done.contract) else stay


def _fed_or(p: Plan, best: Step, options: list[Move], luck: Random, skill: Skill) -> Move:
    """A contract through the beliefs, if that is better than the best of everything else."""
    if REVEALS in options and shows_nisse(p.view):
        best = max(best, (revealed(p, p.hand), REVEALS))
    feed = next((move for move in options if move[0] == "feed"), None)
    if feed is None:
        return best[1]
    more, rate = feeding(p.view, p.seat, fed(p, p.hand, _card(feed)))
    better = more + promise(p, p.hand, p.demands) > best[0]
    if not shows_nisse(p.view) and skill.feeds is not None:
        rate, better = skill.feeds, better or best[1] == PASS
    bluffs = shows_nisse(p.view) or best[1][0] != "swap"
    return feed if better and bluffs and luck.random() < rate else best[1]


def looked(p: Plan, skill: Skill) -> Move:
    """The exchange that brings most, or none."""
    p = p if skill.plans else p._replace(open=False)
    options: list[tuple[float, Move, Plan]] = [(_lying(p, skill, touched=False), LEAVE, p)]
    for move in moves(p.view, p.seat):
        match move:
            case (_, int(card), int(number)):
                after = exchanged(p, card, number)
                if after.hand != p.hand:
                    options.append((_lying(after, skill, touched=True), move, after))
    options.sort(key=lambda one: one[:2], reverse=True)
    if skill.deep and p.swap:
        options = [(_with_swap(value, after), move, after) for value, move, after in options[:MANY]]
    return max(options, key=lambda one: one[:2])[1]


def _with_swap(value: float, after: Plan) -> float:
    """What an exchange brings with the best swap after it."""
    bare = promise(after, after.hand, after.demands)
    return value - bare + max([bare, *(worth for worth, _ in swaps(after))])


def _lying(p: Plan, skill: Skill, touched: bool) -> float:
    """What a hand brings, and with it the beliefs as they would lie then."""
    value = promise(p, p.hand, p.demands)
    ace = next((card for card in p.hand if card in ACES), None)
    lies = shows_nisse(p.view)
    if p.open and ace is not None and can_fulfil(p.hand, p.view.piles, BELIEF):
        if lies or (touched and skill.feeds != 0):
            more, rate = feeding(p.view, p.seat, fed(p, p.hand, ace))
            value += max(0.0, more) * rate
    elif lies and p.open and can_fulfil(p.hand, p.view.piles, REVEAL):
        value = max(value, revealed(p, p.hand))
    return value


def answered(view: State, seat: Seat, claimer: Seat, luck: Random, skill: Skill) -> Move:
    """Whether a feeding is challenged."""
    rate = challenging(view, seat, claimer)
    sure = knows_nisse(view, seat) or knows_all(view, seat)
    if skill.challenges is not None and not sure:
        rate = skill.challenges
    return CHALLENGE if luck.random() < rate else BELIEVE


def visited(p: Plan) -> Move:
    """Take the card that is worth most to the hand."""
    options: list[Step] = [(LAST, DECLINE)]
    for move in moves(p.view, p.seat):
        match move:
            case (_, int(pile), int(depth)):
                card = p.view.piles[pile - 1][depth - 1]
                options.append((later(p, with_(p.hand, card), p.demands), move))
    return max(options)[1]
