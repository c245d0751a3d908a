"""The page of phones: players who may have one see their code, all others what they play with, and
what to do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Any

import pytest

from game.core.contract import Seat
from game.core.record import Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Device
from game.scenes.phones import cards
from game.scenes.phones.scene import CodesScene
from tests.house import OpenHouse

SITE = "http://192.168.100.137:58642/"
TOKEN = "Kx8pQ2mV7rT9wZ4bN6yAqR"  # noqa: S105  of nobody
PEOPLE = tuple(map(Player, ("Freja", "Wwwwwwwwww", "Embla", "Torsten")))
BOT = Player("Mmmmmmmmmm", "expert")


class FakeAccess:
    """Who lets phones in at one address, and hears none."""

    open, host = True, "192.168.100.137"
    addresses = (host, "10.0.0.4")
    full = False

    def __init__(self, site: str = SITE, trouble: str | None = None) -> None:
        self.site, self.trouble = site, trouble
        self.phones = self
        self.phone_input = self
        self.port, self.known = 58642, frozenset[str]()

    def list_present(self) -> tuple[str, ...]:
        return ()

    def is_asleep(self, device: Device) -> bool:
        return device == "phone/2"

    def list_codes(self, free: Sequence[Seat]) -> dict[Seat, str]:
        return {seat: f"{self.site}#{TOKEN}{seat}" for seat in free}

    def tick(self) -> bool:
        return False

    def show_codes(self) -> None:
        """They are the same each time."""

    hide_codes = show_codes

    def close(self) -> None:
        """Nothing is open."""


class Chairs:
    """Seats of people and bots, some with devices."""

    def __init__(self, players: Sequence[Player], devices: dict[Seat, Device | None],
                 free: list[Seat]) -> None:
        self._players, self._devices, self._free = players, devices, free
        self.out: list[Device] = []

    def list_players(self) -> Sequence[Player]:
        return self._players

    def map_devices(self) -> dict[Seat, Device | None]:
        return self._devices

    def list_free(self) -> list[Seat]:
        return self._free

    def come(self, device: Device) -> None:
        """Nobody comes."""

    def put_out(self, device: Device) -> None:
        self.out.append(device)

    def leave(self) -> None:
        """Seats may be empty."""


SEATS = {
    "two": Chairs(PEOPLE[:2], {0: RIGHT_KEYS, 1: None}, [1]),
    "one has come": Chairs((*PEOPLE[:2], BOT), {0: LEFT_KEYS, 1: "phone/1"}, []),
    "one sleeps": Chairs((*PEOPLE[:3], BOT), {0: LEFT_KEYS, 1: "phone/2", 2: None}, [2]),
    "five": Chairs((*PEOPLE, BOT), {0: RIGHT_KEYS, 1: "phone/1", 2: LEFT_KEYS, 3: None}, [3]),
    "five codes": Chairs((*PEOPLE, Player("Mmmmmmmmmm")), {}, [0, 1, 2, 3, 4]),
}


@pytest.fixture(params=[*product(("en", "sv"), (1.0, 1.2, 1.5, 2.0))], ids=str)
def phones(request, open_house) -> OpenHouse:
    house = open_house("--size", "1280x720")
    house.house.settings.language, house.house.settings.text = request.param
    house.house.change()
    return house


def opened(house: OpenHouse, chairs: Chairs, access: Any) -> CodesScene:
    home = house.house
    home.phone_access = access
    scene = CodesScene(home, chairs)
    home.stack.push(scene)
    house.frames(2)
    return scene


def test_nothing_is_cut_or_covered_whoever_sits_there(phones, monkeypatch):
    seen: list[str] = []
    make = cards.make_code

    def make_seen(art, code, side):
        seen.append(code)
        return make(art, code, side)

    monkeypatch.setattr(cards, "make_code", make_seen)
    for name, chairs in SEATS.items():
        for access in (FakeAccess(), FakeAccess(site=""),
                       FakeAccess(trouble="No phone can come: no network.")):
            seen.clear()
            scene = opened(phones, chairs, access)
            page = scene.page
            assert not page.problems, (name, page.problems)
            assert not page.shortened, (name, page.shortened)
            assert {"back", "address", "shut"} <= page.spots.keys()
            codes = ({} if access.trouble or not access.site
                     else access.list_codes(chairs.list_free()))
            assert set(seen) == set(codes.values()), name
            phones.house.stack.pop()
    phones.house.phone_access = None


def test_a_phone_that_has_come_can_be_put_out(open_house):
    house, chairs = open_house("--size", "1280x720"), SEATS["one has come"]
    scene = opened(house, chairs, FakeAccess())
    scene.focus.name = "out/phone/1"
    house.press("confirm")
    assert chairs.out == ["phone/1"]
    house.house.phone_access = None


def test_three_steps_and_what_helps_are_said_where_letters_are_of_the_usual_size(open_house):
    house = open_house("--size", "1280x720")
    say = house.house.words
    for chairs in SEATS.values():
        scene = opened(house, chairs, FakeAccess())
        told = {name for name, _ in scene.page.leaves}
        steps = {repr(say(f"phones-{step}")) for step in ("net", "scan", "hand")}
        assert {*steps, repr(say("phones-help", "58642"))} <= told
        house.house.stack.pop()
    house.house.phone_access = None


def test_the_second_choice_of_an_address_is_on_the_page(open_house):
    house = open_house()
    house.house.phone_access = FakeAccess()
    house.house.stack.push(CodesScene(house.house, Chairs(PEOPLE[:2], {0: LEFT_KEYS}, [1])))
    house.frames()
    assert house.top.page.told["address"] == house.house.words("phones-address", "10.0.0.4")
