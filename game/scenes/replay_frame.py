"""The frame round the table of a replay, on a wall in the shade; its lower beam says which game it
is, what has just happened and how far it has come."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import EDGE, GILT, GOLD, INK, NIGHT, OAK, PLANK, WOOD
from game.scenes import covers

RIM, INNER = 20.0, 5.0  # how wide the frame is, and the gold along its inner edge
DIAMOND = 12.0  # how large the one carved into a corner is
WALL = 120  # how dark it is round the frame, of 255
LANTERN = 96.0, 1.33  # how wide those on the wall are, and how high in that
HANG = 0.32  # where they hang, as a part of the frame's height
STAR = 44  # at either end of what was a turning point
BADGE, PAD = 46, 16  # the sign of whoever did it, and the air beside things
CARVED = "label", "label@0.9", "label@0.8"  # letters of a game's name to try
NAME, FAR = 0.22, 0.22  # the parts of the beam for the game, and for how far it is


class Told(NamedTuple):
    """What the beam says."""

    game: str  # which game, and what it is called
    name: str
    words: str  # what has just happened
    seat: Seat | None  # who did it
    far: str
    turned: bool = False  # whether it was a turning point


def framed(page: Page, at: Box, high: float) -> Box:
    """A wooden frame all round a box, with a beam under it so high. Returns the beam."""
    art, whole = page.art, at.inset(-RIM)
    whole = whole._replace(h=RIM + at.h + high)
    for x, y, w, h in ((0, 0, whole.x, HEIGHT), (whole.right, 0, WIDTH - whole.right, HEIGHT),
                       (whole.x, whole.bottom, whole.w, HEIGHT - whole.bottom)):
        page.image(art.plate(w, h, NIGHT, WALL, None, 2, 0), x, y)
    _lanterns(page, whole)
    for x in (whole.x, at.right):
        page.image(art.plate(RIM, at.h, OAK, 255, INK, 3, 2), x, at.y)
    page.image(art.plate(whole.w, RIM, OAK, 255, INK, 3, 4), whole.x, whole.y)
    beam = Box(whole.x, at.bottom, whole.w, high)
    page.image(art.plate(beam.w, beam.h, OAK, 255, INK, 3, 6), beam.x, beam.y)
    inner = at.inset(-INNER)
    page.image(art.ring(inner.w, inner.h, GILT, INNER), inner.x, inner.y)
    carved = art.keep(("carved", art.pixels(DIAMOND)), lambda: pygame.transform.rotozoom(
        art.plate(DIAMOND, DIAMOND, GOLD, 255, INK, 3, 3), 45, 1))
    wide = carved.get_width() / art.scale
    for x in (whole.x, at.right):
        page.image(art.plate(RIM, RIM, EDGE, 255, INK, 3, 4), x, whole.y)
        page.image(carved, x + (RIM - wide) / 2, whole.y + (RIM - wide) / 2)
    return beam


def _lanterns(page: Page, whole: Box) -> None:
    """One on either side of the frame, where the wall has room for it."""
    wide, high = LANTERN[0], LANTERN[0] * LANTERN[1]
    if whole.x >= wide * 1.5:
        image = page.art.picture("ui/lantern_lit", wide, high)
        for x in (whole.x / 2, WIDTH - whole.x / 2):
            page.image(image, x - wide / 2, whole.y + whole.h * HANG - high / 2)


def say_under(page: Page, beam: Box, what: Told) -> None:
    """What the beam says, in ink: the game, what has happened on a plank of its own, how far."""
    inner = beam.inset(PAD, 6)
    cover = Box(inner.x, inner.y, inner.h * covers.SHAPE, inner.h)
    page.plate(cover.inset(-3), INK, 255, WOOD)
    page.picture(cover, covers.picture(what.game))
    name = Box(cover.right + PAD, inner.y, inner.w * NAME - cover.w - PAD, inner.h)
    letters = next((style for style in CARVED if page.even(name, [what.name], style) == style),
                   "label")
    page.fitted(name, what.name, page.even(name, [what.name], letters), INK)
    far = Box(inner.right - inner.w * FAR, inner.y, inner.w * FAR, inner.h)
    page.fitted(far, what.far, "body", INK, "right")
    plank = Box(name.right + PAD, inner.y, far.x - name.right - 2 * PAD, inner.h)
    page.image(page.art.plate(plank.w, plank.h, GILT if what.turned else PLANK, 255, WOOD, 3, 10),
               plank.x, plank.y)
    room = plank.inset(PAD, 0)
    starred = room.inset(STAR, 0)
    if what.turned and page.art.size(what.words, "body")[0] <= starred.w - BADGE - PAD:
        room = starred
        for x in (plank.x + PAD / 2, plank.right - PAD / 2 - STAR):
            badge = Box(x, plank.center[1] - STAR / 2, STAR, STAR)
            page.image(page.art.plate(STAR, STAR, INK, 255, None, 3, STAR / 2), badge.x, badge.y)
            page.picture(badge.inset(5), "ui/star")
    style = next((style for style in ("asked", "body") if page.even(
        room.inset((BADGE + PAD) / 2, 0), [what.words], style) == style), "body")
    if what.seat is None:
        wide = min(page.art.size(what.words, style)[0] + 1, room.w)
        page.fitted(room.inset((room.w - wide) / 2, 0), what.words, style, INK, "center")
        return
    text = room._replace(x=room.x + BADGE + PAD, w=room.w - BADGE - PAD)
    wide = min(page.art.size(what.words, style)[0] + 1, text.w)
    x = room.x + (text.w - wide) / 2
    page.picture(Box(x, room.center[1] - BADGE / 2, BADGE, BADGE), f"ui/seat_{what.seat}")
    page.fitted(text._replace(x=x + BADGE + PAD, w=wide), what.words, style, INK, "center")
