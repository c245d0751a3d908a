"""What is seen on a stage of a trick that a Valknut has destroyed: it bursts out of the cloth, and
all that lay there is thrown about, charred and cracked."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.contract import Piece
from game.games.herrlof.rules.position import CARDS, VALKNUT
from game.picture.art import Art
from game.picture.board import Pose
from game.picture.theme import NIGHT
from game.tables.looks import Sign, make_look
from game.tables.seen import Brush, Mark, Painting, Seen, Signs
from game.tables.tricks import breaking_place

CHARRED = 56  # how dark lost cards are: they can be read
BURST = make_look(Sign(source="pieces/herrlof/burst", part=3.5, aspect=1 / 0.8))


def draw_burst(seen: Seen) -> Signs:
    """Put fire and cracks in the cloth, under all cards."""
    place = breaking_place(seen)
    return [] if place is None else [Mark(place, BURST)]


def crack_cards(seen: Seen) -> Signs:
    """Char and crack what lies askew, but for another Valknut: all of the trick once more, so that
    no crack runs over what lies on its card."""
    return [] if breaking_place(seen) is None else [Painting(_draw_cracked)]


def _draw_cracked(brush: Brush) -> None:
    seen = brush.seen
    for place in brush.layer.list_order():
        pose = seen.find_resting(place) if place in seen.board.lies else None
        if pose is not None:
            image = _draw_card(brush, seen.pieces[place], pose)
            brush.screen.put_centered(image, pose.x, pose.y)


def _draw_card(brush: Brush, piece: Piece, pose: Pose) -> pygame.Surface:
    """Return a card of a broken trick, as it lies."""
    art, picture = brush.art, brush.seen.style.looks[piece].picture
    if not pose.angle:
        return art.load_picture(picture, pose.w, pose.h)
    return art.keep(("broken", picture, pose), partial(
        _draw_askew, art, picture, pose, whole=piece == CARDS[VALKNUT]))


def _draw_askew(art: Art, picture: str, pose: Pose, *, whole: bool) -> pygame.Surface:
    image = art.load_picture(picture, pose.w, pose.h).copy()
    if not whole:
        image.blit(art.draw_plate(pose.w, pose.h, NIGHT, CHARRED, None, 0, 12), (0, 0))
        image.blit(art.load_picture("ui/crack", pose.w, pose.h), (0, 0))
    return pygame.transform.rotozoom(image, -pose.angle, 1)
