"""How a game night stands: covers from game to game, names on planks with their coins, and a card
of what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pygame

from game.picture.page import Page
from game.picture.screen import WIDTH, Box
from game.picture.theme import BUTTON, EDGE, GILT, GOLD, INK, IVORY, OAK, WOOD, Colour
from game.scenes import covers, cupboard
from game.scenes.evening_facts import lines_of
from game.scenes.evening_next import HEAD, PAIR, ROOMY, ComingNext
from game.scenes.planks import mark, nails, slate
from game.scenes.sitters import RESTS, arms, chair, crowned, worn
from game.series import Row, repeats
from game.tables.faces import HEADS, LIT, SHAPE, bust, dressed, faced

LOWEST_COVER = 60  # how high a cover is at least
HANGS = 0.76  # the width of a cover as a part of its column
OVER, GLOW = 22, 44  # over a box on its shelf; how far its light reaches aside
NAMED = "body@0.95", "body@0.88", "small@1", "small@0.9", "small@0.8", "small@0.7"  # of its name
TROPHY = 0.86  # of its room over the totals
DULL = 190  # of 255 parts of its light, for a cover that is not played yet
FIGURES = "score@1.2", "score", "points", "points@0.8", "points@0.6"  # of a total
LEAD = 0.74  # of the height of a line that its figures fill
SEATED = 0.9  # of the room for somebody on a chair, under a crown
FIRST, ROOM_FOR, CROWNED = 1.42, 6, 1.3  # the first plank, of so many, and its face
ROW, LEAST = 104, 46  # the height of a plank, and the room it needs, at least
COUNTS = FIGURES[1:]  # of what a game has brought
WINNER, HEADED = 0.5, 22  # of a cover, whoever won it; round the heading beside the covers
EDGED, BESIDE = 4, 10  # of a plaque from the edges of its plank, and round what is on it
SIDE = 84  # of a medal and a face, at most
NAMES, TOTAL = 0.3, 0.11  # what names, and the total, have of a plank
CARVED_NAMES = "heading@0.86", "heading@0.76", "heading@0.66"  # letters of names, to try
HIGHER, WIDER = 1.26, 1.8  # a face, in heights of its plank, and the room for it
HOLE, OUT, CHAIR = 26.0, (32.0, 7.0), 1.08  # of a game to come; a line; a chair, in its plank
DRILLED: Colour = (150, 112, 70)
PLAQUE, SCORED, APART = 236, "title@1", 60  # between who sit face to face, who is ahead
HANGING, CHAIN, HOOK = 44, 70, 18  # how low a board hangs, from its sides to what it hangs on
VIEW, OUTSIDE = "table/night", 10.0  # what is seen in the window behind it; over and under that
PEG = 0.7  # the place of a crown, in the height of that edge
LANE = 70  # of 255 parts of gilt, down the column of the game that comes next
SCORES = "title@0.8", "heading@1.5", "heading@1.25"  # smaller letters of it to try
WON = 0.5  # how much higher a face with a crown is, in heights of its plank
CROWN = 0.72  # the crown of whoever won a game, in heights of her plaque
FIGURE = 640.0  # how high the cover is from which a figure is taken


class Evening(ComingNext):
    """The pictures of one game night."""

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
            self.lines(page, room, head)
        if self.begun:
            left = columns[-1].right
            if head:
                side = min(box.right - left - 24, shelf - box.y - OVER) * TROPHY
                page.picture(Box((left + box.right - 8 - side) / 2, shelf - side, side, side),
                             "ui/trophy", leaf=False)
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
            crowned(page, seen, self.who(winner))
        if now:
            ring = box.inset(-7)
            page.image(page.art.ring(ring.w, ring.h, GOLD, 6), ring.x, ring.y)

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
            (crowned if best else bust)(page, sits, self.who(row.name), HEADS)
            page.fitted(names._replace(y=at.y, h=tall), row.name, style, INK)
            for game, column in zip(self.shown, columns, strict=True):
                cell = column._replace(y=at.y + (tall - h) / 2, h=h)
                if self.series.games[game] == self.series.next:
                    page.image(page.art.plate(cell.w - 8, at.h - 4, GOLD, LANE, None, 2, 4),
                               cell.x + 4, at.y + 2)
                self._points(page, row, game, cell)
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
        sitting = self.sitting(game)
        n, foot = len(sitting), self._edge(page)
        roomy = n == PAIR and page.art.text_scale <= ROOMY
        w = min(box.w / max(n + roomy, 1), 2.2 * (box.h - foot))
        x = box.center[0] - (n + roomy) * w / 2
        won = Counter(match.winner for match in self.matches_of(game))
        several = self.series.best_of > 1 and repeats(game)
        if roomy:
            slate(page, Box(box.center[0] - w / 2, box.y + OUTSIDE, w,
                            box.h - foot - 2 * OUTSIDE), VIEW)
        before: list[tuple[str, Box]] = []
        for k, name in enumerate(sitting):
            left = x + (k + (roomy and k > 0)) * w
            tall = (box.h - foot) * SEATED / RESTS
            seat = Box(left + w / 2 - tall * SHAPE / 2, box.bottom - foot - tall * RESTS,
                       tall * SHAPE, tall)
            cupboard.put(page, "light", seat.inset(-0.3 * tall, -0.14 * tall))
            page.picture(seat, chair(k), leaf=False)
            ahead = won[name] > max((won[other] for other in sitting if other != name), default=0)
            page.picture(seat, faced(self.who(name), "glad" if ahead else ""), leaf=False)
            if ahead:
                page.image(*worn(page.art, seat))
            before.append((arms(self.who(name), cheers=ahead), seat))
        edge = Box(0, box.bottom - foot, WIDTH, foot)
        page.image(page.art.plate(edge.w, edge.h, OAK, 255, INK, 3, 4), edge.x, edge.y)
        for sleeves, seat in before:
            page.picture(seat, sleeves, leaf=False)
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
                             " : ".join(str(won[name]) for name in sitting), SCORED,
                             self.words("series-of", self.words(f"game-{game}"),
                                        len(self.matches_of(game)) + 1))
            else:
                figure(page, game, between.inset(APART, 16), middle=True)

    def _edge(self, page: Page) -> float:
        """How high the edge of the table is, on which names stand before the first points."""
        return page.art.line("heading@0.8") + 14

    def _plaque(self, page: Page, box: Box, text: str, style: str, told: str = "") -> None:
        """Words in gold on a dark board that hangs in the middle of a box, and under them what they
        are."""
        hangs = max(HANGING, (box.h - PLAQUE) / 2)
        at = Box(box.x, box.y + hangs, box.w, PLAQUE)
        for x in (at.x + CHAIN, at.right - CHAIN):
            page.image(page.art.plate(6, hangs + 6, INK, 255, None, 0, 3), x - 3, at.y - hangs)
            page.image(page.art.disc(HOOK, EDGE, 255), x - HOOK / 2, at.y - hangs - HOOK / 4)
        page.image(page.art.plate(at.w, at.h, WOOD, 255, GOLD, 5), at.x, at.y)
        nails(page, at)
        inner = at.inset(20, 4)
        if told:
            low = page.art.line("body") + 16
            page.fitted(inner._replace(y=inner.y + 8, h=low), told, "body", IVORY, "center")
            inner = inner._replace(y=inner.y + low - 8, h=inner.h - low)
        style = page.largest(inner, [text], (style, *SCORES, "heading"))
        page.fitted(inner, text, style, GOLD, "center")

    def _points(self, page: Page, row: Row, game: int, box: Box) -> None:
        """As many points as a game has brought; on a dark plaque behind a crown for whoever won
        it. Else a line where she has sat out or will, her chair where she plays next, or a hole
        where a game is still to come."""
        points, high = row.points[game], box.h - 2 * EDGED
        if points is None:
            self._waits(page, row.name, self.series.games[game], box)
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

    def _waits(self, page: Page, name: str, game: str, box: Box) -> None:
        """What stands there instead of points; nothing where she does not play next."""
        games, coming, art = self.series.games, self.series.next, page.art
        x, y = box.center
        if coming and games.index(game) > games.index(coming):
            page.image(art.plate(HOLE, HOLE, DRILLED, 255, WOOD, 3, HOLE / 2), x - HOLE / 2,
                       y - HOLE / 2)
        elif game == coming:
            if name in self.sitting(game):
                high = CHAIR * box.h
                page.picture(Box(x - high * SHAPE / 2, box.bottom - 2 - high, high * SHAPE, high),
                             chair(dressed(self.who(name))), leaf=False)
        else:
            page.image(art.plate(*OUT, WOOD, 255, None, 0, OUT[1] / 2), x - OUT[0] / 2,
                       y - OUT[1] / 2)

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

