"""What the players have chosen for good: read typed, written whole, never lost to a bad file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

T = TypeVar("T", bound=msgspec.Struct)

Volume = Annotated[float, msgspec.Meta(ge=0, le=1)]
SPEEDS = (0.5, 1.0, 2.0, 0.0)  # 0 is instant
TEXT_SIZES = (1.0, 1.25, 1.5, 1.75, 2.0)


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """`speed` multiplies motion (0: instant), `text` is a factor on every text's size."""

    language: Literal["en", "sv"] = "en"
    volume: Volume = 0.7
    fire: Volume = 0.3
    text: Annotated[float, msgspec.Meta(ge=1, le=2)] = 1.0
    speed: Annotated[float, msgspec.Meta(ge=0, le=2)] = 1.0
    reduced_motion: bool = False
    fullscreen: bool = True
    remind: bool = True  # whether a table shows what its player has seen before
    names: dict[str, str] = {}
    sorts: dict[str, str] = {}  # by game: how hands were laid last
    bests: dict[str, int] = {}  # by game and what was played: the best result of one person alone
    bindings: dict[str, dict[str, str]] = {}


def load(file: Path) -> tuple[Settings, list[str]]:
    """The settings and, if the file is broken, one sentence about it."""
    return load_as(file, Settings)


def load_as(file: Path, kind: type[T]) -> tuple[T, list[str]]:
    """What a file keeps, with one sentence if it is broken.

    A broken file is set aside beside itself, and the defaults hold.
    """
    try:
        return msgspec.json.decode(file.read_bytes(), type=kind), []
    except FileNotFoundError:
        return kind(), []
    except OSError as error:
        return kind(), [f"{file}: the settings cannot be read: {error.strerror}"]
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        return kind(), [f"{file}: the settings are broken, {error}; {set_aside(file)}"]


def save(file: Path, settings: msgspec.Struct) -> str | None:
    """Write the file whole or not at all; one sentence if it cannot be done."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.format(msgspec.json.encode(settings), indent=2))
    except OSError as error:
        return f"{file}: the settings are not kept: {error.strerror}"
    return None


def write_whole(file: Path, content: bytes) -> None:
    """Replace a file in one step, so that a pulled plug leaves the old one or the new one."""
    part = file.with_name(file.name + ".part")
    with part.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    part.replace(file)


def set_aside(file: Path) -> str:
    """Rename a broken file so that it is neither read again nor lost; says what was done."""
    n = 1
    while (target := file.with_name(f"{file.name}.broken-{n}")).exists():
        n += 1
    try:
        file.rename(target)
    except OSError as error:
        return f"it cannot be set aside: {error.strerror}"
    return f"it is set aside as {target.name}"
