"""Who has won most at a game or at all of them, tonight and ever, on the leaves of the night board:
lists of names, the champion beside them, and a board that waits for its first name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game import shelf
from game.night.board import Best, Kind, Line
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, GOLD, INK, IVORY, Colour
from game.scenes.nightboard.best_planks import MARGIN, Planks, laid, medal, place_of, portrait
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.figures import DESK, MOON, arms, crowned
from game.scenes.scenery.planks import MEDALS, SLATE, TALL, mark, medallion, nails, slate
from game.tables.faces import SHAPE, face, faced, nisse, under_crown
from game.tables.miniature import FRAME, hang
from game.tables.style import TROPHY, table_style

if TYPE_CHECKING:
    from game.house import House

PADS, GAP = 32, 48  # inside a panel, and between two
OVER = 20  # how far a post between them reaches over both
ROOMY = 1.25  # larger texts leave no room for the champion
WINS = "ui/board_all"  # the picture of all games together
CHAMPION = 540  # the width of her board
HOLDERS = nisse("skilled", 3), nisse("skilled", 4)  # of a plank that waits for a name
HOLDS, APART = DESK, 0.31  # of their height, what is seen over it; how far from its middle
GRIP = 0.07  # and how much more, as they hold it
EDGED, GLOWS, CROWNS, CUSHION = 18, 1.1, 0.38, 0.86  # round the plank; light, and of the throne's
# height its crown and its seat
SHADE, FOOT_OF = 0.12, 0.77  # of the height of the crown, its shadow over and under its foot
THRONE, HOLDER = 0.4, 0.15  # beside a list, of the width, where the throne stands and who holds it
GILDED, LINED = "ui/lobby/chair_4", 4  # a throne; the line on which there will be a name
CALLS = "heading", "heading@0.9", "heading@0.8", "heading@0.7", "heading@0.6", "label"  # on it
LIST, PAIR = 1.5, 1.25  # of its height a room is wide at least with a list, or with two at a throne
NUMBERS = "heading", "heading@1", "label@1", "label@0.8"  # letters of that list's numbers
NISSE, SEAT = 0.66, 0.2  # who sits on an empty chair, in its width; the seat, in its height
LEVEL, CLOSER = 3, 1.4  # champions at most; how much of their room they have side by side
RAYS = "ui/board_rays"  # behind whoever is the best tonight
HEADS = "label@1.4", "label", "label@0.92", "label@0.84", "label@0.76", "label@0.68"  # of a heading
COUNTED = "body@1.06", "body", "small@1", "small@0.9"  # of what is counted, beside it
SIGNS, SIGN = ("ui/candle_flame", "ui/star"), 0.8  # of tonight, and of all nights; in its height
BEFORE, AFTER = 10, 26  # from a sign to its heading; from that to what is counted
NAMED, ALONE = "heading@1.1", ("asked@1.25", "asked@1.1", "asked", "body")  # her; what she has
SLEEVES, CLEAR = 34, 42  # of her plank, on which an arm lies; and what its nails have
TOP, DUSK = 16, 150  # over a heading; of 255 parts of the night behind one on a picture
UNDER, FOOT = 12, 14  # under a heading; under the lowest plank, besides its frame
FEW = 2  # names beside which there is room for what is counted
SHADOW: Colour = (112, 80, 52)  # of whoever has no name yet
SHADOWS = 4  # their faces begin after those that come first


class BestLists:
    """`wins`: who has won most of all games; `faces`: those of all names."""

    def __init__(self, house: House, wins: Best, faces: Mapping[str, str]) -> None:
        self.house, self.wins, self.faces = house, wins, faces

    def put(self, page: Page, body: Box, best: Best, what: str, head: str, game: str = "",
            ) -> None:
        """The best of a game, or of all (`what`), of which is counted what `head` says. At the
        left, if there is room, a picture of the best of tonight, and beside it all nights. Where
        texts are large tonight and all nights are side by side: where one is empty the other has
        all the room, and where they are the same, that is said once."""
        say = self.house.words
        won, own = (best, game) if game and (best.tonight or best.ever) else (self.wins, "")
        heads = say("night-tonight"), say("night-ever")
        counted = say("night-head", what, head)
        lists = [(heading, lines, sign) for heading, lines, sign in
                 zip(heads, best, SIGNS, strict=True) if lines]
        framed = page.art.text_scale <= ROOMY and any(line.value for line in won.ever)
        if framed:
            at = body._replace(w=min(CHAMPION, body.h * box_art.SHAPE))
            self._tonight(page, at, won.tonight, own)
            x = at.right + (GAP - cupboard.POST) / 2
            cupboard.put(page, "post", Box(x, body.y - OVER, cupboard.POST, body.h + OVER))
            body = body._replace(x=at.right + GAP, w=body.right - at.right - GAP)
            lists = lists[-1:]  # all nights
        elif game and best.tonight == best.ever and lists:
            lists = [(say("night-record"), best.tonight, SIGNS[1])]
        if not lists:
            picture = box_art.picture(game) if game else WINS
            waits(page, body, picture, say("night-unwon"), say("night-yours"))
            return
        wide = (body.w - GAP * (len(lists) - 1)) / len(lists)
        for n, (heading, lines, sign) in enumerate(lists):
            self._list(page, body._replace(x=body.x + n * (wide + GAP), w=wide), (heading, sign),
                       counted, lines, game)

    def _tonight(self, page: Page, box: Box, lines: Sequence[Line], own: str) -> None:
        """A picture of the best of tonight with a crown, or all who are level, in rays of
        light; an empty chair while there is nobody. What is counted is that of the game if it is
        their `own`, else matches won."""
        say, art = self.house.words, page.art
        lines = [line for line in lines if line.value]
        level = [one.name for one in lines if one.value == lines[0].value]
        free = box.inset(FRAME)
        hang(page, free, art.stretched(RAYS, free.w, free.h))
        inner = free.inset(14)
        sign = Box(box.x, box.y, box.w, free.y - box.y).inset(24, 0)
        sign = sign._replace(y=box.y + TOP, h=art.line(HEADS[0]))
        shade = Box(free.x, free.y, free.w, sign.bottom + UNDER / 2 - free.y)
        page.image(art.plate(shade.w, shade.h, SLATE, DUSK, None, 0, 4), shade.x, shade.y)
        self._head(page, sign, (say("night-tonight"), SIGNS[0]))
        line, told = art.line(NAMED), art.line(ALONE[0])
        plate = inner._replace(y=inner.bottom - line - told - 16, h=line + told + 16)
        over = SLEEVES if len(level) == 1 else 0.0  # for her arms, which lie on its edge
        plate = plate._replace(y=plate.y - over, h=plate.h + over)
        room = Box(inner.x, sign.bottom + 10, inner.w, plate.y - sign.bottom - 10)
        glow = min(room.w, room.h) * 1.2
        page.picture(Box(room.center[0] - glow / 2, room.center[1] - glow / 2, glow, glow),
                     "ui/hearth/glow", leaf=False)
        page.plank(plate, lit=True)
        nails(page, plate, hangs=True)
        plate = plate._replace(y=plate.y + over, h=plate.h - over)
        if not level:
            wide = min(room.w, room.h * SHAPE)
            page.picture(Box(room.center[0] - wide / 2, room.bottom - wide / SHAPE, wide,
                             wide / SHAPE), MOON, leaf=False)
            side = wide * NISSE  # somebody has to keep it warm
            page.picture(Box(room.center[0] - side / 2, room.bottom - wide / SHAPE * SEAT - side,
                             side, side), "ui/nisse", leaf=False)
            page.fitted(plate.inset(16, 4), say("night-waits"), "body", INK, "center")
            return
        seen = level[:LEVEL]
        wide, near = room.w / len(seen), CLOSER if len(seen) > 1 else 1.0
        for n, name in enumerate(seen):
            crowned(page, room._replace(x=room.x + (n + (1 - near) / 2) * wide, w=near * wide),
                    under_crown(self.faces[name]), cheers=len(seen) == 1)
        names = " – ".join(seen)
        if len(level) > len(seen):
            names = say("night-besides", names, len(level) - len(seen))
        above = Box(plate.x + CLEAR, plate.y + 4, plate.w - 2 * CLEAR, line)
        page.fitted(above, names, page.largest(above, [names], (NAMED, *CALLS)), INK, "center")
        below = Box(plate.x + 16, plate.y + 6 + line, plate.w - 32, told)
        won = self._won(lines[0], own, each=len(level) > 1)
        page.fitted(below, won, page.largest(below, [won], ALONE), INK, "center")

    def _won(self, line: Line, own: str, *, each: bool) -> str:
        """What somebody, or each of several, has most of tonight, in words."""
        say, value = self.house.words, line.value
        if own and each and by_wins(own):
            return say("night-each-wins", value)
        if own and each and table_style(own).amount(value)[1]:
            return say("night-each-points", value)
        if own:
            return say("night-has-tonight", self._counted(own, value))
        if each:
            return say("night-each-tonight", value)
        return (say("night-won-of", value, line.of) if line.of
                else say("night-wins-tonight", value))

    def _counted(self, game: str, value: int) -> str:
        """So much of what a game counts, with the word for it."""
        if by_wins(game):
            return self.house.words("night-count-wins", value)
        _, unit = table_style(game).amount(value)
        return self.house.words("night-count-points", value) if unit else self._figure(game, value)

    def _list(
        self, page: Page, box: Box, heading: tuple[str, str], counted: str,
        lines: tuple[Line, ...], game: str,
    ) -> None:
        """Names on planks under a heading with its sign, beside which stands what is counted. Where
        a medal is left, a plank waits for a name."""
        line = page.art.line(HEADS[0])
        slate(page, box)
        inner = box.inset(24, TOP)
        self._head(page, inner._replace(h=line), heading, counted)
        room = inner._replace(y=inner.y + line + UNDER, h=inner.h - line - UNDER - FOOT)
        told = [self._told(one, game, few=len(lines) <= FEW) for one in lines]
        places = [place_of(one, lines) for one in lines]
        places += range(len(places) + 1, MEDALS + 1)  # that are left
        rows = laid(room, places, page.art.line("body") - 4)
        wins = by_wins(game)
        prize = table_style(game).prize if game else TROPHY
        for x in dict.fromkeys(row.x for row in rows):  # column by column
            own = [n for n, row in enumerate(rows) if row.x == x]
            here = own[0], min(own[-1] + 1, len(lines))
            Planks(page, [rows[n] for n in own], lines[slice(*here)], told[slice(*here)], prize,
                   lines, wins=wins).draw(self.faces)
        for n in range(len(lines), len(rows)):
            self._free(page, rows[n], rows[0], n + 1, told=n == len(lines))

    def _told(self, line: Line, game: str, *, few: bool) -> str:
        """What somebody has, as it stands on her plank: with its unit where `few` stand there."""
        if line.of:
            return self.house.words("night-of", line.value, line.of)
        return self._counted(game, line.value) if game and few else self._figure(game, line.value)

    def _head(self, page: Page, box: Box, heading: tuple[str, str], counted: str = "") -> None:
        """Of which nights a list is, after a sign, as large on both sides; and smaller at its other
        end of which game, and what is counted, if that has room."""
        words, picture = heading
        sign = box.h * SIGN
        page.image(page.art.picture(picture, sign, sign), box.x, box.y + (box.h - sign) / 2)
        title = box._replace(x=box.x + sign + BEFORE, w=box.w - sign - BEFORE)
        style = page.largest(title, [words], HEADS)
        page.fitted(title, words, style, GOLD)
        size, heads = page.art.size, ["night-tonight", "night-ever"]  # counted is as large for both
        taken = max(size(one, style)[0] for one in (words, *map(self.house.words, heads)))
        left = title.x + taken + AFTER
        room = Box(left, box.y, box.right - left, box.h)
        fits = next((one for one in COUNTED if counted and size(counted, one)[0] < room.w), "")
        if fits:
            page.text(room, counted, fits, IVORY, "right")

    def _free(self, page: Page, row: Box, first: Box, place: int, *, told: bool) -> None:
        """A plank that waits for a name: whoever will have it is still a shadow. The first one
        says so."""
        page.plate(row, BUTTON, 225, EDGE)
        medal(page, row, first, place, "body", INK)
        medallion(page, portrait(row, first), face(place + SHADOWS), EDGE, SHADOW)
        left = portrait(first, first).right - first.x + row.x + MARGIN
        room = row._replace(x=left, w=row.right - left - MARGIN)
        say = self.house.words
        page.fitted(room, say("night-invites") if told else say("night-too"), "body", IVORY)

    def _figure(self, game: str, value: int) -> str:
        """So much of what a game counts."""
        if by_wins(game):
            return self.house.words("name", value)
        figure, unit = table_style(game).amount(value)
        return self.house.words("name", value) if unit else self.house.words.say(figure)


def waits(page: Page, body: Box, picture: str, words: str, first: str = "") -> None:
    """A board that waits for something, which words say, beside the picture of what it is about;
    or for names, on a list, where the `first` is called so."""
    slate(page, body)
    inner = body.inset(PADS, 30)
    box = inner._replace(w=inner.h * box_art.SHAPE)
    page.picture(box, picture, leaf=False)
    _offered(page, inner._replace(x=box.right + PADS, w=inner.right - box.right - PADS), words,
             first=first, listed=bool(first))


def _offered(page: Page, box: Box, words: str, *, first: str, listed: bool) -> None:
    """An empty throne under a crown, in rays of light, and a plank with words, which two nisser
    hold if there is room, or one beside a list of the first three, who have no names yet, where
    that has room, and where the `first` is called so."""
    art, free = page.art, box.inset(FRAME)
    listed = listed and free.w > LIST * free.h
    hang(page, free, art.stretched(RAYS, free.w, free.h))
    plank = Box(free.x + EDGED, 0, free.w - 2 * EDGED, art.line("heading") + 1.6 * EDGED)
    plank = plank._replace(y=free.bottom - plank.h - EDGED)
    middle, glow = free.x + free.w * (THRONE if listed else 0.5), free.h * GLOWS
    page.picture(Box(middle - glow / 2, plank.y - 0.9 * glow, glow, glow), "ui/hearth/glow",
                 leaf=False)
    high = plank.y + plank.h / 2 - free.y
    throne = Box(middle - high * SHAPE / 2, free.y + EDGED, high * SHAPE, high)
    page.cropped(throne, GILDED, throne._replace(h=plank.y - throne.y + 4))
    crown = high * CROWNS
    lies = Box(middle - crown / 2, throne.y + high * CUSHION - crown, crown, crown)
    cupboard.put(page, "shadow", lies._replace(y=lies.y + (FOOT_OF - SHADE) * crown,
                                             h=2 * SHADE * crown))
    page.picture(lies, "ui/crown", leaf=False)
    tall = (plank.y - free.y - EDGED) / (HOLDS + GRIP)
    parts = (HOLDER,) if listed else (0.5 - APART, 0.5 + APART) if free.w > PAIR * free.h else ()
    beside = [Box(free.x + part * free.w - tall * SHAPE / 2, plank.y - (HOLDS + GRIP) * tall,
                  tall * SHAPE, tall) for part in parts]
    for who, at in zip(HOLDERS, beside, strict=False):
        page.cropped(at, faced(who, "glad"), at._replace(h=plank.y - at.y + 4))
    page.plank(plank, lit=True)
    for who, at in zip(HOLDERS, beside, strict=False):
        page.picture(at, arms(who), leaf=False)
    if listed:
        x = throne.right + EDGED
        _places(page, Box(x, free.y + EDGED, plank.right - x, plank.y - free.y - 2 * EDGED), first)
    room = plank._replace(y=plank.y + EDGED, h=plank.h - EDGED).inset(EDGED, 0)
    page.fitted(room, words, page.largest(room, [words], CALLS), INK, "center")


def by_wins(game: str) -> bool:
    """Whether wins are counted of a game, as they are of all together (""), and not points."""
    return not game or shelf.rules(game).RANKED_BY == "wins"


def _places(page: Page, room: Box, first: str) -> None:
    """Planks for the first three, each with its medal, its number and a line for a name; what is
    to be won is the `first` place, which is bright."""
    pace = room.h / MEDALS
    for place in range(1, MEDALS + 1):
        row = Box(room.x, room.y + (place - 1) * pace, room.w, pace - EDGED)
        if place == 1:
            page.plank(row, lit=True)
        else:
            page.plate(row, BUTTON, 245, EDGE)
        inner = row.inset(EDGED, EDGED / 2)
        mark(page, place, inner, inner.h, "label")
        style = page.largest(row, [str(place)], NUMBERS)
        wide = max(page.art.size(str(one), style)[0] for one in range(1, MEDALS + 1))
        number = Box(inner.x + inner.h / TALL + EDGED, row.y, wide + 1, row.h)
        page.text(number, str(place), style, INK if place == 1 else IVORY, "center")
        left = number.right + EDGED
        if place == 1:
            name = Box(left, row.y, inner.right - left, row.h)
            page.fitted(name, first, page.largest(name, [first], CALLS), INK)
            continue
        page.image(page.art.plate(inner.right - left, LINED, IVORY, 170, None, 0, 2), left,
                   row.y + row.h * 0.68)


def called(house: House, of: Kind) -> str:
    """A kind of match in words: the game, the number of players, and options that are not the
    default."""
    say, options = house.words, shelf.rules(of.game).OPTIONS
    words = say(f"game-{of.game}")
    if len(shelf.rules(of.game).SEATS) > 1:
        words = say("night-kind", words, of.seats)
    for name, value in of.options:
        if name == "map" or value != options.get(name, (value,))[0]:
            key = f"night-{name}" if say.has(f"night-{name}") else f"option-{name}-{value}"
            words = say("night-more", words, say(key) if say.has(key) else value)
    return words
