"""Every character of every text has a glyph in the fonts that it is drawn with.

A font lacks a character if it draws the same picture for it as for one that no font has.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from unicodedata import category

import pygame
import pytest

from game.core.faces import NAMES
from game.core.font_glyphs import find_missing_letters, font_for, has_letter, is_blank
from game.core.paths import ASSETS
from game.core.runes import LETTERS
from game.core.words import FOLDER, LANGUAGES
from game.devices.glyphs import CAPS
from game.games import GAMES
from game.picture.theme import STYLES
from game.tables.style import table_style

NOBODY = "\U0010fffd"  # a private character
FOLDERS = ASSETS / "fonts"
TEXT = {STYLES[style].file for style in ("small", "body")}
CARVED = {STYLES[style].file for style in ("label", "heading", "title")}


@pytest.fixture(autouse=True)
def fonts_anew() -> None:
    """A house that closes takes all fonts along."""
    font.cache_clear()


@cache
def font(file: str) -> pygame.font.Font:
    pygame.font.init()
    return pygame.font.Font(FOLDERS / file, 40)


def picture(file: str, character: str) -> bytes:
    image = font(file).render(character, True, "white", "black")
    return bytes(f"{image.get_size()}", "ascii") + pygame.image.tobytes(image, "RGB")


def missing(file: str, text: str) -> set[str]:
    """The characters of a text that a font cannot draw."""
    nothing = picture(file, NOBODY)
    return {c for c in set(text) if not c.isspace() and picture(file, c) == nothing}


def said(language: str) -> str:
    """Everything in a language's files, comments included."""
    return "".join(file.read_text(encoding="utf-8") for file in FOLDER.glob(f"{language}*.ftl"))


def shown() -> Iterator[str]:
    """What is shown and is not in the files of words."""
    yield from (LETTERS, LETTERS.title(), *NAMES, *CAPS.values(), *LANGUAGES.values(),
                "×…–0123456789/")
    for game in GAMES:
        yield from (entry[0] for entry in table_style(game).carved)


@pytest.mark.parametrize("file", sorted(TEXT | CARVED))
def test_the_method_finds_what_a_font_lacks(file: str):
    assert missing(file, "Aa\u4e2d\u16a0") == {"\u4e2d", "\u16a0"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(TEXT | CARVED))
def test_every_character_that_is_said_can_be_drawn(file: str, language: str):
    assert missing(file, said(language)) == set()


@pytest.mark.parametrize("file", sorted(TEXT))
def test_every_name_and_sign_can_be_drawn(file: str):
    assert missing(file, "".join(shown())) == set()


def test_every_letter_that_can_be_spelled_can_be_carved():
    for file in CARVED:
        assert missing(file, LETTERS + LETTERS.title() + "".join(NAMES) + "×…") == set()


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="only here files are counted")
def test_fonts_keep_no_file_open(house):
    """A program has a thousand of them, and texts of many sizes as many fonts."""
    art, before = house.house.art, opened()
    for size in range(40):
        art.load_font(f"body@{1 + size / 50}")
    assert opened() == before
    kept = pygame.font.Font(FOLDERS / STYLES["body"].file, 40)
    assert len(opened()) == len(before) + 1
    del kept


def opened() -> list[str]:
    """The font files that this process holds open (others come and go on other threads)."""
    names = []
    for number in Path("/proc/self/fd").iterdir():
        with suppress(OSError):
            names.append(number.readlink().name)
    return sorted(name for name in names if name.endswith((".ttf", ".otf")))


NAMES_WRITTEN = ("Ольга", "Ελένη", "Żółć", "Ğüneş", "Ōsaka", "Њѣ", "ᚠᚢᚦ")


@pytest.mark.parametrize("name", NAMES_WRITTEN)
@pytest.mark.parametrize("usual", sorted(TEXT | CARVED))
def test_a_name_is_drawn_whole_by_a_font_that_has_every_letter(name, usual):
    assert find_missing_letters(name) == ""
    assert missing(font_for(name, usual), name) == set()


@pytest.mark.parametrize(("text", "said"), [
    ("東京", "東京"), ("Ask 😀!", "😀"), ("\u3164", "\u3164"), ("Ольга東", "東"), ("Åsa-9", "")])
def test_what_no_font_has_is_known(text, said):
    assert find_missing_letters(text) == said
    assert all(missing(file, text) >= {*said} - {"\u3164"} for file in TEXT)


def test_a_name_of_which_nothing_is_seen_is_blank():
    assert all(map(is_blank, ("", " ", "\u3164", "\u3164 \u2800", "\u200b", "\xa0")))
    assert not any(map(is_blank, ("a", " a", "東", "-", "\u3164a")))


@pytest.mark.parametrize("file", sorted(TEXT | CARVED))
def test_the_table_of_a_font_says_what_it_draws(file):
    some = [chr(code) for code in range(0x21, 0x530)
            if chr(code).isprintable() and category(chr(code))[0] != "M"]
    assert {c for c in some if not has_letter(file, c)} == missing(file, "".join(some))


def test_a_heading_with_a_name_of_other_letters_is_drawn_without_a_box(house):
    art = house.house.art
    drawn = art.draw_text("Ольга", "heading", (0, 0, 0))
    boxes = art.load_font("heading").render("Ольга", True, "black")
    assert drawn.get_size() != boxes.get_size()
    assert drawn.get_size() == art.load_font("heading", "Ольга").render("Ольга", True, "black"
                                                                        ).get_size()
