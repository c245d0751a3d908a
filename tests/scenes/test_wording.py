"""A thing has the same name and the same picture everywhere, and keys are called what they look
like."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

from game.devices.press import LEFT_KEYS, Action
from game.house import new_file
from game.match import Header, Player, start
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, SEAT_COLOURS, Colour
from game.scenes.binding import BindingScene
from game.scenes.covers import SHAPE
from game.scenes.match_line import stands, whose_turn
from game.scenes.menu import MenuScene
from game.scenes.saved_matches import SavedMatchesScene
from game.scenes.saved_plank import parts, slots
from game.scenes.scoring import COUNT, ScoringScene
from game.shelf import rules
from game.tables.places import is_button
from game.tables.style import table_style
from game.words import FOLDER, LANGUAGES, Words
from tests.house import PEOPLE, OpenHouse

COLOURS = re.compile(r"\b(White|Black|Vit|Vits|Vitt|Svart|Svarts)\b")
NICHE = {"en": "niche", "sv": "nisch"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    """A house that all tests of this file share."""
    house = OpenHouse(tmp_path_factory.mktemp("wording"), "--speed", "1")
    yield house
    house.close()


def leaf(page: Page, words: str) -> Box:
    return next(box for name, box in page._leaves if words in name)


def text_of(art: Art, page: Page, words: str, box: Box, colour: Colour | None = None) -> int:
    """How often a page has drawn some words in a box, in one colour or any."""
    drawn = {id(image) for key, image in art._kept.items() if key[:2] == ("text", words)
             and colour in (None, key[3])}
    return sum(id(image) in drawn and box.holds(x, y) for image, x, y in page.drawn)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deed", ["undo", "log"])
def test_an_action_has_one_name_in_hints_pause_and_keys(language, deed):
    words = Words(language)
    keys = (f"hint-{deed}", deed, f"pause-{deed}", f"action-{deed}")
    assert len({words(key) for key in keys if words.has(key)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_opens_a_hand_is_found_among_the_keys(language):
    words = Words(language)
    assert words("hint-look").casefold() in words("action-prev").casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_hamnar_speaks_of_bears_and_ravens_and_of_no_colours_that_nobody_sees(language):
    text = (FOLDER / f"{language}-hamnar.ftl").read_text(encoding="utf-8")
    assert not COLOURS.findall(text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_beliefs_lie_where_the_rules_say_that_they_lie(language):
    words = Words(language)
    assert NICHE[language] in words("howto-halmstad-2")
    assert NICHE[language] in words("rules-halmstad-10-text")


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


def coloured(house: OpenHouse, box: Box) -> int:
    """How many points in a part of the screen have the colour of a seat."""
    surface, (left, top) = house.house.screen.surface, house.house.screen.at(box.x, box.y)
    right, bottom = house.house.screen.at(box.right, box.bottom)
    return sum(surface.get_at((x, y))[:3] in SEAT_COLOURS
               for x in range(left, right) for y in range(top, bottom))


def sheet_of(house, rounds: int, people=PEOPLE) -> ScoringScene:
    """The sheet of a round of Herrlof, on the screen, after so many rounds of random moves."""
    match = start(Header("herrlof", rules("herrlof").VERSION, people, "5"), None)
    rng, states = Random(2), []
    while len(states) < rounds:
        seat = min(match.prompts)
        match.play(seat, rng.choice(list(match.rules.moves(match.state, seat))))
        states = [beat.state for beats in match.beats for beat in beats if beat.what == "scored"]
    table = house.at_cards("herrlof", people, "open")
    table.match.beats[:] = match.beats
    sheet = ScoringScene(house.house, table, states[-1])
    house.house.stack.push(sheet)
    house.frames()
    return sheet


def words_on(sheet: MenuScene) -> list[str]:
    return [name.strip("'") for name, _ in sheet.page._leaves]


def test_a_score_sheet_does_not_tell_the_end_before_it_is_counted(house):
    sheet = sheet_of(house, 3)
    chart = sheet._chart_box
    assert chart.h > 100
    assert coloured(house, chart) == 0
    house.frames(2, COUNT)
    assert coloured(house, chart) > 20
    house.house.to_title()


def test_a_score_sheet_tells_what_tricks_brought_though_the_prediction_missed(house):
    sheet = sheet_of(house, 1)
    house.frames(2, COUNT)
    said, took = sheet.sources[:2]
    missed = [value for value, met in zip(took.values, said.met, strict=True) if value and not met]
    assert missed
    assert {f"+{value}" for value in missed} <= set(words_on(sheet))
    house.house.to_title()


def test_on_a_score_sheet_players_change_places_once_all_is_counted(house):
    sheet = next(sheet for rounds in range(2, 9) if (
        sheet := sheet_of(house, rounds)).order() != _by_points(sheet.lines[-1].values))

    def places() -> list[int]:
        """Who stands where, from the top, as the screen shows it."""
        return sorted((0, 1), key=lambda seat: sheet._tracks[seat].total.y + sheet.slid(seat))

    sheet.age = COUNT
    house.frames()
    assert places() == _by_points(sheet.history[-2])
    house.frames(2, COUNT)
    assert places() == _by_points(sheet.lines[-1].values) != _by_points(sheet.history[-2])
    house.house.to_title()


def _by_points(points: tuple[int, ...]) -> list[int]:
    return sorted(range(len(points)), key=lambda seat: -points[seat])


def test_a_marker_begins_with_its_stern_at_the_start_of_its_track(house):
    sheet = sheet_of(house, 1)
    assert house.top.page
    for track in sheet._tracks:
        assert sheet._at(track, 0) - track.marker / 2 == pytest.approx(track.groove.x)
        assert sheet._at(track, sheet.goal) + track.marker / 2 == pytest.approx(track.groove.right)
    house.house.to_title()


def test_a_road_is_lit_as_far_as_a_round_has_brought_its_marker(house):
    sheet = sheet_of(house, 1)
    best = max((0, 1), key=lambda seat: sheet.lines[-1].values[seat])
    screen = house.house.screen

    def water() -> int:
        """How much of the road is still dark, near its lower edge."""
        groove = sheet._tracks[best].groove
        (left, y), (right, _) = (screen.at(x, groove.bottom - 8) for x in (groove.x, groove.right))
        return sum(sum(screen.surface.get_at((x, y))[:3]) < 200 for x in range(left, right))

    before = water()
    house.frames(2, COUNT)
    track = sheet._tracks[best]
    came = sheet._at(track, sheet.lines[-1].values[best]) - sheet._at(track, 0)
    assert before - water() > came * house.house.art.scale * 0.7 > 20
    house.house.to_title()


def test_what_was_predicted_and_what_came_of_it_stand_on_shields_on_one_plate(house):
    sheet = sheet_of(house, 1)
    prediction, tricks = sheet.sources[:2]
    house.frames(2, COUNT)
    shields = [box for name, box in sheet.page._leaves
               if name.strip("'") in map(str, (*prediction.values, *tricks.values))]
    said = [box for name, box in sheet.page._leaves
            if name.strip("'") in map(sheet.table.say, (prediction.says, tricks.says))]
    assert len(shields) == len(said) == 4
    assert len({round(box.center[1]) for box in (*shields, *said)}) == 2
    house.house.to_title()


def test_who_leads_is_told_beside_the_button_once_all_is_counted(house):
    sheet = sheet_of(house, 1)
    first, second = sorted(sheet.lines[-1].values, reverse=True)
    leader = house.table.name(sheet.lines[-1].values.index(first))
    told = house.house.words("series-leads", leader, first - second)
    assert told not in words_on(sheet)
    house.frames(2, COUNT)
    assert told in words_on(sheet)
    house.house.to_title()


def test_a_chart_comes_with_the_third_round(house):
    sheet_of(house, 2)
    assert house.top._chart_box is None
    house.house.to_title()


def test_predictions_are_unsealed_and_each_source_of_points_pushes_the_marker(house):
    sheet = sheet_of(house, 1)
    prediction, *points = sheet.sources
    said = house.table.say(prediction.says)
    assert words_on(sheet).count(said) == 2  # sealed at both tracks
    seen = [tuple(map(sheet.now, (0, 1)))]
    for n in range(len(points) + 1):
        sheet.age = COUNT * (n + 0.999) / (len(points) + 1)
        house.frames()
        seen.append(tuple(map(sheet.now, (0, 1))))
        assert {said, *map(str, prediction.values)} <= set(words_on(sheet))
    assert seen[1] == seen[0] == (0, 0)
    assert seen[-1] == sheet.lines[-1].values
    assert seen == sorted(seen)
    house.house.to_title()


def test_a_prediction_is_unsealed_with_a_tick_or_a_cross(house):
    sheet = sheet_of(house, 4)
    predicted, tricks, exact = sheet.lines[:3]
    assert predicted.met == tuple(value > 0 for value in exact.values)
    assert predicted.met == tuple(map(int.__eq__, predicted.values, tricks.values))

    def signs() -> dict[str, int]:
        art = house.house.art
        return {name: sum(1 for image, *_ in sheet.page.drawn if art._kept.get(
            (f"ui/{name}", image.get_size())) is image) for name in ("seal", "hit", "miss")}

    assert signs() == {"seal": 2, "hit": 0, "miss": 0}
    sheet.age = COUNT
    house.frames()
    assert signs() == {"seal": 0, "hit": predicted.met.count(True),
                       "miss": predicted.met.count(False)}
    said = words_on(sheet)
    for key, times in (("met", predicted.met.count(True)), ("missed", predicted.met.count(False))):
        assert said.count(house.house.words(f"sheet-{key}")) == times
    house.house.to_title()


def test_nothing_is_said_twice_on_a_score_sheet(house):
    sheet = sheet_of(house, 1)
    house.frames(2, COUNT)
    said = [word for word in words_on(sheet) if any(letter.isalpha() for letter in word)]
    told = [line for line in sheet.sources if any(line.values)]
    assert all(sum(word.startswith(house.table.say(line.says)) for word in said) <= 2
               for line in told)
    house.house.to_title()


def test_a_sheet_is_counted_at_once_where_motion_is_reduced_or_somebody_presses(house):
    sheet = sheet_of(house, 1)
    assert tuple(map(sheet.now, (0, 1))) != sheet.lines[-1].values
    house.press("confirm")
    assert house.top is sheet
    assert tuple(map(sheet.now, (0, 1))) == sheet.lines[-1].values
    house.press("confirm")
    assert house.top is not sheet
    house.house.to_title()
    house.house.settings.reduced_motion = True
    sheet = sheet_of(house, 1)
    assert tuple(map(sheet.now, (0, 1))) == sheet.lines[-1].values
    house.house.settings.reduced_motion = False
    house.house.to_title()


def test_a_key_that_is_taken_is_called_as_it_is_drawn(house):
    scene = BindingScene(house.house)
    house.house.stack.push(scene)
    scene.focus.name = "why"
    scene.stale()
    house.press("confirm", device=LEFT_KEYS)
    house.key("UP")
    house.frames(2)
    said, = house.notices()
    assert "↑" in said
    assert "UP" not in said
    house.house.notices.clear()
    house.house.to_title()


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize(("game", "plies"), [("herrlof", 0), ("haggis", 0), ("halmstad", 40)])
def test_buttons_of_one_size_have_letters_of_one_size(house, game, plies, text):
    house.house.settings.text = text
    house.house.change()
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    table = house.at_cards(game, people, "open", plies=plies)
    house.frames(2)
    letters: dict[tuple[float, float], set[int]] = {}
    boxes = [box for seat in table.pickers for place, box in table.questions.places(seat).items()
             if is_button(place, table.style.buttons)]
    for page in table.picture.drawn:
        for box in boxes:
            letters.setdefault(box[2:], set()).update(
                image.get_height() for image, x, y in page.drawn
                if box.inset(2).holds(x, y) and len(page.drawn) == 2
                and image.get_width() != image.get_height())  # like a sign without its plate
    assert letters
    assert all(len(found) <= 1 for found in letters.values())
    house.house.settings.text = 1.0
    house.house.change()


def test_sources_of_a_score_sheet_are_larger_than_usual_where_there_is_room(house):
    sheet = sheet_of(house, 1, tuple(map(Player, ("Freja", "Ask", "Embla"))))
    sheet.age = COUNT
    sheet.stale()
    said = house.house.words("herrlof-sheet-tricks")
    usual = house.house.art.line("body")
    assert min(box.h for name, box in sheet.page._leaves if said in name) > 1.1 * usual
    house.house.to_title()


def test_a_flag_names_everybody_whose_turn_it_is(house):
    say = house.house.words
    players = (*PEOPLE, Player("Ask"))
    match = start(Header("herrlof", rules("herrlof").VERSION, players, "3"), None)
    assert whose_turn(house.house, match) == say("turn-of-all")
    house.wander(match, 1)
    names = [players[seat].name for seat in match.waits_for]
    assert len(names) == 2
    assert whose_turn(house.house, match) == " – ".join(names)
