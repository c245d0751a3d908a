"""The settings of the house: every change takes effect at once, is shown on a small table, and is
kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.devices.press import Action, Press
from game.picture.page import CHOOSE, Control, Page
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import GOLD, INK, IVORY, NIGHT, OAK, WOOD, Colour
from game.scenes import cupboard
from game.scenes.binding import BindingScene
from game.scenes.choices import ChoicesScene, Row
from game.scenes.comment import comment
from game.scenes.planks import slate
from game.scenes.sample import Sample
from game.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS, TEXT_SIZES, VOLUMES, nearest
from game.words import LANGUAGES, Words

if TYPE_CHECKING:
    from game.house import House

ROOMY = 1.25  # larger texts leave no room for the sample
LEFT, GAP = 948.0, 44.0  # the width of the chest; what is between it and the sample
GUTTER, WIDER = 236.0, 1.4  # of it, for the signs of the groups; of a broad one
HEADINGS = 1.0, 0.9, 0.8, 0.7  # sizes of the heading to try
NAMES = 1.0, 0.9, 0.8, 0.7, 0.6, 0.5  # and of the names of groups
EDGED, APART = 24.0, 12.0  # of the chest round its rows; between two
SIDE = 16.0  # how thick it is
HIGHEST = 170.0  # a row
WALL = 150  # of 255, how dark the wall behind the chest is
SIGN = 0.62  # of the place of a group, for its sign
STRIP = 2.0  # how high what leads to a group is that is not open
TALL, SAYS = 268.0, "body@1.15"  # who says what a row is for
LINTEL, TABLE = 10.0, 18.0  # the board over all under the heading; the table over the hints
BACK, BROADEST = 110.0, 420.0  # of the way back: what it has besides its word, and at most
INSIDE: Colour = (32, 20, 13)  # the chest behind its drawers
SHUT: Colour = (70, 46, 28)  # the place of a group that is not open
GROUPS = (  # headings, their signs and the rows under them
    ("look", "ui/drawers/look", ("language", "text", "contrast", "suits", "fullscreen")),
    ("sound", "ui/drawers/sound", tuple(VOLUMES)),
    ("play", "ui/drawers/play", ("speed", "motion", "remind", "forced", "keys")),
)

VIEW = "table/night"  # behind the sample
ROWS = {"music": "ui/drawers/sound", "volume": "ui/drawers/effects",
        "fire": "ui/hearth/flame_2", "motion": "ui/snowflake"}  # what stands before some rows

Group = tuple[str, str, Sequence[Row]]  # its name, its sign and its rows


def after(values: Sequence[Any], value: Any, step: int) -> Any:
    """The value so many steps further, going round at the ends."""
    return values[(nearest(values, value) + step) % len(values)]


def loudness(say: Words, name: str, value: float) -> str:
    """A volume in a word."""
    return say(f"volume-{LOUDNESS[nearest(VOLUMES[name], value)]}")


class SettingsScene(ChoicesScene):
    """A chest of drawers, and beside it the sample like a window. In a kiosk, guests
    choose how they read and play; everything else is the operator's."""

    backdrop = cupboard.BACK
    first = "language"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.sample = Sample(house)
        self._open = GROUPS[0][0]  # the group whose rows are seen
        self._shown = self.first  # what the sample shows
        self._after = ""  # the group after that
        self._places: dict[str, Box] = {}  # of the signs, by the first row of a group

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
            ("keys", say("set-keys"), "", lambda _: self._keys()),
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
        line = max(page.art.line("heading"), page.control())
        side = line * 0.8
        head, foot = SAFE.y + line + LINTEL, page.floor - TABLE
        page.image(page.art.plate(WIDTH, foot - head, NIGHT, WALL, None, 0, 1), 0, head)
        if self.sampled:
            left = SAFE.x + LEFT
            cupboard.light(page, Box(left, head, WIDTH - left, foot - head))
        cupboard.beam(page, head)
        cupboard.table(page, foot)
        page.image(page.art.picture("ui/gear", side, side), SAFE.x, SAFE.y + (line - side) / 2)
        back = min(page.art.size(self.house.words("back"), "body")[0] + BACK, BROADEST)
        wide = LEFT if self.sampled else SAFE.w
        title = Box(SAFE.x + side + 18, SAFE.y, SAFE.w - side - 18 - back - GAP, line)
        style = next((style for part in HEADINGS if page.art.size(
            self.heading(), style := f"heading@{page.art.text_scale * part:g}")[0] < title.w),
            "heading@0.7")
        page.fitted(title, self.heading(), style, IVORY)
        (name, label, act, picture), h = self.buttons()[0], page.control()
        page.button(name, Box(SAFE.right - back, SAFE.y + (line - h) / 2, back, h), label, act,
                    picture=picture, focus=self.focus.name, style="body")
        top = head + EDGED
        if not self.sampled:
            told = page.art.line("small") + 4
            self._about(page, Box(SAFE.x, top, SAFE.w, told))
            top += told
        self._chest(page, Box(SAFE.x, top, wide, foot - top + 4))
        if self.sampled:
            left = SAFE.x + LEFT + GAP
            self._sample(page, Box(left, head + GAP / 2, SAFE.right - left, foot - head - GAP / 2))
        self.hints(page, *([(Action.LOG, "hint-drawer")] if self._after else []))

    def _sample(self, page: Page, box: Box) -> None:
        """A picture of what the row in the focus changes, and who says what it is for, behind
        the table. The way back leaves the last one."""
        name = self.focus.name
        self._shown = name if self.house.words.has(f"set-about-{name}") else self._shown
        room = comment(page, box._replace(h=box.h - 4),
                       self.house.words(f"set-about-{self._shown}"), tall=TALL, style=SAYS)
        inner = slate(page, room, VIEW).inset(20, 12)
        self.sample.build(page, inner, self._shown, self.last_device)

    def _about(self, page: Page, box: Box) -> None:
        """What the row in the focus is for, under the heading, where texts leave no room for the
        sample."""
        say, about = self.house.words, f"set-about-{self.focus.name}"
        if say.has(about):
            page.fitted(box, say(about), "small", GOLD)

    def _chest(self, page: Page, box: Box) -> None:
        """At the left a sign for each group, beside them the rows of the one in which the focus is.
        All rows are led to in their order: a group opens for whoever comes to it."""
        gutter = GUTTER if self.sampled else WIDER * GUTTER
        inside = box.inset(SIDE, 0)
        page.image(page.art.plate(box.w, box.h, WOOD, 255, INK, 4, 10), box.x, box.y)
        page.image(page.art.plate(inside.w - gutter, inside.h - 2 * SIDE, INSIDE, 255, INK, 3, 8),
                   inside.x + gutter, inside.y + SIDE)
        for x in (box.x, box.right - SIDE):
            cupboard.put(page, "post", Box(x, box.y, SIDE, box.h))
        rows = {row[0]: row for row in self.rows()}
        groups = [(said, picture, some) for said, picture, names in GROUPS
                  if (some := [rows[name] for name in names if name in rows])]
        self._open = next((said for said, _, some in groups
                           if any(row[0] == self.focus.name for row in some)), self._open)
        at = next((n for n, group in enumerate(groups) if group[0] == self._open), 0)
        self._after = groups[(at + 1) % len(groups)][0] if len(groups) > 1 else ""
        self._signs(page, box.inset(EDGED)._replace(w=gutter - EDGED), groups, at)
        inner = Box(box.x + gutter + EDGED, box.y + EDGED, box.w - gutter - 2 * EDGED,
                    box.h - 2 * EDGED)
        most = max(len(some) for _, _, some in groups)
        h = min(HIGHEST, (inner.h - len(rows) * STRIP - (most - 1) * APART) / most)
        before = [row for group in groups[:at] for row in group[2]]
        after = [row for group in groups[at + 1:] for row in group[2]]
        y = self._strips(page, inner._replace(h=STRIP), before)
        self._rows(page, inner._replace(y=y, h=h), groups[at][2], rows)
        self._strips(page, inner._replace(
            y=y + len(groups[at][2]) * (h + APART), h=STRIP), after)

    def _signs(self, page: Page, box: Box, groups: Sequence[Group], at: int) -> None:
        """The groups one under the other, the open one on a ground of its own; a pointer opens
        them."""
        h = box.h / len(groups)
        words = [self.house.words(f"set-{said}") for said, _, _ in groups]
        style = page.largest(Box(0, 0, box.w - 16, h), words, [
            f"label@{page.art.text_scale * part:g}" for part in NAMES])
        line = page.art.line(style)
        self._places = {}
        for n, ((_, picture, some), word) in enumerate(zip(groups, words, strict=True)):
            place = Box(box.x, box.y + n * h, box.w, h)
            self._places[some[0][0]] = place
            sign = place.inset(0, 4)
            opened = n == at
            if opened:
                page.image(page.art.plate(sign.w + APART, sign.h, OAK, 255, INK, 3, 12), sign.x,
                           sign.y)
            else:
                page.image(page.art.plate(sign.w, sign.h, SHUT, 255, INK, 3, 12), sign.x, sign.y)
            side = min(SIGN * h, h - line - 24, box.w - 40)
            top = place.center[1] - (side + line) / 2
            page.image(page.art.picture(picture, side, side), place.center[0] - side / 2, top)
            page.text(Box(place.x + 8, top + side, place.w - 16, line), word, style,
                      INK if opened else IVORY, "center")

    def _strips(self, page: Page, first: Box, some: Sequence[Row]) -> float:
        """What leads to the rows of groups that are not open, one under the other. Returns where
        that ends."""
        for n, (row, label, _, turn) in enumerate(some):
            page.spot(row, Control(first._replace(y=first.y + n * STRIP), None, turn, None, CHOOSE,
                                   slides=True), label)
        return first.y + len(some) * STRIP

    def press(self, press: Press) -> None:
        """A pointer opens a group by its sign; the key that tells at tables what happened opens the
        next one."""
        if press.action is Action.LOG and press.phase == "down" and self._after:
            signs = [*self._places]
            here = next((n for n, (said, _, _) in enumerate(GROUPS) if said == self._after), 0)
            self.focus.name, self.last_device = signs[here % len(signs)], press.device
            self.house.sounds.play("focus")
            self.stale()
            return
        if press.action is Action.CONFIRM and press.pos and press.phase == "down" and (
                row := next((row for row, place in self._places.items()
                             if place.holds(*press.pos)), "")):
            self.focus.name = row
            self.house.sounds.play("focus")
            self.stale()
            return
        super().press(press)

    def _rows(self, page: Page, first: Box, some: Sequence[Row], rows: dict[str, Row]) -> None:
        """The rows of a group, one under the other; letters are those of all groups."""
        labels = [label for name, label, _, _ in rows.values() if name != "keys"]
        values = [value for _, _, value, _ in rows.values()]
        for n, (name, label, value, turn) in enumerate(some):
            box = first._replace(y=first.y + n * (first.h + APART))
            if name == "keys":
                self._more(page, box, label, page.label_style(box, labels, pictured=self.sampled))
                continue
            page.lined(name, box, label, value, turn, focus=self.focus.name,
                       labels=labels, values=values, level=self._loud(name),
                       picture=ROWS.get(name, f"ui/drawers/{name}") if self.sampled else "")

    def _more(self, page: Page, box: Box, label: str, style: str) -> None:
        """A row that leads to a page of its own."""
        page.button("keys", box, label, self._keys, picture="ui/pad", focus=self.focus.name,
                    style=style, main=True)

    def _loud(self, name: str) -> tuple[int, int]:
        """How loud something is, in so many steps; none for what is not heard."""
        if name not in VOLUMES:
            return 0, 0
        values = VOLUMES[name]
        return nearest(values, getattr(self.house.settings, name)), len(values) - 1

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

    def _keys(self) -> None:
        self.house.stack.push(BindingScene(self.house))
