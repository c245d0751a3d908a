"""Play the scores and keep them as loops: python assets/make/music.py [PIECE ...].

Needs FluidSynth, its sound font and oggenc (Debian: fluidsynth, fluid-soundfont-gm, vorbis-tools);
the program itself needs none of them. Every layer is played twice round and the second turn is cut
out, so that what rings at the end rings at the beginning; a moment before the cut is laid over its
end, so that no sample jumps. Then it is made as loud as its layer is everywhere.
"""

from __future__ import annotations

import hashlib
import math
import subprocess
import sys
import tempfile
import wave
from array import array
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import score
from loudness import loudness, peak

FONT = Path("/usr/share/sounds/sf2/FluidR3_GM.sf2")
RATE = 48_000  # the mixer's own: a loop must not be resampled
EARLY, OVER = 0.040, 0.030  # seconds before the bar line at which is cut, and laid over each other
LOUD = {"bed": -31.0, "melody": -30.5, "pulse": -33.0, "bright": -34.0}  # LUFS
HIGHEST = -16.0  # dBFS of a layer at most
QUALITY = "0"
ROOM = ("-o", "synth.reverb.active=1", "-o", "synth.reverb.room-size=0.55",
        "-o", "synth.reverb.level=0.7", "-o", "synth.reverb.width=0.8",
        "-o", "synth.reverb.damp=0.4", "-o", "synth.chorus.active=0")


def mark(piece: str) -> str:
    """What a score is known by in the files that are made of it."""
    return hashlib.sha256((score.FOLDER / f"{piece}.txt").read_bytes()).hexdigest()[:16]


def played(piece: score.Piece, layer: str, folder: Path) -> array[float]:
    """A layer twice round, two channels."""
    song, sound = folder / f"{piece.name}-{layer}.mid", folder / f"{piece.name}-{layer}.raw"
    song.write_bytes(score.midi(piece, layer))
    subprocess.run(["fluidsynth", "-ni", "-q", "-g", "0.5", "-r", str(RATE), "-O", "float",
                    "-T", "raw", *ROOM, "-F", str(sound), str(FONT), str(song)],
                   check=True, capture_output=True)
    samples = array("f")
    samples.frombytes(sound.read_bytes())
    sound.unlink()
    return samples


def darkened(samples: array[float], pitch: int) -> array[float]:
    """As it is heard from the next room."""
    soft = 1 - math.exp(-math.tau * pitch / RATE)
    left = right = 0.0
    for n in range(0, len(samples), 2):
        samples[n] = left = left + soft * (samples[n] - left)
        samples[n + 1] = right = right + soft * (samples[n + 1] - right)
    return samples


def looped(samples: array[float], length: int) -> array[float]:
    """The second turn, from a little before its bar line, faded into what was before it."""
    start, over = 2 * (length - round(EARLY * RATE)), 2 * round(OVER * RATE)
    loop = samples[start:start + 2 * length]
    loop.extend([0.0] * (2 * length - len(loop)))
    for n in range(over):
        into = n / over
        at = 2 * length - over + n
        loop[at] = loop[at] * (1 - into) + samples[start - over + n] * into
    return loop


def levelled(loop: array[float], layer: str) -> tuple[array[int], float, float]:
    """As loud as the layer shall be, in 16 bits; with its loudness and its peak."""
    louder = LOUD[layer] - loudness((loop[::2], loop[1::2]), RATE)
    top = peak(loop)
    louder = min(louder, HIGHEST - top)
    factor = 32767 * 10 ** (louder / 20)
    return array("h", [round(x * factor) for x in loop]), louder, top + louder


def kept(samples: array[int], file: Path, folder: Path, piece: str) -> None:
    """Written as OGG; the same samples are the same bytes."""
    raw = folder / f"{file.stem}.wav"
    with wave.open(str(raw), "wb") as sound:
        sound.setnchannels(2)
        sound.setsampwidth(2)
        sound.setframerate(RATE)
        sound.writeframes(samples.tobytes())
    subprocess.run(["oggenc", "-Q", "-q", QUALITY, "-s", "1", "-c", f"SCORE={mark(piece)}",
                    "-o", str(file), str(raw)], check=True)
    raw.unlink()


def made(name: str, layer: str) -> str:
    """Make one file; a line of what came of it."""
    piece = score.read(name)
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        sound = played(piece, layer, folder)
        if layer in piece.dark:
            sound = darkened(sound, piece.dark[layer])
        loop = looped(sound, piece.milliseconds * RATE // 1000)
        samples, louder, top = levelled(loop, layer)
        file = score.FOLDER / f"{name}-{layer}.ogg"
        kept(samples, file, folder, name)
    return (f"{file.stem:18} {piece.milliseconds / 1000:5.1f} s  {louder:+5.1f} dB"
            f"  peak {top:5.1f} dBFS  {file.stat().st_size / 1000:4.0f} kB")


def main(names: list[str]) -> None:
    jobs = [(name, layer) for name in names or score.PIECES for layer in score.LAYERS]
    with ThreadPoolExecutor(2) as pool:
        for line in pool.map(lambda job: made(*job), jobs):
            print(line, flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
