"""A lesson: a table on which the player makes the moves, one small step after the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from game.bots.advice import Advice, Rated
from game.core import Move, Place, Seat, State
from game.devices.press import Action, Device, Press
from game.match import standing
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.record import Player
from game.scenes.lesson.leaf import Leaf
from game.scenes.lesson.pause import LessonDoneScene, LessonPauseScene
from game.scenes.lesson.pointer import Pointer, Way
from game.scenes.lesson.teacher import SPEECH, TEACHER, Figure
from game.scenes.lesson.words import ROOM, LessonWords
from game.scenes.names.known_names import guest
from game.shelf import rules
from game.tables.hands import Hands
from game.tables.lessons import LEARNER, Step, answer, has_lesson, lesson
from game.tables.places import BUTTON, SORT, kind_of
from game.tables.scenery import FLOOR, Pieces
from game.tables.seat_input import SAID_SECONDS, Bubble
from game.tables.seatbots import PAUSE, SeatBots, Tell
from game.tables.table import TableScene
from game.tiled import BadBoard
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

LONE = "lone"  # where a board has room for the only button that a step asks for
LOOK = 1.6  # seconds to see what a move has done, before the next step


class Teacher(SeatBots):
    """In the bots' place: plays what a step has after the learner's move, and knows its hint."""

    def __init__(self, table: LessonScene) -> None:
        super().__init__(table.house.minds, table.match, table.hands, table.style)
        self._table = table
        self.answers: list[str] = []
        self._rest = 0.0

    def ask(self) -> None:
        """Nobody thinks: everything is in the step."""
        self._rest = 0.0

    def answer(self, seconds: float, speed: float) -> tuple[Seat, Move] | None:
        self._rest += seconds
        if not self.answers or self._rest < (PAUSE / speed if speed else 0):
            return None
        return self.next()

    def next(self) -> tuple[Seat, Move]:
        """The next answer that the step has."""
        match = self._table.match
        return answer(match.rules, match.state, self.answers.pop(0))

    def hint(self, seat: Seat, seconds: float, answer: Tell) -> None:  # noqa: ARG002  needs no time
        move = self._table.step.example(self._table.rules, self._table.match.state)
        answer(Advice((Rated(move, 0.0),)), True)


class LessonScene(TableScene):
    """The steps of a game's lesson. What is played here is kept nowhere."""

    taught = True
    led = True
    brief = True  # a step says what matters
    tells = True

    def __init__(self, house: House, game: str, device: Device, names: Iterable[str],
                 learner: Player | None = None) -> None:
        """`names` of the learner and of those who sit opposite, more than enough; `learner`: she
        herself, if she has been seen with a face."""
        self.steps = lesson(game)
        self.at = 0
        self.done = False
        self.waited = 0.0  # seconds since the step began
        self._looked = 0.0
        self._begins = True  # what the step has touched is still to be touched
        self._skips = False  # nothing is counted in detail on the way to the next step
        self._starts = {n: step.position for n, step in enumerate(self.steps) if step.position}
        players = tuple(learner or guest(house, name) if seat == LEARNER else Player(name, "novice")
                        for seat, name in zip(range(rules(game).SEATS[0]), names, strict=False))
        match = standing(game, players, self._starts[0])
        super().__init__(house, match, Hands(players, {LEARNER: device}))
        self.show.base.demand((ROOM, SPEECH, TEACHER))
        self.words = LessonWords(self)
        self.figure = Figure(self)
        self.pointer = Pointer(self)
        parts = self.picture.parts
        for part in [one for one in parts if isinstance(one, Pieces) and one.low == FLOOR]:
            at = parts.index(part)  # where figures may stand
            parts[at:at + 1] = [Way(self.pointer), part, Way(self.pointer, front=True)]
        self.leaf = Leaf(self)
        self.teacher = Teacher(self)
        self.bots = self.teacher
        self._lay()

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    def begin(self, at: int) -> None:
        """Start a step; one without a position goes on from where the one before has ended."""
        self.settle()
        self._begins, self._skips = True, False
        if at not in self._starts:
            self._starts[at] = self.rules.write(self.match.state)
        self.at, self.done, self._looked, self.waited = at, False, 0.0, 0.0
        self.words.stale()
        self.match = standing(self.rules.NAME, self.match.players, self._starts[at])
        self.teacher.answers = []
        self.bubbles.clear()
        self.fresh.forget()
        self.show.forget()
        self._turn()
        self._lay()
        self.ask_anew()

    def _lay(self) -> None:
        """The table of a step: the only button of a row that is asked for lies in its middle."""
        show, board, found = self.show, self.show.base, list[Place]()
        show.lone = {}
        show.put(self.match.state)
        if self.step.accept and not self.style.bar and LONE in board.spots:
            row = board.box(LONE)
            found = [place for place in self.pointer.needed() if kind_of(place) == BUTTON
                     and show.board.has(place)
                     and abs(show.board.box(place).center[1] - row.center[1]) < row.h / 4]
        if len(found) == 1:
            show.lone = {found[0]: LONE}
            show.put(self.match.state)

    def forward(self) -> None:
        """The next step, or the end of the lesson."""
        if self.at + 1 < len(self.steps):
            if not self.steps[self.at + 1].position:
                self._starts.pop(self.at + 1, None)  # it may be reached in another way now
            self.begin(self.at + 1)
            if self.step.position:
                self.leaf.turn()
            else:
                self.leaf.end()
        else:
            self.house.stack.push(LessonDoneScene(self.house, self))

    def skip(self) -> None:
        """The next step, as if this one had been played."""
        self._skips = True
        if not self.done:
            self.play(LEARNER, self.step.example(self.rules, self.match.state))
        while self.teacher.answers:
            self.play(*self.teacher.next())
        self.settle()
        self.forward()

    # the table, with a teacher

    def press(self, press: Press) -> None:
        if press.phase == "down" and press.action is not Action.POINT:
            self.leaf.heard()
        super().press(press)

    def ask(self) -> None:
        super().ask()
        if self.done:
            self.pickers.clear()
        for picker in self.pickers.values():
            picker.narrow(lambda move: self.step.accepts(self.rules, move))
            for place in self.step.touched if self._begins else ():
                picker.touch(place)
            self._begins = False
        if (asked := self.pointer.next()) is not None:
            self.focus[LEARNER] = asked
        self.countdown.ask({}, ())  # a learner has time

    def meant(self, places: list[Place]) -> list[Place]:
        """What the step speaks of."""
        lit = self.pointer.lit()
        return [place for place in places if place in lit] or super().meant(places)

    def wants_hand(self, seat: Seat) -> bool:
        """Not once a step is done."""
        hand = {*self.show.held.get(seat, ())}
        if self.done or not self.step.accept:
            return not self.done
        return bool(hand & (self.pointer.needed() | {*self.pickers[seat].path})
                    if seat in self.pickers else True)

    def leads_to(self, seat: Seat, place: Place) -> Place | None:
        """Return what comes next, after a touch of a part of the step that is picked already or
        that waits for another one."""
        picker, step = self.pickers.get(seat), self.step
        if picker is None or self.done or picker.readings or step.search or not step.accept:
            return None
        onward = self.pointer.next()
        if onward in (None, place) or place not in self.pointer.needed():
            return None
        return onward if place in picker.path or picker.refusal(place) else None

    def speaks_of(self, place: Place) -> bool:
        """Of what is in the light."""
        return place in self.pointer.lit()

    def starts(self, places: set[Place]) -> set[Place]:
        """Those that the step asks for, unless she is to find them."""
        step = self.step
        return places if self.done or step.search or not step.accept else (
            places & self.pointer.needed())

    def goals(self, places: set[Place]) -> set[Place]:
        """Those that the step asks for."""
        wanted = self.pointer.goals()
        return places if wanted is None else places & wanted

    def offered(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Of the buttons those that the step asks for, if it asks for anything; all where all are
        seen."""
        if self.style.bar:
            return fields
        needed = self.pointer.needed() if self.step.accept else None
        return tuple(place for place in fields if place != SORT and (
            needed is None or place in needed or kind_of(place) != BUTTON))

    def play(self, seat: Seat, move: Move) -> None:
        """Play what the step is about; another legal move gets a friendly word."""
        if not self.done and not self.step.accepts(self.rules, move):
            self.house.sounds.play("cancel")
            self.bubbles[seat] = Bubble(("lesson-other",), self.clock + SAID_SECONDS, warning=False)
            return
        if not self.done:
            self.done = True
            self.words.stale()
            self.teacher.answers = list(self.step.answers)
        super().play(seat, move)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self.waited += seconds
        seen = self.done and not self.show.reel.busy and not self.teacher.answers
        if seen and self.house.stack.top is self:
            self._looked += seconds
            if self._looked >= LOOK:
                self._looked = float("-inf")  # once
                self.forward()

    def not_you(self, seats: list[Seat]) -> None:  # noqa: ARG002  there is one learner
        """A press while there is only something to see: enough seen."""
        self.settle()
        self._looked = max(self._looked, LOOK) if not self.teacher.answers else self._looked

    def counted(self, state: State) -> None:
        if not self._skips:
            super().counted(state)

    def _results(self) -> None:
        """A match that is over here is a step that is done."""

    def undo(self, seats: list[Seat]) -> None:  # noqa: ARG002  there is one learner
        self.house.sounds.play("undo")
        self.begin(self.at)

    def undo_length(self, seats: list[Seat]) -> int | None:  # noqa: ARG002  steps begin again
        return None

    def pause(self, device: Device) -> None:
        self.settle()
        self.house.sounds.play("pause")
        self.house.stack.push(LessonPauseScene(self.house, self, device))

    def lose(self, device: Device) -> None:
        """A pad was unplugged: any other device speaks for the learner, too."""

    # the words

    def refit(self) -> None:
        super().refit()
        self.words.stale()

    def resume(self) -> None:
        super().resume()
        self.words.stale()

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.leaf.draw(screen)
        if not self.leaf.alone:
            self.pointer.draw(screen)
        if self.words.beside:
            self.figure.draw(screen)
        self.page.draw(screen)

    @property
    def page(self) -> Page:
        """The step's words."""
        return self.words.page

    def covers(self, box: Box) -> bool:
        """Captions and hints give way to the teacher and her words."""
        return box.meets(self.words.box) or (self.words.beside and box.meets(self.figure.box()))


def learn_entries(
    house: House, game: str, device: Device, names: Iterable[str], learner: Player | None = None,
) -> list[tuple[str, str, Callable[[], None], str]]:
    """The lobby's button to a game's lesson: name, label, act and picture; none without one."""
    if not has_lesson(game):
        return []

    def learn() -> None:
        try:
            house.stack.push(LessonScene(house, game, device, names, learner))
        except BadBoard as error:
            house.notice(Trouble("map-unusable", str(error)))

    return [("learn", house.words("lobby-learn"), learn, "ui/book")]
