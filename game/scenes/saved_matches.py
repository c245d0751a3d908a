"""The kept matches: go on with one, watch it again, or read why it cannot be used."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import pygame

from game import doors
from game.core import Says
from game.devices.press import Action, Press
from game.match import BadRecord, ForeignRecord, Match, newest, resume
from game.picture.page import CHOOSE, Control, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import EDGE_LIT, GILT, GOLD, INK, IVORY, PLANK, WOOD, Colour
from game.scenes import covers
from game.scenes.match_line import stands, touched, when, who
from game.scenes.menu import MenuScene
from game.tables.faces import BUST, SHAPE, bust, sitters
from game.tables.miniature import Miniature
from game.tables.style import table_style
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

BACK = 440  # the width of the way back, beside which the house says things
READ = 60  # records that are read, the newest
GAP, BESIDE = 26, 28  # between planks, one under the other and side by side
LEAST, MOST = 250.0, 380.0  # how high a plank is
SHAPED = 1.2  # the shape of a board in the picture of a position
RIM = 3  # of gold round it
GAMES, ENDS = 0.3, 0.25  # the parts of a plank's height for the game, and for how it stands
WORN: Colour = (184, 156, 116)  # a plank of what cannot be used
CROWDED = "small@0.84", "small@0.7", "small@0.6", "small@0.5"  # letters of names of so many
LARGE = 1.4  # texts beyond it have planks of the whole width
COLUMNS = 3  # up to so many people stand in columns
SIGN, CROWN = 0.3, 0.36  # the sign of a seat and a winner's crown, in a face's height
SHELF, JUTS = 18, 18  # how thick a shelf under a plank is, and how much longer
LANTERN = 1.5  # how high the lantern over it is, in lines of the heading
MORE = 44  # an arrow that says that there is more
SHELVES: Colour = (112, 74, 40)
REVIEWED = (*CHOOSE, (Action.NEXT, "hint-review"))  # what can be done with a match that is over
STAMP = "%Y%m%d-%H%M%S"  # how the name of a record begins


class Saved(NamedTuple):
    """A record: its match, or why there is none."""

    file: Path
    match: Match | None
    trouble: Says = ()
    whole: bool = False  # the file is sound, and only cannot be used here and now


class Styles(NamedTuple):
    """The letters of all planks, and their columns."""

    game: str
    when: str
    names: str
    stands: str
    columns: int  # for so many people


class Row(NamedTuple):
    """A plank of the list: in words, how the match stands, what a press does, and why not."""

    label: str
    stands: tuple[str, str]
    act: Callable[[], None]
    picture: str
    why: Says | None = None
    match: Match | None = None


class SavedMatchesScene(MenuScene):
    """A list of all matches: as many as fit, around the one in focus."""

    backdrop = "table/wood"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.kept = self._read()
        self._pictures: dict[Path, Miniature] = {}  # of the positions that are on the page
        self._shown: list[Path] = []
        self._told: list[Box] = []  # which of all there are
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
        page.text(Box(SAFE.x, SAFE.y, SAFE.w, line), self.house.words("kept"), "heading", IVORY)
        light = line * LANTERN
        lantern = Box(SAFE.right - light, SAFE.y + (line - light) / 2 - 4, light * 0.75, light)
        page.image(page.art.picture("ui/lantern_lit", lantern.w, lantern.h), lantern.x, lantern.y)
        page.claim("the lantern", lantern._replace(y=SAFE.y, h=line))
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
        _, game, sitters, ends, _ = self._parts(box)
        matches = [row.match for _, row in shown if row.match]
        half = game._replace(h=game.h / 2)
        columns = max((len(match.players) for match in matches
                       if len(match.players) <= COLUMNS), default=COLUMNS)
        under = ends._replace(h=ends.h / 2)
        styles = Styles(
            page.even(half, [self._game(match) for match in matches], "label"),
            page.even(half, [when(self.house, touched(match)) for match in matches], "small"),
            self._names_style(page, sitters, [match for match in matches
                                              if len(match.players) <= columns], columns),
            page.even(under, [said for _, row in shown for said in row.stands], "body"), columns)
        self._shown = []
        for place, (n, row) in enumerate(shown):
            x, y = place % across * (box.w + BESIDE), place // across * (plank + GAP)
            if not x:
                self._shelf(page, top + y + plank)
            self._plank(page, f"kept/{n}", box._replace(x=box.x + x, y=top + y), row, styles)
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
        """What the house has to say stands at the foot, beside the way back."""
        found, words = super().taken()
        shelves = [box._replace(h=box.h + SHELF) for box in found[1:]]
        head = Box(0, 0, WIDTH, SAFE.y + self.house.art.line("heading") + 16)
        return [*found, *shelves, *self._told, head], words

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

    def _parts(self, box: Box) -> tuple[Box, Box, Box, Box, Box]:
        """Where on a plank the board lies, and beside it what was played when, who sits there, how
        the match stands and what can be done."""
        wide = min((box.h - 24) * SHAPED, box.w * 0.5)
        cover = Box(box.x + 12, box.center[1] - wide / SHAPED / 2, wide, wide / SHAPED)
        side = 60
        sign = Box(box.right - side - 20, box.y + 18, side, side)
        left = cover.right + 24
        if box.w > SAFE.w * 0.6:  # how it stands has room beside the game
            head = box.h * (GAMES + ENDS)
            half = (sign.x - 24 - left) / 2
            game = Box(left, box.y + 8, half - 12, head - 12)
            sitters = Box(left, box.y + head, box.right - 20 - left, box.h - head - 6)
            return cover, game, sitters, game._replace(x=left + half + 12), sign
        game = Box(left, box.y + 12, sign.x - 16 - left, box.h * GAMES - 12)
        ends = Box(left, box.bottom - box.h * ENDS - 8, box.right - 20 - left, box.h * ENDS - 4)
        sitters = Box(left, game.bottom, ends.w, ends.y - 4 - game.bottom)
        return cover, game, sitters, ends, sign

    def _shelf(self, page: Page, y: float) -> None:
        """What planks stand on."""
        shelf = Box(SAFE.x - JUTS, y, SAFE.w + 2 * JUTS, SHELF)
        page.image(page.art.plate(shelf.w, shelf.h, SHELVES, 255, None, 2, 4), shelf.x, shelf.y)
        page.image(page.art.plate(shelf.w, 4, EDGE_LIT, 255, None, 2, 1), shelf.x, shelf.y)

    def _plank(self, page: Page, name: str, box: Box, row: Row, styles: Styles) -> None:
        lit = name == self.focus.name
        page.plate(box, GILT if lit else WORN if row.why else PLANK, 255, WOOD)
        page.claim(name, box)
        cover, game, sitters, ends, sign = self._parts(box)
        page.image(page.art.dark(row.picture, sign.w), sign.x, sign.y)
        match, told = row.match, " ".join((row.label, *row.stands)).strip()
        if match and len(match.players) > 1 and match.result is not None and table_style(
                match.rules.NAME).span:
            page.spot(name, Control(box, row.act, lambda _: doors.review(self.house, match), None,
                                    REVIEWED), told)
        else:
            page.spot(name, Control(box, row.act, None, row.why), told)
        if row.match is None:
            whole = Box(box.x + 32, game.y, sign.x - box.x - 56, game.h)
            page.fitted(whole, row.label, "body", INK, leaf=False)
            return
        self._position(page, cover, self.kept[int(name.partition("/")[2])].file, row.match)
        half = game._replace(h=game.h / 2)
        page.fitted(half, self._game(row.match), styles.game, INK, leaf=False)
        page.fitted(half._replace(y=half.bottom), when(self.house, touched(row.match)), styles.when,
                    INK, leaf=False)
        self._sitters(page, sitters, row.match, styles)
        said = [text for text in row.stands if text]
        line = ends.h / 2
        for n, text in enumerate(said):
            y = ends.center[1] + (n - len(said) / 2) * line
            page.fitted(ends._replace(y=y, h=line), text, styles.stands, INK, leaf=False)

    def _position(self, page: Page, box: Box, file: Path, match: Match) -> None:
        """How its table looks now, framed in gold; until that is painted, the game's cover."""
        if file not in self._pictures:
            self._pictures[file] = Miniature(self.house, match, box.w, SHAPED)
        self._shown.append(file)
        rim = box.inset(-RIM)
        page.image(page.art.plate(rim.w, rim.h, INK, 255, GOLD, RIM, RIM), rim.x, rim.y)
        if image := self._pictures[file].image:
            page.image(image, box.x, box.y)
        else:
            wide = box.h * covers.SHAPE
            page.picture(Box(box.center[0] - wide / 2, box.y, wide, box.h),
                         covers.picture(match.rules.NAME), leaf=False)

    def _game(self, match: Match) -> str:
        return self.house.words(f"game-{match.rules.NAME}")

    def _names_style(self, page: Page, box: Box, matches: list[Match], columns: int) -> str:
        """The largest type in which each name of these matches stands in its slot."""
        names = [(player.name, slot) for match in matches for player, (_, slot) in zip(
            match.players, self._slots(page, box, match, columns), strict=True)]
        styles = [*page.styles("asked"), "small@1", *CROWDED]
        return next((style for style in styles if all(
            page.art.size(name, style)[0] + 1 <= slot.w and page.art.line(style) <= slot.h + 1
            for name, slot in names)), styles[-1])

    def _slots(
        self, page: Page, box: Box, match: Match, columns: int,
    ) -> list[tuple[Box, Box]]:
        """Where the faces of those who sit there stand and, under them, their names: in columns
        that all planks have, unless there are too many people for these."""
        people = len(match.players)
        wide = box.w / max(columns, people)
        line = min(page.art.line("small" if people <= columns else "small@1"), box.h * 0.4)
        high = min(box.h - line, wide * BUST / SHAPE)
        face = high * SHAPE / BUST
        return [(Box(box.x + (n + 0.5) * wide - face / 2, box.bottom - line - high, face, high),
                 Box(box.x + n * wide, box.bottom - line, wide - 8, line))
                for n in range(people)]

    def _sitters(self, page: Page, box: Box, match: Match, styles: Styles) -> None:
        """Who sits there, each with her face and the sign of the seat."""
        columns, letters = styles.columns, styles.names
        if len(match.players) > columns:
            letters = self._names_style(page, box, [match], columns)
        for seat, (player, (face, name)) in enumerate(zip(
                match.players, self._slots(page, box, match, columns), strict=True)):
            sign = SIGN * face.h
            bust(page, face, sitters(match.players)[seat])
            page.picture(Box(face.right - sign, face.bottom - sign - 4, sign, sign),
                         f"ui/seat_{seat}", leaf=False)
            if match.result and match.result.winners == (seat,):
                side = CROWN * face.h
                page.picture(Box(face.x - side * 0.2, face.bottom - side, side, side), "ui/crown",
                             leaf=False)
            page.text(name, player.name, letters, INK, "center", leaf=False)

    def _entry(self, entry: Saved) -> Row:
        say, match = self.house.words, entry.match
        if match is None:
            label = (say("kept-not-now", self._day(entry.file), entry.trouble) if entry.whole
                     else say.say(entry.trouble))
            refuse = partial(self.house.refuse, entry.trouble)
            return Row(label, ("", ""), refuse, "ui/lock", entry.trouble)
        label = say("kept-match", when(self.house, touched(match)),
                    say(f"game-{match.rules.NAME}"), who(self.house, match.players))
        act, picture = ((partial(self._go_on, match), "ui/play") if match.result is None
                        else (partial(self._watch, match), "ui/eye"))
        return Row(label, stands(self.house, match), act, picture, match=match)

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
