"""What the table of a country tells everybody over the map and the panels: great moments in words,
who begins a round, who leads, and what everybody's last turn has come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from game.core import Beat, Says, Seat
from game.picture.board import Board
from game.picture.page import Page
from game.picture.screen import Box, Screen
from game.picture.theme import DIM, EDGE, EMBER, GOLD, INK, IVORY, NIGHT, SEAT_COLOURS
from game.shelf.reindeer.rules import order
from game.shelf.reindeer.rules.position import Turn
from game.shelf.reindeer.table.country import (
    CROWN,
    DONE,
    DUSK,
    FOOT,
    Country,
    Inside,
    inside,
)
from game.shelf.reindeer.table.history import Deed
from game.shelf.reindeer.table.tracks import Lately
from game.tables.picture import Paper, Part

PAID = {"big", "little", "delivered", "returned"}  # of a sleigh: a sum is another one after them
TOLD = {"full", "supplied"}  # beats that are told in large words while they last
STAYS = 1.3  # seconds for which a sum that has changed is large
TOLD_FOR = 3.0  # seconds for which the dice of a round lie under the map
BAR = 11.0  # how high the bar of a sum is
NET = "small@0.9"  # the letters of what a turn has come to
BROAD = 180.0  # a line of this width has its packets at its end
SIDE = 26.0  # of a packet on a panel


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


class Going(Part):
    """Whose turn it is, and what her sleigh does while one flies, large, where the buttons of
    whoever is asked stand otherwise: nobody has to wonder what everybody waits for."""

    def __init__(self, lately: Lately, paper: Paper, free: Callable[[], bool]) -> None:
        """`free`: whether nobody has her buttons there."""
        self.lately, self.country, self.paper, self.free = lately, lately.country, paper, free

    def draw(self, screen: Screen) -> None:
        show, stage = self.country.show, self.country.state.stage
        if not isinstance(stage, Turn) or not self.free():
            return
        beat, turns = show.beat if show.reel.busy else None, self.lately.tale.turns
        seat, says = stage.seat, cast("Says", ("turn-of", ("seat", stage.seat)))
        if beat and beat.seat is not None and beat.what in PAID:
            seat, says = beat.seat, flies(turns[beat.seat].deeds[-1])
        text, room = show.say(says), strip(show.board)

        def build(page: Page) -> None:
            page.plate(room, DUSK, 250, SEAT_COLOURS[seat])
            page.picture(Box(room.x + 18, room.y + 18, 48, 48), f"ui/seat_{seat}")
            page.fitted(Box(room.x + 82, room.y + 2, room.w - 98, room.h - 4), text, "asked", IVORY)
        self.paper.put(screen, ("going", seat, text, room), build)


def strip(board: Board) -> Box:
    """Under the map, where sleighs are rented."""
    first, last = board.box("button/little"), board.box("button/done")
    return first._replace(w=last.right - first.x)


def flies(deed: Deed) -> Says:
    """What a sleigh does, in short words."""
    who, near = ("seat", deed.seat), deed.near
    if deed.delivered or deed.to == "depot":
        return ("reindeer-flies-to", who, deed.packets, near)
    return ("reindeer-flies-by", who, deed.packets, near[1] if near[1:] else ("reindeer-at-depot",))


class Ranks(Part):
    """On the panels: a crown for whoever leads, a bar for each sum, what everybody's last turn has
    come to once it is over, and how many packets she has on the map."""

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
            found = self._inside(seat)
            if len(state.money) > 1:
                self._bar(screen, show.panel(seat), seat, money / max(most, 1))
                if seat in show.leads:
                    w, h = CROWN
                    screen.put(show.stage.art.picture("pieces/reindeer/crown", w, h),
                               found.sign.center[0] - w / 2, found.sign.y - 0.7 * h)
            turn = turns.get(seat)
            if turn and turn.deeds and self._sum(screen, seat, found):
                continue
            net = self._money(turn.net) if turn and turn.deeds and turn.over else ""
            self._low(screen, seat, found, net)

    def _inside(self, seat: Seat) -> Inside:
        show = self.country.show
        money = self.country.say(("reindeer-sum", self.country.state.money[seat]))
        return inside(show.stage.art, show.panel(seat), show.name(seat), money)

    def _bar(self, screen: Screen, box: Box, seat: Seat, part: float) -> None:
        """How much somebody has, beside whoever has most, in a groove."""
        art, whole = self.country.show.stage.art, box.w - 24
        x, y = box.x + 12, box.bottom - FOOT + 2
        screen.put(art.plate(whole, BAR, INK, 255, EDGE, 1.5, BAR / 2), x, y)
        if part > 0:
            screen.put(art.plate(max(whole * part, BAR), BAR, SEAT_COLOURS[seat], 255, INK, 1.5,
                                 BAR / 2), x, y)

    def _low(self, screen: Screen, seat: Seat, found: Inside, net: str) -> None:
        """By how much a seat's last turn has changed its sum, and what it has on the map: at the
        end of a line of its own, or close by."""
        packets = sum(count for _, count in self.country.state.stacks[seat])
        row, count = found.low.inset(0, -3), str(packets)
        if not net and not packets:
            return
        colour = DONE if net.startswith("+") else EMBER
        word = self.country.say(("reindeer-last",))

        def build(page: Page) -> None:
            wide, own = page.art.size(net, NET)[0] if net else 0.0, page.art.size(count, NET)[0]
            whole = SIDE + 4 + own
            if net:
                page.text(row._replace(w=wide + 1), net, NET, colour)
                more = page.art.size(word, NET)[0] + 8
                if wide + more + (10 + whole) * bool(packets) <= row.w:  # or the word gives way
                    page.text(row._replace(x=row.x + wide + 8, w=more), word, NET, DIM)
                    wide += more
            x = row.right - whole if row.w > BROAD else row.x + wide + 10 * bool(net)
            if packets and x + whole <= row.right + 1:
                page.picture(Box(x, row.center[1] - SIDE / 2, SIDE, SIDE),
                             f"pieces/reindeer/packet_{seat}", leaf=False)
                page.text(row._replace(x=x + SIDE + 4, w=own + 1), count, NET, DIM)
        self.paper.put(screen, ("low", seat, net, packets, row), build)

    def _money(self, money: int) -> str:
        if money > 0:
            return self.country.say(("reindeer-gain", money))
        return self.country.say(("reindeer-spent", -money) if money else ("reindeer-sum", 0))

    def _sum(self, screen: Screen, seat: Seat, found: Inside) -> bool:
        """A sum that has just changed: by how much, in figures on a plate, which are those that
        stand at the city. Returns whether it has."""
        show, beat = self.country.show, self._beat
        pace = show.stage.pace()
        if (beat is None or beat.seat != seat or beat.what not in PAID or not pace
                or (show.clock - self._since) * pace > STAYS):
            return False
        deeds = self.lately.tale.turns[seat].deeds
        deed = deeds[-1]
        money = (sum(one.brought for one in deeds if one.to == deed.to)
                 if beat.what in {"delivered", "returned"} else -deed.cost)
        text, colour = self._money(money), SEAT_COLOURS[seat]
        box = Box(found.low.x - 10, found.low.y - 1, min(found.low.w + 8, 130), found.low.h + 2)

        def build(page: Page) -> None:
            page.image(page.art.plate(box.w, box.h, NIGHT, 250, colour, 2, 10), box.x, box.y)
            page.fitted(box.inset(4, -3), text, NET, DONE if money > 0 else EMBER, "center")
        self.paper.put(screen, ("sum", text, box, seat), build)
        return True
