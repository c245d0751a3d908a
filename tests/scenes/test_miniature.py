"""Positions that are drawn small."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from game.core.match import Match, start
from game.core.record import Header, Player
from game.core.words import LANGUAGES
from game.games import load_rules
from game.picture.board_map import find_board
from game.tables.miniature import BROAD, LAND, NARROW, Miniature, find_telling
from game.tables.show import Stage, TableView
from game.tables.style import table_style
from game.tables.viewpoint import Onlooker
from tests.gallery import LONG, PLACED
from tests.house import OpenHouse


def painted(house: OpenHouse, match: Match) -> bytes:
    """The picture of a match, painted to its end."""
    picture = Miniature(house.house, match, 600, NARROW, near=True)
    assert picture.image is None, "no frame waits for a picture"
    steps = 0
    while not picture.image:
        picture.step()
        steps += 1
    assert steps > 1, "part by part"
    return pygame.image.tobytes(picture.image, "RGB")


def shown(house: OpenHouse, match: Match) -> TableView:
    """The table of a match, and all that was told of it."""
    home, style, players = house.house, table_style(match.rules.NAME), match.players
    stage = Stage(home.art, home.sounds, lambda: home.words, lambda: home.settings, lambda: 0)
    base = style.lay_board(find_board(style.board, len(players)), match.state)
    show = TableView(stage, match.rules, style, base, players, match.state, Onlooker(None))
    show.put(match.state)
    for ply, beats in enumerate(match.beats, 1):
        for beat in beats:
            show.add_caption(ply, beat)
    return show


def test_a_position_is_painted_part_by_part_and_alike_wherever_it_is_the_same(open_house):
    house = open_house("--size", "1280x720")
    newest, other, oldest = (
        painted(house, house.at_table(moves=moves, players=(*LONG[:1], Player("Ask"))).match)
        for moves in (PLACED, PLACED[:2], PLACED))
    assert newest == oldest != other


def test_what_a_picture_shows_has_nothing_to_read(open_house):
    house = open_house("--size", "1280x720")
    long, short = (painted(house, house.at_table(moves=PLACED,
                                                 players=tuple(map(Player, names))).match)
                   for names in (("Bo", "Li"), ("Wwwwwwwwww", "Mmmmmmmmmm")))
    assert long == short, "whatever people are called"


def test_a_map_that_is_cut_has_no_words_that_could_be_cut(open_house):
    house, seen = open_house("--size", "1280x720"), []
    match = start(
        Header("reindeer", load_rules("reindeer").VERSION, tuple(map(Player, ("Bo", "Li"))),
               "3"), None)
    for language in LANGUAGES:
        house.house.settings.language = language
        house.house.change()
        show = shown(house, match)
        region = Miniature(house.house, match, 600, BROAD, near=True).find_region(show)
        assert region.has_point(*show.board.pose_of("depot")[:2]), "the depot is in it"
        seen.append(painted(house, match))
    assert len(seen) > 1 and len(set(seen)) == 1, "alike in all languages"


def test_a_picture_of_a_board_has_no_panels_and_nothing_that_lies_on_them(open_house):
    """Hamnár's wood to the left and to the right of the board, where panels are at the table."""
    house = open_house("--size", "1280x720")
    house.at_table(moves=PLACED, players=LONG)
    match = house.top.match
    picture = Miniature(house.house, match, 600, NARROW)
    while not picture.image:
        picture.step()
    w, h = picture.image.get_size()
    dark = [(x, y) for x in (w // 60, w - w // 60) for y in range(h // 3, 2 * h // 3)
            if picture.image.get_at((x, y)).b > picture.image.get_at((x, y)).r]
    assert dark == [], "wood is warm and panels are not"


@pytest.mark.parametrize("cards", [1, 2])
def test_cards_that_lie_on_the_cloth_are_large_in_the_picture_and_in_its_middle(open_house, cards):
    house = open_house("--size", "1280x720")
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    match = start(Header("herrlof", load_rules("herrlof").VERSION, players, "3"), None)
    house.wander(match, len(players) + cards)
    picture = Miniature(house.house, match, 600, NARROW)
    while not picture.image:
        picture.step()
    w, h = picture.image.get_size()
    ivory = [(x, y) for x in range(0, w, 4) for y in range(0, h, 4)
             if min(picture.image.get_at((x, y))[:3]) > 180]
    left, right = min(x for x, _ in ivory), max(x for x, _ in ivory)
    assert abs(left + right - w) < w / 6
    assert max(y for _, y in ivory) - min(y for _, y in ivory) > h * 0.45


def test_before_a_trick_is_led_a_picture_is_of_the_one_before(open_house):
    house, trick = open_house(), table_style("haggis").tricks.plays
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    match = start(Header("haggis", load_rules("haggis").VERSION, players, "3"), None)
    assert find_telling(match) is None, "nothing has been played"
    seen = lies = trick(match.state)
    while lies or not seen:
        seen = lies
        house.wander(match, 1)
        lies = trick(match.rules.view(match.state, None))
        assert not lies or find_telling(match) is match
    shown = find_telling(match)
    assert shown and trick(shown.state) == seen
    assert (shown.players, shown.result) == (players, None)


def test_a_board_on_which_no_tricks_are_played_is_shown_as_it_stands():
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    for game in ("hamnar", "halmstad", "reindeer"):
        count = load_rules(game).SEATS[-1]
        match = start(Header(game, load_rules(game).VERSION, players[:count], "3"), None)
        assert find_telling(match) is match


def test_of_a_map_a_small_picture_shows_where_the_last_sleigh_went(open_house):
    house = open_house("--size", "1280x720")
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    match = start(Header("reindeer", load_rules("reindeer").VERSION, players, "3"), None)
    while not any(beat.what == "little" for beats in match.beats for beat in beats):
        house.wander(match, 1)

    def flown() -> list[tuple[float, float]]:
        """Where the last ways of whoever is asked ended."""
        show = shown(house, match)
        return [show.board.pose_of(to)[:2] for seat, (_, to) in show.map_trails().items()
                if seat in match.waits_for]
    while not (before := flown()):
        house.wander(match, 1)
    near = painted(house, match)
    assert near == painted(house, match)
    while flown() in ([], before):
        house.wander(match, 1)
    assert painted(house, match) != near


def test_a_question_leaves_no_shade_on_a_picture(open_house):
    house = open_house("--size", "1280x720")
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    match = start(Header("halmstad", load_rules("halmstad").VERSION, players, "7"), None)
    tones = list[Any]()
    style = table_style("halmstad")
    for _ in range(200):
        answers = style.answers
        asked = bool(answers and answers.question(match.rules.view(match.state, None)))
        if asked is not bool(tones):
            picture = painted(house, match)
            tones.append(sum(picture) / len(picture))
        if len(tones) == 2:
            break
        house.wander(match, 1)
    plain, question = tones
    assert question > 0.8 * plain


def test_of_a_map_the_picture_shows_all_and_where_the_last_flight_ended(open_house):
    house = open_house("--size", "1280x720")
    players = tuple(map(Player, ("Bo", "Li", "Ask")))
    for plies in (0, 3, 30):
        match = start(Header("reindeer", load_rules("reindeer").VERSION, players, "3"), None)
        house.wander(match, plies)
        show = shown(house, match)
        land = show.board.box_of(LAND)
        region = Miniature(house.house, match, 600, BROAD, near=True).find_region(show)
        assert 0.9 < region.w / land.w < 1.1 and region.h / land.h > 0.9
        assert region.center[0] == pytest.approx(land.center[0]) and region.y >= land.y
        ways = show.map_trails()
        assert bool(ways) is bool(plies)
        for _, to in ways.values():
            assert region.has_point(*show.board.pose_of(to)[:2])


def test_what_has_flown_last_over_a_map_is_large_on_its_picture(open_house):
    house, red = open_house("--size", "1280x720"), []
    match = start(
        Header("reindeer", load_rules("reindeer").VERSION, tuple(map(Player, ("Bo", "Li"))),
               "3"), None)
    for plies in (0, 3):
        house.wander(match, plies)
        tones = painted(house, match)
        red.append(sum(r > 150 and g < 80 and b < 80 for r, g, b in zip(
            tones[::3], tones[1::3], tones[2::3], strict=True)))
    assert red[1] > red[0] + 150, "the sleigh"
