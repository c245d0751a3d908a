"""The scores of the music: bars that add up, calm notes, turns that run into each other, and files
that were made of these scores."""

from __future__ import annotations

import math
import struct
import sys
from array import array
from importlib import import_module
from pathlib import Path

import pygame
import pytest

from game.games import GAMES
from game.picture.sound import VARIED

ASSETS = Path(__file__).parents[2] / "assets"
sys.path.append(str(ASSETS / "make"))
score, loudness, music, sounds, measure = map(
    import_module, ("score", "loudness", "music", "sounds", "measure"))

HEAD = "A piece.\n\nmetre 3\nbeat 500\nbars 2\nlayer bed\nvoice harp loud 60\n"
MOST = 8_000_000  # bytes of all files
BOUND = 40_000_000  # bytes of one piece as the mixer has it
CALM, SOFT = 84, 16  # how hard a key is struck at most and at least
LEAP = 16  # half tones from one note of a tune to the next


@pytest.fixture(scope="module", params=score.PIECES)
def piece(request):
    return score.read(request.param)


def test_there_is_a_piece_for_the_title_and_for_every_game():
    assert set(score.PIECES) == {"title", *GAMES}
    pieces = [score.read(name) for name in score.PIECES]
    assert len({(one.metre, one.beat) for one in pieces}) == len(pieces)


def test_a_piece_has_all_layers_and_is_long_enough_not_to_tire(piece):
    assert tuple(piece.layers) == score.LAYERS
    assert all(piece.layers.values())
    assert 45_000 <= piece.milliseconds <= 75_000


def test_nothing_is_struck_hard_and_no_tune_leaps(piece):
    for layer, voices in piece.layers.items():
        for voice in voices:
            struck = [note.loud for note in voice.notes]
            assert SOFT <= min(struck) <= max(struck) <= CALM, (layer, voice.instrument)
            assert max(struck) - min(struck) <= score.HEAVIER + score.LIGHTER + score.FIRST
    for voice in piece.layers["melody"]:
        for one, other in zip(voice.notes, voice.notes[1:], strict=False):
            assert abs(one.key - other.key) <= LEAP, (voice.instrument, one, other)


def test_the_bed_always_sounds_and_the_bright_layer_is_sparse(piece):
    sounding = {bar for voice in piece.layers["bed"] for note in voice.notes
                for bar in range(int(note.at // piece.metre),
                                 math.ceil((note.at + note.beats) / piece.metre))}
    assert sounding == set(range(piece.bars))
    bed, bright = (sum(len(voice.notes) for voice in piece.layers[layer])
                   for layer in ("bed", "bright"))
    assert bright < bed / 2


@pytest.mark.parametrize(("bars", "wrong"), [
    ("| c4:1 d4 | c4:3 |", "bar 1 of harp has 2 beats"),
    ("| c4:3 | c4:2 d4 |", "bar 2 of harp has 4 beats"),
    ("| c4:3 |", "harp has 1 bars, not 2"),
    ("| c4:3 | c7:3 |", "c7 is no calm note of harp, bar 2"),
    ("| c4:3 | h4:3 |", "'h4' is no pitch"),
])
def test_a_score_that_cannot_be_played_says_where(bars, wrong):
    with pytest.raises(score.BadScore, match=wrong):
        score.parse("x", HEAD + bars)


def test_how_notes_are_written():
    voice = score.parse("x", HEAD + "figure w 1/2 1 2+3 -\n"
                        "| w(c4 e4 bb4) d5>c5!:1 e4?:1/2 | ~:1 - f#4+a4 |").layers["bed"][0]
    first, down, up = 60 + score.FIRST, 60 - score.LIGHTER, 60 + score.HEAVIER
    assert [(float(n.at), float(n.beats), n.key, n.loud, n.quick) for n in voice.notes] == [
        (0, 0.5, 60, first, 0), (0.5, 0.5, 64, 60, 0), (0.5, 0.5, 70, 60, 0),
        (1.5, 1, 72, up, 74), (2.5, 1.5, 64, down, 0), (5, 1, 66, 60, 0), (5, 1, 69, 60, 0)]


def test_both_turns_are_played_alike_and_every_key_is_let_go(piece):
    for layer in piece.layers:
        events = played(score.midi(piece, layer))
        turns = [[(at - start, data) for at, data in events if start <= at < start + length]
                 for length in (piece.milliseconds,) for start in (0, length)]
        assert turns[0] == turns[1] != []
        down: dict[bytes, int] = {}
        for _, data in events:
            kind, key = data[0] & 0xF0, bytes((data[0] & 0x0F, data[1]))
            down[key] = down.get(key, 0) + (kind == 0x90) - (kind == 0x80)
        assert set(down.values()) == {0}


def played(song: bytes) -> list[tuple[int, bytes]]:
    """When keys of a MIDI file go down and up, in its ticks."""
    found, at, n = [], 0, 22
    while n < len(song):
        step = 0
        while True:
            step = step << 7 | song[n] & 0x7F
            n += 1
            if song[n - 1] < 0x80:
                break
        at += step
        size = 3 + song[n + 2] if song[n] == 0xFF else 2 if song[n] & 0xF0 == 0xC0 else 3
        if song[n] & 0xE0 == 0x80:
            found.append((at, song[n:n + size]))
        n += size
    assert n == len(song)
    return found


def test_a_loop_has_no_seam():
    """A tone that goes on over the end of each turn, as what rings does."""
    length, pitch = music.RATE // 4, 331.0
    tone = array("f", [x for n in range(2 * length) for x in
                       [0.5 * math.sin(math.tau * pitch * n / music.RATE)] * 2])
    loop = music.looped(tone, length)
    assert len(loop) == 2 * length
    steps = [abs(loop[n] - loop[n - 2]) for n in range(0, len(loop), 2)]
    assert steps[0] <= 1.05 * max(steps[1:length // 2])


def test_the_files_are_of_these_scores_and_small_enough(piece):
    samples = piece.milliseconds * music.RATE // 1000
    assert samples * 4 * len(score.LAYERS) <= BOUND
    for layer in score.LAYERS:
        data = (score.FOLDER / f"{piece.name}-{layer}.ogg").read_bytes()
        channels, rate = struct.unpack_from("<BI", data, data.index(b"\x01vorbis") + 11)
        end = struct.unpack_from("<q", data, data.rindex(b"OggS") + 6)[0]
        assert (channels, rate, end) == (2, music.RATE, samples)
        assert f"SCORE={music.mark(piece.name)}".encode() in data, "music.py has not run"


def test_all_music_together_is_small():
    assert sum(file.stat().st_size for file in score.FOLDER.iterdir()) < MOST


# how loud

def test_loudness_and_spectrum_are_measured_as_the_standard_has_it():
    tone = [0.1 * math.sin(math.tau * 997 * n / 48_000) for n in range(48_000)]
    assert loudness.loudness((tone, tone), 48_000) == pytest.approx(-20.0, abs=0.1)
    assert loudness.peak(tone) == pytest.approx(-20.0, abs=0.01)
    assert loudness.spectrum(tone, 48_000, 4).centre == pytest.approx(997, abs=3)
    low = [0.1 * math.sin(math.tau * 40 * n / 48_000) for n in range(48_000)]
    assert loudness.loudness((low, low), 48_000) < -24.0
    high = [0.1 * math.sin(math.tau * 8000 * n / 48_000) for n in range(48_000)]
    assert loudness.spectrum(high, 48_000, 4).shrill > 0.99


@pytest.mark.parametrize("name", ["focus", "deal-2", "confirm", "bomb"])
def test_a_sound_is_as_its_kind_shall_be(name):
    pygame.mixer.init(measure.RATE, -16, 2, 512, allowedchanges=0)
    found = measure.measured(sounds.FOLDER / f"{name}.wav")
    assert found.faults == []
    assert found.loudness == pytest.approx(sounds.LOUD[found.kind], abs=0.5)
    assert found._replace(loudness=found.loudness + 6, peak=0.0).faults == ["loud", "peak"]


def test_every_effect_has_its_kind():
    names = {make.__name__ for make in sounds.SOUNDS}
    assert {*loudness.SMALL, *loudness.GREAT} <= names
    files = {file.stem for file in sounds.FOLDER.glob("*.wav")}
    takes = {f"{name}-{n}" for name in VARIED for n in (2, 3, 4)}
    assert files == {*names, *takes, "fire"}
    assert sounds.VARIED == VARIED
