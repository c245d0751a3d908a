"""What a text is told has names, which the English files declare and all languages use."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from game.core.words import LANGUAGES, Words
from tests.program.collected import (
    ASKING,
    KEY,
    Values,
    entries,
    heads,
    places_of_the_source,
)

NAME = re.compile(r"[a-z][a-z0-9]+(-[a-z0-9]+)*")
RESULT = {"loser", "moves", "winner"}
TIE = RESULT | {"points", "most", "next"}
# What else no English text says, and why it is told it.
UNSAID = {
    "haggis-beat-capture": {"winner"},  # rules say it; the caption tells who gets the cards
    "halmstad-beat-answers": {"who"},  # what the others have said is told
    "halmstad-beat-contract": {"pile", "cards"},  # pictures on the page of the newest deed
    "halmstad-beat-visit": {"depth"},  # everybody sees which card it was
    "herrlof-score": {"exact"},  # decides only between people who are level
    "herrlof-asked": {"kind"},  # the task says it
    "puzzle-reindeer-money-missed": {"turns"},  # they do not matter any more
    "binding-taken": {"second"},  # it is the one that has just been chosen
}


def unsaid(key: str) -> set[str]:
    """What a text may leave out: a caption who it was, as it may be nobody; a reason, all."""
    if key.startswith("result-") and set(Words("en").list_values(key)) in (RESULT, TIE):
        return RESULT
    return UNSAID.get(key, set()) | ({"who"} if "-beat-" in key else set())


def told(node: ast.AST) -> Iterator[tuple[str, Any]]:
    """The keys that one place of the source asks for as constants, and how many values they are
    told, or under which names."""
    match node:
        case ast.Call(ast.Name("BindingError"), [first], keywords):
            yield from ((key, [one.arg for one in keywords]) for key in heads(first))
        case ast.Call(ast.Name("complain") | ast.Attribute(_, "_say_once"),
                      [first, *_, ast.Dict(names)]):
            found = [name.value for name in names if isinstance(name, ast.Constant)]
            yield from ((key, found) for key in heads(first))
        case ast.Call(ast.Name(name) | ast.Attribute(_, name), [first, *values]) if (
                name in ASKING - {"has", "Step", "complain", "BindingError", "_say_once"}):
            yield from _counted(first, values)
        case ast.Tuple([first, *values]):
            yield from ((key, n) for key, n in _counted(first, values) if KEY.fullmatch(key))


def _counted(first: ast.expr, values: list[ast.expr]) -> Iterator[tuple[str, int]]:
    if not any(isinstance(value, ast.Starred) for value in values):
        yield from ((key, len(values)) for key in heads(first) if not key.endswith("*"))


def test_the_source_tells_every_text_as_much_as_it_has_names_for():
    known, names = entries("en"), Words("en").list_values
    asked = [one for node in places_of_the_source() for one in told(node) if one[0] in known]
    assert len(asked) > 300
    assert [(key, values) for key, values in asked
            if values not in (names(key), len(names(key)))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_call_values_by_the_names_that_stand_above_them(language: str):
    names = Words(language).list_values
    assert {key: strange for key, entry in entries(language).items()
            if (strange := Values(entry).names - set(names(key)))} == {}


def test_what_a_text_is_told_it_says_or_leaves_out_for_a_reason():
    names = Words("en").list_values
    left = {key: set(names(key)) - Values(entry).names for key, entry in entries("en").items()}
    assert {key: more for key, out in left.items() if (more := out - unsaid(key))} == {}
    assert {key for key, out in UNSAID.items() if not out <= left[key]} == set()


def test_names_are_words_and_none_stands_twice_above_a_text():
    names = Words("en").list_values
    for key in entries("en"):
        assert len(set(names(key))) == len(names(key)), key
        assert [name for name in names(key) if not NAME.fullmatch(name)] == [], key


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_stand_nowhere_but_above_english_texts(language: str):
    known, names = entries(language), Words("en").list_values
    signed = {key for key, entry in known.items() if entry.comment and "$" in str(
        entry.comment.content)}
    assert signed == ({key for key in known if names(key)} if language == "en" else set())
