"""The night board: the best of tonight and of all nights, leaf by leaf."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from game import shelf
from game.devices.press import Action, Press
from game.night.board import Best, Kind, Line, Past, kind
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GOLD, IVORY
from game.scenes.menu import MenuScene
from game.shelf import games

if TYPE_CHECKING:
    from game.house import House

FRESH = 5.0  # seconds until a board that is on show asks for news
LEAVES = ((Action.NEXT, "hint-page"),)
PADS, GAP = 32, 32
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
        art = self.house.art
        return max(1, int(self._body(Page(art)).h - 40) // int(self._row() + 8))

    def _row(self) -> float:
        """The height of a past match: two lines where texts are large."""
        return self.house.art.line("body") * (2 if self.house.art.text_scale > 1.25 else 1)

    def _body(self, page: Page) -> Box:
        """Where the leaf lies between heading and buttons."""
        top = SAFE.y + max(page.art.line("heading"), page.control()) + 16
        return Box(SAFE.x, top, SAFE.w, page.floor - page.control() - 36 - top)

    def build(self, page: Page) -> None:
        say, h = self.house.words, page.control()
        line = max(page.art.line("heading"), h)
        self.at = min(self.at, self.leaves() - 1)
        half = (SAFE.w - GAP) / 2
        page.fitted(Box(SAFE.x, SAFE.y, half, line), say("nightboard"), "heading")
        title = Box(SAFE.x + half + GAP, SAFE.y + (line - h) / 2, half, h)
        body, kinds = self._body(page), self.kinds()
        if self.at < len(kinds):
            self._two(page, body, self.board.kinds.get(kinds[self.at], Best()))
        elif self.at == len(kinds):
            self._two(page, body, self.board.wins)
        else:
            self._past(page, body, self.at - len(kinds) - 1)
        y = body.bottom + 16
        if self.poster:
            page.fitted(title, self._title(), "label", GOLD, "right")
            return
        page.choice("leaf", title, "", self._title(), self.turn, focus=self.focus.name)
        page.spots["leaf"] = Control(title, lambda: self.turn(1), self.turn, None, LEAVES)
        page.button("back", Box(SAFE.x, y, 420, h), say("back"), self.back, picture="ui/leave",
                    focus=self.focus.name, style="body")
        page.fitted(Box(SAFE.x + 452, y, SAFE.w - 452, h),
                    say("night-shared" if self.board.shared else "night-about"), "small", IVORY)
        self.hints(page)

    def _title(self) -> str:
        kinds = self.kinds()
        if self.at < len(kinds):
            known = kinds[self.at] in self.board.kinds
            return (called(self.house, kinds[self.at]) if known
                    else self.house.words(f"game-{kinds[self.at].game}"))
        return self.house.words("night-wins" if self.at == len(kinds) else "night-past")

    def _two(self, page: Page, body: Box, best: Best) -> None:
        """Tonight on the left, all nights on the right."""
        say, half = self.house.words, (body.w - GAP) / 2
        left = body._replace(w=half)
        self._list(page, left, say("night-tonight"), best.tonight)
        self._list(page, left._replace(x=body.x + half + GAP), say("night-ever"), best.ever)

    def _list(self, page: Page, box: Box, heading: str, lines: tuple[Line, ...]) -> None:
        say, line = self.house.words, page.art.line("label")
        page.plate(box)
        inner = box.inset(PADS, 16)
        page.fitted(inner._replace(h=line), heading, "label", GOLD)
        step = page.art.line("body") + 8
        room = int((inner.h - line - 8) // step)
        wide = 0.34 * inner.w
        whole = Box(0, 0, inner.w - wide - 16, step - 8)
        style = page.even(whole, [f"10  {entry.name}" for entry in lines[:room]])
        if not lines:
            page.fitted(Box(inner.x, inner.y + line + 8, inner.w, step), say("night-nobody"),
                        "body", DIM)
        for n, entry in enumerate(lines[:room]):
            row = Box(inner.x, inner.y + line + 8 + n * step, inner.w, step - 8)
            value = say("night-of", entry.value, entry.of) if entry.of else say("name", entry.value)
            page.fitted(row._replace(w=row.w - wide - 16), f"{n + 1}  {entry.name}", style,
                        IVORY if n else GOLD)
            page.fitted(Box(row.right - wide, row.y, wide, row.h), value, style,
                        IVORY if n else GOLD, "right")

    def _past(self, page: Page, body: Box, leaf: int) -> None:
        """Past matches, newest first."""
        page.plate(body)
        inner = body.inset(PADS, 16)
        step = self._row() + 8
        rows = self.rows()
        shown = self.board.past[leaf * rows : (leaf + 1) * rows]
        if not shown:
            page.fitted(inner._replace(h=step), self.house.words("night-nobody"), "body", DIM)
        row = inner._replace(h=step - 8)
        lines = [past_line(self.house, past) for past in shown]
        style = page.even(row, lines)
        for n, line in enumerate(lines):
            page.fitted(row._replace(y=inner.y + n * step), line, style)


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


def past_line(house: House, past: Past) -> str:
    """A past match in one line, the best place first."""
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(past.ended))
    sitters = sorted(past.sitters, key=lambda sitter: sitter.place)
    names = " – ".join(
        house.words("night-sitter", sitter.name or house.words("night-nameless"), sitter.points)
        for sitter in sitters)
    return house.words("night-match", day, house.words(f"game-{past.game}"), names)
