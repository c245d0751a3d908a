"""The settings of the house: every change holds at once and is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.page import Page
from game.scenes.menu import MenuScene
from game.screen import SAFE, Box
from game.settings import SPEEDS, TEXT_SIZES
from game.theme import IVORY
from game.words import LANGUAGES

VOLUMES = tuple(n / 10 for n in range(11))


def spot(values: Sequence[Any], value: Any) -> int:
    """Where a value stands in a row: the nearest, as the file may hold one that no row offers."""
    if value in values:
        return values.index(value)
    return min(range(len(values)), key=lambda n: abs(values[n] - value))


class SettingsScene(MenuScene):
    """Choices in one column; left and right change them."""

    first = "language"
    backdrop = "table/wood"

    def rows(self) -> list[tuple[str, str, Callable[[int], None]]]:
        """Name, value in words, and what left and right do."""
        say, s = self.house.words, self.house.settings
        return [
            ("language", LANGUAGES[s.language], self._turner("language", tuple(LANGUAGES))),
            ("text", say("percent", round(s.text * 100)), self._turner("text", TEXT_SIZES)),
            ("speed", say(f"speed-{SPEEDS[spot(SPEEDS, s.speed)]:g}".replace(".", "-")),
             self._turner("speed", SPEEDS)),
            ("motion", say("motion-reduced" if s.reduced_motion else "motion-full"),
             self._turner("reduced_motion", (False, True))),
            ("remind", say("yes" if s.remind else "no"), self._turner("remind", (False, True))),
            ("volume", say("percent", round(s.volume * 100)), self._turner("volume", VOLUMES)),
            ("fire", say("percent", round(s.fire * 100)), self._turner("fire", VOLUMES)),
            ("fullscreen", say("yes" if self.house.screen.fullscreen else "no"),
             lambda _: self.house.toggle_fullscreen()),
        ]

    def _turner(self, name: str, values: Sequence[object]) -> Callable[[int], None]:
        def turn(step: int) -> None:
            at = spot(values, getattr(self.house.settings, name))
            setattr(self.house.settings, name, values[(at + step) % len(values)])
            self.house.change()
        return turn

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), say("settings"), "heading", IVORY)
        rows = self.rows()
        h = page.control()
        room = page.floor - SAFE.y - line - 28
        columns = 1 if (len(rows) + 2) * (h + 12) <= room else 2
        w = 1100.0 if columns == 1 else (SAFE.w - 32) / 2
        left = SAFE.x + (SAFE.w - columns * w - (columns - 1) * 32) / 2
        per = -(-(len(rows) + 2) // columns)
        boxes = [Box(left + (n // per) * (w + 32), SAFE.y + line + 16 + (n % per) * (h + 12), w, h)
                 for n in range(len(rows) + 2)]
        for (name, value, turn), box in zip(rows, boxes, strict=False):
            page.choice(name, box, say(f"set-{name}"), value, turn, focus=self.focus.name)
        page.button("keys", boxes[-2], say("set-keys"), self._keys, picture="ui/pad",
                    focus=self.focus.name, style="body")
        page.button("back", boxes[-1], say("back"), self.back, picture="ui/leave",
                    focus=self.focus.name, style="body")
        self.hints(page)

    def _keys(self) -> None:
        from game.scenes.binding import BindingScene

        self.house.stack.push(BindingScene(self.house))
