"""The drawers of a chest, as the settings have them: signs one under the other, each in the colour
of its drawer, and the felt of the open one, of which its sign is a part."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from math import pi, sin
from typing import NamedTuple

import pygame

from game.picture.ground import APART, STITCH, sewn
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, Colour
from game.scenes.scenery.cloths import cast, nap, shaded, sunk

NAMES = 1.0, 0.9, 0.8, 0.7, 0.6, 0.5  # sizes of the names of drawers to try
SIGN, BESIDE = 0.44, 16.0  # of the place of a drawer, for its picture; beside its name
LOWER = 4.0  # how far a sign is from the end of its place
TUCKED = 26.0  # how far it goes on under the felt
LINE, CORNER, ROUND = 3.0, 8.0, 12.0  # round the felt; of the felt, and of a sign
PULLED, PUSHED = 13.0, 9.0  # how far the open one stands out, and others lie back
UNDER = 4.0  # how far shade at the right of others goes on under the felt
HEM, HELD = 12.0, 150  # from the ends of the felt to its seam; of 255, how well that is seen
DEEP = 0.62  # of a drawer's colour: bars in it
CLOSED, PALE = 0.74, 205  # of one that is not open: its colour; of 255 parts of light, its picture
LAMPED, LIGHT = (32, 24), 92  # how small the light on a felt is painted; how strong, of 255
LAMP: Colour = (255, 196, 104)
GILDED = 5.0  # the line round the sign of the open one


class Drawer(NamedTuple):
    """Its picture, its name in words, and the colour of its felt; how much is kept free over that
    picture."""

    picture: str
    word: str
    felt: Colour
    over: float = 0.0


def deep(felt: Colour) -> Colour:
    """The colour of bars in a drawer."""
    return shaded(felt, DEEP)


def drawers(page: Page, signs: Sequence[Box], inside: Box, some: Sequence[Drawer], at: int,
            ) -> list[Box]:
    """All of them in their places, and the felt inside the one that is open. Returns where what can
    be seen of their signs is."""
    room = _aside(signs[0], PUSHED).inset(BESIDE / 2, 0)
    style = page.largest(room, [one.word for one in some], [
        f"label@{page.art.text_scale * part:g}" for part in NAMES])
    for n, (one, place) in enumerate(zip(some, signs, strict=True)):
        if n != at:
            sign = _aside(place, PUSHED).inset(0, LOWER)
            whole = sign._replace(w=sign.w + TUCKED)
            _laid(page, whole, shaded(one.felt, CLOSED), ROUND)
            if not page.art.contrast:
                under = sign.inset(LINE)
                sunk(page, under._replace(w=inside.x + UNDER - under.x), ROUND - LINE)
            _sign(page, _aside(place, PUSHED), one, style, opened=False)
    _pulled(page, _aside(signs[at], -PULLED), inside, some[at].felt)
    _sign(page, _aside(signs[at], -PULLED), some[at], style, opened=True)
    return [_aside(place, -PULLED if n == at else PUSHED).inset(0, LOWER)
            for n, place in enumerate(signs)]


def _aside(place: Box, by: float) -> Box:
    """A place that begins so much farther to the right."""
    return place._replace(x=place.x + by, w=place.w - by)


def _pulled(page: Page, place: Box, inside: Box, felt: Colour) -> None:
    """The sign of the open drawer, pulled out before all others, and the felt that it is a part
    of."""
    sign = place.inset(0, LOWER)
    whole = sign._replace(w=sign.w + TUCKED)
    if not page.art.contrast:
        cast(page, sign)
    _laid(page, whole, felt, ROUND)
    ring = whole.inset(LINE)._replace(w=whole.w - LINE)
    page.image(page.art.plate(ring.w, ring.h, felt, 0, GOLD, GILDED, ROUND - LINE), ring.x, ring.y)
    joint = sign.inset(LINE, LINE + GILDED)
    left = joint.right - ROUND
    joint = joint._replace(x=left, w=inside.x + 2 * LINE - left)
    _felt(page, inside, felt, joint)
    _laid(page, joint, felt, 1, edged=False)


def _laid(page: Page, box: Box, felt: Colour, corner: float, *, edged: bool = True) -> None:
    """A piece of felt with such corners, and usually with a line round it."""
    art = page.art
    plate = art.plate(box.w, box.h, felt, 255, _edge(page) if edged else None, LINE * edged, corner)
    page.image(plate if art.contrast else art.keep(
        ("laid", felt, corner, plate.get_size()), lambda: nap(art, plate.copy())), box.x, box.y)


def _edge(page: Page) -> Colour:
    """The line round felt and signs, which has to be seen."""
    return EDGE if page.art.contrast else INK


def _felt(page: Page, box: Box, felt: Colour, joint: Box) -> None:
    """Felt with a seam along its head and its foot, in the shade of the sides of its drawer but
    where its sign joins it."""
    _laid(page, box, felt, CORNER)
    if not page.art.contrast:
        page.image(_lamp(page, box), box.x, box.y)
        sunk(page, box.inset(LINE), CORNER, joint)
        page.image(_seam(page, box), box.x, box.y)


def _lamp(page: Page, box: Box) -> pygame.Surface:
    """The light of a lamp on the middle of a felt, none at its edges."""
    size = page.art.pixels(box.w), page.art.pixels(box.h)

    def shine() -> pygame.Surface:
        small = pygame.Surface(LAMPED, pygame.SRCALPHA)
        wide, high = LAMPED
        for x, y in product(range(wide), range(high)):
            away = sin(pi * x / (wide - 1)) * sin(pi * (y / (high - 1)) ** 0.7)
            small.set_at((x, y), (*LAMP, round(LIGHT * away * away)))
        return pygame.transform.smoothscale(small, size)
    return page.art.keep(("felt", "lamp", size), shine)


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
    side = min(SIGN * place.h, place.h - line - max(24, one.over + LOWER), place.w - 40)
    top = max(place.center[1] - (side + line) / 2, place.y + one.over)
    sign = page.art.soft(one.picture, side, side, 255 if opened or page.art.contrast else PALE)
    page.image(sign, place.center[0] - side / 2, top)
    page.text(Box(place.x + BESIDE / 2, top + side, place.w - BESIDE, line), one.word, style,
              GOLD if opened else IVORY, "center")
