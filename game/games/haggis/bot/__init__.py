"""Haggis' bot: a net that has learned from rounds against itself says what every play is worth.

The Expert plays its best plays on in deals that fit the view (`ahead`), half a second at most as a
rule. Weaker levels are earlier nets, which choose by lot, in a millisecond or two, among what they
think nearly as good as the best. An answer depends on the view, the seat and the luck, and, where
there was no time for all deals, on how many there was time for.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from game.bots.advice import Advice, Rated, sorted_out
from game.bots.lots import draw_lot
from game.bots.search import Budget
from game.core.contract import Move, Seat
from game.games.haggis.bot.ahead import BEST, NEAR, Ahead
from game.games.haggis.bot.coach import find_reason
from game.games.haggis.bot.features import sight_of
from game.games.haggis.bot.hands import card_play
from game.games.haggis.bot.judged import BET, Question, load_level, make_question
from game.games.haggis.rules import moves, prompts
from game.games.haggis.rules.combos import Reading
from game.games.haggis.rules.points import add_outs, of_tricks
from game.games.haggis.rules.position import BETS, Give, Play, State

LEVELS = ("novice", "skilled", "expert")
SMALL = 15  # the smaller bet, for the player who is not sure
NONE: Move = ("bet", 0)  # is worth as much as the best play


class Skill(NamedTuple):
    """How a level chooses: a play is likelier the more it is worth (`warmth`: the points that tell;
    0: always the best), and `blind` points behind the best it is never played. It bets 15 if that
    is worth enough points, and 30 from `bold` on."""

    warmth: float = 0.0
    blind: float = 0.0
    bets: float = 0.0
    bold: float = 0.0


SKILLS = {"novice": Skill(5.0, 10.0, 2.0, 15.0), "skilled": Skill(2.0, 5.0, 0.0, 8.0),
          "expert": Skill()}


def choose(view: State, seat: Seat, luck: Random, budget: Budget, level: str) -> Move | None:
    """Return a legal move for the seat; None for "not now": a bet can wait until the seat is in
    turn. Raises KeyError for no such level, BadNet for a file without the nets."""
    return _choose_move(view, seat, luck, level, budget if level == LEVELS[-1] else None)


def _choose_move(
    view: State, seat: Seat, luck: Random, level: str, budget: Budget | None,
) -> Move | None:
    """Return the same; the best plays are looked at again as far as a budget allows."""
    skill = SKILLS[level]
    prompt = prompts(view).get(seat)
    if prompt is None or prompt.optional:
        return None
    if isinstance(view.stage, Give):
        return choose_taker(view, seat)
    question, listed = make_question(view, seat)
    if len(listed) == 1 and not question.open:
        return listed[0]
    values, bets = question.rate_plays(load_level(level).evaluate(question.options))
    hopes = [value + max(bet, 0.0) for value, bet in zip(values, bets, strict=True)]
    at = (draw_lot(hopes, skill.warmth, skill.blind, luck) if budget is None else
          _looked_ahead(view, seat, luck, budget, question, hopes, bets))
    if bets[at] > skill.bets:
        return ("bet", BET if bets[at] >= skill.bold else SMALL)
    return listed[at]


def _looked_ahead(
    view: State, seat: Seat, luck: Random, budget: Budget, question: Question,
    hopes: Sequence[float], bets: Sequence[float],
) -> int:
    """Return the number of the best play: the net's own value and the mean of the deals that fit
    the view count alike."""
    order = sorted(range(len(hopes)), key=lambda one: -hopes[one])[:BEST]
    order = [one for one in order if hopes[one] > hopes[order[0]] - NEAR]
    if len(order) == 1:
        return order[0]
    plays = [(question.plays[one], bets[one] > 0) for one in order]
    means = Ahead(view, seat, load_level(LEVELS[-1]), budget).rate_plays(plays, luck)
    worth = [hopes[one] + mean for one, mean in zip(order, means, strict=False)] or [0.0]
    return order[max(range(len(worth)), key=worth.__getitem__)]


def move_quickly(view: State, seat: Seat, luck: Random) -> Move | None:
    """Return the best move of the best level's net."""
    return _choose_move(view, seat, luck, LEVELS[-1], None)


def rate_moves(view: State, seat: Seat) -> list[tuple[Move, float]]:
    """Return the best net's value of each kind of play, of a pass and of a bet, best first: the
    seat's points of the whole round minus the average of the others, if all play on as the net
    would. Empty without a play to choose. The net knows no more of hidden cards than the seat."""
    return rate_plays(view, seat, *make_question(view, seat)) if view.stage == Play(seat) else []


def rate_plays(
    view: State, seat: Seat, question: Question, listed: list[Move],
) -> list[tuple[Move, float]]:
    """Return the worth of each play of a question, or of every bet."""
    values, bets = question.rate_plays(load_level(LEVELS[-1]).evaluate(question.options))
    had = of_tricks(view)
    add_outs(had, view.outs)
    lead = had[seat] - (sum(had) - had[seat]) / (len(had) - 1)
    known = [(move, lead + value) for move, value in zip(listed, values, strict=True)]
    made = [(value, bet) for value, bet, play in zip(values, bets, question.plays, strict=True)
            if play]
    if question.open and made:
        known += [(("bet", bet), lead + max(value + more * bet / BET for value, more in made))
                  for bet in BETS]
    return sorted(known, key=lambda one: -one[1])


def advise(
    view: State, seat: Seat, luck: Random, _: Budget, about: Move | None,
) -> Advice | None:
    """Return every kind of play with what `rate_moves` says of it; where cards are given away, the
    move
    alone. None if the seat need not answer now."""
    best = move_quickly(view, seat, luck)
    if best is None:
        return None
    known = [one for one in rate_moves(view, seat) if one[0] in (best, about) or one[0] != NONE]
    match about:
        case ("play", tuple(cards), Reading() as reading) if known and about not in dict(known):
            single = Question(sight_of(view, seat), [card_play(cards, reading)])
            known += [one for one in rate_plays(view, seat, single, [about]) if one[0] == about]
    found = (Rated(move, worth) for move, worth in known)
    return Advice(sorted_out(found, best) or (Rated(best, 0.0),), find_reason(view, seat, best))


def choose_taker(view: State, seat: Seat) -> Move:
    """Give the cards of a trick that a bomb has won to the opponent with fewer points in the
    match."""
    others = [move for move in moves(view, seat) if move[0] == "give"]
    return min(others, key=lambda move: view.scores[_seat_of_gift(move)])


def _seat_of_gift(move: Move) -> Seat:
    to = move[1]
    if not isinstance(to, int):
        raise TypeError(move)
    return to
