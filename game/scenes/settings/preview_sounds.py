"""What the settings show beside what is heard: people who sing, a bell, and the fire, each the more
the louder it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.devices.press import Device
from game.picture.page import Page
from game.picture.screen import HEIGHT, WIDTH, Box
from game.picture.theme import EDGE, GILT, GOLD, INK, OAK, PARCHMENT
from game.scenes.scenery.figures import lean
from game.scenes.scenery.hearth import FIRE, LOG
from game.settings import VOLUMES, nearest
from game.tables.faces import face, faced

if TYPE_CHECKING:
    from game.house import House

INSET = 20.0, 24.0  # from the frame of a picture to what is drawn in it
HEARTH, NEAR = (0.0, 0.62), 2.3  # the part of the room in which its fire burns, and how near
CAT = Box(330, 770, 210, 105)  # who sleeps before it, in that room
LEDGE = 18.0  # on which somebody stands
SINGERS, SING = (1, 3, 2), 0.48  # who they are, and how high, of the height of all
NOTES = (0.1, 0.3, 66), (0.9, 0.26, 66), (0.36, 0.18, 84), (0.64, 0.16, 84), (0.21, 0.02, 104), (
    0.79, 0.0, 104)  # where notes rise over them, the nearest first, and how large
WAVE, THICK = 66.0, 9.0  # from one wave of sound to the next, and how thick it is
THINGS = "ui/coin", "ui/drawers/play"  # what is heard besides a bell
PLACES = 0.14, 0.86  # from the left, of the width of all
THING = 0.24  # how high they are, of the height of all
LOW = 0.3  # how high the fire is that makes no sound, of a roaring one
GLOW = 0.17  # how far its light reaches on every side, of its own size


def level_of(name: str, house: House) -> float:
    """How far something is turned up, from 0 to 1."""
    values = VOLUMES[name]
    return nearest(values, getattr(house.settings, name)) / (len(values) - 1)


def music(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """People who sing in the snow, and the more notes over them the louder it is; while there is
    none they are silent."""
    level = level_of("music", house)
    lean(page, box, [(faced(face(who), "glad" if level else ""),
                      box.h * SING * (1.06 if n == 1 else 0.94)) for n, who in enumerate(SINGERS)])
    for x, y, side in NOTES[:round(level * len(NOTES))]:
        page.image(page.art.picture("ui/drawers/sound", side, side),
                   box.x + x * box.w - side / 2, box.y + y * box.h)


def effects(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """A bell, and a wave round it for each step that it is turned up; and what else is heard."""
    values, art, level = VOLUMES["volume"], page.art, level_of("volume", house)
    x, y = box.center[0], box.y + 0.42 * box.h
    side = min(box.w, box.h) * 0.3
    for n in range(len(values) - 1, 0, -1):
        wide = side + 2 * WAVE * n
        heard = n <= level * (len(values) - 1)
        page.image(art.plate(wide, wide, GILT, 26 if heard else 0, GOLD if heard else EDGE,
                             THICK if heard else 3, wide / 2), x - wide / 2, y - wide / 2)
    page.image(art.plate(side, side, PARCHMENT, 255, GOLD if level else EDGE, 6, side / 2),
               x - side / 2, y - side / 2)
    page.image(art.picture("ui/drawers/effects", side * 0.68, side * 0.68), x - side * 0.34,
               y - side * 0.34)
    bench, high = box.bottom - LEDGE, THING * box.h
    for n, name in enumerate(THINGS):
        left = box.x + PLACES[n] * box.w - high / 2
        page.image(art.picture(name, high, high), left, bench - high - 2)
    page.image(art.plate(box.w, LEDGE, OAK, 255, INK, 3, 6), box.x, bench - 4)


def fire(page: Page, house: House, box: Box, device: Device) -> None:  # noqa: ARG001
    """The hearth of the house, whose flames are the higher the louder it crackles."""
    level, art = level_of("fire", house), page.art
    free = box.inset(-INSET[0], -INSET[1])
    k = max(free.w, free.h * WIDTH / HEIGHT) * NEAR / WIDTH

    def at(part: Box) -> Box:
        y = free.center[1] + k * (part.y - HEARTH[1] * HEIGHT)
        return Box(free.x + k * part.x, y, k * part.w, k * part.h)
    flames, logs = at(FIRE), at(LOG)
    part = LOW + (1 - LOW) * level
    light = flames.inset(-GLOW * flames.w * part, -GLOW * flames.h * part)
    page.image(art.picture("ui/hearth/glow", light.w, light.h), light.x, light.y)
    wide, high = flames.w * (0.5 + 0.5 * part), flames.h * part
    page.image(art.picture("ui/hearth/flame_2", wide, high), flames.center[0] - wide / 2,
               flames.bottom - high)
    page.image(art.picture("ui/hearth/log", logs.w, logs.h), logs.x, logs.y)
    cat = at(CAT)
    page.image(art.picture("ui/hearth/cat", cat.w, cat.h), cat.x, cat.y)
