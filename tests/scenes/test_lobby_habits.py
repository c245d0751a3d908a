"""The lobby remembers how it was left, offers only what means something, and says what that is."""

from __future__ import annotations

import re

import msgspec
import pytest

from game import routes
from game.core import series as evenings
from game.core.faces import choose_faces, remove_dye
from game.core.match import start
from game.core.record import Header, Kind, Player, new_file
from game.core.series import Series
from game.core.settings import Habit, Settings
from game.core.words import LANGUAGES
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import GAMES, load_rules
from game.games.reindeer import RULES
from game.games.reindeer.table import A_GIFT
from game.picture.screen import HEIGHT, WIDTH, Box
from game.scenes.lobby.scene import LobbyScene
from game.tables.style import table_style
from tests.house import OpenHouse
from tests.night.test_night_scenes import go
from tests.scenes.test_menus import focus
from tests.ways import walk

WHOLE = Box(0, 0, WIDTH, HEIGHT)
FAST = ("--speed", "instant", "--seed", "1")


def sit(house: OpenHouse, game: str) -> None:
    go(house, f"game/{game}")
    assert house.scene == "LobbyScene"


def chosen(house: OpenHouse) -> tuple[object, ...]:
    top = house.top
    return tuple(top.seating.kinds), top.agreement.mode, dict(top.agreement.options)


def choose(house: OpenHouse) -> None:
    """Three people at Haggis, with an expert and a long match."""
    sit(house, "haggis")
    focus(house, "option/seats")
    house.press("confirm")
    focus(house, "kind/2")
    house.press("next")
    focus(house, "options")
    house.press("confirm")
    focus(house, "option/goal")
    house.press("confirm", "cancel")


WANTED = (("human", "skilled", "expert"), "closed", {"goal": "350", "bombs": "choose"})


def test_what_was_chosen_is_there_when_one_comes_back(house):
    choose(house)
    house.press("cancel")
    sit(house, "haggis")
    assert chosen(house) == WANTED
    house.press("cancel")
    sit(house, "herrlof")
    assert len(house.top.seating.kinds) == 2, "each game remembers its own"


def tells(house: OpenHouse, minutes: int) -> bool:
    """Whether the scene says that a game takes so many minutes, in words of its own."""
    return any(re.search(rf"\b{minutes} min", name) for name, _ in house.top.page.leaves)


def turn(house: OpenHouse, option: str) -> None:
    """Choose what comes next of a rule of the house, with presses."""
    focus(house, "options")
    house.press("confirm")
    focus(house, f"option/{option}")
    house.press("confirm", "cancel")
    assert house.scene == "LobbyScene"


def test_how_long_a_match_takes_follows_the_map_and_the_length_that_are_chosen(house):
    sit(house, "reindeer")
    assert tells(house, 60)
    turn(house, "map")
    assert tells(house, 30) and not tells(house, 60)
    turn(house, "quick")
    assert tells(house, 20) and not tells(house, 30)
    turn(house, "map")
    assert tells(house, 35) and not tells(house, 20)
    house.press("cancel")
    assert house.scene == "TitleScene"
    at = house.top.page.spots["game/reindeer"].box
    assert [name for name, box in house.top.page.words
            if "35 min" in name and at.has_point(*box.center)], "the title knows it too"


def told(house: OpenHouse, within: Box) -> list[str]:
    """The minutes that are told in a box."""
    return [found[0] for name, box in house.top.page.words
            if within.has_point(*box.center) and (found := re.search(r"\d+ min", name))]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("value", ["usual", "other", "unknown"])
def test_title_lobby_and_game_night_tell_the_same_minutes(house, game, value):
    """Also where the settings hold a value that is offered no more."""
    home, two = house.house, max(2, min(load_rules(game).SEATS))
    options = {name: values[-1] if value == "other" else "gone"
               for name, values in load_rules(game).OPTIONS.items() if value != "usual"}
    human: Kind = "human"
    kinds = (human,) * two
    home.settings.lobbies[game] = Habit(kinds, options=options)
    home.to_title()
    house.frames()
    title = told(house, house.top.page.spots[f"game/{game}"].box)
    lobby = LobbyScene(home, game, RIGHT_KEYS)
    home.stack.push(lobby)
    house.frames()
    assert told(house, WHOLE) == title != []
    home.to_title()
    evenings.save(home.store.data, Series((game,), people=("Freja", "Ask")))
    home.to_title()
    house.frames()
    assert told(house, house.top.page.spots[f"game/{game}"].box) == title


def test_the_same_holds_for_other_games(house):
    for game, option, usual, other in (("haggis", "goal", 30, 40), ("halmstad", "race", 45, 25),
                                       ("herrlof", "goal", 45, 20)):
        sit(house, game)
        assert tells(house, usual)
        turn(house, option)
        assert tells(house, other), game
        house.press("cancel")
    sit(house, "haggis")
    focus(house, "option/seats")
    house.press("confirm")
    assert tells(house, 65), "three people play longer to the same goal"


@pytest.mark.parametrize(("game", "seats", "values"), [
    ("herrlof", 2, {"50 points": 45, "25 points": 20, "One round": 10, "40 points": 35}),
    ("herrlof", 3, {"40 points": 45, "20 points": 20, "One round": 5, "50 points": 55}),
    ("haggis", 2, {"250 points": 30, "350 points": 40, "One round": 5, "Two rounds": 10}),
    ("haggis", 3, {"250 points": 45, "350 points": 65, "One round": 5, "Two rounds": 15})])
def test_no_two_values_of_a_goal_mean_the_same_and_a_higher_one_takes_longer(
    house, game, seats, values,
):
    sit(house, game)
    while len(house.top.seating.kinds) != seats:
        focus(house, "option/seats")
        house.press("confirm")
    for value, minutes in [*values.items()] * 2:
        (shown,) = [row.value for row in house.top.agreement.list_choices()
                    if row.name == "option/goal"]
        assert shown == value and tells(house, minutes)
        turn(house, "goal")


def test_fewer_coins_make_halmstad_shorter_and_the_tag_says_how_many(house):
    sit(house, "halmstad")
    for value, minutes in (("18 coins", 45), ("12 coins", 35), ("6 coins", 15)) * 2:
        (shown,) = [row.value for row in house.top.agreement.list_choices()
                    if row.name == "option/coins"]
        assert shown == value and tells(house, minutes)
        turn(house, "coins")
    turn(house, "race")
    assert tells(house, 25), "the race is shorter than all the coins"


def test_the_tag_of_a_goal_says_its_number_for_as_many_as_sit(house):
    sit(house, "herrlof")
    for _ in range(3):
        turn(house, "goal")
    assert house.top.agreement.options["goal"] == "40"
    focus(house, "option/seats")
    house.press("confirm")
    assert [row.value for row in house.top.agreement.list_choices()
            if row.name == "option/goal"] == ["40 points"]


def test_a_country_of_ones_own_takes_as_long_as_its_gifts():
    """What is known of a country of the house is what would be reckoned for it."""
    how = table_style("reindeer").choices.minutes
    for country in ("usa", "netherlands"):
        for quick in ("off", "on"):
            gifts = sum(RULES.atlases[country].demands[quick == "on"])
            known = how(3, {"map": country, "quick": quick})
            assert abs(known - A_GIFT * gifts) < 5
    assert how(3, {"map": "gone", "quick": "off"}) == how(3, {"map": "usa", "quick": "off"})


def test_a_map_is_there_after_the_lobby_of_another_game_and_after_an_evening(house):
    sit(house, "reindeer")
    turn(house, "map")
    house.press("cancel")
    sit(house, "hamnar")
    house.press("cancel")
    sit(house, "reindeer")
    assert house.top.agreement.options["map"] == "netherlands"
    house.house.to_title()
    house.frames()
    house.house.stack.push(LobbyScene(house.house, "reindeer", RIGHT_KEYS, names=("Siv", "Lo"),
                                      started=lambda *_: None))
    house.frames()
    turn(house, "quick")
    house.press("cancel")
    sit(house, "reindeer")
    assert house.top.agreement.options == {"map": "netherlands", "quick": "on"}
    assert house.top.seating.kinds == ["human", "skilled"], "and who sat there that evening did not"


def test_a_bot_has_no_name_that_people_were_called_by(house):
    house.house.settings.names = {"0": "Maria", "1": "Wilma", "2": "Embla"}
    sit(house, "haggis")
    focus(house, "option/seats")
    house.press("confirm")
    assert house.top.seating.kinds == ["human", "skilled", "skilled"]
    assert house.top.seating.names == ["Maria", "Birger", "Embla"]
    house.press("cancel")
    house.house.settings.names = {"0": "Birger"}
    sit(house, "haggis")
    assert house.top.seating.names == ["Birger", "Freja", "Embla"], "and none twice"


def test_it_is_there_after_a_match_and_after_a_restart(open_house):
    house = open_house(*FAST)
    choose(house)
    focus(house, "start")
    house.press("confirm")
    assert house.scene == "TableScene"
    house = open_house(*FAST)
    sit(house, "haggis")
    assert chosen(house) == WANTED


def test_whoever_had_a_device_sits_down_afresh_where_she_sat(open_house):
    house = open_house(*FAST)
    choose(house)
    focus(house, "kind/1")
    house.press("next")
    house.press("confirm", device=LEFT_KEYS)
    assert house.top.seating.devices == {0: RIGHT_KEYS, 1: LEFT_KEYS}
    focus(house, "option/secrecy")
    house.press("confirm")
    house.press("cancel", "cancel")
    house = open_house(*FAST)
    sit(house, "haggis")
    assert house.top.seating.kinds == ["human", "skilled", "expert"]
    assert house.top.agreement.mode == "curtain"
    house.press("confirm", device=LEFT_KEYS)
    assert house.top.seating.devices == {0: RIGHT_KEYS, 1: LEFT_KEYS}
    assert house.top.seating.kinds == ["human", "human", "expert"]


def two(open_house) -> OpenHouse:
    """A house in which Right has taken the first seat of Hamnár, and Left the second."""
    house = open_house(*FAST)
    sit(house, "hamnar")
    house.press("confirm", device=LEFT_KEYS)
    house.press("cancel", "cancel")
    return house


def test_whoever_opens_a_lobby_sits_where_her_device_sat(open_house):
    house = two(open_house)
    house.press("confirm", device=LEFT_KEYS)
    assert house.scene == "LobbyScene" and house.top.seating.devices == {1: LEFT_KEYS}
    assert house.top.seating.kinds == ["skilled", "human"], (
        "the first seat waits for its own player")
    house.press("confirm", device=RIGHT_KEYS)
    assert house.top.seating.devices == {0: RIGHT_KEYS, 1: LEFT_KEYS}
    assert house.top.seating.kinds == ["human", "human"]


def test_whoever_has_left_comes_back_to_her_own_seat_wherever_it_has_gone(open_house):
    house = two(open_house)
    sit(house, "hamnar")
    focus(house, "swap")
    house.press("confirm")
    assert house.top.seating.devices == {1: RIGHT_KEYS}
    house.press("confirm", device=LEFT_KEYS)
    assert house.top.seating.devices == {0: LEFT_KEYS, 1: RIGHT_KEYS}
    assert house.top.seating.names == ["Birger", "Freja"]


def test_a_device_that_never_sat_takes_the_first_seat_of_a_person(open_house):
    house = two(open_house)
    pad = house.plug("xbox", "Pad")
    house.tap(pad, "south")
    assert house.scene == "LobbyScene" and house.top.seating.devices == {0: pad.device}


def test_two_presses_in_a_row_on_a_game_only_open_its_lobby(house):
    house.press("confirm", "confirm", "confirm")
    assert house.scene == "LobbyScene"
    house.frames(1, 1.0)
    house.press("confirm")
    assert house.scene == "TableScene", "whoever waits a moment needs two presses"


def test_whoever_goes_on_pressing_play_is_heard_in_the_end(house):
    for _ in range(8):
        house.press("confirm")
        house.frames(1, 0.3)
    assert house.scene == "TableScene"


def test_a_lobby_hears_whoever_looks_round_in_it(house):
    house.press("confirm", "up", "down")
    focus(house, "start")
    house.press("confirm")
    assert house.scene == "TableScene"


def test_a_seat_that_shares_a_device_is_remembered_as_somebodys(house):
    sit(house, "hamnar")
    focus(house, "kind/1")
    house.press("confirm", "confirm")
    house.press("cancel")
    sit(house, "hamnar")
    assert house.top.seating.kinds == ["human", "human"]


@pytest.mark.parametrize("habit", [
    b'{"kinds":["human"]}', b'{"options":{"goal":"7","colour":"red"}}', b'{"kinds":[]}',
    b'{"kinds":["expert","novice","expert"],"sat":[9]}'])
def test_what_no_game_has_any_more_is_left_out(habit, open_house, tmp_path):
    (tmp_path / "settings.json").write_bytes(b'{"lobbies":{"haggis":%b}}' % habit)
    house = open_house(*FAST)
    sit(house, "haggis")
    assert len(house.top.seating.kinds) in load_rules("haggis").SEATS
    assert house.top.agreement.options == {"goal": "250", "bombs": "choose"}
    assert 0 in house.top.seating.devices
    focus(house, "start")
    house.until("LobbyScene")
    house.press("confirm")
    assert house.scene == "TableScene"


def test_settings_of_an_older_version_are_read(open_house, tmp_path):
    (tmp_path / "settings.json").write_bytes(b'{"names":{"0":"Tom"}}')
    house = open_house(*FAST)
    sit(house, "haggis")
    assert house.top.seating.names[0] == "Tom"
    house.press("cancel")
    kept = msgspec.json.decode((tmp_path / "settings.json").read_bytes(), type=Settings)
    assert kept.names == {"0": "Tom"}


def test_a_kiosks_guests_find_the_lobby_as_the_operator_left_it(open_house):
    house = open_house("--kiosk", *FAST)
    house.press("confirm")
    choose(house)
    house.press("cancel")
    house.app.guard.start_attract()
    house.press("confirm")
    sit(house, "haggis")
    assert house.top.seating.kinds == ["human", "skilled"]


# what is offered

def test_ways_to_hide_hands_are_offered_to_several_people_only(house):
    sit(house, "haggis")
    assert "option/secrecy" not in house.top.page.spots
    house.press("confirm", device=LEFT_KEYS)
    assert "option/secrecy" in house.top.page.spots


def test_nobody_is_told_of_other_seats_where_there_are_none(house):
    sit(house, "reindeer")
    while len(house.top.seating.kinds) > 1:
        house.top.agreement.turn_seats(1)
    house.frames()
    said = {name for name, _ in house.top.page.leaves}
    assert repr(house.house.words("lobby-alone")) in said


@pytest.mark.share(5)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_says_in_full_what_it_does(open_house, game, language, text):
    house = open_house(*FAST, "--size", "1280x720")
    house.house.settings.language, house.house.settings.text = language, text
    house.house.change()
    house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
    house.press("confirm", device=LEFT_KEYS)
    lobby = house.house.stack.find_highest(LobbyScene)
    for option in lobby.agreement.list_choices():
        while option.name not in house.top.page.spots:  # in the drawer, or before it
            if house.top is lobby:
                focus(house, "options")
            house.press("confirm" if house.top is lobby else "cancel")
        house.top.focus.name = option.name
        house.top.mark_stale()
        house.frames()
        said = {key[1] for key in house.house.art.kept if key[0] == "text"}
        assert option.about in said and not option.about.startswith("[")
        assert (house.top.page.problems, house.top.page.shortened) == ([], []), option.name


def test_a_countrys_name_is_said_in_full(open_house):
    house = open_house(*FAST, "--size", "1280x720")
    sit(house, "reindeer")
    for seats in load_rules("reindeer").SEATS:
        while len(house.top.seating.kinds) != seats:
            house.top.agreement.turn_seats(1)
        for _ in load_rules("reindeer").OPTIONS["map"]:
            house.top.agreement.turn_option("map", 1)
            assert house.top.page.shortened == [], seats


def test_nobody_turns_a_guest_who_sits_into_a_bot(house):
    sit(house, "haggis")  # with the right half
    house.press("confirm", device=LEFT_KEYS)
    seat = next(seat for seat, device in house.top.seating.devices.items() if device == LEFT_KEYS)
    focus(house, f"kind/{seat}")
    before = list(house.top.seating.kinds)
    house.press("confirm", "next")
    assert house.top.seating.kinds == before and house.notices()
    house.press("next", device=LEFT_KEYS)
    assert house.top.seating.is_bot(seat), "the player may do so"


def test_a_lesson_shows_whoever_opens_it_with_the_face_that_she_has_in_the_lobby(open_house):
    house = open_house(*FAST)
    house.house.settings.names = {"0": "Marta", "1": "Tramat"}  # of the same letters
    house.house.stack.push(LobbyScene(house.house, "hamnar", RIGHT_KEYS))
    house.press("confirm", device=LEFT_KEYS)
    lobby = house.top
    lobby.seating.call(1, "Tramat")
    faces = choose_faces(lobby.seating.make_players(), own=True)
    for device, name in ((RIGHT_KEYS, "Marta"), (LEFT_KEYS, "Tramat")):
        seat = next(seat for seat, own in lobby.seating.devices.items() if own == device)
        assert lobby.seating.names[seat] == name
        house.press("up", device=device)
        steps = walk(lobby.page.spots, lobby.focus.name, "learn")
        for press in (*steps, "confirm"):
            house.press(press, device=device)
        lesson = house.top
        assert (house.scene, lesson.show.name_of(0)) == ("LessonScene", name)
        assert remove_dye(lesson.show.face_of(0)).startswith(faces[seat])
        house.house.stack.pop()
        house.frames()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_opposite_a_learner_has_nobodys_name(open_house, game):
    house = open_house(*FAST)
    people = {str(seat): name for seat, name in enumerate(("Mia", "Ask", "Lotte", "Embla", "Per"))}
    house.house.settings.names = people
    house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
    house.frames()
    for press in (*walk(house.top.page.spots, house.top.focus.name, "learn"), "confirm"):
        house.press(press)
    own, *others = house.top.match.players
    assert own.name == "Mia"
    assert not {one.name for one in others} & {*people.values()}
    assert {one.kind for one in others} <= {"novice"}


def test_whoever_goes_on_with_a_match_has_the_keys_she_had(house):
    """Enter was Mette's and space Jens's; that somebody else sits first does not matter."""
    seats = Player("Olga"), Player("Jens"), Player("Mette")
    header = Header("herrlof", load_rules("herrlof").VERSION, seats, "1")
    match = start(header, new_file(house.house.store.records, "herrlof"))
    house.house.stack.open(routes.Resume(match, RIGHT_KEYS))
    house.frames()
    first = house.top.seating.devices
    assert first == {0: RIGHT_KEYS}, "nobody has sat at a table before"
    house.top.seating.devices = {2: RIGHT_KEYS, 1: LEFT_KEYS}
    house.until("LobbyScene")
    focus(house, "start")
    house.press("confirm")
    assert house.scene == "TableScene"
    house.house.to_title()
    house.house.stack.open(routes.Resume(match, LEFT_KEYS))
    house.frames()
    assert house.top.seating.devices == {2: RIGHT_KEYS, 1: LEFT_KEYS}


def test_the_rules_of_its_game_open_from_a_lobby_and_lead_back(house):
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.press("rules")
    assert house.scene == "RulebookScene"
    house.press("cancel")
    assert house.scene == "LobbyScene"
