"""The binding table: refused when it cannot be played with, changed live, shown as glyphs."""

import json
from dataclasses import replace

import pygame
import pytest

from game.devices.bindings import BINDABLE, BOTH, FAMILIES, LEFT, PAD, BindingError
from game.devices.devices import Action, Bindings
from game.devices.glyphs import DRAWINGS, Glyph, key_cap, read_key_labels
from tests.couch import seated
from tests.pads import MAKERS


def refusal(make):
    with pytest.raises(BindingError) as caught:
        make()
    return caught.value.key, caught.value.values


def test_bindings_survive_the_settings_file():
    mine = replace(
        Bindings().bind("right", Action.WHY, "RCTRL").bind("pad", Action.UNDO, "paddle_1"),
        swap=frozenset({"8bitdo"}),
    )
    again = Bindings.read(json.loads(json.dumps(mine.to_plain())))
    assert again.to_plain() == mine.to_plain()
    assert again == mine
    assert mine.to_plain()["right"]["confirm"] == "RETURN KP_ENTER"
    assert Bindings.read({}) == Bindings()


def test_for_a_phone_stands_what_was_pressed_last_at_the_screen(couch, plug):
    def told() -> Glyph:
        return couch.devices.find_glyph("phone/3", Action.CONFIRM)

    assert told() == couch.devices.find_glyph("keys/right", Action.CONFIRM)
    pad = plug("sony")
    device = seated(couch, pad)
    pad.tap("south")
    couch.at()
    assert told() == couch.devices.find_glyph(device, Action.CONFIRM)
    pad.detach()
    couch.at()
    assert told() == couch.devices.find_glyph("keys/right", Action.CONFIRM)


def test_a_settings_file_that_names_little_keeps_the_rest():
    some = Bindings.read({"left": {"confirm": "F", "log": ""}, "swap": {"xbox": "yes"}})
    assert some.left == {**LEFT, Action.CONFIRM: ("F",), Action.LOG: ()}
    assert some.swap == {"nintendo", "xbox"}
    assert Bindings.read({"swap": {"nintendo": "no"}}).swap == frozenset()


@pytest.mark.parametrize(
    ("plain", "key", "named"),
    [
        ({"middle": {}}, "binding-table", {"table": "middle"}),
        ({"left": {"jump": "J"}}, "binding-action", {"table": "left", "action": "jump"}),
        ({"left": {"found": "J"}}, "binding-action", {"action": "found"}),
        ({"left": {"why": "ANY"}}, "binding-key", {"action": "why", "name": "ANY"}),
        ({"left": {"why": "south"}}, "binding-key", {"name": "south"}),
        ({"pad": {"why": "W"}}, "binding-button", {"name": "W"}),
        ({"left": {"why": "UP"}}, "binding-taken", {"name": "UP", "first": "left/why"}),
        ({"left": {"why": "W"}}, "binding-taken", {"first": "left/up", "second": "left/why"}),
        ({"both": {"rules": "RETURN"}}, "binding-taken", {"second": "both/rules"}),
        ({"pad": {"why": "south"}}, "binding-taken", {"name": "south", "second": "pad/why"}),
        ({"left": {"why": "KP0", "log": "KP_0"}}, "binding-taken", {"name": "KP_0"}),
        ({"right": {"cancel": ""}}, "binding-missing", {"table": "right", "action": "cancel"}),
        ({"pad": {"up": " "}}, "binding-missing", {"table": "pad", "action": "up"}),
        ({"swap": {"sega": "yes"}}, "binding-family", {"family": "sega"}),
        ({"swap": {"sony": "maybe"}}, "binding-swap", {"value": "maybe"}),
    ],
)
def test_a_table_that_cannot_be_played_with_is_refused_with_its_reason(plain, key, named):
    why, values = refusal(lambda: Bindings.read(plain))
    assert why == key
    assert named.items() <= values.items()


def test_binding_a_taken_key_names_both_actions():
    key, values = refusal(lambda: Bindings().bind("right", Action.WHY, "SPACE"))
    assert key == "binding-taken"
    assert values == {"name": "SPACE", "first": "left/confirm", "second": "right/why"}


def test_no_key_is_a_modifier_and_every_half_can_do_everything():
    bound = Bindings()
    names = [n for t in (bound.left, bound.right, bound.both) for keys in t.values() for n in keys]
    assert not [n for n in names if n.endswith(("CTRL", "SHIFT", "ALT", "GUI"))]
    for half in (bound.left, bound.right):
        assert {*half, *BOTH} == BINDABLE
    assert {*PAD} == BINDABLE - {Action.FULLSCREEN}


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


@pytest.mark.parametrize("maker", MAKERS)
def test_the_hint_bar_shows_the_button_that_confirms(couch, plug, maker):
    device = seated(couch, plug(maker))
    side = "east" if maker == "nintendo" else "south"
    assert couch.devices.find_glyph(device, Action.CONFIRM) == Glyph("svg", f"{maker}_{side}")


def test_glyphs_and_dispatch_come_from_the_same_table(couch, plug):
    pad = plug("nintendo")
    device = seated(couch, pad)
    for action in (Action.CONFIRM, Action.CANCEL, Action.RULES, Action.PAUSE, Action.LEFT):
        pad.tap(couch.devices.find_glyph(device, action).name.removeprefix("nintendo_"))
        assert couch.at() == f"{device} {action}, {device} {action}-"
    couch.devices.rebind(Bindings().bind("pad", Action.WHY, "stick_left"))
    assert couch.devices.find_glyph(device, Action.WHY).name == "nintendo_stick_left"


def test_keys_are_shown_as_they_are_printed(couch):
    def cap(device, action):
        return couch.devices.find_glyph(device, action)

    assert cap("keys/left", Action.UP) == Glyph("key", "W")
    assert cap("keys/left", Action.CONFIRM) == Glyph("key", "Space")
    assert cap("keys/right", Action.CONFIRM) == Glyph("key", "Enter")
    assert cap("keys/right", Action.UP) == Glyph("key", "↑")
    assert cap("keys/right", Action.WHY) == Glyph("key", "/")
    assert cap("keys/right", Action.NEXT) == Glyph("key", "PgDn")
    assert cap("keys/left", Action.PAUSE) == cap("keys/right", Action.PAUSE) == Glyph("key", "Esc")
    assert cap("keys/left", Action.LOST).kind == "none"


def test_another_keyboard_layout_changes_the_caps():
    french = {pygame.KSCAN_W: "z", pygame.KSCAN_Q: "a", pygame.KSCAN_MINUS: "ß"}
    assert [key_cap(name, french) for name in ("W", "Q", "MINUS", "F1")] == ["Z", "A", "ß", "F1"]
    assert read_key_labels()[pygame.KSCAN_Z] == "z"


def test_the_mouse_and_lost_pads_have_glyphs_too(couch, plug):
    assert couch.devices.find_glyph("mouse", Action.CANCEL) == Glyph("svg", "mouse_right")
    assert couch.devices.find_glyph("mouse", Action.LOG).kind == "none"
    pad = plug("sony")
    device = seated(couch, pad)
    pad.detach()
    couch.at()
    assert couch.devices.find_glyph(device, Action.CONFIRM) == Glyph("svg", "sony_south")
    assert couch.devices.find_glyph(device, Action.FULLSCREEN).kind == "none"


def test_every_drawing_that_is_asked_for_is_listed(couch, plug):
    devices = [seated(couch, plug(maker)) for maker in FAMILIES]
    glyphs = {couch.devices.find_glyph(d, action) for d in (*devices, "mouse") for action in Action}
    assert {glyph.name for glyph in glyphs if glyph.kind == "svg"} <= DRAWINGS
