"""Pads are plugged, unplugged and pressed at random while keys go up and down."""

from random import Random

import pygame
import pytest

from game.devices.devices import Action, Press
from tests.couch import Couch
from tests.pads import FULL, MAKERS, VirtualPad


def some_act(rng: Random, pads: list[VirtualPad], couch: Couch) -> None:
    plugged = [pad for pad in pads if pad.plugged]
    pad = rng.choice(plugged) if plugged else None
    match rng.randrange(9):
        case 0 if len(plugged) < 4:
            pads.append(VirtualPad(rng.choice([*MAKERS])).attach())
        case 1 if pad:
            pad.detach()
        case 2 | 3 if pad:
            pad.press(rng.choice(["south", "east", "start", "back", "dpad_up", "shoulder_left"]))
        case 4 if pad:
            pad.release(rng.choice(["south", "east", "start", "back", "dpad_up", "shoulder_left"]))
        case 5 if pad:
            pad.raw_axis(rng.randrange(6), rng.choice([-FULL - 1, -16000, 0, 16000, FULL]))
        case 6:
            couch.key(rng.choice(["W", "SPACE", "ESCAPE", "RETURN"]))
        case 7:
            couch.key_up(rng.choice(["W", "SPACE", "ESCAPE", "RETURN"]))
        case 8 if rng.random() < 0.1:
            pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
        case _:
            pygame.event.pump()


class Witness:
    """Follows the presses and knows what must not happen."""

    def __init__(self, attached: tuple[str, ...]) -> None:
        self.attached = set(attached)
        self.down: set[tuple[str, str]] = set()

    def hear(self, press: Press) -> None:
        what = (press.device, str(press.action))
        if press.action is Action.FOUND:
            assert press.device not in self.attached
            self.attached.add(press.device)
        assert press.device in self.attached
        if press.action is Action.LOST:
            assert not [held for held in self.down if held[0] == press.device]
            self.attached.remove(press.device)
        elif press.action in {Action.FOUND, Action.OPERATOR}:
            pass
        elif press.phase == "down":
            assert what not in self.down
            self.down.add(what)
        else:
            assert what in self.down
            self.down -= {what} if press.phase == "up" else set()


@pytest.mark.parametrize("seeds", [range(250), pytest.param(range(250, 1000),
                                                           marks=pytest.mark.long)])
def test_random_sequences_break_nothing(couch, seeds):
    pads: list[VirtualPad] = []
    now = 0.0
    witness = Witness(couch.devices.list_attached())
    for seed in seeds:
        rng = Random(seed)
        for _ in range(rng.randrange(4, 16)):
            some_act(rng, pads, couch)
            if rng.random() < 0.4:
                now += rng.choice([0.001, 0.016, 0.09, 0.5])
                for press in couch.presses(now):
                    witness.hear(press)
                assert witness.attached == set(couch.devices.list_attached())
    for pad in pads:
        pad.detach()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    for press in couch.presses(now):
        witness.hear(press)
    assert not witness.down
    assert couch.devices.list_attached() == ("keys/left", "keys/right", "mouse")
    assert couch.at(now + 9) == ""
    assert couch.complaints == []
