"""Texts are parsed one by one, when they are asked for, and say the same as the whole files."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from game.core.texts import Texts
from game.core.words import FOLDER, LANGUAGES
from tests.program.collected import Values

ROOT = Path(__file__).parents[2]
FILE = Path("en.ftl")
VALUES = ("horse1", "two words", 0, 1, 2, 1234, 0.5)
SIGNED = re.compile(r"(\$[a-z][a-z0-9-]*(?:, \$[a-z][a-z0-9-]*)*)(?: - .+)?")


def sources(language: str) -> list[tuple[Path, str]]:
    return [(file, file.read_text(encoding="utf-8"))
            for file in sorted(FOLDER.glob(f"{language}*.ftl"))]


def bundle(language: str, *texts: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def entries(*texts: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for text in texts for entry in FluentParser().parse(text).body
            if isinstance(entry, ftl.Message)}


def names(entry: ftl.Message) -> list[str]:
    """What the last line of a text's comment says that it is told."""
    lines = entry.comment.content.splitlines() if entry.comment and entry.comment.content else []
    found = SIGNED.fullmatch(lines[-1]) if lines else None
    return re.findall(r"[a-z][a-z0-9-]*", found[1]) if found else []


def said(whole: FluentBundle, key: str, args: dict[str, Any]) -> object:
    pattern = whole.get_message(key).value
    text, errors = whole.format_pattern(pattern, args) if pattern else ("", ["no value"])
    return None if errors else text


@pytest.mark.share(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_what_the_whole_files_say(language: str):
    texts = [text for _, text in sources(language)]
    ours, whole = Texts(language, sources(language)), bundle(language, *texts)
    for key, entry in entries(*texts).items():
        assert ours.has_text(key)
        assert ours.list_values(key) == names(entry)
        for args in (*(dict.fromkeys(Values(entry).names, value) for value in VALUES), {}):
            assert ours.say(key, args) == said(whole, key, args), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plain_words_need_no_parser(language: str):
    asking = ("import sys\nfrom game.core.words import Words\n"
              f"words = Words({language!r})\n"
              "print(words('title'), words('settings'), words.complaints,\n"
              "      [name for name in sys.modules if name.startswith('fluent')])")
    done = subprocess.run([sys.executable, "-c", asking], cwd=ROOT, check=True, text=True,
                          capture_output=True)
    settings = {"en": "Settings", "sv": "Inställningar"}[language]
    assert done.stdout == f"Hearthside {settings} [] []\n"


PIECES = ("one", "two-b", "-term", " = ", " =", "=", "\n", "\n\n", "    ", " ", "# ", "### note\n",
          "#", "# $a, $b-2\n", "# $b - what\n", "# $a,$b\n", "$a", " - ", "{ $a }", "{$a}",
          "{ $a ->", "{", "}", "\n    [one] ", "\n   *[other] ", "[0]", "{ one }", '{ "x" }',
          "\n    .title = ", "*", ".", "word", "å’", "\t", "\r\n", "\u00a0", "{ NUMBER($a) }",
          "{ $b-2 }", "\none = word", "\ntwo = { $a } more\n")


@given(st.lists(st.sampled_from(PIECES), max_size=24).map("".join))
def test_whatever_stands_in_a_file_is_said_as_fluent_says_it(text: str):
    ours, whole = Texts("en", [(FILE, text)]), bundle("en", text)
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]
    assert len(ours.flaws) == len(junk)
    found = entries(text)
    for key in ("one", "two-b", "word", *found):
        assert ours.has_text(key) == whole.has_message(key)
        assert ours.list_values(key) == (names(found[key]) if key in found else [])
        if ours.has_text(key):
            for args in (*({"a": value, "b-2": value} for value in VALUES), {}):
                try:
                    expected = said(whole, key, args)
                except RecursionError:
                    with pytest.raises(RecursionError):
                        ours.say(key, args)
                else:
                    assert ours.say(key, args) == expected


def test_what_stands_in_a_later_file_replaces_what_stands_before():
    first, second = "one = One\ntwo = { $a }\n", "one = { $a }!\ntwo = Two\n"
    texts = Texts("en", [(FILE, first), (Path("en-more.ftl"), second)])
    assert [texts.say(key, {"a": "x"}) for key in ("one", "two")] == ["x!", "Two"]


@pytest.mark.parametrize("broken", ["", "this = { is broken\n"])
def test_a_text_is_told_what_stands_right_above_it(broken: str):
    text = ("# $far\n\none = One { $far }\n## $part\ntwo = Two { $part }\n" + broken +
            "# For whoever translates.\n# $who, $card-2 - a card of $who\nthree = Three\n"
            "# $who\n# and a remark\nfour = Four { $who }\n")
    texts = Texts("en", [(FILE, text)])
    assert [texts.list_values(key) for key in ("one", "two", "three", "four", "none")] == [
        [], [], ["who", "card-2"], [], []]


def test_a_text_that_is_replaced_is_told_what_the_new_one_is_told():
    first = "# $who\none = { $who }\n# $who\ntwo = { $who }\n"
    second = "# $card\none = { $card }\ntwo = Two\n"
    texts = Texts("en", [(FILE, first), (Path("en-more.ftl"), second)])
    assert [texts.list_values(key) for key in ("one", "two")] == [["card"], []]


def test_a_text_may_refer_to_one_of_another_file():
    more = Path("en-more.ftl"), "two = { one } and { $a }\n"
    texts = Texts("en", [(FILE, "one = One\n"), more])
    assert texts.say("two", {"a": "x"}) == "One and x"


def test_the_parser_can_be_loaded_before_it_is_needed():
    asking = ("import sys\nfrom game.core.words import Words\nwords = Words('sv')\n"
              "words.warm_up()\nloaded = set(sys.modules)\nprint(words('resume-match', 'x'))\n"
              "print(sorted(set(sys.modules) - loaded))")
    done = subprocess.run([sys.executable, "-c", asking], cwd=ROOT, check=True, text=True,
                          capture_output=True)
    assert done.stdout == "Fortsätt: x\n[]\n"
