"""The key or button of a device that does something."""

from __future__ import annotations

from game.devices.press import Action, Device
from game.picture.art import Art
from game.picture.hints import GAP, Host, file_of_glyph, glyph_side, width_of_glyph
from game.picture.theme import INK
from game.ui.layout import Node, Picture, Text, frame, row


def key_sign(art: Art, host: Host, device: Device, action: Action,
             style: str = "small@1") -> Node:
    """Return the sign of a key, as wide as its name needs; a node without a width where the device
    has none."""
    glyph, side = host.devices.find_glyph(device, action), glyph_side(art, style)
    if glyph.kind == "svg":
        return Picture(source=f"ui/glyphs/{file_of_glyph(glyph.name)}", width=side, height=side)
    if glyph.kind == "none":
        return Node()
    name, _, size = style.partition("@")
    return frame("key", Text(words=glyph.name, style=name, ink=INK, align="center", one_line=True,
                             size=float(size) / art.text_scale if size else 1),
                 width=width_of_glyph(art, host, device, action, style), height=side)


def build_hint(art: Art, host: Host, device: Device, action: Action, words: str, *,
               style: str = "small", shrink: float = 1, height: float | None = None) -> Node | None:
    """Return a key and what it does; None where the device has no key for that."""
    key = key_sign(art, host, device, action, style)
    name, _, size = style.partition("@")
    told = Text(words=words, style=name, group="hints", one_line=True, shrink=shrink,
                size=float(size) / art.text_scale if size else 1)
    return row(key, told, gap=GAP, align="center", shrink=shrink,
               height=height) if key.width else None
