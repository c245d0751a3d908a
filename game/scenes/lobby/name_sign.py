"""A sign of wood that hangs over a lobby: the game's name, in pictures for how many it is, how long
and of what kind, and a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, INK, IVORY, PLANK, WOOD
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

TOP, PAD, WIDE = 42.0, 12.0, 1090.0  # its upper edge, what is free round words, how wide it is
HIGH, SLIM, LINES = 42.0, 560.0, 3  # a slim one: its upper edge, its width at most; its sentence
NAMES = "heading", "heading@0.9", "heading@0.8", "heading@0.7"  # letters of the name, to try
CORD, INSET = 7.0, 90.0  # the cords on which it hangs, and how far from its sides
FOOT = 6.0  # under a sentence
RULE = 2.0  # a fine line under the name
FACTS, CLOSE = ("small", "small@1", "small@0.9", "small@0.8"), 14.0  # of facts; between at least
SIGN, NEAR, APART = 38.0, 8.0, 22.0  # a picture, from it to its word, and from one fact to another


def high(page: Page, *, wide: bool) -> float:
    """How high it is; as `wide` as the page it is as low as can be."""
    art = page.art
    return art.line("heading") + art.line("body") + (0 if wide else FOOT) + 2 * PAD


def beside(page: Page, right: float) -> Box:
    """A slim one at the left of those who sit there, up to a line: name, facts and sentence one
    under the other."""
    art = page.art
    tall = art.line("heading") + _groove(page) + LINES * art.line("body") + 2 * PAD + 2 * FOOT
    return Box(SAFE.x, HIGH, min(right - SAFE.x, SLIM), tall)


def across(page: Page, *, wide: bool) -> Box:
    """A low one over them; as `wide` as the page, or less."""
    return Box(SAFE.x, TOP, SAFE.w if wide else WIDE * max(page.art.text_scale, 1),
               high(page, wide=wide))


def hang(page: Page, house: House, game: str, facts: Sequence[str], told: str, box: Box, *,
         slim: bool) -> None:
    """Draw it, with what is said of the game in brief, and a sentence."""
    art, title = page.art, house.words(f"game-{game}")
    for x in (box.x + INSET, box.right - INSET):
        page.image(art.plate(CORD, box.y + 12, WOOD, 255, INK, 2, 2), x - CORD / 2, -6)
    page.image(art.plate(box.w, box.h, PLANK, 255, WOOD, 4), box.x, box.y)
    inner = box.inset(2 * PAD, PAD)
    name = inner._replace(h=art.line("heading"))
    page.fitted(name, title, page.largest(name, [title], NAMES), INK)
    low = name.bottom
    if slim:
        groove = Box(inner.x - PAD, low, inner.w + 2 * PAD, _groove(page))
        _facts(page, game, facts, groove, 0)
        low = groove.bottom + FOOT
    else:
        _facts(page, game, facts, name, art.size(title, "heading")[0] + 2 * APART)
        page.image(art.plate(inner.w, RULE, WOOD, 130, None, 0, 1), inner.x, low)
    room = Box(inner.x, low, inner.w, box.bottom - low - FOOT * slim)
    one, styles = room._replace(h=min(room.h, art.line("body"))), page.styles("body")
    style = (page.largest(one, [told], styles) if not slim and page.holds(one, told) else
             page.largest(room, [told], [*styles, "small@0.86"] if slim else styles[1:]))
    page.fitted(room._replace(w=page.balanced(told, style, room.w)), told, style, INK)


def _groove(page: Page) -> float:
    """How high the groove with facts is."""
    return max(SIGN, page.art.line("small")) + NEAR


def _facts(page: Page, game: str, facts: Sequence[str], box: Box, used: float) -> None:
    """How many play, how long, and what it is like, in a groove at the end of a line of which so
    much is used, or all along one that is free, if there is room."""
    if not facts:
        return
    art = page.art
    side = max(SIGN, art.line("small"))

    def row(style: str) -> list[float]:
        """How wide the facts are."""
        return [side + NEAR + art.size(fact, style)[0] + 1 for fact in facts]

    count, style = len(facts) + 1, "small"
    if used:
        apart = APART
    else:
        style = next((one for one in FACTS if box.w - sum(row(one)) >= count * CLOSE), FACTS[-1])
        apart = max((box.w - sum(row(style))) / count, 0.0)
    wide = row(style)
    w = sum(wide) + apart * count
    if w + used > box.w + 1:
        return
    h = _groove(page)
    groove = Box(box.right - w, box.center[1] - h / 2, w, h)
    page.image(art.plate(w, h, BUTTON, 255, WOOD, 3, h / 2), groove.x, groove.y)
    x = groove.x + apart
    signs = "ui/human", "ui/hourglass", table_style(game).sign
    for fact, own, sign in zip(facts, wide, signs, strict=False):
        page.picture(Box(x, groove.center[1] - side / 2, side, side), sign, leaf=False)
        page.text(Box(x + side + NEAR, groove.y, own - side - NEAR, h), fact, style, IVORY)
        x += own + apart
