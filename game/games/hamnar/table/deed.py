"""The newest deed, as a speech of whoever did it: a box over her panel, with a tip towards her."""

from __future__ import annotations

import pygame

from game.core.contract import Says, Seat
from game.games.hamnar.table.light import STUCK, Now
from game.picture.art import FINE, smooth
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.stuff import lay, tinted
from game.picture.theme import DIM, EDGE, SEAT_COLOURS, Colour
from game.tables.picture import Part, Picture
from game.tables.scenery import doer
from game.tables.seat_panels import FACE, STRIKE

TOP = 54.0  # of the room over what somebody is to do
LETTERS = "small@0.9", "small@0.82", "small@0.76"  # of a deed where there is little room
SLIM = 2.0  # what is free over and under them there
GAP, LOW = 14.0, 62.0  # from one box to the next, and the height of the deed beside other words
EDGED = 4  # how thick the edge is
TIP, FAR = 26.0, 18.0  # of the tip under the box: how wide, and how far down it goes
BEFORE = 0.3  # of the box, of the deed before this one, if there is so much room
TALL = 130.0  # and the height from which there is
FILL = 0.09  # of the seat's colour
WALKS = ("pawn", "horse", "elephant")
NOTHING = "hamnar-beat-leave"  # whoever has the sun lets the orbs lie


class Deed(Part):
    """It stands over the panel of whoever did it, or over what she is to do; in the place of other
    boards' words where there is a lesson, and there as a list."""

    retells = True

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.now = picture.find(Now)

    def draw(self, screen: Screen) -> None:
        told = self.show.captions[-2:]
        if not told or self.show.question:
            return
        if told[-1][1][0] == NOTHING:  # what was done before it is more
            told = told[::-1]
        seat = doer(told[-1][1])
        room, tip = self._room(1 if seat is None else seat)
        if room is None or (self.people and not self.people.quiet(room)):
            return
        lines = tuple(self.brief(says) for _, says in told)
        names = tuple(player.name for player in self.show.players)
        self.paper.put(screen, ("deed", seat, lines, room, names),
                       lambda page: self._build(page, seat, lines, room))
        if tip and seat is not None:
            self._tip(screen, seat, room)

    def tells(self, says: Says) -> bool:
        """Whether the newest deed is this, and stands where it is seen."""
        seat, told = doer(says), self.show.captions
        room = self._room(1 if seat is None else seat)[0]
        seen = room is not None and (self.people is None or self.people.quiet(room))
        return seen and bool(told) and told[-1][1] == says

    def _room(self, seat: Seat) -> tuple[Box | None, bool]:
        """Where a seat's deed stands, and whether right over her panel; nowhere while the card of
        the rules lies there."""
        room, told = self.show.board.box(f"task/{seat}"), self.now.told()
        free = told is None or told[0] != seat
        if not free:
            top = self.now.room(seat)[0].y
            low = TOP if top - TOP < room.h else room.y
            room = room._replace(y=low, h=top - GAP - low)
        if self.people and self.people.covered(room):
            room = room._replace(y=room.bottom - LOW, h=LOW)
            return (None if self.people.covered(room) else room), free
        return room, free

    def brief(self, says: Says) -> Says:
        """A move in a few words: as what somebody moved, where to, and whom she took."""
        kind = str(says[0]).rpartition("-")[2]
        if kind not in WALKS:
            return says
        who, to, taken = says[1], says[3], int(str(says[4]))
        seat = doer(says)
        human = [n for n, player in enumerate(self.show.players) if player.kind == "human"]
        lost = 0 if seat is None else 1 - seat
        if not taken:
            return (f"hamnar-went-{kind}", who, to)
        return (f"hamnar-took-{kind}", who, _lost(lost, taken, yours=human == [lost]), to)

    def _build(self, page: Page, seat: Seat | None, lines: tuple[Says, ...], room: Box) -> None:
        show = self.show
        ended = lines[-1][0] in STUCK
        edge = STRIKE if ended else EDGE if seat is None else SEAT_COLOURS[seat]
        stuff = show.style.stuff
        fill = stuff.body if seat is None else tinted(stuff.body, seat, FILL)
        lay(page.image, page.art, stuff, room, fill=fill, edge=edge, width=EDGED)
        inner = room.inset(18, 10 if room.h > LOW else SLIM)
        text, own = show.say(lines[-1]), edge
        low = inner._replace(y=inner.bottom - inner.h * BEFORE, h=inner.h * BEFORE)
        before = show.say(lines[0]) if room.h >= TALL and len(lines) > 1 else ""
        rest = inner._replace(h=inner.h - low.h)
        if (before and page.art.size(before, "small")[0] <= low.w and page.holds(low, before)
                and page.holds(rest, text)):
            inner = rest
            page.fitted(low, before, "small", DIM, "center")
        page.fitted(inner, text, page.largest(
            inner, [text], (*page.styles("loud"), *LETTERS)), own, "center")

    def _tip(self, screen: Screen, seat: Seat, room: Box) -> None:
        """Under the box, towards her face."""
        art, own = self.show.stage.art, SEAT_COLOURS[seat]
        fill = tinted(self.show.style.stuff.body, seat, FILL)
        size = art.pixels(TIP), art.pixels(FAR)

        def paint(image: pygame.Surface) -> None:
            w, h = image.get_size()
            edge = EDGED * art.scale * FINE
            tip: tuple[tuple[Colour, float], ...] = ((own, 0.0), (fill, edge))
            for tone, less in tip:
                pygame.draw.polygon(image, tone, [
                    (less * 1.2, 0), (w - less * 1.2, 0), (w / 2, h - less * 1.9)])
        image = art.keep(("deed's tip", seat, size), lambda: smooth(size, paint))
        x = self.show.panel(seat).x + 12 + FACE / 2
        screen.put(image, x - TIP / 2, room.bottom - EDGED)


def _lost(seat: Seat, count: int, *, yours: bool) -> Says:
    """Whose pieces were taken, how many, and whether they are those of the only person here."""
    if seat == 0:
        return ("hamnar-lost-your-bear", count) if yours else ("hamnar-lost-bear", count)
    return ("hamnar-lost-your-raven", count) if yours else ("hamnar-lost-raven", count)
