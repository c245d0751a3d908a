"""What a lobby remembers of a game: seats, bots, options, and how hands are kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game import shelf
from game.core import Seat
from game.devices.press import Device
from game.match import Kind
from game.settings import Habit, Mode

if TYPE_CHECKING:
    from game.house import House


class Begun(NamedTuple):
    """What a lobby begins with. `waiting`: seats of people who come with devices of their own;
    bots keep them until then. `places`: where a device sat last."""

    kinds: list[Kind]
    waiting: set[Seat]
    places: dict[Device, Seat]
    mode: Mode
    options: dict[str, str]


def remembered(house: House, game: str, offered: Mapping[str, Sequence[str]],
               device: Device, people: int = 0) -> Begun:
    """As it was left last, or as is usual, with options that are `offered`, for whoever opens it
    with a device; `people` who come sit first, whatever was usual."""
    rules = shelf.rules(game)
    habit = house.settings.lobbies.get(game, Habit())
    known = {name: values[0] for name, values in offered.items()}
    options = known | {name: value for name, value in habit.options.items()
                       if value in offered.get(name, ())}
    mode: Mode = habit.secrecy or (house.kiosk.choices.secrecy if house.kiosk else "curtain")
    if people:
        return Begun(crowd(game, people), set(), {}, mode, options)
    kinds: list[Kind] = list(habit.kinds)
    if len(kinds) not in rules.SEATS:
        kinds = table(1, rules.SEATS[0] - 1)
    people_then = [seat for seat, kind in enumerate(kinds) if kind == "human"]
    sat = set(people_then) & set(habit.sat)
    places = {there: seat for there, seat in habit.devices.items() if seat in sat}
    own = places.get(device, next(iter(people_then), 0))
    waiting = sat - {own}
    for seat in waiting:
        kinds[seat] = "skilled"
    kinds[own] = "human"
    return Begun(kinds, waiting, places, mode, options)


def crowd(game: str, people: int) -> list[Kind]:
    """Who sits at a game when so many people are there: all of them if there is a seat for each,
    as many as can, or all of them and bots."""
    sizes = sorted(shelf.rules(game).SEATS)
    seats = max((size for size in sizes if size <= people), default=sizes[0])
    return table(min(people, seats), max(seats - people, 0))


def table(people: int, bots: int) -> list[Kind]:
    kinds: list[Kind] = []
    kinds += ["human" for _ in range(people)]
    kinds += ["skilled" for _ in range(bots)]
    return kinds
