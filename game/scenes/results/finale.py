"""The first beat of a match's end: what decided it lies in the light, and the winner's name stands
across the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core import Place, Seat
from game.devices.press import Action, Device, Press
from game.picture.lamplight import Lamplight
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.sparks import Sparks
from game.picture.theme import GILT, GOLD, INK, SEAT_COLOURS
from game.scenes.menu import MenuScene
from game.scenes.results.scene import ResultsScene
from game.scenes.scenery.cloths import shaded

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

LASTS = 2.5  # seconds
EARLY = 0.6  # of these, in which a press was still meant for the match
EDGED, RIM = 5, 4  # of gold along the ribbon behind the words, and of ink beyond that
SEAM, WITHIN, SHADED = 4, 16, 0.72  # a seam along it: how broad, how far in, how dark
ROUND = 1.3  # a dark disc behind a sign, in its size
NEAR = 30  # how far round what is lit all is light
WHOLE = "whole"  # where all of a board is
CLOSE = 0.8  # of the height of a line, as figures of capitals need no more
LETTERS = (1.0, 0.85, 0.7, 0.55, 0.45)  # sizes of the letters of a name
UNDER = "victory@0.62"  # the style of what is said under the names
MIDDLES = (0.5, 0.66, 0.34, 0.8, 0.2)  # where on the screen the words may stand, best first
AIR = 40  # between a sign and its name, and round the words


class Word(NamedTuple):
    """A part of what is said, in large letters, and whose sign stands before it."""

    text: str
    seat: Seat | None = None


class FinaleScene(MenuScene):
    """The board, lit where it was decided, and who has won; any press goes on to the results."""

    overlay = True

    def __init__(self, house: House, table: TableScene) -> None:
        super().__init__(house)
        self.table = table
        self.results = ResultsScene(house, table)
        self.age = 0.0
        self.sparks = Sparks()
        self._lamplight = Lamplight(house.art)
        self._band = Box(0, 0, WIDTH, HEIGHT)  # where the words stand

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
        return [self._band], [*words, *self.lit()]

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

    def said(self) -> tuple[list[Word], str]:
        """What is said: large words, and small ones under them."""
        results, say = self.results, self.house.words
        winners = results.result.winners
        if results.ending or (results.drawn and self.table.style.draws):
            return [Word(results.heading())], ""
        words = [Word(self.table.name(seat), seat) for seat in winners]
        return words, say("finale-shared") if results.drawn else say("finale-wins")

    def build(self, page: Page) -> None:
        words, under = self.said()
        style, rows = self._rows(page, words)
        line, small = page.art.line(style) * CLOSE, page.art.line(UNDER) * CLOSE
        high = len(rows) * line + (small if under else 0)
        self._band = self._room(high)
        y = self._band.center[1] - high / 2
        for row in rows:
            wide = self._width(page, row, style)
            x = WIDTH / 2 - wide / 2
            for word in row:
                side = self._sign(page, word, style)
                if word.seat is not None:
                    disc = Box(x, y + (line - side) / 2, side, side)
                    page.image(page.art.disc(side, INK, 255), disc.x, disc.y)
                    page.picture(disc.inset(side * (1 - 1 / ROUND) / 2), f"ui/seat_{word.seat}")
                    x += side + AIR / 2
                wide = page.art.size(word.text, style)[0]
                box = Box(x, y - line * (1 / CLOSE - 1) / 2, wide + 1, line / CLOSE)
                page.text(box, word.text, style, INK, leaf=False)
                x = box.right + 2 * AIR
            y += line
        if under:
            tall = small / CLOSE
            page.text(Box(SAFE.x, y - (tall - small) / 2, SAFE.w, tall), under, UNDER, INK,
                      "center")

    def _rows(self, page: Page, words: list[Word]) -> tuple[str, list[list[Word]]]:
        """The largest letters with which the words stand in few rows, and the rows."""
        style, rows = "", [words]
        for part in LETTERS:
            style, rows = f"victory@{part:g}", [[]]
            for word in words:
                if rows[-1] and self._width(page, [*rows[-1], word], style) > SAFE.w:
                    rows.append([])
                rows[-1].append(word)
            if len(rows) <= 1 + (len(words) > 1) and all(
                    self._width(page, row, style) <= SAFE.w for row in rows):
                break
        return style, rows

    def _sign(self, page: Page, word: Word, style: str) -> float:
        return 0.0 if word.seat is None else page.art.line(style) * 0.66

    def _width(self, page: Page, row: list[Word], style: str) -> float:
        each = [page.art.size(word.text, style)[0] + self._sign(page, word, style)
                + AIR / 2 * (word.seat is not None) for word in row]
        return sum(each) + 2 * AIR * (len(row) - 1)

    def _room(self, high: float) -> Box:
        """A band right across the screen that leaves what is lit in sight, if one does."""
        bands = [Box(0, HEIGHT * middle - high / 2 - AIR, WIDTH, high + 2 * AIR)
                 for middle in MIDDLES]
        bands = [band for band in bands if band.y >= 0 and band.bottom <= HEIGHT]
        lit = self.lit()
        return min(bands, key=lambda band: sum(band.meets(box) for box in lit))

    def draw(self, screen: Screen) -> None:
        """In a dusk in which the board and those who have won lie in the light, on a ribbon in the
        colour of whoever has won alone."""
        page, show, art = self.page, self.table.show, self.house.art
        whole = [show.board.box(WHOLE)] if show.board.has(WHOLE) else []
        self._lamplight.draw(screen, [*(box.inset(-NEAR) for box in self.lit()), *whole],
                             [show.panel(seat) for seat in self.results.result.winners], ())
        band = self._band
        winners = self.results.result.winners
        colour = SEAT_COLOURS[winners[0]] if len(winners) == 1 else GILT
        for more, tone in ((EDGED + RIM, INK), (EDGED, GOLD), (0, colour)):
            at = band.inset(0, -more)
            screen.put(art.plate(at.w, at.h, tone, 255, None, 2, 0), at.x, at.y)
        seam = art.plate(band.w, SEAM, shaded(colour, SHADED), 255, None, 2, 0)
        for y in (band.y + WITHIN, band.bottom - WITHIN - SEAM):
            screen.put(seam, band.x, y)
        if not self.house.settings.reduced_motion:
            self.sparks.draw(screen, art, self.age)
        page.draw(screen)
