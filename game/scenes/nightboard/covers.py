"""Build the head of the night board: the box of each game on a shelf, and pictures of other lists
behind a post."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from game.picture.page import Hints, Page
from game.picture.screen import SAFE, WINDOW, Box
from game.picture.theme import GOLD, INK, OAK, Colour
from game.shelf import games
from game.tables.miniature import FRAME, hang
from game.tables.style import game_colour
from game.ui.frames import draw_frame
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.cloths import WINE
from game.ui.furniture.cupboard import LIT
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import gilded

TITLE_WIDTH, ASIDE = 312.0, 46.0  # the room for the title; between games and other lists
BEAM, TOP = 40.0, 222.0  # the board over all; the shelf
DUSKY: Colour = (38, 58, 100)  # the felt behind what is no game
NAMES = "small@0.95", "small@0.9", "small@0.85", "small@0.8", "small@0.7"
OPEN_NAMES = "body@1.3", "body@1.2", "body@1.1", "body@1", "body@0.94", "body@0.88", *NAMES


class Cover(NamedTuple):
    """What stands on the shelf: a game or the picture of a list, and what it is called."""

    name: str
    label: str


def measure_edge(page: Page) -> float:
    """Return the height of the edge of the shelf, with the name of the open box."""
    return max(60, cupboard.edge(page))


def build_covers(page: Page, head: str, about: str, told: str, covers: Sequence[Cover], opened: str,
                 hints: Hints | None, *, ring: bool) -> Node:
    """Return the shelf after a head, with what the leaf is `about`. The open cover is the control
    of the leaf, `told` in these words, with these hints; a pointer presses all. Without hints
    nobody presses anything. `ring`: there is one round the open cover."""
    count = len(covers)
    slot = min((SAFE.w - TITLE_WIDTH - 12 - ASIDE) / count, 236)
    split = SAFE.right - slot * (count - len(games())) - ASIDE / 2

    def build(cover: Cover) -> Node:
        is_open = cover.name == opened
        high = min(166, (slot - 34) / box_art.SHAPE + 8) - (0 if is_open else 24)
        box: Node = Paint(paint=draw_cover, height=high, width=high * box_art.SHAPE,
                          values=(cover.name, is_open, is_open and ring))
        if hints is not None:
            box = stack(box, Node(name=f"box/{cover.name}", pointer_only=True), height=high,
                        width=high * box_art.SHAPE)
            if is_open:
                box = stack(box, name="leaf", told=told, turns=True, hints=hints, height=high,
                            width=high * box_art.SHAPE)
        light = Paint(paint=cupboard.light) if is_open else None
        return stack(light, column(box, align="center", justify="end",
                                   padding=Padding(cupboard.SPINE, 0, 0, 0)), width=slot)

    heads, others = ([build(cover) for cover in covers if (cover.name in games()) is game]
                     for game in (True, False))
    style = "small" if len(about) > 24 else "body"
    words = column(Text(words=head, style="heading", ink=GOLD, one_line=True),
                   Text(words=about, style=style) if about else None,
                   justify="center", width=TITLE_WIDTH, padding=Padding(0, 14, 0, 0))
    names = tuple(cover.label for cover in covers)
    place = [cover.name for cover in covers].index(opened)
    return stack(
        Paint(paint=draw_shelf, values=(split,)),
        column(row(words, Node(grow=1), *heads, Node(width=ASIDE), *others, height=TOP,
                   padding=Padding(SAFE.x, BEAM, SAFE.x, 0))),
        Paint(paint=draw_names, values=(names, place, slot)),
        height=TOP + measure_edge(page))


def build_heading(head: str, title: str, hints: Hints | None, *, focused: bool) -> Node:
    """Return a heading beside a choice of leaves, where texts are large."""
    arrow = Picture(source="ui/play", height=36)
    choice = None if hints is None else frame(
        "button focused" if focused else "button",
        row(replace(arrow, mirrored=True), Text(words=title, ink=GOLD, grow=1, align="center"),
            arrow, gap=8, align="center", padding=pad(32, 2)),
        name="leaf", turns=True, grow=7, told=title, hints=hints)
    words = Text(words=head, style="heading", ink=GOLD, one_line=True)
    return row(words, Node(grow=3), choice, gap=24, padding=Padding(SAFE.x, SAFE.y, SAFE.x, 10))


def build_bill(page: Page, head: str, game: str) -> Node:
    """Return the shelf of a board that passers-by see while nobody has won anything: what this is,
    large, between the name of a game and a cup."""
    side = Node(width=TITLE_WIDTH)
    name = Text(words=game, style="heading", ink=GOLD, align="center", one_line=True,
                width=TITLE_WIDTH)
    cup = column(Picture(source="ui/trophy", height=138), align="center", justify="center",
                 width=side.width)
    return stack(Paint(paint=draw_shelf, values=(None,)),
                 column(row(name, gilded(head, grow=1), cup, gap=48, height=TOP,
                            padding=Padding(SAFE.x, BEAM + 10, SAFE.x, 0))),
                 height=TOP + measure_edge(page))


def draw_shelf(page: Page, box: Box, split: float | None) -> None:
    """Draw felt behind a shelf, in another colour right of a post where there is one."""
    wall = box._replace(y=BEAM, h=TOP - BEAM).inset(cupboard.CHEEK, 0)
    draw_frame(page, "felt", wall, WINE)
    if split is not None:
        draw_frame(page, "felt", wall._replace(x=split, w=wall.right - split), DUSKY)
    cupboard.shelf(page, BEAM, TOP, measure_edge(page))
    cupboard.beam(page, BEAM)
    if split is not None:
        cupboard.put(page, "post", wall._replace(x=split - cupboard.POST / 2, w=cupboard.POST))


def draw_cover(page: Page, box: Box, name: str, is_open: bool, ring: bool) -> None:
    """Draw the box of a game, or a framed picture of another list."""
    shine = LIT if is_open else 200
    if name in games():
        cupboard.game_box(page, name, game_colour(name), box, shine)
    else:
        inner = box.inset(FRAME)
        cupboard.put(page, "shadow", box._replace(x=box.x - 20, y=box.y + 6, w=box.w + 70,
                                                  h=box.h + 24))
        hang(page, inner, page.art.soft(name, inner.w, inner.h, shine))
    if ring:
        around = box.inset(-6)
        page.image(page.art.ring(around.w, around.h, GOLD, 5), around.x, around.y)


def draw_names(page: Page, box: Box, names: Sequence[str], opened: int, slot: float) -> None:
    """Draw names on the edge of a shelf; the open one stands large on a plate, in the room that
    those beside it leave."""
    style = cupboard.lettered(page, names, slot, NAMES, 22)
    start = SAFE.right - slot * len(names) - ASIDE
    under = box._replace(y=TOP + 4, h=measure_edge(page) - 8)
    size, last_game = page.art.size, len(games()) - 1
    for n, name in enumerate(names):
        middle = start + (n + 0.5) * slot + ASIDE * (n > last_game)
        if n != opened:
            wide = size(name, style)[0] + 1
            page.text(under._replace(x=middle - wide / 2, w=wide), name, style, (54, 33, 18),
                      "center", leaf=False)
            continue
        left, right = (gap + slot - (size(names[to], style)[0] + 22) / 2
                       if 0 <= to < len(names) else slot / 2
                       for to, gap in ((n - 1, ASIDE * (n == last_game + 1)),
                                       (n + 1, ASIDE * (n == last_game))))
        cupboard.titled(page, under._replace(x=middle - left, w=left + right), middle, name,
                        OPEN_NAMES, 30)


def draw_cupboard(page: Page, _box: Box, leaf: Box, covered: bool, poster: bool) -> None:
    """Draw the cupboard behind a leaf, the ledge under it, and a cat on the floor."""
    cupboard.niche(page, 40 if covered else leaf.y - 20)
    if not poster:
        low = leaf.bottom + 16
        page.image(page.art.plate(WINDOW.w - 2 * cupboard.CHEEK, cupboard.FLOOR - low, INK, 90,
                                  None, 0, 2), cupboard.CHEEK, low)
        page.image(page.art.plate(WINDOW.w, 20, OAK, 255, INK, 3, 4), 0, leaf.bottom - 3)
    if covered:
        long = cupboard.CAT * 0.8
        cat = cupboard.cat(page, cupboard.FLOOR + 8, SAFE.right - 20 - long, long)
        if not poster:  # there an invitation stands beside the cat
            cupboard.candle(page, cupboard.FLOOR + 4, cat.x - 40 - long / 2, 1.5 * long)
