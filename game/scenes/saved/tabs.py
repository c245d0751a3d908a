"""The tabs over saved games: one for those that go on, one for those that are over, each in its
colour with its sign, its name and how many they are."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.devices.devices import Device
from game.devices.press import Action
from game.picture.hints import draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, GILT, IVORY, Colour
from game.scenes.saved import match_box
from game.scenes.scenery import cupboard
from game.scenes.scenery.cloths import shaded

if TYPE_CHECKING:
    from game.house import House

BOARD, SIDE = 1.0, 22.0  # over shelves of one kind: of a label's letters, and before them
GOES_ON: Colour = (28, 92, 66)  # the cloths of both kinds
ENDED: Colour = (134, 30, 38)
LOWER, QUIET = 7.0, 0.45  # the tab of a kind that is not seen is so much lower and darker
DOWN, NEAR = 5.0, 12.0  # how far down words are on them; from a sign to them
SIGN = 10.0  # how much less high than its board a sign is
LEADS = Action.PREV  # what one presses to see the other kind


class Tab(NamedTuple):
    """What a tab says: of which kind it is, how many are kept of it, and whether it is seen."""

    goes_on: bool
    many: int
    seen: bool

    def head(self, house: House) -> str:
        """What the kind is called, and how many there are."""
        return house.words("kept-goes-on" if self.goes_on else "kept-ended", self.many)

    def draw(self, page: Page, house: House, board: Box, device: Device) -> Box:
        """At the left of a board, on which it stands. That of the other kind is dark and lower,
        with what one presses on a device to see it. Returns where it is."""
        side, style, head = board.h - SIGN, lettered(page), self.head(house)
        key = 0.0 if self.seen else width_of_glyph(page.art, house, device, LEADS)
        before = key and key + NEAR
        wide = 2 * SIDE + before + side + NEAR + page.art.size(head, style)[0] + 1
        tab = board._replace(w=wide)
        lower = 0.0 if self.seen else LOWER
        foot = tab.bottom + match_box.ABOVE - match_box.OVER - tab.y
        own = GOES_ON if self.goes_on else ENDED
        fill, rim = (own, GILT) if self.seen else (shaded(own, QUIET), EDGE)
        cupboard.tab(page, tab._replace(y=tab.y + lower, h=foot - lower), fill, rim)
        line = tab.inset(SIDE, 0)._replace(y=tab.y + DOWN)
        if key:
            high = glyph_side(page.art)
            draw_glyph(page, house, Box(line.x, line.center[1] - high / 2, key, high), device,
                       LEADS)
        x = line.x + before
        page.picture(Box(x, line.center[1] - side / 2, side, side),
                     "ui/play" if self.goes_on else "ui/sealed", leaf=False)
        x += side + NEAR
        page.text(line._replace(x=x, w=line.right - x), head, style, IVORY if self.seen else DIM)
        return tab


def lettered(page: Page) -> str:
    """The letters on tabs."""
    return f"label@{min(page.art.text_scale, match_box.LARGE) * BOARD:g}"
