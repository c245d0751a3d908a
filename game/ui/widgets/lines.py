"""Lines of words in the middle of a box."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from game.picture.theme import Colour
from game.ui.layout import SCALES, Node, Text, column, first_that_fits


def build_lines(lines: Sequence[tuple[str, str, Colour]], scale_limit: float = inf,
                **given: object,
                ) -> Node:
    """Return lines, each with its style and colour, as large as all of them can be together. No
    word stands alone in a line, and empty lines are left out."""
    return first_that_fits(*(column(*(
        Text(words=words, style=style, size=scale, scale_limit=scale_limit, ink=ink, align="center",
             balanced=True)
        for words, style, ink in lines if words), justify="center", gap=8 * scale)
        for scale in SCALES), **given)
