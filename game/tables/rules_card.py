"""The card with a summary of the rules, kept open at the table: over the log, or in the board's own
place. It adds nothing to the rules."""

from __future__ import annotations

from collections.abc import Hashable

from game.house import House
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, LEAF
from game.tables.drawings import Rows, lay_rows
from game.tables.easel import make_easel
from game.tables.examples import find_card
from game.tables.match_scene import MatchScene
from game.tables.seen import Panel, Seen, Signs
from game.ui.layout import Paint


class RulesCard:
    """Whether the card is open, and where it lies: under messages to players."""

    def __init__(self, scene: MatchScene) -> None:
        self.scene = scene
        self.open = False
        self._tried: tuple[Hashable, Rows | None] | None = None

    @property
    def room(self) -> Box | None:
        """Return the box of the card; a lesson has other words there."""
        board = self.scene.show.board
        return board.box_of("essence") if board.has_place(
            "essence") and not self.scene.taught else None

    @property
    def essence(self) -> Rows | None:
        """Return the drawing on the card, if it is legible at the players' text size."""
        house, game = self.scene.house, self.scene.rules.NAME
        look = house.art.scale, house.art.text_scale, house.words.language, self.room
        if self._tried is None or self._tried[0] != look:
            rows = find_card(game, self.scene.match.state)
            fits = self.room and isinstance(rows, Rows) and draw_card(
                Page(house.art), self.room, rows, house, game)
            self._tried = look, rows if fits and isinstance(rows, Rows) else None
        return self._tried[1]

    @property
    def lies(self) -> bool:
        """Say whether the card is shown: while the match goes on."""
        return self.open and self.scene.match.result is None and bool(self.essence)


def show_rules_card(seen: Seen) -> Signs:
    """Show the card unless a question has the stage."""
    room = seen.sitting and seen.sitting.card
    if seen.sitting and room and not seen.question and seen.is_quiet(room):
        yield Panel(room, Paint(paint=draw_card, values=seen.sitting.essence))


def draw_card(page: Page, box: Box, rows: Rows, house: House, game: str) -> bool:
    """Draw the card on a page. Returns False if it would be illegible."""
    page.put_plate(box, LEAF, 250, GOLD)
    return lay_rows(rows, page, box.inset(16, 8), make_easel(house, game))
