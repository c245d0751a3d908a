"""The menu of the title: a chest whose entries have a sign over their labels, or plates with one
before it; and small ones beside the hints."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.devices.press import Action
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, BUTTON_LIT, EDGE, EDGE_LIT, GOLD, IVORY, Colour

if TYPE_CHECKING:
    from game.words import Words

ROUND, SMALL_ROUND = 78, 36  # a sign over its label; of what is pressed seldom,
SELDOM = "small@1"  # in these letters
POSTS = 22  # what is free over and under a line between two entries of a chest
INSIDE = 8  # beside the label of an entry
APART = 12  # what is between two entries
LABELS = 1.25, 1.18, 1.1, 1.0  # of small letters, those of labels, to try
CLOTH: dict[bool, Colour] = {False: (104, 30, 42), True: (138, 42, 52)}  # of a game night; lit

Entry = tuple[str, Callable[[], None], str]  # its name, what it does, and its sign


class Plates:
    """Those of a page; `focus`: the name of what has it."""

    def __init__(self, page: Page, words: Words, focus: str) -> None:
        self.page, self.words, self.focus = page, words, focus

    def low(self, entries: Sequence[Entry]) -> float:
        """Entries on small plates at the end of the row of hints. Returns where they begin."""
        row = Box(SAFE.x, self.page.floor, SAFE.w, SAFE.bottom - self.page.floor)
        boxes = self._row(entries, row, SMALL_ROUND, SELDOM)
        self.put(entries, boxes, SMALL_ROUND, SELDOM, last=True)
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

    def stood(self, entries: Sequence[Entry], room: Box, least: float) -> tuple[str, list[Box]]:
        """The largest letters of labels with which entries, all as wide, leave so much of a room at
        least; and where they are, up to its right end."""
        count = len(entries)
        for part in LABELS:
            style = f"small@{max(part, self.page.art.text_scale):g}"
            widest = max(self.page.art.size(self.words(name), style)[0] for name, _, _ in entries)
            wide = widest + 2 + 4 * INSIDE
            left = room.right - count * (wide + APART) + APART
            if left - room.x >= least:
                break
        return style, [room._replace(x=left + n * (wide + APART), w=wide) for n in range(count)]

    def stand(self, entries: Sequence[Entry], boxes: Sequence[Box], style: str) -> None:
        """Entries in a chest, each with its sign over its label; that in the focus is lit."""
        line, art = self.page.art.line(style), self.page.art
        whole = boxes[0]._replace(w=boxes[-1].right - boxes[0].x)
        self.page.image(art.plate(whole.w, whole.h, BUTTON, 255, EDGE, 3), whole.x, whole.y)
        for one in boxes[1:-1]:
            self.page.image(art.plate(2, whole.h - 2 * POSTS, EDGE, 150, None, 0, 1),
                            one.right + APART / 2 - 1, whole.y + POSTS)
        for (name, act, picture), box in zip(entries, boxes, strict=True):
            label = self.words(name)
            if name in ("series", self.focus):
                self._plate(name, box)
            foot = box.bottom - INSIDE - line
            side = min(ROUND, foot - box.y - INSIDE)
            self.page.picture(Box(box.center[0] - side / 2, (box.y + INSIDE + foot - side) / 2,
                                  side, side), picture, leaf=False)
            self.page.fitted(Box(box.x + INSIDE, foot, box.w - 2 * INSIDE, line), label, style,
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
        """The plate of an entry: of dark wood, but of cloth for a game night."""
        evening, lit = name == "series", name == self.focus
        fill = CLOTH[lit] if evening else BUTTON_LIT if lit else BUTTON
        edge = EDGE_LIT if evening else EDGE
        self.page.image(self.page.art.plate(at.w, at.h, fill, 255, edge, 3), at.x, at.y)


def beside(box: Box, side: float) -> Box:
    """Where the label of an entry stands, after its sign."""
    left = box.x + side + 2.5 * INSIDE
    return box._replace(x=left, w=box.right - INSIDE - left)
