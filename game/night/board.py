"""A snapshot of the night board, which no later result changes."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from types import MappingProxyType
from typing import NamedTuple

from game.games import list_games, load_rules
from game.night.result import Sitter

DAWN = 6  # o'clock, local time: until then it is still last night


class Line(NamedTuple):
    """A name and its score: points, or matches won `of` a number, if that is shown."""

    name: str
    value: int
    of: int = 0


class Past(NamedTuple):
    """A match that has ended, in seconds since 1970."""

    id: str
    game: str
    ended: int
    sitters: tuple[Sitter, ...]


class Best(NamedTuple):
    """The best of tonight and the best ever, the best first."""

    tonight: tuple[Line, ...] = ()
    ever: tuple[Line, ...] = ()


class Kind(NamedTuple):
    """Comparable matches: of one game, with equal seats, and equal in the options that the game's
    rules call `APART`."""

    game: str
    seats: int
    options: tuple[tuple[str, str], ...] = ()


class Board(NamedTuple):
    """`kinds`: the best of each kind of match that was played. `wins`: matches won and played
    against a person, by name. `shared`: whether the board is the server's and not this screen's
    alone."""

    kinds: Mapping[Kind, Best] = MappingProxyType({})
    wins: Best = Best()
    past: tuple[Past, ...] = ()
    shared: bool = False


def kind_of_match(game: str, seats: int, options: Mapping[str, str]) -> Kind:
    """Return what kind of match it was; an option that a record leaves out has its default."""
    usual = {name: values[0] for name, values in load_rules(game).OPTIONS.items() if values}
    chosen = usual | {name: str(value) for name, value in options.items()}
    return Kind(game, seats, tuple((name, chosen[name]) for name in load_rules(game).APART
                                   if name in chosen))


def list_kinds(board: Board) -> list[Kind]:
    """Return the played kinds of matches, and the usual one of each other game, in the order of the
    games."""
    games, played = list_games(), {one.game for one in board.kinds}
    kinds = [*board.kinds, *(kind_of_match(game, load_rules(game).SEATS[0], {})
                             for game in games if game not in played)]
    return sorted(kinds, key=lambda one: (games.index(one.game), one.seats, one.options))


def night_began(now: float) -> float:
    """When the night of a moment began: at 06:00 local time, in seconds since 1970."""
    local = datetime.fromtimestamp(now, UTC).astimezone()
    dawn = local.replace(tzinfo=None, hour=DAWN, minute=0, second=0, microsecond=0)
    if local.hour < DAWN:
        dawn -= timedelta(days=1)
    return dawn.timestamp()  # a time without a zone is local, whatever the season was then
