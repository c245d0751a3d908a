"""How the points of a match have run: a slate in a frame of wood, on which lines in chalk, one for
each player, lead over the rounds to her points, under the line of the goal."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from game.picture.art import FINE, Art, smooth
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EMBER, GOLD, INK, IVORY, OAK, SEAT_COLOURS, WOOD, Colour
from game.scenes.scenery.planks import RIM, bordered, medallion

STONE: Colour = (27, 32, 36)
DUST: Colour = (206, 214, 214)
WIPED, FADED = 9, (5, 13)  # where chalk was wiped off; of 255, how well that is seen
LEFT, RIGHT, TOP, LOW = 42.0, 184.0, 54.0, 62.0  # from its edges to the lines
LINE, GRID, DASH = 8.0, 2.0, 14.0  # how thick a line is, one of a round; a dash of the goal's
HOLES, TOUCHED = 0.5, 1.1  # holes in chalk for each px of its way, and how large they are
MARK, HEAD, APART = 32.0, 54.0, 60.0  # where a line ends; who it is, and from one to the next
ROUND, TEN = 36.0, 10  # a ring with the number of a round; how many numbers there are at most
FIGURES = "score", "points", "count", "small@1"  # letters of points, to try


def hung(page: Page, box: Box) -> Box:
    """An empty slate in its frame, with chalk on its ledge. Returns the stone."""
    room, art = bordered(page, box), page.art
    size = art.pixels(room.w), art.pixels(room.h)
    page.image(art.keep(("stone", size), lambda: _stone(size)), room.x, room.y)
    page.image(art.plate(room.w, room.h, INK, 0, INK, RIM, 6), room.x, room.y)
    for x, wide, tone in ((0.58, 46, IVORY), (0.7, 30, EMBER), (0.8, 62, OAK)):
        page.image(art.plate(wide, 12, tone, 255, INK, 2, 5), room.x + x * room.w,
                   room.bottom - 9)
    return room


def _stone(size: tuple[int, int]) -> pygame.Surface:
    """Dark slate, from which chalk has been wiped before."""
    image, chance = pygame.Surface(size), Random("slate")
    image.fill(STONE)
    smear = pygame.Surface((24, 16), pygame.SRCALPHA)
    for _ in range(WIPED):
        x, y = chance.randrange(24), chance.randrange(16)
        smear.fill((*DUST, chance.randint(*FADED)), (x - 4, y - 1, chance.randint(6, 12), 3))
    image.blit(pygame.transform.smoothscale(smear, size), (0, 0))
    return image.convert()


def chalked(
    page: Page, room: Box, history: Sequence[tuple[int, ...]], goal: int, faces: Sequence[str],
) -> None:
    """The totals after every round on a stone: for each player a line in her colour that ends in
    her points beside her head; the goal, and the rounds below."""
    art, rows = page.art, [tuple(0 for _ in history[0]), *history]
    best, least = max(goal, 1, *map(max, rows)), min(0, *map(min, rows))
    wide, high = room.w - LEFT - RIGHT, room.h - TOP - LOW

    def at(n: int, value: float) -> tuple[float, float]:
        return (LEFT + wide * n / (len(rows) - 1),
                TOP + high * (1 - (value - least) / (best - least)))
    lines = [[at(n, row[seat]) for n, row in enumerate(rows)] for seat in range(len(rows[0]))]
    key = "chalk", tuple(history), goal, room[2:]
    page.image(art.keep(key, lambda: _lines(art, room, lines, [at(n, least) for n in range(
        len(rows))], at(0, goal)[1] if goal else 0.0)), room.x, room.y)
    for n in range(1, len(rows), -(-len(history) // TEN)):
        x = room.x + at(n, 0)[0]
        page.image(art.plate(ROUND, ROUND, INK, 0, IVORY, GRID, ROUND / 2), x - ROUND / 2,
                   room.bottom - LOW + 12)
        page.text(Box(x - ROUND, room.bottom - LOW + 12, 2 * ROUND, ROUND), str(n), "count@0.7",
                  IVORY, "center")
    if goal:
        style = "count@0.8"
        sign = Box(room.x + LEFT - 10, 0, art.size(str(goal), style)[0] + 28, art.line(style))
        sign = sign._replace(y=room.y + at(0, goal)[1] - sign.h / 2)
        page.image(art.plate(sign.w, sign.h, WOOD, 255, GOLD, RIM, 10), sign.x, sign.y)
        page.text(sign, str(goal), style, IVORY, "center")
    _ends(page, room, lines, rows[-1], faces)


def _ends(page: Page, room: Box, lines: Sequence[Sequence[tuple[float, float]]],
          points: Sequence[int], faces: Sequence[str]) -> None:
    """Signs where lines end, and beside them who each is and her points, the highest first."""
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    tops: list[float] = []
    for seat in order:
        tops.append(max(lines[seat][-1][1], tops[-1] + APART if tops else HEAD / 2 + 6))
    over = max(tops[-1] + HEAD / 2 + 6 - (room.h - LOW), 0.0)
    left = room.right - RIGHT + MARK / 2 + 10
    figures = Box(0, 0, room.right - left - HEAD - 16, HEAD)
    style = page.largest(figures, map(str, points), FIGURES)
    for seat, top in zip(order, tops, strict=True):
        x, y = lines[seat][-1]
        page.image(page.art.picture(f"ui/seat_{seat}", MARK, MARK), room.x + x - MARK / 2,
                   room.y + y - MARK / 2)
        head = Box(left, room.y + top - over - HEAD / 2, HEAD, HEAD)
        medallion(page, head, faces[seat], SEAT_COLOURS[seat])
        page.text(figures._replace(x=head.right + 8, y=head.y), str(points[seat]), style,
                  SEAT_COLOURS[seat])


def _lines(art: Art, room: Box, lines: Sequence[Sequence[tuple[float, float]]],
           rounds: Sequence[tuple[float, float]], goal: float) -> pygame.Surface:
    """All that is drawn in chalk."""
    chance, k = Random(f"{lines}"), art.scale * FINE

    def paint(big: pygame.Surface) -> None:
        def stroke(one: tuple[float, float], other: tuple[float, float], wide: float,
                   colour: tuple[int, ...]) -> None:
            first, last = ((x * k, y * k) for x, y in (one, other))
            pygame.draw.line(big, colour, first, last, max(round(wide * k), 1))
            for end in (first, last):
                pygame.draw.circle(big, colour, end, wide * k / 2)
        for x, y in rounds:
            stroke((x, TOP), (x, y), GRID, (*DUST, 46))
        stroke(rounds[0], rounds[-1], GRID + 1, (*DUST, 190))
        if goal:
            x, right = rounds[0][0], rounds[-1][0]
            while x < right:
                stroke((x, goal), (min(x + DASH, right), goal), GRID + 2, (*GOLD, 255))
                x += 2 * DASH
        for seat in sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1], reverse=True):
            tone = art.tone(SEAT_COLOURS[seat])
            for one, other in zip(lines[seat], lines[seat][1:], strict=False):
                stroke(one, other, LINE, (*tone, 255))
                long = pygame.Vector2(one).distance_to(other)
                for _ in range(int(long * HOLES)):
                    part, aside = chance.random(), chance.choice((-1, 1)) * chance.random() ** 0.3
                    x, y = pygame.Vector2(one).lerp(other, part)
                    pygame.draw.circle(big, (0, 0, 0, 0), (
                        x * k, (y + aside * LINE * 0.6) * k), TOUCHED * k * chance.random())
    return smooth((art.pixels(room.w), art.pixels(room.h)), paint)
