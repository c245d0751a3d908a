"""Pickers: touches become a move. One for each seat that is asked, fed by that seat alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple, Protocol

from game.rules.core import Move, Place, Says

Path = tuple[Place, ...]


class Refused(NamedTuple):
    """A touch that says no move, and why."""

    says: Says


class Chosen(NamedTuple):
    """The move that the touches say."""

    move: Move


class Picker(Protocol):
    """What the table asks of a picker, whatever the game."""

    path: Path
    why: Callable[[Path], Says]

    @property
    def readings(self) -> Sequence[Move]: ...
    @property
    def offers(self) -> bool: ...
    def nexts(self) -> set[Place]: ...
    def touch(self, place: Place) -> Chosen | Refused | None: ...
    def refusal(self, place: Place) -> Says | None: ...
    def back(self) -> bool: ...
    def tray(self) -> Says | None: ...
    def places(self, fields: tuple[Place, ...]) -> tuple[Place, ...]: ...
    def propose(self, step: int) -> bool: ...


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

    @property
    def readings(self) -> Sequence[Move]:
        """Touches in order can be read in one way only."""
        return ()

    @property
    def offers(self) -> bool:
        """Whether `propose` has something to pick."""
        return False

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

    def tray(self) -> Says | None:
        """What is picked, in words: nothing that the eye does not see."""
        return None

    def places(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """The places that can have the focus now."""
        return fields

    def propose(self, step: int) -> bool:  # noqa: ARG002  a path has nothing to propose
        """Pick the next good thing to play; whether there is such a thing."""
        return False


PLAY = "button/play"


class SetPicker:
    """Touch cards in any order, then the button; cards with several readings ask which.

    `plays` are the legal moves by their places, `paths` what is said by one touch (pass, bets).
    """

    def __init__(
        self, plays: Sequence[tuple[frozenset[Place], Move]], paths: PathPicker,
        name: Callable[[Path], Says],
    ) -> None:
        self._plays = plays
        self._paths = paths
        self._name = name
        self.why = paths.why
        self.path: Path = ()
        self._readings: list[Move] = []
        self._proposed = -1

    def _fitting(self) -> list[Move]:
        picked = frozenset(self.path)
        return [move for places, move in self._plays if places == picked]

    def nexts(self) -> set[Place]:
        """The places that lead on from here: cards, the button, and one-touch moves."""
        if self._readings:
            return set(self.places(()))
        picked = frozenset(self.path)
        found: set[Place] = set()
        for places, _ in self._plays:
            if picked <= places:
                found |= places - picked
        if picked:
            return found | ({PLAY} if self._fitting() else set())
        return found | self._paths.nexts()

    def touch(self, place: Place) -> Chosen | Refused | None:
        """Pick a card or let it go; the button plays, or asks which reading."""
        if self._readings:
            return self._read(place)
        if place == PLAY:
            return self._play()
        if place.startswith(("hand/", "wild/")):
            held = tuple(p for p in self.path if p != place)
            self.path = held if place in self.path else (*self.path, place)
            return None
        return self._paths.touch(place)

    def _play(self) -> Chosen | Refused | None:
        moves = self._fitting()
        if not moves:
            return Refused(self._name(self.path))
        if len(moves) == 1:
            return Chosen(moves[0])
        self._readings = moves
        return None

    def _read(self, place: Place) -> Chosen | Refused | None:
        at = int(place.rpartition("/")[2]) if place.startswith("reading/") else -1
        if not 0 <= at < len(self._readings):
            return Refused(("which-reading",))
        return Chosen(self._readings[at])

    @property
    def readings(self) -> Sequence[Move]:
        """The moves to choose among, when the picked cards can be read in several ways."""
        return self._readings

    @property
    def offers(self) -> bool:
        """Whether `propose` has something to pick."""
        return bool(self._plays) and not self._readings

    def refusal(self, place: Place) -> Says | None:
        """Why a place would be refused now; None if it would not."""
        if place == PLAY:
            return None if self._fitting() else self._name(self.path)
        if place in self.nexts() or place in self.path:
            return None
        if place.startswith(("hand/", "wild/")):
            return self._name((*self.path, place))
        return self._paths.refusal(place)

    def back(self) -> bool:
        """Let the last card go, or the question for a reading; whether there was one."""
        if self._readings:
            self._readings = []
            return True
        was, self.path = self.path, self.path[:-1]
        return bool(was)

    def tray(self) -> Says | None:
        """What is picked, or why it cannot be played."""
        return self._name(self.path) if self.path else None

    def places(self, fields: tuple[Place, ...]) -> tuple[Place, ...]:
        """Only the readings while they are asked for."""
        if self._readings:
            return tuple(f"reading/{n}" for n in range(len(self._readings)))
        return fields

    def propose(self, step: int) -> bool:
        """Pick the cards of the next legal play."""
        if not self.offers:
            return False
        self._proposed = (self._proposed + step) % len(self._plays)
        self.path = tuple(sorted(self._plays[self._proposed][0]))
        return True
