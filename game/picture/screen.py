"""The window: logical 1920x1080 on any number of pixels, and only what changed is drawn.

A frame is a list of items: images at pixels, in order. The picture depends on that list alone:
whatever was shown before, equal lists give equal pixels. An image is never drawn on after it was
put.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterable
from math import ceil
from typing import NamedTuple

import pygame

from game.picture.display import open_display, without_card
from game.ui.box import Box as Box  # noqa: PLC0414  a screen is where most modules know it from

WIDTH, HEIGHT = 1920, 1080
MARGIN_X, MARGIN_Y = 96, 54
SMALLEST = (640, 360)  # pixels that all scenes can lay themselves out on
FULL_SHARE = 0.5  # of the window: when more than this has changed, all of it is drawn
SLOW_FLIP = 0.006  # seconds; a software window slower than this goes through OpenGL
OPENGL = "SDL_FRAMEBUFFER_ACCELERATION"  # whether SDL pushes the picture through it
FRAME = 1 / 60
WINDOW = Box(0, 0, WIDTH, HEIGHT)
SAFE = Box(MARGIN_X, MARGIN_Y, WIDTH - 2 * MARGIN_X, HEIGHT - 2 * MARGIN_Y)


class Item(NamedTuple):
    """An image at a pixel of the window."""

    image: pygame.Surface
    x: int
    y: int
    alpha: int = 255
    mode: int = 0  # how it blends with the images under it: one of pygame's BLEND_ flags

    @property
    def rect(self) -> pygame.Rect:
        return self.image.get_rect(topleft=(self.x, self.y))


class Screen:
    """The window, its scale and its last frame. A window that is too small for any scene shows a
    smaller picture of `surface`, `grown` times as large."""

    grown = 1.0

    def __init__(
        self, size: tuple[int, int], *, fullscreen: bool = False,
        smallest: tuple[int, int] = (1, 1),
    ) -> None:
        self.windowed_size = size
        self._smallest = smallest
        self.fullscreen = fullscreen
        self._items: list[Item] = []
        self.shown: list[Item] | None = None  # in the last frame, if that is known
        self._still: pygame.Surface | None = None
        self._open()
        self.measure()

    def _open(self) -> None:
        x11 = pygame.display.get_driver() == "x11"
        if x11 and without_card():
            os.environ.setdefault(OPENGL, "0")
        if self.fullscreen:
            self.window = pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            self.window = pygame.display.set_mode(self.windowed_size, pygame.RESIZABLE)
        pygame.display.set_caption("Hearthside")
        if x11 and self._flips_slowly():
            pygame.display.quit()
            os.environ[OPENGL] = "0"
            open_display()
            self._open()

    def _flips_slowly(self) -> bool:
        """Return whether SDL pushes this window through OpenGL without a GPU (and nobody asked for
        it). Measured where the machine has a card, which may not be the one that draws."""
        if OPENGL in os.environ:
            return False
        times = []
        for _ in range(5):
            began = time.perf_counter()
            pygame.display.flip()
            times.append(time.perf_counter() - began)
        return sorted(times)[2] > SLOW_FLIP

    def measure(self) -> None:
        self.window_size = w, h = self.window.get_size()
        self.grown = max(1.0, self._smallest[0] / w, self._smallest[1] / h)
        self.surface = self.window
        if self.grown > 1:
            size = ceil(w * self.grown), ceil(h * self.grown)
            self.surface = pygame.Surface(size).convert()
        self.size = w, h = self.surface.get_size()
        self.scale = max(min(w / WIDTH, h / HEIGHT), 0.1)
        self.left = (w - WIDTH * self.scale) / 2
        self.top = (h - HEIGHT * self.scale) / 2
        self.shown = None

    def measure_window(self) -> None:
        """Measure the window after its size has changed, and draw everything anew."""
        self.window = pygame.display.get_surface() or self.window
        self._still = None
        if not self.fullscreen:
            self.windowed_size = self.window.get_size()
        self.measure()

    def toggle_fullscreen(self) -> None:
        """Switch between window and full screen; pads, sounds and surfaces survive it."""
        self.fullscreen = not self.fullscreen
        if not self.fullscreen:  # a plain set_mode keeps the full screen's geometry
            pygame.display.quit()
            open_display()
        self._open()
        self.measure()

    def to_pixels(self, length: float) -> int:
        """Return a logical length in whole pixels, at least 1."""
        return max(1, round(length * self.scale))

    def to_pixel(self, x: float, y: float) -> tuple[int, int]:
        """Return the pixel of a logical point."""
        return round(self.left + x * self.scale), round(self.top + y * self.scale)

    def to_logical(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """Return the logical point of a pixel; outside 0..1920 x 0..1080 on the letterbox."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    @property
    def bounds(self) -> Box:
        """The logical box of the whole window; larger than 1920 x 1080 unless its shape is 16:9."""
        (x, y), (right, bottom) = map(self.to_logical, ((0, 0), self.size))
        return Box(x, y, right - x, bottom - y)

    def find_logical(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """Return the logical point of a pixel of the window, whose picture may be smaller."""
        return self.to_logical((round(pixel[0] * self.grown), round(pixel[1] * self.grown)))

    def begin(self) -> None:
        """Start the list of a new frame."""
        self._items = []

    def put(self, image: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Put an image with its top left corner at a logical point."""
        if alpha > 0:
            self._items.append(Item(image, *self.to_pixel(x, y), min(alpha, 255)))

    def put_centered(self, image: pygame.Surface, x: float, y: float, alpha: int = 255) -> None:
        """Put an image with its middle at a logical point."""
        if alpha > 0:
            px, py = self.left + x * self.scale, self.top + y * self.scale
            w, h = image.get_size()
            corner = round(px - w / 2), round(py - h / 2)
            self._items.append(Item(image, *corner, min(alpha, 255)))

    def put_light(self, image: pygame.Surface, x: float, y: float, mode: int) -> None:
        """Let an image tint (`BLEND_RGB_MULT`) or light (`BLEND_RGB_ADD`) the images under it."""
        self._items.append(Item(image, *self.to_pixel(x, y), mode=mode))

    def cover_window(self, image: pygame.Surface, alpha: int = 255) -> None:
        """Put an image over the whole window with its letterbox; images under an opaque one are not
        drawn."""
        if alpha == 255 and not image.get_flags() & pygame.SRCALPHA \
                and image.get_size() == self.size:
            self._items = []
        self._items.append(Item(image, 0, 0, alpha))

    def put_items(self, items: Iterable[Item]) -> None:
        """Put images at their pixels."""
        self._items.extend(items)

    def shift(self, dx: int, dy: int) -> None:
        """Move all images since `begin` by some pixels. An image that covers the window also stays
        in place underneath, so that no edge is bare; a veil only stays."""
        if (dx, dy) == (0, 0):
            return
        whole, moved = self.size, []
        for item in self._items:
            covers = item.image.get_size() == whole and (item.x, item.y) == (0, 0)
            if covers:
                moved.append(item)
            if not covers or (item.alpha == 255 and not item.mode):
                moved.append(item._replace(x=item.x + dx, y=item.y + dy))
        self._items = moved

    @property
    def items(self) -> list[Item]:
        """Return the images since `begin`, the lowest first."""
        return self._items

    def forget(self) -> None:
        """Draw everything anew in the next frame, as after the window was uncovered."""
        self.shown = None

    def stretch(self) -> None:
        """Show the last frame at the new size, while the window's size is changing."""
        if self._still is None:
            self._still = self.surface.copy()
        window = pygame.display.get_surface()
        if window is not None:
            pygame.transform.scale(self._still, window.get_size(), window)
            pygame.display.flip()

    def show(self) -> bool:
        """Draw the changes since the last frame. Returns whether there were any."""
        dirty = self.list_dirty()
        if not dirty:
            return False
        places = [item.rect for item in self._items]
        for rect in dirty:
            self._draw(rect, places)
        self.surface.set_clip(None)
        if self.surface is self.window:
            pygame.display.update(dirty)
        else:
            pygame.transform.smoothscale(self.surface, self.window.get_size(), self.window)
            pygame.display.flip()
        self.shown = self._items
        return True

    def paint_all(self) -> pygame.Surface:
        """Return all that was put since `begin`, as one picture of the window."""
        picture = pygame.Surface(self.size).convert()
        for item in self._items:
            _blit(picture, item)
        return picture

    def _draw(self, rect: pygame.Rect, places: list[pygame.Rect]) -> None:
        """Draw the images in a rectangle; `places` are the boxes of all items in order."""
        self.surface.set_clip(rect)
        for n in rect.collidelistall(places):
            _blit(self.surface, self._items[n])

    def list_dirty(self) -> list[pygame.Rect]:
        """Return the rectangles that may differ from the last frame."""
        whole = self.surface.get_rect()
        if self.shown is None:
            return [whole]
        changed = _find_changed(self.shown, self._items)
        if changed is None:
            return [whole]
        rects = _merge_rects([rect for item in changed if (rect := item.rect.clip(whole))])
        if sum(r.w * r.h for r in rects) > FULL_SHARE * whole.w * whole.h:
            return [whole]
        return rects


class Sheet(Screen):
    """A picture of a region of the logical screen, on which parts of a table draw as on a window;
    `scale` is that of its pixels."""

    def __init__(self, region: Box, size: tuple[int, int], scale: float) -> None:
        self.surface = pygame.Surface(size, pygame.SRCALPHA)
        self.size, self.scale = size, scale
        self.left, self.top = -region.x * scale, -region.y * scale
        self._items = []

    def paint_all(self) -> pygame.Surface:
        """Return all that was put on it, as one picture."""
        for item in self._items:
            _blit(self.surface, item)
        return self.surface.convert_alpha()


class Pane(Screen):
    """A whole logical screen that is drawn smaller, on a part of a window."""

    def __init__(self, screen: Screen, box: Box) -> None:
        self.scale = screen.scale * box.w / WIDTH
        self.left = self.top = 0
        self.size = self.to_pixels(WIDTH), self.to_pixels(HEIGHT)
        self.surface = pygame.Surface(self.size)
        self._corner = screen.to_pixel(box.x, box.y)
        self._items = []

    def list_moved(self) -> list[Item]:
        """Return its images at their places in the window."""
        left, top = self._corner
        return [item._replace(x=item.x + left, y=item.y + top) for item in self._items]


def _blit(surface: pygame.Surface, item: Item) -> None:
    image, x, y, alpha, mode = item
    if alpha == 255:
        surface.blit(image, (x, y), special_flags=mode)
    else:
        image.set_alpha(alpha)
        surface.blit(image, (x, y))
        image.set_alpha(255)


def _find_changed(old: list[Item], new: list[Item]) -> list[Item] | None:
    """Return the items of only one of two frames; None if the common items changed their order."""
    if old == new:
        return []
    was, now = set(old), set(new)
    if [item for item in old if item in now] != [item for item in new if item in was]:
        return None
    return list(was ^ now)


def _merge_rects(rects: list[pygame.Rect]) -> list[pygame.Rect]:
    """Return the same area as rectangles that do not touch."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        grown = rect
        while (hit := grown.collidelist(merged)) >= 0:
            grown = grown.union(merged.pop(hit))
        merged.append(grown)
    return merged


class Pacer:
    """Sixty frames a second; a deadline that was missed is not made up for."""

    def __init__(self) -> None:
        self._last = self._due = time.perf_counter()

    def wait(self) -> float:
        """Sleep until the next frame is due. Returns the seconds since the last one, at most
        0.1."""
        now = time.perf_counter()
        self._due += FRAME
        if now < self._due:
            time.sleep(self._due - now)
        else:
            self._due = now
        last, self._last = self._last, time.perf_counter()
        return min(self._last - last, 0.1)

    @property
    def left(self) -> float:
        """The seconds until the next frame is due."""
        return self._due + FRAME - time.perf_counter()
