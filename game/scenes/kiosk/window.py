"""A page for people who pass by: a window by night between curtains in the colour of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.picture.page import Page
from game.picture.screen import WIDTH, WINDOW, Box
from game.scenes.kiosk.invitation import build_cat, build_foot
from game.scenes.menu import MenuScene
from game.tables.style import table_style
from game.ui.furniture import drapes
from game.ui.layout import Node, Paint, Picture, at, stack

if TYPE_CHECKING:
    from game.house import House

ROOM = "table/window"


class WindowScene(MenuScene):
    backdrop = ROOM

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game

    def content(self, page: Page) -> Node:
        """Return what stands before the window."""
        raise NotImplementedError  # every page has its own

    def room(self, page: Page) -> Box:  # noqa: ARG002  it has no hints
        return WINDOW

    def show_hints(self, page: Page) -> None:
        """Leave them out: nothing here is pressed."""

    def view(self, page: Page) -> Node:
        garland = Picture(source="ui/window/garland", height=200, aspect=WIDTH / 200)
        return stack(Paint(paint=draw_curtains, values=(self.game,)),
                     at(Box(0, -46, WIDTH, 200), garland), self.content(page),
                     build_foot(right=build_cat()))


def draw_curtains(page: Page, _box: Box, game: str) -> None:
    """Draw curtains at both sides of the window, dyed in the colour of a game."""
    drapes.hang(page, table_style(game).material, 250, 900)
