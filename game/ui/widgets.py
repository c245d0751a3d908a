"""Widgets that screens share."""

from __future__ import annotations

from game.core import Says
from game.picture.theme import DIM, INK, IVORY
from game.ui.layout import Node, Picture, Text, frame, pad, row


def button(
    name: str, label: str, picture: str = "", *, height: float, focus: str = "",
    main: bool = False, centered: bool = False, why: Says | None = None, group: str = "buttons",
) -> Node:
    """Return a label that can be pressed, with a picture before it. A `main` one is a light
    plank: what most people choose."""
    kind = "main button" if main else "button"
    style = "button disabled" if why and not main else f"{kind} focused" if name == focus else kind
    ink = INK if main else DIM if why else IVORY
    icon = Picture(source=picture, height=min(height - 20, 60), ink=INK if main else None)
    words = Text(words=label, style="label", ink=ink, group=group, grow=0 if centered else 1,
                 align="left" if picture else "center")
    return frame(style, row(icon if picture else None, words, gap=14, align="center",
                            justify="center" if centered else "start", padding=pad(20, 2)),
                 name=name, told=label, why=why, height=height)
