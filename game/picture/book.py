"""An open book on a page: its cover in the colour of its subject, two leaves of light parchment,
and tabs at its left."""

from __future__ import annotations

from functools import partial
from random import Random

import pygame

from game.picture.art import FINE, Art, paint_smoothly
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY, Colour

LEAF: Colour = (247, 235, 203)
WORN: Colour = (226, 205, 158)  # of the leaves below, and of tabs that are not open
SHADOW: Colour = (70, 40, 16)
STAIN: Colour = (146, 92, 34)
BRASSY: Colour = (204, 150, 60)
SHINE: Colour = (255, 224, 150)
COVER, EDGES = 16, 9  # how far the cover and the leaves below show
GUTTER = 96  # how wide the shadow in the middle is
DEEP = 96  # how dark it is
SPRIG = 64  # of the ornaments in the outer corners of the leaves
FRAME = 16  # from the edge of a leaf to the line round it
AGED, FIBRES = 96, 260  # how dark the edges of old leaves are, and how many specks they have
BRASS = 74.0  # of the corners of its cover
RIBBON, SILK = 26.0, (150, 30, 44)  # the bookmark: its width and its colour
NUMBER = "carved@0.86"
MEDAL = 68.0, 38.0  # where the number of a leaf stands


def open_book(page: Page, box: Box, colour: Colour) -> tuple[Box, Box]:
    """Draw a book that fills a box. Returns its two leaves, without their edges."""
    art = page.art
    page.put_image(art.draw_plate(box.w, box.h, SHADOW, 90, None, 0, 26), box.x + 10, box.y + 12)
    page.put_image(art.draw_plate(box.w, box.h, colour, 255, INK, 3, 22), box.x, box.y)
    inner = box.inset(5)
    page.put_image(art.draw_plate(inner.w, inner.h, colour, 0, GOLD, 2, 18), inner.x, inner.y)
    paper = box.inset(COVER)
    half = paper.w / 2
    for left in (True, False):
        for n in range(3, -1, -1):
            step = n * EDGES / 3
            at = Box(paper.x + (EDGES - step if left else half), paper.y + n,
                     half - EDGES + step, paper.h - 2 * n)
            page.put_image(
                art.draw_plate(at.w, at.h, WORN if n else LEAF, 255, SHADOW if n else None, 1,
                               10), at.x, at.y)
    for x in (paper.x + EDGES, paper.center[0]):
        page.put_image(_draw_age(art, half - EDGES - 4, paper.h - 4), x + 2, paper.y + 2)
    dark = _draw_gutter(art, paper.h)
    page.put_image(dark, paper.center[0] - GUTTER / 2, paper.y)
    leaves = []
    for x in (paper.x + EDGES, paper.center[0]):
        leaf = Box(x, paper.y, half - EDGES, paper.h)
        line = leaf.inset(FRAME)
        page.put_image(art.draw_plate(line.w, line.h, WORN, 0, WORN, 3, 6), line.x, line.y)
        sprig = art.load_picture("ui/corner", SPRIG, SPRIG)
        outer = x == paper.x + EDGES
        for low in (False, True):
            page.put_image(pygame.transform.flip(sprig, flip_x=not outer, flip_y=low),
                           line.x - 5 if outer else line.right - SPRIG + 5,
                           line.bottom - SPRIG + 5 if low else line.y - 5)
        leaves.append(leaf)
    _draw_corners(page, box)
    return leaves[0], leaves[1]


def draw_number(page: Page, leaf: Box, number: int, colour: Colour) -> None:
    """Draw the number of a leaf, on a medal of the book's colour in the line at its foot."""
    (wide, high), y = MEDAL, leaf.bottom - FRAME - 2
    at = Box(leaf.center[0] - wide / 2, y - high / 2, wide, high)
    page.put_image(page.art.draw_plate(at.w, at.h, colour, 255, GOLD, 3, at.h / 2), at.x, at.y)
    w = page.art.measure_text(str(number), NUMBER)[0]
    inner = Box(at.center[0] - w / 2, at.y + 3, w + 2, at.h - 6)
    page.put_text(inner, str(number), NUMBER, IVORY, "center", leaf=False)


def draw_ribbon(page: Page, box: Box) -> None:
    """Draw a bookmark ribbon from the middle of the book over its lower edge."""
    art, high = page.art, 46.0

    def paint(image: pygame.Surface) -> None:
        k = art.scale * FINE
        w, h = RIBBON * k, high * k
        shape = [(0, 0), (w, 0), (w, h), (w / 2, h - 12 * k), (0, h)]
        pygame.draw.polygon(image, SILK, shape)
        pygame.draw.polygon(image, INK, shape, max(1, round(3 * k)))
    size = art.to_pixels(RIBBON), art.to_pixels(high)
    page.put_image(art.keep(("ribbon", size), lambda: paint_smoothly(size, paint)),
                   box.center[0] - RIBBON / 2, box.bottom - COVER - 8)


def _draw_corners(page: Page, box: Box) -> None:
    """Draw brass corners on the cover."""
    art = page.art

    def paint(image: pygame.Surface) -> None:
        k = art.scale * FINE
        side = BRASS * k
        shape = [(0, 20 * k), (6 * k, 6 * k), (20 * k, 0), (side, 0), (side * 0.86, 15 * k),
                 (34 * k, 18 * k), (18 * k, 34 * k), (15 * k, side * 0.86), (0, side)]
        pygame.draw.polygon(image, BRASSY, shape)
        pygame.draw.polygon(image, INK, shape, max(1, round(2.5 * k)))
        pygame.draw.lines(image, SHINE, False, [(7 * k, side * 0.8), (8 * k, 20 * k),
                                                (20 * k, 8 * k), (side * 0.8, 7 * k)],
                          max(1, round(2.5 * k)))
        pygame.draw.circle(image, INK, (17 * k, 17 * k), 5 * k)
        pygame.draw.circle(image, SHINE, (17 * k, 17 * k), 3 * k)
    size = art.to_pixels(BRASS), art.to_pixels(BRASS)
    corner = art.keep(("brass", size), lambda: paint_smoothly(size, paint))
    for right in (False, True):
        for low in (False, True):
            image = art.keep(("brass", size, right, low),
                             partial(pygame.transform.flip, corner, right, low))
            page.put_image(image, box.right - BRASS + 3 if right else box.x - 3,
                           box.bottom - BRASS + 3 if low else box.y - 3)


def _draw_age(art: Art, wide: float, high: float) -> pygame.Surface:
    """Return the age of a leaf: brown edges, and specks."""
    size = art.to_pixels(wide), art.to_pixels(high)

    def make() -> pygame.Surface:
        w, h = 48, 64
        small = pygame.Surface((w, h), pygame.SRCALPHA)
        rng = Random(7)
        for x in range(w):
            for y in range(h):
                near = min(x + 0.5, w - x - 0.5, y + 0.5, h - y - 0.5) / (w / 2)
                tone = AGED * max(0.0, 1 - near * 2.1) ** 2.4 + 9 * rng.random() ** 2
                small.set_at((x, y), (*STAIN, round(tone)))
        image = pygame.transform.smoothscale(small, size)
        for _ in range(FIBRES):
            x, y = rng.randrange(size[0]), rng.randrange(size[1])
            end = x + rng.randint(-7, 7), y + rng.randint(-3, 3)
            pygame.draw.line(image, (*STAIN, 26), (x, y), end)
        return image.convert_alpha()
    return art.keep(("aged", size), make)


def _draw_gutter(art: Art, high: float) -> pygame.Surface:
    """Return the shadow between the leaves."""
    size = art.to_pixels(GUTTER), art.to_pixels(high)

    def make() -> pygame.Surface:
        row = pygame.Surface((size[0], 1), pygame.SRCALPHA)
        for x in range(size[0]):
            near = 1 - abs(2 * x / size[0] - 1)
            row.set_at((x, 0), (*SHADOW, round(DEEP * near ** 2.2)))
        return pygame.transform.scale(row, size).convert_alpha()
    return art.keep(("gutter", size), make)
