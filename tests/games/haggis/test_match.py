"""Haggis' views, guesses and notation."""

from __future__ import annotations

from random import Random

import pytest

from game.core.contract import BadText
from game.games.haggis import rules as haggis
from game.games.haggis.rules.combos import CARDS
from tests.games.haggis.positions import at, field, play
from tests.games.haggis.test_rules import GIVE, SETUP


def test_the_pending_choice_of_the_rulings():
    assert haggis.write(haggis.read(GIVE)) == GIVE
    assert play.asked(GIVE) == {2: "give"}
    assert play.moves(GIVE) == ["give 0", "give 1"]
    text = play.after(GIVE, "give 1")
    assert field(text, "stage") == "2:play"
    assert field(text, "captured").split("/")[1].endswith("10r10o10gJJQQQK")


def test_16_views_of_the_pending_choice():
    hidden = GIVE.replace("2o9b10bK/-/2g10yK 6o8b9y", "{} 3?")
    assert play.view(GIVE, 2) == hidden.format("3?K/-/2g10yK")
    assert play.view(GIVE, 0) == hidden.format("2o9b10bK/-/2?K")
    assert play.view(GIVE, None) == hidden.format("3?K/-/2?K")


def test_16_wilds_of_others_are_seen_and_numbers_are_not():
    assert field(play.view(SETUP, 1), "hands").startswith("14?JQK/2r2y4r")
    assert field(play.view(SETUP, 1), "haggis") == "8?"
    text = at("5rK/2r9o", captured="3r/4o")
    assert field(play.view(text, 1), "hands") == "1?K/2r9o"
    assert field(play.view(text, 1), "captured") == field(text, "captured")
    assert field(play.view(at("K/2r9o"), 1), "hands") == "K/2r9o"


def test_16_captured_piles_lie_face_down_on_the_table():
    table = haggis.table(haggis.read(GIVE))
    assert {thing for place, thing in table.items() if place.startswith("captured/")} == {"?"}
    assert [table[f"trick/{i}"] for i in range(4)] == ["8r", "8g", "10r", "10o"]
    assert [table["play/0"], table["play/1"]] == ["J", "Q"]


def test_only_the_wilds_of_a_hidden_hand_are_known_to_be_playable():
    view = haggis.read(play.view(play.after(SETUP, "play 10y"), 0))
    assert [haggis.say(m) for m in haggis.moves(view, 1) if m[0] == "play"] == [
        "play J", "play Q", "play K", "play J Q", "play J K", "play Q K", "play J Q K"]


def test_two_jacks_are_in_no_hand():
    with pytest.raises(BadText):
        haggis.read(at("5rJ/2r9oJ").replace("5rJ/2r9oJ", "5rJJ/2r9o"))


def test_a_guess_deals_the_unseen_and_never_the_wilds():
    view = haggis.read(play.view(SETUP, 0))
    guesses = [haggis.guess(view, Random(i)) for i in range(20)]
    assert all(haggis.view(guess, 0) == view for guess in guesses)
    assert all(guess.hands[1][-3:] == (45, 46, 47) for guess in guesses)
    assert len({guess.hands[1] for guess in guesses}) == 20
    assert all(haggis.write(haggis.read(haggis.write(guess))) for guess in guesses)


# The notation of moves


@pytest.mark.parametrize(("text", "said"), [
    ("play 7y 7r", "play 7r 7y"), ("play K 9r J", "play 9r J K"),
    ("play K 9r J as set of 9", "play 9r J K as set of 9"),
    ("play 7r as set of 7", "play 7r"), ("play J as set of J", "play J"),
    ("play J Q as bomb", "play J Q"), ("play Q J", "play J Q"),
    ("play 8y 7r 8r 7y as run 2x2 to 8", "play 7r 7y 8r 8y"),
    ("play 7r 8r 9r as run 1x3 to 9", "play 7r 8r 9r"),
    ("play K Q J 5r as run 1x4 to 8", "play 5r J Q K as run 1x4 to 8"),
    ("play 5r J Q K as set of 5", "play 5r J Q K as set of 5"),
    ("play 10r 10o K J as run 2x2 to J", "play 10r 10o J K as run 2x2 to J"),
    ("play 9r J Q as run 1x3 to J", "play 9r J Q as run 1x3 to J"),
    ("play 3r 5o 7y 9g as bomb", "play 3r 5o 7y 9g"),
    ("pass", "pass"), ("bet 0", "bet 0"), ("bet 30", "bet 30"), ("give 2", "give 2"),
])
def test_moves_have_one_way_to_be_said(text, said):
    move = haggis.parse(text)
    assert haggis.say(move) == said
    assert haggis.parse(said) == move


@pytest.mark.parametrize("text", [
    "play 5r J Q K", "play 5r 6o", "play 10r J Q", "play 3r 5r 7o 9o",
])
def test_too_many_readings_or_none_are_a_move_that_is_refused(text):
    cards = "".join(text.split()[1:])
    move = haggis.parse(text)
    assert haggis.say(move) == text
    assert play.why(at(f"{cards}/2g4g"), move, 0) in {
        ("haggis-which-reading",), ("haggis-no-combination",)}


@pytest.mark.parametrize("text", [
    "", "play", "play ", "play  7r", "play 7r  8r", "play 7r,8r", "play 7R", "play 07r", "play 1r",
    "play 11r", "play ?", "play 7r 7r", "play J J", "play 7r as", "play 7r as ", " play 7r",
    "play 7r ", "play 7r as set of 8", "play 7r as bomb", "play 7r as set", "play 7r as set of 07",
    "play 7r 8r 9r as run 1x3 to 8", "play 7r 8r J as run 1x3 to 8", "play 5r J Q as run 1x3 to 6",
    "play 5r J Q K as run 2x2 to 5", "play 5r J Q K as run 4x1 to 5", "play 7r 8r as run 1x2 to 8",
    "play 7r 7y 8r 8y as run 2x2 to 9", "play 7r 7y as set of 7 as set of 7",
    "play J Q as set of J",
    "play 7r 8r 9r as Run 1x3 to 9", "play 9r J Q as run 1x3 to 11", "play 7r 7y as  set of 7",
    "play 5r 6o as run 1x2 to 6", "play as set of 7", "pass ", "Pass", "pass 1", "bet", "bet 10",
    "bet 015", "bet 00", "bet -", "give", "give x", "give 02", "give -1", "draw", "play 7r\n",
])
def test_moves_are_read_strictly(text):
    with pytest.raises(BadText):
        haggis.parse(text)


@pytest.mark.parametrize("move", [(), ("fly",), ("bet",), ("bet", "15"), ("give",), ("pass", 1),
                                  ("play",), ("play", (15,)), ("play", 15, None)])
def test_what_is_not_a_move_is_refused_in_words_and_cannot_be_said(move):
    assert play.why(SETUP, move, 0)
    with pytest.raises(BadText):
        haggis.say(move)


def test_unsorted_cards_are_no_other_move():
    (_, cards, reading) = haggis.parse("play 2o 2g")
    assert play.why(SETUP, ("play", cards, reading), 0) is None
    assert play.why(SETUP, ("play", cards[::-1], reading), 0) == ("haggis-unknown-move",)


# The notation of positions


@pytest.mark.parametrize(("old", "new"), [
    ("yJQK/", "yJJK/"), ("2o2g", "2g2o"),
    ("2o2g", "2o2o"), ("2o2g", "2g"), ("2o2g", "02o2g"), ("2o2g", "2b2g"),
    ("yJQK/", "yQJK/"), ("yJQK/", "yJQ/"), ("yJQK/", "yJQKK/"), ("yJQK/", "y1?JQK/"),
    ("3o4y6r8r8g9r9o10o", "08?"), ("3o4y6r8r8g9r9o10o", "7?"), ("3o4y6r8r8g9r9o10o", "-"),
    ("3o4y6r8r8g9r9o10o", "99999999999999?"), (" - 0:play", "  0:play"), (" - 0:play", " - 2:play"),
    (" - 0:play", " - play"), (" - 0:play", " - 0:pass"), (" - 0:play", " - 0:give"),
    (" - 0:play", " - 00:play"), (" - 0:play", " 0:- 0:play"), (" -/- - 0:play", " -/-/- - 0:play"),
    ("play -/-", "play -/10"), ("play -/-", "play -/015"), ("play -/-", "play -/-/-"),
    ("-/- - 0/0", "-/- 2:5 0/0"), ("-/- - 0/0", "-/- 1: 0/0"), ("-/- - 0/0", "-/- 1:05 0/0"),
    ("0/0 1 1", "0/00 1 1"), ("0/0 1 1", "0 1 1"), ("0/0 1 1", "0/0 2 1"), ("0/0 1 1", "0/0 1 0"),
    ("0/0 1 1", "0/-5 1 1"), ("250", "300"), ("choose", "tournament"), ("choose", "Choose"),
    ("choose", "choose "), ("choose", "choose\n"), (" 250", ""),
])
def test_positions_are_read_strictly(old, new):
    assert old in SETUP
    with pytest.raises(BadText):
        haggis.read(SETUP.replace(old, new, 1))


@pytest.mark.parametrize(("old", "new"), [
    ("0:8r8g", "0:8g8r"), ("0:8r8g", "0:2?"), ("0:8r8g", "3:8r8g"), ("0:8r8g", "0:8r8g=set"),
    ("0:8r8g", "0:8r8g="), ("0:8r8g,", "0:8r8g;"), ("2:give", "0:give"), (" choose", " tournament"),
    (",2:JQ", ",2:QJ"),
])
def test_impossible_tricks_are_not_read(old, new):
    assert old in GIVE
    with pytest.raises(BadText):
        haggis.read(GIVE.replace(old, new, 1))


@pytest.mark.parametrize(("cards", "forms"), [
    ("5rJQK", {"=2x2", "=1x4", "=set"}), ("10rJQ", {"=1x3", "=set"}), ("5r6r7r", {""}),
    ("JQ", {""}), ("5r", {""}),
])
def test_a_reading_is_written_in_a_trick_only_if_there_are_several(cards, forms):
    for form in ("=set", "=1x4", "=2x2", "=4x1", "=bomb", "=1x3", ""):
        text = at("2r/9o8o", trick=f"0:{cards}{form}", stage="1:play")
        if form in forms:
            assert haggis.write(haggis.read(text)) == text
        else:
            with pytest.raises(BadText):
                haggis.read(text)


def test_every_card_has_a_name():
    assert [CARDS[i] for i in (0, 4, 5, 44, 45, 47)] == ["2r", "2b", "3r", "10b", "J", "K"]
