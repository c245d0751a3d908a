"""Who has won where points are level, said alike on the banner, the sheet and the panels."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS
from tests.shelf.herrlof.positions import at

TIES = {
    "bonuses": (at("2g/4g", scores="49:1/49:3", tricks="1/0", predictions="9/9", round="4"),
                "50 each: Ask predicted exactly more often, 3 times to 1."),
    "tricks": (at("2g/4g", scores="49:2/48:2", tricks="1/1", predictions="9/9", round="4"),
               "Ask took more tricks in the last round, 2 to 1"),
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
    crowns = [name for name, _ in house.top.page._leaves if "crown" in name]
    assert len(crowns) <= 1
    assert sheet_winner(house) == [1]
    while house.scene != "ResultsScene":
        house.press("confirm", device=LEFT_KEYS)
        house.frames(20, 0.2)
    assert sentence in house.top.sentence()
    assert "Ask" in house.top.heading()


def sheet_winner(house) -> list[int]:
    """The seats whose runner on the sheet is seen to lead."""
    return [seat for seat, track in enumerate(house.top._tracks) if track.first]
