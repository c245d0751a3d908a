"""The stage on which a match is watched: a carved frame between curtains in the colour of its game,
lamps along its front edge. On its lower
beam hang signs: what has just happened and who did it, and, beside that, which game this is and how
far it has come."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

import pygame

from game.core import Seat
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.stuff import lay
from game.picture.theme import EDGE, GILT, GOLD, INK, IVORY, OAK, SEAT_COLOURS, Colour
from game.scenes.replay.highlights import Mark
from game.scenes.replay.time_marks import sign
from game.scenes.scenery import cupboard
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
DUSK, DEEP = 56, 3  # how dark it is before the stage at its foot, and in how many steps it gets so
RAISED, HANGS = 8.0, 8.0  # how far a sign reaches over the beam, and under it
GAP, PAD = 20.0, 14.0  # beside signs, and the air in them
NAIL, SHADE = 12.0, 120  # what holds a sign, and how dark its shadow is
EDGES = 2.0  # over and under words on a sign
NAMED = tuple(f"label@{size / 100:g}" for size in range(120, 60, -5))  # letters of a game's name
AT, UNDER, CLOSE = "body", 0.55, 6.0  # and of how far it is; what that has of the sign's height at
# most, and how much nearer to the name it stands
NEWS = "loud@0.95", "asked@1", "body"  # and of what has happened, on one line,
TWO_LINES = "body", "small", "small@1"  # or on two
SIGN = 58.0  # the mark of a move
POPS, FACE, BADGE = 15.0, 0.94, 30.0  # how far whoever did it stands out of her sign, how wide she
# is, of its height, and the sign of her seat


class Signs(NamedTuple):
    """Which signs hang on a beam: `named` is what that of the game and how far it is has of its
    width, if there is one; whether a lamp stands beside that of what has happened, and an
    audience sits before the stage, where nothing has to be read."""

    named: float = 0.0
    lamp: bool = False


class Told(NamedTuple):
    """What has just happened, who did it with her face, and the mark of the move on the time
    line."""

    words: str
    seat: Seat | None = None
    face: str = ""
    mark: Mark | None = None


def beam_height(art: Art) -> float:
    """How high a beam is on whose signs two lines have room."""
    return 2 * art.line(AT) + 2 * EDGES - RAISED - HANGS


def framed(page: Page, at: Box, high: float, game: str, signs: Signs) -> Box:
    """A wooden frame all round a box, with a beam under it so high, between curtains; where no
    sign hangs there are lamps. Returns the beam."""
    art, whole = page.art, at.inset(-RIM)
    whole = whole._replace(h=RIM + at.h + high)
    for x, y, w, h in ((-OUT, -OVER, WIDTH + OUT, OVER + whole.y),
                       (-OUT, 0, whole.x + RIM / 2 + OUT, HEIGHT),
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
    _lamps(page, whole, beam, signs)
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
    the lamps, and the audience if it is seen."""
    art = page.art
    boards, under = art.backdrop("table/wood", (art.pixels(WIDTH), art.pixels(HEIGHT))), art.pixels(
        front)
    for x in (-OUT, 0):  # all that may be moved a little
        page.image(boards.subsurface(0, under, boards.get_width(), boards.get_height() - under), x,
                   front)
    wide = WIDTH + 2 * OUT
    for n in range(DEEP):
        y = front + (HEIGHT - front) * n / DEEP
        page.image(art.plate(wide, HEIGHT - y, INK, DUSK // DEEP, None, 2, 0), -OUT, y)
    page.image(art.plate(wide, EDGED, GILT, 255, INK, 2, 2), -OUT, front)


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


def _lamps(page: Page, whole: Box, beam: Box, signs: Signs) -> None:
    """Along the front of the stage, before the curtains and wherever there is room between signs
    or beside them."""
    (w, h), foot = LAMP, beam.center[1] + LOW
    image = page.art.picture(f"{FOLDER}/lamp", w, h)
    ends = [beam.x, *(x for sign in hung(beam, signs) for x in (sign.x, sign.right)), beam.right]
    between = [(left + right) / 2 for left, right in zip(ends[::2], ends[1::2], strict=True)
               if right - left > w]
    for x in (whole.x / 2, *between, (whole.right + WIDTH) / 2):
        page.image(image, x - w / 2, foot - h)


def hung(beam: Box, signs: Signs) -> list[Box]:
    """Where signs hang on a beam, from left to right; what has just happened is on the last."""
    sign = Box(beam.x + GAP, beam.y - RAISED, beam.w * signs.named, beam.h + RAISED + HANGS)
    left = sign.right if signs.named else beam.x
    gap = 2 * (FAR if signs.lamp else 0) + GAP
    news = sign._replace(x=left + gap, w=beam.right - gap - left - gap)
    if signs.named:
        return [sign, news._replace(w=beam.right - GAP - news.x)]
    return [news]


def say_on(page: Page, sign: Box, game: str, name: str, far: str) -> None:
    """On a sign of what the tables of a game are made of: its name over how far it is."""
    style, room = table_style(game), sign.inset(PAD, 3)
    lay(page.image, page.art, style.stuff._replace(trim="plain"), sign, edge=GILT, width=3)
    low = min(page.art.line(AT), room.h * UNDER)
    upper = room._replace(h=room.h - low + CLOSE)
    under = room._replace(y=room.bottom - low, h=low)
    page.fitted(upper, name, page.largest(upper, [name], NAMED), GOLD, "center", leaf=False)
    page.claim(repr(name), upper._replace(h=upper.h - CLOSE))
    page.fitted(under, far, page.largest(under, [far], (AT, *TWO_LINES[1:])), IVORY, "center")


def say_news(page: Page, plank: Box, what: Told) -> None:
    """What has just happened, on a sign with an edge in the colour of whoever did it, and she looks
    out of it; a gilded one if that stood out."""
    art = page.art
    edge = INK if what.seat is None else SEAT_COLOURS[what.seat]
    page.image(art.plate(plank.w, plank.h, INK, SHADE, None, 2, 12), plank.x, plank.y + 6)
    page.image(art.plate(plank.w, plank.h, GILT if what.mark else IVORY, 255, INK, 3, 12), plank.x,
               plank.y)
    inner = plank.inset(3)
    page.image(art.plate(inner.w, inner.h, IVORY, 0, edge, 6, 9), inner.x, inner.y)
    room = plank.inset(PAD + 4, EDGES)
    if what.mark:
        side = min(SIGN, room.h)
        disc = Box(room.right - side, room.center[1] - side / 2, side, side)
        sign(page, disc, what.mark._replace(seat=None), seen=True)
        page.claim(what.mark.picture, disc)
        room = room._replace(w=room.w - side - PAD)
    if what.seat is not None:
        face = Box(plank.x + PAD, plank.y - POPS, plank.h * FACE, plank.h + POPS - 5)
        ribbon = Box(plank.x + 6, plank.y + 6, face.w + PAD, plank.h - 12)
        page.image(art.plate(ribbon.w, ribbon.h, edge, 255, None, 2, 6), ribbon.x, ribbon.y)
        seated(page, face, what.face, what.seat, BADGE)
        room = room._replace(x=ribbon.right + PAD, w=room.right - ribbon.right - PAD)
    one_line = (one for one in NEWS if page.art.size(what.words, one)[0] <= room.w
                and page.art.line(one) >= page.art.line(AT))
    style = next(one_line, page.largest(room, [what.words], TWO_LINES))
    wide = page.balanced(what.words, style, room.w)
    page.fitted(room._replace(x=room.center[0] - wide / 2, w=wide), what.words, style, INK,
                "center")
