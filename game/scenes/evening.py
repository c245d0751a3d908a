"""How a game night stands: lanterns from game to game, names on planks with their coins, and a card
of what comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial, reduce
from typing import TYPE_CHECKING

import pygame

from game.match import Player
from game.picture.page import SMALLER, Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, DIM, GILT, GOLD, INK, IVORY, WOOD, Colour
from game.scenes import covers
from game.scenes.menu import around
from game.scenes.planks import mark
from game.scenes.sitters import crowned
from game.series import Row, Series, repeats, table, winners
from game.tables.faces import bust, nisse, sitters

if TYPE_CHECKING:
    from game.house import House
    from game.words import Words

LANTERN = 0.75  # its width as a part of its height
MOST = 8  # games that are shown at once
ROPE = (168, 124, 70)
WIDEST = 360  # of a winner's plank
ROOMY = 1.25  # larger texts leave less room for pictures
ROW, LEAST = 140, 44  # the height of a plank: at most, and where covers still stand over them
COIN, THICK = (80, 43), 15  # logical px of a coin, and what one more adds to a stack
SIDE = 84  # of a medal and a face, at most
COINED = 0.54  # of a plank: what coins have of it at most
COUNT = 36  # the room for the number of coins beside them
FEW = (1.4, 1.2)  # how much larger names are where there is room
CROWNED, HIGHER = 1.95, 1.12  # a winner's face, in heights of her plank; one in a row
WIDER = 1.3  # the room for it, beside its height
OUT = 26  # how long the line is that stands for no coins
BADGE = 56  # the number of a game
FIGURE = 640.0  # how high the cover is from which a figure is taken
FLAT, ABOVE, WIDE = 1.4, 0.55, 0.52  # one that lies over words, how high, or how wide beside them
LOWEST = 0.82  # text size of the card at least
HEAD = "small@1"  # what stands over the planks
NUMBER = "body@1"  # the number of coins
COVERED = 62  # the height of covers over the coins of their games


class Evening:
    """The pictures of one game night; `waiting`: its match has not begun."""

    def __init__(self, house: House, series: Series, *, waiting: bool) -> None:
        self.words: Words = house.words
        self.series = series
        self.waiting = waiting
        self.rows = table(series)
        people = dict.fromkeys((*series.people, *sorted(row.name for row in self.rows)))
        self.faces = dict(zip(people, sitters([Player(name) for name in people]), strict=True))
        now = series.games.index(series.next) if series.next else len(series.games) - 1
        self.shown = around(now, len(series.games), MOST)
        self.won = [winners(matches) if matches and series.decided(game, matches) else []
                    for game, matches in series.rounds()]

    # from game to game

    def trail(self, page: Page, box: Box, foot: float) -> None:
        """A rope from end to end: covers hang on it, and lanterns between them, lit behind each
        game that has been played. At the foot of a cover stands who won it."""
        slot = box.w / len(self.shown)
        high = min(box.h - foot - 10, slot * 0.5 / covers.SHAPE)
        page.image(page.art.plate(box.w, 5, ROPE, 255, None, radius=2), box.x, box.y + 12)
        names = [" – ".join(self.won[n]) for n in self.shown]
        games = [self.words(f"game-{self.series.games[n]}") for n in self.shown]
        wide = int(min(slot - 16, WIDEST))
        inner = Box(0, 0, int(wide - foot - 12), foot - 4)
        style = page.even(inner, [*names, *games], "small")
        for at, n in enumerate(self.shown):
            x = box.x + (at + 0.5) * slot
            cover = Box(x - high * covers.SHAPE / 2, box.y + 4, high * covers.SHAPE, high)
            self._hung(page, n, cover)
            if at + 1 < len(self.shown):
                self._lantern(page, x + slot / 2, box.y + 8, min(high * 0.8, slot * 0.3 / LANTERN),
                              lit=bool(self.won[n]))
            under = Box(x - wide / 2, cover.bottom + 10, wide, foot)
            if self.won[n]:
                page.plank(under)
                room = Box(under.x - 2, under.bottom - foot * CROWNED, foot * WIDER, foot * CROWNED)
                crowned(page, room, self._who(self.won[n][0]))
                page.fitted(inner._replace(x=under.x + foot + 4, y=under.y + 2), names[at], style,
                            INK, "center")
                continue
            coming = self.series.games[n] == self.series.next
            if coming:
                page.plank(under, lit=True)
            else:
                page.plate(under, BUTTON, 230)
            page.fitted(under.inset(8, 2), games[at], style, INK if coming else DIM, "center")

    def _hung(self, page: Page, n: int, box: Box) -> None:
        """The cover of a game: as it is once it was played, in a glow if it comes next, else in the
        shade."""
        game = self.series.games[n]
        if game == self.series.next:
            for grown, strength in ((26, 46), (16, 70)):
                glow = box.inset(-grown)
                page.image(page.art.plate(glow.w, glow.h, GILT, strength, None, radius=34),
                           glow.x, glow.y)
            ring = box.inset(-8)
            page.image(page.art.ring(ring.w, ring.h, GOLD, 6), ring.x, ring.y)
        dull = not self.won[n] and game != self.series.next
        page.image(page.art.picture(covers.picture(game), box.w, box.h, dull=dull), box.x, box.y)
        badge(page, box.x - 10, box.y - 4, str(n + 1))

    def _lantern(self, page: Page, x: float, y: float, high: float, *, lit: bool) -> None:
        w = high * LANTERN
        page.image(page.art.picture(f"ui/lantern_{'lit' if lit else 'dark'}", w, high), x - w / 2,
                   y)

    def _face(self, page: Page, name: str, box: Box) -> None:
        """Somebody's face, higher than the plank on which it stands; whoever is none of the people
        is a bot."""
        high = box.h * HIGHER
        bust(page, Box(box.x, box.bottom - high, box.w, high), self._who(name))

    def _who(self, name: str) -> str:
        return self.faces.get(name, nisse("skilled", 0))

    # how everybody stands

    def standings(self, page: Page, box: Box) -> None:
        """A plank for everybody: medal, face and name, a stack of coins from every game, and the
        total."""
        page.board(box)
        inner, rows = box.inset(20, 14), self.rows
        if not rows:
            self._lines(page, inner, [(self.words("series-nobody"), "body", IVORY)])
            return
        head = max(page.art.line(HEAD), page.art.line("label@1"), COVERED) + 8
        if (inner.h - head) / len(rows) < LEAST:
            head = 0
        step = min((inner.h - head) / len(rows), ROW)
        fits = max(1, int((inner.h - head) / max(step, page.art.line("small@1") + 8)))
        step = max(step, page.art.line("small@1") + 8)
        style = lines_of(page, step - 12)
        total = max(page.art.size(f"{rows[0].total}00", style)[0],
                    page.art.size(self.words("series-total"), HEAD)[0] + 16 if head else 0) + 1
        side = min(step - 8, SIDE)
        left = inner.x + side + 12 + int(side * WIDER)
        coins = inner.right - 20 - total  # where they end
        widest = max(page.art.size(row.name, "small@1")[0] for row in rows) + 14
        column = min(COIN[0] + COUNT + 14, COINED * inner.w / len(self.shown),
                     (coins - left - widest) / len(self.shown))
        coins -= column * len(self.shown)
        names = Box(left, 0, coins - left - 12, step - 8)
        style = page.even(names, [row.name for row in rows], style)
        if head:
            self._heads(page, inner._replace(h=head), coins, column)
        for n, row in enumerate(rows[:fits]):
            at = Box(inner.x, inner.y + head + n * step, inner.w, step - 6)
            place = 1 + sum(other.total > row.total for other in rows)
            page.plank(at, lit=place == 1 and row.total > 0)
            if row.total:
                mark(page, place, Box(at.x + 12, at.y, side, at.h), min(at.h - 8, SIDE), style)
            self._face(page, row.name, Box(at.x + side + 4, at.y, side * WIDER, at.h))
            page.fitted(names._replace(y=at.y, h=at.h), row.name, style, INK)
            for k, game in enumerate(self.shown):
                self._stack(page, row.points[game], bool(self.won[game]),
                            Box(coins + k * column, at.y, column, at.h), style)
            page.fitted(Box(at.right - 16 - total, at.y, total, at.h), str(row.total), style, INK,
                        "right")

    def _heads(self, page: Page, box: Box, coins: float, column: float) -> None:
        """The cover of each game over its coins, dull before it was played, and what stands at the
        end."""
        high = min(box.h - 6, 0.8 * column / covers.SHAPE)
        wide = high * covers.SHAPE
        for k, n in enumerate(self.shown):
            image = page.art.picture(covers.picture(self.series.games[n]), wide, high,
                                     dull=not self.won[n])
            page.image(image, coins + (k + 0.5) * column - wide / 2, box.bottom - 6 - high)
        x = coins + len(self.shown) * column
        page.fitted(Box(x, box.y, box.right - x - 16, box.h - 6), self.words("series-total"), HEAD,
                    IVORY, "right")

    def _stack(self, page: Page, points: int | None, played: bool, box: Box, style: str) -> None:
        """As many coins on each other as a game has brought, and their number; a line for whoever
        sat out in a game that was played."""
        if points is None:
            if played:
                x, y = box.center
                page.image(page.art.plate(OUT, 6, WOOD, 150, None, radius=3), x - OUT / 2, y - 3)
            return
        h = min(COIN[1], box.h * 0.58, (box.w - COUNT - 6) * COIN[1] / COIN[0])
        w = h * COIN[0] / COIN[1]
        step = min(THICK, (box.h - 5 - max(5, box.h * 0.16) - h) / max(points - 1, 1))
        if step < 2:
            page.fitted(box, str(points), style, INK, "center")
            return
        x = box.x + (box.w - w - COUNT) / 2
        for n in range(points):
            page.image(page.art.picture("ui/coin_flat", w, h), x,
                       box.bottom - max(5, box.h * 0.16) - h - n * step)
        if points:
            high = page.art.line(NUMBER)
            page.text(Box(x + w + 5, box.center[1] - high / 2, COUNT, high), str(points), NUMBER,
                      INK, leaf=False)

    # what comes next

    def card(self, page: Page, box: Box) -> None:
        """What comes next, who leads and who sits out; or whose the evening is."""
        page.board(box, GOLD)
        inner = box.inset(24, 18)
        if self.series.next is None:
            self._won(page, inner)
            return
        say, series, game = self.words, self.series, self.series.next
        at = say("series-number", series.games.index(game) + 1, len(series.games))
        lines = [(at, "heading", GOLD)]
        matches = next(matches for one, matches in series.rounds() if one == game)
        if series.best_of > 1 and repeats(game):
            lines.append((say("series-match", len(matches) + 1, series.best_of), "body", IVORY))
        told: list[tuple[str, str, Colour]] = []
        if leader := lead(say, self.rows):
            told.append((leader, "body", IVORY))
        if matches:
            won = Counter(match.winner for match in matches)
            told.append((" – ".join(say("night-sitter", name, won[name])
                                    for name in matches[0].names), "body", IVORY))
        out = [] if series.last or not self.waiting else series.sitting(game)[1]
        if out:
            told.append((say("series-out", _together(say, out)), "body", GOLD))
        if page.art.text_scale <= ROOMY:
            there = figure(page, game, inner)
            if there.w <= there.h * FLAT:
                left = there.right + 16
                self._lines(page, Box(left, inner.y, box.right - 16 - left, inner.h), lines + told)
            else:
                top = there.bottom + 12
                self._lines(page, Box(inner.x, top, inner.w, inner.bottom - top), lines + told)
        else:
            self._lines(page, inner, [*lines, *told])

    def _lines(self, page: Page, box: Box, lines: list[tuple[str, str, Colour]],
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
        """The crown, and under it the names of whoever has most points."""
        say, rows = self.words, self.rows
        best = [row.name for row in rows if row.total == rows[0].total and row.total]
        line = page.art.line("body")
        if not best:
            page.fitted(box, say("series-nobody"), "body", IVORY, "center")
            return
        y = box.bottom - 3 * line - 20
        if y - box.y > 80:
            crowned(page, box._replace(h=y - box.y - 10), self.faces[best[0]])
        page.fitted(box._replace(y=y, h=line), say("series-won"), "body", IVORY, "center")
        at = box._replace(y=y + line + 8, h=2 * line + 12)
        page.plank(at, lit=True)
        page.fitted(at.inset(16, 4), " – ".join(best), "heading", INK, "center")


def badge(page: Page, x: float, y: float, text: str, side: float = BADGE) -> None:
    """A number on a gilded coin, as games of an evening have."""
    page.image(page.art.disc(side, INK, 255), x, y)
    page.image(page.art.disc(side - 6, GILT, 255), x + 3, y + 3)
    style = "count" if side >= BADGE else "small@1"
    high = page.art.line(style)
    page.text(Box(x, y + (side - high) / 2, side, high), text, style, INK, "center", leaf=False)


def figure(page: Page, game: str, box: Box) -> Box:
    """What moves on a game's cover, alone, as large as it can be at the left of a box, or along its
    top; the cover of a game that has nothing of the kind. Returns where."""
    art, name = page.art, covers.moving(game)
    high = box.h * ABOVE

    def cut() -> pygame.Surface:
        whole = art.picture(name or covers.picture(game), FIGURE * covers.SHAPE, FIGURE)
        image = whole.subsurface(whole.get_bounding_rect())
        wide, tall = image.get_size()
        flat = wide > tall * FLAT
        share = min(art.pixels(box.w * (1 if flat else WIDE)) / wide,
                    art.pixels(high if flat else box.h) / tall)
        return pygame.transform.smoothscale_by(image, share)
    image = art.keep(("figure", game, art.pixels(box.w), art.pixels(box.h)), cut)
    w, h = image.get_width() / art.scale, image.get_height() / art.scale
    flat = w > h * FLAT
    at = Box(box.center[0] - w / 2 if flat else box.x, box.y if flat else box.center[1] - h / 2,
             w, h)
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
