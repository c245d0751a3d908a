"""The tray of the hand in front, and the presses that open closed hands."""

from __future__ import annotations

from game.core.contract import Seat
from game.picture.screen import Box
from game.picture.theme import EDGE, NIGHT, SEAT_COLOURS
from game.tables.looks import GamePlate, Halo, Plate, make_look
from game.tables.places import TRAY, is_button
from game.tables.seen import SEAT, Mark, Panel, Seen, Signs
from game.tables.show import TableView
from game.tables.widgets import (
    build_plate,
    build_press_hint,
    largest_style,
    seat_face,
    seat_name,
    seat_sign,
)
from game.ui.layout import SCALES, Node, column, pad, row

ROW_HEIGHT = 80  # of a line on the tray, at most

EMPTY = make_look(Plate(fill=NIGHT, opacity=200, edge=EDGE, edge_width=3))
LIT_HALO = make_look(Halo(tone=SEAT))
LIT = make_look(GamePlate(tint=0.16, edge=SEAT, edge_width=6))
WAITING = make_look(GamePlate(tint=0.05, edge=SEAT, edge_width=3))
RESTING = make_look(Plate(fill=NIGHT, opacity=96))
SHADE = make_look(Plate(more=4, fill=NIGHT, opacity=46))


def fitted_tray(seen: Seen | TableView, seat: Seat) -> Box:
    """Return the tray, as wide as its cards and a margin, centred."""
    box = seen.board.box_of(TRAY)
    cards = [seen.board.box_of(place) for place in seen.held.get(seat, ())]
    left = min((card.x - 24 for card in cards), default=box.center[0])
    right = max((card.right + 24 for card in cards), default=box.center[0])
    middle = (left + right) / 2
    left = max(min(left, middle - 150), box.x)
    right = min(max(right, middle + 150), box.right)
    return box._replace(x=left, w=right - left)


def lay_tray(seen: Seen) -> Signs:
    """Lay the tray under the hand in front, in its player's colour: bright while a card is to be
    chosen, without a frame while another player is to move."""
    if not seen.board.has_place(TRAY) or seen.question or seen.watched:
        return  # nobody's hand is in front while the room waits for an answer
    if seen.front is None:
        yield Mark(seen.board.box_of(TRAY), EMPTY)
    elif seen.held.get(seen.front):
        lit = seen.front in seen.asked and not (
            seen.led or _answered_by_buttons(seen, seen.front))
        box = fitted_tray(seen, seen.front)
        if lit:
            yield Mark(box, LIT_HALO, seen.front)
        look = RESTING if _is_resting(seen, seen.front) else LIT if lit else WAITING
        yield Mark(box, look, seen.front)


def _answered_by_buttons(seen: Seen, seat: Seat) -> bool:
    """Say whether only buttons answer a seat's question, as far as may be seen."""
    one = seen.find_asking(seat)
    if one is None or not one.opened:
        return False
    return seen.style.touch.yields(one.view, seat) is not None or all(
        is_button(place, seen.style.touch.buttons) for place in one.fields)


def _is_resting(seen: Seen, seat: Seat) -> bool:
    """Say whether the hand in front has nothing to do now."""
    one = seen.find_asking(seat)
    other = one is not None and seen.led and not one.hand_matters
    return bool(seen.asked) and (seat not in seen.asked or other)


def shade_resting_hand(seen: Seen) -> Signs:
    """Shade the hand in front while another player is to move."""
    seat = seen.front
    if (seat is not None and seen.held.get(seat) and seen.board.has_place(TRAY) and seen.asked
            and seat not in seen.asked and not seen.watched):
        yield Mark(fitted_tray(seen, seat), SHADE)


def offer_looks(seen: Seen) -> Signs:
    """Show the presses that open hands: over the closed hand in front, or on a line for each
    player, players to move first."""
    if not seen.sitting or not seen.board.has_place(TRAY) or seen.question:
        return
    if seen.front is not None:
        sitter = seen.sitter_of(seen.front)
        if sitter.device and sitter.opens and seen.front in seen.asked:
            tray = fitted_tray(seen, seen.front)
            yield Panel(seen.board.box_of(TRAY)._replace(y=tray.y, h=tray.h),
                        _build_closed_hand(seen, seen.front, tray))
        return
    seats = [seat for seat in sorted(seen.held, key=lambda one: (one not in seen.asked, one))
             if seen.held[seat] and seen.sitter_of(seat).device and seen.sitter_of(seat).opens]
    if seats:
        box = seen.board.box_of(TRAY).inset(44, 20)
        style = largest_style(seen.art, box.h / len(seats), *(
            f"small@{seen.art.text_scale * scale:g}" for scale in SCALES))
        yield Panel(box, column(*(_build_line(seen, seat, style) for seat in seats),
                                justify="center"))


def _build_closed_hand(seen: Seen, seat: Seat, tray: Box) -> Node:
    """Return the owner of a closed hand, and the press that opens it."""
    sitter = seen.sitter_of(seat)
    height = min(tray.h - 20, 150.0)
    press = build_press_hint(
        seen, sitter.device, (sitter.opens[0], "hint-look-closed"), style="body") if (
        sitter.device and sitter.opens) else None
    name = seat_name(seen, seat, style="heading", shrink=1)
    told = row(name, press, gap=20, align="center", padding=pad(14, 0), shrink=1)
    face = seat_face(seen, seat, sign=44, width=height - 16)
    board = build_plate(seen, row(face, told, padding=pad(10, 8)), seat=seat, tint=0.16,
                        edge=SEAT_COLOURS[seat], edge_width=5, height=height, shrink=1)
    return row(board, justify="center", align="center")


def _build_line(seen: Seen, seat: Seat, style: str) -> Node | None:
    """Return a player's name with the press that opens their hand."""
    sitter = seen.sitter_of(seat)
    press = sitter.device and sitter.opens and build_press_hint(
        seen, sitter.device, sitter.opens, style=style, shrink=0)
    return row(seat_sign(seat, 44), seat_name(seen, seat, group="names"), press, gap=14,
               align="center", justify="center", max_height=ROW_HEIGHT, grow=1) if press else None
