"""How loud and how bright a sound is: peak, loudness as ears weigh it, and its spectrum.

Plain Python: a second of sound takes about a second. Samples are floats, 1.0 is full scale.
"""

from __future__ import annotations

import cmath
import math
from collections.abc import Sequence
from typing import NamedTuple

BLOCK = 0.4  # seconds over which loudness is taken; a shorter sound is one block
GATE, BELOW = -70.0, 10.0  # what is quieter, or so much below the rest, is silence
WINDOW = 4096  # samples of a spectrum
SHRILL = 5000  # Hz; above it ears tire
SHELF = 1681.974450955533, 0.7071752369554196, 3.999843853973347  # Hz, Q, dB: the head
PASS = 38.13547087602444, 0.5003270373238773  # Hz, Q: what is too low to be loud


# What a sound is: small ones are heard often, great ones seldom.
SMALL = ("focus", "count", "card", "deal", "flip", "step", "turn", "undo")
GREAT = ("win", "lose", "draw", "bomb", "reveal", "capture", "stomp")


def kind_of(name: str) -> str:
    """The kind of an effect."""
    return "small" if name in SMALL else "great" if name in GREAT else "usual"


class Spectrum(NamedTuple):
    """The middle of the energy in Hz, and the share of it that is shrill."""

    centre: float
    shrill: float


def decibels(level: float) -> float:
    return 20 * math.log10(level) if level > 0 else -120.0


def peak(samples: Sequence[float]) -> float:
    """The highest sample in dBFS."""
    return decibels(max(map(abs, samples), default=0.0))


def _filtered(samples: Sequence[float], b: tuple[float, ...], a: tuple[float, ...]) -> list[float]:
    b0, b1, b2 = b
    a1, a2 = a
    s1 = s2 = 0.0
    found = []
    for x in samples:
        y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        found.append(y)
    return found


def weighted(samples: Sequence[float], rate: int) -> list[float]:
    """As ears weigh it: the K weighting of ITU-R BS.1770."""
    pitch, q, gain = SHELF
    k, high = math.tan(math.pi * pitch / rate), 10 ** (gain / 20)
    middle = high ** 0.4996667741545416
    base = 1 + k / q + k * k
    shelf = _filtered(
        samples,
        ((high + middle * k / q + k * k) / base, 2 * (k * k - high) / base,
         (high - middle * k / q + k * k) / base),
        (2 * (k * k - 1) / base, (1 - k / q + k * k) / base))
    pitch, q = PASS
    k = math.tan(math.pi * pitch / rate)
    base = 1 + k / q + k * k
    return _filtered(shelf, (1.0, -2.0, 1.0),
                     (2 * (k * k - 1) / base, (1 - k / q + k * k) / base))


def loudness(channels: Sequence[Sequence[float]], rate: int) -> float:
    """In LUFS, without its silences. A sound shorter than a block is as loud as its energy within
    one block, which is how long ears take to hear it out."""
    size = round(BLOCK * rate)
    heard = [weighted(channel, rate) for channel in channels]
    powers = [sum(sum(x * x for x in channel[start:start + size]) / size for channel in heard)
              for start in range(0, max(len(heard[0]) - size, 0) + 1, size // 4)]
    for gate in (GATE, None):
        mean = sum(powers) / len(powers) if powers else 0.0
        least = 10 ** ((gate + 0.691) / 10) if gate else mean / 10 ** (BELOW / 10)
        powers = [power for power in powers if power >= least]
    mean = sum(powers) / len(powers) if powers else 0.0
    return 10 * math.log10(mean) - 0.691 if mean else -120.0


def spectrum(samples: Sequence[float], rate: int, most: int = 40) -> Spectrum:
    """Of so many windows at most, evenly over the sound."""
    step = max(WINDOW // 2, (len(samples) - WINDOW) // most)
    bow = [0.5 - 0.5 * math.cos(math.tau * n / WINDOW) for n in range(WINDOW)]
    total = centre = shrill = 0.0
    for start in range(0, max(len(samples) - WINDOW // 2, 1), step):
        part = list(samples[start:start + WINDOW])
        part += [0.0] * (WINDOW - len(part))
        bins = _transformed([x * w for x, w in zip(part, bow, strict=True)])
        for n in range(1, WINDOW // 2):
            power = abs(bins[n]) ** 2
            pitch = n * rate / WINDOW
            total += power
            centre += power * pitch
            shrill += power if pitch > SHRILL else 0.0
    return Spectrum(centre / total, shrill / total) if total else Spectrum(0.0, 0.0)


def _transformed(values: Sequence[complex]) -> list[complex]:
    """Fourier's transform of as many values as a power of two."""
    size = len(values)
    if size == 1:
        return list(values)
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    turned = [cmath.exp(-2j * math.pi * n / size) * odd[n] for n in range(size // 2)]
    return ([a + b for a, b in zip(even, turned, strict=True)]
            + [a - b for a, b in zip(even, turned, strict=True)])
