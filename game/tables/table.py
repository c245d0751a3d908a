"""The one table scene: a match, the people and bots at it, and what they see of it.

The picture is the table of one view; presses become moves through pickers; beats become motion.
Input never waits: a press of a seat that is asked first finishes what is flying.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game import doors
from game.core.contract import Beat, IllegalMove, Move, Place, Seat
from game.core.match import Match
from game.core.record import Closing
from game.core.settings import next_value
from game.devices.press import Action, Device, Press
from game.house import House
from game.night.result import Ended
from game.picture.screen import Box, Screen
from game.tables.automatic_moves import Forced
from game.tables.countdown import Countdown
from game.tables.curtain import show_curtain
from game.tables.hands import Hands
from game.tables.match_scene import MatchScene
from game.tables.new_cards import Fresh
from game.tables.pickers import Picker
from game.tables.picture import Picture
from game.tables.plans import Plans, strip_planned
from game.tables.questions import Questions
from game.tables.routing import Routing
from game.tables.rules_card import RulesCard, show_rules_card
from game.tables.rumble import Rumble
from game.tables.save_gate import Keeping
from game.tables.seat_input import SAID_SECONDS, Bubble, SeatInput
from game.tables.seatbots import SeatBots
from game.tables.secrecy import THROUGH, Secrecy
from game.tables.secret_answers import Blind
from game.tables.sleeping_phones import Sleepers
from game.tables.style import table_style


class TableScene(MatchScene):
    """A match, and the people and bots who play it."""

    tells = False  # whether words of the scene's own say what to do, and little else is told

    def __init__(self, house: House, match: Match, hands: Hands) -> None:
        """Lay a table. Raises BadBoard."""
        self.hands = hands
        style = table_style(match.rules.NAME)
        self.secrecy = Secrecy(hands, hands.mode, secrets=bool(style.hands),
                               closing=house.settings.closing)
        kept = house.settings.sorts.get(match.rules.NAME, "")
        ways = style.hands.sorts if style.hands else ()
        sorts = {seat: kept if kept in ways else ways[0] for seat in hands.humans if ways}
        super().__init__(house, match, hands.players, self.secrecy, sorts)
        self.rules_card = RulesCard(self)
        self.input = style.mapped.input(self) if style.mapped else SeatInput(self)
        self.routing = Routing(self)
        self.countdown = Countdown()
        self.blind = Blind()
        self.questions = Questions(self)
        self.plans = Plans(self)
        self.bots = SeatBots(self.house.minds, match, hands, style)
        self.bubbles: dict[Seat, Bubble] = {}
        self.stranger: Bubble | None = None  # what a device is told that nobody awaits
        self.last_device = house.last_device
        self.clock = 0.0
        self.late: set[Seat] = set()  # who has let the time for an answer run out
        self._silent: list[Seat] = []  # and of whom that has still to be told
        self.told: Ended | None = None  # what the night board was told of the match
        self.looked = ""  # what had the focus in the results when a player left them for the board
        self.evening = False  # whether it counted for a game night
        self.keeping = Keeping(self)
        self.forced = Forced(self)
        self.fresh = Fresh(self)
        self.rumble = Rumble(self)
        self.sleepers = Sleepers(self)
        self.called: tuple[Seat, float] | None = None  # whose turn began last, and since when

    def painted(self) -> Picture:
        picture = Picture(self.show, self)
        picture.parts += [strip_planned, show_rules_card]
        return picture

    @property
    def attended(self) -> bool:
        return bool(self.hands.humans)

    @property
    def veiled(self) -> bool:
        """Whether a curtain waits for a player, or has fallen: nobody's hand is open."""
        return self.secrecy.curtain is not None

    @property
    def hidden(self) -> bool:
        """Whether a curtain has fallen: first everybody sees what has happened."""
        return self.veiled and self.secrecy.fallen

    @property
    def audience(self) -> Seat | None:
        """Whose view is on the screen: the only human's, or what everybody may see."""
        return self.secrecy.audience

    def enter(self) -> None:
        self._turn()
        self.secrecy.lower()  # nothing has been played that people have to see first
        super().enter()
        self.ask()

    def leave(self) -> None:
        self.keeping.leave()
        self.bots.forget()
        self.house.put_away(self.match)

    def resume(self) -> None:
        self.input.rest()
        self.secrecy.closing = self.house.settings.closing
        self.questions.attention.again()
        super().resume()

    def sort(self, seat: Seat) -> None:
        """Lay a seat's hand in another order; the next match begins with it."""
        if self.style.hands is None:
            return
        settings, sorts = self.house.settings, self.show.sorts
        sorts[seat] = next_value(self.style.hands.sorts, sorts[seat], 1)
        settings.sorts[self.rules.NAME] = sorts[seat]
        self.house.keep_settings()
        self.reveal()

    def reveal(self) -> None:
        """Show at once what the new audience sees, without a trace of what was seen before.

        A choice that waits for its confirmation is dropped when its player sees it no longer.
        """
        for seat, picker in self.pickers.items():
            if picker.asking and not self.questions.open_to(seat):
                picker.back()
        self.show.reveal()
        self.picture.refit()

    # what is asked

    @property
    def pickers(self) -> dict[Seat, Picker]:
        """By seat, what makes a move of its touches: one for everybody who is asked."""
        return self.questions.pickers

    @property
    def focus(self) -> dict[Seat, Place]:
        """By seat, the place that its presses are about."""
        return self.questions.focus

    def ask(self) -> None:
        """Give every human seat that is asked a picker, and every bot its question."""
        self.questions.ask()
        self.countdown.ask(self.match.prompts, self.pickers)
        self.late -= {seat for seat, asked in self.match.prompts.items() if asked.seconds}
        self.bots.ask()

    def meant(self, places: list[Place]) -> list[Place]:
        """Return those of the places that lead on to which the jump buttons go."""
        ends = self.style.touch.ends
        return [place for place in places if place not in ends] or places

    def wants_hand(self, seat: Seat) -> bool:  # noqa: ARG002  it may be
        """Return whether what is asked of a seat may be answered with its hand."""
        return True

    def leads_to(self, seat: Seat, place: Place) -> Place | None:  # noqa: ARG002  nowhere else
        """Return the place that a touch of another one leads to, instead of what it does."""
        return None

    def speaks_of(self, place: Place) -> bool:  # noqa: ARG002  of all
        """Return whether signs on a card say something that matters now."""
        return True

    def starts(self, places: set[Place]) -> set[Place]:
        """Return those of the places that a player can begin with that are shown to them."""
        return places

    def wanted(self) -> set[Place] | None:
        """Return where a figure has to go, where a teacher asks for that; None if anywhere will
        do."""
        return None

    def goals(self, places: set[Place]) -> set[Place]:
        """Return those of the places where a player's figure can go that are shown to them."""
        wanted = self.wanted()
        return places if wanted is None else places & wanted

    def offered(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Of the places that a player's focus can be on those that they are offered."""
        return fields

    def ask_anew(self) -> None:
        """Ask as if nobody had been asked before."""
        self.questions.forget()
        self.ask()

    # moves and what they look like

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move, which is kept before it is shown. Raises IllegalMove."""
        self.settle()
        beats = self.match.write(seat, move)
        result = self.rules.result(beats[-1].state)
        if result is not None:
            doors.ended(self, result)
        self.keeping.then(partial(self._played, seat, move, beats))

    def _played(self, seat: Seat, move: Move, beats: list[Beat]) -> None:
        """Show a move that is kept, and ask for the next one."""
        self.bubbles.clear()
        self.fresh.follow(seat, self.match.state, beats)
        self.match.follow(beats)
        self.pickers.pop(seat, None)
        if move[0] in self.rules.FINAL:
            self.questions.forget(seat)  # a turn of the same seat begins afresh
        if trouble := self.match.record.trouble:
            self.house.notice(trouble)
        self.ask()
        if self._turn():
            self.reveal()
        self._tell_late()
        self.follow(beats)

    def close(self, closing: Closing) -> None:
        """People end the match, which is kept before it is shown."""
        self.settle()
        doors.ended(self, self.match.close(closing))
        self.keeping.then(partial(self._closed, closing))

    def _closed(self, closing: Closing) -> None:
        """Show how the match ended, once that is kept."""
        self.bubbles.clear()
        self.match.closing = closing
        if trouble := self.match.record.trouble:
            self.house.notice(trouble)
        self.bots.forget()
        self.ask()
        self.secrecy.hide()
        self.follow([])

    def _tell_late(self) -> None:
        """Say who was silent, once that tells nobody what others have still to answer."""
        if not any(asked.seconds for asked in self.match.prompts.values()):
            ply = len(self.match.beats) - 1
            self.show.captions += [(ply, self.style.words.late(seat)) for seat in self._silent]
            self._silent.clear()

    def _required(self) -> list[Seat]:
        """Return the humans who have to answer now."""
        return [seat for seat in self.match.waits_for if not self.hands.is_bot(seat)]

    def _turn(self) -> bool:
        """Hand the screen over to the player who is asked now. Returns whether the audience has
        changed.

        What several are asked together they choose side by side, if each has a device. A
        player who sits at the screen alone lifts their curtain as in any turn, unless they answer
        unseen.
        """
        asked = self._required()
        if asked and (all(map(self.forced.known, asked))
                      or (len(asked) == 1 and self.plans.lead(asked[0]))):
            return False  # the table plays for them, and nobody has to look
        devices = [device for device in self.hands.devices.values() if device]
        kind = self.match.prompts[asked[0]].kind if asked else ""
        unseen = self.style.answers.between.get(kind) if self.style.answers else None
        here = sum(not self.secrecy.apart(seat) for seat in self.hands.humans)
        together = self.style.hands is not None and kind in self.style.hands.together
        beside = (together and len(set(devices)) == len(devices)
                  and (unseen is not None or here != 1))
        changed = self.secrecy.turn(asked, beside=beside, secret=together)
        if unseen and self.secrecy.peeks:
            self.blind.ask(asked, unseen)
        else:
            self.blind.forget()
        return changed

    def settle(self) -> None:
        super().settle()
        self.questions.attention.see(self.clock)

    def landed(self) -> bool:
        """Land what flies before a press. Returns False if a sheet has come up instead."""
        if not self.show.reel.busy:
            return True
        self.settle()
        return self.house.stack.top is self

    def tick(self, seconds: float) -> None:
        self.clock += seconds
        self.keeping.tick(seconds)
        self.input.tick(seconds)
        super().tick(seconds)
        self.rumble.tick()
        self.secrecy.fall(busy=self.show.reel.busy, pace=self.speed)
        if self.secrecy.tick(seconds):
            self.reveal()
        self.bubbles = {s: b for s, b in self.bubbles.items() if b.until > self.clock}
        if self.stranger and self.stranger.until <= self.clock:
            self.stranger = None
        if not self.show.reel.busy:
            self.questions.attention.see(self.clock)
        if self.ended and self.house.stack.top is self:
            self.ended = False
            self.settle()
            self._results()
        elif not self.show.reel.busy and not self.keeping.waits:
            self._time_runs(seconds)
            self._bots_move(seconds)
            self.sleepers.tick(seconds)
            self.forced.tick(seconds)
        self._call()

    def _call(self) -> None:
        """Note the person whose turn has begun, where several play. Bots have turns without an
        end, and a curtain says it itself."""
        asked = self.match.waits_for
        alone = asked[0] if len(asked) == 1 and not self.show.reel.busy else None
        curtains = self.secrecy.shared and not self.secrecy.peeks
        if (alone is None or len(self.hands.humans) < 2 or alone not in self.pickers
                or (curtains and not self.secrecy.apart(alone))):
            if not self.match.prompts:
                self.called = None
        elif self.called is None or self.called[0] != alone:
            self.called = alone, self.show.clock

    def _time_runs(self, seconds: float) -> None:
        """Let the time for an answer run, if nothing hides the table; silence means what the rules
        make of it."""
        running = [seat for seat in self.pickers if not self.secrecy.shared
                   or self.secrecy.peeks or self.secrecy.audience == seat
                   or self.secrecy.apart(seat)]
        heard, late = self.countdown.tick(seconds, running)
        if heard:
            self.house.sounds.play("count")
        if late is not None and (move := self.match.prompts[late].default):
            self.late.add(late)
            self.questions.attention.miss(late, self.clock)
            self._silent.append(late)
            self.play(late, move)

    def _bots_move(self, seconds: float) -> None:
        answer = self.bots.answer(seconds, self.speed)
        if answer:
            seat, move = answer
            if seat in self.bots.hurried:  # the player who calls it an Expert has to know
                self.house.notice(self.house.words("bot-hurried", self.name(seat)))
            try:
                self.play(seat, move)
            except IllegalMove as error:
                self.house.notice(self.house.words("bot-illegal", str(error)))
                self.bots.ask_again(seat)

    def _results(self) -> None:
        doors.finale(self)

    def words_boxes(self) -> tuple[Box, ...]:
        """Return where words of the scene's own stand, to which others give way."""
        return ()

    def covers(self, box: Box) -> bool:
        return any(box.meets(words) for words in self.words_boxes())

    # presses

    def holds(self, device: Device) -> bool:
        return bool(self.hands.owned(device))

    def press(self, press: Press) -> None:
        if self.keeping.hear(press):
            return
        self.input.hear(press)
        far = any(map(self.hands.on_phone, self.hands.owned(press.device)))
        if not far:
            self.forced.heard(press)
        if press.phase == "up":
            self.routing.let_go(press)
            return
        if far:  # what others wait for at the screen is not touched by it
            self._act(press)
            return
        if press.action not in (Action.POINT, Action.LOST, Action.FOUND):
            self.last_device = press.device
            self.stranger = None
            if (alone := self.hands.alone) in self.hands.seats(press.device):
                self.hands.take(alone, press.device)  # hints are about the device in use
        if self.veiled and not self.hidden and press.action not in THROUGH:
            if press.action is Action.CONFIRM and press.phase == "down":
                self.settle()
                self.secrecy.lower()
            return
        if self.secrecy.press(press):
            self.questions.attention.again()
            self.reveal()
            self.routing.strayed(press)
            return
        self._act(press)

    def _act(self, press: Press) -> None:
        """Act on a press that nothing stands before."""
        match press.action:
            case Action.LOST:
                self.lose(press.device)
            case Action.PAUSE:
                self.pause(press.device)
            case Action.RULES:
                self._rules()
            case Action.LOG:
                doors.log(self)
            case Action.POINT | Action.FOUND | Action.SCROLL_UP | Action.SCROLL_DOWN:
                self.input.point(press)
            case _:
                self.routing.act(press)

    def keeper(self) -> Callable[[], None] | None:
        def keep() -> None:
            self.rules_card.open = True
        return keep if self.rules_card.essence else None

    def _rules(self) -> None:
        """Open the rules; or put away the card of them that lies open."""
        if self.rules_card.lies:
            self.house.sounds.play("cancel")
            self.rules_card.open = False
        else:
            doors.rulebook(self, self.keeper())

    def taken(self) -> tuple[list[Box], list[Box]]:
        found, _ = super().taken()
        found += [box for seat in self.pickers if not self.secrecy.apart(seat)
                  for box in self.questions.places(seat).values()]
        return found, []

    def not_you(self, seats: list[Seat]) -> None:
        """Answer a player who pressed and is not asked."""
        turn = next(iter(self.match.waits_for), None)
        if turn is None:
            if not self.show.reel.busy:  # a player has looked at the last position
                doors.results(self)
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
        """Take the last step back, for a seat that may."""
        length = self.undo_length(seats)
        if length is None:
            for seat in seats:
                self.input.refuse(seat, self.style.no_undo, public=True)
            return
        self.settle()
        self.house.sounds.play("undo")
        self.go_back(length)

    def go_back(self, length: int) -> None:
        """Show and ask what stood after `length` moves, when the record says so."""
        self.match.record.cut(length)
        self.keeping.then(partial(self._gone_back, length))

    def _gone_back(self, length: int) -> None:
        self.match.fall_back(length)
        self.fresh.forget()
        self.show.forget(length)
        self.bubbles.clear()
        self.ask_anew()
        self.show.put(self.match.state)

    def undo_length(self, seats: list[Seat]) -> int | None:
        """Return how many moves remain if one of the seats takes its step back."""
        lengths = (self.match.undo_length(seat) for seat in seats)
        length = next((length for length in lengths if length is not None), None)
        if length is not None and self.style.hands:  # nearly every move shows something
            kind = self.rules.parse(self.match.record.lines[length].move)[0]
            return length if kind in self.style.hands.takes_back else None
        return length

    # other scenes

    def pause(self, device: Device) -> None:
        self.settle()
        if not self.ended:
            self.house.sounds.play("pause")
            doors.pause(self, device)

    def lose(self, device: Device) -> None:
        """Ask who takes the seats of a device that is gone."""
        if seats := self.vacate(device):
            doors.unplugged(self, device, seats)

    def vacate(self, device: Device) -> list[Seat]:
        """Return a device is gone, and its seats wait for another one. Returns them."""
        if seats := self.hands.lose(device):
            self.settle()
            self.reseated()
        return seats

    def reseated(self) -> None:
        """Follow a player's change of devices: a hand that lay here may lie on a phone now, or come
        back from one."""
        self.secrecy.hide()
        self._turn()
        self.reveal()

    def covered(self) -> None:
        """Whatever comes over the table, a sheet of points too: nobody's hand stays open, and what
        was said does not outlast it."""
        self.bubbles.clear()
        self.stranger = None
        self.hide()

    def hide(self) -> None:
        """Close every open hand."""
        if self.secrecy.shared:
            self.secrecy.hide()
            self.reveal()

    def act_hint(self, action: Action, device: Device) -> None:
        """Do what a hint on the screen says, as a pointer pressed it."""
        self.press(Press(action, device))

    def draw(self, screen: Screen) -> None:
        if not self.hidden:
            super().draw(screen)
        else:
            self.picture.pages.begin()
            self.picture.look()
            self.picture.draw_part(screen, show_curtain)
