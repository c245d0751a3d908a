"""Keys and pads: the device that is meant is drawn, and what the action in the focus has shines."""

from __future__ import annotations

import pygame
import pytest

from game.picture.screen import Box
from game.scenes.settings.keys import TABLES, BindingScene
from tests.house import OpenHouse


def drawn(house: OpenHouse, name: str) -> pygame.Surface:
    """What the window shows of a device."""
    box = house.top.page.anchors[name]
    house.frames(2)
    screen = house.house.screen
    rect = pygame.Rect(*(screen.to_pixels(part) for part in box))
    return screen.surface.subsurface(rect.clip(screen.surface.get_rect())).copy()


def golden(image: pygame.Surface) -> Box:
    """Where it shines, in parts of its size."""
    mask = pygame.mask.from_threshold(image, (255, 205, 104), (12, 12, 12, 255))
    rects = mask.get_bounding_rects()
    assert rects, "nothing shines"
    found = max(rects, key=lambda rect: rect.w * rect.h)
    w, h = image.get_size()
    return Box(found.x / w, found.y / h, found.w / w, found.h / h)


def focused(house: OpenHouse, table: str, action: str) -> None:
    house.top.table, house.top.focus.name = table, action
    house.top.mark_stale()
    house.frames(2)


@pytest.fixture
def keys(open_house) -> OpenHouse:
    house = open_house("--size", "1920x1080")
    house.house.stack.push(BindingScene(house.house))
    house.frames()
    return house


def test_the_keys_of_the_action_in_the_focus_shine_where_they_are_on_a_keyboard(keys):
    for table, action, left, right in (("left", "log", 0.0, 0.2), ("left", "confirm", 0.1, 0.6),
                                       ("right", "up", 0.6, 0.9), ("right", "cancel", 0.5, 0.7)):
        focused(keys, table, action)
        there = golden(drawn(keys, "keyboard"))
        assert left <= there.x and there.right <= right, (table, action, there)


def test_a_pad_looks_like_the_first_that_is_plugged_in(keys):
    focused(keys, "pad", "table")
    seen = {"": pygame.image.tobytes(drawn(keys, "pad"), "RGB")}
    for maker in ("sony", "xbox", "nintendo"):
        pad = keys.plug(maker)
        keys.top.mark_stale()
        seen[maker] = pygame.image.tobytes(drawn(keys, "pad"), "RGB")
        pad.detach()
        keys.frames(2)
    assert len(set(seen.values())) == len(seen)


def test_what_every_button_means_is_said_beside_a_pad(keys):
    focused(keys, "pad", "confirm")
    told = {name for name, _ in keys.top.page.leaves}
    say = keys.house.words
    for action, buttons in keys.house.devices.bindings.pad.items():
        if not buttons[0].startswith("dpad"):
            assert repr(say(f"action-{action}")) in told, action
    assert not keys.top.page.problems


@pytest.mark.parametrize("table", TABLES)
def test_no_key_that_means_something_is_cut_whatever_it_is_bound_to(keys, table):
    house = keys.house
    for action, name in (("up", "F12"), ("why", "KP_PLUS"), ("undo", "CAPSLOCK")):
        if table != "pad":
            house.rebind(house.devices.bindings.bind(table, action, name))
    focused(keys, table, "up")
    assert not keys.top.page.problems
    assert not keys.top.page.shortened
