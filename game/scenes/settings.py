"""The settings of the house: every change takes effect at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.scenes.binding import BindingScene
from game.scenes.choices import Button, ChoicesScene, Row
from game.settings import LOUDNESS, SPEEDS, TEXT_SIZES, VOLUMES
from game.words import LANGUAGES, Words


def spot(values: Sequence[Any], value: Any) -> int:
    """The position of a value in a row: the nearest one, as a file may hold a value that no row
    offers."""
    if value in values:
        return values.index(value)
    return min(range(len(values)), key=lambda n: abs(values[n] - value))


def after(values: Sequence[Any], value: Any, step: int) -> Any:
    """The value so many steps further, going round at the ends."""
    return values[(spot(values, value) + step) % len(values)]


def loudness(say: Words, name: str, value: float) -> str:
    """A volume in a word."""
    return say(f"volume-{LOUDNESS[spot(VOLUMES[name], value)]}")


class SettingsScene(ChoicesScene):
    """In a kiosk, guests choose how they read and play; everything else is the operator's."""

    first = "language"

    def heading(self) -> str:
        return self.house.words("settings")

    def rows(self) -> list[Row]:
        say, s = self.house.words, self.house.settings
        rows = [
            self._row("language", LANGUAGES[s.language], tuple(LANGUAGES)),
            self._row("text", say("percent", round(s.text * 100)), TEXT_SIZES),
            self._row("speed", say(f"speed-{SPEEDS[spot(SPEEDS, s.speed)]:g}".replace(".", "-")),
                      SPEEDS),
            self._row("motion", say("motion-reduced" if s.reduced_motion else "motion-full"),
                      (False, True), "reduced_motion"),
            self._row("remind", say("yes" if s.remind else "no"), (False, True)),
            self._row("forced", say("yes" if s.forced else "no"), (False, True)),
        ]
        if self.house.kiosk:
            return rows
        return [
            *rows,
            *(self._row(name, loudness(say, name, getattr(s, name)), values)
              for name, values in VOLUMES.items()),
            ("fullscreen", say("set-fullscreen"),
             say("yes" if self.house.screen.fullscreen else "no"),
             lambda _: self.house.toggle_fullscreen()),
        ]

    def _row(self, name: str, value: str, values: Sequence[object], field: str = "") -> Row:
        """A row that changes a field of the settings, by default the one with the row's own
        name."""
        return name, self.house.words(f"set-{name}"), value, self._turner(field or name, values)

    def _turner(self, name: str, values: Sequence[object]) -> Callable[[int], None]:
        def turn(step: int) -> None:
            settings = self.house.settings
            setattr(settings, name, after(values, getattr(settings, name), step))
            self.house.change()
        return turn

    def buttons(self) -> list[Button]:
        if self.house.kiosk:
            return super().buttons()
        return [("keys", self.house.words("set-keys"), self._keys, "ui/pad"), *super().buttons()]

    def _keys(self) -> None:
        self.house.stack.push(BindingScene(self.house))
