"""The window: folder, log, settings and display, before there is a house.

`open_window` returns while the title's picture is drawn in the background; the slowest imports
happen meanwhile.
"""

from __future__ import annotations

import logging
import os
import sys
import time
from argparse import Namespace
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import NamedTuple

import platformdirs
import pygame

from game.core import files
from game.core import settings as settings_file
from game.core.folder import Hold, Taken
from game.core.paths import ASSETS
from game.core.settings import MOST, Settings
from game.core.words import Trouble, Words
from game.environment import MAPPING_FILE, add_public_mappings, load_mappings
from game.kiosk.counters import Counters, begin, is_untouched
from game.picture.art import Art
from game.picture.display import open_display, show_box
from game.picture.screen import SMALLEST, Screen


class Guarded(NamedTuple):
    """The state of a kiosk at its start; `fresh`: it was never set up."""

    counters: Counters
    safe: bool
    fresh: bool


class Window(NamedTuple):
    """The open resources before the house. `complaints` are sentences; `said` holds keys and
    values, and grows."""

    hold: Hold
    data: Path
    settings: Settings
    screen: Screen
    art: Art
    guarded: Guarded | None
    complaints: list[str]
    said: list[tuple[str, dict[str, object]]]


def data_folder(args: Namespace) -> Path:
    """Return the folder of records and settings; a kiosk has its own."""
    home = Path(args.data or platformdirs.user_data_path("hearthside", appauthor=False))
    return home / "kiosk" if args.kiosk else home


def start_log(folder: Path) -> str | None:
    """Write the log into the data folder. Returns a sentence if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(folder / "hearthside.log", maxBytes=500_000, backupCount=3,
                                      encoding="utf-8")
    except OSError as error:
        return Trouble("folder-not-kept", folder, error.strerror)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s %(message)s"))
    logging.getLogger().addHandler(handler)
    return None


def open_window(args: Namespace, check: Callable[[Path], None] = lambda _: None) -> Window:
    """Do everything up to the window. If there can be none, end the program with a sentence, before
    anything is read; `check` may do that for the data folder."""
    data = data_folder(args)
    try:
        hold = Hold(data)
    except Taken as error:
        sys.stderr.write(f"hearthside: {error}\n")
        sys.stderr.flush()
        if not args.kiosk:
            _show(data, error.args[0])
        raise SystemExit(1) from error
    try:
        check(data)
        return _open_hardware(args, data, hold)
    except BaseException:
        hold.close()
        raise


def _show(data: Path, sentence: str) -> None:
    """Show a sentence in the language of a house that is not open yet."""
    try:
        language = files.read(data / "settings.json", Settings, MOST).language
    except files.BadFile:
        language = Settings().language
    show_box(Words(language).tell(sentence))


def _open_hardware(args: Namespace, data: Path, hold: Hold) -> Window:
    complaints = [trouble] if (trouble := start_log(data)) else []
    said: list[tuple[str, dict[str, object]]] = []
    pads, named = data / "gamecontrollerdb.txt", os.environ.get(MAPPING_FILE)
    if os.path.lexists(pads):
        load_mappings(pads, lambda key, values: said.append((key, values)))
    add_public_mappings(ASSETS / "pads" / "gamecontrollerdb.txt", pads)
    settings, broken = settings_file.load(data / "settings.json")
    complaints += broken
    guarded = None
    if args.kiosk:
        fresh = is_untouched(data)
        counters, safe, sentences = begin(data, time.time())
        complaints += sentences
        guarded = Guarded(counters, safe, fresh and not sentences)
        if safe:
            settings = Settings(language=settings.language, volume=0, fire=0, music=0)
    open_display()
    pygame.font.init()
    pygame.joystick.init()  # reads the mappings
    if named is None:
        os.environ.pop(MAPPING_FILE, None)
    fullscreen = (settings.fullscreen or args.kiosk) and not (args.windowed or args.size)
    size = args.size or (1280, 720)
    if guarded and guarded.safe and fullscreen:
        fullscreen, size = False, pygame.display.get_desktop_sizes()[0]
    screen = Screen(size, fullscreen=fullscreen, smallest=SMALLEST)
    art = Art(screen.scale, settings.text, contrast=settings.contrast == "high",
              apart=settings.suits == "apart")
    art.foresee_backdrop("table/hearth", screen.size)
    return Window(hold, data, settings, screen, art, guarded, complaints, said)
