"""The night board: the best of tonight and of all nights, leaf by leaf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game import shelf
from game.devices.press import Action, Press
from game.night.board import Best, Kind, kind
from game.picture.hints import GLYPH, draw_glyph
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, INK, IVORY, Colour
from game.scenes import covers, cupboard, past_matches
from game.scenes.best_lists import GAP, PADS, ROOMY, WINS, BestLists
from game.scenes.menu import MenuScene
from game.scenes.planks import slate
from game.shelf import games
from game.tables.faces import LIT
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

FRESH = 5.0  # seconds until a board that is on show asks for news
LEAVES = ((Action.RIGHT, "hint-page"),)
TABS, LARGER = 184, 24  # the height of the open box on the shelf, and what others have less
OVER = 16  # over it
NAPS = 0.8  # how large the cat is
UNDER = 20  # between the shelf and the leaf
INVITED = 126  # left free under a poster for the invitation
LINTEL = 10  # the board over all reaches so far under the heading
WIDE = 236  # the room for a box and its name, at most
NAMES = "body@0.95", "body@0.88", "small@1", "small@0.9", "small@0.8", "small@0.7"  # letters
BREAK = 36  # between the boxes of games and what stands behind them
BACK, BROADEST = 110, 420  # of the way back: what it has besides its word, and what it has at most
KIND = "body"  # the letters of which kind of a game it is
TAB = 12  # between two boxes
SHADE = 235  # of 255 parts of its light, for a box that is not open
PAST = "ui/board_past"  # the picture of the leaf of past matches
SIDES: dict[str, Colour] = {WINS: (120, 84, 30), PAST: (120, 38, 36)}  # of what is no game
BEFORE, AFTER = (Action.LEFT, Action.PREV), (Action.RIGHT, Action.NEXT)  # a leaf is not a value


class NightBoardScene(MenuScene):
    """A leaf for each kind of match, one for matches won, and as many for past matches as they
    need.

    Left, right and the jump buttons turn the leaves. The leaf of `game` is shown first; a `poster`
    has no buttons and hears no presses.
    """

    backdrop = cupboard.BACK
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
        """The height of the row with the heading."""
        return max(page.art.line("heading"), page.control())

    def _strip(self, page: Page) -> float:
        """The height of the shelf under it, with names on its edge; none where texts are large."""
        return TABS + OVER + cupboard.edge(page) if page.art.text_scale <= ROOMY else 0.0

    def _body(self, page: Page) -> Box:
        """Where the leaf lies: to the hints, or where texts are large to the button over them."""
        strip = self._strip(page)
        top = SAFE.y + self._head(page) + LINTEL + strip + UNDER
        foot = (SAFE.bottom - INVITED if self.poster else
                page.floor - (UNDER if strip else page.control() + 2 * UNDER))
        return Box(SAFE.x, top, SAFE.w, foot - top)

    def build(self, page: Page) -> None:
        say = self.house.words
        self.at = min(self.at, self.leaves() - 1)
        row = Box(SAFE.x, SAFE.y, SAFE.w, self._head(page))
        cupboard.niche(page, row.bottom + LINTEL)
        row = self._heading(page, row)
        body, kinds, strip = self._body(page), self.kinds(), self._strip(page)
        self._covers = {}
        top = row.bottom + LINTEL
        if strip:
            self._tabs(page, top, body.y - UNDER - cupboard.edge(page))
        lists = BestLists(self.house, self.board.wins)
        if self.at < len(kinds):
            of = kinds[self.at]
            best = self.board.kinds.get(of, Best())
            lists.put(page, body, best, self._counted(of.game), of.game)
        elif self.at == len(kinds):
            lists.put(page, body, self.board.wins, say("night-won"))
        else:
            self._past(page, body, self.at - len(kinds) - 1)
        if strip and not self.poster:
            cupboard.asleep(page, SAFE.right - 20, NAPS)
        if not self.poster:
            self._turned(page, row)
            self.hints(page)

    def _heading(self, page: Page, row: Box) -> Box:
        """What it is, and which kind of a game the leaf is about; at the end of the row the way
        back, if there is one, or under the leaf where texts are large. Returns the room between."""
        say, h = self.house.words, page.control()
        name = min(page.art.size(say("nightboard"), "heading")[0] + 1, row.w / 2)
        page.fitted(row._replace(w=name), say("nightboard"), "heading", GOLD)
        left, right = row.x + name + GAP, row.right
        if not self.poster:
            wide = min(page.art.size(say("back"), "body")[0] + BACK, BROADEST)
            at = Box(row.right - wide, row.y + (row.h - h) / 2, wide, h)
            if not self._strip(page):
                at = Box(row.x, self._body(page).bottom + UNDER, BROADEST, h)
            else:
                right = at.x - GAP
            page.button("back", at, say("back"), self.back, picture="ui/leave",
                        focus=self.focus.name, style="body")
        between = Box(left, row.y, right - left, row.h)
        told = self._title().partition(", ")[2]
        if self.board.shared or self._open() == PAST:  # what a night is matters there
            told = say("night-shared" if self.board.shared else "night-about")
        if self._strip(page) and told:
            page.fitted(between, told, KIND if page.holds(
                between._replace(h=page.art.line(KIND)), told, KIND) else "small", IVORY)
        return between

    def _turned(self, page: Page, room: Box) -> None:
        """What turns the leaves: the open cover, or a choice beside the heading."""
        if self._covers:
            page.spot("leaf", Control(self._covers[self._open()], lambda: self.turn(1), self.turn,
                                      None, LEAVES), self._title())
            return
        title = Box(room.right - room.w * 0.7, room.y, room.w * 0.7, room.h)
        page.choice("leaf", title, "", self._title(), self.turn, focus=self.focus.name)
        page.spots["leaf"] = Control(title, lambda: self.turn(1), self.turn, None, LEAVES)

    def _tabs(self, page: Page, top: float, foot: float) -> None:
        """On a shelf the box of each game, one for all of them and one for what was played, over
        their names; the open one is larger and in the light. At both ends is what turns to the
        next one."""
        shown = [*games(), WINS, PAST]
        cupboard.shelf(page, top, foot)
        ends = 0.0 if self.poster else 2 * (GLYPH + TAB)
        slot = min((SAFE.w - ends - BREAK) / len(shown), WIDE)
        side = min(foot - top - OVER, (slot - TAB - cupboard.SPINE) / covers.SHAPE + LARGER)
        open_, left = self._open(), SAFE.center[0] - (len(shown) * slot + BREAK) / 2
        names = [self._short(name) for name in shown]
        edge = cupboard.edge(page)
        under = Box(0, foot + 4, slot - 8, edge - 8)
        style = page.largest(under.inset(8, 0), names, NAMES)
        for n, (name, said) in enumerate(zip(shown, names, strict=True)):
            opened = name == open_
            middle = left + (n + 0.5) * slot + BREAK * (name not in games())
            high = side if opened else side - LARGER
            at = Box(middle - (high * covers.SHAPE - cupboard.SPINE) / 2, foot - high,
                     high * covers.SHAPE, high)
            self._covers[name] = at
            if opened:
                cupboard.light(page, Box(middle - slot / 2, top, slot, foot - top))
            self._tab(page, name, at, opened=opened)
            plate = under._replace(x=middle - under.w / 2)
            if opened:
                page.image(page.art.plate(plate.w, plate.h, IVORY, 255, INK, 3, 10), plate.x,
                           plate.y)
            page.text(plate, said, style, INK, "center", leaf=opened)
        if ends:
            y = (top + foot - GLYPH) / 2
            for x, action in ((SAFE.x, Action.LEFT), (SAFE.right - GLYPH, Action.RIGHT)):
                draw_glyph(page, self.house, Box(x, y, GLYPH, GLYPH), self.last_device, action)

    def _short(self, name: str) -> str:
        """What stands under a cover."""
        say = self.house.words
        if name == WINS:
            return say("night-wins-short")
        return say("night-past-short") if name == PAST else say(f"game-{name}")

    def _tab(self, page: Page, name: str, at: Box, *, opened: bool) -> None:
        """One of them; round the open one lies a ring, which may be that of the focus."""
        if name in games():
            cupboard.game_box(page, name, at, LIT if opened else SHADE)
        else:
            cupboard.boxed(page, name, SIDES[name], at, LIT if opened else SHADE)
        if opened and (self.poster or self.focus.name != "leaf"):
            ring = at.inset(-6)
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
            slate(page, body)
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
