"""The night board on the screen: a match that ends, names, and what is deleted."""

from __future__ import annotations

import sqlite3

import pytest

from game import routes
from game.core import match as matches
from game.core.record import Header, Player
from game.core.record_index import find_unfinished
from game.core.words import shorten_path
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.hamnar import rules as hamnar
from game.night.result import match_id
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.names.scene import SpellingScene
from tests.gallery import best, results
from tests.house import OpenHouse
from tests.ways import walk

LOST = "w4/5/5/5/4b wbwbwb sun 0"  # the first seat can only leave, and wins
BOTS = (Player("Bot", "novice"), Player("Other", "expert"))


def play_to_the_end(house: OpenHouse, position: str = LOST, **more) -> str:
    """Play a match of Hamnár to its end at a table. Returns its id."""
    house.at_table(position, **more)
    house.table.play(0, ("leave",))
    house.until("ResultsScene")
    return match_id(house.match.record.file, house.match.record.header.seed)


def board(house: OpenHouse):
    assert house.house.store.night.flush(60)
    return house.house.store.night.last


def go(house: OpenHouse, name: str) -> None:
    """Steer the focus of a menu somewhere by presses, and confirm."""
    house.press(*walk(house.top.page.spots, house.top.focus.name, name), "confirm")


# a match that ends


def test_a_match_that_ends_is_on_the_board_with_its_people(house):
    ident = play_to_the_end(house)
    (past,) = board(house).past
    assert (past.id, past.game) == (ident, "hamnar")
    assert [(s.name, s.kind, s.won) for s in past.sitters] == [
        ("Freja", "human", True), ("Ask", "human", False)]


def test_looking_at_the_results_again_tells_of_nothing_twice(house):
    play_to_the_end(house)
    house.press("cancel", "confirm")
    house.until("ResultsScene")
    assert len(board(house).past) == 1
    assert board(house).wins.ever[0].of == 1


def test_a_match_that_was_kept_and_gone_on_with_counts_when_it_ends(open_house):
    house = open_house("--speed", "instant", "--seed", "1")
    match = house.at_table().match
    house.wander(match, 12)
    house.close()
    house = open_house("--speed", "instant", "--seed", "1")
    (match,), _ = find_unfinished(house.house.store.records)
    assert board(house).past == ()
    house.house.stack.open(routes.Table(match, house_hands(match)))
    while match.prompts:
        seat = min(match.prompts)
        house.table.play(seat, next(iter(match.rules.moves(match.state, seat))))
    assert [past.id for past in board(house).past] == [match_id(match.record.file, "1")]


def house_hands(match):
    from game.core.hands import Hands

    return Hands(match.players, {0: LEFT_KEYS, 1: RIGHT_KEYS})


def test_a_replay_of_a_match_tells_of_nothing(house):
    header = Header("hamnar", hamnar.VERSION, (Player("Freja"), Player("Ask")), "1")
    match = matches.start(header, house.house.store.data / "elsewhere.jsonl")
    house.wander(match, 500)
    assert match.result is not None
    house.house.stack.open(routes.Replay(match))
    house.frames(len(match.record.lines) * 6, 0.5)
    assert house.match.result == match.result
    assert board(house).past == ()


def test_a_match_of_bots_is_kept_and_ranked_nowhere(house):
    ident = play_to_the_end(house, players=BOTS, devices={})
    assert (board(house).wins.ever, board(house).past) == ((), ())
    with sqlite3.connect(house.house.store.data / "night.sqlite") as base:
        assert base.execute("select id, ranked from night_matches").fetchall() == [(ident, 0)]
    assert "names" not in house.top.page.spots


def test_whoever_gave_the_seat_to_a_bot_has_not_won(house):
    house.at_table(LOST)
    house.table.hands.hand_to_bot(1, Player("Ask", "skilled"))
    house.table.play(0, ("leave",))
    assert [line.name for line in board(house).wins.ever] == ["Freja"]


# what may be wrong


def test_a_server_that_is_not_there_is_a_sentence_and_play_goes_on(open_house):
    house = open_house("--board", "postgresql://nobody@127.0.0.1:1/none", "--speed", "instant")
    play_to_the_end(house)
    assert len(board(house).past) == 1
    house.frames()
    (notice,) = house.notices()
    assert "127.0.0.1" in notice and "nobody" not in notice
    go(house, "rematch")
    assert house.scene == "TableScene"


def test_a_broken_board_is_a_sentence_with_its_file(open_house, tmp_path):
    (tmp_path / "night.sqlite").write_bytes(b"junk" * 999)
    house = open_house("--speed", "instant")
    board(house)
    house.frames()
    (notice,) = house.notices()
    assert shorten_path(tmp_path / "night.sqlite") in notice and "night.sqlite.broken-1" in notice


# names


def test_two_presses_put_a_name_where_a_screen_stands_among_people(house):
    house.house.store.night.asks = True
    play_to_the_end(house, players=(Player("Ask"), Player("Bot", "novice")),
                    devices={0: RIGHT_KEYS})
    house.press("confirm", "confirm")
    assert house.scene == "ResultsScene"
    assert house.house.words("name-kept", "Ask") in house.notices()
    assert best(board(house), "hamnar").ever[0].name == "Ask"
    assert house.top.focus.name == "names"


def test_at_home_the_next_match_begins_beside_what_has_the_focus(house):
    play_to_the_end(house)
    house.press("left", "confirm")
    assert house.scene == "TableScene"


def test_everybody_spells_a_name_and_the_board_and_the_rematch_have_them(house):
    play_to_the_end(house)
    go(house, "names")
    assert house.scene == "SpellingScene" and house.top.name == "Freja"
    house.press("cancel")
    house.write("b")
    house.press("confirm")
    assert house.top.name == "Ask"
    house.press("cancel")
    house.write("j")
    house.press("confirm")
    assert house.scene == "ResultsScene"
    assert house.top.focus.name == "look", "no press starts anything"
    assert {s.name for s in board(house).past[0].sitters} == {"Frejb", "Asj"}
    go(house, "rematch")
    assert {player.name for player in house.match.players} == {"Frejb", "Asj"}


def test_an_offensive_name_is_refused_with_a_sentence(house):
    spelled = list[str]()
    house.house.stack.push(SpellingScene(house.house, "Hitle", spelled.append))
    house.press("cancel")
    house.write("er")
    house.press("confirm")
    assert house.top.name == "Hitler"
    assert spelled == [] and house.scene == "SpellingScene"
    assert house.notices() == [house.house.words("name-offends")]
    house.press("cancel")
    house.write("q")
    house.press("confirm")
    assert spelled == ["Hitleq"]


# the operator


@pytest.fixture
def care(house):
    for n in (0, 4):
        house.house.store.night.add(results(n))
    board(house)
    house.house.stack.push(NightCareScene(house.house))
    return house


def test_a_match_is_deleted_after_it_was_asked_twice(care):
    care.press("confirm")
    go(care, "match")
    assert len(board(care).past) == 2
    go(care, "go")
    assert care.scene == "NightCareScene"
    assert [past.id for past in board(care).past] == ["match 4"]
    care.frames()
    assert list(care.top.page.spots) == ["past/match 4", "back"]


def test_a_name_is_deleted_wherever_it_stands(care):
    care.press("confirm")
    go(care, "name/Torsten")
    go(care, "go")
    names = {s.name for past in board(care).past for s in past.sitters}
    assert "Torsten" not in names and {"", "Embla"} < names


@pytest.mark.parametrize("presses", [
    ["confirm"], ["cancel"], ["down", "confirm", "confirm"], ["down", "confirm", "cancel"]])
def test_nothing_is_deleted_if_somebody_thinks_better_of_it(presses, care):
    before = board(care).past
    care.press("confirm", *presses)
    assert board(care).past == before
