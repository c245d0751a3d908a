"""Rumble of pads: a turn begins, a refusal, a great moment. All of it is public."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Seat
from game.tables.seated_match import SeatedMatch
from game.tables.style import Moment


class Shake(NamedTuple):
    """Both motors, 0..1, and the seconds."""

    low: float
    high: float
    seconds: float


TURN, REFUSED, GREAT = Shake(0.2, 0.45, 0.15), Shake(0.45, 0.1, 0.09), Shake(0.7, 0.5, 0.3)


class Rumble:
    """The motors of the pads of everybody who sits at a table."""

    def __init__(self, scene: SeatedMatch) -> None:
        self.scene = scene
        self._asked: Seat | None = None
        self._moment: Moment | None = None

    def tick(self) -> None:
        """Rumble for the player whose turn begins, among several people, and for all at a great
        moment."""
        scene = self.scene
        if (moment := scene.show.moment) is not self._moment:
            self._moment = moment
            for seat in scene.hands.humans if moment else ():
                self._shake_device(seat, GREAT)
        asked = scene.match.waits_for
        if scene.show.reel.busy or not asked:
            return
        alone = asked[0] if len(asked) == 1 and len(scene.hands.humans) > 1 else None
        if alone != self._asked and alone in scene.hands.humans:
            self._shake_device(alone, TURN)
        self._asked = alone

    def shake_refused(self, seat: Seat) -> None:
        """Rumble for a seat whose touch was refused."""
        self._shake_device(seat, REFUSED)

    def _shake_device(self, seat: Seat, shake: Shake) -> None:
        if device := self.scene.hands.devices.get(seat):
            self.scene.house.devices.rumble(device, *shake)
