"""Draw the teacher with a bubble at the foot of something that she explains. Only code can draw
these figures of many layers."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour, shade_colour
from game.ui.frames import draw_frame
from game.ui.furniture.planks import FRAME
from game.ui.furniture.teacher import BODY, HIGH, draw_lecturer, draw_pointed, part_of
from game.ui.layout import NO_PADDING, Node, Padding, Paint, frame, pad, stack

MOUTH, WAIST = Box(288, 222, 0, 0), Box(190, 400, 0, 0)  # points in her picture
WIDE, AIR = 24.0, 14.0  # beside her words; over and under them


def bubble_height(page: Page, width: float, text: str, tall: float, style: str) -> float:
    """Return the height of her bubble with a text at the foot of a box, with the gap over it."""
    return _fit(page, Box(0, 0, width, 0), text, tall, style)[0].h + AIR


def draw_comment(page: Page, box: Box, text: str, tall: float, style: str) -> None:
    """Draw her with a text at the foot of a box; the bubble's tail leads to her mouth. `tall`: her
    height."""
    bubble, style = _fit(page, box, text, tall, style)
    k = tall / HIGH
    her = Box(box.x - 18 * k - AIR, box.bottom - tall + AIR, k * BODY.w, tall)
    draw_lecturer(page, her)
    _say(page, bubble, her, text, style)


def draw_remark(page: Page, box: Box, text: str, texts: Sequence[str], tall: float, style: str,
                feels: str) -> None:
    """Draw her behind books in the middle of a box, with one of some texts in a bubble that fits
    each of them. She may look `feels`, and is `tall` if there is room."""
    tall = min(tall, box.h + 12)
    high = tall - 64
    k = high / HIGH
    aside = max(300 * k, 172 * k + 102) + 12  # she and her books
    free = box.w - aside - 2 * WIDE
    most = 0.84 * free
    style = page.find_largest(Box(0, 0, most, tall - 4 * AIR), texts, page.list_styles(style))
    wide = max(page.art.measure_text(one, style, page.balance_width(one, style, most))[0]
               for one in texts) + 1
    x = box.x + (free - wide) / 2
    her = Box(x - 18 * k, box.bottom - tall + AIR, k * BODY.w, high)
    draw_lecturer(page, her, feels)
    page.put_image(page.art.load_picture("ui/teacher/books", 204, 66),
                   part_of(her, WAIST, turned=False).x - 102, her.bottom - 20)
    h = page.art.measure_text(text, style, wide)[1] + 4 * AIR
    y = part_of(her, MOUTH, turned=False).y - 20 - h / 2
    y = max(min(y, box.bottom - 26 - h), her.y + 18)
    _say(page, Box(x + aside, y, wide + 2 * WIDE, h), her, text, style)


def build_lecture(colour: Colour, text: str, texts: Sequence[str], tall: float, style: str,
                  feels: str = "", inside: Padding = NO_PADDING, **given: object) -> Node:
    """Return her in a little theatre, with one of some texts."""
    return stack(
        frame("wooden rim", Paint(paint=draw_theatre, values=(colour,)), padding=pad(FRAME)),
        stack(Paint(paint=draw_remark, values=(text, tuple(texts), tall, style, feels)),
              padding=inside), **given)


def draw_theatre(page: Page, box: Box, colour: Colour) -> None:
    """Draw a little theatre for her: coloured felt between drapes, under as many velvet bows as
    fit."""
    art, bows, drape = page.art, max(round(box.w / 96), 1), "ui/drawers/drape"
    draw_frame(page, "felt", box, shade_colour(colour, 1.15))
    page.put_image(art.load_picture(drape, box.h / 3, box.h), box.x, box.y)
    page.put_image(art.flip_picture(drape, box.h / 3, box.h), box.right - box.h / 3, box.y)
    for n in range(bows):
        page.put_image(art.stretch_picture("ui/drawers/valance", box.w / bows + 1, 56),
                       box.x + n * box.w / bows, box.y)


def _fit(page: Page, box: Box, text: str, tall: float, style: str) -> tuple[Box, str]:
    """Return a bubble at the foot of a box, right of her, and the style in which a text fits it."""
    aside = 300 * tall / HIGH
    wide = box.w - aside - 2 * WIDE
    style = page.find_largest(Box(0, 0, wide, tall - 4 * AIR), (text,), page.list_styles(style))
    high = page.art.measure_text(text, style, wide)[1] + 3 * AIR
    return Box(box.x + aside, box.bottom - high, box.w - aside, high), style


def _say(page: Page, bubble: Box, her: Box, text: str, style: str) -> None:
    """Draw a bubble with a text and a tail to her mouth."""
    draw_frame(page, "bubble", bubble)
    mouth, x = part_of(her, MOUTH, turned=False), bubble.x + 3
    y = min(max(mouth.y, bubble.y + 20), bubble.bottom - 50)
    draw_pointed(page, ((x, y), (x, y + 30)), (mouth.x, mouth.y))
    wide = page.balance_width(text, style, bubble.w - 2 * WIDE)
    page.put_text(bubble.inset((bubble.w - wide) / 2, AIR), text, style, INK, "center")
