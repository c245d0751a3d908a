"""Hear every sound and every layer of the music again, in figures.

For each: seconds, peak in dBFS, loudness in LUFS (see `loudness.py`), the middle of its spectrum in
Hz and how much of its energy is above 5 kHz in percent. What PART is not a part of the name of is
left out. A mark stands where a figure is not as it should be for its kind.
"""

from __future__ import annotations

import os
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from loudness import Spectrum, kind_of, loudness, peak, spectrum

os.environ |= {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
import pygame

ASSETS = Path(__file__).parents[1]
RATE = 48_000

KINDS = {"small": (-29.0, -25.0), "usual": (-25.5, -21.5), "great": (-22.5, -18.5),
         "fire": (-30.0, -25.0), "music": (-35.0, -29.0)}  # LUFS from and to
BRIGHT, SHRILL, HIGHEST = 1800.0, 0.03, -5.9  # Hz, a share and dBFS that nothing goes beyond


class Measure(NamedTuple):
    name: str
    kind: str
    seconds: float
    peak: float
    loudness: float
    spectrum: Spectrum

    @property
    def faults(self) -> list[str]:
        low, high = KINDS[self.kind]
        found = {"soft": self.loudness < low, "loud": self.loudness > high,
                 "peak": self.peak > HIGHEST, "bright": self.spectrum.centre > BRIGHT,
                 "shrill": self.spectrum.shrill > SHRILL}
        return [word for word, wrong in found.items() if wrong]


def kind(file: Path) -> str:
    name = file.stem.split("-")[0]
    return "music" if file.suffix == ".ogg" else "fire" if name == "fire" else kind_of(name)


def measured(file: Path) -> Measure:
    """What one file is like, as the mixer has it."""
    raw = array("h", pygame.mixer.Sound(file).get_raw())
    left, right = ([x / 32768 for x in raw[side::2]] for side in (0, 1))
    both = [(a + b) / 2 for a, b in zip(left, right, strict=True)]
    return Measure(file.stem, kind(file), len(left) / RATE, max(peak(left), peak(right)),
                   loudness((left, right), RATE), spectrum(both, RATE))


def files(part: str) -> Iterator[Path]:
    for folder, ending in (("sounds", "wav"), ("music", "ogg")):
        for file in sorted((ASSETS / folder).glob(f"*.{ending}")):
            if part in file.stem:
                yield file


def main(part: str) -> None:
    pygame.mixer.init(RATE, -16, 2, 512, allowedchanges=0)
    print(f"{'':16} {'kind':6} {'s':>5} {'peak':>6} {'LUFS':>6} {'Hz':>5} {'>5k %':>6}")
    for m in map(measured, files(part)):
        print(f"{m.name:16} {m.kind:6} {m.seconds:5.2f} {m.peak:6.1f} {m.loudness:6.1f}"
              f" {m.spectrum.centre:5.0f} {100 * m.spectrum.shrill:6.2f} {' '.join(m.faults)}",
              flush=True)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
