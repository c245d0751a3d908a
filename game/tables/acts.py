"""Figures on the small stages of the rules, which act out a section. Those of a game stand in its
`table.examples`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.tables.examples import find_extra

OBLONG, BUST, SIGN = 5 / 7, 0.8, 1.0  # how wide pictures are, of their height


class Actor(NamedTuple):
    """A picture on a stage. Lengths are shares of the stage's height: `x` from the middle to the
    right, `high`, and `up` over the ledge. `wide` is a share of the picture's height, `turn` in
    degrees to the left. A figure `behind` the ledge shows its upper half; `tag` is a label on its
    chest."""

    picture: str
    x: float
    high: float
    up: float = 0.0
    wide: float = SIGN
    turn: int = 0
    behind: bool = False
    flipped: bool = False
    tag: str = ""


def act_person(name: str, x: float, *, flipped: bool = False) -> Actor:
    """Return a figure behind the ledge."""
    return Actor(f"ui/lobby/{name}", x, 0.74, -0.05, BUST, behind=True, flipped=flipped)


def act_fan(names: tuple[str, ...], x: float, high: float) -> tuple[Actor, ...]:
    """Return cards in a fan."""
    middle = (len(names) - 1) / 2
    return tuple(Actor(name, x + (n - middle) * 0.36 * high, high, -0.03 * abs(n - middle),
                       OBLONG, round(10 * (middle - n))) for n, name in enumerate(names))


def load_acts(game: str) -> Mapping[int, tuple[Actor, ...]]:
    """Return the actors of each section of a game's rules."""
    found: Mapping[int, tuple[Actor, ...]] = find_extra(game, "ACTS", {})
    return found
