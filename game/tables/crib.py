"""The card with the essence of a game, kept open at the table while one plays: over the log, or
where else the board has a spot for it. It says nothing that is not in the rules."""

from __future__ import annotations

from game.picture.book import LEAF
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import GOLD
from game.tables.drawings import Rows, laid
from game.tables.easel import easel
from game.tables.examples import card
from game.tables.picture import AskedPart, Picture

ESSENCE = "essence"  # its spot on a board
AIR = 16.0


class Crib(AskedPart):
    """It lies under what is said to somebody, and gives way to a question that has the stage."""

    def __init__(self, picture: Picture) -> None:
        super().__init__(picture)
        self.open = False
        self._page: Page | None = None
        self._tried = False  # whether it was laid at this text size

    @property
    def room(self) -> Box | None:
        """Where the card would lie; a lesson has other words there."""
        board = self.scene.show.board
        return board.box(ESSENCE) if board.has(ESSENCE) and not self.scene.taught else None

    @property
    def fits(self) -> bool:
        """Whether it can be read there, at the players' text size."""
        return self._built() is not None

    @property
    def lies(self) -> bool:
        """Whether it lies on the table now: as long as something is played."""
        return self.open and self.scene.match.result is None and self.fits

    def covers(self, box: Box) -> bool:
        """Whether it lies where something else would be drawn."""
        return self.lies and (room := self.room) is not None and room.meets(box)

    def refit(self) -> None:
        self._page, self._tried = None, False

    def _built(self) -> Page | None:
        if not self._tried and (room := self.room):
            self._tried = True
            house, game = self.scene.house, self.scene.rules.NAME
            page, essence = Page(house.art), card(game, self.scene.match.state)
            page.plate(room, LEAF, 250, GOLD)
            if isinstance(essence, Rows) and laid(
                    essence, page, room.inset(AIR, AIR / 2), easel(house, game)):
                self._page = page
        return self._page

    def draw(self, screen: Screen) -> None:
        scene = self.scene
        if not self.lies or scene.show.question or (room := self.room) is None:
            return
        if self.people.quiet(room) and (page := self._built()):
            self.paper.lay(screen, page)
