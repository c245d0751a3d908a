"""Presses in a replay: each one counts, however fast they come and whatever is shown meanwhile."""

from __future__ import annotations

import pygame
import pytest

from game import routes
from game.core import match as matches
from game.core.record import Header, Player
from game.devices.bindings import KEYS
from game.devices.press import Action
from game.games import load_rules
from tests.house import OpenHouse


def at(house: OpenHouse) -> int:
    return len(house.match.record.lines)


@pytest.mark.share(3)
@pytest.mark.parametrize("game", ["herrlof", "haggis", "hamnar"])
@pytest.mark.parametrize("together", [1, 2, 3])
def test_as_many_presses_lead_over_as_many_marks_however_fast_they_come(house, game, together):
    """Also where rounds end on the way, and while it moves; so many come within one frame."""
    people = (Player("Freja"), Player("Ask"), Player("Embla"))[:2 + (game != "hamnar")]
    match = matches.start(Header(game, load_rules(game).VERSION, people, "7"), None)
    house.wander(match, 400)
    house.house.settings.speed = "normal"
    house.house.change()
    house.house.stack.open(routes.Replay(match))
    house.frames(30)
    scene, key = house.top, house.house.devices.bindings.right[Action.NEXT][0]
    plies = [mark.ply for mark in scene.marks]
    counted = [ply for ply, beats in enumerate(match.beats) for beat in beats
               if scene.style.rounds and beat.what == scene.style.rounds.counted]
    assert scene.speed and len(plies) > 6 and (game == "hamnar" or counted[0] < plies[-1])
    for n in range(1, len(plies) + 2):
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.Event(kind, scancode=KEYS[key], key=0, mod=0))
        if n % together == 0:
            house.frames(2)
            assert house.top is scene
            assert at(house) == (plies[n - 1] + 1 if n <= len(plies) else len(scene.moves))
    house.frames()
    assert at(house) == len(scene.moves)


@pytest.mark.parametrize("action", ["next", "right"])
def test_a_score_sheet_of_a_replay_that_runs_gives_way_to_whoever_steers_it(house, action):
    people = (Player("Freja"), Player("Ask"), Player("Embla"))
    match = matches.start(Header("haggis", load_rules("haggis").VERSION, people, "1"), None)
    house.wander(match, 400)
    ends = next(ply for ply, beats in enumerate(match.beats) for beat in beats
                if beat.what == "scored")
    house.house.stack.open(routes.Replay(match))
    scene = house.top
    scene.go_to(ends)
    scene.running = True
    scene.go_forward()
    for _ in range(2000):
        if house.top is not scene:
            break
        house.frames()
    assert house.scene == "ScoringScene"
    house.press(action)
    assert house.top is scene and not scene.running
    after = next(mark.ply for mark in scene.marks if mark.ply > ends) if action == "next" else (
        ends + 1)
    assert at(house) == after + 1
