"""A question that is answered unseen has the stage: everybody sees that somebody has answered, and
nobody what, until all doors open together."""

from __future__ import annotations

import pytest

from game.bots.minds import Minds
from game.devices.press import RIGHT_KEYS
from game.picture.screen import Box
from game.tables.seen import Panel
from tests.games.halmstad.seated import FED, at, box_of, drawn, things


class Ponder(Minds):
    """Bots who have not made up their minds yet, however slow the machine is."""

    def start(self) -> None:
        pass

    def poll(self) -> list[tuple[int, str | None]]:
        return []


def plates(house) -> list[Box]:
    """Where the answers stand."""
    room = box_of(house.table, "stage/answers")
    return sorted(sign.box for sign in house.table.picture.signs
                  if isinstance(sign, Panel) and (sign.box.y, sign.box.h) == (room.y, room.h))


def says(house, key: str, *values: object) -> bool:
    return repr(house.house.words(key, *values)) in drawn(house)


def test_who_says_what_and_what_is_asked_stand_in_the_middle(open_house):
    house = open_house("--speed", "instant")
    at(house, FED)
    said = repr(": “A nisse lies there!”")
    assert {"'Freja'", said, repr("Is there a nisse?")} <= {*drawn(house)}
    assert drawn(house).count(repr("Believe")) == 2, "on two plates"
    house = open_house("--speed", "instant", minds=Ponder())
    at(house, FED, bots=2)
    assert drawn(house).count(repr("Believe or challenge?")) == 2, "of those who have no device"


def test_one_person_beside_a_bot_sees_that_she_decides_with_it_and_her_panel_alone_is_lit(
    open_house,
):
    house = open_house("--speed", "instant", minds=Ponder())
    table = at(house, FED.replace("turn 0 sx fed", "turn 2 sx fed"), bots=2)
    assert repr("You and Ask decide") in drawn(house)
    assert repr("Believe or challenge?") not in drawn(house), "the buttons under it say that"
    assert repr("30 s left") in drawn(house)
    screen = house.house.screen
    lit = [screen.surface.get_at(screen.to_pixel(box.x - 8, box.center[1]))
           for box in map(table.show.panel_of, (0, 1))]
    assert max(lit[0][:3]) > 2 * max(lit[1][:3])
    panel = table.show.board.box_of("stage/panel")
    words = dict(things(house))
    asked = (repr("Is there a nisse?"), repr("Believe"), repr("Challenge"), repr("30 s left"))
    assert all(words[name].is_within(panel) for name in asked), "on one ground"
    assert not words[repr("Thinking …")].overlaps(panel)
    at(house, FED)
    assert repr("Ask and Embla decide") in drawn(house)


def test_a_door_shuts_in_front_of_whatever_somebody_has_in_mind(open_house):
    house = open_house("--speed", "instant")
    at(house, FED)
    before = house.picture()
    house.press("left", device=RIGHT_KEYS)
    shut = house.picture()
    assert shut != before
    assert drawn(house).count(repr("Believe")) == 1
    house.press("right", device=RIGHT_KEYS)
    assert house.picture() == shut
    house.press("confirm", device=RIGHT_KEYS)
    assert house.picture() != shut, "that the player has answered is seen"
    assert says(house, "blind-given")


def test_a_curtain_that_has_fallen_stays_while_a_bot_answers_and_hears_the_next_press(open_house):
    """What a bot has said unseen is nothing that all have to see first."""
    house = open_house("--speed", "1", minds=Ponder())
    table = at(house, FED, "curtain", bots=1, device=RIGHT_KEYS)
    assert table.secrecy.curtain == 1 and says(house, "curtain")
    table.play(2, ("challenge",))
    assert table.show.reel.busy
    house.frames()
    assert says(house, "curtain")
    house.press("confirm", device=RIGHT_KEYS)
    assert table.secrecy.audience == 1


def test_whoever_answers_behind_a_curtain_reads_that_she_has_to_press_once_more(open_house):
    house = open_house("--speed", "instant", minds=Ponder())
    table = at(house, FED, "curtain", bots=1, device=RIGHT_KEYS)
    house.press("confirm", device=RIGHT_KEYS)
    house.heed(1)
    again = "sure", table.style.words.spoken(table.view_for(1), ("believe",))
    assert table.focus[1] == "button/believe" and not says(house, *again)
    house.press("confirm", device=RIGHT_KEYS)
    assert says(house, *again) and not table.match.record.lines
    house.press("confirm", device=RIGHT_KEYS)
    assert table.match.record.lines[-1].move == "believe"


def test_both_answers_look_the_same_once_they_are_given(open_house):
    house, pictures = open_house("--speed", "instant"), []
    for side in ("left", "right"):
        house.house.to_title()
        at(house, FED)
        house.house.notices.shown.clear()
        house.press(side, "confirm", device=RIGHT_KEYS)
        pictures.append(house.picture())
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize(("second", "told"), [
    ("left", "No challenge: Freja makes a contract without red cards."),
    ("right", "It comes with the contract: 4 points for Freja, and any load.")])
def test_how_it_came_out_is_told_to_the_whole_room_and_can_be_skipped(open_house, second, told):
    house = open_house("--speed", "1")
    table = at(house, FED)
    house.frames(60)
    house.press("left", "confirm", device=RIGHT_KEYS)
    house.frames(60)
    house.press(second, "confirm", device="pad/9")
    for _ in range(600):
        if repr(told) in drawn(house):
            break
        house.frames()
    assert repr(told) in drawn(house)
    table.settle()
    house.frames()
    assert repr(told) not in drawn(house)
    assert table.show.question is None


def test_nothing_on_the_stage_moves_where_motion_is_reduced(open_house):
    house = open_house("--speed", "1")
    house.house.settings.reduced_motion = True
    at(house, FED)
    house.press("left", device=RIGHT_KEYS)
    house.frames()
    assert not house.frames(20)


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (2.0, "sv")])
def test_nothing_on_the_stage_is_cut_or_lies_on_something_else(open_house, text, language):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    table = at(house, FED)
    house.press("confirm", device=RIGHT_KEYS)
    house.press("left", device="pad/9")
    house.frames()
    assert not [one for page in table.picture.drawn for one in (*page.problems, *page.shortened)]
    candle = table.show.board.box_of("countdown")
    answers = plates(house)
    assert not any(candle.overlaps(answer) for answer in answers)
    assert len(answers) == 2 and not answers[0].overlaps(answers[1])
    niches = [table.show.board.box_of(f"belief/{n}") for n in (1, 2, 3)]
    assert all(Box(0, 0, 1920, answers[0].y).overlaps(niche) for niche in niches)


def test_who_lets_the_time_run_out_is_told_what_that_meant_when_all_have_answered(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.press("right", "confirm", device="pad/9")
    silence = ("halmstad-silence", ("seat", 1))
    house.frames(28, 1.0)
    assert silence not in [said for _, said in table.show.captions]
    house.frames(4, 1.0)
    assert table.match.record.lines[-1].move == "believe"
    assert [said for _, said in table.show.captions].count(silence) == 1
    assert "silence is belief" in table.say(silence)


@pytest.mark.parametrize("size", ["1280x720", "1920x1080"])
def test_between_the_answers_the_place_of_the_question_is_seen(open_house, size):
    house = open_house("--speed", "instant", "--size", size)
    table = at(house, FED)
    house.frames(30)
    board, screen = table.show.board, house.house.screen
    assert len(plates(house)) == 2
    seen = [board.box_of(place) for place in ("fed", "belief/1", "belief/3", "pile/1", "pile/5")]
    assert not [box for box in plates(house) for place in seen if box.overlaps(place)]
    words, buttons = board.box_of("stage/words"), ("button/believe", "button/challenge")
    assert not [box for box in (*seen[:4], *map(board.box_of, buttons)) if box.overlaps(words)]

    def light(place: str) -> float:
        box = board.box_of(place)
        left, top = screen.to_pixel(box.x, box.y)
        right, bottom = screen.to_pixel(box.right, box.bottom)
        return sum(screen.surface.subsurface(left, top, right - left, bottom - top).copy()
                   .get_at((x, y)).hsva[2] for x in range(0, right - left, 7)
                   for y in range(0, bottom - top, 7)) / len(
                       range(0, right - left, 7)) / len(range(0, bottom - top, 7))
    assert light("fed") > light("pile/2") > 1.5 * light("plate/1")
