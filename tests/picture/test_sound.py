"""Sounds: every sound that is asked for exists, and a house without a device is silent and says so
once."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
import pytest

from game.core.settings import VOLUMES
from game.games import GAMES
from game.picture.sound import FOLDER, TAKES, VARIED, Sounds
from game.tables.style import table_style
from tests.house import OpenHouse
from tests.program.test_settings import focus_row
from tests.scenes.test_menus import focus
from tests.tables.test_table import CAPTURE, PLACED

ROOT = Path(__file__).parents[2] / "game"


def played_by_name() -> set[str]:
    """Every name that the sources give to `play`, in either of two branches too."""
    found = set()
    for file in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("sounds.play"):
                found |= {n.value for n in ast.walk(node.args[0])
                          if isinstance(n, ast.Constant) and isinstance(n.value, str)}
    return found


def test_every_sound_of_the_scenes_is_a_file():
    names = played_by_name()
    assert {"confirm", "refuse", "win"} <= names
    assert [name for name in names if not (FOLDER / f"{name}.wav").is_file()] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_sound_of_a_game_is_a_file(game):
    for what, feel in table_style(game).motion.feel.items():
        assert not feel.sound or (FOLDER / f"{feel.sound}.wav").is_file(), what


def test_every_file_can_be_played(house):
    sounds = house.house.sounds
    assert sounds.working
    for file in FOLDER.glob("*.wav"):
        assert sounds.load(file.stem).get_length() > 0.01
    assert sounds.complaints == []


def test_without_a_device_the_house_is_silent_and_says_so_once(open_house, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    house = open_house("--speed", "instant")
    assert not house.house.sounds.working
    house.frames(5)
    house.at_table(CAPTURE)
    house.play("e3-e4")
    house.house.settings.fire = 1.0
    house.house.change()
    house.frames(5)
    assert len([s for s in house.notices() if s.startswith("No sound: ")]) == 1


def test_nothing_is_played_after_the_end(monkeypatch):
    pygame.mixer.quit()
    sounds = Sounds(1.0, 1.0, 1.0)
    sounds.set_levels(1.0, 1.0, 1.0)
    sounds.play("confirm")
    sounds.close()
    sounds.play("confirm")  # one that was loaded before would end the process
    sounds.set_levels(0.5, 0.5, 0.5)
    sounds.close()
    assert not sounds.working


def test_a_sound_that_is_missing_is_named_once_and_the_others_go_on(house):
    sounds = house.house.sounds
    sounds.play("trumpet")
    sounds.play("trumpet")
    (sentence,) = sounds.complaints
    assert sentence.startswith(f"{FOLDER / 'trumpet.wav'}: the sound cannot be read")
    sounds.play("confirm")
    assert len(sounds.complaints) == 1


def heard(house: OpenHouse, monkeypatch) -> list[str]:
    """The names of the sounds that the mixer is given from now on, whichever take it is."""
    names: list[str] = []
    load = house.house.sounds.load

    def listen(name):
        names.append(name.split("-")[0])
        return load(name)

    monkeypatch.setattr(house.house.sounds, "load", listen)
    return names


def test_what_happens_at_the_table_is_heard(house, monkeypatch):
    house.at_table(moves=PLACED)
    names = heard(house, monkeypatch)
    house.play("b5-b4")
    assert [n for n in names if n not in ("focus", "confirm")] == ["step"]
    names.clear()
    house.aim("c3")
    house.heed()
    house.steer("confirm", house.asked()[1])
    assert names[-1] == "refuse"
    house.house.settings.volume = 0.0
    house.house.change()
    names.clear()
    house.play("b1-c3")
    assert names == []


@pytest.mark.share(2)
@pytest.mark.parametrize("name", VARIED)
def test_what_repeats_is_heard_a_little_lower_and_higher(house, name):
    sounds = house.house.sounds
    names = [sounds.take(name) for _ in range(2 * len(TAKES))]
    assert names[:len(TAKES)] == names[len(TAKES):]
    lengths = [sounds.load(take).get_length() for take in names[:len(TAKES)]]
    assert len(set(lengths)) == len(TAKES)
    assert all(abs(length / lengths[0] - 1) < 0.15 for length in lengths)
    assert sounds.take("win") == "win"


def test_the_fire_burns_from_the_start_and_is_as_loud_as_was_chosen(house):
    house.frames(20, 0.25)
    fire = pygame.mixer.Channel(0).get_sound()
    assert fire is house.house.sounds.load("fire")
    assert fire.get_volume() == pytest.approx(VOLUMES["fire"][2], abs=1 / 64)
    focus(house, "settings")
    house.press("confirm")
    focus_row(house, "fire")
    for volume in VOLUMES["fire"][1::-1]:
        house.press("prev")
        assert fire.get_volume() == pytest.approx(volume, abs=1 / 64)
    assert pygame.mixer.Channel(0).get_busy()
