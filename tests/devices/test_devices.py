"""Real events of virtual pads, keys and the mouse in; presses out. The clock is handed in."""

import pygame
import pytest

from game.devices.devices import Action, Press
from game.devices.pads import family_of
from tests.couch import Couch, push, seated
from tests.pads import MAKERS, VirtualPad


def test_a_pad_plugged_in_before_the_start_is_open_without_a_word(plug):
    pad = plug("sony", "First")
    early = Couch()
    assert early.devices.list_attached() == ("keys/left", "keys/right", "mouse", pad.device)
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
    assert couch.devices.list_attached()[3:] == (second.device, third.device)
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
    assert device not in couch.devices.list_attached()
    assert couch.devices.pad_name(device) == "Blue pad"  # to say whose pad it was


@pytest.mark.parametrize("maker", MAKERS)
def test_the_family_is_read_from_the_vendor(couch, plug, maker):
    pad = plug(maker, "Whatever")
    device = seated(couch, pad)
    assert (couch.devices.find_family(device), couch.devices.pad_name(device)) == (
        maker, "Whatever")


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
    assert len(couch.devices.list_attached()) == 3


@pytest.mark.parametrize(("name", "buttons"), [
    ("Lamzu Keyboard", 15), ("Acme System Control", 15), ("ELAN touchpad", 15), ("Odd stick", 0)])
def test_nothing_is_said_of_a_device_that_is_no_pad(couch, name, buttons):
    odd = VirtualPad("generic", name, mapped=False, buttons=buttons).attach()
    assert couch.at() == ""
    odd.detach()
    assert couch.complaints == []


def test_leaving_and_reopening_the_display_keeps_the_pads(couch, plug):
    pad = plug()
    device = seated(couch, pad)
    pygame.display.quit()
    pygame.display.init()
    pygame.display.set_mode((192, 108))
    pad.press("south")
    assert couch.at() == f"{device} confirm"
    assert device in couch.devices.list_attached()


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
    assert couch.devices.find_glyph(one.device, Action.CONFIRM).name == "xbox_east"
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


def test_a_mouse_that_has_not_moved_points_at_nothing(couch):
    couch.mouse(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0))  # the window has opened under it
    assert couch.presses() == []
    couch.mouse(pygame.MOUSEMOTION, pos=(2, 1))
    assert couch.presses() == [Press(Action.POINT, "mouse", (20.0, 10.0))]
    couch.mouse(pygame.MOUSEMOTION, pos=(3, 1), rel=(0, 0))
    assert couch.presses() == [Press(Action.POINT, "mouse", (30.0, 10.0))]


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
