"""A game night: several games one after another, and one table of points by name.

In a match a player gets one point for being there and one for each player left behind: three, two
and one with three seats, two and one with two. Equals get the same; bots are left behind like
anyone. A person who sits out a game gets the average of the people who played it. A game whose
players are ranked by wins may be the best of three: then its matches count together as one, by
matches won.

`series.json` is written whole when a match begins and when it ends, so that a killed program can go
on where it was. An evening that has ended is kept besides, in `evenings`, under the name of its
first match.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from game.core import files, settings
from game.core.contract import Result, Seat
from game.core.files import Plain, Whole
from game.core.match import Match
from game.core.quarantine import set_aside
from game.core.record import (
    BadRecord,
    ForeignRecord,
    MissingRecord,
    Player,
    Record,
    UnreadableRecord,
    read_record,
)
from game.core.rotation import choose_players, count_turns
from game.core.words import Trouble
from game.games import list_games, load_rules
from game.night.result import MOST_SEATS, list_places

BEST_OF: tuple[Literal[1, 3], ...] = (1, 3)
FILE = "series.json"  # in the data folder
PAST = "evenings"  # the folder in it with those that have ended
LATEST = 30  # of them are shown
FileName = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^/\\\x00]*\Z")]


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match: its record's file and, by seat, names, whether human, and places."""

    record: FileName
    game: Plain
    names: Annotated[tuple[Plain, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    human: tuple[bool, ...]
    places: tuple[Annotated[int, msgspec.Meta(ge=1, le=MOST_SEATS)], ...]

    def __post_init__(self) -> None:
        if not len(self.names) == len(self.human) == len(self.places):
            raise ValueError("a match has as many names as seats and places")

    @property
    def people(self) -> list[str]:
        """The names of the humans."""
        return [name for name, human in zip(self.names, self.human, strict=True) if human]

    @property
    def winner(self) -> str | None:
        """Return the only winner, if there is one."""
        return self.names[self.places.index(1)] if self.places.count(1) == 1 else None


def can_repeat(game: str) -> bool:
    """Say whether several matches of a game may decide it together."""
    return load_rules(game).RANKED_BY == "wins"


class Series(msgspec.Struct, forbid_unknown_fields=True):
    """`record` is the file of the running match; `over`: the evening was ended. `people` play
    tonight; `devices` are those that can be recognised after a restart, with their owners."""

    games: Annotated[tuple[Plain, ...], msgspec.Meta(min_length=1, max_length=99)]
    best_of: Literal[1, 3] = 1
    played: list[Played] = []
    record: FileName | None = None
    over: bool = False
    people: Annotated[tuple[Plain, ...], msgspec.Meta(max_length=99)] = ()
    devices: dict[Plain, Plain] = {}  # their owners
    since: dict[Plain, Whole] = {}  # how many matches had been played when a person came later
    averages: bool = False  # whether sitting out is worth points; older evenings stay as they were
    format: int = 2  # 1 had neither of the two

    def group_by_game(self) -> Iterator[tuple[str, list[Played]]]:
        """Yield each game with its matches so far."""
        left = list(self.played)
        for game in self.games:
            matches: list[Played] = []
            while left and not self.is_decided(game, matches):
                matches.append(left.pop(0))
            yield game, matches

    def is_decided(self, game: str, matches: Sequence[Played]) -> bool:
        """Say whether a game needs no further match."""
        need = self.best_of if can_repeat(game) else 1
        wins = Counter(match.winner for match in matches if match.winner)
        return len(matches) == need or any(2 * won > need for won in wins.values())

    @property
    def settled(self) -> int:
        """Return how many games are decided; points count for these alone."""
        return sum(self.is_decided(game, matches) for game, matches in self.group_by_game())

    @property
    def next(self) -> str | None:
        """Return the next or running game; None at the end."""
        if self.over:
            return None
        return next((game for game, matches in self.group_by_game()
                     if not self.is_decided(game, matches)), None)

    @property
    def last(self) -> Played | None:
        """Return the match before the next one, if both belong to the same game."""
        matches = next((matches for game, matches in self.group_by_game()
                        if not self.is_decided(game, matches)), [])
        return matches[-1] if matches else None

    @property
    def fixed(self) -> int:
        """Return how many games, the first ones, cannot be changed: those that were played, and the
        running one."""
        begun = sum(bool(matches) for _, matches in self.group_by_game())
        on = self.record is not None and self.next is not None and self.last is None
        return begun + on

    def list_people(self) -> list[str]:
        """Return everybody who is or was there; those who have played least come first."""
        sat = Counter(name for match in self.played for name in match.people)
        return sorted(dict.fromkeys((*self.people, *sat)), key=lambda name: sat[name])

    def seat_people(self, game: str) -> tuple[list[str], list[str]]:
        """Return the players of a game by seat, and those who sit out."""
        names = [name for name in self.list_people() if name in self.people or not self.people]
        tables = [match.people for match in self.played]
        sit = choose_players(names, max(load_rules(game).SEATS), tables,
                             count_turns(names, tables, self.since))
        return (sorted(sit, key=self.choose_seats(sit, len(sit)).__getitem__),
                [name for name in names if name not in sit])

    def foresee_sitters(self) -> list[Sequence[str]]:
        """Return the people at each undecided game, if everybody stays."""
        later, found = msgspec.structs.replace(self, played=[*self.played]), list[Sequence[str]]()
        for game, matches in self.group_by_game():
            sit: Sequence[str] = ()
            if not self.is_decided(game, matches):
                sit = matches[-1].people if matches else later.seat_people(game)[0]
                later.played.append(Played("", game, tuple(sit), (True,) * len(sit),
                                           (1,) * len(sit)))
            found.append(sit)
        return found

    def change(self, games: Sequence[str], people: Sequence[str]) -> None:
        """Choose other games and people for the rest of the evening."""
        came = {*people} - {*self.people}
        self.since = {name: n for name, n in self.since.items() if name not in came} | (
            dict.fromkeys(came, len(self.played)) if self.played else {})
        self.games, self.people = tuple(games), tuple(people)

    def choose_seats(self, names: Sequence[str], count: int) -> dict[str, Seat]:
        """Return people by name with their seats out of a number, as far as these reach. Each has
        their most frequent seat, as their colour goes with it, or that of the player whom they
        replace."""
        had = Counter((name, seat) for match in self.played
                      for seat, name in enumerate(match.names))
        place = [*dict.fromkeys((*self.people, *names))].index
        wishes = sorted(product(names, range(count)), key=lambda wish: (
            -had[wish], wish[1] != place(wish[0]), place(wish[0]), wish[1]))
        found: dict[str, Seat] = {}
        for name, seat in wishes:
            if name not in found and seat not in found.values():
                found[name] = seat
        return found


class Row(NamedTuple):
    """A name, its points in each game (None: was absent) and in all, and the average points of each
    game (None: undecided, or sitting out is worth nothing)."""

    name: str
    points: tuple[int | None, ...]
    total: Fraction | int
    averages: tuple[Fraction | None, ...] = ()


def points_of_places(places: Sequence[int]) -> tuple[int, ...]:
    """Return the points of each place: one, and one for each player behind it."""
    return tuple(1 + sum(other > place for other in places) for place in places)


def rank_people(matches: Sequence[Played]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Return everybody in a game, bots too, with their places; several matches count by matches
    won."""
    if len(matches) == 1:
        return matches[0].names, matches[0].places
    names = tuple(dict.fromkeys(name for match in matches for name in match.names))
    wins = Counter(match.winner for match in matches)
    return names, tuple(1 + sum(wins[other] > wins[name] for other in names) for name in names)


def list_winners(matches: Sequence[Played]) -> list[str]:
    """Return the winners of a game, people or bots."""
    return [name for name, place in zip(*rank_people(matches), strict=True) if place == 1]


def score_people(matches: Sequence[Played]) -> dict[str, int]:
    """Return the points of a game by name, for people only."""
    names, ends = rank_people(matches)
    got = dict(zip(names, points_of_places(ends), strict=True))
    return {name: got[name] for match in matches for name in match.people}


def make_table(series: Series) -> list[Row]:
    """Return the evening's table, the best first."""
    games = [score_people(found) if found and series.is_decided(game, found) else {}
             for game, found in series.group_by_game()]
    averages = tuple(Fraction(sum(game.values()), len(game)) if game and series.averages else None
                     for game in games)
    rows = []
    for name in series.list_people():
        got = tuple(game.get(name) for game in games)
        total = sum(average or 0 if points is None else points
                    for points, average in zip(got, averages, strict=True))
        rows.append(Row(name, got, total, averages if series.averages else ()))
    return sorted(rows, key=lambda row: (-row.total, row.name))


# the file

def load(data: Path) -> tuple[Series | None, str | None]:
    """Return the kept game night, and a sentence if its file was broken and renamed."""
    file = data / FILE
    series, trouble = settings.read_kept(file, Series, "evening")
    if series and (strange := [game for game in series.games if game not in list_games()]):
        return None, Trouble("evening-strange", file, strange[0], set_aside(file))
    return series, trouble


def open_one(data: Path) -> Series | None:
    """Return the running game night. A bad file is left to the page of the game night."""
    try:
        series = files.read(data / FILE, Series, settings.MOST)
    except files.BadFile:
        return None
    going = _is_playable(series) and series.next and (series.played or series.record)
    return series if going else None


def _is_playable(series: Series) -> bool:
    """Say whether all games of an evening are installed."""
    return {*series.games} <= {*list_games()}


def time_of_write(data: Path) -> float:
    """When the file was written last, in seconds since 1970; 0 if there is none."""
    try:
        return (data / FILE).stat().st_mtime
    except OSError:
        return 0.0


def save(data: Path, series: Series) -> str | None:
    """Write the file whole or not at all, and keep the evening if it has ended. Returns a sentence
    if that fails."""
    trouble = settings.save(data / FILE, series, "evening")
    return _put_by(data, series) or trouble


def begin(data: Path, series: Series) -> str | None:
    """Write a new evening over the last one, which is kept if that had ended before there was a
    place for it. Returns a sentence if that fails."""
    with suppress(files.BadFile):
        old = files.read(data / FILE, Series, settings.MOST)
        if _is_playable(old) and not _name_archive(data, old).exists():
            _put_by(data, old, time_of_write(data))
    return save(data, series)


# evenings that have ended


class Past(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An evening, and when it ended, in seconds since 1970."""

    ended: Whole
    evening: Series


def _name_archive(data: Path, series: Series) -> Path:
    """Return the file of an evening that has ended."""
    first = Path(series.played[0].record).stem if series.played else ""
    return data / PAST / f"{first or 'evening'}.json"


def _put_by(data: Path, series: Series, ended: float | None = None) -> str | None:
    """Keep an evening if it has ended and something was played. Returns a sentence if that
    fails."""
    if series.next is not None or not series.played:
        return None
    moment = time.time() if ended is None else ended
    return settings.save(_name_archive(data, series), Past(int(moment), series), "evening")


def list_past(data: Path) -> tuple[list[Past], list[str]]:
    """Return the latest finished evenings with a decided game, newest first, and a sentence for
    each bad file; a broken one, or one of a missing game, was renamed."""
    found: list[Past] = []
    troubles: list[str] = []
    for file in reversed(files.list_files(data / PAST, "*.json")):
        if len(found) == LATEST:
            break
        one, trouble = settings.read_kept(file, Past, "evening")
        if one and (strange := [game for game in one.evening.games if game not in list_games()]):
            trouble = Trouble("evening-strange", file, strange[0], set_aside(file))
        elif one and one.evening.settled:
            found.append(one)
        troubles += [trouble] if trouble else []
    return sorted(found, key=lambda one: -one.ended), troubles


def rename_people(series: Series, names: Mapping[str, str]) -> Series:
    """Return an evening in which some have other names; nobody's device is known any more."""
    def put(found: Sequence[str]) -> tuple[str, ...]:
        return tuple(names.get(name, name) for name in found)
    return msgspec.structs.replace(
        series, people=put(series.people), devices={},
        played=[msgspec.structs.replace(match, names=put(match.names)) for match in series.played])


def forget(data: Path, name: str) -> str | None:
    """Take a person's name out of all evenings that have ended; their points are those of a blank.
    Returns a sentence if that fails."""
    troubles = []
    with suppress(files.BadFile):
        last = files.read(data / FILE, Series, settings.MOST)
        if _is_playable(last) and last.next is None and name in last.list_people():
            troubles.append(settings.save(data / FILE, _blank_name(last, name), "evening"))
    for file in files.list_files(data / PAST, "*.json"):
        with suppress(files.BadFile):
            one = files.read(file, Past, settings.MOST)
            if name in one.evening.list_people():
                troubles.append(settings.save(file, Past(one.ended, _blank_name(one.evening, name)),
                                              "evening"))
    return next(filter(None, troubles), None)


def _blank_name(series: Series, name: str) -> Series:
    """Return an evening in which a person has a blank for a name that nobody else has."""
    blank = " "
    while blank in series.list_people():
        blank += " "
    return rename_people(series, {name: blank})


# the match that is going on

def note_match(data: Path, record: Record, result: Result,
               players: Sequence[Player]) -> tuple[bool, str | None]:
    """Note that a match has ended with these players. Return whether it counts for the game night,
    and a sentence if that cannot be kept."""
    file = record.file
    if file is None:
        return False, None
    series, trouble = load(data)
    if series is None or series.record != file.name:
        return False, trouble
    series.played.append(Played(
        file.name, record.header.game, tuple(player.name for player in players),
        tuple(player.kind == "human" for player in players), list_places(result)))
    series.record = None
    return True, save(data, series)


def follow(data: Path, old: Record, new: Record) -> str | None:
    """Go on with a match that was started again. Return a sentence if that cannot be kept."""
    series, trouble = load(data)
    if series and old.file and new.file and series.record == old.file.name:
        series.record = new.file.name
        return save(data, series)
    return trouble


def find_going(data: Path, series: Series) -> Match | None:
    """Return the running match of a game night. A match that ended just before a power cut is
    counted. A broken or missing match is played anew. Raises BadRecord if the record may be sound
    but cannot be used now: then the evening waits for it."""
    if series.record is None:
        return None
    try:
        match = Match(read_record(data / "records" / series.record))
    except BadRecord as error:
        kept = isinstance(error, ForeignRecord | UnreadableRecord)
        if kept and not isinstance(error, MissingRecord):
            raise
        series.record = None
        save(data, series)
        return None
    if match.result is None:
        return match
    note_match(data, match.record, match.result, match.players)
    return None
