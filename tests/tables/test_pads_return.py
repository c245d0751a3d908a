"""Pads that were lost together come back to the seats they had, in whatever order."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.record import Header, Player, new_file
from game.games import load_rules
from tests.house import OpenHouse
from tests.pads import VirtualPad
from tests.tables.test_table import focus
from tests.ways import walk

NAMES = "Freja", "Ask", "Embla"
DIFFERENT = ("xbox", "Red pad"), ("sony", "Blue pad"), ("nintendo", "Green pad")
EQUAL = (("xbox", "Pad"),) * 3
MIXED = ("xbox", "Pad"), ("sony", "Blue pad"), ("xbox", "Pad")
TWO, THREE = tuple(permutations(range(2))), tuple(permutations(range(3)))


def at_haggis(house: OpenHouse, models) -> list[VirtualPad]:
    pads = [house.plug(*model) for model in models]
    players = tuple(Player(name) for name in NAMES[:len(pads)])
    header = Header("haggis", load_rules("haggis").VERSION, players, "5")
    match = matches.start(header, new_file(house.house.store.records, "haggis"))
    own = {seat: pad.device for seat, pad in enumerate(pads)}
    house.house.stack.open(routes.Table(match, Hands(players, own, "curtain")))
    house.frames()
    return pads


def lose(house: OpenHouse, pads) -> None:
    for pad in pads:
        pad.detach()
        pad.rumbles.clear()  # what the match told its holder
    house.frames(2)
    assert house.scene == "UnpluggedScene"


def answer(house: OpenHouse, pad: VirtualPad, seat: int) -> None:
    """The pad's holder chooses a name."""
    button = "east" if pad.maker == "nintendo" else "south"
    house.until("UnpluggedScene")
    for step in walk(house.top.page.spots, house.top.focus.name, f"seat/{seat}"):
        house.tap(pad, f"dpad_{step}")
    house.tap(pad, button)
    house.frames(2)


def owned(house: OpenHouse) -> dict[int, str | None]:
    return dict(house.table.hands.devices)


def own(pads) -> dict[int, str]:
    return {seat: pad.device for seat, pad in enumerate(pads)}


@pytest.mark.share(6)
@pytest.mark.parametrize(("gone", "back"), [*product(TWO, TWO), *product(THREE, THREE)])
def test_different_pads_find_their_seats_in_any_order(house, gone, back):
    pads = at_haggis(house, DIFFERENT[:len(gone)])
    lose(house, [pads[n] for n in gone])
    for n in back:
        pads[n].attach()
        house.frames(2)
        assert owned(house)[n] == pads[n].device
    assert owned(house) == own(pads)
    assert house.scene == "TableScene"


@pytest.mark.share(6)
@pytest.mark.parametrize(("gone", "back"), [*product(TWO, TWO), *product(THREE, THREE)])
def test_equal_pads_sit_nowhere_until_their_holders_have_said_whose_they_are(house, gone, back):
    pads = at_haggis(house, EQUAL[:len(gone)])
    lose(house, [pads[n] for n in gone])
    for n in back:
        pads[n].attach()
        house.frames(2)
        if house.scene == "TableScene":
            break  # one seat was left, and it can be no other pad's
        if n != back[-1]:
            assert owned(house)[n] is None
            assert house.top.make_dialog().heading == "Whose pad is this?"
            assert pads[n].rumbles
            answer(house, pads[n], n)
            assert owned(house)[n] == pads[n].device
    assert owned(house) == own(pads)
    assert house.scene == "TableScene"


@pytest.mark.parametrize("back", THREE)
def test_of_mixed_pads_only_the_equal_ones_are_asked_about(house, back):
    pads = at_haggis(house, MIXED)
    lose(house, pads)
    for n in back:
        pads[n].attach()
    house.frames(3)
    assert owned(house) == {0: None, 1: pads[1].device, 2: None}
    first = next(pads[n] for n in back if n != 1)
    answer(house, first, pads.index(first))
    assert owned(house) == own(pads)


def test_equal_pads_that_are_back_at_once_are_asked_about_one_by_one(house):
    pads = at_haggis(house, EQUAL[:2])
    lose(house, pads)
    for pad in reversed(pads):
        pad.attach()
    house.frames(3)
    assert owned(house) == {0: None, 1: None}
    house.until("UnpluggedScene")
    shaken, other = pads[1], pads[0]
    assert shaken.rumbles
    assert not other.rumbles
    house.tap(other, "south")  # it turns the question to this pad, and answers nothing
    house.frames(2)
    assert other.rumbles
    assert owned(house) == {0: None, 1: None}
    answer(house, other, 0)
    assert owned(house) == own(pads)


def test_a_pad_that_is_asked_about_may_be_lost_again(house):
    pads = at_haggis(house, EQUAL[:2])
    lose(house, pads)
    pads[0].attach()
    house.frames(2)
    pads[0].detach()
    house.frames(2)
    assert house.top.make_dialog().heading == "Freja has lost the pad"
    pads[1].attach()
    house.frames(2)
    answer(house, pads[1], 1)
    pads[0].attach()
    house.frames(2)
    assert owned(house) == own(pads)


def test_a_player_who_has_a_pad_does_not_answer_for_another(house):
    pads = at_haggis(house, MIXED)
    lose(house, [pads[0], pads[2]])
    pads[2].attach()
    house.frames(2)
    house.until("UnpluggedScene")
    focus(house, "seat/0")
    house.tap(pads[1], "south")
    assert owned(house) == {0: None, 1: pads[1].device, 2: None}


def test_a_pad_that_comes_back_as_another_model_is_known_by_its_name(house):
    """By cable and by radio, some pads have different numbers."""
    pads = at_haggis(house, DIFFERENT[:2])
    lose(house, pads)
    maker, name = "generic", DIFFERENT[1][1]
    back = VirtualPad(maker, name).attach()
    house.pads.append(back)
    house.frames(2)
    assert owned(house) == {0: None, 1: back.device}


def test_two_players_of_one_pad_have_it_both_again(house):
    pads = at_haggis(house, DIFFERENT[:2])
    house.table.hands.take(1, pads[0].device)
    lose(house, pads[:1])
    pads[0].attach()
    house.frames(2)
    assert owned(house) == {0: pads[0].device, 1: pads[0].device}
    assert house.scene == "TableScene"
