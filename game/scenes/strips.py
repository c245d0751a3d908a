"""Matches to go on with, as strips side by side on the title, on plates of their games' colours
with what a press does: the newest one large and in the light, another one beside it smaller."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from game.devices.press import Action
from game.match import Match, Player
from game.picture.ground import dyed
from game.picture.page import Control, Hints, Page
from game.picture.screen import Box
from game.picture.theme import BUTTON, EDGE, GOLD, INK, IVORY
from game.scenes import covers, cupboard
from game.scenes.match_line import far, today, touched, when, who
from game.tables.style import table_style

if TYPE_CHECKING:
    from game.house import House
    from game.series import Series

AIR = 12
STRIP = 520  # the width of one, at most
NAMED = "small@1.15", "small@1", "small@0.9", "small@0.8", "small@0.7", "small@0.65"  # of names
TURNS = "body@1", *NAMED  # and of whose turn it is
WORDY = 4  # of these, in which that is said in words; in smaller ones her name says it alone
HOURS = NAMED[2:]  # when it was played is said in small ones
LEAST = 56  # the room that a name needs; with less only the signs of the seats are seen
HOUR = 0.2  # of a strip's height
NEWEST = 0.56  # of the room of two is that of the newest one
QUIET = 0.72  # of a strip's height is the cover on one that is not the newest
GOES_ON: Hints = ((Action.CONFIRM, "resume"),)
GLOW = 46  # how far the light round that reaches
PRESSED = "body@1.1", "body@1", "body@0.92"  # letters of what a press does, if they fit
LABELS = 1.1, 1, 0.9, 0.8, 0.7, 0.62, 0.56
TITLED = *(f"label@{part}" for part in LABELS), *NAMED[4:]  # letters of its game


class Strips:
    """Those of some matches; `resume` goes on with one."""

    def __init__(self, house: House, shown: Sequence[Match], focus: str,
                 resume: Callable[[Match], None], evening: Series | None = None) -> None:
        """`focus`: the name of what has it; `evening`: the game night that is going on."""
        self.house, self.shown, self.focus, self.resume = house, shown, focus, resume
        self.evening = evening

    def put(self, page: Page, room: Box) -> None:
        """The matches that can be resumed, side by side."""
        wide = room.w - AIR * (len(self.shown) - 1)
        x = room.x
        for n, match in enumerate(self.shown):
            w = min(STRIP, wide if len(self.shown) == 1 else
                    wide * (1 - NEWEST if n else NEWEST))
            self._strip(page, n, match, room._replace(x=x, w=w))
            x += w + AIR

    def _strip(self, page: Page, n: int, match: Match, box: Box) -> None:
        """A match to go on with: its cover, its game, whose turn it is, and small when it was
        played."""
        say, game = self.house.words, match.rules.NAME
        page.spot(f"resume/{n}", Control(box, partial(self.resume, match), None, None, GOES_ON),
                  say("resume-line", say("resume-match", say(f"game-{game}")),
                      who(self.house, match.players)))
        page.claim(f"resume/{n}", box)
        self._ground(page, n, match, box)
        high = (box.h - 10) * (QUIET if n else 1.0)
        cover = Box(box.x + (AIR if n else 5), box.center[1] - high / 2, covers.SHAPE * high, high)
        page.picture(cover, covers.picture(game), leaf=False)
        left = cover.right + AIR
        inner = Box(left, box.y + 8, box.right - AIR - left, box.h - 16)
        self._lines(page, inner, match, quiet=bool(n), lit=self.focus == f"resume/{n}")

    def _lines(self, page: Page, inner: Box, match: Match, *, quiet: bool, lit: bool) -> None:
        """The game's name over whose turn it is, and what a press does. When it was played is said
        behind the name, or else under the turn, where that tells strips apart, and on one that is
        not `quiet` if that was not today."""
        low = inner.h * HOUR  # what is left of it is for lines
        line = inner._replace(h=(inner.h - low) / 3)
        name, hour, names = self._letters(page, line, low, match)
        title, told = self.house.words(f"game-{match.rules.NAME}"), self._hour(match)
        page.fitted(line, title, name, IVORY, leaf=False)
        self._go_on(page, line._replace(y=inner.bottom - line.h + 1), lit=lit)
        second = line._replace(y=line.y + line.h + low / 2)
        if told != when(self.house, touched(match)) or not (quiet or today(touched(match))):
            room = line.w - page.art.size(title, name)[0] - 2 * AIR
            beside = next((one for one in HOURS if page.art.size(told, one)[0] <= room), "")
            wide = page.art.size(told, beside or hour)[0] + 1
            if beside:
                page.fitted(line._replace(x=line.right - wide, w=wide), told, beside, IVORY,
                            leaf=False)
            else:
                second = line._replace(y=line.y + line.h)
                page.fitted(line._replace(y=line.y + 2 * line.h, h=low), told, hour, IVORY,
                            leaf=False)
        self._turn(page, second, match, names)

    def _ground(self, page: Page, n: int, match: Match, box: Box) -> None:
        """What it lies on, in its game's colour; that of the newest is lit."""
        lit = self.focus == f"resume/{n}"
        if not n:
            cupboard.put(page, "light", box.inset(-GLOW))
        page.image(page.art.plate(box.w, box.h, dyed(table_style(match.rules.NAME).material), 255,
                                  GOLD if lit else EDGE, 4), box.x, box.y)

    def _go_on(self, page: Page, line: Box, *, lit: bool) -> None:
        """A plate that says what a press does, gilded if a press does it."""
        said = self.house.words("resume")
        style = next((style for style in (*PRESSED, *NAMED[1:]) if page.art.line(style)
                      <= line.h + 1 and page.art.size(said, style)[0] + 28 <= line.w), NAMED[-1])
        page.image(page.art.plate(line.w, line.h, GOLD if lit else BUTTON, 255,
                                  INK if lit else GOLD, 2, line.h / 2), line.x, line.y)
        page.text(line, said, style, INK if lit else IVORY, "center", leaf=False)

    def _hour(self, match: Match) -> str:
        """When it was played; or that it belongs to the game night; or how far it has come, if
        another one of the same game and people says the same."""
        file = match.record.file
        if self.evening and file and self.evening.record == file.name:
            return self.house.words("series")
        def said(one: Match) -> tuple[str, str, str]:
            return one.rules.NAME, when(self.house, touched(one)), who(self.house, one.players)
        alike = [said(one) for one in self.shown].count(said(match)) > 1
        return far(self.house, match) if alike else when(self.house, touched(match))

    def _letters(self, page: Page, line: Box, low: float, match: Match) -> tuple[str, str, str]:
        """The largest letters of a strip's game, of its hour and of its names that its lines
        hold."""
        name, hour = (next((style for style in styles if page.art.line(style) <= h + 1
                            and page.art.size(text, style)[0] <= line.w), styles[-1])
                      for styles, text, h in (
                          (TITLED, self.house.words(f"game-{match.rules.NAME}"), line.h),
                          (HOURS, self._hour(match), low)))
        tried = [(style, alone) for alone, styles in ((False, TURNS[:WORDY]), (True, TURNS))
                 for style in styles if page.art.line(style) <= line.h + 1]
        names = next((style for style, alone in tried
                      if self._whole(page, line, match, style, alone=alone) <= line.w), NAMED[-1])
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


def level(wanted: Sequence[float], free: float) -> float:
    """How much of a room each may have at most who wants some of it, so that all have a share."""
    for n, one in enumerate(sorted(wanted)):
        if one * (len(wanted) - n) > free:
            return free / (len(wanted) - n)
        free -= one
    return max(wanted)
