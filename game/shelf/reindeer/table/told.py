"""What the table of a country tells everybody over the map and the panels: great moments in words,
who begins a round, who leads, and what everybody's last turn has come to."""

from __future__ import annotations

from collections.abc import Callable

from game.core import Beat, Says, Seat
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, EMBER, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
from game.shelf.reindeer.rules import order
from game.shelf.reindeer.rules.position import Turn
from game.shelf.reindeer.table.country import CROWN, DONE, DUSK, Country
from game.shelf.reindeer.table.history import Turn as Played
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

PAID = {"big", "little", "delivered", "returned"}  # beats after which a sum is another one
TOLD = {"full", "supplied"}  # beats that are told in large words while they last
STAYS = 1.3  # seconds for which a sum that has changed is large
TOLD_FOR = 3.0  # seconds for which the dice of a round lie under the map
BAR = 12.0  # how high the bar of a sum is
ROW = Box(170, 30, 140, 38)  # of a panel: what the last turn has come to
LINE = Box(98, 62, 206, 32)  # of a tall one, where that has a line of its own
LETTERS = "small@0.85"
NET = "small@0.9"
TALL = 104.0  # the height of such a panel
SIDE = 28.0  # of the packet beside it


class Card(Part):
    """Under the map, for a moment: the dice and whom they let begin a round, and what the whole
    table has to hear."""

    def __init__(self, country: Country, paper: Paper, aimed: Callable[[], bool]) -> None:
        """`aimed`: whether there are buttons in its room now."""
        self.country, self.paper, self.aimed = country, paper, aimed
        self._thrown: tuple[object, ...] = ()  # the dice that lie there, and since when
        self._since = 0.0

    def draw(self, screen: Screen) -> None:
        show, state = self.country.show, self.country.state
        beat = show.beat if show.reel.busy else None
        if self._thrown != (thrown := (state.round, state.dice)):
            self._thrown, self._since = thrown, show.clock
        if beat and beat.what in TOLD:
            self._told(screen, beat)
        elif (state.dice and isinstance(state.stage, Turn) and not self.aimed()
                and show.clock - self._since < TOLD_FOR
                and state.stage.seat == order(state.dice, len(state.money))[0]):
            self._round(screen, new=beat is not None and beat.what == "round")

    def _told(self, screen: Screen, beat: Beat) -> None:
        show = self.country.show
        text, box = show.say(show.style.caption(beat)), show.board.box("card")

        def build(page: Page) -> None:
            page.plate(box, DUSK, 250, GOLD)
            page.picture(Box(box.x + 16, box.y + 10, 64, 64), "pieces/reindeer/supplied")
            page.fitted(Box(box.x + 90, box.y + 2, box.w - 110, box.h - 4), text, "body", IVORY)
        self.paper.put(screen, ("card", text, box), build)

    def _round(self, screen: Screen, *, new: bool) -> None:
        """8: the dice, and who begins; in which order it goes stands over the panels."""
        show, state = self.country.show, self.country.state
        if (dice := state.dice) is None:
            return
        first = order(dice, len(state.money))[0]
        says: Says = ("reindeer-card-round", ("seat", first), state.round)
        text, box = show.say(says), show.board.box("card")

        def build(page: Page) -> None:
            page.plate(box, DUSK, 250, GOLD if new else SEAT_COLOURS[first])
            for n, value in enumerate(dice):
                page.picture(Box(box.x + 12 + 62 * n, box.y + 14, 56, 56),
                             f"pieces/reindeer/die_{value}")
            page.picture(Box(box.x + 150, box.y + 18, 48, 48), f"ui/seat_{first}")
            page.fitted(Box(box.x + 214, box.y + 2, box.w - 226, box.h - 4), text, "body", IVORY)
        self.paper.put(screen, ("round", text, dice, box, new), build)


class Ranks(Part):
    """On the panels: a crown for whoever leads, a bar for each sum, and what everybody's last turn
    has come to, once it is over."""

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
                if seat in show.leads:
                    screen.put(show.stage.art.picture("pieces/reindeer/crown", CROWN.w, CROWN.h),
                               box.x + CROWN.x, box.y + CROWN.y)
            if (seat in turns and turns[seat].deeds and not self._sum(screen, seat)
                    and turns[seat].over):
                self._came(screen, box, turns[seat])

    def _bar(self, screen: Screen, box: Box, seat: Seat, part: float) -> None:
        """How much somebody has, beside whoever has most, in a groove."""
        art, whole = self.country.show.stage.art, box.w - 24
        x, y = box.x + 12, box.bottom - BAR - 2
        screen.put(art.plate(whole, BAR, INK, 255, EDGE, 1.5, BAR / 2), x, y)
        if part > 0:
            screen.put(art.plate(max(whole * part, BAR), BAR, SEAT_COLOURS[seat], 255, INK, 1.5,
                                 BAR / 2), x, y)

    def _came(self, screen: Screen, box: Box, turn: Played) -> None:
        """By how much a seat's last turn has changed its sum, and how many packets arrived: pale,
        as it is over."""
        net, count = turn.net, turn.delivered
        if box.h >= TALL:
            self._line(screen, box, turn)
            return
        row = Box(box.x + ROW.x, box.y + ROW.y, ROW.w, ROW.h)
        text, has = self._money(net), self.country.say(
            ("reindeer-sum", self.country.state.money[turn.seat]))
        held = (self.country.show.board.box(f"money/{turn.seat}").x
                + self.country.show.stage.art.size(has, "count")[0])  # where her money ends

        def build(page: Page) -> None:
            wide = page.art.size(text, LETTERS)[0]
            page.text(Box(row.right - wide - 1, row.y, wide + 1, row.h), text, LETTERS, DIM)
            packets = f"{count}×"
            own = page.art.size(packets, LETTERS)[0]
            x = row.right - wide - SIDE - 6
            if count and x - own - 4 > held:
                page.picture(Box(x, row.center[1] - SIDE / 2, SIDE, SIDE),
                             f"pieces/reindeer/packet_{turn.seat}", leaf=False)
                page.text(Box(x - own - 3, row.y, own + 1, row.h), packets, LETTERS, DIM)
        self.paper.put(screen, ("came", turn.seat, text, count, row, held), build)

    def _line(self, screen: Screen, box: Box, turn: Played) -> None:
        """The same on a line of its own, under the money."""
        row = Box(box.x + LINE.x, box.y + LINE.y, LINE.w, LINE.h)
        text, count = self._money(turn.net), f"{turn.delivered}×"

        def build(page: Page) -> None:
            wide = page.art.size(text, NET)[0]
            page.text(row._replace(w=wide + 1), text, NET, DONE if turn.net > 0 else EMBER)
            if turn.delivered:
                x, own = row.x + wide + 18, page.art.size(count, NET)[0]
                page.text(Box(x, row.y, own + 1, row.h), count, NET, DIM)
                page.picture(Box(x + own + 4, row.center[1] - SIDE / 2, SIDE, SIDE),
                             f"pieces/reindeer/packet_{turn.seat}", leaf=False)
        self.paper.put(screen, ("came", turn.seat, text, count, row), build)

    def _money(self, money: int) -> str:
        if money > 0:
            return self.country.say(("reindeer-gain", money))
        return self.country.say(("reindeer-spent", -money) if money else ("reindeer-sum", 0))

    def _sum(self, screen: Screen, seat: Seat) -> bool:
        """A sum that has just changed: by how much, in large figures, which are those that stand
        beside the city. Returns whether it has."""
        show, beat = self.country.show, self._beat
        pace = show.stage.pace()
        if (beat is None or beat.seat != seat or beat.what not in PAID or not pace
                or (show.clock - self._since) * pace > STAYS):
            return False
        deeds = self.lately.tale.turns[seat].deeds
        deed = deeds[-1]
        money = (sum(one.brought for one in deeds if one.to == deed.to)
                 if beat.what in {"delivered", "returned"} else -deed.cost)
        panel, text = show.panel(seat), self._money(money)
        colour = SEAT_COLOURS[seat]
        tall = panel.h >= TALL
        box = (Box(panel.x + LINE.x - 12, panel.y + LINE.y + 3, 140, LINE.h - 5)
               if tall else Box(panel.right - 110, panel.y + 30, 104, 39))

        def build(page: Page) -> None:
            page.plate(box, NIGHT, 250, colour)
            page.fitted(box.inset(4, -3), text, NET if tall else "small@1",
                        DONE if money > 0 else EMBER, "center")
        self.paper.put(screen, ("sum", text, box, seat), build)
        return True
