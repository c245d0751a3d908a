"""Measure how texts break at a width, before they are drawn."""

from __future__ import annotations

import pygame

from game.picture.art import Art
from game.picture.theme import INK

SLACK = 8  # pixels: a text shorter than its line by this does not break


class Letters:
    """Measures texts in one style."""

    def __init__(self, art: Art, style: str) -> None:
        self.art, self.style = art, style
        self._font = art.load_font(style)

    def widest_word(self, text: str) -> float:
        """Return the width of the widest word."""
        wide = max((self._font.size(word)[0] for word in text.split()), default=0)
        return (wide + 1) / self.art.scale + 1

    def measure(self, text: str, wide: float) -> tuple[float, float]:
        """Return width and height of a text within a width, without a cache."""
        room, (w, h) = self.art.to_pixels(wide), self._font.size(text)
        if w > room - SLACK:
            self._font.align = pygame.FONT_LEFT
            w, h = self._font.render(text, False, INK, None, room).get_size()
        return (w + 1) / self.art.scale + 1, h / self.art.scale + 0.5
