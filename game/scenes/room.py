"""The room under menus, in the light of a late evening."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.house import House
from game.picture.art import Art
from game.picture.ground import draw_glow
from game.picture.screen import SAFE, Screen
from game.picture.theme import Colour
from game.scenes.menu import MenuScene
from game.ui.furniture.hearth import Hearth

ROOM = "table/hearth"
BRIGHT: Colour = (214, 204, 198)  # the light of the room behind chairs
LIT: Colour = (196, 186, 178)  # the same where planks cover most of it
SHADE, FADES = 0.36, 2.0  # the light behind a heading, and its reach in heights


def evening_room(art: Art, screen: Screen, head: float, light: Colour,
                 room: str = ROOM) -> pygame.Surface:
    """Return the room at the window's size, dark down to `head` behind a heading."""
    size = screen.size

    def paint() -> pygame.Surface:
        image = art.load_backdrop(room, size).copy()
        image.fill(light, special_flags=pygame.BLEND_RGB_MULT)
        image.blit(draw_glow(size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        low = screen.to_pixel(0, head)[1] if head else 0
        for y in range(round(low * FADES)):
            grown = max(0.0, (y - low) / (low * (FADES - 1)))
            tone = round(255 * (SHADE + (1 - SHADE) * grown))
            image.fill((tone, tone, tone), (0, y, size[0], 1), special_flags=pygame.BLEND_RGB_MULT)
        return image.convert()

    return art.keep(("evening", room, size, head, light), paint)


class RoomScene(MenuScene):
    """A menu in that room, with a burning fire."""

    backdrop = ROOM
    light: ClassVar[Colour] = LIT

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.hearth = Hearth()

    def tick(self, seconds: float) -> None:
        if not self.house.settings.reduced_motion:
            self.hearth.tick(seconds)

    def draw_scenery(self, screen: Screen) -> None:
        self.hearth.draw(screen, self.house.art)

    @property
    def head(self) -> float:
        """Return the lower edge of the shade behind the heading."""
        return SAFE.y + self.house.art.line_height("heading")

    @property
    def room_picture(self) -> str:
        return ROOM

    def make_background(self, screen: Screen) -> pygame.Surface:
        return evening_room(self.house.art, screen, self.head, self.light, self.room_picture)
