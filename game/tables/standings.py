"""A seat's standing in a game of tricks, on its panel: points, distance from the lead, and shields
for predicted and taken tricks."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from game.core.contract import Message, Result, Seat
from game.picture.page import Page
from game.picture.screen import WINDOW, Box
from game.picture.theme import DIM, GOLD, IVORY
from game.tables.capabilities import Standing
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_figure, fixed_text, seat_face, seat_name
from game.ui.layout import (
    Node,
    Padding,
    Paint,
    Picture,
    Text,
    at,
    column,
    first_that_fits,
    row,
    stack,
)

SHIELD_SIDE, WATCHED_SIDE = 50, 76  # at most; and where a match is only watched


def tell_standings(seen: Seen) -> Signs:
    """Show each seat's standing on its panel; all names have one size."""
    if not seen.bare:
        yield Panel(WINDOW, stack(*(at(seen.panel_of(seat), build_standing(seen, seat))
                                    for seat in range(len(seen.players)))))


def build_standing(seen: Seen, seat: Seat) -> Node:
    """Return a panel with face, name and points, over tricks or words and the distance from the
    lead."""
    box, standing = seen.panel_of(seat), seen.standings[seat]
    head = row(seat_name(seen, seat, group="names", grow=1), _build_points(
        seen, seat, "" if seen.brief or box.w < 500 else tell_goal(seen, standing)),
        gap=12, align="center", height=52)
    return stack(at(Box(8, -20, 112, box.h + 16), seat_face(seen, seat)),
                 column(head, _build_state(seen, seat, standing),
                        padding=Padding(126, 8, 20, 8)))


def _build_state(seen: Seen, seat: Seat, standing: Standing) -> Node:
    """Return the part under name and points; in a watched match only shields, as large as they
    fit."""
    kinds = tuple(list_shields(standing))
    if seen.watched and not standing.told:
        seal = Picture(source="ui/seal", height=WATCHED_SIDE) if standing.sealed else None
        return row(seal, Paint(paint=draw_shields, values=(kinds, WATCHED_SIDE), grow=1), gap=6,
                   grow=1)
    rank, waits = build_rank(seen, seat), seen.sitter_of(seat).waits
    if waits or standing.told:
        words = Text(words=seen.say(waits or standing.told), style="small",
                     ink=IVORY if waits else DIM, grow=1)
        return column(row(Node(grow=1), rank, height=52), words, grow=1)
    if standing.sealed:
        sealed = Text(words=seen.say(("standing-sealed",)), style="small", one_line=True)
        upper = row(Picture(source="ui/seal", height=48), row(sealed, optional=True), gap=8,
                    align="center", grow=1)
        taken = Paint(paint=draw_shields, values=(("full",) * standing.taken, SHIELD_SIDE),
                      max_width=56 * standing.taken, grow=1)
        return column(row(upper, rank, height=48), row(taken if standing.taken else None,
                      build_tricks(seen, standing), gap=10, grow=1), grow=1)
    if standing.predicted is not None:
        rack = Paint(paint=draw_shields, values=(kinds, SHIELD_SIDE), grow=1)
        return column(row(rack, rank, gap=8, height=48), build_tricks(seen, standing), grow=1)
    return column(row(Node(grow=1), rank, height=52), grow=1)


def build_tricks(seen: Seen, standing: Standing) -> Node:
    """Return the tricks taken and predicted in words, in few if room is short."""
    taken, predicted = standing.taken, standing.predicted or 0
    exact = not standing.sealed and standing.predicted is not None and taken == predicted
    ink = GOLD if exact else IVORY

    def line(says: Message, style: str, size: float = 1, *, shrink: float = 0) -> Node:
        return row(Text(words=seen.say(says), style=style, size=size, ink=ink, one_line=True,
                        shrink=shrink), align="center", shrink=shrink)

    least = 1 / seen.art.text_scale  # as small as letters may be

    says: Message
    if standing.sealed:
        says = ("standing-taken", taken)
        return first_that_fits(line(says, "loud"), line(says, "small"),
                               line(says, "small", least),
                               line(("name", str(taken)) if taken else says, "loud", shrink=1),
                               grow=1)
    if exact:
        says = ("standing-exact" if standing.played else "standing-enough", taken, predicted)
    elif taken > predicted:
        says = ("standing-over", taken, predicted, taken - predicted)
    else:
        says = ("standing-short" if standing.played else "standing-tricks", taken, predicted,
                predicted - taken)
    return first_that_fits(line(says, "loud"), line(says, "body"), line(says, "small"),
                           line(says, "small", least),
                           line(("standing-both", taken, predicted), "loud", shrink=1), grow=1)


def tell_goal(seen: Seen, standing: Standing) -> str:
    return seen.say(("standing-goal", standing.goal) if standing.goal
                    else ("standing-points", standing.points))


def _build_points(seen: Seen, seat: Seat, goal: str) -> Node:
    """Return the points with those of this round, large, and the goal; in gold after a crown for
    the leader."""
    leads = is_leading(seen, seat)
    return row(
        Picture(source="ui/crown", width=58, aspect=1.25) if leads else None,
        build_figure(seen, str(seen.standings[seat].total), "score", GOLD if leads else IVORY),
        fixed_text(seen, goal, "small@1", ink=DIM, one_line=True, shrink=0) if goal else None,
        gap=8, align="center")


def build_rank(seen: Seen, seat: Seat, style: str = "asked") -> Node | None:
    """Return a seat's lead or distance from it."""
    points = [one.total for one in seen.standings]
    even = len({*points}) == 1 and seen.result is None
    if seen.brief and even:
        return None
    more = points[seat] - max((*points[:seat], *points[seat + 1:]), default=points[seat])
    says = ("standing-even",) if even else _rank_words(seen, seat, more)
    ink = GOLD if more >= 0 and min(points) < max(points) else DIM
    return Text(words=seen.say(says), style=style, ink=ink, align="right", one_line=True)


def _rank_words(seen: Seen, seat: Seat, more: int) -> Message:
    """Return who leads by how much; after a tie-break, who has won."""
    result = seen.result
    if result and more == 0 and len(result.winners) == 1:
        return ("standing-wins",) if seat in result.winners else ("standing-level",)
    return lead_words(more)


def is_leading(seen: Seen, seat: Seat) -> bool:
    """Say whether a seat leads with others behind; after the end, whether it won and others did
    not."""
    result: Result | None = seen.result
    if result:
        return seat in result.winners and len(result.winners) < len(seen.standings)
    points = [one.total for one in seen.standings]
    return points[seat] == max(points) > min(points)


def lead_words(more: int) -> Message:
    """Word a lead or a distance; `more` is the seat's points minus the best of the others."""
    return (("standing-leads-by", more) if more > 0 else
            ("standing-behind", -more) if more else ("standing-tied",))


def draw_shields(page: Page, box: Box, kinds: Sequence[str], most: float) -> None:
    """Draw shields in a row, overlapping where they are many; more than five large ones in two
    rows."""
    if most > SHIELD_SIDE and len(kinds) > 5:
        half, height = ceil(len(kinds) / 2), box.h / 2
        for n, some in enumerate((kinds[:half], kinds[half:])):
            draw_shields(page, box._replace(y=box.y + n * height, h=height), some, SHIELD_SIDE)
        return
    count = max(len(kinds), 1)
    side = min(box.h, most, max(box.w / count - 6, 30))
    pace = min(side + 6, max((box.w - 6 - side) / max(count - 1, 1), 15))
    for n, kind in enumerate(kinds):
        page.put_picture(Box(box.x + n * pace, box.center[1] - side / 2, side, side),
                         f"ui/shield_{kind}")


def list_shields(standing: Standing) -> list[str]:
    """Return the kinds of shields in order: outlines fill up, turn gold when the prediction is
    exact, and split for each trick too many."""
    taken, said = standing.taken, standing.predicted
    if said is None:
        return ["full"] * taken
    if said == 0 and not taken:
        return ["none"]
    if taken == said:
        return ["gold"] * taken
    return ["full"] * min(taken, said) + ["open"] * (said - taken) + ["split"] * (taken - said)
