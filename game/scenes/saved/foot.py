"""Build the foot of the saved games: the way back, what else the keys do, an arrow to more matches,
and what a press on the chosen match does."""

from __future__ import annotations

from msgspec.structs import replace

from game.devices.press import Action
from game.picture.hints import APART, glyph_side
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import INK
from game.scenes.saved.cupboard import Cupboard
from game.scenes.saved.match_box import CHOSEN_WIDTH
from game.tables.match_summary import Summary
from game.ui.furniture.cupboard import CAT, FLOOR, build_candle, build_cat, build_part
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)
from game.ui.widgets.controls import build_button
from game.ui.widgets.key_sign import build_hint, key_sign


def build_foot(page: Page, scene: Cupboard, chosen: Summary | None = None, *,
               more: bool = False, full: bool = False) -> Node:
    """Return the foot, on a board if a match is chosen. A cat sleeps there if all places on the
    shelves are `full`."""
    say, device, focus = scene.house.words, scene.last_device, scene.focus.name
    height = glyph_side(page.art) + 6

    def hint(action: Action, key: str, shrink: float = 1) -> Node | None:
        return build_hint(page.art, scene.house, device, action, say(key), shrink=shrink,
                          height=height)
    told = hint(Action.CANCEL, scene.backs)
    back = frame("button focused" if focus == "back" else "" if told else "button", row(
        told or Text(words=say(scene.backs), style="small", one_line=True), align="center",
        padding=pad(6 if told else 14, 0), height=height), name="back", told=say("back"), shrink=1)
    review = hint(Action.NEXT, "hint-review") if (
        chosen and chosen.reviewed and focus.startswith("kept/")) else None
    right = [build_arrow(1) if more else None, Node(width=39), _build_deed(page, scene, chosen)
             ] if chosen else []
    board = [build_part("board"), column(build_part("shade", height=45))] if chosen else []
    return stack(*board, row(
        row(back, review, _build_care(page, scene, height, full=full, free=0 if more else 63),
            gap=APART, grow=1, padding=Padding(SAFE.x, 14, 13, 0)),
        *right, padding=Padding(0, 0, SAFE.x, 0), align="start"), grow=1)


def _build_care(page: Page, scene: Cupboard, height: float, *, full: bool,
                free: float) -> Node:
    """Return how a match is put away: the hint or a button, or a small sign where words have no
    room; and a cat where it has, so much `free` of what follows."""
    label, focus, care, sign = scene.house.words("kept-manage"), scene.focus.name, None, None
    if scene.manages:
        care = build_hint(page.art, scene.house, scene.last_device, Action.UNDO, label, shrink=0,
                          height=height) or replace(build_button(
            "manage", label, height=height, focus=focus, style="small", group="manage"), shrink=0)
        sign = frame("button focused" if focus == "manage" else "button", Picture(
            source="ui/bin", height=height - 16), name="manage", told=label, padding=pad(8),
            width=height, height=height)
    long = 0.62 * CAT
    asleep = row(build_candle(1.5 * long), Node(grow=1), build_cat(long), align="end")
    cat = [Node(grow=1), column(asleep, width=259, height=0, padding=Padding(
        top=FLOOR + 8 - long / 2 - page.hints_top)), Node(width=free)]
    forms = (row(told, *beside) for told in (care, sign) for beside in (cat if full else [], []))
    return first_that_fits(*forms, grow=1, min_width=height, height=height)


def _build_deed(page: Page, scene: Cupboard, chosen: Summary) -> Node:
    """Return what a press on the chosen match does, after the sign of that press."""
    if not chosen.game:
        return Node(width=CHOSEN_WIDTH)
    height = SAFE.bottom - page.hints_top + 12
    key = key_sign(page.art, scene.house, scene.last_device, Action.CONFIRM, "small")
    picture = Picture(source="ui/eye" if chosen.over else "ui/play", height=0.62 * height, ink=INK)
    words = Text(words=scene.house.words(chosen.verb), style="label", ink=INK, scale_limit=1.2)
    plank = frame("main button focused", row(
        key if key.width else picture, words, gap=10, justify="center", align="center",
        padding=pad(12, 6)), height=height)
    return column(plank, padding=Padding(0, 8, 0, 0), width=CHOSEN_WIDTH, name="deed",
                  pointer_only=True)


def build_arrow(step: int) -> Node:
    """Return the arrow to where there are more matches."""
    arrow = Picture(source="ui/play", height=36, ink=INK, turned=-90 * step, shrink=1)
    return frame("hanging arrow" if step > 0 else "shelf arrow", column(
        arrow, justify="center", padding=pad(0, 4)), width=76, height=52 if step > 0 else None,
        name=f"more/{step}", pointer_only=True, leaf=True)
