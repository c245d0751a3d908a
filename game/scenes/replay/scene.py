"""A replay: the moves of a record on its table, forward and back, at any speed."""

from __future__ import annotations

from collections.abc import Sequence

from game import routes
from game.core.contract import State
from game.core.match import Match
from game.core.record import Handed, Record
from game.core.settings import next_value
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.replay.buttons import Buttons
from game.scenes.replay.time_line import draw_time_line, measure_over
from game.scenes.replay.time_scale import BAR, TimeScale, divide_scale, find_next, find_seen
from game.tables.highlights import Mark, find_marks
from game.tables.match_strips import Strip, divide_match
from game.tables.review import Review
from game.tables.score_breakdown import write_signed
from game.tables.theatre import StagedMatch
from game.tables.theatre_frame import build_game_sign
from game.tables.viewpoint import Everybody, Onlooker
from game.ui.layout import Node, stack
from game.ui.show import show

PAUSE = 0.9  # seconds between two moves
RATES = (1.0, 2.0, 4.0, 0.5)  # how fast it runs, one after the other


class ReplayScene(StagedMatch):
    """A record on a stage over a time line and buttons.

    All hands of a finished match are open. Confirm stops and goes on, left and right go one move,
    the jump buttons go to the next or last highlight, down runs faster, up returns to the start,
    and a pointer goes anywhere on the line. Where everything is instant the replay keeps the usual
    speed, or nothing could be seen.
    """

    steers = frozenset({Action.LEFT, Action.RIGHT, Action.NEXT, Action.PREV})

    def __init__(self, house: House, match: Match, *, over: bool = False, note: str = "",
                 ply: int = 0) -> None:
        """`over`: the match has ended, even if its record has not. Begin after `ply` moves."""
        record = match.record
        self.note, self._first = note, ply  # a note in place of the progress
        self.moves = list(record.lines)
        self._closing, self._handed = match.closing, record.handed
        self.running = True
        self.rate = RATES[0]
        self._waited = 0.0
        self._scale: TimeScale | None = None  # the scale of the time line
        turns = Review(match, None, lambda _: None).list_turns()
        self.marks = find_marks(match, [one.ply for one in turns])
        self.division = divide_match(match)
        self._built: tuple[Buttons, Node] | None = None  # the last buttons and their tree
        self.last_device: Device = RIGHT_KEYS
        shown = Match(Record(record.header, None))
        eyes = Everybody() if over or match.result is not None else Onlooker()
        super().__init__(house, shown, shown.players, eyes)

    def enter(self) -> None:
        super().enter()
        if self._first:
            self.go_to(self._first)
            self.running = True

    @property
    def handed(self) -> Sequence[tuple[int, Handed]]:
        return self._handed

    @property
    def speed(self) -> float:
        return (super().speed or 1.0) * self.rate

    @property
    def at(self) -> int:
        """Return the number of moves shown."""
        return len(self.match.record.lines)

    @property
    def over(self) -> bool:
        """Say whether all moves were shown."""
        return self.at == len(self.moves)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        if self.ended and self.house.stack.top is self:
            self.ended = self.running = False  # it stays at the last position
            self._bar = None
        if self.running and not self.show.reel.busy:
            self._waited += seconds
            if self._waited >= PAUSE / self.speed:
                self.go_forward()

    def go_forward(self) -> None:
        """Play the record's next move."""
        self._waited = 0.0
        if not self.over:
            line = self.moves[self.at]
            self._close_after(self.at + 1)
            self.play(line.seat, self.rules.parse(line.move))
            self._bar = None

    def _close_after(self, length: int) -> None:
        """Show after the last move how the players ended the match, if they did."""
        self.match.closing = self._closing if length == len(self.moves) else None

    def show_sheet(self, state: State) -> None:
        """Show a score sheet only while the replay runs: it would stop a player who steps."""
        if self.running:
            super().show_sheet(state)

    def go_to(self, length: int) -> None:
        """Stand still after some moves, without showing those before."""
        self.running, self._waited, self._bar = False, 0.0, None
        self.settle()
        at, to = self.at, max(0, min(length, len(self.moves)))
        if to == at:
            return
        if to < at:
            self.match.undo(to)
            self.show.forget(to)
        for line in self.moves[at:to]:
            self.match.play(line.seat, self.rules.parse(line.move))
        self._close_after(to)
        self.recall_captions(at)
        self.show.put(self.match.state)
        self.settle()

    def leap_to_mark(self, step: int) -> None:
        """Show the next highlight or return to the last one; without any, go a tenth."""
        to = find_next(self.marks, self.at) if step > 0 else next(
            (mark for mark in reversed(self.marks) if mark.ply < self.at - 1), None)
        if to:
            self.go_to(to.ply)
            self.go_forward()
        elif self.marks:
            self.go_to(len(self.moves) if step > 0 else 0)
        else:
            self.go_to(self.at + step * max(1, len(self.moves) // 10))

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        if press.pos is None and press.device != self.last_device:
            self.last_device, self._bar = press.device, None
        action, line = press.action, self._find_track().inset(-24, -2)
        if press.pos and action is Action.CONFIRM:  # a pointer presses a button
            action = next((one for one, box in self.buttons.items() if box.has_point(*press.pos)),
                          action)
        match action:
            case Action.CONFIRM if press.pos and line.has_point(*press.pos):
                self.go_to(self.scale.find_nearest(press.pos[0]))
            case Action.CONFIRM if not self.over:
                self.running, self._bar = not self.running, None
            case Action.CONFIRM | Action.UP:
                self.go_to(0)
                self.running = True
            case Action.DOWN:
                self.rate, self._bar = next_value(RATES, self.rate, 1), None
            case Action.RIGHT:
                self.running = False
                self.go_forward()
            case Action.LEFT:
                self.go_to(self.at - 1)
            case Action.NEXT | Action.PREV:
                self.leap_to_mark(1 if action is Action.NEXT else -1)
            case Action.CANCEL | Action.PAUSE:
                self.house.stack.pop()
            case Action.RULES:
                self.open_rules(self.make_keeper())
            case Action.LOG:
                self.house.stack.open(routes.Log())

    @property
    def buttons(self) -> dict[Action, Box]:
        """Return the boxes of the buttons."""
        anchors = self.bar.anchors
        return {action: anchors[str(action)] for action in Action if str(action) in anchors}

    def controls_box(self) -> Box:
        """Return the box of the time line over the buttons."""
        height = measure_over(self.house.art) + BAR + 16 + self._height_of_row()
        return SAFE.place(SAFE.w, height, 0, 1)

    def _height_of_row(self) -> float:
        """Return the height of the buttons."""
        return max(46, self.house.art.line_height("small") + 6)

    def _find_track(self) -> Box:
        """Return the box of the time line, whose edge lies in the foot."""
        foot = self.controls_box()
        return foot.inset(5, 0)._replace(y=foot.y + measure_over(self.house.art) + 3, h=BAR)

    def find_mark(self) -> Mark | None:
        return find_seen(self.marks, self.at)

    def build_label(self) -> Node:
        """Return the name of the game and the progress."""
        say = self.house.words
        progress = self.note or say("replay-at", self.at, len(self.moves))
        return stack(build_game_sign(self.show.style, say(f"game-{self.rules.NAME}"), progress),
                     width=0.2 * self.frame.w)

    def put_before(self, page: Page) -> None:
        say, foot, high = self.house.words, self.controls_box(), self._height_of_row()
        seen, comes = self.find_mark(), find_next(self.marks, self.at)
        winner = seen.seat if seen and seen.kind == "ends" else None
        draw_time_line(
            page, self.scale, self.at, self.marks,
            "" if winner is None else say("result-wins", self.name_of(winner)),
            say("replay-then", self.say(comes.says)) if comes else "")
        leap = say("replay-next" if comes else "replay-end") if self.marks else ""
        buttons = Buttons(self.house, self.last_device, self.running, self.over, self.rate, leap,
                          comes)
        if self._built is None or self._built[0] != buttons:
            self._built = buttons, buttons.build(page, foot.w)
        show(page, self._built[1], foot.place(foot.w, high, 0, 1))

    def fit(self) -> None:
        super().fit()
        self._scale = self._built = None

    @property
    def scale(self) -> TimeScale:
        """Return the scale of the time line; rounds have names."""
        if self._scale is None:
            say, (strips, begins, rounds) = self.house.words, self.division
            numbers = range(1, len(begins) + 1)
            names = [[say("replay-round", n) for n in numbers], [*map(str, numbers)]] if (
                rounds) else []
            told = [[self._tell_strip(strip, whole=whole) for strip in strips]
                    for whole in (True, False)]
            bare = TimeScale(self._find_track(), len(self.moves), begins, strips=strips)
            self._scale = divide_scale(self.house.art, bare, names, told)
        return self._scale

    def _tell_strip(self, strip: Strip, *, whole: bool) -> str:
        """Return who gained or led in a strip that has ended; nothing for a trick."""
        say, rounds = self.house.words, self.division.rounds
        if strip.seat is None:
            return "" if rounds else say("replay-even")
        name = self.name_of(strip.seat)
        if strip.gain:
            return f"{name} {write_signed(strip.gain)}" if whole else write_signed(strip.gain)
        return "" if rounds else say("replay-led", name) if whole else name
