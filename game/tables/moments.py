"""Show a great moment of a match in the middle of the table for a breath."""

from __future__ import annotations

from game.picture.theme import INK, IVORY, NIGHT
from game.tables.looks import Plate, Ring, make_look
from game.tables.seen import Mark, Panel, Seen, Signs
from game.ui.layout import Padding, Picture, Text, row

STAYS = 2.0  # seconds
SPOT = "moment"


LIGHT = make_look(Ring(more=44, tone=(255, 190, 90), width=22), Ring(more=22, width=11),
                  Ring(more=10, tone=IVORY, width=5))
PLATE = make_look(
    Plate(more=16, edge=NIGHT, edge_width=3), Plate(fill=NIGHT, edge=INK, edge_width=3))


def tell_moment(seen: Seen) -> Signs:
    """Show the current moment, unless something else tells it; any press goes on."""
    moment = seen.moment
    if moment is None or seen.moment_told or not seen.board.has_place(SPOT):
        return
    room = seen.board.box_of(SPOT)
    yield from (Mark(seen.board.box_of(place), LIGHT, moment.seat) for place in moment.places)
    yield Mark(room, PLATE, moment.seat)
    rim = min(18, room.h / 10)
    side = room.h - 2 * rim
    yield Panel(room, row(
        Picture(source=moment.picture, width=side, height=side),
        Text(words=seen.say(moment.says), style="heading", align="center", grow=1),
        gap=24, align="center", padding=Padding(26, rim, 30, rim)))
