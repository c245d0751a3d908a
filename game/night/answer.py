"""A query to a server on a thread of its own: a frozen server never answers."""

from __future__ import annotations

from collections.abc import Callable
from threading import Condition, Thread
from typing import Generic, TypeVar

T = TypeVar("T")


class Answer(Thread, Generic[T]):
    """Queries at once. `news` is notified of the answer, or of a failure."""

    def __init__(self, act: Callable[[], T], news: Condition) -> None:
        super().__init__(name="night board's server", daemon=True)
        self._act, self._news = act, news
        self._found: T | None = None
        self._error: Exception | None = None
        self.done = False
        self.start()

    def run(self) -> None:
        try:
            self._found = self._act()
        except Exception as error:  # noqa: BLE001  the caller gets it
            self._error = error
        with self._news:
            self.done = True
            self._news.notify_all()

    def take(self) -> T:
        """Return the answer. Raises what asking for it raised."""
        if self._error is not None:
            raise self._error
        return self._found  # type: ignore[return-value]
