"""The child of the benchmark that measures pages: python -m game.tools.bench_pages SIZE SECONDS.

Prints for each screen its name, and the median times in seconds in which its page is built for
another device, and looked up where its tree is equal.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from statistics import median

from game.app import open_app
from game.arguments import read
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.environment import prepare_environment
from game.games import GAMES
from game.house import House
from game.scenes.lobby.scene import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.names.scene import SpellingScene
from game.scenes.nightboard.scene import NightBoardScene
from game.scenes.rules.scene import RulebookScene
from game.scenes.settings.scene import SettingsScene


def main(size: str, seconds: float) -> None:
    prepare_environment()
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(read(["--size", size, "--data", folder]))
        screens = list(list_screens(app.house))
        for name, scene in screens:
            app.house.stack.push(scene)
            print(name, *measure(scene, seconds / len(screens)))
            app.house.stack.pop()
        app.close()


def list_screens(house: House) -> Iterator[tuple[str, MenuScene]]:
    yield "settings", SettingsScene(house)
    yield "names", SpellingScene(house, "Ask", lambda _: None)
    yield "nightboard", NightBoardScene(house)
    for game in GAMES:
        yield f"{game}/lobby", LobbyScene(house, game, LEFT_KEYS)
        yield f"{game}/rules", RulebookScene(house, game)


def measure(scene: MenuScene, seconds: float) -> tuple[float, float]:
    """Return how long it takes to build the page for another device, and to look it up again."""
    built, equal, until = list[float](), list[float](), time.monotonic() + seconds
    while time.monotonic() < until or not built:
        scene.last_device = RIGHT_KEYS if scene.last_device == LEFT_KEYS else LEFT_KEYS
        for times in (built, equal):
            scene.mark_stale()
            began = time.perf_counter()
            _ = scene.page
            times.append(time.perf_counter() - began)
    return median(built), median(equal)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
