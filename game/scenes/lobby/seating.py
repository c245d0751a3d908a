"""Who sits where before a match: people with their devices, bots, and seats that are kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence

from msgspec import UNSET

from game.core import Seat
from game.devices.press import MOUSE, RIGHT_KEYS, Device, is_phone
from game.record import Kind, Player
from game.tables.faces import NAMES

KINDS: tuple[Kind, ...] = ("human", "novice", "skilled", "expert")
USUAL_BOT: Kind = "skilled"


class Seating:
    """The seats of a table to be, by number: whose they are, their names and their devices.

    `waiting` are seats of people who come with devices of their own; bots keep them until then.
    `places` says where a device sat last, `watching` which devices gave their seat to a bot.
    A device in `known` belongs to its name and sits with it. `company` is who could be called to
    a seat, and `people` who is here: no bot has the name of one of them. `faces` are those that
    people have chosen, by name. `settled`: the seats are those of a match that goes on, and only
    devices come and go.
    """

    def __init__(
        self, kinds: Iterable[Kind], names: Iterable[str], *, waiting: Iterable[Seat] = (),
        places: Mapping[Device, Seat] | None = None, known: Mapping[Device, str] | None = None,
        company: Sequence[str] = NAMES, people: Sequence[str] = (),
        faces: Mapping[str, int] | None = None, settled: bool = False,
    ) -> None:
        self.kinds = list(kinds)
        self.names = list(names)
        self.devices: dict[Seat, Device] = {}
        self.waiting = set(waiting)
        self.places = dict(places or {})
        self.watching: set[Device] = set()
        self.known = known or {}
        self.company = company
        self.guests = people
        self._away: dict[Seat, str] = {}  # who sat where a bot sits now
        self.faces = {} if faces is None else faces
        self.settled = settled

    # what there is to see

    def holds(self, device: Device) -> bool:
        """Whether a device sits."""
        return device in self.devices.values()

    def bot(self, seat: Seat) -> bool:
        return self.kinds[seat] != "human"

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.kinds)) if not self.bot(seat)]

    @property
    def sat(self) -> set[Seat]:
        """The seats of people with devices of their own, here or awaited."""
        return {*self.devices, *self.waiting} & set(range(len(self.kinds)))

    @property
    def next(self) -> Seat | None:
        """Where somebody would sit who has never sat here."""
        return self._free("")

    def players(self) -> tuple[Player, ...]:
        return tuple(Player(name, kind, self.faces.get(name, UNSET) if kind == "human" else UNSET)
                     for name, kind in zip(self.names, self.kinds, strict=True))

    def shared(self, device: Device) -> dict[Seat, Device | None]:
        """The devices of all people: whoever has none shares `device`, but nobody a phone."""
        own = None if is_phone(device) else device
        return {seat: self.devices.get(seat, own) for seat in self.people}

    # devices come and go

    def sit_as_known(self, there: Container[Device]) -> None:
        """Those whose devices are known, and are `there`, sit where their names are."""
        for device, name in self.known.items():
            seat = self.names.index(name) if name in self.names else -1
            if device in there and seat >= 0 and not self.bot(seat):
                self.devices.setdefault(seat, device)

    def open_with(self, device: Device) -> None:
        """Whoever has opened the seats sits first, if there is one for her."""
        seat = self._free(device)
        if not self.holds(device) and seat is not None:
            self.sit(seat, device)

    def come(self, device: Device) -> bool:
        """Seat a device that has no seat yet. Returns whether it sat down. One that watches does
        not. The right half of the keyboard belongs to the player with the mouse."""
        if device == MOUSE or self.holds(device) or device in self.watching:
            return False
        if device == RIGHT_KEYS and self.holds(MOUSE):
            seat = next(s for s, own in self.devices.items() if own == MOUSE)
            self.devices[seat] = device
            return False
        free = self._free(device)
        if free is None:
            return False
        self.sit(free, device)
        return True

    def _free(self, device: Device) -> Seat | None:
        """Where somebody who comes with a device sits: as last time, or where there is room."""
        seats = range(len(self.kinds))
        open_ = [s for s in seats if not self.bot(s) and s not in self.devices]
        bots = [s for s in seats if self.bot(s) and not self.settled]
        waiting = [s for s in bots if s in self.waiting]
        own = [s for s in (*open_, *waiting) if s == self.places.get(device)]
        return next(iter((*own, *open_, *waiting, *bots)), None)

    def sit(self, seat: Seat, device: Device) -> None:
        self.devices[seat] = device
        self.kinds[seat] = "human"
        self._named(seat)
        if self.settled:
            return
        self.places = {other: there for other, there in self.places.items() if there != seat}
        self.places[device] = seat
        name = self.known.get(device)
        if name in self.names:
            there = self.names.index(name)
            self.names[there], self.names[seat] = self.names[seat], name
        elif name and name not in self.guests:  # else she sits out, and others have what was hers
            self.names[seat] = name

    def call(self, seat: Seat, name: str) -> None:
        """Somebody says what she is called; whoever has her name already gets another one."""
        if name in self.names and self.names[seat] != name:
            there = self.names.index(name)
            self.names[there] = self.next_name(there, 1)
        self.names[seat] = name

    def stand_up(self, device: Device) -> None:
        """A device goes; a bot keeps its seat, unless nobody else is there."""
        for seat in [seat for seat, own in self.devices.items() if own == device]:
            del self.devices[seat]
            if not self.settled and self.devices:
                self.kinds[seat] = USUAL_BOT
                self.waiting.add(seat)
                self._named(seat)

    # whose seats they are

    def taken(self, seat: Seat, device: Device) -> bool:
        """Whether somebody else sits on a seat, for a device that sits elsewhere. The mouse may be
        anybody's."""
        own = self.devices.get(seat)
        return own is not None and device not in (own, MOUSE) and self.holds(device)

    def next_name(self, seat: Seat, step: int) -> str:
        """Who comes after the one who sits there, of those who have no seat yet."""
        known = self.names[seat]
        at = self.company.index(known) if known in self.company else 0
        free = [n for n in self.company if n not in self.names or n == known]
        at = free.index(known) if known in free else at
        return free[(at + step) % len(free)]

    def turn_kind(self, seat: Seat, step: int, device: Device) -> None:
        """Somebody else has a seat: a bot, or a person, who is the one with `device` if it does
        not sit yet."""
        self.waiting.discard(seat)
        self.kinds[seat] = KINDS[(KINDS.index(self.kinds[seat]) + step) % len(KINDS)]
        self._named(seat)
        if self.bot(seat) and seat in self.devices:
            self.watching.add(self.devices.pop(seat))
        elif not self.bot(seat) and not self.holds(device):
            self.watching.discard(device)
            self.sit(seat, device)

    def _named(self, seat: Seat) -> None:
        """A bot where one of the people sat has a name of its own; she has hers again."""
        if self.bot(seat) and self.names[seat] in self.guests:
            self._away[seat] = self.names[seat]
            self.names[seat] = next(name for name in self.company
                                    if name not in self.names and name not in self.guests)
        elif not self.bot(seat) and (name := self._away.pop(seat, "")) and name not in self.names:
            self.names[seat] = name

    def resize(self, count: int, names: Sequence[str]) -> None:
        """Another number of seats; who sits stays, bots come and go at the end. `names` are the
        usual ones of all seats."""
        more = count - len(self.kinds)
        self.names = [*self.names, *names[len(self.kinds):]][:count]
        self.kinds = [*self.kinds, *([USUAL_BOT] * more)][:count]
        self.devices = {seat: device for seat, device in self.devices.items() if seat < count}

    def move_on(self) -> None:
        """Everybody moves one seat on: who is first changes."""
        n = len(self.kinds)
        self.names = self.names[1:] + self.names[:1]
        self.kinds = self.kinds[1:] + self.kinds[:1]
        self.devices = {(seat - 1) % n: device for seat, device in self.devices.items()}
        self.places = {device: (seat - 1) % n for device, seat in self.places.items()}
        self.waiting = {(seat - 1) % n for seat in self.waiting if seat < n}


def owners(devices: Mapping[Seat, Device | None], names: Sequence[str]) -> dict[Device, str]:
    """Whose devices are whose, among those that belong to one person."""
    own = Counter(devices.values())
    return {device: names[seat] for seat, device in devices.items() if device and own[device] == 1}
