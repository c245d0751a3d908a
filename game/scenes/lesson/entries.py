"""The lobby's way to a lesson."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from game.core.record import Player
from game.core.tiled import BadBoard
from game.core.words import Trouble
from game.devices.press import Device
from game.house import House
from game.scenes.lesson.scene import LessonScene
from game.tables.lessons import has_lesson


def learn_entries(
    house: House, game: str, device: Device, names: Iterable[str], learner: Player | None = None,
) -> list[tuple[str, str, Callable[[], None], str]]:
    """Return the button to a game's lesson, if it has one: name, label, act, picture."""
    def learn() -> None:
        try:
            house.stack.push(LessonScene(house, game, device, names, learner))
        except BadBoard as error:
            house.notice(Trouble("map-unusable", str(error)))

    label = house.words("lobby-learn")
    return [("learn", label, learn, "ui/book")] if has_lesson(game) else []
