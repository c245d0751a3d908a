"""What lies under the top of a quay's pile, in a strip on each card that is too far covered to be
read: its rank and its suit, as they stand on the card. Beside those of the lowest one that is seen
stands how many more there are."""

from __future__ import annotations

import pygame

from game.picture.screen import Box
from game.picture.sprites import Look
from game.picture.theme import GOLD
from game.tables.places import kind_of, numbers_of
from game.tables.seen import Brush, Painting, Panel, Seen, Signs
from game.tables.widgets import fixed_text
from game.ui.layout import frame, pad, row

INDENT = 6.0  # before the signs
DEEP = 2  # the depth of the lowest one
EDGE, AIR = 4.0, 1.0  # of a card, and over and under the signs


def strip_buried(seen: Seen) -> Signs:
    """Put a strip on each buried card of all piles, but of what still moves."""
    for place, piece in seen.pieces.items():
        if kind_of(place) != "pile" or not (depth := numbers_of(place)[1]):
            continue
        over = f"{place.rpartition('/')[0]}/{depth - 1}"
        if {place, over} & seen.flying:
            continue
        pose, upper = seen.pose_raised(place), seen.pose_raised(over)
        high = upper.y - upper.h / 2 - (pose.y - pose.h / 2)
        if 15 <= high < pose.h * 0.3:  # of more the rank can be read, and less has no room
            box = pose.box.inset(EDGE, 0)
            strip = box._replace(y=box.y + EDGE, h=max(high - EDGE, 1))
            more = [*seen.board.lies.values()].count(place) if depth == DEEP else 0
            yield Painting(_draw_strip, (strip, seen.style.looks[piece]))
            if more:
                words = fixed_text(seen, seen.say(("halmstad-buried", more)), "small@0.9", ink=GOLD,
                                   one_line=True)
                yield Panel(strip, row(frame("buried", words, padding=pad(7, 0)), justify="end"))


def _draw_strip(brush: Brush, box: Box, look: Look) -> None:
    """Draw rank and suit of a card beside each other, as high as there is room."""
    art = brush.art
    size = art.to_pixels(box.w), art.to_pixels(box.h)

    def make() -> pygame.Surface:
        image = pygame.Surface(size).convert_alpha()
        high, x = box.h - 2 * AIR, INDENT
        # where rank and suit are, in shares of a card
        for left, top, w, h in ((0.035, 0.066, 0.25, 0.275), (0.035, 0.37, 0.25, 0.2)):
            large = high / h / look.tall  # how wide a card is whose sign is as high as that
            card = art.load_picture(look.picture, large, large * look.tall, dull=True)
            cw, ch = card.get_size()
            part = card.subsurface((int(left * cw), int(top * ch), int(w * cw), int(h * ch)))
            if x == INDENT:
                image.fill(part.get_at((1, 1)))
            image.blit(part, (art.to_pixels(x), art.to_pixels(AIR)))
            x += w * large + 10
        return image

    brush.screen.put(art.keep(("buried", look.picture, size), make), box.x, box.y)
