"""Signs of Haggis besides cards: the dish with the cards for the player who goes out first, and on
a stage the sign of a beaten play."""

from __future__ import annotations

from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS
from game.tables.looks import Sign, make_look
from game.tables.scenery import PILE_FRAME
from game.tables.seen import Mark, Panel, Seen, Signs
from game.tables.tricks import POPS, box_of_play, build_seated, find_pushed, mat_of
from game.tables.widgets import seat_name
from game.ui.box import box_around, enclose
from game.ui.layout import Padding, frame, row

DISH = make_look(Sign(source="pieces/haggis/dish", aspect=1 / 0.706))
HIT = make_look(Sign(source="ui/struck"))


def lay_dish(seen: Seen) -> Signs:
    """Lay the dish under the pile, both on one plate with their labels."""
    if count := sum(place.startswith("haggis/") for place in seen.pieces):
        first, last = seen.board.pose_of("haggis/0"), seen.board.pose_of(f"haggis/{count - 1}")
        wide = first.w * 4
        high = wide * 0.706
        dish = box_around((first.x + last.x) / 2, first.y - high * 0.1, wide, high)
        words = enclose([
            seen.board.box_of(place) for place in ("name/haggis", "whose/haggis", "round")])
        yield Mark(words._replace(y=dish.y, h=words.bottom - dish.y).inset(-8), PILE_FRAME)
        yield Mark(dish, DISH)


def show_beaten(seen: Seen) -> Signs:
    """Name the player of the beaten play under its cards, with the sign of a hit beside the best
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
