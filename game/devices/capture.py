"""The next key or pad button as a name, for a scene that asks what to bind."""

from typing import Final, Literal

import pygame

from game.devices.bindings import BUTTONS, KEY_NAMES, TRIGGERS
from game.devices.sticks import FULL, PRESS_AT

Kind = Literal["key", "pad"]

GIVEN_UP: Final = ""
RIGHT_BUTTON: Final = 3


def name_input(event: pygame.event.Event, kind: Kind) -> str | None:
    """Return the name in `Bindings` of what an event presses, "" for giving up, None if it is
    neither.

    Escape, a pad's Start and the right mouse button give up, whatever is asked for."""
    key = KEY_NAMES.get(event.scancode) if event.type == pygame.KEYDOWN else None
    button = _name_button(event)
    right_click = event.type == pygame.MOUSEBUTTONDOWN and event.button == RIGHT_BUTTON
    if key == "ESCAPE" or button == "start" or right_click:
        return GIVEN_UP
    return key if kind == "key" else button


def _name_button(event: pygame.event.Event) -> str | None:
    if event.type == pygame.CONTROLLERBUTTONDOWN and event.button < len(BUTTONS):
        return BUTTONS[event.button]
    if event.type == pygame.CONTROLLERAXISMOTION and event.value / FULL >= PRESS_AT:
        return TRIGGERS.get(event.axis)
    return None
