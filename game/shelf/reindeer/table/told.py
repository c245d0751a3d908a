"""What the table of a country tells everybody over the map and the panels: great moments in words,
who leads, who comes when, and what everybody's last turn has come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core import Beat, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EMBER, GOLD, INK, IVORY, NIGHT, PANEL, SEAT_COLOURS
from game.shelf.reindeer.rules import order, to_left
from game.shelf.reindeer.rules.position import State, Turn
from game.shelf.reindeer.table.country import DONE, Country, coming
from game.shelf.reindeer.table.history import Turn as Played
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

if TYPE_CHECKING:
    from game.tables.show import Show

PAID = {"big", "little", "delivered", "returned"}  # beats after which a sum is another one
TOLD = {"full", "supplied"}  # beats that are told in large words while they last
STAYS = 1.3  # seconds for which a sum that has changed is large
BAR = 7.0  # how high the bar of a sum is
ROW = Box(192, 46, 116, 36)  # of a panel: what the last turn has come to
BADGE = 36.0


class Card(Part):
    """Under the map: who begins a round and in which order it goes, as long as the first turn of
    it lasts, and for a moment what the whole table has to hear."""

    def __init__(self, country: Country, paper: Paper, aimed: Callable[[], bool]) -> None:
        """`aimed`: whether there are buttons in its room now."""
        self.country, self.paper, self.aimed = country, paper, aimed

    def draw(self, screen: Screen) -> None:
        show, state = self.country.show, self.country.state
        beat = show.beat if show.reel.busy else None
        if beat and beat.what in TOLD:
            self._told(screen, beat)
        elif (state.dice and isinstance(state.stage, Turn) and not self.aimed()
                and state.stage.seat == order(state.dice, len(state.money))[0]):
            self._round(screen, new=beat is not None and beat.what == "round")

    def _told(self, screen: Screen, beat: Beat) -> None:
        show = self.country.show
        text, box = show.say(show.style.caption(beat)), show.board.box("card")

        def build(page: Page) -> None:
            page.plate(box, PANEL, 250, GOLD)
            page.picture(Box(box.x + 16, box.y + 10, 64, 64), "pieces/reindeer/supplied")
            page.fitted(Box(box.x + 90, box.y + 2, box.w - 110, box.h - 4), text, "body", IVORY)
        self.paper.put(screen, ("card", text, box), build)

    def _round(self, screen: Screen, *, new: bool) -> None:
        """8: the dice, who begins in words, and the signs of all in their order."""
        show, state = self.country.show, self.country.state
        if (dice := state.dice) is None:
            return
        seats = order(dice, len(state.money))
        says: Says = ("reindeer-card-round", ("seat", seats[0]),
                      "left" if to_left(dice) else "right")
        text, box = show.say(says), show.board.box("card")

        def build(page: Page) -> None:
            page.plate(box, PANEL, 250, GOLD if new else SEAT_COLOURS[seats[0]])
            for n, value in enumerate(dice):
                page.picture(Box(box.x + 12 + 62 * n, box.y + 14, 56, 56),
                             f"pieces/reindeer/die_{value}")
            room = Box(box.x + 144, box.y + 2, box.w - 156, box.h * 0.52)
            page.fitted(room, text, "small", IVORY)
            self._order(page, room._replace(y=room.bottom, h=box.bottom - room.bottom - 4), seats)
        self.paper.put(screen, ("round", text, dice, box, new), build)

    def _order(self, page: Page, box: Box, seats: list[Seat]) -> None:
        """Signs with arrows between them."""
        side, x = box.h, box.x
        for n, seat in enumerate(seats):
            page.picture(Box(x, box.y, side, side), f"ui/seat_{seat}")
            if n + 1 < len(seats):
                page.picture(Box(x + side + 12, box.center[1] - 11, 22, 22), "ui/play", leaf=False)
            x += side + 46


class Ranks(Part):
    """On the panels: a crown for whoever leads, a bar for each sum, in which order the others come
    in this round, and what everybody's last turn has come to."""

    def __init__(self, lately: Lately, paper: Paper) -> None:
        self.lately, self.country, self.paper = lately, lately.country, paper
        self._beat: Beat | None = None
        self._since = -STAYS  # on the show's clock

    def draw(self, screen: Screen) -> None:
        show, state = self.country.show, self.country.state
        most, turns = max(state.money), self.lately.tale.turns
        if show.beat is not self._beat:
            self._beat, self._since = show.beat, show.clock
        for seat, money in enumerate(state.money):
            box = show.panel(seat)
            if len(state.money) > 1:
                self._bar(screen, box, seat, money / max(most, 1))
                if money == most > min(state.money):
                    screen.put(show.stage.art.picture("pieces/reindeer/crown", 44, 30),
                               box.x + 29, box.y + 1)
            if seat in turns and turns[seat].deeds and not self._sum(screen, seat):
                self._came(screen, box, turns[seat])
        if len(state.money) > 1:
            self._places(screen, show, state)

    def _bar(self, screen: Screen, box: Box, seat: Seat, part: float) -> None:
        art, whole = self.country.show.stage.art, box.w - 24
        x, y = box.x + 12, box.bottom - BAR - 3
        screen.put(art.plate(whole, BAR, INK, 255, None, 0, BAR / 2), x, y)
        if part > 0:
            screen.put(art.plate(max(whole * part, BAR), BAR, SEAT_COLOURS[seat], 255, None, 0,
                                 BAR / 2), x, y)

    def _places(self, screen: Screen, show: Show, state: State) -> None:
        """8: who has played in this round, and who comes second, third and so on."""
        art, seats = show.stage.art, order(state.dice, len(state.money))
        asked = state.stage.seat if isinstance(state.stage, Turn) else None
        come = coming(state)
        for n, seat in enumerate(seats, 1):
            box = show.panel(seat)
            x, y = box.x, box.center[1]
            if seat == asked or asked is None:
                continue
            later = seat in come
            screen.put_centered(art.plate(BADGE, BADGE, NIGHT, 255, SEAT_COLOURS[seat], 3,
                                          BADGE / 2), x, y)
            if later:
                screen.put_centered(art.text(str(n), "city", IVORY), x, y - 1)
            else:
                screen.put_centered(art.picture("ui/check", 24, 24), x, y)

    def _came(self, screen: Screen, box: Box, turn: Played) -> None:
        """By how much a seat's last turn has changed its sum, and how many packets arrived."""
        net, count = turn.net, turn.delivered
        row = Box(box.x + ROW.x, box.y + ROW.y, ROW.w, ROW.h)
        text = self._money(net)

        def build(page: Page) -> None:
            style = page.even(row, [text], "small")
            page.fitted(row, text, style, DONE if net > 0 else EMBER if net else DIM, "right")
            x = row.right - page.art.size(text, style)[0] - 30
            for n in range(min(count, 5)):
                page.picture(Box(x - 9 * n, row.center[1] - 13, 26, 26),
                             f"pieces/reindeer/packet_{turn.seat}", leaf=False)
        self.paper.put(screen, ("came", turn.seat, text, count, row), build)

    def _money(self, money: int) -> str:
        if money > 0:
            return self.country.say(("reindeer-gain", money))
        return self.country.say(("reindeer-spent", -money) if money else ("reindeer-sum", 0))

    def _sum(self, screen: Screen, seat: Seat) -> bool:
        """A sum that has just changed: by how much, in large figures. Returns whether it has."""
        show, beat = self.country.show, self._beat
        pace = show.stage.pace()
        if (beat is None or beat.seat != seat or beat.what not in PAID or not pace
                or (show.clock - self._since) * pace > STAYS):
            return False
        deed = self.lately.tale.turns[seat].deeds[-1]
        money = deed.brought if beat.what in {"delivered", "returned"} else -deed.cost
        panel, text = show.panel(seat), self._money(money)
        box, colour = Box(panel.right - 132, panel.y + 36, 126, 46), SEAT_COLOURS[seat]

        def build(page: Page) -> None:
            page.plate(box, NIGHT, 250, colour)
            page.fitted(box.inset(6, 0), text, "body", DONE if money > 0 else EMBER, "center")
        self.paper.put(screen, ("sum", text, box, seat), build)
        return True
