"""A page of choices in one or two columns: left and right change a value, buttons stand at the
end."""

from __future__ import annotations

from collections.abc import Callable

from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY
from game.scenes.menu import MenuScene

Row = tuple[str, str, str, Callable[[int], None]]
"""Its name, its label, its value in words, and what left and right do."""

Button = tuple[str, str, Callable[[], None], str]
"""Its name, its label, what it does and its picture."""


class ChoicesScene(MenuScene):
    """`heading` and a sentence under it, if there is one; then rows, then buttons."""

    backdrop = "table/wood"

    def heading(self) -> str:
        raise NotImplementedError  # every page has its own

    def sentence(self) -> str:
        return ""

    def rows(self) -> list[Row]:
        return []

    def buttons(self) -> list[Button]:
        """The buttons; the way back stands last."""
        return [("back", self.house.words("back"), self.back, "ui/leave")]

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.heading(), "heading", IVORY)
        top = SAFE.y + line + 16
        rows, buttons, sentence = self.rows(), self.buttons(), self.sentence()
        under = page.art.line("body") + 16 if sentence else 0
        boxes = self._boxes(page, top + under, len(rows) + len(buttons))
        if sentence:
            left = boxes[0].x
            page.fitted(Box(left, top - 8, SAFE.right - left, under - 16), sentence, "body", GOLD)
        alike = [(label, value) for _, label, value, _ in rows]
        for (name, label, value, turn), box in zip(rows, boxes, strict=False):
            page.choice(name, box, label, value, turn, focus=self.focus.name, alike=alike)
        style = page.even_buttons(boxes[-1], [label for _, label, _, _ in buttons], "body")
        for (name, label, act, picture), box in zip(buttons, boxes[len(rows):], strict=True):
            page.button(name, box, label, act, picture=picture, focus=self.focus.name,
                        style=style)
        self.hints(page)

    def _boxes(self, page: Page, top: float, n: int) -> list[Box]:
        """The boxes for so many things below `top`: in two columns if one column has no room, and a
        little lower if these have none either."""
        h, room = page.control(), page.floor - 12 - top
        columns = 1 if n * (h + 12) <= room else 2
        w = 1100.0 if columns == 1 else (SAFE.w - 32) / 2
        left = SAFE.x + (SAFE.w - columns * w - (columns - 1) * 32) / 2
        per = -(-n // columns)
        h = min(h, room / per - 12)
        return [Box(left + (i // per) * (w + 32), top + (i % per) * (h + 12), w, h)
                for i in range(n)]
