"""How presses get from one place of a table, or one spot of a menu, to another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from game.core.contract import Place, Seat
from game.devices.press import DIRECTIONS, Action
from game.picture.focus import find_way
from game.picture.page import Control
from game.picture.screen import Box
from game.tables.pickers import Picker
from game.tables.seat_input import find_onward
from game.tables.table import TableScene

SIDEWAYS = Action.LEFT, Action.RIGHT


def left_over(picker: Picker, place: Place) -> bool:
    """Whether a place has still to be touched, and did not come along with others."""
    return picker.asking is not None or place not in picker.path


def way(
    boxes: Mapping[Place, Box], here: Place, there: Place, jumps: tuple[Place, ...] = (),
    lead: Callable[[dict[Place, Box], Place, Action], Place | None] = find_onward,
) -> list[Action]:
    """The fewest presses from one place to another; `jumps` is the row that the shoulders go
    through, `lead` says where a direction leads."""
    return _shortest(here, there, lambda at: _exits(dict(boxes), at, jumps, lead))


def way_at(table: TableScene, seat: Seat, there: Place) -> list[Action]:
    """The fewest presses from a seat's focus to a place of its table."""
    return way(table.input.map_walked(seat), table.focus[seat], there,
               lead=partial(table.input.find_onward, seat))


def walk(spots: Mapping[str, Control], here: str, there: str) -> list[Action]:
    """The fewest presses from one spot of a menu to another, never round past an end nor sideways
    from what left and right change."""
    return _shortest(here, there, lambda at: [
        (action, to) for action in DIRECTIONS if (to := find_way(spots, at, action))
        and not (spots[at].slides and action in SIDEWAYS)])


def _shortest(
    here: str, there: str, exits: Callable[[str], Iterable[tuple[Action, str]]],
) -> list[Action]:
    ways: dict[str, list[Action]] = {here: []}
    queue = [here]
    while queue and there not in ways:
        at = queue.pop(0)
        for action, to in exits(at):
            if to not in ways:
                ways[to] = [*ways[at], action]
                queue.append(to)
    assert there in ways, f"nothing leads from {here} to {there}"
    return ways[there]


def _exits(
    boxes: dict[Place, Box], at: Place, jumps: tuple[Place, ...],
    lead: Callable[[dict[Place, Box], Place, Action], Place | None],
) -> list[tuple[Action, Place]]:
    found = [(a, to) for a in DIRECTIONS if (to := lead(boxes, at, a))]
    for action, step in ((Action.NEXT, 1), (Action.PREV, -1)):
        if jumps:
            n = jumps.index(at) + step if at in jumps else (0 if step > 0 else -1)
            found.append((action, jumps[n % len(jumps)]))
    return found
