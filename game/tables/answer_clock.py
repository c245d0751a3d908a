"""A candle that burns down with the time left for an answer."""

from __future__ import annotations

from game.picture.art import Art
from game.picture.screen import Box, Screen


def draw_candle(screen: Screen, art: Art, box: Box, share: float) -> None:
    """Draw a candle on its dish at the foot of a box; `share` of it is left."""
    dish, flame = box.w * 0.36, box.w
    foot = box.bottom - dish * 0.5
    high = max((foot - box.y - flame * 0.8) * min(share, 1.0), 6)
    middle, wide = box.x + box.w / 2, box.w * 0.34
    screen.put(art.load_picture("ui/candle_dish", box.w, dish), box.x, foot - dish / 2)
    screen.put(art.stretch_picture("ui/candle_wax", wide, high), middle - wide / 2, foot - high)
    screen.put(art.load_picture("ui/candle_flame", flame, flame), box.x, foot - high - flame * 0.9)
