"""The tools for drawing examples: rules, style, board and the player's language."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core.contract import Message, Rules, Seat, State
from game.core.record import Player
from game.games import load_rules
from game.house import House
from game.picture.art import Art
from game.picture.board_map import find_board
from game.picture.screen import Box, Sheet
from game.picture.theme import Colour
from game.tables.show import Stage, TableView
from game.tables.style import TableStyle, table_style
from game.tables.viewpoint import Onlooker


class Easel(NamedTuple):
    """`say` returns words in the player's language. `passing`: people read the drawing as they
    pass, so its words are large; `numbered`: numbers tie parts of it to paragraphs."""

    house: House
    rules: Rules
    style: TableStyle
    say: Callable[[Message], str]
    passing: bool = False
    numbered: bool = False

    @property
    def colour(self) -> Colour:
        """Return the colour of the game's plates."""
        return self.style.theme.colour

    def show(self, state: State, players: Sequence[Player], art: Art,
             audience: Seat | None = None) -> TableView:
        """Return the table of a state at rest, as a seat or everybody sees it."""
        house = self.house
        base = self.style.lay_board(find_board(self.style.board, len(players)), state)
        stage = Stage(art, house.sounds, lambda: house.words, lambda: house.settings, lambda: 0)
        show = TableView(stage, self.rules, self.style, base, players, state,
                         Onlooker(audience))
        show.put(state)
        show.layer.finish()
        return show


def make_easel(house: House, game: str, *, passing: bool = False) -> Easel:
    """Return the easel of a game."""
    return Easel(house, load_rules(game), table_style(game), house.words.say, passing)


def make_sheet(art: Art, region: Box, box: Box) -> tuple[Sheet, Art]:
    """Return a sheet on which a region of a table fills a box, and its art."""
    fine = art.scale * box.w / region.w
    size = art.to_pixels(box.w), art.to_pixels(box.h)
    return Sheet(region, size, fine), Art(fine)
