"""The key or button of a device that does something."""

from __future__ import annotations

from game.devices.glyphs import Glyph
from game.devices.press import Action, Device
from game.picture.art import Art
from game.picture.hints import Host, draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.ui.box import Box
from game.ui.layout import Node, Paint


def key_sign(art: Art, host: Host, device: Device, action: Action,
             style: str = "small@1") -> Node:
    """Return the sign of a key, as wide as its name needs."""
    return Paint(paint=_draw, values=(host, host.devices.glyph(device, action), device, action,
                                      style),
                 width=width_of_glyph(art, host, device, action, style),
                 height=glyph_side(art, style) + 6)


def _draw(page: Page, box: Box, host: Host, _glyph: Glyph, device: Device, action: Action,
          style: str) -> None:
    draw_glyph(page, host, box, device, action, style, leaf=False)
