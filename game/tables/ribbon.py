"""A ribbon with the player's name across the foot of their panel, for a moment as their turn
begins."""

from __future__ import annotations

from game.picture.screen import SAFE, Box
from game.picture.theme import INK, SEAT_COLOURS
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import seat_sign
from game.ui.layout import Node, Padding, Text, first_that_fits, frame, row

STAYS = 0.9  # seconds
HIGH = 260  # the height from which a panel has a face beside its name


def put_ribbon(seen: Seen) -> Signs:
    """Put a ribbon on the panel of the person whose turn has just begun."""
    if not (seen.sitting and seen.sitting.called):
        return
    seat, since = seen.sitting.called
    box = _find_box(seen.panel_of(seat))
    inside = Padding(max(SAFE.x - box.x, 14), 0, max(box.right - SAFE.right, 14),
                     max(box.bottom - SAFE.bottom, 0))
    sign, told = seat_sign(seat, min(44, box.h - 12)), seen.say(("turn-of", ("seat", seat)))

    def line(style: str, size: float, *, wraps: bool = False) -> Node:
        words = Text(words=told, style=style, size=size, ink=INK, align="center", grow=wraps,
                     shrink=wraps)
        return row(sign, words, gap=14, align="center", justify="center", padding=inside)

    large = [line(style, size) for style, size in (
        ("heading", 1), ("heading", 0.85), ("label", 1), ("label", 0.8), ("body", 0.9))]
    tree = first_that_fits(*large, line("small", 0.9, wraps=True))
    yield Panel(box, frame("turn ribbon", tree, tint=SEAT_COLOURS[seat]), since, STAYS)


def _find_box(panel: Box) -> Box:
    """Return the box of a ribbon: across the foot of a high panel; on a low one under the name,
    beside the face."""
    if panel.h > HIGH:
        return Box(panel.x - 22, panel.bottom - 26, panel.w + 44, 80)
    top = panel.y + 0.46 * panel.h
    face = 128 if panel.h >= 130 else 66
    return Box(panel.x + face, top, panel.w - face + 22, panel.bottom + 10 - top)
