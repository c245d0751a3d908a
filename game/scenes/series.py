"""The game night: choose its games, see its table, go on to the next game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING

from game import doors
from game import series as evenings
from game.core import Says, Seat
from game.devices.press import Device
from game.match import BadRecord, Match
from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, Box
from game.picture.theme import GOLD, IVORY, Colour
from game.scenes import cloths, cupboard
from game.scenes.confirm import ConfirmScene, Doubt
from game.scenes.evening import Evening
from game.scenes.evening_change import ChangeScene
from game.scenes.evening_choice import GUESTS, ON_CLOTH, Button, ChoosesEvening
from game.scenes.evening_facts import lead
from game.scenes.evening_games import LARGEST
from game.scenes.lobby import LobbyScene
from game.scenes.people import PeopleScene
from game.scenes.results import rematch
from game.series import Series

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

GAP, APART = 24, 32
BEAM, AIR = 24, 10  # the board over all; over and under the planks
HUNG, LEAST_HUNG = 234, 150  # the height of the trail, at most and at least
SIGN, LEAST_SIGN, IN_SIGN = 15, 176, 12  # what comes next: round its buttons; its least height
NEXT, FIRST = 110, 180  # a table over the hints
GUESTS_NEXT = 122.0  # those who play next, over it, at least
BUTTONS = 0.3  # the part of it that buttons have
QUIET = 430.0  # the width of what changes it
BEHIND_FIRST = 190.0  # how far what is seen in the window is lowered
LINTEL = 54.0  # it ends so far over the people before it
CLEAR = 36  # between it and buttons under it, round which a ring may lie
WRITTEN = 2.0  # seconds
ON = "label@1.2", "label@1.1", "label", "label@0.9", "body"  # letters of what goes on, to try


class SeriesScene(ChoosesEvening):
    """The table of the game night that is going on; if there is none, the choices for a new one."""

    first = "on"

    def __init__(self, house: House, device: Device, table: TableScene | None = None) -> None:
        """`table` is the one at which a match has just ended, if one has."""
        super().__init__(house)
        self.last_device = device
        self.table = table
        self._another = False  # whether the evening in the file is over for these people
        self.series: Series | None = None
        self.match: Match | None = None
        self.waits: Says | None = None  # why its match cannot be resumed at the moment

    def enter(self) -> None:
        self._look()
        if self._fresh:
            self._ask()

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
            self._choose(page)
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
        self.house.stack.push(PeopleScene(self.house, self.people, super().back))

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
        self._another, self.match, self.waits = False, None, None
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
        if roomy:
            cupboard.cheeks(page, BEAM)
        sign = self._sign(page, evening, entries, roomy=roomy)
        top = BEAM if roomy else self._titled(page) + 10
        room = sign.y - (0 if roomy else 18) - top
        hung = (min(HUNG, max(room - evening.least(), LEAST_HUNG)) if roomy
                else page.art.line("small@1") + 24)
        trail = Box(SAFE.x, top, SAFE.w, hung)
        evening.trail(page, trail, self._heading(evening) if roomy else ())
        low = trail.bottom + (AIR if not roomy else 0)
        foot = sign.y - (AIR if evening.begun or not roomy else 0)
        evening.standings(page, trail._replace(y=low, h=foot - low))

    @property
    def lower(self) -> float:
        if self._fresh or not self.series:
            return super().lower
        evening = Evening(self.house, self.series, waiting=False)
        floor = self.page.floor
        return floor - NEXT - _guests(floor, evening) - LINTEL if evening.begun else BEHIND_FIRST

    def _heading(self, evening: Evening) -> list[tuple[str, str, Colour]]:
        """What this is, and who leads; before the first coin how it is counted."""
        say = self.house.words
        lines: list[tuple[str, str, Colour]] = [(say("series"), "heading", GOLD)]
        if number := evening.number():
            lines.append((number, "asked", IVORY))
        if (told := lead(say, evening.rows)) and evening.series.next:
            lines.append((told, "asked", GOLD))
        return lines

    def _sign(self, page: Page, evening: Evening, entries: list[Button], *, roomy: bool) -> Box:
        """What comes next, and beside it the buttons, or under it where letters are large. Returns
        where it lies."""
        if not roomy:
            y = self._buttons(page, entries)
            sign = Box(SAFE.x, y - CLEAR - LEAST_SIGN, SAFE.w, LEAST_SIGN)
            page.board(sign, GOLD)
            evening.card(page, sign.inset(24, 10))
            return sign
        y = page.floor - (NEXT if evening.begun else FIRST)
        guests = _guests(page.floor, evening)
        room = Box(SAFE.x, y, (1 - BUTTONS) * SAFE.w - APART, page.floor - ON_CLOTH / 2 - y)

        def lay() -> None:
            cloths.table(page, y, page.floor - 8, cloths.DUSKY)
        if evening.begun:
            evening.at_table(page, room, guests, lay)
        else:
            lay()
            evening.card(page, room.inset(0, IN_SIGN))
        h, left = page.control(), SAFE.right - BUTTONS * SAFE.w
        high = SAFE.bottom - h - SIGN - y - SIGN
        wide = SAFE.right - left
        for n, (name, label, act, picture) in enumerate(entries):
            box = Box(left, y + SIGN, wide, high) if not n else Box(
                SAFE.right - wide - (n - 1) * (QUIET + GAP), SAFE.bottom - h,
                wide if n == 1 else QUIET, h)
            style = ("body" if n == 1 else page.largest(beside_picture(box), [label],
                                                        page.styles("body") if n else ON))
            page.button(name, box, label, act, picture=picture, focus=self.focus.name,
                        style=style, main=not n, middle=True)
        return Box(SAFE.x, y - guests * evening.begun, SAFE.w, 0)

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

    def _sure(self, series: Series) -> None:
        """End the evening, once that was confirmed."""
        doubt = Doubt(("series-end-sure",), ("series-end-about",), ("series-stay",),
                      ("series-end",), ("ui/play", "ui/check"))
        self.house.stack.push(ConfirmScene(
            self.house, doubt, lambda: self._end(self.series or series)))

    def _end(self, series: Series) -> None:
        series.over = True
        self._keep(series)
        self.match = None
        self.focus.name = "on"
        self.stale()
        if not series.played:  # nothing of it is worth a look
            self._anew()

    def _anew(self) -> None:
        """Another evening, for whoever was there at the last one."""
        if self.series and self.series.people:
            self.people = list(self.series.people)
        if self.series:
            self._as_before(self.series)
        self.series, self._another = None, True
        self._ask()


def _guests(floor: float, evening: Evening) -> float:
    """How high those who play next may be over their table, over hints at a height."""
    free = floor - NEXT - BEAM - HUNG - AIR - evening.comfort()
    return min(max(free, GUESTS_NEXT), GUESTS)


def owners(devices: Mapping[Seat, Device | None], names: Sequence[str]) -> dict[Device, str]:
    """Whose devices are whose, among those that belong to one person."""
    own = Counter(devices.values())
    return {device: names[seat] for seat, device in devices.items() if device and own[device] == 1}
