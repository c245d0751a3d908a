"""What the rules of every game are shown by: nothing is drawn that the rules would not say."""

from __future__ import annotations

import pytest

from game.core.contract import Rules
from game.core.words import Words
from game.games import GAMES, load_rules
from game.picture.board_map import find_board
from game.tables.board_excerpt import BoardExcerpt
from game.tables.drawings import Rows
from game.tables.examples import Figure, Group, Thing, Told, find_card, list_examples
from game.tables.style import table_style

ESSENTIAL = range(4, 8)  # lines of a card


def sections(game: str) -> int:
    words, count = Words("en"), 0
    while words.has_text(f"rules-{game}-{count + 1}"):
        count += 1
    return count


@pytest.mark.parametrize("game", GAMES)
def test_every_section_of_the_rules_has_an_example(game: str):
    assert sorted(list_examples(game)) == list(range(1, sections(game) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_what_an_example_shows_is_what_the_rules_say(game: str):
    judge: Rules = load_rules(game)
    proofs = [(n, proof) for n, drawing in list_examples(game).items() for proof in drawing.proofs]
    assert proofs
    for number, proof in proofs:
        state = judge.read(proof.position)
        assert judge.write(state) == proof.position, number
        for move in proof.may:
            assert judge.refusal(state, proof.seat, judge.parse(move)) is None, (number, move)
        for no in proof.may_not:
            says = judge.refusal(state, proof.seat, judge.parse(no.move))
            assert says is not None and says[0] == no.reason, (number, no)


@pytest.mark.parametrize("game", GAMES)
def test_a_card_has_a_few_lines_of_pictures_and_words(game: str):
    essence = find_card(game)
    assert isinstance(essence, Rows)
    assert len(essence.lines) in ESSENTIAL
    for line in essence.lines:
        assert {type(item) for item in line.items} >= {Told}
        assert {type(item) for item in line.items} & {Group, Thing, Figure}


@pytest.mark.parametrize("game", GAMES)
def test_cuts_of_a_board_show_places_that_it_has(game: str):
    found = [part for drawing in list_examples(game).values()
             for part in ([drawing] if isinstance(drawing, BoardExcerpt) else [])]
    for cut in found:
        board = find_board(table_style(game).board, cut.seats)
        assert all(board.has_place(place) for place in cut.corners), cut.position
