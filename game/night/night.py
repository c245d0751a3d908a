"""The night board for scenes: nothing here waits for a database."""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from game.core.contract import Message, Result, Seat
from game.core.disk import Disk
from game.core.record import Player, Record
from game.night.board import Board
from game.night.result import Ended, Ending, Forgotten, Item, Named, Struck, make_ended
from game.night.worker import Worker


class Night:
    """Results go in, snapshots come out. `asks`: ask for names first, where many people share a
    screen."""

    def __init__(self, worker: Worker, *, asks: bool = False) -> None:
        self._worker = worker
        self.asks = asks
        self.disk = Disk(at_once=True)

    @classmethod
    def open(cls, data: Path, url: str | None = None,
             clock: Callable[[], float] = time.time) -> Night:
        """Return the night board of a data folder, and of the server at `url` if there is one."""
        worker = Worker(data, url, platform.node() or "hearthside", clock)
        worker.start()
        return cls(worker, asks=url is not None)

    def add(self, result: Ended) -> None:
        """Write a finished match to disk, or report it among the troubles."""
        self._put(result)

    def keep_ending(self, record: Record, result: Result, players: Sequence[Player]) -> None:
        """Write the end of a match before the last line of its record is written."""
        worker = self._worker
        if match := make_ended(record, result, players, worker.kiosk, worker.clock()):
            ending = Ending(Path(record.file or "").name, match)
            self._keep(lambda: worker.spool.keep_ending(ending))

    def add_match(
        self, record: Record, result: Result, players: Sequence[Player],
    ) -> Ended | None:
        """Add a finished match with these players on its seats. Returns the item, None for a
        replay."""
        worker = self._worker
        if match := make_ended(record, result, players, worker.kiosk, worker.clock()):
            self.add(match)
        return match

    def rename(self, match: str, seat: Seat, name: str) -> None:
        """Put a person's name on a seat."""
        self._put(Named(match, seat, name))

    def strike(self, match: str) -> None:
        """Delete a match, by its id, for the operator."""
        self._put(Struck(match))

    def forget(self, name: str) -> None:
        """Delete a name everywhere, for the operator; the matches stay."""
        self._put(Forgotten(name))

    def _put(self, item: Item) -> None:
        worker = self._worker

        def put() -> None:
            worker.spool.put(item)
            if isinstance(item, Ended):
                worker.spool.fulfil(item)

        self._keep(put)
        self.disk.submit(worker.wake)

    def _keep(self, act: Callable[[], None]) -> None:
        """Let the disk act on the spool, and report a failure."""
        worker = self._worker

        def done() -> None:
            try:
                act()
            except OSError as error:
                worker.troubles.append(
                    ("night-not-kept", str(worker.spool.folder), error.strerror or str(error)))

        self.disk.submit(done)

    @property
    def last(self) -> Board:
        """The last known snapshot; it is another object when something new is known."""
        return self._worker.snapshot or EMPTY

    def read_board(self) -> Board:
        """Return the last known snapshot at once; a fresh one is asked for and becomes `last`."""
        self._worker.wake()
        return self.last

    def list_troubles(self) -> list[Message]:
        """Return the troubles for players, each once."""
        heap, told = self._worker.troubles, []
        while heap:
            told.append(heap.popleft())
        return told

    def flush(self, seconds: float) -> bool:
        """Wait until everything added is in the database and an attempt was made to send it."""
        self.disk.flush(seconds)
        self._worker.wake()
        return self._worker.wait(seconds)

    def wait_for_news(self, seconds: float) -> None:
        """Wait until the worker has done something, for at most these seconds."""
        with self._worker.news:
            self._worker.news.wait(seconds)

    def close(self, seconds: float = 1.0) -> None:
        """Let the worker finish what it has begun, for no longer than this."""
        self._worker.stop()
        self._worker.join(seconds)


EMPTY = Board()
