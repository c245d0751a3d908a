"""Motion: easings, and the Reel that plays scripts which yield seconds."""

from __future__ import annotations

from collections.abc import Iterator

Script = Iterator[float]


def ease_in_out(t: float) -> float:
    """Ease slowly in and out: 0..1 to 0..1."""
    return 3 * t * t - 2 * t * t * t


def arc_height(t: float) -> float:
    """Return a thrown thing's height: 0 at both ends, 1 in the middle."""
    return 4 * t * (1 - t)


def mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


class Reel:
    """Scripts that run one after the other. A script yields the seconds until it wants to go on."""

    def __init__(self) -> None:
        self._scripts: list[Script] = []
        self._wait = 0.0

    @property
    def busy(self) -> bool:
        return bool(self._scripts)

    def play(self, script: Script) -> None:
        self._scripts.append(script)
        if len(self._scripts) == 1:
            self._wait = 0.0
            self.tick(0.0)

    def tick(self, seconds: float) -> None:
        """Let time pass; a script whose wait is over goes on within the same tick."""
        self._wait -= seconds
        while self._scripts and self._wait <= 0:
            wait = next(self._scripts[0], None)
            if wait is None:
                self._scripts.pop(0)
            else:
                self._wait += wait
        if not self._scripts:
            self._wait = 0.0

    def finish(self) -> None:
        """Play what is left at once."""
        while self._scripts:
            script = self._scripts.pop(0)
            for _ in script:
                pass
        self._wait = 0.0
