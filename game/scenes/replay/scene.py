"""A replay: a record's beats on its table, forward and back, at any pace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game import doors
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.match import Match
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.record import Handed, Record
from game.scenes.replay.buttons import Deeds
from game.scenes.replay.highlights import Mark, marks
from game.scenes.replay.theatre import StagedMatch
from game.scenes.replay.theatre_frame import Signs, say_on
from game.scenes.replay.time_line import HEAD, draw_line
from game.scenes.replay.time_marks import ABOVE, LETTERS, MARK, RISES, comes, stands_on
from game.scenes.replay.time_road import BAR, Gone, Road, road
from game.scenes.replay.time_strips import Strip, course, shown
from game.scenes.results.score_breakdown import signed
from game.tables.review import Review
from game.tables.show import Everybody, Onlooker
from game.ui.show import show

if TYPE_CHECKING:
    from game.core import State
    from game.house import House

PAUSE = 0.9  # seconds between two moves
RATES = (1.0, 2.0, 4.0, 0.5)  # how fast it runs, one after the other
LEAPS = 10  # so many lead through all of a match in which nothing stands out
SLIM, AROUND = 46, 6  # the height of the row at the foot, and what letters there have around
ENDS = 0.2  # of the frame's lower beam: what the sign of the game has
OVER = ABOVE + RISES + 3  # of what stands on the time line, and the air over that,
UNDER = 13  # and under the line
GAP = 24  # how far beside the time line a pointer may be
RAIL = 5  # of the line's own edge


class ReplayScene(StagedMatch):
    """A record on its table, which stands in a frame between curtains with a sign of what has
    happened last, over a time line in the colours of those whose tricks or turns they were, with a
    section for each round and a mark over every move that stood out; under it is what can be done,
    and what the marks are. Of a match that has ended all hands lie open. Confirm stops and goes on,
    left and right go a move, the jump buttons to the next move that stood out, or back; down runs
    faster, up goes back to the start, and a pointer goes to wherever it presses on the line. Where
    everything is instant it keeps the usual pace: it is there to be seen.
    """

    signs = Signs(named=ENDS)
    steers = frozenset({Action.LEFT, Action.RIGHT, Action.NEXT, Action.PREV})

    def __init__(self, house: House, match: Match, *, over: bool = False) -> None:
        """`over`: whether it is about a match that has ended, even if its record does not."""
        record = match.record
        self.note = ""  # what is said instead of how far it is
        self.moves = list(record.lines)
        self._closing, self._handed = match.closing, record.handed
        self.running = True
        self.rate = RATES[0]
        self._waited = 0.0
        self._road = Road(SAFE, 0)  # where on the time line each move lies
        self.marks = marks(match, [one.ply for one in Review(match, None, lambda _: None).turns()])
        self.course = course(match)
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
            self._close_after(at + 1)
            self.play(line.seat, self.rules.parse(line.move))
            self._bar = None

    def _close_after(self, length: int) -> None:
        """After the last move comes how people have ended the match, if they have."""
        self.match.closing = self._closing if length == len(self.moves) else None

    def counted(self, state: State) -> None:
        """A score sheet is read by whoever lets it run; nobody who leafs through it is stopped."""
        if self.running:
            super().counted(state)

    def rewind(self) -> None:
        """Take the last move back."""
        self.go_to(len(self.match.record.lines) - 1)

    def go_to(self, length: int) -> None:
        """Stand still after so many moves; those between are not shown one by one."""
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
        """On to the next move that stands out, which is shown, or back to the one before; a tenth
        of all where nothing does."""
        at = len(self.match.record.lines)
        if not self.marks:
            self.go_to(at + step * max(1, len(self.moves) // LEAPS))
            return
        to = self._comes() if step > 0 else next(
            (mark for mark in reversed(self.marks) if mark.ply < at - 1), None)
        if to is None:
            self.go_to(len(self.moves) if step > 0 else 0)
            return
        self.go_to(to.ply)
        self.forward()

    def _comes(self) -> Mark | None:
        """The next move that stands out from here."""
        return comes(self.marks, len(self.match.record.lines))

    def restart(self) -> None:
        """From the start, running."""
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
        """What a press is for: a pointer presses what is said on a button."""
        if press.action is Action.CONFIRM and press.pos:
            return next((action for action, box in self.buttons.items()
                         if box.holds(*press.pos)), press.action)
        return press.action

    @property
    def buttons(self) -> dict[Action, Box]:
        """Where a pointer presses what can be done."""
        return {Action(name): box for name, box in self.bar.anchors.items()}

    def foot(self) -> Box:
        """What is under the frame: the time line over the buttons."""
        high = self._over() + BAR + UNDER + self._row()
        return Box(SAFE.x, SAFE.bottom - high, SAFE.w, high)

    def _over(self) -> float:
        """How high what stands on the time line is, with names that are higher than the marks."""
        return OVER + max(0.0, (self.house.art.line(LETTERS) - MARK) / 2)

    def _row(self) -> float:
        """How high the buttons are."""
        return max(SLIM, self.house.art.line("small") + AROUND)

    def _far(self) -> str:
        """How far it is."""
        return self.house.words("replay-at", len(self.match.record.lines), len(self.moves))

    def _track(self) -> Box:
        """The time line, all along the foot."""
        foot = self.foot()
        return Box(foot.x + RAIL, foot.y + self._over(), foot.w - 2 * RAIL, BAR)

    def _pointed(self, pos: tuple[float, float]) -> int | None:
        """After how many moves a pointer is on the time line; None if it is elsewhere."""
        line = self._track()
        return (self._road.nearest(pos[0]) if line.inset(-GAP, (BAR - HEAD) / 2).holds(*pos)
                else None)

    def mark(self) -> Mark | None:
        return stands_on(self.marks, len(self.match.record.lines))

    def label(self, page: Page, sign: Box) -> None:
        """The name of the game and how far it is."""
        game = self.rules.NAME
        say_on(page, sign, game, self.house.words(f"game-{game}"), self.note or self._far())

    def before(self, page: Page) -> None:
        """The time line; what its marks are and what can be done."""
        gone = self._gone()
        self._road = road(page, self._track(), gone)
        draw_line(page, self._road, gone)
        foot, high = self.foot(), self._row()
        deeds = Deeds(self.house, self.last_device, self.running, self.over, self.rate,
                      self._next(), self._comes()).build(page, foot.w)
        show(page, deeds, foot._replace(y=foot.bottom - high, h=high), lambda _name, _step: None)

    def _next(self) -> str:
        """What the button says that leads to the next mark, or to the end; nothing where none
        stands on the line."""
        if not self.marks:
            return ""
        return self.house.words("replay-next" if self._comes() else "replay-end")

    def _gone(self) -> Gone:
        """What the time line tells: of rounds also which they are."""
        say, (strips, begins, rounds) = self.house.words, self.course
        numbers = range(1, len(begins) + 1)
        heads = [[say("replay-round", n) for n in numbers], [*map(str, numbers)]] if rounds else []
        now, comes, at = self.mark(), self._comes(), len(self.match.record.lines)
        all_of_it = shown(strips, begins)
        told = [[self._of_strip(strip, whole=whole) for strip in all_of_it]
                for whole in (True, False)]
        return Gone(len(self.moves), at, strips, begins, heads, self.marks, told,
                    self._won(now) if now else "",
                    say("replay-then", self.say(comes.says)) if comes else "")

    def _won(self, mark: Mark) -> str:
        """What is said of a mark as it is reached: who has won at the end. What else happens the
        sign tells."""
        return (self.house.words("result-wins", self.name(mark.seat))
                if mark.kind == "ends" and mark.seat is not None else "")

    def _of_strip(self, strip: Strip, *, whole: bool) -> str:
        """What is said of a strip that has ended."""
        say = self.house.words
        if strip.seat is None:
            return "" if self.course.rounds else say("replay-even")
        name = self.name(strip.seat)
        if strip.gain:
            return f"{name} {signed(strip.gain)}" if whole else signed(strip.gain)
        if self.course.rounds:  # a trick
            return ""
        return say("replay-led", name) if whole else name
