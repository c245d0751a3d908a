"""How a game night stands: covers from game to game, names on planks with their coins, and a card
of what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial, reduce
from typing import TYPE_CHECKING

import pygame

from game.match import Player
from game.picture.page import SMALLER, Page
from game.picture.screen import WIDTH, Box
from game.picture.theme import BUTTON, EDGE, GILT, GOLD, INK, IVORY, OAK, WOOD, Colour
from game.scenes import covers, cupboard
from game.scenes.menu import around
from game.scenes.planks import mark, nails
from game.scenes.sitters import chair, crowned
from game.series import Played, Row, Series, repeats, table, winners
from game.tables.faces import LIT, SHAPE, bust, nisse, sitters

if TYPE_CHECKING:
    from game.house import House
    from game.words import Words

LOWEST_COVER = 60  # how high a cover is at least
HANGS = 0.76  # the width of a cover as a part of its column
OVER, GLOW = 22, 44  # over a box on its shelf; how far its light reaches aside
NAMED = "body@0.95", "body@0.88", "small@1", "small@0.9", "small@0.8", "small@0.7"  # of its name
MOST = 8  # games that are shown at once
DULL = 190  # of 255 parts of its light, for a cover that is not played yet
FIGURES = "score@1.2", "score", "points", "points@0.8", "points@0.6"  # of a total
LEAD = 0.74  # of the height of a line that its figures fill
PAIR, SUNK = 2, 20  # who sit face to face; how much of a chair is behind a name
ROOMY = 1.25  # larger texts leave less room for pictures
FIRST, ROOM_FOR, CROWNED = 1.42, 6, 1.2  # the first plank, of so many, and its face
ROW, LEAST = 104, 46  # the height of a plank, and the room it needs, at least
COUNTS = FIGURES[1:]  # of what a game has brought
WINNER, HEADED = 0.5, 22  # of a cover, whoever won it; round the heading beside the covers
EDGED, BESIDE = 6, 10  # of a plaque from the edges of its plank, and round what is on it
SIDE = 84  # of a medal and a face, at most
NAMES, TOTAL = 0.3, 0.11  # what names, and the total, have of a plank
CARVED_NAMES = "heading@0.86", "heading@0.76", "heading@0.66"  # letters of names, to try
FEW = (1.4, 1.2)  # how much larger names are where there is room
HIGHER, WIDER = 1.24, 1.5  # a face, in heights of its plank, and the room for it
PLAQUE, SCORED, APART = 236, "title@1", 60  # between who sit face to face, who is ahead
HANGING, CHAIN, REACH = 44, 70, 14  # how low a board hangs, from its sides to what it hangs on
PEG = 0.7  # the place of a crown, in the height of that edge
DASH = 30, 6  # for whoever sat out
LANE = 70  # of 255 parts of gilt, down the column of the game that comes next
SCORES = "title@0.8", "heading@1.5", "heading@1.25"  # smaller letters of it to try
WON = 0.5  # how much higher a face with a crown is, in heights of its plank
CROWN = 0.72  # the crown of whoever won a game, in heights of her plaque
FIGURE = 640.0  # how high the cover is from which a figure is taken
LOWEST = 0.82  # text size of the card at least
HEAD = "small@1"  # what stands over the planks
CLOSE = 1.6  # how much wider than their room people side by side may be
HEADING_WIDE = 170.0  # what is said of people beside them, at most
MATCHED = 0.34  # of the card, for which match it is
OUTSIDE, SHADED = 0.8, 130  # the room for whoever sits out, in that of a player; her light


class Evening:
    """The pictures of one game night; `waiting`: its match has not begun."""

    def __init__(self, house: House, series: Series, *, waiting: bool) -> None:
        self.words: Words = house.words
        self.series = series
        self.waiting = waiting
        self.rows = table(series)
        self.begun = any(row.total for row in self.rows)  # whether anybody has coins
        people = dict.fromkeys((*series.people, *sorted(row.name for row in self.rows)))
        self.faces = dict(zip(people, sitters([Player(name) for name in people]), strict=True))
        now = series.games.index(series.next) if series.next else len(series.games) - 1
        self.shown = around(now, len(series.games), MOST)
        self.won = [winners(matches) if matches and series.decided(game, matches) else []
                    for game, matches in series.rounds()]

    # from game to game

    def columns(self, box: Box) -> list[Box]:
        """The room for each game, beside the names and before the total once there are any
        coins."""
        left = box.x + round(NAMES * box.w)
        right = box.right - round(TOTAL * box.w) * self.begun
        w = (right - left) / len(self.shown)
        return [Box(left + k * w, box.y, w, box.h) for k in range(len(self.shown))]

    def trail(self, page: Page, box: Box, head: Sequence[tuple[str, str, Colour]]) -> None:
        """The box of each game stands on a shelf over its points, in the shade until it is played,
        over its name, or whichever bot has won it, on the edge; before them the heading. A low
        trail has room for no more than names."""
        foot = cupboard.edge(page) if head else page.art.line(HEAD) + 10
        columns, shelf = self.columns(box), box.bottom - foot
        high = min(shelf - box.y - OVER, columns[0].w * HANGS / covers.SHAPE)
        if head:
            cupboard.shelf(page, box.y, shelf)
            cupboard.beam(page, box.y)
        else:
            page.plate(box, WOOD, 240)
        games = [self.words(f"game-{self.series.games[n]}") for n in self.shown]
        style = page.largest(Box(0, 0, columns[0].w - 14, foot - 8), games,
                             NAMED if head else page.styles(HEAD))
        ink = INK if head else IVORY
        for called, (n, column) in zip(games, zip(self.shown, columns, strict=True), strict=True):
            now = self.series.games[n] == self.series.next
            under = Box(column.x + 4, shelf + 4, column.w - 8, foot - 8)
            if high >= LOWEST_COVER:
                wide = high * covers.SHAPE
                self._standing(page, n, Box(column.center[0] - (wide - cupboard.SPINE) / 2,
                                            shelf - high, wide, high), box.y)
            if now and head:
                page.image(page.art.plate(under.w, under.h, IVORY, 255, INK, 3, 10), under.x,
                           under.y)
            if stranger := " – ".join(set(self.won[n]) - {row.name for row in self.rows}):
                page.picture(under._replace(w=under.h), "ui/crown", leaf=False)
                page.fitted(under.inset(under.h, 0), stranger, style, ink, "center")
            else:
                page.fitted(under, called, style, GOLD if now and not head else ink, "center")
        if head:
            room = box._replace(w=columns[0].x - box.x, h=shelf - box.y).inset(HEADED, 8)
            self._lines(page, room, head)
        if self.begun:
            left = columns[-1].right
            page.fitted(Box(left, shelf + 4, box.right - left - 8, foot - 8),
                        self.words("series-total"), style, ink, "center")

    def _standing(self, page: Page, n: int, box: Box, top: float) -> None:
        """The box of a game: as it is once it was played, before it whoever won it; in the light
        if it comes next, else in the shade."""
        game = self.series.games[n]
        now = game == self.series.next
        if now:
            lit = box.inset(-GLOW, 0)
            cupboard.light(page, Box(lit.x, top, lit.w, box.bottom - top))
        cupboard.game_box(page, game, box, LIT if self.won[n] or now else DULL)
        if (winner := next(iter(self.won[n]), "")) in self.faces:
            side = WINNER * box.h
            seen = Box(box.right - 0.62 * side, box.bottom - side, side, side)
            crowned(page, seen, self._who(winner))
        if now:
            ring = box.inset(-7)
            page.image(page.art.ring(ring.w, ring.h, GOLD, 6), ring.x, ring.y)

    def _who(self, name: str) -> str:
        """The face of somebody; whoever is none of the people is a bot."""
        return self.faces.get(name, nisse("skilled", 0))

    # how everybody stands

    def least(self) -> float:
        """How high the names have to be together."""
        return max(3, len(self.rows)) * LEAST

    def standings(self, page: Page, box: Box) -> None:
        """A plank for everybody: medal, face and name, a stack of coins from every game under its
        cover, crowned if they won it, and the total. Before the first coin: whoever plays first,
        face to face."""
        if not self.begun:
            self._facing(page, box)
            return
        rows, columns = self.rows, self.columns(box)
        first = FIRST if len(rows) <= ROOM_FOR else 1.0
        step = min(box.h / (len(rows) - 1 + first), ROW)
        fits = max(1, int(box.h / LEAST))
        step = max(step, LEAST)
        h = step - 8
        style = lines_of(page, h - 2)
        side = min(h, SIDE)
        left = box.x + 16 + side + 4 + side * WIDER + 12
        names = Box(left, 0, columns[0].x - left - 8, h)
        style = page.largest(names, [row.name for row in rows], [
            *(one for one in CARVED_NAMES if page.art.line(one) <= h + 8), *page.styles(style)])
        lane = next((column for game, column in zip(self.shown, columns, strict=True)
                     if self.series.games[game] == self.series.next), None)
        for n, row in enumerate(rows[:fits]):
            tall = h + (first - 1) * step * (not n)
            at = Box(box.x, box.y + (n + (first - 1) * bool(n)) * step, box.w, tall)
            place = 1 + sum(other.total > row.total for other in rows)
            best = place == 1 and row.total > 0
            page.plank(at, lit=best)
            if row.total:
                mark(page, place, Box(at.x + 16, at.y, side, at.h), min(h - 6, SIDE), style)
            high = max(h * (HIGHER + WON * best) if tall == h else tall * CROWNED, h)
            sits = Box(at.x + 16 + side + 4, at.bottom - high, side * WIDER, high)
            (crowned if best else bust)(page, sits, self._who(row.name))
            page.fitted(names._replace(y=at.y, h=tall), row.name, style, INK)
            if lane:
                page.image(page.art.plate(lane.w - 8, at.h - 4, GOLD, LANE, None, 2, 4),
                           lane.x + 4, at.y + 2)
            for game, column in zip(self.shown, columns, strict=True):
                self._points(page, row, game, column._replace(y=at.y + (tall - h) / 2, h=h))
            self._total(page, Box(columns[-1].right, at.y, at.right - columns[-1].right, tall),
                        row.total, best=best)

    def _total(self, page: Page, box: Box, points: int, *, best: bool) -> None:
        """All points of somebody, in large figures on a dark plaque at the end of her plank."""
        at = box.inset(8, min(6, box.h * 0.06))
        page.image(page.art.plate(at.w, at.h, BUTTON, 255, GOLD if best else EDGE), at.x, at.y)
        style = next((one for one in FIGURES if LEAD * page.art.line(one) <= at.h), FIGURES[-1])
        high = page.art.line(style)
        page.text(Box(at.x, at.center[1] - high / 2, at.w, high), str(points), style,
                  GOLD if best else IVORY, "center", leaf=False)
        page.claim(repr(str(points)), at)

    def _facing(self, page: Page, box: Box) -> None:
        """Whoever plays first, large and side by side at one table, on which lie her name and
        places for the crowns of the matches that decide the game."""
        game = self.series.next
        if game is None or not self.faces:
            side = min(box.h, box.w * 0.25)
            her = Box(box.center[0] - box.w * 0.4, box.center[1] - side / 2, side, side)
            page.picture(her, "ui/nisse", leaf=False)
            left = her.right + APART
            self._plaque(page, box._replace(x=left, w=box.right - left - APART),
                         self.words("series-nobody"), "heading")
            return
        sitting = self._sitting(game)
        n, foot = len(sitting), self.table(page)
        roomy = n == PAIR and page.art.text_scale <= ROOMY
        w = min(box.w / max(n + roomy, 1), 2.2 * (box.h - foot))
        x = box.center[0] - (n + roomy) * w / 2
        won = Counter(match.winner for match in self._matches(game))
        several = self.series.best_of > 1 and repeats(game)
        for k, name in enumerate(sitting):
            left = x + (k + (roomy and k > 0)) * w
            tall = box.h - foot + SUNK
            seat = Box(left + w / 2 - tall * SHAPE / 2, box.y, tall * SHAPE, tall)
            cupboard.put(page, "light", seat.inset(-0.3 * tall, -0.14 * tall))
            page.picture(seat, chair(k), leaf=False)
            page.picture(seat, self._who(name), leaf=False)
        edge = Box(0, box.bottom - foot, WIDTH, foot)
        page.image(page.art.plate(edge.w, edge.h, OAK, 255, INK, 3, 4), edge.x, edge.y)
        side = PEG * foot * several
        pegs = (self.series.best_of // 2 + 1) * (side + 8) * several
        room = Box(0, edge.y, w - 24 - pegs, foot)
        style = page.even(room, sitting, "heading@0.8")
        for k, name in enumerate(sitting):
            wide = min(page.art.size(name, style)[0] + 1, room.w)
            left = x + (k + (roomy and k > 0)) * w + (w - wide - 12 - pegs) / 2
            page.fitted(room._replace(x=left, w=wide), name, style, INK)
            for peg in range(int(pegs > 0) * (self.series.best_of // 2 + 1)):
                at = Box(left + wide + 16 + peg * (side + 8), edge.center[1] - side / 2, side, side)
                page.image(page.art.plate(side, side, BUTTON if peg < won[name] else OAK, 255, INK,
                                          3, side / 2), at.x, at.y)
                if peg < won[name]:
                    page.picture(at.inset(6), "ui/crown", leaf=False)
        if roomy:
            between = Box(box.center[0] - w / 2, box.y, w, box.h - foot)
            if several:
                self._plaque(page, between.inset(APART, 0),
                             " : ".join(str(won[name]) for name in sitting),
                             SCORED, self._match(game))
            else:
                figure(page, game, between.inset(APART, 16), middle=True)

    def table(self, page: Page) -> float:
        """How high the edge of the table is, on which names stand before the first points."""
        return page.art.line("heading@0.8") + 14

    def _plaque(self, page: Page, box: Box, text: str, style: str, told: str = "") -> None:
        """Words in gold on a dark board that hangs in a box, and under them what they are."""
        at = Box(box.x, box.y + HANGING, box.w, PLAQUE)
        for x in (at.x + CHAIN, at.right - CHAIN):
            page.image(page.art.plate(6, HANGING + REACH + 6, INK, 255, None, 0, 3), x - 3,
                       at.y - HANGING - REACH)
        page.image(page.art.plate(at.w, at.h, WOOD, 255, GOLD, 5), at.x, at.y)
        nails(page, at)
        inner = at.inset(20, 4)
        if told:
            low = page.art.line("body") + 24
            page.fitted(inner._replace(y=inner.bottom - low, h=low), told, "body", IVORY, "center")
            inner = inner._replace(y=inner.y + 6, h=inner.h - low)
        style = page.largest(inner, [text], (style, *SCORES, "heading"))
        page.fitted(inner, text, style, GOLD, "center")

    def _points(self, page: Page, row: Row, game: int, box: Box) -> None:
        """As many points as a game has brought; on a dark plaque behind a crown for whoever won it,
        and a dash for whoever sat out."""
        points, high = row.points[game], box.h - 2 * EDGED
        if points is None:
            if self.won[game]:
                w, h = DASH
                page.image(page.art.plate(w, h, EDGE, 255, None, 2, 3), box.center[0] - w / 2,
                           box.center[1] - h / 2)
            return
        style = next((one for one in COUNTS if LEAD * page.art.line(one) <= high), COUNTS[-1])
        line, wide = page.art.line(style), page.art.size(str(points), style)[0] + 2
        won, crown = row.name in self.won[game], high * CROWN
        all_of_it = wide + (crown + BESIDE if won else 0)
        x = box.center[0] - all_of_it / 2
        if won:
            at = Box(x - BESIDE, box.center[1] - high / 2, all_of_it + 2 * BESIDE, high)
            page.image(page.art.plate(at.w, at.h, BUTTON, 255, GOLD), at.x, at.y)
            page.picture(Box(x, at.center[1] - crown / 2, crown, crown), "ui/crown", leaf=False)
            x += crown + BESIDE
        page.text(Box(x, box.center[1] - line / 2, wide, line), str(points), style,
                  GOLD if won else INK, leaf=False)

    # what comes next

    def number(self) -> str:
        """Which game of the evening comes next; empty once it is over."""
        series, game = self.series, self.series.next
        if game is None:
            return ""
        return self.words("series-number", series.games.index(game) + 1, len(series.games))

    def card(self, page: Page, box: Box) -> None:
        """Who sits at what comes next, and who sits out; or whose the evening is. Where texts are
        large, in words."""
        game = self.series.next
        if game is None:
            self._won(page, box)
        elif page.art.text_scale > ROOMY:
            self._lines(page, box, self._said(game))
        elif self.begun:
            self._next(page, box, game)
        else:
            self._laid(page, box, game)

    def _out(self, game: str) -> Sequence[str]:
        """Who sits out at what comes next."""
        return [] if self.series.last or not self.waiting else self.series.sitting(game)[1]

    def _match(self, game: str) -> str:
        """Which match of a game comes next, where several decide it."""
        if self.series.best_of == 1 or not repeats(game):
            return ""
        return self.words("series-match", len(self._matches(game)) + 1,
                          self.series.best_of // 2 + 1)

    def _stand(self, game: str) -> str:
        """How many matches of a game everybody has won."""
        matches = self._matches(game)
        won = Counter(match.winner for match in matches)
        return " – ".join(self.words("night-sitter", name, won[name])
                          for name in (matches[0].names if matches else ()))

    def _said(self, game: str) -> list[tuple[str, str, Colour]]:
        """What comes next, in lines."""
        say, out = self.words, self._out(game)
        lines = [(self.number(), "heading", GOLD), (self._match(game), "body", IVORY),
                 (self._stand(game) if self.begun else "", "body", IVORY),
                 ("" if self._matches(game) else lead(say, self.rows), "body", IVORY),
                 (say("series-out", _together(say, out)) if out else "", "body", GOLD)]
        return [line for line in lines if line[0]]

    def _next(self, page: Page, box: Box, game: str) -> None:
        """Whoever plays what comes next, under a heading, and, smaller and in the shade, whoever
        sits out; which match of several it is stands before them."""
        say, out = self.words, self._out(game)
        if match := self._match(game):
            told = box._replace(w=MATCHED * box.w)
            self._lines(page, told, [line for line in (
                (match, "asked", IVORY), (self._stand(game), "small", GOLD)) if line[0]])
            box = box._replace(x=told.right + 24, w=box.w - told.w - 24)
        names = self._sitting(game)
        heads = [(names, say("series-plays"), LIT), *([(out, say("series-outside"), SHADED)]
                                                      if out else [])]
        before = [min(HEADING_WIDE, page.art.size(head, HEAD)[0] / 1.6 + 8) for _, head, _ in heads]
        rest = box.w - sum(before) - 24 * (len(heads) - 1)
        share = OUTSIDE * len(out) / (len(names) + OUTSIDE * len(out))
        wides = [rest * (1 - share), rest * share]
        each = min(wide / max(len(some), 1) for (some, *_), wide in zip(heads, wides, strict=False))
        style = page.largest(Box(0, 0, int(each - 8), page.art.line(HEAD)), (*names, *out),
                             (HEAD, "small@0.9", "small@0.8", "small@0.7"))
        x = box.x
        for (some, head, light), first, wide in zip(heads, before, wides, strict=False):
            page.fitted(Box(x, box.y, first, box.h), head, HEAD, GOLD)
            self._sitters(page, Box(x + first, box.y, wide, box.h), some, style, light)
            x += first + wide + 24

    def _laid(self, page: Page, box: Box, game: str) -> None:
        """Before the first points: a nisse tells how they are counted; which match it is, unless a
        board says that, and who sits out."""
        her = Box(box.x + 16, box.bottom - box.h, box.h, box.h)
        page.picture(her, "ui/nisse", leaf=False)
        lines = [(self.words("series-about"), "body", IVORY)]
        if len(self._sitting(game)) != PAIR:
            lines.append((self._match(game), "body", GOLD))
        if out := self._out(game):
            lines.append((self.words("series-out", _together(self.words, out)), "body", GOLD))
        left = her.right + 32
        self._lines(page, box._replace(x=left, w=box.right - left),
                    [line for line in lines if line[0]])

    def _matches(self, game: str) -> Sequence[Played]:
        """What has been played of a game so far."""
        return next(matches for one, matches in self.series.rounds() if one == game)

    def _sitting(self, game: str) -> Sequence[str]:
        """Who sits at the next match, by seat."""
        last = self.series.last
        return last.names if last else self.series.sitting(game)[0]

    def _sitters(self, page: Page, box: Box, names: Sequence[str], style: str, light: int,
                 ) -> None:
        """Some people side by side, over their names where those have room."""
        line, w = page.art.line(HEAD), box.w / max(len(names), 1)
        at = Box(0, 0, int(w - 8), line)
        named = all(page.art.size(name, style)[0] < at.w for name in names)
        for k, name in enumerate(names):
            room = Box(box.x + k * w, box.y, w, box.h - (at.h if named else 0))
            close = min(CLOSE * w, box.w) - w
            bust(page, room.inset(-close / 2, 0), self._who(name), light)
            if named:
                page.text(at._replace(x=room.x + 4, y=room.bottom), name, style, IVORY, "center")

    def _lines(self, page: Page, box: Box, lines: Sequence[tuple[str, str, Colour]],
               ) -> None:
        """Texts one under the other, as large as all of them can be together."""
        scale = page.art.text_scale
        for size in (scale, *(size for size in SMALLER if size < scale), LOWEST):
            high = [page.art.size(text, f"{style}@{size}", box.w)[1] for text, style, _ in lines]
            if (sum(high) + 8 * (len(high) - 1) <= box.h
                    and not any(page.wider(text, f"{style}@{size}", box.w)
                                for text, style, _ in lines)):
                break
        gap = max(0, min(24, (box.h - sum(high)) / (len(high) + 1)))
        y = box.y + (box.h - sum(high) - gap * (len(high) - 1)) / 2
        for (text, style, colour), h in zip(lines, high, strict=True):
            page.fitted(Box(box.x, y, box.w, h), text, f"{style}@{size}", colour, "center")
            y += h + gap

    def _won(self, page: Page, box: Box) -> None:
        """The crown, and beside it the names of whoever has most points."""
        say, rows = self.words, self.rows
        best = [row.name for row in rows if row.total == rows[0].total and row.total]
        line = min(page.art.line("body"), 0.4 * box.h)
        if not best:
            page.fitted(box, say("series-nobody"), "body", IVORY, "center")
            return
        left = box.x
        if page.art.text_scale <= ROOMY:
            crowned(page, box._replace(w=box.h), self.faces[best[0]])
            left += box.h + 24
        high = min(2 * line + 12, box.h - line - 8)
        y = box.y + (box.h - line - 8 - high) / 2
        at = Box(left, y, box.right - left, line)
        page.fitted(at, say("series-won"), "body", IVORY, "center")
        at = at._replace(y=at.bottom + 8, h=high)
        page.plank(at, lit=True)
        page.fitted(at.inset(16, 4), " – ".join(best), "heading", INK, "center")


def badge(page: Page, x: float, y: float, text: str, side: float) -> None:
    """A number on a gilded coin, as games of an evening have."""
    page.image(page.art.disc(side, INK, 255), x, y)
    page.image(page.art.disc(side - 6, GILT, 255), x + 3, y + 3)
    high = page.art.line("count")
    page.text(Box(x, y + (side - high) / 2, side, high), text, "count", INK, "center", leaf=False)


def figure(page: Page, game: str, box: Box, *, middle: bool = False) -> Box:
    """What moves on a game's cover, alone, as large as it can be at the left of a box or in its
    middle; the cover of a game that has nothing of the kind. Returns where."""
    art, name = page.art, covers.moving(game)

    def cut() -> pygame.Surface:
        whole = art.picture(name or covers.picture(game), FIGURE * covers.SHAPE, FIGURE)
        image = whole.subsurface(whole.get_bounding_rect())
        wide, tall = image.get_size()
        share = min(art.pixels(box.w) / wide, art.pixels(box.h) / tall)
        return pygame.transform.smoothscale_by(image, share)
    image = art.keep(("figure", game, art.pixels(box.w), art.pixels(box.h)), cut)
    w, h = image.get_width() / art.scale, image.get_height() / art.scale
    at = Box(box.center[0] - w / 2 if middle else box.x, box.center[1] - h / 2, w, h)
    page.image(image, at.x, at.y)
    return at


def lead(say: Words, rows: list[Row]) -> str:
    """Who leads, and by how much; nothing before the first point."""
    if not rows or not rows[0].total:
        return ""
    first = [row for row in rows if row.total == rows[0].total]
    if len(first) > 1:
        return say("series-level", _together(say, [row.name for row in first]))
    behind = rows[1].total if len(rows) > 1 else 0
    return say("series-leads", first[0].name, first[0].total - behind)


def _together(say: Words, names: Sequence[str]) -> str:
    """Some names in a row with an "and"."""
    *others, last = names
    return say("result-and", reduce(partial(say, "result-list"), others), last) if others else last


def lines_of(page: Page, most: float) -> str:
    """The largest type whose lines are no higher than `most`: larger than usual where few names
    stand."""
    scale = page.art.text_scale
    sizes = [*(scale * more for more in FEW), scale, *(size for size in SMALLER if size < scale)]
    styles = [*(f"body@{size}" for size in sizes), "small@1"]
    return next((style for style in styles if page.art.line(style) <= most), styles[-1])
