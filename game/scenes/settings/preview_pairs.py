"""Pictures of rows of the settings that are one thing or the other: both side by side, as they
look, and the chosen one gilded and ticked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from game.devices.press import Device
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import FAINT, GILT, GOLD, INK, PARCHMENT, Colour
from game.settings import CONTRASTS, SUITS
from game.shelf import games
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

GAP, PAD = 26.0, 18.0  # between the two, and inside one
CORNER, TICK = 22.0, 54.0  # of its paper; on what is chosen
HEADS = "heading@0.8", "heading@0.7", "heading@0.6", "label@0.8"  # letters of its name to try
TALL = 1.4  # of a card, in its widths
FELT: Colour = (24, 62, 46)  # on which cards lie
AIR = 12.0  # between things on felt
SHOWN = 0, 3  # of the suits of a deck, those that are hardest to tell apart
LARGE = 0.68  # of the room on felt, a card of two
SAID = "body", "small", "small@0.9", "small@0.8"  # letters on a plate to try

OTHERS: WeakKeyDictionary[Art, Art] = WeakKeyDictionary()  # by that of a house
Lay = Callable[[Page, Box], None]


def choosable(page: Page, box: Box, *, lit: bool) -> Colour:
    """The paper of something that can be chosen; a `lit` one is gilded and ticked. Returns its
    colour."""
    paper = GILT if lit else PARCHMENT
    if lit:
        ring = box.inset(-7)
        page.image(page.art.plate(ring.w, ring.h, GOLD, 255, None, 2, CORNER + 7), ring.x, ring.y)
    page.image(page.art.plate(box.w, box.h, paper, 255, INK, 3, CORNER), box.x, box.y)
    if lit:
        page.image(page.art.dark("ui/check", TICK), box.right - TICK - 10, box.y + 10)
    return paper


def suits(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """Two cards of the deck that has the most suits, large and one before the other, in the usual
    colours and in those that stay apart."""
    cards = [decks()[0][n] for n in SHOWN]

    def lay(own: Page, room: Box) -> None:
        wide = min(LARGE * room.w, LARGE * room.h / TALL)
        for card, x, y in ((cards[0], room.x, room.y),
                           (cards[1], room.right - wide, room.bottom - wide * TALL)):
            own.image(own.art.picture(card, wide, wide * TALL), x, y)

    look = page.art.look
    _pair(page, house, box, [(f"suits-{name}", (*look[:3], name == "apart")) for name in SUITS],
          house.settings.suits == "apart", lay)


def contrast(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """A card in the ring of the focus over words on a plate, in either contrast."""
    card, said = decks()[0][-1], house.words("sample-turn")

    def lay(own: Page, room: Box) -> None:
        art, line = own.art, own.art.line("body") + 2 * AIR
        panel = room._replace(y=room.bottom - line, h=line)
        high = panel.y - 2.5 * AIR - room.y
        at = Box(room.center[0] - high / TALL / 2, room.y + AIR, high / TALL, high)
        ring = at.inset(-art.rim - 2)
        own.image(art.picture(card, at.w, at.h), at.x, at.y)
        own.image(art.ring(ring.w, ring.h, GOLD, art.rim), ring.x, ring.y)
        own.plate(panel)
        words = panel.inset(AIR / 2, 2)
        own.fitted(words, said, own.largest(words, [said], SAID), FAINT, "center")

    scale, text, _, apart = page.art.look
    _pair(page, house, box, [(f"contrast-{name}", (scale, text, name == "high", apart))
                             for name in CONTRASTS], house.settings.contrast == "high", lay)


def _pair(page: Page, house: House, box: Box, looks: Sequence[tuple[str, tuple[
        float, float, bool, bool]]], chosen: bool, lay: Lay) -> None:
    """The two side by side: the name of each on paper, and under it on felt what `lay` puts there
    in that look."""
    wide, said = (box.w - GAP) / 2, [house.words(key) for key, _ in looks]
    line = page.art.line(HEADS[0])
    name = Box(0, 0, wide - 2 * PAD - TICK, line)
    style = page.largest(name, said, HEADS)
    for n, (_, look) in enumerate(looks):
        pane = Box(box.x + n * (wide + GAP), box.y, wide, box.h)
        choosable(page, pane, lit=n == chosen)
        page.fitted(name._replace(x=pane.x + PAD, y=pane.y + PAD / 2), said[n], style, INK)
        felt = Box(pane.x + PAD, pane.y + PAD + line, wide - 2 * PAD, pane.h - line - 2 * PAD)
        page.image(page.art.plate(felt.w, felt.h, FELT, 255, INK, 3, CORNER / 2), felt.x, felt.y)
        own = page if look == page.art.look else Page(_other(page.art, look))
        lay(own, felt.inset(AIR))
        if own is not page:
            for drawn in own.drawn:
                page.image(*drawn)
            page.shortened += own.shortened


def _other(art: Art, look: tuple[float, float, bool, bool]) -> Art:
    """What draws in a look that the house has not."""
    other = OTHERS.setdefault(art, Art())
    scale, text, high, apart = look
    other.fit(scale, text, contrast=high, apart=apart)
    return other


def decks() -> tuple[list[str], ...]:
    """A card of each suit, of the two games with the most."""
    some = sorted((game for game in games() if table_style(game).suits),
                  key=lambda game: -len(table_style(game).suits))
    return tuple([f"pieces/{game}/{card}" for card in table_style(game).suits]
                 for game in some[:2])
