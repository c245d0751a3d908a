"""The night board: the best of tonight and of all nights, leaf by leaf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.devices.press import Action, Press
from game.night.board import Best, Kind, kind
from game.picture.hints import GLYPH, draw_glyph
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import EDGE, GOLD, IVORY, WOOD
from game.scenes import covers, past_matches
from game.scenes.best_lists import GAP, PADS, ROOMY, WINS, BestLists
from game.scenes.room import RoomScene
from game.shelf import games
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

FRESH = 5.0  # seconds until a board that is on show asks for news
LEAVES = ((Action.RIGHT, "hint-page"),)
TABS, LARGER = 144, 22  # the height of the covers in the head, and what the open one has more
NAMED = 10  # between them and their names
UNDER = 16  # between the head and the leaf
WIDE = 186  # the room for a cover and its name, at most
NAMES = "small", "small@0.92", "small@0.84", "small@0.76", "small@0.68"  # letters of names to try
KIND = "body"  # the letters of which kind of a game it is
TAB, LEAST = 12, 48  # between two covers, and the least height of one
SHADE = 190  # of the light, for covers that are not open
PAST = "ui/book"  # the picture of the leaf of past matches
BEFORE, AFTER = (Action.LEFT, Action.PREV), (Action.RIGHT, Action.NEXT)  # a leaf is not a value


class NightBoardScene(RoomScene):
    """A leaf for each kind of match, one for matches won, and as many for past matches as they
    need.

    Left, right and the jump buttons turn the leaves. The leaf of `game` is shown first; a `poster`
    has no buttons and hears no presses.
    """

    first = "leaf"

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
        return past_matches.many(self._body(Page(self.house.art)).h)

    def _head(self, page: Page) -> float:
        """The height of what stands over a leaf."""
        low = max(page.art.line("heading"), page.control())
        roomy = page.art.text_scale <= ROOMY
        return max(low, TABS + NAMED + page.art.line(NAMES[0]) + 4) if roomy else low

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
        head = page.art.line("heading") if roomy else line
        page.fitted(Box(SAFE.x, SAFE.y, name, head), say("nightboard"), "heading", GOLD)
        body, kinds = self._body(page), self.kinds()
        lists = BestLists(self.house, self.board.wins)
        left = SAFE.x + name + GAP + 16
        if roomy:
            self._tabs(page, Box(left, SAFE.y, SAFE.right - left, TABS), line - TABS)
            self._leaf_kind(page, Box(SAFE.x, SAFE.y, left - 16 - SAFE.x, line))
        else:
            self._tabs(page, Box(left, SAFE.y, title.x - GAP - left, line))
        if self.at < len(kinds):
            of = kinds[self.at]
            best = self.board.kinds.get(of, Best())
            lists.put(page, body, best, self._counted(of.game), of.game)
        elif self.at == len(kinds):
            lists.put(page, body, self.board.wins, say("night-won"))
        else:
            self._past(page, body, self.at - len(kinds) - 1)
        y = body.bottom + 16
        if self.poster and not self._covers:
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
        if self.board.shared or self._open() == PAST:  # what a night is matters there
            page.fitted(Box(SAFE.x + 452, y, SAFE.w - 452, h),
                        say("night-shared" if self.board.shared else "night-about"), "small", IVORY)
        self.hints(page)

    def _leaf_kind(self, page: Page, box: Box) -> None:
        """Which kind of a game the leaf is about, under the heading."""
        if kind_of := self._title().partition(", ")[2]:
            page.fitted(Box(box.x, box.y + page.art.line("heading") + 2, box.w,
                            page.art.line(KIND)), kind_of, KIND, IVORY)

    def _tabs(self, page: Page, room: Box, foot: float = 0) -> None:
        """A small cover for each game, one for all of them and one for what was played; the one
        that is open stands out, over its name if there is a foot. At both ends is what turns to the
        next one."""
        shown = [*games(), WINS, PAST]
        self._covers = {}
        ends = 0.0 if self.poster else 2 * (GLYPH + TAB)
        slot = min((room.w - ends) / len(shown), WIDE if foot else room.w)
        side = min(room.h, (slot - TAB) / covers.SHAPE + (LARGER if foot else 0))
        if side < LEAST:
            return
        if not foot:
            slot = side * covers.SHAPE + TAB
        open_ = self._open()
        right = room.right - ends / 2
        left = right - len(shown) * slot
        if foot:
            page.plate(Box(left - ends / 2, room.y - 8, right - left + ends, room.h + foot + 8),
                       WOOD, 235)
        for n, name in enumerate(shown):
            middle = right - (len(shown) - n - 0.5) * slot
            high = side if name == open_ else side - LARGER
            at = Box(middle - high * covers.SHAPE / 2, room.y + (room.h - high) / 2,
                     high * covers.SHAPE, high)
            self._covers[name] = at
            self._tab(page, name, at, opened=name == open_)
        if ends:
            for x, action in ((left - TAB - GLYPH, Action.LEFT),
                              (right + TAB, Action.RIGHT)):
                draw_glyph(page, self.house, Box(x, room.center[1] - GLYPH / 2, GLYPH, GLYPH),
                           self.last_device, action)
        if foot:
            names = [self._short(name) for name in shown]
            under = Box(0, room.bottom + NAMED, slot - 8, foot - NAMED)
            style = page.largest(under, names, NAMES)
            for name, said in zip(shown, names, strict=True):
                page.text(under._replace(x=self._covers[name].center[0] - under.w / 2), said,
                          style, GOLD if name == open_ else IVORY, "center", leaf=name == open_)

    def _short(self, name: str) -> str:
        """What stands under a cover."""
        say = self.house.words
        if name == WINS:
            return say("night-wins-short")
        return say("night-past-short") if name == PAST else say(f"game-{name}")

    def _tab(self, page: Page, name: str, at: Box, *, opened: bool) -> None:
        """One of them; round the open one lies a ring, which may be that of the focus."""
        ring, picture = at.inset(-6), covers.picture(name) if name in games() else name
        if name not in games():
            page.plate(at, WOOD, 255, EDGE)
            at = Box(at.x + 8, at.center[1] - at.w / 2 + 8, at.w - 16, at.w - 16)
        if not opened:
            page.image(page.art.soft(picture, at.w, at.h, SHADE), at.x, at.y)
            return
        page.picture(at, picture, leaf=False)
        if self.poster or self.focus.name != "leaf":
            page.image(page.art.ring(ring.w, ring.h, GOLD, 5), ring.x, ring.y)

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

    def _past(self, page: Page, body: Box, leaf: int) -> None:
        """Past matches, newest first, each with the card of its game."""
        rows = self.rows()
        if shown := self.board.past[leaf * rows : (leaf + 1) * rows]:
            past_matches.put(page, self.house, body, shown)
        else:
            page.board(body)
            page.fitted(body.inset(PADS, 24), self.house.words("night-free"), "heading", IVORY,
                        "center")


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
