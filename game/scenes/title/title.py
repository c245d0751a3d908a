"""The title: the shelf of games, the matches that can be resumed, the settings, and the way out."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors, shelf
from game import series as evenings
from game.devices.press import Action, Press
from game.match import Match
from game.picture.music import Tune
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import EDGE, GOLD, INK, IVORY, WOOD
from game.record_index import stamps, unfinished
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.menu import MenuScene
from game.scenes.scenery import box_art
from game.scenes.scenery.hearth import Hearth
from game.scenes.scenery.match_line import touched
from game.scenes.scenery.room import PANES, ROOM
from game.scenes.title.continue_cards import TABBED, ContinueCards
from game.scenes.title.game_shelf import HEARTH, Bench, large
from game.scenes.title.plates import APART, Entry, Plates, Stood, beside

if TYPE_CHECKING:
    from game.house import House
    from game.series import Series

GAP = 28  # between the strips and the menu
MANTEL, FLOOR = Box(112, 249, 148, 74), Box(400, 800, 240, 120)  # where the cat may lie
NEAR, EARS = 10, 0.5  # round it, on the board at the foot; so much of it may be behind the name
RUG, NEAR_RUG = Box(100, 850, 1060, 134), Box(64, 850, 316, 112)  # before the fire: a broad one,
# and one that is seen whole while something lies beside it
BY_FIRE = 394.0  # where its stones end
AIR, CLEAR = 12, 32  # CLEAR: over the menu
LOW_ROUND = 64  # a button of the menu beside its label, if texts are large
LIP = 5  # of light along the edge of the board under the menu
COUNTER, OUT = 44, 14  # how many more matches wait, on a corner of it, and how far past that
MENU, LOW_MENU = 150, 112  # its height, and that where texts are large
HEAD = 1.2  # of them, the heading of the strips
LOW = 1.35  # of the text size, letters at the end of the hints, at most
HIGHEST = 1.5  # of the text size: larger letters have no room under a sign
RESUMED = 2  # matches offered, at most
SOON = 600  # seconds since a match was played, after which nobody is in the midst of it
STRIPS = 350  # the width of one at least; the sky has room for narrower ones
ASIDE = Box(850, SAFE.y + TABBED, 790, 140)  # where they are if texts are large
RULES = (Action.RULES, "hint-rules")
SIGNBOARD = Box(74, 8, 760, 74)  # where the board with its name hangs, and what it adds to that
CARVED = "title@0.93"  # the letters of the name
EDGED = 12  # how much narrower what stands under the name is


class TitleScene(MenuScene):
    """Where an evening begins."""

    backdrop = ROOM

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.open: list[Match] = []
        self._found: list[Match] = []
        self.evening: Series | None = None  # the game night that is going on
        self._seen: list[tuple[Path, int]] | None = None  # the records when they were last read
        self.first = f"game/{shelf.games()[0]}"
        self._resumed: Match | None = None  # the one that was gone on with last
        self._before = ""  # what had the focus before back led to the way out
        self._covers: dict[str, Box] = {}  # where they are
        self._strips: ContinueCards | None = None
        self.snow = Snow(PANES)
        self.hearth = Hearth()

    def enter(self) -> None:
        """Whoever opens the house again right after a match was left, or cut off, goes on with
        one press; between two matches of a game night, with that."""
        self._look()
        kept = evenings.when(self.house.data) if self.evening else 0.0
        left = touched(self.open[0]) if self.open else 0.0
        if time.time() - max(kept, left) < SOON:
            self.first = "series" if kept > left else "resume/0"

    def resume(self) -> None:
        """Whoever comes back from a match that she went on with finds it where it is now, or its
        game if it is over."""
        self._look()
        if self._resumed and self.focus.name.startswith("resume/"):
            file = self._resumed.record.file
            at = next((n for n, match in enumerate(self.open[:RESUMED])
                       if match.record.file == file), None)
            self.focus.name = (f"game/{self._resumed.rules.NAME}" if at is None
                               else f"resume/{at}")
        super().resume()

    def look_at(self, game: str) -> None:
        """Give the focus to a game, if it is on the shelf."""
        if game in self.house.games:
            self.focus.name = f"game/{game}"
            self.stale()

    def tick(self, seconds: float) -> None:
        if not self.house.settings.reduced_motion:
            self.snow.tick(seconds)
            self.hearth.tick(seconds)

    @property
    def tune(self) -> Tune:
        return Tune()

    def scenery(self, screen: Screen) -> None:
        self.snow.draw(screen, self.house.art)
        self.hearth.draw(screen, self.house.art)

    def draw(self, screen: Screen) -> None:
        super().draw(screen)
        for n, (game, cover) in enumerate(self._covers.items()):
            if game == self._looked_at:
                box_art.draw(screen, self.house.art, game, cover, self.hearth.sway)
            self.hearth.warm(screen, self.house.art, cover.inset(4, 10), n)
        for image, x, y in self._strips.head if self._strips else ():  # over the ring of the focus
            screen.put(image, x, y)

    def _look(self) -> None:
        """See which matches can be resumed. They are read anew only when a file has changed: nobody
        who comes back has to wait for that."""
        records = stamps(self.house.records)
        if records != self._seen:
            self._found, complaints = unfinished(self.house.records)
            self._seen = records
            for sentence in complaints:
                self.house.notice(sentence)
        self.evening = evenings.open_one(self.house.data)
        self.open = [match for match in self._found
                     if match.result is None and match.rules.NAME in self.house.games]
        self.stale()

    def taken(self) -> tuple[list[Box], list[Box]]:
        """As in all menus; but a sentence may lie on the name of the house."""
        pressed, words = super().taken()
        name = SAFE.y + self.page.art.line("title")
        return pressed, [box for box in words if box.y >= name]

    def build(self, page: Page) -> None:
        say = self.house.words
        line = page.art.line("title")
        small = 0.0 if large(page) else page.art.line("small")
        page.image(page.art.stretched("ui/hearth/sign", SIGNBOARD.w, line + small + SIGNBOARD.h),
                   SIGNBOARD.x, SIGNBOARD.y)
        name = Box(SAFE.x, SAFE.y, 2 * (SIGNBOARD.center[0] - SAFE.x), line)
        page.text(name, say("title"), CARVED, IVORY, "center")
        foot = self._foot(page)
        rests = not self.open and not large(page)
        menu = Box(BY_FIRE, foot, SAFE.right - BY_FIRE, page.floor - AIR - foot)
        plates = Plates(page, self.house.words, self.focus.name)
        stood = plates.stood(self._entries, menu, GAP + RESUMED * (STRIPS + AIR))
        rug = ("ui/hearth/rug", RUG) if rests else ("ui/hearth/rug_near", NEAR_RUG)
        page.image(page.art.picture(rug[0], rug[1].w, rug[1].h), rug[1].x, rug[1].y)
        if rests:
            self._cat(page, FLOOR)
        self._sill(page)
        if not rests:
            self._cat(page, self._nap(line + small + SIGNBOARD.h))
        top = SAFE.y + line + AIR
        bench = Bench(self.house, page, Box(HEARTH, top, SAFE.right - HEARTH, foot - CLEAR - top),
                      self._looked_at, self.evening)
        bench.draw(self._lobby)
        self._covers = bench.covers()
        left, after = self._menu(page, menu, plates, stood)
        room = menu._replace(w=left - GAP - menu.x)
        self._strips = ContinueCards(self.house, self.open[:RESUMED], self.focus.name, self._resume,
                              self.evening)
        aloft = self._aloft(page, room.w)
        self._strips.put(page, ASIDE if aloft else room, self._letters(page))
        if not large(page):
            under = name.inset(EDGED, 0)._replace(y=name.bottom - 6, h=small)
            page.fitted(under, say("subtitle"), "small", GOLD, "center")
        self.hearth.foresee(page.art)
        self.hints(page, *([RULES] if self._looked_at else []), right=after)

    def _cat(self, page: Page, at: Box) -> None:
        """It sleeps."""
        page.image(page.art.picture("ui/hearth/cat", at.w, at.h), at.x, at.y)

    def _nap(self, high: float) -> Box:
        """Where, while something else lies before the fire: on the mantel of the room, which covers
        a window of any shape, or on the board at the foot where the mantel is out of sight or
        behind the name, so `high`."""
        screen = self.house.screen
        left, top = screen.to_logical((0, 0))
        right, foot = screen.to_logical(screen.surface.get_size())
        more = max((right - left) / WIDTH, (foot - top) / HEIGHT)
        at = Box(WIDTH / 2 + more * (MANTEL.x - WIDTH / 2),
                 HEIGHT / 2 + more * (MANTEL.y - HEIGHT / 2), more * MANTEL.w, more * MANTEL.h)
        seen = at._replace(y=at.y + EARS * at.h, h=at.h * (1 - EARS))
        if at.x >= left and not seen.meets(SIGNBOARD._replace(h=high)):
            return at
        high = min(FLOOR.h, foot - SAFE.bottom - 2 * NEAR)
        wide = high * FLOOR.w / FLOOR.h
        return Box(SAFE.right - wide, foot - NEAR - high, wide, high)

    def _sill(self, page: Page) -> None:
        """A board all along the foot of a window of any shape: the menu stands on it, and the hints
        are on its front."""
        screen, top = self.house.screen, page.floor - AIR
        left, _ = screen.to_logical((0, 0))
        right, foot = screen.to_logical(screen.surface.get_size())
        page.image(page.art.plate(right - left, foot - top, WOOD, 255, INK, 3, 4), left, top)
        page.image(page.art.plate(right - left, LIP, EDGE, 255, None, 2, 1), left, top + 3)

    def _foot(self, page: Page) -> float:
        """Where the menu begins, under all else."""
        return page.floor - AIR - (LOW_MENU if large(page) else MENU)

    @property
    def _entries(self) -> list[Entry]:
        """What the menu has besides what is pressed once an evening."""
        return [("series", self._series, "ui/menu/night"),
                ("puzzles", self._puzzles, "ui/menu/puzzle"),
                ("nightboard", self._nightboard, "ui/menu/board"),
                ("kept", self._kept, "ui/menu/saved")]

    def _menu(self, page: Page, room: Box, plates: Plates, stood: Stood) -> tuple[float, float]:
        """The menu, at the right of its room, or all over it where the sky is for matches to go on
        with: plates with a sign and their labels; what is pressed once an evening lies small at the
        end of the hints. Returns where it begins, and where hints end."""
        entries, boxes = self._entries, stood.boxes
        seldom: list[Entry] = [("settings", self._settings, "ui/menu/settings")]
        if not self.house.kiosk:
            seldom.append(("quit", self._quit, "ui/menu/leave"))
        if self._aloft(page, boxes[0].x - GAP - room.x):
            w = (room.w - APART * (len(entries) - 1)) / len(entries)
            boxes = [Box(room.x + n * (w + APART), room.y, w, room.h) for n in range(len(entries))]
            labels = [self.house.words(name) for name, _, _ in entries]
            style = page.even(beside(boxes[0], LOW_ROUND), labels, "small")
            plates.put(entries, boxes, LOW_ROUND, style)
        else:
            plates.stand(entries, stood)
        after = plates.low(seldom, f"small@{max(1, min(page.art.text_scale, LOW))}") - GAP
        if (more := len(self.open) - RESUMED) > 0:
            at = [name for name, _, _ in entries].index("kept")
            self._counted(page, boxes[at], "kept", self.house.words("resume-others", more))
        if self.evening and self.evening.next:
            at = self.evening.games.index(self.evening.next) + 1
            self._counted(page, boxes[0], "series",
                          self.house.words("series-part", at, len(self.evening.games)))
        return boxes[0].x, after

    def _aloft(self, page: Page, wide: float) -> bool:
        """Whether matches to go on with have no room so wide beside the menu, but in the sky."""
        return large(page) or wide < min(len(self.open), RESUMED) * (STRIPS + AIR)

    def _letters(self, page: Page) -> str:
        """The letters of the heading of the strips."""
        return f"small@{HEAD * min(page.art.text_scale, HIGHEST):g}"

    def _counted(self, page: Page, box: Box, name: str, told: str) -> None:
        """How many matches wait beside those that are offered here, on the button to all; or at
        which game a game night is."""
        side = COUNTER
        at = (Box(box.x + LOW_ROUND - side * 0.5, box.y + 2, side, side) if large(page) else
              Box(box.right - side + OUT, box.y - OUT, side, side))
        page.image(page.art.disc(side, INK, 255), at.x, at.y)
        page.image(page.art.disc(side - 6, GOLD, 255), at.x + 3, at.y + 3)
        page.fitted(at.inset(2, 0), told, "small@0.84", INK, "center", leaf=False)
        page.told[name] = self.house.words("resume-line", self.house.words(name), told)

    def _lobby(self, game: str) -> None:
        doors.lobby(self.house, game, self.last_device)

    def _resume(self, match: Match) -> None:
        self._resumed = match
        doors.resume(self.house, match, self.last_device)

    def _kept(self) -> None:
        doors.kept(self.house)

    def _series(self) -> None:
        doors.game_night(self.house, self.last_device)

    def _nightboard(self) -> None:
        doors.night_board(self.house)

    def _puzzles(self) -> None:
        doors.puzzles(self.house)

    def _settings(self) -> None:
        doors.settings(self.house)

    def _quit(self) -> None:
        """Leave, once that was confirmed."""
        doubt = Doubt(("quit-sure",), ("quit-about",), ("quit-stay",), ("quit",))
        self.house.stack.push(ConfirmScene(self.house, doubt, self.house.quit))

    @property
    def _looked_at(self) -> str:
        """The game whose cover has the focus; empty if none has."""
        return self.focus.name.removeprefix("game/") if self.focus.name.startswith("game/") else ""

    @property
    def backs(self) -> str:
        if self.focus.name == "quit":
            return "hint-back"
        return "" if self.house.kiosk else "quit"

    def back(self) -> None:
        """There is nothing behind the title; where one may leave, a button does that, and from
        there back leads where one came from."""
        if self.focus.name == "quit":
            self.focus.name = self._before or self.first
        elif not self.house.kiosk:
            self._before, self.focus.name = self.focus.name, "quit"

    def press(self, press: Press) -> None:
        """Up leads from the way out where back has come from; the rules are those of the game that
        is looked at."""
        if press.action is Action.RULES and press.phase != "up" and self._looked_at:
            self.last_device = press.device
            self.house.sounds.play("confirm")
            doors.rules(self.house, self._looked_at)
        elif self._before in self.page.spots and press.action is Action.UP and press.phase != "up":
            self.last_device, self.focus.name = press.device, self._before
            self.house.sounds.play("focus")
            self.stale()
        else:
            super().press(press)
        if self.focus.name != "quit":
            self._before = ""

