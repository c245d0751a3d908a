"""The teacher (`assets/make/teacher.py`): parts of her picture, and tails of her bubbles."""

from __future__ import annotations

import pygame

from game.picture.art import FINE, paint_smoothly
from game.picture.page import Page
from game.picture.screen import WIDTH, Box
from game.picture.theme import INK, LEAF, Colour
from game.ui.layout import Node, Picture, Size, at, stack

Point = tuple[float, float]
HIGH = 400.0  # the height of her picture; the boxes below are in its units
BODY = Box(0, 0, 470, 400)
HEAD = Box(66, 10, 240, 340)
BENCH = Box(0, 382, 600, 48)  # the plank before her
SHOWN = Box(-16, 118, 140, 140)  # the thing that she holds up, in the mitten over it
OVER, UNDER, ASIDE = (258.0, 128.0), (190.0, 322.0), (96.0, 204.0)  # where a tail ends from there
FROM = 308.0, 206.0  # where a tail from over her begins, and one from under her
BROAD, RIM = 44.0, 4.0  # a tail where it leaves its bubble, and the line round it


def is_mirrored(box: Box) -> bool:
    """Say whether the teacher in this box points to the left."""
    return box.center[0] > WIDTH / 2


def part_of(box: Box, of: Box, *, turned: bool | None = None) -> Box:
    """Return the box of a part of her picture when she fills a box. By default she is `turned`
    towards the middle of the table."""
    k = box.h / HIGH
    turned = is_mirrored(box) if turned is None else turned
    x = box.right - k * of.right if turned else box.x + k * of.x
    return Box(x, box.y + k * of.y, k * of.w, k * of.h)


def draw_tail(page: Page, bubble: Box, her: Box) -> None:
    """Draw the tail of a bubble to her mouth: from its side, from its foot if it hangs over her, or
    from its upper edge if she stands behind it."""
    if her.right <= bubble.x + BROAD or bubble.right - BROAD <= her.x:
        end = part_of(her, Box(*ASIDE, 0, 0))
        x = bubble.right - RIM if bubble.right <= end.x else bubble.x + RIM
        root = ((x, end.y - BROAD), (x, end.y))
    else:
        over = bubble.y < her.y
        end = part_of(her, Box(*(OVER if over else UNDER), 0, 0))
        x = part_of(her, Box(FROM[not over], 0, 0, 0)).x
        y = bubble.bottom - RIM if over else bubble.y + RIM
        root = ((x - BROAD / 2, y), (x + BROAD / 2, y))
    tip = end.x, end.y
    draw_pointed(page, root, tip)


def draw_pointed(page: Page, root: tuple[Point, Point], tip: Point) -> None:
    """Draw a tail from an opening in the edge of a bubble to a point."""
    points = (root[0], tip, root[1])
    room = Box(min(x for x, _ in points) - 2 * RIM, min(y for _, y in points) - 2 * RIM, 0, 0)
    room = room._replace(w=max(x for x, _ in points) + 2 * RIM - room.x,
                         h=max(y for _, y in points) + 2 * RIM - room.y)

    def paint(image: pygame.Surface) -> None:
        k = page.art.scale * FINE
        shape = [((x - room.x) * k, (y - room.y) * k) for x, y in points]
        pygame.draw.polygon(image, LEAF, shape)
        for one, other in ((shape[0], shape[1]), (shape[1], shape[2])):
            pygame.draw.line(image, INK, one, other, round(RIM * k))
        pygame.draw.circle(image, INK, shape[1], RIM * k / 2)
    size = page.art.to_pixels(room.w), page.art.to_pixels(room.h)
    key = "tail", size, points
    page.put_image(page.art.keep(key, lambda: paint_smoothly(size, paint)), room.x, room.y)


def build_tail(paper: Colour = LEAF, **given: object) -> Node:
    """Return a tail of a bubble, which points down unless it is turned."""
    return Picture(source="ui/tail", aspect=0, ink=paper, **given)  # type: ignore[arg-type]


def build_behind_books(body: str, head: str, **given: object) -> Node:
    """Return the teacher behind her books at the foot of a box, with a body and a head of hers."""
    high = HIGH + 280 / 3  # of her and the books
    her, books = (Box(x, 0, 0, 0) for x in (-0.4 * BODY.w, -610 / 3))
    parts = (at(of._replace(x=her.x + of.x), Picture(
        source=f"ui/teacher/{name}", aspect=of.w / of.h))
             for name, of in ((body, BODY), (head, HEAD)))
    return stack(*parts, at(books._replace(y=high - 400 / 3, w=1220 / 3, h=400 / 3), Picture(
        source="ui/teacher/books", aspect=3.05)), canvas=Size(0, high), **given)


def draw_lecturer(page: Page, box: Box, feels: str = "") -> None:
    """Draw the teacher with a raised finger; `feels` is her look."""
    for name, of in (("body_sorry", BODY), (f"head_{feels}" if feels else "head", HEAD)):
        page.put_picture(part_of(box, of, turned=False), f"ui/teacher/{name}")
