"""The operator's PIN: four to six digits, stored as a salted hash, with a wait after wrong
tries."""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
import sys
from getpass import getpass
from pathlib import Path

from game.core import files
from game.core.words import Trouble

FILE = "operator.seal"
MOST = 1_000  # bytes of the seal's file
SHORTEST, LONGEST = 4, 6
WRONG = 5  # in a row; then the lock hears nothing for REST seconds
REST = 60.0
SALT = 16  # bytes
COST = {"n": 2**14, "r": 8, "p": 1}  # 16 MB and some 50 ms a guess


def seal(pin: str) -> str:
    """Return the seal of a PIN: salt and hash in hexadecimal digits."""
    salt = secrets.token_bytes(SALT)
    return f"{salt.hex()}${_hash_pin(pin, salt)}"


def can_open(pin: str, sealed: str) -> bool:
    """Say whether a PIN matches a seal; False if the seal is malformed."""
    salt, _, kept = sealed.partition("$")
    try:
        return hmac.compare_digest(_hash_pin(pin, bytes.fromhex(salt)), kept)
    except (ValueError, TypeError):
        return False


def read_seal(data: Path) -> str:
    """Return the seal in a folder; "" if there is none, or it cannot be read."""
    try:
        sealed = files.read_text(data / FILE, MOST).strip()
    except files.BadFile:
        return ""
    return sealed if is_seal(sealed) else ""


def is_seal(text: str) -> bool:
    return re.fullmatch(r"[0-9a-f]{32}\$[0-9a-f]{128}", text) is not None


def keep_seal(data: Path, sealed: str) -> str | None:
    """Write a seal into a file of its own, which outlives all others. Returns a sentence if that
    fails."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        files.write_whole(data / FILE, sealed.encode() + b"\n")
    except OSError as error:
        return Trouble("pin-not-kept", data / FILE, error.strerror)
    return None


def ask(data: Path) -> int:
    """Ask for a PIN on the terminal, twice, and store it. Returns the exit code."""
    one = _read_line(f"The operator's PIN, {SHORTEST} to {LONGEST} digits: ")
    if not re.fullmatch(rf"[0-9]{{{SHORTEST},{LONGEST}}}", one):
        return _print_failure(f"a PIN has {SHORTEST} to {LONGEST} digits")
    if _read_line("Once more: ") != one:
        return _print_failure("that was another PIN; nothing has changed")
    if trouble := keep_seal(data, seal(one)):
        return _print_failure(trouble)
    sys.stdout.write(f"{data / FILE}: the PIN is kept, and holds at once\n")
    return 0


def _read_line(asked: str) -> str:
    """Return a line typed without echo, or piped in."""
    return getpass(asked) if sys.stdin.isatty() else sys.stdin.readline().strip()


def _print_failure(sentence: str) -> int:
    sys.stderr.write(f"hearthside: {sentence}\n")
    return 1


def _hash_pin(pin: str, salt: bytes) -> str:
    return hashlib.scrypt(pin.encode(), salt=salt, **COST).hex()


class Lock:
    """Counts wrong PINs. `now` is a steady clock's, in seconds."""

    def __init__(self) -> None:
        self._wrong = 0
        self._until = 0.0

    def seconds_of_rest(self, now: float) -> float:
        """Return the seconds for which PINs are ignored."""
        return max(self._until - now, 0.0)

    def note_try(self, now: float, *, right: bool) -> None:
        """Note a try."""
        self._wrong = 0 if right else self._wrong + 1
        if self._wrong >= WRONG:
            self._wrong, self._until = 0, now + REST
