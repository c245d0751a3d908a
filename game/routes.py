"""The screens to open: values that `router.py` opens for `house.stack.open`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.bots import puzzles
from game.core.contract import Message, Seat, State
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import Player
from game.core.seating import Chairs
from game.devices.press import Device

Started = Callable[[Match, Mapping[Seat, Device | None]], None]


class Title(NamedTuple):
    """The lowest screen."""


class Lobby(NamedTuple):
    """The lobby. `device` sits first, or without it the first one that presses. `names` are the
    first players, out of a `company`; a device in `known` belongs to its name. `started` is called
    with the new match and the devices of the seats."""

    game: str
    device: Device | None
    match: Match | None = None  # one that is resumed
    known: Mapping[Device, str] | None = None
    names: Sequence[str] = ()
    company: Sequence[str] = ()
    started: Started | None = None


class Resume(NamedTuple):
    """A match to resume: at once for one human, through the lobby for several. Devices in `known`
    bring their names, others the names of the last table."""

    match: Match
    device: Device
    known: Mapping[Device, str] | None = None


class Table(NamedTuple):
    match: Match
    hands: Hands


class Rematch(NamedTuple):
    """A new match of the same game, in place of a table and all scenes over it."""

    match: Match
    hands: Hands
    started: Started = lambda *_: None


class Lesson(NamedTuple):
    game: str
    device: Device
    names: Sequence[str]  # enough for all seats
    learner: Player


class Puzzle(NamedTuple):
    game: str
    puzzle: puzzles.Puzzle
    device: Device


class Pause(NamedTuple):
    """The pause of the table."""

    device: Device


class Unplugged(NamedTuple):
    """The question after a pad was unplugged: these seats of the table have no device now."""

    device: Device
    seats: list[Seat]


class Asleep(NamedTuple):
    """The question about a silent phone whose seat the table waits for."""

    seat: Seat


class Log(NamedTuple):
    """The log of a match that is played or watched."""


class Rules(NamedTuple):
    """The rules of a game, at a table for its state; `keep` keeps their summary card open there."""

    game: str
    keep: Callable[[], None] | None = None
    state: State | None = None


class ScoreSheet(NamedTuple):
    """The score sheet of a round, before the next deal."""

    state: State


class Finale(NamedTuple):
    """The winner at the table, then the results."""


class Results(NamedTuple):
    """The results of a table. `focus`: the button that had it before."""

    focus: str = ""


class Replay(NamedTuple):
    """The replay of a match. One that is `over` has ended even if its record has not. With a `note`
    it begins after `ply` moves."""

    match: Match
    over: bool = False
    note: str = ""
    ply: int = 0


class Record(NamedTuple):
    """The replay of a record."""

    file: Path


class Review(NamedTuple):
    """The review of a match: its most costly moves, and better ones."""

    match: Match


class Saved(NamedTuple):
    """All matches of this house, or the finished ones first; or the archived ones."""

    over: bool = False
    away: bool = False


class GameNight(NamedTuple):
    """The page of a game night, perhaps after a match at a table."""

    device: Device
    last: tuple[Match, Hands] | None = None


class NightBoard(NamedTuple):
    """The night board, or the leaf of one game on a `poster` for passers-by."""

    game: str = ""
    poster: bool = False


class Puzzles(NamedTuple):
    """The puzzles of each game."""


class Settings(NamedTuple):
    """The settings of this house."""


class Codes(NamedTuple):
    """The codes by which phones take seats."""

    chairs: Chairs


class Spelling(NamedTuple):
    """A page for a name; `done` is called with it. `seat` is the player's, `who` their face, by
    default that of the name. `taken` are the names of all players here, which the new one may equal
    unless it must stand `alone`; `faces` are theirs. `ready`: most players keep the old name."""

    name: str
    done: Callable[[str], None]
    heading: Message = ("name-spell",)
    seat: Seat | None = None
    taken: Sequence[str] = ()
    ready: bool = False
    who: str = ""
    faces: Sequence[str] = ()
    alone: bool = False


Screen = (
    Title | Lobby | Table | Lesson | Puzzle | Pause | Unplugged | Asleep | Log | Rules | ScoreSheet
    | Finale | Results | Replay | Record | Review | Saved | GameNight | NightBoard | Puzzles
    | Settings | Codes | Spelling)
Route = Screen | Resume | Rematch
