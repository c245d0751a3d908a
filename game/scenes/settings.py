"""The settings of the house: every change takes effect at once, is shown on a small table, and is
kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.devices.press import Action, Press
from game.picture.page import CHOOSE, Control, Page, beside_picture
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import GOLD, INK, IVORY, WOOD, Colour
from game.scenes.binding import BindingScene
from game.scenes.choices import Button, ChoicesScene, Row
from game.scenes.comment import comment
from game.scenes.room import PANES, RoomScene
from game.scenes.sample import Sample
from game.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS, TEXT_SIZES, VOLUMES, nearest
from game.words import LANGUAGES, Words

if TYPE_CHECKING:
    from game.house import House

ROOMY = 1.25  # larger texts leave no room for the sample
LEFT, GAP = 948.0, 44.0  # the width of the drawers; what is between them and the sample
GUTTER, WIDER = 206.0, 1.7  # of a board, for the sign and the name of its group; of a broad one
HEADINGS = 1.0, 0.9, 0.8, 0.7  # sizes of the heading to try
NAMES = "label", "label@0.9", "label@0.8", "small"  # and of the names of groups
INSIDE = "body", "small", "small@0.92", "small@0.86"  # and of what is in a drawer
EDGED, BETWEEN = 8.0, 12.0  # of a board round its rows; two boards
APART = 8.0  # between two rows
HIGHEST, CLOSED = 112.0, 92.0  # a row, and a drawer that is closed
KNOB, SIGN = 0.46, 0.78  # of a closed drawer's height
SILL = 44.0  # of the board behind which she stands
TALL, SAYS = 296.0, "body@1.15"  # how high she stands who says what a row is for, and her letters
DRAWER: Colour = (174, 130, 86)  # the front of one that is closed
BUTTONS, ROUND = 18.0, 44.0  # over the buttons, round which a ring lies; after their words
GROUPS = (  # headings, their signs and the rows under them
    ("look", "ui/drawers/look", ("language", "text", "contrast", "suits", "fullscreen")),
    ("sound", "ui/drawers/sound", tuple(VOLUMES)),
    ("play", "ui/drawers/play", ("speed", "motion", "remind", "forced")),
)


def after(values: Sequence[Any], value: Any, step: int) -> Any:
    """The value so many steps further, going round at the ends."""
    return values[(nearest(values, value) + step) % len(values)]


def loudness(say: Words, name: str, value: float) -> str:
    """A volume in a word."""
    return say(f"volume-{LOUDNESS[nearest(VOLUMES[name], value)]}")


class SettingsScene(RoomScene, ChoicesScene):
    """Drawers in the room of the title, before whose window the sample stands. In a kiosk, guests
    choose how they read and play; everything else is the operator's."""

    first = "language"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.sample = Sample(house)
        self.snow = Snow(PANES)
        self._open = GROUPS[0][0]  # the group whose rows are seen
        self._shown = self.first  # what the sample shows

    def tick(self, seconds: float) -> None:
        if not self.house.settings.reduced_motion:
            self.snow.tick(seconds)

    def heading(self) -> str:
        return self.house.words("settings")

    def rows(self) -> list[Row]:
        say, s = self.house.words, self.house.settings
        rows = [
            self._row("language", LANGUAGES[s.language], tuple(LANGUAGES)),
            self._row("text", say("percent", round(s.text * 100)), TEXT_SIZES),
            self._row("contrast", say(f"contrast-{s.contrast}"), CONTRASTS),
            self._row("suits", say(f"suits-{s.suits}"), SUITS),
            self._row("speed", say(f"speed-{SPEEDS[nearest(SPEEDS, s.speed)]:g}".replace(".", "-")),
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

    @property
    def _gutter(self) -> float:
        """What a board has for the sign and the name of its group."""
        return GUTTER if self.sampled else WIDER * GUTTER

    def build(self, page: Page) -> None:
        line, side = page.art.line("heading"), page.art.line("heading") * 0.8
        wide = LEFT if self.sampled else SAFE.w
        page.image(page.art.picture("ui/gear", side, side), SAFE.x, SAFE.y + (line - side) / 2)
        title = Box(SAFE.x + side + 18, SAFE.y, wide - side - 18, line)
        style = next((style for part in HEADINGS if page.art.size(
            self.heading(), style := f"heading@{page.art.text_scale * part:g}")[0] < title.w),
            "heading@0.7")
        page.text(title, self.heading(), style, IVORY)
        top, h = SAFE.y + line + 10, page.control()
        y = page.floor - 14 - h
        self._below(page, Box(SAFE.x, y, wide, h))
        self._groups(page, Box(SAFE.x, top, wide, y - BUTTONS - top))
        if self.sampled:
            left = SAFE.x + LEFT + GAP
            self._sample(page, Box(left, SAFE.y, SAFE.right - left, HEIGHT - SILL / 2 - SAFE.y))
        else:
            x = title.x + page.art.size(self.heading(), style)[0] + GAP
            self._about(page, Box(x, SAFE.y, SAFE.right - x, line))
        self.hints(page)

    def _sample(self, page: Page, box: Box) -> None:
        """A picture of what the row in the focus changes, and who says what it is for. The way back
        leaves the last one."""
        name = self.focus.name
        self._shown = name if self.house.words.has(f"set-about-{name}") else self._shown
        room = comment(page, box, self.house.words(f"set-about-{self._shown}"), tall=TALL,
                       style=SAYS)
        self.sample.build(page, room, self._shown, self.last_device)
        sill = Box(-EDGED, HEIGHT - SILL, WIDTH + 2 * EDGED, SILL + EDGED)
        page.image(page.art.plate(sill.w, sill.h, DRAWER, 255, WOOD, 4), sill.x, sill.y)

    def _about(self, page: Page, box: Box) -> None:
        """What the row in the focus is for, beside the heading, where texts leave no room for the
        sample."""
        say, about = self.house.words, f"set-about-{self.focus.name}"
        if say.has(about) and page.holds(box, say(about), "small"):
            page.fitted(box, say(about), "small", GOLD, "right")

    def _below(self, page: Page, box: Box) -> None:
        """The buttons, side by side, no wider than their words ask for: the list comes first."""
        buttons = self.buttons()
        most = (box.w - (len(buttons) - 1) * BETWEEN) / len(buttons)
        style = page.even_buttons(box._replace(w=most), [label for _, label, _, _ in buttons],
                                  "body")
        aside = beside_picture(box).x - box.x + ROUND
        wides = [min(page.art.size(label, style)[0] + aside, most) for _, label, _, _ in buttons]
        x = box.x
        for (name, label, act, picture), wide in zip(buttons, wides, strict=True):
            page.button(name, box._replace(x=x, w=wide), label, act, picture=picture,
                        focus=self.focus.name, style=style)
            x += wide + BETWEEN

    def _groups(self, page: Page, room: Box) -> None:
        """Group by group: a board of rows for the one in which the focus is, and a plank for each
        other one. All rows are led to in their order: a group opens for whoever comes to it."""
        rows = {row[0]: row for row in self.rows()}
        groups = [(said, picture, some) for said, picture, names in GROUPS
                  if (some := [rows[name] for name in names if name in rows])]
        self._open = next((said for said, _, some in groups
                           if any(row[0] == self.focus.name for row in some)), self._open)
        opened = next((some for said, _, some in groups if said == self._open), groups[0][2])
        closed = min(page.control() + 16, CLOSED)
        free = room.h - (len(groups) - 1) * (closed + BETWEEN) - 2 * EDGED + APART
        h = min(HIGHEST, free / len(opened) - APART)
        y = room.y
        gutter = self._gutter
        name = Box(0, 0, gutter - 24, h)
        words = [self.house.words(f"set-{said}") for said, _, _ in groups]
        style = page.largest(name, words, NAMES)
        for said, picture, some in groups:
            if some is not opened:
                self._closed(page, Box(room.x, y, room.w, closed), said, picture, some, style,
                             gutter)
                y += closed + BETWEEN
                continue
            box = Box(room.x, y, room.w, len(some) * (h + APART) - APART + 2 * EDGED)
            page.board(box)
            side = min(1.5 * h, gutter * 0.6)
            page.image(page.art.picture(picture, side, side), box.x + (gutter - side) / 2,
                       box.center[1] - side)
            page.fitted(name._replace(x=box.x + 12, y=box.center[1] + 6),
                        self.house.words(f"set-{said}"), style, GOLD, "center")
            self._rows(page, Box(box.x + gutter, y + EDGED, box.w - gutter - EDGED, h), some, rows)
            y = box.bottom + BETWEEN

    def _closed(
        self, page: Page, box: Box, said: str, picture: str, some: Sequence[Row], style: str,
        gutter: float,
    ) -> None:
        """A drawer that is not open: its name, what is in it, and that it opens. Each of its rows
        has a strip of its front, so that whoever comes from above meets the first one, from below
        the last."""
        page.image(page.art.plate(box.w, box.h, DRAWER, 255, WOOD, 4), box.x, box.y)
        side, knob = SIGN * box.h, KNOB * box.h
        page.image(page.art.picture(picture, side, side), box.x + 22, box.center[1] - side / 2)
        name = Box(box.x + 22 + side + 14, box.y, gutter - 24, box.h)
        page.fitted(name, self.house.words(f"set-{said}"), style, INK)
        arrow = page.art.keep(("opens", page.art.pixels(knob)), lambda: pygame.transform.rotate(
            page.art.dark("ui/play", knob), -90))
        page.image(arrow, box.right - knob - 20, box.center[1] - knob / 2)
        told = " · ".join(label for _, label, _, _ in some)
        room = Box(name.right + 12, box.y, box.right - name.right - knob - 50, box.h)
        small = page.largest(room._replace(h=page.art.line("body")), [told], INSIDE)
        if page.art.size(told, small)[0] <= room.w:
            page.text(room, told, small, INK)
        high = box.h / len(some)
        for n, (row, label, _, turn) in enumerate(some):
            page.spot(row, Control(box._replace(y=box.y + n * high, h=high),
                                   partial(self._visit, row), turn, None, CHOOSE, slides=True),
                      label)

    def _visit(self, row: str) -> None:
        """A pointer opens a group."""
        self.focus.name = row
        self.stale()

    def _rows(self, page: Page, first: Box, some: Sequence[Row], rows: dict[str, Row]) -> None:
        """The rows of a group, one under the other; letters are those of all groups."""
        labels = [label for _, label, _, _ in rows.values()]
        values = [value for _, _, value, _ in rows.values()]
        for n, (name, label, value, turn) in enumerate(some):
            box = first._replace(y=first.y + n * (first.h + APART))
            page.lined(name, box, label, value, turn, focus=self.focus.name,
                       labels=labels, values=values, level=self._loud(name))

    def _loud(self, name: str) -> tuple[int, int]:
        """How loud something is, in so many steps; none for what is not heard."""
        if name not in VOLUMES:
            return 0, 0
        values = VOLUMES[name]
        return nearest(values, getattr(self.house.settings, name)), len(values) - 1

    def scenery(self, screen: Screen) -> None:
        if self.sampled:
            self.snow.draw(screen, self.house.art)

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
