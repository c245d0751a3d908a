"""Phones at a table: touches become moves of the seat whose phone it is, and of nobody else."""

from __future__ import annotations

import json
from threading import Event

import pytest

from game import routes
from game.core.disk import Disk
from game.core.puzzles import load_puzzles
from game.core.record import Player
from game.core.words import Words
from game.devices.press import LEFT_KEYS, Action, Press
from game.games import GAMES, load_rules
from game.phones.guests import device_of
from game.tables.style import table_style
from tests.phones.host import PATIENCE, Room

NAMES = ("Freja", "Ask", "Embla", "Tora", "Ulf")


def asked(room: Room) -> int:
    """A seat that has to answer."""
    return min(room.house.table.match.waits_for)


def moves(room: Room) -> int:
    return len(room.house.table.match.record.lines)


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_moves_are_made_by_touching_what_the_phone_shows(room, game):
    table = room.sit(game, NAMES[:load_rules(game).SEATS[0]])
    for _ in range(3):
        seat = asked(room)
        if seat not in room.pages:
            room.phone(seat)
        page, before = room.pages[seat], moves(room)
        move = next(iter(table.rules.moves(table.match.state, seat)))
        if table.blind.is_asked(seat):
            room.until(lambda page=page: page.shown["blind"])
            page.touch("blind/left")
        else:
            room.touch(seat, *dict.fromkeys(next(iter(table.style.touch.touches(
                table.questions.view_for(seat), seat, move)))))
            if (picker := table.pickers.get(seat)) and picker.readings:
                room.touch(seat, "reading/0")
        room.until(lambda before=before: moves(room) > before)
        assert table.match.record.lines[before].seat == seat


def test_another_seats_touches_do_nothing(room):
    room.sit("hamnar", NAMES[:2])
    other = 1 - asked(room)
    page = room.phone(other)
    for place in ("orb/sun", "a1", "button/leave", "nonsense", "number/x"):
        page.touch(place)
    page.act("confirm")
    page.send(kind="ping", id=3)
    while page.hear() != {"kind": "pong", "id": 3}:
        room.frames()
    room.until(lambda: page.shown["said"] and page.shown["said"]["bad"])
    assert room.house.said(other)
    assert moves(room) == 0


def test_a_place_that_is_not_offered_is_no_place(room):
    table = room.sit("hamnar", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    first = table.focus[seat]
    for place in ("nonsense", "number/x", "reading/", "hand/0/0", "\u202e"):
        page.touch(place)
    page.send(kind="ping", id=3)
    while page.hear() != {"kind": "pong", "id": 3}:
        room.frames()
    room.frames(5)
    assert table.focus[seat] == first
    assert not room.house.said(seat)
    page.touch("orb/sun")
    room.until(lambda: moves(room) == 1)
    assert table.match.record.lines[0].move == "@sun"


def test_two_touches_in_one_frame_are_meant_for_one_question(room):
    """The second one would be a move of somebody who has not seen the question."""
    table = room.sit("hamnar", NAMES[:2], plies=3)
    seat = asked(room)
    assert table.match.prompts.keys() == {seat}  # who places two orbs in a row
    page = room.phone(seat)
    free = [f"orb/{rest}" for rest in ("sun", "pawn", "horse1", "horse2", "horse3", "elephant")
            if f"orb/{rest}" in {spot["place"] for spot in page.shown["board"]["spots"]
                                 if spot["can"]}]
    before = page.shown["n"]
    page.touch(free[0], before)
    page.touch(free[1], before)
    room.until(lambda: moves(room) == 4)
    room.frames(5)
    assert moves(room) == 4


def test_what_others_do_does_not_make_a_touch_stale(room):
    table = room.sit("herrlof", NAMES[:3])
    assert table.match.waits_for == [0, 1, 2]
    first, second = room.phone(0), room.phone(1)
    n = second.shown["n"]
    room.touch(0, "number/1")
    room.until(lambda: moves(room) == 1)
    second.touch("number/2", n)
    room.until(lambda: table.pickers[1].asking)
    assert moves(room) == 1, "a secret is asked twice"
    room.until(lambda: second.shown["picked"].startswith("Touch again"))
    second.touch("number/2")
    room.until(lambda: moves(room) == 2)
    assert table.match.record.lines[1].seat == 1
    assert first.shown["turn"] == "other"


def test_all_choose_in_secret_at_once(room):
    table = room.sit("herrlof", NAMES[:3])
    for seat in (2, 0, 1):
        room.phone(seat)
        room.touch(seat, "number/1")
    room.until(lambda: table.match.waits_for != [0, 1, 2] and moves(room) == 3)
    assert table.secrecy.curtain is None


def test_the_same_picker_refuses_hints_sorts_and_lets_go(room):
    table = room.sit("haggis", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    places = [card["place"] for card in page.shown["hand"]]
    room.touch(seat, places[0], places[-1])
    room.until(lambda: [card["place"] for card in page.shown["hand"] if card["on"]]
               == [places[0], places[-1]])
    assert table.pickers[seat].path == (places[0], places[-1])
    assert page.shown["picked"]
    page.act("cancel")
    room.until(lambda: not table.pickers[seat].path)  # all of it: one card is dropped by a touch
    was = [card["place"] for card in page.shown["hand"]]
    room.touch(seat, "button/sort")
    room.until(lambda: [card["place"] for card in page.shown["hand"]] != was)
    page.act("next")
    room.until(lambda: table.pickers[seat].path)
    page.act("pause")
    room.until(lambda: page.shown["mode"] == "pad")
    assert room.house.scene == "PauseScene"


def test_who_touches_again_what_was_refused_is_given_a_hint(room):
    table = room.sit("hamnar", NAMES[:2], position="bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    table.ask_anew()
    page, words = room.phone(0), room.house.house.words
    page.touch("c3")
    room.until(lambda: page.shown["said"] and page.shown["said"]["bad"])
    page.touch("c3")
    room.until(lambda: page.shown["said"] and page.shown["said"]["text"] == words("hint-thinking"))
    assert not page.shown["said"]["bad"]
    room.until(lambda: table.pickers[0].path)
    assert moves(room) == 0
    assert not page.shown["said"]["bad"]


def test_whoever_asks_for_a_hint_out_of_turn_is_told_when_one_comes(room):
    room.sit("hamnar", NAMES[:2])
    seat = asked(room)
    page = room.phone(1 - seat)
    page.act("why")
    room.until(lambda: page.shown["said"])
    assert page.shown["said"]["text"] == room.house.house.words("hint-in-turn", NAMES[seat])
    assert not page.shown["said"]["bad"]


def test_the_log_is_read_on_a_phone_and_the_screen_stays_as_it_is(room):
    room.sit("hamnar", NAMES[:2], plies=4)
    page, other = room.phone(0), room.phone(1)
    page.act("rules")
    page.act("log")
    room.until(lambda: page.shown["log"])
    assert room.house.scene == "TableScene"
    assert other.shown["log"] == []
    said = [room.house.table.show.say(says) for _, says in room.house.table.show.captions]
    assert page.shown["log"] == said[::-1]
    page.act("log")
    room.until(lambda: not page.shown["log"])


def test_a_log_of_nothing_says_so_and_opens_at_a_press_alone(room):
    table = room.sit("hamnar", NAMES[:2])
    seat = asked(room)
    page, nothing = room.phone(seat), [Words("en")("phone-log-nothing")]
    page.act("log")
    room.until(lambda: page.shown["log"])
    assert page.shown["log"] == nothing
    page.act("log")
    room.until(lambda: not page.shown["log"])
    page.act("log")
    room.until(lambda: page.shown["log"])
    room.house.play(next(iter(table.rules.moves(table.match.state, seat))))
    room.until(lambda: page.shown["log"] not in ([], nothing))
    room.house.press("pause")
    room.until(lambda: page.shown["mode"] == "pad")
    room.house.press("cancel")
    room.until(lambda: page.shown["mode"] == "board")
    assert page.shown["log"] == []


def test_a_phone_is_a_pad_in_menus(room):
    room.sit("hamnar", NAMES[:2])
    page = room.phone(0)
    page.act("pause")
    room.until(lambda: page.shown["mode"] == "pad")
    page.act("cancel")
    room.until(lambda: page.shown["mode"] == "board")
    assert room.house.scene == "TableScene"


def test_a_guest_without_a_name_is_asked_for_one(room, host):
    guest = host.invite()
    room.slots[0] = guest.slot
    page = room.phone(0, "sv-SE")
    assert page.shown["kind"] == "join"
    assert page.shown["lang"] == "sv"
    page.send(kind="name", text="  Frej\u202ea\n ")
    room.until(lambda: page.shown["kind"] == "seat")
    assert host.guests.find_guest(guest.slot).name == "Frej a"
    assert host.guests.find_guest(guest.slot).claimed


def test_a_bet_can_be_made_with_cards_picked_and_looks_so(room):
    room.sit("haggis", NAMES[:2])
    seat = asked(room)
    page = room.phone(seat)
    room.touch(seat, page.shown["hand"][0]["place"])
    room.until(lambda: any(card["on"] for card in page.shown["hand"]))
    bets = [one for one in page.shown["buttons"] if one["place"].startswith("wager/")]
    assert bets
    assert all(one["can"] for one in bets)
    room.touch(seat, bets[0]["place"])
    room.until(lambda: moves(room) == 1)


def test_a_name_that_nobody_wants_to_read_is_not_taken(room, host):
    guest = host.invite()
    room.slots[0] = guest.slot
    page = room.phone(0)
    first = page.shown["task"]
    page.send(kind="name", text="\n\t")
    room.until(lambda: page.shown["task"] != first)
    assert host.guests.find_guest(guest.slot).name == ""


@pytest.mark.parametrize(("text", "key"), [
    ("ѕhіt", "phone-who-else"), ("ＦＵＣＫ", "phone-who-else"), ("卐", "phone-who-letters"),
    ("A😀", "phone-who-letters"), ("\u3164", "phone-who-letters")])
def test_a_phone_brings_no_name_that_could_not_be_typed_and_is_told_why(room, host, text, key):
    guest = host.invite()
    room.slots[0] = guest.slot
    page = room.phone(0)
    page.send(kind="name", text=text)
    room.until(lambda: page.shown["task"] == Words("en")(key))
    assert host.guests.find_guest(guest.slot).name == ""


def test_touches_wait_for_the_disk(room):
    """What a table holds back until the disk has kept it, is seen first; then touches are heard."""
    table = room.sit("hamnar", NAMES[:2])
    seat = asked(room)
    page, free, gate = room.phone(seat), [], Event()
    disk = room.house.house.store.disk = Disk()

    def wait() -> None:
        assert gate.wait(PATIENCE)

    disk.submit(wait)
    table.keeping.act_once_kept(lambda: free.append(moves(room)))
    page.touch("orb/sun")
    room.until(lambda: room.phone_input.stirred)
    room.until(lambda: page.shown["busy"])
    assert moves(room) == 0
    gate.set()
    room.until(lambda: moves(room) == 1)
    assert free == [0]
    assert disk.flush(PATIENCE)


def test_the_table_says_whose_phone_sleeps_and_others_play_on(room):
    table = room.sit("herrlof", NAMES[:2], plies=8)
    one, other = room.phone(0), room.phone(1)
    room.until(lambda: not any(figure["asleep"] for figure in other.shown["figures"]))
    one.close()
    del room.pages[0]
    room.until(lambda: other.shown["figures"][0]["asleep"])
    assert room.house.house.words("panel-asleep") in room.house.words()
    assert table.hands.devices[0] == device_of(room.slots[0])
    room.phone(0)
    room.until(lambda: not other.shown["figures"][0]["asleep"])
    room.frames()
    assert room.house.house.words("panel-asleep") not in room.house.words()


def test_who_plays_alone_from_a_phone_is_not_played_for_by_the_keyboard(room):
    table = room.sit("haggis", ("Freja", "Ask"))
    table.hands.hand_to_bot(1, Player("Bot", "novice"))
    assert table.hands.alone == 0
    assert table.hands.seats_of(LEFT_KEYS) == []
    table.press(Press(Action.CONFIRM, LEFT_KEYS))
    assert moves(room) == 0
    assert table.secrecy.audience is None


@pytest.mark.parametrize("game", [name for name in GAMES if table_style(name).hands])
def test_a_phone_never_shows_what_the_program_did_not_say(room, game):
    """Everything on it is there in what was handed over: one seat's view."""
    table = room.sit(game, NAMES[:load_rules(game).SEATS[0]], plies=9)
    seat = asked(room)
    page = room.phone(seat)
    others = {piece for other in table.hands.humans if other != seat
              for place, piece in table.rules.table(table.match.state).items()
              if place.startswith(f"hand/{other}/") and isinstance(piece, str)}
    mine = table.rules.table(table.questions.view_for(seat)).values()
    hidden = {table.style.looks[piece].picture for piece in others - {*mine}}
    assert hidden
    assert not [picture for picture in hidden if f'"{picture}"' in json.dumps(page.shown)]


def test_a_puzzle_is_tried_from_a_phone(room):
    """Whoever opens it with a phone plays it there, and sees whether it was solved."""
    puzzle = next(one for one in load_puzzles("haggis") if one.goal == "take" and one.strength == 1)
    room.slots[0] = room.host.invite("Freja").slot
    room.house.house.stack.open(routes.Puzzle("haggis", puzzle, device_of(room.slots[0])))
    room.frames(2)
    table = room.house.table
    room.slots[table.hero] = room.slots[0]
    room.phone(table.hero)
    move = table.rules.parse(puzzle.solution[0])
    room.touch(table.hero, *dict.fromkeys(next(iter(table.style.touch.touches(
        table.questions.view_for(table.hero), table.hero, move)))))
    room.until(lambda: room.house.scene == "SolvedScene")
    assert table.match.record.lines[0].move == puzzle.solution[0]

