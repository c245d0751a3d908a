"""Music: which piece is heard, which of its layers, and how loud, as the mixer is told; and that it
tells nobody more than the whole room sees."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from threading import Event, Thread, Timer

import pygame
import pytest

from game.core import match as matches
from game.core.contract import State, make_luck
from game.core.record import Header, Player
from game.core.settings import VOLUMES
from game.games import GAMES, load_rules
from game.picture import music
from game.picture.music import LAYERS, MOODS, WAITS, Playing, decode_loop
from game.tables.match_scene import WatchedMatch
from game.tables.style import Moment, table_style
from game.tables.viewpoint import Onlooker
from tests.games.halmstad.seated import FED
from tests.games.reindeer.country import ROUND_ONE, sit
from tests.house import PEOPLE, OpenHouse, hummed
from tests.program.test_settings import focus_row
from tests.scenes.test_menus import focus
from tests.tables.test_table import ENDING

NORMAL = VOLUMES["music"][2]
STEP = 0.25  # seconds of a frame here
MATCHES = 3


def list_loading() -> list[Thread]:
    """The threads that decode a piece."""
    return [thread for thread in threading.enumerate() if thread.name == "music"]


def hear(house: OpenHouse, seconds: float) -> None:
    """Let the music go on for a while; what is decoded meanwhile is waited for."""
    for _ in range(round(seconds / STEP)):
        house.frames(1, STEP)
        for thread in list_loading():
            thread.join()


def pieces(house: OpenHouse) -> list[str]:
    return [playing.piece for playing in house.house.sounds.music.heard]


def told(house: OpenHouse) -> dict[str, float]:
    """How loud the mixer was told to play each layer of the newest piece."""
    newest = house.house.sounds.music.heard[-1]
    return {layer: loop.get_volume() for layer, loop in newest.loops.items()}


def near(volume: float) -> object:
    return pytest.approx(volume, abs=1 / 64)  # the mixer has 128 steps


# which piece

def test_the_title_has_its_piece_and_a_table_goes_over_to_its_own(house):
    assert pieces(house) == []
    hear(house, WAITS + 0.5)
    assert pieces(house) == ["title"]
    first = told(house)["bed"]
    hear(house, 5.0)
    assert told(house)["bed"] == near(NORMAL) != first < NORMAL
    house.at_table()
    hear(house, WAITS + 0.5)
    assert pieces(house) == ["title", "hamnar"]
    hear(house, 6.0)
    assert pieces(house) == ["hamnar"]
    assert told(house)["bed"] == near(NORMAL)
    house.house.to_title()
    hear(house, 6.0)
    assert pieces(house) == ["title"]


def test_whoever_only_passes_by_hears_the_same_piece_on(house):
    hear(house, 5.0)
    playing = house.house.sounds.music.heard[0]
    house.at_table()
    hear(house, WAITS / 2)
    house.house.to_title()
    hear(house, 5.0)
    assert house.house.sounds.music.heard == [playing]
    assert told(house)["bed"] == near(NORMAL)


def test_all_layers_go_round_on_channels_of_their_own_that_no_effect_takes(house):
    hear(house, 2.0)
    (playing,) = house.house.sounds.music.heard
    for _ in range(30):
        house.house.sounds.play("win")
    for n, layer in enumerate(LAYERS):
        assert pygame.mixer.Channel(playing.channel + n).get_sound() is playing.loops[layer]


def test_it_begins_in_silence(house):
    quiet = pygame.mixer.Sound(buffer=bytes(1920))
    playing = Playing("title", {"bed": quiet}, music.FIRST)
    quiet.set_volume(1.0)
    playing.begin()
    assert quiet.get_volume() == 0
    playing.end()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_piece_of_its_own_with_all_its_layers(game):
    piece = table_style(game).theme.music
    assert piece == game
    assert [layer for layer in LAYERS if not music.file_of(piece, layer).is_file()] == []


# what cannot be heard

def test_a_piece_is_decoded_as_it_was_made_and_all_its_layers_are_as_long(house):
    files = [music.file_of("hamnar", layer) for layer in LAYERS]
    lengths = {len(decode_loop(file).get_raw()) for file in files}
    assert lengths == {48_000 * 4 * 48}


def test_a_layer_that_cannot_be_read_is_named_once_and_the_others_are_heard(
    house, tmp_path, monkeypatch,
):
    broken = tmp_path / "title-melody.ogg"
    broken.write_bytes(b"no music at all")
    there = music.file_of

    def file_of(piece: str, layer: str) -> Path:
        if layer == "pulse":
            return tmp_path / "nowhere.ogg"
        return broken if layer == "melody" else there("title", layer)

    monkeypatch.setattr(music, "file_of", file_of)
    house.house.sounds.music.read = lambda file: (
        decode_loop(file) if file.parent == tmp_path else pygame.mixer.Sound(buffer=bytes(1920)))
    hear(house, 2.0)
    assert set(told(house)) == {"bed", "bright"}
    assert [f"{name}: the music" in " ".join(house.notices())
            for name in (broken, tmp_path / "nowhere.ogg")] == [True, True]
    house.house.settings.music = 0.0
    house.house.change()
    hear(house, 4.0)
    house.house.settings.music = NORMAL
    house.house.change()
    house.house.notices.shown.clear()
    hear(house, 2.0)
    assert set(told(house)) == {"bed", "bright"}
    assert house.notices() == []


def test_without_a_device_nothing_is_decoded(open_house, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "no-such-driver")
    house = open_house()
    house.house.sounds.music.read = pytest.fail
    hear(house, 2.0)
    assert pieces(house) == []


def test_the_house_can_close_while_a_piece_is_decoded(open_house, monkeypatch):
    house = open_house()
    house.frames(1, STEP)
    gate, sounds = Event(), house.house.sounds
    monkeypatch.setattr(sounds.music, "read", lambda file: gate.wait(60) and hummed(file))
    house.frames(1, WAITS)
    assert list_loading()
    Timer(0.1, gate.set).start()
    sounds.close()
    assert not list_loading()
    assert not sounds.working


# volumes

def test_a_volume_is_heard_at_once_and_off_lets_go_of_the_piece(house):
    hear(house, 5.0)
    focus(house, "settings")
    house.press("confirm")
    focus_row(house, "music")
    house.press("prev")
    assert house.house.settings.music == VOLUMES["music"][1]
    assert told(house)["bed"] == near(VOLUMES["music"][1])
    assert house.house.settings.volume == VOLUMES["volume"][2]
    house.press("prev")
    assert told(house)["bed"] == 0
    hear(house, 4.0)
    assert pieces(house) == []
    house.press("next")
    hear(house, 5.0)
    assert told(house)["bed"] == near(VOLUMES["music"][1])


# which layers

def test_seconds_that_run_raise_the_pulse_until_everybody_has_answered(open_house):
    house = open_house("--speed", "instant")
    house.in_position("halmstad", FED, seats=3)
    hear(house, 6.0)
    _, melody, pulse, _ = MOODS["pressing"][0]
    assert told(house)["pulse"] == near(pulse * NORMAL)
    assert told(house)["melody"] == near(melody * NORMAL)
    for answer in (1, 2):
        house.table.play(answer, load_rules("halmstad").parse("believe"))
    hear(house, 5.0)
    assert told(house)["pulse"] == 0
    assert told(house)["melody"] > melody * NORMAL


def test_the_bright_layer_is_for_people_who_are_asked(house):
    table = house.at_table()
    hear(house, 5.0)
    assert told(house)["bright"] == near(music.ASKED * NORMAL)
    hear(house, music.FRESH)
    assert told(house)["bright"] == near(music.STILL_ASKED * NORMAL)
    house.play("@sun")
    hear(house, 3.0)
    assert told(house)["bright"] == near(music.ASKED * NORMAL)
    table.show.players = (Player("Freja"), Player("Ask", "novice"))  # a bot sits where he sat
    hear(house, 5.0)
    assert told(house)["bright"] == 0


def test_a_great_moment_has_the_room_to_itself(house):
    table = house.at_table()
    hear(house, 5.0)
    before = told(house)
    table.show.moment = Moment(("turn-of", ("seat", 0)), "ui/play")
    hear(house, 3.0)
    assert told(house)["bed"] == near(before["bed"] * music.HUSHED)
    table.show.moment = None
    hear(house, 5.0)
    assert told(house)["bed"] == near(before["bed"])


def test_an_end_is_bright(house):
    house.at_table(ENDING)
    assert house.table.tune.mood == "last"
    house.table.play(0, ("leave",))
    house.until("ResultsScene")
    hear(house, 6.0)
    assert told(house)["bright"] == near(MOODS["over"][0][3] * NORMAL)


def test_the_loop_is_not_the_same_each_time_round(house):
    hear(house, 5.0)
    playing = house.house.sounds.music.heard[0]
    heard = set()
    for n in range(len(MOODS["home"])):
        playing.age = n * playing.loops["bed"].get_length() + 0.001
        playing.tick(0.0, music.Tune(), 0.0)
        for layer in LAYERS:
            playing.now.pop(layer)
        playing.tick(0.0, music.Tune(), 0.0)
        heard.add(tuple(playing.now.values()))
    assert len(heard) == len(MOODS["home"])


# what it may depend on

def positions(game: str, seats: int) -> Iterator[State]:
    """Of some random matches, with matches that end."""
    played = load_rules(game)
    for n in range(MATCHES):
        chance, key = Random(f"{game} {n}"), f"music {n}"
        state = played.setup(seats, make_luck(key, -1), {})
        for ply in range(3000):
            yield state
            if not (prompts := played.prompts(state)):
                break
            seat = chance.choice(sorted(prompts))
            if moves := sorted(played.moves(state, seat), key=repr):
                state = played.step(state, seat, chance.choice(moves), make_luck(key, ply))


@pytest.mark.share(2)
@pytest.mark.parametrize("game", GAMES)
def test_what_looks_alike_to_the_room_sounds_alike(house, game):
    played, chance = load_rules(game), Random(game)
    seats = played.SEATS[0]
    players = (*PEOPLE, Player("Embla"))[:seats]
    scene = WatchedMatch(house.house, matches.start(
        Header(game, played.VERSION, players, "1"), None), players, Onlooker())
    moods = set()
    for n, state in enumerate(islice(positions(game, seats), 3000)):
        if n % 7 and played.prompts(state):
            continue
        scene.show.state = state
        tune = scene.tune
        scene.show.state = played.guess(played.view(state, None), chance)
        assert scene.tune == tune
        moods.add(tune.mood)
    assert moods >= ({"calm"} if game == "reindeer" else {"calm", "last", "over"})


def test_reindeers_last_rounds_are_heard(house):
    sit(house, ROUND_ONE)
    assert house.table.tune.mood == "calm"
    house.table.show.state = house.table.show.state._replace(round=58)
    assert house.table.tune.mood == "last"
