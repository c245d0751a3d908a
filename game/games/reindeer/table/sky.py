"""The night over a country: dusk in the west at first, northern light in the middle, and dawn in
the east towards the end of a match."""

from __future__ import annotations

import pygame

from game.games.reindeer.rules.position import ROUNDS, State
from game.picture.theme import Colour

HOURS = 6  # of the night, which ends when all is supplied or with the last round
# How much of each light there is in an hour, in parts of 1.
DUSK = (1.0, 0.55, 0.2, 0.0, 0.0, 0.0, 0.0)
NORTH = (0.0, 0.3, 0.7, 1.0, 0.7, 0.3, 0.0)
DAWN = (0.0, 0.0, 0.0, 0.0, 0.25, 0.6, 1.0)
WEST: tuple[Colour, ...] = ((62, 26, 14), (34, 12, 22), (8, 2, 10), (0, 0, 0), (0, 0, 0))
EAST: tuple[Colour, ...] = ((0, 0, 0), (0, 0, 0), (10, 4, 12), (40, 20, 26), (74, 42, 22))
ABOVE: tuple[Colour, ...] = ((5, 40, 34), (2, 15, 19), (0, 3, 4), (0, 0, 0), (0, 0, 0))


def hour_of_night(state: State, demand: int) -> int:
    """Return the hour of the night, from 0: by what has been delivered, or by the rounds if these
    are farther on."""
    supplied = sum(map(len, state.delivered)) / max(demand, 1)
    rounds = (state.round - 1) / ROUNDS if state.dice else 0.0
    return min(int(max(supplied, rounds) * (HOURS + 1)), HOURS)


def light_picture(picture: pygame.Surface, now: int) -> pygame.Surface:
    """Return the picture of a country at an hour of the night."""
    image = picture.copy()
    for colours, share, lies in ((WEST, DUSK[now], False), (EAST, DAWN[now], False),
                                 (ABOVE, NORTH[now], True)):
        if share:
            size = (1, len(colours)) if lies else (len(colours), 1)
            small = pygame.Surface(size)
            for n, (r, g, b) in enumerate(colours):
                small.set_at((0, n) if lies else (n, 0),
                             (int(r * share), int(g * share), int(b * share)))
            light = pygame.transform.smoothscale(small.convert(), image.get_size())
            image.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return image


def fading_light(colour: Colour, most: int, power: float, half: int = 32) -> pygame.Surface:
    """Return light, or cold, that fades from the middle to its edge."""
    image = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    for radius in range(half, 0, -1):
        share = (1 - radius / half) ** power
        pygame.draw.circle(image, (*colour, int(most * share)), (half, half), radius)
    return image
