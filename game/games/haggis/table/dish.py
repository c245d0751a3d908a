"""What the game is named after: a dish, on which lie the cards that the player who is out first
gets."""

from __future__ import annotations

from game.picture.screen import Box
from game.tables.looks import Sign, make_look
from game.tables.scenery import PILE_FRAME
from game.tables.seen import Mark, Seen, Signs

DISH = make_look(Sign(source="pieces/haggis/dish", aspect=1 / 0.706))
WORDS = ("name/haggis", "whose/haggis", "round")  # what is written of it
AIR = 8  # round that


def lay_dish(seen: Seen) -> Signs:
    """Lay the dish under the pile, and both on one plate with what is written of them."""
    count = sum(place.startswith("haggis/") for place in seen.pieces)
    if count:
        first, last = seen.board.pose_of("haggis/0"), seen.board.pose_of(f"haggis/{count - 1}")
        wide = first.w * 4
        high = wide * 0.706
        middle = first.y - high * 0.1
        words = [seen.board.box_of(place) for place in WORDS]
        left, top = min(box.x for box in words) - AIR, middle - high / 2 - AIR
        yield Mark(Box(left, top, max(box.right for box in words) + AIR - left,
                       max(box.bottom for box in words) + AIR - top), PILE_FRAME)
        yield Mark(Box((first.x + last.x - wide) / 2, middle - high / 2, wide, high), DISH)
