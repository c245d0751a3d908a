"""The night board: the best of tonight and of all nights, game nights and matches of the past, leaf
by leaf."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from game import doors, series, shelf
from game.devices.press import Action, Press
from game.night.board import Best, Kind, kind
from game.picture.page import Control, Hints, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import GOLD, INK, IVORY, OAK, Colour
from game.scenes.kiosk.billing import CAPITALS, gild_name, lines_of
from game.scenes.menu import MenuScene
from game.scenes.nightboard import past_evenings, past_matches
from game.scenes.nightboard.best_lists import GAP, ROOMY, WINS, BestLists, called, waits
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import WINE, felt
from game.shelf import games
from game.tables.faces import LIT, remembered
from game.tables.miniature import FRAME, hang
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

WRITTEN = 2.0  # seconds that an evening which has just ended may take to be written
FRESH = 5.0  # seconds until a board that is on show asks for news
WATCH = ((Action.CONFIRM, "night-watch"),)
LEAVES = ((Action.RIGHT, "hint-page"), (Action.NEXT, "hint-next-box"))
TABS, LARGER = 166, 24  # the height of the open box on the shelf, and what others have less
DUSK = 90  # of 255 parts of shade behind the hints
OVER = 16  # over it
NAPS = 0.8  # how large the cat is
UNDER, LEDGE = 20, 20  # between the shelf and the leaf; the ledge on which that stands
LINTEL = 10  # the board over all reaches so far under the heading where texts are large
BEAM, SAGS = 40.0, 10.0  # else it is so high; how far under it words that stand alone begin
TITLES = "heading", "heading@0.9", "heading@0.8", "heading@0.7"  # letters of it, to try
HEADED = 312.0  # the room for the heading before the boxes
INVITED = 126  # left free under a poster for the invitation
WIDE = 236.0  # the room for a box and its name, at most
ASIDE = 46.0  # between the boxes of games and those of other lists, where a post stands
BEFORE, ROUND, APART = 12, 30, 22  # before the boxes; round a name under one; between two names
NAMES = "small@0.95", "small@0.9", "small@0.85", "small@0.8", "small@0.7"  # letters
OPENED = "body@1.3", "body@1.2", "body@1.1", "body@1", "body@0.94", "body@0.88", *NAMES  # one open
QUIET: Colour = (54, 33, 18)  # the ink of all others
EDGE = 60.0  # of the shelf on which they stand, at least
KIND = "body"  # the letters of which kind of a game it is
TAB = 12  # between two boxes
SHADE = 200  # of 255 parts of its light, for a box that is not open
PAST = "ui/board_past"  # the picture of the leaf of past matches
CUP = 0.8  # of the height of its shelf, beside the large name of a game
EVENINGS = "ui/board_evenings"  # that of the leaves of past game nights
DUSKY: Colour = (38, 58, 100)  # the felt behind what is no game
LEAF = {Action.LEFT: -1, Action.RIGHT: 1}  # what turns to the next leaf, which is not a value
BOX = {Action.PREV: -1, Action.NEXT: 1}  # and to the next box


class NightBoardScene(MenuScene):
    """A leaf for each kind of match, one for matches won, one for each past game night, and
    as many for past matches as they need.

    Left and right turn the leaves, the jump buttons lead to the next box on the shelf. The leaf of
    `game` is shown first; a `poster` has no buttons, hears no presses, and shows no game nights.
    """

    backdrop = cupboard.BACK
    first = "leaf"

    def __init__(self, house: House, game: str = "", *, poster: bool = False) -> None:
        super().__init__(house)
        self.poster = poster
        self.board = house.night.board()
        self.at = next((n for n, one in enumerate(self.kinds()) if one.game == game), 0)
        self._evenings: list[series.Past] = []
        self._waited = 0.0
        self._covers: dict[str, Box] = {}  # a pointer opens the leaf of one

    def enter(self) -> None:
        if not self.poster:
            self.house.disk.flush(WRITTEN)
            self._evenings, troubles = series.past(self.house.data)
            for trouble in troubles:
                self.house.notice(trouble)

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
        if press.phase != "up" and press.action in (*LEAF, *BOX):
            self.house.sounds.play("focus")
            if press.action in LEAF:
                self.turn(LEAF[press.action])
            else:
                boxes = self._boxes()
                to = (boxes.index(self._open()) + BOX[press.action]) % len(boxes)
                self.turn(self._leaf_of(boxes[to]) - self.at)
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
        return self._before_matches() + max(1, -(-len(self.board.past) // self.rows()))

    def _before_matches(self) -> int:
        """How many leaves come before those of past matches."""
        return len(self.kinds()) + 1 + (0 if self.poster else max(1, len(self._evenings)))

    def _turns(self) -> Hints:
        """How one comes farther: leaf by leaf, and box by box where that is not the same; and to
        matches that can be watched, from the leaves that tell of them."""
        more = LEAVES if self.leaves() > len(self._boxes()) else ((Action.RIGHT, LEAVES[1][1]),)
        return (*WATCH, *more) if self._watched else more

    @property
    def _watched(self) -> bool:
        """Whether the leaf tells of matches that can be watched."""
        return self._open() == PAST and bool(self.board.past)

    def _opens(self) -> None:
        """The next leaf; matches that are over, from the leaves that tell of them."""
        if self._watched:
            doors.kept(self.house, over=True)
        else:
            self.turn(1)

    def _boxes(self) -> list[str]:
        """What stands on the shelf."""
        return [*games(), WINS, *([] if self.poster else [EVENINGS]), PAST]

    def rows(self) -> int:
        """How many past matches fit on a leaf."""
        return past_matches.many(self._body(Page(self.house.art)).h)

    def _head(self, page: Page) -> float:
        """The height of the row with the heading."""
        return max(page.art.line("heading"), page.control())

    def _strip(self, page: Page) -> float:
        """The height of the shelf under it, with names on its edge; none where texts are large."""
        return TABS + OVER + _edge(page) if page.art.text_scale <= ROOMY else 0.0

    def _body(self, page: Page) -> Box:
        """Where the leaf lies: to the hints, or to what invites people to play."""
        strip = self._strip(page)
        top = BEAM + strip + UNDER if strip else SAFE.y + self._head(page) + LINTEL + UNDER
        foot = SAFE.bottom - INVITED if self.poster else page.floor - UNDER - 6
        return Box(SAFE.x, top, SAFE.w, foot - top)

    def build(self, page: Page) -> None:
        say = self.house.words
        self.at = min(self.at, self.leaves() - 1)
        body, kinds, strip = self._body(page), self.kinds(), self._strip(page)
        self._covers = {}
        row = Box(SAFE.x, SAFE.y, SAFE.w, self._head(page))
        cupboard.niche(page, BEAM if strip else row.bottom + LINTEL)
        if strip:
            self._tabs(page, BEAM, body.y - UNDER - _edge(page))
        else:
            row = self._heading(page, row)
        if not self.poster:
            low = body.bottom + LEDGE - 4
            page.image(page.art.plate(WIDTH - 2 * cupboard.CHEEK, cupboard.FLOOR - low, INK, DUSK,
                                      None, 0, 2), cupboard.CHEEK, low)
            page.image(page.art.plate(WIDTH, LEDGE, OAK, 255, INK, 3, 4), 0, body.bottom - 3)
        faces = self.faces()
        lists = BestLists(self.house, self.board.wins, faces)
        if self.at < len(kinds):
            of = kinds[self.at]
            best = self.board.kinds.get(of, Best())
            lists.put(page, body, best, say(f"game-{of.game}"), self._counted(of.game), of.game)
        elif self.at == len(kinds):
            lists.put(page, body, self.board.wins, say("night-wins-short"), say("night-won"))
        elif self.at < self._before_matches():
            self._evening(page, body, self.at - len(kinds) - 1)
        else:
            self._past(page, body, self.at - self._before_matches(), faces)
        if strip:
            long = cupboard.CAT * NAPS
            cat = cupboard.cat(page, cupboard.FLOOR + 8, SAFE.right - 20 - long, long)
            if not self.poster:  # there an invitation stands beside her
                cupboard.candle(page, cupboard.FLOOR + 4, cat.x - 40 - long / 2, 1.5 * long)
        if not self.poster:
            self._turned(page, row)
            self.foot(page)

    def faces(self) -> dict[str, str]:
        """Those of all names that stand on a leaf or in a match."""
        leaves = [self.board.wins, *self.board.kinds.values()]
        matches = [[one.name for one in past.sitters if one.kind == "human"]
                   for past in self.board.past]
        return remembered([*([line.name for lines in best for line in lines] for best in leaves),
                           *matches], self.house.settings.faces)

    def _heading(self, page: Page, row: Box) -> Box:
        """What it is, where texts are large. Returns the room after it."""
        said = self.house.words("nightboard")
        name = min(page.art.size(said, "heading")[0] + 1, row.w / 2)
        page.fitted(row._replace(w=name), said, "heading", GOLD)
        return Box(row.x + name + GAP, row.y, row.w - name - GAP, row.h)

    def _named(self, page: Page, box: Box) -> None:
        """What it is, before the boxes, over which kind of a game the leaf is about."""
        say, head = self.house.words, self.house.words("nightboard")
        title = next((one for one in TITLES if page.art.size(head, one)[0] < box.w), TITLES[-1])
        line = page.art.line(title)
        told = self._title().partition(", ")[2]
        if self.board.shared or self._open() == PAST:  # what a night is matters there
            told = say("night-shared" if self.board.shared else "night-about")
        if self._open() == EVENINGS:
            at, count = self.at - len(self.kinds()), len(self._evenings)
            told = say("night-evening", at, count) if count > 1 else ""
        under = Box(box.x, 0, box.w, min(page.art.size(told, "small", box.w)[1] if told else 0,
                                         box.h - line))
        low = box._replace(h=page.art.line(KIND))
        style = KIND if told and page.art.size(told, KIND)[0] < box.w else "small"
        y = box.y + (box.h - line - under.h) / 2
        page.fitted(box._replace(y=y, h=line), head, title, GOLD)
        if told:
            page.fitted(under._replace(y=y + line, h=max(under.h, low.h)), told, style, IVORY)

    def _turned(self, page: Page, room: Box) -> None:
        """What turns the leaves: the open cover, or a choice beside the heading."""
        if self._covers:
            page.spot("leaf", Control(self._covers[self._open()], self._opens, self.turn, None,
                                      self._turns()), self._title())
            return
        title = Box(room.right - room.w * 0.7, room.y, room.w * 0.7, room.h)
        page.choice("leaf", title, "", self._title(), self.turn, focus=self.focus.name)
        page.spots["leaf"] = Control(title, self._opens, self.turn, None,
                                     self._turns())

    def _tabs(self, page: Page, top: float, foot: float) -> None:
        """On a shelf the box of each game, and behind a post pictures of other lists, over their
        names; the open one is larger and in the light, and so is its name."""
        shown = self._boxes()
        slot = min((SAFE.right - SAFE.x - HEADED - BEFORE - ASIDE) / len(shown), WIDE)
        left, post = SAFE.right - slot * len(shown) - ASIDE, len(games())
        aside = WIDTH if self._alone() else left + post * slot + ASIDE / 2
        whole = Box(cupboard.CHEEK, top, WIDTH - 2 * cupboard.CHEEK, foot - top)
        for x, right, colour in ((whole.x, min(aside, whole.right), WINE),
                                 (aside, whole.right, DUSKY)):
            if x < right:
                felt(page, whole._replace(x=x, w=right - x), colour)
        cupboard.shelf(page, top, foot, _edge(page))
        cupboard.beam(page, top)
        if self._alone():
            self._billed(page, Box(SAFE.x, top + SAGS, SAFE.w, foot - top - SAGS))
            return
        self._named(page, Box(SAFE.x, SAFE.y, HEADED, foot - SAFE.y))
        names = [self._short(name) for name in shown]
        style = cupboard.lettered(page, names, slot, NAMES, APART)
        side = min(foot - top - OVER, (slot - TAB - cupboard.SPINE) / box_art.SHAPE + LARGER / 3)
        open_ = self._open()
        cupboard.put(page, "post", Box(aside - cupboard.POST / 2, top, cupboard.POST, foot - top))
        for n, (name, said) in enumerate(zip(shown, names, strict=True)):
            opened = name == open_
            middle = left + (n + 0.5) * slot + ASIDE * (name not in games())
            under = Box(0, foot + 4, slot, _edge(page) - 8)
            high = side if opened else side - LARGER
            at = Box(middle - (high * box_art.SHAPE - cupboard.SPINE) / 2, foot - high,
                     high * box_art.SHAPE, high)
            self._covers[name] = at
            if opened:
                cupboard.light(page, Box(middle - slot / 2, top, slot, foot - top))
            self._tab(page, name, at, opened=opened)
            if not opened:
                wide = page.art.size(said, style)[0] + 1
                page.text(under._replace(x=middle - wide / 2, w=wide), said, style, QUIET,
                          "center", leaf=False)
                continue
            ends = [gap + slot - (page.art.size(names[to], style)[0] + APART) / 2
                    if 0 <= to < len(names) else slot / 2 for to, gap in (
                        (n - 1, ASIDE * (n == post)), (n + 1, ASIDE * (n + 1 == post)))]
            cupboard.titled(page, under._replace(x=middle - ends[0], w=sum(ends)), middle, said,
                            OPENED, ROUND)

    def _alone(self) -> bool:
        """Whether passers-by see a board that waits for its first name: it has nothing to do with
        other games."""
        return self.poster and self._open() in games() and not self.board.wins.ever

    def _billed(self, page: Page, room: Box) -> None:
        """What this is, large in the middle, after the name of its game."""
        head, game = self.house.words("nightboard"), self.house.words(f"game-{self._open()}")
        lines, style = lines_of(page.art, head, room.w - 2 * (HEADED + GAP), room.h / CAPITALS)
        gild_name(page, room, lines, style)
        page.claim(head, Box(room.x, SAFE.y, room.w, room.bottom - SAFE.y).inset(HEADED + GAP, 0))
        cup = room.h * CUP
        page.picture(Box(room.right - HEADED / 2 - cup / 2, room.center[1] - cup / 2, cup, cup),
                     "ui/trophy", leaf=False)
        title = next((one for one in TITLES if page.art.size(game, one)[0] < HEADED), TITLES[-1])
        page.fitted(room._replace(w=HEADED), game, title, GOLD, "center")

    def _short(self, name: str) -> str:
        """What stands under a cover."""
        say = self.house.words
        short = {WINS: say("night-wins-short"), EVENINGS: say("night-evenings-short"),
                 PAST: say("night-past-short")}
        return short[name] if name in short else say(f"game-{name}")

    def _tab(self, page: Page, name: str, at: Box, *, opened: bool) -> None:
        """The box of a game, or a framed picture of another list; round the open one lies a ring,
        which may be that of the focus."""
        if name in games():
            cupboard.game_box(page, name, at, LIT if opened else SHADE)
        else:
            inner = at.inset(FRAME)
            cupboard.put(page, "shadow", Box(at.x - 20, at.y + 6, at.w + 70, at.h + 24))
            hang(page, inner, page.art.soft(name, inner.w, inner.h, LIT if opened else SHADE))
        if opened and (self.poster or self.focus.name != "leaf"):
            ring = at.inset(-6)
            page.image(page.art.ring(ring.w, ring.h, GOLD, 5), ring.x, ring.y)

    def _leaf_of(self, name: str) -> int:
        """The first leaf of a game, or of what else has a cover."""
        kinds = self.kinds()
        others = {WINS: len(kinds), EVENINGS: len(kinds) + 1, PAST: self._before_matches()}
        if name in others:
            return others[name]
        return next((n for n, one in enumerate(kinds) if one.game == name), self.at)

    def _open(self) -> str:
        """The game whose leaf is open, or the picture of another leaf."""
        kinds = self.kinds()
        if self.at < len(kinds):
            return kinds[self.at].game
        if self.at == len(kinds):
            return WINS
        return EVENINGS if self.at < self._before_matches() else PAST

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
        say = self.house.words
        titles = {WINS: say("night-wins"), EVENINGS: say("night-evenings"), PAST: say("night-past")}
        return titles[self._open()]

    def _evening(self, page: Page, body: Box, at: int) -> None:
        """A game night of the past, the newest first."""
        if self._evenings:
            past_evenings.put(page, self.house, body, UNDER, self._evenings[at])
        else:
            waits(page, body, EVENINGS, self.house.words("night-no-evening"))

    def _past(self, page: Page, body: Box, leaf: int, faces: Mapping[str, str]) -> None:
        """Past matches, newest first, each with the card of its game."""
        rows = self.rows()
        if shown := self.board.past[leaf * rows : (leaf + 1) * rows]:
            planks = past_matches.put(page, self.house, body, shown, faces)
            if not self.poster:
                past_matches.offer(page, self.house, planks, shown, self.focus.name)
        else:
            waits(page, body, PAST, self.house.words("night-free"))


def _edge(page: Page) -> float:
    """How high the edge of the shelf is, with the name of the open box in large letters."""
    return max(EDGE, cupboard.edge(page))
