"""The panels of the seats: player, words of the table, and task."""

from __future__ import annotations

from game.core.contract import Seat
from game.picture.theme import DIM, GOLD
from game.tables.places import TASK, TRAY
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_press_hint, seat_face, seat_name
from game.ui.layout import Node, Text, column, first_that_fits, pad, row


def tell_seats(seen: Seen) -> Signs:
    """Show the player of each seat, with the words of the table for it."""
    if not seen.bare:
        yield from (Panel(seen.panel_of(seat), build_seat(seen, seat))
                    for seat in range(len(seen.players)))


def build_seat(seen: Seen, seat: Seat) -> Node:
    leads = seat in seen.leads
    kind = Text(words=seen.say(("standing-leads",) if leads else (
        "kind-" + seen.players[seat].kind,)), style="small", ink=GOLD if leads else DIM)
    words = [Text(words=seen.say(says), style="small", ink=DIM)
             for says in seen.style.seat_words(seen.table, seat)]
    name = column(seat_name(seen, seat), kind, justify="center", grow=1)
    below = column(*words, build_orders(seen, seat), gap=6, grow=1)
    faced = column(row(seat_face(seen, seat, width=112), name, gap=14, height=112), below, gap=8,
                   padding=pad(20, 12))
    return first_that_fits(faced, column(name, below, gap=8, padding=pad(20, 12)))


def build_orders(seen: Seen, seat: Seat) -> Node | None:
    """Return a seat's task, or the press that opens its hand, unless the board has one place for
    all."""
    sitter = seen.sitter_of(seat)
    if sitter.opens and sitter.device and not seen.board.has_place(TRAY):
        return build_press_hint(seen, sitter.device, sitter.opens, pressed=True)
    if sitter.task and not seen.board.has_place(TASK):
        return Text(words=seen.say(sitter.task), align="center", grow=1)
    return None
