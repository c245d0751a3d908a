"""How many presses and seconds a round of Herrlof takes two people, and three: behind the curtain,
peeking, and from phones. Every press is made, and everybody plays the same cards each time."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

import pytest

from game import routes
from game.core import match as matches
from game.core.contract import Place, Seat
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Device
from game.games import load_rules
from game.phones import wire
from game.phones.guests import Book, Guests, device_of
from game.phones.phone_input import PhoneInput
from game.phones.phones import Phones
from game.tables.table import TableScene
from tests.house import OpenHouse
from tests.ways import way_at

NAMES = ("Freja", "Ask", "Embla")
DEVICES = (LEFT_KEYS, RIGHT_KEYS, "pad/9")
PACE = 0.25  # seconds from a press to the next one of the same person
MOST = 2000  # presses of a round


class Cost(NamedTuple):
    presses: int
    seconds: float


class Air:
    """Phones without a process: what is shown on them is kept, and what they do waits."""

    open = True

    def __init__(self, slots: list[str]) -> None:
        self.here = set(slots)
        self.shown: dict[str, wire.Shown] = {}
        self.done: list[wire.News] = []

    def show(self, slot: str, shown: wire.Shown) -> None:
        self.shown[slot] = shown

    def poll(self) -> list[wire.News]:
        found, self.done = self.done, []
        return found


def sit(house: OpenHouse, devices: list[Device], mode: Mode) -> TableScene:
    players = tuple(map(Player, NAMES[:len(devices)]))
    match = matches.start(Header("herrlof", load_rules("herrlof").VERSION, players, "5"),
                          new_file(house.house.store.records, "herrlof"))
    house.house.stack.open(routes.Table(match, Hands(players, dict(enumerate(devices)), mode)))
    house.frames()
    return house.table


def touches(table: TableScene, seat: Seat) -> list[Place]:
    """What somebody touches: the same move each time."""
    view = table.rules.view(table.match.state, seat)
    move = min(table.rules.moves(view, seat), key=repr)
    return [*next(iter(table.style.touch.touches(view, seat, move)))]


def over(house: OpenHouse) -> bool:
    return house.scene == "ScoringScene"


def wait(house: OpenHouse) -> None:
    """A person's pause between two presses."""
    house.frames(round(PACE * 60))


def at_one_screen(house: OpenHouse, mode: Mode, people: int) -> Cost:
    """A round with a pad or half a keyboard for everybody."""
    table, presses = sit(house, list(DEVICES[:people]), mode), 0
    began = house.now

    def press(action: str, own: Device) -> None:
        nonlocal presses
        house.press(action, device=own)
        presses += 1
        wait(house)

    while not over(house) and presses < MOST:
        if not table.match.waits_for or not table.land_pieces():
            house.frames()
            continue
        seat = table.match.waits_for[0]
        own = DEVICES[seat]
        if not table.secrecy.may_see(seat):
            press("confirm", own)
            continue
        before = len(table.match.record.lines)
        for place in touches(table, seat):
            while table.focus[seat] != place and table.secrecy.may_see(seat):
                press(way_at(table, seat, place)[0], own)
            house.heed(seat)
            press("confirm", own)
        if len(table.match.record.lines) == before:
            house.frames()
    assert over(house)
    return Cost(presses, house.now - began)


def from_phones(house: OpenHouse, people: int) -> Cost:
    """A round with a phone for everybody: who is asked at the same time answers at the same
    time."""
    guests = Guests(Book(), lambda _: None)
    slots = []
    for name in NAMES[:people]:
        guest = guests.invite()
        assert guest is not None
        guests.name_guest(guest.slot, name)
        slots.append(guest.slot)
    air = Air(slots)
    phone_input = PhoneInput(
        cast("Phones", air), guests, house.app.press, lambda: house.house.stack.scenes)
    table, presses = sit(house, list(map(device_of, slots)), "curtain"), 0
    began, plans = house.now, dict[Seat, list[Place]]()
    while not over(house) and presses < MOST:
        phone_input.tick()
        for seat in table.match.waits_for if table.land_pieces() else ():
            plans[seat] = plans.get(seat) or [*dict.fromkeys(touches(table, seat))]
            shown = air.shown[slots[seat]]
            assert isinstance(shown, wire.Seen)
            air.done.append(wire.Touched(slots[seat], plans[seat].pop(0), shown.q))
            presses += 1
        if air.done:
            phone_input.tick()
            wait(house)
        house.frames()
    assert over(house)
    return Cost(presses, house.now - began)


@pytest.mark.parametrize(("people", "modes"), [(2, ("curtain",)), *(
    pytest.param(people, ("curtain", "peek"), marks=pytest.mark.long) for people in (2, 3))])
def test_a_round_from_phones_costs_a_third_of_one_behind_a_curtain(
        open_house: Callable[..., OpenHouse], people: int, modes: tuple[Mode, ...]):
    costs = {mode: at_one_screen(open_house(), mode, people) for mode in modes}
    phones = costs["phones"] = from_phones(open_house(), people)
    for way, cost in costs.items():
        print(f"{way}: {cost.presses} presses, {cost.seconds:.0f} seconds")  # noqa: T201
    for mode in modes:
        assert phones.presses < costs[mode].presses / 2
    assert phones.presses * 3 <= costs["curtain"].presses
    assert phones.seconds * 3 <= costs["curtain"].seconds
