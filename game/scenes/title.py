"""The title: the shelf of games, the matches that can be resumed, the settings, and the way out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from game import doors, shelf
from game.devices.press import Action, Press
from game.match import Match, Player, stamps, unfinished
from game.picture.ground import dyed
from game.picture.music import Tune
from game.picture.page import Control, Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.snow import Snow
from game.picture.theme import (
    BUTTON,
    BUTTON_LIT,
    EDGE,
    EDGE_LIT,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    PANEL,
    RING,
)
from game.scenes import covers
from game.scenes.confirm import ConfirmScene, Doubt
from game.scenes.hearth import Hearth
from game.scenes.match_line import far, touched, when, who
from game.scenes.menu import MenuScene
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House

HEARTH = 380  # what is left of it is the fire's
GAP = 20  # between two games
MANTEL, FLOOR = Box(112, 249, 148, 74), Box(400, 800, 240, 120)  # where the cat may lie
RUG = Box(124, 846, 740, 140)
GROWN = 1.1  # times the size: the cover in focus
RISE = 8  # how far it rises as well
ROW = 8  # covers side by side, at most
PLANKS = Box(HEARTH - 8, 0, 1548, 400)  # the bench on which they stand
BENCH = 14  # the height of its board
NARROW = 240  # words under a cover less wide than this have two lines
NAMES = 0.88  # times the size of a label
BRIEF = 1.06  # and of small letters
SIGN = 20  # the picture before how many can play
AIR = 12
ROUND, LOW_ROUND = 98, 64  # a button of the menu, and one beside its label
COUNTER = 44  # how many more matches wait, on a corner of it
MENU, LOW_MENU = 168, 112  # its height, and that with labels beside its buttons
APART = 10  # what is between two buttons
SAID = 1.08  # of small letters: labels of the menu
LARGE = 1.25  # texts larger than this need more room than there is round the menu
RESUMED = 2  # matches offered, at most
STRIP = 520  # the width of one, at most
SHADED = 110  # alpha of the shade under the covers, in which words are read
NAMED = "small@1.15", "small@1", "small@0.9", "small@0.8", "small@0.7", "small@0.65"  # of names
TURNS = "body@1", *NAMED  # and of whose turn it is
HOURS = NAMED[2:]  # when it was played is said in small ones
HOUR = 0.2  # of a strip's height
STRIPS = 340  # the width of one at least; the sky has room for narrower ones
PRESSED = "body@1.1", "body@1", "body@0.92"  # letters of what a press does, if they fit
TITLED = "label@1.1", "label@1", "label@0.9", "label@0.8", "label@0.7"  # and of its game
ASIDE = Box(850, SAFE.y, 790, 168)  # where they are if texts are large
SIGNBOARD = Box(74, 8, 760, 66)  # where the board with its name hangs, and what it adds to that
CARVED = "title@0.93"  # the letters of the name
EDGED = 12  # how much narrower what stands under the name is
PANES = tuple(Box(x, 36, w, 620) for x, w in ((862, 308), (1194, 318), (1536, 310)))


class Shelf(NamedTuple):
    """How the covers stand: the places of all while they rest, the width that each has for its
    words, and the heights of its name, of what is said in brief, and of a sentence about the one in
    focus."""

    places: dict[str, Box]
    wide: float
    name: float
    brief: float
    told: float


class TitleScene(MenuScene):
    """Where an evening begins."""

    backdrop = "table/hearth"

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.open: list[Match] = []
        self._found: list[Match] = []
        self._seen: list[tuple[Path, int]] | None = None  # the records when they were last read
        self.first = f"game/{shelf.games()[0]}"
        self._before = ""  # what had the focus before back led to the way out
        self.snow = Snow(PANES)
        self.hearth = Hearth()

    def enter(self) -> None:
        self._look()

    def resume(self) -> None:
        self._look()
        super().resume()

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
        for n, (game, place) in enumerate(self._shelf(self.page).places.items()):
            lit = self.focus.name == f"game/{game}"
            cover = grown(place) if lit else place
            if lit:
                covers.draw(screen, self.house.art, game, cover, self.hearth.sway)
            self.hearth.warm(screen, self.house.art, cover.inset(4, 10), n)

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
        self._cat(page)
        foot = self._foot(page)
        menu = Box(SAFE.x, foot, SAFE.w, page.floor - AIR - foot)
        self._games(page)
        left = self._menu(page, menu)
        room = menu._replace(w=left - GAP - menu.x)
        most = min(len(self.open), RESUMED)
        self._continue(page, ASIDE if large(page) or room.w < most * (STRIPS + AIR) else room)
        if not large(page):
            under = name.inset(EDGED, 0)._replace(y=name.bottom - 6, h=small)
            page.fitted(under, say("subtitle"), "small", GOLD, "center")
        self.hearth.foresee(page.art)
        self.hints(page)

    def _cat(self, page: Page) -> None:
        """It sleeps on its rug before the fire; on the mantel where something else lies there."""
        cat = MANTEL
        if not self.open and not large(page):
            page.image(page.art.picture("ui/hearth/rug", RUG.w, RUG.h), RUG.x, RUG.y)
            cat = FLOOR
        page.image(page.art.picture("ui/hearth/cat", cat.w, cat.h), cat.x, cat.y)

    def _foot(self, page: Page) -> float:
        """Where the menu begins, under all else."""
        return page.floor - AIR - (LOW_MENU if large(page) else MENU)

    def _shelf(self, page: Page) -> Shelf:
        """Where the covers stand, in whatever language: under the title, or, if there are many or
        texts are large, a little smaller."""
        games, art = self.house.games, page.art
        rows = -(-len(games) // ROW)
        columns = -(-len(games) // rows)
        wide = min((SAFE.right - AIR - HEARTH + GAP) / columns, NARROW * 2) - GAP
        small = art.line("small")
        brief = 0 if rows > 1 else small
        if rows == 1 and folded(page, wide):
            brief = 2 * art.line("small@1.25" if large(page) else "small@1")
        least = 2 * art.line("small@1") if wide < NARROW else art.line("label")
        name = max(1.3 * small if large(page) else small, least)
        told = name if large(page) else art.line("body")
        foot, top = self._foot(page) - AIR - told, SAFE.y + art.line("title") + AIR
        pace = (foot - top) / rows
        high = pace - name - brief - AIR - BENCH - 2 * RING - RISE
        h = min(wide / covers.SHAPE, high) / GROWN
        w, under = h * covers.SHAPE, BENCH + name + brief + AIR
        return Shelf({game: Box(HEARTH + n % columns * (wide + GAP) + (wide - w) / 2,
                                foot - (rows - 1 - n // columns) * pace - under - h, w, h)
                      for n, game in enumerate(games)}, wide, name, brief, told)

    def _games(self, page: Page) -> None:
        """The covers on their bench, what there is to say about each in brief, and a sentence
        about the one in focus."""
        say, stand = self.house.words, self._shelf(page)
        name = Box(0, 0, stand.wide, stand.name)
        brief = Box(0, 0, stand.wide + GAP, stand.brief)
        folds = int(folded(page, stand.wide))
        briefs = {game: say(f"brief-{game}").rsplit(" · ", folds) for game in stand.places
                  if say.has(f"brief-{game}")}
        label = page.even(name, (say(f"game-{game}") for game in stand.places),
                          f"label@{NAMES * page.art.text_scale}")
        line = Box(0, 0, brief.w - SIGN - 4, brief.h / (1 + folds))
        small = page.even(line, chain.from_iterable(briefs.values()),
                          f"small@{BRIEF * page.art.text_scale}")
        for y in dict.fromkeys(place.bottom for place in stand.places.values()):
            self._bench(page, y, BENCH + name.h + brief.h + stand.told + 2 * AIR)
        for game, place in stand.places.items():
            lit = self.focus.name == f"game/{game}"
            cover = grown(place) if lit else place
            page.art.foresee(covers.still(game), GROWN * place.w, GROWN * place.h)
            page.picture(cover, covers.still(game) if lit else covers.picture(game), leaf=False)
            x, y = place.center[0], place.bottom + BENCH
            page.fitted(name._replace(x=x - name.w / 2, y=y), say(f"game-{game}"), label,
                        GOLD if lit else IVORY, "center")
            if brief.h and game in briefs:
                at = brief._replace(x=x - brief.w / 2, y=y + name.h)
                self._brief(page, at, briefs[game], small)
            top = grown(place).y
            box = Box(x - name.w / 2, top, name.w, y + name.h + brief.h - top)
            page.spot(f"game/{game}", Control(box, partial(self._lobby, game)),
                      say(f"game-{game}"))
        chosen = self.focus.name.removeprefix("game/")
        if chosen in stand.places and say.has(f"pitch-{chosen}"):
            told = Box(HEARTH, self._foot(page) - AIR - stand.told, SAFE.right - HEARTH,
                       stand.told)
            page.fitted(told, say(f"pitch-{chosen}"), "body", IVORY, "center")

    def _bench(self, page: Page, y: float, h: float) -> None:
        """What covers stand on: a board, and planks under it that are as high as their words."""
        art = page.art
        whole = art.picture("ui/hearth/bench", PLANKS.w, PLANKS.h)
        w, high = whole.get_size()
        size = w, min(high, art.pixels(h))
        page.image(art.keep(("bench", size), lambda: whole.subsurface(((0, 0), size))), PLANKS.x, y)
        under = min(h, PLANKS.h) - BENCH
        page.image(art.plate(PLANKS.w, under, NIGHT, SHADED, None, radius=1), PLANKS.x, y + BENCH)

    def _brief(self, page: Page, box: Box, texts: Sequence[str], style: str) -> None:
        """How many play, after the picture of somebody, how long, and what it is like."""
        for n, text in enumerate(texts):
            sign = 0 if n else SIGN + 4
            w, h = page.art.size(text, style)
            left, y = box.center[0] - (w + sign) / 2, box.y + n * h
            if sign:
                page.picture(Box(left, y + (h - SIGN) / 2, SIGN, SIGN), "ui/human", leaf=False)
            page.text(Box(left + sign, y, w + 1, h), text, style, IVORY)

    def _continue(self, page: Page, room: Box) -> None:
        """The matches that can be resumed, side by side."""
        shown = self.open[:RESUMED]
        w = min(STRIP, (room.w - AIR * (len(shown) - 1)) / max(len(shown), 1))
        for n, match in enumerate(shown):
            self._strip(page, n, match, room._replace(x=room.x + n * (w + AIR), w=w))

    def _strip(self, page: Page, n: int, match: Match, box: Box) -> None:
        """A match to go on with, on a plate of its game's colour: its cover, its game, whose turn
        it is, and small when it was played."""
        say, game = self.house.words, match.rules.NAME
        lit = self.focus.name == f"resume/{n}"
        page.spot(f"resume/{n}", Control(box, partial(self._resume, match)),
                  say("resume-line", say("resume-match", say(f"game-{game}")),
                      who(self.house, match.players)))
        page.claim(f"resume/{n}", box)
        colour = dyed(table_style(game).material)
        page.plate(box, colour, 255, GOLD if lit else EDGE_LIT)
        cover = Box(box.x + 5, box.y + 5, covers.SHAPE * (box.h - 10), box.h - 10)
        page.picture(cover, covers.picture(game), leaf=False)
        left = cover.right + AIR
        inner = Box(left, box.y + 4, box.right - AIR - left, box.h - 12)
        low = inner.h * HOUR  # what is left of it is for three lines
        line = inner._replace(h=(inner.h - low) / 3)
        name, hour, names = self._letters(page, line, low)
        page.fitted(line, say(f"game-{game}"), name, IVORY, leaf=False)
        self._turn(page, line._replace(y=line.y + line.h), match, names)
        page.fitted(line._replace(y=line.y + 2 * line.h, h=low), self._hour(match), hour, GOLD,
                    leaf=False)
        self._go_on(page, line._replace(y=inner.bottom - line.h + 1))

    def _go_on(self, page: Page, line: Box) -> None:
        """A gilded plate that says what a press does."""
        said = self.house.words("resume")
        style = next((style for style in (*PRESSED, *NAMED[1:]) if page.art.line(style)
                      <= line.h + 1 and page.art.size(said, style)[0] + 28 <= line.w), NAMED[-1])
        page.image(page.art.plate(line.w, line.h, GOLD, 255, INK, 2, line.h / 2), line.x, line.y)
        page.text(line, said, style, INK, "center", leaf=False)

    def _hour(self, match: Match) -> str:
        """When it was played; or how far it has come, if another one of the same game and people
        says the same."""
        def said(one: Match) -> tuple[str, str, str]:
            return one.rules.NAME, when(self.house, touched(one)), who(self.house, one.players)
        alike = [said(one) for one in self.open[:RESUMED]].count(said(match)) > 1
        return far(self.house, match) if alike else when(self.house, touched(match))

    def _letters(self, page: Page, line: Box, low: float) -> tuple[str, str, str]:
        """The letters of a strip's game, of its hour and of its names: the largest in which those
        of all strips stand there, so that they are built alike."""
        say, shown = self.house.words, self.open[:RESUMED]
        games = [say(f"game-{match.rules.NAME}") for match in shown]
        hours = [self._hour(match) for match in shown]
        name, hour = (next((style for style in styles if page.art.line(style) <= line.h + 1 and all(
            page.art.size(text, style)[0] <= line.w for text in texts)), styles[-1])
            for styles, texts in ((TITLED, games), (HOURS, hours)))
        hour = next((style for style in HOURS[HOURS.index(hour):]
                     if page.art.line(style) <= low + 1), HOURS[-1])
        names = next((style for style in TURNS if page.art.line(style) <= line.h + 1 and all(
            self._whole(page, line, match, style) <= line.w for match in shown)), NAMED[-1])
        return name, hour, names

    def _asked(self, match: Match) -> str:
        """Whose turn it is, in words, where it is that of one."""
        asked = match.waits_for
        return self.house.words("turn-of", match.players[asked[0]].name) if len(asked) == 1 else ""

    def _whole(self, page: Page, line: Box, match: Match, style: str) -> float:
        """How wide what stands under the name of a match's game is."""
        if said := self._asked(match):
            return self._side(line) + 8 + page.art.size(said, style)[0]
        return sum(page.art.size(one.name, style)[0] + 1 + self._side(line) + 6 + AIR
                   for one in match.players) - AIR

    def _turn(self, page: Page, line: Box, match: Match, style: str) -> None:
        """Whose turn it is, after her sign, or her name alone where there is no room for more;
        everybody, where it is that of several."""
        if not (said := self._asked(match)):
            self._sitters(page, line, match.players, style)
            return
        side = self._side(line)
        page.picture(Box(line.x, line.center[1] - side / 2, side, side),
                     f"ui/seat_{match.waits_for[0]}", leaf=False)
        words = line._replace(x=line.x + side + 8, w=line.w - side - 8)
        whole = page.art.size(said, style)[0] <= words.w + 1
        name = match.players[match.waits_for[0]].name
        page.fitted(words, said if whole else name, style, IVORY, leaf=False)

    def _side(self, line: Box) -> float:
        """How large a seat's sign is."""
        return min(line.h - 6, 34)

    def _sitters(self, page: Page, line: Box, people: Sequence[Player], style: str) -> None:
        """The signs and names of whoever sits there."""
        side = self._side(line)
        own = [page.art.size(player.name, style)[0] + 1 for player in people]
        most, left = level(own, line.w - len(people) * (side + AIR + 6) + AIR), line.x
        for seat, (player, w) in enumerate(zip(people, own, strict=True)):
            page.picture(Box(left, line.y + (line.h - side) / 2, side, side), f"ui/seat_{seat}",
                         leaf=False)
            page.fitted(line._replace(x=left + side + 6, w=min(w, most)), player.name, style, IVORY,
                        leaf=False)
            left += side + 6 + min(w, most) + AIR

    def _menu(self, page: Page, room: Box) -> float:
        """The menu, at the right of its room: round buttons over their labels, or before them if
        texts are large. Returns where it begins."""
        say = self.house.words
        entries: list[tuple[str, Callable[[], None], str]]
        entries = [("series", self._series, "ui/coin"),
                   ("puzzles", self._puzzles, "ui/puzzle"),
                   ("nightboard", self._nightboard, "ui/trick"),
                   ("kept", self._kept, "ui/book"),
                   ("settings", self._settings, "ui/gear")]
        if not self.house.kiosk:
            entries.append(("quit", self._quit, "ui/leave"))
        labels = [say(name) for name, _, _ in entries]
        style = f"small@{SAID * page.art.text_scale:g}"
        if large(page):
            w = (room.w - AIR * (len(entries) - 1)) / len(entries)
            boxes = [Box(room.x + n * (w + AIR), room.y, w, room.h) for n in range(len(entries))]
            aside = LOW_ROUND + 18
            texts = [box._replace(x=box.x + aside, w=box.w - aside) for box in boxes]
        else:
            wide = [max(ROUND + 20, page.art.size(label, style)[0] + 6) for label in labels]
            x = room.right - sum(wide) - APART * (len(wide) - 1)
            boxes = [Box(x + sum(wide[:n]) + APART * n, room.y, w, room.h)
                     for n, w in enumerate(wide)]
            texts = [Box(box.x, box.y + ROUND + 8, box.w, box.h - ROUND - 10) for box in boxes]
        style = page.even(texts[0], labels, "small") if large(page) else style
        left = boxes[0].x - AIR / 2
        under = Box(left, room.y, boxes[-1].right + AIR / 2 - left, room.h)
        page.plate(under if not large(page) else room.inset(-6, 0), PANEL, 190)
        for (name, act, picture), label, box, text in zip(entries, labels, boxes, texts,
                                                          strict=True):
            self._round(page, name, picture, box)
            page.fitted(text, label, style, GOLD if name == self.focus.name else IVORY,
                        "left" if large(page) else "center")
            page.spot(name, Control(box, act), label)
        if (more := len(self.open) - RESUMED) > 0:
            self._counted(page, boxes[[name for name, _, _ in entries].index("kept")], more)
        return left

    def _counted(self, page: Page, box: Box, more: int) -> None:
        """How many matches wait beside those that are offered here, on the button to all."""
        side, told = COUNTER, self.house.words("resume-others", more)
        at = (Box(box.x + LOW_ROUND - side * 0.5, box.y + 2, side, side) if large(page) else
              Box(box.center[0] + ROUND * 0.2, box.y - 2, side, side))
        page.image(page.art.disc(side, INK, 255), at.x, at.y)
        page.image(page.art.disc(side - 6, GOLD, 255), at.x + 3, at.y + 3)
        page.fitted(at.inset(2, 0), told, "small@0.84", INK, "center", leaf=False)
        page.told["kept"] = self.house.words("resume-line", self.house.words("kept"), told)

    def _round(self, page: Page, name: str, picture: str, box: Box) -> None:
        """A round button of the menu."""
        side = LOW_ROUND if large(page) else ROUND
        at = Box(box.x + 6, box.y + (box.h - side) / 2, side, side) if large(page) else Box(
            box.x + (box.w - side) / 2, box.y + 6, side, side)
        lit = name == self.focus.name
        page.image(page.art.plate(side, side, BUTTON_LIT if lit else BUTTON, 255,
                                  GOLD if lit else EDGE, radius=side / 2), at.x, at.y)
        page.picture(at.inset(11), picture, leaf=False)

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

    def _puzzles(self) -> None:
        doors.puzzles(self.house)

    def _settings(self) -> None:
        doors.settings(self.house)

    def _quit(self) -> None:
        """Leave, once that was confirmed."""
        doubt = Doubt(("quit-sure",), ("quit-about",), ("quit-stay",), ("quit",))
        self.house.stack.push(ConfirmScene(self.house, doubt, self.house.quit))

    def back(self) -> None:
        """There is nothing behind the title; where one may leave, a button does that, and from
        there back leads where one came from."""
        if self.focus.name == "quit":
            self.focus.name = self._before or self.focus.name
        elif not self.house.kiosk:
            self._before, self.focus.name = self.focus.name, "quit"

    def press(self, press: Press) -> None:
        """Up leads from the way out where back has come from."""
        if self._before in self.page.spots and press.action is Action.UP and press.phase != "up":
            self.last_device, self.focus.name = press.device, self._before
            self.house.sounds.play("focus")
            self.stale()
        else:
            super().press(press)
        if self.focus.name != "quit":
            self._before = ""


def level(wanted: Sequence[float], free: float) -> float:
    """How much of a room each may have at most who wants some of it, so that all have a share."""
    for n, one in enumerate(sorted(wanted)):
        if one * (len(wanted) - n) > free:
            return free / (len(wanted) - n)
        free -= one
    return max(wanted)


def large(page: Page) -> bool:
    """Whether texts are so large that the title gives them its sky."""
    return page.art.text_scale > LARGE


def folded(page: Page, wide: float) -> bool:
    """Whether what is said of a game in brief stands on two lines."""
    return large(page) or wide < NARROW


def grown(place: Box) -> Box:
    """Where a cover is while it has the focus: larger, and a little higher."""
    w, h = GROWN * place.w, GROWN * place.h
    return Box(place.center[0] - w / 2, place.bottom - RISE - h, w, h)
