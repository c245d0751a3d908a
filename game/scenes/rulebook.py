"""The rules of a game in our own words, by section."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.page import Page
from game.press import Action, Press
from game.scenes.menu import MenuScene
from game.screen import SAFE, Box
from game.theme import BUTTON_LIT, DIM, GOLD, INK, IVORY, PARCHMENT

if TYPE_CHECKING:
    from game.house import House

INDEX = 500


class RulebookScene(MenuScene):
    """Sections on the left, the open one on parchment; the words have as many as they have."""

    backdrop = "table/wood"
    first = "section/1"

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self.game = game
        self.leaf = 0  # which part of a section that is too long for the parchment
        self.leaves = 1  # how many parts the open section has

    def sections(self) -> list[int]:
        """The numbers of the sections that the words have."""
        found: list[int] = []
        while self.house.words.has(f"rules-{self.game}-{len(found) + 1}"):
            found.append(len(found) + 1)
        return found

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), say("rules-of", say(f"game-{self.game}")),
                  "heading", IVORY)
        top = SAFE.y + line + 16
        sections = self.sections()
        room = SAFE.bottom - 64 - top
        h = min(page.control("body"), (room - 8 * len(sections)) / max(len(sections), 1))
        for number in sections:
            name = f"section/{number}"
            box = Box(SAFE.x, top + (number - 1) * (h + 8), INDEX, h)
            self._tab(page, name, box, say(f"rules-{self.game}-{number}"))
        self._open(page, Box(SAFE.x + INDEX + 32, top, SAFE.w - INDEX - 32, room))
        self.hints(page, (Action.NEXT, "hint-page"))

    def _tab(self, page: Page, name: str, box: Box, label: str) -> None:
        lit = self.focus.name == name
        page.button(name, box, "", self._turn, focus=self.focus.name)
        if lit:
            page.plate(box, BUTTON_LIT, 255, GOLD)
        page.fitted(box.inset(20, 2), label, "body", GOLD if lit else IVORY)

    def _open(self, page: Page, box: Box) -> None:
        """The section under the focus, on parchment."""
        number = self.focus.name.partition("/")[2] or "1"
        page.plate(box, PARCHMENT, 250)
        inner = box.inset(44, 28)
        title = self.house.words(f"rules-{self.game}-{number}")
        h = page.art.line("heading")
        page.fitted(Box(inner.x, inner.y, inner.w, h), title, "heading", INK)
        body = Box(inner.x, inner.y + h + 8, inner.w, inner.h - h - 8)
        leaves = self._leaves(page, body, self.house.words(f"rules-{self.game}-{number}-text"))
        self.leaves = len(leaves)
        self.leaf %= self.leaves
        page.text(body, leaves[self.leaf], "body", INK, top=True)
        if self.leaves > 1:
            at = f"{self.leaf + 1} / {self.leaves}"
            page.text(Box(inner.right - 120, inner.y, 120, h), at, "small", DIM, "right")

    def _leaves(self, page: Page, box: Box, text: str) -> list[str]:
        """A text in parts that fit a box, broken between paragraphs."""
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
