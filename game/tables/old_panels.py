"""The panels of the seats round a table: who sits there, what is hers, and if it is somebody with a
device, what she is told and what she can press."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from game.core.contract import Piece, Says, Seat
from game.devices.press import Action
from game.picture.hints import single_hint, width_of_hint
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, GOLD, IVORY, SEAT_COLOURS
from game.tables.looks import STRIKE
from game.tables.old_standings import CROWN, name_letters
from game.tables.people import COLUMN
from game.tables.picture import Part, Picture
from game.tables.seen import Sitter
from game.tables.standings import Standing, lead_words
from game.ui.furniture.figures import seated

HIGH = 260  # the height from which a panel has a face beside its name
FLAT = 200  # the height under which a panel has its words in one row
NAME = 54  # the height of a name over numbers
TASK = 0.67  # how far down a panel's numbers may go, where a task stands under them
ASIDE = 250  # of a flat panel, for what its player has to do
OPENS = 290  # and for what opens her hand
PIECE = 64  # how wide a piece in a row is
LEAD, LOWER = 52, 18  # the height of the words for the lead, and how far under a name beside a face
FACE, TALL, POPS = 136, 148, 14  # the room of whoever sits there, and how far she stands out of it
LARGE = 1.5  # text size from which a panel has no room for a face
LITTLE = 0.7  # of a crown in a line of words
SIDE = 72  # and the largest thing on a panel
GROWS, MOST = 0.08, 12  # how much larger a panel is in its turn, of its height, and in px
TINT = 0.03  # of its seat's colour
TAB, NAMED = 36, 16  # the height of a tab with a name on what is said, and how far on and beside it


class Row(NamedTuple):
    """The pieces that a seat has left, of how many, and how many of them can move; below 0: none is
    to. `below` are the words under the pieces; beside their number it is told how many more they
    are than those of the others."""

    piece: Piece
    left: int
    able: int
    whole: int
    below: Says = ()


Build = Callable[["SeatPanels", Page, Seat, Sitter], None]


class SeatPanels(Part):
    """A panel for every seat."""

    of_people = True

    def __init__(self, picture: Picture, build: Build | None = None) -> None:
        """`build` lays a panel out."""
        super().__init__(picture)
        self.build = build or type(self).usual

    def draw(self, screen: Screen) -> None:
        for seat in range(len(self.show.players)):
            self._panel(screen, seat)

    def _panel(self, screen: Screen, seat: Seat) -> None:
        show, box = self.show, self.show.panel(seat)
        sitter = self.people.sitter(seat) if self.people else Sitter()
        words = tuple(show.table.get(f"{name}/{other}") for name in show.style.plate
                      for other in range(len(show.players)))  # she is ahead of the others or not
        asked, standing = seat in show.asked, self.standing(seat)
        sitter = sitter._replace(hints=(), said=None)
        if show.board.has("task"):  # it is said there for everybody
            sitter = sitter._replace(task=None)
        if show.board.has("tray"):  # and so is what opens a hand
            sitter = sitter._replace(opens=None)
        points = tuple(one.total for one in show.standings)  # it says how far she is from them
        key = ("panel", seat, asked, *show.players, show.face(seat), words, standing, points,
               box, sitter, show.leads)
        build = self.layout(seat)
        self.paper.put(screen, key, lambda page: build(self, page, seat, sitter))

    def layout(self, seat: Seat) -> Build:
        """What lays a seat's panel out."""
        return self.build

    def standing(self, seat: Seat) -> Standing | None:
        """How a seat stands, in games that say it."""
        standings = self.show.standings
        return standings[seat] if standings else None

    # what is usual

    def usual(self, page: Page, seat: Seat, sitter: Sitter) -> None:
        """Name and numbers, what to do, what is said, and the hints under it."""
        show, box = self.show, self.show.panel(seat)
        large, flat = box.h > HIGH, box.h < FLAT
        faced = large and page.art.text_scale < LARGE  # else there is no room for both
        shape, top = (FACE if faced else 60, box.y + 24) if large else (46, box.y + 14)
        if faced:
            room = Box(box.x + 12, box.y - POPS, FACE, TALL + POPS)
            seated(page, room, show.face(seat), seat)
        else:
            page.picture(Box(box.x + 20, top + 2, shape, shape), f"ui/seat_{seat}")
        aside = 0.0
        if large:
            less = 8 if faced else 0  # the lead stands under it, else beside it
            self._side(page, seat, Box(box.right - SIDE - 20, top - 16 - less, SIDE, SIDE * 1.5))
            aside = SIDE + 10
        if flat and (sitter.task or sitter.opens):
            aside = self.beside(page, box, sitter)
        wide = box.w - shape - 54 - aside
        line = min(page.art.line("label"), NAME if show.style.plate else box.h)
        x, y = box.x + shape + 34, top + 18 if faced else top - 8 if large else top
        name = Box(x, y, wide, line)
        page.fitted(name, show.name(seat), name_letters(page, show, name), SEAT_COLOURS[seat])
        y += line
        busy = sitter.task is not None or sitter.opens is not None
        roomy = not busy or page.art.text_scale < LARGE  # else there is no room for both
        if large and roomy:
            high = min(page.art.line("body" if faced and self.rows(seat) else "small"), LEAD)
            y += LOWER if faced else 0
            self._kind(page, seat, Box(x, y, wide + (aside if faced else 0), high))
            y += high
        y = max(y, top + (TALL if faced else 80) - 8) if large else top + NAME
        if show.style.plate and (roomy or not large):
            tasked = not flat and (sitter.task or sitter.opens)
            end = box.y + box.h * TASK if tasked else self._floor(seat)
            y = self._numbers(page, seat, box, max(y, box.y + 74) if flat and aside else y, end,
                              told=not (self.rows(seat) and (tasked or show.brief)))
        if not flat:
            self._below(page, seat, sitter, y)

    def _side(self, page: Page, seat: Seat, box: Box) -> None:
        """A seat's own piece, or how many of these are left, where that is told."""
        if rows := self.rows(seat):
            colour = GOLD if seat in self.show.leads else IVORY
            page.fitted(box, str(rows[0].left), "left", colour, "center")
        else:
            look = self.show.style.looks[self.show.style.sides[seat]]
            page.picture(box._replace(h=box.w * look.tall), look.picture)

    def _kind(self, page: Page, seat: Seat, row: Box) -> None:
        """Who it is if there is room for it, or that she leads: by how much, where pieces are
        counted."""
        leads = seat in self.show.leads
        says: Says = ("standing-leads",) if leads else ("kind-" + self.show.players[seat].kind,)
        if self.rows(seat):
            says = self.lead(seat) or ("standing-even",)
        if leads:
            wide = CROWN * LITTLE
            page.picture(row._replace(w=wide, h=row.h), "ui/crown")
            row = row._replace(x=row.x + wide + 8, w=row.w - wide - 8)
        if page.holds(row, text := self.show.say(says), "small"):
            style = page.even(row, (text,), "body") if self.rows(seat) else "small"
            page.fitted(row, text, style, GOLD if leads else IVORY)

    def lead(self, seat: Seat) -> Says:
        """How many pieces more or fewer than the others' a seat has left; nothing where that is
        not counted, where all have as many, or where the match has ended otherwise."""
        left = [rows[0].left for other in range(len(self.show.players))
                if (rows := self.rows(other))]
        more = left[seat] - max(*left[:seat], *left[seat + 1:], -1) if left else 0
        leads = self.show.leads
        return lead_words(more) if more and leads and (more > 0) is (seat in leads) else ()

    def rows(self, seat: Seat) -> list[Row]:
        """The rows of pieces on a seat's panel."""
        show = self.show
        found = (show.table.get(f"{name}/{seat}") for name in show.style.plate)
        return [row for says in found if isinstance(says, tuple)
                and (row := self.row(seat, says))]

    def row(self, seat: Seat, says: Says) -> Row | None:  # noqa: ARG002  a game may have some
        """Return words of the table that are drawn as a row of pieces."""
        return None

    def beside(self, page: Page, box: Box, sitter: Sitter) -> float:
        """What its player has to do on a flat panel, and how much of it that takes; the name has
        the rest."""
        if sitter.opens and sitter.device and self.people:
            host = self.people.host
            wide = min(width_of_hint(page.art, host, sitter.device, *sitter.opens) + 26, OPENS)
            room = Box(box.right - wide, box.y + 8, wide - 10, 66)
            single_hint(page, host, room, sitter.device, *sitter.opens)
            return wide
        task = self.show.say(sitter.task or ())
        wide = min(page.art.size(task, "small")[0] + 26, ASIDE)
        page.fitted(Box(box.right - wide, box.y + 2, wide - 10, 72), task, "small", IVORY, "center")
        return wide

    def _below(self, page: Page, seat: Seat, sitter: Sitter, y: float) -> None:
        """What its player has to do, under everything else on a panel."""
        box = self.show.panel(seat)
        room = Box(box.x + 20, y, box.w - 40, max(self._floor(seat), y + 10) - y)
        if sitter.opens and sitter.device and self.people:
            act = self.people.act if sitter.opens[0] is Action.UNDO else None
            single_hint(page, self.people.host, room, sitter.device, *sitter.opens, act)
        elif sitter.task:
            page.fitted(room, self.show.say(sitter.task), "body", IVORY, "center")

    def _numbers(
        self, page: Page, seat: Seat, box: Box, y: float, bottom: float, *, told: bool = True,
    ) -> float:
        """The words of the table that belong to a seat, a line each, if they are told here; where
        they end."""
        show = self.show
        found = [show.table.get(f"{name}/{seat}") for name in show.style.plate]
        rows = self.rows(seat) if box.h > FLAT else []
        for row in rows:
            y = self._row(page, row, box, y)
        texts = [show.say(row.below) for row in rows if row.below] if rows else [
            show.say(says) for says in found if isinstance(says, tuple)]
        texts = texts if told else []
        lines = ["   ".join(texts)] if texts and box.w > COLUMN else texts
        colour = STRIKE if rows and _few(rows[0]) else IVORY if rows else DIM
        roomy = page.art.line("small") <= bottom - y and all(
            page.art.size(text, "small")[0] <= box.w - 40 for text in texts)
        style = "small" if roomy or not rows else "small@0.9"
        if rows and roomy:  # it is what decides
            style = page.even(Box(0, 0, box.w - 40, bottom - y), lines, "body")
        h = min(page.art.line(style), (bottom - y) / max(len(lines), 1))
        for text in lines:
            page.fitted(Box(box.x + 20, y, box.w - 40, h), text, style, colour)
            y += h
        return y + 2

    def _row(self, page: Page, row: Row, box: Box, y: float) -> float:
        """The pieces that a seat has left in a row, and faint those that it has lost; a light
        stands under each that can move. Returns where the row ends."""
        look, art = self.show.style.looks[row.piece], page.art
        pace = (box.w - 40) / row.whole
        for n in range(row.left):
            x = box.x + 20 + (n + 0.5) * pace
            page.image(art.picture(look.picture, PIECE, PIECE * look.tall), x - PIECE / 2, y + 4)
            if n < row.able:
                under = Box(x - PIECE / 2, y + PIECE * look.tall + 8, PIECE, 7)
                page.plate(under, GOLD, 255, None)
        for n in range(row.left, row.whole):
            x = box.x + 20 + (n + 0.5) * pace
            page.image(art.ghost(look.picture, PIECE, PIECE * look.tall), x - PIECE / 2, y + 4)
        return y + PIECE * look.tall + 16

    def _floor(self, seat: Seat) -> float:
        """Where a seat's own things that are seen begin on its panel: the words have to end
        there."""
        panel, board, without = self.show.panel(seat), self.show.board, self.show.layer.without
        column = Box(panel.x, panel.y + 100, panel.w, panel.h - 100)
        boxes = [board.box(place) for place, thing in self.show.table.items()
                 if isinstance(thing, str) and board.has(place)]
        return min((box.y for box in boxes if box.meets(column) and box.y > panel.center[1]
                    and not any(unseen.holds(*box.center) for unseen in without)),
                   default=panel.bottom - 6) - 4


def _few(row: Row) -> bool:
    """Whether nearly nothing of a side can move any more."""
    return 0 <= row.able <= 1 and row.able < row.left
