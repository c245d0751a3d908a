"""Cards that have just come to a hand: they stand out, in light, for whoever holds them, until her
next move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core import Beat, Piece, Place, Seat, State, zone
from game.picture.screen import Screen
from game.picture.theme import GOLD
from game.tables.picture import Part

if TYPE_CHECKING:
    from game.tables.table import TableScene

HIGH = 38.0  # how far such a card stands out of its hand
GLOWS = ((16, 90), (8, 220))  # how far its light reaches, and its alpha


class Fresh:
    """By seat, the places of its hand that hold something new."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._new: dict[Seat, tuple[Place, ...]] = {}

    def forget(self) -> None:
        """Everything has been there before."""
        self._new.clear()

    def places(self, seat: Seat) -> tuple[Place, ...]:
        """What has just come to a seat, where it may be seen."""
        return self.of(seat) if self.scene.secrecy.sees(seat) else ()

    def of(self, seat: Seat) -> tuple[Place, ...]:
        """What has just come to a seat, for herself alone."""
        return self._new.get(seat, ())

    def follow(self, mover: Seat, before: State, beats: Sequence[Beat]) -> None:
        """Somebody has moved: what she was given before is hers by now."""
        if not self.scene.style.brings:
            return
        self._new.pop(mover, None)
        brings = any(beat.what in self.scene.style.brings for beat in beats)
        for seat in self.scene.hands.humans:
            was, now = self._hand(before, seat), self._hand(beats[-1].state, seat)
            if was != now:
                self._new.pop(seat, None)
                if brings:
                    self._new[seat] = _come(was, now)

    def _hand(self, state: State, seat: Seat) -> dict[Place, Piece]:
        rules = self.scene.rules
        return {place: thing for place, thing in rules.table(rules.view(state, seat)).items()
                if zone(place) == f"hand/{seat}" and isinstance(thing, str)}


def _come(was: dict[Place, Piece], now: dict[Place, Piece]) -> tuple[Place, ...]:
    """The places of what a hand has more of than before."""
    more = Counter(now.values()) - Counter(was.values())
    found: list[Place] = []
    for place, piece in reversed(now.items()):
        if more[piece] > 0:
            more[piece] -= 1
            found.append(place)
    return tuple(found)


class FreshCards(Part):
    """The light under them. It comes before the pieces are drawn, and after those that can be
    picked have been raised."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene

    def draw(self, screen: Screen) -> None:
        scene, layer, art = self.scene, self.scene.show.layer, self.scene.show.stage.art
        if scene.show.reel.busy:
            return
        for seat in scene.hands.humans:
            for place in scene.fresh.places(seat):
                up = max(layer.raised.get(place, 0.0), HIGH)
                layer.raised = {**layer.raised, place: up}
                if pose := layer.resting(place):
                    for reach, alpha in GLOWS:
                        w, h = pose.w + 2 * reach, pose.h + 2 * reach
                        screen.put_centered(art.plate(w, h, GOLD, alpha, None, 2, 14 + reach),
                                            pose.x, pose.y)
