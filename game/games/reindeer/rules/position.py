"""Positions and moves of Reindeer Rivals, as values and in the notation of the rulings.

A move is ("big", n, from, to), ("little", from, to) or ("done",); a place in it is "D", a city's
written name, or a point (x, y).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, NamedTuple

from game.core.contract import BadText, Move, Seat, read_number
from game.games.reindeer.rules.atlas import FORBIDDEN, Atlas, Place, Point

MOST_SEATS = 5
RENT = 50  # dollars for sleighs in a turn, at most
ROUNDS = 60  # 9: the last round, with more than one player
IDLE = 2  # 9: rounds in a row without a packet moved that end the match
Reason = Literal["full", "idle", "rounds"]


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's turn, with its spending on sleighs so far."""

    seat: Seat
    rent: int


@dataclass(frozen=True, slots=True)
class Over:
    """Nobody is asked."""

    reason: Reason


Stage = Turn | Over
Stacks = tuple[tuple[Point, int], ...]  # of one seat, by point


class State(NamedTuple):
    """A position. `moved`: a packet was moved in an earlier turn of this round.

    `dice`: who begins and which way, None in solitaire. `delivered`: by city in the atlas's order,
    the seats of its packets, sorted.
    """

    map: str
    quick: bool
    round: int
    idle: int
    moved: bool
    dice: tuple[int, int] | None
    stage: Stage
    money: tuple[int, ...]
    stacks: tuple[Stacks, ...]
    delivered: tuple[tuple[Seat, ...], ...]


def is_full(atlas: Atlas, quick: bool, delivered: tuple[tuple[Seat, ...], ...]) -> bool:
    """9: whether all cities have what they need."""
    return all(len(seats) >= demand
               for seats, demand in zip(delivered, atlas.demands[quick], strict=True))


def write(atlas: Atlas, state: State) -> str:
    """Return the position on one line, as in the rulings."""
    return " ".join((
        state.map + "+quick" * state.quick,
        f"{state.round}/{state.idle}" + "+" * state.moved,
        "-" if state.dice is None else "{},{}".format(*state.dice),
        _write_stage(state.stage),
        "/".join(map(_write_seat, state.money, state.stacks)),
        ";".join(f"{city.name}={''.join(map(str, seats))}"
                 for city, seats in zip(atlas.cities, state.delivered, strict=True) if seats)
        or "-",
    ))


def _write_stage(stage: Stage) -> str:
    match stage:
        case Turn(seat, rent): return f"{seat}:{rent}"
        case Over(reason): return f"over:{reason}"


def _write_seat(money: int, stacks: Stacks) -> str:
    return f"{money}:" + (";".join(f"{n}@{x},{y}" for (x, y), n in stacks) or "-")


def read(atlases: Mapping[str, Atlas], text: str) -> State:
    """Return a position from its line. Raises BadText."""
    fields = text.split(" ")
    if len(fields) != 6:
        raise BadText(f"a position has six fields, not {len(fields)}: {text!r}")
    name, plus, quick = fields[0].partition("+")
    if name not in atlases or plus + quick not in {"", "+quick"}:
        raise BadText(f"there is no board {fields[0]!r}")
    atlas = atlases[name]
    rounds, idle, moved = _read_round(fields[1])
    money, stacks = zip(*map(_read_seat, fields[4].split("/")), strict=True)
    state = State(name, bool(plus), rounds, idle, moved, _read_dice(fields[2]),
                  _read_stage(fields[3]), money, stacks, _read_cities(atlas, fields[5]))
    if write(atlas, state) != text:
        raise BadText(f"stacks, cities and seats are sorted and numbers plain: {text!r}")
    _check_seats(state, text)
    _check_places(atlas, state, text)
    _check_end(atlas, state, text)
    return state


def _read_round(text: str) -> tuple[int, int, bool]:
    parts = re.fullmatch(r"([0-9]{1,6})/([0-2])(\+?)", text)
    if not parts:
        raise BadText(f"not a round: {text!r}")
    return read_number(parts[1]), int(parts[2]), bool(parts[3])


def _read_dice(text: str) -> tuple[int, int] | None:
    if text == "-":
        return None
    parts = re.fullmatch(r"([1-5]),([1-6])", text)
    if not parts:
        raise BadText(f"not two dice: {text!r}")
    return int(parts[1]), int(parts[2])


def _read_stage(text: str) -> Stage:
    seat, _, rent = text.partition(":")
    match seat, rent:
        case "over", ("full" | "idle" | "rounds") as reason:
            return Over(reason)
        case _ if re.fullmatch(r"[0-4]", seat):
            return Turn(int(seat), read_number(rent))
    raise BadText(f"not a turn: {text!r}")


def _read_seat(text: str) -> tuple[int, Stacks]:
    money, _, stacks = text.partition(":")
    if stacks == "-":
        return read_number(money), ()
    return read_number(money), tuple(map(_read_stack, stacks.split(";")))


def _read_stack(text: str) -> tuple[Point, int]:
    count, _, at = text.partition("@")
    point = _read_point(at)
    if point is None or read_number(count) == 0:
        raise BadText(f"not a stack: {text!r}")
    return point, read_number(count)


def _read_point(text: str) -> Point | None:
    parts = re.fullmatch(r"(0|-?[1-9][0-9]{0,5}),(0|-?[1-9][0-9]{0,5})", text)
    return (int(parts[1]), int(parts[2])) if parts else None


def _read_cities(atlas: Atlas, text: str) -> tuple[tuple[Seat, ...], ...]:
    delivered: list[tuple[Seat, ...]] = [()] * len(atlas.cities)
    for entry in () if text == "-" else text.split(";"):
        name, _, seats = entry.partition("=")
        if name not in atlas.index or not re.fullmatch(r"[0-4]+", seats):
            raise BadText(f"not a city of {atlas.name} with packets: {entry!r}")
        delivered[atlas.index[name]] = tuple(sorted(map(int, seats)))
    return tuple(delivered)


def _check_seats(state: State, text: str) -> None:
    """Raise BadText for seats, money and rent that cannot be."""
    seats = len(state.money)
    if seats > MOST_SEATS or (state.dice is None) != (seats == 1):
        raise BadText(f"one seat and no dice, or two to {MOST_SEATS} with dice: {text!r}")
    named = {seat for packets in state.delivered for seat in packets}
    if state.dice is not None:
        named.add(state.dice[0] - 1)
    if isinstance(state.stage, Turn):
        named.add(state.stage.seat)
        if state.stage.rent > RENT or state.stage.rent % 10:
            raise BadText(f"rent goes by tens up to {RENT}: {text!r}")
    if max(named, default=0) >= seats:
        raise BadText(f"there are {seats} seats only: {text!r}")
    if any(money % 10 for money in state.money):
        raise BadText(f"money goes by tens: {text!r}")


def _check_places(atlas: Atlas, state: State, text: str) -> None:
    """Raise BadText unless stacks lie on places, one on each, and no city has more than it
    needs."""
    for stacks in state.stacks:
        points = [point for point, _ in stacks]
        if any(one >= two for one, two in pairwise(points)):
            raise BadText(f"stacks are sorted by their points: {text!r}")
        for x, y in points:
            if not atlas.open.has_point((x, y)):
                raise BadText(f"no stack can lie at {x},{y}: {text!r}")
    for city, packets, demand in zip(atlas.cities, state.delivered, atlas.demands[state.quick],
                                     strict=True):
        if len(packets) > demand:
            raise BadText(f"{city.name} takes {demand} packets only: {text!r}")


def _check_end(atlas: Atlas, state: State, text: str) -> None:
    """Raise BadText unless the round can be, and the match is over for the reason it gives, or not
    over."""
    rounds, idle, over = state.round, state.idle, isinstance(state.stage, Over)
    alone = state.dice is None
    if rounds < 1 or (rounds > ROUNDS and not alone) or idle > rounds - (not over):
        raise BadText(f"no such round: {text!r}")
    if not isinstance(state.stage, Over):
        if idle >= IDLE:
            raise BadText(f"two idle rounds end the match: {text!r}")
        return
    supplied = is_full(atlas, state.quick, state.delivered)
    reason = ("full" if supplied else "idle" if idle == IDLE
              else "rounds" if rounds == ROUNDS and not alone else "")
    if state.stage.reason != reason or state.moved:
        raise BadText(f"the match is not over like this: {text!r}")


def say(move: Move) -> str:
    """Return a move in the notation of the rulings. Raises BadText."""
    match move:
        case ("done",):
            return "done"
        case ("little", frm, to):
            return f"little from {_say_place(frm)} to {_say_place(to)}"
        case ("big", int(count), frm, to):
            return f"big {count} from {_say_place(frm)} to {_say_place(to)}"
    raise BadText(f"not a move: {move!r}")


def _say_place(place: object) -> str:
    match place:
        case (int(x), int(y)): return f"{x},{y}"
        case str(name): return name
    raise BadText(f"not a place: {place!r}")


def parse(text: str) -> Move:
    """Return a move from its text; whether a city is on the board is for the judge. Raises
    BadText."""
    match text.split(" "):
        case ["done"]:
            return ("done",)
        case ["little", "from", frm, "to", to]:
            return ("little", _parse_place(frm), _parse_place(to))
        case ["big", count, "from", frm, "to", to]:
            return ("big", read_number(count), _parse_place(frm), _parse_place(to))
    raise BadText(f"not a move: {text!r}")


def _parse_place(text: str) -> Place:
    point = _read_point(text)
    if point is not None:
        return point
    if not text or any(sign.isspace() or sign in FORBIDDEN.replace("_", "") for sign in text):
        raise BadText(f"not a place: {text!r}")
    return text
