"""The counters of a kiosk: matches, presses, minutes of attract, starts and crashes.

Kept whole in one file, written now and then; a file for a spreadsheet is made on request.
"""

from __future__ import annotations

import csv
import io
import time
from pathlib import Path
from typing import Annotated

import msgspec

from game.core.files import Count, Plain, list_files, write_whole
from game.core.settings import load_as, save

SPAN = 120.0  # seconds
CRASHES = 3  # in that span: the next start is a careful one


class Counters(msgspec.Struct):
    """`started` and `finished` are matches by game, `attract` is in seconds. `open` is true from a
    start until it ends well; `lately` holds the clock times of starts that found it still true.
    Keys that this version does not know stay in the file."""

    started: dict[Plain, Count] = {}
    finished: dict[Plain, Count] = {}
    presses: Count = 0
    attract: Annotated[float, msgspec.Meta(ge=0, le=2**53)] = 0.0
    starts: Count = 0
    crashes: Count = 0
    open: bool = False
    lately: list[float] = []

    def start(self, now: float) -> bool:
        """Count a start at this clock time. Returns whether it follows too many crashes."""
        self.starts += 1
        self.lately = [then for then in self.lately if abs(now - then) <= SPAN]
        if self.open:
            self.crashes += 1
            self.lately.append(now)
        self.open = True
        return len(self.lately) >= CRASHES

    def end(self) -> None:
        """Count a program that has ended well."""
        self.open = False
        self.lately = []

    def list_rows(self) -> list[tuple[str, str, int]]:
        """Return what was counted, of which game, and how often."""
        games = sorted({*self.started, *self.finished})
        rows = [(what, game, counts.get(game, 0)) for game in games
                for what, counts in (("started", self.started), ("finished", self.finished))]
        return [*rows, ("presses", "", self.presses), ("attract", "", round(self.attract / 60)),
                ("starts", "", self.starts), ("crashes", "", self.crashes)]


def counters_file(data: Path) -> Path:
    """Return where a kiosk keeps what it has counted."""
    return data / "counters.json"


def is_untouched(data: Path) -> bool:
    """Return whether this folder has never held a kiosk; files of one count even when they are
    broken."""
    return not any(list_files(data, f"{name}*")
                   for name in ("counters.json", "kiosk.json", "operator.seal"))


def begin(data: Path, now: float) -> tuple[Counters, bool, list[str]]:
    """Count a start at this clock time, before anything can fail. Returns the counters, whether to
    start in safe mode, and a sentence for each bad file."""
    counters, broken = load_as(counters_file(data), Counters)
    safe = counters.start(now)
    if (trouble := save(counters_file(data), counters)) and not broken:
        broken.append(trouble)
    return counters, safe, broken


def export(folder: Path, counters: Counters) -> Path:
    """Write the counters as CSV into a folder. Raises OSError."""
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow(("what", "game", "count"))
    table.writerows(counters.list_rows())
    file = folder / time.strftime("counters-%Y%m%d-%H%M%S.csv")
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(file, text.getvalue().encode())
    return file
