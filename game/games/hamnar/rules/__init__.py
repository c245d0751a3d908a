"""Hamnár: two sides on 5x5 squares, and six orbs that decide whose turn it is and how pieces move.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from random import Random

from game.core.contract import (
    Beat,
    DraftBase,
    Line,
    Measure,
    Message,
    Move,
    Options,
    Piece,
    Prompt,
    Result,
    Seat,
    Table,
    choose_options,
    make_steps,
    put,
)
from game.games.hamnar.rules.position import (
    ICONS,
    ORBS,
    PAWN,
    PLACERS,
    QUIET_LIMIT,
    SIDES,
    STAGES,
    START,
    SUN,
    State,
    parse,
    read,
    say,
    write,
)
from game.games.hamnar.rules.reach import CAPTURES, LEAVE, PILLARS, SQUARES, WALKS, list_squares
from game.games.hamnar.rules.why import why_not

__all__ = [
    "APART",
    "FINAL",
    "LEAVE",
    "MOVES",
    "NAME",
    "OPTIONS",
    "RANKED_BY",
    "SAMPLED",
    "SEATS",
    "VERSION",
    "Draft",
    "State",
    "apply",
    "find_mover",
    "guess",
    "moves",
    "parse",
    "prompts",
    "read",
    "refusal",
    "result",
    "say",
    "setup",
    "standing",
    "step",
    "table",
    "tally",
    "view",
    "write",
]

NAME = "hamnar"
VERSION = 1
SEATS = (2,)
MOVES = ("place", "move", "swap", "leave")
FINAL: tuple[str, ...] = ()
SAMPLED = False
RANKED_BY: Measure = "wins"
APART: tuple[str, ...] = ()
OPTIONS: Mapping[str, tuple[str, ...]] = {}
QUIET_TOLD = 30  # the table counts activations without a capture from this number on


@dataclass(slots=True)
class Draft(DraftBase):
    """A State, thawed for one move."""

    sides: tuple[int, int]
    orbs: tuple[Seat | None, ...]
    active: int
    quiet: int
    rng: Random
    beats: list[Beat] | None

    def freeze(self) -> State:
        return State._make(_values(self))


_values = attrgetter(*State._fields)


def setup(seats: int, rng: Random, options: Options) -> State:  # noqa: ARG001  no luck in it
    """1: five pieces on each home rank and no orb placed. Raises BadOption, or ValueError for
    another number of seats."""
    choose_options(OPTIONS, options)
    if seats not in SEATS:
        raise ValueError(f"Hamnár is for two, not {seats}")
    return START


def find_mover(state: State) -> Seat | None:
    """2, 3, 9: the seat to move; None when the match is over."""
    sides, orbs, active, quiet = state
    if active == ORBS:
        return PLACERS[6 - orbs.count(None)]
    seat = orbs[active]
    return None if quiet >= QUIET_LIMIT or is_stuck(sides, seat, active) else seat


def is_stuck(sides: tuple[int, int], owner: Seat | None, icon: int) -> bool:
    """9: whether the owner of an icon has no move on it."""
    return owner is not None and not WALKS[icon](sides[owner], owner)


_PROMPTS = {
    seat: tuple({seat: Prompt(kind)} for kind in STAGES) for seat in (0, 1)
}
_OVER: Mapping[Seat, Prompt] = {}


def prompts(state: State) -> Mapping[Seat, Prompt]:
    """Return the question to the seat to move; empty when the match is over."""
    seat = find_mover(state)
    return _OVER if seat is None else _PROMPTS[seat][state.active]


def moves(state: State, seat: Seat) -> tuple[Move, ...]:
    """Return all legal moves of a seat; none if it is not asked."""
    sides, orbs, active, quiet = state
    if active == ORBS:
        return _list_placings(orbs) if find_mover(state) == seat else ()
    if orbs[active] != seat or quiet >= QUIET_LIMIT:
        return ()
    return _list_swaps(orbs) if active == SUN else WALKS[active](sides[seat], seat)


def _list_placings(orbs: tuple[Seat | None, ...]) -> tuple[Move, ...]:
    return tuple(("place", icon) for icon, owner in enumerate(orbs) if owner is None)


@lru_cache(64)
def _list_swaps(orbs: tuple[Seat | None, ...]) -> tuple[Move, ...]:
    """7: leave them, or exchange two orbs of different owners."""
    pairs = ((i, j) for i in range(6) for j in range(i + 1, 6) if orbs[i] != orbs[j])
    return (LEAVE, *(("swap", i, j) for i, j in pairs))


def run(t: Draft, seat: Seat, move: Move) -> None:
    """Apply a move; one line a rule."""
    _PLAYS[move[0]](t, seat, *move[1:])


def place(t: Draft, seat: Seat, icon: int) -> None:
    """2: an orb on a free icon; after the sixth the pawn icon is activated."""
    t.orbs = put(t.orbs, icon, seat)
    t.tell("place", seat, ((f"reserve/{seat}", f"orb/{ICONS[icon]}"),))
    if None not in t.orbs:
        activate_icon(t, PAWN)


def move_piece(t: Draft, seat: Seat, frm: int, to: int) -> None:
    """4, 5, 6, 8: any one piece moves as the icon says, and whatever it captures is gone."""
    own, enemy = t.sides[seat], t.sides[1 - seat]
    dead = enemy & CAPTURES[t.active][frm][to]
    own ^= 1 << frm | 1 << to
    t.sides = (own, enemy ^ dead) if seat == 0 else (enemy ^ dead, own)
    t.quiet = 0 if dead else t.quiet + 1
    if t.beats is not None:
        captured = tuple((SQUARES[s], f"taken/{seat}") for s in list_squares(dead))
        kind = ICONS[t.active].rstrip("123")
        t.tell(kind, seat, (*captured, (SQUARES[frm], SQUARES[to])), len(captured))
    activate_icon(t, (t.active + 1) % 6)


def swap(t: Draft, seat: Seat, one: int, two: int) -> None:
    """7: two orbs change places before the pawn is activated."""
    t.orbs = put(put(t.orbs, one, t.orbs[two]), two, t.orbs[one])
    t.quiet += 1
    a, b = f"orb/{ICONS[one]}", f"orb/{ICONS[two]}"
    t.tell("swap", seat, ((a, b), (b, a)))
    activate_icon(t, PAWN)


def leave(t: Draft, seat: Seat) -> None:
    """7: the orbs stay as they are; the activation still counts."""
    t.quiet += 1
    t.tell("leave", seat)
    activate_icon(t, PAWN)


def activate_icon(t: Draft, icon: int) -> None:
    """3, 9: a side that cannot move as the new icon says has lost at once; a loss is looked for
    first."""
    t.active = icon
    if t.beats is None:
        return
    owner = t.orbs[icon]
    if is_stuck(t.sides, owner, icon):
        t.tell("stuck", owner)
    elif t.quiet >= QUIET_LIMIT:
        t.tell("draw")


_PLAYS: Mapping[Hashable, Callable[..., None]] = {
    "place": place, "move": move_piece, "swap": swap, "leave": leave,
}


def tally(view: State) -> list[Line]:  # noqa: ARG001  nobody has points
    """Return the lines of a score sheet: none."""
    return []


def standing(state: State) -> tuple[int, ...]:  # noqa: ARG001  nobody has points
    return ()


def result(state: State) -> Result | None:
    """3, 9: None while a player is asked; a draw is shared."""
    if find_mover(state) is not None:
        return None
    owner = state.orbs[state.active]
    if owner is None or not is_stuck(state.sides, owner, state.active):
        return Result((0, 0), (0, 1), "shared")
    winner = 1 - owner
    return Result((int(winner == 0), int(winner == 1)), (winner,), "no move")


def refusal(state: State, seat: Seat, move: Move) -> Message | None:
    """None for a legal move; else why it is not one."""
    turn = find_mover(state)
    if turn is None:
        return ("match-over",)
    if turn != seat:
        return ("not-your-turn", ("seat", turn))
    if move in moves(state, seat):
        return None
    return why_not(state, seat, move)


apply, step = make_steps(Draft, run, refusal)


def view(state: State, seat: Seat | None) -> State:  # noqa: ARG001  nothing is hidden
    """Return what a seat sees: everything."""
    return state


def guess(view: State, rng: Random) -> State:  # noqa: ARG001  nothing is unknown
    """Return some state that looks like the view: the view."""
    return view


def table(view: State) -> Table:
    """Squares, orbs on icons and in reserve, taken pieces, pillars and markers."""
    places: dict[str, Piece | Message] = {f"pillar/{SQUARES[s]}": "pillar" for s in sorted(PILLARS)}
    for seat, side in enumerate(SIDES):
        pieces = list_squares(view.sides[seat])
        places |= {SQUARES[square]: side for square in pieces}
        places |= {f"taken/{1 - seat}/{i}": side for i in range(5 - len(pieces))}
        places |= {f"reserve/{seat}/{i}": f"orb-{side}" for i in range(3 - view.orbs.count(seat))}
    for icon, owner in zip(ICONS, view.orbs, strict=True):
        if owner is not None:
            places[f"orb/{icon}"] = f"orb-{SIDES[owner]}"
    if view.active != ORBS:
        places[f"active/{ICONS[view.active]}"] = "active"
        for turn in range(6):
            at = (view.active + turn) % 6
            places[f"next/{ICONS[at]}"] = ("order", turn + 1, view.orbs[at])
        if view.quiet >= QUIET_TOLD:
            places["quiet"] = ("hamnar-quiet", view.quiet, QUIET_LIMIT)
    if (mover := find_mover(view)) is not None:
        places[f"turn/{mover}"] = "turn"
    return places
