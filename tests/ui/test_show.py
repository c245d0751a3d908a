"""Trees on pages, and what a pointer presses there."""

from __future__ import annotations

from game.devices.press import MOUSE, Action, Press
from game.picture.page import Page
from game.scenes.menu import TreeScene
from game.ui.layout import Node, row
from tests.house import OpenHouse


class TwoBoxes(TreeScene):
    """A box for all devices, and one for a pointer alone."""

    def __init__(self, house) -> None:
        super().__init__(house)
        self.chosen: list[tuple[str, int]] = []

    def view(self, page: Page) -> Node:  # noqa: ARG002
        return row(Node(name="all", width=200), Node(name="arrow", width=100, pointer_only=True))

    def choose(self, name: str, step: int) -> None:
        self.chosen.append((name, step))


def test_a_pointer_presses_what_never_has_the_focus(house: OpenHouse):
    scene = TwoBoxes(house.house)
    house.house.stack.push(scene)
    assert [*scene.page.spots] == ["all"]
    assert [*scene.page.pointed] == ["arrow"]
    at = scene.page.pointed["arrow"]
    assert (at.x - scene.page.spots["all"].box.x, at.w) == (200, 100)
    house.press("right")
    assert scene.focus.name == "all"
    scene.press(Press(Action.CONFIRM, MOUSE, at.center))
    scene.press(Press(Action.CONFIRM, MOUSE, at.center, "up"))
    assert (scene.chosen, scene.last_device) == ([("arrow", 1)], MOUSE)
    scene.press(Press(Action.CONFIRM, MOUSE, scene.page.spots["all"].box.center))
    assert scene.chosen[1:] == [("all", 1)]
