"""The rules of the house: what a table agrees on before a match, with a sentence for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.picture.page import CHANGE, Page
from game.picture.screen import SAFE
from game.picture.theme import DIM, GOLD
from game.scenes.menu import MenuScene
from game.ui.layout import Node, Text, column, first_that_fits, frame, pad, row
from game.ui.widgets.controls import button, choice

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

    def view(self, page: Page) -> Node:
        say, rows, focus = self.house.words, self._rows(), self.focus.name
        height = page.control("label")

        def build(*, all_told: bool) -> Node:
            options: list[Node] = []
            for name, value, _, told in rows:
                option = choice(f"option/{name}", say(f"option-{name}"), value, height=height,
                                focus=focus, slides=True, hints=CHANGE)
                lit = focus == f"option/{name}"
                sentence = Text(words=told, style="small", group="sentences",
                                ink=GOLD if lit else DIM)
                options.append(column(option, column(sentence, padding=pad(20, 0)))
                               if all_told else option)
            told = next((told for name, *_, told in rows if focus == f"option/{name}"), "")
            lines = max(page.art.size(sentence, "small", 1100)[1] for *_, sentence in rows)
            return column(
                *options,
                None if all_told else Text(words=told, style="small", ink=GOLD, height=lines),
                row(button("done", say("done"), "ui/check", height=height, focus=focus, main=True),
                    justify="end"),
                gap=12)

        sign = frame("rules sign", column(
            Text(words=say("lobby-options"), style="heading", ink=GOLD, one_line=True),
            first_that_fits(build(all_told=True), build(all_told=False), shrink=1), gap=12,
            padding=pad(48, 24)), width=min(1240 * page.art.text_scale, SAFE.w), shrink=1)
        return column(sign, align="center", justify="center")

    def choose(self, name: str, step: int) -> None:
        if name == "done":
            self.back()
        else:
            next(turn for option, _, turn, _ in self._rows() if name == f"option/{option}")(step)
