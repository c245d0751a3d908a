"""The column beside a map: the round, the rent and the order of turns, then the panels of the
seats, and under them the others' turns since one's own, without the newest."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Message, Seat
from game.games.reindeer.rules import to_come
from game.games.reindeer.rules.position import ROUNDS
from game.games.reindeer.rules.position import Turn as Asked
from game.games.reindeer.table.country import (
    HUNG,
    build_bar,
    build_sum,
    find_wall,
    list_demands,
    size_of_letters,
    state_of,
)
from game.games.reindeer.table.ending import played_on, tell_dollars
from game.games.reindeer.table.history import Turn, look_back, shorten_turn
from game.games.reindeer.table.task import list_said
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS
from game.tables.seen import Panel, Seen, Signs
from game.tables.standings import lead_words
from game.tables.widgets import build_figure, build_plate, seat_face, seat_name, seat_sign
from game.ui.layout import Node, Padding, Picture, Text, column, first_that_fits, pad, row

COMES = 40.0  # the size of a sign in the order of turns
TALL = 96.0  # the height of panels from which there is a bar at their foot
LOW, OVER = 32.0, pad(0, -12)  # how high the low line is; letters may stand out of a line
LEFT, RIGHT = 66, 12  # beside words
POPS = 10.0  # how far a player stands out of the panel
LEAST, GAP = 52.0, 2.0  # how high a row is at least, and between two
EDGE = 6.0  # round all rows


def tell_order(seen: Seen) -> Signs:
    """Show the round and the order of turns until the next dice; once a sleigh was rented, the rent
    that is left."""
    state, board = state_of(seen), seen.board
    begun = isinstance(state.stage, Asked) and state.stage.rent > 0
    rent = ("rent",) if begun or state.dice is None else ()
    # a lesson, or a puzzle, has a goal of its own
    for place in ("round", *rent, *(() if board.has_place("lesson") else ("par",))):
        says = seen.table.get(place)
        if isinstance(says, tuple):
            first = place == "round"
            yield Panel(board.box_of(place), Text(
                words=seen.say(say_number(seen, says)), style="body" if first else "small",
                ink=IVORY if first else DIM))
    lacks, wants = _count(seen)
    if wants and not isinstance(seen.table.get("par"), tuple):
        box = board.box_of("round")
        yield Panel(box._replace(y=box.bottom + 1, h=12), build_bar(1 - lacks / wants, GOLD))
    if state.dice is not None and isinstance(state.stage, Asked) and not begun:
        coming = to_come(state.dice, len(state.money), state.stage.seat)
        yield Panel(board.box_of("rent"), _build_turns(seen, coming))


def _count(seen: Seen) -> tuple[int, int]:
    """Return the open needs of all cities, and all needs."""
    all_ = list_demands(seen).values()
    wants = sum(demand.wants for demand in all_)
    return wants - sum(demand.has for demand in all_), wants


def say_number(seen: Seen, says: Message) -> Message:
    """Return a par with the best result of this house, and a round with the open needs, which end a
    match unless its rounds run out first."""
    state = state_of(seen)
    if says[0] == "reindeer-par" and (best := seen.bests.get(played_on(state))) is not None:
        return ("reindeer-par-best", says[1], tell_dollars(best))
    late = says[0] != "reindeer-round" or int(str(says[1])) > ROUNDS - 10
    if late or not isinstance(state.stage, Asked):
        return says
    return ("reindeer-left", _count(seen)[0])


def _build_turns(seen: Seen, seats: Sequence[Seat]) -> Node:
    """Return the order of turns, by name where all have room, and then the dice."""
    says: Message = ("reindeer-next",) if seats else ("reindeer-next-dice",)
    size = size_of_letters(seen)

    def tree(signs: Sequence[Node], gap: float, shrink: float) -> Node:
        head = Text(words=seen.say(says), style="small", size=size, ink=DIM, one_line=True,
                    shrink=shrink)
        dice = Picture(source="pieces/reindeer/die_5", width=COMES, height=COMES, shrink=shrink)
        return row(head, *signs, dice, gap=gap, align="center")

    named = [row(seat_sign(seat, 30), seat_name(seen, seat, style="small", size=size, shrink=0),
                 gap=6, align="center", shrink=0) for seat in seats]
    signs = [Picture(source=f"ui/seat_{seat}", width=COMES, height=COMES, shrink=1)
             for seat in seats]
    return first_that_fits(tree(named, 9, 0), tree(signs, 4, 1))


# the panels of the seats

def tell_seats(seen: Seen) -> Signs:
    """Show name and money on one line over the lead. A name too long for that has the upper line to
    itself; short ones are larger."""
    amounts = dict[Seat, str]()
    for seat in () if seen.bare else range(len(seen.players)):
        shown = seen.table.get(f"money/{seat}")
        amounts[seat] = seen.say(("reindeer-sum", shown[1])) if isinstance(shown, tuple) else ""
    short = all(
        seen.art.measure_text(seen.name_of(seat), "label@1")[0]
        + seen.art.measure_text(amount, "points")[0]
        + 16 < seen.panel_of(seat).w - LEFT - RIGHT for seat, amount in amounts.items())
    for seat, amount in amounts.items():
        box, size = seen.panel_of(seat), (1 if short else 0.9) * size_of_letters(seen)
        wide = seen.art.measure_text(amount, "points")[0] + 10
        long = seen.art.measure_text(seen.name_of(seat), "label@0.9")[
            0] + wide > box.w - LEFT - RIGHT
        money = build_figure(
            seen, amount, "count" if long else "points", GOLD if seat in seen.leads else IVORY,
            anchor=f"money/{seat}", height=32)
        name = seat_name(seen, seat, style="small" if long else "label", size=size)
        face = seat_face(seen, seat, sign=28, width=60, height=min(box.h, 96) + POPS - 3)
        upper = row(name, Node(grow=1), None if long else money, align="center", padding=OVER,
                    height=box.h - LOW - (18 if box.h >= TALL else 6))
        lower = row(money, justify="end", align="center", height=LOW, padding=OVER)
        yield Panel(box, row(
            column(face, padding=Padding(6, -POPS, 0, 0)),
            column(upper, lower if long else None, grow=1, padding=Padding(0, 0, RIGHT, 0))))
        yield Panel(box, column(_build_lead(seen, seat, wide if long else 0.0),
                                _build_bar(seen, seat, box.h), justify="end"))


def _build_bar(seen: Seen, seat: Seat, height: float) -> Node:
    """Return a player's money beside the richest one's."""
    money = state_of(seen).money
    if height < TALL or len(money) == 1:
        return Node(height=18 if height >= TALL else 6)
    part = max(money[seat], 0) / max(*money, 1)
    return column(build_bar(part, SEAT_COLOURS[seat]), padding=Padding(12, 2, 12, 5))


def _build_lead(seen: Seen, seat: Seat, aside: float) -> Node | None:
    """Return a seat's lead or distance from it; nothing while all are level."""
    money, crowned = state_of(seen).money, seat in seen.leads
    if not seen.leads:
        return None
    more = money[seat] - max(money[:seat] + money[seat + 1:])
    key, *_ = lead_words(more)
    says = (str(key), ("reindeer-sum", abs(more))) if more else (str(key),)
    words = Text(words=seen.say(says), style="small", size=1.1 * size_of_letters(seen),
                 ink=GOLD if crowned else DIM, one_line=True)
    crown = Picture(source="pieces/reindeer/crown", width=40, aspect=40 / 26, optional=True)
    return row(crown if crowned else None, words, gap=8, align="center", justify="end",
               height=LOW, padding=Padding(LEFT, -4, RIGHT + aside, -4))


# the turns of the others

def tell_others(seen: Seen) -> Signs:
    """Show the others' turns; a picture hangs there while nothing has happened, if there is
    room."""
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


def list_rows(seen: Seen) -> list[Turn]:
    """Return the last turns of all others, the newest last, without the one on the map."""
    stage, back = state_of(seen).stage, look_back(seen)
    if not isinstance(stage, Asked) or len(seen.players) == 1:
        return []
    return [turn for seat, turn in back.turns.items()
            if seat != stage.seat and turn not in back.shown[-1:]][-3:]


def _build_row(seen: Seen, turn: Turn) -> Node:
    (says, money), size = shorten_turn(turn.deeds), size_of_letters(seen)
    return row(
        column(seat_face(seen, turn.seat, sign=22, grow=1), width=48, padding=Padding(0, -2, 0, 3)),
        row(Text(words=seen.say(says), style="small", size=size, group="rows", grow=1), grow=1,
            padding=pad(0, -2)),
        row(build_sum(seen, money, "small", 1.15 * size) if money else None, align="center"),
        gap=6, padding=Padding(2, 0, 8, 0), grow=1,
        min_height=LEAST, max_height=76)
