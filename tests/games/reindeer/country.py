"""A match of Reindeer Rivals at the table, for tests: seats, a map, a position or some moves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game import routes
from game.core import match as matches
from game.core.contract import Seat
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Device
from game.games import load_rules
from tests.house import OpenHouse

PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla", "Birger", "Saga")))
DEVICES: tuple[Device, ...] = (LEFT_KEYS, RIGHT_KEYS, "pad/97", "pad/98", "pad/99")
ROUND_ONE = "usa 1/0 1,2 0:0 300:-/300:- -"
CROWDED = (  # five players round Chicago and the lakes
    "usa 6/0+ 3,2 0:0 380:1@-20,2;3@30,-10;5@50,16;2@77,27/520:5@-60,10;4@52,18;2@70,5/"
    "410:1@12,-40;5@46,-12;3@74,20/300:4@-80,-20;2@75,26;2@100,-40/740:2@15,-52;6@50,14;3@115,14 "
    "Billings=1;Bismarck=4;Chicago=01234;Dallas=0003;Denver=033;Detroit=4;Kansas_City=34;"
    "Minneapolis=344;New_York=0124;Oklahoma_City=03;Salt_Lake_City=3;San_Antonio=00;"
    "St._Louis=011;Washington=22344")

# Three turns from there to that of seat 0: two cities and a big sleigh.
EVENING = (
    (2, "little from 46,-12 to Memphis"), (2, "little from 46,-12 to Memphis"),
    (2, "little from 74,20 to Detroit"), (2, "done"),
    (3, "big 4 from D to -45,-14"), (3, "done"),
    (4, "little from 15,-52 to Houston"), (4, "little from 15,-52 to Houston"),
    (4, "little from 115,14 to New_York"), (4, "done"))


def sit(
    house: OpenHouse, position: str = "", *, seats: int = 2,
    options: Mapping[str, str] | None = None, devices: Mapping[Seat, Device] | None = None,
    players: tuple[Player, ...] = PEOPLE,
) -> Any:
    """A match at its beginning, or in a position without a record."""
    if position:
        seats = len(load_rules("reindeer").read(position).money)
    header = Header("reindeer", load_rules("reindeer").VERSION, players[:seats], "5",
                    dict(options or {}))
    match = matches.start(header, new_file(house.house.store.records, "reindeer"))
    if position:
        match.states[-1] = match.rules.read(position)
    own = dict(enumerate(DEVICES[:seats])) if devices is None else dict(devices)
    house.house.stack.open(routes.Table(match, Hands(match.players, own)))
    house.frames()
    house.heed()
    return house.table


def evening(
    house: OpenHouse, players: tuple[Player, ...] = PEOPLE, plies: int = len(EVENING),
) -> Any:
    """Five players round the lakes, after some moves of an evening, which all lie still."""
    table = sit(house, CROWDED.replace("6/0+ 3,2 0:0", "6/0 3,2 2:0"), players=players)
    for seat, move in EVENING[:plies]:
        table.play(seat, table.rules.parse(move))
    table.settle()
    house.frames()
    return table


def moves(house: OpenHouse) -> list[str]:
    """The moves that were played, in notation."""
    return [line.move for line in house.match.record.lines]


def point(house: OpenHouse, place: str) -> tuple[float, float]:
    """Where a place of the map really lies on the screen."""
    return house.table.show.board.country.pose_of(place)[:2]
