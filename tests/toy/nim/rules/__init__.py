"""Nim: stones in three heaps, and whoever takes the last one has won.

Numbers in docstrings are those of the rulings.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import Random
from typing import NamedTuple

from game.core.contract import (
    BadText,
    Beat,
    IllegalMove,
    Line,
    Measure,
    Message,
    Move,
    Options,
    Prompt,
    Result,
    Seat,
    Table,
    choose_options,
    pick,
    put,
    read_number,
)

NAME, VERSION = "nim", 1
SEATS = (2,)
MOVES = ("take",)
FINAL: tuple[str, ...] = ()
SAMPLED = False
RANKED_BY: Measure = "wins"
APART: tuple[str, ...] = ()
OPTIONS: Mapping[str, tuple[str, ...]] = {}
HEAPS = (3, 4, 5)
SAID = re.compile(r"([abc])([1-9])")  # a heap, and how many stones are taken from it


class State(NamedTuple):
    """Stones by heap, stones taken by seat, and whose turn it is."""

    heaps: tuple[int, ...]
    taken: tuple[int, ...]
    turn: Seat


def setup(seats: int, rng: Random, options: Options) -> State:
    """1, 2: full heaps; a lot decides who begins. Raises BadOption, or ValueError for another
    number of seats."""
    choose_options(OPTIONS, options)
    if seats not in SEATS:
        raise ValueError(f"Nim is for two, not {seats}")
    return State(HEAPS, (0, 0), pick((0, 1), rng))


def prompts(state: State) -> Mapping[Seat, Prompt]:
    return {state.turn: Prompt("take")} if any(state.heaps) else {}


def moves(state: State, seat: Seat) -> list[Move]:
    """3: any number of stones from one heap."""
    return [("take", heap, n) for heap, stones in enumerate(state.heaps)
            for n in range(1, stones + 1) if state.turn == seat]


def refusal(state: State, seat: Seat, move: Move) -> Message | None:
    """None for a legal move; else why it is not one."""
    if not any(state.heaps):
        return ("match-over",)
    if seat != state.turn:
        return ("not-your-turn", ("seat", state.turn))
    if move in moves(state, seat):
        return None
    return ("nim-too-many",) if move[:1] == MOVES else ("nim-unknown-move",)


def apply(state: State, seat: Seat, move: Move, rng: Random) -> list[Beat]:
    """The beat of a move. Raises IllegalMove with the reason."""
    if says := refusal(state, seat, move):
        raise IllegalMove(says)
    _, heap, n = move
    return [Beat("take", step(state, seat, move, rng), seat,
                 ((f"heap/{heap}", f"taken/{seat}"),) * int(str(n)), (n,))]


def step(state: State, seat: Seat, move: Move, rng: Random) -> State:
    """3: the stones go to whoever takes them, and the other seat is asked."""
    heap, n = (int(str(value)) for value in move[1:])
    return State(put(state.heaps, heap, state.heaps[heap] - n),
                 put(state.taken, seat, state.taken[seat] + n), 1 - seat)


def standing(state: State) -> tuple[int, ...]:
    return ()


def result(state: State) -> Result | None:
    """4: whoever took the last stone has won."""
    if any(state.heaps):
        return None
    return Result((state.turn, 1 - state.turn), (1 - state.turn,), "last")


def tally(view: State) -> list[Line]:
    """Nothing is counted here."""
    return []


def view(state: State, seat: Seat | None) -> State:
    return state


def guess(view: State, rng: Random) -> State:
    return view


def table(view: State) -> Table:
    """Stones in heaps and in front of those who took them, and the marker of the turn."""
    zones = {f"heap/{heap}": n for heap, n in enumerate(view.heaps)}
    zones |= {f"taken/{seat}": n for seat, n in enumerate(view.taken)}
    stones = {f"{zone}/{i}": "stone" for zone, n in zones.items() for i in range(n)}
    return stones | {f"turn/{seat}": "turn" for seat in prompts(view)}


def write(state: State) -> str:
    """As in the rulings: heaps, stones taken, whose turn it is."""
    return f"{'/'.join(map(str, state.heaps))} {'/'.join(map(str, state.taken))} {state.turn}"


def read(text: str) -> State:
    """A position. Raises BadText."""
    try:
        heaps, taken, turn = text.split(" ")
        state = State(
            tuple(map(read_number, heaps.split("/"))), tuple(map(read_number, taken.split("/"))),
            read_number(turn))
    except ValueError as error:
        raise BadText(f"not a position of Nim: {text!r}") from error
    right = (len(state.heaps) == len(HEAPS) and len(state.taken) == 2 and state.turn < 2
             and sum(state.heaps) + sum(state.taken) == sum(HEAPS)
             and all(n <= most for n, most in zip(state.heaps, HEAPS, strict=True)))
    if not right:
        raise BadText(f"no such position comes up in Nim: {text!r}")
    return state


def say(move: Move) -> str:
    return f"{'abc'[int(str(move[1]))]}{move[2]}"


def parse(text: str) -> Move:
    """A move. Raises BadText."""
    if not (found := SAID.fullmatch(text)):
        raise BadText(f"not a move of Nim: {text!r}")
    return ("take", "abc".index(found[1]), int(found[2]))
