"""The time that is left for an answer: a candle that burns down, with its seconds under it."""

from __future__ import annotations

from game.picture.art import Art
from game.picture.screen import Box, Screen
from game.picture.theme import IVORY
from game.tables.countdown import HURRY
from game.tables.looks import STRIKE
from game.tables.picture import AskedPart

CLOCK = "countdown"
TELLS, ASTRIDE = 104, 12  # how high the seconds and their words are, and how much wider than it


class Clock(AskedPart):
    """The seconds that are left for an answer: a candle burns down."""

    def draw(self, screen: Screen) -> None:
        show, left = self.scene.show, self.scene.countdown.shown()
        if left is None or show.reel.busy or not show.board.has(CLOCK):
            return
        box, number = show.board.box(CLOCK), TELLS * min(show.stage.art.text_scale, 1.2)
        candle(screen, show.stage.art, box._replace(h=box.h - number),
               left / self.scene.countdown.most)
        colour = STRIKE if left <= HURRY else IVORY
        room = Box(box.x - ASTRIDE, box.bottom - number, box.w + 2 * ASTRIDE, number)
        text = show.say(("clock-left", left))
        self.paper.put(screen, (CLOCK, text, box), lambda page: page.fitted(
            room, text, "asked", colour, "center"))


def candle(screen: Screen, art: Art, box: Box, share: float) -> None:
    """A candle of which a share is left, on its dish at the foot of a box."""
    dish, flame = box.w * 0.36, box.w
    foot = box.bottom - dish * 0.5
    high = max((foot - box.y - flame * 0.8) * min(share, 1.0), 6)
    middle, wide = box.x + box.w / 2, box.w * 0.34
    screen.put(art.picture("ui/candle_dish", box.w, dish), box.x, foot - dish / 2)
    screen.put(art.stretched("ui/candle_wax", wide, high), middle - wide / 2, foot - high)
    screen.put(art.picture("ui/candle_flame", flame, flame), box.x, foot - high - flame * 0.9)
