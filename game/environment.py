"""The environment that SDL needs before pygame is imported, and the end of the program by signals.
This module imports no pygame."""

import os
import re
import signal
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from game.core import files

NEEDED: Final = {
    # Buttons go by their position on every make; the binding table swaps them for Nintendo.
    "SDL_GAMECONTROLLER_USE_BUTTON_LABELS": "0",
}
WISHED: Final = {
    # A television has no window manager to give the window the focus.
    "SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS": "1",
    "SDL_WINDOWS_DPI_AWARENESS": "permonitorv2",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
TERMINATED, HUNG_UP = 143, 129  # exit codes, as a shell counts them
MOST: Final = 4_000_000  # bytes of a mapping file; SDL's own collection has an eighth of that
TOLD: Final = 3  # broken lines that are shown
MAPPING_FILE: Final = "SDL_GAMECONTROLLERCONFIG_FILE"

FIELD: Final = re.compile(
    r"[+-]?(a|b|x|y|back|guide|start|leftstick|rightstick|leftshoulder"
    r"|rightshoulder|dpup|dpdown|dpleft|dpright|leftx|lefty|rightx|righty"
    r"|lefttrigger|righttrigger|misc[1-6]|paddle[1-4]|touchpad)"
)
INPUT: Final = re.compile(r"[+-]?a\d+~?|b\d+|h\d+\.\d+")
REMARK: Final = frozenset({"platform", "hint", "crc", "type", "sdk>=", "sdk<=", "face"})


def prepare_environment() -> None:
    """Set the variables that the game needs, and its preferences where the user has none."""
    os.environ.update(NEEDED)
    for name, value in WISHED.items():
        os.environ.setdefault(name, value)


def when_ended(act: Callable[[int], None]) -> None:
    """Call `act` with the exit code when a signal ends the program: 0 if a person did, so that a
    service restarts it after anything else."""
    for name, code in (("SIGTERM", TERMINATED), ("SIGHUP", HUNG_UP)):  # Windows lacks the second
        if number := getattr(signal, name, None):
            signal.signal(number, lambda *_, code=code: act(code))


def load_mappings(path: Path, complain: Callable[[str, dict[str, object]], None]) -> None:
    """Tell SDL about the pads in a mapping file (in the format of SDL's gamecontrollerdb).

    To be called before `pygame.init()`: SDL reads the file when its joysticks start, and skips
    broken lines by itself. Complaints: `mappings-unreadable` (file, reason), for the first broken
    lines `mappings-line` (file, line, reason), and for the rest `mappings-more` (file, count). If
    the user's own environment names a file, that one is used.
    """
    try:
        text = files.read_bytes(path, MOST).decode(errors="replace")
    except files.BadFile as error:
        complain("mappings-unreadable", {"file": str(path), "reason": str(error)})
        return
    faults = [(number, reason) for number, line in enumerate(text.splitlines(), 1)
              if (reason := mapping_fault(line))]
    for number, reason in faults[:TOLD]:
        complain("mappings-line", {"file": str(path), "line": number, "reason": reason})
    if len(faults) > TOLD:
        complain("mappings-more", {"file": str(path), "count": len(faults) - TOLD})
    os.environ.setdefault(MAPPING_FILE, str(path))


def add_public_mappings(public: Path, own: Path) -> None:
    """Tell SDL about the public database too, before a user's file, whose lines win.

    SDL reads one file: both are written into `known_pads.txt` beside the user's.
    """
    named = os.environ.get(MAPPING_FILE)
    if not public.is_file() or named not in (None, str(own)):
        return
    if named is None:
        os.environ[MAPPING_FILE] = str(public)
        return
    both = own.with_name("known_pads.txt")
    with suppress(OSError):  # then the user's lines are known alone
        both.write_bytes(public.read_bytes() + b"\n" + own.read_bytes())
        os.environ[MAPPING_FILE] = str(both)


def mapping_fault(line: str) -> str:
    """Return what is wrong with one line, as the key of a sentence; "" for a good, empty or comment
    line."""
    line = line.strip()
    if not line or line.startswith("#"):
        return ""
    guid, *rest = line.rstrip(",").split(",")
    if not re.fullmatch(r"[0-9a-fA-F]{32}|xinput", guid):
        return "mapping-guid"
    if not rest or not rest[0].strip():
        return "mapping-name"
    return _fields_fault(rest[1:])


def _fields_fault(fields: list[str]) -> str:
    named = [field.split(":", 1) for field in fields]
    if any(len(pair) < 2 for pair in named):
        return "mapping-field"
    if not any(name == "platform" for name, _ in named):
        return "mapping-platform"  # SDL ignores such a line
    bound = [(name, value) for name, value in named if name not in REMARK]
    if not bound:
        return "mapping-empty"
    good = all(FIELD.fullmatch(name) and INPUT.fullmatch(value) for name, value in bound)
    return "" if good else "mapping-field"
