"""A plate of buttons over what goes on below: shared by pause, results and a lost pad."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core import Says
from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.picture.theme import GOLD, IVORY, WOOD, Colour
from game.scenes.menu import MenuScene

PLATE = 760
HEADINGS = (1.0, 0.9, 0.8, 0.7)  # sizes that are tried before a heading is broken into lines


class Entry(NamedTuple):
    """A button: its name, label, action and picture, and why it cannot be pressed, if it cannot."""

    name: str
    label: str
    act: Callable[[], None]
    picture: str
    why: Says | None = None


class OverlayScene(MenuScene):
    """A heading in the middle of the screen, and buttons below it."""

    overlay = True
    main = ""  # the name of what most people will choose, if it is not what has the focus first

    def heading(self) -> str:
        raise NotImplementedError  # every overlay has its own

    def sentence(self) -> str:
        return ""

    def entries(self) -> list[Entry]:
        raise NotImplementedError  # every overlay has its own

    def colour(self) -> Colour:
        return GOLD

    def picture(self) -> str:
        return ""

    @property
    def line(self) -> str:
        return f"{self.heading()} · {super().line}"

    def build(self, page: Page) -> None:
        entries = self.entries()
        h = page.control("label")
        width = min(PLATE * page.art.text_scale, SAFE.w)
        inner = width - 96
        sentence = self.sentence()
        style = self._heading_style(page, inner)
        head = page.art.size(self.heading(), style, inner)[1]
        text = page.art.size(sentence, "body", inner)[1] + 20 if sentence else 0
        picture = 150 if self.picture() else 0
        # the number of columns does not depend on how heading and sentence break
        usual = page.art.line("heading") + (2 * page.art.line("body") + 20 if sentence else 0)
        columns = 1 if picture + usual + len(entries) * (h + 14) < SAFE.h - 160 else 2
        rows = -(-len(entries) // columns)
        if picture + head + text + rows * (h + 14) + 84 > SAFE.h:
            picture = 0  # the words and the buttons matter more
        if head + text + rows * (h + 14) + 84 > SAFE.h:
            style = "label"  # the buttons and the sentence matter more than a large heading
            head = page.art.size(self.heading(), style, inner)[1]
        full = picture + head + text + rows * (h + 14) + 84
        plate = Box((WIDTH - width) / 2, max((HEIGHT - full) / 2, SAFE.y), width, full)
        page.plate(plate, WOOD, 255, GOLD)
        y = plate.y + 36
        if picture:
            page.picture(Box(plate.x + (width - 140) / 2, y, 140, 140), self.picture())
            y += picture
        page.text(Box(plate.x + 48, y, inner, head), self.heading(), style, self.colour(),
                  "center")
        y += head
        if sentence:
            page.text(Box(plate.x + 48, y + 4, inner, text - 16), sentence, "body", IVORY,
                      "center")
        self._list(page, Box(plate.x + 48, y + text + 16, inner, h), entries, columns)

    def _heading_style(self, page: Page, width: float) -> str:
        """The largest style that keeps the heading on one line, if there is one."""
        for part in HEADINGS:
            style = f"heading@{page.art.text_scale * part:g}"
            if page.art.size(self.heading(), style)[0] <= width:
                return style
        return "heading"

    def _list(self, page: Page, first: Box, entries: list[Entry], columns: int) -> None:
        w = (first.w - (columns - 1) * 16) / columns
        style = page.even_buttons(first._replace(w=w), [entry.label for entry in entries])
        for n, entry in enumerate(entries):
            row, column = divmod(n, columns)
            box = Box(first.x + column * (w + 16), first.y + row * (first.h + 14), w, first.h)
            page.button(entry.name, box, entry.label, entry.act, picture=entry.picture,
                        why=entry.why, focus=self.focus.name, style=style,
                        main=entry.name == (self.main or self.first))


class PausedScene(OverlayScene):
    """A pause: the key that opened it closes it, too."""

    first = "resume"

    def heading(self) -> str:
        return self.house.words("pause")

    def press(self, press: Press) -> None:
        if press.action is Action.PAUSE and press.phase == "down":
            self.back()
        else:
            super().press(press)
