"""Saved games: how each stands, whose turn it is and who sits there."""

from __future__ import annotations

import time

import pytest

from game.core.faces import choose_faces, show_feeling, under_crown
from game.core.match import Match, start
from game.core.record import Header, Player, new_file
from game.devices.press import Action
from game.games import load_rules
from game.picture.page import Drawn, Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.scenes.saved.scene import SavedMatchesScene
from game.tables.match_line import (
    find_leader,
    list_points,
    tell_moment,
    tell_progress,
    tell_standing,
    time_of_play,
    whose_turn,
)
from game.tables.match_summary import find_first, list_faces
from game.tables.style import table_style
from tests.house import PEOPLE, OpenHouse
from tests.scenes import drawn_words, text_of, words_on


@pytest.fixture(scope="module")
def house(shared_house: OpenHouse) -> OpenHouse:
    return shared_house


def drawn(house: OpenHouse, page: Page, plank: Box, name: str) -> list[Drawn]:
    """Where a picture is drawn in a compartment, in whatever size."""
    images = [image for key, image in house.house.art.kept.items() if key[0] == name]
    return [one for one in page.drawn if plank.has_point(one.x, one.y)
            and (one.image in images or one.image.get_parent() in images)]


def before_all(house: OpenHouse, page: Page, plank: Box, match: Match) -> int:
    """Who of a match, of whom each is seen once in a compartment, is the largest there and drawn
    last."""
    found = [one for who in list_faces(match) for one in drawn(house, page, plank, who)]
    assert len(found) == len(match.players), "everybody once"
    last = max(range(len(found)), key=lambda n: page.drawn.index(found[n]))
    assert last == max(range(len(found)), key=lambda n: found[n].image.get_height())
    return last


def chosen(page: Page) -> Box:
    """Where the chosen match is seen, over what a press does with it."""
    deed = page.pointed["deed"]
    return Box(deed.x - 10, SAFE.y, deed.w + 20, deed.y - SAFE.y)


def leaf(page: Page, words: str, box: Box) -> Box:
    """Where words stand in a box, once."""
    (found,) = [at for name, at in page.leaves if name == repr(words) and box.has_point(*at.center)]
    return found


def test_what_a_press_does_stands_once_on_a_plank_of_what_is_chosen(house):
    home = house.house
    for plies in (8, 400):
        match = start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, str(plies)),
                      new_file(home.store.records, "hamnar"))
        house.wander(match, plies)
        assert (match.result is not None) is (plies == 400)
    scene = SavedMatchesScene(home)
    home.stack.push(scene)
    page = scene.page
    deeds = {scene.kept[n].match.result is None: page.spots[f"kept/{n}"].hints for n in range(2)}
    assert deeds[True] == ((Action.CONFIRM, "resume"),)
    assert deeds[False][0] == (Action.CONFIRM, "replay")
    stood = set()
    for n, verb, other in ((0, "resume", "replay"), (1, "replay", "resume")):
        scene.focus.name = f"kept/{n}"
        scene.mark_stale()
        page, said = scene.page, words_on(scene)
        assert (said.count(home.words(verb)), said.count(home.words(other))) == (1, 0)
        deed = page.pointed["deed"]
        assert text_of(home.art, page, home.words(verb), deed) == 1
        assert not any(deed.overlaps(spot.box) for spot in page.spots.values())
        stood.add(tuple((one.x, one.y) for one in drawn(
            house, page, Box(0, 0, WIDTH, HEIGHT), "ui/cover_hamnar") if one.x < deed.x))
    assert len(stood) == 1 and len(*stood) == 2, "the boxes stay"
    scene.focus.name = "back"
    scene.mark_stale()
    assert words_on(scene).count(home.words("replay")) == 1, "it stays chosen"
    house.click(scene.page.pointed["deed"].center)
    assert house.scene == "ReplayScene", "a pointer presses it there"
    home.to_title()


def test_what_has_the_focus_is_large_beside_the_shelves_and_stays_there(house):
    home, games = house.house, ("haggis", "hamnar", "herrlof")
    for game in games:
        house.wander(start(Header(game, load_rules(game).VERSION, PEOPLE, "3"),
                           new_file(home.store.records, game)), 8)
    scene = SavedMatchesScene(home)

    def large(name: str) -> str:
        scene.focus.name = name
        scene.mark_stale()
        (game,) = [game for game in games if text_of(
            home.art, scene.page, home.words(f"game-{game}"), chosen(scene.page))]
        return game
    kept = [saved.match.rules.NAME for saved in scene.kept]
    assert {*kept} == {*games}
    assert [large(name) for name in ("kept/1", "kept/2", "back")] == [kept[1], kept[2], kept[2]]


def test_whoever_is_asked_alone_stands_first_on_the_shelf_and_by_a_flame_in_the_large(house):
    home = house.house
    match = start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, "3"),
                  new_file(home.store.records, "hamnar"))
    told = []
    for plies in (2, 1):
        house.wander(match, plies)
        (asked,) = match.waits_for
        page = SavedMatchesScene(home).page
        plank = page.spots["kept/0"].box
        assert drawn(house, page, plank, "ui/turn") == []
        assert before_all(house, page, plank, match) == asked
        assert text_of(home.art, page, home.words("turn-of", PEOPLE[asked].name), plank) == 1
        (large,) = drawn(house, page, chosen(page), "ui/turn")
        plates = [leaf(page, player.name, chosen(page)).inset(-12) for player in PEOPLE]
        assert [plate.x < large.x + 20 < plate.right for plate in plates] == [
            seat == asked for seat in range(2)]
        assert drawn(house, page, Box(0, 0, WIDTH, HEIGHT), "ui/crown") == [], "nobody leads"
        told.append(asked)
    assert told[0] != told[1]


def test_its_name_stands_over_whose_turn_it_is_and_whoever_leads_is_glad_and_crowned(house):
    home = house.house
    match = start(Header("haggis", load_rules("haggis").VERSION, PEOPLE, "3"),
                  new_file(home.store.records, "haggis"))
    house.wander(match, 150)
    (asked,) = match.waits_for
    scene = SavedMatchesScene(home)
    for name in ("kept/0", "back"):
        scene.focus.name = name
        scene.mark_stale()
        page = scene.page
        plank = page.spots["kept/0"].box
        for words in (home.words("game-haggis"), tell_progress(home, match),
                      home.words("turn-of", PEOPLE[asked].name),
                      tell_moment(home, time_of_play(match))):
            assert text_of(home.art, page, words, plank) == 1
        assert leaf(page, tell_moment(home, time_of_play(match)), chosen(page))
        leader, faces, large = find_leader(match), choose_faces(match.players), chosen(page)
        for seat, who in enumerate(faces):
            looks = show_feeling(who, "glad"), show_feeling(who, "sorry"), who, under_crown(who)
            seen = under_crown(who) if seat == leader else who
            assert [len(drawn(house, page, large, look)) for look in looks] == [
                look == seen for look in looks]
        (crown,) = drawn(house, page, large, "ui/crown")
        plate = leaf(page, PEOPLE[leader].name, large)
        assert plate.inset(-12).x < crown.x < plate.right
        assert drawn(house, page, plank, "ui/crown") == [], "small ones wear it once it is over"
        points = list_points(match)
        assert text_of(home.art, page, home.words(
            "series-leads", PEOPLE[leader].name, str(points[leader] - points[1 - leader])),
            large) == 1
        assert tell_standing(home, match)[0] == home.words("kept-ahead", PEOPLE[leader].name)
        assert tell_standing(home, match)[0] in page.told["kept/0"]


def test_everybody_has_what_the_game_counts_on_the_plate_with_her_name(house):
    home = house.house
    for game, plies, figures in (("haggis", 150, None), ("hamnar", 7, ["5", "5"])):
        match = start(Header(game, load_rules(game).VERSION, PEOPLE, "3"),
                      new_file(home.store.records, game))
        house.wander(match, plies)
        told = figures or [str(one.total) for one in table_style(game).list_standings(match.state)]
        page = SavedMatchesScene(home).page
        assert [*list_points(match)] == [int(one) for one in told]
        for words, player in zip(told, PEOPLE, strict=True):
            name = leaf(page, player.name, chosen(page))
            above = name._replace(y=name.y - 60, h=60)
            assert text_of(home.art, page, words, above) == 1


def test_a_moment_is_told_in_few_words(house):
    home, say, now = house.house, house.house.words, time.time()
    for then, word in ((now, "when-today"), (now - 86400, "when-yesterday")):
        assert tell_moment(home, then) == say(word, time.strftime("%H:%M", time.localtime(then)))
    year = time.localtime().tm_year
    for day in ((year, 3, 4), (year - 1, 3, 4)):
        noon = time.mktime((*day, 12, 5, 0, 0, 0, -1))
        if abs(now - noon) < 2 * 86400:
            continue  # that is today, or yesterday
        named = say("weekday", time.localtime(noon).tm_wday + 1), 4, say("month", 3)
        told = say("day-date", *named) if day[0] == year else say(
            "day-date-of", *named, str(year - 1))
        assert tell_moment(home, noon) == say("when-day", told, "12:05")


def test_a_round_is_over_when_everybody_has_had_a_turn_of_however_many_moves(house):
    three = (*PEOPLE, Player("Embla"))
    for game in ("reindeer", "halmstad"):
        match, turns = start(Header(game, load_rules(game).VERSION, three, "3"), None), 0
        house.wander(match, 1)
        while match.result is None and turns < 7:
            assert tell_progress(house.house, match) == house.house.words(
                "replay-round", turns // 3 + 1)
            if game == "reindeer":
                assert match.state.round == turns // 3 + 1, "as its table says"
            house.wander(match, 1)
            turns += any(beat.what in ("done", "pass") for beat in match.beats[-1])
        assert 3 <= turns < len(match.record.lines), game


def test_a_saved_game_says_how_far_it_is_and_who_leads(house):
    say = house.house.words
    match = start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, "3"), None)
    house.wander(match, 7)
    told = say("kept-even"), say("kept-move", 8)
    assert tell_standing(house.house, match) == told, "its rules know no rounds"
    match = start(Header("haggis", load_rules("haggis").VERSION, PEOPLE, "3"), None)
    house.wander(match, 150)
    points = [one.total for one in table_style("haggis").list_standings(match.state)]
    best = max(points)
    assert points.count(best) == 1
    assert tell_standing(house.house, match) == (
        say("kept-ahead", PEOPLE[points.index(best)].name),
        f"{best} {say('standing-points', best)}", say("replay-round", match.state.round))
    country = start(Header("reindeer", load_rules("reindeer").VERSION, PEOPLE, "3"), None)
    country.states[-1] = country.rules.read("usa 60/0+ 1,2 1:0 450:-/700:- -")
    assert tell_standing(house.house, country)[0] == say("kept-ahead", PEOPLE[1].name)
    house.wander(match, 9000)
    (winner,) = match.result.winners
    best = match.result.scores[winner]
    assert tell_standing(house.house, match) == (
        say("kept-over", PEOPLE[winner].name, 1), f"{best} {say('standing-points', best)}")


def test_the_crown_is_on_whoever_leads_alone_and_on_nobody_who_plays_alone():
    for game, position, seat in (
            ("reindeer", "usa 60/0+ 1,2 1:0 450:-/700:- -", 1),
            ("hamnar", "1b1b1/5/2w2/5/3w1 bwwbbw horse1 0", None),
            ("hamnar", "bb1b1/5/2w2/5/3w1 bwwbbw horse1 0", 1)):
        match = start(Header(game, load_rules(game).VERSION, PEOPLE, "3"), None)
        match.states[-1] = match.rules.read(position)
        assert find_first(match) == seat
    alone = start(Header("reindeer", load_rules("reindeer").VERSION, PEOPLE[:1], "3"), None)
    assert find_first(alone) is None


def kept_by(house, count):
    """A match of so many that goes on, the page with it, and its place there."""
    players = tuple(map(Player, ("Freja", "Ask", "Embla", "Torsten", "Bo")[:count]))
    match = start(Header("reindeer", load_rules("reindeer").VERSION, players, "3"),
                  new_file(house.house.store.records, "reindeer"))
    house.wander(match, 2)
    page = SavedMatchesScene(house.house).page
    return match, page, page.spots["kept/0"].box


def test_of_however_many_whoever_is_asked_stands_before_all_beside_the_box_of_the_game(house):
    for count in (1, 3, 5):
        match, page, plank = kept_by(house, count)
        (asked,) = match.waits_for
        assert before_all(house, page, plank, match) == asked
        (who,) = drawn(house, page, plank, list_faces(match)[asked])
        (box,) = drawn(house, page, plank, "ui/cover_reindeer")
        size = house.house.art.scale * plank.h
        assert who.image.get_height() > 0.4 * size, "this player is large"
        assert box.x < who.x and box.image.get_height() > 0.6 * size, "and so is the box"


def test_whoever_else_is_asked_too_stands_beside_her(house):
    players = (*PEOPLE, Player("Ask"))
    match = start(Header("herrlof", load_rules("herrlof").VERSION, players, "3"),
                  new_file(house.house.store.records, "herrlof"))
    house.wander(match, 1)
    page = SavedMatchesScene(house.house).page
    plank, asked = page.spots["kept/0"].box, [*match.waits_for]
    assert len(asked) == 2
    one, other = (drawn(house, page, plank, list_faces(match)[seat])[0] for seat in sorted(asked))
    assert one.x < other.x and one.image.get_height() == other.image.get_height()
    assert all(len(drawn(house, page, plank, list_faces(match)[seat])) == (seat in asked)
               for seat in range(3))


def test_four_saved_games_stand_in_the_cupboard_at_once_two_beside_each_other(house):
    home = house.house
    for n in range(6):
        house.wander(start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, str(n)),
                           new_file(home.store.records, "hamnar")), 2)
    page = SavedMatchesScene(home).page
    assert {name for name in page.spots if name.startswith("kept/")} == {
        f"kept/{n}" for n in range(4)}
    first, second, third, fourth = (page.spots[f"kept/{n}"].box for n in range(4))
    assert (first.y, third.y) == (second.y, fourth.y)
    assert (first.x, second.x) == (third.x, fourth.x)
    assert third.y - first.bottom >= 20 <= second.x - first.right, "with air between them"


def test_names_are_told_in_full_however_long_they_are(house):
    home = house.house
    for n, names in enumerate((("Bo", "Li"), ("Wwwwwwwwww", "Mmmmmmmmmm"), ("Bo", "Li", "Ask"))):
        players = tuple(map(Player, names))
        house.wander(start(Header("haggis", load_rules("haggis").VERSION, players, str(n)),
                           new_file(home.store.records, "haggis")), 2)
    scene = SavedMatchesScene(home)
    for n in range(3):
        scene.focus.name = f"kept/{n}"
        scene.mark_stale()
        page, match = scene.page, scene.kept[n].match
        for player in match.players:
            assert leaf(page, player.name, chosen(page))
        (asked,) = match.waits_for
        words = home.words("turn-of", match.players[asked].name)
        assert text_of(home.art, page, words, page.spots[f"kept/{n}"].box) == 1
        assert page.shortened == []


def on_page(scene: SavedMatchesScene) -> list[int]:
    """Which matches stand on its shelves."""
    return [int(name[5:]) for name in scene.page.spots if name.startswith("kept/")]


def test_a_list_of_saved_games_shows_where_there_are_more(house):
    home = house.house
    home.store.records.mkdir(exist_ok=True)
    for n in range(8):
        house.wander(start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, str(n)),
                           new_file(home.store.records, "hamnar")), 2)
    scene = SavedMatchesScene(home)
    home.stack.push(scene)
    shown = sum(name.startswith("kept/") for name in scene.page.spots)
    total = len(scene.kept)
    assert shown < total
    more = scene.page.pointed
    assert ("more/1" in more, "more/-1" in more) == (True, False), "there are more below"
    assert more["more/1"].y >= max(scene.page.spots[f"kept/{n}"].box.bottom for n in range(shown))
    seen, down = {scene.focus.name}, -(-shown // 2)
    on = sum(saved.goes_on for saved in scene.kept)
    rows = [*range(0, on, 2), *range(on, total, 2)]  # each kind begins on one of its own
    for _ in rows[1:]:
        house.press("down")
        seen.add(scene.focus.name)
    assert seen == {f"kept/{n}" for n in rows}, "row by row, also to what was hidden"
    assert on_page(scene) == [*range(rows[-down], total)]
    up = scene.page.pointed["more/-1"]
    assert up.bottom <= scene.page.spots[f"kept/{rows[-down]}"].box.y
    house.press("down")
    assert scene.focus.name == "back"
    assert f"kept/{total - 1}" in scene.page.spots, "what was seen stays"
    assert "more/1" not in scene.page.pointed, "there is no more below"
    for way, further in (("more/-1", -2), ("more/1", 2)):
        first = on_page(scene)[0]
        there = scene.page.pointed
        house.click((there.get(way) or there["other"]).center)
        assert on_page(scene)[0] == first + further, "a pointer presses where more is"
    home.to_title()


def test_a_heading_names_everybody_whose_turn_it_is(house):
    say = house.house.words
    players = (*PEOPLE, Player("Ask"))
    match = start(Header("herrlof", load_rules("herrlof").VERSION, players, "3"), None)
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
        assert len(drawn_words(scene.page)[home.words("hint-back")]) == 1, games
        house.click(scene.page.spots["back"].box.center)
        assert house.top is not scene
        house.wander(start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, "1"),
                           new_file(home.store.records, "hamnar")), 2)


def test_names_of_games_stand_in_one_line_at_one_height(house):
    home = house.house
    for game in ("hamnar", "reindeer", "haggis", "herrlof"):
        house.wander(start(Header(game, load_rules(game).VERSION, PEOPLE, "3"),
                           new_file(home.store.records, game)), 4)
    scene = SavedMatchesScene(home)
    page, lines = scene.page, set()
    for n in on_page(scene):
        called = home.words(f"game-{scene.kept[n].match.rules.NAME}")
        box = page.spots[f"kept/{n}"].box
        images = [image for key, image in home.art.kept.items() if key[:2] == ("text", called)]
        lines |= {(one.image.get_height(), one.y - box.y) for one in page.drawn
                  if one.image in images and box.has_point(one.x, one.y)}
    assert len(lines) == 1
