"""How a game night stands: covers from game to game, names on planks with their coins, and a card
of what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame
from msgspec.structs import replace

from game.devices.press import Action
from game.picture.page import Control, Hints, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import BUTTON, EDGE, GILT, GOLD, INK, IVORY, WOOD, Colour
from game.scenes.evening.next_match import HEAD as SMALL
from game.scenes.evening.next_match import build_lines
from game.scenes.evening.opponents import FaceToFace
from game.scenes.nightboard import medals
from game.scenes.nightboard.best_planks import build_mark, draw_head
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import GREEN, felt
from game.scenes.scenery.planks import TALL, slate
from game.scenes.scenery.room import boards
from game.series import Row
from game.tables.faces import LIT, wool
from game.ui.layout import Node, Padding, Paint, Text, column, frame, row, stack
from game.ui.show import show

LOWEST_COVER = 60  # how high a cover is at least
HANGS = 0.76  # the width of a cover as a part of its column
OVER = 18  # over a box on its shelf
NAMED = ("body@1.25", "body@1.15", "body@1.08", "body@1", "body@0.94", "body@0.88", "small@1",
         "small@0.9", "small@0.8", "small@0.7")  # of its name
AROUND, FREE = 30, 34  # round the name of what comes next; between two
NARROW, TWO_LINES = 150.0, "small@0.8"  # a column whose name has two lines; how large at least
TROPHY = 0.9  # of its room over the totals
DULL = 155  # of 255 parts of its light, for a cover that is not played yet
FIGURES = (  # of a total
    "score@1.5", "score@1.3", "score@1.1", "score", "points", "points@0.8", "points@0.6")
LEAD, RISE = 0.71, 0.04  # of the height of a line: what its figures fill, how low they are
ROOM_FOR = 6  # planks, until those are close
ROW, LEAST, BETWEEN = 120, 46, 8  # the height of a plank, the room it needs; between two
EASE = 76  # from one to the next where those at the table shall have room
COUNTS, QUIET = FIGURES[1:], 0.66  # of what a game has brought; its height in that of its coin
HEADED = 22  # round the heading beside the covers
FLAT = 0.45  # how high what stands in a column is at most, in its width
SIDE, HEAD = 84, 0.94  # of a medal, at most; of a medallion, in the height of its plank
LONG_NAME = 8  # letters of names that may be smaller than others
NAMES, TOTAL = 0.27, 0.13  # what names, at least, and the total have of a plank
WIDEST = 260  # the column of a game, at most
COIN = 0.92  # of the height of a plank, a coin and the place for one
BEAM: Colour = (255, 214, 120)  # and the light down their column
SHINE, WORDED = 118, 66  # of 255 parts of it, on felt, and where something is written
SIDEWAYS = 0.0, 0.62, 0.9, 1.0, 0.9, 0.62, 0.0  # of that, from one side to the other
ASIDE = 16  # beside what is lit
CLEAR = 14  # over all planks
WATCHES: Hints = ((Action.CONFIRM, "replay"),)  # of a game that was played
INSET = 14  # from the frame round all planks to them
BEHIND = 0.76  # of its light, for the felt behind boxes, on which the heading stands


class Evening(FaceToFace):
    """The pictures of one game night."""

    # from game to game

    def columns(self, box: Box) -> list[Box]:
        """The room for each game, beside the names, which have what few games leave, and before the
        total once there are any coins."""
        box, count = box.inset(INSET, 0), len(self.shown)
        right = box.right - round(TOTAL * box.w) * self.begun
        w = min((right - box.x - round(NAMES * box.w)) / count, WIDEST)
        return [Box(right - (count - k) * w, box.y, w, box.h) for k in range(count)]

    def trail(self, page: Page, box: Box, head: Sequence[tuple[str, str, Colour]]) -> None:
        """The box of each game stands on a shelf over its points, in the shade until it is played,
        over its name, or whichever bot has won it, on the edge; before them the heading. A low
        trail has room for no more than names."""
        columns = self.columns(box)
        games = [self.words(f"game-{self.series.games[n]}") for n in self.shown]
        low = columns[0].w < NARROW
        style, foot = self._named(page, games, columns[0].w, in_two=low, headed=bool(head))
        shelf = box.bottom - foot
        high = min(shelf - box.y - OVER, columns[0].w * HANGS / box_art.SHAPE)
        if head:
            behind = framed(box)
            felt(page, behind._replace(h=shelf - box.y), GREEN, BEHIND)
            whole = box.right >= SAFE.right
            cupboard.shelf(page, box.y, shelf, foot, WIDTH if whole else behind.right)
            cupboard.beam(page, box.y)
        else:
            page.plate(box, WOOD, 240)
        ink = INK if head else IVORY
        for called, (n, slot) in zip(games, zip(self.shown, columns, strict=True), strict=True):
            now = self.series.games[n] == self.series.next
            wide = page.art.size(called, style)[0] + AROUND if head and not low else slot.w - 8
            under = Box(slot.center[0] - wide / 2, shelf + 4, wide, foot - 8)
            if high >= LOWEST_COVER:
                wide = high * box_art.SHAPE
                if now and head:
                    draw_beam(page, slot._replace(h=shelf - slot.y).inset(ASIDE / 4, 0))
                self._standing(page, n, Box(slot.center[0] - (wide - cupboard.SPINE) / 2,
                                            shelf - high, wide, high))
            if now and head:
                page.image(page.art.plate(under.w, under.h, GILT, 255, INK, 3, 10), under.x,
                           under.y)
            if stranger := " – ".join(set(self.won[n]) - {row.name for row in self.rows}):
                page.picture(under._replace(w=under.h), "ui/crown", leaf=False)
                page.fitted(under.inset(under.h, 0), stranger, style, ink, "center")
            else:
                page.fitted(under, called, style, GOLD if now and not head else ink, "center")
        if head:
            room = Box(box.x, SAFE.y, columns[0].x - box.x, shelf - SAFE.y - 4).inset(HEADED, 0)
            show(page, build_lines(head), room, lambda *_: None)
        if self.begun:
            left = columns[-1].right
            if head:
                side = min(box.right - left - 24, shelf - box.y - OVER) * TROPHY
                page.picture(Box((left + box.right - INSET - side) / 2, shelf - side, side, side),
                             "ui/trophy", leaf=False)
            said, long = self.words("series-total"), box.right - INSET - left
            aside = max((long - page.art.size(said, style)[0] - AROUND) / 2, 0.0)
            page.fitted(Box(left, shelf + 4, long, foot - 8).inset(aside, 0), said, style, ink,
                        "center")

    def _named(self, page: Page, games: Sequence[str], slot: float, *, in_two: bool,
               headed: bool) -> tuple[str, float]:
        """The letters of names on the edge of a shelf, and how high that is: names in two lines
        stay in their slot, else a long one has what those beside it leave."""
        if headed and not in_two:
            told = [*games, self.words("series-total")] if self.begun else games
            style = cupboard.lettered(page, told, slot, NAMED, FREE)
            return style, max(cupboard.edge(page), page.art.line(style) + 10)
        foot = 2 * page.art.line(TWO_LINES) + 12 if headed else page.art.line(SMALL) + 10
        return page.largest(Box(0, 0, slot - 20, foot - 8), games,
                            NAMED if headed else page.styles(SMALL)), foot

    def _standing(self, page: Page, n: int, box: Box) -> None:
        """The box of a game: in the light if it was played or comes next, else in the shade."""
        game = self.series.games[n]
        now = game == self.series.next
        cupboard.game_box(page, game, box, LIT if self.won[n] or now else DULL)
        if now:
            ring = box.inset(-7)
            page.image(page.art.ring(ring.w, ring.h, GOLD, 6), ring.x, ring.y)

    def watched(self, page: Page, box: Box, watch: Callable[[Path], None]) -> None:
        """A press on a game of a trail in a box leads to the replay of its last match, as long as
        that is kept."""
        for n, slot in zip(self.shown, self.columns(box), strict=True):
            game = self.series.games[n]
            file = next((self.records / match.record for match in reversed(self.matches_of(game))
                         if match.record), None)
            if file is None or not file.is_file():
                continue
            at = slot.inset(ASIDE / 4, ASIDE / 4)
            page.spot(f"watch/{n}", Control(at, partial(watch, file), hints=WATCHES),
                      self.words(f"game-{game}"))

    # how everybody stands

    def least(self) -> float:
        """How high the names have to be together."""
        return max(3, len(self.rows)) * LEAST

    def comfort(self) -> float:
        """And how high they are together at their ease."""
        return len(self.rows) * EASE + 2 * INSET + CLEAR

    def standings(self, page: Page, box: Box) -> None:
        """Draw a plank for everybody before the night. Before the first points: whoever plays
        first, face to face."""
        if self.begun:
            show(page, self.build_standings(box), box, lambda *_: None)
        else:
            self.facing(page, box)

    def build_standings(self, box: Box) -> Node:
        """Return a plank for everybody: medal, head and name, the points of every game under its
        box, and the total; light down the column of the next game, and nothing in those after
        it."""
        columns, coming = self.columns(box), self.series.next
        inner = box.h - CLEAR - 2 * INSET
        count = max(1, min(len(self.rows), int((inner + BETWEEN) / LEAST)))
        gap = BETWEEN if count <= ROOM_FOR else BETWEEN / 2
        height = min((inner + gap) / count - gap, ROW)
        rows = self.rows[:count]
        metals = [medals.of_place(self._place(row)) if row.total else medals.WALNUT for row in rows]
        planks = column(*(frame(metal.plank, height=height) for metal in metals), gap=gap,
                        justify="center", padding=Padding(INSET, CLEAR + INSET, INSET, INSET))
        words = column(*(self._build_row(one, metal.ink, box, height)
                         for one, metal in zip(rows, metals, strict=True)), gap=gap,
                       justify="center", padding=Padding(INSET, CLEAR + INSET, INSET, INSET))
        lit = next((n for n, game in enumerate(self.shown) if self.series.games[game] == coming),
                   None)
        light = None if lit is None else row(
            Node(width=columns[lit].x - box.x + ASIDE / 4),
            Paint(paint=draw_beam, values=(WORDED,), width=columns[lit].w - ASIDE / 2))
        return stack(Paint(paint=draw_back), planks, light, words)

    def _place(self, row: Row) -> int:
        return 1 + sum(other.total > row.total for other in self.rows)

    def _build_row(self, one: Row, ink: Colour, box: Box, height: float) -> Node:
        """Return what stands on a plank."""
        columns = self.columns(box)
        before = columns[0].x - box.x - INSET
        side, head = min(height, SIDE, 0.16 * before), min(height * HEAD, 0.22 * before)
        who, size = self.who(one.name), 0.86 if box.right >= SAFE.right else 0.6
        name = Text(words=one.name, style="heading", size=size / self.scale, ink=ink,
                    one_line=True, group="names" if len(one.name) <= LONG_NAME else "", grow=1)
        mark = build_mark(self._place(one) if one.total else 0, min(height - 10, side * TALL),
                          side * TALL, name)
        total = Paint(paint=draw_total, width=box.right - INSET - columns[-1].right, values=(
            one.total, self._place(one) == 1 and one.total > 0))
        return row(Node(width=14), mark, Node(width=8), Paint(paint=draw_head, width=head, values=(
            who, wool(who), None, head)), Node(width=18), name,
            *(replace(self._build_cell(one, game, ink), width=columns[0].w) for game in self.shown),
            total, height=height)

    def _build_cell(self, one: Row, game: int, ink: Colour) -> Node:
        """Return the points of a player in a game, a place for a coin, or a dash where they sit
        out."""
        if self.won[game]:
            return Paint(paint=draw_points, values=(one.points[game],
                                                    one.name in self.won[game], ink))
        coming = self.series.games[game] == self.series.next
        if coming and one.name not in self.series.sitting(self.series.games[game])[0]:
            return Paint(paint=draw_points, values=(None, False, ink))
        return Paint(paint=draw_well, values=(coming,))


def draw_back(page: Page, box: Box) -> None:
    """Draw the night in a frame, under a strip of the room's wall."""
    wide = WIDTH - 2 * cupboard.CHEEK
    page.image(boards(page.art, wide, 2 * CLEAR), cupboard.CHEEK, box.y)
    cupboard.put(page, "shade", box._replace(x=cupboard.CHEEK, w=wide, h=3 * CLEAR))
    slate(page, framed(box._replace(y=box.y + CLEAR, h=box.h - CLEAR)))


def draw_beam(page: Page, box: Box, shine: int = SHINE) -> None:
    """Draw light down the column of what comes next, over what lies there."""
    size = page.art.pixels(box.w), page.art.pixels(box.h)
    page.image(page.art.keep(("beam", size, shine), lambda: _soft_beam(size, shine)), box.x, box.y)


def draw_total(page: Page, box: Box, points: int, best: bool) -> None:
    """Draw all points of a player in large figures on a dark plaque."""
    at = box.inset(8, 1)
    page.image(page.art.plate(at.w, at.h, BUTTON, 255, GOLD if best else EDGE), at.x, at.y)
    style = next((one for one in FIGURES if LEAD * page.art.line(one) <= at.h), FIGURES[-1])
    high = page.art.line(style)
    page.text(at._replace(y=at.center[1] - high * (0.5 + RISE), h=high), str(points), style,
              GOLD if best else IVORY, "center", leaf=False)
    page.claim(repr(str(points)), at)


def draw_points(page: Page, box: Box, points: int | None, won: bool, ink: Colour,
                ) -> None:
    """Draw a coin with points, after a crown if they have won the game; a dash without points."""
    side = COIN * min(box.h, FLAT * box.w)
    style, (x, y) = style_of(page, QUIET * side), box.center
    if points is not None:
        medals.coin(page, (x, y), side, medals.GOLDEN if won else medals.COPPERY)
    if won:
        crown = min(side * 0.8, x - side / 2 - box.x - 20)
        page.picture(box._replace(x=x - side / 2 - crown - 10, y=y - crown / 2, w=crown, h=crown),
                     "ui/crown", leaf=False)
    line, words = page.art.line(style), "–" if points is None else str(points)
    wide = page.art.size(words, style)[0] + 2
    page.text(box._replace(x=x - wide / 2, y=y - line * (0.5 + RISE), w=wide, h=line), words,
              style, ink if points is None else INK, leaf=False)


def draw_well(page: Page, box: Box, lit: bool) -> None:
    medals.well(page, box.center, COIN * box.h, lit=lit)


def _soft_beam(size: tuple[int, int], shine: int) -> pygame.Surface:
    """Light that is brightest in its middle and fades to both sides."""
    across = pygame.Surface((len(SIDEWAYS), 1), pygame.SRCALPHA)
    for x, part in enumerate(SIDEWAYS):
        across.set_at((x, 0), (*BEAM, round(shine * part)))
    line = pygame.transform.smoothscale(across, (max(size[0], len(SIDEWAYS)), 1))
    return pygame.transform.scale(line, size).convert_alpha()


def style_of(page: Page, high: float) -> str:
    """The largest letters of points whose figures are not higher than that."""
    return next((one for one in COUNTS if LEAD * page.art.line(one) <= high), COUNTS[-1])


def framed(box: Box) -> Box:
    """As far as what frames a box goes to both sides."""
    return box.inset(cupboard.CHEEK - SAFE.x, 0)
