"""A sign of wood that hangs over a lobby: the game's name, in pictures for how many it is, how long
and of what kind, and a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, INK, IVORY, PLANK, WOOD
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

TOP, PAD, WIDE = 42.0, 12.0, 1090.0  # its upper edge, what is free round words, how wide it is
CORD, INSET = 7.0, 90.0  # the cords on which it hangs, and how far from its sides
FOOT = 6.0  # under a sentence
RULE = 2.0  # a fine line under the name
SIGN, NEAR, APART = 38.0, 8.0, 22.0  # a picture, from it to its word, and from one fact to another


def high(page: Page, *, wide: bool) -> float:
    """How high it is; as `wide` as the page it is as low as can be."""
    art = page.art
    return art.line("heading") + art.line("body") + (0 if wide else FOOT) + 2 * PAD


def hang(page: Page, house: House, game: str, told: str, *, wide: bool) -> None:
    """Draw it, with a sentence."""
    art, say = page.art, house.words
    box = Box(SAFE.x, TOP, SAFE.w if wide else WIDE * max(art.text_scale, 1),
              high(page, wide=wide))
    for x in (box.x + INSET, box.right - INSET):
        page.image(art.plate(CORD, TOP + 12, WOOD, 255, INK, 2, 2), x - CORD / 2, -6)
    page.image(art.plate(box.w, box.h, PLANK, 255, WOOD, 4), box.x, box.y)
    inner = box.inset(2 * PAD, PAD)
    name = inner._replace(h=art.line("heading"))
    title = say(f"game-{game}")
    page.text(name, title, "heading", INK)
    _facts(page, house, game, name, art.size(title, "heading")[0] + 2 * APART)
    page.image(art.plate(inner.w, RULE, WOOD, 130, None, 0, 1), inner.x, name.bottom)
    room = Box(inner.x, name.bottom, inner.w, box.bottom - name.bottom)
    one, styles = room._replace(h=min(room.h, art.line("body"))), page.styles("body")
    style = (page.largest(one, [told], styles) if page.holds(one, told)
             else page.largest(room, [told], styles[1:]))
    page.fitted(room._replace(w=page.balanced(told, style, room.w)), told, style, INK)


def _facts(page: Page, house: House, game: str, box: Box, used: float) -> None:
    """How many play, how long, and what it is like, in a groove at the end of a line of which so
    much is used, if there is room."""
    key = f"brief-{game}"
    if not house.words.has(key):
        return
    art = page.art
    facts = house.words(key).split(" · ")
    side = max(SIGN, art.line("small"))
    wide = [side + NEAR + art.size(fact, "small")[0] + 1 for fact in facts]
    w = sum(wide) + APART * (len(facts) + 1)
    if w + used > box.w:
        return
    h = side + NEAR
    groove = Box(box.right - w, box.center[1] - h / 2, w, h)
    page.image(art.plate(w, h, BUTTON, 255, WOOD, 3, h / 2), groove.x, groove.y)
    x = groove.x + APART
    signs = "ui/human", "ui/hourglass", table_style(game).sign
    for fact, own, sign in zip(facts, wide, signs, strict=False):
        page.picture(Box(x, groove.center[1] - side / 2, side, side), sign, leaf=False)
        page.text(Box(x + side + NEAR, groove.y, own - side - NEAR, h), fact, "small", IVORY)
        x += own + APART
