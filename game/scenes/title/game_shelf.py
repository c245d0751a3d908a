"""The games on the title: their boxes stand side by side on a bench, under each its name and what
is said of it in brief; and a sentence about the one in the focus."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from game.picture.page import Control, Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, BUTTON_LIT, GOLD, INK, IVORY, NIGHT, RING
from game.scenes.lobby.memory import DOT, brief, brief_tonight
from game.scenes.scenery import box_art, cupboard
from game.tables.style import table_style
from game.tables.teacher import pointed

if TYPE_CHECKING:
    from game.house import House
    from game.series import Series

HEARTH = 380  # what is left of it is the fire's
GAP = 10  # between two games
GROWN = 1.1  # times the size: the cover in focus
RISE = 8  # how far it rises as well
ROW = 8  # covers side by side, at most
PLANKS = Box(HEARTH - 8, 0, 1548, 400)  # the bench on which they stand
BENCH, LIP = 14, 5  # the height of its board, and of the line under its front
NARROW = 240  # words under a cover less wide than this have two lines
THICK = 0.075  # of a box: how much of its side is seen, in its cover's width
NAMES = 0.88  # times the size of a label
BRIEF = 1.3  # and of small letters
SIGN = 32  # the picture before how many can play
AIR, NEAR, KIND = 12, 10, 26  # NEAR, KIND: after the picture of a kind of game, and after its word
LARGE = 1.25  # texts larger than this need more room than there is round the menu
MOST = 1.28  # and at most
TOLD = 1.16, 1.08, 1.0, 0.92, 0.84  # times the usual size: letters of a sentence
OVER = 8  # what is free over a sentence
TAIL = 13  # half the width of what ties it to its game, and its height
BOUND = 4  # the gold round a sentence, as round its game
SHADED = 70  # alpha of the shade under the covers, in which words are read


class Shelf(NamedTuple):
    """How the covers stand: the places of all while they rest, the width that each has for its
    words, and the heights of its name, of what is said in brief, and of a sentence about the one in
    focus."""

    places: dict[str, Box]
    wide: float
    name: float
    brief: float
    told: float


class Bench:
    """Where the games stand, in whatever language: under the title, or, if there are many or texts
    are large, a little smaller; and which of them has the `focus`, if one has."""

    def __init__(
        self, house: House, page: Page, room: Box, focus: str, evening: Series | None = None,
    ) -> None:
        """`room`: from the title to what stands under all this. `evening`: a game night that goes
        on."""
        self.house, self.page, self.room, self.focus = house, page, room, focus
        self.evening = evening
        self._shelf = self._stand()

    def covers(self) -> dict[str, Box]:
        """Where each cover is."""
        return {game: self._cover(game) for game in self._shelf.places}

    def _cover(self, game: str) -> Box:
        place = self._shelf.places[game]
        at = grown(place) if game == self.focus else place
        return at._replace(x=at.x + THICK * at.w / 2)

    def _stand(self) -> Shelf:
        games, art, page = self.house.games, self.page.art, self.page
        rows = -(-len(games) // ROW)
        columns = -(-len(games) // rows)
        wide = min((self.room.w - AIR + GAP) / columns, NARROW * 2) - GAP
        small = art.line("small")
        brief = 0 if rows > 1 else BRIEF * small
        if rows == 1 and folded(page, wide):
            brief = 2 * art.line("small@1.25" if large(page) else "small@1")
        least = 2 * art.line("small@1") if wide < NARROW else art.line("label")
        name = max(1.3 * small if large(page) else small, least)
        told = name if large(page) else art.line(self._told()[0]) + TAIL
        foot, top = self.room.bottom - told, self.room.y
        pace = (foot - top) / rows
        high = pace - name - brief - AIR - BENCH - 2 * RING - RISE
        h = min(wide / (box_art.SHAPE + THICK), high) / GROWN
        w, under = h * box_art.SHAPE, BENCH + name + brief + AIR
        return Shelf({game: Box(self.room.x + n % columns * (wide + GAP) + (wide - w) / 2,
                                foot - (rows - 1 - n // columns) * pace - under - h, w, h)
                      for n, game in enumerate(games)}, wide, name, brief, told)

    def draw(self, lobby: Callable[[str], None]) -> None:
        """The boxes on their bench, what there is to say about each in brief, and a sentence about
        the one in the focus; a press opens the `lobby` of one."""
        say, stand, page = self.house.words, self._shelf, self.page
        name = Box(0, 0, stand.wide, stand.name)
        label = page.even(name, (say(f"game-{game}") for game in stand.places),
                          f"label@{NAMES * page.art.text_scale}")
        for y in dict.fromkeys(place.bottom for place in stand.places.values()):
            self._board(y, BENCH + name.h + stand.brief + AIR)
        small = self._small()
        for game, place in stand.places.items():
            lit = self.focus == game
            self._box(game, place, lit=lit)
            x, y = place.center[0], place.bottom + BENCH
            page.fitted(name._replace(x=x - name.w / 2, y=y), say(f"game-{game}"), label,
                        GOLD if lit else IVORY, "center")
            self._brief(Box(x - name.w / 2, y + name.h, name.w, stand.brief), game, small)
            top = grown(place).y
            box = Box(x - name.w / 2, top, name.w, y + name.h + stand.brief - top)
            page.spot(f"game/{game}", Control(box, partial(lobby, game)), say(f"game-{game}"))
        if self.focus in stand.places and say.has(f"pitch-{self.focus}"):
            self._pitch(self.room._replace(y=self.room.bottom - stand.told, h=stand.told))

    def _pitch(self, room: Box) -> None:
        """The sentence about the game in the focus, as near under it as there is room, after what
        kind of game it is with its picture, where there is room for that."""
        page, said = self.page, self.house.words(f"pitch-{self.focus}")
        kind = next(iter(brief(self.house, self.focus)[2:]), "")
        middle = self._shelf.places[self.focus].center[0]
        style = next((one for one in self._told() if page.art.size(said, one)[0] < room.w - 4 * GAP
                      and page.art.line(one) <= room.h - OVER), "")
        side, wide = page.art.line(style or "body") - 4, page.art.size(kind, style or "body")[0] + 1
        ahead = side + NEAR + wide + KIND if kind else 0.0
        long = page.art.size(said, style or "body")[0] + 1
        if not style or ahead + long > room.w - 4 * GAP:
            ahead = 0.0
        whole = min(ahead + long + 4 * GAP, room.w)
        x = min(max(middle - whole / 2, room.x), room.right - whole)
        at = room._replace(x=x, y=room.y + OVER, w=whole, h=room.h - OVER)
        page.image(page.art.plate(at.w, at.h, BUTTON, 255, GOLD, BOUND, 14), at.x, at.y)
        pointed(page, ((middle - TAIL, at.y + BOUND), (middle + TAIL, at.y + BOUND)),
                (middle, at.y - TAIL), GOLD)
        x += 2 * GAP
        if ahead:
            sign = Box(x, at.center[1] - side / 2, side, side)
            page.image(page.art.disc(side, BUTTON_LIT, 255), sign.x, sign.y)
            page.picture(sign.inset(0.16 * side), table_style(self.focus).sign, leaf=False)
            page.text(at._replace(x=x + side + NEAR, w=wide), kind, style, GOLD)
        words = at._replace(x=x + ahead, w=at.right - 2 * GAP - x - ahead)
        page.fitted(words, said, style or "body", IVORY)

    def _told(self) -> list[str]:
        """Letters of a sentence, the largest first."""
        return [f"body@{min(part * self.page.art.text_scale, MOST):g}" for part in TOLD]

    def _box(self, game: str, place: Box, *, lit: bool) -> None:
        page, cover = self.page, self._cover(game)
        page.art.foresee(box_art.still(game), GROWN * place.w, GROWN * place.h)
        cupboard.boxed(page, box_art.still(game) if lit else box_art.picture(game),
                       cupboard.own_colour(game), cover, spine=THICK * cover.w)

    def _board(self, y: float, h: float) -> None:
        """What they stand on: a board, and planks under it that are as high as their words."""
        page, art = self.page, self.page.art
        whole = art.picture("ui/hearth/bench", PLANKS.w, PLANKS.h)
        w, high = whole.get_size()
        size = w, min(high, art.pixels(h))
        page.image(art.keep(("bench", size), lambda: whole.subsurface(((0, 0), size))), PLANKS.x, y)
        under = min(h, PLANKS.h) - BENCH
        page.image(art.plate(PLANKS.w, under, NIGHT, SHADED, None, radius=1), PLANKS.x, y + BENCH)
        page.image(art.plate(PLANKS.w, LIP, INK, 255, None, radius=1), PLANKS.x,
                   y + BENCH + under)

    def _facts(self, game: str) -> list[str]:
        """What is said of each game in brief, line by line: how many play and how long; for those
        who are there tonight, as their game night says it."""
        facts = (brief_tonight(self.house, game, len(self.evening.people), self.evening.best_of)
                 if self.evening and self.evening.people else brief(self.house, game))[:2]
        return facts if folded(self.page, self._shelf.wide) or not facts else [DOT.join(facts)]

    def _small(self) -> str:
        """The letters in which all of that fits."""
        stand, facts = self._shelf, [self._facts(game) for game in self._shelf.places]
        lines = 1 + int(folded(self.page, stand.wide))
        room = Box(0, 0, stand.wide - SIGN - 2 * RING, stand.brief / lines)
        return self.page.even(room, chain.from_iterable(facts),
                              f"small@{BRIEF * self.page.art.text_scale}")

    def _brief(self, box: Box, game: str, style: str) -> None:
        """How many play, after the picture of somebody, and how long it takes."""
        if not box.h:
            return
        page, facts = self.page, self._facts(game)
        for n, text in enumerate(facts):
            sign = 0 if n else SIGN + 6
            w, h = page.art.size(text, style)
            left, y = box.center[0] - (w + sign) / 2, box.y + n * h
            if sign:
                page.picture(Box(left, y + (h - SIGN) / 2, SIGN, SIGN), "ui/human", leaf=False)
            page.text(Box(left + sign, y, w + 1, h), text, style, IVORY)


def large(page: Page) -> bool:
    """Whether texts are so large that the title gives them its sky."""
    return page.art.text_scale > LARGE


def folded(page: Page, wide: float) -> bool:
    """Whether what is said of a game in brief stands on two lines."""
    return large(page) or wide < NARROW


def grown(place: Box) -> Box:
    """Where a cover is while it has the focus: larger, and a little higher."""
    w, h = GROWN * place.w, GROWN * place.h
    return Box(place.center[0] - w / 2, place.bottom - RISE - h, w, h)
