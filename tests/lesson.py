"""A lesson to look at."""

from __future__ import annotations

from game.devices.press import RIGHT_KEYS
from game.scenes.lesson.scene import LessonScene
from tests.house import OpenHouse


def taught(house: OpenHouse, game: str, step: int = 0, frames: int = 60) -> LessonScene:
    """A lesson at one of its steps, after so many frames."""
    lesson = LessonScene(house.house, game, RIGHT_KEYS, ("Freja", "Ask", "Embla"))
    house.house.stack.push(lesson)
    for _ in range(step):
        lesson.skip()
    house.frames(frames)
    return lesson
