"""How a seat of a game of tricks stands, on its panel: points, how far from the lead, and shields
for the tricks that it has said it would take and those it has taken."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING

from game.core.contract import Says, Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS
from game.ui.furniture.figures import seated

if TYPE_CHECKING:
    from game.tables.old_panels import SeatPanels
    from game.tables.seen import Sitter
    from game.tables.show import Show

SHAPE = 46  # of a seat's sign
TALL, BROAD = 130, 500  # the height from which a panel has a face, and the width from which it
# says the goal beside that
FACE, POPS = 112, 20  # the room of whoever sits there, who stands out of her panel so far
FRAME = 8  # above and below what stands on a panel
HEAD, LINE = 52, 36  # the height of the line with name and points, and of one line under it
SHIELD, WATCHED = 50, 76  # at most, and where a match is only watched,
ONE_ROW = 5  # so many of them at most side by side
OPENS = 66  # the height of a line in which a hand is opened
CROWN = 58
ROOMY = 60  # the height from which a row under the name has the lead in large letters
TWO, SHIELDS = 74, 0.46  # and from which it has its words under its shields, and their part
LEAD = 52  # the height of those words
SPREAD = 0.5  # how much of such a row the words for the lead may have
RANK = 184  # the width of those words in a low row, at most
APART, SLIGHT, LEAST = 6, 30, 15  # how far shields are from each other, as small as this first of
# all, and over each other where they are very many
HANGS = 0.45  # the part of a row for those beside words
NAMES = 1, 0.94, 0.88, 0.82, 0.76, 0.7  # letters of names, of the usual size, to try


from game.tables.standings import Standing, lead_words, leading


def race(standings: Sequence[Standing], points: Sequence[int]) -> int:
    """How many points a match is about in which these have been counted; 0 if nobody runs to so
    many."""
    alike = [one.points for one in standings] == [*points]
    return max((one.goal for one in standings), default=0) if alike else 0


def standing_panel(panels: SeatPanels, page: Page, seat: Seat, sitter: Sitter) -> None:
    """A panel with name and points, and under them tricks or words, and how far from the lead."""
    show, box = panels.show, panels.show.panel(seat)
    standing = panels.standing(seat)
    room = box.h - 2 * FRAME
    first = OPENS if sitter.opens else min(HEAD, max(room / 2, room - LINE))
    line, sign = room - first, min(SHAPE, first)
    faced = box.h >= TALL and standing is not None
    edge = box.x + FACE + 14 if faced else box.x + 20
    after = edge if faced else box.x + 34 + SHAPE
    if faced:
        top = box.y - POPS
        seated(page, Box(box.x + 8, top, FACE, box.bottom - 4 - top), show.face(seat), seat)
    else:
        page.picture(Box(box.x + 20, box.y + FRAME + (first - sign) / 2, sign, sign),
                     f"ui/seat_{seat}")
    aside = panels.beside(page, box, sitter) if sitter.opens else 0.0
    name = Box(after, box.y + FRAME, box.right - 20 - after - aside, first)
    row, beside = Box(edge, name.bottom, box.right - 20 - edge, line), 0.0
    if standing:
        goal = _goal(show, box, standing)
        points = row if sitter.opens else name
        left = put_points(page, points, standing, goal, leads=leading(show, seat))
        if sitter.opens:
            row = row._replace(w=left - row.x - 12)
        elif show.watched:  # the crown says who leads
            name = name._replace(w=left - name.x - 12)
        else:
            name = name._replace(w=left - name.x - 12)
            tall = row.h >= TWO
            high = row.h * SHIELDS if tall else row.h
            deep = max(high, min(LEAD, row.h)) if standing.predicted is None else high
            part = row._replace(h=high if standing.sealed else deep)
            alone = tall and standing.predicted is None and not standing.sealed
            beside = part.w - put_rank(panels, page, part, seat, 1 if alone else SPREAD,
                                       large=tall).w
            if tall and standing.told:
                row = row._replace(y=part.bottom, h=row.bottom - part.bottom)
            row = row if tall else row._replace(w=row.w - beside)
        if show.watched and not standing.told:
            _shields(page, row, standing)
        elif (told := sitter.waits or sitter.task) and not sitter.opens:
            page.fitted(row, show.say(told), "small", IVORY)
        else:
            _brought(page, show, row, standing, beside)
    least = min(_named(page, show, other) for other in range(len(show.players)))
    page.fitted(name, show.name(seat), name_letters(page, show, name._replace(w=least)),
                SEAT_COLOURS[seat])


def name_letters(page: Page, show: Show, room: Box) -> str:
    """The letters of the names on all panels, which are alike: the largest in which everybody's has
    room, and carved ones before plain ones."""
    styles = [f"label@{page.art.text_scale * part:g}" for part in NAMES]
    names = [show.name(seat) for seat in range(len(show.players))]
    return page.largest(room, names, [*styles, *page.styles("body")])


def before_points(
    page: Page, show: Show, row: Box, goal: str, letters: str = "score", crown: float = CROWN,
) -> float:
    """How much of a row is left before the points of whoever has most, and her crown."""
    wide = max(page.art.size(str(one.total), letters)[0] for one in show.standings)
    after = page.art.size(goal, "small@1")[0] + 8 if goal else 0
    return row.w - after - wide - crown - 24


def _named(page: Page, show: Show, seat: Seat) -> float:
    """How much room a seat's panel has for a name."""
    box, standing = show.panel(seat), show.standings[seat] if show.standings else None
    faced = box.h >= TALL and standing is not None
    wide = box.w - 20 - (FACE + 14 if faced else 34 + SHAPE)
    if standing is None:
        return wide
    return before_points(page, show, Box(0, 0, wide, 0), _goal(show, box, standing))


def _goal(show: Show, box: Box, standing: Standing) -> str:
    """What is told of the goal beside the points, on a panel that has room for it."""
    if show.brief or (box.h >= TALL and box.w < BROAD):
        return ""
    return show.say(("standing-goal", standing.goal) if standing.goal
                    else ("standing-points", standing.points))


def _brought(page: Page, show: Show, row: Box, standing: Standing, aside: float) -> None:
    """Words, or shields for what this round has brought so far; a high row has something `aside` of
    its upper part."""
    if standing.predicted is None and not standing.sealed and not standing.told:
        return
    if standing.told:
        page.fitted(row, show.say(standing.told), "small", DIM)
    else:
        _tricks(page, show, row, standing, aside)


def _shields(page: Page, row: Box, standing: Standing) -> None:
    """Where a match is watched, nothing but the shields, as large as they can be."""
    kinds, side = shields(standing), min(row.h, WATCHED)
    if len(kinds) > ONE_ROW:
        half, high = ceil(len(kinds) / 2), row.h / 2
        for n, part in enumerate((kinds[:half], kinds[half:])):
            _row(page, row._replace(y=row.y + n * high, h=high), part, 1)
        return
    row = row._replace(y=row.center[1] - side / 2, h=side)
    if standing.sealed:
        page.picture(row._replace(w=side), "ui/seal")
        row = row._replace(x=row.x + side + APART, w=row.w - side - APART)
    _row(page, row, kinds, 1, WATCHED)


def _ended_words(show: Show, seat: Seat, more: int) -> Says:
    """Say of a match that a tie-break has decided who wins; otherwise who leads by how much."""
    result = show.result
    if result and more == 0 and len(result.winners) == 1:
        return ("standing-wins",) if seat in result.winners else ("standing-level",)
    return lead_words(more)


def put_rank(
    panels: SeatPanels, page: Page, row: Box, seat: Seat, spread: float = SPREAD, *,
    large: bool = False,
) -> Box:
    """By how much somebody leads, or how far behind she is, at the end of a row, of which it takes
    so much at most. Returns what is left."""
    points = [one.total for one in panels.show.standings]
    even = len({*points}) == 1 and panels.show.result is None
    if panels.show.brief and even:
        return row
    more = points[seat] - max((*points[:seat], *points[seat + 1:]), default=points[seat])
    text, style, wide = panels.show.say(("standing-even",) if even else (
        _ended_words(panels.show, seat, more))), "body", min(float(RANK), row.w)
    if large or row.h >= ROOMY:
        style = "asked"
        wide = min(page.art.size(text, style)[0] + 4, row.w * spread)
    page.fitted(row._replace(x=row.right - wide, w=wide), text, style,
                GOLD if more >= 0 and min(points) < max(points) else DIM, "right")
    return row._replace(w=row.w - wide - 8)


def put_points(
    page: Page, row: Box, standing: Standing, goal: str, *, leads: bool, letters: str = "score",
    crown: float = CROWN,
) -> float:
    """The points with what this round has brought, large, and the goal, at the end of a row; gold
    with a crown so wide for whoever leads. Returns where they begin."""
    beside, figure = page.art.size(goal, "small@1")[0] if goal else -8, str(standing.total)
    wide = page.art.size(figure, letters)[0]
    x = row.right - beside - 8 - wide
    high = page.art.line(letters)  # of which a figure itself is little more than half
    page.text(Box(x, row.center[1] - high / 2, wide + 1, high), figure, letters,
              GOLD if leads else IVORY, leaf=False)
    high = page.art.line("small@1")
    if goal:
        page.text(Box(row.right - beside, row.center[1] - high / 2 + 3, beside + 1, high), goal,
                  "small@1", DIM)
    if leads and crown:
        x -= crown + 12
        page.picture(Box(x, row.center[1] - crown * 0.42, crown, crown * 0.8), "ui/crown")
    return x


def _tricks(
    page: Page, show: Show, row: Box, standing: Standing, aside: float,
) -> None:
    """How many tricks were taken, of how many that were predicted, and shields for them: outlines
    that are filled one by one, all gold when it is exact, and split for each trick too many. A
    prediction that is secret is a seal. The words stand under that where a panel is high."""
    side, pictures = min(SHIELD, row.h), row
    if row.h >= TWO:
        side = row.h * SHIELDS
        pictures = row._replace(h=side, w=row.w - aside)
        under = row._replace(y=row.y + side, h=row.h - side)
        if standing.sealed:
            under = _row(page, under, ["full"] * standing.taken)
        _told(page, show, under, standing, "loud")
    elif standing.sealed or standing.predicted is not None:
        pictures = row._replace(x=_told(page, show, row._replace(w=row.w / 2), standing) + 14)
        pictures = pictures._replace(w=row.right - pictures.x)
    y = pictures.y + (pictures.h - side) / 2
    if standing.sealed:
        page.picture(Box(pictures.x, y, side, side), "ui/seal")
        words = pictures._replace(x=pictures.x + side + 8, w=pictures.w - side - 8)
        text = show.say(("standing-sealed",))
        if page.art.size(text, "small@1")[0] < words.w:
            page.fitted(words, text, "small", IVORY)
        return
    _row(page, pictures._replace(y=y, h=side), shields(standing), 1)


def _row(
    page: Page, row: Box, kinds: Sequence[str], spread: float = HANGS, most: float = SHIELD,
) -> Box:
    """Shields in a row, over so much of it at most; what is left of it beside them."""
    wide, count = row.w * spread - APART, max(len(kinds), 1)
    side = min(row.h, most, max((wide + APART) / count - APART, SLIGHT))
    pace = min(side + APART, max((wide - side) / max(count - 1, 1), LEAST))
    for n, kind in enumerate(kinds):
        page.picture(Box(row.x + n * pace, row.center[1] - side / 2, side, side),
                     f"ui/shield_{kind}", leaf=False)
    used = (len(kinds) - 1) * pace + side + 10 if kinds else 0
    return row._replace(x=row.x + used, w=row.w - used)


def _told(
    page: Page, show: Show, room: Box, standing: Standing, letters: str = "small",
) -> float:
    """The same in words, fewer where there is little room; where they end."""
    taken, said = standing.taken, standing.predicted or 0
    exact = not standing.sealed and standing.predicted is not None and taken == said
    text = show.say(("standing-taken", taken) if standing.sealed else
                    ("standing-exact" if standing.played else "standing-enough", taken, said)
                    if exact else
                    ("standing-over", taken, said, taken - said) if taken > said else
                    ("standing-short" if standing.played else "standing-tricks", taken, said,
                     said - taken))
    if not standing.sealed and page.art.size(text, "small@1")[0] > room.w:
        text = show.say(("standing-both", taken, said))
    if standing.sealed and taken and not page.holds(room, text):
        text = str(taken)  # beside its shields
    style = page.even(room, (text,), letters)
    page.fitted(room, text, style, GOLD if exact else IVORY)
    return room.x + min(page.art.size(text, style)[0] + 2, room.w)


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
