"""The score sheet of a round, or of a match without rounds: a race to the goal, and the sources of
the points."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Seat, State, sum_gains
from game.core.faces import choose_faces, show_feeling
from game.devices.press import Action, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE, WINDOW, Screen
from game.picture.theme import INK, Colour
from game.scenes.menu import MenuScene
from game.scenes.results.race_track import RaceTrack, build_track, choose_posts, draw_race
from game.scenes.results.score_card import build_card, build_gain, build_total
from game.tables.capabilities import find_goal
from game.tables.match_scene import MatchScene
from game.tables.score_breakdown import ScoreBreakdown, write_signed
from game.tables.stories import list_totals
from game.ui.furniture.cupboard import (
    BACK,
    build_cat,
    build_keepsakes,
    build_part,
    build_table,
    widen_node,
)
from game.ui.furniture.drapes import build_tapestry
from game.ui.furniture.planks import FRAME
from game.ui.layout import Node, Padding, Paint, Text, at, column, frame, pad, row, stack
from game.ui.show import show
from game.ui.widgets.chart import draw_totals
from game.ui.widgets.controls import build_button

COUNT = 2.4  # seconds in which sources of points come in, one after the other


class ScoringScene(MenuScene):
    """A lane for each player over cards with the sources of their points, which push them on; after
    some rounds a chart of two players' points."""

    first = "next"
    has_hints = False  # the only button explains itself

    def __init__(self, house: House, table: MatchScene, state: State) -> None:
        super().__init__(house)
        self.table = table
        self.lines = table.rules.tally(state)
        self.gains = sum_gains(self.lines[:-1])
        self.result = table.rules.result(table.match.state)
        self._sources = ScoreBreakdown(table, self.lines)
        self.sources = self._sources.all  # predictions that are unsealed, and points, one by one
        if table.style.rounds is None:
            raise ValueError("a game without rounds has no score sheet")
        self.rounds = table.style.rounds
        self.history = list_totals(table.match, self.rounds.charted)
        self.goal = find_goal(table.style.list_standings(state), self.lines[-1].values)
        self.age = COUNT if house.settings.reduced_motion else 0.0
        self._seen = (-1, False)  # how many sources the page shows, and whether all is counted
        self._counted: tuple[object, Page] | None = None  # points over the page

    def enter(self) -> None:
        self.house.sounds.play("count")

    # time and presses

    @property
    def done(self) -> bool:
        """Say whether everything is counted."""
        return self.age >= COUNT

    def part_counted(self, n: int) -> float:
        """Return how much of the n-th source is counted, 0 to 1: they follow one another."""
        return min(max(self.age / COUNT * max(len(self.sources), 1) - n, 0.0), 1.0)

    @property
    def shown(self) -> int:
        """Return how many sources are shown: points once they begin to count, predictions once
        their seal was visible for half of their time."""
        return sum(self.part_counted(n) > (0 if line.points else 0.5)
                   for n, line in enumerate(self.sources))

    def start(self, seat: Seat) -> int:
        """Return a seat's points before the round."""
        return self.lines[-1].values[seat] - self.gains[seat]

    def points_now(self, seat: Seat) -> int:
        """Return a seat's points counted so far."""
        return self.start(seat) + sum(round(line.values[seat] * self.part_counted(n))
                                      for n, line in enumerate(self.sources) if line.points)

    def tick(self, seconds: float) -> None:
        self.age += seconds * (self.table.speed or 100)
        if self._seen != (self.shown, self.done):
            self.mark_stale()
        if self.age > 8 and not self.table.attended:  # only bots play
            self.house.stack.pop()

    def go_back(self) -> None:
        """Go on: first to the end of the counting, then to the next round."""
        if self.done:
            self.house.stack.pop()
        else:
            self.age = COUNT

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  there is one button
        self.go_back()

    def press(self, press: Press) -> None:
        steered = press.action in self.table.steers and press.phase != "up"
        if press.action is Action.LOST or steered:
            self.house.stack.pop()
            self.table.press(press)
        else:
            super().press(press)

    def build(self, page: Page) -> Node:
        self._seen = self.shown, self.done
        say, style, high = self.house.words, self.table.style, page.control_height("label")
        heading = (say("sheet-over") if self.result is not None and self.rounds.counted == "over"
                   else say("sheet-heading", len(self.history)))
        nails = column(*[frame("nail", width=20, height=20)] * 2, justify="space-between",
                       padding=pad(0, 12))
        sign = frame("plank gilded", row(nails, Text(
            words=heading, style="heading", scale_limit=1.3, ink=INK,
            one_line=True), nails, gap=28), padding=pad(16, 4))
        faces = tuple(choose_faces(self.table.match.players))
        cards = [self._build_card(page, seat, face) for seat, face in enumerate(faces)]
        if len(self.history) > 2 and len(faces) == 2:
            history = tuple(self.history) if self.done else ()  # it would give the end away
            cards.append(Paint(paint=draw_totals, values=(history, self.goal, faces), grow=1,
                               anchor="chart"))
        track = build_track(self.rounds.road, faces, self.goal, max(self.lines[-1].values))
        onward = build_button(
            "next", say("sheet-next"), "ui/play", main=True, centered=True, height=high,
            focus=self.focus.name, size=max(1, 1.5 / page.art.text_scale))
        return stack(
            build_hall(style.theme.colour, high + 22),
            column(row(sign, justify="center", padding=Padding(top=4)), track,
                   row(*cards, gap=18, grow=62),
                   row(stack(onward, width=420), justify="center", padding=Padding(top=22)),
                   gap=18))

    def _build_card(self, page: Page, seat: Seat, face: str) -> Node:
        """Return a player's card: the sources of their points, and at the end their standing."""
        points = [*map(self.points_now, range(len(self.gains)))]
        felt = points if self.result is not None else self.gains
        feeling = "" if not self.done else (
            "glad" if felt[seat] == max(felt) > min(felt) else
            "sorry" if felt[seat] == min(felt) < max(felt) and points[seat] < max(points) else "")
        return build_card(
            page, seat, self.table.name_of(seat), show_feeling(face, feeling),
            self._sources.list_rows(seat, self.shown, done=self.done), self._sources.most,
            self.tell_standing(seat) if self.done else "", total=self.house.words("score-in-all"),
            had=any(self.gains) and any(map(self.start, range(len(self.gains)))),
            leads=seat in self.list_leaders(), crowned=seat in self.list_leaders()
            and points[seat] > 0)

    def list_leaders(self) -> Sequence[Seat]:
        """Return the leaders once all is counted, or the winners: a tie-break may decide."""
        if not self.done:
            return []
        if self.result is not None:
            return self.result.winners
        values = self.lines[-1].values
        return [seat for seat, value in enumerate(values) if value == max(values)]

    def tell_standing(self, seat: Seat) -> str:
        """Return that a seat reached the goal, or its lead now or at the end."""
        values, say = self.lines[-1].values, self.house.words
        if len(values) == 1:
            return ""
        if self.goal and values[seat] >= self.goal:
            return say("sheet-reached", self.goal)
        ahead = values[seat] - max(values[:seat] + values[seat + 1:])
        won = "standing-leads-by" if self.result is None else "sheet-won-by"
        return say(won, ahead) if ahead > 0 else ""

    @property
    def track(self) -> RaceTrack:
        """Return the track on the page."""
        anchors, name, goal = self.page.anchors, self.rounds.road, self.goal
        lanes = tuple(anchors[f"lane/{seat}"] for seat in range(len(self.gains)))
        return RaceTrack(name, anchors["track"].inset(FRAME), lanes, anchors["start"].x,
                         anchors["finish"].x, choose_posts(name, goal),
                         goal or max(self.lines[-1].values))

    def draw(self, screen: Screen) -> None:
        page = self.page
        screen.cover_window(self.house.art.load_backdrop(BACK, screen.size))
        page.draw(screen, self.focus.name)
        self.build_points(page).draw(screen)

    def build_points(self, page: Page) -> Page:
        """Return the points counted so far and the race, which lie over the page."""
        points = [*map(self.points_now, range(len(self.gains)))]
        depends = page.anchors, points, self.done, page.art.look, self.house.words.language
        if self._counted and self._counted[0] == depends:
            return self._counted[1]
        runs = tuple((min(self.start(seat), now), now) for seat, now in enumerate(points))
        counted: list[Node] = [Paint(paint=draw_race, values=(
            self.track, self.rounds.marker, runs))]
        for seat, now in enumerate(points):
            total, gain = build_total(now, leads=seat in self.list_leaders()), now - self.start(
                seat)
            counted.append(at(page.anchors[f"total/{seat}"].inset(0, -16), total))
            box = page.anchors.get(f"gain/{seat}")
            if box and gain and self.gains[seat]:
                counted.append(at(box.inset(0, -8), build_gain(
                    page.art, seat, self.house.words("sheet-gained"), write_signed(gain))))
        over = Page(page.art)
        show(over, stack(*counted), WINDOW)
        self._counted = depends, over
        return over


def build_hall(colour: Colour, front: float) -> Node:
    """Return cloth in a game's colour on the wall, and a table with a front of this height."""
    things = row(build_keepsakes(340), Node(grow=1), build_cat(230), align="end",
                 padding=Padding(30, 0, 40, front - 96))
    return stack(
        column(widen_node(build_part("lit"), up=SAFE.y, grow=1), Node(height=front)),
        column(build_tapestry(colour, grow=1), padding=Padding(-46, 36 - SAFE.y, -46, front)),
        column(Node(grow=1), widen_node(build_table(), down=SAFE.y, height=front)),
        column(Node(grow=1), things))
