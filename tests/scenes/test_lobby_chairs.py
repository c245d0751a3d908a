"""Chairs of the lobby: who sits there, whom the empty one calls, and the drawer with the rules of
the house."""

from __future__ import annotations

import itertools

import pygame
import pytest

from game.core.contract import Seat
from game.core.words import LANGUAGES
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import GAMES
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.scenes.lobby.scene import LobbyScene
from game.tables.game_facts import list_facts
from tests.house import OpenHouse, find_pictures
from tests.scenes.test_menus import focus
from tests.scenes.test_pages import speak

FAST = ("--speed", "instant", "--seed", "1", "--size", "1280x720")
KEYS = "← ↑ ↓ → Enter", "W A S D Space"


def lettered(open_house, text: float) -> OpenHouse:
    """The lobby of Haggis in letters of a size."""
    house = open_house(*FAST)
    house.house.settings.text = text
    house.house.change()
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    return house


@pytest.fixture
def lobby(open_house) -> OpenHouse:
    house = open_house(*FAST)
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.frames()
    return house


def chairs(house: OpenHouse) -> list[set[str]]:
    """The pictures of chairs and sitters, chair by chair from the left."""
    art, page = house.house.art, house.top.page
    named = {id(image): key[0].removeprefix("ui/lobby/") for key, image in art.kept.items()
             if str(key[0]).startswith("ui/lobby/")}
    found: dict[float, set[str]] = {}
    for image, x, _ in page.drawn:
        if id(image) in named:
            found.setdefault(x, set()).add(named[id(image)])
    return [found[x] for x in sorted(found)]


def called(house: OpenHouse) -> list[str]:
    """The buttons by which a player could sit down: on the badge, and on cards without a device."""
    page, seating, say = house.top.page, house.top.seating, house.house.words
    places = [page.anchors[name] for name in ("badge",) if name in page.anchors]
    for seat in set(range(len(seating.kinds))) - seating.devices.keys():
        kind = page.spots[f"kind/{seat}"].box
        places.append(kind._replace(y=kind.bottom + 2, h=70))
    words = {repr(say(key)) for key in ("lobby-sit", "seat-or", "seat-open", "lobby-nisse")}
    pictures = [one for one in find_pictures(page) if one[0].startswith("ui/glyphs/")]
    return [name.strip("'") for name, box in (*page.leaves, *pictures)
            if name not in words and any(box.is_within(place) for place in places)]


def test_a_bot_has_as_many_stripes_as_it_is_strong(lobby):
    assert chairs(lobby) == [{"chair_0", "person_0"}, {"chair_1", "skilled_1"}]
    focus(lobby, "kind/1")
    lobby.press("next")
    assert chairs(lobby)[1] == {"chair_1", "expert_1"}
    lobby.press("next")
    assert chairs(lobby)[1] == {"chair_moon"}, "nobody has sat down there"
    lobby.press("next")
    assert chairs(lobby)[1] == {"chair_1", "novice_1"}


@pytest.mark.parametrize("by", ["keys", "pad", "mouse"])
def test_a_face_is_chosen_from_the_name_of_ones_seat(lobby, by):
    pad = lobby.plug() if by == "pad" else None

    def choose(name: str) -> None:
        if by == "mouse":
            lobby.click(lobby.top.page.spots[name].box.center)
        elif pad:
            lobby.top.focus.name = name
            lobby.tap(pad, "south")
        else:
            focus(lobby, name)
            lobby.press("confirm")

    before = chairs(lobby)[0]
    if pad:
        lobby.tap(pad, "south")  # and sits down
    lobby.frames(60)
    choose("name/0")
    assert lobby.scene == "SpellingScene"
    choose("face")
    choose("keep")
    assert lobby.scene == "LobbyScene"
    assert chairs(lobby)[0] != before
    assert [*lobby.house.settings.faces] == [lobby.top.seating.names[0]]


def test_no_two_bots_at_a_table_have_the_same_face(lobby):
    lobby.top.agreement.turn_seats(1)
    bots = [found - {f"chair_{seat}"} for seat, found in enumerate(chairs(lobby))][1:]
    assert len(bots) == 2 and bots[0] != bots[1]
    faces = [pygame.image.tobytes(lobby.house.art.load_picture(f"ui/lobby/{face}", 80, 100), "RGBA")
             for found in bots for face in found]
    assert len(set(faces)) == 2


def test_a_chair_calls_whoever_could_sit_there_by_her_own_button(lobby):
    assert called(lobby) == ["Space"]
    assert "badge" not in lobby.top.page.anchors, "a bot sits there, and may stay"
    lobby.top.seating.kinds[1] = "human"
    lobby.top.mark_stale()
    assert called(lobby) == ["Space"] and "badge" in lobby.top.page.anchors
    lobby.press("confirm", device=LEFT_KEYS)
    assert chairs(lobby)[1] == {"chair_1", "person_1"}
    assert called(lobby) == []
    pad = lobby.plug("xbox")
    lobby.top.mark_stale()
    assert called(lobby) == [], "every chair is taken by a device"
    lobby.press("cancel", device=LEFT_KEYS)
    assert len(called(lobby)) == 2, "a key and the button of the pad"
    lobby.tap(pad, "south")
    assert lobby.top.seating.devices[1] == pad.device


def _invited(page: Page, seat: Seat, told: str) -> bool:
    """Whether a seat's card tells how one sits down there."""
    under = page.spots[f"kind/{seat}"].box
    return any(name == repr(told) and box.y >= under.bottom
               and under.x < box.center[0] < under.right for name, box in page.leaves)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_a_card_says_with_a_button_what_sits_somebody_down_in_letters_that_are_read(
        open_house, language, text):
    house = open_house(*FAST)
    speak(house.house, language, text)
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.frames()
    house.top.agreement.turn_seats(1)
    house.top.seating.kinds[1:] = ["human", "human"]
    house.top.mark_stale()
    page, say = house.top.page, house.house.words
    told = dict(page.leaves)
    assert repr(say("seat-or")) in told, "a badge calls over it"
    assert repr(say("seat-open")) in told, "whoever comes sits down under the badge"
    assert not _invited(page, 2, say("lobby-sit"))
    card = page.spots["kind/0"].box
    (own,) = [box for name, box in page.leaves
              if name == "'Enter'" and card.bottom < box.y < card.bottom + card.h]
    assert own.h * page.art.scale >= 24, "as high as from three metres it has to be"
    house.press("confirm", device=LEFT_KEYS)
    page = house.top.page
    assert repr(say("seat-open")) in dict(page.leaves), "nobody else could sit down"
    assert page.problems == [] == page.shortened
    house.top.seating.stand_up(LEFT_KEYS)
    house.top.seating.kinds[1:] = ["skilled", "skilled"]
    house.top.mark_stale()
    page = house.top.page
    assert _invited(page, 1, say("lobby-sit")) and not _invited(page, 2, say("lobby-sit"))
    assert page.problems == [] == page.shortened


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_a_tag_says_how_hands_are_kept_now(open_house, language, text):
    house = open_house(*FAST)
    speak(house.house, language, text)
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.frames()
    house.top.agreement.turn_seats(1)
    house.press("confirm", device=LEFT_KEYS)
    focus(house, "option/secrecy")
    for mode in ("closed", "curtain", "peek", "hold", "open"):
        page, say = house.top.page, house.house.words
        said = [say("option-secrecy"), say(f"option-secrecy-{mode}")]
        assert len([name for name in page.spots if name.startswith(("option/", "swap", "learn"))
                    or name == "options"]) == 6
        box = page.spots["option/secrecy"].box
        assert drawn_words(house, box) == said
        assert page.problems == [] == page.shortened
        house.press("confirm")


def drawn_words(house: OpenHouse, box: Box) -> list[str]:
    """The words that are drawn in a box, in their order."""
    kept = {id(image): str(key[1]) for key, image in house.house.art.kept.items()
            if key[0] == "text"}
    return [kept[id(image)] for image, x, y in house.top.page.drawn
            if id(image) in kept and box.has_point(x, y)]


@pytest.mark.parametrize("language", ["en", "sv"])
def test_where_texts_are_large_one_button_says_that_all_is_behind_it(open_house, language):
    """Also how many play, and phones, for which there is no room beside it."""
    house = open_house(*FAST)
    speak(house.house, language, 2.0)
    say = house.house.words
    for game in ("herrlof", "halmstad"):
        house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
        house.frames()
        spots = house.top.page.spots
        assert "option/phones" not in spots
        assert say("lobby-all") in drawn_words(house, spots["options"].box)
        assert house.top.page.problems == [] == house.top.page.shortened
        spots["options"].act()
        house.frames()
        assert "option/phones" in house.top.page.spots
        assert ("option/seats" in house.top.page.spots) is (game == "herrlof")


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_the_tag_of_rules_says_the_first_of_them_where_all_have_room(
        open_house, language, text):
    house = open_house(*FAST)
    speak(house.house, language, text)
    say, said = house.house.words, dict[str, bool]()
    for game in ("reindeer", "haggis", "halmstad"):
        house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
        house.frames()
        rule = house.top.agreement.list_rules()[0]
        first, words = [rule.label, rule.value], drawn_words(
            house, house.top.page.spots["options"].box)
        assert words in (first, [say("lobby-options")])
        said[game] = words == first
        assert house.top.page.problems == [] == house.top.page.shortened
        if said[game]:
            rule.turn(1)
            house.frames()
            assert drawn_words(house, house.top.page.spots["options"].box) != first
        house.house.to_title()
    assert said["reindeer"], "the map is chosen there"


def test_the_plate_that_begins_is_brighter_and_stays_where_it_is_while_it_has_the_focus(lobby):
    def plate() -> tuple[Box, int]:
        box = lobby.top.page.spots["start"].box
        tone = lobby.house.screen.surface.get_at(
            lobby.house.screen.to_pixel(box.x + 60, box.center[1]))
        return box, sum(tone[:3])

    focus(lobby, "start")
    lobby.frames()
    there, bright = plate()
    focus(lobby, "options")
    lobby.frames()
    here, plain = plate()
    assert here == there and bright > 1.3 * plain


def test_the_drawer_says_of_each_rule_what_it_does(lobby):
    assert not any(name in lobby.top.page.spots for name in ("option/goal", "option/bombs"))
    tells = [row.about for row in lobby.top.agreement.list_choices()
             if row.name in ("option/goal", "option/bombs")]
    focus(lobby, "options")
    lobby.press("confirm")
    said = {name for name, _ in lobby.top.page.leaves}
    assert {repr(tell) for tell in tells} <= said
    lobby.press("cancel")
    assert lobby.scene == "LobbyScene"


def test_in_the_drawer_arrows_move_the_arrows_beside_a_value(lobby):
    lobby.house.stack.push(LobbyScene(lobby.house, "halmstad", RIGHT_KEYS))
    focus(lobby, "options")
    lobby.press("confirm")
    focus(lobby, "option/fine")
    seen = []
    for arrow in ("right", "right", "left"):
        lobby.press(arrow)
        seen.append(lobby.top.line)
    assert seen == [f"Caught bluff: {value}" for value in (
        "Costs 1 coin", "Costs 2 coins", "Costs 1 coin")]
    assert lobby.top.focus.name == "option/fine"


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_the_cover_stands_there_while_there_is_room(open_house, text):
    house = lettered(open_house, text)
    found: list[tuple[float, float]] = []
    for people in (2, 3):
        house.frames()
        page = house.top.page
        covers = [box for name, box in page.leaves if name == "ui/cover_haggis"]
        assert len(covers) == (text == 1.0)
        if covers:  # in the same corner of the table, however many sit there
            names = [page.spots[f"name/{seat}"].box.x for seat in range(people)]
            assert min(names) > covers[0].right
            found.append((covers[0].x, covers[0].bottom))
        assert page.problems == []
        house.top.agreement.turn_seats(1)
    assert len(set(found)) == (text == 1.0)


def test_what_sits_on_a_chair_can_be_seen_to_be_chosen_and_a_bot_keeps_its_stars(lobby):
    art, scene = lobby.house.art, lobby.top

    def drawn(name: str, box: Box) -> int:
        images = [image for key, image in art.kept.items() if key[0] == name]
        return sum(image in images and box.has_point(x, y) for image, x, y in scene.page.drawn)

    say, box = lobby.house.words, scene.page.spots["kind/1"].box
    assert scene.seating.is_bot(1) and scene.seating.next == 1
    assert repr(say("lobby-sit")) in [name for name, _ in scene.page.leaves]
    around = box.inset(-4, -160)
    assert drawn("ui/star", around) + drawn("ui/star_bare", around) == 3
    for name in (scene.first, "kind/1"):
        focus(lobby, name)
        ends = box._replace(w=box.h), box._replace(x=box.right - box.h, w=box.h)
        for end in ends:
            assert any(end.has_point(x, y) and image.get_width() == image.get_height()
                       for image, x, y in scene.page.drawn), "an arrow, whatever has the focus"


def test_a_pointer_presses_the_arrows_beside_what_sits_on_a_chair(lobby):
    box = lobby.top.page.spots["kind/1"].box
    lobby.frames(1, 1.0)
    kinds = []
    for x in (box.right - box.h / 2, box.x + box.h / 2, box.x + box.h / 2):
        lobby.click((x, box.center[1]))
        lobby.frames(1, 1.0)
        kinds.append(lobby.top.seating.kinds[1])
    assert kinds == ["expert", "skilled", "novice"]


def test_a_bot_that_nobody_is_to_replace_shows_as_many_stars_as_it_is_strong(lobby):
    lobby.top.agreement.turn_seats(1)

    def stars() -> list[str]:
        page = lobby.top.page
        named = {id(image): str(key[0]) for key, image in lobby.house.art.kept.items()
                 if str(key[0]).startswith("ui/star")}
        left = page.spots["name/2"].box.x
        return [named[id(image)] for image, x, _ in page.drawn
                if id(image) in named and x > left]

    assert stars() == ["ui/star", "ui/star", "ui/star_bare"]
    focus(lobby, "kind/2")
    lobby.press("next")
    assert stars() == ["ui/star"] * 3


def test_down_from_every_seat_and_up_from_every_tile_leads_to_play(house):
    for game, seats in (("hamnar", 2), ("herrlof", 3), ("reindeer", 5)):
        house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
        while len(house.top.seating.kinds) < seats:
            house.top.agreement.turn_seats(1)
        spots = house.top.page.spots
        kinds = [f"kind/{seat}" for seat in range(seats)]
        tiles = [name for name in spots if spots[name].box.y > spots["start"].box.bottom]
        assert len(kinds) == seats and tiles
        for way, names in (("down", kinds), ("up", tiles)):
            for name in names:
                focus(house, name)
                house.press(way)
                assert house.top.focus.name == "start", (game, name)
        house.house.to_title()


def test_play_lies_in_the_middle_under_the_chairs(lobby):
    for seats in (2, 3):
        spots = lobby.top.page.spots
        first, last = spots["name/0"].box, spots[f"name/{seats - 1}"].box
        assert spots["start"].box.center[0] == pytest.approx((first.x + last.right) / 2, abs=2)
        lobby.top.agreement.turn_seats(1)


@pytest.mark.parametrize(("game", "seats"), [("hamnar", 2), ("halmstad", 3)])
def test_chairs_stand_about_play(house, game, seats):
    house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
    house.frames()
    spots = house.top.page.spots
    play = spots["start"].box.center[0]
    middles = [spots[f"name/{seat}"].box.center[0] for seat in range(seats)]
    assert sum(middles) / seats == pytest.approx(play), "as far to the left as to the right"


def test_what_is_seen_in_the_window_makes_room_for_as_many_as_sit_before_it(house):
    house.house.stack.push(LobbyScene(house.house, "reindeer", RIGHT_KEYS))
    rooms = {}
    for _ in range(5):
        rooms[len(house.top.seating.kinds)] = house.top.room_picture
        house.top.agreement.turn_seats(1)
    assert len({rooms[2], rooms[3], rooms[4]}) == 3
    assert rooms[1] == rooms[3] and rooms[4] == rooms[5]


def test_tiles_lie_in_the_same_columns_in_every_game(house):
    """What is agreed from the left, what is done to the right, each kind in one width."""
    columns = {True: set[tuple[float, float]](), False: set[tuple[float, float]]()}
    for game in GAMES:
        house.house.stack.push(LobbyScene(house.house, game, RIGHT_KEYS))
        house.frames()
        spots = house.top.page.spots
        tiles = {name: spot.box for name, spot in spots.items()
                 if not name.startswith(("name/", "kind/", "start"))}
        assert len({(box.y, box.h) for box in tiles.values()}) == 1, "in one row"
        agreed = [box for name, box in tiles.items()
                  if name.startswith("option") and name != "option/phones"]
        done = [box for box in tiles.values() if box not in agreed]
        assert not agreed or min(box.x for box in agreed) == SAFE.x
        assert max(box.right for box in done) == pytest.approx(SAFE.right)
        for kind, boxes in ((True, agreed), (False, done)):
            columns[kind] |= {(round(box.x), round(box.w)) for box in boxes}
        house.house.to_title()
    ends = {kind: sorted((x, x + w) for x, w in some) for kind, some in columns.items()}
    assert all(len({w for _, w in some}) == 1 for some in columns.values()), "one width"
    assert 1 < len(columns[True]) <= 3 == len(columns[False])
    gaps = {kind: min(two[0] - one[1] for one, two in itertools.pairwise(some))
            for kind, some in ends.items()}
    assert ends[False][0][0] - ends[True][-1][1] > max(gaps.values()), "the two stand apart"


@pytest.mark.parametrize("text", [1.0, 1.5])
def test_cards_of_people_bots_and_nobody_are_of_one_shape(open_house, text):
    house = lettered(open_house, text)
    house.frames()
    house.top.agreement.turn_seats(1)
    house.top.seating.kinds[2] = "human"
    house.top.mark_stale()
    spots = house.top.page.spots
    for part in ("name", "kind"):
        assert len({spots[f"{part}/{seat}"].box[1:] for seat in range(3)}) == 1
    assert [house.top.seating.is_bot(seat) for seat in range(3)] == [False, True, False]


def test_arms_lie_before_the_table_and_none_before_an_empty_chair(lobby):
    scene = lobby.top

    def arms() -> list[str]:
        named = {id(image): key[0] for key, image in lobby.house.art.kept.items()
                 if str(key[0]).startswith("ui/arms/")}
        return [named[id(image)] for image, *_ in scene.page.drawn if id(image) in named]

    assert arms() == ["ui/arms/person_0", "ui/arms/nisse_1"]
    scene.seating.kinds[1] = "human"
    scene.mark_stale()
    assert arms() == ["ui/arms/person_0"]


def test_one_badge_calls_to_the_next_empty_chair(open_house):
    house = open_house(*FAST)
    house.house.stack.push(LobbyScene(house.house, "haggis", RIGHT_KEYS))
    house.frames()
    house.top.agreement.turn_seats(1)
    house.top.seating.kinds[1:] = ["human", "human"]
    house.top.mark_stale()
    said = [name for name, _ in house.top.page.leaves]
    assert said.count(repr(house.house.words("lobby-sit"))) == 1, "there alone"
    names = [house.top.page.spots[f"name/{seat}"].box for seat in range(3)]
    badge = house.top.page.anchors["badge"]
    assert badge.bottom < names[1].y and names[1].x < badge.center[0] < names[1].right


def test_what_kind_of_game_it_is_stands_under_its_name_and_all_that_beside_the_chairs(lobby):
    page, words = lobby.top.page, lobby.house.words
    there = dict(page.leaves)
    name = there[repr(words("game-haggis"))]
    seats = {id(image) for key, image in lobby.house.art.kept.items()
             if str(key[0]).startswith("ui/lobby/chair")}
    chairs = [x for image, x, _ in page.drawn if id(image) in seats]
    assert len(chairs) == 2
    for fact in list_facts(lobby.house, "haggis"):
        box = there[repr(fact)]
        assert name.bottom <= box.y < name.bottom + name.h
        assert all(box.right < x for x in chairs)


def test_whoever_sits_beside_another_person_is_told_that_back_makes_her_stand_up(open_house):
    house = open_house("--speed", "instant")
    home = house.house
    home.stack.push(LobbyScene(home, "hamnar", RIGHT_KEYS))
    house.frames()
    assert repr(home.words("hint-back")) in [name for name, _ in house.top.page.leaves]
    house.press("confirm", device=LEFT_KEYS)
    house.frames()
    assert repr(home.words("hint-stand")) in [name for name, _ in house.top.page.leaves]
    house.press("cancel", device=LEFT_KEYS)
    house.frames()
    assert home.stack.top is house.top and house.scene == "LobbyScene"
    assert repr(home.words("hint-back")) in [name for name, _ in house.top.page.leaves]


def test_a_pointer_writes_the_name_that_it_presses(open_house):
    house = open_house("--speed", "instant")
    house.house.stack.push(LobbyScene(house.house, "hamnar", RIGHT_KEYS))
    house.until("LobbyScene")
    house.click(house.top.page.spots["name/0"].box.center)
    assert house.scene == "SpellingScene"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", [1.0, 1.25])
def test_a_card_shows_the_keys_of_its_half_of_the_keyboard(open_house, language, text):
    house = open_house(*FAST)
    speak(house.house, language, text)
    house.house.stack.push(LobbyScene(house.house, "reindeer", RIGHT_KEYS))
    house.press("confirm", device=LEFT_KEYS)
    for _ in range(3):  # two chairs, and as many as there are
        page = house.top.page
        for seat, keys in enumerate(KEYS):
            kind = page.spots[f"kind/{seat}"].box
            caps = drawn_words(house, kind._replace(y=kind.bottom + 2))
            assert caps == keys.split(), "in the order in which they lie"
        assert page.problems == [] == page.shortened
        house.top.agreement.turn_seats(1)
        house.frames()


def test_a_bots_chair_says_by_what_the_next_would_take_it_else_that_the_computer_plays(lobby):
    say = lobby.house.words
    lobby.top.agreement.turn_seats(1)
    lobby.press("confirm", device=LEFT_KEYS)
    lobby.frames()
    leaves = dict(lobby.top.page.leaves)
    assert repr(say("lobby-nisse")) in leaves and repr(say("lobby-sit")) not in leaves
    lobby.plug()
    lobby.top.mark_stale()
    lobby.frames()
    leaves = dict(lobby.top.page.leaves)
    assert repr(say("lobby-nisse")) not in leaves and repr(say("lobby-sit")) in leaves


def test_the_seat_of_a_bot_calls_on_a_lighter_plate_until_somebody_sits_down_there(lobby):
    def tone() -> int:
        kind, screen = lobby.top.page.spots["kind/1"].box, lobby.house.screen
        return sum(screen.surface.get_at(screen.to_pixel(kind.x + 40, kind.bottom + kind.h / 2))[
            :3])

    lobby.frames()
    calls = tone()
    lobby.press("confirm", device=LEFT_KEYS)
    lobby.frames()
    assert calls > tone() + 30


def test_a_confirm_on_ones_own_seat_makes_no_bot_of_the_player(lobby):
    focus(lobby, "kind/0")
    lobby.press("confirm")
    assert lobby.top.seating.kinds[0] == "human"
    assert lobby.house.words("lobby-own") in lobby.notices()
    lobby.press("next")
    assert lobby.top.seating.kinds[0] == "novice"
