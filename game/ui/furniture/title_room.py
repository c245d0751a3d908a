"""The things in the room of the title: the board with its name, a rug, a cat, and a sill."""

from __future__ import annotations

from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH
from game.picture.theme import EDGE, INK, WOOD
from game.ui.box import Box

SIGN = Box(74, 8, 760, 64)  # the board with the name, without the height of its words
MANTEL, FLOOR = Box(112, 249, 148, 74), Box(400, 800, 240, 120)  # where the cat may lie
RUG, NARROW_RUG = Box(100, 850, 1060, 134), Box(64, 850, 316, 112)  # before the fire; the narrow
# one is seen whole while something lies beside it


def draw_room(page: Page, _box: Box, sign: float, rests: bool, sill: float,
              window: tuple[float, float, float]) -> None:
    """Draw the things behind a window of any shape: the board with the name, a rug, a cat, and a
    sill along its foot. `sign`: the height of the board; `rests`: nothing else lies before the
    fire; `window`: its left, right and lower end."""
    art, (left, right, bottom) = page.art, window
    page.put_image(art.stretch_picture("ui/hearth/sign", SIGN.w, sign), SIGN.x, SIGN.y)
    name, rug = ("rug", RUG) if rests else ("rug_near", NARROW_RUG)
    page.put_image(art.load_picture(f"ui/hearth/{name}", rug.w, rug.h), rug.x, rug.y)
    cat = FLOOR if rests else find_cat(SIGN._replace(h=sign), window)
    sleeping = art.load_picture("ui/hearth/cat", cat.w, cat.h)
    if rests:
        page.put_image(sleeping, cat.x, cat.y)
    page.put_image(art.draw_plate(right - left, bottom - sill, WOOD, 255, INK, 3, 4), left, sill)
    page.put_image(art.draw_plate(right - left, 5, EDGE, 255, None, 2, 1), left, sill + 3)
    if not rests:
        page.put_image(sleeping, cat.x, cat.y)


def find_cat(sign: Box, window: tuple[float, float, float]) -> Box:
    """Return the cat's place: on the mantel, or on the sill if the mantel is out of sight or behind
    the sign."""
    left, right, bottom = window
    more = max((right - left) / WIDTH, (2 * bottom - HEIGHT) / HEIGHT)
    at = Box(WIDTH / 2 + more * (MANTEL.x - WIDTH / 2),
             HEIGHT / 2 + more * (MANTEL.y - HEIGHT / 2), more * MANTEL.w, more * MANTEL.h)
    if at.x >= left and not at._replace(y=at.center[1], h=at.h / 2).overlaps(sign):
        return at
    high = min(FLOOR.h, bottom - SAFE.bottom - 20)
    wide = high * FLOOR.w / FLOOR.h
    return Box(SAFE.right - wide, bottom - 10 - high, wide, high)
