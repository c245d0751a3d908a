"""Frames of the theme, and the pictures of which they are made."""

from __future__ import annotations

import pygame
import pytest

from game.picture.art import Art
from game.picture.page import Page
from game.ui.box import Box
from game.ui.frame_layers import Texture
from game.ui.frames import FRAMES, draw_frame

RED = (200, 20, 20)


@pytest.fixture(autouse=True)
def _display() -> None:
    pygame.display.set_mode((192, 108))


@pytest.mark.parametrize("contrast", [False, True])
@pytest.mark.parametrize("size", [(900, 120), (30, 20)])
def test_every_frame_is_drawn_in_boxes_of_any_shape(size, contrast):
    for style in FRAMES:
        page = Page(Art(0.5, contrast=contrast))
        draw_frame(page, style, Box(100, 100, *size), RED)
        assert len(page.drawn) <= 1, "a frame is one image"
        assert page.art.complaints == []


def test_in_high_contrast_a_frame_has_its_plates_alone():
    textures = [style for style, layers in FRAMES.items()
                if all(isinstance(layer, Texture) for layer in layers) and layers]
    assert textures
    for style in textures:
        page = Page(Art(contrast=True))
        draw_frame(page, style, Box(0, 0, 200, 100))
        assert page.drawn == []


def test_a_tint_colours_what_a_frame_leaves_open():
    page = Page(Art())
    draw_frame(page, "felt", Box(0, 0, 200, 100), RED)
    (felt,) = page.drawn
    red, green, blue = pygame.transform.average_color(felt.image)[:3]
    assert red > 5 * max(green, blue)


def test_corners_keep_their_size_where_sides_are_stretched():
    page = Page(Art())
    for width in (150, 600):
        draw_frame(page, "tag", Box(0, 0, width, 96), RED)
    short, long = (one.image for one in page.drawn)
    y = short.get_height() // 2
    corner = [short.get_at((x, y - 40))[3] for x in range(30)]
    assert corner == [long.get_at((x, y - 40))[3] for x in range(30)]
