"""Whoever bears a name that is written: she leans on the sill of her window, follows
the letters with her eyes, is glad of each, waves as soon as there is a name, and nods when no more
letters have room; under her stand the names that are ready."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf, pi, sin
from typing import TYPE_CHECKING

import pygame

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import INK, NIGHT, OAK, SEAT_COLOURS, WOOD
from game.scenes.names.known_names import choose_face
from game.scenes.names.wooden_keys import tray
from game.scenes.scenery.figures import DESK, arms, known
from game.scenes.scenery.planks import FRAME, NEARER, slate
from game.scenes.settings.setting_row import BRASS
from game.tables.faces import FACES, NAMES, SHAPE, bust, clad, face, faced
from game.ui.layout import Node, Paint, Text, column, frame, pad, row, stack

if TYPE_CHECKING:
    from game.house import House
    from game.picture.art import Art

GLAD, LOOKS = 0.7, 2.6  # seconds after a letter for which she is glad, and looks at what she wrote
EVERY, SHUT = 4.3, 0.16  # seconds from one blink to the next, and how long one is
NODS, NOD, TIMES = 1.2, 9.0, 3  # how long she nods, how far, and how often
LEAST = 320  # the height that a face keeps over the names that are ready
SIGN, PINNED = 0.13, 10.0  # the sign of a seat, of her height; from the frame round the window
SILL, OUT, NOSE = 0.16, 10.0, 7.0  # of her height; how far out it is; the light on its edge
LIES = 0.125  # of it, how far over the sill the table would be: her arms lie above its edge
RIB, RIBBED = 11.0, (206, 200, 200)  # of her waist: from one to the next, its shade
SHADOW, DIM = 30.0, 0.62  # that of her arms on it: how far down, and the light that it leaves
STAR, WIDEST, LEAST_STAR = 300 / 240, 0.62, 90.0  # a star: its shape, of a pane at most; at least
HATTED = 0.02  # of her height, where her hat begins
HEADROOM = 26  # over her, in the window
LEAN = 0.74  # of her width, herself from elbow to elbow
ARROW, INWARD, TIP = 64.0, 44.0, 42.0  # an arrow, its middle from the sill's end, its tip
PEOPLE = [*map(face, range(FACES))]  # all faces that somebody may have
COUNTED = "body", "small"  # which face hers is
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
    """She sits where `lay` has put her; without a face there is nobody. `faces` are those of
    all who are here; `others` are hers to choose from, none if she is a nisse."""

    def __init__(self, house: House, who: str, seat: Seat | None,
                 faces: Sequence[str] = ()) -> None:
        self.house, self.who, self.seat = house, who, seat
        self.mood = Mood()
        self.others = [one for one in PEOPLE if one == who or one not in faces
                       ] if who in PEOPLE else []
        self.frame = self._pane = self._sits = Box(0, 0, 0, 0)
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
            choose_face(self.house, name, PEOPLE.index(self.who))

    def lay(self, page: Page, box: Box) -> None:
        """The window at which she sits, to the foot of a box, with an arrow at either end of
        its sill."""
        if not self.who:
            return
        self.frame = frame = box.inset(OUT, 0)
        beside = 2 * INWARD + ARROW  # what the arrows take
        tall = min((box.h - 2 * FRAME - HEADROOM) / (DESK + LIES + SILL),
                   (frame.w - beside) / SHAPE / LEAN)
        self._pane = slate(page, frame, *VIEW)
        self._sits = Box(frame.center[0] - tall * SHAPE / 2,
                         frame.bottom - tall * (DESK + LIES + SILL), tall * SHAPE, tall)

        self._star(page)

    def _star(self, page: Page) -> None:
        """A star of paper with a lamp in it, which hangs in the window where she leaves room."""
        head = self._sits.y + HATTED * self._sits.h
        side = min((head - self._pane.y) / STAR, WIDEST * self._pane.w)
        if side > LEAST_STAR:
            page.image(page.art.picture("ui/window/advent", side, STAR * side),
                       self._pane.center[0] - side / 2, self._pane.y)

    def returns(self, pos: tuple[float, float] | None) -> bool:
        """Whether a pointer there presses the arrow that leads back."""
        return bool(pos and len(self.others) > 1 and self._arrow_at(left=True).holds(*pos))

    def draw(self, screen: Screen, *, greets: bool) -> None:
        """Herself, the sill, and her arms on it; she waves a hand if she `greets`. In a corner of
        the window is the sign of her seat."""
        if not self.who:
            return
        art, at = self.house.art, self._sits
        still = self.house.settings.reduced_motion
        feeling, down = self.mood.feeling(still=still), self.mood.nod(still=still)
        who = self.who if self.seat is None else clad(self.who, self.seat)
        screen.put(self._bust(art, faced(who, feeling)), at.x, at.y + down)
        if self.seat is not None:
            self._sign(screen, art, self.seat)
        sill = self._sill()
        screen.put(art.plate(sill.w, sill.h, OAK, 255, INK, 3, 8), sill.x, sill.y)
        screen.put(art.plate(sill.w - 12, NOSE, WOOD, 150, None, 0, 3), sill.x + 6,
                   sill.bottom - NOSE - 4)
        screen.put(art.picture(arms(who, waves=greets), at.w, at.h), at.x, at.y)
        for left in (True, False) if len(self.others) > 1 else ():
            self._arrow(screen, art, left=left)
        if len(self.others) > 1:
            self._which(screen, art, sill)

    def _bust(self, art: Art, who: str) -> pygame.Surface:
        """As much of her as is over the sill, and of what it hides as a nod needs: her jersey goes
        on down from where her picture would end at a table, as a ribbed waist in the shade of her
        arms."""
        at = self._sits

        def cut() -> pygame.Surface:
            whole = art.picture(who, at.w, at.h)
            wide, end = whole.get_width(), art.pixels(DESK * at.h)
            image = pygame.Surface((wide, art.pixels((DESK + LIES + SILL / 3) * at.h)),
                                   pygame.SRCALPHA)
            image.blit(whole, (0, 0), (0, 0, wide, end))
            hem = whole.subsurface((0, end - 1, wide, 1))
            waist = pygame.transform.scale(hem, (wide, image.get_height() - end))
            for x in range(0, wide, step := max(art.pixels(RIB), 2)):
                waist.fill(RIBBED, (x, 0, max(step // 2, 1), waist.get_height()),
                           special_flags=pygame.BLEND_RGB_MULT)
            for y in range(deep := art.pixels(SHADOW)):
                waist.fill([round(255 * (DIM + (1 - DIM) * y / deep))] * 3, (0, y, wide, 1),
                           special_flags=pygame.BLEND_RGB_MULT)
            image.blit(waist, (0, end))
            return image
        return art.keep((who, "leans", art.pixels(at.h)), cut)

    def _arrow_at(self, *, left: bool) -> Box:
        """Where one of the two is that say that she may have another face: at an end of the sill,
        beside her arms."""
        sill = self._sill()
        x = sill.x + INWARD if left else sill.right - INWARD
        return Box(x, sill.center[1], 0, 0).inset(-ARROW / 2)

    def _sill(self) -> Box:
        """The board on which she leans."""
        at = self._sits
        return Box(self.frame.x - OUT, at.y + (DESK + LIES) * at.h, self.frame.w + 2 * OUT,
                   SILL * at.h)

    def _arrow(self, screen: Screen, art: Art, *, left: bool) -> None:
        at = self._arrow_at(left=left)
        x, y = at.center
        screen.put(art.plate(at.w, at.h, OAK, 255, INK, 3, at.h / 2), at.x, at.y)
        tip = art.picture(BRASS, TIP, TIP)
        screen.put_centered(pygame.transform.flip(tip, flip_x=True, flip_y=False) if left else tip,
                            x + (-2 if left else 2), y)

    def _which(self, screen: Screen, art: Art, sill: Box) -> None:
        """Which of the faces that she may have hers is, between the arrows, if there is room."""
        told = self.house.words("name-face-of", self.others.index(self.who) + 1, len(self.others))
        room = sill.w - 2 * (INWARD + ARROW)
        style = next((one for one in COUNTED if art.size(told, one)[0] <= room
                      and art.line(one) <= sill.h - NOSE), "")
        if style:
            screen.put_centered(art.text(told, style, INK),
                                *sill._replace(h=sill.h - NOSE).center)

    def _sign(self, screen: Screen, art: Art, seat: Seat) -> None:
        side = SIGN * self._sits.h
        x, y = (edge + PINNED + side / 2 for edge in (self._pane.x, self._pane.y))
        screen.put_centered(art.plate(side, side, NIGHT, 255, SEAT_COLOURS[seat], 4, side / 2),
                            x, y)
        screen.put_centered(art.picture(f"ui/seat_{seat}", 0.6 * side, 0.6 * side), x, y)


def build_names(page: Page, names: Sequence[str], heading: str, ringed: str,
                chosen: Mapping[str, int]) -> Node:
    """Return a board with names that are ready, each with the face by which it is remembered, or
    that the player has `chosen`."""
    height = max(76, page.art.line("body") + 12)
    planks = [frame("main button focused" if ringed == f"known/{n}" else "main button", row(
        Paint(paint=draw_face, values=(known(name, chosen),), width=1.3 * (height + 22)),
        Text(words=name, style="heading", size=0.9 / page.art.text_scale, ink=INK,
             group="known", one_line=True, grow=1),
        gap=12), name=f"known/{n}", told=name, height=height) for n, name in enumerate(names)]
    return stack(Paint(paint=draw_board), column(
        column(Text(words=heading, one_line=True), padding=pad(8, 0)), *planks, gap=24,
        padding=pad(20, 18)))


def draw_board(page: Page, box: Box) -> None:
    tray(page, box, 0.9)


def draw_face(page: Page, box: Box, who: str) -> None:
    """Draw a face that stands out over its plank."""
    bust(page, Box(box.x + 2, box.y - 22, box.w, box.h + 19), who, 0.6)
