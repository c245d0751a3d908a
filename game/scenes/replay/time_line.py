"""Build the time line of a replay: strips in sections with their names, and marks over them. Moves
that are still to come are dark and tell nothing."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from game.core.contract import Seat
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import WIDTH
from game.picture.theme import INK, IVORY, SEAT_COLOURS, Colour
from game.scenes.replay.theatre_frame import build_gem
from game.scenes.replay.time_marks import FOOT, MARK, build_marks
from game.scenes.replay.time_road import BAR, GAP, KNOB, Gone, Road, text_style
from game.scenes.replay.time_strips import Strip, cut
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.show import show

COMING: Colour = (52, 35, 26)  # moves that are still to come
NOW: Colour = (226, 200, 148)  # the seen part of a strip that has not ended
NOBODY: Colour = (200, 172, 126)  # a strip that is nobody's
QUIET: Colour = (64, 42, 28)  # words on it
AIR = 8  # beside the sign of a seat on a strip


def measure_over(art: Art) -> float:
    """Return the height of what stands on the line."""
    return max(MARK, art.line("small")) + FOOT


def draw_time_line(page: Page, road: Road, gone: Gone) -> None:
    """Draw a time line in the box of its road."""
    over = measure_over(page.art)
    show(page, build_time_line(page.art, road, gone),
         road.box._replace(x=0, y=road.box.y - over, w=WIDTH, h=over + BAR))


def build_time_line(art: Art, road: Road, gone: Gone) -> Node:
    """Return the line with marks over it, in a box as wide as the screen."""
    over, knob = measure_over(art), road.stands(gone.at)
    words = _choose_words(art, road, gone)
    sections = row(*(_build_section(art, road, gone, words, n) for n in range(len(gone.begins))),
                   gap=GAP, padding=Padding(left=road.box.x, top=over))
    light = column(frame("lamp light", width=180, height=180),
                   padding=Padding(left=knob - 90, top=over + BAR / 2 - 90))
    head = column(frame("time knob", row(build_gem(13, (150, 40, 28)), justify="center",
                                         align="center"), width=KNOB, height=44, anchor="knob"),
                  padding=Padding(left=knob - KNOB / 2, top=over + BAR / 2 - 22))
    return stack(sections, light, column(build_marks(art, road, gone), Node(height=BAR)),
                 head)


def _choose_words(art: Art, road: Road, gone: Gone) -> Sequence[str]:
    """Return the longest words that have room on all strips; none if even short ones have not."""
    return next((told for told in gone.told if all(
        _measure_label(art, told[n], strip.seat) <= max(_measure_room(road, strip), 0)
        for begin, end in pairwise((*gone.begins, gone.moves))
        for n, strip in cut(gone.strips, begin, end))), [""] * len(gone.strips))


def _measure_room(road: Road, strip: Strip) -> float:
    return road.end(strip.end) - road.x(strip.begin) - 2 * AIR


def _measure_label(art: Art, words: str, seat: Seat | None) -> float:
    wide = art.size(words, text_style(art))[0] + 1 if words else 0
    return wide + (32 if seat is not None else 0) + AIR * (wide > 0 and seat is not None)


def _build_section(art: Art, road: Road, gone: Gone, words: Sequence[str], n: int) -> Node:
    """Return strips in a groove, after the name of their section if it has one."""
    begin, end = gone.begins[n], (*gone.begins, gone.moves)[n + 1]
    left, right = road.sections[n]
    ahead = gone.at <= begin
    name = frame("time name ahead" if ahead else "time name", Text(
        words=road.heads[n], style="small", size=min(1, 1.5 / art.text_scale), one_line=True,
        ink=IVORY if ahead else INK, align="center"), padding=Padding(12, -11, 28, -11),
        width=road.name_width) if road.heads else None
    strips = [_build_strip(art, road, gone.at, strip, words[at])
              for at, strip in cut(gone.strips, begin, end)]
    return frame("time groove", row(name, row(*strips, gap=2, grow=1)), height=BAR,
                 width=right - left + road.name_width)


def _build_strip(art: Art, road: Road, at: int, strip: Strip, words: str) -> Node:
    """Return a strip; once it has ended it has its player's colour and words."""
    begin, end, seat, _ = strip
    middle, ended = min(max(at, begin), end), end <= at
    own = NOBODY if seat is None else SEAT_COLOURS[seat]
    count = int((road.end(end) - road.x(middle) - 7) // 24)
    way = row(frame("time stones", width=24 * count, height=7), justify="center", align="center")
    parts = [frame("time strip", tint=own if ended else NOW, grow=middle - begin),
             frame("time strip", way, tint=COMING, grow=end - middle)]
    beside = KNOB / 2 if end == at else 0
    said = _measure_label(art, words, seat)
    label = row(
        None if seat is None else _build_token(seat),
        Text(words=words, style="small", size=min(1, 1.5 / art.text_scale), one_line=True,
             ink=QUIET if seat is None else INK) if words else None,
        gap=AIR, justify="center", align="center", padding=Padding(AIR, -11, AIR + beside, -11))
    return stack(row(*(part for part in parts if part.grow)),
                 label if ended and 0 < said <= _measure_room(road, strip) - beside else None,
                 grow=end - begin, anchor=f"strip/{begin}")


def _build_token(seat: Seat) -> Node:
    return frame("ink disc", Picture(source=f"ui/seat_{seat}", height=24), padding=pad(4),
                 width=32, height=32)
