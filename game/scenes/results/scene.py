"""How a match ended and why, and what people can do then."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from game import doors
from game.core import Result, Says, Seat
from game.devices.press import Action, Device, Press
from game.match import Match
from game.picture.cheer import Confetti
from game.picture.ground import cloth
from game.picture.page import Page, beside_picture
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box, Screen
from game.picture.theme import GOLD, INK, SEAT_COLOURS, Colour
from game.record import BadRecord, read_record
from game.scenes.dialogs.overlay import Entry, OverlayScene
from game.scenes.names.known_names import guest
from game.scenes.names.scene import SpellingScene
from game.scenes.results.final_position import RISES, Easel
from game.scenes.results.podium import PAIR, Podium, Row
from game.scenes.results.winner_ribbon import LAUREL, TOLD, announce, tell
from game.scenes.scenery import cupboard, drapes
from game.tables.faces import sitters
from game.tables.miniature import FRAME
from game.tables.review import kept_story
from game.tables.style import shared, table_style

if TYPE_CHECKING:
    from game.house import House
    from game.tables.hands import Hands
    from game.tables.table import TableScene

GAP, AIR = 14, 18  # between buttons, and between what is over them
CROWN = 64  # over the podium, for a crown
RIBBON = 104  # the height of the ribbon that says who has won
PICTURE, LARGER, LEAST_PICTURE = 420, 460, 230  # how it ended: how wide; of two; at least
RAISED, MOST_RAISED = 0.5, 90.0  # of what is free over that, how much higher it stands, and at most
SMALLER = 1.0, 0.85, 0.7, 0.55, 0.46  # of that, until the podium stands in the middle
CLEAR = 26  # from the picture to the curtain
LATE = 3.0  # seconds in which a press still means the board that was there before
FOR_BANNER = 1.0  # seconds after the banner went by itself, in which presses still mean it
SEEN, PAUSE = 2.0, 1.2  # seconds until the next match may begin, and without a press before that
DRAPED = 170  # how far curtains reach over the stage
FALLS, BEHIND = Box(0, 0, WIDTH, HEIGHT), 280.0  # confetti; between ribbons none is so near
MOST = 5  # buttons
SPARE = 12  # room that a button has at most besides what it needs
EDGE_OVER, EDGE_AIR = 14, 24  # from the edge of the stage to the buttons on it; to the podium
BUTTONS = 1.12, 1.05, 0.97, 0.9, 0.82, 0.74  # sizes of their labels, until one row holds them
BESIDE = Box(0, 0, 430, 116)  # a plank beside somebody who was alone


def _nearest(values: Sequence[int], to: int) -> int:
    return min(values, key=lambda value: abs(value - to))


class ResultsScene(OverlayScene):
    """Everybody on a podium, who won and why, how everybody stands, and a rematch with the seats
    exchanged."""

    first = "look"  # starts nothing
    sudden = True
    wraps = False  # beyond the way out lies no rematch
    overlay = False

    def __init__(self, house: House, table: TableScene, focus: str = "") -> None:
        """`focus`: what had it when they were left."""
        super().__init__(house)
        self.table = table
        result = table.match.result
        if result is None:
            raise ValueError("a match that goes on has no result")
        self.result: Result = result
        self.ending = table_style(table.rules.NAME).ending(table)
        told = table.told
        self.age = 0.0
        self._opened, self._chosen = house.now, False  # since when they are seen; she has steered
        self.came = False  # by themselves, while people were told that a press goes to them
        self.confetti = Confetti() if self.cheers else None
        self.story = self._story()
        self._podium: Podium | None = None  # of the page
        self._ribbons = FALLS  # behind which no confetti is seen
        self._last = Easel(house, table)  # how it ended
        self.people: list[Seat] = (
            list(table.hands.humans) if told and told.ranked and not table.evening else [])
        self.main = "evening" if table.evening else "rematch"
        if table.evening:
            self.first = "evening"
        elif self.people and house.night.asks:
            self.first = "names"
        names = [entry.name for entry in self.entries()]
        if focus in names:
            self.first = focus
        elif self.first not in names:
            self.first = names[2]  # "look" has no room: the review, or the match as it was played

    def enter(self) -> None:
        self._opened = self._stirred = self.house.now

    @property
    def deaf(self) -> bool:
        """Whoever presses what led here, as they come or soon after, has not asked for more; and
        nobody begins the next match who goes on pressing, or has hardly seen them."""
        if super().deaf or (self.came and self.age < LATE):
            return True
        now = self.house.now
        return self.focus.name == self.main and not self._chosen and (
            now < self._opened + SEEN or now < self._stirred + PAUSE)

    def holds(self, device: Device) -> bool:
        return self.table.holds(device)

    def resume(self) -> None:
        """Whoever comes from a review knows more of the match."""
        self.story = self._story()
        super().resume()

    def _story(self) -> Says:
        """What the match will be remembered for: by its review, once there is one."""
        match, style = self.table.match, self.table.style
        if match.closing:
            return match.closing.says
        return kept_story(match, whole=style.whole) or style.story(match)

    def press(self, press: Press) -> None:
        if press.action is Action.LOST:
            self.table.press(press)  # somebody has to take the seat for the rematch
            return
        if (self.came and press.action not in (Action.POINT, Action.FOUND)
                and self.house.now < self._opened + FOR_BANNER):
            return
        super().press(press)
        if press.phase == "down" and press.action is not Action.POINT:
            self.came = False

    def _heard(self, press: Press, *, moved: bool) -> None:
        self._chosen |= moved
        super()._heard(press, moved=moved)

    def tick(self, seconds: float) -> None:
        self.age += seconds * self.table.speed
        if self._last.step():
            self.stale()

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
        """Say what decided the match: a loser, the number of moves, a winner, and of a tie the
        points, what decided it, and how much of that the next one had."""
        if self.ending:
            return self.table.say(self.ending.sentence)
        if self.story:
            return self.table.say(self.story)
        key = f"result-{self.table.rules.NAME}-{self.result.reason.replace(' ', '-')}"
        losers = [s for s in range(len(self.table.hands.players))
                  if s not in self.result.winners]
        scores, winner = self.result.scores, self.result.winners[0]
        values = self.table.style.tie_breaks(self.table.match.state, self.result.reason)
        level = [values[seat] for seat in losers if values and scores[seat] == scores[winner]]
        tie = (scores[winner], values[winner], _nearest(level, values[winner])) if level else ()
        return self.house.words(key, self.table.name(losers[0]) if losers else "",
                                len(self.table.match.record.lines), self.table.name(winner), *tie)

    def entries(self) -> list[Entry]:
        say = self.house.words
        if self.table.evening:
            on = [Entry("evening", say("result-evening"), self._evening, "ui/play")]
        else:
            on = [Entry("rematch", say("result-rematch"), self._rematch, "ui/play")]
        model = self.ending.model if self.ending else None
        others = sum((bool(self.people), bool(self.table.match.record.lines), bool(model)))
        if others < MOST - 2:  # a press of "back" does the same
            on.append(Entry("look", say("result-look"), self._look, "ui/eye"))
        if self.people:
            on.append(Entry("names", say("result-names"), lambda: self._name(self.people),
                            "ui/human"))
        if self.table.match.record.lines:
            on.append(self._watched())
        if model:
            on.append(Entry("model", say("result-model"), lambda: self._model(model), "ui/book"))
        return [*on, Entry("title", say("result-title"), self.house.to_title, "ui/leave")]

    def _watched(self) -> Entry:
        """The door to the match as it was played: to where it turned, where a replay begins too,
        or to the replay itself of a match that nobody weighs."""
        say, match = self.house.words, self.table.match
        if self.table.style.span and not self.ending:
            return Entry("review", say("result-review"), self._review, "ui/chart")
        return Entry("replay", say("replay"), lambda: self.house.open_replay(match), "ui/again")

    # what is seen

    def draw(self, screen: Screen) -> None:
        """On a stage in the game's own place, or over a cloth of its colour."""
        page, art, place = self.page, self.house.art, drapes.place(self.table.rules.NAME)
        screen.cover(drapes.far(art, screen, place) if place
                     else cloth(art, screen, self.table.style.material))
        if (podium := self._podium) and self.confetti:
            still = self.house.settings.reduced_motion or not self.table.speed
            self.confetti.draw(screen, art, None if still else self.age, FALLS, podium.lies,
                               self._ribbons)
        page.draw(screen, self.focus.name)
        if podium:
            podium.draw(screen)

    def rows(self) -> list[Row]:
        """Everybody, the best first; somebody alone, and what the result is measured by."""
        table, winners = self.table, self.result.winners
        values = table.style.final(table.match.state, self.result)
        drawn = len(winners) in (0, len(values))  # everybody has the same place
        keys = [(False, 0) if drawn else (seat not in winners, -value)
                for seat, value in enumerate(values)]
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
        if drapes.place(game := self.table.rules.NAME):
            drapes.hang(page, game, DRAPED, HEIGHT)
        rows, entries = self.rows(), self.entries()
        foot = self._foot(page, entries)
        told = page.art.line(f"asked@{page.art.text_scale * TOLD[0]:g}") + 8
        head = Box(SAFE.x, SAFE.y + (LAUREL - RIBBON) / 2, SAFE.w, RIBBON)
        story = Box(SAFE.x, head.bottom + (LAUREL - RIBBON) / 2, SAFE.w, told)
        stage = Box(SAFE.x, story.bottom + CROWN, SAFE.w, foot - EDGE_AIR - CROWN - story.bottom)
        beside = [row for row in rows if row.seat is None]
        planks = len(beside) * (BESIDE.h + AIR)
        last = self._last
        high = stage.h + CROWN - AIR - RISES - FRAME - planks - last.under(page)
        most = min(LARGER if len(rows) == PAIR and not beside else PICTURE, high * last.shape)
        sizes = [size for part in SMALLER if last.there and (size := part * most) >= LEAST_PICTURE]
        hung, listed, wide, aside = bool(sizes), self._listed(rows), 0.0, 0.0
        for wide in sizes or [0.0]:
            if hung:
                aside = max(wide, BESIDE.w if beside else 0) + 2 * FRAME + 3 * AIR
            podium = self._podium = Podium(
                rows, self.table.match.players, stage._replace(w=stage.w - aside),
                cheers=self.cheers, nth=lambda place: self.house.words("place-nth", place),
                listed=listed)
            if podium.middle:
                break
        self._ribbons = Box(WIDTH / 2 - BEHIND, head.y, 2 * BEHIND, story.bottom - head.y)
        podium.light(page)
        tell(page, story, self.sentence())
        alone = self.result.winners[:1] if self.ending or not self.drawn else ()
        announce(page, head, self.heading(), self.colour(), alone or self.result.winners,
                 self.ending.picture if self.ending else "ui/win" if alone else "")
        podium.stand(page)
        if hung:
            left = stage.right - CLEAR - FRAME - (aside - 2 * FRAME - 3 * AIR + wide) / 2
            tall = wide / last.shape
            rise = min((high - tall) * RAISED, MOST_RAISED)
            low = stage.bottom - planks - last.under(page) - rise
            last.put(page, Box(left, low - tall, wide, tall), stage.bottom)
        self._beside(page, stage, beside)

    def _foot(self, page: Page, entries: list[Entry]) -> float:
        """The edge of the stage, and on it the buttons side by side in the middle, each as wide as
        it has to be; in two rows of equal ones where that is too much. Returns where it begins."""
        high = page.control("small")
        rows, many = 1, len(entries)
        for part in BUTTONS:
            style = f"label@{page.art.text_scale * part:g}"
            whole = Box(0, 0, SAFE.w, high)
            aside = whole.w - beside_picture(whole).w + GAP
            wide = [page.art.size(entry.label, style)[0] + aside for entry in entries]
            spare = min((SAFE.w + GAP - sum(wide)) / many - GAP, SPARE)
            if spare >= 0:
                break
        else:
            rows, spare = 2, 0.0
            many = -(-many // rows)
            wide = [(SAFE.w + GAP) / many - GAP] * len(entries)
            style = page.even_buttons(Box(0, 0, wide[0], high), [one.label for one in entries])
        top = SAFE.bottom - rows * (high + GAP) + GAP
        cupboard.table(page, top - EDGE_OVER)
        left = x = SAFE.center[0] - (sum(wide[:many]) + many * (spare + GAP) - GAP) / 2
        for n, (entry, w) in enumerate(zip(entries, wide, strict=True)):
            if n % many == 0:
                x = left
            box = Box(x, top + n // many * (high + GAP), w + spare, high)
            page.button(entry.name, box, entry.label, entry.act, picture=entry.picture,
                        why=entry.why, focus=self.focus.name, style=style,
                        main=entry.name == (self.main or self.first))
            x = box.right + GAP
        return top - EDGE_OVER

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
        """Whether the figures say more than the places do: not where all are alike, and those of a
        game that ended in a draw do not."""
        if self.ending or (self.drawn and not self.table.style.draws):
            return True
        return not self.drawn and len({row.value for row in rows}) > 1

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
        """Go back to the last position, and come from there to the same button."""
        self.table.looked = self.focus.name
        self.house.stack.pop()

    def _look(self) -> None:
        self.focus.name = "look"
        self.back()

    def _name(self, seats: Sequence[Seat]) -> None:
        """The people write their names for the night board, one after the other."""
        seat, *others = seats
        self.house.stack.push(SpellingScene(
            self.house, self.table.name(seat), lambda name: self._named(seat, name, others),
            ("night-whose",), seat=seat, ready=True,
            who=sitters(self.table.match.players, own=True)[seat],
            taken=[player.name for player in self.table.hands.players],
            faces=sitters(self.table.match.players, own=True)))

    def _named(self, seat: Seat, name: str, others: Sequence[Seat]) -> None:
        """A name was written: the board and a rematch take it."""
        players = self.table.hands.players
        if name != players[seat].name and self.table.told:
            self.house.night.rename(self.table.told.id, seat, name)
            players[seat] = guest(self.house, name)
        if others:
            self._name(others)
        else:
            self.focus.name = self.first  # where nothing starts
        self.stale()

    def _evening(self) -> None:
        """Go on with the game night: first its table."""
        self.house.to_title()
        doors.game_night(self.house, self.last_device, self.table)

    def _rematch(self) -> None:
        hands = rematch(self.table, self.result)
        self.house.again(self.table, hands)
        if hands is not self.table.hands and isinstance(
                table := self.house.stack.top, type(self.table)):
            table.show.captions.append((0, ("seats-changed", ("seat", 0))))


def rematch(table: TableScene, result: Result) -> Hands:
    """The people of a table for its next match, in the seats that the rules give them."""
    return table.hands.exchanged() if table.style.exchanges(result) else table.hands
