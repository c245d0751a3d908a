"""A scene that fails: the players read one sentence and play on; a scene that keeps failing ends
the program."""

from __future__ import annotations

import logging

import pytest

from tests.house import FRAME, OpenHouse

MOVES = ("@sun", "@pawn", "@horse1")


def fail(house: OpenHouse, monkeypatch: pytest.MonkeyPatch, name: str = "draw") -> bool:
    """A frame in which the top scene raises. Returns whether the program goes on."""
    def broken(*_: object) -> None:
        raise ZeroDivisionError(name)

    monkeypatch.setattr(house.top, name, broken)
    monkeypatch.setattr(house.app, "draw", house.draw_frame)
    house.now += FRAME
    return house.app.run_guarded(FRAME, house.now)


@pytest.mark.parametrize("name", ["draw", "tick"])
def test_the_match_goes_on_at_a_new_table(house, monkeypatch, caplog, name):
    house.at_table(moves=MOVES)
    before, states = house.table, house.match.states
    with caplog.at_level(logging.ERROR):
        assert fail(house, monkeypatch, name)
    assert house.table is not before
    assert house.match.states == states
    assert house.notices() == [house.house.words("crashed-here")]
    assert '"move":"@horse1"' in caplog.text and "ZeroDivisionError" in caplog.text
    house.frames(5)
    house.touch("orb/elephant")
    assert len(house.match.record.lines) == 4


def test_a_fault_of_an_overlay_leads_back_to_the_table(house, monkeypatch):
    house.at_table(moves=MOVES)
    house.press("pause")
    assert fail(house, monkeypatch)
    assert house.scene == "TableScene"


def test_a_second_fault_leads_to_the_title_with_the_match_on_offer(house, monkeypatch):
    house.at_table(moves=MOVES)
    assert fail(house, monkeypatch)
    assert fail(house, monkeypatch)
    assert house.scene == "TitleScene"
    assert house.house.words("crashed") in house.notices()
    assert len(house.top.open) == 1


def test_three_faults_in_a_minute_end_the_program(house, monkeypatch):
    assert fail(house, monkeypatch)
    assert fail(house, monkeypatch)
    assert not fail(house, monkeypatch)


def test_faults_far_apart_are_forgiven(house, monkeypatch):
    for _ in range(4):
        assert fail(house, monkeypatch)
        house.now += 61
        monkeypatch.undo()


def test_a_table_that_cannot_be_opened_again_leaves_the_title(house, monkeypatch):
    house.at_table(moves=MOVES)

    def refuse(*_: object) -> None:
        raise OSError("no table")

    monkeypatch.setattr(house.house.stack, "open", refuse)
    assert fail(house, monkeypatch)
    assert house.scene == "TitleScene"
