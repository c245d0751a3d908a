"""The child of the benchmark that measures tables: python -m game.tools.bench_tables SIZE SECONDS.

Prints for each game its name, and the median CPU times in seconds of a frame of its table with as
many people as it takes: with every mark and panel built anew, and as it stands.
"""

from __future__ import annotations

import sys
import tempfile
import time
from random import Random
from statistics import median

from game.app import App, open_app
from game.arguments import read
from game.core.hands import Hands
from game.core.match import start as start_match
from game.core.record import Header, Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.environment import prepare_environment
from game.games import GAMES
from game.games import load_rules as rules_of
from game.idle_gc import IdleGC
from game.picture.screen import FRAME, Screen
from game.tables.picture import Picture
from game.tables.table import TableScene

NAMES = ("Freja", "Ask", "Embla", "Tora", "Ulf")
DEVICES = (LEFT_KEYS, RIGHT_KEYS, "pad/1", "pad/2", "pad/3")
PLIES = 8  # moves before the table is looked at
RESTED = 120  # frames in which everything lands


def main(size: str, seconds: float) -> None:
    prepare_environment()
    with tempfile.TemporaryDirectory() as folder:
        app = open_app(read(["--size", size, "--data", folder]))
        for game in GAMES:
            print(game, *measure(sit_down(app, game), app.house.screen, seconds / len(GAMES)))
        app.close()


def sit_down(app: App, game: str) -> Picture:
    """Open a match after some random moves. Returns the picture of its table at rest."""
    rules, rng = rules_of(game), Random(1)
    players = tuple(map(Player, NAMES[:rules.SEATS[-1]]))
    match = start_match(Header(game, rules.VERSION, players, "1"), None)
    for _ in range(PLIES):
        seat = min(match.prompts)
        match.play(seat, rng.choice(list(rules.moves(match.state, seat))))
    table = TableScene(app.house, match, Hands(
        players, dict(enumerate(DEVICES[:len(players)])), "open"))
    app.house.to_title()
    app.house.stack.push(table)
    for _ in range(RESTED):
        app.run_frame(app.pacer.wait(), time.monotonic())
    return table.picture


def measure(picture: Picture, screen: Screen, seconds: float) -> tuple[float, float]:
    """Return the CPU time of a frame that is built anew, and of the same one as it stands."""
    built, equal, until = list[float](), list[float](), time.monotonic() + seconds
    with IdleGC() as spare:
        while time.monotonic() < until or not built:
            picture.refit()
            for times in (built, equal):
                screen.begin()
                began = time.process_time()
                picture.draw(screen)
                times.append(time.process_time() - began)
            spare.collect_garbage(FRAME)
    return median(built), median(equal)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
