"""What lies under the top of a quay's pile, in a strip on each card that is too far covered to be
read: its rank and its suit, as they stand on the card. Beside those of the lowest one that is seen
stands how many more there are."""

from __future__ import annotations

import pygame

from game.core.contract import Place
from game.picture.art import Art
from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.theme import GOLD, NIGHT
from game.tables.picture import Part
from game.tables.places import kind_of, numbers_of
from game.tables.show import Show

SEEN = 0.3  # how much of a card is seen at least where its rank can be read
RANK = 0.035, 0.066, 0.25, 0.275  # of a card, in shares: left, top, wide, high
SUIT = 0.035, 0.37, 0.25, 0.2
LEAST = 15.0  # what is seen less of has no room for a strip
INDENT = 6.0  # before them
DEEP = 2  # the depth of the lowest one
MORE, WIDE = "small@0.9", 14.0  # the letters of how many more there are, and the room beside them
EDGE, AIR, APART = 4.0, 1.0, 10.0  # of a card, over and under the signs, and between them


class Buried(Part):
    """The strips of all piles, but of what still moves."""

    def draw(self, screen: Screen) -> None:
        show, pieces = self.show, self.show.layer.pieces()
        for place, piece in pieces.items():
            if kind_of(place) != "pile" or not (depth := numbers_of(place)[1]):
                continue
            over = f"{place.rpartition('/')[0]}/{depth - 1}"
            if not (show.layer.still(place) and show.layer.still(over)):
                continue
            pose, upper = show.raised(place), show.raised(over)
            seen = upper.y - upper.h / 2 - (pose.y - pose.h / 2)
            if not LEAST <= seen < pose.h * SEEN:
                continue
            image = _strip(show.stage.art, piece, pose.w, seen, show)
            screen.put(image, pose.x - pose.w / 2 + EDGE, pose.y - pose.h / 2 + EDGE)
            if depth == DEEP and (more := self._more(place)):
                self._put_more(screen, show.say(("halmstad-buried", more)), pose, seen)

    def _more(self, lowest: Place) -> int:
        """How many cards lie where the lowest one does."""
        return sum(there == lowest for there in self.show.board.lies.values())

    def _put_more(self, screen: Screen, text: str, pose: Pose, seen: float) -> None:
        art = self.show.stage.art
        wide, high = art.size(text, MORE)[0] + WIDE, min(seen - EDGE, art.line(MORE))
        x, y = pose.x + pose.w / 2 - EDGE - wide / 2, pose.y - pose.h / 2 + EDGE + high / 2
        screen.put_centered(art.plate(wide, high, NIGHT, 235, None, radius=8), x, y)
        screen.put_centered(art.text(text, MORE, GOLD), x, y)


def _strip(
    art: Art, piece: str, wide: float, seen: float, show: Show,
) -> pygame.Surface:
    """Rank and suit of a card beside each other, as high as there is room."""
    look = show.style.looks[piece]
    size = art.pixels(wide - 2 * EDGE), art.pixels(max(seen - EDGE, 1))

    def make() -> pygame.Surface:
        image = pygame.Surface(size).convert_alpha()
        high, x = seen - EDGE - 2 * AIR, INDENT
        for left, top, w, h in (RANK, SUIT):
            large = high / h / look.tall  # how wide a card is whose sign is as high as that
            card = art.picture(look.picture, large, large * look.tall, dull=True)
            cw, ch = card.get_size()
            part = card.subsurface((int(left * cw), int(top * ch), int(w * cw), int(h * ch)))
            if x == INDENT:
                image.fill(part.get_at((1, 1)))
            image.blit(part, (art.pixels(x), art.pixels(AIR)))
            x += w * large + APART
        return image
    return art.keep(("buried", piece, size), make)
