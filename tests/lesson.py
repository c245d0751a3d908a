"""A lesson to look at."""

from __future__ import annotations

from game.devices.press import RIGHT_KEYS
from game.scenes.lesson.scene import LessonScene
from tests.house import FRAME, OpenHouse

LEAP = 6  # frames of a lesson that are shown as one: it is waited for


def taught(house: OpenHouse, game: str, step: int = 0, frames: int = 60) -> LessonScene:
    """A lesson at one of its steps, after the time of so many frames."""
    lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla"))
    house.house.stack.push(lesson)
    for _ in range(step):
        lesson.skip()
    house.frames(frames // LEAP, LEAP * FRAME)
    house.frames(frames % LEAP)
    return lesson
