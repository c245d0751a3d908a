"""What a phone tells first: what is asked now, the trick that runs, and what can be touched."""

from __future__ import annotations

import json
from typing import Any

import pytest

from game.core.contract import Seat
from game.games import load_rules
from game.phones.seat_view import make_seen
from game.phones.snapshot import make_snapshot
from game.tables.table import TableScene
from tests.games.haggis.positions import at as pines
from tests.games.haggis.positions import play as haggis
from tests.games.halmstad.positions import at as port
from tests.games.herrlof.positions import at as hide
from tests.games.herrlof.positions import play as herrlof
from tests.games.herrlof.positions import trick
from tests.phones.test_apart import feeding
from tests.phones.test_law import at_phones, put


def lay(house, game: str, position: str, seats: int = 3) -> TableScene:
    """A table of phones at a position."""
    table = at_phones(house, game, seats)
    put(table, load_rules(game).read(position))
    return table


def shown(table: TableScene, seat: Seat, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads(make_snapshot(make_seen(table, seat), language))
    return found


def strip(table: TableScene, seat: Seat) -> dict[str, list[str]]:
    """The groups of the strip in their order, with what is in them."""
    return {group["name"]: [item["label"] for item in group["items"]]
            for group in shown(table, seat)["table"]}


def test_the_running_trick_comes_first_and_the_last_one_after_all(house):
    position = herrlof.after(trick("3r 7r 5r"), "1 play 2r")
    found = strip(lay(house, "herrlof", position), 2)
    names = [*found]
    assert names[0] == "Best so far, by Ask"
    assert names[-1] == "Last trick to Ask"
    assert len(found[names[-1]]) == 3
    assert len([name for name in names if name.startswith("Best so far")]) == 1


def test_the_card_to_follow_stands_before_the_best(house):
    position = hide("1r2g/5r4b/6g7g", trump="8y")
    for move in ("0 play 1r", "1 play 5r"):
        position = herrlof.after(position, move)
    assert [*strip(lay(house, "herrlof", position), 2)][:2] == [
        "Led by Freja", "Best so far, by Ask"]


def test_the_play_to_beat_comes_before_older_ones(house):
    position = pines("2g3r4b/5o6r7b/8g9o10r")
    for move in ("0 play 2g", "1 play 5o"):
        position = haggis.after(position, move)
    assert [*strip(lay(house, "haggis", position), 2)][:2] == [
        "Best so far, by Ask", "Played by Freja"]


@pytest.mark.parametrize("stage", ["turn 0 -", "turn 0 x look"])
def test_beliefs_come_first_and_large_where_something_can_be_done_there(house, stage):
    table = lay(house, "halmstad", port("AC5H9S/-/-", stage=stage))
    first, *others = shown(table, 0)["table"]
    assert first["name"] == "Beliefs"
    assert first["first"]
    assert all(item["place"] for item in first["items"])
    assert not any(group["first"] for group in others)
    touched = [any("place" in item for item in group["items"]) for group in others]
    assert touched == sorted(touched, reverse=True)


def test_what_an_answer_was_is_said_on_ones_own_phone_alone(house):
    table = lay(house, "halmstad", load_rules("halmstad").write(feeding(house)))
    seat, other = sorted(table.match.waits_for)
    state = load_rules("halmstad").step(table.match.state, seat, ("challenge",), None)
    put(table, state)
    assert shown(table, seat)["picked"] == "Sent: Challenge"
    assert shown(table, other)["picked"] == ""


@pytest.mark.parametrize(("language", "waits"), [
    ("en", "Waiting for the others"), ("sv", "Väntar på de andra")])
def test_who_has_predicted_is_told_that_the_others_are_waited_for(house, language, waits):
    position = hide("1r2g/5r4b/6g7g", stage="predict", predictions="1/-/-")
    table = lay(house, "herrlof", position)
    found = shown(table, 0, language)
    assert found["task"] == waits
    assert "1" in found["picked"]
    assert shown(table, 1, language)["task"] not in {"", waits}
    assert shown(table, 1, language)["picked"] == ""


def test_what_a_board_asks_now_is_the_headline_and_a_refusal_leaves_it(house):
    table = at_phones(house, "reindeer", 2)
    seat = min(table.match.waits_for)
    general = shown(table, seat)["task"]
    table.pickers[seat].touch("button/little")
    asked = shown(table, seat)["task"]
    assert asked != general
    table.input.refuse(seat, ("reindeer-list-later",), place="button/list")
    found = shown(table, seat)
    assert found["task"] == asked
    assert found["said"]["bad"]


def test_trumps_of_the_own_hand_are_marked(house):
    found = shown(lay(house, "herrlof", hide("1r2g/5r4b/6g7g", trump="8g")), 0)
    assert [card["trump"] for card in found["hand"]] == [False, True]
    assert found["says"]["trump"] == "trump"


def test_wild_cards_are_called_on_a_phone_what_they_are_called_on_the_screen(house):
    found = shown(lay(house, "haggis", pines("2g3rJ/5o6r7b/8g9o10r")), 0)
    assert [card["label"] for card in found["hand"] if card["trump"]] == ["wild J"]
    assert found["says"]["trump"] == "wild"
