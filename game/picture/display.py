"""The display: wait until it is up, and never accept an invisible one.

If SDL's first driver does not answer, SDL silently takes the next one, and in the end one that
draws into memory. That happens while an X server starts, and when it resets because its last client
has left.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import pygame

WINDOWLESS = ("offscreen", "dummy", "evdev")  # nobody sees these; the person who wants one names it
ADDRESSES = {"DISPLAY": "x11", "WAYLAND_DISPLAY": "wayland"}  # where a display is said to be
CARDS = ("dri/renderD*", "nvidia*", "dxg", "mali*", "kgsl*")  # graphics cards on Linux
SAID, PATIENCE, TRIED = 1.0, 30.0, 0.1  # seconds until it says that it waits, gives up, tries again
READ = 60.0  # seconds for which a box with a sentence stays up at most


def open_display(patience: float = PATIENCE) -> None:
    """Start SDL's display. Wait for one that the environment names; if there is none, end the
    program with a sentence."""
    address = name_display(os.environ)
    began, told = time.monotonic(), False
    while not _is_open():
        waited = time.monotonic() - began
        if address is None:
            raise SystemExit("hearthside: there is no display to open a window on")
        if waited >= patience:
            raise SystemExit(f"hearthside: the display {address} does not answer"
                             f" after {waited:.0f} seconds")
        if waited >= SAID and not told:
            told = True
            sys.stderr.write(f"hearthside: waiting for the display {address}\n")
            sys.stderr.flush()
        time.sleep(TRIED)


def show_box(sentence: str) -> None:
    """Show why there is no window in a message box, for a person who started the program by a
    click: nobody reads stderr, but a display is there. Wait for their click at most READ
    seconds."""
    if sys.stderr.isatty() or os.environ.get("SDL_VIDEODRIVER") in WINDOWLESS:
        return
    if sys.platform.startswith("linux") and name_display(os.environ) is None:
        return
    end = threading.Timer(READ, os._exit, (1,))
    end.daemon = True
    end.start()
    with suppress(pygame.error):
        pygame.display.message_box("Hearthside", sentence, "info")
    end.cancel()


def name_display(environment: Mapping[str, str]) -> str | None:
    """Return the display that an environment names, as "DISPLAY=:0"; None if it names none."""
    named = ((name, environment.get(name)) for name in ADDRESSES)
    return next((f"{name}={value}" for name, value in named if value), None)


def can_be_seen(driver: str, environment: Mapping[str, str]) -> bool:
    """Say whether anybody can see a driver's picture. A driver named by the user counts; on Linux
    it must use the display that the environment names; otherwise any screen will do."""
    if wanted := environment.get("SDL_VIDEODRIVER"):
        return driver.lower() in wanted.lower().split(",")
    if sys.platform.startswith("linux") and name_display(environment):
        return driver in ADDRESSES.values()
    return driver not in WINDOWLESS


def without_card(devices: Path = Path("/dev")) -> bool:
    """Say whether certainly no graphics card can draw: Linux has a device file for each."""
    return sys.platform.startswith("linux") and not any(
        found for name in CARDS for found in devices.glob(name))


def _is_open() -> bool:
    """Say whether a visible display is open now."""
    try:
        pygame.display.init()
    except pygame.error:
        return False
    if can_be_seen(pygame.display.get_driver(), os.environ):
        return True
    pygame.display.quit()
    return False
