"""Previews of sounds: singing people, a bell and the fire, more of each at a higher volume."""

from __future__ import annotations

from game.core.faces import name_face, show_feeling
from game.core.settings import VOLUMES, find_nearest
from game.house import House
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, WINDOW
from game.picture.theme import EDGE, GILT, GOLD, PARCHMENT
from game.ui.box import Box
from game.ui.furniture.figures import build_leaning
from game.ui.furniture.hearth import CAT, FIRE, LOG
from game.ui.layout import Node, Paint, Picture, column, frame, row, stack

HEARTH, NEAR = (0.0, 0.62), 2.3  # the part of the room in which its fire burns, and how near
NOTES = (0.1, 0.3, 66), (0.9, 0.26, 66), (0.36, 0.18, 84), (0.64, 0.16, 84), (0.21, 0.02, 104), (
    0.79, 0.0, 104)  # notes over the singers: their places in parts of the box, and sizes


def find_level(name: str, house: House) -> tuple[int, ...]:
    """Return the volume of a row and its number of steps; None for a silent row."""
    if name not in VOLUMES:
        return ()
    return find_nearest(VOLUMES[name], getattr(house.settings, name)), len(VOLUMES[name]) - 1


def build_music(house: House) -> Node:
    """Return people who sing, under notes."""
    step, steps = find_level("music", house)
    singers = build_leaning([(show_feeling(name_face(who), "glad" if step else ""), up)
                             for who, up in ((1, 0.45), (3, 0.51), (2, 0.45))])
    notes = (column(Node(grow=y), row(
        Node(grow=x), Picture(source="ui/drawers/sound", width=side), Node(grow=1 - x)),
        Node(grow=1 - y)) for x, y, side in NOTES[:round(step / steps * len(NOTES))])
    return stack(singers, *notes)


def build_effects(house: House) -> Node:
    """Return a bell on a board, among other things that sound."""
    bell = Paint(paint=draw_waves, grow=1, values=find_level("volume", house))
    coin, cards = (Picture(source=f"ui/{one}", height=120) for one in ("coin", "drawers/play"))
    return stack(bell, column(Node(grow=1), row(
        Node(grow=0.1), coin, Node(grow=1), cards, Node(grow=0.1)),
        frame("board", height=18)))


def draw_waves(page: Page, box: Box, step: int, steps: int) -> None:
    """Draw a bell with a round wave for each step of volume."""
    art, (x, y) = page.art, (box.center[0], box.y + 0.42 * box.h)
    side = min(box.w, box.h) * 0.3
    for n in range(steps, 0, -1):
        wide, heard = side + 132 * n, n <= step
        page.put_image(art.draw_plate(wide, wide, GILT, 26 if heard else 0, GOLD if heard else EDGE,
                                      9 if heard else 3, wide / 2), x - wide / 2, y - wide / 2)
    page.put_image(art.draw_plate(side, side, PARCHMENT, 255, GOLD if step else EDGE, 6, side / 2),
                   x - side / 2, y - side / 2)
    page.put_image(
        art.load_picture("ui/drawers/effects", side * 0.68, side * 0.68), x - side * 0.34,
        y - side * 0.34)


def build_fire(house: House) -> Node:
    return Paint(paint=draw_fire, values=find_level("fire", house))


def draw_fire(page: Page, box: Box, step: int, steps: int) -> None:
    """Draw the fire in the hearth of the room behind the page, with flames as high as it is
    loud."""
    free, part = box.inset(-20, -24), 0.3 + 0.7 * (step / steps)
    k = max(free.w, free.h * WIDTH / HEIGHT) * NEAR / WIDTH
    room = free.place(k * WIDTH, k * HEIGHT, 0)._replace(
        y=free.center[1] - k * HEARTH[1] * HEIGHT)
    flames, log, cat = (room.project(at, WINDOW) for at in (FIRE, LOG, CAT))
    for name, at in (
            ("glow", flames.inset(-0.17 * flames.w * part, -0.17 * flames.h * part)),
            ("flame_2", flames.place(flames.w * (0.5 + 0.5 * part), flames.h * part, down=1)),
            ("log", log), ("cat", cat)):
        page.put_picture(at, f"ui/hearth/{name}")
