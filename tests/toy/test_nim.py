"""A sixth game, from its rules to the title: what a game has to bring in its own folder, and that
the house asks for nothing more."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from game.bots.minds import Minds
from game.core.contract import BadText, make_luck
from game.core.match import resume
from game.core.series import Series, can_repeat, save
from game.core.words import LANGUAGES, Words
from game.devices.press import LEFT_KEYS
from game.games import GAMES, RULINGS, list_games, load_part, load_rules
from game.picture.board_map import read_board
from game.picture.screen import SAFE
from game.scenes.evening.scene import SeriesScene
from game.scenes.kiosk.posters import STEPS
from game.scenes.rules.scene import RulebookScene
from game.tables.style import table_style
from tests.games.laws import LAWS
from tests.games.test_rulings import examples, told
from tests.house import OpenHouse, find_pictures
from tests.night.test_night_scenes import go
from tests.program.collected import KEY, entries, keys_of, miscounted, plain, played
from tests.scenes.test_menus import focus
from tests.scenes.test_pages import menus, speak
from tests.toy.conftest import TOY

SEEDS = tuple(map(str, range(20)))


@pytest.fixture
def nim():
    return load_rules("nim")


# the rules


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_laws_hold(nim, law):
    for seed in SEEDS:
        law(nim, 2, seed)


def test_1_2_three_heaps_and_the_lot_says_who_begins(nim):
    starts = {nim.write(nim.setup(2, lot(seed), {})) for seed in SEEDS}
    assert starts == {"3/4/5 0/0 0", "3/4/5 0/0 1"}


def lot(seed):
    return make_luck(seed, -1)


def test_3_stones_of_one_heap_go_to_whoever_takes_them(nim):
    state = nim.read("3/4/5 0/0 0")
    assert [nim.say(move) for move in nim.moves(state, 0)] == [
        "a1", "a2", "a3", "b1", "b2", "b3", "b4", "c1", "c2", "c3", "c4", "c5"]
    assert nim.write(nim.step(state, 0, nim.parse("c2"), lot("1"))) == "3/4/3 2/0 1"


def test_4_the_last_stone_wins(nim):
    over = nim.step(nim.read("0/0/1 6/5 1"), 1, nim.parse("c1"), lot("1"))
    assert nim.result(over) == ((0, 1), (1,), "last")


@pytest.mark.parametrize("text", ["", "3/4/5 0/0", "3/4/5 0/0 2", "4/4/4 0/0 0", "3/4 5/0 0",
                                  "3/4/5 1/0 0", "03/4/5 0/0 0"])
def test_what_is_not_a_position_is_refused(nim, text):
    with pytest.raises(BadText):
        nim.read(text)


def test_the_examples_of_the_rulings_are_played(nim):
    found = examples((TOY / "nim" / "RULINGS.md").read_text(encoding="utf-8"))
    assert found
    for example in found:
        state = nim.read(example.position)
        for seat, move in example.legal:
            assert nim.refusal(state, seat, nim.parse(move)) is None
        for seat, move, words in example.refused:
            assert told(nim.refusal(state, seat, nim.parse(move)), Words("en")) == words


# the shelf


def test_it_stands_behind_our_games_and_only_while_its_folder_is_named(monkeypatch):
    assert list_games() == (*GAMES, "nim")
    monkeypatch.delenv("HEARTHSIDE_BESIDE")
    assert list_games() == GAMES
    with pytest.raises(KeyError):
        load_rules("nim")


def test_its_board_has_every_zone_and_its_pieces_have_pictures():
    style = table_style("nim")
    read_board(style.board).require_zones(style.zones)
    assert all((TOY / "assets" / f"{look.picture}.svg").is_file()
               for piece, look in style.looks.items() if piece != "turn")


# an evening


def sit_down(house: OpenHouse) -> None:
    """Two people, from the title to the table."""
    go(house, "game/nim")
    assert house.scene == "LobbyScene"
    house.press("confirm", device=LEFT_KEYS)
    house.until("LobbyScene")
    focus(house, "start")
    house.press("confirm")
    assert house.scene == "TableScene"
    house.heed()


def play_on(house: OpenHouse, moves: int = 99) -> None:
    """Touch the first stone that can have the focus, again and again."""
    for _ in range(moves):
        if not house.match.prompts:
            return
        seat, _ = house.asked()
        house.touch(house.table.focus[seat])


def test_two_people_play_it_from_the_title_to_its_results(house):
    sit_down(house)
    play_on(house)
    winner = house.match.result.winners[0]
    house.until("ResultsScene")
    said = [leaf for leaf, _ in house.top.page.leaves]
    name = house.table.name_of(winner)
    assert repr(house.house.words("result-wins", name)) in said
    assert repr(f"{name} took the last stone.") in said
    assert house.notices() == []
    house.press("left", "confirm")
    assert house.scene == "TableScene", "a rematch"


def test_a_stone_is_taken_with_those_behind_it(house):
    house.in_position("nim", "3/4/5 0/0 0")
    house.play(("take", 2, 2))
    assert house.match.rules.write(house.match.state) == "3/4/3 2/0 1"
    assert "'Freja takes 2 stones.'" in house.words()


def test_a_match_that_was_left_goes_on_from_the_title(house, open_house):
    sit_down(house)
    play_on(house, 2)
    state, file = house.match.state, house.match.record.file
    house = open_house("--speed", "instant")
    assert [match.rules.NAME for match in house.top.open] == ["nim"]
    assert resume(file).state == state


def test_without_its_folder_its_record_is_kept_and_named(house, open_house, monkeypatch):
    sit_down(house)
    play_on(house, 1)
    file = house.match.record.file
    kept = file.read_bytes()
    monkeypatch.delenv("HEARTHSIDE_BESIDE")
    house = open_house("--speed", "instant")
    assert house.top.open == []
    go(house, "kept")
    focus(house, "kept/0")
    house.press("confirm")
    assert house.notices() == ["Needs the game nim, which is not here."]
    assert file.read_bytes() == kept


def test_a_bot_answers_in_a_process_of_its_own(open_house):
    minds = Minds()
    try:
        house = open_house("--speed", "instant", minds=minds)
        house.in_position("nim", "1/4/5 1/1 0", bots=(1,))
        house.play(("take", 0, 1))
        house.think()
        house.frames(2)
        assert [line.seat for line in house.match.record.lines] == [0, 1]
        assert house.match.state.heaps == (0, 4, 4) or house.table.hands.players[1].kind == "novice"
        assert not house.notices()
    finally:
        minds.close()


def test_the_better_bots_leave_what_cannot_be_answered(nim):
    bot = load_part("nim", "bot")
    state = nim.read("0/4/5 2/1 1")
    for level in bot.LEVELS[1:]:
        assert nim.say(bot.choose(state, 1, lot("1"), None, level)) == "c1"


# the title and the menus


@pytest.fixture(params=[6, 8, 13])
def crowd(request, tmp_path, monkeypatch):
    """A number of games on the title: Nim, and some that are only cards."""
    others = tmp_path / "others"
    for n in range(request.param - 6):
        (others / f"card{n}").mkdir(parents=True)
        (others / f"card{n}" / RULINGS).touch()
        for language in LANGUAGES:
            file = others / "assets" / "words" / f"{language}-card{n}.ftl"
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(f"game-card{n} = The game number {n}\n", encoding="utf-8")
        cover = others / "assets" / "ui" / f"cover_card{n}.svg"
        cover.parent.mkdir(exist_ok=True)
        cover.write_bytes((TOY / "assets" / "ui" / "cover_nim.svg").read_bytes())
    monkeypatch.setenv("HEARTHSIDE_BESIDE", f"{TOY}:{others}")
    return request.param


@pytest.mark.share(3)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_title_has_room_for_all_games(open_house, crowd, language, text):
    house = open_house("--size", "1280x720")
    speak(house.house, language, text)
    house.frames(2)
    page = house.top.page
    cards = [page.spots[f"game/{game}"].box for game in list_games()]
    assert len(cards) == crowd
    assert all(card.is_within(SAFE.inset(-0.1)) for card in cards)
    assert not any(one.overlaps(other) for n, one in enumerate(cards) for other in cards[:n])
    assert not any(card.overlaps(spot.box) for card in cards for name, spot in page.spots.items()
                   if not name.startswith("game/"))
    assert page.problems == []
    if crowd <= 8:
        assert page.shortened == []
    assert house.notices() == []


def test_every_card_of_a_crowd_is_reached_by_presses(open_house, crowd):
    house = open_house()
    for before, game in pairwise(list_games()):
        house.top.focus.name = f"game/{before}"
        focus(house, f"game/{game}")


@pytest.mark.share(2)
@pytest.mark.parametrize("text", [1.0, 1.5])
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_menus_have_room_for_their_words(open_house, language, text):
    house = open_house("--size", "1920x1080")
    speak(house.house, language, text)
    for scene in menus(house.house, "nim"):
        assert scene.page.problems == [], type(scene).__name__


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_its_rules_can_be_read(house, language, text):
    speak(house.house, language, text)
    scene = RulebookScene(house.house, "nim")
    assert len(scene.list_sections()) == 5
    for number in scene.list_sections():
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        assert scene.page.problems == []


def test_its_rules_show_a_picture_where_it_has_no_example_and_it_has_no_card(house):
    house.house.stack.push(RulebookScene(house.house, "nim"))
    house.frames()
    assert house.top.focus.name == "section/1"
    assert "pieces/nim/stone" in {name for name, _ in find_pictures(house.top.page)}
    house.press("down")
    assert "ui/cover_nim" in {name for name, _ in find_pictures(house.top.page)}


# its words


def met() -> set[Any]:
    """Everything that is said while it is played."""
    return {plain(says) for seed in range(30) for says in played("nim", 2, seed)}


def wanted() -> set[str]:
    """Every key that is asked for while it is played, and by the scenes round it."""
    keys = set().union(*map(keys_of, met())) | {"nim-unknown-move"}
    keys |= {f"{begin}-nim" for begin in ("game", "about", "brief", "pitch")}
    keys |= {f"howto-nim-{n}" for n in STEPS}
    return keys | {f"rules-nim-{n}{end}" for n in range(1, 6) for end in ("", "-text")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_its_words_are_there_and_none_is_unused(language):
    lines = (TOY / "assets" / "words" / f"{language}-nim.ftl").read_text(encoding="utf-8")
    own = {line.split(" = ")[0] for line in lines.splitlines() if KEY.match(line)}
    asked, words = wanted(), Words(language)
    assert own - asked == set()
    assert asked - own <= set(entries(language)), "words of the house"
    values = {key: ("Freja", 2, "a")[:len(words.list_values(key))] for key in own}
    assert [key for key in own if {"[", "{"} & set(words(key, *values[key]))] == []


def test_its_words_are_told_as_much_as_they_have_names_for():
    assert [wrong for says in met() for wrong in miscounted(says)] == []


def test_the_page_on_adding_a_game_names_every_place_that_it_touches():
    page = (TOY / "README.md").read_text(encoding="utf-8")
    section = page.partition("\n## ")[0]
    places = tuple(re.findall(r"`([\w/.-]+)`", section))
    files = [file.relative_to(TOY).as_posix().replace("nim", "NAME") for file in TOY.rglob("*.*")
             if file.is_file() and file.parent != TOY and file.suffix != ".pyc"]
    assert files
    assert [file for file in files if not file.startswith(places)] == []


def test_its_players_are_ranked_by_matches_won(house):
    """A game night offers the best of three for it without being told its name."""
    assert can_repeat("nim")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_game_night_has_room_for_the_names_of_six_games(open_house, language, text):
    house = open_house("--seed", "1", "--size", "1280x720")
    speak(house.house, language, text)
    save(house.house.store.data, Series(house.house.games, people=("Freja", "Ask")))
    house.house.stack.push(SeriesScene(house.house, LEFT_KEYS))
    house.frames(2)
    page = house.top.page
    assert len(house.house.games) == 6
    assert (page.problems, page.shortened) == ([], [])
