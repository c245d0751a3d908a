"""Phones tell nothing before the screen has shown it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.match import Match
from game.core.record import Header, Player, new_file
from game.devices.press import LEFT_KEYS
from game.games import load_rules
from game.phones.seat_view import make_seen
from game.phones.snapshot import make_snapshot
from game.tables.style import table_style
from game.tables.table import TableScene
from tests.house import OpenHouse

NAMES = ("Freja", "Ask")
PATIENCE = 3000


def shown(table: TableScene, seat: int) -> dict[str, Any]:
    return dict(msgspec.json.decode(make_snapshot(make_seen(table, seat), "en")))


def told(page: dict[str, Any]) -> list[str]:
    """The points of everybody, without their tricks and cards."""
    return [one["text"].split(" · ")[0] for one in page["figures"]]


def before_the_count(house: OpenHouse, game: str) -> tuple[Match, int, Any]:
    """A match in which one more move ends a round; who makes it, and the move."""
    own, rng, counted = (
        load_rules(game), Random(3), getattr(table_style(game).rounds, "counted", ""))
    header = Header(game, own.VERSION, tuple(map(Player, NAMES)), "5")
    match = matches.start(header, new_file(house.house.store.records, game))
    while True:
        seat = min(match.prompts, key=lambda s: (match.prompts[s].optional, s))
        move = rng.choice(list(own.moves(match.state, seat)))
        if any(beat.what == counted for beat in own.apply(match.state, seat, move, Random(0))):
            return match, seat, move
        match.play(seat, move)


@pytest.mark.parametrize("game", ["haggis", "herrlof"])
def test_points_and_the_next_deal_come_to_a_phone_after_the_sheet(open_house, game):
    house = open_house("--speed", "1")
    match, seat, move = before_the_count(house, game)
    house.house.stack.open(routes.Table(
        match, Hands(match.players, {0: LEFT_KEYS, 1: "phone/1"}, "curtain")))
    table = house.table
    house.frames(3)
    before = shown(table, 1)
    points = told(before)
    table.play(seat, move)
    for _ in range(PATIENCE):
        if house.scene != "TableScene":
            break
        now = shown(table, 1)
        counted = table.show.beat is not None and table.show.beat.what == table.style.rounds.counted
        assert told(now) == points or counted
        assert len(now["hand"]) <= len(before["hand"])
        house.frames()
    assert house.scene == "ScoringScene"
    house.frames(60)
    house.press("confirm")
    for _ in range(PATIENCE):
        if table.show.state is match.state and not table.show.reel.busy:
            break
        house.frames()
        if house.scene == "ScoringScene":
            house.press("confirm")
    after = shown(table, 1)
    assert len(after["hand"]) > len(before["hand"])
