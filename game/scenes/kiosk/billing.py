"""Tell people who pass by about a game: its name, how many play it, for how long, and of which kind
it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.picture.page import Page
from game.scenes.replay.theatre_frame import draw_material
from game.tables.game_facts import brief as tell_brief
from game.tables.style import table_style
from game.ui.layout import Node, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import gilded

if TYPE_CHECKING:
    from game.house import House


def build_facts(page: Page, house: House, game: str, *, brief: bool = False) -> Node:
    """Return what is told of a game, each fact after its picture. Its kind comes last, if there is
    room for more than a `brief` row."""
    signs = "ui/human", "ui/hourglass", table_style(game).sign
    facts = (tell_seats(house, game), *tell_brief(house, game)[1:])[:2 if brief else 3]
    plates = []
    for sign, fact in zip(signs, facts, strict=False):
        words = Text(words=fact, style="loud", size=(0.75 if brief else 1.1) / page.art.text_scale,
                     group="facts", one_line=True)
        plates.append(frame("fact", row(
            Picture(source=sign, height=32 if brief else 40), words, gap=9, align="center",
            padding=pad(14, 0)), shrink=1))
    return row(*plates, gap=14, justify="center", height=40 if brief else 68)


def build_billing(page: Page, house: House, game: str) -> Node:
    """Return the name of a game over how many play it and for how long."""
    return column(stack(
        Paint(paint=draw_material, values=(table_style(game).stuff,)),
        column(gilded(house.words(f"game-{game}"), grow=1),
               build_facts(page, house, game, brief=True),
               padding=pad(12, 6)), grow=1), padding=pad(6, 10))


def tell_seats(house: House, game: str) -> str:
    """Tell how many can play a game."""
    able = shelf.rules(game).SEATS
    if len(able) == 1:
        return house.words("howto-exactly", able[0])
    return house.words("howto-seats", min(able), max(able))
