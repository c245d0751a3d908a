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
from game.picture.theme import BUTTON, EDGE, GOLD, IVORY
from game.scenes import cupboard, saved_plank
from game.scenes.match_line import stands, touched, when, who, whose_turn
from game.scenes.menu import MenuScene
from game.scenes.saved_plank import Row
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

READ = 60  # records that are read, the newest
LEAST = 224.0  # how high a compartment is
FEWEST = 2  # rows of them
ABOVE, BESIDE = 8.0, 80.0  # from a shelf to the compartment under it, and between two side by side
LARGE = 1.4  # texts beyond it have compartments of the whole width
LANTERN = 58.0  # between two, clear of the frame of what has the focus
NAP = 1.1  # the size of a cat in an empty one
GAP = 28  # over the hints, twice
LIGHT = 0.84  # where light falls, as a part of the width: on those who sit there, not on words
LINTEL = 10.0  # the board over all reaches so far under the title
MORE, NEAR, GONE = 44, 12, 60  # an arrow to where there is more; round it; its body if there is not
NISSE, HANGS = 250.0, 40.0  # who says that there is none; what is left free at both sides
STAMP = "%Y%m%d-%H%M%S"  # how the name of a record begins


class Saved(NamedTuple):
    """A record: its match, or why there is none."""

    file: Path
    match: Match | None
    trouble: Says = ()
    whole: bool = False  # the file is sound, and only cannot be used here and now


class SavedMatchesScene(MenuScene):
    """A cupboard of all matches: as many as fit, around the one in focus, by which a lantern
    hangs."""

    backdrop = cupboard.BACK

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.kept = self._read()
        self._more: dict[int, Box] = {}  # a pointer presses where there are more, by the step there
        self._head: list[Box] = []  # the title, and which of all there are
        self._lantern = ""  # by which it hangs
        self._top = 0  # the first row that is shown
        self._seen, self._across = range(0), 1  # which are shown, and how many in a row

    def _read(self) -> list[Saved]:
        """The newest records, except those of games that are off the shelf and of matches in which
        nobody has moved."""
        return [saved for saved in read_saved(self.house.records)
                if (match := saved.match) is None
                or (match.rules.NAME in self.house.games
                    and (match.played or match.result is not None))]

    def resume(self) -> None:
        self.kept = self._read()
        super().resume()

    def press(self, press: Press) -> None:
        """Up and down lead to rows that are not shown yet, and so do the arrows for a pointer."""
        if press.action is Action.CONFIRM and press.pos and press.phase != "up" and (
                way := next((way for way, box in self._more.items() if box.holds(*press.pos)), 0)):
            to = self._seen.stop if way > 0 else self._seen.start - self._across
            self._lead(min(max(to, 0), len(self.kept) - 1), press)
            return
        step = {Action.UP: -self._across, Action.DOWN: self._across}.get(press.action, 0)
        name, _, n = self.focus.name.partition("/")
        if step and press.phase != "up" and name == "kept":
            to = min(int(n) + step, len(self.kept) - 1)
            if to // self._across != int(n) // self._across and to >= 0 and to not in self._seen:
                self._lead(to, press)
                return
        super().press(press)

    def _lead(self, to: int, press: Press) -> None:
        """The focus goes to one of all matches."""
        self.focus.name, self.last_device = f"kept/{to}", press.device
        self.house.sounds.play("focus")
        self.stale()

    def build(self, page: Page) -> None:
        line, edge = page.art.line("heading"), cupboard.edge(page)
        top, across = SAFE.y + line + LINTEL, 1 if page.art.text_scale > LARGE else 2
        high = page.floor - GAP / 2 - top
        down = max(1, min(int(high // (max(LEAST, saved_plank.tall(page)) + ABOVE)),
                          max(FEWEST, -(-len(self.kept) // across))))
        plank = high / down - ABOVE
        names = [f"kept/{n}" for n in range(len(self.kept))]
        if self.focus.name in names:
            here = names.index(self.focus.name) // across
            self._top = max(min(self._top, here), here - down + 1)
        self._top = max(0, min(self._top, -(-len(self.kept) // across) - down))
        seen = range(self._top * across, min((self._top + down) * across, len(self.kept)))
        self._seen, self._across = seen, across
        shown = [(n, self._entry(self.kept[n])) for n in seen]
        self._hang(seen)
        box = Box(SAFE.x, top + ABOVE, (SAFE.w + BESIDE) / across - BESIDE, plank)
        boxes = [box._replace(x=box.x + place % across * (box.w + BESIDE),
                              y=box.y + place // across * (plank + ABOVE))
                 for place in range(down * across)]
        lit = next((at for at, n in zip(boxes, seen, strict=False)
                    if self._lantern == f"kept/{n}"), boxes[0])
        bays = {at: at.inset(-(BESIDE - cupboard.POST) / 2, 0)._replace(
            y=at.y - ABOVE, h=at.h + ABOVE - edge) for at in boxes}
        for at, (_, row) in zip(boxes, shown, strict=False):
            saved_plank.back(page, bays[at], row, near=at is lit)
        cupboard.light(page, bays[lit], LIGHT)
        cupboard.case(page, top, [box.bottom - edge + n * (plank + ABOVE) for n in range(down)],
                      [] if across == 1 else [SAFE.center[0]])
        cupboard.lantern(page, lit.right + (BESIDE + LANTERN) / 2, lit.y - ABOVE, LANTERN)
        letters = saved_plank.styles(page, self.house, box, [row for _, row in shown])
        for at, (n, row) in zip(boxes, shown, strict=False):
            saved_plank.draw(page, self.house, f"kept/{n}", at, row, letters, near=at is lit,
                             lit=f"kept/{n}" == self.focus.name)
        if not self.kept:
            side = min(NISSE, box.h - edge) * (across > 1)
            page.picture(Box(box.x + HANGS, box.bottom - edge - side, side, side), "ui/nisse",
                         leaf=False)
            page.fitted(box._replace(x=box.x + side + HANGS, w=box.w - side - 2 * HANGS,
                                     h=box.h - edge), self.house.words("kept-none"), "body", IVORY,
                        "center")
        self._heading(page, Box(SAFE.x, SAFE.y, SAFE.w, line), seen)
        if len(shown) < len(boxes) and across > 1:
            at = boxes[-1]
            self._head.append(cupboard.asleep(page, at.right - 40, NAP, at.bottom - edge))
        self.foot(page)

    def taken(self) -> tuple[list[Box], list[Box]]:
        """What the house has to say stands in the line of the title, if it is short."""
        found, words = super().taken()
        return [*found, *self._head], words

    def _hang(self, seen: range) -> None:
        """The lantern hangs by what has the focus, and stays there while something else has it."""
        if self.focus.name.startswith("kept/"):
            self._lantern = self.focus.name
        elif self._lantern not in [f"kept/{n}" for n in seen]:
            self._lantern = f"kept/{seen.start}"

    def _heading(self, page: Page, box: Box, seen: range) -> None:
        """The title, and at the right on a plate which of all there are, if not all are seen,
        between arrows to where there are more."""
        self._head, self._more = [page.text(box, self.house.words("kept"), "heading", GOLD)], {}
        if len(seen) == len(self.kept):
            return
        art, text = page.art, self.house.words("kept-of", seen.start + 1, seen.stop,
                                               len(self.kept))
        left = self._head[0].right + 40
        arrows = 2 * (MORE + NEAR)
        wide = min(art.size(text, "body")[0] + 1, box.right - left - arrows - 2 * NEAR)
        plate = Box(box.right - wide - arrows - 3 * NEAR, box.y, 0, box.h)
        plate = plate._replace(w=box.right - plate.x)
        page.image(art.plate(plate.w, plate.h, BUTTON, 255, EDGE, 2), plate.x, plate.y)
        self._head.append(plate)
        x = plate.x + NEAR
        for step, turn, more in ((-1, 90, seen.start > 0), (1, -90, seen.stop < len(self.kept))):
            at = Box(x if step < 0 else box.right - NEAR - MORE, box.center[1] - MORE / 2, MORE,
                     MORE)
            page.image(pygame.transform.rotate(art.ghost("ui/play", MORE, MORE,
                                                         255 if more else GONE), turn), at.x, at.y)
            if more:
                self._more[step] = at.inset(-NEAR, -NEAR)
        page.fitted(Box(x + MORE + NEAR, box.y, wide + 1, box.h), text, "body",
                    GOLD, "center")

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
