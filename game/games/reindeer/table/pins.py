"""The true places of piles that were moved aside: a cord leads there, with a pin over the names."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

import pygame

from game.core.contract import Seat
from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import Chart, point_of
from game.games.reindeer.table.choosing import find_choosing
from game.games.reindeer.table.country import chart_of
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, SEAT_COLOURS
from game.tables.places import parts_of
from game.tables.seen import Brush, Painting, Seen, Signs
from game.ui.box import measure_overlap

STRONG = 7.0  # how wide the cord is to a stack that was moved aside
PIN, HEAD = 36.0, 11.0  # how high a pin is, and its head
STEM = PIN - HEAD - 1  # from its tip to the middle of its head
LEANS = (0.0, pi, 0.6, -0.6, 1.2, -1.2, 2.0, -2.0, 2.6, -2.6)  # in which directions, best first


def is_moved(true: Spot, drawn: Spot) -> bool:
    """Say whether a pile is drawn far from its true place."""
    return abs(true[0] - drawn[0]) + abs(true[1] - drawn[1]) > 34


def tie_piles(seen: Seen) -> Signs:
    """Tie each moved pile to its true place."""
    if not seen.wordless:
        yield Painting(_draw_cords, (chart_of(seen),))


def _draw_cords(brush: Brush, chart: Chart) -> None:
    art, put = brush.art, brush.screen.put_centered
    for name, (x, y) in chart.heaps.items():
        seat, point = parts_of(name)
        px, py = chart.to_screen(*point_of(point))
        colour, away = SEAT_COLOURS[int(seat)], is_moved((px, py), (x, y))
        dots = int(hypot(px - x, py - y) / 4) if away else 0
        for wide, tone in ((STRONG + 5, INK), (STRONG, colour)):  # a cord with a dark edge
            for k in range(1, dots):
                put(art.draw_disc(wide, tone, 255), px + (x - px) * k / dots,
                    py + (y - py) * k / dots)
        for wide, tone in ((24, INK), (20, IVORY), (14, colour)) if away else (
                (13, INK), (9, colour)):
            put(art.draw_disc(wide, tone, 255), px, py)


def stick_pins(seen: Seen) -> Signs:
    """Stick a pin at the true place of a moved pile, over the names. No delivered packet looks like
    one."""
    choosing = find_choosing(seen)
    if not seen.wordless and (choosing is None or choosing.picker.path):
        yield Painting(_draw_pins, (find_pins(chart_of(seen)),))


def _draw_pins(brush: Brush, pins: tuple[tuple[Seat, float, Spot], ...]) -> None:
    for seat, turn, spot in pins:
        brush.screen.put_centered(paint_pin(brush.art, seat, turn), *spot)


@lru_cache(4)
def find_pins(chart: Chart) -> tuple[tuple[Seat, float, Spot], ...]:
    """Return the owner of each pin, its tilt, which hides least of names and others, and its
    tip."""
    found = list[tuple[Seat, float, Spot]]()
    hidden = [box for label in chart.labels.values() for box in label]
    hidden += [*chart.lights, *chart.list_stack_boxes()]
    for name, drawn in chart.heaps.items():
        seat, point = parts_of(name)
        x, y = chart.to_screen(*point_of(point))
        if is_moved((x, y), drawn):
            pins = {turn: [Box(x + sin(turn) * up - side, y - cos(turn) * up - side,
                               2 * side, 2 * side)
                           for up, side in ((STEM, HEAD), (STEM / 2, HEAD / 2))]
                    for turn in LEANS}
            turn = min(pins, key=lambda lean: sum(
                measure_overlap(box, hidden) for box in pins[lean]))
            hidden += pins[turn] * 6  # above all no head of another
            found.append((int(seat), turn, (x, y)))
    return tuple(found)


def paint_pin(art: Art, seat: Seat, turn: float) -> pygame.Surface:
    """Return a tilted pin with its tip in the middle of its picture."""
    side = art.to_pixels(2 * PIN)

    def paint(image: pygame.Surface) -> None:
        scale = art.scale * FINE
        for tone, head in ((INK, HEAD), (IVORY, HEAD - 2.5), (SEAT_COLOURS[seat], HEAD - 5)):
            corners = (0.0, HEAD - head), (-head * 0.9, STEM), (head * 0.9, STEM)
            pygame.draw.polygon(image, tone, [_lean_pixel(*one, turn, scale) for one in corners])
            pygame.draw.circle(image, tone, _lean_pixel(0, STEM, turn, scale), head * scale)
    return art.keep(("pin", seat, turn, side), lambda: paint_smoothly((side, side), paint))


def _lean_pixel(across: float, up: float, turn: float, scale: float) -> Spot:
    x, y = across * cos(turn) + up * sin(turn), across * sin(turn) - up * cos(turn)
    return (PIN + x) * scale, (PIN + y) * scale
