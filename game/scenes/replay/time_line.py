"""Build the time line of a replay: named sections of strips, and highlights over them. Moves still
to come are dark.

The highlight of the last move is large and shines, the next one is large and named. All others are
small.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import WIDTH
from game.picture.theme import GOLD, INK, IVORY, SEAT_COLOURS, SEPIA, Colour
from game.scenes.replay.time_scale import (
    BAR,
    GAP,
    KNOB,
    MARK,
    TimeScale,
    find_next,
    find_seen,
    measure_label,
    measure_room,
    place_marks,
    place_name,
)
from game.tables.highlights import Mark
from game.tables.match_strips import Strip, cut_strips
from game.tables.theatre_frame import build_mark
from game.ui.furniture.cupboard import build_gem
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.show import show

NOW: Colour = (226, 200, 148)  # the seen part of a strip that has not ended
NOBODY: Colour = (200, 172, 126)  # a strip that is nobody's
LITTLE = 46  # the side of a calm mark
FOOT = 6  # from a mark down to the line


def measure_over(art: Art) -> float:
    """Return the height of everything on the line."""
    return max(MARK, art.line_height("small")) + FOOT


def draw_time_line(page: Page, scale: TimeScale, at: int, marks: Sequence[Mark] = (),
                   winner: str = "", coming: str = "") -> None:
    """Draw a time line in the box of its scale after some moves. The highlight of the last move
    names the `winner`, if there is one; else the next one names what is `coming`."""
    art, over, knob = page.art, measure_over(page.art), scale.find_knob(at)
    sections = row(*(_build_section(art, scale, at, n) for n in range(len(scale.begins))),
                   gap=GAP, padding=Padding(left=scale.box.x, top=over))
    head = frame("time knob", column(build_gem(13, (150, 40, 28)), justify="center",
                                     align="center"), width=KNOB, height=44, anchor="knob")
    show(page, stack(sections, _build_marks(art, scale, at, marks, winner, coming),
                     _place(knob - KNOB / 2, head, -2)),
         scale.box._replace(x=0, y=scale.box.y - over, w=WIDTH, h=over + BAR))


def _place(left: float, node: Node, up: float) -> Node:
    """Return a node at a distance from the left end of the screen, `up` over the foot of the
    line."""
    return column(node, justify="end", align="start", padding=Padding(left=left, bottom=up))


def _build_words(words: str, ink: Colour) -> Node:
    return Text(words=words, style="small", scale_limit=1.5, one_line=True, ink=ink, align="center")


def _build_section(art: Art, scale: TimeScale, at: int, n: int) -> Node:
    """Return strips in a groove, after the name of their section, bright for the current one."""
    begin, end = (*scale.begins, scale.moves)[n:n + 2]
    left, right = scale.sections[n]
    ahead, played = at <= begin, begin < at <= end
    style = "time name" if played else "time name ahead" if ahead else "time name past"
    name = frame(style, _build_words(scale.heads[n], INK if played else IVORY),
                 padding=Padding(12, -11, 28, -11), width=scale.name_width) if scale.heads else None
    strips = [_build_strip(art, scale, at, strip, scale.labels[number])
              for number, strip in cut_strips(scale.strips, begin, end)]
    return frame("time groove", row(name, row(*strips, gap=2, grow=1)), height=BAR,
                 width=right - left + scale.name_width)


def _build_strip(art: Art, scale: TimeScale, at: int, strip: Strip, words: str) -> Node:
    """Return a strip; once it has ended it has its player's colour and words."""
    begin, end, seat, _ = strip
    middle, ended = min(max(at, begin), end), end <= at
    own = NOBODY if seat is None else SEAT_COLOURS[seat]
    parts = row(*(frame(style, tint=own if ended else NOW, grow=part) for style, part in (
        ("time strip", middle - begin), ("time strip ahead", end - middle)) if part))
    beside = KNOB / 2 if end == at else 0
    label = None
    if ended and 0 < measure_label(art, words, strip) <= measure_room(scale, strip) - beside:
        sign = None if seat is None else frame(
            "ink disc", Picture(source=f"ui/seat_{seat}", height=24), padding=pad(4), width=32,
            height=32)
        label = row(sign, _build_words(
            words, SEPIA if seat is None else INK) if words else None, gap=8, justify="center",
                    align="center", padding=Padding(8, -11, 8 + beside, -11))
    return stack(parts, label, grow=end - begin)


def _build_marks(art: Art, scale: TimeScale, at: int, marks: Sequence[Mark], winner: str,
                 coming: str) -> Node:
    """Return the highlights that fit, and the name of the winner or of the next one."""
    seen, after = find_seen(marks, at), find_next(marks, at)
    named, words = (seen, winner) if seen and winner else (after, coming)
    stand = dict(place_marks(scale, marks, at))
    tag, covered = None, range(0)
    if named and words:
        style = f"small@{art.text_scale:g}"
        width, middle = MARK / 2 + 37 + art.measure_text(words, style)[0], stand[named]
        left = place_name(scale, width, middle, [x for mark, x in stand.items() if mark != named],
                          scale.find_knob(at), ahead=named is after)
        covered = range(int(left - LITTLE / 2), int(left + width + LITTLE / 2))
        ends = (22, MARK / 2 + 14) if left < middle else (MARK / 2 + 14, 22)
        tag = row(frame("mark name seen" if named is seen else "mark name", Text(
            words=words, style="small", ink=GOLD if named is seen else IVORY, one_line=True),
            padding=Padding(left=ends[0], right=ends[1]), width=width, min_height=52),
            align="center", padding=Padding(left=left, bottom=BAR + FOOT))
    large = [mark for mark in (after, seen) if mark]
    calm = [mark for mark, x in stand.items() if mark not in large and int(x) not in covered]
    return stack(tag, *(_build_stand(scale, mark, stand[mark], at, large=mark in large)
                        for mark in (*calm, *large)))


def _build_stand(scale: TimeScale, mark: Mark, x: float, at: int, *, large: bool) -> Node:
    """Return a highlight on its foot; the dish of a large one reaches to its place on the line."""
    side, there = MARK if large else LITTLE, scale.find_knob(mark.ply + 1)
    disc = build_mark(mark, side, seen=mark.ply < at, calm=not large)
    if mark.ply == at - 1:
        light = frame("lamp light", width=160, height=160, anchor="shining mark")
        return stack(_place(x - 80, light, BAR - 38),
                     _place(x - side / 2, frame("gold disc", disc), BAR + FOOT))
    foot = (_place(min(x, there) - 20, frame("mark dish", width=40 + abs(x - there), height=8),
                   BAR - 2) if large else
            _place(x - 2, frame("mark stem", width=4, height=FOOT), BAR))
    return stack(_place(x - side / 2, disc, BAR + FOOT), foot)
