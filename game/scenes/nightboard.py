"""The night board: the best of tonight and of all nights, leaf by leaf."""

from __future__ import annotations

from itertools import accumulate, product
from typing import TYPE_CHECKING

from game import shelf
from game.devices.press import Action, Press
from game.night.board import Best, Kind, Line, kind
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, OAK, WOOD
from game.scenes import covers, past_matches
from game.scenes.menu import MenuScene
from game.scenes.planks import MEDALS, TALL, mark
from game.scenes.sitters import crowned, known
from game.shelf import games
from game.tables.faces import BUST, SHAPE, bust, faced
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

FRESH = 5.0  # seconds until a board that is on show asks for news
LEAVES = ((Action.NEXT, "hint-page"),)
PADS, GAP = 32, 32
ROOMY = 1.25  # larger texts leave no room for the champion
CHAMPION = 540  # the width of her board
TABS, LARGER = 116, 16  # the height of the covers in the head, and what the open one has more
NAMED = 8  # between the open one, round which a ring lies, and its name
UNDER = 14  # between the head and the leaf
BESIDE = 16  # from a game's name to its kind
TAB, LEAST = 12, 48  # between two covers, and the least height of one
SHADE = 190  # of the light, for covers that are not open
MORE = 56.0  # how much higher than its words a plank may be
AGO, SLIM = 0.44, 20  # the part of the width that it has beside tonight, and the air in it
QUIET, SMALLER = "body", 0.86  # its letters, and its medals beside those of tonight
TOLD = "small", "small@1", "small@0.84"  # letters of what is counted, if they fit
SIGNS = "ui/candle_flame", "ui/star"  # of tonight, and of all nights
FEW = 2  # names for which there is room for large letters
FACE, SHARES = 0.92, (0.22, 0.14)  # the parts of a plank's height and width that a face has
WINS, PAST = "ui/crown", "ui/book"  # the pictures of leaves that are no game's
BEFORE, AFTER = (Action.LEFT, Action.PREV), (Action.RIGHT, Action.NEXT)  # a leaf is not a value


class NightBoardScene(MenuScene):
    """A leaf for each kind of match, one for matches won, and as many for past matches as they
    need.

    Left, right and the jump buttons turn the leaves. The leaf of `game` is shown first; a `poster`
    has no buttons and hears no presses.
    """

    first = "leaf"
    backdrop = "table/wood"

    def __init__(self, house: House, game: str = "", *, poster: bool = False) -> None:
        super().__init__(house)
        self.poster = poster
        self.board = house.night.board()
        self.at = next((n for n, one in enumerate(self.kinds()) if one.game == game), 0)
        self._waited = 0.0
        self._covers: dict[str, Box] = {}  # a pointer opens the leaf of one

    def tick(self, seconds: float) -> None:
        self._waited += seconds
        if self._waited >= FRESH:
            self._waited = 0.0
            self.house.night.board()
        if self.house.night.last is not self.board:
            self.board = self.house.night.last
            self.stale()

    def turn(self, step: int) -> None:
        """Turn so many leaves further, round past the end."""
        self.at = (self.at + step) % self.leaves()
        self.stale()

    def press(self, press: Press) -> None:
        if press.phase != "up" and press.action in (*BEFORE, *AFTER):
            self.house.sounds.play("focus")
            self.turn(1 if press.action in AFTER else -1)
        elif press.phase != "up" and press.action is Action.CONFIRM and press.pos and (
                name := next((name for name, box in self._covers.items()
                              if box.holds(*press.pos)), "")):
            self.house.sounds.play("focus")
            self.turn(self._leaf_of(name) - self.at)
        else:
            super().press(press)

    def kinds(self) -> list[Kind]:
        """The kinds that have a leaf of their own: kinds of matches that were played, in the order
        of the shelf, and every game that nobody has played yet."""
        played = {one.game for one in self.board.kinds}
        kinds = [*self.board.kinds, *(kind(game, shelf.rules(game).SEATS[0], {})
                                      for game in games() if game not in played)]
        return sorted(kinds, key=lambda one: (games().index(one.game), one.seats, one.options))

    def leaves(self) -> int:
        """How many leaves there are at the moment."""
        return len(self.kinds()) + 1 + max(1, -(-len(self.board.past) // self.rows()))

    def rows(self) -> int:
        """How many past matches fit on a leaf."""
        return past_matches.many(self._body(Page(self.house.art)).h - 48)

    def _head(self, page: Page) -> float:
        """The height of what stands over a leaf."""
        low = max(page.art.line("heading"), page.control())
        roomy = page.art.text_scale <= ROOMY
        return max(low, TABS + NAMED + page.art.line("label")) if roomy else low

    def _body(self, page: Page) -> Box:
        """Where the leaf lies between heading and buttons."""
        top = SAFE.y + self._head(page) + UNDER
        return Box(SAFE.x, top, SAFE.w, page.floor - page.control() - 36 - top)

    def build(self, page: Page) -> None:
        say, h = self.house.words, page.control()
        line = self._head(page)
        self.at = min(self.at, self.leaves() - 1)
        half, roomy = (SAFE.w - GAP) / 2, page.art.text_scale <= ROOMY
        name = page.art.size(say("nightboard"), "heading")[0] + 1
        title = Box(SAFE.right - half, SAFE.y + (line - h) / 2, half, h)
        name = min(name, title.x - GAP - SAFE.x)
        page.fitted(Box(SAFE.x, SAFE.y, name, TABS if roomy else line), say("nightboard"),
                    "heading", GOLD)
        body, kinds = self._body(page), self.kinds()
        left = SAFE.x + name + GAP + 16
        if roomy:
            self._tabs(page, Box(left, SAFE.y, SAFE.right - left, TABS))
        else:
            self._tabs(page, Box(left, SAFE.y, title.x - GAP - left, line))
        if self.at < len(kinds):
            of = kinds[self.at]
            best = self.board.kinds.get(of, Best())
            self._best(page, body, best, self._counted(of.game), of.game)
        elif self.at == len(kinds):
            self._best(page, body, self.board.wins, say("night-won"))
        else:
            self._past(page, body, self.at - len(kinds) - 1)
        y = body.bottom + 16
        if self._covers:
            self._leaf_name(page, left, SAFE.y + line)
        elif self.poster:
            page.fitted(title._replace(y=SAFE.y, h=line), self._title(), "label", GOLD, "right")
        if self.poster:
            return
        if self._covers:
            page.spot("leaf", Control(self._covers[self._open()], lambda: self.turn(1), self.turn,
                                      None, LEAVES), self._title())
        else:
            page.choice("leaf", title, "", self._title(), self.turn, focus=self.focus.name)
            page.spots["leaf"] = Control(title, lambda: self.turn(1), self.turn, None, LEAVES)
        page.button("back", Box(SAFE.x, y, 420, h), say("back"), self.back, picture="ui/leave",
                    focus=self.focus.name, style="body")
        page.fitted(Box(SAFE.x + 452, y, SAFE.w - 452, h),
                    say("night-shared" if self.board.shared else "night-about"), "small", IVORY)
        self.hints(page)

    def _leaf_name(self, page: Page, left: float, foot: float) -> None:
        """What the leaf is about, under the cover that is open: the game, and smaller beside it
        which kind of it; right of `left` and over `foot`."""
        name, _, rest = self._title().partition(", ")
        wide = page.art.size(name, "label")[0] + 1
        beside = page.art.size(rest, "small")[0] + 1 if rest else -BESIDE
        top, whole = SAFE.y + TABS + NAMED, wide + BESIDE + beside
        x = min(max(self._covers[self._open()].center[0] - whole / 2, left), SAFE.right - whole)
        at = Box(x, top, wide, foot - top)
        if x < left:
            page.fitted(at._replace(x=left, w=SAFE.right - left), self._title(), "label", GOLD,
                        "right")
            return
        page.fitted(at, name, "label", GOLD)
        if rest:
            page.fitted(at._replace(x=at.right + BESIDE, w=beside), rest, "small", IVORY)

    def _tabs(self, page: Page, room: Box) -> None:
        """A small cover for each game, one for all of them and one for what was played; the one
        that is open stands out."""
        shown = [*games(), WINS, PAST]
        self._covers = {}
        side = min(room.h, (room.w - TAB * (len(shown) - 1)) / len(shown) / covers.SHAPE)
        if side < LEAST:
            return
        open_ = self._open()
        x = room.right - len(shown) * (side * covers.SHAPE + TAB) + TAB
        for name in shown:
            more = LARGER if name == open_ else 0
            high = side - LARGER + more
            at = Box(x - more / 2, room.y + (room.h - high) / 2, high * covers.SHAPE, high)
            self._covers[name] = at
            art, picture = page.art, covers.picture(name) if name in games() else name
            if name not in games():
                page.plate(at, WOOD, 255, EDGE)
                at = Box(at.x + 8, at.center[1] - at.w / 2 + 8, at.w - 16, at.w - 16)
            if name == open_:
                page.picture(at, picture, leaf=False)
                if not self.poster and self.focus.name == "leaf":
                    x += side * covers.SHAPE + TAB
                    continue  # the ring of the focus lies there
                ring = Box(x - more / 2, room.y + (room.h - high) / 2, high * covers.SHAPE,
                           high).inset(-6)
                page.image(art.ring(ring.w, ring.h, GOLD, 5), ring.x, ring.y)
            else:
                page.image(art.soft(picture, at.w, at.h, SHADE), at.x, at.y)
            x += side * covers.SHAPE + TAB

    def _leaf_of(self, name: str) -> int:
        """The first leaf of a game, or of what else has a cover."""
        kinds = self.kinds()
        if name in (WINS, PAST):
            return len(kinds) + (name == PAST)
        return next((n for n, one in enumerate(kinds) if one.game == name), self.at)

    def _open(self) -> str:
        """The game whose leaf is open, or the picture of another leaf."""
        kinds = self.kinds()
        if self.at < len(kinds):
            return kinds[self.at].game
        return WINS if self.at == len(kinds) else PAST

    def _counted(self, game: str) -> str:
        """What the best of a game have most of."""
        if shelf.rules(game).RANKED_BY == "wins":
            return self.house.words("night-best-wins")
        _, unit = table_style(game).amount(0)
        return self.house.words("night-best-points" if unit else "night-best")

    def _title(self) -> str:
        kinds = self.kinds()
        if self.at < len(kinds):
            known = kinds[self.at] in self.board.kinds
            return (called(self.house, kinds[self.at]) if known
                    else self.house.words(f"game-{kinds[self.at].game}"))
        return self.house.words("night-wins" if self.at == len(kinds) else "night-past")

    def _best(self, page: Page, body: Box, best: Best, head: str, game: str = "") -> None:
        """Tonight and all nights side by side; where one is empty, the other beside the cover of
        the game, and where both are short, one over the other beside it. At their left, if there is
        room, who has won most."""
        say = self.house.words
        roomy = page.art.text_scale <= ROOMY
        won, counts = (best, head) if game and (best.tonight or best.ever) else (
            self.board.wins, "")
        if roomy and any(line.value for line in won.tonight or won.ever):
            at = body._replace(w=CHAMPION)
            self._champion(page, at, won, game, counts)
            body = body._replace(x=at.right + GAP, w=body.w - CHAMPION - GAP)
        heads = say("night-tonight"), say("night-ever")
        lists = [(heading, lines) for heading, lines in zip(heads, best, strict=True) if lines]
        if not lists:
            self._nobody(page, body, game)
            return
        most = max(len(lines) for _, lines in lists)
        stacked = game and roomy and (len(lists) == 1 or most <= MEDALS)
        if stacked:
            cover = body._replace(x=body.right - body.h * covers.SHAPE, w=body.h * covers.SHAPE)
            page.picture(cover, covers.picture(game), leaf=False)
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
        page.board(box)
        inner, small = box.inset(24, 20), page.art.line("body")
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
        page.board(box)
        inner = box.inset(SLIM if old else PADS, 16)
        sign = line * 0.8
        page.image(page.art.picture(SIGNS[heading == say("night-ever")], sign, sign), inner.x - 6,
                   inner.y + (line - sign) / 2)
        title = inner._replace(x=inner.x + sign + 4, w=inner.w - sign - 4, h=line)
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

    def _past(self, page: Page, body: Box, leaf: int) -> None:
        """Past matches, newest first, each with the card of its game."""
        page.board(body)
        inner, rows = body.inset(PADS, 24), self.rows()
        if shown := self.board.past[leaf * rows : (leaf + 1) * rows]:
            past_matches.put(page, self.house, inner, shown)
        else:
            page.fitted(inner, self.house.words("night-free"), "heading", IVORY, "center")


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
