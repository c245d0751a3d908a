"""What a name is written with: wooden letters in a rack, keys, and broad keys that say what is
pressed for them."""

from __future__ import annotations

from collections.abc import Sequence

from game.devices.press import Action, Device
from game.picture.art import Art
from game.picture.hints import Host, draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import BIRCH, GILT, GOLD, INK, OAK, Colour
from game.scenes.cloths import felt
from game.scenes.letters import rune
from game.scenes.planks import carved, tile

GAP = 12  # from a picture to its word; round the letters in a rack
KEYED_WIDE = 0.8  # of a key's width a letter has at most
CARVED, RUNE = 1.6, 1.6  # how large a letter and its rune are carved in a slot of this height
SLOTTED = 154
SQUARE = 1.04  # the width of a slot at most, in heights of the plank
MIDDLES = 0.33, 0.76  # where their middles are in it
BROAD = "label@0.9", "label@0.8", "label@0.7"  # letters of the word on it, to try
PRESSED = "small@1"  # letters of what is pressed for it
SLOT: Colour = (16, 24, 46)  # where a letter will stand
WINTER: Colour = (40, 70, 118)  # the felt on which all lies
EDGED, ROUNDED = 9, 16  # the wood round a felt, and its corners
RING = 5  # of light round the key in the focus
CURSOR, CARET = 7, 0.56  # how thick the line is that marks the next slot, and its height
BLINKS, SEEN = 1.1, 0.62  # seconds from one of its blinks to the next; how much of that it is seen
DEEP = 7  # how thick a key is
SIGN = 0.56  # of a broad key's height, for its picture


def tray(page: Page, box: Box, light: float = 1.0) -> None:
    """A felt in so much light, in a frame of quiet wood."""
    page.image(page.art.plate(box.w, box.h, OAK, 255, INK, 3, ROUNDED), box.x, box.y)
    inner = box.inset(EDGED)
    felt(page, inner, WINTER, light)
    page.image(page.art.plate(inner.w, inner.h, INK, 0, INK, 3, 4), inner.x, inner.y)


def rack(page: Page, box: Box, letters: Sequence[str], most: int, *, fresh: bool) -> Box | None:
    """The name so far: wooden letters with a place for each of the most that there may be. One that
    is not `fresh` goes with the first letter. Returns where the next letter will stand, if that is
    behind the others."""
    tray(page, box)
    inner, following = box.inset(14), None
    page.claim(repr("".join(letters)), inner.inset(6))
    wide = min((inner.w - 2 * GAP) / most, inner.h * SQUARE)
    left = inner.center[0] - wide * most / 2
    for n in range(most):
        at = Box(left + n * wide + 3, inner.y + 8, wide - 6, inner.h - 16)
        if n < len(letters):
            tile(page, at, BIRCH if fresh else GILT, n + 1)
            _carve(page, at, letters[n])
            continue
        page.plate(at, SLOT, 255, INK)
        if n == len(letters) and fresh:
            following = at
    return following


def caret(screen: Screen, art: Art, at: Box, now: float, *, still: bool) -> None:
    """Where the next letter will stand: a line of light that comes and goes, unless all is to stand
    still."""
    if at.w > 6 * CURSOR and (still or now % BLINKS < SEEN * BLINKS):
        high = at.h * CARET
        screen.put(art.plate(CURSOR, high, GOLD, 255, None, 2, CURSOR / 2),
                   at.x + at.w * 0.26, at.center[1] - high / 2)


def _carve(page: Page, at: Box, letter: str) -> None:
    """A letter, and below it its rune."""
    grown, capital = at.h / SLOTTED, letter.upper()
    large = CARVED * grown
    wide = page.art.size(capital, f"heading@{large:.2f}")[0]
    large *= min(1.0, KEYED_WIDE * at.w / wide)
    for text, style, middle in (
            (capital, f"heading@{large:.2f}", MIDDLES[0]),
            (rune(letter), f"rune@{RUNE * grown:.2f}", MIDDLES[1])):
        cut(page, text, style, (at.center[0], at.y + at.h * middle))


def cut(page: Page, text: str, style: str, middle: tuple[float, float]) -> None:
    """What is cut into wood, about a place."""
    image = carved(page.art, text, style)
    wide, high = image.get_width() / page.art.scale, image.get_height() / page.art.scale
    page.image(image, middle[0] - wide / 2, middle[1] - high / 2)


def cap(page: Page, box: Box, ground: Colour, *, lit: bool, grain: int = 0) -> None:
    """A key of wood: one in the focus is raised, gilded and in a ring of light."""
    page.image(page.art.plate(box.w, box.h, INK, 255, None), box.x, box.y + DEEP)
    top = box._replace(y=box.y - DEEP * lit)
    tile(page, top, GILT if lit else ground, grain)
    if lit:
        ring = top.inset(-RING)
        page.image(page.art.ring(ring.w, ring.h, GOLD, RING), ring.x, ring.y)


def faced(page: Page, host: Host, box: Box, label: str, picture: str, device: Device,
          action: Action | None, ink: Colour) -> None:
    """A word in the middle of a broad key or button, after what is pressed for it on a device, or
    after its picture if that is nothing."""
    art = page.art
    glyph = width_of_glyph(art, host, device, action, PRESSED) if action else 0.0
    wide = min(glyph, 0.5 * box.w) if glyph else min(SIGN * box.h, 0.2 * box.w)
    room = box.inset(12, 0)._replace(w=box.w - 24 - wide - GAP)
    style = next((one for one in (*BROAD, *page.styles("small"))
                  if art.size(label, one)[0] <= room.w), "small@1")
    said = min(art.size(label, style)[0] + 1, room.w)
    x = box.center[0] - (wide + GAP + said) / 2
    if glyph and action:
        high = min(glyph_side(art, PRESSED) + 6, box.h - 8)
        draw_glyph(page, host, Box(x, box.center[1] - high / 2, wide, high), device, action,
                   PRESSED)
    else:
        image = art.dark(picture, wide) if ink == INK else art.picture(picture, wide, wide)
        page.image(image, x, box.center[1] - wide / 2)
    page.fitted(room._replace(x=x + wide + GAP, w=said), label, style, ink)
