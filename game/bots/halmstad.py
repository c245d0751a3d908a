"""Halmstad's bot: plans its turn step by step, keeps in mind who can know what lies among the
beliefs, and mixes feedings and challenges by luck.

An answer depends on the view, the seat and the luck, and on nothing else: plans are short, and a
budget is never spent.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from game.bots.halmstad_doubt import (
    Stakes,
    bluffing,
    challenged,
    challenging,
    odds,
)
from game.bots.halmstad_hand import KIND, Worth, left_for
from game.bots.halmstad_plan import (
    MANY,
    Outlook,
    asked_bits,
    claims,
    end_worth,
    fed,
    fulfilments,
    promise,
    swaps,
    tops_of,
)
from game.bots.search import Budget
from game.rules.core import Move, Seat
from game.rules.halmstad import moves, prompts
from game.rules.halmstad_contracts import BELIEF, REVEAL, can_fulfil
from game.rules.halmstad_moves import DRAW, EXAMINE, LEAVE, PASS, REVEALS
from game.rules.halmstad_state import (
    ACES,
    HAND,
    NISSE,
    NOT_YET,
    RED,
    UNSEEN,
    VALUE,
    Bid,
    Fed,
    Look,
    Pledge,
    State,
    Turn,
    Visit,
    with_,
    without,
)

LEVELS = ("novice", "skilled", "expert")
USUAL = Stakes(1.2, 5.5, 1.6)  # what a feeding is about, for who cannot see the hand


class Skill(NamedTuple):
    """How a level plays: its tables, whether it looks for exchanges together with swaps and at
    who would win when the match ends, and rates of feeding without a nisse and of challenging;
    None where the rate is worked out."""

    tables: Worth
    deep: bool
    feeds: float | None
    challenges: float | None


SKILLS = {
    "novice": Skill(Worth(), False, 0.0, 0.0),
    "skilled": Skill(Worth(), False, 0.3, 0.2),
    "expert": Skill(Worth(), True, None, None),
}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """A legal move for the seat; None if it is not asked. Raises KeyError for no such level."""
    skill = SKILLS[level]
    if seat not in prompts(view):
        return None
    return Player(view, seat, luck, skill).answer()


def quick(view: State, seat: Seat, luck: Random) -> Move | None:
    return choose(view, seat, luck, Budget(), "skilled")


class Player:
    def __init__(self, view: State, seat: Seat, luck: Random, skill: Skill) -> None:
        self.view, self.seat, self.luck, self.skill = view, seat, luck, skill
        self.hand = view.hands[seat]
        done = getattr(view.stage, "done", "")
        self.done = done
        self.bits = asked_bits(tops_of(view))
        self.look = Outlook(skill.tables, left_for(len(view.deck)), "s" not in done,
                            "d" not in done, "f" not in done, 0.3)

    def answer(self) -> Move:
        view, seat = self.view, self.seat
        match view.stage:
            case Bid(): return self.bid()
            case Turn(): return self.turn()
            case Look(): return self.exchange()
            case Fed(claimer): return self.challenge(claimer)
            case Visit(): return self.visit()
            case Pledge(): return max(moves(view, seat), key=lambda m: VALUE[m[1]])
        return max(fulfilments(view, seat, self.look))[1]

    def bid(self) -> Move:
        return max(moves(self.view, self.seat), key=lambda m: (KIND[m[1]] == 3, m[1] % 4, m[1]))

    def turn(self) -> Move:
        view, seat, hand, look = self.view, self.seat, self.hand, self.look
        options = moves(view, seat)
        found = list(claims(view, seat, look)) if look.open else []
        can_draw = DRAW in options
        stay = promise(hand, bits=self.bits, look=look)
        ends = can_draw and HAND - len(hand) >= len(view.deck)
        if can_draw and not found and not ends:
            return DRAW
        if can_draw and "x" in self.done and False:
            pass
        if EXAMINE in options and any(slot and seat not in slot.knowers for slot in view.beliefs) and not (can_draw and found):
            return EXAMINE
        if EXAMINE in options and not can_draw:
            return EXAMINE
        now = look.left * 0 + max([*found, (-99.0, PASS)])[0]
        from game.bots.halmstad_plan import rest
        choices = [(rest(hand, self.bits, look), PASS), *found]
        if self.skill.deep and "d" not in self.done and "c" not in self.done and view.tide and len(view.deck) == 1:
            choices[0] = (end_worth(view, seat), PASS)
        if can_draw:
            choices.append((rest(hand, self.bits, look) if not ends else end_worth(view, seat) if self.skill.deep else .1, DRAW))
        if look.swap:
            choices += swaps(view, seat, look)
        best = max(choices)
        if look.open:
            best = self.feeding(options, best)
        return best[1]

    def feeding(self, options, best):
        aces = [m for m in options if m[0] == "feed"]
        nisse = any(slot and slot.card == NISSE for slot in self.view.beliefs)
        if nisse and REVEALS in options:
            from game.bots.halmstad_hand import small
            from game.bots.halmstad_plan import rest
            captain = next(card for card in self.hand if KIND[card] == 3)
            some = small(self.hand, self.bits.bit_length() - 1)
            red = next(card for card in self.hand if KIND[card] == 2)
            value = len(some) + rest(without(self.hand, captain, red, *some), self.bits, self.look) - .2
            best = max(best, (value, REVEALS))
        if not aces:
            return best
        stakes, before = fed(self.hand, self.bits, aces[0][1], self.look)
        blind = any(s and self.seat not in s.knowers for s in self.view.beliefs)
        p = 1.0 if nisse else odds(self.view, self.seat) if blind else 0.0
        others = [o for o in range(3) if o != self.seat]
        seen = [all(s is None or o in s.knowers for s in self.view.beliefs) for o in others]
        q = 0.0 if nisse and all(any(s and s.card == NISSE and o in s.knowers for s in self.view.beliefs) for o in others) else .3
        if nisse:
            value = before + (1 - q) * stakes.believed + q * stakes.proved
            return max(best, (value, aces[0]))
        q = 1.0 if any(seen) else .3
        value = before + (1 - q) * stakes.believed - q * stakes.caught
        if best[1][0] in ("swap",) : return best
        if self.skill.feeds is None:
            rate = bluffing(self.view, self.seat, stakes)
        else:
            rate = self.skill.feeds
        if (value > best[0] or self.skill.feeds) and self.luck.random() < rate:
            return value, aces[0]
        return best

    def exchange(self) -> Move:
        view, seat, hand, look = self.view, self.seat, self.hand, self.look
        found = [(self.belief_value(hand, None, None), LEAVE)]
        for n, slot in enumerate(view.beliefs, 1):
            if slot is None: continue
            for card in dict.fromkeys(hand):
                if card == slot.card: continue
                found.append((self.belief_value(with_(without(hand, card), slot.card), card, n), ("exchange", card, n)))
        found.sort(reverse=True)
        if not self.skill.deep or not look.swap:
            return found[0][1]
        best = []
        for value, move in found[:MANY]:
            h = hand if move == LEAVE else with_(without(hand, move[1]), view.beliefs[move[2]-1].card)
            bonus = value - promise(h, self.bits, look)
            v = view._replace(hands=tuple(h if s == seat else x for s, x in enumerate(view.hands)))
            best.append((max([value, *(x + bonus for x, _ in swaps(v, seat, look))]), move))
        return max(best)[1]

    def belief_value(self, hand, card, n):
        base = promise(hand, self.bits, self.look)
        cards = [card if i == n else s.card for i, s in enumerate(self.view.beliefs, 1) if s]
        nisse = NISSE in cards
        aces = [c for c in hand if c in ACES]
        extra = 0.0
        if self.look.open and aces and can_fulfil(hand, self.view.piles, BELIEF):
            stakes, before = fed(hand, self.bits, aces[0], self.look)
            if nisse:
                known = all(any(s and i != n and s.card == NISSE and o in s.knowers for i, s in enumerate(self.view.beliefs, 1)) for o in range(3) if o != self.seat)
                q = 0.0 if known else .35
                extra = max(0.0, (1 - q) * stakes.believed + q * stakes.proved)
            elif n is not None and self.skill.feeds != 0:
                extra = .3 * max(0, .7 * stakes.believed - .3 * stakes.caught)
        elif nisse and self.look.open and can_fulfil(hand, self.view.piles, REVEAL):
            extra = .5
        elif nisse:
            extra = -.1
        return base + extra

    def challenge(self, claimer) -> Move:
        view, seat = self.view, self.seat
        if self.skill.challenges is None:
            rate = challenging(view, seat, claimer, USUAL, 0.3)
        elif all(s is None or seat in s.knowers for s in view.beliefs):
            rate = float(not any(s and s.card == NISSE for s in view.beliefs))
        elif any(s and seat in s.knowers and s.card == NISSE for s in view.beliefs):
            rate = 0.0
        else:
            rate = self.skill.challenges
        return ("challenge",) if self.luck.random() < rate else ("believe",)

    def visit(self) -> Move:
        best = []
        for m in moves(self.view, self.seat):
            if len(m) == 1: continue
            card = self.view.piles[m[1]-1][m[2]-1]
            best.append((promise(with_(self.hand, card), self.bits, self.look._replace(open=False)), m))
        return max(best)[1] if best else ("decline",)
