"""Scenes over the table of a puzzle: its pause, a word on a wrong move, and the celebration of the
right one."""

from __future__ import annotations

from game.devices.press import Action, Press
from game.picture.cheer import Confetti
from game.picture.page import Page
from game.picture.screen import HEIGHT, WINDOW, Box, Screen
from game.picture.theme import EMBER, GOLD
from game.scenes.menu import MenuScene
from game.scenes.overlay import OverlayScene, PausedScene, TaughtOverlay
from game.scenes.puzzles.table import PuzzleTable
from game.ui.layout import Node, Text, column, frame, pad
from game.ui.widgets.controls import Entry, build_button
from game.ui.widgets.dialog import Dialog

MEANT = 0.5  # seconds for which a press was meant for the scene before


class PuzzleOverlay(TaughtOverlay):
    table: PuzzleTable

    def make_entry(self, name: str) -> Entry:
        """Return a button that several overlays share."""
        act, picture = {
            "again": (self.close_then(self.table.begin_again), "ui/again"),
            "show": (self.close_then(self.table.show_solution), "ui/eye"),
            "leave": (self.leave_table, "ui/leave"), "next": (self.table.open_following, "ui/play"),
        }[name]
        return Entry(name, self.house.words(f"puzzle-{name}"), act, picture)

    def next_puzzle(self) -> list[Entry]:
        """Return the way to the next puzzle, if there is one."""
        return [self.make_entry("next")] if self.table.find_following() else []


class PuzzlePauseScene(PuzzleOverlay, PausedScene):
    """Go on, try again, see the solution, read the rules, or leave."""

    def make_dialog(self) -> Dialog:
        say = self.house.words
        return Dialog(say("pause"), (
            Entry("resume", say("pause-resume"), self.go_back, "ui/play"), self.make_entry("again"),
            self.make_entry("show"), Entry("rules", say("pause-rules"), self.open_rules, "ui/book"),
            self.make_entry("leave")))


class WrongScene(PuzzleOverlay, MenuScene):
    """The card after a wrong move, or after the solution was shown. The board stays visible."""

    first = "again"
    has_hints = False  # its table has some
    veil = 0
    sudden = True

    def enter(self) -> None:
        self._came = self.house.run.now
        if not self.table.showing:
            self.house.sounds.play("lose")

    @property
    def line(self) -> str:
        return f"{self.tell_event()} · {super().line}"

    def press(self, press: Press) -> None:
        """Ignore a press that was meant for the board."""
        if self.house.run.now - self._came < MEANT:
            return
        if press.action is Action.UNDO and press.phase == "down":
            self.go_back()
        else:
            super().press(press)

    def tell_event(self) -> str:
        """Return the last event in one line."""
        if self.table.showing:
            return self.house.words("puzzle-was-shown")
        key, *values = self.table.whole
        return self.house.words(f"{key}-missed", *values)

    def list_entries(self) -> list[Entry]:
        more = self.next_puzzle() if self.table.showing else [self.make_entry("show")]
        return [self.make_entry("again"), *more, self.make_entry("leave")]

    def find_room(self, page: Page) -> Box:  # noqa: ARG002  its table has one
        return self.table.find_room()

    def build(self, page: Page) -> Node:
        showing, refuted, line = self.table.showing, self.table.tell_refutation(
            ), page.art.line_height("label")
        height = min(page.control_height("label"), self.table.find_room().h / 6 - 12)
        buttons = [build_button(entry.name, entry.label, entry.picture, height=height,
                                focus=self.focus.name) for entry in self.list_entries()]
        head = None if showing else Text(
            words=self.house.words("puzzle-wrong"), style="label", ink=EMBER, align="center",
            one_line=True, optional=True)
        answer = Text(words=refuted, ink=GOLD, align="center", grow=1) if refuted else None
        told = Text(words=self.tell_event(), align="center", min_height=2 * line, grow=1)
        return frame("puzzle card" if showing else "puzzle card wrong",
                     column(head, answer, told, *buttons, gap=12, padding=pad(16)))

    def go_back(self) -> None:
        self.close_then(self.table.begin_again)()


class SolvedScene(PuzzleOverlay, OverlayScene):
    """Confetti, and on to the next puzzle."""

    first = "next"
    sudden = True
    age = 0.0

    def enter(self) -> None:
        self._confetti = Confetti()
        self.house.sounds.play("win")

    def make_dialog(self) -> Dialog:
        say = self.house.words
        again = self.make_entry("again")._replace(label=say("puzzle-once-more"))
        return Dialog(say("puzzle-solved"), (*self.next_puzzle(), again, self.make_entry("leave")),
                      say("puzzle-helped" if self.table.helped else "puzzle-alone"), "ui/learned")

    def tick(self, seconds: float) -> None:
        self.age += seconds

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if not self.house.settings.reduced_motion:
            self._confetti.draw(screen, self.house.art, self.age, WINDOW._replace(y=-60),
                                lambda _: (HEIGHT - 10.0, 40.0))

    def go_back(self) -> None:
        self.leave_table()
