"""What lies over the table of a puzzle: its pause, what is said of a wrong move, and the joy at the
right one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import doors
from game.devices.press import Action, Device, Press
from game.picture.cheer import Confetti
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box, Screen
from game.picture.theme import EMBER, GOLD, IVORY, PANEL
from game.scenes.dialogs.overlay import Entry, OverlayScene, PausedScene
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House
    from game.scenes.puzzles.scene import PuzzleScene

INSET, AIR = 16, 12.0
MEANT = 0.5  # seconds in which a press was meant for what was there before
ANSWER = 0.5  # of the words: what the others have answered
STREWN = 40.0  # in such a depth of the floor confetti lies
WORDS = 0.5  # of the card's height, at least, for what is said


class PuzzleOverlay(MenuScene):
    """What all of them can do."""

    overlay = True
    table: PuzzleScene

    def again(self) -> None:
        self.house.stack.pop()
        self.table.again()

    def solution(self) -> None:
        self.house.stack.pop()
        self.table.solution()

    def rules(self) -> None:
        doors.rulebook(self.table)

    def leave_puzzle(self) -> None:
        """Back to where it was chosen."""
        self.house.stack.pop()
        self.house.stack.pop()


class PuzzlePauseScene(PausedScene, PuzzleOverlay):
    """Go on, try again, be shown, the rules, or out."""

    def __init__(self, house: House, table: PuzzleScene, device: Device) -> None:
        super().__init__(house)
        self.table, self.last_device = table, device

    def entries(self) -> list[Entry]:
        say = self.house.words
        return [
            Entry("resume", say("pause-resume"), self.back, "ui/play"),
            Entry("again", say("puzzle-again"), self.again, "ui/again"),
            Entry("show", say("puzzle-show"), self.solution, "ui/eye"),
            Entry("rules", say("pause-rules"), self.rules, "ui/book"),
            Entry("leave", say("puzzle-leave"), self.leave_puzzle, "ui/leave"),
        ]


class WrongScene(PuzzleOverlay):
    """On the card: that it did not work, or how it would have; the board stays to be looked at."""

    first = "again"
    veil = 0
    sudden = True

    def __init__(self, house: House, table: PuzzleScene) -> None:
        super().__init__(house)
        self.table, self.last_device = table, table.last_device
        self._came = house.now

    def enter(self) -> None:
        if not self.table.showing:
            self.house.sounds.play("lose")

    @property
    def line(self) -> str:
        return f"{self.told()} · {super().line}"

    def press(self, press: Press) -> None:
        """A press that was meant for the board skips nothing but the wait."""
        if self.house.now - self._came < MEANT:
            return
        if press.action is Action.UNDO and press.phase == "down":
            self.again()
        else:
            super().press(press)

    def told(self) -> str:
        """One line about what has happened."""
        if self.table.showing:
            return self.house.words("puzzle-was-shown")
        key, *values = self.table.whole
        return self.house.words(f"{key}-missed", *values)

    def entries(self) -> list[Entry]:
        say = self.house.words
        found = [Entry("again", say("puzzle-again"), self.again, "ui/again")]
        if not self.table.showing:
            found.append(Entry("show", say("puzzle-show"), self.solution, "ui/eye"))
        elif self.table.following():
            found.append(Entry("next", say("puzzle-next"), self.table.onward, "ui/play"))
        return [*found, Entry("leave", say("puzzle-leave"), self.leave_puzzle, "ui/leave")]

    def build(self, page: Page) -> None:
        box, entries = self.table.room(), self.entries()
        page.plate(box, PANEL, 255, GOLD if self.table.showing else EMBER)
        inner = box.inset(INSET, INSET)
        room = inner.h * (1 - WORDS)
        high = min(page.control("label"), (room - AIR * (len(entries) - 1)) / len(entries))
        top = inner.bottom - len(entries) * high - (len(entries) - 1) * AIR
        words = inner._replace(h=top - AIR - inner.y)
        line = page.art.line("label")
        if not self.table.showing and words.h > 3 * line:
            page.fitted(words._replace(h=line), self.house.words("puzzle-wrong"), "label", EMBER,
                        "center")
            words = words._replace(y=words.y + line, h=words.h - line)
        if refuted := self.table.refuted():
            half = words.h * ANSWER
            page.fitted(words._replace(h=half), refuted, "body", GOLD, "center")
            words = words._replace(y=words.y + half, h=words.h - half)
        page.fitted(words, self.told(), "body", IVORY, "center")
        style = page.even_buttons(inner._replace(h=high), [one.label for one in entries], "label")
        for n, one in enumerate(entries):
            page.button(one.name, Box(inner.x, top + n * (high + AIR), inner.w, high), one.label,
                        one.act, picture=one.picture, focus=self.focus.name, style=style)

    def back(self) -> None:
        self.again()


class SolvedScene(OverlayScene, PuzzleOverlay):
    """It is solved: light, confetti, and on to the next one."""

    first = "next"
    main = "next"
    sudden = True

    def __init__(self, house: House, table: PuzzleScene) -> None:
        super().__init__(house)
        self.table, self.last_device = table, table.last_device
        self.age = 0.0
        self._confetti = Confetti()

    def enter(self) -> None:
        self.house.sounds.play("win")

    def heading(self) -> str:
        return self.house.words("puzzle-solved")

    def sentence(self) -> str:
        return self.house.words("puzzle-helped" if self.table.helped else "puzzle-alone")

    def picture(self) -> str:
        return "ui/learned"

    def entries(self) -> list[Entry]:
        say, found = self.house.words, []
        if self.table.following():
            found.append(Entry("next", say("puzzle-next"), self.table.onward, "ui/play"))
        return [*found, Entry("again", say("puzzle-once-more"), self.again, "ui/again"),
                Entry("leave", say("puzzle-leave"), self.leave_puzzle, "ui/leave")]

    def tick(self, seconds: float) -> None:
        self.age += seconds

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if not self.house.settings.reduced_motion:
            self._confetti.draw(screen, self.house.art, self.age, Box(0, -60, WIDTH, HEIGHT),
                                lambda _: (HEIGHT - 10.0, STREWN))

    def back(self) -> None:
        self.leave_puzzle()

