"""The kept matches: go on with one, watch it again, or read why it cannot be used."""

from __future__ import annotations

import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game import doors
from game.core import Says
from game.devices.press import Action, Press
from game.match import BadRecord, ForeignRecord, Match, newest, resume
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import EDGE_LIT, INK, IVORY, PLANK, WOOD, Colour
from game.scenes import saved_plank
from game.scenes.match_line import stands, touched, when, who, whose_turn
from game.scenes.menu import MenuScene
from game.scenes.saved_plank import Row
from game.tables.miniature import Miniature
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

BACK = 440  # the width of the way back, beside which the house says things
READ = 60  # records that are read, the newest
GAP, BESIDE = 26, 28  # between planks, one under the other and side by side
LEAST, MOST = 250.0, 400.0  # how high a plank is
LARGE = 1.4  # texts beyond it have planks of the whole width
SHELF, JUTS = 18, 18  # how thick a shelf under a plank is, and how much longer
LANTERN = 1.5  # how high the lantern over it is, in lines of the heading
MORE = 44  # an arrow that says that there is more
SHELVES: Colour = (112, 74, 40)
STAMP = "%Y%m%d-%H%M%S"  # how the name of a record begins


class Saved(NamedTuple):
    """A record: its match, or why there is none."""

    file: Path
    match: Match | None
    trouble: Says = ()
    whole: bool = False  # the file is sound, and only cannot be used here and now


class SavedMatchesScene(MenuScene):
    """A list of all matches: as many as fit, around the one in focus."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.kept = self._read()
        self._pictures: dict[Path, Miniature] = {}  # of the positions that are on the page
        self._shown: list[Path] = []
        self._told: list[Box] = []  # which of all there are
        self._head: list[Box] = []  # the title and the lantern
        self._top = 0  # the first row that is shown
        self._seen, self._across = range(0), 1  # which are shown, and how many in a row

    def tick(self, seconds: float) -> None:
        """Paint a little of one picture that is not finished yet."""
        super().tick(seconds)
        unfinished = (self._pictures[file] for file in self._shown if file in self._pictures
                      and not self._pictures[file].image)
        if (one := next(unfinished, None)) and one.step():
            self.stale()

    def _read(self) -> list[Saved]:
        """The newest records, except those of games that are off the shelf and of matches in which
        nobody has moved."""
        return [saved for saved in read_saved(self.house.records)
                if (match := saved.match) is None
                or (match.rules.NAME in self.house.games
                    and (match.played or match.result is not None))]

    def resume(self) -> None:
        self.kept = self._read()
        self._pictures.clear()
        super().resume()

    def refit(self) -> None:
        self._pictures.clear()
        super().refit()

    def press(self, press: Press) -> None:
        """Up and down lead to rows that are not shown yet."""
        step = {Action.UP: -self._across, Action.DOWN: self._across}.get(press.action, 0)
        name, _, n = self.focus.name.partition("/")
        if step and press.phase != "up" and name == "kept":
            to = min(int(n) + step, len(self.kept) - 1)
            if to // self._across != int(n) // self._across and to >= 0 and to not in self._seen:
                self.focus.name, self.last_device = f"kept/{to}", press.device
                self.house.sounds.play("focus")
                self.stale()
                return
        super().press(press)

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        title = page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.house.words("kept"), "heading",
                          IVORY)
        light = line * LANTERN
        lantern = Box(SAFE.right - light, SAFE.y + (line - light) / 2 - 4, light * 0.75, light)
        page.image(page.art.picture("ui/lantern_lit", lantern.w, lantern.h), lantern.x, lantern.y)
        page.claim("the lantern", lantern._replace(y=SAFE.y, h=line))
        self._head = [title, lantern]
        h, plank = page.control(), self._high(page)
        top = SAFE.y + line + 16
        high = page.floor - 18 - h - top
        down = max(1, int(high // (plank + GAP)))
        plank = max(plank, min(high / down - GAP, MOST))
        names = [f"kept/{n}" for n in range(len(self.kept))]
        across = 1 if page.art.text_scale > LARGE else 2
        if self.focus.name in names:
            here = names.index(self.focus.name) // across
            self._top = max(min(self._top, here), here - down + 1)
        self._top = max(0, min(self._top, -(-len(self.kept) // across) - down))
        seen = range(self._top * across, min((self._top + down) * across, len(self.kept)))
        self._seen, self._across = seen, across
        shown = [(n, self._entry(self.kept[n])) for n in seen]
        box = Box(SAFE.x, top, (SAFE.w + BESIDE) / across - BESIDE, plank)
        letters = saved_plank.styles(page, self.house, box, (row for _, row in shown))
        self._shown = []
        for place, (n, row) in enumerate(shown):
            x, y = place % across * (box.w + BESIDE), place // across * (plank + GAP)
            if not x:
                self._shelf(page, top + y + plank)
            name, at = f"kept/{n}", box._replace(x=box.x + x, y=top + y)
            image = (self._position(page, at, self.kept[n].file, row.match) if row.match
                     else None)
            saved_plank.draw(page, self.house, name, at, row, letters, image,
                             lit=name == self.focus.name)
        if not self.kept:
            page.plate(box, PLANK, 255, WOOD)
            page.fitted(box.inset(32, 8), self.house.words("kept-none"), "body", INK)
        page.button("back", Box(SAFE.x, page.floor - 18 - h, BACK, h), self.house.words("back"),
                    self.back, picture="ui/leave", focus=self.focus.name, style="body")
        if len(seen) < len(self.kept):
            left = SAFE.x + BACK + 20
            self._more(page, Box(left, page.floor - 18 - h, SAFE.right - left, h), seen)
        self.hints(page)

    def taken(self) -> tuple[list[Box], list[Box]]:
        """What the house has to say stands in the line of the title, if it is short."""
        found, words = super().taken()
        shelves = [box._replace(h=box.h + SHELF) for box in found[1:]]
        return [*found, *shelves, *self._told, *self._head], words

    def _more(self, page: Page, box: Box, seen: range) -> None:
        """Which of all there are, with arrows to where there are more."""
        art, x = page.art, box.right
        arrow = art.picture("ui/play", MORE, MORE)
        for turn, more in ((-90, seen.stop < len(self.kept)), (90, seen.start > 0)):
            if more:
                x -= MORE
                page.image(pygame.transform.rotate(arrow, turn), x, box.center[1] - MORE / 2)
                x -= 10
        text = self.house.words("kept-of", seen.start + 1, seen.stop, len(self.kept))
        wide = min(page.art.size(text, "body")[0], x - 14 - box.x)
        self._told = [box._replace(x=x - 14 - wide, w=box.right - x + 14 + wide)]
        page.fitted(box._replace(w=x - 14 - box.x), text, "body", IVORY, "right")

    def _high(self, page: Page) -> float:
        """The height of a plank: a line of what was played, and one of when."""
        return max(LEAST, page.art.line("body") + page.art.line("small") + 24)

    def _shelf(self, page: Page, y: float) -> None:
        """What planks stand on."""
        shelf = Box(SAFE.x - JUTS, y, SAFE.w + 2 * JUTS, SHELF)
        page.image(page.art.plate(shelf.w, shelf.h, SHELVES, 255, None, 2, 4), shelf.x, shelf.y)
        page.image(page.art.plate(shelf.w, 4, EDGE_LIT, 255, None, 2, 1), shelf.x, shelf.y)

    def _position(self, page: Page, box: Box, file: Path, match: Match) -> pygame.Surface | None:
        """How its table looks now, as soon as that is painted."""
        self._shown.append(file)
        if file not in self._pictures:
            wide = saved_plank.parts(page, box).cover.w
            self._pictures[file] = Miniature(self.house, match, wide, saved_plank.SHAPED)
        return self._pictures[file].image

    def _entry(self, entry: Saved) -> Row:
        say, match = self.house.words, entry.match
        if match is None:
            label = (say("kept-not-now", self._day(entry.file), entry.trouble) if entry.whole
                     else say.say(entry.trouble))
            refuse = partial(self.house.refuse, entry.trouble)
            return Row(label, (), refuse, "", "ui/lock", entry.trouble)
        label = say("kept-match", when(self.house, touched(match)),
                    say(f"game-{match.rules.NAME}"), who(self.house, match.players))
        said, at = stands(self.house, match), touched(match)
        if match.result is None:
            return Row(label, said, partial(self._go_on, match), "resume", "ui/play",
                       turn=whose_turn(self.house, match), match=match, at=at)
        watch = partial(self._watch, match)
        return Row(label, said, watch, "replay", "ui/eye", match=match, at=at)

    def _day(self, file: Path) -> str:
        """When a record was begun, which its name says; the name itself if it was given by hand."""
        try:
            return when(self.house, time.mktime(time.strptime(file.name[:15], STAMP)))
        except (ValueError, OverflowError):
            return file.stem

    def _go_on(self, match: Match) -> None:
        self.house.stack.pop()
        doors.resume(self.house, match, self.last_device)

    def _watch(self, match: Match) -> None:
        self.house.open_replay(match)


def read_saved(folder: Path) -> list[Saved]:
    """The newest records in a folder."""
    return [_read(file) for file in newest(folder, READ)]


def _read(file: Path) -> Saved:
    try:
        return Saved(file, resume(file))
    except ForeignRecord as error:
        return Saved(file, None, error.says, whole=True)
    except BadRecord as error:
        sentence = error.sentence
        return Saved(file, None, sentence.says if isinstance(sentence, Trouble)
                     else ("kept-trouble", sentence))
