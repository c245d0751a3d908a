"""The first scene after a match: the winner's name across the lit board."""

from __future__ import annotations

from functools import partial

from game.core.contract import Place, Seat
from game.devices.press import Action, Device, Press
from game.house import House
from game.picture.lamplight import Lamplight
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, WINDOW, Screen
from game.picture.sparks import Sparks
from game.picture.theme import GILT, INK, SEAT_COLOURS
from game.scenes.menu import MenuScene
from game.scenes.results.scene import ResultsScene
from game.tables.table import TableScene
from game.ui.box import Box
from game.ui.layout import Node, Padding, Picture, Text, column, first_that_fits, frame, pad, row
from game.ui.show import PageRuler

LASTS = 2.5  # seconds
EARLY = 0.6  # of these, in which a press was still meant for the match
WHOLE = "whole"  # where all of a board is


class FinaleScene(MenuScene):
    """The board, lit where the match was decided, and the winners; any press goes on."""

    overlay = True
    has_hints = False  # any press goes on

    def __init__(self, house: House, table: TableScene) -> None:
        super().__init__(house)
        self.table = table
        self.results = ResultsScene(house, table)
        self.age = 0.0
        self.sparks = Sparks()
        self._lamplight = Lamplight(house.art)

    def enter(self) -> None:
        winners = self.results.result.winners
        lost = self.table.hands.alone not in (None, *winners)
        self.house.sounds.play("draw" if len(winners) > 1 else "lose" if lost else "win")
        if not self.table.speed:
            self.go_back()

    def tick(self, seconds: float) -> None:
        self.age += seconds * self.table.speed
        if self.age >= LASTS:
            self.results.unasked = True
            self.go_back()

    def go_back(self) -> None:
        """Go on to the results."""
        self.house.stack.pop()
        self.house.stack.push(self.results)

    def has_seat(self, device: Device) -> bool:
        return self.table.has_seat(device)

    def press(self, press: Press) -> None:
        """Go on at any press, except one right after the last move, which was meant for the
        match."""
        if press.action is Action.LOST:
            self.table.press(press)
        elif (press.phase == "down" and press.action not in (Action.POINT, Action.FOUND)
                and self.age >= EARLY):
            self.go_back()

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        _, words = super().list_obstacles()
        return [self.page.anchors["band"]], [*words, *self.list_lit()]

    @property
    def line(self) -> str:
        return self.results.tell_heading()

    def list_lit(self) -> list[Box]:
        """Return the deciding places: the winners, and the pieces that could not move or moved
        last."""
        show, beats = self.table.show, self.table.match.beats
        places: list[Place] = [f"plate/{seat}" for seat in self.results.result.winners]
        for beat in beats[-1] if beats else ():
            way = self.table.style.motion.trail(beat)
            places += (*self.table.style.motion.flaws(beat), *(way[1:] if way else ()))
        return [show.board.box_of(place) for place in dict.fromkeys(places)
                if show.board.has_place(place)]

    def build(self, page: Page) -> Node:  # noqa: ARG002  it is as large as the words
        """Return a band in the colour of the only winner, with all winners."""
        results, say = self.results, self.house.words
        winners = results.result.winners
        text = partial(Text, style="victory", ink=INK, align="center", one_line=True)
        half, trees = -(-len(winners) // 2), list[Node]()
        won = text(words=say("finale-shared" if results.drawn else "finale-wins"), size=0.62,
                   shrink=0)
        for size in (1.0, 0.7, 0.45):
            names = [self._build_winner(seat, size) for seat in winners]
            rows = [row(*some, gap=80, justify="center")
                    for some in (names, names[:half], names[half:]) if some]
            beside = column(won, padding=Padding(0, 30 * size, 0, 0))  # on the same line
            trees += [row(rows[0], beside, gap=48, align="center", justify="center"),
                      column(rows[0], won), column(*rows[1:], won)]
        words: Node = first_that_fits(*trees)
        if results.ending or (results.drawn and self.table.style.outcome.draws):
            words = text(words=results.tell_heading())
        return frame("victory band", column(words, justify="center", padding=pad(SAFE.x, 18)),
                     tint=SEAT_COLOURS[winners[0]] if len(winners) == 1 else GILT, anchor="band")

    def _build_winner(self, seat: Seat, size: float) -> Node:
        """Return a winner's name, after their sign on a dark disc."""
        side = 124 * size
        sign = frame("victory disc", Picture(source=f"ui/seat_{seat}", height=side / 1.3),
                     padding=pad(side * 0.115), width=side, height=side)
        name = Text(words=self.table.name_of(seat), style="victory", size=size, ink=INK,
                    one_line=True, group="winners")
        return row(sign, name, gap=20, align="center")

    def find_room(self, page: Page) -> Box:
        """Return a band across the screen that hides as few lit places as possible."""
        high = self.build(page).measure(PageRuler(page), WIDTH).h
        bands = [WINDOW._replace(y=HEIGHT * middle - high / 2, h=high)
                 for middle in (0.5, 0.66, 0.34, 0.8, 0.2)]
        lit = self.list_lit()
        return min((band for band in bands if band.y >= 0 and band.bottom <= HEIGHT),
                   key=lambda band: sum(band.overlaps(box) for box in lit))

    def draw(self, screen: Screen) -> None:
        """Draw the board and the lit winners under the band."""
        page, show, art = self.page, self.table.show, self.house.art
        whole = [show.board.box_of(WHOLE)] if show.board.has_place(WHOLE) else []
        self._lamplight.draw(screen, [*(box.inset(-30) for box in self.list_lit()), *whole],
                             [show.panel_of(seat) for seat in self.results.result.winners], ())
        if not self.house.settings.reduced_motion:
            self.sparks.draw(screen, art, self.age)
        page.draw(screen)
