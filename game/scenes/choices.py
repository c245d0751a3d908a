"""A page of choices in one or two columns: left and right change them, buttons stand at the end."""

from __future__ import annotations

from collections.abc import Callable

from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY
from game.scenes.menu import MenuScene

Row = tuple[str, str, str, Callable[[int], None]]
"""Its name, its words, its value in words, and what left and right do."""

Button = tuple[str, str, Callable[[], None], str]
"""Its name, its words, what it does and its picture."""


class ChoicesScene(MenuScene):
    """`heading` and, if there is one, a sentence under it; then rows, then buttons."""

    backdrop = "table/wood"

    def heading(self) -> str:
        raise NotImplementedError  # every page has its own

    def sentence(self) -> str:
        return ""

    def rows(self) -> list[Row]:
        return []

    def buttons(self) -> list[Button]:
        """The way back stands last."""
        return [("back", self.house.words("back"), self.back, "ui/leave")]

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.heading(), "heading", IVORY)
        top = SAFE.y + line + 16
        if sentence := self.sentence():
            under = page.art.line("body")
            page.fitted(Box(SAFE.x, top - 8, SAFE.w, under), sentence, "body", GOLD)
            top += under + 12
        rows, buttons = self.rows(), self.buttons()
        boxes = self._boxes(page, top, len(rows) + len(buttons))
        for (name, label, value, turn), box in zip(rows, boxes, strict=False):
            page.choice(name, box, label, value, turn, focus=self.focus.name)
        for (name, label, act, picture), box in zip(buttons, boxes[len(rows):], strict=True):
            page.button(name, box, label, act, picture=picture, focus=self.focus.name,
                        style="body")
        self.hints(page)

    def _boxes(self, page: Page, top: float, n: int) -> list[Box]:
        """Where so many things stand below `top`: in two columns where one has no room."""
        h = page.control()
        columns = 1 if n * (h + 12) <= page.floor - 12 - top else 2
        w = 1100.0 if columns == 1 else (SAFE.w - 32) / 2
        left = SAFE.x + (SAFE.w - columns * w - (columns - 1) * 32) / 2
        per = -(-n // columns)
        return [Box(left + (i // per) * (w + 32), top + (i % per) * (h + 12), w, h)
                for i in range(n)]
