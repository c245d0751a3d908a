"""A window of a test: it is painted once somebody looks at its pixels.

`Screen.surface` is read for the window's size while a frame is drawn, and by tests for what is seen
of it. Most frames are never looked at.
"""

from __future__ import annotations

import pygame

from game.picture.screen import Item, Screen


class Glass(Screen):
    """A screen of the house, turned into one that waits for somebody to look."""

    _window: pygame.Surface
    _painted: list[Item] | None = None  # what lies on the window, if anything is known to
    _waits = False  # to be painted

    @classmethod
    def before(cls, screen: Screen) -> None:
        """Let an open screen be one of these from now on."""
        window = vars(screen).pop("surface")
        screen.__class__ = cls
        screen.surface = window

    @property
    def surface(self) -> pygame.Surface:
        if self._waits:
            self._paint()
        return self._window

    @surface.setter
    def surface(self, window: pygame.Surface) -> None:
        self._window = window

    def begin(self) -> None:
        super().begin()
        self._waits = False

    def forget(self) -> None:
        super().forget()
        self._painted = None

    def _measure(self) -> None:
        self._waits = False
        super()._measure()
        self._painted = None

    def show(self) -> bool:
        changed = bool(self._dirty())
        if changed:
            self._shown = self._items
        self._waits = True
        return changed

    def _paint(self) -> None:
        """Draw what differs from what was looked at last."""
        self._waits = False
        shown, self._shown = self._shown, self._painted
        super().show()
        self._painted = self._items
        self._shown = shown
