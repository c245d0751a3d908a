"""The corner of a table where hints stand for those who play, for what is told there instead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.picture.screen import SAFE, Box
from game.tables.guide import corner

if TYPE_CHECKING:
    from game.tables.show import Show

ABOVE = 18  # between what is there and a panel over it, which may be lit


def free_corner(show: Show, high: float) -> Box:
    """So high, or less where it would touch a seat's panel or the last events."""
    board, room = show.board, corner(show.board)
    over = [show.panel(seat) for seat in range(len(show.players))]
    if board.has("captions"):
        over.append(board.box("captions"))
    top = max([box.bottom + ABOVE for box in over
               if box.x < room.right and room.x < box.right and box.y < room.y], default=room.y)
    y = max(top, SAFE.bottom - high)
    return room._replace(y=y, h=SAFE.bottom - y)
