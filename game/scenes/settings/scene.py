"""The settings of the house: every change takes effect at once, is shown on a small table, and is
kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.core.settings import VOLUMES, nearest, next_value
from game.devices.press import Action, Press
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD
from game.scenes.menu import MenuScene
from game.scenes.settings.drawers import Drawer, build_chest
from game.scenes.settings.keys import BindingScene
from game.scenes.settings.preview import Flight, build_preview
from game.scenes.settings.preview_sounds import HEARTH, NEAR
from game.scenes.settings.rows import FELTS, ROWS
from game.scenes.settings.setting_row import Setting, build_setting
from game.ui.furniture import cupboard
from game.ui.furniture.cupboard_page import build_cupboard
from game.ui.furniture.planks import NEARER, bordered, slate
from game.ui.furniture.teacher_bubble import remark, theatre
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, row, stack
from game.ui.widgets.key_sign import key_sign

if TYPE_CHECKING:
    from game.house import House

VIEW = "table/night", (0.8, 0.42), NEARER  # behind the sample, its middle, and from how near
YARD = "ui/drawers/yard", (0.5, 0.5), NEARER
VIEWS = {"language": YARD, "music": YARD, "fire": ("table/hearth", HEARTH, NEAR)}  # behind some


class SettingsScene(MenuScene):
    """A chest of drawers beside a preview of what a row changes. In a kiosk, guests choose how they
    read and play; everything else is the operator's."""

    backdrop = cupboard.BACK
    first = "language"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.flight = Flight(house)
        self.shown = self.first  # what the window shows

    @property
    def groups(self) -> dict[str, list[str]]:
        """Return the rows of each drawer."""
        found: dict[str, list[str]] = {}
        for one in ROWS.values():
            if one.for_guests or not self.house.kiosk:
                found.setdefault(one.drawer, []).append(one.name)
        return found

    @property
    def open(self) -> str:
        """Return the drawer of the row that had the focus last."""
        return ROWS[self.shown].drawer

    @property
    def next_row(self) -> str:
        """Return the first row of the next drawer."""
        return self.groups[next_value(self.groups, self.open, 1)][0]

    def describe(self, name: str) -> str:
        """Return the value of a row in words."""
        one = ROWS[name]
        value = (getattr(self.house.settings, one.field) if one.field
                 else self.house.screen.fullscreen)
        return one.describe(self.house.words, value)

    def choose(self, name: str, step: int) -> None:
        part, _, drawer = name.partition("/")
        if part == "drawer":
            self.focus.name = self.groups[drawer][0]
            self.house.sounds.play("focus")
        elif name == "keys":
            self.house.stack.push(BindingScene(self.house))
        elif name == "fullscreen":
            self.house.toggle_fullscreen()
        else:
            one, settings = ROWS[name], self.house.settings
            setattr(settings, one.field, next_value(one.values, getattr(settings, one.field), step))
            self.flight.began = self.house.now
            self.house.change()

    def press(self, press: Press) -> None:
        if press.action is Action.LOG and press.phase == "down" and len(self.groups) > 1:
            self.focus.name, self.last_device = self.next_row, press.device
            self.house.sounds.play("focus")
            self.stale()
        else:
            super().press(press)

    def _heard(self, press: Press, *, moved: bool) -> None:
        """Let a volume be heard as loud as it has become."""
        if self.focus.name in VOLUMES and press.action in (Action.CONFIRM, Action.PREV,
                                                           Action.NEXT):
            self.house.sounds.strike(self.focus.name)
        else:
            super()._heard(press, moved=moved)

    # what is shown

    @property
    def roomy(self) -> bool:
        """Say whether texts leave room for the window."""
        return not self.house.art.large_text

    def room(self, page: Page) -> Box:
        return SAFE._replace(h=page.floor - 8 - SAFE.y)

    def show_hints(self, page: Page) -> None:
        self.foot(page, *(((Action.LOG, "hint-drawer"),) if len(self.groups) > 1 else ()))

    def view(self, page: Page) -> Node:
        say, art = self.house.words, page.art
        if any(self.focus.name in names for names in self.groups.values()):
            self.shown = self.focus.name
        line = art.line(f"heading@{art.text_scale * 0.86:g}")
        heading = row(
            Picture(source="ui/gear", height=line * 0.86),
            Text(words=say("settings"), style="heading", size=0.86, one_line=True, grow=1), gap=18,
            align="center", height=line)
        about = f"set-about-{self.shown}"
        texts = tuple(say(f"set-about-{name}") for name in self.groups[self.open])
        if self.roomy:
            preview = build_preview(self.shown, page, self.house, self.last_device)
            low = -20 if self.shown in ("language", "music") else 0  # people stand at the foot
            window = stack(Paint(paint=draw_window, values=(self.shown,)), stack(
                preview, padding=Padding(32, 36, 32, 36 + low)), grow=1)
            teacher = Paint(paint=draw_teacher, values=(say(about), texts, self._feeling()),
                            height=270)
            body = row(self._build_chest(page, width=936), column(window, teacher, gap=6, grow=1),
                       gap=32)
        else:
            body = column(Text(words=say(about), style="small", ink=GOLD, one_line=True),
                          self._build_chest(page), gap=4)
        return build_cupboard(heading, body)

    def _build_chest(self, page: Page, width: float | None = None) -> Node:
        say, art, lit = self.house.words, page.art, self.focus.name
        drawers = [Drawer(name, f"ui/drawers/{name}", say(f"set-{name}"), FELTS[name])
                   for name in self.groups]
        rows = [build_setting(Setting(
            name, say(f"set-{name}"), self.describe(name), ROWS[name].picture,
            self._level(name), leads=name == "keys"), FELTS[self.open], lit=lit == name,
            pictured=self.roomy) for name in self.groups[self.open]]
        space = Node(grow=0.02, min_height=14 if self.roomy else 6, max_height=48)
        most = max(map(len, self.groups.values()))
        lying = Paint(paint=draw_cat, grow=0.05) if len(rows) < most - 1 else None
        key = key_sign(art, self.house, self.last_device, Action.LOG) if (
            len(drawers) > 1) else None
        return replace(build_chest(
            drawers, list(self.groups).index(self.open),
            column(space, *(part for one in rows for part in (one, space)), lying,
                   justify="center"),
            key, 168 if self.roomy else 322), grow=0 if width else 1, width=width)

    def _level(self, name: str) -> tuple[int, int]:
        """Return how loud something is, in how many steps; none for what is not heard."""
        if name not in VOLUMES:
            return 0, 0
        values = VOLUMES[name]
        return nearest(values, getattr(self.house.settings, name)), len(values) - 1

    def _feeling(self) -> str:
        """Return how the teacher takes what is heard: she likes it, and misses it."""
        if self.shown not in VOLUMES:
            return ""
        return "glad" if self._level(self.shown)[0] else "sorry"

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.flight.draw(screen, self.page.anchors)


def draw_window(page: Page, box: Box, shown: str) -> None:
    """Draw the view behind a preview."""
    slate(page, box, *VIEWS.get(shown, VIEW))


def draw_teacher(page: Page, box: Box, text: str, texts: tuple[str, ...], feels: str) -> None:
    """Draw the teacher in her theatre, who says what a row is for."""
    theatre(page, bordered(page, box), FELTS["sound"])
    remark(page, box, text, texts, tall=282, style="body@1.3", feels=feels)


def draw_cat(page: Page, box: Box) -> None:
    if box.h > 120:
        long = min(2 * box.h, box.w / 2)
        cupboard.cat(page, box.bottom, box.right - long - 24, long)
