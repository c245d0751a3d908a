"""How a match ended and why, and the next one a single press away."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors
from game.core import Result, Says, Seat
from game.devices.press import Action, Device, Press
from game.match import BadRecord, Match, Player, read_record
from game.picture.cheer import Confetti
from game.picture.ground import cloth
from game.picture.page import Page, beside_picture
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import (
    GOLD,
    INK,
    IVORY,
    SEAT_COLOURS,
    Colour,
)
from game.scenes.overlay import Entry, OverlayScene
from game.scenes.podium import Podium, Row
from game.scenes.spelling import SpellingScene
from game.tables.review import kept_story
from game.tables.style import shared, table_style

if TYPE_CHECKING:
    from game.house import House
    from game.tables.hands import Hands
    from game.tables.table import TableScene


GAP, AIR = 14, 18  # between buttons, and between what is over them
HEAD = 158  # the height of what says who has won, without its story
LAUREL, HOLE = 196, 0.46  # the laurel, and how much of it its ring leaves free
# Parts of the largest letters, until a heading has room.
HEADINGS = (0.92, 0.8, 0.7, 0.6, 0.5, 0.42, 0.36, 0.3)
BUTTONS = 1.0, 0.9, 0.82, 0.74  # sizes of their labels, until one row holds them
TOLD = (1.2, 1.0, 0.85)  # how large the story is, until one line holds it
BESIDE = Box(0, 0, 430, 116)  # a plank beside somebody who was alone
SETTLED = 6.0  # seconds after which no paper is in the air


class ResultsScene(OverlayScene):
    """Everybody on a podium, who won and why, how everybody stands, and a rematch with the seats
    exchanged."""

    first = "rematch"
    sudden = True
    overlay = False

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
        self.story = self._story()
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

    def resume(self) -> None:
        """Whoever comes from a review knows more of the match."""
        self.story = self._story()
        super().resume()

    def _story(self) -> Says:
        """What the match will be remembered for: by its review, once there is one."""
        match, style = self.table.match, self.table.style
        return kept_story(match, whole=style.whole) or style.story(match)

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
        if self.story:
            return self.table.say(self.story)
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
        if self.table.style.span and self.table.match.record.lines and not self.ending:
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
        """A cloth of the game's own colour lies under all."""
        page, art = self.page, self.house.art
        screen.cover(cloth(art, screen, self.table.style.material))
        page.draw(screen, self.focus.name)
        if podium := self._podium:
            if self.confetti:
                self.confetti.draw(screen, art, self.age, podium.room, podium.lies)
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
        foot = self._foot(page, entries)
        told = page.art.line(f"asked@{page.art.text_scale * TOLD[0]:g}")
        head = Box(SAFE.x, SAFE.y, SAFE.w, HEAD + told)
        stage = Box(SAFE.x, head.bottom + AIR, SAFE.w, foot - 2 * AIR - head.bottom)
        podium = self._podium = Podium(
            rows, self.table.match.players, stage, cheers=self.cheers,
            nth=lambda place: self.house.words("place-nth", place), listed=self._listed(rows))
        podium.light(page)
        page.plate(head, self.table.style.material, 235, self.colour())
        self._head(page, head.inset(20, 6)._replace(h=HEAD - 18))
        self._told(page, Box(head.x + 28, head.bottom - told - 8, head.w - 56, told))
        podium.stand(page)
        self._beside(page, stage, [row for row in rows if row.seat is None])

    def _foot(self, page: Page, entries: list[Entry]) -> float:
        """The buttons side by side, each as wide as it has to be; in two rows of equal ones where
        that is too much. Returns where they begin."""
        high = page.control("small")
        rows, many = 1, len(entries)
        for part in BUTTONS:
            style = f"label@{page.art.text_scale * part:g}"
            whole = Box(0, 0, SAFE.w, high)
            aside = whole.w - beside_picture(whole).w + GAP
            wide = [page.art.size(entry.label, style)[0] + aside for entry in entries]
            spare = (SAFE.w + GAP - sum(wide)) / many - GAP
            if spare >= 0:
                break
        else:
            rows, spare = 2, 0.0
            many = -(-many // rows)
            wide = [(SAFE.w + GAP) / many - GAP] * len(entries)
            style = page.even_buttons(Box(0, 0, wide[0], high), [one.label for one in entries])
        top = SAFE.bottom - rows * (high + GAP) + GAP
        x = SAFE.x
        for n, (entry, w) in enumerate(zip(entries, wide, strict=True)):
            if n % many == 0:
                x = SAFE.x
            box = Box(x, top + n // many * (high + GAP), w + spare, high)
            page.button(entry.name, box, entry.label, entry.act, picture=entry.picture,
                        why=entry.why, focus=self.focus.name, style=style,
                        main=entry.name == (self.main or self.first))
            x = box.right + GAP
        return top

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

    def _beside(self, page: Page, stage: Box, rows: Sequence[Row]) -> None:
        """What somebody's result is measured by, on planks at her right."""
        room = BESIDE._replace(x=stage.right - BESIDE.w)
        y = stage.bottom - len(rows) * (room.h + AIR) + AIR
        for n, row in enumerate(rows):
            box = room._replace(y=y + n * (room.h + AIR))
            page.plank(box)
            wide = page.art.size(row.figure, "points")[0] + 1
            page.fitted(box.inset(24, 8)._replace(w=box.w - wide - 64), row.name, "asked", INK)
            page.text(Box(box.right - wide - 24, box.y, wide, box.h), row.figure, "points", INK)

    def _listed(self, rows: Sequence[Row]) -> bool:
        """Whether the figures say more than the places do: those by which nobody has won, and
        those of a game that nobody plays for figures and that ended in a draw, do not."""
        if self.ending or (self.drawn and not self.table.style.draws):
            return True
        others = [row.value for row in rows if not row.first]
        least = min(row.value for row in rows if row.first)
        return bool(others) and least >= max(others) and {least} != set(others)

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
