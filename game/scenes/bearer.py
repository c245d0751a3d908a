"""Whoever bears a name that is written: she sits at a window, follows the letters with her eyes, is
glad of each, and nods when no more have room; under her stand the names that are ready."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import inf, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.core import Seat
from game.picture.page import Control, Page
from game.picture.screen import Box, Screen
from game.picture.theme import BUTTON, INK, IVORY, NIGHT, OAK, SEAT_COLOURS, Colour
from game.scenes.known import choose_face
from game.scenes.planks import NEARER, slate
from game.scenes.sitters import chair, known, lap
from game.tables.faces import FACES, HEADS, NAMES, SHAPE, bust, face, faced

if TYPE_CHECKING:
    from game.house import House
    from game.picture.art import Art

GLAD, LOOKS = 0.7, 2.6  # seconds after a letter for which she is glad, and looks at what she wrote
EVERY, SHUT = 4.3, 0.16  # seconds from one blink to the next, and how long one is
NODS, NOD, TIMES = 1.2, 9.0, 3  # how long she nods, how far, and how often
CHIP, LEAST = 76, 250  # the height of a name that is ready, and what is kept for a face over them
GAP, AROUND = 10, 14  # between such names, and round them on their board
READY = "heading@0.9", "heading@0.8", "label@1.1", "label", "body", "small", "small@1"
LAID: Colour = (134, 96, 60)  # the wood of that board, as of the tray of letters
BROOCH, PINNED = 0.1, (0.635, 0.652)  # the sign of a seat on her jersey, and where, of her height
SILL, BAR = 0.2, 9.0  # how far over her feet the window ends, of her height, and a bar of it
HEADROOM = 34  # over her, in it
ARROW, TIP, AWAY = 56.0, 32.0, 44.0  # an arrow beside her, its tip, how far from the window's side
BESIDE_HEAD = 0.36  # and how far down, of her height
VIEW = "table/night", (0.62, 0.36), NEARER  # what is seen in the window


class Mood:
    """How she takes it, by its own clock."""

    def __init__(self) -> None:
        self._clock, self._fell, self._full = 0.0, -inf, -inf

    def tick(self, seconds: float) -> None:
        self._clock += seconds

    def falls(self, *, full: bool) -> None:
        """A letter has been written; nothing has room behind it if that makes the name full."""
        self._fell = self._clock
        if full:
            self._full = self._clock

    def feeling(self, *, still: bool) -> str:
        """How she looks; her eyes do not move where all is to stand still."""
        age = self._clock - self._fell
        if age < GLAD or self._clock - self._full < NODS:
            return "glad"
        if not still and self._clock % EVERY > EVERY - SHUT:
            return "blinks"
        return "looks" if age < LOOKS and not still else ""

    def nod(self, *, still: bool) -> float:
        """How far she has bowed."""
        age = self._clock - self._full
        return NOD * abs(sin(pi * TIMES * age / NODS)) if age < NODS and not still else 0.0


class Bearer:
    """She sits where `lay` has put her chair; without a face there is nobody. `faces` are those of
    all who are here; `others` are hers to choose from, none if she is a nisse."""

    def __init__(self, house: House, who: str, seat: Seat | None,
                 faces: Sequence[str] = ()) -> None:
        self.house, self.who, self.seat = house, who, seat
        self.mood = Mood()
        people = [*map(face, range(FACES))]
        self.others = [one for one in people if one == who or one not in faces
                       ] if who in people else []
        self.pane = self._chair = Box(0, 0, 0, 0)
        self._chosen = False

    def turn(self, step: int) -> None:
        """Take another face of those that nobody else has here."""
        self.who = self.others[(self.others.index(self.who) + step) % len(self.others)]
        self._chosen = True

    def settle(self) -> None:
        """She is somebody who has been here, and has a face."""
        self.others.clear()

    def keep(self, name: str) -> None:
        """Remember her face under her name, if she has chosen it or the name has none yet."""
        new = name not in NAMES and name not in self.house.settings.faces
        if self.others and (self._chosen or (new and self.who != known(name, {}))):
            choose_face(self.house, name, [*map(face, range(FACES))].index(self.who))

    def lay(self, page: Page, box: Box) -> None:
        """The window at which she sits, to the foot of a box."""
        if not self.who:
            return
        tall = min(box.h - HEADROOM, box.w / SHAPE)
        self._chair = Box(box.center[0] - tall * SHAPE / 2, box.bottom - tall, tall * SHAPE, tall)
        pane = self.pane = slate(page, box._replace(h=box.h - SILL * tall), *VIEW)
        for bar in (Box(pane.center[0] - BAR / 2, pane.y, BAR, pane.h),
                    Box(pane.x, pane.y + pane.h * 0.42, pane.w, BAR)):
            page.image(page.art.plate(bar.w, bar.h, OAK, 255, INK, 2, 1), bar.x, bar.y)

    def draw(self, screen: Screen) -> None:
        """Her chair, herself with the sign of her seat for a brooch, and her hands in her lap."""
        if not self.who:
            return
        art, at = self.house.art, self._chair
        still = self.house.settings.reduced_motion
        feeling, down = self.mood.feeling(still=still), self.mood.nod(still=still)
        screen.put(art.picture(chair(self.seat or 0), at.w, at.h), at.x, at.y)
        screen.put(art.picture(faced(self.who, feeling), at.w, at.h), at.x, at.y + down)
        if self.seat is not None:
            self._brooch(screen, art, self.seat, down)
        screen.put(art.picture(lap(self.who), at.w, at.h), at.x, at.y)
        for left in (True, False) if len(self.others) > 1 else ():
            self._arrow(screen, art, left=left)

    def _arrow(self, screen: Screen, art: Art, *, left: bool) -> None:
        """One of two that say that she may have another face, beside her head."""
        x = self.pane.x + AWAY if left else self.pane.right - AWAY
        y = self._chair.y + BESIDE_HEAD * self._chair.h
        screen.put_centered(art.disc(ARROW, BUTTON, 255), x, y)
        tip = art.picture("ui/play", TIP, TIP)
        screen.put_centered(pygame.transform.flip(tip, flip_x=True, flip_y=False) if left else tip,
                            x + (-2 if left else 2), y)

    def _brooch(self, screen: Screen, art: Art, seat: Seat, down: float) -> None:
        at, side = self._chair, BROOCH * self._chair.h
        x, y = at.x + PINNED[0] * at.w, at.y + PINNED[1] * at.h + down
        screen.put_centered(art.plate(side, side, NIGHT, 255, SEAT_COLOURS[seat], 4, side / 2),
                            x, y)
        screen.put_centered(art.picture(f"ui/seat_{seat}", 0.6 * side, 0.6 * side), x, y)


def chips(page: Page, box: Box, names: Sequence[str], said: str, ringed: str,
          take: Callable[[str], Callable[[], None]], least: float, chosen: Mapping[str, int],
          ) -> float:
    """Names that are ready, each with the face by which it is remembered, or that she has `chosen`,
    on one board under what they are, at the foot of a box of which so much is left at `least`.
    Returns where it begins."""
    line, high = page.art.line("body"), max(CHIP, page.art.line("body") + 12)
    room = box.h - least - line - 3 * AROUND
    names = names[:min(len(names), int((room + GAP) // (high + GAP)))]
    rows = len(names) * (high + GAP) - GAP
    board = Box(box.x, box.bottom - rows - line - 2.6 * AROUND, box.w, rows + line + 2.6 * AROUND)
    page.image(page.art.plate(board.w, board.h, LAID, 255, INK, 3, 22), board.x, board.y)
    inside = board.inset(AROUND)
    page.fitted(inside._replace(x=inside.x + 8, y=board.y + AROUND / 2, w=inside.w - 16, h=line),
                said, "body", IVORY)
    inner = Box(0, 0, inside.w - high - 34, high - 4)
    style = page.largest(inner, names, READY)
    for n, name in enumerate(names):
        at = Box(inside.x, inside.bottom - rows + n * (high + GAP), inside.w, high)
        page.plank(at, lit=ringed == f"known/{n}")
        bust(page, Box(at.x + 6, at.y + 2, 1.1 * high, high - 6), known(name, chosen), HEADS)
        page.fitted(inner._replace(x=at.x + high + 18, y=at.y + 2), name, style, INK)
        page.spot(f"known/{n}", Control(at, take(name)), name)
    return board.y
