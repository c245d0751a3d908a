"""The table at which a lobby sits: its far edge before those who sit there, the game's cloth on it,
and its front, as thick as what is written on it asks for."""

from __future__ import annotations

import pygame

from game.picture.art import Art
from game.picture.ground import cloth
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import EDGE_LIT, GOLD, INK, OAK, WOOD, Colour
from game.tables.style import table_style

NEAR, FAR = 26.0, 150.0  # from the sides of the window to the cloth, at its front and at its far end
BARE, LIP = 15.0, 12.0  # of wood behind the cloth, and before it
PLAIN = 0.08  # of a cloth, beside its own seam
HEM, STITCH, APART = 16.0, 22.0, 14.0  # from its sides to the seam; a stitch, and from one to another
FINER = 2  # its edges are drawn so many times larger
THICK = 5  # logical px of light along an edge
LAMP: Colour = (46, 38, 28)  # what the lamp over it adds to a cloth

Point = tuple[float, float]


def draw(page: Page, screen: Screen, game: str, far: float, front: float) -> None:
    """A table whose top is seen from one height to another, and its front from there to the foot of
    a window of any shape."""
    art = page.art
    left, _ = screen.to_logical((0, 0))
    right, foot = screen.to_logical(screen.surface.get_size())
    whole = Box(left, far, right - left, foot - far)
    page.image(art.plate(whole.w, front - far + 8, OAK, 255, INK, 3, 4), left, far)
    page.image(_laid(art, screen, game, whole.w, front - far), left, far)
    page.image(art.plate(whole.w, foot - front, WOOD, 255, INK, 3, 4), left, front)
    for y in (far + 3, front + 3):
        page.image(art.plate(whole.w, THICK, EDGE_LIT, 255, None, 2, 1), left, y)


def _laid(art: Art, screen: Screen, game: str, w: float, h: float) -> pygame.Surface:
    """The cloth of a game as it lies on a top of a size, with a seam along its sides."""
    colour = table_style(game).material
    size = art.pixels(w), art.pixels(h)

    def paint() -> pygame.Surface:
        woven = cloth(art, screen, colour)
        plain = woven.get_rect().inflate([-2 * round(side * PLAIN) for side in woven.get_size()])
        image = pygame.transform.smoothscale(woven.subsurface(plain), size).convert_alpha()
        image.fill(LAMP, special_flags=pygame.BLEND_RGB_ADD)
        aside = (w - WIDTH) / 2  # a window may be wider
        corners = [(aside + FAR, BARE), (w - aside - FAR, BARE), (w - aside - NEAR, h - LIP),
                   (aside + NEAR, h - LIP)]
        shape = pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)
        pygame.draw.polygon(shape, (255, 255, 255), [
            (x * art.scale * FINER, y * art.scale * FINER) for x, y in corners])
        image.blit(pygame.transform.smoothscale(shape, size), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
        _sew(art, image, corners)
        return image

    return art.keep(("laid", game, size), paint)


def _sew(art: Art, image: pygame.Surface, corners: list[Point]) -> None:
    """A seam of gold along the sides of a cloth and its front."""
    (far_left, top), (far_right, _), (right, low), (left, _) = corners
    ways = (((far_left + HEM, top), (left + HEM * 1.5, low - HEM)),
            ((left + HEM * 1.5, low - HEM), (right - HEM * 1.5, low - HEM)),
            ((far_right - HEM, top), (right - HEM * 1.5, low - HEM)))
    for (x, y), (to_x, to_y) in ways:
        way = pygame.Vector2(to_x - x, to_y - y)
        count = max(int(way.length() // (STITCH + APART)), 1)
        step, long = way / count, STITCH * way.normalize()
        for n in range(count):
            begin = (pygame.Vector2(x, y) + n * step + (step - long) / 2) * art.scale
            for tone, down in ((INK, art.pixels(2)), (GOLD, 0)):
                pygame.draw.line(image, tone, begin + (0, down),
                                 begin + long * art.scale + (0, down), art.pixels(3))


