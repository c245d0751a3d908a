"""What tables have in common at which a player learns: no record, no results, and a note."""

from __future__ import annotations

from typing import Protocol

from game.devices.press import Device
from game.picture.page import Page
from game.scene import Scene
from game.tables.table import TableScene


class Note(Protocol):
    """A page of words that lies on a table."""

    @property
    def page(self) -> Page: ...
    def stale(self) -> None: ...


class TaughtTable(TableScene):
    taught = True
    note: Note

    def make_pause(self, device: Device) -> Scene:
        raise NotImplementedError  # every table has its own

    @property
    def page(self) -> Page:
        return self.note.page

    def refit(self) -> None:
        super().refit()
        self.note.stale()

    def resume(self) -> None:
        super().resume()
        self.note.stale()

    def pause(self, device: Device) -> None:
        self.settle()
        self.house.sounds.play("pause")
        self.house.stack.push(self.make_pause(device))

    def lose(self, device: Device) -> None:
        """Go on without a device: any other one speaks for the player, too."""

    def _results(self) -> None:
        """Show none: with the match the step or the puzzle is over."""
