"""Puzzles as people meet them: from the title to the table, tried, refuted, shown and solved."""

from __future__ import annotations

import json
import re
from datetime import date

import pytest

from game import routes
from game.bots.puzzles import Proof, task_of
from game.core import puzzles
from game.core.puzzle_memory import FILE
from game.core.puzzles import list_puzzle_games, load_puzzles
from game.devices.press import RIGHT_KEYS, Action, Press
from game.games import GAMES
from game.scenes.puzzles.menu import PuzzlesScene
from tests.house import PATIENCE

PUZZLED = list_puzzle_games(GAMES)
UNNAMED = re.compile(r"to -?\d+,-?\d+$")


def words(scene) -> str:
    return " | ".join(name for name, _ in scene.page.leaves)


def at(house, game, strength=1, *, goal=""):
    """At a puzzle of a strength, whose solution needs no place without a name."""
    puzzle = next(one for one in load_puzzles(game) if one.strength == strength
                  and one.goal.startswith(goal)
                  and not any(UNNAMED.search(move) for move in one.solution))
    house.house.stack.open(routes.Puzzle(game, puzzle, RIGHT_KEYS))
    house.frames()
    return house.top


def right(scene):
    """A move that leads there, from where it stands."""
    return Proof(scene.task).find_best(scene.node)


def wrong(scene):
    """A move that does not."""
    kept = Proof(scene.task).list_holding(scene.node)
    return next(move for move in reversed(scene.task.list_ways(scene.node)) if move not in kept)


def solve(house, scene):
    """Play what is right, by presses, until it is solved."""
    for _ in range(PATIENCE):
        if house.scene != "PuzzleScene":
            break
        house.think()
        house.frames(3)
        if scene.pickers and house.scene == "PuzzleScene":
            house.heed()
            house.play(right(scene))
    house.until("SolvedScene")


@pytest.fixture
def at_once(open_house):
    return open_house("--speed", "instant")


def test_the_title_leads_to_todays_puzzle_of_every_game(house):
    house.top.focus.name = "puzzles"
    house.press("confirm")
    menu = house.top
    assert isinstance(menu, PuzzlesScene)
    told = words(menu)
    assert house.house.words("puzzles-counted") in told
    pictured = {key[1] for key in house.house.art.kept if key[0] == "text"}
    assert {house.house.words(f"puzzle-strength-{n}") for n in (1, 2, 3)} <= pictured
    for game in PUZZLED:
        assert f"today/{game}" in menu.page.spots
        assert house.house.words(f"game-{game}") in menu.page.told[f"today/{game}"]
    house.press("confirm")
    assert house.scene == "PuzzleScene"
    assert house.top.puzzle == menu.find_today(menu.games[0])
    house.press("pause")
    house.press("up", "confirm")  # round to the last: leave
    assert house.top is menu


def test_another_day_has_another_puzzle(house):
    one, same, other = (PuzzlesScene(house.house, day) for day in (
        date(2031, 2, 3), date(2031, 2, 3), date(2031, 2, 4)))
    for game in PUZZLED:
        assert one.find_today(game) == same.find_today(game) != other.find_today(game)


@pytest.mark.share(2)
@pytest.mark.parametrize("game", PUZZLED)
def test_right_moves_solve_it_and_the_house_remembers(at_once, game, tmp_path):
    scene = at(at_once, game)
    solve(at_once, scene)
    kept = json.loads((tmp_path / FILE).read_text())
    assert kept["solved"] == {game: [scene.puzzle.name]}
    at_once.press("confirm")  # the next one
    assert at_once.scene == "PuzzleScene"
    assert at_once.top.puzzle != scene.puzzle
    assert at_once.top.puzzle.strength == scene.puzzle.strength
    at_once.house.to_title()
    at_once.house.run.solved = None  # read anew
    menu = PuzzlesScene(at_once.house)
    assert menu.memory.count(game, scene.puzzle.strength) == 1
    assert menu.memory.is_solved(game, scene.puzzle)


def slip(house, scene, frames=1):
    """Make a move that does not reach the goal, and wait until that is said."""
    house.heed()
    house.play(wrong(scene))
    for _ in range(PATIENCE):
        if house.scene == "WrongScene":
            break
        house.think()
        house.frames(frames)


@pytest.mark.share(2)
@pytest.mark.parametrize("game", PUZZLED)
def test_a_wrong_move_is_answered_and_then_said_and_can_be_tried_again(at_once, game, tmp_path):
    scene = at(at_once, game)
    before = scene.rules.write(scene.match.state)
    slip(at_once, scene, 3)
    at_once.until("WrongScene")
    seats = [line.seat for line in scene.match.record.lines]
    assert seats[0] == scene.hero
    assert not Proof(scene.task).can_reach(scene.node)
    assert at_once.top.tell_event() in at_once.top.line
    at_once.press("confirm")
    assert at_once.top is scene
    assert scene.rules.write(scene.match.state) == before
    assert not scene.match.record.lines and scene.pickers
    assert not (tmp_path / FILE).exists()


@pytest.mark.share(2)
@pytest.mark.parametrize("press", ["confirm", "cancel", "down"])
def test_a_press_meant_for_the_board_does_nothing_but_skip(at_once, press):
    scene = at(at_once, "hamnar")
    slip(at_once, scene)
    before = at_once.top.focus.name
    at_once.app.press(Press(Action[press.upper()], RIGHT_KEYS))
    at_once.frames()
    assert at_once.scene == "WrongScene" and at_once.top.focus.name == before


def test_what_beats_a_move_is_played_and_said_on_the_card(at_once):
    scene = at(at_once, "hamnar")
    at_once.heed()
    at_once.play(wrong(scene))
    at_once.think()
    at_once.until("WrongScene")
    assert scene.match.record.lines[-1].seat != scene.hero
    said = scene.tell_refutation()
    assert said == scene.show.say(scene.show.captions[-1][1])
    assert repr(said) in words(at_once.top)


def test_taking_back_after_a_slip_is_another_try(at_once):
    scene = at(at_once, "hamnar")
    before = scene.rules.write(scene.match.state)
    at_once.heed()
    at_once.play(wrong(scene))
    at_once.think()
    at_once.until("WrongScene")
    at_once.frames(60)
    at_once.press("undo")
    assert at_once.top is scene and scene.rules.write(scene.match.state) == before


@pytest.mark.share(2)
@pytest.mark.parametrize("game", PUZZLED)
def test_the_solution_is_shown_and_counts_for_nothing(at_once, game, tmp_path):
    scene = at(at_once, game)
    at_once.press("pause")
    at_once.press("down", "down", "confirm")
    at_once.until("WrongScene")
    assert [line.move for line in scene.match.record.lines] == list(scene.puzzle.solution)
    assert scene.verdict
    assert at_once.house.words("puzzle-was-shown") in at_once.top.line
    assert not (tmp_path / FILE).exists()


def test_whoever_was_given_a_hint_has_not_solved_it_alone(at_once, tmp_path):
    scene = at(at_once, "haggis")
    at_once.heed()
    at_once.press("why")
    if not scene.helped:  # first it is told why something cannot be done
        at_once.press("why")
    assert scene.helped
    assert at_once.house.words("puzzle-uncounted") in words(scene)
    at_once.think()
    at_once.frames(3)
    assert at_once.house.words("puzzle-why-alone") in at_once.said(scene.hero)
    at_once.press("cancel")  # what the hint has laid out
    solve(at_once, scene)
    assert not (tmp_path / FILE).exists()
    assert at_once.house.words("puzzle-helped") in words(at_once.top)


def test_taking_back_begins_again(at_once):
    scene = at(at_once, "hamnar", 3, goal="win 4")
    before = scene.match.state
    at_once.heed()
    at_once.play(right(scene))
    at_once.think()
    at_once.frames(3)
    assert scene.match.record.lines
    assert "THREE MOVES" in words(scene).upper(), "one of four has been made"
    at_once.press("undo")
    assert "FOUR MOVES" in words(scene).upper()
    assert scene.match.state == before and not scene.match.record.lines
    assert scene.verdict is None and scene.node == scene.task.root


def test_all_hands_lie_open_and_the_next_deal_is_not_shown(at_once):
    scene = at(at_once, "haggis", goal="out")
    for seat, hand in enumerate(scene.match.state.hands):
        shown = [thing for place, thing in scene.show.table.items()
                 if str(place).startswith((f"hand/{seat}/", f"wild/{seat}/"))]
        assert len(shown) == len(hand) and "?" not in shown
    solve(at_once, scene)
    assert not scene.show.state.hands[scene.hero], "the hand is still seen to be empty"
    assert at_once.scene == "SolvedScene", "no sheet of the round lies over it"


def test_a_damaged_memory_is_set_aside_with_one_sentence(at_once, tmp_path):
    (tmp_path / FILE).write_text("[")
    at_once.house.stack.push(PuzzlesScene(at_once.house))
    at_once.frames()
    (said,) = at_once.notices()
    assert FILE in said
    assert (tmp_path / f"{FILE}.broken-1").read_text() == "["
    solve(at_once, at(at_once, "hamnar"))
    assert json.loads((tmp_path / FILE).read_text())["solved"]["hamnar"]


def test_a_puzzle_that_cannot_be_played_says_so_and_opens_no_table(at_once):
    sound = load_puzzles("hamnar")[0]
    at_once.house.stack.open(routes.Puzzle("hamnar", sound._replace(goal="win 9"), RIGHT_KEYS))
    assert at_once.scene == "TitleScene"
    (said,) = at_once.notices()
    assert "hamnar.txt" in said


def test_a_lost_pad_leaves_the_puzzle_to_any_other_device(at_once):
    pad = at_once.plug()
    puzzle = load_puzzles("hamnar")[0]
    at_once.house.stack.open(routes.Puzzle("hamnar", puzzle, pad.device))
    at_once.frames()
    pad.detach()
    at_once.frames(3)
    assert at_once.scene == "PuzzleScene"
    at_once.heed()
    at_once.press("pause")
    assert at_once.scene == "PuzzlePauseScene"


def test_a_damaged_file_gets_a_sentence_and_its_sound_lines_are_played(
    at_once, tmp_path, monkeypatch,
):
    sound = load_puzzles("haggis")[0]
    (tmp_path / "haggis.txt").write_text(f"nonsense\n{sound.write_line()}\n")
    (tmp_path / "hamnar.txt").write_text("nothing of use\n")
    monkeypatch.setattr(puzzles, "file_of", lambda game: tmp_path / f"{game}.txt")
    load_puzzles.cache_clear()
    try:
        at_once.top.focus.name = "puzzles"
        at_once.press("confirm")
        assert at_once.top.games == ("haggis",)
        assert ["haggis.txt" in said or "hamnar.txt" in said for said in at_once.notices()] == [
            True, True]
        at_once.press("confirm")
        assert at_once.top.puzzle == sound
    finally:
        load_puzzles.cache_clear()


def test_what_is_said_stands_beside_the_card_of_a_puzzle(at_once):
    scene = at(at_once, "hamnar")
    room = scene.find_room()
    for place in ("e3", "orb/pawn"):
        scene.input.tell(scene.hero, ("hamnar-not-yours",), warning=True, place=place)
        at_once.frames(2)
        (said,) = [one for seat in scene.bubbles
                   if (one := scene.picture.seen.sitter_of(seat).said)]
        assert not said.box.overlaps(room)


def test_what_has_happened_covers_nothing_of_a_panel(at_once):
    scene = at(at_once, "hamnar")
    slip(at_once, scene)
    at_once.frames(2)
    told = [box for page in scene.picture.drawn for name, box in page.leaves
            if any(name == f"'{scene.say(says)}'" for _, says in scene.show.captions)]
    assert told
    assert not [seat for seat in (0, 1) for box in told if box.overlaps(scene.show.panel_of(seat))]
    assert not [said for page in scene.picture.drawn for said in page.shortened]


@pytest.mark.parametrize("game", ["herrlof", "haggis"])
def test_whoever_solves_has_the_same_colour_in_every_puzzle(house, game):
    for seat in (0, 1):
        puzzle = next(one for one in load_puzzles(game) if task_of(game, one).hero == seat)
        house.house.stack.open(routes.Puzzle(game, puzzle, RIGHT_KEYS))
        house.frames()
        assert house.top.hero == house.top.show.eyes.front == 0
        assert house.top.puzzle == puzzle  # it is known by what it was called before
