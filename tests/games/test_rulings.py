"""The pages of rulings: every number that is cited exists, every ruling has a test, and the
examples (`game/games/RULINGS.md` describes their form) are played."""

from __future__ import annotations

import ast
import re
import tokenize
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from game.core.contract import BadText, IllegalMove, Message, Seat
from game.core.words import Words
from game.games import GAMES, load_rules

ROOT = Path(__file__).resolve().parents[2]
SHELF = ROOT / "game" / "games"
PAGES = {game: (SHELF / game / "RULINGS.md").read_text(encoding="utf-8") for game in GAMES}
ENGLISH = Words("en")


def modules(game: str) -> list[Path]:
    """The sources of a game: its rules, bots and tables."""
    return sorted((SHELF / game).rglob("*.py"))


def trials(game: str) -> list[Path]:
    """The tests of a game."""
    return sorted((ROOT / "tests" / "games" / game).glob("test_*.py"))


# citations

ONE = r"[1-9]\d?(?:(?: to |-)[1-9]\d?)?"
SOME = rf"{ONE}(?:(?:, | and ){ONE})*"
CITED = re.compile(rf"\A({SOME}): |\(({SOME})\)|\b[Rr]ulings? ({SOME})\b")
NAMED = re.compile(r"\Atest_(\d+(?:_\d+)*)_|_ruling_(\d+)\b")


def cited(text: str) -> list[int]:
    """The rulings that a docstring or a comment cites: before a colon at its beginning, alone in
    brackets, or after the word."""
    found: list[int] = []
    for some in CITED.findall(text):
        for one in re.split(", | and ", "".join(some)):
            first, *last = map(int, re.split(" to |-", one))
            found += range(first, (last or [first])[0] + 1)
    return found


def cited_in_name(name: str) -> list[int]:
    """The rulings that a test's name cites."""
    return [int(n) for some in NAMED.findall(name) for n in "_".join(filter(None, some)).split("_")]


def citations(file: Path) -> list[tuple[str, int]]:
    """Every citation in docstrings and comments, with the text around it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef
    told = [ast.get_docstring(node) or "" for node in ast.walk(tree) if isinstance(node, kinds)]
    with tokenize.open(file) as lines:
        told += [token.string.lstrip("# ") for token in tokenize.generate_tokens(lines.readline)
                 if token.type == tokenize.COMMENT]
    return [(text, number) for text in told for number in cited(text)]


def names_of_tests(game: str) -> list[str]:
    return [node.name for file in trials(game)
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def numbers(page: str) -> list[int]:
    """The rulings of a page, in order."""
    return [int(n) for n in re.findall(r"^\*\*(\d+)\.\*\* ", page, re.MULTILINE)]


@pytest.mark.parametrize(("text", "found"), [
    ("6: along a line.", [6]), ("5, 6, 12: the trick goes to its winner.", [5, 6, 12]),
    ("3-5: all of it.", [3, 4, 5]), ("7 to 10: whole.", [7, 8, 9, 10]),
    ("1, 8 to 10 and 14: much.", [1, 8, 9, 10, 14]),
    ("Who begins (ruling 2).", [2]), ("What a hand makes (rulings 7 to 10).", [7, 8, 9, 10]),
    ("Who knows which belief (6), and who has seen what (13).", [6, 13]),
    ("Ruling 11 settles it, by rulings 4 and 7.", [11, 4, 7]),
    ("Up to 7 cards: a hand.", []), ("1, 0, -1: what it is worth.", []), ("100: many.", []),
    ("0: no limit.", []), ("A pair (2 cards).", []), ("In the first 3: nothing.", []),
])
def test_citations_are_read(text, found):
    assert cited(text) == found


@pytest.mark.parametrize(("name", "found"), [
    ("test_6_a_horse_jumps", [6]), ("test_7_8_what_beats_what", [7, 8]), ("test_positions", []),
    ("test_8_the_lead_is_settled_by_ruling_11", [8, 11]), ("test_all_10_of_them", []),
])
def test_citations_in_names_are_read(name, found):
    assert cited_in_name(name) == found


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_of_a_page_are_numbered_from_1(game):
    found = numbers(PAGES[game])
    assert found
    assert found == list(range(1, len(found) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_number_that_is_cited_is_a_ruling(game):
    known = numbers(PAGES[game])
    files = modules(game)
    assert any(citations(file) for file in files)
    wrong = [(file.name, text, number) for file in files for text, number in citations(file)
             if number not in known]
    wrong += [(game, name, number) for name in names_of_tests(game)
              for number in cited_in_name(name) if number not in known]
    assert wrong == []


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test_that_names_it(game):
    tested = {number for name in names_of_tests(game) for number in cited_in_name(name)}
    assert set(numbers(PAGES[game])) - tested == set()


# examples


class Example(NamedTuple):
    """A position, moves that are legal in it, and refused moves with what the player reads."""

    position: str
    legal: list[tuple[Seat, str]]
    refused: list[tuple[Seat, str, str]]


MAY = re.compile(r"seat (\d) may: (.+)")
MAY_NOT = re.compile(r'seat (\d) may not: (.+) "(.+)"')


def examples(page: str) -> list[Example]:
    found = []
    for block in re.findall(r"^```position\n(.+?)\n```$", page, re.MULTILINE | re.DOTALL):
        position, *lines = block.split("\n")
        legal = [match for line in lines if (match := MAY.fullmatch(line))]
        refused = [match for line in lines if (match := MAY_NOT.fullmatch(line))]
        assert len(legal) + len(refused) == len(lines), f"not an example: {block}"
        found.append(Example(position, [(int(m[1]), m[2]) for m in legal],
                             [(int(m[1]), m[2], m[3]) for m in refused]))
    return found


def told(says: Message, words: Words = ENGLISH) -> str:
    """What a player reads, if seats have no names."""
    def plain(value: object) -> object:
        match value:
            case ("seat", int(seat)): return f"seat {seat}"
            case tuple(): return tuple(map(plain, value))
        return value

    key, *values = map(plain, says)
    return words(str(key), *values)


EXAMPLES = [(game, example) for game in GAMES for example in examples(PAGES[game])]
IDS = [game for game, _ in EXAMPLES]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_three_examples_with_legal_and_refused_moves(game):
    found = [example for name, example in EXAMPLES if name == game]
    assert len(found) == 3
    assert all(example.legal and example.refused for example in found)


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=IDS)
def test_the_position_of_an_example_is_written_as_it_was_read(game, example):
    assert load_rules(game).write(load_rules(game).read(example.position)) == example.position


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=IDS)
def test_the_legal_moves_of_an_example_are_taken(game, example):
    play = load_rules(game)
    for seat, said in example.legal:
        state, move = play.read(example.position), play.parse(said)
        assert play.say(move) == said
        beats = play.apply(state, seat, move, Random(1))
        assert play.write(beats[-1].state) != example.position


@pytest.mark.parametrize(("game", "example"), EXAMPLES, ids=IDS)
def test_the_refused_moves_of_an_example_are_refused_in_its_words(game, example):
    play = load_rules(game)
    for seat, said, why in example.refused:
        with pytest.raises(IllegalMove) as refused:
            play.apply(play.read(example.position), seat, play.parse(said), Random(1))
        assert told(refused.value.says) == why


# notation and options


def section(game: str, heading: str) -> str:
    return PAGES[game].split(f"\n## {heading}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", ["herrlof", "haggis", "halmstad"])
def test_the_first_example_of_cards_is_the_setup_of_the_seed_that_the_page_names(game):
    seed = re.findall(r'`Random\("(.+?)"\)`', section(game, "Positions"))
    first = examples(PAGES[game])[0].position
    play = load_rules(game)
    seats = max(seat for seat in play.prompts(play.read(first))) + 1
    assert [play.write(play.setup(seats, Random(each), {})) for each in seed] == [first]


@pytest.mark.parametrize("game", GAMES)
def test_a_page_shows_every_kind_of_move(game):
    kinds = set()
    for text in re.findall(r"`([^`]+)`", section(game, "Moves")):
        with suppress(BadText):
            move = load_rules(game).parse(text)
            assert load_rules(game).say(move) == text
            kinds.add(move[0])
    assert kinds == set(load_rules(game).MOVES)


@pytest.mark.parametrize("game", GAMES)
def test_a_page_names_every_option_and_value_of_its_game(game):
    listed = {name: re.findall(r"`([^`]+)`", values) for name, values in re.findall(
        r"^- `(\w+)`:((?:.|\n  )*)", section(game, "Options"), re.MULTILINE)}
    offered = {name: [*values] for name, values in load_rules(game).OPTIONS.items()}
    if "map" in offered:
        offered["map"] = offered["map"][:1]  # what else lies in the folder
    assert listed == offered
