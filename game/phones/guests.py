"""Who holds which token. Tokens are the only thing by which a phone is known: never a name.

A guest's slot is a short word for everybody's ears, in device names and in the log; her token is
secret and lies in a file beside the records, so that phones come back by themselves after the
program was started anew. What is shown to the room, and may be photographed, is a code: whoever
comes by it first is handed the token, and with the name that she gives the code is spent.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Mapping

import msgspec

from game.devices.press import PHONE, Device, is_phone
from game.files import Plain

BYTES = 16  # of a token: 128 bits
LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none is taken for another
LENGTH = 23  # of a code, which is typed where a camera fails: 132 bits
MOST = 12  # guests, who have come or are awaited
FILE = "phones.json"


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """`claimed`: a phone has come, so that the code need not be shown any more. A code that is
    spent is ""."""

    slot: Plain
    token: Plain
    code: Plain = ""
    name: Plain = ""
    claimed: bool = False


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """What is kept: everybody who holds a token, whether phones were let in when the program ended,
    and where it listened."""

    guests: list[Guest] = []
    open: bool = False
    port: int = 0
    public: Plain = ""  # an address of the host's own, by which friends far away come
    last: int = 0  # the newest slot's number; none is given twice


class Guests:
    """The guests of a house; `keep` writes the book down whenever it changes."""

    def __init__(self, book: Book, keep: Callable[[Book], None]) -> None:
        self.book = book
        self._keep = keep

    def kept(self) -> None:
        """Something else in the book has changed."""
        self._keep(self.book)

    @property
    def tokens(self) -> dict[str, str]:
        """Every token, by slot."""
        return {guest.slot: guest.token for guest in self.book.guests}

    @property
    def codes(self) -> dict[str, str]:
        """Every code that is not spent, by slot."""
        return {guest.slot: guest.code for guest in self.book.guests if guest.code}

    def invite(self) -> Guest | None:
        """A new guest, whom a code awaits; None if the house is full."""
        if len(self.book.guests) >= MOST:
            return None
        self.book.last += 1
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        guest = Guest(str(self.book.last), secrets.token_urlsafe(BYTES), code)
        self.book.guests.append(guest)
        self._keep(self.book)
        return guest

    def of(self, slot: str) -> Guest | None:
        """The guest of a slot."""
        return next((guest for guest in self.book.guests if guest.slot == slot), None)

    def claim(self, slot: str) -> bool:
        """A phone has come. Returns whether it is the first time."""
        guest = self.of(slot)
        if guest is None or guest.claimed:
            return False
        guest.claimed = True
        self._keep(self.book)
        return True

    def spend(self, slot: str) -> bool:
        """A guest is known to have her token: her code opens nothing any more. Returns whether it
        did."""
        guest = self.of(slot)
        if guest is None or not guest.code:
            return False
        guest.code = ""
        self._keep(self.book)
        return True

    def name(self, slot: str, name: str) -> None:
        """What a guest is called from now on."""
        if (guest := self.of(slot)) is not None:
            guest.name = name
            self._keep(self.book)

    def put_out(self, slot: str) -> bool:
        """A token opens nothing any more. Returns whether it did."""
        guest = self.of(slot)
        if guest is None:
            return False
        self.book.guests.remove(guest)
        self._keep(self.book)
        return True


def opened(token: str, tokens: Mapping[str, str]) -> str | None:
    """The slot that a token opens. All tokens are compared, each in the same time."""
    found, given = None, token.encode("utf-8", "surrogatepass")
    for slot, own in tokens.items():
        if hmac.compare_digest(own.encode(), given):
            found = slot
    return found


def device(slot: str) -> Device:
    """The device that a guest's phone is."""
    return PHONE + slot


def slot_of(own: Device) -> str | None:
    """The slot of a phone; None for any other device."""
    return own.removeprefix(PHONE) if is_phone(own) else None
