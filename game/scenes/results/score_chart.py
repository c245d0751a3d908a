"""How the points of a match have run, as lines in chalk on a slate."""

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
LEFT, RIGHT, TOP, LOW = 42, 184, 54, 62  # from the edges of a slate to the lines on it
HEAD, MARK = 54, 32  # the size of a head, and of the sign at the end of a line
GRID = 2  # how thick the line of a round is


def draw_chart(page: Page, box: Box, history: Sequence[tuple[int, ...]], goal: int,
               faces: Sequence[str]) -> None:
    """Draw a slate in a frame of wood, with the lines of a match on it if it has a history."""
    room = draw_slate(page, box)
    if history:
        draw_lines(page, room, history, goal, faces)


def draw_slate(page: Page, box: Box) -> Box:
    """Draw an empty slate in its frame, with chalk on its ledge. Return its stone."""
    room, art = bordered(page, box), page.art
    size = art.pixels(room.w), art.pixels(room.h)
    page.image(art.keep(("stone", size), lambda: _stone(size)), room.x, room.y)
    page.image(art.plate(room.w, room.h, INK, 0, INK, RIM, 6), room.x, room.y)
    for x, wide, tone in ((0.58, 46, IVORY), (0.7, 30, EMBER), (0.8, 62, OAK)):
        page.image(art.plate(wide, 12, tone, 255, INK, 2, 5), room.x + x * room.w,
                   room.bottom - 9)
    return room


def _stone(size: tuple[int, int]) -> pygame.Surface:
    """Return dark slate, from which chalk has been wiped."""
    image, chance = pygame.Surface(size), Random("slate")
    image.fill(STONE)
    smear = pygame.Surface((24, 16), pygame.SRCALPHA)
    for _ in range(9):
        x, y = chance.randrange(24), chance.randrange(16)
        smear.fill((*DUST, chance.randint(5, 13)), (x - 4, y - 1, chance.randint(6, 12), 3))
    image.blit(pygame.transform.smoothscale(smear, size), (0, 0))
    return image.convert()


def draw_lines(
    page: Page, room: Box, history: Sequence[tuple[int, ...]], goal: int, faces: Sequence[str],
) -> None:
    """Draw the totals after every round: for each player a line in their colour that ends in their
    points beside their head; the goal, and the rounds below."""
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
    for n in range(1, len(rows), -(-len(history) // 10)):
        x = room.x + at(n, 0)[0]
        page.image(art.plate(36, 36, INK, 0, IVORY, GRID, 18), x - 18,
                   room.bottom - LOW + 12)
        page.text(Box(x - 36, room.bottom - LOW + 12, 72, 36), str(n), "count@0.7",
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
    """Draw signs where lines end, and beside them heads and points, the highest first."""
    order = sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1])
    tops: list[float] = []
    for seat in order:
        tops.append(max(lines[seat][-1][1], tops[-1] + 60 if tops else HEAD / 2 + 6))
    over = max(tops[-1] + HEAD / 2 + 6 - (room.h - LOW), 0.0)
    left = room.right - RIGHT + MARK / 2 + 10
    figures = Box(0, 0, room.right - left - HEAD - 16, HEAD)
    style = page.largest(figures, map(str, points), ("score", "points", "count", "small@1"))
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
    """Return what is drawn in chalk."""
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
                stroke((x, goal), (min(x + 14, right), goal), GRID + 2, (*GOLD, 255))
                x += 28
        for seat in sorted(range(len(lines)), key=lambda seat: lines[seat][-1][1], reverse=True):
            tone = art.tone(SEAT_COLOURS[seat])
            for one, other in zip(lines[seat], lines[seat][1:], strict=False):
                stroke(one, other, 8, (*tone, 255))
                long = pygame.Vector2(one).distance_to(other)
                for _ in range(int(long * 0.5)):
                    part, aside = chance.random(), chance.choice((-1, 1)) * chance.random() ** 0.3
                    x, y = pygame.Vector2(one).lerp(other, part)
                    pygame.draw.circle(big, (0, 0, 0, 0), (
                        x * k, (y + aside * 4.8) * k), 1.1 * k * chance.random())
    return smooth((art.pixels(room.w), art.pixels(room.h)), paint)
