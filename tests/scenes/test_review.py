"""The review of a match on the screen: progress, a chart, turning points, each played out."""

from __future__ import annotations

from multiprocessing import active_children

import pytest

from game import routes
from game.bots.advice import Advice, Rated
from game.core.hands import Hands
from game.core.match import Match, start
from game.core.record import Header, Player, new_file
from game.devices.press import RIGHT_KEYS
from game.games import load_rules as rules_of
from game.scenes.replay.review import ReviewScene
from game.scenes.replay.time_line import LITTLE
from game.scenes.replay.time_scale import APART, MARK
from game.scenes.saved.scene import SavedMatchesScene
from game.tables import review as module
from game.tables.miniature import FRAME
from game.tables.review import Judged, Review
from game.tables.viewpoint import Everybody
from game.ui.widgets.chart import add_crossings
from tests.house import write_review

FAST = ("--speed", "instant", "--size", "1280x720")
PLACES = ("@sun", "@horse1", "@horse2", "@pawn", "@horse3", "@elephant")
LAST = "5/5/5/b4/w4 wwbwbb pawn 0"  # a step captures the last raven
PATIENCE = 400  # plies until a match of first moves is over


def lost(house) -> Match:
    """A match that the first legal move has played to its end."""
    rules = rules_of("hamnar")
    players = Player("Freja"), Player("Ask")
    match = start(Header("hamnar", rules.VERSION, players, "5"),
                  new_file(house.house.store.records, "hamnar"))
    for ply in range(PATIENCE):
        if match.result:
            break
        seat = next(iter(match.prompts))
        moves = list(rules.moves(match.state, seat))
        match.play(seat, rules.parse(PLACES[ply]) if ply < len(PLACES) else moves[-1])
    assert match.result
    return match


def said(house) -> str:
    return " | ".join(name for name, _ in house.top.page.leaves)


def looked(house) -> None:
    """Let the review that is on top come to its end."""
    scene, silent = house.top, 0
    while not scene.review.over:
        house.frames()
        silent = 0 if scene.minds.wait(0.02) else silent + 1
        assert silent < 3000, "the child is silent"
    house.frames()


@pytest.fixture(autouse=True)
def _quick(monkeypatch):
    monkeypatch.setattr(module, "SECONDS", 0.02)
    monkeypatch.setattr(module, "LONGER_SECONDS", 0.02)


def test_a_match_is_reviewed_while_one_looks_and_its_turns_are_played_out(open_house):
    house = open_house(*FAST)
    match = lost(house)
    house.house.stack.push(ReviewScene(house.house, match))
    house.frames()
    assert "The first moves are being looked at …" in said(house)
    assert f"Looking at move 0 of {len(match.record.lines)}" in said(house)
    chart = house.top.page.anchors["chart"]
    assert not any(box.overlaps(chart) for name, box in house.top.page.leaves if "move 0" in name)
    looked(house)
    scene = house.top
    turns = scene.list_turns()
    assert 0 < len(turns) <= module.TURNS
    lost_by = [one.lost for one in turns]
    assert lost_by == sorted(lost_by, reverse=True), "the dearest first"
    assert "Looking at" not in said(house)
    assert not scene.page.problems
    listed = sum(name.startswith("turn/") for name in scene.page.spots)
    assert listed == len(turns) or f"the list shows {listed} at a time" in said(house)
    best, ply = turns[0].advice.move, turns[0].ply
    assert scene.focus.name == "turn/0"
    house.press("confirm")
    assert house.scene == "ReplayScene"
    replay = house.top
    assert replay.show.eyes == Everybody(), "what it is about is over"
    assert len(replay.match.record.lines) == ply
    assert [line.move for line in replay.moves[:ply]] == [
        line.move for line in match.record.lines[:ply]]
    assert replay.rules.parse(replay.moves[ply].move) == best
    house.frames()
    assert any("A better way" in name for name, _ in replay.bar.leaves)
    house.press("right")
    assert len(replay.match.record.lines) == ply + 1
    house.press("cancel")
    assert house.top is scene
    children = {*active_children()}
    house.press("cancel")
    assert len(children - {*active_children()}) == 1, "nobody thinks on for a review that is left"


def test_two_share_a_line_that_goes_through_the_middle_where_the_lead_changes():
    assert add_crossings([(0, 1.0), (2, -1.0), (3, -2.0)]) == [
        (0, 1.0), (1.0, 0.0), (2, -1.0), (3, -2.0)]


def test_the_teacher_tells_what_would_have_been_better_under_the_position(open_house):
    house = open_house(*FAST)
    house.house.stack.push(ReviewScene(house.house, lost(house)))
    house.frames()
    looked(house)
    scene, say = house.top, house.house.words
    for n, turn in enumerate(scene.list_turns()):
        assert scene.focus.name == f"turn/{n}"
        house.watch(40)
        better = scene.tell(turn)[1]
        assert repr(better) in said(house) or better in said(house)
        assert say("review-before", turn.ply + 1) in said(house)
        art = house.house.art
        hung = next(box for name, box in scene.page.leaves if name == "the position")
        size = art.to_pixels(hung.w - 2 * FRAME), art.to_pixels(hung.h - 2 * FRAME)
        assert any(image.get_size() == size and hung.has_point(x, y)
                   for image, x, y in scene.page.drawn), "the picture is finished"
        house.press("down")
    house.house.settings.text = 1.5
    house.house.change()
    house.frames(2)
    assert say("review-before", 1 + scene.list_turns()[0].ply) not in said(house), "no room"
    assert not scene.page.problems


def test_a_door_leads_to_the_whole_match_and_back(open_house):
    house = open_house(*FAST)
    scene = ReviewScene(house.house, lost(house))
    house.house.stack.push(scene)
    house.frames()
    looked(house)
    house.press("up", "confirm")
    assert house.scene == "ReplayScene"
    assert len(house.top.moves) == len(scene.match.record.lines)
    house.press("cancel")
    assert house.top is scene


def test_saved_matches_that_are_over_lead_to_their_reviews(open_house):
    house = open_house(*FAST)
    lost(house)
    house.house.stack.push(SavedMatchesScene(house.house))
    house.frames()
    house.press("next")
    assert house.scene == "ReviewScene"


def test_results_lead_to_the_review(open_house):
    house = open_house(*FAST)
    house.at_table(LAST)
    house.play("a1-a2")
    house.until("ResultsScene")
    house.frames(80)
    for _ in range(6):
        if house.top.focus.name == "review":
            break
        house.press("right")
    house.press("confirm")
    assert house.scene == "ReviewScene"
    house.press("cancel")
    assert house.scene == "ResultsScene"


def test_where_nothing_can_be_weighed_nobody_is_said_to_have_given_nothing_away(open_house):
    house = open_house(*FAST)
    match = lost(house)
    write_review(match, [None] * len(match.record.lines))
    scene = ReviewScene(house.house, match)
    house.house.stack.push(scene)
    assert "In a match like this nobody can say" in said(house)
    assert "gave anything away" not in said(house)
    assert repr(house.house.words("hint-back")) in said(house)
    house.press("confirm")
    assert house.scene == "ReplayScene", "all of it can be watched all the same"


def test_names_of_three_stand_as_their_lines_end(open_house):
    house = open_house(*FAST)
    rules, players = rules_of("herrlof"), tuple(map(Player, ("Freja", "Ask", "Embla")))
    match = start(Header("herrlof", rules.VERSION, players, "5"),
                  new_file(house.house.store.records, "herrlof"))
    scene = ReviewScene(house.house, match)
    assert scene.list_seats() == [0, 1, 2]
    for ply, (seat, worth) in enumerate([(0, 5.0), (1, -2.0), (2, 1.0), (0, -4.0), (2, 6.0)]):
        advice = Advice((Rated(("predict", 1), worth),))
        scene.review.judged.append(Judged(ply, seat, ("predict", 1), advice, 0.0))
    assert scene.list_seats() == [2, 1, 0]




def test_the_results_tell_what_the_review_has_found(open_house):
    house = open_house(*FAST)
    match = lost(house)
    house.house.stack.open(routes.Table(
        match, Hands(match.players, {0: RIGHT_KEYS, 1: RIGHT_KEYS})))
    house.until("ResultsScene")
    before = house.top.tell_sentence()
    house.house.stack.push(ReviewScene(house.house, match))
    house.frames()
    looked(house)
    story = house.top.tell_heading()
    house.press("cancel")
    house.frames()
    assert house.scene == "ResultsScene"
    assert house.top.tell_sentence() == story != before
    assert any(name in story for name in ("Freja", "Ask"))
    turns = [one.ply for one in Review(match, None, lambda _: None).list_turns()]
    house.house.stack.open(routes.Replay(match))
    house.frames()
    art = house.house.art

    def middles(name: str) -> list[float]:
        """Where a picture stands on the line, large or small."""
        sizes = [(side, art.load_picture(name, side, side)) for side in (MARK - 10, LITTLE - 6)]
        return [item.x + side / 2 for item in house.top.bar.drawn for side, image in sizes
                if item.image is image]

    stars, trophies = map(middles, ("ui/star", "ui/trophy"))
    line = house.top.scale
    meant = [line.find_knob(ply + 1) for ply in turns]
    assert stars and all(min(abs(star - x) for x in meant) < 1 for star in stars)
    nearest = [min(abs(star - x) for star in (*stars, *trophies)) for x in meant]
    assert all(near < MARK + APART for near in nearest), "else it would stand"
    say = house.house.words
    told = repr(say("replay-then", say("replay-turns")))
    for seen, starred in ((turns[0] + 1, True), (turns[0], turns[0] - 1 in turns)):
        house.top.go_to(seen)
        house.frames()
        leaves = [name for name, _ in house.top.bar.leaves]
        assert told in leaves or seen != turns[0], "what comes next"
        assert ("ui/star" in house.top.bar.anchors) is starred, "beside what was a turning point"
