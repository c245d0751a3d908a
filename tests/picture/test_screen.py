"""The window: logical units on any number of pixels; it survives every change of its size."""

from __future__ import annotations

import pygame
import pytest

from game.picture.art import Art
from game.picture.screen import HEIGHT, WIDTH, Box, Item, Screen
from game.picture.theme import BUTTON, DIM, IVORY, PANEL, PARCHMENT
from tests.house import OpenHouse
from tests.tables.test_table import PLACED

SIZES = {(1280, 720): (2 / 3, 0, 0), (1920, 1080): (1, 0, 0), (3840, 2160): (2, 0, 0),
         (1280, 1024): (2 / 3, 0, 152), (1024, 768): (1024 / 1920, 0, 96),
         (2560, 1080): (1, 320, 0), (800, 1280): (800 / 1920, 0, 415)}


@pytest.fixture(autouse=True)
def _display():
    pygame.display.init()
    pygame.font.init()


@pytest.mark.parametrize(("size", "expected"), SIZES.items())
def test_the_layout_is_as_large_as_it_can_be_and_in_the_middle(size, expected):
    screen = Screen(size)
    assert (screen.scale, screen.left, screen.top) == pytest.approx(expected, abs=0.51)
    assert screen.to_pixel(0, 0) == (round(screen.left), round(screen.top))
    right, bottom = screen.to_pixel(WIDTH, HEIGHT)
    assert right <= size[0]
    assert bottom <= size[1]
    assert right == size[0] or bottom == size[1]


@pytest.mark.parametrize("size", SIZES)
def test_a_pixel_and_its_logical_point_lead_to_each_other(size):
    screen = Screen(size)
    for x, y in [(0, 0), (1, 1), (960, 540), (1919, 1079), (333, 777)]:
        back = screen.to_logical(screen.to_pixel(x, y))
        assert back == pytest.approx((x, y), abs=0.51 / screen.scale)
        assert screen.to_pixel(*back) == screen.to_pixel(x, y)


def test_the_letterbox_lies_outside_of_the_logical_area():
    screen = Screen((1280, 1024))
    assert screen.to_logical((640, 10))[1] < 0
    assert screen.to_logical((640, 1014))[1] > HEIGHT


def test_what_is_put_is_drawn_at_its_pixels_and_what_goes_is_gone():
    screen = Screen((192, 108))
    red, blue = pygame.Surface((20, 20)), pygame.Surface((192, 108))
    red.fill((200, 0, 0))
    blue.fill((0, 0, 90))
    for shown in (True, False):
        screen.begin()
        screen.cover_window(blue)
        if shown:
            screen.put(red, 100, 200)
        assert screen.show()
        colours = [screen.surface.get_at(at)[:3] for at in ((10, 20), (29, 39), (30, 40), (9, 20))]
        inside = (200, 0, 0) if shown else (0, 0, 90)
        assert colours == [inside, inside, (0, 0, 90), (0, 0, 90)]
    screen.begin()
    screen.cover_window(blue)
    assert not screen.show(), "nothing has changed"
    screen.forget()
    screen.begin()
    screen.cover_window(blue)
    assert screen.show(), "the window was uncovered"


def test_light_tints_what_lies_under_it_and_goes_again():
    screen = Screen((640, 360))
    board, dusk, lamp = (pygame.Surface((40, 40)) for _ in range(3))
    for image, tone in ((board, (200, 100, 60)), (dusk, (128, 255, 255)), (lamp, (0, 30, 0))):
        image.fill(tone)
    for lit in (True, False):
        screen.begin()
        screen.put(board, 0, 0)
        if lit:
            screen.put_light(dusk, 0, 0, pygame.BLEND_RGB_MULT)
            screen.put_light(lamp, 0, 0, pygame.BLEND_RGB_ADD)
        screen.show()
        seen = (100, 130, 60) if lit else (200, 100, 60)
        assert screen.surface.get_at((5, 5))[:3] == pytest.approx(seen, abs=2)


def test_only_what_differs_is_drawn():
    screen = Screen((192, 108))
    still, moving = pygame.Surface((192, 108)), pygame.Surface((10, 10))
    for x in (0, 100):
        screen.begin()
        screen.cover_window(still)
        screen.put(moving, x, 0)
        screen.surface.fill("white")
        screen.show()
    drawn = pygame.mask.from_threshold(screen.surface, "black", (1, 1, 1))
    assert [tuple(rect) for rect in drawn.get_bounding_rects()] == [(0, 0, 20, 10)]
    assert drawn.count() == 200


@pytest.mark.parametrize(("alpha", "sheer", "seen"), [
    (255, False, False), (200, False, True), (255, True, True)])
def test_under_what_hides_the_whole_window_nothing_is_drawn(alpha, sheer, seen):
    screen = Screen((192, 108))
    cloth = pygame.Surface((192, 108), pygame.SRCALPHA if sheer else 0)
    thing = pygame.Surface((20, 20))
    for x in (100, 300):
        screen.begin()
        screen.put(thing, x, 200)
        screen.cover_window(cloth, alpha)
        changed = screen.show()
    assert changed is seen


def test_things_that_change_their_order_are_drawn_anew():
    screen = Screen((192, 108))
    red, blue = pygame.Surface((20, 20)), pygame.Surface((20, 20))
    red.fill((200, 0, 0))
    blue.fill((0, 0, 200))
    for top, colour in ((blue, (0, 0, 200)), (red, (200, 0, 0))):
        screen.begin()
        for image in (red, blue) if top is blue else (blue, red):
            screen.put(image, 0, 0)
        screen.show()
        assert screen.surface.get_at((5, 5))[:3] == colour


def test_nothing_is_drawn_that_cannot_be_seen():
    screen = Screen((192, 108))
    screen.begin()
    screen.put(pygame.Surface((5, 5)), 0, 0, 0)
    screen.put_centered(pygame.Surface((5, 5)), 0, 0, -3)
    assert screen.items == []
    screen.put(pygame.Surface((5, 5)), 0, 0, 300)
    item, = screen.items
    assert item == Item(item.image, 0, 0, 255)


@pytest.mark.parametrize(("one", "two", "meets", "within"), [
    (Box(0, 0, 10, 10), Box(10, 0, 5, 5), False, False),
    (Box(0, 0, 10, 10), Box(9, 9, 5, 5), True, False),
    (Box(2, 2, 3, 3), Box(0, 0, 10, 10), True, True),
])
def test_boxes_meet_and_lie_within_each_other(one, two, meets, within):
    assert (one.overlaps(two), two.overlaps(one)) == (meets, meets)
    assert one.is_within(two) == within


# the window of the house

def resize(house: OpenHouse, size: tuple[int, int]) -> None:
    """What SDL does when somebody pulls at the window: its size changes, then an event says so."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1]))


def scaled(house: OpenHouse) -> float:
    """How many pixels a logical unit has, measured on a pillar that is drawn."""
    wide = house.table.show.board.box_of("b4").w * house.table.style.looks["pillar"].wide
    image = house.house.art.load_picture("pieces/hamnar/pillar", wide, wide)
    assert image in [item.image for item in house.screen.items]
    return image.get_width() / wide


def test_a_new_size_is_rasterised_anew_when_it_has_settled(open_house):
    house = open_house("--size", "640x360", "--speed", "1")
    house.at_table(moves=PLACED)
    house.frames(30)
    assert scaled(house) == pytest.approx(1 / 3, rel=0.02)
    resize(house, (960, 540))
    assert house.changes(), "the last frame is stretched meanwhile"
    house.frames(5)
    assert house.house.screen.scale == pytest.approx(1 / 3), "it may still be pulled"
    resize(house, (1280, 720))
    house.frames(8)
    assert house.house.screen.scale == pytest.approx(1 / 3), "150 ms after the last change"
    house.frames(4)
    assert house.house.screen.scale == pytest.approx(2 / 3)
    assert scaled(house) == pytest.approx(2 / 3, rel=0.02)
    assert house.house.screen.surface.get_size() == (1280, 720)
    pictured = house.picture()
    house.house.screen.forget()
    house.frames()
    assert house.picture() == pictured


def test_a_window_that_is_told_the_size_it_has_goes_on_at_once(open_house):
    house = open_house("--size", "640x360", "--speed", "instant")
    house.at_table(moves=PLACED)
    house.frames(12)
    pygame.event.post(pygame.Event(pygame.WINDOWSIZECHANGED, x=640, y=360))
    before = house.picture()
    house.press("down", device="keys/right")
    assert house.picture() != before


def test_presses_are_not_lost_while_the_window_changes(open_house):
    house = open_house("--size", "640x360", "--speed", "instant")
    house.at_table()
    resize(house, (960, 540))
    house.play("@sun")
    assert [line.move for line in house.match.record.lines] == ["@sun"]
    house.frames(12)
    house.click("orb/pawn")
    assert "No seat here is yours. Every chair is taken." in house.words()


def test_a_picture_is_the_same_whatever_sizes_came_before(open_house):
    house = open_house("--size", "640x360", "--speed", "instant")
    house.at_table(moves=PLACED)
    house.frames(3)
    before = house.picture()
    for size in ((800, 600), (640, 360)):
        resize(house, size)
        house.frames(12)
    assert house.picture() == before


def test_fullscreen_and_back_keeps_scene_and_match(open_house):
    house = open_house("--size", "640x360", "--speed", "instant")
    table = house.at_table(moves=PLACED)
    house.frames(3)
    before = house.picture()
    house.key("F11")
    house.frames(12)
    assert house.house.screen.fullscreen
    assert house.house.settings.fullscreen
    assert house.top is table
    house.play("b5-b4")
    house.key("F11")
    house.frames(12)
    assert not house.house.screen.fullscreen
    assert house.house.screen.surface.get_size() == (640, 360)
    house.press("undo", device="keys/right")
    house.table.focus[1] = next(iter(house.table.questions.map_places(1)))
    house.frames(3)
    assert len(house.picture()) == len(before)
    assert house.table.show.layer.map_pieces() == {
        p: t for p, t in table.rules.table(table.match.state).items() if isinstance(t, str)}


def test_a_window_that_was_uncovered_is_drawn_whole(house):
    house.at_table(moves=PLACED)
    house.frames(3)
    before = house.picture()
    house.house.screen.surface.fill((255, 0, 255))
    pygame.event.post(pygame.Event(pygame.WINDOWEXPOSED))
    house.frames()
    assert house.picture() == before


def test_an_image_is_made_once_for_a_size_and_anew_for_another():
    pygame.display.set_mode((192, 108))
    art = Art(1.0)
    first = art.draw_text("Hamnár", "body", (0, 0, 0))
    assert art.draw_text("Hamnár", "body", (0, 0, 0)) is first
    art.fit(1.0, 1.0)
    assert art.draw_text("Hamnár", "body", (0, 0, 0)) is first
    art.fit(2.0, 1.0)
    assert art.draw_text("Hamnár", "body", (0, 0, 0)).get_height() > 1.8 * first.get_height()
    art.fit(1.0, 2.0)
    assert art.line_height("body") > 1.8 * first.get_height()
    assert art.line_height("body@1") == pytest.approx(first.get_height(), abs=1)
    assert art.line_height("title") == pytest.approx(Art(1.0).line_height("title"))


def test_high_contrast_makes_plates_solid_and_dark_words_pure_and_the_ring_wide():
    pygame.display.set_mode((192, 108))
    usual, high = Art(1.0), Art(1.0, contrast=True)
    for words, plate in ((IVORY, PANEL), (DIM, BUTTON)):
        before, after = (art.draw_plate(100, 60, plate).get_at((50, 30)) for art in (usual, high))
        assert before.a < 240
        assert after.a > 250
        assert max(after[:3]) < max(before[:3])
        lit = high.draw_text("I", "heading", words)
        strokes = {tuple(lit.get_at((x, y))) for x in range(lit.get_width())
                   for y in range(lit.get_height())}
        assert (255, 255, 255, 255) in strokes
    assert min(high.draw_plate(100, 60, PARCHMENT).get_at((50, 30))[:3]) > 160, "light ones stay"
    assert high.rim > usual.rim
