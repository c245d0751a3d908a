"""Music: a piece in layers that loop together, each with its own volume.

A piece is four loops of the same length (`assets/music/PIECE-LAYER.ogg`), which start together;
events then only change their volumes. A thread decodes them once a piece was wanted for a moment;
two pieces are in memory only while one fades into the other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from threading import Thread
from typing import Literal, NamedTuple

import pygame

from game.core.paths import find_file

Mood = Literal["home", "calm", "pressing", "last", "over"]
LAYERS = ("bed", "melody", "pulse", "bright")
Levels = tuple[float, float, float, float]  # of the layers, 0..1
HOME = "title"  # the piece where there is no other

# How loud each layer is in a mood, in one turn of the loop after the other.
MOODS: Mapping[Mood, tuple[Levels, ...]] = {
    "home": ((1, 0.9, 0, 0), (1, 0.8, 0.7, 0), (1, 0, 0.8, 0.7), (1, 0.9, 0, 0.5)),
    "calm": ((1, 0.9, 0, 0), (1, 0.8, 0, 0), (1, 0.15, 0, 0)),
    "pressing": ((0.9, 0.25, 1, 0),),
    "last": ((0.9, 0.9, 0.7, 0),),
    "over": ((1, 0.8, 0, 1),),
}
# How loud the bright layer is at least while a person here is asked: at first, and after a while.
ASKED, STILL_ASKED = 0.6, 0.15
FRESH = 14.0  # seconds of that while
HUSHED = 0.5  # under a great moment: 6 dB less
FIRST = 1  # the first of the mixer's channels for music; a piece takes several
PLAYERS = 2  # pieces that can be heard at once
CHANNELS = FIRST + PLAYERS * len(LAYERS)
WAITS = 0.8  # seconds for which a piece is wanted before it is decoded
COMES, GOES = 3.0, 2.5  # seconds in which a piece comes and goes
RISES, FALLS = 1.6, 3.5  # seconds in which a layer comes and goes, all the way


class Tune(NamedTuple):
    """The wanted music: a piece and its mood, the seats of people to move (`asked`), whether a
    great moment is shown, and its volume."""

    piece: str = HOME
    mood: Mood = "home"
    asked: tuple[int, ...] = ()
    hushed: bool = False
    share: float = 1.0


def find_levels(tune: Tune, turn: int, waited: float) -> Levels:
    """Return the volumes of the layers in a turn of the loop; the same people have been to move for
    `waited` seconds."""
    turns = MOODS[tune.mood]
    bed, melody, pulse, bright = turns[turn % len(turns)]
    asked = (ASKED if waited < FRESH else STILL_ASKED) if tune.asked else 0.0
    return bed, melody, pulse, max(bright, asked)


def file_of(piece: str, layer: str) -> Path:
    return find_file(f"assets/music/{piece}-{layer}.ogg")


def decode_loop(file: Path) -> pygame.mixer.Sound:
    """Return a whole loop for the mixer. Raises pygame.error, or OSError."""
    return pygame.mixer.Sound(file)


def step_towards(now: float, target: float, rise: float, fall: float) -> float:
    """Return a level one step nearer to its target."""
    return min(now + rise, target) if now < target else max(now - fall, target)


class Loading:
    """A piece that a thread decodes."""

    def __init__(self, piece: str, read: Callable[[Path], pygame.mixer.Sound]) -> None:
        self.piece = piece
        self.loops: dict[str, pygame.mixer.Sound] = {}
        self.troubles: list[str] = []
        self.given_up = False
        self._read = read
        self._thread = Thread(target=self._run, daemon=True, name="music")
        self._thread.start()

    def _run(self) -> None:
        for layer in LAYERS:
            if self.given_up:
                return
            file = file_of(self.piece, layer)
            try:
                self.loops[layer] = self._read(file)
            except (pygame.error, OSError) as error:
                self.troubles.append(f"{file}: the music cannot be read: {error}")

    @property
    def done(self) -> bool:
        return not self._thread.is_alive()

    def give_up(self) -> None:
        """Finish the current layer, and decode no more."""
        self.given_up = True
        self._thread.join()


@dataclass
class Playing:
    """A playing piece: its loops, the first of its channels, its position, the volume of each
    layer, and the last volumes given to the mixer."""

    piece: str
    loops: dict[str, pygame.mixer.Sound]
    channel: int
    come: float = 0.0  # 0 is silence, 1 all of it
    age: float = 0.0
    now: dict[str, float] = field(default_factory=dict)

    def begin(self) -> None:
        """Start all layers at once, in silence, so that they stay together."""
        for loop in self.loops.values():
            loop.set_volume(0.0)  # the loop's, as a channel forgets its own when it begins
        for n, layer in enumerate(LAYERS):
            if layer in self.loops:
                pygame.mixer.Channel(self.channel + n).play(self.loops[layer], loops=-1)

    def end(self) -> None:
        for n in range(len(LAYERS)):
            pygame.mixer.Channel(self.channel + n).stop()

    @property
    def turn(self) -> int:
        """Return how often it has looped."""
        length = max((loop.get_length() for loop in self.loops.values()), default=0.0)
        return int(self.age / length) if length else 0

    def tick(self, seconds: float, tune: Tune | None, waited: float) -> None:
        """Let layers come and go; with no tune, the whole piece goes."""
        self.age += seconds
        self.come = step_towards(self.come, 0.0 if tune is None else 1.0,
                                 seconds / COMES, seconds / GOES)
        if tune is None:
            return
        for layer, level in zip(LAYERS, find_levels(tune, self.turn, waited), strict=True):
            self.now[layer] = step_towards(self.now.get(layer, level), level,
                                           seconds / RISES, seconds / FALLS)

    def set_volume(self, volume: float) -> None:
        """Set the mixer's volumes."""
        for layer, loop in self.loops.items():
            loop.set_volume(volume * self.come * self.now.get(layer, 0.0))


class Music:
    """The current piece and the next one. `complain` gets each unreadable file once."""

    def __init__(self, complain: Callable[[str], None], volume: float) -> None:
        self.volume = volume
        self.read = decode_loop
        self.heard: list[Playing] = []  # the newest last
        self._complain = complain
        self._told: set[str] = set()
        self._loading: Loading | None = None
        self._wanted, self._since = "", 0.0
        self._share, self._hush = 0.0, 1.0
        self._asked: tuple[int, ...] = ()
        self._waited = 0.0  # seconds for which these have been asked

    def tick(self, seconds: float, tune: Tune | None) -> None:
        """Let the time of a frame pass in which this is wanted; None is silence."""
        if tune and not tune.share * self.volume:
            tune = None
        piece = tune.piece if tune else ""
        self._since = self._since + seconds if piece == self._wanted else 0.0
        self._wanted = piece
        if tune:
            self._waited = self._waited + seconds if tune.asked == self._asked else 0.0
            self._asked = tune.asked
            self._share = step_towards(self._share, tune.share, seconds / COMES, seconds / GOES)
            self._hush = step_towards(self._hush, HUSHED if tune.hushed else 1.0,
                                      seconds / RISES, seconds / RISES * 4)
        for playing in list(self.heard):
            playing.tick(seconds, tune if playing.piece == piece else None, self._waited)
            playing.set_volume(self.volume * self._share * self._hush)
            if playing.piece != piece and not playing.come:
                playing.end()
                self.heard.remove(playing)
                Thread(target=playing.loops.clear).start()  # 40 MB are given back in no frame
        self._fetch(piece)

    def _fetch(self, piece: str) -> None:
        """Decode the wanted piece, and begin it."""
        if self._loading and self._loading.done:
            loading, self._loading = self._loading, None
            for trouble in loading.troubles:
                if trouble not in self._told:
                    self._told.add(trouble)
                    self._complain(trouble)
            if loading.piece == piece:
                self._begin(loading)
        elif (piece and self._since >= WAITS and not self._loading and len(self.heard) < PLAYERS
                and all(playing.piece != piece for playing in self.heard)):
            self._loading = Loading(piece, self.read)

    def _begin(self, loading: Loading) -> None:
        taken = {playing.channel for playing in self.heard}
        free = next(channel for n in range(PLAYERS)
                    if (channel := FIRST + n * len(LAYERS)) not in taken)
        playing = Playing(loading.piece, loading.loops, free)
        playing.begin()
        self.heard.append(playing)

    def close(self) -> None:
        """Stop before the mixer closes."""
        if self._loading:
            self._loading.give_up()
        for playing in self.heard:
            playing.end()
        self.heard.clear()
