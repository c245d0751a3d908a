"""Picking at Halmstad: sums, the equation, refusals, and the short ways of the focus."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.devices.press import LEFT_KEYS
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.state import CARD, TIMBER, VALUE
from game.games.halmstad.table import picking
from game.games.halmstad.table.actions import SHINE
from game.games.halmstad.table.equation import split_terms
from game.picture.screen import Box
from game.tables.pickers import Chosen, Refused
from tests.games.halmstad.positions import at as placed
from tests.games.halmstad.seated import CLAIM, TURN, at, box_of, drawn, things, turn_picker
from tests.house import of_colour
from tests.tables.test_secrecy import open_cards


def test_the_tray_adds_red_and_black_up_against_the_demand():
    picker = turn_picker()
    said = []
    for place in ("pile/2/0", "hand/0/1", "hand/0/3", "hand/0/5"):
        assert picker.touch(place) is None
        said.append(picker.tell_tray())
    assert said[0] == ("halmstad-tray-pile",)
    assert said[1] == ("halmstad-tray-swap",)  # it may be meant for that
    assert said[2] == (
        "halmstad-missing", ("result-and", ("halmstad-need-black", 3), ("halmstad-need-captain",)))
    assert said[3] == ("halmstad-missing", ("halmstad-need-black", 3))
    assert picker.find_refusal("button/contract") == ("halmstad-load-exact", 4, 7)
    assert isinstance(picker.touch("button/contract"), Refused)


def test_what_exceeds_the_demand_is_said_while_picking():
    picker = turn_picker()
    for place in ("pile/2/0", "hand/0/0", "hand/0/4"):  # 2 and 8 of hearts
        picker.touch(place)
    assert picker.tell_tray() == ("halmstad-supply-exact", 10, 7)


@pytest.mark.parametrize(("places", "says"), [
    (("button/contract",), "halmstad-one-demand"),
    (("pile/1/0", "pile/2/0", "button/contract"), "halmstad-one-demand"),
    (("pile/1/0", "hand/0/1", "button/contract"), "halmstad-no-demand"),
    (("pile/2/0", "hand/0/6", "button/contract"), "halmstad-no-part"),
    (("button/swap",), "halmstad-swap-how"),
    (("hand/0/0", "hand/0/1", "pile/1/0", "button/swap"), "halmstad-swap-how"),
    (("hand/0/0", "button/feed"), "halmstad-feed-how"),
])
def test_a_button_says_what_is_wrong_with_what_is_picked(places, says):
    picker = turn_picker()
    *picked, button = places
    for place in picked:
        picker.touch(place)
    answer = picker.touch(button)
    assert isinstance(answer, Refused)
    assert answer.says[0] == says


def test_the_button_that_feeds_picks_an_ace_first_and_then_plays_it():
    picker = turn_picker()
    assert picker.touch("button/feed") is None
    assert picker.tell_tray() == ("halmstad-tray-ace",)
    chosen = picker.touch("button/feed")
    assert isinstance(chosen, Chosen) and chosen.move[0] == "feed"


def test_swaps_and_feedings_are_said_with_their_buttons():
    picker = turn_picker()
    for place in ("pile/3/0", "hand/0/0"):  # in either order
        picker.touch(place)
    assert picker.touch("button/swap") == Chosen(halmstad.parse("swap 2H 3"))
    picker = turn_picker()
    picker.touch("hand/0/6")
    assert picker.touch("button/feed") == Chosen(halmstad.parse("feed AC"))


def test_one_press_proposes_the_best_contract_that_holds_what_is_picked():
    view = halmstad.view(halmstad.read(placed("2C3C4C5S7H7DQC/-/-", "7H/4D/JD/5S/2S")), 0)
    claims: list[Any] = [move for move in halmstad.moves(view, 0) if move[0] == "claim"]
    most = max(len([c for c in move[3] if c in TIMBER]) for move in claims)
    picker = picking.make_picker(view, 0)
    assert picker.offers
    assert picker.propose(1)
    chosen: Any = picker.touch("button/contract")
    assert chosen.move in claims
    assert len([c for c in chosen.move[3] if c in TIMBER]) == most == 2
    picker = picking.make_picker(view, 0)
    ballast = picking.map_hand(view, 0)[CARD["5S"]][0]
    picker.touch(ballast)
    assert picker.propose(1)
    assert ballast in picker.path
    assert picker.touch("button/contract") in [Chosen(move) for move in claims]


def test_cards_that_do_not_fit_lie_in_the_shade_and_say_why(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, "open")
    for place in ("hand/0/1", "pile/2/0"):
        table.focus[0] = place
        house.press("confirm", device=LEFT_KEYS)
    house.frames()
    dull = table.show.layer.dull
    assert "hand/0/4" in dull  # the 8 of hearts for a demand of 7
    assert "hand/0/1" not in dull
    table.focus[0] = "hand/0/4"
    house.press("why", device=LEFT_KEYS)
    assert "8" in house.said(0) and "7" in house.said(0)


def test_a_picked_card_leads_to_a_belief_and_not_past_it(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    assert "button/stay" in table.questions.list_fields(0)
    table.focus[0] = "hand/0/2"
    house.press("confirm", "up", device=LEFT_KEYS)
    assert table.focus[0].startswith("belief/")
    assert "button/stay" not in table.questions.list_fields(0)


def test_no_jump_ends_a_turn(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    seen = set()
    for _ in range(40):
        house.press("prev", device=LEFT_KEYS)
        seen.add(table.focus[0])
    assert "button/examine" not in seen  # it was used
    assert "button/pass" not in seen
    assert {"button/swap", "button/feed"} <= seen


def equation(*places: str) -> dict[str, tuple[object, str, bool]]:
    """How far each term of the equation reaches, what it lacks, and whether it is right."""
    view = halmstad.read(TURN)
    return {term.word: (term.reached, term.slot, term.right)
            for term in split_terms(view, picking.find_picked(view, 0, places))}


def test_the_equation_says_in_figures_what_a_contract_lacks():
    assert equation("hand/0/1", "pile/2/0") == {
        "demand": (None, "", True), "supply": ((0, 7), "?", False), "load": ((4, 7), "", False),
        "captain": (None, "?", False)}
    assert equation("hand/0/3", "hand/0/2", "pile/2/0")["supply"] == ((12, 7), "", False)
    assert equation("hand/0/3", "hand/0/5", "pile/2/0") == {
        "demand": (None, "", True), "supply": ((7, 7), "", True),
        "load": ((0, 7), "timber", False), "captain": (None, "", True)}
    assert not equation("pile/3/0", "hand/0/1")["demand"][2], "a queen demands nothing"


TICK = "pieces/halmstad/done"
TERMS = ["'Quay'", "'Your red'", "'Your black'", "'Captain'"]


def test_the_equation_stands_over_the_hand_once_somebody_picks_or_goes_to_the_contract(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    assert not {*TERMS} & {*drawn(house)}
    table.focus[0] = "button/contract"
    house.frames()
    assert {*TERMS} <= {*drawn(house)}
    assert drawn(house).count("'?'") == 3, "its places are open"
    table.focus[0] = "pile/2/0"
    house.touch("hand/0/1")
    assert not {*TERMS} & {*drawn(house)}, "one card alone may be swapped as well"
    house.touch("pile/2/0")
    assert {*TERMS} <= {*drawn(house)}
    assert "'4 of 7'" in drawn(house)
    house.house.settings.language = "sv"
    house.house.change()
    house.frames(2)
    assert "'4 av 7'" in drawn(house)
    at(house, TURN.replace("turn 0 x", "turn 0 xf"), bots=2)
    assert not {*TERMS} & {*drawn(house)}


def test_a_contract_that_was_found_stands_in_groups_with_their_sums_and_what_it_brings(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    table.focus[0] = "button/contract"
    house.frames(2)
    room = box_of(table, "equation")

    def shown() -> dict[str, list[Box]]:
        found: dict[str, list[Box]] = {}
        for name, box in things(house):
            if box.is_within(room):
                found.setdefault(name, []).append(box)
        return found

    found = shown()
    assert "'?'" not in found
    assert {*TERMS, "'+1'", "pieces/halmstad/counter"} <= {*found}
    assert {f"pieces/halmstad/suit_{suit}" for suit in "HDCS"} <= {*found}
    pile = next(place for place in table.pickers[0].find_laid("button/contract").places
                if place.startswith("pile"))
    demand = VALUE[CARD[table.show.table[pile]]]
    assert f"'= {demand}'" in found, "what red or black adds up to"
    laid = {f"pieces/halmstad/maybe_{table.show.table[place]}"
            for place in table.pickers[0].find_laid("button/contract").places}
    assert laid <= {*found}, "what is proposed is pale"
    assert TICK not in found
    assert found["pieces/halmstad/maybe_QC"][0].h >= 54, "its figure is 23 px high"
    house.touch("button/contract")
    house.frames(2)
    found = shown()
    cards = {table.show.table[place] for place in table.pickers[0].path}
    assert {f"pieces/halmstad/chip_{card}" for card in cards} <= {*found}
    assert not [name for name in found if "maybe" in name]
    assert len(found[TICK]) == len(TERMS)


def test_a_tick_stands_only_after_what_is_picked(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    house.touch("hand/0/5", "pile/2/0")
    house.frames(2)
    room = box_of(table, "equation")
    names = [name for name, box in things(house)
             if box.is_within(room)]
    assert names.count(TICK) == 2, "the captain and the quay"
    assert {"pieces/halmstad/chip_QC", "pieces/halmstad/maybe_5D"} <= {*names}


def test_the_cards_of_a_contract_that_was_found_are_framed_in_the_hand_and_no_others(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    house.heed()

    def framed() -> set[str]:
        found = set()
        for place in table.show.held[0]:
            pose = table.show.pose_raised(place)
            strip = Box(pose.x - pose.w / 2 + 20, pose.y - pose.h / 2 - 8, 20, 12)
            if of_colour(house, strip, SHINE) > 3:
                found.add(place)
        return found

    table.focus[0] = "button/pass"
    house.frames(2)
    assert framed() == set()
    table.focus[0] = "button/contract"
    house.frames(2)
    wanted = table.pickers[0].find_laid("button/contract").places
    assert framed() == {place for place in wanted if place.startswith("hand")}


def test_an_ace_is_no_part_of_the_equation(open_house):
    house = open_house("--speed", "instant")
    at(house, TURN, bots=2)
    house.touch("hand/0/6")
    assert not {*TERMS} & {*drawn(house)}


def test_a_closed_hand_shows_no_equation(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN)
    house.press("confirm", device=LEFT_KEYS)
    house.heed(0)
    house.touch("hand/0/1", "pile/2/0")
    assert {*TERMS} <= {*drawn(house)}
    house.press("prev", device=LEFT_KEYS)
    assert open_cards(table) == set()
    assert not {*TERMS} & {*drawn(house)}


def test_a_card_and_a_pile_that_no_contract_can_mean_are_a_swap():
    picker = turn_picker()
    assert picker.touch("hand/0/0") is None
    assert picker.touch("pile/3/0") == Chosen(halmstad.parse("swap 2H 3"))
    picker = turn_picker()
    picker.touch("hand/0/0")
    assert picker.touch("pile/2/0") is None, "a red 7 may be meant as a demand"
    assert picker.touch("button/swap") == Chosen(halmstad.parse("swap 2H 2"))


def test_where_only_a_button_is_left_the_focus_goes_there(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    house.touch("hand/0/1", "pile/2/0")
    assert table.focus[0] == "button/swap"
    house.press("confirm", device=LEFT_KEYS)
    assert table.match.record.lines[-1].move == "swap 4C 2"


def test_directions_go_past_buttons_that_do_nothing_with_what_is_picked(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("2C3S2S2H5DQC*/-/-", "7H/5D/QS/4C/10S"), bots=2)
    house.touch("hand/0/0")
    for _ in range(4):
        house.press("up", device=LEFT_KEYS)
        house.frames()
        assert table.focus[0] not in ("button/fill", "button/swap", "button/feed", "button/pass")


def test_a_card_that_can_only_be_swapped_leads_to_the_pile_of_the_best_swap(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("2H3H7H9CAH*QC/-/-", "QS/KS/JS/KD/4C"), bots=2)
    house.touch("hand/0/0")
    assert table.focus[0].startswith("pile/")
    house.press("cancel", device=LEFT_KEYS)
    assert table.pickers[0].path == ()


def test_the_button_lays_a_contract_out_and_plays_it_when_it_is_pressed_again(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, bots=2)
    assert table.focus[0] == "button/contract", "a contract is there to be made"
    house.heed()
    house.press("confirm", device=LEFT_KEYS)
    assert len(table.pickers[0].path) == 5
    assert not table.match.record.lines
    house.press("cancel", device=LEFT_KEYS)
    assert table.pickers[0].path == (), "one step back drops all that was laid out"
    house.press("confirm", "confirm", device=LEFT_KEYS)
    assert table.match.record.lines[-1].move == "claim 2: 5D | 2C 3S | QC"


def test_what_a_contract_cannot_do_without_comes_along(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, bots=2)
    picker = table.pickers[0]
    house.touch("pile/1/0")
    assert picker.path == ("pile/1/0",), "it may still be swapped"
    house.touch("hand/0/0", "hand/0/1")
    assert len(picker.path) == 7, "there is but one contract for the 7, and it is whole"
    assert table.focus[0] == "button/contract"
    house.press("cancel", device=LEFT_KEYS)
    assert set(picker.path) == {"pile/1/0", "hand/0/0"}, "what came along goes along"


def test_a_card_that_came_along_can_be_let_go_of(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, bots=2)
    house.touch("pile/1/0", "hand/0/0", "hand/0/1", "hand/0/5")
    assert len(table.pickers[0].path) == 6
    assert "hand/0/5" not in table.pickers[0].path


def test_when_all_is_done_the_focus_is_on_the_pass_and_not_before(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    assert table.focus[0] != "button/pass"
    for move in ("swap 2H 3", "examine", "leave"):
        assert table.focus[0] != "button/pass"
        table.play(0, halmstad.parse(move))
        table.settle()
    # the beliefs hide a nisse: whoever knows that may turn them up
    assert table.focus[0] in ("button/reveal", "button/pass")
    assert table.focus[0] in table.pickers[0].list_nexts()


def test_the_next_play_goes_through_contracts_a_draw_swaps_and_a_look(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, bots=2)
    seen = []
    for _ in range(12):
        house.press("next", device=LEFT_KEYS)
        seen.append(table.focus[0])
    assert seen[0] == "button/contract"
    assert {"button/swap", "button/examine"} <= {*seen}
    assert not table.match.record.lines


def test_passing_is_three_steps_from_the_last_card_which_is_one_from_the_first(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    last = len(table.match.state.hands[0]) - 1
    table.focus[0] = "hand/0/0"
    house.press("left", device=LEFT_KEYS)
    assert table.focus[0] == f"hand/0/{last}"
    house.press("up", device=LEFT_KEYS)
    assert table.focus[0] in ("button/feed", "button/pass")
    house.press(*["right"] * (table.focus[0] != "button/pass"), device=LEFT_KEYS)
    assert table.focus[0] == "button/pass"


def test_all_actions_stand_on_one_rail_between_the_piles_and_the_hand(open_house):
    house = open_house("--speed", "instant")
    for done, most, wide in (("-", 5, 235), ("s", 4, 300), ("dsxf", 1, 300)):
        table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
        board, places = table.show.board, table.questions.map_places(0)
        row = sorted(box for place, box in places.items()
                     if place.startswith("button/") and place != "button/sort")
        assert len(row) == 7
        rail, rest = row[:most], row[most:]
        assert {box.w for box in rail} == {wide} and {box.w for box in rest} == {60}
        assert {after.x - before.right for before, after in pairwise(rail)} <= {10, 12}
        assert rail[-1] == board.box_of("button/pass"), "the last of what can be done"
        assert abs(rail[0].x + rail[-1].right - 2 * board.box_of("asked").center[0]) < 2
        assert rest[0].x > rail[-1].right + 10, "what cannot be done stands apart"
        piles = max(board.box_of(f"pile/{n}").bottom for n in range(1, 6))
        assert piles < rail[0].y and rail[0].bottom < board.box_of("hand/0/0").y


def test_directions_lead_from_the_piles_over_the_rail_to_the_hand_and_back(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    for pile in range(1, 6):
        table.focus[0] = f"pile/{pile}/0"
        way = []
        for action in ("down", "down", "up", "up"):
            house.press(action, device=LEFT_KEYS)
            way.append(table.focus[0].split("/")[0])
        assert way == ["button", "hand", "button", "pile"]


def test_a_belief_asks_what_is_to_be_done_there(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    house.touch("belief/2")
    assert next(move[0] for move in table.pickers[0].readings) == "examine"
    house.press("cancel", device=LEFT_KEYS)
    assert not table.pickers[0].readings
    house.touch("belief/2", "reading/0")
    assert table.match.record.lines[-1].move == "examine"


def test_what_was_used_up_says_so_when_a_belief_is_touched():
    barred = picking.make_picker(halmstad.read(TURN.replace("turn 0 x", "turn 0 xf")), 0)
    assert barred.touch("belief/1") == Refused(("halmstad-examined",))
