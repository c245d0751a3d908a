"""The panels of Hamnár's players: pieces left, and how many of them can move."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Message, Seat
from game.games.hamnar.rules.position import ORBS
from game.picture.materials import tint_colour
from game.picture.page import Page
from game.picture.screen import WINDOW, Box
from game.picture.sprites import Look
from game.picture.theme import DIM, GOLD, IVORY, NIGHT
from game.tables.looks import STRIKE
from game.tables.seat_panels import build_orders
from game.tables.seen import Panel, Seen, Signs
from game.tables.standings import lead_words
from game.tables.widgets import build_figure, seat_face, seat_name, seat_sign
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    at,
    column,
    first_that_fits,
    frame,
    pad,
    row,
    stack,
)

SIDES = ("white", "black")
NONE_MOVES = -1  # instead of how many pieces can move, where none is to
WHOLE = 5  # the pieces of a side that has lost none
PIECE = 64.0  # the width of a piece


class Side(NamedTuple):
    """A side's pieces left, how many of them can move (None if it is not to move), and the words
    for that."""

    left: int
    able: int | None
    says: Message = ()


def find_side(seen: Seen, seat: Seat) -> Side:
    match seen.table.get(f"left/{seat}"):
        case (str(key), int(left), int(able), *_) if able == NONE_MOVES:  # the task tells it
            return Side(left, None, () if key.endswith("now") else (key,))
        case ("hamnar-can-now", int(left), int(able), *_):
            return Side(left, able, ("hamnar-able", able))
        case ("hamnar-can-next", int(left), int(able), icon):
            return Side(left, able, ("hamnar-on", icon, able))
        case ("hamnar-over", int(left)):
            return Side(left, None)
    return Side(0, None)


def find_lead(seen: Seen, seat: Seat) -> Message:
    """Return a side's lead in pieces; nothing if level, or after another kind of end."""
    more = find_side(seen, seat).left - find_side(seen, 1 - seat).left
    return lead_words(more) if more and seen.leads and (more > 0) is (seat in seen.leads) else ()


def tell_sides(seen: Seen) -> Signs:
    if not seen.bare:
        build = build_portrait if seen.panel_of(0).h >= 600 else build_side
        yield Panel(WINDOW, stack(*(at(seen.panel_of(seat), build(seen, seat)) for seat in (0, 1))))


def build_side(seen: Seen, seat: Seat) -> Node:
    if seen.view.active == ORBS:
        return build_placing(seen, seat)
    side, leads = find_side(seen, seat), seat in seen.leads
    ink = GOLD if leads else IVORY
    few = side.able is not None and side.able <= 1 and side.able < side.left
    lead = Text(words=seen.say(find_lead(seen, seat) or ("standing-even",)), ink=ink,
                one_line=True, group="lead")
    crown = Picture(source="ui/crown", width=40, height=40) if leads else None
    count = Text(words=str(side.left), style="left", ink=ink, align="center", width=72, height=108)
    lower = row(crown, lead, gap=8, align="center", height=52)
    orders = build_orders(seen, seat)
    able = None if seen.brief or orders or not side.says else Text(
        words=seen.say(side.says), ink=STRIKE if few else IVORY, group="able", one_line=True)
    look = seen.style.looks[seen.style.sides[seat]]
    pieces = Paint(paint=draw_row, values=(look, side), height=PIECE * look.tall + 16)
    below = column(pieces, able, orders, gap=2)
    return _build_panel(seen, seat, count, lower, below)


def build_placing(seen: Seen, seat: Seat) -> Node:
    """Return the panel while orbs are placed, over the player's own orbs."""
    look = seen.style.looks[seen.style.sides[seat]]
    piece = Picture(source=look.picture, aspect=1 / look.tall, width=72)
    kind = Text(words=seen.say(("kind-" + seen.players[seat].kind,)), style="small", one_line=True)
    says: Message = ("hamnar-ravens", WHOLE) if seat else ("hamnar-bears", WHOLE)
    left = Text(words=seen.say(says), style="small", ink=DIM, group="left", one_line=True)
    orders = build_orders(seen, seat)
    below = first_that_fits(column(left, orders, gap=2), column(orders or left), height=92)
    return _build_panel(seen, seat, column(piece, padding=Padding(0, 12, 0, 0)),
                        row(kind, align="center", height=52), below)


def _build_panel(seen: Seen, seat: Seat, count: Node, lower: Node, below: Node) -> Node:
    """Return a panel with name and count, the lead under the name, and the rest; with the player's
    face if there is room for it."""
    name = seat_name(seen, seat, group="names", height=54, grow=1)
    low = column(name, padding=Padding(0, 42, 0, 0), grow=1)
    words = column(row(low, count, height=108), lower, grow=1)
    faced = stack(at(Box(12, -14, 136, 162), seat_face(seen, seat)), column(
        row(Node(width=150), words, height=164), below, padding=Padding(20, 0, 20, 4)))
    sign, large = column(seat_sign(seat, 60), width=74), seen.art.text_scale >= 1.5
    plain = column(row(column(row(sign, name, align="center"), lower, justify="center", grow=1),
                       count, grow=not large), below, padding=Padding(20, 0, 20, 4))
    return plain if large else first_that_fits(faced, plain)


def draw_row(page: Page, box: Box, look: Look, side: Side) -> None:
    """Draw the pieces left, with a light under each that can move, and faint lost ones."""
    pace, height = box.w / WHOLE, PIECE * look.tall
    for n in range(WHOLE):
        draw = page.art.load_picture if n < side.left else page.art.fade_picture
        x = box.x + (n + 0.5) * pace - PIECE / 2
        page.put_image(draw(look.picture, PIECE, height), x, box.y + 4)
        if n < min(side.left, side.able or 0):
            page.put_plate(Box(x, box.y + height + 8, PIECE, 7), GOLD, 255, None)


def build_portrait(seen: Seen, seat: Seat) -> Node:
    """Return a panel as high as the board for a watched match: the player as large as it fits, over
    their name and pieces."""
    side, lead, leads = find_side(seen, seat), find_lead(seen, seat), seat in seen.leads
    ink = GOLD if leads else IVORY
    look = seen.style.looks[seen.style.sides[seat]]
    niche = frame(
        "portrait niche", seat_face(seen, seat, sign=76), tint=tint_colour(NIGHT, seat, 0.16),
        padding=Padding(38, 0, 38, 3), height=302)
    said = Text(words=seen.say(("standing-left",)), ink=ink, size=1.05, one_line=True, shrink=0)
    count = build_figure(seen, str(side.left), "left@1.5", ink)
    name = seat_name(seen, seat, style="heading", group="names", height=62)
    if seen.view.active == ORBS:  # and has them on the panel
        return column(niche, name, gap=18, padding=pad(20))
    crown = Picture(source="ui/crown", width=46, height=46) if leads else None

    def line(says: Message) -> Node:
        words = Text(words=seen.say(says), style="asked", ink=GOLD if leads else DIM,
                     one_line=True, shrink=0)
        return row(crown, words, gap=10, align="center", height=50)

    told = first_that_fits(line(lead), line(("standing-more", lead[1]))) if leads and lead else (
        line(lead) if lead else None)
    words = column(name, told, justify="center", grow=1, min_width=140)
    middle = first_that_fits(
        row(words, count, said, gap=10, align="center", grow=1),
        row(words, count, gap=18, align="center", grow=1), grow=1)
    return column(niche, middle, Paint(paint=draw_rows, values=(look, side), height=240), gap=18,
                  padding=pad(20))


def draw_rows(page: Page, box: Box, look: Look, side: Side) -> None:
    """Draw the pieces left and faint lost ones in rows of three and two."""
    pace, height = box.w / 3, (box.h - 8) / 2
    width = height / look.tall
    for n in range(WHOLE):
        line, place = divmod(n, 3)
        x = box.center[0] + (place - (1 - line / 2)) * pace - width / 2
        draw = page.art.load_picture if n < side.left else page.art.fade_picture
        page.put_image(draw(look.picture, width, height), x, box.y + line * (height + 8))
