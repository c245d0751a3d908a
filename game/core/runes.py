"""The letters of names, and the runes that sound like them."""

from __future__ import annotations

from unicodedata import normalize

ALPHABET = "ABCDEFGHIJ", "KLMNOPQRST", "UVWXYZÅÄÖ"  # the board as it is opened
RARER = "1234567890", "ÆØÉÁÜÍÓÚÑÇ", "ÐÞÈÀÊË'-."  # behind one key, which is the last of each board
LETTERS = "".join((*ALPHABET, *RARER, " "))
RUNES = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖÆØ -", "ᚨᛒᚴᛞᛖᚠᚷᚺᛁᛄᚴᛚᛗᚾᛟᛈᚴᚱᛊᛏᚢᚹᚹᛉᛁᛉᛟᛖᛟᛖᛟ᛫᛫",
                 strict=True))


def rune_of(letter: str) -> str:
    """Return the rune that sounds most like a letter; a figure has none."""
    bare = normalize("NFD", letter.upper())[0]
    return RUNES.get(letter.upper(), RUNES.get(bare, ""))
