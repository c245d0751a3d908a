"""Who has won most at a game or at all of them, tonight and ever, on the leaves of the night board:
lists of names, the champion beside them, and a board that waits for its first name."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import TYPE_CHECKING

from game import shelf
from game.night.board import Best, Line
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, EDGE_LIT, GOLD, INK, IVORY, WOOD, Colour
from game.scenes import covers
from game.scenes.planks import MEDALS, TALL, mark, slate
from game.scenes.sitters import MOON, crowned, known
from game.tables.faces import BUST, SHAPE, bust, face, faced
from game.tables.miniature import FRAME, hang
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

PADS, GAP = 32, 24  # inside a panel, and between two
ROOMY = 1.25  # larger texts leave no room for the champion
WINS = "ui/board_all"  # the picture of all games together
CHAMPION = 540  # the width of her board
NISSE, SEAT = 0.66, 0.2  # who sits on an empty chair, in its width; the seat, in its height
LEVEL = 3  # champions at most
RAYS = "ui/board_rays"  # behind whoever is the best tonight
MORE, GUTTER = 210.0, 12.0  # how much higher than its words a plank may be; between two
TOLD = "body", "small", "small@1", "small@0.84"  # letters of what is counted, if they fit
SIGNS = "ui/candle_flame", "ui/star"  # of tonight, and of all nights
LARGE = "heading@0.86", "heading@0.76", "loud", "asked"  # letters of more, beside the frame
NAMED = "heading@0.9"  # whoever is the best tonight
FEW = 2  # names for which there is room for large letters
AIR = 16  # beside a number on its plaque
SHADOW: Colour = (112, 80, 52)  # of whoever has no name yet
SHADOWS = 4  # their faces begin after those that come first
HEADINGS = "label", "label@0.92", "label@0.84", "label@0.76", "body"  # over her, to try
FACE, SHARES = 1.1, (0.22, 0.14)  # the parts of a plank's height and width that a face has


class BestLists:
    """`wins`: who has won most of all games."""

    def __init__(self, house: House, wins: Best) -> None:
        self.house, self.wins = house, wins

    def put(self, page: Page, body: Box, best: Best, head: str, game: str = "") -> None:
        """At the left, if there is room, a picture of the best of tonight, and beside it all
        nights. Where texts are large tonight and all nights are side by side: where one is empty
        the other has all the room, and where they are the same, that is said once."""
        say = self.house.words
        won, own = (best, game) if game and (best.tonight or best.ever) else (self.wins, "")
        heads = say("night-tonight"), say("night-ever")
        lists = [(heading, lines, sign) for heading, lines, sign in
                 zip(heads, best, SIGNS, strict=True) if lines]
        framed = page.art.text_scale <= ROOMY and any(line.value for line in won.ever)
        if framed:
            at = body._replace(w=min(CHAMPION, body.h * covers.SHAPE))
            self._tonight(page, at, won.tonight, own)
            body = body._replace(x=at.right + GAP, w=body.right - at.right - GAP)
            lists = lists[-1:]  # all nights
        elif game and best.tonight == best.ever and lists:
            lists = [(say("night-record"), best.tonight, SIGNS[1])]
        if not lists:
            self._nobody(page, body, game)
            return
        wide = (body.w - GAP * (len(lists) - 1)) / len(lists)
        for n, (heading, lines, sign) in enumerate(lists):
            self._list(page, body._replace(x=body.x + n * (wide + GAP), w=wide), (heading, sign),
                       head, lines, game, old=n > 0, framed=framed)

    def _nobody(self, page: Page, body: Box, game: str) -> None:
        """A board that waits for its first name, beside the cover of its game."""
        slate(page, body)
        inner = body.inset(PADS, 30)
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
            self._free(page, row, n + 1, h * 0.84, told=not n)

    def _tonight(self, page: Page, box: Box, lines: Sequence[Line], own: str) -> None:
        """A picture of the best of tonight with a crown, or all who are level, in rays of
        light; an empty chair while there is nobody. What is counted is that of the game if it is
        their `own`, else matches won."""
        say, art = self.house.words, page.art
        lines = [line for line in lines if line.value]
        level = [one.name for one in lines if one.value == lines[0].value][:LEVEL]
        free = box.inset(FRAME)
        hang(page, free, art.stretched(RAYS, free.w, free.h))
        inner = free.inset(14)
        sign = inner._replace(h=art.line("label") + 8)
        page.image(art.plate(sign.w, sign.h, BUTTON, 235, EDGE_LIT, 2, 10), sign.x, sign.y)
        room = sign.inset(10, 2)
        heading = (say("night-level") if len(level) > 1 else say("night-champion") if level
                   else say("night-tonight"))
        page.fitted(room, heading, page.largest(room, [heading], HEADINGS), GOLD, "center")
        line, told = art.line(NAMED), art.line("body")
        plate = inner._replace(y=inner.bottom - line - told - 16, h=line + told + 16)
        room = Box(inner.x, sign.bottom + 10, inner.w, plate.y - sign.bottom - 10)
        glow = min(room.w, room.h) * 1.2
        page.picture(Box(room.center[0] - glow / 2, room.center[1] - glow / 2, glow, glow),
                     "ui/hearth/glow", leaf=False)
        page.plank(plate, lit=True)
        if not level:
            wide = min(room.w, room.h * SHAPE)
            page.picture(Box(room.center[0] - wide / 2, room.bottom - wide / SHAPE, wide,
                             wide / SHAPE), MOON, leaf=False)
            side = wide * NISSE  # somebody has to keep it warm
            page.picture(Box(room.center[0] - side / 2, room.bottom - wide / SHAPE * SEAT - side,
                             side, side), "ui/nisse", leaf=False)
            page.fitted(plate.inset(16, 4), say("night-waits"), "body", INK, "center")
            return
        wide = room.w / len(level)
        for n, name in enumerate(level):
            crowned(page, room._replace(x=room.x + n * wide, w=wide), faced(known(name), "glad"))
        page.fitted(Box(plate.x + 16, plate.y + 4, plate.w - 32, line), " – ".join(level), NAMED,
                    INK, "center")
        page.fitted(Box(plate.x + 16, plate.y + 6 + line, plate.w - 32, told),
                    self._won(lines[0], own), "body", INK, "center")

    def _won(self, line: Line, own: str) -> str:
        """What somebody has most of, in words."""
        say = self.house.words
        if line.of:
            return say("night-won-of", line.value, line.of)
        return (self._counted(own, line.value) if own else say("night-wins-tonight", line.value))

    def _counted(self, game: str, value: int) -> str:
        """So much of what a game counts, with the word for it."""
        if shelf.rules(game).RANKED_BY == "wins":
            return self.house.words("night-count-wins", value)
        _, unit = table_style(game).amount(value)
        return self.house.words("night-count-points", value) if unit else self._figure(game, value)

    def _list(
        self, page: Page, box: Box, heading: tuple[str, str], head: str, lines: tuple[Line, ...],
        game: str, *, old: bool, framed: bool,
    ) -> None:
        """Names on planks, the first three with medals, and over them a heading with its sign and
        what is counted, unless that stands beside each figure; all nights stay behind tonight.
        Where a medal is left, a plank waits for a name."""
        say, line = self.house.words, page.art.line("label")
        slate(page, box)
        inner = box.inset(24, 16)
        self._head(page, inner._replace(h=line), heading, head)
        y, text = inner.y + line + 8, page.art.line("body")
        planks, room = max(len(lines), MEDALS), inner.bottom - y
        tall, low = next((pair for pair in ((text + 22, text + 22), (text + 22, text + 8),
                                            (text + 8, text + 2))
                          if planks * (GUTTER + pair[1]) + MEDALS * (pair[0] - pair[1]) <= room),
                         (text + 4, text - 4))
        high = [GUTTER + (tall if n < MEDALS else low) for n in range(planks)]
        more = min(max((room - sum(high)) / planks, 0), MORE)
        values = [say("night-of", one.value, one.of) if one.of else self._counted(game, one.value)
                  if game and len(lines) <= FEW else self._figure(game, one.value)
                  for one in lines]
        medal = min((tall + more) * 0.7, tall)
        face = left = wide = 0.0
        style, names = "", Box(0, 0, 0, low + more)
        sizes = (["heading"] if len(lines) <= FEW else [*LARGE] if framed else ["asked"])
        for share, style in product(SHARES, [*sizes, *page.styles("body")]):
            face = min((low + more) * FACE * SHAPE / BUST, inner.w * share)
            left = 14 + medal + 6 + face + 8
            wide = min(max(page.art.size(value, style)[0] for value in values) + 2, 0.4 * inner.w)
            names = names._replace(w=inner.w - wide - 2 * AIR - left - 28)
            if page.even(names, [entry.name for entry in lines], style) == style:
                break
        for n, (entry, value) in enumerate(zip(lines, values, strict=True)):
            h = more + (tall if n < MEDALS else low)
            if y + h > inner.bottom + 1:
                return
            row, ink = Box(inner.x, y, inner.w, h), INK
            page.plank(row, lit=not n and not old and bool(entry.value))
            if entry.value:  # whoever has as much has the same place
                place = 1 + sum(other.value > entry.value for other in lines)
                mark(page, place, row._replace(x=row.x + 14), medal * TALL, style, ink)
            if face:
                bust(page, Box(row.x + 14 + medal + 6, row.bottom - face * BUST / SHAPE, face,
                               face * BUST / SHAPE), known(entry.name))
            page.fitted(row._replace(x=row.x + left, w=names.w), entry.name, style, ink)
            plaque = Box(row.right - wide - 2 * AIR - 10, row.y + 8, wide + 2 * AIR, h - 16)
            page.plate(plaque, BUTTON, 255, WOOD)
            page.fitted(plaque.inset(AIR, 0), value, style, GOLD, "center")
            y += h + GUTTER
        for n in range(len(lines), planks):
            row = Box(inner.x, y, inner.w, tall + more)
            if row.bottom <= inner.bottom + 1:
                self._free(page, row, n + 1, medal * TALL, told=n == len(lines))
            y += row.h + GUTTER

    def _head(self, page: Page, box: Box, heading: tuple[str, str], head: str) -> None:
        """The heading of a list after its sign, and at its end what is counted."""
        words, picture = heading
        sign = box.h * 0.8
        page.image(page.art.picture(picture, sign, sign), box.x, box.y + (box.h - sign) / 2)
        title = box._replace(x=box.x + sign + 10, w=box.w - sign - 10)
        left = page.art.size(words, "label")[0] + 1
        page.fitted(title._replace(w=min(left, title.w)), words, "label", GOLD)
        room = title._replace(x=title.x + left + 16, w=title.w - left - 16)
        told = next((style for style in TOLD if page.art.size(head, style)[0] + 1 < room.w), "")
        if head and told:
            page.text(room, head, told, IVORY, "right")

    def _free(self, page: Page, row: Box, place: int, medal: float, *, told: bool) -> None:
        """A plank that waits for a name: whoever will have it is still a shadow. The first one
        says so."""
        page.plate(row, BUTTON, 225, EDGE)
        mark(page, place, row._replace(x=row.x + 14), medal, "body")
        high = row.h - 6
        left = row.x + 26 + medal
        image = page.art.shadow(face(place + SHADOWS), high * SHAPE / BUST, high / BUST, SHADOW)
        shown = image.subsurface((0, 0, image.get_width(), round(image.get_height() * BUST)))
        page.image(shown, left, row.bottom - shown.get_height() / page.art.scale)
        room = row._replace(x=left + high * SHAPE / BUST + 12,
                            w=row.right - left - high * SHAPE / BUST - 36)
        say = self.house.words
        page.fitted(room, say("night-invites") if told else say("night-too"), "body", IVORY)

    def _figure(self, game: str, value: int) -> str:
        """So much of what a game counts."""
        if not game or shelf.rules(game).RANKED_BY == "wins":
            return self.house.words("name", value)
        figure, unit = table_style(game).amount(value)
        return self.house.words("name", value) if unit else self.house.words.say(figure)
