"""The one table scene: a match, the people and bots at it, and what they see of it.

The picture is the table of one view; presses become moves through pickers; beats become motion.
Input never waits: a press of a seat that is asked first finishes what is flying.
"""

from __future__ import annotations

from game import doors
from game.house import House
from game.match import Match
from game.motion import Reel, Script
from game.page import nearest
from game.press import RIGHT_KEYS, Action, Device, Press
from game.rules.core import Beat, IllegalMove, Move, Place, Says, Seat, State
from game.scene import Scene
from game.screen import Box, Screen
from game.sprites import Feel, PieceLayer
from game.tables.hands import Hands
from game.tables.manners import manners
from game.tables.pickers import Chosen, PathPicker, Refused
from game.tables.picture import TablePicture
from game.tables.seatbots import SeatBots

SAID_SECONDS = 5.0
RESULT_PAUSE = 0.6
HINT_SECONDS = 0.5


class Bubble:
    """What the table says to one seat, for a while."""

    def __init__(self, says: Says, until: float, *, warning: bool) -> None:
        self.says = says
        self.until = until
        self.warning = warning


class TableScene(Scene):
    """A match on the screen."""

    def __init__(self, house: House, match: Match, hands: Hands) -> None:
        super().__init__(house)
        self.match = match
        self.hands = hands
        self.rules = match.rules
        self.manners = manners(self.rules.NAME)
        self.board = self.house.board(self.manners.BOARD)
        self.board.demand(self.manners.ZONES)
        self.layer = PieceLayer(self.board, self.house.art, self.manners.LOOKS)
        self.picture = TablePicture(self)
        self.reel = Reel()
        self.bots = SeatBots(self.house.minds, match, hands)
        self.shown: State = match.state
        self.pickers: dict[Seat, PathPicker] = {}
        self.focus: dict[Seat, Place] = {}
        self.bubbles: dict[Seat, Bubble] = {}
        self.captions: list[tuple[int, Says]] = []
        self.flaws: tuple[Place, ...] = ()
        self.last_device: Device = RIGHT_KEYS
        self.clock = 0.0
        self.ended = False

    @property
    def audience(self) -> Seat | None:
        """Whose view is on the screen: the only human's, or what everybody may see."""
        return self.hands.alone

    @property
    def speed(self) -> float:
        return self.house.speed

    def enter(self) -> None:
        for ply, beats in enumerate(self.match.beats):
            self.captions += [(ply, self.manners.caption(beat)) for beat in beats]
        self._show(self.match.state)
        self.layer.finish()
        self.ask()
        if self.match.result is not None:
            self.reel.play(self._end())

    def leave(self) -> None:
        self.bots.forget()

    def refit(self) -> None:
        self.picture.refit()

    def resume(self) -> None:
        self.picture.refit()

    def _show(self, state: State, beat: Beat | None = None, feel: Feel | None = None) -> float:
        self.shown = state
        table = self.rules.table(self.rules.view(state, self.audience))
        self.picture.show(table)
        return self.layer.show(table, beat.moved if beat else (), feel, speed=self.speed,
                               reduced=self.house.settings.reduced_motion)

    # what is asked

    def ask(self) -> None:
        """Give every human seat that is asked a picker, and every bot its question."""
        self.pickers = {}
        for seat in self.match.prompts:
            if not self.hands.is_bot(seat):
                self.pickers[seat] = self._picker(seat)
                fields = self.manners.fields(self.match.state, seat)
                if self.focus.get(seat) not in fields:
                    self.focus[seat] = self._first(seat, fields)
        self.bots.ask()

    def _picker(self, seat: Seat) -> PathPicker:
        state = self.rules.view(self.match.state, seat)
        return PathPicker(self.rules.moves(state, seat), self.manners.touches,
                          lambda path: self.manners.why(state, seat, path))

    def _first(self, seat: Seat, fields: tuple[Place, ...]) -> Place:
        """Where the focus goes when its last place is not there: to something that is legal."""
        nexts = self.pickers[seat].nexts()
        return next((place for place in fields if place in nexts), fields[0])

    # moves and what they look like

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move, which is kept before it is shown."""
        self.settle()
        self.bubbles.clear()
        beats = self.match.play(seat, move)
        if trouble := self.match.record.trouble:
            self.house.notice(trouble)
        self.ask()
        self.reel.play(self._tell(len(self.match.beats) - 1, beats))

    def settle(self) -> None:
        """Everything that flies lands at once."""
        self.reel.finish()
        self.layer.finish()

    def _tell(self, ply: int, beats: list[Beat]) -> Script:
        speed = self.speed or 1e9
        for beat in beats:
            feel = self.manners.FEEL[beat.what]
            self.captions.append((ply, self.manners.caption(beat)))
            self.house.sounds.play(feel.sound)
            if beat.what == "stuck" and beat.seat is not None:
                self.flaws = self.manners.undone(beat.state, beat.seat)
            span = self._show(beat.state, beat, feel)
            yield span + feel.rest / speed
        if self.match.result is not None:
            yield from self._end()

    def _end(self) -> Script:
        yield RESULT_PAUSE / (self.speed or 1e9)
        self.ended = True

    def tick(self, seconds: float) -> None:
        self.clock += seconds
        self.layer.tick(seconds)
        self.reel.tick(seconds)
        self.bubbles = {s: b for s, b in self.bubbles.items() if b.until > self.clock}
        if self.ended:
            self.ended = False
            self.settle()
            self._results()
        elif not self.reel.busy:
            self._bots_move(seconds)

    def _bots_move(self, seconds: float) -> None:
        answer = self.bots.answer(seconds, self.speed)
        if answer:
            seat, move = answer
            try:
                self.play(seat, move)
            except IllegalMove as error:
                self.house.notice(self.house.words("bot-illegal", str(error)))
                self.bots.ask_again(seat)

    def _results(self) -> None:
        doors.results(self)

    # presses

    def holds(self, device: Device) -> bool:
        return bool(self.hands.owned(device))

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        if press.action not in (Action.POINT, Action.LOST, Action.FOUND):
            self.last_device = press.device
        match press.action:
            case Action.LOST:
                self._lost(press.device)
            case Action.PAUSE:
                self._pause(press.device)
            case Action.RULES:
                doors.rulebook(self)
            case Action.LOG:
                doors.log(self)
            case Action.POINT | Action.FOUND | Action.SCROLL_UP | Action.SCROLL_DOWN:
                self._point(press)
            case _:
                self._act(press)

    def _act(self, press: Press) -> None:
        seats = self.hands.seats(press.device)
        asked = [seat for seat in seats if seat in self.pickers]
        control = self.picture.control(press.pos) if press.pos else None
        if control and press.action is Action.CONFIRM:
            control()
        elif asked:
            self._seat_press(asked[0], press)
        elif press.action in (Action.CONFIRM, Action.WHY):
            self._not_you(seats)
        elif press.action is Action.UNDO:
            self.undo(seats)
        elif press.action is Action.CANCEL and not press.pos:
            self._pause(press.device)

    def _seat_press(self, seat: Seat, press: Press) -> None:
        if self.reel.busy:
            self.settle()
        match press.action:
            case Action.UP | Action.DOWN | Action.LEFT | Action.RIGHT:
                self._steer(seat, press.action)
            case Action.CONFIRM:
                if self._aim(seat, press):
                    self.touch(seat, self.focus[seat])
                elif press.pos:
                    self._off(seat, press.pos)
            case Action.CANCEL:
                if not self.pickers[seat].back():
                    self._pause(press.device)
                self.house.sounds.play("cancel")
            case Action.PREV | Action.NEXT:
                self._jump(seat, 1 if press.action is Action.NEXT else -1)
            case Action.WHY:
                self._why(seat)
            case Action.UNDO:
                self.undo(self.hands.seats(press.device))

    def places(self, seat: Seat) -> dict[Place, Box]:
        """Every place that a seat's focus can be on, and where it is."""
        fields = self.manners.fields(self.match.state, seat)
        return {place: self.board.box(place) for place in fields}

    def _steer(self, seat: Seat, action: Action) -> None:
        boxes = self.places(seat)
        target = nearest(boxes[self.focus[seat]], boxes, action)
        if target:
            self.focus[seat] = target
            self.house.sounds.play("focus")

    def _jump(self, seat: Seat, step: int) -> None:
        """Go to the next place that leads on."""
        nexts = self.pickers[seat].nexts()
        legal = [place for place in self.places(seat) if place in nexts]
        here = self.focus[seat]
        at = legal.index(here) + step if here in legal else (0 if step > 0 else -1)
        self.focus[seat] = legal[at % len(legal)]
        self.house.sounds.play("focus")

    def _aim(self, seat: Seat, press: Press) -> bool:
        """Take the focus to a pointer that pressed; False if it pressed on nothing."""
        if not press.pos:
            return True
        for place, box in self.places(seat).items():
            if box.holds(*press.pos):
                self.focus[seat] = place
                return True
        return False

    def _off(self, seat: Seat, pos: tuple[float, float]) -> None:
        """A pointer pressed a place that cannot have the focus now: say why."""
        for place in self.manners.PLACES:
            if self.board.box(place).holds(*pos):
                self.refuse(seat, self.pickers[seat].why((place,)))

    def _point(self, press: Press) -> None:
        for seat in self.hands.seats(press.device):
            if press.pos and seat in self.pickers:
                for place, box in self.places(seat).items():
                    if box.holds(*press.pos):
                        self.focus[seat] = place

    def touch(self, seat: Seat, place: Place) -> None:
        """A seat touches a place: one step of a move, a move, or a refusal with its reason."""
        match self.pickers[seat].touch(place):
            case Chosen(move):
                self.play(seat, move)
            case Refused(says):
                self.refuse(seat, says)
            case None:
                self.bubbles.pop(seat, None)
                self.house.sounds.play("confirm")

    def refuse(self, seat: Seat, says: Says) -> None:
        self.house.sounds.play("refuse")
        self.bubbles[seat] = Bubble(says, self.clock + SAID_SECONDS, warning=True)

    def _why(self, seat: Seat) -> None:
        """Why the place under the focus would be refused; a hint if it would not."""
        picker = self.pickers[seat]
        if says := picker.refusal(self.focus[seat]):
            self.refuse(seat, says)
            return
        self.bubbles[seat] = Bubble(("hint-thinking",), self.clock + SAID_SECONDS, warning=False)
        self.bots.hint(seat, HINT_SECONDS, lambda move: self._hint(seat, move))

    def _hint(self, seat: Seat, move: Move) -> None:
        path = next(iter(self.manners.touches(move)))
        picker = self.pickers.get(seat)
        if picker is None:
            return
        while picker.back():
            pass
        self.focus[seat] = path[0]
        says: Says = ("hint", self.manners.spoken(move))
        self.bubbles[seat] = Bubble(says, self.clock + SAID_SECONDS, warning=False)

    def _not_you(self, seats: list[Seat]) -> None:
        turn = next(iter(self.match.prompts), None)
        if turn is None:
            if not self.reel.busy:  # somebody has looked at the last position
                doors.results(self)
            return
        for seat in seats:
            self.refuse(seat, ("not-your-turn", ("seat", turn)))
        if not seats:
            self.house.refuse(("device-not-seated",))

    def undo(self, seats: list[Seat]) -> None:
        """Take the last step back, for a seat that may."""
        length = self.undo_length(seats)
        if length is None:
            for seat in seats:
                self.refuse(seat, ("no-undo",))
            return
        self.settle()
        self.house.sounds.play("undo")
        self.go_back(length)

    def go_back(self, length: int) -> None:
        """Show and ask what stood after `length` moves."""
        self.match.undo(length)
        self.captions = [entry for entry in self.captions if entry[0] < length]
        self.bubbles.clear()
        self.flaws = ()
        self.ask()
        self._show(self.match.state)

    def undo_length(self, seats: list[Seat]) -> int | None:
        """How many moves remain if one of the seats takes its step back."""
        lengths = (self.match.undo_length(seat) for seat in seats)
        return next((length for length in lengths if length is not None), None)

    # other scenes

    def _pause(self, device: Device) -> None:
        self.settle()
        if not self.ended:
            self.house.sounds.play("pause")
            doors.pause(self, device)

    def _lost(self, device: Device) -> None:
        if seats := self.hands.lose(device):
            self.settle()
            doors.lost(self, device, seats)

    def act_hint(self, action: Action, device: Device) -> None:
        """A pointer pressed a hint on the screen."""
        self.press(Press(action, device))

    # words

    def name(self, seat: Seat) -> str:
        """What the players call a seat."""
        return self.hands.players[seat].name

    def plain(self, says: Says) -> Says:
        """The same words with the seats' names in the place of their numbers."""
        if says[:1] == ("seat",):
            return ("name", self.name(int(str(says[1]))))
        return tuple(self.plain(v) if isinstance(v, tuple) else v for v in says)

    def say(self, says: Says) -> str:
        return self.house.words.say(self.plain(says))

    def draw(self, screen: Screen) -> None:
        self.picture.draw(screen)

