"""A house that nobody supervises: silences, fresh guests, counters and crashes."""

from __future__ import annotations

import time

import pygame
import pytest

from game import routes
from game.core.record import Player, read_record
from game.core.settings import Settings, load, load_as, save
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action, Press
from game.kiosk.counters import Counters, begin, counters_file
from game.kiosk.idle import Choices, Idle
from game.picture.sprites import UNSEEN
from game.scenes.evening.people import usual_people
from game.scenes.kiosk.attract import CARD
from game.scenes.kiosk.posters import HowtoScene
from game.scenes.nightboard.scene import NightBoardScene
from tests.house import PEOPLE
from tests.kiosk import records, shown, silence

MOVES = ("@sun", "@pawn", "@horse1")


# the clock of silences, without a house


def test_a_menu_waits_a_minute_and_a_match_asks_first():
    idle = Idle(Choices())
    idle.press(100.0)
    assert [idle.find_due(100.0 + s, "menu") for s in (0, 59.9, 60)] == ["", "", "attract"]
    assert [idle.find_due(100.0 + s, "match") for s in (60, 89.9, 90, 109.9, 110)] == [
        "", "", "ask", "ask", "attract"]
    assert idle.seconds_left(100.0 + 95) == 15
    assert idle.find_due(9999.0, "attract") == ""


def test_the_operators_times_hold():
    idle = Idle(Choices(menu=10, match=30, countdown=5))
    assert [idle.find_due(now, "menu") for now in (9, 10)] == ["", "attract"]
    assert [idle.find_due(now, "match") for now in (29, 30, 35)] == ["", "ask", "attract"]


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
    assert awake.top.make_dialog().sentence == awake.house.words(
        "stillthere-left", awake.top.seconds)
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
    assert awake.house.words("stillthere-kept", 14) in awake.top.make_dialog().sentence
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
    awake.house.stack.open(routes.Replay(match))
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
    table.secrecy.open_hand(awake.asked()[0])
    table.reveal()
    silence(awake, 60)
    assert table.audience is not None, "it does not close by itself"
    silence(awake, 31)
    assert awake.scene == "StillThereScene"
    assert table.audience is None
    assert {piece for place, piece in table.show.layer.map_pieces().items()
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
        patch.setattr("game.scenes.title.title.find_unfinished",
                      lambda _: pytest.fail("read again"))
        awake.press("confirm")
    assert len(awake.top.open) == 1
    awake.at_table(moves=MOVES[:2])
    awake.house.to_title()
    assert len(awake.top.open) == 2, "what has changed is read"


def test_a_bot_is_no_guest(awake):
    """A match of bots alone is asked about like any other."""
    awake.at_table(players=(Player("A", "novice"), Player("B", "novice")), devices={})
    silence(awake, 91)
    assert awake.scene == "StillThereScene"


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
    awake.top.choose("settings", 1)
    found = set(awake.top.page.spots)
    awake.press("log")
    assert found | set(awake.top.page.spots) == {
        "language", "text", "contrast", "suits", "speed", "motion", "remind", "forced", "closing",
        "back"}
    awake.press("log")
    awake.top.page.spots["language"].turn(1)
    assert awake.house.settings.language == "sv"


def test_the_window_stays_open_and_full_for_guests(awake, monkeypatch):
    pygame.event.post(pygame.Event(pygame.QUIT))
    awake.frames()
    monkeypatch.setattr(awake.house, "toggle_fullscreen", lambda: pytest.fail("switched"))
    awake.press("fullscreen")
    assert awake.house.run.running
    assert not pygame.mouse.get_visible()


def test_at_home_the_window_closes_as_ever(open_house):
    house = open_house()
    pygame.event.post(pygame.Event(pygame.QUIT))
    house.frames()
    assert not house.house.run.running


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
    kept, broken = load_as(counters_file(awake.house.store.data), Counters)
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
    assert house.house.settings == Settings(language="sv", volume=0, fire=0, music=0)
    assert isinstance(shown(house), HowtoScene)
    house.frames(1, CARD)
    assert isinstance(shown(house), HowtoScene | NightBoardScene)
    house.press("confirm")
    house.house.change()
    assert load(data / "settings.json") == (chosen, [])


def test_the_names_of_guests_are_forgotten_when_they_have_gone(awake):
    house = awake.house
    usual = usual_people(house)
    house.run.guests = ("Ylva", "Bo", "Kaj")  # as the table of a game night leaves them
    house.run.remember_names({LEFT_KEYS: "Ylva"})
    assert usual_people(house) == ["Ylva", "Bo", "Kaj"]
    silence(awake, 61)
    assert awake.scene == "AttractScene"
    awake.press("confirm")
    assert usual_people(house) == usual
    assert house.run.names == {}
