"""Scenes and their stack; the top scene gets the presses."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from game.devices.press import Device, Press
from game.picture.music import Tune
from game.picture.screen import Box, Screen
from game.routes import Route
from game.routes import Screen as ScreenRoute

Kind = TypeVar("Kind")


class Scene:
    """One screen. An overlay shows the scene below through a veil."""

    overlay = False

    def enter(self) -> None:
        """Begin on the stack."""

    def leave(self) -> None:
        """End, removed from the stack for good."""

    def on_covered(self) -> None:
        """React to a new scene on top."""

    def resume(self) -> None:
        """Go on as the top scene again; its contents may have changed."""

    def refit(self) -> None:
        """Follow a change of the window, the text size or the language."""

    @property
    def tune(self) -> Tune | None:
        """The music while it is on the stack; None: that of the scene below."""
        return None

    @property
    def line(self) -> str:
        """Return the focused control in words, for a player who cannot see the screen."""
        return ""

    def line_in(self, language: str) -> str:  # noqa: ARG002  nothing is said
        """Return the same in the language of a phone."""
        return self.line

    def has_seat(self, device: Device) -> bool:  # noqa: ARG002  most scenes have no seats
        """Return whether a device speaks for a seat here, so that its loss matters."""
        return False

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        """Return the boxes that a notice must not cover (controls and hints), and the words that it
        should not cover."""
        return [], []

    def press(self, press: Press) -> None:
        """Act on a press of a device."""

    def tick(self, seconds: float) -> None:
        """Let the time of a frame pass."""

    def draw(self, screen: Screen) -> None:
        """Put everything on the screen."""


class Stack:
    """The scenes, the lowest first. `open` opens a route, `make` only returns its scene."""

    open: Callable[[Route], None]
    make: Callable[[ScreenRoute], Scene]

    def __init__(self) -> None:
        self.scenes: list[Scene] = []

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        if self.top:
            self.top.on_covered()
        self.scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        self.scenes.pop().leave()
        if self.top:
            self.top.resume()

    def back_to(self, scene: Scene) -> None:
        """Close everything above a scene, and the scene too if it is not there."""
        while self.scenes and self.scenes[-1] is not scene:
            self.scenes.pop().leave()
        if self.top:
            self.top.resume()

    def find_highest(self, kind: type[Kind]) -> Kind | None:
        """Return the highest scene of a kind; None if there is none."""
        return next((scene for scene in reversed(self.scenes) if isinstance(scene, kind)), None)

    @property
    def tune(self) -> Tune | None:
        """The music of the highest scene that has some of its own."""
        return next((tune for scene in reversed(self.scenes) if (tune := scene.tune)), None)

    def list_visible(self) -> list[Scene]:
        """Return the scenes that are seen: the top one, and those that show through overlays."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(first, 0):]
