"""What the teacher says of a picture: she stands at its foot, or under it, and her bubble beside
her."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour
from game.tables.teacher import BODY, HIGH, lecturer, part, pointed

PAPER: Colour = (250, 238, 206)
SEEN = Box(18, 0, 300, 400)  # of her picture, while she raises a finger
WAIST = Box(190, 400, 0, 0)  # the middle of her coat in it, at its foot
MOUTH = 288.0, 222.0  # where the tail of her bubble ends, in that picture
BROAD = 30.0  # the tail where it leaves the bubble
AIR, GAP = 14.0, 14.0  # over and under her words, and under the picture
WIDE = 24.0  # beside her words
CORNER, EDGE = 20.0, 3.0
APART, OVER, UNDER = 22.0, 4.0, 26.0  # of her bubble then, from her; what is over and under it
BOOKS, SINKS, LIES = (204.0, 66.0), 20.0, 8.0  # a pile; how far it hides her; how low it lies


def over(page: Page, box: Box, texts: Sequence[str], *, tall: float, style: str) -> Box:
    """The room over her bubble, which is as high as the longest of some texts needs; what stands
    there she hides down to her shoulders."""
    return box._replace(h=box.h - _high(page, box, texts, tall, style) - GAP)


def clear(box: Box, tall: float) -> Box:
    """The room over her, where nothing of that is to be hidden."""
    return box._replace(h=box.h - tall + AIR - GAP)


def comment(
    page: Page, box: Box, text: str, texts: Sequence[str], *, tall: float, style: str,
    apart: bool = False, feels: str = "",
) -> None:
    """Let her, who is so tall, say one of some texts on what a box ends at; where she stands
    `apart` from what is over her, behind books, her bubble ends where the box does and is as high
    as there is room. She may look `feels`."""
    bubble = _beside(box, tall)
    high = tall - (BOOKS[1] + AIR - LIES - SINKS) * apart
    k = high / HIGH
    x = box.x + (tall / HIGH * SEEN.w - k * SEEN.w) / 2 - k * SEEN.x - (0 if apart else AIR)
    her = Box(x, box.bottom - tall + AIR, k * BODY.w, high)
    lecturer(page, her, feels)
    if apart:
        wide, pile = BOOKS
        page.image(page.art.picture("ui/teacher/books", wide, pile),
                   part(her, WAIST, turned=False).x - wide / 2, her.bottom - SINKS)
    high = _high(page, box, texts, tall, style)
    style = _style(page, bubble, texts, tall, style)
    wide = page.balanced(text, style, bubble.w - 2 * WIDE)
    foot = 0.0
    if apart:
        bubble = bubble._replace(x=bubble.x + APART, w=bubble.w - APART)
        high, foot = tall - AIR - OVER - UNDER, UNDER
    bubble = bubble._replace(y=box.bottom - high - foot, h=high)
    page.image(page.art.plate(bubble.w, bubble.h, PAPER, 255, INK, EDGE, CORNER), bubble.x,
               bubble.y)
    tip = part(her, Box(*MOUTH, 0, 0), turned=False)
    y = min(max(tip.y, bubble.y + CORNER), bubble.bottom - CORNER - BROAD)
    pointed(page, ((bubble.x + EDGE, y), (bubble.x + EDGE, y + BROAD)), (tip.x, tip.y), PAPER)
    page.text(bubble.inset((bubble.w - wide) / 2, AIR), text, style, INK, "center")


def _beside(box: Box, tall: float) -> Box:
    """Where her bubble is, at her right, in the whole height of a box."""
    x = box.x + tall / HIGH * SEEN.w
    return box._replace(x=x, w=box.right - x)


def _style(page: Page, bubble: Box, texts: Sequence[str], tall: float, style: str) -> str:
    room = Box(0, 0, bubble.w - 2 * WIDE, tall - 4 * AIR)
    return page.largest(room, texts, page.styles(style))


def _high(page: Page, box: Box, texts: Sequence[str], tall: float, style: str) -> float:
    """How high her bubble has to be for any of some texts."""
    bubble, some = _beside(box, tall), tuple(texts)
    style = _style(page, bubble, some, tall, style)
    return max(page.art.size(text, style, bubble.w - 2 * WIDE)[1] for text in some) + 3 * AIR
