"""What is woven in the house: felt at the back of a compartment, and a cloth on a table that hangs
down before it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from math import cos, hypot, pi, sin
from random import Random
from typing import NamedTuple

import pygame

from game.picture.art import Art
from game.picture.ground import blurred, woven
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import EDGE_LIT, INK, WHITE, Colour
from game.scenes.scenery import cupboard

GREEN: Colour = (34, 96, 72)
WINE: Colour = (112, 32, 38)
DUSKY: Colour = (74, 27, 38)  # of a cloth before pictures that come first
LAMP = 0.5  # of its own colour, what a lamp adds to the middle of a cloth
DEEP, SOFT = 0.42, 9  # of its light at the edges of a felt; the steps in which that grows
FOLDS, FOLDED, SWAYS = 74.0, 0.3, 0.9  # from one fold of a felt that hangs to the next, how much
# darker it is between two, and how far they are from being alike
SHINES: Colour = (255, 178, 96)  # of a lamp on it; of its own colour and of that, what it adds,
POOL, OWN, COARSE = (0.62, 0.78), (0.62, 0.4), 8  # how far it reaches; painted so much smaller
NAP, FIBRES, NAPPED = 180.0, 800, 226  # fibres of a felt: a square of so many; of 255, its light
REACH, DOWN = 18.0, 9.0  # of soft shadows; how much lower they are than what casts them
CAST, SUNK = 150, 150  # of 255, how dark they are under a plank, and at the sides of a drawer
JOINS = 110.0  # from what joins a felt to where all of that shade is on it
FALLS = 0.8  # of its light has what hangs before a table
BARE = 12.0  # of wood behind a cloth
BORDER, HEM, SHAPE = 34.0, 8.0, 240 / 90  # what is sewn along its foot, over that; one stretch
SEWN = 125  # of 255 parts of gold in it
LAID = "ui/laid/{}"
THINGS = {"kettle": 190 / 170, "biscuits": 230 / 120, "cups": 250 / 110}  # their shapes
SIZES = {"kettle": 1.0, "biscuits": 0.62, "cups": 0.6}  # in the height of the tallest
FIRE, CLEAR = 0.09, 30.0  # where by the hearth a cloth is lit; between two things on it


class Lamp(NamedTuple):
    """A lamp before a felt that hangs in folds: its middle, in parts of the width and height, and
    how bright it is."""

    x: float
    y: float
    shine: float


def felt(page: Page, box: Box, colour: Colour, light: float = 1.0,
         lamp: Lamp | None = None) -> None:
    """A felt in so much light that fills a box; its edges lie in the shade of what frames it. It is
    flat unless there is a lamp before it."""
    art = page.art
    size = art.pixels(box.w), art.pixels(box.h)

    def hang() -> pygame.Surface:
        image = _felt(art, size, shaded(colour, light))
        return _hung(image, box, colour, lamp) if lamp else image
    page.image(art.keep(("felt", colour, light, size, lamp), hang), box.x, box.y)


def _hung(image: pygame.Surface, box: Box, colour: Colour, lamp: Lamp) -> pygame.Surface:
    """A felt of a size in folds, with a lamp before it, whose light has much of its own colour."""
    small = max(round(box.w / COARSE), 2), max(round(box.h / COARSE), 2)
    shine, folds = pygame.Surface(small), pygame.Surface((small[0], 2))
    tone = [min(lamp.shine * (OWN[0] * own + OWN[1] * warm), 255)
            for own, warm in zip(colour, SHINES, strict=True)]
    for column in range(small[0]):
        x = column / (small[0] - 1)
        turn = 2 * pi * x * box.w / FOLDS
        fold = 1 - FOLDED * (0.5 - 0.5 * cos(turn + SWAYS * sin(turn / 2.7)))
        folds.fill([round(255 * fold)] * 3, (column, 0, 1, 2))
        for row in range(small[1]):
            away = hypot((x - lamp.x) / POOL[0], (row / (small[1] - 1) - lamp.y) / POOL[1])
            near = max(1 - away, 0.0) ** 1.5
            shine.set_at((column, row), [round(part * near) for part in tone])
    for light, mode in ((shine, pygame.BLEND_RGB_ADD), (folds, pygame.BLEND_RGB_MULT)):
        image.blit(pygame.transform.smoothscale(light, image.get_size()), (0, 0),
                   special_flags=mode)
    return image


def _felt(art: Art, size: tuple[int, int], colour: Colour) -> pygame.Surface:
    image = woven(art, size, colour, shaded(colour, LAMP))
    shade = pygame.Surface((4 * SOFT, 3 * SOFT))
    for n in range(SOFT):
        tone = round(255 * (DEEP + (1 - DEEP) * (1 - (1 - n / (SOFT - 1)) ** 2)))
        shade.fill((tone, tone, tone), shade.get_rect().inflate(-2 * n, -2 * n))
    image.blit(pygame.transform.smoothscale(shade, size), (0, 0),
               special_flags=pygame.BLEND_RGB_MULT)
    return image.convert()


def nap(art: Art, image: pygame.Surface) -> pygame.Surface:
    """The same picture with the fine fibres of a felt all over it."""
    tile = art.keep(("nap", art.pixels(NAP)), lambda: _nap(art.pixels(NAP)))
    for y in range(0, image.get_height(), tile.get_height()):
        for x in range(0, image.get_width(), tile.get_width()):
            image.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    return image


def _nap(side: int) -> pygame.Surface:
    """Short fibres every way, some in the light and some in the shade, in a square."""
    image = pygame.Surface((side, side))
    image.fill([NAPPED] * 3)
    chance = Random(side)
    long = max(side / 18, 2)
    for _ in range(FIBRES):
        x, y, way = chance.random() * side, chance.random() * side, chance.random() * 2 * pi
        tone = chance.choice((2 * NAPPED - 255, 255))
        for left, top in product((-side, 0, side), repeat=2):
            at = x + left, y + top
            pygame.draw.aaline(image, [tone] * 3, at,
                               (at[0] + long * cos(way), at[1] + long * sin(way)))
    return image


def cast(page: Page, box: Box) -> None:
    """The soft shadow of a plank that lies on a felt."""
    art, room = page.art, box.inset(-REACH)
    size = art.pixels(room.w), art.pixels(room.h)

    def dim() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        edge = art.pixels(REACH)
        pygame.draw.rect(image, (0, 0, 0, CAST), image.get_rect().inflate(-2 * edge, -2 * edge),
                         border_radius=edge)
        return blurred(image, art.pixels(REACH) // 2)
    page.image(art.keep(("cast", size), dim), room.x, room.y + DOWN)


def sunk(page: Page, box: Box, corner: float, joint: Box | None = None) -> None:
    """The shade of what is round a box with such corners, at its sides and more under its head, but
    where something joins it at its left."""
    art = page.art
    size = art.pixels(box.w), art.pixels(box.h)

    def dim() -> pygame.Surface:
        side, over = art.pixels(REACH), art.pixels(1.6 * REACH)
        image, left = (pygame.Surface(size, pygame.SRCALPHA) for _ in range(2))
        image.fill((0, 0, 0, SUNK))
        image.fill((0, 0, 0, 0), (0, over, size[0] - side, size[1] - over - side // 2))
        left.fill((0, 0, 0, SUNK), (0, 0, side, size[1]))
        image, left = blurred(image, side // 2), blurred(left, side // 2)
        if joint:
            y, high = art.pixels(joint.y - box.y), art.pixels(joint.h)
            left.fill((0, 0, 0, 0), (0, y, size[0], high))
            for x in range(art.pixels(JOINS)):
                image.fill((255, 255, 255, round(255 * (x / art.pixels(JOINS)) ** 2)),
                           (x, y, 1, high), special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(left, (0, 0))
        image.blit(art.plate(box.w, box.h, WHITE, 255, None, 0, corner), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
        return image
    page.image(art.keep(("sunk", size, corner, joint), dim), box.x, box.y)


def shaded(colour: Colour, light: float) -> Colour:
    """A colour in a part of its light."""
    red, green, blue = (min(round(tone * light), 255) for tone in colour)
    return red, green, blue


def table(page: Page, y: float, front: float, colour: Colour) -> None:
    """A table before all, from a height to the foot of the window, under a cloth whose front edge
    is at another height; from there it hangs down."""
    art = page.art
    cupboard.table(page, y)
    top = Box(0, y + BARE, WIDTH, front - y - BARE)
    for box, light in ((top, 1.0), (Box(0, front, WIDTH, HEIGHT - front), FALLS)):
        page.image(_cloth(art, box, shaded(colour, light)), box.x, box.y)
    page.image(art.plate(WIDTH, 3, INK, 200, None, 0, 1), 0, front - 1)
    cupboard.lamp(page, Box(0, y + BARE, WIDTH, HEIGHT - y - BARE), FIRE)
    border = art.keep(("border", art.pixels(BORDER)), lambda: _border(art))
    page.image(border, 0, HEIGHT - BORDER - HEM)
    page.image(art.plate(WIDTH, 4, EDGE_LIT, 150, None, 0, 1), 0, y + BARE)


def _cloth(art: Art, box: Box, colour: Colour) -> pygame.Surface:
    size = art.pixels(box.w), art.pixels(box.h)
    return art.keep(("cloth", colour, size),
                    lambda: woven(art, size, colour, shaded(colour, LAMP)).convert())


def _border(art: Art) -> pygame.Surface:
    """Stars, hearts and firs in gold thread, as wide as the window."""
    one = art.picture(LAID.format("border"), BORDER * SHAPE, BORDER)
    image = pygame.Surface((art.pixels(WIDTH), one.get_height()), pygame.SRCALPHA)
    for x in range(0, image.get_width(), one.get_width()):
        image.blit(one, (x, 0))
    image.fill((255, 255, 255, SEWN), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def laid(page: Page, foot: float, room: Box, things: Iterable[str] = tuple(THINGS)) -> None:
    """What people eat and drink, as high as a room and evenly in its width, as much as fits, with
    its foot at a height."""
    wide = [(name, room.h * SIZES[name] * THINGS[name]) for name in things]
    while wide and sum(w for _, w in wide) + CLEAR * (len(wide) + 1) > room.w:
        wide.pop()
    gap = (room.w - sum(w for _, w in wide)) / (len(wide) + 1)
    x = room.x + gap
    for name, w in wide:
        high = w / THINGS[name]
        page.picture(Box(x, foot - high, w, high), LAID.format(name), leaf=False)
        x += w + gap
