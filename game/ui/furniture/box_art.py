"""Covers of games, with a part that moves while the game has the focus."""

from __future__ import annotations

from functools import cache
from math import sin

import pygame

from game.core.paths import find_file
from game.picture.art import Art
from game.picture.screen import Box, Screen

SHAPE = 0.8  # the width of a cover as a part of its height
ROCKS, STEP = 2.0, 0.25  # degrees: how far something turns, and between two pictures of it
ASIDE, UP = 0.014, 0.02  # how far it goes, in parts of the cover's width


def name_picture(game: str) -> str:
    """Return the picture of a game's cover."""
    return f"ui/cover_{game}"


@cache
def name_moving(game: str) -> str:
    """Return the picture of the moving part, or ""."""
    name = f"{name_picture(game)}_moving"
    return name if find_file(f"assets/{name}.svg").is_file() else ""


def name_still(game: str) -> str:
    """Return the picture of a cover without the moving part."""
    return f"{name_picture(game)}_still" if name_moving(game) else name_picture(game)


def draw(screen: Screen, art: Art, game: str, box: Box, age: float) -> None:
    """Draw the moving part of a cover; at age 0 it lies as on the whole picture."""
    if not (name := name_moving(game)):
        return
    steps = round(ROCKS * sin(1.5 * age) / STEP)
    image = art.load_picture(name, box.w, box.h)
    core = art.keep(("core", name, image.get_size()), lambda:  # where something is drawn
                    image.subsurface(image.get_bounding_rect()))
    turned = art.keep(("turned", name, image.get_size(), steps), lambda:
                      pygame.transform.rotozoom(core, steps * STEP, 1) if steps else core)
    middle = pygame.Vector2(core.get_rect(topleft=core.get_offset()).center)
    off = (middle - image.get_rect().center).rotate(-steps * STEP) / art.scale
    x, y = box.center
    screen.put_centered(turned, x + off.x + ASIDE * box.w * sin(0.8 * age),
                        y + off.y - UP * box.w * sin(1.9 * age))
