"""No window and no sound card, set up before pygame is imported."""

import os

from game.environment import prepare_environment

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
prepare_environment()

from collections.abc import Callable, Iterator  # noqa: E402

import pygame  # noqa: E402
import pytest  # noqa: E402

from tests.couch import Couch  # noqa: E402
from tests.pads import VirtualPad  # noqa: E402

Plug = Callable[..., VirtualPad]


@pytest.fixture
def plug() -> Iterator[Plug]:
    """Plugs virtual pads in, `plug("sony", "name")`, and takes out what is still in at the end."""
    pygame.display.init()
    pygame.joystick.init()
    pads: list[VirtualPad] = []

    def one(maker: str = "xbox", name: str = "Pad", *, mapped: bool = True) -> VirtualPad:
        pads.append(VirtualPad(maker, name, mapped=mapped).attach())
        return pads[-1]

    yield one
    for pad in pads:
        pad.detach()
    pygame.event.clear()


@pytest.fixture
def couch() -> Iterator[Couch]:
    """Devices with a real event queue and a clock that the test sets."""
    pygame.display.init()
    pygame.display.set_mode((192, 108))
    pygame.event.clear()
    couch = Couch()
    yield couch
    couch.devices.close()
    pygame.event.clear()
