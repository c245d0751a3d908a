"""The title: the shelf of games, the matches that can go on, the settings, and the way out."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from game import shelf
from game.match import Match, stamps, unfinished
from game.page import Control, Page
from game.press import Device
from game.scenes.menu import MenuScene
from game.screen import SAFE, Box, Screen
from game.snow import Snow
from game.tables.hands import Hands
from game.theme import DIM, GOLD, IVORY

if TYPE_CHECKING:
    from game.house import House

CARD = Box(0, 0, 328, 410)  # five of them fill the shelf
CARD_GAP = 22
MENU_WIDTH = 560
NARROW_MENU = 480
MENU_GAP = 12
RESUMED = 2  # matches offered at most


class TitleScene(MenuScene):
    """Where an evening begins."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.open: list[Match] = []
        self._found: list[Match] = []
        self._seen: list[tuple[Path, int]] | None = None  # records when they were read last
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
        """See which matches can go on. They are read anew only when a file has changed: whoever
        comes back does not wait for it."""
        seen = stamps(self.house.records)
        if seen != self._seen:
            self._found, complaints = unfinished(self.house.records)
            self._seen = seen
            for sentence in complaints:
                self.house.notice(sentence)
        going = [match for match in self._found
                 if match.result is None and match.rules.NAME in self.house.games]
        self.open = sorted(going, key=_untouched)
        self.stale()

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("title")
        page.text(Box(SAFE.x, 64, SAFE.w, line), say("title"), "title", IVORY)
        bottom = page.floor - 24 - page.art.line("label") - 20
        menu = self._menu(page, bottom - CARD.h)
        card = CARD._replace(h=min(CARD.h, bottom - menu.bottom - MENU_GAP))
        for n, game in enumerate(self.house.games):
            self._card(page, game, card._replace(x=SAFE.x + n * (card.w + CARD_GAP),
                                                 y=bottom - card.h))
        page.fitted(Box(SAFE.x, 64 + line, menu.x - SAFE.x - 24, 2 * page.art.line("body")),
                    say("subtitle"), "body", DIM)
        self.hints(page)

    def _card(self, page: Page, game: str, card: Box) -> None:
        box = card._replace(h=card.h + page.art.line("label") + 16)
        lit = self.focus.name == f"game/{game}"
        page.plate(box, alpha=246, edge=GOLD if lit else None)
        page.picture(Box(card.x + 10, card.y + 10, card.w - 20, card.h - 12), f"ui/cover_{game}")
        page.fitted(Box(card.x + 10, card.bottom + 2, card.w - 20, page.art.line("label")),
                    self.house.words(f"game-{game}"), "label", GOLD if lit else IVORY, "center")
        page.spot(f"game/{game}", Control(box, lambda: self._lobby(game)))

    def _menu(self, page: Page, bottom: float) -> Box:
        """Above the shelf at the right, in one column or, where texts are large, in two; where it
        is."""
        say = self.house.words
        h = page.control("label")
        entries: list[tuple[str, str, Callable[[], None], str]]
        entries = [(f"resume/{n}", self._resume_label(match), partial(self._resume, match),
                    "ui/play") for n, match in enumerate(self.open[:RESUMED])]
        entries += [("series", say("series"), self._series, "ui/coin"),
                    ("nightboard", say("nightboard"), self._nightboard, "ui/trick"),
                    ("kept", say("kept"), self._kept, "ui/book"),
                    ("settings", say("settings"), self._settings, "ui/gear")]
        if not self.house.kiosk:
            entries.append(("quit", say("quit"), self.house.quit, "ui/leave"))
        columns = 1 if SAFE.y + len(entries) * (h + MENU_GAP) <= bottom else 2
        rows = -(-len(entries) // columns)
        w = MENU_WIDTH if columns == 1 else NARROW_MENU
        left = SAFE.right - columns * (w + MENU_GAP) + MENU_GAP
        for n, (name, label, act, picture) in enumerate(entries):
            box = Box(left + n // rows * (w + MENU_GAP), SAFE.y + n % rows * (h + MENU_GAP), w, h)
            page.button(name, box, label, act, picture=picture, focus=self.focus.name,
                        style="body" if name.startswith("resume") else "label")
        return Box(left, SAFE.y, SAFE.right - left, rows * (h + MENU_GAP))

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

    def _series(self) -> None:
        from game.scenes.series import SeriesScene

        self.house.stack.push(SeriesScene(self.house, self.last_device))

    def _nightboard(self) -> None:
        from game.scenes.nightboard import NightBoardScene

        self.house.stack.push(NightBoardScene(self.house))

    def _settings(self) -> None:
        from game.scenes.options import SettingsScene

        self.house.stack.push(SettingsScene(self.house))

    def back(self) -> None:
        """There is nothing behind the title: leaving is a button of its own, where there is one."""
        if not self.house.kiosk:
            self.focus.name = "quit"


def resume_match(house: House, match: Match, device: Device) -> None:
    """Go on with a match: at once for one human, by way of the lobby for several."""
    from game.scenes.lobby import LobbyScene

    humans = [seat for seat, player in enumerate(match.players) if player.kind == "human"]
    if len(humans) > 1:
        house.stack.push(LobbyScene(house, match.rules.NAME, device, match))
        return
    house.open_table(match, Hands(match.players, dict.fromkeys(humans, device)))


def _untouched(match: Match) -> bool:
    """Whether only bots have moved yet: such matches stand behind those that people play."""
    return not any(match.players[line.seat].kind == "human" for line in match.record.lines)
