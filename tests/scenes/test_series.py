"""The game night: its way from game to game by presses, and what is seen of it."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import pairwise

import msgspec
import pytest

from game import routes
from game.core import series
from game.core.faces import choose_faces, dress_figure, name_face, number_of_name, remove_dye
from game.core.match import start
from game.core.record import Header, new_file
from game.core.series import Played, Row, Series
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games import GAMES, load_rules
from game.picture.screen import Box
from game.scenes.evening.choice import MANY
from game.scenes.evening.scene import SeriesScene
from game.scenes.lobby.scene import LobbyScene
from game.ui.furniture import cupboard
from game.ui.furniture.hearth import FIRE
from tests.house import PEOPLE, OpenHouse
from tests.night.test_night_scenes import LOST, go
from tests.program.test_series import played
from tests.scenes import drawn_words
from tests.ways import walk

# by presses


def menu(house: OpenHouse, count: int = 2) -> None:
    """Open the game night, say how many play, and go on to its games."""
    go(house, "series")
    assert house.scene == "PeopleScene"
    for _ in range(count - 2):
        boxed(house, "more")
        house.press("confirm")
    boxed(house, "done")
    house.press("confirm")
    assert house.scene == "SeriesScene"


def only(house: OpenHouse, *games: str) -> None:
    """On the page of the game night, take all other games out of it."""
    for game in house.house.games:
        if game not in games:
            boxed(house, f"game/{game}")
            house.press("confirm")


def begin(house: OpenHouse) -> None:
    """Begin a game night of Hamnár and Halmstad, and sit two people down at its first."""
    menu(house)
    only(house, "hamnar", "halmstad")
    boxed(house, "on")
    house.press("confirm")
    assert house.scene == "LobbyScene"
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    house.press("confirm")
    assert house.scene == "TableScene"


def end_of(house: OpenHouse) -> int:
    """Return the minutes after midnight at which the evening ends, as the page says."""
    (clock,) = {clock for text in drawn_words(house.top.page)
                for clock in re.findall(r"about (\d\d:\d\d)", text)}
    hours, minutes = map(int, clock.split(":"))
    return 60 * hours + minutes


def boxed(house: OpenHouse, name: str) -> None:
    """Take the focus to a spot, along the rows or columns."""
    house.press(*walk(house.top.page.spots, house.top.focus.name, name))
    assert house.top.focus.name == name


def finish(house: OpenHouse) -> None:
    """End the present match of Hamnár: the first seat wins."""
    house.match.states[-1] = house.match.rules.read(LOST)
    house.table.play(0, ("leave",))
    house.until("ResultsScene")


def test_an_evening_goes_from_game_to_game_and_its_table_leads_on(house):
    begin(house)
    first = [player.name for player in house.match.players]
    finish(house)
    assert house.top.focus.name == "evening" and "rematch" not in house.top.page.spots
    house.press("confirm")
    assert house.scene == "SeriesScene"
    half = (Fraction(3, 2), None)
    assert series.make_table(house.top.series) == [Row(first[0], (2, None), 2, half),
                                                   Row(first[1], (1, None), 1, half)]
    house.press("confirm")
    assert (house.scene, house.top.game) == ("LobbyScene", "halmstad")
    assert house.top.seating.names[:2] == first
    assert house.top.seating.devices == {0: RIGHT_KEYS, 1: LEFT_KEYS}, "everybody sits at once"
    house.press("cancel", device="keys/left")
    house.press("cancel", "cancel")
    assert house.scene == "TitleScene"


def test_a_game_that_was_played_tonight_is_watched_again_from_the_way_of_the_evening(house):
    file = new_file(house.house.store.records, "hamnar")
    house.wander(start(Header("hamnar", load_rules("hamnar").VERSION, PEOPLE, "1"), file), 1000)
    done = Played(file.name, "hamnar", ("Freja", "Ask"), (True,) * 2, (1, 2))
    series.save(house.house.store.data, Series(("hamnar", "herrlof"), 1, [done], people=done.names))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    assert house.top.focus.name == "on", "a confirm goes on as before"
    assert "watch/1" not in house.top.page.spots, "nothing of it is played"
    boxed(house, "watch/0")
    assert house.house.words("replay") in said(house)
    house.press("confirm")
    assert house.scene == "ReplayScene" and house.match.record.header.game == "hamnar"
    house.press("cancel")
    assert (house.scene, house.top.focus.name) == ("SeriesScene", "watch/0")
    file.unlink()
    house.top.mark_stale()
    assert "watch/0" not in house.top.page.spots, "it is kept no longer"
    house.press("confirm")
    assert (house.scene, house.top.game) == ("LobbyScene", "herrlof")


def test_a_device_brings_its_name_along_wherever_it_sits_down(house):
    house.house.stack.push(LobbyScene(
        house.house, "haggis", LEFT_KEYS, names=("Ylva", "Ask", "Freja"),
        known={LEFT_KEYS: "Ask", RIGHT_KEYS: "Sten"}))
    seating = house.top.seating
    assert (seating.names, seating.devices) == (["Ylva", "Ask", "Freja"], {1: LEFT_KEYS})
    house.press("confirm")
    assert (seating.names[0], seating.devices[0]) == ("Sten", RIGHT_KEYS)


def test_the_best_of_three_exchanges_seats_and_counts_once(house):
    menu(house)
    only(house, "hamnar")
    boxed(house, "game/hamnar")
    boxed(house, "best/hamnar")
    house.press("confirm")
    boxed(house, "on")
    house.press("confirm")
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    house.press("confirm")
    names = []
    for n in range(3):
        names.append(house.match.players[0].name)
        finish(house)
        house.press("confirm")
        assert (house.top.series.next is None) == (n == 2)
        if n < 2:
            assert house.house.words("series-of", house.house.words("game-hamnar"),
                                     n + 2) in said(house)
            art, page = house.house.art, house.top.page
            crowns = [drawn for drawn in page.drawn for key, image in art.kept.items()
                      if image is drawn.image and key[0] == "ui/crown"
                      and image.get_width() < art.to_pixels(60)]  # on the table, not on a head
            assert len(crowns) == n + 1, "one for each match that was won"
            house.press("confirm")
    assert names[0] == names[2] != names[1]  # who has lost begins
    assert {row.total for row in series.make_table(house.top.series)} == {1, 2}
    assert len(house.top.series.played) == 3


def test_a_killed_evening_goes_on_with_the_match_that_was_on(open_house):
    house = open_house("--speed", "instant", "--seed", "1")
    begin(house)
    house.wander(house.match, 5)
    record = house.match.record.file.name
    seats, names = dict(house.table.hands.devices), [p.name for p in house.match.players]
    house = open_house("--speed", "instant", "--seed", "1")
    go(house, "series")
    assert house.top.series.record == record
    house.press("confirm", device=LEFT_KEYS)  # whoever that is: everybody sits as before
    assert house.top.seating.devices == seats and house.top.seating.names == names
    house.until("LobbyScene")
    house.press("confirm")
    assert house.match.record.file.name == record
    finish(house)
    house.press("confirm")
    assert [match.record for match in house.top.series.played] == [record]


def test_an_end_that_was_missed_is_counted_when_the_evening_is_opened(open_house):
    house = open_house("--speed", "instant", "--seed", "1")
    begin(house)
    house.wander(house.match, 500)  # kept, and the table has not heard of it
    house = open_house("--speed", "instant", "--seed", "1")
    go(house, "series")
    assert len(house.top.series.played) == 1
    assert house.top.series.next == "halmstad"


def test_a_record_that_cannot_be_read_now_is_waited_for(house):
    begin(house)
    record = house.match.record.file
    house.play("@sun")
    house.house.to_title()
    whole = record.rename(record.with_suffix(".away"))
    record.mkdir()
    go(house, "series")
    assert any("the record cannot be read" in sentence for sentence in house.notices())
    house.press("confirm")
    assert house.scene == "SeriesScene" and house.house.words("series-waits") in house.notices()
    record.rmdir()
    whole.rename(record)
    house.press("cancel")
    go(house, "series")
    house.press("confirm")
    assert (house.scene, house.top.match.record.file) == ("LobbyScene", record)
    assert len(house.top.match.record.lines) == 1


def test_a_record_that_is_gone_is_played_anew(house):
    begin(house)
    house.match.record.file.unlink()
    house.house.to_title()
    go(house, "series")
    house.press("confirm")
    assert (house.scene, house.top.game) == ("LobbyScene", "hamnar")


def test_starting_a_match_again_keeps_it_in_the_evening(house):
    begin(house)
    house.house.stack.open(routes.Rematch(house.match, house.table.hands))
    finish(house)
    assert house.top.focus.name == "evening"


def test_an_evening_may_end_early_and_the_next_one_begin(house):
    begin(house)
    finish(house)
    house.press("confirm")
    go(house, "end")
    assert house.scene == "ConfirmScene", "with one press nobody ends it"
    assert house.house.words("series-end-about") in said(house)
    house.press("down", "confirm")
    assert house.top.series.next is None
    people = house.top.series.people
    go(house, "new")
    assert (house.scene, tuple(house.top.people)) == ("PeopleScene", people)
    house.press("confirm")
    assert "game/hamnar" in house.top.page.spots


def test_a_game_more_puts_the_end_of_an_evening_off_by_its_own_time(house):
    menu(house)
    only(house, "hamnar")
    alone = end_of(house)
    boxed(house, "game/haggis")
    house.press("confirm")
    with_haggis = end_of(house)
    assert 20 <= (with_haggis - alone) % (24 * 60) <= 40, "two people play Haggis in half an hour"
    evening = Series(("hamnar", "haggis"), people=("Freja", "Ask"), averages=True)
    evening.played.append(played("hamnar", "Freja Ask"))
    series.save(house.house.store.data, evening)
    house.press("cancel", "cancel")
    go(house, "series")
    assert 20 <= (with_haggis - end_of(house)) % (24 * 60) <= 60, "what was played is over"


def test_an_evening_that_ends_with_nothing_played_leaves_its_choices_to_the_next(house):
    menu(house, 3)
    only(house, "hamnar", "halmstad")
    people, first = list(house.top.people), list(house.top.chosen)
    boxed(house, "on")
    house.press("confirm", "confirm")
    for device in ("keys/left", "keys/left"):
        house.press("confirm", device=device)
    house.until("LobbyScene")
    boxed(house, "start")
    house.press("confirm")
    assert house.scene == "TableScene"
    old = house.table.match.record.file
    house.house.to_title()
    go(house, "series")
    go(house, "end")
    assert house.house.words("series-end-none") in said(house)
    house.press("down", "confirm")
    assert house.scene == "PeopleScene" and list(house.top.people) == people
    house.press("cancel")
    assert house.scene == "TitleScene", "whoever goes back from the question who plays leaves"
    go(house, "series")
    house.press("confirm")
    boxed(house, "on")
    house.press("confirm")
    assert house.scene == "LobbyScene" and house.top.match is None, "no match of the old evening"
    assert old and house.top.game == first[0]


def test_the_way_back_from_the_games_keeps_what_was_chosen_and_lies_in_nobodys_way(house):
    menu(house, 3)
    only(house, "herrlof", "haggis")
    people = list(house.top.people)
    boxed(house, "game/reindeer")
    house.press("down")
    assert house.top.focus.name == "on"
    house.press("cancel")
    assert house.scene == "PeopleScene" and list(house.top.people) == people
    house.press("confirm")
    assert house.top.chosen == ["herrlof", "haggis"] and house.top.focus.name == "on"


def test_a_name_that_was_written_can_be_chosen_again(house):
    go(house, "series")
    boxed(house, "name/0")
    house.press("confirm")
    house.write("Lotta")
    house.press("confirm")
    assert house.top.people[0] == "Lotta"
    house.press("next")
    assert house.top.people[0] != "Lotta"
    house.press("prev")
    assert house.top.people[0] == "Lotta"


def test_whoever_was_asked_to_a_game_night_is_asked_again_when_somebody_went_back(house):
    go(house, "series")
    before = list(house.top.people)
    boxed(house, "more")
    house.press("confirm")
    asked = list(house.top.people)
    assert len(asked) == len(before) + 1
    house.press("cancel")
    assert house.scene == "TitleScene"
    go(house, "series")
    assert house.top.people == asked


def test_the_title_says_that_an_evening_goes_on_and_begins_there(open_house, tmp_path):
    house = open_house()
    begin(house)
    finish(house)
    house.house.to_title()
    house.frames()
    assert repr("2/2") in [name for name, _ in house.top.page.leaves] or (
        "2/2" in house.top.page.told["series"])
    house.top.enter()
    assert house.top.first == "series", "between two games, whoever opens the house is led there"


def test_a_match_of_no_evening_leaves_it_alone(house):
    begin(house)
    house.house.to_title()
    before = (house.house.store.data / "series.json").read_bytes()
    house.at_table(LOST)
    house.table.play(0, ("leave",))
    house.until("ResultsScene")
    assert "rematch" in house.top.page.spots
    assert (house.house.store.data / "series.json").read_bytes() == before
    assert msgspec.json.decode(before)["played"] == []


def test_a_game_night_needs_a_game(house):
    menu(house)
    only(house)
    boxed(house, "on")
    house.press("confirm")
    assert house.scene == "SeriesScene"
    assert house.notices() == [house.house.words("series-none")]


# who plays tonight


def test_the_people_of_the_evening_sit_where_there_are_seats_and_out_by_turns(house):
    menu(house, 3)
    only(house, "hamnar", "herrlof")
    boxed(house, "on")
    house.press("confirm")
    assert (house.scene, house.top.seating.kinds) == ("LobbyScene", ["human", "human"])
    sat = list(house.top.seating.names)
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    house.press("confirm")
    finish(house)
    house.press("confirm")
    assert [row.total for row in series.make_table(house.top.series)] == [2, 1.5, 1], "on average"
    assert {"1.5", "2", "1"} <= {text.strip("'") for text, _ in house.top.page.leaves}
    house.press("confirm")
    assert (house.top.game, house.top.seating.kinds) == ("herrlof", ["human"] * 3)
    (third,) = set(house.top.seating.names) - set(sat)
    assert house.top.seating.names == [*sat, third], "all players keep their seats and colours"
    assert len(house.top.seating.devices) == 2


def test_the_way_back_from_an_evenings_lobby_leads_to_its_page_and_nobody_stands_up(house):
    menu(house)
    only(house, "hamnar", "halmstad")
    boxed(house, "on")
    house.press("confirm")
    house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    seating = house.top.seating
    assert len(seating.devices) == 2
    for device in ("keys/left", "keys/right"):
        assert house.house.words("hint-stand") not in said(house)
        house.press("cancel", device=device)
        assert house.scene == "SeriesScene"
        assert (seating.kinds, len(seating.devices)) == (["human", "human"], 2)
        boxed(house, "on")
        house.press("confirm")
        house.press("confirm", device="keys/left")
        house.until("LobbyScene")
        seating = house.top.seating


def test_whoever_sits_out_is_named(house):
    evening = Series(("haggis", "hamnar"), people=("Freja", "Ask", "Ylva"))
    evening.played.append(played("haggis", "Freja Ylva"))
    series.save(house.house.store.data, evening)
    go(house, "series")
    assert evening.seat_people("hamnar") == (["Freja", "Ask"], ["Ylva"])
    leaves = [name for name, _ in house.top.page.leaves]
    where = dict(house.top.page.leaves)  # the last of each name
    bench = where[repr(house.house.words("series-rests"))]
    assert {leaves.count(repr(name)) for name in ("Ask", "Freja", "Ylva")} == {2}
    assert where["'Ylva'"].y == bench.y and where["'Ylva'"].x > bench.x
    assert {where[repr(name)].y > bench.bottom for name in ("Ask", "Freja")} == {True}
    evening.people = (*evening.people, "Sten", "Tove")
    series.save(house.house.store.data, evening)
    house.house.to_title()
    go(house, "series")
    out = evening.seat_people("hamnar")[1]
    assert len(out) == 3
    where = dict(house.top.page.leaves)
    bench = where[repr(house.house.words("series-rests"))]
    assert {where[repr(name)].y for name in out} == {bench.y}, "not among those who play"
    assert house.top.page.problems == []


def test_two_people_play_a_game_of_three_with_a_bot(house):
    menu(house)
    only(house, "halmstad")
    boxed(house, "on")
    house.press("confirm")
    assert (house.top.game, house.top.seating.kinds) == ("halmstad", ["human", "human", "skilled"])


def test_the_games_come_in_the_order_that_was_chosen(house):
    menu(house)
    only(house, "hamnar", "herrlof", "haggis", "halmstad", "reindeer")
    boxed(house, "game/hamnar")
    house.press("prev", "next", "next")  # the first stays the first
    assert house.top.focus.name == "game/hamnar", "the focus goes along"
    boxed(house, "game/reindeer")
    house.press("prev")
    boxed(house, "game/herrlof")
    house.press("confirm")
    boxed(house, "on")
    house.press("confirm")
    chosen = series.load(house.house.store.data)[0].games
    assert chosen == ("haggis", "hamnar", "reindeer", "halmstad")


def test_a_pointer_switches_games_and_moves_them(house):
    menu(house)
    spots = house.top.page.spots
    house.click(spots["game/herrlof"].box.center)
    house.click(spots["game/hamnar"].box.center)
    house.click(spots["game/hamnar"].box.center)
    assert house.top.chosen == ["hamnar", "haggis", "halmstad", "reindeer"]
    house.click(house.top.page.pointed["move/hamnar/1"].center)
    house.click(house.top.page.spots["best/hamnar"].box.inset(10).center)
    assert house.top.order[:2] == ["herrlof", "hamnar"]


def test_whoever_goes_back_from_the_first_question_is_at_the_title(house):
    go(house, "series")
    house.press("cancel")
    assert house.scene == "TitleScene"
    menu(house)
    boxed(house, "people")
    house.press("confirm", "cancel")
    assert house.scene == "SeriesScene", "later it is a question like any other"


def test_nobody_is_there_twice(house):
    go(house, "series")
    boxed(house, "name/1")
    house.press("confirm")
    first = house.house.stack.scenes[-2].people[0]
    house.write(first)
    house.press("confirm")
    assert house.notices() == [house.house.words("people-twice", first)], "and none that it is kept"
    house.write("x")
    house.press("confirm")
    assert house.top.people[1] == f"{first}x"


# the trail


def said(house: OpenHouse) -> set[str]:
    """What stands on the page."""
    return {name.strip("'") for name, _ in house.top.page.leaves} | {*drawn_words(house.top.page)}


def bright(house: OpenHouse) -> int:
    """How many covers hang there in full light."""
    kept = house.house.art.kept
    return sum(any(kept.get((f"ui/cover_{game}", drawn.image.get_size())) is drawn.image
                   for game in GAMES) for drawn in house.top.page.drawn)


@pytest.mark.parametrize(("matches", "lit", "won", "led"), [
    (["hamnar Freja Ask"], 1, {"Freja"}, ("series-leads", "Freja", 1)),
    (["hamnar Freja Ask", "herrlof bot Ask Freja"], 2, {"Freja", "bot"},
     ("series-level", ("result-and", "Ask", "Freja")))])
def test_covers_of_played_games_are_bright_and_it_is_told_who_won(house, matches, lit, won, led):
    evening = Series(("hamnar", "herrlof", "haggis", "halmstad"), people=("Freja", "Ask"))
    for match in matches:
        game, _, names = match.partition(" ")
        evening.played.append(played(game, names))
    series.save(house.house.store.data, evening)
    go(house, "series")
    page = house.top.page
    assert bright(house) == lit + 1, "the one that comes next too"
    words = house.house.words
    assert won | {words.say(led)} <= said(house)
    assert any(words("series-number", lit + 1, 4) in text for text in said(house))
    assert page.problems == []
    coming = words(f"game-{evening.next}")
    assert [name for name, _ in page.leaves if words("series-next", coming) in name] == []
    assert page.told["on"] == words("series-next", coming), "only where one goes on"


def test_a_cover_hangs_over_the_coins_of_its_game(house):
    people = ("Freja", "Ask")
    played = [Played("", game, people, (True,) * 2, (1, 2)) for game in ("hamnar", "haggis")]
    series.save(house.house.store.data, Series(("hamnar", "haggis", "herrlof"), 1, played))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    art, page = house.house.art, house.top.page
    named = {id(image): str(key[0]) for key, image in art.kept.items()}
    shown = [named.get(id(image), "") for image, *_ in page.drawn]
    for game in ("hamnar", "haggis", "herrlof"):
        assert shown.count(f"ui/cover_{game}") == 1
    said = [key[1] for key, image in art.kept.items() if key[0] == "text"
            for drawn, *_ in page.drawn if drawn is image]
    assert said.count("1") == 2 and said.count("2") == 3, "under each cover, and a total of two"
    assert house.house.words("series-next", house.house.words("game-herrlof")) in said


def test_winners_have_a_crown_and_whoever_sat_out_has_no_points(house):
    played = [Played("", "hamnar", ("Freja", "Ask"), (True,) * 2, (1, 2)),
              Played("", "haggis", ("Freja", "Embla"), (True,) * 2, (1, 2))]
    series.save(house.house.store.data, Series(("hamnar", "haggis", "herrlof"), 1, played))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    named = {id(image): key for key, image in house.house.art.kept.items()}
    shown = [named.get(id(image), ("",)) for image, *_ in house.top.page.drawn]
    crowns = sum(key[0] == "ui/crown" for key in shown)
    assert crowns == 2, "of two games, once each"
    points = [key[1] for key in shown if key[0] == "text" and key[1] in ("1", "2", "4")]
    assert sorted(points) == ["1", "1", "1", "1", "2", "2", "4"], "each, and three totals"


@pytest.mark.parametrize("people", [3, 7])
def test_down_from_a_name_leads_on_and_never_to_what_sends_somebody_away(house, people):
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    assert house.scene == "PeopleScene"
    house.top.people[:] = ("Freja", "Ask", "Embla", "Torsten", "Bo", "Ylva", "Idun")[:people]
    house.top.mark_stale()
    for name in [*(f"name/{n}" for n in range(people)), "more"]:
        house.frames()
        house.top.focus.name = name
        for _ in range(3):
            if house.top.focus.name != "done":
                house.press("down")
                assert house.top.focus.name != "fewer"
        assert house.top.focus.name == "done"


def test_the_table_shows_ahead_who_sits_out_a_later_game(house):
    people = ("Ask", "Freja", "Embla")
    done = [Played("", "haggis", people, (True,) * 3, (1, 2, 3))]
    evening = Series(("haggis", "herrlof", "hamnar"), 1, done, people=people, averages=True)
    series.save(house.house.store.data, evening)
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    page = house.top.page
    (dash,) = (box for text, box in page.leaves if text == "'–'")
    column = page.anchors["column/2"]
    assert column.x < dash.center[0] < column.right
    evening.played.append(Played("", "herrlof", people, (True,) * 3, (1, 2, 3)))
    _, (out,) = evening.seat_people("hamnar")
    name = next(box for text, box in page.leaves if text == repr(out) and box.right < column.x)
    assert dash.center[1] == pytest.approx(name.center[1], abs=2)


def test_who_plays_next_is_seen_at_the_table_and_in_the_light_on_her_plank(house):
    people = ("Ask", "Freja", "Embla")
    done = [Played("", "haggis", people[:2], (True,) * 2, (1, 2))]
    evening = Series(("haggis", "hamnar", "herrlof"), 1, done, people=people)
    series.save(house.house.store.data, evening)
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    sit, out = evening.seat_people("hamnar")
    assert out, "two of three"
    page, say = house.top.page, house.house.words
    first = next(box for name, box in page.leaves if say("game-haggis") in name)
    rings = ringed(house)
    before = [name for name, box in rings if box.right < first.x]
    assert sorted(before) == sorted(name_face(number_of_name(name)) for name in people)
    assert len(rings) == len(before), "a face is once on its plank"
    planks = {name: next(box for said, box in page.leaves if said == repr(name)
                         and box.right < first.x) for name in people}
    awaited = sorted(place.center[1] for place in places(house, lit=True))
    assert awaited == pytest.approx(sorted(planks[name].center[1] for name in sit), abs=2), (
        "a place for the coin is lit")
    drawn = figures(house)
    at_table, aside = (
        [drawn[name_face(number_of_name(name))] for name in some] for some in (sit, out))
    assert min(box.h for box in at_table) > max(box.h for box in aside), "who plays is larger"


def test_everybody_wears_on_the_planks_of_an_evening_the_colour_of_her_seats_at_its_tables(house):
    people = ("Ask", "Freja", "Embla")
    done = [Played("", "herrlof", ("Embla", "Ask", "Freja"), (True,) * 3, (1, 2, 3))]
    series.save(house.house.store.data, Series(("herrlof", "haggis"), 1, done, people=people))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
    drawn = {kept.get(id(one.image), "") for one in house.top.page.drawn}
    for seat, name in enumerate(done[0].names):
        assert dress_figure(name_face(number_of_name(name)), seat) in drawn
    house.press("confirm")
    assert house.top.seating.names == [*done[0].names]


def places(house: OpenHouse, *, lit: bool) -> list[Box]:
    """The places of coins that are still to come: those of the next game, or of games after it."""
    art = house.house.art
    found = {id(image) for key, image in art.kept.items()
             if key[0] == ("frames/well_lit" if lit else "frames/well")}
    return [Box(one.x, one.y, one.image.get_width() / art.scale,
                one.image.get_height() / art.scale) for one in house.top.page.drawn
            if id(one.image) in found]


def test_all_planks_of_an_evening_are_as_high_and_none_touches_the_shelf(house):
    people = ("Ask", "Freja", "Embla", "Ylva")
    done = [Played("", "haggis", people[:3], (True,) * 3, (1, 2, 3))]
    series.save(house.house.store.data, Series(("haggis", "herrlof"), 1, done, people=people))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    page, say = house.top.page, house.house.words
    first, *_ = sorted((box for name, box in page.leaves if say("game-haggis") in name),
                       key=lambda box: box.y)
    shelf = first.bottom
    rings = [box for _, box in ringed(house) if box.right < first.x]
    assert len({round(box.h) for box in rings}) == 1
    assert min(box.y for box in rings) > shelf


def served(house: OpenHouse) -> list[Box]:
    """Where food and drink stand."""
    art = house.house.art
    kept = {id(image): str(key[0]) for key, image in art.kept.items()}
    return [Box(one.x, one.y, one.image.get_width() / art.scale,
                one.image.get_height() / art.scale) for one in house.top.page.drawn
            if kept.get(id(one.image), "").startswith("ui/laid/")]


def test_a_table_is_laid_where_people_leave_room(house):
    menu(house, 2)
    things = served(house)
    assert len(things) > 1
    assert not [name for name, there in house.top.page.leaves for box in things
                if there.overlaps(box)], "before nobody and nothing"
    house.top.people[:] = ("Freja", "Ask", "Embla", "Torsten", "Signe")
    house.top.mark_stale()
    assert served(house) == []


def test_what_stands_on_the_table_stands_on_it_whole(house):
    menu(house, 2)
    for count in (2, 1):
        house.top.people[:] = house.top.people[:count]
        house.top.mark_stale()
        page, things = house.top.page, served(house)
        cards = [box for name, box in page.leaves
                 if name.strip("'") in house.top.people and box.y > page.hints_top / 2]
        assert len(cards) == count and things
        assert all(box.y > cards[0].y - 40 for box in things), "before its edge"
        assert all(box.bottom < page.hints_top for box in things), "over the hints"
        assert all(max(card.right for card in cards) < box.x and
                   box.right < page.spots["on"].box.x for box in things), "before what goes on"
        feet = [box.bottom for box in things]
        assert max(feet) - min(feet) < 2, "in one line"


def test_how_many_matches_decide_a_game_hangs_under_it_wherever_it_stands(house):
    menu(house)
    boxed(house, "game/hamnar")
    for place in range(len(GAMES)):
        spots = house.top.page.spots
        best, box = spots["best/hamnar"].box, spots["game/hamnar"].box
        assert house.top.order.index("hamnar") == place
        assert abs(best.center[0] - box.center[0]) < 1 and best.y > box.bottom
        assert house.top.page.problems == []
        house.press("next")
    only(house, "herrlof")
    assert "best/hamnar" not in house.top.page.spots, "nothing hangs under what is not played"


def test_how_many_matches_decide_a_game_is_told_while_one_looks_there_or_where_it_is_several(house):
    menu(house)
    hangs = []

    def tells() -> bool:
        return "best/hamnar" in house.top.page.spots
    for name in ("on", "game/hamnar", "game/herrlof"):
        boxed(house, name)
        hangs.append(tells())
    assert hangs == [False, True, False]
    boxed(house, "game/hamnar")
    house.press("down")
    assert house.top.focus.name == "best/hamnar"
    boxed(house, "on")
    assert not tells(), "one match is what everybody expects"
    boxed(house, "game/hamnar")
    house.press("down", "confirm")
    boxed(house, "on")
    assert tells(), "several say something"


def test_a_lantern_burns_at_each_game_of_tonight_and_none_at_the_others(house):
    menu(house)
    only(house, "herrlof", "haggis")
    page, art = house.top.page, house.house.art
    kept = {id(image): key[0] for key, image in art.kept.items()}
    at = {name: [one.x for one in page.drawn if kept.get(id(one.image)) == name]
          for name in ("ui/lantern_lit", "ui/lantern_dark")}

    def beside(games: set[str]) -> list[float]:
        """Where the lanterns of games hang, as parts of their compartments."""
        boxes = (page.spots[f"game/{game}"].box for game in house.top.order if game in games)
        return [box.x + box.w / 2 for box in boxes]
    lit = beside({"herrlof", "haggis"})
    dark = beside({*GAMES} - {"herrlof", "haggis"})
    for found, middles in ((at["ui/lantern_lit"], lit), (at["ui/lantern_dark"], dark)):
        assert len(found) == len(middles)
        assert all(0 < x - middle < page.spots["game/hamnar"].box.w / 2
                   for x, middle in zip(sorted(found), middles, strict=True))


@pytest.mark.parametrize("count", [1, 5, 6])
def test_the_fire_is_seen_whole_beside_people_or_not_at_all(house, count):
    menu(house)
    house.top.people[:] = ("Freja", "Ask", "Embla", "Torsten", "Signe", "Ylva")[:count]
    house.top.mark_stale()
    house.frames(2)
    page, hearth = house.top.page, house.top.hearth
    if count > MANY:
        assert not hearth.size
        return
    mantel, fire = (hearth.place_box(box) for box in (Box(-24, 245, 402, 113), FIRE))
    shelf = max(spot.box.bottom for name, spot in page.spots.items() if name.startswith("game/"))
    people = min(box.x for box in figures(house).values())
    assert mantel.x > cupboard.CHEEK and mantel.right < people + 80
    assert mantel.bottom > shelf, "its ledge is seen under the shelf"
    assert fire.y > shelf and fire.right < people and fire.bottom < page.spots["on"].box.y


def test_whoever_sits_out_has_a_dash_and_the_next_game_a_column_of_light(house):
    played = [Played("", "hamnar", ("Freja", "Ask"), (True,) * 2, (1, 2)),
              Played("", "haggis", ("Freja", "Embla"), (True,) * 2, (1, 2))]

    def drawn(games: int) -> tuple[list[str], list[Box]]:
        """All texts, and that light itself."""
        series.save(house.house.store.data, Series(
            GAMES, 1, played[:games], over=games == len(GAMES), people=("Freja", "Ask", "Embla")))
        house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
        house.frames()
        art, page = house.house.art, house.top.page
        kept = {id(image): key for key, image in art.kept.items()}
        keys = [kept.get(id(one.image), ("",)) for one in page.drawn]
        beam = [Box(one.x, one.y, one.image.get_width() / art.scale,
                    one.image.get_height() / art.scale)
                for one, key in zip(page.drawn, keys, strict=True)
                if key[:2] == ("frame", "light column")]
        assert page.problems == []
        return [key[1] for key in keys if key[0] == "text"], beam

    for games in (1, 2):
        texts, beams = drawn(games)
        column = house.top.page.anchors[f"column/{games}"]
        names = sorted((box for name, box in house.top.page.leaves
                        if name.strip("'") in ("Freja", "Ask", "Embla")), key=lambda box: box.y)[:3]
        top, low = min(box.y for box in names), max(box.bottom for box in names)
        play = len(Series(
            GAMES, people=("Freja", "Ask", "Embla"), played=played[:games]).seat_people(
            GAMES[games])[0])
        missed = sum(name not in match.names for match in played[:games]
                     for name in ("Freja", "Ask", "Embla"))
        assert texts.count("–") == missed + 3 - play, "who was not there, and who will not be"
        lit = places(house, lit=True)
        assert len(lit) == play and all(column.x < one.x and one.right < column.right
                                        for one in lit)
        after = places(house, lit=False)
        assert len(after) == 3 * (len(GAMES) - games - 1), "and one for everybody in each later one"
        assert all(column.x <= beam.x and beam.right <= column.right for beam in beams)
        shelf, planks = sorted(beams, key=lambda beam: beam.y)
        assert shelf.bottom < planks.y < top and planks.bottom > low, "from its box through all"
        house.house.to_title()
    played += [Played("", game, ("Freja", "Ask", "Embla"), (True,) * 3, (1, 2, 3))
               for game in GAMES[2:]]
    _, beams = drawn(len(GAMES))
    assert beams == [], "all is played"


def test_names_on_the_edge_of_the_shelf_are_large_and_leave_air_between_each_other(house):
    played = [Played("", "hamnar", ("Freja", "Ask"), (True,) * 2, (1, 2))]
    series.save(house.house.store.data, Series(GAMES, 1, played, people=("Freja", "Ask")))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    say = house.house.words
    told = [repr(say(f"game-{game}")) for game in GAMES] + [repr(say("series-total"))]
    row = [next(box for name, box in house.top.page.leaves if name == one) for one in told]
    assert len({box.h for box in row}) == 1 and row[0].h > house.house.art.line_height("small")
    assert all(one.right < other.x for one, other in pairwise(row))


def figures(house: OpenHouse) -> dict[str, Box]:
    """People who are drawn as figures, and where."""
    art = house.house.art
    kept = {id(image): str(key[0]) for key, image in art.kept.items()}
    found = {}
    for one in house.top.page.drawn:
        name = kept.get(id(one.image)) or kept.get(id(one.image.get_parent())) or ""
        if name.startswith("ui/lobby/person"):
            found[remove_dye(name)] = Box(one.x, one.y, one.image.get_width() / art.scale,
                                          one.image.get_height() / art.scale)
    return found


def ringed(house: OpenHouse) -> list[tuple[str, Box]]:
    """Whose heads are seen in rings, and where."""
    art, page = house.house.art, house.top.page
    kept = {id(image): str(key[0]) for key, image in art.kept.items() if key[1] == "ring"}
    return [(remove_dye(kept[id(one.image)]), Box(one.x, one.y, one.image.get_width() / art.scale,
                                                  one.image.get_height() / art.scale))
            for one in page.drawn if id(one.image) in kept]


@pytest.mark.parametrize(("count", "said_of"), [
    (1, {"hamnar": ("series-bots", 1), "halmstad": ("series-bots", 2),
         "reindeer": ("series-all", 1)}),
    (2, {"hamnar": ("series-all", 2), "halmstad": ("series-bots", 1)}),
    (3, {"hamnar": ("series-some", 1), "halmstad": ("series-all", 3)}),
    (8, {"hamnar": ("series-some", 6), "reindeer": ("series-some", 3)})])
def test_under_each_box_stands_whether_all_who_are_here_play_it(house, count, said_of):
    menu(house)
    house.top.people[:] = ("Freja", "Ask", "Embla", "Torsten", "Signe", "Ylva", "Idun",
                           "Sten")[:count]
    house.top.mark_stale()
    page, say = house.top.page, house.house.words
    for game, told in said_of.items():
        column = page.spots[f"game/{game}"].box
        under = [words for words, boxes in drawn_words(page).items() for box in boxes
                 if " · " in words and box.center[1] < column.bottom
                 and column.x < box.center[0] < column.right]
        assert say.say(told) in under[0].split(" · ")
    facts = [box for words, boxes in drawn_words(page).items() for box in boxes if " · " in words]
    assert len(facts) == len(GAMES) and len({box.center[1] for box in facts}) == 1, "in one line"


def test_how_many_matches_decide_a_game_is_chosen_under_it_and_says_how_long(house):
    menu(house)
    boxed(house, "game/hamnar")
    house.press("down")
    assert house.top.focus.name == "best/hamnar"
    page = house.top.page
    best, people, on = (page.spots[name].box for name in ("best/hamnar", "people", "on"))
    assert best.bottom < on.y, "over the people of tonight"
    assert people.h < on.h and people.w < on.w, "what most want is largest"
    assert best.y > max(spot.box.bottom for name, spot in page.spots.items()
                        if name.startswith("game/")), "boxes are free"
    say, minutes = house.house.words, {name for name in said(house) if "15 min" in name}
    assert minutes and say("series-best-of", 1) in page.told["best/hamnar"]
    house.press("confirm")
    assert house.top.focus.name == "best/hamnar"
    assert say("series-best-of", 3) in house.top.page.told["best/hamnar"]
    assert any("30–45 min" in name for name in said(house)), "two matches at least"
    house.press("next")
    assert say("series-best-of", 1) in house.top.page.told["best/hamnar"]
    boxed(house, "on")
    house.press("up")
    assert house.top.focus.name.startswith("game/"), "and back up"


def test_where_a_button_says_what_it_does_no_hint_repeats_it(house):
    series.save(house.house.store.data, Series(
        ("hamnar", "haggis"), 1, [Played("", "hamnar", ("Freja", "Ask"), (True,) * 2, (1, 2))]))
    go(house, "series")
    say = house.house.words
    assert say("hint-choose") not in said(house) and say("hint-back") in said(house)
    on, *others = (house.top.page.spots[name].box for name in ("on", "end", "change"))
    assert all(one.h < on.h and one.w < on.w for one in others), "what most want is largest"
    boxed(house, "end")
    boxed(house, "on")


@pytest.mark.parametrize(("places", "crowned"), [((1, 2, 3), 1), ((1, 1, 3), 2), ((1, 1, 1), 3)])
def test_at_the_end_whoever_has_won_is_as_large_as_there_is_room(house, places, crowned):
    people = ("Freja", "Ask", "Embla")
    done = [Played("", "haggis", people, (True,) * 3, places)]
    series.save(house.house.store.data, Series(("haggis",), 1, done, people=people, over=True))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    art, page = house.house.art, house.top.page
    kept = {id(image): str(key[0]) for key, image in art.kept.items()}
    cheering = [(kept[id(one.image)], one.image.get_height() / art.scale) for one in page.drawn
                if remove_dye(kept.get(id(one.image), "")).endswith("_cheer")]
    assert len(cheering) == crowned
    if crowned == 1:
        plank = next(box for name, box in page.leaves if name == "'Embla'")
        assert cheering[0][1] > 6 * plank.h, "far larger than a line of the table"
    assert page.problems == []
    assert house.house.words("series-won") in said(house)


def test_what_a_winner_has_in_one_column_never_reaches_into_the_next(house):
    done = [Played("", game, ("Freja", "Ask"), (True,) * 2, (1, 2)) for game in GAMES]
    series.save(house.house.store.data, Series(GAMES, 1, done, people=("Freja", "Ask"), over=True))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    art, page = house.house.art, house.top.page
    plank = next(box for name, box in page.leaves if name == "'Freja'")
    crowns = {id(image): image for key, image in art.kept.items() if key[0] == "ui/crown"}
    row = sorted((one.x, one.x + one.image.get_width() / art.scale) for one in page.drawn
                 if id(one.image) in crowns and plank.y < one.y < plank.bottom
                 and one.x > plank.right)
    figures = sorted(one.x + one.image.get_width() / art.scale for one in page.drawn
                     for key, image in art.kept.items()
                     if image is one.image and key[:2] == ("text", "2")
                     and abs(one.y + image.get_height() / art.scale / 2 - plank.center[1]) < 20)
    assert len(row) == len(figures) == len(GAMES)
    assert all(figure < crown for figure, (crown, _) in zip(figures, row[1:], strict=False))


def test_at_the_end_only_games_that_were_decided_are_told(house):
    done = [Played("", "haggis", ("Freja", "Ask"), (True,) * 2, (1, 2))]
    series.save(house.house.store.data, Series(("haggis", "hamnar"), 1, done, over=True))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    say = house.house.words
    assert say("game-haggis") in said(house) and say("game-hamnar") not in said(house)


def test_a_game_that_is_not_played_lies_down_and_the_people_of_tonight_are_seen(house):
    menu(house, 3)
    faces = {name_face(number_of_name(name)) for name in house.top.people}
    assert len(faces) == 3 and people_seen(house) == faces
    assert {*house.top.people} <= said(house)

    def covers() -> int:
        kept = house.house.art.kept
        return sum(any(key[0] == f"ui/cover_{game}" and one is drawn.image
                       for game in GAMES for key, one in kept.items())
                   for drawn in house.top.page.drawn if drawn.y < house.top.page.spots[
                       "people"].box.y - 100)

    def numbers() -> set[str]:
        return {name for name in said(house) if name.isdigit()}

    assert covers() == len(GAMES) and numbers() == {*map(str, range(1, len(GAMES) + 1))}
    only(house, "hamnar")
    assert covers() == 1 and numbers() == {"1"}
    say = house.house.words

    def decided(count: int) -> str:
        return f"{say('game-hamnar')}: {say('series-best-of', count)}"

    boxed(house, "game/hamnar")
    assert house.top.page.told["best/hamnar"] == decided(1)
    boxed(house, "best/hamnar")
    house.press("confirm")
    assert house.top.page.told["best/hamnar"] == decided(3)
    boxed(house, "game/hamnar")
    house.press("confirm")
    assert "best/hamnar" not in house.top.page.spots and covers() == 0


def test_before_the_first_coin_those_who_play_first_sit_face_to_face(house):
    people = ("Freja", "Ask", "Embla")
    series.save(house.house.store.data, Series(("hamnar", "haggis"), 1, people=people))
    go(house, "series")
    page, say = house.top.page, house.house.words
    where = {name.strip("'"): box for name, box in page.leaves}
    assert where["Freja"].y == where["Ask"].y and say("series-total") not in where
    assert "Embla" not in where and say("series-out", "Embla") in where


@pytest.mark.parametrize("count", [2, 5, 8])
def test_everybody_stands_whole_within_her_own_plank(house, count):
    people = ("Freja", "Ask", "Embla", "Torsten", "Signe", "Ylva", "Idun", "Sten")[:count]
    done = [Played("", "hamnar", people[:2], (True,) * 2, (1, 2))]
    series.save(house.house.store.data, Series(("hamnar", "haggis"), 1, done, people=people))
    go(house, "series")
    art, page = house.house.art, house.top.page
    where = {name.strip("'"): box for name, box in reversed(page.leaves)}
    names = where[house.house.words("game-hamnar")].x  # beside the games, not before one
    ring = [image for key, image in art.kept.items() if key[1] == "ring"]
    heads = sorted((one.y, one.y + one.image.get_height() / art.scale) for one in page.drawn
                   if one.x < names and any(one.image is image for image in ring))
    assert len(heads) == count
    assert all(low < top for (_, low), (top, _) in pairwise(heads)), "none reaches into the next"
    rows = sorted(where[name].center[1] for name in people)
    assert all(top < row < low for (top, low), row in zip(heads, rows, strict=True))


def test_between_who_sit_face_to_face_stands_how_many_matches_each_has_won(house):
    match = Played("", "hamnar", ("Freja", "Ask"), (True,) * 2, (2, 1))
    series.save(house.house.store.data, Series(
        ("hamnar", "haggis"), 3, [match], people=("Freja", "Ask")))
    go(house, "series")
    where = {name.strip("'"): box for name, box in house.top.page.leaves}
    assert where["Freja"].x < where["0 : 1"].x < where["Ask"].x


def test_an_evening_reads_from_its_name_to_the_games_to_who_plays_to_the_button(house):
    people = ("Freja", "Ask")
    done = [Played("", "hamnar", people, (True,) * 2, (1, 2))]
    series.save(house.house.store.data, Series(("hamnar", "haggis", "herrlof"), 1, done))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    page, say = house.top.page, house.house.words
    where = {name.strip("'"): box for name, box in reversed(page.leaves)}
    read = [where[say("series")], where[say("game-herrlof")], where["Ask"], page.spots["on"].box]
    assert all(one.bottom <= other.y for one, other in pairwise(read))


def test_somebody_has_one_face_all_evening(house):
    """Players say who they are, write a name, and come to the lobby of the first game."""
    go(house, "series")
    boxed(house, "name/0")
    house.press("confirm")
    house.write("Ylva")
    house.press("confirm")
    seen = [people_seen(house)]
    boxed(house, "name/0")
    house.press("confirm")
    seen.append(people_seen(house))
    house.press("pause")
    boxed(house, "done")
    house.press("confirm", "confirm")
    house.until("LobbyScene")
    own = name_face(number_of_name("Ylva"))
    assert own in seen[0] and seen[1] == {own}
    assert choose_faces(house.top.seating.make_players())[0] == own


def people_seen(house: OpenHouse) -> set[str]:
    """The faces of people on the screen, whole or a part of their picture."""
    known = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
    house.frames()
    drawn = [item.image for item in house.screen.items]
    names = {known.get(id(image)) or known.get(id(image.get_parent())) for image in drawn}
    return {name for name in names if name and name.startswith("ui/lobby/person")}


def test_whoever_comes_back_after_an_evening_begins_another_with_one_press(house):
    done = [Played("", "haggis", ("Freja", "Ask"), (True, True), (1, 2))]
    series.save(house.house.store.data, Series(
        ("haggis",), 1, done, people=("Freja", "Ask"), over=True))
    house.house.stack.push(SeriesScene(house.house, RIGHT_KEYS))
    house.frames()
    large = max(house.top.page.spots.values(), key=lambda spot: spot.box.h)
    assert house.top.page.spots[house.top.focus.name] == large
    house.press("confirm")
    assert house.scene == "PeopleScene" and house.top.people == ["Freja", "Ask"]
