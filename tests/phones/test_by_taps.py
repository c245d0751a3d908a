"""Whole moves, and whole matches, by taps on the pages of real tables."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from game.core.contract import Place, Seat
from game.games import GAMES, load_rules
from tests.phones.conftest import Phone
from tests.phones.host import Room

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright.sync_api", reason="not installed here: playwright")
pytestmark = pytest.mark.browser

SHORT = ("haggis", "hamnar")  # of hands and of squares, where time is short
SETTLED = 20  # frames in which what a move brings has come
MOST = 150  # moves of a match, of which some have no end before
ROUND = 40  # moves, in which all five have had turns
LAND = 0.5  # how often open land is touched where a sleigh may end there
NAMES = ("Freja", "Ask", "Embla", "Tora", "Ulf")


class Guests:
    """Everybody at a table, each with a page of their own."""

    def __init__(self, room: Room, phone: Phone, game: str, seats: int = 0) -> None:
        self.room, self.rng = room, Random(game)
        room.house.house.settings.forced = False  # how long a tap takes decides nothing
        self.table = room.sit(game, NAMES[:seats or load_rules(game).SEATS[0]])
        self.pages: dict[Seat, Page] = {}
        for seat, slot in room.slots.items():
            self.pages[seat] = page = phone().new_page()
            page.goto(room.host.url(slot))
            room.until(page.locator("body.here #seat").is_visible)

    def shown(self, seat: Seat) -> int:
        """The number of the snapshot on a page."""
        return int(self.pages[seat].evaluate("shown.n"))

    def current(self, seat: Seat) -> bool:
        """Whether a page shows the question that is asked now, and nothing is on its way."""
        return self.table.land_pieces() and self.room.phone_input.is_asked(
            self.room.slots[seat], self.pages[seat].evaluate("shown.q"))

    def press(self, seat: Seat, selector: str) -> int:
        """Press a button on a page as soon as it is there, and asked about. Returns the number of
        the snapshot on which it was."""
        button = self.pages[seat].locator(selector).first
        self.room.until(lambda: self.current(seat) and button.is_visible())
        shown = self.shown(seat)
        button.dispatch_event("click")
        return shown

    def moved(self) -> int:
        return len(self.table.match.record.lines)

    def wants(self, seat: Seat) -> Place | None:
        """What has still to be pressed where something can be read in several ways."""
        picker = self.table.pickers.get(seat)
        return "reading/0" if picker and picker.readings else None

    def touch(self, seat: Seat, places: tuple[Place, ...]) -> None:
        """Touch places one after the other."""
        before = self.moved()
        for place in places:
            picker = self.table.pickers.get(seat)
            if picker and place in picker.path and not picker.asking:
                continue  # it has come with what was touched before
            selection = self.room.read_selection(seat)
            self.press(seat, f'[data-place="{place}"]')
            self.room.until(lambda: self.room.read_selection(seat) != selection)  # noqa: B023  at once
        self.room.until(lambda: self.moved() > before or self.wants(seat))
        if self.moved() == before:
            self.press(seat, f'[data-place="{self.wants(seat)}"]')

    def table_again(self, seat: Seat) -> None:
        """Leave what stands over the table at the end of a round, as everybody may."""
        self.room.frames(SETTLED)
        while self.room.house.house.stack.top is not self.table:
            before = self.room.house.house.stack.top
            self.press(seat, "#pad .confirm")
            self.room.until(
                lambda: self.room.house.house.stack.top is not before)  # noqa: B023  at once
            self.room.frames(SETTLED)

    def open_land(self, seat: Seat) -> list[float] | None:
        """Somewhere on a map where a sleigh is aimed and no place is shown."""
        spots: list[list[float]] = self.pages[seat].evaluate("""() => {
            if (!shown.board || !shown.board.look || near < sure) return [];
            const box = document.getElementById("map").getBoundingClientRect(), found = [];
            for (let x = box.left + 5; x < box.right; x += 9) {
                for (let y = box.top + 5; y < box.bottom; y += 9) {
                    const node = document.elementFromPoint(x, y);
                    if (node && node.closest("#country") && !node.closest("button")) {
                        found.push([x, y]);
                    }
                }
            }
            return found;
        }""")
        return self.rng.choice(spots) if spots else None

    def move(self) -> None:
        """Somebody who is asked makes a move."""
        table, before = self.table, self.moved()
        seat = min(table.match.waits_for)
        self.table_again(seat)
        if table.blind.is_asked(seat):
            self.press(seat, '[data-place="blind/left"]')
        elif table.rules.SAMPLED:  # what is listed may lie anywhere, what is shown can be pressed
            while self.moved() == before:
                self.room.until(lambda: self.current(seat))
                lit = self.pages[seat].locator(
                    "[data-place]:not([aria-disabled]):not([aria-pressed=true])").evaluate_all(
                    "nodes => nodes.map(node => node.dataset.place)")
                if (spot := self.open_land(seat)) and self.rng.random() < LAND:
                    self.pages[seat].touchscreen.tap(*spot)
                    self.room.frames(SETTLED)  # what is pointed at twice is shown once
                    continue
                shown = self.press(seat, f'[data-place="{self.rng.choice(lit)}"]')
                self.room.until(
                    lambda: self.moved() > before or self.shown(seat) > shown)  # noqa: B023  at once
        else:
            moves = list(table.rules.moves(table.match.state, seat))
            move = self.rng.choice(moves)
            self.touch(seat, next(iter(table.style.touch.touches(
                table.questions.view_for(seat), seat, move))))
        self.room.until(lambda: self.moved() > before)
        assert table.match.record.lines[before].seat == seat


@pytest.mark.share(2)
@pytest.mark.parametrize("game", [
    pytest.param(game, marks=() if game in SHORT else pytest.mark.long) for game in GAMES])
def test_a_move_is_made_by_taps(room: Room, phone: Phone, game: str):
    guests = Guests(room, phone, game)
    for _ in range(2):
        guests.move()


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_by_taps(room: Room, phone: Phone, game: str):
    guests = Guests(room, phone, game)
    for _ in range(MOST):
        if guests.table.match.result is not None:
            break
        guests.move()
    assert guests.table.match.result is not None or guests.moved() == MOST


@pytest.mark.long
def test_five_play_at_once_and_all_see_the_same(room: Room, phone: Phone):
    guests = Guests(room, phone, "reindeer", seats=5)
    for _ in range(MOST):
        if guests.table.match.result is not None or guests.moved() >= ROUND:
            break
        guests.move()
    seen = "[shown.live, shown.figures.map(one => [one.name, one.text, one.turn])]"
    room.until(lambda: all(page.evaluate(seen) == guests.pages[0].evaluate(seen)
                           for page in guests.pages.values()))  # a page may be a message behind
    assert [page.evaluate("shown.me.name") for page in guests.pages.values()] == [*NAMES]
    assert sum(page.evaluate("shown.turn") == "mine" for page in guests.pages.values()) <= 1
