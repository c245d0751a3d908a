"""A window of a test: a frame is drawn and painted once the test looks at it. Most never are."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

import pygame

from game.picture.screen import Item, Screen


class Glass(Screen):
    """A screen of the house, turned into one that waits for somebody to look."""

    _window: pygame.Surface
    _painted: list[Item] | None = None  # what lies on the window, if anything is known to
    _waits = False  # to be painted
    awaits: Callable[[], bool] | None = None  # draws the last frame, which nobody has looked at
    open: ClassVar[Glass | None] = None

    @classmethod
    def before(cls, screen: Screen) -> Glass:
        """Let an open screen be one of these from now on."""
        window = vars(screen).pop("surface")
        screen.__class__ = cls
        assert isinstance(screen, cls)
        screen.surface = window
        cls.open = screen
        return screen

    def look(self) -> bool:
        """Draw the last frame, if that has not been done; return whether anything changed."""
        draw, self.awaits = self.awaits, None
        return bool(draw and draw())

    @property
    def items(self) -> list[Item]:
        """What lies on the window in the last frame, the lowest first."""
        self.look()
        return super().items

    @property
    def surface(self) -> pygame.Surface:
        self.look()
        if self._waits:
            self._paint()
        return self._window

    @surface.setter
    def surface(self, window: pygame.Surface) -> None:
        self._window = window

    def begin(self) -> None:
        super().begin()
        self._waits, self.awaits = False, None

    def forget(self) -> None:
        super().forget()
        self._painted = None

    def measure(self) -> None:
        self._waits = False
        super().measure()
        self._painted = None

    def show(self) -> bool:
        changed = bool(self.list_dirty())
        if changed:
            self.shown = super().items
        self._waits = True
        return changed

    def _paint(self) -> None:
        """Draw what differs from what was looked at last."""
        self._waits = False
        shown, self.shown = self.shown, self._painted
        super().show()
        self._painted = super().items
        self.shown = shown
