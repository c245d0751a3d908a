"""What the teacher says of a picture: she stands at its foot, or under it, and her bubble beside
her."""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, Colour
from game.scenes.scenery.cloths import felt
from game.tables.teacher import BODY, HIGH, lecturer, part, pointed

PAPER: Colour = (250, 238, 206)
SEEN = Box(18, 0, 300, 400)  # of her picture, while she raises a finger
WAIST = Box(190, 400, 0, 0)  # the middle of her coat in it, at its foot
MOUTH = 288.0, 222.0  # where the tail of her bubble ends, in that picture
BROAD = 30.0  # the tail where it leaves the bubble
AIR, GAP = 14.0, 14.0  # over and under her words, and under the picture
WIDE = 24.0  # beside her words
CORNER, EDGE = 20.0, 3.0
APART, OVER, UNDER = 12.0, 18.0, 26.0  # of her bubble, from her; over and under it at least
RAISED, LINES, TRIES = 20.0, 3, 16  # its middle over her mouth; its lines; widths to try
BRIGHT = 1.15  # of its light the felt behind her has
BOWED, BOW = "ui/drawers/valance", (96.0, 56.0)  # one bow of the velvet over her, about so large
DRAPED, DRAPE = "ui/drawers/drape", 80 / 240  # and the velvet at either side, and its shape
BOOKS, SINKS, LIES = (204.0, 66.0), 20.0, 8.0  # a pile; how far it hides her; how low it lies


def over(page: Page, box: Box, texts: Sequence[str], *, tall: float, style: str) -> Box:
    """The room over her bubble, which is as high as the longest of some texts needs; what stands
    there she hides down to her shoulders."""
    return box._replace(h=box.h - _high(page, box, texts, tall, style) - GAP)


def comment(
    page: Page, box: Box, text: str, texts: Sequence[str], *, tall: float, style: str,
) -> None:
    """Let her, who is so tall, say one of some texts on what a box ends at."""
    bubble, k = _beside(box, tall), tall / HIGH
    her = Box(box.x - k * SEEN.x - AIR, box.bottom - tall + AIR, k * BODY.w, tall)
    lecturer(page, her)
    high = _high(page, box, texts, tall, style)
    style = _style(page, bubble, texts, tall, style)
    wide = page.balanced(text, style, bubble.w - 2 * WIDE)
    _says(page, bubble._replace(y=box.bottom - high, h=high), her, text, style, wide)


def remark(
    page: Page, box: Box, text: str, texts: Sequence[str], *, tall: float, style: str,
    feels: str = "",
) -> None:
    """The same apart from what is over her, behind books: she and her bubble, which is as wide as
    the longest of the texts needs and as high as this one does, are in the middle of the box. She
    may look `feels`."""
    high = tall - (BOOKS[1] + AIR - LIES - SINKS)
    k = high / HIGH
    aside = max(k * SEEN.w, k * (WAIST.x - SEEN.x) + BOOKS[0] / 2) + APART  # she and her books
    before = aside + 2 * WIDE  # of the box, what is not for words
    style = page.largest(Box(0, 0, box.w - before, tall - 4 * AIR), texts, page.styles(style))
    most = _narrowest(page, texts, style, box.w - before)
    wide = max(page.art.size(one, style, most)[0] for one in texts)
    x = box.x + (box.w - before - wide) / 2
    her = Box(x - k * SEEN.x, box.bottom - tall + AIR, k * BODY.w, high)
    lecturer(page, her, feels)
    long, pile = BOOKS
    page.image(page.art.picture("ui/teacher/books", long, pile),
               part(her, WAIST, turned=False).x - long / 2, her.bottom - SINKS)
    h = page.art.size(text, style, wide + 1)[1] + 4 * AIR
    middle = part(her, Box(*MOUTH, 0, 0), turned=False).y - RAISED
    y = max(min(middle - h / 2, box.bottom - UNDER - h), her.y + OVER)
    _says(page, Box(x + aside, y, wide + 2 * WIDE, h), her, text, style,
          page.balanced(text, style, wide + 1))


def theatre(page: Page, box: Box, colour: Colour) -> None:
    """A little theatre in which she stands: felt of a colour in a light of her own, under bows of
    velvet and between drapes."""
    art = page.art
    felt(page, box, colour, BRIGHT)
    wide = box.w / max(round(box.w / BOW[0]), 1)
    aside = box.h * DRAPE
    page.image(art.picture(DRAPED, aside, box.h), box.x, box.y)
    page.image(art.flipped(DRAPED, aside, box.h), box.right - aside, box.y)
    for n in range(round(box.w / wide)):
        page.image(art.stretched(BOWED, wide + 1, BOW[1]), box.x + n * wide, box.y)


def _narrowest(page: Page, texts: Sequence[str], style: str, most: float) -> float:
    """The least width, at most so much, in which none of some texts has more than a few lines."""
    high = LINES * page.art.line(style) + 1
    return next((most * n / TRIES for n in range(TRIES // 2, TRIES) if all(
        page.art.size(text, style, most * n / TRIES)[1] <= high
        and not page.wider(text, style, most * n / TRIES) for text in texts)), most)


def _says(page: Page, bubble: Box, her: Box, text: str, style: str, wide: float) -> None:
    """Her bubble, with a text so wide in its middle and a tail to her mouth."""
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
