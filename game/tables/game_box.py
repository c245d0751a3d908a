"""Boxes of games on shelves."""

from __future__ import annotations

from game.tables.style import game_colour
from game.ui.box import Box
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.cupboard import SPINE
from game.ui.layout import LIT, Node, Padding, Size, at, frame, stack


def build_box(game: str, light: int = LIT, picture: str = "", spine: float = SPINE,
              **given: object) -> Node:
    """Return the box of a game in some light; `picture` replaces that on its lid."""
    return cupboard.build_box(picture or box_art.name_picture(game), game_colour(game), light,
                              spine, **given)  # type: ignore[arg-type]


def build_standing_box(game: str, light: int = LIT, *, ringed: bool = False,
                       **given: object) -> Node:
    """Return the box of a game at the foot of a room, perhaps with a ring round it."""
    box = stack(build_box(game, light), frame("ring") if ringed else None)
    return stack(at(Box(0.076, 0, box_art.SHAPE, 1), box), canvas=Size(0.952, 1), down=1,
                 padding=Padding(SPINE / 2, 18, -SPINE / 2), **given)
