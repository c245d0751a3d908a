"""A slow disk: frames go on, and a move is shown once it is kept and not before."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import nullcontext
from random import Random
from threading import Event

import pytest

from game.core.contract import Move, Seat
from game.core.disk import Disk
from game.core.record import Player, read_record
from game.core.series import Series, load, save
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Device
from game.night.spool import Spool
from game.tables.table import TableScene
from game.tools.monkey import Leak, Monkey, Witness, open_hands
from tests.games.reindeer.country import sit
from tests.house import OpenHouse


class SlowDisk:
    """Lets nothing reach the disk before `let_go`."""

    def __init__(self, house: OpenHouse, monkeypatch: pytest.MonkeyPatch) -> None:
        self.gate = Event()
        self.disk = house.house.store.disk = house.house.store.night.disk = Disk()
        fsync = os.fsync

        def waits(handle: int) -> None:
            assert self.gate.wait(60)
            fsync(handle)

        monkeypatch.setattr(os, "fsync", waits)

    def let_go(self) -> None:
        """Keep everything that was written so far."""
        self.gate.set()
        assert self.disk.flush(60)

    def stop(self) -> None:
        self.gate.clear()


@pytest.fixture
def slow(open_house, monkeypatch) -> Iterator[tuple[OpenHouse, SlowDisk]]:
    house = open_house("--speed", "instant")
    disk = SlowDisk(house, monkeypatch)
    yield house, disk
    disk.gate.set()


def begun(house: OpenHouse, disk: SlowDisk) -> TableScene:
    """A table whose record is on the disk, which from now on takes nothing."""
    disk.gate.set()
    table = house.at_table()
    disk.let_go()
    disk.stop()
    return table


def dealt(house: OpenHouse, disk: SlowDisk) -> tuple[TableScene, Seat, Device, Move]:
    """Haggis for two who peek, on a disk that from now on takes nothing; who is asked, with which
    device, and a card that they could play."""
    disk.gate.set()
    table = house.at_cards("haggis", (Player("Freja"), Player("Ask")), "peek")
    disk.let_go()
    disk.stop()
    seat, device = house.asked()
    moves = table.rules.moves(table.match.state, seat)
    return table, seat, device, next(move for move in moves if move[0] == "play")


def test_a_move_is_shown_when_it_is_kept_and_frames_go_on_until_then(slow):
    house, disk = slow
    table = begun(house, disk)
    device = house.asked()[1]
    house.press("confirm", device=device)  # an orb on an icon
    before = house.picture()
    assert len(table.match.record.lines) == 1
    house.frames(30)
    assert house.picture() == before
    assert table.match.state == table.match.states[0]
    disk.let_go()
    house.frames(30)
    assert house.picture() != before
    assert len(table.match.states) == 2
    assert read_record(table.match.record.file).lines == table.match.record.lines


def test_presses_that_come_meanwhile_are_heard_afterwards(slow):
    house, disk = slow
    begun(house, disk)
    house.press("confirm", device=house.asked()[1])
    house.press("pause", device=LEFT_KEYS)
    house.frames(5)
    assert house.scene == "TableScene"
    disk.let_go()
    house.frames(2)
    assert len(house.match.states) == 2
    assert house.scene == "PauseScene"
    house.press("cancel", device=LEFT_KEYS)
    disk.stop()
    house.heed()
    house.press("confirm", device=house.asked()[1])
    disk.let_go()
    house.frames(2)
    assert len(house.match.states) == 3
    assert house.scene == "TableScene", "what was heard once is not heard again"


@pytest.mark.parametrize("first", ["pause", "rules", "log"])
def test_presses_behind_one_that_opened_a_scene_do_not_reach_the_table_under_it(slow, first):
    """They used to open a hand under the pause, where nobody could close it."""
    house, disk = slow
    table, seat, device, move = dealt(house, disk)
    table.play(seat, move)
    house.press(first, device=device)
    for other in (LEFT_KEYS, RIGHT_KEYS):
        house.press("prev", device=other)
    disk.let_go()
    house.frames(40)
    assert house.top is not table
    assert open_hands(table) == set()


@pytest.mark.parametrize("own", [True, False])
def test_a_witness_knows_whose_press_is_heard_late(slow, own):
    """A hand that somebody's own press opens once the disk is done is no leak; one that another's
    press has opened is."""
    house, disk = slow
    table, seat, device, move = dealt(house, disk)
    witness = Witness()
    witness.look_at(house.house.stack)
    table.play(seat, move)
    house.press("prev", device=device)
    witness.look_at(house.house.stack, device if own else MOUSE)
    disk.let_go()
    house.frames(3)
    assert open_hands(table) == {seat}
    with nullcontext() if own else pytest.raises(Leak):
        witness.look_at(house.house.stack)


def test_a_match_alone_is_finished_move_by_move(slow):
    """Each `done` waited for the disk within one press, for ever, as none before it was
    followed."""
    house, disk = slow
    disk.gate.set()
    table = sit(house, seats=1)
    disk.let_go()
    for _ in range(2):
        house.touch("button/finish")
    for _ in range(300):
        disk.let_go()
        house.frames()
        if table.match.result is not None:
            break
    assert table.match.result is not None
    assert len(read_record(table.match.record.file).lines) == len(table.match.beats)


def test_a_table_that_is_left_is_kept_whole(slow):
    house, disk = slow
    table = begun(house, disk)
    house.press("confirm", device=house.asked()[1])
    disk.gate.set()
    house.house.to_title()
    assert len(read_record(table.match.record.file).lines) == 1


def test_undo_is_shown_when_it_is_kept(slow):
    house, disk = slow
    disk.gate.set()
    table = house.at_table()
    device = house.asked()[1]
    house.press("confirm", device=device)
    disk.let_go()
    house.frames(2)
    disk.stop()
    house.press("undo", device=device)
    house.frames(5)
    assert len(table.match.states) == 2
    disk.let_go()
    house.frames(2)
    assert len(table.match.states) == 1
    assert read_record(table.match.record.file).lines == []


def test_people_are_told_when_the_disk_keeps_them_waiting(slow):
    house, disk = slow
    begun(house, disk)
    house.press("confirm", device=house.asked()[1])
    house.frames(60)
    assert not house.notices()
    house.frames(90)
    assert len(house.notices()) == 1
    assert "disk" in house.notices()[0]


def test_a_result_is_kept_for_the_night_board_and_the_evening_before_it_is_shown(slow):
    house, disk = slow
    disk.gate.set()
    table = house.at_table("w4/5/5/5/4b wbwbwb sun 0")
    data = house.house.store.data
    save(data, Series(("hamnar",), record=table.match.record.file.name))
    disk.let_go()
    disk.stop()
    table.play(0, ("leave",))
    house.frames(30)
    assert house.scene == "TableScene"
    assert table.match.result is None
    disk.let_go()
    assert len(list(Spool(data / "night").list_items())) == 1
    assert load(data)[0].record is None
    house.until("ResultsScene")
    assert table.told is not None
    assert table.evening


def test_settings_are_written_by_the_disk(slow):
    house, disk = slow
    file = house.house.store.data / "settings.json"
    house.house.settings.remind = False
    house.house.keep_settings()
    house.house.settings.remind = True
    house.frames(3)
    assert not file.exists()
    disk.let_go()
    assert b'"remind": false' in file.read_bytes()


def test_what_cannot_be_kept_is_told(slow):
    house, disk = slow
    house.house.store.disk.submit(lambda: 1 // 0)  # a fault in a job ends nothing
    house.house.store.data = house.house.store.data / "file"
    house.house.store.data.write_text("no folder")
    house.house.keep_settings()
    disk.let_go()
    house.frames(2)
    assert "not kept" in house.notices()[0]


@pytest.mark.parametrize("acts", [80, pytest.param(300, marks=pytest.mark.long)])
def test_the_monkey_plays_with_a_disk_of_its_own_thread(open_house, acts):
    house = open_house("--speed", "instant", "--size", "640x360")
    house.house.store.disk = house.house.store.night.disk = Disk()
    monkey = Monkey(house.app, Random(5), ("hamnar", "haggis"))
    for _ in range(acts):
        monkey.act()
        house.frames()
        table = house.house.stack.find_highest(TableScene)
        if table and table.match.record.file:
            assert house.house.store.disk.flush(60)
            assert read_record(table.match.record.file).lines == table.match.record.lines
    assert monkey.presses > acts / 6
