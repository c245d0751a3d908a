"""A pause and questions are signs that hang before the table; over a pause everybody is seen."""

from __future__ import annotations

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.picture.theme import INK
from game.scenes.overlay import ConfirmScene, Doubt
from tests.house import OpenHouse

LONG = tuple(map(Player, ("Wwwwwwwwww", "Mmmmmmmmmm", "Embla", "Torsten", "Bo")))
SEATS = {"hamnar": 2, "haggis": 3, "halmstad": 3, "herrlof": 3, "reindeer": 3}


def pause(house: OpenHouse, game: str, seats: int) -> None:
    if game == "hamnar":
        house.at_table(players=LONG[:2], moves=("@sun",))
    else:
        house.at_cards(game, LONG[:seats], "open", plies=4)
    house.press("pause")
    assert house.scene == "PauseScene"


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 1.25, 1.5])
@pytest.mark.parametrize("game", SEATS)
def test_a_pause_shows_everybody_where_letters_leave_room(
        open_house, game, text, language):
    house = open_house("--size", "1280x720")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    pause(house, game, SEATS[game])
    page = house.top.page
    assert not page.problems
    assert not page.shortened
    names = {player.name for player in house.match.players}
    seen = {name for name in names for said, _ in page.leaves if said.startswith(f"'{name}")}
    assert seen == (names if text < 1.5 else set())
    assert {"resume", "rules", "log", "undo", "settings", "restart",
            "leave"} <= page.spots.keys()


def test_whoever_leads_wears_a_crown_in_a_pause(house):
    house.at_table("4b/5/5/5/ww2w wwbwbb pawn 9", players=LONG[:2])
    house.press("pause")
    assert [one.leads for one in house.top.make_dialog().people] == [True, False]


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_question_is_written_in_ink_on_its_sign(open_house, text):
    house = open_house("--size", "1280x720")
    house.house.settings.text = text
    house.house.change()
    doubt = Doubt(("restart-sure",), ("restart-kept",), ("restart-stay",), ("restart-go",))
    house.at_table(devices={0: LEFT_KEYS, 1: RIGHT_KEYS})
    house.house.stack.push(ConfirmScene(house.house, doubt, print))
    house.frames(2)
    page, say = house.top.page, house.house.words
    assert not page.problems
    inked = {key[1] for key, image in house.house.art.kept.items()
             if key[0] == "text" and key[3] == INK for drawn, *_ in page.drawn if drawn is image}
    assert {say("restart-sure"), say("restart-kept")} <= inked
    assert house.top.focus.name == "keep"
