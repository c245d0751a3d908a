"""A sign over what goes on below: the base of pauses, questions and a lost pad."""

from __future__ import annotations

from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.theme import Colour
from game.scenes.menu import MenuScene
from game.ui.furniture.cloths import GREEN
from game.ui.layout import Node
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog, build_dialog


class OverlayScene(MenuScene):
    """A heading in the middle of the screen, and buttons below it."""

    overlay = True
    has_hints = False  # its buttons say what they do
    felt: Colour = GREEN  # on which its buttons lie

    def dialog(self) -> Dialog:
        raise NotImplementedError  # every overlay has its own

    def entries(self) -> list[Entry]:
        return [*self.dialog().entries]

    @property
    def line(self) -> str:
        return f"{self.dialog().heading} · {super().line}"

    def view(self, page: Page) -> Node:
        return build_dialog(page, self.dialog(), self.focus.name, self.felt)


class PausedScene(OverlayScene):
    """A pause: the key that opened it closes it, too."""

    first = "resume"

    def press(self, press: Press) -> None:
        if press.action is Action.PAUSE and press.phase == "down":
            self.back()
        else:
            super().press(press)
