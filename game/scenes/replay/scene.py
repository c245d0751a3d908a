"""A replay: the moves of a record on its table, forward and back, at any pace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game import doors
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.match import Match
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.record import Handed, Record
from game.scenes.replay.buttons import Buttons
from game.scenes.replay.highlights import Mark, find_marks
from game.scenes.replay.theatre import StagedMatch
from game.scenes.replay.theatre_frame import build_game_sign
from game.scenes.replay.time_line import draw_time_line, measure_over
from game.scenes.replay.time_marks import find_next, find_seen
from game.scenes.replay.time_road import BAR, Gone, Road, divide_road
from game.scenes.replay.time_strips import Strip, divide
from game.scenes.results.score_breakdown import signed
from game.tables.review import Review
from game.tables.show import Everybody, Onlooker
from game.ui.layout import Node, stack
from game.ui.show import show

if TYPE_CHECKING:
    from game.core import State
    from game.house import House

PAUSE = 0.9  # seconds between two moves
RATES = (1.0, 2.0, 4.0, 0.5)  # how fast it runs, one after the other


class ReplayScene(StagedMatch):
    """A record on its table, on a stage over a time line and buttons.

    Of a match that has ended all hands lie open. Confirm stops and goes on, left and right go one
    move, the jump buttons go to the next move that stood out or back, down runs faster, up goes
    back to the start, and a pointer goes to any place on the line. Where everything is instant the
    replay keeps the usual pace: it is there to be seen.
    """

    steers = frozenset({Action.LEFT, Action.RIGHT, Action.NEXT, Action.PREV})

    def __init__(self, house: House, match: Match, *, over: bool = False) -> None:
        """`over`: the match has ended, even if its record has not."""
        record = match.record
        self.note = ""  # said instead of how far it is
        self.moves = list(record.lines)
        self._closing, self._handed = match.closing, record.handed
        self.running = True
        self.rate = RATES[0]
        self._waited = 0.0
        self._road = Road(SAFE, 0)  # the scale of the time line
        turns = Review(match, None, lambda _: None).turns()
        self.marks = find_marks(match, [one.ply for one in turns])
        self.course = divide(match)
        self.last_device: Device = RIGHT_KEYS
        shown = Match(Record(record.header, None))
        eyes = Everybody() if over or match.result is not None else Onlooker()
        super().__init__(house, shown, shown.players, eyes)

    @property
    def handed(self) -> Sequence[tuple[int, Handed]]:
        return self._handed

    @property
    def speed(self) -> float:
        return (super().speed or 1.0) * self.rate

    @property
    def over(self) -> bool:
        """Whether all moves were shown."""
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
            self._close_after(at + 1)
            self.play(line.seat, self.rules.parse(line.move))
            self._bar = None

    def _close_after(self, length: int) -> None:
        """After the last move tell how people have ended the match, if they have."""
        self.match.closing = self._closing if length == len(self.moves) else None

    def counted(self, state: State) -> None:
        """Show a score sheet while it runs; it would stop a player who goes from move to move."""
        if self.running:
            super().counted(state)

    def rewind(self) -> None:
        """Take the last move back."""
        self.go_to(len(self.match.record.lines) - 1)

    def go_to(self, length: int) -> None:
        """Stand still after some moves, without showing those between."""
        self.running, self._waited, self._bar = False, 0.0, None
        self.settle()
        at, to = len(self.match.record.lines), max(0, min(length, len(self.moves)))
        if to == at:
            return
        if to < at:
            self.match.undo(to)
            self.show.forget(to)
        for line in self.moves[at:to]:
            self.match.play(line.seat, self.rules.parse(line.move))
        self._close_after(to)
        self.recall(at)
        self.show.put(self.match.state)
        self.settle()

    def leap(self, step: int) -> None:
        """Show the next move that stands out, or go back to the one before; go a tenth of all where
        nothing does."""
        at = len(self.match.record.lines)
        if not self.marks:
            self.go_to(at + step * max(1, len(self.moves) // 10))
            return
        to = self._comes() if step > 0 else next(
            (mark for mark in reversed(self.marks) if mark.ply < at - 1), None)
        if to is None:
            self.go_to(len(self.moves) if step > 0 else 0)
            return
        self.go_to(to.ply)
        self.forward()

    def _comes(self) -> Mark | None:
        return find_next(self.marks, len(self.match.record.lines))

    def restart(self) -> None:
        """Run from the start."""
        self.go_to(0)
        self.running = True

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        if press.pos is None and press.device != self.last_device:
            self.last_device, self._bar = press.device, None
        match self._meant(press):
            case Action.CONFIRM if press.pos and (ply := self._pointed(press.pos)) is not None:
                self.go_to(ply)
            case Action.CONFIRM if self.over:
                self.restart()
            case Action.CONFIRM:
                self.running, self._bar = not self.running, None
            case Action.UP:
                self.restart()
            case Action.DOWN:
                self.rate = RATES[(RATES.index(self.rate) + 1) % len(RATES)]
                self._bar = None
            case Action.RIGHT:
                self.running = False
                self.forward()
            case Action.LEFT:
                self.rewind()
            case Action.NEXT:
                self.leap(1)
            case Action.PREV:
                self.leap(-1)
            case Action.CANCEL | Action.PAUSE:
                self.house.stack.pop()
            case Action.RULES:
                doors.rulebook(self, self.keeper())
            case Action.LOG:
                doors.log(self)

    def _meant(self, press: Press) -> Action:
        """Return what a press is for: a pointer presses a button."""
        if press.action is Action.CONFIRM and press.pos:
            return next((action for action, box in self.buttons.items()
                         if box.holds(*press.pos)), press.action)
        return press.action

    @property
    def buttons(self) -> dict[Action, Box]:
        """The boxes of the buttons."""
        anchors = self.bar.anchors
        return {action: anchors[str(action)] for action in Action if str(action) in anchors}

    def foot(self) -> Box:
        """Return the room of the time line and the buttons under it."""
        high = measure_over(self.house.art) + 3 + BAR + 13 + self._row()
        return SAFE._replace(y=SAFE.bottom - high, h=high)

    def _row(self) -> float:
        """Return the height of the buttons."""
        return max(46, self.house.art.line("small") + 6)

    def _track(self) -> Box:
        """Return the box of the time line, whose edge lies in the foot."""
        foot = self.foot()
        return foot.inset(5, 0)._replace(y=foot.y + measure_over(self.house.art) + 3, h=BAR)

    def _pointed(self, pos: tuple[float, float]) -> int | None:
        """Return the moves before a point on the time line; None if it is elsewhere."""
        return self._road.nearest(pos[0]) if self._track().inset(-24, -2).holds(*pos) else None

    def mark(self) -> Mark | None:
        return find_seen(self.marks, len(self.match.record.lines))

    def build_label(self) -> Node:
        """Return the name of the game and how far it is."""
        say = self.house.words
        progress = self.note or say("replay-at", len(self.match.record.lines), len(self.moves))
        return stack(build_game_sign(self.show.style, say(f"game-{self.rules.NAME}"), progress),
                     width=0.2 * self.frame.w)

    def before(self, page: Page) -> None:
        gone = self._gone()
        self._road = divide_road(page, self._track(), gone)
        draw_time_line(page, self._road, gone)
        foot, high, comes = self.foot(), self._row(), self._comes()
        leap = self.house.words("replay-next" if comes else "replay-end") if self.marks else ""
        buttons = Buttons(self.house, self.last_device, self.running, self.over, self.rate, leap,
                          comes)
        show(page, buttons.build(page, foot.w), foot._replace(y=foot.bottom - high, h=high),
             lambda _name, _step: None)

    def _gone(self) -> Gone:
        """Return what the time line tells: of rounds also their numbers, of the end who has won."""
        say, (strips, begins, rounds) = self.house.words, self.course
        numbers = range(1, len(begins) + 1)
        heads = [[say("replay-round", n) for n in numbers], [*map(str, numbers)]] if rounds else []
        seen, comes = self.mark(), self._comes()
        told = [[self._tell_strip(strip, whole=whole) for strip in strips]
                for whole in (True, False)]
        winner = seen.seat if seen and seen.kind == "ends" else None
        return Gone(len(self.moves), len(self.match.record.lines), strips, begins, heads,
                    self.marks, told,
                    "" if winner is None else say("result-wins", self.name(winner)),
                    say("replay-then", self.say(comes.says)) if comes else "")

    def _tell_strip(self, strip: Strip, *, whole: bool) -> str:
        """Say of a strip that has ended who has gained or led; nothing of a trick."""
        say, rounds = self.house.words, self.course.rounds
        if strip.seat is None:
            return "" if rounds else say("replay-even")
        name = self.name(strip.seat)
        if strip.gain:
            return f"{name} {signed(strip.gain)}" if whole else signed(strip.gain)
        return "" if rounds else say("replay-led", name) if whole else name
