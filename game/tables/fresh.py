"""Cards that have just come to a hand: they lie in light, and are called new, for whoever holds
them, until her next move; and what was taken from a hand is named to her as long."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core.contract import Beat, Piece, Place, Seat, State, zone
from game.picture.screen import Box, Screen
from game.picture.theme import SEAT_COLOURS
from game.tables.picture import AskedPart
from game.tables.places import TASK
from game.tables.plaques import LARGE, TAB
from game.tables.tray import fitted_tray

if TYPE_CHECKING:
    from game.tables.table import TableScene


class Fresh:
    """By seat, the places of its hand that hold something new."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._new: dict[Seat, tuple[Place, ...]] = {}
        self._taken: dict[Seat, tuple[Seat, Piece]] = {}

    def forget(self) -> None:
        """Everything has been there before, and nothing has been taken."""
        self._new.clear()
        self._taken.clear()

    def taken(self, seat: Seat) -> tuple[Seat, Piece] | None:
        """Who has just taken what from a seat, where that may be seen."""
        return self._taken.get(seat) if self.scene.secrecy.sees(seat) else None

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
        self._taken.pop(mover, None)
        brings = any(beat.what in self.scene.style.brings for beat in beats)
        for seat in self.scene.hands.humans:
            was, now = self._hand(before, seat), self._hand(beats[-1].state, seat)
            if was != now:
                self._new.pop(seat, None)
                if brings:
                    self._new[seat] = _come(was, now)
                    if seat != mover and (gone := Counter(was.values()) - Counter(now.values())):
                        self._taken[seat] = mover, next(iter(gone))
                else:
                    self._taken.pop(seat, None)

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


class FreshWords(AskedPart):
    """The word over each of them, over that for a trump; under what is to be done, what was taken
    and by whom."""

    def draw(self, screen: Screen) -> None:
        scene, show = self.scene, self.scene.show
        if show.reel.busy:
            return
        text, art = scene.say(("trick-new",)), show.stage.art
        wide, high = art.size(text, art.signs[0])[0] + 24, art.sign_line(TAB)
        for seat in scene.hands.humans:
            for place in scene.fresh.places(seat):
                if (pose := show.layer.resting(place)) and pose.w >= LARGE:
                    up = high * (2 if place in show.trumps else 1)
                    tab = Box(pose.x - pose.w / 2, pose.y - pose.h / 2 - up, wide, high)
                    self.paper.tab(screen, tab, text)
            self._taken(screen, seat)

    def _taken(self, screen: Screen, seat: Seat) -> None:
        scene, show = self.scene, self.scene.show
        taken = scene.fresh.taken(seat)
        if taken is None or not show.held.get(seat) or not show.board.has(TASK):
            return
        who, piece = taken
        text = scene.say(("card-taken", ("seat", who), show.style.words.called(piece)))
        art = show.stage.art
        wide, high = art.size(text, art.signs[0])[0] + 32, art.sign_line(TAB)
        middle, top = fitted_tray(show, seat).center[0], show.board.box(TASK).bottom + 2
        self.paper.tab(screen, Box(middle - wide / 2, top, wide, high), text, SEAT_COLOURS[who])
