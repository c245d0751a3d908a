"""A game night that is changed while it goes on, who sits out, and what stays of it on the night
board: by presses."""

from __future__ import annotations

import time

import pytest

from game.core import series
from game.core.faces import name_face, number_of_name
from game.core.series import Played, Series
from game.scenes.kiosk.nightcare import NightCareScene
from game.scenes.nightboard.scene import EVENINGS, NightBoardScene
from game.tables.match_line import date_of
from tests.gallery import results
from tests.house import OpenHouse
from tests.night.test_night_scenes import board, go
from tests.scenes.test_series import boxed, said

PEOPLE = ("Freja", "Ask", "Embla")
DONE = Played("1.jsonl", "hamnar", PEOPLE[:2], (True,) * 2, (1, 2))


def between(house: OpenHouse, *games: str, people: tuple[str, ...] = PEOPLE) -> None:
    """Open an evening whose first game, Hamnár, has been won by the first of the people."""
    series.save(house.house.store.data, Series(("hamnar", *games), 1, [DONE], people=people))
    house.house.to_title()
    go(house, "series")


def kept(house: OpenHouse) -> Series:
    """The evening on disk."""
    house.house.store.disk.flush(60)
    found, trouble = series.load(house.house.store.data)
    assert found and trouble is None
    return found


def said_on(house: OpenHouse, button: str) -> str:
    return house.top.page.told[button]


# games to come


def test_games_to_come_are_taken_out_put_in_and_moved_and_points_stay(house):
    between(house, "herrlof", "haggis")
    before = kept(house).played
    go(house, "change")
    assert house.scene == "ChangeScene"
    for name, press in (("herrlof", "confirm"), ("reindeer", "confirm"), ("reindeer", "prev")):
        boxed(house, f"game/{name}")
        house.press(press)
    go(house, "on")
    assert house.scene == "SeriesScene"
    assert kept(house).games == ("hamnar", "haggis", "reindeer")
    assert kept(house).played == before
    assert house.top.page.told["on"] == house.house.words("series-next",
                                                          house.house.words("game-haggis"))


def test_the_way_back_keeps_what_was_chosen_too(house):
    between(house, "herrlof", "haggis")
    go(house, "change")
    boxed(house, "game/haggis")
    house.press("prev", "cancel")
    assert house.scene == "SeriesScene" and kept(house).games == ("hamnar", "haggis", "herrlof")


def test_what_is_played_stays_first_and_says_who_has_won_it(house):
    between(house, "herrlof")
    say = house.house.words
    go(house, "change")
    assert say("series-won-by", "Freja") in said(house)
    boxed(house, "game/hamnar")
    house.press("confirm")
    assert house.notices() == [say("series-settled", say("game-hamnar"))]
    house.press("next")
    boxed(house, "game/herrlof")
    house.press("prev")
    house.click(house.top.page.spots["game/hamnar"].box.center)
    go(house, "on")
    assert kept(house).games == ("hamnar", "herrlof")


def test_a_game_on_the_table_stays(house):
    series.save(house.house.store.data, Series(("hamnar", "haggis"), people=PEOPLE))
    go(house, "series")
    house.press("confirm", "confirm")
    for _ in range(2):
        house.press("confirm", device="keys/left")
    house.until("LobbyScene")
    boxed(house, "start")
    house.press("confirm")
    assert house.scene == "TableScene"
    house.play("@sun")
    record = house.match.record.file.name
    house.house.to_title()
    go(house, "series")
    go(house, "change")
    assert house.house.words("series-on") in said(house)
    boxed(house, "game/hamnar")
    house.press("confirm")
    boxed(house, "game/haggis")
    house.press("confirm")
    go(house, "on")
    assert house.scene == "SeriesScene", "one game is left to play, so nothing is asked"
    assert (kept(house).games, kept(house).record) == (("hamnar",), record)


def test_without_a_game_to_come_it_is_asked_whether_the_evening_ends(house):
    between(house, "herrlof")
    go(house, "change")
    boxed(house, "game/herrlof")
    house.press("confirm")
    go(house, "on")
    assert house.scene == "ConfirmScene"
    house.press("confirm")
    assert house.scene == "ChangeScene" and kept(house).games == ("hamnar", "herrlof")
    go(house, "on")
    house.press("down", "confirm")
    assert house.scene == "SeriesScene" and house.top.series.next is None
    assert house.house.words("series-won") in said(house)
    go(house, "change")  # somebody wants one more game
    boxed(house, "game/haggis")
    house.press("confirm")
    go(house, "on")
    assert kept(house).next == "haggis"


def test_a_new_evening_that_has_begun_needs_a_game(house):
    series.save(house.house.store.data, Series(("hamnar",), people=PEOPLE))
    go(house, "series")
    go(house, "change")
    boxed(house, "game/hamnar")
    house.press("confirm")
    go(house, "on")
    assert house.scene == "ChangeScene"
    assert house.notices() == [house.house.words("series-none")]


# people come and go


def test_somebody_leaves_and_another_comes(house):
    between(house, "haggis")
    go(house, "change")
    go(house, "people")
    boxed(house, "fewer")
    house.press("confirm")
    assert house.top.page.told["leaves/0"] == house.house.words("people-fewer", "Freja")
    go(house, "leaves/0")
    house.press("cancel")
    for n in (2, 3):
        boxed(house, "more")
        house.press("confirm")
        boxed(house, f"name/{n}")
        while house.top.people[n] in PEOPLE:
            house.press("next")
    late = house.top.people[2:]
    go(house, "done")
    go(house, "on")
    assert kept(house).people == ("Ask", "Embla", *late) and len(late) == 2
    assert {row.name: row.total for row in series.make_table(kept(house))} == {
        "Freja": 2, "Ask": 1, "Embla": 0, **dict.fromkeys(late, 0)}
    words = house.house.words
    where = {name.strip("'"): box for name, box in house.top.page.leaves}
    bench = where[words("series-rests")]
    assert [name for name in ("Freja", "Ask", "Embla", *late) if where[name].y == bench.y] == [
        "Ask"], "who has played, and not who has left"
    house.press("confirm")
    assert house.scene == "LobbyScene"
    assert {*house.top.seating.names} == {"Embla", *late}
    assert words("series-out", "Ask") in said(house)


def test_who_leaves_is_asked_and_at_first_nobody_does(house):
    go(house, "series")
    boxed(house, "more")
    house.press("confirm")
    here = list(house.top.people)
    boxed(house, "fewer")
    house.press("confirm", "confirm")
    assert house.scene == "PeopleScene" and house.top.people == here
    house.press("confirm")
    go(house, "leaves/1")
    go(house, "keep")
    assert house.scene == "PeopleScene" and house.top.people == [here[0], here[2]]


def test_five_of_eight_people_leave_by_few_presses(house):
    people = ("Freja", "Torsten", "Embla", "Ylva", "Bo", "Idun", "Runa", "Tove")
    between(house, "haggis", people=people)
    go(house, "change")
    go(house, "people")
    house.press("right", "confirm", "down", "confirm", "right", "confirm", "down", "confirm",
                "left", "confirm", "down", "confirm", "cancel")
    assert house.scene == "PeopleScene"
    assert house.top.people == ["Idun", "Runa", "Tove"]


def test_a_second_press_has_somebody_back_in_the_same_place_and_the_last_one_stays(house):
    between(house, "haggis")
    go(house, "change")
    go(house, "people")
    scene, say = house.top, house.house.words
    boxed(house, "fewer")
    house.press("confirm")
    assert said_on(house, "keep") == say("people-stay")
    for n in (0, 1):
        go(house, f"leaves/{n}")
    assert scene.people == ["Embla"] and said_on(house, "keep") == say("done")
    go(house, "leaves/2")
    assert scene.people == ["Embla"] and house.notices() == [say("people-last")]
    assert said_on(house, "leaves/0") == say("people-back", "Freja")
    go(house, "leaves/0")
    assert scene.people == ["Freja", "Embla"]


def test_after_who_plays_was_chosen_one_goes_on(house):
    go(house, "series")
    go(house, "done")
    go(house, "people")
    go(house, "done")
    assert house.top.focus.name == "on"


# who sits out


def test_the_lobby_says_who_sits_out_and_follows_whoever_takes_her_seat(house):
    between(house, "reindeer", "haggis", people=(*PEOPLE, "Ylva", "Sten", "Tove"))
    house.press("confirm")
    words = house.house.words
    out = set(house.top.company) - {*house.top.seating.names}
    assert house.top.game == "reindeer" and len(out) == 1
    (one,) = out
    assert words("series-out", one) in said(house)
    boxed(house, "name/0")
    before = house.top.seating.names[0]
    while house.top.seating.names[0] != one:
        house.press("next")
    assert words("series-out", before) in said(house)


def test_a_bot_never_has_the_name_of_somebody_who_sits_out(house):
    between(house, "haggis", people=(*PEOPLE, "Torsten", "Bo"))
    house.press("confirm")
    out = set(house.top.company) - {*house.top.seating.names}
    boxed(house, "kind/1")
    house.press("next")
    assert house.top.seating.kinds[1] != "human"
    assert house.top.seating.names[1] not in {*PEOPLE, "Torsten", "Bo"} and len(out) == 2


def test_where_all_sit_nothing_of_it_is_said(house):
    between(house, "haggis")
    house.press("confirm")
    assert house.house.words("pitch-haggis") in said(house)


# past evenings


def past(house: OpenHouse) -> None:
    """From the title to the newest past evening on the night board."""
    house.house.to_title()
    go(house, "nightboard")
    while house.top.leaf.cover != EVENINGS:
        house.press("next")


def test_an_evening_that_ends_hangs_on_the_night_board(house):
    between(house, "herrlof")
    go(house, "end")
    house.press("down", "confirm")
    past(house)
    say = house.house.words
    assert {date_of(house.house, time.time()), say("night-evening-won", "Freja", 1),
            *PEOPLE} <= said(house)
    where = {name.strip("'"): box for name, box in house.top.page.leaves}
    assert where["Freja"].y < where["Ask"].y < where["Embla"].y
    rings = {str(key[0]) for key, one in house.house.art.kept.items() if key[1] == "ring"
             for drawn in house.top.page.drawn if drawn.image is one}
    assert name_face(number_of_name("Freja")) in rings
    assert house.top.page.problems == []


def test_right_leads_to_the_evening_before_and_then_to_the_matches(house):
    for n, names in enumerate((("Ask", "Bo"), ("Freja", "Tove"))):
        match = Played(f"{n}.jsonl", "hamnar", names, (True, True), (1, 2))
        series.save(house.house.store.data, Series(("hamnar",), played=[match], people=names))
    past(house)
    seen = [{"Tove", "Bo"} & said(house)]
    house.press("right")
    seen.append({"Tove", "Bo"} & said(house))
    assert sorted(map(sorted, seen)) == [["Bo"], ["Tove"]]
    house.press("right")
    assert house.house.words("night-free") in said(house)


def test_before_the_first_evening_has_ended_its_place_says_so(house):
    past(house)
    assert house.house.words("night-no-evening") in said(house)


def test_an_evening_that_cannot_be_read_is_told_once_and_the_others_hang_there(house):
    series.save(house.house.store.data, Series(("hamnar",), played=[DONE], people=PEOPLE))
    (house.house.store.data / "evenings" / "junk.json").write_bytes(b"junk")
    past(house)
    assert "Freja" in said(house)
    (notice,) = house.notices()
    assert "junk.json" in notice and "junk.json.broken-1" in notice


@pytest.mark.parametrize(("places", "names"), [((1, 1), "Ask Freja"), ((2, 1), "Ask")])
def test_who_has_won_an_evening_is_said_of_one_and_of_several(house, places, names):
    match = Played("1.jsonl", "hamnar", ("Freja", "Ask"), (True, True), places)
    series.save(house.house.store.data, Series(
        ("hamnar",), played=[match], people=("Freja", "Ask")))
    past(house)
    say, best = house.house.words, names.split()
    told = say("result-and", *best) if len(best) > 1 else best[0]
    assert say("night-evening-won", told, len(best)) in said(house)


def test_a_name_that_the_operator_deletes_goes_out_of_past_evenings(house):
    house.house.store.night.add(results(1))
    board(house)
    name = results(1).sitters[0].name
    match = Played("1.jsonl", "hamnar", (name, "Ask"), (True, True), (1, 2))
    series.save(house.house.store.data, Series(("hamnar",), played=[match], people=(name, "Ask")))
    house.house.stack.push(NightCareScene(house.house))
    house.frames()
    house.press("confirm")
    go(house, f"name/{name}")
    go(house, "go")
    board(house)
    past(house)
    assert name not in said(house)
    assert {house.house.words("night-nameless"), "Ask"} <= said(house)


def test_a_poster_of_the_night_board_shows_no_evenings(house):
    series.save(house.house.store.data, Series(("hamnar",), played=[DONE], people=PEOPLE))
    poster = NightBoardScene(house.house, "hamnar", poster=True)
    house.house.stack.push(poster)
    house.frames()
    assert not poster.page.pointed
    assert "Freja" not in {name.strip("'") for name, _ in poster.page.leaves}
