"""Halmstad at the table: picking and its sums, answers given unseen and in time, what is
remembered."""

from __future__ import annotations

from random import Random

import pytest

from game import match as matches
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.house import new_file
from game.match import Header, Player, resume
from game.picture.screen import Box
from game.shelf.halmstad import rules as halmstad
from game.shelf.halmstad import table as manners
from game.shelf.halmstad.rules.state import CARD, TIMBER
from game.shelf.halmstad.table.equation import terms
from game.tables.hands import Hands
from game.tables.pickers import Chosen, Refused
from game.words import Words
from tests.house import OpenHouse
from tests.shelf.halmstad.positions import at as placed
from tests.tables.test_pad_cards import opens, touch
from tests.tables.test_secrecy import open_cards
from tests.ways import left_over

PEOPLE = (Player("Freja"), Player("Ask"), Player("Embla"))
DEVICES = {0: LEFT_KEYS, 1: RIGHT_KEYS, 2: "pad/9"}
# The ruling's example: seat 0 has fed an ace; and the same position before that.
FED = ("30s,tide2 6H4DJH7C10D9D*3H5DASAD8D9H5S10C9C2S4C6S2CQDKC8C3SJD3H10S3C8CJS9C2D2C9HKD4SAC3CQS"
       "*8S9DAHAS3D3DJS5HQD9S7HKH7C3S4H7D2D8DKS10C5C8S6C6H7S6CKDQC6D5S10H4DQHADKHKCJD6D "
       "2H4C5D7H8HJC+JC~*/2H5C8H10S10HJC*+*/5H9S10DQSQHKSAH~10DAH 2S7S/7D/QC/JH/4S "
       "*:0~0;2=7H/6S:02~2/4H:02 0:0:-/0:0:-/0:0:- - turn 0 sx fed AC:--")
TURN = FED.replace("turn 0 sx fed AC:--", "turn 0 x").replace("7H8HJC+JC", "7H8HJCAC+JC")

CLAIM = placed("2C3S2S2H5DQC*/-/-", "7H/5D/QS/4C/10S")


def at(house: OpenHouse, position: str, mode: str = "peek", bots: int = 0, **devices: object):
    """The table in a position without a record, for three people or for one among bots."""
    players = tuple(Player(p.name, "novice") if seat >= 3 - bots else p
                    for seat, p in enumerate(PEOPLE))
    match = matches.start(Header("halmstad", halmstad.VERSION, players, "5"),
                          new_file(house.house.records, "halmstad"))
    match.states[-1] = halmstad.read(position)
    own = {seat: devices.get("device", device) for seat, device in DEVICES.items()
           if seat < 3 - bots}
    house.house.open_table(match, Hands(players, own, mode))
    house.frames(30)
    return house.table


def turn_picker():
    return manners.picker(halmstad.read(TURN), 0)


# picking


def test_the_tray_adds_red_and_black_up_against_the_demand():
    picker = turn_picker()
    said = []
    for place in ("pile/2/0", "hand/0/1", "hand/0/3", "hand/0/5"):
        assert picker.touch(place) is None
        said.append(picker.tray())
    assert said[0] == ("halmstad-tray-pile",)
    assert said[1] == ("halmstad-tray-swap",)  # it may be meant for that
    assert said[2] == (
        "halmstad-missing", ("result-and", ("halmstad-need-black", 3), ("halmstad-need-captain",)))
    assert said[3] == ("halmstad-missing", ("halmstad-need-black", 3))
    assert picker.refusal("button/contract") == ("halmstad-load-exact", 4, 7)
    assert isinstance(picker.touch("button/contract"), Refused)


def test_what_exceeds_the_demand_is_said_while_picking():
    picker = turn_picker()
    for place in ("pile/2/0", "hand/0/0", "hand/0/4"):  # 2 and 8 of hearts
        picker.touch(place)
    assert picker.tray() == ("halmstad-supply-exact", 10, 7)


@pytest.mark.parametrize(("places", "says"), [
    (("button/contract",), "halmstad-one-demand"),
    (("pile/1/0", "pile/2/0", "button/contract"), "halmstad-one-demand"),
    (("pile/1/0", "hand/0/1", "button/contract"), "halmstad-no-demand"),
    (("pile/2/0", "hand/0/6", "button/contract"), "halmstad-no-part"),
    (("button/swap",), "halmstad-swap-how"),
    (("hand/0/0", "hand/0/1", "pile/1/0", "button/swap"), "halmstad-swap-how"),
    (("button/feed",), "halmstad-feed-how"),
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
    claims = [move for move in halmstad.moves(view, 0) if move[0] == "claim"]
    most = max(len([c for c in move[3] if c in TIMBER]) for move in claims)
    picker = manners.picker(view, 0)
    assert picker.offers
    assert picker.propose(1)
    chosen = picker.touch("button/contract")
    assert isinstance(chosen, Chosen)
    assert chosen.move in claims
    assert len([c for c in chosen.move[3] if c in TIMBER]) == most == 2
    picker = manners.picker(view, 0)
    ballast = manners.held(view, 0)[CARD["5S"]][0]
    picker.touch(ballast)
    assert picker.propose(1)
    assert ballast in picker.path
    assert picker.touch("button/contract") in map(Chosen, claims)


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


# answers


def test_answers_are_given_unseen_and_shown_together(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    assert table.blind.asks(1) and table.blind.asks(2)
    house.press("right", device=RIGHT_KEYS)
    one = house.picture()
    house.press("left", device=RIGHT_KEYS)
    assert house.picture() == one  # nobody sees which
    house.press("confirm", device=RIGHT_KEYS)
    assert halmstad.write(halmstad.view(table.match.state, None)).endswith("fed AC:?-")
    assert open_cards(table) == set()
    house.press("right", device="pad/9")
    house.press("confirm", device="pad/9")
    assert halmstad.write(table.match.state).endswith("turn 0 sx proved AC")


def test_an_answer_may_be_changed_until_it_is_confirmed(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.press("confirm", device=RIGHT_KEYS)  # nothing in mind yet
    assert "left or right" in house.said(1)
    house.press("right", "left", "confirm", device=RIGHT_KEYS)
    assert table.match.record.lines[-1].move == "believe"


def test_a_press_right_after_the_question_was_meant_for_something_else(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN)
    table.play(0, halmstad.parse("feed AC"))
    house.frames(2)
    house.press("right", "confirm", device=RIGHT_KEYS)
    assert not table.match.record.lines[1:]
    house.frames(30)
    house.press("right", "confirm", device=RIGHT_KEYS)
    assert table.match.record.lines[-1].move == "challenge"


def test_with_one_device_the_answers_go_through_the_curtain(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, "curtain", device=LEFT_KEYS)
    for seat in (1, 2):
        assert table.secrecy.curtain == seat
        house.frames(5, 0.1)
        house.press("confirm", device=LEFT_KEYS)
        assert open_cards(table) == {seat}
        house.heed(seat)
        house.press("confirm", "confirm", device=LEFT_KEYS)
    assert halmstad.write(table.match.state).endswith("turn 0 sx believed AC")


def seconds_left(table) -> int | None:
    return table.countdown.shown()


def test_the_time_runs_stands_still_under_a_pause_and_ends_in_belief(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.frames(10, 1.0)
    left = seconds_left(table)
    assert left in (19, 20)
    house.press("pause", device=LEFT_KEYS)
    house.frames(30, 1.0)
    house.press("cancel", device=LEFT_KEYS)
    assert seconds_left(table) in (left - 1, left)
    house.heed(1)
    house.press("right", "confirm", device=RIGHT_KEYS)
    house.frames(22, 1.0)
    assert [line.move for line in table.match.record.lines[-2:]] == ["challenge", "believe"]
    assert seconds_left(table) is None


def test_without_a_limit_no_time_runs(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED.replace("30s", "0s"))
    assert seconds_left(table) is None
    house.frames(100, 1.0)
    assert set(table.match.prompts) == {1, 2}


def test_behind_the_curtain_nobodys_time_runs(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, "curtain", device=LEFT_KEYS)
    house.frames(20, 1.0)
    assert seconds_left(table) == 30


# what is remembered


def test_a_seat_sees_what_it_knows_as_ghosts_and_marks_and_nobody_else_does(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN)
    pieces = table.show.layer.pieces()
    assert [pieces[f"belief/{n}"] for n in (1, 2, 3)] == ["?", "?", "?"]
    assert pieces["seen/1/0"] == "chip *" and pieces["seen/2/0"] == "maybe 10D"
    assert pieces["touched/1/0"] == "hand 0"
    house.press("confirm", device=LEFT_KEYS)
    pieces = table.show.layer.pieces()
    assert [pieces[f"belief/{n}"] for n in (1, 2, 3)] == ["ghost *", "ghost 6S", "ghost 4H"]
    assert "memory/1/2" not in pieces
    house.press("cancel", device=LEFT_KEYS)
    house.press("prev", device="pad/9")
    pieces = table.show.layer.pieces()
    assert pieces["memory/1/2"] == "chip 7H"
    assert pieces["belief/1"] == "?"


def test_whoever_wants_to_remember_alone_is_not_reminded(open_house):
    house = open_house("--speed", "instant")
    house.house.settings.remind = False
    table = at(house, TURN, bots=2)
    pieces = table.show.layer.pieces()
    assert [pieces[f"belief/{n}"] for n in (1, 2, 3)] == ["?", "?", "?"]
    assert not {place.split("/")[0] for place in pieces} & {"seen", "memory", "knows", "touched"}
    looking = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    assert [looking.show.layer.pieces()[f"belief/{n}"] for n in (1, 2, 3)] == ["*", "6S", "4H"]


# whole matches


@pytest.mark.parametrize("mode", ["curtain", *(pytest.param(mode, marks=pytest.mark.long)
                                              for mode in ("peek", "hold"))])
def test_three_pads_play_a_match_to_its_end(open_house, mode):
    play_out(open_house, mode, 14)


@pytest.mark.long
@pytest.mark.parametrize("mode", ["curtain", "peek", "hold"])
def test_three_pads_play_a_whole_match(open_house, mode):
    play_out(open_house, mode, 79)


def play_out(open_house, mode: str, left: int) -> None:
    """Play with pads alone to the end of a match, from where so many cards are left in the deck."""
    house = open_house("--speed", "instant", "--seed", "3")
    pads = [house.plug(maker, name)
            for maker, name in (("xbox", "Red"), ("sony", "Blue"), ("xbox", "Green"))]
    match = matches.start(Header("halmstad", halmstad.VERSION, PEOPLE, "9"),
                          new_file(house.house.records, "halmstad"))
    while len(match.state.deck) > left:
        house.wander(match, 1, seed=len(match.record.lines))
    devices = {seat: pad.device for seat, pad in enumerate(pads)}
    house.house.open_table(match, Hands(PEOPLE, dict(devices), mode))
    house.frames(30)
    table, rng = house.table, Random(4)
    while table.match.result is None:
        seat = rng.choice(list(table.match.prompts))
        move = eager(halmstad.moves(table.match.state, seat), rng)
        before = len(table.match.record.lines)
        if table.blind.asks(seat):
            house.frames(5, 0.1)
            side = "dpad_left" if move == ("believe",) else "dpad_right"
            house.tap(pads[seat], side)
            house.tap(pads[seat], "south")
        else:
            if table.secrecy.curtain is not None:
                seat = table.secrecy.curtain
                move = eager(halmstad.moves(table.match.state, seat), rng)
            opens(house, pads[seat], seat)
            view = table.rules.view(table.match.state, seat)
            for place in next(iter(manners.touches(view, seat, move))):
                if left_over(table.pickers[seat], place):
                    touch(house, pads[seat], seat, place)
        pads[seat].release("shoulder_left")
        house.frames()
        assert len(table.match.record.lines) == before + 1
        assert open_cards(table) <= {seat} or table.match.result is not None
    house.until("ScoringScene")
    while house.scene == "ScoringScene":
        house.tap(pads[0], "south")
    house.until("ResultsScene")
    assert resume(table.match.record.file).states == table.match.states


def eager(moves, rng: Random):
    """A random move that favours contracts and feedings."""
    bold = [move for move in moves if move[0] in ("claim", "fulfil", "feed", "reveal", "challenge")]
    return rng.choice(bold if bold and rng.random() < 0.8 else list(moves))


def test_a_picked_card_leads_to_a_belief_and_not_past_it(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    assert "button/stay" in table.questions.fields(0)
    table.focus[0] = "hand/0/2"
    house.press("confirm", "up", device=LEFT_KEYS)
    assert table.focus[0].startswith("belief/")
    assert "button/stay" not in table.questions.fields(0)


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


def test_the_caption_of_bids_says_who_has_bid_what(open_house):
    house = open_house("--speed", "instant")
    table = house.at_cards("halmstad", tuple(map(Player, ("Freja", "Ask", "Embla"))), "open")
    for seat in (0, 1, 2):
        table.play(seat, next(iter(table.rules.moves(table.match.state, seat))))
    table.settle()
    bids = next(table.say(says) for _, says in table.show.captions
                if says[0] == "halmstad-beat-bids")
    assert bids.startswith("Freja bids ")
    assert ", Ask " in bids
    assert ", Embla " in bids


# the equation, and shorter ways


def equation(*places: str) -> dict[str, tuple[object, str, bool]]:
    """How far each term of the equation reaches, what it lacks, and whether it is right."""
    view = halmstad.read(TURN)
    return {term.word: (term.reached, term.slot, term.right)
            for term in terms(view, manners.picked(view, 0, places))}


def test_the_equation_says_in_figures_what_a_contract_lacks():
    assert equation("hand/0/1", "pile/2/0") == {
        "demand": (None, "", True), "supply": ((0, 7), "?", False), "load": ((4, 7), "", False),
        "captain": (None, "?", False)}
    assert equation("hand/0/3", "hand/0/2", "pile/2/0")["supply"] == ((12, 7), "", False)
    assert equation("hand/0/3", "hand/0/5", "pile/2/0") == {
        "demand": (None, "", True), "supply": ((7, 7), "", True),
        "load": ((0, 7), "timber", False), "captain": (None, "", True)}
    assert not equation("pile/3/0", "hand/0/1")["demand"][2], "a queen demands nothing"


TERMS = [f"pieces/halmstad/part_{name}" for name in ("demand", "supply", "load", "captain")]


def drawn(house: OpenHouse) -> list[str]:
    """Everything that lies on the table's plates, by name."""
    return [name for page in house.table.picture.drawn for name, _ in page._leaves]


def test_the_equation_stands_over_the_hand_for_as_long_as_a_contract_can_be_made(open_house):
    house = open_house("--speed", "instant")
    at(house, TURN, bots=2)
    assert {*TERMS} <= {*drawn(house)}
    assert drawn(house).count("'?'") == 3, "its places are open"
    house.touch("hand/0/1", "pile/2/0")
    assert {*TERMS} <= {*drawn(house)}
    assert "'4 of 7'" in drawn(house)
    house.house.settings.language = "sv"
    house.house.change()
    house.frames(2)
    assert "'4 av 7'" in drawn(house)
    at(house, TURN.replace("turn 0 x", "turn 0 xf"), bots=2)
    assert not {*TERMS} & {*drawn(house)}


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
    assert table.focus[0] in table.pickers[0].nexts()


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


def test_passing_is_one_step_from_the_first_card(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    table.focus[0] = "hand/0/0"
    house.press("left", device=LEFT_KEYS)
    assert table.focus[0] == "button/pass"


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
    barred = manners.picker(halmstad.read(TURN.replace("turn 0 x", "turn 0 xf")), 0)
    assert barred.touch("belief/1") == Refused(("halmstad-examined",))


# what is told, with its reason


def told(position: str, seat: int, move: str) -> list[str]:
    """What is said of a move."""
    words = Words("en")
    beats = halmstad.apply(halmstad.read(position), seat, halmstad.parse(move), Random(1))
    return [words.say(_named(manners.caption(beat))) for beat in beats]


def _named(value):
    if not isinstance(value, tuple):
        return value
    if value[:1] == ("seat",):
        return ("name", PEOPLE[value[1]].name if value[1] >= 0 else "-")
    return tuple(map(_named, value))


def test_captions_say_who_answered_what_and_what_it_means():
    one = FED.replace("fed AC:--", "fed AC:b-")
    assert told(one, 2, "believe")[-2:] == [
        "Ask believes, Embla believes.", "Nobody challenges Freja: a contract without supply."]
    assert told(one, 2, "challenge")[-3:] == [
        "Ask believes, Embla challenges.", "Embla challenges: up with the beliefs.",
        "There is a nisse: it goes with Freja’s contract, and any load."]
    both = told(FED.replace("fed AC:--", "fed AC:-c"), 1, "challenge")
    assert "Both challenge; Ask sits next, and counts." in both


def test_captions_say_why_somebody_begins():
    for card, why in (("KH", "two alike, the third begins"), ("10C", "the highest begins")):
        bids = halmstad.read(placed("KS2H/KD3H/10C4H", stage="bid KS/-/-", piles="7H/4D/JD/5S/2S")
                             if card == "KH" else
                             placed("KS2H/QD3H/10C4H", stage="bid KS/-/-", piles="7H/4D/JD/5S/2S"))
        name = "KD" if card == "KH" else "QD"
        state = halmstad.step(bids, 1, ("bid", CARD[name]), Random(1))
        beats = halmstad.apply(state, 2, ("bid", CARD["10C"]), Random(1))
        said = Words("en").say(_named(manners.caption(
            next(beat for beat in beats if beat.what == "bids"))))
        assert said.endswith(f": {why}.")


def test_what_is_left_is_a_warning_near_the_end(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    assert table.show.table["counters/count"] == ("halmstad-counters", 18)
    assert table.show.table["goal"] == ("halmstad-goal",)
    late = TURN.replace("0:0:-/0:0:-/0:0:-", "0:0:-/3:15:-/0:0:-")
    table = at(house, late, bots=2)
    assert table.show.table["counters/count"] == ("halmstad-counters-last", 3)
    assert [standing.points for standing in table.show.standings] == [0, 15, 0]
    crowned = [box for page in table.picture.drawn for name, box in page._leaves
               if name == "ui/crown"]
    assert len(crowned) == 1
    assert crowned[0].within(table.show.panel(1))


# what lies in the port


def shown(house: OpenHouse, position: str, place: str):
    """What lies at a place for the only human."""
    return at(house, position, bots=2).show.layer.pieces().get(place)


def test_a_sign_says_who_knows_a_belief_only_where_not_all_know_it(open_house):
    house = open_house("--speed", "instant")
    pieces = at(house, TURN, bots=2).show.layer.pieces()
    assert pieces["knows/1/0"] == "seat 0" and "knows/1/1" not in pieces
    pieces = at(house, TURN.replace("*:0~0;2=7H/6S:02~2/4H:02", "*:012/6S:02/4H:02"),
                bots=2).show.layer.pieces()
    assert [pieces.get(f"knows/1/{seat}") for seat in (0, 1, 2)] == [None, "eye", None]
    assert pieces["knows/2/0"] == "seat 0"


def test_small_cards_of_a_hand_are_called_known_or_guessed(open_house):
    house = open_house("--speed", "instant")
    at(house, TURN, bots=2)
    assert "'known'" in house.words() or "'known, perhaps'" in house.words()
    house.house.settings.remind = False
    at(house, TURN, bots=2)
    assert "'known" not in house.words()


def test_while_beliefs_may_be_exchanged_the_piles_are_pale(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    dull = table.show.layer.dull
    assert {"pile/1/0", "pile/5/0"} <= dull
    assert not any(place.startswith("belief") for place in dull)
    table = at(house, TURN, bots=2)
    assert not any(place.startswith("pile") for place in table.show.layer.dull)


def box_of(table, place: str) -> Box:
    return table.show.board.box(place)


def edge(house: OpenHouse, box: Box) -> float:
    """How bright it is just outside a card, above it."""
    screen = house.house.screen
    spots = [screen.at(box.x + box.w * n / 8, box.y - 9) for n in range(2, 7)]
    return sum(screen.surface.get_at(spot).hsva[2] for spot in spots) / len(spots)


def test_what_cannot_be_picked_with_what_is_picked_is_pale_on_the_quays_too(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    house.touch("hand/0/1", "pile/2/0")
    house.frames()
    dull = table.show.layer.dull
    assert {"pile/1/0", "pile/3/0"} <= dull and "pile/2/0" not in dull
    table = at(house, TURN.replace("turn 0 x", "turn 0 dsxf"), bots=2)
    house.frames()
    assert {"pile/1/0", "pile/2/0", "pile/3/0"} <= table.show.layer.dull


def test_what_was_used_up_is_a_pale_sign_with_a_stroke_and_no_words(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 ds"), bots=2)
    assert table.show.layer.pieces()["done/draw"] == "done draw"
    assert all(manners.LOOKS[f"done {name}"].alpha < 128 for name in ("draw", "swap", "examine"))
    surface, screen = house.house.screen.surface, house.house.screen

    def red(place: str) -> bool:
        box = box_of(table, place)
        colour = surface.get_at(screen.at(box.x + box.w * 0.5, box.center[1]))
        return colour.r > max(1.5 * colour.g, 60)
    assert red("done/swap") and not red("done/examine")
    harbour = box_of(table, "harbour")
    assert not [name for page in table.picture.drawn for name, box in page._leaves
                if box.meets(harbour) and box.bottom > box_of(table, "done/swap").y]


def test_the_sign_of_a_demand_stands_at_its_quays(open_house):
    house = open_house("--speed", "instant")
    at(house, TURN, bots=2)
    pictures = []
    for pile in ("7D", "7S"):
        at(house, TURN.replace("2S7S/7D/", f"2S7{'S' if pile == '7D' else 'D'}/{pile}/"), bots=2)
        box = box_of(house.table, "pile/2")
        left, top = house.house.screen.at(box.x, 596)
        pictures.append(house.house.screen.surface.subsurface((left, top, 24, 24)).copy()
                        .get_buffer().raw)
    assert pictures[0] != pictures[1]


def test_when_nothing_else_can_be_done_to_pass_is_what_is_lit(open_house):
    house = open_house("--speed", "instant")
    bright = []
    for done in ("-", "dsxf"):
        table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
        box = box_of(table, "button/pass")
        screen = house.house.screen
        bright.append(screen.surface.get_at(screen.at(box.right - 20, box.center[1])).hsva[2])
    assert bright[1] > 2 * bright[0]


def test_how_far_somebody_is_before_or_behind_is_told_in_words(open_house):
    house = open_house("--speed", "instant")
    at(house, TURN.replace("0:0:-/0:0:-/0:0:-", "3:6:-/0:4:-/0:0:-"), bots=2)
    assert {"'leads by 2'", "'2 behind'", "'6 behind'"} <= {*drawn(house)}
    at(house, TURN, bots=2)
    assert not [text for text in drawn(house) if "leads" in text or "behind" in text]


def test_porridge_stands_in_the_middle_while_it_is_asked_about(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, bots=2)
    board = table.show.board
    middle, niches = board.box("fed").center, [board.box(f"belief/{n}") for n in (1, 2, 3)]
    assert middle[0] == niches[1].center[0] and middle[1] > niches[1].bottom
    board = at(house, FED.replace("fed AC:--", "believed AC"), bots=2).show.board
    assert board.box("fed").x > niches[2].right
    assert not board.box("fed").meets(board.box("plate/2").inset(-12))


def test_a_nisse_that_is_turned_up_has_the_table_to_itself_for_a_breath(open_house):
    house = open_house("--speed", "1")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    table.play(0, halmstad.parse("reveal"))
    while table.show.reel.busy and table.show.moment is None:
        house.frames(1, 0.05)
    lit = box_of(table, "belief/1"), box_of(table, "belief/2")
    house.frames(6, 0.05)
    assert "'Freja finds a nisse!'" in house.words()
    assert table.show.board.box("moment").h <= 90
    assert edge(house, lit[0]) > 2 * edge(house, lit[1]), "the niche with the nisse is lit"
    table.settle()
    house.frames(2)
    assert "'Freja finds a nisse!'" not in house.words()


@pytest.mark.parametrize("position", [
    TURN, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""),
    FED.replace("fed AC:--", "believed AC")])
def test_what_can_be_pressed_lies_on_nothing_else_in_the_port(open_house, position):
    house = open_house("--speed", "instant")
    table = at(house, position, bots=2)
    board, pieces = table.show.board, table.show.layer.pieces()
    buttons = [place for place in table.questions.fields(0) if place.startswith("button/")]
    signs = [board.box(place) for place in pieces if not place.startswith(("hand/0", "seen/0"))]
    signs += [board.box("task"), *(table.show.panel(seat) for seat in (0, 1, 2))]
    if "look" not in position:
        signs.append(board.box("equation"))
    for place in [*buttons, "button/sort", "task"]:
        own = board.box(place)
        assert not [box for box in signs if box != own and box.meets(own)], place
