"""The puzzles that come with the house: each can be read, played and solved, and is proved."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from game.bots import puzzles
from game.bots.puzzles import Proof, Puzzle, hero_of, read, task_of
from game.core.contract import BadText, make_luck
from game.core.puzzles import (
    check_puzzle,
    file_of,
    list_puzzle_games,
    load_puzzles,
    number_of_day,
    puzzles_in,
    turn_puzzle,
)
from game.games import GAMES, load_rules
from game.games.reindeer.bot import puzzles as reindeer
from game.tools.ladder import puzzles as hunting

PUZZLED = list_puzzle_games(GAMES)
PARTS = 10  # in which all are proved
SAMPLE = 5  # of each game, proved anew whenever the tests run; -m long proves all


DECIDES = {"out": "out", "take": "capture"}  # by goal, the beat that does


def reached(game: str, state, seat, move, hero, goal: str, left: int) -> bool:
    """Whether a move leads the hero there against everything, by nothing but the rules as they
    are."""
    table = load_rules(game)
    beats = table.apply(state, seat, move, make_luck("plain", left))
    decided = [one.seat for one in beats if one.what == DECIDES.get(goal)]
    return decided[0] == hero if decided else plainly(
        game, beats[-1].state, hero, goal, left - (seat == hero))


def plainly(game: str, state, hero, goal: str, left: int) -> bool:
    """The same of a position."""
    table = load_rules(game)
    if (ended := table.result(state)) is not None:
        return ended.winners == (hero,)
    seat = hero_of(table, state)
    if seat == hero and not left:
        return False
    found = (reached(game, state, seat, move, hero, goal, left)
             for move in table.moves(state, seat))
    return any(found) if seat == hero else all(found)


def size(puzzle: Puzzle) -> int:
    return len(puzzle.position.split()[0])


def proof(game: str, puzzle: Puzzle) -> Proof:
    """The proof of a puzzle: it can be solved, and at first in one way only."""
    task = task_of(game, puzzle)
    found = Proof(task, puzzles.part_of(game).MOST)
    kept = found.list_holding(task.root)
    assert found.can_reach(task.root), puzzle
    assert len({task.find_kind(move) for move in kept}) == 1, puzzle
    assert len(kept) < len(task.list_ways(task.root)), puzzle
    assert load_rules(game).parse(puzzle.solution[0]) in kept, puzzle
    return found


@pytest.mark.parametrize("game", PUZZLED)
def test_two_hundred_of_each_game_can_be_played_and_no_two_are_alike(game):
    found, troubles = puzzles_in(file_of(game))
    assert not troubles
    assert Counter(one.strength for one in found) == {1: 67, 2: 67, 3: 66}
    assert len({one.name for one in found}) == len({one.position for one in found}) == 200
    for one in found:
        assert check_puzzle(game, read(one.write_line())) == one


@pytest.mark.share(2)
@pytest.mark.parametrize("game", PUZZLED)
def test_a_sample_is_proved_anew(game):
    for one in sorted(load_puzzles(game), key=lambda one: crosswise(one.name))[:SAMPLE]:
        proof(game, one)


def crosswise(name: str) -> str:
    """An order that has nothing to do with how puzzles were found."""
    return name[::-1]


@pytest.mark.long
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", PUZZLED)
def test_all_are_proved_anew(game, part):
    for one in load_puzzles(game)[part::PARTS]:
        proof(game, one)


@pytest.mark.parametrize(("game", "goal", "most"), [
    ("hamnar", "win 2", 2), ("haggis", "out", 9), ("haggis", "take", 9)])
def test_the_rules_alone_say_the_same(game, goal, most):
    """No task of a game and no list of its bot takes part: every legal move is played."""
    table = load_rules(game)
    for one in sorted((p for p in load_puzzles(game) if p.goal == goal), key=size)[:3]:
        state = table.read(one.position)
        hero, task = hero_of(table, state), task_of(game, one)
        right = [move for move in table.moves(state, hero)
                 if reached(game, state, hero, move, hero, goal, most)]
        assert {task.find_kind(move) for move in right} == {
            task.find_kind(table.parse(one.solution[0]))}, one


def test_the_defence_takes_what_refutes_a_wrong_move_and_leaves_least_otherwise():
    one = next(p for p in load_puzzles("hamnar") if p.goal == "win 3")
    task, table = task_of("hamnar", one), load_rules("hamnar")
    kept = Proof(task).list_holding(task.root)
    wrong = next(move for move in task.list_ways(task.root) if move not in kept)
    assert puzzles.answer_moves("hamnar", one, ()).kept
    assert not puzzles.answer_moves("hamnar", one, (table.say(wrong),)).kept
    for count in range(len(one.solution)):
        found = puzzles.answer_moves("hamnar", one, one.solution[:count])
        assert found.kept and found.best
    assert puzzles.answer_moves("hamnar", one, one.solution)[:2] == (True, None)


@pytest.mark.parametrize("game", PUZZLED)
def test_what_is_said_of_another_move_is_true(game):
    """It misses it, and its answer is one that the rules allow and that still misses it."""
    table = load_rules(game)
    for one in sorted(load_puzzles(game), key=size)[:2]:
        found = puzzles.answer_moves(game, one, ())
        task = task_of(game, one)
        other = table.parse(found.other)
        assert found.alone
        state = table.read(one.position)
        assert table.refusal(state, task.hero, other) is None
        assert not puzzles.answer_moves(game, one, (found.other,)).kept
        if found.reply:
            after = table.step(state, task.hero, other, make_luck("puzzle", 0))
            assert table.refusal(after, hero_of(table, after), table.parse(found.reply)) is None
            assert not puzzles.answer_moves(game, one, (found.other, found.reply)).kept


@pytest.mark.parametrize(("line", "reason"), [
    ("1 | win 2 | bbbbb/5/5/5/wwwww bwwbbw pawn", "a puzzle has 4 fields, not 3"),
    ("4 | win 2 | bbbbb/5/5/5/wwwww bwwbbw pawn 0 | a1-a2", "a strength is 1, 2 or 3, not '4'"),
])
def test_a_damaged_line_gets_one_sentence_and_the_others_stay(tmp_path, line, reason):
    file = tmp_path / "hamnar.txt"
    sound = load_puzzles("hamnar")[0]
    file.write_text(f"# found\n{line}\n{sound.write_line()}\n")
    found, (trouble,) = puzzles_in(file)
    assert found == (sound,)
    assert "hamnar.txt" in str(trouble) and reason in str(trouble)


@pytest.mark.parametrize(("changed", "reason"), [
    ({"goal": "win 9"}, "a goal is"),
    ({"position": "bbbbb/5 bwwbbw pawn 0"}, "a board has five ranks"),
    ({"solution": ("a1-a5",)}, "not legal"),
    ({"solution": ("--", "nowhere")}, "not a move"),
])
def test_a_puzzle_that_leads_nowhere_says_why(changed, reason):
    one = next(p for p in load_puzzles("hamnar") if p.solution[0] == "--")
    assert check_puzzle("hamnar", one) == one
    with pytest.raises(BadText, match=reason):
        check_puzzle("hamnar", one._replace(**changed))
    with pytest.raises(BadText, match="does not reach"):
        check_puzzle("hamnar", one._replace(solution=one.solution[:1]))


@pytest.mark.parametrize("game", PUZZLED)
def test_every_puzzle_has_its_day_and_a_day_has_one_everywhere(game):
    found = load_puzzles(game)
    days = [date(2031, 1, 1) + timedelta(n) for n in range(len(found))]
    assert sorted(number_of_day(found, day) for day in days) == [*range(len(found))]
    assert number_of_day(found, days[0]) == number_of_day(tuple(found), date(2031, 1, 1))
    week = {found[number_of_day(found, day)].strength for day in days[:7]}
    assert week == {1, 2, 3}


def test_a_hunt_finds_puzzles_is_stopped_and_goes_on(tmp_path):
    file, whole = tmp_path / "some.txt", tmp_path / "whole.txt"
    for _ in range(3):
        hunt = hunting.Hunt("haggis", "three", 9, file)
        hunt.go_on()
        hunt.keep()
    at_once = hunting.Hunt("haggis", "three", 9, whole)
    for _ in range(3):
        at_once.go_on()
    at_once.keep()
    assert at_once.matches == 3 and at_once.found
    assert file.read_text() == whole.read_text()
    for one in at_once.found:
        proof("haggis", one)
        check_puzzle("haggis", one)


def test_what_little_sleighs_can_still_bring_is_counted_right():
    """Two sleighs are left: every pair of flights is tried, to whatever place there is."""
    table = load_rules("reindeer")
    some = [one for one in load_puzzles("reindeer") if one.position.startswith("netherlands")
            and one.goal.endswith("1")][:2]
    assert some
    for one in some:
        state = table.read(one.position.replace(" 0:0 ", " 0:30 "))
        assert state.money[0] + reindeer.find_plan((state, 1)).earns == most(table, state, 2)


def most(table, state, sleighs: int) -> int:
    """The most money after so many flights of little sleighs."""
    best = state.money[0]
    if not sleighs:
        return best
    atlas = table.atlases[state.map]
    sources = ["D", *(point for point, _ in state.stacks[0])]
    ends = ["D", *(city.name for city in atlas.cities)]
    for frm in sources:
        at = atlas.find_centre(frm)
        places = ends + ([(at[0] + x, at[1] + y) for x in range(-15, 16) for y in range(-15, 16)]
                         if sleighs > 1 else [])
        for to in places:
            move = ("little", frm, to)
            if table.refusal(state, 0, move) is None:
                after = table.step(state, 0, move, make_luck("most", 0))
                best = max(best, most(table, after, sleighs - 1))
    return best


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_a_puzzle_of_the_second_seat_is_as_sound_from_the_first(game):
    of_second = [one for one in load_puzzles(game) if task_of(game, one).hero]
    steals = [one for one in of_second if "steal" in " ".join(one.solution)]
    for one in (*of_second[:5], *steals[:5]):
        other = check_puzzle(game, turn_puzzle(game, one))
        assert task_of(game, other).hero == 0
        assert (other.goal, len(other.solution)) == (one.goal, len(one.solution))
