"""The sums of a game night: what places are worth, when a game is decided, and its file."""

from __future__ import annotations

import pytest

from game import series
from game.series import Played, Row, Series


def played(game: str, names: str, places: tuple[int, ...] = ()) -> Played:
    """A match by its names in the order of their places; a name in lower case is a bot's."""
    people = tuple(names.split())
    return Played("x.jsonl", game, people, tuple(not name.islower() for name in people),
                  places or tuple(range(1, len(people) + 1)))


@pytest.mark.parametrize(("places", "worth"), [
    ((1, 2, 3), (3, 2, 1)), ((2, 1), (1, 2)), ((1, 2, 3, 4, 5), (5, 4, 3, 2, 1)), ((1, 1), (1, 1)),
    ((1, 2, 2), (3, 1, 1)), ((1, 1, 3), (2, 2, 1)), ((1,), (1,))])
def test_a_place_is_worth_a_point_and_one_for_everybody_behind(places, worth):
    assert series.points(places) == worth


def test_the_table_adds_up_by_name_and_bots_are_only_left_behind():
    evening = Series(("herrlof", "haggis", "halmstad"), played=[
        played("herrlof", "Freja bot Ask"), played("haggis", "Ask Freja Ylva")])
    assert series.table(evening) == [
        Row("Freja", (3, 2, None), 5), Row("Ask", (1, 3, None), 4), Row("Ylva", (None, 1, None), 1)]
    assert evening.next == "halmstad"
    assert evening.names() == ["Ylva", "Freja", "Ask"]  # who has played least sits first


def test_hamnar_may_be_the_best_of_three():
    evening = Series(("hamnar", "herrlof"), 3)
    for names, then, points in (("Freja Ask", "hamnar", None), ("Ask Freja", "hamnar", None),
                                ("Ask Freja", "herrlof", 1)):
        evening.played.append(played("hamnar", names))
        assert evening.next == then
        assert {row.name: row.points[0] for row in series.table(evening)}["Freja"] == points
    assert evening.last is None


def test_two_wins_decide_three_matches():
    evening = Series(("hamnar",), 3, [played("hamnar", "Ask Freja")])
    assert evening.last is evening.played[0]
    evening.played.append(played("hamnar", "Ask Freja"))
    assert evening.next is None
    assert series.table(evening) == [Row("Ask", (2,), 2), Row("Freja", (1,), 1)]


def test_drawn_matches_are_nobodys_and_three_of_them_are_enough():
    evening = Series(("hamnar",), 3, [played("hamnar", "Ask Freja", (1, 1))] * 3)
    assert evening.next is None
    assert {row.total for row in series.table(evening)} == {1}


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
    assert series.winners(matches) == ["Ask"]
    assert series.winners(matches[:2]) == ["Freja", "Ask"]
    assert series.winners([played("herrlof", "bot Ask Freja", (1, 1, 3))]) == ["bot", "Ask"]


def test_a_file_of_an_older_version_is_read(tmp_path):
    (tmp_path / "series.json").write_bytes(
        b'{"games":["hamnar"],"best_of":1,"played":[],"record":null,"over":false}')
    found, sentence = series.load(tmp_path)
    assert sentence is None and found.next == "hamnar" and found.names() == []
