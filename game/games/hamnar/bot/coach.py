"""What Hamnár's bot tells a learner: what moves are worth in pieces, a reason for the best one, and
the answer that it expects.

Reasons are looked for in the order of `REASONS`, and the first that is true is given. Each speaks
of what the rules say of the position and the move alone; only how far away an end is comes from the
search.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from math import comb
from random import Random
from typing import NamedTuple

from game.bots.advice import Advice, Expected, Rated, first_true, sorted_out
from game.bots.search import Budget, Enough
from game.core.contract import Message, Move, Seat
from game.games.hamnar.bot.endgame import load_endgame
from game.games.hamnar.bot.orbs import list_free, put, white_gets
from game.games.hamnar.bot.position import Position, make_position
from game.games.hamnar.bot.search import SURE, WON, Hunt
from game.games.hamnar.bot.worth import PIECE
from game.games.hamnar.rules import State, find_mover, moves, result, step
from game.games.hamnar.rules.position import ICONS, ORBS, SUN
from game.games.hamnar.rules.reach import CAPTURES, WALKS

PARTS = (0.5, 0.35, 0.15)  # of a budget: for the best move, for what all are worth, for the answer
DEEPEST = 60
WHOLE, MOST = 10.0, 5.0  # what a win is worth, in pieces, and anything else at most


def advise(
    view: State, seat: Seat, luck: Random, budget: Budget, about: Move | None,  # noqa: ARG001  all
) -> Advice | None:
    """Return all moves, with what they are worth in pieces as far as the budget sees; None if the
    seat is not asked."""
    if find_mover(view) != seat:
        return None
    if view.active == ORBS:
        return _weigh_placing(view, seat)
    at = make_position(view)
    best = Hunt(budget.take_share(PARTS[0]), load_endgame()).find_best(at, luck, DEEPEST)
    values = _weigh_moves(at, luck, budget.take_share(PARTS[1]), best.depth)
    if abs(best.value) > SURE:
        values[best.move] = best.value
    rated = sorted_out(
        (Rated(move, value_in_pieces(value)) for move, value in values.items()), best.move)
    return Advice(rated, find_reason(view, seat, best.move, values[best.move]),
                  _expect_answer(view, seat, best.move, luck, budget.take_share(PARTS[2])),
                  sure=abs(best.value) > SURE)


def value_in_pieces(value: int) -> float:
    """Return a value of the search in pieces. A win is worth more than all pieces, a sooner one
    more."""
    if abs(value) > SURE:
        ahead = WHOLE - (WON - abs(value)) / PIECE
        return ahead if value > 0 else -ahead
    return max(-MOST, min(MOST, value / PIECE))


def _weigh_moves(at: Position, luck: Random, budget: Budget, deepest: int) -> dict[Move, int]:
    """Return what every move is worth, all looked at to the same depth."""
    hunt = Hunt(budget, load_endgame())
    pause, hunt.pause = hunt.pause, sys.maxsize
    rated = hunt.score_moves(at, luck, 1)
    hunt.pause = pause
    try:
        for depth in range(2, deepest + 1):
            rated = hunt.score_moves(at, luck, depth)
    except Enough:
        pass
    return {move: value for value, move in rated}


def _weigh_placing(view: State, seat: Seat) -> Advice:
    """Return where an orb is best placed: all placings that may follow have been weighed."""
    sign = 1 if seat == 0 else -1
    worths = {icon: sign * white_gets(put(view.orbs, icon, seat)) / PIECE
              for icon in list_free(view.orbs)}
    best = max(worths, key=worths.__getitem__)
    row = _count_row(put(view.orbs, best, seat), seat, best)
    parted = {view.orbs[(best + way) % 6] for way in (1, -1)} == {1 - seat}
    why: Message = (("hamnar-why-only",) if len(worths) == 1 else
                    ("hamnar-why-row", row) if row > 1 else ("hamnar-why-parts",) if parted else
                    ("hamnar-why-sun",) if best == SUN else
                    ("hamnar-why-weighed", count_endings(view.orbs)))
    rated = (Rated(("place", icon), worth) for icon, worth in worths.items())
    return Advice(sorted_out(rated, ("place", best)), why)


def count_endings(orbs: tuple[Seat | None, ...]) -> int:
    """Return in how many ways all orbs may lie in the end, three of each side."""
    return comb(orbs.count(None), len(orbs) // 2 - orbs.count(0))


def _count_row(orbs: tuple[Seat | None, ...], seat: Seat, icon: int) -> int:
    """Return how many icons round this one belong to a seat without a gap."""
    count = 1
    for way in (1, -1):
        at = (icon + way) % 6
        while orbs[at] == seat and count < 6:
            count, at = count + 1, (at + way) % 6
    return count


def _expect_answer(
    view: State, seat: Seat, move: Move, luck: Random, budget: Budget,
) -> Expected | None:
    """Return the expected answer of the player with the next icon."""
    after = step(view, seat, move, luck)
    then = find_mover(after)
    if then is None or after.active == ORBS:
        return None
    found = Hunt(budget, load_endgame()).find_best(make_position(after), luck, DEEPEST)
    return Expected(then, found.move, after)


class Case(NamedTuple):
    """A move that is judged: the position before and after it, and what the search says of it."""

    view: State
    seat: Seat
    move: Move
    after: State
    value: int


def find_reason(view: State, seat: Seat, move: Move, value: int) -> Message:
    """Return the first reason that is true of a move, or ()."""
    case = Case(view, seat, move, step(view, seat, move, Random(0)), value)
    fit = REASONS if find_mover(case.after) is not None else ENDS
    return first_true(fit, case)


def tell_win(case: Case) -> Message:
    """Say that the other side cannot move now, or is seen not to be able to soon."""
    end = result(case.after)
    if end and end.winners == (case.seat,):
        return ("hamnar-why-wins",)
    return ("hamnar-why-soon", WON - case.value) if case.value > SURE else ()


def tell_loss(case: Case) -> Message:
    """Say that the end has been seen, and that there is nothing better."""
    return ("hamnar-why-lost", WON + case.value) if case.value < -SURE else ()


def tell_only_move(case: Case) -> Message:
    return ("hamnar-why-only",) if len(moves(case.view, case.seat)) == 1 else ()


def tell_capture(case: Case) -> Message:
    """Say that the move captures."""
    other = 1 - case.seat
    taken = case.view.sides[other].bit_count() - case.after.sides[other].bit_count()
    return ("hamnar-why-takes", taken) if taken else ()


def tell_saving(case: Case) -> Message:
    """Return the other side moves next, and can capture fewer pieces than if none had moved."""
    other = 1 - case.seat
    then = case.after.active
    if case.after.orbs[then] != other or case.view.orbs[then] != other:
        return ()
    was = squares_hit(case.view.sides, other, then).bit_count()
    now = squares_hit(case.after.sides, other, then).bit_count()
    return ("hamnar-why-saves", was - now) if now < was else ()


def tell_next_icon(case: Case) -> Message:
    """Return a swap after which the next icons are one's own."""
    if case.move[0] != "swap":
        return ()
    row, at = 0, case.after.active
    while row < len(case.after.orbs) and case.after.orbs[at] == case.seat:
        row, at = row + 1, (at + 1) % 6
    return ("hamnar-why-again", row) if row else ()


def tell_row(case: Case) -> Message:
    """Return a swap after which more icons in a row are one's own than before."""
    if case.move[0] != "swap":
        return ()
    now = longest_row(case.after.orbs, case.seat)
    return ("hamnar-why-row", now) if now > longest_row(case.view.orbs, case.seat) else ()


def tell_break(case: Case) -> Message:
    """Return a swap after which fewer icons in a row are the other side's."""
    if case.move[0] != "swap":
        return ()
    was = longest_row(case.view.orbs, 1 - case.seat)
    return ("hamnar-why-breaks", was) if was > longest_row(case.after.orbs, 1 - case.seat) else ()


def longest_row(orbs: tuple[Seat | None, ...], seat: Seat) -> int:
    """Return the most icons round the board that belong to a seat without a gap."""
    return max((_count_row(orbs, seat, icon) for icon, owner in enumerate(orbs) if owner == seat),
               default=0)


def tell_threat(case: Case) -> Message:
    """On one's own next icon something can be captured that could not before."""
    icon = _next_icon(case.after, case.seat)
    if icon == SUN:
        return ()
    now = squares_hit(case.after.sides, case.seat, icon)
    new = now & ~squares_hit(case.view.sides, case.seat, icon)
    return ("hamnar-why-threatens", new.bit_count()) if new else ()


def tell_fewest(case: Case) -> Message:
    """Say that no other move leaves the other side fewer ways on its next icon, and some leave
    more."""
    found = _find_extreme(case, 1 - case.seat, min)
    return ("hamnar-why-fewest", *found) if found else ()


def tell_most(case: Case) -> Message:
    """Say that no other move leaves oneself more ways on one's next icon, and some leave fewer."""
    found = _find_extreme(case, case.seat, max)
    return ("hamnar-why-most", *found) if found else ()


def _find_extreme(
    case: Case, seat: Seat, better: Callable[[Iterable[int]], int],
) -> tuple[int, Message] | None:
    """Return how many ways a seat is left with on its next icon, and the icon, if no other move is
    better for that and some are worse."""
    if case.move[0] != "move":
        return None
    found = {move: _count_ways(step(case.view, case.seat, move, Random(0)), seat)
             for move in moves(case.view, case.seat)}
    own, all_ = found[case.move], [ways for ways in found.values() if ways is not None]
    if own is None or own != better(all_) or len(set(all_)) < 2:
        return None
    return own, ("hamnar-label", ICONS[_next_icon(case.after, seat)].rstrip("123"))


def _next_icon(state: State, seat: Seat) -> int:
    """Return the next icon of a seat, the active one included; the sun if it has no other."""
    return next((at % 6 for at in range(state.active, state.active + 6)
                 if state.orbs[at % 6] == seat), SUN)


def _count_ways(state: State, seat: Seat) -> int | None:
    """Return how many moves a seat has on its next icon as the pieces stand; None on the sun."""
    icon = _next_icon(state, seat)
    return None if icon == SUN else len(WALKS[icon](state.sides[seat], seat))


def squares_hit(sides: tuple[int, int], seat: Seat, icon: int) -> int:
    """Return the squares of pieces that a seat could capture with one move on an icon."""
    if icon == SUN:
        return 0
    found = 0
    for _, frm, to in WALKS[icon](sides[seat], seat):
        if isinstance(frm, int) and isinstance(to, int):
            found |= CAPTURES[icon][frm][to] & sides[1 - seat]
    return found


ENDS: tuple[Callable[[Case], Message], ...] = (
    tell_win, tell_loss, tell_only_move)  # where nobody moves any more
REASONS: tuple[Callable[[Case], Message], ...] = (
    *ENDS, tell_capture, tell_saving, tell_next_icon, tell_row, tell_break, tell_threat,
    tell_fewest, tell_most,
)
