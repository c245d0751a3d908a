"""What stands at the head of the column beside a map: the round, the rent, and whose turns come."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Message, Seat
from game.games.reindeer.rules import to_come
from game.games.reindeer.rules.position import ROUNDS, Turn
from game.games.reindeer.table.country import build_bar, list_demands, size_of_letters, state_of
from game.games.reindeer.table.ending import played_on, tell_dollars
from game.picture.theme import DIM, GOLD, IVORY
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import seat_name, seat_sign
from game.ui.layout import Node, Picture, Text, first_that_fits, row

COMES, SIGN = 40.0, 30.0  # of a sign in the order of turns, and of one before its name
LATE = 10  # rounds, from which on it is told how many are left


def tell_order(seen: Seen) -> Signs:
    """Tell the round, and who comes then, until the dice are thrown again; in their place the rent
    that is left, once a sleigh was rented."""
    state, board = state_of(seen), seen.board
    begun = isinstance(state.stage, Turn) and state.stage.rent > 0
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
    if state.dice is not None and isinstance(state.stage, Turn) and not begun:
        coming = to_come(state.dice, len(state.money), state.stage.seat)
        yield Panel(board.box_of("rent"), _build_turns(seen, coming))


def _count(seen: Seen) -> tuple[int, int]:
    """Return how many packets the cities still want, and of how many."""
    all_ = list_demands(seen).values()
    wants = sum(demand.wants for demand in all_)
    return wants - sum(demand.has for demand in all_), wants


def say_number(seen: Seen, says: Message) -> Message:
    """Say of a par the best result of this house, too, and of a round how many packets the cities
    still want, which ends a match, unless its rounds run out first."""
    state = state_of(seen)
    if says[0] == "reindeer-par" and (best := seen.bests.get(played_on(state))) is not None:
        return ("reindeer-par-best", says[1], tell_dollars(best))
    late = says[0] != "reindeer-round" or int(str(says[1])) > ROUNDS - LATE
    return says if late or not isinstance(state.stage, Turn) else ("reindeer-left", _count(seen)[0])


def _build_turns(seen: Seen, seats: Sequence[Seat]) -> Node:
    """Return who comes next, by name where there is room for all, and then the dice."""
    says: Message = ("reindeer-next",) if seats else ("reindeer-next-dice",)
    size = size_of_letters(seen)

    def tree(signs: Sequence[Node], gap: float, shrink: float) -> Node:
        head = Text(words=seen.say(says), style="small", size=size, ink=DIM, one_line=True,
                    shrink=shrink)
        dice = Picture(source="pieces/reindeer/die_5", width=COMES, height=COMES, shrink=shrink)
        return row(head, *signs, dice, gap=gap, align="center")

    named = [row(seat_sign(seat, SIGN), seat_name(seen, seat, style="small", size=size, shrink=0),
                 gap=6, align="center", shrink=0) for seat in seats]
    signs = [Picture(source=f"ui/seat_{seat}", width=COMES, height=COMES, shrink=1)
             for seat in seats]
    return first_that_fits(tree(named, 9, 0), tree(signs, 4, 1))
