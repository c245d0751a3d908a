"""Which games are played in an evening, and in which order: boxes on a shelf that are taken in or
out, and moved."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game.devices.press import Action, Press
from game.picture.page import Control, Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.theme import BUTTON, GOLD, INK, IVORY, OAK
from game.scenes.evening.people import usual_people
from game.scenes.lobby.memory import DOT, brief_tonight, crowd
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import GREEN, felt
from game.scenes.scenery.hearth import FOOT
from game.scenes.scenery.room import LIT, RoomScene, evening_room
from game.series import BEST_OF, Series, repeats

if TYPE_CHECKING:
    from game.house import House

APART, BESIDE = 36, 8  # what two boxes are apart at least; from a post to what has the focus
LARGEST = 1.25  # text size of headings, and from which pictures make room
RAISED = 34  # how much higher the shelf's edge is than usual, for half of a game's number
OVER = 14  # over a box
NAMES = (  # letters of names, to try
    "label@1.1", "label@1.05", "label@1", "label@0.9", "label@0.84", "label@0.76", "label@0.66")
FACTS = "body", "body@1.1", "body@1", "body@0.92", "body@0.85", "small", "small@0.9"  # of facts
TOLD = 2  # their room is so much higher than their line
BADGE = 64  # logical px: the arrows that move a game
COIN, UNDER = 62.0, 2.0  # a game's number, before the edge of the shelf; from it to the name
CUP = 11.0  # round a cup in its place
NUMBER = "count@1.1"
STEPS, STEP = 32.0, 14.0  # from one step to the next on the way from game to game; how large one is
SHADED = 118  # of 255 parts of its light, for the box of a game that is not played
HUNG_ON, LANTERN, CORD = 0.36, (72.0, 96.0), 5.0  # a lantern on a box: in its height, and at most
GLOWS, FLAME = 2.2, 0.58  # the light round it, in its height; its middle
ASLEEP, SETTLED = 0.34, 0.7  # of its light, for the felt behind it; and behind one that stays
DEEP, FAR, THICK = 0.3, 0.8, 38.0  # how deep it lies, how wide its far side is; how high it is
HEARTH = Box(0, 30, 354, 816)  # on it, to its foot; the wood over the fire, and its stone, go
LEDGES = Box(354, 316, 24, 42), Box(354, 802, 24, 44)  # farther, to both sides
BESIDE_POST = 14.0  # from the side of the cupboard to them
LIGHTS, SOFTLY = Box(-360, 40, 1600, 1100), 0.4  # its light on who sits near; how bright it is
BOARDS = Box(400, 30, 400, 1050)  # only wood
WINDOW = Box(826, 30, 1054, 660)  # what is seen in it
ORDERING = ((Action.CONFIRM, "hint-in-or-out"), (Action.PREV, "hint-earlier"),
            (Action.NEXT, "hint-later"))


class ChoosesGames(RoomScene):
    """A scene in which they are chosen."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.people: list[str] = usual_people(house)  # who play tonight
        self.order = list(house.games)
        self.out: set[str] = set()  # games that are not played tonight
        self.best_of = BEST_OF[0]
        self.settled: dict[str, str] = {}  # what is said of the first games, if they have to stay
        self._arrows: dict[tuple[str, int], Box] = {}  # what a pointer presses to move a game

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
        return 0.0

    @property
    def fireside(self) -> tuple[float, float]:
        """Where the foot of the hearth is, and its size; a small one stands whole beside the post,
        and there is none of no size."""
        return FOOT, 1.0

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

    def _menu(self, page: Page, box: Box) -> None:
        """A compartment with green felt for each game, dark where it is not played: its box, on
        whose corner hangs a lantern, lit if it is played, and on the edge of the shelf its number
        or an empty ring, on the way from game to game, over its name, who of tonight's people plays
        it and how long."""
        self._arrows = {}
        roomy = page.art.text_scale <= LARGEST
        n, edge = len(self.order), cupboard.edge(page) + RAISED
        rail = page.art.line("body") + TOLD if roomy else 0
        w, shelf = box.w / n, box.bottom - edge - rail
        high = min(shelf - box.y - OVER, (w - APART - cupboard.SPINE) / box_art.SHAPE)
        columns = [Box(box.x + at * w, shelf - high, w, high) for at in range(n)]
        for at, (game, column) in enumerate(zip(self.order, columns, strict=True)):
            left = cupboard.CHEEK if not at else column.x
            right = WIDTH - cupboard.CHEEK if at == n - 1 else column.right
            back = Box(left, box.y, right - left, shelf - box.y)
            felt(page, back, GREEN, SETTLED if game in self.settled else
                 1.0 if game in self.chosen else ASLEEP)
            if at:
                cupboard.put(page, "post", Box(left - cupboard.POST / 2, box.y, cupboard.POST,
                                               back.h))
        cupboard.shelf(page, box.y, shelf, edge + rail)
        names = [self.house.words(f"game-{game}") for game in self.order]
        down = COIN / 2 + UNDER
        named, size = w - 2 * BESIDE - 12, page.art.size
        style = next((one for one in NAMES if page.art.line(one) <= edge - down - 4 and all(
            size(name, one)[0] < named for name in names)), NAMES[-1])
        brief = {game: self._brief(game) for game in self.order} if rail else {}
        facts = Box(0, 0, w - 2 * BESIDE, rail)
        small = page.largest(facts, brief.values(), FACTS)
        for game, column in zip(self.order, columns, strict=True):
            self._cover(page, game, column)
            self._lantern(page, game, column, box.y)
        self._way(page, [column.center[0] for column, game in zip(columns, self.order, strict=True)
                         if game in self.chosen], shelf)
        for at, (game, column) in enumerate(zip(self.order, columns, strict=True)):
            self._number(page, game, column.center[0], shelf)
            named_in = Box(column.x, shelf + down, w, edge - down - 4).inset(BESIDE, 0)
            if self.focus.name == f"game/{game}":
                page.image(page.art.plate(named_in.w, named_in.h, IVORY, 255, INK, 3, 10),
                           named_in.x, named_in.y)
            page.fitted(named_in, names[at], style, INK, "center")
            if rail:
                told = Box(column.x, shelf + edge - 6, w, rail).inset(BESIDE, 0)
                page.fitted(told, brief[game], small, INK, "center")
                if self._tells(game):
                    self._hung(page, game, column._replace(h=box.bottom - column.y))
            spot = column._replace(h=box.bottom - column.y).inset(BESIDE, 0)
            page.spot(f"game/{game}", Control(
                spot, partial(self._toggle, game), partial(self._order, game), None, ORDERING,
                ways={Action.DOWN: f"best/{game}" if self.decides(game) else "on"}),
                self.house.words("series-told", names[at], self._turn_of(game)))

    def _cover(self, page: Page, game: str, box: Box) -> None:
        """The box of a game; it lies in the shade if it is not played."""
        art, name = page.art, box_art.picture(game)
        wide = box.h * box_art.SHAPE
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
        if self.focus.name == f"game/{game}":
            for step in (-1, 1):
                self._arrow(page, game, step, at)

    def _lantern(self, page: Page, game: str, box: Box, top: float) -> None:
        """It hangs from the board over a compartment, on the upper right corner of the box there,
        and burns if the game is played tonight."""
        played = game in self.chosen
        wide, high = (min(1.0, HUNG_ON * box.h / LANTERN[1]) * side for side in LANTERN)
        x = box.center[0] + (box.h * box_art.SHAPE + cupboard.SPINE) / 2
        at = Box(x - wide / 2, box.y - OVER / 2, wide, high)
        if played:
            light = GLOWS * high
            page.picture(Box(x - light / 2, at.y + FLAME * high - light / 2, light, light),
                         "ui/hearth/glow", leaf=False)
        page.image(page.art.plate(CORD, at.y + 0.1 * high - top + 2, INK, 255, None, 0, 2),
                   x - CORD / 2, top - 2)
        page.picture(at, "ui/lantern_lit" if played else "ui/lantern_dark", leaf=False)

    def _tells(self, game: str) -> bool:
        """Whether it is told under a game how many matches decide it: while somebody looks there,
        and always where there are several."""
        return self.free and game in self.chosen and repeats(game) and (
            self.best_of > 1 or self.focus.name in (f"game/{game}", f"best/{game}"))

    def _arrow(self, page: Page, game: str, step: int, cover: Box) -> None:
        """An arrow on a cover's side, if the game can be moved there; a pointer may press it."""
        at = self.order.index(game) + step
        if game in self.settled or not len(self.settled) <= at < len(self.order):
            return
        x = cover.x + 8 if step < 0 else cover.right - 8 - BADGE
        box = Box(x, cover.center[1] - BADGE / 2, BADGE, BADGE)
        page.image(page.art.disc(BADGE, INK, 235), box.x, box.y)
        draw = page.art.flipped if step < 0 else page.art.picture
        page.image(draw("ui/play", BADGE - 20, BADGE - 20), box.x + 10, box.y + 10)
        self._arrows[game, step] = box

    def _way(self, page: Page, stops: Sequence[float], y: float) -> None:
        """The way of the evening at a height, in steps from game to game."""
        for left, right in pairwise(stops):
            count = int((right - left - COIN) // STEPS)
            for n in range(count):
                x = left + (right - left) * (n + 1) / (count + 1)
                page.image(page.art.plate(STEP, STEP, GOLD, 255, INK, 3, STEP / 2), x - STEP / 2,
                           y - STEP / 2)

    def _number(self, page: Page, game: str, x: float, y: float) -> None:
        """Which game of the evening it is, in a coin round that point; an empty ring if it is not
        played, a cup if it was."""
        art, played = page.art, game in self.chosen
        at = Box(x - COIN / 2, y - COIN / 2, COIN, COIN)
        page.image(art.plate(COIN, COIN, BUTTON if played else OAK, 255, GOLD if played else INK, 4,
                             COIN / 2), at.x, at.y)
        if game in self.settled:
            page.picture(at.inset(CUP, CUP), "ui/trophy", leaf=False)
        elif played:
            high = art.line(NUMBER)
            page.text(at._replace(y=y - high / 2, h=high), str(self.chosen.index(game) + 1),
                      NUMBER, GOLD, "center")

    def _hung(self, page: Page, game: str, shelf: Box) -> None:
        """What hangs under a game."""
        raise NotImplementedError  # every page that has room for it says what

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

    def press(self, press: Press) -> None:
        """A pointer switches a game on and off wherever it presses its cover, but for the
        arrows."""
        if press.action is Action.CONFIRM and press.pos and press.phase != "up":
            spots, (x, y) = self.page.spots, press.pos
            at = next((name for name in reversed(spots) if spots[name].box.holds(x, y)), "")
            game = at.removeprefix("game/") if at.startswith("game/") else None
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


def _pixels(screen: Screen, box: Box) -> pygame.Rect:
    """A part of the window."""
    left, top = screen.at(box.x, box.y)
    right, low = screen.at(box.right, box.bottom)
    return pygame.Rect(left, top, right - left, low - top)


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
