"""Texts are parsed one by one when they are asked for, and say what the whole files say."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from hypothesis import given
from hypothesis import strategies as st

from game.texts import Texts
from game.words import FOLDER, LANGUAGES, NAMES

ROOT = Path(__file__).parents[2]
FILE = Path("en.ftl")
VALUES = [dict.fromkeys(NAMES, value) for value in ("horse1", "two words", 0, 1, 2, 1234, 0.5)]


def sources(language: str) -> list[tuple[Path, str]]:
    return [(file, file.read_text(encoding="utf-8"))
            for file in sorted(FOLDER.glob(f"{language}*.ftl"))]


def bundle(language: str, *texts: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for text in texts:
        made.add_resource(FluentResource(text), allow_overrides=True)
    return made


def keys(*texts: str) -> set[str]:
    return {entry.id.name for text in texts for entry in FluentParser().parse(text).body
            if isinstance(entry, ftl.Message)}


def said(whole: FluentBundle, key: str, args: dict[str, object]) -> str | None:
    pattern = whole.get_message(key).value
    text, errors = whole.format_pattern(pattern, args) if pattern else ("", ["no value"])
    return None if errors else text


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_text_is_what_the_whole_files_say(language: str):
    texts = [text for _, text in sources(language)]
    ours, whole = Texts(language, sources(language)), bundle(language, *texts)
    for key in keys(*texts):
        assert ours.has(key)
        for args in (*VALUES, {}):
            assert ours.say(key, args) == said(whole, key, args), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_only_asks_for_plain_words_loads_no_parser(language: str):
    asking = ("import sys\nfrom game.words import Words\n"
              f"words = Words({language!r})\n"
              "print(words('title'), words('settings'), words.complaints,\n"
              "      [name for name in sys.modules if name.startswith('fluent')])")
    done = subprocess.run([sys.executable, "-c", asking], cwd=ROOT, check=True, text=True,
                          capture_output=True)
    settings = {"en": "Settings", "sv": "Inställningar"}[language]
    assert done.stdout == f"Hearthside {settings} [] []\n"


PIECES = ("one", "two-b", "-term", " = ", " =", "=", "\n", "\n\n", "    ", " ", "# ", "### note\n",
          "#", "{ $a }", "{$a}", "{ $a ->", "{", "}", "\n    [one] ", "\n   *[other] ", "[0]",
          "{ one }", '{ "x" }', "\n    .title = ", "*", ".", "word", "å’", "\t", "\r\n", "\u00a0",
          "{ NUMBER($a) }", "\none = word", "\ntwo = { $a } more\n")


@given(st.lists(st.sampled_from(PIECES), max_size=24).map("".join))
def test_whatever_stands_in_a_file_is_said_as_fluent_says_it(text: str):
    ours, whole = Texts("en", [(FILE, text)]), bundle("en", text)
    junk = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)]
    assert len(ours.flaws) == len(junk)
    for key in ("one", "two-b", "word", *keys(text)):
        assert ours.has(key) == whole.has_message(key)
        if ours.has(key):
            for args in (*VALUES, {}):
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


def test_a_text_may_refer_to_one_of_another_file():
    more = Path("en-more.ftl"), "two = { one } and { $a }\n"
    texts = Texts("en", [(FILE, "one = One\n"), more])
    assert texts.say("two", {"a": "x"}) == "One and x"


def test_the_parser_can_be_loaded_before_it_is_needed():
    asking = ("import sys\nfrom game.words import Words\nwords = Words('sv')\n"
              "words.warm()\nloaded = set(sys.modules)\nprint(words('resume-match', 'x'))\n"
              "print(sorted(set(sys.modules) - loaded))")
    done = subprocess.run([sys.executable, "-c", asking], cwd=ROOT, check=True, text=True,
                          capture_output=True)
    assert done.stdout == "Fortsätt: x\n[]\n"
