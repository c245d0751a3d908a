"""What has happened at Halmstad, in words: in the log, at its quay and to whoever asks why."""

from __future__ import annotations

from random import Random

import pytest

from game.core.cards import remove_cards
from game.core.record import Player
from game.core.words import Words
from game.games.halmstad import rules as halmstad
from game.games.halmstad import table as manners
from game.games.halmstad.rules.state import CARD, CARDS
from game.games.halmstad.table import last_action
from game.games.halmstad.table.last_action import find_latest, tell_beat
from game.picture.screen import Box
from game.picture.theme import SEAT_COLOURS
from tests.games.halmstad.positions import at as placed
from tests.games.halmstad.seated import CLAIM, FED, PEOPLE, TURN, at, box_of, drawn, play, things
from tests.house import OpenHouse, of_colour


def told(position: str, seat: int, move: str) -> list[str]:
    """What is said of a move."""
    words = Words("en")
    beats = halmstad.apply(halmstad.read(position), seat, halmstad.parse(move), Random(1))
    return [words.say(_named(tell_beat(beat))) for beat in beats]


def _named(value):
    if not isinstance(value, tuple):
        return value
    if value[:1] == ("seat",):
        return ("name", PEOPLE[value[1]].name if value[1] >= 0 else "-")
    return tuple(map(_named, value))


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


def test_captions_say_who_answered_what_and_what_it_means():
    one = FED.replace("fed AC:--", "fed AC:b-")
    assert told(one, 2, "believe")[-2:] == [
        "Ask believes, Embla believes.", "Nobody challenges Freja: a contract without red cards."]
    assert told(one, 2, "challenge")[-3:] == [
        "Ask believes, Embla challenges.", "Embla challenges: up with the beliefs.",
        "There is a nisse: it goes with Freja’s contract, and any load."]
    both = told(FED.replace("fed AC:--", "fed AC:-c"), 1, "challenge")
    assert "Both challenge; Ask sits next, and counts." in both


def test_a_swap_is_told_with_the_names_of_its_cards():
    assert told(TURN.replace("turn 0 x", "turn 0 -"), 0, "swap 8H 1")[0].startswith(
        "Freja gives 8 of hearts and takes ")


def test_captions_say_why_somebody_begins():
    for card, why in (("KH", "two alike, the third begins"), ("10C", "the highest begins")):
        bids = halmstad.read(placed("KS2H/KD3H/10C4H", stage="bid KS/-/-", piles="7H/4D/JD/5S/2S")
                             if card == "KH" else
                             placed("KS2H/QD3H/10C4H", stage="bid KS/-/-", piles="7H/4D/JD/5S/2S"))
        name = "KD" if card == "KH" else "QD"
        state = halmstad.step(bids, 1, ("bid", CARD[name]), Random(1))
        beats = halmstad.apply(state, 2, ("bid", CARD["10C"]), Random(1))
        said = Words("en").say(_named(tell_beat(
            next(beat for beat in beats if beat.what == "bids"))))
        assert said.endswith(f": {why}.")


def test_a_contract_is_told_at_the_quay_that_demanded_it(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open")
    move = next(move for move in table.rules.moves(table.match.state, 0) if move[0] == "claim")
    play(house, 0, move)
    play(house, 0, ("pass",))
    pile = box_of(table, f"pile/{move[1]}")
    assert of_colour(house, pile._replace(y=pile.bottom + 12, h=44), SEAT_COLOURS[0])
    beside = Box(pile.right + 2, pile.center[1] - 20, 10, 40)
    assert not of_colour(house, beside, SEAT_COLOURS[0]), "its card is gone"


def test_the_tide_is_announced_at_its_quay_to_whoever_is_about_to_end_a_turn_that_brings_it(
    open_house,
):
    house = open_house("--speed", "instant")
    for done, comes in (("-", True), ("sx", True), ("d", False), ("c", False)):
        table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
        for focus in ("button/pass", "hand/0/0"):
            table.focus[0] = focus
            house.frames(2)
            assert ("'Tide next'" in drawn(house)) is (comes and focus != "hand/0/0"), done


@pytest.mark.parametrize(("done", "place", "told"), [
    ("-", "hand/0/0", "No black for 7 yet: swap or look"),
    ("-", "button/pass", "As many of these as you like, then pass"),
    ("sx", "hand/0/0", "Turn up the beliefs, feed, or pass"),
    ("xf", "hand/0/0", "No contracts this turn: swap or pass"),
    ("dsxf", "hand/0/0", "Nothing else to do: pass"),
    ("-", "button/examine", "Look at the beliefs, exchange one"),
    ("x", "button/examine", "You look at the beliefs once a turn.")])
def test_what_is_left_of_a_turn_or_what_an_action_is_for_is_told_in_the_middle(
    open_house, done, place, told,
):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
    table.focus[0] = place
    house.frames(2)
    assert repr(told) in drawn(house)


def log(house: OpenHouse) -> list[str]:
    """What stands in the log."""
    room = box_of(house.table, "captions")
    return [name for name, box in things(house)
            if box.is_within(room.inset(-2))]


def test_what_was_done_last_is_told_at_one_place_with_who_and_a_picture_of_each_card(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), "open")
    swaps = [move for move in table.rules.moves(table.match.state, 0) if move[0] == "swap"]
    swap = next(move for move in swaps if move[2] == 1)
    cards = [CARDS[swap[1]], CARDS[table.match.state.piles[0][0]]]
    play(house, 0, swap)
    chips = [f"pieces/halmstad/chip_{card}" for card in cards]
    swapped = ["ui/seat_0", "'Freja'", "'swapped'", "'gave'", chips[0], "'took'", chips[1]]
    assert log(house) == swapped
    play(house, 0, ("pass",))
    assert log(house)[:7] == swapped, "the pass only ends a turn"
    assert log(house)[7:10] == ["pieces/halmstad/tide", "'Tide'", "'brought'"]
    second = next(move for move in table.rules.moves(table.match.state, 1) if move[0] == "swap")
    play(house, 1, second)
    assert log(house)[:3] == ["ui/seat_1", "'Ask'", "'swapped'"]


def test_cards_in_the_log_have_figures_of_24_px_at_1080p(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), "open")
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "swap" and move[2] == 1))
    play(house, 0, ("pass",))
    room = box_of(house.table, "captions")
    chips = [box.h for name, box in things(house)
             if box.is_within(room.inset(-2)) and "chip_" in name]
    assert len(chips) == 3, "of the swap, and of the tide"
    assert min(chips) >= 55, "a figure is 0.44 of that"


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (2.0, "sv")])
def test_why_not_stands_neither_under_the_task_nor_under_what_happened(open_house, text, language):
    house = open_house("--speed", "instant")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "swap" and move[2] == 1))
    said = []
    for place in ("button/swap", "button/fill", "button/contract", "hand/0/0", "pile/1/0"):
        house.touch(place)
        house.frames(2)
        if (bubble := table.picture.seen.sitter_of(0).said) is not None:
            said.append(place)
            others = [box for _, box in things(house)
                      if any(box.is_within(box_of(table, room).inset(-4))
                             for room in ("asked", "captions"))]
            assert others
            assert not [one for one in others if one.overlaps(bubble.box)], place
    assert len(said) > 1


def test_a_contract_is_told_with_its_cards_and_what_it_brings(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open")
    move = next(move for move in table.rules.moves(table.match.state, 0) if move[0] == "claim")
    demand, hand = table.match.state.piles[move[1] - 1][0], table.match.state.hands[0]
    play(house, 0, move)
    laid = remove_cards(hand, *table.match.state.hands[0])
    chips = {f"pieces/halmstad/chip_{CARDS[card]}" for card in (demand, *laid)}
    told = log(house)
    assert told[:3] == ["ui/seat_0", "'Freja:'", "'contract'"]
    assert told[-2:] == [f"'+{table.match.state.won[0].counters}'", "pieces/halmstad/counter"]
    assert {*told[3:-2]} == {*chips, "'←'", "'→'"}, "what came for what, and what that brought"
    assert told[3] == f"pieces/halmstad/chip_{CARDS[demand]}"
    assert log(house) == told
    play(house, 0, ("draw",))
    assert log(house) == told, "a draw is nothing beside it"


def test_what_was_laid_for_a_contract_is_told_as_it_is_thought_of():
    made = last_action.split_caption(halmstad.read(TURN), (
        "halmstad-beat-contract", ("seat", 0), "claim", ("name", "6D"), 1, 4, "JH * 6C 10D"))
    assert made.cards == ("6D",)
    assert made.paid == ["10D", "6C", "JH", "*"], "red, black, a captain, and the rest"


def test_a_contract_with_a_nisse_tells_its_points_too_as_long_as_it_is_the_newest_deed(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED.replace("fed AC:--", "proved AC"), "open")
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "fulfil"))
    assert {"'+4'", "pieces/halmstad/chip_nisse"} <= {*log(house)}


def test_what_a_bot_does_is_told_as_the_whole_room_may_know_it():
    looks = TURN.replace("turn 0 x", "turn 2 x look").replace(";2=7H", "")
    plays = TURN.replace("turn 0 x", "turn 2 x")
    for position, words in ((plays, "Embla’s turn: swap, contract or pass"),
                            (plays.replace("turn 2 x", "turn 2 xf"), "Embla’s turn"),
                            (looks, "Embla looks at the beliefs")):
        says = manners.STYLE.words.doing(halmstad.read(position), 2)
        assert Words("en").say(_named(says)) == words


def test_that_new_beliefs_are_dealt_is_told_before_that_somebody_has_drawn():
    captions = [(n, (f"halmstad-beat-{what}", ("seat", seat))) for n, (what, seat) in enumerate(
        (("swap", 0), ("beliefs", -1), ("draw", 2)))]
    assert find_latest(captions, (0,)) == 1
    assert find_latest([captions[0], captions[2]], (0,)) == 1, "or else that is told"
