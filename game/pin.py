"""An operator's number: four to six digits that only a salted hash is kept of, and what guessing
costs."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SHORTEST, LONGEST = 4, 6
WRONG = 5  # in a row, then the lock hears nothing for REST seconds
REST = 60.0
SALT = 16  # bytes
COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and some 50 ms a guess


def seal(pin: str) -> str:
    """What is kept of a number: salt and hash in hexadecimal digits."""
    salt = secrets.token_bytes(SALT)
    return f"{salt.hex()}${_hash(pin, salt)}"


def opens(pin: str, sealed: str) -> bool:
    """Whether a number is the one that was sealed; False for a seal that is none."""
    salt, _, kept = sealed.partition("$")
    try:
        return hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), kept)
    except (ValueError, TypeError):
        return False


def _hash(pin: str, salt: bytes) -> str:
    return hashlib.scrypt(pin.encode(), salt=salt, **COST).hex()


class Lock:
    """Counts wrong numbers. `now` is a steady clock's, in seconds."""

    def __init__(self) -> None:
        self._wrong = 0
        self._until = 0.0

    def rests(self, now: float) -> float:
        """For how many seconds no number is looked at."""
        return max(self._until - now, 0.0)

    def tried(self, now: float, *, right: bool) -> None:
        """A number was looked at."""
        self._wrong = 0 if right else self._wrong + 1
        if self._wrong >= WRONG:
            self._wrong, self._until = 0, now + REST
