"""A card that tells how a game goes, for people who pass by: four sentences, no buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.page import Page
from game.scenes.menu import MenuScene
from game.screen import SAFE, Box
from game.theme import DIM, EDGE, GOLD, IVORY

if TYPE_CHECKING:
    from game.house import House

STEPS = (1, 2, 3, 4)
COVER = Box(SAFE.x, SAFE.y + 130, 512, 640)
LARGER, LARGEST = 1.25, 2.0  # than other texts: it is read in passing
MARK = 72  # the width of a number
FLOOR = 150  # left free at the bottom for the invitation


class HowtoScene(MenuScene):
    """The cover, how many can play, and what one does."""

    backdrop = "table/night"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game

    def build(self, page: Page) -> None:
        say = self.house.words
        page.picture(COVER, f"ui/cover_{self.game}")
        left = COVER.right + 64
        line = min(page.art.line("title"), COVER.y - SAFE.y)
        page.fitted(Box(SAFE.x, SAFE.y, SAFE.w, line), say(f"game-{self.game}"), "heading", GOLD)
        room = Box(left, COVER.y, SAFE.right - left, SAFE.bottom - FLOOR - COVER.y)
        page.plate(room, alpha=236, edge=EDGE)
        row = (room.h - 48) / (len(STEPS) + 1)
        boxes = [Box(room.x + 40, room.y + 24 + n * row, room.w - 80, row - 8)
                 for n in range(len(STEPS) + 1)]
        page.fitted(boxes[0], self._seats(), "body", DIM)
        large = f"body@{min(LARGER * page.art.text_scale, LARGEST)}"
        for n, box in zip(STEPS, boxes[1:], strict=True):
            mark, words = box._replace(w=MARK), Box(box.x + MARK, box.y, box.w - MARK, box.h)
            page.fitted(mark, str(n), "heading@1", GOLD)
            page.fitted(words, say(f"howto-{self.game}-{n}"), large, IVORY)

    def _seats(self) -> str:
        seats = shelf.rules(self.game).SEATS
        if len(seats) == 1:
            return self.house.words("howto-exactly", seats[0])
        return self.house.words("howto-seats", min(seats), max(seats))
