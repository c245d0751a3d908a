"""Draw the time line of a replay: strips in sections with their names, and what stood out over
them. What is still to come is dark, and says no more than its number."""

from __future__ import annotations

from typing import NamedTuple

from game.core import Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, SEAT_COLOURS, WHITE, Colour
from game.scenes.replay.time_marks import put_marks
from game.scenes.replay.time_road import BAR, CLEAR, KNOB, LOOSE, PAD, Gone, Road, letters
from game.scenes.replay.time_strips import halved, shown
from game.scenes.scenery import cupboard

HEAD, HALO = 44, 180  # how high what says where on it one is, and how far across it shines
COMES: Colour = (52, 35, 26)  # of moves that are still to come,
NOW: Colour = (226, 200, 148)  # of what was seen of a strip that has not ended,
CALM: Colour = (200, 172, 126)  # of those that are nobody's,
QUIET: Colour = (64, 42, 28)  # what is said on them,
REST: Colour = (92, 74, 60)  # and of the names of sections that are still to come
STONE, EMBER = 13, (150, 40, 28)  # in what says where one is, and its colour
SLIT = 2  # between two strips
STEPS, STEP, WAY = 24, 7, (128, 92, 58)  # on the way that is still to come: from one stone to the
# next, how large one is, and its colour
TOKEN, AIR = 32, 8  # of a seat on a strip, and the air beside it
SHINE, SHADE, GLOSS = 46, 60, 0.3  # of 255: light along the upper edge, shade along the lower; high


def draw_line(page: Page, way: Road, gone: Gone) -> None:
    """Its strips, with what is said of those that have ended, or the signs of whose they are; and
    what stands on it."""
    box, art = way.box, page.art
    for n, (begin, right) in enumerate(way.sections):
        left, comes = begin - way.wide, gone.at <= way.begins[n]
        groove = Box(left, box.y, right - left, box.h).inset(-5)
        page.image(art.plate(groove.w, groove.h, INK, 255, EDGE, 2, 10), groove.x, groove.y)
        if way.heads:
            tab = Box(left, box.y, way.wide, box.h)
            page.image(art.plate(tab.w, tab.h, REST if comes else IVORY, 255, INK, 2, 6), tab.x,
                       tab.y)
            room = tab._replace(x=left + PAD, w=tab.w - PAD - CLEAR).inset(0, -LOOSE)
            page.text(room, way.heads[n], letters(art), IVORY if comes else INK, "center",
                      leaf=False)
    _strips(page, way, gone)
    head = way.stands(gone.at)
    cupboard.put(page, "light", Box(head - HALO / 2, box.center[1] - HALO / 2, HALO, HALO))
    for label in labels(page, way, gone, head):
        _say(page, label)
    put_marks(page, way, gone)
    _head(page, box, head)


class Label(NamedTuple):
    """What is said of a strip, where on it, and whose sign stands before it, if it is
    somebody's."""

    box: Box
    words: str
    seat: Seat | None


def labels(page: Page, way: Road, gone: Gone, head: float) -> list[Label]:
    """What is said of each strip that has ended, in words only where all have room, and beside what
    says where one is."""
    strips = [*enumerate(shown(gone.strips, way.begins))]
    found = list[Label]()
    for told in (*gone.told, list[str]()):
        found, fits = [], True
        for at, strip in strips:
            words, seat = told[at] if at < len(told) else "", strip.seat
            if seat is None and not words:
                continue
            left, right = way.x(strip.begin) + AIR, way.end(strip.end) - AIR
            wide = _wide(page, words, seat)
            fits = fits and wide <= right - left
            x = _aside((left + right - wide) / 2, wide, (left, right), head)
            clear = x + wide <= head - KNOB / 2 or x >= head + KNOB / 2
            if strip.end <= gone.at and clear and wide <= right - left:
                found.append(Label(Box(x, way.box.y, wide, way.box.h), words, seat))
        if fits:
            break
    return found


def _say(page: Page, label: Label) -> None:
    """All of a label."""
    at, words, seat = label
    left = at.x
    if seat is not None:
        _own(page, at._replace(w=TOKEN), seat)
        left += TOKEN + AIR
    page.text(at._replace(x=left).inset(0, -LOOSE), words, letters(page.art),
              QUIET if seat is None else INK, leaf=False)


def _wide(page: Page, words: str, seat: Seat | None) -> float:
    """How wide what is said of a strip is, with the sign of whose it is."""
    if seat is None:
        return page.art.size(words, letters(page.art))[0] + 1
    return TOKEN + (AIR + page.art.size(words, letters(page.art))[0] + 1 if words else 0)


def _aside(x: float, wide: float, between: tuple[float, float], head: float) -> float:
    """Where words as wide as that begin that would begin at `x`: to the left or the right of what
    says where one is, if it would hide them and there is room."""
    before, after = head - KNOB / 2 - AIR - wide, head + KNOB / 2 + AIR
    if before >= x or after <= x:
        return x
    near = sorted((before, after), key=lambda one: abs(one - x))
    return next((one for one in near if between[0] <= one <= between[1] - wide), x)


def _strips(page: Page, way: Road, gone: Gone) -> None:
    """In the colours of whose they were once they have ended, with light along their upper edge."""
    box = way.box
    for strip in shown(gone.strips, way.begins):
        own = CALM if strip.seat is None else SEAT_COLOURS[strip.seat]
        seen = own if strip.end <= gone.at else NOW
        for begin, end in halved(strip, gone.at):
            left, right = way.x(begin), way.end(end)
            page.image(page.art.plate(right - left - SLIT * (end == strip.end), BAR,
                                      COMES if begin >= gone.at else seen, 255, None, 2, 3),
                       left, box.y)
            if begin >= gone.at:
                _stones(page, box, left, right)
    for left, right in way.sections:
        for y, tone, alpha in ((box.y + 3, WHITE, SHINE),
                               (box.bottom - BAR * GLOSS, INK, SHADE)):
            if right > left:
                page.image(page.art.plate(right - left, BAR * GLOSS, tone, alpha, None, 2, 3),
                           left, y)


def _stones(page: Page, box: Box, left: float, right: float) -> None:
    """The way that is still to come, along the middle of the line, as far as there is room."""
    many = int((right - left - STEP) // STEPS)
    for n in range(many):
        page.image(page.art.disc(STEP, WAY, 255), left + (right - left) * (n + 1) / (many + 1)
                   - STEP / 2, box.center[1] - STEP / 2)


def _own(page: Page, room: Box, seat: Seat) -> None:
    """The sign of whose a strip is."""
    page.image(page.art.disc(TOKEN, INK, 255), room.x, room.center[1] - TOKEN / 2)
    side = TOKEN - 8
    page.picture(Box(room.x + 4, room.center[1] - side / 2, side, side), f"ui/seat_{seat}",
                 leaf=False)


def _head(page: Page, box: Box, x: float) -> None:
    """Where one is: a gilded post right across the line with a stone in its middle."""
    art, y = page.art, box.center[1]
    for more, fill, edge in ((8, INK, None), (0, GOLD, WHITE)):
        page.image(art.plate(KNOB + more, HEAD + more, fill, 255, edge, 4, (KNOB + more) / 2.4),
                   x - (KNOB + more) / 2, y - (HEAD + more) / 2)
    cupboard.gem(page, x, y, STONE, EMBER)
