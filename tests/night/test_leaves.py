"""The leaves of the night board: what stands on them, and how one comes from one to another."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from msgspec.structs import replace

from game.core.faces import find_face, remove_dye, show_feeling
from game.core.record import Kind
from game.games import GAMES
from game.night.board import list_kinds
from game.night.result import Ended, Sitter, match_id
from game.picture.screen import Box
from game.scenes.nightboard.past import LEAST_HEIGHT
from game.scenes.nightboard.scene import PAST, NightBoardScene
from game.tables.past_match import tell_past_match
from game.tables.style import table_style
from game.ui.furniture.figures import colour_of
from game.ui.furniture.planks import FRAME
from game.ui.widgets.medals import METALS, WALNUT
from tests.gallery import results
from tests.house import OpenHouse
from tests.night.test_night_scenes import board, go, play_to_the_end
from tests.scenes import drawn_words, words_on


def soon() -> int:
    """A moment of tonight, also if night begins while a test runs."""
    return int(time.time()) + 60


def test_the_title_leads_to_the_board_and_left_and_right_turn_its_leaves(house):
    for n in range(30):
        house.house.store.night.add(results(n))
    board(house)
    go(house, "nightboard")
    assert house.scene == "NightBoardScene"
    titles = []
    for _ in range(len(house.top.list_leaves())):
        titles.append(house.top.tell_title())
        house.press("right")
    at = len(GAMES)
    assert [title.partition(", ")[0] for title in titles[:at]] == [
        house.house.words(f"game-{game}") for game in GAMES]
    assert {"Hamnár", "Herrlof, 5 players", "Haggis, 5 players", "Halmstad"} < {*titles[:at]}
    assert titles[at:at + 3] == [house.house.words(key) for key in (
        "night-wins", "night-evenings", "night-past")]
    assert house.top.at == 0
    house.press("left")
    assert house.top.at == len(house.top.list_leaves()) - 1
    house.press("next")
    assert house.top.at == 0, "the next box"
    house.press("prev")
    assert house.top.at == at + 2, "the first leaf of a box"
    house.press("cancel")
    assert house.scene == "TitleScene"


def test_the_board_crowns_whoever_has_won_most_tonight_and_says_what_is_counted(house):
    house.house.stack.push(NightBoardScene(house.house))
    house.frames()
    free = repr(house.house.words("night-unwon"))
    assert [name for name, _ in house.top.page.leaves].count(free) == 1
    now = soon()
    for n, winner in enumerate(("Ask", "Embla", "Embla")):
        sitters = tuple(Sitter(name, "human", 5, 1 if name == winner else 2, name == winner)
                        for name in ("Ask", "Embla"))
        house.house.store.night.add(Ended(f"match {n}", "here", "hamnar", now - n, sitters))
    old = Sitter("Ask", "human", 5, 1, True), Sitter("Embla", "human", 5, 2, False)
    house.house.store.night.add(Ended("old", "here", "hamnar", now - 5 * 86400, old))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.frames(3)
    said = [name for name, _ in house.top.page.leaves]
    assert said.index("'Embla'") < said.index("'2 wins tonight'")
    assert "'Ask'" not in said[:said.index("'2 wins tonight'")]
    assert said.count(repr(headed(house, "hamnar", "night-best-wins"))) == 1, "over the list"
    faces = dict.fromkeys((f"{find_face('Ask', {})}_glad", f"{find_face('Embla', {})}_glad"), 0)
    for image, *_ in house.top.page.drawn:
        for key, whole in house.house.art.kept.items():
            if key[0] in faces and whole in (image, image.get_parent()):
                faces[key[0]] += 1
    assert [*faces.values()] == [1, 2], "of all nights, and the best of tonight, who laughs"
    house.top.turn(len(list_kinds(house.top.board)))
    house.frames()
    said = [name for name, _ in house.top.page.leaves]
    say = house.house.words
    assert repr(say("night-head", say("night-wins-short"), say("night-won"))) in said
    assert "'2 of 4'" in said
    assert "'2 of 3 won tonight'" in said, "of the champion"


def headed(house: OpenHouse, game: str, counted: str) -> str:
    """What stands beside the heading of a list: of which game, and what is counted."""
    say = house.house.words
    return say("night-head", say(f"game-{game}"), say(counted))


def told(house: OpenHouse, game: str, *matches: tuple[tuple[str, int], ...]) -> None:
    """Open the leaf of a game at which people have played for points, the best of each match
    first."""
    now = soon()
    for n, sat in enumerate(matches):
        sitters = tuple(Sitter(name, "human", points, place, place == 1)
                        for place, (name, points) in enumerate(sat, 1))
        house.house.store.night.add(Ended(f"match {n}", "here", game, now - n, sitters))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house, game))
    house.frames(3)


def test_of_tonight_only_the_best_is_named_with_what_she_has(house):
    told(house, "herrlof", (("Freja", 400), ("Ask", 100)), (("Embla", 300), ("Bo", 50)))
    page, body = house.top.page, house.top.leaf_box(house.top.page)
    said = [(box.y, name.strip("'")) for name, box in page.leaves
            if box.right < body.x + 540 and body.y < box.y < body.bottom]
    assert [name for _, name in sorted(said)] == [
        house.house.words("night-tonight"), "Freja", "400 points tonight"]


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 1.25, 2.0])
def test_tonight_and_all_nights_are_headed_alike_and_what_is_counted_is_smaller(
        house, text, language):
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    for when, *ended in ((0, ("Freja", 300), ("Embla", 100)),
                         (9 * 86400, ("Ask", 400), ("Freja", 200))):
        sitters = tuple(Sitter(name, "human", value, place + 1, won=not place)
                        for place, (name, value) in enumerate(ended))
        house.house.store.night.add(Ended(f"match {when}", "here", "herrlof", soon() - when,
                                    sitters))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house, "herrlof"))
    house.frames(3)
    page, say = house.top.page, house.house.words
    tonight, ever = (next(box for name, box in page.leaves if name == repr(say(key)))
                     for key in ("night-tonight", "night-ever"))
    assert (tonight.y, tonight.h) == (ever.y, ever.h) and tonight.right < ever.x
    counted = [box for name, box in page.leaves
               if name == repr(headed(house, "herrlof", "night-best-points"))]
    assert counted and len({box.h for box in counted}) == 1
    assert all(box.h < ever.h and ever.y < box.center[1] < ever.bottom for box in counted)
    assert counted[-1].x > ever.right
    assert page.problems == []


@pytest.mark.parametrize("text", [1.0, 1.25])
def test_of_the_names_under_boxes_that_of_the_open_one_is_large(house, text):
    house.house.settings.text = text
    house.house.change()
    house.house.stack.push(NightBoardScene(house.house))
    house.frames(2)
    say, art = house.house.words, house.house.art
    names = [*(say(f"game-{game}") for game in GAMES), say("night-wins-short"),
             say("night-evenings-short"), say("night-past-short")]
    top = house.top.leaf_box(house.top.page).y
    for name in names:
        row = []
        for one in house.top.page.drawn:
            key = next((key for key, image in art.kept.items() if image is one.image), ("", ""))
            if key[0] == "text" and key[1] in names and one.y < top:
                ink = one.image.get_bounding_rect()
                row.append((key[1], Box(one.x + ink.x / art.scale, one.y, ink.w / art.scale,
                                        one.image.get_height() / art.scale)))
        assert [said for said, _ in row] == names
        large = dict(row)[name]
        assert all(large.h > box.h for said, box in row if said != name)
        assert all(one.right < other.x for (_, one), (_, other) in pairwise(row))
        assert house.top.page.problems == []
        house.press("next")


def test_all_who_are_level_are_counted_and_it_is_said_with_what(house):
    told(house, "hamnar", *(((name, 1), ("Odd", 0)) for name in ("Freja", "Ask", "Embla", "Bo")))
    said = {name.strip("'") for name, _ in house.top.page.leaves}
    say = house.house.words
    assert {say("night-tonight"), say("night-each-wins", 1)} <= said
    assert sum(say("night-besides", "x", 1).removeprefix("x") in one for one in said) == 1


def test_a_band_in_her_own_colour_is_as_long_as_her_share_of_the_best(house):
    told(house, "herrlof", (("Freja", 400), ("Ask", 100)))
    faces, kept = house.top.map_faces(), house.house.art.kept
    long = {}
    for name in ("Freja", "Ask"):
        (long[name],) = [image.get_width() for image, *_ in house.top.page.drawn
                         for key, one in kept.items() if one is image and key[0] == "plate"
                         and key[2] == colour_of(faces[name])]
    assert long["Ask"] == pytest.approx(long["Freja"] / 4, abs=2)


@pytest.mark.parametrize("game", ["herrlof", "reindeer"])
def test_the_prize_of_a_game_is_at_the_end_of_each_band(house, game):
    told(house, game, (("Freja", 400), ("Ask", 200)))
    name, shape = table_style(game).theme.prize
    faces, art = house.top.map_faces(), house.house.art
    for who in ("Freja", "Ask"):
        (band,) = [one for one in house.top.page.drawn for key, image in art.kept.items()
                   if image is one.image and key[0] == "plate" and key[2] == colour_of(faces[who])]
        middle = band.y + band.image.get_height() / art.scale / 2
        (prize,) = [one for one in house.top.page.drawn for key, image in art.kept.items()
                    if image is one.image and key[0] == name
                    and abs(one.y + image.get_height() / art.scale / 2 - middle) < 3]
        right, end = (one.x + one.image.get_width() / art.scale for one in (prize, band))
        assert right == pytest.approx(end, abs=6)
        assert prize.image.get_width() == pytest.approx(prize.image.get_height() * shape, abs=2)


def test_whoever_is_champion_alone_holds_up_a_cup(house):
    def cups() -> int:
        return sum(str(key[0]).endswith("_cheer") for one in house.top.page.drawn
                   for key, image in house.house.art.kept.items()
                   if one.image is image or one.image.get_parent() is image)
    told(house, "hamnar", (("Freja", 1), ("Ask", 0)))
    assert cups() == 1
    told(house, "hamnar", (("Freja", 1), ("Ask", 0)), (("Ask", 1), ("Freja", 0)))
    assert cups() == 0, "two are level"


def test_where_wins_are_counted_there_is_the_prize_of_the_game_for_each(house):
    told(house, "hamnar", (("Freja", 1), ("Ask", 0)), (("Freja", 1), ("Ask", 0)),
         (("Ask", 1), ("Freja", 0)))
    cups = [y for image, _, y in house.top.page.drawn
            for key, one in house.house.art.kept.items() if one is image
            and key[0] == table_style("hamnar").theme.prize[0]]
    assert [cups.count(y) for y in sorted({*cups})] == [2, 1]


def test_planks_are_of_gold_silver_and_copper_and_of_walnut_for_others(house):
    told(house, "herrlof", (("Freja", 400), ("Ask", 100)), (("Saga", 400), ("Sten", 80)),
         (("Ylva", 60), ("Bo", 50)))
    kept = house.house.art.kept.items()
    tones = [(one.y, key[1]) for one in house.top.page.drawn for key, image in kept
             if image is one.image and str(key[1]).startswith("plank ")]
    places = [METALS[0], METALS[0], METALS[2], WALNUT, WALNUT, WALNUT]
    assert [tone for _, tone in sorted(tones)] == [one.plank for one in places], "as much, as good"


def test_of_many_the_first_three_are_large_in_a_column_of_their_own(house):
    names = ("Freja", "Ask", "Embla", "Saga", "Sten", "Ylva", "Idun", "Bo")
    told(house, "herrlof", tuple((name, 400 - 30 * n) for n, name in enumerate(names)))
    listed = house.top.leaf_box(house.top.page).x + 540
    where = {name.strip("'"): box for name, box in house.top.page.leaves if box.x > listed}
    first, others = [[where[name] for name in some] for some in (names[:3], names[3:])]
    middle = max(box.right for box in first)
    assert middle < min(box.x for box in others)
    rings = {id(image): image for key, image in house.house.art.kept.items() if key[1] == "ring"}
    large, small = [[one.image.get_width() for one in house.top.page.drawn if id(one.image) in rings
                     and (one.x < middle) is before] for before in (True, False)]
    assert [len(large), len(small)] == [3, 5] and min(large) > 1.5 * max(small)
    assert house.top.page.problems == [] and house.top.page.shortened == []


def test_for_each_win_that_the_best_has_besides_there_is_an_empty_place(house):
    told(house, "hamnar", (("Freja", 1), ("Ask", 0)), (("Freja", 1), ("Ask", 0)),
         (("Ask", 1), ("Freja", 0)))
    wells = [one for one in house.top.page.drawn for key, image in house.house.art.kept.items()
             if image is one.image and key[0] == "frames/well"]
    assert len(wells) == 1, "two wins and one"


def test_whoever_has_a_crown_has_taken_off_her_hat(house):
    told(house, "hamnar", (("Freja", 1), ("Ask", 0)))
    drawn = {remove_dye(str(key[0])) for one in house.top.page.drawn
             for key, image in house.house.art.kept.items()
             if one.image is image or one.image.get_parent() is image}
    assert f"{remove_dye(house.top.map_faces()['Freja'])}_crowned" in drawn


def test_whoever_played_a_match_has_as_much_room_as_the_others_and_all_of_it_together(house):
    told(house, "herrlof", (("Freja", 40), ("Ask", 30), ("Embla", 20)), (("Freja", 9), ("Ask", 8)))
    house.top.turn(len(house.top.list_leaves()) - 1 - house.top.at)
    page, kept = house.top.page, house.house.art.kept
    tones = [metal.plank for metal in METALS]
    planks = [(one.y, Box(one.x, one.y, one.image.get_width() / house.house.art.scale, 0))
              for one in page.drawn for key, image in kept.items()
              if image is one.image and key[0] == "frame" and key[1] in tones]
    three, two = [[box for y, box in planks if y == row] for row in sorted({y for y, _ in planks})]
    assert [len(three), len(two)] == [3, 2]
    assert three[0].x == two[0].x and three[-1].right == pytest.approx(two[-1].right, abs=2)
    assert len({round(box.w) for box in three}) == len({round(box.w) for box in two}) == 1


def test_all_figures_of_a_list_are_of_one_size(house):
    told(house, "herrlof", tuple((name, 400 - 30 * n) for n, name in enumerate(
        ("Freja", "Ask", "Embla", "Saga", "Sten"))))
    kept, listed = house.house.art.kept, house.top.leaf_box(house.top.page).x + 540
    sizes = {key[2] for image, x, *_ in house.top.page.drawn for key, one in kept.items()
             if one is image and x > listed and key[0] == "text"
             and key[1] in ("400", "370", "340", "310", "280")}
    assert len(sizes) == 1


def test_two_names_of_one_leaf_have_different_faces(house):
    assert find_face("Bo", {}) == find_face("Kai", {})
    told(house, "herrlof", (("Kai", 400), ("Bo", 100)), (("Kai", 90), ("Ask", 20)))
    faces = house.top.map_faces()
    assert len({faces[name] for name in ("Bo", "Kai", "Ask")}) == 3
    drawn = {str(key[0]) for image, *_ in house.top.page.drawn
             for key, one in house.house.art.kept.items() if image is one}
    assert {show_feeling(faces[name], "glad")
            for name in ("Bo", "Kai")} <= drawn, "they have medals"


def test_everybody_stands_whole_within_her_own_plank_and_none_touches_the_frame(house):
    names = ("Freja", "Ask", "Embla", "Saga", "Sten", "Ylva", "Idun")
    told(house, "herrlof", tuple((name, 400 - 30 * n) for n, name in enumerate(names)))
    page, art = house.top.page, house.house.art
    rings = [one for key, one in art.kept.items() if len(key) > 1 and key[1] == "ring"]
    heads = sorted((one.y, one.y + one.image.get_height() / art.scale) for one in page.drawn
                   if any(one.image is ring for ring in rings))
    assert len(heads) == len(names)
    assert all(low < top for (_, low), (top, _) in pairwise(heads)), "none reaches into the next"
    assert page.hints_top - heads[-1][1] > 2 * FRAME


def test_the_way_back_is_told_once_and_a_pointer_presses_it_there(house):
    house.house.stack.push(NightBoardScene(house.house))
    house.frames()
    board = house.top
    assert words_on(board).count(house.house.words("hint-back")) == 1
    house.click(board.page.spots["back"].box.center)
    assert house.top is not board


def test_the_open_cover_has_its_name_and_under_the_heading_stands_how_many_played(house):
    house.house.store.night.add(results(0))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house, "herrlof"))
    house.frames(3)
    leaves = house.top.page.leaves
    head, kind = (next(box for said, box in leaves if said == repr(words))
                  for words in (house.house.words("nightboard"), "5 players"))
    (name,) = (box for said, box in leaves if said == repr(house.house.words("game-herrlof")))
    cover = house.top.page.pointed["box/herrlof"]
    assert house.top.page.spots["leaf"].box == cover, "the ring of the focus is the only one"
    assert cover.bottom < name.y and cover.x < name.center[0] < cover.right
    assert head.bottom <= kind.y < cover.bottom and head.right < cover.x


def test_a_few_played_matches_stand_large_on_their_leaf(house):
    for n in range(2):
        house.house.store.night.add(results(n))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house))
    house.frames(3)
    house.top.turn(len(house.top.list_leaves()) - 1)
    house.frames()
    page, art = house.top.page, house.house.art
    covers = [y for image, _, y in page.drawn
              if image.get_height() > art.to_pixels(LEAST_HEIGHT - 17)
              and y > house.top.leaf_box(page).y
              and any(key[0] in ("ui/cover_hamnar", "ui/cover_herrlof") and kept is image
                      for key, kept in art.kept.items())]
    assert len(covers) == 2
    day = house.house.words("night-when", house.house.words("game-herrlof"), "")
    assert any(day in said for said in drawn_words(page))
    assert page.problems == []


def test_an_empty_list_of_the_board_leaves_its_room_to_the_other(house):
    say = house.house.words
    now = soon()
    for n, ended in (("old", now - 5 * 86400), ("new", now)):
        sitters = tuple(Sitter(name, "human", 9 - place, place, place == 1)
                        for place, name in enumerate(("Ask", "Embla", "Bo"), 1))
        game = "halmstad" if n == "old" else "haggis"
        house.house.store.night.add(Ended(n, "here", game, ended, sitters))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house, "haggis"))
    house.frames(3)
    shown = [name for name, _ in house.top.page.leaves]
    assert shown.count(repr(headed(house, "haggis", "night-best-points"))) == 1, (
        "the best of tonight is a picture")
    house.top.turn(1)
    house.frames()
    shown = [name for name, _ in house.top.page.leaves]
    heads = {repr(say("night-tonight")), repr(headed(house, "halmstad", "night-best-points"))}
    assert heads <= {*shown} and repr(say("night-waits")) in shown, "a chair is free tonight"
    house.house.settings.text = 2.0
    house.house.change()
    house.frames()
    old = repr(headed(house, "halmstad", "night-best-points"))
    assert heads & {name for name, _ in house.top.page.leaves} == {old}
    house.top.turn(-1)
    house.frames()
    shown = [name for name, _ in house.top.page.leaves]
    assert repr(say("night-tonight")) not in shown and repr(say("night-record")) in shown
    assert shown.count(repr(headed(house, "haggis", "night-best-points"))) == 1, (
        "what is the same is told once")


def test_a_pointer_opens_the_leaf_of_the_cover_that_it_presses(house):
    house.house.stack.push(NightBoardScene(house.house))
    house.frames()
    for name in ("halmstad", PAST, "herrlof"):
        house.click(house.top.page.pointed[f"box/{name}"].center)
        assert house.top.leaf.cover == name


def test_from_the_leaf_of_matches_one_comes_to_those_that_are_over_and_back(house):
    table = house.at_table(moves=("@sun",))
    house.house.to_title()
    over = house.at_table(moves=("@sun",))
    house.wander(over.match, 4000)
    house.house.to_title()
    house.house.store.night.add(results(1))
    assert house.house.store.night.flush(60)
    go(house, "nightboard")
    house.press("left")
    hint = repr(house.house.words("night-watch"))
    assert hint in [name for name, _ in house.top.page.leaves]
    house.press("confirm")
    assert house.scene == "SavedMatchesScene"
    chosen = house.top.kept[int(house.top.focus.name.partition("/")[2])].match
    assert chosen.result is not None and table.match.result is None
    house.press("cancel")
    assert house.scene == "NightBoardScene"
    house.press("right")
    assert hint not in [name for name, _ in house.top.page.leaves]


def test_covers_stand_evenly_apart_however_long_their_names_are(house):
    house.house.stack.push(NightBoardScene(house.house))
    house.frames()
    middles = [cover.center[0] - 46 * (name[4:] not in GAMES)
               for name, cover in house.top.page.pointed.items()]
    apart = [other - one for one, other in pairwise(middles)]
    assert max(apart) - min(apart) < 1, "games, and a little aside of them the others"


def test_the_board_shows_what_arrives_while_it_is_open(house):
    go(house, "nightboard")
    house.house.store.night.add(results(1))
    assert house.house.store.night.flush(60)
    assert house.changes()
    assert house.top.board.past[0].id == "match 1"


def test_an_open_board_asks_for_what_is_new(house):
    go(house, "nightboard")
    board(house)
    night = house.house.store.night
    assert night.flush(60)
    before, end = night.last, time.monotonic() + 60
    house.frames(2, 3.0)
    while night.last is before:
        assert time.monotonic() < end, "nobody asks for it"
        night.wait_for_news(0.1)


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_tonight_has_a_list_only_where_no_picture_tells_of_it(house, text):
    now = soon()
    for n, ended in (("old", now - 5 * 86400), ("new", now)):
        winner = (Sitter("Ask", "human", 5, 1, won=True),)
        house.house.store.night.add(Ended(n, "here", "hamnar", ended, winner))
    assert house.house.store.night.flush(60)
    house.house.settings.text = text
    house.house.change()
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house, "hamnar"))
    house.frames(3)
    said = [name for name, _ in house.top.page.leaves]
    assert said.count(repr(headed(house, "hamnar", "night-best-wins"))) == 1 + (text > 1.25)
    assert repr(house.house.words("night-tonight")) in said


def test_whoever_has_as_much_as_another_has_the_same_medal_and_a_bot_its_own_face(house):
    now = soon()
    winners: tuple[tuple[str, Kind], ...] = (("Ask", "human"), ("Bo", "human"), ("Embla", "expert"))
    for n, (name, kind) in enumerate(winners):
        sitters = Sitter(name, kind, 5, 1, True), Sitter(f"No {n}", "human", 5, 2, False)
        house.house.store.night.add(Ended(f"match {n}", "here", "hamnar", now - n, sitters))
    assert house.house.store.night.flush(60)
    house.house.store.night.read_board()
    house.house.stack.push(NightBoardScene(house.house))
    house.frames(3)
    house.draw()
    kept = house.house.art.kept
    kept.clear()
    house.top.at = len(list_kinds(house.top.board))
    house.top.mark_stale()
    page = house.top.page
    assert page.problems == []
    said = {name.strip("'") for name, _ in page.leaves}
    assert {house.house.words("night-each-tonight", 1), "Ask – Bo"} <= said, (
        "neither is above the other")
    assert {key[0] for key in kept if "medal" in str(key[0])} == {"ui/medal_0"}
    house.top.turn(2)
    kept.clear()
    assert house.top.page.problems == []
    assert any("expert" in str(key[0]) for key in kept)


def test_of_a_game_that_counts_wins_it_is_said_who_has_won_and_no_points(house):
    play_to_the_end(house)
    (past,) = board(house).past
    assert [sitter.points for sitter in past.sitters] == [1, 0]
    won = house.house.words("night-past-won")
    assert tell_past_match(house.house, past).endswith(f"Freja {won} – Ask")
    house.house.to_title()
    house.house.stack.push(NightBoardScene(house.house))
    house.frames(3)
    house.top.turn(len(house.top.list_leaves()) - 1)
    house.frames()
    said = drawn_words(house.top.page)
    assert won in said
    assert not {"0", "1"} & {*said}
    assert house.top.page.problems == []


def test_a_match_on_its_leaf_is_shown_again_while_it_is_kept(house):
    over = house.at_table(moves=("@sun",)).match
    house.wander(over, 4000)
    house.house.to_title()
    known = replace(results(0), id=match_id(over.record.file, over.record.header.seed))
    other = results(1)  # of another screen
    for one in (known, other):
        house.house.store.night.add(one)
    assert [past.id for past in board(house).past] == [known.id, other.id]
    go(house, "nightboard")
    house.press("left")
    go(house, "match/1")
    assert house.scene == "NightBoardScene"
    assert house.house.words("night-gone") in house.notices()
    go(house, "match/0")
    assert house.scene == "ReplayScene" and house.match.record.header == over.record.header
    house.press("cancel")
    assert (house.scene, house.top.focus.name) == ("NightBoardScene", "match/0")
