"""What the teacher says of a drawing, in the rules or beside the settings: her bubble is at its
foot, and she stands beside that."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour
from game.tables.teacher import BODY, HIGH, lecturer, part, pointed

PAPER: Colour = (250, 238, 206)
TALL = 178.0  # how high she stands
SEEN = Box(18, 0, 300, 400)  # of her picture, while she raises a finger
MOUTH = 288.0, 222.0  # where the tail of her bubble ends, in that picture
BROAD = 30.0  # the tail where it leaves the bubble
AIR, GAP = 14.0, 14.0  # round her words, and under the drawing
WIDE = 24.0  # beside her words, where they stand under others
CORNER, EDGE = 20.0, 3.0
MOST = 0.3  # of a box, for what she says
LARGE = 1.5  # text size from which there is no room for her


def has_room(page: Page) -> bool:
    """Whether she can stand on a leaf at this text size."""
    return page.art.text_scale < LARGE


def comment(
    page: Page, box: Box, text: str, *, tall: float = TALL, style: str = "small",
) -> Box:
    """Let her, who is so tall, say something at the foot of a box. Returns the room over her."""
    k = tall / HIGH
    her = Box(box.x - k * SEEN.x - AIR, box.bottom - tall + AIR, k * BODY.w, tall)
    x = her.x + k * SEEN.right + AIR
    lecturer(page, her)
    bubble = _bubble(page, box._replace(x=x, w=box.right - x), her, text, style, AIR, centred=tall)
    return box._replace(h=box.h - max(tall, bubble.h) - GAP)


def signed(
    page: Page, box: Box, text: str, *, tall: float, style: str,
) -> Box:
    """The same on a sign that stands beside her on what the box ends at."""
    k = tall / HIGH
    her = Box(box.x - k * SEEN.x - AIR, box.bottom - tall + AIR, k * BODY.w, tall)
    x = her.x + k * SEEN.right + AIR
    lecturer(page, her)
    sign = box._replace(x=x, w=box.right - x)
    room = Box(0, 0, sign.w - 2 * WIDE, tall - 4 * AIR)
    style = page.largest(room, (text,), page.styles(style))
    h = high(page, sign.w, text, style) + AIR
    sign = sign._replace(y=sign.bottom - h, h=h)
    page.image(page.art.plate(sign.w, sign.h, PAPER, 255, INK, EDGE, CORNER), sign.x, sign.y)
    tip = part(her, Box(*MOUTH, 0, 0), turned=False)
    y = min(max(tip.y, sign.y + CORNER), sign.bottom - CORNER - BROAD)
    pointed(page, ((sign.x + EDGE, y), (sign.x + EDGE, y + BROAD)), (tip.x, tip.y), PAPER)
    page.text(sign.inset(WIDE, AIR), text, style, INK, "center")
    return box._replace(h=box.h - max(tall, h) - GAP)


def aside(page: Page, box: Box, her: Box, text: str, style: str) -> None:
    """What she says who stands to the left of a box, at its foot."""
    _bubble(page, box, her, text, style, WIDE)


def high(page: Page, wide: float, text: str, style: str, air: float = WIDE) -> float:
    """How high a bubble with these words is."""
    return page.art.size(text, style, wide - 2 * air)[1] + 2 * AIR


def _bubble(
    page: Page, box: Box, her: Box, text: str, style: str, air: float, *, centred: float = 0,
) -> Box:
    """A bubble at the foot of a box, or in the middle of so much of it, and its tail to her
    mouth."""
    room = Box(0, 0, box.w - 2 * air, box.h * MOST - 2 * AIR)
    style = page.largest(room, (text,), page.styles(style))
    tall = high(page, box.w, text, style, air)
    bubble = Box(box.x, box.bottom - tall - max((centred - tall) / 2, 0), box.w, tall)
    page.image(page.art.plate(bubble.w, bubble.h, PAPER, 255, INK, EDGE, CORNER), bubble.x,
               bubble.y)
    tip = part(her, Box(*MOUTH, 0, 0), turned=False)
    y = min(max(tip.y, bubble.y + CORNER), bubble.bottom - CORNER - BROAD)
    pointed(page, ((bubble.x + EDGE, y), (bubble.x + EDGE, y + BROAD)), (tip.x, tip.y), PAPER)
    page.text(bubble.inset(air, AIR), text, style, INK)
    return bubble
