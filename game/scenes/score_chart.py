"""How the points of a match have run: a line for each player over its rounds."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, GOLD, SEAT_COLOURS


def drawn(art: Art, box: Box, history: Sequence[tuple[int, ...]], goal: int) -> pygame.Surface:
    """The totals after every round: for each player a line in her colour that ends in her points;
    the goal, and the rounds below."""
    size = art.pixels(box.w), art.pixels(box.h)
    image = pygame.Surface(size, pygame.SRCALPHA)
    rows = [tuple(0 for _ in history[0]), *history]
    best = max(goal, 1, *(max(row) for row in rows))
    least = min(0, *(min(row) for row in rows))
    left, right, top, low = map(art.pixels, (40, 130, 26, 48))

    def at(n: int, value: float) -> tuple[float, float]:
        x = left + (size[0] - left - right) * n / (len(rows) - 1)
        return x, size[1] - low - (size[1] - top - low) * (value - least) / (best - least)

    for value, colour in ((0, EDGE), *(((goal, GOLD),) if goal else ())):
        pygame.draw.line(image, colour, at(0, value), at(len(rows) - 1, value), art.pixels(3))
    if goal:
        mark = art.text(str(goal), "small@1", GOLD)
        image.blit(mark, mark.get_rect(midright=(at(0, 0)[0] + mark.get_width() + 8,
                                                 at(0, goal)[1] + mark.get_height() / 2)))
    step = -(-len(history) // 10)
    for n in range(1, len(rows), step):
        number = art.text(str(n), "small@0.9", DIM)
        image.blit(number, number.get_rect(midtop=(at(n, 0)[0], size[1] - low + 6)))
    for seat in range(len(rows[0])):
        points = [at(n, row[seat]) for n, row in enumerate(rows)]
        pygame.draw.lines(image, SEAT_COLOURS[seat], False, points, art.pixels(8))
        mark = art.picture(f"ui/seat_{seat}", 30, 30)
        image.blit(mark, mark.get_rect(center=points[-1]))
    x, y = at(len(rows) - 1, 0)
    for _, seat in sorted((total, seat) for seat, total in enumerate(rows[-1])):
        figure = art.text(str(rows[-1][seat]), "small@1.2", SEAT_COLOURS[seat])
        y = min(y, at(0, rows[-1][seat])[1])
        image.blit(figure, figure.get_rect(midleft=(x + art.pixels(28), y)))
        y -= figure.get_height() * 0.8
    return image
