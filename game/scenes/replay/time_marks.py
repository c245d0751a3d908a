"""Build the marks on a replay's time line, each over a move that stood out.

Large are the mark of the last move, which shines, and the next one, which is named. All others are
small and calm.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.picture.art import Art
from game.picture.theme import EDGE, GOLD, IVORY, SEAT_COLOURS
from game.scenes.replay.time_road import KNOB, Gone, Road
from game.tables.highlights import KINDS, Mark
from game.ui.layout import Node, Padding, Picture, Text, column, frame, row, stack

MARK, LITTLE = 70, 46  # the sides of marks
APART = 6  # the least gap between two
FOOT = 6  # from a mark down to the line
Stand = list[tuple[Mark, float]]  # marks with their middles


def find_seen(marks: Sequence[Mark], at: int) -> Mark | None:
    """Return the mark of the last move that was shown."""
    return next((mark for mark in marks if mark.ply == at - 1), None)


def find_next(marks: Sequence[Mark], at: int) -> Mark | None:
    """Return the next mark after some moves."""
    return min((mark for mark in marks if mark.ply >= at), default=None, key=lambda one: one.ply)


def choose_marks(road: Road, marks: Sequence[Mark], at: int) -> Stand:
    """Return marks that do not crowd, where the knob stands after their moves: those that tell
    most, and always that of the last move and the next one."""
    found = _fit(road, (), sorted(marks, key=lambda mark: KINDS.index(mark.kind)))
    first = [(mark, road.stands(mark.ply + 1))
             for mark in (find_seen(marks, at), find_next(marks, at)) if mark]
    return _fit(road, first, [mark for mark, _ in found])


def _fit(road: Road, stand: Iterable[tuple[Mark, float]], more: Iterable[Mark]) -> Stand:
    """Add marks to some others as long as they crowd none."""
    found = [*stand]
    for mark in more:
        x = road.stands(mark.ply + 1)
        if all(abs(x - there) >= MARK + APART for _, there in found):
            found.append((mark, x))
    return found


def place_marks(road: Road, marks: Sequence[Mark], at: int) -> Stand:
    """Return marks with their middles; the next one stands beside that of the last move."""
    found, seen, after = dict(choose_marks(road, marks, at)), find_seen(marks, at), find_next(
        marks, at)
    apart = MARK + 2 * APART
    if seen and after and found[after] - found[seen] < apart:
        there = min(found[seen] + apart, road.box.right - MARK / 2)
        pair = {seen: there - apart, after: there}
        found = pair | {mark: x for mark, x in found.items() if mark not in pair and all(
            abs(x - one) >= MARK for one in pair.values())}
    return [*found.items()]


def place_name(road: Road, width: float, middle: float, others: Sequence[float],
               knob: float | None = None, *, ahead: bool = True) -> float:
    """Return the left end of a mark's name, which begins or ends in its middle: where it stays on
    the line, leaves the knob free and hides fewer of the others, or `ahead`."""
    def count_faults(left: float) -> tuple[bool, bool, int]:
        right = left + width
        hidden = [x for x in others if left - MARK / 2 - APART < x < right + MARK / 2 + APART]
        return (left < road.box.x or right > road.box.right,
                knob is not None and left < knob + KNOB / 2 and knob - KNOB / 2 < right,
                len(hidden))
    return min((middle, middle - width) if ahead else (middle - width, middle), key=count_faults)


def build_marks(art: Art, road: Road, gone: Gone) -> Node:
    """Return all marks that have room, and the name of the winner or of the next mark."""
    seen, after = find_seen(gone.marks, gone.at), find_next(gone.marks, gone.at)
    named, words = (seen, gone.called) if seen and gone.called else (after, gone.coming)
    stand = dict(place_marks(road, gone.marks, gone.at))
    style, tag, covered = f"small@{art.text_scale:g}", None, range(0)
    if named and words:
        width, middle = MARK / 2 + 37 + art.size(words, style)[0], stand[named]
        left = place_name(road, width, middle, [x for mark, x in stand.items() if mark != named],
                          road.stands(gone.at), ahead=named is after)
        covered = range(int(left - LITTLE / 2), int(left + width + LITTLE / 2))
        name = _build_name(words, width, before=left < middle, seen=named is seen)
        tag = _place(left, row(name, align="center", height=max(MARK, art.line(style)) + FOOT,
                               padding=Padding(bottom=FOOT)))
    return stack(
        tag, *(_build_stand(road, mark, x, gone.at, large=mark in (seen, after))
               for mark, x in sorted(stand.items(), key=lambda one: one[0] is seen)
               if mark in (seen, after) or int(x) not in covered), grow=1)


def _place(left: float, node: Node) -> Node:
    """Return a node that stands on the line, so far from its left end."""
    return column(node, justify="end", align="start", padding=Padding(left=left))


def _build_name(words: str, width: float, *, before: bool, seen: bool) -> Node:
    """Return the name of a mark, on a tag that reaches behind its disc."""
    ends = (22, MARK / 2 + 14)
    left, right = ends if before else ends[::-1]
    return frame("mark name seen" if seen else "mark name", Text(
        words=words, style="small", ink=GOLD if seen else IVORY, one_line=True),
        padding=Padding(left=left, right=right), width=width, min_height=52, anchor="mark name")


def _build_stand(road: Road, mark: Mark, x: float, at: int, *, large: bool) -> Node:
    """Return a mark on its foot; the dish of a large one reaches to its place on the line."""
    side, seen = MARK if large else LITTLE, mark.ply < at
    disc = build_mark(mark, side, seen=seen, calm=not large)
    if mark.ply == at - 1:
        light = frame("lamp light", width=160, height=160, anchor="shining mark")
        ring = column(frame("gold disc", disc), padding=Padding(bottom=FOOT))
        return stack(_place(x - 80, column(light, padding=Padding(bottom=-38))),
                     _place(x - side / 2, ring))
    aside = road.stands(mark.ply + 1) - x
    foot = (row(frame("mark dish", width=40 + abs(aside), height=8),
                padding=Padding(left=MARK / 2 - 20 + min(aside, 0))) if large else
            row(frame("mark stem", width=4, height=FOOT), padding=Padding(left=LITTLE / 2 - 2)))
    return _place(x - side / 2, column(disc, foot, align="start"))


def build_mark(mark: Mark, side: float, *, seen: bool, calm: bool = False,
               anchor: str = "") -> Node:
    """Return the picture of a mark on a disc. Once it is `seen` its edge has the colour of the
    player, and a captured piece lies on it."""
    edge = EDGE if calm else GOLD if mark.kind == "turns" else IVORY
    if seen and mark.seat is not None:
        edge = SEAT_COLOURS[mark.seat]
    taken = mark.taken if seen else None
    inner = side - (6 if calm else 10)
    pictures = [Picture(source=mark.picture, height=inner), taken and Picture(
        source=taken.picture, aspect=1 / taken.tall, height=0.8 * side)]
    return frame("mark disc", *(row(picture, justify="center", align="center")
                                for picture in pictures if picture), tint=edge,
                 width=side, height=side, anchor=anchor or f"mark/{mark.ply}")
