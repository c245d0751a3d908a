"""Build the stage of a watched match: a carved frame between curtains in the colour of its game,
lamps along its front, and signs on its lower beam."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Seat
from game.picture.art import Art
from game.picture.screen import HEIGHT, WIDTH, WINDOW
from game.picture.theme import EDGE, GILT, GOLD, INK, IVORY, SEAT_COLOURS, Colour, shade_colour
from game.tables.highlights import Mark
from game.tables.style import TableStyle
from game.tables.widgets import draw_plate
from game.ui.box import Box
from game.ui.furniture.cupboard import build_gem
from game.ui.furniture.figures import draw_seated
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)

RIM = 18  # the width of the frame
OUT = 10  # how far the stage reaches beyond the screen, as a kiosk shifts its picture a little
STAGE = WINDOW.inset(-OUT)
OVERLAP = 8  # how far a sign reaches over the beam, and under it
LAMP = 136  # the room of a lamp beside the signs


class News(NamedTuple):
    """The last event, its player with their face, and the highlight of the move."""

    words: str
    seat: Seat | None = None
    face: str = ""
    mark: Mark | None = None


def measure_beam(art: Art) -> float:
    """Return the height of a beam with room for two lines."""
    return 2 * art.line_height("body") + 4 - 2 * OVERLAP


def build_stage(art: Art, table: Box, style: TableStyle, *, lamps: bool) -> Node:
    """Return a stage round a table, in the box `STAGE`; `lamps` also stand beside its signs."""
    beam, side = measure_beam(art), table.x - RIM + OUT
    front = table.bottom + beam / 2 + OUT
    bright = shade_colour(style.theme.colour, 4.2)
    wall, post = frame("stage wall", width=side + RIM / 2), frame("stage wood", _build_studs(
        bright, 8, upright=True), width=RIM)
    corner = frame("stage corner", row(build_gem(13, GOLD), justify="center", align="center"),
                   width=RIM, height=RIM)
    lamp = Picture(source="ui/theatre/lamp", aspect=4 / 3, height=66)
    inner = [row(lamp, width=LAMP, justify="center")] if lamps else []
    outer = row(lamp, width=side, justify="center")
    dusk = (column(Node(grow=n), frame("stage dusk", grow=3 - n)) for n in range(3))
    return stack(
        column(frame("stage wall", height=OUT), row(wall, Node(grow=1), wall, grow=1)),
        row(*(_build_curtain(side + RIM + 4, bright, mirrored=mirrored)
              for mirrored in (False, True)), justify="space-between",
            padding=Padding(bottom=-HEIGHT)),
        column(Node(height=front), stack(
            Picture(source="table/wood", aspect=WIDTH / HEIGHT, near=1, down=0.94), *dusk,
            column(frame("stage edge", height=9)), grow=1)),
        column(
            frame("stage wood", row(corner, _build_studs(bright, 18), corner), height=RIM),
            row(post, frame("gilt line", grow=1), post, height=table.h),
            frame("stage wood", height=beam),
            padding=Padding(side, table.y - RIM + OUT, side)),
        column(Node(height=front + 6 - 66),
               row(outer, *inner, Node(grow=1), *inner, outer)))


def build_signs(art: Art, table: Box, label: Node | None, news: Node, *, lamps: bool) -> Node:
    """Return the signs on the lower beam, in the box `STAGE`."""
    aside = table.x - RIM + OUT + (LAMP if lamps else 20)
    return column(Node(height=table.bottom + OUT - OVERLAP),
                  row(label, news, gap=20, height=measure_beam(art) + 2 * OVERLAP,
                      padding=pad(aside, 0)))


def _build_curtain(reach: float, colour: Colour, *, mirrored: bool) -> Node:
    """Return a curtain that reaches over the left side of the screen, or over the right one."""
    high = max(884, reach * 6)
    cloth, trim = (Picture(source=f"ui/theatre/{part}", aspect=1 / 6, height=high, ink=ink,
                           mirrored=mirrored)
                   for part, ink in (("curtain", colour), ("trim", None)))
    return row(stack(cloth, trim), width=reach, justify="start" if mirrored else "end",
               align="start")


def _build_studs(colour: Colour, count: int, *, upright: bool = False) -> Node:
    """Return stones along a side of the frame."""
    stones, line = [build_gem(9, colour)] * count, column if upright else row
    return line(*stones, justify="space-between", align="center", grow=1,
                padding=pad(0, 60) if upright else pad(60, 0))


def build_material(style: TableStyle) -> Node:
    """Return a plate of a game's material."""
    return Paint(paint=draw_plate, values=(
        style.theme.material._replace(trim="plain"), None, GILT, 3))


def build_game_sign(style: TableStyle, name: str, progress: str) -> Node:
    """Return a sign of the game's material: its name over the progress of the match."""
    return stack(
        build_material(style),
        column(Text(words=name, style="heading", size=0.66, ink=GOLD, align="center",
                    one_line=True),
               Text(words=progress, size=0.84, align="center", one_line=True, shrink=0),
               justify="center", padding=pad(14, 0)))


def build_news(art: Art, news: News) -> Node:
    """Return a sign with the last event, from which its player looks out."""
    high = measure_beam(art) + 2 * OVERLAP
    tint = INK if news.seat is None else SEAT_COLOURS[news.seat]
    who: Node = Node(width=12)
    if news.seat is not None:
        player = Paint(paint=draw_seated, values=(news.face, news.seat, 30), grow=1)
        who = stack(column(frame("news ribbon", tint=tint, grow=1), padding=pad(0, 6)),
                    column(player, padding=Padding(8, -17, 6, 3)), width=0.94 * high + 14)
    large = (row(Text(words=news.words, size=size, scale_limit=1, ink=INK, one_line=True, shrink=0),
                 justify="center") for size in (1.3, 1.17) if size > art.text_scale)
    words = first_that_fits(*large, Text(words=news.words, ink=INK, align="center", balanced=True),
                            grow=1)
    mark = news.mark and column(build_mark(
        news.mark._replace(seat=None), min(58, high - 4), seen=True, anchor=news.mark.picture),
        justify="center")
    return frame("news sign gilded" if news.mark else "news sign",
                 row(who, words, mark, gap=14, padding=Padding(6, 2, 18, 2)), tint=tint, grow=1)


def build_mark(mark: Mark, side: float, *, seen: bool, calm: bool = False,
               anchor: str = "") -> Node:
    """Return a highlight on a disc. A `seen` one has its player's colour on its edge, and a
    captured piece lies on it."""
    edge = EDGE if calm else GOLD if mark.kind == "turns" else IVORY
    if seen and mark.seat is not None:
        edge = SEAT_COLOURS[mark.seat]
    rim = 3 if calm else 5
    picture = column(Picture(source=mark.picture, height=side - 2 * rim), padding=pad(rim))
    taken = row(Picture(source=mark.taken.picture, aspect=1 / mark.taken.tall, height=0.8 * side),
                justify="center", align="center") if seen and mark.taken else None
    return frame("mark disc", picture, taken, tint=edge, width=side, height=side,
                 anchor=anchor or f"mark/{mark.ply}")
