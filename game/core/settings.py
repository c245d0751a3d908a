"""The players' settings: read as a type, written whole, never lost to a bad file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar, get_args

import msgspec

from game.core import files
from game.core.files import Plain, Whole, write_whole
from game.core.quarantine import set_aside
from game.core.words import Trouble

T = TypeVar("T", bound=msgspec.Struct)
V = TypeVar("V")

MOST = 1_000_000  # bytes of a file of choices
Volume = Annotated[float, msgspec.Meta(ge=0, le=1)]
VOLUMES = {  # off, quiet and normal
    "music": (0.0, 0.25, 0.5), "volume": (0.0, 0.35, 0.7), "fire": (0.0, 0.15, 0.3),
}
LOUDNESS = ("off", "quiet", "normal")  # their names
SPEEDS = (0.5, 1.0, 2.0, 0.0)  # 0 is instant
Contrast = Literal["usual", "high"]
Suits = Literal["usual", "apart"]
CONTRASTS: tuple[Contrast, ...] = get_args(Contrast)
SUITS: tuple[Suits, ...] = get_args(Suits)
TEXT_SIZES = (1.0, 1.25, 1.5, 1.75, 2.0)


def find_nearest(values: Sequence[Any], value: Any) -> int:
    """Return the position of the nearest value in a row, as a file may hold any value."""
    if value in values:
        return values.index(value)
    return min(range(len(values)), key=lambda n: abs(values[n] - value))


def next_value(values: Iterable[V], value: V, step: int) -> V:
    """Return the value some steps further along a row, going round at its ends."""
    row = [*values]
    return row[(find_nearest(row, value) + step) % len(row)]


Mode = Literal["closed", "curtain", "peek", "hold", "open"]  # how players hide their hands


class Habit(msgspec.Struct):
    """The last state of a game's lobby: who sat on its seats, who `sat` there with a device of
    their own, the seat of each device (`devices`), how hands were kept, and the options."""

    kinds: tuple[Literal["human", "novice", "skilled", "expert"], ...] = ()
    sat: tuple[Whole, ...] = ()
    devices: dict[Plain, Whole] = {}
    secrecy: Mode | None = None
    options: dict[Plain, Plain] = {}


class Settings(msgspec.Struct):
    """`volume` is that of effects, `speed` multiplies motion (0: instant), `text` is a factor on
    every text's size. Keys that this version does not know stay in the file."""

    language: Literal["en", "sv"] = "en"
    volume: Volume = 0.7
    fire: Volume = 0.3
    music: Volume = 0.5
    text: Annotated[float, msgspec.Meta(ge=1, le=2)] = 1.0
    contrast: Contrast = "usual"
    suits: Suits = "usual"  # the colours of suits, and of seats
    speed: Annotated[float, msgspec.Meta(ge=0, le=2)] = 1.0
    reduced_motion: bool = False
    fullscreen: bool = True
    remind: bool = True  # whether a table reminds players of cards that they have seen
    forced: bool = True  # whether it plays moves that leave nothing to choose
    closing: Literal[0, 10, 30] = 0  # seconds without a press that close an open hand; 0: never
    names: dict[Plain, Plain] = {}
    faces: dict[Plain, Whole] = {}  # by name: the number of the face that a person has chosen
    lobbies: dict[Plain, Habit] = {}  # by game: how its lobby was left
    phones: Plain = ""  # the address of this machine by which phones come; "" is the likeliest
    sorts: dict[Plain, Plain] = {}  # by game: how hands were last sorted
    bests: dict[Plain, Whole] = {}  # by game and map: the best result of one person alone
    bindings: dict[Plain, dict[Plain, Plain]] = {}


def load(file: Path) -> tuple[Settings, list[str]]:
    """Return the settings and, if the file is broken, one sentence about it."""
    return load_as(file, Settings)


def load_as(file: Path, kind: type[T]) -> tuple[T, list[str]]:
    """Return the contents of a file, or the defaults; and a sentence if the file was broken."""
    value, trouble = read_kept(file, kind)
    return kind() if value is None else value, [trouble] if trouble else []


def read_kept(file: Path, kind: type[T], about: str = "settings") -> tuple[T | None, str | None]:
    """Return the contents of a file, None if it is missing or broken; in that case also a sentence
    `about` it. A broken file is renamed and stays beside the new one."""
    try:
        return files.read(file, kind, MOST), None
    except files.Absent:
        return None, None
    except files.Unreadable as error:
        return None, Trouble(f"{about}-unreadable", file, str(error))
    except files.Broken as error:
        return None, Trouble(f"{about}-broken", file, str(error), set_aside(file))


def save(file: Path, settings: msgspec.Struct, about: str = "settings") -> str | None:
    """Write the file whole or not at all, with the keys in it that this version does not know.
    Leaves a newer version's file as it is. Returns a sentence `about` it if that fails."""
    plain = msgspec.to_builtins(settings)
    try:
        _take_unknown(plain, files.read_bytes(file, MOST), type(settings))
    except files.Newer as error:
        return Trouble(f"{about}-not-kept", file, str(error))
    except files.BadFile:
        pass  # there is no file to keep anything of
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, msgspec.json.format(msgspec.json.encode(plain), indent=2))
    except OSError as error:
        return Trouble(f"{about}-not-kept", file, error.strerror)
    return None


def _take_unknown(plain: dict[str, Any], old: bytes, kind: type[msgspec.Struct]) -> None:
    """Add the keys of an older file that its kind does not know, and those of its habits. Raises
    BadFile."""
    files.demand_format(old, files.newest_format(kind))
    if kind.__struct_config__.forbid_unknown_fields:
        return
    before = files.decode_json(old, dict[str, Any])
    _add_unknown(plain, before, kind)
    lobbies = before.get("lobbies") if kind is Settings else None
    for game, habit in lobbies.items() if isinstance(lobbies, dict) else ():
        if game in plain["lobbies"] and isinstance(habit, dict):
            _add_unknown(plain["lobbies"][game], habit, Habit)


def _add_unknown(plain: dict[str, Any], before: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    known = {field.encode_name for field in msgspec.structs.fields(kind)}
    plain.update({key: value for key, value in before.items() if key not in known})
