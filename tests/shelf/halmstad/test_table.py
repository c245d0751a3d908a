"""Halmstad at the table: whole matches, what is told, and what lies in the port."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game import match as matches
from game.house import new_file
from game.match import Header, Player, resume
from game.picture.screen import Box
from game.picture.theme import EMBER, GOLD, SEAT_COLOURS
from game.shelf.halmstad import rules as halmstad
from game.shelf.halmstad import table as manners
from game.shelf.halmstad.rules.state import CARD, CARDS
from game.shelf.halmstad.table import actions, port
from game.shelf.halmstad.table.logbook import Logbook
from game.tables.counts import SIDE
from game.tables.hands import Hands
from game.tables.people import People
from game.words import Words
from tests.house import OpenHouse, of_colour
from tests.shelf.halmstad.positions import at as placed
from tests.shelf.halmstad.seated import CLAIM, FED, PEOPLE, TURN, at, drawn
from tests.tables.test_pad_cards import opens, touch
from tests.tables.test_secrecy import open_cards
from tests.ways import left_over

TALL = TURN.replace(" 6H4DJH", " ").replace("/7D/QC/", "/7D6H4DJH/QC/")  # four cards on a pile

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


def test_a_swap_is_told_by_the_letters_in_the_corners_of_its_cards():
    assert told(TURN.replace("turn 0 x", "turn 0 -"), 0, "swap 8H 1")[0].startswith(
        "Freja gave 8H for ")


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
    late = TURN.replace("0:0:-/0:0:-/0:0:-", "0:0:-/3:15:-/0:0:-")
    table = at(house, late, bots=2)
    assert table.show.table["counters/count"] == ("halmstad-counters-last", 3)
    assert [standing.points for standing in table.show.standings] == [0, 15, 0]
    crowned = [box for page in table.picture.drawn for name, box in page._leaves
               if name == "ui/crown"]
    assert len(crowned) == 1
    assert crowned[0].within(table.show.panel(1))


def shown(house: OpenHouse, position: str, place: str):
    """What lies at a place for the only human."""
    return at(house, position, bots=2).show.layer.pieces().get(place)


def test_a_sign_says_who_knows_a_belief_only_where_not_all_know_it(open_house):
    house = open_house("--speed", "instant")
    pieces = at(house, TURN, bots=2).show.layer.pieces()
    assert pieces["knows/1/0"] == "seat 0" and "knows/1/1" not in pieces
    pieces = at(house, TURN.replace("*:0~0;2=7H/6S:02~2/4H:02", "*:012/6S:02/4H:02"),
                bots=2).show.layer.pieces()
    assert [pieces.get(f"knows/1/{seat}") for seat in (0, 1, 2)] == [None, None, None]
    assert pieces["knows/2/0"] == "seat 0"


def test_small_cards_of_a_hand_are_called_known_or_guessed_where_it_is_hidden(open_house):
    house = open_house("--speed", "instant")
    called = ("'holds'", "'may hold'", "'they know you hold'", "'they guess you hold'")
    at(house, TURN, bots=2)
    assert [house.words().count(word) for word in called] == [1, 0, 0, 0], "the rest is for doubts"
    table = at(house, FED, bots=2)
    assert [house.words().count(word) for word in called] == [1, 1, 1, 0]
    doubt = next(place for place, thing in table.show.table.items()
                 if place.startswith("seen/") and str(thing).startswith("maybe"))
    box, screen = box_of(table, doubt), house.house.screen
    red, _, blue, _ = screen.surface.get_at(screen.at(box.right - 14, box.bottom - 10))
    assert red > 1.5 * blue, "a question mark, of gold in the shade"
    at(house, FED, "open", bots=2)
    assert [house.words().count(word) for word in called] == [0, 0, 1, 0], "all see these hands"
    house.house.settings.remind = False
    at(house, FED, bots=2)
    assert not any(word in house.words() for word in called)


def test_a_hand_and_what_is_known_of_it_lie_on_the_panel_of_its_seat(open_house):
    house = open_house("--speed", "instant")
    for position in (TURN, FED):
        table = at(house, position, bots=2)
        pieces, told = table.show.layer.pieces(), position == FED
        for seat in (1, 2):
            panel = table.show.panel(seat)
            hand = [box_of(table, place) for place in pieces if place.startswith(f"hand/{seat}")]
            seen = [box_of(table, place) for place in pieces if place.startswith(f"seen/{seat}")]
            assert bool(seen) is (told or seat == 1)
            assert all(box.within(panel) for box in (*seen, *hand))
            if seen:
                assert max(box.right for box in hand) + SIDE / 2 < min(box.x for box in seen)
                words = next(box for page in table.picture.drawn for name, box in page._leaves
                             if box.within(panel) and name in ("'holds'", "'may hold'"))
                assert not [box for box in seen if box.inset(6).meets(words)]
        own = [box_of(table, place) for place in pieces if place.startswith("seen/0")]
        assert bool(own) is told, "what others know of her matters while she is doubted"
        assert all(box.bottom < table.show.panel(0).y for box in own)
        assert table.show.panel(0).h < table.show.panel(1).h, "nothing else lies on it"


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (2.0, "sv")])
def test_how_near_the_end_is_stands_in_figures_on_one_plate(open_house, text, language):
    house = open_house("--speed", "instant")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    for points in ("0:0:-", "3:15:-"):
        table = at(house, TURN.replace("0:0:-/0:0:-/0:0:-", f"0:0:-/{points}/0:0:-"), bots=2)
        plate, late = box_of(table, "harbour"), points != "0:0:-"
        places = ("deck", "out", "harbour/deck", "counters", "harbour/counters")
        assert all(box_of(table, place).within(plate) for place in places)
        assert not [one for page in table.picture.drawn for one in page.shortened]
        told = [name.strip("'") for page in table.picture.drawn for name, box in page._leaves
                if box.within(plate)]
        wins, ends = {"en": ("Most points win", "Until one runs out"),
                      "sv": ("Flest poäng vinner", "Tills något tar slut")}[language]
        deck = str(len(table.match.state.deck))
        assert [one for one in told if not one.startswith("pieces")] == [
            wins, "3" if late else "18", deck, ends]
        row = box_of(table, "harbour/counters")
        assert bool(of_colour(house, row, EMBER)) is late, "few are a warning"


def test_while_beliefs_may_be_exchanged_the_piles_are_pale(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    dull = table.show.layer.dull
    assert {"pile/1/0", "pile/5/0"} <= dull
    assert not any(place.startswith("belief") for place in dull)


@pytest.mark.parametrize(("focus", "lit", "hand"), [
    ("hand/0/0", True, True), ("pile/2/0", True, False), ("belief/1", False, False),
    ("button/swap", True, True), ("button/examine", False, True)])
def test_the_tops_of_quays_are_bright_and_lit_where_a_card_can_be_swapped(
    open_house, focus, lit, hand,
):
    house = open_house("--speed", "instant")
    table = at(house, TALL.replace("turn 0 x", "turn 0 -"), bots=2)
    table.focus[0] = focus
    house.frames(2)
    dull = table.show.layer.dull
    assert {place for place in dull if place.startswith("pile")} == {
        "pile/1/1", "pile/2/1", "pile/2/2", "pile/2/3"}
    assert ("hand/0/1" not in dull) == hand
    table.focus[0] = "button/pass"
    house.frames(2)
    plain = edge(house, box_of(table, "pile/3/0"))
    table.focus[0] = focus
    house.frames(2)
    assert (edge(house, box_of(table, "pile/3/0")) > plain + 9) is lit


def test_buried_cards_of_a_tall_pile_have_their_rank_and_suit_in_a_strip(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TALL, bots=2)
    house.frames(2)
    screen, seen = house.house.screen, []
    for n in (1, 2, 3):
        box, over = box_of(table, f"pile/2/{n}"), box_of(table, f"pile/2/{n - 1}")
        left, top = screen.at(box.x + 45, box.y + 6)
        right, low = screen.at(box.x + 80, over.y - 2)  # where a card that lies open has no sign
        part = screen.surface.subsurface((left, top, right - left, low - top))
        seen.append(len({tuple(part.get_at((x, y))) for x in range(part.get_width())
                         for y in range(part.get_height())}))
    assert min(seen) > 30, "a suit beside each rank"


def test_for_a_visit_only_quays_are_bright(open_house):
    house = open_house("--speed", "instant")
    visit = FED.replace("- turn 0 sx fed AC:--", "AC turn 1 sx visit 0:02")
    table = at(house, visit, "open", bots=2)
    house.frames(2)
    dull = table.show.layer.dull
    assert {*table.show.held[0]} <= dull and not any(place.startswith("pile") for place in dull)


def test_a_board_under_the_niches_says_what_lies_there_until_more_is_told_of_it(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    for focus, told in (("hand/0/0", True), ("belief/1", False)):
        table.focus[0] = focus
        house.frames(2)
        assert ("'A nisse here? Examine them'" in drawn(house)) is told


def test_cards_of_the_quays_stand_in_one_line_whatever_may_be_chosen(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    for focus in ("hand/0/0", "pile/1/0", "button/contract"):
        table.focus[0] = focus
        house.frames(2)
        assert len({table.show.raised(f"pile/{n}/0").y for n in range(1, 6)}) == 1


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
    piles = {f"pile/{n}/0" for n in range(1, 6)}
    assert not piles & table.show.layer.dull, "they stay bright where only to pass is left"
    table = at(house, TURN, bots=2)
    table.focus[0] = "button/swap"
    house.frames()
    assert not piles & table.show.layer.dull


def test_what_was_used_up_has_a_tick_in_the_focus(open_house):
    house = open_house("--speed", "instant")
    seen = []
    for done in ("-", "d"):
        table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
        assert not [place for place in table.show.layer.pieces() if place.startswith("done")]
        table.focus[0] = "button/fill"
        house.frames(2)
        box, screen = box_of(table, "button/fill"), house.house.screen
        (left, top), (right, bottom) = screen.at(box.x, box.y), screen.at(box.right, box.bottom)
        part = screen.surface.subsurface((left, top, right - left, bottom - top))
        seen.append(part.copy().get_buffer().raw)
    assert seen[0] != seen[1]


def test_few_cards_mean_nothing_where_hands_are_filled_again(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("2C3S2S2H5DQC*/2D3D/9C", "7H/5D/QS/4C/10S"), bots=2)
    assert [len(table.show.held[seat]) for seat in (1, 2)] == [2, 1]
    assert "'cards left'" not in house.words() and "Last card" not in house.words()


def test_a_ring_lies_round_the_card_of_the_quay_where_something_has_just_happened(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)

    def ringed(number: int) -> int:
        pile = box_of(table, f"pile/{number}")
        return of_colour(house, Box(pile.right + 2, pile.center[1] - 20, 10, 40), SEAT_COLOURS[0])

    assert not ringed(3)
    for move in ("swap", "examine", "leave", "pass"):
        table.play(0, next(one for one in table.rules.moves(table.match.state, 0)
                           if one[0] == move and one[1:][1:] in ((), (3,))))
        table.settle()
        house.frames(2)
        assert bool(ringed(3)) is (move == "pass"), "she knows what she has done"
        assert not ringed(4)
    pile = box_of(table, "pile/2")
    assert of_colour(house, Box(pile.right + 2, pile.center[1] - 20, 10, 40), port.FOAM)


def test_a_ring_lies_round_the_niche_whose_belief_was_exchanged(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look"), bots=2)

    def ringed() -> int:
        box = box_of(table, "belief/2")
        return of_colour(house, Box(box.right + 2, box.center[1] - 20, 10, 40), SEAT_COLOURS[0])

    def pointed() -> int:
        box = box_of(table, "belief/2")
        return of_colour(house, Box(box.center[0] - 8, box.bottom + 10, 16, 26), SEAT_COLOURS[0])

    assert not ringed() and not pointed()
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "exchange" and move[2] == 2))
    assert not ringed(), "it would look like the focus"
    assert pointed(), "under the board that says what lies there"
    assert {"'Freja'", "'middle'", "'unseen'"} <= {*drawn(house)}
    play(house, 0, ("pass",))
    assert ringed() and pointed()


def test_while_a_belief_is_chosen_all_are_lit_alike_whatever_has_happened_to_one(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look"), "open")
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "exchange" and move[2] == 2))
    play(house, 0, ("pass",))
    box = box_of(table, "belief/2")
    beside = Box(box.right + 2, box.center[1] - 20, 10, 40)
    assert of_colour(house, beside, SEAT_COLOURS[0])
    play(house, 1, ("examine",))
    assert not of_colour(house, beside, SEAT_COLOURS[0])
    assert of_colour(house, beside, port.QUIET)
    assert not of_colour(house, beside, GOLD), "which is for what is pressed"
    pile = box_of(table, "pile/2")
    assert not of_colour(house, Box(pile.right + 2, pile.center[1] - 20, 10, 40), port.FOAM), (
        "the tide's ring would look like what can be chosen")
    assert house.words().count("Swap a card for a belief, or leave them") == 1
    house.touch("hand/1/0")
    house.frames(2)
    assert house.words().count("Which belief do you take for it?") == 1



def test_a_contract_is_told_at_the_quay_that_demanded_it(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open")
    move = next(move for move in table.rules.moves(table.match.state, 0) if move[0] == "claim")
    play(house, 0, move)
    play(house, 0, ("pass",))
    pile = box_of(table, f"pile/{move[1]}")
    assert of_colour(house, Box(pile.right + 2, pile.center[1] - 20, 10, 40), SEAT_COLOURS[0])


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


def test_who_knows_the_beliefs_is_told_while_they_matter(open_house):
    house = open_house("--speed", "instant")
    told = {"'exchanged it'", "'has seen it'"}
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    assert {place for place in table.show.layer.pieces() if place.startswith("knows")}
    screen, (x, y) = house.house.screen, box_of(table, "knows/1/0").center
    wall = screen.surface.get_at(screen.at(x, y))
    for focus, matters in (("hand/0/0", False), ("button/examine", True), ("button/swap", False),
                           ("belief/1", True)):
        table.focus[0] = focus
        house.frames(2)
        assert (screen.surface.get_at(screen.at(x, y)) != wall) is matters, focus
        assert not told & {*drawn(house)}, "the actions stand there"
    for position, focus in ((FED, ""), (TURN.replace("turn 0 x", "turn 0 x look"), "belief/2")):
        table = at(house, position, bots=2)
        if focus:
            assert not told & {*drawn(house)}, "no belief has the focus"
            table.focus[0] = focus
            house.frames(2)
        words = [box for page in table.picture.drawn for name, box in page._leaves if name in told]
        cards = [box_of(table, place) for place in table.show.layer.pieces()
                 if place.startswith(("pile", "hand/0", "belief"))]
        assert len(words) == 2
        assert not [one for one in words for card in cards if one.meets(card)]


def test_the_points_of_whoever_leads_are_gold(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("0:0:-/0:0:-/0:0:-", "3:6:-/0:4:-/0:4:-"), bots=2)
    rows = [table.show.panel(seat).inset(12, 12) for seat in (0, 1, 2)]
    found = [of_colour(house, row._replace(x=row.center[0], w=row.w / 2, h=row.h / 2), GOLD)
             for row in rows]
    assert found[0] and not found[1] and not found[2]


@pytest.mark.parametrize(("done", "place", "told"), [
    ("-", "hand/0/0", "Swap this card, or choose an action"),
    ("-", "button/pass", "As many of these as you like, then pass"),
    ("sx", "hand/0/0", "Turn up the beliefs, feed, or pass"),
    ("xf", "hand/0/0", "Swap a card, or pass"),
    ("dsxf", "hand/0/0", "Nothing else to do: pass"),
    ("-", "button/examine", "Look at the beliefs, exchange one"),
    ("x", "button/examine", "You examine the beliefs once a turn.")])
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
    room = next(part for part in house.table.picture.parts if isinstance(part, Logbook)).room()
    return [name for page in house.table.picture.drawn for name, box in page._leaves
            if box.within(room.inset(-2))]


def test_what_was_done_last_is_told_at_one_place_with_who_and_a_picture_of_each_card(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), "open")
    swaps = [move for move in table.rules.moves(table.match.state, 0) if move[0] == "swap"]
    swap = next(move for move in swaps if move[2] == 1)
    cards = [CARDS[swap[1]], CARDS[table.match.state.piles[0][0]]]
    play(house, 0, swap)
    chips = [f"pieces/halmstad/chip_{card}" for card in cards]
    swapped = ["ui/seat_0", "'Freja'", "'swapped'", *chips]
    assert log(house) == swapped
    play(house, 0, ("pass",))
    assert log(house)[:5] == swapped, "the pass only ends a turn"
    assert log(house)[5:8] == ["pieces/halmstad/tide", "'Tide'", "'brought'"]
    second = next(move for move in table.rules.moves(table.match.state, 1) if move[0] == "swap")
    play(house, 1, second)
    assert log(house)[:3] == ["ui/seat_1", "'Ask'", "'swapped'"]


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
        people = next(part for part in table.picture.parts if isinstance(part, People))
        if (bubble := people.sitter(0).said) is not None:
            said.append(place)
            others = [box for page in table.picture.drawn for _, box in page._leaves
                      if any(box.within(box_of(table, room).inset(-4))
                             for room in ("asked", "captions"))]
            assert others
            assert not [one for one in others if one.meets(bubble.box)], place
    assert len(said) > 1


def test_a_contract_is_told_with_the_card_it_answers_and_what_it_brings(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open")
    move = next(move for move in table.rules.moves(table.match.state, 0) if move[0] == "claim")
    demand = CARDS[table.match.state.piles[move[1] - 1][0]]
    play(house, 0, move)
    told = ["ui/seat_0", "'Freja:'", "'contract'", f"pieces/halmstad/chip_{demand}",
            f"'+{table.match.state.won[0].counters}'", "pieces/halmstad/counter"]
    assert log(house) == told
    play(house, 0, ("draw",))
    assert log(house) == told, "a draw is nothing beside it"


def play(house: OpenHouse, seat: int, move: tuple[object, ...]) -> None:
    """Play a move, and see it told."""
    house.table.play(seat, move)
    house.table.settle()
    house.frames(2)


def test_what_goes_on_from_what_is_picked_lies_in_a_quiet_light(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    pile = box_of(table, "pile/1")
    under = Box(pile.x - 7, pile.center[1], 6, 40)
    for focus in ("button/pass", "hand/0/6"):
        table.focus[0] = focus
        house.frames(2)
        assert not of_colour(house, under, port.QUIET)
    table.focus[0] = "pile/3/0"
    house.frames(2)
    assert (thin := of_colour(house, under, port.QUIET)), "it may be chosen as well"
    table.focus[0] = "hand/0/6"
    house.touch("hand/0/0")
    house.frames(2)
    assert of_colour(house, under, port.QUIET) > thin


def test_what_a_bot_does_is_told_as_the_whole_room_may_know_it():
    looks = TURN.replace("turn 0 x", "turn 2 x look").replace(";2=7H", "")
    for position, words in ((TURN.replace("turn 0 x", "turn 2 x"), "Embla’s turn"),
                            (looks, "Embla looks at the beliefs")):
        says = manners.STYLE.doing(halmstad.read(position), 2)
        assert Words("en").say(_named(says)) == words


def light(house: OpenHouse, name: str) -> float:
    """How bright an action is at its end."""
    box, screen = box_of(house.table, f"button/{name}"), house.house.screen
    return float(screen.surface.get_at(screen.at(box.x + 6, box.center[1])).hsva[2])


@pytest.mark.parametrize("focus", ["examine", "pass", ""])
def test_of_all_that_can_be_done_only_what_has_the_focus_is_bright(open_house, focus):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    table.focus[0] = f"button/{focus}" if focus else "hand/0/0"
    house.frames(2)
    for name in ("examine", "swap", "reveal", "pass"):
        assert (light(house, name) > 60) is (name == focus), name
        assert f"'{table.say((f'button-{name}',))}'" in drawn(house)


def test_what_cannot_be_done_any_more_says_why_in_the_focus_and_is_not_seen_otherwise(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 s"), bots=2)
    for focus, told in (("hand/0/0", set()), ("button/swap", {"'You swap once a turn.'"})):
        table.focus[0] = focus
        house.frames(2)
        assert {"'Swap'", "'Contract'", "'You swap once a turn.'"} & {*drawn(house)} == told
        assert light(house, "swap") < 60


def test_what_does_not_go_with_what_is_picked_keeps_its_place_and_is_pale(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    boxes = [box_of(table, f"button/{name}") for name in ("examine", "swap", "pass")]
    house.touch("hand/0/0")
    house.frames(2)
    assert [box_of(table, f"button/{name}") for name in ("examine", "swap", "pass")] == boxes
    assert "'Examine'" in drawn(house) and "'the beliefs'" not in drawn(house)


def test_what_can_be_done_says_what_it_takes_or_brings(open_house):
    house = open_house("--speed", "instant")
    at(house, CLAIM, "open", bots=2)
    state = house.table.match.state
    best = max(halmstad.step(state, 0, move, Random(1)).won[0].counters
               for move in halmstad.moves(state, 0) if move[0] == "claim")
    told = {f"'up to +{best}'", "'1 card for 1'", "'the beliefs'", "'ends the turn'"}
    assert told <= {*drawn(house)}
    assert "'1 ace'" not in drawn(house), "there is none"


def test_to_turn_beliefs_up_is_not_offered_to_somebody_who_knows_that_no_nisse_is_there(
    open_house,
):
    house = open_house("--speed", "instant")
    for first, vain in (("*:012", False), ("7H:012", True)):
        table = at(house, placed("2C3S2S2H5DQC/-/-", "JH/5D/QS/4C/10S",
                                 f"{first}/6S:012/4H:012"), "open", bots=2)
        assert ("'Turn up'" in drawn(house)) is not vain
        assert ("reveal",) in table.rules.moves(table.match.state, 0), "the rules allow it"


def test_of_a_hand_at_most_three_small_cards_are_shown_the_sure_ones_first_and_none_on_another(
    open_house,
):
    house = open_house("--speed", "instant")
    table = at(house, FED.replace("+*/5H9S10DQSQHKSAH~10DAH", "+*/5H9S10DQSQHKSAH+KS~10DQHAH"),
               bots=2)
    seen = {place: str(thing) for place, thing in table.show.table.items()
            if place.startswith("seen/2")}
    assert [thing.partition(" ")[0] for thing in seen.values()] == ["chip", "maybe", "maybe"]
    boxes = [box_of(table, place) for place in seen]
    assert not any(one.meets(two) for one, two in pairwise(boxes))


def test_when_nothing_else_can_be_done_to_pass_is_what_is_lit(open_house):
    house = open_house("--speed", "instant")
    bright = []
    for done in ("-", "dsxf"):
        table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
        table.focus[0] = "hand/0/0"
        house.frames(2)
        bright.append(light(house, "pass"))
    assert bright[1] > 60 > bright[0]


def test_how_far_somebody_is_before_or_behind_is_told_in_words(open_house):
    house = open_house("--speed", "instant")
    at(house, TURN.replace("0:0:-/0:0:-/0:0:-", "3:6:-/0:4:-/0:0:-"), bots=2)
    assert {"'leads by 2'", "'2 behind'", "'6 behind'"} <= {*drawn(house)}
    told = {name: box for page in house.table.picture.drawn for name, box in page._leaves}
    assert of_colour(house, told["'leads by 2'"], GOLD)
    at(house, TURN, bots=2)
    assert not [text for text in drawn(house) if "leads" in text or "behind" in text]


def test_once_cards_are_picked_only_what_fits_them_is_lit_and_to_sort_is_no_call(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    others = [Box(pile.x - 7, pile.center[1], 6, 40)
              for pile in (box_of(table, f"pile/{n}") for n in (1, 2))]
    table.focus[0] = "button/contract"
    house.frames(2)
    assert all(of_colour(house, edge, port.QUIET) for edge in others)
    house.touch("button/contract")
    house.frames(2)
    assert [bool(of_colour(house, edge, port.QUIET)) for edge in others].count(True) < 2
    sort = box_of(table, "button/sort")
    assert of_colour(house, sort.inset(10, 10), GOLD) < 20


@pytest.mark.parametrize(("won", "numbers", "hats"), [
    ("3:6:-", [], 0), ("3:6:*", ["'6'", "'1'"], 1)])
def test_of_what_points_are_lies_on_the_panel_and_is_told_in_numbers_once_there_are_nisser(
    open_house, won, numbers, hats,
):
    house = open_house("--speed", "instant")
    position = TURN.replace("9D*3H", "9D3H") if hats else TURN
    table = at(house, position.replace("0:0:-/0:0:-/0:0:-", f"{won}/0:0:-/0:0:-"), bots=2)
    panel = table.show.panel(0)
    assert all(box_of(table, place).within(panel) for place in ("won/0", "taken/0"))
    low = panel._replace(y=panel.y + panel.h / 3, h=panel.h * 2 / 3, w=panel.w * 0.7)
    found = [text for page in table.picture.drawn for text, box in page._leaves
             if box.center[1] > low.y and box.within(panel) and box.x < low.right]
    assert [text for text in found if text.strip("'").isdigit()] == numbers
    assert found.count("pieces/halmstad/chip_nisse") == hats


def test_porridge_stands_beside_the_question_and_over_no_pile(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, bots=2)
    board = table.show.board
    bowl, words = board.box("fed"), board.box("stage/words")
    assert bowl.right <= words.x and words.y < bowl.center[1] < words.bottom
    assert bowl.y > board.box("pile/1").bottom
    doors = board.box("stage/answers")
    assert doors.y < words.center[1] < doors.bottom, "the eye goes across from the question"
    board = at(house, FED.replace("fed AC:--", "believed AC"), bots=2).show.board
    assert board.box("fed").x > board.box("belief/3").right
    assert not board.box("fed").meets(board.box("plate/2").inset(-12))


def test_what_is_asked_about_lies_large_and_bright_over_the_shade_of_the_stage(open_house):
    house = open_house("--speed", "instant")
    before = at(house, TURN, bots=2).show.board
    table = at(house, FED, bots=2)
    board, pieces = table.show.board, table.show.layer.pieces()
    assert all(board.box(f"belief/{n}").w >= 1.6 * before.box(f"belief/{n}").w for n in (1, 2, 3))
    assert board.box("fed").w >= 1.6 * before.box("fed/aside").w
    marks = [place for place in pieces if place.startswith(("knows", "touched", "memory"))]
    assert marks
    assert all(board.box(place).w > before.box(place).w for place in marks)
    light = [house.house.screen.surface.get_at(house.house.screen.at(box.x + 9, box.center[1]))
             .hsva[2] for box in map(board.box, ("fed", "pile/2"))]
    assert light[0] > 1.5 * light[1]


def test_the_names_and_points_of_all_can_be_read_in_the_shade_of_the_stage(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.frames(30)
    screen = house.house.screen
    for seat in (0, 1, 2):
        box = table.show.panel(seat)
        (left, top), (right, bottom) = screen.at(box.x, box.y), screen.at(box.right, box.bottom)
        part = screen.surface.subsurface((left, top, right - left, bottom - top))
        light = [part.get_at((x, y)).hsva[2] for x in range(0, right - left, 2)
                 for y in range(0, bottom - top, 2)]
        assert 55 <= max(light) <= 85


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


def test_a_full_hand_is_renewed_with_a_card_and_the_draw(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("halmstad", placed(
        "2C3S4S5S6S7SQH/2C/3C", clock="30s,tide4,renew", top="6H"), seats=3)
    house.frames(4)
    house.touch("button/fill")
    assert house.said(0) == "Your hand is full: pick a card to lay away, then draw."
    house.touch("hand/0/1", "button/fill")
    assert [line.move for line in table.match.record.lines] == ["renew 3S"]
    house.frames(4)
    assert "'laid' | pieces/halmstad/chip_3S | 'on' | 'a' | 'quay'" in house.words()


def test_what_can_be_done_is_warm_and_a_contract_says_its_gain_in_the_largest_letters(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    table.focus[0] = "hand/0/0"
    house.frames(2)
    warm = box_of(table, "button/swap").inset(12, 8)
    assert of_colour(house, warm, actions.WARM) > 20
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "claim"))
    leaves = [leaf for page in table.picture.drawn for leaf in page._leaves]
    page = box_of(table, "captions")
    gain = next(box for name, box in leaves if name.startswith("'+") and box.meets(page))
    words = [box for name, box in leaves if name.startswith("'") and box.within(page)]
    assert gain.h == max(box.h for box in words) > 1.5 * min(box.h for box in words)


def test_counters_lie_on_a_panel_only_beside_nisser(open_house):
    house = open_house("--speed", "instant")
    for won, shown in (("3:15:-", False), ("3:15:*", True)):
        text = TURN.replace("9D*3H", "9D3H") if shown else TURN
        table = at(house, text.replace("0:0:-/0:0:-/0:0:-", f"0:0:-/{won}/0:0:-"), bots=2)
        assert ("taken/1/0" in table.show.layer.pieces()) is shown
