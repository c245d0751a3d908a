"""The child of the benchmark that measures frames: python -m game.tools.bench_frames SIZE SECONDS.

A third word says what is looked at: a table with two Experts (`table`, as without it), the `title`
or what passers-by see (`attract`). Prints median, p99 and longest work of a frame (seconds), frames
over 16.7 ms, frames measured, and the most frames from a press to a changed picture.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable

from game import routes
from game.app import App, open_app
from game.arguments import read
from game.core.hands import Hands
from game.core.match import start as start_match
from game.core.record import Header, Player
from game.environment import prepare_environment
from game.idle_gc import IdleGC
from game.scenes.kiosk.attract import AttractScene
from game.scenes.settings.scene import SettingsScene
from game.tools.spread import find_spread

WARM = 120  # frames before anything is measured
PRESSES = 40


def main(size: str, seconds: float, what: str = "table") -> None:
    prepare_environment()
    with tempfile.TemporaryDirectory() as folder:
        chosen = ["--game", "hamnar"] if what == "table" else []
        app = open_app(read(["--size", size, "--data", folder, *chosen]))
        match what:
            case "table":
                sit_down(app)
            case "title":
                app.house.to_title()
            case "attract":
                app.house.stack.push(AttractScene(app.house, bots=True))
            case _:
                raise SystemExit(f"no frames of {what!r}: table, title or attract")
        until = time.perf_counter() + seconds

        def going() -> bool:
            if what == "table" and len(app.house.stack.scenes) > 2:  # it has ended: another follows
                sit_down(app)
            return time.perf_counter() < until
        work = watch(app, going)
        presses = press_times(app)
        app.close()
    print(*find_spread(work), max(work), count_late(work), len(work), presses)


def sit_down(app: App) -> None:
    """Open a match of two Experts; another follows whenever one ends."""
    players = (Player("Ask", "expert"), Player("Embla", "expert"))
    match = start_match(Header("hamnar", 1, players, str(time.time())), None)
    app.house.to_title()
    app.house.stack.open(routes.Table(match, Hands(players, {})))


def watch(
    app: App, going: Callable[[], bool], drawn: Callable[[], None] = lambda: None,
) -> list[float]:
    """Measure the work of each frame after the first ones, at least one, with the work after
    drawing, paced as in play; `drawn` is called for each new frame."""
    work: list[float] = []
    n = 0
    with IdleGC() as spare:
        while going() or not work:
            passed = app.pacer.wait()
            began = time.perf_counter()
            app.run_frame(passed, time.monotonic())
            drawn()
            spare.collect_garbage(app.pacer.left)
            spent = time.perf_counter() - began
            n += 1
            if n > WARM:
                work.append(spent)
    return work


def count_late(work: list[float]) -> int:
    """Return how many frames came too late."""
    return sum(spent > 1 / 60 for spent in work)


def press_times(app: App) -> int:
    """Return the most frames between a key event and a picture that has changed."""
    import pygame

    app.house.to_title()
    app.house.stack.push(SettingsScene(app.house))
    worst = 0
    for n in range(PRESSES):
        key, scan = (pygame.K_DOWN, pygame.KSCAN_DOWN) if n % 2 else (
            pygame.K_UP, pygame.KSCAN_UP)
        for _ in range(30):
            app.run_frame(app.pacer.wait(), time.monotonic())
        pygame.event.post(pygame.Event(pygame.KEYDOWN, key=key, scancode=scan, mod=0, unicode=""))
        count = 1
        while not app.run_frame(app.pacer.wait(), time.monotonic()) and count < 10:
            count += 1
        pygame.event.post(pygame.Event(pygame.KEYUP, key=key, scancode=scan, mod=0))
        worst = max(worst, count)
    return worst


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), *sys.argv[3:])
