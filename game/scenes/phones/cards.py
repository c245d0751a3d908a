"""The page of phones: how one comes, in three steps, and everybody at the table with a large card
before her, on which stands the code of her seat or what she plays with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame
import segno

from game.core import Seat
from game.devices.press import Device, is_phone
from game.picture.hints import device_picture
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GILT, INK, PLANK, SEAT_COLOURS, WHITE
from game.scenes.scenery import cupboard
from game.scenes.scenery.figures import DESK, arms
from game.scenes.scenery.planks import tile
from game.tables.faces import SHAPE

if TYPE_CHECKING:
    from game.picture.art import Art

LARGEST = 460  # the width of a code, with its white border
BORDER = 4  # modules round a code
GAP = 22.0  # between cards
RIM, PAD, LIES = 6.0, 12.0, 6.0  # the edge of a card, what is free in it, and under it
NAME, SIGN, SMALL = 54.0, 40.0, 30.0  # the height of a name on it, and of the sign before that
HEADS, LESS = 158.0, 118.0  # how high people are over their cards, and where steps are over them
NARROW = 0.62  # of an even width, a card without a code
LEAST, MOST = 252.0, 540.0  # the width of a card
ENOUGH = 330.0  # the width of a card at which its code is large enough
LETTERS = "small@1", "small@0.9", "small@0.8", "small@0.7", "small@0.6"  # of a code as text
CLOSE, STEP = 18.0, 156.0  # from step to step from above; how high one is at most
NAMES = "label", "label@0.85", "label@0.7", *LETTERS[1:], "small@0.52"
STEPS = "net", "scan", "hand"
PICTURED, COUNTED = 200 / 150, 54.0  # the shape of a step's picture; the disc with its number
SAID = "body", "body@0.9", "small", "small@0.9", "small@0.8"  # letters of steps
WHITES = 6.0  # of paper past a code's own border
SHOWN = 118.0  # a picture of what somebody plays with


class Sitting(NamedTuple):
    """Who sits on a seat: her face, her name, what she plays with and what is said of that; the
    code that a phone may come by; and of one that has come the way to put it out."""

    seat: Seat
    who: str
    name: str
    device: Device | None
    told: str
    picture: str
    code: str | None = None
    out: tuple[str, Callable[[], None]] | None = None


def widths(sitting: Sequence[Sitting], wide: float) -> tuple[float, float]:
    """How wide cards with a code are in a room, and all others."""
    n, codes = len(sitting), sum(one.code is not None for one in sitting)
    even = (wide - (n - 1) * GAP) / n
    if codes in (0, n):
        return min(even, MOST), min(even, MOST * NARROW)
    narrow = min(max(even * NARROW, LEAST), even)
    return min((n * even - (n - codes) * narrow) / codes, MOST), narrow


def steps(page: Page, box: Box, words: Sequence[str], *, across: bool) -> None:
    """What to do first, on planks with a number and a picture each: side by side, or from
    above."""
    n = len(words)
    w = (box.w - (n - 1) * GAP) / n if across else box.w
    h = box.h if across else min((box.h - (n - 1) * CLOSE) / n, STEP)
    top = box.y + (0 if across else (box.h - n * h - (n - 1) * CLOSE) / 2)
    side = h - 2 * PAD
    words_in = Box(0, 0, w - COUNTED - side * PICTURED - 5 * PAD, h - PAD)
    style = page.largest(words_in, words, SAID)
    for at, (name, told) in enumerate(zip(STEPS, words, strict=False)):
        x = box.x + at * (w + GAP) if across else box.x
        y = top if across else top + at * (h + CLOSE)
        plank = Box(x, y, w, h)
        tile(page, plank, PLANK)
        disc = Box(x + 1.5 * PAD, y + (h - COUNTED) / 2, COUNTED, COUNTED)
        for inner, colour in ((0, INK), (3, GILT)):
            page.image(page.art.disc(COUNTED - 2 * inner, colour, 255), disc.x + inner,
                       disc.y + inner)
        page.text(disc, str(at + 1), "count", INK, "center")
        drawn = Box(disc.right + PAD, y + PAD, side * PICTURED, side)
        page.picture(drawn, f"ui/phones/{name}")
        page.text(words_in._replace(x=drawn.right + PAD, y=y + PAD / 2), told, style, INK)


def cards(page: Page, room: Box, sitting: Sequence[Sitting], heads: float, focus: str) -> None:
    """Everybody side by side in the middle of a room, so high over her card, which stands on its
    foot."""
    coded, plain = widths(sitting, room.w)
    wide = [plain if one.code is None else coded for one in sitting]
    x = room.x + (room.w - sum(wide) - (len(wide) - 1) * GAP) / 2
    for one, w in zip(sitting, wide, strict=True):
        _card(page, Box(x, room.y + heads, w, room.h - heads - LIES), one, heads, focus)
        x += w + GAP


def _card(page: Page, box: Box, one: Sitting, heads: float, focus: str) -> None:
    art, tall = page.art, heads / DESK
    who = Box(box.center[0] - tall * SHAPE / 2, box.y - heads, tall * SHAPE, tall)
    if heads:
        page.cropped(who, one.who, who._replace(h=heads + 4))
    cupboard.put(page, "shadow", Box(box.x - 14, box.bottom - 30, box.w + 40, 50))
    page.image(art.plate(box.w, box.h, PLANK, 255, SEAT_COLOURS[one.seat], RIM), box.x, box.y)
    if heads:
        page.cropped(who, arms(one.who), who)
    inner = box.inset(RIM + PAD, RIM + PAD / 2)
    under = max(who.bottom - inner.y - PAD / 2, 0) if heads else 0.0
    head = inner._replace(y=inner.y + under, h=NAME)
    sign = SIGN if box.w > LEAST else SMALL
    page.picture(Box(head.x, head.center[1] - sign / 2, sign, sign), f"ui/seat_{one.seat}")
    name = head._replace(x=head.x + sign + PAD, w=head.w - sign - PAD)
    if one.code is not None and one.device and name.w > LEAST:
        side = SIGN + 4
        page.image(art.dark(one.picture, side), head.right - side, head.center[1] - side / 2)
        name = name._replace(w=name.w - side - PAD)
    style = page.largest(name, [one.name], NAMES)
    page.fitted(name, one.name, style, INK)
    body = inner._replace(y=head.bottom + 4, h=inner.bottom - head.bottom - 4)
    if one.code:
        _code(page, body, one.code)
    else:
        _plays(page, body, one, focus)


def _plays(page: Page, box: Box, one: Sitting, focus: str) -> None:
    """What somebody plays with, and the way to put a phone out."""
    if one.out:
        h = page.control("label")
        label, act = one.out
        page.button(f"out/{one.device}", Box(box.x, box.bottom - h, box.w, h), label, act,
                    focus=focus, picture="ui/leave" if box.w > LEAST else None,
                    style=page.even(Box(0, 0, box.w - 110, h), [label]))
        box = box._replace(h=box.h - h - PAD)
    style = page.largest(box._replace(h=box.h / 2), [one.told], ("body", *LETTERS))
    high = page.art.size(one.told, style, box.w)[1] + 2
    side = min(SHOWN, box.w * 0.7, max(box.h - high - PAD, 0))
    y = box.y + (box.h - side - PAD - high) / 2
    if side > NAME:
        page.image(page.art.dark(one.picture, side), box.center[0] - side / 2, y)
    page.fitted(Box(box.x, y + side + PAD, box.w, high), one.told, style, INK, "center")


def _code(page: Page, box: Box, code: str) -> None:
    """The code, as large as it fits, and the same as text."""
    art = page.art
    site, _, token = code.partition("#")
    lines = [site, f"#{token}"]
    style = page.largest(box, lines, LETTERS)
    high = art.line(style)
    side = min(box.w, box.h - len(lines) * high - PAD, LARGEST)
    y = box.y + (box.h - side - PAD / 2 - len(lines) * high) / 2
    x, white = box.center[0] - side / 2, side + 2 * WHITES
    page.image(art.plate(white, white, WHITE, 255, INK, 3, 10), x - WHITES, y - WHITES)
    page.image(drawn(art, code, side), x, y)
    text = Box(box.x, y + side + PAD / 2, box.w, high)
    for line in lines:
        page.text(text, line, style, INK, "center")
        text = text._replace(y=text.bottom)


def sits(device: Device | None, *, asleep: bool) -> str:
    """The picture of what somebody plays with; of a bot its own, and of a phone that sleeps."""
    if is_phone(device):
        return "ui/hourglass" if asleep else "ui/phone"
    return device_picture(device) if device else "ui/bot"


def drawn(art: Art, text: str, side: float) -> pygame.Surface:
    """A code for phones' cameras, black on white, as sharp as a whole number of pixels to each
    module makes it."""
    def make() -> pygame.Surface:
        rows = [list(row) for row in segno.make(text, error="m", micro=False).matrix]
        modules = len(rows) + 2 * BORDER
        size = art.pixels(side)
        pace = max(size // modules, 1)
        image = pygame.Surface((size, size))
        image.fill("white")
        first = (size - pace * len(rows)) // 2
        for y, row in enumerate(rows):
            for x, dark in enumerate(row):
                if dark:
                    image.fill("black", (first + x * pace, first + y * pace, pace, pace))
        return image
    return art.keep(("code", text, side), make)
