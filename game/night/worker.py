"""The worker: the one thread that knows databases. It takes what is in the spool, sends what the
server has not got, and makes the snapshot that is shown.

`round` does all that once and never raises; what went wrong is among the troubles.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from game.match import BadRecord, Match, read_record
from game.night.address import host
from game.night.board import Board
from game.night.result import Ended, Item, ended, match_id
from game.night.spool import Spool
from game.rules.core import Says
from game.settings import set_aside

if TYPE_CHECKING:
    from game.night.store import LocalStore, ServerStore

LATER = 10.0  # seconds after the start: importing SQLAlchemy takes a quarter of one
BATCH = 50  # items sent at a time
FIRST, LONGEST = 1.0, 60.0  # seconds until a server is tried again: twice as long each time
MISSED = 3  # records, the newest, whose end may have been missed when the plug was pulled
log = logging.getLogger(__name__)


class Unreachable(Exception):
    """The server has not done what it was asked."""


class Worker(threading.Thread):
    """`snapshot` is the last one; `done` counts what `asked` counts, when it has been seen to."""

    def __init__(self, data: Path, url: str | None, kiosk: str,
                 clock: Callable[[], float] = time.time) -> None:
        super().__init__(name="night board", daemon=True)
        self.data, self.url, self.kiosk, self.clock = data, url, kiosk, clock
        self.spool = Spool(data / "night")
        self.file = data / "night.sqlite"
        self.snapshot: Board | None = None
        self.troubles: deque[Says] = deque()
        self.asked = self.done = 0
        self.news = threading.Condition()
        self.closing = False
        self._local: LocalStore | None = None
        self._server: ServerStore | None = None
        self._pause = FIRST
        self._again = 0.0  # when the server is tried next, monotonic
        self._ailing: set[str] = set()  # what has been complained of and is not well again
        self._before: list[Path] | None = None  # the records that were there when it began
        self._looked = False

    # the thread

    def wake(self) -> None:
        """There is something to do."""
        with self.news:
            self.asked += 1
            self.news.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait until everything asked so far is seen to; whether it is."""
        with self.news:
            asked = self.asked
            return self.news.wait_for(lambda: self.done >= asked, seconds)

    def stop(self) -> None:
        with self.news:
            self.closing = True
            self.news.notify_all()

    def run(self) -> None:
        self._before = newest(self.data / "records")
        pause: float | None = LATER
        while not self._sleep(pause):
            with self.news:
                asked = self.asked
            pause = self.round()
            with self.news:
                self.done = asked
                self.news.notify_all()
        self._close()

    def _sleep(self, pause: float | None) -> bool:
        """Wait for something to do, or so many seconds; whether this is the end."""
        with self.news:
            self.news.wait_for(lambda: self.closing or self.asked > self.done, pause)
            return self.closing and self.asked == self.done

    def _close(self) -> None:
        for store in (self._local, self._server):
            if store:
                store.close()
        self._local = self._server = None

    # one round

    def round(self) -> float | None:
        """Do what there is to do; seconds until the next try, None if none is needed."""
        try:
            return self._round()
        except ImportError as error:
            self._complain("import", ("night-missing", error.name or str(error)))
        except Exception as error:
            log.exception("the night board")
            self._complain("local", ("night-not-kept", str(self.file), reason(error)))
            self._forget_broken(error)
        return LONGEST

    def _round(self) -> float | None:
        local = self._open()
        self._take(local)
        self._look(local)
        server = self._reach()
        if server is None or not self._send(local, server):
            self.snapshot = local.board(self.clock(), shared=False)
        self._ailing.discard("local")
        return max(self._again - time.monotonic(), 0.0) if self.url and not self._server else None

    def _open(self) -> LocalStore:
        """The local database; one that is broken or another program's is set aside."""
        from game.night.store import ForeignFile, LocalStore

        if self._local is None:
            self.data.mkdir(parents=True, exist_ok=True)
            try:
                self._local = LocalStore(self.file)
            except ForeignFile as error:
                self._aside(str(error))
                self._local = LocalStore(self.file)
        return self._local

    def _aside(self, why: str) -> None:
        """Keep a broken database out of the way, with the journal that belongs to it."""
        self.troubles.append(("night-broken", str(self.file), why, set_aside(self.file)))
        journal = self.file.with_name(self.file.name + "-journal")
        if journal.exists():
            set_aside(journal)

    def _forget_broken(self, error: Exception) -> None:
        """After a fault the local database is opened, and so looked at, anew."""
        if self._local:
            self._local.close()
            self._local = None
        log.info("opened anew after %s", type(error).__name__)

    def _take(self, local: LocalStore) -> None:
        """Everything in the spool goes into the local database, then out of the spool."""
        files: dict[str, Path] = {}
        items: dict[str, Item] = {}
        for file, found in self.spool.items():
            if isinstance(found, str):
                self._complain(file.name, ("night-spoilt", found))
            else:
                files[file.stem], items[file.stem] = file, found
        if items:
            local.keep(items)
            for file in files.values():
                file.unlink(missing_ok=True)

    def _look(self, local: LocalStore) -> None:
        """Once: matches whose last move was kept just before the program died."""
        if self._looked:
            return
        self._looked = True
        files = newest(self.data / "records") if self._before is None else self._before
        missed = {found.id: found for file in files if (found := self._missed(local, file))}
        local.keep(dict(missed))

    def _missed(self, local: LocalStore, file: Path) -> Ended | None:
        """What a record tells that has come to its end and is not known; None otherwise."""
        try:
            record = read_record(file)
            if local.known([match_id(file, record.header.seed)]):
                return None
            result = Match(record).result
            return result and ended(record, result, record.header.players, self.kiosk,
                                    file.stat().st_mtime)
        except (BadRecord, OSError):
            return None  # the title tells of it

    # the server

    def _reach(self) -> ServerStore | None:
        """The server, if there is one and it is not too early to try it again."""
        from sqlalchemy.exc import SQLAlchemyError

        from game.night.store import ServerStore

        if self.url is None or (self._server is None and time.monotonic() < self._again):
            return None
        try:
            self._server = self._server or ServerStore(self.url)
        except (SQLAlchemyError, OSError) as error:
            self._lost(error)
        return self._server

    def _lost(self, error: Exception) -> None:
        """The server does not answer: later again."""
        if self._server:
            self._server.close()
            self._server = None
        self._again = time.monotonic() + self._pause
        self._pause = min(2 * self._pause, LONGEST)
        self._complain("server", ("night-unreachable", host(self.url or ""), reason(error)))

    def _send(self, local: LocalStore, server: ServerStore) -> bool:
        """Send what is in the outbox and see what the server shows; whether that went well."""
        try:
            while unsent := local.unsent(BATCH):
                self._deliver(local, server, unsent)
            with calling():
                self.snapshot = server.board(self.clock(), shared=True)
        except Unreachable as error:
            self._lost(error)
            return False
        self._pause = FIRST
        self._ailing.discard("server")
        return True

    def _deliver(self, local: LocalStore, server: ServerStore, unsent: dict[int, Item]) -> None:
        """Items to the server, then out of the outbox; what it cannot take holds up nothing."""
        from sqlalchemy.exc import DataError, IntegrityError

        try:
            with calling():
                server.take(unsent.values())
        except (DataError, IntegrityError) as error:
            if len(unsent) == 1:
                (number,) = unsent
                local.refuse(number)
                self.troubles.append(("night-refused", reason(error)))
                return
            for number, item in unsent.items():
                self._deliver(local, server, {number: item})
        else:
            local.sent(unsent)

    def _complain(self, about: str, says: Says) -> None:
        """Say what is wrong, once until it is well again."""
        log.warning("%s", says)
        if about not in self._ailing:
            self._ailing.add(about)
            self.troubles.append(says)


@contextmanager
def calling() -> Iterator[None]:
    """Whatever a server does but take or refuse a thing counts as not being there."""
    from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

    try:
        yield
    except (DataError, IntegrityError):
        raise
    except SQLAlchemyError as error:
        raise Unreachable(reason(error)) from error


def newest(records: Path) -> list[Path]:
    """The records that were written last."""
    return sorted(records.glob("*.jsonl"), key=lambda file: file.stat().st_mtime)[-MISSED:]


def reason(error: Exception) -> str:
    """What a database says of its fault, in one line."""
    said = str(getattr(error, "orig", None) or error).strip()
    return said.splitlines()[0] if said else type(error).__name__
