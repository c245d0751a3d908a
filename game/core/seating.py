"""The seating before a match: players with their devices, bots, and reserved seats."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Mapping, Sequence
from typing import Protocol

from msgspec import UNSET

from game.core.contract import Seat
from game.core.faces import NAMES
from game.core.record import Kind, Player
from game.core.settings import next_value
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, is_phone

KINDS: tuple[Kind, ...] = ("human", "novice", "skilled", "expert")
USUAL_BOT: Kind = "skilled"


class Chairs(Protocol):
    """Seats that phones may take, in a lobby or in a match."""

    def list_players(self) -> Sequence[Player]: ...
    def map_devices(self) -> dict[Seat, Device | None]: ...
    def list_free(self) -> list[Seat]: ...
    def come(self, device: Device) -> None: ...
    def put_out(self, device: Device) -> None: ...
    def leave(self) -> None: ...


class Seating:
    """The seats before a match, by number: their kinds, names and devices.

    `waiting` are seats of players who come with devices of their own; bots keep them until then.
    `places` are the seats in which devices sat last, `watching` the devices that gave their seat to
    a bot. A device in `known` belongs to its name and sits with it. `company` are the names that a
    seat may have, `people` those of the players who are here: no bot has one of these. `faces` are
    the ones that players chose, by name. `settled`: a match goes on, only devices come and go.
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
        self._away: dict[Seat, str] = {}  # the names of players in seats that bots hold now
        self.faces = {} if faces is None else faces
        self.settled = settled

    def has_seat(self, device: Device) -> bool:
        """Say whether a device has a seat."""
        return device in self.devices.values()

    def is_bot(self, seat: Seat) -> bool:
        return self.kinds[seat] != "human"

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.kinds)) if not self.is_bot(seat)]

    @property
    def sat(self) -> set[Seat]:
        """Return the seats of players with devices of their own, here or awaited."""
        return {*self.devices, *self.waiting} & set(range(len(self.kinds)))

    @property
    def next(self) -> Seat | None:
        """Return the seat for a player who has never sat here."""
        return self._find_free_seat("")

    def make_players(self) -> tuple[Player, ...]:
        return tuple(Player(name, kind, self.faces.get(name, UNSET) if kind == "human" else UNSET)
                     for name, kind in zip(self.names, self.kinds, strict=True))

    def share_device(self, device: Device) -> dict[Seat, Device | None]:
        """Return the devices of all players; those without one share `device`, unless it is a
        phone."""
        own = None if is_phone(device) else device
        return {seat: self.devices.get(seat, own) for seat in self.people}

    # devices come and go

    def sit_as_known(self, there: Container[Device]) -> None:
        """Seat the known devices that are `there` where their names are."""
        for device, name in self.known.items():
            seat = self.names.index(name) if name in self.names else -1
            if device in there and seat >= 0 and not self.is_bot(seat):
                self.devices.setdefault(seat, device)

    def open_with(self, device: Device) -> None:
        """Seat the device that opened the lobby, if there is a seat for it."""
        seat = self._find_free_seat(device)
        if not self.has_seat(device) and seat is not None:
            self.sit(seat, device)

    def come(self, device: Device) -> bool:
        """Seat a device that has no seat yet. Returns whether it sat down. One that watches does
        not. The right half of the keyboard belongs to the player with the mouse."""
        if device == MOUSE or self.has_seat(device) or device in self.watching:
            return False
        if device == RIGHT_KEYS and self.has_seat(MOUSE):
            seat = next(s for s, own in self.devices.items() if own == MOUSE)
            self.devices[seat] = device
            return False
        free = self._find_free_seat(device)
        if free is None:
            return False
        self.sit(free, device)
        return True

    def find_free(self, there: Iterable[Device]) -> list[Device]:
        """Return the devices that could sit down: halves of the keyboard, and one for all pads."""
        free = [device for device in there
                if not (device == MOUSE or is_phone(device) or self.has_seat(device)
                        or device in self.watching
                        or (device == RIGHT_KEYS and self.has_seat(MOUSE)))]
        others = [device for device in free if device not in (LEFT_KEYS, RIGHT_KEYS)][1:]
        return [device for device in free if device not in others]

    def _find_free_seat(self, device: Device) -> Seat | None:
        """Return the seat for a device: its last one, or a free one."""
        seats = range(len(self.kinds))
        open_ = [s for s in seats if not self.is_bot(s) and s not in self.devices]
        bots = [s for s in seats if self.is_bot(s) and not self.settled]
        waiting = [s for s in bots if s in self.waiting]
        own = [s for s in (*open_, *waiting) if s == self.places.get(device)]
        return next(iter((*own, *open_, *waiting, *bots)), None)

    def sit(self, seat: Seat, device: Device) -> None:
        self.devices[seat] = device
        self.kinds[seat] = "human"
        self._name_bot(seat)
        if self.settled:
            return
        self.places = {other: there for other, there in self.places.items() if there != seat}
        self.places[device] = seat
        name = self.known.get(device)
        if name in self.names:
            there = self.names.index(name)
            self.names[there], self.names[seat] = self.names[seat], name
        elif name and name not in self.guests:  # others have the seat of a guest
            self.names[seat] = name

    def call(self, seat: Seat, name: str) -> None:
        """Give a seat a name; another seat that has it already gets the next one."""
        if name in self.names and self.names[seat] != name:
            there = self.names.index(name)
            self.names[there] = self.next_name(there, 1)
        self.names[seat] = name

    def stand_up(self, device: Device) -> None:
        """Take the seat of a device away; a bot keeps it, unless no other device has one."""
        for seat in [seat for seat, own in self.devices.items() if own == device]:
            del self.devices[seat]
            if not self.settled and self.devices:
                self.kinds[seat] = USUAL_BOT
                self.waiting.add(seat)
                self._name_bot(seat)

    # their owners

    def is_taken(self, seat: Seat, device: Device) -> bool:
        """Say whether another device has this seat, for a device that sits elsewhere. The mouse may
        be any player's."""
        own = self.devices.get(seat)
        return own is not None and device not in (own, MOUSE) and self.has_seat(device)

    def next_name(self, seat: Seat, step: int) -> str:
        """Return the name after the one of a seat, of those that no other seat has."""
        known = self.names[seat]
        at = self.company.index(known) if known in self.company else 0
        free = [n for n in self.company if n not in self.names or n == known]
        at = free.index(known) if known in free else at
        return free[(at + step) % len(free)]

    def turn_kind(self, seat: Seat, step: int, device: Device) -> None:
        """Give a seat to the next kind of bot, or to a player: the one with `device`, if it has no
        seat yet."""
        self.waiting.discard(seat)
        self.kinds[seat] = next_value(KINDS, self.kinds[seat], step)
        self._name_bot(seat)
        if self.is_bot(seat) and seat in self.devices:
            self.watching.add(self.devices.pop(seat))
        elif not self.is_bot(seat) and not self.has_seat(device):
            self.watching.discard(device)
            self.sit(seat, device)

    def _name_bot(self, seat: Seat) -> None:
        """Give a bot in a player's seat a name of its own, and the player theirs back."""
        if self.is_bot(seat) and self.names[seat] in self.guests:
            self._away[seat] = self.names[seat]
            self.names[seat] = next(name for name in self.company
                                    if name not in self.names and name not in self.guests)
        elif not self.is_bot(seat) and (
                name := self._away.pop(seat, "")) and name not in self.names:
            self.names[seat] = name

    def resize(self, count: int, names: Sequence[str]) -> None:
        """Set the number of seats; bots come and go at the end. `names` are the usual ones of all
        seats."""
        more = count - len(self.kinds)
        self.names = [*self.names, *names[len(self.kinds):]][:count]
        self.kinds = [*self.kinds, *([USUAL_BOT] * more)][:count]
        self.devices = {seat: device for seat, device in self.devices.items() if seat < count}

    def move_on(self) -> None:
        """Move all players one seat on, so that another one begins."""
        n = len(self.kinds)
        self.names = self.names[1:] + self.names[:1]
        self.kinds = self.kinds[1:] + self.kinds[:1]
        self.devices = {(seat - 1) % n: device for seat, device in self.devices.items()}
        self.places = {device: (seat - 1) % n for device, seat in self.places.items()}
        self.waiting = {(seat - 1) % n for seat in self.waiting if seat < n}


def find_owners(devices: Mapping[Seat, Device | None], names: Sequence[str]) -> dict[Device, str]:
    """Return the names of devices that belong to one player each."""
    own = Counter(devices.values())
    return {device: names[seat] for seat, device in devices.items() if device and own[device] == 1}
