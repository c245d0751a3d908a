"""The table scene: a match with the people and bots who play it.

Its picture shows one view; pickers turn presses into moves, beats turn into motion. Input never
waits: a press first finishes what flies.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import routes
from game.core.contract import IllegalMove, Seat
from game.core.hands import Hands
from game.core.match import Match
from game.devices.press import Action, Device, Press
from game.games import load_part
from game.house import House
from game.picture.screen import Box, Screen
from game.tables.automatic_moves import AutomaticMoves
from game.tables.curtain import show_curtain
from game.tables.parts import list_parts
from game.tables.people import People
from game.tables.picture import Picture
from game.tables.plans import strip_planned
from game.tables.played_match import PlayedMatch
from game.tables.routing import Routing
from game.tables.rules_card import show_rules_card
from game.tables.seat_input import SeatInput
from game.tables.seated_match import SAID_SECONDS, Bubble
from game.tables.secrecy import THROUGH
from game.tables.sitting import observe_sitting
from game.tables.sleeping_phones import SleepingPhones


class TableScene(PlayedMatch):
    """A match, and the people and bots who play it."""

    def __init__(self, house: House, match: Match, hands: Hands) -> None:
        """Lay a table. Raises BadBoard."""
        super().__init__(house, match, hands)
        self.input: SeatInput = (load_part(self.rules.NAME, "table.seat_input").MapInput(self)
                                 if self.style.mapped else SeatInput(self))
        self.routing = Routing(self, self.input)
        self.looked = ""  # the focus in the results before the player looked at the board
        self.forced = AutomaticMoves(self)
        self.sleepers = SleepingPhones(self)

    def make_picture(self) -> Picture:
        picture = Picture(self.show, list_parts(self.show), partial(observe_sitting, People(self)))
        picture.parts += [strip_planned, show_rules_card]
        return picture

    def enter(self) -> None:
        self.hand_over_screen()
        self.secrecy.drop_curtain()  # nothing has been played that people have to see first
        super().enter()
        self.ask()

    def leave(self) -> None:
        self.keeping.leave()
        self.bots.forget()
        if not self.match.played and self.match.result is None:
            self.match.record.drop()  # nobody has made a move

    def resume(self) -> None:
        self.input.forget_held()
        self.secrecy.closing = self.house.settings.closing
        self.questions.attention.ask_again()
        super().resume()

    def tick(self, seconds: float) -> None:
        self.clock += seconds
        self.keeping.tick(seconds)
        self.input.tick(seconds)
        super().tick(seconds)
        self.rumble.tick()
        self.secrecy.drop_curtain_soon(busy=self.show.reel.busy, pace=self.speed)
        if self.secrecy.tick(seconds):
            self.reveal()
        self.bubbles = {s: b for s, b in self.bubbles.items() if b.until > self.clock}
        if self.stranger and self.stranger.until <= self.clock:
            self.stranger = None
        if not self.show.reel.busy:
            self.questions.attention.note_seen(self.clock)
        if self.ended and self.house.stack.top is self:
            self.ended = False
            self.settle()
            self.show_results()
        elif not self.show.reel.busy and not self.keeping.waits:
            self._time_runs(seconds)
            self._bots_move(seconds)
            self.sleepers.tick(seconds)
            self.forced.tick(seconds)
        self._call()

    def _call(self) -> None:
        """Note the person whose turn has begun, where several play. A curtain announces turns
        itself, and bots need no announcement."""
        asked = self.match.waits_for
        alone = asked[0] if len(asked) == 1 and not self.show.reel.busy else None
        curtains = self.secrecy.shared and not self.secrecy.peeks
        if (alone is None or len(self.hands.humans) < 2 or alone not in self.pickers
                or (curtains and not self.secrecy.is_apart(alone))):
            if not self.match.prompts:
                self.called = None
        elif self.called is None or self.called[0] != alone:
            self.called = alone, self.show.clock

    def _time_runs(self, seconds: float) -> None:
        """Let the time for an answer run while the table is visible; the rules say what silence
        means."""
        running = [seat for seat in self.pickers if not self.secrecy.shared
                   or self.secrecy.peeks or self.secrecy.audience == seat
                   or self.secrecy.is_apart(seat)]
        heard, late = self.countdown.tick(seconds, running)
        if heard:
            self.house.sounds.play("count")
        if late is not None and (move := self.match.prompts[late].default):
            self.late.add(late)
            self.questions.attention.note_missed(late, self.clock)
            self.silent.append(late)
            self.play(late, move)

    def _bots_move(self, seconds: float) -> None:
        answer = self.bots.answer(seconds, self.speed)
        if answer:
            seat, move = answer
            if seat in self.bots.hurried:  # the player who calls it an Expert has to know
                self.house.notice(self.house.words("bot-hurried", self.name_of(seat)))
            try:
                self.play(seat, move)
            except IllegalMove as error:
                self.house.notice(self.house.words("bot-illegal", str(error)))
                self.bots.ask_again(seat)

    def show_results(self) -> None:
        self.house.stack.open(routes.Finale())

    # presses

    def has_seat(self, device: Device) -> bool:
        return bool(self.hands.owned_by(device))

    def press(self, press: Press) -> None:
        if self.keeping.hear(press):
            return
        self.input.hear(press)
        far = any(map(self.hands.on_phone, self.hands.owned_by(press.device)))
        if not far:
            self.forced.note_press(press)
        if press.phase == "up":
            self.routing.let_go(press)
            return
        if far:  # the wait at the screen goes on
            self._act(press)
            return
        if press.action not in (Action.POINT, Action.LOST, Action.FOUND):
            self.last_device = press.device
            self.stranger = None
            if (alone := self.hands.alone) in self.hands.seats_of(press.device):
                self.hands.take(alone, press.device)  # hints are about the device in use
        if self.veiled and not self.hidden and press.action not in THROUGH:
            if press.action is Action.CONFIRM and press.phase == "down":
                self.settle()
                self.secrecy.drop_curtain()
            return
        if self.secrecy.press(press):
            self.questions.attention.ask_again()
            self.reveal()
            self.routing.refuse_stray(press)
            return
        self._act(press)

    def _act(self, press: Press) -> None:
        """Act on a press that nothing over the table takes."""
        match press.action:
            case Action.LOST:
                self.lose(press.device)
            case Action.PAUSE:
                self.pause(press.device)
            case Action.RULES:
                self._open_rules()
            case Action.LOG:
                self.house.stack.open(routes.Log())
            case Action.POINT | Action.FOUND | Action.SCROLL_UP | Action.SCROLL_DOWN:
                self.input.point_at(press)
            case _:
                self.routing.act(press)

    def make_keeper(self) -> Callable[[], None] | None:
        def keep() -> None:
            self.rules_card.open = True
        return keep if self.rules_card.essence else None

    def _open_rules(self) -> None:
        """Open the rules, or close their card."""
        if self.rules_card.lies:
            self.house.sounds.play("cancel")
            self.rules_card.open = False
        else:
            self.open_rules(self.make_keeper())

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        found, _ = super().list_obstacles()
        found += [box for seat in self.pickers if not self.secrecy.is_apart(seat)
                  for box in self.questions.map_places(seat).values()]
        return found, []

    def not_you(self, seats: list[Seat]) -> None:
        """Tell a player who presses out of turn."""
        turn = next(iter(self.match.waits_for), None)
        if turn is None:
            if not self.show.reel.busy:  # a player has looked at the last position
                self.house.stack.open(routes.Results(self.looked))
            return
        free = next((seat for seat, own in self.hands.devices.items() if own is None), None)
        if seats and self.hands.is_bot(turn):
            self.settle()
            self.bots.hurry()
            return
        if seats and self.show.reel.busy:
            self.settle()
            return
        if not seats and free is not None:
            self.hands.take(free, self.last_device)
            self.input.tell(free, ("device-seated", ("seat", free)), warning=False, public=True)
            return
        if not seats:
            self.house.sounds.play("refuse")
            own = [*self.hands.devices.values()]
            says = (("device-may-sit", ("pause-leave",)) if len(set(own)) < len(own)
                    else ("device-not-seated",))
            self.stranger = Bubble(says, self.clock + SAID_SECONDS, warning=True)
            return
        self.input.not_you(seats, turn)

    def undo(self, seats: list[Seat]) -> None:
        """Take back the last step of a seat that may."""
        length = self.undo_length(seats)
        if length is None:
            for seat in seats:
                self.input.refuse(seat, self.style.no_undo, public=True)
            return
        self.settle()
        self.house.sounds.play("undo")
        self.go_back(length)

    # other scenes

    def pause(self, device: Device) -> None:
        self.settle()
        if not self.ended:
            self.house.sounds.play("pause")
            self.house.stack.open(routes.Pause(device))

    def lose(self, device: Device) -> None:
        """Ask who takes the seats of a lost device."""
        if seats := self.free_seats(device):
            self.house.stack.open(routes.Unplugged(device, seats))

    def on_covered(self) -> None:
        """Close hands and end messages as another scene covers the table, a score sheet too."""
        self.bubbles.clear()
        self.stranger = None
        self.hide()

    def draw(self, screen: Screen) -> None:
        if not self.hidden:
            super().draw(screen)
        else:
            self.picture.pages.begin()
            self.picture.look()
            self.picture.draw_part(screen, show_curtain)
