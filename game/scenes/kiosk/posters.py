"""Pages for passers-by: a window by night between curtains in the colour of a game. A poster before
a match among bots shows its box beside the facts and the boxes of all games; other pages explain a
game in an open book."""

from __future__ import annotations

from math import pi, sin

from game.core.tiled import BadBoard
from game.house import House
from game.picture.page import Page
from game.picture.screen import WIDTH, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import INK, IVORY, SEPIA
from game.scenes.kiosk.invitation import build_facts, build_foot, tell_seats
from game.scenes.menu import MenuScene
from game.tables.easel import Easel, make_easel
from game.tables.examples import Drawing, find_card, list_acted
from game.tables.game_box import build_box
from game.tables.style import table_style
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.book import build_book
from game.ui.furniture.cupboard import build_gem, build_part
from game.ui.furniture.drapes import PANES, build_curtains
from game.ui.furniture.hearth import Hearth
from game.ui.layout import LIT, Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import build_gilded

ROOM = "table/window"
COVER_WIDTH, COVER_HEIGHT = 565, 706
STEPS = range(1, 5)  # the sentences that tell how a game goes
READS, WALKS = 3.5, 0.7  # seconds for a sentence, and of these on the way to a lantern or back
NISSE = 164  # how large he is


class WindowScene(MenuScene):
    """A page with its content before the window."""

    backdrop = ROOM
    has_hints = False
    fills_window = True

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game

    def build_content(self, page: Page) -> Node:
        raise NotImplementedError  # every page has its own

    def build(self, page: Page) -> Node:
        garland = Picture(source="ui/window/garland", height=200, aspect=WIDTH / 200)
        cat = column(Picture(source="ui/hearth/cat", height=105, aspect=2), justify="end",
                     padding=Padding(bottom=6))
        return stack(build_curtains(table_style(self.game).theme.colour, 250, 900),
                     column(garland, padding=Padding(top=-46)), self.build_content(page),
                     build_foot(right=cat))


class Poster(WindowScene):
    def __init__(self, house: House, game: str) -> None:
        super().__init__(house, game)
        self._snow, self._hearth = Snow(PANES), Hearth()

    def tick(self, seconds: float) -> None:
        if not self.house.settings.reduced_motion:
            self._snow.tick(seconds)
            self._hearth.tick(seconds)

    def build_content(self, page: Page) -> Node:
        say, game = self.house.words, self.game
        shadow = column(Node(grow=1), frame("floor shadow", height=90),
                        padding=Padding(-56, 0, -139, -54))
        box = stack(
            shadow, build_box(game, picture=box_art.name_still(game), spine=46), anchor="box",
            height=COVER_HEIGHT, width=COVER_WIDTH)
        pitch = say(f"pitch-{game}") if say.has_text(f"pitch-{game}") else ""
        words = column(
            build_gilded(say(f"game-{game}"), height=180),
            build_facts(page, self.house, game),
            Text(words=pitch, style="asked", size=1.2 / page.art.text_scale, align="center",
                 balanced=True, shrink=1) if pitch else None,
            gap=20, padding=pad(26), anchor="words")
        boxes = row(*map(self._build_box, self.house.games), gap=cupboard.SPINE + 12, align="end",
                    justify="center", width=620, height=164)
        lantern = Picture(source="ui/lantern_lit", height=208, aspect=0.75, anchor="lantern")
        beside = column(
            column(words, justify="center", height=510),
            row(boxes, lantern, gap=30, padding=Padding(36, 0, 0, 0), align="end"), grow=1)
        return row(box, beside, gap=76, padding=Padding(226, 138, 252, 0), align="start")

    def _build_box(self, game: str) -> Node:
        """Return the small box of a game; that of this poster is larger and lit."""
        here, count = game == self.game, len(self.house.games)
        height = min(164, 620 / count) * (1 if here else 0.78)
        return stack(build_box(game, LIT if here else 165), frame("wide gold ring") if (
            here and count > 1) else None, height=height, width=box_art.SHAPE * height)

    def draw_scenery(self, screen: Screen) -> None:
        anchors = self.page.anchors
        self._snow.draw(screen, self.house.art, anchors["words"])
        self._hearth.draw_light(screen, self.house.art, anchors["lantern"].inset(-242, -216))

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        box = self.page.anchors["box"]
        box_art.draw(screen, self.house.art, self.game, box, self._hearth.sway)
        self._hearth.draw_warmth(screen, self.house.art, box, 0)


def preload(house: House, game: str) -> None:
    """Begin to draw the large pictures of a poster ahead of time."""
    house.art.foresee_backdrop(ROOM, house.screen.size)
    for name in filter(None, (box_art.name_still(game), box_art.name_moving(game))):
        house.art.preload(name, COVER_WIDTH, COVER_HEIGHT)


class HowtoScene(WindowScene):
    """Four sentences in an open book, one after the other, each beside its drawing. A nisse lights
    a lantern for each of them."""

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house, game)
        self.colour = table_style(game).theme.colour
        self._drawings, self._card = list_acted(game), find_card(game)
        self._age = 0.0

    @property
    def shown(self) -> int:
        """Return the current sentence, from 0."""
        return int(self._age / READS) % len(STEPS)

    @property
    def walked(self) -> float:
        """Return where the nisse is: 0 at home, 1 at the lantern, 2 at home again."""
        still = self.house.settings.reduced_motion or not self.shown
        return 2.0 if still else min(self._age % READS / WALKS, 2.0)

    @property
    def lit(self) -> int:
        """Return the number of lit lanterns."""
        return self.shown + (self.walked >= 1)

    def tick(self, seconds: float) -> None:
        before = self.shown, self.lit
        self._age += seconds
        if (self.shown, self.lit) != before:
            self.mark_stale()

    def build_content(self, page: Page) -> Node:
        say, scale = self.house.words, page.art.text_scale
        rule = frame("bar filled", height=4, grow=1)
        gem = stack(build_gem(24, self.colour), padding=pad(8))
        initial = frame("enamel", build_gilded(str(self.shown + 1)), tint=self.colour,
                        padding=pad(20), width=150, height=150)
        sentence = Text(words=say(f"howto-{self.game}-{self.shown + 1}"), size=1.5 / scale,
                        ink=INK, balanced=True, grow=1)
        left = column(
            Text(words=say(f"game-{self.game}"), style="heading", size=1.7 / scale, ink=INK,
                 align="center", one_line=True),
            Text(words=tell_seats(self.house, self.game), ink=SEPIA, align="center"),
            row(rule, gem, rule, gap=20, align="center"),
            row(initial, sentence, gap=33, align="center", grow=1),
            self._build_road(), padding=pad(16), grow=1)
        drawings = *self._drawings[self.shown:self.shown + 1], self._card
        example = Paint(paint=draw_example, grow=1, values=(
            make_easel(self.house, self.game, passing=True), *drawings))
        return column(stack(
            stack(build_part("light"), padding=pad(-130)),
            build_book(self.colour),
            row(left, example, gap=56, padding=pad(53, 44)), grow=1),
            padding=Padding(140, 76, 140, 174))

    def _build_road(self) -> Node:
        """Return a lantern over the number of each sentence, and the nisse's place."""
        def build_stand(n: int) -> Node:
            lit, here = n < self.lit, n == self.shown
            lantern = Picture(source=f"ui/lantern_{'lit' if lit else 'dark'}", height=116,
                              aspect=0.75, anchor=f"lantern/{n}")
            number = Text(words=str(n + 1), style="carved", align="center",
                          ink=IVORY if here else INK)
            return column(frame("lantern light" if lit else "", lantern), frame(
                "seat disc" if here else "step number", number, width=46, height=46),
                gap=10, align="center")
        ground = column(Node(height=112), frame("worn line", height=5))
        return stack(ground, row(Node(width=NISSE, anchor="nisse"),
                                 *map(build_stand, range(len(STEPS))), justify="space-between"))

    def draw(self, screen: Screen) -> None:
        """Draw the nisse, who leaps to the next lantern and returns, so that he hides none."""
        super().draw(screen)
        home, lantern = (self.page.anchors[name] for name in ("nisse", f"lantern/{self.shown}"))
        way = min(self.walked, 2 - self.walked)
        part = way * way * (3 - 2 * way)
        screen.put_centered(
            self.house.art.load_picture("ui/nisse", NISSE, NISSE),
            home.center[0] + part * (lantern.x - home.right), lantern.bottom - 0.45 * NISSE
            - 12 * abs(sin(3 * pi * part)))


def draw_example(page: Page, box: Box, at: Easel, *drawings: Drawing | None) -> None:
    """Draw the first of some drawings whose board can be read."""
    for drawing in filter(None, drawings):
        try:
            drawing.draw(page, box, at)
        except BadBoard:
            continue
        return
