"""The newest deed in a bubble over the panel of its player."""

from __future__ import annotations

import pygame

from game.core.contract import Message, Seat
from game.games.hamnar.table.orbs import STUCK, now_room
from game.picture.art import FINE, paint_smoothly
from game.picture.board import Pose
from game.picture.materials import tint_colour
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, SEAT_COLOURS
from game.tables.looks import STRIKE, make_look
from game.tables.moments import tell_moment
from game.tables.prompt_area import find_task
from game.tables.scenery import find_doer
from game.tables.seen import Brush, Mark, Panel, Seen, Signs
from game.tables.widgets import build_plate
from game.ui.layout import Node, Text, column, first_that_fits, pad, row

LOW_HEIGHT = 62.0  # of a deed beside other words
EDGE_WIDTH = 4
FILL = 0.09  # of the seat's colour


def tell_deed(seen: Seen) -> Signs:
    """Show the newest deed over the panel of its player, or over their task."""
    told = [says for _, says in seen.captions[-2:]]
    if not told or seen.watched or seen.bare:
        return
    if told[-1][0] == "hamnar-beat-leave":  # what was done before that is more
        told.reverse()
    seat = find_doer(told[-1])
    room, at_panel = _find_room(seen, 1 if seat is None else seat)
    if room is None or not seen.is_quiet(room):
        return
    yield Panel(room, _build(seen, seat, [shorten_move(seen, says) for says in told], room))
    if at_panel and seat is not None:
        x = seen.panel_of(seat).x + 80.0
        yield Mark(Box(x - 13, room.bottom - EDGE_WIDTH, 26, 18), TIP, seat)


def tell_other_moments(seen: Seen) -> Signs:
    """Show great moments other than the newest deed."""
    if seen.moment and seen.sitting and seen.captions:
        says = seen.moment.says
        seat = find_doer(says)
        room, _ = _find_room(seen, 1 if seat is None else seat)
        if room is not None and seen.is_quiet(room) and seen.captions[-1][1] == says:
            return
    yield from tell_moment(seen)


def _find_room(seen: Seen, seat: Seat) -> tuple[Box | None, bool]:
    """Return the box of a seat's deed, and whether it is right over its panel; nothing while the
    rules card lies there."""
    room, task = seen.board.box_of(f"task/{seat}"), find_task(seen)
    at_panel = task is None or task.seat != seat
    if not at_panel:
        top = now_room(seen, seat).y
        y = 54.0 if top - 54 < room.h else room.y
        room = room._replace(y=y, h=top - 14 - y)
    if seen.is_covered(room):
        room = room._replace(y=room.bottom - LOW_HEIGHT, h=LOW_HEIGHT)
        return (None if seen.is_covered(room) else room), at_panel
    return room, at_panel


def shorten_move(seen: Seen, says: Message) -> Message:
    """Return a move in a few words: the piece, the icon, the square, and the capture."""
    kind = str(says[0]).rpartition("-")[2]
    if kind not in ("pawn", "horse", "elephant"):
        return says
    player, to, taken, seat = says[1], says[3], int(str(says[4])), find_doer(says)
    if not taken:
        return (f"hamnar-went-{kind}", player, to)
    loser = 0 if seat is None else 1 - seat
    yours = [n for n, one in enumerate(seen.players) if one.kind == "human"] == [loser]
    keys = (("hamnar-lost-bear", "hamnar-lost-your-bear"),
            ("hamnar-lost-raven", "hamnar-lost-your-raven"))
    return (f"hamnar-took-{kind}", player, (keys[loser][yours], taken), to)


def _build(seen: Seen, seat: Seat | None, lines: list[Message], room: Box) -> Node:
    ended = lines[-1][0] in STUCK
    edge = STRIKE if ended else EDGE if seat is None else SEAT_COLOURS[seat]
    newest, before = seen.say(lines[-1]), seen.say(lines[0]) if len(lines) > 1 else ""

    def tree(style: str, *, both: bool) -> Node:
        older = row(Text(words=before, style="small", ink=DIM, one_line=True, shrink=0),
                    justify="center", align="center", height=(room.h - 20) * 0.3)
        return column(Text(words=newest, style=style, ink=edge, align="center", grow=1),
                      older if both else None)

    both = bool(before) and room.h >= 130.0
    words = first_that_fits(*(tree(style, both=True) for style in ("loud", "body") if both),
                            tree("loud", both=False))
    return build_plate(seen, words, seat=seat, tint=FILL, edge=edge, edge_width=EDGE_WIDTH,
                       padding=pad(18, 10 if room.h > LOW_HEIGHT else 2))


def _draw_tip(brush: Brush, mark: Mark, pose: Pose) -> None:
    art, seat = brush.art, mark.seat or 0
    fill = tint_colour(brush.seen.style.theme.material.body, seat, FILL)
    size = art.to_pixels(pose.w), art.to_pixels(pose.h)

    def paint(image: pygame.Surface) -> None:
        w, h = image.get_size()
        edge = EDGE_WIDTH * art.scale * FINE
        for tone, less in ((SEAT_COLOURS[seat], 0.0), (fill, edge)):
            pygame.draw.polygon(image, tone, [
                (less * 1.2, 0), (w - less * 1.2, 0), (w / 2, h - less * 1.9)])

    image = art.keep(("tip", seat, size), lambda: paint_smoothly(size, paint))
    brush.screen.put(image, pose.x - pose.w / 2, pose.y - pose.h / 2)


TIP = make_look(_draw_tip)
