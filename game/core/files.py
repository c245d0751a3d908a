"""The rules for files in one place: an ordinary file of limited size, in UTF-8 and of its type; and
how to write a file whole."""

from __future__ import annotations

import os
import re
import stat
from codecs import BOM_UTF8
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec

T = TypeVar("T")

# Signs that no font draws: controls, ends of lines, marks of direction, halves of pairs.
UNDRAWN = ("\\x00-\\x1f\\x7f-\\x9f\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f"
           "\\ud800-\\udfff\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff")
LONGEST = 100  # letters of a name
REASON = 200  # letters of a fault in a file
Plain = Annotated[str, msgspec.Meta(max_length=LONGEST, pattern=f"^[^{UNDRAWN}]*\\Z")]
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]
Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
PART = ".part"
NO_TEXT = "it is not in UTF-8"
NEWER = "a newer version of the program wrote it"


class BadFile(ValueError):
    """An unusable file; the message is the reason, without the file's name."""


class Unreadable(BadFile):
    """The file cannot be read now, or is no ordinary file. It may be sound, and stays in place."""


class Absent(Unreadable):
    """There is no such file."""


class Newer(Unreadable):
    """A newer version of the program wrote it, so this one neither reads nor replaces it."""


class Broken(BadFile):
    """The contents are unusable, now and later."""


def list_files(folder: Path, pattern: str) -> list[Path]:
    """Return the files in a folder whose names match a pattern, sorted; none if the folder cannot
    be read."""
    try:
        return sorted(folder.glob(pattern))
    except OSError:
        return []


def read_bytes(file: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes, without a UTF-8 byte order mark. Raises BadFile. It
    never waits for a pipe or a device."""
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
    try:
        with open(os.open(file, flags), "rb") as source:  # noqa: PTH123  Path knows no flags
            mode = os.fstat(source.fileno()).st_mode
            if not stat.S_ISREG(mode):
                raise Unreadable("it is no ordinary file")
            found = source.read(most + 1)
    except FileNotFoundError as error:
        raise Absent(error.strerror) from error
    except OSError as error:
        raise Unreadable(error.strerror or str(error)) from error
    if len(found) > most:
        raise Broken(f"it is larger than {most} bytes")
    return found.removeprefix(BOM_UTF8)


def read_text(file: Path, most: int) -> str:
    """Return the text of a file. Raises BadFile."""
    try:
        return read_bytes(file, most).decode()
    except UnicodeDecodeError as error:
        raise Broken(NO_TEXT) from error


def decode_json(found: bytes | str, kind: Any) -> Any:
    """Return JSON as a value of a type, or of one of several types. Raises Broken."""
    try:
        return msgspec.json.decode(found, type=kind)
    except UnicodeDecodeError as error:
        raise Broken(NO_TEXT) from error
    except RecursionError as error:
        raise Broken("it is nested too deeply") from error
    except msgspec.MsgspecError as error:
        raise Broken(_shorten(str(error))) from error


class _Form(msgspec.Struct):
    """The one key of a file that every version reads alike. A file without it has format 1."""

    format: int = 1


def newest_format(kind: type) -> int:
    """Return the format of a kind of file: the default of its field `format`, else 1."""
    return next((field.default for field in msgspec.structs.fields(kind)
                 if field.name == "format"), 1)


def demand_format(found: bytes, newest: int) -> None:
    """Read the format alone. Raises Newer if it is above `newest`, and Broken."""
    form: _Form = decode_json(found, _Form)
    if form.format > newest:
        raise Newer(NEWER)


def read(file: Path, kind: type[T], most: int) -> T:
    """Read a JSON file as a type, its format first. Raises BadFile."""
    found = read_bytes(file, most)
    demand_format(found, newest_format(kind))
    value: T = decode_json(found, kind)
    return value


def _shorten(reason: str) -> str:
    """Return a reason in short: it repeats the contents, which may be anything."""
    reason = re.sub(r"matching regex '.*'", "that can be shown", reason)
    seen = "".join(sign if sign.isprintable() else "?" for sign in reason)
    return seen if len(seen) <= REASON else seen[:REASON] + "…"


def write_whole(file: Path, content: bytes) -> None:
    """Replace a file in one step, so that a power cut leaves the old one or the new one. On return
    both its contents and its name are on disk. Raises OSError."""
    part = file.with_name(file.name + PART)
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)
    with suppress(OSError):  # not every system can open a folder
        flush_folder(file.parent)


def flush_folder(folder: Path) -> None:
    """Wait until a folder's list of files is on disk. Raises OSError."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
