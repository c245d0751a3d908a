"""The light of a lesson, an ending and a stage: a warm lamp on the subject, and a dusk elsewhere
that keeps each hue and word."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence

import pygame

from game.picture.art import Art
from game.picture.screen import HEIGHT, WIDTH, Box, Screen
from game.picture.theme import Colour

DUSK: Colour = (230, 219, 206)  # of its light the table keeps,
RESTS: Colour = (236, 232, 227)  # and plates, so that names keep their colours
DAY: Colour = (255, 255, 255)
WARM: Colour = (50, 30, 8)  # what the lamp adds round what is lit,
WHITE: Colour = (10, 6, 1)  # and on it, where cards are to stay white
COMES = 5  # steps in which it comes, where it comes slowly
COARSE = 8  # logical px that are as light as each other, before all is made soft
NEAR, FAR = 1, 7  # how far light reaches from its edge, coarsely: half of it, and all
POOL = 22  # how far the warm light reaches, coarsely

Cells = Iterable[Sequence[int]]


class Lamplight:
    """The light, drawn anew when its subject changes."""

    def __init__(self, art: Art) -> None:
        self.art = art
        self._last: tuple[Hashable, pygame.Surface, pygame.Surface] | None = None

    def draw(self, screen: Screen, lit: Iterable[Box], lamps: Iterable[Box],
             plates: Iterable[Box], share: float = 1.0, depth: float = 1.0,
             clear: Iterable[Box] = ()) -> None:
        """Draw the light: `lit` is in full light, `lamps` shine round their middles, `plates` are
        dimmer, and `clear` is unchanged. `share` is its progress in a few steps, and `depth` the
        depth of the dusk by that of a lesson."""
        holes, pools, rests, free = (
            frozenset(tuple(round(side / COARSE) for side in box) for box in some)
            for some in (lit, lamps, plates, clear))
        come = round(COMES * share)
        key = holes, pools, rests, free, self.art.scale, come, depth
        if self._last is None or self._last[0] != key:
            size = self.art.to_pixels(WIDTH), self.art.to_pixels(HEIGHT)
            self._last = (
                key, _fade_light(draw_dusk(holes | free, pools, rests, size, depth), DAY, come),
                _fade_light(draw_warmth(holes, pools, size), (0, 0, 0), come))
        _, shade, shine = self._last
        screen.put_light(shade, 0, 0, pygame.BLEND_RGB_MULT)
        screen.put_light(shine, 0, 0, pygame.BLEND_RGB_ADD)


def _fade_light(image: pygame.Surface, none: Colour, come: int) -> pygame.Surface:
    """Return part of a light, which is `none` at the start."""
    if come < COMES:
        image.set_alpha(255 * come // COMES)
        ground = pygame.Surface(image.get_size()).convert()
        ground.fill(none)
        ground.blit(image, (0, 0))
        return ground
    return image


def draw_dusk(holes: Cells, pools: Cells, rests: Cells, size: tuple[int, int], depth: float = 1.0,
              ) -> pygame.Surface:
    """Return the share of light at each point: all in the holes with soft edges, most about the
    middle of a pool, and a little less on plates; measured coarsely."""
    image, far, plain = _make_coarse((0, 0, 0)), _deepen(DUSK, depth), _deepen(RESTS, depth)
    for reach in (FAR, NEAR):
        half = _make_coarse(far)
        for rest in rests:
            pygame.draw.rect(half, plain, pygame.Rect(rest), border_radius=2)
        for hole in holes:
            pygame.draw.rect(half, DAY, pygame.Rect(hole).inflate(2 * reach, 2 * reach),
                             border_radius=2 + reach)
        half = pygame.transform.gaussian_blur(half, reach)
        half.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_MULT)
        image.blit(half, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    image.blit(_draw_pools(pools, DAY), (0, 0), special_flags=pygame.BLEND_RGB_MAX)
    return pygame.transform.smoothscale(image, size).convert()


def _deepen(tone: Colour, depth: float) -> Colour:
    """Return a dimmer light of the same tone."""
    red, green, blue = (round(255 - depth * (255 - part)) for part in tone)
    return red, green, blue


def draw_warmth(holes: Cells, pools: Cells, size: tuple[int, int]) -> pygame.Surface:
    """Return a lamp's added light: round the holes, little in them, and about the middles of
    pools."""
    image = _draw_pools((*holes, *pools), WARM)
    for hole in holes:
        pygame.draw.rect(image, WHITE, pygame.Rect(hole), border_radius=3)
    return pygame.transform.smoothscale(pygame.transform.gaussian_blur(image, 2), size).convert()


def _draw_pools(pools: Cells, tone: Colour) -> pygame.Surface:
    """Return light that is strongest at some middles."""
    image = _make_coarse((0, 0, 0))
    for pool in pools:
        pygame.draw.ellipse(image, tone, pygame.Rect(pool).inflate(POOL, POOL))
    return pygame.transform.gaussian_blur(image, POOL // 2)


def _make_coarse(tone: Colour) -> pygame.Surface:
    image = pygame.Surface((round(WIDTH / COARSE), round(HEIGHT / COARSE)), depth=32)
    image.fill(tone)
    return image
