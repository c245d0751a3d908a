"""A replay: a record's beats on its table, forward and back, at any pace."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import doors
from game.core import Says
from game.devices.press import RIGHT_KEYS, Action, Device, Press
from game.match import Match, Record
from game.picture.art import Art
from game.picture.hints import (
    draw_glyph,
    glyph_side,
    hint_row,
    width_of_glyph,
    width_of_hint,
)
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Pane, Screen
from game.picture.theme import BUTTON, EDGE, INK, IVORY, Colour
from game.scenes.marks import legend, marks
from game.scenes.replay_frame import RIM, Told, framed, say_news, say_on
from game.scenes.time_key import explain, needs, people
from game.scenes.time_line import ABOVE, BAR, HEAD, Gone, Road, draw_line, road
from game.scenes.time_strips import strips
from game.tables.match_scene import WatchedMatch
from game.tables.picture import Picture
from game.tables.review import Review
from game.tables.scenery import doer
from game.tables.show import Onlooker
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

STOP, RUN = (Action.CONFIRM, "hint-stop"), (Action.CONFIRM, "hint-run")
MORE = (Action.CONFIRM, "hint-once-more")
BACK = (Action.CANCEL, "hint-back")
STEPS = (Action.LEFT, Action.RIGHT)  # the two ends of one button
PAUSE = 0.9  # seconds between two moves
RATES = (1.0, 2.0, 4.0, 0.5)  # how fast it runs, one after the other
LEAPS = 10  # so many lead through all of it
SIGN = 34  # of what a confirm does
SLIM, AROUND = 60, 14  # the height of the row at the foot, and what letters there have around
BEAM, OVER = 52, 8  # of the frame's lower beam, and what letters there have around
LINE = ABOVE + BAR + HEAD / 2  # the height of what is over it
SHOWN = 1900, 1004  # what is seen of the table: of its bare edge, as much as there is air
LOUDER, MOST = 1.3, 1.7  # how much larger letters in the frame are than it would make them
GAP = 24  # between the parts of the lower row
TOP, UNDER = 0, 16  # over the frame, and between it and the time line
RAIL = 5  # of the line's own edge
BUTTONS, INSIDE = 16, 18  # between the buttons in the bar, and inside them beside their words


class ReplayScene(WatchedMatch):
    """A record on its table, which stands in a frame between curtains with a sign of what has
    happened last, over a time line in the colours of those whose tricks or turns they were, with a
    section for each round and a mark over every move that stood out; under it are their names, and
    it is explained what the marks are. Confirm stops and goes on, left and right go a move, the
    jump buttons a tenth of all; down runs faster, up goes back to the start, and a pointer goes to
    wherever it presses on the line. Where everything is instant it keeps the usual pace: it is
    there to be seen.
    """

    brief = True

    def __init__(self, house: House, match: Match) -> None:
        record = match.record
        self.note = ""  # what is said instead of how far it is
        self.moves = list(record.lines)
        self.running = True
        self.rate = RATES[0]
        self._waited = 0.0
        self._bar: Page | None = None
        self._shown_news: Says = ()  # what has happened last, as the bar has it
        self._buttons: dict[Action, Box] = {}
        self._art = Art()
        self._pane: Pane | None = None
        self._road = Road(SAFE, 0)  # where on the time line each move lies
        self.house = house
        self._fit()
        self.marks = marks(match, [one.ply for one in Review(match, None, lambda _: None).turns()])
        self.strips = strips(match)
        self.rounds = [ply for ply, beats in enumerate(match.beats, 1)
                       if any(beat.what == table_style(match.rules.NAME).counted for beat in beats)]
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
            return next((action for action, box in self._buttons.items()
                         if box.holds(*press.pos)), press.action)
        return press.action

    def painted(self) -> Picture:
        """Without the last events, which the bar tells, and without a word of who is awaited."""
        picture = super().painted()
        picture.parts = [part for part in picture.parts if not (part.retells or part.awaits)]
        return picture

    def brushes(self) -> Art:
        return self._art

    def _fit(self) -> None:
        """Draw the table as large as there is room for it over the bar, with letters that are
        nearly as large as they are without a frame."""
        art = self.house.art
        letters = max(art.text_scale, min(art.text_scale * LOUDER, MOST))
        self._art.fit(art.scale * self._whole.w / WIDTH, letters, contrast=art.contrast,
                      apart=art.apart)
        self._bar = self._pane = None

    @property
    def frame(self) -> Box:
        """Where the table is seen, without its bare edge."""
        top = TOP + RIM
        high = self._foot().y - UNDER - self._beam() - top
        wide = high * SHOWN[0] / SHOWN[1]
        return Box((WIDTH - wide) / 2, top, wide, high)

    @property
    def _whole(self) -> Box:
        """Where the table would be with that."""
        frame = self.frame
        wide, high = frame.w * WIDTH / SHOWN[0], frame.h * HEIGHT / SHOWN[1]
        return Box(frame.center[0] - wide / 2, frame.center[1] - high / 2, wide, high)

    def seen(self, box: Box) -> Box:
        """Where something on the table is seen on the screen."""
        whole = self._whole
        part = whole.w / WIDTH
        return Box(whole.x + box.x * part, whole.y + box.y * part, box.w * part, box.h * part)

    def taken(self) -> tuple[list[Box], list[Box]]:
        frames, words = super().taken()
        return [self._foot(), *map(self.seen, frames)], words

    def draw(self, screen: Screen) -> None:
        """In a frame between curtains, so that nobody takes this for a match that is played."""
        screen.cover(self.house.art.backdrop("table/wood", screen.surface.get_size()))
        if self._pane is None:
            self._pane = Pane(screen, self._whole)
        self._pane.begin()
        super().draw(self._pane)
        screen.lay(self._pane.moved())
        if self._bar is None or self._shown_news != self._news():
            self._bar = Page(self.house.art)
            self._strip(self._bar)
        self._bar.draw(screen)

    def _beam(self) -> float:
        """How high the frame's lower beam is."""
        return max(BEAM, self.house.art.line("small") + OVER)

    def _foot(self) -> Box:
        """What is under the frame: the time line over the buttons."""
        high = LINE + self._row()
        return Box(SAFE.x, SAFE.bottom - high, SAFE.w, high)

    def _row(self) -> float:
        """How high the buttons are."""
        return max(SLIM, self.house.art.line("small") + AROUND)

    def _far(self) -> str:
        """How far it is, and how fast it runs."""
        at, of, say = len(self.match.record.lines), len(self.moves), self.house.words
        return (say("replay-at", at, of) if self.rate == RATES[0] else
                say("replay-at-rate", at, of, f"{self.rate:g}"))

    def _news(self) -> Says:
        """What has happened last; nothing before the first move."""
        return self.show.captions[-1][1] if self.show.captions else ()

    def _wide(self, hint: tuple[Action, str]) -> float:
        """How wide the button of a hint is."""
        wide = width_of_hint(self.house.art, self.house, self.last_device, *hint)
        return wide + 2 * INSIDE

    def _main(self) -> float:
        """How wide the button that a confirm presses is, whatever it says: its sign stands before
        its words."""
        return max(map(self._wide, (MORE, STOP, RUN))) + SIGN + INSIDE

    def _double(self) -> float:
        """How wide the button is that steps back at one end and on at the other."""
        art = self.house.art
        return (sum(width_of_glyph(art, self.house, self.last_device, one) for one in STEPS)
                + art.size(self.house.words("hint-step"), "small")[0] + 4 * INSIDE)

    def _track(self) -> Box:
        """The time line, all along the foot."""
        foot = self._foot()
        return Box(foot.x + RAIL, foot.y + ABOVE, foot.w - 2 * RAIL, BAR)

    def _pointed(self, pos: tuple[float, float]) -> int | None:
        """After how many moves a pointer is on the time line; None if it is elsewhere."""
        line = self._track()
        return (self._road.nearest(pos[0]) if line.inset(-GAP, (BAR - HEAD) / 2).holds(*pos)
                else None)

    def _strip(self, page: Page) -> None:
        """The frame with the name of the game, what has happened and how far it is; the time line;
        the people, what its marks are and what can be done."""
        self._shown_news = news = self._news()
        game, at, say = self.rules.NAME, len(self.match.record.lines), self.house.words
        beam = framed(page, self.frame, self._beam(), game)
        say_on(page, beam, self.note or say("replay"), say(f"game-{game}"), self._far())
        mark = next((mark for mark in self.marks if mark.ply == at - 1), None)
        say_news(page, beam, Told(self.say(news) if news else say("replay-begins"), doer(news),
                                  mark))
        gone = Gone(len(self.moves), at, self.strips, self.rounds, self.marks)
        self._road = road(page, self._track(), gone, lambda number: say("replay-round", number))
        draw_line(page, self._road, gone)
        foot = self._foot()
        row = Box(foot.x, foot.y + LINE, foot.w, foot.h - LINE)
        deeds = self._main() + self._double() + self._wide(BACK) + 2 * BUTTONS
        kinds = [(say(f"replay-{kind}"), kind, picture) for kind, picture in legend(self.marks)]
        left = people(page, row._replace(w=row.w - deeds - GAP), self.show.players,
                      max((needs(page, one) + GAP for one in kinds), default=0.0))
        begin = max(row.right - deeds, row.x)
        explain(page, row._replace(x=left, w=begin - GAP - left), kinds)
        self._deeds(page, row._replace(x=begin, w=row.right - begin))

    def _deeds(self, page: Page, room: Box) -> None:
        """What can be done, each on a button that a pointer presses: what a confirm does on a light
        plank, a step back or on at the ends of one, and the way out."""
        deed = MORE if self.over else STOP if self.running else RUN
        main = room._replace(w=self._main())
        page.plank(main, lit=True)
        inner = self._wide(deed) - 2 * INSIDE + 1
        left = main.center[0] - (inner - SIGN - INSIDE) / 2
        self._sign(page, Box(left - SIGN - INSIDE, main.center[1] - SIGN / 2, SIGN, SIGN))
        self._hint(page, Box(left, main.y, inner, main.h), deed, INK)
        double = room._replace(x=main.right + BUTTONS, w=self._double())
        page.plate(double, BUTTON, 255, EDGE)
        ends = double._replace(w=double.w / 2), double._replace(
            x=double.center[0], w=double.w / 2)
        high = glyph_side(page.art)
        for action, end in zip(STEPS, ends, strict=True):
            wide = width_of_glyph(page.art, self.house, self.last_device, action)
            x = double.x + INSIDE if action is Action.LEFT else double.right - INSIDE - wide
            draw_glyph(page, self.house, Box(x, end.center[1] - high / 2, wide, high),
                       self.last_device, action)
        words = self.house.words("hint-step")
        between = page.art.size(words, "small")[0] + 1
        first = width_of_glyph(page.art, self.house, self.last_device, STEPS[0])
        room = double._replace(x=double.x + first + 2 * INSIDE, w=between)
        page.text(room, words, "small", IVORY)
        back = room._replace(x=double.right + BUTTONS, w=self._wide(BACK))
        page.plate(back, BUTTON, 255, EDGE)
        self._hint(page, back.inset(INSIDE, 0), BACK, IVORY)
        self._buttons = {deed[0]: main, BACK[0]: back, **dict(zip(STEPS, ends, strict=True))}

    def _hint(self, page: Page, room: Box, hint: tuple[Action, str], colour: Colour) -> None:
        row = glyph_side(page.art) + 6
        hint_row(page, self.house, Box(room.x, room.center[1] - row / 2, room.w, row),
                 self.last_device, (hint,), colour=colour)

    def _sign(self, page: Page, at: Box) -> None:
        """What a confirm does: stop, go on, or show it once more."""
        art = page.art
        if not self.running:
            page.image(art.dark("ui/undo" if self.over else "ui/play", SIGN), at.x, at.y)
            return
        for n in range(2):
            page.image(art.plate(SIGN * 0.3, SIGN * 0.84, INK, 255, None, 2, 4),
                       at.x + SIGN * (0.12 + 0.44 * n), at.y + SIGN * 0.08)

    def refit(self) -> None:
        self._fit()
        super().refit()

    def resume(self) -> None:
        super().resume()
        self._bar = None
