"""Signs of keys and buttons of devices."""

from __future__ import annotations

from game.devices.devices import Device
from game.devices.glyphs import Glyph
from game.devices.press import Action
from game.picture.art import Art
from game.picture.hints import Host, draw_glyph, glyph_side, width_of_glyph
from game.picture.page import Page
from game.ui.box import Box
from game.ui.layout import Node, Paint


def key_sign(
    art: Art, host: Host, device: Device, action: Action, style: str = "small",
) -> Node | None:
    """Return the sign of the key for an action, or None if the device has no such key."""
    if not (width := width_of_glyph(art, host, device, action, style)):
        return None
    glyph = host.devices.glyph(device, action)
    return Paint(paint=draw_sign, values=(host, device, action, style, glyph), width=width,
                 height=glyph_side(art, style))


def draw_sign(
    page: Page, box: Box, host: Host, device: Device, action: Action, style: str, _glyph: Glyph,
) -> None:
    draw_glyph(page, host, box, device, action, style)
