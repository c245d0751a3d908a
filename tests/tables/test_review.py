"""A match looked at again: every move is judged from what its seat saw, and that is kept."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from game.bots.advice import Advice, Rated
from game.bots.minds import Minds
from game.core.contract import Result
from game.core.match import Match, start
from game.core.record import Header, Player, read_record
from game.games import load_rules as rules_of
from game.tables import review as module
from game.tables.review import TURNS, Review

MOVES = ("@sun", "@horse1", "@horse2", "@pawn", "@horse3", "@elephant", "c1-c2", "b5-a3", "c2-d4",
         "a3-b1")


def played(file: Path) -> Match:
    rules = rules_of("hamnar")
    match = start(Header("hamnar", rules.VERSION, (Player("Freja"), Player("Ask")), "5"), file)
    for text in MOVES:
        seat = next(iter(match.prompts))
        move = rules.parse(text)
        if rules.refusal(match.state, seat, move):
            move = rules.moves(match.state, seat)[0]
        match.play(seat, move)
    return match


def at_once(job) -> None:
    assert job() is None


def ended(review: Review, minds: Minds, most: int = 1000) -> int:
    """Wait for the bots' process until so many moves have been judged. Returns how many were."""
    count = silent = 0
    while not review.over and count < most:
        if review.tick():
            count += 1
        else:
            silent = 0 if minds.wait(0.02) else silent + 1
            assert silent < 3000, "the child is silent"
    return count


@pytest.fixture(scope="module")
def looked_at(tmp_path_factory):
    """A record with its review, made once."""
    folder = tmp_path_factory.mktemp("review")
    minds = Minds()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "SECONDS", 0.03)
        match = played(folder / "20260101-200000-000000-hamnar.jsonl")
        review = Review(match, minds, at_once)
        assert ended(review, minds) == len(MOVES)
    minds.close()
    return review


@pytest.fixture
def copied(looked_at, tmp_path):
    """The files of the review in a folder of this test's own."""
    shutil.copytree(looked_at.file.parent, tmp_path / "records")
    return tmp_path / "records" / looked_at.match.record.file.name


def test_every_move_that_was_a_choice_is_judged(looked_at):
    match = looked_at.match
    for one in looked_at.judged:
        rules = match.rules
        assert one.move == rules.parse(match.record.lines[one.ply].move)
        view = rules.view(match.states[one.ply], one.seat)
        assert set(rules.moves(view, one.seat)) == {rated.move for rated in one.advice.rated}
        best = max(rated.worth for rated in one.advice.rated[:1])
        assert one.lost == max(0.0, best - one.advice.find_worth(one.move))
    choices = [ply for ply, line in enumerate(match.record.lines)
               if len(match.rules.moves(match.states[ply], line.seat)) > 1]
    assert [one.ply for one in looked_at.judged] == choices


def test_it_turned_where_most_was_given_away(looked_at):
    turns = looked_at.list_turns()
    assert 0 < len(turns) <= TURNS
    assert [one.ply for one in turns] == sorted(one.ply for one in turns)
    least = min(one.lost for one in turns)
    assert all(one.lost <= least for one in looked_at.judged if one not in turns)


def test_what_was_judged_is_kept_beside_the_record(looked_at, copied):
    minds = Minds()
    again = Review(Match(read_record(copied)), minds, at_once)
    assert again.over
    assert again.judged == looked_at.judged
    assert not again.tick() and not minds.busy, "nobody is asked again"


def test_a_review_that_was_left_goes_on_where_it_was(looked_at, copied):
    minds = Minds()
    file = copied.with_suffix(".review")
    file.unlink()
    first = Review(Match(read_record(copied)), minds, at_once)
    assert ended(first, minds, 3) == 3
    first.stop()
    second = Review(Match(read_record(copied)), minds, at_once)
    assert second.done == 3
    minds.close()


def test_a_review_of_another_match_is_not_used(copied):
    with copied.open() as record:
        lines = record.readlines()
    copied.write_text("".join(lines[:-1]))
    assert Review(Match(read_record(copied)), Minds(), at_once).done == 0


@pytest.mark.parametrize("content", ["", "{", "[]", '{"record": "x", "entries": [{"ply": 1}]}'])
def test_a_review_that_is_broken_is_made_anew_and_said_so(copied, content, caplog):
    file = copied.with_suffix(".review")
    file.write_text(content)
    review = Review(Match(read_record(copied)), Minds(), at_once)
    assert review.done == 0
    assert f"{file}: the review cannot be used and is made anew" in caplog.text
    assert file.read_text() == content, "nothing is deleted"


def test_what_cannot_be_kept_is_told(copied, tmp_path):
    told, file = [], copied.with_suffix(".review")
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | {"entries": kept["entries"][:3]}))
    match = Match(read_record(copied))
    review = Review(match, Minds(), lambda job: told.append(str(job())))
    assert review.done == 3
    match.record.file = tmp_path / "nowhere" / "x.jsonl"
    review.stop()
    assert len(told) == 1 and "the review is not kept" in told[0]


def told(match, worths):
    """A review of which this much is known: ply, seat, what the best move was worth, and what the
    one that was made gave away."""
    review = Review(match, Minds(), at_once)
    review.judged = [
        module.Judged(ply, seat, ("leave",), Advice((Rated(("leave",), worth),)), lost)
        for ply, seat, worth, lost in worths]
    return review


@pytest.mark.parametrize(("worths", "whole", "story"), [
    (((6, 0, 1.0, 0.5), (8, 0, 2.0, 0.0), (9, 1, -2.0, 1.0)), True,
     ("review-story-ahead", "Freja")),
    (((6, 0, -1.0, 0.5), (7, 1, 2.0, 0.0), (8, 0, 1.0, 0.0)), True,
     ("review-story-until", "Freja", "8")),
    (((6, 0, -1.0, 0.5), (7, 1, 2.0, 3.0), (8, 0, 1.0, 0.0)), True,
     ("review-story-gift", "Freja", "Ask", "8")),
    (((6, 0, -1.0, 0.5), (7, 1, -2.0, 0.0), (9, 1, -1.0, 3.0)), True,
     ("review-story-until", "Freja", "7")),
    (((6, 0, -1.0, 0.5), (7, 1, 2.0, 3.0)), False, ("review-story-dearest", "Ask", "8")),
    (((6, 0, -1.0, 0.5), (7, 1, 2.0, 0.6), (8, 0, 0.1, 0.0), (9, 1, 0.0, 3.0)), True,
     ("review-story-gift", "Freja", "Ask", "10")),  # level until the dearest move
    (((6, 0, 1.0, 0.0),), True, ()),
    (((6, 0, 1.0, 0.3), (9, 1, -2.0, 0.3)), True, ()),  # two searches differ by as much
    (((0, 0, -0.2, 0.0), (8, 0, 2.0, 0.0), (9, 1, -2.0, 1.0)), True,
     ("review-story-ahead", "Freja")),
])
def test_a_match_that_was_won_has_a_story(worths, whole, story, tmp_path, monkeypatch):
    match = played(tmp_path / "a.jsonl")
    review = told(match, worths)
    monkeypatch.setattr(Review, "over", True)
    assert review.tell_story(whole=whole) == (), "it is not over"
    monkeypatch.setattr(type(match), "result", Result((1, 0), (0,), "moves"))
    assert review.tell_story(whole=whole) == story
    monkeypatch.setattr(Review, "over", False)
    assert review.tell_story(whole=whole) == (), "not all of it has been looked at"
