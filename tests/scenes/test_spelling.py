"""Names are written on a keyboard as people write, and on a pad with the keys of a board."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest

from game.core.faces import FACES, name_face, name_nisse, number_of_name, show_feeling
from game.core.known_names import find_faces
from game.core.runes import rune_of
from game.devices.press import LEFT_KEYS, Action
from game.night.result import Ended, Sitter
from game.picture.theme import GOLD, INK
from game.scenes.names.portrait import BLINKS, NODS, SHUT, SMILES
from game.scenes.names.scene import SpellingScene
from tests.house import OpenHouse
from tests.kiosk.test_operator import chord
from tests.night.test_night_scenes import board, go, play_to_the_end
from tests.pads import VirtualPad
from tests.ways import walk


def caret(house: OpenHouse) -> int | None:
    """Return where the caret stands in the window, in pixels."""
    screen, slot = house.house.screen, house.top.page.anchors.get("next letter")
    if slot is None:
        return None
    (left, y), (right, _) = screen.to_pixel(slot.x, slot.center[1]), screen.to_pixel(*slot.center)
    return next((x for x in range(round(left) + 6, round(right))
                 if screen.surface.get_at((x, round(y))).r > GOLD[0] / 2), None)


@pytest.fixture
def written(house: OpenHouse):
    """A name that is asked for; whatever is kept goes into `kept`."""
    kept: list[str] = []
    house.house.stack.push(SpellingScene(house.house, "Freja", kept.append))
    house.frames()
    return house, kept


@pytest.mark.parametrize(("typed", "name"), [
    ("tom", "Tom"), ("Åsa", "Åsa"), ("örjan", "Örjan"), ("José", "José"), ("WASD q1", "WASD q1"),
    ("anna-lisa", "Anna-lisa"), ("o'neill", "O'neill"), ("ALEXANDRINE", "ALEXANDRIN"),
    ("ольга", "Ольга"), ("ελένη", "Ελένη")])
def test_what_is_typed_first_takes_the_place_of_the_name_that_was_there(written, typed, name):
    house, kept = written
    house.write(typed)
    house.press("confirm")
    assert kept == [name]
    assert house.scene == "TitleScene"
    assert house.house.words("name-kept", name) in house.notices()


def test_what_no_font_has_is_not_typed_and_other_alphabets_are(written):
    house, kept = written
    house.write("Ж東😀о_я")
    assert house.top.name == "Жоя"
    house.press("confirm")
    assert kept == ["Жоя"]


def test_a_name_is_refused_for_what_is_wrong_with_it(written):
    house, kept = written
    for typed, key in (("-", "name-empty"), ("сunt", "name-offends"), ("kut", "name-offends")):
        house.write(typed)
        house.press("confirm")
        assert house.house.words(key) in house.notices()
        house.press(*["cancel"] * len(typed))
    assert kept == []


def test_every_letter_is_carved_in_a_place_of_its_own_above_its_rune(written):
    house, _ = written
    art = house.house.art

    def found(text: str) -> list[tuple[float, float]]:
        images = [image for key, image in art.kept.items() if key[:2] == ("carved", text)]
        return [(x + image.get_width() / art.scale / 2, y) for image, x, y in house.top.page.drawn
                if any(image is one for one in images)]

    house.write("åsé")
    columns = []
    for letter, sign in (("Å", "ᛟ"), ("S", "ᛊ"), ("É", "ᛖ")):
        (x, y), *_ = found(letter)
        (below, low), *_ = found(sign)
        assert abs(x - below) < 3 and low > y
        columns.append(x)
    apart = columns[1] - columns[0]
    assert apart > 60 and columns[2] - columns[1] == pytest.approx(apart, abs=3)


def test_one_key_turns_the_board_to_rarer_letters_and_figures_and_back(written):
    house, kept = written
    alphabet = set(house.top.page.spots)
    assert {f"key/{letter}" for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ"} <= alphabet
    go(house, "board")
    assert house.top.focus.name == "board", "the key stays where it was"
    turned = set(house.top.page.spots)
    assert {f"key/{letter}" for letter in "ÆØÉÁÜ'-0123456789"} <= turned
    assert "key/A" not in turned
    go(house, "key/7")
    go(house, "board")
    assert set(house.top.page.spots) == alphabet
    go(house, "keep")
    assert kept == ["7"]


def test_whoever_writes_sees_the_face_and_the_sign_that_will_bear_the_name(house):
    home = house.house
    kept = home.art.kept
    for more, own in (({"seat": 1}, "person_0@01"), ({"who": "ui/lobby/person_2"}, "person_2"),
                      ({}, "")):
        kept.clear()
        home.stack.push(SpellingScene(home, "Freja", lambda _: None, **more))
        house.frames()
        assert house.top.page.problems == []
        drawn = {str(key[0]) for key in kept}
        faces = {name for name in drawn if "lobby/person" in name}
        assert faces == {f"ui/lobby/{own}"} - {"ui/lobby/"}
        assert ("ui/seat_1" in drawn) is ("seat" in more)
        home.to_title()


def test_characters_that_no_name_has_are_not_taken(written):
    house, kept = written
    house.write("T;om☃\t")
    house.press("confirm")
    assert kept == ["Tom"]


@pytest.mark.parametrize("letter", ["東", "😀", "\u3164", "☃"])
def test_a_letter_that_no_font_has_is_refused_at_once(written, letter):
    house, kept = written
    house.write(letter)
    assert house.notices() == ["That cannot be in a name."]
    house.write("Tom")
    house.press("confirm")
    assert kept == ["Tom"]


def test_backspace_takes_letters_back_and_leaves_only_an_empty_name(written):
    house, kept = written
    house.press(*["cancel"] * 2)
    assert house.top.name == "Fre"
    house.write("do")
    assert house.top.name == "Fredo"
    house.press(*["cancel"] * 5)
    assert (house.scene, house.top.name) == ("SpellingScene", "")
    house.press("confirm")
    assert house.notices() == [house.house.words("name-empty")]
    house.press("cancel")
    assert (house.scene, kept) == ("TitleScene", [])


def test_escape_leaves_the_name_as_it_was(written):
    house, kept = written
    house.write("tom")
    house.press("pause")
    assert (house.scene, kept) == ("TitleScene", [])


def test_the_space_bar_keeps_a_name_that_nobody_has_touched(written):
    house, kept = written
    house.write(" ")
    assert kept == ["Freja"]


def spell(house: OpenHouse, pad: VirtualPad, letters: str) -> None:
    """Take a pad's focus from key to key, and press each."""
    for letter in letters:
        sought = f"key/{letter.upper()}"
        for spot in ("board", sought) if sought not in house.top.page.spots else (sought,):
            for step in walk(house.top.page.spots, house.top.focus.name, spot):
                house.tap(pad, f"dpad_{step}")
            house.tap(pad, "south")


@pytest.mark.parametrize("done", ["west", "start"])
def test_a_pad_writes_a_name_with_the_keys_of_the_board_and_keeps_it_from_anywhere(written, done):
    house, kept = written
    pad = house.plug()
    assert house.top.focus.name == "key/F", "the letter with which the name begins"
    assert house.top.ringed == "keep", "what a confirm would do to somebody who types"
    house.press("left")
    assert house.top.ringed == house.top.focus.name == "key/E"
    house.press("right")
    spell(house, pad, "eva-l ö7x")
    house.tap(pad, "east")
    assert house.top.name == "Eva-L Ö7"
    house.tap(pad, done)
    assert kept == ["Eva-L Ö7"]
    assert house.scene == "TitleScene"


def test_a_pad_erases_letter_by_letter_and_leaves_an_empty_name(written):
    house, kept = written
    pad = house.plug()
    house.tap(pad, "east")
    assert house.top.name == "Frej"
    spell(house, pad, "a")
    assert house.top.name == "Freja", "a name that was touched goes on"
    for _ in range(5):
        house.tap(pad, "east")
    assert (house.scene, house.top.name) == ("SpellingScene", "")
    house.tap(pad, "east")
    assert (house.scene, kept) == ("TitleScene", [])


def test_arrows_go_on_from_the_button_that_is_lit_once_letters_were_typed(written):
    house, kept = written
    house.write("mia")
    assert house.top.ringed == "keep"
    house.press("left")
    assert house.top.ringed == house.top.focus.name == "erase"
    house.press("right", "confirm")
    assert kept == ["Mia"]


def test_a_direction_that_is_held_goes_on_along_the_keys(written):
    house, _ = written
    pad = house.plug()
    pad.press("dpad_right")
    house.frames(90)
    pad.release("dpad_right")
    house.frames()
    assert house.top.focus.name == "key/J", "as far as the end of the row"


def test_enter_presses_the_keys_of_the_board_once_the_arrows_steer(written):
    house, kept = written
    house.press("right", "confirm", "right", "confirm")
    assert (house.top.name, kept) == ("Gh", [])
    house.write("i")
    house.press("confirm")
    assert kept == ["Ghi"]


def test_the_hint_says_which_letter_enter_adds_and_a_line_of_light_where(written):
    house, _ = written

    house.house.settings.reduced_motion = True  # it does not blink

    assert caret(house) is None, "the first letter takes the place of the whole name"
    for step in walk(house.top.page.spots, house.top.focus.name, "key/K"):
        house.press(step.value)
    assert repr(house.house.words("hint-letter", "K")) in [n for n, _ in house.top.page.leaves]
    assert "K" in house.house.words("hint-letter", "K")
    house.press("confirm")
    first = caret(house)
    house.press("confirm")
    second = caret(house)
    assert second > first


def test_the_buttons_say_what_is_pressed_for_them_and_nothing_is_said_twice(written):
    house, _ = written

    def inside(name: str) -> list[str]:
        page, box = house.top.page, house.top.page.spots[name].box
        return [said for said, at in page.words if box.has_point(*at.center)]

    glyph = {action: house.house.devices.find_glyph(house.top.last_device, action).name
             for action in (Action.CONFIRM, Action.CANCEL, Action.PAUSE)}
    say = house.house.words
    assert inside("erase") == [glyph[Action.CANCEL], say("name-erase")]
    assert inside("keep") == [glyph[Action.CONFIRM], say("done")]
    assert inside("drop") == [glyph[Action.PAUSE], say("hint-drop")]
    assert [said for said, _ in house.top.page.words].count(say("done")) == 1
    house.press("right")
    assert inside("keep") == [say("done")], "Enter presses the key in the focus"
    for _ in house.top.name:
        house.press("cancel")
    assert inside("erase") == [say("name-erase")]
    assert inside("drop") == [glyph[Action.CANCEL], say("hint-drop")]
    pad = house.plug()
    house.tap(pad, "dpad_right")
    drawn = [str(key[0]) for item in house.top.page.drawn
             for key, image in house.house.art.kept.items() if image is item.image
             and house.top.page.spots["keep"].box.has_point(item.x + 5, item.y + 5)]
    assert any("glyphs" in name for name in drawn)


def seen(house: OpenHouse) -> dict[str, tuple[int, int]]:
    """The pictures on the screen, and where."""
    kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
    return {kept[id(item.image)]: (item.x, item.y) for item in house.screen.items
            if id(item.image) in kept}


@pytest.fixture
def sitting(house: OpenHouse) -> OpenHouse:
    """Somebody whose name is asked for."""
    house.house.stack.push(SpellingScene(house.house, "Freja", lambda _: None, seat=0))
    house.frames()
    return house


def screen_y(house: OpenHouse, y: int) -> float:
    """A height in the window in logical units."""
    return house.house.screen.to_logical((0, y))[1]


def test_whoever_bears_the_name_leans_on_the_sill_of_her_window(sitting):
    where = seen(sitting)
    assert where["ui/lobby/person_0"] == where["ui/arms/person_0_wave"]
    (left, top), scale = where["ui/lobby/person_0"], sitting.house.art.scale
    x, y = where["ui/seat_0"]
    window, sill = (sitting.top.page.anchors[name] for name in ("window", "sill"))
    at = screen_y(sitting, top)
    height = (window.bottom - at) / 0.9  # about, of the whole figure
    hand = sitting.house.art.load_picture("ui/arms/person_0_wave", height * 0.8, height)
    arms = hand.get_bounding_rect()
    screen = sitting.house.screen
    assert screen.to_pixel(window.x, 0)[0] < left + arms.left < left + arms.right < screen.to_pixel(
        window.right, 0)[0] and window.y < at, "all within the frame"
    bust = next(item for item in sitting.house.screen.items if (item.x, item.y) == (left, top))
    end = screen_y(sitting, top + bust.image.get_height())
    assert abs(end - sill.y) <= 1.5, "it ends at the sill"
    corner = screen.to_pixel(window.x, window.y)
    assert 0 < x - corner[0] < 60 * scale and 0 < y - corner[1] < 60 * scale, "in its corner"


def test_she_is_glad_of_a_letter_then_looks_at_it_and_then_at_the_room_again(sitting):
    house = sitting
    house.write("s")
    assert "ui/lobby/person_0_glad" in seen(house)
    house.frames(1, SMILES)
    assert "ui/lobby/person_0_looks" in seen(house)
    for _ in range(80):
        house.frames(1, 0.05)
        if "ui/lobby/person_0" in seen(house):
            break
    assert "ui/lobby/person_0" in seen(house)
    house.press("cancel")
    house.frames()
    assert "ui/lobby/person_0" in seen(house), "a letter that is taken back pleases nobody"


def test_she_waves_as_long_as_there_is_a_name(sitting):
    house, waves = sitting, []
    for do in (lambda: house.press(*["cancel"] * 4), lambda: house.press("cancel"),
               lambda: house.write("s")):
        do()
        house.frames()
        waves.append({name for name in seen(house) if name.startswith("ui/arms/")})
    assert waves == [{"ui/arms/person_0_wave"}, {"ui/arms/person_0"}, {"ui/arms/person_0_wave"}]


def test_she_nods_when_no_more_letters_have_room(sitting):
    house = sitting
    house.write("alexandri")
    house.frames(1, SMILES / 4)
    rest = seen(house)["ui/lobby/person_0_glad"][1]
    house.write("n")
    house.frames(1, NODS / 6)
    assert seen(house)["ui/lobby/person_0_glad"][1] > rest
    house.frames(1, NODS)
    assert seen(house)["ui/lobby/person_0_looks"][1] == rest


@pytest.mark.parametrize("still", [False, True])
def test_she_blinks_unless_all_stands_still(sitting, still):
    house = sitting
    house.house.settings.reduced_motion = still
    faces = set()
    for _ in range(round(2 * BLINKS / (SHUT / 2))):
        house.frames(1, SHUT / 2)
        faces |= {name for name in seen(house) if name.startswith("ui/lobby/person_0")}
    assert faces == {"ui/lobby/person_0"} | ({"ui/lobby/person_0_blinks"} if not still else set())


def test_every_one_of_the_people_can_look_aside_and_blink(house):
    for n in range(FACES):
        for eyes in ("looks", "blinks"):
            house.house.art.load_picture(show_feeling(name_face(n), eyes), 80, 100)
    assert house.house.art.complaints == []


def test_nothing_but_the_wall_is_behind_the_keys(sitting):
    assert not any("hearth" in name for name in seen(sitting))
    names = [str(key[0]) for key in sitting.house.art.kept]
    assert "near" in names, "the sky fills the window"


def test_no_key_is_like_another_and_vowels_have_a_line_of_brass(written):
    house, _ = written
    surface, page = house.house.screen.surface, house.top.page

    def foot(letter: str, high: int = 18) -> tuple[int, ...]:
        """The middle of its lower edge, where no letter is, so high."""
        box = page.spots[f"key/{letter}"].box
        return tuple(surface.get_at(house.house.screen.to_pixel(box.center[0], box.bottom - high)))[
            :3]

    def blue(letter: str) -> float:
        """How much of the light of the line round its face is blue."""
        return min(tones[2] / sum(tones) for tones in (foot(letter, high) for high in range(8, 16)))

    assert len({foot(letter) for letter in "BCDFG"}) == 5
    assert max(map(blue, "AEIOU")) < 0.8 * min(map(blue, "BCDFGHKLMN"))


def test_names_of_this_house_are_ready_and_kept_with_one_press(house):
    play_to_the_end(house)
    board(house)
    house.house.settings.names = {"0": "Idun", "1": "Hitler", "2": "Ask"}
    kept: list[str] = []
    house.house.stack.push(SpellingScene(house.house, "Ylva", kept.append, taken=["Ask"]))
    assert house.top.known == ["Idun", "Freja"], "decent ones, and nobody who is here"
    page, said = house.top.page, repr(house.house.words("name-before"))
    (before,) = (box for name, box in page.leaves if name == said)
    first, second = (page.spots[f"known/{n}"].box for n in range(2))
    assert before.bottom <= first.y + 1 and first.bottom < second.y, "a list under what it is"
    assert second.right < page.spots["key/K"].box.x, "beside the keys"
    faces = {id(image) for key, image in house.house.art.kept.items()
             if key[0] in (name_face(number_of_name(name)) for name in house.top.known)}
    assert sum(box.has_point(x + 8, y + 36) for image, x, y in page.drawn for n in range(2)
               if (box := page.spots[f"known/{n}"].box) and id(image.get_parent()) in faces) == 2
    go(house, "known/1")
    assert (kept, house.scene) == (["Freja"], "ResultsScene")


def test_a_screen_among_guests_knows_those_of_tonight_alone(open_house):
    house = open_house("--kiosk", "--speed", "instant")
    house.house.settings.names.clear()
    now = int(time.time())
    for n, (name, ended) in enumerate((("Saga", now - 3 * 86400), ("Ylva", now))):
        sitter = Sitter(name, "human", 5, 1, won=True)
        house.house.store.night.add(Ended(f"match {n}", "kiosk", "herrlof", ended, (sitter,)))
    assert house.house.store.night.flush(60)
    board(house)
    assert SpellingScene(house.house, "", print).known == ["Ylva"]


def test_a_pointer_keeps_a_name_or_leaves_it(written):
    house, kept = written
    house.click((5, 5))
    assert house.scene == "SpellingScene"
    house.click(house.top.page.spots["key/T"].box.center)
    house.click(house.top.page.spots["key/O"].box.center)
    house.click(house.top.page.spots["erase"].box.center)
    house.click(house.top.page.spots["keep"].box.center)
    assert kept == ["T"]


def test_afterwards_the_left_half_steers_again(written):
    house, _ = written
    house.press("confirm")
    before = house.top.focus.name
    house.press("right", device=LEFT_KEYS)
    assert house.top.focus.name != before


def test_a_slip_on_the_night_board_can_be_put_right(house):
    play_to_the_end(house)
    go(house, "names")
    house.write("Frejba")
    house.press("confirm", "confirm")
    assert {s.name for s in board(house).past[0].sitters} == {"Frejba", "Ask"}
    go(house, "names")
    assert house.top.name == "Frejba"
    house.write("Freja")
    house.press("confirm", "confirm")
    assert {s.name for s in board(house).past[0].sitters} == {"Freja", "Ask"}
    assert house.scene == "ResultsScene"


def test_digits_of_the_operators_number_go_back_one_by_one(open_house):
    house = open_house("--kiosk", "--speed", "instant")
    chord(house)
    house.key("1")
    house.key("2")
    assert house.top.digits == "12"
    house.press("cancel")
    assert (house.scene, house.top.digits) == ("PinScene", "1")
    house.press("cancel")
    assert (house.scene, house.top.digits) == ("PinScene", "")
    house.press("cancel")
    assert house.scene != "PinScene"


def test_runes_are_as_high_as_one_another(house):
    art = house.house.art
    tall = {letter: art.draw_text(rune_of(letter), "rune", INK).get_bounding_rect().h
            for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}
    assert min(tall.values()) > 0.7 * max(tall.values()), tall


def test_another_face_is_taken_of_those_that_nobody_else_here_has_and_is_remembered(house):
    kept: list[str] = []
    here = [name_face(0), name_face(1), name_face(2)]
    scene = SpellingScene(house.house, "Freja", kept.append, seat=0, who=name_face(0), faces=here)
    house.house.stack.push(scene)
    house.frames()
    seen = [scene.portrait.who]
    for press in walk(scene.page.spots, scene.focus.name, "face"):
        house.press(str(press))
    assert scene.focus.name == "face"
    for _ in range(FACES - len(here) + 1):
        house.press("confirm")
        seen.append(scene.portrait.who)
    assert seen == [name_face(0), *map(name_face, range(3, FACES)), name_face(0)]
    house.press("next", "prev", "prev")
    assert scene.portrait.who == name_face(FACES - 1)
    house.press("left", "next")
    assert scene.portrait.who == name_face(FACES - 1)
    house.write("tom")
    house.press("confirm")
    assert kept == ["Tom"]
    assert house.house.settings.faces == {"Tom": FACES - 1}
    assert find_faces(house.house.settings, ["Tom", "Ask"])[0] == name_face(FACES - 1)


@pytest.mark.parametrize(("typed", "faces"), [
    ("tom", {"Tom": 0}), ("birger", {}), ("", {})])
def test_a_new_name_has_the_face_beside_which_it_was_written_and_usual_ones_their_own(
        house, typed, faces):
    scene = SpellingScene(house.house, "Freja", lambda _: None, seat=0, who=name_face(0),
                          faces=[name_face(0)])
    house.house.stack.push(scene)
    house.frames()
    house.write(typed)
    house.press("confirm")
    assert house.house.settings.faces == faces


def test_a_pointer_leads_to_faces_on_both_sides_by_the_arrows_beside_her_arms(house):
    scene = SpellingScene(house.house, "Freja", lambda _: None, seat=0, who=name_face(0),
                          faces=[name_face(0)])
    house.house.stack.push(scene)
    house.frames()
    left, right = (scene.page.pointed[f"face/{step}"] for step in (-1, 1))
    art = house.house.art
    house.click(left.center)
    assert scene.portrait.who == name_face(FACES - 1)
    house.frames()
    said = house.house.words("name-face-of", FACES, FACES)
    shown = {id(item.image) for item in house.screen.items}
    assert any(id(image) in shown for key, image in art.kept.items()
               if key[0] == "text" and said in key), "which of all it is"
    house.click(right.center)
    house.click(right.center)
    assert scene.portrait.who == name_face(1)


def test_a_name_is_one_plate_until_it_is_touched_and_letters_are_pale_on_dark_felt(written):
    house, _ = written

    def carved() -> set[str]:
        kept = {id(image): key for key, image in house.house.art.kept.items()}
        return {key[1] for item in house.top.page.drawn
                if (key := kept.get(id(item.image), ("",)))[0] == "carved"}

    def light(x: float, y: float) -> int:
        return sum(house.house.screen.surface.get_at(house.house.screen.to_pixel(x, y))[:3])

    assert "Freja" in carved()
    house.write("ti")
    house.frames()
    assert {"T", "I"} <= carved() and "Freja" not in carved()
    slot, key = house.top.page.anchors["next letter"], house.top.page.spots["key/C"].box
    letter, key_lit = slot.x - slot.w / 2 - 8, light(key.center[0], key.y + 12)
    assert light(letter, slot.y + 12) > 0.97 * key_lit
    assert key_lit > 4 * light(key.right + 7, key.center[1]), "each glows on its felt"
    turn = house.top.page.spots["board"].box
    assert key_lit > 1.3 * light(turn.center[0], turn.y + 20), "a key without a letter is wood"
    assert slot.w > 1.25 * key.w, "letters of the name are larger"


def test_the_line_where_the_next_letter_will_stand_comes_and_goes(written):
    house, _ = written
    house.write("t")
    found = []
    for _ in range(16):
        house.frames(1, 0.15)
        found.append(caret(house) is not None)
    assert 2 <= sum(one != other for one, other in pairwise(found)) <= 6


def test_a_nisse_has_no_other_face(house):
    scene = SpellingScene(house.house, "Ask", lambda _: None, seat=1, who=name_nisse("skilled", 1))
    house.house.stack.push(scene)
    house.frames()
    assert "face" not in scene.page.spots


def test_from_a_face_the_way_down_leads_to_names_and_a_stray_letter_wipes_no_name(house):
    house.house.settings.names = {"0": "Idun"}
    kept: list[str] = []
    scene = SpellingScene(
        house.house, "Freja", kept.append, seat=0, who=name_face(0), faces=[name_face(0)])
    house.house.stack.push(scene)
    house.frames()
    house.press(*walk(scene.page.spots, scene.focus.name, "face"))
    house.press("down")
    assert scene.focus.name == "known/0"
    house.press("right")
    assert scene.focus.name.startswith("key/")
    house.press("confirm")
    assert scene.name.startswith("Freja") and len(scene.name) == len("Freja") + 1
    house.press("cancel")
    assert scene.name == "Freja"
