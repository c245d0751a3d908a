"""A panel as high as the board beside it, where a match is only watched: whoever sits there, as
large as it carries, over her name, how many pieces she has left, and these."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.stuff import tinted
from game.picture.theme import DIM, EDGE, GOLD, IVORY, NIGHT, SEAT_COLOURS
from game.ui.furniture.figures import seated

if TYPE_CHECKING:
    from game.tables.seat_panels import Row, SeatPanels
    from game.tables.seen import Sitter

HIGH = 600  # the height from which a panel is a portrait
EDGES, GAP = 20, 18  # the air inside it, and from one thing to the next
NICHE, BADGE = 0.41, 76  # of its height, of whoever sits there; the sign of her seat
POPS = 12  # how far she stands out of her niche
WARM = 0.16  # of her colour in the niche
NAMED, LEAD = 0.56, 60  # of the room under it, of the name; the height of the words for the lead
NAMES = tuple(f"label@{size / 100:g}" for size in range(180, 80, -10))
LEADS, FIGURE = ("asked", "small@1", "small@0.9"), "body"  # letters of those, or of a figure
COUNT, CROWN = "left@1.5", 46
WORD, FREE, BASE = "body@1.05", 10, 0.73  # letters of a word after a figure; between them; the
MOST = 0.56  # foot of both, in the height of a line; of the room, for them at most
ACROSS, NEAR = 3, 8  # how many pieces stand side by side, and the air between two such rows
FIGURES, SHARE = 116, 0.93  # the height of pieces at most; how wide one is, of its part of the row


def portrait_panel(panels: SeatPanels, page: Page, seat: Seat, sitter: Sitter) -> None:  # noqa: ARG001
    """Whoever watches is asked nothing, and nobody sits there with a device."""
    show, box = panels.show, panels.show.panel(seat)
    niche = Box(box.x + EDGES, box.y + EDGES, box.w - 2 * EDGES, box.h * NICHE)
    page.image(page.art.plate(niche.w, niche.h, tinted(NIGHT, seat, WARM), 255, EDGE, 3, 14),
               niche.x, niche.y)
    seated(page, Box(niche.x + BADGE / 2, niche.y - POPS, niche.w - BADGE, niche.h + POPS - 3),
           show.face(seat), seat, BADGE)
    rows = panels.rows(seat)
    low = max((_high(panels, row, niche.w) for row in rows), default=FIGURES)
    under = Box(niche.x, niche.bottom + GAP, niche.w, box.bottom - EDGES - low - niche.bottom
                - 2 * GAP)
    wide = _count(panels, page, under, seat, rows) if rows else 0.0
    _name(panels, page, under._replace(w=under.w - wide), seat, rows)
    for row in rows:
        _figures(panels, page, row, niche._replace(y=box.bottom - EDGES - low, h=low))


def _count(panels: SeatPanels, page: Page, room: Box, seat: Seat, rows: list[Row]) -> float:
    """How many pieces she has left, at the end of a room, and that these are left, if there is room
    to say so; what it takes of that."""
    art, figure, colour = page.art, str(rows[0].left), GOLD if seat in panels.show.leads else IVORY
    wide, said = art.size(figure, COUNT)[0] + 1, panels.show.say(("standing-left",))
    high = art.line(COUNT)  # of which a figure itself is little more than half
    word = art.size(said, WORD)[0] + 1 + FREE
    right, top = room.right, room.center[1] - high / 2
    if wide + word <= MOST * room.w:
        right, line = right - word, art.line(WORD)
        page.text(Box(right + FREE, top + BASE * (high - line), word - FREE, line), said, WORD,
                  colour)
    page.text(Box(right - wide, top, wide, high), figure, COUNT, colour, leaf=False)
    return room.right - right + wide + GAP


def _name(panels: SeatPanels, page: Page, room: Box, seat: Seat, rows: list[Row]) -> None:
    """Her name, over how many more or fewer pieces she has than the other; alone where both have
    as many, which the figures say."""
    show = panels.show
    names = [show.name(other) for other in range(len(show.players))]
    told = panels.lead(seat)
    upper = room._replace(h=room.h * NAMED) if told else room
    page.fitted(upper, show.name(seat), page.largest(upper, names, (*NAMES, *page.styles("body"))),
                SEAT_COLOURS[seat])
    if not told:
        return
    lower, leads = room._replace(y=upper.bottom, h=room.h - upper.h), seat in show.leads
    if leads and rows:
        page.picture(lower._replace(w=CROWN), "ui/crown")
        lower = lower._replace(x=lower.x + CROWN + 10, w=lower.w - CROWN - 10)
    said = show.say(told)
    style = page.largest(lower, [said], LEADS)
    if leads and page.art.size(said, style)[0] > lower.w:
        said, style = show.say(("standing-more", told[1])), FIGURE
    page.fitted(lower, said, style, GOLD if leads else DIM)


def _size(panels: SeatPanels, row: Row, room: float) -> tuple[float, float]:
    """How wide and high each piece of a row is that has so much room."""
    tall = panels.show.style.looks[row.piece].tall
    wide = min(room / ACROSS * SHARE, FIGURES / tall)
    return wide, wide * tall


def _high(panels: SeatPanels, row: Row, room: float) -> float:
    """How high the rows are in which these pieces stand."""
    lines = ceil(row.whole / ACROSS)
    return lines * _size(panels, row, room)[1] + (lines - 1) * NEAR


def _figures(panels: SeatPanels, page: Page, row: Row, room: Box) -> None:
    """The pieces that she has left, and faint those that she has lost."""
    look, art, pace = panels.show.style.looks[row.piece], page.art, room.w / ACROSS
    wide, high = _size(panels, row, room.w)
    for n in range(row.whole):
        draw, (line, at) = art.picture if n < row.left else art.ghost, divmod(n, ACROSS)
        beside = min(row.whole - line * ACROSS, ACROSS)
        x = room.center[0] + (at - (beside - 1) / 2) * pace
        page.image(draw(look.picture, wide, high), x - wide / 2, room.y + line * (high + NEAR))
