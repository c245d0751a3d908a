"""A name, letter by letter: up and down turn the wheel, left and right go along."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.decency import decent
from game.page import Page
from game.press import Action, Press
from game.rules.core import Says
from game.scenes.menu import MenuScene
from game.screen import HEIGHT, WIDTH, Box
from game.theme import BUTTON_LIT, DIM, GOLD, IVORY

if TYPE_CHECKING:
    from game.house import House

LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØÉÁ0123456789-"
LONGEST = 10
CELL = 110
LARGEST = 1.5  # text size at which the widest letter still fits its cell


class SpellingScene(MenuScene):
    """Spell a name; confirm keeps it, cancel does not."""

    overlay = True
    veil = 190

    def __init__(self, house: House, name: str, done: Callable[[str], None],
                 heading: Says = ("name-spell",)) -> None:
        super().__init__(house)
        self.heading = heading
        self.letters = list(name.upper()[:LONGEST])
        self.at = max(0, len(self.letters) - 1)
        self.done = done

    @property
    def name(self) -> str:
        return "".join(self.letters).strip().title()

    def press(self, press: Press) -> None:
        if press.phase == "up":
            return
        match press.action:
            case Action.UP | Action.SCROLL_UP:
                self._turn(-1)
            case Action.DOWN | Action.SCROLL_DOWN:
                self._turn(1)
            case Action.LEFT | Action.PREV:
                self.at = max(0, self.at - 1)
            case Action.RIGHT | Action.NEXT:
                self._on()
            case Action.CONFIRM:
                self._keep()
                return
            case _:
                super().press(press)
        self.stale()

    def _turn(self, step: int) -> None:
        if not self.letters:
            self.letters = [" "]
        at = LETTERS.find(self.letters[self.at])
        self.letters[self.at] = LETTERS[(at + step) % len(LETTERS)]
        self.house.sounds.play("focus")

    def _on(self) -> None:
        if self.at + 1 < LONGEST:
            self.at += 1
            if self.at == len(self.letters):
                self.letters.append("A" if self.at == 0 else " ")

    def _keep(self) -> None:
        if not self.name:
            self.house.refuse(("name-empty",))
            return
        if not decent(self.name):
            self.house.refuse(("name-offends",))
            return
        self.house.stack.pop()
        self.done(self.name)

    def build(self, page: Page) -> None:
        style = f"heading@{min(page.art.text_scale, LARGEST)}"
        h = page.art.line(style)
        cell = CELL
        top = HEIGHT / 2 - 1.5 * h
        left = (WIDTH - LONGEST * cell) / 2
        page.plate(Box(left - 40, top - 100 - h, LONGEST * cell + 80, 5 * h + 140), alpha=250)
        page.fitted(Box(left, top - 80 - h, LONGEST * cell, h), self.house.words.say(self.heading),
                    style, IVORY, "center")
        for n in range(LONGEST):
            box = Box(left + n * cell + 4, top + h, cell - 8, h)
            lit = n == self.at
            page.plate(box, BUTTON_LIT if lit else (40, 28, 20), 255, GOLD if lit else None)
            letter = self.letters[n] if n < len(self.letters) else ""
            if letter.strip():
                page.text(box, letter, style, GOLD if lit else IVORY, "center")
            if lit:
                self._wheel(page, box, letter or " ", style)
        self.hints(page)

    def _wheel(self, page: Page, box: Box, letter: str, style: str) -> None:
        at = LETTERS.find(letter)
        for step in (-1, 1):
            other = LETTERS[(at + step) % len(LETTERS)]
            if other.strip():
                page.text(box._replace(y=box.y + step * box.h), other, style, DIM, "center")
