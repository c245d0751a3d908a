"""The rule for all names: from a phone, the screen's keyboard, or a real one.

A name consists of letters that one of the fonts has, digits, blanks and hyphens, and the dot and
the apostrophe of the screen's keyboard; compatible forms of a letter count as that letter. It
contains none of the listed words, in any disguise.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby
from typing import Literal
from unicodedata import category, normalize

from game.core.font_glyphs import NAMING, has_letter
from game.core.paths import ASSETS

LONGEST = 10  # letters of a name
SIGNS = " -'."
LIST = ASSETS / "words" / "offensive.txt"
LATIN = "åäö"  # that are letters of their own, not marked ones
LIKE = str.maketrans({
    **dict(zip("034567@8$9", "oeasgtabsg", strict=True)),
    **dict(zip("øæœđħłıŧſƒĸ", "öäedhlitsfk", strict=True)),
    **dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "abezhikmnoptyx", strict=True)),  # their small ones look otherwise
    **dict(zip("абвгеёзіїјкмнорстухцѕһԁԛԝьпичя", "abbreeziijkmhopctyxusddqwbnuur", strict=True)),
    **dict(zip("αβγδεζηθικλμνξοπρςστυφχω", "abydeznoiklmvxonpcstupxw", strict=True)),
})
Fault = Literal["", "name-empty", "name-letters", "name-offends"]


def clean_name(text: str) -> str:
    """Return a text as a name: each letter in its usual form, cut to the greatest length."""
    plain = "".join(" " if category(sign)[0] in "CZ" else sign for sign in normalize("NFKC", text))
    return " ".join(plain.split())[:LONGEST].strip()


def find_fault(name: str) -> Fault:
    """Return the key of a sentence about a bad name, or ""."""
    if not any(sign.isalnum() for sign in name):
        return "name-empty" if all(sign in SIGNS for sign in name) else "name-letters"
    if not can_write(name):
        return "name-letters"
    return "" if is_decent(name) else "name-offends"


def can_write(text: str) -> bool:
    """Say whether a name may contain all signs of a text, and one font has them."""
    fits = all(sign.isalpha() or sign in "0123456789" or sign in SIGNS for sign in text)
    return fits and any(
        all(has_letter(font, sign) for sign in text if sign != " ") for font in NAMING)


def fold_letters(text: str) -> str:
    """Return a name as letters only: lower case, look-alikes and digits read as Latin letters,
    marks left out, each repeated letter once."""
    letters = "".join(
        letter if letter in LATIN else normalize("NFD", letter)[0]
        for letter in normalize("NFKC", text).translate(LIKE).casefold().translate(LIKE))
    return "".join(letter for letter, _ in groupby(letters.translate(LIKE)) if letter.isalpha())


def list_readings(name: str) -> set[str]:
    """Return all readings of a name: a 1 may be an i or an l."""
    return {fold_letters(name.replace("1", letter)) for letter in "il"}


@cache
def read_word_list() -> tuple[frozenset[str], frozenset[str]]:
    """Words that may not occur anywhere in a name, and words ("=") that may not stand in it
    alone. A number stands as it is."""
    within: set[str] = set()
    whole: set[str] = set()
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            word = line.lstrip("=")
            (whole if line.startswith("=") else within).add(
                word if word.isdigit() else fold_letters(word))
    return frozenset(within), frozenset(whole)


def is_decent(name: str) -> bool:
    """Say whether everybody may read a name."""
    within, whole = read_word_list()
    parts = {name, *re.split(r"[ .'-]", name)}
    return whole.isdisjoint(parts) and not any(
        reading in whole or any(word in reading for word in within)
        for part in parts for reading in list_readings(part))
