"""The book of a game's rules, and the card in it that can be kept open at the table."""

from __future__ import annotations

from ast import literal_eval
from random import Random
from typing import Any

import pygame
import pytest

from game import routes
from game.core.hands import Hands
from game.core.match import start
from game.core.paths import ASSETS
from game.core.record import Header, Player, new_file
from game.core.words import LANGUAGES
from game.devices.press import RIGHT_KEYS
from game.games import GAMES
from game.games import load_rules as rules_of
from game.games.reindeer import RULES
from game.picture.board import Pose
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import EDGE
from game.scenes.lesson.scene import LessonScene
from game.scenes.rules import book_text
from game.scenes.rules.scene import RulebookScene
from game.tables.acts import load_acts
from game.tables.board_excerpt import find_way
from game.tables.drawings import list_numbers
from game.tables.easel import make_easel
from game.tables.examples import Group, list_chapters, list_examples
from game.tables.strokes import draw_numbers
from game.tables.style import table_style
from tests.house import OpenHouse
from tests.scenes.test_pages import speak

PEOPLE = tuple(map(Player, ("Freja", "Ask", "Embla", "Birger", "Torsten")))
TABLES = [(game, seats) for game in GAMES for seats in rules_of(game).SEATS]
PLIES = ((9, "en"), (24, "sv"))
BOOK = Box(432, 22, 1452, 940)


def at(house: OpenHouse, game: str, seats: int, plies: int) -> None:
    """Sit down with a person and bots after some moves."""
    rules = rules_of(game)
    players = (PEOPLE[0], *(Player(one.name, "novice") for one in PEOPLE[1:seats]))
    match = start(Header(game, rules.VERSION, players, "3"),
                  new_file(house.house.store.records, game))
    house.wander(match, plies)
    house.house.stack.open(routes.Table(match, Hands(players, {0: RIGHT_KEYS}, "open")))
    house.frames(3)


def sized(house: OpenHouse, text: float, language: Any = "en") -> None:
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()


def region(house: OpenHouse, box: Box) -> bytes:
    """The pixels of a box."""
    screen = house.house.screen
    (x, y), (right, bottom) = screen.to_pixel(box.x, box.y), screen.to_pixel(box.right, box.bottom)
    return pygame.image.tobytes(
        screen.surface.subsurface((x, y, right - x, bottom - y)), "RGB")


def test_the_rules_open_at_the_card_and_the_card_stays_open_at_the_table(house):
    table = house.at_table()
    room = table.rules_card.room
    before, state = region(house, room), house.match.state
    house.press("rules")
    assert house.scene == "RulebookScene"
    assert house.top.focus.name == "section/0"
    house.press("confirm")
    assert house.top is table
    house.frames(2)
    card = region(house, room)
    assert card != before
    assert house.house.words("card-hamnar-sun") in house.words()
    house.touch("orb/horse2")  # one plays on, and it stays
    house.settle()
    house.frames(2)
    assert house.match.state != state
    assert region(house, room) == card
    house.press("rules")  # one press puts it away
    assert house.top is table
    house.frames(2)
    assert house.house.words("card-hamnar-sun") not in house.words()
    house.press("rules")
    assert house.scene == "RulebookScene"


def test_a_pointer_turns_to_the_card_before_it_keeps_it_open(house):
    table = house.at_table()
    house.press("rules", "down")
    tab = house.top.page.spots["section/0"].box.center
    house.click(tab)
    assert house.scene == "RulebookScene" and house.top.focus.name == "section/0"
    house.click(tab)
    assert house.top is table and table.rules_card.lies


def test_what_was_done_last_makes_room_for_the_card_and_has_it_back(house):
    table = house.at_table(moves=("@sun", "@pawn"))
    last = repr(table.say(table.show.captions[-1][1]))

    def told() -> Box:
        return next(box for page in table.picture.drawn for name, box in page.leaves
                    if name == last)
    large = told()
    house.press("rules", "confirm")
    house.frames()
    assert large.overlaps(table.rules_card.room) and not told().overlaps(table.rules_card.room)
    house.press("rules")
    house.frames()
    assert told() == large


def test_the_hint_for_the_rules_says_what_the_press_does(house):
    house.at_table()
    say = house.house.words
    assert say("hint-rules") in house.words() and say("hint-card-away") not in house.words()
    house.press("rules", "confirm")
    house.frames()
    assert say("hint-card-away") in house.words()


def test_right_leads_through_all_leaves_of_the_book_and_left_back_again(house):
    house.at_table()
    house.press("rules")
    book, seen = house.top, []
    for _ in range(40):
        house.watch(1)
        seen.append((book.seen, book.leaf))
        house.press("right")
    through = list(dict.fromkeys(seen))
    assert [number for number, _ in through] == sorted(number for number, _ in through)
    assert {number for number, _ in through} == set(book.list_sections())
    for _ in through[1:]:
        house.press("left")
        house.watch(1)
    assert book.seen == through[0][0]
    house.press("cancel")


def test_where_large_texts_leave_no_room_the_card_is_a_page_and_stays_one(house):
    sized(house, 2.0)
    table = house.at_table()
    house.press("rules")
    page = house.top.page
    house.press("confirm")
    assert house.scene == "RulebookScene"
    assert house.house.words("hint-card-keep") not in {name for name, _ in page.leaves}
    house.press("cancel")
    assert house.top is table and not table.rules_card.lies


def test_a_card_that_lies_open_gives_way_when_the_text_grows(house):
    table = house.at_table()
    house.press("rules", "confirm")
    assert table.rules_card.lies
    sized(house, 2.0)
    house.frames()
    assert house.house.words("card-hamnar-sun") not in house.words()
    house.press("rules")  # so the press opens the rules again
    assert house.scene == "RulebookScene"


def test_the_rules_that_no_table_has_opened_keep_nothing_open(house):
    house.house.stack.push(RulebookScene(house.house, "hamnar"))
    house.press("confirm")
    assert house.scene == "RulebookScene"


@pytest.mark.share(3)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_card_lies_at_every_table_and_covers_nothing_that_is_played_with(
    house, game: str, seats: int,
):
    for plies, language in PLIES:
        sized(house, 1.0, language)
        at(house, game, seats, plies)
        if house.scene != "TableScene":
            house.house.to_title()
            continue
        table, room = house.table, house.table.rules_card.room
        assert room is not None and table.rules_card.essence
        house.press("rules", "confirm")
        house.frames(2)
        show = table.show
        held = [box for seat in table.pickers for box in table.questions.map_places(seat).values()]
        lying = [Box(pose.x - pose.w / 2, pose.y - pose.h / 2, pose.w, pose.h)
                 for place in show.layer.map_pieces() if (pose := show.layer.find_resting(place))]
        panels = [show.panel_of(seat) for seat in range(seats)]
        said = [box for page in table.picture.drawn for box in page.boxes
                if not all(box.is_within(room) for box in page.boxes)]
        for box in (*held, *lying, *panels, *said):
            assert not box.inset(1).overlaps(room), (plies, box)
        house.house.to_title()


@pytest.mark.share(4)
@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (1.5, "sv"), (2.0, "sv")])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_a_section_is_lost_between_its_leaves(
    house, game: str, text: float, language: str,
):
    sized(house, text, language)
    scene = RulebookScene(house.house, game)
    for number in scene.list_sections()[1:]:
        scene.focus.name = f"section/{number}"
        told, leaf, leaves = "", 0, 1
        while leaf < leaves:
            scene.leaf = leaf
            scene.mark_stale()
            told += " ".join(literal_eval(name) for name, _ in scene.page.leaves
                             if name[:1] in "'\"")
            leaf, leaves = leaf + 1, scene.leaves
        for word in house.house.words(f"rules-{game}-{number}-text").split():
            assert word in told, (number, word)


def test_the_example_stands_on_the_first_leaf_and_words_on_all(house):
    sized(house, 2.0)
    house.house.stack.push(RulebookScene(house.house, "hamnar"))
    house.press("down", "down", "down")
    assert house.top.focus.name == "section/3" and house.top.leaves > 1
    assert "cut" in {name for name, _ in house.top.page.leaves}
    house.press("next")
    assert "cut" not in {name for name, _ in house.top.page.leaves}
    house.press(*["next"] * (house.top.leaves - 1))
    assert house.top.leaf == 0  # and round again


def test_the_card_is_gone_when_the_match_is_over(house):
    table = house.at_table("w4/5/5/5/4b wbwbwb sun 0")
    house.press("rules", "confirm")
    house.frames()
    assert house.house.words("card-hamnar-sun") in house.words()
    table.play(0, ("leave",))
    house.until("ResultsScene")
    house.press("cancel")
    house.frames()
    assert house.scene == "TableScene"
    assert house.house.words("card-hamnar-sun") not in house.words()


def test_in_a_lesson_the_card_is_a_page(house):
    lesson = LessonScene(house.house, "hamnar", RIGHT_KEYS, ("Freja", "Ask"))
    house.house.stack.push(lesson)
    house.frames(2)
    house.press("rules", "confirm")
    assert house.scene == "RulebookScene"
    house.press("rules")
    assert house.top is lesson and not lesson.rules_card.lies


@pytest.mark.parametrize("game", ["hamnar", "reindeer"])
def test_where_an_example_has_crosses_it_says_what_they_mean(house, game):
    scene = RulebookScene(house.house, game)
    said, crossed = repr(house.house.words("rules-cross")), set()
    for number in scene.list_sections():
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        if said in {name for name, _ in scene.page.leaves}:
            crossed.add(number)
    assert crossed == {number for number, drawing in scene.drawings.items()
                       if getattr(drawing, "refused", ())}
    assert crossed


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_no_leaf_with_words_is_half_empty(house, game):
    """What words leave free is a stage, or too little for one."""
    sized(house, 1.0)
    scene = RulebookScene(house.house, game)
    for number in scene.list_sections():
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        page, middle = scene.page, BOOK.center[0]
        low = max(y + image.get_height() / page.art.scale for image, x, y in page.drawn
                  if BOOK.x + 40 < x < middle - 60 and image.get_width() < 0.45 * BOOK.w
                  * page.art.scale and image.get_height() < 0.6 * 1080 * page.art.scale)
        assert page.hints_top - low < 0.25 * 1080, number


def test_every_rung_of_a_ladder_of_bombs_has_its_flame_beside_it(house):
    scene = RulebookScene(house.house, "haggis")
    scene.focus.name = "section/5"
    page = scene.page
    flames = [(y + image.get_height() / page.art.scale * 0.62, image.get_height())
              for image, _, y in page.drawn
              if any(image is one for key, one in page.art.kept.items()
                     if key[0] == "ui/candle_flame")]
    rungs = sorted({round(box.center[1]) for name, box in page.leaves if name == "group"})
    assert sorted(round(y) for y, _ in flames) == pytest.approx(rungs, abs=2)
    sizes = [high for _, high in sorted(flames)]
    assert sizes == sorted(sizes, reverse=True) != sizes[::-1], "they grow on the way up"


def test_every_mark_of_a_drawing_has_its_word_and_no_other_has(house):
    scene, say = RulebookScene(house.house, "hamnar"), house.house.words
    words = {name: repr(say(f"rules-{name}")) for name in ("arrow", "burst", "cross")}
    seen = {}
    for number in (5, 7, 8, 9):
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        leaves = {name for name, _ in scene.page.leaves}
        seen[number] = {name for name, said in words.items() if said in leaves}
    everything = {"arrow", "burst", "cross"}
    assert seen == {5: everything, 7: everything, 8: set(), 9: set()}


def test_what_a_section_is_about_stands_at_its_title(house):
    sized(house, 1.0)
    scene = RulebookScene(house.house, "hamnar")
    scene.focus.name = "section/6"
    page = scene.page
    sign = page.anchors["pieces/hamnar/icon_horse"]
    told = house.house.words("rules-hamnar-6")
    title = next(box for name, box in page.leaves if told in name and box.x > sign.x
                 and box.h > house.house.art.line_height("body"))
    assert title.y <= sign.center[1] <= title.bottom


def test_a_play_that_is_refused_has_one_cross_and_its_caption_stands_under_it(house):
    sized(house, 1.0)
    scene, art = RulebookScene(house.house, "haggis"), house.house.art
    scene.focus.name = "section/4"
    page, say = scene.page, house.house.words
    crosses = [image for key, image in art.kept.items() if key[0] == "crossed"]
    assert sum(drawn.image in crosses for drawn in page.drawn) == 2
    caption = next(box for name, box in page.leaves if name == repr(say("drawn-haggis-other")))
    rows = sorted(box.bottom for name, box in page.leaves if name == "group")
    over = [bottom for bottom in rows if bottom <= caption.y]
    assert 0 <= caption.y - over[-1] < 20 and len(over) == 5, "three pairs, and what is refused"


def test_the_teacher_says_what_a_drawing_shows(house):
    sized(house, 1.0)
    scene, art = RulebookScene(house.house, "hamnar"), house.house.art
    scene.focus.name = "section/6"
    drawing: Any = scene.drawings[6]
    leaves = dict(scene.page.leaves)
    said = leaves[repr(house.house.words(drawing.note[0]))]
    assert said.right < leaves["cut"].x, "on the other leaf, which leaves this one to it"
    assert any(key[0] == "ui/teacher/head" for key in art.kept)
    before = {id(image) for key, image in art.kept.items() if key[0] == "ui/teacher/head"}
    assert any(id(drawn.image) in before for drawn in scene.page.drawn)
    sized(house, 2.0)
    scene.mark_stale()
    heads = {id(image) for key, image in art.kept.items() if key[0] == "ui/teacher/head"}
    assert not any(id(drawn.image) in heads for drawn in scene.page.drawn), "no room for her"
    assert repr(house.house.words(drawing.note[0])) in dict(scene.page.leaves)


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_whoever_teaches_stands_beside_the_book_on_every_opening(house, game: str):
    """Under the tabs and the game's name, at the same spot each time; what she says stands under
    the book."""
    sized(house, 1.0)
    scene, art, spots = RulebookScene(house.house, game), house.house.art, set()
    for number in scene.list_sections():
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        page = scene.page
        heads = {id(image) for key, image in art.kept.items()
                 if str(key[0]).startswith("ui/teacher/head")}
        (head,) = [drawn for drawn in page.drawn if id(drawn.image) in heads]
        name = dict(page.leaves)[repr(house.house.words(f"game-{game}"))]
        assert head.x + head.image.get_width() / art.scale < BOOK.x
        tabs = [spot.box for spot in page.spots.values()]
        assert name.bottom < min(box.y for box in tabs)
        assert max(box.bottom for box in tabs) < head.y
        key, drawing = f"says-{game}-{number}" if number else "rules-card-says", (
            scene.drawings[number])
        (said,) = [box for text, box in page.leaves if text in (
            repr(house.house.words(key)) if house.house.words.has_text(key) else "",
            repr(house.house.words(*getattr(drawing, "note", ()) or ("back",))))
            and box.x > BOOK.x - 44 and box.y > 1080 / 2 and box.w > 300]
        assert said.y > page.hints_top - 10, number
        assert 0 < said.x - (head.x + head.image.get_width() / art.scale) < 160, "beside her"
        assert said.h == pytest.approx(art.line_height("body"), abs=4), (
            number, "in the usual size")
        spots.add((head.x, head.y))
    assert len(spots) == 1


def test_the_rules_opened_at_a_table_tell_its_maps_numbers(house):
    say = house.house.words
    for name, little, big, brief, full in (
            ("usa", 210, 560, "reindeer-mi", "reindeer-miles"),
            ("netherlands", 24, 67, "reindeer-km", "reindeer-km")):
        state = RULES.setup(2, Random(1), {"map": name})
        scene = RulebookScene(house.house, "reindeer", state=state)
        said: set[str] = set()
        for number in (0, 3, 4):
            scene.focus.name = f"section/{number}"
            scene.mark_stale()
            said |= {leaf for leaf, _ in scene.page.leaves}
        for text in (say("leaf-reindeer-little", (brief, little)),
                     say("leaf-reindeer-big", (brief, big)), str(little), str(big),
                     say("drawn-reindeer-ruler", (full, little))):
            assert repr(text) in said, (name, text)


def test_the_rules_opened_at_a_table_show_its_map_alone(house):
    """No drawing of another country; what is refused there is refused by the rules."""
    state = RULES.setup(2, Random(1), {"map": "netherlands"})
    scene = RulebookScene(house.house, "reindeer", state=state)
    drawn: dict[int, Any] = {n: one for n, one in scene.drawings.items() if hasattr(one, "cities")}
    assert set(drawn) == {2, 4, 6}
    for number, drawing in drawn.items():
        assert drawing.position.split()[0] == "netherlands", number
        for proof in drawing.proofs:
            there = RULES.read(proof.position)
            assert all(RULES.refusal(there, 0, RULES.parse(move)) is None for move in proof.may)
            assert all((RULES.refusal(there, 0, RULES.parse(no.move)) or ("",))[0] == no.reason
                       for no in proof.may_not)
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        assert "map" in dict(scene.page.leaves)


def test_an_arrow_of_a_leap_is_bent_past_what_stands_on_its_way():
    points = find_way(Pose(0, 0, 100, 100), Pose(100, 200, 100, 100), taken=False)
    (_, y0), *_, (x1, y1) = points
    assert y0 > 40 and (x1, y1) == pytest.approx((100, 200), abs=15)
    middle = points[len(points) // 2]
    assert middle[0] < middle[1] / 2 - 10, "first ahead, then aside"
    straight = find_way(Pose(0, 0, 100, 100), Pose(0, 300, 100, 100), taken=False)
    assert all(x == pytest.approx(0) for x, _ in straight)


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("game", GAMES)
def test_words_have_two_sizes_on_a_page_the_larger_one_the_same_on_all_but_the_fullest(
    house, game: str, language: str,
):
    """At the usual text size no section needs a second opening for them, either; small print is
    larger where a page has room for that."""
    sized(house, 1.0, language)
    scene, pages = RulebookScene(house.house, game), []
    build = book_text.build_words

    def seen(page, blocks):
        pages.append({block.style for block in blocks})
        return build(page, blocks)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("game.scenes.rules.scene.build_words", seen)
        for number in scene.list_sections():
            scene.focus.name = f"section/{number}"
            scene.mark_stale()
            assert scene.page and scene.leaves == 1, number
    (lead, small), (close, _) = (
        book_text.choose_sizes(scene.page, close=close) for close in (False, True))
    prints = {small, *(book_text.choose_sizes(scene.page, roomy=share)[1]
                       for share in (1.06, 0.99))}
    assert all(len(styles & {lead, close}) <= 1 >= len(styles & prints) and
               styles <= {lead, close, *prints} for styles in pages)
    full = sum(close in styles for styles in pages)
    assert full < len(pages) / 3 and set.union(*pages) > {lead, small}


@pytest.mark.parametrize("game", GAMES)
def test_at_most_a_few_sentences_of_a_page_are_bold(house, game: str):
    for language in ("en", "sv"):
        sized(house, 1.0, language)
        scene = RulebookScene(house.house, game)
        for number in scene.list_sections()[1:]:
            text = house.house.words(f"rules-{game}-{number}-text")
            bold = len(text.split("\n\n"))
            assert bold <= (4 if (game, number) == ("herrlof", 7) else 3), (language, number)


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_of_a_page_has_its_number_beside_a_drawing_or_none_has(house, game: str):
    sized(house, 1.0, "en")
    scene = RulebookScene(house.house, game)
    house.house.stack.push(scene)
    whole = set()
    for number in scene.list_sections()[1:]:
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        told = {int(name.split()[1]) for name, _ in scene.page.leaves
                if name.startswith("number ")}
        count = len(house.house.words(f"rules-{game}-{number}-text").split("\n\n"))
        assert told in (set(), {*range(1, count + 1)}), number
        assert not told or list_numbers(scene.drawings[number]) == told
        whole |= {number} if told else set()
    assert whole


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_has_its_sign(game: str):
    names = [name for name, _ in list_chapters(game).values()]
    assert len(set(names)) == len(names) >= 9
    assert all((ASSETS / f"{name}.svg").is_file() for name in names)


@pytest.mark.share(3)
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("game", GAMES)
def test_figures_act_a_section_where_words_leave_room_for_a_stage(house, game: str, language: str):
    sized(house, 1.0, language)
    scene, played, middle = RulebookScene(house.house, game), load_acts(game), BOOK.center[0]
    seen = set()
    for number in scene.list_sections()[1:]:
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        stages = [box for name, box in scene.page.leaves if name == "act"]
        assert len(stages) <= 1 and all(box.right < middle for box in stages)
        seen |= {number} if stages else set()
    assert len(seen) >= 4 and seen <= played.keys()
    for actor in (one for some in played.values() for one in some):
        assert (ASSETS / f"{actor.picture}.svg").is_file(), actor.picture
        assert -1 < actor.x < 1 and actor.up + actor.high < 1


@pytest.mark.parametrize("game", GAMES)
def test_a_number_in_a_drawing_is_that_of_a_paragraph_beside_it(house, game: str):
    sized(house, 1.0)
    scene, found = RulebookScene(house.house, game), 0
    middle = BOOK.center[0]
    for number in scene.list_sections():
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        marks = [(name, box.x > middle - 100) for name, box in scene.page.leaves
                 if name.startswith("number ")]
        told, drawn = ([name for name, right in marks if right == side] for side in (False, True))
        drawn = drawn or [f"number {n}" for n in list_numbers(scene.drawings[number])]
        if not marks:
            continue
        text = house.house.words(f"rules-{game}-{number}-text")
        assert told == [f"number {n}" for n in range(1, len(text.split("\n\n")) + 1)]
        assert len({*drawn}) > 1 and {*drawn} <= {*told}
        found += 1
    assert found


def test_what_is_drawn_for_passers_by_has_no_numbers(house):
    page = Page(house.house.art)
    drawing = list_examples("haggis")[3]
    drawing.draw(page, Box(100, 100, 800, 800), make_easel(house.house, "haggis", passing=True))
    assert page.leaves and not any(name.startswith("number ") for name, _ in page.leaves)


def test_a_board_that_is_seen_whole_lies_on_the_paper_by_itself(house):
    art = house.house.art

    def backed(number: int) -> bool:
        scene = RulebookScene(house.house, "hamnar")
        scene.focus.name = f"section/{number}"
        scene.mark_stale()
        at = dict(scene.page.leaves)["cut"]
        colour = table_style("hamnar").theme.colour
        plate = art.draw_plate(at.w + 12, at.h + 12, colour, 255, EDGE, 3, 14)
        return any(image is plate for image, *_ in scene.page.drawn)

    assert [backed(number) for number in (2, 4, 5)] == [False, False, True]


def test_a_number_for_several_drawings_stands_once_at_the_middle_of_a_bracket(house):
    scene = RulebookScene(house.house, "haggis")
    scene.focus.name = "section/2"
    scene.mark_stale()
    right = [(name, box) for name, box in scene.page.leaves if box.x > BOOK.center[0]]
    first, second = ([box for name, box in right if name == f"number {n}"] for n in (1, 2))
    assert len(first) == len(second) == 1 and first[0].center[0] == second[0].center[0]
    rows = [box for name, box in right if name == "group"]
    high, low = rows[-2:]
    assert second[0].right < high.x and second[0].right < low.x
    assert second[0].center[1] == pytest.approx((high.y + low.bottom) / 2, abs=2)


@pytest.mark.parametrize("game", GAMES)
def test_what_stands_before_words_and_these_leave_as_much_room_at_both_sides(house, game: str):
    scene = RulebookScene(house.house, game)  # it opens at the card
    right = [box for name, box in scene.page.leaves if box.x > BOOK.center[0]
             and not name.startswith("'Enter")]
    leaf = Box(BOOK.center[0], BOOK.y, BOOK.right - BOOK.center[0], BOOK.h)
    left, end = min(box.x for box in right), max(box.right for box in right)
    assert abs((left - leaf.x) - (leaf.right - end)) < leaf.w / 6


def test_a_number_for_a_whole_field_stands_at_a_line_round_all_of_it(house):
    scene = RulebookScene(house.house, "hamnar")
    scene.focus.name = "section/2"
    scene.mark_stale()
    assert scene.page.problems == []
    boxes = [Box(400 + 60 * column, 300 + 60 * row, 60, 60) for row in range(5)
             for column in range(5)]
    drawn = []
    for some in (boxes, [boxes[0], boxes[4], boxes[20], boxes[24], boxes[12]]):
        page = Page(house.house.art)
        draw_numbers(page, some, 1, 0)
        drawn.append([Box(x, y, image.get_width() / page.art.scale,
                          image.get_height() / page.art.scale) for image, x, y in page.drawn])
    whole = Box(400, 300, 300, 300)
    assert len([box for box in drawn[0] if whole.is_within(box)]) == 1, "a line"
    assert not [box for box in drawn[1] if whole.is_within(box)], "what lies apart has none"
    lines = {key[1] for key in house.house.art.kept if key[0] == "lines"}
    assert any(one[0][1] == one[1][1] for one in lines), "a straight one over the squares"


@pytest.mark.parametrize("section", [2, 3])
def test_cards_of_a_line_of_their_own_are_seen_nearly_whole(house, section):
    drawing: Any = list_examples("haggis")[section]
    lines = [line for line in drawing.lines
             if sum(isinstance(item, Group) for item in line.items) == 1]
    groups = [item for line in lines for item in line.items if isinstance(item, Group)]
    assert groups and all(group.apart > -0.2 for group in groups)


def test_what_a_wild_card_is_taken_for_hangs_at_its_foot_and_over_the_next_line(house):
    sized(house, 1.0)
    scene = RulebookScene(house.house, "haggis")
    scene.focus.name = "section/3"
    scene.mark_stale()
    page, art = scene.page, house.house.art
    kept = {id(image): key for key, image in art.kept.items()}
    shown = [(kept.get(id(item.image), ("", "")), item) for item in page.drawn
             if item.x > BOOK.center[0]]
    tags = [item for key, item in shown if key[0] == "text" and str(key[1]).startswith("= ")]
    feet = [item.y + item.image.get_height() / art.scale for key, item in shown
            if str(key[0]).startswith("pieces/haggis/") and str(key[0])[-1] in "JQK"]
    assert len(tags) == 10
    rows = [box for name, box in page.leaves if name == "group"]
    for tag in tags:
        low = tag.y + tag.image.get_height() / art.scale
        assert any(foot - 16 < (tag.y + low) / 2 < foot + 16 for foot in feet), "little is hidden"
        assert all(not row.y < low < row.bottom for row in rows)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lies", [True, False])
def test_what_was_done_at_hamnar_and_what_is_asked_is_told_in_full_beside_the_card_of_rules(
    open_house, language, lies,
):
    house = open_house("--speed", "instant", "--size", "1280x720")
    speak(house.house, language, 1.0)
    table = house.at_table()
    table.rules_card.open = lies
    rng = Random(4)
    for _ in range(40):
        house.frames(3)
        assert [text for page in table.picture.drawn for text in page.shortened] == []
        seat = min(table.match.prompts)
        table.play(seat, rng.choice(sorted(table.rules.moves(table.match.state, seat), key=repr)))
