"""What stands on the screen, kept as a picture: small and sharp on a wall, or soft and dark as the
ground under other things."""

from __future__ import annotations

import pygame

from game.picture.screen import HEIGHT, WIDTH, Box, Screen

GRAINS = (48, 27)  # of the ground, which is as soft as these are few
DUSK = (150, 140, 138)  # the share of its colours that the ground keeps


class Still:
    """All that was put into a frame so far; the frame begins anew, with the ground of it."""

    def __init__(self, screen: Screen) -> None:
        self._whole = screen.painted()
        soft = pygame.transform.smoothscale(self._whole, GRAINS)
        soft = pygame.transform.gaussian_blur(soft, 3)
        self._ground = pygame.transform.smoothscale(soft, self._whole.get_size())
        self._ground.fill(DUSK, special_flags=pygame.BLEND_RGB_MULT)
        self._small: tuple[tuple[int, int], pygame.Surface] | None = None

    def lay(self, screen: Screen) -> None:
        """Put the ground in the place of all that was put so far."""
        screen.begin()
        screen.cover(self._ground)

    def hang(self, screen: Screen, box: Box) -> None:
        """Put the picture into a box of the screen's own shape."""
        size = screen.pixels(box.w), screen.pixels(box.h)
        if self._small is None or self._small[0] != size:
            (x, y), (right, bottom) = screen.at(0, 0), screen.at(WIDTH, HEIGHT)
            whole = self._whole.subsurface(
                pygame.Rect(x, y, right - x, bottom - y).clip(self._whole.get_rect()))
            self._small = size, pygame.transform.smoothscale(whole, size)
        screen.put(self._small[1], box.x, box.y)
