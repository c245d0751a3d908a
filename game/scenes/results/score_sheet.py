"""The score sheet of a round, or of a match without rounds: a race to the goal, and where the
points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core import Line, Seat, State, gained
from game.devices.press import Action, Press
from game.picture.art import Art
from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import BIRCH, GOLD, INK, IVORY, SEAT_COLOURS
from game.scenes.menu import MenuScene
from game.scenes.results import score_cards, score_chart
from game.scenes.results.race_track import Course
from game.scenes.results.score_breakdown import ENDS, FAINT, NOUGHT, Sources, signed
from game.scenes.results.score_breakdown import RULE as FINE
from game.scenes.results.score_plan import INSET, NARROW, RULE, SIGN, Plan, planned
from game.scenes.scenery import cupboard, drapes, planks
from game.scenes.scenery.figures import worn
from game.tables.faces import BUST, SHAPE, faced, sitters
from game.tables.standings import race
from game.tables.stories import totals

if TYPE_CHECKING:
    from game.house import House
    from game.tables.match_scene import MatchScene

COUNT = 2.4  # seconds for which sources of points come in, one after the other
LINGER = 8.0  # seconds after which a sheet closes itself when only bots play
ROUNDS = 3  # before so many have been played a chart would be straight lines
AIR = 18  # between planks
HEM, ROD, EDGED = 46.0, 36.0, 22.0  # of a cloth past its planks; its top; over what is under it
SET = 96.0  # how deep on the table what is kept there lies
KEPT, CAT = (SAFE.x + 30, 340.0), (SAFE.right - 270, 230.0)  # from where, and how wide
DOWN, HUNG = 8, 28  # of a sign, its cords
LARGEST, UNDER_CROWN = 0.9, 0.8  # of its height somebody fills
ABREAST = 0.53  # how wide her shoulders are, in her height
LARGE = 1.3  # text size from which the course matters more than the heading
COURSE = 0.38  # of what is under the heading the course has, and planks the rest
PAIR, WIDEST = 2, 3  # how many leave room for a chart; how many planks lie side by side then
HEADINGS = 1.0, 0.92, 0.84, 0.76, 0.64, 0.58  # of the usual size: a name's, if it has room
NAMES = "body", "small", "small@1.25", "small@1", "small@0.9", "small@0.7"  # and if it has less
FIGURES = "left@1.3", "left@1.15", "left", "left@0.9", "score", "points"  # letters of a total
NEWS = "score", "points", "count", "count@0.85"  # and of what the round has brought,
DEEP, GAP = 0.42, 10  # in so much of her colour; to the words beside it
NEW, UNDER = 56.0, 3.0  # the height of such a line at most; over and under its words
LEAD = 0.72  # of the height of a line that its figures fill
PLATED = 10.0  # round what is told of her on a plate
SEALED = 0.5  # of its time, for which a seal is seen before it breaks
SAID = ("small@1.2", "small", "small@1", "small@0.9", "small@0.8", "small@0.7")  # letters of that
LEADS = "body@1.15", "body", "body@1", *SAID  # and of how she stands
IN_ALL = "asked", *LEADS  # of what her points are called
BUTTON_W = 420
ONWARD = 1.5, 1.4, 1.3, 1.2, 1.1, 1.0  # sizes of the letters on it to try


class Track(NamedTuple):
    """Where a seat runs, from nought to the goal, and where its points stand, what the round has
    brought, and how it stands; and whether it is seen to lead."""

    groove: Box
    total: Box
    new: Box
    told: Box
    start: int
    first: bool


class ScoringScene(MenuScene):
    """A course with a lane for each player, and under it sources of points that push her on; from
    some rounds on a chart of how the points have run."""

    first = "next"

    def __init__(self, house: House, table: MatchScene, state: State) -> None:
        super().__init__(house)
        self.table = table
        self.lines = table.rules.tally(state)
        self.result = table.rules.result(table.match.state)
        self._sources = Sources(table, self.lines)
        self.history = totals(table.match, table.style.charted)
        self.goal = race(table.style.standings(state), self.lines[-1].values)
        self.age = COUNT if house.settings.reduced_motion else 0.0
        self._tracks: list[Track] = []
        self._course: Course | None = None
        self._chart_box: Box | None = None
        self._said = self._leads = SAID[-1]  # letters of what is told of points, and of the lead,
        self._narrow = False  # and where
        self._seen = (-1, False)  # how many sources the page shows, and whether it shows all

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

    @property
    def _begun(self) -> bool:
        """Whether anybody had points before."""
        return self.lines[-1].values != tuple(gained(self.lines[:-1]))

    def now(self, seat: Seat) -> int:
        """A seat's points as far as they are counted."""
        start = self.lines[-1].values[seat] - gained(self.lines[:-1])[seat]
        return start + sum(round(line.values[seat] * self.part(n))
                           for n, line in enumerate(self.sources) if line.points)

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
        steered = press.action in self.table.steers and press.phase != "up"
        if press.action is Action.LOST or steered:
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
        seats, button = len(self.table.show.players), page.control("label")
        top, foot = title.bottom + AIR, SAFE.bottom - button - EDGED
        self._hall(page, foot)
        sign = title.inset(-64, -4)
        for x in (sign.x + HUNG, sign.right - HUNG):
            page.image(page.art.plate(6, sign.y - ROD, INK, 255, None, 0, 2), x - 3, ROD)
        page.plank(sign, lit=True)
        planks.nails(page, sign)
        page.text(title, heading, style, INK)
        course = Box(SAFE.x, top, SAFE.w, (foot - top) * COURSE)
        self._course = Course(page, course, self.table.style.road,
                              sitters(self.table.match.players), self.goal,
                              max(self.lines[-1].values))
        chart = len(self.history) >= ROUNDS and seats == PAIR
        lie = WIDEST if chart else seats
        wide = (SAFE.w - (lie - 1) * AIR) / lie
        y = course.bottom + AIR
        self._planks(page, Box(SAFE.x, y, wide, foot - AIR - y))
        self._chart_box = Box(SAFE.right - wide, y, wide, foot - AIR - y) if chart else None
        if self._chart_box:
            stone = score_chart.hung(page, self._chart_box)
            if self.done:  # before that it would give the end away
                score_chart.chalked(page, stone, self.history, self.goal,
                                    sitters(self.table.match.players))
        self._onward(page, Box(SAFE.center[0] - BUTTON_W / 2, SAFE.bottom - button, BUTTON_W,
                               button))

    def _onward(self, page: Page, box: Box) -> None:
        """What goes on, in letters as large as its plank lets them be."""
        said, sizes = self.house.words("sheet-next"), [
            f"label@{page.art.text_scale * part:g}" for part in ONWARD]
        page.button("next", box, said, self.back, picture="ui/play", focus=self.focus.name,
                    main=True, middle=True, style=page.largest(beside_picture(box), [said], sizes))

    def _hall(self, page: Page, foot: float) -> None:
        """What is behind the planks: a cloth of the game's colour on the wall, and before it a
        table down to the window's foot."""
        cupboard.light(page, Box(0, 0, WIDTH, foot))
        drapes.tapestry(page, Box(SAFE.x - HEM, ROD, SAFE.w + 2 * HEM, foot - ROD),
                        self.table.style.material)
        cupboard.table(page, foot)
        cupboard.keepsakes(page, foot + SET, *KEPT)
        cupboard.cat(page, foot + SET, *CAT)

    def _feels(self, points: Sequence[int]) -> list[str]:
        """How everybody feels about what the round has brought, or at the end of the match about
        the points; whoever leads is not sorry."""
        felt = points if self.table.match.result else gained(self.lines[:-1])
        most, least = max(felt), min(felt)
        return ["glad" if own == most > least else
                "sorry" if own == least < most and points[seat] < max(points) else ""
                for seat, own in enumerate(felt)]

    def _best(self, points: Sequence[int]) -> Sequence[Seat]:
        """Return who leads, or who has won once all is counted: a tie-break may decide."""
        if self.done and self.result is not None:
            return self.result.winners
        return [seat for seat, value in enumerate(points) if value == max(points)]

    def _stands(self, seat: Seat) -> str:
        """That a seat has reached the goal, or by how much it leads or has won in the end; nothing
        where nothing of the kind is true."""
        values, say = self.lines[-1].values, self.house.words
        if len(values) < PAIR:
            return ""
        if self.goal and values[seat] >= self.goal:
            return say("sheet-reached", self.goal)
        ahead = values[seat] - max(values[:seat] + values[seat + 1:])
        over = self.table.match.result is not None
        return say("sheet-won-by" if over else "standing-leads-by", ahead) if ahead > 0 else ""

    def _planks(self, page: Page, first: Box) -> None:
        """A plank for each player: who she is, her points, and what this round has brought her."""
        seats, players = range(len(self.table.show.players)), self.table.match.players
        final = self.lines[-1].values
        plan = planned(first, summed=any(map(self._more, final, seats)))
        self._narrow = first.w < NARROW
        side = plan.name.h * SIGN
        named = plan.name._replace(x=plan.name.x + side + INSET / 2,
                                   w=plan.name.w - side - INSET / 2)
        names = [self.table.name(seat) for seat in seats]
        headings = [f"heading@{page.art.text_scale * part:g}" for part in HEADINGS]
        letters = page.largest(named, names, [*headings, *NAMES])
        news = max((self._new_size(seat, plan)[0] for seat in seats), default=0.0)
        line = _line(plan.new).inset(0, UNDER)
        self._said = page.largest(line._replace(w=plan.new.w - news - 3 * GAP),
                                  [self.house.words("sheet-gained")],
                                  SAID if self._narrow else LEADS)
        self._leads = page.largest(plan.told.inset(0 if self._narrow else PLATED, 0),
                                   [*map(self._stands, seats)], LEADS)
        points, faces = [*map(self.now, seats)], sitters(players)
        best, feels = self._best(points), self._feels(points)
        self._tracks, written = [], self._sources.letters(page, plan.lines)
        boxes = [first._replace(x=first.x + seat * (first.w + AIR)) for seat in seats]
        for seat, box in enumerate(boxes):
            if self.done and seat in best and points[seat] > 0:
                score_cards.shine(page, box)
        for seat, box in enumerate(boxes):
            leads = self.done and seat in best
            lies = Plan(*(part._replace(x=box.x + part.x, y=box.y + part.y) for part in plan))
            self._dress(page, box, lies, seat, lit=leads)
            score_cards.signed(page, Box(lies.name.x, lies.name.center[1] - side / 2, side, side),
                               f"ui/seat_{seat}")
            page.fitted(named._replace(x=box.x + named.x, y=box.y + named.y), names[seat], letters,
                        INK)
            self._figure(page, lies.who, faced(faces[seat], feels[seat] if self.done else ""),
                         crown=leads and points[seat] > 0)
            self._account(page, box, lies, seat, leads=leads)
            score_cards.carving(page, self._sources.free(lies.lines, seat, written))
            self._sources.put(page, lies.lines, seat, self.came, written, done=self.done)
            self._track(seat, lies, first=leads)

    def _account(self, page: Page, box: Box, lies: Plan, seat: Seat, *, leads: bool) -> None:
        """The rule under what has brought points, and the band on which the total is told, with how
        she stands once all is counted."""
        if lies.new.h and not self._narrow:
            page.image(page.art.plate(lies.lines.w, RULE, INK, 255, None, 0, 2), lies.lines.x,
                       lies.lines.bottom)
        if self._narrow:
            page.image(page.art.plate(lies.lines.w, FINE, INK, FAINT, None, 0, 1), lies.lines.x,
                       lies.lines.y - FINE)
        score_cards.band(page, box, lies.band, SEAT_COLOURS[seat], lit=leads)
        said = self.house.words("score-in-all")
        page.fitted(lies.label, said, page.largest(lies.label, [said], IN_ALL), IVORY)
        if self.done and (stands := self._stands(seat)):
            self._lead(page, lies.told, stands, first=leads)

    def _dress(self, page: Page, box: Box, lies: Plan, seat: Seat, *, lit: bool) -> None:
        """A plank with cloth in a seat's colour at its head, and a niche for whoever sits there."""
        page.plank(box, lit=lit)
        high = lies.name.bottom - box.y
        foot = lies.who.bottom if self._narrow else box.bottom
        score_cards.niche(page, box, Box(box.x, box.y + high, lies.who.right + RULE - box.x,
                                         foot - box.y - high), SEAT_COLOURS[seat])
        score_cards.name_cloth(page, box, high, SEAT_COLOURS[seat], lit=lit)

    def _figure(self, page: Page, box: Box, who: str, *, crown: bool) -> None:
        """Somebody on her plank, cut by nothing but its foot, with a crown if she leads."""
        tall = min(box.h * (UNDER_CROWN if crown else LARGEST) / BUST, box.w / ABREAST)
        at = Box(box.center[0] - tall * SHAPE / 2, box.bottom - tall * BUST, tall * SHAPE, tall)
        page.cropped(at, who, at._replace(h=tall * BUST))
        if crown:
            page.image(*worn(page.art, at))

    def _lead(self, page: Page, room: Box, told: str, *, first: bool) -> None:
        """How she stands: on a plate before her, or on the band of a narrow plank."""
        if self._narrow:
            page.fitted(room, told, self._leads, GOLD if first else IVORY)
            return
        page.image(page.art.plate(room.w, room.h, GOLD if first else BIRCH, 255, INK, 3, 12),
                   room.x, room.y)
        page.fitted(room.inset(PLATED, 0), told, self._leads, INK, "center")

    def _track(self, seat: Seat, plan: Plan, *, first: bool) -> None:
        """Where a seat runs."""
        course = self._course
        if course is None:
            return
        start = self.lines[-1].values[seat] - gained(self.lines[:-1])[seat]
        self._tracks.append(Track(course.runs[seat], plan.total, plan.new, plan.told,
                                  start, first))

    def _at(self, track: Track, points: float) -> float:
        """Where the bow of what runs is with so many points."""
        whole = max(self.lines[-1].values)
        return self._course.at(track.groove, points, whole) if self._course else 0.0

    def draw(self, screen: Screen) -> None:
        page = self.page
        screen.cover(self.house.art.backdrop(cupboard.BACK, screen.surface.get_size()))
        page.draw(screen, self.focus.name)
        for seat, track in enumerate(self._tracks):
            self._total(screen, seat, track)
        if self._course:
            for seat, track in enumerate(self._tracks):
                had, now = self._reached(seat, track)
                self._course.travelled(screen, seat, had, now)
            self._course.ruled(screen)
            for seat, track in enumerate(self._tracks):
                self._course.run(screen, seat, self.table.style.marker,
                                 self._reached(seat, track)[1])

    def _reached(self, seat: Seat, track: Track) -> tuple[float, float]:
        """Where a seat was before the round, and how far she has come."""
        points = self.now(seat)
        return self._at(track, min(track.start, points)), self._at(track, points)

    def _more(self, points: int, seat: Seat) -> int:
        """How many of so many points this round has brought a seat that had some before it."""
        more = points - self.lines[-1].values[seat] + gained(self.lines[:-1])[seat]
        return more if self._begun else 0

    def _new_size(self, seat: Seat, plan: Plan | Track) -> tuple[float, str]:
        """How wide what the round brings a seat is in the end, and its letters."""
        art, more = self.house.art, self._more(self.lines[-1].values[seat], seat)
        style = next((one for one in NEWS if LEAD * art.line(one) <= _line(plan.new).h), NEWS[-1])
        return (art.size(signed(more), style)[0] + 1 if more else 0.0), style

    def _total(self, screen: Screen, seat: Seat, track: Track) -> None:
        """Points in large figures at the right end of their band, and over it what of them is
        new."""
        art, points, box = self.house.art, self.now(seat), track.total
        most = max(map(str, (*self.lines[-1].values, points)), key=len)
        style = next((style for style in FIGURES if LEAD * art.line(style) <= box.h
                      and art.size(most, style)[0] <= box.w), FIGURES[-1])
        image = art.text(str(points), style, GOLD if track.first else IVORY)
        screen.put(image, box.right - ENDS - image.get_width() / art.scale,
                   box.center[1] - art.line(style) / 2)
        if self._more(self.lines[-1].values[seat], seat):
            self._new(screen, seat, track, points)

    def _new(self, screen: Screen, seat: Seat, track: Track, points: int) -> None:
        """What of a seat's points is new, in her colour, and what it is called: at both ends of a
        line, or one over the other on a narrow plank."""
        art, row, (_, style) = self.house.art, track.new, self._new_size(seat, track)
        said, more = self.house.words("sheet-gained"), self._more(points, seat)
        red, green, blue = (round(DEEP * part) for part in art.tone(SEAT_COLOURS[seat]))
        image = art.text(signed(more) if more else NOUGHT, style, (red, green, blue))
        wide = image.get_width() / art.scale
        if self._narrow:
            high = art.line(self._said)
            top = row.center[1] - (high + art.line(style)) / 2
            screen.put(art.text(said, self._said, INK), row.x, top)
            screen.put(image, row.x, top + high)
            return
        base = row.center[1] - art.line(style) / 2 + _rise(art, style)
        screen.put(image, row.right - ENDS - wide, base - _rise(art, style))
        screen.put(art.text(said, self._said, INK), row.x + ENDS, base - _rise(art, self._said))


def _line(new: Box) -> Box:
    """The height that the letters of what is new have."""
    return new._replace(h=min(new.h, NEW))


def _rise(art: Art, style: str) -> float:
    """How far the foot of letters is under the top of their line."""
    return art.font(style).get_ascent() / art.scale
