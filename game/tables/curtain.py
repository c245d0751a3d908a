"""The curtain that hides the table while the screen is handed to another player."""

from __future__ import annotations

from game.core.contract import Seat
from game.devices.press import Action
from game.picture.materials import tint_colour
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.picture.theme import PANEL, SEAT_COLOURS
from game.tables.bubbles import build_bubble
from game.tables.looks import STRIKE
from game.tables.seen import Brush, Painting, Panel, Seen, Signs
from game.tables.widgets import build_press_hint, seat_face, seat_name
from game.ui.layout import Node, Padding, Paint, Text, column, row, stack


def show_curtain(seen: Seen) -> Signs:
    """Show the next player and their key; under it, a message to other devices."""
    if seen.sitting is None or seen.sitting.curtain is None:
        return
    seat, device = seen.sitting.curtain
    width = min(760 * seen.art.text_scale, SAFE.w)
    words = Text(words=seen.say(("curtain",)), align="center", grow=1)
    press = build_press_hint(seen, device, (Action.CONFIRM, "hint-look"))
    board = stack(
        Paint(paint=draw_board, values=(seat,)),
        column(row(seat_face(seen, seat, sign=76, width=270), height=270, justify="center"),
               seat_name(seen, seat, style="heading", align="center"), words,
               row(press, justify="center"), gap=12, padding=Padding(40, 22, 40, 20)),
        min_height=590)
    reply = build_bubble(seen.say, seen.sitting.stranger, STRIKE) if seen.sitting.stranger else None
    yield Painting(draw_cloth)
    yield Panel(Box((WIDTH - width) / 2, SAFE.y, width, HEIGHT - 2 * SAFE.y), column(
        Node(grow=1), board, column(reply, grow=1, padding=Padding(0, 20, 0, 0))))


def draw_cloth(brush: Brush) -> None:
    brush.screen.cover_window(brush.art.load_backdrop("table/curtain", brush.screen.size))


def draw_board(page: Page, box: Box, seat: Seat) -> None:
    page.put_plate(box, tint_colour(PANEL, seat, 0.16), 255, SEAT_COLOURS[seat])
