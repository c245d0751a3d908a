"""The data folder: one program at a time keeps its files there. It removes half-written files that
a killed program left."""

from __future__ import annotations

import os
import re
import sys
from contextlib import suppress
from pathlib import Path

from game.core.files import PART, list_files
from game.core.words import Trouble

LOCK = "hearthside.lock"
BEGUN = r"\d{8}(-\d{6}|T\d{6}Z)-\d{6}-[a-z]+"  # time and game of a match
OURS = (  # by folder: names of files of ours that may be left half written
    ("", re.compile(r"(settings|kiosk|counters|series|phones|puzzles)\.json|operator\.seal")),
    ("records", re.compile(rf"{BEGUN}\.(jsonl|review)|over\.json")),
    ("evenings", re.compile(rf"({BEGUN}|evening)\.json")),
    ("night", re.compile(r"\d{20}-[0-9a-f]{32}\.json|[0-9a-f-]{36}\.ending")),
)


class Taken(Exception):
    """Another program is using the folder: the message is one sentence."""


class Hold:
    """A data folder that belongs to this program until `close`, or until the program dies in any
    way."""

    def __init__(self, data: Path) -> None:
        """Take the folder. Raises Taken. A read-only folder needs no protection."""
        self._handle: int | None = None
        try:
            data.mkdir(parents=True, exist_ok=True)
            self._handle = os.open(data / LOCK, os.O_RDWR | os.O_CREAT, 0o644)
        except (OSError, ValueError):
            return
        if _lock(self._handle):
            self.close()
            raise Taken(Trouble("folder-taken", data))
        _remove_half_written(data)

    def close(self) -> None:
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None


def _lock(handle: int) -> bool:
    """Take a file for this process. Returns whether another one has it already. The system releases
    it when the process ends; if the system knows no locks, nobody has it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return True
    except OSError:
        return False
    return False


def _remove_half_written(data: Path) -> None:
    """Remove half-written files of a program that died; the whole files are still there."""
    for name, ours in OURS:
        for part in list_files(data / name, f"*{PART}"):
            if ours.fullmatch(part.name.removesuffix(PART)):
                with suppress(OSError):
                    part.unlink()
