"""The layers of a frame, plates and nine-slice pictures, and how to draw them.

In high contrast a frame has only its plates.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Literal, NamedTuple

import pygame

from game.picture.art import Art, stretch_slices
from game.picture.page import Page
from game.picture.theme import EDGE, RADIUS, WHITE, Colour, shade_colour
from game.ui.box import Box


class Outset(NamedTuple):
    """How far a layer reaches beyond the box of its frame; inwards where it is negative."""

    aside: float = 0
    up: float = 0
    down: float = 0

    def grow_box(self, box: Box) -> Box:
        return Box(box.x - self.aside, box.y - self.up, box.w + 2 * self.aside,
                   box.h + self.up + self.down)


NO_OUTSET = Outset()


class Plate(NamedTuple):
    """A rounded plate. Without a colour it has the tint of its frame, times `light`; its edge may
    be `tinted`, too."""

    fill: Colour | None
    edge: Colour | None = EDGE
    width: float = 2
    radius: float = RADIUS
    alpha: int = 255
    outset: Outset = NO_OUTSET
    light: float = 1
    tinted: bool = False


class Texture(NamedTuple):
    """A picture of this size in units. Its corners keep their size; its sides and middle are
    stretched, or `tiled`. A `radius` rounds its edge. A grey one may be `tinted` like its frame."""

    source: str
    size: tuple[float, float]
    corner: float = 0
    radius: float = 0
    outset: Outset = NO_OUTSET
    blend: Literal["over", "multiply", "add"] = "over"
    tiled: bool = False
    tinted: bool = False


class Cut(NamedTuple):
    """Cuts all layers before it at a rounded edge, which reaches beyond the box where a corner
    stays square."""

    radius: float
    left: float = 0
    up: float = 0
    right: float = 0
    down: float = 0


Layer = Plate | Texture | Cut
BLENDS = {"over": 0, "multiply": pygame.BLEND_RGB_MULT, "add": pygame.BLEND_RGB_ADD}


def draw_layers(page: Page, style: str, frame: Sequence[Layer], box: Box, tint: Colour) -> None:
    """Draw the layers of a frame round a box; `style` is its name."""
    art = page.art
    layers = [layer for layer in frame if not (isinstance(layer, Texture) and art.contrast)]
    if not layers:
        return
    if len(layers) == 1 and isinstance(layers[0], Plate):
        at = layers[0].outset.grow_box(box)
        page.put_image(_draw_plate(art, layers[0], at, tint), at.x, at.y)
        return
    boxes = [box if isinstance(layer, Cut) else layer.outset.grow_box(box) for layer in layers]
    left, top = min(at.x for at in boxes), min(at.y for at in boxes)
    whole = Box(left, top, max(at.right for at in boxes) - left,
                max(at.bottom for at in boxes) - top)
    size = art.to_pixels(whole.w), art.to_pixels(whole.h)

    def compose() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        for layer, at in zip(layers, boxes, strict=True):
            if isinstance(layer, Cut):
                shape = art.draw_plate(
                    box.w + layer.left + layer.right, box.h + layer.up + layer.down,
                    WHITE, 255, None, 0, layer.radius)
                kept = pygame.Surface(size, pygame.SRCALPHA)
                kept.blit(shape, (round((box.x - layer.left - left) * art.scale),
                                  round((box.y - layer.up - top) * art.scale)))
                image.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                continue
            part = (_draw_plate(art, layer, at, tint) if isinstance(layer, Plate)
                    else _draw_texture(art, layer, at, tint))
            blend = 0 if isinstance(layer, Plate) else BLENDS[layer.blend]
            image.blit(part, (round((at.x - left) * art.scale), round((at.y - top) * art.scale)),
                       special_flags=blend)
        return image

    page.put_image(art.keep(("frame", style, tint, size), compose), whole.x, whole.y)


def _draw_plate(art: Art, plate: Plate, box: Box, tint: Colour) -> pygame.Surface:
    fill = shade_colour(plate.fill or art.adapt_colour(tint), plate.light)
    edge = art.adapt_colour(tint) if plate.tinted else plate.edge
    return art.draw_plate(box.w, box.h, fill, plate.alpha, edge, plate.width, plate.radius)


def _draw_texture(art: Art, texture: Texture, box: Box, tint: Colour) -> pygame.Surface:
    picture = art.load_picture(texture.source, *texture.size)
    size = art.to_pixels(box.w), art.to_pixels(box.h)
    if texture.tiled:
        image = pygame.Surface(size, pygame.SRCALPHA)
        for at in product(range(0, size[0], picture.get_width()),
                          range(0, size[1], picture.get_height())):
            image.blit(picture, at)
    else:
        image = stretch_slices(picture, size, min(art.to_pixels(texture.corner), min(size) // 2))
    if texture.tinted:
        image = image.copy()
        image.fill((*art.adapt_colour(tint), 255), special_flags=pygame.BLEND_RGBA_MULT)
    if texture.radius:
        image = image.copy()
        image.blit(art.draw_plate(box.w, box.h, WHITE, 255, None, 0, texture.radius), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
    return image
