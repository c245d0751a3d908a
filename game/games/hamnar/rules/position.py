"""Hamnár's positions and moves as values and in the notation of the rulings."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import BadText, Move, Seat, read_number
from game.games.hamnar.rules.reach import LEAVE, SQUARE, SQUARES, WALK

ICONS = ("sun", "pawn", "horse1", "horse2", "horse3", "elephant")  # clockwise from the top
SUN, PAWN, ELEPHANT, ORBS = 0, 1, 5, 6  # stages: the active icon, or orbs being placed
STAGES = (*ICONS, "orbs")
PLACERS = (0, 1, 0, 1, 1, 0)  # 2: whose orb is the first, second, ...
QUIET_LIMIT = 100  # 9: activations in a row without a capture
SIDES = ("white", "black")
LETTERS = "wb"


class State(NamedTuple):
    """Masks of both sides' pieces, the orbs' owners by icon, the stage, and activations since the
    last capture."""

    sides: tuple[int, int]
    orbs: tuple[Seat | None, ...]
    active: int
    quiet: int


START = State((0b11111, 0b11111 << 20), (None,) * 6, ORBS, 0)


def write(state: State) -> str:
    """Return the position on one line, as in the rulings."""
    owners = "".join("." if owner is None else LETTERS[owner] for owner in state.orbs)
    return f"{_write_board(state.sides)} {owners} {STAGES[state.active]} {state.quiet}"


def _write_board(sides: tuple[int, int]) -> str:
    letters = ["w" if sides[0] >> s & 1 else "b" if sides[1] >> s & 1 else "1" for s in range(25)]
    ranks = ["".join(letters[r : r + 5]) for r in range(20, -1, -5)]
    text = "/".join(ranks)
    for n in (5, 4, 3, 2):
        text = text.replace("1" * n, str(n))
    return text


def read(text: str) -> State:
    """Return a position from its line; the last field may be missing. Raises BadText."""
    fields = text.split(" ")
    if len(fields) == 3:
        fields.append("0")
    if len(fields) != 4:
        raise BadText(f"a position has four fields, not {len(fields)}: {text!r}")
    board, owners, stage, quiet = fields
    if stage not in STAGES:
        raise BadText(f"the active icon is one of {', '.join(STAGES)}, not {stage!r}")
    state = State(_read_board(board), _read_orbs(owners), STAGES.index(stage), read_number(quiet))
    _check_orbs(state)
    return state


def _read_board(text: str) -> tuple[int, int]:
    ranks = text.split("/")
    if len(ranks) != 5:
        raise BadText(f"a board has five ranks, not {len(ranks)}: {text!r}")
    white = black = 0
    for rank, line in zip(range(4, -1, -1), ranks, strict=True):
        letters = "".join("." * int(c) if c in "12345" else c for c in line)
        if len(letters) != 5 or letters.strip("wb.") != "":
            raise BadText(f"rank {rank + 1} is five squares of w, b and counts, not {line!r}")
        white |= sum(1 << 5 * rank + file for file in range(5) if letters[file] == "w")
        black |= sum(1 << 5 * rank + file for file in range(5) if letters[file] == "b")
    sides = white, black
    if max(white.bit_count(), black.bit_count()) > 5:
        raise BadText(f"a side has five pieces at most: {text!r}")
    if _write_board(sides) != text:
        raise BadText(f"empty squares next to each other are one count: {text!r}")
    return sides


def _read_orbs(text: str) -> tuple[Seat | None, ...]:
    if len(text) != 6 or text.strip("wb.") != "":
        raise BadText(f"the orbs are six letters out of w, b and '.', not {text!r}")
    return tuple(None if c == "." else LETTERS.index(c) for c in text)


def _check_orbs(state: State) -> None:
    """2: the orbs of both sides as the order of placing makes them."""
    placed = 6 - state.orbs.count(None)
    if (state.active == ORBS) != (placed < 6):
        raise BadText("an icon is active when all six orbs are placed, and only then")
    if state.orbs.count(0) != PLACERS[:placed].count(0):
        raise BadText(f"{placed} orbs are not shared out like this: white, black, white, black "
                      "twice, white")
    if state.quiet > (0 if state.active == ORBS else QUIET_LIMIT):
        raise BadText(f"{state.quiet} activations without a capture cannot be")


def say(move: Move) -> str:
    """Return a move in the notation of the rulings."""
    match move:
        case ("place", int(icon)): return "@" + ICONS[icon]
        case ("move", int(frm), int(to)): return f"{SQUARES[frm]}-{SQUARES[to]}"
        case ("swap", int(one), int(two)): return f"{ICONS[one]}-{ICONS[two]}"
        case ("leave",): return "--"
    raise BadText(f"not a move: {move!r}")


def parse(text: str) -> Move:
    """Return a move from its text; two orbs are read in either order. Raises BadText."""
    if text == "--":
        return LEAVE
    if text.startswith("@") and text[1:] in ICONS:
        return ("place", ICONS.index(text[1:]))
    one, _, two = text.partition("-")
    if one in SQUARE and two in SQUARE:
        return WALK[SQUARE[one]][SQUARE[two]]
    if one in ICONS and two in ICONS and one != two:
        return ("swap", *sorted((ICONS.index(one), ICONS.index(two))))
    raise BadText(f"not a move: {text!r}")
