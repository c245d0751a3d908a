"""Track new cards of a hand: they are lit and labelled for their player until their next move, and
a stolen card is named as long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.core.contract import Beat, Piece, Place, Seat, State, zone_of
from game.tables.seated_match import SeatedMatch


class NewCards:
    """The places with new cards, by seat."""

    def __init__(self, scene: SeatedMatch) -> None:
        self.scene = scene
        self._new: dict[Seat, tuple[Place, ...]] = {}
        self._taken: dict[Seat, tuple[Seat, Piece]] = {}

    def forget(self) -> None:
        """Treat all cards as old, and none as taken."""
        self._new.clear()
        self._taken.clear()

    def find_taken(self, seat: Seat) -> tuple[Seat, Piece] | None:
        """Return who has just taken which card from a seat, where that may be seen."""
        return self._taken.get(seat) if self.scene.secrecy.may_see(seat) else None

    def list_places(self, seat: Seat) -> tuple[Place, ...]:
        """Return a seat's new cards that may be seen."""
        return self.list_own(seat) if self.scene.secrecy.may_see(seat) else ()

    def list_own(self, seat: Seat) -> tuple[Place, ...]:
        """Return a seat's new cards, for that seat alone."""
        return self._new.get(seat, ())

    def follow(self, mover: Seat, before: State, beats: Sequence[Beat]) -> None:
        """Treat the mover's cards as old and find the new cards of all after their move."""
        hands = self.scene.style.hands
        if hands is None or not hands.brings:
            return
        self._new.pop(mover, None)
        self._taken.pop(mover, None)
        brings = any(beat.what in hands.brings for beat in beats)
        for seat in self.scene.hands.humans:
            was, now = self._map_hand(before, seat), self._map_hand(beats[-1].state, seat)
            if was != now:
                self._new.pop(seat, None)
                if brings:
                    self._new[seat] = _come(was, now)
                    if seat != mover and (gone := Counter(was.values()) - Counter(now.values())):
                        self._taken[seat] = mover, next(iter(gone))
                else:
                    self._taken.pop(seat, None)

    def _map_hand(self, state: State, seat: Seat) -> dict[Place, Piece]:
        rules = self.scene.rules
        return {place: thing for place, thing in rules.table(rules.view(state, seat)).items()
                if zone_of(place) == f"hand/{seat}" and isinstance(thing, str)}


def _come(was: dict[Place, Piece], now: dict[Place, Piece]) -> tuple[Place, ...]:
    """Return the places of cards that a hand did not have before."""
    more = Counter(now.values()) - Counter(was.values())
    found: list[Place] = []
    for place, piece in reversed(now.items()):
        if more[piece] > 0:
            more[piece] -= 1
            found.append(place)
    return tuple(found)
