"""Every text that the program asks for exists in every language, and can be said.

Keys are collected from the source (wherever a key is a constant) and by playing every game.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax import FluentParser, parse, visitor
from fluent.syntax import ast as ftl

from game import shelf
from game.core import Beat, IllegalMove, luck
from game.devices import press
from game.environment import mapping_fault
from game.picture.board import read_board
from game.scenes import binding
from game.scenes.kiosk import howto
from game.scenes.seating import KINDS
from game.settings import SPEEDS
from game.tables.lessons import has_lesson, lesson
from game.tables.pickers import Picker, Refused
from game.tables.secrecy import MODES
from game.tables.style import table_style
from game.words import FOLDER, LANGUAGES, Words

ALL = shelf.GAMES


def of_game(game: str, name: str, usual: Any) -> Any:
    """What the tests of a game say of it in their folder; a game beside the house has none."""
    folder = f"tests.shelf.{game}"
    return getattr(import_module(folder), name, usual) if find_spec(folder) else usual


OTHERS = [language for language in LANGUAGES if language != "en"]
KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
ASKING = {"say", "words", "has", "complain", "_say_once", "Trouble", "BindingError", "Step"}
SAME = {"title", "name",  # names, or nothing but values
        "kept-trouble", "file-says", "file-aside", "kept-not-now", "binding-place",
        "night-match", "night-sitter", "night-more", "attract-game",
        "result-list",
        "kept-match", "resume-more", "resume-line", "when-day",
        *(key for game in ALL for key in of_game(game, "SAME", ()))}

# Keys that are put together: how they begin, and how they end.
COMPUTED: dict[str, tuple[str, ...]] = {
    "game-": ALL,
    "about-": ALL,
    "howto-": tuple(f"{game}-{n}" for game in ALL for n in howto.STEPS),
    **dict.fromkeys(("settings-", "evening-"), ("unreadable", "broken", "not-kept")),
    "lesson-end-": ALL,
    "kind-": KINDS,
    "device-": ("keys-left", "keys-right", "mouse", "pad"),
    "action-": (*map(str, binding.ACTIONS), *map(str, (press.Action.PAUSE,
                                                       press.Action.FULLSCREEN))),
    "binding-": (*binding.TABLES, "both"),
    "speed-": tuple(f"{speed:g}".replace(".", "-") for speed in SPEEDS),
    **{f"{game}-beat-": tuple(table_style(game).feel) for game in shelf.GAMES},
    **{begin: ends for game in ALL for begin, ends in of_game(game, "COMPUTED", {}).items()},
    **{f"result-{game}-": of_game(game, "REASONS", ()) for game in ALL},
    "option-": ("seats", "secrecy"),
    "tells-": tuple(f"{game}-{name}" for game in ALL for name in shelf.rules(game).OPTIONS),
    "tells-secrecy-": MODES,
    "night-": ("quick", "race"),
    "option-secrecy-": MODES,
    "set-": ("language", "text", "speed", "motion", "remind", "forced", "volume", "fire",
             "fullscreen"),
}
USUAL_MATCHES = 4  # of each number of seats
USUAL_LOOKS = 0.2  # how often touches are tried
PLIES = 900  # of a match at most
PLAYED = ("result-", "rules-", "option-")  # counted game by game


def entries(language: str) -> dict[str, ftl.Message]:
    """The messages of a language's files; nothing may be defined twice."""
    found: dict[str, ftl.Message] = {}
    for file in sorted(FOLDER.glob(f"{language}*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                found[entry.id.name] = entry
    return found


class Values(visitor.Visitor):
    """The names of the values that a message shows or chooses by."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


# what the source asks for


def heads(node: ast.expr) -> Iterator[str]:
    """The keys that an expression can be; one that is computed ends with "*"."""
    match node:
        case ast.Constant(str(key)):
            yield key
        case ast.IfExp(_, one, other):
            yield from heads(one)
            yield from heads(other)
        case ast.JoinedStr([ast.Constant(str(begin)), *_]):
            yield f"{begin}*"
        case ast.BinOp(ast.Constant(str(begin)), ast.Add(), _):
            yield f"{begin}*"
        case ast.Call(ast.Attribute(inner, _), _, _):  # f"speed-{...}".replace(".", "-")
            yield from heads(inner)


def asked_in(node: ast.AST, known: Mapping[str, object]) -> Iterator[str]:
    """The keys that one place of the source asks for; a single word only if it is `known`."""
    match node:
        case ast.Call(ast.Attribute(of, "has")) if not ast.unparse(of).endswith("words"):
            return  # a board has places
        case ast.Call(ast.Name(name) | ast.Attribute(_, name), [first, *_]) if name in ASKING:
            yield from heads(first)
        case ast.Tuple([ast.Attribute(ast.Name("Action")), ast.Constant(str(key)), *_]):
            yield key
        case ast.Tuple([first, *_]):
            yield from (key for key in heads(first)
                        if KEY.fullmatch(key) or key in known or key.endswith("-*"))


def places_of_the_source() -> Iterator[ast.AST]:
    for file in Path(shelf.__file__).parents[1].rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def source_keys() -> set[str]:
    known = entries("en")
    found = {key for node in places_of_the_source() for key in asked_in(node, known)}
    return found - (said_moves() - known.keys())


def said_moves() -> set[str]:
    """Moves in notation that look like keys; lessons are full of them."""
    return {move for game in shelf.GAMES if has_lesson(game)
            for step in lesson(game) for move in step.accept}


# what playing asks for


def plain(says: Any) -> Any:
    """Words with a name in place of a seat, as the table says them."""
    if not isinstance(says, tuple):
        return says
    return ("name", "Freja") if says[:1] == ("seat",) else tuple(map(plain, says))


def answers(picker: Picker, place: str) -> Iterator[Any]:
    """What a picker says to a touch, and about what is picked after it."""
    if isinstance(answer := picker.touch(place), Refused):
        yield answer.says
    yield from (says for says in (picker.tray(), picker.refusal(place)) if says)


def touched(game: str, view: Any, seat: int, rng: Random) -> Iterator[Any]:
    """What is said when some places are touched first and a few second, and when what is proposed
    is."""
    table = table_style(game)
    if not (fields := table.fields(view, seat)):
        return
    picker = table.picker(view, seat)
    for place in rng.sample(fields, min(len(fields), 12)):
        for step in (place, rng.choice(fields), rng.choice(fields)):
            yield from answers(picker, step)
        while picker.back():
            pass
        if picker.propose(rng.randrange(1, 99)) and (says := picker.tray()):
            yield says


def told(game: str, beat: Beat) -> Iterator[Any]:
    """A beat's caption, and the lines of the score sheet if a round was scored."""
    table = table_style(game)
    yield table.caption(beat)
    if beat.what == "scored":
        yield from (line.says for line in shelf.rules(game).tally(beat.state))


def shown(game: str, view: Any) -> Iterator[Any]:
    """The words on the table as one seat or nobody sees them, except signs."""
    yield from (says for says in shelf.rules(game).table(view).values()
                if isinstance(says, tuple) and not table_style(game).badge(says))


def played(game: str, seats: int, seed: int) -> Iterator[Any]:
    """All words of a random match: captions, tasks, the table, trays, refusals, the end."""
    rules, table, rng = shelf.rules(game), table_style(game), Random(seed)
    looks = of_game(game, "LOOKS", USUAL_LOOKS)
    state = rules.setup(seats, luck(str(seed), -1), {})
    tried: list[Any] = []
    for ply in range(PLIES):
        if not (prompts := rules.prompts(state)):
            break
        seat = rng.choice(list(prompts))
        view = rules.view(state, seat)
        yield from shown(game, view)
        moves = list(rules.moves(state, seat))
        tried += rng.sample(moves, min(len(moves), 12))
        yield table.task(view, seat)
        if rng.random() < looks:
            yield from touched(game, view, seat, rng)
            yield from refused(game, seats, state, [rng.choice(tried) for _ in range(8)])
        move = rng.choice(moves)
        yield table.spoken(view, move)
        for beat in rules.apply(state, seat, move, luck(str(seed), ply)):
            yield from told(game, beat)
            state = beat.state
    yield from shown(game, rules.view(state, None))
    if result := rules.result(state):
        yield (f"result-{game}-{result.reason.replace(' ', '-')}", "Freja", 12, "Ask")


def refused(game: str, seats: int, state: Any, moves: list[Any]) -> Iterator[Any]:
    rules = shelf.rules(game)
    for move in moves:
        for seat in range(seats):
            try:
                rules.apply(state, seat, move, luck("words", 0))
            except IllegalMove as error:
                yield error.says


@pytest.fixture(scope="module")
def met() -> set[Any]:
    """Everything that is said in some matches of every game."""
    return {plain(says) for game in shelf.GAMES for seats in shelf.rules(game).SEATS
            for seed in range(of_game(game, "MATCHES", USUAL_MATCHES))
            for says in played(game, seats, seed)}


def keys_of(says: Any) -> set[str]:
    inner = [keys_of(value) for value in says[1:] if isinstance(value, tuple)]
    return {str(says[0])}.union(*inner)


def miscounted(says: Any) -> Iterator[Any]:
    """What is told more or less than its text has names for, also inside of what is said."""
    if len(Words("en").names(str(says[0]))) != len(says) - 1:
        yield says
    for value in says[1:]:
        if isinstance(value, tuple):
            yield from miscounted(value)


@lru_cache
def alone(language: str) -> Words:
    """A language that must not fall back on English."""
    words = Words(language)
    words._texts = words._texts[:1]
    return words


def fault(language: str, key: str, *values: object) -> str:
    """What is wrong with a text that a language itself must have; "" if nothing is."""
    text = alone(language)(key, *values)
    return f"{language}: {key}: {text!r}" if "[" in text or "{" in text or not text else ""


# the tests


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_files_of_a_language_are_whole(language: str):
    assert Words(language).complaints == []
    for file in FOLDER.glob(f"{language}*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not [e for e in FluentParser().parse(text).body if isinstance(e, ftl.Junk)]
        assert not re.search(r"\t| $|\.\.\.|[<>*_]{2}", text, re.MULTILINE), file


@pytest.mark.parametrize("language", OTHERS)
def test_languages_have_the_same_keys_with_the_same_values(language: str):
    english, other = entries("en"), entries(language)
    assert set(english) == set(other)
    assert {k: Values(m).names for k, m in english.items()} == {
        k: Values(m).names for k, m in other.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_untranslated(language: str):
    english, other = Words("en"), Words(language)
    told = {key: [f"«{name}»" for name in english.names(key)] for key in entries("en")}
    same = {key for key, values in told.items() if english(key, *values) == other(key, *values)}
    assert same - SAME - {f"game-{game}" for game in ALL} == set()


def test_what_the_source_asks_for_is_there():
    wanted = source_keys()
    known = set(entries("en"))
    assert {key for key in wanted if not key.endswith("*")} - known == set()
    for key in (key.rstrip("*") for key in wanted if key.endswith("*")):
        assert key in COMPUTED or key.startswith(PLAYED), f"{key}* is not accounted for"


@pytest.mark.parametrize("language", LANGUAGES)
def test_keys_that_are_put_together_are_there(language: str):
    known = entries(language)
    assert [begin + end for begin, ends in COMPUTED.items() for end in ends
            if begin + end not in known] == []
    for game in shelf.GAMES:
        for name, choices in shelf.rules(game).OPTIONS.items():
            values = (f"option-{name}-{value}" for value in choices)
            assert {f"option-{name}", *values} <= set(known)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_said_while_playing_can_be_said(language: str, met: set[Any]):
    words = Words(language)
    faults = [fault(language, key, *values) for key, *values in met
              if not any(isinstance(value, tuple) for value in values)]
    assert [text for text in faults if text] == []
    assert [says for says in met if re.search(r"[\[{]", words.say(says))] == []
    assert set().union(*map(keys_of, met)) - set(entries(language)) == set()


def test_what_is_said_while_playing_is_told_as_much_as_its_text_has_names_for(met: set[Any]):
    assert [wrong for says in met for wrong in miscounted(says)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said_with_words_and_with_numbers(language: str):
    for key in entries(language):
        for value in ("horse1", 0, 1, 2, 1234):
            values = [value] * len(Words("en").names(key))
            assert fault(language, key, *values) in {"", f"{language}: {key}: ''"}


def test_no_text_is_unused(met: set[Any]):
    used = {begin + end for begin, ends in COMPUTED.items() for end in ends}
    used |= set().union(*map(keys_of, met)) | source_keys()
    for game in shelf.GAMES:
        used |= {f"button-{place.removeprefix('button/')}" for place in places(game)}
        used |= {f"option-{name}{value}" for name, values in shelf.rules(game).OPTIONS.items()
                 for value in ("", *(f"-{value}" for value in values))}
    assert {key for key in entries("en") if not key.startswith("rules-")} - used == set()


def places(game: str) -> set[str]:
    board = read_board(table_style(game).board)
    return {name for name in board.spots if name.startswith("button/")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ALL)
def test_the_rules_stand_in_short_sections_without_a_gap(language: str, game: str):
    words = Words(language)
    known = {key for key in entries(language) if key.startswith(f"rules-{game}-")}
    count = len(known) // 2
    assert 5 <= count <= 10
    assert known == {f"rules-{game}-{n}{end}" for n in range(1, count + 1) for end in ("", "-text")}
    for number in range(1, count + 1):
        assert len(words(f"rules-{game}-{number}-text").split()) <= 95, number
        assert len(words(f"rules-{game}-{number}")) <= 24


def test_each_fault_of_a_mapping_line_has_its_own_sentence():
    bad = ("zz,Pad", "0" * 32, f"{'0' * 32},Pad,x", f"{'0' * 32},Pad,a:b0",
           f"{'0' * 32},Pad,platform:Linux")
    for language in LANGUAGES:
        said = {Words(language)("mappings-line", "file", 3, mapping_fault(line)) for line in bad}
        assert len(said) == len(bad)


# broken and missing files


def test_a_broken_line_costs_one_sentence_and_nothing_else(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\nbroken = { $who\ntwo = Two\n", encoding="utf-8")
    words = Words("en", tmp_path)
    (complaint,) = words.complaints
    assert str(tmp_path / "en.ftl") in complaint and "broken" in complaint
    assert [words("one"), words("two"), words("broken")] == ["One", "Two", "[broken]"]


def test_an_unreadable_file_costs_one_sentence_and_the_others_speak(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_bytes(b"one = \xff\xfe")
    (tmp_path / "sv-game.ftl").write_text("two = Två\n", encoding="utf-8")
    words = Words("sv", tmp_path)
    (complaint,) = words.complaints
    assert str(tmp_path / "sv.ftl") in complaint
    assert [words("one"), words("two")] == ["One", "Två"]


def test_a_language_without_files_is_english_and_says_so(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\n", encoding="utf-8")
    words = Words("sv", tmp_path)
    assert words("one") == "One"
    assert [str(tmp_path / "sv.ftl") in c for c in words.complaints] == [True]


def test_a_text_that_one_language_cannot_say_is_said_in_english(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("# $what\none = One { $what }\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("one = Ett { $who }\n", encoding="utf-8")
    assert Words("sv", tmp_path)("one", "x") == "One x"
    assert Words("sv", tmp_path)("none") == "[none]"


def test_values_have_their_english_names_in_every_language(tmp_path: Path):
    english = "# $card, $who-else - a card and who has it\none = { $who-else }: { $card }\n"
    (tmp_path / "en.ftl").write_text(english, encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("# $who-else\none = { $card } ({ $who-else })\n",
                                     encoding="utf-8")
    assert Words("en", tmp_path)("one", "7", "Freja") == "Freja: 7"
    assert Words("sv", tmp_path)("one", "7", "Freja") == "7 (Freja)"


def test_a_word_that_refers_to_itself_is_named_once_and_english_speaks(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("one = One\ntwo = Two\n", encoding="utf-8")
    (tmp_path / "sv.ftl").write_text("one = {one}\ntwo = Två\n", encoding="utf-8")
    words = Words("sv", tmp_path)
    assert [words("one"), words("two"), words("one")] == ["One", "Två", "One"]
    assert words.complaints == [f"{tmp_path}: in sv the word one refers to itself"]
