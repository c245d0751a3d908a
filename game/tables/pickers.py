"""Pickers turn touches into a move. Each seat to move has its own. The picker for places in order
is here, the one for sets of cards in `set_picker.py`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from game.core.contract import Message, Move, Place
from game.tables.places import BUTTON, kind_of

Touches = tuple[Place, ...]  # places in the order in which they were touched


class Refused(NamedTuple):
    """A touch that leads to no move, with the reason."""

    says: Message


class Chosen(NamedTuple):
    """The move that the touches make."""

    move: Move


class Picker(Protocol):
    """The interface of all pickers."""

    path: Touches

    def tell_why(self, path: Touches) -> Message: ...
    def list_nexts(self) -> set[Place]: ...
    def touch(self, place: Place) -> Chosen | Refused | None: ...
    def find_refusal(self, place: Place) -> Message | None: ...
    def take_back(self) -> bool: ...
    def list_places(self, fields: tuple[Place, ...]) -> tuple[Place, ...]: ...

    # defaults for most pickers

    @property
    def readings(self) -> Sequence[Move]:
        return ()

    @property
    def asking(self) -> tuple[Place, Move] | None:
        """A place that has been touched and waits for a second touch, and its move."""
        return None

    @property
    def offers(self) -> bool:
        """Whether `propose` has something to pick."""
        return False

    def propose(self, step: int) -> Place | None:  # noqa: ARG002  there is nothing to propose
        """Pick the next good thing to play. Returns the button that plays it, if there is one."""
        return None

    def tell_tray(self) -> Message | None:
        """Return the selection, in words; None where the table shows it already."""
        return None

    def is_skipped(self, place: Place) -> bool:  # noqa: ARG002  past none
        """Return whether directions go past a button."""
        return False

    def list_ways(self, place: Place) -> set[Place]:  # noqa: ARG002  nowhere
        """Return where a thing could go that has not been picked yet."""
        return set()

    def can_play(self, button: Place) -> bool:  # noqa: ARG002  no button
        """Return whether a button plays the selection, or could with more."""
        return False

    def note_focus(self, place: Place) -> None:  # noqa: ARG002  it is only looked at
        """Note that the focus is on a place."""
        return

    def narrow_to(self, meant: Callable[[Move], bool]) -> None:  # noqa: ARG002  nothing is proposed
        """Propose nothing but what is meant."""
        return

    def touch_twice(self, place: Place) -> None:  # noqa: ARG002  no touch makes a move at once
        """Ask for a second touch of a place before a move that its first one would make."""
        return

    def complete_pick(self, place: Place) -> None:  # noqa: ARG002  nothing does
        """Pick what has to come with the selection, after a place was."""
        return


class PathPicker(Picker):
    """Touch places in order until they make a move.

    Touching a place again drops it, unless touching it twice is a move; a place that can only come
    first begins again.
    """

    def __init__(
        self, moves: Iterable[Move], touches: Callable[[Move], Iterable[Touches]],
        why: Callable[[Touches], Message], *, careful: bool = False,
    ) -> None:
        """`careful`: while something is picked, the focus reaches no button that would drop it."""
        self._careful = careful
        self._ways = {path: move for move in moves for path in touches(move)}
        self._firsts = {way[0] for way in self._ways} - {
            place for way in self._ways for place in way[1:] if place != way[0]}
        self._why = why
        self.path: Touches = ()

    @property
    def asking(self) -> tuple[Place, Move] | None:
        move = self._ways.get((*self.path, *self.path[-1:]))
        return (self.path[-1], move) if move else None

    def tell_why(self, path: Touches) -> Message:
        """Why these touches make no move."""
        return self._why(path)

    def list_nexts(self) -> set[Place]:
        """Return the places that lead on from here."""
        path = () if self.asking else self.path
        n = len(path)
        return {way[n] for way in self._ways if len(way) > n and way[:n] == path}

    def list_ways(self, place: Place) -> set[Place]:
        """Return where a thing could go that has not been picked yet."""
        return set() if self.path else {
            way[1] for way in self._ways if len(way) > 1 and way[0] == place}

    def touch(self, place: Place) -> Chosen | Refused | None:
        """Touch a place: the result is a move, a refusal, or one step further."""
        if self.path and place == self.path[-1] and not self.asking:
            self.path = self.path[:-1]
            return None
        if place in self._firsts and not (self.asking and place == self.path[-1]):
            self.path = ()
        path = (*self.path, place)
        if path in self._ways:
            self.path = ()
            return Chosen(self._ways[path])
        if place in self.list_nexts():
            self.path = path
            return None
        return Refused(self.tell_why((*self.path, place)))

    def touch_twice(self, place: Place) -> None:
        """Ask for a second touch of a place before a move that its first one would make."""
        if move := self._ways.pop((place,), None):
            self._ways[place, place] = move

    def find_refusal(self, place: Place) -> Message | None:
        """Why a touch on this place would be refused now; None if it would not be."""
        if place in self.list_nexts() | self._firsts or place in self.path:
            return None
        return self.tell_why((*self.path, place))

    def take_back(self) -> bool:
        """Take back the last touch. Returns whether there was one."""
        was, self.path = self.path, self.path[:-1]
        return bool(was)

    def list_places(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Return the places that can have the focus now."""
        if not (self.path and self._careful) or self.asking:
            return fields
        return tuple(place for place in fields
                     if place not in self._firsts or kind_of(place) != BUTTON)

    def is_skipped(self, place: Place) -> bool:
        """Return whether directions go past a button, as it would be refused."""
        return self.find_refusal(place) is not None
