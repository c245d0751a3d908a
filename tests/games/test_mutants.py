"""The laws are worth something: games that are wrong in one way are each caught by one of them."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.core.contract import IllegalMove
from game.games.haggis import rules as haggis
from game.games.haggis.rules.combos import UNSEEN
from game.games.halmstad import rules as halmstad
from game.games.halmstad.rules.state import NOTHING, Over, Turn
from game.games.hamnar import rules as hamnar
from game.games.herrlof import rules as herrlof
from game.games.herrlof.rules import position as herrlof_position
from tests.games import laws

SEEDS = ("1", "2", "3")


def mutant(game=hamnar, **wrong):
    """A game with some of its functions replaced."""
    return SimpleNamespace(**({name: getattr(game, name) for name in game.__all__} | wrong))


def obliging(state, seat, move):
    """Lets any walk of one's own piece pass."""
    says = hamnar.refusal(state, seat, move)
    return None if says and str(says[0]).startswith(("hamnar-horse", "hamnar-pawn")) else says


def playing_something_else(state, seat, move, rng):
    try:
        return hamnar.apply(state, seat, move, rng)
    except IllegalMove:
        if hamnar.moves(state, seat):
            return hamnar.apply(state, seat, hamnar.moves(state, seat)[0], rng)
        raise


def counting_twice(state, seat, move, rng):
    after = hamnar.step(state, seat, move, rng)
    return after._replace(quiet=min(after.quiet + 1, 100)) if after.quiet else after


def drawing_luck(state, seat, move, rng):
    rng.random()
    return hamnar.step(state, seat, move, rng)


def forgetting_the_captured(state, seat, move, rng):
    return [b._replace(moved=b.moved[-1:]) for b in hamnar.apply(state, seat, move, rng)]


def moving_late(state, seat, move, rng):
    """The last beat has the state before the move."""
    *before, last = hamnar.apply(state, seat, move, rng)
    return [*before, last._replace(state=state)]


def silent(*_):
    return []


def moves_for_both(state, _):
    turn = hamnar.find_mover(state)
    return () if turn is None else hamnar.moves(state, turn)


def asking_after_the_end(state):
    return hamnar.prompts(state) or hamnar.prompts(hamnar.setup(2, None, {}))


def moveless_ends(state, seat):
    return () if state.quiet == 5 else hamnar.moves(state, seat)


def losing_pieces_on_pillars(view):
    return {p: t for p, t in hamnar.table(view).items() if (p, t) != ("b2", "white")}


def short_sighted(state, _):
    return state._replace(active=0) if state.active == 2 else state


def careless_guess(view, _):
    return view._replace(quiet=(view.quiet + 1) % 100)


def resulting_early(state):
    return hamnar.result(state._replace(quiet=100)) if state.quiet > 3 else hamnar.result(state)


def forgetful(text):
    return hamnar.read(text)._replace(quiet=0)


def twin_words(move):
    return hamnar.say(("leave",) if move[0] == "swap" else move)


def peeking_at_the_deck(state, seat):
    """The top card of Herrlof's deck, placed where a view lists what is out of play."""
    view = herrlof.view(state, seat)
    if isinstance(state.stage, herrlof_position.Over):
        return view
    return view._replace(gone=tuple(sorted((*view.gone, state.deck[0]))), deck=view.deck[1:])


def peeking_at_the_haggis(state, seat):
    """A card of the haggis, placed where captured cards lie face down."""
    view = haggis.view(state, seat)
    first, *others = view.captured
    pile = tuple(sorted((*first, *state.haggis[:1])))
    return view._replace(captured=(pile, *others), haggis=view.haggis[1:])


def telling_predictions(state, seat):
    return herrlof.view(state, seat)._replace(predictions=state.predictions)


def peeking_under_the_port(state, seat):
    """The top card of Halmstad's deck, placed where a view lists what is out of the game."""
    view = halmstad.view(state, seat)
    if isinstance(state.stage, Over):
        return view
    return view._replace(out=tuple(sorted((*view.out, state.deck[0]))), deck=view.deck[1:])


def telling_bids(state, seat):
    return halmstad.view(state, seat)._replace(stage=state.stage)


def forgetting_what_a_feeder_holds(view, rng):
    """Hands are guessed as if nothing had been asked."""
    stage = Turn(0, NOTHING)
    return halmstad.guess(view._replace(stage=stage), rng)._replace(stage=view.stage)


def losing_the_fed_ace(view):
    return {place: thing for place, thing in halmstad.table(view).items() if place != "fed"}


def asking_where_all_is_seen(state):
    """Seats may bet only where no card is hidden: so a view is not asked what its state is."""
    asked = haggis.prompts(state)
    hidden = any(UNSEEN in hand for hand in state.hands)
    return {seat: p for seat, p in asked.items() if not (hidden and p.optional)}


def without_its_first_line(view):
    return haggis.tally(view)[1:]


def counting_what_is_only_told(view):
    return [line._replace(points=True) for line in herrlof.tally(view)]


def paid_twice(view):
    return [line._replace(values=tuple(2 * n for n in line.values))
            for line in halmstad.tally(view)]


def any_number(_, rng, options):
    return hamnar.setup(2, rng, options)


# What is wrong, the game that is wrong, and a law that it breaks.
MUTANTS = (
    ("a refusal lets illegal walks pass", mutant(refusal=obliging),
     laws.a_move_that_is_not_listed_is_refused_in_words),
    ("a refusal refuses nothing", mutant(refusal=lambda *_: None),
     laws.a_move_that_is_not_listed_is_refused_in_words),
    ("a refusal has no words", mutant(refusal=lambda *given: hamnar.refusal(*given) and ()),
     laws.a_move_that_is_not_listed_is_refused_in_words),
    ("a refusal refuses everything", mutant(refusal=lambda *_: ("no",)),
     laws.listed_moves_are_not_refused),
    ("a refused move plays another one", mutant(apply=playing_something_else),
     laws.a_refused_move_changes_nothing),
    ("step counts a quiet move twice", mutant(step=counting_twice),
     laws.step_is_where_apply_ends),
    ("step draws luck that apply does not", mutant(step=drawing_luck),
     laws.step_is_where_apply_ends),
    ("a captured piece is not among those moved", mutant(apply=forgetting_the_captured),
     laws.moved_is_true),
    ("the table changes after the last beat", mutant(apply=moving_late), laws.moved_is_true),
    ("nothing is told", mutant(apply=silent), laws.step_is_where_apply_ends),
    ("both seats have moves", mutant(moves=moves_for_both), laws.only_asked_seats_have_moves),
    ("somebody is asked after the end", mutant(prompts=asking_after_the_end),
     laws.over_is_nobody_asked),
    ("somebody is asked and has no move", mutant(moves=moveless_ends),
     laws.only_asked_seats_have_moves),
    ("a piece on a pillar vanishes", mutant(table=losing_pieces_on_pillars), laws.moved_is_true),
    ("a view hides whose turn it is", mutant(view=short_sighted), laws.a_view_is_asked_the_same),
    ("a guess does not look like its view", mutant(guess=careless_guess),
     laws.a_guess_looks_like_its_view),
    ("a result while somebody is asked", mutant(result=resulting_early),
     laws.over_is_nobody_asked),
    ("write loses the quiet count",
     mutant(write=lambda state: hamnar.write(state._replace(quiet=0))), laws.notation_round_trips),
    ("read loses the quiet count", mutant(read=forgetful), laws.notation_round_trips),
    ("two moves have one spelling", mutant(say=twin_words), laws.notation_round_trips),
    ("a view shows the top of the deck", mutant(herrlof, view=peeking_at_the_deck),
     laws.a_view_holds_only_cards_that_its_table_has_shown),
    ("a view shows a card of the haggis", mutant(haggis, view=peeking_at_the_haggis),
     laws.a_view_holds_only_cards_that_its_table_has_shown),
    ("predictions are read before they are open", mutant(herrlof, view=telling_predictions),
     laws.secret_answers_change_no_other_view),
    ("a view is asked less than its state", mutant(haggis, prompts=asking_where_all_is_seen),
     laws.a_view_is_asked_the_same),
    ("a view shows what the tide will bring", mutant(halmstad, view=peeking_under_the_port),
     laws.a_view_holds_only_cards_that_its_table_has_shown),
    ("bids and answers are read before they are open", mutant(halmstad, view=telling_bids),
     laws.secret_answers_change_no_other_view),
    ("a guess forgets what a feeder holds",
     mutant(halmstad, guess=forgetting_what_a_feeder_holds), laws.a_guess_looks_like_its_view),
    ("a fed ace is not on the table", mutant(halmstad, table=losing_the_fed_ace),
     laws.moved_is_true),
    ("points of tricks are not on the sheet", mutant(haggis, tally=without_its_first_line),
     laws.a_total_is_the_sum_of_its_lines),
    ("a prediction counts as points", mutant(herrlof, tally=counting_what_is_only_told),
     laws.a_total_is_the_sum_of_its_lines),
    ("the sheet ends with other points than the match", mutant(halmstad, tally=paid_twice),
     laws.a_total_is_the_sum_of_its_lines),
    ("any number of seats", mutant(setup=any_number),
     laws.setup_refuses_what_the_game_does_not_offer),
)


def breaks(game, law) -> bool:
    try:
        for seed in SEEDS:
            law(game, game.SEATS[0], seed)
    except (AssertionError, pytest.fail.Exception):
        return True
    return False


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_the_game_itself_breaks_no_law(law):
    assert not breaks(mutant(), law)


@pytest.mark.parametrize(("game", "law"), [m[1:] for m in MUTANTS], ids=[m[0] for m in MUTANTS])
def test_a_law_catches_it_when(game, law):
    assert breaks(game, law)
