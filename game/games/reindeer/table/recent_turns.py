"""What the others have done since one's own turn, before the newest turn, which is told under the
map: a row each in the column beside a map, with a face, the deed in few words and its sum."""

from __future__ import annotations

from typing import NamedTuple

from game.core.contract import Message, Seat
from game.games.reindeer.rules.position import Turn as Asked
from game.games.reindeer.table.country import (
    DONE,
    HUNG,
    SPENT,
    find_wall,
    size_of_letters,
    state_of,
)
from game.games.reindeer.table.history import look_back, shorten_turn
from game.games.reindeer.table.replies import list_said
from game.picture.theme import DIM
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_plate, seat_face
from game.ui.layout import Node, Padding, Text, column, pad, row

ROWS, LEAST, MOST, GAP = 3, 52.0, 76.0, 2.0  # at most, how high one is, and between two
EDGE = 6.0  # round all rows


class Row(NamedTuple):
    """Whose turn it was, what was done, and what that has brought or cost."""

    seat: Seat
    says: Message
    money: int | None


def tell_others(seen: Seen) -> Signs:
    """Tell it where a picture hangs while nothing has happened yet, if there is room."""
    rows, room = list_rows(seen), find_wall(seen)
    if not rows or room is None or seen.is_covered(room) or list_said(seen, warning=True):
        return
    room = room._replace(y=room.y + 14, h=room.h - 41).inset(-EDGE)
    rows = rows[-int((room.h - 2 * EDGE + GAP) / (LEAST + GAP)):]
    head = Text(
        words=seen.say(("reindeer-before",)), style="small", size=size_of_letters(seen), ink=DIM)
    lines = column(row(head, padding=pad(12, 0), height=36, optional=True),
                   *(_build_row(seen, one) for one in rows), gap=GAP, justify="center")
    yield Panel(room, column(build_plate(seen, lines, padding=pad(EDGE), min_height=HUNG[1] + 20,
                                         shrink=1), justify="center"))


def list_rows(seen: Seen) -> list[Row]:
    """List the last turns of all whose turn it is not, the newest last; not the one of which the
    map tells."""
    stage, back = state_of(seen).stage, look_back(seen)
    if not isinstance(stage, Asked) or len(seen.players) == 1:
        return []
    turns = [turn for seat, turn in back.turns.items()
             if seat != stage.seat and turn not in back.shown[-1:]]
    return [Row(turn.seat, *shorten_turn(turn.deeds)) for turn in turns][-ROWS:]


def _build_row(seen: Seen, one: Row) -> Node:
    money = None
    if one.money:
        key = "reindeer-gain" if one.money > 0 else "reindeer-spent"
        money = Text(
            words=seen.say((key, abs(one.money))), style="small", size=1.15 * size_of_letters(seen),
            ink=DONE if one.money > 0 else SPENT, one_line=True, shrink=0)
    return row(
        column(seat_face(seen, one.seat, sign=22, grow=1), width=48, padding=Padding(0, -2, 0, 3)),
        row(Text(words=seen.say(one.says), style="small", size=size_of_letters(seen),
                 group="rows", grow=1),
            grow=1, padding=pad(0, -2)),
        row(money, align="center"), gap=6, padding=Padding(2, 0, 8, 0), grow=1,
        min_height=LEAST, max_height=MOST)
