"""What stands on the time line of a replay: the moves that stood out, each on a stem of its own,
and the name of the one that comes next beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GILT, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
from game.scenes import cupboard
from game.scenes.marks import KINDS, Mark

if TYPE_CHECKING:
    from game.scenes.time_line import Gone, Road

KNOB = 40  # how wide what says where on the line one is
ABOVE, RISES = 68, 4  # how far what stands on it reaches over its edge, and how high that is
MARK, INSET, STEM = 64, 6, 6  # the disc of a mark, its picture in it, and what it stands on
DISH = 44, 8  # in which each of them stands there
APART = 6  # the least air between two marks, and between one and what says where one is
AFTER, RING = 170, 7  # how far across the next mark shines, and the gold round it
LETTERS = "small"  # of what it is called,
TAG, WITHIN, END = 46, 14, 20  # on a tag so high at least; the air after the disc, and at its end


def farthest(right: float, at: int, marks: Sequence[Mark]) -> float:
    """How far to the right what says where one is may stand on a line that ends there: what is
    still to come has room beyond it."""
    return right - (aside() if any(mark.ply >= at for mark in marks) else KNOB / 2)


def aside() -> float:
    """How far a mark stands from what says where one is, at least, from middle to middle."""
    return (KNOB + MARK) / 2 + APART


def comes(marks: Sequence[Mark], at: int) -> Mark | None:
    """The next of them after so many moves."""
    return min((mark for mark in marks if mark.ply >= at), default=None, key=lambda one: one.ply)


def places(
    way: Road, marks: Sequence[Mark], at: int, head: float,
) -> list[tuple[Mark, float]]:
    """Which marks stand on a line, and in which middles: beside what says where one is, never
    behind it; and where two would crowd, the one that comes next, or else tells more."""
    after, found = comes(marks, at), list[tuple[Mark, float]]()
    for mark in sorted(marks, key=lambda mark: (mark is not after, KINDS.index(mark.kind))):
        x = (way.x(mark.ply) + way.end(mark.ply + 1)) / 2
        x = min(x, head - aside()) if mark.ply < at else max(x, head + aside())
        if way.box.x <= x <= way.box.right and all(
                abs(x - other) >= MARK + APART for _, other in found):
            found.append((mark, x))
    return found


def put_marks(page: Page, way: Road, gone: Gone, head: float) -> None:
    """All that have room on a line, and what the next one is called."""
    stand, after = places(way, gone.marks, gone.at, head), comes(gone.marks, gone.at)
    middle = next((x for mark, x in stand if mark is after), None)
    others = [x for mark, x in stand if mark is not after]
    tag = None if middle is None else tagged(page, way, gone.called, middle, others)
    for mark, x in stand:
        at = Box(x - MARK / 2, way.box.y - RISES - ABOVE, MARK, MARK)
        if mark is after:
            _next(page, at, tag, gone.called)
        elif tag and tag.inset(-APART, 0).meets(at):
            continue  # it stands there again once this one has been seen
        page.image(page.art.plate(STEM, ABOVE - MARK + 6, GILT, 255, INK, 1, 1), x - STEM / 2,
                   at.bottom - 2)
        w, h = DISH
        page.image(page.art.plate(w, h, GILT, 255, INK, 2, 3), x - w / 2,
                   way.box.y - RISES - h / 2)
        sign(page, at, mark.kind, mark.picture, mark.seat if mark.ply < gone.at else None)


def tagged(
    page: Page, way: Road, words: str, middle: float, others: Sequence[float],
) -> Box | None:
    """Where it stands what a mark is called: at its right or at its left, where it hides fewer of
    the others and the line has room."""
    if not words:
        return None
    high = max(TAG, page.art.line(LETTERS))
    wide = MARK / 2 + WITHIN + page.art.size(words, LETTERS)[0] + 1 + END
    right = Box(middle, way.box.y - RISES - ABOVE + (MARK - high) / 2, wide, high)
    both = right, right._replace(x=middle - wide)
    fits = [tag for tag in both if way.box.x <= tag.x and tag.right <= way.box.right]
    return min(fits or both, key=lambda tag: sum(
        tag.x - MARK / 2 - APART < x < tag.right + MARK / 2 + APART for x in others))


def _next(page: Page, at: Box, tag: Box | None, words: str) -> None:
    """The mark that comes next lies in a light and in a ring of gold, with its name on a tag
    behind it."""
    (x, y), art = at.center, page.art
    cupboard.put(page, "light", Box(x - AFTER / 2, y - AFTER / 2, AFTER, AFTER))
    if tag:
        page.image(art.plate(tag.w, tag.h, NIGHT, 255, GOLD, 3, tag.h / 2), tag.x, tag.y)
        ahead = tag.x >= x
        left = tag.x + (MARK / 2 + WITHIN if ahead else END)
        room = tag._replace(x=left, w=tag.w - MARK / 2 - WITHIN - END)
        page.text(room, words, LETTERS, IVORY)
    page.image(art.disc(MARK + 2 * RING, GOLD, 255), at.x - RING, at.y - RING)


def sign(page: Page, box: Box, kind: str, picture: str, seat: Seat | None = None) -> None:
    """The picture of a mark on its disc: gilded where a match turned, in a ring of the colour of a
    seat, if one is given."""
    edge = GOLD if kind == "turns" else IVORY
    if seat is not None:
        edge = SEAT_COLOURS[seat]
    page.image(page.art.plate(box.w, box.h, NIGHT, 255, edge, 3, box.w / 2), box.x, box.y)
    page.picture(box.inset(INSET), picture, leaf=False)
