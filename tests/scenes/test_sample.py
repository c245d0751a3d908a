"""The sample beside the settings shows at once what a setting does."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
import pytest

from game.core.settings import CONTRASTS, SUITS, VOLUMES
from game.core.words import LANGUAGES
from game.devices.press import RIGHT_KEYS, Action
from game.kiosk.counters import Counters
from game.kiosk.kiosk import Kiosk
from game.picture.hints import file_of_glyph
from game.picture.music import CHANNELS
from game.picture.screen import WIDTH, Box
from game.scenes.settings.preview import FLIES, RESTS
from game.scenes.settings.scene import SettingsScene
from game.ui.setting_rows import FELTS, ROWS
from tests.house import OpenHouse, find_pictures
from tests.program.test_settings import focus_row

DARK = 60  # the red of bars that are full is less than that of paper and wood
REST = FLIES + RESTS / 2  # seconds after which the card lies


@pytest.fixture
def opened(open_house) -> OpenHouse:
    house = open_house("--speed", "1", "--size", "1280x720")
    house.house.stack.push(SettingsScene(house.house))
    house.frames()
    return house


def sample(house: OpenHouse) -> bytes:
    """The pixels of the right third, without the hints."""
    w, h = house.house.screen.surface.get_size()
    left = round(0.66 * w)
    return pygame.image.tobytes(
        house.house.screen.surface.subsurface(left, 0, w - left, round(0.88 * h)), "RGB")


@pytest.mark.parametrize("name", ["text", "contrast", "suits", "language"])
def test_a_turned_row_changes_the_sample(opened, name):
    house = opened
    house.house.settings.reduced_motion = True
    focus_row(house, name)
    house.frames()
    before = sample(house)
    house.press("confirm")
    assert sample(house) != before
    for _ in range(30):  # round to where it was
        if sample(house) == before:
            return
        house.press("confirm")
    pytest.fail("the usual look does not come back")


def test_it_stands_still_when_motion_is_reduced(opened):
    house = opened
    focus_row(house, "motion")
    house.frames(1, REST)
    moving = sample(house)
    house.frames(1, RESTS)
    assert sample(house) != moving, "a card flies"
    house.press("confirm")
    still = sample(house)
    for seconds in (0.2, 0.3, 1.0):
        house.frames(1, seconds)
        assert sample(house) == still


def test_the_card_flies_as_fast_as_the_speed_says(opened):
    house = opened
    focus_row(house, "speed")
    flown = []
    for _ in range(4):
        house.press("confirm")
        house.frames(1, FLIES * 0.6)
        flown.append((house.house.settings.speed, card_way(house)))
    ways = dict(flown)
    assert ways[0.5] > ways[1.0] > ways[2.0] == ways[0.0] == 0


def card_way(house: OpenHouse) -> float:
    """Return how far the card is from the place to which it flies, in pixels."""
    (x, y), screen = house.top.page.anchors["target"].center, house.house.screen
    at = next(item for item in reversed(house.screen.items)
              if item.image is house.house.art.load_picture(house.top.flight.card, 170, 238))
    left, top = screen.to_pixel(x - 85, y - 119)
    return max(abs(at.x - left) - 1, abs(at.y - top) - 1, 0)


def test_the_slower_a_card_flies_the_more_ghosts_show_its_way(opened):
    house = opened
    focus_row(house, "speed")
    seen = {}
    for _ in range(4):
        house.press("confirm")
        house.frames()
        ghost = house.house.art.fade_picture(house.top.flight.card, 170, 238)
        seen[house.house.settings.speed] = sum(
            item.image is ghost for item in house.screen.items)
    assert seen[0.5] > seen[1.0] > seen[2.0] > seen[0.0] == 0


def test_one_key_leads_from_drawer_to_drawer_and_round(opened):
    house = opened
    seen = []
    for _ in range(4):
        seen.append(house.top.focus.name)
        house.press("log")
        house.frames()
    assert seen == ["language", "music", "speed", "language"]


def chest_end(house: OpenHouse) -> float:
    """Where the chest with the rows ends, and the window beside it begins."""
    return max(spot.box.right for spot in house.top.page.spots.values()) + 20


def sign_of(house: OpenHouse, row: str) -> Box:
    """The sign of the drawer with a row."""
    drawer = ROWS[row].drawer
    return house.top.page.pointed[f"drawer/{drawer}"]


def told_twice(house: OpenHouse, glyph: str, after: str) -> bool:
    """Whether a glyph stands on the sign of the drawer that it opens, and at the foot before what
    it does."""
    page, told = house.top.page, repr(house.house.words("hint-drawer"))
    drawn = [box for name, box in find_pictures(page) if name == glyph]
    sign, foot = sorted(drawn or [box for name, box in page.leaves if name == glyph],
                        key=lambda box: box.y)
    [words] = [box for name, box in page.leaves if name == told]
    return (sign.is_within(sign_of(house, after)) and foot.y >= page.hints_top <= words.y
            and foot.right <= words.x)


def test_the_key_for_the_next_drawer_is_told_on_its_sign_and_at_the_foot(opened):
    house = opened
    for after in ("music", "speed", "language"):
        glyph = repr(house.house.devices.find_glyph(RIGHT_KEYS, Action.LOG).name)
        assert told_twice(house, glyph, after)
        house.press("log")
        house.frames()
        assert house.top.focus.name == after


def test_up_and_down_stay_in_a_drawer_and_lead_to_the_way_back(opened):
    house = opened
    for drawer in FELTS:
        rows = [row.name for row in ROWS.values() if row.drawer == drawer]
        assert house.top.focus.name == rows[0]
        house.press("up")
        assert house.top.focus.name == rows[-1], "round"
        house.press("down")
        assert house.top.focus.name == "back"
        house.press("up")
        assert house.top.focus.name == rows[-1]
        house.press("log")


@pytest.mark.parametrize(("row", "values"), [("suits", SUITS), ("contrast", CONTRASTS)])
def test_one_thing_and_the_other_stand_side_by_side_and_the_chosen_one_is_ticked(
    opened, row, values,
):
    house = opened
    focus_row(house, row)
    ticks = []
    for value in values:
        assert getattr(house.house.settings, row) == value
        house.frames()
        page = house.top.page
        tick = {id(image) for key, image in house.house.art.kept.items() if "ui/check" in key}
        ticks += [x for image, x, _ in page.drawn if id(image) in tick]
        said = [box for one in values for name, box in page.leaves
                if name == repr(house.house.words(f"{row}-{one}")) and box.x > chest_end(house)]
        assert len(said) == len(values) and said[0].right < said[1].x
        house.press("next")
    assert len(ticks) == 2 and ticks[0] < ticks[1]


def test_the_key_for_the_next_drawer_is_that_of_the_device_in_use(opened):
    house = opened
    pad = house.plug("sony", "Wireless Controller")
    house.press("down", device=pad.device)
    house.frames()
    glyph = house.house.devices.find_glyph(house.top.last_device, Action.LOG)
    assert glyph.kind == "svg"
    assert told_twice(house, f"ui/glyphs/{file_of_glyph(glyph.name)}", house.top.next_row)


def test_who_shows_the_settings_likes_what_is_heard_and_misses_what_is_not(opened):
    house = opened

    def seen() -> set[str]:
        kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
        return {kept.get(id(image), "") for image, *_ in house.top.page.drawn}
    focus_row(house, "music")
    assert "ui/teacher/head_glad" in seen()
    while house.house.settings.music:
        house.press("next")
        house.frames()
    assert "ui/teacher/head_sorry" in seen()
    focus_row(house, "speed")
    assert {"ui/teacher/head_glad", "ui/teacher/head_sorry"}.isdisjoint(seen())


def test_people_in_a_picture_of_the_settings_rest_their_arms_on_its_sill(opened):
    house = opened
    for row, count in (("language", len(LANGUAGES)), ("music", 3)):
        focus_row(house, row)
        house.frames()
        kept = {id(image): str(key[0]) for key, image in house.house.art.kept.items()}
        names = [kept.get(id(image.get_parent() or image), "") for image, *_ in
                 house.top.page.drawn]
        arms, busts = ([n for n, name in enumerate(names) if name.startswith(start)]
                       for start in ("ui/arms/", "ui/lobby/person"))
        assert len(arms) == len(busts) == count and max(busts) < min(arms), "before them"


def test_a_guest_of_a_kiosk_goes_round_her_two_drawers(opened):
    house = opened
    house.house.kiosk = Kiosk(house.house.store, house.house.settings, Counters(), safe=True)
    house.house.kiosk.idle.press(house.house.run.now)
    house.top.mark_stale()
    house.frames()
    seen = []
    for _ in range(3):
        seen.append(house.top.focus.name)
        house.press("log")
    assert seen == ["language", "speed", "language"]


def apart(one: Sequence[int], other: Sequence[int]) -> int:
    """How far two colours are from each other."""
    return max(abs(x - y) for x, y in zip(one, other, strict=True))


def test_she_says_what_the_row_in_the_focus_is_for_and_the_way_back_leaves_it(opened):
    house, say = opened, opened.house.words
    for name in ("language", "speed", "keys"):
        focus_row(house, name)
        assert repr(say(f"set-about-{name}")) in [n for n, _ in house.top.page.leaves]
    focus_row(house, "keys")
    house.press("down")
    assert house.top.focus.name == "back"
    assert repr(say("set-about-keys")) in [n for n, _ in house.top.page.leaves]


def test_the_way_back_is_told_once_and_pressed_where_it_is_told(opened):
    house = opened
    back = house.top.page.spots["back"].box
    told = [box for name, box in house.top.page.leaves if name == repr(house.house.words("back"))]
    assert len(told) == 1 and told[0].is_within(back)
    house.click(back.center)
    assert house.scene != "SettingsScene"


@pytest.mark.parametrize("name", ["music", "fire"])
def test_what_is_louder_shows_more(opened, name):
    house = opened
    focus_row(house, name)
    seen = set()
    for _ in VOLUMES[name]:
        house.press("next")
        house.frames()
        seen.add(sample(house))
    assert len(seen) == len(VOLUMES[name])


@pytest.mark.parametrize("kind", VOLUMES)
def test_a_volume_is_heard_when_it_is_turned(opened, kind):
    house = opened
    house.frames(10, 0.5)  # the fire catches slowly
    focus_row(house, kind)
    house.press("confirm")
    assert getattr(house.house.settings, kind) == 0
    pygame.mixer.stop()
    house.press("confirm")
    level = getattr(house.house.settings, kind)
    struck = [channel.get_sound() for n in range(CHANNELS, pygame.mixer.get_num_channels())
              if (channel := pygame.mixer.Channel(n)).get_busy()]
    assert [sound.get_volume() for sound in struck] == [pytest.approx(level, abs=0.01)]


def test_large_texts_take_the_whole_page(opened):
    house = opened
    house.house.settings.text = 2.0
    house.house.change()
    house.frames()
    page = house.top.page
    assert (page.problems, page.shortened) == ([], [])
    assert max(spot.box.right for spot in page.spots.values()) > 0.9 * WIDTH


def test_bars_beside_a_volume_say_how_loud_it_is(opened):
    house = opened
    focus_row(house, "music")
    seen = {}
    for _ in VOLUMES["music"]:
        box, surface = house.top.page.spots["music"].box, house.house.screen.surface
        (left, top), (right, low) = (house.house.screen.to_pixel(x, y) for x, y in (
            (box.center[0], box.y + 6), (box.right - 60, box.bottom - 6)))
        seen[house.house.settings.music] = pygame.image.tobytes(
            surface.subsurface(left, top, right - left, low - top), "RGB")
        house.press("next")
    assert len(set(seen.values())) == len(VOLUMES["music"]) == 3
    lit = {value: sum(red < DARK for red in pixels[::3]) for value, pixels in seen.items()}
    assert 0 < lit[0.25] - lit[0.0] < lit[0.5] - lit[0.25], "they grow towards the loud end"


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_keep_one_size_whatever_is_chosen(open_house, language):
    house = open_house("--size", "1280x720")
    house.house.settings.language = language
    house.house.change()
    house.house.stack.push(SettingsScene(house.house))
    house.frames()

    def size() -> set[str]:
        """The letters of all values that are shown."""
        page, art = house.top.page, house.house.art
        values = {house.top.describe(name) for rows in house.top.groups.values()
                  for name in rows}
        return {str(key[2]) for key, image in art.kept.items() if key[0] == "text"
                and str(key[2]).startswith("body@") and key[1] in values
                for drawn, *_ in page.drawn if drawn is image}
    usual = size()
    assert len(usual) == 1
    focus_row(house, "suits")
    house.press("next")
    assert house.house.settings.suits == "apart"
    assert size() == usual
