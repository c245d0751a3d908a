"""Names that everybody can bear to read: a short list of words, and how they are disguised."""

from __future__ import annotations

import re
from functools import cache
from itertools import groupby

from game.paths import ASSETS

LIST = ASSETS / "words" / "offensive.txt"
DIGITS = str.maketrans("0345678", "oeasgtb")
LIKE = str.maketrans("éáèàøæü", "eaeaöäu")


def folded(text: str) -> str:
    """A name as letters only: lower case, digits read as letters, each repeated letter once."""
    letters = text.casefold().translate(DIGITS).translate(LIKE)
    return "".join(letter for letter, _ in groupby(letters) if letter.isalpha())


def readings(name: str) -> set[str]:
    """What a name can be read as: a 1 may be an i or an l, a 9 a g."""
    name = name.replace("9", "g")
    return {folded(name.replace("1", letter)) for letter in "il"}


@cache
def listed() -> tuple[frozenset[str], frozenset[str]]:
    """Words that may not occur anywhere in a name, and words ("=") that may not stand in it
    alone."""
    within: set[str] = set()
    whole: set[str] = set()
    for line in LIST.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            (whole if line.startswith("=") else within).add(folded(line))
    return frozenset(within), frozenset(whole)


def decent(name: str) -> bool:
    """Whether a name may be shown to everybody."""
    within, whole = listed()
    parts = {name, *re.split(r"[ -]", name)}
    return not any(
        reading in whole or any(word in reading for word in within)
        for part in parts for reading in readings(part))
