"""The player whose name is being written, at a window. Their eyes follow the letters; they smile at
each one, wave once there is a name, and nod when it is full."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, pi, sin

import pygame
from msgspec.structs import replace

from game.core.contract import Seat
from game.core.faces import FACES, NAMES, dress_figure, find_face, name_face, show_feeling
from game.core.known_names import choose_face
from game.core.settings import next_value
from game.core.words import Words
from game.house import House
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.theme import INK, SEAT_COLOURS
from game.ui.box import Box
from game.ui.furniture.figures import DESK, SHAPE, name_arms
from game.ui.furniture.planks import FRAME, NIGHT_VIEW, build_slate
from game.ui.layout import Node, Paint, Picture, Text, column, frame, pad, row
from game.ui.widgets.chest import BRASS

SMILES = 0.7  # seconds after a letter
BLINKS, SHUT = 4.3, 0.16  # seconds from one blink to the next, and with closed eyes
NODS = 1.2  # seconds
LIES = 0.125  # of the figure's height, from its arms down to the sill
SKY = replace(NIGHT_VIEW, across=0.62, down=0.36)
PEOPLE = [*map(name_face, range(FACES))]


class Portrait:
    """`faces` are those of all players here, `others` the ones to choose from; a nisse has no
    choice. Without a face (`who`) the window is empty."""

    def __init__(self, house: House, who: str, seat: Seat | None,
                 faces: Sequence[str] = ()) -> None:
        self.house, self.who, self.seat = house, who, seat
        self.others = [one for one in PEOPLE if one == who or one not in faces
                       ] if who in PEOPLE else []
        self._chosen = False
        self._clock, self._typed, self._full = 0.0, -inf, -inf

    def turn(self, step: int) -> None:
        """Take another face that nobody else here has."""
        self.who = next_value(self.others, self.who, step)
        self._chosen = True

    def keep(self, name: str) -> None:
        """Remember the face for a name, if the player chose it or the name has none yet."""
        new = name not in NAMES and name not in self.house.settings.faces
        if self.others and (self._chosen or (new and self.who != find_face(name, {}))):
            choose_face(self.house.settings, name, PEOPLE.index(self.who))
            self.house.keep_settings()

    def tick(self, seconds: float) -> None:
        self._clock += seconds

    def notice_letter(self, *, full: bool) -> None:
        """React to a letter; it may have filled the name."""
        self._typed = self._clock
        if full:
            self._full = self._clock

    def build(self, say: Words, scale: float) -> Node:
        """Return the window over its sill, with arrows to other faces."""
        sign = None if self.seat is None else row(frame(
            "seat sign", Picture(source=f"ui/seat_{self.seat}", height=32), padding=pad(10),
            tint=SEAT_COLOURS[self.seat]), padding=pad(22), align="start")
        window = row(build_slate(SKY, Paint(paint=draw_star), sign, grow=1, anchor="window"),
                     padding=pad(10, 0), grow=1)
        middle: tuple[Node | None, ...] = ()
        if len(self.others) > 1:
            told = say("name-face-of", self.others.index(self.who) + 1, len(self.others))
            middle = (_build_arrow(-1), Text(words=told, ink=INK, size=1 / scale, align="center",
                                             one_line=True, grow=1), _build_arrow(1))
        sill = frame("window sill", row(*middle, align="center", gap=4, padding=pad(12, 0)),
                     height=70, anchor="sill")
        return column(window, sill, gap=-FRAME, grow=1)

    def draw(self, screen: Screen, window: Box, *, waves: bool) -> None:
        """Draw the player behind the sill, with their arms on it."""
        art, still, at = self.house.art, self.house.settings.reduced_motion, find_figure(window)
        who = self.who if self.seat is None else dress_figure(self.who, self.seat)
        age = self._clock - self._full
        nod = 0 if still or age >= NODS else 9 * abs(sin(3 * pi * age / NODS))
        down = round(nod * art.scale)
        image = _cut_bust(art, show_feeling(who, self._find_feeling(still=still)), at, down)
        screen.put(image, at.x, at.y + down / art.scale)
        screen.put(art.load_picture(name_arms(who, waves=waves), at.w, at.h), at.x, at.y)

    def _find_feeling(self, *, still: bool) -> str:
        """Return the look of the face; the eyes stay still under reduced motion."""
        age = self._clock - self._typed
        if age < SMILES or self._clock - self._full < NODS:
            return "glad"
        if not still and self._clock % BLINKS > BLINKS - SHUT:
            return "blinks"
        return "looks" if age < 2.6 and not still else ""


def _build_arrow(step: int) -> Node:
    return frame("round button", Picture(source=BRASS, height=42, mirrored=step < 0),
                 padding=pad(11), width=64, height=64, name=f"face/{step}", pointer_only=True)


def find_figure(window: Box) -> Box:
    """Return the box of the figure in the window, down to the sill."""
    tall = min((window.h - 2 * FRAME - 26) / (DESK + LIES), (window.w - 152) / SHAPE / 0.74)
    shown = window.inset(FRAME).place(tall * SHAPE, tall * (DESK + LIES), down=1)
    return shown._replace(h=tall)


def draw_star(page: Page, box: Box) -> None:
    """Draw a paper star in the window beside the figure."""
    pane, head = box.inset(FRAME), find_figure(box)
    side = min((head.y + 0.02 * head.h - pane.y) / 1.25, 0.62 * pane.w)
    if side > 90:
        page.put_picture(pane.place(side, 1.25 * side, down=0), "ui/window/advent")


def _cut_bust(art: Art, who: str, at: Box, down: int) -> pygame.Surface:
    """Return the figure down to the sill, which hides `down` pixels more. Its picture ends at a
    table: below that, the jersey goes on as a ribbed waist in the shade of the arms."""
    def cut() -> pygame.Surface:
        whole = art.load_picture(who, at.w, at.h)
        wide, end = whole.get_width(), art.to_pixels(DESK * at.h)
        image = pygame.Surface((wide, art.to_pixels((DESK + LIES) * at.h) - down), pygame.SRCALPHA)
        image.blit(whole, (0, 0), (0, 0, wide, end))
        hem = whole.subsurface((0, end - 1, wide, 1))
        waist = pygame.transform.scale(hem, (wide, image.get_height() - end))
        for x in range(0, wide, step := max(art.to_pixels(11), 2)):
            waist.fill((206, 200, 200), (x, 0, max(step // 2, 1), waist.get_height()),
                       special_flags=pygame.BLEND_RGB_MULT)
        for y in range(deep := art.to_pixels(30)):
            waist.fill([round(255 * (0.62 + 0.38 * y / deep))] * 3, (0, y, wide, 1),
                       special_flags=pygame.BLEND_RGB_MULT)
        image.blit(waist, (0, end))
        return image
    return art.keep((who, "leans", art.to_pixels(at.h), down), cut)
