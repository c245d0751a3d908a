"""Saved games: how each stands, whose turn it is and who sits there."""

from __future__ import annotations

import time

import pytest

from game.devices.press import Action
from game.house import new_file
from game.match import Header, Player, start
from game.picture.page import RING, Drawn, Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.scenes.habits import DOT
from game.scenes.match_line import (
    ahead,
    counts,
    day,
    in_round,
    lead,
    stands,
    touched,
    whose_turn,
)
from game.scenes.saved_matches import SavedMatchesScene
from game.scenes.saved_plank import parts, slots
from game.shelf import rules
from game.tables.faces import faced, sitters
from game.tables.miniature import FRAME
from game.tables.style import table_style
from tests.house import PEOPLE, OpenHouse
from tests.scenes import text_of, words_on


@pytest.fixture(scope="module")
def house(shared_house: OpenHouse) -> OpenHouse:
    return shared_house


def drawn(house: OpenHouse, page: Page, plank: Box, name: str) -> list[Drawn]:
    """Where a picture is drawn in a compartment, in whatever size."""
    images = [image for key, image in house.house.art._kept.items() if key[0] == name]
    return [one for one in page.drawn if plank.holds(one.x, one.y)
            and (one.image in images or one.image.get_parent() in images)]


def test_what_a_press_does_stands_on_a_plank_of_the_chosen_shelf_alone(house):
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
    faces = {faced(who, look) for who in sitters(PEOPLE) for look in ("glad", "sorry", "")}
    stood = set()
    for n, other in ((0, 1), (1, 0)):
        scene.focus.name = f"kept/{n}"
        scene.stale()
        stood.add(tuple((one.x, one.y) for name in sorted({"ui/cover_hamnar", *faces})
                        for one in drawn(house, scene.page, Box(0, 0, WIDTH, HEIGHT), name)))
        told = [text_of(home.art, scene.page, home.words(scene._entry(scene.kept[at], 200).verb),
                        scene.page.spots[f"kept/{at}"].box) for at in (n, other)]
        assert told == [1, 0]
        box = scene.page.spots[f"kept/{n}"].box
        at = parts(scene.page, box)
        cover = at.cover
        assert at.act.within(box) and not at.act.meets(cover), "it lies beside the box"
        assert not at.act.meets(at.hung.inset(-FRAME)), "or the table as it was left"
        assert at.lines[1].bottom <= at.act.y and at.act.bottom <= at.niche.bottom
        assert not at.act.meets(at.sitters) and not at.act.meets(at.game)
    assert len(stood) == 1 and len(*stood) == 6, "two boxes and four people stay"
    over = next(n for n in range(2) if scene.kept[n].match.result)
    assert len(drawn(house, scene.page, scene.page.spots[f"kept/{over}"].box, "ui/crown")) == 1
    home.to_title()


def test_the_lantern_hangs_by_what_has_the_focus_and_stays_there(house):
    home = house.house
    for n in range(3):
        house.wander(start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, str(n)),
                           new_file(home.records, "hamnar")), 2)
    scene = SavedMatchesScene(home)

    def by(name: str) -> str:
        scene.focus.name = name
        scene.stale()
        page = scene.page
        (lantern,) = drawn(house, page, Box(0, 0, WIDTH, HEIGHT), "ui/lantern_lit")
        beside = {one: spot.box.right for one, spot in page.spots.items()
                  if one.startswith("kept/") and spot.box.y <= lantern.y + 30 < spot.box.bottom
                  and spot.box.right < lantern.x}
        nearest = max(beside, key=beside.__getitem__)
        assert lantern.x - beside[nearest] > RING + 2, "clear of the frame"
        return nearest
    assert [by(name) for name in ("kept/1", "kept/2", "back")] == [
        "kept/1", "kept/2", "kept/2"]


def test_one_flame_stands_before_whose_turn_it_is(house):
    home = house.house
    match = start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, "3"),
                  new_file(home.records, "hamnar"))
    told = []
    for plies in (2, 1):
        house.wander(match, plies)
        (asked,) = match.waits_for
        page = SavedMatchesScene(home).page
        plank = page.spots["kept/0"].box
        at = parts(page, plank)
        (flame,) = drawn(house, page, plank, "ui/turn")
        side = flame.image.get_width() / home.art.scale
        words = at.lines[0]._replace(x=flame.x + side, w=at.lines[0].w - side)
        assert at.lines[0].inset(-2).holds(flame.x, flame.y + side / 2)
        assert text_of(home.art, page, home.words("turn-of", PEOPLE[asked].name), words) == 1
        assert drawn(house, page, plank, "ui/crown") == [], "nobody leads"
        told.append(asked)
    assert told[0] != told[1]


def test_a_game_that_is_over_is_sealed_before_wood_and_one_that_goes_on_stands_open_on_felt(house):
    home = house.house
    for plies in (2, 400):
        house.wander(start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, str(plies)),
                           new_file(home.records, "hamnar")), plies)
    scene = SavedMatchesScene(home)
    for focus in ("kept/0", "kept/1", "back"):
        scene.focus.name = focus
        scene.stale()
        page = scene.page
        for n in range(2):
            plank = page.spots[f"kept/{n}"].box
            over = scene.kept[n].match.result is not None
            around = Box(plank.x - 30, plank.y - 12, plank.w, plank.h / 2)
            assert bool(drawn(house, page, plank, "ui/sealed")) is over
            assert bool(drawn(house, page, plank, "ui/trophy")) is over
            assert bool(drawn(house, page, plank, "ui/turn")) is not over
            assert bool(drawn(house, page, around, "felt")) is not over, "whatever has the focus"


def test_its_name_stands_on_the_shelf_under_whose_turn_it_is_and_whoever_leads_is_glad(house):
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
        at = parts(scene.page, plank)
        named = DOT.join((home.words("game-haggis"), in_round(home, match)))
        for words, line in ((named, at.game), (day(home, touched(match)), at.lines[1]),
                            (home.words("turn-of", PEOPLE[asked].name), at.lines[0])):
            assert text_of(home.art, scene.page, words, line.inset(-2)) == 1
        assert at.lines[0].bottom <= at.lines[1].y and at.lines[1].bottom <= at.game.y
        assert text_of(home.art, scene.page, lead(home, match), plank) == 0, "points say it"
        assert drawn(house, scene.page, plank, "ui/crown") == [], "it is not over"
        leader, faces = ahead(match), sitters(match.players)
        for seat, who in enumerate(faces):
            seen = "glad" if seat == leader else ""
            assert [len(drawn(house, scene.page, plank, faced(who, feeling)))
                    for feeling in ("glad", "sorry", "")] == [
                        feeling == seen for feeling in ("glad", "sorry", "")]
        assert stands(home, match)[0] == home.words("kept-ahead", PEOPLE[leader].name)
        assert stands(home, match)[0] in scene.page.told["kept/0"]


def test_everybody_has_what_the_game_counts_on_the_plate_with_her_name(house):
    home = house.house
    for game, plies, figures in (("haggis", 150, None), ("hamnar", 7, ["5", "5"])):
        match = start(Header(game, rules(game).VERSION, PEOPLE, "3"), new_file(home.records, game))
        house.wander(match, plies)
        told = figures or [str(one.total) for one in table_style(game).standings(match.state)]
        page = SavedMatchesScene(home).page
        assert [*counts(match)] == [int(one) for one in told]
        places = slots(page, parts(page, page.spots["kept/0"].box).sitters, match, 2)
        for words, player, (figure, name) in zip(told, PEOPLE, places, strict=True):
            assert text_of(home.art, page, player.name, name) == 1
            assert not name.meets(figure), "nothing lies on whoever stands there"
            assert text_of(home.art, page, words, name.inset(-6)) == 1


def test_a_day_is_told_in_few_words(house):
    home, say, now = house.house, house.house.words, time.time()
    then = time.localtime(now - 5 * 86400)
    assert day(home, now) == say("when-today", time.strftime("%H:%M", time.localtime(now)))
    assert day(home, now - 86400) == say("day-yesterday")
    assert day(home, now - 5 * 86400) == say(
        "day-date", say("weekday", then.tm_wday + 1), then.tm_mday, say("month", then.tm_mon))


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


def test_who_leads_is_told_and_by_how_much_where_the_game_counts_it(house):
    home, say = house.house, house.house.words
    for game, position, words in (
            ("reindeer", "usa 60/0+ 1,2 1:0 450:-/700:- -",
             say("kept-ahead-by", PEOPLE[1].name, say("reindeer-sum", 250))),
            ("hamnar", "1b1b1/5/2w2/5/3w1 bwwbbw horse1 0", say("kept-even")),
            ("hamnar", "bb1b1/5/2w2/5/3w1 bwwbbw horse1 0",
             say("kept-ahead-by", PEOPLE[1].name, "1"))):
        match = start(Header(game, rules(game).VERSION, PEOPLE, "3"), None)
        match.states[-1] = match.rules.read(position)
        assert lead(home, match) == words
    alone = start(Header("reindeer", rules("reindeer").VERSION, PEOPLE[:1], "3"), None)
    assert lead(home, alone) == ""


def test_six_saved_games_stand_in_the_cupboard_at_once(house):
    home = house.house
    for n in range(6):
        house.wander(start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, str(n)),
                           new_file(home.records, "hamnar")), 2)
    page = SavedMatchesScene(home).page
    assert {f"kept/{n}" for n in range(6)} <= page.spots.keys()


def test_people_stand_in_the_same_places_whatever_their_names_are(house):
    home = house.house
    for n, names in enumerate((("Bo", "Li"), ("Wwwwwwwwww", "Mmmmmmmmmm"), ("Bo", "Li", "Ask"))):
        players = tuple(map(Player, names))
        house.wander(start(Header("haggis", rules("haggis").VERSION, players, str(n)),
                           new_file(home.records, "haggis")), 2)
    scene = SavedMatchesScene(home)
    page = scene.page
    room = parts(page, page.spots["kept/0"].box).sitters
    seats = [slots(page, room, saved.match, 3) for saved in scene.kept[:3]]
    (two, other), (three,) = ([people for people in seats if len(people) == count]
                              for count in (2, 3))
    assert two == other
    assert len({(round(plate.w, 3), plate.h) for people in seats for _, plate in people}) == 1
    assert two[1][0].x - two[0][0].x > three[1][0].x - three[0][0].x, "fewer stand farther apart"
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
    seen, down = {scene.focus.name}, -(-shown // 2)
    on = sum(saved.goes_on for saved in scene.kept)
    rows = [*range(0, on, 2), *range(on, total, 2)]  # each kind begins on one of its own
    for _ in rows[1:]:
        house.press("down")
        seen.add(scene.focus.name)
    assert seen == {f"kept/{n}" for n in rows}, "row by row, also to what was hidden"
    assert home.words("kept-of", rows[-down] + 1, total, total) in words_on(scene)
    house.press("down")
    assert scene.focus.name == "back"
    assert f"kept/{total - 1}" in scene.page.spots, "what was seen stays"
    assert [*scene._more] == [-1], "there is no more below"
    for way, more in ((-1, -2), (1, 2)):
        first = scene._seen.start
        house.click(scene._more[way].center)
        assert scene.page and scene._seen.start == first + more, "a pointer presses an arrow"
    home.to_title()


def test_a_heading_names_everybody_whose_turn_it_is(house):
    say = house.house.words
    players = (*PEOPLE, Player("Ask"))
    match = start(Header("herrlof", rules("herrlof").VERSION, players, "3"), None)
    assert whose_turn(house.house, match) == say("turn-of-all")
    house.wander(match, 1)
    names = [players[seat].name for seat in match.waits_for]
    assert len(names) == 2
    assert whose_turn(house.house, match) == say("turn-of", " & ".join(names))


def test_the_way_back_is_told_once_and_a_pointer_presses_it_there(house):
    home = house.house
    for games in range(2):
        scene = SavedMatchesScene(home)
        home.stack.push(scene)
        house.frames()
        assert words_on(scene).count(home.words("hint-back")) == 1, games
        house.click(scene.page.spots["back"].box.center)
        assert house.top is not scene
        house.wander(start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, "1"),
                           new_file(home.records, "hamnar")), 2)


def test_the_cupboard_is_full_to_its_foot_and_a_cat_sleeps_where_a_place_is_empty(house):
    home = house.house
    scene = SavedMatchesScene(home)
    whole = Box(0, 0, WIDTH, HEIGHT)
    for count in (1, 5, 6):
        while len(scene.kept) < count:
            house.wander(start(Header("hamnar", rules("hamnar").VERSION, PEOPLE, "1"),
                               new_file(home.records, "hamnar")), 2)
            scene = SavedMatchesScene(home)
        scene.kept = scene.kept[:count]
        scene.stale()
        page = scene.page
        boxes = [spot.box for name, spot in page.spots.items() if name.startswith("kept/")]
        assert len(boxes) == count
        assert bool(drawn(house, page, whole, "ui/hearth/cat")) is (count < 6)
        if count > 4:
            assert page.floor - max(box.bottom for box in boxes) < 20
