"""A house that nobody supervises: silences, attract, fresh guests, signals and the watchdog."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from game import shelf
from game.devices.press import LEFT_KEYS, MOUSE, RIGHT_KEYS, Action, Press
from game.kiosk.counters import Counters, begin, counters_file
from game.kiosk.idle import Choices, Idle
from game.kiosk.watchdog import Watchdog
from game.match import Player, read_record
from game.picture.sprites import UNSEEN
from game.scenes.kiosk.attract import CARD, DIM_AFTER, MATCH, SHIFT, SHIFT_EVERY, AttractTable
from game.scenes.kiosk.howto import HowtoScene
from game.scenes.nightboard import NightBoardScene
from game.settings import Settings, load, load_as, save
from game.tiled import BadBoard
from tests.house import PEOPLE, OpenHouse

ROOT = Path(__file__).parents[2]
MOVES = ("@sun", "@pawn", "@horse1")
PATIENCE = 60.0  # seconds for a program that starts


@pytest.fixture
def kiosk(open_house) -> OpenHouse:
    return open_house("--kiosk", "--speed", "instant", "--seed", "1")


@pytest.fixture
def awake(kiosk) -> OpenHouse:
    """A kiosk whose attract was ended by somebody."""
    kiosk.press("confirm")
    return kiosk


def silence(house: OpenHouse, seconds: float) -> None:
    """Let time pass without any press, and show the next frame."""
    house.frames(1, seconds)
    house.frames()


def records(house: OpenHouse) -> list[Path]:
    return sorted(house.house.records.glob("*"))


def shown(house: OpenHouse):
    """What attract is showing."""
    return house.top.part.scene


# the clock of silences, without a house


def test_a_menu_waits_a_minute_and_a_match_asks_first():
    idle = Idle(Choices())
    idle.press(100.0)
    assert [idle.due(100.0 + s, "menu") for s in (0, 59.9, 60)] == ["", "", "attract"]
    assert [idle.due(100.0 + s, "match") for s in (60, 89.9, 90, 109.9, 110)] == [
        "", "", "ask", "ask", "attract"]
    assert idle.left(100.0 + 95) == 15
    assert idle.due(9999.0, "attract") == ""


def test_the_operators_times_hold():
    idle = Idle(Choices(menu=10, match=30, countdown=5))
    assert [idle.due(now, "menu") for now in (9, 10)] == ["", "attract"]
    assert [idle.due(now, "match") for now in (29, 30, 35)] == ["", "ask", "attract"]


# attract


def test_a_kiosk_opens_with_attract(kiosk):
    assert kiosk.scene == "AttractScene"
    assert [type(scene).__name__ for scene in kiosk.house.stack.scenes] == [
        "TitleScene", "AttractScene"]


def test_the_first_press_only_wakes_and_the_second_one_acts(kiosk):
    kiosk.press("confirm")
    assert kiosk.scene == "TitleScene"
    kiosk.press("confirm")
    assert kiosk.scene == "LobbyScene"


@pytest.mark.parametrize("action", ["left", "cancel", "pause", "rules", "log", "undo"])
def test_every_press_wakes_and_does_nothing_else(kiosk, action):
    title = kiosk.house.stack.scenes[0]
    before = title.first
    title.focus.settle(title.page.spots, before)
    kiosk.press(action)
    assert (kiosk.top, title.focus.name) == (title, before)


def test_a_click_wakes_and_a_pointer_that_trembles_does_not(kiosk):
    kiosk.app.press(Press(Action.POINT, MOUSE, (500.0, 600.0)))
    kiosk.app.press(Press(Action.FOUND, "pad/7"))
    assert kiosk.scene == "AttractScene"
    kiosk.click((500.0, 600.0))
    assert kiosk.scene == "TitleScene"


def test_any_key_and_any_button_wakes_also_one_that_means_nothing_here(kiosk):
    bound = kiosk.house.devices.bindings.keys()
    assert pygame.KSCAN_F7 not in bound
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_F7, key=0, mod=0))
    kiosk.frames()
    assert kiosk.scene == "TitleScene"
    silence(kiosk, 61)
    pad = kiosk.plug()
    kiosk.tap(pad, "guide")
    assert kiosk.scene == "TitleScene"
    silence(kiosk, 61)
    pad.axis("left", 1.0, 0.0)
    kiosk.frames(3)
    assert kiosk.scene == "TitleScene"


def test_a_key_that_is_held_while_it_wakes_does_not_go_on_moving(kiosk):
    title = kiosk.house.stack.scenes[0]
    before = title.first
    title.focus.settle(title.page.spots, before)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RIGHT, key=0, mod=0))
    kiosk.frames(60)
    assert (kiosk.top, title.focus.name) == (title, before)


def watch(house: OpenHouse, table: AttractTable) -> None:
    """Show frames until bots have moved twice."""
    minds = house.house.minds
    for _ in range(200):
        house.frames()
        if len(table.match.record.lines) >= 2:
            return
        if minds._pipe is None and minds._starter is not None:
            minds._starter.join()
        elif minds._pipe is not None:
            minds._pipe.poll(0.1)
    raise AssertionError(f"nobody plays {table.rules.NAME}")


def test_bots_play_every_game_in_turn_and_a_card_follows(kiosk):
    met = []
    for _ in shelf.GAMES:
        table = shown(kiosk)
        assert isinstance(table, AttractTable)
        watch(kiosk, table)
        assert table.show.eyes.audience is None
        kiosk.frames(1, MATCH)
        card = shown(kiosk)
        assert isinstance(card, HowtoScene)
        assert card.game == table.rules.NAME
        met.append(card.game)
        kiosk.frames(1, CARD)
        board = shown(kiosk)
        assert isinstance(board, NightBoardScene)
        assert shelf.GAMES[board.at] == card.game
        kiosk.frames(1, CARD)
    assert tuple(met) == shelf.GAMES
    again = shown(kiosk).rules.NAME
    assert again == met[0]
    assert records(kiosk) == []


@pytest.mark.parametrize("game", ["herrlof", "haggis", "halmstad"])
def test_hidden_hands_are_hidden_from_everybody_who_passes_by(kiosk, game):
    for _ in range(3 * shelf.GAMES.index(game)):
        kiosk.frames(1, MATCH)
    table = shown(kiosk)
    assert isinstance(table, AttractTable)
    playing = table.rules.NAME
    assert playing == game
    kiosk.frames(200)
    hands = table.rules.table(table.rules.view(table.match.state, None))
    assert {piece for place, piece in table.show.layer.pieces().items()
            if place.startswith("hand/")} == {p for k, p in hands.items() if k.startswith("hand/")}
    assert UNSEEN in table.show.layer.pieces().values()


def test_a_match_that_ends_makes_room_for_the_card(kiosk):
    table = shown(kiosk)
    assert table.rules.NAME == "hamnar"
    table.match.states[-1] = table.rules.read("w4/5/5/5/4b wbwbwb sun 0")
    table.play(0, ("leave",))
    kiosk.frames(2, 3.0)
    assert shown(kiosk) is table
    kiosk.frames(2, 3.0)
    assert isinstance(shown(kiosk), HowtoScene)
    assert kiosk.scene == "AttractScene"


def test_a_broken_board_costs_attract_one_game(kiosk, monkeypatch):
    def broken(*_, seats, **_named):
        raise BadBoard(f"no board for {seats}")

    kiosk.house._boards.clear()
    monkeypatch.setattr("game.house.read_board", broken)
    kiosk.frames(1, MATCH)
    kiosk.frames(1, CARD)
    kiosk.frames(1, CARD)
    assert isinstance(shown(kiosk), HowtoScene)


def test_the_invitation_is_always_there_and_wanders(kiosk):
    places = set()
    for _ in range(6):
        page = kiosk.top.prompt
        assert page.problems == []
        assert kiosk.house.words("attract-join") in [key[1] for key in kiosk.house.art._kept
                                                     if key[0] == "text"]
        places.add(page.drawn[-1].x)
        kiosk.frames(1, MATCH)
    assert len(places) == 3


def test_nothing_is_still_for_a_minute(kiosk):
    """Even with the cards alone."""
    kiosk.top.bots = False
    for _ in range(8):
        before = kiosk.picture()
        kiosk.frames(12, 5.0)
        assert kiosk.picture() != before


def test_the_whole_picture_moves_by_four_pixels_every_ninety_seconds(kiosk):
    attract = kiosk.top
    spots = []
    for n in range(5):
        attract.age = n * SHIFT_EVERY
        screen = kiosk.house.screen
        screen.begin()
        attract.draw(screen)
        prompt = attract.prompt.drawn[0]
        (item,) = [item for item in screen._items if item.image is prompt.image]
        x, y = screen.at(prompt.x, prompt.y)
        spots.append((item.x - x, item.y - y))
        assert (screen._items[0].x, screen._items[0].y) == (0, 0), "no edge lies bare"
    assert (SHIFT_EVERY, SHIFT) == (90, 4)
    assert spots == [(0, 0), (4, 0), (4, 4), (0, 4), (0, 0)]


def test_attract_is_dimmed_after_ten_minutes_and_bright_for_whoever_comes(kiosk):
    def light() -> float:
        return sum(pygame.transform.average_color(kiosk.house.screen.surface)[:3])

    card = HowtoScene(kiosk.house, "hamnar")
    kiosk.top.part = kiosk.top.part._replace(scene=card, seconds=2000.0)
    kiosk.top._left = 2000.0
    kiosk.frames(1, DIM_AFTER - kiosk.top.age - 1)
    bright = light()
    kiosk.frames(1, 2.0)
    assert light() < 0.6 * bright
    kiosk.press("confirm")
    kiosk.house.stack.push(card)
    kiosk.frames()
    assert light() > 0.95 * bright


# silences


def test_a_menu_that_nobody_uses_gives_way_to_attract(awake):
    awake.press("confirm")
    silence(awake, 59)
    assert awake.scene == "LobbyScene"
    silence(awake, 2)
    assert awake.scene == "AttractScene"


def test_a_press_in_between_begins_the_minute_anew(awake):
    silence(awake, 50)
    awake.press("right")
    silence(awake, 50)
    assert awake.scene == "TitleScene"


def test_a_stick_that_is_stuck_keeps_nobody_awake(awake):
    pygame.event.post(pygame.Event(pygame.KEYDOWN, scancode=pygame.KSCAN_RIGHT, key=0, mod=0))
    awake.frames(70, 0.5)
    assert awake.scene == "TitleScene"
    awake.frames(60, 0.5)
    assert awake.scene == "AttractScene"


def test_a_match_that_nobody_has_played_is_not_said_to_be_kept(awake):
    awake.at_table()
    silence(awake, 91)
    assert awake.top.sentence() == awake.house.words("stillthere-left", awake.top.seconds)
    silence(awake, 21)
    awake.press("confirm")
    assert awake.scene == "TitleScene"
    assert awake.top.open == []


def test_a_match_is_asked_about_and_goes_on_at_any_press(awake):
    awake.at_table(moves=MOVES)
    silence(awake, 89)
    assert awake.scene == "TableScene"
    silence(awake, 2)
    assert awake.scene == "StillThereScene"
    assert awake.top.seconds == 19
    silence(awake, 5)
    assert awake.house.words("stillthere-kept", 14) in awake.top.sentence()
    awake.press("confirm")
    assert awake.scene == "TableScene"
    assert len(awake.match.record.lines) == len(MOVES), "the press has only answered"
    silence(awake, 89)
    assert awake.scene == "TableScene"


def test_a_match_that_nobody_answers_for_is_kept_and_offered(awake):
    awake.at_table(moves=MOVES)
    silence(awake, 91)
    silence(awake, 20)
    assert awake.scene == "AttractScene"
    (file,) = records(awake)
    assert [line.move for line in read_record(file).lines] == list(MOVES)
    awake.press("confirm")
    assert [len(match.record.lines) for match in awake.top.open] == [len(MOVES)]


def test_a_pause_over_a_match_is_asked_about_too(awake):
    awake.at_table(moves=MOVES)
    awake.press("pause")
    silence(awake, 91)
    assert awake.scene == "StillThereScene"
    awake.press("confirm")
    assert awake.scene == "PauseScene"


def test_whoever_watches_a_replay_is_asked_too_and_counts_as_no_match(awake):
    match = awake.at_table(moves=MOVES).match
    awake.house.to_title()
    awake.house.open_replay(match)
    awake.top.running = False
    silence(awake, 91)
    assert awake.scene == "StillThereScene"
    awake.press("left")
    assert awake.scene == "ReplayScene"
    assert awake.house.kiosk.counters.started == {}


def test_a_match_that_is_over_counts_as_a_menu(awake):
    awake.at_table("w4/5/5/5/4b wbwbwb sun 0")
    awake.table.play(0, ("leave",))
    awake.until("ResultsScene")
    silence(awake, 61)
    assert awake.scene == "AttractScene"


@pytest.mark.parametrize("mode", ["curtain", "hold", "peek"])
def test_open_hands_are_hidden_before_anybody_is_asked(awake, mode):
    table = awake.at_cards("herrlof", PEOPLE, mode, plies=4)
    table.secrecy._open(awake.asked()[0])
    table.secrecy._quiet = -100.0  # a peek that would otherwise still be open
    table.reveal()
    assert table.audience is not None
    silence(awake, 91)
    assert awake.scene == "StillThereScene"
    assert table.audience is None
    assert {piece for place, piece in table.show.layer.pieces().items()
            if place.startswith("hand/")} == {UNSEEN}


def test_a_pad_that_is_lost_meanwhile_is_seen_to_first(awake):
    pad = awake.plug()
    awake.at_table(moves=MOVES, devices={0: pad.device, 1: RIGHT_KEYS})
    silence(awake, 91)
    pad.detach()
    awake.pads.clear()
    awake.frames(3)
    assert [type(s).__name__ for s in awake.house.stack.scenes[-2:]] == [
        "UnpluggedScene", "StillThereScene"]
    awake.press("confirm")
    assert awake.scene == "UnpluggedScene"


def test_whoever_wakes_it_does_not_wait_for_old_records_to_be_read(awake, monkeypatch):
    awake.at_table(moves=MOVES)
    silence(awake, 91)
    silence(awake, 20)
    with monkeypatch.context() as patch:
        patch.setattr("game.scenes.title.unfinished", lambda _: pytest.fail("read again"))
        awake.press("confirm")
    assert len(awake.top.open) == 1
    awake.at_table(moves=MOVES[:2])
    awake.house.to_title()
    assert len(awake.top.open) == 2, "what has changed is read"


# guests


def test_what_guests_change_is_gone_with_them(awake, tmp_path):
    settings = awake.house.settings
    settings.text, settings.language, settings.speed = 2.0, "sv", 0.5
    settings.names["0"], settings.sorts["herrlof"] = "Wilma", "rank"
    settings.bests["usa"] = 5000
    awake.house.change()
    silence(awake, 61)
    fresh = awake.house.settings
    assert fresh == Settings(bests={"usa": 5000})
    assert awake.house.words.language == "en"
    assert load(tmp_path / "kiosk" / "settings.json") == (fresh, [])
    assert not (tmp_path / "settings.json").exists()


def test_guests_choose_how_they_read_and_play_and_nothing_else(awake):
    assert not {"quit", "keys"} & set(awake.top.page.spots)
    awake.top._settings()
    assert set(awake.top.page.spots) == {"language", "text", "speed", "motion", "remind", "forced",
                                         "back"}
    awake.top.page.spots["language"].turn(1)
    assert awake.house.settings.language == "sv"


def test_the_window_stays_open_and_full_for_guests(awake, monkeypatch):
    pygame.event.post(pygame.Event(pygame.QUIT))
    awake.frames()
    monkeypatch.setattr(awake.house, "toggle_fullscreen", lambda: pytest.fail("switched"))
    awake.press("fullscreen")
    assert awake.house.running
    assert not pygame.mouse.get_visible()


def test_at_home_the_window_closes_as_ever(open_house):
    house = open_house()
    pygame.event.post(pygame.Event(pygame.QUIT))
    house.frames()
    assert not house.house.running


def test_at_home_nothing_happens_however_long_nobody_presses(open_house):
    house = open_house("--speed", "instant")
    house.at_table(moves=MOVES)
    silence(house, 5000)
    assert house.scene == "TableScene"
    house.app.press(Press(Action.OPERATOR, LEFT_KEYS))
    assert house.scene == "TableScene"


# counters and crashes


def test_matches_presses_and_attract_are_counted(awake):
    counters = awake.house.kiosk.counters
    table = awake.at_table("w4/5/5/5/4b wbwbwb sun 0")
    assert (counters.started, counters.finished) == ({"hamnar": 1}, {})
    table.play(0, ("leave",))
    awake.until("ResultsScene")
    awake.frames(2)
    assert (counters.started, counters.finished) == ({"hamnar": 1}, {"hamnar": 1})
    assert counters.presses == 1
    awake.at_table(moves=MOVES)  # it goes on: nobody has started it here
    assert counters.started == {"hamnar": 1}
    silence(awake, 91)
    silence(awake, 20)
    awake.frames(3, 40.0)
    assert counters.attract == pytest.approx(120, abs=2)
    kept, broken = load_as(counters_file(awake.house.data), Counters)
    assert (kept.started, kept.finished, broken) == ({"hamnar": 1}, {"hamnar": 1}, [])


def test_a_lesson_is_no_match_that_anybody_started(awake):
    from game.scenes.lesson.scene import LessonScene

    names = ("Freja", "Ask", "Embla")
    awake.house.stack.push(LessonScene(awake.house, "hamnar", RIGHT_KEYS, names))
    awake.frames(3)
    assert awake.house.kiosk.counters.started == {}
    silence(awake, 91)
    assert awake.scene == "StillThereScene"


def test_three_crashes_in_two_minutes_make_the_next_start_careful(tmp_path):
    starts = [begin(tmp_path, now)[1] for now in (0.0, 10.0, 20.0, 130.0, 251.0)]
    assert starts == [False, False, False, True, False]
    counters, _, broken = begin(tmp_path, 1000.0)
    assert (counters.starts, counters.crashes, broken) == (6, 5, [])


def test_a_good_end_is_no_crash(tmp_path):
    for now in (0.0, 1.0, 2.0, 3.0):
        counters, safe, _ = begin(tmp_path, now)
        assert not safe
        counters.end()
        assert save(counters_file(tmp_path), counters) is None
    assert counters.crashes == 0


def test_a_careful_start_has_neither_bots_nor_sound_and_keeps_what_was_chosen(
    open_house, tmp_path,
):
    data = tmp_path / "kiosk"
    chosen = Settings(language="sv", volume=0.9, text=2.0)
    save(data / "settings.json", chosen)
    save(counters_file(data), Counters(lately=[time.time()] * 3))
    house = open_house("--kiosk")
    assert house.house.kiosk.safe
    assert house.house.settings == Settings(language="sv", volume=0, fire=0)
    assert isinstance(shown(house), HowtoScene)
    house.frames(1, CARD)
    assert isinstance(shown(house), HowtoScene | NightBoardScene)
    house.press("confirm")
    house.house.change()
    assert load(data / "settings.json") == (chosen, [])


# the service manager


@pytest.fixture
def manager(tmp_path):
    """A socket like that of a service manager."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.bind(str(tmp_path / "notify"))
        there.settimeout(PATIENCE)
        yield there


def heard(manager: socket.socket) -> list[str]:
    """What was said so far."""
    manager.setblocking(False)
    found = []
    try:
        while True:
            found.append(manager.recv(100).decode())
    except BlockingIOError:
        return found


def test_the_watchdog_hears_of_the_first_frame_and_twice_in_each_span(manager):
    watchdog = Watchdog({"NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "10000000"})
    watchdog.alive(50.0)
    assert heard(manager) == ["READY=1", "WATCHDOG=1"]
    watchdog.alive(54.9)
    assert heard(manager) == []
    watchdog.alive(55.0)
    assert heard(manager) == ["WATCHDOG=1"]
    watchdog.close()
    assert heard(manager) == ["STOPPING=1"]


def test_a_manager_without_a_watchdog_hears_of_the_start_only(manager):
    watchdog = Watchdog({"NOTIFY_SOCKET": manager.getsockname()})
    for now in (1.0, 100.0):
        watchdog.alive(now)
    assert heard(manager) == ["READY=1", "WATCHDOG=1"]
    watchdog.close()


def test_a_socket_without_a_file_is_found_too():
    name = f"hearthside-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
        there.bind("\0" + name)
        watchdog = Watchdog({"NOTIFY_SOCKET": "@" + name})
        watchdog.alive(0.0)
        assert heard(there)[:1] == ["READY=1"]
        watchdog.close()


@pytest.mark.parametrize("address", ["", "/nowhere/at/all"])
def test_without_a_manager_nothing_happens(address):
    watchdog = Watchdog({"NOTIFY_SOCKET": address, "WATCHDOG_USEC": "1000000"})
    watchdog.alive(0.0)
    watchdog.alive(9.0)
    watchdog.close()


def program(manager: socket.socket, tmp_path: Path, *arguments: str) -> subprocess.Popen[str]:
    """The program itself, with a service manager that listens to it."""
    env = {**os.environ, "NOTIFY_SOCKET": manager.getsockname(), "WATCHDOG_USEC": "100000"}
    return subprocess.Popen(
        [sys.executable, "main.py", "--data", str(tmp_path), "--speed", "instant", *arguments],
        cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def ended(running: subprocess.Popen[str], by: int = signal.SIGTERM) -> tuple[int, str]:
    """Send a signal. Returns the exit code and what was complained of."""
    running.send_signal(by)
    _, complaints = running.communicate(timeout=PATIENCE)
    return running.returncode, complaints


def test_sigterm_ends_a_match_with_a_whole_record(manager, tmp_path):
    running = program(manager, tmp_path, "--game", "hamnar", "--bots")
    try:
        assert manager.recv(100) == b"READY=1"
        lines: list[object] = []
        while len(lines) < 2:
            assert manager.recv(100) == b"WATCHDOG=1"  # frame by frame until bots have moved
            lines = [line for file in (tmp_path / "records").glob("*.jsonl")
                     for line in read_record(file).lines]
        assert ended(running) == (0, "")
    finally:
        running.kill()
    (file,) = (tmp_path / "records").glob("*")
    assert file.read_bytes().endswith(b"\n")
    assert len(read_record(file).lines) >= 2
    assert heard(manager)[-1] == "STOPPING=1"


@pytest.mark.parametrize(("by", "code"), [(signal.SIGTERM, 0), (signal.SIGHUP, 129)])
def test_a_manager_or_a_terminal_that_ends_a_kiosk_is_no_crash(manager, tmp_path, by, code):
    """A terminal that closes is not how an operator ends it: the service starts again."""
    running = program(manager, tmp_path, "--kiosk", "--size", "640x360")
    try:
        assert manager.recv(100) == b"READY=1"
        assert ended(running, by) == (code, "")
    finally:
        running.kill()
    counters, safe, broken = begin(tmp_path / "kiosk", 0.0)
    assert (counters.starts, counters.crashes, safe, broken) == (2, 0, False, [])


@pytest.mark.parametrize("name", ["cage", "x11"])
def test_the_units_restart_the_program_and_watch_it(name):
    folder = ROOT / "assets" / "kiosk"
    lines = (folder / f"hearthside-{name}.service").read_text(encoding="utf-8").splitlines()
    for wanted in ("Type=notify", "NotifyAccess=all", "Restart=always", "StartLimitIntervalSec=0"):
        assert wanted in lines
    assert any(line.startswith("WatchdogSec=") for line in lines)
    assert not any(line.startswith("PAMName=") for line in lines), "the program would not be heard"
    (start,) = [line for line in lines if line.startswith("ExecStart=")]
    started = (folder / "x11.sh").read_text(encoding="utf-8") if name == "x11" else start
    assert "main.py --kiosk " in started
    assert "HEARTHSIDE_OPTIONS && touch /run/hearthside/ended" in started
    assert "ExecCondition=/bin/sh -c '! test -e /run/hearthside/ended'" in lines


def test_no_key_leads_a_guest_to_another_terminal():
    """cage -s would allow it; X11 has to be told, and login prompts are removed."""
    folder = ROOT / "assets" / "kiosk"
    cage = (folder / "hearthside-cage.service").read_text(encoding="utf-8")
    assert "ExecStart=/usr/bin/cage -- " in cage
    flags = (folder / "10-hearthside.conf").read_text(encoding="utf-8")
    for flag in ("DontVTSwitch", "DontZap"):
        assert f'Option "{flag}" "true"' in flags
    said = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    assert "systemctl mask getty@.service autovt@.service" in said
    assert "10-hearthside.conf" in said


def test_a_bot_is_no_guest(awake):
    """A match of bots alone is asked about like any other."""
    awake.at_table(players=(Player("A", "novice"), Player("B", "novice")), devices={})
    silence(awake, 91)
    assert awake.scene == "StillThereScene"
