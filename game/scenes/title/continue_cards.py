"""Matches to go on with, as plates side by side on the title in the colours of their games, each
with its cover as high as it is and the sign of a press; a board over them says what that does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.devices.press import Action
from game.match import Match
from game.picture.ground import dyed
from game.picture.page import Control, Drawn, Hints, Page
from game.picture.screen import Box
from game.picture.theme import BIRCH, BUTTON, EDGE_LIT, GILT, GOLD, INK, IVORY
from game.record import Player
from game.scenes.scenery import box_art
from game.scenes.scenery.match_line import moves, today, touched, when, who
from game.tables.faces import bust, sitters
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.series import Series

AIR = 12
STRIP = 620  # the width of one, at most
RIM, LOW = 7, 22  # of a plate, round its cover; what is free over that, under the gilded board
CORNER, GO = 10.0, 0.56  # what is free beside that; the sign on it, in its height
TAB, TABBED = 46.0, 28.0  # its height at least, and how much of it is over them
SIGN, ROOMY = 62.0, 310.0  # of a press, at the end of a strip with so much room beside its cover
NAMED = "small@1.15", "small@1", "small@0.9", "small@0.8", "small@0.7", "small@0.65"  # of names
TURNS = "body@1", *NAMED  # and of whose turn it is
WORDY = 4  # of these, in which that is said in words; in smaller ones her name says it alone
HOURS = NAMED[2:]  # when it was played is said in small ones
LEAST = 56  # the room that a name needs; with less only the signs of the seats are seen
HOUR = 0.2  # of a strip's height
GOES_ON: Hints = ((Action.CONFIRM, "resume"),)
LABELS = 1.25, 1.1, 1, 0.9, 0.8, 0.7, 0.62, 0.56
TITLED = *(f"label@{part}" for part in LABELS), *NAMED[4:]  # letters of its game


class Strips:
    """Those of some matches; `resume` goes on with one."""

    def __init__(self, house: House, shown: Sequence[Match], focus: str,
                 resume: Callable[[Match], None], evening: Series | None = None) -> None:
        """`focus`: the name of what has it; `evening`: the game night that is going on."""
        self.house, self.shown, self.focus, self.resume = house, shown, focus, resume
        self.evening = evening
        self.head: list[Drawn] = []  # the boards on them, once those are drawn

    def put(self, page: Page, room: Box, style: str) -> None:
        """The matches that can be resumed, side by side, and their heading in some letters."""
        if not (count := len(self.shown)):
            return
        w = min(STRIP, (room.w - AIR * (count - 1)) / count)
        for n, match in enumerate(self.shown):
            self._strip(page, n, match, room._replace(x=room.x + n * (w + AIR), w=w))
        begins = len(page.drawn)
        for n in range(count):
            self._head(page, room._replace(x=room.x + n * (w + AIR), w=w), style)
        self.head = page.drawn[begins:]

    def _head(self, page: Page, room: Box, style: str) -> None:
        """A dark board on its upper edge, with the sign of a press before what that does."""
        art, said = page.art, self.house.words("resume")
        high = max(TAB, art.line(style))
        at = Box(room.x, room.y - high + TAB - TABBED, room.w, high).inset(CORNER, 0)
        page.image(art.plate(at.w, at.h, BUTTON, 255, EDGE_LIT, 3, 12), at.x, at.y)
        side, wide = GO * high, art.size(said, style)[0] + 1
        left = at.center[0] - (side + wide + AIR / 2) / 2
        page.image(art.tinted("ui/play", side, side, GOLD), left, at.center[1] - side / 2)
        page.text(at._replace(x=left + side + AIR / 2, w=wide), said, style, GOLD, leaf=False)

    def _strip(self, page: Page, n: int, match: Match, box: Box) -> None:
        """A match to go on with: its cover, its game, whose turn it is, and small when it was
        played."""
        say, game, lit = self.house.words, match.rules.NAME, self.focus == f"resume/{n}"
        page.spot(f"resume/{n}", Control(box, partial(self.resume, match), None, None, GOES_ON),
                  say("resume-line", say("resume-match", say(f"game-{game}")),
                      who(self.house, match.players)))
        page.claim(f"resume/{n}", box)
        page.image(page.art.plate(box.w, box.h, dyed(table_style(game).material), 255,
                                  GOLD if lit else EDGE_LIT, 4), box.x, box.y)
        cover = _cover(box)
        page.picture(cover, box_art.picture(game), leaf=False)
        wide = cover.w / max(len(match.players), 2)  # one alone is no larger than each of two
        for seat, face in enumerate(sitters(match.players)):
            bust(page, Box(cover.x + seat * wide, cover.bottom - wide, wide, wide), face)
        left, right = _beside(box), box.right - AIR
        if right - left >= ROOMY:
            right -= SIGN + AIR
            self._pressable(page, Box(right + AIR, box.center[1] - SIGN / 2, SIGN, SIGN), lit=lit)
        self._lines(page, Box(left, box.y + LOW, right - left, box.h - LOW - 8), match,
                    quiet=bool(n))

    def _pressable(self, page: Page, at: Box, *, lit: bool) -> None:
        """The sign that a press goes on with it."""
        page.image(page.art.disc(at.w, INK, 255), at.x, at.y)
        page.image(page.art.disc(at.w - 6, BIRCH if lit else GILT, 255), at.x + 3, at.y + 3)
        page.image(page.art.dark("ui/play", at.w / 2), at.x + at.w / 4 + 3, at.y + at.w / 4)

    def _lines(self, page: Page, inner: Box, match: Match, *, quiet: bool) -> None:
        """The game's name over whose turn it is. When it was played is said behind the name, or
        else under the turn, where that tells strips apart, and on one that is not `quiet` if that
        was not today."""
        timed = any(self._timed(one, quiet=n > 0) for n, one in enumerate(self.shown))
        low = inner.h * HOUR * timed  # what is left of it is for lines
        line = inner._replace(h=(inner.h - low) / 2 - AIR / 2)
        name, hour, names = self._letters(page, line, low, match)
        title, told = self.house.words(f"game-{match.rules.NAME}"), self._hour(match)
        line = line._replace(y=line.y + low / 2)
        second = line._replace(y=line.bottom + AIR)
        if self._timed(match, quiet=quiet):
            room = line.w - page.art.size(title, name)[0] - 2 * AIR
            beside = next((one for one in HOURS if page.art.size(told, one)[0] <= room), "")
            wide = page.art.size(told, beside or hour)[0] + 1
            if beside:
                page.fitted(line._replace(x=line.right - wide, w=wide), told, beside, IVORY,
                            leaf=False)
            elif page.fits(line._replace(h=low), told, hour):
                line, second = (one._replace(y=one.y - low / 2) for one in (line, second))
                page.fitted(line._replace(y=second.bottom, h=low), told, hour, IVORY, leaf=False)
        page.fitted(line, title, name, IVORY, leaf=False)
        self._turn(page, second, match, names)

    def _timed(self, match: Match, *, quiet: bool) -> bool:
        """Whether it is said when it was played: always where there are several."""
        hour = touched(match)
        return (len(self.shown) > 1 or self._hour(match) != when(self.house, hour)
                or not (quiet or today(hour)))

    def _hour(self, match: Match) -> str:
        """When it was played; or that it belongs to the game night; or after how many moves it
        was left, if another one of the same game and people says the same."""
        file = match.record.file
        if self.evening and file and self.evening.record == file.name:
            return self.house.words("series")
        def said(one: Match) -> tuple[str, str, str]:
            return one.rules.NAME, when(self.house, touched(one)), who(self.house, one.players)
        alike = [said(one) for one in self.shown].count(said(match)) > 1
        return moves(self.house, match) if alike else when(self.house, touched(match))

    def _letters(self, page: Page, line: Box, low: float, match: Match) -> tuple[str, str, str]:
        """The largest letters of games, of a strip's hour and of names that the lines of all
        hold."""
        titles = [self.house.words(f"game-{one.rules.NAME}") for one in self.shown]
        name, hour = (next((style for style in styles if page.art.line(style) <= h + 1
                            and all(page.art.size(text, style)[0] <= line.w for text in texts)),
                           styles[-1])
                      for styles, texts, h in ((TITLED, titles, line.h),
                                               (HOURS, [self._hour(match)], low)))
        tried = [(style, alone) for alone, styles in ((False, TURNS[:WORDY]), (True, TURNS))
                 for style in styles if page.art.line(style) <= line.h + 1]
        names = next((style for style, alone in tried
                      if all(self._whole(page, line, one, style, alone=alone) <= line.w
                             for one in self.shown)), NAMED[-1])
        return name, hour, names

    def _asked(self, match: Match) -> str:
        """Whose turn it is, in words, where it is that of one."""
        asked = match.waits_for
        return self.house.words("turn-of", match.players[asked[0]].name) if len(asked) == 1 else ""

    def _whole(self, page: Page, line: Box, match: Match, style: str, *, alone: bool) -> float:
        """How wide what stands under the name of a match's game is; of whoever is asked the name
        may stand `alone`."""
        if said := self._asked(match):
            told = match.players[match.waits_for[0]].name if alone else said
            return self._side(line) + 8 + page.art.size(told, style)[0]
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
        named = most >= min(max(own), LEAST)
        for seat, (player, w) in enumerate(zip(people, own, strict=True)):
            page.picture(Box(left, line.y + (line.h - side) / 2, side, side), f"ui/seat_{seat}",
                         leaf=False)
            if named:
                page.fitted(line._replace(x=left + side + 6, w=min(w, most)), player.name, style,
                            IVORY, leaf=False)
                left += 6 + min(w, most)
            left += side + AIR


def _cover(box: Box) -> Box:
    """Where the cover of its game is in a strip."""
    high = box.h - LOW - 2 * RIM
    return Box(box.x + RIM, box.bottom - RIM - high, box_art.SHAPE * high, high)


def _beside(box: Box) -> float:
    """Where what is said in a strip begins, beside its cover."""
    return _cover(box).right + 1.5 * AIR


def level(wanted: Sequence[float], free: float) -> float:
    """How much of a room each may have at most who wants some of it, so that all have a share."""
    for n, one in enumerate(sorted(wanted)):
        if one * (len(wanted) - n) > free:
            return free / (len(wanted) - n)
        free -= one
    return max(wanted)
