"""Who has won most at a game or at all of them, tonight and ever, on the leaves of the night board:
lists of names, the champion beside them, and a board that waits for its first name."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pygame

from game import shelf
from game.night.board import Best, Line
from game.picture.art import Art
from game.picture.ground import blurred
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, EDGE_LIT, GOLD, INK, IVORY, WOOD, Colour
from game.scenes import covers
from game.scenes.planks import MEDALS, TALL, mark
from game.scenes.sitters import crowned, known
from game.tables.faces import BUST, SHAPE, bust, face, faced
from game.tables.miniature import FRAME, hang
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

PADS, GAP = 32, 24  # inside a panel, and between two
ROOMY = 1.25  # larger texts leave no room for the champion
WINS = "ui/board_all"  # the picture of all games together
CHAMPION = 540  # the width of her board
LEVEL = 3  # champions at most
BEHIND, BLUR = 150, 9  # of 255 parts of its light, for the cover behind her; how far it is blurred
MORE, GUTTER = 210.0, 12.0  # how much higher than its words a plank may be; between two
TOLD = "small", "small@1", "small@0.84"  # letters of what is counted, if they fit
SIGNS = "ui/candle_flame", "ui/star"  # of tonight, and of all nights
FEW = 2  # names for which there is room for large letters
AIR = 16  # beside a number on its plaque
SHADOW: Colour = (112, 80, 52)  # of whoever has no name yet
SHADOWS = 4  # their faces begin after those that come first
HEADINGS = "label", "label@0.92", "label@0.84", "label@0.76", "body"  # over her, to try
FACE, SHARES = 1.26, (0.22, 0.14)  # the parts of a plank's height and width that a face has


class BestLists:
    """`wins`: who has won most of all games."""

    def __init__(self, house: House, wins: Best) -> None:
        self.house, self.wins = house, wins

    def put(self, page: Page, body: Box, best: Best, head: str, game: str = "") -> None:
        """At the left, if there is room, who has won most, before the cover of the game; beside her
        tonight and all nights. Where one is empty the other has all the room, and where they are
        the same, that is said once."""
        say = self.house.words
        won, own = (best, game) if game and (best.tonight or best.ever) else (self.wins, "")
        heads = say("night-tonight"), say("night-ever")
        lists = [(heading, lines, sign) for heading, lines, sign in
                 zip(heads, best, SIGNS, strict=True) if lines]
        crowned_one = page.art.text_scale <= ROOMY and any(
            line.value for line in won.tonight or won.ever)
        if crowned_one:
            at = body._replace(w=min(CHAMPION, body.h * covers.SHAPE))
            self._champion(page, at, won, own, game if lists else "")
            body = body._replace(x=at.right + GAP, w=body.right - at.right - GAP)
        if not lists:
            self._nobody(page, body, game)
            return
        ahead = len(self._level(won)) if crowned_one and won is best else 0
        if game and best.tonight == best.ever:
            same = say("night-behind") if ahead else say("night-record")
            lists = [(same, best.tonight, SIGNS[1])]
        elif game and ahead and len(best.ever) == len(best.tonight) == 1:
            del lists[0]  # the champion says it
            ahead = 0
        wide = (body.w - GAP * (len(lists) - 1)) / len(lists)
        for n, (heading, lines, sign) in enumerate(lists):
            self._list(page, body._replace(x=body.x + n * (wide + GAP), w=wide), (heading, sign),
                       head, lines, game, old=n > 0, ahead=ahead if not n else 0)

    def _level(self, best: Best) -> list[str]:
        """Whoever is the best of tonight, else of all nights, or all who are level."""
        lines = best.tonight or best.ever
        return [one.name for one in lines if one.value == lines[0].value][:LEVEL]

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
            self._free(page, row, n + 1, h * 0.84, told=not n)

    def _champion(self, page: Page, box: Box, best: Best, own: str, game: str) -> None:
        """The best of tonight, else of all nights, with a crown, or all who are level, before the
        cover of a game in soft light; what she has most of is that of the game if it is her `own`,
        else matches won."""
        say, art = self.house.words, page.art
        lines = best.tonight or best.ever
        first = lines[0]
        level = self._level(best)
        picture = covers.picture(game) if game else WINS
        free = box.inset(FRAME)
        hang(page, free, _behind(art, picture, free.w, free.h))
        inner = free.inset(14)
        head, line = art.line("label"), art.line("heading")
        heading = (say("night-level") if len(level) > 1 else say("night-champion-ever")
                   if not best.tonight else say("night-record")
                   if own and best.tonight == best.ever else say("night-champion"))
        sign = inner._replace(h=head + 8)
        page.image(art.plate(sign.w, sign.h, BUTTON, 235, EDGE_LIT, 2, 10), sign.x, sign.y)
        room = sign.inset(10, 2)
        page.fitted(room, heading, page.largest(room, [heading], HEADINGS), GOLD, "center")
        plate = inner._replace(y=inner.bottom - line - head - 24, h=line + head + 24)
        room = Box(inner.x, sign.bottom + 10, inner.w, plate.y - sign.bottom - 10)
        glow = min(room.w, room.h) * 1.2
        page.picture(Box(room.center[0] - glow / 2, room.center[1] - glow / 2, glow, glow),
                     "ui/hearth/glow", leaf=False)
        wide = room.w / len(level)
        for n, name in enumerate(level):
            crowned(page, room._replace(x=room.x + n * wide, w=wide), faced(known(name), "glad"))
        page.plank(plate, lit=True)
        page.fitted(Box(plate.x + 16, plate.y + 8, plate.w - 32, line), " – ".join(level),
                    "heading", INK, "center")
        told = (say("night-won-of", first.value, first.of) if first.of else
                self._counted(own, first.value) if own else say("night-wins-tonight", first.value))
        page.fitted(Box(plate.x + 16, plate.y + 12 + line, plate.w - 32, head), told, "asked", INK,
                    "center")

    def _counted(self, game: str, value: int) -> str:
        """So much of what a game counts, with the word for it."""
        if shelf.rules(game).RANKED_BY == "wins":
            return self.house.words("night-count-wins", value)
        _, unit = table_style(game).amount(value)
        return self.house.words("night-count-points", value) if unit else self._figure(game, value)

    def _list(
        self, page: Page, box: Box, heading: tuple[str, str], head: str, lines: tuple[Line, ...],
        game: str, *, old: bool, ahead: int,
    ) -> None:
        """Names on planks, the first three with medals, and over them a heading with its sign and
        what is counted; all nights stay behind tonight. So many `ahead` are the champions beside
        it. Where a medal is left, a plank waits for a name."""
        say, line = self.house.words, page.art.line("label")
        page.board(box)
        inner = box.inset(14, 8)
        sign = line * 0.8
        words, picture = heading
        page.image(page.art.picture(picture, sign, sign), inner.x, inner.y + (line - sign) / 2)
        title = inner._replace(x=inner.x + sign + 10, w=inner.w - sign - 10, h=line)
        left = page.art.size(words, "label")[0] + 1
        page.fitted(title._replace(w=min(left, title.w)), words, "label", GOLD)
        room = Box(title.x + left + 16, inner.y, title.w - left - 16, line)
        told = next((style for style in TOLD if page.art.size(head, style)[0] + 1 < room.w), "")
        if told:
            page.text(room, head, told, IVORY, "right")
        y, text = inner.y + line + 8, page.art.line("body")
        tall, low = text + 26, text + 8
        places = range(ahead, max(len(lines), MEDALS))
        high = [GUTTER + (tall if n < MEDALS else low) for n in places]
        more = min(max((inner.bottom - y - sum(high)) / max(len(places), 1), 0), MORE)
        values = [say("night-of", one.value, one.of) if one.of else self._counted(game, one.value)
                  if game and len(lines) <= FEW else self._figure(game, one.value)
                  for one in lines]
        medal = min((tall + more) * 0.7, tall)
        face = left = wide = 0.0
        style, names = "", Box(0, 0, 0, low + more)
        sizes = ["heading"] if len(lines) <= FEW else ["loud", "asked"]
        for share, style in product(SHARES, [*sizes, *page.styles("body")]):
            face = min((low + more) * FACE * SHAPE / BUST, inner.w * share)
            left = 14 + medal + 6 + face + 8
            wide = min(max(page.art.size(value, style)[0] for value in values) + 2, 0.4 * inner.w)
            names = names._replace(w=inner.w - wide - 2 * AIR - left - 28)
            if page.even(names, [entry.name for entry in lines], style) == style:
                break
        for n, (entry, value) in list(enumerate(zip(lines, values, strict=True)))[ahead:]:
            h = more + (tall if n < MEDALS else low)
            if y + h > inner.bottom + 1:
                return
            row, ink = Box(inner.x, y, inner.w, h), INK
            page.plank(row, lit=not n and not old)
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
        for n in range(len(lines), places.stop):
            row = Box(inner.x, y, inner.w, tall + more)
            if row.bottom <= inner.bottom + 1:
                self._free(page, row, n + 1, medal * TALL, told=n == len(lines))
            y += row.h + GUTTER

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


def _behind(art: Art, name: str, w: float, h: float) -> pygame.Surface:
    """A picture in soft light, of which only colours and large shapes are seen."""
    size = art.pixels(w), art.pixels(h)
    return art.keep(("behind", name, size), lambda: blurred(
        art.soft(name, w, h, BEHIND), art.pixels(BLUR)))
