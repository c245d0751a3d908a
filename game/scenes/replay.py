"""A replay: a record's beats on its table, forward and back, at any pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import doors
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.match import Match, Record
from game.picture.hints import hint_row, hold
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box, Screen
from game.picture.theme import (
    DIM,
    EDGE,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PANEL,
    PLANK,
    SEAT_COLOURS,
    Colour,
)
from game.scenes.corner import free_corner
from game.tables.guide import corner
from game.tables.match_scene import WatchedMatch
from game.tables.show import Onlooker

if TYPE_CHECKING:
    from game.house import House

STOP, RUN = (Action.CONFIRM, "hint-stop"), (Action.CONFIRM, "hint-run")
MORE = (Action.CONFIRM, "hint-once-more")
BACK, STEP = (Action.CANCEL, "hint-back"), (Action.RIGHT, "hint-step")
STEPS = (STEP, BACK, (Action.NEXT, "hint-leap"))
LESS = STEPS, (STEP, BACK), (BACK,)  # what is told where there is less room
PAUSE = 0.9  # seconds between two moves
RATES = (1.0, 2.0, 4.0, 0.5)  # how fast it runs, one after the other
LEAPS = 10  # so many lead through all of it
SIGN = 38  # of what a confirm does
BAR, KNOB = 24, 44  # the height of the time line, and of what says where on it one is
WIDE = 380  # from which width on two hints stand side by side
HIGH, HIGHER = 208, 262  # of the corner, at least; where hints stand one under the other
TITLES = ("label@1", "body@1"), ("label@0.8", "small@1")  # letters of the title, and beside it
COUNT = "body"  # the letters of how far it is
AHEAD = 0.34  # the light of what is still to come
LINE = 4  # between the time line and what is over and under it
INSET = 5  # inside the panel
FILM, HOLES, HOLE = 44.0, 18, (20.0, 28.0)  # how wide a strip of film is, and the holes in it
TOP = 36  # how high what it says is, at least


class ReplayScene(WatchedMatch):
    """A record on its table, over a time line in the colours of those who moved. Confirm stops and
    goes on, left and right go a move, the jump buttons a tenth of all; down runs faster, up goes
    back to the start, and a pointer goes to wherever it presses on the line. Where everything is
    instant it keeps the usual pace: it is there to be seen.
    """

    def __init__(self, house: House, match: Match) -> None:
        record = match.record
        self.note = ""  # what is said instead of how far it is
        self.moves = list(record.lines)
        self.running = True
        self.rate = RATES[0]
        self._waited = 0.0
        self._bar: Page | None = None
        self.last_device: Device = RIGHT_KEYS
        shown = Match(Record(record.header, None))
        super().__init__(house, shown, shown.players, Onlooker())

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
            self.play(line.seat, self.rules.parse(line.move))
            self._bar = None

    def rewind(self) -> None:
        """Take the last move back."""
        self.go_to(len(self.match.record.lines) - 1)

    def go_to(self, length: int) -> None:
        """Stand still after so many moves; those between are not shown one by one."""
        self.settle()
        self.running, self._waited, self._bar = False, 0.0, None
        at, to = len(self.match.record.lines), max(0, min(length, len(self.moves)))
        if to == at:
            return
        if to < at:
            self.match.undo(to)
            self.show.forget(to)
        for line in self.moves[at:to]:
            self.match.play(line.seat, self.rules.parse(line.move))
        self.recall(at)
        self.show.put(self.match.state)
        self.settle()

    def leap(self, step: int) -> None:
        """A tenth of all forward or back."""
        self.go_to(len(self.match.record.lines) + step * max(1, len(self.moves) // LEAPS))

    def restart(self) -> None:
        """From the start, running."""
        self.go_to(0)
        self.running = True

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        if press.action is not Action.POINT and press.device != self.last_device:
            self.last_device, self._bar = press.device, None
        match press.action:
            case Action.CONFIRM if press.pos and (share := self._share(press.pos)) is not None:
                self.go_to(round(share * len(self.moves)))
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
                doors.rulebook(self)
            case Action.LOG:
                doors.log(self)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if self._bar is None:
            self._bar = Page(self.house.art)
            self._strip(self._bar)
        self._bar.draw(screen)

    def _corner(self) -> Box:
        """Where nobody's hints stand now: what is told of the replay leaves the table in sight,
        and touches nothing that stands over it."""
        room = corner(self.show.board)
        high = max(room.h, HIGH if room.w >= WIDE else HIGHER)
        return free_corner(self.show, high).inset(16, INSET)

    def _track(self) -> Box:
        """The time line, under how far it is."""
        room = self._corner()
        return Box(room.x, room.y + self._count(room) + LINE, room.w, BAR)

    def _count(self, room: Box) -> float:
        """The height of the line that says how far it is."""
        return min(self.house.art.line(COUNT), max(room.h * 0.2, TOP))

    def _share(self, pos: tuple[float, float]) -> float | None:
        """How far along the time line a pointer is, 0 to 1; None if it is elsewhere."""
        line = self._track()
        if not line.inset(-LINE).holds(*pos):
            return None
        return min(max((pos[0] - line.x) / line.w, 0.0), 1.0)

    def _strip(self, page: Page) -> None:
        """How far it is, and what can be done."""
        room, track = self._corner(), self._track()
        self._film(page)
        page.plate(room.inset(-16, -INSET), PANEL, 250, GOLD)
        at, of = len(self.match.record.lines), len(self.moves)
        rate = f"{self.rate:g}"
        far = (self.house.words("replay-at", at, of) if self.rate == RATES[0] else
                self.house.words("replay-at-rate", at, of, rate))
        head = room._replace(h=track.y - room.y - LINE)
        if self.note:
            page.fitted(head, self.note, COUNT, GOLD, "center")
        else:
            self._head(page, head, far)
        self._line(page, track, at)
        first = MORE if self.over else STOP if self.running else RUN
        under = Box(room.x, track.bottom + LINE, room.w, room.bottom - track.bottom - LINE)
        told = next((steps for steps in LESS if hold(
            page.art, self.house, under, self.last_device, (first, *steps))), LESS[-1])
        hint_row(page, self.house, under, self.last_device, (first, *told))

    def _film(self, page: Page) -> None:
        """Along both sides of the screen the edge of a film, so that nobody takes this for a match
        that is played."""
        wide, high = HOLE
        for x in (0.0, WIDTH - FILM):
            page.plate(Box(x, 0, FILM, HEIGHT), NIGHT, 255, None)
            for n in range(HOLES):
                y = (n + 0.5) * HEIGHT / HOLES - high / 2
                page.image(page.art.plate(wide, high, PLANK, 210, None, 2, 6),
                           x + (FILM - wide) / 2, y)

    def _head(self, page: Page, box: Box, told: str) -> None:
        """What this is, after the sign of what a confirm does, and how far it is."""
        art, say, side = page.art, self.house.words, min(box.h, SIGN)
        at = Box(box.x, box.center[1] - side / 2, side, side)
        if self.running:
            for n in range(2):
                page.image(art.plate(side * 0.3, side * 0.84, GOLD, 255, None, 2, 4),
                           at.x + side * (0.12 + 0.44 * n), at.y + side * 0.08)
        else:
            page.picture(at, "ui/undo" if self.over else "ui/play", leaf=False)
        box = box._replace(x=at.right + 8, w=box.right - at.right - 8)
        for title, style in TITLES:
            wide = art.size(say("replay"), title)[0] + 1
            if wide + art.size(told, style)[0] + 16 <= box.w:
                high = art.line(title)
                page.text(Box(box.x, box.center[1] - high / 2, wide, high), say("replay"), title,
                          GOLD)
                page.fitted(box._replace(x=box.x + wide + 10, w=box.w - wide - 10), told, style,
                            IVORY, "right")
                return
        page.fitted(box, told, "body", IVORY, "right")

    def _line(self, page: Page, box: Box, at: int) -> None:
        """Every move in the colour of whose it was, those that were shown in full light."""
        of = max(len(self.moves), 1)
        page.plate(box.inset(-4), INK, 255, EDGE)
        begin = 0
        for n in range(1, of + 1):
            if n < of and n != at and self._colour(n) == self._colour(begin):
                continue
            left = box.x + box.w * begin / of
            wide = box.w * n / of - box.w * begin / of
            shade = 1.0 if begin < at else AHEAD
            red, green, blue = (round(shade * one) for one in self._colour(begin))
            part = page.art.plate(max(wide - 1, 1), BAR, (red, green, blue), 255, None, radius=3)
            page.image(part, left, box.y)
            begin = n
        x = box.x + KNOB / 4 + (box.w - KNOB / 2) * at / of
        page.image(page.art.plate(KNOB, KNOB, GOLD, 255, INK, radius=KNOB / 2), x - KNOB / 2,
                   box.center[1] - KNOB / 2)

    def _colour(self, n: int) -> Colour:
        return SEAT_COLOURS[self.moves[n].seat] if n < len(self.moves) else DIM

    def refit(self) -> None:
        super().refit()
        self._bar = None

    def resume(self) -> None:
        super().resume()
        self._bar = None
