"""What the settings show beside their rows: each has a picture of exactly what it changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame

from game.devices.press import Action, Device
from game.picture.hints import draw_glyph, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.sprites import UNSEEN
from game.picture.theme import (
    EDGE,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    OAK,
    PARCHMENT,
    PLANK,
    WOOD,
    Colour,
)
from game.scenes.scenery import box_art
from game.scenes.scenery.figures import SILL, lean
from game.scenes.settings import preview_pairs, preview_sounds
from game.scenes.settings.preview_pairs import TICK, choosable
from game.settings import TEXT_SIZES
from game.shelf import games
from game.tables.faces import face
from game.tables.style import table_style
from game.tables.teacher import pointed
from game.words import LANGUAGES, words_of

if TYPE_CHECKING:
    from game.house import House

GAP, PAD = 28.0, 24.0  # between planks, and inside one
SPOKEN = 0.37  # of the height of all, for what is said
SCREEN = 16 / 9  # the shape of a screen
NAMED = 0.44  # of its height, for its name
HEADS = "heading@0.9", "heading@0.8", "heading@0.7", "label@0.8"  # letters of that to try
STAND, FOOT = 60.0, 26.0  # under a screen: how high it stands, and the board on which it does
BAR, WINDOW = 34.0, 0.7  # the top of a window; how wide one is, of the screen
DESK: Colour = (74, 86, 104)  # behind a window
HELD = 250.0  # how wide a card is that is played
KNOWN = 200.0  # and one that was seen
FANNED = 3
CAP = 0.19  # how wide a key is, of the height of all


def _language(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """At one window somebody for each language, who bids welcome in it; that of the house is gilded
    and ticked."""
    n = len(LANGUAGES)
    wide = (box.w - GAP * (n - 1)) / n
    words = Box(0, 0, wide - 2 * PAD, box.h * SPOKEN - PAD)
    low = words._replace(h=words.h * (1 - NAMED))
    says = {code: words_of(code) for code in LANGUAGES}
    style = page.largest(low, [say("sample-welcome") for say in says.values()],
                         ["asked", "body", "small"])
    for k, (code, called) in enumerate(LANGUAGES.items()):
        lit = code == house.settings.language
        bubble = Box(box.x + k * (wide + GAP), box.y, wide, box.h * SPOKEN)
        paper = choosable(page, bubble, lit=lit)
        x, foot = bubble.center[0], bubble.bottom
        pointed(page, ((x - PAD, foot - 3), (x + PAD, foot - 3)), (x, foot + PAD), paper)
        inner = bubble.inset(PAD, PAD / 2)
        name = inner._replace(h=inner.h * NAMED)
        page.fitted(name, called, page.largest(name, [called], HEADS), INK)
        say = says[code]
        page.fitted(inner._replace(y=name.bottom, h=inner.h - name.h), say("sample-welcome"), style,
                    INK)
    up = box.h * (1 - SPOKEN - SILL) - PAD - 4
    lean(page, box, [(face(k), up) for k in range(n)])


def _text(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """The same words in every size."""
    styles = [f"body@{size:g}" for size in TEXT_SIZES]
    highs = [page.art.line(style) + PAD for style in styles]
    gap = min((box.h - sum(highs)) / len(highs), GAP)
    y, chosen = box.center[1] - (sum(highs) + gap * (len(highs) - 1)) / 2, house.settings.text
    for size, style, high in zip(TEXT_SIZES, styles, highs, strict=True):
        at = Box(box.x, y, box.w, high)
        _plank(page, at, lit=size == chosen)
        page.fitted(at.inset(PAD, 2), house.words("sample-turn"), style, INK, "center",
                    leaf=False)
        y += high + gap


def _keys(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """A pad, and keys of a keyboard as those that steer lie on it."""
    side = min(box.w, box.h) * 0.74
    page.image(page.art.picture("ui/drawers/keys", side, side), box.center[0] - side / 2,
               box.y - side * 0.1)
    cap, gap = CAP * box.h, 10.0
    left, top = box.center[0] - 1.5 * cap - gap, box.bottom - 2 * cap - gap
    for x, y, turn in ((1, 0, 90), (0, 1, 180), (1, 1, 270), (2, 1, 0)):
        at = Box(left + x * (cap + gap), top + y * (cap + gap), cap, cap)
        page.image(page.art.plate(cap, cap, INK, 255, None, 0, 14), at.x, at.y + 8)
        page.image(page.art.plate(cap, cap, PARCHMENT, 255, INK, 3, 14), at.x, at.y)
        arrow = turned(page, "ui/play", cap * 0.5, turn, dark=True)
        page.image(arrow, at.center[0] - arrow.get_width() / page.art.scale / 2,
                   at.center[1] - arrow.get_height() / page.art.scale / 2)


def turned(page: Page, name: str, side: float, turn: int, *, dark: bool = False,
           ) -> pygame.Surface:
    """A picture, or its `dark` kind, turned so many degrees to the left."""
    art = page.art
    return art.keep(("turned", name, turn, dark, art.pixels(side)), lambda: pygame.transform.rotate(
        art.dark(name, side) if dark else art.picture(name, side, side), turn))


def _screen(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """A screen on the mantel, and the house on all of it or in a window."""
    wide = min(box.w, (box.h - STAND - FOOT) * SCREEN)
    at = Box(box.center[0] - wide / 2, box.center[1] - (wide / SCREEN + STAND + FOOT) / 2, wide,
             wide / SCREEN)
    art = page.art
    page.image(art.plate(wide * 0.24, STAND + 8, NIGHT, 255, INK, 3, 6), at.center[0] - wide * 0.12,
               at.bottom - 4)
    page.image(art.plate(box.w, FOOT, OAK, 255, INK, 3, 8), box.x, at.bottom + STAND)
    page.image(art.plate(at.w, at.h, NIGHT, 255, EDGE, 5), at.x, at.y)
    seen = at.inset(18)
    if not house.screen.fullscreen:
        page.image(art.plate(seen.w, seen.h, DESK, 255, None, 0, 6), seen.x, seen.y)
        w = seen.w * WINDOW
        seen = Box(seen.center[0] - w / 2, seen.center[1] - (w / SCREEN + BAR) / 2, w,
                   w / SCREEN + BAR)
        page.image(art.plate(seen.w, seen.h, IVORY, 255, INK, 3, 8), seen.x, seen.y)
        for n in range(FANNED):
            page.image(art.disc(14, EDGE, 255), seen.right - 26 - 24 * n, seen.y + 10)
        seen = Box(seen.x, seen.y + BAR, seen.w, seen.h - BAR)
    page.image(art.plate(seen.w, seen.h, WOOD, 255, INK, 3, 6), seen.x, seen.y)
    shown = games()[:FANNED]
    w = seen.w / (len(shown) + 1)
    for n, game in enumerate(shown):
        high = w * 0.84 / box_art.SHAPE
        x = seen.x + (n + 1) * w
        page.image(art.picture(box_art.picture(game), w * 0.84, high), x - w * 0.42,
                   seen.center[1] - high / 2)


def _remind(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """Cards that lie face down, of which the table remembers one for whoever has seen it."""
    back, seen = _cards()
    wide = min(KNOWN, (box.w - 2 * GAP) / FANNED - GAP)
    high, left = wide * 1.4, box.center[0] - (FANNED * (wide + GAP) - GAP) / 2
    y = box.center[1] - high / 2
    for n in range(FANNED):
        at = Box(left + n * (wide + GAP), y, wide, high)
        page.image(page.art.picture(back, wide, high), at.x, at.y)
        if n == 1 and house.settings.remind:
            ring = at.inset(-8)
            page.image(page.art.ring(ring.w, ring.h, GOLD, 6), ring.x, ring.y)
            small = wide * 0.7
            page.image(page.art.picture(seen, small, small * 1.4),
                       at.center[0] - small / 2, at.y - small * 0.7)
    told = house.words("sample-seen" if house.settings.remind else "sample-forgotten")
    _said(page, Box(box.x, y + high + GAP, box.w, box.bottom - y - high - GAP), told)


def _forced(page: Page, house: House, box: Box, device: Device) -> None:
    """The only card that may be played: it goes by itself, or waits for a press."""
    wide = min(HELD, box.w * 0.4)
    at = Box(box.center[0] - wide / 2, box.center[1] - wide * 0.9, wide, wide * 1.4)
    for grow, alpha in ((34, 40), (18, 70)):
        glow = at.inset(-grow)
        page.image(page.art.plate(glow.w, glow.h, GOLD, alpha, None, 2, 30), glow.x, glow.y)
    page.image(page.art.picture(_cards()[1], at.w, at.h), at.x, at.y)
    forced = house.settings.forced
    room = Box(box.x, at.bottom + GAP, box.w, box.bottom - at.bottom - GAP)
    if not forced and (key := width_of_glyph(page.art, house, device, Action.CONFIRM, "body")):
        draw_glyph(page, house, Box(at.right + GAP, at.center[1] - 30, key, 60), device,
                   Action.CONFIRM, "body")
    elif forced:
        page.image(page.art.picture("ui/drawers/arrow", 90, 90), at.right + GAP, at.center[1] - 45)
    _said(page, room, house.words("sample-forced" if forced else "sample-waits"))


def _closing(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """An open hand, with its backs behind it where it closes by itself."""
    back, face = _cards()
    wide = min(HELD, box.w * 0.4)
    at = Box(box.center[0] - wide / 2, box.center[1] - wide * 0.9, wide, wide * 1.4)
    closing = house.settings.closing
    if closing:
        page.image(page.art.picture(back, wide, at.h), at.x + wide * 0.5, at.y)
    page.image(page.art.picture(face, wide, at.h), at.x - (wide * 0.3 if closing else 0), at.y)
    room = Box(box.x, at.bottom + GAP, box.w, box.bottom - at.bottom - GAP)
    _said(page, room, house.words(f"sample-closing-{closing}"))


def closed() -> str:
    """A card that lies face down."""
    return _cards()[0]


def _cards() -> tuple[str, str]:
    """The pictures of a card that lies face down, and of one that does not, of a game on the
    shelf."""
    game = [game for game in games() if table_style(game).suits][-1]
    style = table_style(game)
    return style.looks[UNSEEN].picture, f"pieces/{game}/{style.suits[-1]}"


def _plank(page: Page, box: Box, *, lit: bool) -> None:
    """A plank; the chosen one is lighter and ticked."""
    page.image(page.art.plate(box.w, box.h, PLANK if lit else OAK, 255, WOOD, 3), box.x, box.y)
    if lit:
        side = min(TICK, box.h * 0.6)
        page.image(page.art.dark("ui/check", side), box.right - side - 14, box.y + 12
                   if box.h > 2 * TICK else box.center[1] - side / 2)


def _said(page: Page, room: Box, text: str) -> None:
    """What comes of it, on parchment at the top of a room."""
    wide = min(page.art.size(text, "body")[0] + 56, room.w)
    box = Box(room.center[0] - wide / 2, room.y, wide, page.art.line("body") + 20)
    page.plate(box, PARCHMENT, 255)
    page.fitted(box.inset(20, 4), text, "body", INK, "center")


# The pictures of rows that do not move.
BOARDS: Mapping[str, Callable[[Page, House, Box, Device], None]] = {
    "language": _language, "text": _text, "contrast": preview_pairs.contrast,
    "suits": preview_pairs.suits,
    "fullscreen": _screen, "keys": _keys, "remind": _remind,
    "forced": _forced, "closing": _closing,
    "music": preview_sounds.music, "volume": preview_sounds.effects, "fire": preview_sounds.fire}
