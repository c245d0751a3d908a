"""What the game is named after: a dish, on which lie the cards that whoever is out first gets."""

from __future__ import annotations

from game.picture.screen import Box, Screen
from game.picture.stuff import lay
from game.tables.picture import Part

WIDE, TALL = 4.0, 0.706  # of a card of the pile, and of that
WORDS, AIR = ("name/haggis", "whose/haggis", "round"), 8  # what is written of it, and round that
UP = 0.1  # how far the dish stands above the middle of the pile, of its height


class Dish(Part):
    """The pile lies on it, and both on one plate with what is written of them."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        count = sum(place.startswith("haggis/") for place in show.layer.pieces())
        if count:
            first, last = show.board.pose("haggis/0"), show.board.pose(f"haggis/{count - 1}")
            wide = first.w * WIDE
            high = wide * TALL
            image = show.stage.art.picture("pieces/haggis/dish", wide, high)
            middle = first.y - high * UP
            self._plate(screen, middle - high / 2)
            screen.put_centered(image, (first.x + last.x) / 2, middle)

    def _plate(self, screen: Screen, top: float) -> None:
        """Under the dish and the words."""
        show = self.show
        words = [show.board.box(place) for place in WORDS]
        x, y = min(box.x for box in words) - AIR, top - AIR
        wide = max(box.right for box in words) + AIR - x
        high = max(box.bottom for box in words) + AIR - y
        lay(screen.put, show.stage.art, show.style.theme.stuff, Box(x, y, wide, high), width=3)
