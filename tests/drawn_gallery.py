"""Draw the gallery of one work tree, in a process of its own: see `tests.pictures`."""

from __future__ import annotations

import tests.conftest  # noqa: F401  prepares the environment for pygame

# isort: split
import hashlib
import json
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pygame
import time_machine

from game.tables import miniature
from tests.gallery import ROOMS, gallery
from tests.house import OpenHouse

MOMENT = 1_927_917_840  # 3 February 2031, 20:44 in UTC


class Look(NamedTuple):
    size: str
    text: float
    language: Literal["en", "sv"]


LOOKS = (Look("1280x720", 1.0, "en"), Look("1920x1080", 1.0, "sv"),
         Look("1280x720", 1.5, "sv"), Look("1280x720", 2.0, "en"))


class StillFile:
    """The state of a file that changed at the moment of the clock, in the order of the changes."""

    def __init__(self, real: os.stat_result) -> None:
        self._real = real

    def __getattr__(self, name: str) -> Any:
        return MOMENT if name == "st_mtime" else getattr(self._real, name)


def draw(folder: Path | None, save: dict[str, str], rooms: list[str]) -> dict[str, str]:
    """Draw some rooms of the gallery, or all, or only those of some pictures, which are saved under
    these names if there is a folder. Return the digest of each picture by its name."""
    real, found = Path.stat, dict[str, str]()
    miniature.BRIEF = 60  # seconds: a small table is painted at once, however busy the machine is
    Path.stat = lambda *a, **k: StillFile(real(*a, **k))  # type: ignore[method-assign, assignment]
    if folder:
        folder.mkdir()
    for look in LOOKS:
        for room in rooms or ROOMS:
            named, met = f"{look.size} {look.text:g} {look.language}, {room}: ", Counter[str]()
            if save and not any(one.startswith(named) for one in save):
                continue
            with tempfile.TemporaryDirectory() as data, time_machine.travel(MOMENT, tick=False):
                os.chdir(data)  # a picture that shows the path of the data is the same each time
                house = OpenHouse(Path(), "--speed", "1", "--seed", "1", "--size", look.size)
                # each frame, as on a real screen; houses of older commits draw by themselves
                app: Any = house.app
                app.draw = getattr(house, "draw_frame", app.draw)
                house.house.settings.text = look.text
                house.house.settings.language = look.language
                house.house.change()
                for scene in gallery(house, room):
                    met[scene] += 1
                    name = named + scene + (f" ({met[scene]})" if met[scene] > 1 else "")
                    window = house.house.screen.surface
                    found[name] = hashlib.sha256(pygame.image.tobytes(window, "RGB")).hexdigest()
                    if folder and name in save:
                        pygame.image.save(window, folder / save[name])
                house.close()
    return found


if __name__ == "__main__":
    where, wanted, some = json.load(sys.stdin)
    print("\n" + json.dumps(draw(Path(where) if where else None, wanted, some)))
