"""Small things of wood and metal: medallions and slates."""

from __future__ import annotations

import pygame

from game.picture.art import FINE, paint_smoothly
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import INK, Colour
from game.ui.furniture.figures import SHAPE
from game.ui.layout import Node, Padding, Picture, frame, pad, row, stack

MEDALS = 3
TALL = 1.2  # a medal, in its widths
NIGHT_VIEW = Picture(source="table/night", aspect=WIDTH / HEIGHT, near=1.25, across=0.8,
                     down=0.42, light=225)  # behind a window
NIGHTLY: Colour = (44, 66, 104)  # behind a head
BLANK: Colour = (46, 36, 30)  # and behind a shadow
FRAME, RIM = 12, 3  # the wood round a slate, and the line on its edges


def build_cords(aside: float | None = None) -> Node:
    """Return the cords by which a sign hangs from the top of the window, `aside` from its sides."""
    cord = frame("cord", width=7)
    edge = Node(grow=12) if aside is None else Node(width=aside)
    return row(edge, cord, Node(grow=76), cord, edge, padding=Padding(top=-HEIGHT))


def draw_medallion(
    page: Page, box: Box, who: str, colour: Colour, shadow: Colour | None = None,
) -> None:
    """Draw a head and shoulders in a coloured ring, in a square box; only a `shadow` for a player
    without a name."""
    art = page.art
    tall = box.w * 1.66

    def strike() -> pygame.Surface:
        head = (art.draw_shadow(who, tall * SHAPE, tall, shadow) if shadow
                else art.load_picture(who, tall * SHAPE, tall))
        return _strike_medallion(
            art.to_pixels(box.w), head, art.adapt_colour(colour), BLANK if shadow else NIGHTLY)
    page.put_image(art.keep((who, "ring", colour, shadow, art.to_pixels(box.w)), strike), box.x,
                   box.y)


def _strike_medallion(
        px: int, head: pygame.Surface, colour: Colour, ground: Colour) -> pygame.Surface:
    """Return a head in a ring, this many pixels wide."""
    rim = max(px * 0.05, 2)

    def disc(part: float, colour: Colour) -> pygame.Surface:
        return paint_smoothly((px, px), lambda big: pygame.draw.circle(
            big, colour, big.get_rect().center, (px / 2 - part) * FINE))
    image = disc(0, INK)
    image.blit(disc(rim / 3, colour), (0, 0))
    image.blit(disc(rim * 4 / 3, INK), (0, 0))
    shape = disc(rim * 5 / 3, ground)
    inside = shape.copy()
    inside.blit(head, ((px - head.get_width()) / 2, px * 0.05))
    shape.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    inside.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    image.blit(inside, (0, 0))
    return image


def build_slate(view: Picture, *children: Node | None, **given: object) -> Node:
    """Return children before a picture in a wooden frame."""
    return stack(frame("slate", view, frame("slate rim"), padding=pad(FRAME)), *children, **given)
