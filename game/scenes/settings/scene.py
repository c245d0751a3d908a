"""The settings: each change takes effect at once, shows in a preview, and is saved."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.settings import VOLUMES, next_value
from game.devices.press import Action, Press
from game.house import House
from game.picture.page import Page
from game.picture.screen import Screen
from game.picture.theme import GOLD
from game.scenes.menu import MenuScene
from game.scenes.settings.keys import BindingScene
from game.scenes.settings.preview import PREVIEWS, Flight
from game.scenes.settings.preview_sounds import HEARTH, NEAR, find_level
from game.ui.furniture.cupboard import BACK, build_cupboard
from game.ui.furniture.planks import NIGHT_VIEW, build_slate
from game.ui.furniture.teacher_bubble import build_lecture
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Text,
    column,
    first_that_fits,
    row,
    stack,
)
from game.ui.setting_rows import FELTS, ROWS
from game.ui.widgets.chest import Drawer, build_chest, build_setting
from game.ui.widgets.key_sign import key_sign

YARD = replace(NIGHT_VIEW, source="ui/drawers/yard", across=0.5, down=0.5)
FIRE = replace(NIGHT_VIEW, source="table/hearth", across=HEARTH[0], down=HEARTH[1], near=NEAR)
VIEWS = {"language": YARD, "music": YARD, "fire": FIRE}  # behind some samples


class SettingsScene(MenuScene):
    """A chest of drawers beside a preview of the focused row. In a kiosk, guests choose how they
    read and play; the operator sets everything else."""

    backdrop = BACK
    first = "language"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.flight = Flight(house)
        self.shown = self.first  # the preview

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
        """Return the drawer of the last focused row."""
        return ROWS[self.shown].drawer

    @property
    def next_row(self) -> str:
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
            self.flight.began = self.house.run.now
            self.house.change()

    def press(self, press: Press) -> None:
        if press.action is Action.LOG and press.phase == "down" and len(self.groups) > 1:
            self.focus.name, self.last_device = self.next_row, press.device
            self.house.sounds.play("focus")
            self.mark_stale()
        else:
            super().press(press)

    def _play_sound(self, press: Press, *, moved: bool) -> None:
        """Play a sound at the new volume."""
        if self.focus.name in VOLUMES and press.action in (Action.CONFIRM, Action.PREV,
                                                           Action.NEXT):
            self.house.sounds.strike(self.focus.name)
        else:
            super()._play_sound(press, moved=moved)

    @property
    def roomy(self) -> bool:
        """Say whether texts leave room for the window."""
        return not self.house.art.large_text

    def show_hints(self, page: Page) -> None:
        self.show_back_bar(page, *(((Action.LOG, "hint-drawer"),) if len(self.groups) > 1 else ()))

    def build(self, page: Page) -> Node:
        say, art = self.house.words, page.art
        if any(self.focus.name in names for names in self.groups.values()):
            self.shown = self.focus.name
        line = art.line_height(f"heading@{art.text_scale * 0.86:g}")
        heading = row(
            Picture(source="ui/gear", height=line * 0.86),
            Text(words=say("settings"), style="heading", size=0.86, one_line=True, grow=1), gap=18,
            align="center", height=line)
        about = say(f"set-about-{self.shown}")
        if not self.roomy:
            return build_cupboard(heading, column(
                Text(words=about, style="small", ink=GOLD, one_line=True),
                replace(self._build_chest(page), grow=1), gap=4))
        low = -20 if self.shown in ("language", "music") else 0  # people stand at the foot
        window = build_slate(VIEWS.get(self.shown, NIGHT_VIEW), stack(
            PREVIEWS[self.shown](self.house),
            padding=Padding(32, 36, 32, 36 + low)), grow=1)
        texts = tuple(say(f"set-about-{name}") for name in self.groups[self.open])
        level = find_level(self.shown, self.house)  # the teacher likes sounds, and misses them
        feels = "" if not level else "glad" if level[0] else "sorry"
        teacher = build_lecture(FELTS["sound"], about, texts, 282, "body@1.3", feels, height=270)
        return build_cupboard(heading, row(
            replace(self._build_chest(page), width=936), column(window, teacher, gap=6, grow=1),
            gap=32))

    def _build_chest(self, page: Page) -> Node:
        say, lit, groups = self.house.words, self.focus.name, self.groups
        names = groups[self.open]
        rows = [build_setting(
            name, say(f"set-{name}"), self.describe(name), ROWS[name].picture, FELTS[self.open],
            find_level(name, self.house), lit=lit == name, pictured=self.roomy) for name in names]
        space = Node(grow=0.02, min_height=8 if self.roomy else 6, max_height=48)
        lies = len(rows) < max(map(len, groups.values())) - 1
        cat = first_that_fits(row(Node(grow=1), Picture(
            source="ui/hearth/cat", aspect=2, across=1, down=1, grow=1), min_height=121,
            padding=Padding(right=24)), Node(), grow=0.05) if lies else None
        key = key_sign(page.art, self.house, self.last_device, Action.LOG) if (
            len(groups) > 1) else None
        return build_chest(
            [Drawer(name, say(f"set-{name}"), FELTS[name]) for name in groups],
            list(groups).index(self.open),
            column(space, *(part for one in rows for part in (one, space)), cat, justify="center"),
            key, 186 if self.roomy else 322)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        self.flight.draw(screen, self.page.anchors)
