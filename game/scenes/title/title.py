"""The title: the shelf of games, the matches to continue, the menu, and the way out."""

from __future__ import annotations

import time
from pathlib import Path

from game import routes
from game.core import series as evenings
from game.core.match import Match
from game.core.record_index import find_unfinished, list_stamps
from game.core.series import Series
from game.devices.press import Action, Press
from game.games import list_games
from game.house import House
from game.picture.music import Tune
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import GOLD
from game.scenes.menu import MenuScene
from game.scenes.overlay import ConfirmScene, Doubt
from game.scenes.room import ROOM
from game.scenes.title.continue_cards import ContinueCards
from game.scenes.title.game_shelf import LEFT, build_shelf
from game.scenes.title.menu_chest import build_chest, build_low_plates, build_plates
from game.tables.match_line import time_of_play
from game.ui.furniture import box_art
from game.ui.furniture.hearth import PANES, Hearth
from game.ui.furniture.title_room import SIGN, draw_room
from game.ui.layout import Node, Padding, Paint, Text, column, row, stack
from game.ui.show import PageRuler

FIRE_END = 394  # the right end of its stones
RESUMED = 2  # matches offered, at most
SOON = 600  # seconds since a match was played, in which players may want to go on at once
RULES = (Action.RULES, "hint-rules")


class TitleScene(MenuScene):
    """The first scene of the program."""

    backdrop = ROOM
    has_hints = False  # but at the foot of its tree

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.open: list[Match] = []
        self._found: list[Match] = []
        self.evening: Series | None = None  # the game night that is going on
        self._seen: list[tuple[Path, int]] | None = None  # the records when they were last read
        self.first = f"game/{list_games()[0]}"
        self._resumed: Match | None = None  # the match resumed last
        self._before = ""  # the focus before Back led to the way out
        self.snow = Snow(PANES)
        self.hearth = Hearth()

    def enter(self) -> None:
        """Focus a match that was left or cut off a short while ago, or the game night between two
        matches."""
        self._look_for_matches()
        kept = evenings.time_of_write(self.house.store.data) if self.evening else 0.0
        left = time_of_play(self.open[0]) if self.open else 0.0
        if time.time() - max(kept, left) < SOON:
            self.first = "series" if kept > left else "resume/0"

    def resume(self) -> None:
        """Keep the focus on the match that the player leaves, or on its game if it is over."""
        self._look_for_matches()
        if self._resumed and self.focus.name.startswith("resume/"):
            file = self._resumed.record.file
            at = next((n for n, match in enumerate(self.open[:RESUMED])
                       if match.record.file == file), None)
            self.focus.name = (f"game/{self._resumed.rules.NAME}" if at is None
                               else f"resume/{at}")
        super().resume()

    def look_at(self, game: str) -> None:
        """Focus a game, if it is on the shelf."""
        if game in self.house.games:
            self.focus.name = f"game/{game}"
            self.mark_stale()

    def tick(self, seconds: float) -> None:
        if not self.house.settings.reduced_motion:
            self.snow.tick(seconds)
            self.hearth.tick(seconds)

    @property
    def tune(self) -> Tune:
        return Tune()

    def draw_scenery(self, screen: Screen) -> None:
        self.snow.draw(screen, self.house.art)
        self.hearth.draw(screen, self.house.art)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        art, anchors = self.house.art, self.page.anchors
        for n, game in enumerate(self.house.games):
            cover = anchors[f"cover/{game}"]
            if game == self._looked_at:
                box_art.draw(screen, art, game, cover, self.hearth.sway)
            self.hearth.draw_warmth(screen, art, cover.inset(4, 10), n)
        tabs = [box for name, box in anchors.items() if name.startswith("tab/")]
        for image, x, y in self.page.drawn:  # they lie over the ring of the focus
            if any(tab.has_point(x, y) for tab in tabs):
                screen.put(image, x, y)

    def _look_for_matches(self) -> None:
        """Find the matches to continue. Read them again only after a file has changed, so that
        players who return need not wait."""
        records = list_stamps(self.house.store.records)
        if records != self._seen:
            self._found, complaints = find_unfinished(self.house.store.records)
            self._seen = records
            for sentence in complaints:
                self.house.notice(sentence)
        self.evening = evenings.open_one(self.house.store.data)
        self.open = [match for match in self._found
                     if match.result is None and match.rules.NAME in self.house.games]
        self.mark_stale()

    def list_obstacles(self) -> tuple[list[Box], list[Box]]:
        """Return those of all menus, but let a notice cover the name of the house."""
        pressed, words = super().list_obstacles()
        name = SAFE.y + self.page.art.line_height("title")
        return pressed, [box for box in words if box.y >= name]

    def show_hints(self, page: Page) -> None:
        """Draw the hints before the small plates."""
        self.put_hints(page, *([RULES] if self._looked_at else []),
                       right=page.spots["settings"].box.x - 28)

    def build(self, page: Page) -> Node:
        house, art, focus = self.house, page.art, self.focus.name
        say, large = house.words, art.large_text
        self.hearth.preload(art)
        small = 0 if large else art.line_height("small")
        title = row(column(
            Text(words=say("title"), style="title", size=0.93, align="center", one_line=True,
                 height=art.line_height("title") - 8),
            None if large else Text(words=say("subtitle"), style="small", ink=GOLD, align="center",
                                    one_line=True, height=small),
            width=2 * (SIGN.center[0] - SAFE.x)))
        cards = ContinueCards(house, self.open[:RESUMED], focus, self.evening)
        aside = cards.build(page, 790, 140) if self.open and large else None
        shelf = build_shelf(page, house, self._looked_at, self.evening)
        counts = self._count()
        if large:
            foot = row(Node(width=FIRE_END - SAFE.x), build_plates(say, focus, counts), height=112)
        else:
            chest = build_chest(page, say, focus, counts)
            free = SAFE.right - FIRE_END - chest.measure(PageRuler(page)).w - 28
            foot = row(Node(width=FIRE_END - SAFE.x), cards.build(page, free, 150) if self.open
                       else None, Node(grow=1), chest, height=150)
        names = ["settings"] if house.kiosk else ["settings", "quit"]
        low = row(Node(grow=1), build_low_plates(say, focus, names),
                  height=SAFE.bottom - page.hints_top)
        bounds = house.screen.bounds
        rests = not self.open and not large
        scenery = Paint(paint=draw_room, values=(
            art.line_height("title") + small + SIGN.h, rests, page.hints_top - 12,
            (bounds.x, bounds.right, bounds.bottom)))
        head = stack(title, row(Node(width=754), aside, padding=Padding(top=28)),
                     height=art.line_height("title") + 32)
        body = row(Node(width=LEFT - SAFE.x), shelf, grow=1)
        return stack(scenery, column(head, body, Node(height=32), foot, Node(height=12), low))

    def _count(self) -> dict[str, str]:
        """Return the number of further matches, and the game of the game night."""
        found = {}
        if (more := len(self.open) - RESUMED) > 0:
            found["kept"] = self.house.words("resume-others", more)
        if self.evening and self.evening.next:
            at = self.evening.games.index(self.evening.next) + 1
            found["series"] = self.house.words("series-part", at, len(self.evening.games))
        return found

    def choose(self, name: str, step: int) -> None:  # noqa: ARG002  nothing has a value
        house, (part, _, which) = self.house, name.partition("/")
        if part == "game":
            house.stack.open(routes.Lobby(which, self.last_device))
        elif part == "resume":
            self._resumed = self.open[int(which)]
            house.stack.open(routes.Resume(self._resumed, self.last_device))
        elif name == "series":
            house.stack.open(routes.GameNight(self.last_device))
        elif name == "quit":
            doubt = Doubt(("quit-sure",), ("quit-about",), ("quit-stay",), ("quit",))
            house.stack.push(ConfirmScene(house, doubt, house.run.quit))
        else:
            signs: dict[str, routes.Route] = {
                "puzzles": routes.Puzzles(), "nightboard": routes.NightBoard(),
                "kept": routes.Saved(), "settings": routes.Settings()}
            house.stack.open(signs[name])

    @property
    def _looked_at(self) -> str:
        """Return the focused game, if one is."""
        return self.focus.name.removeprefix("game/") if self.focus.name.startswith("game/") else ""

    @property
    def backs(self) -> str:
        if self.focus.name == "quit":
            return "hint-back"
        return "" if self.house.kiosk else "quit"

    def go_back(self) -> None:
        """Focus the button that quits, if there is one; from there return the focus."""
        if self.focus.name == "quit":
            self.focus.name = self._before or self.first
        elif not self.house.kiosk:
            self._before, self.focus.name = self.focus.name, "quit"

    def press(self, press: Press) -> None:
        """Lead up from the way out to the last focus, and to the rules of a focused game."""
        if press.action is Action.RULES and press.phase != "up" and self._looked_at:
            self.last_device = press.device
            self.house.sounds.play("confirm")
            self.house.stack.open(routes.Rules(self._looked_at))
        elif self._before in self.page.spots and press.action is Action.UP and press.phase != "up":
            self.last_device, self.focus.name = press.device, self._before
            self.house.sounds.play("focus")
            self.mark_stale()
        else:
            super().press(press)
        if self.focus.name != "quit":
            self._before = ""
