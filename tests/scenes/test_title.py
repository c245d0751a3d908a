"""The title: a fire that burns, covers of which one rises and moves, and what is said of each."""

from __future__ import annotations

import itertools
import os
import re
import time
from random import Random
from time import mktime

import pygame
import pytest

from game.core import series as evenings
from game.core.record import Player
from game.core.series import BEST_OF, Played, Series
from game.core.words import LANGUAGES, Words
from game.games import GAMES, load_rules
from game.kiosk.counters import Counters
from game.kiosk.kiosk import Kiosk
from game.picture.screen import SAFE, Box
from game.scenes.title.title import RESUMED, SOON, TitleScene
from game.tables.game_facts import DOT, list_facts
from game.tables.match_line import tell_moment
from game.ui.furniture.box_art import name_moving
from game.ui.furniture.hearth import EDGE, FIRE, STEPS
from tests.gallery import LONG
from tests.games.reindeer.country import sit
from tests.house import PEOPLE, OpenHouse
from tests.scenes.test_menus import focus
from tests.scenes.test_pages import speak
from tests.scenes.test_series import boxed

SECOND = 60  # frames
ALL = GAMES


@pytest.fixture
def house(open_house) -> OpenHouse:
    return open_house("--speed", "1", "--seed", "1", "--size", "1280x720")


def seen(house: OpenHouse, box: Box) -> bytes:
    """The pixels of a box."""
    screen = house.house.screen
    part = pygame.Rect(
        *screen.to_pixel(box.x, box.y), screen.to_pixels(box.w), screen.to_pixels(box.h))
    return pygame.image.tobytes(screen.surface.subsurface(part), "RGB")


def said(house: OpenHouse) -> list[str]:
    return [repr(words) for words, _ in house.top.page.words]


def cover(house: OpenHouse, game: str) -> Box:
    """The part of a cover's place that its picture fills whether it has the focus or not, and that
    the fire does not light."""
    box = house.top.page.spots[f"game/{game}"].box
    return Box(box.x + EDGE + 30, box.y + 100, box.w - EDGE - 60, 140)


# the fire

def test_the_fire_burns_and_stands_still_where_motion_is_not_wanted(house):
    house.frames(10)
    before = seen(house, FIRE)
    house.frames(SECOND)
    assert seen(house, FIRE) != before
    house.house.settings.reduced_motion = True
    before = seen(house, FIRE)
    house.frames(SECOND)
    assert seen(house, FIRE) == before


def test_the_fire_is_calm_and_in_many_frames_nothing_of_it_is_new(house):
    house.frames(10)
    pictures = set()
    for _ in range(SECOND):
        house.frames()
        pictures.add(seen(house, FIRE))
    assert 5 < len(pictures) <= 2 * STEPS + 2 < SECOND


# the covers

def test_the_cover_in_focus_is_larger_and_moves_and_the_others_rest(house):
    house.frames(2)
    assert house.top.focus.name == "game/hamnar"
    boxes = {game: cover(house, game) for game in ALL[:2]}
    first = {game: seen(house, box) for game, box in boxes.items()}
    house.frames(SECOND)
    later = {game: seen(house, box) for game, box in boxes.items()}
    assert first["hamnar"] != later["hamnar"] and first["herrlof"] == later["herrlof"]
    house.press("right")
    house.frames(2)
    assert seen(house, boxes["herrlof"]) != later["herrlof"]


def test_a_cover_keeps_its_place_whichever_has_the_focus(house):
    boxes = {name: spot.box for name, spot in house.top.page.spots.items()}
    for name in boxes:
        focus(house, name)
        assert {other: spot.box for other, spot in house.top.page.spots.items()} == boxes


def test_at_rest_a_cover_is_its_whole_picture(house):
    art = house.house.art
    for game in ALL:
        name = f"ui/cover_{game}"
        whole, laid = art.load_picture(name, 240, 300), art.load_picture(
            f"{name}_still", 240, 300).copy()
        laid.blit(art.load_picture(name_moving(game), 240, 300), (0, 0))
        pairs = zip(pygame.transform.average_color(whole), pygame.transform.average_color(laid),
                    strict=True)
        assert all(abs(one - other) <= 2 for one, other in pairs), game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_what_is_said_in_brief_has_as_many_players_as_the_rules(game, language):
    said = Words(language)(f"brief-{game}", 40)
    players, minutes, kind = said.split(" · ")
    seats = load_rules(game).SEATS
    assert [int(n) for n in players.split("–")] == sorted({min(seats), max(seats)})
    assert minutes == "40 min" and kind.isalpha()


@pytest.mark.share(3)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_game_has_a_sentence_while_it_has_the_focus(house, language, text):
    speak(house.house, language, text)
    for game in ALL:
        focus(house, f"game/{game}")
        page, sentence = house.top.page, repr(house.house.words(f"pitch-{game}"))
        assert said(house).count(sentence) == 1
        assert [name for name in said(house) if "pitch" in name] == []
        assert page.problems == [] and page.shortened == []
    focus(house, "settings")
    assert sentence not in said(house)

SELDOM = "settings", "quit"


# the menu

def test_the_menu_is_below_the_games_and_what_goes_on_is_before_it(house):
    house.at_table(moves=("@sun",))
    house.house.to_title()
    house.frames()
    spots = house.top.page.spots
    games = [spot.box for name, spot in spots.items() if name.startswith("game/")]
    boxes = {name: spot.box for name, spot in spots.items() if not name.startswith("game/")}
    assert len({box.y for box in games}) == 1
    row = [box for name, box in boxes.items() if name not in SELDOM]
    assert len({(box.y, box.h) for box in row}) == 1, "and all of it is as high"
    assert max(box.bottom for box in games) < row[0].y
    assert min(boxes[name].y for name in SELDOM) >= row[0].bottom, "and the rest is under it"
    assert spots["resume/0"].box.right < spots["series"].box.x
    house.press("down")
    assert house.top.focus.name == "resume/0"
    house.press("up")
    assert house.top.focus.name.startswith("game/")


def test_from_the_way_out_one_gets_back_where_one_came_from(house):
    for game in (ALL[1], ALL[3]):
        for way in ("up", "cancel"):
            focus(house, f"game/{game}")
            house.press("cancel")
            assert house.top.focus.name == "quit"
            house.press(way)
            assert house.top.focus.name == f"game/{game}"
    focus(house, f"game/{ALL[0]}")
    house.press("cancel", "left", "right", "up")
    assert house.top.focus.name == "kept", "whoever has steered goes on from there"


# matches under seal

def test_the_menu_is_one_row_and_what_is_pressed_seldom_ends_the_row_of_hints(house):
    house.house.to_title()
    house.frames()
    boxes = {name: spot.box for name, spot in house.top.page.spots.items()
             if not name.startswith(("game/", "resume/"))}
    for names, first in (({*boxes} - {*SELDOM}, "series"), ({*SELDOM}, "settings")):
        row = sorted(names, key=lambda name: boxes[name].x)
        assert row[0] == first and len({(boxes[name].y, boxes[name].h) for name in row}) == 1
        gaps = {round(boxes[two].x - boxes[one].right) for one, two in itertools.pairwise(row)}
        assert len(gaps) == 1 and gaps.pop() > 0
        focus(house, row[0])
        for name in row[1:]:
            house.press("right")
            assert house.top.focus.name == name
    focus(house, "settings")
    house.press("down")
    assert house.top.focus.name == "settings", "nothing lies under it"
    house.press("up")
    above, under = boxes[house.top.focus.name], boxes["settings"]
    assert above.x - under.w / 2 <= under.center[0] <= above.right + under.w / 2
    assert above.bottom <= under.y, "what lies over it"


def test_where_one_cannot_leave_settings_stand_alone(house):
    house.house.kiosk = Kiosk(house.house.store, house.house.settings, Counters(), safe=True)
    spots = TitleScene(house.house).page.spots
    assert "quit" not in spots
    assert spots["settings"].box.right == SAFE.right
    assert spots["settings"].box.bottom == SAFE.bottom


def drawn(house: OpenHouse) -> list[str]:
    """The texts on the page, from what was put on it."""
    known = {id(image): key for key, image in house.house.art.kept.items() if key[0] == "text"}
    return [known[id(item.image)][1] for item in house.top.page.drawn if id(item.image) in known]


def test_a_match_to_go_on_with_shows_its_game_whose_turn_it_is_and_its_hour(house):
    house.at_table(moves=("@sun",), players=LONG)
    house.at_table(moves=("@sun", "@pawn"), players=PEOPLE)
    house.house.to_title()
    house.frames()
    texts = drawn(house)
    assert sum("Hamnár" in text for text in texts) == 3, "under its cover, and on both"
    assert house.house.words("turn-of", PEOPLE[0].name) in texts
    assert LONG[1].name in texts, "so long a name stands alone where there is little room"
    assert sum("today " in text for text in texts) == 2, "two of one game are told apart"


@pytest.mark.parametrize(("age", "there"), [(0, "resume/0"), (SOON + 60, "game/hamnar")])
def test_who_opens_the_house_again_right_after_a_match_goes_on_with_one_press(
        open_house, age, there):
    before = open_house("--speed", "1")
    before.at_table(moves=("@sun",), players=PEOPLE)
    assert before.house.store.disk.flush(60)
    (file,) = before.house.store.records.glob("*.jsonl")
    os.utime(file, (time.time() - age,) * 2)
    after = open_house("--speed", "1")
    after.frames()
    assert (after.scene, after.top.focus.name) == ("TitleScene", there)


def test_whoever_ends_a_match_that_she_went_on_with_comes_back_to_its_game(open_house):
    house = open_house("--speed", "instant")
    for _ in range(2):  # one more waits
        house.at_table(moves=("@sun",), players=PEOPLE)
    house.house.to_title()
    house.frames()
    boxed(house, "resume/0")
    house.press("confirm")
    house.until("LobbyScene")
    boxed(house, "start")
    house.press("confirm")
    house.until("TableScene")
    rng, table = Random(1), house.table
    while house.match.result is None:
        seat = next(iter(house.match.prompts))
        table.play(seat, rng.choice(list(table.rules.moves(house.match.state, seat))))
        table.settle()
    house.until("ResultsScene")
    house.house.to_title()
    house.frames()
    assert house.top.focus.name == "game/hamnar"


def test_two_matches_of_the_same_people_say_how_far_each_is(house):
    for moves in (("@sun",), ("@sun", "@pawn")):
        house.at_table(moves=moves, players=PEOPLE)
    house.house.to_title()
    for file in house.house.store.records.glob("*.jsonl"):  # in the same minute
        os.utime(file, (time.time(),) * 2)
    house.house.to_title()
    house.frames()
    texts, say = drawn(house), house.house.words
    assert [sum(say("kept-open", n) in text for text in texts) for n in (1, 2, 3)] == [1, 1, 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_day_and_an_hour_that_are_long_are_said_in_full(house, language):
    house.house.settings.language = language
    house.house.change()
    wednesday = mktime((2026, 9, 30, 20, 44, 0, 0, 0, -1))
    for names in (("Bo", "Ask"), ("Freja", "Li")):
        table = house.at_table(moves=("@sun",), players=tuple(map(Player, names)))
        file = table.match.record.file
        house.house.to_title()
        os.utime(file, (wednesday, wednesday))
    house.house.to_title()
    house.frames()
    texts = drawn(house)
    assert not any("…" in text for text in texts)
    assert texts.count(tell_moment(house.house, wednesday)) == 2


@pytest.mark.parametrize("text", [1.5, 1.75, 2.0])
def test_nothing_of_two_matches_to_go_on_with_is_cut_in_large_letters(open_house, text):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.house.settings.text = text
    house.house.change()
    sit(house, seats=3)
    house.touch("button/done")
    house.at_table(moves=("@sun",))
    house.house.to_title()
    house.frames()
    assert not any("…" in said for said in drawn(house))


def test_each_match_to_go_on_with_says_so_and_the_button_to_all_how_many_more_wait(house):
    say = house.house.words
    for count in range(1, 5):
        house.at_table(moves=("@sun",), players=PEOPLE)
        house.house.to_title()
        house.frames()
        assert drawn(house).count(say("resume")) == min(count, RESUMED)
        shown = [name for name in house.top.page.spots if name.startswith("resume/")]
        assert len(shown) == min(count, RESUMED)
        more = count - RESUMED
        assert [text for text in drawn(house) if text.startswith("+")] == [f"+{more}"] * (more > 0)
    assert say("resume-others", 2) in house.top.page.told["kept"]


def test_matches_to_go_on_with_are_of_one_build_and_begin_with_the_menu_whoever_sits_there(house):
    for names in (("Alexandra", "Sten"), ("Bo", "Ask"), ("Sten", "Alexandra")):
        house.at_table(moves=("@sun", "@pawn"), players=tuple(map(Player, names)))
        house.house.to_title()
        house.frames()
        page, known = house.top.page, house.house.art.kept.items()
        texts = {id(image): key for key, image in known if key[0] == "text"}
        strips = [spot.box for name, spot in page.spots.items() if name.startswith("resume/")]
        row = page.spots["kept"].box
        assert len({(box.y, box.h, box.w) for box in strips}) == 1
        assert strips[0].y == row.y, "in one row with the menu"
        assert strips[0].bottom == row.bottom < page.hints_top, "hints are under all"
        built = [[(texts[id(one.image)][2], round(one.x - box.x), one.y)
                  for one in page.drawn if id(one.image) in texts
                  and box.has_point(one.x, one.y)][:2] for box in strips]
        assert all(one == built[0] for one in built)
    assert len(strips) == RESUMED


def test_of_every_game_is_told_in_brief_for_how_many_it_is_how_long_and_of_what_kind(house):
    for game in ALL:
        focus(house, f"game/{game}")
        page = house.top.page
        for other in ALL:
            box, (*told, kind) = page.spots[f"game/{other}"].box, list_facts(house.house, other)
            assert [at for words, at in page.words
                    if words == DOT.join(told) and box.has_point(*at.center)]
            assert (repr(kind) in said(house)) is (other == game)


def test_during_a_game_night_it_is_told_how_long_games_take_for_those_who_are_there(house):
    """As the night itself says it, whatever a lobby was left with."""
    home = house.house
    there = ("Freja", "Ask", "Embla")
    evenings.save(home.store.data, Series(("hamnar", "haggis"), 1, [
        Played("", "hamnar", there[:2], (True, True), (1, 2))], people=there))
    home.to_title()
    focus(house, "game/haggis")
    told = [DOT.join(list_facts(home, "haggis", seats)[:2]) for seats in (2, 3)]
    assert told[0] != told[1]
    assert [repr(one) in said(house) for one in told] == [False, True]


@pytest.mark.parametrize("matches", BEST_OF)
def test_the_title_tells_the_minutes_that_the_game_night_tells(house, matches):
    people = ("Freja", "Torsten", "Embla")
    done = Played("", "haggis", people, (True,) * 3, (1, 2, 3))
    games = ("haggis", *(game for game in ALL if game != "haggis"))
    evenings.save(house.house.store.data, Series(games, matches, [done], people=people))

    def minutes(game: str) -> list[str]:
        at = house.top.page.spots[f"game/{game}"].box
        return [found[0] for words, box in house.top.page.words if at.has_point(*box.center)
                and (found := re.search(r"[\d–]+ min", words))]

    house.house.to_title()
    focus(house, "game/hamnar")
    told = {game: minutes(game) for game in ALL if game != "haggis"}
    focus(house, "series")
    house.press("confirm")
    focus(house, "change")
    house.press("confirm")
    assert house.scene == "ChangeScene"
    house.frames()
    assert told == {game: minutes(game) for game in told} and all(told.values())


def test_three_ordinary_names_are_written_in_full(house):
    people = tuple(map(Player, ("Freja", "Ask", "Embla")))
    table = house.at_cards("herrlof", people, "open")
    table.play(0, ("predict", 2))
    house.house.to_title()
    house.frames()
    assert {person.name for person in people} <= set(drawn(house))
    assert house.top.page.problems == [] == house.top.page.shortened


# every device

def test_a_pointer_and_a_pad_reach_every_game(house):
    pad = house.plug("sony")
    focus(house, f"game/{ALL[0]}")
    for game in ALL[1:]:
        house.tap(pad, "dpad_right")
        assert house.top.focus.name == f"game/{game}"
    house.tap(pad, "dpad_down")
    assert not house.top.focus.name.startswith("game/")
    for game in ALL:
        box = house.top.page.spots[f"game/{game}"].box
        house.click(box.center)
        assert (house.scene, house.top.game) == ("LobbyScene", game)
        house.house.to_title()
        house.frames()


def test_the_rules_of_the_game_in_focus_are_one_press_away(house):
    for _ in range(2):
        house.press("right")
    game = house.top.focus.name.removeprefix("game/")
    said = {name for name, _ in house.top.page.leaves}
    assert {repr(house.house.words("hint-rules")), repr(house.house.words("quit"))} <= said
    house.press("rules")
    assert (house.scene, house.top.game) == ("RulebookScene", game)
    house.press("cancel")
    assert (house.scene, house.top.focus.name) == ("TitleScene", f"game/{game}")
    house.press("down", "rules")
    assert house.scene == "TitleScene", "nothing is looked at"


def test_the_heading_of_matches_to_go_on_with_is_whole_while_the_first_has_the_focus(house):
    house.at_table(moves=("@sun",), players=PEOPLE)
    house.house.to_title()
    word, scale, shown = house.house.words("resume"), house.house.screen.scale, list[bytes]()
    for name in ("settings", "resume/0"):
        focus(house, name)
        house.frames()
        texts = {id(image): key[1] for key, image in house.house.art.kept.items()
                 if key[0] == "text"}
        image, x, y = next(one for one in house.top.page.drawn if texts.get(id(one[0])) == word)
        w, h = image.get_size()
        letters = Box(x, y, w / scale, h / scale)
        shown.append(seen(house, letters.inset(letters.w / 6, letters.h / 4)))
    assert max(abs(one - other) for one, other in zip(*shown, strict=True)) < 10


def test_only_what_has_the_focus_is_loud_in_the_menu(house):
    """All entries but that lie on one ground."""
    house.house.to_title()
    focus(house, "game/hamnar")
    house.frames()
    screen, grounds = house.house.screen, set()
    for name in ("series", "puzzles", "nightboard", "kept"):
        box = house.top.page.spots[name].box
        grounds.add(screen.surface.get_at(screen.to_pixel(box.x + 10, box.y + 14))[:3])
    assert len(grounds) == 1
