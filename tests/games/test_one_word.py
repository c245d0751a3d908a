"""Each thing of a game has one word on the screen; the head of its rulings lists them."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from game.core.words import FOLDER
from game.games import GAMES
from tests.games.test_rulings import PAGES

ENTRY = re.compile(r"^([a-z][\w-]*) = ?(.*)$")
NAMES = re.compile(r"\{[^{}]*(?:->|\})|^\s*\*?\[[\w-]+\]")  # what is filled in, and its cases


class Row(NamedTuple):
    """A thing, its words, and the words that it does not have, in both languages."""

    thing: str
    english: str
    swedish: str
    not_english: str
    not_swedish: str


def rows(game: str) -> list[Row]:
    """The list of words of a game."""
    table = PAGES[game].split("\n**1.**")[0]
    found = [Row(*(cell.strip() for cell in line.strip("|").split("|")))
             for line in table.splitlines() if line.startswith("| ")]
    return found[1:]


def cells(row: Row, language: str) -> tuple[list[str], list[str]]:
    """The words of a thing and those that it does not have."""
    both = (row.english, row.not_english) if language == "en" else (row.swedish, row.not_swedish)
    used, unused = ([word.strip() for word in cell.split(",") if word.strip()] for cell in both)
    return used, unused


def texts(game: str, language: str) -> dict[str, str]:
    """What players read of a game, by key, without comments and names of values."""
    found: dict[str, str] = {}
    key = ""
    for line in (FOLDER / f"{language}-{game}.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        entry = ENTRY.match(line)
        key, text = entry.groups() if entry else (key, line)
        found[key] = f"{found.get(key, '')}\n{NAMES.sub('', text)}"
    return found


def holds(text: str, word: str) -> bool:
    """Whether a text has a word, or one that begins with it if it ends with a star."""
    ending = r"\w*" if word.endswith("*") else r"\b"
    return bool(re.search(rf"\b{re.escape(word.rstrip('*'))}{ending}", text, re.IGNORECASE))


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("game", GAMES)
def test_a_thing_of_a_game_has_no_other_word(game, language):
    unused = {word for row in rows(game) for word in cells(row, language)[1]}
    assert len(rows(game)) > 2
    assert [(key, word) for key, text in texts(game, language).items()
            for word in sorted(unused) if holds(text, word)] == []


@pytest.mark.parametrize("language", ["en", "sv"])
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_the_list_is_used(game, language):
    every = "\n".join(texts(game, language).values())
    used = [word for row in rows(game) for word in cells(row, language)[0]]
    assert used
    assert [word for word in used if not holds(every, f"{word}*")] == []


def test_a_word_that_a_thing_does_not_have_is_found():
    assert holds("Take any card of a pile.", "pile*")
    assert holds("Lägg ett ess på bordet: du påstår det.", "påst*")
    assert not holds("Compile them", "pile*")
