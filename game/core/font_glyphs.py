"""The letters in the fonts of the house, from the fonts' own tables: a font draws a box for any
other letter and reports nothing."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from functools import cache
from unicodedata import decomposition

from game.core.paths import ASSETS

FONTS = ASSETS / "fonts"
WHOLE = ("SourceSansPro-Semibold.ttf", "Cinzel-Bold.ttf", "NotoSansRunic-Regular.ttf")
NAMING = WHOLE[:2]  # fonts that write names
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters that draw nothing


def find_missing_letters(text: str) -> str:
    """Return the letters of a text that no font has, each once. An invisible letter counts as
    missing."""
    return "".join(dict.fromkeys(sign for sign in text if not sign.isspace() and (
        sign in BLANKS or not any(has_letter(font, sign) for font in WHOLE))))


def is_blank(text: str) -> bool:
    """Say whether a text is invisible."""
    return not any(sign.isprintable() and not sign.isspace() and sign not in BLANKS
                   for sign in text)


def font_for(text: str, usual: str) -> str:
    """Choose a font file for a text: the usual font if it has each letter, otherwise the font
    with the fewest letters missing."""
    if text.isascii():
        return usual
    signs = {sign for sign in text if not sign.isspace()}
    return min((usual, *WHOLE), key=lambda font: sum(not has_letter(font, sign) for sign in signs))


def has_letter(font: str, sign: str) -> bool:
    """Say whether a font draws a letter, perhaps composed of a letter and marks. An unreadable font
    counts as having all."""
    known = read_letters(font)
    parts = decomposition(sign).split()
    put_together = bool(parts) and parts[0][0] != "<" and all(
        has_letter(font, chr(int(part, 16))) for part in parts)
    return not known or ord(sign) in known or put_together


@cache
def read_letters(font: str) -> frozenset[int]:
    """Read which characters a font has; none if its table cannot be read."""
    try:
        return frozenset(_read_character_map((FONTS / font).read_bytes()))
    except (OSError, struct.error, IndexError):
        return frozenset()


def _read_character_map(data: bytes) -> Iterator[int]:
    """Go through the characters in a TrueType file's table `cmap`, of the formats 4 and 12."""
    for n in range(struct.unpack_from(">H", data, 4)[0]):
        tag, _, at, _ = struct.unpack_from(">4sIII", data, 12 + 16 * n)
        if tag == b"cmap":
            for m in range(struct.unpack_from(">H", data, at + 2)[0]):
                table = at + struct.unpack_from(">I", data, at + 8 + 8 * m)[0]
                form = struct.unpack_from(">H", data, table)[0]
                if form == 4:
                    yield from _read_segments(data, table)
                elif form == 12:
                    yield from _read_groups(data, table)


def _read_segments(data: bytes, table: int) -> Iterator[int]:
    count = struct.unpack_from(">H", data, table + 6)[0] // 2
    ends, starts, deltas, offsets = (
        struct.unpack_from(f">{count}H", data, table + 14 + part * 2 * count + 2 * (part > 0))
        for part in range(4))
    for n, (first, last) in enumerate(zip(starts, ends, strict=True)):
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if offsets[n]:
                at = table + 16 + 6 * count + 2 * n + offsets[n] + 2 * (code - first)
                glyph = struct.unpack_from(">H", data, at)[0]
            if glyph and (glyph + deltas[n]) % 0x10000:
                yield code


def _read_groups(data: bytes, table: int) -> Iterator[int]:
    for n in range(struct.unpack_from(">I", data, table + 12)[0]):
        first, last, glyph = struct.unpack_from(">III", data, table + 16 + 12 * n)
        yield from (code for code in range(first, last + 1) if glyph + code - first)
