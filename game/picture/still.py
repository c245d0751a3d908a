"""What stands on the screen, kept as a soft picture: the ground under other things."""

from __future__ import annotations

import pygame

from game.picture.screen import Screen

GRAINS = (320, 180)  # of the ground, which is as soft as these are few
LAMP = (190, 176, 160)  # of a bright lamp's light that much falls on a ground
MOST = (122, 98, 76)  # no soft ground is brighter: words and planks stand before it


class Still:
    """All that was put into a frame so far; the frame begins anew, with the ground of it."""

    def __init__(self, screen: Screen) -> None:
        whole = screen.painted()
        soft = pygame.transform.gaussian_blur(pygame.transform.smoothscale(whole, GRAINS), 4)
        soft = lamplit(soft)
        soft.fill(MOST, special_flags=pygame.BLEND_RGB_MIN)
        self._ground = pygame.transform.smoothscale(soft, whole.get_size())

    def lay(self, screen: Screen) -> None:
        """Put the ground in the place of all that was put so far."""
        screen.begin()
        screen.cover(self._ground)


def lamplit(image: pygame.Surface) -> pygame.Surface:
    """A picture of a table as it looks in the light of a bright lamp."""
    image.blit(image, (0, 0), special_flags=pygame.BLEND_RGB_ADD)  # twice as bright
    image.fill(LAMP, special_flags=pygame.BLEND_RGB_MULT)
    return image
