"""The settings of the house: every change takes effect at once, is shown on a small table, and is
kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from game.devices.press import Action, Press
from game.picture.hints import draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.picture.screen import SAFE, WIDTH, Box, Screen
from game.picture.theme import GOLD, INK, IVORY, WOOD, Colour
from game.scenes.dialogs.choices import ChoicesScene, Row
from game.scenes.scenery import cupboard
from game.scenes.scenery.cloths import cast
from game.scenes.scenery.planks import NEARER, bordered, slate
from game.scenes.scenery.teacher_bubble import clear, remark, theatre
from game.scenes.settings.drawers import Drawer, deep, drawers
from game.scenes.settings.keys import BindingScene
from game.scenes.settings.preview import Sample
from game.scenes.settings.preview_sounds import HEARTH, INSET, NEAR
from game.scenes.settings.setting_row import label_style, leading, lined
from game.settings import CONTRASTS, LOUDNESS, SPEEDS, SUITS, TEXT_SIZES, VOLUMES, nearest
from game.words import LANGUAGES, Words

if TYPE_CHECKING:
    from game.house import House

ROOMY = 1.25  # larger texts leave no room for the sample
LEFT, GAP = 936.0, 32.0  # the width of the chest; what is between it and the sample
GUTTER, WIDER = 184.0, 1.75  # of it, for the signs of the groups; of a broad one
HEADINGS = 0.86, 0.8, 0.7  # sizes of the heading to try
EDGED, APART = 24.0, 14.0  # of the chest round its signs; between two rows at least
ROUND = 24.0  # of the felt round its rows
SIDE = 16.0  # how thick it is
HIGHEST, ROOMIEST = 110.0, 48.0  # a row, and what is between two at most
CAT = 120.0  # the least room in a drawer for a cat
TALL, SAYS, NICHE = 282.0, "body@1.3", 6.0  # who says what a row is for; over where she stands
LINTEL, TABLE = 8.0, 12.0  # the board over all under the heading; the table over the hints
KEYED, LOW = "small@1", 8.0  # letters of the key on a sign; how far it is under its upper edge
GROUPS = (  # headings, their signs and the rows under them
    ("look", "ui/drawers/look", ("language", "text", "contrast", "suits", "fullscreen")),
    ("sound", "ui/drawers/sound", tuple(VOLUMES)),
    ("play", "ui/drawers/play", ("speed", "motion", "remind", "forced", "closing", "keys")),
)

FELTS: dict[str, Colour] = {  # the felt in which the rows of a group lie
    "look": (34, 88, 62), "sound": (38, 62, 110), "play": (110, 34, 46)}
VIEW = "table/night", (0.8, 0.42), NEARER  # behind the sample, its middle, and from how near
YARD = "ui/drawers/yard", (0.5, 0.5), NEARER
VIEWS = {"language": YARD, "music": YARD, "fire": ("table/hearth", HEARTH, NEAR)}  # behind some
PEOPLED = "language", "music"  # where people stand at the foot of the window
ROWS = {"music": "ui/drawers/sound", "volume": "ui/drawers/effects",  # pictures of some rows
        "closing": "ui/eye_closed"}

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
        self._after = ""  # the first row of the group after that
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
            self._row("closing", say(f"closing-{s.closing}"), (0, 10, 30)),
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
        line = page.art.line(f"heading@{page.art.text_scale * HEADINGS[0]:g}")
        side = line * 0.86
        head, foot = SAFE.y + line + LINTEL, page.floor - TABLE
        if self.sampled:
            cupboard.light(page, Box(0, head, WIDTH, foot - head))
            cupboard.put(page, "shade", Box(0, head, WIDTH, cupboard.SHADE))
        cupboard.beam(page, head)
        cupboard.table(page, foot)
        page.image(page.art.picture("ui/gear", side, side), SAFE.x, SAFE.y + (line - side) / 2)
        wide = LEFT if self.sampled else SAFE.w
        title = Box(SAFE.x + side + 18, SAFE.y, SAFE.w - side - 18, line)
        style = next((style for part in HEADINGS if page.art.size(
            self.heading(), style := f"heading@{page.art.text_scale * part:g}")[0] < title.w),
            "heading@0.7")
        page.fitted(title, self.heading(), style, IVORY)
        top = head + EDGED
        if not self.sampled:
            told = page.art.line("small") + 4
            self._about(page, Box(SAFE.x, top, SAFE.w, told))
            top += told
        self._chest(page, Box(SAFE.x, top, wide, foot - top + 4))
        if self.sampled:
            left = SAFE.x + LEFT + GAP
            self._sample(page, Box(left, head + GAP / 2, SAFE.right - left, foot - head - GAP / 2))
        self.foot(page, *(((Action.LOG, "hint-drawer"),) if self._after else ()))

    def _sample(self, page: Page, box: Box) -> None:
        """A picture of what the row in the focus changes, and who says what it is for, behind
        the table. The way back leaves the last one."""
        name = self.focus.name
        say, told = self.house.words, box._replace(h=box.h - 4)
        self._shown = name if say.has(f"set-about-{name}") else self._shown
        names = next(names for said, _, names in GROUPS if said == self._open)
        texts = [say(f"set-about-{row[0]}") for row in self.rows() if row[0] in names]
        above = clear(told, TALL)
        inner = slate(page, above, *VIEWS.get(self._shown, VIEW)).inset(*INSET)
        niche = told._replace(y=above.bottom + NICHE, h=told.bottom - above.bottom)
        theatre(page, bordered(page, niche), FELTS["sound"])
        if self._shown in PEOPLED:
            inner = inner._replace(h=inner.h + INSET[1] - 2)
        self.sample.build(page, inner, self._shown, self.last_device)
        remark(page, told, say(f"set-about-{self._shown}"), texts, tall=TALL, style=SAYS,
               feels=self._feels())

    def _feels(self) -> str:
        """How she takes what the sample shows: she likes what is heard, and misses it."""
        if self._shown not in VOLUMES:
            return ""
        return "glad" if self._loud(self._shown)[0] else "sorry"

    def _about(self, page: Page, box: Box) -> None:
        """What the row in the focus is for, under the heading, where texts leave no room for the
        sample."""
        say, about = self.house.words, f"set-about-{self.focus.name}"
        if say.has(about):
            page.fitted(box, say(about), "small", GOLD)

    def _chest(self, page: Page, box: Box) -> None:
        """At the left a sign for each group, beside them the rows of the one in which the focus
        is."""
        gutter = GUTTER if self.sampled else WIDER * GUTTER
        inside = box.inset(SIDE, 0)
        page.image(page.art.plate(box.w, box.h, WOOD, 255, INK, 4, 10), box.x, box.y)
        for x in (box.x, box.right - SIDE):
            cupboard.put(page, "post", Box(x, box.y, SIDE, box.h))
        rows = {row[0]: row for row in self.rows()}
        groups = [(said, picture, some) for said, picture, names in GROUPS
                  if (some := [rows[name] for name in names if name in rows])]
        self._open = next((said for said, _, some in groups
                           if any(row[0] == self.focus.name for row in some)), self._open)
        at = next((n for n, group in enumerate(groups) if group[0] == self._open), 0)
        self._after = groups[(at + 1) % len(groups)][2][0][0] if len(groups) > 1 else ""
        inside = Box(inside.x + gutter, inside.y + SIDE, inside.w - gutter, inside.h - 2 * SIDE)
        place = box.inset(EDGED)._replace(w=gutter - EDGED)
        self._signs(page, place, inside, groups, at)
        self._drawer(page, inside.inset(ROUND), groups, at, rows)

    def _drawer(self, page: Page, inner: Box, groups: Sequence[Group], at: int,
                rows: dict[str, Row]) -> None:
        """What lies on the felt: the rows of the open group, and a cat where they leave room."""
        some = groups[at][2]
        count = len(some) if self.sampled else max(len(group[2]) for group in groups)
        h = min(HIGHEST if self.sampled else inner.h, (inner.h - (count - 1) * APART) / count)
        gap = min(ROOMIEST, (inner.h - count * h) / count)
        taken = len(some) * (h + gap)
        even = (inner.h - taken) / 2  # over and under them, if no cat lies there
        first = inner.y + (0 if even > CAT / 2 else even)
        self._rows(page, inner._replace(y=first + gap / 2, h=h), gap, some, rows)
        if (free := inner.bottom - first - taken) > CAT:
            long = min(2 * free, inner.w / 2)
            cupboard.cat(page, inner.bottom, inner.right - long - EDGED, long)

    def _signs(self, page: Page, box: Box, inside: Box, groups: Sequence[Group],
               at: int) -> None:
        """The groups one under the other, and the felt inside the open one; a pointer opens
        them."""
        h = box.h / len(groups)
        signs = [Box(box.x, box.y + n * h, box.w, h) for n in range(len(groups))]
        self._places = {some[0][0]: place for (_, _, some), place in zip(groups, signs,
                                                                        strict=True)}
        after = (at + 1) % len(groups)
        keyed = LOW + glyph_side(page.art, KEYED) + NICHE
        found = drawers(page, signs, inside, [
            Drawer(picture, self.house.words(f"set-{said}"), FELTS[said], keyed * (n == after))
            for n, (said, picture, _) in enumerate(groups)], at)
        if self._after:
            self._cap(page, found[after])

    def _cap(self, page: Page, sign: Box) -> None:
        """The key that opens the next drawer, at the head of its sign."""
        art, house, device = page.art, self.house, self.last_device
        if wide := min(width_of_glyph(art, house, device, Action.LOG, KEYED), sign.w):
            at = Box(sign.center[0] - wide / 2, sign.y + LOW, wide, glyph_side(art, KEYED))
            draw_glyph(page, house, at, device, Action.LOG, KEYED)

    def press(self, press: Press) -> None:
        """A pointer opens a group by its sign; the key that tells at tables what happened opens the
        next one."""
        if press.action is Action.LOG and press.phase == "down" and self._after:
            self.focus.name, self.last_device = self._after, press.device
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

    def _rows(self, page: Page, first: Box, gap: float, some: Sequence[Row],
              rows: dict[str, Row]) -> None:
        """The rows of a group, one under the other; letters of values are those of all groups."""
        labels = [label for name, label, _, _ in some if name != "keys"]
        values = [value for _, _, value, _ in rows.values()]
        for n, (name, label, value, turn) in enumerate(some):
            box = first._replace(y=first.y + n * (first.h + gap))
            if not page.art.contrast:
                cast(page, box)
            picture = ROWS.get(name, f"ui/drawers/{name}") if self.sampled else ""
            tone = deep(FELTS[self._open])
            if name == "keys":
                leading(page, name, box, label, self._keys, label_style(
                    page, box, labels, pictured=self.sampled), focus=self.focus.name,
                    picture=picture, tone=tone)
                continue
            lined(page, name, box, label, value, turn, focus=self.focus.name, labels=labels,
                  values=values, level=self._loud(name), tone=tone, picture=picture)

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
