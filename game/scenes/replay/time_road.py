"""The way along the time line of a replay: what it tells, how its sections divide it, and where on
it each move lies. What is drawn of it is in `time_line.py` and `time_marks.py`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.scenes.replay.highlights import Mark
from game.scenes.replay.time_strips import Strip

BAR = 40  # the height of the time line
KNOB = 32  # how wide what says where on it one is
LOOSE = 11  # how far the lines of words on it reach over its edges
LETTERS = "small", "small@1.25"  # of words on it: the larger ones where they have room
PAD, CLEAR = 12, 28  # before the words of a section, and after them, where one may be
BETWEEN = 8  # between two sections
WORDY, NUMBERED = 0.58, 0.45  # of the line: what words of sections may take, or else their numbers


class Gone(NamedTuple):
    """How many moves there are, and were shown; what they belong to; before which ones sections
    begins, and their names, if they have some, in several lengths, the longest first; what stood
    out; what may be said of each strip that belongs to somebody, the longest first; what is said
    of the last move if it was the end, and the words for what comes next of all that stood
    out."""

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
    """Where on the line each of so many moves lies: sections have begun before some of them, each
    with words of its own before its first."""

    box: Box
    moves: int
    begins: Sequence[int] = (0,)
    heads: Sequence[str] = ()  # the words
    wide: float = 0.0  # what words take of each section

    def x(self, ply: int) -> float:
        """Where a move begins; where all ends after the last."""
        return self._at(ply, sum(one <= ply for one in self.begins)) if ply < self.moves else (
            self.box.right)

    def end(self, ply: int) -> float:
        """Where so many moves end, before the words of what begins then."""
        return self._at(ply, sum(one < ply for one in self.begins)) if ply < self.moves else (
            self.box.right)

    def stands(self, at: int) -> float:
        """Where what says where one is stands after so many moves: where the last of them ends."""
        x, box = self.end(at) if at else self.x(at), self.box
        return min(max(x, box.x + KNOB / 2), box.right - KNOB / 2)

    def nearest(self, x: float) -> int:
        """After how many moves one is nearest to there."""
        return min(range(self.moves + 1), key=lambda ply: abs(self.x(ply) - x))

    @property
    def sections(self) -> list[tuple[float, float]]:
        """From where to where the moves of each lie."""
        return [(self.x(ply), self.end(after)) for ply, after in pairwise(
            (*self.begins, self.moves))]

    def _at(self, ply: int, sections: int) -> float:
        taken = self.wide * len(self.begins) + BETWEEN * (len(self.begins) - 1)
        return (self.box.x + (self.box.w - taken) * ply / max(self.moves, 1)
                + self.wide * sections + BETWEEN * max(sections - 1, 0))


def letters(art: Art) -> str:
    """Of all words on the line."""
    return next((one for one in LETTERS if art.line(one) <= BAR + 2 * LOOSE), LETTERS[-1])


def road(page: Page, box: Box, gone: Gone) -> Road:
    """How a line is divided: with the longest names of its sections for which there is room, or by
    gaps alone."""
    bare = Road(box, gone.moves, gone.begins)
    for heads, part in zip(gone.heads, (WORDY, NUMBERED), strict=False):
        wide = max(page.art.size(words, letters(page.art))[0] for words in heads) + PAD + CLEAR
        if wide * len(heads) <= part * box.w:
            return bare._replace(heads=heads, wide=wide)
    return bare
