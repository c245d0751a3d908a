"""One pad that the system shows twice counts as one; two pads of two people stay two."""

from collections.abc import Iterable

import pytest

from game.devices.press import RIGHT_KEYS
from game.scenes.lobby.scene import LobbyScene
from tests.couch import Couch
from tests.house import OpenHouse
from tests.pads import VirtualPad


def two(couch: Couch, plug) -> tuple[VirtualPad, VirtualPad]:
    pads = plug(), plug("steam", "Steam pad")
    assert couch.at() == ", ".join(f"{pad.device} found" for pad in pads)
    return pads


def tap(couch: Couch, pads: Iterable[VirtualPad], button: str = "south") -> list[str]:
    """What pads say that press in the same frame and let go in the next one."""
    pads, said = tuple(pads), []
    for act in (VirtualPad.press, VirtualPad.release):
        for pad in pads:
            act(pad, button)
        said += [told for told in couch.at().split(", ") if told]
    return said


def both(pads: Iterable[VirtualPad], action: str = "confirm") -> list[str]:
    return sorted(f"{pad.device} {action}{mark}" for pad in pads for mark in ("", "-"))


def alone(pad: VirtualPad, action: str = "confirm") -> list[str]:
    return [f"{pad.device} {action}", f"{pad.device} {action}-"]


def test_the_second_of_two_that_press_together_three_times_in_a_row_is_lost(couch, plug):
    first, second = pads = two(couch, plug)
    assert sorted(tap(couch, pads)) == both(pads)
    assert sorted(tap(couch, pads, "dpad_up")) == both(pads, "up")
    assert tap(couch, pads) == [f"{second.device} lost", *alone(first)]
    assert second.device not in couch.devices.list_attached()
    assert couch.devices.is_double(second.device)
    assert tap(couch, pads, "west") == alone(first, "why")


def test_a_press_that_comes_one_frame_later_is_the_same(couch, plug):
    pads = two(couch, plug)
    for late in (*pads, pads[0]):
        early = next(pad for pad in pads if pad is not late)
        for act in (VirtualPad.press, VirtualPad.release):
            for pad in (early, late):
                act(pad, "south")
                couch.at()
    assert pads[1].device not in couch.devices.list_attached()
    early, late = pads[1], pads[0]
    early.press("south")
    assert couch.at() == ""
    late.press("south")
    assert couch.at() == f"{late.device} confirm"


def test_a_press_of_one_alone_begins_the_row_anew(couch, plug):
    pads = two(couch, plug)
    for who in (pads, pads, pads[:1], pads, pads, pads[1:], pads, pads):
        assert sorted(tap(couch, who)) == both(who)
        couch.at()
    assert tap(couch, pads)[0] == f"{pads[1].device} lost"


def test_other_buttons_in_the_same_frame_are_presses_of_two_people(couch, plug):
    first, second = two(couch, plug)
    for _ in range(4):
        for act in (VirtualPad.press, VirtualPad.release):
            act(first, "south")
            act(second, "east")
            assert len(couch.at().split(", ")) == 2


def test_either_of_them_alone_makes_them_two_again(couch, plug):
    pads = two(couch, plug)
    second = pads[1]
    for pad in pads:
        for _ in range(3):
            tap(couch, pads)
        assert second.device not in couch.devices.list_attached()
        assert f"{second.device} found" in tap(couch, [pad])
        assert sorted(tap(couch, [second])) == both([second])


def test_what_the_second_one_holds_is_let_go(couch, plug):
    pads = first, second = two(couch, plug)
    second.axis("left", 1, 0)
    assert couch.at() == f"{second.device} right"
    tap(couch, pads)
    tap(couch, pads)
    assert tap(couch, pads) == [f"{second.device} right-", f"{second.device} lost", *alone(first)]
    assert couch.at(9) == ""


def test_the_second_one_is_found_when_the_first_is_unplugged(couch, plug):
    pads = first, second = two(couch, plug)
    for _ in range(3):
        tap(couch, pads)
    first.detach()
    assert couch.at() == f"{first.device} lost"
    assert couch.at() == f"{second.device} found"
    assert tap(couch, [second]) == alone(second)


def test_one_that_is_unplugged_meanwhile_is_not_lost_again(couch, plug):
    pads = first, second = two(couch, plug)
    for _ in range(3):
        tap(couch, pads)
    second.detach()
    assert couch.at() == ""
    assert tap(couch, [first]) == alone(first)


def test_of_three_that_are_one_the_first_stays(couch, plug):
    pads = (*two(couch, plug), plug("sony", "Third"))
    couch.at()
    for _ in range(3):
        tap(couch, pads)
    assert couch.devices.list_attached()[3:] == (pads[0].device,)
    assert tap(couch, pads) == alone(pads[0])


def together(house: OpenHouse, pads: Iterable[VirtualPad], button: str) -> None:
    for act in (VirtualPad.press, VirtualPad.release):
        for pad in pads:
            act(pad, button)
        house.frames()


@pytest.fixture
def lobby(open_house) -> OpenHouse:
    house = open_house("--speed", "instant", "--seed", "1")
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.frames()
    house.top.agreement.turn_seats(1)
    return house


def test_in_a_lobby_the_second_seat_is_given_back_and_a_sentence_says_why(lobby):
    pads = [lobby.plug("xbox", "Pad"), lobby.plug("steam", "Steam pad")]
    seating = lobby.top.seating
    together(lobby, pads, "south")
    assert {pad.device for pad in pads} < set(seating.devices.values())
    together(lobby, pads, "dpad_up")
    assert lobby.notices() == []
    together(lobby, pads, "dpad_down")
    assert seating.has_seat(pads[0].device)
    assert not seating.has_seat(pads[1].device)
    assert lobby.notices() == [lobby.house.words("pads-as-one")]
    lobby.tap(pads[1], "south")  # they are two again
    lobby.tap(pads[1], "south")
    assert seating.has_seat(pads[1].device)


def test_in_a_match_the_second_seat_waits_for_another_device(open_house):
    house = open_house("--speed", "instant")
    pads = [house.plug("xbox", "Pad"), house.plug("steam", "Steam pad")]
    house.at_table(devices=dict(enumerate(pad.device for pad in pads)))
    for button in ("dpad_up", "dpad_left", "dpad_up"):
        together(house, pads, button)
    assert house.scene == "UnpluggedScene"
    assert house.table.hands.devices == {0: pads[0].device, 1: None}
    house.tap(pads[0], "dpad_down")
    house.frames()
    assert house.scene == "TableScene"
    assert house.table.hands.devices == {0: pads[0].device, 1: pads[1].device}
