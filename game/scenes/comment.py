"""What the teacher says beside the settings: she stands at the foot of a picture, and her bubble
beside her."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour
from game.tables.teacher import BODY, HIGH, lecturer, part, pointed

PAPER: Colour = (250, 238, 206)
SEEN = Box(18, 0, 300, 400)  # of her picture, while she raises a finger
MOUTH = 288.0, 222.0  # where the tail of her bubble ends, in that picture
BROAD = 30.0  # the tail where it leaves the bubble
AIR, GAP = 14.0, 14.0  # over and under her words, and under the picture
WIDE = 24.0  # beside her words
CORNER, EDGE = 20.0, 3.0


def comment(
    page: Page, box: Box, text: str, *, tall: float, style: str,
) -> Box:
    """Let her, who is so tall, say something on what a box ends at. Returns the room over her."""
    k = tall / HIGH
    her = Box(box.x - k * SEEN.x - AIR, box.bottom - tall + AIR, k * BODY.w, tall)
    x = her.x + k * SEEN.right + AIR
    lecturer(page, her)
    bubble = box._replace(x=x, w=box.right - x)
    room = Box(0, 0, bubble.w - 2 * WIDE, tall - 4 * AIR)
    style = page.largest(room, (text,), page.styles(style))
    h = page.art.size(text, style, bubble.w - 2 * WIDE)[1] + 3 * AIR
    bubble = bubble._replace(y=bubble.bottom - h, h=h)
    page.image(page.art.plate(bubble.w, bubble.h, PAPER, 255, INK, EDGE, CORNER), bubble.x,
               bubble.y)
    tip = part(her, Box(*MOUTH, 0, 0), turned=False)
    y = min(max(tip.y, bubble.y + CORNER), bubble.bottom - CORNER - BROAD)
    pointed(page, ((bubble.x + EDGE, y), (bubble.x + EDGE, y + BROAD)), (tip.x, tip.y), PAPER)
    page.text(bubble.inset(WIDE, AIR), text, style, INK, "center")
    return box._replace(h=box.h - max(tall, h) - GAP)
