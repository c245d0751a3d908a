"""A lesson: a table on which the player makes the moves, step by step."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from game.core.contract import Move, Place, Seat, State
from game.core.match import match_at
from game.core.record import Player
from game.devices.press import Action, Device, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.scenes.lesson.pause import LessonDoneScene, LessonPauseScene
from game.scenes.lesson.pointer import Pointer, Walk
from game.scenes.lesson.table import Answers, LessonTable
from game.scenes.lesson.teacher import SPEECH, TEACHER, Figure
from game.scenes.lesson.words import NEW_SECONDS, build_words, has_room, place_words
from game.tables.lessons import LEARNER
from game.tables.places import BUTTON, SORT, kind_of
from game.tables.scenery import FLOOR, Pieces
from game.tables.seated_match import SAID_SECONDS, Bubble
from game.tables.taught_table import ROOM
from game.ui.layout import Node

LOOK = 1.6  # seconds to see the effect of a move, before the next step


class LessonScene(LessonTable):
    """The steps of a game's lesson, without a record."""

    pause_scene = LessonPauseScene

    def __init__(self, house: House, game: str, device: Device, names: Iterable[str],
                 learner: Player | None = None) -> None:
        """`names`: one for each seat; `learner`: the player who learns, if they have a face."""
        self._looked = 0.0
        self._tells_new = False  # whether the words say that the table is new
        self._begins = True  # before the places that the step begins with are picked
        self._skips = False  # without the sheet of a round on the way to the next step
        super().__init__(house, game, device, names, learner)
        self.show.base.require_zones((ROOM, SPEECH, TEACHER))
        self.figure = Figure(self)
        self.pointer = Pointer(self, self.figure)
        self.walk = Walk(self, self.pointer)
        self.picture.parts = [one for part in self.picture.parts for one in (
            (self.walk, part, Walk(self, self.pointer, front=True))
            if isinstance(part, Pieces) and part.low == FLOOR else (part,))]
        self.bots = self.answers = Answers(self)
        self._lay_table()

    def begin(self, at: int) -> None:
        self.settle()
        self._begins, self._skips = True, False
        if at not in self.begins:
            self.begins[at] = self.rules.write(self.match.state)
        self.at, self.done, self._looked, self.waited = at, False, 0.0, 0.0
        self.mark_stale()
        self.match = match_at(self.rules.NAME, self.match.players, self.begins[at])
        self.answers.left = []
        self.bubbles.clear()
        self.fresh.forget()
        self.show.forget()
        self.hand_over_screen()
        self._lay_table()
        self.ask_anew()

    def _lay_table(self) -> None:
        """Lay the table of a step; a single needed button of a row lies in its middle, where the
        board has room."""
        show, board = self.show, self.show.base
        show.lone = {}
        show.put(self.match.state)
        if not self.step.accept or self.style.mapped or "lone" not in board.spots:
            return
        row = board.box_of("lone")
        found = [place for place in self.pointer.list_needed() if kind_of(place) == BUTTON
                 and show.board.has_place(place)
                 and abs(show.board.box_of(place).center[1] - row.center[1]) < row.h / 4]
        if len(found) == 1:
            show.lone = {found[0]: "lone"}
            show.put(self.match.state)

    def go_forward(self) -> None:
        """Go to the next step, or to the end of the lesson."""
        if self.at + 1 < len(self.steps):
            if not self.steps[self.at + 1].position:
                self.begins.pop(self.at + 1, None)  # it may be reached in another way now
            self.begin(self.at + 1)
            self.changed = self.clock if self.step.position else -inf
        else:
            self.house.stack.push(LessonDoneScene(self.house, self))

    def skip(self) -> None:
        self._skips = True
        if not self.done:
            self.play(LEARNER, self.step.find_example(self.rules, self.match.state))
        while self.answers.left:
            self.play(*self.answers.take())
        self.settle()
        self.go_forward()

    def press(self, press: Press) -> None:
        heard = press.phase == "down" and press.action is not Action.POINT
        if heard and self.table_age >= 0.8:  # a press before was still about the step before
            self.changed = -inf
        super().press(press)

    def ask(self) -> None:
        super().ask()
        if self.done:
            self.pickers.clear()
        for picker in self.pickers.values():
            picker.narrow_to(lambda move: self.step.is_met_by(self.rules, move))
            for place in self.step.touched if self._begins else ():
                picker.touch(place)
            self._begins = False
        if (asked := self.pointer.find_next()) is not None:
            self.focus[LEARNER] = asked
        self.countdown.ask({}, ())

    def list_meant(self, places: list[Place]) -> list[Place]:
        lit = self.pointer.list_lit()
        return [place for place in places if place in lit] or super().list_meant(places)

    def wants_hand(self, seat: Seat) -> bool:
        if self.done or not self.step.accept or seat not in self.pickers:
            return not self.done
        asked = self.pointer.list_needed() | {*self.pickers[seat].path}
        return bool(asked & {*self.show.held.get(seat, ())})

    def leads_to(self, seat: Seat, place: Place) -> Place | None:
        """Return the next place after a touch of one that is picked already, or that waits for
        another one."""
        picker, step = self.pickers.get(seat), self.step
        if picker is None or self.done or picker.readings or step.search or not step.accept:
            return None
        onward = self.pointer.find_next()
        if onward in (None, place) or place not in self.pointer.list_needed():
            return None
        return onward if place in picker.path or picker.find_refusal(place) else None

    def speaks_of(self, place: Place) -> bool:
        return place in self.pointer.list_lit()

    def list_starts(self, places: set[Place]) -> set[Place]:
        """Return the places that the step asks for, unless the learner has to find them."""
        free = self.done or self.step.search or not self.step.accept
        return places if free else places & self.pointer.list_needed()

    def find_wanted(self) -> set[Place] | None:
        return self.pointer.list_goals()

    def list_offered(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Return the buttons that the step needs, or all beside a map, whose bar shows all."""
        if self.style.mapped:
            return fields
        needed = self.pointer.list_needed() if self.step.accept else None
        return tuple(place for place in fields if place != SORT and (
            needed is None or place in needed or kind_of(place) != BUTTON))

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move that meets the step; answer another legal move with a friendly word."""
        if not self.done and not self.step.is_met_by(self.rules, move):
            self.house.sounds.play("cancel")
            self.bubbles[seat] = Bubble(("lesson-other",), self.clock + SAID_SECONDS, warning=False)
            return
        if not self.done:
            self.done = True
            self.mark_stale()
            self.answers.left = list(self.step.answers)
        super().play(seat, move)

    def tick(self, seconds: float) -> None:
        super().tick(seconds)
        self.waited += seconds
        if self._tells_new != (new := self.table_age < NEW_SECONDS):
            self._tells_new = new
            self.mark_stale()
        seen = self.done and not self.show.reel.busy and not self.answers.left
        if seen and self.house.stack.top is self:
            self._looked += seconds
            if self._looked >= LOOK:
                self._looked = -inf  # once
                self.go_forward()

    def not_you(self, seats: list[Seat]) -> None:  # noqa: ARG002  there is one learner
        """Finish all motion at a press."""
        self.settle()
        self._looked = max(self._looked, LOOK) if not self.answers.left else self._looked

    def show_sheet(self, state: State) -> None:
        if not self._skips:
            super().show_sheet(state)

    def undo(self, seats: list[Seat]) -> None:  # noqa: ARG002  there is one learner
        self.house.sounds.play("undo")
        self.begin(self.at)

    def undo_length(self, seats: list[Seat]) -> int | None:  # noqa: ARG002  steps begin again
        return None

    def find_room(self) -> Box:
        return place_words(self)

    def build_note(self, page: Page) -> Node:
        return build_words(page, self)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        dark = 1 - self.table_age / 0.7  # a new table comes up out of it
        if dark > 0 and not self.house.settings.reduced_motion:
            screen.cover_window(self.house.art.draw_veil(screen.size), round(130 * dark))
        self.pointer.draw(screen)
        if has_room(self):
            self.figure.draw(screen)
        self.page.draw(screen)

    def words_boxes(self) -> tuple[Box, ...]:
        """Keep captions and hints away from the teacher and their words."""
        return (self.find_room(), self.figure.find_box()) if has_room(self) else (self.find_room(),)
