"""People end a match before its rules do: one gives up, or two agree to a draw."""

from __future__ import annotations

import pytest

from game import routes
from game.core.match import resume
from game.core.record import BadRecord, Player
from game.core.record_index import find_unfinished
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Device
from game.night.result import match_id
from tests.gallery import PLAYED
from tests.house import OpenHouse
from tests.night.test_night_scenes import go
from tests.tables.test_table import PLACED, focus


def choose(house: OpenHouse, name: str, device: Device = RIGHT_KEYS) -> None:
    house.press("pause", device=device)
    focus(house, name)
    house.press("confirm", device=device)
    house.frames(60)


def give_up(house: OpenHouse, device: Device = RIGHT_KEYS) -> None:
    choose(house, "give-up", device)
    assert house.scene == "ConfirmScene" and house.top.focus.name == "keep"
    focus(house, "go")
    house.press("confirm")


def told(house: OpenHouse) -> list[str]:
    return [house.shown.say(says) for _, says in house.shown.show.captions]


def test_whoever_gives_up_has_lost_and_is_named(house):
    house.at_table(moves=PLACED)
    give_up(house)
    house.until("ResultsScene")
    assert house.match.result.winners == (0,) and not house.match.prompts
    assert house.match.waits_for == [] and house.top.tell_sentence() == "Ask gave up."
    assert told(house)[-1] == "Ask gave up."
    assert house.match.undo_length(1) is None


def test_a_pause_asks_first(house):
    house.at_table(moves=PLACED)
    choose(house, "give-up")
    house.press("confirm")
    assert house.scene == "PauseScene" and house.match.result is None


def test_a_match_that_was_given_up_is_read_as_it_ended(house):
    house.at_table(moves=PLACED)
    give_up(house)
    file = house.match.record.file
    again = resume(file)
    assert again.result == house.match.result and again.states == house.match.states
    assert find_unfinished(file.parent) == ([], [])
    last = file.read_bytes().splitlines()[-1]
    assert last == b'{"seat":1,"ending":"gave up"}'
    assert b'"format":2' in file.read_bytes().splitlines()[0]


def test_a_match_that_goes_on_keeps_the_format_that_older_programs_read(house):
    house.at_table(moves=PLACED)
    house.wander(house.match, 1)
    assert b'"format":1' in house.match.record.file.read_bytes().splitlines()[0]


@pytest.mark.parametrize("line", [
    b'{"seat":4,"ending":"gave up"}', b'{"seat":0,"ending":"left"}',
    b'{"seat":0,"ending":"gave up","move":"--"}'], ids=["seat", "word", "key"])
def test_an_ending_that_cannot_be_is_no_record(house, line):
    house.at_table(moves=PLACED)
    give_up(house)
    file = house.match.record.file
    file.write_bytes(b"\n".join([*file.read_bytes().splitlines()[:-1], line, b""]))
    with pytest.raises(BadRecord):
        resume(file)


def test_the_night_board_hears_of_it(house):
    house.at_table(moves=PLACED)
    give_up(house)
    record = house.match.record
    told = house.table.told
    assert told.id == match_id(record.file, record.header.seed)
    assert [sitter.won for sitter in told.sitters] == [True, False]


def test_a_draw_is_answered_by_the_other_device_alone(house):
    house.at_table(moves=PLACED)
    choose(house, "draw", LEFT_KEYS)
    assert house.scene == "OfferScene"
    focus(house, "go")
    house.press("confirm", device=LEFT_KEYS)
    assert house.scene == "OfferScene" and not house.match.result
    house.press("confirm", device=RIGHT_KEYS)
    house.until("ResultsScene")
    assert house.match.result.winners == (0, 1)
    assert house.top.tell_heading() == house.house.words("result-draw")
    assert told(house)[-1].startswith("Freja offered a draw")


def test_both_have_the_first_place_after_a_draw_whatever_they_have_on_the_board(house):
    house.at_table(moves=(*PLACED, *PLAYED))
    choose(house, "draw", LEFT_KEYS)
    focus(house, "go")
    house.press("confirm", device=RIGHT_KEYS)
    house.until("ResultsScene")
    assert [row.place for row in house.top.list_rows()] == [1, 1]


def test_a_draw_that_is_refused_leaves_the_match_as_it_was(house):
    house.at_table(moves=PLACED)
    choose(house, "draw", LEFT_KEYS)
    house.press("confirm", device=RIGHT_KEYS)
    assert house.scene == "PauseScene" and house.match.result is None


def test_bots_are_not_asked_for_a_draw(house):
    house.at_table(moves=PLACED, players=(Player("Freja"), Player("Bot", "novice")),
                   devices={0: RIGHT_KEYS})
    house.press("pause")
    assert "give-up" in house.top.page.spots and "draw" not in house.top.page.spots


def test_a_replay_ends_as_the_match_did_and_goes_back_from_there(house):
    house.at_table(moves=PLACED)
    give_up(house)
    match = resume(house.match.record.file)
    house.house.to_title()
    house.house.stack.open(routes.Replay(match))
    house.frames()
    assert house.match.result is None
    house.top.go_to(len(PLACED))
    assert house.match.result == match.result and told(house)[-1] == "Ask gave up."
    house.press("left")
    assert house.match.result is None and told(house)[-1] != "Ask gave up."
    house.top.go_forward()
    house.settle()
    assert told(house).count("Ask gave up.") == 1


TRIO = (Player("Freja"), Player("Ask"), Player("Embla", "novice"))


def test_among_three_a_bot_plays_on_while_people_are_left(house):
    house.at_cards("herrlof", TRIO, "open", plies=2)
    choose(house, "give-up")
    assert house.top.make_dialog().sentence == "A bot plays on for Ask."
    focus(house, "go")
    house.press("confirm")
    assert house.top is house.table and house.match.result is None
    assert house.table.hands.is_bot(1) and told(house)[-1] == "Ask gave up. A bot plays on."


def test_a_record_keeps_for_whom_a_bot_plays_on_and_a_replay_says_so_there(house):
    house.at_cards("herrlof", TRIO, "open", plies=3)
    choose(house, "give-up")
    focus(house, "go")
    house.press("confirm")
    house.wander(house.match, 4)
    file = house.match.record.file
    header, *lines = file.read_bytes().splitlines()
    assert b'"format":3' in header and lines[3] == b'{"seat":1,"bot":"skilled"}'
    match = resume(file)
    assert match.states == house.match.states and len(match.record.lines) == 7
    house.house.to_title()
    house.house.stack.open(routes.Replay(match))
    house.frames()
    says = "Ask gave up. A bot plays on."
    house.top.go_to(2)
    assert says not in told(house)
    house.top.go_forward()
    house.settle()
    assert told(house)[-1] == says
    house.top.go_to(6)
    assert told(house).count(says) == 1
    house.top.go_to(2)
    assert says not in told(house)


@pytest.mark.parametrize("line", [
    b'{"seat":4,"bot":"skilled"}', b'{"seat":1,"bot":"bold"}', b'{"seat":1,"bot":"expert","x":1}'])
def test_a_bot_that_cannot_play_on_is_no_record(house, line):
    house.at_cards("herrlof", TRIO, "open", plies=3)
    file = house.match.record.file
    header, *lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join([header.replace(b'"format":1', b'"format":3'), *lines, line, b""]))
    with pytest.raises(BadRecord):
        resume(file)


@pytest.mark.parametrize(("game", "seats"), [("herrlof", 3), ("haggis", 2), ("haggis", 3),
                                             ("halmstad", 3), ("reindeer", 2)])
def test_the_last_person_who_gives_up_ends_every_game(house, game, seats):
    bots = tuple(Player(name, "novice") for name in ("Ask", "Embla"))
    house.at_cards(game, (Player("Freja"), *bots)[:seats], "open", plies=2)
    give_up(house)
    house.until("ResultsScene")
    assert house.match.result.winners == tuple(range(1, seats))
    assert house.top.tell_sentence() == "Freja gave up."
    assert resume(house.match.record.file).result == house.match.result
    house.press("right")
    house.frames(60)


def test_nobody_gives_up_before_the_first_move(house):
    house.at_table()
    house.press("pause")
    assert "give-up" not in house.top.page.spots


def test_saved_games_show_how_it_ended(house):
    house.at_table(moves=PLACED)
    give_up(house)
    house.house.to_title()
    go(house, "kept")
    assert house.scene == "SavedMatchesScene"
    shown = [key[1] for key in house.house.art.kept if key[0] == "text"]
    assert any("Freja" in text and "win" in text for text in map(str, shown)), shown
