"""Which games are played in an evening, and in which order: boxes on a shelf that are taken in or
out, and moved."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.devices.press import Action, Press
from game.picture.page import Control, Page
from game.picture.screen import Box
from game.picture.theme import EDGE_LIT, GOLD, INK, IVORY
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
SHADED = 175  # of 255 parts of its light, for the box of a game that is not played
DEEP, FAR, THICK = 0.3, 0.8, 38.0  # how deep it lies, how wide its far side is; how high it is
TAG = "small", "small@1", "small@0.9", "small@0.8"  # letters of what hangs from the shelf
SIGN = 36.0  # on what hangs there: it goes round
CORD = 40.0  # from the side of what hangs there to the second cord, twice
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
        """Boxes side by side on a shelf with their names on its edge, under each what it is like;
        from the edge hangs how many matches decide a game that is played several times."""
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
        lefts = [box.center[0] - (n * (w + APART) - APART) / 2 + at * (w + APART)
                 for at in range(n)]
        for x, game in zip(lefts, self.order, strict=True):
            if game in self.chosen:
                cupboard.light(page, Box(x - APART / 2, box.y, w + APART, shelf - box.y))
        for at, (x, game) in enumerate(zip(lefts, self.order, strict=True)):
            spot = Box(x, top, w, high + edge)
            self._cover(page, game, spot._replace(h=high))
            self._named(page, game, Box(x, shelf + 4, w, edge - 8), style)
            if told:
                self._brief(page, game, Box(x, spot.bottom + 8, w, told))
            if game in self.chosen and repeats(game):
                self._best(page, game, Box(x, spot.bottom + told + 14, w, h), spot.bottom)
            page.spot(f"game/{game}", Control(spot, partial(self._toggle, game),
                                              partial(self._order, game), None, ORDERING),
                      self.house.words("series-told", names[at], self._turn_of(game)))

    def _cover(self, page: Page, game: str, box: Box) -> None:
        """The box of a game with its number in the evening; it lies in the shade if it is not
        played."""
        art, name = page.art, covers.picture(game)
        wide = box.h * covers.SHAPE
        at = Box(box.center[0] - (wide - cupboard.SPINE) / 2, box.y, wide, box.h)
        if game not in self.chosen:
            image = art.keep(("lies", name, art.pixels(at.w), art.pixels(at.h)),
                             lambda: laid_down(art.soft(name, at.w, at.h, SHADED)))
            front = Box(box.center[0] - wide / 2, box.bottom - THICK, wide, THICK)
            cupboard.put(page, "shadow", Box(front.x - 24, front.y - 8, front.w + 60, THICK + 20))
            page.image(image, front.x, front.y - image.get_height() / art.scale + 3)
            own = cupboard.own_colour(game)
            dull = (own[0] * SHADED // 255, own[1] * SHADED // 255, own[2] * SHADED // 255)
            page.image(art.plate(front.w, THICK, dull, 255, INK, 3, 8), front.x, front.y)
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
        page.fitted(inner, name, style, INK, "center")

    def _brief(self, page: Page, game: str, box: Box) -> None:
        """How many play it and how long; or that it is not played."""
        say, key = self.house.words, f"brief-{game}"
        if game not in self.chosen:
            page.fitted(box, say("series-not"), "small", GOLD, "center")
        elif say.has(key):
            page.fitted(box, say(key), "small", IVORY, "center")

    def _best(self, page: Page, game: str, box: Box, shelf: float) -> None:
        """How many matches decide a game, on a board that hangs by two cords from the shelf."""
        say, name = self.house.words, f"best/{game}"
        for x in (box.x + CORD / 2, box.right - CORD / 2):
            page.image(page.art.plate(7, box.y - shelf + 10, EDGE_LIT, 255, INK, 2, 2), x - 3,
                       shelf - 4)
        page.plank(box, lit=self.focus.name == name)
        side, told = min(SIGN, 0.6 * box.h), say("series-tag", self.best_of)
        page.image(page.art.dark("ui/again", side), box.right - side - 14,
                   box.center[1] - side / 2)
        room = Box(box.x + 16, box.y, box.w - side - 38, box.h)
        style = next((one for one in TAG if page.art.size(told, one)[0] <= room.w), TAG[-1])
        page.fitted(room, told, style, INK)
        page.spot(name, Control(box, lambda: self._turn_best(1), self._turn_best),
                  say("series-best", say(f"game-{game}"), say("series-best-of", self.best_of)))

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


def laid_down(cover: pygame.Surface) -> pygame.Surface:
    """A cover that lies on its back, seen from its foot: lower, and narrower the farther away."""
    wide, tall = cover.get_width(), round(cover.get_height() * DEEP)
    low = pygame.transform.smoothscale(cover, (wide, tall))
    image = pygame.Surface((wide, tall), pygame.SRCALPHA)
    for y in range(tall):
        across = round(wide * (FAR + (1 - FAR) * y / tall))
        row = pygame.transform.smoothscale(low.subsurface((0, y, wide, 1)), (across, 1))
        image.blit(row, ((wide - across) // 2, y))
    return image
