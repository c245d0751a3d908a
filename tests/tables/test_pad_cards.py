"""Card games by virtual pads alone: from the title to the lobby, through a round of two people with
curtains, peeks and held peeks, to the score sheet."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import resume
from game.devices.press import DIRECTIONS, Action
from game.picture.focus import Focus
from game.tables.rumble import TURN
from game.tables.secrecy import MODES
from tests.house import STEPS, OpenHouse
from tests.pads import VirtualPad
from tests.tables.test_secrecy import open_cards, required
from tests.ways import way_at

BUTTON = {Action.UP: "dpad_up", Action.DOWN: "dpad_down", Action.LEFT: "dpad_left",
          Action.RIGHT: "dpad_right"}
MOTOR = 65535  # how fast a motor turns at most
MOVES = 400


def to_spot(house: OpenHouse, pad: VirtualPad, name: str) -> None:
    """Steer the focus of the menu on top to a spot, round choices that left and right would
    change."""
    spots = house.top.page.spots
    ways: dict[str, list[Action]] = {house.top.focus.name: []}
    queue = [house.top.focus.name]
    while name not in ways:
        at = queue.pop(0)
        for action in DIRECTIONS:
            focus = Focus(at)
            turns = spots[at].turn and action in (Action.LEFT, Action.RIGHT)
            if not turns and focus.move(dict(spots), action) and focus.name not in ways:
                ways[focus.name] = [*ways[at], action]
                queue.append(focus.name)
    for action in ways[name]:
        house.tap(pad, BUTTON[action])
    assert house.top.focus.name == name


def seated(house: OpenHouse, game: str, mode: str) -> list[VirtualPad]:
    """Two pads at a table of a game, by their buttons."""
    pads = [house.plug("xbox", "Red pad"), house.plug("sony", "Blue pad")]
    to_spot(house, pads[0], f"game/{game}")
    house.tap(pads[0], "south")
    house.tap(pads[1], "south")
    to_spot(house, pads[0], "option/secrecy")
    for _ in range(MODES.index(mode)):
        house.tap(pads[0], "south")
    to_spot(house, pads[0], "start")
    house.tap(pads[0], "south")
    assert house.scene == "TableScene"
    assert house.table.hands.devices == {n: pad.device for n, pad in enumerate(pads)}
    assert house.table.secrecy.mode == mode
    return pads


def opens(house: OpenHouse, pad: VirtualPad, seat: int) -> None:
    """Have a seat open its hand, in the way that the table wants."""
    if house.table.secrecy.holds:
        pad.press("shoulder_left")
        house.frames()
    elif not house.table.secrecy.may_see(seat):
        house.frames(5, 0.1)
        house.tap(pad, "south")
    assert open_cards(house.table) <= {seat}
    assert house.table.secrecy.may_see(seat)


def touch(house: OpenHouse, pad: VirtualPad, seat: int, place: str) -> None:
    """Steer to a place and confirm it."""
    table = house.table
    for _ in range(STEPS):
        if table.focus[seat] == place:
            break
        house.tap(pad, BUTTON[way_at(table, seat, place)[0]])
    assert table.focus[seat] == place
    house.heed(seat)
    house.tap(pad, "south")


def felt(pads: list[VirtualPad]) -> list[list[tuple[int, int]]]:
    """What each pad's motors were told to do, apart from coming to rest and from telling, as the
    screen does, that its turn has come."""
    turn = int(TURN.low * MOTOR), int(TURN.high * MOTOR)
    return [[power for power in pad.rumbles if any(power) and power != turn] for pad in pads]


@pytest.mark.share(2)
@pytest.mark.parametrize(("game", "mode"), [
    ("herrlof", "curtain"), ("haggis", "peek"), ("haggis", "hold"), *(
        pytest.param(*case, marks=pytest.mark.long) for case in (
            ("haggis", "curtain"), ("herrlof", "peek"), ("herrlof", "hold")))])
def test_two_pads_play_a_round_with_hidden_hands(open_house, game, mode):
    house = open_house("--speed", "instant", "--seed", "1")
    pads = seated(house, game, mode)
    table, rng, sat_down = house.table, Random(4), felt(pads)
    for _ in range(MOVES):
        if house.scene != "TableScene":
            break
        seat = rng.choice(required(table))
        if table.questions.is_forced(seat):
            house.frames(20, 0.1)  # the last card plays itself
            continue
        opens(house, pads[seat], seat)
        view = table.rules.view(table.match.state, seat)
        listed = list(table.rules.moves(view, seat))
        move = rng.choice([m for m in listed if m[0] != "bet"] or listed)
        before = len(table.match.record.lines)
        for place in next(iter(table.style.touch.touches(view, seat, move))):
            touch(house, pads[seat], seat, place)
        if table.pickers.get(seat) and table.pickers[seat].readings:
            touch(house, pads[seat], seat, "reading/0")
        pads[seat].release("shoulder_left")
        house.frames()
        assert len(table.match.record.lines) == before + 1
        assert open_cards(table) <= {seat}
    assert house.scene == "ScoringScene"
    assert felt(pads) == sat_down  # nobody's hand is felt
    assert resume(table.match.record.file).states == table.match.states
    house.tap(pads[1], "south")
    house.tap(pads[1], "south")
    assert house.scene in ("TableScene", "ResultsScene")


@pytest.mark.share(2)
@pytest.mark.parametrize("mode", ["curtain", "peek", "hold"])
@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_a_lost_pad_closes_the_hand_in_the_same_frame(open_house, game, mode):
    house = open_house("--speed", "instant", "--seed", "1")
    pads = seated(house, game, mode)
    seat = required(house.table)[0]
    opens(house, pads[seat], seat)
    assert open_cards(house.table) == {seat}
    pads[seat].detach()
    house.frames()
    assert house.scene == "UnpluggedScene"
    assert open_cards(house.table) == set()
    pads[seat].attach()
    house.frames(2)
    assert house.scene == "TableScene"
    assert open_cards(house.table) == set()
