"""How a game night stands: covers from game to game, names on planks with their coins, and a card
of what comes next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pygame

from game.devices.press import Action
from game.picture.page import Control, Hints, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import BUTTON, EDGE, GILT, GOLD, INK, IVORY, WOOD, Colour
from game.scenes.evening.facts import lines_of
from game.scenes.evening.next_match import HEAD as SMALL
from game.scenes.evening.opponents import FaceToFace
from game.scenes.nightboard import medals
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import GREEN, felt
from game.scenes.scenery.figures import own_letters
from game.scenes.scenery.planks import TALL, mark, medallion, slate
from game.scenes.scenery.room import boards
from game.series import Row
from game.tables.faces import LIT, wool

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
EDGED, BESIDE = 1, 10  # of a plaque from the edges of its plank; from a crown to points
SIDE, HEAD = 84, 0.94  # of a medal, at most; of a medallion, in the height of its plank
MEDALS, FACES = 0.16, 0.22  # and what a medal and a head have, at most, of what is before points
NAMES, TOTAL = 0.27, 0.13  # what names, at least, and the total have of a plank
WIDEST = 260  # the column of a game, at most
CARVED_NAMES = "heading@0.86", "heading@0.76", "heading@0.66"  # letters of names, to try
COIN = 0.92  # of the height of a plank, a coin and the place for one
BEAM: Colour = (255, 214, 120)  # and the light down their column
SHINE, WORDED = 118, 66  # of 255 parts of it, on felt, and where something is written
SIDEWAYS = 0.0, 0.62, 0.9, 1.0, 0.9, 0.62, 0.0  # of that, from one side to the other
ASIDE = 16  # beside what is lit
DASH = "–"  # of whoever sits out
CLEAR = 14  # over all planks
CROWN, LIES = 0.8, 0.5  # of whoever won a game, in the height of her points; its middle
SLIGHT = "heading@0.6", "heading@0.52"  # where there is little room
LONG = "small@0.8", "small@0.7", "small@0.6"  # of one that is too long for those
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
        for called, (n, column) in zip(games, zip(self.shown, columns, strict=True), strict=True):
            now = self.series.games[n] == self.series.next
            wide = page.art.size(called, style)[0] + AROUND if head and not low else column.w - 8
            under = Box(column.center[0] - wide / 2, shelf + 4, wide, foot - 8)
            if high >= LOWEST_COVER:
                wide = high * box_art.SHAPE
                if now and head:
                    self._beam(page, column, column.y, shelf - column.y)
                self._standing(page, n, Box(column.center[0] - (wide - cupboard.SPINE) / 2,
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
            self.lines(page, room, head)
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
        stay in their column, else a long one has what those beside it leave."""
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
        for n, column in zip(self.shown, self.columns(box), strict=True):
            game = self.series.games[n]
            file = next((self.records / match.record for match in reversed(self.matches_of(game))
                         if match.record), None)
            if file is None or not file.is_file():
                continue
            at = column.inset(ASIDE / 4, ASIDE / 4)
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
        """A plank for everybody before the night: medal, head and name, her points of every game
        under its box, and the total; light down the column of the next game, and nothing in those
        after it. Before the first points: whoever plays first, face to face."""
        if not self.begun:
            self.facing(page, box)
            return
        box = box._replace(y=box.y + CLEAR, h=box.h - CLEAR)
        wide = WIDTH - 2 * cupboard.CHEEK
        page.image(boards(page.art, wide, 2 * CLEAR), cupboard.CHEEK, box.y - CLEAR)
        cupboard.put(page, "shade", Box(cupboard.CHEEK, box.y - CLEAR, wide, 3 * CLEAR))
        slate(page, framed(box))
        columns, rows = self.columns(box), self._planks(box)
        low, before = rows[-1].h, columns[0].x - rows[0].x
        side = min(low, SIDE, MEDALS * before)
        wide = min(rows[0].h * HEAD, FACES * before)
        left = rows[0].x + 14 + side + 8 + wide + 18
        names = Box(left, 0, columns[0].x - left - 8, low)
        sizes = CARVED_NAMES + SLIGHT * (box.right < SAFE.right)  # beside a winner
        carved = [*(one for one in sizes if page.art.line(one) <= low + 8),
                  *page.styles(lines_of(page, low - 2)), *LONG]
        styles = own_letters(page, names, [row.name for row in self.rows], carved)
        coming = self.series.next
        plays = self.series.sitting(coming)[0] if coming else ()
        places = [1 + sum(other.total > row.total for other in self.rows) for row in self.rows]
        made = [medals.of_place(place) if row.total else medals.WALNUT
                for row, place in zip(self.rows, places, strict=True)]
        for at, metal in zip(rows, made, strict=False):
            medals.plank(page, at, metal)
        for game, column in zip(self.shown, columns, strict=True):
            if self.series.games[game] == coming:
                self._beam(page, column, box.y - CLEAR,
                           rows[-1].bottom + CLEAR + INSET / 2 - box.y, WORDED)
        for at, row, style, place, metal in zip(rows, self.rows, styles, places, made,
                                                strict=False):
            total = at._replace(x=columns[-1].right, w=at.right - columns[-1].right)
            if row.total:
                mark(page, place, Box(at.x + 14, at.y, side, at.h),
                     min(at.h - 10, SIDE, side * TALL), carved[0], metal.ink)
            self._head(page, Box(rows[0].x + 22 + side, at.y, wide, at.h), row.name)
            page.fitted(names._replace(y=at.y, h=at.h), row.name, style, metal.ink)
            for game, column in zip(self.shown, columns, strict=True):
                high = min(low, FLAT * column.w)
                flat = column._replace(y=at.center[1] - high / 2, h=high)
                if self.won[game] and row.points[game] is not None:
                    self._points(page, row, game, flat)
                elif self.won[game]:
                    self._absent(page, flat, metal.ink)
                elif self.series.games[game] != coming:
                    medals.well(page, flat.center, COIN * low)
                elif row.name in plays:
                    medals.well(page, flat.center, COIN * low, lit=True)
                else:
                    self._absent(page, flat, metal.ink)
            self._total(page, total, row.total, best=place == 1 and row.total > 0)

    def _beam(self, page: Page, column: Box, top: float, high: float, shine: int = SHINE) -> None:
        """The light down the column of what comes next, over what lies there."""
        art, wide = page.art, column.w - ASIDE / 2
        size = art.pixels(wide), art.pixels(high)
        page.image(art.keep(("beam", size, shine), lambda: _soft_beam(size, shine)),
                   column.x + ASIDE / 4, top)

    def _planks(self, box: Box) -> list[Box]:
        """One under the other in a frame, all as high."""
        inner = box.inset(INSET, INSET)
        count = max(1, min(len(self.rows), int((inner.h + BETWEEN) / LEAST)))
        between = BETWEEN if count <= ROOM_FOR else BETWEEN / 2
        step = min((inner.h + between) / count, ROW + between)
        y = inner.y + (inner.h + between - count * step) / 2
        return [inner._replace(y=y + n * step, h=step - between) for n in range(count)]

    def _head(self, page: Page, room: Box, name: str) -> None:
        """Somebody within a plank, in a ring of her own colour."""
        side, who = min(room.h * HEAD, room.w), self.who(name)
        medallion(page, Box(room.center[0] - side / 2, room.center[1] - side / 2, side, side), who,
                  wool(who))

    def _total(self, page: Page, box: Box, points: int, *, best: bool) -> None:
        """All points of somebody, in large figures on a dark plaque at the end of her plank."""
        at = box.inset(8, EDGED)
        page.image(page.art.plate(at.w, at.h, BUTTON, 255, GOLD if best else EDGE), at.x, at.y)
        style = next((one for one in FIGURES if LEAD * page.art.line(one) <= at.h), FIGURES[-1])
        high = page.art.line(style)
        page.text(Box(at.x, at.center[1] - high * (0.5 + RISE), at.w, high), str(points), style,
                  GOLD if best else IVORY, "center", leaf=False)
        page.claim(repr(str(points)), at)

    def _points(self, page: Page, row: Row, game: int, box: Box) -> None:
        """A coin with as many points as a game has brought, of gold for whoever won it, who has a
        crown before it, else of copper."""
        points, side = row.points[game], COIN * box.h
        won = row.name in self.won[game]
        medals.coin(page, box.center, side, medals.GOLDEN if won else medals.COPPERY)
        style = style_of(page, QUIET * side)
        line, wide = page.art.line(style), page.art.size(str(points), style)[0] + 2
        x = box.center[0]
        if won:
            crown = min(side * CROWN, x - side / 2 - box.x - 2 * BESIDE)
            page.picture(Box(x - side / 2 - crown - BESIDE, box.center[1] - LIES * crown, crown,
                             crown), "ui/crown", leaf=False)
        page.text(Box(x - wide / 2, box.center[1] - line * (0.5 + RISE), wide, line), str(points),
                  style, INK, leaf=False)

    def _absent(self, page: Page, box: Box, ink: Colour) -> None:
        """A dash for whoever sits a game out, in the middle of a box."""
        style = style_of(page, QUIET * COIN * box.h)
        line = page.art.line(style)
        page.text(box._replace(y=box.center[1] - line * (0.5 + RISE), h=line), DASH, style, ink,
                  "center", leaf=False)


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
