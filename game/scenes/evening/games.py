"""Which games are played in an evening, and in which order: boxes on a shelf that are taken in or
out, and moved."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.picture.screen import Box, Screen
from game.scenes.evening.people import usual_people
from game.scenes.lobby.memory import DOT, brief_tonight, crowd
from game.scenes.menu import TreeScene
from game.scenes.scenery import cupboard
from game.scenes.scenery.hearth import FOOT, LOG
from game.scenes.scenery.room import LIT, RoomScene, evening_room
from game.series import BEST_OF, Series, repeats

if TYPE_CHECKING:
    from game.house import House

LARGEST = 1.25  # text size of headings, and from which pictures make room
HEARTH = Box(0, 30, 354, 816)  # on it, to its foot; the wood over the fire, and its stone, go
LEDGES = Box(354, 316, 24, 42), Box(354, 802, 24, 44)  # farther, to both sides
BESIDE_POST = 14.0  # from the side of the cupboard to them
LIGHTS, SOFTLY = Box(-360, 40, 1600, 1100), 0.4  # its light on who sits near; how bright it is
BOARDS = Box(400, 30, 400, 1050)  # only wood
WINDOW = Box(826, 30, 1054, 660)  # what is seen in it


class ChoosesGames(RoomScene, TreeScene):
    """A scene in which they are chosen."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.people: list[str] = usual_people(house)  # who play tonight
        self.order = list(house.games)
        self.out: set[str] = set()  # games that are not played tonight
        self.best_of = BEST_OF[0]
        self.settled: dict[str, str] = {}  # what is said of the first games, if they have to stay

    def ground(self, screen: Screen) -> pygame.Surface:
        """The room, where what is seen in its window is lower, behind those at the table; the back
        of a cupboard where texts are large."""
        art, size = self.house.art, screen.surface.get_size()
        if art.text_scale > LARGEST:
            return art.backdrop(cupboard.BACK, size)

        def paint() -> pygame.Surface:
            room = evening_room(art, screen, 0, LIT)
            image = room.copy()
            seen = _pixels(screen, WINDOW)
            image.blit(room.subsurface(seen), screen.at(WINDOW.x, WINDOW.y + self.lower))
            wood = room.subsurface(_pixels(screen, BOARDS))
            image.blit(pygame.transform.flip(wood, flip_x=True, flip_y=False),
                       screen.at(0, BOARDS.y))
            for part, turned in ((HEARTH, False), *((one, left) for one in LEDGES
                                                    for left in (False, True))):
                at = self.hearth.placed(part._replace(x=-part.w) if turned else part)
                if at.w:
                    stones = pygame.transform.smoothscale(room.subsurface(_pixels(screen, part)), (
                        art.pixels(at.w), art.pixels(at.h)))
                    image.blit(pygame.transform.flip(stones, flip_x=turned, flip_y=False),
                               screen.at(at.x, at.y))
            return image

        self._kindle()
        return art.keep(("lowered", size, self.lower, self.fireside), paint)

    @property
    def lower(self) -> float:
        """How far what is seen in the window is lowered."""
        window = self.page.anchors.get("window")
        return window.y - 54 if window else 0

    @property
    def fireside(self) -> tuple[float, float]:
        """Where the foot of the hearth is, and its size: a small one stands whole beside people."""
        anchors = self.page.anchors
        if hearth := anchors.get("hearth"):
            return hearth.bottom + 4, hearth.h / 540
        return max(FOOT, anchors["table"].y + 16 + FOOT - LOG.bottom), 1.0

    def _kindle(self) -> None:
        """The fire burns in the hearth as it is seen."""
        self.hearth.foot, self.hearth.size = self.fireside
        small = self.hearth.size < 1
        self.hearth.left = small * (cupboard.CHEEK + BESIDE_POST + self.hearth.size * LEDGES[0].w)

    def scenery(self, screen: Screen) -> None:
        if self.house.art.text_scale <= LARGEST and self.hearth.size:
            if self.hearth.size < 1:
                self.hearth.shine(screen, self.house.art, self.hearth.placed(LIGHTS),
                                  SOFTLY)
            super().scenery(screen)

    def _as_before(self, series: Series) -> None:
        """Choose what was chosen for an evening before."""
        known = [game for game in series.games if game in self.order]
        self.out = {*self.order} - {*known}
        self.order = [*known, *(game for game in self.order if game in self.out)]
        self.best_of = series.best_of

    def _tells(self, game: str) -> bool:
        """Whether it is told under a game how many matches decide it: while somebody looks there,
        and always where there are several."""
        return self.free and game in self.chosen and repeats(game) and (
            self.best_of > 1 or self.focus.name in (f"game/{game}", f"best/{game}"))

    def _brief(self, game: str) -> str:
        """Who plays it and how long; or that it is not played, or who has won it."""
        if game not in self.chosen or game in self.settled:
            return self.settled.get(game, self.house.words("series-not"))
        seats, time = self._facts(game)
        return DOT.join([seats, *time])

    def _facts(self, game: str) -> tuple[str, list[str]]:
        """Whether all of tonight's people play a game, how many sit out or how many bots sit with
        them; and how long, if that is known."""
        say, here = self.house.words, len(self.people)
        sit = crowd(game, here)
        play = sit.count("human")
        seats = (say("series-some", here - play) if play < here else
                 say("series-bots", len(sit) - play) if play < len(sit) else
                 say("series-all", play))
        return seats, brief_tonight(self.house, game, here, self.best_of)[1:2]

    @property
    def free(self) -> bool:
        """Whether it can be chosen how many matches decide a game that is played several times."""
        return True

    def decides(self, game: str) -> bool:
        """Whether what is chosen of matches is told under this game: the first that is played
        several times."""
        return self.free and game == next(filter(repeats, self.chosen), "")

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
        if game in self.settled:
            self.house.refuse(("series-settled", self.house.words(f"game-{game}")))
            return
        self.out ^= {game}
        self.stale()

    def _order(self, game: str, step: int) -> None:
        """Move a game past its neighbour."""
        at = self.order.index(game)
        to = at if game in self.settled else min(max(at + step, len(self.settled)),
                                                 len(self.order) - 1)
        self.order[at], self.order[to] = self.order[to], self.order[at]
        self.stale()

    def _turn_best(self, step: int) -> None:
        self.best_of = BEST_OF[(BEST_OF.index(self.best_of) + step) % len(BEST_OF)]
        self.stale()


def _pixels(screen: Screen, box: Box) -> pygame.Rect:
    """A part of the window."""
    left, top = screen.at(box.x, box.y)
    right, low = screen.at(box.right, box.bottom)
    return pygame.Rect(left, top, right - left, low - top)
