"""Who has won where points are level, said alike on the banner, the sheet and the panels."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS
from tests.games.halmstad.positions import at as harbour
from tests.games.herrlof.positions import at
from tests.house import find_pictures

TIES = {
    "bonuses": (at("2g/4g", scores="49:1/49:3", tricks="1/0", predictions="9/9", round="4"),
                "50 each: Ask predicted exactly more often, 3 times to 1."),
    "tricks": (at("2g/4g", scores="49:2/48:2", tricks="1/1", predictions="9/9", round="4"),
               "Ask took more tricks in the last round, 2 to 1"),
}

COINS = {
    "timber": ("1:3:3C4C/2:7:10C9C8C8C7C2C/2:7:6C5C5C3C2C", (
        "'Timber in contracts, added up 44'", "'Timber in contracts, added up 21'"),
        "7 each: Ask’s timber counts more, 44 to 21."),
    "ballast": ("1:3:3C4C/2:7:10C9C2S/2:7:10C9C3S", (
        "'Ballast in contracts, added up 2'", "'Ballast in contracts, added up 3'"),
        "7 each, and as much timber: Ask has less ballast, 2 to 3."),
}


@pytest.mark.parametrize("reason", TIES)
def test_a_tie_break_is_named_and_crowns_one(open_house, reason):
    position, sentence = TIES[reason]
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.forced = False
    table = house.in_position("herrlof", position, "open")
    house.heed()
    for seat in (0, 1):
        house.heed(seat)
        move = next(iter(table.rules.moves(table.match.state, seat)))
        house.play(move)
    result = table.match.result
    assert result is not None and result.reason == reason and result.winners == (1,)
    house.until("ScoringScene")
    house.frames(10, 1.0)
    crowns = [name for name, _ in house.top.page.leaves if "crown" in name]
    assert len(crowns) <= 1
    assert sheet_winner(house) == [1]
    results(house)
    assert sentence in house.top.tell_sentence()
    assert "Ask" in house.top.tell_heading()


def sheet_winner(house) -> list[int]:
    """The seats that are seen to lead on the sheet."""
    return [*house.top.list_leaders()]


@pytest.mark.parametrize("reason", COINS)
def test_a_tie_on_coins_is_decided_alike_on_the_sheet_the_results_and_the_panels(
    open_house, reason,
):
    won, lines, sentence = COINS[reason]
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("halmstad", harbour(
        "JC/5S/6H", beliefs="9D/9H/10D", deck="*", clock="30s,tide5", won=won), "open", seats=3)
    house.play(("pass",))
    result = table.match.result
    assert result is not None and (result.scores, result.reason) == ((3, 7, 7), reason)
    house.until("ScoringScene")
    house.frames(10, 1.0)
    assert {name for name, _ in house.top.page.leaves} >= {*lines}
    assert sheet_winner(house) == [1]
    results(house)
    assert (house.top.tell_heading(), house.top.tell_sentence()) == ("Ask wins", sentence)
    assert panels(house) == (["'4 behind'", "'wins'", "'level'"], [1])


def results(house) -> None:
    while house.scene != "ResultsScene":
        house.press("confirm", device=LEFT_KEYS)
        house.frames(20, 0.2)


def panels(house) -> tuple[list[str], list[int]]:
    """What the panels say of who leads, once the board is looked at again, and the seats of those
    that have a crown."""
    house.top.focus.name = "look"
    house.press("confirm", device=LEFT_KEYS)
    house.frames(20, 0.2)
    told, drawn = {"'wins'", "'level'", "'4 behind'", "'shared lead'"}, house.table.picture.drawn
    crowns = [box for page in drawn for name, box in find_pictures(page) if name == "ui/crown"]
    return [name for page in drawn for name, _ in page.leaves if name in told], [
        seat for seat in range(3) if any(map(house.table.show.panel_of(seat).overlaps, crowns))]
