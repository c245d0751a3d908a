"""The notation of the house's music: a piece is a text that a person can read and write.

After a sentence of what it is like come the piece's figures, one word and one number each (`metre`:
beats a bar, `beat`: milliseconds, `bars`), and the lines of its layers. `layer NAME` begins a
layer (with `dark 2600` little of it is above so many Hz), `voice INSTRUMENT loud 60 pan 40` a voice
of it; `bowed` lets long notes swell. A voice's bars stand between `|`; `%` is the bar before, `-` a
rest.

`c#4:3/2` is a note and its beats, which stay until others are named; `c4+e4` sounds at once; `~` is
the note before, held on, also over a bar; `!` and `?` make a note louder and softer; `d5>c5` has a
quick note before it. `figure w 1/2 1 2 3+4 -` is a pattern of steps of half a beat, and
`w(g2 d3 g3 b3)` plays it with these notes in the places of its numbers.
"""

from __future__ import annotations

import math
import re
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "music"
PIECES = ("title", "hamnar", "herrlof", "haggis", "halmstad", "reindeer")
LAYERS = ("bed", "melody", "pulse", "bright")
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
SIGNS = {"#": 1, "b": -1, "": 0}
PITCH = re.compile(r"([a-g])([#b]?)(-?\d)")
LIGHTER, HEAVIER = 14, 12  # by which `?` and `!` change how hard a note is struck
FIRST = 4  # by which the first beat of a bar is struck harder
UNSTEADY, LATE = 4, 9  # how unevenly people play: in strength, and in milliseconds
PHRASE, ARCH = 4, 6  # bars of a phrase, and by how much its middle is struck harder
QUICK = 85  # milliseconds of a quick note


class Instrument(NamedTuple):
    """A program of General MIDI (`drum`: the key of a drum instead), and from where to where it
    sounds calm."""

    program: int
    low: str
    high: str
    drum: int = 0


INSTRUMENTS = {
    "guitar": Instrument(24, "e2", "a4"), "strung": Instrument(25, "e2", "a4"),
    "harp": Instrument(46, "c2", "e6"), "celesta": Instrument(8, "e4", "d6"),
    "musicbox": Instrument(10, "c4", "d6"), "dulcimer": Instrument(15, "d3", "a5"),
    "harmonium": Instrument(20, "e3", "a4"), "accordion": Instrument(21, "g3", "a5"),
    "bass": Instrument(32, "e1", "d3"), "cello": Instrument(42, "c2", "g4"),
    "tremolo": Instrument(44, "d2", "d4"), "pizzicato": Instrument(45, "d2", "g4"),
    "strings": Instrument(49, "b1", "g4"), "choir": Instrument(53, "b2", "d4"),
    "kettle": Instrument(47, "a2", "f3"), "horn": Instrument(60, "f3", "d5"),
    "bassoon": Instrument(70, "d3", "b4"),
    "flute": Instrument(73, "d4", "f5"), "recorder": Instrument(74, "d4", "a5"),
    "fiddle": Instrument(110, "g3", "e5"), "drum": Instrument(116, "c2", "c4"),
    "tom": Instrument(117, "c2", "c4"), "bells": Instrument(0, "c4", "c4", 83),
}


class BadScore(ValueError):
    """A score that cannot be played; the message says where."""


class Note(NamedTuple):
    """When a key is struck, in beats from the beginning, for how many, and how hard; `quick` is the
    key of a quick note before it."""

    at: Fraction
    beats: Fraction
    key: int
    loud: int
    quick: int = 0


class Voice(NamedTuple):
    instrument: str
    loud: int
    pan: int
    bowed: bool
    notes: tuple[Note, ...]


class Piece(NamedTuple):
    """A whole piece: once round its loop, by layer."""

    name: str
    about: str
    metre: int
    beat: int  # milliseconds
    bars: int
    layers: dict[str, tuple[Voice, ...]]
    dark: dict[str, int]  # Hz, by layer

    @property
    def milliseconds(self) -> int:
        return self.metre * self.beat * self.bars


def key_of(pitch: str) -> int:
    """The key of a pitch: c4 is 60."""
    if not (found := PITCH.fullmatch(pitch)):
        raise BadScore(f"{pitch!r} is no pitch")
    letter, sign, octave = found.groups()
    return 12 * (int(octave) + 1) + STEPS[letter] + SIGNS[sign]


class _Reader:
    """One voice as it is read, bar by bar."""

    def __init__(self, metre: int, figures: dict[str, tuple[Fraction, list[str]]], head: list[str],
                 ) -> None:
        self.metre, self.figures = metre, figures
        self.instrument, *rest = head
        words = dict(zip(rest[::2], rest[1::2], strict=False))
        self.loud, self.pan = int(words.get("loud", 60)), int(words.get("pan", 64))
        self.bowed = "bowed" in rest
        self.notes: list[Note] = []
        self.bars = 0
        self._beats = Fraction(1)
        self._last = ""
        self._at = Fraction(0)

    def bar(self, text: str) -> None:
        text = self._last if text == "%" else text
        self._last, self._at = text, Fraction(self.bars * self.metre)
        for word in re.findall(r"\w+\([^)]*\)|\S+", text):
            if "(" in word:
                self._figure(word)
            else:
                self._word(word)
        self.bars += 1
        if self._at != self.bars * self.metre:
            raise BadScore(f"bar {self.bars} of {self.instrument} has "
                           f"{self._at - (self.bars - 1) * self.metre} beats: {text}")

    def _figure(self, word: str) -> None:
        name, _, inner = word.rstrip(")").partition("(")
        step, tokens = self.figures[name]
        pitches = inner.split()
        for places in tokens:
            if places != "-":
                for number in places.split("+"):
                    if pitches[int(number) - 1] != "-":
                        self._strike(pitches[int(number) - 1], step)
            self._at += step

    def _word(self, word: str) -> None:
        sound, _, beats = word.partition(":")
        self._beats = Fraction(beats) if beats else self._beats
        if sound == "~":
            chord = self.notes[-1].at
            self.notes = [note._replace(beats=note.beats + self._beats) if note.at == chord
                          else note for note in self.notes]
        elif sound != "-":
            for pitch in sound.split("+"):
                self._strike(pitch, self._beats)
        self._at += self._beats

    def _strike(self, pitch: str, beats: Fraction) -> None:
        change = HEAVIER * pitch.count("!") - LIGHTER * pitch.count("?")
        quick, _, main = pitch.strip("!?").rpartition(">")
        key, low, high = key_of(main), *map(key_of, self._compass())
        if not low <= key <= high:
            raise BadScore(f"{main} is no calm note of {self.instrument}, bar {self.bars + 1}")
        first = FIRST if self._at % self.metre == 0 else 0
        self.notes.append(Note(self._at, beats, key, self.loud + change + first,
                               key_of(quick) if quick else 0))

    def _compass(self) -> tuple[str, str]:
        return INSTRUMENTS[self.instrument].low, INSTRUMENTS[self.instrument].high

    def voice(self) -> Voice:
        return Voice(self.instrument, self.loud, self.pan, self.bowed, tuple(self.notes))


def read(name: str, folder: Path = FOLDER) -> Piece:
    """A piece of the house. Raises BadScore."""
    return parse(name, (folder / f"{name}.txt").read_text(encoding="utf-8"))


def parse(name: str, text: str) -> Piece:
    """A piece from its text. Raises BadScore."""
    about, _, rest = text.partition("\n\n")
    numbers: dict[str, int] = {}
    figures: dict[str, tuple[Fraction, list[str]]] = {}
    layers: dict[str, list[_Reader]] = {}
    dark: dict[str, int] = {}
    layer = ""
    for line in filter(None, map(str.strip, rest.splitlines())):
        first, *words = line.split()
        match first:
            case "layer":
                layer = words[0]
                layers[layer] = []
                dark |= {layer: int(words[2])} if "dark" in words else {}
            case "voice":
                layers[layer].append(_Reader(numbers["metre"], figures, words))
            case "figure":
                figures[words[0]] = Fraction(words[1]), words[2:]
            case "|":
                for bar in line.strip("|").split("|"):
                    layers[layer][-1].bar(bar.strip())
            case _:
                numbers[first] = int(words[0])
    for reader in (reader for readers in layers.values() for reader in readers):
        if reader.bars != numbers["bars"]:
            raise BadScore(f"{reader.instrument} has {reader.bars} bars, not {numbers['bars']}")
    return Piece(name, " ".join(about.split()), numbers["metre"], numbers["beat"], numbers["bars"],
                 {key: tuple(reader.voice() for reader in found)
                  for key, found in layers.items()}, dark)


# MIDI

EXPRESSION, VOLUME, PAN, REVERB, CHORUS = 11, 7, 10, 91, 93
DRUMS = 9  # the channel whose keys are drums
SWELL = ((0.0, 74), (0.12, 90), (0.35, 106), (0.6, 100), (0.85, 84))  # of a bowed note
STEADY = 100
LONG = 480  # milliseconds from which a bowed note swells


def midi(piece: Piece, layer: str, turns: int = 2) -> bytes:
    """A layer so many times round, as a MIDI file whose ticks are milliseconds. Each turn is played
    alike, so that its end runs into its beginning."""
    events: list[tuple[int, int, bytes]] = []
    for n, voice in enumerate(piece.layers[layer]):
        drum = INSTRUMENTS[voice.instrument].drum
        channel = DRUMS if drum else n
        if not drum:
            events.append((0, 0, bytes((0xC0 | channel, INSTRUMENTS[voice.instrument].program))))
        events += [(0, 1, bytes((0xB0 | channel, control, value)))
                   for control, value in ((VOLUME, 100), (PAN, voice.pan), (REVERB, 70),
                                          (CHORUS, 0), (EXPRESSION, STEADY))]
        once = _played(piece, voice, channel, Random(f"{piece.name} {layer} {n}"))
        events += [(at + turn * piece.milliseconds, order, data)
                   for turn in range(turns) for at, order, data in once]
    events.append((turns * piece.milliseconds, 9, bytes((0xFF, 0x2F, 0))))
    events.sort(key=lambda event: event[:2])
    track, before = bytearray((0, 0xFF, 0x51, 3)) + (1_000_000).to_bytes(3, "big"), 0
    for at, _, data in events:
        track += _varied(at - before) + data
        before = at
    return (b"MThd" + (6).to_bytes(4, "big") + bytes((0, 0, 0, 1)) + (1000).to_bytes(2, "big")
            + b"MTrk" + len(track).to_bytes(4, "big") + bytes(track))


def _played(piece: Piece, voice: Voice, channel: int, luck: Random) -> list[tuple[int, int, bytes]]:
    """What a voice does in one turn: milliseconds, what comes first at one time, and the bytes.
    Nothing of it is before the beginning or after the end of a turn."""
    drum = INSTRUMENTS[voice.instrument].drum
    found = []
    late, chord = 0, Fraction(-1)
    for note in voice.notes:
        if note.at != chord:
            late, chord = luck.randint(0, LATE), note.at
        at = round(note.at * piece.beat) + late
        end = min(round((note.at + note.beats) * piece.beat) - 8, piece.milliseconds - 1)
        arch = math.sin(math.pi * float(note.at % (PHRASE * piece.metre)) / (PHRASE * piece.metre))
        loud = note.loud + round(ARCH * arch) + luck.randint(-UNSTEADY, UNSTEADY)
        key = drum or note.key
        if note.quick:
            found += [(at, 3, bytes((0x90 | channel, note.quick, max(loud - 12, 1)))),
                      (at + QUICK, 2, bytes((0x80 | channel, note.quick, 0)))]
            at += QUICK
        if voice.bowed:
            span = end - at
            swell = SWELL if span >= LONG else ((0.0, STEADY),)
            found += [(at + round(part * span), 1, bytes((0xB0 | channel, EXPRESSION, value)))
                      for part, value in swell]
        found += [(at, 3, bytes((0x90 | channel, key, loud))),
                  (max(end, at + 1), 2, bytes((0x80 | channel, key, 0)))]
    return found


def _varied(number: int) -> bytes:
    """A number in MIDI's groups of seven bits."""
    found = [number & 0x7F]
    while number := number >> 7:
        found.append(number & 0x7F | 0x80)
    return bytes(reversed(found))
