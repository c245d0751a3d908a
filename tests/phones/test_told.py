"""What phones are told besides the hand: what has just come, and what stands under the focus. And
what the room hears of it."""

from __future__ import annotations

import pytest

from game.core.record import Player
from game.core.words import Words
from game.games import GAMES, load_rules
from game.phones.seat_view import make_seen
from game.tables.style import table_style
from tests.games.herrlof.positions import at
from tests.phones.host import Page, Room
from tests.phones.test_phone_input import NAMES, asked, moves

DRAW = at("2g5g9g/4r5b", deck="7g2b", trick="0:3b", stage="0:draw")


def new(page: Page) -> list[str]:
    return [card["label"] for card in page.shown["hand"] if card["new"]]


@pytest.fixture
def heard(room: Room, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all sounds that the room has heard."""
    found: list[str] = []
    sounds = room.house.house.sounds
    monkeypatch.setattr(sounds, "play", lambda name, *_: found.append(name))
    return found


def test_a_card_that_has_just_come_is_marked_for_her_who_has_it(room):
    table = room.sit("herrlof", NAMES[:2], position=DRAW)
    table.ask_anew()
    mine, other = room.phone(0), room.phone(1)
    move = next(iter(table.rules.moves(table.match.state, 0)))
    room.house.play(move)
    room.until(lambda: new(mine))
    assert len(new(mine)) == 1
    assert "7" in new(mine)[0]
    assert new(other) == []
    room.house.play(next(iter(table.rules.moves(table.match.state, 0))))
    room.until(lambda: not new(mine))


def test_a_menu_is_told_to_whoever_steers_it(room):
    room.sit("hamnar", NAMES[:2])
    page = room.phone(0)
    page.act("pause")
    room.until(lambda: page.shown["mode"] == "pad" and page.shown["focus"])
    first = page.shown["focus"]
    menu = room.house.house.stack.top
    assert menu.make_dialog().heading in first
    page.act("down")
    room.until(lambda: page.shown["focus"] != first)
    labels = {entry.name: entry.label for entry in menu.list_entries()}
    assert page.shown["focus"].endswith(labels[menu.focus.name])


def test_a_menu_is_told_in_the_language_of_the_phone(room):
    room.sit("hamnar", NAMES[:2])
    own, other = room.phone(0), room.phone(1, "sv-SE")
    own.act("pause")
    swedish = Words("sv")
    room.until(lambda: own.shown.get("focus") and other.shown.get("focus"))
    menu = room.house.house.stack.top
    assert own.shown["focus"].endswith(room.house.house.words("pause-resume"))
    assert other.shown["focus"].endswith(swedish("pause-resume"))
    assert menu.page.told[menu.focus.name] == room.house.house.words("pause-resume")
    own.act("down")
    room.until(lambda: not other.shown["focus"].endswith(swedish("pause-resume")))


def test_a_doubt_is_told_in_the_language_of_the_phone(room):
    table = room.sit("hamnar", NAMES[:2], plies=2)
    own, other = room.phone(0), room.phone(1, "sv-SE")
    own.act("pause")
    swedish = Words("sv")
    room.until(lambda: own.shown["mode"] == "pad" and own.shown["focus"])
    menu = room.house.house.stack.top
    menu.focus.name = "restart"
    own.act("confirm")
    room.until(lambda: room.house.scene == "ConfirmScene" and "?" in other.shown["focus"])
    assert other.shown["focus"] == f"{swedish('restart-sure')} · {swedish('restart-stay')}"
    assert table.match.record.lines


def test_whoever_has_no_seat_in_a_match_watches_and_stops_nobody(room):
    """Her phone steers menus, but no match of others, and not what lies over it."""
    table = room.sit("hamnar", NAMES[:2], pads={0: "keys/left"})
    guest = room.host.invite("Bo")
    room.slots[5] = guest.slot
    page = room.phone(5)
    assert page.shown["acts"] == []
    assert page.shown["task"] == Words("en")("phone-watching")
    page.act("pause")
    room.frames(20)
    assert room.house.house.stack.top is table
    own = room.phone(1)
    own.act("pause")
    room.until(lambda: own.shown["mode"] == "pad")
    menu = room.house.house.stack.top
    before = menu.focus.name
    page.act("down")
    page.act("confirm")
    room.frames(20)
    assert (room.house.house.stack.top, menu.focus.name) == (menu, before)
    assert page.shown["acts"] == []


def test_whoever_has_no_seat_steers_where_nobody_else_can(room):
    """The only phone with a seat is asleep: the other one may give the seat to a bot."""
    table = room.sit("hamnar", NAMES[:2], pads={0: "keys/left"})
    table.hands.devices[0] = None  # a pad that was lost
    guest = room.host.invite("Bo")
    room.slots[5] = guest.slot
    page = room.phone(5)
    assert page.shown["acts"]
    page.act("confirm")
    page.act("pause")
    room.until(lambda: room.house.house.stack.top is not table)
    assert table.hands.devices[0] is None, "a phone comes to a seat by a code alone"


def test_phones_are_told_to_look_away_from_a_hand_that_lies_open_at_the_screen(room):
    table = room.sit("herrlof", NAMES[:3], "peek", pads={0: "keys/left"})
    page = room.phone(1)
    room.touch(1, "number/1")
    bare = Words("en").say(("phone-bare", ("name", NAMES[0])))
    room.house.press("prev", device="keys/left")
    assert table.secrecy.audience == 0
    room.until(lambda: page.shown["task"] == bare)
    room.house.press("prev", device="keys/left")
    room.until(lambda: page.shown["task"] != bare)


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_alone_among_bots_is_never_told_to_look_away(room, game):
    table = room.sit(game, NAMES[:load_rules(game).SEATS[-1]])
    for seat in table.hands.humans[1:]:
        table.hands.hand_to_bot(seat, Player("Bot", "novice"))
    table.follow_devices()
    assert make_seen(table, 0).bare == -1


def test_the_room_does_not_hear_what_a_phone_considers(room, heard):
    table = room.sit("haggis", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    places = [card["place"] for card in page.shown["hand"]]
    heard.clear()
    room.touch(seat, places[0], places[-1])
    page.act("cancel")
    room.until(lambda: not table.pickers[seat].path)
    room.touch(seat, "button/sort")
    page.act("right")
    page.act("next")
    room.until(lambda: table.pickers[seat].path)
    assert heard == []


def test_the_room_does_not_hear_what_is_refused_on_a_phone(room, heard):
    table = room.sit("herrlof", NAMES[:2], plies=2)
    seat = asked(room)
    page = room.phone(1 - seat)
    heard.clear()
    page.touch("hand/0/0")
    room.until(lambda: page.shown["said"])
    assert heard == []
    assert moves(room) == 2
    assert table_style("herrlof").hands
    assert table.secrecy.is_apart(seat)


def test_where_nothing_is_hidden_a_phone_is_heard_like_any_device(room, heard):
    room.sit("hamnar", NAMES[:2], position="bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    page = room.phone(0)
    heard.clear()
    page.touch("c3")
    room.until(lambda: page.shown["said"])
    assert heard == ["refuse"]
