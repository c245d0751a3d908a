"""Suits and seats stay apart, also for eyes that see fewer colours: by colour in the palette made
for them, and by shape in both."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import dist

import pygame
import pytest

from game.games import GAMES
from game.picture.art import Art
from game.picture.theme import PANEL, SEAT_COLOURS
from game.tables.style import table_style

# What each kind of eye sees of linear light, at the full severity of 1: Machado, Oliveira and
# Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency", IEEE TVCG 15
# (2009), table 1.
EYES = {
    "all colours": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216),
                   (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413),
                     (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602),
                   (0.004733, 0.691367, 0.303900)),
}
# Ten times the least difference that is noticed between patches side by side, 2.3 in CIE L*a*b*
# (Mahy et al. 1994): cards are compared from three metres, and not side by side.
APART = 23.0
SHAPE = 0.12  # of the pixels that either of two signs covers
DECKS = {  # one rank, for nothing but the suit to differ
    game: [f"5{card.lstrip('0123456789')}" for card in cards]
    for game in GAMES if (hands := table_style(game).hands) and (cards := hands.suits)
}
TAB = 0.3  # the part of a card that a fan shows
W, H = 100, 140


@pytest.fixture(scope="module", autouse=True)
def _window():
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    yield
    pygame.display.quit()


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(apart=True)


def linear(colour) -> list[float]:
    parts = [part / 255 for part in colour[:3]]
    return [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]


def seen(colour, eyes: str) -> tuple[float, float, float]:
    """A colour in CIE L*a*b* (D65), as such eyes see it."""
    light = linear(colour)
    r, g, b = (min(1.0, max(0.0, sum(part * c for part, c in zip(row, light, strict=True))))
               for row in EYES[eyes])
    x, y, z = (
        t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116
        for t in ((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
                  0.2126 * r + 0.7152 * g + 0.0722 * b,
                  (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def closest(colours, eyes: str) -> float:
    return min(dist(seen(one, eyes), seen(other, eyes))
               for one, other in combinations(colours, 2))


def pixels(image: pygame.Surface, wide: int) -> list[tuple[int, ...]]:
    return [tuple(image.get_at((x, y))) for x in range(wide) for y in range(image.get_height())]


def fill(image: pygame.Surface) -> tuple[int, ...]:
    """The colour of most of a picture."""
    solid = Counter(one for one in pixels(image, image.get_width()) if one[3] == 255)
    return solid.most_common(1)[0][0]


def own(images: list[pygame.Surface]) -> list[tuple[int, ...]]:
    """The colour that fills most of each fan's strip, besides what is on all of them."""
    counted = [Counter(pixels(image, round(W * TAB))) for image in images]
    shared = set.intersection(*map(set, counted))
    return [next(colour for colour, _ in one.most_common() if colour not in shared)
            for one in counted]


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("game", DECKS)
def test_suits_of_a_deck_stay_apart_by_colour(art, game, eyes):
    cards = [art.load_picture(f"pieces/{game}/{card}", W, H) for card in DECKS[game]]
    assert closest(own(cards), eyes) >= APART


def test_decks_of_four_and_five_suits_are_held_to_it():
    assert sorted(map(len, DECKS.values())) == [4, 4, 5]


def test_the_usual_suits_do_not_which_is_why_there_are_others():
    art = Art()
    for game, deck in DECKS.items():
        cards = [art.load_picture(f"pieces/{game}/{card}", W, H) for card in deck]
        assert min(closest(own(cards), eyes) for eyes in EYES) < APART


@pytest.mark.parametrize("eyes", EYES)
def test_seats_stay_apart_by_colour_and_can_be_read(art, eyes):
    signs = [fill(art.load_picture(f"ui/seat_{seat}", 60, 60)) for seat in range(5)]
    assert closest(signs, eyes) >= APART
    for seat, sign in enumerate(signs):
        name = fill(art.draw_text("I", "heading", SEAT_COLOURS[seat]))
        assert closest([name, sign], eyes) < APART / 4
    light = [sum(part * c for part, c in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))
             for colour in (PANEL, *signs)]
    assert min(light[1:]) + 0.05 >= 4.5 * (light[0] + 0.05)


@pytest.mark.parametrize("apart", [False, True])
@pytest.mark.parametrize("game", DECKS)
def test_suits_and_seats_differ_in_shape(apart, game):
    """The sign in the strip of a fan, as it differs from the same rank's in other suits: what is
    painted, in whatever colour, is compared with what is not."""
    art = Art(apart=apart)
    cards = [art.load_picture(f"pieces/{game}/{card}", W, H) for card in DECKS[game]]
    shapes = [inked(card) for card in cards]
    shapes += [covered(art.load_picture(f"ui/seat_{seat}", 60, 60)) for seat in range(5)]
    for group in (shapes[:len(cards)], shapes[len(cards):]):
        for one, other in combinations(group, 2):
            assert len(one ^ other) >= SHAPE * len(one | other)


def inked(card: pygame.Surface) -> set[tuple[int, int]]:
    """Where the sign of a card's strip is darker or more coloured than its ground."""
    top, bottom = round(H * 0.34), round(H * 0.57)
    return {(x, y) for x in range(6, round(W * TAB)) for y in range(top, bottom)
            if max(card.get_at((x, y))[:3]) - min(card.get_at((x, y))[:3]) > 70
            or max(card.get_at((x, y))[:3]) < 90}


def covered(sign: pygame.Surface) -> set[tuple[int, int]]:
    return {(x, y) for x in range(60) for y in range(60) if sign.get_at((x, y))[3] > 127}
