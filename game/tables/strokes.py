"""Signs in drawings of the rules: crosses, and numbers that refer to paragraphs."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from game.core.contract import Seat
from game.picture.art import FINE, paint_smoothly
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import FLAW
from game.ui.box import box_around, enclose

NUMBER = 34.0  # how wide a number's disc is, at the usual text size
WAX: Colour = (146, 36, 34)
RAILED, HOOK = 6.0, 16.0  # how wide a bracket is, and how long its ends are
LINE = 10.0  # how thick lines are
FULL = 0.8  # of a field is filled by what lies side by side in it
FRAMED = 0.34  # how far round it a line lies, of such a thing
DOT, FREE, SOME = 6.0, 12.0, 3  # of a dotted line: its dots, what is free at its ends, how many
FAINT = 140  # at least; their ink, of 255 parts


def draw_dots(page: Page, left: float, right: float, y: float) -> None:
    """Draw a dotted line from a thing to its words, if these are far enough away."""
    count = int((right - left - 2 * FREE) // (3 * DOT))
    for n in range(count if count >= SOME else 0):
        page.put_image(page.art.draw_plate(DOT, DOT, INK, FAINT, None, 0, DOT / 2),
                       right - FREE - DOT - 3 * DOT * n, y - DOT / 2)


def draw_numeral(page: Page, x: float, y: float, number: int, *, upon: bool = False) -> None:
    """Draw a number on a wax disc round a point, perhaps `upon` a drawing."""
    side = NUMBER * min(page.art.text_scale, 1.25)
    box = box_around(x, y, side)
    page.put_image(page.art.draw_plate(side, side, WAX, 255, INK, 3, side / 2), box.x, box.y)
    page.put_text(box, str(number), f"small@{0.9 * side / NUMBER:g}", IVORY, "center", leaf=False)
    if not upon:
        page.claim(f"number {number}", box)


def draw_numbers(page: Page, boxes: Sequence[Box], number: int, corner: float) -> None:
    """Draw a number in the corner of each thing that a paragraph explains, or of the area that they
    fill together."""
    field = _find_field(boxes) if len(boxes) > 1 else None
    if field is None:
        for box in boxes:
            draw_numeral(page, box.x + corner, box.y + corner, number, upon=True)
        return
    corners = ((field.x, field.y), (field.right, field.y), (field.right, field.bottom),
               (field.x, field.bottom))
    _draw_lines(page, [*zip(corners, [*corners[1:], corners[0]], strict=True)])
    draw_numeral(page, field.x, field.bottom, number, upon=True)


def _find_field(boxes: Sequence[Box]) -> Box | None:
    """Return the area with a rim that adjoining things fill, if they do."""
    field = enclose(boxes)
    if sum(box.w * box.h for box in boxes) <= FULL * field.w * field.h:
        return None
    return field.inset(-FRAMED * boxes[0].w)


def _draw_lines(
        page: Page, lines: Sequence[tuple[tuple[float, float], tuple[float, float]]]) -> None:
    """Draw lines of wax with light edges between points."""
    art, points = page.art, [end for line in lines for end in line]
    left, top = (min(point[n] for point in points) - LINE for n in (0, 1))
    right, bottom = (max(point[n] for point in points) + LINE for n in (0, 1))

    def paint(image: pygame.Surface) -> None:
        k = art.scale * FINE
        for tone, thick in ((IVORY, LINE), (WAX, LINE * 0.55)):
            for line in lines:
                ends = [((px - left) * k, (py - top) * k) for px, py in line]
                pygame.draw.line(image, tone, ends[0], ends[1], round(thick * k))
                for end in ends:
                    pygame.draw.circle(image, tone, end, thick * k / 2)
    size = art.to_pixels(right - left), art.to_pixels(bottom - top)
    page.put_image(
        art.keep(("lines", *lines, size), lambda: paint_smoothly(size, paint)), left, top)


def draw_bracket(page: Page, x: float, top: float, bottom: float) -> None:
    """Draw a bracket to the left of lines that share a paragraph."""
    for left, y, w, h in ((x, top, RAILED, bottom - top), (x, top, HOOK, RAILED),
                          (x, bottom - RAILED, HOOK, RAILED)):
        page.put_image(page.art.draw_plate(w, h, WAX, 255, None, 0, 1), left - RAILED / 2, y)


def seat_sign(page: Page, x: float, y: float, side: float, seat: Seat) -> None:
    """Draw the sign of a seat on a disc."""
    colour, inner = SEAT_COLOURS[seat], side * 0.58
    page.put_image(page.art.draw_plate(side, side, NIGHT, 255, colour, 3, side / 2), x - side / 2,
                   y - side / 2)
    page.put_picture(box_around(x, y, inner), f"ui/seat_{seat}")


def draw_cross(page: Page, x: float, y: float, side: float) -> None:
    """Draw a cross over something illegal."""
    art = page.art

    def paint(image: pygame.Surface) -> None:
        paint_cross(image, art.scale * FINE, (side / 2, side / 2), side)
    size = art.to_pixels(side), art.to_pixels(side)
    page.put_image(
        art.keep(("crossed", size), lambda: paint_smoothly(size, paint)), x - side / 2,
        y - side / 2)


def paint_cross(image: pygame.Surface, k: float, at: tuple[float, float], side: float) -> None:
    """Paint a cross on a disc with `k` pixels to a unit."""
    x, y = at[0] * k, at[1] * k
    pygame.draw.circle(image, FLAW, (x, y), side / 2 * k)
    pygame.draw.circle(image, IVORY, (x, y), (side / 2 - side * 0.08) * k)
    reach, thick = side * 0.22 * k, max(2, round(side * 0.13 * k))
    for dx in (reach, -reach):
        pygame.draw.line(image, FLAW, (x - dx, y - reach), (x + dx, y + reach), thick)
