"""How many cards everybody else holds, as a number on the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core import Place, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.sprites import UNSEEN
from game.picture.theme import GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
from game.tables.picture import Paper, Part
from game.tables.seat_panels import STRIKE

if TYPE_CHECKING:
    from game.tables.show import Show

SIDE = 58  # of a badge
FEW = 3  # cards, from which on a badge is amber
WORD = 44  # the height of the words beside a badge


class Counts(Part):
    """A badge on every hand but the one that lies open before its own player."""

    def __init__(self, show: Show, paper: Paper) -> None:
        self.show, self.paper = show, paper

    def draw(self, screen: Screen) -> None:
        for seat, places in self.show.held.items():
            if not self._own(seat, places):
                self._badge(screen, seat, places)

    def _own(self, seat: Seat, places: list[Place]) -> bool:
        """Whether everybody who looks can count the cards: they lie open, and large."""
        show = self.show
        return seat == show.eyes.front and all(
            show.table[place] != UNSEEN for place in places)

    def _badge(self, screen: Screen, seat: Seat, places: list[Place]) -> None:
        show, art, count = self.show, self.show.stage.art, len(places)
        pose = max(map(show.board.pose, places), key=lambda pose: pose.x)
        x, y = pose.x + pose.w / 2 - SIDE / 6, pose.y + pose.h / 2 - SIDE / 6
        fill, ink = (STRIKE, INK) if count == 1 else (GOLD, INK) if count <= FEW else (NIGHT, IVORY)
        if count == 1:
            self._last(screen, Box(x, y - WORD / 2, 0, WORD))
        screen.put_centered(art.plate(SIDE, SIDE, fill, 255, SEAT_COLOURS[seat], 4, SIDE / 2), x, y)
        screen.put_centered(art.text(str(count), "count", ink), x, y)

    def _last(self, screen: Screen, at: Box) -> None:
        """The words for a hand of one card, beside its badge."""
        text = self.show.say(("last-card",))
        wide = self.show.stage.art.size(text, "small@1")[0] + SIDE / 2 + 34
        tab = at._replace(w=wide)

        def build(page: Page) -> None:
            page.plate(tab, STRIKE, 255, INK)
            words = tab._replace(x=tab.x + SIDE / 2 + 6, w=wide - SIDE / 2 - 14)
            page.fitted(words, text, "small@1", INK, "center")

        self.paper.put(screen, ("last card", text, tab), build)
