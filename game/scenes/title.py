"""The title: the shelf of games, the matches that can be resumed, the settings, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors, shelf
from game.match import Match, stamps, unfinished
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import DIM, GOLD, IVORY
from game.scenes.confirm import ConfirmScene, Doubt
from game.scenes.match_line import touched, when, who
from game.scenes.menu import MenuScene

if TYPE_CHECKING:
    from game.house import House

CARD = Box(0, 0, 328, 410)  # five of them fill the shelf; if there are more, each is smaller
CARD_GAP = 22
COVER = 0.8  # the width of a cover as a part of its height
MENU_WIDTH = 560
NARROW_MENU = 480
MENU_GAP = 12
RESUMED = 2  # matches offered, at most
LEAST_RESUME = 430  # the width of one in the smallest type


class TitleScene(MenuScene):
    """Where an evening begins."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.open: list[Match] = []
        self._found: list[Match] = []
        self._seen: list[tuple[Path, int]] | None = None  # the records when they were last read
        self.first = f"game/{shelf.games()[0]}"
        self.snow = Snow()

    def enter(self) -> None:
        self._look()

    def resume(self) -> None:
        self._look()
        super().resume()

    def tick(self, seconds: float) -> None:
        if not self.house.settings.reduced_motion:
            self.snow.tick(seconds)

    def scenery(self, screen: Screen) -> None:
        self.snow.draw(screen, self.house.art)

    def _look(self) -> None:
        """See which matches can be resumed. They are read anew only when a file has changed: nobody
        who comes back has to wait for that."""
        records = stamps(self.house.records)
        if records != self._seen:
            self._found, complaints = unfinished(self.house.records)
            self._seen = records
            for sentence in complaints:
                self.house.notice(sentence)
        self.open = [match for match in self._found
                     if match.result is None and match.rules.NAME in self.house.games]
        self.stale()

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("title")
        page.text(Box(SAFE.x, 64, SAFE.w, line), say("title"), "title", IVORY)
        bottom = page.floor - 24 - page.art.line("label") - 20
        menu = self._menu(page, bottom - CARD.h)
        room = Box(SAFE.x, 0, SAFE.w, min(CARD.h, bottom - menu.bottom - MENU_GAP))
        room = room._replace(y=bottom - room.h)
        under = room.bottom + page.art.line("label")
        cards = list(zip(self.house.games, self._cards(page, room, under), strict=True))
        for game, card in cards:
            cover = _cover(card)
            page.art.foresee(f"ui/cover_{game}", cover.w, cover.h)
        wide = cards[0][1].w
        name = Box(0, 0, wide - 20, self._names(page, wide))
        style = page.even(name, (say(f"game-{game}") for game, _ in cards), "label")
        for game, card in cards:
            self._card(page, game, card, name, style)
        left = Box(SAFE.x, 64 + line, menu.x - SAFE.x - 24, 0)
        left = left._replace(h=room.y - MENU_GAP - left.y)
        taken = self._continue(page, left)
        text = say("subtitle")
        most = left._replace(h=min(2 * page.art.line("body"), left.h - taken))
        if most.h >= page.art.line("small"):
            style = page.even(most, [text])
            page.text(balanced(page, most, text, style), text, style, DIM, top=True)
        self.hints(page)

    def _continue(self, page: Page, room: Box) -> float:
        """The matches that can be resumed, at the foot of the room. Returns how much of it they
        need."""
        count = len(self.open[:RESUMED])
        tall = page.art.line("body") + page.art.line("small") + 20
        w, h = self._resume_size(page, room, tall)
        columns = int((room.w + MENU_GAP) // (w + MENU_GAP))
        rows = -(-count // columns)
        top = room.bottom - rows * (h + MENU_GAP)
        for n, match in enumerate(self.open[:RESUMED]):
            box = Box(room.x + n % columns * (w + MENU_GAP), top + n // columns * (h + MENU_GAP),
                      w, h)
            self._resume_entry(page, n, match, box, two=h == tall)
        return rows * (h + MENU_GAP)

    def _resume_size(self, page: Page, room: Box, tall: float) -> tuple[float, float]:
        """The size of one of them: side by side or not, on two lines or on one."""
        free = room.h - 2 * page.art.line("small")
        for h in (tall, page.control()):
            for columns in (RESUMED, 1):
                w = (room.w - (columns - 1) * MENU_GAP) / columns
                rows = -(-RESUMED // columns)
                if w >= LEAST_RESUME * page.art.text_scale and rows * (h + MENU_GAP) <= free:
                    return w, h
        return room.w, min(page.control(), room.h / RESUMED - MENU_GAP)

    def _resume_entry(self, page: Page, n: int, match: Match, box: Box, *, two: bool) -> None:
        """A match that can be resumed: the game and, if there is room, who plays and since when."""
        say = self.house.words
        game = say("resume-match", say(f"game-{match.rules.NAME}"))
        people = who(self.house, match.players)
        rest = say("resume-more", when(self.house, touched(match)), people)
        page.button(f"resume/{n}", box, "", partial(self._resume, match), focus=self.focus.name,
                    told=say("resume-line", game, people))
        side = min(box.h - 20, 60)
        page.picture(Box(box.x + 20, box.y + (box.h - side) / 2, side, side), "ui/play",
                     leaf=False)
        inner = Box(box.x + 34 + side, box.y + 8, box.w - 54 - side, box.h - 16)
        if not two:
            lines = [say("resume-line", game, words) for words in (rest, people)]
            lines.append(say("resume-more", say(f"game-{match.rules.NAME}"), people))
            page.fitted(inner, fitting(page, inner, lines), "small", IVORY, leaf=False)
            return
        line = page.art.line("body")
        page.fitted(inner._replace(h=line), game, "body", IVORY, leaf=False)
        page.fitted(Box(inner.x, inner.y + line, inner.w, inner.h - line),
                    fitting(page, inner, (rest, people)), "small", GOLD, leaf=False)

    def _cards(self, page: Page, room: Box, foot: float) -> list[Box]:
        """Where the covers of the games stand, in as many rows as make them largest. Names stand
        under them; those of the last row reach down to the foot."""
        count = len(self.house.games)

        def card(rows: int) -> Box:
            columns = -(-count // rows)
            w = min(CARD.w, (room.w + CARD_GAP) // columns - CARD_GAP)
            pace = (foot - room.y + 16 + CARD_GAP) / rows
            h = min(CARD.h * w / CARD.w, pace - self._names(page, w) - 16 - CARD_GAP)
            return CARD._replace(y=pace, w=w, h=h)

        def size(rows: int) -> float:
            return min(card(rows).w / CARD.w, card(rows).h / CARD.h)

        rows = max(range(1, count + 1), key=size)
        one, columns = card(rows), -(-count // rows)
        top = foot - self._names(page, one.w) - one.h
        return [one._replace(x=room.x + n % columns * (one.w + CARD_GAP),
                             y=top - (rows - 1 - n // columns) * one.y)
                for n in range(count)]

    def _names(self, page: Page, w: float) -> float:
        """The height of the games' names: one line, or two if one is too short on small cards."""
        names = (self.house.words(f"game-{game}") for game in self.house.games)
        short = w < CARD.w and any(page.art.size(name, "small")[0] > w - 20 for name in names)
        return max(page.art.line("label"), 2 * page.art.line("small") if short else 0)

    def _card(self, page: Page, game: str, card: Box, name: Box, style: str) -> None:
        """A game's cover with its name below, in a box and a style that are the same for all
        games."""
        box = card._replace(h=card.h + name.h + 16)
        lit = self.focus.name == f"game/{game}"
        name = name._replace(x=card.x + 10, y=card.bottom + 2)
        page.plate(box, alpha=246, edge=GOLD if lit else None)
        page.picture(_cover(card), f"ui/cover_{game}")
        page.fitted(name, self.house.words(f"game-{game}"), style, GOLD if lit else IVORY,
                    "center")
        page.spot(f"game/{game}", Control(box, lambda: self._lobby(game)),
                  self.house.words(f"game-{game}"))

    def _menu(self, page: Page, bottom: float) -> Box:
        """The menu above the shelf on the right, in one column or, if texts are large, in two.
        Returns where it is."""
        say = self.house.words
        h = page.control("label")
        entries: list[tuple[str, str, Callable[[], None], str]]
        entries = [("series", say("series"), self._series, "ui/coin"),
                   ("nightboard", say("nightboard"), self._nightboard, "ui/trick"),
                   ("kept", say("kept"), self._kept, "ui/book"),
                   ("settings", say("settings"), self._settings, "ui/gear")]
        if not self.house.kiosk:
            entries.append(("quit", say("quit"), self._quit, "ui/leave"))
        columns = 1 if SAFE.y + len(entries) * (h + MENU_GAP) <= bottom else 2
        rows = -(-len(entries) // columns)
        w = MENU_WIDTH if columns == 1 else NARROW_MENU
        left = SAFE.right - columns * (w + MENU_GAP) + MENU_GAP
        style = page.even_buttons(Box(0, 0, w, h), [label for _, label, _, _ in entries])
        for n, (name, label, act, picture) in enumerate(entries):
            box = Box(left + n // rows * (w + MENU_GAP), SAFE.y + n % rows * (h + MENU_GAP), w, h)
            page.button(name, box, label, act, picture=picture, style=style,
                        focus=self.focus.name)
        return Box(left, SAFE.y, SAFE.right - left, rows * (h + MENU_GAP))

    def _lobby(self, game: str) -> None:
        doors.lobby(self.house, game, self.last_device)

    def _resume(self, match: Match) -> None:
        doors.resume(self.house, match, self.last_device)

    def _kept(self) -> None:
        doors.kept(self.house)

    def _series(self) -> None:
        doors.game_night(self.house, self.last_device)

    def _nightboard(self) -> None:
        doors.night_board(self.house)

    def _settings(self) -> None:
        doors.settings(self.house)

    def _quit(self) -> None:
        """Leave, once that was confirmed."""
        doubt = Doubt(("quit-sure",), ("quit-about",), ("quit-stay",), ("quit",))
        self.house.stack.push(ConfirmScene(self.house, doubt, self.house.quit))

    def back(self) -> None:
        """There is nothing behind the title; where one may leave, a button does that."""
        if not self.house.kiosk:
            self.focus.name = "quit"


def _cover(card: Box) -> Box:
    """Where a game's cover lies on its card."""
    w = min(card.w - 20, COVER * (card.h - 12))
    return Box(card.x + (card.w - w) / 2, card.y + 10, w, card.h - 12)


def fitting(page: Page, box: Box, texts: Sequence[str]) -> str:
    """The first of these texts that fits on one line, or else the last: whole names say more than
    the time of day."""
    return next((text for text in texts if page.art.size(text, "small@1")[0] <= box.w), texts[-1])


def balanced(page: Page, box: Box, text: str, style: str) -> Box:
    """A box just wide enough to make the lines of a text about equally long."""
    h = page.art.size(text, style, box.w)[1]
    w = box.w
    while w > 200 and page.art.size(text, style, w - 20)[1] == h:
        w -= 20
    return box._replace(w=w)
