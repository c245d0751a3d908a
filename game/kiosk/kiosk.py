"""The values of a kiosk: its operator's choices and PIN, its counters, and each guest's first
settings."""

from __future__ import annotations

from copy import deepcopy

from game.core.settings import Settings, load_as
from game.kiosk.counters import Counters, counters_file
from game.kiosk.idle import Choices, Idle
from game.kiosk.pin import Lock, is_seal, keep_seal, read_seal
from game.store import Store


class Kiosk:
    """`safe`: safe mode, after too many crashes."""

    def __init__(self, store: Store, settings: Settings, counters: Counters, *, safe: bool) -> None:
        self._store = store
        self.counters, self.safe = counters, safe
        self.choices, self.troubles = load_as(store.data / "kiosk.json", Choices)
        self.seal = read_seal(store.data)
        self._take_old_seal()
        self.lock = Lock()
        self.idle = Idle(self.choices)
        self._plain = deepcopy(settings)

    @property
    def plain(self) -> Settings:
        """Return a copy of each guest's first settings."""
        return deepcopy(self._plain)

    def choose(self, name: str, value: object) -> None:
        """Set one of these for the operator."""
        setattr(self._plain, name, value)

    def keep(self) -> None:
        """Write the operator's choices."""
        self._store.save(self._store.data / "kiosk.json", self.choices)

    def keep_seal(self, sealed: str) -> str | None:
        """Write the sealed PIN. Returns a sentence if that fails."""
        self.seal = sealed
        return keep_seal(self._store.data, sealed)

    def read_seal(self) -> None:
        """Read the seal again: a command may have changed it."""
        self.seal = read_seal(self._store.data) or self.seal

    def _take_old_seal(self) -> None:
        """Move the seal out of the choices, where older versions kept it."""
        if is_seal(self.choices.seal) and not self.seal and (
                trouble := self.keep_seal(self.choices.seal)):
            self.troubles.append(trouble)
        if self.choices.seal and read_seal(self._store.data):
            self.choices.seal = ""
            self.keep()

    def settings_to_keep(self, settings: Settings) -> Settings | None:
        """Return the settings to write: the operator's, with guests' best results; None in safe
        mode, whose settings nobody chose."""
        self._plain.bests = settings.bests
        return None if self.safe else self._plain

    def keep_counters(self) -> None:
        self._store.save(counters_file(self._store.data), self.counters)
