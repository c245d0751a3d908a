"""A review of a match: what everybody could expect, move by move, and where it turned; each of
these moves is played out on the table again, as it could have been made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from game import doors
from game.bots.minds import Minds
from game.core import Says, Seat
from game.devices.press import Press
from game.match import Match
from game.picture.page import Control, Page
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import EDGE, GOLD, INK, IVORY, SEAT_COLOURS
from game.record import Line, Record
from game.scenes.menu import MenuScene, around
from game.scenes.replay.review_positions import Positions
from game.scenes.scenery import cupboard
from game.scenes.scenery.planks import slate
from game.scenes.scenery.teacher_bubble import comment, over
from game.tables.coach import joined
from game.tables.faces import bust, sitters
from game.tables.miniature import last_trick
from game.tables.review import TURNS, TWO, Judged, Review
from game.tables.setting import SEPIA
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

AIR = 14  # between planks
LEAST_CHART, ROOMY_CHART = 150, 300  # how high it is, and with the teacher beside it
PLANK = 92  # the height of a plank, where texts are of the usual size
MARK = 34  # of a turning point on the chart
PROGRESS, TOLD = 12, 0.45  # the height of the bar that tells how far it is; of the heading's line
NAMES = "small@1", "small@0.9", "small@0.8", "small@0.7", "small@0.6"  # letters beside the chart
LINE, SHADE = 5, 60  # how thick a line of the chart is, and what lies between it and the middle
ROOMY = 1.25  # larger texts leave no room for the teacher and the position
LEFT, GAP = 1010.0, 44.0  # how wide the planks are beside these; between them
LINTEL, TABLE = 10.0, 18.0  # the board over all under the heading; the table over the hints
LAMP = 0.8  # where the wall is lit, in parts of its width
MOVES = "body", "body@0.9", "small", "small@0.9", "small@0.8"  # letters of a move on a plank
TALL, SAYS, HAT = 230.0, "body", 34.0  # who says what would have been better; her hat over that
BUTTON = 110.0  # what the door to the replay has besides its word


def _crossed(points: Sequence[tuple[int, float]]) -> list[tuple[float, float]]:
    """The points of a line, and those between them at which it goes through the middle."""
    found: list[tuple[float, float]] = [*points[:1]]
    for (left, was), (right, worth) in pairwise(points):
        if was * worth < 0:
            found.append((left + (right - left) * was / (was - worth), 0.0))
        found.append((right, worth))
    return found


class ReviewScene(MenuScene):
    """The chart over up to five turning points, the dearest first. The advice comes while one
    looks: the teacher tells that of the one in the focus, under the position in which it was. A
    door leads to the whole match."""

    backdrop = cupboard.BACK
    first = "turn/0"

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self.match = match
        self.style = table_style(match.rules.NAME)
        self.minds = Minds()  # its own: answers for a table that lies below are the table's
        self.review = Review(match, self.minds, house.keep)
        self._positions = Positions(house, match)
        self._faces = sitters(match.players)
        self._steered = False  # whether somebody has moved the focus
        self._chart_box = SAFE
        self._charted: tuple[object, pygame.Surface] | None = None

    def leave(self) -> None:
        self.review.stop()
        self.minds.close()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  it does not wait for the clock
        if self.house.stack.top is self and (self.review.tick() or self._positions.step()):
            self.stale()

    def press(self, press: Press) -> None:
        self._steered = True
        super().press(press)

    def refit(self) -> None:
        self._charted = None
        self._positions.clear()
        super().refit()

    # what is said

    def heading(self) -> str:
        """What the match was about, as soon as that is known."""
        say = self.house.words
        story = self.review.story(whole=self.style.whole)
        return say.say(story) if story else say("review-title", (f"game-{self.match.rules.NAME}",))

    def told(self, turn: Judged) -> tuple[str, str]:
        """What was played, and what would have been better and why."""
        say = self.house.words
        view = self.match.rules.view(self.match.states[turn.ply], turn.seat)
        spoken = partial(self.style.spoken, view)
        name = self.match.players[turn.seat].name
        played = say("review-played", str(turn.ply + 1), name, spoken(turn.move))
        gap = self.style.gap(turn.lost)
        better: list[Says] = [("review-better", spoken(turn.advice.move), gap) if gap else
                              ("review-level", spoken(turn.advice.move))]
        if turn.advice.reason:
            better.append(turn.advice.reason)
        return played, say.say(joined(better))

    # what is shown

    @property
    def roomy(self) -> bool:
        """Whether there is room for the teacher and the position."""
        return self.house.art.text_scale <= ROOMY

    def build(self, page: Page) -> None:
        art = page.art
        line = max(art.line("heading"), page.control())
        under = art.line("small") if self.roomy else 0.0
        top, foot = SAFE.y + line + under + LINTEL, page.floor - TABLE
        cupboard.light(page, Box(0, top, WIDTH, foot - top), LAMP)
        cupboard.beam(page, top)
        cupboard.table(page, foot)
        turns = self.turns()
        if turns and not self._steered:
            self.focus.name = self.first
        wide = LEFT if self.roomy else SAFE.w
        room = Box(SAFE.x, top + GAP / 2, wide, foot - top - GAP)
        high = max(PLANK, art.line("body") + art.line("small") + 22)
        least = ROOMY_CHART if self.roomy else LEAST_CHART
        many = max(1, min(TURNS, int((room.h - least - AIR) // (high + AIR))))
        self._head(page, Box(SAFE.x, SAFE.y, SAFE.w, line))
        if self.roomy:
            say = self.house.words
            told = say("review-what")
            if turns:
                told = (say("review-how", len(turns)) if len(turns) <= many else
                        say("review-how-some", len(turns), many))
            page.fitted(Box(SAFE.x, SAFE.y + line, SAFE.w, under), told, "small", GOLD)
        silent = self.review.over and self.roomy  # the teacher says it if there are none
        rows = min(len(turns), many) if silent else many
        chart = room._replace(h=room.h - rows * (high + AIR))
        self._chart_box = slate(page, chart)
        planks = Box(room.x, chart.bottom + AIR, room.w, high)
        for n, turn in enumerate(self._shown(turns, many)):
            self._plank(page, f"turn/{turn}", planks._replace(y=planks.y + n * (high + AIR)),
                        turns[turn])
        if not turns and not silent:
            page.plank(planks)
            page.fitted(planks.inset(32, 8), self._nothing(), "body", INK)
            page.claim("none", planks)
        if self.roomy:
            left = room.right + GAP
            self._advise(page, Box(left, top + GAP / 2, SAFE.right - left, foot - top - GAP / 2),
                         turns)
        self.hints(page)

    def _head(self, page: Page, head: Box) -> None:
        """What the match was about, how far the advice is, and a door to all of it."""
        say, h = self.house.words, page.control()
        label = say("replay")
        wide = page.art.size(label, "body")[0] + BUTTON
        page.button("replay", Box(head.right - wide, head.y + (head.h - h) / 2, wide, h), label,
                    partial(self.house.open_replay, self.match), picture="ui/eye",
                    focus=self.focus.name, style="body")
        head = head._replace(w=head.w - wide - 2 * AIR)
        if not self.review.over:
            head = head._replace(w=self._progress(page, head) - 2 * AIR - head.x)
        page.fitted(head, self.heading(), "heading", IVORY)

    def _nothing(self) -> str:
        """What is said where there is no turning point."""
        say = self.house.words
        if not self.review.over:
            return say("review-looking")
        return say("review-none") if self.review.judged else say("review-unknown")

    def _advise(self, page: Page, box: Box, turns: Sequence[Judged]) -> None:
        """The position in which the move in the focus was made, or the dearest, and the teacher,
        who says what would have been better; the last position where there is no such move."""
        box, say = box._replace(h=box.h - 4), self.house.words
        names = [f"turn/{n}" for n in range(len(turns))]
        at = names.index(self.focus.name) if self.focus.name in names else 0
        told = self.told(turns[at])[1] if turns else self._nothing()
        room = over(page, box, (told,), tall=TALL, style=SAYS)
        if turns:
            ply, words = turns[at].ply, say("review-before", turns[at].ply + 1)
        else:
            ply = len(self.match.states) - 1
            words = say("result-trick") if last_trick(self.match) else say("result-last")
        self._positions.hang(page, room._replace(h=room.h - HAT), ply, words)
        comment(page, box, told, (told,), tall=TALL, style=SAYS)

    def turns(self) -> list[Judged]:
        """The turning points that are worth a word, the dearest first."""
        found = (one for one in self.review.turns() if self.style.gap(one.lost))
        return sorted(found, key=lambda one: -one.lost)

    def _shown(self, turns: Sequence[Judged], many: int) -> range:
        """Which of them have room, the one in focus among them."""
        names = [f"turn/{n}" for n in range(len(turns))]
        at = names.index(self.focus.name) if self.focus.name in names else 0
        return around(at, len(turns), many)

    def _progress(self, page: Page, head: Box) -> float:
        """How far it is, at the end of the heading's line, where no line of the chart runs. Returns
        where that begins."""
        of = max(len(self.review.lines), 1)
        told = self.house.words("review-progress", self.review.done, of)
        style = page.even(head._replace(w=head.w * TOLD), (told,), "small")
        wide = page.art.size(told, style)[0] + 1
        page.text(head._replace(x=head.right - wide, w=wide, h=head.h - PROGRESS - 6), told, style,
                  GOLD, "right")
        bar = Box(head.right - wide, head.bottom - PROGRESS, wide, PROGRESS)
        page.plate(bar, EDGE, 255, None)
        done = max(bar.w * self.review.done / of, PROGRESS)
        page.image(page.art.plate(done, PROGRESS, GOLD, 255, None, radius=PROGRESS / 2),
                   bar.x, bar.y)
        return bar.x

    def _plank(self, page: Page, name: str, box: Box, turn: Judged) -> None:
        """Whose move it was, and what would have been better where the teacher does not say it."""
        lit = name == self.focus.name
        page.plank(box, lit=lit)
        page.claim(name, box)
        played, better = self.told(turn)
        side = box.h - 8
        bust(page, Box(box.x + 18, box.y + 8, side, side), self._faces[turn.seat])
        eye = min(side, 52)
        page.image(page.art.dark("ui/eye", eye), box.right - eye - 24, box.center[1] - eye / 2)
        words = Box(box.x + side + 40, box.y + 8, box.w - side - eye - 88, box.h - 16)
        high = words.h * 0.48
        upper, lower = words._replace(h=high), words._replace(y=words.bottom - high, h=high)
        if self.roomy:
            say, view = self.house.words, self.match.states[turn.ply]
            lost = say.say(("review-lost", self.style.gap(turn.lost)))
            wide = page.art.size(lost, "small")[0] + 1
            page.fitted(upper._replace(x=upper.right - wide, w=wide), lost, "small", SEPIA,
                        leaf=False)
            page.fitted(upper._replace(w=upper.w - wide - AIR), say(
                "review-who", turn.ply + 1, self.match.players[turn.seat].name), "small", SEPIA,
                leaf=False)
            spoken = say.say(self.style.spoken(self.match.rules.view(view, turn.seat), turn.move))
            page.fitted(lower, spoken, page.largest(lower, (spoken,), MOVES), INK, leaf=False)
        else:
            page.fitted(upper, played, "body", INK, leaf=False)
            page.fitted(lower, better, "small", INK, leaf=False)
        page.spot(name, Control(box, partial(self._watch, turn), None, None), f"{played} {better}")

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        box = self._chart_box.inset(20, 14)
        key = self.review.done, box, self.focus.name
        if self._charted is None or self._charted[0] != key:  # no older one is ever seen again
            self._charted = key, self._chart(screen, box)
        screen.put(self._charted[1], box.x, box.y)

    def lines(self) -> list[tuple[Seat, list[tuple[int, float]]]]:
        """The lines of the chart: for each seat what it could expect when it moved; for two one
        line, as the first of them saw it."""
        seats = len(self.match.players)
        most = self.style.span
        found: dict[Seat, list[tuple[int, float]]] = {}
        for one in self.review.judged:
            worth = max(-most, min(most, one.advice.rated[0].worth))
            if seats == TWO and one.seat:
                found.setdefault(0, []).append((one.ply, -worth))
            else:
                found.setdefault(one.seat, []).append((one.ply, worth))
        return sorted(found.items())

    def order(self) -> list[Seat]:
        """The seats as their lines end, the highest first; before there are lines, in turn."""
        ends = {seat: points[-1][1] for seat, points in self.lines()}
        return sorted(range(len(self.match.players)), key=lambda seat: -ends.get(seat, 0.0))

    def _chart(self, screen: Screen, box: Box) -> pygame.Surface:
        """Lines over and under the middle: over it whoever it is about was ahead. Two share one,
        in the colour of who was ahead."""
        art, two = self.house.art, len(self.match.players) == TWO
        size = screen.pixels(box.w), screen.pixels(box.h)
        image = pygame.Surface(size, pygame.SRCALPHA)
        most, of = self.style.span, max(len(self.review.lines) - 1, 1)
        left, edge = self._legend(image), screen.pixels(24)
        middle = size[1] / 2

        def at(ply: float, worth: float) -> tuple[float, float]:
            x = left + (size[0] - left - edge) * ply / of
            return x, middle - (middle - edge) * worth / most

        for seat, points in self.lines():
            for one, other in pairwise(at(*point) for point in _crossed(points)):
                colour = SEAT_COLOURS[1 if two and one[1] + other[1] > size[1] else seat]
                if two:
                    pygame.draw.polygon(image, (*colour, SHADE), (
                        (one[0], middle), one, other, (other[0], middle)))
                pygame.draw.line(image, colour, one, other, screen.pixels(LINE))
        pygame.draw.line(image, EDGE, at(0, 0), at(of, 0), screen.pixels(2))
        worths = {(seat, ply): worth for seat, points in self.lines() for ply, worth in points}
        for n, turn in enumerate(self.turns()):
            x, y = at(turn.ply, worths[0 if two else turn.seat, turn.ply])
            lit = f"turn/{n}" == self.focus.name
            if lit:
                pygame.draw.line(image, GOLD, (x, edge / 2), (x, size[1] - edge / 2),
                                 screen.pixels(3))
            side = MARK * (1.5 if lit else 1.0)
            mark = art.picture(f"ui/seat_{turn.seat}", side, side)
            image.blit(mark, mark.get_rect(center=(x, y)))
        return image

    def _legend(self, image: pygame.Surface) -> float:
        """Who is ahead where, at the left of the chart, more than two as their lines end. Returns
        where the lines begin."""
        art, say, names = self.house.art, self.house.words, [p.name for p in self.match.players]
        if len(names) == TWO:
            words = [(say("review-ahead", name), seat) for seat, name in enumerate(names)]
        else:
            words = [(names[seat], seat) for seat in self.order()]
        high = image.get_height()
        style = next((one for one in NAMES if art.pixels(art.line(one)) * len(words) <= high),
                     NAMES[-1])
        told = [art.text(text, style, SEAT_COLOURS[seat]) for text, seat in words]
        for n, text in enumerate(told):
            image.blit(text, text.get_rect(midleft=(8, high * (n + 0.5) / len(told))))
        return float(max(text.get_width() for text in told) + art.pixels(36))

    # what can be done

    def _watch(self, turn: Judged) -> None:
        """Play the better move on the table, and what was expected after it."""
        rules, record = self.match.rules, self.match.record
        lines = [*record.lines[:turn.ply], Line(turn.seat, rules.say(turn.advice.move))]
        match = Match(Record(record.header, None, tuple(lines)))
        expected = turn.advice.expected
        if expected and expected.seat in match.prompts and (
                rules.refusal(match.state, expected.seat, expected.move) is None):
            match.play(expected.seat, expected.move)
        doors.play_out(self.house, match, turn.ply, self.house.words("review-variation"))
