"""What lies over a lesson: its pause, and the praise at its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import doors
from game.devices.press import Device
from game.scenes.dialogs.overlay import Entry, OverlayScene, PausedScene

if TYPE_CHECKING:
    from game.house import House
    from game.scenes.lesson.scene import LessonScene


class LessonOverlay(OverlayScene):
    """Buttons over a lesson."""

    def __init__(self, house: House, table: LessonScene) -> None:
        super().__init__(house)
        self.table = table

    def rules(self) -> None:
        doors.rulebook(self.table)

    def leave_lesson(self) -> None:
        """Back to where the lesson was asked for."""
        self.house.stack.pop()
        self.house.stack.pop()


class LessonPauseScene(PausedScene, LessonOverlay):
    """Go on, another step, the rules, or out."""

    def __init__(self, house: House, table: LessonScene, device: Device) -> None:
        super().__init__(house, table)
        self.last_device = device

    def entries(self) -> list[Entry]:
        say = self.house.words
        return [
            Entry("resume", say("pause-resume"), self.back, "ui/play"),
            Entry("skip", say("lesson-skip"), self._skip, "ui/play"),
            Entry("again", say("lesson-again"), lambda: self._begin(self.table.at), "ui/again"),
            Entry("before", say("lesson-before"), lambda: self._begin(self.table.at - 1),
                  "ui/undo", None if self.table.at else ("lesson-first",)),
            Entry("rules", say("pause-rules"), self.rules, "ui/book"),
            Entry("leave", say("lesson-leave"), self.leave_lesson, "ui/leave"),
        ]

    def _skip(self) -> None:
        self.back()
        self.table.skip()

    def _begin(self, at: int) -> None:
        self.back()
        self.table.begin(at)


class LessonDoneScene(LessonOverlay):
    """The lesson is over: to the table."""

    first = "play"

    def enter(self) -> None:
        self.house.sounds.play("win")

    def heading(self) -> str:
        return self.house.words("lesson-done")

    def sentence(self) -> str:
        """How a match of this game ends, if the game says it."""
        key = f"lesson-end-{self.table.rules.NAME}"
        return self.house.words(key if self.house.words.has(key) else "lesson-done-sentence")

    def picture(self) -> str:
        return "ui/learned"

    def entries(self) -> list[Entry]:
        say = self.house.words
        return [
            Entry("play", say("lesson-play"), self.leave_lesson, "ui/play"),
            Entry("repeat", say("lesson-repeat"), self._repeat, "ui/again"),
            Entry("rules", say("pause-rules"), self.rules, "ui/book"),
        ]

    def back(self) -> None:
        self.leave_lesson()

    def _repeat(self) -> None:
        self.house.stack.pop()
        self.table.begin(0)
