"""Collect garbage in the spare time of a frame.

A full collection looks at every object, which takes longer than a frame, so none runs while a frame
is drawn. Objects made at the start are kept for good and never looked at.
"""

from __future__ import annotations

import gc
import sys
import time
from typing import Self

LATEST = 20  # full collections that may be put off for lack of time
TURNS = 0.001  # seconds after which a thread that computes gives way to the picture


class IdleGC:
    """Spare time, from the start of its `with` to the end."""

    def __init__(self) -> None:
        self._full = 0.0  # seconds of the last full collection

    def __enter__(self) -> Self:
        self._switched = sys.getswitchinterval()
        sys.setswitchinterval(TURNS)
        gc.disable()
        gc.freeze()
        return self

    def __exit__(self, *_: object) -> None:
        gc.unfreeze()
        gc.enable()
        sys.setswitchinterval(self._switched)

    def collect_garbage(self, left: float) -> None:
        """Collect garbage as often as Python would, if enough seconds are left before the next
        frame."""
        young, middle, old = gc.get_count()
        often, less, least = gc.get_threshold()
        if young <= often:
            return
        if old <= least or (left < self._full and old <= least * LATEST):
            gc.collect(1 if middle > less else 0)
            return
        began = time.perf_counter()
        gc.collect()
        self._full = time.perf_counter() - began
