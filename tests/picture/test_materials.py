"""Plates at the tables are of what their game is made of: a body, a grain, light and a shadow."""

from __future__ import annotations

import pytest

from game.games import GAMES
from game.picture.art import Art
from game.picture.materials import AROUND, TIMBER, draw_plate
from game.picture.screen import Box
from game.picture.theme import shade_colour
from game.tables.style import table_style

MATERIALS = [TIMBER, *(table_style(game).theme.material for game in GAMES)]
SIZE = Box(0, 0, 400, 200)
MIDDLE = round(AROUND + SIZE.w / 2)


@pytest.fixture
def art(open_house):
    open_house()
    return Art()


def average(image, y: float, high: int) -> list[int]:
    """The colour of a stripe in the middle of a plate, so far under its head."""
    points = [image.get_at((MIDDLE - 60 + x, round(AROUND + y) + dy))
              for x in range(120) for dy in range(high)]
    return [round(sum(point[n] for point in points) / len(points)) for n in range(4)]


@pytest.mark.share(3)
@pytest.mark.parametrize("material", MATERIALS)
def test_the_middle_of_a_plate_has_the_colour_of_its_body_and_is_opaque(art, material):
    found = average(draw_plate(art, material, SIZE), 90, 20)
    assert max(abs(one - own) for one, own in zip(found, material.body, strict=False)) < 14
    assert found[3] > 250


@pytest.mark.share(3)
@pytest.mark.parametrize("material", MATERIALS)
def test_a_plate_is_darker_at_its_foot_and_casts_a_shadow_outside(art, material):
    image = draw_plate(art, material, SIZE)
    head, foot = average(image, 40, 20), average(image, 150, 20)
    assert sum(head[:3]) > sum(foot[:3])
    shadow = image.get_at((MIDDLE, round(AROUND + SIZE.h + 4)))
    assert max(shadow[:3]) < 12
    assert 0 < shadow[3] < 160
    assert image.get_at((0, 0))[3] < 12


def test_a_plate_is_made_once_and_a_dyed_one_is_another(art):
    material = MATERIALS[-1]
    assert draw_plate(art, material, SIZE) is draw_plate(art, material, SIZE._replace(x=50))
    assert draw_plate(art, material, SIZE) is not draw_plate(art, material, SIZE, fill=(60, 20, 20))


@pytest.mark.share(3)
@pytest.mark.parametrize("material", MATERIALS)
def test_in_high_contrast_it_has_neither_grain_nor_shadow(open_house, material):
    open_house()
    image = draw_plate(Art(contrast=True), material, SIZE)
    tones = {tuple(image.get_at((MIDDLE - 60 + x, round(AROUND) + y)))
             for x in range(0, 120, 7) for y in range(30, 170, 7)}
    (tone,) = tones
    plain = (*shade_colour(material.body, 0.5), 255)
    assert max(abs(one - own) for one, own in zip(tone, plain, strict=True)) < 4
    assert image.get_at((MIDDLE, round(AROUND + SIZE.h + 4)))[3] == 0


def test_no_two_games_have_the_same_plates():
    assert len(set(MATERIALS)) == len(MATERIALS)
