"""The sums of a game night: what places are worth, when a game is decided, and its file."""

from __future__ import annotations

import msgspec
import pytest

from game.core import series
from game.core.series import Played, Row, Series


def played(game: str, names: str, places: tuple[int, ...] = ()) -> Played:
    """A match by its names in the order of their places; a name in lower case is a bot's."""
    people = tuple(names.split())
    return Played("x.jsonl", game, people, tuple(not name.islower() for name in people),
                  places or tuple(range(1, len(people) + 1)))


@pytest.mark.parametrize(("places", "worth"), [
    ((1, 2, 3), (3, 2, 1)), ((2, 1), (1, 2)), ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)), ((1, 1), (1, 1)),
    ((1, 2, 2), (3, 1, 1)), ((1, 1, 3), (2, 2, 1)), ((1,), (1,))])
def test_a_place_is_worth_a_point_and_one_for_everybody_behind(places, worth):
    assert series.points_of_places(places) == worth


def test_the_table_adds_up_by_name_and_bots_are_only_left_behind():
    evening = Series(("herrlof", "haggis", "halmstad"), played=[
        played("herrlof", "Freja bot Ask"), played("haggis", "Ask Freja Ylva")])
    assert series.make_table(evening) == [
        Row("Freja", (3, 2, None), 5), Row("Ask", (1, 3, None), 4), Row("Ylva", (None, 1, None), 1)]
    assert evening.next == "halmstad"
    assert evening.list_people() == ["Ylva", "Freja", "Ask"]  # who has played least sits first


def test_hamnar_may_be_the_best_of_three():
    evening = Series(("hamnar", "herrlof"), 3)
    for names, then, points in (("Freja Ask", "hamnar", None), ("Ask Freja", "hamnar", None),
                                ("Ask Freja", "herrlof", 1)):
        evening.played.append(played("hamnar", names))
        assert evening.next == then
        assert {row.name: row.points[0] for row in series.make_table(evening)}["Freja"] == points
    assert evening.last is None


def test_two_wins_decide_three_matches():
    evening = Series(("hamnar",), 3, [played("hamnar", "Ask Freja")])
    assert evening.last is evening.played[0]
    evening.played.append(played("hamnar", "Ask Freja"))
    assert evening.next is None
    assert series.make_table(evening) == [Row("Ask", (2,), 2), Row("Freja", (1,), 1)]


def test_drawn_matches_are_nobodys_and_three_of_them_are_enough():
    evening = Series(("hamnar",), 3, [played("hamnar", "Ask Freja", (1, 1))] * 3)
    assert evening.next is None
    assert {row.total for row in series.make_table(evening)} == {1}


# the file


def test_what_is_kept_is_read_again(tmp_path):
    evening = Series(("hamnar", "haggis"), 3, [played("hamnar", "Freja Ask")], "1.jsonl")
    assert series.save(tmp_path, evening) is None
    assert series.load(tmp_path) == (evening, None)


@pytest.mark.parametrize("content", [
    b"junk", b'{"games":["hamnar"],"best_of":2}', b'{"games":["chess"]}'])
def test_a_file_that_is_broken_or_of_strange_games_is_set_aside(content, tmp_path):
    (tmp_path / "series.json").write_bytes(content)
    found, sentence = series.load(tmp_path)
    assert found is None
    assert str(tmp_path / "series.json") in sentence and "series.json.broken-1" in sentence
    assert (tmp_path / "series.json.broken-1").read_bytes() == content


def test_a_full_disk_is_reported(tmp_path):
    (tmp_path / "file").write_text("")
    assert "the game night is not kept" in series.save(tmp_path / "file", Series(("hamnar",)))


def test_a_game_is_won_by_whoever_won_most_of_its_matches():
    matches = [played("hamnar", names) for names in ("Freja Ask", "Ask Freja", "Ask Freja")]
    assert series.list_winners(matches) == ["Ask"]
    assert series.list_winners(matches[:2]) == ["Freja", "Ask"]
    assert series.list_winners([played("herrlof", "bot Ask Freja", (1, 1, 3))]) == ["bot", "Ask"]


def test_a_file_of_an_older_version_is_read(tmp_path):
    (tmp_path / "series.json").write_bytes(
        b'{"games":["hamnar"],"best_of":1,"played":[],"record":null,"over":false}')
    found, sentence = series.load(tmp_path)
    assert sentence is None and found.next == "hamnar" and found.list_people() == []


# an evening that is changed


def test_what_is_played_or_on_the_table_is_no_longer_to_be_chosen():
    evening = Series(("hamnar", "herrlof", "haggis"), 3)
    assert evening.fixed == 0
    evening.record = "1.jsonl"
    assert evening.fixed == 1, "its match goes on"
    evening.played.append(played("hamnar", "Freja Ask"))
    assert evening.fixed == 1, "and it still does"
    evening.record = None
    assert evening.fixed == 1, "the best of three is not over"
    evening.played.append(played("hamnar", "Freja Ask"))
    evening.record = "3.jsonl"
    assert evening.fixed == 2


def test_whoever_has_left_keeps_her_points_and_no_seat_and_who_comes_late_plays_first():
    evening = Series(("hamnar", "haggis", "herrlof"), people=("Freja", "Ask", "Ylva"))
    evening.played.append(played("hamnar", "Freja Ask"))
    evening.people = ("Ask", "Ylva", "Sten", "Tove")
    assert evening.seat_people("haggis") == (["Tove", "Ylva", "Sten"], ["Ask"])
    assert series.make_table(evening)[0] == Row("Freja", (2, None, None), 2)


def test_everybody_has_the_same_seat_in_every_game_in_which_there_is_one():
    evening = Series(("hamnar", "haggis", "herrlof", "halmstad"), people=("Freja", "Ask", "Ylva"))
    evening.played.append(played("hamnar", "Freja Ask"))
    assert evening.seat_people("haggis") == (["Freja", "Ask", "Ylva"], [])
    evening.played.append(played("haggis", "Freja Ask Ylva"))
    evening.people = ("Freja", "Ask", "Sten", "Ylva")
    assert evening.seat_people("herrlof") == (["Freja", "Sten", "Ylva"], ["Ask"])
    evening.played.append(played("herrlof", "Freja Sten Ylva"))
    assert evening.seat_people("hamnar") == (["Sten", "Ask"], ["Ylva", "Freja"]), "or the next one"


def test_no_two_people_have_one_colour_in_an_evening_and_each_keeps_that_of_her_games():
    evening = Series(("hamnar", "haggis"), people=("Freja", "Ask", "Ylva", "Sten", "Tove", "Bo"))
    evening.played.append(played("haggis", "Ylva Sten Bo"))
    seats = evening.choose_seats(evening.people, 5)
    assert [seats.get(name) for name in ("Ylva", "Sten", "Bo")] == [0, 1, 2]
    assert sorted(seats.values()) == [0, 1, 2, 3, 4] and len(seats) == 5


def test_an_evening_of_the_older_version_goes_on_and_sitting_out_stays_worth_nothing(tmp_path):
    old = (b'{"games":["hamnar","haggis"],"best_of":1,"played":[{"record":"1.jsonl",'
           b'"game":"hamnar","names":["Freja","Ask"],"human":[true,true],"places":[1,2]}],"record":null,'
           b'"over":false,"people":["Freja","Ask","Ylva"],"devices":{}}')
    (tmp_path / "series.json").write_bytes(old)
    evening, trouble = series.load(tmp_path)
    assert trouble is None and evening.next == "haggis"
    evening.games = ("hamnar", "herrlof")
    assert series.save(tmp_path, evening) is None
    evening, _ = series.load(tmp_path)
    assert evening.games == ("hamnar", "herrlof")
    assert {row.name: row.total for row in series.make_table(evening)} == {
        "Freja": 2, "Ask": 1, "Ylva": 0}
    evening.averages = True
    assert {row.name: row.total for row in series.make_table(evening)} == {
        "Freja": 2, "Ask": 1, "Ylva": 1.5}


# evenings that have ended


def ended(record: str = "1.jsonl", *people: str) -> Series:
    """An evening of one match, which is over."""
    people = people or ("Freja", "Ask")
    match = Played(record, "hamnar", people, (True,) * len(people), (1, 2))
    return Series(("hamnar",), played=[match], people=people)


def test_an_evening_that_has_ended_is_kept_and_the_newest_comes_first(tmp_path):
    first, second = ended("1.jsonl"), ended("2.jsonl", "Ylva", "Sten")
    for evening in (first, second):
        assert series.begin(tmp_path, evening) is None
    (tmp_path / "evenings" / "readme.txt").write_text("not ours")
    found, troubles = series.list_past(tmp_path)
    assert troubles == []
    assert sorted((one.evening for one in found), key=lambda one: one.played[0].record) == [
        first, second]
    assert [one.ended for one in found] == sorted((one.ended for one in found), reverse=True)


def test_an_evening_that_goes_on_or_in_which_nothing_was_played_is_not_kept(tmp_path):
    series.save(tmp_path, Series(("hamnar",), over=True))
    going = ended()
    going.games = ("hamnar", "haggis")
    series.save(tmp_path, going)
    assert series.list_past(tmp_path) == ([], [])
    going.over = True
    series.save(tmp_path, going)
    assert [one.evening for one in series.list_past(tmp_path)[0]] == [going]


def test_an_evening_in_which_no_game_was_decided_is_not_told_and_its_file_stays(tmp_path):
    one = Played("1.jsonl", "hamnar", ("Freja", "Ask"), (True, True), (1, 2))
    other = Played("2.jsonl", "hamnar", ("Freja", "Ask"), (True, True), (2, 1))
    level = Series(("hamnar",), 3, played=[one, other], people=("Freja", "Ask"), over=True)
    series.save(tmp_path, level)
    assert series.list_past(tmp_path) == ([], [])
    assert (tmp_path / "evenings" / "1.json").exists()
    level.played.append(msgspec.structs.replace(one, record="3.jsonl"))
    series.save(tmp_path, level)
    assert [past.evening for past in series.list_past(tmp_path)[0]] == [level]


def test_an_evening_that_gets_one_more_game_is_kept_once(tmp_path):
    evening = ended()
    series.save(tmp_path, evening)
    evening.games = ("hamnar", "haggis")
    evening.played.append(played("haggis", "Freja Ask"))
    series.save(tmp_path, evening)
    assert [one.evening for one in series.list_past(tmp_path)[0]] == [evening]


def test_an_evening_that_ended_before_there_was_a_place_for_it_is_kept_by_the_next(tmp_path):
    old = ended()
    (tmp_path / "series.json").write_bytes(msgspec.json.encode(old))
    assert series.list_past(tmp_path) == ([], [])
    series.begin(tmp_path, Series(("haggis",), people=("Ylva",)))
    assert [one.evening for one in series.list_past(tmp_path)[0]] == [old]


@pytest.mark.parametrize("content", [
    b"junk", b'{"ended":1}', b'{"ended":1,"evening":{"games":["chess"]}}', b"\xff"])
def test_a_past_evening_that_cannot_be_used_is_set_aside_with_one_sentence(content, tmp_path):
    series.save(tmp_path, ended())
    file = tmp_path / "evenings" / "2.json"
    file.write_bytes(content)
    found, (sentence,) = series.list_past(tmp_path)
    assert [one.evening for one in found] == [ended()], "the others are there"
    assert str(file) in sentence and "2.json.broken-1" in sentence
    assert file.with_name("2.json.broken-1").read_bytes() == content
    assert series.list_past(tmp_path)[1] == []


def test_a_name_goes_out_of_all_evenings_that_have_ended_and_her_points_stay(tmp_path):
    series.save(tmp_path, ended("1.jsonl", "Freja", "Ask"))
    series.save(tmp_path, ended("2.jsonl", "Ylva", "Freja"))
    for name in ("Freja", "Ask"):
        assert series.forget(tmp_path, name) is None
    found, _ = series.list_past(tmp_path)
    rows = [series.make_table(one.evening) for one in found]
    assert sorted(row.total for row in (*rows[0], *rows[1])) == [1, 1, 2, 2]
    assert {row.name for row in (*rows[0], *rows[1]) if row.name.strip()} == {"Ylva"}
    for file in tmp_path.rglob("*.json"):
        assert b"Freja" not in file.read_bytes()
