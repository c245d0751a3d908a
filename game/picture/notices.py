"""Find a place for a notice, if possible clear of controls and hints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.picture.art import Art
from game.picture.page import LONGEST, SMALLER
from game.picture.screen import SAFE, Box

AIR = (64, 32)  # added to a text's width and height
WIDEST = SAFE.w - 176
WIDTHS = (1100.0, 730.0, 560.0)  # for narrow places
LINES = 2  # of the widest plate; a longer text has smaller letters
ROWS = 4  # of a narrower plate
STEP = 30  # between two places to try
DEAR = 10_000  # the cost of covering a control, by that of a text


def find_room(art: Art, text: str, taken: Sequence[Box], texts: Sequence[Box]) -> Box:
    """Return the box for a sentence that covers the least of `taken`, then the least of `texts`."""
    text = text[:LONGEST]
    best, least = Box(SAFE.x, SAFE.y, 0, 0), float("inf")
    for columns in (1 / 2, 0, 1), (1 / 3, 2 / 3):
        for w, h in _list_sizes(art, text):
            for box in _list_boxes(w, h, columns):
                cost = _measure_cover(box, taken, least / DEAR) * DEAR
                if cost < least:
                    cost += _measure_cover(box, texts, least)
                if cost < least:
                    best, least = box, cost
                if not least:
                    return best
        least = min(least, 1)  # other columns have to be free
    return best


def _list_sizes(art: Art, text: str) -> Iterator[tuple[float, float]]:
    """Yield the possible sizes of a plate: the widest first, those with smaller letters last."""
    line = art.line_height("small")
    w, h = art.measure_text(text, "small", WIDEST - AIR[0])
    yield min(w + 1, WIDEST - AIR[0]) + AIR[0], min(h, LINES * line + 2) + AIR[1]
    smaller = [f"small@{size}" for size in SMALLER if size < art.text_scale]
    for style in ("small", *smaller[1::2]):
        longest = art.measure_text(max(text.split(), key=len, default=""), style)[0]
        for width in WIDTHS:
            w, h = art.measure_text(text, style, width - AIR[0])
            if h <= ROWS * art.line_height(style) + 2 and longest <= width - AIR[0]:
                yield max(w, longest) + 1 + AIR[0], h + AIR[1]


def _list_boxes(w: float, h: float, columns: Sequence[float]) -> Iterator[Box]:
    """Yield the places for a plate in some columns, from the top down."""
    for step in range(int((SAFE.h - h) // STEP) + 1):
        for across in columns:
            yield SAFE.place(w, h, across)._replace(y=SAFE.y + step * STEP)


def _measure_cover(box: Box, others: Iterable[Box], most: float) -> float:
    """Return the area of other boxes under a box; counting stops beyond `most`."""
    area = 0.0
    for other in others:
        w = min(box.x + box.w, other.x + other.w) - max(box.x, other.x)
        h = min(box.y + box.h, other.y + other.h) - max(box.y, other.y)
        if w > 0 and h > 0:
            area += w * h
            if area > most:
                break
    return area
