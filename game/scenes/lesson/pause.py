"""Overlays of a lesson: its pause, and the praise at its end."""

from __future__ import annotations

from collections.abc import Callable

from game.scenes.lesson.table import LessonTable
from game.scenes.overlay import OverlayScene, PausedScene, TaughtOverlay
from game.ui.widgets.controls import Entry
from game.ui.widgets.dialog import Dialog


class LessonPauseScene(PausedScene, TaughtOverlay):
    """Go on, choose another step, read the rules, or leave."""

    table: LessonTable

    def make_dialog(self) -> Dialog:
        say, table = self.house.words, self.table

        def begin(at: int) -> Callable[[], None]:
            return self.close_then(lambda: table.begin(at))
        return Dialog(say("pause"), (
            Entry("resume", say("pause-resume"), self.go_back, "ui/play"),
            Entry("skip", say("lesson-skip"), self.close_then(table.skip), "ui/play"),
            Entry("again", say("lesson-again"), begin(table.at), "ui/again"),
            Entry("before", say("lesson-before"), begin(table.at - 1), "ui/undo",
                  None if table.at else ("lesson-first",)),
            Entry("rules", say("pause-rules"), self.open_rules, "ui/book"),
            Entry("leave", say("lesson-leave"), self.leave_table, "ui/leave")))


class LessonDoneScene(OverlayScene, TaughtOverlay):
    """The end of a lesson, with the way to the table."""

    first = "play"
    table: LessonTable

    def enter(self) -> None:
        self.house.sounds.play("win")

    def make_dialog(self) -> Dialog:
        """Say how a match of this game ends, if the game says it."""
        say, ending = self.house.words, f"lesson-end-{self.table.rules.NAME}"
        return Dialog(say("lesson-done"), (
            Entry("play", say("lesson-play"), self.leave_table, "ui/play"),
            Entry("repeat", say("lesson-repeat"), self.close_then(lambda: self.table.begin(0)),
                  "ui/again"),
            Entry("rules", say("pause-rules"), self.open_rules, "ui/book")),
            say(ending if say.has_text(ending) else "lesson-done-sentence"), "ui/learned")

    def go_back(self) -> None:
        self.leave_table()
