"""The operator's menu: its number, its lock, and what can be chosen behind it."""

from __future__ import annotations

import csv
import subprocess
import sys
from pathlib import Path
from random import Random

import pygame
import pytest

from game.core.settings import load_as
from game.core.words import Trouble
from game.devices.bindings import KEYS
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Press
from game.games import GAMES
from game.kiosk.idle import Choices
from game.kiosk.pin import REST, WRONG, Lock, can_open, read_seal, seal
from game.scenes.kiosk.padtest import LEAVE_AFTER
from game.scenes.kiosk.passing_matches import AttractTable
from game.scenes.kiosk.posters import HowtoScene
from tests.house import PEOPLE, OpenHouse
from tests.scenes import words_on
from tests.ways import way

ROOT = Path(__file__).parents[2]
PIN = "270418"
WRONG_PIN = "1111"
MOVES = ("@sun", "@pawn", "@horse1")


@pytest.fixture
def awake(open_house) -> OpenHouse:
    """A kiosk without attract."""
    house = open_house("--kiosk", "--speed", "instant", "--seed", "1")
    house.press("confirm")
    return house


def chord(house: OpenHouse) -> None:
    """Ctrl, Shift and O."""
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=KEYS["O"], key=0,
                                   mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT))
    pygame.event.post(pygame.Event(pygame.KEYUP, scancode=KEYS["O"], key=0, mod=0))
    house.frames()


def go(house: OpenHouse, name: str) -> None:
    """Steer the focus of a menu to a spot by presses, and confirm."""
    aim(house, name)
    house.press("confirm")


def aim(house: OpenHouse, name: str) -> None:
    boxes = {spot: control.box for spot, control in house.top.page.spots.items()}
    for action in way(boxes, house.top.focus.name, name):
        house.press(action)
    assert house.top.focus.name == name


def say(house: OpenHouse, pin: str) -> None:
    """Type a number with the digit keys, then Enter."""
    for digit in pin:
        house.key(digit)
    house.press("confirm")


@pytest.fixture
def operator(awake) -> OpenHouse:
    """The operator's menu, opened with a number that was just chosen."""
    chord(awake)
    say(awake, PIN)
    say(awake, PIN)
    assert awake.scene == "OperatorScene"
    return awake


def choices(house: OpenHouse) -> Choices:
    """What is on disk."""
    kept, broken = load_as(house.house.store.data / "kiosk.json", Choices)
    assert broken == []
    return kept


# the number


def test_a_seal_opens_to_its_number_only_and_is_never_the_same():
    one, other = seal(PIN), seal(PIN)
    assert one != other
    assert can_open(PIN, one) and can_open(PIN, other)
    assert not can_open(WRONG_PIN, one)
    assert not can_open(PIN, "") and not can_open(PIN, "xy$zz") and not can_open("", "")


def test_five_wrong_numbers_lock_for_a_minute_and_a_right_one_forgives():
    lock = Lock()
    for _ in range(WRONG - 1):
        lock.note_try(0.0, right=False)
    lock.note_try(0.0, right=True)
    for _ in range(WRONG - 1):
        lock.note_try(1.0, right=False)
    assert lock.seconds_of_rest(1.0) == 0
    lock.note_try(2.0, right=False)
    assert (lock.seconds_of_rest(2.0), lock.seconds_of_rest(32.0), lock.seconds_of_rest(62.0)) == (
        REST, 30.0, 0.0)
    lock.note_try(63.0, right=False)
    assert lock.seconds_of_rest(63.0) == 0, "one wrong number is forgiven again"
    assert (WRONG, REST) == (5, 60.0)


def test_the_first_operator_chooses_a_number_and_says_it_twice(operator, tmp_path):
    assert can_open(PIN, read_seal(operator.house.store.data))
    for file in tmp_path.rglob("*"):
        assert file.is_dir() or PIN.encode() not in file.read_bytes(), file


NONE = "There is no PIN yet. Choose one at the computer: main.py --kiosk --pin"


def shut(house: OpenHouse) -> bool:
    """Whether the chord opens nothing, and says what would help."""
    if house.scene == "AttractScene":
        house.press("confirm")
    chord(house)
    return house.scene == "TitleScene" and house.notices()[-1:] == [NONE]


@pytest.mark.share(2)
@pytest.mark.parametrize("content", [b"", b"{", b"\xff", b"{}"])
@pytest.mark.parametrize("name", ["kiosk.json", "counters.json"])
def test_a_number_outlives_every_other_file(operator, open_house, name, content):
    (operator.house.store.data / name).write_bytes(content)
    again = open_house("--kiosk", "--speed", "instant")
    again.press("confirm")
    chord(again)
    assert (again.scene, again.top.choosing) == ("PinScene", False)
    say(again, PIN)
    assert again.scene == "OperatorScene"


@pytest.mark.parametrize("content", [b"", b"junk", b"\xff", None])
def test_where_the_seal_is_broken_nobody_becomes_the_operator(operator, open_house, content):
    file = operator.house.store.data / "operator.seal"
    file.unlink()
    if content is not None:
        file.write_bytes(content)
    again = open_house("--kiosk", "--speed", "instant")
    assert shut(again)


def test_a_broken_kiosk_of_an_older_house_locks_it(tmp_path, open_house):
    (tmp_path / "kiosk").mkdir()
    (tmp_path / "kiosk" / "kiosk.json").write_bytes(b'{"seal": "1234')
    assert shut(open_house("--kiosk", "--speed", "instant"))


def test_the_seal_of_an_older_house_opens_and_moves(tmp_path, open_house):
    (tmp_path / "kiosk").mkdir()
    (tmp_path / "kiosk" / "kiosk.json").write_text(f'{{"menu": 45, "seal": "{seal(PIN)}"}}')
    house = open_house("--kiosk", "--speed", "instant")
    house.press("confirm")
    chord(house)
    say(house, PIN)
    assert house.scene == "OperatorScene"
    assert can_open(PIN, read_seal(house.house.store.data))
    assert (choices(house).seal, choices(house).menu) == ("", 45)


def test_a_number_is_chosen_in_the_first_minutes_of_the_first_start_only(awake, open_house):
    awake.frames(1, 599.0 - awake.now + 100.0)
    chord(awake)
    assert awake.top.choosing
    awake.press("cancel")
    awake.frames(1, 10.0)
    assert shut(awake)
    assert shut(open_house("--kiosk", "--speed", "instant"))


def test_the_terminal_asks_for_a_number_that_holds_at_once(awake):
    awake.frames(1, 700.0)
    assert shut(awake)
    home = awake.house.store.data.parent
    for answers, code in ((f"{PIN}\n1111\n", 1), ("12\n12\n", 1), (f"{PIN}\n{PIN}\n", 0)):
        run = subprocess.run([sys.executable, "main.py", "--kiosk", "--pin", "--data", str(home)],
                             cwd=ROOT, input=answers, text=True, capture_output=True, check=False)
        assert (run.returncode, "Traceback" in run.stderr) == (code, False)
        assert bool(read_seal(awake.house.store.data)) == (code == 0)
    chord(awake)
    say(awake, PIN)
    assert awake.scene == "OperatorScene"


def test_two_numbers_that_differ_are_none(awake):
    chord(awake)
    say(awake, PIN)
    assert awake.top.tell_state() == awake.house.words("pin-again")
    say(awake, WRONG_PIN)
    assert awake.top.tell_state() == awake.house.words("pin-differs")
    assert read_seal(awake.house.store.data) == ""
    assert awake.scene == "PinScene"


def test_a_number_has_four_to_six_digits(awake):
    chord(awake)
    say(awake, "123")
    assert awake.top.tell_state() == awake.house.words("pin-short", 4, 6)
    say(awake, "12345678")
    say(awake, "123456")
    assert awake.scene == "OperatorScene"


def test_the_number_is_said_with_four_directions_on_a_keypad(operator):
    operator.press("cancel")
    chord(operator)
    for digit in PIN:
        go(operator, f"digit/{digit}")
    go(operator, "erase")
    go(operator, f"digit/{PIN[-1]}")
    go(operator, "ready")
    assert operator.scene == "OperatorScene"


def test_the_page_never_shows_a_digit_that_was_said(operator):
    operator.press("cancel")
    chord(operator)
    before = {id(drawn.image) for drawn in operator.top.page.drawn}
    operator.key("7")
    operator.key("3")
    fresh = [d for d in operator.top.page.drawn if id(d.image) not in before]
    texts = {id(image): key for key, image in operator.house.art.kept.items() if key[0] == "text"}
    assert operator.top.digits == "73"
    assert [texts[id(d.image)] for d in fresh if id(d.image) in texts] == []


def test_five_wrong_numbers_lock_the_door_for_everybody(operator):
    operator.press("cancel")
    chord(operator)
    for _ in range(WRONG):
        say(operator, WRONG_PIN)
    assert operator.top.tell_state() == operator.house.words("pin-locked", 60)
    say(operator, PIN)
    assert operator.scene == "PinScene"
    operator.press("cancel")
    chord(operator)  # coming again does not help
    say(operator, PIN)
    assert operator.scene == "PinScene"
    operator.frames(1, 30.0)
    operator.press("up")
    operator.frames(1, 31.0)
    say(operator, PIN)
    assert operator.scene == "OperatorScene"


def test_a_pads_back_and_start_held_for_three_seconds_ask_for_the_number(awake):
    pad = awake.plug()
    pad.press("back")
    pad.press("start")
    awake.frames(2)
    awake.frames(1, 2.5)
    assert awake.scene == "TitleScene"
    awake.frames(2, 0.6)
    assert awake.scene == "PinScene"


def test_the_operator_comes_out_of_attract_and_over_a_match_whose_hands_close(operator):
    operator.press("cancel")
    operator.frames(1, 61.0)
    assert operator.scene == "AttractScene"
    chord(operator)
    assert operator.scene == "PinScene"
    operator.press("cancel")
    table = operator.at_cards("herrlof", PEOPLE, "hold")
    table.secrecy.open_hand(operator.asked()[0])
    table.reveal()
    chord(operator)
    assert (operator.scene, table.audience) == ("PinScene", None)
    chord(operator)
    assert sum(type(s).__name__ == "PinScene" for s in operator.house.stack.scenes) == 1


@pytest.mark.parametrize("scene", ["pin", "operator", "games"])
def test_an_operator_who_walks_away_leaves_nothing_open(operator, scene):
    operator.press("cancel")
    operator.at_table(moves=MOVES)
    chord(operator)
    if scene != "pin":
        say(operator, PIN)
    if scene == "games":
        go(operator, "games")
    operator.frames(1, 61.0)
    operator.frames()
    assert operator.scene == "AttractScene"
    operator.press("confirm")
    assert operator.scene == "TitleScene"


def test_at_home_there_is_no_operator(open_house):
    house = open_house()
    chord(house)
    assert house.scene == "TitleScene"


# what is chosen


def test_a_game_that_is_off_is_on_no_shelf_and_in_no_attract(operator, open_house, tmp_path):
    go(operator, "games")
    others = [game for game in GAMES if game not in {"herrlof", "haggis"}]
    for game in others:
        aim(operator, f"game/{game}")
        operator.press("confirm")
    assert choices(operator).off == others
    operator.at_table(moves=MOVES)
    operator.house.to_title()
    operator.frames()
    assert {name for name in operator.top.page.spots if "/" in name} == {
        "game/herrlof", "game/haggis"}, "neither the games nor the match of one"
    operator.top.choose("kept", 1)
    assert operator.top.kept == []
    again = open_house("--kiosk", "--speed", "instant")
    assert again.house.games == ("herrlof", "haggis")
    met = set()
    for _ in range(12):
        scene = again.top.part.scene
        if isinstance(scene, AttractTable | HowtoScene):
            met.add(scene.rules.NAME if isinstance(scene, AttractTable) else scene.game)
        again.frames(1, 41.0)
    assert met == {"herrlof", "haggis"}


def test_the_last_game_stays(operator):
    go(operator, "games")
    for game in GAMES:
        aim(operator, f"game/{game}")
        operator.press("confirm")
    assert operator.house.games == (GAMES[-1],)
    assert operator.house.words("operator-last-game") in operator.notices()
    operator.press("next", "prev")
    aim(operator, f"game/{GAMES[0]}")
    operator.press("prev")
    assert operator.house.games == (GAMES[0], GAMES[-1])


def turned(house: OpenHouse, name: str, steps: int = 1) -> None:
    aim(house, name)
    for _ in range(steps):
        house.press("confirm")


def test_how_hands_are_kept_at_first_is_the_operators_choice(operator):
    go(operator, "evening")
    turned(operator, "secrecy", 2)
    assert choices(operator).secrecy == "peek"
    operator.house.to_title()
    operator.top.choose("game/herrlof", 1)
    assert operator.top.agreement.mode == "peek"
    turned_modes = set()
    for _ in range(4):
        operator.top.agreement.turn_secrecy(1)
        turned_modes.add(operator.top.agreement.mode)
    assert "curtain" in turned_modes, "guests may choose otherwise"


def test_the_times_of_silence_hold_at_once(operator):
    go(operator, "evening")
    turned(operator, "menu")
    turned(operator, "match")
    turned(operator, "countdown")
    kept = choices(operator)
    assert (kept.menu, kept.match, kept.countdown) == (90, 120, 30)
    operator.house.to_title()
    operator.frames(1, 89.0)
    assert operator.scene == "TitleScene"
    operator.frames(1, 2.0)
    assert operator.scene == "AttractScene"


def test_language_and_volumes_are_for_every_guest_to_come(operator, open_house):
    go(operator, "evening")
    turned(operator, "music", 2)
    turned(operator, "volume")
    turned(operator, "fire", 2)
    turned(operator, "language")
    operator.house.settings.text = 2.0  # a guest's
    operator.frames(1, 61.0)
    operator.frames()
    settings = operator.house.settings
    assert (settings.language, settings.music, settings.volume, settings.fire, settings.text) == (
        "sv", 0.25, 0.0, 0.15, 1.0)
    again = open_house("--kiosk")
    assert again.house.settings == settings
    assert again.house.words.language == "sv"


def test_how_loud_attract_is_is_the_operators_choice_and_kept(operator):
    go(operator, "evening")
    assert choices(operator).attract == "quiet"
    turned(operator, "attract")
    assert choices(operator).attract == "normal"
    turned(operator, "attract")
    assert choices(operator).attract == "off"


def test_another_number_takes_the_place_of_the_first(operator):
    go(operator, "pin")
    say(operator, "4321")
    say(operator, "4321")
    assert operator.scene == "OperatorScene"
    operator.press("cancel")
    chord(operator)
    say(operator, PIN)
    assert operator.scene == "PinScene"
    say(operator, "4321")
    assert operator.scene == "OperatorScene"


def test_the_counters_are_shown_and_saved_for_a_spreadsheet(operator):
    operator.house.kiosk.counters.started["hamnar"] = 3
    operator.house.kiosk.counters.finished["hamnar"] = 2
    operator.house.kiosk.counters.attract = 150.0
    go(operator, "counters")
    assert operator.house.words("counted-of", 2, 3) in dict(operator.top.page.words)
    presses = operator.house.kiosk.counters.presses
    go(operator, "export")
    (file,) = operator.house.store.data.glob("counters-*.csv")
    with file.open(encoding="utf-8", newline="") as lines:
        rows = {(row["what"], row["game"]): int(row["count"]) for row in csv.DictReader(lines)}
    assert rows["started", "hamnar"] == 3
    assert rows["finished", "hamnar"] == 2
    assert rows["attract", ""] == 2
    assert rows["presses", ""] >= presses
    assert (rows["starts", ""], rows["crashes", ""]) == (1, 0)
    assert operator.house.words("operator-exported", str(file)) in operator.notices()


def test_a_disk_that_refuses_the_counters_is_reported(operator, monkeypatch):
    def refuse(*_):
        raise OSError(28, "No space left on device")

    go(operator, "counters")
    monkeypatch.setattr("game.kiosk.counters.write_whole", refuse)
    go(operator, "export")
    assert operator.house.words("operator-not-exported", "No space left on device") in (
        operator.notices())


def test_a_careful_start_is_reported_here(operator):
    told = operator.house.words("operator-safe")
    assert told not in words_on(operator.top)
    operator.house.kiosk.safe = True
    operator.top.mark_stale()
    assert told in words_on(operator.top)


def test_the_operator_ends_the_program(operator):
    go(operator, "exit")
    assert not operator.house.run.running
    assert operator.app.run() == 0
    assert not operator.house.kiosk.counters.open


@pytest.mark.parametrize(("seed", "presses"), [
    (4, 200), pytest.param(9, 600, marks=pytest.mark.long)])
def test_no_guest_comes_to_the_end_of_the_program(awake, seed, presses):
    """Random presses, on everything but the operator's keys."""
    rng = Random(seed)
    actions = [a for a in Action if a not in (Action.OPERATOR, Action.LOST, Action.FOUND)]
    seen = set()
    for _ in range(presses):
        device = rng.choice((LEFT_KEYS, RIGHT_KEYS, MOUSE, "pad/7"))
        pos = (rng.uniform(0, 1920), rng.uniform(0, 1080)) if device == MOUSE else None
        action = rng.choice(actions)
        awake.app.press(Press(action, device, pos))
        awake.app.press(Press(action, device, pos, "up"))
        awake.frames()
        seen.add(awake.scene)
    assert awake.house.run.running
    assert {"TitleScene", "LobbyScene", "SettingsScene"} <= seen
    assert not seen & {"BindingScene", "OperatorScene", "PinScene"}


# the pad test


def test_the_pad_test_shows_what_each_device_does_and_leaves_when_cancel_is_held(operator):
    pad = operator.plug("sony", "Wireless Controller")
    go(operator, "pads")
    operator.tap(pad, "south")
    operator.press("up", "cancel", device=LEFT_KEYS)
    test = operator.top
    assert list(test.presses[pad.device]) == [Action.CONFIRM]
    assert list(test.presses[LEFT_KEYS]) == [Action.UP, Action.CANCEL]
    assert operator.scene == "PadTestScene", "one press of cancel is only shown"
    drawn = len(test.page.drawn)
    pad.press("east")
    operator.frames(2)
    assert len(test.page.drawn) > drawn
    operator.frames(1, LEAVE_AFTER)
    assert operator.scene == "OperatorScene"


def test_the_pad_test_forgets_a_pad_that_has_gone(operator):
    pad = operator.plug()
    go(operator, "pads")
    pad.press("east")
    operator.frames(2)
    pad.detach()
    operator.pads.clear()
    operator.frames(3, LEAVE_AFTER)
    assert operator.scene == "PadTestScene"
    assert pad.device not in operator.top.presses


# what has gone wrong

def test_guests_read_a_few_words_of_a_trouble_and_the_operator_all_of_it(operator, caplog):
    house = operator.house
    house.to_title()
    for name in ("a", "b"):
        house.notice(Trouble("settings-not-kept", Path(f"/somewhere/{name}.json"), "full"))
    house.art.load_picture("ui/nothing", 20, 20)
    operator.frames()
    assert operator.notices() == [house.words("trouble-guest")]
    assert "/somewhere/a.json: the settings are not kept: full" in caplog.text
    assert "nothing.svg" in caplog.text
    chord(operator)
    say(operator, PIN)
    go(operator, "counters")
    page = operator.top.page
    said = " ".join(name for name, _ in page.leaves if "nothing.svg" in name or ".json" in name)
    assert "b.json" in said and "nothing.svg" in said
    assert page.problems == []


def test_a_slow_disk_is_told_to_guests_in_words_of_its_own(operator):
    operator.house.notice(Trouble("disk-slow", Path("/somewhere/a.jsonl")))
    assert operator.notices()[-1] == operator.house.words("disk-slow-guest")


def test_at_home_the_file_is_named(open_house):
    house = open_house()
    house.house.notice(Trouble("settings-not-kept", Path("/somewhere/a.json"), "full"))
    assert any("a.json" in sentence for sentence in house.notices())
