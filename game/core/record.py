"""The record of a match: seed and moves, on disk before they are drawn.

A record is JSON lines: a header, then one line for each move, one for a player who leaves their
seat to a bot, and one for a match that the players end before its rules do. No human move is ever
deleted: a torn last line is dropped, and all else stays in the file.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from game.core import files
from game.core.contract import Message
from game.core.disk import Disk
from game.core.files import Plain, write_whole
from game.core.words import Trouble
from game.games import list_games, load_rules

T = TypeVar("T")
FORMAT = 1
CLOSED = 2  # the format of a record that ends with a Closing
HANDED = 3  # and of one with a Handed
MOST = 4_000_000  # bytes of a record
Kind = Literal["human", "novice", "skilled", "expert"]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player: a name, a human or the level of a bot, and the number of a chosen face."""

    name: Plain
    kind: Kind = "human"
    face: Annotated[int, msgspec.Meta(ge=0, le=99)] | msgspec.UnsetType = msgspec.UNSET


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line of a record. `format` is the record's form, `version` the rules'."""

    game: Plain
    version: int
    players: Annotated[tuple[Player, ...], msgspec.Meta(max_length=9)]
    seed: str
    options: dict[Plain, Plain] = {}
    format: int = FORMAT


class Form(msgspec.Struct):
    """The part of a record's first line that all versions read alike."""

    game: Plain
    version: int
    format: int = FORMAT


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One move, in the notation of its game."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=8)]
    move: Annotated[str, msgspec.Meta(max_length=1000)]


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a match by its players: a seat gives up, or offers a draw that the other
    accepts."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=8)]
    ending: Literal["gave up", "agreed"]

    @property
    def says(self) -> Message:
        """The sentence that the log and the results tell."""
        return (f"closed-{self.ending.replace(' ', '-')}", ("seat", self.seat))


class Handed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line after a move: a player gives up, and a bot plays on for them."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=8)]
    bot: Kind

    @property
    def says(self) -> Message:
        """The sentence that the log tells."""
        return ("closed-bot", ("seat", self.seat))


class BadRecord(ValueError):
    """A record that cannot be used: the message names the file and the reason."""

    @property
    def sentence(self) -> str:
        """The message, as the house can say it."""
        return str(self) if not isinstance(self.args[0], Trouble) else self.args[0]


class UnreadableRecord(BadRecord):
    """A record that cannot be read at the moment; it may be sound."""


class MissingRecord(UnreadableRecord):
    """A record that is not there."""


class ForeignRecord(BadRecord):
    """A sound record that is unusable here: of another version, or of a missing map. `says` is the
    reason for a player."""

    def __init__(self, message: str, says: Message = ()) -> None:
        self.says = says or ("kept-trouble", message)
        super().__init__(Trouble(*self.says, english=message))


Held = Header | Line | Handed | Closing  # the kinds of lines in a record's file


class Record:
    """A header and moves, appended to a file.

    `trouble` is one sentence while the disk refuses; the match goes on, and the next line tries to
    write everything that is missing. `disk` does all writing.
    """

    def __init__(self, header: Header, file: Path | None, lines: tuple[Line, ...] = (),
                 closing: Closing | None = None,
                 handed: Sequence[tuple[int, Handed]] = ()) -> None:
        """`handed`: the seats that bots took over, each with the number of moves before that."""
        self.header = header
        self.lines = list(lines)
        self.closing = closing
        self.handed = list(handed)
        self.file = file
        self.disk = Disk(at_once=True)
        self.trouble: str | None = None
        self._kept: int | None = None  # bytes known to be whole in the file; the disk's alone

    def encode(self) -> bytes:
        return _encode_lines(self._list_lines())

    def _list_lines(self) -> tuple[Held, ...]:
        """Return the lines of the file, in the lowest format that knows all of them."""
        lowest = HANDED if self.handed else CLOSED if self.closing else FORMAT
        held: list[Held] = [*self.lines]
        for length, one in reversed(self.handed):
            held.insert(length, one)
        return (msgspec.structs.replace(self.header, format=lowest), *held,
                *([self.closing] if self.closing else []))

    def add(self, line: Line) -> None:
        """Append a move and write it."""
        self.lines.append(line)
        self._keep(msgspec.json.encode(line) + b"\n")

    def cut(self, length: int) -> None:
        """Drop the moves from `length` on, for undo."""
        del self.lines[length:]
        self.handed = [(min(at, length), one) for at, one in self.handed]
        self.closing = None
        self.keep()

    def close(self, closing: Closing) -> None:
        """Append how the match ended and write it."""
        self.closing = closing
        self.keep()

    def hand_over(self, handed: Handed) -> None:
        """Append that a bot takes over a seat and write it."""
        self.handed.append((len(self.lines), handed))
        self.keep()

    def keep(self) -> None:
        """Write the whole record."""
        self._keep(None)

    def drop(self) -> None:
        """Remove the record: nobody has played in it."""
        if self.file:
            self.disk.submit(partial(_remove_file, self.file))

    def _keep(self, more: bytes | None) -> None:
        """Let the disk write the new lines: only the last one, if the others are known to be
        there."""
        if self.file is not None:
            self.disk.submit(partial(self._write, self.file, self._list_lines(), more))

    def _write(
        self, file: Path, lines: Sequence[Held], more: bytes | None,
    ) -> None:
        try:
            if more is None or self._kept is None:
                file.parent.mkdir(parents=True, exist_ok=True)
                whole = _encode_lines(lines)
                write_whole(file, whole)
                self._kept = len(whole)
            else:
                _append(file, self._kept, more)
                self._kept += len(more)
        except OSError as error:
            self._kept = None
            self.trouble = Trouble("match-not-kept", file, error.strerror)
        else:
            self.trouble = None


def _encode_lines(lines: Iterable[Held]) -> bytes:
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def _remove_file(file: Path) -> None:
    with suppress(OSError):
        file.unlink(missing_ok=True)


def _append(file: Path, kept: int, more: bytes) -> None:
    """Add bytes after those that are known to be whole, and wait for the disk."""
    with file.open("r+b") as out:
        out.truncate(kept)
        out.seek(kept)
        out.write(more)
        out.flush()
        os.fsync(out.fileno())


def read_record(file: Path) -> Record:
    """Return a record from its file, without a torn last line. Raises BadRecord; changes
    nothing."""
    try:
        content = files.read_bytes(file, MOST)
    except files.Absent as error:
        raise MissingRecord(Trouble("record-unreadable", file, str(error))) from error
    except files.Unreadable as error:
        raise UnreadableRecord(Trouble("record-unreadable", file, str(error))) from error
    except files.Broken as error:
        raise BadRecord(Trouble("record-broken", file, str(error))) from error
    whole, _, _torn = content.rpartition(b"\n")
    first, *rest = whole.split(b"\n")
    form = _read_line(file, 1, first, Form)
    if form.game not in list_games():
        raise ForeignRecord(f"{file}: there is no game called {form.game} here",
                            ("kept-no-game", form.game))
    version = load_rules(form.game).VERSION
    if form.format > HANDED or form.version > version:
        raise ForeignRecord(f"{file}: a newer version of the program wrote the record",
                            ("kept-newer",))
    if form.format < FORMAT or form.version != version:
        raise ForeignRecord(f"{file}: the record is of another version of {form.game}, "
                            "it can be looked at and not resumed", ("kept-other-version",))
    header = _read_line(file, 1, first, Header)
    told = [(n, text) for n, text in enumerate(rest, start=2) if text.strip()]
    closing = None
    if form.format >= CLOSED and told and b'"ending"' in told[-1][1]:
        closing = _read_line(file, *told.pop(), Closing)
    lines: list[Line] = []
    handed: list[tuple[int, Handed]] = []
    for n, text in told:
        if form.format >= HANDED and b'"bot"' in text:
            handed.append((len(lines), _read_line(file, n, text, Handed)))
        else:
            lines.append(_read_line(file, n, text, Line))
    return Record(header, file, tuple(lines), closing, handed)


def _read_line(file: Path, number: int, text: bytes, kind: type[T]) -> T:
    try:
        found: T = files.decode_json(text, kind)
    except files.Broken as error:
        raise BadRecord(Trouble("record-line-broken", file, str(number), str(error))) from error
    return found


def game_of(file: Path) -> str:
    """Return the game of a broken record, if that can be read."""
    with suppress(BadRecord, files.BadFile):
        game = _read_line(file, 1, files.read_bytes(file, MOST).split(b"\n")[0], Header).game
        if game in list_games():
            return game
    return ""


def new_file(records: Path, game: str) -> Path:
    """Return a new name for a record, in UTC. Later names sort after earlier ones, also while the
    clock stands still and when summer time ends."""
    moment = time.time_ns() // 1000
    while True:
        seconds, micro = divmod(moment, 1_000_000)
        stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime(seconds))
        file = records / f"{stamp}-{micro:06d}-{game}.jsonl"
        if not os.path.lexists(file):
            return file
        moment += 1
