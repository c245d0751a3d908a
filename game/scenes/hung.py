"""Scenes that lie over a picture of what stood on the screen when they came."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.picture.screen import Screen
from game.picture.still import Still
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House


class HungScene(MenuScene):
    """The picture is made at the first frame, and anew when what is under it may have changed."""

    overlay = True

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._still: Still | None = None

    def refit(self) -> None:
        self._still = None
        super().refit()

    def resume(self) -> None:
        self._still = None
        super().resume()

    def ground(self, screen: Screen) -> None:
        """Lay the picture softly under all that comes."""
        if self._still is None:
            self._still = Still(screen)
        self._still.lay(screen)
