"""A page of a menu: plates, texts, pictures and controls, in logical units.

A page knows its own faults (`problems`): a text that its box clips, things that overlap, things
outside the safe margins. Any change builds it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame

from game.core.contract import Message
from game.devices.press import Action
from game.picture.art import Art
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import (
    CONTROL,
    EDGE,
    GOLD,
    IVORY,
    PANEL,
    RING,
    Colour,
)

SMALLER = (1.75, 1.5, 1.25, 1.0)  # text sizes to try before a text is shortened
LONGEST = 600  # letters of a text that are measured
BALANCE = 16  # how near the width of balanced lines comes to the least one

# What a device can do, each with the key of its words, or with words of the table.
Hints = tuple[tuple[Action, str | Message], ...]
CHOOSE: Hints = ((Action.CONFIRM, "hint-choose"),)
SLIDE: Hints = ((Action.LEFT, ("name", "")), (Action.RIGHT, "hint-change"))  # one word for both
CHANGE: Hints = ((Action.CONFIRM, "hint-change"), (Action.PREV, "hint-change-back"))
NAMING = ((Action.CONFIRM, "hint-spell"), (Action.NEXT, "hint-other"))  # where a name stands
PERSON = ((Action.CONFIRM, "hint-person"), (Action.NEXT, "hint-other"))  # that of a person


@dataclass(slots=True)
class Control:
    """A control that can have the focus. `turn` handles the jump buttons, and left and right if it
    `slides`; `why` says why it is disabled; `hints` describe its presses. A pointer turns it,
    unless it is `written`: then it confirms. `ways` are the spots in given directions, where these
    are not the nearest."""

    box: Box
    act: Callable[[], None] | None = None
    turn: Callable[[int], None] | None = None
    why: Message | None = None
    hints: Hints = CHOOSE
    slides: bool = False
    written: bool = False
    ways: Mapping[Action, str] = field(default_factory=dict)


class Drawn(NamedTuple):
    image: pygame.Surface
    x: float
    y: float


@dataclass(slots=True)
class Page:
    """The contents of a menu: filled by its methods, then drawn any number of times."""

    art: Art
    spots: dict[str, Control] = field(default_factory=dict)
    told: dict[str, str] = field(default_factory=dict)  # the controls in words
    pointed: dict[str, Box] = field(default_factory=dict)  # the controls for a pointer alone
    anchors: dict[str, Box] = field(default_factory=dict)  # boxes over which something moves
    drawn: list[Drawn] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)
    shortened: list[str] = field(default_factory=list)  # texts that could not be shown in full
    bounds: Box = SAFE
    words: list[tuple[str, Box]] = field(default_factory=list)  # all texts, and where they stand
    leaves: list[tuple[str, Box]] = field(default_factory=list)  # nothing else may cover them

    def _add_leaf(self, name: str, box: Box) -> None:
        """Register a leaf, which nothing else may cover."""
        if not box.is_within(self.bounds.inset(-1)):
            self.problems.append(f"{name} leaves the safe area: {box}")
        inner = box.inset(2)
        self.problems += [
            f"{name} overlaps {other}" for other, there in self.leaves if inner.overlaps(there)]
        self.leaves.append((name, box))

    @property
    def boxes(self) -> list[Box]:
        """Return the boxes of its words and pictures."""
        return [box for _, box in self.leaves]

    def put_plate(self, box: Box, fill: Colour = PANEL, alpha: int = 226,
                  edge: Colour | None = EDGE) -> None:
        """Draw a plate under other things."""
        self.put_image(self.art.draw_plate(box.w, box.h, fill, alpha, edge), box.x, box.y)

    def put_image(self, image: pygame.Surface, x: float, y: float) -> None:
        """Draw an image that anything may cover."""
        self.drawn.append(Drawn(image, x, y))

    def claim(self, name: str, box: Box) -> None:
        """Register a drawn leaf, which nothing else may cover."""
        self._add_leaf(name, box)

    def put_picture(self, box: Box, name: str) -> None:
        """Draw a picture that fills a box; anything may cover it."""
        self.put_image(self.art.load_picture(name, box.w, box.h), box.x, box.y)

    def put_text(
        self, box: Box, string: str, style: str = "body", colour: Colour = IVORY,
        align: str = "left", *, top: bool = False, leaf: bool = True, carved: bool = False,
    ) -> Box:
        """Draw a text in a box, wrapped to its width. Returns the box that it fills."""
        image = self.art.draw_text(string, style, colour, box.w, align)
        w, h = image.get_width() / self.art.scale, image.get_height() / self.art.scale
        if h > box.h + 1 or w > box.w + self._slack or self.is_wider(string, style, box.w):
            self.problems.append(f"{string!r} ({w:.0f}x{h:.0f}) is clipped by {box}")
        x = {"left": box.x, "center": box.x + (box.w - w) / 2, "right": box.right - w}[align]
        real = Box(x, box.y if top else box.y + (box.h - h) / 2, w, h)
        if carved:
            image = self.art.carve_text(string, style, colour, box.w, align)
        self.put_image(image, real.x, real.y)
        self.words.append((string, real))
        if leaf:
            self._add_leaf(repr(string), real)
        return real

    def put_fitted(self, box: Box, string: str, style: str = "body", colour: Colour = IVORY,
                   align: str = "left", *, leaf: bool = True) -> None:
        """Draw a text; smaller, and then shortened, if it is too large for its box."""
        for smaller in self.list_styles(style):
            if len(string) <= LONGEST and self.has_room(box, string, smaller):
                self.put_text(box, string, smaller, colour, align, leaf=leaf)
                return
        self.shortened.append(string)
        fits = [""]  # by halves: a path may have thousands of letters
        low, high = 2, min(len(string), LONGEST)
        while low <= high:
            middle = (low + high) // 2
            short = string[:middle].rstrip() + "…"
            if self.has_room(box, short, "small@1"):
                fits.append(short)
                low = middle + 1
            else:
                high = middle - 1
        self.put_text(box, fits[-1] or string[:2] + "…", "small@1", colour, align, leaf=leaf)

    def find_largest(self, box: Box, strings: Iterable[str], styles: Sequence[str]) -> str:
        """Return the first style in which each of these texts fits the box; else the last one."""
        return self.largest_in([(box, text) for text in strings], styles)

    def largest_in(self, texts: Sequence[tuple[Box, str]], styles: Sequence[str]) -> str:
        """Return the first style in which each text fits its own box; else the last one."""
        return next((style for style in styles if all(
            self.has_room(box, text, style) for box, text in texts)), styles[-1])

    def list_styles(self, style: str) -> list[str]:
        """Return a style, followed by smaller ones to try where it is too large."""
        least = [f"small@{size}" for size in SMALLER if size < self.art.text_scale]
        return list(dict.fromkeys((style, "body", "small", *least)))

    def has_room(self, box: Box, string: str, style: str) -> bool:
        """Say whether a text fits a box in full, on any number of lines."""
        w, h = self.art.measure_text(string, style, box.w)
        return (w <= box.w + self._slack and h <= box.h + 1
                and not self.is_wider(string, style, box.w))

    @property
    def _slack(self) -> float:
        """How much wider than its box a text may be: texts are wrapped to whole pixels, and the
        picture of a wrapped text is a pixel wider than its lines may be."""
        return 1.5 / self.art.scale

    def balance_width(self, string: str, style: str, width: float) -> float:
        """Return the least width at which a text has no more lines than in `width`, so that lines
        are about equally long and no word stands alone; `width` for a single line."""
        high = self.art.measure_text(string, style, width)[1]
        if high < 1.5 * self.art.line_height(style):
            return width
        low, enough = width / 2, width
        while enough - low > BALANCE:
            middle = (low + enough) / 2
            w, h = self.art.measure_text(string, style, middle)
            fits = w <= middle + self._slack and h <= high and not self.is_wider(
                string, style, middle)
            low, enough = (low, middle) if fits else (middle, enough)
        return enough

    def is_wider(self, string: str, style: str, width: float) -> bool:
        """Say whether a single word is wider than the line."""
        return self.art.measure_longest_word(string, style) > self.art.to_pixels(width)

    def add_spot(self, name: str, spot: Control, told: str = "") -> None:
        """Register a control that is drawn elsewhere, with its description."""
        self.spots[name] = spot
        self.told[name] = told

    def put_cropped(self, box: Box, name: str, room: Box) -> None:
        """Draw the part of a picture that fills a box which lies in a room; anything may cover
        it."""
        image, pixels = self.art.load_picture(name, box.w, box.h), self.art.to_pixels
        left, top = max(room.x - box.x, 0.0), max(room.y - box.y, 0.0)
        shown = image.get_rect().clip((
            pixels(left) if left else 0, pixels(top) if top else 0,
            pixels(min(box.right, room.right) - box.x - left),
            pixels(min(box.bottom, room.bottom) - box.y - top)))
        self.put_image(image.subsurface(shown), box.x + left, box.y + top)

    def draw(self, screen: Screen, focus: str = "", dx: float = 0, dy: float = 0) -> None:
        """Put everything on a screen, and the ring round the focused place."""
        for image, x, y in self.drawn:
            screen.put(image, x + dx, y + dy)
        if focus in self.spots:
            box = self.spots[focus].box.inset(-RING - 2)
            screen.put(self.art.draw_ring(box.w, box.h, GOLD, self.art.rim), box.x + dx, box.y + dy)

    @property
    def hints_top(self) -> float:
        """Return the top of the hint bar at the bottom, at the players' text size."""
        return SAFE.bottom - max(52, self.art.line_height("small") + 6)

    @property
    def hint_bar(self) -> Box:
        return SAFE._replace(y=self.hints_top, h=SAFE.bottom - self.hints_top)

    def control_height(self, style: str = "body", lines: int = 1) -> float:
        """Return the height of a control, at the players' text size."""
        return max(CONTROL, self.art.line_height(style) * lines + 20)
