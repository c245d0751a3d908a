"""The panel of a seat beside a map: the player, their name and money, and by how much they lead."""

from __future__ import annotations

from game.core.contract import Seat
from game.games.reindeer.table.country import build_bar, size_of_letters, state_of
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS
from game.tables.seen import Panel, Seen, Signs
from game.tables.standings import lead_words
from game.tables.widgets import build_figure, seat_face, seat_name
from game.ui.layout import Node, Padding, Picture, Text, column, pad, row

TALL = 96.0  # the height of panels from which there is a bar at their foot
LOW, OVER = 32.0, pad(0, -12)  # how high the low line is; letters may stand out of a line
LEFT, RIGHT = 66, 12  # beside words
FACE, POPS = 96.0, 10.0  # how high a player is at most, and how far they stand out of the panel


def tell_seats(seen: Seen) -> Signs:
    """Tell name and money on one line, and who leads under both. Where a name is too long for that,
    it has the upper line to itself; where all are short they are larger."""
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
        face = seat_face(seen, seat, sign=28, width=60, height=min(box.h, FACE) + POPS - 3)
        upper = row(name, Node(grow=1), None if long else money, align="center", padding=OVER,
                    height=box.h - LOW - (18 if box.h >= TALL else 6))
        lower = row(money, justify="end", align="center", height=LOW, padding=OVER)
        yield Panel(box, row(
            column(face, padding=Padding(6, -POPS, 0, 0)),
            column(upper, lower if long else None, grow=1, padding=Padding(0, 0, RIGHT, 0))))
        yield Panel(box, column(_build_lead(seen, seat, wide if long else 0.0),
                                _build_bar(seen, seat, box.h), justify="end"))


def _build_bar(seen: Seen, seat: Seat, height: float) -> Node:
    """Return how much a player has, beside the one who has most."""
    money = state_of(seen).money
    if height < TALL or len(money) == 1:
        return Node(height=18 if height >= TALL else 6)
    part = max(money[seat], 0) / max(*money, 1)
    return column(build_bar(part, SEAT_COLOURS[seat]), padding=Padding(12, 2, 12, 5))


def _build_lead(seen: Seen, seat: Seat, aside: float) -> Node | None:
    """Return by how much a seat leads, or how far behind it is; nothing while all have as much."""
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
