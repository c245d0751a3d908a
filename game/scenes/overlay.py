"""A sign over the scene below: the base of pauses and of a lost pad, and a question before
something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Message
from game.devices.press import Action, Device, Press
from game.house import House
from game.picture.page import Page
from game.picture.theme import Colour
from game.scenes.menu import MenuScene
from game.tables.played_match import PlayedMatch
from game.ui.furniture.cloths import GREEN, WINE
from game.ui.layout import Node
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog, build_dialog


class OverlayScene(MenuScene):
    """A heading in the middle of the screen, and buttons below it."""

    overlay = True
    has_hints = False  # its buttons say what they do
    felt: Colour = GREEN  # on which its buttons lie

    def make_dialog(self) -> Dialog:
        raise NotImplementedError  # every overlay has its own

    def list_entries(self) -> list[Entry]:
        return [*self.make_dialog().entries]

    @property
    def line(self) -> str:
        return f"{self.make_dialog().heading} · {super().line}"

    def build(self, page: Page) -> Node:
        return build_dialog(page, self.make_dialog(), self.focus.name, self.felt)


class PausedScene(OverlayScene):
    """A pause, which its own key also closes."""

    first = "resume"

    def press(self, press: Press) -> None:
        if press.action is Action.PAUSE and press.phase == "down":
            self.go_back()
        else:
            super().press(press)


class TaughtOverlay(MenuScene):
    """An overlay of a table that teaches."""

    overlay = True
    table: PlayedMatch

    def __init__(self, house: House, table: PlayedMatch, device: Device | None = None) -> None:
        super().__init__(house)
        self.table, self.last_device = table, device or table.last_device

    def open_rules(self) -> None:
        self.table.open_rules()

    def leave_table(self) -> None:
        """Go back to the scene that opened the table."""
        self.house.stack.pop()
        self.house.stack.pop()


class Doubt(NamedTuple):
    """A question, its subject, and the two answers with their pictures."""

    question: Message
    about: Message
    stay: Message
    go: Message
    pictures: tuple[str, str] = ("ui/undo", "ui/leave")


class ConfirmScene(OverlayScene):
    """Ask before an act. The focus begins on the answer that changes nothing."""

    first = "keep"
    veil = 200
    felt = WINE

    def __init__(self, house: House, doubt: Doubt, act: Callable[[], object]) -> None:
        super().__init__(house)
        self.doubt = doubt
        self.act = act

    def make_dialog(self) -> Dialog:
        say, doubt, (stay, go) = self.house.words.say, self.doubt, self.doubt.pictures
        return Dialog(say(doubt.question), (Entry("keep", say(doubt.stay), self.go_back, stay),
                                            Entry("go", say(doubt.go), self.close_then(self.act),
                                                  go)),
                      say(doubt.about))
