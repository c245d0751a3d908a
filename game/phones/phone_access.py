"""The admission of phones: the address, the codes of seats, and the end of their access. Nothing
listens before a person allows it; that wish holds until a person ends it, also after a restart of
the program."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from time import monotonic
from typing import Protocol

import msgspec

from game.core import settings as files
from game.core.contract import Seat
from game.devices.press import Action, Device, Press
from game.phones import address, wire
from game.phones.guests import FILE, Book, Guest, Guests, device_of, slot_of
from game.phones.phones import Phones

PORT = 8642  # where the first wish is tried; a port that is taken is said to be
FADES = 60.0  # seconds after which a code that has left the screen opens nothing
GOODBYE = 1.0  # seconds for which a program that ends waits for its phones to know


class PhoneInput(Protocol):
    """Acts for phones, and shows changes on them."""

    sides: dict[str, wire.Side]  # by the slots of phones
    stirred: bool  # whether a phone with a seat has done anything in this frame

    def tick(self) -> list[wire.News]: ...
    def has_seat(self, slot: str) -> bool: ...
    def is_asleep(self, own: Device) -> bool: ...
    def ask_anew(self, slot: str) -> None: ...


class PhoneAccess:
    """`keep` writes a file; `press` sends presses to the scenes."""

    def __init__(
        self, data: Path, keep: Callable[[Path, msgspec.Struct], None],
        press: Callable[[Press], None], open_input: Callable[[Phones, Guests], PhoneInput],
        phones: Phones | None = None,
        look: Callable[[], list[address.Found]] = address.list_addresses,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        book, self.troubles = files.load_as(data / FILE, Book)
        self.phones = phones or Phones()
        self.guests = Guests(book, self._write_book)
        self._file, self._keep = data / FILE, keep
        self.phone_input = open_input(self.phones, self.guests)
        self._press = press
        self._look = look
        self._clock = clock
        self._hidden: float | None = None  # when codes left the screen, by the clock
        self.full = False  # whether there was no room for one more guest
        self._language = "en"
        self._anywhere = False  # whether a port of the system's own choice has been tried
        self.addresses: list[str] = []  # by which phones could come, the likeliest first
        self.host = ""  # the address of this machine by which they do

    # the door

    @property
    def open(self) -> bool:
        """Say whether phones are allowed, or soon will be."""
        return self.phones.open

    @property
    def wished(self) -> bool:
        """Say whether they were allowed when the program ended last."""
        return self.guests.book.open

    def _write_book(self, book: Book) -> None:
        """Write the guest book after a change, and tell the process who may come with it."""
        self._keep(self._file, book)
        self.phones.admit_tokens(self.guests.tokens, self.guests.codes)

    def let_in(self, language: str, wanted: str = "") -> None:
        """Allow phones, at a wanted address or at the likeliest. `trouble` says afterwards, or a
        little later, why none can come."""
        book = self.guests.book
        found = self._look()
        self.addresses = address.list_reachable(found)
        self.host, trouble = address.choose_address(wanted, found)
        if trouble:
            self.phones.close()
            self.phones.trouble = trouble
            return
        self._language, self._anywhere = language, False
        self._start(book.port or PORT)
        self._note_open(open_=True)

    def _start(self, port: int) -> None:
        self.phones.start(self.host, port, self.guests.tokens, self.guests.codes,
                          public=address.clean_origin(self.guests.book.public),
                          language=self._language)

    def shut(self) -> None:
        """Stop listening and forget all guests."""
        self.phones.close(last=wire.Shut())
        self.forget()
        self._note_open(open_=False)

    def forget(self) -> None:
        """Remove all guests and end all codes."""
        self.guests.forget()
        self.phone_input.sides.clear()

    def close(self) -> None:
        """Close all connections as the program ends."""
        self.phones.close(GOODBYE)

    def _note_open(self, *, open_: bool) -> None:
        self.guests.book.open = open_
        self.guests.note_change()

    @property
    def trouble(self) -> str | None:
        """Return why nobody can come, if so."""
        return self.phones.trouble

    # guests

    def find_guest(self, own: Device) -> Guest | None:
        """Return the guest of a device."""
        slot = slot_of(own)
        return self.guests.find_guest(slot) if slot is not None else None

    def list_present(self) -> list[Device]:
        """Return the phones that are connected."""
        return [device_of(slot) for slot in sorted(self.phones.here, key=int)]

    def show_codes(self) -> None:
        """Begin with new codes: the codes of earlier pages open nothing any more."""
        self._hidden = None
        self.guests.forget(unclaimed=True)

    def hide_codes(self) -> None:
        """Note that the codes have left the screen."""
        self._hidden = self._clock()

    def list_codes(self, seats: Iterable[Seat]) -> dict[Seat, str]:
        """Return for each of these seats the address in its unused code."""
        spare = [guest for guest in self.guests.book.guests if not guest.claimed]
        found: dict[Seat, Guest] = {}
        self.full = False
        for seat in seats:
            own = next((guest for guest in spare if self._find_seat(guest) == seat), None) or next(
                (guest for guest in spare if self._find_seat(guest) is None), None)
            if own is None:
                own = self.guests.invite(
                    self._list_needed({guest.slot for guest in found.values()}))
            else:
                spare.remove(own)
            if own is None:
                self.full = True
                break
            found[seat] = own
            self.phone_input.sides[own.slot] = wire.Side(seat=seat)
        for guest in spare:
            self.guests.put_out(guest.slot)
            self.phone_input.sides.pop(guest.slot, None)
        return {seat: f"{self.site}/#{guest.code}" for seat, guest in found.items()}

    def _list_needed(self, awaited: set[str]) -> set[str]:
        """Return the slots of guests who are here, have a seat, or are awaited."""
        return {guest.slot for guest in self.guests.book.guests
                if guest.slot in awaited | self.phones.here
                or self.phone_input.has_seat(guest.slot)}

    @property
    def site(self) -> str:
        """Return the address that phones open; "" until it is known."""
        book = self.guests.book
        if public := address.clean_origin(book.public):
            return public
        return f"http://{self.host}:{self.phones.port}" if self.phones.port else ""

    def _find_seat(self, guest: Guest) -> Seat | None:
        side = self.phone_input.sides.get(guest.slot)
        return side.seat if side else None

    def seat_of(self, own: Device) -> Seat | None:
        """Return the seat of a phone's code."""
        guest = self.find_guest(own)
        return self._find_seat(guest) if guest else None

    def known_as(self, own: Device, name: str) -> None:
        """Name a phone's guest after its seat; it asks for no other name."""
        guest = self.find_guest(own)
        if guest and not guest.name:
            self.guests.name_guest(guest.slot, name)

    def call(self, own: Device, name: str) -> None:
        """Rename a phone's guest from the screen."""
        if (slot := slot_of(own)) is not None:
            self.guests.name_guest(slot, name)

    def tell_seats(self, seats: Mapping[Seat, Device]) -> None:
        """Tell phones the seats, whose colours they show."""
        for seat, own in seats.items():
            if (slot := slot_of(own)) is not None:
                self.phone_input.sides[slot] = wire.Side(seat=seat)

    def put_out(self, own: Device) -> None:
        """Disconnect a phone and end its token."""
        slot = slot_of(own)
        if slot is not None and self.guests.put_out(slot):
            self.phone_input.sides.pop(slot, None)

    # once a frame

    def tick(self) -> bool:
        """Act for phones. The scenes hear of a phone that comes, or says its name. Returns whether
        a phone with a seat at the table did anything."""
        if self._hidden is not None and self._clock() - self._hidden >= FADES:
            self._hidden = None
            self.guests.forget(unclaimed=True)
        for news in self.phone_input.tick():
            match news:
                case wire.Ready(port) if port != self.guests.book.port:
                    self.guests.book.port = port
                    self.guests.note_change()
                case wire.Failed() if not self._anywhere:  # another program has the usual port
                    self._anywhere = True
                    self._start(0)
                case wire.Joined(slot) | wire.Named(slot):
                    self._press(Press(Action.FOUND, device_of(slot)))
        return self.phone_input.stirred
