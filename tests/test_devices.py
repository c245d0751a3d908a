"""Real events of virtual pads, keys and the mouse in; presses out. The clock is handed in."""

from random import Random

import pygame
import pytest
from couch import Couch
from hypothesis import given
from hypothesis import strategies as st
from pads import FULL, MAKERS, VirtualPad

from game.actions import Action, Bindings, Press
from game.pads import family_of
from game.sticks import OPPOSITE, RELEASE_AT, Stick

# A stick in raw units: 18021 / 32767 < 0.55 <= 18022 / 32767, 13106 / 32767 < 0.40 <= 13107 / 32767
PRESS, RELEASE = 18022, 13107


def seated(couch, pad):
    """The pad is found and nothing of it is unread."""
    assert couch.at() == f"{pad.device} found"
    return pad.device


def push(couch, pad, x, y, now):
    pad.axis("left", x, y)
    return couch.at(now).replace(f"{pad.device} ", "")


# ---- pads come and go


def test_a_pad_plugged_in_before_the_start_is_open_without_a_word(plug):
    pad = plug("sony", "First")
    early = Couch()
    assert early.devices.attached() == ("keys/left", "keys/right", "mouse", pad.device)
    pad.press("south")
    assert early.at() == f"{pad.device} confirm"
    early.devices.close()


def test_a_pad_plugged_in_later_is_found_before_it_presses(couch, plug):
    pad = plug()
    assert couch.at() == f"{pad.device} found"
    pad.press("south")
    assert couch.at() == f"{pad.device} confirm"


def test_pads_are_listed_in_order_of_arrival_and_keyed_by_instance(couch, plug):
    first, second = plug(), plug()
    couch.at()
    first.detach()
    third = plug()
    couch.at()
    assert couch.devices.attached()[3:] == (second.device, third.device)
    assert len({first.device, second.device, third.device}) == 3


def test_a_pad_whose_index_in_the_event_is_stale_is_still_found(couch, plug):
    first, second = plug(), plug()
    first.detach()
    assert couch.at() == f"{second.device} found"


def test_a_lost_pad_lets_go_of_everything_and_is_lost_once(couch, plug):
    pad = plug(name="Blue pad")
    device = seated(couch, pad)
    pad.press("south")
    pad.axis("left", 1, 0)
    couch.at()
    pad.detach()
    presses = couch.at().replace(f"{device} ", "").split(", ")
    assert sorted(presses[:-1]) == ["confirm-", "right-"]
    assert presses[-1] == "lost"
    assert couch.at(10) == ""
    assert device not in couch.devices.attached()
    assert couch.devices.name(device) == "Blue pad"  # to say whose pad it was


@pytest.mark.parametrize("maker", MAKERS)
def test_the_family_is_read_from_the_vendor(couch, plug, maker):
    pad = plug(maker, "Whatever")
    device = seated(couch, pad)
    assert (couch.devices.family(device), couch.devices.name(device)) == (maker, "Whatever")


def test_a_guid_made_from_a_name_has_no_vendor():
    assert family_of("03000000" + "5e04" + "0000" + "ea02" + "0000" * 3) == "xbox"
    assert family_of("03000000" + "5e04" + "6f79" + "ea02" + "0000" * 3) == "generic"


def test_a_device_without_mapping_is_named_once_and_ignored(couch, plug):
    odd = plug("generic", "Dance mat", mapped=False)
    assert couch.at() == ""
    ((key, values),) = couch.complaints
    assert (key, values["name"]) == ("pad-unmapped", "Dance mat")
    odd.press("south")
    assert couch.at() == ""
    odd.detach()
    plug("generic", "Dance mat", mapped=False)
    assert couch.at() == ""
    assert len(couch.complaints) == 1
    assert len(couch.devices.attached()) == 3


def test_leaving_and_reopening_the_display_keeps_the_pads(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    pygame.display.quit()
    pygame.display.init()
    pygame.display.set_mode((192, 108))
    pad.press("south")
    assert couch.at() == f"{device} confirm"
    assert device in couch.devices.attached()


# ---- buttons


@pytest.mark.parametrize(
    ("button", "action"),
    [
        ("south", "confirm"),
        ("east", "cancel"),
        ("west", "why"),
        ("north", "rules"),
        ("shoulder_left", "prev"),
        ("shoulder_right", "next"),
        ("start", "pause"),
        ("back", "log"),
        ("dpad_up", "up"),
        ("dpad_down", "down"),
        ("dpad_left", "left"),
        ("dpad_right", "right"),
    ],
)
def test_every_button_goes_down_and_up(couch, plug, button, action):
    pad = plug()
    device = seated(couch, pad)
    pad.tap(button)
    assert couch.at() == f"{device} {action}, {device} {action}-"


def test_unbound_buttons_do_nothing(couch, plug):
    pad = plug()
    seated(couch, pad)
    for button in ("guide", "stick_left", "stick_right"):
        pad.tap(button)
    pad.axis("right", 1, 1)
    assert couch.at() == ""


def test_confirm_and_cancel_change_places_on_nintendo_pads_only(couch, plug):
    for maker in MAKERS:
        pad = plug(maker)
        device = seated(couch, pad)
        pad.press("east")
        assert couch.at() == f"{device} {'confirm' if maker == 'nintendo' else 'cancel'}"


def test_one_pad_can_be_swapped_by_itself(couch, plug):
    one, two = plug(), plug()
    couch.at()
    couch.devices.swap(one.device, swapped=True)
    one.press("east")
    assert couch.at() == f"{one.device} confirm"
    two.press("east")
    assert couch.at() == f"{two.device} cancel"
    assert couch.devices.glyph(one.device, Action.CONFIRM).name == "xbox_east"
    couch.devices.swap(one.device, None)
    one.release("east")
    couch.at()
    one.press("east")
    assert couch.at() == f"{one.device} cancel"


def test_a_trigger_counts_as_a_button_with_the_sticks_thresholds(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    steps = [(0.54, ""), (0.56, f"{device} undo"), (0.41, ""), (0.39, f"{device} undo-")]
    for pull, expected in steps:
        pad.trigger("trigger_left", pull)
        assert couch.at() == expected


def test_back_and_start_held_three_seconds_ask_for_the_operator_once(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    pad.press("back")
    pad.press("start")
    assert sorted(couch.at(0).split(", ")) == [f"{device} log", f"{device} pause"]
    assert couch.at(2.99) == ""
    assert couch.at(3.0) == f"{device} operator"
    assert couch.at(9.0) == ""
    pad.release("back")
    couch.at(9.1)
    pad.press("back")
    couch.at(9.2)
    pad.release("back")
    couch.at(9.3)
    assert couch.at(20) == ""


# ---- the stick


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


# ---- repeats


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


# ---- keyboard and mouse


def test_the_halves_are_apart_and_go_by_place(couch):
    for name in ("W", "SPACE", "RETURN"):
        couch.key(name)
    assert couch.at() == "keys/left up, keys/left confirm, keys/right confirm"
    couch.key("KP_ENTER")  # the other Enter of the same half
    couch.key_up("RETURN")
    assert couch.at() == ""
    couch.key_up("KP_ENTER")
    assert couch.at() == "keys/right confirm-"


def test_shared_keys_go_out_as_the_half_used_last(couch):
    couch.key("ESCAPE")
    couch.key_up("ESCAPE")
    assert couch.at() == "keys/right pause, keys/right pause-"
    couch.key("E")
    couch.key("ESCAPE")
    couch.key("RETURN")  # the release belongs to whoever pressed
    couch.key_up("ESCAPE")
    assert couch.at() == ("keys/left why, keys/left pause, keys/right confirm, keys/left pause-")
    couch.key("F1")
    couch.key("F11")
    assert couch.at() == "keys/right rules, keys/right fullscreen"


def test_ctrl_shift_o_asks_for_the_operator(couch):
    couch.key("O")
    couch.key("O", pygame.KMOD_LCTRL)
    assert couch.at() == ""
    couch.key("O", pygame.KMOD_LCTRL | pygame.KMOD_RSHIFT)
    assert couch.at() == "keys/right operator"


def test_the_mouse_points_and_clicks_in_logical_places(couch):
    couch.mouse(pygame.MOUSEMOTION, pos=(1, 1))
    couch.mouse(pygame.MOUSEMOTION, pos=(-5, 900))  # outside the window
    couch.mouse(pygame.MOUSEBUTTONDOWN, 1, (7, 8))
    couch.mouse(pygame.MOUSEBUTTONUP, 1, (9, 9))
    assert couch.presses() == [
        Press(Action.POINT, "mouse", (-50.0, 9000.0)),
        Press(Action.CONFIRM, "mouse", (70.0, 80.0)),
        Press(Action.CONFIRM, "mouse", (90.0, 90.0), "up"),
    ]
    for button in (3, 2, 4, 5, 6):
        couch.mouse(pygame.MOUSEBUTTONDOWN, button)
    assert couch.at() == "mouse cancel, mouse why"


def test_the_wheel_scrolls_a_notch_a_press(couch):
    couch.mouse(pygame.MOUSEMOTION, pos=(1, 2))
    for notches in (1, -2, 0, 999):
        pygame.event.post(pygame.Event(pygame.MOUSEWHEEL, x=0, y=notches))
    _, up, *rest = couch.presses()
    assert up == Press(Action.SCROLL_UP, "mouse", (10.0, 20.0))
    assert [p.action for p in rest] == [Action.SCROLL_DOWN] * 2 + [Action.SCROLL_UP] * 5


def test_touch_is_read_as_the_mouse_that_sdl_makes_of_it(couch):
    for kind in (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP):
        pygame.event.post(pygame.Event(kind, touch_id=1, finger_id=1, x=0.5, y=0.5, dx=0, dy=0))
    pygame.event.post(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(1, 1), touch=True))
    assert couch.at() == "mouse confirm"


def test_when_the_window_loses_the_focus_everything_is_let_go(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    couch.key("D")
    couch.mouse(pygame.MOUSEBUTTONDOWN, 1)
    pad.axis("left", 0, -1)
    couch.at(0)
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert sorted(couch.at(0.1).split(", ")) == [
        "keys/left right-",
        "mouse confirm-",
        f"{device} up-",
    ]
    assert couch.at(5) == ""
    pad.axis("left", 0, 0)
    couch.key_up("D")
    assert couch.at(6) == ""
    assert push(couch, pad, 0, -1, 7) == "up"


# ---- rebinding


def test_new_bindings_work_at_once_and_let_go_of_what_was_held(couch):
    couch.key("SPACE")
    couch.at()
    couch.devices.rebind(Bindings().bind("left", Action.CONFIRM, "F"))
    assert couch.at() == "keys/left confirm-"
    couch.key_up("SPACE")
    couch.key("SPACE")
    couch.key("F")
    assert couch.at() == "keys/left confirm"
    assert couch.devices.bindings.left[Action.CONFIRM] == ("F",)


def test_a_captured_key_or_button_is_a_name_and_not_a_press(couch, plug):
    pad = plug()
    seated(couch, pad)
    couch.key("RETURN")
    couch.at()
    couch.devices.begin_capture("key")
    assert couch.at() == "keys/right confirm-"
    couch.key_up("RETURN")
    pad.press("south")
    assert couch.at(0.1) == ""
    assert couch.devices.capture() is None
    couch.key("G")
    couch.key("H")
    assert couch.at(0.2) == ""
    assert couch.devices.capture() == "G"
    assert couch.devices.capture() is None
    couch.key_up("G")
    pad.release("south")
    assert couch.at(0.3) == ""
    couch.key("SPACE")
    assert couch.at(0.4) == "keys/left confirm"


def test_pad_buttons_and_triggers_are_captured(couch, plug):
    pad = plug()
    seated(couch, pad)
    couch.devices.begin_capture("pad")
    couch.key("SPACE")
    pad.axis("left", 1, 0)
    assert (couch.at(), couch.devices.capture()) == ("", None)
    pad.trigger("trigger_right", 1)
    assert (couch.at(), couch.devices.capture()) == ("", "trigger_right")
    couch.devices.begin_capture("pad")
    pad.tap("stick_left")
    assert (couch.at(), couch.devices.capture()) == ("", "stick_left")
    assert couch.at(5) == ""


@pytest.mark.parametrize("kind", ["key", "pad"])
@pytest.mark.parametrize("way", ["escape", "start", "right click"])
def test_a_capture_is_given_up_by_escape_start_or_a_right_click(couch, plug, kind, way):
    pad = plug()
    seated(couch, pad)
    couch.devices.begin_capture(kind)
    match way:
        case "escape":
            couch.key("ESCAPE")
        case "start":
            pad.press("start")
        case _:
            couch.mouse(pygame.MOUSEBUTTONDOWN, 3)
    assert (couch.at(), couch.devices.capture()) == ("", "")


def test_a_pad_that_leaves_during_a_capture_is_still_lost(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    couch.devices.begin_capture("pad")
    pad.detach()
    assert couch.at() == f"{device} lost"
    couch.devices.end_capture()
    couch.key("SPACE")
    assert couch.at() == "keys/left confirm"


# ---- rumble


def test_rumble_reaches_the_motors_and_never_raises(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    couch.devices.rumble(device, 0.5, 7.0, 0.2)
    assert pad.rumbles == [(32767, 65535)]
    for seconds in (0.0, -1.0, float("nan")):
        couch.devices.rumble(device, 1, 1, seconds)
    assert len(pad.rumbles) == 1
    couch.devices.rumble(device, float("nan"), -1, float("inf"))
    pad.detach()
    for gone in (device, "mouse", "keys/left", "pad/99"):
        couch.devices.rumble(gone, 1, 1, 1)
    couch.at()
    couch.devices.rumble(device, 1, 1, 1)


# ---- the hunt


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
    """Follows presses and knows what may not happen."""

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


def test_1000_random_sequences_break_nothing(couch):
    pads: list[VirtualPad] = []
    now = 0.0
    witness = Witness(couch.devices.attached())
    for seed in range(1000):
        rng = Random(seed)
        for _ in range(rng.randrange(4, 16)):
            some_act(rng, pads, couch)
            if rng.random() < 0.4:
                now += rng.choice([0.001, 0.016, 0.09, 0.5])
                for press in couch.presses(now):
                    witness.hear(press)
                assert witness.attached == set(couch.devices.attached())
    for pad in pads:
        pad.detach()
    pygame.event.post(pygame.Event(pygame.WINDOWFOCUSLOST))
    for press in couch.presses(now):
        witness.hear(press)
    assert not witness.down
    assert couch.devices.attached() == ("keys/left", "keys/right", "mouse")
    assert couch.at(now + 9) == ""
    assert couch.complaints == []


@given(st.lists(st.tuples(st.floats(-1, 1), st.floats(-1, 1)), max_size=30))
def test_a_stick_never_gives_a_direction_that_its_axes_do_not_have(path):
    stick = Stick()
    for step, (x, y) in enumerate(path):
        stick.at = [x, y]
        stick.look(step * 0.016)
        way = {None: 1.0, "right": x, "left": -x, "down": y, "up": -y}
        assert way[stick.held] >= RELEASE_AT
        assert stick.held is None or way[OPPOSITE[stick.held]] < 0
