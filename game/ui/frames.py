"""Frames of the theme by name: layers of plates and of nine-slice pictures.

The pictures are made by `assets/make_frames.py`. In high contrast a frame has its plates alone.
"""

from __future__ import annotations

from itertools import product
from typing import Literal, NamedTuple

import pygame

from game.picture.art import Art, spread
from game.picture.page import Page
from game.picture.theme import (
    BUTTON,
    BUTTON_DULL,
    BUTTON_LIT,
    EDGE,
    GILT,
    INK,
    IVORY,
    NIGHT,
    OAK,
    PANEL,
    PLANK,
    RADIUS,
    WHITE,
    WOOD,
    Colour,
)
from game.ui.box import Box


class Outset(NamedTuple):
    """How far a layer reaches beyond the box of its frame; inwards where it is negative."""

    aside: float = 0
    up: float = 0
    down: float = 0

    def around(self, box: Box) -> Box:
        return Box(box.x - self.aside, box.y - self.up, box.w + 2 * self.aside,
                   box.h + self.up + self.down)


NO_OUTSET = Outset()


class Plate(NamedTuple):
    """A rounded plate. One without a colour has the tint of its frame, in so much `light`."""

    fill: Colour | None
    edge: Colour | None = EDGE
    width: float = 2
    radius: float = RADIUS
    alpha: int = 255
    outset: Outset = NO_OUTSET
    light: float = 1


class Texture(NamedTuple):
    """A picture of this size in units. Its corners keep their size; its sides and middle are
    stretched, or it is `tiled`. It ends at a rounded edge if it has a `radius`."""

    source: str
    size: tuple[float, float]
    corner: float = 0
    radius: float = 0
    outset: Outset = NO_OUTSET
    blend: Literal["over", "multiply", "add"] = "over"
    tiled: bool = False


Layer = Plate | Texture
BLENDS = {"over": 0, "multiply": pygame.BLEND_RGB_MULT, "add": pygame.BLEND_RGB_ADD}

FRAMES: dict[str, tuple[Layer, ...]] = {
    "button": (Plate(BUTTON, alpha=246),),
    "button focused": (Plate(BUTTON_LIT, alpha=246),),
    "button disabled": (Plate(BUTTON_DULL, alpha=246),),
    "main button": (Plate(PLANK, WOOD),),
    "main button focused": (Plate(GILT, WOOD),),
    "dark strip": (Plate(NIGHT, None, 0, 1, 150),),
    "dark panel": (Plate(NIGHT, None, 0, 14, 150),),
    "dark name plate": (Plate(NIGHT, EDGE, 3, 14, 150),),
    "shelf edge": (Plate(OAK, INK, 3, 4),),
    "ivory tag": (Plate(IVORY, INK, 2, 8),),
    "gilt tag": (Plate(GILT, INK, 2, 8),),
    "sign": (Plate(INK, None, 0, 12, 120, Outset(4, -4, 16)), Plate(OAK, INK, 4, 12)),
    "sign's inside": (Plate(WOOD, INK, 3, 8),),
    "sign's head": (Plate(PLANK, INK, 3, 8),),
}


def draw_frame(page: Page, style: str, box: Box, tint: Colour = PANEL) -> None:
    """Draw a frame round a box; `tint` is the colour of plates that have none of their own."""
    art = page.art
    layers = [layer for layer in FRAMES[style] if isinstance(layer, Plate) or not art.contrast]
    if len(layers) == 1 and isinstance(layers[0], Plate):
        at = layers[0].outset.around(box)
        page.image(_plate(art, layers[0], at, tint), at.x, at.y)
        return
    boxes = [layer.outset.around(box) for layer in layers]
    left, top = min(at.x for at in boxes), min(at.y for at in boxes)
    whole = Box(left, top, max(at.right for at in boxes) - left,
                max(at.bottom for at in boxes) - top)
    size = art.pixels(whole.w), art.pixels(whole.h)

    def compose() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        for layer, at in zip(layers, boxes, strict=True):
            part = (_plate(art, layer, at, tint) if isinstance(layer, Plate)
                    else _texture(art, layer, at))
            blend = 0 if isinstance(layer, Plate) else BLENDS[layer.blend]
            image.blit(part, (round((at.x - left) * art.scale), round((at.y - top) * art.scale)),
                       special_flags=blend)
        return image

    page.image(art.keep(("frame", style, tint, size), compose), whole.x, whole.y)


def _plate(art: Art, plate: Plate, box: Box, tint: Colour) -> pygame.Surface:
    red, green, blue = plate.fill or art.tone(tint)
    fill = (round(min(red * plate.light, 255)), round(min(green * plate.light, 255)),
            round(min(blue * plate.light, 255)))
    return art.plate(box.w, box.h, fill, plate.alpha, plate.edge, plate.width, plate.radius)


def _texture(art: Art, texture: Texture, box: Box) -> pygame.Surface:
    picture = art.picture(texture.source, *texture.size)
    size = art.pixels(box.w), art.pixels(box.h)
    if texture.tiled:
        image = pygame.Surface(size, pygame.SRCALPHA)
        for at in product(range(0, size[0], picture.get_width()),
                          range(0, size[1], picture.get_height())):
            image.blit(picture, at)
    else:
        image = spread(picture, size, min(art.pixels(texture.corner), min(size) // 2))
    if texture.radius:
        image = image.copy()
        image.blit(art.plate(box.w, box.h, WHITE, 255, None, 0, texture.radius), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
    return image
