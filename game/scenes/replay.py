"""A replay: a record's beats on its table, forward and back, at any pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.hints import hint_row
from game.match import Match, Record
from game.page import Page
from game.press import Action, Press
from game.screen import SAFE, Box, Screen
from game.tables.hands import Hands
from game.tables.plates import COLUMN, PANEL_BOTTOM
from game.tables.table import TableScene

if TYPE_CHECKING:
    from game.house import House

HINTS = ((Action.CONFIRM, "hint-stop"), (Action.RIGHT, "hint-step"), (Action.CANCEL, "hint-back"))
PAUSE = 0.9  # seconds between two moves


class ReplayScene(TableScene):
    """The table with nobody at it. Confirm stops and goes on, left and right go a move."""

    def __init__(self, house: House, match: Match) -> None:
        record = match.record
        self.moves = list(record.lines)
        self.running = True
        self._waited = 0.0
        self._bar: Page | None = None
        shown = Match(Record(record.header, None))
        super().__init__(house, shown, Hands(record.header.players, {}))
        self.hands.devices.clear()  # nobody plays: the record does

    def ask(self) -> None:
        """Nobody is asked: the record answers."""
        self.pickers = {}

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.running and not self.reel.busy:
            self._waited += seconds
            if self._waited >= PAUSE / (self.speed or 1e9):
                self.forward()

    def forward(self) -> None:
        """Play the record's next move."""
        self._waited = 0.0
        at = len(self.match.record.lines)
        if at < len(self.moves):
            line = self.moves[at]
            self.play(line.seat, self.rules.parse(line.move))

    def rewind(self) -> None:
        """Take the last move back."""
        self.settle()
        at = len(self.match.record.lines)
        if at:
            self.running = False
            self.go_back(at - 1)

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        if press.action is not Action.POINT and press.device != self.last_device:
            self.last_device, self._bar = press.device, None
        match press.action:
            case Action.CONFIRM:
                self.running = not self.running
            case Action.RIGHT | Action.NEXT:
                self.running = False
                self.forward()
            case Action.LEFT | Action.PREV:
                self.rewind()
            case Action.CANCEL | Action.PAUSE:
                self.house.to_title()
            case Action.RULES | Action.LOG:
                super().press(press)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if self._bar is None:
            self._bar = Page(self.house.art)
            box = Box(SAFE.x, PANEL_BOTTOM + 16, COLUMN, SAFE.bottom - PANEL_BOTTOM - 16)
            hint_row(self._bar, self.house, box, self.last_device, HINTS)
        self._bar.draw(screen)

    def refit(self) -> None:
        super().refit()
        self._bar = None

    def resume(self) -> None:
        super().resume()
        self._bar = None

    def _results(self) -> None:
        """The end of a replay is the last position."""
        self.running = False
