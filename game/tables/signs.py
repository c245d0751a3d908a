"""What a part of a table may say: marks, panels and paintings."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import NamedTuple

from game.tables.looks import Mark
from game.ui.box import Box
from game.ui.layout import Node


class Panel(NamedTuple):
    """A tree of nodes in a box. Its nodes named `hint/ACTION/DEVICE` press that action. A panel
    that `stays` only for some seconds after `since` fades in and out; one that comes slowly is
    there `over` seconds after it. Others find a panel by its `name`."""

    box: Box
    tree: Node
    since: float | None = None
    stays: float = 0.0
    over: float = 0.0
    name: str = ""


class Painting(NamedTuple):
    """What only code can draw: `paint(brush, *values)`, a function of a module. One that `moves` is
    drawn anew in each frame."""

    paint: Callable[..., None]
    values: tuple[Hashable, ...] = ()
    moves: bool = False


Sign = Mark | Panel | Painting
Signs = Iterable[Sign]
