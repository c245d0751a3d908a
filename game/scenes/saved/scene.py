"""The kept matches: go on with one, watch it again, or read why it cannot be used."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game import doors
from game.devices.press import Action, Press
from game.match import Match
from game.picture.art import Art
from game.picture.hints import hint_row, width_of_glyph, width_of_hint
from game.picture.page import Hints, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import GOLD, IVORY, PLANK, WOOD
from game.scenes.menu import MenuScene
from game.scenes.saved import chosen_match, match_box
from game.scenes.saved.manage import ManageScene, put_away_in
from game.scenes.saved.records import Saved, read_saved
from game.scenes.saved.summary import Row
from game.scenes.saved.tabs import LEADS, Tab, lettered
from game.scenes.scenery import cupboard
from game.scenes.scenery.match_line import stands, touched, when, who, whose_turn
from game.tables.miniature import Miniature, board_shape, telling

if TYPE_CHECKING:
    from game.house import House

LEAST = 250.0  # how high a place on a shelf is
FEWEST = 2  # rows of them
HERO = 604.0  # how wide what is chosen is, beside the shelves
BESIDE, BETWEEN = 52.0, 48.0  # from the shelves to that; between two places
UPON = 10.0  # over what is chosen
NAP, NAPS = 0.9, 0.62  # the size of a cat in an empty place, and at the foot of the window
GAP = 28  # over the hints, twice
LINTEL = 10.0  # the board over all reaches so far under the title
MORE = 36  # an arrow to where there is more, at most
MARK, HANGS = 76.0, 38.0  # how wide the plate under it is; how far one hangs down at the foot
NISSE, SIDES = 300.0, 60.0  # who says that there is none; what is left free at both sides
CALLS = "heading@0.9", "heading@0.8", "heading@0.7", "body"  # letters in which that is said
AIR = 12.0  # over a heading of one kind
ASIDE = 8.0  # between two tabs
KEPT = 290.0  # how wide books and a mug in an empty place are
LEAST_SIGN = 40.0  # of a button without a label
MANAGES = Action.UNDO  # the key by which a game is put away or deleted
STAMP = "%Y%m%d-%H%M%S"  # how the name of a record begins


class SavedMatchesScene(MenuScene):
    """A cupboard of all matches: as many as fit on its shelves, around the one in focus, and beside
    them, in warm light, all of that one."""

    backdrop = cupboard.BACK

    def __init__(self, house: House, *, over: bool = False, away: bool = False) -> None:
        """`over`: the newest of those that are over is chosen first. `away`: those that were put
        away are shown, and no others."""
        super().__init__(house)
        self.away = away
        self.folder = put_away_in(house.records) if away else house.records
        self.kept = self._read()
        if over and self._going < len(self.kept):
            self.focus.name = self.first = f"kept/{self._going}"  # on whichever page
        self._more: dict[int, Box] = {}  # a pointer presses where there are more, by the step there
        self._other: Box | None = None  # and the heading of the other kind
        self._head: list[Box] = []  # the title, and which of all there are
        self._deed: Box | None = None  # and what is to be done with the chosen one
        self._chosen = ""  # which that is
        self._top = self._going if over else 0  # the first row that is shown, unless none follows
        self._down = 1  # and how many are
        self._seen = range(0)  # which are shown
        self._rows: list[list[int]] = []  # of all
        self._painted: dict[tuple[Path, int], Miniature | None] = {}  # tables as they were left

    def _read(self) -> list[Saved]:
        """The newest records, those of matches that go on first, except those of games that are off
        the shelf and of matches in which nobody has moved."""
        found = [saved for saved in read_saved(self.folder)
                 if (match := saved.match) is None
                 or (match.rules.NAME in self.house.games
                     and (match.played or match.result is not None))]
        return sorted(found, key=lambda saved: not saved.goes_on)

    def resume(self) -> None:
        self.kept = self._read()
        self._chosen = ""
        name, _, n = self.focus.name.partition("/")
        if name == "kept" and int(n) >= len(self.kept):  # the last one was put away or deleted
            self.focus.name = f"kept/{len(self.kept) - 1}" if self.kept else ""
        super().resume()

    def refit(self) -> None:
        self._painted.clear()
        super().refit()

    def tick(self, seconds: float) -> None:  # noqa: ARG002  it does not wait for the clock
        """Paint a little of the first picture that is not finished, that of the chosen one before
        all others."""
        unfinished = [one for one in (self._painted_of(self._chosen), *self._painted.values())
                      if one and not one.image]
        if unfinished and unfinished[0].step():
            self.stale()

    def _painted_of(self, name: str) -> Miniature | None:
        """The picture of the table of one of them."""
        return next((one for (file, _), one in self._painted.items()
                     if name in [f"kept/{n}" for n, saved in enumerate(self.kept)
                                 if saved.file == file]), None)

    def press(self, press: Press) -> None:
        """Up and down lead to rows that are not shown yet, and so do the arrows for a pointer; the
        press on the tab of the other kind leads there."""
        if press.action is Action.CONFIRM and press.pos and press.phase != "up" and (
                way := next((way for way, box in self._more.items() if box.holds(*press.pos)), 0)):
            self._lead(self._rows[self._top + self._down if way > 0 else self._top - 1][0], press)
            return
        if self._other and press.phase != "up" and (press.action is LEADS or (
                press.action is Action.CONFIRM and press.pos and self._other.holds(*press.pos))):
            self._turn(press)
            return
        if press.action is Action.CONFIRM and press.pos and press.phase != "up" and (
                self._deed and self._deed.holds(*press.pos)):
            self.focus.name = self._chosen
            press = press._replace(pos=None)
        step = {Action.UP: -1, Action.DOWN: 1}.get(press.action, 0)
        name, _, n = self.focus.name.partition("/")
        if step and press.phase != "up" and name == "kept":
            row, column = next((at, row.index(int(n))) for at, row in enumerate(self._rows)
                               if int(n) in row)
            if 0 <= row + step < len(self._rows):
                there = self._rows[row + step]
                to = there[min(column, len(there) - 1)]
                if to not in self._seen:
                    self._lead(to, press)
                    return
        if press.action is MANAGES and press.phase == "down" and self._manages:
            self._manage()
            return
        super().press(press)

    @property
    def _manages(self) -> bool:
        """Whether games can be put away or deleted: not in a kiosk, by guests."""
        away = not self.away and any(put_away_in(self.folder).glob("*.jsonl"))
        return not self.house.kiosk and bool(self.kept or away)

    def _manage(self) -> None:
        """Ask what is to become of the chosen game."""
        n = int(self._chosen.partition("/")[2] or 0)
        self.house.sounds.play("confirm")
        self.house.stack.push(ManageScene(
            self.house, self.kept[n] if self.kept else None, self._entry_label(n), away=self.away))

    def _entry_label(self, n: int) -> str:
        """What a game is called in words."""
        return self._entry(self.kept[n], chosen_match.PICTURE).label if self.kept else ""

    def _feet(self, page: Page) -> None:
        """The way back, and the key or the button by which games are put away or deleted."""
        self.foot(page)
        if not self._manages:
            return
        label = self.house.words("kept-manage")
        right = SAFE.right - HERO - BESIDE - MARK * (1 in self._more)
        left = AIR + max(box.right for box in page.boxes
                         if box.bottom > page.floor and box.x < right)
        row = Box(left, page.floor, right - left, SAFE.bottom - page.floor)
        hint, device = (MANAGES, "kept-manage"), self.last_device
        keyed = width_of_glyph(page.art, self.house, device, MANAGES)
        wide = (width_of_hint(page.art, self.house, device, *hint) if keyed
                else page.art.size(label, "small")[0] + 48)
        side = min(row.w, row.h)
        if side < LEAST_SIGN:
            return  # the key still does it
        if wide > row.w:
            sign = Box(row.x, row.center[1] - side / 2, side, side)
            page.button("manage", sign, "", self._manage, focus=self.focus.name, told=label)
            page.picture(sign.inset(8), "ui/bin", leaf=False)
        elif keyed:
            hint_row(page, self.house, row.inset(AIR, 0), device, (hint,))
        else:
            page.button("manage", row._replace(w=wide), label, self._manage,
                        focus=self.focus.name, style="small")

    def _turn(self, press: Press) -> None:
        """To the first of the kind of which none is seen."""
        to = self._going if self._seen.start < self._going else 0
        self._top = next(at for at, row in enumerate(self._rows) if row[0] == to)
        self._lead(to, press)

    @property
    def _going(self) -> int:
        """How many go on."""
        return sum(saved.goes_on for saved in self.kept)

    def _lead(self, to: int, press: Press) -> None:
        """The focus goes to one of all matches."""
        self.focus.name, self.last_device = f"kept/{to}", press.device
        self.house.sounds.play("focus")
        self.stale()

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        top, across = SAFE.y + line + LINTEL, 1 if page.art.text_scale > match_box.LARGE else 2
        self._deed = None
        if not self.kept:
            self._none(page, top, line)
            return
        boxes, boards = self._laid(page, top, across)
        ways = [n for row in self._rows[self._top:self._top + self._down] for n in row]
        seen = self._seen = range(ways[0], ways[-1] + 1)
        self._choose(seen)
        places = {n: boxes[row * across + column]
                  for row, some in enumerate(self._rows[self._top:self._top + self._down])
                  for column, n in enumerate(some)}
        foot = page.floor - GAP / 2
        hero = Box(SAFE.right - HERO, top + UPON, HERO, foot - top - UPON)
        high = chosen_match.parts(page, hero).picture.h
        shown = {n: self._entry(self.kept[n], high) for n in seen}
        chosen = int(self._chosen.partition("/")[2])
        self._built(page, top, boxes[::across], hero, shown, places)
        self._boards(page, boards, seen)
        games = [self.house.words(f"game-{game}") for game in self.house.games]
        letters = match_box.styles(page, self.house, boxes[0], list(shown.values()), games)
        for n, box in places.items():
            match_box.draw(page, self.house, f"kept/{n}", box, shown[n], letters,
                           near=n == chosen)
        chosen_match.draw(page, self.house, hero, shown[chosen], self.last_device)
        if shown[chosen].match:
            self._deed = chosen_match.parts(page, hero).deed
        title = Box(SAFE.x, SAFE.y, hero.x - BESIDE - SAFE.x, line)
        self._head = [page.text(title, self.house.words(self._title), "heading", GOLD),
                      chosen_match.parts(page, hero).name]
        self._marks(page, boards[0], boxes[-1].bottom, seen)
        self._feet(page)
        self._fill(page, [box for box in boxes if box not in places.values()], hero.x)

    def _built(self, page: Page, top: float, first: Sequence[Box], hero: Box,
               shown: Mapping[int, Row], places: Mapping[int, Box]) -> None:
        """The cupboard: shelves on one side of a post, on the other what is chosen."""
        edge, foot = match_box.edge(page), first[-1].bottom
        post = hero.x - BESIDE / 2
        bay = Box(post, top, WIDTH - cupboard.CHEEK - post, foot - top)
        chosen = int(self._chosen.partition("/")[2])
        for n, box in places.items():
            match_box.back(page, box, shown[n], near=n == chosen)
        for box in first:
            if box.right + BETWEEN < post:
                match_box.parting(page, box, BETWEEN)
        cupboard.case(page, top, [box.bottom - edge for box in first], edge, post)
        chosen_match.back(page, bay, hero, shown[chosen])
        cupboard.cheeks(page, top, foot)
        cupboard.put(page, "post", Box(post - cupboard.POST / 2, top, cupboard.POST, foot - top))
        cupboard.beam(page, top)

    def _laid(self, page: Page, top: float, across: int) -> tuple[list[Box], list[Box]]:
        """The places that are seen, row by row, and the boards over the first row and between those
        that go on and the others, if both are. Both kinds begin on rows of their own."""
        on = self._going
        self._rows = [list(range(n, min(n + across, end))) for begin, end in (
            (0, on), (on, len(self.kept))) for n in range(begin, end, across)]
        high, least = page.floor - GAP / 2 - top, max(LEAST, match_box.tall(page)) + match_box.ABOVE
        board = page.art.line(lettered(page)) + AIR
        most = board * (1 + (0 < on < len(self.kept)))
        down = self._down = max(1, min(int((high - most) // least),
                                       max(FEWEST, len(self._rows))))
        here = next((at for at, row in enumerate(self._rows)
                     if self.focus.name in [f"kept/{n}" for n in row]), self._top)
        self._top = max(min(self._top, here), here - down + 1)
        self._top = max(0, min(self._top, len(self._rows) - down))
        first = [row[0] for row in self._rows[self._top:self._top + down]]
        over = {at for at, n in enumerate(first) if not at or n == on}
        plank = (high - board * len(over)) / down - match_box.ABOVE
        right = SAFE.right - HERO - (BESIDE + cupboard.POST) / 2
        room = right - cupboard.CHEEK - 2 * match_box.WIDER
        wide, boxes, y, boards = (room + BETWEEN) / across, list[Box](), top, list[Box]()
        for row in range(down):
            if row in over and board:
                boards.append(Box(cupboard.CHEEK, y + AIR, right - cupboard.CHEEK, board - AIR))
                y += board
            boxes += [Box(SAFE.x + n * wide, y + match_box.ABOVE, wide - BETWEEN, plank)
                      for n in range(across)]
            y += plank + match_box.ABOVE
        return boxes, boards

    def _boards(self, page: Page, boards: Sequence[Box], seen: range) -> None:
        """Over the shelves of each kind a tab on which stands what they are and how many there are;
        and beside the first, back in the shade, that of the other kind if none of it is seen. At
        their right end, and under the last shelf, is where there are more."""
        self._other, on = None, self._going
        for n, board in enumerate(boards):
            goes_on = not n and seen.start < on
            tab = self._tab(page, board, goes_on=goes_on, seen=True)
            if len(boards) == 1 and 0 < on < len(self.kept):
                beside = board._replace(x=tab.right + ASIDE)
                self._other = self._tab(page, beside, goes_on=not goes_on, seen=False)

    def _tab(self, page: Page, board: Box, *, goes_on: bool, seen: bool) -> Box:
        """The tab of a kind at the left of a board."""
        count = self._going if goes_on else len(self.kept) - self._going
        return Tab(goes_on, count, seen).draw(page, self.house, board, self.last_device)

    def _none(self, page: Page, top: float, line: float) -> None:
        """Somebody says that nothing is kept, beside a cat."""
        cupboard.niche(page, top)
        foot = page.floor - GAP
        cupboard.shelf(page, top, foot)
        room = Box(SAFE.x, top, SAFE.w, foot - top).inset(SIDES, 0)
        side = min(NISSE, room.h)
        page.picture(Box(room.x, foot - side, side, side), "ui/nisse", leaf=False)
        said = room._replace(x=room.x + side + SIDES, w=room.w - side - SIDES,
                             h=room.h - cupboard.CAT / 2)
        words = self.house.words("kept-none-away" if self.away else "kept-none")
        style = page.largest(said, [words], CALLS)
        page.fitted(said.inset((said.w - page.balanced(words, style, said.w)) / 2, 0), words, style,
                    IVORY, "center")
        self._seen, self._more, self._other = range(0), {}, None
        self._head = [page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.house.words(self._title),
                                "heading", GOLD),
                      cupboard.asleep(page, room.right, NAP, foot)]
        self._feet(page)

    @property
    def _title(self) -> str:
        return "kept-away" if self.away else "kept"

    def _fill(self, page: Page, empty: Sequence[Box], end: float) -> None:
        """In the last place that is empty a cat sleeps, in the first lies what people keep; where
        none is empty she sleeps at the foot of the window, before its right `end`, if no words are
        there."""
        edge = match_box.edge(page)
        for box in empty[:-1][:1]:
            cupboard.keepsakes(page, box.bottom - edge, box.center[0] - KEPT / 2, KEPT)
        long = cupboard.CAT * (NAP if empty else NAPS)
        right = empty[-1].center[0] + long / 2 if empty else end - BESIDE - MARK
        foot = empty[-1].bottom - edge if empty else cupboard.FLOOR
        left = right - long if empty else right - 1.5 * long - 40
        if any(box.bottom > page.floor and left < box.right and box.x < right
               for box in page.boxes):
            return
        cat = cupboard.cat(page, foot + 8, right - long, long)
        if not empty:
            cupboard.candle(page, foot + 4, left, 1.5 * long)
        self._head.append(cat)

    def taken(self) -> tuple[list[Box], list[Box]]:
        """What the house has to say stands in the line of the title, if it is short."""
        found, words = super().taken()
        return [*found, *self._head], words

    def _choose(self, seen: range) -> None:
        """What has the focus is chosen, and stays so while something else has it."""
        if self.focus.name.startswith("kept/"):
            self._chosen = self.focus.name
        elif self._chosen not in [f"kept/{n}" for n in seen]:
            self._chosen = f"kept/{seen.start}"

    def own_hints(self, page: Page) -> Hints:
        """What a confirm does stands on the plank of what is chosen."""
        return tuple(hint for hint in super().own_hints(page) if hint[0] is not Action.CONFIRM)

    def _marks(self, page: Page, top: Box, foot: float, seen: range) -> None:
        """Where there are more than are seen, an arrow to there, for a pointer too: at the right
        end of the board at the top, and hanging from the last shelf, whose foot is at a height."""
        self._more, x = {}, top.right - MARK
        for step, more, box in (
                (-1, seen.start > 0, Box(x, top.y, MARK, top.h + match_box.ABOVE - match_box.OVER)),
                (1, seen.stop < len(self.kept), Box(x, foot, MARK, page.floor + HANGS - foot))):
            tabbed = step > 0 and self._other and seen.stop == self._going
            if more and not tabbed:  # else all that is below is of the kind of that tab
                self._more[step] = box
                cupboard.tab(page, box, PLANK, WOOD, hangs=step > 0)
                side = min(MORE, box.h - 8)
                page.image(_arrow(page.art, side, step), box.center[0] - side / 2,
                           box.center[1] - side / 2)
                page.claim(f"more/{step}", box.inset(1))

    def _entry(self, entry: Saved, hung: float) -> Row:
        """One of them, with a picture so high, if any."""
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
                       turn=whose_turn(self.house, match), match=match, at=at,
                       picture_of=self._left(entry.file, match, hung))
        watch = partial(self._watch, match)
        return Row(label, said, watch, "replay", "ui/eye", match=match, at=at)

    def _left(self, file: Path, match: Match, high: float) -> Miniature | None:
        """The table of a match as it was left, so high; nothing before cards have been played."""
        key = file, self.house.art.pixels(high)
        if key not in self._painted:  # also what it tells is looked for once
            shown = telling(match)
            shape = max(board_shape(self.house, match), chosen_match.PICTURE)
            self._painted[key] = Miniature(
                self.house, shown, high * shape, shape, whole=True, near=True) if shown else None
        return self._painted[key]

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


def _arrow(art: Art, side: float, step: int) -> pygame.Surface:
    """A dark arrow up or down."""
    return pygame.transform.rotate(art.dark("ui/play", side), -90 * step)
