"""Whole evenings on virtual pads: sit down, play to the end, lose pads, and a hunt for faults."""

from __future__ import annotations

from random import Random

import pytest

from game.core.match import resume
from game.core.record import Player
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Press
from game.games.hamnar import rules as hamnar
from game.scenes.lesson.scene import LessonScene
from tests.house import OpenHouse
from tests.pads import FULL, MAKERS, VirtualPad
from tests.tables.test_table import CAPTURE, PLACED, focus

FAST = ("--speed", "instant", "--seed", "1")


def seated(house: OpenHouse, makers=("xbox", "sony")) -> list[VirtualPad]:
    """Two pads that have sat down in the lobby, by presses alone."""
    pads = [house.plug(maker, f"{maker} pad") for maker in makers]
    for pad in pads:
        house.tap(pad, "south")
    house.until("LobbyScene")
    assert house.top.seating.devices == {n: pad.device for n, pad in enumerate(pads)}
    return pads


def play_to_the_end(house: OpenHouse, rng: Random) -> None:
    while house.match.result is None:
        seat, _ = house.asked()
        house.play(rng.choice(hamnar.moves(house.match.state, seat)))
    house.until("ResultsScene")


@pytest.mark.parametrize("seed", [
    0, *(pytest.param(seed, marks=pytest.mark.long) for seed in (1, 2))])
def test_two_pads_play_from_the_title_to_the_result_and_again(open_house, seed):
    house = open_house(*FAST)
    first, second = seated(house)
    house.tap(first, "south")
    assert house.scene == "TableScene"
    assert house.table.hands.devices == {0: first.device, 1: second.device}
    play_to_the_end(house, Random(seed))
    played = house.match
    assert resume(played.record.file).states == played.states
    house.tap(second, "south")
    assert house.scene == "TableScene"
    swapped = 0 in played.result.winners
    assert house.table.hands.devices == (
        {0: second.device, 1: first.device} if swapped else {0: first.device, 1: second.device})
    house.tap(first, "start")
    while (at := house.top.focus.name) != "leave":
        spots = house.top.page.spots
        assert spots[at].box.y < spots["leave"].box.y
        house.tap(first, "dpad_down")
    house.tap(first, "south")
    assert house.scene == "TitleScene"


def test_a_nintendo_pad_confirms_with_its_right_button(open_house):
    house = open_house(*FAST)
    pad = house.plug("nintendo")
    house.tap(pad, "east")
    assert house.scene == "LobbyScene"
    house.tap(pad, "south")
    assert house.scene == "TitleScene"


def at_table(house: OpenHouse) -> list[VirtualPad]:
    pads = [house.plug("xbox", "Red pad"), house.plug("sony", "Blue pad")]
    house.at_table(CAPTURE, devices={n: pad.device for n, pad in enumerate(pads)})
    return pads


@pytest.mark.share(2)
@pytest.mark.parametrize("below", ["table", "pause", "rules", "settings", "log", "results"])
def test_a_lost_pad_stops_the_match_within_one_frame_and_names_its_owner(house, below):
    red, blue = at_table(house)
    if below == "results":
        house.match.states[-1] = hamnar.read("4b/5/5/5/w4 bwwwbb pawn 99")
        house.table.ask()
        house.play("a1-a2")
    else:
        open_scene(house, blue, below)
    red.detach()
    house.frames()
    assert house.scene == "UnpluggedScene"
    assert house.top.make_dialog().heading == "Freja has lost the pad"
    assert "Red pad" in house.top.make_dialog().sentence


def open_scene(house: OpenHouse, pad: VirtualPad, name: str) -> None:
    if name in ("rules", "log"):
        house.tap(pad, {"rules": "north", "log": "back"}[name])
    elif name != "table":
        house.tap(pad, "start")
        if name == "settings":
            focus(house, "settings")
            house.tap(pad, "south")
    assert (house.scene == "TableScene") == (name == "table")


def test_the_same_pad_takes_its_seat_back_by_coming_back(house):
    red, _ = at_table(house)
    red.detach()
    house.frames()
    red.attach()
    house.frames(2)
    assert house.scene == "TableScene"
    assert house.table.hands.devices[0] == red.device
    house.play("e3-e4")


def test_any_free_device_takes_the_seat_with_its_confirm(house):
    red, blue = at_table(house)
    red.detach()
    house.frames()
    house.tap(blue, "dpad_down")
    house.tap(blue, "dpad_up")
    house.press("up", device=LEFT_KEYS)
    assert house.scene == "UnpluggedScene"
    house.press("confirm", device=LEFT_KEYS)
    assert house.scene == "TableScene"
    assert house.table.hands.devices == {0: LEFT_KEYS, 1: blue.device}
    house.play("e3-e4")


def test_another_pad_takes_the_seat(house):
    red, blue = at_table(house)
    other = house.plug("8bitdo", "Green pad")
    red.detach()
    house.frames()
    house.tap(other, "south")
    assert house.scene == "TableScene"
    assert house.table.hands.devices == {0: other.device, 1: blue.device}


def test_a_lesson_goes_on_with_any_device_if_its_pad_is_lost(open_house):
    house = open_house(*FAST)
    red = house.plug("xbox", "Red pad")
    house.house.stack.push(LessonScene(house.house, "hamnar", red.device, ("Freja", "Ask")))
    house.frames(2)
    red.detach()
    house.frames(2)
    assert house.scene == "LessonScene"
    house.press("pause")
    assert house.scene == "LessonPauseScene"


def test_whoever_has_a_seat_does_not_take_the_lost_one_but_may_call_a_bot(open_house, minds):
    house = open_house(*FAST, minds=minds)
    red, blue = at_table(house)
    red.detach()
    house.until("UnpluggedScene")
    house.tap(blue, "south")  # the button under the focus: a bot plays on
    assert house.scene == "TableScene"
    assert house.table.hands.is_bot(0)
    house.think()
    house.frames(2)
    assert [line.seat for line in house.match.record.lines] == [0, 0]
    assert list(house.match.prompts) == [1]


def test_the_match_can_be_left_when_both_pads_are_lost(house):
    red, blue = at_table(house)
    red.detach()
    blue.detach()
    house.frames()
    assert house.scene == "UnpluggedScene"
    assert house.top.seats == [0, 1]
    house.press("confirm", device=LEFT_KEYS)
    assert house.top.make_dialog().heading == "Ask has lost the pad"
    house.press("cancel", device=LEFT_KEYS)
    assert house.scene == "UnpluggedScene", "somebody has to decide"
    focus(house, "leave")
    house.until("UnpluggedScene")
    house.click(house.top.page.spots["leave"].box.center)
    assert house.scene == "TitleScene"


def test_a_pad_lost_in_the_lobby_stands_up(open_house):
    house = open_house(*FAST)
    _, second = seated(house)
    second.detach()
    house.frames()
    assert list(house.top.seating.devices) == [0]
    assert house.top.seating.kinds[1] == "skilled"


def test_a_pad_lost_while_a_name_is_spelled_stands_up(open_house):
    house = open_house(*FAST)
    first, second = seated(house)
    focus(house, "name/0")
    house.tap(first, "south")
    assert house.scene == "SpellingScene"
    second.detach()
    house.frames()
    assert house.scene == "LobbyScene"
    assert list(house.top.seating.devices) == [0]


def test_whoever_lost_the_pad_at_the_result_is_there_for_the_rematch(house):
    red, blue = at_table(house)
    house.match.states[-1] = hamnar.read("4b/5/5/5/w4 bwwwbb pawn 99")
    house.table.ask()
    house.play("a1-a2")
    house.until("ResultsScene")
    red.detach()
    house.frames()
    house.press("confirm", device=LEFT_KEYS)
    assert house.scene == "ResultsScene"
    house.press("left", device=LEFT_KEYS)
    house.tap(blue, "south")
    assert house.table.hands.devices == {0: blue.device, 1: LEFT_KEYS}


def test_a_pad_that_nobody_sits_at_stops_nothing(house):
    at_table(house)
    house.plug("8bitdo", "Green pad").detach()
    house.frames()
    assert house.scene == "TableScene"


# the hunt

BUTTONS = ("south", "south", "east", "west", "north", "start", "back", "dpad_up", "dpad_down",
           "dpad_left", "dpad_right", "shoulder_left", "shoulder_right")
SCENES = ("title", "lobby", "table", "pause", "rules", "log", "settings", "keys", "kept",
          "results", "replay", "spelling", "lost")


def bring(house: OpenHouse, name: str) -> None:
    """Put a scene on the stack, as two pads would have opened it."""
    from game.scenes.dialogs.log import LogScene
    from game.scenes.dialogs.pause import PauseScene
    from game.scenes.lobby.scene import LobbyScene
    from game.scenes.names.scene import SpellingScene
    from game.scenes.replay.scene import ReplayScene
    from game.scenes.rules.scene import RulebookScene
    from game.scenes.saved.scene import SavedMatchesScene
    from game.scenes.settings.keys import BindingScene
    from game.scenes.settings.scene import SettingsScene

    home, push = house.house, house.house.stack.push
    pads = [pad.device for pad in house.pads if pad.plugged]
    own = dict(enumerate([*pads, LEFT_KEYS, RIGHT_KEYS][:2]))
    if name in ("table", "pause", "rules", "log", "results", "lost"):
        ending = "4b/5/5/5/w4 wwbwbb pawn 99" if name == "results" else ""
        house.at_table(ending, moves=() if ending else PLACED[:5], devices=own)
    match name:
        case "lobby": push(LobbyScene(home, "hamnar", RIGHT_KEYS))
        case "pause": push(PauseScene(home, house.table, own[0]))
        case "rules": push(RulebookScene(home, "hamnar"))
        case "log": push(LogScene(home, house.table))
        case "settings": push(SettingsScene(home))
        case "keys": push(BindingScene(home))
        case "kept": push(SavedMatchesScene(home))
        case "results": house.play("a1-a2")
        case "spelling": push(SpellingScene(home, "Freja", lambda _: None))
        case "replay": push(ReplayScene(home, house.at_table(moves=PLACED).match))
        case "lost": house.app.press(Press(Action.LOST, own[0]))
    house.frames()


def some_act(house: OpenHouse, rng: Random) -> None:
    plugged = [pad for pad in house.pads if pad.plugged]
    pad = rng.choice(plugged) if plugged else None
    match rng.randrange(12):
        case 0 if len(plugged) < 4:
            house.pads.append(VirtualPad(rng.choice([*MAKERS]), "Pad").attach())
        case 1 if pad:
            pad.detach()
        case 2 if pad:
            pad.raw_axis(rng.randrange(6), rng.choice([-FULL - 1, -16000, 0, 16000, FULL]))
        case 3:
            house.press(rng.choice(["confirm", "cancel", "up", "down", "left", "right", "pause"]),
                        device=rng.choice([LEFT_KEYS, RIGHT_KEYS]))
        case 4:
            at = rng.uniform(0, 1920), rng.uniform(0, 1080)
            house.app.press(Press(Action(rng.choice(["point", "confirm", "scroll_up"])), MOUSE, at))
        case _ if pad:
            rng.choice([pad.press, pad.release])(rng.choice(BUTTONS))


def hunt(house: OpenHouse, seed: int) -> None:
    """A dozen acts in some scene; at the table no device may steer another's seat."""
    rng = Random(seed)
    house.house.to_title()
    house.house.run.running = True
    bring(house, SCENES[seed % len(SCENES)])
    for _ in range(rng.randrange(4, 16)):
        some_act(house, rng)
        if house.scene == "TableScene" and not house.table.hands.humans:
            break
        house.frames(1 + 4 * (rng.random() < 0.2))
    assert house.house.stack.scenes[0].__class__.__name__ == "TitleScene"


class Steering:
    """Hears every press on its way to a table, and notes what it changes."""

    def __init__(self, monkeypatch) -> None:
        from game.tables.table import TableScene
        heard = TableScene.press

        def press(table, given):
            before = self.seats(table)
            moves = len(table.match.record.lines)
            heard(table, given)
            own = table.hands.seats_of(given.device)
            for seat in before.keys() & self.seats(table).keys() - set(own):
                if moves == len(table.match.record.lines) and table.match.prompts:
                    assert before[seat] == self.seats(table)[seat], (given, seat)
            for line in table.match.record.lines[moves:]:
                assert line.seat in own, (given, line)
        monkeypatch.setattr(TableScene, "press", press)

    def seats(self, table):
        return {s: (table.focus[s], picker.path) for s, picker in table.pickers.items()}


def hunted(open_house, minds, monkeypatch, seeds) -> None:
    house = open_house(*FAST, minds=minds)
    Steering(monkeypatch)
    for seed in seeds:
        hunt(house, seed)
        for pad in house.pads:
            pad.detach()
        house.pads.clear()
        house.frames()
        if seed % 2:
            house.plug()
        if seed % 40 == 39:
            for file in house.house.store.records.iterdir():
                file.unlink()


def test_39_random_sequences_on_every_scene_break_nothing(open_house, minds, monkeypatch):
    hunted(open_house, minds, monkeypatch, range(3 * len(SCENES)))


@pytest.mark.long
@pytest.mark.parametrize("first", range(1000, 2000, 100))
def test_100_random_sequences_on_every_scene_break_nothing(open_house, minds, monkeypatch, first):
    hunted(open_house, minds, monkeypatch, range(first, first + 100))


def test_a_pad_alone_at_a_match_with_a_bot_is_asked_for_when_it_is_lost(open_house, minds):
    house = open_house(*FAST, minds=minds)
    pad = house.plug()
    house.at_table(players=(Player("Freja"), Player("Bot", "novice")), devices={0: pad.device})
    pad.detach()
    house.frames()
    assert house.scene == "UnpluggedScene"
    house.press("confirm", device=RIGHT_KEYS)
    assert house.scene == "TableScene"
    assert house.table.hands.devices == {0: RIGHT_KEYS}
