"""How a match ended and why, and the next one a single press away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors
from game.core import Result, Seat
from game.devices.press import Action, Device, Press
from game.match import BadRecord, Match, Player, read_record
from game.picture.cheer import Confetti
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import (
    GOLD,
    INK,
    IVORY,
    SEAT_COLOURS,
    WOOD,
    Colour,
)
from game.scenes.hung import HungScene
from game.scenes.overlay import Entry, OverlayScene
from game.scenes.podium import Podium, Row
from game.scenes.spelling import SpellingScene
from game.tables.standings import GROOVE
from game.tables.style import shared, table_style

if TYPE_CHECKING:
    from game.house import House
    from game.tables.hands import Hands
    from game.tables.table import TableScene


PAD_X, PAD_Y, GAP = 32, 28, 14  # inside the panel, and between buttons
PANEL_W = 600  # logical px of the panel at the side, and how much of that large texts add
WIDER = 260
SLIM = 548  # of a panel that holds nothing but buttons
APART = 44  # between the panel and the podium
HEAD = 250  # the height of what says who has won
TOLD_LEAST = 96
LAUREL, HOLE = 210, 0.46  # the laurel, and how much of it its ring leaves free
HEADINGS = (0.72, 0.6, 0.5, 0.42)  # of the largest letters, until a heading has room
ROW, TALL = 160, 120  # the height of a line of the standings: at most, and for large letters
TOLD = (1.2, 1.0, 0.85)  # how large the story is beside a task, until one line holds it
LEAST, MORE = 84, 105  # where buttons make room for it, and so where texts are large
LARGE = 1.4  # from which text size they are
BAR = 16
DUSK = 70  # how much darker the table lies under that light
SETTLED = 6.0  # seconds after which no paper is in the air


class ResultsScene(HungScene, OverlayScene):
    """Everybody on a podium, who won and why, how everybody stands, and a rematch with the seats
    exchanged."""

    first = "rematch"
    sudden = True

    def __init__(self, house: House, table: TableScene) -> None:
        super().__init__(house)
        self.table = table
        result = table.match.result
        if result is None:
            raise ValueError("a match that goes on has no result")
        self.result: Result = result
        self.ending = table_style(table.rules.NAME).ending(table)
        told = table.told
        still = house.settings.reduced_motion or not table.speed
        self.age = SETTLED if still else 0.0
        self.confetti = Confetti() if self.cheers else None
        self._podium: Podium | None = None  # of the page
        self.people: list[Seat] = (
            list(table.hands.humans) if told and told.ranked and not table.evening else [])
        self.main = "evening" if table.evening else "rematch"
        if table.evening:
            self.first = "evening"
        elif self.people and house.night.asks:
            self.first = "names"

    def enter(self) -> None:
        self._stirred = self.house.now

    def holds(self, device: Device) -> bool:
        return self.table.holds(device)

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.table.press(press)  # somebody has to take the seat for the rematch
        else:
            super().press(press)

    def tick(self, seconds: float) -> None:
        self.age = min(self.age + seconds * self.table.speed, SETTLED)

    @property
    def drawn(self) -> bool:
        return len(self.result.winners) > 1

    @property
    def cheers(self) -> bool:
        """Whether there is somebody to celebrate."""
        if self.ending:
            return self.ending.won
        return not (self.drawn and self.table.style.draws)

    def heading(self) -> str:
        if self.ending:
            return self.table.say(self.ending.heading)
        if self.drawn and not self.table.style.draws:
            return self.table.say(shared(self.result.winners))
        if self.drawn:
            return self.house.words("result-draw")
        return self.house.words("result-wins", self.table.name(self.result.winners[0]))

    def colour(self) -> Colour:
        return GOLD if self.drawn else SEAT_COLOURS[self.result.winners[0]]

    def sentence(self) -> str:
        """What decided the match; the text may name a loser, the number of moves, and a winner."""
        if self.ending:
            return self.table.say(self.ending.sentence)
        if story := self.table.style.story(self.table.match):
            return self.table.say(story)
        key = f"result-{self.table.rules.NAME}-{self.result.reason.replace(' ', '-')}"
        losers = [s for s in range(len(self.table.hands.players))
                  if s not in self.result.winners]
        return self.house.words(key, self.table.name(losers[0]) if losers else "",
                                len(self.table.match.record.lines),
                                self.table.name(self.result.winners[0]))

    def entries(self) -> list[Entry]:
        say = self.house.words
        model = self.ending.model if self.ending else None
        if self.table.evening:
            on = [Entry("evening", say("result-evening"), self._evening, "ui/play")]
        else:
            on = [Entry("rematch", say("result-rematch"), self._rematch, "ui/play")]
        if self.people:
            on.append(Entry("names", say("result-names"), lambda: self._name(self.people),
                            "ui/human"))
        if self.table.style.span and self.table.match.record.lines:
            on.append(Entry("review", say("result-review"), self._review, "ui/chart"))
        return [
            *on,
            Entry("look", say("result-look"), self.house.stack.pop, "ui/eye"),
            *([Entry("model", say("result-model"), lambda: self._model(model), "ui/book")]
              if model else []),
            Entry("title", say("result-title"), self.house.to_title, "ui/leave"),
        ]

    # what is seen

    def draw(self, screen: Screen) -> None:
        """The table lies softly under all."""
        page = self.page
        self.ground(screen)
        if self.cheers:
            screen.cover(self.house.art.veil(screen.surface.get_size()), DUSK)
        page.draw(screen, self.focus.name)
        if podium := self._podium:
            if self.confetti:
                self.confetti.draw(screen, self.house.art, self.age, podium.room, podium.lies)
            podium.draw(screen)

    def rows(self) -> list[Row]:
        """Everybody, the best first; somebody alone, and what the result is measured by."""
        table, winners = self.table, self.result.winners
        values = table.style.final(table.match.state, self.result)
        keys = [(seat not in winners, -value) for seat, value in enumerate(values)]
        found = []
        for seat in sorted(range(len(values)), key=keys.__getitem__):
            place = "" if self.ending else str(1 + sum(key < keys[seat] for key in keys))
            found.append(self._row(place, seat, table.name(seat), values[seat]))
        if self.ending:
            found += [self._row("", None, table.say(says), value)
                      for says, value in self.ending.beside]
        return found

    def _row(self, place: str, seat: Seat | None, name: str, value: int) -> Row:
        figure, unit = self.table.style.amount(value)
        return Row(place, seat, name, value, self.table.say(figure),
                   self.table.say(unit) if unit else "", seat in self.result.winners)

    def build(self, page: Page) -> None:
        rows, entries = self.rows(), self.entries()
        listed = self._listed(rows)
        wide = (PANEL_W if listed else SLIM) + WIDER * (page.art.text_scale - 1)
        panel = Box(SAFE.right - wide, SAFE.y, wide, SAFE.h)
        left = Box(SAFE.x, SAFE.y, panel.x - APART - SAFE.x, SAFE.h)
        head, told = left._replace(h=HEAD), max(page.art.line("asked") + 36, TOLD_LEAST)
        if not listed:
            head = head._replace(w=SAFE.w)
            high = len(entries) * (page.control("small") + GAP) - GAP + 2 * PAD_Y
            panel = panel._replace(y=panel.bottom - high, h=high)
        stage = Box(left.x, head.bottom, left.w, left.bottom - told - 12 - head.bottom)
        podium = self._podium = Podium(
            rows, self.table.match.players, stage, head.center[0], cheers=self.cheers,
            nth=lambda place: self.house.words("place-nth", place))
        podium.light(page)
        self._head(page, head)
        under = Box(left.x, left.bottom - told, left.w, told)
        page.board(under)
        self._told(page, under.inset(28, 6))
        page.plate(panel, WOOD, 255, GOLD)
        self._panel(page, panel.inset(PAD_X, PAD_Y), rows if listed else [], entries)
        podium.stand(page)

    def _told(self, page: Page, room: Box) -> None:
        """What decided it, or what the match will be remembered for: on one line, if it can be."""
        story, sizes = self.sentence(), [page.art.text_scale * part for part in TOLD]
        style = next((f"asked@{size:g}" for size in sizes
                      if page.art.size(story, f"asked@{size:g}")[0] <= room.w), "asked")
        page.fitted(room, story, style, IVORY, "center")

    def _head(self, page: Page, room: Box) -> None:
        """The signs of whoever won, one of them in a laurel, and in large letters what happened."""
        side, heading = min(room.h, LAUREL), self.heading()
        small = side * 0.5
        signs = side if self.ending or not self.drawn else (
            len(self.result.winners) * (small + 12))
        words = Box(room.x + 40 + signs, room.y + 8, room.w - signs - 64, room.h - 16)
        style = next((style for part in HEADINGS if page.art.size(
            heading, style := f"victory@{part:g}", words.w)[1] <= words.h
            and not page.wider(heading, style, words.w)), "")
        wide = page.art.size(heading, style, words.w)[0] + 1 if style else words.w
        spare = (words.w - wide) / 2
        words = words._replace(x=words.x + spare, w=wide if style else words.w)
        y = room.y + (room.h - side) / 2
        page.plate(room, self.table.style.material, 245, self.colour())
        x = room.x + 20 + spare
        if self.ending:
            page.picture(Box(x, y + 8, side - 16, side - 16), self.ending.picture)
        elif self.drawn:
            for seat in self.result.winners:
                page.picture(Box(x, room.center[1] - small / 2, small, small), f"ui/seat_{seat}")
                x += small + 12
        else:
            page.picture(Box(x, y, side, side), "ui/win")
            hole = side * HOLE
            page.picture(Box(x + (side - hole) / 2, y + (side - hole) / 2, hole, hole),
                         f"ui/seat_{self.result.winners[0]}", leaf=False)
        if style:
            page.text(words, heading, style, self.colour())
        else:
            page.fitted(words, heading, "heading@1", self.colour())

    def _panel(self, page: Page, room: Box, rows: Sequence[Row], entries: list[Entry]) -> None:
        """How everybody stands, and what can be done now."""
        high = page.control("small")
        columns = 1
        least = MORE if page.art.text_scale > LARGE else LEAST
        if rows and (room.h - len(entries) * (high + GAP)) / len(rows) < least:
            columns = 2
        lines = -(-len(entries) // columns)
        foot = lines * (high + GAP) - GAP
        self._list(page, Box(room.x, room.bottom - foot, room.w, high), entries, columns)
        if rows:
            self._standings(page, room._replace(h=room.h - foot - 2 * GAP), rows)

    def _standings(self, page: Page, above: Box, rows: Sequence[Row]) -> None:
        """A line for everybody, with her figure and, where it says who has won, a bar of it."""
        each = min(above.h / len(rows), ROW * max(page.art.text_scale * 0.8, 1))
        y = above.y + (above.h - each * len(rows)) / 2
        most = max(1, *(row.value for row in rows))
        barred = self._ranks(rows)
        names = [row.name for row in rows]
        side = min(each * 0.42, 64)
        letters = "heading@1" if each >= TALL else "label"
        places = max(page.art.size(f"{row.place}.", letters)[0] if row.place else 0.0
                     for row in rows)
        amounts = max(self._amount(page, row) for row in rows)
        start = above.x + (places + 14 if places else 0)
        box = Box(start + side + 16, 0, above.right - amounts - start - side - 32, each - BAR - 16)
        style = page.even(box, names, letters)
        for n, row in enumerate(rows):
            at = box._replace(y=y + n * each)
            plank = Box(above.x - 14, at.y - 6, above.w + 28, each - 8)
            page.plank(plank, lit=row.first)
            if row.place:
                page.fitted(Box(above.x, at.y, places + 2, at.h), f"{row.place}.", letters, INK)
            if row.seat is not None:
                page.picture(Box(start, at.center[1] - side / 2, side, side),
                             f"ui/seat_{row.seat}")
            colour = IVORY if row.seat is None else SEAT_COLOURS[row.seat]
            page.fitted(at, row.name, style, INK)
            self._figure(page, Box(at.right + 8, at.y, above.right - at.right - 8, at.h), row)
            if not barred:
                continue
            bar = Box(above.x, at.bottom + 2, above.w, BAR)
            page.plate(bar, GROOVE, 255, None)
            if row.value > 0:
                page.plate(bar._replace(w=max(bar.w * row.value / most, BAR)), colour, 255, None)

    def _listed(self, rows: Sequence[Row]) -> bool:
        """Whether the figures say more than the podium does: those by which nobody has won, and
        those of a game that nobody plays for figures and that ended in a draw, do not."""
        if self.ending or (self.drawn and not self.table.style.draws):
            return True
        others = [row.value for row in rows if not row.first]
        least = min(row.value for row in rows if row.first)
        return bool(others) and least >= max(others) and {least} != set(others)

    def _ranks(self, rows: Sequence[Row]) -> bool:
        """Whether it is these figures that say who has won, so that bars of them tell the truth."""
        others = [row.value for row in rows if not row.first]
        return self.drawn or not others or self.ending is not None or (
            min(row.value for row in rows if row.first) > max(others))

    def _amount(self, page: Page, row: Row) -> float:
        """How much room a figure takes with what it counts."""
        return page.art.size(row.figure, "score")[0] + (
            page.art.size(row.unit, "small@1")[0] + 10 if row.unit else 0)

    def _figure(self, page: Page, room: Box, row: Row) -> None:
        """A figure, and small what it counts, at the end of a line."""
        x = room.right - self._amount(page, row)
        high, wide = page.art.line("score"), page.art.size(row.figure, "score")[0]
        page.text(Box(x, room.center[1] - high / 2, wide + 1, high), row.figure, "score",
                  INK, leaf=False)
        if row.unit:
            small = page.art.line("small@1")
            page.text(Box(x + wide + 10, room.center[1] - small / 2 + 6, room.right - x - wide,
                          small), row.unit, "small@1", INK)

    def _model(self, file: Path) -> None:
        """Watch how the match could have been played."""
        try:
            self.house.open_replay(Match(read_record(file)))
        except BadRecord as error:
            self.house.notice(error.sentence)

    def _review(self) -> None:
        """See where the match turned."""
        doors.review(self.house, self.table.match)

    def back(self) -> None:
        """Go back to the last position."""
        self.house.stack.pop()

    def _name(self, seats: Sequence[Seat]) -> None:
        """The people write their names for the night board, one after the other."""
        seat, *others = seats
        self.house.stack.push(SpellingScene(
            self.house, self.table.name(seat), lambda name: self._named(seat, name, others),
            ("night-whose", self.table.name(seat)), seat=seat, ready=True,
            taken=[player.name for player in self.table.hands.players]))

    def _named(self, seat: Seat, name: str, others: Sequence[Seat]) -> None:
        """A name was written: the board and a rematch take it."""
        players = self.table.hands.players
        if name != players[seat].name and self.table.told:
            self.house.night.rename(self.table.told.id, seat, name)
            players[seat] = Player(name)
        if others:
            self._name(others)
        else:
            self.focus.name = "rematch"
        self.stale()

    def _evening(self) -> None:
        """Go on with the game night: first its table."""
        self.house.to_title()
        doors.game_night(self.house, self.last_device, self.table)

    def _rematch(self) -> None:
        self.house.again(self.table, rematch(self.table, self.result))


def rematch(table: TableScene, result: Result) -> Hands:
    """The people of a table for its next match, in the seats that the rules give them."""
    return table.hands.exchanged() if table.style.exchanges(result) else table.hands
