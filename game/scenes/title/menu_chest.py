"""The menu of the title: a chest of entries, or plates for large texts, and two small plates beside
the hints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core.words import Words
from game.devices.press import Action
from game.picture.page import Page
from game.picture.theme import GOLD, INK, IVORY
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack

ENTRIES = {"series": "night", "puzzles": "puzzle", "nightboard": "board", "kept": "saved"}


def build_chest(page: Page, say: Words, focus: str, counts: Mapping[str, str]) -> Node:
    """Return entries side by side, each with its sign over its label; some have `counts` at their
    corner."""
    size = max(1.2 / page.art.text_scale, 1)
    style = f"small@{size * page.art.text_scale:g}"
    width = max(page.art.measure_text(word, style)[0] for name in ENTRIES
                for word in say(name).split()) + 32
    entries: list[Node] = []
    for name, picture in ENTRIES.items():
        label = Text(words=say(name), style="small", size=size, align="center", group="menu",
                     height=2 * page.art.line_height(style), ink=GOLD if name == focus else IVORY)
        entries += [_build_entry(say, name, focus, counts, column(
            row(Picture(source=f"ui/menu/{picture}", height=78, shrink=1), justify="center",
                align="center", grow=1), label, padding=pad(8, 8)), -14, width=width),
            frame("menu line", width=2)]
    return frame("menu chest", row(*entries[:-1], gap=5))


def build_plates(say: Words, focus: str, counts: Mapping[str, str]) -> Node:
    """Return entries on plates, each with its sign before its label."""
    return row(*(_build_entry(say, name, focus, counts, frame(
        "menu chest", row(Picture(source=f"ui/menu/{picture}", height=64), Text(
            words=say(name), style="small", group="menu", grow=1,
            ink=GOLD if name == focus else IVORY), gap=14, align="center", padding=pad(12, 4))),
        4, grow=1) for name, picture in ENTRIES.items()), gap=12, grow=1)


def _build_entry(say: Words, name: str, focus: str, counts: Mapping[str, str], content: Node,
                 inset: float, **given: float) -> Node:
    """Return an entry, with a count at its upper right corner."""
    count, told, badge = counts.get(name), say(name), None
    if count:
        told = say("resume-line", told, count)
        badge = column(row(Node(grow=1), frame("count badge", Text(
            words=count, style="small", size=0.84, ink=INK, align="center", one_line=True),
            width=44, padding=pad(3, 0)), height=44), padding=Padding(0, inset, inset, 0))
    return stack(frame("menu entry focused") if name == focus else None, content, badge, name=name,
                 told=told, **given)


def build_low_plates(say: Words, focus: str, names: Sequence[str]) -> Node:
    """Return small plates; nothing lies under them."""
    return row(*(frame("menu entry focused" if name == focus else "menu plate", row(
        Picture(source=f"ui/menu/{'leave' if name == 'quit' else name}", height=36),
        Text(words=say(name), style="small", scale_limit=1.35, one_line=True, shrink=0,
             ink=GOLD if name == focus else IVORY), gap=8, align="center", padding=pad(12, 0)),
        name=name, told=say(name), ways=((Action.DOWN, name),)) for name in names), gap=12)
