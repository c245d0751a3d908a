"""What is seen on a stage of a play that was beaten: it lies askew beside the best one."""

from __future__ import annotations

from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS
from game.tables.looks import Sign, make_look
from game.tables.seen import Mark, Panel, Seen, Signs
from game.tables.tricks import POPS, box_of_play, build_seated, find_pushed, mat_of
from game.tables.widgets import seat_name
from game.ui.box import box_around
from game.ui.layout import Padding, frame, row

HIT = make_look(Sign(source="ui/struck"))


def show_beaten(seen: Seen) -> Signs:
    """Show whose the play was under its cards, and the sign of a hit between it and the best
    one."""
    cards, best = find_pushed(seen), next((one for one in seen.trick if one.best), None)
    over = box_of_play(seen, best) if best else None
    if cards is None or over is None:
        return
    seat, high = seen.trick[-2].seat, max(60, seen.art.line_height("small"))
    name = row(seat_name(seen, seat, style="small"), align="center", shrink=1,
               padding=Padding(high + 12, 0, 12, 0))
    tag = frame("seat tab", name, tint=SEAT_COLOURS[seat], shrink=1)
    wide = max(cards.w, 180)
    yield Panel(Box(cards.center[0] - wide / 2, cards.bottom + 28 - POPS, wide, high + POPS),
                row(build_seated(seen, seat, tag, high), justify="center"))
    x = (cards.right + mat_of(over, told=False).x) / 2
    yield Mark(box_around(x, cards.y + 0.7 * cards.h, 116), HIT)
