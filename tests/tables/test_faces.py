"""The faces on panels."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module

import pygame
import pytest

from game.core.contract import Seat
from game.core.faces import (
    FACES,
    NAMES,
    choose_face_by_name,
    choose_faces,
    find_face,
    name_face,
    number_of_name,
    show_feeling,
)
from game.core.known_names import find_faces
from game.core.paths import ASSETS
from game.core.record import Player
from game.picture.theme import SEAT_COLOURS
from game.scenes.evening.people import PeopleScene
from game.ui.furniture.figures import colour_of, name_arms
from tests.games.haggis import positions as haggis
from tests.games.halmstad import positions as port
from tests.games.herrlof import positions as herrlof
from tests.house import OpenHouse, find_pictures

sys.path.append(str(ASSETS / "make"))
drawn = import_module("people")
Open = Callable[..., OpenHouse]
CASES = [("haggis", haggis.at("2r4o4g/3r2o5gQ")), ("hamnar", "bbbbb/5/5/5/wwwww bwwbbw pawn 0")]


@pytest.mark.parametrize(("game", "position"), CASES)
def test_a_bot_has_another_face_than_somebody(open_house: Open, game: str, position: str):
    def face(bots: tuple[Seat, ...]) -> bytes:
        house = open_house("--speed", "instant")
        table = house.in_position(game, position, bots=bots)
        house.frames(2)
        panel, scale = table.show.panel_of(1), house.house.screen.scale
        room = pygame.Rect((panel.x - 4) * scale, (panel.y - 20) * scale, 110 * scale, 110 * scale)
        return pygame.image.tobytes(house.house.screen.surface.subsurface(room), "RGB")
    assert face(()) == face(())
    assert face((1,)) != face(())


def test_somebody_has_her_face_wherever_she_sits_and_nobody_else_has_it():
    looks = partial(choose_faces, own=True)
    ulla, otto, bot = Player("Ulla"), Player("Ottar"), Player("Ask", "expert")
    assert looks([ulla, bot])[0] == looks([bot, ulla])[1] == find_face("Ulla", {})
    assert looks([bot, ulla])[0] == looks([ulla, bot])[1], "nor does a nisse change its face"
    bots = [Player(name, "skilled") for name in ("Ask", "Otto", "Maja", "Torsten", "Li")]
    faces = dict(zip(bots, looks(bots), strict=True))
    assert len({*faces.values()}) == len(bots)
    assert dict(zip(bots[::-1], looks(bots[::-1]), strict=True)) == faces
    for name in ("Ottar", "Maja", "Kalle", "Li", "Bo"):
        one, other = looks([Player(name), Player(name[::-1])])  # the same letters, the same face
        assert one == find_face(name, {}) == find_face(name[::-1], {}) != other
    assert len({*looks([ulla, otto, Player("Maja"), Player("Kalle"), Player("Li")])}) == 5


def test_everybody_wears_the_colour_of_her_seat_down_to_the_sleeves(house: OpenHouse):
    people = [Player(name, "human", n) for n, name in enumerate(NAMES)]
    for first in range(0, len(people), len(SEAT_COLOURS)):
        for turn in range(len(SEAT_COLOURS)):
            group = people[first:first + len(SEAT_COLOURS)]
            group = group[turn:] + group[:turn]
            for seat, who in enumerate(choose_faces(group)):
                assert colour_of(who) == SEAT_COLOURS[seat]
                alone = choose_faces(group, own=True)[seat]
                for picture, undyed in (
                        (who, alone), (show_feeling(who, "glad"), show_feeling(alone, "glad")),
                    (name_arms(who), name_arms(alone))):
                    tones = {hue(house, one) for one in (picture, undyed)}
                    assert (len(tones) == 1) is (colour_of(alone) == SEAT_COLOURS[seat])


def hue(house: OpenHouse, picture: str) -> tuple[int, ...]:
    """The colour of a picture on the whole."""
    return tuple(pygame.transform.average_color(house.house.art.load_picture(picture, 80, 100)))


def test_the_usual_names_have_a_face_each():
    assert len({find_face(name, {}) for name in NAMES}) == len(NAMES)


def test_a_usual_name_of_a_man_goes_with_a_face_with_a_beard_and_no_other_does():
    bearded = {name_face(n) for n, (paint, _) in enumerate(drawn.PEOPLE) if paint is drawn.beard}
    men = [name for name in NAMES if name in ("Birger", "Folke")]
    assert {find_face(name, {}) for name in men} == bearded
    assert {find_face(name, {}) for name in NAMES if name not in men}.isdisjoint(bearded)


def test_somebody_whose_face_another_has_taken_gets_one_of_the_same_kind():
    bearded = {name_face(n) for n, (paint, _) in enumerate(drawn.PEOPLE) if paint is drawn.beard}
    for name in NAMES:
        taker = Player("Tove", "human", number_of_name(name))
        other = choose_faces([taker, Player(name)], own=True)[1]
        assert other != find_face(name, {}) and (other in bearded) == (
            find_face(name, {}) in bearded)
        assert choose_face_by_name([["Tove", name]], {"Tove": number_of_name(name)})[name] == other


def test_names_that_stand_together_have_faces_of_their_own_and_each_has_one_everywhere():
    assert find_face("Bo", {}) == find_face("Kai", {})
    found = choose_face_by_name([["Kai", "Ask"], ["Bo", "Torsten"], ["Kai", "Bo"], ["Ulla"]], {})
    assert found["Kai"] != found["Bo"] and found["Ulla"] == find_face("Ulla", {})
    assert (found["Ask"], found["Torsten"]) == (find_face("Ask", {}), find_face("Torsten", {}))
    assert choose_face_by_name([["Kai"], ["Bo"]], {}) == {
        name: find_face(name, {}) for name in ("Bo", "Kai")}
    many = [f"{name}{end}" for name in NAMES for end in "ab"]
    assert len({*choose_face_by_name([many[:FACES]], {}).values()}) == FACES
    assert len({*choose_face_by_name([many], {}).values()}) == FACES, "of more, some are alike"


def test_everybody_is_dressed_in_the_colour_of_the_seat_that_is_said():
    def colours(name: str) -> set[object]:
        return {*re.findall("#[0-9a-f]{6}", (ASSETS / f"{name}.svg").read_text(encoding="utf-8"))}

    signs = [colours(f"ui/seat_{seat}") for seat in range(len(SEAT_COLOURS))]
    own = [sign - set.union(*(other for other in signs if other is not sign)) for sign in signs]
    for n in range(FACES):
        who = name_face(n)
        assert colour_of(who) == colour_of(f"{who}_glad")
        assert own[SEAT_COLOURS.index(colour_of(who))] & colours(who)


def feelings(house: OpenHouse) -> list[str]:
    """How those who sit round the table look."""
    show = house.table.show
    return [next(feeling for feeling in ("", "glad", "sorry")
                 if show.face_of(seat) == show_feeling(calm, feeling))
            for seat, calm in enumerate(choose_faces(show.players))]


def some_move(house: OpenHouse) -> None:
    seat = next(iter(house.match.prompts))
    house.table.play(seat, next(iter(house.match.rules.moves(house.match.state, seat))))
    house.settle()


def test_whoever_has_lost_a_piece_is_sorry_for_a_while_and_the_other_is_glad(open_house: Open):
    house = open_house("--speed", "instant")
    house.at_table("b3b/5/4b/4w/w4 wwwbbb pawn 0")
    assert feelings(house) == ["", ""]
    house.play("e2-e3")
    for quiet in ("a1-b3", "a5-c4", "c4-a5"):
        assert feelings(house) == ["glad", "sorry"]
        house.play(quiet)
        house.settle()
    assert feelings(house) == ["", ""]


def test_a_feeling_goes_with_the_move_that_is_taken_back(open_house: Open):
    house = open_house("--speed", "instant")
    table = house.at_table("b3b/5/4b/4w/w4 wwwbbb pawn 0")
    house.play("e2-e3")
    table.show.forget(table.show.captions[-1][0])
    assert feelings(house) == ["", ""]


def test_nobodys_face_tells_the_room_what_a_secret_prediction_makes_of_a_trick(open_house: Open):
    house = open_house("--speed", "instant")
    for predicted in ("2/0", "0/2"):
        house.in_position("herrlof", herrlof.at("7r9r2g/2r3b4g", predictions=predicted))
        for _ in range(2):
            some_move(house)
        assert house.match.state.tricks[0] == 1
        assert feelings(house) == ["", ""]


def test_whoever_is_caught_at_halmstad_is_sorry(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("halmstad", port.at(
        "2C4C5D7H8HJC/2H5C8H10S10HJC/5H9S10DQSQHKSAH", beliefs="9H:0/6S:02~2/4H:02",
        stage="turn 0 sx fed AC:--"), seats=3)
    house.table.play(1, house.match.rules.parse("challenge"))
    house.table.play(2, house.match.rules.parse("believe"))
    house.settle()
    assert feelings(house) == ["sorry", "", ""]


def test_whoever_takes_points_at_haggis_is_glad(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("haggis", haggis.at("9r4o4g2y7r/3r2o5gQ"))
    house.table.play(0, house.match.rules.parse("play 9r"))
    house.table.play(1, house.match.rules.parse("pass"))
    house.settle()
    assert feelings(house) == ["glad", ""]


def test_whoever_has_chosen_a_face_keeps_it_and_a_usual_name_gives_way():
    own = [Player("Freja"), Player("Tom", "human", number_of_name("Freja")), Player("Ask")]
    faces = choose_faces(own, own=True)
    assert faces[1] == name_face(number_of_name("Freja")) and faces[0] != faces[1]
    assert len(set(faces)) == 3 and faces[2] == name_face(number_of_name("Ask"))
    told = choose_face_by_name([["Freja", "Tom"], ["Tom", "Ask"]], {"Tom": number_of_name("Freja")})
    assert told["Tom"] == faces[1] and told["Freja"] != told["Tom"] != told["Ask"]


def test_whoever_was_seen_with_another_face_beside_somebody_keeps_it(house: OpenHouse):
    house.house.settings.faces = {"Tom": number_of_name("Freja")}
    house.house.stack.push(PeopleScene(house.house, people := ["Tom", "Freja", "Ask"]))
    house.frames()
    seen = find_faces(house.house.settings, people)
    house.press("cancel")
    assert seen[1] != name_face(number_of_name("Freja"))
    for together in (["Freja"], ["Freja", "Ask"], ["Ask", "Freja", "Tom"]):
        shown = find_faces(house.house.settings, together)
        assert shown == [seen[people.index(name)] for name in together]


def list_people(house: OpenHouse) -> list[str]:
    """The figures on the page, from the left."""
    return [name for name, _ in find_pictures(house.top.page) if "lobby/person" in name]


def test_whoever_comes_takes_nobodys_face_away_while_one_asks_who_plays(house: OpenHouse):
    house.house.settings.faces = {"Tom": number_of_name("Freja")}
    house.house.stack.push(PeopleScene(house.house, people := ["Tom", "Freja"]))
    house.frames()
    seen = list_people(house)
    for _ in range(3):
        house.top.choose("more", 1)
        house.top.mark_stale()
        house.frames()
        assert list_people(house)[:2] == seen
    assert len(people) == 5
