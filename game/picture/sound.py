"""Sounds by name; a house without a sound device is silent and says so once."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.core.paths import ASSETS
from game.picture.music import CHANNELS, COMES, Music, Tune, step_towards

FOLDER = ASSETS / "sounds"
BUFFER = 512  # frames that are mixed at once: 11 ms
# What repeats soon, and is short.
VARIED = ("card", "count", "deal", "flip", "focus", "step", "trick")
STRUCK = 1500  # milliseconds at most of a sound that shows how loud something is
AT_ONCE = 8  # effects
TAKES = ("", "-2", "-3", "-4")  # a little lower and higher; no two in a row are alike


class Sounds:
    """The mixer, if there is one. `complaints` holds a sentence for each unplayable sound."""

    def __init__(self, volume: float, fire: float, music: float) -> None:
        self.complaints: list[str] = []
        self.volume = volume
        self.fire = fire
        self.music = Music(self.complaints.append, music)
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._heard: dict[str, int] = {}  # how often
        self._fire: pygame.mixer.Sound | None = None
        self._lit, self._caught = False, 0.0  # the fire: whether, and how much of it
        try:
            pygame.mixer.init(48000, -16, 2, BUFFER, allowedchanges=0)
            pygame.mixer.set_num_channels(CHANNELS + AT_ONCE)
            pygame.mixer.set_reserved(CHANNELS)
        except pygame.error as error:
            self.complaints.append(f"No sound: {error}")

    @property
    def working(self) -> bool:
        return pygame.mixer.get_init() is not None

    def play(self, name: str) -> None:
        """Play a sound once; nothing without a device."""
        if name and self.working and self.volume > 0 and (sound := self.load(self.take(name))):
            sound.set_volume(self.volume)
            sound.play()

    def strike(self, kind: str) -> None:
        """Play a short sound at the volume of its kind: an effect, a moment of the fire, or a
        note."""
        name, volume = {"volume": ("card", self.volume), "fire": ("fire", self.fire),
                        "music": ("turn", self.music.volume)}[kind]
        if self.working and volume > 0 and (sound := self.load(self.take(name))):
            sound.set_volume(volume)
            sound.play(maxtime=STRUCK)

    def take(self, name: str) -> str:
        """Return a sound; a repeated one varies its pitch a little."""
        if name not in VARIED:
            return name
        turn = self._heard[name] = self._heard.get(name, -1) + 1
        return name + TAKES[turn % len(TAKES)]

    def load(self, name: str) -> pygame.mixer.Sound | None:
        """Return the sound of a file; None, with a complaint, if it cannot be read."""
        if name not in self._sounds:
            file = FOLDER / f"{name}.wav"
            try:
                self._sounds[name] = read_sound(file)
            except (pygame.error, OSError) as error:
                self._sounds[name] = None
                self.complaints.append(f"{file}: the sound cannot be read: {error}")
        return self._sounds[name]

    def follow(self, seconds: float, tune: Tune | None) -> None:
        """Let the time of a frame pass for the music and the fire."""
        if self.working:
            self.music.tick(seconds, tune)
            self._play_fire(seconds)

    def _play_fire(self, seconds: float) -> None:
        """Light the fire once it is audible; it catches slowly."""
        if not self._lit and self.fire > 0:
            self._lit = True
            self._fire = self.load("fire")
            if self._fire:
                self._fire.set_volume(0.0)
                pygame.mixer.Channel(0).play(self._fire, loops=-1)
        if self._fire:
            self._caught = step_towards(self._caught, 1.0, seconds / COMES, 0.0)
            self._fire.set_volume(self.fire * self._caught)

    def set_levels(self, volume: float, fire: float, music: float) -> None:
        """Set the volumes (0..1) of the effects, the fire and the music, from the next frame on."""
        self.volume, self.fire, self.music.volume = volume, fire, music

    def close(self) -> None:
        if self.working:
            self.music.close()
            pygame.mixer.quit()


def read_sound(file: Path) -> pygame.mixer.Sound:
    """Return a sound in the form in which the mixer plays it."""
    return pygame.mixer.Sound(file)
