"""The game night: choose its games, see its table, go on to the next game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import partial, reduce
from typing import TYPE_CHECKING

from game import doors
from game import series as evenings
from game.core import Says, Seat
from game.devices.press import Action, Device
from game.match import BadRecord, Match
from game.picture.page import SMALLER, Control, Page
from game.picture.screen import SAFE, Box
from game.picture.theme import DIM, GOLD, IVORY, Colour
from game.scenes.lobby import LobbyScene
from game.scenes.menu import MenuScene
from game.scenes.people import PeopleScene, usual_people
from game.scenes.results import rematch
from game.series import BEST_OF, Row, Series, repeats

if TYPE_CHECKING:
    from game.house import House
    from game.tables.table import TableScene

PADS, GAP = 32, 24
WRITTEN = 2.0  # seconds
ORDERING = ((Action.CONFIRM, "hint-in-or-out"), (Action.PREV, "hint-earlier"),
            (Action.NEXT, "hint-later"))
Button = tuple[str, str, Callable[[], None], str]  # name, label, what it does, picture
COLUMN = 230.0  # logical px, the widest column for a game's points
MANY = 6  # games from which on their names may take two lines


class SeriesScene(MenuScene):
    """The table of the game night that is going on; if there is none, the choices for a new one."""

    first = "on"
    backdrop = "table/wood"

    def __init__(self, house: House, device: Device, table: TableScene | None = None) -> None:
        """`table` is the one at which a match has just ended, if one has."""
        super().__init__(house)
        self.last_device = device
        self.table = table
        self.chosen = list(house.games)
        self.people: list[str] = usual_people(house)
        self.best_of = BEST_OF[0]
        self.series: Series | None = None
        self.match: Match | None = None
        self.waits: Says | None = None  # why its match cannot be resumed at the moment

    def enter(self) -> None:
        self._look()

    def resume(self) -> None:
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
            self.match = evenings.going(self.house.data, series) if series else None
        except BadRecord as error:
            self.house.notice(error.sentence)
            self.waits = ("series-waits",)
        self.series = evenings.load(self.house.data)[0] if series else None

    def build(self, page: Page) -> None:
        line = page.art.line("heading")
        page.fitted(Box(SAFE.x, SAFE.y, SAFE.w, line), self.house.words("series"), "heading")
        body = Box(SAFE.x, SAFE.y + line + 12, SAFE.w, 0)
        body = body._replace(h=page.floor - page.control("label") - 40 - body.y)
        series = self.series
        if series is None or (series.next is None and not series.played):
            self._choose(page, body)
        else:
            self._show(page, body, series)
        self.hints(page)

    # before the first match

    def _choose(self, page: Page, body: Box) -> None:
        """Who plays tonight, a row for each game, and how many matches decide a game."""
        say = self.house.words
        rows: list[tuple[str, str, str, Callable[[int], None]]]
        rows = [(f"game/{game}", say(f"game-{game}"), self._turn_of(game),
                 partial(self._order, game)) for game in self.house.games]
        if several := [game for game in self.house.games
                       if game in self.chosen and repeats(game)]:
            names = reduce(partial(say, "result-and"), (say(f"game-{one}") for one in several))
            rows.append(("best", say("series-best", names, len(several)),
                         say("series-best-of", self.best_of), self._turn_best))
        n, h = len(rows) + 1, page.control()
        columns = 1 if page.art.line("body") * 2 + n * (h + 12) < body.h else 2
        top = self._about(page, body, columns)
        w = (body.w - (columns - 1) * GAP) / columns
        per = -(-n // columns)
        page.button("people", Box(body.x, top, w, h), say("series-people", self._company()),
                    self._invite, focus=self.focus.name, picture="ui/human", style="body")
        alike = [(label, value) for _, label, value, _ in rows]
        for at, (name, label, value, turn) in enumerate(rows, start=1):
            box = Box(body.x + at // per * (w + GAP), top + at % per * (h + 12), w, h)
            page.choice(name, box, label, value, turn, focus=self.focus.name, share=0.55,
                        alike=alike)
            if name != "best":
                page.spots[name] = Control(box, partial(self._toggle, name.partition("/")[2]),
                                           turn, None, ORDERING)
        self._buttons(page, body, [("on", say("series-begin"), self._begin, "ui/play"),
                                   ("back", say("back"), self.back, "ui/leave")])

    def _about(self, page: Page, body: Box, columns: int) -> float:
        """Say above the rows what a game night is. Returns where the rows begin."""
        h = page.art.line("body") * (2 if columns == 1 else 1)
        page.fitted(body._replace(h=h), self.house.words("series-about"), "body", IVORY)
        return body.y + h + 16

    def _company(self) -> str:
        return " – ".join(self.people)

    def _invite(self) -> None:
        """Choose who plays tonight."""
        self.house.stack.push(PeopleScene(self.house, self.people))

    def _turn_of(self, game: str) -> str:
        """Which game of the evening this one is, in words."""
        if game not in self.chosen:
            return self.house.words("series-not")
        return self.house.words("series-turn", self.chosen.index(game) + 1)

    def _toggle(self, game: str) -> None:
        """Add a game at the end of the evening, or remove it."""
        if game in self.chosen:
            self.chosen.remove(game)
        else:
            self.chosen.append(game)
        self.stale()

    def _order(self, game: str, step: int) -> None:
        """Move a game later or earlier; beyond either end it is not played."""
        others = [other for other in self.chosen if other != game]
        at = self.chosen.index(game) if game in self.chosen else -1
        to = (at + step + 1) % (len(others) + 2) - 1
        self.chosen = [*others[:to], game, *others[to:]] if to >= 0 else others
        self.stale()

    def _turn_best(self, step: int) -> None:
        self.best_of = BEST_OF[(BEST_OF.index(self.best_of) + step) % len(BEST_OF)]
        self.stale()

    def _begin(self) -> None:
        if not self.chosen:
            self.house.refuse(("series-none",))
            return
        self.series = Series(tuple(self.chosen), 3 if self.best_of == 3 else 1,
                             people=tuple(self.people))
        self._keep(self.series)
        self._next(self.series)

    def _keep(self, series: Series) -> None:
        now = deepcopy(series)
        self.house.keep(lambda: evenings.save(self.house.data, now))

    # during the evening

    def _show(self, page: Page, body: Box, series: Series) -> None:
        say, line = self.house.words, page.art.line("body")
        page.fitted(body._replace(h=line), self._sentence(series), "body", GOLD)
        self._table(page, Box(body.x, body.y + line + 12, body.w, body.h - line - 12), series)
        if series.next is None:
            first: Button = ("on", say("series-new"), self._anew, "ui/play")
            self._buttons(page, body, [first, ("back", say("back"), self.back, "ui/leave")])
            return
        label = say("series-resume" if self.match or self.waits else "series-next",
                    say(f"game-{series.next}"))
        self._buttons(page, body, [
            ("on", label, lambda: self._next(series), "ui/play"),
            ("end", say("series-end"), lambda: self._end(series), "ui/check"),
            ("back", say("back"), self.back, "ui/leave")])

    def _sentence(self, series: Series) -> str:
        """Which game comes next, or who has won the evening."""
        say = self.house.words
        if series.next:
            at = say("series-at", series.games.index(series.next) + 1, len(series.games),
                     say(f"game-{series.next}"))
            out = [] if series.last or self.match else series.sitting(series.next)[1]
            return say("series-without", at, " – ".join(out)) if out else at
        rows = evenings.table(series)
        best = [row.name for row in rows if row.total == rows[0].total]
        return say("series-won", " – ".join(best)) if best else say("series-nobody")

    def _table(self, page: Page, box: Box, series: Series) -> None:
        """The table: names down, games across, and each player's total."""
        page.plate(box)
        inner = box.inset(PADS, 16)
        say, rows = self.house.words, evenings.table(series)
        lines = [["", *(say(f"game-{game}") for game in series.games), say("series-total")],
                 *(cells(rows, row) for row in rows)]
        tall = 2 if len(series.games) >= MANY else 1  # lines of the heads
        style, step = self._fit(page, inner.h / (len(lines) + tall - 1))
        column = min(COLUMN * page.art.text_scale, 0.78 * inner.w / (len(lines[0]) - 1))
        under = inner.y + tall * step
        if not rows:
            page.fitted(Box(inner.x, under, inner.w, step), say("series-nobody"), style, IVORY)
        cell = Box(0, 0, column - 16, step - 8)
        head = page.even(cell._replace(h=tall * step - 8), lines[0], style)
        names = cell._replace(w=inner.w - (len(lines[0]) - 1) * column - 8)
        style = page.even(names, [name for name, *_ in lines], style)
        self._row(page, inner._replace(h=tall * step - 8), column, lines[0], head, DIM)
        for n, line in enumerate(lines[1:int(inner.h // step) - tall + 1]):
            self._row(page, Box(inner.x, under + n * step, inner.w, step - 8), column, line, style,
                      IVORY if n else GOLD)

    def _fit(self, page: Page, most: float) -> tuple[str, float]:
        """The largest type whose lines are no higher than `most`, and their height."""
        art = page.art
        for scale in (art.text_scale, *(size for size in SMALLER if size < art.text_scale)):
            style = f"body@{scale}"
            if art.line(style) + 8 <= most:
                break
        return style, art.line(style) + 8

    def _row(self, page: Page, box: Box, column: float, cells: list[str], style: str,
             colour: Colour) -> None:
        """A wide cell for the name and narrow ones for numbers, the last at the right edge."""
        left = box.right - (len(cells) - 1) * column
        if cells[0]:
            page.fitted(box._replace(w=left - box.x - 8), cells[0], style, colour)
        for n, cell in enumerate(cells[1:]):
            page.fitted(Box(left + n * column + 16, box.y, column - 16, box.h), cell, style, colour,
                        "right")

    def _buttons(self, page: Page, body: Box, entries: list[Button]) -> None:
        h = page.control("label")
        w = (body.w - (len(entries) - 1) * GAP) / len(entries)
        style = page.even_buttons(Box(0, 0, w, h), [label for _, label, _, _ in entries], "body")
        for n, (name, label, act, picture) in enumerate(entries):
            page.button(name, Box(body.x + n * (w + GAP), body.bottom + 16, w, h), label, act,
                        picture=picture, focus=self.focus.name, style=style)

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

    def _end(self, series: Series) -> None:
        series.over = True
        self._keep(series)
        self.match = None
        self.focus.name = "on"
        self.stale()

    def _anew(self) -> None:
        self.series = None
        self.stale()


def owners(devices: Mapping[Seat, Device | None], names: Sequence[str]) -> dict[Device, str]:
    """Whose devices are whose, among those that belong to one person."""
    own = Counter(devices.values())
    return {device: names[seat] for seat, device in devices.items() if device and own[device] == 1}


def cells(rows: list[Row], row: Row) -> list[str]:
    """A line of the table: place and name, a dash for each game missed, the total."""
    got = ["–" if point is None else str(point) for point in row.points]
    place = 1 + sum(other.total > row.total for other in rows)
    return [f"{place}  {row.name}", *got, str(row.total)]
