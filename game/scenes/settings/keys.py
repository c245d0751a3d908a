"""Set keys and pad buttons: press a row, then the key or button for it."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.settings import next_value
from game.devices.bindings import BindingError, TableName
from game.devices.glyphs import key_cap, read_key_labels
from game.devices.press import Action, Press
from game.house import House
from game.picture.hints import file_of_glyph, glyph_side
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import GOLD, INK
from game.scenes.menu import MenuScene
from game.ui.furniture import cupboard
from game.ui.furniture.cloths import GREEN
from game.ui.furniture.cupboard import build_cupboard
from game.ui.furniture.teacher_bubble import build_lecture
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
)
from game.ui.widgets.controls import Entry, build_button, build_choice
from game.ui.widgets.device_drawings import build_keyboard, draw_pad

TABLES: tuple[TableName, ...] = ("left", "right", "pad")
ACTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL,
           Action.WHY, Action.RULES, Action.PREV, Action.NEXT, Action.LOG, Action.UNDO)


class BindingScene(MenuScene):
    """The actions of one table of bindings under its device; the jump buttons turn to the next
    table."""

    backdrop = cupboard.BACK

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.table: TableName = "left"
        self.waiting: Action | None = None
        self._layout = read_key_labels()

    @property
    def bound(self) -> Mapping[Action, tuple[str, ...]]:
        """Return the keys or buttons of each action on this table."""
        bound: Mapping[Action, tuple[str, ...]] = getattr(self.house.devices.bindings, self.table)
        return bound

    def list_entries(self) -> list[Entry]:
        say, house = self.house.words, self.house
        return [
            Entry("table", say("binding-for"), value=say(f"binding-{self.table}"), turn=self._turn),
            Entry("back", say("back"), self.go_back, "ui/leave"),
            Entry("reset", say("binding-reset"), lambda: house.rebind(
                type(house.devices.bindings)()), "ui/undo")]

    def build(self, page: Page) -> Node:
        say, focus, height = self.house.words, self.focus.name, page.control_height()
        table, *others = self.list_entries()
        head = max(page.art.line_height("heading"), height)
        heading = row(
            Picture(source="ui/keys", height=head * 0.8),
            Text(words=say("set-keys"), style="heading", one_line=True, grow=1),
            build_choice(
                table.name, table.label, table.value, height=height, focus=focus, main=True,
                slides=True, share=0.3, width=(SAFE.w - 24) * 2 / 3 + 12),
            gap=16, align="center", height=head)
        rows = [self._build_row(page, action) for action in ACTIONS]
        columns = (column(*rows[n:n + 4], gap=12, grow=1) for n in range(0, len(rows), 4))
        buttons = row(*(build_button(one.name, one.label, one.picture, height=height, focus=focus,
                                     style="body", centered=True, width=(SAFE.w - 24) / 3)
                        for one in others), justify="space-between")
        return build_cupboard(heading, column(self._build_device(page), row(*columns, gap=12),
                                              gap=16, padding=Padding(bottom=12)), buttons)

    def choose(self, name: str, step: int) -> None:
        if name in ACTIONS:
            self.waiting = Action(name)
            self.house.devices.begin_capture("pad" if self.table == "pad" else "key")
        else:
            super().choose(name, step)

    def _build_device(self, page: Page) -> Node:
        """Return the device, if there is room, beside the teacher with instructions. The keys of
        the focused action are highlighted."""
        say, bound = self.house.words, self.bound
        shines = next((tuple(bound.get(one, ())) for one in ACTIONS if one == self.focus.name), ())
        if self.table == "pad":
            means = {name: say(f"action-{action}") for action, names in bound.items()
                     for name in names if not name.startswith("dpad")}
            device: Node = Paint(
                paint=draw_pad, values=(self._find_family(), means, shines), grow=1)
        else:
            device = build_keyboard(self._layout, [key for keys in bound.values() for key in keys],
                                    shines)
        texts = say("binding-how"), say("binding-press")
        waits = self.waiting is not None
        teacher = build_lecture(GREEN, texts[waits], texts, 300, "body", "curious" if waits else "",
                                Padding(18, 32, 18, 14), width=520)
        roomy = not page.art.large_text
        shown = row(teacher if roomy else None, device, gap=12, min_height=190)
        return first_that_fits(shown, Node(), grow=1)

    def _build_row(self, page: Page, action: Action) -> Node:
        say, lit = self.house.words, self.focus.name == action
        small = max(0.7, 1 / page.art.text_scale)  # of keys, so that actions have room
        names = self.bound.get(action, ())
        if action is self.waiting:
            keys = [frame("waiting key" if lit else "button", Text(
                words=say("binding-press"), size=small, ink=GOLD, align="center", group="keys"),
                padding=pad(12, 0))]
        elif self.table == "pad" and names:
            keys = [frame("pad button", Picture(
                source=f"ui/glyphs/{file_of_glyph(f'{self._find_family()}_{name}')}",
                height=min(glyph_side(page.art) * 1.4, page.control_height() - 12)),
                padding=pad(4, 2)) for name in names]
        else:
            caps = dict.fromkeys(key_cap(name, self._layout) for name in names) or ["–"]
            keys = [frame("key cap", Text(
                words=cap, size=small, ink=INK, align="center", group="keys", one_line=True),
                padding=pad(16, 0), shrink=1) for cap in caps]
        label = Text(words=say(f"action-{action}"), ink=INK, group="actions", grow=1)
        return frame("main button focused" if lit else "main button", row(
            label, *(column(key, justify="center", padding=pad(0, 6)) for key in keys), gap=10,
            padding=pad(20, 2)), name=str(action), told=say(f"action-{action}"),
            height=page.control_height(), shrink=1)

    def _find_family(self) -> str:
        """Return the make of the first connected pad."""
        devices = self.house.devices
        return next(
            (devices.find_family(d) for d in devices.list_attached() if d.startswith("pad/")),
            "generic")

    def _turn(self, step: int) -> None:
        self.table = next_value(TABLES, self.table, step)
        self.mark_stale()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  waits for a key, not for time
        if self.waiting is None:
            return
        name = self.house.devices.capture()
        if name is None:
            return
        action, self.waiting = self.waiting, None
        if name:
            self._bind(action, name)
        self.mark_stale()

    def _bind(self, action: Action, name: str) -> None:
        try:
            self.house.rebind(self.house.devices.bindings.bind(self.table, action, name))
        except BindingError as error:
            name = key_cap(str(error.values.get("name", "")), self._layout)
            values = {**error.values, "name": name} if "name" in error.values else {**error.values}
            if values.get("first") == f"{self.table}/{action}":  # name the other one, which has it
                values["first"], values["second"] = values["second"], values["first"]
            self.house.refuse((error.key, *map(_name_error_part, values.values())))

    def press(self, press: Press) -> None:
        if self.waiting is not None:
            return
        if press.action in (Action.PREV, Action.NEXT) and press.phase == "down":
            self._turn(1 if press.action is Action.NEXT else -1)
        else:
            super().press(press)

    def leave(self) -> None:
        if self.waiting is not None:
            self.house.devices.end_capture()


def _name_error_part(value: object) -> object:
    """Return in words what a BindingError names: "left/confirm" is an action on a half."""
    table, _, action = str(value).partition("/")
    if not action:
        return str(value)
    return ("binding-place", (f"binding-{table}",), (f"action-{action}",))
