"""An open book on a page: its cover in the colour of what it tells of, two leaves of light
parchment, and tabs that stick out at its left."""

from __future__ import annotations

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, Colour

LEAF: Colour = (247, 235, 203)
WORN: Colour = (226, 205, 158)  # of the leaves below, and of tabs that are not open
SHADOW: Colour = (70, 40, 16)
COVER, EDGES = 16, 9  # how far the cover and the leaves below show
GUTTER = 96  # how wide the shadow in the middle is
DEEP = 96  # how dark it is
SPRIG = 64  # of the ornaments in the outer corners of the leaves
FRAME = 16  # from the edge of a leaf to the line round it


def open_book(page: Page, box: Box, material: Colour) -> tuple[Box, Box]:
    """Draw a book that fills a box. Returns its two leaves, without their edges."""
    art = page.art
    page.image(art.plate(box.w, box.h, SHADOW, 90, None, 0, 26), box.x + 10, box.y + 12)
    page.image(art.plate(box.w, box.h, material, 255, INK, 3, 22), box.x, box.y)
    inner = box.inset(5)
    page.image(art.plate(inner.w, inner.h, material, 0, GOLD, 2, 18), inner.x, inner.y)
    paper = box.inset(COVER)
    half = paper.w / 2
    for left in (True, False):
        for n in range(3, -1, -1):
            step = n * EDGES / 3
            at = Box(paper.x + (EDGES - step if left else half), paper.y + n,
                     half - EDGES + step, paper.h - 2 * n)
            page.image(art.plate(at.w, at.h, WORN if n else LEAF, 255, SHADOW if n else None, 1,
                                 10), at.x, at.y)
    dark = _gutter(art, paper.h)
    page.image(dark, paper.center[0] - GUTTER / 2, paper.y)
    leaves = []
    for x in (paper.x + EDGES, paper.center[0]):
        leaf = Box(x, paper.y, half - EDGES, paper.h)
        line = leaf.inset(FRAME)
        page.image(art.plate(line.w, line.h, WORN, 0, WORN, 3, 6), line.x, line.y)
        sprig = art.picture("ui/corner", SPRIG, SPRIG)
        outer = x == paper.x + EDGES
        for low in (False, True):
            page.image(pygame.transform.flip(sprig, flip_x=not outer, flip_y=low),
                       line.x - 5 if outer else line.right - SPRIG + 5,
                       line.bottom - SPRIG + 5 if low else line.y - 5)
        leaves.append(leaf)
    return leaves[0], leaves[1]


def _gutter(art: Art, high: float) -> pygame.Surface:
    """The shadow where the leaves meet."""
    size = art.pixels(GUTTER), art.pixels(high)

    def make() -> pygame.Surface:
        row = pygame.Surface((size[0], 1), pygame.SRCALPHA)
        for x in range(size[0]):
            near = 1 - abs(2 * x / size[0] - 1)
            row.set_at((x, 0), (*SHADOW, round(DEEP * near ** 2.2)))
        return pygame.transform.scale(row, size).convert_alpha()
    return art.keep(("gutter", size), make)


def tab(page: Page, box: Box, *, lit: bool) -> None:
    """A tab of a leaf, under the book; the open one is as light as the leaf."""
    page.image(page.art.plate(box.w, box.h, LEAF if lit else WORN, 255, SHADOW, 2, 14), box.x,
               box.y)
