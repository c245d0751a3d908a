"""What is seen on a stage of a trick that a Valknut has destroyed: it bursts out of the cloth, and
all that lay there is thrown about, charred and cracked."""

from __future__ import annotations

from functools import partial

import pygame

from game.core.contract import Piece
from game.games.herrlof.rules.position import CARDS, VALKNUT
from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.theme import NIGHT
from game.tables.picture import Part
from game.tables.tricks import breaking

CHARRED = 56  # how dark lost cards are: they can be read
WIDE, SHAPE = 3.5, 0.8  # of the burst, in widths of its card; its height as a part of that


class Burst(Part):
    """Fire and cracks in the cloth, under all cards."""

    def draw(self, screen: Screen) -> None:
        show = self.show
        if (place := breaking(show)) is not None:
            pose = show.board.pose(place)
            wide = WIDE * pose.w
            screen.put_centered(show.stage.art.picture(
                "pieces/herrlof/burst", wide, SHAPE * wide), pose.x, pose.y)


class Cracks(Part):
    """What lies askew round it is charred and cracked, but for another Valknut."""

    def draw(self, screen: Screen) -> None:
        """All of the trick once more, so that no crack runs over what lies on its card."""
        show = self.show
        if breaking(show) is None:
            return
        pieces = show.layer.pieces()
        for place in show.layer.order():
            pose = show.layer.resting(place) if place in show.board.lies else None
            if pose is not None:
                screen.put_centered(self._card(pieces[place], pose), pose.x, pose.y)

    def _card(self, piece: Piece, pose: Pose) -> pygame.Surface:
        """A card of a broken trick, as it lies."""
        art, picture = self.show.stage.art, self.show.style.looks[piece].picture
        if not pose.angle:
            return art.picture(picture, pose.w, pose.h)
        return art.keep(("broken", picture, pose), partial(
            self._askew, picture, pose, whole=piece == CARDS[VALKNUT]))

    def _askew(self, picture: str, pose: Pose, *, whole: bool) -> pygame.Surface:
        art = self.show.stage.art
        image = art.picture(picture, pose.w, pose.h).copy()
        if not whole:
            image.blit(art.plate(pose.w, pose.h, NIGHT, CHARRED, None, 0, 12), (0, 0))
            image.blit(art.picture("ui/crack", pose.w, pose.h), (0, 0))
        return pygame.transform.rotozoom(image, -pose.angle, 1)
