"""Pickers: touches become a move. One for each seat that is asked, fed by that seat alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from game.rules.core import Move, Place, Says

Path = tuple[Place, ...]


class Refused(NamedTuple):
    """A touch that says no move, and why."""

    says: Says


class Chosen(NamedTuple):
    """The move that the touches say."""

    move: Move


class PathPicker:
    """Touch places in order until they say one move.

    A touched place is let go by touching it again; a place that only ever comes first begins anew.
    """

    def __init__(
        self, moves: Iterable[Move], touches: Callable[[Move], Iterable[Path]],
        why: Callable[[Path], Says],
    ) -> None:
        self._ways = {path: move for move in moves for path in touches(move)}
        self._firsts = {way[0] for way in self._ways} - {
            place for way in self._ways for place in way[1:]}
        self.why = why
        self.path: Path = ()

    def nexts(self) -> set[Place]:
        """The places that lead on from here."""
        n = len(self.path)
        return {way[n] for way in self._ways if len(way) > n and way[:n] == self.path}

    def touch(self, place: Place) -> Chosen | Refused | None:
        """Touch a place: a move, a refusal, or one step further."""
        if self.path and place == self.path[-1]:
            self.path = self.path[:-1]
            return None
        if place in self._firsts:
            self.path = ()
        path = (*self.path, place)
        if path in self._ways:
            self.path = ()
            return Chosen(self._ways[path])
        if place in self.nexts():
            self.path = path
            return None
        return Refused(self.why((*self.path, place)))

    def refusal(self, place: Place) -> Says | None:
        """Why a place would be refused now; None if it would not."""
        if place in self.nexts() | self._firsts or place in self.path:
            return None
        return self.why((*self.path, place))

    def back(self) -> bool:
        """Take the last touch back; whether there was one."""
        was, self.path = self.path, self.path[:-1]
        return bool(was)
