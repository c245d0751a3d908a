"""Who holds which token, and how long a phone keeps its seat.

The life of a phone's seat:

1. *Phones*, in a lobby or a pause, shows a code for every free seat. A person who comes by a
   code has its seat.
2. Every use of a code makes a new token and ends the older one.
3. A code is spent once its guest has said a name, pressed anything, or come back by the token.
4. A code that has left the screen is never shown again, and opens nothing a minute later.
5. A token is all that a phone is known by. It opens its seat in one window at a time, also after
   the program was started anew.
6. A token ends when the host puts its phone out, with *No phones*, and in a kiosk when attract
   begins. *No phones* and attract end all codes too.
7. There are twelve guests at most. One more takes the place of the guest without a seat who has
   been away longest; if there is none, the page of codes says so.

A guest's slot is a short word in device names and in the log; a code stands in the fragment of its
address, which no request and no log has.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Callable, Container, Mapping

import msgspec

from game.core.files import Plain
from game.devices.press import PHONE, Device, is_phone

BYTES = 16  # of a token: 128 bits
LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none is taken for another
LENGTH = 23  # of a code, which is typed where a camera fails: 132 bits
MOST = 12  # guests, who have come or are awaited
FILE = "phones.json"


class Guest(msgspec.Struct, forbid_unknown_fields=True):
    """`claimed`: a phone has come, so that no screen shows the code. A spent code is ""."""

    slot: Plain
    token: Plain
    code: Plain = ""
    name: Plain = ""
    claimed: bool = False


class Book(msgspec.Struct, forbid_unknown_fields=True):
    """The kept data: all token holders by their last visit; whether phones were allowed when the
    program ended, and the address."""

    guests: list[Guest] = []
    open: bool = False
    port: int = 0
    public: Plain = ""  # an address of the host's own, by which friends far away come
    last: int = 0  # the newest slot's number; none is given twice


class Guests:
    """The guests of a house; `keep` writes the book after each change."""

    def __init__(self, book: Book, keep: Callable[[Book], None]) -> None:
        self.book = book
        self._keep = keep

    def note_change(self) -> None:
        """Note another change in the book."""
        self._keep(self.book)

    @property
    def tokens(self) -> dict[str, str]:
        """Every token, by slot."""
        return {guest.slot: guest.token for guest in self.book.guests}

    @property
    def codes(self) -> dict[str, str]:
        """Every code that is not spent, by slot."""
        return {guest.slot: guest.code for guest in self.book.guests if guest.code}

    def invite(self, needed: Container[str] = ()) -> Guest | None:
        """Add a guest with a code, if need be in place of one who is not `needed`; None if the
        house is full."""
        guests = self.book.guests
        if len(guests) >= MOST:
            away = next((guest for guest in guests if guest.slot not in needed), None)
            if away is None:
                return None
            guests.remove(away)
        self.book.last += 1
        code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        guest = Guest(str(self.book.last), new_token(), code)
        guests.append(guest)
        self._keep(self.book)
        return guest

    def find_guest(self, slot: str) -> Guest | None:
        """Return the guest of a slot."""
        return next((guest for guest in self.book.guests if guest.slot == slot), None)

    def claim(self, slot: str) -> bool:
        """Admit a phone that has come. Return whether it is the first time."""
        guest = self.find_guest(slot)
        if guest is None or guest.claimed:
            return False
        guest.claimed = True
        self._keep(self.book)
        return True

    def trade_token(self, slot: str, token: str) -> None:
        """Replace a guest's token after a code was used."""
        if guest := self.find_guest(slot):
            guest.token = token
            self._keep(self.book)

    def note_visit(self, slot: str) -> None:
        """Note that a phone has come or gone; it now counts as the latest visitor."""
        if guest := self.find_guest(slot):
            self.book.guests.remove(guest)
            self.book.guests.append(guest)
            self._keep(self.book)

    def spend(self, slot: str) -> bool:
        """End the code of a guest who certainly has the token. Returns whether there was one."""
        guest = self.find_guest(slot)
        if guest is None or not guest.code:
            return False
        guest.code = ""
        self._keep(self.book)
        return True

    def name_guest(self, slot: str, name: str) -> None:
        if (guest := self.find_guest(slot)) is not None:
            guest.name = name
            self._keep(self.book)

    def forget(self, *, unclaimed: bool = False) -> None:
        """Remove all guests, or only those whose codes nobody has used."""
        kept = [guest for guest in self.book.guests if unclaimed and guest.claimed]
        if len(kept) < len(self.book.guests):
            self.book.guests = kept
            self._keep(self.book)

    def put_out(self, slot: str) -> bool:
        """Take a token's rights away. Return whether it had any."""
        guest = self.find_guest(slot)
        if guest is None:
            return False
        self.book.guests.remove(guest)
        self._keep(self.book)
        return True


def new_token() -> str:
    """Return a secret of 128 bits."""
    return secrets.token_urlsafe(BYTES)


def find_slot(token: str, tokens: Mapping[str, str]) -> str | None:
    """Return the slot that a token opens. All tokens are compared, each in the same time."""
    found, given = None, token.encode("utf-8", "surrogatepass")
    for slot, own in tokens.items():
        if hmac.compare_digest(own.encode(), given):
            found = slot
    return found


def device_of(slot: str) -> Device:
    """Return the device of a guest's phone."""
    return PHONE + slot


def slot_of(own: Device) -> str | None:
    """Return the slot of a phone; None for any other device."""
    return own.removeprefix(PHONE) if is_phone(own) else None
