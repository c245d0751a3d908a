"""The drawers of a chest, as the settings have them: signs one under the other, each in the colour
of its drawer, and the felt of the open one, of which its sign is a part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.picture.ground import APART, STITCH, sewn
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, Colour
from game.scenes import cupboard
from game.scenes.cloths import shaded
from game.scenes.planks import handle

NAMES = 1.0, 0.9, 0.8, 0.7, 0.6, 0.5  # sizes of the names of drawers to try
SIGN, BESIDE = 0.44, 16.0  # of the place of a drawer, for its picture; beside its name
LOWER = 4.0  # how far a sign is from the end of its place
TUCKED = 26.0  # how far it goes on under the felt
LINE, CORNER, ROUND = 3.0, 8.0, 12.0  # round the felt; of the felt, and of a sign
SHADE = 26.0  # how far the board over the felt lies in its light
HEM, HELD = 12.0, 90  # from the ends of the felt to its seam; of 255, how well that is seen
DEEP = 0.62  # of a drawer's colour: bars in it
CLOSED, PALE = 0.88, 235  # of one that is not open: its colour; of 255 parts of light, its picture
HANDLED, LOW = 0.56, 24.0  # its handle there, of its width; how far over its foot
GILDED = 5.0  # the line round the sign of the open one


class Drawer(NamedTuple):
    """Its picture, its name in words, and the colour of its felt."""

    picture: str
    word: str
    felt: Colour


def deep(felt: Colour) -> Colour:
    """The colour of bars in a drawer."""
    return shaded(felt, DEEP)


def drawers(page: Page, signs: Sequence[Box], inside: Box, some: Sequence[Drawer], at: int) -> None:
    """All of them in their places, and the felt inside the one that is open."""
    style = page.largest(signs[0].inset(BESIDE / 2, 0), [one.word for one in some], [
        f"label@{page.art.text_scale * part:g}" for part in NAMES])
    edge = _edge(page)
    for n, (one, place) in enumerate(zip(some, signs, strict=True)):
        sign = place.inset(0, LOWER)
        fill = one.felt if n == at else shaded(one.felt, CLOSED)
        page.image(page.art.plate(sign.w + TUCKED, sign.h, fill, 255, edge, LINE, ROUND),
                   sign.x, sign.y)
        if n == at:
            ring = sign.inset(LINE)
            page.image(page.art.plate(ring.w + TUCKED, ring.h, fill, 0, GOLD, GILDED, ROUND - LINE),
                       ring.x, ring.y)
    _felt(page, inside, some[at].felt)
    joint = signs[at].inset(LINE, LOWER + LINE + GILDED)
    left = joint.right - ROUND
    page.image(page.art.plate(inside.x + 2 * LINE - left, joint.h, some[at].felt, 255, None, 0, 1),
               left, joint.y)
    for n, (one, place) in enumerate(zip(some, signs, strict=True)):
        _sign(page, place, one, style, opened=n == at)
        if n != at:
            handle(page, place.center[0], place.bottom - LOWER - LOW, HANDLED * place.w)


def _edge(page: Page) -> Colour:
    """The line round felt and signs, which has to be seen."""
    return EDGE if page.art.contrast else INK


def _felt(page: Page, box: Box, felt: Colour) -> None:
    """Felt with a seam along its head and its foot, in the shade of the board over it."""
    art = page.art
    page.image(art.plate(box.w, box.h, felt, 255, _edge(page), LINE, CORNER), box.x, box.y)
    if not art.contrast:
        under = box.inset(LINE)
        cupboard.put(page, "shade", under._replace(h=SHADE))
        page.image(_seam(page, box), box.x, box.y)


def _seam(page: Page, box: Box) -> pygame.Surface:
    """Stitches along the head and the foot of a box, and nothing else."""
    art, step = page.art, STITCH + APART

    def sew() -> pygame.Surface:
        image = pygame.Surface((art.pixels(box.w), art.pixels(box.h)), pygame.SRCALPHA)
        seam = Box(0, 0, box.w, box.h).inset(2 * HEM, HEM)
        across = int((seam.w + APART) // step)
        seam = seam.inset((seam.w + APART - across * step) / 2, 0)
        sewn(image, art, seam, lambda x, y: (x * art.scale, y * art.scale), HELD,
             across=across, down=0)
        return image
    return art.keep(("felt", "seam", box.w, box.h), sew)


def _sign(page: Page, place: Box, one: Drawer, style: str, *, opened: bool) -> None:
    """What is in a drawer, as a picture and in a word."""
    line = page.art.line(style)
    side = min(SIGN * place.h, place.h - line - 24, place.w - 40)
    top = place.center[1] - (side + line) / 2 - (0 if opened else LOW / 2)
    sign = page.art.soft(one.picture, side, side, 255 if opened or page.art.contrast else PALE)
    page.image(sign, place.center[0] - side / 2, top)
    page.text(Box(place.x + BESIDE / 2, top + side, place.w - BESIDE, line), one.word, style,
              GOLD if opened else IVORY, "center")
