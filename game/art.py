"""Pictures and texts at the size of the window: rasterised once per scale and kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from game.theme import ASSETS, EDGE, PANEL, RADIUS, STYLES, Colour

KEPT = 1500  # images; texts that were not shown for long make room
FINE = 3  # shapes are drawn this much larger and scaled down, for smooth edges


class Art:
    """Images by name and logical size, texts by style. `text_scale` is the players' choice."""

    def __init__(self, scale: float = 1.0, text_scale: float = 1.0) -> None:
        self.scale = scale
        self.text_scale = text_scale
        self.complaints: list[str] = []  # sentences that nobody has shown yet
        self._said: set[str] = set()
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._fonts: dict[str, pygame.font.Font] = {}

    def fit(self, scale: float, text_scale: float) -> None:
        """Another window or text size: everything is made anew when next asked for."""
        if (scale, text_scale) != (self.scale, self.text_scale):
            self.scale, self.text_scale = scale, text_scale
            self._kept.clear()
            self._fonts.clear()

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """An image that is made once for the scale and text size in force."""
        image = self._kept.get(key)
        if image is None:
            image = self._kept[key] = make()
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        else:
            self._kept.move_to_end(key)
        return image

    def pixels(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def picture(self, name: str, w: float, h: float) -> pygame.Surface:
        """The picture `assets/<name>.svg` at a logical size."""
        size = self.pixels(w), self.pixels(h)
        return self.keep((name, size), lambda: self._load(name, size))

    def _load(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        file = ASSETS / f"{name}.svg"
        try:
            return pygame.image.load_sized_svg(file, size).convert_alpha()
        except (pygame.error, OSError) as error:
            self._complain(f"{file}: the picture cannot be read: {error}")
            blank = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.ellipse(blank, EDGE, blank.get_rect(), max(2, size[0] // 12))
            return blank

    def _complain(self, sentence: str) -> None:
        if sentence not in self._said:
            self._said.add(sentence)
            self.complaints.append(sentence)

    def backdrop(self, name: str, window: tuple[int, int]) -> pygame.Surface:
        """A picture that covers a window of any shape, in pixels."""
        def make() -> pygame.Surface:
            w, h = window
            full = max(w / 1920, h / 1080)
            image = self._load(name, (round(1920 * full), round(1080 * full))).convert()
            x, y = (image.get_width() - w) // 2, (image.get_height() - h) // 2
            return image.subsurface((x, y, w, h)).copy()
        return self.keep(("backdrop", name, window), make)

    def veil(self, window: tuple[int, int], strength: int) -> pygame.Surface:
        """A darkening of the whole window."""
        def make() -> pygame.Surface:
            dark = pygame.Surface(window, pygame.SRCALPHA)
            dark.fill((8, 6, 10, strength))
            return dark
        return self.keep(("veil", window, strength), make)

    def font(self, style: str) -> pygame.font.Font:
        """The font of a style; "small@1.25" is the style at a text size of its own."""
        if style not in self._fonts:
            name, _, factor = style.partition("@")
            file, size, fixed = STYLES[name]
            times = float(factor) if factor else 1 if fixed else self.text_scale
            path: Path = ASSETS / "fonts" / file
            pixels = max(6, round(size * times * self.scale))
            try:
                self._fonts[style] = pygame.font.Font(path, pixels)
            except (pygame.error, OSError) as error:
                self._complain(f"{path}: the font cannot be read: {error}")
                self._fonts[style] = pygame.font.Font(None, round(pixels * 1.3))
        return self._fonts[style]

    def line(self, style: str) -> float:
        """The logical height of one line of text."""
        return self.font(style).get_height() / self.scale

    def text(
        self, string: str, style: str, colour: Colour, width: float | None = None,
        align: str = "left",
    ) -> pygame.Surface:
        """A text, wrapped at a logical width if there is one."""
        wrap = 0 if width is None else self.pixels(width)
        def make() -> pygame.Surface:
            font = self.font(style)
            font.align = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER,
                          "right": pygame.FONT_RIGHT}[align]
            return font.render(string, True, colour, None, wrap).convert_alpha()
        return self.keep(("text", string, style, colour, wrap, align), make)

    def size(self, string: str, style: str, width: float | None = None) -> tuple[float, float]:
        """The logical size of a text."""
        w, h = self.text(string, style, (0, 0, 0), width).get_size()
        return w / self.scale, h / self.scale

    def plate(
        self, w: float, h: float, fill: Colour = PANEL, alpha: int = 226,
        edge: Colour | None = EDGE, width: float = 2, radius: float = RADIUS,
    ) -> pygame.Surface:
        """A rounded plate with an edge."""
        size = self.pixels(w), self.pixels(h)
        key = ("plate", size, fill, alpha, edge, width, radius)
        return self.keep(key, lambda: self._plate(size, (*fill, alpha), edge, width, radius))

    def _plate(
        self, size: tuple[int, int], fill: tuple[int, ...], edge: Colour | None, width: float,
        radius: float,
    ) -> pygame.Surface:
        big = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
        rounded = round(radius * self.scale * FINE)
        if fill[3]:
            pygame.draw.rect(big, fill, big.get_rect(), 0, rounded)
        if edge:
            thick = max(FINE, round(width * self.scale * FINE))
            pygame.draw.rect(big, (*edge, 255), big.get_rect(), thick, rounded)
        return pygame.transform.smoothscale(big, size).convert_alpha()

    def ring(self, w: float, h: float, colour: Colour, width: float) -> pygame.Surface:
        """A rounded frame with nothing inside."""
        return self.plate(w, h, alpha=0, edge=colour, width=width)

    def disc(self, size: float, colour: Colour, alpha: int) -> pygame.Surface:
        """A filled circle."""
        return self.plate(size, size, colour, alpha, edge=None, radius=size / 2)
