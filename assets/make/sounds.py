"""Every sound of the house, made of wood, gut strings and breath: python assets/make/sounds.py.

Mono WAV, 16 bit, 48 kHz (the fire 24 kHz, a seamless loop); as loud as its kind, with peaks of at
most -6 dBFS; nothing above 4 kHz that lasts. A track is a list of samples, a voice adds to it from
a second onwards. What came of it says `measure.py`.
"""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

from loudness import kind_of, loudness

FOLDER = Path(__file__).parents[1] / "sounds"
RATE, FIRE_RATE = 48_000, 24_000
# What repeats soon, and is short.
VARIED = ("card", "count", "deal", "flip", "focus", "step", "trick")
PITCHES = (0.94, 1.06, 0.97)  # at which it is there as well
Track = list[float]


def semitones(steps: float, root: float = 220.0) -> float:
    return root * 2 ** (steps / 12)


def mix(track: Track, start: float, voice: Track) -> None:
    """Adds the voice from that second; the track grows if it must."""
    first = round(start * RATE)
    track.extend([0.0] * (first + len(voice) - len(track)))
    for i, sample in enumerate(voice, first):
        track[i] += sample


def ring(pitch: float, seconds: float, loud: float, fade: float) -> Track:
    """A sine that dies away: to 1/e after `fade` seconds; the onset takes 3 ms."""
    step, onset = math.tau * pitch / RATE, 0.003 * RATE
    shrink, level, voice = math.exp(-1 / (fade * RATE)), loud, []
    for i in range(round(seconds * RATE)):
        voice.append(level * math.sin(step * i) * min(1.0, i / onset))
        level *= shrink
    return voice


def breath(luck: Random, seconds: float, loud: float, fade: float, dark: float) -> Track:
    """Noise that dies away, passed twice through a low pass at `dark` Hz."""
    soft = 1 - math.exp(-math.tau * dark / RATE)
    one = two = 0.0
    shrink, level, voice = math.exp(-1 / (fade * RATE)), loud, []
    for i in range(round(seconds * RATE)):
        one += soft * (luck.uniform(-1, 1) - one)
        two += soft * (one - two)
        voice.append(level * two * min(1.0, i / 96))
        level *= shrink
    return voice


def swell(luck: Random, seconds: float, loud: float, low: float, high: float) -> Track:
    """A rush of air whose brightness rises from `low` to `high` Hz and falls again."""
    count, one, two, voice = round(seconds * RATE), 0.0, 0.0, []
    for i in range(count):
        bow = math.sin(math.pi * i / count) ** 2
        soft = 1 - math.exp(-math.tau * (low + (high - low) * bow) / RATE)
        one += soft * (luck.uniform(-1, 1) - one)
        two += soft * (one - two)
        voice.append(loud * two * bow)
    return voice


def knock(track: Track, luck: Random, at: float, pitch: float, loud: float = 1.0) -> None:
    """A knuckle on wood: three short partials and a puff."""
    for ratio, part, fade in ((1, 1.0, 0.055), (2.57, 0.42, 0.028), (4.3, 0.16, 0.014)):
        mix(track, at, ring(pitch * ratio, 0.3, loud * part, fade))
    mix(track, at, breath(luck, 0.06, loud * 1.8, 0.010, 2400))


def thud(track: Track, luck: Random, at: float, pitch: float, loud: float = 1.0) -> None:
    """Something heavy set down: low, with the table answering."""
    mix(track, at, ring(pitch, 0.5, loud, 0.11))
    mix(track, at, ring(pitch * 1.48, 0.4, loud * 0.5, 0.07))
    mix(track, at, breath(luck, 0.25, loud * 2.6, 0.05, 420))
    knock(track, luck, at, pitch * 3.1, loud * 0.35)


def tine(track: Track, at: float, steps: float, loud: float = 1.0, fade: float = 0.28) -> None:
    """A plucked wooden tine, `steps` half tones above 220 Hz."""
    pitch = semitones(steps)
    for ratio, part, short in (
        (1, 1.0, 1.0),
        (2, 0.22, 0.6),
        (3.01, 0.10, 0.35),
        (5.4, 0.05, 0.08),
    ):
        mix(track, at, ring(pitch * ratio, min(1.1, 4 * fade), loud * part, fade * short))


def focus(t: Track, luck: Random) -> None:
    knock(t, luck, 0, 520, 0.5)


def confirm(t: Track, luck: Random) -> None:
    knock(t, luck, 0, 330)
    tine(t, 0.015, 12, 0.55, 0.16)
    tine(t, 0.075, 19, 0.5, 0.2)


def cancel(t: Track, luck: Random) -> None:
    knock(t, luck, 0, 300)
    tine(t, 0.01, 12, 0.5, 0.14)
    tine(t, 0.08, 5, 0.55, 0.2)


def refuse(t: Track, luck: Random) -> None:
    for at, pitch in ((0, 150), (0.12, 132)):
        knock(t, luck, at, pitch, 0.9)
        mix(t, at, ring(pitch / 2, 0.3, 0.5, 0.06))


def join(t: Track, luck: Random) -> None:
    thud(t, luck, 0, 110, 0.5)
    for i, steps in enumerate((0, 7, 12, 16)):
        tine(t, 0.05 + 0.07 * i, steps, 0.6)


def leave(t: Track, luck: Random) -> None:
    for i, steps in enumerate((12, 7, 3, 0)):
        tine(t, 0.07 * i, steps, 0.6, 0.22)
    thud(t, luck, 0.3, 98, 0.4)


def orb(t: Track, luck: Random) -> None:
    knock(t, luck, 0, 420, 0.5)
    for pitch, loud in ((784, 0.7), (1178, 0.28), (1962, 0.08)):
        mix(t, 0.004, ring(pitch, 0.9, loud, 0.22))
    for i in range(5):  # it rolls into its bowl
        knock(t, luck, 0.10 + 0.055 * i - 0.004 * i * i, 300 + 14 * i, 0.26 / (1 + 0.55 * i))


def step(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.12, 1.2, 200, 1100))
    thud(t, luck, 0.10, 150, 0.7)


def gallop(t: Track, luck: Random) -> None:
    for at, pitch, loud in ((0, 240, 0.6), (0.09, 265, 0.7), (0.18, 225, 0.9), (0.36, 240, 0.7),
                            (0.45, 268, 0.8), (0.54, 215, 1.0)):  # fmt: skip
        knock(t, luck, at, pitch, loud)
    thud(t, luck, 0.56, 120, 0.5)


def stomp(t: Track, luck: Random) -> None:
    for at, loud in ((0, 0.7), (0.27, 0.85), (0.54, 1.0)):
        thud(t, luck, at, 88, loud)
        mix(t, at + 0.01, ring(58, 0.5, loud * 0.7, 0.12))


def capture(t: Track, luck: Random) -> None:
    thud(t, luck, 0, 92)
    for i in range(6):  # the taken piece tumbles
        knock(
            t,
            luck,
            0.09 + 0.075 * i + luck.uniform(0, 0.02),
            luck.uniform(330, 560),
            0.6 / (1 + 0.5 * i),
        )


def swap(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.45, 2.2, 160, 900))
    for i, steps in enumerate((7, 14, 12, 19)):
        tine(t, 0.06 + 0.09 * i, steps, 0.45, 0.24)


def turn(t: Track, luck: Random) -> None:
    knock(t, luck, 0, 260, 0.35)
    tine(t, 0.0, 7, 0.6, 0.3)
    tine(t, 0.11, 14, 0.45, 0.34)


def win(t: Track, luck: Random) -> None:
    for i, steps in enumerate((0, 4, 7, 12)):
        tine(t, 0.09 * i, steps, 0.55, 0.3)
        knock(t, luck, 0.09 * i, 200, 0.2)
    for steps in (0, 7, 16, 19):
        tine(t, 0.42, steps, 0.5, 0.24)


def lose(t: Track, luck: Random) -> None:
    for i, steps in enumerate((7, 3, 0, -5)):
        tine(t, 0.16 * i, steps, 0.6, 0.26)
    thud(t, luck, 0.5, 73, 0.5)


def draw(t: Track, luck: Random) -> None:
    for i, steps in enumerate((5, 7, 5)):
        tine(t, 0.16 * i, steps, 0.6, 0.26)
        tine(t, 0.16 * i, steps - 5, 0.35, 0.26)
    knock(t, luck, 0.32, 180, 0.3)


def count(t: Track, luck: Random) -> None:
    knock(t, luck, 0, 640, 0.6)
    tine(t, 0, 24, 0.18, 0.05)


def undo(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.26, 2.0, 150, 1300))
    for i, steps in enumerate((14, 9, 5)):
        tine(t, 0.05 * i, steps, 0.4, 0.12)


def pause(t: Track, luck: Random) -> None:
    thud(t, luck, 0, 120, 0.5)
    tine(t, 0.01, 5, 0.5, 0.24)
    tine(t, 0.01, 0, 0.5, 0.24)


def card(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.07, 1.0, 500, 2600))
    mix(t, 0.05, breath(luck, 0.06, 2.4, 0.012, 2200))
    knock(t, luck, 0.05, 190, 0.5)


def deal(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.15, 1.6, 300, 1500))
    mix(t, 0.11, breath(luck, 0.05, 1.0, 0.010, 1500))
    knock(t, luck, 0.11, 210, 0.15)


def flip(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.09, 1.2, 400, 2200))
    mix(t, 0.07, breath(luck, 0.04, 2.6, 0.006, 3000))
    mix(t, 0.12, swell(luck, 0.06, 0.8, 400, 1600))
    knock(t, luck, 0.15, 220, 0.45)


def trick(t: Track, luck: Random) -> None:
    for i in range(4):  # the cards are swept together
        mix(t, 0.055 * i, swell(luck, 0.10, 1.1, 300, 1900))
        mix(t, 0.055 * i + 0.06, breath(luck, 0.04, 1.2, 0.008, 2400))
    for at, loud in ((0.32, 0.6), (0.42, 0.45)):  # and squared on the table
        knock(t, luck, at, 240, loud)


def bet(t: Track, luck: Random) -> None:
    for at, pitch, loud in ((0, 1480, 0.5), (0.05, 1720, 0.6), (0.11, 1390, 0.5), (0.2, 1610, 0.3)):
        for ratio, part in ((1, 1.0), (1.51, 0.5), (2.12, 0.2)):  # coins ring out of tune
            mix(t, at, ring(pitch * ratio, 0.3, loud * part, 0.05))
        knock(t, luck, at, 300, loud * 0.7)


def bomb(t: Track, luck: Random) -> None:
    for pitch, loud, fade in ((46, 1.0, 0.26), (69, 0.6, 0.16), (31, 0.5, 0.3)):
        mix(t, 0, ring(pitch, 1.1, loud, fade))
    mix(t, 0, breath(luck, 0.5, 5.0, 0.10, 500))
    mix(t, 0.08, breath(luck, 1.0, 2.4, 0.30, 900))
    for _ in range(26):  # the fire catches
        mix(t, luck.uniform(0.12, 0.85), breath(luck, 0.03, luck.uniform(0.4, 2.0), 0.004, 3000))


def reveal(t: Track, luck: Random) -> None:
    for i in range(9):  # a roll on a skin drum, and one blow
        thud(t, luck, 0.05 * i, 96 + 2 * (i % 2), 0.14 + 0.045 * i)
    thud(t, luck, 0.52, 82, 1.0)
    mix(t, 0.52, ring(55, 0.5, 0.7, 0.14))


def predict(t: Track, luck: Random) -> None:
    for at, seconds in ((0, 0.10), (0.11, 0.07), (0.20, 0.12)):  # a quill, then its inkwell
        mix(t, at, swell(luck, seconds, 1.1, 700, 2000))
    knock(t, luck, 0.36, 430, 0.5)


def steal(t: Track, luck: Random) -> None:
    mix(t, 0, swell(luck, 0.22, 2.2, 200, 2400))
    knock(t, luck, 0.20, 250, 0.7)
    for at, steps in ((0.22, 15), (0.30, 12), (0.38, 6)):
        tine(t, at, steps, 0.45, 0.14)


def sleigh(t: Track, luck: Random) -> None:
    """Bells on a harness over the runners in the snow."""
    mix(t, 0, swell(luck, 0.7, 1.4, 180, 1300))
    for i in range(8):
        at = 0.04 + 0.085 * i + luck.uniform(0, 0.012)
        for steps in (24, 31):
            tine(t, at, steps + luck.choice((0, 0, 2)), 0.2 + 0.1 * (i % 2), 0.1)


def delivered(t: Track, luck: Random) -> None:
    """A packet set down, and coins for it."""
    thud(t, luck, 0, 150, 0.6)
    for i, steps in enumerate((19, 24, 28)):
        tine(t, 0.08 + 0.075 * i, steps, 0.42, 0.22)


SOUNDS: tuple[Callable[[Track, Random], None], ...] = (
    focus, confirm, cancel, refuse, join, leave, orb, step, gallop, stomp, capture, swap, turn, win,
    lose, draw, count, undo, pause, card, deal, flip, trick, bet, bomb, reveal, predict, steal,
    sleigh, delivered,
)  # fmt: skip
LOUD = {"small": -27.0, "usual": -23.5, "great": -20.5}  # LUFS
KNEE, PEAK = 0.36, 0.5


def fire(luck: Random, seconds: int = 8) -> Track:
    """A hearth that loops: everything wraps round the end, the slow noise is faded into itself."""
    total, overlap = seconds * FIRE_RATE, FIRE_RATE
    air, one, two = [], 0.0, 0.0
    for i in range(total + overlap):
        one += 0.035 * (luck.uniform(-1, 1) - one)
        two += 0.05 * (one - two)
        air.append(two * (1 + 0.35 * math.sin(math.tau * i / total * 3)))
    track = air[:total]
    for i in range(overlap):
        into = math.sqrt(i / overlap)
        track[i] = air[i] * into + air[total + i] * math.sqrt(1 - i / overlap)
    for _ in range(150):
        crackle(track, luck)
    return track


def crackle(track: Track, luck: Random) -> None:
    """A resin pocket bursts: a short, dark tick, mostly faint."""
    start, loud = luck.randrange(len(track)), 0.16 * luck.random() ** 4 + 0.008
    fade, dark, level = luck.uniform(0.001, 0.006) * FIRE_RATE, luck.uniform(0.15, 0.5), 0.0
    for i in range(round(fade * 7)):
        level += dark * (luck.uniform(-1, 1) - level)
        track[(start + i) % len(track)] += loud * level * math.exp(-i / fade) * min(1.0, i / 8)


def finished(track: Track, loud: float) -> Track:
    """At most 1.2 s, its last 150 ms faded to nothing, silence cut off, as loud as that."""
    top = max(map(abs, track))
    last = max(i for i, sample in enumerate(track) if abs(sample) > top * 0.004)
    track = track[: min(last + 1, round(1.2 * RATE))]
    tail = min(len(track) // 3, round(0.15 * RATE))
    for i in range(tail):
        track[-1 - i] *= i / tail
    return levelled(track, loud)


def levelled(track: Track, loud: float) -> Track:
    """So loud in LUFS, on two sides. What is over the knee is pressed together, so that no peak is
    over -6 dBFS however short the sound is."""
    for _ in range(3):  # what was pressed is a little softer than was meant
        gain = 10 ** ((loud - loudness((track, track), RATE)) / 20)
        track = [pressed(sample * gain) for sample in track]
    return track


def pressed(sample: float) -> float:
    over = abs(sample) - KNEE
    if over <= 0:
        return sample
    return math.copysign(KNEE + (PEAK - KNEE) * math.tanh(over / (PEAK - KNEE)), sample)


def scaled(track: Track, peak: float) -> Track:
    top = max(map(abs, track))
    return [sample * peak / top for sample in track]


def save(name: str, track: Track, rate: int) -> None:
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(
            struct.pack(f"<{len(track)}h", *(round(32767 * sample) for sample in track))
        )


def pitched(track: Track, pitch: float) -> Track:
    """The same sound, so many times as high and as fast."""
    voice = []
    for n in range(int((len(track) - 1) / pitch)):
        at, part = divmod(n * pitch, 1)
        i = int(at)
        voice.append(track[i] * (1 - part) + track[i + 1] * part)
    return voice


if __name__ == "__main__":
    for make in SOUNDS:
        name = make.__name__
        for n, pitch in enumerate((1.0, *PITCHES) if name in VARIED else (1.0,), start=1):
            file = name if n == 1 else f"{name}-{n}"
            sound: Track = []
            make(sound, Random(file))
            save(file, finished(pitched(sound, pitch), LOUD[kind_of(name)]), RATE)
    save("fire", scaled(fire(Random("fire")), 0.22), FIRE_RATE)
