"""A pad's stick: two axes become at most one direction."""

from math import inf
from typing import Final

from game.devices.press import Action

FULL: Final = 32767  # SDL's unit: a stick or trigger at its end
PRESS_AT: Final = 0.55  # of a stick's or trigger's travel
RELEASE_AT: Final = 0.40
LEAD: Final = PRESS_AT - RELEASE_AT  # how far ahead the other axis has to be to take over
OPPOSITE_AFTER: Final = 0.080  # seconds: a stick let go springs back past its middle

OPPOSITE: Final = {
    Action.LEFT: Action.RIGHT,
    Action.RIGHT: Action.LEFT,
    Action.UP: Action.DOWN,
    Action.DOWN: Action.UP,
}


class Stick:
    """Two axes (-1..1, right and down positive) seen as at most one direction."""

    def __init__(self) -> None:
        self.at = [0.0, 0.0]
        self.held: Action | None = None
        self._released: dict[Action, float] = {}

    def update(self, now: float) -> None:
        """Brings `held` up to date."""
        x, y = self.at
        way = {Action.RIGHT: x, Action.LEFT: -x, Action.DOWN: y, Action.UP: -y}
        best = max(way, key=way.__getitem__)
        if self.held and way[self.held] >= RELEASE_AT and way[best] - way[self.held] < LEAD:
            return
        if self.held:
            self._released[self.held] = now
        waited = now - self._released.get(OPPOSITE[best], -inf) >= OPPOSITE_AFTER
        self.held = best if way[best] >= PRESS_AT and waited else None
