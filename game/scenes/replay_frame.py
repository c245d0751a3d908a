"""The frame round the table of a replay, between curtains in the colour of its game. Its lower beam
says which game it is and how far it has come; a sign that is nailed to it says what has just
happened."""

from __future__ import annotations

from typing import NamedTuple

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import EDGE, GILT, GOLD, INK, IVORY, OAK, Colour
from game.scenes import cupboard, drapes
from game.scenes.marks import Mark
from game.scenes.time_line import sign

RIM, INNER = 16.0, 4.0  # how wide the frame is, and the gold along its inner edge
DIAMOND = 12.0  # how large the one carved into a corner is
OVER = 80.0  # how far the table reaches behind the frame and beyond, at most
BEHIND = 20  # how far curtains reach behind the frame
STAGE: Colour = (40, 26, 18)  # of the floor and the wall
BADGE, PAD, GAP = 46, 14, 26  # the sign of whoever did it, the air beside things, and between some
NAMED = "label", "label@0.9", "label@0.8", "label@0.7", "label@0.6"  # letters of a game's name
CARVED: Colour = (72, 40, 14)  # what this is, burnt into the beam
NEWS = ("asked@1", "body", "body@0.9", "body@0.8", "small", "small@0.85",
        "small@0.75")  # of what has happened
ENDS = 0.2  # of the beam: what the words at either end have
RAISED, HANGS = 8, 6  # how far the sign reaches over the beam, and under it
EDGED = 8  # of the gold along the front of the stage
NAIL, SHADE = 12, 110  # what holds it, and how dark its shadow is


class Told(NamedTuple):
    """What has just happened, who did it, and the mark of the move on the time line."""

    words: str
    seat: Seat | None
    mark: Mark | None = None


def framed(page: Page, at: Box, high: float, game: str) -> Box:
    """A wooden frame all round a box, with a beam under it so high, and curtains on both sides.
    Returns the beam."""
    art, whole = page.art, at.inset(-RIM)
    whole = whole._replace(h=RIM + at.h + high)
    for x, y, w, h in ((0, -OVER, WIDTH, OVER + whole.y), (0, 0, whole.x + RIM / 2, HEIGHT),
                       (whole.right - RIM / 2, 0, WIDTH - whole.right + RIM / 2, HEIGHT)):
        page.image(art.plate(w, h, STAGE, 255, None, 2, 0), x, y)
    drapes.hang(page, game, whole.x + BEHIND, HEIGHT)
    front = whole.bottom - high / 2  # of the stage, before which everything else stands
    boards, under = art.backdrop("table/wood", (art.pixels(WIDTH), art.pixels(HEIGHT))), art.pixels(
        front)
    page.image(boards.subsurface(0, under, boards.get_width(), boards.get_height() - under), 0,
               front)
    page.image(art.plate(WIDTH, EDGED, GILT, 255, INK, 2, 2), 0, front)
    for x in (whole.x, at.right):
        page.image(art.plate(RIM, at.h, OAK, 255, INK, 3, 2), x, at.y)
    page.image(art.plate(whole.w, RIM, OAK, 255, INK, 3, 4), whole.x, whole.y)
    beam = Box(whole.x, at.bottom, whole.w, high)
    page.image(art.plate(beam.w, beam.h, OAK, 255, INK, 3, 6), beam.x, beam.y)
    inner = at.inset(-INNER)
    page.image(art.ring(inner.w, inner.h, GILT, INNER), inner.x, inner.y)
    for x in (whole.x, at.right):
        page.image(art.plate(RIM, RIM, EDGE, 255, INK, 3, 4), x, whole.y)
        cupboard.gem(page, x + RIM / 2, whole.y + RIM / 2, DIAMOND, GOLD)
    return beam


def say_on(page: Page, beam: Box, title: str, name: str, far: str) -> None:
    """What the ends of the beam say, in ink: of which game this is what, and how far it is."""
    inner = beam.inset(GAP, 1)
    end = inner._replace(w=inner.w * ENDS)
    style = next((one for one in NAMED if page.art.line(one) <= end.h and page.art.size(
        title, one)[0] + PAD + page.art.size(name, one)[0] <= end.w), "small")
    wide = page.art.size(name, style)[0] + 1
    if wide + PAD + page.art.size(title, style)[0] <= end.w:
        page.fitted(end._replace(w=wide), name, style, INK)
        page.fitted(end._replace(x=end.x + wide + PAD, w=end.w - wide - PAD), title, style, CARVED)
    else:  # what this is says more than of which game, which is seen
        page.fitted(end, title, style, CARVED)
    page.fitted(end._replace(x=inner.right - end.w), far, "body", INK, "right")


def say_news(page: Page, beam: Box, what: Told) -> None:
    """What has just happened, on a sign in the middle of the beam; a gilded one if that stood
    out."""
    art, wide = page.art, beam.w * (1 - 2 * ENDS) - 2 * GAP
    plank = Box(beam.center[0] - wide / 2, beam.y - RAISED, wide, beam.h + RAISED + HANGS)
    page.image(art.plate(plank.w, plank.h, INK, SHADE, None, 2, 10), plank.x, plank.y + 5)
    page.image(art.plate(plank.w, plank.h, GILT if what.mark else IVORY, 255, INK, 3, 10),
               plank.x, plank.y)
    for x in (plank.x + NAIL, plank.right - 2 * NAIL):
        page.image(art.plate(NAIL, NAIL, EDGE, 255, INK, 2, NAIL / 2), x,
                   plank.center[1] - NAIL / 2)
    room, side = plank.inset(PAD + 2 * NAIL, 0), min(BADGE, plank.h - 8)
    if what.mark:
        disc = Box(room.right - side, room.center[1] - side / 2, side, side)
        sign(page, disc, what.mark.kind, what.mark.picture)
        page.claim(what.mark.picture, disc)
        room = room._replace(w=room.w - side - PAD)
    if what.seat is not None:
        page.picture(Box(room.x, room.center[1] - side / 2, side, side), f"ui/seat_{what.seat}")
        room = room._replace(x=room.x + side + PAD, w=room.w - side - PAD)
    page.fitted(room, what.words, page.largest(room, [what.words], NEWS), INK, "center")
