"""Panels stay in their places, one hand lies in front, and one place says what to do."""

from __future__ import annotations

import pytest

from game.devices.press import RIGHT_KEYS, Action
from game.games import GAMES, load_rules
from game.picture.board_map import read_board
from game.picture.screen import SAFE, Box
from game.tables.secrecy import MODES
from game.tables.style import table_style
from tests.games.haggis import positions as haggis
from tests.games.herrlof import positions as herrlof
from tests.house import OpenHouse
from tests.tables.test_secrecy import DEVICES, PEOPLE, SEATED, neighbour, required, sit
from tests.tables.test_tricks import colours

CORNER = 8  # logical px by which the corners of hint blocks may differ


def played(house: OpenHouse, table) -> None:
    """The seat that is asked plays its first move."""
    seat = required(table)[0]
    table.play(seat, next(iter(table.rules.moves(table.match.state, seat))))
    table.settle()
    house.frames(2)


def opened(house: OpenHouse, table) -> int:
    """The player who is asked opens their hand."""
    seat = required(table)[0]
    house.frames(5, 0.1)  # the curtain is deaf for a moment
    house.press("confirm", device=DEVICES[seat])
    house.frames(2)
    return seat


def lying(table, seat: int) -> list[Box]:
    """Where the cards of a seat's hand lie."""
    return sorted(table.show.board.box_of(place) for place in table.show.layer.map_pieces()
                  if place.startswith(f"hand/{seat}/"))


@pytest.mark.share(4)
@pytest.mark.parametrize("mode", ["curtain", "peek", "open"])
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_panels_stay_where_they_are_whoever_plays(open_house, game, seats, mode):
    house = open_house("--speed", "instant")
    table = sit(house, game, seats, mode)
    places, fronts = set(), set()
    for _ in range(8):
        if table.match.result or house.top is not table:
            break
        if mode != "open":
            opened(house, table)
        places.add(tuple(table.show.panel_of(seat) for seat in range(seats)))
        fronts.add(table.show.eyes.front)
        played(house, table)
    assert len(places) == 1
    assert len(fronts) > 1, "the hand in front has changed its owner"


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_the_hand_that_is_open_lies_on_the_tray_and_all_others_by_their_panels(
    open_house, game, seats,
):
    house = open_house("--speed", "instant")
    table = sit(house, game, seats, "peek")
    tray = table.show.board.box_of("tray")
    homes = {seat: lying(table, seat) for seat in range(seats)}
    assert all(not box.overlaps(tray) for boxes in homes.values() for box in boxes)
    first = opened(house, table)
    assert all(box.is_within(tray.inset(-8)) for box in lying(table, first))
    other = neighbour(table, first)
    assert lying(table, other) == homes[other]
    house.press("cancel", device=DEVICES[first])
    house.frames(2)
    assert {seat: lying(table, seat) for seat in range(seats)} == homes


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_an_empty_tray_says_who_is_to_open_her_hand_and_with_what(open_house, game, seats):
    house = open_house("--speed", "instant")
    table = sit(house, game, seats, "peek")
    look = house.house.words("hint-look")
    first = required(table)[0]
    tray = table.show.board.box_of("tray")
    shown = [(name, box) for page in table.picture.drawn for name, box in page.leaves
             if box.is_within(tray)]
    assert any(look in name for name, _ in shown)
    assert any(table.name_of(first) in name for name, _ in shown)
    opened(house, table)
    shown = [name for page in table.picture.drawn for name, box in page.leaves
             if box.is_within(tray)]
    assert not any(look in name or table.name_of(first) in name for name in shown)


@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_one_place_says_what_is_to_be_done_or_whose_turn_it_is(open_house, game, seats):
    house = open_house("--speed", "instant")
    table = sit(house, game, seats, "open")
    board = table.show.board
    strips = [board.box_of(place) for place in ("task", "asked") if board.has_place(place)]

    def said() -> list[str]:
        return [name for page in table.picture.drawn for name, box in page.leaves
                if any(box.is_within(strip) for strip in strips)]

    seat = required(table)[0]
    style, view = table_style(game), table.view_for(seat)
    task = style.words.aim(view, seat, table.focus[seat]) or style.words.task(view, seat)
    assert repr(table.say(task)) in said()
    bots = open_house("--speed", "instant")
    table = sit(bots, game, seats, "open", bots=seats - 1)
    while not table.hands.is_bot(required(table)[0]):
        played(bots, table)
    seat = required(table)[0]
    doing = table_style(game).words.doing(table.view_for(None), seat)
    assert repr(table.say(doing)) in said()


@pytest.mark.parametrize("mode", MODES)
def test_the_hints_are_those_of_whoever_is_asked(open_house, mode):
    house = open_house("--speed", "instant")
    table = sit(house, "haggis", 2, mode)
    while DEVICES[required(table)[0]] != RIGHT_KEYS:
        played(house, table)
    if mode == "curtain":
        opened(house, table)
    box = table.show.board.box_of("hints")
    glyphs = {house.house.devices.find_glyph(RIGHT_KEYS, action).name
              for action in (Action.WHY, Action.RULES)}
    shown = {name.strip("'\"") for page in table.picture.drawn for name, at in page.leaves
             if at.is_within(box.inset(-10))}
    assert glyphs <= shown


@pytest.mark.parametrize("game", GAMES)
def test_every_table_has_its_hints_in_the_same_corner(game):
    for seats in load_rules(game).SEATS:
        box = read_board(table_style(game).board, seats=seats).box_of("hints")
        assert abs(box.right - SAFE.right) <= CORNER
        assert abs(box.bottom - SAFE.bottom) <= CORNER


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_whoever_may_take_a_step_back_is_told_while_another_is_asked(open_house, text):
    house = open_house("--speed", "instant")
    house.house.settings.text = text
    house.house.change()
    table = house.at_table(moves=("@sun",))
    table.hands.devices.update(DEVICES)
    house.house.refit()
    house.frames(2)
    assert table.undo_length([0]) == 0
    panel, board = table.show.panel_of(0), table.show.board
    told = [box for page in table.picture.drawn for text, box in page.words
            if house.house.words("hint-undo") in text and box.is_within(panel)]
    assert told
    pieces = [board.box_of(place) for place in table.show.layer.map_pieces()]
    assert not any(one.overlaps(piece) for one in told for piece in pieces), "nothing lies on it"


def test_whoever_looks_out_of_turn_is_told_what_her_own_keys_do(open_house):
    house = open_house("--speed", "instant")
    table = sit(house, "haggis", 2, "peek")
    first = required(table)[0]
    other = neighbour(table, first)
    tray = table.show.board.box_of("tray")
    names = [name for page in table.picture.drawn for name, box in page.leaves
             if box.is_within(tray)]
    assert {repr(table.name_of(first)), repr(table.name_of(other))} <= set(names), "both may look"
    house.press("prev", device=DEVICES[other])
    house.frames(2)
    assert table.secrecy.audience == other
    glyph = house.house.devices.find_glyph(DEVICES[other], Action.PREV).name
    box = table.show.board.box_of("hints").inset(-10)
    shown = [name for page in table.picture.drawn for name, at in page.leaves if at.is_within(box)]
    assert repr(house.house.words("hint-close")) in shown
    assert any(glyph in name for name in shown)
    house.press("prev", device=DEVICES[other])
    assert table.secrecy.audience is None


def test_a_hand_that_is_not_asked_rests_in_the_shade(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    bright = []
    for stage in ("0:play", "1:play"):
        table = house.in_position("haggis", haggis.at("7r7o9g/2r2o5g/3g", stage=stage), seats=3,
                                  bots=(1, 2))
        house.frames(2)
        found = colours(house, table.show.board.box_of("hand/0/2"))
        bright.append(sum(sum(colour) * n for colour, n in found.items()))
    assert bright[1] < 0.85 * bright[0]


@pytest.mark.parametrize(("trick", "said", "free"), [
    ("-", "Lead any card", "Lead any card"), ("1:V", "Play any card", "Play any card"),
    ("1:4r", "Follow red", "Play any card: none can win")])
def test_the_task_of_a_trick_says_what_was_led_and_that_an_open_hand_has_none(
        open_house, trick, said, free):
    house = open_house("--speed", "instant")
    for hand, words in (("2r7r9g", said), ("3b9g", free)):
        house.in_position("herrlof", herrlof.at(f"{hand}/5b7b", trick=trick, stage="0:play"))
        house.frames(2)
        assert words in house.words()


@pytest.mark.parametrize(("game", "seats"), [
    ("herrlof", 2), ("herrlof", 3), ("haggis", 2), ("haggis", 3)])
def test_advice_covers_nothing_that_is_played_with_whoever_it_is_for(open_house, game, seats):
    """Wherever the player's panel stands, it is said where the last events stood."""
    house, told = open_house("--speed", "instant"), set()
    long = "The last trick brings more than this one", "all that beats it has been played", "wait"
    first = 0 if game == "haggis" else seats  # bets stand there, or all have predicted
    for plies in range(first, first + 4):
        table = house.at_cards(game, PEOPLE[:seats], "curtain", plies=plies)
        seat = table.secrecy.curtain
        house.frames(30)
        house.press("confirm", device=table.hands.devices[seat])
        house.frames(30)
        assert table.show.eyes.front == seat
        table.input.tell(seat, ("name", ", ".join(long)), warning=False)
        house.frames(2)
        box, board = table.picture.seen.sitter_of(seat).said.box, table.show.board
        lying = [place for place in table.show.layer.map_pieces()
                 if board.box_of(place).overlaps(box)]
        assert not lying, (seat, lying)
        assert not [one for one in range(seats) if table.show.panel_of(one).overlaps(box)]
        told.add(seat)
        house.house.to_title()
    assert len(told) > 1
