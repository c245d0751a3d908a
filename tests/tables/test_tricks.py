"""A trick on the table says whose each card is, what is the best so far and what comes of it; hands
and panels say how everybody stands."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import pairwise, product
from typing import Any

import pytest

from game.core.record import Player
from game.core.settings import Mode
from game.games import load_rules
from game.games.herrlof.table.signs import find_seam
from game.picture.screen import Box
from game.picture.theme import GOLD, SEAT_COLOURS
from game.tables.capabilities import Standing
from game.tables.standings import list_shields
from game.tables.table import TableScene
from game.tables.tray import fitted_tray
from game.tables.tricks import box_of_play
from tests.games.haggis import positions as haggis
from tests.games.herrlof import positions as herrlof
from tests.house import OpenHouse, find_pictures

Open = Callable[..., OpenHouse]


def play(house: OpenHouse, game: str, *moves: str) -> TableScene:
    """Make moves of the seats that are asked, and wait until all lies still."""
    table = house.table
    for move in moves:
        table.play(min(table.match.prompts), load_rules(game).parse(move))
        table.settle()
        house.frames(2)
    return table


def colours(house: OpenHouse, box: Box) -> Counter[Any]:
    """The colours of the window in a box, each with how often."""
    surface, screen = house.house.screen.surface, house.house.screen
    (left, top), (right, bottom) = screen.to_pixel(box.x, box.y), screen.to_pixel(
        box.right, box.bottom)
    return Counter(surface.get_at(place)[:3] for place in product(
        range(int(left), int(right)), range(int(top), int(bottom))))


def test_every_card_lies_before_whoever_played_it_and_the_best_a_little_higher(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("2r9g/4r5b/6r7b"), seats=3)
    table = play(house, "herrlof", "play 2r", "play 4r")
    lying = {played.seat: played for played in table.show.trick}
    assert [lying[0].led, lying[1].led] == [True, False]
    assert [lying[0].best, lying[1].best] == [False, True]
    board = table.show.board
    for seat, played in lying.items():
        spot = board.box_of(f"{'best' if played.best else 'side'}/{seat}")
        assert board.box_of(played.places[0]) == spot
    assert board.box_of("best/1").h > board.box_of("side/1").h
    assert "led" in house.words()


def test_a_valknut_leaves_no_best_card(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("2r9g/4rV/6r7b"), seats=3)
    table = play(house, "herrlof", "play 2r", "play V")
    assert not [played for played in table.show.trick if played.best]


def test_earlier_plays_lie_apart_and_the_last_one_has_its_name(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("haggis", haggis.at("4r4o10b/6r6o10g/8r8o2b"), seats=3)
    table = play(house, "haggis", "play 4r 4o", "play 6r 6o", "play 8r 8o")
    assert [played.seat for played in table.show.trick] == [0, 1, 2]
    assert "Pair of 8" in house.words() and "'wins'" not in house.words()
    boxes = [[table.show.board.box_of(place) for place in played.places]
             for played in table.show.trick]
    assert boxes[0][-1].right < boxes[1][0].x
    assert not any(one.overlaps(other) for one in boxes[0] + boxes[1] for other in boxes[2])
    assert min(box.w for box in boxes[2]) > 1.4 * boxes[0][0].w
    names = [box for page in table.picture.drawn for name, box in page.leaves
             if name in (repr(table.show.name_of(0)), repr(table.show.name_of(1)))
             and 600 < box.x < 1300 and box.y < 206]
    cards = [box for play_ in boxes[:2] for box in play_]
    assert len(names) == 2 and all(not name.overlaps(card) for name in names for card in cards)
    assert all(any(abs(name.y - card.bottom) < 20 for card in cards) for name in names)


def test_the_trick_before_lies_small_and_told_over_free_places_before_the_next_is_led(
    open_house: Open,
):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("2r9g3b/4r5b2y/8r7b4y"), seats=3)
    table = play(house, "herrlof", "play 2r", "play 4r", "play 8r")
    show = table.show
    last, free = [[show.board.box_of(f"{kind}/{n}") for n in range(3)] for kind in ("last", "side")]
    assert "'took it with red 8'" in house.words() and show.layer.dull == {"last/0", "last/1"}
    assert not any(card.overlaps(place) for card in last for place in free)
    assert max(card.w for card in last) < 0.5 * min(place.w for place in free)
    play(house, "herrlof", "play 7b")
    assert [show.board.box_of(f"last/{n}") for n in range(3)] == last, "it is not in the way"
    assert {f"last/{n}" for n in range(3)} <= show.layer.dull
    assert "'took it with red 8'" in house.words()


def test_where_somebody_is_to_be_chosen_her_hand_is_lit_and_ones_own_is_pale(open_house: Open):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", herrlof.at(
        "2r9g/4r5b/6r7b", stage="0:trick>1", tricks="0/1/1"), "open", seats=3)
    hands = {seat: table.show.board.box_of(f"hand/{seat}/0") for seat in (1, 2)}

    def light() -> list[tuple[int, ...]]:
        house.frames(60)
        return [tuple(
            house.house.screen.surface.get_at(tuple(map(round, house.house.screen.to_pixel(
            box.x - 6, box.center[1])))))[:3] for box in hands.values()]
    table.input.set_focus(0, "victim/1")
    first = light()
    assert {"hand/0/0", "hand/0/1"} <= table.show.layer.dull
    table.input.set_focus(0, "victim/2")
    second = light()
    assert sum(first[0]) > sum(second[0]) + 40
    assert sum(second[1]) > sum(first[1]) + 40


def test_a_stamp_on_her_panel_says_who_has_passed(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("haggis", haggis.at("4r4o10b/6r6o10g/8r8o2b"), seats=3)
    play(house, "haggis", "play 4r 4o", "pass", "play 8r 8o")
    assert house.words().count("Passed") == 1
    stamp = next(box for page in house.table.picture.drawn for name, box in page.leaves
                 if "Passed" in name)
    assert stamp.is_within(house.table.show.panel_of(1))


@pytest.mark.parametrize(("taken", "said", "kinds"), [
    (1, 3, ["full", "open", "open"]),
    (2, 2, ["gold", "gold"]),
    (3, 2, ["full", "full", "split"]),
    (0, 0, ["none"]),
    (2, None, ["full", "full"]),
], ids=str)
def test_shields_are_outlines_until_they_are_taken(
    taken: int, said: int | None, kinds: list[str],
):
    assert list_shields(Standing(0, 40, taken, said)) == kinds


def test_what_somebody_else_has_predicted_is_sealed(open_house: Open):
    house = open_house("--speed", "instant")
    position = herrlof.at("2r9g/4r5b", predictions="1/2")
    table = house.in_position("herrlof", position, "peek")
    assert [standing.sealed for standing in table.show.standings] == [True, True]
    assert [standing.predicted for standing in table.show.standings] == [None, None]


def test_the_last_card_of_a_hand_is_told(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("haggis", haggis.at("4r4o10g/6r6o"))
    assert "Last card" not in house.words()
    house.house.to_title()
    house.in_position("haggis", haggis.at("4r4o10g/6r"))
    assert "Last card" in house.words()


def test_why_another_leads_is_told(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("9r9g/4r5b/6b7b"), seats=3)
    play(house, "herrlof", "play 9r", "play 4r", "play 6b")
    assert house.words().count("'red 9 won: Ask leads'") == 1, "and told once"
    assert "so Ask leads" not in house.words()


def test_why_the_cards_of_a_bombed_trick_go_to_another_is_told(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("haggis", haggis.at("4rJQ10g/6r6o"))
    play(house, "haggis", "play J Q", "pass")
    assert "Freja wins with a bomb, so Ask gets the cards." in house.words()


@pytest.mark.parametrize(("speed", "told"), [("1", True), ("instant", False)])
def test_a_bomb_has_the_table_to_itself_for_a_breath(open_house: Open, speed: str, told: bool):
    house = open_house("--speed", speed)
    table = house.in_position("haggis", haggis.at("4rJQ10g/6r6o"))
    table.play(0, load_rules("haggis").parse("play J Q"))
    seen = False
    for _ in range(60):
        house.frames(1, 0.1)
        seen = seen or "Freja! Bomb: J Q" in house.words()
    assert seen == told
    assert "Freja! Bomb: J Q" not in house.words()


@pytest.mark.parametrize(("trump", "redder"), [("8r", True), ("8g", False), ("H", None)])
def test_the_seam_of_the_hide_has_the_colour_of_trumps(
    open_house: Open, trump: str, redder: bool | None,
):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", herrlof.at("2r9g/4r5b", trump), seats=2)
    reds = greens = 0
    surface = house.house.screen.surface
    left = range(surface.get_width() // 3)  # beside the panel at the top
    for place in product(left, range(54, 68)):  # along the upper seam
        red, green, blue, _ = surface.get_at(place)
        reds += red - green > 80 and red > 140
        greens += green - red > 60 and green - blue > 30
    assert find_seam(table.show.view).endswith("_r") is (redder is True)
    assert (reds > 20) is (redder is True)
    assert (greens > 20) is (redder is False)


def test_a_prediction_is_a_rack_of_shields_of_which_the_one_in_focus_is_lit(open_house: Open):
    house = open_house("--speed", "instant")
    table = house.at_cards("herrlof", (Player("Freja"), Player("Ask", "novice")), "open")
    seat = next(iter(table.pickers))

    def full() -> list[str]:
        return [name for page in table.picture.drawn for name, box in find_pictures(page)
                if name.startswith("ui/shield_") and box.w < 90]

    house.heed(seat)
    for number in (3, 5):
        table.focus[seat] = f"number/{number}"
        house.frames(2)
        assert full().count("ui/shield_board") == 1
        assert len(full()) == 1 + max(
            int(place.rpartition("/")[2]) for place in table.questions.map_places(seat)
            if place.startswith("number/"))


@pytest.mark.parametrize(("third", "said", "winner"), [
    ("play 6r", "'Embla' | 'took it with red 6'", 2),
    ("play V", "Embla destroyed it", None)])
def test_whose_the_last_trick_was_can_be_seen(
    open_house: Open, third: str, said: str, winner: int | None,
):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("2r9g/4r5b/6rV7b"), seats=3)
    table = play(house, "herrlof", "play 2r", "play 4r", third)
    cards = {played.seat: played for played in table.show.trick
             if played.places[0].startswith("last/")}
    assert sorted(cards) == [0, 1, 2]
    assert [seat for seat, played in cards.items() if played.best] == [
        seat for seat in (winner,) if seat is not None]
    assert said in house.words()
    split = sum(count for (red, green, blue), count in colours(
        house, box_of_play(table.show, cards[0]) or Box(0, 0, 1, 1)).items()
        if red > 220 and 2 * blue < green < 170)
    assert (split > 20) is (winner is None)


@pytest.mark.share(2)
@pytest.mark.parametrize(("points", "crowns", "said"), [
    ((0, 0, 0), 0, ["tied"] * 3), ((12, 12, 12), 0, ["tied"] * 3),
    ((31, 12, 0), 1, ["leads by 19", "19 behind", "31 behind"]),
    ((31, 31, 4), 2, ["shared lead", "shared lead", "27 behind"])])
def test_a_panel_says_who_leads_or_how_far_behind_she_is(
    open_house: Open, points: tuple[int, ...], crowns: int, said: list[str],
):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", haggis.at("4r4o10b/6r6o10g/8r8o2b"), seats=3)
    table.show.standings = [Standing(each, 250) for each in points]
    house.frames(2)
    told = house.words()
    pictures = [name for page in table.picture.drawn for name, _ in find_pictures(page)]
    assert pictures.count("ui/crown") == crowns
    assert all(told.count(f"'{text}'") == said.count(text) for text in said)
    assert sum(map(told.count, ("behind", "leads", "shared", "'tied'"))) == len(said)


def like(found: Counter[tuple[int, int, int]], colour: tuple[int, int, int]) -> int:
    """How many points have a colour, or one that the eye takes for it."""
    return sum(count for one, count in found.items()
               if max(abs(a - b) for a, b in zip(one, colour, strict=True)) < 8)


@pytest.mark.parametrize(("trump", "marked"), [("8r", 1), ("8g", 2), ("H", 0)])
def test_a_strip_lies_on_every_trump_of_an_open_hand_and_the_first_says_why(
    open_house: Open, trump: str, marked: int,
):
    house = open_house("--speed", "instant")
    table = house.in_position("herrlof", herrlof.at("2r3g9g/4r5b", trump), "open", seats=2)
    house.frames(2)
    layer = table.show.layer
    poses = [layer.find_resting(f"hand/0/{n}") for n in range(3)]
    edges = [colours(house, Box(pose.x, pose.y - pose.h / 2 - 8, 60, 16)) for pose in poses if pose]
    assert sum(like(edge, GOLD) > 30 for edge in edges) == marked
    assert house.words().count("'trump'") == (marked > 0)


def test_a_tray_is_no_wider_than_its_cards_want(open_house: Open):
    house = open_house("--speed", "instant")
    for hand, bare in (("2r9g", True), ("1r2r3r4r5r6r7r1g2g3g4g", False)):
        table = house.in_position("herrlof", herrlof.at(f"{hand}/5b6b"), "open", seats=2)
        house.frames(2)
        end = table.show.board.box_of("tray")._replace(w=20)
        own = SEAT_COLOURS[table.show.eyes.front or 0]
        assert (like(colours(house, end), own) < 10) == bare
        house.house.to_title()


def test_the_deck_is_lit_while_a_card_shall_go_under_it(open_house: Open):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("3r9g5g/4r5b6g/6b7b8b"), seats=3)
    table = play(house, "herrlof", "play 3r")
    around = table.show.board.box_of("deck").inset(-14)
    house.frames(2)
    dark = sum(map(sum, colours(house, around).elements()))
    play(house, "herrlof", "draw")
    house.frames(2)
    assert sum(map(sum, colours(house, around).elements())) > 1.05 * dark


@pytest.mark.parametrize(("plays", "winner"), [(["2r"], 0), (["2r", "4r"], 1), (["2r", "V"], None)])
def test_the_one_card_that_wins_so_far_says_so(
    open_house: Open, plays: list[str], winner: int | None,
):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at("2r9g/4rV5b/6r7b"), seats=3)
    table = play(house, "herrlof", *(f"play {card}" for card in plays))
    assert "'led" in house.words()
    tabs = [box for page in table.picture.drawn for name, box in page.leaves
            if name in ("'highest so far'", "'led: highest so far'")]
    cards = [table.show.board.box_of(one.places[0]) for one in table.show.trick
             if one.seat == winner]
    assert [tab.overlaps(card) for tab, card in zip(tabs, cards, strict=True)] == [True] * len(
        cards)


@pytest.mark.parametrize(("taken", "told"), [
    ("0/1", "0 of 3: 3 to go"), ("3/1", "3 of 3: win no more"), ("4/1", "4 of 3: 1 too many"),
])
def test_tricks_are_told_in_words_and_a_secret_prediction_is_called_one(
    open_house: Open, taken: str, told: str,
):
    house = open_house("--speed", "instant")
    position = herrlof.at("2r9g/4r5b", predictions="3/2", tricks=taken)
    house.in_position("herrlof", position, "peek", bots=(1,))
    words = house.words()
    assert told in words
    assert "'sealed'" in words
    assert "'1 trick'" in words


@pytest.mark.parametrize(("hands", "mode", "told"), [
    ("2r9g3b4b/4r5b6b7b", "peek", ()), ("2r9g3b4b/4r5b6b7b", "open", ("open hand",)),
    ("2r9g3b4b/4r5b", "peek", ("cards left",)),
])
def test_a_hand_that_lies_open_or_is_almost_played_says_so(
    open_house: Open, hands: str, mode: Mode, told: tuple[str, ...],
):
    house = open_house("--speed", "instant")
    house.in_position("herrlof", herrlof.at(hands), mode)
    assert [word for word in ("open hand", "cards left") if word in house.words()] == [*told]


@pytest.mark.parametrize(("game", "hand"), [
    ("haggis", "4r4o10g"), ("haggis", "4r4o10gJ"), ("haggis", "J"), ("haggis", "2r"),
    ("haggis", "4r4o10gQK"), ("herrlof", "4r3b"),
])
def test_a_hand_lies_in_the_middle_under_the_table_and_so_does_its_tray(
        open_house: Open, game: str, hand: str):
    house = open_house("--speed", "instant")
    position = haggis.at(f"{hand}/6r6o") if game == "haggis" else herrlof.at(f"{hand}/6r6b")
    show = house.in_position(game, position).show
    house.frames(2)
    cards = [show.board.box_of(place) for place in show.held[0]]
    left, right = min(card.x for card in cards), max(card.right for card in cards)
    assert (left + right) / 2 == pytest.approx(960)
    tray = fitted_tray(show, 0)
    assert tray.center[0] == pytest.approx(960)
    assert tray.x < left < right < tray.right


@pytest.mark.parametrize("focus", ["hand/0/3", "wild/0/0", "wild/0/1", "wild/0/2"])
def test_a_full_hand_ends_before_the_hints_wherever_it_is_opened(open_house: Open, focus: str):
    house = open_house("--speed", "instant")
    full = "2r3r4r5r6r7r8r9r10r2o3o4o5o6oJQK"
    show = house.in_position("haggis", haggis.at(f"{full}/7g8g")).show
    house.aim(focus)
    house.frames(2)
    assert [*show.board.opened] == [focus.rpartition("/")[0]]
    cards = sorted(show.board.box_of(place) for place in show.held[0])
    assert all(one.x < other.x for one, other in pairwise(cards))
    assert cards[-1].right < show.board.box_of("hints").x
    assert show.board.box_of("tray").x < cards[0].x


def test_earlier_plays_of_many_cards_lie_apart_too(open_house: Open):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", haggis.at(
        "10r10o/9g/2b", trick="0:2r2o3r3o,1:4r4o5r5o,2:6r6o7r7o,0:8r8o9r9o", stage="1:play"),
        seats=3)
    house.frames(2)
    boxes = [[table.show.board.box_of(place) for place in played.places]
             for played in table.show.trick]
    assert boxes[0][-1].right < boxes[1][0].x
    assert boxes[1][-1].right < boxes[2][0].x
