"""Which texts are asked for: collected from the source, wherever a key is a constant, and by
playing every game."""

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

from fluent.syntax import ast as ftl
from fluent.syntax import parse, visitor

from game.core.contract import Beat, IllegalMove, make_luck, zone_of
from game.core.words import FOLDER, Words
from game.games import GAMES
from game.games import load_rules as rules_of
from game.tables.lessons import has_lesson, load_lesson
from game.tables.pickers import Picker, Refused
from game.tables.style import table_style

KEY = re.compile(r"[a-z]+(-[a-z0-9]+)+")
ASKING = {"say", "words", "has_text", "complain", "_say_once", "Trouble", "BindingError", "Step"}
USUAL_LOOKS = 0.2  # how often touches are tried
PLIES = 900  # of a match at most


def of_game(game: str, name: str, usual: Any) -> Any:
    """What the tests of a game say of it in their folder; a game beside the house has none."""
    folder = f"tests.games.{game}"
    return getattr(import_module(folder), name, usual) if find_spec(folder) else usual


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
        case ast.Call(ast.Name(name) | ast.Attribute(_, name), [first, *_]) if name in ASKING:
            yield from heads(first)
        case ast.Tuple([ast.Attribute(ast.Name("Action")), ast.Constant(str(key)), *_]):
            yield key
        case ast.Constant(str(key)) if "-" in key and key in known:
            yield key
        case ast.Tuple([first, *_]):
            yield from (key for key in heads(first)
                        if KEY.fullmatch(key) or key in known or key.endswith("-*"))


def places_of_the_source() -> Iterator[ast.AST]:
    for file in (Path(__file__).parents[2] / "game").rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def source_keys() -> set[str]:
    known = entries("en")
    found = {key for node in places_of_the_source() for key in asked_in(node, known)}
    return found - (said_moves() - known.keys())


def said_moves() -> set[str]:
    """Moves in notation that look like keys; lessons are full of them."""
    return {move for game in GAMES if has_lesson(game)
            for step in load_lesson(game) for move in step.accept}


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
    yield from (says for says in (picker.tell_tray(), picker.find_refusal(place)) if says)


def touched(game: str, view: Any, seat: int, rng: Random) -> Iterator[Any]:
    """What is said when some places are touched first and a few second, and when what is proposed
    is."""
    table = table_style(game)
    if not (fields := table.touch.fields(view, seat)):
        return
    picker = table.touch.picker(view, seat)
    for place in rng.sample(fields, min(len(fields), 12)):
        for step in (place, rng.choice(fields), rng.choice(fields)):
            yield from answers(picker, step)
        while picker.take_back():
            pass
        if picker.propose(rng.randrange(1, 99)) and (says := picker.tell_tray()):
            yield says


def told(game: str, beat: Beat) -> Iterator[Any]:
    """A beat's caption, also in plain words, and the lines of the score sheet if a round was
    scored."""
    table = table_style(game)
    yield table.words.caption(beat)
    yield table.words.plainly(table.words.caption(beat))
    if beat.what == "scored":
        yield from (line.says for line in rules_of(game).tally(beat.state))


def shown(game: str, view: Any, seat: int | None) -> Iterator[Any]:
    """The words on the table as one seat or nobody sees them, except signs; and what pieces and
    places are called."""
    style, table = table_style(game), rules_of(game).table(view)
    yield from (says for says in table.values()
                if isinstance(says, tuple) and says[0] != "order")  # which is a number on a sign
    for place, thing in style.dressed(table, view, seat, True).items():
        if isinstance(thing, str) and (called := style.words.called(thing)):
            yield from (
                called, style.words.spot(view, place), style.words.spot(view, zone_of(place)))
    yield from (style.words.spot(view, place) for place in style.touch.fields(view, seat or 0))


def played(game: str, seats: int, seed: int) -> Iterator[Any]:
    """All words of a random match: captions, tasks, the table, trays, refusals, the end."""
    rules, table, rng = rules_of(game), table_style(game), Random(seed)
    looks = of_game(game, "LOOKS", USUAL_LOOKS)
    state = rules.setup(seats, make_luck(str(seed), -1), {})
    tried: list[Any] = []
    for ply in range(PLIES):
        if not (prompts := rules.prompts(state)):
            break
        seat = rng.choice(list(prompts))
        view = rules.view(state, seat)
        yield from shown(game, view, seat)
        moves = list(rules.moves(state, seat))
        tried += rng.sample(moves, min(len(moves), 12))
        yield table.words.task(view, seat)
        if rng.random() < looks:
            yield from touched(game, view, seat, rng)
            yield from refused(game, seats, state, [rng.choice(tried) for _ in range(8)])
        move = rng.choice(moves)
        yield table.words.spoken(view, move)
        for beat in rules.apply(state, seat, move, make_luck(str(seed), ply)):
            yield from told(game, beat)
            state = beat.state
    yield from shown(game, rules.view(state, None), None)
    if result := rules.result(state):
        tie = (7, 44, 21) if table.outcome.tie_breaks(state, result.reason) else ()
        yield (f"result-{game}-{result.reason.replace(' ', '-')}", "Freja", 12, "Ask", *tie)


def refused(game: str, seats: int, state: Any, moves: list[Any]) -> Iterator[Any]:
    rules = rules_of(game)
    for move in moves:
        for seat in range(seats):
            try:
                rules.apply(state, seat, move, make_luck("words", 0))
            except IllegalMove as error:
                yield error.says


def keys_of(says: Any) -> set[str]:
    inner = [keys_of(value) for value in says[1:] if isinstance(value, tuple)]
    return {str(says[0])}.union(*inner)


def miscounted(says: Any) -> Iterator[Any]:
    """What is told more or less than its text has names for, also inside of what is said."""
    if len(Words("en").list_values(str(says[0]))) != len(says) - 1:
        yield says
    for value in says[1:]:
        if isinstance(value, tuple):
            yield from miscounted(value)


@lru_cache
def alone(language: str) -> Words:
    """A language that must not fall back on English."""
    words = Words(language)
    words.texts = words.texts[:1]
    return words


def fault(language: str, key: str, *values: object) -> str:
    """What is wrong with a text that a language itself must have; "" if nothing is."""
    text = alone(language)(key, *values)
    return f"{language}: {key}: {text!r}" if "[" in text or "{" in text or not text else ""
