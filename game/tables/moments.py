"""A great moment of a match: for a breath it has the middle of the table to itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Place, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture

STAYS = 2.0  # seconds
SOFT: Colour = (255, 190, 90)  # the outermost light round what a moment speaks of
SPOT = "moment"


class Moment(NamedTuple):
    """What happened, in a few words, with its picture and its sound; who did it, and the places
    of what it speaks of, which are lit; and what its like is called, in one or two words."""

    says: Says
    picture: str
    sound: str = ""
    seat: Seat | None = None
    places: tuple[Place, ...] = ()
    kind: Says = ("replay-moments",)


class Moments(Part):
    """The moment that is told now; any press goes on."""

    def __init__(self, picture: Picture, quiet: Callable[[Says], bool] = lambda _: False) -> None:
        """`quiet`: what is told elsewhere already."""
        super().__init__(picture)
        self.quiet = quiet

    def draw(self, screen: Screen) -> None:
        show = self.show
        if show.moment is None or not show.board.has(SPOT) or self.quiet(show.moment.says):
            return
        moment, room, art = show.moment, show.board.box(SPOT), show.stage.art
        colour = GOLD if moment.seat is None else SEAT_COLOURS[moment.seat]
        for place in moment.places:
            box = show.board.box(place)
            for more, width, tone in ((44, 22, SOFT), (22, 11, colour), (10, 5, IVORY)):
                screen.put_centered(art.ring(box.w + more, box.h + more, tone, width), *box.center)
        for more, fill, edge in ((16, colour, NIGHT), (0, NIGHT, INK)):
            screen.put_centered(art.plate(room.w + more, room.h + more, fill, 255, edge, 3),
                                *room.center)
        key = ("moment", moment, show.say(moment.says), room)
        self.paper.put(screen, key, lambda page: self._build(page, moment, room))

    def _build(self, page: Page, moment: Moment, room: Box) -> None:
        rim = min(18, room.h / 10)
        side = room.h - 2 * rim
        page.picture(Box(room.x + 26, room.y + rim, side, side), moment.picture)
        words = Box(room.x + side + 50, room.y + rim, room.w - side - 80, side)
        page.fitted(words, self.show.say(moment.says), "heading", IVORY, "center")
