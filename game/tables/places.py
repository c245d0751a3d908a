"""Read the names of places: words and numbers between slashes, the kind first.

Rules, maps and tables share these names ("hand/0/3", "number/4", "point/41,-9", "b4"). A button is
a place of a kind in `PRESSED`, or of a kind that a game's style adds.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.core.contract import Place, Seat, Table

BUTTON, NUMBER, READING = "button", "number", "reading"
TASK, HINTS, TRAY = "task", "hints", "tray"  # where these stand on a board
SORT: Place = "button/sort"  # lays the hand in another order, which is no move
PRESSED = (BUTTON, NUMBER, READING)  # a named button, a number, one of several readings of cards


def kind_of(place: Place) -> str:
    """Return the first word: "hand" of "hand/0/3"."""
    return place.partition("/")[0]


def rest_of(place: Place) -> str:
    """Return what follows the kind: "0/3" of "hand/0/3", "" of "b4"."""
    return place.partition("/")[2]


def parts_of(place: Place) -> tuple[str, ...]:
    """Return all parts after the kind: "0" and "3" of "hand/0/3"."""
    return tuple(place.split("/")[1:])


def numbers_of(place: Place) -> tuple[int, ...]:
    """Return the numbers after the kind: 0 and 3 of "hand/0/3"."""
    return tuple(int(part) for part in parts_of(place) if part.isdigit())


def number_of(place: Place) -> int:
    """Return the last number: 3 of "hand/0/3"."""
    return numbers_of(place)[-1]


def number_button(n: int) -> Place:
    """Return the button of a number."""
    return f"{NUMBER}/{n}"


def is_button(place: Place, more: Iterable[str] = ()) -> bool:
    """Say whether a place is a button and holds no piece; `more` are a game's own kinds of
    buttons."""
    return kind_of(place) in (*PRESSED, *more)


def map_held(table: Table, kinds: Collection[str]) -> dict[Seat, list[Place]]:
    """Return the cards that each seat holds, in places of these kinds."""
    found: dict[Seat, list[Place]] = {}
    for place, thing in table.items():
        if isinstance(thing, str) and kind_of(place) in kinds:
            found.setdefault(numbers_of(place)[0], []).append(place)
    return found
