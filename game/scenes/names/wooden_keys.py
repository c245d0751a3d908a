"""What a name is written with: letters of bone in a rack and on keys, and wooden keys that
say what is pressed for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pygame

from game.devices.press import Action, Device
from game.picture.art import Art
from game.picture.hints import Host, draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import (
    EDGE,
    EDGE_LIT,
    GILT,
    GOLD,
    INK,
    OAK,
    PLANK,
    RADIUS,
    WHITE,
    WOOD,
    Colour,
)
from game.scenes.names.letters import rune
from game.scenes.scenery import cupboard
from game.scenes.scenery.cloths import felt, sunk
from game.scenes.scenery.planks import CARVING, EDGE_LIGHT, GLEAM, carved, nails, tile

GAP = 12  # from a picture to its word; round the letters in a rack
KEYED_WIDE, TAILED = 0.8, 0.88  # of a key's width a letter has at most, and one with a tail
TAILS = "Q"  # letters with a tail to the right
CARVED, RUNE = 1.75, 1.7  # how large a letter and its rune are carved in a slot of this height
TIGHT = 0.84  # of its height a line of them takes on a plate
SLOTTED = 154
SQUARE = 0.92  # the width of a slot at most, in heights of the plank
SHOWN = 5  # slots, until a name has more letters
LAMP = 1.05  # of its light the felt under a name
LAMPLIGHT: Colour = (255, 234, 166)  # on a name plate
SPREAD = 1.15, 2.6  # how far it reaches, in widths and heights of that
ENDS, FLAKE = 124, 0.4  # from the end of a plate to the name on it; of its height a flake there
NAMES = tuple(f"heading@{part / 10}" for part in range(32, 8, -2))  # letters on it, to try
RUNES, UNDER = "rune@2.1", 0.38  # their runes, and of its height these have
BETWEEN = 26.0  # and what is between them
MIDDLES = 0.33, 0.74  # where their middles are in it
BROAD = "label@0.9", "label@0.8", "label@0.7"  # letters of the word on it, to try
PRESSED = "small@1"  # letters of what is pressed for it
SLOT: Colour = (20, 33, 64)  # where a letter will stand
WINTER: Colour = (40, 70, 118)  # the felt on which all lies
EDGED, ROUNDED = 9, 16  # the wood round a felt, and its corners
RING = 5  # of light round the key in the focus
CURSOR, CARET = 7, 0.56  # how thick the line is that marks the next slot, and its height
BLINKS, SEEN = 1.1, 0.62  # seconds from one of its blinks to the next; how much of that it is seen
DEEP, FLAT = 9, (5, 7, 4, 8, 5, 6, 7)  # how thick a key is in the focus, and one of each tree
SHADED, SOFT = 7, 12  # of the soft shadow of a key: how far down it falls, and past its sides
TURNED = "label@1.25", "label@1.1", "label@0.95", "label@0.8"  # on the key that turns the board
DULL: Colour = (130, 106, 78)  # one of a letter for which there is no place
SIGN = 0.56  # of a broad key's height, for its picture
BONES: tuple[Colour, ...] = (  # of keys beside each other, a little unlike
    (251, 236, 202), (247, 229, 190), (253, 240, 212), (248, 232, 197), (250, 234, 194),
    (252, 238, 206), (246, 230, 195))
VOWELS = "AEIOUYÅÄÖÆØÉÁÜ"
INLAID, INLAY = 9.0, 3.5  # from the edge of a key to the line that is inlaid; how thick that is
VOWEL: Colour = (206, 146, 62)  # of brass on a letter in which a word sounds
OTHER: Colour = (222, 200, 156)  # and on another one only cut
CREAM: Colour = (255, 250, 232)  # its light
UNDER_BONE: Colour = (188, 158, 112)  # the lower edge of a key
PORES = 4  # hairlines in it
BROADS = {"drop": OAK, "keep": PLANK}  # the wood of some broad keys; others are of the palest


def tray(page: Page, box: Box, light: float = 1.0) -> None:
    """A felt in so much light, with a gilded hem."""
    felt(page, box, WINTER, light)
    page.image(page.art.plate(box.w, box.h, INK, 0, INK, 3, 4), box.x, box.y)
    hem = box.inset(3)
    page.image(page.art.plate(hem.w, hem.h, INK, 0, EDGE_LIT, 3, 4), hem.x, hem.y)


def rack(page: Page, box: Box, letters: Sequence[str], most: int, *, fresh: bool) -> Box | None:
    """The name so far: large letters of bone in the light, with a place for some more, up to the
    most that there may be. One that is not `fresh` goes with the first letter, and is a name plate
    until then. Returns where the next letter will stand, if that is behind the others."""
    inner, following = box.inset(14), None
    page.claim(repr("".join(letters)), inner.inset(6))
    if letters and not fresh:
        _name_plate(page, box, "".join(letters))
        return None
    tray(page, box, LAMP)
    shown = min(max(SHOWN, len(letters) + 1), most)
    wide = min((inner.w - 2 * GAP) / shown, inner.h * SQUARE)
    left = inner.center[0] - wide * shown / 2
    for n in range(shown):
        at = Box(left + n * wide + 4, inner.y + 4, wide - 8, inner.h - 8)
        if n < len(letters):
            bone(page, at, letters[n].upper(), lit=False)
            _carve(page, at, letters[n])
            continue
        page.plate(at, SLOT, 255, EDGE)
        if not page.art.contrast:
            sunk(page, at.inset(2), RADIUS)
        if n == len(letters):
            following = at
    return following


def _name_plate(page: Page, box: Box, name: str) -> None:
    """A whole name, carved in one plank over its runes."""
    art = page.art
    signs = [*map(rune, name)]
    room = box.w - 2 * ENDS
    style = next((one for one in NAMES if art.size(name, one)[0] <= room
                  and TIGHT * art.line(one) <= box.h * (1 - UNDER)), NAMES[-1])
    page.image(art.plate(box.w, box.h, OAK, 255, INK, 3, ROUNDED), box.x, box.y)
    plate, side = box.inset(EDGED), FLAKE * box.h
    tile(page, plate, PLANK)
    _lamplight(page, plate.inset(EDGED / 2))
    nails(page, plate)
    for x in (plate.x + ENDS / 2 + side / 2, plate.right - ENDS / 2 - side / 2):
        for down, tone in ((EDGE_LIGHT, GLEAM), (0.0, CARVING)):
            page.image(art.shadow("ui/snowflake", side, side, tone), x - side / 2,
                       box.center[1] - side / 2 + down)
    cut(page, name, style, (box.center[0], box.y + box.h * (1 - UNDER) / 2 + 6))
    pace = max((art.size(sign, RUNES)[0] for sign in signs), default=0.0) + BETWEEN
    for n, sign in enumerate(signs):
        cut(page, sign, RUNES, (box.center[0] + (n - (len(signs) - 1) / 2) * pace,
                                box.bottom - box.h * UNDER / 2 - 6))


def _lamplight(page: Page, box: Box) -> None:
    """The warm light of one lamp on a plate, brightest in its middle."""
    art = page.art
    size = art.pixels(box.w), art.pixels(box.h)

    def shine() -> pygame.Surface:
        whole = cupboard.part(art, "light", box.w * SPREAD[0], box.h * SPREAD[1]).copy()
        whole.fill((*LAMPLIGHT, 0), special_flags=pygame.BLEND_RGBA_MAX)
        at = pygame.Rect((0, 0), size)
        at.center = whole.get_rect().center
        image = whole.subsurface(at).copy()
        image.blit(image.copy(), (0, 0))
        return image
    page.image(art.keep(("lamplight", size), shine), box.x, box.y)


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
    large *= min(1.0, room_of(capital) * at.w / wide)
    for text, style, middle in (
            (capital, f"heading@{large:.2f}", MIDDLES[0]),
            (rune(letter), f"rune@{RUNE * grown:.2f}", MIDDLES[1])):
        cut(page, text, style, (at.center[0], at.y + at.h * middle))


def room_of(letter: str) -> float:
    """How much of a key's width a letter has at most."""
    return TAILED if letter in TAILS else KEYED_WIDE


def cut(page: Page, text: str, style: str, middle: tuple[float, float]) -> None:
    """What is cut into wood, about a place."""
    image = carved(page.art, text, style)
    wide, high = image.get_width() / page.art.scale, image.get_height() / page.art.scale
    page.image(image, middle[0] - wide / 2, middle[1] - high / 2)


def bone(page: Page, box: Box, letter: str, *, lit: bool, dull: Colour | None = None) -> None:
    """A key of bone for a letter, each a little unlike, with a line round its face, of brass on
    vowels: one in the focus is raised, gilded and in a ring of light; a `dull` one has that
    colour."""
    art, which = page.art, ord(letter)
    ground = GILT if lit else dull or BONES[which % len(BONES)]
    down = FLAT[which * 5 % len(FLAT)]
    top = _under(page, box, UNDER_BONE, down, lit=lit)
    page.image(art.plate(box.w, box.h, ground, 255, WOOD), top.x, top.y)
    if not art.contrast:
        page.image(_worn(art, box, which), top.x, top.y)
        face, line = top.inset(INLAID), VOWEL if letter in VOWELS else OTHER
        page.image(art.plate(face.w, face.h, line, 0, line, INLAY, INLAID), face.x, face.y)


def cap(page: Page, box: Box, ground: Colour, *, lit: bool) -> None:
    """A key of wood in its soft shadow: one in the focus is raised, gilded and in a ring of
    light."""
    tile(page, _under(page, box, EDGE, FLAT[0], lit=lit), GILT if lit else ground)


def _under(page: Page, box: Box, edge: Colour, down: float, *, lit: bool) -> Box:
    """What is seen under the face of a key: its shadow, its lower edge, and its light if it has the
    focus. Returns where the face is."""
    art = page.art
    cupboard.put(page, "shadow", Box(box.x - SOFT, box.y + SHADED, box.w + 2 * SOFT,
                                     box.h + SOFT))
    if not lit:
        page.image(art.plate(box.w, box.h + down, edge, 255, INK), box.x, box.y)
        return box
    page.image(art.plate(box.w, box.h, INK, 255, None), box.x, box.y)
    top = box._replace(y=box.y - DEEP)
    ring = top.inset(-RING)
    page.image(art.ring(ring.w, ring.h, GOLD, RING), ring.x, ring.y)
    return top


def _worn(art: Art, box: Box, which: int) -> pygame.Surface:
    """What bone has on its face: light at its head, a soft shade towards its foot and a few
    hairlines, of each key others."""
    size = art.pixels(box.w), art.pixels(box.h)

    def paint() -> pygame.Surface:
        column, chance = pygame.Surface((1, 5), pygame.SRCALPHA), Random(which)
        for y, tone in enumerate(((*CREAM, 150), (*CREAM, 60), (*CREAM, 0),
                                  (*UNDER_BONE, 26), (*UNDER_BONE, 96))):
            column.set_at((0, y), tone)
        image = pygame.transform.smoothscale(column, size)
        for _ in range(PORES):
            high, slope = chance.uniform(0.1, 0.9) * size[1], chance.uniform(-0.1, 0.1) * size[1]
            begin, end = sorted(chance.uniform(0.05, 0.95) * size[0] for _ in range(2))
            pygame.draw.aaline(image, (*UNDER_BONE, 90), (begin, high), (end, high + slope))
        image.blit(art.plate(box.w, box.h, WHITE, 255, None), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
        return image
    return art.keep(("worn", which, size), paint)


def draw_key(page: Page, box: Box, letter: str, lit: bool, full: bool) -> None:
    """Draw the key of a letter; where the name is `full`, all keys are dull."""
    bone(page, box, letter, lit=lit, dull=DULL if full else None)
    size = next((one for one in (1.6, 1.4, 1.2) if page.art.line(f"heading@{one}") <= box.h - 8), 1)
    wide = page.art.size(letter, f"heading@{size}")[0]
    size *= min(1.0, room_of(letter) * box.w / wide)
    cut(page, letter, f"heading@{size:.2f}", (box.center[0], box.center[1] - DEEP * lit))


def draw_turn(page: Page, box: Box, label: str, lit: bool) -> None:
    """Draw the key that opens the other board."""
    cap(page, box, OAK, lit=lit)
    room, sign = box.inset(8, 4)._replace(y=box.y + 4 - DEEP * lit), 0.34 * box.h
    style = page.largest(room, [label], TURNED)
    page.text(room._replace(h=room.h - sign), label, style, INK, "center", leaf=False)
    page.image(page.art.dark("ui/play", sign), box.center[0] - sign / 2, room.bottom - sign - 2)


def draw_broad(page: Page, box: Box, name: str, label: str, picture: str, lit: bool, host: Host,
               device: Device, action: Action | None, _glyph: object) -> None:
    """Draw a broad key: what keeps the name in the warmest wood, the way out in the darkest. Its
    word stands after what is pressed for it on a device, or after its picture."""
    tile(page, box, GILT if lit else BROADS.get(name, PLANK))
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
                   PRESSED, leaf=False)
    else:
        page.image(art.dark(picture, wide), x, box.center[1] - wide / 2)
    page.fitted(room._replace(x=x + wide + GAP, w=said), label, style, INK, leaf=False)
