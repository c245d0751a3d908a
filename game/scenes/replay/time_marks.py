"""What stands on the time line of a replay: the moves that stood out, each on a stem of its own.
One that has just been seen stands right over what says where one is, large and in its light; large
is also the next one, beside which its name stands quietly, as of what comes. All others are small,
and calm."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GILT, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
from game.scenes.replay.highlights import KINDS, Mark
from game.scenes.replay.time_road import KNOB, Gone, Road
from game.scenes.scenery import cupboard

ABOVE, RISES = 72, 4  # how far what stands on it reaches over its edge, and how high that is
MARK, INSET, STEM = 70, 5, 6  # the disc of a mark, its picture in it, and what it stands on
LITTLE, RIM, STALK = 46, 3, 4  # of a mark that is neither told nor next; its edge and its stem;
DIM = 235  # of 255 parts of its light what its picture keeps as long as it is to come
FELL = 0.8  # of its height: how high who was captured stands before it
DISH = 40, 8  # in which each of them stands there
APART = 6  # the least air between two marks
SHINES, RING = 160, 4  # how far across the one shines that has just been seen; the gold round it
LETTERS = "small"  # of what it is called,
TAG, WITHIN, END = 52, 14, 22  # on a tag so high at least; the air after the disc, and at its end


def stands_on(marks: Sequence[Mark], at: int) -> Mark | None:
    """That of the last of so many moves."""
    return next((mark for mark in marks if mark.ply == at - 1), None)


def comes(marks: Sequence[Mark], at: int) -> Mark | None:
    """The next of them after so many moves."""
    return min((mark for mark in marks if mark.ply >= at), default=None, key=lambda one: one.ply)


def places(way: Road, marks: Sequence[Mark], at: int) -> list[tuple[Mark, float]]:
    """Which marks stand on a line, and in which middles: each right over where one is once its move
    has been seen, and there it stays. Where two would crowd, the one that tells more; but that of
    the move that was seen last and the one that comes next always, even if only one of them is
    seen whole."""
    found = _fitting(way, (), sorted(marks, key=lambda mark: KINDS.index(mark.kind)))
    first = [(mark, way.stands(mark.ply + 1))
             for mark in (stands_on(marks, at), comes(marks, at)) if mark]
    return _fitting(way, first, [mark for mark, _ in found])


def seen_at(way: Road, marks: Sequence[Mark], at: int) -> list[tuple[Mark, float]]:
    """The same with the middles of their discs: that of the next one is beside that of the last
    move where they would meet, and this one makes room where the line ends."""
    found, now, after = places(way, marks, at), stands_on(marks, at), comes(marks, at)
    if not (now and after):
        return found
    apart, x, there = MARK + 2 * RING + APART, way.stands(now.ply + 1), way.stands(after.ply + 1)
    if there - x >= apart:
        return found
    there = min(x + apart, way.box.right - MARK / 2)
    moved = {now: there - apart, after: there}
    return [(mark, moved.get(mark, middle)) for mark, middle in found if mark in moved or not any(
        abs(middle - one) < (MARK + LITTLE) / 2 + APART for one in moved.values())]


def _fitting(
    way: Road, stand: Sequence[tuple[Mark, float]], more: Iterable[Mark],
) -> list[tuple[Mark, float]]:
    """Those that stand there and as many more, one after the other, as crowd none of them."""
    found = [*stand]
    for mark in more:
        x = way.stands(mark.ply + 1)
        if all(abs(x - there) >= MARK + APART for _, there in found):
            found.append((mark, x))
    return found


def put_marks(page: Page, way: Road, gone: Gone) -> None:
    """All that have room on a line, what the next one is called, and who has won at the end."""
    now, after = stands_on(gone.marks, gone.at), comes(gone.marks, gone.at)
    stand, head = seen_at(way, gone.marks, gone.at), way.stands(gone.at)
    tags, clear = list[tuple[Mark, Box]](), [
        Box(x - MARK / 2, way.box.y - ABOVE, MARK, ABOVE) for mark, x in stand if mark is after]
    for named, words, ahead in ((now, gone.called, False), (after, gone.coming, True)):
        for mark, middle in stand:
            others = [x for other, x in stand if other is not mark]
            if mark is named and (tag := tagged(
                    page, way, words, middle, others, clear, ahead=ahead)):
                tags.append((mark, tag))
        clear = [Box(head - KNOB / 2, way.box.y - ABOVE, KNOB, ABOVE), *(tag for _, tag in tags)]
    if len(tags) > 1 and tags[0][1].meets(tags[1][1]):
        tags.pop()  # what happens is told first
    for mark, x in sorted(stand, key=lambda one: one[0] is now):  # that one before all others
        own = next((tag for named, tag in tags if named is mark), None)
        at = _disc(way, x, MARK if own or mark in (now, after) else LITTLE)
        if not own and mark not in (now, after) and any(
                tag.inset(-APART, 0).meets(at) for _, tag in tags):
            continue  # it stands there again once this one has been seen
        if mark is now:
            light = Box(x - SHINES / 2, at.center[1] - SHINES / 2, SHINES, SHINES)
            cupboard.put(page, "light", light)
        if own:
            _tag(page, own, x, gone.called if mark is now else gone.coming, lit=mark is now)
        if mark is now:
            page.image(page.art.disc(MARK + 2 * RING, GOLD, 255), at.x - RING, at.y - RING)
        else:
            _stem(page, way, way.stands(mark.ply + 1), at)
        sign(page, at, mark, seen=mark.ply < gone.at, calm=at.w < MARK)


def _disc(way: Road, x: float, side: float) -> Box:
    """Where the disc of a mark is, so large: all end as far over the line."""
    return Box(x - side / 2, way.box.y - RISES - ABOVE + MARK - side, side, side)


def _stem(page: Page, way: Road, x: float, disc: Box) -> None:
    """What a mark stands on; a large one in its dish, which reaches to where on the line it is."""
    large, (middle, _), foot = disc.w >= MARK, disc.center, disc.bottom
    wide = STEM if large else STALK
    page.image(page.art.plate(wide, ABOVE - MARK + 6, GILT if large else EDGE, 255, INK, 1, 1),
               middle - wide / 2, foot - 2)
    if not large:
        return
    w, h = DISH
    page.image(page.art.plate(w + abs(middle - x), h, GILT, 255, INK, 2, 3),
               min(x, middle) - w / 2, way.box.y - RISES - h / 2)


def tagged(
    page: Page, way: Road, words: str, middle: float, others: Sequence[float],
    clear: Sequence[Box] = (), *, ahead: bool = True,
) -> Box | None:
    """Where it stands what a mark is called: on the one side of it or on the other, where the line
    has room, where it leaves `clear` what has to be, and where it hides fewer of the others; else
    where it is `ahead`, or not."""
    if not words:
        return None
    high = max(TAG, page.art.line(LETTERS))
    wide = MARK / 2 + WITHIN + page.art.size(words, LETTERS)[0] + 1 + END
    right = Box(middle, way.box.y - RISES - ABOVE + (MARK - high) / 2, wide, high)
    left = right._replace(x=middle - wide)
    both = (right, left) if ahead else (left, right)
    fits = [tag for tag in both if way.box.x <= tag.x and tag.right <= way.box.right]
    free = [tag for tag in fits if not any(tag.meets(box) for box in clear)]
    return min(free or fits or both, key=lambda tag: sum(
        tag.x - MARK / 2 - APART < x < tag.right + MARK / 2 + APART for x in others))


def _tag(page: Page, tag: Box, x: float, words: str, *, lit: bool) -> None:
    """The name of a mark behind it, in a ring of gold if that has just been seen."""
    edge, wide = (GOLD, 3) if lit else (EDGE, 2)
    page.image(page.art.plate(tag.w, tag.h, NIGHT, 255, edge, wide, tag.h / 2), tag.x, tag.y)
    left = tag.x + (MARK / 2 + WITHIN if tag.x >= x else END)
    room = tag._replace(x=left, w=tag.w - MARK / 2 - WITHIN - END)
    page.text(room, words, LETTERS, GOLD if lit else IVORY)


def sign(page: Page, box: Box, mark: Mark, *, seen: bool, calm: bool = False) -> None:
    """The picture of a mark on its disc: gilded where a match turned; once it was `seen` in a ring
    of the colour of whoever stands out, and before it who was captured; a `calm` one is less bright
    as long as it is to come."""
    edge = EDGE if calm else GOLD if mark.kind == "turns" else IVORY
    if seen and mark.seat is not None:
        edge = SEAT_COLOURS[mark.seat]
    page.image(page.art.plate(box.w, box.h, NIGHT, 255, edge, RIM if calm else 3, box.w / 2),
               box.x, box.y)
    inner = box.inset(RIM if calm else INSET)
    if calm and not seen:
        page.image(page.art.soft(mark.picture, inner.w, inner.h, DIM), inner.x, inner.y)
    else:
        page.picture(inner, mark.picture, leaf=False)
    if seen and mark.taken:
        high = FELL * box.h
        wide = high / mark.taken.tall
        (x, y) = box.center
        page.picture(Box(x - wide / 2, y - high / 2, wide, high), mark.taken.picture, leaf=False)
