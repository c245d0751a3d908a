"""Halmstad at the table: whole matches, what can be done, panels and the stage."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from game import routes
from game.core import match as matches
from game.core.hands import Hands
from game.core.match import resume
from game.core.record import Header, new_file
from game.core.settings import Mode
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.halmstad import rules as halmstad
from game.games.halmstad.table import actions, picking, port
from game.picture.screen import Box
from game.picture.theme import EMBER, GOLD
from game.tables.counts import SIDE
from tests.games.halmstad.positions import at as placed
from tests.games.halmstad.seated import (
    CLAIM,
    FED,
    PEOPLE,
    TURN,
    at,
    box_of,
    drawn,
    edge,
    play,
    things,
)
from tests.house import OpenHouse, of_colour
from tests.tables.test_pad_cards import opens, touch
from tests.tables.test_secrecy import open_cards
from tests.ways import left_over

WARM = (112, 72, 32)  # of an action that is advised


@pytest.mark.parametrize(("mode", "left"), [("curtain", 5), *(
    pytest.param(mode, 14, marks=pytest.mark.long) for mode in ("curtain", "peek", "hold"))])
def test_three_pads_play_a_match_to_its_end(open_house, mode, left):
    play_out(open_house, mode, left)


@pytest.mark.long
@pytest.mark.parametrize("mode", ["curtain", "peek", "hold"])
def test_three_pads_play_a_whole_match(open_house, mode):
    play_out(open_house, mode, 79)


def play_out(open_house, mode: Mode, left: int) -> None:
    """Play with pads alone to the end of a match, from where so many cards are left in the deck."""
    house = open_house("--speed", "instant", "--seed", "3")
    house.house.settings.forced = False  # nothing is answered before a pad has
    pads = [house.plug(maker, name)
            for maker, name in (("xbox", "Red"), ("sony", "Blue"), ("xbox", "Green"))]
    match = matches.start(Header("halmstad", halmstad.VERSION, PEOPLE, "9"),
                          new_file(house.house.store.records, "halmstad"))
    while len(match.state.deck) > left:
        house.wander(match, 1, seed=len(match.record.lines))
    devices = {seat: pad.device for seat, pad in enumerate(pads)}
    house.house.stack.open(routes.Table(match, Hands(PEOPLE, dict(devices), mode)))
    house.frames(30)
    table, rng = house.table, Random(4)
    while table.match.result is None:
        seat = rng.choice(list(table.match.prompts))
        move = eager(halmstad.moves(table.match.state, seat), rng)
        before = len(table.match.record.lines)
        if table.blind.is_asked(seat):
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
            for place in next(iter(picking.list_touches(view, seat, move))):
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


def test_what_is_left_is_a_warning_near_the_end(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN, bots=2)
    assert table.show.table["counters/count"] == ("halmstad-counters", 18)
    late = TURN.replace("0:0:-/0:0:-/0:0:-", "0:0:-/3:15:-/0:0:-")
    table = at(house, late, bots=2)
    assert table.show.table["counters/count"] == ("halmstad-counters-last", 3)
    assert [standing.points for standing in table.show.standings] == [0, 15, 0]
    crowned = [box for name, box in things(house)
               if name == "ui/crown"]
    assert len(crowned) == 1
    assert crowned[0].is_within(table.show.panel_of(1))


def shown(house: OpenHouse, position: str, place: str):
    """What lies at a place for the only human."""
    return at(house, position, bots=2).show.layer.map_pieces().get(place)


def test_small_cards_of_a_hand_are_called_known_or_guessed_where_it_is_hidden(open_house):
    house = open_house("--speed", "instant")
    called = ("'you know'", "'maybe'", "'they know'", "'they guess'")
    at(house, TURN, bots=2)
    assert [house.words().count(word) for word in called] == [1, 0, 0, 0], "the rest is for doubts"
    table = at(house, FED, bots=2)
    assert [house.words().count(word) for word in called] == [1, 1, 1, 0]
    doubt = next(place for place, thing in table.show.table.items()
                 if place.startswith("seen/") and str(thing).startswith("maybe"))
    box, screen = box_of(table, doubt), house.house.screen
    red, _, blue, _ = screen.surface.get_at(screen.to_pixel(box.right - 14, box.bottom - 10))
    assert red > 1.5 * blue, "a question mark, of gold in the shade"
    at(house, FED, "open", bots=2)
    assert [house.words().count(word) for word in called] == [0, 0, 1, 0], "all see these hands"
    house.house.settings.remind = False
    at(house, FED, bots=2)
    assert not any(word in house.words() for word in called)


def test_what_is_known_of_the_hand_below_is_read_beside_all_that_a_turn_allows(open_house):
    """Four buttons reach to where a word over that card would stand, which is beside it."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = at(house, FED.replace("turn 0 sx fed AC:--", "turn 1 x").replace(
        "10HJC*+*", "10HJCAC*+*"), "curtain", device=RIGHT_KEYS)
    house.press("confirm", device=RIGHT_KEYS)
    assert table.secrecy.audience == 1
    house.frames(2)
    word = next(box for name, box in things(house)
                if name == "'you know'")
    swap, card = table.show.board.box_of("button/swap"), box_of(table, "seen/0/0")
    assert swap.x < card.right and not word.inset(-12).overlaps(swap) and not word.overlaps(card)


def test_a_hand_and_what_is_known_of_it_lie_on_the_panel_of_its_seat(open_house):
    house = open_house("--speed", "instant")
    for position in (TURN, FED):
        table = at(house, position, bots=2)
        pieces, told = table.show.layer.map_pieces(), position == FED
        for seat in (1, 2):
            panel = table.show.panel_of(seat)
            hand = [box_of(table, place) for place in pieces if place.startswith(f"hand/{seat}")]
            seen = [box_of(table, place) for place in pieces if place.startswith(f"seen/{seat}")]
            assert bool(seen) is (told or seat == 1)
            assert all(box.is_within(panel) for box in (*seen, *hand))
            if seen:
                assert max(box.right for box in hand) + SIDE / 2 < min(box.x for box in seen)
                words = next(box for name, box in things(house)
                             if box.is_within(panel) and name in ("'you know'", "'maybe'"))
                assert not [box for box in seen if box.inset(6).overlaps(words)]
        own = [box_of(table, place) for place in pieces if place.startswith("seen/0")]
        assert bool(own) is told, "what others know of the claimer matters during the doubt"
        assert all(box.bottom < table.show.panel_of(0).y for box in own)
        assert table.show.panel_of(0).h < table.show.panel_of(1).h, "nothing else lies on it"


@pytest.mark.parametrize(("text", "language"), [(1.0, "en"), (2.0, "sv")])
def test_how_near_the_end_is_stands_in_figures_on_one_plate(open_house, text, language):
    house = open_house("--speed", "instant")
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    for points in ("0:0:-", "3:15:-"):
        table = at(house, TURN.replace("0:0:-/0:0:-/0:0:-", f"0:0:-/{points}/0:0:-"), bots=2)
        plate, late = box_of(table, "harbour"), points != "0:0:-"
        places = ("deck", "out", "harbour/deck", "counters", "harbour/counters")
        assert all(box_of(table, place).is_within(plate) for place in places)
        assert not [one for page in table.picture.drawn for one in page.shortened]
        told = [name.strip("'") for name, box in things(house)
                if box.is_within(plate._replace(h=plate.h + 40))]
        coins, cards, *ends = {
            "en": ("coins", "cards", "Ends when one is out", "The end is near"),
            "sv": ("mynt", "kort", "Slut när något är 0", "Slutet är nära")}[language]
        deck = str(len(table.match.state.deck))
        assert [one for one in told if not one.startswith("pieces")] == [
            "3" if late else "18", coins, deck, cards, ends[late]]
        row = box_of(table, "harbour/counters")
        assert bool(of_colour(house, row, EMBER)) is late, "few are a warning"


def test_what_was_used_up_has_a_tick_in_the_focus(open_house):
    house = open_house("--speed", "instant")
    seen = []
    for done in ("-", "d"):
        table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
        assert not [place for place in table.show.layer.map_pieces() if place.startswith("done")]
        table.focus[0] = "button/fill"
        house.frames(2)
        box, screen = box_of(table, "button/fill"), house.house.screen
        (left, top), (right, bottom) = screen.to_pixel(box.x, box.y), screen.to_pixel(
            box.right, box.bottom)
        part = screen.surface.subsurface((left, top, right - left, bottom - top))
        seen.append(part.copy().get_buffer().raw)
    assert seen[0] != seen[1]


def test_few_cards_mean_nothing_where_hands_are_filled_again(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("2C3S2S2H5DQC*/2D3D/9C", "7H/5D/QS/4C/10S"), bots=2)
    assert [len(table.show.held[seat]) for seat in (1, 2)] == [2, 1]
    assert "'cards left'" not in house.words() and "Last card" not in house.words()


def test_the_points_of_whoever_leads_are_gold(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("0:0:-/0:0:-/0:0:-", "3:6:-/0:4:-/0:4:-"), bots=2)
    rows = [table.show.panel_of(seat).inset(12, 12) for seat in (0, 1, 2)]
    found = [of_colour(house, row._replace(x=row.center[0], w=row.w / 2, h=row.h / 2), GOLD)
             for row in rows]
    assert found[0] and not found[1] and not found[2]


def light(house: OpenHouse, name: str) -> float:
    """How bright an action is at its end."""
    box, screen = box_of(house.table, f"button/{name}"), house.house.screen
    return float(screen.surface.get_at(screen.to_pixel(box.x + 6, box.center[1])).hsva[2])


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
    assert "'Look'" in drawn(house) and "'see beliefs'" not in drawn(house)


def test_what_can_be_done_says_what_it_takes_or_brings(open_house):
    house = open_house("--speed", "instant")
    at(house, CLAIM, "open", bots=2)
    state = house.table.match.state
    best = max(halmstad.step(state, 0, move, Random(1)).won[0].counters
               for move in halmstad.moves(state, 0) if move[0] == "claim")
    told = {f"'+{best} coin'", "'with a quay'", "'see beliefs'", "'end turn'"}
    assert told <= {*drawn(house)}
    assert "'with an ace'" not in drawn(house), "there is no ace"
    table = at(house, TURN, bots=2)
    feed = box_of(table, "button/feed")
    shown = [name for name, box in things(house)
             if box.is_within(feed)]
    assert {"'with an ace'", "pieces/halmstad/chip_AC"} <= {*shown}, "its price beside its name"


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
    assert not any(one.overlaps(two) for one, two in pairwise(boxes))


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
    told = dict(things(house))
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
    best = table.pickers[0].find_laid("button/contract").places
    lit = [bool(of_colour(house, edge, actions.RIM)) for edge in others]
    assert lit == [f"pile/{n}/0" in best for n in (1, 2)], "the quay of the contract that was found"
    house.touch("button/contract")
    house.frames(2)
    assert [bool(of_colour(house, edge, port.QUIET)) for edge in others].count(True) < 2
    sort = box_of(table, "button/sort")
    assert of_colour(house, sort.inset(10, 10), GOLD) < 20


def test_a_button_that_has_laid_a_feeding_out_keeps_the_focus_though_a_swap_is_open(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("4C4DQSASASAC*/-/-", "4H/JC/JD/5S/2S"), "open", bots=2)
    assert {move[0] for move in halmstad.moves(table.match.state, 0)} >= {"swap", "feed"}
    table.focus[0] = "button/feed"
    house.press("confirm")
    assert len(table.pickers[0].path) == 1 and table.focus[0] == "button/feed"
    house.press("confirm")
    assert table.match.record.lines[-1].move.startswith("feed")


def test_stops_stand_behind_the_pictures_of_cards_in_what_is_told(open_house):
    house = open_house("--speed", "instant")
    table = at(house, placed("QS/5H/6H", stage="bid -/-/-"), "open", bots=0)
    for seat, card in enumerate(("QS", "5H", "6H")):
        table.play(seat, halmstad.parse(f"bid {card}"))
    house.frames(30)
    told = drawn(house)
    first = told.index("pieces/halmstad/chip_QS")
    assert told[first + 1] == "','", "a comma before the next name"
    last = told.index("pieces/halmstad/chip_6H")
    assert told[last + 1] == "':'"


@pytest.mark.parametrize(("won", "numbers", "hats"), [
    ("3:6:-", [], 0), ("3:6:*", ["'6'", "'4'"], 1), ("3:0:*", ["'4'"], 1)])
def test_of_what_points_are_lies_on_the_panel_and_is_told_in_numbers_once_there_are_nisser(
    open_house, won, numbers, hats,
):
    house = open_house("--speed", "instant")
    position = TURN.replace("9D*3H", "9D3H") if hats else TURN
    table = at(house, position.replace("0:0:-/0:0:-/0:0:-", f"{won}/0:0:-/0:0:-"), bots=2)
    panel = table.show.panel_of(0)
    assert all(box_of(table, place).is_within(panel) for place in ("won/0", "taken/0"))
    low = panel._replace(y=panel.y + panel.h / 3, h=panel.h * 2 / 3, w=panel.w * 0.7)
    found = [text for text, box in things(house)
             if box.center[1] > low.y and box.is_within(panel) and box.x < low.right]
    assert [text for text in found if text.strip("'").isdigit()] == numbers
    assert found.count("pieces/halmstad/chip_nisse") == hats


def test_porridge_stands_beside_the_question_and_over_no_pile(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED, bots=2)
    board = table.show.board
    bowl, words = board.box_of("fed"), board.box_of("stage/words")
    assert bowl.right <= words.x and words.y < bowl.center[1] < words.bottom
    assert bowl.y > board.box_of("pile/1").bottom
    doors = board.box_of("stage/answers")
    assert doors.y < words.center[1] < doors.bottom, "the eye goes across from the question"
    board = at(house, FED.replace("fed AC:--", "believed AC"), bots=2).show.board
    assert board.box_of("fed").x > board.box_of("belief/3").right
    assert not board.box_of("fed").overlaps(board.box_of("plate/2").inset(-12))


def test_what_is_asked_about_lies_large_and_bright_over_the_shade_of_the_stage(open_house):
    house = open_house("--speed", "instant")
    before = at(house, TURN, bots=2).show.board
    table = at(house, FED, bots=2)
    board, pieces = table.show.board, table.show.layer.map_pieces()
    assert all(board.box_of(f"belief/{n}").w >= 1.35 * before.box_of(f"belief/{n}").w
               for n in (1, 2, 3))
    assert board.box_of("fed").w >= 1.6 * before.box_of("fed/aside").w
    marks = [place for place in pieces if place.startswith(("knows", "touched", "memory"))]
    assert marks
    assert all(board.box_of(place).w > before.box_of(place).w for place in marks)
    screen = house.house.screen
    light = [max(
        screen.surface.get_at(screen.to_pixel(box.x + box.w * n / 20, box.center[1])).hsva[2]
        for n in range(1, 20)) for box in map(board.box_of, ("fed", "pile/2"))]
    assert light[0] > 1.5 * light[1]


def test_the_names_and_points_of_all_can_be_read_in_the_shade_of_the_stage(open_house):
    house = open_house("--speed", "instant")
    table = at(house, FED)
    house.frames(30)
    screen = house.house.screen
    for seat in (0, 1, 2):
        box = table.show.panel_of(seat)
        (left, top), (right, bottom) = screen.to_pixel(box.x, box.y), screen.to_pixel(
            box.right, box.bottom)
        part = screen.surface.subsurface((left, top, right - left, bottom - top))
        light = [part.get_at((x, y)).hsva[2] for x in range(0, right - left, 2)
                 for y in range(0, bottom - top, 2)]
        assert max(light) > 85 if seat == 0 else 55 <= max(light) <= 85, "whoever says it is lit"


def test_a_nisse_that_is_turned_up_has_the_table_to_itself_for_a_breath(open_house):
    house = open_house("--speed", "1")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    table.play(0, halmstad.parse("reveal"))
    while table.show.reel.busy and table.show.moment is None:
        house.frames(1, 0.05)
    lit = box_of(table, "belief/1"), box_of(table, "belief/2")
    house.frames(6, 0.05)
    assert "'Freja finds a nisse!'" in house.words()
    assert table.show.board.box_of("moment").h <= 90
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
    board, pieces = table.show.board, table.show.layer.map_pieces()
    buttons = [place for place in table.questions.list_fields(0) if place.startswith("button/")]
    signs = [board.box_of(place) for place in pieces  # the tide's is not seen beside an equation
             if not place.startswith(("hand/0", "seen/0", "tide"))]
    signs += [board.box_of("task"), *(table.show.panel_of(seat) for seat in (0, 1, 2))]
    if "look" not in position:
        signs.append(board.box_of("equation"))
    for place in [*buttons, "button/sort", "task"]:
        own = board.box_of(place)
        assert not [box for box in signs if box != own and box.overlaps(own)], place


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
    assert "'lays' | pieces/halmstad/chip_3S | 'on' | 'a' | 'quay'" in " | ".join(drawn(house))


def test_what_can_be_done_is_warm_and_a_contract_says_its_gain_in_the_largest_letters(open_house):
    house = open_house("--speed", "instant")
    table = at(house, CLAIM, "open", bots=2)
    table.focus[0] = "hand/0/0"
    house.frames(2)
    able, other = (of_colour(house, box_of(table, place).inset(12, 8), WARM)
                   for place in ("button/contract", "button/swap"))
    assert able > 100 > 4 * other, "what is advised, and what else could be done"
    play(house, 0, next(move for move in table.rules.moves(table.match.state, 0)
                        if move[0] == "claim"))
    leaves = things(house)
    page = box_of(table, "captions")
    gain = next(box for name, box in leaves if name.startswith("'+1") and box.overlaps(page))
    words = [box for name, box in leaves if name.startswith("'") and box.is_within(page)]
    assert gain.h == max(box.h for box in words) > 1.5 * min(box.h for box in words)


def test_counters_lie_on_a_panel_only_beside_nisser(open_house):
    house = open_house("--speed", "instant")
    for won, shown in (("3:15:-", False), ("3:15:*", True)):
        text = TURN.replace("9D*3H", "9D3H") if shown else TURN
        table = at(house, text.replace("0:0:-/0:0:-/0:0:-", f"0:0:-/{won}/0:0:-"), bots=2)
        assert ("taken/1/0" in table.show.layer.map_pieces()) is shown


@pytest.mark.parametrize("done", ["-", "dx"])
def test_a_swap_that_nothing_followed_can_be_taken_back(open_house, done):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", f"turn 0 {done}"), bots=2)
    before = table.match.state
    play(house, 0, halmstad.parse("swap 2H 2"))
    house.frames(30)
    house.press("undo", device=LEFT_KEYS)
    house.frames(2)
    assert table.match.state == before
    assert table.match.record.lines == []


def test_what_has_shown_a_card_stands(open_house):
    house = open_house("--speed", "instant")
    table = at(house, TURN.replace("turn 0 x", "turn 0 -"), bots=2)
    play(house, 0, halmstad.parse("examine"))
    house.frames(30)
    house.press("undo", device=LEFT_KEYS)
    assert [line.move for line in table.match.record.lines] == ["examine"]
    assert "nothing that showed a card" in house.words()
