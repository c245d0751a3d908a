"""The score sheet of a round, or of a match without rounds: a race to the goal, and where the
points come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat, State, gained
from game.devices.press import Action, Press
from game.picture.ground import dyed
from game.picture.motion import ease_in_out
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.theme import (
    BUTTON,
    DIM,
    EDGE,
    GOLD,
    INK,
    IVORY,
    SEAT_COLOURS,
    WOOD,
    Colour,
)
from game.scenes import cupboard, drapes, planks, road, score_chart
from game.scenes.menu import MenuScene
from game.scenes.sitters import crowned
from game.scenes.sources import Sources
from game.tables.faces import BUST, SHAPE, bust, faced, sitters
from game.tables.stories import totals

if TYPE_CHECKING:
    from game.house import House
    from game.tables.match_scene import MatchScene

COUNT = 2.4  # seconds for which sources of points come in, one after the other
SLIDE = 0.6  # and then those in which players change places, so that the best is first
LINGER = 8.0  # seconds after which a sheet closes itself when only bots play
ROUNDS = 3  # before so many have been played a chart would be straight lines
AIR = 16  # between plates
HEM, ROD, EDGED = 46.0, 36.0, 22.0  # of a cloth past its planks; its top; over what is under it
LOW, SET = 200, 96.0  # a table with nothing but a button on it; how deep else lies what is there
KEPT = ((SAFE.x + 30, 340.0, 420 / 128, "ui/keepsakes"),
        (SAFE.right - 270, 230.0, 2.0, "ui/hearth/cat"))
DOWN, HUNG, INNER = 8, 28, 9  # of a sign, its cords; a line inside a total's edge
DEEP = 0.42  # of its light a seat's colour keeps behind her
LARGE = 1.3  # text size from which the tracks matter more than the heading
CHART = 236  # the height of a chart under the tracks, where planks stay high
GROWN = 0.3  # of a plank's height the first one has more
TALL = 420  # of a plank, at most
HEADINGS = 1.0, 0.92, 0.84, 0.76  # of the usual size: a name's, if it has room
NAMES = "label", "body", "small@1", "small@0.84", "small@0.7"  # and if it has less
HALL = 280  # of a plank, where a chart has room besides
NAMED, UPPER = 0.23, 0.44  # of a plank the plate of a name at most, and sources
WHO, SIGN, TOTAL = 290, 66, 220  # how wide a portrait is at least, a sign on it, and a total
FIGURES = ("left@1.5", "left", "score", "points")  # the letters of a total to try
LEAD = 0.78  # of the height of a line that its figures fill
MARKER = 150  # what runs on a track, at most
THICK, THICKEST = 0.5, 84  # a road, in the height of its track, and at most
SUNK, RUNS = 0.45, 0.76  # of a road a marker is deep in it; its height in that of its track
BROUGHT = ("points", "points@0.8")  # letters of what a round has brought
SEALED = 0.5  # of its time, for which a seal is seen before it breaks
SAID = ("small", "small@1.5", "small@1.25", "small@1", "small@0.8")  # the word under a total
BUTTON_W = 420
TWO = 2  # of whom one can lead


class Track(NamedTuple):
    """Where a seat runs, from nought to the goal."""

    groove: Box
    total: Box
    start: int
    marker: float  # the size of what runs


class ScoringScene(MenuScene):
    """A track for each player, and sources of points that push her on; from some rounds on a chart
    of how the points have run."""

    first = "next"

    def __init__(self, house: House, table: MatchScene, state: State) -> None:
        super().__init__(house)
        self.table = table
        self.lines = table.rules.tally(state)
        self._sources = Sources(table, self.lines)
        self.history = totals(table.match, table.style.charted)
        self.goal = self._goal(state)
        self.age = COUNT + SLIDE if house.settings.reduced_motion else 0.0
        self._tracks: list[Track] = []
        self._spans: list[range] = []  # which parts of the page are whose plank
        self._pace = self._grown = 0.0  # from one plank to the next; what the first has more
        self._end = 0.0  # what the goals take at the end of all tracks: as much as the largest
        self._seen = (-1, False)  # how many sources the page shows, and whether it shows all

    def _goal(self, state: State) -> int:
        """How many points the race is about; 0 if nobody runs to so many."""
        standings = self.table.style.standings(state)
        alike = tuple(one.points for one in standings) == self.lines[-1].values
        return max((one.goal for one in standings), default=0) if alike else 0

    def enter(self) -> None:
        self.house.sounds.play("count")

    # time and presses

    @property
    def done(self) -> bool:
        """Whether everything is counted."""
        return self.age >= COUNT

    @property
    def sources(self) -> list[Line]:
        """What comes in, one after the other: predictions that are unsealed, and points."""
        return self._sources.all

    def part(self, n: int) -> float:
        """How much of the n-th source has been counted, 0..1: they follow one another."""
        return min(max(self.age / COUNT * max(len(self.sources), 1) - n, 0.0), 1.0)

    @property
    def came(self) -> int:
        """How many sources have come: points from when they begin to count, what was sealed once it
        has been looked at for a moment."""
        return sum(self.part(n) > (0 if line.points else SEALED)
                   for n, line in enumerate(self.sources))

    def now(self, seat: Seat) -> int:
        """A seat's points as far as they are counted."""
        start = self.lines[-1].values[seat] - gained(self.lines[:-1])[seat]
        return start + sum(round(line.values[seat] * self.part(n))
                           for n, line in enumerate(self.sources) if line.points)

    def _before(self) -> list[Seat]:
        """Everybody as it was before this round, the best first."""
        pairs = zip(self.lines[-1].values, gained(self.lines[:-1]), strict=True)
        had = [whole - more for whole, more in pairs]
        return sorted(range(len(had)), key=lambda seat: -had[seat])

    def order(self) -> list[Seat]:
        """Everybody from the top, the best first: until all is counted as it was before, and then
        nobody has changed places with somebody who has as many."""
        before = self._before()
        return sorted(before, key=lambda seat: -self.now(seat)) if self.done else before

    def slid(self, seat: Seat) -> float:
        """How far under its place somebody's plank is, while it goes there."""
        if not self.done or self.age >= COUNT + SLIDE:
            return 0.0
        left = 1 - ease_in_out((self.age - COUNT) / SLIDE)
        before, now = self._before().index(seat), self.order().index(seat)
        return (self._lies(before) - self._lies(now)) * left

    def _lies(self, place: int) -> float:
        """How far under the first plank, which is higher, that of a place lies."""
        return place * self._pace + (self._grown if place else 0.0)

    def tick(self, seconds: float) -> None:
        self.age += seconds * (self.table.speed or 100)
        if self._seen != (self.came, self.done):
            self.stale()
        if self.age > LINGER and not self.table.attended:
            self.house.stack.pop()

    def back(self) -> None:
        """Go on: first to the end of the counting, then to the next round."""
        if not self.done:
            self.age = COUNT
        else:
            self.house.stack.pop()

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.house.stack.pop()
            self.table.press(press)
        else:
            super().press(press)

    # what is seen

    def build(self, page: Page) -> None:
        self._seen = self.came, self.done
        say = self.house.words
        over = self.table.match.result is not None and self.table.style.counted == "over"
        heading = say("sheet-over") if over else say("sheet-heading", len(self.history))
        style = f"heading@{min(page.art.text_scale, LARGE):g}"
        wide, head = page.art.size(heading, style)
        title = Box(SAFE.center[0] - wide / 2, SAFE.y + DOWN, wide + 1, head)
        seats = len(self.table.show.players)
        top, button = title.bottom + AIR, page.control("label")
        chart = (len(self.history) >= ROUNDS
                 and (SAFE.bottom - CHART - top) / seats - AIR >= HALL)
        foot = CHART if chart else button
        room = SAFE.bottom - foot - EDGED - top
        more = GROWN if seats > 1 else 0.0
        high = min((room - seats * AIR) / (seats + more), TALL)
        self._pace, self._grown = high + AIR, more * high
        self._hall(page, SAFE.bottom - foot - EDGED)
        sign = title.inset(-64, -4)
        for x in (sign.x + HUNG, sign.right - HUNG):
            page.image(page.art.plate(6, sign.y - ROD, INK, 255, None, 0, 2), x - 3, ROD)
        page.plank(sign, lit=True)
        planks.nails(page, sign)
        page.text(title, heading, style, INK)
        top += (room - seats * (high + AIR) - self._grown) / 2
        self._rows(page, Box(SAFE.x, top, SAFE.w, high))
        under = Box(SAFE.x, SAFE.bottom - foot, SAFE.w - BUTTON_W - AIR, foot)
        self._chart_box = under if chart else None
        if self._chart_box:
            page.board(self._chart_box)
        x = SAFE.right - BUTTON_W if chart else SAFE.center[0] - BUTTON_W / 2
        page.button("next", Box(x, SAFE.bottom - button, BUTTON_W, button),
                    say("sheet-next"), self.back, picture="ui/play", focus=self.focus.name,
                    main=True, middle=True)

    def _hall(self, page: Page, foot: float) -> None:
        """What is behind the planks: a cloth of the game's colour on the wall, and before it a
        table down to the window's foot."""
        cupboard.light(page, Box(0, 0, WIDTH, foot))
        drapes.tapestry(page, Box(SAFE.x - HEM, ROD, SAFE.w + 2 * HEM, foot - ROD),
                        self.table.style.material)
        cupboard.table(page, foot)
        if HEIGHT - foot < LOW:
            for x, wide, shape, name in KEPT:
                page.picture(Box(x, foot + SET - wide / shape, wide, wide / shape), name,
                             leaf=False)

    def _ahead(self) -> int:
        """By how much one leads whose match goes on; 0 if nobody does."""
        totals = sorted(self.lines[-1].values, reverse=True)
        if len(totals) < TWO or self.table.match.result is not None or not self.done:
            return 0
        return totals[0] - totals[1]

    def _rows(self, page: Page, first: Box) -> None:
        """A plank for each player: who she is, what this round has brought her, and her track."""
        seats = range(len(self.table.show.players))
        wide = max((first.h + self._grown / 2) * SHAPE / BUST, WHO)
        x, right = first.x + wide + 28, first.right - TOTAL - AIR
        names = [self.table.name(seat) for seat in seats]
        letters = self._names(page, names, Box(0, 0, wide - SIGN, first.h * NAMED))
        room = first.h * UPPER
        sources = self._sources.letters(page, Box(x, 0, right - x, room - 20), seats)
        best = max(map(self.now, seats))
        self._tracks, self._spans = [], []
        order = self.order()
        thickest = min((first.h + self._grown) * (1 - UPPER) * THICK, THICKEST)
        self._end = road.end_width(self.table.style.road, thickest) if self.goal else 0.0
        for seat in seats:
            place = order.index(seat)
            began, box = len(page.drawn), first._replace(
                y=first.y + self._lies(place), h=first.h + self._grown * (not place))
            room, leads = box.h * UPPER, self.done and self.now(seat) == best
            page.plank(box, lit=leads)
            self._portrait(page, Box(box.x + 8, box.y + 8, wide, box.h - 16), seat, letters,
                           crown=leads and best > 0)
            self._sources.put(page, Box(x, box.y + 10, right - x, room - 20), self._sources.chips(
                seat, self.came, done=self.done), sources)
            total = Box(right, box.y + 10, TOTAL + AIR - 12, box.h - 20)
            edge = GOLD if leads else EDGE
            page.plate(total, dyed(self.table.style.material), 255, edge)
            if leads and self._ahead():
                total = self._lead(page, total)
            inner = total.inset(INNER)
            page.image(page.art.plate(inner.w, inner.h, INK, 0, edge, 2, 10), inner.x, inner.y)
            track = Box(x, box.y + room, right - x, box.h - room)
            self._track(page, track, seat, total, first=not place)
            self._spans.append(range(began, len(page.drawn)))

    def _names(self, page: Page, names: list[str], room: Box) -> str:
        """The letters in which everybody's name has room on its plate."""
        kinds = [f"heading@{page.art.text_scale * part:g}" for part in HEADINGS]
        return next((kind for kind in (*kinds, *NAMES) if page.even(room, names, kind) == kind
                     and page.art.line(kind) <= room.h), NAMES[-1])

    def _portrait(
        self, page: Page, box: Box, seat: Seat, letters: str, *, crown: bool,
    ) -> None:
        """Somebody before her colour, with a crown if she leads, and a plate with her name."""
        page.image(page.art.plate(box.w, box.h, _deep(seat), 255, WOOD, 3, 12), box.x, box.y)
        high = min(page.art.line(letters) + 8, box.h * NAMED + 8)
        plate = Box(box.x, box.bottom - high, box.w, high)
        points = [self.now(one) for one in range(len(self.table.show.players))]
        feeling = "" if not self.done else "glad" if self.now(seat) == max(points) else (
            "sorry" if self.now(seat) == min(points) else "")
        (crowned if crown else bust)(page, Box(box.x, box.y + 2, box.w, box.h - high - 2),
                                     faced(sitters(self.table.match.players)[seat], feeling))
        page.plank(plate, lit=crown)
        name = self.table.name(seat)
        side, used = high - 16, min(page.art.size(name, letters)[0] + 1, plate.w - SIGN)
        left = plate.center[0] - (side + 10 + used) / 2
        page.picture(Box(left, plate.center[1] - side / 2, side, side), f"ui/seat_{seat}")
        page.fitted(Box(left + side + 10, plate.y + 2, used, plate.h - 4), name, letters, INK)

    def _lead(self, page: Page, total: Box) -> Box:
        """At the foot of a total by how much it is ahead. Returns what is left of it."""
        told = self.house.words("standing-leads-by", self._ahead())
        high = min(page.art.line("body") + 12, total.h * NAMED)
        at = Box(total.x, total.bottom - high, total.w, high)
        page.plank(at, lit=True)
        page.fitted(at.inset(12, 2), told, page.even(at.inset(12, 2), (told,), "body"), INK,
                    "center")
        return total._replace(h=at.y - total.y)

    def _track(self, page: Page, box: Box, seat: Seat, total: Box, *, first: bool) -> None:
        """The road on which a seat's marker runs, with a mark where it began, and its end; on the
        first one how far it is to the goal."""
        name, goal = self.table.style.road, str(self.goal) if self.goal else ""
        thick, side = min(box.h * THICK, THICKEST), min(box.h * RUNS, MARKER)
        number = page.art.size(goal, "points")[0] + 26 if goal else 40
        end = self._end
        groove = Box(box.x, box.bottom - 12 - thick, box.w - number - end, thick)
        start = self.lines[-1].values[seat] - gained(self.lines[:-1])[seat]
        track = Track(groove, total, start, side)
        self._tracks.append(track)
        road.lay(page, name, groove, [(self._at(track, self.goal * part), self.goal * part)
                                      for part in road.QUARTERS] if goal else [])
        if goal:
            road.arrive(page, name, groove)
        if goal and first:
            line = page.art.line("points")
            sign = Box(box.right - number + 2, groove.bottom - groove.h / 2 - line, number - 6,
                       line)
            page.image(page.art.plate(8, groove.bottom - sign.bottom + 8, WOOD, 255, None, 0, 2),
                       sign.center[0] - 4, sign.bottom - 8)
            page.plate(sign, WOOD, 255, INK)
            page.text(sign, goal, "points", IVORY, "center", leaf=False)
        if start:
            page.image(page.art.plate(5, thick - 8, INK, 255, None, 2, 2),
                       self._at(track, start) - 2, groove.y + 4)

    def _at(self, track: Track, points: float) -> float:
        """Where the middle of what runs is with so many points: true to scale, from the start of
        its groove to the goal."""
        whole = max(self.goal, *self.lines[-1].values, 1)
        return track.groove.x + track.groove.w * min(max(points / whole, 0), 1)

    def draw(self, screen: Screen) -> None:
        page = self.page
        screen.cover(self.house.art.backdrop(cupboard.BACK, screen.surface.get_size()))
        planks = sorted(range(len(self._spans)), key=self.slid)  # whoever overtakes is behind
        if any(map(self.slid, planks)):
            self._sliding(screen, planks)
        else:
            page.draw(screen, self.focus.name)
            for seat in planks:
                self._run(screen, seat, 0.0)
        box = self._chart_box
        if self.done and box:  # before that it would give the end away
            key = ("chart", tuple(self.history), box, self.table.match.record.header.seed)
            screen.put(self.house.art.keep(key, lambda: score_chart.drawn(
                self.house.art, box, self.history, self.goal)), box.x, box.y)

    def _sliding(self, screen: Screen, planks: list[Seat]) -> None:
        """The page while planks change places, one after the other with all that is on it."""
        drawn, moving = self.page.drawn, {n for span in self._spans for n in span}
        for n, (image, x, y) in enumerate(drawn):
            if n not in moving:
                screen.put(image, x, y)
        for seat in planks:
            for n in self._spans[seat]:
                image, x, y = drawn[n]
                screen.put(image, x, y + self.slid(seat))
            self._run(screen, seat, self.slid(seat))

    def _run(self, screen: Screen, seat: Seat, under: float) -> None:
        """How far a seat has come: what it had, in its colour, and paler what this round has
        brought; its marker and its points."""
        track = self._tracks[seat]
        art, groove, points = self.house.art, track.groove, self.now(seat)
        groove = groove._replace(y=groove.y + under)
        had, now = self._at(track, min(track.start, points)), self._at(track, points)
        style, side = self.table.style, track.marker
        road.travelled(screen, art, style.road, groove, had if track.start else groove.x, now,
                       SEAT_COLOURS[seat])
        middle = groove.y + groove.h * SUNK - side / 2
        if style.marker:
            screen.put_centered(art.picture(style.marker, side, side), now, middle)
            screen.put_centered(art.picture(f"ui/seat_{seat}", side * 0.4, side * 0.4),
                                now + side * 0.38, middle + side * 0.28)
        else:
            screen.put_centered(art.picture(f"ui/seat_{seat}", side * 0.7, side * 0.7), now, middle)
        self._brought(screen, groove, now, side * 0.58 + 10, points - track.start)
        self._total(screen, track.total._replace(y=track.total.y + under), points)

    def _brought(self, screen: Screen, groove: Box, at: float, aside: float, more: int) -> None:
        """What this round has brought so far, on the road ahead of a marker; behind it near the
        goal. Of the first round the total says as much."""
        if not more or len(self.history) <= 1:
            return
        art, told = self.house.art, f"{more:+d}".replace("-", "−")
        style = next((one for one in BROUGHT if art.line(one) <= groove.h - 8), BROUGHT[-1])
        wide = art.size(told, style)[0] + 32
        high = min(art.line(style) + 4, groove.h - 8)
        x = at + aside if at + aside + wide < groove.right - 8 else at - aside - wide
        screen.put(art.plate(wide, high, BUTTON, 255, EDGE), x, groove.center[1] - high / 2)
        screen.put_centered(art.text(told, style, IVORY), x + wide / 2, groove.center[1])

    def _total(self, screen: Screen, box: Box, points: int) -> None:
        """Points in large figures, and the word for them below if there is room."""
        art, word = self.house.art, self.house.words("score-in-all")
        said = next((style for style in SAID if art.size(word, style)[0] <= box.w - 16), SAID[-1])
        low = art.line(said)
        style = next((style for style in FIGURES if LEAD * art.line(style) + low <= box.h
                      and art.size(str(points), style)[0] <= box.w - 24), "")
        y = box.center[1]
        if style:
            high = LEAD * art.line(style)
            screen.put_centered(art.text(word, said, DIM), box.center[0], y + high / 2)
            y -= low / 2
        screen.put_centered(art.text(str(points), style or FIGURES[-1], IVORY), box.center[0], y)


def _deep(seat: Seat) -> Colour:
    """What is behind somebody: her colour in little light."""
    red, green, blue = (round(part * DEEP) for part in SEAT_COLOURS[seat])
    return red, green, blue
