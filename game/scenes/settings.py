"""The settings of the house: every change takes effect at once, is shown on a small table, and is
kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, IVORY
from game.scenes.binding import BindingScene
from game.scenes.choices import Button, ChoicesScene, Row
from game.scenes.sample import Sample
from game.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS, TEXT_SIZES, VOLUMES
from game.words import LANGUAGES, Words

if TYPE_CHECKING:
    from game.house import House

ROOMY = 1.25  # larger texts leave no room for the sample
COLUMN, GAP, AIR = 500.0, 28.0, 14.0
HEAD = 12.0  # under a heading
BARS = 3  # for each step of a volume
HIGHEST = 120.0  # a row
GROUPS = (  # headings and the rows under them, column by column
    (("look", ("language", "text", "contrast", "suits", "fullscreen")),),
    (("sound", tuple(VOLUMES)), ("play", ("speed", "motion", "remind", "forced"))),
)


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

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.sample = Sample(house)

    def heading(self) -> str:
        return self.house.words("settings")

    def rows(self) -> list[Row]:
        say, s = self.house.words, self.house.settings
        rows = [
            self._row("language", LANGUAGES[s.language], tuple(LANGUAGES)),
            self._row("text", say("percent", round(s.text * 100)), TEXT_SIZES),
            self._row("contrast", say(f"contrast-{s.contrast}"), CONTRASTS),
            self._row("suits", say(f"suits-{s.suits}"), SUITS),
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
            self.sample.began = self.house.now
            self.house.change()
        return turn

    @property
    def sampled(self) -> bool:
        """Whether there is room for the sample."""
        return self.house.art.text_scale <= ROOMY

    def build(self, page: Page) -> None:
        if not self.sampled:
            super().build(page)
            return
        line = page.art.line("heading")
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.heading(), "heading", IVORY)
        top = SAFE.y + line + 12
        body = Box(SAFE.x, top, SAFE.w, page.floor - 16 - top)
        left = 2 * COLUMN + 2 * GAP
        rows = {row[0]: row for row in self.rows()}
        head, buttons = page.art.line("small") + HEAD, self.buttons()
        shown = Box(body.x + left, body.y + head, body.w - left, body.h - head)
        page.fitted(shown._replace(y=body.y, h=head - HEAD), self.house.words("set-sample"),
                    "small", GOLD)
        self.sample.build(page, shown.inset(6))
        columns = [[(said, some) for said, names in column
                    if (some := [rows[name] for name in names if name in rows])]
                   for column in GROUPS]
        h = min(HIGHEST, *(
            (body.h - len(column) * head) / (sum(len(some) for _, some in column) + more) - AIR
            for column, more in zip(columns, (len(buttons), 0), strict=True)))
        labels = [row[1] for row in rows.values()]
        values = [row[2] for row in rows.values()]
        for n, column in enumerate(columns):
            y = body.y
            for said, some in column:
                page.fitted(Box(body.x + n * (COLUMN + GAP), y, COLUMN, head - HEAD),
                            self.house.words(f"set-{said}"), "small", GOLD)
                y += head
                for name, label, value, turn in some:
                    box = Box(body.x + n * (COLUMN + GAP), y, COLUMN, h)
                    page.stacked(name, box, label, value, turn, focus=self.focus.name,
                                 labels=labels, values=values, level=self._level(name))
                    y += h + AIR
        for n, (name, label, act, picture) in enumerate(buttons):
            box = Box(body.x, body.bottom - (len(buttons) - n) * (h + AIR), COLUMN, h)
            style = page.even_buttons(box, [label for _, label, _, _ in buttons], "body")
            page.button(name, box, label, act, picture=picture, focus=self.focus.name,
                        style=style)
        self.hints(page)

    def _level(self, name: str) -> tuple[int, int]:
        """How many of how many bars a volume fills; none for other rows."""
        values = VOLUMES.get(name, (0.0,))
        volume = getattr(self.house.settings, name, 0.0) if name in VOLUMES else 0.0
        return spot(values, volume) * BARS, (len(values) - 1) * BARS

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        if self.sampled:
            self.sample.draw(screen)

    def _heard(self, press: Press, *, moved: bool) -> None:
        """A volume is heard as loud as it has become."""
        if self.focus.name in VOLUMES and press.action in (Action.CONFIRM, Action.PREV,
                                                           Action.NEXT):
            self.house.sounds.strike(self.focus.name)
        else:
            super()._heard(press, moved=moved)

    def buttons(self) -> list[Button]:
        if self.house.kiosk:
            return super().buttons()
        return [("keys", self.house.words("set-keys"), self._keys, "ui/pad"), *super().buttons()]

    def _keys(self) -> None:
        self.house.stack.push(BindingScene(self.house))
