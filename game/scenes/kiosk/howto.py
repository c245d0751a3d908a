"""A card that tells how a game goes, for people passing by: four sentences, no buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, EDGE, GOLD, IVORY
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

STEPS = (1, 2, 3, 4)
COVER = Box(SAFE.x, SAFE.y + 130, 512, 640)
LARGER, LARGEST = 1.25, 2.0  # times the size of other texts: people read it as they pass
SMALLER = 0.125
LARGEST_HEAD = 1.5
MARK = 72  # the width of a number
FLOOR = 150  # left free at the bottom for the invitation


class HowtoScene(MenuScene):
    """The cover, how many can play, and what players do."""

    backdrop = "table/night"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game

    def build(self, page: Page) -> None:
        say = self.house.words
        page.picture(COVER, f"ui/cover_{self.game}")
        left = COVER.right + 64
        head = f"heading@{min(page.art.text_scale, LARGEST_HEAD)}"
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, COVER.y - SAFE.y - 8), say(f"game-{self.game}"),
                  head, GOLD)
        room = Box(left, COVER.y, SAFE.right - left, SAFE.bottom - FLOOR - COVER.y)
        page.plate(room, alpha=236, edge=EDGE)
        row = (room.h - 48) / (len(STEPS) + 1)
        boxes = [Box(room.x + 40, room.y + 24 + n * row, room.w - 80, row - 8)
                 for n in range(len(STEPS) + 1)]
        page.fitted(boxes[0], self._seats(), "body", DIM)
        steps = [say(f"howto-{self.game}-{n}") for n in STEPS]
        style = self._style(page, steps, room.w - 80 - MARK, row - 8)
        for n, step, box in zip(STEPS, steps, boxes[1:], strict=True):
            page.fitted(box._replace(w=MARK), str(n), "heading@1", GOLD)
            page.text(Box(box.x + MARK, box.y, box.w - MARK, box.h), step, style, IVORY)

    def _style(self, page: Page, steps: list[str], w: float, h: float) -> str:
        """The largest type in which all sentences fit; all of them have the same."""
        size = min(LARGER * page.art.text_scale, LARGEST)
        while size > 1 and any(page.art.size(s, f"body@{size}", w)[1] > h for s in steps):
            size -= SMALLER
        return f"body@{size}"

    def _seats(self) -> str:
        seats = shelf.rules(self.game).SEATS
        if len(seats) == 1:
            return self.house.words("howto-exactly", seats[0])
        return self.house.words("howto-seats", min(seats), max(seats))
