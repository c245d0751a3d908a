"""What the table of Herrlof tells its players."""

from __future__ import annotations

import pytest

from game.devices.press import LEFT_KEYS
from game.games.herrlof.rules.position import read
from game.picture.screen import Box
from game.tables.style import table_style
from game.tables.tricks import box_of_play
from tests.games.herrlof.positions import at
from tests.house import find_pictures
from tests.tables.test_tricks import play


def test_whoever_has_nothing_of_the_colour_that_was_led_is_told_so_alone(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("herrlof", at("5r7y/3g", trick="1:4g"), "peek")
    house.frames(60)
    assert "no green" not in house.words()
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    assert "You have no green: play anything" in house.words()
    house.house.to_title()
    house.in_position("herrlof", at("5g6g7y/3g", trick="1:4g"))
    house.frames(60)
    assert "Follow green" in house.words()


@pytest.mark.parametrize(("hand", "said"), [
    ("5r3b", "Play any card: none can win"), ("5r3bV", "You have no green: play anything"),
    ("5r3y", "You have no green: play anything")])
def test_whoever_can_only_throw_a_card_away_is_told_so(open_house, hand, said):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(f"{hand}/3g6g2g", trick="1:4g"))
    house.frames(2)
    assert said in house.words()


@pytest.mark.parametrize(("hand", "said"), [
    ("5g7yV", "Follow green, or play Valknut"), ("5g7yH", "Follow green, or play Hagalaz"),
    ("5gHV", "Follow green, Valknut or Hagalaz"), ("5g7y", "'Follow green'")])
def test_who_has_to_follow_is_told_what_else_of_her_hand_may_be_played(open_house, hand, said):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(f"{hand}/3g2y2g", trick="1:4g"))
    house.frames(2)
    assert said in house.words()


@pytest.mark.parametrize(("taken", "said", "told"), [
    (1, 3, "1 of 3: 2 to go"), (2, 2, "2 of 2: win no more"), (3, 2, "3 of 2: 1 too many")])
def test_a_panel_says_how_a_prediction_stands(open_house, taken, said, told):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(
        "2r3b/4r7g", predictions=f"{said}/1", tricks=f"{taken}/0"), "open")
    house.frames(2)
    assert told in house.words()


@pytest.mark.parametrize(("said", "told"), [
    (3, "1 of 3: 2 short"), (1, "1 of 1: exact"), (0, "1 of 0: 1 too many")])
def test_a_panel_says_after_the_round_how_a_prediction_has_ended(open_house, said, told):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(
        "-/-", predictions=f"{said}/1", tricks="1/0", stage="scored"), "open")
    house.frames(2)
    assert told in house.words()


@pytest.mark.parametrize(("hands", "played"), [("-/-", True), ("3r/2r", False)])
def test_no_more_is_told_of_a_prediction_only_while_cards_are_to_be_played(hands, played):
    state = read(at(hands, predictions="2/1", tricks="2/1"))
    assert [one.played for one in table_style("herrlof").list_standings(state)] == [played, played]


def test_piles_are_counted(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("2r3b/4r7g", deck="7b1y2y"))
    house.frames(2)
    assert "Deck: 3" in house.words()
    assert f"Played: {len(table.match.state.gone)}" in house.words()


def test_cards_of_a_trick_are_numbered_as_they_were_played(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("2r3b/4r7g/6g8g", trick="1:4g"), seats=3)
    assert [played.turn for played in table.show.trick] == [0], "the first alone needs no number"
    house.in_position("herrlof", at("2r3b/4r/6g", trick="1:4g5g"), seats=3)
    assert [(played.seat, played.turn) for played in house.table.show.trick] == [(1, 1), (2, 2)]


@pytest.mark.parametrize(("hand", "trick", "signs"), [
    ("5g6g7y", "1:4g", 1), ("5r6r7y", "1:4g", 0), ("5g6g7y", "-", 0)])
def test_the_sign_of_the_colour_stands_beside_the_words_only_where_it_has_to_be_followed(
    open_house, hand, trick, signs,
):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(f"{hand}/3b", trick=trick))
    pictures = [name for page in house.table.picture.drawn for name, _ in find_pictures(page)]
    assert pictures.count("pieces/herrlof/trump_g") == signs


@pytest.mark.parametrize(("scores", "level"), [("0:0/0:0/0:0", True), ("0:0/3:0/0:0", False)])
def test_before_the_first_points_all_are_even_and_nobody_leads(open_house, scores, level):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("2r3o/4r5b/6r7b", scores=scores), seats=3)
    words = house.words()
    assert (words.count("'tied'") == 3, "leads by 3" in words, "3 behind" in words) == (
        level, not level, not level)
    assert "shared lead" not in words


@pytest.mark.parametrize(("stage", "seats"), [
    ("0:draw", 2), ("0:draw", 3), ("0:trick>1", 2), ("0:trick>1", 3), ("0:card>1", 3),
    ("predict", 2), ("predict", 3),
])
def test_what_can_be_pressed_stands_in_the_middle_under_the_question(open_house, stage, seats):
    house = open_house("--speed", "instant")
    hands = "/".join(("2r3b", "4r5b", "6r7b")[:seats])
    named = {"predictions": "/".join("-" * seats)} if stage == "predict" else {}
    table = house.in_position("herrlof", at(
        hands, stage=stage, tricks="/".join("325"[:seats]), **named), seats=seats)
    places = [place for place in table.questions.map_places(0) if place.split("/")[0] != "hand"
              and place != "button/sort"]
    boxes = [table.show.board.box_of(place) for place in places]
    assert len(boxes) > 1
    middle = (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2
    assert abs(middle - table.show.board.box_of("task").center[0]) < 2
    assert all(box.y >= table.show.board.box_of("task").bottom for box in boxes)


@pytest.mark.parametrize(("trick", "said"), [
    ("1:1g", "led: highest so far"), ("1:9g", "led: highest so far"), ("1:H", "leads next"),
    ("1:V", "destroys it all"), ("1:5g", "led: highest so far")])
def test_one_word_stands_over_a_card_of_the_trick(open_house, trick, said):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("4b8r/2y/7b6y", trick=trick, stage="2:play"), seats=3)
    card = box_of_play(table.show, table.show.trick[-1])
    tabs = [box for page in table.picture.drawn for name, box in page.leaves
            if card and box.overlaps(card.inset(-40)) and name == f"'{said}'"]
    assert len(tabs) == 1
    assert card
    assert abs(tabs[0].center[0] - card.center[0]) < 2


@pytest.mark.parametrize(("trick", "said"), [
    ("1:1g", "'1: if it wins, it steals a trick'"), ("1:6g", "'6: if it wins, it steals a card'"),
    ("1:9g", "'9: if it wins, Embla leads'"), ("1:9gH", ""), ("1:1g7g", ""), ("1:5g", "")])
def test_what_the_best_card_does_if_it_wins_stands_under_it_and_for_whom(
        open_house, trick, said):
    house = open_house("--speed", "instant")
    turn = (1 + len(trick[2:].replace("H", "Hh")) // 2) % 3
    table = house.in_position("herrlof", at("4b8r/2y/7b6y", trick=trick, stage=f"{turn}:play"),
                              seats=3)
    house.frames(2)
    card = box_of_play(table.show, next(one for one in table.show.trick if one.best))
    told = [(name, box) for page in table.picture.drawn for name, box in page.leaves
            if "if it wins, " in name]
    assert [name for name, _ in told] == ([said] if said else [])
    assert card
    assert all(box.y > card.bottom and box.x < card.center[0] < box.right for _, box in told)


def test_where_there_is_no_room_under_a_card_its_power_stands_over_it(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("4b8r/2y", trick="1:9g", stage="0:play"))
    house.frames(2)
    assert "'9: if it wins, Freja leads'" in house.words()


@pytest.mark.parametrize(("given", "faces"), [
    ({}, 3), ({"trick": "1:4g"}, 2), ({"trick": "1:4g5g"}, 1),
    ({"last": "0:8g7g8b"}, 3), ({"stage": "predict", "predictions": "-/-/-"}, 0)])
def test_an_empty_place_shows_who_has_still_to_play(open_house, given, faces):
    house = open_house("--speed", "instant")
    named = {
        "stage": f"{(len(given.get('trick', '')) // 2 + bool(given.get('trick'))) % 3}:play"}
    table = house.in_position("herrlof", at("2r3r/4r6b/6r7b", **{**named, **given}), seats=3)
    wheel = Box(630, 310, 660, 270)
    drawn = [box for page in table.picture.drawn for name, box in page.leaves
             if name.startswith("ui/seat_") and box.is_within(wheel)]
    assert len(drawn) == faces


@pytest.mark.parametrize(("mode", "cards", "said"), [
    ("peek", "2r 4r 6r", "Embla takes the trick"), ("open", "2r 4r 6r", "You take the trick"),
    ("open", "8r V 6r", "")])
def test_while_a_whole_trick_lies_there_it_is_told_who_takes_it(open_house, mode, cards, said):
    house = open_house("--speed", "1")
    first, *others = cards.split()
    table = house.in_position("herrlof", at(
        f"3b{first}/4b{others[0]}/5b{others[1]}"), mode, seats=3)
    for card in cards.split():
        table.play(min(table.match.prompts), table.rules.parse(f"play {card}"))
        heard = ""
        for _ in range(90):
            house.frames(1)
            whole = (len([one for one in table.show.trick if not one.past]) == 3
                     and not table.show.turning)
            heard += house.words() if whole else ""
            if not table.show.reel.busy:
                break
    assert heard
    assert "follow" not in heard.lower()
    assert (said in heard) if said else "the trick'" not in heard


def test_a_destroyed_trick_says_whose_valknut_it_was(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("2r9g/4rV/6r7b"), seats=3)
    play(house, "herrlof", "play 2r", "play V", "play 6r")
    house.frames(2)
    assert house.words().count("destroyed") == 1, "once"
    assert "Ask destroyed it: Freja leads" in house.words()


def test_a_card_says_what_it_may_do_until_that_is_done(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("2r3b/4r7g"))
    play(house, "herrlof", "play 3b")
    house.frames(2)
    assert "may draw a card" in house.words()
    play(house, "herrlof", "keep")
    house.frames(2)
    assert "may draw a card" not in house.words()


@pytest.mark.parametrize(("given", "moves", "said"), [
    ({}, ("play 3b", "keep"), "Freja lays a blue 3 and draws nothing."),
    ({}, ("play 3b", "draw"), "Freja lays a blue 3 and draws a card."),
    ({"trick": "1:5y"}, ("play 3b", "keep"), "Freja lays a blue 3 and draws nothing."),
    ({"stage": "0:trick>1", "last": "0:1y5b", "tricks": "1/2"}, ("keep",),
     "The 1 wins, but Freja takes no trick."),
    ({"stage": "0:card>1", "last": "0:6y5b", "tricks": "1/2"}, ("keep",),
     "The 6 wins, but Freja takes no card."),
])
def test_the_whole_of_a_deed_is_told(open_house, given, moves, said):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("2r3b/4r7g", **given))
    play(house, "herrlof", *moves)
    house.frames(2)
    assert said in house.words()


def test_what_happened_before_a_trick_was_taken_is_small_beside_who_took_it(open_house):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("2r3b/4b7g/5b6r"), seats=3)
    table = play(house, "herrlof", "play 3b", "keep", "play 4b", "play 5b")
    house.frames(2)
    boxes = {name: box for page in table.picture.drawn for name, box in page.leaves}
    before = boxes["'Freja lays a blue 3 and draws nothing.'"]
    assert before.h < boxes["'took it with blue 5'"].h
    assert "took the trick" not in house.words()


def test_a_sealed_prediction_says_so_also_where_somebody_leads(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.in_position("herrlof", at(
        "2r3b/4r7g/5r6b", predictions="1/2/1", scores="12:0/7:0/3:0", tricks="1/1/0"),
        "peek", seats=3)
    house.frames(2)
    words = house.words()
    assert words.count("'sealed'") == 3
    assert "leads by 5" in words and "9 behind" in words and "no trick yet" in words


@pytest.mark.parametrize("seats", [2, 3])
def test_the_last_trick_lies_apart_on_the_hide(open_house, seats):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at(
        "/".join(("2r3b", "4r7g", "5r6b")[:seats]), last=f"0:{'9g8g7b'[:2 * seats]}"), seats=seats)
    boxes = [table.show.board.box_of(f"last/{n}") for n in range(seats)]
    assert not any(one.overlaps(other) for one in boxes for other in boxes if one != other)
    hide = Box(135 + 1650 * 24 / 1500, 30 + 880 * 24 / 800, 1650 * 0.96, 880 * 0.94)
    assert all(box.is_within(hide) for box in boxes)


@pytest.mark.parametrize(("trick", "trump", "told"), [
    ("1:4g", "8y", "'led: highest so far'"), ("1:4g5g", "8y", "'highest so far'"),
    ("1:4g2y", "8y", "'trump: highest so far'"), ("1:4y2y", "8y", "'led: highest so far'")])
def test_the_best_card_of_a_trick_says_why_and_nobody_repeats_what_was_played(
        open_house, trick, trump, told):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("9r7b/2r3b/3r1b", trump, trick=trick), "open", seats=3)
    house.frames(2)
    assert told in house.words() and " played " not in house.words()


def test_empty_places_say_whose_turn_it_is_and_who_comes_next(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("9r7b/2r3b/3r1b", trick="2:4g"), "open", seats=3)
    house.frames(2)
    spots = {name: box for page in table.picture.drawn for name, box in page.leaves}
    assert spots["'you'"].is_within(table.show.board.box_of("side/0"))
    assert spots["'next'"].is_within(table.show.board.box_of("side/1"))
    house.in_position("herrlof", at("9r7b/2r3b/3r1b", stage="1:play"), "open", bots=(1,), seats=3)
    house.frames(1)
    words = house.words()
    assert "'now'" in words and "'next'" in words and "'last'" in words and "'you'" not in words


@pytest.mark.parametrize(("last", "told"), [
    ("1:4g5g6g", "'took it with green 6'"), ("1:4g5b6b", "'took it with green 4: green was led'"),
    ("1:8g5y6g", "'took it with yellow 5: trump'"),
    ("1:9g5g6g", "'green 9 won: Embla leads'"),
    ("1:9gH6g", "'took it. Hagalaz: Embla leads'"),
    ("1:4gV6g", "Embla destroyed it")])
def test_the_small_trick_before_says_what_became_of_it(open_house, last, told):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", at("9r7b/2r3b/3r1b", trick="2:4b", last=last), "open",
                              seats=3)
    house.frames(2)
    box = next(box for page in table.picture.drawn for name, box in page.leaves
               if told in name)
    cards = [table.show.board.box_of(f"last/{n}") for n in range(3)]
    assert box.y > max(card.bottom for card in cards)
    assert box.x < 960 < box.right


@pytest.mark.parametrize(("cards", "moves", "told"), [
    ("1g3b/2r4y/3r5b", ("play 1g", "play 2r", "play 3r", "keep", "steal 1"),
     "took it with a 1, and a trick from Ask"),
    ("6g3b7r/2r4y5y/4r5b7b", ("play 6g", "play 2r", "play 4r", "steal 1", "return 7r"),
     "took it and swapped with Ask")])
def test_what_a_card_took_besides_its_trick_is_told_beside_it_and_nowhere_else(
        open_house, cards, moves, told):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at(cards, tricks="0/1/0"), "open", seats=3)
    play(house, "herrlof", *moves)
    house.frames(2)
    words = house.words()
    assert f"'{told}'" in words and " won: " not in words and "gave a card back" not in words


@pytest.mark.parametrize(("cards", "moves"), [
    ("1g3b4b/2r4y5y", ("play 1g", "play 2r", "steal 1")),
    ("6g3b7r/2r4y5y", ("play 6g", "play 2r", "steal 1"))])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_what_a_card_took_of_the_only_other_player_is_told_in_full(open_house, text, cards, moves):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text = text
    house.house.change()
    table = house.in_position("herrlof", at(cards, tricks="0/1"), "open")
    play(house, "herrlof", *moves)
    house.frames(2)
    assert "took it with a " in house.words()
    assert not [said for page in table.picture.drawn for said in page.shortened if "took" in said]


def test_whose_turn_it_is_changes_once_the_card_has_landed(open_house):
    house = open_house("--speed", "1")
    table = house.in_position("herrlof", at("9r7b/2r3b/3r1b"), "open", bots=(1, 2), seats=3)
    house.frames(60)
    table.play(0, table.rules.parse("play 9r"))
    for _ in range(40):
        house.frames(1)
        if table.show.layer.moving:
            break
    assert table.show.trick and table.show.turning and table.show.asked == [0]
    assert "'you'" in house.words() and "'now'" not in house.words()
    for _ in range(60):
        house.frames(1)
        if not table.show.layer.moving:
            break
    assert table.show.asked == [1]
    house.frames(1)
    assert "'now'" in house.words() and "'you'" not in house.words()


@pytest.mark.parametrize("tricks", ["1/4/0", "2/2/0", "0/0/0"])
def test_tricks_are_told_on_every_panel(open_house, tricks):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", at("9r7b/2r3b/3r1b", tricks=tricks, predictions="2/2/2"), "peek",
                      bots=(1, 2), seats=3)
    house.frames(2)
    words = house.words()
    assert ("'4 tricks'" in words) == (tricks == "1/4/0")


@pytest.mark.parametrize("trick", ["1:4b", "1:4r"])
def test_what_is_to_be_done_has_the_name_of_whoever_does_it(open_house, trick):
    """Also the longest sentence."""
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.in_position("herrlof", at("9g7g/2r3b/3r1b", trick=trick), "open", seats=3)
    house.frames(2)
    room = table.show.board.box_of("task/0")
    names = [name for page in table.picture.drawn for name, box in page.leaves
             if box.overlaps(room)]
    assert "'Freja'" in names and any("none can win" in name for name in names)


def test_the_table_tells_both_rounds_and_points_that_end_a_match(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    for language in ("en", "sv"):
        house.house.settings.language = language
        house.house.change()
        table = house.in_position("herrlof", at("2r3b/4r7g", round=3), "open")
        house.frames(2)
        told = house.house.words("herrlof-round", 3, 10, 50)
        assert "50" in told and told in house.words()
        assert not [one for page in table.picture.drawn for one in page.shortened]
