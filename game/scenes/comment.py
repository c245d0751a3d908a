"""What the teacher says of a drawing, on a leaf of the rules or beside the settings: she stands at
its foot, her bubble beside her, and the marks of the drawing are explained under that."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour
from game.tables.drawings import SEPIA
from game.tables.teacher import BODY, HIGH, lecturer, part, pointed

PAPER: Colour = (250, 238, 206)
TALL = 178.0  # how high she stands
SEEN = Box(18, 0, 300, 400)  # of her picture, while she raises a finger
MOUTH = 288.0, 222.0  # where the tail of her bubble ends, in that picture
BROAD = 30.0  # the tail where it leaves the bubble
AIR, GAP = 14.0, 14.0  # round her words, and under the drawing
CORNER, EDGE = 20.0, 3.0
MOST = 0.3  # of a leaf, for all of this
LARGE = 1.5  # text size from which there is no room for her


def has_room(page: Page) -> bool:
    """Whether she can stand on a leaf at this text size."""
    return page.art.text_scale < LARGE


def comment(
    page: Page, box: Box, text: str, under: float = 0, *, tall: float = TALL, style: str = "small",
) -> tuple[Box, Box]:
    """Let her, who is so tall, say something at the foot of a leaf. Returns the room over her, and
    the one under her bubble, which is so high."""
    k = tall / HIGH
    her = Box(box.x - k * SEEN.x - AIR, 0, k * BODY.w, tall)
    x = her.x + k * SEEN.right + AIR
    wide = box.right - x
    words = Box(0, 0, wide - 2 * AIR, box.h * MOST - under - 2 * AIR)
    style = page.largest(words, (text,), page.styles(style))
    high = page.art.size(text, style, words.w)[1] + 2 * AIR
    strip = max(tall, high + under)
    her = her._replace(y=box.bottom - tall + AIR)
    bubble = Box(x, box.bottom - under - high - max((tall - high - under) / 2, 0), wide, high)
    lecturer(page, her)
    page.image(page.art.plate(wide, high, PAPER, 255, INK, EDGE, CORNER), bubble.x, bubble.y)
    tip = part(her, Box(*MOUTH, 0, 0), turned=False)
    y = min(max(tip.y, bubble.y + CORNER), bubble.bottom - CORNER - BROAD)
    pointed(page, ((x + EDGE, y), (x + EDGE, y + BROAD)), (tip.x, tip.y), PAPER)
    page.text(bubble.inset(AIR), text, style, SEPIA)
    low = Box(x, bubble.bottom, wide, box.bottom - bubble.bottom)
    return box._replace(h=box.h - strip - GAP), low
