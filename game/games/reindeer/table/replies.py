"""What the table says to seats round a map: refusals, and advice over it."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Message, Seat
from game.games.reindeer.table.chart import Chart
from game.games.reindeer.table.country import chart_of
from game.picture.screen import Box
from game.picture.theme import INK, SEAT_COLOURS, Colour
from game.tables.bubbles import tell_stranger
from game.tables.looks import STRIKE
from game.tables.seen import Panel, Said, Seen, Signs, remember_once
from game.ui.box import measure_overlap
from game.ui.layout import Node, Text, column, frame, pad

BUBBLES = 2  # at once
NARROW = 470.0, 560.0, 680.0, 760.0, 940.0, 1180.0  # how wide advice may be
FARTHER = 900.0  # what it costs elsewhere than over the task, in units of what it hides
LESS = 2000.0  # what small letters cost, in the same units
STEPS = 6  # from side to side and from top to foot, where it may stand
LARGE = 1.3  # text size from which advice has smaller letters than other words


class Advice(NamedTuple):
    """What a seat is advised, where, and in which letters."""

    seat: Seat
    says: Message
    box: Box
    letters: tuple[str, float]  # a style, and how large


def list_said(seen: Seen, *, warning: bool) -> list[tuple[Seat, Said]]:
    """List what was said last to seats: refusals, or advice."""
    all_ = ((seat, seen.sitter_of(seat).said) for seat in range(len(seen.players)))
    last = sorted(((seat, said) for seat, said in all_ if said), key=lambda one: one[1].until)
    return [(seat, said) for seat, said in last[-BUBBLES:] if said.warning == warning]


def tell_replies(seen: Seen) -> Signs:
    """Tell refusals where the last events stand otherwise, and advice, which is long, where it
    hides least of the map."""
    if refused := [_build_reply(seen.say(said.says), STRIKE) for _, said in list_said(
            seen, warning=True)]:
        yield Panel(seen.board.box_of("captions").inset(-4, 0), column(*refused, gap=12))
    else:
        yield from tell_stranger(seen)
    if advice := find_advice(seen):
        yield Panel(advice.box, _build_reply(seen.say(advice.says), SEAT_COLOURS[advice.seat],
                                             *advice.letters))


def _build_reply(words: str, edge: Colour, style: str = "body", size: float = 1.0) -> Node:
    return frame("reply", Text(words=words, style=style, size=size, ink=INK, align="center"),
                 tint=edge, padding=pad(12, 8), shrink=1)


@remember_once
def find_advice(seen: Seen) -> Advice | None:
    """Find a place for advice where it hides least of names that are seen, cities and piles; best
    over the task, and in smaller letters where these hide much less."""
    if not (found := list_said(seen, warning=False)):
        return None
    (seat, said), art, chart = found[-1], seen.art, chart_of(seen)
    task, text = seen.board.box_of("task"), seen.say(said.says)
    room = chart.room.inset(12)
    most = task.y - 8 - room.y
    letters = (("small", 1.0), ("small", LARGE / art.text_scale)) if art.text_scale > LARGE else (
        ("body", 1.0), ("small", 1.0))
    sizes = [(n, wide,
              art.measure_text(text, f"{style}@{size * art.text_scale}", wide - 28)[1] + 24)
             for n, (style, size) in enumerate(letters) for wide in NARROW]
    box, n = _place(chart, task, tuple((n, wide, min(high, most)) for n, wide, high in sizes
                                       if high <= most or wide == NARROW[-1]))
    return Advice(seat, said.says, box, letters[n])


@lru_cache(4)
def _place(chart: Chart, task: Box, sizes: tuple[tuple[int, float, float], ...]) -> tuple[Box, int]:
    """Return the best place for a box of one of some sizes, and the number of that; the higher the
    number, the smaller the letters."""
    room = chart.room.inset(12)
    hidden = [box for name, label in chart.labels.items() if name not in chart.full
              for box in label]
    hidden += [*chart.lights, *chart.list_stack_boxes()]
    tries: list[tuple[float, Box, int]] = []
    for n, wide, high in sizes:
        for across in range(STEPS + 1):
            x = task.x + (room.right - wide - task.x) * across / STEPS
            foot = (task.y - 8 if x < task.right else room.bottom) - high
            for up in range(STEPS + 1):
                box = Box(x, foot + (room.y - foot) * up / STEPS, wide, high)
                cost = measure_overlap(box, hidden) + FARTHER * (up + across) / STEPS
                tries.append((cost + high + LESS * n, box, n))
    return min(tries, key=lambda one: one[0])[1:]
