"""The rules of the house: what a table agrees on before a match, with a sentence for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GOLD, WOOD
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

CLOSE = 6  # between two rows, at least
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

    def press(self, press: Press) -> None:
        """The arrows beside a value are moved by those of a device, too: nothing lies beside a
        row."""
        step = {Action.LEFT: -1, Action.RIGHT: 1}.get(press.action, 0)
        turn = next((turn for name, _, turn, _ in self._rows()
                     if self.focus.name == f"option/{name}"), None)
        if not step or turn is None or press.phase == "up":
            super().press(press)
            return
        self.last_device = press.device
        turn(step)
        self.house.sounds.play("confirm")
        self.stale()

    def build(self, page: Page) -> None:
        rows = self._rows()
        line, h = page.art.line("heading"), page.control("label")
        wide = min(1240 * page.art.text_scale, SAFE.w)
        inner = wide - 96
        told = max(page.art.size(tell, "small", inner)[1] for *_, tell in rows) + 4
        room = page.floor - 24 - SAFE.y - line - h - 90
        all_told = len(rows) * (h + told + 12) <= room
        step = h + told + 12 if all_told else min(h + 14, (room - told - 12) / len(rows))
        high = line + len(rows) * step + h + 90 + (0 if all_told else told + 12)
        box = Box(SAFE.x + (SAFE.w - wide) / 2, SAFE.y + (page.floor - 24 - SAFE.y - high) / 2,
                  wide, high)
        page.plate(box, WOOD, 255, GOLD)
        page.fitted(Box(box.x + 48, box.y + 24, inner, line),
                    self.house.words("lobby-options"), "heading", GOLD)
        y = box.y + 40 + line
        for name, value, turn, tell in rows:
            lit = self.focus.name == f"option/{name}"
            page.choice(f"option/{name}", Box(box.x + 48, y, inner, min(h, step - CLOSE)),
                        self.house.words(f"option-{name}"), value, turn, focus=self.focus.name,
                        share=0.42, alike=[(self.house.words(f"option-{other}"), told)
                                           for other, told, _, _ in rows])
            if all_told:
                page.fitted(Box(box.x + 68, y + h + 2, inner - 40, told), tell, "small",
                            GOLD if lit else DIM)
            elif lit:
                page.fitted(Box(box.x + 48, box.bottom - h - 34 - told, inner, told), tell, "small",
                            GOLD)
            y += step
        page.button("done", Box(box.right - 48 - 420, box.bottom - h - 24, 420, h),
                    self.house.words("done"), self.back, focus=self.focus.name,
                    picture="ui/check", main=True)
        self.hints(page)
