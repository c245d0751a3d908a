"""Ask what to do about phones that sleep while the table waits for their seats."""

from __future__ import annotations

from game import routes
from game.tables.seated_match import SeatedMatch

PATIENCE = 30.0  # seconds for which a sleeping phone is waited for


class SleepingPhones:
    """The phones that a table waits for while it waits for nobody else."""

    def __init__(self, scene: SeatedMatch) -> None:
        self.scene = scene
        self._waited = 0.0  # seconds

    def tick(self, seconds: float) -> None:
        """Let time pass while nothing moves."""
        scene, asked = self.scene, self.scene.match.waits_for
        hands = scene.hands
        if not asked or any(hands.devices.get(seat) not in hands.asleep for seat in asked):
            self._waited = 0.0
            return
        self._waited += seconds
        if self._waited >= PATIENCE and scene.house.stack.top is scene:
            self._waited = 0.0
            scene.house.stack.open(routes.Asleep(asked[0]))
