"""Halmstad's answers, given unseen and in time, and what is remembered of cards."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.halmstad import rules as halmstad
from tests.games.halmstad.seated import FED, TURN, at, play, things
from tests.tables.test_secrecy import open_cards


def test_answers_are_given_unseen_and_shown_together(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    assert table.blind.is_asked(1) and table.blind.is_asked(2)
    house.press("right", device=RIGHT_KEYS)
    one = house.picture()
    house.press("left", device=RIGHT_KEYS)
    assert house.picture() == one  # nobody sees which
    house.press("confirm", device=RIGHT_KEYS)
    assert halmstad.write(halmstad.view(table.match.state, None)).endswith("fed AC:?-")
    assert open_cards(table) == set()
    house.press("right", device="pad/9")
    house.press("confirm", device="pad/9")
    assert halmstad.write(table.match.state).endswith("turn 0 sx proved AC")


def test_an_answer_may_be_changed_until_it_is_confirmed(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.press("confirm", device=RIGHT_KEYS)  # nothing in mind yet
    assert "left or right" in house.said(1)
    house.press("right", "left", "confirm", device=RIGHT_KEYS)
    assert table.match.record.lines[-1].move == "believe"


def test_an_answer_in_mind_is_forgotten_with_its_question(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    for device in (RIGHT_KEYS, "pad/9"):
        house.press("right", "confirm", device=device)
    assert halmstad.write(table.match.state).endswith("turn 0 sx proved AC")
    house.frames(30)
    table.match.states[-1] = halmstad.read(FED)
    table.enter()
    table.ask_anew()
    house.frames(60)
    assert table.blind.is_asked(2)
    house.press("confirm", device="pad/9")
    assert "left or right" in house.said(2)
    assert len(table.match.record.lines) == 2


def answered(house, *seats):
    """Wait until these bots have answered."""
    house.think()
    for _ in range(100):
        if {line.seat for line in house.table.match.record.lines} == {*seats}:
            break
        house.frames()
    house.frames(30)


def test_who_answers_alone_is_told_to_press_again(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("halmstad", FED, "peek", seats=3, bots=(0, 2))
    answered(house, 2)
    house.press("right", "confirm", device=RIGHT_KEYS)
    assert table.focus[1] == "button/challenge"
    assert [line.seat for line in table.match.record.lines] == [2]
    assert "Press again: Challenge" in house.words()
    house.press("confirm", device=RIGHT_KEYS)
    line = table.match.record.lines[1]
    assert (line.seat, line.move) == (1, "challenge")


def test_a_press_right_after_the_question_was_meant_for_something_else(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN)
    table.play(0, halmstad.parse("feed AC"))
    house.frames(2)
    house.press("right", "confirm", device=RIGHT_KEYS)
    assert not table.match.record.lines[1:]
    house.frames(30)
    house.press("right", "confirm", device=RIGHT_KEYS)
    assert table.match.record.lines[-1].move == "challenge"


def test_with_one_device_the_answers_go_through_the_curtain(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, "curtain", device=LEFT_KEYS)
    for seat in (1, 2):
        assert table.secrecy.curtain == seat
        house.frames(5, 0.1)
        house.press("confirm", device=LEFT_KEYS)
        assert open_cards(table) == {seat}
        house.heed(seat)
        house.press("confirm", "confirm", device=LEFT_KEYS)
    assert halmstad.write(table.match.state).endswith("turn 0 sx believed AC")


ASKED = (TURN.replace("turn 0 x", "turn 2 x fed AH:--").replace("SAH~10DAH", "S~10DAH"))


def test_advice_to_one_who_answers_alone_is_read_over_the_port_and_by_nobody_else(open_house):
    house = open_house("--speed", "instant")
    says = ("halmstad-why-catches",)
    words = "No nisse lies there: a challenge is sure to be right."
    for bots, seen in ((2, True), (0, False)):
        table = at(house, ASKED, bots=bots)
        answered(house, *range(3 - bots, 2))
        table.input.tell(0, says, warning=False)
        house.frames(2)
        found = [box for name, box in things(house)
                 if words in name.replace("\\n", " ")]
        assert bool(found) is seen, "with others in the room the answer is a secret"
        assert all(box.is_within(table.show.board.box_of("stage/hint")) for box in found)


def test_advice_in_a_turn_stands_where_lines_stand_otherwise_and_on_no_panel_or_card(open_house):
    house = open_house("--speed", "instant")
    house.house.settings.text = 2.0
    house.house.change()
    table = at(house, TURN, bots=2)
    house.touch("hand/0/1")
    table.input.tell(0, ("coach-more", ("halmstad-why-catches",), ("halmstad-why-stays",)),
                     warning=False)
    house.frames(2)
    board, said = table.show.board, table.show.board.box_of("hint")
    others = [board.box_of(place) for place in table.show.layer.map_pieces()
              if not place.startswith("tide")]
    others += [table.show.panel_of(seat) for seat in (0, 1, 2)]
    assert not [other for other in others if other.overlaps(said)]
    leaves = [name for name, box in things(house)
              if box.overlaps(said)]
    assert len(leaves) == 1, "neither task nor equation shares its room"


def test_what_is_said_to_whoever_feeds_is_not_seen_behind_the_question(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, bots=0)
    claimer = table.match.state.stage.seat
    for warning in (False, True):
        table.input.tell(claimer, ("halmstad-why-catches",), warning=warning, public=True)
        house.frames(2)
        words = table.say(("halmstad-why-catches",))
        assert (words in house.words().replace("\\n", " ")) is warning


def seconds_left(table) -> int | None:
    return table.countdown.seconds_shown()


def test_the_time_runs_stands_still_under_a_pause_and_ends_in_belief(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.frames(10, 1.0)
    left = seconds_left(table)
    assert left in (19, 20)
    house.press("pause", device=LEFT_KEYS)
    house.frames(30, 1.0)
    house.press("cancel", device=LEFT_KEYS)
    assert seconds_left(table) in (left - 1, left)
    house.heed(1)
    house.press("right", "confirm", device=RIGHT_KEYS)
    house.frames(22, 1.0)
    assert [line.move for line in table.match.record.lines[-2:]] == ["challenge", "believe"]
    assert seconds_left(table) is None


def test_without_a_limit_no_time_runs(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED.replace("30s", "0s"))
    assert seconds_left(table) is None
    house.frames(100, 1.0)
    assert set(table.match.prompts) == {1, 2}


def test_behind_the_curtain_nobodys_time_runs(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, "curtain", device=LEFT_KEYS)
    house.frames(20, 1.0)
    assert seconds_left(table) == 30


def test_a_seat_sees_what_it_knows_as_ghosts_and_marks_and_nobody_else_does(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN)
    pieces = table.show.layer.map_pieces()
    assert [pieces[f"belief/{n}"] for n in (1, 2, 3)] == ["?", "?", "?"]
    assert pieces["seen/1/0"] == "chip *"
    assert "seen/2/0" not in pieces, "it is only guessed, and nobody is doubted"
    assert pieces["touched/1/0"] == "hand 0"
    house.press("confirm", device=LEFT_KEYS)
    pieces = table.show.layer.map_pieces()
    assert [pieces[f"belief/{n}"] for n in (1, 2, 3)] == ["ghost *", "ghost 6S", "ghost 4H"]
    assert "memory/1/2" not in pieces
    house.press("cancel", device=LEFT_KEYS)
    house.press("prev", device="pad/9")
    pieces = table.show.layer.map_pieces()
    assert pieces["memory/1/2"] == "chip 7H"
    assert pieces["belief/1"] == "?"


def test_whoever_wants_to_remember_alone_is_not_reminded(open_house):
    house = open_house("--speed", "instant")
    house.house.settings.remind = False
    table = at(house, TURN, bots=2)
    pieces = table.show.layer.map_pieces()
    assert [pieces[f"belief/{n}"] for n in (1, 2, 3)] == ["?", "?", "?"]
    assert not {place.split("/")[0] for place in pieces} & {"seen", "memory", "knows", "touched"}
    looking = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    assert [looking.show.layer.map_pieces()[f"belief/{n}"] for n in (1, 2, 3)] == ["*", "6S", "4H"]


KNOWN = FED.replace("*:0~0;2=7H/6S:02~2/4H:02", "*:012/6S:02~2/4H:02")
NONE_THERE = FED.replace("JH7C10D", "JH*10D").replace(
    "*:0~0;2=7H/6S:02~2/4H:02", "7C:012/6S:12~2/4H:12")
MANY = 120  # frames: more than a settled answer rests
HALVES = [("*:12/6S:02/4H:02", "a nisse that the claimer cannot know"),
          ("*:0/6S:012/4H:012", "a nisse that only the claimer knows"),
          ("*:02/6S:012/4H:012", "one answers without knowing all")]


@pytest.mark.parametrize("mode", ["closed", "curtain", "peek"])
@pytest.mark.parametrize(("position", "answer"), [(KNOWN, "believe"), (NONE_THERE, "challenge")])
def test_what_all_who_are_asked_can_see_is_answered_by_the_table(
    open_house, position, answer, mode,
):
    house = open_house("--speed", "instant")
    table = at(house, position, mode)
    assert not table.veiled
    house.frames(MANY)
    assert [(line.seat, line.move) for line in table.match.record.lines] == [
        (1, answer), (2, answer)]


@pytest.mark.parametrize(("beliefs", "why"), HALVES, ids=[why for _, why in HALVES])
def test_what_somebody_who_is_asked_cannot_see_is_asked(open_house, beliefs, why):
    house = open_house("--speed", "instant")
    table = at(house, FED.replace("*:0~0;2=7H/6S:02~2/4H:02", beliefs))
    house.frames(MANY)
    assert not table.match.record.lines, why


@pytest.mark.parametrize("name", ["forced", "remind"])
def test_who_wants_to_be_asked_or_to_remember_alone_is_asked_what_all_can_see(open_house, name):
    house = open_house("--speed", "instant")
    setattr(house.house.settings, name, False)
    table = at(house, KNOWN)
    house.frames(MANY)
    assert not table.match.record.lines


def test_one_among_bots_may_still_answer_otherwise(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("halmstad", KNOWN, "peek", seats=3, bots=(0, 2))
    answered(house, 2)
    house.press("right", "confirm", device=RIGHT_KEYS)
    house.frames(MANY)
    assert [line.seat for line in table.match.record.lines] == [2]
    house.press("confirm", device=RIGHT_KEYS)
    assert (table.match.record.lines[1].seat, table.match.record.lines[1].move) == (1, "challenge")


def test_a_press_for_an_answer_whose_time_is_over_does_not_land_in_the_next_question(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED.replace("fed AC:--", "fed AC:-b"), bots=1)
    house.frames(31, 1.0)
    assert [line.move for line in table.match.record.lines] == ["believe"]
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)))
    play(house, 0, ("pass",))
    assert [*table.pickers] == [1]
    table.secrecy.open_hand(1)
    house.frames(6, 0.1)
    table.focus[1] = "hand/1/0"
    house.press("confirm", device=RIGHT_KEYS)
    assert table.pickers[1].path == (), "it was meant for the answer"
    house.frames(20, 0.1)
    house.press("confirm", device=RIGHT_KEYS)
    assert table.pickers[1].path == ("hand/1/0",)
