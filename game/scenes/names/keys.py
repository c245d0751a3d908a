"""What a name is written with: a rack for its letters, keys of bone and keys of wood."""

from __future__ import annotations

from game.core.runes import rune
from game.picture.page import Hints
from game.picture.theme import GILT, INK, OAK, PLANK, Colour, shaded
from game.ui.layout import (
    Node,
    Padding,
    Picture,
    Text,
    column,
    first_that_fits,
    frame,
    pad,
    row,
)

WINTER: Colour = (40, 70, 118)  # the felt under the letters
BONES: tuple[Colour, ...] = (  # of keys beside each other, a little unlike
    (251, 236, 202), (247, 229, 190), (253, 240, 212), (248, 232, 197), (250, 234, 194),
    (252, 238, 206), (246, 230, 195))
DULL: Colour = (130, 106, 78)  # a key for which the name has no place


def build_tray(*children: Node, light: float = 1.0, **given: float) -> Node:
    """Return children on a felt in this light."""
    return frame("felt tray", *children, tint=shaded(WINTER, light), **given)


def build_rack(letters: str, most: int, scale: float, *, fresh: bool) -> Node:
    """Return the name so far, with places for more letters, up to the most. A name that is not
    `fresh` gives way to the first letter; until then it is one plate."""
    if letters and not fresh:
        return _build_plate(letters, scale)
    count = min(max(5, len(letters) + 1), most)
    cells = [*(_build_letter(letter, scale) for letter in letters),
             *(frame("letter slot", anchor="" if n else "next letter", grow=1, max_width=212)
               for n in range(count - len(letters)))]
    return build_tray(row(*cells, gap=8, justify="center", padding=pad(26, 18)), light=1.05)


def _build_letter(letter: str, scale: float) -> Node:
    """Return a letter over its rune on a key of bone."""
    words = column(_cut(letter.upper(), "heading", 2.6 / scale, grow=1),
                   _cut(rune(letter), "rune", 2.2 / scale), gap=-56, padding=Padding(14, 0, 14, 6))
    return frame(_bone_style(letter), words, tint=_bone(letter), grow=1, max_width=212)


def _build_plate(name: str, scale: float) -> Node:
    """Return a whole name, carved in one plank over its runes."""
    flake = Picture(source="ui/snowflake", height=100, ink=(150, 108, 58))
    runes = row(*(_cut(sign, "rune", 2.1 / scale) for sign in map(rune, name)), gap=26,
                justify="center")  # below the names' empty part under the line
    names = (Text(words=name, style="heading", size=size / scale, ink=INK, carved=True,
                  align="center") for size in (3.2, 2.8, 2.4, 2.0, 1.7))
    words = column(column(first_that_fits(*names), justify="center", grow=1), runes, gap=-30,
                   grow=1)
    return frame("name plate", frame("nails"), row(flake, words, flake, gap=14, align="center",
                                                   padding=pad(62, 9)))


def build_key(letter: str, told: str, name: str, scale: float, hints: Hints, *, lit: bool,
              full: bool) -> Node:
    """Return the key of a letter; where the name is `full`, it is dull."""
    words = _cut(letter, "heading", 1.6 / scale)
    style, tint = _bone_style(letter), DULL if full else _bone(letter)
    return frame("bone key focused" if lit else style, column(
        words, justify="center", padding=Padding(5, -5, 5, 13) if lit else pad(5, 4)),
        tint=tint, name=name, told=told, hints=hints, grow=1)


def build_turn(label: str, told: str, scale: float, hints: Hints, *, lit: bool) -> Node:
    """Return the key that opens the other board."""
    return frame("wooden key focused" if lit else "wooden key", column(
        Text(words=label, size=1.25 / scale, style="label", ink=INK, align="center"),
        row(Picture(source="ui/play", height=40, ink=INK), justify="center"), justify="center",
        padding=Padding(8, -5, 8, 13) if lit else pad(8, 4)), name="board", told=told, hints=hints,
        grow=1)


def build_broad_key(name: str, label: str, sign: Node, scale: float, *, lit: bool,
                    hints: Hints | None) -> Node:
    """Return a broad key with its word after a sign. The one that keeps the name is of the warmest
    wood, the way out of the darkest."""
    words = Text(words=label, style="label", size=0.9 / scale, ink=INK, one_line=True)
    return frame("wooden tile", row(sign, words, gap=12, align="center", justify="center",
                                    padding=pad(12, 0)),
                 tint=GILT if lit else OAK if name == "drop" else PLANK, name=name, told=label,
                 hints=hints)


def _cut(words: str, style: str, size: float, grow: float = 0) -> Text:
    return Text(words=words, style=style, size=size, ink=INK, carved=True, align="center",
                one_line=True, grow=grow)


def _bone(letter: str) -> Colour:
    return BONES[ord(letter) % len(BONES)]


def _bone_style(letter: str) -> str:
    """Return the frame of a key; that of a vowel has a line of brass."""
    return "bone key vowel" if letter.upper() in "AEIOUYÅÄÖÆØÉÁÜ" else "bone key"
