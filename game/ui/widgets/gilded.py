"""Gilded words on one or two lines, as large as their room allows."""

from __future__ import annotations

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.theme import GOLD, INK, WHITE
from game.ui.box import Box
from game.ui.layout import Node, Paint

LINE = 0.8  # from one line to the next, in heights of a line
CAPITALS = 0.72  # the share for letters without tails
LIGHT, DEEP = (255, 238, 178), (224, 152, 56)  # over and below


def build_gilded(words: str, *, height: float | None = None, grow: float = 0) -> Node:
    """Return words in the middle of a box, which their capitals may fill."""
    return Paint(paint=draw_gilded, values=(words,), height=height, grow=grow)


def draw_gilded(page: Page, box: Box, words: str) -> None:
    """Draw gilded words, on two lines where that makes them larger. A `Text` has one flat
    colour."""
    art, styles = page.art, [f"title@{size / 100:g}" for size in range(150, 25, -5)]

    def fits(style: str, lines: list[str]) -> bool:
        height = art.line_height(style) * (1 + LINE * (len(lines) - 1))
        return height * CAPITALS <= box.h and all(
            art.measure_text(line, style)[0] <= box.w for line in lines)

    ways = [(style, lines) for style in styles for lines in ([words], words.split())]
    style, lines = next((way for way in ways if fits(*way)), ways[-1])
    step = LINE * art.line_height(style)
    top = box.center[1] - (art.line_height(style) + step * (len(lines) - 1)) / 2
    for n, line in enumerate(lines):
        image = gild_text(art, line, style)
        page.put_image(image, box.center[0] - image.get_width() / art.scale / 2, top + n * step)
    top = max(box.y, page.bounds.y)
    page.claim(words, box._replace(y=top, h=box.bottom - top))


def gild_text(art: Art, text: str, style: str) -> pygame.Surface:
    """Return a line of gold text over its own shadow; plain in high contrast."""
    if art.contrast:
        return art.draw_text(text, style, GOLD)

    def make() -> pygame.Surface:
        gold = art.load_font(style).render(text, True, WHITE).convert_alpha()
        dark, height = gold.copy(), gold.get_height()
        dark.fill(INK, special_flags=pygame.BLEND_RGB_MULT)
        fade = pygame.Surface((1, height), pygame.SRCALPHA)
        for y in range(height):
            part = min(max(2 * y / height - 0.5, 0), 1)
            fade.set_at((0, y), [round(light + (deep - light) * part)
                                 for light, deep in zip(LIGHT, DEEP, strict=True)])
        gold.blit(pygame.transform.scale(fade, gold.get_size()), (0, 0),
                  special_flags=pygame.BLEND_RGB_MULT)
        shadow = round(0.036 * height)
        image = pygame.Surface((gold.get_width(), height + shadow), pygame.SRCALPHA)
        for down, layer in ((shadow, dark), (shadow // 2, dark), (0, gold)):
            image.blit(layer, (0, down))
        return image.convert_alpha()
    return art.keep(("gilded", text, style), make)
