"""Hold an act back until the disk has written it, and the presses that arrive meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from game.core.words import Trouble
from game.devices.press import Press
from game.tables.match_scene import MatchScene

SLOW = 2.0  # seconds until people are told that the disk keeps them waiting
LEAVING = 3.0  # seconds for which a table that is left waits for the disk


class SaveGate:
    """One act at a time; the table stands still until it is written."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self._held: tuple[int, Callable[[], None]] | None = None  # a disk's ticket, and the act
        self._waited = 0.0  # seconds
        self._heard: list[Press] = []

    @property
    def waits(self) -> bool:
        """Say whether an act waits for the disk."""
        return self._held is not None

    def act_once_kept(self, act: Callable[[], None]) -> None:
        """Act once the disk has written everything."""
        disk = self.scene.house.store.disk
        if self.scene.match.record.file is None or disk.is_done(disk.last):
            act()
        else:
            self._held, self._waited = (disk.last, act), 0.0

    def hear(self, press: Press) -> bool:
        """Hold a press back while an act waits. Returns whether it was held."""
        if self.waits:
            self._heard.append(press)
        return self.waits

    def tick(self, seconds: float) -> None:
        """Let time pass. Once the disk is done, act, then send the held presses, up to one that
        opens something over the table."""
        if self._held is None:
            return
        scene, (ticket, act) = self.scene, self._held
        if not scene.house.store.disk.is_done(ticket):
            if self._waited < SLOW <= self._waited + seconds:
                scene.house.notice(Trouble("disk-slow", scene.match.record.file))
            self._waited += seconds
            return
        self._held = None
        act()
        heard, self._heard = self._heard, []
        for press in heard:
            if scene.house.stack.top is scene:  # not if a press opened something
                scene.press(press)

    def leave(self) -> None:
        """Finish as the table closes: a move on its way to the disk belongs to the match."""
        if self.waits:
            self.scene.house.store.disk.flush(LEAVING)
