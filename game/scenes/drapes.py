"""What a stage is dressed with for a game: curtains in its colour, and its own place."""

from __future__ import annotations

from functools import cache, partial

import pygame

from game.paths import found
from game.picture.page import Page
from game.picture.screen import WIDTH
from game.tables.style import table_style

FOLDER = "ui/window"
SHAPE = 250 / 900  # of a curtain: its width as a part of its height
CLOTH = 4.2  # how much brighter than its plates the curtains of a game are


def hang(page: Page, game: str, reach: float, high: float) -> None:
    """One from either side of the screen, so high, which reaches so far over it."""
    art, wide = page.art, SHAPE * high
    red, green, blue = (min(round(CLOTH * part), 255) for part in table_style(game).material)
    cloth = art.tinted(f"{FOLDER}/curtain", wide, high, (red, green, blue))
    for name, image in ((game, cloth), ("", art.picture(f"{FOLDER}/trim", wide, high))):
        other = art.keep(("other curtain", name, image.get_size()), partial(
            pygame.transform.flip, image, flip_x=True, flip_y=False))
        page.image(image, reach - wide, 0)
        page.image(other, WIDTH - reach, 0)


@cache
def place(game: str) -> str:
    """The picture of the place in which a game's matches end; empty if it has none."""
    name = f"table/place_{game}"
    return name if found(f"assets/{name}.svg").is_file() else ""
