"""The score sheet of a round, or of a match without rounds: a race to the goal, and where the
points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game.core import Line, Seat, State, gained
from game.devices.press import Action, Press
from game.picture.ground import cloth
from game.picture.motion import ease_in_out
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import (
    BUTTON,
    DIM,
    EDGE,
    GOLD,
    INK,
    IVORY,
    PARCHMENT,
    SEAT_COLOURS,
    Colour,
)
from game.scenes.menu import MenuScene
from game.tables.faces import BUST, SHAPE, bust, sitters
from game.tables.stories import totals

if TYPE_CHECKING:
    from game.house import House
    from game.tables.match_scene import MatchScene

COUNT = 2.4  # seconds for which sources of points come in, one after the other
SLIDE = 0.6  # and then those in which players change places, so that the best is first
LINGER = 8.0  # seconds after which a sheet closes itself when only bots play
ROUNDS = 3  # before so many have been played a chart would be straight lines
AIR = 14  # between plates
LARGE = 1.3  # text size from which the tracks matter more than the heading
CHART = 236  # the height of a chart under the tracks
TALL = 380  # of a plank, at most
THREE = 186  # from which height name, sources and track have a line each
HEADINGS = 1.0, 0.92, 0.84, 0.76  # of the usual size: a name's, if there is room
NAMED, UPPER, HALL = 0.27, (0.36, 0.42), 280  # of such a plank, name and sources; where tall
NAMES, TOTAL, GOAL = 360, 230, 110  # the room for a name beside the sources, a total, the goal
FIGURES = ("left@1.5", "left", "score", "points")  # the letters of a total to try
LEAD = 0.78  # of the height of a line that its figures fill
MARKER = 150  # what runs on a track, at most
THICK, THICKEST = 0.36, 44  # a groove, in the height of its track, and at most
PALE = 255, 250, 236  # half of it is in the colour of what a round has brought
GROOVE: Colour = (70, 55, 40)
SEALED = 0.5  # of its time, for which a seal is seen before it breaks
# Sizes of the words of sources to try.
CHIPS = ("body", "small", "small@1.5", "small@1.25", "small@1", "small@0.8")
LARGER = 1.5, 1.35, 1.2  # of the usual size: tried before them
BETWEEN, APART = 12, 8  # the words of a source, and two lines of sources
MET: Colour = (20, 92, 52)  # said of a prediction, on parchment
MISSED: Colour = (150, 26, 20)
BUTTON_W = 420
TWO = 2  # of whom one can lead


Word = tuple[str, Colour]


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
        self.history = totals(table.match, table.style.charted)
        self.goal = self._goal(state)
        self.age = COUNT + SLIDE if house.settings.reduced_motion else 0.0
        self._tracks: list[Track] = []
        self._spans: list[range] = []  # which parts of the page are whose plank
        self._pace = 0.0  # from one plank to the next
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
        first = next((n for n, line in enumerate(self.lines) if line.points), 0)
        return [line for n, line in enumerate(self.lines[:-1]) if line.points or n < first]

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
        return (self._before().index(seat) - self.order().index(seat)) * self._pace * left

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
        title = Box(SAFE.center[0] - wide / 2, SAFE.y, wide + 1, head)
        page.plate(title.inset(-48, 0), self.table.style.material, 240, GOLD)
        page.text(title, heading, style, GOLD)
        seats = len(self.table.show.players)
        top, button = SAFE.y + head + AIR, page.control("label")
        chart = len(self.history) >= ROUNDS
        foot = CHART if chart else button
        high = min((SAFE.bottom - foot - top) / seats - AIR, TALL)
        top += (SAFE.bottom - foot - top - seats * (high + AIR)) / 2
        self._pace = high + AIR
        self._rows(page, Box(SAFE.x, top, SAFE.w, high))
        under = Box(SAFE.x, SAFE.bottom - foot, SAFE.w - BUTTON_W - AIR, foot)
        self._chart_box = under if chart else None
        if self._chart_box:
            page.board(self._chart_box)
        elif self.done:
            self._leader(page, under)
        page.button("next", Box(SAFE.right - BUTTON_W, SAFE.bottom - button, BUTTON_W, button),
                    say("sheet-next"), self.back, picture="ui/play", focus=self.focus.name,
                    main=True)

    def _leader(self, page: Page, box: Box) -> None:
        """Who leads now, and by how much, on the cloth beside the button."""
        totals = sorted(self.lines[-1].values, reverse=True)
        if len(totals) < TWO or totals[0] == totals[1] or self.table.match.result is not None:
            return
        seat = self.lines[-1].values.index(totals[0])
        told = self.house.words("series-leads", self.table.name(seat), totals[0] - totals[1])
        side, style = box.h * 0.62, page.even(box.inset(60, 4), (told,), "body")
        wide = page.art.size(told, style)[0] + 1
        page.plate(box._replace(w=wide + side + 56), self.table.style.material, 240, EDGE)
        page.picture(Box(box.x + 18, box.center[1] - side / 2, side, side), f"ui/seat_{seat}")
        page.text(Box(box.x + side + 34, box.y, wide, box.h), told, style, IVORY)

    def _rows(self, page: Page, first: Box) -> None:
        """A plank for each player: who she is, what this round has brought her, and her track."""
        seats = range(len(self.table.show.players))
        names = [self.table.name(seat) for seat in seats]
        tall, apart = first.h - 8, first.h >= THREE
        lines = first.h * NAMED if apart else first.h * 0.5 - 8
        room = first.h * UPPER[first.h >= HALL] if apart else lines
        x, right = first.x + tall * SHAPE / BUST + 18, first.right - TOTAL - AIR
        name = Box(x, 0, right - x if apart else NAMES, lines)
        kinds = [f"heading@{page.art.text_scale * part:g}" for part in HEADINGS]
        name_style = next((kind for kind in kinds if page.even(name, names, kind) == kind),
                          page.even(name, names, "label"))
        chips = Box(x if apart else x + NAMES + 16, 0, 0, room - 8)
        chips = chips._replace(w=right - chips.x)
        chip_style = self._chip_style(page, chips.w, chips.h - 8)
        best = max(map(self.now, seats))
        self._tracks, self._spans = [], []
        order = self.order()
        for seat in seats:
            began, box = len(page.drawn), first._replace(y=first.y + order.index(seat) * self._pace)
            page.plank(box, lit=self.done and self.now(seat) == best)
            bust(page, Box(box.x + 8, box.bottom - tall, tall * SHAPE / BUST, tall),
                 sitters(self.table.match.players)[seat])
            side = min(lines - 10, 56)
            page.picture(Box(x, box.y + 8 + (lines - side) / 2, side, side), f"ui/seat_{seat}")
            page.fitted(Box(x + side + 14, box.y + 8, name.w - side - 14, lines), names[seat],
                        name_style, INK)
            y = box.y + 8 + (lines if apart else 0)
            self._chips(page, chips._replace(y=y + 4), seat, chip_style)
            total = Box(right, box.y + 10, TOTAL + AIR - 12, box.h - 20)
            page.plate(total, BUTTON, 255, GOLD if self.done and self.now(seat) == best else EDGE)
            track = Box(x, y + room, right - x, box.bottom - y - room)
            self._track(page, track, seat, total)
            self._spans.append(range(began, len(page.drawn)))

    def _track(self, page: Page, box: Box, seat: Seat, total: Box) -> None:
        """The groove in which a seat's marker runs, where it began, and the goal."""
        middle = box.center[1]
        thick = min(max(box.h * THICK, 30), THICKEST)
        groove = Box(box.x + 8, middle - thick / 2, box.w - 8 - (GOAL if self.goal else 40), thick)
        start = self.lines[-1].values[seat] - gained(self.lines[:-1])[seat]
        self._tracks.append(Track(groove, total, start, min(box.h - 4, MARKER)))
        page.plate(groove, GROOVE, 255, None)
        if self.goal:
            x, line = groove.right - 3, page.art.line("points")
            page.image(page.art.plate(8, 66, INK, 255, None, 2, 3), x, middle - 33)
            page.text(Box(x + 16, middle - line / 2, box.right - x - 16, line), str(self.goal),
                      "points", INK, leaf=False)
        if start:
            low, tick = self._at(self._tracks[-1], start), thick + 16
            page.image(page.art.plate(5, tick, INK, 255, None, 2, 2), low - 2, middle - tick / 2)

    def _at(self, track: Track, points: float) -> float:
        """Where the middle of what runs is with so many points: it begins with its stern at the
        start of its groove, and ends with its bow at the goal."""
        whole, half = max(self.goal, *self.lines[-1].values, 1), track.marker / 2
        return track.groove.x + half + (track.groove.w - 2 * half) * min(max(points / whole, 0), 1)

    def _chip(self, seat: Seat, n: int, line: Line) -> list[Word]:
        """A source of points in words; none for what brings this seat nothing. What was predicted
        stands in ink, and what it brought in gold."""
        value, words = line.values[seat], self.table.say(line.says)
        if line.points:
            figure = f"{value:+d}".replace("-", "−")
            return [(words, IVORY), (figure, GOLD)] if value else []
        if n >= self.came:
            return [(words, INK)]
        told = [(f"{words} {value}", INK)]
        if line.met:
            met = line.met[seat]
            told.append((self.house.words("sheet-met" if met else "sheet-missed"),
                         MET if met else MISSED))
        return told

    def _beside(self, seat: Seat) -> list[str]:
        """What brings no points and was no secret, such as what decides between equal points."""
        return [f"{self.table.say(line.says)} {line.values[seat]}" for line in self.lines[:-1]
                if not any(line is source for source in self.sources)]

    def _chip_style(self, page: Page, wide: float, high: float) -> str:
        """The largest letters in which everybody's sources stand in one row, or in two where a
        plank is so high."""
        came, self.age = self.age, COUNT  # all that there will be
        rows = [[chip for n, line in enumerate(self.sources) if (chip := self._chip(seat, n, line))]
                + [[(text, INK)] for text in self._beside(seat)]
                for seat in range(len(self.table.show.players))]
        self.age = came
        large = [f"body@{page.art.text_scale * part:g}" for part in LARGER]
        return next((style for style in (*large, *CHIPS) if all(
            self._lines(page, row, style, wide) * (_chip_high(page, style) + APART) - APART <= high
            for row in rows)), CHIPS[-1])

    def _lines(self, page: Page, row: Sequence[Sequence[Word]], style: str, wide: float) -> int:
        """How many lines sources take, the first of which may have a sign."""
        x, lines = _chip_high(page, style) - 6, 1
        for chip in row:
            one = self._wide(page, chip, style)
            if x + one > wide and x:
                x, lines = 0.0, lines + 1
            x += one + 14
        return lines

    def _wide(self, page: Page, chip: Sequence[Word], style: str) -> float:
        """How wide the words of a source are."""
        return sum(page.art.size(text, style)[0] + BETWEEN for text, _ in chip) + 36 - BETWEEN

    def _chips(self, page: Page, room: Box, seat: Seat, style: str) -> None:
        """What this round has brought a seat so far, and how sealed predictions were."""
        shown: list[tuple[list[Word], str, Colour | None, Colour]] = []
        for n, line in enumerate(self.sources):
            chip, known = self._chip(seat, n, line), n < self.came
            if not chip or (line.points and not known):
                continue
            sign = ""
            if not line.points:
                sign = "ui/seal" if not known else (
                    line.met and ("ui/hit" if line.met[seat] else "ui/miss")) or ""
            latest = n == self.came - 1 and not self.done
            shown.append((chip, sign, GOLD if latest else EDGE,
                          BUTTON if line.points else PARCHMENT))
        if self.done:
            shown += [([(text, INK)], "", None, PARCHMENT) for text in self._beside(seat)]
        high = min(room.h, _chip_high(page, style))
        places, x, y = [], room.x, room.y
        for chip, sign, _, _ in shown:
            wide = self._wide(page, chip, style) + (high - 6 if sign else 0)
            if x > room.x and x + wide > room.right:
                x, y = room.x, y + high + APART
            places.append(Box(x, y, 0, high))
            x += wide + 14
        down = max(0.0, (room.bottom - y - high) / 2)
        for at, (chip, sign, edge, fill) in zip(places, shown, strict=True):
            self._plate(page, at._replace(y=at.y + down), chip, style, sign, edge, fill)

    def _plate(self, page: Page, at: Box, chip: Sequence[Word], style: str, sign: str,
               edge: Colour | None, fill: Colour) -> None:
        """A plate for a source, with a sign if it has one."""
        wide, aside = self._wide(page, chip, style), at.h - 6 if sign else 0
        page.plate(at._replace(w=wide + aside), fill, 255, edge)
        if sign:
            page.picture(Box(at.x + 6, at.y + 4, at.h - 8, at.h - 8), sign, leaf=False)
        x = at.x + 18 + aside
        for text, colour in chip:
            w = page.art.size(text, style)[0] + 1
            page.text(Box(x, at.y, w, at.h), text, style, colour)
            x += w - 1 + BETWEEN

    def draw(self, screen: Screen) -> None:
        page = self.page
        screen.cover(cloth(self.house.art, screen, self.table.style.material))
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
            screen.put(self.house.art.keep(key, lambda: self._chart(screen, box)), box.x, box.y)

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
        own = SEAT_COLOURS[seat]
        red, green, blue = ((part + light) // 2 for part, light in zip(own, PALE, strict=True))
        for end, colour in ((now, (red, green, blue)), (had if track.start else groove.x, own)):
            if end - groove.x >= groove.h:
                image = art.plate(end - groove.x, groove.h - 8, colour, 255, None)
                screen.put(image, groove.x, groove.y + 4)
        side, middle = track.marker, groove.center[1]
        if self.table.style.marker:
            screen.put_centered(art.picture(self.table.style.marker, side, side), now, middle)
            screen.put_centered(art.picture(f"ui/seat_{seat}", side * 0.4, side * 0.4),
                                now + side * 0.38, middle + side * 0.28)
        else:
            screen.put_centered(art.picture(f"ui/seat_{seat}", side * 0.7, side * 0.7), now, middle)
        self._total(screen, track.total._replace(y=track.total.y + under), points)

    def _total(self, screen: Screen, box: Box, points: int) -> None:
        """Points in large figures, and the word for them below if there is room."""
        art, word = self.house.art, self.house.words("score-in-all")
        said = next((style for style in CHIPS[1:]
                     if art.size(word, style)[0] <= box.w - 16), CHIPS[-1])
        low = art.line(said)
        style = next((style for style in FIGURES if LEAD * art.line(style) + low <= box.h
                      and art.size(str(points), style)[0] <= box.w - 24), "")
        y = box.center[1]
        if style:
            high = LEAD * art.line(style)
            screen.put_centered(art.text(word, said, DIM), box.center[0], y + high / 2)
            y -= low / 2
        screen.put_centered(art.text(str(points), style or FIGURES[-1], IVORY), box.center[0], y)

    def _chart(self, screen: Screen, box: Box) -> pygame.Surface:
        """The totals after every round: for each player a line in her colour that ends in her
        points; the goal, and the rounds below."""
        art = self.house.art
        size = screen.pixels(box.w), screen.pixels(box.h)
        image = pygame.Surface(size, pygame.SRCALPHA)
        rows = [tuple(0 for _ in self.table.show.players), *self.history]
        best = max(self.goal, 1, *(max(row) for row in rows))
        least = min(0, *(min(row) for row in rows))
        left, right, top, low = map(screen.pixels, (40, 130, 26, 48))

        def at(n: int, value: float) -> tuple[float, float]:
            x = left + (size[0] - left - right) * n / (len(rows) - 1)
            return x, size[1] - low - (size[1] - top - low) * (value - least) / (best - least)

        for value, colour in ((0, EDGE), *(((self.goal, GOLD),) if self.goal else ())):
            pygame.draw.line(image, colour, at(0, value), at(len(rows) - 1, value),
                             screen.pixels(2))
        if self.goal:
            mark = art.text(str(self.goal), "small@1", GOLD)
            image.blit(mark, mark.get_rect(midright=(at(0, 0)[0] + mark.get_width() + 8,
                                                     at(0, self.goal)[1] + mark.get_height() / 2)))
        step = -(-len(self.history) // 10)
        for n in range(1, len(rows), step):
            number = art.text(str(n), "small@0.9", DIM)
            image.blit(number, number.get_rect(midtop=(at(n, 0)[0], size[1] - low + 6)))
        for seat in range(len(rows[0])):
            points = [at(n, row[seat]) for n, row in enumerate(rows)]
            pygame.draw.lines(image, SEAT_COLOURS[seat], False, points, screen.pixels(5))
            mark = art.picture(f"ui/seat_{seat}", 30, 30)
            image.blit(mark, mark.get_rect(center=points[-1]))
        x, y = at(len(rows) - 1, 0)
        for _, seat in sorted((total, seat) for seat, total in enumerate(rows[-1])):
            figure = art.text(str(rows[-1][seat]), "small@1.2", SEAT_COLOURS[seat])
            y = min(y, at(0, rows[-1][seat])[1])
            image.blit(figure, figure.get_rect(midleft=(x + screen.pixels(28), y)))
            y -= figure.get_height() * 0.8
        return image


def _chip_high(page: Page, style: str) -> float:
    """The height of a source's plate."""
    return max(page.art.line(style) + 14, 48)
