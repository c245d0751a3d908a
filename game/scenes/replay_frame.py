"""The stage on which a match is watched again: a carved frame between curtains in the colour of its
game, lamps along its front edge, and an audience before it. On its lower beam hang signs of which
game this is and how far it has come, and between them what has just happened and who did it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.stuff import lay
from game.picture.theme import DIM, EDGE, GILT, GOLD, INK, IVORY, OAK, SEAT_COLOURS, Colour
from game.scenes import cupboard
from game.scenes.marks import Mark
from game.scenes.time_line import sign
from game.tables.faces import seated
from game.tables.style import TableStyle, table_style

FOLDER = "ui/theatre"
RIM, INNER = 18.0, 4.0  # how wide the frame is, and the gold along its inner edge
STUD, STUDS = 9.0, 96.0  # a stone in the frame, and from one to the next at most
DIAMOND = 13.0  # how large the one carved into a corner is
OVER = 80.0  # how far the table reaches behind the frame and beyond, at most
CURTAIN, SHAPE = 884.0, 150 / 900  # how high a curtain is at least, and its width as a part of that
BEHIND, OUT = 22.0, 10.0  # how far it hangs behind the frame, and out of sight at least
CLOTH = 4.2  # how much brighter than its plates the curtains of a game are
STAGE: Colour = (40, 26, 18)  # of the wall
EDGED = 9.0  # of the gold along the front of the stage
LAMP, LOW, FAR = (88.0, 66.0), 6.0, 58.0  # a lamp, how far down it stands, and from one to the next
DUSK, DEEP = 78, 3  # how dark it is before the stage at its foot, and in how many steps it gets so
CROWD = 74.0  # how high the audience is
ENDS = 0.2  # of the beam: what the sign at either end has
RAISED, HANGS = 8.0, 8.0  # how far a sign reaches over the beam, and under it
GAP, PAD = 20.0, 14.0  # beside signs, and the air in them
NAIL, SHADE = 12.0, 120  # what holds a sign, and how dark its shadow is
NAMED = "label@0.9", "label@0.8"  # letters of a game's name
TITLED, UP = "small", 5.0  # and of what this is, and how much nearer to the name it stands
NEWS = "asked@1", "body", "small"  # and of what has happened
SIGN, POPS, FACE, BADGE = 46.0, 15.0, 0.94, 30.0  # the game's sign; how far whoever did it stands
# out of hers, how wide she is, of its height, and the sign of her seat


class Told(NamedTuple):
    """What has just happened, who did it with her face, and the mark of the move on the time
    line."""

    words: str
    seat: Seat | None = None
    face: str = ""
    mark: Mark | None = None


def framed(page: Page, at: Box, high: float, game: str) -> Box:
    """A wooden frame all round a box, with a beam under it so high, between curtains. Returns the
    beam."""
    art, whole = page.art, at.inset(-RIM)
    whole = whole._replace(h=RIM + at.h + high)
    for x, y, w, h in ((0, -OVER, WIDTH, OVER + whole.y), (0, 0, whole.x + RIM / 2, HEIGHT),
                       (whole.right - RIM / 2, 0, WIDTH - whole.right + RIM / 2, HEIGHT)):
        page.image(art.plate(w, h, STAGE, 255, None, 2, 0), x, y)
    style, beam = table_style(game), Box(whole.x, at.bottom, whole.w, high)
    _hang(page, style, whole.x + BEHIND)
    _pit(page, whole.bottom - high / 2)
    for x in (whole.x, at.right):
        page.image(art.plate(RIM, at.h, OAK, 255, INK, 3, 2), x, at.y)
    page.image(art.plate(whole.w, RIM, OAK, 255, INK, 3, 4), whole.x, whole.y)
    page.image(art.plate(beam.w, beam.h, OAK, 255, INK, 3, 6), beam.x, beam.y)
    inner = at.inset(-INNER)
    page.image(art.ring(inner.w, inner.h, GILT, INNER), inner.x, inner.y)
    _carved(page, whole, at, style)
    _lamps(page, whole, beam)
    return beam


def _bright(style: TableStyle) -> Colour:
    """The colour of a game's curtains and of the stones in its frame."""
    red, green, blue = (min(round(CLOTH * part), 255) for part in style.material)
    return red, green, blue


def _hang(page: Page, style: TableStyle, reach: float) -> None:
    """A curtain from either side of the screen, which reaches so far over it."""
    art, high = page.art, max(CURTAIN, (reach + OUT) / SHAPE)
    wide = SHAPE * high
    cloth = art.tinted(f"{FOLDER}/curtain", wide, high, _bright(style))
    for name, image in ((style.board, cloth), ("", art.picture(f"{FOLDER}/trim", wide, high))):
        other = art.keep(("other curtain", name, image.get_size()), partial(
            pygame.transform.flip, image, flip_x=True, flip_y=False))
        page.image(image, reach - wide, 0)
        page.image(other, WIDTH - reach, 0)


def _pit(page: Page, front: float) -> None:
    """What is before the stage, from its gilded front edge down: boards, darker further away from
    the lamps, and the audience."""
    art = page.art
    boards, under = art.backdrop("table/wood", (art.pixels(WIDTH), art.pixels(HEIGHT))), art.pixels(
        front)
    page.image(boards.subsurface(0, under, boards.get_width(), boards.get_height() - under), 0,
               front)
    for n in range(DEEP):
        y = front + (HEIGHT - front) * n / DEEP
        page.image(art.plate(WIDTH, HEIGHT - y, INK, DUSK // DEEP, None, 2, 0), 0, y)
    page.image(art.plate(WIDTH, EDGED, GILT, 255, INK, 2, 2), 0, front)
    page.image(art.picture(f"{FOLDER}/crowd", WIDTH, CROWD), 0, HEIGHT - CROWD)


def _carved(page: Page, whole: Box, at: Box, style: TableStyle) -> None:
    """Stones in the colour of the game all along the frame, and gold ones in its corners."""
    colour, across, down = _bright(style), round(at.w / STUDS), round(at.h / STUDS)
    for n in range(1, across):
        cupboard.gem(page, at.x + at.w * n / across, whole.y + RIM / 2, STUD, colour)
    for x in (whole.x + RIM / 2, at.right + RIM / 2):
        for n in range(1, down):
            cupboard.gem(page, x, at.y + at.h * n / down, STUD, colour)
    for x in (whole.x, at.right):
        page.image(page.art.plate(RIM, RIM, EDGE, 255, INK, 3, 4), x, whole.y)
        cupboard.gem(page, x + RIM / 2, whole.y + RIM / 2, DIAMOND, GOLD)


def _lamps(page: Page, whole: Box, beam: Box) -> None:
    """Along the front of the stage, before the curtains and wherever no sign hangs."""
    (w, h), foot = LAMP, beam.center[1] + LOW
    image = page.art.picture(f"{FOLDER}/lamp", w, h)
    left, middle, right = hung(beam)
    for x in (whole.x / 2, (left.right + middle.x) / 2, (middle.right + right.x) / 2,
              (whole.right + WIDTH) / 2):
        page.image(image, x - w / 2, foot - h)


def hung(beam: Box) -> tuple[Box, Box, Box]:
    """Where the three signs hang: at its left, in its middle and at its right."""
    sign = Box(0, beam.y - RAISED, beam.w * ENDS, beam.h + RAISED + HANGS)
    wide = beam.w * (1 - 2 * ENDS) - 2 * (FAR + GAP)
    return (sign._replace(x=beam.x + GAP),
            sign._replace(x=beam.center[0] - wide / 2, w=wide),
            sign._replace(x=beam.right - GAP - sign.w))


def say_on(page: Page, beam: Box, game: str, words: tuple[str, str, str]) -> None:
    """On signs of what the tables of a game are made of: its name over what this is, and how far it
    is."""
    style, (name, title, far) = table_style(game), words
    left, _, right = hung(beam)
    for box in (left, right):
        lay(page.image, page.art, style.stuff._replace(trim="plain"), box, edge=GILT, width=3)
    room = left.inset(PAD, 2)
    side = min(SIGN, room.h - 8)
    if page.art.size(title, TITLED)[0] <= room.w - side - PAD:  # else words need all of it
        page.image(page.art.tinted(style.sign, side, side, GOLD), room.x,
                   room.center[1] - side / 2)
        room = room._replace(x=room.x + side + PAD, w=room.w - side - PAD)
    low = min(page.art.line(TITLED), room.h / 2)
    upper, under = room._replace(h=room.h - low), room._replace(y=room.bottom - low - UP, h=low)
    page.fitted(upper._replace(y=upper.y - UP / 2), name, page.largest(upper, [name], NAMED), GOLD,
                leaf=False)
    page.claim(repr(name), upper._replace(h=upper.h - UP))
    page.fitted(under, title, TITLED, DIM)
    page.fitted(right.inset(PAD, 2), far, "body", IVORY, "center")


def say_news(page: Page, beam: Box, what: Told) -> None:
    """What has just happened, on the sign in the middle of the beam, which has an edge in the
    colour of whoever did it, and she looks out of it; a gilded one if that stood out."""
    art, plank = page.art, hung(beam)[1]
    edge = INK if what.seat is None else SEAT_COLOURS[what.seat]
    page.image(art.plate(plank.w, plank.h, INK, SHADE, None, 2, 12), plank.x, plank.y + 6)
    page.image(art.plate(plank.w, plank.h, GILT if what.mark else IVORY, 255, INK, 3, 12), plank.x,
               plank.y)
    inner = plank.inset(3)
    page.image(art.plate(inner.w, inner.h, IVORY, 0, edge, 6, 9), inner.x, inner.y)
    room = plank.inset(PAD + 4, 2)
    if what.mark:
        side = min(SIGN, room.h)
        disc = Box(room.right - side, room.center[1] - side / 2, side, side)
        sign(page, disc, what.mark.kind, what.mark.picture)
        page.claim(what.mark.picture, disc)
        room = room._replace(w=room.w - side - PAD)
    if what.seat is not None:
        face = Box(plank.x + PAD, plank.y - POPS, plank.h * FACE, plank.h + POPS - 5)
        ribbon = Box(plank.x + 6, plank.y + 6, face.w + PAD, plank.h - 12)
        page.image(art.plate(ribbon.w, ribbon.h, edge, 255, None, 2, 6), ribbon.x, ribbon.y)
        seated(page, face, what.face, what.seat, BADGE)
        room = room._replace(x=ribbon.right + PAD, w=room.right - ribbon.right - PAD)
    page.fitted(room, what.words, page.largest(room, [what.words], NEWS), INK, "center")
