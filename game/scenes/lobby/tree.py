"""The tree of a lobby: people behind a table, their cards on it, and at its front what can be
pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from game.core.contract import Seat
from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import SAFE
from game.scenes.lobby.company import (
    HANDS,
    build_front,
    build_sitter,
    draw_table,
    find_free_devices,
    is_empty,
    person_height,
)
from game.scenes.lobby.footer import (
    START,
    Tile,
    build_play,
    build_row,
    build_tiles,
    play_height,
    tile_height,
)
from game.scenes.lobby.game_sign import build_sign
from game.scenes.lobby.place_card import build_card
from game.tables.style import game_colour
from game.ui.box import Box
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.figures import DESK
from game.ui.layout import Node, Padding, Paint, column, row, stack
from game.ui.show import PageRuler

if TYPE_CHECKING:
    from game.scenes.lobby.scene import LobbyScene

PAIR, CROWD = 2, 4  # so few have wide cards; so many sit close together


class LobbyTree:
    """At large texts the game's box and the plate to begin with give way, and one row of buttons
    stands at the front."""

    def __init__(self, page: Page, scene: LobbyScene) -> None:
        self.page, self.scene, self.house, self.seating = page, scene, scene.house, scene.seating
        self.count, self.two = len(scene.seating.kinds), scene.has_two_rows
        self.free = find_free_devices(scene.house, scene.seating)
        pair, few = self.count <= PAIR, self.count <= CROWD
        self.cover = 0 if not self.two else 330 if pair else 290 if few else 180
        self.aside = self.cover + cupboard.SPINE + (40 if few else 20) if self.cover else 0
        self.gap = 110 if pair else 44 if self.count < CROWD else 13
        self.card_width = min(520 if pair else 430, (
            SAFE.w - self.aside - (self.count - 1) * self.gap) / self.count)

    def build(self, tiles: Sequence[Tile], facts: Sequence[str], told: str) -> Node:
        """Return the lobby with `facts` about the game, and what is `told` of the focus."""
        page, scene, house, seating = self.page, self.scene, self.house, self.seating
        focus, label, ruler = scene.focus.name, house.words("lobby-start"), PageRuler(page)
        slim = self.two and self.count < CROWD
        play = play_height(page) if self.two else 0
        foot = tile_height(page) if self.two else page.control("label")
        sign = self._build_sign(facts, told, slim=slim)
        head = 18 if slim else sign.measure(ruler).h + 8
        below = 46 + foot + (play + 22 if self.two else 0)
        built = [build_card(page, house, seating, seat, focus, device=scene.last_device,
                            free=self.free, ways=[(Action.DOWN, START)] if self.two else [])
                 for seat in range(self.count)]
        card = max(one.measure(ruler, self.card_width).h for one in built)
        person = person_height(scene.room(page).h - head - below - card, self.card_width)
        hidden = below + card - person * (1 - DESK - HANDS)  # the table hides the feet of chairs

        chairs = self._build_seats(lambda seat: build_sitter(
            seating, seat, person, empty=is_empty(seating, seat, self.free)), person)
        fronts = self._build_seats(lambda seat: build_front(
            page, house, seating, seat, person, scene.game, free=self.free,
            badge=seating.next == seat), person)
        cards = self._build_seats(built.__getitem__, card)
        table = self._build_table(card + person * HANDS + below - foot - 14)
        if self.two:
            start: Node = row(Node(width=self.aside), row(build_play(
                label, play, lit=focus == START), justify="center", grow=1))
            buttons = build_tiles(page, tiles, focus)
        else:
            start, buttons = Node(), build_row(page, label, tiles, focus)
        return stack(_lift(chairs, hidden), _lift(table, foot + 14),
                     _lift(self._build_things(), foot + 46), _lift(fronts, hidden),
                     _lift(cards, below), column(sign), _lift(start, foot + 36),
                     _lift(buttons, 0))

    def _build_seats(self, build: Callable[[Seat], Node], height: float) -> Node:
        """Return what each seat has, over the same columns."""
        cells = [replace(build(seat), width=self.card_width) for seat in range(self.count)]
        return row(Node(width=self.aside), row(*cells, gap=self.gap, justify="center", grow=1),
                   height=height)

    def _build_table(self, height: float) -> Node:
        bounds = self.house.screen.bounds
        return Paint(paint=draw_table, height=height, values=(
            self.scene.game, (bounds.x, bounds.right, bounds.bottom)))

    def _build_things(self) -> Node:
        """Return the game's box and other things that stand on the table."""
        if not self.cover:
            return Node()
        box = Paint(paint=draw_box, values=(self.scene.game,), height=self.cover / box_art.SHAPE)
        keepsakes = Paint(paint=draw_keepsakes, width=360 if self.count <= PAIR else 310,
                          height=100)
        return row(column(box, width=self.cover + cupboard.SPINE, padding=Padding(cupboard.SPINE)),
                   Node(grow=1), keepsakes, align="end")

    def _build_sign(self, facts: Sequence[str], told: str, *, slim: bool) -> Node:
        sign = build_sign(self.page, self.house, self.scene.game, facts, told, slim=slim)
        if slim:
            return replace(sign, width=560 if self.count <= PAIR else 440)
        scale = self.page.art.text_scale
        return replace(sign, width=min(1090 * scale, SAFE.w)) if self.two else sign


def _lift(node: Node, foot: float) -> Node:
    """Return a node that stands so high over the foot of the lobby."""
    return column(Node(grow=1), node, Node(height=foot))


def draw_box(page: Page, box: Box, game: str) -> None:
    """Draw the game's box in a light."""
    cupboard.put(page, "light", box.inset(-0.45 * box.w, -0.45 * box.h))
    cupboard.game_box(page, game, game_colour(game), box)
    page.claim(box_art.picture(game), box)


def draw_keepsakes(page: Page, box: Box) -> None:
    cupboard.keepsakes(page, box.bottom, box.x, box.w)
