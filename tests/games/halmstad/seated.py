"""Halmstad's table with people and bots at it, for tests."""

from __future__ import annotations

from typing import Any

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.halmstad import rules as halmstad
from game.games.halmstad.table import picking
from game.picture.screen import Box
from tests.games.halmstad.positions import at as placed
from tests.house import OpenHouse, find_pictures

PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
DEVICES = {0: LEFT_KEYS, 1: RIGHT_KEYS, 2: "pad/9"}
# The ruling's example: seat 0 has fed an ace; and the same position before that.
FED = ("30s,tide2 6H4DJH7C10D9D*3H5DASAD8D9H5S10C9C2S4C6S2CQDKC8C3SJD3H10S3C8CJS9C2D2C9HKD4SAC3CQS"
       "*8S9DAHAS3D3DJS5HQD9S7HKH7C3S4H7D2D8DKS10C5C8S6C6H7S6CKDQC6D5S10H4DQHADKHKCJD6D "
       "2H4C5D7H8HJC+JC~*/2H5C8H10S10HJC*+*/5H9S10DQSQHKSAH~10DAH 2S7S/7D/QC/JH/4S "
       "*:0~0;2=7H/6S:02~2/4H:02 0:0:-/0:0:-/0:0:- - turn 0 sx fed AC:--")
TURN = FED.replace("turn 0 sx fed AC:--", "turn 0 x").replace("7H8HJC+JC", "7H8HJCAC+JC")
CLAIM = placed("2C3S2S2H5DQC*/-/-", "7H/5D/QS/4C/10S")


def at(house: OpenHouse, position: str, mode: Mode = "peek", bots: int = 0, **devices: Any):
    """The table in a position without a record, for three people or for one among bots."""
    players = tuple(Player(p.name, "novice") if seat >= 3 - bots else p
                    for seat, p in enumerate(PEOPLE))
    match = matches.start(Header("halmstad", halmstad.VERSION, players, "5"),
                          new_file(house.house.store.records, "halmstad"))
    match.states[-1] = halmstad.read(position)
    own = {seat: devices.get("device", device) for seat, device in DEVICES.items()
           if seat < 3 - bots}
    house.house.stack.open(routes.Table(match, Hands(players, own, mode)))
    house.frames(30)
    return house.table


def turn_picker():
    return picking.make_picker(halmstad.read(TURN), 0)


def things(house: OpenHouse) -> list[tuple[str, Box]]:
    """Every text and picture on the table's plates in the order of drawing, and where it is."""
    found = []
    for page in house.table.picture.drawn:
        boxes = {(box.x, box.y): repr(text) for text, box in page.words}
        boxes |= {(box.x, box.y): name for name, box in find_pictures(page)}
        scale = page.art.scale
        found += [(boxes[x, y], Box(x, y, image.get_width() / scale, image.get_height() / scale))
                  for image, x, y in page.drawn if (x, y) in boxes]
    return found


def drawn(house: OpenHouse) -> list[str]:
    return [name for name, _ in things(house)]


def box_of(table, place: str) -> Box:
    return table.show.board.box_of(place)


def edge(house: OpenHouse, box: Box) -> float:
    """How bright it is just outside a card, above it."""
    screen = house.house.screen
    spots = [screen.to_pixel(box.x + box.w * n / 8, box.y - 9) for n in range(2, 7)]
    return sum(screen.surface.get_at(spot).hsva[2] for spot in spots) / len(spots)


def play(house: OpenHouse, seat: int, move: tuple[object, ...]) -> None:
    """Play a move, and see it told."""
    house.table.play(seat, move)
    house.table.settle()
    house.frames(2)
