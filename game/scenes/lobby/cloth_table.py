"""The table at which a lobby sits: its far edge before those who sit there, the game's cloth on it,
which falls over its front to the foot of the window."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.picture.art import Art
from game.picture.ground import woven
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box, Screen
from game.picture.theme import EDGE_LIT, GOLD, INK, IVORY, OAK, WOOD
from game.scenes.scenery.cloths import shaded
from game.scenes.scenery.cupboard import own_colour

NEAR, FAR = 26.0, 150.0  # from the sides of the window to the cloth: its front, its far end
BARE, LIP = 15.0, 12.0  # of wood behind the cloth, and before it
HEM, STITCH, APART = 16.0, 22.0, 14.0  # from its sides to the seam; a stitch, and to the next
THREAD, ROW, FLAKE, SNOW = 3.0, 24.0, 34.0, 120  # a stitch; up to a row of snow, its steps and body
FINER = 2  # its edges are drawn so many times larger
THICK = 5  # logical px of light along an edge
EDGED = 8.0  # of the table's front, over what hangs there
FALLS, SEWN = 0.5, 190  # of a cloth's light, what hangs there has; how well its gold is seen
FOLDS, FOLDED = 13, 26  # how many there are, and how dark they become, of 255 parts
FRIEZE = 26.0  # the height of what is sewn along its foot
LAMP = 0.3  # of its own colour, what the lamp over it adds to a cloth
ROWS, ACROSS, FLAT = 9, 22, 1.5  # of lozenges; how many in one, and how high they are
LIGHTER, DARKER = (255, 240, 214, 17), (0, 0, 0, 13)  # what they add to its colour

Point = tuple[float, float]


def draw(page: Page, screen: Screen, game: str, far: float, front: float) -> None:
    """A table whose top is seen from one height to another, and its front from there to the foot of
    a window of any shape."""
    art = page.art
    left, _ = screen.to_logical((0, 0))
    right, foot = screen.to_logical(screen.surface.get_size())
    whole = Box(left, far, right - left, foot - far)
    page.image(art.plate(whole.w, front - far + 8, OAK, 255, INK, 3, 4), left, far)
    page.image(_laid(art, game, whole.w, front - far), left, far)
    page.image(art.plate(whole.w, foot - front, WOOD, 255, INK, 3, 4), left, front)
    if not art.contrast:
        lows = {HEIGHT, foot} if foot > HEIGHT + 2 * FRIEZE else {foot}
        page.image(_hung(art, game, whole.w, foot - front - EDGED,
                         [low - front - EDGED for low in sorted(lows)]), left, front + EDGED)
    for y in (far + 3, front + 3):
        page.image(art.plate(whole.w, THICK, EDGE_LIT, 255, None, 2, 1), left, y)


def _laid(art: Art, game: str, w: float, h: float) -> pygame.Surface:
    """The cloth of a game as it lies on a top of a size: woven in its own colour, with a seam along
    its sides."""
    colour = own_colour(game)
    size = art.pixels(w), art.pixels(h)

    def paint() -> pygame.Surface:
        image = woven(art, size, colour, shaded(colour, LAMP)).convert_alpha()
        aside = (w - WIDTH) / 2  # a window may be wider
        corners = ((aside + FAR, BARE), (w - aside - FAR, BARE), (w - aside - NEAR, h - LIP),
                   (aside + NEAR, h - LIP))
        pen = art.scale * FINER
        for layer, flags in ((_lozenges(size, corners, pen), 0),
                             (_shape(size, corners, pen), pygame.BLEND_RGBA_MULT),
                             (_seam(size, corners, pen), 0)):
            image.blit(pygame.transform.smoothscale(layer, size), (0, 0), special_flags=flags)
        return image

    return art.keep(("laid", game, size), paint)


def _hung(art: Art, game: str, w: float, h: float, lows: Sequence[float]) -> pygame.Surface:
    """What falls over the front of the table: the same cloth in the shade, in folds, with a frieze
    sewn along its foot, and another under what is written on it where a window is higher."""
    size = art.pixels(w), art.pixels(h)

    def paint() -> pygame.Surface:
        own = own_colour(game)
        image = woven(art, size, shaded(own, FALLS), shaded(own, FALLS + 0.1)).convert()
        image.blit(_folds(size), (0, 0))
        for low in lows:
            layer = _frieze(size, (w, low), art.scale * FINER)
            image.blit(pygame.transform.smoothscale(layer, size), (0, 0))
        return image
    return art.keep(("hung", game, size, *lows), paint)


def _folds(size: tuple[int, int]) -> pygame.Surface:
    """The shade between folds, under the edge of the table and towards the foot."""
    across = pygame.Surface((2 * FOLDS + 1, 1), pygame.SRCALPHA)
    for n in range(2 * FOLDS + 1):
        across.set_at((n, 0), (0, 0, 0, FOLDED * (n % 2)))
    down = pygame.Surface((1, 8), pygame.SRCALPHA)
    for n, alpha in enumerate((120, 40, 0, 0, 0, 20, 50, 80)):
        down.set_at((0, n), (0, 0, 0, alpha))
    shade = pygame.transform.smoothscale(across, size)
    shade.blit(pygame.transform.smoothscale(down, size), (0, 0))
    return shade


def _frieze(size: tuple[int, int], within: tuple[float, float], pen: float) -> pygame.Surface:
    """Lozenges in gold, a small one of snow between two of them."""
    layer, (w, low) = _blank(size), within
    middle, high = low - FRIEZE / 2 - HEM / 2, FRIEZE / 2
    count = round(w / (2 * FRIEZE))
    for n in range(count + 1):
        x = w * n / count
        for at, side, tone in ((x, high, GOLD), (x, high * 0.5, INK), (x, high * 0.24, GOLD),
                               (x + w / count / 2, high * 0.42, IVORY)):
            pygame.draw.polygon(layer, (*tone, SEWN), [
                ((at + dx * side) * pen, (middle + dy * side) * pen)
                for dx, dy in ((-1.2, 0), (0, -1), (1.2, 0), (0, 1))])
    return layer


def _lozenges(size: tuple[int, int], corners: Sequence[Point], pen: float) -> pygame.Surface:
    """What is woven into it: rows of lozenges, which grow towards whoever looks at it."""
    layer = _blank(size)
    (far_left, top), (far_right, _), (right, low), (left, _) = corners
    for row in range(ROWS + 1):
        down = row / ROWS * (1 + row / ROWS) / 2  # from far to near
        y = top + down * (low - top)
        begin, end = (far + down * (near - far) for far, near in ((far_left, left),
                                                                  (far_right, right)))
        step = (end - begin) / ACROSS
        tall = step * FLAT * (0.5 + down / 2)
        for n in range(ACROSS + 1):
            x = begin + (n + row % 2 / 2) * step
            for part, tone in ((0.46, LIGHTER), (0.3, DARKER), (0.13, LIGHTER)):
                pygame.draw.polygon(layer, tone, [
                    ((x + dx * part * step) * pen, (y + dy * part * tall) * pen)
                    for dx, dy in ((-1, 0), (0, -1), (1, 0), (0, 1))])
    return layer


def _blank(size: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface((size[0] * FINER, size[1] * FINER), pygame.SRCALPHA)


def _shape(size: tuple[int, int], corners: Sequence[Point], pen: float) -> pygame.Surface:
    """All of a cloth, drawn so many times larger."""
    layer = _blank(size)
    pygame.draw.polygon(layer, (255, 255, 255), [(x * pen, y * pen) for x, y in corners])
    return layer


def _seam(size: tuple[int, int], corners: Sequence[Point], pen: float) -> pygame.Surface:
    """What is sewn on it: gold along its sides and its front, and over that a row of snow."""
    layer = _blank(size)
    (far_left, top), (far_right, _), (right, low), (left, _) = corners
    near = left + 1.5 * HEM, right - 1.5 * HEM, low - HEM
    for begin, end in (((far_left + HEM, top), (near[0], near[2])),
                       ((near[0], near[2]), (near[1], near[2])),
                       ((far_right - HEM, top), (near[1], near[2]))):
        way = pygame.Vector2(end) - begin
        count = max(int(way.length() // (STITCH + APART)), 1)
        step, long = way / count, STITCH * way.normalize()
        for n in range(count):
            at = begin + n * step + (step - long) / 2
            pygame.draw.line(layer, GOLD, at * pen, (at + long) * pen, round(THREAD * pen))
    y, across = near[2] - ROW, (near[1] - near[0]) - 2 * ROW
    count = int(across // FLAKE)
    for n in range(count + 1):
        x, side = near[0] + ROW + n * across / count, FLAKE / 4 if n % 2 else FLAKE / 6
        pygame.draw.polygon(layer, (*IVORY, SNOW), [
            ((x + dx * side) * pen, (y + dy * side) * pen)
            for dx, dy in ((-1.2, 0), (0, -1), (1.2, 0), (0, 1))])
    return layer
