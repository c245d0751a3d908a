"""The pause of a match: go on, read, take a step back, begin again, or leave."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game import routes
from game.core.contract import Message, Seat
from game.core.match import PAIR
from game.core.record import Closing, Handed, Player
from game.devices.press import Action, Device, Press
from game.house import House
from game.phones.seats import TableChairs
from game.scenes.overlay import ConfirmScene, Doubt, PausedScene
from game.tables.match_line import list_points, write_points
from game.tables.match_summary import find_first, list_faces
from game.tables.style import join_things
from game.tables.table import TableScene
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog, Person


class OfferScene(ConfirmScene):
    """A question to one player, whose own device answers it; any player may withdraw it."""

    sudden = True

    def __init__(
        self, table: TableScene, seat: Seat, doubt: Doubt, act: Callable[[], object],
    ) -> None:
        super().__init__(table.house, doubt, act)
        self.table, self.seat = table, seat

    def press(self, press: Press) -> None:
        answers = self.seat in self.table.hands.seats_of(press.device)
        if press.action is Action.CONFIRM and press.phase == "down" and not answers:
            self.house.refuse(("draw-else", ("name", self.table.name_of(self.seat))))
        else:
            super().press(press)


class PauseScene(PausedScene):
    """The player who pressed Start opened it; any player may close it."""

    def __init__(self, house: House, table: TableScene, device: Device) -> None:
        super().__init__(house)
        self.table, self.opener, self.last_device = table, device, device

    def make_dialog(self) -> Dialog:
        house, say, go = self.house, self.house.words, self.house.stack.open
        seats = self.table.hands.seats_of(self.opener)
        may_undo = self.table.undo_length(seats) is not None
        return Dialog(say("pause"), (
            Entry("resume", say("pause-resume"), self.go_back, "ui/play"),
            Entry("rules", say("pause-rules"), self.table.open_rules, "ui/book"),
            Entry("log", say("pause-log"), partial(go, routes.Log()), "ui/help"),
            Entry("undo", say("pause-undo"), self.close_then(partial(self.table.undo, seats)),
                  "ui/undo", None if may_undo else self.table.style.no_undo),
            *self._list_endings(),
            *([Entry("phones", say("phones"), partial(go, routes.Codes(TableChairs(self.table))),
                     "ui/phone")] if house.lets_phones_in else []),
            Entry("settings", say("settings"), partial(go, routes.Settings()), "ui/gear"),
            Entry("restart", say("pause-restart"), self._restart, "ui/again"),
            Entry("leave", say("pause-leave"), house.to_title, "ui/leave")),
            people=self._find_people())

    def _find_people(self) -> Sequence[Person]:
        """Return all players with their points, where texts leave room."""
        house, match = self.house, self.table.match
        if house.art.large_text:
            return ()
        values, leader = list_points(match), find_first(match)
        return [Person(who, player.name, write_points(house, match, values[seat]) if values else "",
                       seat == leader, seat)
                for seat, (who, player) in enumerate(zip(list_faces(match), match.players,
                                                         strict=True))]

    @property
    def _own(self) -> Seat | None:
        """Return the seat of the player who paused; of several on one device, the seat to move."""
        seats = self.table.hands.seats_of(self.opener)
        return next((seat for seat in self.table.match.waits_for if seat in seats),
                    next(iter(seats), None))

    def _list_endings(self) -> list[Entry]:
        """Return the ways to end a match that has begun against others."""
        match, seat, say = self.table.match, self._own, self.house.words
        if seat is None or not match.record.lines or len(match.players) == 1:
            return []
        found = [Entry("give-up", say("pause-give-up"), partial(self._give_up, seat), "ui/flag")]
        if len(match.players) == PAIR and self.table.hands.devices.get(1 - seat):
            found.append(
                Entry("draw", say("pause-draw"), partial(self._offer_draw, seat), "ui/swap"))
        return found

    def _give_up(self, seat: Seat) -> None:
        """Ask whether a player gives up. Among several people a bot plays on for the seat;
        otherwise the match ends."""
        name = ("name", self.table.name_of(seat))
        others = [one for one in range(len(self.table.match.players)) if one != seat]
        on = len(others) > 1 and len(self.table.hands.humans) > 1
        about: Message = ("give-up-bot", name) if on else ("give-up-ends", join_things(
            [("name", self.table.name_of(one)) for one in others]), len(others))
        doubt = Doubt(("give-up-sure", name), about, ("give-up-stay",), ("give-up-go",),
                      ("ui/play", "ui/flag"))
        act = partial(self._give_to_bot, seat) if on else partial(
            self.table.close, Closing(seat, "gave up"))
        self.house.stack.push(ConfirmScene(self.house, doubt, self.close_then(act)))

    def _give_to_bot(self, seat: Seat) -> None:
        """Let a bot play on for a player who gives up."""
        table = self.table
        handed = Handed(seat, "skilled")
        table.hands.hand_to_bot(seat, Player(table.name_of(seat), handed.bot))
        table.match.record.hand_over(handed)
        table.show.captions.append((len(table.match.beats) - 1, handed.says))
        table.follow_devices()
        table.ask()

    def _offer_draw(self, seat: Seat) -> None:
        """Ask the other of two players for a draw."""
        own, other = (("name", self.table.name_of(one)) for one in (seat, 1 - seat))
        doubt = Doubt(("draw-sure", other), ("draw-about", own, other), ("draw-stay",),
                      ("draw-go",), ("ui/play", "ui/swap"))
        self.house.stack.push(OfferScene(self.table, 1 - seat, doubt, self.close_then(
            partial(self.table.close, Closing(seat, "agreed")))))

    def _restart(self) -> None:
        """Start a new match with the same players, after a question if a move was played. The old
        match can be resumed."""
        again = partial(self.house.stack.open, routes.Rematch(self.table.match, self.table.hands))
        if not self.table.match.played:
            again()
            return
        doubt = Doubt(("restart-sure",), ("restart-kept",), ("restart-stay",), ("restart-go",),
                      ("ui/play", "ui/again"))
        self.house.stack.push(ConfirmScene(self.house, doubt, again))
