"""Writing a name: on a keyboard, or letter by letter, where up and down turn the wheel and left and
right move along."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core import Says
from game.devices.press import Action, Press
from game.name_filter import decent
from game.picture.hints import hint_row
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.picture.theme import BUTTON_LIT, DIM, GOLD, IVORY
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

LETTERS = " ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØÉÁ0123456789-"
OTHERS = "'.ÀÂÃÇÈÊËÌÍÎÏÐÑÒÓÔÕÙÚÛÜÝÞ"  # letters not on the wheel that a keyboard may type
LONGEST = 10
CELL = 110
LARGEST = 1.5  # text size at which the widest letter still fits its cell
NAMING = ((Action.CONFIRM, "hint-spell"), (Action.NEXT, "hint-other"))  # where a name stands
ENDS = ((Action.CONFIRM, "hint-keep"), (Action.CANCEL, "hint-erase"), (Action.PAUSE, "hint-drop"))


class SpellingScene(MenuScene):
    """Write a name on the keyboard, or spell it with the wheel; confirm keeps it.

    Cancel deletes the last letter, and leaves when there is none. The first letter that is typed
    replaces the name that was there.
    """

    overlay = True
    veil = 190

    def __init__(self, house: House, name: str, done: Callable[[str], None],
                 heading: Says = ("name-spell",)) -> None:
        super().__init__(house)
        self.heading = heading
        self.letters = list(name[:LONGEST])
        self.at = max(0, len(self.letters) - 1)
        self.done = done
        self.whole = bool(self.letters)  # the name is still as it was

    @property
    def name(self) -> str:
        return " ".join("".join(self.letters).split())

    def enter(self) -> None:
        self.house.devices.begin_writing()

    def leave(self) -> None:
        self.house.devices.end_writing()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  letters come by frames
        for letter in self.house.devices.typed:
            if self.house.stack.top is self:
                self._type(letter)

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
            case Action.CONFIRM if not press.pos:
                self._keep()
                return
            case Action.CANCEL if self.letters:
                self._erase()
            case Action.PAUSE:
                self.back()
                return
            case _:
                super().press(press)
                return
        self.whole = False
        self.last_device = press.device
        self.stale()

    def _type(self, letter: str) -> None:
        """Append a letter from the keyboard."""
        if letter.upper() not in (*LETTERS, *OTHERS):
            return
        if self.whole and letter == " ":  # while the name is untouched, space confirms
            self._keep()
            return
        if self.whole:
            self.letters.clear()
            self.whole = False
        if len(self.letters) < LONGEST and (letter != " " or self.name):
            self.letters.append(letter if self.name else letter.upper())
            self.house.sounds.play("focus")
        self.at = max(0, len(self.letters) - 1)
        self.stale()

    def _erase(self) -> None:
        self.letters.pop()
        self.at = max(0, len(self.letters) - 1)
        self.house.sounds.play("cancel")

    def _turn(self, step: int) -> None:
        if not self.letters:
            self.letters = [" "]
        at = LETTERS.find(self.letters[self.at].upper())
        letter = LETTERS[(at + step) % len(LETTERS)]
        self.letters[self.at] = letter if self._begins(self.at) else letter.lower()
        self.house.sounds.play("focus")

    def _begins(self, at: int) -> bool:
        """Whether a word begins here, and takes a capital letter."""
        return at == 0 or self.letters[at - 1] in " -"

    def _on(self) -> None:
        if self.at + 1 < LONGEST:
            self.at += 1
            if self.at == len(self.letters):
                self.letters.append(" ")

    def _keep(self) -> None:
        if not self.name:
            self.house.refuse(("name-empty",))
            return
        if not decent(self.name):
            self.house.refuse(("name-offends",))
            return
        self.house.sounds.play("confirm")
        self.house.stack.pop()
        self.house.tell(("name-kept", self.name))
        self.done(self.name)

    def build(self, page: Page) -> None:
        style = f"heading@{min(page.art.text_scale, LARGEST)}"
        h = page.art.line(style)
        cell = CELL
        top = HEIGHT / 2 - 1.5 * h
        left = (WIDTH - LONGEST * cell) / 2
        wide = LONGEST * cell
        page.plate(Box(left - 40, top - 100 - h, wide + 80, 5 * h + 140), alpha=250)
        page.fitted(Box(left, top - 80 - h, wide, h), self.house.words.say(self.heading),
                    style, IVORY, "center")
        for n in range(LONGEST):
            box = Box(left + n * cell + 4, top + h, cell - 8, h)
            lit = n == self.at or (self.whole and n < len(self.letters))
            page.plate(box, BUTTON_LIT if lit else (40, 28, 20), 255, GOLD if lit else None)
            letter = self.letters[n] if n < len(self.letters) else ""
            if letter.strip():
                page.text(box, letter, style, GOLD if lit else IVORY, "center")
            if n == self.at:
                self._wheel(page, box, letter or " ", style)
        floor = Box(SAFE.x, page.floor, SAFE.w, SAFE.bottom - page.floor)
        page.plate(floor.inset(-16, -8), alpha=255, edge=None)  # hides the hints of the scene below
        hint_row(page, self.house, floor, self.last_device, ENDS)
        self._buttons(page, Box(left, top + 3 * h + 16, wide, 0))

    def _buttons(self, page: Page, box: Box) -> None:
        """For a pointer: keep the name, or leave it as it was."""
        h, w = page.control(), (box.w - 16) / 2
        say = self.house.words
        page.button("keep", Box(box.x, box.y, w, h), say("hint-keep"), self._keep,
                    picture="ui/check", style="body")
        page.button("drop", Box(box.x + w + 16, box.y, w, h), say("hint-drop"), self.back,
                    picture="ui/leave", style="body")

    def _wheel(self, page: Page, box: Box, letter: str, style: str) -> None:
        at = LETTERS.find(letter.upper())
        for step in (-1, 1):
            other = LETTERS[(at + step) % len(LETTERS)]
            if other.strip():
                page.text(box._replace(y=box.y + step * box.h), other, style, DIM, "center")
