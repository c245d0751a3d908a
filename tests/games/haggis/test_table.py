"""Haggis at the table: what is asked, what lies there and what is said of it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from game.core.record import Player
from game.devices.press import LEFT_KEYS, RIGHT_KEYS
from game.games.haggis import rules as haggis
from game.picture.screen import Box
from game.tables.capabilities import Played
from game.tables.tricks import STEP, box_of_play
from game.ui.box import enclose
from tests.games.haggis.positions import at
from tests.games.haggis.seated import STUCK, played
from tests.house import find_pictures
from tests.tables.test_tricks import colours, play


def test_a_line_says_what_is_bet_on_until_a_bet_is_made(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("2r4o4g/3r2o5gQ", bets="-/0"))
    house.frames(20)
    assert "Out first? Bet on it" in house.words()
    house.touch("wager/0/1", "wager/0/1")
    assert played(house) == ["bet 15"]
    house.frames(2)
    assert "Out first? Bet on it" not in house.words()


@pytest.mark.parametrize("mode", ["peek", "curtain"])
def test_that_nothing_beats_it_is_told_to_whoever_has_opened_her_hand(open_house, mode):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", STUCK, mode)
    house.frames(60)
    assert "Nothing beats it" not in house.words()
    house.press("confirm", device=LEFT_KEYS)
    assert table.secrecy.audience == 0
    assert "Nothing beats it" in house.words()
    if mode == "peek":
        house.press("prev", device=LEFT_KEYS)
        assert "Nothing beats it" not in house.words()
        house.press("prev", device=RIGHT_KEYS)
        assert "Nothing beats it" not in house.words()


def test_who_can_beat_something_is_told_what(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", at("2r4o4g/3r2o5gQ", trick="1:3y", bets="-/0"))
    house.frames(60)
    assert "Play one card above 3, or pass" in house.words()
    assert table.focus[0].startswith("hand/0/")


def test_the_name_of_a_pile_stands_on_something_dark(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", at("2r4o4g/3r2o5gQ", trick="1:3y", bets="-/0"))
    house.frames(2)
    middle = table.show.board.box_of("name/haggis").center
    text = next(text for page in table.picture.drawn for text, _ in page.leaves
                if text.startswith("'Haggis:")).strip("'")
    screen, half = house.house.screen, table.show.stage.art.measure_text(text, "small")[0] / 2
    beside = screen.surface.get_at(screen.to_pixel(middle[0] - half - 7, middle[1]))
    body = table.style.theme.material.body
    assert max(abs(a - b) for a, b in zip(beside[:3], body, strict=True)) < 16


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_that_is_written_lies_on_a_wide_combination_or_the_plays_before_it(
        open_house, seats):
    """A run of four triples lies before whoever played it, earlier plays beside it."""
    house = open_house("--speed", "instant", "--size", "1280x720")
    before, wide = ("".join(f"{rank}{suit}" for rank in ranks for suit in "roy")
                    for ranks in ((2, 3, 4, 5), (6, 7, 8, 9)))
    for seat in range(seats):
        other = (seat + 1) % seats
        table = house.in_position("haggis", at(
            "/".join(["10r", "10o", "9g"][:seats]), trick=f"{other}:{before},{seat}:{wide}",
            stage=f"{other}:play"), seats=seats)
        house.frames(60)
        board = table.show.board
        cards = [board.box_of(place) for place in table.show.layer.map_pieces()
                 if place.startswith(("play/", "trick/"))]
        assert len(cards) > 20
        for words in ("round", "captions", "sign/play"):
            assert not any(board.box_of(words).overlaps(box) for box in cards), (seat, words)


def test_whoever_has_gone_out_is_said_to_be_where_her_hand_was(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("10r9r/10o9o/4g5g", stage="0:play", outs="-"), seats=3)
    assert "'Out'" not in house.words()
    house.house.to_title()
    house.in_position("haggis", at("10r9r/10o9o/-", stage="0:play", outs="2:9"), seats=3)
    assert "'Out'" in house.words()


def test_what_a_wild_card_stands_for_is_written_once_under_the_run_in_which_it_lies(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(
        "2r4o/2g5oK/10y10g", trick="1:3r5rJ", stage="2:play"), seats=3)
    house.frames(2)
    box = table.show.board.box_of
    lying = [box(place) for place in table.show.trick[-1].places]
    assert lying == sorted(lying)
    three, four, five = table.show.trick[-1].places
    pieces = table.show.layer.map_pieces()
    assert [pieces[place] for place in (three, four, five)] == ["3r", "J", "5r"]
    assert house.words().count("J as 4") == 1


def test_wild_cards_for_one_rank_are_told_in_one(open_house):
    house = open_house("--speed", "instant")
    position = at("2r4o/2g5oK/10y10g", trick="1:4rJQ=set", stage="2:play")
    house.in_position("haggis", position, seats=3)
    house.frames(2)
    assert house.words().count("J, Q as 4") == 1


@pytest.mark.parametrize(("trick", "asked"), [
    ("1:4g", "one card above 4"), ("1:4r4g", "a pair above 4"), ("1:5r5y5g", "3 alike above 5"),
    ("1:4g5g6g", "a run of 3 above 6"), ("1:4r4g5r5g", "a run of 2 pairs above 5")])
def test_what_is_to_be_done_says_what_kind_of_play_it_takes(open_house, trick, asked):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("2r6o6r7r8rJQ/3r2g3g", trick=trick, stage="0:play"))
    house.frames(2)
    assert f"Play {asked}, or a bomb" in house.words()


def test_the_last_trick_lies_there_until_the_next_is_led_with_who_took_it_and_for_how_much(
        open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("4r6b/5r10oJ/8r8o9b"), seats=3)
    play(house, "haggis", "play 4r", "play J", "pass", "pass")
    house.frames(2)
    assert "'Ask' | 'took the trick: 2 points'" in house.words()
    pictures = [name for page in house.table.picture.drawn for name, _ in find_pictures(page)]
    assert house.table.show.gathered[-1][1].plays == ((0, ("4r",)), (1, ("J",)))
    assert "ui/seat_0" in pictures
    play(house, "haggis", "play 5r")
    assert "took the trick" not in house.words()


def test_what_was_played_stands_over_the_cards_and_her_panel_says_who_has_passed(
        open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("4r6o10o/6r8o/8r8g9b"), seats=3)
    play(house, "haggis", "play 4r", "play 6r", "pass")
    house.frames(2)
    sign = table.show.board.box_of("sign/play")
    told = [text for page in table.picture.drawn for text, box in page.words if box.is_within(sign)]
    assert told[-2:] == ["Ask", "Single 6"]
    assert box_of(table, "'Passed'").is_within(table.show.panel_of(2)), "nothing hides the cards"
    assert not any(words in house.words() for words in ("passes", "Ask played"))
    play(house, "haggis", "play 10o")
    house.frames(2)
    assert "'Passed'" in house.words()


def test_who_passes_last_is_said_to_have_while_the_trick_still_lies(open_house):
    house = open_house("--speed", "1")
    table = house.in_position("haggis", at("4r6o10o/6r8o", stage="0:play"))
    house.play(haggis.parse("play 4r"))
    house.settle()
    house.play(haggis.parse("pass"))
    house.frames(12)
    assert table.show.trick and table.show.reel.busy
    assert "'Passed'" in house.words()
    house.settle()
    assert "'Passed'" not in house.words()


def test_nobody_has_to_beat_her_own_play(open_house):
    house = open_house("--speed", "1", "--size", "1280x720")
    house.in_position("haggis", at("4r6o10o/6r8o", stage="0:play"))
    for text in ("play 4r", "pass"):
        house.play(haggis.parse(text))
        for _ in range(90):
            house.frames()
            assert "Freja has to beat" not in house.words()


def test_what_nothing_on_the_table_shows_stands_in_the_log(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("10o/6r8o/8r8g9b"), seats=3)
    play(house, "haggis", "play 10o")
    house.frames(2)
    assert "Freja is out" in house.words()


def box_of(table, words: str) -> Box:
    """Where some words stand."""
    return next(box for page in table.picture.drawn for name, box in page.leaves if name == words)


def test_a_panel_says_what_tricks_and_going_out_have_brought_so_far(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(
        "-/2g5oK/10y10g", captured="3r5rJ/-/4r", outs="0:2", stage="1:play"), seats=3)
    house.frames(2)
    wilds = 3 * (2 + 3 + 5) - 5  # all but the king that seat 1 holds
    points = 1 + 1 + wilds + 2 * 5
    assert [one.gained for one in table.show.standings] == [points, 0, 0]
    told = house.words()
    assert f"leads by {points}" in told
    piles = [len(cards) for cards in table.match.state.captured if cards]
    assert len(piles) == 2
    assert all(f"'won {count}'" in told for count in piles)


@pytest.mark.parametrize(("trick", "asked", "passed"), [
    ("0:3y", 2, ["plate/1"]),
    ("0:3y,2:5y", 0, ["plate/1"]),  # the player was not asked again
    ("0:3y,2:5y", 1, ["plate/0"]),  # and now the player is
    ("0:3y,2:5y,0:6y,1:7y", 2, []),
    ("0:3y,1:5y,0:6y", 2, ["plate/1"]),
])
def test_who_has_passed_in_a_trick_is_told_until_she_is_asked_again(
        open_house, trick, asked, passed):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(
        "2r4o4g/3r2o5gQ/8r8o9b", trick=trick, stage=f"{asked}:play"), seats=3)
    house.frames(2)
    told = [one.place for one in table.show.plaques if one.says == ("haggis-passed",)]
    assert told == passed
    stamps = [box for page in table.picture.drawn for name, box in page.leaves
              if name == "'Passed'"]
    assert len(stamps) == len(passed)
    assert all(box.is_within(table.show.board.box_of(place))
               for box, place in zip(stamps, passed, strict=True))


def test_signs_lead_from_each_play_of_a_trick_to_the_next_one(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at(
        "2r4o4g/3r2o5gQ/8r8o9b", trick="0:3y,1:5y,2:6y", stage="0:play"), seats=3)
    house.frames(2)
    earlier, later, best = (table.show.board.box_of(one.places[0]) for one in table.show.trick)
    x, y = (earlier.right + later.x) / 2, later.y + 0.68 * later.h
    sign = colours(house, Box(x - 18, y - 18, 36, 36))

    def gold(tone: tuple[int, ...]) -> bool:
        return tone[0] > 200 and tone[2] < 150
    assert sum(n for tone, n in sign.items() if gold(tone)) > 0.3 * sign.total()
    assert best.y > later.bottom
    sign = colours(house, Box(later.right + 6, later.bottom - 42, 36, 36))
    assert sum(n for tone, n in sign.items() if gold(tone)) > 0.3 * sign.total(), "and down"


def test_the_closed_hand_of_somebody_else_ends_beside_her_wild_cards(open_house):
    house = open_house("--speed", "instant")
    for cards in ("4r", "4r4o6o8o9o"):
        table = house.in_position("haggis", at(f"2r3r/{cards}JQ/10y", stage="0:play"),
                                  seats=3)
        board, count = table.show.board, len(cards) // 2
        gap = board.box_of("wild/1/0").x - board.box_of(f"hand/1/{count - 1}").right
        assert 0 < gap < 20


def test_every_rank_of_a_long_trick_is_seen_after_it_was_taken(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("2r2o2y9bJ/4r4o4y9g/6r6o6y9o"), seats=3)
    table = play(house, "haggis", "play 2r 2o 2y", "play 4r 4o 4y", "play 6r 6o 6y", "pass", "pass")
    house.frames(2)
    assert "took the trick" in house.words()
    row = sorted(round(box.x) for page in table.picture.drawn for name, box in find_pictures(page)
                 if name in {f"pieces/haggis/{card}" for card in (
                     "2r", "2o", "2y", "4r", "4o", "4y", "6r", "6o", "6y")})
    assert len(row) == 9
    assert min(after - x for x, after in pairwise(row)) > 28


def test_why_another_leads_than_who_took_the_trick_is_said(open_house):
    house = open_house("--speed", "instant")
    house.in_position("haggis", at("2r3r/4o5o/-", trick="2:9g", outs="2:9", stage="0:play"),
                      seats=3)
    house.play(("pass",))
    house.settle()
    house.play(("pass",))
    house.settle()
    assert "Embla takes the trick and is out: Freja leads." in house.words()


def test_the_haggis_lies_on_its_dish_and_says_who_gets_it(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("2r4o4g/3r2o5gQ", stage="0:play"))
    house.frames(2)
    assert "for the first one out" in house.words()
    pile = [place for place in table.show.layer.map_pieces() if place.startswith("haggis/")]
    boxes = [table.show.board.box_of(place) for place in pile]
    middle = (min(box.x for box in boxes) + max(box.right for box in boxes)) / 2
    found = colours(house, Box(middle - 30, boxes[0].y - 24, 60, 20))
    brown = sum(count for (red, green, _), count in found.items() if red > 1.3 * green)
    assert 3 * brown > found.total()


@pytest.mark.parametrize("seats", [2, 3])
def test_what_others_can_bet_covers_nothing_of_the_dish_and_its_words(open_house, seats):
    seen = []
    hands = "/".join(["2r4o4g", "3r2o5gQ", "9g8g"][:seats])
    for bets in ("-", "0"):  # while everybody can still bet, and when nobody can
        house = open_house("--speed", "instant", "--size", "1280x720")
        table = house.in_position("haggis", at(hands, bets="/".join(bets * seats)), seats=seats)
        house.frames(20)
        assert "for the first one out" in house.words()
        assert "Round 1" in house.words()
        pile = [place for place in table.show.layer.map_pieces() if place.startswith("haggis/")]
        boxes = [table.show.board.box_of(place)
                 for place in (*pile, "name/haggis", "whose/haggis", "round")]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        seen.append(colours(house, Box(x, y, max(box.right for box in boxes) - x,
                                       max(box.bottom for box in boxes) - y)))
    assert seen[0] == seen[1]


def test_what_is_written_of_the_dish_stands_on_one_plate_as_long_as_it_is_there(open_house):
    house = open_house("--speed", "instant")
    table = house.in_position("haggis", at("3r3o/2r2o5g/9g"), "open", seats=3)
    house.frames(2)
    board = table.show.board
    assert "Haggis: " in house.words()
    words = [board.box_of(place) for place in ("name/haggis", "whose/haggis", "round")]

    def plated(one: tuple[int, ...]) -> bool:
        body = table.style.theme.material.body
        return max(abs(a - b) for a, b in zip(one, body, strict=False)) < 16
    edge = house.house.screen.surface.get_at(
        tuple(map(round, house.house.screen.to_pixel(words[0].x + 4, words[0].center[1]))))
    between = house.house.screen.surface.get_at(
        tuple(map(round, house.house.screen.to_pixel(words[0].x + 4, words[0].bottom + 1))))
    cloth = house.house.screen.surface.get_at(
        tuple(map(round, house.house.screen.to_pixel(words[0].x - 60, words[0].bottom + 1))))
    assert plated(edge) and plated(between), "nothing of the cloth between them"
    assert not plated(cloth)


@pytest.mark.parametrize("others", ["2y4g9o", "2y4g9o/3y6g8o"])
@pytest.mark.parametrize(("hand", "count"), [("5gQK3o", 2), ("5gJQK3o", 3)])
def test_what_a_play_can_be_is_asked_where_it_covers_nothing(open_house, hand, count, others):
    house = open_house("--speed", "instant", "--size", "1280x720")
    table = house.in_position("haggis", at(f"{hand}/{others}"), seats=2 + others.count("/"))
    house.touch("hand/0/1", *(f"wild/0/{'JQK'.index(wild)}" for wild in "JQK" if wild in hand),
                "button/play")
    house.frames(2)
    asked = [table.show.board.box_of(place) for place in table.questions.map_places(0)]
    assert len(asked) == count
    words = [box for page in table.picture.drawn for name, box in page.leaves
             if ", or Run" in name or "first one out" in name or name.startswith("'Round ")]
    cards = [box_of_play(table.show, Played((place,), 0))
             for place in table.show.layer.map_pieces()]
    assert len(words) == 3
    assert not [(one, other) for one in asked for other in (*words, *cards)
                if other and one.overlaps(other)]


def test_bets_stand_in_a_frame_of_their_own_apart_from_all_else(open_house):
    house = open_house("--speed", "instant", "--size", "1920x1080")
    table = house.in_position("haggis", at("2r4o4gQ/3r2o5g/2b", bets="-/0/0", trick="1:3y"),
                              "open", seats=3)
    house.frames(20)
    spots = {name: box for page in table.picture.drawn for name, box in page.leaves}
    head = spots["'Out first? Bet on it'"]
    bets = [spots[f"'{word}'"] for word in ("Bet 15", "Bet 30")]
    assert any(name.startswith("'No bet") for name in spots)
    assert all(box.y >= head.bottom for box in bets)
    assert head.y > table.show.board.box_of("task/0").bottom + 12
    assert not any(box.overlaps(spots["'wild'"]) or box.overlaps(spots["'Round 1'"])
                   for box in (head, *bets))


@pytest.mark.parametrize(("seats", "plies", "seed"), [(3, 26, "17"), (3, 6, "19"), (2, 5, "17"),
                                                      (2, 57, "4")])
def test_names_under_what_was_beaten_are_whole_and_nothing_of_it_lies_on_panels_or_the_flame(
        open_house, seats, plies, seed):
    house = open_house("--speed", "instant", "--size", "1280x720")
    names = ("Mia", "Bo", "Lotte") if seats == 3 else ("Mia", "Lotte")
    table = house.at_cards("haggis", tuple(map(Player, names)), "open", plies=plies, seed=seed)
    house.settle()
    house.frames(2)
    show = table.show
    beaten = [one for one in show.trick if not one.best]
    row = enclose([box_of_play(show, one) for one in beaten])
    under = [name.strip("'") for page in house.shown.picture.drawn for name, box in page.leaves
             if 0 <= box.center[1] - row.bottom < 45 and row.x <= box.center[0] < row.right]
    assert under[:len(beaten)] == [names[one.seat] for one in beaten]
    arrow = row._replace(w=row.w + 1.2 * STEP) if seats == 3 else row
    panels = [show.panel_of(seat) for seat in range(seats)]
    assert not any(arrow.overlaps(box) for box in panels)
    assert not any(arrow.overlaps(show.board.box_of(f"turn/{seat}")) for seat in range(seats))


def test_whoever_has_no_room_for_her_name_under_what_was_beaten_has_her_sign_there(open_house):
    house = open_house("--speed", "instant", "--size", "1280x720")
    house.at_cards("haggis", tuple(map(Player, ("Mia", "Bo", "Bartholomew"))), "open", plies=26,
                   seed="17")
    house.settle()
    house.frames(2)
    under = [page.words[0][0] if page.words else find_pictures(page)[0][0]
             for page in house.table.picture.drawn[:6]]
    assert under == ["ui/seat_2", "Bo", "Mia", "Bo", "ui/seat_2", "Mia"]
