"""What lies round a table's pieces: words, buttons and hints, none of which covers another."""

from __future__ import annotations

from random import Random

import pytest

from game.core.record import Player
from game.core.words import LANGUAGES
from game.devices.press import LEFT_KEYS, RIGHT_KEYS, Action
from game.games import load_rules
from game.picture.screen import Box
from game.picture.theme import PANEL
from game.scenes.lobby.scene import LobbyScene
from game.tables.places import is_button
from game.tables.table import TableScene
from tests.games.haggis import positions as haggis_positions
from tests.games.halmstad import positions as halmstad_positions
from tests.games.halmstad.seated import FED, TURN
from tests.games.halmstad.seated import at as port
from tests.games.herrlof import positions as herrlof_positions
from tests.games.reindeer.country import sit
from tests.house import OpenHouse, bubble

PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
SEATED = [(game, seats) for game in ("herrlof", "haggis", "halmstad")
          for seats in load_rules(game).SEATS]


def opened(open_house, text: float = 1.0, language: str = "en", speed: str = "instant"):
    house = open_house("--speed", speed)
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    return house


def buttons(table: TableScene) -> dict[str, Box]:
    """Every button that is drawn."""
    places = table.questions.map_places
    return {place: box for seat in table.pickers for place, box in places(seat).items()
            if is_button(place, table.style.touch.buttons)}


def pills(house: OpenHouse) -> dict[str, Box]:
    """The hints on the screen that can be pressed."""
    return {name: spot.box for page in house.table.picture.drawn
            for name, spot in page.spots.items() if name.startswith("hint/")}


@pytest.mark.share(2)
@pytest.mark.parametrize("text", [2.0, pytest.param(1.0, marks=pytest.mark.long)])
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_no_button_lies_on_another_and_no_bubble_on_a_button(open_house, game, seats, text):
    house = opened(open_house, text)
    table = house.at_cards(game, PEOPLE[:seats], "open")
    rng, kinds = Random(2), set()
    for _ in range(150):
        while house.top is not table:
            house.house.stack.pop()
        if not table.match.prompts:
            break
        seat = rng.choice(list(table.match.prompts))
        kind = seat, table.match.prompts[seat].kind
        if kind not in kinds:
            kinds.add(kind)
            house.frames(2)
            boxes = list(buttons(table).values())
            assert not any(
                one.overlaps(other) for n, one in enumerate(boxes) for other in boxes[:n])
            for one in range(seats):
                table.bubbles.clear()
                table.input.tell(one, ("no-undo",), warning=False, public=True)
                house.frames(1)
                said = bubble(table, ("no-undo",))
                assert not any(said.overlaps(box) for box in boxes), (kind, one)
                assert not said.overlaps(table.show.panel_of(one))
        table.play(seat, rng.choice(list(load_rules(game).moves(table.match.state, seat))))
        table.settle()
    assert len(kinds) >= 3


def test_a_long_hint_covers_no_words_over_bets_and_lies_over_panels(open_house):
    house = opened(open_house)
    table = house.at_cards("haggis", PEOPLE, "open")
    says = ("name", " ".join(["better"] * 16))
    seat = next(iter(table.match.prompts))
    table.input.tell(seat, says, warning=False, public=True)
    house.frames(2)
    said, head = bubble(table, says), repr(house.house.words("haggis-bet-head"))
    drawn = table.picture.drawn
    heads = [box for page in drawn for name, box in page.leaves if name == head]
    assert len(heads) == 3 and not any(said.overlaps(box) for box in heads)
    panels = [table.show.panel_of(seat) for seat in range(3)]
    named = [n for n, page in enumerate(drawn) for name, box in page.leaves
             if name in {repr(player.name) for player in PEOPLE}
             and any(panel.has_point(*box.center) for panel in panels)]
    assert len(named) == 3
    begins = repr(table.say(says))[:8]
    own = next(n for n, page in enumerate(drawn) for name, _ in page.leaves
               if name.startswith(begins))
    assert own > max(named), "faces lie under what is said"


def test_whom_to_take_from_is_asked_with_buttons_that_stand_apart(open_house):
    house = opened(open_house)
    table = house.in_position("herrlof", herrlof_positions.at(
        "2r3o/4r5b/6r7b", stage="1:trick>1", tricks="3/2/5"), seats=3)
    places = buttons(table)
    assert set(places) >= {"victim/0", "victim/2", "button/spare"}
    assert "Take from Freja" in house.words()
    assert "Take from Embla" in house.words()
    for place, box in places.items():
        assert table.input.find_under(1, box.center) == place


def test_who_gets_the_cards_of_a_bombed_trick_is_asked_in_words(open_house):
    house = opened(open_house)
    house.in_position("haggis", haggis_positions.at(
        "2r/3r/4r", stage="0:give", trick="0:JK"), seats=3)
    assert "Give to Ask" in house.words()
    assert "Give to Embla" in house.words()


def test_a_picked_card_stands_clear_of_the_buttons(open_house):
    house = opened(open_house)
    table = port(house, TURN, bots=2)
    house.heed()
    house.touch("hand/0/1", "hand/0/2")
    house.frames()
    card = table.show.board.box_of("hand/0/2")
    ring = card._replace(y=card.y - table.show.layer.raised["hand/0/2"]).inset(-11)
    assert not any(ring.overlaps(box) for box in buttons(table).values())


def test_a_device_without_a_seat_is_told_so_where_nothing_lies(open_house):
    house = opened(open_house)
    table = house.at_cards("haggis", PEOPLE, "open", plies=6)
    house.heed()
    house.click((900.0, 900.0))
    assert "No seat here is yours. Every chair is taken." in house.words()
    said = table.show.board.box_of("captions")
    assert not any(
        said.overlaps(table.show.board.box_of(place)) for place in table.show.layer.map_pieces())
    house.press("up", device=LEFT_KEYS)
    assert "no seat" not in house.words()


def test_a_device_sits_down_where_a_seat_has_none(open_house):
    house = opened(open_house)
    table = house.at_cards("haggis", PEOPLE[:2], "open")
    table.hands.devices[1] = None
    house.press("confirm", device="pad/44")
    assert table.hands.devices[1] == "pad/44"
    assert house.said(1) == "This device plays for Ask now."


def test_hints_keep_their_places_when_one_comes(open_house):
    house = opened(open_house)
    table = house.in_position("haggis", haggis_positions.at("3r3o8gJ/2r2o5gQ", stage="0:play"))
    before = pills(house)
    assert {f"hint/{a}" for a in (Action.RULES, Action.PAUSE, Action.WHY)} <= set(before)
    house.touch("hand/0/0")
    after = pills(house)
    assert before.items() <= after.items()
    house.click(after[f"hint/{Action.CANCEL}"].center)
    assert table.pickers[0].path == ()
    house.at_table()
    before = pills(house)
    house.play("@sun")
    after = pills(house)
    (undo,) = after.keys() - before.keys()
    assert undo.startswith(f"hint/{Action.UNDO}")
    house.click(after[undo].center)
    assert house.match.record.lines == []


@pytest.mark.parametrize("seats", range(1, 6))
def test_the_map_says_how_to_let_go_and_where_rules_and_pause_are(open_house, seats):
    house = opened(open_house)
    sit(house, seats=seats)
    house.touch("button/little")
    shown = set(pills(house))
    assert {f"hint/{a}" for a in (Action.RULES, Action.PAUSE, Action.CANCEL)} <= shown


def test_the_last_position_says_how_to_go_on(open_house):
    house = opened(open_house)
    house.at_table("4b/5/5/5/w4 wwbwbb pawn 99")
    house.play("a1-a2")
    house.until("ResultsScene")
    house.top.focus.name = "look"
    house.press("confirm")
    assert house.scene == "TableScene"
    house.frames(2)
    assert "To the results" in house.words()
    assert "Why / hint" not in house.words()
    house.press("confirm", device="pad/77")  # whoever it is
    assert house.scene == "ResultsScene"


@pytest.mark.share(2)
@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_that_somebody_has_answered_is_seen_in_full(open_house, language, text):
    house = opened(open_house, text, language)
    table = port(house, FED)
    house.press("right", "confirm", device=RIGHT_KEYS)
    house.frames()
    assert "nswered" in house.words() or "svarat" in house.words()
    assert not [said for page in table.picture.drawn for said in page.shortened]


def test_a_peek_says_that_it_is_about_to_end(open_house):
    house = opened(open_house)
    house.house.settings.closing = 10
    table = house.at_cards("haggis", PEOPLE[:2], "peek")
    seat, device = house.asked()
    house.press("confirm", device=device)
    assert table.secrecy.audience == seat
    house.frames(60 * 4)
    assert "keeps your hand open" not in house.words()
    house.frames(60 * 3)
    assert "keeps your hand open: 3" in house.words()
    house.press("left", device=device)
    assert "keeps your hand open" not in house.words()


def test_an_ace_that_cannot_feed_is_not_told_that_it_can(open_house):
    house = opened(open_house)
    timberless = halmstad_positions.at("AC5D6D7D8D9DJH/2H5C8H10S/5H9S10DQS", stage="turn 0 -")
    table = port(house, timberless, bots=2)
    house.touch("hand/0/0")
    assert "Feed" not in table.say(table.pickers[0].tell_tray())


def test_what_a_menu_refuses_disappears_with_the_menu(open_house):
    house = opened(open_house)
    match = house.at_table(moves=("@sun",)).match
    house.house.to_title()
    house.house.stack.push(LobbyScene(house.house, "hamnar", RIGHT_KEYS, match))
    house.house.refuse(("lobby-seats-are-set",))
    house.frames(2)
    assert house.notices()
    house.house.to_title()
    house.frames(2)
    assert house.notices() == []


def test_a_focus_does_not_cut_the_head_off_a_figure(open_house):
    """The ring lies behind the figures: where a bear stands, the picture is the same without it."""
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.at_table("4b/5/2w2/5/w4 bwwbbw pawn 0")
    pose = table.show.board.pose_of("c3")
    at = int(pose.x), int(pose.y - pose.h * 0.5 - 4)
    house.aim("c3")
    house.frames(2)
    one = house.house.screen.surface.get_at(at)
    house.aim("a1")
    house.frames(2)
    assert house.house.screen.surface.get_at(at) == one


@pytest.mark.share(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_large_texts_cost_no_hint(open_house, game, seats, language):
    found = []
    for text in (1.0, 2.0):
        house = opened(open_house, text, language)
        house.at_cards(game, PEOPLE[:seats], "open")
        house.frames(2)
        found.append(set(pills(house)))
    assert len(found[0]) >= 4
    assert found[1] == found[0]


@pytest.mark.share(2)
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_plates_are_made_of_what_the_game_is_made_of(open_house, game, seats):
    table = opened(open_house).at_cards(game, PEOPLE[:seats], "open")
    material, screen = table.style.theme.material.body, table.house.screen
    box = table.show.board.box_of("plate/1")
    found = screen.surface.get_at(screen.to_pixel(box.x + box.w / 2, box.y + 16))[:3]
    assert all(abs(one - own) < 24 for one, own in zip(found, material, strict=True)), found
    assert material != PANEL
