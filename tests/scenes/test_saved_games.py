"""Saved games: how each stands, whose turn it is and who sits there."""

from __future__ import annotations

import pytest

from game.devices.press import Action
from game.house import new_file
from game.match import Header, Player, start
from game.picture.theme import GOLD, INK
from game.scenes.covers import SHAPE
from game.scenes.match_line import stands, whose_turn
from game.scenes.saved_matches import SavedMatchesScene
from game.scenes.saved_plank import parts, slots
from game.shelf import rules
from game.tables.style import table_style
from tests.house import PEOPLE, OpenHouse
from tests.scenes import text_of, words_on


@pytest.fixture(scope="module")
def house(shared_house: OpenHouse) -> OpenHouse:
    return shared_house


def test_a_match_that_goes_on_and_one_that_is_watched_have_pictures_of_their_own(house):
    home = house.house
    for plies in (8, 400):
        match = start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, str(plies)),
                      new_file(home.records, "hamnar"))
        house.wander(match, plies)
        assert (match.result is not None) is (plies == 400)
    scene = SavedMatchesScene(home)
    home.stack.push(scene)
    page = scene.page
    deeds = {scene.kept[n].match.result is None: page.spots[f"kept/{n}"].hints for n in range(2)}
    assert deeds[True] == ((Action.CONFIRM, "resume"),)
    assert deeds[False][0] == (Action.CONFIRM, "replay")
    cover = parts(page, page.spots["kept/0"].box).cover
    pictures = {image for image, _, _ in page.drawn}
    whole = home.art.picture("ui/cover_hamnar", cover.h * SHAPE, cover.h)
    assert whole in pictures, "the cover, until the position is painted"
    crowns = [image for key, image in home.art._kept.items() if key[0] == "ui/crown"]
    assert sum(image in crowns for image in pictures) == 1, "on whoever has won"
    for n, other in ((0, 1), (1, 0)):
        scene.focus.name = f"kept/{n}"
        scene.stale()
        for colour, seen in ((GOLD, [1, 0]), (INK, [0, 1])):
            told = [text_of(home.art, scene.page, home.words(scene._entry(scene.kept[at]).verb),
                            scene.page.spots[f"kept/{at}"].box, colour) for at in (n, other)]
            assert told == seen, "a button on the plank in the focus alone"
    home.to_title()


def test_whoever_is_asked_in_a_saved_game_stands_in_the_light_and_is_told_on_a_flag(house):
    home = house.house
    match = start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, "3"),
                  new_file(home.records, "hamnar"))
    lit = []
    for plies in (2, 1):
        house.wander(match, plies)
        (asked,) = match.waits_for
        page = SavedMatchesScene(home).page
        plank = page.spots["kept/0"].box
        at = parts(page, plank)
        inside = [one for one in page.drawn if plank.holds(one.x, one.y)]
        (tile,) = [one for one in inside if one.y == at.sitters.y]
        box = slots(page, at.sitters, match, 2)[asked][1]
        assert tile.x == box.x and tile.image.get_width() == home.art.pixels(box.w)
        words = {one.y: key[1] for key, image in home.art._kept.items() for one in inside
                 if key[0] == "text" and image is one.image}
        assert words[min(words)] == home.words("kept-even")
        assert home.words("turn-of", PEOPLE[asked].name) in words.values()
        lit.append(asked)
    assert lit[0] != lit[1]


def test_whoever_leads_is_told_first_and_a_flag_says_whose_turn_it_is(house):
    home = house.house
    match = start(Header("haggis", rules("haggis").VERSION, PEOPLE, "3"),
                  new_file(home.records, "haggis"))
    house.wander(match, 150)
    (asked,) = match.waits_for
    scene = SavedMatchesScene(home)
    for name in ("kept/0", "back"):
        scene.focus.name = name
        scene.stale()
        plank = scene.page.spots["kept/0"].box
        for words in (home.words("turn-of", PEOPLE[asked].name), stands(home, match)[0]):
            assert text_of(home.art, scene.page, words, plank) == 1


def test_a_saved_game_says_how_far_it_is_and_who_leads(house):
    say = house.house.words
    match = start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, "3"), None)
    house.wander(match, 7)
    assert stands(house.house, match) == (say("kept-even"), say("kept-open", 7))
    match = start(Header("haggis", rules("haggis").VERSION, PEOPLE, "3"), None)
    house.wander(match, 150)
    points = [one.total for one in table_style("haggis").standings(match.state)]
    best = max(points)
    assert points.count(best) == 1
    assert stands(house.house, match) == (
        say("kept-ahead", PEOPLE[points.index(best)].name),
        f"{best} {say('standing-points', best)}", say("sheet-heading", match.state.round))
    country = start(Header("reindeer", rules("reindeer").VERSION, PEOPLE, "3"), None)
    country.states[-1] = country.rules.read("usa 60/0+ 1,2 1:0 450:-/700:- -")
    assert stands(house.house, country)[0] == say("kept-ahead", PEOPLE[1].name)
    house.wander(match, 9000)
    (winner,) = match.result.winners
    best = match.result.scores[winner]
    assert stands(house.house, match) == (
        say("kept-over", PEOPLE[winner].name, 1), f"{best} {say('standing-points', best)}")


def test_people_sit_in_the_same_columns_whatever_their_names_are(house):
    home = house.house
    for n, names in enumerate((("Bo", "Li"), ("Wwwwwwwwww", "Mmmmmmmmmm"), ("Bo", "Li", "Ask"))):
        players = tuple(map(Player, names))
        house.wander(start(Header("haggis", rules("haggis").VERSION, players, str(n)),
                           new_file(home.records, "haggis")), 2)
    scene = SavedMatchesScene(home)
    page = scene.page
    sitters = parts(page, page.spots["kept/0"].box).sitters
    seats = [slots(page, sitters, saved.match, 3) for saved in scene.kept[:3]]
    assert len({face.x for (_, (face, _), *_) in seats}) == 1
    assert page.shortened == []


def test_a_list_of_saved_games_tells_which_of_them_it_shows(house):
    home = house.house
    home.records.mkdir(exist_ok=True)
    for n in range(8):
        house.wander(start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, str(n)),
                           new_file(home.records, "hamnar")), 2)
    scene = SavedMatchesScene(home)
    home.stack.push(scene)
    shown = sum(name.startswith("kept/") for name in scene.page.spots)
    total = len(scene.kept)
    assert shown < total
    assert home.words("kept-of", 1, shown, total) in words_on(scene)
    seen = {scene.focus.name}
    for _ in range((total - 1) // 2):
        house.press("down")
        seen.add(scene.focus.name)
    assert seen == {f"kept/{n}" for n in range(0, total, 2)}, "row by row, also to what was hidden"
    last = total - total % 2  # rows have two
    assert home.words("kept-of", last - shown + total % 2 * 2 + 1, total, total) in words_on(scene)
    house.press("down")
    assert scene.focus.name == "back"
    assert f"kept/{total - 1}" in scene.page.spots, "what was seen stays"
    home.to_title()


def test_a_flag_names_everybody_whose_turn_it_is(house):
    say = house.house.words
    players = (*PEOPLE, Player("Ask"))
    match = start(Header("herrlof", rules("herrlof").VERSION, players, "3"), None)
    assert whose_turn(house.house, match) == say("turn-of-all")
    house.wander(match, 1)
    names = [players[seat].name for seat in match.waits_for]
    assert len(names) == 2
    assert whose_turn(house.house, match) == " – ".join(names)
