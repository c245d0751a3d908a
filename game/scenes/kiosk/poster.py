"""A game's poster, before its match among bots: its box stands at a window by night, and beside it
are its name in gilded letters, how many play for how long, and one sentence about it; on the sill
stand the boxes of all games, this one in the light.

Snow falls behind the glass, around what is written; what is on the box moves, and a lantern
flickers.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.picture.art import FINE, Art, smooth
from game.picture.ground import dyed
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import GOLD, INK, IVORY, Colour
from game.scenes.kiosk.billing import FACT, LEADING, facts_of, gild_name, lines_of, put_facts
from game.scenes.kiosk.invitation import put_cat
from game.scenes.scenery import box_art, cupboard, drapes
from game.scenes.scenery.hearth import Hearth
from game.tables.faces import LIT
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

ROOM = "table/window"
PANES = Box(120, 64, 675, 690), Box(829, 64, 971, 690)  # behind which snow falls
DRAPE, GARLAND = Box(0, 0, 250, 900), Box(0, 0, WIDTH, 200)
FRONT, DEEP, SLANT = Box(206, 138, 568, 706), 46, 18  # the game's box; its side, in perspective
RIM = 9  # round the cover
SHADOW = Box(150, 808, 760, 90)
LANTERN, SHINE = Box(1528, 640, 156, 208), Box(1286, 436, 640, 640)
SILL, OTHERS, HERE = Box(878, 688, 620, 164), 128.0, 1.05  # where all boxes stand; how high others
# are; and of its slot this game's may be wide
DIMMED = 165  # of 255 parts of their light that others keep
TEXTS = Box(868, 146, 800, 510)  # where the words are
HIGHEST = 228  # a name
PITCH = "asked@1.2", "asked@1.1", "asked@1", "asked@0.9"
AIR = 26  # between the lines


class Poster:
    """That of one game, for as long as it hangs."""

    def __init__(self, house: House, game: str) -> None:
        self.game = game
        self._house = house
        self._snow, self._hearth = Snow(PANES), Hearth()
        self._page: Page | None = None
        self._written = TEXTS  # where nothing falls

    def tick(self, seconds: float) -> None:
        if not self._house.settings.reduced_motion:
            self._snow.tick(seconds)
            self._hearth.tick(seconds)

    def refit(self) -> None:
        self._page = None

    def draw(self, screen: Screen) -> None:
        art, front = self._house.art, FRONT.inset(RIM)
        page = self.page
        screen.cover(art.backdrop(ROOM, screen.surface.get_size()))
        self._snow.draw(screen, art, self._written)
        self._hearth.shine(screen, art, SHINE)
        page.draw(screen)
        box_art.draw(screen, art, self.game, front, self._hearth.sway)
        self._hearth.warm(screen, art, FRONT, 0)

    @property
    def page(self) -> Page:
        """What does not move."""
        if self._page is None:
            page = self._page = Page(self._house.art)
            self._furnish(page)
            self._box(page)
            self._words(page)
        return self._page

    def _furnish(self, page: Page) -> None:
        """Curtains in the colour of the game, a garland, and all boxes on the sill."""
        drapes.hang(page, self.game, DRAPE.w, DRAPE.h)
        page.picture(GARLAND, "ui/window/garland", leaf=False)
        self._shelf(page)
        page.picture(LANTERN, "ui/lantern_lit", leaf=False)
        put_cat(page, self._house)

    def _shelf(self, page: Page) -> None:
        """The boxes of all games side by side on the sill, this one larger and in the light."""
        games = self._house.games
        slot = min(SILL.w / len(games), SILL.h)
        left = SILL.center[0] - slot * len(games) / 2
        most = (slot * HERE - cupboard.SPINE) / box_art.SHAPE
        for n, game in enumerate(games):
            here = game == self.game
            high = min(SILL.h if here else OTHERS, most if here else most * OTHERS / SILL.h)
            wide = high * box_art.SHAPE
            at = Box(left + (n + 0.5) * slot - (wide - cupboard.SPINE) / 2, SILL.bottom - high,
                     wide, high)
            cupboard.game_box(page, game, at, LIT if here else DIMMED)
            if here and len(games) > 1:
                ring = at.inset(-5)
                page.image(page.art.ring(ring.w, ring.h, GOLD, 5), ring.x, ring.y)

    def _box(self, page: Page) -> None:
        """The game's box: its cover in front, and one of its sides in the shade."""
        art, colour = page.art, dyed(table_style(self.game).material)
        page.picture(SHADOW, "ui/window/shadow", leaf=False)
        page.image(_side(art, colour), FRONT.right - 4, FRONT.y)
        page.image(art.plate(FRONT.w, FRONT.h, colour, 255, INK, 4, 8), FRONT.x, FRONT.y)
        page.picture(FRONT.inset(RIM), box_art.still(self.game), leaf=False)

    def _words(self, page: Page) -> None:
        """The name, the facts and the sentence, one under the other, in the middle of their room's
        height."""
        say, art, game = self._house.words, page.art, self.game
        name = say(f"game-{game}")
        lines, named = lines_of(art, name, TEXTS.w, HIGHEST)
        line = art.line(named)
        large = line * (1 + LEADING * (len(lines) - 1))
        pitch = say(f"pitch-{game}") if say.has(f"pitch-{game}") else ""
        free = TEXTS.h - large - FACT - 2 * AIR
        told = next((style for style in PITCH if art.size(pitch, style, TEXTS.w)[1] <= free),
                    PITCH[-1])
        below = art.size(pitch, told, TEXTS.w)[1] if pitch else 0
        y = TEXTS.y + max(TEXTS.h - large - FACT - below - 2 * AIR, 0) / 2
        self._written = TEXTS._replace(y=y, h=TEXTS.h - 2 * (y - TEXTS.y)).inset(-AIR, 0)
        at = TEXTS._replace(y=y, h=large)
        gild_name(page, at, lines, named)
        page.claim(name, at)
        put_facts(page, [(TEXTS._replace(y=at.bottom + AIR / 2, h=FACT),
                          facts_of(self._house, game))])
        if pitch:
            wide = page.balanced(pitch, told, TEXTS.w)
            page.fitted(Box(TEXTS.center[0] - wide / 2, at.bottom + FACT + 1.5 * AIR, wide, below),
                        pitch, told, IVORY, "center")


def foresee(house: House, game: str, window: tuple[int, int]) -> None:
    """Begin to draw what a poster needs before it is seen."""
    house.art.foresee_backdrop(ROOM, window)
    front = FRONT.inset(RIM)
    for name, box in ((box_art.still(game), front), (box_art.moving(game), front),
                      ("ui/window/curtain", DRAPE), ("ui/window/trim", DRAPE),
                      ("ui/window/garland", GARLAND)):
        if name:
            house.art.foresee(name, box.w, box.h)


def _side(art: Art, colour: Colour) -> pygame.Surface:
    """The right side of the game's box, which the light does not reach."""
    def paint(big: pygame.Surface) -> None:
        (w, h), k = big.get_size(), art.scale * FINE
        slant = h * SLANT / FRONT.h
        shape = [(0, 0), (w, slant), (w, h - slant), (0, h)]
        pygame.draw.polygon(big, (*(part // 2 for part in colour), 255), shape)
        for part in (0.62, 0.8):
            pygame.draw.line(big, (*(tone // 2 for tone in GOLD), 255), (w * part, slant * part),
                             (w * part, h - slant * part), round(2.5 * k))
        pygame.draw.lines(big, (*INK, 255), True, shape, round(5 * k))
    size = art.pixels(DEEP), art.pixels(FRONT.h)
    return art.keep(("side", size, colour), lambda: smooth(size, paint))
