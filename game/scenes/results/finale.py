"""The first beat of a match's end: what decided it lies in the light, and the winner's name stands
across the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, Seat
from game.devices.press import Action, Device, Press
from game.picture.lamplight import Lamplight
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Screen
from game.picture.sparks import Sparks
from game.picture.theme import GILT, GOLD, INK, SEAT_COLOURS, shaded
from game.scenes.menu import TreeScene
from game.scenes.results.scene import ResultsScene
from game.ui.box import Box
from game.ui.layout import Node, Paint, Picture, Text, column, first_that_fits, row, stack
from game.ui.show import PageRuler

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

LASTS = 2.5  # seconds
EARLY = 0.6  # of these, in which a press was still meant for the match
WHOLE = "whole"  # where all of a board is


class FinaleScene(TreeScene):
    """The board, lit where it was decided, and who has won; any press goes on to the results."""

    overlay = True

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
            self.back()

    def tick(self, seconds: float) -> None:
        self.age += seconds * self.table.speed
        if self.age >= LASTS:
            self.results.came = True
            self.back()

    def back(self) -> None:
        """Go on to the results."""
        self.house.stack.pop()
        self.house.stack.push(self.results)

    def holds(self, device: Device) -> bool:
        return self.table.holds(device)

    def press(self, press: Press) -> None:
        """Any press goes on; one right after the last move was meant for the match."""
        if press.action is Action.LOST:
            self.table.press(press)
        elif (press.phase == "down" and press.action not in (Action.POINT, Action.FOUND)
                and self.age >= EARLY):
            self.back()

    def taken(self) -> tuple[list[Box], list[Box]]:
        _, words = super().taken()
        return [_across(self.page.anchors["band"])], [*words, *self.lit()]

    @property
    def line(self) -> str:
        return self.results.heading()

    # what is seen

    def lit(self) -> list[Box]:
        """Where it was decided: at the winners, and at what could not move or moved last."""
        show, beats = self.table.show, self.table.match.beats
        places: list[Place] = [f"plate/{seat}" for seat in self.results.result.winners]
        for beat in beats[-1] if beats else ():
            way = self.table.style.trail(beat)
            places += (*self.table.style.flaws(beat), *(way[1:] if way else ()))
        return [show.board.box(place) for place in dict.fromkeys(places)
                if show.board.has(place)]

    def view(self, page: Page) -> Node:
        """Return who has won, in the largest letters with which all of them stand in two rows."""
        results, say = self.results, self.house.words
        winners = results.result.winners
        if results.ending or (results.drawn and self.table.style.draws):
            return column(Text(words=results.heading(), style="victory", ink=INK, align="center",
                               one_line=True), justify="center", anchor="band")
        half, trees = -(-len(winners) // 2), list[Node]()
        for size in (1.0, 0.85, 0.7, 0.55, 0.45):
            line = page.art.line(f"victory@{size:g}")
            names = [self._build_winner(seat, size, line) for seat in winners]
            rows = [row(*some, gap=80, justify="center")
                    for some in (names, names[:half], names[half:]) if some]
            trees += [rows[0], column(*rows[1:])]
        under = Text(words=say("finale-shared" if results.drawn else "finale-wins"), ink=INK,
                     style="victory", size=0.62, align="center", one_line=True)
        return column(first_that_fits(*trees), under, justify="center", anchor="band")

    def _build_winner(self, seat: Seat, size: float, line: float) -> Node:
        """Return a winner's name, after their sign on a dark disc."""
        side = line * 0.66
        sign = stack(Paint(paint=draw_disc), column(
            Picture(source=f"ui/seat_{seat}", height=side / 1.3), align="center",
            justify="center"), width=side, height=side)
        name = Text(words=self.table.name(seat), style="victory", size=size, ink=INK,
                    one_line=True, group="winners")
        return row(sign, name, gap=20, align="center")

    def room(self, page: Page) -> Box:
        """Return a band right across the screen that leaves what is lit in sight, if one does."""
        high = self.view(page).measure(PageRuler(page), SAFE.w).h + 24
        bands = [SAFE._replace(y=HEIGHT * middle - high / 2, h=high)
                 for middle in (0.5, 0.66, 0.34, 0.8, 0.2)]
        lit = self.lit()
        return min((band for band in bands if band.y >= 0 and band.bottom <= HEIGHT),
                   key=lambda band: sum(_across(band).meets(box) for box in lit))

    def show_hints(self, page: Page) -> None:
        """Show none: any press goes on."""

    def choose(self, name: str, step: int) -> None:
        """Do nothing: there are no controls."""

    def draw(self, screen: Screen) -> None:
        """Draw the board and the winners in the light, and the words on a ribbon in the colour of
        the only winner."""
        page, show, art = self.page, self.table.show, self.house.art
        winners = self.results.result.winners
        whole = [show.board.box(WHOLE)] if show.board.has(WHOLE) else []
        self._lamplight.draw(screen, [*(box.inset(-30) for box in self.lit()), *whole],
                             [show.panel(seat) for seat in winners], ())
        band = _across(page.anchors["band"])
        colour = SEAT_COLOURS[winners[0]] if len(winners) == 1 else GILT
        for more, tone in ((9, INK), (5, GOLD), (0, colour)):
            at = band.inset(0, -more)
            screen.put(art.plate(at.w, at.h, tone, 255, None, 2, 0), at.x, at.y)
        seam = art.plate(band.w, 4, shaded(colour, 0.72), 255, None, 2, 0)
        for y in (band.y + 16, band.bottom - 20):
            screen.put(seam, band.x, y)
        if not self.house.settings.reduced_motion:
            self.sparks.draw(screen, art, self.age)
        page.draw(screen)


def _across(band: Box) -> Box:
    """Return a band from side to side of the screen."""
    return band._replace(x=0, w=WIDTH)


def draw_disc(page: Page, box: Box) -> None:
    """Draw a dark disc behind a sign."""
    page.image(page.art.disc(box.w, INK, 255), box.x, box.y)
