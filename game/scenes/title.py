"""The title: the shelf of games, the matches that can go on, the settings, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game import shelf
from game.match import Match, unfinished
from game.page import Control, Page
from game.press import Device
from game.scenes.menu import MenuScene
from game.screen import SAFE, Box, Screen
from game.snow import Snow
from game.tables.hands import Hands
from game.theme import DIM, GOLD, IVORY

if TYPE_CHECKING:
    from game.house import House

CARD = Box(0, 0, 336, 420)
MENU_WIDTH = 560
COLUMNS = 3  # of the menu below a shelf that is too long to have it at its side
RESUMED = 2  # matches offered at most


class TitleScene(MenuScene):
    """Where an evening begins."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.open: list[Match] = []
        self.first = f"game/{shelf.GAMES[0]}"
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
        """See which matches can go on."""
        self.open, complaints = unfinished(self.house.records)
        for sentence in complaints:
            self.house.notice(sentence)
        self.stale()

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("title")
        page.text(Box(SAFE.x, 64, SAFE.w, line), say("title"), "title", IVORY)
        page.fitted(Box(SAFE.x, 64 + line, SAFE.w * 0.6, page.art.line("body")),
                    say("subtitle"), "body", DIM)
        menu = self._menu(page)
        bottom = menu - 24 if self._long else page.floor - 24
        card = self._card_size(page, bottom - 64 - line - page.art.line("body") - 20)
        gap = 32 if not self._long else (SAFE.w - len(shelf.GAMES) * card.w) / max(
            len(shelf.GAMES) - 1, 1)
        gap = min(gap, 56)
        for n, game in enumerate(shelf.GAMES):
            self._card(page, game, card._replace(
                x=SAFE.x + n * (card.w + gap), y=bottom - card.h - page.art.line("label") - 20))
        self.hints(page)

    @property
    def _long(self) -> bool:
        """Whether the shelf is too long to have the menu at its side."""
        return len(shelf.GAMES) * (CARD.w + 32) + MENU_WIDTH > SAFE.w

    def _card_size(self, page: Page, room: float) -> Box:
        """A card that leaves room for the menu, and for all the others beside it."""
        if not self._long:
            return CARD
        high = min(CARD.h, room - page.art.line("label") - 20)
        wide = min(CARD.w, high * CARD.w / CARD.h, SAFE.w / len(shelf.GAMES) - 20)
        return Box(0, 0, wide, wide * CARD.h / CARD.w)

    def _card(self, page: Page, game: str, card: Box) -> None:
        x, y = card.x, card.y
        box = Box(x, y, card.w, card.h + page.art.line("label") + 16)
        lit = self.focus.name == f"game/{game}"
        page.plate(box, alpha=246, edge=GOLD if lit else None)
        page.picture(Box(x + 10, y + 10, card.w - 20, card.h - 12), f"ui/cover_{game}")
        page.fitted(Box(x + 10, y + card.h + 2, card.w - 20, page.art.line("label")),
                    self.house.words(f"game-{game}"), "label", GOLD if lit else IVORY, "center")
        page.spot(f"game/{game}", Control(box, lambda: self._lobby(game)))

    def _menu(self, page: Page) -> float:
        """Matches to go on with, settings and the way out; where the menu begins."""
        say = self.house.words
        h = page.control("label")
        entries: list[tuple[str, str, Callable[[], None], str]]
        entries = [(f"resume/{n}", self._resume_label(match), partial(self._resume, match),
                    "ui/play") for n, match in enumerate(self.open[:RESUMED])]
        entries += [("kept", say("kept"), self._kept, "ui/book"),
                    ("settings", say("settings"), self._settings, "ui/gear"),
                    ("quit", say("quit"), self.house.quit, "ui/leave")]
        columns = min(COLUMNS, len(entries)) if self._long else 1
        rows = -(-len(entries) // columns)
        w = (SAFE.w - (columns - 1) * 24) / columns if self._long else MENU_WIDTH
        top = page.floor - 24 - rows * (h + 16) + 16
        for n, (name, label, act, picture) in enumerate(entries):
            row, column = divmod(n, columns)
            x = SAFE.x + column * (w + 24) if self._long else SAFE.right - MENU_WIDTH
            page.button(name, Box(x, top + row * (h + 16), w, h), label, act, picture=picture,
                        focus=self.focus.name,
                        style="body" if name.startswith("resume") else "label")
        return top

    def _resume_label(self, match: Match) -> str:
        game = self.house.words(f"game-{match.rules.NAME}")
        names = " – ".join(player.name for player in match.players)
        return self.house.words("resume-match", game, names)

    def _lobby(self, game: str) -> None:
        from game.scenes.lobby import LobbyScene

        self.house.stack.push(LobbyScene(self.house, game, self.last_device))

    def _resume(self, match: Match) -> None:
        resume_match(self.house, match, self.last_device)

    def _kept(self) -> None:
        from game.scenes.kept import KeptScene

        self.house.stack.push(KeptScene(self.house))

    def _settings(self) -> None:
        from game.scenes.options import SettingsScene

        self.house.stack.push(SettingsScene(self.house))

    def back(self) -> None:
        """There is nothing behind the title: leaving is a button of its own."""
        self.focus.name = "quit"


def resume_match(house: House, match: Match, device: Device) -> None:
    """Go on with a match: at once for one human, by way of the lobby for several."""
    from game.scenes.lobby import LobbyScene

    humans = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
    if len(humans) > 1:
        house.stack.push(LobbyScene(house, match.rules.NAME, device, match))
        return
    house.open_table(match, Hands(match.players, dict.fromkeys(humans, device)))
