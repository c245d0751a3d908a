"""Which games are played in an evening, and in which order: boxes on a shelf that are taken in or
out, and moved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.devices.press import Action, Press
from game.picture.page import Control, Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY, WOOD
from game.scenes import covers, cupboard
from game.scenes.evening import badge
from game.scenes.menu import MenuScene
from game.series import BEST_OF, Series, repeats

if TYPE_CHECKING:
    from game.house import House

PADS, APART = 36, 32
LARGEST = 1.25  # text size of headings, and from which pictures make room
RAISED = 8  # how much higher the shelf's edge is than usual
NAMES = "label", "label@0.9", "label@0.8", "label@0.7"  # letters of names there
BADGE = 60  # logical px: a game's number, and the arrows that move it
PALE = 92  # how strong the cover of a game is that is not played, of 255
ORDERING = ((Action.CONFIRM, "hint-in-or-out"), (Action.PREV, "hint-earlier"),
            (Action.NEXT, "hint-later"))


class ChoosesGames(MenuScene):
    """A scene in which they are chosen."""

    backdrop = cupboard.BACK

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.order = list(house.games)
        self.out: set[str] = set()  # games that are not played tonight
        self.best_of = BEST_OF[0]
        self._arrows: dict[tuple[str, int], Box] = {}  # what a pointer presses to move a game

    def _as_before(self, series: Series) -> None:
        """Choose what was chosen for an evening before."""
        known = [game for game in series.games if game in self.order]
        self.out = {*self.order} - {*known}
        self.order = [*known, *(game for game in self.order if game in self.out)]
        self.best_of = series.best_of

    def _menu(self, page: Page, box: Box) -> None:
        """Boxes side by side on a shelf with their names on its edge: under each what it is like,
        and, where matches can decide a game together, how many do."""
        self._arrows = {}
        n, h, edge = len(self.order), page.control(), cupboard.edge(page) + RAISED
        w = int((box.w - (n - 1) * APART) / n)
        told = page.art.line("small") if page.art.text_scale <= LARGEST else 0
        best = h + 12 if any(map(repeats, self.order)) else 0
        high = min(box.h - edge - told - best - PADS, (w - cupboard.SPINE) / covers.SHAPE)
        shelf = box.bottom - edge - told - best - 20
        top = shelf - high
        cupboard.shelf(page, box.y, shelf, edge)
        names = [self.house.words(f"game-{game}") for game in self.order]
        style = page.largest(Box(0, 0, w - 24, edge - 8), names, (*NAMES, *page.styles("small")))
        for at, game in enumerate(self.order):
            x = box.center[0] - (n * (w + APART) - APART) / 2 + at * (w + APART)
            spot = Box(x, top, w, high + edge)
            if self.focus.name == f"game/{game}":
                cupboard.light(page, Box(x - APART, box.y, w + 2 * APART, shelf - box.y))
            self._cover(page, game, spot._replace(h=high))
            self._named(page, game, Box(x, shelf + 4, w, edge - 8), style)
            if told:
                self._brief(page, game, Box(x, spot.bottom + 10, w, told))
            if game in self.chosen and repeats(game):
                self._best(page, game, Box(x, spot.bottom + told + 14, w, h))
            page.spot(f"game/{game}", Control(spot, partial(self._toggle, game),
                                              partial(self._order, game), None, ORDERING),
                      self.house.words("series-told", names[at], self._turn_of(game)))

    def _cover(self, page: Page, game: str, box: Box) -> None:
        """The box of a game with its number in the evening, pale if it is not played."""
        art, name = page.art, covers.picture(game)
        wide = box.h * covers.SHAPE
        at = Box(box.center[0] - (wide - cupboard.SPINE) / 2, box.y, wide, box.h)
        if game not in self.chosen:
            page.image(art.keep(("pale", name, art.pixels(at.w), art.pixels(at.h)), lambda:
                                pale(art.picture(name, at.w, at.h))), at.x, at.y)
            return
        cupboard.game_box(page, game, at)
        badge(page, at.x - 8, at.y - 8, str(self.chosen.index(game) + 1), BADGE)
        if self.focus.name == f"game/{game}":
            for step in (-1, 1):
                self._arrow(page, game, step, at)

    def _arrow(self, page: Page, game: str, step: int, cover: Box) -> None:
        """An arrow on a cover's side, if the game can be moved there; a pointer may press it."""
        at = self.order.index(game) + step
        if not 0 <= at < len(self.order):
            return
        x = cover.x + 8 if step < 0 else cover.right - 8 - BADGE
        box = Box(x, cover.center[1] - BADGE / 2, BADGE, BADGE)
        page.image(page.art.disc(BADGE, INK, 235), box.x, box.y)
        draw = page.art.flipped if step < 0 else page.art.picture
        page.image(draw("ui/play", BADGE - 20, BADGE - 20), box.x + 10, box.y + 10)
        self._arrows[game, step] = box

    def _named(self, page: Page, game: str, box: Box, style: str) -> None:
        """Its name on the edge of the shelf."""
        name, inner = self.house.words(f"game-{game}"), box.inset(12, 0)
        if self.focus.name == f"game/{game}":
            page.image(page.art.plate(box.w, box.h, IVORY, 255, INK, 3, 10), box.x, box.y)
        page.fitted(inner, name, style, INK if game in self.chosen else WOOD, "center")

    def _brief(self, page: Page, game: str, box: Box) -> None:
        """How many play it and how long; or that it is not played."""
        say, key = self.house.words, f"brief-{game}"
        if game not in self.chosen:
            page.fitted(box, say("series-not"), "small", GOLD, "center")
        elif say.has(key):
            page.fitted(box, say(key), "small", IVORY, "center")

    def _best(self, page: Page, game: str, box: Box) -> None:
        """How many matches decide a game."""
        say, name = self.house.words, f"best/{game}"
        value = say("series-best-of", self.best_of)
        page.choice(name, box, "", value, self._turn_best, focus=self.focus.name, around=True)
        page.told[name] = say("series-best", say(f"game-{game}"), value)

    @property
    def chosen(self) -> list[str]:
        """The games of the evening, in their order."""
        return [game for game in self.order if game not in self.out]

    def _turn_of(self, game: str) -> str:
        """Which game of the evening this one is, in words."""
        if game in self.out:
            return self.house.words("series-not")
        return self.house.words("series-turn", self.chosen.index(game) + 1)

    def _toggle(self, game: str) -> None:
        """Play a game tonight, or do not."""
        self.out ^= {game}
        self.stale()

    def _order(self, game: str, step: int) -> None:
        """Move a game past its neighbour."""
        at = self.order.index(game)
        to = min(max(at + step, 0), len(self.order) - 1)
        self.order[at], self.order[to] = self.order[to], self.order[at]
        self.stale()

    def press(self, press: Press) -> None:
        """A pointer switches a game on and off wherever it presses its cover, but for the
        arrows."""
        if press.action is Action.CONFIRM and press.pos and press.phase != "up":
            spots, (x, y) = self.page.spots, press.pos
            game = next((name.partition("/")[2] for name, spot in spots.items()
                         if name.startswith("game/") and spot.box.holds(x, y)), None)
            if game:
                self.focus.name, self.last_device = f"game/{game}", press.device
                step = next((step for (one, step), box in self._arrows.items()
                             if one == game and box.holds(x, y)), 0)
                self._order(game, step) if step else self._toggle(game)
                self.house.sounds.play("confirm")
                return
        super().press(press)

    def _turn_best(self, step: int) -> None:
        self.best_of = BEST_OF[(BEST_OF.index(self.best_of) + step) % len(BEST_OF)]
        self.stale()


def pale(image: pygame.Surface) -> pygame.Surface:
    """A picture that is hardly there."""
    faded = pygame.transform.grayscale(image)
    faded.fill((255, 255, 255, PALE), special_flags=pygame.BLEND_RGBA_MULT)
    return faded
