"""The seats of a match and the devices that speak for them."""

from __future__ import annotations

from game.core.contract import Seat
from game.core.record import Player
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device, is_phone


class Hands:
    """The devices of all seats. If there is only one human, each device of the screen speaks for
    that seat; a phone speaks for its own seat alone.

    A seat whose pad was unplugged has None until a device takes it.
    """

    def __init__(
        self, players: tuple[Player, ...], devices: dict[Seat, Device | None],
        mode: Mode = "closed",
    ) -> None:
        self.mode: Mode = mode
        self.players = list(players)
        self.devices = {s: devices.get(s) for s, p in enumerate(players) if p.kind == "human"}
        self.asleep: set[Device] = set()  # phones that do not answer

    @property
    def humans(self) -> list[Seat]:
        return sorted(self.devices)

    @property
    def alone(self) -> Seat | None:
        """Return the only human's seat; None if there are several, or none."""
        return self.humans[0] if len(self.devices) == 1 else None

    def is_bot(self, seat: Seat) -> bool:
        return seat not in self.devices

    def seats_of(self, device: Device) -> list[Seat]:
        """Return the seats that a device speaks for. One human may use any device of the screen.
        The mouse speaks for players who share one device, and for the half of the keyboard that
        alone has a seat, as that half does for the mouse."""
        seats = self.owned_by(device)
        if seats or is_phone(device):
            return seats
        owners = set(self.devices.values())
        shared = device == MOUSE and len(owners) == 1 and None not in owners
        if self.alone is not None or shared:
            return [] if any(map(is_phone, owners)) else self.humans
        halves = [half for half in (LEFT_KEYS, RIGHT_KEYS) if half in owners]
        if device == MOUSE and len(halves) == 1:
            return self.owned_by(halves[0])
        return self.owned_by(MOUSE) if device == RIGHT_KEYS else []

    def on_phone(self, seat: Seat) -> bool:
        """Return whether a seat's hand lies on a phone."""
        return is_phone(self.devices.get(seat))

    def owned_by(self, device: Device) -> list[Seat]:
        """Return the seats that own a device."""
        return [seat for seat, own in self.devices.items() if own == device]

    def lose(self, device: Device) -> list[Seat]:
        """Remove an unplugged device. Returns the seats without a device now."""
        lost = self.owned_by(device)
        for seat in lost:
            self.devices[seat] = None
        return lost

    def take(self, seat: Seat, device: Device) -> None:
        """Let a device speak for a seat."""
        self.devices[seat] = device

    def hand_to_bot(self, seat: Seat, player: Player) -> None:
        """Let a bot play on for a seat."""
        self.players[seat] = player
        del self.devices[seat]

    def hand_back(self, seat: Seat, player: Player) -> None:
        """Give a seat that a bot has played for back to its player, who has no device yet."""
        self.players[seat] = player
        self.devices[seat] = None

    def exchange_seats(self) -> Hands:
        """Return the same people for a rematch, each one seat further."""
        n = len(self.players)
        players = tuple(self.players[(seat + 1) % n] for seat in range(n))
        return Hands(players, {(seat - 1) % n: device for seat, device in self.devices.items()},
                     self.mode)
