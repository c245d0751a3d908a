"""The command line: its options, and a sentence for each wrong one."""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Sequence
from ipaddress import IPv4Address
from pathlib import Path
from typing import NoReturn

from game import VERSION
from game.games import list_games
from game.night.address import BadAddress, read_address

SMALLEST, LARGEST = (320, 200), (7680, 4320)  # windows, in pixels
LONGEST_NAME = 255  # bytes, on every system we know
LONGEST_TOLD = 100  # letters of a mistake that are repeated
ALONE = ("selftest", "bench", "soak", "pin", "check_map")  # done without a window


class Parser(argparse.ArgumentParser):
    """Bad arguments end with one sentence and exit code 2."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{self.prog}: {message} (see --help)\n")


def read_size(text: str) -> tuple[int, int]:
    """Return a window's size in pixels, "1280x720"."""
    parts = re.fullmatch(r"([0-9]{3,5})x([0-9]{3,5})", text)
    if not parts:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size like 1280x720")
    wide, high = int(parts[1]), int(parts[2])
    if not (SMALLEST[0] <= wide <= LARGEST[0] and SMALLEST[1] <= high <= LARGEST[1]):
        raise argparse.ArgumentTypeError(
            f"{text!r} is not between {SMALLEST[0]}x{SMALLEST[1]} and {LARGEST[0]}x{LARGEST[1]}")
    return wide, high


def read_pace(text: str) -> float:
    """Return the speed of motion: 0.5, 1, 2 or instant (0)."""
    speeds = {"0.5": 0.5, "1": 1.0, "2": 2.0, "instant": 0.0, "0": 0.0}
    if text not in speeds:
        raise argparse.ArgumentTypeError(f"{text!r} is none of 0.5, 1, 2, instant")
    return speeds[text]


def read_minutes(text: str) -> float:
    """Return a time above 0."""
    try:
        value = float(text)
    except ValueError:
        value = 0.0
    if not 0 < value < 10_000:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of minutes")
    return value


def read_existing_file(text: str) -> Path:
    """Return a file that exists."""
    if not os.path.isfile(text):  # noqa: PTH113  Path raises for a name that is too long
        raise argparse.ArgumentTypeError(f"there is no file {shorten(text)}")
    return Path(text)


def read_folder(text: str) -> Path:
    """Return a folder that exists or can be made."""
    if not text or "\0" in text:
        raise argparse.ArgumentTypeError("it has to be a folder, not nothing")
    if any(len(os.fsencode(part)) > LONGEST_NAME for part in Path(text).parts):
        raise argparse.ArgumentTypeError(f"no folder has a name as long as {shorten(text)}")
    if os.path.lexists(text) and not os.path.isdir(text):  # noqa: PTH112  as above
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a folder")
    return Path(text)


def shorten(text: str) -> str:
    """Return the start of an argument, so that a complaint stays one sentence."""
    return repr(text) if len(text) <= LONGEST_TOLD else f"{text[:LONGEST_TOLD]!r}…"


def read_frames(text: str) -> int:
    """Return a number of frames, at least 1."""
    if not re.fullmatch(r"[0-9]{1,9}", text) or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{shorten(text)} is not a number of frames")
    return int(text)


def read_board_address(text: str) -> str:
    """Return the address of a night board's server."""
    try:
        return read_address(text)
    except BadAddress as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def own_address(text: str) -> str:
    """Return an address of this computer in its network."""
    try:
        return str(IPv4Address(text))
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{shorten(text)} is not an address like 192.168.1.20") from None


def make_parser() -> Parser:
    """Return the program's arguments."""
    reader = Parser("hearthside", description="Table games for one couch and one screen.")
    add = reader.add_argument
    add("--version", action="version", version=f"Hearthside {VERSION}")
    add("--windowed", action="store_true", help="a window instead of the full screen")
    add("--size", type=read_size, metavar="WxH", help="the window's size (implies --windowed)")
    add("--game", choices=list_games(), help="go straight to a game's lobby")
    add("--seed", help="the seed of all luck in new matches")
    add("--bots", action="store_true", help="with --game: bots take all seats and play")
    add("--speed", type=read_pace, metavar="0.5|1|2|instant", help="how fast things move")
    add("--resume", type=read_existing_file, metavar="FILE",
        help="go on with a recorded match")
    add("--replay", type=read_existing_file, metavar="FILE", help="watch a recorded match")
    add("--data", type=read_folder, metavar="DIR", help="where records and settings are kept")
    add("--board", type=read_board_address, metavar="URL",
        help="a PostgreSQL server that keeps the night board of several screens")
    add("--phones", type=own_address, metavar="ADDRESS",
        help="the address at which phones find this computer, kept from now on")
    add("--frames", type=read_frames, metavar="N",
        help="stop after N frames and print when the first one was shown")
    add("--kiosk", action="store_true",
        help="for game nights that nobody supervises: demo, idle steps, operator's menu")
    add("--pin", action="store_true",
        help="with --kiosk: ask here for the operator's PIN, and open no window")
    add("--check-map", type=read_existing_file, metavar="FILE",
        help="print what becomes of every object of a map, and whether it can be played")
    add("--bench", action="store_true", help="print frame times and the speed of the rules")
    add("--selftest", action="store_true",
        help="without a window: bots play every game through the real scenes")
    add("--soak", type=read_minutes, metavar="MINUTES",
        help="without a window: a monkey plays everything, and memory is watched")
    return reader


def name_option(name: str) -> str:
    """Return an option as people type it."""
    return f"--{name.replace('_', '-')}"


def read(arguments: Sequence[str] | None = None) -> argparse.Namespace:
    """Return the arguments, or those of the command line; end the program if they are wrong."""
    reader = make_parser()
    options = reader.parse_args(arguments)
    if options.bots and not options.game:
        reader.error("--bots needs --game")
    if options.resume and options.replay:
        reader.error("--resume and --replay exclude each other")
    alone = [name for name in ALONE if getattr(options, name)]
    if len(alone) > 1:
        reader.error(f"{name_option(alone[0])} and {name_option(alone[1])} exclude each other")
    for name in ("kiosk", "game", "resume", "replay"):
        if alone and getattr(options, name) and (alone[0], name) != ("pin", "kiosk"):
            reader.error(f"{name_option(alone[0])} cannot go with --{name}")
    if options.pin and not options.kiosk:
        reader.error("--pin needs --kiosk")
    if options.kiosk and (options.game or options.resume or options.replay):
        reader.error("--kiosk cannot go with --game, --resume or --replay")
    return options
