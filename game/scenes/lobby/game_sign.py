"""The sign over a lobby: the game's name, how many play it, how long and what it is like, and a
sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.theme import INK, WOOD
from game.tables.style import table_style
from game.ui.box import Box
from game.ui.layout import Node, Paint, Picture, Text, column, frame, pad, row, stack

if TYPE_CHECKING:
    from game.house import House


def build_sign(page: Page, house: House, game: str, facts: Sequence[str], told: str, *,
               slim: bool) -> Node:
    """Return the sign. A `slim` one has its parts one below the other; a broad one has the facts
    beside the name if there is room."""
    line = page.art.line
    side = max(38, line("small"))
    signs = "ui/human", "ui/hourglass", table_style(game).sign
    told_facts = [row(Picture(source=sign, height=side), Text(
        words=fact, style="small", group="facts", one_line=True), gap=8, align="center")
        for sign, fact in zip(signs, facts, strict=False)]
    groove = frame("groove", row(
        *told_facts, gap=14 if slim else 22, align="center", padding=pad(14 if slim else 22, 4),
        justify="space-between")) if facts else None
    title = house.words(f"game-{game}")
    name = Text(words=title, style="heading", ink=INK, one_line=True, grow=1,
                min_width=0 if slim else page.art.size(title, "heading")[0] + 1)
    sentence = Text(words=told, ink=INK, balanced=slim, grow=1)
    if slim:
        words = pad(10, 0)
        body = column(column(name, padding=words), groove,
                      column(sentence, padding=words, grow=1),
                      height=line("heading") + side + 3 * line("body") + 20)
    else:
        head = row(name, Node(optional=True) if groove is None else
                   column(groove, justify="center", optional=True))
        body = column(head, frame("rule", height=2), sentence,
                      height=line("heading") + line("body") + 8)
    cords = Paint(paint=_draw_cords)
    return stack(cords, frame("plank sign", body, padding=pad(14 if slim else 24, 12),
                              anchor="sign"))


def _draw_cords(page: Page, box: Box) -> None:
    for x in (box.x + 90, box.right - 90):
        page.image(page.art.plate(7, box.y + 12, WOOD, 255, INK, 2, 2), x - 3.5, -6)
