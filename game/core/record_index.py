"""The records in a folder: the newest, and those of unfinished matches.

A file beside the records lists the finished matches by name and size, so that a wrong clock hides
no unfinished one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path

import msgspec

from game.core import files
from game.core.files import write_whole
from game.core.match import Match, resume
from game.core.record import MOST, BadRecord, ForeignRecord

LOOKED_AT, OLDEST = 30, 15  # newest and oldest records that are replayed to find open matches
OVER = "over.json"  # beside the records: which of their matches are over


def list_newest(
    folder: Path, most: int, key: Callable[[Path], int] | None = None,
) -> list[Path]:
    """Return the newest records of a folder, newest first: by name, which begins with the time of
    the first move, or by a key."""
    found = files.list_files(folder, "*.jsonl")
    return (sorted(found, key=key) if key else found)[:-most - 1:-1]


def list_stamps(folder: Path) -> list[tuple[Path, int]]:
    """List all records, and when each was last written."""
    return [(file, time_of_write(file)) for file in files.list_files(folder, "*.jsonl")]


def time_of_write(file: Path) -> int:
    """Return when a file was last written, in nanoseconds; 0 if there is none."""
    try:
        return file.stat().st_mtime_ns
    except OSError:
        return 0


def find_unfinished(folder: Path) -> tuple[list[Match], list[str]]:
    """Find the matches to resume, newest first, and a sentence for each broken record. It remembers
    the finished ones, so that these hide no unfinished one whatever the clock says; of many new
    records it reads some at both ends now, and the others later."""
    over, found, complaints = _read_over(folder), [], []
    known, waiting = dict(over), deque(_list_unknown(folder, over))
    replayed = 0
    while waiting and replayed < LOOKED_AT + OLDEST:
        file = waiting.popleft() if replayed < LOOKED_AT else waiting.pop()
        try:
            match = resume(file)
        except ForeignRecord:
            continue  # nothing was replayed
        except BadRecord as error:
            complaints.append(error.sentence)
        else:
            if match.result is not None:
                known[file.name] = _size_of(file)
            elif match.played:
                found.append(match)
        replayed += 1
    if known != over:
        _write_over(folder, known)
    return sorted(found, key=lambda match: match.record.file or folder, reverse=True), complaints


def maybe_open(folder: Path) -> list[Path]:
    """Return the records of matches that are not known to be finished, newest first."""
    return _list_unknown(folder, _read_over(folder))


def _list_unknown(folder: Path, over: Mapping[str, int]) -> list[Path]:
    return [file for file in reversed(files.list_files(folder, "*.jsonl"))
            if file.name not in over or over[file.name] != _size_of(file)]


def _read_over(folder: Path) -> dict[str, int]:
    """Read the names and sizes of records whose matches are over."""
    try:
        found: dict[str, int] = files.decode_json(
            files.read_bytes(folder / OVER, MOST), dict[str, int])
    except files.BadFile:
        return {}
    return found


def _write_over(folder: Path, over: Mapping[str, int]) -> None:
    """Write the list of finished matches; a loss only costs reading them again."""
    there = {file.name for file in files.list_files(folder, "*.jsonl")}
    with suppress(OSError):
        write_whole(folder / OVER, msgspec.json.encode(
            {name: size for name, size in over.items() if name in there}))


def _size_of(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return -1
