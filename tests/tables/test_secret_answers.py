"""Answers with the hand closed: Why explains them, and nothing tells which it is."""

from __future__ import annotations

import pytest

from game.devices.press import RIGHT_KEYS
from tests.games.halmstad.positions import at

FED = at("4C4DASACQS/2C/3C", "5H/4H/JD/5S/2S", "6D/9H/10C", stage="turn 0 - fed AC:--")


def asked(open_house, position=FED, size="1280x720"):
    """The porridge question, with the pointer of time held still."""
    house = open_house("--speed", "instant", "--size", size)
    table = house.in_position("halmstad", position, "peek", seats=3)
    house.frames(30)
    assert table.blind.is_asked(1)
    return house


def test_why_says_what_can_be_answered_and_what_silence_is(open_house):
    house = asked(open_house)
    house.press("why", device=RIGHT_KEYS)
    house.frames()
    assert house.said(1) == "Believe or Challenge? Silence: Believe"
    assert house.said(1)[:20] in house.words()


def test_why_tells_nobody_what_somebody_has_in_mind(open_house):
    pictures = []
    for side in ("left", "right"):
        house = asked(open_house)
        house.press(side, device=RIGHT_KEYS)
        house.press("why", device=RIGHT_KEYS)
        house.frames(2)
        assert house.said(1)
        assert house.table.match.record.lines == []
        pictures.append(house.picture())
        house.close()
    assert pictures[0] == pictures[1]


@pytest.mark.share(2)
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_why_says_is_read_in_full(open_house, text, language):
    house = asked(open_house)
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    house.press("why", device=RIGHT_KEYS)
    house.frames(2)
    assert not [short for page in house.shown.picture.drawn for short in page.shortened]
