"""The review of a match: each player's prospects, move by move, and the turning points. Each of
these can be played out on the table with the better move."""

from __future__ import annotations

from functools import partial

from game import routes
from game.bots.minds import Minds
from game.core.contract import Message, Move, Seat
from game.core.faces import choose_faces
from game.core.match import Match
from game.core.record import Line, Record
from game.devices.press import Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import GOLD, INK, SEPIA
from game.scenes.menu import MenuScene
from game.scenes.replay.review_positions import Positions
from game.tables.coach import join_sentences
from game.tables.miniature import last_trick
from game.tables.review import TURNS, TWO, Judged, Review
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.furniture.cupboard import (
    BACK,
    BELOW,
    build_beam,
    build_part,
    build_table,
    widen_node,
)
from game.ui.furniture.figures import build_bust
from game.ui.furniture.teacher_bubble import bubble_height, draw_comment
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.chart import build_prospects
from game.ui.widgets.controls import build_button, window_of


class ReviewScene(MenuScene):
    """A chart over up to five turning points, the most costly first, and the way to the whole
    match. Advice arrives while the page is open; the teacher tells it for the focused turning
    point, under its position."""

    backdrop = BACK
    first = "turn/0"

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self.match = match
        self.style = table_style(match.rules.NAME)
        self.minds = Minds()  # its own: a table below has others
        self.review = Review(match, self.minds, house.store.keep)
        self._positions = Positions(house, match)
        self._faces = choose_faces(match.players)
        self._steered = False  # whether the focus was moved

    def leave(self) -> None:
        self.review.stop()
        self.minds.close()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  it does not wait for the clock
        if self.house.stack.top is self and (self.review.tick() or self._positions.step()):
            self.mark_stale()

    def press(self, press: Press) -> None:
        self._steered = True
        super().press(press)

    def refit(self) -> None:
        self._positions.clear()
        super().refit()

    def tell_heading(self) -> str:
        """Return the story of the match, once it is known."""
        say = self.house.words
        story = self.review.tell_story(whole=not self.style.rounds or self.style.rounds.whole)
        return say.say(story) if story else say("review-title", (f"game-{self.match.rules.NAME}",))

    def tell(self, turn: Judged) -> tuple[str, str]:
        """Return the move that was played, a better one, and why."""
        say, name = self.house.words, self.match.players[turn.seat].name
        played = say("review-played", str(turn.ply + 1), name, self._speak(turn, turn.move))
        gap, advised = self.style.words.gap(turn.lost), self._speak(turn, turn.advice.move)
        better: list[Message] = [
            ("review-better", advised, gap) if gap else ("review-level", advised)]
        if turn.advice.reason:
            better.append(turn.advice.reason)
        return played, say.say(join_sentences(better))

    def _speak(self, turn: Judged, move: Move) -> Message:
        """Return a move in words."""
        view = self.match.rules.view(self.match.states[turn.ply], turn.seat)
        return self.style.words.spoken(view, move)

    def build(self, page: Page) -> Node:
        art, turns, say = page.art, self.list_turns(), self.house.words
        if turns and not self._steered:
            self.focus.name = self.first
        roomy = not art.large_text  # room for the teacher and the position
        head = max(art.line_height("heading"), page.control_height())
        under = art.line_height("small") if roomy else 0.0
        high = max(92, art.line_height("body") + art.line_height("small") + 22)
        free = self.find_room(page).h - head - under - 54 - (300 if roomy else 150)
        many = max(1, min(TURNS, int(free // (high + 14))))
        how = (say("review-what") if not turns else
               say("review-how", len(turns)) if len(turns) <= many else
               say("review-how-some", len(turns), many))
        _, _, focused = self.focus.name.partition("turn/")
        at = int(focused) if focused else 0
        planks = [self._build_plank(n, turns[n], high, roomy=roomy)
                  for n in window_of(at, len(turns), many)]
        silent = self.review.over and roomy  # the teacher says it if there are none
        if not turns and not silent:
            planks = [frame("plank", Text(words=self._tell_nothing(), ink=INK), padding=pad(32, 8),
                            height=high)]
        spare = [Node(height=high)] * (0 if silent else many - max(len(planks), 1))
        span = self.style.span
        chart = build_prospects(span, self.review.find_prospects(span), self._name_lines(),
                                [(turn.ply, turn.seat) for turn in turns],
                                at if focused else -1, len(self.review.lines),
                                done=self.review.over)
        left = column(chart, *planks, *spare, gap=14, padding=pad(0, 22),
                      **({"width": 1010} if roomy else {"grow": 1}))
        wall = column(widen_node(build_beam(), up=SAFE.y, height=head + under + 10),
                      widen_node(build_part("lit_right"), grow=1),
                      widen_node(build_table(), down=BELOW, height=0))
        told = Text(words=how, style="small", ink=GOLD, height=under, one_line=True)
        return stack(wall, column(
            self._build_head(page, head), told if roomy else None, Node(height=10),
            row(left, self._build_advice(turns, at) if roomy else None, gap=44, grow=1)))

    def _build_head(self, page: Page, high: float) -> Node:
        """Return the story of the match, the progress of the advice, and the way to all of it."""
        say, done, of = self.house.words, self.review.done, max(len(self.review.lines), 1)
        progress = column(
            Text(words=say("review-progress", done, of), style="small", ink=GOLD, one_line=True,
                 align="right", grow=1),
            frame("bar", row(frame("bar filled", grow=done, min_width=12), Node(grow=of - done)),
                  height=12), gap=6, shrink=1)
        door = build_button("replay", say("replay"), "ui/eye", style="body", focus=self.focus.name,
                            height=page.control_height(), centered=True)
        return row(Text(words=self.tell_heading(), style="heading", grow=1),
                   None if self.review.over else progress,
                   column(door, justify="center"), gap=28, height=high)

    def _tell_nothing(self) -> str:
        """Return the words for a match without turning points."""
        say = self.house.words
        if not self.review.over:
            return say("review-looking")
        return say("review-none") if self.review.judged else say("review-unknown")

    def _build_advice(self, turns: list[Judged], at: int) -> Node:
        """Return the position before a move, or the last one, and the teacher's advice."""
        say, last = self.house.words, len(self.match.states) - 1
        words = say("result-trick" if last_trick(self.match) else "result-last")
        ply, told = last, self._tell_nothing()
        if turns:
            ply, told = turns[at].ply, self.tell(turns[at])[1]
            words = say("review-before", ply + 1)
        return Paint(paint=draw_advice, grow=1, values=(
            self._positions, ply, words, told, self._positions.finished))

    def _build_plank(self, n: int, turn: Judged, high: float, *, roomy: bool) -> Node:
        """Return the player of a move, and the better move unless the teacher tells it."""
        name, say, (played, better) = f"turn/{n}", self.house.words, self.tell(turn)
        small = partial(Text, style="small", one_line=True, grow=1)
        if roomy:
            who = say("review-who", turn.ply + 1, self.match.players[turn.seat].name)
            lost = say.say(("review-lost", self.style.words.gap(turn.lost)))
            upper: Node = row(small(words=who, ink=SEPIA), Text(
                words=lost, style="small", ink=SEPIA, one_line=True), gap=14, grow=1)
            lower: Node = Text(words=say.say(self._speak(turn, turn.move)), ink=INK, grow=1)
        else:
            upper, lower = Text(words=played, ink=INK, grow=1), small(words=better, ink=INK)
        return frame(
            "plank gilded" if name == self.focus.name else "plank",
            row(column(build_bust(self._faces[turn.seat], grow=1),
                       width=high - 8, padding=Padding(top=8)),
                column(upper, lower, grow=1, padding=pad(0, 8)),
                Picture(source="ui/eye", width=min(high - 8, 52), ink=INK), gap=22,
                padding=pad(18, 0)),
            name=name, told=f"{played} {better}", height=high)

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing has a value
        if name == "replay":
            self.house.stack.open(routes.Replay(self.match))
        else:
            self._watch(self.list_turns()[int(name.partition("/")[2])])

    def list_turns(self) -> list[Judged]:
        """Return the turning points that are worth a word, the most costly first."""
        found = (one for one in self.review.list_turns() if self.style.words.gap(one.lost))
        return sorted(found, key=lambda one: -one.lost)

    def list_seats(self) -> list[Seat]:
        """Return the seats as their lines end, the highest first; in turn before there are
        lines."""
        ends = {seat: points[-1][1] for seat, points in self.review.find_prospects(self.style.span)}
        return sorted(range(len(self.match.players)), key=lambda seat: -ends.get(seat, 0.0))

    def _name_lines(self) -> tuple[tuple[str, Seat], ...]:
        """Return the labels of the chart, from top to bottom."""
        names, say = [player.name for player in self.match.players], self.house.words
        if len(names) == TWO:
            return tuple((say("review-ahead", name), seat) for seat, name in enumerate(names))
        return tuple((names[seat], seat) for seat in self.list_seats())

    def _watch(self, turn: Judged) -> None:
        """Play the better move on the table, and its expected continuation."""
        rules, record = self.match.rules, self.match.record
        lines = [*record.lines[:turn.ply], Line(turn.seat, rules.say(turn.advice.move))]
        match = Match(Record(record.header, None, tuple(lines)))
        expected = turn.advice.expected
        if expected and expected.seat in match.prompts and (
                rules.refusal(match.state, expected.seat, expected.move) is None):
            match.play(expected.seat, expected.move)
        self.house.stack.open(routes.Replay(
            match, over=True, note=self.house.words("review-variation"), ply=turn.ply))


def draw_advice(page: Page, box: Box, positions: Positions, ply: int, words: str, told: str,
                _finished: int) -> None:
    """Draw a position, which is painted bit by bit, over the teacher with her words, whose bubble
    follows their size."""
    box = box._replace(y=box.y + 22, h=box.h - 26)
    bubble = bubble_height(page, box.w, told, 230, "body")
    positions.hang_table(page, box._replace(h=box.h - bubble - 34), ply, words)
    draw_comment(page, box, told, 230, "body")
