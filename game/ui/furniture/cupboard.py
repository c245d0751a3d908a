"""A cupboard over the whole window: boards to stand on, posts between compartments, boxes of games,
and the light in which they stand."""

from __future__ import annotations

import pygame

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import HEIGHT, SAFE, WIDTH, Box
from game.picture.theme import EDGE, INK, OAK, Colour
from game.ui.furniture import box_art

LIT = 255  # all of the light
BACK = "table/cupboard"
PART = "ui/cupboard/{}"
SOURCE = 512  # pixels of the picture of a part, which is then stretched
POST = 26  # the width of a post between two compartments
CHEEK = SAFE.x - 13  # the width of a side
FLOOR = HEIGHT - 40.0  # the floor of the lowest compartment
CAT, KEEPSAKES = 236.0, 128 / 420  # the width of the cat; the height of keepsakes, in widths
STANDS = (0.14, 0.34), (0.42, 0.36), (0.79, 0.52)  # middles and widths of three shadows
DEEP = 0.34  # the height of their shadows, in widths
SHADE = 90  # the height of the shade under a board
SPINE = 22.0  # the width of a box's side
ROUNDED = 14.0  # the radius of a tab's corners


def edge(page: Page) -> float:
    """Return the height of a shelf's front edge, at the players' text size."""
    return max(50, page.art.line("small") + 10)


def part(art: Art, name: str, w: float, h: float) -> pygame.Surface:
    """Return a part of the cupboard, stretched to a size."""
    size = art.pixels(w), art.pixels(h)
    return art.keep(("cupboard", name, size), lambda: pygame.transform.smoothscale(
        art.picture(PART.format(name), SOURCE, SOURCE), size))


def put(page: Page, name: str, box: Box) -> None:
    """Draw a part of the cupboard."""
    page.image(part(page.art, name, box.w, box.h), box.x, box.y)


def floor(page: Page) -> None:
    """Draw the board at the foot of the window."""
    page.image(page.art.plate(WIDTH, HEIGHT - FLOOR + 8, OAK, 255, INK, 3, 4), 0, FLOOR)


def tab(page: Page, box: Box, fill: Colour, rim: Colour, *, hangs: bool = False) -> None:
    """Draw a tab with round corners at its head, or at its foot if it `hangs`."""
    art, size = page.art, (page.art.pixels(box.w), page.art.pixels(box.h))

    def cut() -> pygame.Surface:
        whole = art.plate(box.w, box.h + 2 * ROUNDED, fill, 255, rim, 3, ROUNDED)
        return whole.subsurface((0, whole.get_height() - size[1] if hangs else 0), size).copy()
    page.image(art.keep(("tab", fill, rim, size, hangs), cut), box.x, box.y)


def niche(page: Page, top: float) -> None:
    """Draw a lit compartment from an upper board, whose foot is at `top`, to the floor."""
    light(page, Box(0, top, WIDTH, FLOOR - top))
    cheeks(page, top)
    beam(page, top)
    floor(page)


def table(page: Page, y: float) -> None:
    """Draw a table from a height to the foot of the window, with light on its edge."""
    put(page, "board", Box(0, y, WIDTH, HEIGHT - y))
    for down, tone, tall in ((0, INK, 14), (3, EDGE, 5)):
        page.image(page.art.plate(WIDTH, tall, tone, 255, None, 2, 1), 0, y + down)


def beam(page: Page, foot: float) -> None:
    """Draw the upper board down to its foot; a garland hangs over a high one."""
    put(page, "board", Box(0, 0, WIDTH, foot))
    if foot >= 100.0:
        page.image(page.art.picture(PART.format("garland"), WIDTH, 80.0), 0, 0)
    for y, tone, tall in ((foot - 8, INK, 8), (foot - 14, EDGE, 5)):
        page.image(page.art.plate(WIDTH, tall, tone, 255, None, 2, 1), 0, y)


def cheeks(page: Page, top: float) -> None:
    """Draw the two sides of the cupboard."""
    for x in (0.0, WIDTH - CHEEK):
        put(page, "post", Box(x, top, CHEEK, HEIGHT - top))


def shelf(page: Page, top: float, y: float, high: float = 0.0) -> None:
    """Draw a shelf at a height `y`, whose front edge is `high`, with the shades under it and under
    the board at `top`."""
    high = high or edge(page)
    for under in (top, y + high):
        put(page, "shade", Box(0, under, WIDTH, SHADE))
    page.image(page.art.plate(WIDTH, high, OAK, 255, INK, 3, 4), 0, y)


def asleep(page: Page, right: float, size: float = 1.0, ground: float = FLOOR) -> Box:
    """Draw a cat that sleeps beside keepsakes on a `ground`, and return the box of both. They end
    at `right`."""
    long = CAT * size
    sleeps = cat(page, ground + 8, right - long, long)
    kept = keepsakes(page, ground + 4, sleeps.x - 40 - 1.5 * long, 1.5 * long)
    top = min(kept.y, sleeps.y)
    return Box(kept.x, top, right - kept.x, ground - top)


def cat(page: Page, foot: float, left: float, long: float) -> Box:
    """Draw a sleeping cat, and return its box."""
    at = Box(left, foot - long / 2, long, long / 2)
    page.picture(at, "ui/hearth/cat")
    return at


def keepsakes(page: Page, foot: float, left: float, wide: float) -> Box:
    """Draw keepsakes, and return their box."""
    at = Box(left, foot - wide * KEEPSAKES, wide, wide * KEEPSAKES)
    for middle, part in STANDS:
        w = part * wide
        put(page, "shadow", Box(left + middle * wide - w / 2, foot - 0.42 * DEEP * w - 2, w,
                                DEEP * w))
    page.picture(at, "ui/keepsakes")
    return at


def candle(page: Page, foot: float, left: float, wide: float) -> None:
    """Draw the candle alone of keepsakes that would be `wide`."""
    at = Box(left, foot - wide * KEEPSAKES, wide, wide * KEEPSAKES)
    page.cropped(at, "ui/keepsakes", at._replace(w=wide * 0.27))


def gem(page: Page, x: float, y: float, side: float, colour: Colour, rim: Colour = INK) -> None:
    """Draw a square stone that stands on a corner, with its middle at a point."""
    art = page.art
    stone = art.keep(("gem", colour, rim, art.pixels(side)), lambda: pygame.transform.rotozoom(
        art.plate(side, side, colour, 255, rim, 3, 2), 45, 1))
    wide = stone.get_width() / art.scale
    page.image(stone, x - wide / 2, y - wide / 2)


def light(page: Page, box: Box, middle: float = 0.5) -> None:
    """Draw the light of a lantern in a compartment. `middle`: its place, as a part of the width."""
    _shine(page, box, middle, hung=False)


def lamp(page: Page, box: Box, middle: float) -> None:
    """Draw the soft light of a lamp that hangs over a compartment."""
    _shine(page, box, middle, hung=True)


def _shine(page: Page, box: Box, middle: float, *, hung: bool) -> None:
    """Draw light from low in a compartment, or softly from a lamp `hung` over it."""
    art, aside = page.art, middle - 0.5
    size = art.pixels(box.w), art.pixels(box.h)

    def cut() -> pygame.Surface:
        whole = part(art, "light", box.w * (1.35 + 2 * abs(aside)), box.h * 2.6)
        at, centre = pygame.Rect((0, 0), size), whole.get_rect().center
        if hung:
            at.midtop = centre
        else:
            at.midbottom = centre
        at.move_ip(-round(at.w * aside), 0 if hung else round(at.h * 0.15))
        image = whole.subsurface(at).copy()
        if hung:
            image.fill((255, 255, 255, 110), special_flags=pygame.BLEND_RGBA_MULT)
        return image

    page.image(art.keep(("cupboard", "lamp" if hung else "lit", size, middle), cut), box.x, box.y)


def game_box(page: Page, game: str, colour: Colour, cover: Box, shine: int = LIT) -> None:
    """Draw the box of a game: its cover in some light, and at its left a side in its colour."""
    boxed(page, box_art.picture(game), colour, cover, shine)


def boxed(page: Page, picture: str, own: Colour, cover: Box, shine: int = LIT,
          spine: float = SPINE) -> None:
    """Draw a box with any picture on its cover. `own` is the colour of its side, `spine` the width
    of that."""
    art = page.art
    put(page, "shadow", Box(cover.x - 20, cover.y + 6, cover.w + 70, cover.h + 24))
    whole = Box(cover.x - spine, cover.y + 3, cover.w + spine - 3, cover.h - 3)
    page.image(art.plate(whole.w, whole.h, own, 255, INK, 3, 12), whole.x, whole.y)
    for y in (whole.y + 16, whole.bottom - 22):
        page.image(art.plate(spine - 5, 5, EDGE, 255, None, 2, 1), whole.x + 4, y)
    page.image(art.picture(picture, cover.w, cover.h) if shine == LIT
               else art.soft(picture, cover.w, cover.h, shine), cover.x, cover.y)
