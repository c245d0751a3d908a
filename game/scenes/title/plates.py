"""The menu of the title: a chest whose entries have a sign over their labels, or plates with one
before it; and small ones beside the hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.devices.press import Action
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, BUTTON_LIT, EDGE, GOLD, IVORY

if TYPE_CHECKING:
    from game.words import Words

ROUND, SMALL_ROUND = 78, 36  # a sign over its label; of what is pressed seldom,
SELDOM = "small@1"  # in these letters
POSTS = 22  # what is free over and under a line between two entries of a chest
INSIDE = 8  # beside the label of an entry
APART = 12  # what is between two entries
LABELS = 1.25, 1.18, 1.1, 1.0  # of small letters, those of labels, to try
SMALLER = 0.9, 0.82  # of them, those of words one under the other
FOLDED = 2  # lines

Entry = tuple[str, Callable[[], None], str]  # its name, what it does, and its sign


class Stood(NamedTuple):
    """How entries stand side by side: in which letters, in how many lines, and where."""

    style: str
    lines: int
    boxes: list[Box]


class Plates:
    """Those of a page; `focus`: the name of what has it."""

    def __init__(self, page: Page, words: Words, focus: str) -> None:
        self.page, self.words, self.focus = page, words, focus

    def low(self, entries: Sequence[Entry], style: str = SELDOM) -> float:
        """Entries on small plates at the end of the row of hints. Returns where they begin."""
        row = Box(SAFE.x, self.page.floor, SAFE.w, SAFE.bottom - self.page.floor)
        side = min(SMALL_ROUND * self.page.art.line(style) / self.page.art.line(SELDOM), row.h - 4)
        boxes = self._row(entries, row, side, style)
        self.put(entries, boxes, side, style, last=True)
        return boxes[0].x

    def _row(self, entries: Sequence[Entry], room: Box, side: float, style: str) -> list[Box]:
        """Where entries lie side by side up to the right end of a room, as wide as their labels
        are."""
        spans = [side + 4 * INSIDE + self.page.art.size(self.words(name), style)[0] + 2
                 for name, _, _ in entries]
        x = room.right - sum(spans) - APART * (len(spans) - 1)
        boxes = list[Box]()
        for span in spans:
            boxes.append(Box(x, room.y, span, room.h))
            x += span + APART
        return boxes

    def stood(self, entries: Sequence[Entry], room: Box, least: float) -> Stood:
        """The largest letters of labels with which entries, all as wide, leave so much of a room at
        least, and where they are, up to its right end; the words of each stand one under the other
        where lines are too long for that."""
        size, found = self.page.art.text_scale, Stood("", 0, [])
        for part, lines in (*((max(part, size), 1) for part in LABELS),
                            *((max(LABELS[0], size) * part, FOLDED) for part in SMALLER)):
            style = f"small@{part:g}"
            labels = [self.words(name) for name, _, _ in entries]
            texts = [word for label in labels for word in label.split()] if lines > 1 else labels
            widest = max(self.page.art.size(text, style)[0] for text in texts)
            wide = widest + 2 + 4 * INSIDE
            left = room.right - len(entries) * (wide + APART) + APART
            found = Stood(style, lines, [room._replace(x=left + n * (wide + APART), w=wide)
                                         for n in range(len(entries))])
            if left - room.x >= least:
                break
        return found

    def stand(self, entries: Sequence[Entry], stood: Stood) -> None:
        """Entries in a chest, each with its sign over its label; that in the focus is lit."""
        style, lines, boxes = stood
        high, art = self.page.art.line(style) * lines, self.page.art
        whole = boxes[0]._replace(w=boxes[-1].right - boxes[0].x)
        self.page.image(art.plate(whole.w, whole.h, BUTTON, 255, EDGE, 3), whole.x, whole.y)
        for one in boxes[:-1]:
            self.page.image(art.plate(2, whole.h - 2 * POSTS, EDGE, 150, None, 0, 1),
                            one.right + APART / 2 - 1, whole.y + POSTS)
        for (name, act, picture), box in zip(entries, boxes, strict=True):
            label = self.words(name)
            if name == self.focus:
                self._plate(name, box)
            foot = box.bottom - INSIDE - high
            side = min(ROUND, foot - box.y - INSIDE)
            self.page.picture(Box(box.center[0] - side / 2, (box.y + INSIDE + foot - side) / 2,
                                  side, side), picture, leaf=False)
            self.page.fitted(Box(box.x + INSIDE, foot, box.w - 2 * INSIDE, high), label, style,
                             GOLD if name == self.focus else IVORY, "center")
            self.page.spot(name, Control(box, act), label)

    def put(self, entries: Sequence[Entry], boxes: Sequence[Box], side: float, style: str, *,
            last: bool = False) -> None:
        """Entries on their plates, each with its sign before its label; under the `last` ones
        nothing lies."""
        for (name, act, picture), box in zip(entries, boxes, strict=True):
            label = self.words(name)
            self._plate(name, box)
            self.page.picture(Box(box.x + 1.5 * INSIDE, box.center[1] - side / 2, side, side).inset(
                0.04 * side), picture, leaf=False)
            self.page.fitted(beside(box, side), label, style,
                             GOLD if name == self.focus else IVORY)
            ways = {Action.DOWN: name} if last else {}
            self.page.spot(name, Control(box, act, ways=ways), label)

    def _plate(self, name: str, at: Box) -> None:
        """The plate of an entry, of dark wood."""
        fill = BUTTON_LIT if name == self.focus else BUTTON
        self.page.image(self.page.art.plate(at.w, at.h, fill, 255, EDGE, 3), at.x, at.y)


def beside(box: Box, side: float) -> Box:
    """Where the label of an entry stands, after its sign."""
    left = box.x + side + 2.5 * INSIDE
    return box._replace(x=left, w=box.right - INSIDE - left)
