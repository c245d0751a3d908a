"""Settings: kept whole, read typed, and a broken file set aside with a sentence."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from game.core.files import write_whole
from game.core.settings import CONTRASTS, SPEEDS, SUITS, TEXT_SIZES, Settings, load, save
from game.devices.press import Action
from game.scenes.settings.scene import SettingsScene
from tests.house import OpenHouse
from tests.tables.test_table import focus
from tests.ways import walk

ANY = st.builds(
    Settings,
    language=st.sampled_from(["en", "sv"]), volume=st.floats(0, 1), fire=st.floats(0, 1),
    text=st.sampled_from(TEXT_SIZES), speed=st.sampled_from(SPEEDS),
    contrast=st.sampled_from(CONTRASTS), suits=st.sampled_from(SUITS),
    reduced_motion=st.booleans(), fullscreen=st.booleans(),
    names=st.dictionaries(st.sampled_from("01234"),
                          st.text(st.characters(categories=["L", "N", "P"]), max_size=10)),
)


@hypothesis_settings(max_examples=40,
                     suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(ANY)
def test_what_is_saved_is_loaded(tmp_path, chosen):
    file = tmp_path / "deep" / "settings.json"
    assert save(file, chosen) is None
    assert load(file) == (chosen, [])
    assert [f.name for f in file.parent.iterdir()] == ["settings.json"]


def test_without_a_file_the_defaults_hold_and_nothing_is_written(tmp_path):
    assert load(tmp_path / "settings.json") == (Settings(), [])
    assert list(tmp_path.iterdir()) == []


BROKEN = {
    b"": "Input data was truncated",
    b"\x00\xff": "JSON is malformed",
    b"[]": "Expected `object`, got `array`",
    b'{"volume": 1.5}': "Expected `float` <= 1.0 - at `$.volume`",
    b'{"text": 3}': "Expected `float` <= 2.0 - at `$.text`",
    b'{"text": "large"}': "Expected `float`, got `str` - at `$.text`",
    b'{"language": "fi"}': "Invalid enum value 'fi' - at `$.language`",
    b'{"names": {"0": 7}}': "Expected `str`, got `int` - at `$.names[...]`",
    b'{"volume": 0.5': "Input data was truncated",
}


@pytest.mark.parametrize(("content", "reason"), BROKEN.items())
def test_a_broken_file_is_set_aside_and_the_field_is_named(tmp_path, content, reason):
    file = tmp_path / "settings.json"
    file.write_bytes(content)
    settings, (sentence,) = load(file)
    assert settings == Settings()
    assert sentence.startswith(f"{file}: the settings are broken, {reason}")
    assert sentence.endswith("it is set aside as settings.json.broken-1")
    assert "\n" not in sentence
    assert not file.exists()
    assert (tmp_path / "settings.json.broken-1").read_bytes() == content


def test_a_file_that_cannot_be_read_or_written_is_named(tmp_path):
    folder = tmp_path / "settings.json"
    folder.mkdir()
    settings, (sentence,) = load(folder)
    assert settings == Settings()
    assert sentence == f"{folder}: the settings cannot be read: Is a directory"
    (tmp_path / "plain").write_bytes(b"")
    trouble = save(tmp_path / "plain" / "settings.json", Settings())
    assert trouble is not None
    assert "plain/settings.json: the settings are not kept: " in trouble


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no /dev/full here")
def test_a_full_disk_leaves_the_old_settings(tmp_path):
    file = tmp_path / "settings.json"
    save(file, Settings(volume=0.25))
    (tmp_path / "settings.json.part").symlink_to("/dev/full")
    trouble = save(file, Settings(volume=0.75))
    assert trouble == f"{file}: the settings are not kept: No space left on device"
    assert load(file) == (Settings(volume=0.25), [])


def test_a_file_is_replaced_in_one_step(tmp_path):
    file = tmp_path / "a"
    file.write_bytes(b"old")
    with file.open("rb") as reader:
        write_whole(file, b"new")
        assert reader.read() == b"old", "who reads sees the old file or the new one"
    assert file.read_bytes() == b"new"


def test_a_new_files_name_is_on_the_disk_as_well_as_what_is_in_it(tmp_path, monkeypatch):
    flushed = []
    fsync = os.fsync

    def noted(handle):
        fsync(handle)
        flushed.append((os.fstat(handle).st_ino, (tmp_path / "a").exists()))

    monkeypatch.setattr(os, "fsync", noted)
    write_whole(tmp_path / "a", b"new")
    assert flushed == [((tmp_path / "a").stat().st_ino, False), (tmp_path.stat().st_ino, True)]


# in the house

def kept(house: OpenHouse) -> Settings:
    file = house.house.store.data / "settings.json"
    return msgspec.json.decode(file.read_bytes(), type=Settings)


def test_a_change_holds_at_once_and_at_the_next_start(open_house):
    house = open_house()
    focus(house, "settings")
    house.press("confirm")
    for name, presses in (("language", 1), ("text", 2), ("motion", 1), ("volume", 1),
                          ("contrast", 1), ("suits", 1)):
        focus_row(house, name)
        house.press(*["confirm"] * presses)
    s = house.house.settings
    assert (s.language, s.text, s.reduced_motion, s.volume) == ("sv", 1.5, True, 0.0)
    assert house.house.words("settings") == "Inställningar"
    assert house.house.art.text_scale == 1.5
    assert (s.contrast, s.suits) == ("high", "apart")
    assert house.house.art.look[1:] == (1.5, True, True)
    assert kept(house) == s
    again = open_house()
    assert again.house.settings == s
    assert again.house.words.language == "sv"
    assert again.house.art.look[1:] == (1.5, True, True)


def test_settings_of_a_time_without_contrast_and_colours_are_still_read(tmp_path):
    file = tmp_path / "settings.json"
    file.write_text('{"language": "sv", "text": 1.25}')
    assert load(file) == (Settings(language="sv", text=1.25), [])


def focus_row(house: OpenHouse, name: str) -> None:
    for _ in range(30):
        if house.top.focus.name == name:
            return
        house.press(walk(house.top.page.spots, house.top.focus.name, name)[0]
                    if name in house.top.page.spots else Action.LOG)  # which opens the next drawer
    raise AssertionError(f"nothing leads to {name}")


def test_left_and_right_change_a_row_and_leave_the_focus_there(open_house):
    house = open_house()
    house.house.stack.push(SettingsScene(house.house))
    house.frames()
    focus_row(house, "text")
    seen = []
    for way in ("right", "left"):
        house.press(way)
        seen.append(house.house.settings.text)
    assert seen == [TEXT_SIZES[1], TEXT_SIZES[0]]
    assert house.top.focus.name == "text"


def test_a_pointer_opens_a_group_of_settings_by_its_sign(open_house):
    house = open_house()
    house.house.stack.push(SettingsScene(house.house))
    house.frames()
    for drawer, name in (("sound", "music"), ("play", "speed"), ("look", "language")):
        house.click(house.top.page.pointed[f"drawer/{drawer}"].center)
        assert house.top.focus.name == name
        assert house.top.page.spots[name].box.h > 40


def test_broken_settings_are_told_over_the_title(tmp_path, open_house):
    (tmp_path / "settings.json").write_bytes(b'{"volume": 7}')
    house = open_house()
    house.frames(30)
    (sentence,) = [s for s in house.notices() if "settings.json" in s]
    assert "$.volume" in sentence
    assert house.scene == "TitleScene"


def test_values_that_no_row_offers_can_be_turned(tmp_path, open_house):
    (tmp_path / "settings.json").write_bytes(b'{"volume": 0.37, "text": 1.3, "speed": 1.8}')
    house = open_house()
    focus(house, "settings")
    house.press("confirm")
    house.frames()
    for name in ("text", "speed", "volume"):
        focus_row(house, name)
        house.press("next")
    s = house.house.settings
    assert (s.text, s.speed, s.volume) == (1.5, 0.0, 0.7)


def test_bindings_of_another_house_are_told_and_the_usual_ones_hold(tmp_path, open_house):
    (tmp_path / "settings.json").write_bytes(b'{"bindings": {"left": {"up": "NOKEY"}}}')
    house = open_house()
    assert [s for s in house.notices() if "NOKEY" in s]
    house.key("RETURN")
    assert house.scene == "LobbyScene"


def test_settings_that_cannot_be_kept_are_told_and_hold_for_the_evening(tmp_path, open_house):
    house = open_house()
    (tmp_path / "settings.json").unlink(missing_ok=True)
    (tmp_path / "settings.json").mkdir()
    house.house.settings.text = 2.0
    house.house.change()
    house.frames()
    assert house.house.art.text_scale == 2.0
    assert [s for s in house.notices() if "the settings are not kept" in s]


def test_the_mark_that_notepad_writes_is_harmless(tmp_path):
    file = tmp_path / "settings.json"
    file.write_bytes(b"\xef\xbb\xbf" + b'{"text": 1.5}')
    assert load(file) == (Settings(text=1.5), [])
