"""The disk: a thread writes jobs in order, and no frame waits for it.

Code that needs to know that a job is done takes its ticket and asks once a frame. Jobs deal with
their own disk errors; other exceptions go to the log.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

Job = Callable[[], None]
log = logging.getLogger(__name__)


class Disk:
    """Does jobs one after another. Tickets count from 1 in the order of the jobs."""

    def __init__(self, *, at_once: bool = False) -> None:
        """`at_once`: a job is done when `submit` returns, for callers with time to wait."""
        self._at_once = at_once
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._asked = 0
        self._done = 0
        self._news = threading.Condition()
        self._thread: threading.Thread | None = None

    def submit(self, job: Job) -> int:
        """Add a job after all others. Returns its ticket."""
        self._asked += 1
        if self._at_once:
            job()
            self._done = self._asked
            return self._asked
        if self._thread is None:
            self._thread = threading.Thread(target=self._run_jobs, name="disk", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        return self._asked

    def is_done(self, ticket: int) -> bool:
        """Return whether a job and all before it are done."""
        return self._done >= ticket

    @property
    def last(self) -> int:
        """Return the ticket of the latest job; 0 before the first."""
        return self._asked

    def flush(self, seconds: float) -> bool:
        """Wait until all jobs are done, at most these seconds. Returns whether they are."""
        wanted = self._asked
        with self._news:
            return self._news.wait_for(lambda: self._done >= wanted, seconds)

    def close(self, seconds: float) -> None:
        """Finish all jobs, but wait at most these seconds."""
        if self._thread is not None:
            self._jobs.put(None)
            self._thread.join(seconds)
            self._thread = None

    def _run_jobs(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                job()
            except Exception:
                log.exception("something is not kept")
            with self._news:
                self._done += 1
                self._news.notify_all()
