"""The scale of a replay's time line: where each move lies on it, between the names of rounds."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.picture.art import Art
from game.picture.page import Page
from game.scenes.replay.time_strips import Strip
from game.tables.highlights import Mark
from game.ui.box import Box

BAR = 40  # the height of the time line
KNOB = 32  # the width of the knob on it
GAP = 8  # between two sections


class Gone(NamedTuple):
    """The content of a time line after `at` of its moves: strips with words for each, the longest
    first; sections, with names of several lengths; marks, and names of the last move and the next
    mark."""

    moves: int
    at: int
    strips: Sequence[Strip]
    begins: Sequence[int]
    heads: Sequence[Sequence[str]]
    marks: Sequence[Mark]
    told: Sequence[Sequence[str]]
    called: str = ""
    coming: str = ""


class Road(NamedTuple):
    """A line of some moves in sections, each after a name that takes `name_width`."""

    box: Box
    moves: int
    begins: Sequence[int] = (0,)
    heads: Sequence[str] = ()
    name_width: float = 0.0

    def x(self, ply: int) -> float:
        """Return where a move begins; after the last one, where all ends."""
        return self._at(ply, sum(one <= ply for one in self.begins)) if ply < self.moves else (
            self.box.right)

    def end(self, ply: int) -> float:
        """Return where some moves end, before the name of the next section."""
        return self._at(ply, sum(one < ply for one in self.begins)) if ply < self.moves else (
            self.box.right)

    def stands(self, at: int) -> float:
        """Return the middle of the knob after some moves."""
        x, box = self.end(at) if at else self.x(at), self.box
        return min(max(x, box.x + KNOB / 2), box.right - KNOB / 2)

    def nearest(self, x: float) -> int:
        """Return the number of moves that ends nearest to a point."""
        return min(range(self.moves + 1), key=lambda ply: abs(self.x(ply) - x))

    @property
    def sections(self) -> list[tuple[float, float]]:
        """The two ends of each section's moves."""
        return [(self.x(ply), self.end(after)) for ply, after in pairwise(
            (*self.begins, self.moves))]

    def _at(self, ply: int, sections: int) -> float:
        taken = self.name_width * len(self.begins) + GAP * (len(self.begins) - 1)
        return (self.box.x + (self.box.w - taken) * ply / max(self.moves, 1)
                + self.name_width * sections + GAP * max(sections - 1, 0))


def text_style(art: Art) -> str:
    """Return the style of all words on the line, whose letters may reach over its edges."""
    return f"small@{min(art.text_scale, 1.5):g}"


def divide_road(page: Page, box: Box, gone: Gone) -> Road:
    """Divide a line by the longest names of its sections that leave enough room, or by gaps."""
    bare = Road(box, gone.moves, gone.begins)
    for heads, part in zip(gone.heads, (0.58, 0.45), strict=False):
        width = max(page.art.size(words, text_style(page.art))[0] for words in heads) + 40
        if width * len(heads) <= part * box.w:
            return bare._replace(heads=heads, name_width=width)
    return bare
