"""Seats that phones may take: those of a lobby, and those of a running match."""

from __future__ import annotations

from collections.abc import Sequence

from game import routes
from game.core.contract import Seat
from game.core.faces import NAMES
from game.core.record import Player
from game.core.seating import Seating
from game.devices.press import Device, is_phone
from game.house import House
from game.tables.table import TableScene


class LobbyChairs:
    """The seats of a lobby: free are those without a device, bots' seats too unless a match is
    resumed."""

    def __init__(self, house: House, seating: Seating) -> None:
        self.house = house
        self.seating = seating

    def list_players(self) -> Sequence[Player]:
        return self.seating.make_players()

    def map_devices(self) -> dict[Seat, Device | None]:
        return {seat: self.seating.devices.get(seat) for seat in self.seating.people}

    def list_free(self) -> list[Seat]:
        return [seat for seat in range(len(self.seating.kinds))
                if seat not in self.seating.devices
                and not (self.seating.settled and self.seating.is_bot(seat))]

    def come(self, device: Device) -> None:
        """Seat a phone at the seat of its code, or where there is room, under the name of its
        guest."""
        seating, access = self.seating, self.house.phone_access
        if access is None or (guest := access.find_guest(device)) is None:
            return
        if not seating.has_seat(device):
            free, names = self.list_free(), seating.names
            named = names.index(guest.name) if guest.name in names else None
            seat = next((one for one in (access.seat_of(device), named) if one in free), None)
            if seat is not None:
                seating.sit(seat, device)
            else:
                seating.come(device)
        own = next((seat for seat, there in seating.devices.items() if there == device), None)
        if own is not None and (seating.settled or seating.names[own] in seating.guests):
            access.known_as(device, seating.names[own])
        elif own is not None and guest.name and self._is_taken(own, guest.name):
            access.phone_input.ask_anew(guest.slot)
        elif own is not None and guest.name:
            seating.call(own, guest.name)
        access.tell_seats(seating.devices)

    def _is_taken(self, seat: Seat, name: str) -> bool:
        """Say whether another player here has this name, not only as their seat's default."""
        access, seating = self.house.phone_access, self.seating
        for other, device in seating.devices.items():
            guest = access.find_guest(device) if access else None
            own = guest.name == name if guest else name not in NAMES
            if other != seat and seating.names[other] == name and own:
                return True
        return False

    def put_out(self, device: Device) -> None:
        self.seating.stand_up(device)
        if self.house.phone_access:
            self.house.phone_access.put_out(device)

    def leave(self) -> None:
        """Seats of a lobby may be empty."""


class TableChairs:
    """The seats of a match. A phone may take the seat of any player without a device, also while a
    bot plays for them."""

    def __init__(self, table: TableScene, out: Device | None = None) -> None:
        """`out`: the last disconnected phone, whose seat may be empty."""
        self.table = table
        self._out = out

    def list_players(self) -> Sequence[Player]:
        return self.table.hands.players

    def map_devices(self) -> dict[Seat, Device | None]:
        return dict(self.table.hands.devices)

    def list_free(self) -> list[Seat]:
        devices = self.table.hands.devices
        return [seat for seat, player in enumerate(self.table.match.players)
                if player.kind == "human" and not is_phone(devices.get(seat))]

    def come(self, device: Device) -> None:
        """Give a phone the seat of its code, if no other phone has it."""
        table, access = self.table, self.table.house.phone_access
        seat = access.seat_of(device) if access else None
        if access and seat is not None and seat in self.list_free() and not table.hands.owned_by(
                device):
            if table.hands.is_bot(seat):
                table.hands.hand_back(seat, table.match.players[seat])
            table.hands.take(seat, device)
            access.known_as(device, self.list_players()[seat].name)
            table.ask_anew()
            table.follow_devices()

    def put_out(self, device: Device) -> None:
        """Let the phone's seat wait for another device."""
        if access := self.table.house.phone_access:
            access.put_out(device)
        if self.table.free_seats(device):
            self._out = device

    def leave(self) -> None:
        """Let the table ask about seats that no other device has taken after a phone."""
        empty = [seat for seat, own in self.table.hands.devices.items() if own is None]
        if self._out and empty:
            self.table.house.stack.open(routes.Unplugged(self._out, empty))
