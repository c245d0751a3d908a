"""What a table agrees on before a match, on a page of its own if the lobby has no room for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

TableOption = tuple[str, str, Callable[[int], None], str]
"""Its name, its value in words, how it is changed, and a sentence that says what it does."""


class TableOptionsScene(MenuScene):
    """A row for each option."""

    overlay = True
    veil = 190

    def __init__(self, house: House, rows: Callable[[], list[TableOption]]) -> None:
        """`rows` is called again whenever an option has changed."""
        super().__init__(house)
        self._rows = rows

    def build(self, page: Page) -> None:
        rows = self._rows()
        line, h = page.art.line("heading"), page.control("label")
        room = page.floor - 24 - SAFE.y
        step = min(h + 14, (room - line - h - 100) / len(rows))
        high = line + len(rows) * step + h + 100
        wide = min(1100 * page.art.text_scale, SAFE.w)
        box = Box(SAFE.x + (SAFE.w - wide) / 2, SAFE.y + (room - high) / 2, wide, high)
        page.plate(box, alpha=252)
        page.fitted(Box(box.x + 48, box.y + 24, wide - 96, line),
                    self.house.words("lobby-options"), "heading", GOLD)
        y = box.y + 40 + line
        tells = {f"option/{name}": tell for name, _, _, tell in rows}
        for name, value, turn, _ in rows:
            page.choice(f"option/{name}", Box(box.x + 48, y, wide - 96, step - 14),
                        self.house.words(f"option-{name}"), value, turn, focus=self.focus.name,
                        share=0.42, alike=[(self.house.words(f"option-{other}"), told)
                                           for other, told, _, _ in rows])
            y += step
        if tell := tells.get(self.focus.name):
            page.fitted(Box(box.x + 48, y + 2, wide - 540, h + 16), tell, "body", GOLD)
        page.button("done", Box(box.right - 48 - 420, y + 10, 420, h), self.house.words("done"),
                    self.back, focus=self.focus.name, picture="ui/play")
        self.hints(page)
