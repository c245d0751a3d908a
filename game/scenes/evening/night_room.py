"""The room behind the people of a game night: between shelf and table, with a low window and a
small hearth."""

from __future__ import annotations

import pygame

from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, Box, Screen
from game.picture.theme import GOLD
from game.scenes.room import LIT, RoomScene, evening_room
from game.ui.furniture import cupboard
from game.ui.furniture.cloths import DUSKY, build_cloth
from game.ui.furniture.cupboard import build_beam
from game.ui.furniture.hearth import FOOT, LEDGES, LOG, NEAR, PLACE, WALL, WINDOW_PART
from game.ui.layout import Node, Padding, Text, column, row, stack


class NightRoom(RoomScene):
    """A scene in that room, whose page fills the window. Its anchor `table` is the edge of the
    table; the anchors `window` and `hearth` are optional."""

    fills_window = True

    def show_hints(self, page: Page) -> None:
        self.show_back_bar(page)

    def make_background(self, screen: Screen) -> pygame.Surface:
        art, size, anchors = self.house.art, screen.size, self.page.anchors
        if art.large_text:
            return art.load_backdrop(cupboard.BACK, size)
        lower = anchors["window"].y - 54 if "window" in anchors else 0
        hearth, small = self.hearth, anchors.get("hearth")
        hearth.foot = small.bottom + 4 if small else max(
            FOOT, anchors["table"].y + 16 + FOOT - LOG.bottom)
        hearth.size = small.h / 540 if small else 1.0
        hearth.left = cupboard.CHEEK + 14 + hearth.size * LEDGES[0].w if small else 0

        def paint() -> pygame.Surface:
            room = evening_room(art, screen, 0, LIT)
            image = room.copy()

            def copy(part: Box, to: Box, *, flip: bool = False) -> None:
                piece = pygame.transform.smoothscale(room.subsurface(_to_pixels(screen, part)), (
                    art.to_pixels(to.w), art.to_pixels(to.h)))
                image.blit(pygame.transform.flip(piece, flip, flip_y=False),
                           screen.to_pixel(to.x, to.y))

            copy(WINDOW_PART, WINDOW_PART._replace(y=WINDOW_PART.y + lower))
            copy(WALL, WALL._replace(x=0), flip=True)
            if hearth.size:
                copy(PLACE, hearth.place_box(PLACE))
                for part in LEDGES:
                    copy(part, hearth.place_box(part))
                    copy(part, hearth.place_box(part._replace(x=-part.w)), flip=True)
            return image

        return art.keep(("lowered", size, lower, hearth.foot, hearth.size), paint)

    def draw_scenery(self, screen: Screen) -> None:
        if self.house.art.large_text or not self.hearth.size:
            return
        if self.hearth.size < 1:  # its light on those who sit near
            self.hearth.draw_light(screen, self.house.art, self.hearth.place_box(NEAR), 0.4)
        super().draw_scenery(screen)


def _to_pixels(screen: Screen, box: Box) -> pygame.Rect:
    left, top = screen.to_pixel(box.x, box.y)
    right, low = screen.to_pixel(box.right, box.bottom)
    return pygame.Rect(left, top, right - left, low - top)


def build_head(page: Page, title: str, about: str) -> Node:
    """Return the board with a title and a sentence beside or under it."""
    roomy = not page.art.large_text
    return stack(build_beam(), (row if roomy else column)(
        Text(words=title, style="heading", scale_limit=1.25, ink=GOLD, one_line=True),
        Text(words=about, align="right" if roomy else "left", grow=1, one_line=True),
        gap=32 if roomy else 0, padding=Padding(SAFE.x, SAFE.y, SAFE.x, 10)))


def build_table(page: Page, strip: float) -> Node:
    """Return the front table, whose top is a strip over the hints."""
    return column(Node(grow=1), build_cloth(
        strip - 8, DUSKY, height=HEIGHT - page.hints_top + strip, anchor="table"))
