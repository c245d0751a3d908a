"""Trees on pages, and what a pointer presses there."""

from __future__ import annotations

import pygame
import pytest

from game.devices.press import MOUSE, Action, Press
from game.picture.page import Page
from game.picture.theme import INK
from game.scenes.menu import MenuScene
from game.ui.box import Box
from game.ui.layout import Node, Picture, Text, row
from game.ui.show import PageRuler, show
from tests.house import OpenHouse


class TwoBoxes(MenuScene):
    """A box for all devices, and one for a pointer alone."""

    def __init__(self, house) -> None:
        super().__init__(house)
        self.chosen: list[tuple[str, int]] = []

    def build(self, page: Page) -> Node:  # noqa: ARG002
        return row(Node(name="all", width=200), Node(name="arrow", width=100, pointer_only=True))

    def choose(self, name: str, step: int) -> None:
        self.chosen.append((name, step))


def test_a_pointer_presses_what_never_has_the_focus(house: OpenHouse):
    scene = TwoBoxes(house.house)
    house.house.stack.push(scene)
    assert [*scene.page.spots] == ["all"]
    assert [*scene.page.pointed] == ["arrow"]
    at = scene.page.pointed["arrow"]
    assert (at.x - scene.page.spots["all"].box.x, at.w) == (200, 100)
    house.press("right")
    assert scene.focus.name == "all"
    scene.press(Press(Action.CONFIRM, MOUSE, at.center))
    scene.press(Press(Action.CONFIRM, MOUSE, at.center, "up"))
    assert (scene.chosen, scene.last_device) == ([("arrow", 1)], MOUSE)
    scene.press(Press(Action.CONFIRM, MOUSE, scene.page.spots["all"].box.center))
    assert scene.chosen[1:] == [("all", 1)]


def test_a_page_keeps_the_box_of_a_node_with_an_anchor(house: OpenHouse):
    page = Page(house.house.art)
    show(page, row(Node(width=30), Node(anchor="here", grow=1)), Box(100, 100, 200, 50),
         lambda _name, _step: None)
    assert page.anchors == {"here": Box(130, 100, 170, 50)}


def test_a_mirrored_picture_of_one_colour_is_mirrored(house: OpenHouse):
    page, other = Page(house.house.art), Page(house.house.art)
    for one, mirrored in ((page, False), (other, True)):
        show(one, Picture(source="ui/play", height=40, ink=INK, mirrored=mirrored),
             Box(100, 100, 40, 40), print)
    image, flipped = page.drawn[0].image, other.drawn[0].image
    assert pygame.image.tobytes(pygame.transform.flip(image, flip_x=True, flip_y=False),
                                "RGBA") == pygame.image.tobytes(flipped, "RGBA")


def test_a_picture_is_cut_off_at_its_foot_where_only_a_part_is_shown(house: OpenHouse):
    page = Page(house.house.art)
    for shown in (1.0, 0.5):
        show(page, Picture(source="ui/play", shown=shown), Box(0, 0, 80, 80 * shown))
    whole, upper = (one.image for one in page.drawn)
    assert upper.get_width() == whole.get_width()
    assert abs(upper.get_height() - whole.get_height() / 2) <= 1, "to a whole pixel"
    assert pygame.image.tobytes(upper, "RGBA") == pygame.image.tobytes(
        whole.subsurface(upper.get_rect()), "RGBA")


def test_a_picture_without_an_aspect_is_stretched_over_its_box(house: OpenHouse):
    page = Page(house.house.art)
    for w, h, turned in ((200, 50, 0), (50, 200, 90)):
        show(page, Picture(source="ui/play", aspect=0, turned=turned), Box(0, 0, w, h))
    scale = page.art.scale
    assert [one.image.get_size() for one in page.drawn] == [
        (round(200 * scale), round(50 * scale)), (round(50 * scale), round(200 * scale))]


def test_a_picture_is_turned_and_keeps_a_part_of_its_light(house: OpenHouse):
    page = Page(house.house.art)
    for picture in (Picture(source="ui/star"), Picture(source="ui/star", turned=180),
                    Picture(source="ui/star", light=102)):
        show(page, picture, Box(0, 0, 80, 80))
    plain, turned, dim = (one.image for one in page.drawn)
    assert pygame.image.tobytes(turned, "RGBA") == pygame.image.tobytes(
        pygame.transform.rotate(plain, 180), "RGBA")
    x, y = plain.get_rect().center
    assert [round(0.4 * part) for part in plain.get_at((x, y))[:3]] == pytest.approx(
        dim.get_at((x, y))[:3], abs=1)


def test_a_picture_seen_from_near_covers_its_box_round_a_point_of_it(house: OpenHouse):
    page, box = Page(house.house.art), Box(100, 100, 300, 60)
    for down in (0, 1):
        show(page, Picture(source="table/night", aspect=16 / 9, near=2, down=down), box)
    whole = page.art.load_picture("table/night", 600, 600 * 9 / 16)
    top, foot = (one.image for one in page.drawn)
    x, low = (whole.get_width() - top.get_width()) // 2, whole.get_height() - top.get_height()
    assert top.get_size() == foot.get_size() == (
        page.art.to_pixels(box.w), page.art.to_pixels(box.h))
    for image, y in ((top, 0), (foot, low)):
        assert pygame.image.tobytes(image, "RGB") == pygame.image.tobytes(
            whole.subsurface((x, y, *image.get_size())), "RGB")


def test_nothing_else_may_cover_a_leaf(house: OpenHouse):
    page = Page(house.house.art)
    for name in ("one", "other"):
        show(page, Node(anchor=name, leaf=True), Box(200, 200, 100, 100))
    assert page.problems == ["other overlaps one"]


def test_a_text_in_lines_is_no_wider_than_the_room_that_breaks_it(house: OpenHouse):
    ruler, words = PageRuler(Page(house.house.art)), Text(words="one two three four " * 9)
    whole = ruler.measure(words, 1.0, None)
    for width in (whole.w / 2, whole.w / 3, whole.w / 5):
        found = ruler.measure(words, 1.0, width)
        assert found.w <= width and found.h > whole.h


def test_a_text_of_one_line_becomes_smaller_and_is_never_broken(house: OpenHouse):
    art = house.house.art
    w, h = art.measure_text("Freja and Ask share it", "body@1")
    page = Page(art)
    show(page, Text(words="Freja and Ask share it", one_line=True), Box(100, 100, 0.8 * w, 4 * h))
    assert page.problems == []
    assert page.words[0][1].h < h


def test_words_on_two_lines_are_as_large_as_their_room_allows(open_house):
    art = open_house("--size", "1280x720").house.art
    words = Text(words="Close an open hand", style="strong", size=1.3)
    for width in range(240, 300):
        assert PageRuler(Page(art)).has_room(words, 1.0, Box(0, 0, width, 130))


def test_a_picture_stands_in_the_middle_of_a_box_or_at_an_edge(house: OpenHouse):
    page = Page(house.house.art)
    for across, down in ((0.5, 0.5), (1, 0.5), (0, 1)):
        show(page, Picture(source="ui/play", height=40, across=across, down=down),
             Box(100, 100, 140, 40))
        show(page, Picture(source="ui/play", height=40, across=across, down=down),
             Box(100, 100, 40, 140))
    assert [(x, y) for _, x, y in page.drawn] == [
        (150, 100), (100, 150), (200, 100), (100, 150), (100, 100), (100, 200)]


def test_letters_follow_the_text_size_up_to_their_limit(house: OpenHouse):
    house.house.settings.text = 2.0
    house.house.change()
    ruler = PageRuler(Page(house.house.art))
    assert [ruler.style_of(Text(words="", size=1.5, scale_limit=limit), 1.0)
            for limit in (1, 1.4, 3)] == ["body@1.5", "body@2.1", "body@3"]


def test_a_part_of_a_whole_lies_where_the_whole_is_drawn():
    whole, frame = Box(0, 0, 1920, 1080), Box(100, 50, 960, 540)
    assert frame.project(whole, whole) == frame
    assert frame.project(Box(960, 540, 96, 54), whole) == Box(580, 320, 48, 27)
