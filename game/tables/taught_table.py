"""The common base of tables that teach: a note, no record and no results."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from game.devices.press import Device
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.scene import Scene
from game.tables.match_scene import MatchScene
from game.tables.show import TableView
from game.tables.table import TableScene
from game.ui.layout import Node
from game.ui.show import show

ROOM = "lesson"  # where a board has room for words
LARGE = 1.5  # text size from which the words need the teacher's room too


def room_of(show: TableView, art: Art) -> Box:
    """Return the board's room for a lesson's words at the players' text size."""
    large = f"{ROOM}/large"
    return show.base.box_of(large if art.text_scale >= LARGE and large in show.base.spots else ROOM)


class NotedMatch(MatchScene):
    """A match with a note on its table."""

    _note: Page | None = None

    def find_room(self) -> Box:
        """Return the box of the note."""
        return room_of(self.show, self.find_art())

    def build_note(self, page: Page) -> Node:
        raise NotImplementedError  # every table has its own

    @property
    def page(self) -> Page:
        if self._note is None:
            self._note = Page(self.find_art())
            show(self._note, self.build_note(self._note), self.find_room())
        return self._note

    def mark_stale(self) -> None:
        """Build the note anew."""
        self._note = None

    def refit(self) -> None:
        super().refit()
        self.mark_stale()

    def resume(self) -> None:
        super().resume()
        self.mark_stale()


class TaughtTable(NotedMatch, TableScene):
    taught = True
    pause_scene: ClassVar[Callable[..., Scene]]

    def pause(self, device: Device) -> None:
        self.settle()
        self.house.sounds.play("pause")
        self.house.stack.push(self.pause_scene(self.house, self, device))

    def lose(self, device: Device) -> None:
        """Go on without a device: any other one serves the player too."""

    def show_results(self) -> None:
        """Show none: the step or the puzzle ends with the match."""
