"""How a seat of a game of tricks stands, on its panel: points on the way to a goal, and shields for
the tricks that it has said it would take and those it has taken."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.core import Says, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS, Colour

if TYPE_CHECKING:
    from game.tables.seat_panels import SeatPanels, Sitter

SHAPE = 46  # of a seat's sign
FRAME = 8  # above and below what stands on a panel
SHIELD = 40
OPENS = 66  # the height of a line in which a hand is opened
CROWN = 46
BEHIND = 92  # the width at least of the words for how far somebody is behind
BAR = 10
GROOVE: Colour = (70, 55, 40)
LEAST = 15  # how far apart shields are where they are many


class Standing(NamedTuple):
    """Points and the goal (0 where there is none), tricks taken, and how many were predicted:
    nobody knows that of somebody else before the end of a round. Games without predictions tell
    words instead."""

    points: int
    goal: int
    taken: int = 0
    predicted: int | None = None
    sealed: bool = False
    told: Says = ()


def standing_panel(panels: SeatPanels, page: Page, seat: Seat, sitter: Sitter) -> None:
    """A panel with name, points and shields, or what its player has to do."""
    show, box = panels.show, panels.show.panel(seat)
    standing = panels.standing(seat)
    first = OPENS if sitter.opens else (box.h - 2 * FRAME) / 2
    line = box.h - 2 * FRAME - first
    sign = min(SHAPE, first)
    page.picture(Box(box.x + 20, box.y + FRAME + (first - sign) / 2, sign, sign),
                 f"ui/seat_{seat}")
    aside = panels.beside(page, box, sitter) if sitter.opens else 0.0
    free = box.w - SHAPE - 64 - aside - page.art.size(show.name(seat), "label")[0]
    far = _Far("", 0, BEHIND)
    if standing and not sitter.opens:
        far = _far(panels, page, standing, free)
    name = Box(box.x + 34 + SHAPE, box.y + FRAME, box.w - SHAPE - far.room - 64 - aside, first)
    page.fitted(name, show.name(seat), "label", SEAT_COLOURS[seat])
    row = Box(box.x + 20, name.bottom, box.w - 40, line)
    if standing:
        goal = ("standing-goal", standing.goal) if standing.goal else (
            "standing-points", standing.points)
        left = _points(page, row, standing, show.say(goal))
        most = max(one.points for one in show.standings)
        if not sitter.opens:
            _rank(page, name._replace(x=row.right - far.room, w=far.room), far)
        _bar(page, box, seat, standing.points / max(standing.goal, most, 1))
        room = row._replace(w=left - row.x - 12)
        if (told := sitter.waits or sitter.task) and not sitter.opens:
            page.fitted(room, show.say(told), "small", IVORY)
        elif standing.told:
            page.fitted(room, show.say(standing.told), "small", DIM)
        else:
            word = show.say(("standing-sealed",)) if standing.sealed else ""
            _shields(page, room, standing, word)
    panels.said(page, sitter)


class _Far(NamedTuple):
    """How far somebody is before or behind the others: words, a crown's width, and their room."""

    words: str
    crown: float
    room: float


def _far(panels: SeatPanels, page: Page, standing: Standing, free: float) -> _Far:
    """A crown for whoever leads, with how far if a name leaves that room `free`; how far anybody
    else is behind, or that nobody is."""
    points = sorted(one.points for one in panels.show.standings)
    most, ahead = points[-1], standing.points - points[-2] if len(points) > 1 else 0
    if len(points) < 2:
        return _Far("", 0, BEHIND)
    leads = standing.points == most and points[0] < most
    says: Says = (("standing-leads-by", ahead) if leads else
                  ("standing-behind", most - standing.points) if standing.points < most else
                  ("standing-level",))
    words = panels.show.say(says) if ahead or not leads else ""
    wide = page.art.size(words, "small")[0] + 2 if words else 0.0
    if not leads:
        least = page.art.size(words, "small@1")[0] + 2
        return _Far(words, 0, max(BEHIND, least, min(wide, free)))
    if not words or wide + CROWN + 10 > free:
        return _Far("", CROWN, BEHIND)
    return _Far(words, CROWN, wide + CROWN + 10)


def _rank(page: Page, room: Box, far: _Far) -> None:
    """A crown, and words for how far it is."""
    if far.crown:
        high = far.crown * 0.8
        page.picture(Box(room.right - far.crown, room.center[1] - high / 2, far.crown, high),
                     "ui/crown")
        room = room._replace(w=room.w - far.crown - 10)
    if far.words:
        page.fitted(room, far.words, "small", DIM, "right")


def _bar(page: Page, box: Box, seat: Seat, part: float) -> None:
    """How far somebody has come, at the foot of her panel."""
    whole = Box(box.x + 20, box.bottom - BAR - 5, box.w - 40, BAR)
    page.plate(whole, GROOVE, 255, None)
    if part > 0:
        done = max(whole.w * min(part, 1), BAR)
        page.plate(whole._replace(w=done), SEAT_COLOURS[seat], 255, None)


def _points(page: Page, row: Box, standing: Standing, goal: str) -> float:
    """The points, large, and the goal, at the end of a row; where they begin."""
    figure = str(standing.points)
    wide, beside = page.art.size(figure, "points")[0], page.art.size(goal, "small@1")[0]
    x = row.right - wide - beside - 8
    high = page.art.line("points")  # of which a figure itself is little more than half
    page.text(Box(x, row.center[1] - high / 2, wide + 1, high), figure, "points", GOLD, leaf=False)
    high = page.art.line("small@1")
    page.text(Box(row.right - beside, row.center[1] - high / 2 + 3, beside + 1, high), goal,
              "small@1", DIM)
    return x


def _shields(page: Page, row: Box, standing: Standing, sealed: str) -> None:
    """Outlines for what was predicted, filled one by one; all gold when it is exact, and split for
    each trick too many. A prediction that is secret is a seal, with a word for it."""
    x, side = row.x, min(SHIELD, row.h)
    y = row.y + (row.h - side) / 2
    if standing.sealed:
        page.picture(Box(x, y, side, side), "ui/seal")
        wide = min(page.art.size(sealed, "small@1")[0] + 2, row.w / 3)
        page.fitted(Box(x + side + 8, row.y, wide, row.h), sealed, "small@1", DIM)
        x += side + wide + 22
    found = shields(standing)
    pace = min(side + 2, max((row.right - side - x) / max(len(found) - 1, 1), LEAST))
    for n, kind in enumerate(found):
        page.picture(Box(x + n * pace, y, side, side), f"ui/shield_{kind}", leaf=False)


def shields(standing: Standing) -> list[str]:
    """Which shield hangs in which place."""
    taken, said = standing.taken, standing.predicted
    if said is None:
        return ["full"] * taken
    if said == 0 and not taken:
        return ["none"]
    if taken == said:
        return ["gold"] * taken
    return ["full"] * min(taken, said) + ["open"] * (said - taken) + ["split"] * (taken - said)
