"""The game night: choose its games, see its table, go on to the next game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors
from game import series as evenings
from game.core import Says, Seat
from game.devices.press import Device
from game.match import Match
from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY, Colour
from game.record import BadRecord, read_record
from game.scenes.dialogs.choices import Button
from game.scenes.dialogs.confirm import ConfirmScene, Doubt
from game.scenes.evening.change import ChangeScene
from game.scenes.evening.choice import ChoosesEvening
from game.scenes.evening.facts import lead
from game.scenes.evening.games import LARGEST
from game.scenes.evening.people import PeopleScene
from game.scenes.evening.standings import Evening, framed
from game.scenes.lobby.scene import LobbyScene
from game.scenes.lobby.seating import owners
from game.scenes.results.scene import rematch
from game.scenes.scenery import cloths, cupboard
from game.scenes.scenery.hearth import FOOT, LOG
from game.series import Series

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

NEXT, SIGN, MAIN, BUTTONS = 110.0, 15.0, 120.0, 0.3  # a table over the hints; round what goes on
# there; its height and its part, at most
ON = "label@1.2", "label@1.1", "label", "label@0.9", "body"  # letters of what goes on, to try
GUESTS = 272.0  # people over their table, at most
MANTEL, SUNK, ON_CLOTH = 540.0, 4.0, 14  # what is seen of the hearth; under a row of buttons
GAP, APART = 24, 32
BEAM, AIR = 24, 10  # the board over all; over and under the planks
HUNG, LEAST_HUNG = 238, 150  # the height of the trail, at most and at least
LEAST_SIGN, IN_SIGN = 176, 12  # what comes next: its least height; round it
FIRST = 180  # a table over the hints, before the first points
GUESTS_NEXT = 122.0  # those who play next, over it, at least
OUTER = 20.0  # of the post behind her, what she may hide
WINNERS, HERO = 150, {1: 440.0, 2: 640.0}  # the same table at the end, before one who won, or two
WON = "heading@1.1", "heading", "heading@0.86", "heading@0.76", "label"  # letters to try
BEHIND_FIRST = 190.0  # how far what is seen in the window is lowered
LINTEL = 54.0  # it ends so far over the people before it
BEHIND_LOGS = 16.0  # so far the fire burns behind the table
CLEAR = 36  # between it and buttons under it, round which a ring may lie
WRITTEN = 2.0  # seconds


class SeriesScene(ChoosesEvening):
    """The table of the game night that is going on; if there is none, the choices for a new one."""

    first = "on"

    def __init__(self, house: House, device: Device, table: TableScene | None = None) -> None:
        """`table` is the one at which a match has just ended, if one has."""
        super().__init__(house)
        self.last_device = device
        self.table = table
        self._another = False  # whether the evening in the file is over for these people
        self._past = False  # whether it was over before anybody came here
        self.series: Series | None = None
        self.match: Match | None = None
        self.waits: Says | None = None  # why its match cannot be resumed at the moment

    def enter(self) -> None:
        self._look()
        if self._fresh:
            self._ask()
        elif self.series and self.series.next is None and self.table is None:
            self._past, self.focus.name = True, "new"

    def resume(self) -> None:
        if not self._another:
            self._look()
        super().resume()

    def _look(self) -> None:
        """Read the file; a match that has ended since then is counted. Except on the slowest disk,
        what was chosen last has long been written when somebody comes back."""
        self.house.disk.flush(WRITTEN)
        series, trouble = evenings.load(self.house.data)
        if trouble:
            self.house.notice(trouble)
        self.match, self.waits = None, None
        try:
            self.match = (evenings.going(self.house.data, series) if series and not series.over
                          else None)
        except BadRecord as error:
            self.house.notice(error.sentence)
            self.waits = ("series-waits",)
        self.series = evenings.load(self.house.data)[0] if series else None

    def build(self, page: Page) -> None:
        if self._fresh:
            super().build(page)
        elif self.series:
            self._show(page, self.series)
            self.foot(page)

    @property
    def _fresh(self) -> bool:
        """Whether there is no evening yet."""
        series = self.series
        return series is None or (series.next is None and not series.played)

    # before the first match

    def onward(self) -> Button:
        return "on", self.house.words("series-begin"), self._begin, "ui/play"

    def _ask(self) -> None:
        """A new evening begins with the question who plays; whoever goes back from it leaves."""
        self.house.stack.push(PeopleScene(self.house, self.people, away=super().back))

    def back(self) -> None:
        """From the choice of games to the question who plays, with all that was chosen."""
        if self._fresh:
            self.focus.name = "on"
            self._ask()
        else:
            super().back()

    def _begin(self) -> None:
        if not self.chosen:
            self.house.refuse(("series-none",))
            return
        self._another, self._past, self.match, self.waits = False, False, None, None
        self.series = Series(tuple(self.chosen), 3 if self.best_of == 3 else 1,
                             people=tuple(self.people))
        now = deepcopy(self.series)
        self.house.keep(lambda: evenings.begin(self.house.data, now))
        self._next(self.series)

    def _keep(self, series: Series) -> None:
        now = deepcopy(series)
        self.house.keep(lambda: evenings.save(self.house.data, now))

    # during the evening

    def _show(self, page: Page, series: Series) -> None:
        say, roomy = self.house.words, page.art.text_scale <= LARGEST
        evening = Evening(self.house, series, waiting=self.match is None)
        entries: list[Button] = [  # whoever presses on as before has not asked for another evening
            ("on", say("series-close"), self.back, "ui/check"),
            ("new", say("series-new"), self._anew, "ui/again")]
        if self._past:
            entries.reverse()
        if series.next:
            if series.last and not (self.match or self.waits):
                label = say("series-again", len(evening.matches_of(series.next)) + 1)
            else:
                label = say("series-resume" if self.match or self.waits else "series-next",
                            say(f"game-{series.next}"))
            entries = [("on", label, lambda: self._next(series), "ui/play"),
                       ("end", say("series-end"), lambda: self._sure(series), "ui/check")]
        if self._open(series):
            entries.append(("change", say("series-change"), lambda: self._change(series),
                            "ui/gear"))
        self._laid(page, evening, entries) if roomy else self._large(page, evening, entries)

    def _laid(self, page: Page, evening: Evening, entries: list[Button]) -> None:
        """The trail on its shelf, over everybody's planks, over the table; at the end of an evening
        beside whoever has won it."""
        cupboard.cheeks(page, BEAM)
        edge = _edge(page.floor, evening)
        hero = _hero(evening)
        low = edge - (0 if hero else _guests(page.floor, evening)) * evening.begun
        room = low - BEAM
        hung = min(HUNG, max(room - evening.least(), LEAST_HUNG))
        wide = SAFE.w - hero - (APART if hero else 0)
        trail = Box(SAFE.x, BEAM, wide, hung)
        evening.trail(page, trail, self._heading(evening))
        evening.watched(page, trail, self._watch)
        if hero:
            cupboard.beam(page, BEAM)
            post = Box(framed(trail).right, BEAM, cupboard.POST, edge - BEAM)
            cupboard.put(page, "post", post)
        foot = low - AIR * evening.begun
        evening.standings(page, trail._replace(y=trail.bottom, h=foot - trail.bottom))
        self._sign(page, evening, entries, edge, hero)

    def _large(self, page: Page, evening: Evening, entries: list[Button]) -> None:
        """The same where texts are large: what comes next is words over the buttons."""
        y = self._buttons(page, entries)
        sign = Box(SAFE.x, y - CLEAR - LEAST_SIGN, SAFE.w, LEAST_SIGN)
        page.board(sign, GOLD)
        evening.card(page, sign.inset(24, 10))
        top = self._titled(page) + 10
        trail = Box(SAFE.x, top, SAFE.w, page.art.line("small@1") + 24)
        evening.trail(page, trail, ())
        evening.watched(page, trail, self._watch)
        low = trail.bottom + AIR
        evening.standings(page, trail._replace(y=low, h=sign.y - 18 - AIR - low))

    @property
    def lower(self) -> float:
        if self._fresh or not self.series:
            return super().lower
        evening = Evening(self.house, self.series, waiting=False)
        floor = self.page.floor
        if not evening.begun or _hero(evening):
            return 0.0 if evening.begun else BEHIND_FIRST
        return floor - NEXT - _guests(floor, evening) - LINTEL

    @property
    def fireside(self) -> tuple[float, float]:
        if self._fresh or not self.series:
            return super().fireside
        evening, floor = Evening(self.house, self.series, waiting=False), self.page.floor
        foot = max(FOOT, _edge(floor, evening) + BEHIND_LOGS + FOOT - LOG.bottom)
        if not evening.begun or _hero(evening):
            return foot, 1.0
        return _edge(floor, evening) + SUNK, _guests(floor, evening) / MANTEL

    def _heading(self, evening: Evening) -> list[tuple[str, str, Colour]]:
        """What this is, and who leads; before the first coin how it is counted."""
        say = self.house.words
        lines: list[tuple[str, str, Colour]] = [(say("series"), "heading", GOLD)]
        if number := evening.number():
            lines.append((number, "asked", IVORY))
        if (told := lead(say, evening.rows)) and evening.series.next:
            lines.append((told, "asked", GOLD))
        return lines

    def _sign(self, page: Page, evening: Evening, entries: list[Button], y: float,
              hero: float) -> None:
        """What comes next, on and at a table at a height, and beside it what goes on; or whoever
        has won, as a `hero` so wide at its right. What changes the evening is small, at the end of
        the row of hints."""
        w = BUTTONS * SAFE.w
        room = Box(SAFE.x, y, SAFE.w - w - APART, page.floor - ON_CLOTH / 2 - y)
        on = Box(SAFE.right - w, y + SIGN, w, min(page.floor - 2 * SIGN - y, MAIN))

        def lay() -> None:
            cloths.table(page, y, page.floor - 8, cloths.DUSKY)
        if hero:
            evening.winner(page, Box(SAFE.right - hero, BEAM, hero + OUTER, y - BEAM), lay)
            on = on._replace(x=SAFE.x)
            told = Box(on.right + APART, on.y, SAFE.right - hero - on.right - 2 * APART, on.h)
            say = self.house.words("series-won")
            page.fitted(told, say, page.largest(told, [say], WON), GOLD, "right")
        elif evening.begun:
            evening.at_table(page, room, _guests(page.floor, evening), lay)
        else:
            lay()
            evening.card(page, room.inset(0, IN_SIGN))
        (name, label, act, picture), *quiet = entries
        page.button(name, on, label, act, picture=picture, focus=self.focus.name,
                    style=page.largest(beside_picture(on), [label], ON), main=True, middle=True)
        right = SAFE.right
        for entry in quiet:
            right = self._quiet(page, entry, right) - GAP
        for one in (name, *(name for name, *_ in quiet)):
            page.spots[one].hints = ()  # it says what it does

    def _quiet(self, page: Page, entry: Button, right: float) -> float:
        """A small button whose end is there, in the row of hints. Returns where it begins."""
        name, label, act, picture = entry
        h = SAFE.bottom - page.floor
        wide = page.art.size(label, "small")[0] + beside_picture(Box(0, 0, 0, h)).x + 24
        page.button(name, Box(right - wide, page.floor, wide, h), label, act, picture=picture,
                    focus=self.focus.name, style="small")
        return right - wide

    def _titled(self, page: Page) -> float:
        """What this is, where texts are large. Returns where that ends."""
        art, say = page.art, self.house.words
        style = f"heading@{min(art.text_scale, LARGEST)}"
        line, wide = art.line(style), art.size(say("series"), style)[0] + 1
        page.fitted(Box(SAFE.x, SAFE.y, wide, line), say("series"), style, GOLD)
        return SAFE.y + line

    def _buttons(self, page: Page, entries: list[Button]) -> float:
        """The buttons at the foot of the page. Returns where they begin."""
        h = page.control("label")
        w, y = (SAFE.w - (len(entries) - 1) * GAP) / len(entries), page.floor - 20 - h
        style = page.even_buttons(Box(0, 0, w, h), [label for _, label, _, _ in entries], "body")
        for n, (name, label, act, picture) in enumerate(entries):
            page.button(name, Box(SAFE.x + n * (w + GAP), y, w, h), label, act,
                        picture=picture, focus=self.focus.name, style=style, main=not n)
        return y

    def _next(self, series: Series) -> None:
        """Resume the match that is going on, start the next one of a best of three, or open the
        lobby of the next game."""
        if self.waits:
            self.house.refuse(self.waits)
            return
        if self.match:
            self.house.stack.pop()
            doors.resume(self.house, self.match, self.last_device, self._known(series))
            return
        game, last = series.next, series.last
        if game is None:
            return
        if last and self.table and (result := self.table.match.result):
            hands = rematch(self.table, result)
            self._started(series, self.house.again(self.table, hands), hands.devices)
            return
        names = last.people if last else series.sitting(game)[0]
        self.house.stack.push(LobbyScene(
            self.house, game, self.last_device, names=names, known=self._known(series),
            company=series.people,
            started=lambda match, devices: self._started(series, match, devices)))

    def _known(self, series: Series) -> dict[Device, str]:
        """The names of those who had a device of their own at the last table."""
        if self.table is None:
            return series.devices
        hands = self.table.hands
        return owners(hands.devices, [player.name for player in hands.players])

    def _started(self, series: Series, match: Match,
                 devices: Mapping[Seat, Device | None]) -> None:
        """The next match has begun: write it down, and whose devices are whose, in case the program
        is killed."""
        series.record = match.record.file.name if match.record.file else None
        series.devices = {
            device: name for device, name in
            owners(devices, [player.name for player in match.players]).items()
            if not device.startswith("pad/")}  # a pad has another number when it comes back
        self._keep(series)

    def _open(self, series: Series) -> bool:
        """Whether something of an evening can still be changed: it is not over, and games are to
        come or are left."""
        known = {*series.games, *self.house.games}
        return not series.over and len(known) > series.fixed

    def _change(self, series: Series, game: str = "") -> None:
        """Choose the games to come anew, first of all one, and who is there."""
        self.house.stack.push(ChangeScene(self.house, series, self._changed, self.last_device,
                                          game))

    def _changed(self, games: Sequence[str], people: Sequence[str]) -> None:
        if self.series:
            self.series.games, self.series.people = tuple(games), tuple(people)
            self._keep(self.series)
        self.focus.name = "on"

    def _watch(self, file: Path) -> None:
        """See a match of tonight again."""
        try:
            self.house.open_replay(Match(read_record(file)))
        except BadRecord as error:
            self.house.notice(error.sentence)

    def _sure(self, series: Series) -> None:
        """End the evening, once that was confirmed."""
        about = ("series-end-about",) if series.settled else ("series-end-none",)
        doubt = Doubt(("series-end-sure",), about, ("series-stay",), ("series-end",),
                      ("ui/play", "ui/check"))
        self.house.stack.push(ConfirmScene(
            self.house, doubt, lambda: self._end(self.series or series)))

    def _end(self, series: Series) -> None:
        series.over = True
        self._keep(series)
        self.match = None
        self.focus.name = "on"
        self.stale()
        if not series.settled:  # nothing of it is worth a look
            self._anew()

    def _anew(self) -> None:
        """Another evening, for whoever was there at the last one."""
        if self.series and self.series.people:
            self.people = list(self.series.people)
        if self.series:
            self._as_before(self.series)
        self.series, self._another = None, True
        self._ask()


def _edge(floor: float, evening: Evening) -> float:
    """Where the edge of the table is, over hints at a height."""
    return floor - (WINNERS if _hero(evening) else NEXT if evening.begun else FIRST)


def _hero(evening: Evening) -> float:
    """How much of the width whoever has won the evening has, beside the planks: nothing while it
    goes on, or where many have won it together."""
    if evening.series.next or not evening.begun:
        return 0.0
    return HERO.get(len(evening.best()), 0.0)


def _guests(floor: float, evening: Evening) -> float:
    """How high those who play next, or many winners, may be over their table, over hints at a
    height."""
    rows = evening.comfort() if evening.series.next else evening.least()
    free = floor - NEXT - BEAM - HUNG - AIR - rows
    return min(max(free, GUESTS_NEXT), GUESTS)
