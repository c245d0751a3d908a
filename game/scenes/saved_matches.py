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
from game.devices.press import Action
from game.match import BadRecord, ForeignRecord, Match, newest, resume
from game.picture.page import CHOOSE, Control, Page
from game.picture.screen import SAFE, WIDTH, Box
from game.picture.theme import EDGE_LIT, GILT, GOLD, INK, IVORY, PLANK, WOOD, Colour
from game.scenes import covers
from game.scenes.match_line import stands, touched, when, who
from game.scenes.menu import MenuScene, around
from game.tables.faces import BUST, SHAPE, bust, sitters
from game.tables.miniature import Miniature
from game.tables.style import table_style
from game.words import Trouble

if TYPE_CHECKING:
    from game.house import House

BACK = 440  # the width of the way back, beside which the house says things
READ = 60  # records that are read, the newest
GAP = 22  # between planks
LEAST, MOST = 158.0, 200.0  # how high a plank is
SHAPED = 1.2  # the shape of a board in the picture of a position
RIM = 3  # of gold round it
GAMES, SITTERS = 0.26, 0.5  # the parts of a plank's words for the game, and for who sits there
WORN: Colour = (184, 156, 116)  # a plank of what cannot be used
FACE, LARGE_FACE = 0.5, 0.36  # the part of everybody's slot that a face may have
CROWDED = "small@0.84", "small@0.7", "small@0.6", "small@0.5"  # letters of names of so many
LARGE = 1.4  # for texts beyond it, of which names have more
AIR, BETWEEN = 10.0, 24.0  # after a face, and both beside a name
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
        room = max(1, int(high // (plank + GAP)))
        plank = max(plank, min(high / room - GAP, MOST))
        names = [f"kept/{n}" for n in range(len(self.kept))]
        at = names.index(self.focus.name) if self.focus.name in names else 0
        seen = around(at, len(self.kept), room)
        shown = [(n, self._entry(self.kept[n])) for n in seen]
        box = Box(SAFE.x, top, SAFE.w, plank)
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
            self._plank(page, f"kept/{n}", box._replace(y=top + place * (plank + GAP)), row,
                        styles)
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
        """Where on a plank the cover lies, what was played when, who sits there, how the match
        stands and what can be done."""
        cover = Box(box.x + 10, box.y + 7, (box.h - 14) * SHAPED, box.h - 14)
        side = min(box.h - 40, 72)
        sign = Box(box.right - side - 28, box.y + (box.h - side) / 2, side, side)
        left = cover.right + 28
        wide = sign.x - 28 - left
        game = Box(left, box.y + 10, wide * GAMES - 24, box.h - 20)
        sitters = Box(left + wide * GAMES, box.y, wide * SITTERS, box.h)
        ends = Box(sitters.right + 20, box.y + 8, sign.x - 28 - sitters.right - 20, box.h - 16)
        return cover, game, sitters, ends, sign

    def _plank(self, page: Page, name: str, box: Box, row: Row, styles: Styles) -> None:
        lit = name == self.focus.name
        shelf = Box(SAFE.x - JUTS, box.bottom, SAFE.w + 2 * JUTS, SHELF)
        page.image(page.art.plate(shelf.w, shelf.h, SHELVES, 255, None, 2, 4), shelf.x, shelf.y)
        page.image(page.art.plate(shelf.w, 4, EDGE_LIT, 255, None, 2, 1), shelf.x, shelf.y)
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
            page.fitted(ends._replace(y=y, h=line), text, styles.stands, INK, "right", leaf=False)

    def _position(self, page: Page, box: Box, file: Path, match: Match) -> None:
        """How its table looks now, framed in gold; until that is painted, the game's cover."""
        if file not in self._pictures:
            self._pictures[file] = Miniature(self.house, match, box.w, bare=SHAPED)
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
        """Where the faces and the names of those who sit there stand: in columns that all planks
        have, or one over the other where there are too many people for these."""
        people = len(match.players)
        share = LARGE_FACE if page.art.text_scale > LARGE else FACE
        wide = box.w / max(columns, people)
        if people > columns:
            line = page.art.line("small@1")
            high = box.h - 4 - line
            face = high * SHAPE / BUST
            return [(Box(box.x + (n + 0.5) * wide - face / 2, box.y + 4, face, high),
                     Box(box.x + n * wide, box.bottom - line, wide - 8, line))
                    for n in range(people)]
        high = min(box.h - 8, share * wide * BUST / SHAPE)
        face = high * SHAPE / BUST
        return [(Box(box.x + n * wide, box.bottom - high, face, high),
                 Box(box.x + n * wide + face + AIR, box.y, wide - face - BETWEEN, box.h))
                for n in range(people)]

    def _sitters(self, page: Page, box: Box, match: Match, styles: Styles) -> None:
        """Who sits there, each with her face and the sign of the seat."""
        columns, letters = styles.columns, styles.names
        if crowded := len(match.players) > columns:
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
            page.text(name, player.name, letters, INK, "center" if crowded else "left", leaf=False)

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
