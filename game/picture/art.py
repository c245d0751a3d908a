"""Pictures and texts at the size of the window, rasterised once per scale and cached."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random

import pygame

from game.core.faces import remove_dye
from game.core.font_glyphs import font_for
from game.core.paths import ASSETS, find_file
from game.picture.colour_blind import COLOURS, recolour
from game.picture.dye import dye_picture
from game.picture.screen import HEIGHT, WIDTH
from game.picture.theme import (
    EDGE,
    EDGE_LIT,
    GLEAM,
    INK,
    PANEL,
    PURE,
    RADIUS,
    RING,
    STYLES,
    WOODS,
    Colour,
    shade_colour,
)

KEPT = 1500  # images; those unused for longest make room
MEASURED = 10_000  # texts: the sizes of no more are kept
SCREENS = 28  # kept images take no more pixels than this number of screens
GHOST = 64  # of 255, for pieces that are gone
SHADE = (216, 196, 166)  # the colours of an untouchable piece, by its own: a warm shade
SOLID = 128  # a plate at least so opaque is opaque in high contrast
DARK = 110  # colours with no part above this are dark
WIDER = 1.6  # how much wider the ring of the focus is there
PLAIN = 255  # alpha of an opaque image
GRAIN, BENDS, FAINTLY = 9, 5, (12, 40)  # between two lines of wood; of a line; of its alpha
DARKER, ABOVE, BELOW = 0.7, (255, 240, 206), (96, 58, 22)  # most of them; light, and shade
FINE = 3  # shapes are drawn this many times larger and scaled down, for smooth edges
STRETCHED = 1024  # units: pictures that are stretched are drawn no larger before
SIGNS = 1.5, 1.25, 1.0  # sizes of words on cards and piles


class Art:
    """Images by name and logical size, texts by style. The players choose `text_scale`, high
    `contrast`, and colours that stay `apart` for the colour-blind."""

    def __init__(self, scale: float = 1.0, text_scale: float = 1.0, *, contrast: bool = False,
                 apart: bool = False) -> None:
        self.scale = scale
        self.text_scale = text_scale
        self.contrast = contrast
        self.apart = apart
        self.complaints: list[str] = []  # sentences that have not been shown yet
        self.reported: set[str] = set()  # all sentences that there ever were
        self._painter: ThreadPoolExecutor | None = None  # draws images ahead
        self._foreseen: dict[tuple[str, tuple[int, int]], Future[pygame.Surface]] = {}
        self.kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()  # by their inputs
        self._pixels = 0  # of all kept images
        self._fonts: dict[str, pygame.font.Font] = {}
        self._sizes: dict[tuple[str, str, int], tuple[int, int]] = {}
        self._words: dict[tuple[str, str], int] = {}

    def fit(self, scale: float, text_scale: float, *, contrast: bool = False,
            apart: bool = False) -> None:
        """Make all images anew, after a change of window or look."""
        if self.look != (scale, text_scale, contrast, apart):
            self.scale, self.text_scale = scale, text_scale
            self.contrast, self.apart = contrast, apart
            self.kept.clear()
            self._foreseen.clear()
            self._pixels = 0
            self._fonts.clear()
            self._sizes.clear()
            self._words.clear()

    @property
    def look(self) -> tuple[float, float, bool, bool]:
        """Return everything that images depend on besides name and size."""
        return self.scale, self.text_scale, self.contrast, self.apart

    @property
    def rim(self) -> float:
        """The width of the ring round the focused place."""
        return RING * (WIDER if self.contrast else 1)

    def adapt_colour(self, colour: Colour) -> Colour:
        """Return a colour in the players' palette."""
        return COLOURS.get(colour, colour) if self.apart else colour

    def keep(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return an image made once for the present scale and text size."""
        image = self.kept.get(key)
        if image is None:
            image = self.kept[key] = make()
            self._pixels += image.get_width() * image.get_height()
            room = SCREENS * self.to_pixels(WIDTH) * self.to_pixels(HEIGHT)
            while len(self.kept) > KEPT or (self._pixels > room and len(self.kept) > 1):
                _, oldest = self.kept.popitem(last=False)
                self._pixels -= oldest.get_width() * oldest.get_height()
        else:
            self.kept.move_to_end(key)
        return image

    def to_pixels(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def load_picture(self, name: str, w: float, h: float, *, dull: bool = False) -> pygame.Surface:
        """Return the picture `assets/<name>.svg` at a logical size; a `dull` one is darker."""
        size = self.to_pixels(w), self.to_pixels(h)
        if dull:
            return self.keep(
                (name, size, "dull"), lambda: self._shade(self.load_picture(name, w, h)))
        return self.keep((name, size), lambda: self._load(name, size))

    def _shade(self, image: pygame.Surface) -> pygame.Surface:
        shaded = image.copy()
        shaded.fill(SHADE, special_flags=pygame.BLEND_RGB_MULT)
        return shaded

    def dim_picture(self, name: str, w: float, h: float, light: int) -> pygame.Surface:
        """Return a picture with less light; 255 is all of it."""
        return self._scale_colours(name, w, h, (light, light, light, 255))

    def fade_picture(self, name: str, w: float, h: float, body: int = GHOST) -> pygame.Surface:
        """Return a translucent picture, with `body` of 255 parts of its alpha."""
        return self._scale_colours(name, w, h, (255, 255, 255, body))

    def tint_picture(self, name: str, w: float, h: float, colour: Colour) -> pygame.Surface:
        """Return a grey picture in a colour."""
        return self._scale_colours(name, w, h, (*colour, 255))

    def _scale_colours(self, name: str, w: float, h: float, tone: Sequence[int]) -> pygame.Surface:
        """Return a picture with its red, green, blue and alpha scaled."""
        def make() -> pygame.Surface:
            image = self.load_picture(name, w, h).copy()
            image.fill(tone, special_flags=pygame.BLEND_RGBA_MULT)
            return image
        return self.keep((name, self.to_pixels(w), self.to_pixels(h), tone), make)

    def draw_shadow(self, name: str, w: float, h: float, colour: Colour) -> pygame.Surface:
        """Return the silhouette of a picture in one colour."""
        def make() -> pygame.Surface:
            image = self.load_picture(name, w, h).copy()
            image.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
            image.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
            return image
        return self.keep(("shadow", name, self.to_pixels(w), self.to_pixels(h), colour), make)

    def stretch_picture(self, name: str, w: float, h: float, ink: Colour | None = None,
                        ) -> pygame.Surface:
        """Return a picture, or a grey one in a colour, that fills a box of any shape."""
        size = self.to_pixels(w), self.to_pixels(h)

        def make() -> pygame.Surface:
            side = min(max(w, h), STRETCHED)
            whole = self.tint_picture(name, side, side, ink) if ink else self.load_picture(
                name, side, side)
            return pygame.transform.smoothscale(whole, size)
        return self.keep(("stretched", name, size, ink), make)

    def flip_picture(self, name: str, w: float, h: float) -> pygame.Surface:
        """Return the same picture, mirrored."""
        return self.keep(("flipped", name, self.to_pixels(w), self.to_pixels(h)), lambda:
                         pygame.transform.flip(
                             self.load_picture(name, w, h), flip_x=True, flip_y=False))

    def turn_picture(self, name: str, w: float, h: float, degrees: float) -> pygame.Surface:
        """Return a picture that was turned to the left."""
        return self.keep(("turned", name, self.to_pixels(w), self.to_pixels(h), degrees), lambda:
                         pygame.transform.rotozoom(self.load_picture(name, w, h), degrees, 1.0))

    def preload(self, name: str, w: float, h: float) -> None:
        """Draw a picture in the background; rasterising lets other threads run. If it is needed
        before that has begun, it is drawn at once."""
        self._preload_size(name, (self.to_pixels(w), self.to_pixels(h)))

    def foresee_backdrop(self, name: str, window: tuple[int, int]) -> None:
        """Draw a background picture ahead."""
        if ("backdrop", name, window) not in self.kept:
            self._preload_size(name, _covering_size(window))

    def _preload_size(self, name: str, size: tuple[int, int]) -> None:
        if (name, size) not in self.kept and (name, size) not in self._foreseen:
            self._painter = self._painter or ThreadPoolExecutor(1)
            self._foreseen[name, size] = self._painter.submit(
                rasterise, name, size, apart=self.apart)

    def _load(self, name: str, size: tuple[int, int]) -> pygame.Surface:
        ahead = self._foreseen.pop((name, size), None)
        try:
            if ahead is None or ahead.cancel():
                return rasterise(name, size, apart=self.apart).convert_alpha()
            return ahead.result().convert_alpha()
        except (pygame.error, OSError) as error:
            self._complain(f"{ASSETS / name}.svg: the picture cannot be read: {error}")
            blank = pygame.Surface(size, pygame.SRCALPHA)
            pygame.draw.ellipse(blank, EDGE, blank.get_rect(), max(2, size[0] // 12))
            return blank

    def _complain(self, sentence: str) -> None:
        if sentence not in self.reported:
            self.reported.add(sentence)
            self.complaints.append(sentence)

    def load_backdrop(self, name: str, window: tuple[int, int]) -> pygame.Surface:
        """Return a picture that covers a window of any shape, in pixels."""
        def make() -> pygame.Surface:
            w, h = window
            image = self._load(name, _covering_size(window)).convert()
            x, y = (image.get_width() - w) // 2, (image.get_height() - h) // 2
            return image.subsurface((x, y, w, h)).copy()
        return self.keep(("backdrop", name, window), make)

    def draw_veil(self, window: tuple[int, int]) -> pygame.Surface:
        """Return a dark layer over the whole window, of any alpha."""
        def make() -> pygame.Surface:
            image = pygame.Surface(window)
            image.fill((8, 6, 10))
            return image
        return self.keep(("veil", window), make)

    def warm_up(self, window: tuple[int, int]) -> None:
        """Make what a match's first overlay needs, before a frame is waiting for it."""
        self.draw_veil(window)
        for style in STYLES:
            self.load_font(style)

    def load_font(self, style: str, text: str = "") -> pygame.font.Font:
        """Return the font of a style, or another one that has all letters of the text. "small@1.25"
        is a style with its own text size."""
        name, _, factor = style.partition("@")
        usual, size, fixed, _ = STYLES[name]
        file = font_for(text, usual)
        key = style if file == usual else f"{style}/{file}"
        if key not in self._fonts:
            times = float(factor) if factor else 1 if fixed else self.text_scale
            path: Path = ASSETS / "fonts" / file
            pixels = max(6, round(size * times * self.scale))
            try:
                self._fonts[key] = pygame.font.Font(BytesIO(_read_font(path)), pixels)
            except (pygame.error, OSError) as error:
                self._complain(f"{path}: the font cannot be read: {error}")
                self._fonts[key] = pygame.font.Font(None, round(pixels * 1.3))
        return self._fonts[key]

    @property
    def large_text(self) -> bool:
        """Say whether texts are large, so that pictures make room for them."""
        return self.text_scale > 1.25

    @property
    def sign_sizes(self) -> list[float]:
        """Return the sizes of words on cards and piles, the largest first. They grow less than
        other words, as they would hide the cards."""
        return [size for size in SIGNS if size <= self.text_scale]

    @property
    def signs(self) -> list[str]:
        """Return the styles of words on cards and piles."""
        return [f"small@{size:g}" for size in self.sign_sizes]

    def sign_line(self, least: float) -> float:
        """Return the line height of the largest of these styles, at least `least`."""
        return max(least, self.line_height(self.signs[0]))

    def line_height(self, style: str) -> float:
        """Return the logical height of one line of text."""
        return self.load_font(style).get_height() / self.scale

    def draw_text(
        self, string: str, style: str, colour: Colour, width: float | None = None,
        align: str = "left",
    ) -> pygame.Surface:
        """Return a text, wrapped to a logical width if one is given."""
        wrap = 0 if width is None else self.to_pixels(width)
        colour = self.adapt_colour(colour)
        if self.contrast:
            colour = PURE.get(colour, colour)

        def make() -> pygame.Surface:
            font = self.load_font(style, string)
            font.align = {"left": pygame.FONT_LEFT, "center": pygame.FONT_CENTER,
                          "right": pygame.FONT_RIGHT}[align]
            image = font.render(string, True, colour, None, wrap).convert_alpha()
            if not (by := STYLES[style.partition("@")[0]].thicker):
                return image
            thick = pygame.transform.scale(image, (image.get_width() + self.to_pixels(by),
                                                   image.get_height()))
            thick.fill((*colour, 0))
            thick.blits([(image, (0, 0)), (image, (self.to_pixels(by), 0))])
            return thick
        return self.keep(("text", string, style, colour, wrap, align), make)

    def carve_text(self, string: str, style: str, colour: Colour = INK, width: float | None = None,
                   align: str = "left") -> pygame.Surface:
        """Return a text carved into wood, with light on its lower edges."""
        dark, light = (self.draw_text(string, style, one, width, align) for one in (colour, GLEAM))

        def cut() -> pygame.Surface:
            down = self.to_pixels(2.5)
            image = pygame.Surface((dark.get_width(), dark.get_height() + down), pygame.SRCALPHA)
            image.blits([(light, (0, down)), (dark, (0, 0))])
            return image
        return self.keep(("carved", string, style, colour, dark.get_size(), align), cut)

    def measure_text(
        self, string: str, style: str, width: float | None = None,
    ) -> tuple[float, float]:
        """Return the logical size of a text."""
        key = string, style, 0 if width is None else self.to_pixels(width)
        if (size := self._sizes.get(key)) is None:
            if len(self._sizes) >= MEASURED:
                self._sizes.clear()
            size = self._sizes[key] = self.draw_text(string, style, (0, 0, 0), width).get_size()
        return size[0] / self.scale, size[1] / self.scale

    def measure_longest_word(self, string: str, style: str) -> int:
        """Return the width of a text's widest word in pixels."""
        key = string, style
        if (wide := self._words.get(key)) is None:
            if len(self._words) >= MEASURED:
                self._words.clear()
            font = self.load_font(style, string)
            wide = max((font.size(word)[0] for word in string.split()), default=0)
            self._words[key] = wide
        return wide

    def draw_plate(
        self, w: float, h: float, fill: Colour = PANEL, alpha: int = 226,
        edge: Colour | None = EDGE, width: float = 2, radius: float = RADIUS,
    ) -> pygame.Surface:
        """Return a rounded plate with an edge."""
        if self.contrast and alpha >= SOLID:
            alpha = 255
            if max(fill) <= DARK:
                fill = shade_colour(fill, 0.5)
            edge = EDGE_LIT if edge == EDGE else edge
        elif fill in WOODS and alpha == PLAIN:
            return self._plane_plate(w, h, fill, edge, width, radius)
        return self._paint_plate(w, h, fill, alpha, edge, width, radius)

    def _plane_plate(
        self, w: float, h: float, fill: Colour, edge: Colour | None, width: float, radius: float,
    ) -> pygame.Surface:
        """Return a plate of planed wood: grain along it, light on its upper edge and shade on its
        lower one."""
        size = self.to_pixels(w), self.to_pixels(h)

        def paint() -> pygame.Surface:
            image = self._paint_plate(w, h, fill, PLAIN, edge, width, radius).copy()
            rim, corner = round((width + 1) * self.scale) + 1, round(radius * self.scale) + 2
            grain = pygame.Surface(size, pygame.SRCALPHA)
            chance = Random(f"{size}")
            step, thick = max(round(GRAIN * self.scale), 4), max(round(1.4 * self.scale), 1)
            for y in range(rim + step, size[1] - rim - step // 2, step):
                aside = corner if y < corner or y > size[1] - corner else rim
                _draw_fibre(grain, (aside, size[0] - aside), y, (step / 3, thick), chance)
            thick = max(round(2 * self.scale), 1)
            for y, tone in ((rim, (*ABOVE, 110)), (size[1] - rim - thick, (*BELOW, 90))):
                grain.fill(tone, (corner, y, max(size[0] - 2 * corner, 0), thick))
            image.blit(grain, (0, 0))
            return image

        return self.keep(("planed", size, fill, edge, width, radius), paint)

    def _paint_plate(
        self, w: float, h: float, fill: Colour, alpha: int, edge: Colour | None, width: float,
        radius: float,
    ) -> pygame.Surface:
        fill, edge = self.adapt_colour(fill), edge and self.adapt_colour(edge)
        size = self.to_pixels(w), self.to_pixels(h)
        key = ("plate", size, fill, alpha, edge, width, radius)
        return self.keep(key, lambda: self._make_plate(size, (*fill, alpha), edge, width, radius))

    def _make_plate(
        self, size: tuple[int, int], fill: tuple[int, ...], edge: Colour | None, width: float,
        radius: float,
    ) -> pygame.Surface:
        """Return a plate stretched from a small one: corners kept, sides stretched, the middle
        filled."""
        corner = round((radius + width) * self.scale) + 2
        small = (min(size[0], 2 * corner + 1), min(size[1], 2 * corner + 1))
        plate = self._fine_plate(small, fill, edge, width, radius)
        if small == size:
            return plate
        return stretch_slices(plate, size, corner)

    def _fine_plate(
        self, size: tuple[int, int], fill: tuple[int, ...], edge: Colour | None, width: float,
        radius: float,
    ) -> pygame.Surface:
        def paint(big: pygame.Surface) -> None:
            rounded = round(radius * self.scale * FINE)
            if fill[3]:
                pygame.draw.rect(big, fill, big.get_rect(), 0, rounded)
            if edge:
                thick = max(FINE, round(width * self.scale * FINE))
                pygame.draw.rect(big, (*edge, 255), big.get_rect(), thick, rounded)
        return paint_smoothly(size, paint)

    def draw_ring(self, w: float, h: float, colour: Colour, width: float) -> pygame.Surface:
        """Return a rounded outline."""
        return self._paint_plate(w, h, PANEL, 0, colour, width, RADIUS)

    def draw_disc(self, size: float, colour: Colour, alpha: int) -> pygame.Surface:
        """Return a filled circle."""
        return self._paint_plate(size, size, colour, alpha, None, 2, size / 2)


def _draw_fibre(
    grain: pygame.Surface, ends: tuple[int, int], y: float, sizes: tuple[float, int],
    chance: Random,
) -> None:
    """Draw a wandering line of wood grain between two ends."""
    wander, thick = sizes
    tone = (*(BELOW if chance.random() < DARKER else ABOVE), round(chance.uniform(*FAINTLY)))
    first, last = ends
    points = [(first + (last - first) * n / BENDS, y + wander * chance.uniform(-1, 1))
              for n in range(BENDS + 1)]
    if last > first:
        pygame.draw.lines(grain, tone, False, points, thick)


def paint_smoothly(
        size: tuple[int, int], paint: Callable[[pygame.Surface], object]) -> pygame.Surface:
    """Return a picture with smooth edges: painted FINE times as large on nothing, and scaled
    down."""
    big = pygame.Surface((size[0] * FINE, size[1] * FINE), pygame.SRCALPHA)
    paint(big)
    return pygame.transform.smoothscale(big, size).convert_alpha()


@cache
def _read_font(path: Path) -> bytes:
    """Return the bytes of a font, read once: each open font would keep its own file open, and the
    system allows few."""
    return path.read_bytes()


def rasterise(name: str, size: tuple[int, int], *, apart: bool = False) -> pygame.Surface:
    file = find_file(f"assets/{remove_dye(name)}.svg")
    if not apart and remove_dye(name) == name:
        return pygame.image.load_sized_svg(file, size)
    svg = dye_picture(name, file.read_bytes())
    return pygame.image.load_sized_svg(BytesIO(recolour(name, svg) if apart else svg), size)


def _covering_size(window: tuple[int, int]) -> tuple[int, int]:
    """Return the size of a 16:9 picture that covers a window of any shape."""
    full = max(window[0] / 1920, window[1] / 1080)
    return round(1920 * full), round(1080 * full)


def stretch_slices(picture: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """Return a nine-slice picture in another size: corners kept, sides and middle stretched."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    spans: list[tuple[tuple[int, int, int, int], ...]] = []
    for small, large in zip(picture.get_size(), size, strict=True):
        if small == large or not corner:
            spans.append(((0, small, 0, large),))
        else:
            ends = small - corner, large - corner
            spans.append(((0, corner, 0, corner), (corner, ends[0] - corner, corner,
                                                   ends[1] - corner), (ends[0], corner, ends[1],
                                                                       corner)))
    for x, w, to_x, to_w in spans[0]:
        for y, h, to_y, to_h in spans[1]:
            piece = picture.subsurface((x, y, w, h))
            if (w, h) != (to_w, to_h):  # lines of one pixel need no smoothing
                grow = pygame.transform.scale if 1 in {w, h} else pygame.transform.smoothscale
                piece = grow(piece.copy(), (to_w, to_h))
            image.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_MAX)
    return image.convert_alpha()
