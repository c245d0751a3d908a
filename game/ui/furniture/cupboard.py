"""A cupboard over the whole window: boards, posts between compartments, boxes of games, and their
light (`assets/make/cupboard.py`)."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH
from game.picture.theme import INK, Colour
from game.ui.box import Box
from game.ui.furniture import box_art
from game.ui.layout import (
    LIT,
    Node,
    Padding,
    Picture,
    Size,
    Stack,
    at,
    column,
    frame,
    pad,
    row,
    stack,
)

BACK = "table/cupboard"
POST = 26  # the width of a post between two compartments
CHEEK = SAFE.x - 13  # the width of a side
FLOOR = HEIGHT - 40.0  # the floor of the lowest compartment
CAT, CANDLE = 236.0, 113 / 128  # the width of the cat; the aspect of the candle
KEEPSAKES = Size(420, 128)
STANDS = (0.14, 0.34), (0.42, 0.36), (0.79, 0.52)  # middles and widths of three shadows
DEEP = 0.34  # the height of their shadows, in widths
SHADE = 90  # the height of the shade under a board
SPINE = 22.0  # the width of a box's side
BELOW = 150  # as far as something goes on under a page, at least to the foot of the window
EMPTY = Node()


def measure_edge(page: Page) -> float:
    """Return the height of a shelf's front edge, at the players' text size."""
    return max(50, page.art.line_height("small") + 10)


def build_part(name: str, **given: object) -> Node:
    """Return a part of the cupboard, stretched over its box."""
    return Picture(source=f"ui/cupboard/{name}", aspect=0, **given)  # type: ignore[arg-type]


def build_cupboard(heading: Node, body: Node, buttons: Node = EMPTY) -> Node:
    """Return a page: a heading on the upper board, a lit compartment, and a table with buttons
    before it."""
    return column(
        stack(widen_node(build_beam(), up=SAFE.y, down=10), heading),
        stack(widen_node(build_part("lit"), up=14, down=2),
              widen_node(column(build_part("shade", height=SHADE)), up=14), body,
              padding=Padding(top=24, bottom=20), grow=1),
        stack(widen_node(build_table(), up=18, down=BELOW), buttons))


def widen_node(node: Node, up: float = 0, down: float = 0, **given: object) -> Stack:
    """Return a node that reaches both sides of the window, and over and under its box."""
    return stack(node, padding=Padding(-SAFE.x, -up, -SAFE.x, -down), **given)


def build_beam(*, garland: bool = True, **given: object) -> Node:
    """Return the upper board, perhaps with a garland over it."""
    return stack(
        build_part("board"),
        Picture(source="ui/cupboard/garland", aspect=WIDTH / 80, down=0) if garland else None,
        column(Node(grow=1), frame("beam edge", height=14)), **given)


def build_table(**given: object) -> Node:
    """Return a table with light on its edge."""
    return stack(build_part("board"), column(frame("table edge", height=14)), **given)


def build_cheeks(top: float = 0) -> Node:
    """Return the two sides of the cupboard, below a height."""
    cheek = build_part("post", width=CHEEK)
    return row(cheek, Node(grow=1), cheek, padding=Padding(top=top))


def build_niche(top: float, *, garland: bool = True) -> Node:
    """Return a lit compartment in a window, from an upper board whose foot is at `top`."""
    return stack(
        column(Node(height=top), build_part("lit", grow=1), Node(height=HEIGHT - FLOOR)),
        build_cheeks(top), column(build_beam(height=top, garland=garland)),
        column(Node(grow=1), frame("shelf", height=HEIGHT - FLOOR + 8), padding=Padding(bottom=-8)))


def build_shelf(wall: Node, things: Node, edge: float, style: str = "shelf",
                **given: object) -> Node:
    """Return things on a shelf before a wall, in the shade of the board over them."""
    return stack(column(replace(wall, grow=1), frame(style, height=edge)),
                 column(build_part("shade", height=SHADE)), things, **given)


def build_cat(long: float, **given: object) -> Node:
    return Picture(source="ui/hearth/cat", aspect=2, width=long, **given)  # type: ignore[arg-type]


def build_keepsakes(width: float) -> Node:
    """Return a candle, a mug and books in their shadows."""
    w, h = KEEPSAKES
    shadows = (at(Box((middle - part / 2) * w, h - 0.42 * DEEP * part * w, part * w,
                      DEEP * part * w), build_part("shadow")) for middle, part in STANDS)
    return stack(*shadows, Picture(source="ui/keepsakes", aspect=w / h), canvas=KEEPSAKES,
                 width=width, height=width * h / w)


def build_candle(wide: float) -> Node:
    """Return the candle of keepsakes with this width."""
    high = wide * KEEPSAKES.h / KEEPSAKES.w
    candle = Picture(source="ui/candle", aspect=CANDLE, height=high)
    return column(candle, padding=Padding(bottom=4))  # it stands behind a cat


def build_gem(side: float, colour: Colour) -> Node:
    """Return a square stone on its corner in a rim; its corners reach over its box."""
    gem = partial(Picture, source="ui/gem")
    return stack(gem(ink=INK), stack(gem(ink=colour), padding=pad(3 * 2**0.5)),
                 padding=pad(side * (1 - 2**0.5) / 2), width=side, height=side)


def build_box(picture: str, colour: Colour, light: int = LIT, spine: float = SPINE,
              *, leaf: bool = False, **given: object) -> Node:
    """Return the box of a game: its cover in some light, and its coloured left side."""
    band = frame("brass band", height=5)
    side = column(band, Node(grow=1), band, width=spine - 5, padding=Padding(top=16, bottom=17))
    return stack(
        stack(build_part("shadow"), padding=Padding(-20, 6, -50, -30)),
        stack(frame("box side", row(side, padding=Padding(left=4)), tint=colour),
              padding=Padding(-spine, 3, 3)),
        Picture(source=picture, aspect=box_art.SHAPE, light=light, leaf=leaf), **given)
