"""How a game goes, for people passing by: an open book with four sentences on its left leaf, and on
its right one what acts out the sentence that is read, or the card with the essence; no buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.picture.book import LEAF, open_book
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, INK, IVORY, RING
from game.scenes import covers
from game.scenes.menu import MenuScene
from game.tables.drawings import SEPIA
from game.tables.easel import easel
from game.tables.examples import acted, card
from game.tables.style import table_style
from game.tiled import BadBoard

if TYPE_CHECKING:
    from game.house import House

STEPS = (1, 2, 3, 4)
LARGER, SMALLER = 1.25, 0.125  # times the size of other texts: people read it as they pass
LARGEST = 2.0
LARGEST_HEAD = 1.5
MARK = 64  # the width of a number
FLOOR = 118  # left free at the bottom for the invitation
READS = 3.5  # seconds for a sentence
PALE = 70  # how much of the leaf lies over the other sentences
FRAMED = 14  # how much wider than it its frame is
AIR = 34  # between a leaf's edge and what stands on it


class HowtoScene(MenuScene):
    """What players do, step by step, and how many can play."""

    backdrop = "table/wood"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.card = card(game)
        self.acted = acted(game)
        self._age = 0.0
        self._shown = 0  # the sentence that is acted out
        self._steps: list[Box] = []

    @property
    def read(self) -> int:
        """The sentence that somebody who reads along has come to."""
        return int(self._age / READS) % len(STEPS)

    def tick(self, seconds: float) -> None:
        self._age += seconds
        if self.acted and self._moves and self._shown != self.read:
            self.stale()

    @property
    def _moves(self) -> bool:
        return not self.house.settings.reduced_motion

    def draw(self, screen: Screen) -> None:
        """A frame goes from sentence to sentence, as somebody reads; the others are paler."""
        super().draw(screen)
        if self._steps and self._moves:
            read = self.read
            for n, box in enumerate(self._steps):
                if n != read:
                    screen.put(self.house.art.plate(box.w, box.h, LEAF, PALE, None), box.x, box.y)
            box = self._steps[read].inset(-FRAMED, 0)
            screen.put(self.house.art.ring(box.w, box.h, table_style(self.game).material, RING),
                       box.x, box.y)

    def build(self, page: Page) -> None:
        say = self.house.words
        head = f"heading@{min(page.art.text_scale, LARGEST_HEAD)}"
        line = page.art.line(head)
        name = page.art.size(say(f"game-{self.game}"), head)[0] + 1
        cover = line * covers.SHAPE
        page.picture(Box(SAFE.x, SAFE.y, cover, line), covers.picture(self.game))
        page.text(Box(SAFE.x + cover + 20, SAFE.y, name, line), say(f"game-{self.game}"), head,
                  GOLD)
        left = SAFE.x + cover + name + 40
        page.fitted(Box(left, SAFE.y, SAFE.right - left, line), self._seats(), "body", IVORY,
                    "right")
        book = Box(SAFE.x - 20, SAFE.y + line + 4, SAFE.w + 40,
                   SAFE.bottom - FLOOR - SAFE.y - line - 4)
        leaves = open_book(page, book, table_style(self.game).material)
        steps = [say(f"howto-{self.game}-{n}") for n in STEPS]
        boxes = [leaf.inset(AIR) for leaf in leaves]
        rows = _rows(boxes, 4 if self.card else 2)
        self._steps = rows[:len(steps)]
        style = self._style(page, steps, rows[0].w - MARK, rows[0].h)
        for n, step, box in zip(STEPS, steps, rows, strict=False):
            page.fitted(box._replace(w=MARK), str(n), "heading@1", SEPIA)
            page.text(Box(box.x + MARK, box.y, box.w - MARK, box.h), step, style, INK)
        self._shown = self.read
        self._draw(page, boxes[1].inset(AIR, AIR / 2))

    def _draw(self, page: Page, room: Box) -> None:
        """What acts out the sentence that is read; the card where there is nothing of the kind, or
        its board is broken."""
        at = easel(self.house, self.game)
        if self.acted and self._moves:
            try:
                self.acted[self.read].draw(page, room, at)
            except BadBoard:
                self.acted = ()
            else:
                return
        if self.card:
            self.card.draw(page, room, at)

    def _style(self, page: Page, steps: list[str], w: float, h: float) -> str:
        """The largest type in which all sentences fit; all of them have the same."""
        size = min(LARGER * page.art.text_scale, LARGEST)
        while size > 0.9 and any(page.art.size(s, f"body@{size}", w)[1] > h for s in steps):
            size -= SMALLER
        return f"body@{size}"

    def _seats(self) -> str:
        seats = shelf.rules(self.game).SEATS
        if len(seats) == 1:
            return self.house.words("howto-exactly", seats[0])
        return self.house.words("howto-seats", min(seats), max(seats))


def _rows(leaves: list[Box], each: int) -> list[Box]:
    """Where sentences stand, so many on a leaf."""
    return [Box(leaf.x, leaf.y + n * leaf.h / each, leaf.w, leaf.h / each - 8)
            for leaf in leaves for n in range(each)]
