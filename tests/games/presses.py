"""How many presses a move takes, by the shortest way from where the focus stands; every way that is
found is then pressed."""

from __future__ import annotations

from copy import copy
from typing import Any, NamedTuple

from game.core.contract import Move, Place
from game.devices.press import DIRECTIONS, LEFT_KEYS, Action
from game.tables.pickers import Chosen, PathPicker, Picker
from game.tables.table import TableScene
from tests.house import OpenHouse

Actions = tuple[Action, ...]
BY_HAND = (*DIRECTIONS, Action.CONFIRM)
ALL = (*BY_HAND, Action.NEXT)


class At(NamedTuple):
    """Where presses have led: the focus, and a picker."""

    focus: Place
    picker: Picker

    def key(self) -> tuple[object, ...]:
        picker: Any = self.picker
        path = picker.path if len(picker.path) < 3 else frozenset(picker.path)
        return (self.focus, path, tuple(picker.readings), picker.asking,
                getattr(picker, "last_offer", None))


def fewest(
    table: TableScene, move: Move, wanted: set[Place], actions: Actions = ALL,
) -> list[Action]:
    """The fewest presses from where the focus of the seat in turn is to a move; `wanted` is what
    may be touched on the way."""
    seat = next(iter(table.match.prompts))
    picker, focus = table.pickers[seat], table.focus[seat]
    start = At(focus, twin(picker))
    ways: dict[object, list[Action]] = {start.key(): []}
    queue = [start]
    try:
        while queue:
            here = queue.pop(0)
            way = ways[here.key()]
            for action in actions:
                there = step(table, here, action, move, wanted)
                if there is True:
                    return [*way, action]
                if isinstance(there, At) and there.key() not in ways:
                    ways[there.key()] = [*way, action]
                    queue.append(there)
    finally:
        table.pickers[seat], table.focus[seat] = picker, focus
        table.show.open_hands({focus})
    raise AssertionError(f"nothing leads to {move}")


def twin(picker: Picker) -> Picker:
    """A picker that can be led on without the first one."""
    found: Any = copy(picker)
    for name, inner in vars(found).items():
        if isinstance(inner, PathPicker):
            setattr(found, name, copy(inner))
    return found


def step(
    table: TableScene, here: At, action: Action, move: Move, wanted: set[Place],
) -> At | bool:
    """Where a press leads; True if it makes the move, False if it is of no use."""
    seat = next(iter(table.match.prompts))
    picker = twin(here.picker)
    table.pickers[seat], table.focus[seat] = picker, here.focus
    table.show.open_hands({here.focus})
    if action is Action.CONFIRM:
        if here.focus not in wanted:
            return False
        match picker.touch(here.focus):
            case None:
                table.questions.keep_focus(seat)
                table.questions.follow_touch(seat, here.focus)
            case Chosen(made):
                return made == move
            case _:
                return False
    elif action is Action.NEXT:
        table.input.jump(seat, 1)
    elif to := table.input.find_onward(seat, table.input.map_walked(seat), here.focus, action):
        table.focus[seat] = to
    return At(table.focus[seat], picker)


def press(house: OpenHouse, move: Move, wanted: set[Place], actions: Actions = ALL) -> int:
    """Make a move by the fewest presses, and count them."""
    house.heed()
    house.frames()
    way = fewest(house.table, move, wanted, actions)
    rules = house.table.rules
    lines = house.match.record.lines
    before = len(lines)
    for action in way:
        house.press(action, device=LEFT_KEYS)
        house.frames()  # hands open at the focus
    assert [line.move for line in lines[before:]] == [rules.say(move)]
    house.table.settle()
    return len(way)


def mean(found: list[int]) -> float:
    return sum(found) / len(found)
