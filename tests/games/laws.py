"""The laws that every game obeys, one function each: `law(game, seats, seed)` plays a random match
and asserts at every step. No law asks which game it is."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from itertools import groupby
from operator import sub
from random import Random
from typing import NamedTuple

import pytest

from game.core.contract import (
    BadOption,
    Beat,
    IllegalMove,
    Message,
    Move,
    Piece,
    Place,
    Prompt,
    Rules,
    Seat,
    State,
    make_luck,
    pick,
    sum_gains,
    zone_of,
)
from game.tables.style import table_style

LONGEST = 20_000  # moves: a match that takes more does not end
NONSENSE: tuple[Move, ...] = (("nonsense",), ("nonsense", 1, 2), (0,), ())


class Turn(NamedTuple):
    """One move of a random match; `chance` gives its luck anew each time it is called."""

    before: State
    seat: Seat
    move: Move
    chance: Callable[[], Random]
    after: State

    def told(self, game: Rules) -> list[Beat]:
        return game.apply(self.before, self.seat, self.move, self.chance())


def start(game: Rules, seats: int, seed: str) -> State:
    return game.setup(seats, make_luck(seed, -1), {})


def match(game: Rules, seats: int, seed: str) -> Iterator[Turn]:
    """A whole match; seats that may answer but need not do so now and then."""
    state, choice = start(game, seats, seed), Random(f"law/{seed}")
    for ply in range(LONGEST):
        prompts = game.prompts(state)
        if not prompts:
            return
        seat = pick(sorted(prompts), choice)
        moves = sorted(game.moves(state, seat), key=repr)
        assert moves or prompts[seat].optional, f"no answer for {seat} in {game.write(state)}"
        if moves:
            move, chance = pick(moves, choice), partial(make_luck, seed, ply)
            after = game.step(state, seat, move, chance())
            yield Turn(state, seat, move, chance, after)
            state = after
    raise AssertionError(f"the match does not end: {game.write(state)}")


def states(game: Rules, seats: int, seed: str) -> Iterator[State]:
    """Every state of a match, including the first and the last."""
    yield start(game, seats, seed)
    for turn in match(game, seats, seed):
        yield turn.after


def over_is_nobody_asked(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        prompts, ended = game.prompts(state), game.result(state)
        assert (ended is None) == bool(prompts)
        assert all(0 <= seat < seats and isinstance(prompt, Prompt)
                   for seat, prompt in prompts.items())
        if ended is not None:
            assert len(ended.scores) == seats
            assert ended.winners
            assert set(ended.winners) <= set(range(seats))
            assert ended.reason


def only_asked_seats_have_moves(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        prompts = game.prompts(state)
        for seat in range(seats):
            moves = list(game.moves(state, seat))
            assert len(set(moves)) == len(moves)
            assert {move[0] for move in moves} <= set(game.MOVES)
            if seat not in prompts:
                assert not moves
            elif not prompts[seat].optional:
                assert moves


def listed_moves_are_not_refused(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        for seat, prompt in game.prompts(state).items():
            assert all(game.refusal(state, seat, move) is None for move in game.moves(state, seat))
            assert prompt.default is None or game.refusal(state, seat, prompt.default) is None


def refused(game: Rules, seats: int, seed: str) -> Iterator[tuple[State, Seat, Move]]:
    """Moves that should be refused: seen in this match at other times or for other seats, and
    nonsense. A game that lists a sample may allow some of them; those are left out."""
    seen: list[Move] = list(NONSENSE)
    known = set(seen)
    choice = Random(f"refused/{seed}")
    for state in states(game, seats, seed):
        for seat in range(seats):
            listed = set(game.moves(state, seat))
            tried = {pick(seen, choice) for _ in range(8)}
            yield from ((state, seat, move) for move in sorted(tried - listed, key=repr)
                        if not passes(game, state, seat, move))
            seen += sorted(listed - known, key=repr)
            known |= listed


def passes(game: Rules, state: State, seat: Seat, move: Move) -> bool:
    """Whether a move is legal though it is not listed, in a game that lists a sample."""
    return game.SAMPLED and game.refusal(state, seat, move) is None


def a_move_that_is_not_listed_is_refused_in_words(game: Rules, seats: int, seed: str) -> None:
    for state, seat, move in refused(game, seats, seed):
        says = game.refusal(state, seat, move)
        assert says, f"{move} of {seat} passes in {game.write(state)}"
        assert isinstance(says[0], str)


def a_refused_move_changes_nothing(game: Rules, seats: int, seed: str) -> None:
    for _, tried in groupby(refused(game, seats, seed), key=lambda found: id(found[0])):
        first, *others = tried
        state, chance = first[0], Random(seed)
        before, untouched = (game.write(state), hash(state)), chance.getstate()
        for _, seat, move in (first, *others):
            says = outcry(game, state, seat, move, chance)
            assert says is not None, f"{move} of {seat} passes in {game.write(state)}"
            assert says == game.refusal(state, seat, move)
        assert (game.write(state), hash(state)) == before
        assert chance.getstate() == untouched


def outcry(game: Rules, state: State, seat: Seat, move: Move, chance: Random) -> Message | None:
    """What `apply` says when it refuses a move; None if it plays it."""
    try:
        game.apply(state, seat, move, chance)
    except IllegalMove as error:
        return error.says
    return None


def step_is_where_apply_ends(game: Rules, seats: int, seed: str) -> None:
    for turn in match(game, seats, seed):
        told, stepped = turn.chance(), turn.chance()
        beats = game.apply(turn.before, turn.seat, turn.move, told)
        assert beats
        assert game.step(turn.before, turn.seat, turn.move, stepped) == beats[-1].state
        assert told.getstate() == stepped.getstate()
        assert game.table(beats[-1].state) == game.table(turn.after)


def notation_round_trips(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        text = game.write(state)
        assert "\n" not in text
        assert game.read(text) == state
        for seat in game.prompts(state):
            moves = list(game.moves(state, seat))
            said = [game.say(move) for move in moves]
            assert [game.parse(text) for text in said] == moves
            assert len(set(said)) == len(moves)


def a_view_is_asked_the_same(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        for seat in range(seats):
            view = game.view(state, seat)
            assert game.prompts(view).get(seat) == game.prompts(state).get(seat)
            assert set(game.moves(view, seat)) == set(game.moves(state, seat))


def a_view_stays_as_it_is(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        for seat in (None, *range(seats)):
            view = game.view(state, seat)
            assert game.view(view, seat) == view
            assert game.read(game.write(view)) == view


def a_guess_looks_like_its_view(game: Rules, seats: int, seed: str) -> None:
    for turn in match(game, seats, seed):
        for seat in (None, *range(seats)):
            view = game.view(turn.before, seat)
            guess = game.guess(view, turn.chance())
            assert game.view(guess, seat) == view
            assert game.guess(view, turn.chance()) == guess
            for asked, prompt in game.prompts(guess).items():
                assert prompt.optional or list(game.moves(guess, asked))


def secret_answers_change_no_other_view(game: Rules, seats: int, seed: str) -> None:
    """What is answered while others are asked too; what is optional is said aloud."""
    for turn in match(game, seats, seed):
        required = {s for s, p in game.prompts(turn.before).items() if not p.optional}
        others = required - {turn.seat}
        if turn.seat not in required or not others & set(game.prompts(turn.after)):
            continue
        for move in game.moves(turn.before, turn.seat):
            other = game.step(turn.before, turn.seat, move, turn.chance())
            assert all(game.view(other, seat) == game.view(turn.after, seat)
                       for seat in (None, *range(seats)) if seat != turn.seat)


def a_view_holds_only_cards_that_its_table_has_shown(game: Rules, seats: int, seed: str) -> None:
    """Shown to that seat since the deal; a card is a piece whose name stands in positions."""
    first = start(game, seats, seed)
    everybody = (None, *range(seats))
    shown = {seat: seen(game, first, seat) for seat in everybody}
    cards = {name for thing in game.table(first).values() if (name := card_of(thing))}
    for turn in match(game, seats, seed):
        for beat in turn.told(game):
            for seat in everybody:
                news = seen(game, beat.state, seat)
                shown[seat] = news if beat.what == "deal" else shown[seat] | news
            cards |= {name for thing in game.table(beat.state).values() if (name := card_of(thing))}
        if game.result(turn.after) is None:
            for seat in everybody:
                text = game.write(game.view(turn.after, seat))
                leaked = set(CARD_NAME.findall(text)) & cards - shown[seat]
                assert not leaked, f"{seat} reads {leaked} in {text}"


CARD_NAME = re.compile(r"(?:10|[2-9JQKA])[CSHD]|\*|\d*[a-z]|[A-Z]")


def card_of(thing: object) -> str:
    return thing if isinstance(thing, str) and CARD_NAME.fullmatch(thing) else ""


def seen(game: Rules, state: State, seat: Seat | None) -> set[str]:
    return {card_of(thing) for thing in game.table(game.view(state, seat)).values()}


def is_marker(place: Place, thing: Piece | Message) -> bool:
    """Whether a thing on the table is a marker ("turn/1": "turn"): it is not owned, it only stands
    there."""
    return isinstance(thing, str) and place.split("/", 1)[0] == thing


def pieces_by_zone(game: Rules, state: State) -> Counter[str]:
    """How many pieces lie in each zone, without markers and words."""
    return Counter(zone_of(place) for place, thing in game.table(state).items()
                   if isinstance(thing, str) and not is_marker(place, thing))


def moved_is_true(game: Rules, seats: int, seed: str) -> None:
    """Also, no piece appears or vanishes, and after the last beat none moves."""
    for turn in match(game, seats, seed):
        before = pieces_by_zone(game, turn.before)
        for beat in turn.told(game):
            after = pieces_by_zone(game, beat.state)
            expected = before.copy()
            expected.subtract(frm for frm, _ in beat.moved)
            expected.update(to for _, to in beat.moved)
            if mapped := table_style(game.NAME).mapped:
                del expected[mapped.supply]  # endless: nobody counts what is there
            assert min(expected.values(), default=0) >= 0, beat.what
            assert +expected == after, beat.what
            before = after
        assert pieces_by_zone(game, turn.after) == before


def a_table_holds_pieces_and_words(game: Rules, seats: int, seed: str) -> None:
    for state in states(game, seats, seed):
        for seat in (None, *range(seats)):
            for place, thing in game.table(game.view(state, seat)).items():
                assert isinstance(place, str)
                assert isinstance(thing, str) or (thing and isinstance(thing[0], str))


def a_total_is_the_sum_of_its_lines(game: Rules, seats: int, seed: str) -> None:
    """Added to the total before the round, if the match has several; the last total is the
    result's."""
    settled = total = (0,) * seats
    ended = None
    for turn in match(game, seats, seed):
        for beat in turn.told(game):
            if lines := game.tally(beat.state):
                before = tuple(map(sub, lines[-1].values, sum_gains(lines[:-1])))
                settled = total if before == total else settled
                assert before == settled, f"{lines} of {game.write(beat.state)}"
                total = lines[-1].values
                assert all(len(line.values) == seats for line in lines)
                assert game.tally(game.view(beat.state, None)) == lines
        ended = game.result(turn.after)
    assert ended is not None
    assert total in {ended.scores, (0,) * seats}


def equal_seeds_give_equal_games(game: Rules, seats: int, seed: str) -> None:
    for turn, again in zip(match(game, seats, seed), match(game, seats, seed), strict=True):
        assert turn.after == again.after
        assert turn.told(game) == again.told(game)


def states_are_frozen(game: Rules, seats: int, seed: str) -> None:
    """Nothing that is played on a state changes it."""
    kept = [(hash(state), game.write(state), state) for state in states(game, seats, seed)]
    for seen, text, state in kept:
        assert (hash(state), game.write(state)) == (seen, text)


def setup_refuses_what_the_game_does_not_offer(game: Rules, seats: int, seed: str) -> None:
    with pytest.raises(BadOption):
        game.setup(seats, make_luck(seed, -1), {"no such option": "x"})
    for name in game.OPTIONS:
        with pytest.raises(BadOption):
            game.setup(seats, make_luck(seed, -1), {name: "no such value"})
    with pytest.raises(ValueError, match=str(max(game.SEATS) + 1)):
        game.setup(max(game.SEATS) + 1, make_luck(seed, -1), {})


LAWS: tuple[Callable[[Rules, int, str], None], ...] = (
    over_is_nobody_asked,
    only_asked_seats_have_moves,
    listed_moves_are_not_refused,
    a_move_that_is_not_listed_is_refused_in_words,
    a_refused_move_changes_nothing,
    step_is_where_apply_ends,
    notation_round_trips,
    a_view_is_asked_the_same,
    a_view_stays_as_it_is,
    a_guess_looks_like_its_view,
    secret_answers_change_no_other_view,
    a_view_holds_only_cards_that_its_table_has_shown,
    moved_is_true,
    a_table_holds_pieces_and_words,
    a_total_is_the_sum_of_its_lines,
    equal_seeds_give_equal_games,
    states_are_frozen,
    setup_refuses_what_the_game_does_not_offer,
)
