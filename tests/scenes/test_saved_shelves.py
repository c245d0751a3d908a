"""Saved games on their shelves: what goes on before what has ended; what lies where nothing is."""

from __future__ import annotations

import os
import time

import pygame
import pytest

from game.core.faces import choose_faces, show_feeling, under_crown
from game.core.match import start
from game.core.record import Header, Player, new_file
from game.core.words import LANGUAGES
from game.games import load_rules
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.scenes.saved import cupboard
from game.scenes.saved.scene import SavedMatchesScene
from game.tables.match_line import (
    list_points,
    tell_end,
    tell_moment,
    tell_progress,
    tell_standing,
    time_of_play,
)
from game.tables.match_summary import list_faces
from game.tables.miniature import Miniature
from tests.house import PEOPLE, OpenHouse
from tests.scenes import text_of, words_on
from tests.scenes.test_pages import speak
from tests.scenes.test_saved_games import chosen, drawn, leaf, on_page


def mixed(house: OpenHouse, going: int, ended: int) -> SavedMatchesScene:
    """The cupboard with so many matches, the newest of them all over."""
    for n in range(going + ended):
        house.wander(start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, str(n)),
                           new_file(house.house.store.records, "hamnar")), 2 if n < going else 400)
    scene = SavedMatchesScene(house.house)
    house.house.stack.push(scene)
    house.frames()
    return scene


@pytest.mark.share(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_what_goes_on_stands_before_what_has_ended_each_under_a_word_for_it(
        open_house, language, text):
    house = open_house("--size", "1280x720")
    speak(house.house, language, text)
    scene, say = mixed(house, 3, 4), house.house.words
    assert [saved.goes_on for saved in scene.kept] == [True] * 3 + [False] * 4
    heads = say("kept-goes-on", 3), say("kept-ended", 4)
    tagged, seen = set(), []
    for row in (0, 2, 3, 5):
        page = scene.page
        assert page.problems == [] == page.shortened
        assert scene.focus.name == f"kept/{row}", "row by row"
        for n in on_page(scene):
            box = page.spots[f"kept/{n}"].box
            assert (box.x == SAFE.x) is (n in (0, 2, 3, 5)), "the others begin on their own row"
        assert [words_on(scene).count(head) for head in heads] == [1, 1], "whatever is seen"
        for head, of in zip(heads, (range(3), range(3, 7)), strict=True):
            if here := set(of) & set(on_page(scene)):  # it hangs over the first of its kind
                first = page.spots[f"kept/{min(here)}"].box
                assert 0 < first.y - at(scene, head).center[1] < 60
                tagged.add(head)
        seen += on_page(scene)
        house.press("down")
    assert tagged == {*heads} and set(seen) == set(range(7))
    house.press("up", "up", "up", "up")
    assert scene.focus.name in ("kept/0", "kept/2")


def at(scene: SavedMatchesScene, words: str) -> Box:
    """Where some words stand on its page."""
    return next(box for name, box in scene.page.leaves if name.strip("'") == words)


def test_the_kind_on_another_page_is_told_on_a_tab_beside_and_a_pointer_goes_there(open_house):
    house = open_house()
    scene, say = mixed(house, 7, 7), house.house.words
    on, over = say("kept-goes-on", 7), say("kept-ended", 7)
    for here, there, first in ((on, over, 7), (over, on, 0)):
        assert [scene.kept[n].goes_on for n in on_page(scene)] == [here == on] * len(on_page(scene))
        top = scene.page.spots[f"kept/{on_page(scene)[0]}"].box.y
        assert at(scene, here).right < at(scene, there).x < chosen(scene.page).x
        assert at(scene, here).bottom <= top and at(scene, there).bottom <= top
        house.click(at(scene, there).center)
        assert scene.page and scene.focus.name == f"kept/{first}" and on_page(scene)[0] == first
        assert house.top is scene
    assert on_page(scene)[0] == 0, "and back"


def test_a_press_leads_to_the_kind_on_another_page_and_stands_on_its_tab(open_house):
    house = open_house()
    scene, say = mixed(house, 7, 7), house.house.words
    for there, first in ((say("kept-ended", 7), 7), (say("kept-goes-on", 7), 0)):
        words, tab = at(scene, there), scene.page.pointed["other"]
        glyphs = [one for one in scene.page.drawn
                  if tab.x < one.x < words.x and tab.has_point(one.x + 1, words.center[1])]
        assert glyphs, "before its sign"
        house.press("prev")
        assert scene.page and scene.focus.name == f"kept/{first}" and on_page(scene)[0] == first
        assert house.top is scene


@pytest.mark.parametrize(("going", "over"), [(0, 3), (2, 3), (9, 7)])
def test_whoever_asks_for_those_that_are_over_sees_the_first_of_them_chosen(
    open_house, going, over,
):
    house = open_house()
    mixed(house, going, over)
    scene = SavedMatchesScene(house.house, over=True)
    assert scene.page and scene.focus.name == f"kept/{going}"
    assert going in on_page(scene)


def test_a_heading_counts_one_kind_alone_and_where_nothing_is_kept_none_hangs(open_house):
    house = open_house()
    none = mixed(house, 0, 0)
    assert not any("·" in words for words in words_on(none))
    house.house.to_title()
    scene = mixed(house, 0, 2)
    assert words_on(scene).count(house.house.words("kept-ended", 2)) == 1
    assert house.house.words("kept-goes-on", 0) not in words_on(scene)


def test_no_page_is_empty_and_in_an_empty_place_lies_something(open_house):
    house = open_house()
    scene = mixed(house, 1, 7)
    whole = Box(0, 0, WIDTH, HEIGHT)
    assert drawn(house, scene.page, whole, "ui/keepsakes") or drawn(
        house, scene.page, whole, "ui/hearth/cat")
    pages = [on_page(scene)]
    while "more/1" in scene.page.pointed:
        house.click(scene.page.pointed["more/1"].center)
        pages.append(on_page(scene))
    assert all(len(seen) >= 3 for seen in pages) and pages[-1][-1] == 7
    while "more/-1" in scene.page.pointed:
        house.click(scene.page.pointed["more/-1"].center)
    assert on_page(scene) == pages[0]


def test_names_are_no_smaller_than_small_letters_and_stand_under_their_faces(open_house):
    house = open_house()
    scene = mixed(house, 1, 0)
    page, art = scene.page, house.house.art
    for player, who in zip(PEOPLE, list_faces(scene.kept[0].match), strict=True):
        name = leaf(page, player.name, chosen(page))
        (face,) = drawn(house, page, chosen(page), who)
        assert name.h >= art.line_height("small")
        assert abs(name.center[0] - face.x - face.image.get_width() / art.scale / 2) < 3


def test_whoever_has_won_is_crowned_and_the_others_are_sorry(open_house):
    house = open_house()
    home = house.house
    match = start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, "400"),
                  new_file(home.store.records, "hamnar"))
    house.wander(match, 400)
    (winner,) = match.result.winners
    page = SavedMatchesScene(home).page
    faces = choose_faces(match.players)
    for box in (page.spots["kept/0"].box, chosen(page)):
        (glad,) = drawn(house, page, box, under_crown(faces[winner]))
        (sorry,) = drawn(house, page, box, show_feeling(faces[1 - winner], "sorry"))
        assert (box == chosen(page)
                or sorry.image.get_height() < glad.image.get_height()), "behind, on the shelf"
        (crown,) = drawn(house, page, box, "ui/crown")
        assert page.drawn.index(glad) < page.drawn.index(crown)
        foot = crown.y + crown.image.get_height() / home.art.scale
        assert glad.x < crown.x and crown.y < glad.y < foot, "it is on the winner's head"


def test_what_is_chosen_is_a_picture_of_its_table_as_it_was_left_unless_it_is_over(
    open_house, monkeypatch,
):
    house, made = open_house(), []
    home = house.house

    def paint(of, match, *room, **how):
        made.append((match, Miniature(of, match, *room, **how)))
        return made[-1][1]

    monkeypatch.setattr(cupboard, "Miniature", paint)
    for plies in (6, 6, 12, 400):
        match = start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, "5"),
                      new_file(home.store.records, "hamnar"))
        house.wander(match, plies)
    scene = SavedMatchesScene(home)
    home.stack.push(scene)
    page = scene.page
    hung = [picture for _, picture in made]
    assert len(hung) == 3, "what is over is sealed"
    assert all(one.image is None for one in hung), "no frame waits for it"
    while not all(one.image for one in hung):
        first = not any(one.image for one in hung)
        house.frames()
        if first and any(one.image for one in hung):
            chosen_one, = (one for match, one in made if match is scene.kept[0].match)
            assert chosen_one.image, "the chosen one before all others"
    assert scene.page is not page, "it is hung when it is finished"
    seen = []
    for n in range(4):
        scene.focus.name = f"kept/{n}"
        scene.mark_stale()
        free = chosen(scene.page)
        images = {id(one.image) for one in hung}
        seen.append([pygame.image.tobytes(one.image, "RGB") for one in scene.page.drawn
                     if id(one.image) in images and free.has_point(one.x, one.y)])
    assert [len(one) for one in seen] == [1, 1, 1, 0]
    assert seen[1] == seen[2] != seen[0], "the newest first"
    assert [one for _, one in made] == hung, "painted once"


def test_who_has_won_is_told_with_how_much_on_the_edge_and_when_that_was_over_it(open_house):
    house = open_house()
    home, say = house.house, house.house.words
    match = start(Header("haggis", load_rules("haggis").VERSION, PEOPLE, "3"),
                  new_file(home.store.records, "haggis"))
    house.wander(match, 9000)
    (winner,) = match.result.winners
    best, other = match.result.scores[winner], match.result.scores[1 - winner]
    page = SavedMatchesScene(home).page
    plank, amount = page.spots["kept/0"].box, f"{best}–{other}"
    told = say("kept-won-with", say("kept-over", PEOPLE[winner].name, 1), amount)
    assert text_of(home.art, page, told, plank) == 1
    for days in (0, 3):
        then = time.time() - days * 86400
        os.utime(match.record.file, (then, then))
        page = SavedMatchesScene(home).page
        said = tell_moment(home, time_of_play(match))
        assert leaf(page, said, chosen(page))
        assert text_of(home.art, page, said, page.spots["kept/0"].box) == 1, "which of a game"


def test_all_results_are_told_alike_and_how_far_it_is_stands_under_every_box(open_house):
    house = open_house("--size", "1920x1080")
    home, say = house.house, house.house.words
    three = (*PEOPLE, Player("Embla"))
    for game, players, plies in (("haggis", PEOPLE, 9000), ("herrlof", three, 9000),
                                 ("hamnar", PEOPLE, 400), ("reindeer", three, 9),
                                 ("haggis", three, 30)):
        house.wander(start(Header(game, load_rules(game).VERSION, players, "5"),
                           new_file(home.store.records, game)), plies)
    scene = SavedMatchesScene(home)
    sizes = set()
    for n, saved in enumerate(scene.kept):
        scene.focus.name = f"kept/{n}"
        scene.mark_stale()
        page = scene.page
        match = saved.match
        plank = page.spots[f"kept/{n}"].box
        if match.result is None:
            told = tell_progress(home, match)
            left = plank._replace(y=plank.bottom - 80, w=plank.w / 3, h=80)
            assert text_of(home.art, page, told, left) == 1, "on a tag under its box"
            continue
        told = tell_end(home, match)
        sizes |= {key[2] for key, image in home.art.kept.items()
                  if key[:2] == ("text", told) and any(one.image is image for one in page.drawn)}
        figures = [str(value) for value in sorted(list_points(match), reverse=True)]
        shown = "–".join(figures if len(match.players) == 2 else figures[:1])
        won = tell_standing(home, match)[0]
        assert told == (say("kept-won-with", won, shown) if tell_standing(home, match)[1:] else won)
        assert text_of(home.art, page, told, plank) == 1
    assert len(sizes) == 1, "in letters of one size"
