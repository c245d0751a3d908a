"""Tell people who pass by how a game goes: four sentences in an open book, one after the other,
each beside what acts it out. A nisse lights a lantern for each of them."""

from __future__ import annotations

from math import pi, sin

from game.core.tiled import BadBoard
from game.house import House
from game.picture.book import open_book
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, IVORY, SEPIA
from game.scenes.kiosk.invitation import tell_seats
from game.scenes.kiosk.poster import WindowScene
from game.tables.easel import Easel, make_easel
from game.tables.examples import Drawing, find_card, list_acted
from game.tables.style import table_style
from game.ui.furniture.cupboard import build_gem, build_part
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import build_gilded

STEPS = (1, 2, 3, 4)
READS, WALKS = 3.5, 0.7  # seconds for a sentence, and of these on the way to a lantern or back
NISSE = 164  # how large he is


class HowtoScene(WindowScene):
    def __init__(self, house: House, game: str) -> None:
        super().__init__(house, game)
        self.colour = table_style(game).theme.colour
        self._drawings, self._card = list_acted(game), find_card(game)
        self._age = 0.0

    @property
    def shown(self) -> int:
        """Return which sentence is shown, from 0."""
        return int(self._age / READS) % len(STEPS)

    @property
    def walked(self) -> float:
        """Return where the nisse is: 0 at home, 1 at the lantern, 2 at home again."""
        still = self.house.settings.reduced_motion or not self.shown
        return 2.0 if still else min(self._age % READS / WALKS, 2.0)

    @property
    def lit(self) -> int:
        """Return how many lanterns are lit."""
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
        initial = frame("enamel", build_gilded(str(STEPS[self.shown])), tint=self.colour,
                        padding=pad(20), width=150, height=150)
        sentence = Text(words=say(f"howto-{self.game}-{STEPS[self.shown]}"), size=1.5 / scale,
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
            Paint(paint=open_book, values=(self.colour,)),
            row(left, example, gap=56, padding=pad(53, 44)), grow=1),
            padding=Padding(140, 76, 140, 174))

    def _build_road(self) -> Node:
        """Return a lantern over the number of each sentence, and where the nisse has his place."""
        def build_stand(n: int) -> Node:
            lit, here = n < self.lit, n == self.shown
            lantern = Picture(source=f"ui/lantern_{'lit' if lit else 'dark'}", height=116,
                              aspect=0.75, anchor=f"lantern/{n}")
            number = Text(words=str(STEPS[n]), style="carved", align="center",
                          ink=IVORY if here else INK)
            return column(frame("lantern light" if lit else "", lantern), frame(
                "seat disc" if here else "step number", number, width=46, height=46),
                gap=10, align="center")
        ground = column(Node(height=112), frame("worn line", height=5))
        return stack(ground, row(Node(width=NISSE, anchor="nisse"),
                                 *map(build_stand, range(len(STEPS))), justify="space-between"))

    def draw(self, screen: Screen) -> None:
        """Draw the nisse, who leaps to the next lantern and goes back, so that he hides none."""
        super().draw(screen)
        home, lantern = (self.page.anchors[name] for name in ("nisse", f"lantern/{self.shown}"))
        way = min(self.walked, 2 - self.walked)
        part = way * way * (3 - 2 * way)
        screen.put_centered(
            self.house.art.load_picture("ui/nisse", NISSE, NISSE),
            home.center[0] + part * (lantern.x - home.right), lantern.bottom - 0.45 * NISSE
            - 12 * abs(sin(3 * pi * part)))


def draw_example(page: Page, box: Box, at: Easel, *drawings: Drawing | None) -> None:
    """Draw the first of some drawings of a board that can be read."""
    for drawing in filter(None, drawings):
        try:
            drawing.draw(page, box, at)
        except BadBoard:
            continue
        return
