"""Hamnár ruling by ruling, on positions and moves in its notation."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadOption, BadText, IllegalMove, Result
from game.games.hamnar import rules as hamnar
from game.games.hamnar.rules.why import why_stays

ICONS = ("sun", "pawn", "horse1", "horse2", "horse3", "elephant")


def start():
    return hamnar.setup(2, Random(1), {})


def turn(text):
    return hamnar.find_mover(hamnar.read(text))


def moves(text):
    """The moves of the seat that is asked, as texts, sorted."""
    state = hamnar.read(text)
    return sorted(hamnar.say(move) for move in hamnar.moves(state, hamnar.find_mover(state)))


def beats(text, move):
    state = hamnar.read(text)
    return hamnar.apply(state, hamnar.find_mover(state), hamnar.parse(move), Random(1))


def after(text, *played):
    """The position after some moves, each by whoever is asked."""
    for move in played:
        text = hamnar.write(beats(text, move)[-1].state)
    return text


def why(text, move, seat=None):
    """The words of a refusal, which `apply` says too."""
    state = hamnar.read(text)
    seat = hamnar.find_mover(state) if seat is None else seat
    move = hamnar.parse(move) if isinstance(move, str) else move
    says = hamnar.refusal(state, seat, move)
    if says is not None:
        with pytest.raises(IllegalMove) as refused:
            hamnar.apply(state, seat, move, Random(1))
        assert refused.value.says == says
    return says


def result(text):
    return hamnar.result(hamnar.read(text))


def lost(seat):
    return Result((seat, 1 - seat), (1 - seat,), "no move")


# 1: board and setup


def test_1_white_starts_on_rank_1_and_black_on_rank_5():
    assert hamnar.write(start()) == "bbbbb/5/5/5/wwwww ...... orbs 0"
    assert hamnar.find_mover(start()) == 0


def test_1_pillars_stand_on_four_squares():
    table = hamnar.table(start())
    assert {p for p, thing in table.items() if thing == "pillar"} == {
        "pillar/b2", "pillar/d2", "pillar/b4", "pillar/d4"}


def test_1_no_pillar_is_under_a_piece_at_the_start():
    table = hamnar.table(start())
    assert not {"b2", "d2", "b4", "d4"} & set(table)


def test_1_icons_are_named_clockwise_from_the_sun():
    state = hamnar.read("bbbbb/5/5/5/wwwww bwwbwb pawn 0")
    table = hamnar.table(state)
    assert [table[f"orb/{icon}"] for icon in ICONS] == [
        "orb-black", "orb-white", "orb-white", "orb-black", "orb-white", "orb-black"]


def test_1_five_pieces_and_three_orbs_a_side_lie_ready():
    table = hamnar.table(start())
    assert [table[f"{file}1"] for file in "abcde"] == ["white"] * 5
    assert [table[f"{file}5"] for file in "abcde"] == ["black"] * 5
    assert sum(thing == "orb-white" for thing in table.values()) == 3
    assert sum(thing == "orb-black" for thing in table.values()) == 3


def test_1_the_game_is_for_two_and_has_no_options():
    assert hamnar.SEATS == (2,)
    with pytest.raises(ValueError, match="for two, not 3"):
        hamnar.setup(3, Random(1), {})
    with pytest.raises(BadOption):
        hamnar.setup(2, Random(1), {"pie": "yes"})


# 2: orbs


def test_2_white_one_black_one_white_one_black_two_white_one():
    text, asked = hamnar.write(start()), []
    for icon in ICONS:
        asked.append(turn(text))
        text = after(text, f"@{icon}")
    assert asked == [0, 1, 0, 1, 1, 0]
    assert text == "bbbbb/5/5/5/wwwww wbwbbw pawn 0"


def test_2_each_orb_goes_on_a_free_icon():
    assert moves("bbbbb/5/5/5/wwwww w..b.. orbs 0") == [
        "@elephant", "@horse1", "@horse3", "@pawn"]
    assert why("bbbbb/5/5/5/wwwww w..b.. orbs 0", "@horse2") == (
        "hamnar-orb-taken", ("hamnar-icon", "horse2"))


def test_2_the_last_orb_is_a_move_of_its_own():
    assert moves("bbbbb/5/5/5/wwwww wbwbb. orbs 0") == ["@elephant"]
    assert turn("bbbbb/5/5/5/wwwww wbwbb. orbs 0") == 0


def test_2_an_orb_comes_from_its_owner_s_reserve():
    told = beats("bbbbb/5/5/5/wwwww w..... orbs 0", "@horse2")
    assert [(b.what, b.seat, b.moved) for b in told] == [
        ("place", 1, (("reserve/1", "orb/horse2"),))]


def test_2_while_orbs_are_placed_nothing_else_is_played():
    text = "bbbbb/5/5/5/wwwww w..b.. orbs 0"
    for move in ("a1-a2", "--", "sun-pawn"):
        assert why(text, move) == ("hamnar-place-an-orb",)
    assert why(text, ("place", 6)) == ("hamnar-place-an-orb",)


# 3: activation


def test_3_the_pawn_icon_comes_first_and_its_owner_moves():
    assert turn("bbbbb/5/5/5/wwwww wbwbbw pawn 0") == 1
    assert turn("bbbbb/5/5/5/wwwww bwwbbw pawn 0") == 0


def test_3_icons_are_activated_clockwise_for_ever():
    text, seen = "bbbbb/5/5/5/wwwww bwwbbw pawn 0", []
    for _ in range(13):
        seen.append(text.split()[2])
        text = after(text, moves(text)[0])
    assert seen == [*ICONS[1:], *ICONS, *ICONS[:2]]


def test_3_one_seat_may_move_several_times_in_a_row():
    text = "bbbbb/5/5/5/wwwww bwwbbw pawn 0"
    assert turn(text) == turn(after(text, "c1-c2")) == 0


def test_3_any_piece_may_move():
    assert moves("bbbbb/5/5/5/wwwww bwwbbw pawn 0") == [
        "a1-a2", "b1-b2", "c1-c2", "d1-d2", "e1-e2"]


@pytest.mark.parametrize("icon", ICONS[1:])
def test_3_there_is_no_pass_but_on_the_sun(icon):
    says = why(f"b4/5/2w2/5/5 wwwbbb {icon} 0", "--")
    assert says == ("hamnar-piece-moves", ("hamnar-icon", icon))


def test_3_whoever_cannot_move_when_the_icon_becomes_active_loses_at_once():
    told = beats("4b/5/5/5/w4 wbwwbb sun 7", "--")  # black's e5 goes towards rank 1
    assert [b.what for b in told] == ["leave"]
    told = beats("5/5/5/5/w3b wbwwbb sun 7", "--")  # on its last rank
    assert [(b.what, b.seat) for b in told] == [("leave", 0), ("stuck", 1)]
    assert hamnar.result(told[-1].state) == lost(1)
    assert hamnar.prompts(told[-1].state) == {}


def test_3_one_loses_by_one_s_own_move_too():
    text = "4b/5/5/2w2/5 wbbbww horse3 0"
    assert result(after(text, "c2-e1")) is None
    assert result(after(text, "c2-d4")) == lost(0)  # on a pillar, and the elephant comes next


def test_3_the_loss_after_the_last_orb_is_told_in_its_move():
    told = beats("5/5/5/5/wwwww wbwbb. orbs 0", "@elephant")
    assert [b.what for b in told] == ["place", "stuck"]
    assert hamnar.result(told[-1].state) == lost(1)


def test_3_a_player_without_pieces_loses_on_any_icon_but_her_sun():
    for icon in ("pawn", "horse1", "elephant"):
        assert result(f"5/5/5/2w2/5 wbbwwb {icon} 0") == lost(1)
    assert turn("5/5/5/2w2/5 bbbwww sun 0") == 1


def test_3_a_player_without_pieces_still_answers_her_sun():
    text = "5/5/5/2w2/5 bbbwww sun 0"
    assert len(moves(text)) == 10
    assert result(after(text, "--")) == lost(1)
    assert turn(after(text, "pawn-horse2")) == 0


def test_3_capturing_everything_does_not_end_the_game():
    text = after("5/5/1b3/5/2w2 bbbwww horse2 0", "c1-b3")
    assert text == "5/5/1w3/5/5 bbbwww horse3 0"
    assert turn(text) == 0
    assert result(text) is None


def test_3_the_other_seat_is_told_whose_turn_it_is():
    text = "bbbbb/5/5/5/wwwww bwwbbw pawn 0"
    assert why(text, "a5-a4", seat=1) == ("not-your-turn", ("seat", 0))
    assert hamnar.moves(hamnar.read(text), 1) == ()


def test_3_after_the_end_everything_is_refused():
    text = "5/5/5/5/w3b wbwwbb pawn 8"
    for seat in (0, 1):
        assert why(text, "a1-a2", seat) == ("match-over",)
        assert hamnar.moves(hamnar.read(text), seat) == ()


# 4: pawn


def test_4_a_pawn_goes_one_square_towards_the_enemy_s_home_rank():
    assert moves("4b/5/2w2/5/5 bwwwbb pawn 0") == ["c3-c4"]
    assert moves("4b/5/2w2/5/5 wbwwbb pawn 0") == ["e5-e4"]


def test_4_a_pawn_captures_what_stands_in_front_of_it():
    told = beats("5/2b2/2w2/5/5 bwwwbb pawn 9", "c3-c4")
    assert (told[0].what, told[0].says) == ("pawn", (1,))
    assert told[0].moved == (("c4", "taken/0"), ("c3", "c4"))
    assert hamnar.write(told[-1].state) == "5/2w2/5/5/5 bwwwbb horse1 0"


def test_4_a_pawn_never_goes_or_captures_diagonally():
    assert moves("5/1b1b1/2w2/5/5 bwwwbb pawn 0") == ["c3-c4"]
    assert why("5/1b1b1/2w2/5/5 bwwwbb pawn 0", "c3-b4") == ("hamnar-pawn-straight",)


def test_4_a_pawn_has_no_double_step_and_no_way_back():
    text = "b4/5/5/5/2w2 bwwwbb pawn 0"
    assert why(text, "c1-c3") == ("hamnar-pawn-one-step",)
    text = "b4/5/2w2/5/5 bwwwbb pawn 0"
    assert why(text, "c3-c2") == ("hamnar-pawn-forward",)
    assert why(text, "c3-d3") == ("hamnar-pawn-forward",)


def test_4_black_s_pawns_go_down_the_board():
    text = "2b2/5/5/5/w4 wbwwbb pawn 0"
    assert moves(text) == ["c5-c4"]
    assert why("5/2b2/5/5/w4 wbwwbb pawn 0", "c4-c5") == ("hamnar-pawn-forward",)


def test_4_a_pawn_goes_up_and_down_pillars_freely():
    assert moves("b4/5/5/5/1w3 bwwwbb pawn 0") == ["b1-b2"]
    assert moves("b4/5/5/1w3/5 bwwwbb pawn 0") == ["b2-b3"]


def test_4_a_piece_on_its_last_rank_has_no_pawn_move_and_does_not_promote():
    text = "w3b/5/2w2/5/5 bwwwbb pawn 0"
    assert moves(text) == ["c3-c4"]
    assert why(text, "a5-a4") == ("hamnar-pawn-last-rank",)
    assert result("w4/5/5/5/b4 bwwwbb pawn 0") == lost(0)
    assert result("w4/5/5/5/b4 wbwwbb pawn 0") == lost(1)


def test_4_a_friend_in_front_blocks_a_pawn():
    text = "b4/2w2/2w2/5/5 bwwwbb pawn 0"
    assert why(text, "c3-c4") == ("hamnar-friend-there", "c4")


# 5: horse


@pytest.mark.parametrize("icon", ["horse1", "horse2", "horse3"])
def test_5_a_horse_moves_like_a_knight(icon):
    assert moves(f"b4/5/2w2/5/5 bbwwwb {icon} 0") == [
        "c3-a2", "c3-a4", "c3-b1", "c3-b5", "c3-d1", "c3-d5", "c3-e2", "c3-e4"]


def test_5_a_horse_jumps_anything():
    assert "c3-b5" in moves("4b/1bb2/1wwb1/1b3/5 bbwwwb horse1 0")


def test_5_a_horse_goes_on_and_off_pillars():
    assert "b4-d3" in moves("b4/1w3/5/5/5 bbwwwb horse1 0")
    assert "c2-b4" in moves("b4/5/5/2w2/5 bbwwwb horse1 0")


def test_5_a_horse_captures_where_it_lands_and_only_there():
    text = after("4b/2b2/2w2/5/3b1 bbwwwb horse1 5", "c3-d1")
    assert text == "4b/2b2/5/5/3w1 bbwwwb horse2 0"


def test_5_a_horse_does_not_land_on_a_friend():
    assert why("b4/5/2w2/5/3w1 bbwwwb horse1 0", "c3-d1") == ("hamnar-friend-there", "d1")


def test_5_anything_else_is_no_leap():
    for move in ("c3-c4", "c3-d4", "c3-e5"):
        assert why("b4/5/2w2/5/5 bbwwwb horse1 0", move) == ("hamnar-horse-leaps",)


# 6: elephant


def test_6_an_elephant_goes_any_way_along_a_line_and_stops_on_any_square():
    assert moves("4b/5/5/5/w4 bbwbww elephant 0") == [
        "a1-a2", "a1-a3", "a1-a4", "a1-a5", "a1-b1", "a1-c1", "a1-d1", "a1-e1"]


def test_6_pillars_block_an_elephant():
    text = "b4/5/2w2/5/1w3 bbwbww elephant 0"
    assert not [m for m in moves(text) if m.startswith("b1-b")]
    assert why(text, "b1-b2") == ("hamnar-elephant-pillar", "b2")
    assert why(text, "b1-b4") == ("hamnar-elephant-pillar", "b2")


def test_6_a_piece_on_a_pillar_has_no_elephant_move():
    text = "b4/5/2w2/1w3/5 bbwbww elephant 0"
    assert not [m for m in moves(text) if m.startswith("b2")]
    assert why(text, "b2-b3") == ("hamnar-elephant-on-pillar", "b2")
    assert result("b4/5/5/1w3/5 bbwbww elephant 0") == lost(0)


def test_6_own_pieces_block_an_elephant():
    text = "4b/5/5/w4/w4 bbwbww elephant 0"
    assert why(text, "a1-a2") == ("hamnar-friend-there", "a2")
    assert why(text, "a1-a3") == ("hamnar-friend-blocks", "a2")


def test_6_an_elephant_goes_straight():
    assert why("4b/5/5/5/w4 bbwbww elephant 0", "a1-b2") == ("hamnar-elephant-straight",)


def test_6_an_elephant_captures_four_in_one_move():
    told = beats("b4/b4/b4/b4/w4 bbwbww elephant 3", "a1-a5")
    assert (told[0].what, told[0].says) == ("elephant", (4,))
    assert told[0].moved == (("a2", "taken/0"), ("a3", "taken/0"), ("a4", "taken/0"),
                             ("a5", "taken/0"), ("a1", "a5"))
    assert hamnar.write(told[-1].state) == "w4/5/5/5/5 bbwbww sun 0"


def test_6_an_elephant_may_stop_between_and_spares_what_lies_beyond():
    assert after("b4/b4/b4/b4/w4 bbwbww elephant 3", "a1-a3") == (
        "b4/b4/w4/5/5 bbwbww sun 0")


def test_6_an_elephant_stops_on_an_empty_square_past_its_prey():
    assert after("4b/5/5/5/wb3 bbwbww elephant 3", "a1-c1") == "4b/5/5/5/2w2 bbwbww sun 0"


def test_6_enemies_on_pillars_are_safe_from_elephants():
    assert "a2-b2" not in moves("5/5/5/wb3/5 bbwbww elephant 0")


# 7: sun


def test_7_two_orbs_of_different_owners_may_be_exchanged_or_all_left():
    assert moves("b4/5/5/5/w4 wwwbbb sun 0") == sorted(
        ["--", *(f"{a}-{b}" for a in ("sun", "pawn", "horse1")
                 for b in ("horse2", "horse3", "elephant"))])


def test_7_the_sun_s_own_orb_may_be_exchanged():
    assert after("b4/5/5/5/w4 wwwbbb sun 0", "sun-horse2") == "b4/5/5/5/w4 bwwwbb pawn 1"


def test_7_two_orbs_of_the_opponent_s_may_be_meant_but_change_nothing():
    text = "b4/5/5/5/w4 wwwbbb sun 0"
    assert why(text, "horse2-horse3") == ("hamnar-same-colour",)
    assert why(text, "sun-pawn") == ("hamnar-same-colour",)
    assert why(text, ("swap", 1, 1)) == ("hamnar-same-orb",)
    assert why(text, ("swap", 3, 1)) == ("hamnar-unknown-move",)


def test_7_the_exchange_is_done_before_the_pawn_is_activated():
    text = "b4/5/5/5/w4 wwwbbb sun 0"
    assert turn(after(text, "--")) == 0
    assert turn(after(text, "pawn-horse2")) == 1


def test_7_an_exchange_moves_two_orbs():
    told = beats("b4/5/5/5/w4 wwwbbb sun 0", "pawn-elephant")
    assert [(b.what, b.seat, b.moved) for b in told] == [
        ("swap", 0, (("orb/pawn", "orb/elephant"), ("orb/elephant", "orb/pawn")))]


def test_7_the_sun_moves_no_piece():
    text = "b4/5/5/5/w4 wwwbbb sun 0"
    assert why(text, "a1-a2") == ("hamnar-sun-swaps",)
    assert why(text, "@sun") == ("hamnar-sun-swaps",)


def test_7_a_sun_activation_counts_as_performed_left_or_not():
    assert after("b4/5/5/5/w4 wwwbbb sun 4", "--").endswith("pawn 5")
    assert after("b4/5/5/5/w4 wwwbbb sun 4", "sun-horse2").endswith("pawn 5")


def test_7_orbs_are_exchanged_on_the_sun_only():
    assert why("b4/5/5/5/w4 wwwbbb pawn 0", "sun-horse2") == (
        "hamnar-piece-moves", ("hamnar-icon", "pawn"))


# 8: pieces


def test_8_no_piece_lands_on_a_friend_and_captured_pieces_are_gone():
    state = beats("5/2b2/2w2/5/5 bwwwbb pawn 9", "c3-c4")[-1].state
    assert state.sides[1] == 0
    assert [p for p, thing in hamnar.table(state).items() if thing == "black"] == [
        f"taken/0/{i}" for i in range(5)]


def test_8_only_one_s_own_pieces_move_and_they_do_move():
    text = "b4/5/2w2/5/5 bbwwwb horse1 0"
    assert why(text, "a5-b3") == ("hamnar-not-yours", "a5")
    assert why(text, "e1-d3") == ("hamnar-empty", "e1")
    assert why(text, ("move", 12, 12)) == ("hamnar-must-move",)
    assert why(text, ("move", 12, 25)) == ("hamnar-piece-moves", ("hamnar-icon", "horse1"))
    assert why(text, ("fly", 12)) == ("hamnar-unknown-move",)


def test_8_a_piece_that_cannot_move_says_why():
    def stays(text, square):
        state = hamnar.read(text)
        return why_stays(state, hamnar.find_mover(state), "abcde".index(square[0])
                         + 5 * (int(square[1]) - 1))

    assert stays("b4/5/2w2/5/5 bbwwwb horse1 0", "c3") is None
    assert stays("w4/5/2w2/5/4b bwwwbb pawn 0", "a5") == ("hamnar-pawn-last-rank",)
    assert stays("b4/2w2/2w2/5/5 bwwwbb pawn 0", "c3") == ("hamnar-friend-there", "c4")
    assert stays("b4/5/2w2/1w3/5 bbwbww elephant 0", "b2") == ("hamnar-elephant-on-pillar", "b2")
    assert stays("4b/5/1w3/2w2/w4 bbwwwb horse1 0", "a1") == (
        "hamnar-hemmed-in", "a1", ("hamnar-icon", "horse1"))
    assert stays("b4/5/5/5/w4 wwwbbb sun 0", "a1") == ("hamnar-sun-swaps",)


# 9: draw


def test_9_a_hundred_quiet_activations_are_a_draw():
    told = beats("4b/5/2w2/5/5 bbwwwb horse1 99", "c3-b1")
    assert [b.what for b in told] == ["horse", "draw"]
    assert hamnar.result(told[-1].state) == Result((0, 0), (0, 1), "shared")
    assert hamnar.prompts(told[-1].state) == {}


def test_9_suns_count_for_the_draw():
    assert [b.what for b in beats("4b/5/2w2/5/5 wbwwbb sun 99", "--")] == ["leave", "draw"]
    assert [b.what for b in beats("4b/5/2w2/5/5 wbwwbb sun 99", "sun-pawn")] == ["swap", "draw"]


def test_9_a_capture_starts_the_count_anew():
    assert after("4b/5/2w2/5/1b3 bbwwwb horse1 99", "c3-b1") == (
        "4b/5/5/5/1w3 bbwwwb horse2 0")


def test_9_the_count_is_on_the_table():
    table = hamnar.table(hamnar.read("4b/5/2w2/5/5 bbwwwb horse1 42"))
    assert table["quiet"] == ("hamnar-quiet", 42, 100)
    assert table["active/horse1"] == "active"
    assert table["turn/0"] == "turn"


def test_9_a_loss_is_checked_before_the_draw():
    told = beats("5/5/5/5/w3b wbwwbb sun 99", "--")
    assert [b.what for b in told] == ["leave", "stuck"]
    assert hamnar.result(told[-1].state) == lost(1)


def test_9_nothing_is_asked_after_a_draw():
    text = "4b/5/2w2/5/5 bbwwwb horse1 100"
    assert why(text, "c3-b1", seat=0) == ("match-over",)
    assert why("4b/5/2w2/5/5 wbwwbb sun 100", "--", seat=0) == ("match-over",)


# 10 and notation


def test_10_seat_0_places_first_whoever_it_is():
    assert hamnar.find_mover(start()) == 0


def test_the_stages_are_the_kinds_of_prompts():
    for icon in ICONS:
        state = hamnar.read(f"bbbbb/5/5/5/wwwww bwwbbw {icon} 0")
        assert [p.kind for p in hamnar.prompts(state).values()] == [icon]
    assert hamnar.prompts(start())[0].kind == "orbs"


def test_nothing_is_hidden():
    state = hamnar.read("bbbbb/5/5/5/wwwww bwwbbw pawn 0")
    assert all(hamnar.view(state, seat) == state for seat in (None, 0, 1))
    assert hamnar.guess(state, Random(1)) == state


def test_a_missing_count_reads_as_0():
    assert hamnar.read("bbbbb/5/5/5/wwwww bwwbbw pawn") == hamnar.read(
        "bbbbb/5/5/5/wwwww bwwbbw pawn 0")


@pytest.mark.parametrize("text", [
    "",
    "bbbbb/5/5/5/wwwww",
    "bbbbb/5/5/5/wwwww bwwbbw pawn 0 0",
    "bbbbb/5/5/5/wwwww  bwwbbw pawn 0",
    "bbbbb/5/5/5/wwwww bwwbbw pawn 00",
    "bbbbb/5/5/5/wwwww bwwbbw pawn 07",
    "bbbbb/5/5/5/wwwww bwwbbw pawn -1",
    "bbbbb/5/5/5/wwwww bwwbbw pawn +1",
    "bbbbb/5/5/5/wwwww bwwbbw pawn ١",
    "bbbbb/5/5/5/wwwww bwwbbw pawn 101",
    "bbbbb/5/5/5/wwwww bwwbbw horse 0",
    "bbbbb/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/23/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/w22/5/5/wwww1 bwwbbw pawn 0",
    "bbbbb/11111/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/6/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/4/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/05/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/x4/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/.4/5/5/wwwww bwwbbw pawn 0",
    "bbbbb/5/5/w4/wwwww bwwbbw pawn 0",
    "bbbbb/5/5/5/wwwww bwwbb pawn 0",
    "bbbbb/5/5/5/wwwww bwwbbwb pawn 0",
    "bbbbb/5/5/5/wwwww bwwbbx pawn 0",
    "bbbbb/5/5/5/wwwww bbbbww pawn 0",
    "bbbbb/5/5/5/wwwww bwwbb. pawn 0",
    "bbbbb/5/5/5/wwwww bwwbbw orbs 0",
    "bbbbb/5/5/5/wwwww b..... orbs 0",
    "bbbbb/5/5/5/wwwww ww.... orbs 0",
    "bbbbb/5/5/5/wwwww ...... orbs 1",
    "bbbbb/5/5/5/wwwww bwwbbw pawn 0\n",
])
def test_positions_are_read_strictly(text):
    with pytest.raises(BadText):
        hamnar.read(text)


@pytest.mark.parametrize("text", [
    "", "-", "---", "@", "@horse", "@sun-pawn", "a1", "a1a2", "a1-", "a1-f2", "a1-a6", "A1-a2",
    "a1--a2", "a1-a2 ", "sun", "sun-sun", "sun-horse", "sun--pawn", "sun-a1", "pass",
])
def test_moves_are_read_strictly(text):
    with pytest.raises(BadText):
        hamnar.parse(text)


def test_two_orbs_are_read_in_either_order_and_written_in_one():
    assert hamnar.parse("elephant-sun") == hamnar.parse("sun-elephant")
    assert hamnar.say(hamnar.parse("elephant-sun")) == "sun-elephant"
    assert hamnar.say(hamnar.parse("horse1-pawn")) == "pawn-horse1"


def test_a_move_from_a_square_to_itself_cannot_be_written():
    assert why("b4/5/2w2/5/5 bbwwwb horse1 0", hamnar.parse("c3-c3")) == ("hamnar-must-move",)


@pytest.mark.parametrize("move", [("fly",), (), ("place",), ("place", "sun"), ("move", 1)])
def test_what_is_not_a_move_cannot_be_said(move):
    with pytest.raises(BadText):
        hamnar.say(move)


def test_equal_seeds_give_equal_setups():
    assert hamnar.setup(2, Random(5), {}) == hamnar.setup(2, Random(6), {})
