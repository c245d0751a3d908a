"""The command line: what can be asked of the program, and one sentence for what cannot."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import NoReturn

from game.night.address import BadAddress, address
from game.shelf import GAMES


class Parser(argparse.ArgumentParser):
    """Bad arguments end with one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see --help)\n")


def size(text: str) -> tuple[int, int]:
    """A window's size in pixels, "1280x720"."""
    found = re.fullmatch(r"(\d{3,5})x(\d{3,5})", text)
    if not found:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    return int(found[1]), int(found[2])


def pace(text: str) -> float:
    """The speed of motion: 0.5, 1, 2 or instant (0)."""
    speeds = {"0.5": 0.5, "1": 1.0, "2": 2.0, "instant": 0.0, "0": 0.0}
    if text not in speeds:
        raise argparse.ArgumentTypeError(f"{text!r} is none of 0.5, 1, 2, instant")
    return speeds[text]


def minutes(text: str) -> float:
    """A time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes")
    return value


def existing(text: str) -> Path:
    """A file that is there."""
    path = Path(text)
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"there is no file {text!r}")
    return path


def board(text: str) -> str:
    """The address of a night board's server."""
    try:
        return address(text)
    except BadAddress as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def parser() -> Parser:
    """The program's arguments."""
    found = Parser("main.py", description="Hearthside: table games for one couch and one screen.")
    add = found.add_argument
    add("--windowed", action="store_true", help="a window instead of the full screen")
    add("--size", type=size, metavar="WxH", help="the window's size (implies --windowed)")
    add("--game", choices=GAMES, help="go straight to a game's lobby")
    add("--seed", help="what all luck of new matches comes from")
    add("--bots", action="store_true", help="with --game: bots on all seats, the match starts")
    add("--speed", type=pace, metavar="0.5|1|2|instant", help="how fast things move")
    add("--resume", type=existing, metavar="FILE", help="go on with the match of a record")
    add("--replay", type=existing, metavar="FILE", help="watch the match of a record")
    add("--data", type=Path, metavar="DIR", help="where records and settings are kept")
    add("--board", type=board, metavar="URL",
        help="a PostgreSQL server that keeps the night board of several screens")
    add("--frames", type=int, metavar="N",
        help="stop after N frames and print when the first one was shown")
    add("--kiosk", action="store_true",
        help="for game nights that nobody supervises: attract, idle steps, operator menu")
    add("--bench", action="store_true", help="print frame times and the speed of the rules")
    add("--selftest", action="store_true",
        help="without a window: bots play every game through the real scenes")
    add("--soak", type=minutes, metavar="MINUTES",
        help="without a window: a monkey plays everything, and memory is watched")
    return found


def read(arguments: list[str]) -> argparse.Namespace:
    """The arguments, or the end of the program."""
    reader = parser()
    found = reader.parse_args(arguments)
    if found.bots and not found.game:
        reader.error("--bots needs --game")
    if found.resume and found.replay:
        reader.error("--resume and --replay exclude each other")
    if found.kiosk and (found.game or found.resume or found.replay):
        reader.error("--kiosk goes without --game, --resume and --replay")
    return found
