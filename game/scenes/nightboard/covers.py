"""Build the head of the night board: game boxes on a shelf, and pictures of other lists behind a
post."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import replace

from game.games import list_games
from game.picture.page import Hints, Page
from game.picture.screen import SAFE, WINDOW
from game.picture.theme import GOLD, INK
from game.tables.game_box import build_box
from game.tables.miniature import FRAME
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.cloths import WINE
from game.ui.furniture.cupboard import build_part
from game.ui.layout import LIT, Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import build_gilded

TITLE_WIDTH, ASIDE = 312.0, 46.0  # the room for the title; between games and other lists
BEAM, TOP = 40.0, 222.0  # the board over all; the shelf


def measure_edge(page: Page) -> float:
    """Return the height of the shelf's edge with the name of the open box."""
    return max(60, cupboard.measure_edge(page))


def build_covers(page: Page, head: str, about: str, told: str, covers: Mapping[str, str],
                 opened: str, hints: Hints | None, *, ring: bool) -> Node:
    """Return the shelf after a head with the title of the leaf (`about`). `covers` maps games or
    pictures of lists to their names. The open cover is the control of the leaf, described by
    `told`, with these hints; a pointer can press all. Without hints none can be pressed. `ring`:
    the open cover has one."""
    count = len(covers)
    slot = min((SAFE.w - TITLE_WIDTH - 12 - ASIDE) / count, 236)
    split = SAFE.right - slot * (count - len(list_games())) - ASIDE / 2

    def build(name: str) -> Node:
        is_open = name == opened
        high = min(166, (slot - 34) / box_art.SHAPE + 8) - (0 if is_open else 24)
        pointed = None if hints is None else Node(name=f"box/{name}", pointer_only=True)
        control: dict[str, object] = {} if hints is None or not is_open else {
            "name": "leaf", "told": told, "turns": True, "hints": hints}
        light = LIT if is_open else 200
        picture = build_box(name, light) if name in list_games() else stack(
            stack(build_part("shadow"), padding=Padding(-20, 6, -50, -30)),
            frame("picture frame", Picture(source=name, aspect=box_art.SHAPE, light=light),
                  padding=pad(FRAME)))
        box = stack(picture, frame("ring") if is_open and ring else None, pointed,
                    height=high, width=high * box_art.SHAPE, **control)
        return stack(build_part("lit") if is_open else None,
                     column(box, align="center", justify="end",
                            padding=Padding(cupboard.SPINE, 0, 0, 0)), width=slot)

    def build_name(name: str) -> Node:
        """Return the name of a cover; that of the open one is large on a plate."""
        words: Node = Text(words=covers[name], style="small", size=0.95, scale_limit=1,
                           ink=(54, 33, 18), group="covers", one_line=True, shrink=0,
                           max_width=slot + 12)
        if name == opened:
            large = Text(words=covers[name], size=1.06, scale_limit=1, ink=INK,
                         align="center", one_line=True)
            words = frame("window", row(large, padding=pad(10, 0)), max_width=slot + 54)
        return row(words, justify="center", align="center", width=slot)

    def build_row(build: Callable[[str], Node], **given: object) -> Node:
        """Return something for each cover, games first."""
        heads, others = ([build(name) for name in covers if (name in list_games()) is game]
                         for game in (True, False))
        return row(Node(grow=1), *heads, Node(width=ASIDE), *others, **given)

    words = column(Text(words=head, style="heading", ink=GOLD, one_line=True),
                   Text(words=about, style="small" if len(about) > 24 else "body")
                   if about else None,
                   justify="center", width=TITLE_WIDTH, padding=Padding(0, 14, 0, 0))
    edge = measure_edge(page)
    return stack(
        _build_shelf(edge, split),
        column(stack(row(words), build_row(build), padding=Padding(SAFE.x, BEAM, SAFE.x, 0),
                     height=TOP),
               build_row(build_name, padding=pad(SAFE.x, 4), height=edge)), height=TOP + edge)


def build_heading(head: str, title: str, hints: Hints | None, *, focused: bool) -> Node:
    """Return a heading beside a choice of leaves, for large texts."""
    arrow = Picture(source="ui/play", height=36)
    choice = None if hints is None else frame(
        "button focused" if focused else "button",
        row(replace(arrow, mirrored=True), Text(words=title, ink=GOLD, grow=1, align="center"),
            arrow, gap=8, align="center", padding=pad(32, 2)),
        name="leaf", turns=True, grow=7, told=title, hints=hints)
    words = Text(words=head, style="heading", ink=GOLD, one_line=True)
    return row(words, Node(grow=3), choice, gap=24, padding=Padding(SAFE.x, SAFE.y, SAFE.x, 10))


def build_bill(page: Page, head: str, game: str) -> Node:
    """Return the shelf for passers-by while nobody has won: a large title between the name of a
    game and a cup."""
    name = Text(words=game, style="heading", ink=GOLD, align="center", one_line=True,
                width=TITLE_WIDTH)
    cup = column(Picture(source="ui/trophy", height=138), align="center", justify="center",
                 width=TITLE_WIDTH)
    return stack(_build_shelf(measure_edge(page)),
                 column(row(name, build_gilded(head, grow=1), cup, gap=48, height=TOP,
                            padding=Padding(SAFE.x, BEAM + 10, SAFE.x, 0))),
                 height=TOP + measure_edge(page))


def _build_shelf(edge: float, split: float | None = None) -> Node:
    """Return felt behind a shelf, in another colour to the right of the post, if there is one."""
    felts: list[Node] = [frame("felt", tint=WINE)]
    post = None
    if split is not None:
        felts.append(row(Node(grow=1), frame("felt", tint=(38, 58, 100),
                                             width=WINDOW.w - cupboard.CHEEK - split)))
        post = row(Node(grow=1), build_part("post", width=cupboard.POST), height=TOP - BEAM,
                   padding=Padding(right=WINDOW.w - split - cupboard.POST / 2))
    shade = build_part("shade", height=cupboard.SHADE)
    return stack(
        column(Node(height=BEAM), stack(*felts, height=TOP - BEAM, padding=pad(cupboard.CHEEK, 0)),
               frame("shelf", height=edge), shade),
        column(cupboard.build_beam(height=BEAM, garland=False), shade),
        column(post, padding=Padding(top=BEAM)))


def build_cupboard(top: float, ledge: float, *, covered: bool, poster: bool) -> Node:
    """Return the cupboard behind a leaf, the ledge under it, and a cat on the floor, which a poster
    leaves to its invitation."""
    below, under = Node(), Node()
    if not poster:
        below = column(frame("shade", height=cupboard.FLOOR - ledge - 16),
                       padding=Padding(cupboard.CHEEK, ledge + 16, cupboard.CHEEK))
        under = column(frame("shelf", height=20), padding=Padding(top=ledge - 3))
    long = cupboard.CAT * 0.8
    cat = column(Node(grow=1), row(
        Node(grow=1), None if poster else cupboard.build_candle(1.5 * long),
        cupboard.build_cat(long), gap=58, align="end", padding=Padding(
            right=SAFE.x + 20, bottom=WINDOW.h - cupboard.FLOOR - 8))) if covered else None
    return stack(cupboard.build_niche(40 if covered else top, garland=not covered), below, under,
                 cat)
