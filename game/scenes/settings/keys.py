"""Keys and pads: press a row, then the key or button that it should mean."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.devices.bindings import BindingError, TableName
from game.devices.glyphs import key_cap, printed
from game.devices.press import Action, Press
from game.picture.hints import drawing, glyph_side
from game.picture.page import SLIDE, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import BUTTON, GOLD, INK, IVORY
from game.scenes.menu import MenuScene
from game.scenes.scenery import cupboard
from game.scenes.scenery.cloths import GREEN
from game.scenes.scenery.planks import bordered
from game.scenes.scenery.teacher_bubble import remark, theatre
from game.scenes.settings.device_drawings import keyboard, pad

if TYPE_CHECKING:
    from game.house import House

LABEL = 0.56  # of a row: the action; the rest shows its keys
TABLES: tuple[TableName, ...] = ("left", "right", "pad")
COLUMNS, GAP, AIR, LINTEL = 3, 12.0, 16.0, 10.0  # of rows; between them; round all; of wood
HEADINGS = "heading@0.9", "heading@0.8", "heading@0.7", "heading@0.6"  # its letters to try
ROOMY, LEAST = 1.25, 190.0  # larger texts have no room for the teacher, nor lower ones for a device
TOLD, TALL = 520.0, 300.0  # how wide she and her bubble are, and how high at most
CAP = 16  # round what is printed on a key
LARGER = 1.4  # than in hints: the buttons of pads
ACTIONS = (Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CANCEL,
           Action.WHY, Action.RULES, Action.PREV, Action.NEXT, Action.LOG, Action.UNDO)


class BindingScene(MenuScene):
    """Actions for one table of bindings under the device that is meant; the shoulders turn to the
    next table."""

    backdrop = cupboard.BACK

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.table: TableName = "left"
        self.waiting: Action | None = None
        self._layout = printed()

    def build(self, page: Page) -> None:
        say, art = self.house.words, page.art
        line, h = art.line("heading"), page.control()
        head, foot = SAFE.y + max(line, h) + LINTEL, page.floor - h - 2 * AIR
        cupboard.light(page, Box(0, head, WIDTH, foot - head))
        cupboard.beam(page, head)
        cupboard.table(page, foot)
        self._head(page, Box(SAFE.x, SAFE.y, SAFE.w, max(line, h)), h)
        rows = -(-len(ACTIONS) // COLUMNS)
        first = foot - AIR - rows * (h + GAP) + GAP
        self._shown(page, Box(SAFE.x, head + AIR, SAFE.w, first - head - 2 * AIR))
        w = (SAFE.w - (COLUMNS - 1) * GAP) / COLUMNS
        bound = getattr(self.house.devices.bindings, self.table)
        caps = [self._caps(bound.get(one, ())) for one in ACTIONS] if self.table != "pad" else []
        keys = page.even(Box(0, 0, w * (0.96 - LABEL) - 30 - 4 * CAP, h - 20), caps)
        style = page.largest_in([(self._label(page, action, Box(0, 0, w, h), keys),
                                  say(f"action-{action}")) for action in ACTIONS],
                                page.styles("body"))
        for n, action in enumerate(ACTIONS):
            column, row = divmod(n, rows)
            box = Box(SAFE.x + column * (w + GAP), first + row * (h + GAP), w, h)
            self._row(page, action, box, style, keys)
        labels = say("binding-reset"), say("back")
        style = page.even_buttons(Box(0, 0, w, h), labels, "body")
        for name, x, label, act, picture in (
                ("reset", SAFE.right - w, labels[0], self._reset, "ui/undo"),
                ("back", SAFE.x, labels[1], self.back, "ui/leave")):
            page.button(name, Box(x, foot + AIR, w, h), label, act, picture=picture,
                        focus=self.focus.name, style=style, middle=True)
        self.hints(page)

    def _head(self, page: Page, box: Box, h: float) -> None:
        """What is chosen here, and for which device."""
        say, side = self.house.words, box.h * 0.8
        w = (box.w - (COLUMNS - 1) * GAP) / COLUMNS * 2 + GAP
        page.image(page.art.picture("ui/keys", side, side), box.x, box.y + (box.h - side) / 2)
        title = Box(box.x + side + 16, box.y, box.w - w - side - 32, box.h)
        page.fitted(title, say("set-keys"), page.largest(
            title, [say("set-keys")], ("heading", *HEADINGS)), IVORY)
        page.choice("table", Box(box.right - w, box.y + (box.h - h) / 2, w, h),
                    say("binding-for"), say(f"binding-{self.table}"), self._turn,
                    focus=self.focus.name, share=0.3, light=True)
        page.spots["table"] = replace(page.spots["table"], slides=True, hints=SLIDE)

    def _shown(self, page: Page, box: Box) -> None:
        """The device that is meant, where there is room for it, and the teacher beside it, who
        says what to do; what the action in the focus has shines."""
        say, roomy = self.house.words, self.house.art.text_scale <= ROOMY
        if box.h < LEAST:
            return
        if roomy:
            niche = Box(box.x, box.y, TOLD, box.h)
            theatre(page, bordered(page, niche), GREEN)
            texts = say("binding-how"), say("binding-press")
            remark(page, niche.inset(18, 14), texts[self.waiting is not None], texts,
                   tall=min(box.h - 34, TALL), style="body",
                   feels="curious" if self.waiting else "")
            box = Box(niche.right + GAP, box.y, box.right - niche.right - GAP, box.h)
        bound: Mapping[Action, Sequence[str]] = getattr(self.house.devices.bindings, self.table)
        lit = next((one for one in ACTIONS if one == self.focus.name), None)
        shines = tuple(bound.get(lit, ())) if lit else ()
        if self.table != "pad":
            keyboard(page, box, self._layout, [key for keys in bound.values() for key in keys],
                     shines)
            return
        means = {name: say(f"action-{action}") for action, names in bound.items()
                 for name in names if not name.startswith("dpad")}
        pad(page, box, self._family(), means, shines)

    def _row(self, page: Page, action: Action, box: Box, style: str, caps: str) -> None:
        say = self.house.words
        lit = self.focus.name == action
        page.button(str(action), box, "", lambda: self._wait(action), focus=self.focus.name,
                    main=True)
        page.fitted(self._label(page, action, box, caps), say(f"action-{action}"), style, INK,
                    leaf=False)
        value = Box(box.x + box.w * (LABEL + 0.04), box.y, box.w * (0.96 - LABEL) - 20, box.h)
        names = getattr(self.house.devices.bindings, self.table).get(action, ())
        if action is self.waiting:
            page.plate(value.inset(-12, 8), BUTTON, 255, GOLD if lit else None)
            page.fitted(value, say("binding-press"), caps, GOLD, "right", leaf=False)
        elif self.table == "pad" and names:
            self._buttons(page, value, names)
        else:
            self._keys(page, value, names, caps)

    def _label(self, page: Page, action: Action, box: Box, caps: str) -> Box:
        """The room of an action's name on its row: before its keys, or what is asked for."""
        names = getattr(self.house.devices.bindings, self.table).get(action, ())
        if action is self.waiting:
            wide = box.w * (0.96 - LABEL)
        elif self.table == "pad":
            wide = len(names) * (min(glyph_side(page.art) * LARGER, box.h - 12) + 16)
        else:
            keys = self._caps(names)
            wide = page.art.size(keys, caps)[0] + (keys.count("   ") + 1) * 2 * CAP
        return Box(box.x + 20, box.y, box.w - wide - 60, box.h)

    def _keys(self, page: Page, box: Box, names: tuple[str, ...], style: str) -> None:
        """Keys as they look, the first one at the left."""
        right = box.right
        for name in reversed(dict.fromkeys(key_cap(n, self._layout) for n in names) or ["–"]):
            wide = min(page.art.size(name, style)[0] + 1, right - 2 * CAP - box.x)
            cap = Box(right - wide - 2 * CAP, box.y + 9, wide + 2 * CAP, box.h - 18)
            page.plate(cap, IVORY, 255, INK)
            page.fitted(cap.inset(CAP, 0), name, style, INK, "center", leaf=False)
            right = cap.x - 10

    def _caps(self, names: tuple[str, ...]) -> str:
        """Keys as they are printed; two that look the same appear once."""
        return "   ".join(dict.fromkeys(key_cap(n, self._layout) for n in names)) or "–"

    def _buttons(self, page: Page, box: Box, names: tuple[str, ...]) -> None:
        """Buttons as they look on the first pad that is plugged in."""
        family = self._family()
        side = min(glyph_side(page.art) * LARGER, box.h - 12)
        for n, name in enumerate(reversed(names)):
            x = box.right - (n + 1) * side - n * 16
            at = Box(x, box.y + (box.h - side) / 2, side, side)
            page.plate(at.inset(-4, -2), BUTTON, 255, None)
            file = drawing(f"{family}_{name}")
            page.picture(at, f"ui/glyphs/{file}", leaf=False)

    def _family(self) -> str:
        """The make of the first pad that is plugged in."""
        devices = self.house.devices
        return next((devices.family(d) for d in devices.attached() if d.startswith("pad/")),
                    "generic")

    def _turn(self, step: int) -> None:
        self.table = TABLES[(TABLES.index(self.table) + step) % len(TABLES)]
        self.stale()

    def _wait(self, action: Action) -> None:
        self.waiting = action
        self.house.devices.begin_capture("pad" if self.table == "pad" else "key")
        self.stale()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  waits for a key, not for time
        if self.waiting is None:
            return
        name = self.house.devices.capture()
        if name is None:
            return
        action, self.waiting = self.waiting, None
        if name:
            self._bind(action, name)
        self.stale()

    def _bind(self, action: Action, name: str) -> None:
        try:
            self.house.rebind(self.house.devices.bindings.bind(self.table, action, name))
        except BindingError as error:
            name = key_cap(str(error.values.get("name", "")), self._layout)
            values = {**error.values, "name": name} if "name" in error.values else {**error.values}
            if values.get("first") == f"{self.table}/{action}":  # it is told what has it already
                values["first"], values["second"] = values["second"], values["first"]
            self.house.refuse((error.key, *map(_named, values.values())))

    def _reset(self) -> None:
        self.house.rebind(type(self.house.devices.bindings)())
        self.stale()

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


def _named(value: object) -> object:
    """The place that a BindingError names, for players: "left/confirm" is an action on a half."""
    table, _, action = str(value).partition("/")
    if not action:
        return str(value)
    return ("binding-place", (f"binding-{table}",), (f"action-{action}",))
