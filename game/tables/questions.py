"""The questions to people at a table: a picker for each seat, its focus, and how long the question
has been on the screen."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from game.core.contract import Move, Place, Seat, State, zone_of
from game.devices.press import Device
from game.picture.screen import Box
from game.tables.attention import Attention
from game.tables.pickers import Picker
from game.tables.places import SORT, is_button
from game.tables.seated_match import SeatedMatch
from game.tables.views import Views


class Questions:
    """The questions to all people who have to answer."""

    def __init__(self, scene: SeatedMatch) -> None:
        self.scene = scene
        self.pickers: dict[Seat, Picker] = {}
        self.focus: dict[Seat, Place] = {}
        self.attention = Attention()
        self._views = Views(scene.rules)
        self._kinds: dict[Seat, str] = {}  # of each seat's prompt
        self._awake: set[Seat] = set()  # seats that have steered to an optional question

    def forget(self, seat: Seat | None = None) -> None:
        """Treat the next question to a seat, or to everybody, as new."""
        if seat is None:
            self.pickers, self._kinds = {}, {}
        else:
            self._kinds.pop(seat, None)

    def ask(self) -> None:
        """Give each person to move a picker.

        A new question begins on a legal place; after a move the focus goes where the game says. An
        unchanged question keeps its selection, and its focus while that is legal.
        """
        was, kinds = self.pickers, self._kinds
        self._kinds = {seat: prompt.kind for seat, prompt in self.scene.match.prompts.items()
                       if not self.scene.hands.is_bot(seat)}
        anew = {seat for seat, kind in self._kinds.items() if kinds.get(seat) != kind}
        self.attention.ask(self._kinds, anew)
        self._awake = self._awake & self._kinds.keys() - anew
        self.pickers = {}
        for seat in self._kinds:
            picker = self.pickers[seat] = self.scene.style.touch.picker(self.view_for(seat), seat)
            moved = seat in kinds and seat not in was
            if moved and (then := self._find_next(seat, picker.list_nexts())):
                self.focus[seat] = then
                continue
            if seat in anew:
                self.focus[seat] = self._find_first(seat, self.list_fields(seat), begins=True)
                continue
            for place in was[seat].path if seat in was else ():
                picker.touch(place)
            fields = self.list_fields(seat)
            if self.focus[seat] not in (fields if seat in was else picker.list_nexts()):
                self.focus[seat] = self._find_first(seat, fields)

    def view_for(self, seat: Seat | None) -> State:
        """Return the view of a seat, or of everybody, of the state in question."""
        return self._views(self.scene.match.state, seat)

    def list_fields(self, seat: Seat) -> tuple[Place, ...]:
        """Return each place that a seat's focus can be on."""
        fields = self.scene.style.touch.fields(self.view_for(seat), seat)
        picker = self.pickers.get(seat)
        fields = picker.list_places(fields) if picker else fields
        return self.scene.list_offered((*fields, SORT) if self._is_sortable(seat) else fields)

    def map_places(self, seat: Seat) -> dict[Place, Box]:
        """Return the boxes of places that a seat's focus can be on; some are missing while another
        seat's view is shown."""
        return {place: self.scene.show.board.box_of(place) for place in self.list_fields(seat)
                if self.scene.show.board.has_place(place)}

    def keep_focus(self, seat: Seat) -> None:
        """Keep the focus on a possible place after a step of a picker."""
        places = tuple(self.map_places(seat)) or self.list_fields(seat)
        if self.focus[seat] not in places:
            self.focus[seat] = self._find_first(seat, places)

    def follow_touch(self, seat: Seat, place: Place) -> None:
        """Complete the selection after a touch, and move the focus to the next place, or to the
        only button left. A button that has laid out a play keeps the focus: the next press
        plays."""
        picker = self.pickers[seat]
        if picker.path and is_button(place, self.scene.style.touch.buttons) and picker.can_play(
                place):
            return
        picker.complete_pick(place)
        nexts = picker.list_nexts() if picker.path and not (picker.asking or picker.readings) else (
            )
        if then := self._find_next(seat, nexts):
            self.focus[seat] = then
        if len(nexts) == 1:
            place, = nexts
            if is_button(place, self.scene.style.touch.buttons):
                self.focus[seat] = place

    def _find_first(self, seat: Seat, fields: tuple[Place, ...], *, begins: bool = False) -> Place:
        """Return the first focus of a turn, or a new one where the last leads nowhere: a legal
        place. A place that only ends the turn comes last, unless the game says that nothing else is
        left."""
        nexts, style = self.pickers[seat].list_nexts(), self.scene.style
        if begins and (only := style.touch.yields(self.view_for(seat), seat)) in nexts:
            return only
        idle = (*style.touch.ends, *style.touch.idle)
        legal = [place for place in fields if place in nexts]
        useful = [place for place in legal if place not in idle]
        if then := self._find_next(seat, useful if begins else legal):
            return then
        if useful:
            return style.touch.start(useful)
        rest = [place for place in fields if place not in idle] if begins else legal
        held = [place for place in self.pickers[seat].path if place in fields]  # it can be let go
        return next(iter((*rest, *held)), fields[0])

    def _find_next(self, seat: Seat, nexts: Collection[Place]) -> Place | None:
        """Return the game's favourite among the next places."""
        then = self.scene.style.touch.then(self.view_for(seat), seat, self.pickers[seat])
        return next((place for place in then if place in nexts), None)

    def open_to(self, seat: Seat) -> bool:
        """Say whether a seat may touch its choices: its hand must be open, here or on its phone,
        unless its answer is optional."""
        secrecy = self.scene.secrecy
        return (secrecy.may_see(seat) or secrecy.is_apart(seat)
                or self.scene.match.prompts[seat].optional)

    def is_heeded(self, seat: Seat, place: Place) -> bool:
        """Say whether a button works while other things are picked: one that ends the turn or does
        nothing, or a bet."""
        picker, style = self.pickers[seat], self.scene.style
        return (bool(picker.path) and picker.find_refusal(place) is None
                and (place in (*style.touch.ends, *style.touch.idle)
                     or not picker.is_skipped(place)))

    def is_awake(self, seat: Seat) -> bool:
        """Say whether a Confirm means the focus. A player with an optional answer steers there
        first, as the press may be meant to hurry others."""
        return not self.scene.match.prompts[seat].optional or seat in self._awake

    def wake(self, seat: Seat) -> bool:
        """Note that a seat steers towards its question. Returns whether its focus appears only
        now."""
        came = not self.is_awake(seat)
        self._awake.add(seat)
        return came

    def on_screen(self, seat: Seat) -> bool:
        """Say whether a seat's question is on the screen yet."""
        return self.attention.is_seen(seat) or not self.scene.show.reel.busy

    def is_touchable(self, seat: Seat) -> bool:
        """Say whether a seat's possible touches may be drawn."""
        return (self.on_screen(seat) and not self.scene.blind.is_asked(seat)
                and self.open_to(seat) and not self.scene.secrecy.is_apart(seat)
                and self.has_own_presses(seat))

    def list_asked(self, seats: Iterable[Seat]) -> list[Seat]:
        """Return those of some seats who are to answer, required answers first."""
        return sorted((seat for seat in seats if seat in self.pickers),
                      key=lambda seat: self.scene.match.prompts[seat].optional)

    def has_own_presses(self, seat: Seat) -> bool:
        """Say whether presses of a device are this seat's, and not those of a player who shares it
        and answers first."""
        scene, device = self.scene, self.scene.hands.devices.get(seat)
        return (device is None or scene.match.prompts[seat].optional
                or self.list_asked(scene.hands.seats_of(device))[:1] == [seat])

    def find_meant(self, device: Device) -> Seat | None:
        """Return the seat whose hand a device opens: among those who share it, the one with an open
        hand, the one to move, or the next to move."""
        scene = self.scene
        seats = scene.hands.seats_of(device)
        if scene.secrecy.audience in seats:
            return scene.secrecy.audience
        if asked := self.list_asked(seats):
            return asked[0]
        turn, n = next(iter(scene.match.waits_for), 0), len(scene.hands.players)
        return min(seats, key=lambda seat: (seat - turn) % n, default=None)

    def find_settled(self, seat: Seat) -> Move | None:
        """Return a seat's answer that everybody can see to be the only one."""
        scene, settings = self.scene, self.scene.house.settings
        if scene.taught or not (settings.forced and settings.remind):
            return None  # players who remember by themselves see less
        answers = scene.style.answers
        return answers.settled(self.view_for(seat), seat) if answers else None

    def is_forced(self, seat: Seat) -> bool:
        """Say whether everybody knows a seat's move, and the table plays it."""
        scene = self.scene
        hands = scene.style.hands
        return self.find_settled(seat) is not None or bool(
            hands and scene.house.settings.forced and not scene.taught
            and hands.known_forced(self.view_for(None), seat))

    def _is_sortable(self, seat: Seat) -> bool:
        """Say whether a seat can sort its hand now."""
        picker, secrecy = self.pickers.get(seat), self.scene.secrecy
        return (self.scene.style.hands is not None
                and (secrecy.may_see(seat) or secrecy.is_apart(seat))
                and self.scene.show.question is None
                and not (picker and picker.readings)
                and any(zone_of(place) == f"hand/{seat}" for place in self.scene.show.table))
