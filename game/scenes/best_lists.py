"""Who has won most at a game or at all of them, tonight and ever, on the leaves of the night board:
lists of names, the champion beside them, and a board that waits for its first name."""

from __future__ import annotations

from itertools import accumulate, product
from typing import TYPE_CHECKING

from game import shelf
from game.night.board import Best, Line
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, IVORY, OAK, WOOD
from game.scenes import covers
from game.scenes.planks import MEDALS, TALL, mark
from game.scenes.sitters import crowned, known
from game.tables.faces import BUST, SHAPE, bust, faced
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

PADS, GAP = 32, 44  # inside a panel, and between two
ROOMY = 1.25  # larger texts leave no room for the champion
WINS = "ui/crown"  # the picture of all games together
CHAMPION = 540  # the width of her board
MORE = 56.0  # how much higher than its words a plank may be
AGO = 0.44  # the part of the width that all nights have beside tonight
QUIET, SMALLER = "body", 0.86  # their letters, and their medals beside those of tonight
TOLD = "small", "small@1", "small@0.84"  # letters of what is counted, if they fit
SIGNS = "ui/candle_flame", "ui/star"  # of tonight, and of all nights
FEW = 2  # names for which there is room for large letters
FACE, SHARES = 0.92, (0.22, 0.14)  # the parts of a plank's height and width that a face has


class BestLists:
    """`wins`: who has won most of all games."""

    def __init__(self, house: House, wins: Best) -> None:
        self.house, self.wins = house, wins

    def put(self, page: Page, body: Box, best: Best, head: str, game: str = "") -> None:
        """Tonight and all nights side by side; where one is empty, the other beside the cover of
        the game, and where both are short, one over the other beside it; where they are the same,
        that is said once. At their left, if there is
        room, who has won most."""
        say = self.house.words
        roomy = page.art.text_scale <= ROOMY
        won, counts = (best, head) if game and (best.tonight or best.ever) else (
            self.wins, "")
        if roomy and any(line.value for line in won.tonight or won.ever):
            at = body._replace(w=CHAMPION)
            self._champion(page, at, won, game, counts)
            body = body._replace(x=at.right + GAP, w=body.w - CHAMPION - GAP)
        heads = say("night-tonight"), say("night-ever")
        lists = [(heading, lines) for heading, lines in zip(heads, best, strict=True) if lines]
        record = bool(game) and best.tonight == best.ever != ()
        if record:
            lists.pop()
        if not lists:
            self._nobody(page, body, game)
            return
        most = max(len(lines) for _, lines in lists)
        stacked = game and roomy and (len(lists) == 1 or most <= MEDALS)
        if stacked:
            foot = page.art.line("label") + 40 if record else 0
            high = body.h - foot
            cover = Box(body.right - high * covers.SHAPE, body.y, high * covers.SHAPE, high)
            page.picture(cover, covers.picture(game), leaf=False)
            if record:
                self._record(page, cover._replace(y=cover.bottom + 12, h=foot - 12))
            body = body._replace(w=cover.x - GAP - body.x)
        down, across = (len(lists), 1) if stacked else (1, len(lists))
        whole = body.w - GAP * (across - 1)
        wides = [whole * (1 - AGO), whole * AGO] if across > 1 else [whole] * down
        high = (body.h - GAP * (down - 1)) / down
        for n, (heading, lines) in enumerate(lists):
            x, y = body.x + n % across * (wides[0] + GAP), body.y + n // across * (high + GAP)
            at = Box(x, y, wides[n], high)
            self._list(page, at, heading, head, lines, game,
                       old=heading == heads[1] and len(lists) > 1)

    def _record(self, page: Page, box: Box) -> None:
        """That nobody has ever been better than tonight."""
        page.plank(box, lit=True)
        side = box.h - 12
        page.picture(Box(box.x + 12, box.y + 6, side, side), SIGNS[1], leaf=False)
        page.fitted(Box(box.x + side + 20, box.y, box.w - side - 32, box.h),
                    self.house.words("night-record"), "label", INK, "center")

    def _nobody(self, page: Page, body: Box, game: str) -> None:
        """A board that waits for its first name, beside the cover of its game."""
        page.board(body)
        inner = body.inset(PADS, 24)
        side = inner.h * covers.SHAPE
        picture = inner._replace(w=side) if game else Box(
            inner.x, inner.center[1] - side * 0.35, side * 0.7, side * 0.7)
        page.picture(picture, covers.picture(game) if game else WINS, leaf=False)
        told = inner._replace(x=picture.right + PADS, w=inner.right - picture.right - PADS)
        h = min(told.h / 6, page.art.line("heading") + 20)
        planks = MEDALS * (h + 12)
        page.fitted(told._replace(h=told.h - planks), self.house.words("night-unwon"), "heading",
                    GOLD, "center")
        for n in range(MEDALS):
            row = Box(told.x, told.bottom - planks + n * (h + 12), told.w, h)
            self._free(page, row, n + 1, h * 0.84)

    def _champion(self, page: Page, box: Box, best: Best, game: str, counts: str) -> None:
        """The best of tonight, else of all nights, with a crown: of a game, in which this is what
        counts, or who has won most matches of all games."""
        say = self.house.words
        first = (best.tonight or best.ever)[0]
        inner, small = box.inset(24, 12), page.art.line("body")
        name = Box(inner.x, inner.bottom - small - page.art.line("heading") - 34, inner.w,
                   page.art.line("heading") + 24)
        head = inner._replace(h=small)
        page.fitted(head, say("night-champion" if best.tonight else "night-champion-ever"), "body",
                    IVORY, "center")
        room = Box(inner.x, head.bottom + 10, inner.w, name.y - head.bottom - 10)
        glow = min(room.w, room.h)
        page.picture(Box(room.center[0] - glow / 2, room.center[1] - glow / 2, glow, glow),
                     "ui/hearth/glow", leaf=False)
        crowned(page, room, faced(known(first.name), "glad"))
        page.plank(name, lit=True)
        page.fitted(name.inset(16, 4), first.name, "heading", INK, "center")
        figure = say("night-of", first.value, first.of) if first.of else self._figure(
            game, first.value)
        page.fitted(inner._replace(y=name.bottom + 10, h=small), f"{counts}: {figure}" if counts
                    else say("night-wins-tonight", first.value), "body", GOLD, "center")

    def _list(
        self, page: Page, box: Box, heading: str, head: str, lines: tuple[Line, ...], game: str,
        *, old: bool,
    ) -> None:
        """Names on planks, the first three with medals, and over them what is counted; all nights
        stay behind tonight, and there are planks without a name for the medals that are left."""
        say, line = self.house.words, page.art.line("label")
        inner = box.inset(0, 6)
        sign = line * 0.8
        page.image(page.art.picture(SIGNS[heading == say("night-ever")], sign, sign), inner.x,
                   inner.y + (line - sign) / 2)
        title = inner._replace(x=inner.x + sign + 10, w=inner.w - sign - 10, h=line)
        left = page.art.size(heading, "label")[0] + 1
        page.fitted(title._replace(w=min(left, title.w)), heading, "label", GOLD)
        room = Box(title.x + left + 16, inner.y, title.w - left - 16, line)
        told = next((style for style in TOLD if page.art.size(head, style)[0] + 1 < room.w), "")
        if told:
            page.text(room, head, told, IVORY, "right")
        y, text = inner.y + line + 8, page.art.line("body")
        tall, low = text + 26, text + 8
        high = [8 + (tall if n < MEDALS else low) for n in range(max(len(lines), MEDALS))]
        planks = max(len(lines), sum(end <= inner.bottom - y for end in accumulate(high)))
        free = inner.bottom - y - sum(high[:planks])
        more = min(max(free / planks, 0), MORE)
        values = [say("night-of", one.value, one.of) if one.of else self._figure(game, one.value)
                  for one in lines]
        medal = min((tall + more) * 0.7, tall) * (SMALLER if old else 1)
        face = left = wide = 0.0
        style, names = "", Box(0, 0, 0, low + more)
        few = len(lines) <= FEW
        begin = QUIET if old and page.art.text_scale <= ROOMY else (
            "heading" if few and not old else "asked")
        for share, style in product(SHARES, page.styles(begin)):
            face = min((low + more) * FACE * SHAPE / BUST, inner.w * share)
            left = 14 + medal + 6 + face + 8
            wide = min(max(page.art.size(value, style)[0] for value in values) + 2, 0.4 * inner.w)
            names = names._replace(w=inner.w - wide - left - 28)
            if page.even(names, [entry.name for entry in lines], style) == style:
                break
        for n, (entry, value) in enumerate(zip(lines, values, strict=True)):
            h = more + (tall if n < MEDALS else low)
            if y + h > inner.bottom + 1:
                return
            row, ink = Box(inner.x, y, inner.w, h), INK
            page.plank(row, lit=not n and not old)
            if entry.value:
                mark(page, n + 1, row._replace(x=row.x + 14), medal * TALL, style, ink)
            if face:
                bust(page, Box(row.x + 14 + medal + 6, row.bottom - face * BUST / SHAPE, face,
                               face * BUST / SHAPE), known(entry.name))
            page.fitted(row._replace(x=row.x + left, w=names.w), entry.name, style, ink)
            page.fitted(row._replace(x=row.right - wide - 16, w=wide), value, style, ink, "right")
            y += h + 8
        for n in range(len(lines), planks):
            row = Box(inner.x, y, inner.w, tall + more)
            if row.bottom <= inner.bottom + 1:
                self._free(page, row, n + 1, medal * TALL)
            y += row.h + 8

    def _free(self, page: Page, row: Box, place: int, medal: float) -> None:
        """A plank that waits for a name."""
        page.plate(row, OAK, 90, WOOD)
        mark(page, place, row._replace(x=row.x + 14), medal, "body")
        line = Box(row.x + medal + 40, row.bottom - row.h * 0.3, row.w - medal - 72, 3)
        page.image(page.art.plate(line.w, line.h, WOOD, 255, None, 0, 1), line.x, line.y)

    def _figure(self, game: str, value: int) -> str:
        """So much of what a game counts."""
        if not game or shelf.rules(game).RANKED_BY == "wins":
            return self.house.words("name", value)
        figure, unit = table_style(game).amount(value)
        return self.house.words("name", value) if unit else self.house.words.say(figure)
