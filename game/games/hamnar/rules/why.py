"""Why a move of Hamnár is refused: the words for every refusal."""

from __future__ import annotations

from game.core.contract import Message, Move, Seat
from game.games.hamnar.rules.position import ELEPHANT, ICONS, ORBS, PAWN, SUN, State
from game.games.hamnar.rules.reach import LEAPS, PILLARS, SQUARES, WALKS


def why_not(state: State, seat: Seat, move: Move) -> Message:
    """Return the reason why a move of the seat that is asked is illegal."""
    match move:
        case ("place", int(icon)): return _why_not_place(state, icon)
        case ("move", int(frm), int(to)): return _why_not_move(state, seat, frm, to)
        case ("swap", int(one), int(two)): return _why_not_swap(state, one, two)
        case ("leave",): return _other_stage(state)
    return ("hamnar-unknown-move",)


def _other_stage(state: State) -> Message:
    """Return the current question, after a move for another stage."""
    if state.active == ORBS:
        return ("hamnar-place-an-orb",)
    if state.active == SUN:
        return ("hamnar-sun-swaps",)
    return ("hamnar-piece-moves", ("hamnar-icon", ICONS[state.active]))


def _why_not_place(state: State, icon: int) -> Message:
    if state.active != ORBS or not 0 <= icon < 6:
        return _other_stage(state)
    return ("hamnar-orb-taken", ("hamnar-icon", ICONS[icon]))


def _why_not_swap(state: State, one: int, two: int) -> Message:
    if state.active != SUN or not (0 <= one < 6 and 0 <= two < 6):
        return _other_stage(state)
    if one == two:
        return ("hamnar-same-orb",)
    if one > two:
        return ("hamnar-unknown-move",)
    return ("hamnar-same-colour",)


def _why_not_move(state: State, seat: Seat, frm: int, to: int) -> Message:
    if state.active in (SUN, ORBS) or not (0 <= frm < 25 and 0 <= to < 25):
        return _other_stage(state)
    own = state.sides[seat]
    if not own >> frm & 1:
        theirs = state.sides[1 - seat] >> frm & 1
        return ("hamnar-not-yours" if theirs else "hamnar-empty", SQUARES[frm])
    if frm == to:
        return ("hamnar-must-move",)
    if state.active == ELEPHANT:
        return _why_no_elephant(own, frm, to)
    if state.active == PAWN:
        reached = _why_no_pawn(seat, frm, to)
    else:
        reached = None if to in LEAPS[frm] else ("hamnar-horse-leaps",)
    return reached or ("hamnar-friend-there", SQUARES[to])


def _why_no_pawn(seat: Seat, frm: int, to: int) -> Message | None:
    ahead = (to // 5 - frm // 5) * (1 if seat == 0 else -1)
    if frm // 5 == (4 if seat == 0 else 0):
        return ("hamnar-pawn-last-rank",)
    if ahead <= 0:
        return ("hamnar-pawn-forward",)
    if frm % 5 != to % 5:
        return ("hamnar-pawn-straight",)
    return ("hamnar-pawn-one-step",) if ahead > 1 else None


def _why_no_elephant(own: int, frm: int, to: int) -> Message:
    if frm in PILLARS:
        return ("hamnar-elephant-on-pillar", SQUARES[frm])
    if frm % 5 != to % 5 and frm // 5 != to // 5:
        return ("hamnar-elephant-straight",)
    pace = (1 if to > frm else -1) * (5 if frm % 5 == to % 5 else 1)
    for square in range(frm + pace, to + pace, pace):
        if square in PILLARS:
            return ("hamnar-elephant-pillar", SQUARES[square])
        if own >> square & 1:
            there = square == to
            return ("hamnar-friend-there" if there else "hamnar-friend-blocks", SQUARES[square])
    raise AssertionError("a legal elephant move was refused")


def why_stays(state: State, seat: Seat, square: int) -> Message | None:
    """Why a seat's own piece cannot move as the active icon says; None if it can."""
    if state.active in (SUN, ORBS):
        return _other_stage(state)
    if any(move[1] == square for move in WALKS[state.active](state.sides[seat], seat)):
        return None
    if state.active == ELEPHANT and square in PILLARS:
        return ("hamnar-elephant-on-pillar", SQUARES[square])
    if state.active == PAWN:
        return _why_not_move(state, seat, square, (square + (5 if seat == 0 else -5)) % 25)
    return ("hamnar-hemmed-in", SQUARES[square], ("hamnar-icon", ICONS[state.active]))
