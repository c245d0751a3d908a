"""What was captured flies to the ghosts among its own, on the loser's panel, and is one of them."""

from __future__ import annotations

from game.picture.screen import Screen
from game.tables.picture import Part, Picture

LANDS = 5.0  # how near the middle of its ghost a piece is one of them
HANGS = -150.0  # how far its way bends down where words stand over the ghosts
WHOLE = 5  # the pieces of a side that has lost none


class Taken(Part):
    """Where a match is watched, it comes from under the words on the panel."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        show = self.show
        show.layer.arcs = {"taken": HANGS} if show.watched else {}

    def draw(self, screen: Screen) -> None:  # noqa: ARG002  pieces are drawn after it
        show, board = self.show, self.show.board
        places = [board.box(f"taken/{seat}/{n}") for seat in range(len(show.players))
                  for n in range(WHOLE)]
        rows = [box.inset(LANDS, box.h / 2 - LANDS) for box in places]  # orbs may lie near them
        show.layer.without = show.layer.without or rows
