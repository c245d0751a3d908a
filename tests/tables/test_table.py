"""Hamnár at the table, played with presses and seen in bubbles, pieces and records."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from game.core.contract import make_luck
from game.core.hands import Hands
from game.core.record import Player, read_record
from game.devices.press import DIRECTIONS, LEFT_KEYS, MOUSE, RIGHT_KEYS, Action
from game.games.hamnar import rules as hamnar
from tests.house import OpenHouse
from tests.tables.test_secrecy import Prompted
from tests.ways import walk, way

PLACED = ("@sun", "@pawn", "@horse1", "@horse2", "@elephant", "@horse3")
CAPTURE = "4b/4b/4w/5/w4 bwwbbw pawn 0"  # white to move; e3 takes on e4
SUN = "4b/5/5/5/w4 wwbbbw sun 0"  # white may exchange orbs
ENDING = "w4/5/5/5/4b wbwbwb sun 0"  # white leaves the orbs, and black has no pawn move
DRAWING = "4b/5/5/5/w4 wwbwbb pawn 99"

AGAINST_A_BOT = (Player("Freja"), Player("Bot", "novice"))

REFUSALS = (  # position, what is touched, the words
    (PLACED[:2], "orb/sun", ("hamnar-orb-taken", ("hamnar-icon", "sun"))),
    ("4b/5/5/5/1w3 bwwbbw pawn 0", "c3", ("hamnar-empty", "c3")),
    ("4b/5/5/5/1w3 bwwbbw pawn 0", "e5", ("hamnar-not-yours", "e5")),
    ("4b/5/5/5/1w3 bwwbbw pawn 0", "b1 b3", ("hamnar-pawn-one-step",)),
    ("4b/5/5/5/1w3 bwwbbw pawn 0", "b1 c2", ("hamnar-pawn-straight",)),
    ("4b/5/5/1w3/5 bwwbbw pawn 0", "b2 b1", ("hamnar-pawn-forward",)),
    ("w3b/5/5/5/1w3 bwwbbw pawn 0", "a5", ("hamnar-pawn-last-rank",)),
    ("w3b/w4/5/5/1w3 bwwbbw pawn 0", "a4", ("hamnar-friend-there", "a5")),
    ("4b/5/5/5/1w3 bwwbbw horse1 0", "b1 b2", ("hamnar-horse-leaps",)),
    ("4b/5/5/1w3/w4 bwwbbw elephant 0", "b2", ("hamnar-elephant-on-pillar", "b2")),
    ("4b/5/5/1w3/w4 bwwbbw elephant 0", "a1 b2", ("hamnar-elephant-on-pillar", "b2")),
    ("4b/5/5/5/1w3 bwwbbw elephant 0", "b1 b3", ("hamnar-elephant-pillar", "b2")),
    ("4b/5/5/5/1w3 bwwbbw elephant 0", "b1 c2", ("hamnar-elephant-straight",)),
    ("4b/5/5/w4/w4 bwwbbw elephant 0", "a1 a3", ("hamnar-friend-blocks", "a2")),
    ("4b/5/5/w4/ww3 bwwbbw elephant 0", "b1 c3", ("hamnar-elephant-straight",)),
    ("w3b/ww3/5/5/5 bwwbbw elephant 0", "b4", ("hamnar-elephant-on-pillar", "b4")),
    ("5/5/5/ww2b/wwwb1 bwwbbw elephant 0", "a1",
     ("hamnar-hemmed-in", "a1", ("hamnar-icon", "elephant"))),
    (SUN, "orb/sun orb/pawn", ("hamnar-same-colour",)),
)


@pytest.mark.parametrize(("start", "touched", "words"), REFUSALS,
                         ids=[f"{words[0]}: {touched}" for _, touched, words in REFUSALS])
def test_a_refused_press_says_why_and_changes_nothing(house, start, touched, words):
    placed = start if isinstance(start, tuple) else ()
    house.house.settings.forced = False  # in some of these positions there is but one move
    table = house.at_table("" if placed else start, moves=placed)
    before, kept = house.match.state, house.match.record.encode()
    *first, last = touched.split()
    house.touch(*first)
    house.aim(last)
    house.frames(60, 1 / 6)  # what was said before is gone
    house.steer("confirm", house.asked()[1])
    assert house.said(0) == table.say(words)
    assert "[" not in house.said(0)
    house.frames(18, 1 / 6)
    assert house.said(0) == table.say(words), "it can be read for three seconds"
    assert house.match.state == before
    assert house.match.record.encode() == kept == house.match.record.file.read_bytes()


@pytest.mark.parametrize(("position", "pressed", "words"), [
    (SUN, "a1", ("hamnar-sun-swaps",)),
    (CAPTURE, "orb/sun", ("hamnar-piece-moves", ("hamnar-icon", "pawn"))),
    ("", "c3", ("hamnar-place-an-orb",)),
])
def test_a_pointer_that_presses_what_is_not_asked_for_is_told_what_is(
        house, position, pressed, words):
    table = house.at_table(position, devices={0: MOUSE, 1: RIGHT_KEYS})
    house.click(pressed)
    assert house.said(0) == table.say(words)


def test_an_orb_is_placed_on_the_board_by_a_press_on_its_icon(house):
    house.at_table()
    house.play("@horse2")
    assert house.table.show.layer.map_pieces()["orb/horse2"] == "orb-white"
    assert hamnar.write(house.match.state) == "bbbbb/5/5/5/wwwww ...w.. orbs 0"
    assert list(house.match.prompts) == [1]


def test_six_presses_place_all_orbs_and_the_pawn_is_active(house):
    house.at_table()
    for move in PLACED:
        house.play(move)
    assert hamnar.write(house.match.state) == "bbbbb/5/5/5/wwwww wbwbwb pawn 0"
    assert house.table.show.layer.map_pieces()["active/pawn"] == "active"


def test_a_move_is_said_with_the_keys_of_its_seat(house):
    house.at_table(CAPTURE)
    house.aim("a1")
    house.key("SPACE")
    house.key("W")
    house.key("SPACE")
    assert [line.move for line in house.match.record.lines] == ["a1-a2"]


def test_a_move_is_said_with_the_mouse(house):
    house.at_table(CAPTURE, devices={0: MOUSE, 1: RIGHT_KEYS})
    house.click("a1")
    house.click("a2")
    assert [line.move for line in house.match.record.lines] == ["a1-a2"]


def test_a_move_is_said_with_a_pad(house):
    pad = house.plug()
    house.at_table(CAPTURE, devices={0: pad.device, 1: RIGHT_KEYS})
    house.aim("a1")
    house.tap(pad, "south")
    house.tap(pad, "dpad_up")
    house.tap(pad, "south")
    assert [line.move for line in house.match.record.lines] == ["a1-a2"]


def test_a_person_alone_is_told_of_what_she_uses_now(open_house):
    house = open_house("--size", "1280x720")
    table = house.at_table(CAPTURE, players=AGAINST_A_BOT, devices={0: MOUSE})
    glyphs = house.house.devices.find_glyph
    house.frames(2)
    assert glyphs(RIGHT_KEYS, Action.CONFIRM).name not in house.words()
    assert glyphs(RIGHT_KEYS, Action.PAUSE).name in house.words(), "a mouse has no button for it"
    house.press("up")
    house.frames(2)
    assert glyphs(RIGHT_KEYS, Action.CONFIRM).name in house.words()
    house.click(table.show.board.box_of("e3").center)
    house.frames(2)
    assert glyphs(RIGHT_KEYS, Action.CONFIRM).name not in house.words()


def test_a_person_alone_may_use_every_device(house):
    house.at_table(CAPTURE, players=AGAINST_A_BOT, devices={})
    house.press("confirm", device="pad/9")
    house.click(next(iter(house.table.pickers[0].path)))
    assert house.table.pickers[0].path == ()
    house.aim("a1")
    house.press("confirm", device=LEFT_KEYS)
    house.press("up", "confirm", device=RIGHT_KEYS)
    assert [line.move for line in house.match.record.lines] == ["a1-a2"]


def test_touching_a_piece_again_lets_it_go(house):
    house.at_table(CAPTURE)
    house.touch("e3")
    assert house.table.pickers[0].path == ("e3",)
    house.touch("e3")
    assert house.table.pickers[0].path == ()
    assert house.said(0) == ""


def test_cancel_drops_a_piece_before_it_opens_the_pause(house):
    house.at_table(CAPTURE)
    house.touch("e3")
    house.press("cancel", device=LEFT_KEYS)
    assert house.table.pickers[0].path == ()
    assert house.scene == "TableScene"
    house.press("cancel", device=LEFT_KEYS)
    assert house.scene == "PauseScene"


def test_another_piece_is_taken_up_instead(house):
    house.at_table(CAPTURE)
    house.touch("e3", "a1")
    assert house.table.pickers[0].path == ("a1",)
    house.touch("a2")
    assert [line.move for line in house.match.record.lines] == ["a1-a2"]


def test_the_device_of_another_seat_is_told_whose_turn_it_is(house):
    house.at_table(CAPTURE)
    before = dict(house.table.focus)
    house.press("confirm", "up", device=RIGHT_KEYS)
    assert house.said(1) == "It is Freja’s turn."
    house.press("why", device=RIGHT_KEYS)
    assert house.said(1) == "Freja is thinking. A hint comes in your own turn."
    assert house.said(0) == ""
    assert house.table.focus == before
    assert house.match.record.lines == []


def test_a_device_without_a_seat_is_told_so(house):
    house.at_table(CAPTURE)
    for device in ("pad/77", MOUSE):
        house.press("confirm", device=device)
        assert "No seat here is yours. Every chair is taken." in house.words()
        assert house.notices() == []
        house.frames(60 * 6)
        assert "no seat" not in house.words()
    house.press("up", "undo", "next", "cancel", device="pad/77")
    assert house.match.record.lines == []


def test_a_press_in_mid_flight_lands_the_piece_and_is_not_lost(open_house):
    house = open_house("--speed", "1")
    house.at_table("4b/5/5/5/w4 bwbwbw pawn 0")
    house.play("a1-a2")
    assert house.table.show.layer.moving
    house.press("why", device=RIGHT_KEYS)
    assert not house.table.show.layer.moving
    assert house.said(1)
    assert house.match.record.lines[-1].move == "a1-a2"


def test_moves_said_faster_than_they_fly_are_all_played(open_house):
    house = open_house("--speed", "0.5")
    house.at_table()
    for move in (*PLACED, "b5-b4"):
        house.play(move)
    assert [line.move for line in house.match.record.lines] == [*PLACED, "b5-b4"]
    house.settle()
    assert shown(house) == pieces(house.match.state)


def pieces(state):
    return {p: thing for p, thing in hamnar.table(state).items() if isinstance(thing, str)}


def shown(house: OpenHouse):
    return house.shown.show.layer.map_pieces()


def flying(house: OpenHouse, place):
    """Where the piece comes from that is flying to a place, and what it is; one that was in a hand
    hangs a little over where it stood."""
    sprite, board = house.table.show.layer.find_sprite(place), house.table.show.board
    return sprite.piece, min(house.table.style.places, key=lambda other: hypot(
        board.pose_of(other).x - sprite.start.x, board.pose_of(other).y - sprite.start.y))


def middle(house: OpenHouse, place):
    pose = house.table.show.board.pose_of(place)
    return pose.x, pose.y


def test_a_captured_piece_travels_to_the_others_of_its_side(open_house):
    house = open_house("--speed", "1")
    house.at_table(CAPTURE)
    house.play("e3-e4")
    assert flying(house, "taken/0/3") == ("black", "e4")
    assert flying(house, "e4") == ("white", "e3")
    house.settle()
    assert shown(house)["taken/0/3"] == "black"
    assert middle(house, "taken/0/3")[0] > middle(house, "e1")[0], "black sits on the right"


def test_the_last_way_of_each_seat_is_marked_and_goes_with_a_move_taken_back(house):
    table = house.at_table("bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    house.play("b1-b2")
    house.play("c1-d3")
    house.settle()
    assert table.show.map_trails() == {0: ("c1", "d3")}
    house.play("b5-c3")
    assert list(table.show.map_trails().items()) == [(0, ("c1", "d3")), (1, ("b5", "c3"))]
    table.go_back(1)
    assert table.show.map_trails() == {0: ("b1", "b2")}


def test_where_a_piece_was_captured_is_marked_until_the_next_piece_goes(house):
    table = house.at_table(CAPTURE)
    house.play("e3-e4")
    house.settle()
    assert table.show.list_hits() == ("e4",)
    marked = house.picture()
    table.show.struck.clear()
    house.frames()
    assert house.picture() != marked
    house.at_table("bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    house.play("b1-b2")
    assert house.table.show.list_hits() == ()


def test_a_figure_in_hand_stands_over_its_square_until_it_is_let_go(house):
    table = house.at_table("bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    house.touch("b1")
    house.frames(2)
    ground = table.show.board.pose_of("b1").y
    assert table.show.pose_raised("b1").y < ground
    house.steer("cancel", house.asked()[1])
    house.frames(2)
    assert table.show.pose_raised("b1").y == ground


def test_two_orbs_change_places(open_house):
    house = open_house("--speed", "1")
    house.at_table(SUN)
    house.play("sun-horse2")
    assert flying(house, "orb/sun") == ("orb-black", "orb/horse2")
    assert flying(house, "orb/horse2") == ("orb-white", "orb/sun")


def test_the_orbs_can_be_left_by_a_button_that_is_a_place(house):
    house.at_table(SUN)
    house.touch("orb/sun")
    house.touch("button/leave")
    assert [line.move for line in house.match.record.lines] == ["--"]


# the end and after it

def test_the_losing_moment_is_shown_and_named(open_house):
    house = open_house("--speed", "1")
    house.at_table(ENDING)
    house.play("--")
    house.frames(40)
    assert house.scene == "TableScene"
    assert house.table.show.flaws == ("e1",)
    house.until("ResultsScene")
    assert house.top.tell_heading() == "Freja wins"
    assert house.top.tell_sentence() == house.house.words("result-hamnar-no-move", "Ask")


def test_a_draw_is_named(house):
    house.at_table(DRAWING)
    house.play("a1-a2")
    house.until("ResultsScene")
    assert house.top.tell_heading() == "A draw"
    assert house.top.tell_sentence() == house.house.words("result-hamnar-shared")


@pytest.mark.share(2)
@pytest.mark.parametrize(("position", "move", "players"), [
    (ENDING, "--", ["Ask", "Freja"]),  # seat 0 won: the loser starts
    (DRAWING, "a1-a2", ["Ask", "Freja"]),  # who did not start, starts
    ("w4/5/5/5/4b bwbwbw sun 0", "--", ["Freja", "Ask"]),  # seat 0 lost and starts again
])
def test_the_rematch_begins_with_the_seats_of_the_ruling(
        house, position, move, players):
    first = house.at_table(position).match.record
    house.play(move)
    house.until("ResultsScene")
    house.press("left", "confirm", device=RIGHT_KEYS)
    assert house.scene == "TableScene"
    record = house.match.record
    assert record.file != first.file
    assert [player.name for player in record.header.players] == players
    own = {"Freja": LEFT_KEYS, "Ask": RIGHT_KEYS}
    assert house.table.hands.devices == {s: own[name] for s, name in enumerate(players)}
    assert len([s for s in house.house.stack.scenes if type(s).__name__ == "TableScene"]) == 1


def test_three_players_keep_their_devices_in_a_rematch():
    own = {"Freja": LEFT_KEYS, "Ask": RIGHT_KEYS, "Embla": "pad/1"}
    hands = Hands(tuple(map(Player, own)), dict(enumerate(own.values()))).exchange_seats()
    assert [player.name for player in hands.players] == ["Ask", "Embla", "Freja"]
    assert {player.name: hands.devices[seat] for seat, player in enumerate(hands.players)} == own


def test_the_last_position_can_be_looked_at_and_left(house):
    house.at_table(ENDING)
    house.play("--")
    house.until("ResultsScene")
    house.press("cancel")
    assert house.scene == "TableScene"
    house.press("up", "undo", device=LEFT_KEYS)
    house.frames(60)
    assert house.scene == "TableScene"
    house.press("confirm", device=LEFT_KEYS)
    house.until("ResultsScene")
    focus(house, "title")
    house.press("confirm", device=LEFT_KEYS)
    assert house.scene == "TitleScene"


# undo

def test_ones_own_last_step_is_taken_back_on_disk_too(house):
    house.at_table(moves=PLACED[:3])
    file = house.match.record.file
    before = file.read_bytes()
    house.play("@horse2")
    assert len(file.read_bytes()) > len(before)
    house.press("undo", device=RIGHT_KEYS)  # black placed and is asked again
    assert file.read_bytes() == before
    assert list(house.match.prompts) == [1]
    assert shown(house) == pieces(house.match.state)


def test_whoever_waits_may_take_back_and_whoever_did_not_move_may_not(house):
    house.at_table(moves=PLACED[:1])
    kept = house.match.record.file.read_bytes()
    house.press("undo", device=RIGHT_KEYS)
    assert house.said(1) == house.house.words("no-undo")
    assert house.match.record.file.read_bytes() == kept
    house.press("undo", device=LEFT_KEYS)
    assert house.match.record.lines == []
    assert read_record(house.match.record.file).lines == []
    house.press("undo", device=LEFT_KEYS)
    assert house.said(0) == house.table.say(("no-undo",))


def test_nothing_is_taken_back_after_the_end(house):
    house.at_table(ENDING)
    house.play("--")
    house.until("ResultsScene")
    house.press("cancel")
    kept = house.match.record.file.read_bytes()
    house.press("undo", device=LEFT_KEYS)
    assert house.match.record.file.read_bytes() == kept


# pause, leaving and coming back

def test_every_seat_may_pause_and_go_on(house):
    table = house.at_table(CAPTURE)
    for device in (LEFT_KEYS, RIGHT_KEYS, "pad/7"):
        for leave in ("pause", "cancel", "confirm"):
            house.press("pause", device=device)
            assert house.scene == "PauseScene"
            house.press(leave, device=RIGHT_KEYS)
            assert house.top is table
    assert house.match.record.lines == []


def test_the_rules_the_log_and_the_settings_lead_back_to_the_match(house):
    table = house.at_table(moves=PLACED)
    state = house.match.state
    for entry, scene in (("rules", "RulebookScene"), ("log", "LogScene"),
                         ("settings", "SettingsScene")):
        house.press("pause")
        focus(house, entry)
        house.press("confirm")
        assert house.scene == scene
        house.press("cancel")
        assert house.scene == "PauseScene"
        house.press("cancel")
        assert house.top is table
    for action, scene in (("rules", "RulebookScene"), ("log", "LogScene")):
        house.press(action)
        assert house.scene == scene
        house.press(action)
        assert house.top is table
    assert house.match.state == state


def focus(house: OpenHouse, name: str) -> None:
    """Steer the focus of the menu on top to a spot of its page."""
    house.press(*walk(house.top.page.spots, house.top.focus.name, name))
    assert house.top.focus.name == name


def test_starting_again_keeps_the_old_match(house):
    old = house.at_table(moves=PLACED[:2]).match.record
    kept = old.file.read_bytes()
    house.press("pause")
    focus(house, "restart")
    house.press("confirm")
    assert house.scene == "ConfirmScene" and house.top.focus.name == "keep"
    house.frames(60)
    house.press("confirm")
    assert house.scene == "PauseScene" and house.match.record is old, "nothing has changed"
    house.press("confirm")
    house.frames(60)
    focus(house, "go")
    house.press("confirm")
    assert house.match.record.file != old.file
    assert house.match.record.lines == []
    assert old.file.read_bytes() == kept


def test_a_match_that_nobody_has_played_in_starts_again_at_once(house):
    first = house.at_table().match.record
    house.press("pause")
    focus(house, "restart")
    house.press("confirm")
    assert house.scene == "TableScene" and house.match.record is not first


def test_a_match_that_was_left_goes_on_from_the_title(house):
    house.at_table(moves=PLACED[:4])
    house.play("@elephant")
    state = house.match.state
    house.press("pause")
    focus(house, "leave")
    house.press("confirm")
    assert house.scene == "TitleScene"
    focus(house, "resume/0")
    house.press("confirm", device=RIGHT_KEYS)
    assert house.scene == "LobbyScene"
    house.press("confirm", device=LEFT_KEYS)
    house.until("LobbyScene")
    house.press("confirm", device=LEFT_KEYS)
    assert house.scene == "TableScene"
    assert house.match.state == state
    assert house.table.hands.devices == {0: RIGHT_KEYS, 1: LEFT_KEYS}
    assert shown(house) == pieces(state)
    house.play("@horse3")


def test_what_only_a_bot_has_begun_is_kept_nowhere(house):
    house.at_table(moves=PLACED[:3])
    house.house.to_title()
    bot_first = (Player("Bot", "novice"), Player("Freja"))
    house.at_table(moves=PLACED[:1], players=bot_first, devices={1: RIGHT_KEYS})
    house.house.to_title()
    assert [len(match.record.lines) for match in house.top.open] == [3]
    assert len(list(house.house.store.records.glob("*"))) == 1
    focus(house, "kept")
    house.press("confirm")
    assert len(house.top.kept) == 1


def test_a_match_that_nobody_began_and_a_plug_left_behind_is_not_offered(house, open_house):
    house.at_table()
    house.at_table(moves=PLACED[:1])
    house.house.stack.scenes.clear()  # nothing is left in order when a plug is pulled
    house = open_house("--speed", "instant")
    assert len(list(house.house.store.records.glob("*"))) == 2
    assert [len(match.record.lines) for match in house.top.open] == [1]
    focus(house, "kept")
    house.press("confirm")
    assert [len(entry.match.record.lines) for entry in house.top.kept] == [1]


def test_a_press_lands_what_a_bot_has_sent_and_spares_its_pause(open_house):
    minds = Prompted()
    house = open_house("--speed", "1", minds=minds)
    table = house.at_table("bbbbb/5/5/5/wwwww bwbbww pawn 0", players=AGAINST_A_BOT,
                           devices={0: RIGHT_KEYS})
    house.play("a1-a2")
    assert table.show.reel.busy
    house.press("confirm")
    assert not table.show.reel.busy
    assert house.said(0) == "", "a bot takes it for no question"
    minds.answer = "b5-c3"
    house.frames(2)
    assert house.match.record.lines[-1].move == "b5-c3"


def test_a_match_against_a_bot_goes_on_at_once(house):
    players = AGAINST_A_BOT
    house.at_table(moves=PLACED[:2], players=players, devices={0: RIGHT_KEYS})
    state = house.match.state
    house.house.to_title()
    focus(house, "resume/0")
    house.press("confirm")
    assert house.scene == "TableScene"
    assert house.match.state == state


# focus and hints

@pytest.mark.share(2)
@pytest.mark.parametrize("seed", range(6))
def test_the_focus_never_leaves_the_fields(house, seed):
    rng = Random(seed)
    house.at_table(moves=PLACED[:rng.randrange(7)], seed=str(seed))
    acts = [*DIRECTIONS * 3, "confirm", "confirm", "confirm", "prev", "next", "undo"]
    for _ in range(150):
        house.press(rng.choice(acts), device=rng.choice((LEFT_KEYS, RIGHT_KEYS)))
        if house.scene != "TableScene":
            break
        for seat, picker in house.table.pickers.items():
            assert house.table.focus[seat] in house.table.questions.map_places(seat)
            assert set(picker.path) <= set(house.table.questions.map_places(seat))


def test_nothing_that_leads_on_is_more_than_six_presses_away(house):
    rng = Random(3)
    table = house.at_table()
    for ply in range(60):
        if house.match.result is not None:
            break
        seat, _ = house.asked()
        boxes = table.questions.map_places(seat)
        legal = hamnar.moves(house.match.state, seat)
        for move in rng.sample(legal, min(3, len(legal))):
            here = rng.choice(list(boxes))
            for place in next(iter(table.style.touch.touches(table.match.state, seat, move))):
                nexts = table.pickers[seat].list_nexts()
                jumps = tuple(p for p in boxes if p in nexts)
                assert len(way(boxes, here, place, jumps)) <= 5, "and one to confirm"
                table.pickers[seat].touch(place)
                here = place
                if not table.pickers[seat].path:
                    break
            while table.pickers[seat].take_back():
                pass
        if house.match.result is None and ply == len(house.match.record.lines):
            table.play(seat, rng.choice(legal))


def test_the_shoulders_go_round_what_leads_on(house):
    table = house.at_table("4b/5/5/1w3/w3w bwwbbw elephant 0")
    house.aim("a1")
    seen = []
    for _ in range(4):
        house.press("next", device=LEFT_KEYS)
        seen.append(table.focus[0])
    assert seen == ["e1", "a1", "e1", "a1"]
    house.press("prev", device=LEFT_KEYS)
    assert table.focus[0] == "e1"


@pytest.mark.parametrize(("shoulder", "found"), [("next", "a1"), ("prev", "e1")])
def test_from_what_leads_nowhere_the_shoulders_begin_at_either_end(house, shoulder, found):
    table = house.at_table("4b/5/5/1w3/wb2w bwwbbw elephant 0")
    house.aim("b1")
    house.press(shoulder, device=LEFT_KEYS)
    assert table.focus[0] == found


def test_the_bots_process_gives_a_hint_that_can_be_played(open_house, minds):
    house = open_house("--speed", "instant", minds=minds)
    table = house.at_table("4b/4b/4w/5/w4 bwwbbw pawn 0")
    house.aim("a1")
    house.press("why", device=LEFT_KEYS)
    assert house.said(0) == "Thinking …"
    house.think()
    suggestion, *why = house.said(0).split(". ")
    start, _, end = suggestion.split(": ")[1].partition(" to ")
    assert why, "a reason, what it is worth, or what follows"
    assert hamnar.parse(f"{start}-{end}") in hamnar.moves(house.match.state, 0)
    assert (table.pickers[0].path, table.focus[0]) == ((start,), end)


def test_a_bot_answers_the_move_of_a_person(open_house, minds):
    house = open_house("--speed", "instant", minds=minds)
    house.at_table(players=AGAINST_A_BOT,
                   devices={0: LEFT_KEYS})
    house.play("@sun")
    house.think()
    house.frames(2)
    assert [line.seat for line in house.match.record.lines] == [0, 1]
    assert list(house.match.prompts) == [0]


def test_why_says_why_before_a_place_is_touched(house):
    table = house.at_table("4b/5/5/1w3/w4 bwwbbw elephant 0")
    house.aim("b2")
    house.press("why", device=LEFT_KEYS)
    assert house.said(0) == table.say(("hamnar-elephant-on-pillar", "b2"))


# replay

def test_a_replay_goes_forward_and_back_through_the_states_of_its_match(house, open_house):
    rng = Random(5)
    match = house.at_table().match
    for _ in range(25):
        seat = next(iter(match.prompts), None)
        if seat is None:
            break
        match.play(seat, rng.choice(hamnar.moves(match.state, seat)))
    kept = match.record.file.read_bytes()
    states = [match.rules.setup(2, make_luck("1", -1), {}), *(b[-1].state for b in match.beats)]
    house = open_house("--speed", "instant", "--replay", str(match.record.file))
    assert house.scene == "ReplayScene"
    house.press("confirm")  # it stands still
    while house.shown.match.record.lines:
        house.press("left")

    def still(places):
        """Whose turn it is is told only before the first move, and what is to come waits while a
        move is told."""
        return {place: piece for place, piece in places.items()
                if not place.startswith(("turn/", "active/"))}

    def told(state):
        here = house.shown.show.state, shown(house)
        return here == (state, pieces(state)) if state == states[0] else (
            here[0] == state and still(here[1]) == still(pieces(state)))
    for state in states[1:]:
        house.press("right")
        house.frames()
        assert told(state)
    house.press("right")
    for state in reversed(states[:-1]):
        house.press("left")
        assert told(state)
    house.press("left")
    assert house.shown.show.state == states[0]
    assert match.record.file.read_bytes() == kept, "watching writes nothing"
    house.press("cancel")
    assert house.scene == "TitleScene"


def test_a_replay_runs_by_itself_to_the_end(open_house, house):
    match = house.at_table(moves=(*PLACED, "b5-b4")).match
    file, last = match.record.file, match.state
    house = open_house("--speed", "2", "--replay", str(file))
    house.frames(600)
    assert house.shown.show.state == last
    assert house.scene == "ReplayScene"


@pytest.mark.parametrize(("frm", "to", "played"), [
    ("e3", "e4", ["e3-e4"]), ("e3", "a1", []), ("e3", "d4", []), ("e3", "e3", [])])
def test_a_piece_is_dragged_to_its_square_with_the_mouse(open_house, frm, to, played):
    house = open_house("--seed", "1")
    house.at_table(CAPTURE, players=AGAINST_A_BOT, devices={0: MOUSE})
    house.drag(frm, to)
    assert [line.move for line in house.match.record.lines] == played
    assert house.said(0) == ""


@pytest.mark.parametrize("position", ["5/5/5/2w2/w4 bwbwbw sun 0", "b4/5/5/2w2/w4 bwbwbw sun 0"])
def test_until_a_swap_has_been_told_nobody_is_asked_what_to_do_with_the_orb_that_came(
    open_house, position,
):
    """Black gives the orb on the sun for white's on the pawn: what the light does next is told
    before anybody is asked, and white, whose orb lies on the sun now, is never."""
    house = open_house()
    table = house.at_table(position)
    table.play(1, hamnar.parse("sun-pawn"))
    frames = 0
    while table.show.reel.busy:
        assert 0 not in table.show.asked
        assert "turn/0" not in table.show.table
        house.frames()
        frames += 1
    assert frames > 30
    house.frames(2)
    assert table.show.asked == sorted(table.match.waits_for)


def test_after_a_swap_it_is_told_how_she_moves_whose_orb_is_lit(open_house):
    house = open_house()
    table = house.at_table("1bbbb/5/5/5/wwwww wbwbwb sun 0")
    say = house.house.words
    old, new = (say("hamnar-doing", icon) for icon in ("sun", "pawn"))
    table.play(table.show.asked[0], hamnar.parse("sun-pawn"))
    while table.show.reel.busy:
        house.frames()
    house.frames(2)
    assert table.show.asked == sorted(table.match.waits_for) and not table.show.turning
    told = {table.say(table.show.doing), *(
        table.say(says) for says in (("hamnar-task", "pawn"), ("hamnar-again", "pawn")))}
    assert new in told and any(repr(one) in house.words() for one in told)
    assert repr(old) not in house.words()
