"""The road on which a marker runs to the goal of a score sheet: a strip of sea, tartan or quay with
a mark at every quarter, lit as far as a seat has come and brighter where this round has brought
her, and at its end what everybody wants to reach."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, IVORY, Colour

GROOVE: Colour = (70, 55, 40)  # of a game that has no road of its own
CORNER, RIM = 16, 3
TILE, END, MARK = 2.0, 1.6, 0.6  # the shapes of a tile, of what lies at the end, and of a mark
TALLER, OVER = 1.8, 0.34  # what lies at the end, in the height of the road; how much of it is on it
NUMBER = "small@0.9"  # letters of how many points a mark stands for
SEAM = 2  # pixels by which a tile lies over the one before it, whose edge is soft
QUARTERS = 0.25, 0.5, 0.75
DEEPER = 0.62  # of its light the colour of what she had keeps
HAD, CAME = 205, 225  # how strongly a road is lit: what a seat had, what came


def end_width(name: str, high: float) -> float:
    """How far what lies at the end of a road reaches past it."""
    return high * TALLER * END * (1 - OVER) if name else 0.0


def paved(art: Art, name: str, w: float, h: float, light: Colour | None = None,
          strong: int = 0) -> pygame.Surface:
    """A road of that size, in a light of that colour if it is lit."""
    def make() -> pygame.Surface:
        size = art.pixels(w), art.pixels(h)
        if name:
            tile = art.picture(f"ui/road/{name}", h * TILE, h)
            image = pygame.Surface(size, pygame.SRCALPHA)
            for x in range(0, size[0], tile.get_width() - SEAM):
                image.blit(tile, (x, 0))
        else:
            image = art.plate(w, h, GROOVE, 255, None, 0, 0).copy()
        if light:
            veil = pygame.Surface(size, pygame.SRCALPHA)
            veil.fill((*art.tone(light), strong))
            image.blit(veil, (0, 0))
        image.blit(smooth(size, lambda big: _cut(big, art)), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
        image.blit(art.plate(w, h, INK, 0, INK, RIM, CORNER), (0, 0))
        return image.convert_alpha()

    return art.keep(("road", name, art.pixels(w), art.pixels(h), light, strong), make)


def _cut(big: pygame.Surface, art: Art) -> None:
    """The shape of a road, on nothing."""
    pygame.draw.rect(big, (255, 255, 255, 255), big.get_rect(),
                     border_radius=round(FINE * CORNER * art.scale))


def lay(page: Page, name: str, box: Box, quarters: Sequence[tuple[float, float]]) -> None:
    """A road with its marks at some places along it, and beside each how many points are there."""
    art = page.art
    page.image(paved(art, name, box.w, box.h), box.x, box.y)
    if not name:
        return
    for x, points in quarters:
        wide = box.h * MARK
        page.image(art.picture(f"ui/road/{name}_mark", wide, box.h), x - wide / 2, box.y)
        if points == int(points) and art.line(NUMBER) <= box.h - 4:
            told = str(int(points))
            long, high = art.size(told, NUMBER)[0] + 20, art.line(NUMBER)
            at = Box(x + wide / 2, box.center[1] - high / 2, long, high)
            page.image(art.plate(long, high, INK, 150, None, 0, 10), at.x, at.y)
            page.text(at, told, NUMBER, IVORY, "center", leaf=False)


def arrive(page: Page, name: str, box: Box) -> None:
    """What lies at the end of a road."""
    if name:
        high = box.h * TALLER
        page.image(page.art.picture(f"ui/road/{name}_end", high * END, high),
                   box.right - high * END * OVER, box.bottom - high)


def travelled(screen: Screen, art: Art, name: str, box: Box, had: float, now: float,
              own: Colour) -> None:
    """The road up to what a seat had in a deeper tone of her colour, and from there to where she is
    in her own."""
    red, green, blue = (round(part * DEEPER) for part in own)
    for begin, end, colour, strong in (
            (box.x, had, (red, green, blue), HAD), (had, now, own, CAME)):
        left, right = (round((x - box.x) * art.scale) for x in (begin, end))
        if right - left > 1:
            screen.put(_part(art, name, box, colour, strong, left, right),
                       box.x + left / art.scale, box.y)


def _part(art: Art, name: str, box: Box, colour: Colour, strong: int, left: int, right: int,
          ) -> pygame.Surface:
    """A stretch of a lit road, which is the same picture as long as it is as long."""
    whole = paved(art, name, box.w, box.h, colour, strong)
    right = min(right, whole.get_width())
    return art.keep(("stretch", name, whole.get_size(), colour, strong, left, right), lambda:
                    whole.subsurface((left, 0, max(right - left, 1), whole.get_height())))
