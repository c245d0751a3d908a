"""A stick's thresholds, and what repeats: real axis events in, presses out, the clock handed in."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.devices.sticks import OPPOSITE, RELEASE_AT, Stick
from tests.couch import push, seated

# A stick in raw units: 18021 / 32767 < 0.55 <= 18022 / 32767, 13106 / 32767 < 0.40 <= 13107 / 32767
PRESS, RELEASE = 18022, 13107


@pytest.mark.parametrize("axis", [0, 1])
@pytest.mark.parametrize("sign", [1, -1])
def test_a_stick_presses_at_055_and_releases_at_040(couch, plug, axis, sign):
    action = [["left", "right"], ["up", "down"]][axis][sign > 0]
    pad = plug()
    device = seated(couch, pad)
    steps = [
        (PRESS - 1, ""),
        (PRESS, f"{device} {action}"),
        (RELEASE, ""),
        (RELEASE - 1, f"{device} {action}-"),
        (PRESS - 1, ""),
    ]
    for raw, expected in steps:
        pad.raw_axis(axis, raw * sign)
        assert couch.at() == expected


def test_the_opposite_direction_is_ignored_for_80_ms(couch, plug):
    pad = plug()
    seated(couch, pad)
    assert push(couch, pad, 1, 0, 3.0) == "right"
    assert push(couch, pad, 0, 0, 3.1) == "right-"
    assert push(couch, pad, -1, 0, 3.179) == ""  # the spring
    assert push(couch, pad, 0, 0, 3.2) == ""
    assert push(couch, pad, -1, 0, 3.21) == "left"


def test_a_stick_thrown_across_and_held_counts_when_the_80_ms_are_over(couch, plug):
    pad = plug()
    seated(couch, pad)
    assert push(couch, pad, 1, 0, 0.0) == "right"
    assert push(couch, pad, -1, 0, 0.1) == "right-"
    assert couch.at(0.179) == ""
    assert couch.at(0.181) == f"{pad.device} left"


def test_a_quarter_turn_is_not_held_up(couch, plug):
    pad = plug()
    seated(couch, pad)
    assert push(couch, pad, 1, 0, 0.0) == "right"
    assert push(couch, pad, 0, 1, 0.01) == "right-, down"


def test_on_a_diagonal_the_longer_axis_wins_and_45_degrees_do_not_flutter(couch, plug):
    pad = plug()
    seated(couch, pad)
    assert push(couch, pad, 0.6, 0.9, 0.0) == "down"
    for step, (x, y) in enumerate([(0.70, 0.72), (0.72, 0.70), (0.78, 0.66), (0.70, 0.72)]):
        assert push(couch, pad, x, y, 0.01 * step) == ""
    assert push(couch, pad, 0.9, 0.6, 0.1) == "down-, right"


def test_a_flick_within_one_frame_is_not_lost_and_keeps_its_place(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    pad.axis("left", 0, -1)
    pygame.event.pump()
    pad.axis("left", 0, 0)
    pygame.event.pump()
    pad.press("south")
    assert couch.at() == f"{device} up, {device} up-, {device} confirm"


def test_stick_and_dpad_together_press_once_and_release_with_the_last(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    pad.press("dpad_right")
    assert couch.at() == f"{device} right"
    assert push(couch, pad, 1, 0, 0.1) == ""
    pad.release("dpad_right")
    assert couch.at(0.2) == ""
    assert push(couch, pad, 0, 0, 0.3) == "right-"


def ways(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    return {
        "stick": (device, lambda: pad.axis("left", 0, 1), lambda: pad.axis("left", 0, 0)),
        "dpad": (device, lambda: pad.press("dpad_down"), lambda: pad.release("dpad_down")),
        "left": ("keys/left", lambda: couch.key("S"), lambda: couch.key_up("S")),
        "right": ("keys/right", lambda: couch.key("DOWN"), lambda: couch.key_up("DOWN")),
    }


@pytest.mark.parametrize("way", ["stick", "dpad", "left", "right"])
def test_a_direction_repeats_after_400_ms_and_then_every_110_ms(couch, plug, way):
    device, push_down, let_up = ways(couch, plug)[way]
    push_down()
    assert couch.at(0.0) == f"{device} down"
    heard = [ms for ms in range(1, 1000) if couch.at(ms / 1000)]
    assert heard == pytest.approx([400, 510, 620, 730, 840, 950], abs=1)
    let_up()
    assert couch.at(1.1) == f"{device} down-"  # and no repeat with it
    assert couch.at(9) == ""


@pytest.mark.parametrize("button", ["shoulder_left", "shoulder_right"])
def test_prev_and_next_repeat_too(couch, plug, button):
    pad = plug()
    seated(couch, pad)
    pad.press(button)
    couch.at(0)
    assert couch.at(0.4).endswith("+")


def test_nothing_else_repeats(couch, plug):
    pad = plug()
    seated(couch, pad)
    for button in ("south", "east", "west", "north", "start"):
        pad.press(button)
    couch.key("SPACE")
    couch.mouse(pygame.MOUSEBUTTONDOWN, 1)
    couch.at(0)
    assert couch.at(2) == ""


def test_a_late_frame_repeats_once_and_does_not_catch_up(couch):
    couch.key("UP")
    couch.at(0)
    assert couch.at(3.0) == "keys/right up+"
    assert couch.at(3.109) == ""
    assert couch.at(3.111) == "keys/right up+"


def test_the_direction_pressed_last_repeats(couch):
    couch.key("A")
    couch.at(0)
    couch.key("D")
    couch.at(0.3)
    assert couch.at(0.69) == ""
    assert couch.at(0.71) == "keys/left right+"
    couch.key_up("A")
    assert couch.at(0.72) == "keys/left left-"
    assert couch.at(0.82) == "keys/left right+"


def test_a_keyboards_own_repeats_are_not_counted(couch):
    couch.key("SPACE")
    couch.key("SPACE")
    couch.key_up("SPACE")
    assert couch.at() == "keys/left confirm, keys/left confirm-"


@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(-1, 1)), max_size=30))
def test_a_stick_never_gives_a_direction_that_its_axes_do_not_have(path):
    stick = Stick()
    for step, (x, y) in enumerate(path):
        stick.at = [x, y]
        stick.update(step * 0.016)
        way = {None: 1.0, "right": x, "left": -x, "down": y, "up": -y}
        assert way[stick.held] >= RELEASE_AT
        assert stick.held is None or way[OPPOSITE[stick.held]] < 0
