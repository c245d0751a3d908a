"""The time line of a replay: every move in the colour of whose it was, flags where rounds end, what
stood out, and where on it one is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.scenes.marks import Mark

BAR, KNOB = 22, 24  # the height of the time line; how wide what says where on it one is
HEAD = 58  # how high that is
MARK, INSET = 48, 5  # the disc of a mark, and its picture in it
FLAG, PAD = 36, 10  # the height of a flag where a round ends, and beside its words
MARKED = 0.5  # of the line: flags together are not wider, or have a number only, or no words
SHOWN, ABEAM = 0.72, 0.34  # the light of what was shown, and of what is still to come


class Gone(NamedTuple):
    """Whose each move was, how many of them were shown, after which ones rounds end, and what stood
    out."""

    seats: Sequence[Seat]
    at: int
    rounds: Sequence[int]
    marks: Sequence[Mark]


def draw_line(page: Page, box: Box, gone: Gone, called: Callable[[int], str]) -> None:
    """Every move in the colour of whose it was, those that were shown in full light; what a round
    is `called`. Where marks would lie on each other, turning points stay."""
    of, at = max(len(gone.seats), 1), gone.at
    groove = box.inset(-5)
    page.image(page.art.plate(groove.w, groove.h, INK, 255, EDGE, 2, BAR / 2), groove.x, groove.y)
    begin = 0
    for n in range(1, of + 1):
        if n < of and n != at and gone.seats[n] == gone.seats[begin]:
            continue
        left = box.x + box.w * begin / of
        wide = box.w * n / of - box.w * begin / of
        shade = SHOWN if begin < at else ABEAM
        red, green, blue = (round(shade * one) for one in _colour(gone, begin))
        part = page.art.plate(max(wide - 1, 1), BAR, (red, green, blue), 255, None, radius=4)
        page.image(part, left, box.y)
        begin = n
    head = box.x + KNOB / 2 + (box.w - KNOB) * at / of
    taken = _flags(page, box, gone.rounds, of, called, head)
    for mark in sorted(gone.marks, key=lambda mark: mark.kind != "turns"):
        x = box.x + box.w * (mark.ply + 0.5) / of
        disc = Box(x - MARK / 2, box.center[1] - MARK / 2, MARK, MARK)
        if mark.kind == "turns" or not any(disc.meets(other) for other in taken):
            taken.append(disc)
            sign(page, disc, mark.kind, mark.picture)
    _head(page, box, head)


def sign(page: Page, box: Box, kind: str, picture: str) -> None:
    """The picture of a mark on its disc: gilded where a match turned, light under a picture that
    may be dark."""
    fill, edge = (IVORY, INK) if kind == "moments" else (NIGHT, GOLD if kind == "turns" else IVORY)
    page.image(page.art.plate(box.w, box.h, fill, 255, edge, 3, box.w / 2), box.x, box.y)
    page.picture(box.inset(INSET), picture, leaf=False)


def _head(page: Page, box: Box, x: float) -> None:
    """Where one is: a gilded post right across the line, with a notch in its middle."""
    art = page.art
    page.image(art.plate(KNOB + 6, HEAD + 6, INK, 255, None, 0, 12), x - KNOB / 2 - 3,
               box.center[1] - HEAD / 2 - 3)
    page.image(art.plate(KNOB, HEAD, GOLD, 255, IVORY, 3, 10), x - KNOB / 2,
               box.center[1] - HEAD / 2)
    for off in (-5, 3):
        page.image(art.plate(3, HEAD * 0.44, INK, 255, None, 0, 1), x + off,
                   box.center[1] - HEAD * 0.22)


def _flags(
    page: Page, box: Box, rounds: Sequence[int], of: int, called: Callable[[int], str], head: float,
) -> list[Box]:
    """A flag where each round ends, with what it is called or its number, if there is room for
    those of all, and one is not just there. Returns where they are."""
    art, found = page.art, list[Box]()
    numbers = range(1, len(rounds) + 1)
    for words in ([called(n) for n in numbers], [str(n) for n in numbers]):
        wide = [art.size(word, "small@0.9")[0] + 2 * PAD for word in words]
        if sum(wide) <= MARKED * box.w:
            break
    else:
        wide = []
    for n, ply in enumerate(rounds):
        x = box.x + box.w * ply / of
        page.image(art.plate(5, BAR + 14, IVORY, 255, INK, 1, 2), x - 3, box.y - 7)
        if not wide:
            continue
        flag = Box(max(x - wide[n], box.x), box.center[1] - FLAG / 2, wide[n], FLAG)
        if not flag.x - KNOB / 2 <= head <= flag.right + KNOB / 2:
            page.image(art.plate(flag.w, flag.h, IVORY, 255, INK, 2, 6), flag.x, flag.y)
            page.text(flag.inset(0, -4), words[n], "small@0.9", INK, "center", leaf=False)
            found.append(flag)
    return found


def _colour(gone: Gone, n: int) -> Colour:
    return SEAT_COLOURS[gone.seats[n]] if n < len(gone.seats) else DIM
