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

    A touched place is let go by touching it again; another first place begins anew.
    """

    def __init__(
        self, moves: Iterable[Move], touches: Callable[[Move], Iterable[Path]],
        why: Callable[[Path], Says],
    ) -> None:
        self._ways = {path: move for move in moves for path in touches(move)}
        self._why = why
        self.path: Path = ()

    def nexts(self) -> set[Place]:
        """The places that lead on from here."""
        return self._after(self.path)

    def _after(self, path: Path) -> set[Place]:
        n = len(path)
        return {way[n] for way in self._ways if len(way) > n and way[:n] == path}

    def touch(self, place: Place) -> Chosen | Refused | None:
        """Touch a place: a move, a refusal, or one step further."""
        if self.path and place == self.path[-1]:
            self.path = self.path[:-1]
            return None
        for path in ((*self.path, place), (place,)):
            if path in self._ways:
                self.path = ()
                return Chosen(self._ways[path])
            if place in self._after(path[:-1]):
                self.path = path
                return None
        return Refused(self._why((*self.path, place)))

    def refusal(self, place: Place) -> Says | None:
        """Why a place would be refused now; None if it would not."""
        if place in self.nexts() | self._after(()) or place in self.path:
            return None
        return self._why((*self.path, place))

    def back(self) -> bool:
        """Take the last touch back; whether there was one."""
        was, self.path = self.path, self.path[:-1]
        return bool(was)
