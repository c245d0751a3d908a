"""The port of Halmstad: quays and niches, what is bright or pale there, and where rings lie."""

from __future__ import annotations

import pytest

from game.games.halmstad.table import port
from game.games.halmstad.table.actions import SHINE
from game.games.halmstad.table.logbook import FOAM
from game.games.halmstad.table.port import FITS
from game.games.halmstad.table.ways import BRIGHT
from game.picture.screen import Box
from game.picture.theme import GOLD, NIGHT, SEAT_COLOURS
from tests.games.halmstad.positions import at as placed
from tests.games.halmstad.seated import CLAIM, FED, TURN, at, box_of, drawn, edge, play, things
from tests.house import of_colour

TALL = TURN.replace(" 6H4DJH", " ").replace("/7D/QC/", "/7D6H4DJH/QC/")  # four cards on a pile


def test_a_sign_says_who_knows_a_belief_only_where_not_all_know_it(open_house):
    house = open_house("--speed", "instant")
    pieces = at(house, TURN, bots=2).show.layer.map_pieces()
    assert pieces["knows/1/0"] == "seat 0" and "knows/1/1" not in pieces
    pieces = at(house, TURN.replace("*:0~0;2=7H/6S:02~2/4H:02", "*:012/6S:02/4H:02"),
                bots=2).show.layer.map_pieces()
    assert [pieces.get(f"knows/1/{seat}") for seat in (0, 1, 2)] == [None, None, None]
    assert pieces["knows/2/0"] == "seat 0"


def test_while_beliefs_may_be_exchanged_the_piles_are_pale(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look").replace(";2=7H", ""), bots=2)
    dull = table.show.layer.dull
    assert {"pile/1/0", "pile/5/0"} <= dull
    assert not any(place.startswith("belief") for place in dull)


@pytest.mark.parametrize(("focus", "lit", "hand"), [
    ("hand/0/0", True, True), ("pile/2/0", True, False), ("belief/1", False, False),
    ("button/swap", True, True), ("button/examine", False, True)])
def test_the_tops_of_quays_are_bright_and_lit_while_one_may_be_chosen(
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


def test_quays_with_which_a_swap_makes_a_contract_possible_say_for_how_many_coins(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("2C3S5H9S/-/-", "5C/5D/7S/8S/QH"), bots=2)
    corners = [Box(box.x + box.w / 2, box.y - 8, box.w / 2, 44)
            for box in (box_of(table, f"pile/{n}") for n in range(1, 6))]
    seen = []
    for n in range(4):
        table.focus[0] = f"hand/0/{n}"
        house.frames(2)
        seen.append([bool(of_colour(house, corner, SHINE)) for corner in corners])
    assert seen == [[False] * 5] * 3 + [[False] * 4 + [True]], "the queen for the 9"


def test_a_way_leads_from_the_card_in_the_focus_to_where_it_can_go(open_house):
    house = open_house("--speed", "instant")

    def ways(table, focus, goals, below, colour):
        """To which goals an arrow leads from what has the focus."""
        table.focus[0] = focus
        house.frames(2)
        foot = [Box(box.center[0] - 12, box.bottom + below, 24, 8)
                for box in (box_of(table, goal) for goal in goals)]
        return [bool(of_colour(house, one, colour)) for one in foot]

    quays = [f"pile/{n}" for n in range(1, 6)]
    table = at(house, placed("2C3S5H9S/-/-", "5C/5D/7S/8S/QH"), bots=2)
    assert ways(table, "hand/0/3", quays, 24, BRIGHT) == [False] * 4 + [True], "to the contract"
    assert ways(table, "hand/0/1", quays, 24, SEAT_COLOURS[0]) == [False] * 4 + [True], "a captain"
    assert ways(table, "hand/0/0", quays, 24, SEAT_COLOURS[0]) == [False] * 5, "the only timber"
    assert ways(table, "button/pass", quays, 24, SEAT_COLOURS[0]) == [False] * 5
    table = at(house, TURN.replace("turn 0 x", "turn 0 x look"), bots=2)
    beliefs = [f"belief/{n}" for n in (1, 2, 3)]
    assert ways(table, "hand/0/0", beliefs, 22, FITS) == [True] * 3
    assert ways(table, "button/stay", beliefs, 22, FITS) == [False] * 3


def test_a_card_of_the_hand_whose_swap_makes_a_contract_possible_has_a_coin(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("2C3S5H9S/-/-", "5C/5D/7S/8S/QH"), bots=2)
    table.focus[0] = "button/pass"
    house.frames(2)
    cards = {table.show.table[place]: table.show.pose_raised(place) for place in table.show.held[0]}
    coins = []
    for card, pose in cards.items():
        corner = Box(pose.x + pose.w / 2 - 40, pose.y - pose.h / 2 - 18, 40, 18)
        if of_colour(house, corner, NIGHT) > 20:
            coins.append(card)
    assert coins == ["9S"], "for the queen"
    table.focus[0] = next(place for place in table.show.held[0]
                          if table.show.table[place] == "9S")
    house.frames(2)
    assert repr(house.house.words("halmstad-aim-makes")) in drawn(house)
    table.focus[0] = table.show.held[0][0]
    house.frames(2)
    assert "'No captain yet: draw or swap'" in drawn(house)


@pytest.mark.parametrize(("hand", "piles", "stage", "told"), [
    ("2C3S5H9S", "5C/5D/7S/8S/QH", "-", "No captain yet: draw or swap"),
    ("2C3SJC9S", "5C/5D/7S/8S/QH", "-", "No red for 5 yet: draw or swap"),
    ("4C5HJC9S", "7C/5D/7S/8S/QH", "-", "No black for 5 yet: draw or swap"),
    ("3S5HJC2S", "7C/5D/7S/8S/QH", "-", "No timber yet: draw or swap"),
    ("2C3S5HJC", "5C/4C/7S/8S/QH", "-", "No demand yet: draw or swap"),
    ("2S3S9HJC", "5C/5D/7S/8S/QH", "-", "No contract yet: draw or swap"),
    ("2C3S5H9S", "5C/5D/7S/8S/QH", "c", "No further contract yet: draw or swap"),
])
def test_what_a_contract_lacks_is_told_where_it_is_one_thing(open_house, hand, piles, stage, told):
    house = open_house("--speed", "instant")
    table = at(house, placed(f"{hand}/-/-", piles, stage=f"turn 0 {stage}"), bots=2)
    table.focus[0] = table.show.held[0][0]
    house.frames(2)
    assert repr(told) in drawn(house)


def test_the_button_to_swap_shows_the_card_in_the_focus_as_a_picture(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = at(house, placed("2C3S5H9S/-/-", "5C/5D/7S/8S/QH"), bots=2)
    house.heed()
    for card in ("2C", "9S"):
        held = table.show.held[0]
        table.input.set_focus(0, next(place for place in held if table.show.table[place] == card))
        house.frames(2)
        swap = box_of(table, "button/swap")
        shown = [name for name, box in things(house)
                 if box.is_within(swap)]
        assert "'with a quay'" in shown
        assert f"pieces/halmstad/chip_{card}" in shown


def test_buried_cards_of_a_tall_pile_have_their_rank_and_suit_in_a_strip(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TALL, bots=2)
    house.frames(2)
    screen, seen = house.house.screen, []
    more = len(table.match.state.piles[1]) - 3
    assert more > 0
    assert box_of(table, "pile/2/3") == box_of(table, "pile/2/2"), "two are seen"
    for n in (1, 2):
        box, over = box_of(table, f"pile/2/{n}"), box_of(table, f"pile/2/{n - 1}")
        left, top = screen.to_pixel(box.x + 45, box.y + 6)
        right, low = screen.to_pixel(
            box.x + 80, over.y - 2)  # where a card that lies open has no sign
        part = screen.surface.subsurface((left, top, right - left, low - top))
        seen.append(len({tuple(part.get_at((x, y))) for x in range(part.get_width())
                         for y in range(part.get_height())}))
    assert min(seen) > 30, "a suit beside each rank"
    lowest = box_of(table, "pile/2/2")
    assert of_colour(house, lowest._replace(x=lowest.right - 44, w=40, h=32), GOLD) > 3, (
        "how many more there are")


def test_for_a_visit_only_quays_are_bright(open_house):
    house = open_house("--speed", "instant")
    visit = FED.replace("- turn 0 sx fed AC:--", "AC turn 1 sx visit 0:02")
    table = at(house, visit, "open", bots=2)
    house.frames(2)
    dull = table.show.layer.dull
    assert {*table.show.held[0]} <= dull and not any(place.startswith("pile") for place in dull)


def test_a_board_under_the_niches_says_what_lies_there_while_they_are_looked_at(open_house):
    house = open_house("--speed", "instant")
    unseen = TURN.replace("*:0~0;2=7H/6S:02~2/4H:02", "*/6S/4H")
    recalled = TURN.replace("*:0~0;2=7H/6S:02~2/4H:02", "*;0=7H/6S/4H")
    for position, words in ((unseen, "'Beliefs: is a nisse here?'"),
                            (recalled, "'Small cards: what lay there before'")):
        table = at(house, position.replace("turn 0 x", "turn 0 -"), bots=2)
        for focus, told in (("hand/0/0", False), ("belief/1", True), ("button/examine", True)):
            table.focus[0] = focus
            house.frames(2)
            assert (words in drawn(house)) is told, focus


def test_cards_of_the_quays_stand_in_one_line_whatever_may_be_chosen(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    for focus in ("hand/0/0", "pile/1/0", "button/contract"):
        table.focus[0] = focus
        house.frames(2)
        assert len({table.show.pose_raised(f"pile/{n}/0").y for n in range(1, 6)}) == 1


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
        assert bool(ringed(3)) is (move == "pass"), "the claimer knows what was done"
        assert not ringed(4)
    pile = box_of(table, "pile/2")
    assert of_colour(house, Box(pile.right + 2, pile.center[1] - 20, 10, 40), FOAM)


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
    assert pointed()
    assert {"'Freja'", "'exchanges'", "'middle'"} <= {*drawn(house)}
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
    assert of_colour(house, beside, port.FITS)
    assert not of_colour(house, beside, GOLD), "which is for what is pressed"
    pile = box_of(table, "pile/2")
    assert not of_colour(house, Box(pile.right + 2, pile.center[1] - 20, 10, 40), FOAM), (
        "the tide's ring would look like what can be chosen")
    assert house.words().count("Exchange a belief, or leave them") == 1
    house.touch("hand/1/0")
    house.frames(2)
    assert house.words().count("Which belief do you take for it?") == 1


def test_who_knows_the_beliefs_is_told_while_they_matter(open_house):
    house = open_house("--speed", "instant")
    told = {"'exchanged it'", "'has seen it'"}
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    assert {place for place in table.show.layer.map_pieces() if place.startswith("knows")}
    screen, (x, y) = house.house.screen, box_of(table, "knows/1/0").center
    wall = screen.surface.get_at(screen.to_pixel(x, y))
    for focus, matters in (("hand/0/0", False), ("button/examine", True), ("button/swap", False),
                           ("belief/1", True)):
        table.focus[0] = focus
        house.frames(2)
        assert (screen.surface.get_at(screen.to_pixel(x, y)) != wall) is matters, focus
        assert not told & {*drawn(house)}, "the actions stand there"
    for position, focus in ((FED, ""), (TURN.replace("turn 0 x", "turn 0 x look"), "belief/2")):
        table = at(house, position, bots=2)
        if focus:
            assert not told & {*drawn(house)}, "no belief has the focus"
            table.focus[0] = focus
            house.frames(2)
        texts = told if focus else {"'put it there'", "'saw it'"}  # at the cards themselves
        words = [box for name, box in things(house)
                 if name in texts]
        cards = [box_of(table, place) for place in table.show.layer.map_pieces()
                 if place.startswith(("pile", "hand/0", "belief"))]
        assert len(words) >= 2
        assert not [one for one in words for card in cards if one.overlaps(card)]


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
