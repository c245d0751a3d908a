"""The spool: what the night board has been told and has not taken yet, each item in its own file.

An item is on disk when `put` returns. It is removed once the database holds it: so it may be read a
second time, and is then known already. The end of a match is foretold before the record's last line
is written, and stays foretold until its item is here: a program that dies in between finds it.
"""

from __future__ import annotations

import logging
import time
import uuid
from collections.abc import Iterator
from pathlib import Path

import msgspec

from game.core import files
from game.core.files import write_whole
from game.core.quarantine import set_aside
from game.core.words import Trouble
from game.night.result import FORMAT, MOST, Ended, Ending, Item

FORETOLD = ".ending"  # of a file's name
log = logging.getLogger(__name__)


class Spool:
    """A folder of items whose names sort in the order they came."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._last = 0

    def put(self, item: Item) -> None:
        """Write an item before returning. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self._last = max(self._last + 1, time.time_ns())
        write_whole(self.folder / f"{self._last:020}-{uuid.uuid4().hex}.json",
                    msgspec.json.encode(item))

    def keep_ending(self, ending: Ending) -> None:
        """Write an item for a record whose last line is still to come. Raises OSError."""
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self._name_file(ending.item), msgspec.json.encode(ending))

    def fulfil(self, item: Ended) -> None:
        """Delete a foretold ending, as the item is here. Raises OSError."""
        self._name_file(item).unlink(missing_ok=True)

    def _name_file(self, item: Ended) -> Path:
        return self.folder / f"{item.id}{FORETOLD}"

    def list_endings(self) -> Iterator[tuple[Path, Ending]]:
        """Return foretold endings without items. A broken file is renamed."""
        for file in files.list_files(self.folder, f"*{FORETOLD}"):
            try:
                yield file, files.read(file, Ending, MOST)
            except files.Unreadable:
                continue
            except files.Broken as error:
                log.warning("%s", Trouble("file-aside", file, str(error), set_aside(file)))

    def list_items(self) -> Iterator[tuple[Path, Item | str]]:
        """Yield the files, oldest first, with their items; a broken file is set aside and comes
        with a sentence."""
        for file in files.list_files(self.folder, "*.json"):
            try:
                found = files.read_bytes(file, MOST)
                files.demand_format(found, FORMAT)
                item: Item | str = files.decode_json(found, Item)
            except files.Absent:
                continue
            except files.Unreadable as error:
                item = Trouble("file-says", file, str(error))
            except files.Broken as error:
                item = Trouble("file-aside", file, str(error), set_aside(file))
            yield file, item
