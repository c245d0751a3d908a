"""What can be done in a replay: its buttons, each with what it is pressed with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.devices.press import Action, Device
from game.house import House
from game.picture.hints import (
    draw_glyph,
    glyph_side,
    hint_row,
    width_of_glyph,
    width_of_hint,
)
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, INK, IVORY, Colour
from game.scenes.time_key import explain, needs

Deed = tuple[Action, str]  # what is pressed, and the words for what that does
STOP, RUN = (Action.CONFIRM, "hint-stop"), (Action.CONFIRM, "hint-run")
MORE = (Action.CONFIRM, "hint-once-more")
BACK = (Action.CANCEL, "hint-back")
STEPS = (Action.LEFT, Action.RIGHT)  # the two ends of one button
LEAP = Action.NEXT  # to what stands out next
SIGN = 34  # of what a confirm does
BUTTONS, INSIDE = 16, 18  # between the buttons in the bar, and inside them beside their words
MARKS = 22  # between two kinds of marks


class Deeds(NamedTuple):
    """What can be done now, on a device: whether it runs, and whether all was shown."""

    house: House
    device: Device
    running: bool
    over: bool

    @property
    def wide(self) -> float:
        """How wide the buttons are that there always are."""
        return self._main + self._double + self._wide(BACK) + 2 * BUTTONS

    @property
    def _main(self) -> float:
        """How wide the button that a confirm presses is, whatever it says: its sign stands before
        its words."""
        return max(map(self._wide, (MORE, STOP, RUN))) + SIGN + INSIDE

    @property
    def _double(self) -> float:
        """How wide the button is that steps back at one end and on at the other."""
        return (sum(self._glyph(one) for one in STEPS) + 4 * INSIDE
                + self.house.art.size(self.house.words("hint-step"), "small")[0])

    def _wide(self, hint: Deed) -> float:
        """How wide the button of a hint is."""
        return width_of_hint(self.house.art, self.house, self.device, *hint) + 2 * INSIDE

    def _glyph(self, action: Action) -> float:
        return width_of_glyph(self.house.art, self.house, self.device, action)

    def needs(self, page: Page, kinds: Sequence[tuple[str, str, str]]) -> float:
        """How wide the button is that leads to the next mark of these kinds (`time_key`)."""
        words = sum(needs(page, one) for one in kinds) + MARKS * (len(kinds) - 1)
        return self._glyph(LEAP) + words + 3 * INSIDE if kinds else 0.0

    def draw(self, page: Page, room: Box) -> dict[Action, Box]:
        """Each on a button that a pointer presses, which are returned: what a confirm does on a
        light plank, a step back or on at the ends of one, and the way out."""
        deed = MORE if self.over else STOP if self.running else RUN
        main = room._replace(w=self._main)
        page.plank(main, lit=True)
        inner = self._wide(deed) - 2 * INSIDE + 1
        left = main.center[0] - (inner - SIGN - INSIDE) / 2
        self._sign(page, Box(left - SIGN - INSIDE, main.center[1] - SIGN / 2, SIGN, SIGN))
        self._hint(page, Box(left, main.y, inner, main.h), deed, INK)
        double = room._replace(x=main.right + BUTTONS, w=self._double)
        page.plate(double, BUTTON, 255, EDGE)
        ends = double._replace(w=double.w / 2), double._replace(
            x=double.center[0], w=double.w / 2)
        for action in STEPS:
            wide = self._glyph(action)
            x = double.x + INSIDE if action is Action.LEFT else double.right - INSIDE - wide
            self._press(page, double._replace(x=x, w=wide), action)
        words = self.house.words("hint-step")
        page.text(double._replace(x=double.x + self._glyph(STEPS[0]) + 2 * INSIDE,
                                  w=page.art.size(words, "small")[0] + 1), words, "small", IVORY)
        back = room._replace(x=double.right + BUTTONS, w=self._wide(BACK))
        page.plate(back, BUTTON, 255, EDGE)
        self._hint(page, back.inset(INSIDE, 0), BACK, IVORY)
        return {deed[0]: main, BACK[0]: back, **dict(zip(STEPS, ends, strict=True))}

    def leap(self, page: Page, room: Box, kinds: Sequence[tuple[str, str, str]]) -> Box:
        """The button that leads to the next mark: what the marks are."""
        at = room._replace(w=min(room.w, self.needs(page, kinds)))
        page.plate(at, BUTTON, 255, EDGE)
        glyph = at._replace(x=at.x + INSIDE, w=self._glyph(LEAP))
        self._press(page, glyph, LEAP)
        left = glyph.right + INSIDE
        explain(page, at._replace(x=left, w=at.right - INSIDE - left), kinds, MARKS)
        return at

    def _press(self, page: Page, room: Box, action: Action) -> None:
        high = glyph_side(page.art)
        draw_glyph(page, self.house, Box(room.x, room.center[1] - high / 2, room.w, high),
                   self.device, action)

    def _hint(self, page: Page, room: Box, hint: Deed, colour: Colour) -> None:
        row = glyph_side(page.art) + 6
        hint_row(page, self.house, Box(room.x, room.center[1] - row / 2, room.w, row),
                 self.device, (hint,), colour=colour)

    def _sign(self, page: Page, at: Box) -> None:
        """What a confirm does: stop, go on, or show it once more."""
        art = page.art
        if not self.running:
            page.image(art.dark("ui/undo" if self.over else "ui/play", SIGN), at.x, at.y)
            return
        for n in range(2):
            page.image(art.plate(SIGN * 0.3, SIGN * 0.84, INK, 255, None, 2, 4),
                       at.x + SIGN * (0.12 + 0.44 * n), at.y + SIGN * 0.08)
