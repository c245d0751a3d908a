"""The worker: the one thread that knows this screen's database. It takes what is in the spool,
sends what the server lacks, and makes the snapshot that is shown.

`work_round` does all that once and never raises; what goes wrong is among the troubles. A server is
asked on a thread of its own, with a limit of time.
"""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from game.core.contract import Message
from game.core.files import Newer
from game.core.match import Match
from game.core.quarantine import set_aside
from game.core.record import BadRecord, ForeignRecord, MissingRecord, UnreadableRecord, read_record
from game.core.record_index import list_newest, time_of_write
from game.core.words import Trouble
from game.night.address import host_of
from game.night.answer import Answer
from game.night.board import Board
from game.night.result import Ended, Item, make_ended, match_id
from game.night.spool import Spool

if TYPE_CHECKING:
    from game.night.store import LocalStore, ServerStore

T = TypeVar("T")

LATER = 10.0  # seconds after the start: importing SQLAlchemy takes a quarter of one
BATCH = 50  # items sent at a time
FIRST, LONGEST = 1.0, 60.0  # seconds until a server is tried again: each wait is twice the last
LIMIT = 12.0  # seconds for one question to a server: its own limits are shorter, while it is awake
GRACE = 1.0  # seconds to wait for a server before the local board is shown
OWING = 3  # overdue answers after which a server is not asked again until one of them comes
MISSED = 3  # of the newest records: the plug may have been pulled as one ended
log = logging.getLogger(__name__)


class Unreachable(Exception):
    """The server did not answer the query."""


class Worker(threading.Thread):
    """`snapshot` is the latest. `asked` counts what was asked for; `done` follows when it is
    done."""

    def __init__(self, data: Path, url: str | None, kiosk: str,
                 clock: Callable[[], float] = time.time) -> None:
        super().__init__(name="night board", daemon=True)
        self.data, self.url, self.kiosk, self.clock = data, url, kiosk, clock
        self.spool = Spool(data / "night")
        self.file = data / "night.sqlite"
        self.snapshot: Board | None = None
        self.troubles: deque[Message] = deque()
        self.asked = self.done = 0
        self.news = threading.Condition()
        self.closing = False
        self._local: LocalStore | None = None
        self._server: ServerStore | None = None
        self._pause = FIRST
        self._again = 0.0  # when the server is tried next, on the monotonic clock
        self._ailing: set[str] = set()  # faults that were reported and are not over
        self._before: list[Path] | None = None  # the records that were there when the worker began
        self._looked = False
        self._owed: list[Answer[Any]] = []
        self._heard = 0  # `asked` at the last look at the spool

    # the thread

    def wake(self) -> None:
        """There is something to do."""
        with self.news:
            self.asked += 1
            self.news.notify_all()

    def wait(self, seconds: float) -> bool:
        """Wait until everything asked so far is done. Returns whether it is."""
        with self.news:
            asked = self.asked
            return self.news.wait_for(lambda: self.done >= asked, seconds)

    def stop(self) -> None:
        with self.news:
            self.closing = True
            self.news.notify_all()

    def run(self) -> None:
        self._before = self._last_written()
        pause: float | None = LATER
        while not self._sleep(pause):
            with self.news:
                asked = self._heard = self.asked
            pause = self.work_round()
            with self.news:
                self.done = asked
                self.news.notify_all()
        self._close()

    def _sleep(self, pause: float | None) -> bool:
        """Wait for something to do, at most for `pause` seconds. Return whether the thread should
        end."""
        with self.news:
            self.news.wait_for(lambda: self.closing or self.asked > self.done, pause)
            return self.closing and self.asked == self.done

    def _close(self) -> None:
        for store in (self._local, self._server):
            if store:
                store.close()
        self._local = self._server = None

    # one round

    def work_round(self) -> float | None:
        """Do all waiting work. Returns the seconds until the next try, None if none is needed."""
        try:
            return self._try_round()
        except ImportError as error:
            self._complain("import", ("night-missing", error.name or str(error)))
        except Exception as error:
            known = isinstance(error, OSError | Newer) or hasattr(error, "orig")  # disk, database
            if not known:
                log.exception("the night board")
            self._complain("local", ("night-not-kept", str(self.file), name_reason(error)))
            self._forget_broken(error)
        return LONGEST

    def _try_round(self) -> float | None:
        local = self._open()
        self._take(local)
        self._look_for_ends(local)
        server = self._reach(local)
        if server is None or not self._send(local, server):
            self.snapshot = local.read_board(self.clock(), shared=False)
        self._ailing.discard("local")
        return max(self._again - time.monotonic(), 0.0) if self.url and not self._server else None

    def _open(self) -> LocalStore:
        """Return the local database; one that is broken or another program's is set aside."""
        from game.night.store import ForeignFile, LocalStore

        if self._local is None:
            self.data.mkdir(parents=True, exist_ok=True)
            try:
                self._local = LocalStore(self.file)
            except ForeignFile as error:
                self._set_aside(str(error))
                self._local = LocalStore(self.file)
        return self._local

    def _set_aside(self, why: str) -> None:
        """Set a broken database aside, with the journal that belongs to it."""
        self.troubles.append(("night-broken", self.file, why, set_aside(self.file)))
        journal = self.file.with_name(self.file.name + "-journal")
        if journal.exists():
            set_aside(journal)

    def _forget_broken(self, error: Exception) -> None:
        """After a fault, close the local database: it is checked when it is opened again."""
        if self._local:
            self._local.close()
            self._local = None
        log.info("opened anew after %s", type(error).__name__)

    def _take(self, local: LocalStore) -> None:
        """Move everything from the spool into the local database."""
        files: dict[str, Path] = {}
        items: dict[str, Item] = {}
        for file, item in self.spool.list_items():
            if isinstance(item, str):
                self._complain(file.name, ("night-spoilt", item))
            else:
                files[file.stem], items[file.stem] = file, item
        if items:
            for key in self._hold(local, items):
                files[key].unlink(missing_ok=True)

    def _hold(self, local: LocalStore, items: dict[str, Item]) -> Iterator[str]:
        """Yield the keys of items that the local database holds now. A bad item is renamed and does
        not hold up the others; if it takes none at all, nothing is renamed."""
        from sqlalchemy.exc import OperationalError

        try:
            local.keep(items)
        except OperationalError:
            raise
        except Exception as error:  # noqa: BLE001  a database has a dozen ways to refuse
            if len(items) > 1:
                for key, item in items.items():
                    yield from self._hold(local, {key: item})
                return
            (key,) = items
            file = self.spool.folder / f"{key}.json"
            self._complain(key, ("night-spoilt", Trouble("file-aside", file, name_reason(error),
                                                         set_aside(file))))
        else:
            yield from items

    def _look_for_ends(self, local: LocalStore) -> None:
        """Look, once, for matches whose last move was kept just before the program died."""
        if self._looked:
            return
        self._looked = True
        self._fulfil(local)
        files = self._last_written() if self._before is None else self._before
        missed = {match.id: match for file in files if (match := self._find_missed(local, file))}
        local.keep(dict(missed))

    def _fulfil(self, local: LocalStore) -> None:
        """Take the results of matches whose last line was written, and whose item was not."""
        for file, ending in self.spool.list_endings():
            try:
                match = Match(read_record(self.data / "records" / ending.record))
            except (ForeignRecord, UnreadableRecord) as error:
                if isinstance(error, MissingRecord):
                    file.unlink(missing_ok=True)
            except BadRecord:
                file.unlink(missing_ok=True)
            else:
                if match.result is not None:  # else it goes on, and will be foretold anew
                    local.keep({ending.item.id: ending.item})
                    file.unlink(missing_ok=True)

    def _last_written(self) -> list[Path]:
        return list_newest(self.data / "records", MISSED, key=time_of_write)[::-1]

    def _find_missed(self, local: LocalStore, file: Path) -> Ended | None:
        """Return the end of a recorded match that the database does not know; None if there is
        none."""
        try:
            record = read_record(file)
            if local.list_known([match_id(file, record.header.seed)]):
                return None
            result = Match(record).result
            return result and make_ended(record, result, record.header.players, self.kiosk,
                                         file.stat().st_mtime)
        except (BadRecord, OSError):
            return None  # the title names the fault

    # the server

    def _reach(self, local: LocalStore) -> ServerStore | None:
        """Return the server, if there is one and a try is due."""
        from game.night.store import ServerStore

        url = self.url
        if url is None or (self._server is None and time.monotonic() < self._again):
            return None
        if self._server is None:
            try:
                self._server = self._ask(local, lambda: ServerStore(url))
            except Exception as error:  # noqa: BLE001  whatever it is, it is told and tried again
                self._plan_retry(error)
        return self._server

    def _ask(self, local: LocalStore, act: Callable[[], T]) -> T:
        """Return the server's answer in time. Meanwhile this screen's own results are taken and
        shown. Raises Unreachable, or any error of the query."""
        self._owed = [answer for answer in self._owed if not answer.done]
        if len(self._owed) >= OWING:
            raise Unreachable("it does not answer")
        answer, began = Answer(act, self.news), time.monotonic()
        patient, end = began + GRACE, began + LIMIT
        while not answer.done and (now := time.monotonic()) < end:
            self._listen(answer, (patient if now < patient else end) - now)
            if not answer.done:
                self._take(local)
                if time.monotonic() >= patient:
                    self.snapshot = local.read_board(self.clock(), shared=False)
        if answer.done:
            return answer.take()
        self._owed.append(answer)
        raise Unreachable("it does not answer")

    def _listen(self, answer: Answer[Any], seconds: float) -> None:
        """Wait for an answer or for something else to do, at most for these seconds."""
        with self.news:
            asked = self.asked
            if self._heard == asked:
                self.news.wait_for(lambda: answer.done or self.asked > asked, seconds)
            self._heard = self.asked

    def _plan_retry(self, error: Exception) -> None:
        """Plan another try after the server did not answer."""
        if self._server:
            self._server.close()
            self._server = None
        self._again = time.monotonic() + self._pause
        self._pause = min(2 * self._pause, LONGEST)
        self._complain("server", ("night-unreachable", host_of(self.url or ""), name_reason(error)))

    def _send(self, local: LocalStore, server: ServerStore) -> bool:
        """Send what is in the outbox and fetch what the server shows. Returns whether that went
        well."""
        try:
            while unsent := local.list_unsent(BATCH):
                self._deliver(local, server, unsent)
            with treat_as_unreachable():
                self.snapshot = self._ask(
                    local, lambda: server.read_board(self.clock(), shared=True))
        except Unreachable as error:
            self._plan_retry(error)
            return False
        self._pause = FIRST
        self._ailing.discard("server")
        return True

    def _deliver(self, local: LocalStore, server: ServerStore, unsent: dict[int, Item]) -> None:
        """Send items to the server and drop them from the outbox; one that it cannot take holds up
        nothing."""
        from sqlalchemy.exc import DataError, IntegrityError

        try:
            with treat_as_unreachable():
                self._ask(local, lambda: server.take(unsent.values()))
        except (DataError, IntegrityError) as error:
            if len(unsent) == 1:
                (number,) = unsent
                local.refuse(number)
                self.troubles.append(("night-refused", name_reason(error)))
                return
            for number, item in unsent.items():
                self._deliver(local, server, {number: item})
        else:
            local.note_sent(unsent)

    def _complain(self, about: str, says: Message) -> None:
        """Report a fault, once until it is over."""
        log.warning("%s", says)
        if about not in self._ailing:
            self._ailing.add(about)
            self.troubles.append(says)


@contextmanager
def treat_as_unreachable() -> Iterator[None]:
    """Treat each failure of a server other than refusing an item as unreachable."""
    from sqlalchemy.exc import DataError, IntegrityError

    try:
        yield
    except (DataError, IntegrityError, Unreachable):
        raise
    except Exception as error:
        raise Unreachable(name_reason(error)) from error


def name_reason(error: Exception) -> str:
    """Return a database's error in one line."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.splitlines()[0] if message else type(error).__name__
