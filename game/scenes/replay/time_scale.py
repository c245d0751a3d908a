"""The scale of a replay's time line: the places of moves, round names and highlights."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.picture.art import Art
from game.tables.highlights import KINDS, Mark
from game.tables.match_strips import Strip, cut_strips
from game.ui.box import Box

BAR = 40  # the height of the time line
KNOB = 32  # the width of the knob on it
GAP = 8  # between two sections
MARK = 70  # the side of the mark of the last move, and of the next one
APART = 6  # the least gap between two marks
Stand = list[tuple[Mark, float]]  # marks with their middles


class TimeScale(NamedTuple):
    """A line of moves in sections, each after a name `name_width` wide. Its strips have labels."""

    box: Box
    moves: int
    begins: Sequence[int] = (0,)
    heads: Sequence[str] = ()
    name_width: float = 0.0
    strips: Sequence[Strip] = ()
    labels: Sequence[str] = ()

    def find_x(self, ply: int) -> float:
        """Return where a move begins; after the last one, where the line ends."""
        return self._compute_x(ply, sum(one <= ply for one in self.begins))

    def end(self, ply: int) -> float:
        """Return where a number of moves ends, before the name of the next section."""
        return self._compute_x(ply, sum(one < ply for one in self.begins))

    def find_knob(self, at: int) -> float:
        """Return the middle of the knob after some moves."""
        x, box = self.end(at) if at else self.find_x(at), self.box
        return min(max(x, box.x + KNOB / 2), box.right - KNOB / 2)

    def find_nearest(self, x: float) -> int:
        """Return the number of moves whose end is nearest to a point."""
        return min(range(self.moves + 1), key=lambda ply: abs(self.find_x(ply) - x))

    @property
    def sections(self) -> list[tuple[float, float]]:
        """Return the two ends of each section's moves."""
        return [(self.find_x(ply), self.end(after)) for ply, after in pairwise(
            (*self.begins, self.moves))]

    def _compute_x(self, ply: int, sections: int) -> float:
        if ply >= self.moves:
            return self.box.right
        taken = self.name_width * len(self.begins) + GAP * (len(self.begins) - 1)
        return (self.box.x + (self.box.w - taken) * ply / max(self.moves, 1)
                + self.name_width * sections + GAP * max(sections - 1, 0))


def text_style(art: Art) -> str:
    """Return the style of all words on the line, which may reach over its edges."""
    return f"small@{min(art.text_scale, 1.5):g}"


def divide_scale(art: Art, bare: TimeScale, names: Sequence[Sequence[str]],
                told: Sequence[Sequence[str]]) -> TimeScale:
    """Divide a line by the longest names of its sections that fit, or by gaps; label its strips
    with the longest words that fit on all of them."""
    scale, style = bare, text_style(art)
    for heads, part in zip(names, (0.58, 0.45), strict=False):
        width = max(art.measure_text(words, style)[0] for words in heads) + 40
        if width * len(heads) <= part * bare.box.w:
            scale = bare._replace(heads=heads, name_width=width)
            break
    return scale._replace(labels=next((labels for labels in told if all(
        measure_label(art, labels[n], strip) <= max(measure_room(scale, strip), 0)
        for begin, end in pairwise((*scale.begins, scale.moves))
        for n, strip in cut_strips(scale.strips, begin, end))), [""] * len(scale.strips)))


def measure_room(scale: TimeScale, strip: Strip) -> float:
    """Return the width that a strip leaves for its label."""
    return scale.end(strip.end) - scale.find_x(strip.begin) - 16


def measure_label(art: Art, words: str, strip: Strip) -> float:
    """Return the width of a strip's sign and words."""
    wide = art.measure_text(words, text_style(art))[0] + 1 if words else 0
    return wide + (0 if strip.seat is None else 40 if words else 32)


def find_seen(marks: Sequence[Mark], at: int) -> Mark | None:
    """Return the highlight of the last move shown."""
    return next((mark for mark in marks if mark.ply == at - 1), None)


def find_next(marks: Sequence[Mark], at: int) -> Mark | None:
    """Return the next highlight after some moves."""
    return next((mark for mark in marks if mark.ply >= at), None)


def choose_marks(scale: TimeScale, marks: Sequence[Mark], at: int) -> Stand:
    """Return highlights that do not crowd: the most telling ones, always with that of the last move
    and the next one."""
    found = _fit(scale, (), sorted(marks, key=lambda mark: KINDS.index(mark.kind)))
    first = [(mark, scale.find_knob(mark.ply + 1))
             for mark in (find_seen(marks, at), find_next(marks, at)) if mark]
    return _fit(scale, first, [mark for mark, _ in found])


def _fit(scale: TimeScale, stand: Iterable[tuple[Mark, float]], more: Iterable[Mark]) -> Stand:
    """Add highlights to others while they crowd none."""
    found = [*stand]
    for mark in more:
        x = scale.find_knob(mark.ply + 1)
        if all(abs(x - there) >= MARK + APART for _, there in found):
            found.append((mark, x))
    return found


def place_marks(scale: TimeScale, marks: Sequence[Mark], at: int) -> Stand:
    """Return highlights with their middles; the next one stands beside that of the last move."""
    found, seen, after = dict(choose_marks(scale, marks, at)), find_seen(marks, at), find_next(
        marks, at)
    apart = MARK + 2 * APART
    if seen and after and found[after] - found[seen] < apart:
        there = min(found[seen] + apart, scale.box.right - MARK / 2)
        pair = {seen: there - apart, after: there}
        found = pair | {mark: x for mark, x in found.items() if mark not in pair and all(
            abs(x - one) >= MARK for one in pair.values())}
    return [*found.items()]


def place_name(scale: TimeScale, width: float, middle: float, others: Sequence[float],
               knob: float | None = None, *, ahead: bool = True) -> float:
    """Return the left end of a highlight's name, which begins or ends at its middle: where it stays
    on the line, leaves the knob free and hides fewer of the others, or `ahead`."""
    def count_faults(left: float) -> tuple[bool, bool, int]:
        right = left + width
        return (left < scale.box.x or right > scale.box.right,
                knob is not None and left < knob + KNOB / 2 and knob - KNOB / 2 < right,
                sum(left - MARK / 2 - APART < x < right + MARK / 2 + APART for x in others))
    return min((middle, middle - width) if ahead else (middle - width, middle), key=count_faults)
