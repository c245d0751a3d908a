"""Every picture of the house: nothing is clipped, covered or out of reach, and all of it can be
read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import pygame
import pytest

from game.core.faces import NAMES
from game.core.match import Match
from game.core.words import LANGUAGES
from game.devices.press import DIRECTIONS
from game.picture.focus import Focus
from game.picture.page import Control, Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import RING, SEAT_COLOURS, Colour
from game.scenes.menu import MenuScene
from tests.gallery import LONG, ROOMS, gallery, pages
from tests.house import OpenHouse
from tests.ways import walk

WINDOW = Box(0, 0, WIDTH, HEIGHT)
SIZES = [("1280x720", 1.0), ("1280x720", 1.5), ("1280x720", 2.0), ("1920x1080", 1.5),
         ("3840x2160", 1.0)]
READ = "1280x720", 1.0, "en"  # where each text is held against what lies behind it


def case(room: str, size: str, text: float, language: str) -> object:
    marks = [] if (size, text, language) == READ else [pytest.mark.long]
    return pytest.param(room, size, text, language, marks=marks)


CASES = [case(room, size, text, language)
         for size, text in SIZES for language in LANGUAGES for room in ROOMS]
PEOPLE = tuple(player.name for player in LONG)


def opened(open_house, size: str, text: float, language: str) -> OpenHouse:
    house = open_house("--speed", "1", "--seed", "1", "--size", size)
    house.house.settings.text, house.house.settings.language = text, language
    house.house.change()
    return house


@pytest.mark.parametrize(("room", "size", "text", "language"), CASES)
def test_everything_is_seen_in_full_read_and_reached(open_house, room, size, text, language):
    house = opened(open_house, size, text, language)
    found, kinds = list[object](), set[type]()
    for name in gallery(house, room):
        for page in pages(house):
            found += [(name, problem) for problem in page.problems]
            found += [(name, "shortened", said) for said in page.shortened if not long_name(said)]
            found += [(name, "in another seat's colour", said) for said in miscoloured(house, page)]
        found += [(name, said) for said in house.notices() if "the picture cannot be read" in said]
        if isinstance(house.top, MenuScene):
            found += [(name, problem) for problem in out_of_reach(house.top)]
        if (size, text, language) == READ:
            found += [(name, "faint", *one) for one in faint(house)]
            if isinstance(house.top, MenuScene) and type(house.top) not in kinds:
                kinds.add(type(house.top))
                if not walked(house, house.top):
                    found.append((name, "presses lead elsewhere"))
    assert found == [], "\n".join(map(str, found))


def long_name(said: str) -> bool:
    """Whether a text may be shortened because it contains a name that somebody has given."""
    given = ("Wireless Controller", "A pad with a name", "0-broken-with-a-long-name", ".jsonl")
    return any(name in said for name in (*PEOPLE, *given))


def miscoloured(house: OpenHouse, page: Page) -> list[str]:
    """The names of players that a page of their match writes in the colour of another seat."""
    match = getattr(house.top, "match", None)
    if not isinstance(match, Match):
        return []
    named: dict[int, Any] = {
        id(image): key for key, image in page.art.kept.items() if key[0] == "text"}
    seats = {player.name: SEAT_COLOURS[seat] for seat, player in enumerate(match.players)}
    keys = [named[id(image)] for image, *_ in page.drawn if id(image) in named]
    return [said for _, said, _, colour, *_ in keys
            if said in seats and colour in SEAT_COLOURS and colour != seats[said]]


def out_of_reach(scene: MenuScene) -> list[str]:
    """What no direction leads to from the first focus, and rings that leave the window."""
    spots = scene.page.spots
    rings = {name: spot.box.inset(-RING - 2) for name, spot in spots.items()}
    found = [f"the ring of {name} leaves the window" for name, ring in rings.items()
             if not ring.is_within(WINDOW)]
    if spots:
        seen = reached(spots, scene.first if scene.first in spots else next(iter(spots)))
        found += [f"{name} cannot be reached" for name in spots.keys() - seen]
    return found


def reached(spots: Mapping[str, Control], first: str) -> set[str]:
    """The spots that directions lead to, without going round past an end."""
    seen, queue = {first}, [first]
    while queue:
        at = queue.pop()
        for action in DIRECTIONS:
            focus = Focus(at)
            if focus.move(dict(spots), action) and focus.name not in seen:
                seen.add(focus.name)
                queue.append(focus.name)
    return seen


def walked(house: OpenHouse, scene: MenuScene) -> bool:
    """Whether presses lead to the last spot of a menu: the focus goes where the boxes say."""
    if not scene.page.spots or any(hasattr(scene, name) for name in ("kept", "board")):
        return True  # there is nothing, or it moves as one walks
    last = list(scene.page.spots)[-1]
    house.press(*walk(scene.page.spots, scene.focus.name, last))
    return scene.focus.name == last


# readability

@cache
def luminance(red: int, green: int, blue: int) -> float:
    """How light a colour is, 0..1, as WCAG counts it."""
    parts = red / 255, green / 255, blue / 255
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one, two) -> float:
    light, dark = sorted((luminance(*one[:3]), luminance(*two[:3])), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def texts(house: OpenHouse):
    """Each text that no veil covers and that has come in full: what it says, its colour, and the
    pixels behind it as a few cells."""
    known = {id(image): key for key, image in house.house.art.kept.items() if key[0] == "text"}
    window = house.house.screen.surface.get_size()
    items = house.house.screen.items
    veil = max(n for n, item in enumerate(items) if item.image.get_size() == window)
    below = pygame.Surface(window)
    for n, (image, x, y, alpha, mode) in enumerate(items):
        key = known.get(id(image))
        drawn = key and key[2] in ("carved", "cross")
        if key and n > veil and alpha == 255 and key[1] and not drawn:
            behind = below.subsurface(image.get_rect(topleft=(x, y)).clip(below.get_rect()))
            cells = max(1, behind.get_width() // 40), max(1, behind.get_height() // 40)
            yield key[1], key[3], pygame.transform.smoothscale(behind, cells)
        image.set_alpha(alpha)
        below.blit(image, (x, y), special_flags=mode)
        image.set_alpha(255)


def least_contrast(colour, cells: pygame.Surface) -> float:
    w, h = cells.get_size()
    return min(contrast(colour, cells.get_at((x, y))) for x in range(w) for y in range(h))


def faint(house: OpenHouse) -> list[tuple[str, Colour, float]]:
    """The texts that do not stand out from what lies behind them, and how little they do."""
    return [(said, colour, round(least, 2)) for said, colour, behind in texts(house)
            if (least := least_contrast(colour, behind)) < 4.5]


def test_the_names_that_the_lobby_offers_are_seen_in_full(open_house):
    house = open_house("--seed", "1", "--size", "1280x720")
    house.press("confirm")
    for name in NAMES:
        house.top.seating.names[0] = name
        house.top.mark_stale()
        assert house.top.page.shortened == []
