"""A match played here: the questions to its seats, and the way of their moves."""

from __future__ import annotations

from functools import partial

from game.core import series
from game.core.contract import Beat, Move, Place, Result, Seat
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import Closing
from game.core.settings import next_value
from game.devices.press import Action, Device, Press
from game.house import House
from game.night.result import Ended
from game.tables.countdown import Countdown
from game.tables.new_cards import NewCards
from game.tables.pickers import Picker
from game.tables.plans import Plans
from game.tables.questions import Questions
from game.tables.rules_card import RulesCard
from game.tables.rumble import Rumble
from game.tables.save_gate import SaveGate
from game.tables.seatbots import SeatBots
from game.tables.seated_match import SeatedMatch


class PlayedMatch(SeatedMatch):
    """Questions, moves and open hands; `TableScene` adds presses."""

    def __init__(self, house: House, match: Match, hands: Hands) -> None:
        """Lay a table. Raises BadBoard."""
        super().__init__(house, match, hands)
        self.rules_card = RulesCard(self)
        self.countdown = Countdown()
        self.questions = Questions(self)
        self.plans = Plans(self, self.questions)
        self.bots = SeatBots(house.run.minds, match, hands, self.style)
        self.late: set[Seat] = set()  # seats without time left
        self.silent: list[Seat] = []  # and those not yet named
        self.told: Ended | None = None  # the item of the night board
        self.evening = False  # whether it counted for a game night
        self.keeping = SaveGate(self)
        self.fresh = NewCards(self)
        self.rumble = Rumble(self)
        self.called: tuple[Seat, float] | None = None  # the last seat to begin its turn, and when

    # questions

    @property
    def pickers(self) -> dict[Seat, Picker]:
        """Return the picker of each person to move."""
        return self.questions.pickers

    @property
    def focus(self) -> dict[Seat, Place]:
        """Return the focused place, by seat."""
        return self.questions.focus

    def ask(self) -> None:
        """Give each person to move a picker, and each bot its question."""
        self.questions.ask()
        self.countdown.ask(self.match.prompts, self.pickers)
        self.late -= {seat for seat, asked in self.match.prompts.items() if asked.seconds}
        self.bots.ask()

    def ask_anew(self) -> None:
        """Ask as if nobody had been asked before."""
        self.questions.forget()
        self.ask()

    # moves and their notation

    def play(self, seat: Seat, move: Move) -> None:
        """Play a move: write it to the record, then show it. Raises IllegalMove."""
        self.settle()
        beats = self.match.write(seat, move)
        result = self.rules.result(beats[-1].state)
        if result is not None:
            self._report_result(result)
        self.keeping.act_once_kept(partial(self._on_move, seat, move, beats))

    def _report_result(self, result: Result) -> None:
        """Report a finished and recorded match to the night board and the game night, before its
        end is shown."""
        house, record, players = self.house, self.match.record, tuple(self.hands.players)
        self.told = house.store.night.add_match(record, result, players)

        def note() -> str | None:
            self.evening, trouble = series.note_match(house.store.data, record, result, players)
            return trouble
        house.store.keep(note)

    def _on_move(self, seat: Seat, move: Move, beats: list[Beat]) -> None:
        """Show a recorded move, and ask for the next one."""
        self.bubbles.clear()
        self.fresh.follow(seat, self.match.state, beats)
        self.match.follow(beats)
        self.pickers.pop(seat, None)
        if move[0] in self.rules.FINAL:
            self.questions.forget(seat)  # a turn of the same seat begins afresh
        if trouble := self.match.record.trouble:
            self.house.notice(trouble)
        self.ask()
        if self.hand_over_screen():
            self.reveal()
        self._tell_late()
        self.follow(beats)

    def close(self, closing: Closing) -> None:
        """End the match for the players: write that to the record, then show it."""
        self.settle()
        self._report_result(self.match.close(closing))
        self.keeping.act_once_kept(partial(self._on_closing, closing))

    def _on_closing(self, closing: Closing) -> None:
        """Show how the match ended, once that is recorded."""
        self.bubbles.clear()
        self.match.closing = closing
        if trouble := self.match.record.trouble:
            self.house.notice(trouble)
        self.bots.forget()
        self.ask()
        self.secrecy.hide()
        self.follow([])

    def _tell_late(self) -> None:
        """Name the player who ran out of time, once that tells nothing about the others'
        answers."""
        if not any(asked.seconds for asked in self.match.prompts.values()):
            ply = len(self.match.beats) - 1
            self.show.captions += [(ply, self.style.words.late(seat)) for seat in self.silent]
            self.silent.clear()

    def _list_required(self) -> list[Seat]:
        """Return the people who have to answer now."""
        return [seat for seat in self.match.waits_for if not self.hands.is_bot(seat)]

    def hand_over_screen(self) -> bool:
        """Hand the screen over to the player to move. Returns whether the viewpoint has changed.

        Several players who are asked together choose side by side, if each has a device. A player
        alone at the screen lifts their curtain as in any turn, unless they answer in secret.
        """
        asked = self._list_required()
        if asked and (all(map(self.questions.is_forced, asked))
                      or (len(asked) == 1 and self.plans.find_lead(asked[0]))):
            return False  # the table plays for them, and nobody has to look
        devices = [device for device in self.hands.devices.values() if device]
        kind = self.match.prompts[asked[0]].kind if asked else ""
        unseen = self.style.answers.between.get(kind) if self.style.answers else None
        here = sum(not self.secrecy.is_apart(seat) for seat in self.hands.humans)
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
        self.questions.attention.note_seen(self.clock)

    def land_pieces(self) -> bool:
        """Land flying pieces before a press. Returns False if a sheet has opened instead."""
        if not self.show.reel.busy:
            return True
        self.settle()
        return self.house.stack.top is self

    def undo(self, seats: list[Seat]) -> None:
        """Take back the last step of a seat that may."""
        raise NotImplementedError  # a `TableScene` answers presses

    def not_you(self, seats: list[Seat]) -> None:
        """Tell a player who presses out of turn."""
        raise NotImplementedError  # a `TableScene` answers presses

    def pause(self, device: Device) -> None:
        raise NotImplementedError  # a `TableScene` answers presses

    def go_back(self, length: int) -> None:
        """Show and ask again after `length` moves, once the record is cut."""
        self.match.record.cut(length)
        self.keeping.act_once_kept(partial(self._gone_back, length))

    def _gone_back(self, length: int) -> None:
        self.match.fall_back(length)
        self.fresh.forget()
        self.show.forget(length)
        self.bubbles.clear()
        self.ask_anew()
        self.show.put(self.match.state)

    def undo_length(self, seats: list[Seat]) -> int | None:
        """Return the number of moves left if one of the seats takes its step back."""
        lengths = (self.match.undo_length(seat) for seat in seats)
        length = next((length for length in lengths if length is not None), None)
        if length is not None and self.style.hands:  # nearly every move shows something
            kind = self.rules.parse(self.match.record.lines[length].move)[0]
            return length if kind in self.style.hands.takes_back else None
        return length

    def free_seats(self, device: Device) -> list[Seat]:
        """Let the seats of a lost device wait for another one. Returns them."""
        if seats := self.hands.lose(device):
            self.settle()
            self.follow_devices()
        return seats

    def follow_devices(self) -> None:
        """Follow a player's change of devices: their hand may move to a phone or back."""
        self.secrecy.hide()
        self.hand_over_screen()
        self.reveal()

    def sort(self, seat: Seat) -> None:
        """Sort a seat's hand in the next order, also for later matches."""
        if self.style.hands is None:
            return
        settings, sorts = self.house.settings, self.show.sorts
        sorts[seat] = next_value(self.style.hands.sorts, sorts[seat], 1)
        settings.sorts[self.rules.NAME] = sorts[seat]
        self.house.keep_settings()
        self.reveal()

    def reveal(self) -> None:
        """Show the table to the new audience at once, without a trace of the old view.

        A choice that waits for confirmation is dropped when its player no longer sees it.
        """
        for seat, picker in self.pickers.items():
            if picker.asking and not self.questions.open_to(seat):
                picker.take_back()
        self.show.reveal()
        self.picture.refit()

    def hide(self) -> None:
        """Close every open hand."""
        if self.secrecy.shared:
            self.secrecy.hide()
            self.reveal()

    def act_hint(self, action: Action, device: Device) -> None:
        """Do what a hint says, for a pointer."""
        self.press(Press(action, device))
