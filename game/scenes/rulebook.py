"""The rules of a game in our own words, by section."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.press import Action, Press
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, BUTTON_LIT, EDGE, GOLD, INK, IVORY, PARCHMENT
from game.scenes.menu import MenuScene
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

INDEX = 500
PICTURE, PICTURE_GAP = 112, 18


class RulebookScene(MenuScene):
    """Sections on the left, the open one on parchment; there are as many as the words have.

    A game's style may name pictures for a section, drawn beside its title.
    """

    backdrop = "table/wood"
    first = "section/1"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.pictures = table_style(game).pictures
        self.leaf = 0  # which part of a section that is too long for one page
        self.leaves = 1

    def sections(self) -> list[int]:
        """The numbers of the sections that the words have."""
        numbers: list[int] = []
        while self.house.words.has(f"rules-{self.game}-{len(numbers) + 1}"):
            numbers.append(len(numbers) + 1)
        return numbers

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("heading")
        page.fitted(Box(SAFE.x, SAFE.y, SAFE.w, line),
                    say("rules-of", say(f"game-{self.game}")), "heading", IVORY)
        top = SAFE.y + line + 16
        sections = self.sections()
        room = page.floor - 12 - top
        h = min(page.control("body"), (room - 8 * len(sections)) / max(len(sections), 1))
        for number in sections:
            name = f"section/{number}"
            box = Box(SAFE.x, top + (number - 1) * (h + 8), INDEX, h)
            self._tab(page, name, box, say(f"rules-{self.game}-{number}"))
        self._open(page, Box(SAFE.x + INDEX + 32, top, SAFE.w - INDEX - 32, room))
        self.hints(page, *([(Action.NEXT, "hint-page")] if self.leaves > 1 else []))

    def _tab(self, page: Page, name: str, box: Box, label: str) -> None:
        lit = self.focus.name == name
        page.plate(box, BUTTON_LIT if lit else BUTTON, 250, GOLD if lit else EDGE)
        page.spot(name, Control(box, self._turn), label)
        page.fitted(box.inset(20, 0), label, "body", GOLD if lit else IVORY)

    def _open(self, page: Page, box: Box) -> None:
        """The section under the focus, on parchment."""
        number = int(self.focus.name.partition("/")[2] or "1")
        page.plate(box, PARCHMENT, 250)
        inner = box.inset(44, 28)
        line = page.art.line("heading")
        head = inner._replace(h=max(line, PICTURE) if number in self.pictures else line)
        body = Box(inner.x, head.bottom + 8, inner.w, inner.bottom - head.bottom - 8)
        leaves = self._leaves(page, body, self.house.words(f"rules-{self.game}-{number}-text"))
        self.leaves = len(leaves)
        self.leaf %= self.leaves
        self._head(page, head, number)
        page.text(body, leaves[self.leaf], "body", INK, top=True)

    def _head(self, page: Page, box: Box, number: int) -> None:
        """The title, its pictures, and which part is open."""
        right = box.right
        for name in reversed(self.pictures.get(number, ())):
            right -= PICTURE
            page.picture(Box(right, box.y, PICTURE, PICTURE), name)
            right -= PICTURE_GAP
        if self.leaves > 1:
            at = f"{self.leaf + 1} / {self.leaves}"
            w = page.art.size(at, "small")[0] + 4
            right -= w
            page.text(Box(right, box.y, w, box.h), at, "small", INK, "right")
            right -= PICTURE_GAP
        title = self.house.words(f"rules-{self.game}-{number}")
        page.fitted(Box(box.x, box.y, right - box.x, box.h), title, "heading", INK)

    def _leaves(self, page: Page, box: Box, text: str) -> list[str]:
        """A text split into parts that fit a box, broken between paragraphs."""
        leaves = [""]
        for paragraph in text.split("\n\n"):
            longer = f"{leaves[-1]}\n\n{paragraph}".strip()
            if leaves[-1] and page.art.size(longer, "body", box.w)[1] > box.h:
                leaves.append(paragraph)
            else:
                leaves[-1] = longer
        return leaves

    def _turn(self) -> None:
        self.leaf += 1
        self.stale()

    def press(self, press: Press) -> None:
        before = self.focus.name
        if press.phase != "up" and press.action in (Action.PREV, Action.NEXT):
            self.leaf += 1 if press.action is Action.NEXT else -1
            self.stale()
        elif press.phase != "up" and press.action in (Action.RULES, Action.PAUSE):
            self.back()
        else:
            super().press(press)
        if self.focus.name != before:
            self.leaf = 0
