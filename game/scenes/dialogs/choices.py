"""A page of choices in one or two columns: left and right change a value, buttons stand at the
end."""

from __future__ import annotations

from collections.abc import Callable

from game.picture.page import Page
from game.picture.theme import GOLD
from game.scenes.menu import MenuScene
from game.ui.layout import Node, Text, column, first_that_fits, row
from game.ui.widgets.controls import Button, button, choice

Row = tuple[str, str, str, Callable[[int], None]]
"""Its name, its label, its value in words, and what left and right do."""


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

    def view(self, page: Page) -> Node:
        height, focus = page.control(), self.focus.name
        items = [*(choice(name, label, value, height=height, focus=focus)
                   for name, label, value, _ in self.rows()),
                 *(button(name, label, picture, height=height, focus=focus, style="body")
                   for name, label, _, picture in self.buttons())]
        half, sentence = -(-len(items) // 2), self.sentence()
        spare = [Node(height=height, shrink=1)] * (len(items) % 2)
        columns = (column(*some, gap=12, grow=1) for some in (items[:half], items[half:] + spare))
        told = Text(words=sentence, ink=GOLD, one_line=True) if sentence else None
        one_column = column(column(told, *items, gap=12, width=1100), align="center")
        two_columns = column(told, row(*columns, gap=32, grow=1), gap=12)
        return column(Text(words=self.heading(), style="heading", one_line=True),
                      first_that_fits(one_column, two_columns, grow=1), gap=12)

    def choose(self, name: str, step: int) -> None:
        turns = {row_name: turn for row_name, _, _, turn in self.rows()}
        if name in turns:
            turns[name](step)
        else:
            next(act for button_name, _, act, _ in self.buttons() if button_name == name)()
