"""A replay: a record's beats on its table, forward and back, at any pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import doors
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.match import Match, Record
from game.picture.hints import glyph_side, hint_row
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import DIM, GOLD
from game.tables.match_scene import WatchedMatch
from game.tables.show import Onlooker

if TYPE_CHECKING:
    from game.house import House

STOP, RUN = (Action.CONFIRM, "hint-stop"), (Action.CONFIRM, "hint-run")
MORE = (Action.CONFIRM, "hint-once-more")
STEPS = ((Action.RIGHT, "hint-step"), (Action.LEFT, "hint-step-back"),
         (Action.CANCEL, "hint-back"), (Action.UP, "hint-from-start"))
PAUSE = 0.9  # seconds between two moves
BAR = 8  # the height of the bar that says how far it is


class ReplayScene(WatchedMatch):
    """A record on its table. Confirm stops and goes on, left and right go a move, up goes
    back to the start. Where everything is instant it keeps the usual pace: it is there to be seen.
    """

    def __init__(self, house: House, match: Match) -> None:
        record = match.record
        self.moves = list(record.lines)
        self.running = True
        self._waited = 0.0
        self._bar: Page | None = None
        self.last_device: Device = RIGHT_KEYS
        shown = Match(Record(record.header, None))
        super().__init__(house, shown, shown.players, Onlooker())

    @property
    def speed(self) -> float:
        return super().speed or 1.0

    @property
    def over(self) -> bool:
        """Whether all of it was shown."""
        return len(self.match.record.lines) == len(self.moves)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.ended and self.house.stack.top is self:
            self.ended = self.running = False  # it stays at the last position
            self._bar = None
        if self.running and not self.show.reel.busy:
            self._waited += seconds
            if self._waited >= PAUSE / self.speed:
                self.forward()

    def forward(self) -> None:
        """Play the record's next move."""
        self._waited = 0.0
        at = len(self.match.record.lines)
        if at < len(self.moves):
            line = self.moves[at]
            self.play(line.seat, self.rules.parse(line.move))
            self._bar = None

    def rewind(self) -> None:
        """Take the last move back."""
        self.settle()
        at = len(self.match.record.lines)
        if at:
            self.running = False
            self.go_back(at - 1)
            self._bar = None

    def go_back(self, length: int) -> None:
        """Show what stood after so many moves."""
        self.match.undo(length)
        self.show.forget(length)
        self.show.put(self.match.state)

    def restart(self) -> None:
        """From the start, running."""
        self.settle()
        if self.match.record.lines:
            self.go_back(0)
        self.running, self._waited, self._bar = True, 0.0, None

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        if press.action is not Action.POINT and press.device != self.last_device:
            self.last_device, self._bar = press.device, None
        match press.action:
            case Action.CONFIRM if self.over:
                self.restart()
            case Action.CONFIRM:
                self.running, self._bar = not self.running, None
            case Action.UP:
                self.restart()
            case Action.RIGHT | Action.NEXT:
                self.running = False
                self.forward()
            case Action.LEFT | Action.PREV:
                self.rewind()
            case Action.CANCEL | Action.PAUSE:
                self.house.stack.pop()
            case Action.RULES:
                doors.rulebook(self)
            case Action.LOG:
                doors.log(self)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if self._bar is None:
            self._bar = Page(self.house.art)
            self._strip(self._bar)
        self._bar.draw(screen)

    def _strip(self, page: Page) -> None:
        """Along the foot of the screen: how far it is, and what can be done."""
        row = glyph_side(page.art) + 6
        box = Box(SAFE.x, SAFE.bottom - row - BAR, SAFE.w, row + BAR)
        page.plate(box.inset(-16, -8), alpha=250)
        at, of = len(self.match.record.lines), len(self.moves)
        page.plate(box._replace(h=BAR), DIM, 90, None)
        if at:
            page.plate(Box(box.x, box.y, max(BAR, box.w * at / of), BAR), GOLD, 255, None)
        told = self.house.words("replay-at", at, of)
        w = page.art.size(told, "small")[0] + 4
        page.text(Box(box.right - w, box.y + BAR, w, row), told, "small", GOLD, "right")
        first = MORE if self.over else STOP if self.running else RUN
        hint_row(page, self.house, Box(box.x, box.y + BAR, box.w - w - 24, row),
                 self.last_device, (first, *STEPS))

    def refit(self) -> None:
        super().refit()
        self._bar = None

    def resume(self) -> None:
        super().resume()
        self._bar = None
