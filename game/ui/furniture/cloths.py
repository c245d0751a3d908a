"""Felt at the back of a compartment, and cloths on tables."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import EDGE_LIT, INK, Colour, shaded
from game.ui.frames import draw_frame
from game.ui.furniture import cupboard

GREEN: Colour = (34, 96, 72)
WINE: Colour = (112, 32, 38)
DUSKY: Colour = (74, 27, 38)  # of a cloth before pictures that come first
BARE = 12.0  # of wood behind a cloth
BORDER, SHAPE = 34.0, 240 / 90  # the height of a border, and the aspect of one stretch of it
LAID = "ui/laid/{}"
THINGS = {"kettle": 190 / 170, "biscuits": 230 / 120, "cups": 250 / 110}  # their shapes
SIZES = {"kettle": 1.0, "biscuits": 0.62, "cups": 0.6}  # in the height of the tallest


def felt(page: Page, box: Box, colour: Colour, light: float = 1.0) -> None:
    """Draw felt of a colour in this light."""
    draw_frame(page, "felt", box, shaded(colour, light))


def table(page: Page, y: float, front: float, colour: Colour) -> None:
    """Draw a table from a height to the foot of the window, under a cloth that hangs down from its
    `front` edge."""
    art = page.art
    cupboard.table(page, y)
    top = Box(0, y + BARE, WIDTH, front - y - BARE)
    draw_frame(page, "cloth", top, colour)
    draw_frame(page, "cloth", Box(0, front, WIDTH, HEIGHT - front), shaded(colour, 0.8))
    page.image(art.plate(WIDTH, 3, INK, 200, None, 0, 1), 0, front - 1)
    cupboard.lamp(page, Box(0, y + BARE, WIDTH, HEIGHT - y - BARE), 0.09)
    border = art.keep(("border", art.pixels(BORDER)), lambda: _border(art))
    page.image(border, 0, HEIGHT - BORDER - 8.0)
    page.image(art.plate(WIDTH, 4, EDGE_LIT, 150, None, 0, 1), 0, y + BARE)


def _border(art: Art) -> pygame.Surface:
    """Return stars, hearts and firs in gold thread, as wide as the window."""
    one = art.picture(LAID.format("border"), BORDER * SHAPE, BORDER)
    image = pygame.Surface((art.pixels(WIDTH), one.get_height()), pygame.SRCALPHA)
    for x in range(0, image.get_width(), one.get_width()):
        image.blit(one, (x, 0))
    image.fill((255, 255, 255, 125), special_flags=pygame.BLEND_RGBA_MULT)
    return image


def laid(page: Page, foot: float, room: Box, things: Iterable[str] = tuple(THINGS)) -> None:
    """Draw food and drinks at equal distances, as many as have room; their foot is at a height."""
    wide = [(name, room.h * SIZES[name] * THINGS[name]) for name in things]
    while wide and sum(w for _, w in wide) + 30.0 * (len(wide) + 1) > room.w:
        wide.pop()
    gap = (room.w - sum(w for _, w in wide)) / (len(wide) + 1)
    x = room.x + gap
    for name, w in wide:
        high = w / THINGS[name]
        page.picture(Box(x, foot - high, w, high), LAID.format(name))
        x += w + gap
