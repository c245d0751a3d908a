"""The score sheet of a round, or of a match without rounds: where the points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core import Says, State, gained
from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import DIM, EDGE, GOLD, IVORY, SEAT_COLOURS
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House
    from game.tables.match_scene import MatchScene

COUNT = 1.0  # seconds for which the numbers count up
LINGER = 8.0  # seconds after which a sheet closes itself when only bots play


class ScoringScene(MenuScene):
    """A line for each source of points, a column for each player, and a chart of all rounds."""

    overlay = True
    veil = 170
    first = "next"

    def __init__(self, house: House, table: MatchScene, state: State) -> None:
        super().__init__(house)
        self.table = table
        self.lines = table.rules.tally(state)
        self.history = totals(table)
        self.age = 0.0
        self._counted = False  # whether the last picture showed everything

    def enter(self) -> None:
        self.house.sounds.play("count")

    def tick(self, seconds: float) -> None:
        self.age += seconds * (self.table.speed or 100)
        if not self._counted:
            self._counted = self.age >= COUNT
            self.stale()
        if self.age > LINGER and not self.table.attended:
            self.house.stack.pop()

    def back(self) -> None:
        """Go on: first to the end of the counting, then to the next round."""
        if self.age < COUNT:
            self.age = COUNT
        else:
            self.house.stack.pop()

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.house.stack.pop()
            self.table.press(press)
        else:
            super().press(press)

    def part(self, n: int) -> float:
        """How much of the n-th line has been counted, 0..1: the lines follow one another."""
        sources = max(len(self.lines) - 1, 1)
        return min(max(self.age / COUNT * sources - n, 0.0), 1.0)

    def shown(self) -> list[tuple[Says, tuple[int, ...]]]:
        """The lines as far as they are counted; the total counts up with them."""
        *sources, total = self.lines
        running = [end - gain for end, gain in zip(total.values, gained(sources), strict=True)]
        rows = []
        for n, line in enumerate(sources):
            values = tuple(round(value * self.part(n)) for value in line.values)
            rows.append((line.says, values if line.points else line.values))
            if line.points:
                running = [sum(pair) for pair in zip(running, values, strict=True)]
        return [*rows, (total.says, tuple(running))]

    def build(self, page: Page) -> None:
        art, say = page.art, self.house.words
        seats = len(self.table.show.players)
        line = max(art.line("body"), 40) + 6
        head = art.line("heading")
        high = head + (len(self.lines) + 1) * line + page.control("label") + 90
        chart = max(min(SAFE.h - high, 300), 0)
        box = Box(SAFE.x + 110, SAFE.y + (SAFE.h - high - chart) / 2, SAFE.w - 220, high + chart)
        page.plate(box, alpha=252)
        x, wide = box.x + 60, box.w - 120
        over = self.table.match.result is not None and self.table.style.counted == "over"
        heading = say("sheet-over") if over else say("sheet-heading", len(self.history))
        page.text(Box(x, box.y + 20, wide, head), heading, "heading", GOLD)
        column = wide * 0.56 / seats
        y = box.y + 28 + head
        names = [self.table.name(seat) for seat in range(seats)]
        style = page.even(Box(0, 0, column - 12, line), names, "label")
        for seat, name in enumerate(names):
            at = Box(x + wide * 0.44 + seat * column, y, column - 12, line)
            page.fitted(at, name, style, SEAT_COLOURS[seat], "right")
        for n, (says, values) in enumerate(self.shown()):
            y += line
            last = n == len(self.lines) - 1
            counting = not last and 0 < self.part(n) < 1
            if counting:
                page.plate(Box(x - 16, y, wide + 20, line), GOLD, 40, edge=None)
            page.fitted(Box(x, y, wide * 0.44, line), self.table.say(says), "body",
                        GOLD if last else IVORY if counting else DIM)
            for seat, value in enumerate(values):
                at = Box(x + wide * 0.44 + seat * column, y, column - 12, line)
                page.fitted(at, str(value), "body", GOLD if last else IVORY, "right")
        self._box = Box(x, y + line + 16, wide, chart - 20)
        page.button("next", Box(box.right - 60 - 420, box.bottom - page.control("label") - 22, 420,
                                page.control("label")), say("sheet-next"), self.back,
                    picture="ui/play", focus=self.focus.name)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if self._counted and self._box.h > 80:  # before that it would give the end away
            image = self.house.art.keep(
                ("chart", tuple(self.history), self._box, self.table.match.record.header.seed),
                lambda: self._chart(screen))
            screen.put(image, self._box.x, self._box.y)

    def _chart(self, screen: Screen) -> pygame.Surface:
        """The totals after every round: for each player a line in her colour, with her shape."""
        size = screen.pixels(self._box.w), screen.pixels(self._box.h)
        image = pygame.Surface(size, pygame.SRCALPHA)
        best = max(1, *(max(row) for row in self.history))
        least = min(0, *(min(row) for row in self.history))
        pad = screen.pixels(14)
        rows = [tuple(0 for _ in self.table.show.players), *self.history]

        def at(n: int, value: int) -> tuple[float, float]:
            x = pad + (size[0] - 2 * pad) * n / max(len(rows) - 1, 1)
            return x, size[1] - pad - (size[1] - 2 * pad) * (value - least) / (best - least)

        pygame.draw.line(image, EDGE, at(0, 0), at(len(rows) - 1, 0), screen.pixels(2))
        for seat in range(len(self.table.show.players)):
            points = [at(n, row[seat]) for n, row in enumerate(rows)]
            pygame.draw.lines(image, SEAT_COLOURS[seat], False, points, screen.pixels(5))
            for point in points[1:]:
                mark = self.house.art.picture(f"ui/seat_{seat}", 24, 24)
                image.blit(mark, mark.get_rect(center=point))
        return image


def totals(table: MatchScene) -> list[tuple[int, ...]]:
    """Everybody's points after each round, or after whatever else changes them in this game."""
    return [table.rules.tally(beat.state)[-1].values
            for beats in table.match.beats for beat in beats if beat.what in table.style.charted]
