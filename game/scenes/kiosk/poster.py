"""Pages for people who pass by: a window by night between curtains in the colour of a game. The
poster of a game stands there before its match among bots: its box beside what is told of it and the
boxes of all games. Snow falls, the lantern flickers, and what is on the box moves."""

from __future__ import annotations

from game.house import House
from game.picture.page import Page
from game.picture.screen import WIDTH, Screen
from game.picture.snow import Snow
from game.scenes.kiosk.invitation import build_facts, build_foot
from game.scenes.menu import MenuScene
from game.tables.game_box import build_box
from game.tables.style import table_style
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.drapes import PANES, build_curtains
from game.ui.furniture.hearth import Hearth
from game.ui.layout import LIT, Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import build_gilded

ROOM = "table/window"
COVER_WIDTH, COVER_HEIGHT = 565, 706


class WindowScene(MenuScene):
    """A page whose content stands before the window."""

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
        """Return the small box of a game; that of this poster is larger and in the light."""
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
    """Begin to draw the large pictures of a poster before it is seen."""
    house.art.foresee_backdrop(ROOM, house.screen.size)
    for name in filter(None, (box_art.name_still(game), box_art.name_moving(game))):
        house.art.preload(name, COVER_WIDTH, COVER_HEIGHT)
