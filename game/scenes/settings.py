"""The settings of the house: every change takes effect at once, is shown on a small table, and is
kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, INK, IVORY, OAK, PARCHMENT
from game.scenes.binding import BindingScene
from game.scenes.choices import Button, ChoicesScene, Row
from game.scenes.sample import Sample
from game.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS, TEXT_SIZES, VOLUMES
from game.words import LANGUAGES, Words

if TYPE_CHECKING:
    from game.house import House

ROOMY = 1.25  # larger texts leave no room for the sample
COLUMN, GAP, AIR = 564.0, 28.0, 10.0
BETWEEN = 16.0  # two boards
HEADINGS = 1.0, 0.9, 0.8, 0.7  # sizes of the heading to try, above a column
EDGED = 10.0  # of a board round its rows
HEAD = 16.0  # round a heading, over a row and its ring
KEPT = 420 / 128  # the shape of what stands about over the buttons
LEAST_KEPT, MOST_KEPT = 60.0, 130.0  # how high that is
LEDGE, OVER = 12.0, 4.0  # what it stands on, and how far that reaches over a board
HIGHEST = 120.0  # a row
GROUPS = (  # headings, their signs and the rows under them, column by column
    (("look", "ui/palette", ("language", "text", "contrast", "suits", "fullscreen")),),
    (("sound", "ui/note", tuple(VOLUMES)),
     ("play", "ui/pawn", ("speed", "motion", "remind", "forced"))),
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
        line, side = page.art.line("heading"), page.art.line("heading") * 0.8
        page.image(page.art.picture("ui/gear", side, side), SAFE.x + EDGED,
                   SAFE.y + (line - side) / 2)
        title = Box(SAFE.x + EDGED + side + 18, SAFE.y, COLUMN - side - EDGED - 18, line)
        style = next((style for part in HEADINGS if page.art.size(
            self.heading(), style := f"heading@{page.art.text_scale * part:g}")[0] < title.w),
            "heading@0.7")
        page.text(title, self.heading(), style, IVORY)
        self._about(page, title._replace(x=title.x + page.art.size(self.heading(), style)[0] + GAP),
                    SAFE.x + 2 * COLUMN + GAP)
        rows, buttons = {row[0]: row for row in self.rows()}, self.buttons()
        columns = [[(said, picture, some) for said, picture, names in column
                    if (some := [rows[name] for name in names if name in rows])]
                   for column in GROUPS]
        top, foot = SAFE.y + line + 8, page.floor - 14
        head = page.art.line("label") + HEAD
        frame = head + EDGED  # of a board, round its rows
        h = min(HIGHEST, *(
            (foot - top - sum(frame + BETWEEN for _ in column) + BETWEEN) / sum(
                len(some) for _, _, some in column) - AIR for column in columns))
        for n, column in enumerate(columns):
            y = top
            for said, picture, some in column:
                box = Box(SAFE.x + n * (COLUMN + GAP), y, COLUMN,
                          frame + len(some) * (h + AIR))
                page.board(box)
                self._head(page, Box(box.x + EDGED, y, COLUMN - 2 * EDGED, head), said, picture)
                self._rows(page, box._replace(y=y + head, h=h), some, rows)
                y = box.bottom + BETWEEN
            if not n:
                self._below(page, Box(SAFE.x, y, COLUMN, foot - y), buttons)
        left = SAFE.x + 2 * (COLUMN + GAP)
        shown = Box(left, top, SAFE.right - left, foot - top)
        self._head(page, Box(left, SAFE.y, shown.w, line), "sample", "ui/eye")
        self.sample.build(page, shown.inset(6))
        self.hints(page)

    def _about(self, page: Page, at: Box, right: float) -> None:
        """What the row in the focus is for, on parchment as far as `right`; beside the heading."""
        say, about = self.house.words, f"set-about-{self.focus.name}"
        if say.has(about):
            strip = at._replace(y=at.y + 2, w=right - at.x, h=at.h - 8)
            page.plate(strip, PARCHMENT, 245)
            page.fitted(strip.inset(20, 3), say(about), "body", INK, "center")

    def _below(self, page: Page, room: Box, buttons: Sequence[Button]) -> None:
        """The buttons on a board of their own, and on its ledge what stands about."""
        h = page.control()
        board = EDGED * 2 + len(buttons) * (h + AIR) - AIR
        box = room._replace(y=room.bottom - board, h=board)
        page.board(box)
        top = room.y - BETWEEN + 6
        self._kept(page, Box(room.x, top, room.w, box.y + LEDGE - 2 - top))
        inner = box.inset(EDGED)
        style = page.even_buttons(inner._replace(h=h), [label for _, label, _, _ in buttons],
                                  "body")
        for n, (name, label, act, picture) in enumerate(buttons):
            page.button(name, inner._replace(y=inner.y + n * (h + AIR), h=h), label, act,
                        picture=picture, focus=self.focus.name, style=style)

    def _kept(self, page: Page, room: Box) -> None:
        """What stands about in the house, on a ledge over the buttons."""
        high = min(room.h - LEDGE, MOST_KEPT, (room.w - 2 * EDGED) / KEPT)
        if high >= LEAST_KEPT:
            wide = high * KEPT
            y = room.bottom - LEDGE - high
            page.image(page.art.plate(room.w + 2 * OVER, LEDGE, OAK, 255, INK, 3, 4),
                       room.x - OVER, room.bottom - LEDGE)
            page.image(page.art.picture("ui/keepsakes", wide, high), room.center[0] - wide / 2, y)

    def _head(self, page: Page, box: Box, said: str, picture: str) -> None:
        """What a group is about, after its sign."""
        side = page.art.line("label") * 0.9
        page.image(page.art.picture(picture, side, side), box.x, box.y + (box.h - side) / 2)
        page.fitted(box._replace(x=box.x + side + 14, w=box.w - side - 14),
                    self.house.words(f"set-{said}"), "label", GOLD)

    def _rows(self, page: Page, first: Box, some: Sequence[Row], rows: dict[str, Row]) -> None:
        """The rows of a group; letters are those of all groups."""
        labels = [label for _, label, _, _ in rows.values()]
        values = [value for _, _, value, _ in rows.values()]
        for n, (name, label, value, turn) in enumerate(some):
            box = first.inset(EDGED, 0)._replace(y=first.y + n * (first.h + AIR))
            page.lined(name, box, label, value, turn, focus=self.focus.name, labels=labels,
                       values=values, level=self._loud(name))

    def _loud(self, name: str) -> tuple[int, int]:
        """How loud something is, in so many steps; none for what is not heard."""
        if name not in VOLUMES:
            return 0, 0
        values = VOLUMES[name]
        return spot(values, getattr(self.house.settings, name)), len(values) - 1

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
