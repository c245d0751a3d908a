"""Turn the presses of a seat's device into touches of its picker."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import partial

from game.bots.advice import Advice
from game.core.contract import Message, Place, Seat
from game.devices.press import Action, Press
from game.picture.focus import find_far_end, find_nearest
from game.picture.screen import Box
from game.tables.coach import in_words
from game.tables.pickers import Chosen, Refused, Touches
from game.tables.places import SORT, is_button, kind_of
from game.tables.played_match import PlayedMatch
from game.tables.seated_match import SAID_SECONDS, Bubble

GAP = 24.0  # between buttons: how far beside one a click still means it
READING = 20.0  # seconds for which advice stays, unless its seat goes on
HINT_SECONDS = 1.0


def find_onward(
    boxes: Mapping[Place, Box], place: Place, action: Action, held: Collection[str] = ("hand",),
) -> Place | None:
    """Return where a direction leads from a place: from the end of a hand's row, where nothing lies
    beyond it, to the row's other end. `held` are the kinds of places that are in such a row."""
    here, others = boxes[place], dict(boxes)
    if kind_of(place) in held and action in (Action.LEFT, Action.RIGHT):
        way = 1 if action is Action.RIGHT else -1
        beyond = [box for box in others.values() if box.y < here.bottom and here.y < box.bottom
                  and (box.center[0] - here.center[0]) * way > 1]
        if not beyond:
            row = {name: box for name, box in others.items() if kind_of(name) in held}
            return find_far_end(row, place, action) or find_nearest(here, others, action)
    return find_nearest(here, others, action)


class SeatInput:
    """The presses of seats that have to answer."""

    def __init__(self, scene: PlayedMatch) -> None:
        self.scene = scene
        self._explained: dict[Seat, tuple[int, Place, Touches]] = {}  # the last explained place
        self._grabbed: dict[Seat, Place] = {}  # the place that a pointer drags

    def press(self, seat: Seat, press: Press) -> None:
        """Act on a press: finish what flies, then choose, but only what the player has seen."""
        scene = self.scene
        if not scene.land_pieces():
            return
        self._prepare_seat(seat)
        if press.action is Action.CONFIRM and not press.pos and not scene.questions.is_awake(seat):
            scene.not_you([seat])
            return
        if (press.action is Action.CONFIRM or press.action in scene.style.touch.keys) and not (
                press.phase == "down" and scene.questions.attention.is_answer(seat, scene.clock)):
            return
        match press.action:
            case Action.UP | Action.DOWN | Action.LEFT | Action.RIGHT:
                self._steer(seat, press.action)
            case Action.CONFIRM:
                if self._aim_pointer(seat, press):
                    place = scene.focus[seat]
                    if press.pos and kind_of(place) in scene.style.hand_kinds:
                        scene.pickers[seat].touch_twice(place)
                    self.touch(seat, place)
                    self._grab(seat, press, place)
                elif press.pos:
                    self._refuse_off(seat, press.pos)
            case Action.CANCEL:
                if self._lets_go(seat):
                    scene.questions.keep_focus(seat)
                elif scene.match.prompts[seat].optional:
                    self.refuse_waiting([seat])
                    return
                else:
                    scene.pause(press.device)
                self.play_sound(seat, "cancel")
            case Action.PREV | Action.NEXT:
                self.jump(seat, 1 if press.action is Action.NEXT else -1)
            case Action.WHY:
                self._explain_focus(seat)
            case action if action in scene.style.touch.keys:
                self._press_button(seat, scene.style.touch.keys[action][0])
            case Action.UNDO:
                scene.undo(scene.hands.seats_of(press.device))

    def _press_button(self, seat: Seat, button: Place) -> None:
        """Press a button by its own key; the selection is dropped first."""
        picker = self.scene.pickers[seat]
        while picker.take_back():
            pass
        if button in self.scene.questions.map_places(seat):
            self.set_focus(seat, button)
        self.touch(seat, button)

    def hear(self, press: Press) -> None:
        """Note each press and release of all devices before they are acted on."""

    def tick(self, seconds: float) -> None:
        """Let time pass."""

    def forget_held(self) -> None:
        """Forget held buttons: another scene heard their release."""

    def play_sound(self, seat: Seat, name: str) -> None:
        """Play the sound of a seat's touch, unless it plays from a phone."""
        if not self.scene.secrecy.is_apart(seat):
            self.scene.house.sounds.play(name)

    def _prepare_seat(self, seat: Seat) -> None:
        """Prepare a seat to leave its focus, or to press what lies there."""
        self.scene.pickers[seat].note_focus(self.scene.focus[seat])

    def _focus(self, seat: Seat, place: Place) -> None:
        """Move the focus to a place; a place that waits for a second touch is dropped."""
        picker = self.scene.pickers[seat]
        if self.scene.focus[seat] != place:
            if picker.asking:
                picker.take_back()
            self.scene.focus[seat] = place
            self.play_sound(seat, "focus")

    def _steer(self, seat: Seat, action: Action) -> None:
        if self.scene.questions.wake(seat):
            self.play_sound(seat, "focus")
            return
        self.scene.questions.keep_focus(seat)  # the focused place may be gone
        boxes = self.map_walked(seat)
        here = boxes.get(self.scene.focus[seat])
        if here and (target := self.find_onward(seat, boxes, self.scene.focus[seat], action)):
            self._focus(seat, target)

    def find_onward(
        self, seat: Seat, boxes: Mapping[Place, Box], place: Place, action: Action,
    ) -> Place | None:
        """Return where a direction leads: up from a card of what can be played to the button that
        plays it, and sideways from a button to no card, as those lie below."""
        held, kinds = self.scene.style.hand_kinds, self.scene.style.touch.buttons
        sideways = action in (Action.LEFT, Action.RIGHT)
        if kind_of(place) in held and action is Action.UP and (
                plays := self._find_play_button(seat, boxes)):
            return plays
        if is_button(place, kinds) and sideways:
            boxes = {name: box for name, box in boxes.items() if kind_of(name) not in held}
        return find_onward(boxes, place, action, held)

    def _find_play_button(self, seat: Seat, boxes: Mapping[Place, Box]) -> Place | None:
        """Return the button that plays the selection, where otherwise only cards could be
        picked."""
        picker, style = self.scene.pickers[seat], self.scene.style
        nexts = picker.list_nexts() if picker.path and not picker.readings else set()
        buttons = [place for place in nexts if is_button(place, style.touch.buttons)]
        cards = [place for place in nexts if kind_of(place) in style.hand_kinds]
        if len(buttons) == 1 and len(cards) == len(nexts) - 1 and buttons[0] in boxes:
            return buttons[0]
        return None

    def map_walked(self, seat: Seat) -> dict[Place, Box]:
        """Return the places that directions reach: all but buttons without effect on the
        selection."""
        boxes, picker = self.scene.questions.map_places(seat), self.scene.pickers[seat]
        if not picker.path or picker.readings:
            return boxes
        kinds, here = self.scene.style.touch.buttons, self.scene.focus[seat]
        return {place: box for place, box in boxes.items()
                if place in (here, SORT) or not is_button(place, kinds)
                or not picker.is_skipped(place)}

    def jump(self, seat: Seat, step: int) -> None:
        """Go to the next legal place, pick the next play, or plan the next lead."""
        self.scene.questions.wake(seat)
        self._prepare_seat(seat)
        if step > 0 and self.scene.plans.is_offered(seat):
            self.scene.plans.toggle(seat)
            self.play_sound(seat, "confirm")
            return
        if button := self.scene.pickers[seat].propose(step):
            self.set_focus(seat, button)
            self.play_sound(seat, "focus")
            return
        nexts = self.scene.pickers[seat].list_nexts()
        legal = self.scene.list_meant([place for place in self.scene.questions.map_places(seat)
                                       if place in nexts])
        if not legal:
            return
        here = self.scene.focus[seat]
        at = legal.index(here) + step if here in legal else (0 if step > 0 else -1)
        self._focus(seat, legal[at % len(legal)])

    def find_under(self, seat: Seat, pos: tuple[float, float]) -> Place | None:
        """Return the topmost place under a pointer."""
        scene = self.scene
        drawn = {place: n for n, place in enumerate(scene.show.layer.list_order())}
        places = scene.questions.map_places(seat)
        found = [place for place in places if self._box_of(place).has_point(*pos)]
        if not found:
            return self._find_near(places, pos)
        return max(found, key=lambda place: drawn.get(place, len(drawn)))

    def _find_near(self, places: Iterable[Place], pos: tuple[float, float]) -> Place | None:
        """Return the button nearest to a pointer on no place: no click between two buttons is
        lost."""
        board = self.scene.show.board
        if any(board.box_of(place).has_point(*pos) for place in self.scene.style.places
               if board.has_place(place)):
            return None
        far = {place: _distance_to(board.box_of(place), pos) for place in places
               if is_button(place, self.scene.style.touch.buttons)}
        near = min(far, key=far.__getitem__, default=None)
        return near if near is not None and far[near] <= GAP else None

    def _box_of(self, place: Place) -> Box:
        """Return the box of a place for a pointer; it may stand out of its row."""
        box, up = self.scene.show.board.box_with_gap(place), self.scene.show.layer.raised.get(
            place, 0.0)
        return box._replace(y=box.y - up, h=box.h + up)

    def _aim_pointer(self, seat: Seat, press: Press) -> bool:
        """Move the focus to a pointer that pressed. Returns False if it is on nothing, or if the
        focus was on a place outside this view."""
        if not press.pos:
            if self.scene.focus[seat] in self.scene.questions.map_places(seat):
                return True
            self.scene.questions.keep_focus(seat)
            return False
        place = self.find_under(seat, press.pos)
        if place:
            self.scene.focus[seat] = place
        return place is not None

    def _grab(self, seat: Seat, press: Press, place: Place) -> None:
        """Remember the place that a pointer drags: one that was just picked."""
        self._grabbed.pop(seat, None)
        picker = self.scene.pickers.get(seat)
        if press.pos and picker and picker.path[-1:] == (place,):
            self._grabbed[seat] = place

    def drop(self, seat: Seat, pos: tuple[float, float]) -> None:
        """End a drag: touch the picked place and the one under the pointer, if that is legal."""
        grabbed, picker = self._grabbed.pop(seat, None), self.scene.pickers.get(seat)
        place = self.find_under(seat, pos)
        if (grabbed and place and place != grabbed and picker and grabbed in picker.path
                and place in picker.list_nexts()):
            self.set_focus(seat, place)
            self.touch(seat, place)

    def _refuse_off(self, seat: Seat, pos: tuple[float, float]) -> None:
        """Say why a place under a pointer cannot have the focus now."""
        scene = self.scene
        for place in scene.style.places:
            if scene.show.board.box_of(place).has_point(*pos):
                self.refuse(seat, scene.pickers[seat].tell_why((place,)), place=place)

    def point_at(self, press: Press) -> None:
        """Move the focus to the place under a pointer."""
        for seat in self.scene.hands.seats_of(press.device):
            if press.pos and seat in self.scene.pickers and self.scene.secrecy.may_see(seat):
                self._prepare_seat(seat)
                place = self.find_under(seat, press.pos)
                self.scene.focus[seat] = place or self.scene.focus[seat]
                if place:
                    self.scene.questions.wake(seat)

    def touch(self, seat: Seat, place: Place) -> None:
        """Touch a place for a seat: a step towards a move, a move, or a refusal with its reason."""
        scene = self.scene
        scene.questions.wake(seat)
        if place == SORT:
            scene.sort(seat)
            self.play_sound(seat, "deal")
            return
        if leads := scene.leads_to(seat, place):
            self.set_focus(seat, leads)
            self.play_sound(seat, "focus")
            return
        match scene.pickers[seat].touch(place):
            case Chosen(move):
                scene.play(seat, move)
            case Refused(says):
                if scene.hands.on_phone(seat) and not self._note_told(seat, place):
                    self._think_of_move(seat)  # the player has read why, and touches it again
                    return
                self.refuse(seat, says, place=place)
            case None:
                scene.bubbles.pop(seat, None)
                self.play_sound(seat, "confirm")
                scene.questions.keep_focus(seat)
                scene.questions.follow_touch(seat, place)

    def _lets_go(self, seat: Seat) -> bool:
        """Take back the last touch, or on a phone the whole selection. Returns whether there was
        one."""
        picker = self.scene.pickers[seat]
        asked = bool(picker.readings)
        found = picker.take_back()
        while found and not asked and self.scene.hands.on_phone(seat) and picker.take_back():
            pass
        return found

    def refuse(
        self, seat: Seat, says: Message, *, public: bool = False, place: Place | None = None,
    ) -> None:
        """Say beside its place why a touch is impossible."""
        self.play_sound(seat, "refuse")
        self.scene.rumble.shake_refused(seat)
        self.tell(seat, says, warning=True, public=public, place=place)

    def tell(
        self, seat: Seat, says: Message, *, warning: bool, public: bool = False,
        place: Place | None = None, seconds: float = SAID_SECONDS,
    ) -> None:
        """Show a message to a seat for a while."""
        scene = self.scene
        until = scene.clock + seconds
        scene.bubbles[seat] = Bubble(says, until, warning=warning, public=public, place=place)

    def _explain_focus(self, seat: Seat) -> None:
        """Say why the focused place would be refused; a hint if it would not, or if that was
        said."""
        picker, place = self.scene.pickers[seat], self.scene.focus[seat]
        if self._note_told(seat, place):
            if place == SORT:
                self.tell(seat, ("sort-why",), warning=False)
                return
            if says := picker.find_refusal(place):
                self.refuse(seat, says, place=place)
                return
        self._think_of_move(seat)

    def _note_told(self, seat: Seat, place: Place) -> bool:
        """Return whether a seat was told about a place for the first time in this position."""
        about = len(self.scene.match.record.lines), place, self.scene.pickers[seat].path
        was, self._explained[seat] = self._explained.get(seat), about
        return was != about

    def _think_of_move(self, seat: Seat) -> None:
        """Ask a bot for a good move for a seat."""
        self.tell(seat, ("hint-thinking",), warning=False)
        self.scene.bots.give_hint(seat, HINT_SECONDS, partial(self._lay_out, seat))

    def _lay_out(self, seat: Seat, advice: Advice, thought: bool) -> None:
        """Touch all but the last place of a suggested move, focus that one, and say why."""
        scene = self.scene
        picker = scene.pickers.get(seat)
        if picker is None:
            return
        state = scene.questions.view_for(seat)
        path = next(iter(scene.style.touch.touches(state, seat, advice.move)))
        scene.questions.wake(seat)
        while picker.take_back():
            pass
        for place in path[:-1]:
            picker.touch(place)
        self.set_focus(seat, path[-1])
        says = in_words(scene.style, state, seat, advice, thought=thought)
        self.tell(seat, says, warning=False, seconds=READING)

    def set_focus(self, seat: Seat, place: Place) -> None:
        self.scene.focus[seat] = place

    def point_from_afar(self, seat: Seat, x: float, y: float) -> None:
        """Hear a pointer from a phone, at shares of the board's width from its corner; only games
        with free cursors use it."""

    def refuse_waiting(self, seats: list[Seat]) -> None:
        """Answer a Back of a player who holds nothing and is not to move: say whose turn it is, as
        the pause has its own button."""
        scene = self.scene
        turn = next(iter(scene.match.waits_for), None)
        if scene.taught:
            return  # the next step comes by itself
        if seats and turn is not None:
            self.not_you(seats, turn)
        else:
            scene.not_you(seats)

    def not_you(self, seats: list[Seat], turn: Seat) -> None:
        """Say whose turn it is to a player who pressed out of turn."""
        for seat in seats:
            self.refuse(seat, ("not-your-turn", ("seat", turn)), public=True)


def _distance_to(box: Box, pos: tuple[float, float]) -> float:
    """Return the distance of a point from the nearest edge of a box."""
    x, y = pos
    return max(box.x - x, x - box.right, box.y - y, y - box.bottom, 0.0)
