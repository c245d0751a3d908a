"""Frames of the theme by name: layers of plates and of nine-slice pictures.

The pictures are made by `assets/make_frames.py`. In high contrast a frame has its plates alone.
"""

from __future__ import annotations

from itertools import product
from typing import Literal, NamedTuple

import pygame

from game.picture.art import Art, spread
from game.picture.book import LEAF, SHADOW, WORN
from game.picture.page import Page
from game.picture.theme import (
    BIRCH,
    BUTTON,
    BUTTON_DULL,
    BUTTON_LIT,
    EDGE,
    EDGE_LIT,
    EMBER,
    FAINT,
    GILT,
    GOLD,
    INK,
    IVORY,
    NIGHT,
    OAK,
    PANEL,
    PARCHMENT,
    PLANK,
    RADIUS,
    SEPIA,
    WHITE,
    WOOD,
    Colour,
    shaded,
)
from game.ui.box import Box


class Outset(NamedTuple):
    """How far a layer reaches beyond the box of its frame; inwards where it is negative."""

    aside: float = 0
    up: float = 0
    down: float = 0

    def around(self, box: Box) -> Box:
        return Box(box.x - self.aside, box.y - self.up, box.w + 2 * self.aside,
                   box.h + self.up + self.down)


NO_OUTSET = Outset()


class Plate(NamedTuple):
    """A rounded plate. One without a colour has the tint of its frame, in so much `light`; its edge
    may be `tinted`, too."""

    fill: Colour | None
    edge: Colour | None = EDGE
    width: float = 2
    radius: float = RADIUS
    alpha: int = 255
    outset: Outset = NO_OUTSET
    light: float = 1
    tinted: bool = False


class Texture(NamedTuple):
    """A picture of this size in units. Its corners keep their size; its sides and middle are
    stretched, or it is `tiled`. It ends at a rounded edge if it has a `radius`. A grey one may be
    `tinted` like its frame."""

    source: str
    size: tuple[float, float]
    corner: float = 0
    radius: float = 0
    outset: Outset = NO_OUTSET
    blend: Literal["over", "multiply", "add"] = "over"
    tiled: bool = False
    tinted: bool = False


class Cut(NamedTuple):
    """Ends all layers before it at the rounded edge of a shape, which reaches beyond the box where
    a corner stays square."""

    radius: float
    left: float = 0
    up: float = 0
    right: float = 0
    down: float = 0


Layer = Plate | Texture | Cut
BLENDS = {"over": 0, "multiply": pygame.BLEND_RGB_MULT, "add": pygame.BLEND_RGB_ADD}
ROUND = RADIUS - 3  # of what lies within the edge of a plank

HONEY: Colour = (206, 154, 92)
YOLK: Colour = (255, 206, 96)
SLATE: Colour = (28, 42, 68)
CAST = Texture("ui/cupboard/shadow", (512, 512), outset=Outset(14, -10, 26))
FRONT = Texture("frames/front", (704, 110), 24, 16)
BEVEL = Texture("frames/bevel", (64, 64), 20)
BONE, BONE_EDGE = Texture("frames/bone", (128, 128), 20), (188, 158, 112)
LIT_KEY = (  # a key in the focus: raised, gilded, in a ring of light
    Plate(INK, None), Plate(GOLD, GOLD, 5, RADIUS, 0, Outset(5, 14, -4)),
    Plate(GILT, WOOD, outset=Outset(0, 9, -9)))
WEAVE = Texture("frames/weave", (96, 96), blend="multiply", tiled=True)
POOL = Texture("frames/pool", (256, 256), blend="multiply")


def _metal(name: str, plain: Colour) -> tuple[Layer, ...]:
    return (Plate(plain, INK, 3, 18),
            Texture(f"frames/plank_{name}", (704, 112), 30, outset=Outset(8, 8, 8)))


def _step(name: str, front: Colour, lid: Colour) -> tuple[Layer, ...]:
    return (Plate(lid, WOOD, 5, 8, outset=Outset(-26, 26)),
            Texture(f"frames/{name}", (256, 256), 32, outset=Outset(0, 26)),
            Plate(front, WOOD, 6, 8),
            Plate(front, (246, 220, 168), 3, 14, 0, Outset(-18.5, -18.5, -13.5)),
            Plate(front, (128, 92, 48), 3, 14, 0, Outset(-16, -16, -16)))


FRAMES: dict[str, tuple[Layer, ...]] = {
    "button": (Plate(BUTTON, alpha=246),),
    "button focused": (Plate(BUTTON_LIT, alpha=246),),
    "button disabled": (Plate(BUTTON_DULL, alpha=246),),
    "main button": (Plate(PLANK, WOOD),),
    "main button focused": (Plate(GILT, WOOD),),
    "name plank": (Plate(PLANK, None, 6, tinted=True),),
    "name plank focused": (Plate(GILT, None, 6, tinted=True),),
    "oak button": (Plate(OAK, WOOD),),
    "oak button focused": (Plate(GILT, WOOD),),
    "free plank": (Plate(BUTTON, alpha=225),),
    "gold ring": (Plate(GOLD, GOLD, 5, 18, 0),),
    "wide gold ring": (Plate(GOLD, GOLD, 5, 12, 0, Outset(5, 5, 5)),),
    "dusk": (Plate(SLATE, None, 0, 4, 150),),
    "wooden tile": (Plate(None, WOOD), BEVEL),
    "wooden key": (CAST, Plate(EDGE, INK, outset=Outset(0, 0, 5)), Plate(OAK, WOOD), BEVEL),
    "wooden key focused": (CAST, *LIT_KEY, Texture("frames/bevel", (64, 64), 20,
                                                   outset=Outset(0, 9, -9))),
    "bone key": (CAST, Plate(BONE_EDGE, INK, outset=Outset(0, 0, 6)), Plate(None, WOOD), BONE,
                 Plate((222, 200, 156), (222, 200, 156), 3.5, 9, 0, Outset(-9, -9, -9))),
    "bone key vowel": (CAST, Plate(BONE_EDGE, INK, outset=Outset(0, 0, 6)), Plate(None, WOOD), BONE,
                       Plate((206, 146, 62), (206, 146, 62), 3.5, 9, 0, Outset(-9, -9, -9))),
    "bone key focused": (CAST, *LIT_KEY, Plate(GOLD, (206, 146, 62), 3.5, 9, 0,
                                               Outset(-9, 0, -18))),
    "name plate": (Plate(OAK, INK, 3, 16), Plate(PLANK, WOOD, outset=Outset(-9, -9, -9)),
                   Texture("frames/bevel", (64, 64), 20, outset=Outset(-9, -9, -9)),
                   Texture("frames/shine", (256, 256), outset=Outset(-14, -14, -14))),
    "nails": (Texture("frames/nails", (96, 96), 46),),
    "nails above": (Texture("frames/nails_above", (96, 96), 46),),
    "window sill": (Plate(OAK, INK, 3, 8), BEVEL),
    "round button": (Plate(OAK, INK, 3, 32),),
    "seat sign": (Plate(NIGHT, None, 4, 26, tinted=True),),
    "letter slot": (Plate((20, 33, 64), EDGE), Texture("frames/sunken", (128, 128), 48, RADIUS,
                                                       Outset(-2, -2, -2))),
    "felt tray": (Plate(None, None, 0, 4, light=1.5),
                  Texture("frames/felt", (512, 512), radius=4, blend="multiply"),
                  Plate(INK, INK, 3, 4, 0), Plate(INK, EDGE_LIT, 3, 4, 0, Outset(-3, -3, -3))),
    "name line": (Plate(IVORY, None, 0, 2, 170),),
    "dark strip": (Plate(NIGHT, None, 0, 1, 150),),
    "dark panel": (Plate(NIGHT, None, 0, 14, 150),),
    "dark name plate": (Plate(NIGHT, EDGE, 3, 14, 150),),
    "ivory tag": (Plate(IVORY, INK, 2, 8),),
    "gilt tag": (Plate(GILT, INK, 2, 8),),
    "sign": (Plate(INK, None, 0, 12, 120, Outset(4, -4, 16)), Plate(OAK, INK, 4, 12)),
    "sign's inside": (Plate(WOOD, INK, 3, 8),),
    "sign's head": (Plate(PLANK, INK, 3, 8),),
    "felt": (Plate(None, None, 0, 0, light=1.5),
             Texture("frames/felt", (512, 512), blend="multiply")),
    "felt hung": (Plate(None, None, 0, 0, light=1.5),
                  Texture("frames/folds", (512, 512), blend="multiply"),
                  Texture("frames/lamp", (256, 256), blend="add", tinted=True)),
    "cloth": (Plate(None, None, 0, 0, light=1.5), WEAVE, POOL),
    "drape": (Plate(None, None, 0, 0, light=1.3), WEAVE,
              Texture("frames/drape", (1440, 256), blend="multiply"),
              Texture("frames/evening", (256, 256), blend="add"),
              Plate(None, EDGE_LIT, 8, 0, 0, Outset(-3, 6, 6))),
    "drawer front": (Plate(HONEY, WOOD, 3, 16), FRONT, Plate(INK, INK, 3, 16, 0)),
    "drawer front focused": (Plate(GILT, WOOD, 3, 16), FRONT, Plate(INK, INK, 3, 16, 0)),
    "chest": (Plate(WOOD, INK, 4, 10),),
    "drawer felt": (Plate(None, None, 0, 8, light=1.2),
                    WEAVE, Texture("frames/felt", (512, 512), outset=Outset(90, 90, 90),
                                   blend="multiply"),
                    Cut(8),
                    Plate(INK, INK, 3, 8, 0),
                    Texture("frames/sunken_open", (128, 128), 48, 8, Outset(-3, -3, -3))),
    "drawer joint": (Plate(None, None, 0, 0, light=0.9), WEAVE),
    "drawer sign": (Plate(None, INK, 3, 12), WEAVE, Cut(12),
                    Texture("frames/sunken", (128, 128), 48, 10, Outset(-3, -3, -3))),
    "drawer sign open": (
        Texture("frames/shadow", (128, 128), 44, outset=Outset(18, 9, 27)),
        Plate(None, INK, 3, 12, light=0.9), WEAVE, Cut(12),
        Plate(None, GOLD, 5, 9, 0, Outset(-3, -3, -3))),
    "enamel": (Plate(None, INK, 3, 14), Plate(INK, EDGE_LIT, 3, 11, 0, Outset(-3, -3, -3))),
    "enamel focused": (Plate((255, 246, 218), INK, 3, 14),
                       Plate(INK, GOLD, 3, 11, 0, Outset(-3, -3, -3))),
    "wooden rim": (Plate(OAK, INK, 3, 12),),
    "slate": (Plate(OAK, INK, 3, 12), Plate(SLATE, None, 0, 6, outset=Outset(-12, -12, -12)),
              Texture("frames/night", (512, 512), radius=6, outset=Outset(-12, -12, -12),
                      tiled=True),
              Plate(SLATE, GOLD, 3, 6, 0, Outset(-12, -12, -12))),
    "shelf": (Plate(OAK, INK, 3, 4),),
    "beam edge": (Plate(EDGE, None, 0, 1, outset=Outset(0, 0, -9)),
                  Plate(INK, None, 0, 1, outset=Outset(0, -6))),
    "table edge": (Plate(INK, None, 0, 1), Plate(EDGE, None, 0, 1, outset=Outset(0, -3, -6))),
    "box side": (Plate(None, INK, 3, 12),),
    "brass band": (Plate(EDGE, None, 0, 1),),
    "cord": (Plate(WOOD, INK, 2, 2),),
    "rod": (Plate(OAK, INK, 3, 10),),
    "rod knob": (Plate(INK, None, 0, 20), Plate(EDGE, None, 0, 17, outset=Outset(-3, -3, -3)),
                 Plate(OAK, None, 0, 12, outset=Outset(-8, -8, -8))),
    "rod loop": (Plate(None, INK, 3, 6),),
    "brass medal": (Plate(INK, None, 0, 70),
                    Plate(EDGE_LIT, None, 0, 67, outset=Outset(-3, -3, -3)),
                    Plate(INK, None, 0, 61, outset=Outset(-9, -9, -9)),
                    Plate(BUTTON, None, 0, 59, outset=Outset(-11, -11, -11))),
    "slate rim": (Plate(SLATE, GOLD, 3, 6, 0),),
    "stage dusk": (Plate(INK, None, 0, 0, 18),),
    "round tone": (Plate(None, None, 0, 99, outset=Outset(-3, -3, -3)),),
    "level": (Plate(None, None, 0, 4),),
    "level empty": (Plate(PANEL, None, 3, 4, 0, tinted=True),),
    "shade": (Plate(INK, None, 0, 2, 90),),
    "picture frame": (Plate(OAK, INK, 3, 6),
                      Plate(INK, GOLD, 3, 6, outset=Outset(-9, -9, -9))),
    "cloth edge": (Plate(INK, None, 0, 1, 200),),
    "cloth hem": (Plate(EDGE_LIT, None, 0, 1, 150),),
    "cross stitch": (Texture("ui/laid/border", (34 * 240 / 90, 34), tiled=True),),
    "tag eye": (Plate(WOOD, None, 0, 10), Plate(INK, None, 0, 6, outset=Outset(-4, -4, -4))),
    "tag cord": (Plate(EDGE_LIT, INK, 1, 2),),
    "ring": (Plate(GOLD, GOLD, 6, RADIUS, 0, Outset(7, 7, 7)),),
    "sealed ribbon": (Plate(None, INK, 2, 1),),
    "code": (Plate(WHITE, INK, 3, 10, outset=Outset(6, 6, 6)),),
    "broad shelf": (Plate(OAK, INK, 3, 4, outset=Outset(90)),),  # over the posts at both sides
    "score board": (Plate(WOOD, GOLD, 5), Texture("frames/nails", (96, 96), 46)),
    "won place": (Plate(BUTTON, None, 0, 22),),
    "shadow": (Texture("frames/shadow", (128, 128), 44, outset=Outset(18, 9, 27)),),
    "sunken": (Texture("frames/sunken", (128, 128), 48),),
    "sunken open": (Texture("frames/sunken_open", (128, 128), 48),),  # at its left side
    "seam": (Texture("frames/seam", (41, 5), tiled=True),),
    "niche": (Plate(None, None, 0, 0, light=0.62),
              Texture("frames/niche", (256, 256), blend="multiply")),
    "glow": tuple(Plate(GOLD, None, 0, RADIUS + reach, 28, Outset(reach, reach, reach))
                  for reach in range(34, 1, -4)),
    "light column": tuple(Plate((255, 214, 120), None, 0, 8, 13, Outset(-reach))
                          for reach in range(2, 58, 8)),
    "lying box": (CAST, Plate(None, INK, 3, 8)),
    "bubble": (Plate((250, 238, 206), INK, 3, 20),),
    "panel": (Plate(PANEL, alpha=246),),
    "panel focused": (Plate(BUTTON_LIT, GOLD, alpha=246),),
    "held key": (Plate(BUTTON_LIT, GOLD, outset=Outset(6)),),
    "waiting key": (Plate(BUTTON, GOLD),),
    "pad button": (Plate(BUTTON, None, alpha=226),),
    "continue card": (Plate(None, EDGE_LIT, 4),),
    "continue card focused": (Plate(None, GOLD, 4),),
    "card board": (Plate(BUTTON, EDGE_LIT, 3, 12),),
    "press sign": (Plate(GILT, INK, 3, 31),),
    "press sign lit": (Plate(BIRCH, INK, 3, 31),),
    "dot": (Plate((40, 28, 20), GOLD),),
    "dot full": (Plate(GOLD, GOLD),),
    "rules sign": (Plate(WOOD, GOLD),),
    "groove": (Plate(BUTTON, WOOD, 3, 24),),
    "plank sign": (Plate(PLANK, WOOD, 4),),
    "seat plate": (Plate(IVORY, None, 4, 10, tinted=True),),
    "place card": (CAST, Plate(WOOD, INK, 2, outset=Outset(-2, -9, 9)),
                   Plate(PLANK, None, 6, tinted=True)),
    "row": (),
    "row focused": (Plate(GILT, None, 0, 10),),
    "rule": (Plate(WOOD, None, 0, 1, 130),),
    "badge": (Plate(GILT, WOOD, 3),),
    "invitation": (Plate(GILT, WOOD, 3, 10),),
    "menu chest": (Plate(BUTTON, EDGE, 3),),
    "menu entry focused": (Plate(BUTTON_LIT, EDGE, 3),),
    "menu plate": (Plate(BUTTON, EDGE, 3),),
    "menu line": (Plate(EDGE, None, 0, 1, 150, Outset(0, -22, -22)),),
    "count badge": (Plate(INK, None, 0, 22), Plate(GOLD, None, 0, 19, outset=Outset(-3, -3, -3))),
    "pitch": (Plate(BUTTON, GOLD, 4, 14),),
    "kind disc": (Plate(BUTTON_LIT, None, 0, 24),),
    "key": (Plate(IVORY, INK),),
    "small key": (Plate(INK, None, 0, 8), Plate((66, 82, 112), INK, 2, 8, outset=Outset(0, 0, -5))),
    "small key bound": (Plate(INK, None, 0, 8), Plate(IVORY, INK, 2, 8, outset=Outset(0, 0, -5))),
    "small key lit": (Plate(GOLD, None, 0, 12, outset=Outset(4, 4, 4)), Plate(INK, None, 0, 8),
                      Plate(GILT, INK, 2, 8, outset=Outset(0, 0, -5))),
    "keys' ground": (Plate((30, 44, 70), INK, 3, 10),),
    "arrow key": (Plate(INK, None, 0, 14, outset=Outset(0, -8, 8)), Plate(PARCHMENT, INK, 3, 14)),
    "choice paper": (Plate(PARCHMENT, INK, 3, 22),),
    "choice paper chosen": (Plate(GOLD, None, 0, 29, outset=Outset(7, 7, 7)),
                            Plate(GILT, INK, 3, 22)),
    "parchment": (Plate(PARCHMENT),),
    "card felt": (Plate((24, 62, 46), INK, 3, 11),),
    "card place": (Plate(NIGHT, GOLD, 5, 16, 150),),
    "board": (Plate(OAK, INK, 3, 8),),
    "wooden panel": (Plate(WOOD, INK, 3, 6),),
    "dark screen": (Plate(NIGHT, EDGE, 5),),
    "screen stand": (Plate(NIGHT, INK, 3, 6),),
    "desk": (Plate((74, 86, 104), None, 0, 6),),
    "window": (Plate(IVORY, INK, 3, 8),),
    "window dot": (Plate(EDGE, None, 0, 7),),
    "key cap": (Plate(INK, None, 0, 8, outset=Outset(0, -3, 3)), Plate(IVORY, INK, 2, 8)),
    "stars": (Plate(BUTTON, None, 0, 18),),
    "arrow": (Plate(BUTTON, None, 0, 19),),
    "tag": (CAST, Plate(PARCHMENT, None, 0, 3, outset=Outset(-24, -3, -3)),
            Texture("frames/tag", (256, 96), 30, tinted=True)),
    "wooden sign": (CAST, Plate(PLANK, WOOD)),
    "wooden sign focused": (CAST, Plate(GILT, WOOD)),
    "play": (CAST, Plate(OAK, WOOD, 3)),
    "play focused": (
        Texture("ui/cupboard/light", (512, 512), outset=Outset(220, 110, 110)),
        Texture("ui/cupboard/light", (512, 512), outset=Outset(120, 60, 60)),
        Plate(GOLD, None, 0, 34, 44, Outset(26, 26, 34)),
        Plate(GOLD, None, 0, 24, 84, Outset(16, 16, 24)),
        Plate(GOLD, None, 0, 16, 150, Outset(8, 8, 16)),
        Plate((186, 92, 30), INK, 4, outset=Outset(0, -8, 8)), Plate((255, 214, 104), INK, 4),
        Texture("frames/sheen", (256, 96), 20)),
    "table top": (Plate(OAK, INK, 3, 4, outset=Outset(0, 0, 8)),
                  Texture("frames/table_cloth", (1920, 280), tinted=True),
                  Texture("frames/table_seam", (1920, 280))),
    "table front": (Plate(WOOD, INK, 3, 4),
                    Texture("frames/table_front", (1920, 256), outset=Outset(0, -8, 0),
                            tinted=True)),
    "frieze": (Texture("frames/frieze", (52, 26), tiled=True),),
    "lights": (Texture("frames/lights", (36, 14), tiled=True),),
    "light edge": (Plate(EDGE_LIT, None, 2, 1),),
    "plank": (Plate(PLANK, WOOD),),
    "plank gilded": (Plate(GILT, WOOD),),
    "card cloth": (Plate(None, None, 0, 0), WEAVE, Cut(ROUND, down=ROUND)),
    "card niche": (Plate(None, None, 0, 0, light=0.62),
                   Texture("frames/niche", (256, 256), blend="multiply"),
                   Cut(ROUND, up=ROUND, right=ROUND)),
    "card band": (Plate(None, None, 0, 0, light=0.26), Cut(ROUND, left=ROUND, up=ROUND)),
    "hem": (Plate(EDGE_LIT, INK, 1, 1),),
    "hem gilded": (Plate(GOLD, INK, 1, 1),),
    "ink line": (Plate(INK, None, 0, 2),),
    "thin line": (Plate(INK, None, 0, 1, 90),),
    "newest line": (Plate(BIRCH, None, 0, 10, 190),),
    "note": (Plate(BIRCH, INK, 3, 12),),
    "speech bubble": (Plate(INK, None, 0, 30, 90, Outset(-6, -9, 9)), Plate(LEAF, INK, 4, 30)),
    "speech strip": (Plate(GOLD, None, 0, 1), Plate(YOLK, None, 0, 1, outset=Outset(0, -3, -3))),
    "new example": (Plate(GOLD, SEPIA, 3, 14),),
    "step track": (Plate((206, 174, 124), None, 0, 2),),
    "step dot": (Plate(LEAF, (150, 112, 70), 4, 30),),
    "step dot done": (Plate(SEPIA, None, 0, 30),),
    "step dot now": (Plate(YOLK, SEPIA, 4, 40),),
    "step dot now new": (Plate(GOLD, None, 0, 44, outset=Outset(6, 6, 6)),
                         Plate(YOLK, SEPIA, 4, 40)),
    "puzzle card": (Plate(PANEL, GOLD),),
    "puzzle card wrong": (Plate(PANEL, EMBER),),
    "trouble": (Plate(PARCHMENT, EMBER),),
    "note gilded": (Plate(GOLD, INK, 3, 12),),
    "bar": (Plate(EDGE, None, 0, 6),),
    "bar filled": (Plate(GOLD, None, 0, 6),),
    "quiet button": (Plate(BUTTON),),
    "quiet main button": (Plate(BUTTON, GILT),),
    "lit main button": (Texture("ui/cupboard/light", (512, 512), outset=Outset(60, 30, 30)),
                        Plate(GILT, WOOD, 4, outset=Outset(0, 5, 5)),
                        Plate(GOLD, GOLD, 3, 14, 0, Outset(-4, 1, 1))),
    "pause bar": (Plate(IVORY, None, 0, 4),),
    "step number": (Plate(GILT, INK, 3, 27),),
    "worn line": (Plate((226, 205, 158), None, 0, 1),),
    "chapter sign": (Plate(None, INK, 3, 10), Plate(INK, GOLD, 2, 6, 0, Outset(-4, -4, -4))),
    "name plaque": (Plate(None, GOLD, 3, 12),),
    "ribbon disc": (Plate(INK, None, 0, 54),),
    "seat badge": (Plate(NIGHT, None, 4, 40, tinted=True),),
    "sill": (Plate(OAK, INK, 3, 6),),
    "seat disc": (Plate((32, 26, 30), GOLD, 3, 29),),
    "caption": (Plate(None, None, alpha=235),),
    "ink disc": (Plate(INK, None, 0, 20),),
    "gold disc": (Plate(GOLD, None, 0, 40, outset=Outset(4, 4, 4)),),
    "lamp light": (Texture("ui/cupboard/light", (512, 512)),),
    "lantern light": (Texture("ui/cupboard/light", (512, 512), outset=Outset(40, 40, 40)),),
    "time groove": (Plate(INK, EDGE, 2, 10, outset=Outset(5, 5, 5)),),
    "time name": (Plate(IVORY, INK, 2, 6),),
    "time name past": (Plate((116, 88, 62), INK, 2, 6),),
    "time name ahead": (Plate((92, 74, 60), INK, 2, 6),),
    "time strip": (Plate(None, None, 0, 3), Plate(WHITE, None, 0, 3, 46, Outset(0, -3, -25)),
                   Plate(INK, None, 0, 3, 60, Outset(0, -28, 0))),
    "time strip ahead": (Plate((52, 35, 26), None, 0, 3),
                         Plate(INK, None, 0, 3, 60, Outset(0, 0, -34))),
    "time knob": (Plate(INK, None, 0, 17, outset=Outset(4, 4, 4)), Plate(GOLD, WHITE, 4, 13)),
    "mark disc": (Plate(NIGHT, None, 3, 40, tinted=True),),
    "mark dish": (Plate(GILT, INK, 2, 3),),
    "mark stem": (Plate(EDGE, INK, 1, 1),),
    "mark name": (Plate(NIGHT, EDGE, 2, 26),),
    "mark name seen": (Plate(NIGHT, GOLD, 3, 26),),
    "stage wall": (Plate((40, 26, 18), None, 0, 0),),
    "stage wood": (Plate(OAK, INK, 3, 4),),
    "stage corner": (Plate(EDGE, INK, 3, 4),),
    "stage edge": (Plate(GILT, INK, 2, 2),),
    "gilt line": (Plate(GILT, GILT, 4, 18, 0, Outset(4, 4, 4)),),
    "news sign": (Plate(INK, None, 0, 12, 120, Outset(0, -6, 6)), Plate(IVORY, INK, 3, 12),
                  Plate(IVORY, None, 6, 9, 0, Outset(-3, -3, -3), tinted=True)),
    "news sign gilded": (Plate(INK, None, 0, 12, 120, Outset(0, -6, 6)), Plate(GILT, INK, 3, 12),
                         Plate(IVORY, None, 6, 9, 0, Outset(-3, -3, -3), tinted=True)),
    "portrait niche": (Plate(None, EDGE, 3, 14),),
    "turn ribbon": (Plate(None, NIGHT, 6),),
    "turn": (Plate(None, None, 0, 27),),
    "choice": (Plate(NIGHT, GOLD),),
    "term": (Plate(NIGHT, None, 3, 12, 235, tinted=True),),
    "open term": (Plate(NIGHT, FAINT, 3, 7),),
    "gain": (Plate(NIGHT, None, 4, 14, 245, tinted=True),),
    "tide": (Plate((196, 226, 255), NIGHT, 3, 10),),
    "night": (Plate(NIGHT, None, 0, alpha=235),),
    "night edged": (Plate(NIGHT, EDGE, alpha=235),),
    "edged": (Plate(NIGHT, EDGE, alpha=0),),
    "action": (Plate((72, 49, 28), (140, 106, 66), 3, 20),),
    "action advised": (Plate((112, 72, 32), (255, 222, 140), 5, 20),),
    "action chosen": (Plate((236, 180, 92), (255, 222, 140), 3, 20),),
    "action dull": (Plate(NIGHT, None, 0, alpha=120),),
    "night disc": (Plate(NIGHT, None, 0, 30),),
    "faint disc": (Plate(NIGHT, None, 0, 30, 190),),
    "log": (Plate(PARCHMENT, None, 5, tinted=True),),
    "deed sign": (Plate(INK, None, 0, 40),),
    "quay card": (Plate(INK, None, 6, 12, tinted=True),),
    "buried": (Plate(NIGHT, None, 0, 8, 235),),
    "clue": (Plate(NIGHT, None, 2, alpha=245, tinted=True),),
    "niche board": (Plate((58, 38, 22), EDGE),),
    "log line": (Plate(None, None, 0),),
    "changed turn": (Plate(GOLD, None, 0, 32, outset=Outset(4.5, 4.5, 4.5)),
                     Plate(None, None, 0, 27)),
    "line": (Plate(None, None, 0, 0),),
    "strip": (Plate(None, None, 0, 4.5),),
    "gauge": (Plate(None, EDGE, 1.5, 5.5),),
    "word": (Plate(None, None, alpha=235),),
    "reply": (Plate(PARCHMENT, alpha=252, tinted=True),),
    "tab": (Plate(None, INK),),
    "leaf tab": (Plate(WORN, SHADOW, 2, 14),),
    "leaf tab lit": (Plate(LEAF, SHADOW, 2, 14),),
    "shelf tab": (Plate(None, EDGE, 3, 14, outset=Outset(0, 0, 28)), Cut(0)),
    "shelf tab seen": (Plate(None, GILT, 3, 14, outset=Outset(0, 0, 28)), Cut(0)),
    "shelf arrow": (Plate(PLANK, WOOD, 3, 14, outset=Outset(0, 0, 28)), Cut(0)),
    "hanging arrow": (Plate(PLANK, WOOD, 3, 14, outset=Outset(0, 28)), Cut(0)),
    "seat tab": (Plate(NIGHT, None, alpha=235, tinted=True),),
    "seat strip": (Plate(None, NIGHT, 2, 6),),
    "coin": (Plate(None, NIGHT, 3, 99),),
    "news ribbon": (Plate(None, None, 0, 6),),
    "blackboard": (Plate(OAK, INK, 3, 12), Plate((27, 32, 36), INK, 3, 6,
                                                 outset=Outset(-12, -12, -12))),
    "floor shadow": (Texture("ui/window/shadow", (512, 128)),),
    "nail": (Plate(EDGE, INK, 3, 10),),
    "post": (Plate(OAK, INK, 2, 2),),
    "post sign": (Plate(WOOD, EDGE, 2, 10),),
    "goal sign": (Plate(WOOD, GOLD, 3, 10),),
    "track start": (Plate(WOOD, INK, 3, 2),),
    "track beyond": (Plate(GOLD, None, 0, 0, 56),),
    "finish": (Texture("frames/finish", (20, 20), tiled=True),
               Plate(INK, INK, 2, 0, 0)),
    "track rim": (Plate(INK, INK, 3, 6, 0),),
    "victory disc": (Plate(INK, None, 0, 62),),
    "victory band": (Plate(INK, None, 0, 0, outset=Outset(0, 9, 9)),
                     Plate(GOLD, None, 0, 0, outset=Outset(0, 5, 5)), Plate(None, None, 0, 0),
                     Plate(None, None, 0, 0, outset=Outset(0, -14, -14), light=0.62),
                     Plate(None, None, 0, 0, outset=Outset(0, -17, -17))),
    "step": _step("step_lid", PLANK, (228, 192, 140)),
    "step gilded": _step("step_lid_gilded", GILT, (255, 226, 140)),
    "fact": (Plate(PANEL, GOLD, 2, 34, 190),),
    "house sign": (Plate(WOOD, INK, 3, 10, outset=Outset(-8, -18, -8)),
                   Texture("ui/hearth/sign", (760, 260))),
    "plank gold": _metal("gold", (246, 208, 112)),
    "plank silver": _metal("silver", (200, 208, 220)),
    "plank copper": _metal("copper", (218, 146, 98)),
    "plank walnut": _metal("walnut", (84, 54, 33)),
}


def draw_frame(page: Page, style: str, box: Box, tint: Colour = PANEL) -> None:
    """Draw a frame round a box; `tint` is the colour of plates that have none of their own."""
    art = page.art
    layers = [layer for layer in FRAMES[style]
              if not (isinstance(layer, Texture) and art.contrast)]
    if not layers:
        return
    if len(layers) == 1 and isinstance(layers[0], Plate):
        at = layers[0].outset.around(box)
        page.image(_plate(art, layers[0], at, tint), at.x, at.y)
        return
    boxes = [box if isinstance(layer, Cut) else layer.outset.around(box) for layer in layers]
    left, top = min(at.x for at in boxes), min(at.y for at in boxes)
    whole = Box(left, top, max(at.right for at in boxes) - left,
                max(at.bottom for at in boxes) - top)
    size = art.pixels(whole.w), art.pixels(whole.h)

    def compose() -> pygame.Surface:
        image = pygame.Surface(size, pygame.SRCALPHA)
        for layer, at in zip(layers, boxes, strict=True):
            if isinstance(layer, Cut):
                shape = art.plate(box.w + layer.left + layer.right, box.h + layer.up + layer.down,
                                  WHITE, 255, None, 0, layer.radius)
                kept = pygame.Surface(size, pygame.SRCALPHA)
                kept.blit(shape, (round((box.x - layer.left - left) * art.scale),
                                  round((box.y - layer.up - top) * art.scale)))
                image.blit(kept, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
                continue
            part = (_plate(art, layer, at, tint) if isinstance(layer, Plate)
                    else _texture(art, layer, at, tint))
            blend = 0 if isinstance(layer, Plate) else BLENDS[layer.blend]
            image.blit(part, (round((at.x - left) * art.scale), round((at.y - top) * art.scale)),
                       special_flags=blend)
        return image

    page.image(art.keep(("frame", style, tint, size), compose), whole.x, whole.y)


def _plate(art: Art, plate: Plate, box: Box, tint: Colour) -> pygame.Surface:
    fill = shaded(plate.fill or art.tone(tint), plate.light)
    edge = art.tone(tint) if plate.tinted else plate.edge
    return art.plate(box.w, box.h, fill, plate.alpha, edge, plate.width, plate.radius)


def _texture(art: Art, texture: Texture, box: Box, tint: Colour) -> pygame.Surface:
    picture = art.picture(texture.source, *texture.size)
    size = art.pixels(box.w), art.pixels(box.h)
    if texture.tiled:
        image = pygame.Surface(size, pygame.SRCALPHA)
        for at in product(range(0, size[0], picture.get_width()),
                          range(0, size[1], picture.get_height())):
            image.blit(picture, at)
    else:
        image = spread(picture, size, min(art.pixels(texture.corner), min(size) // 2))
    if texture.tinted:
        image = image.copy()
        image.fill((*art.tone(tint), 255), special_flags=pygame.BLEND_RGBA_MULT)
    if texture.radius:
        image = image.copy()
        image.blit(art.plate(box.w, box.h, WHITE, 255, None, 0, texture.radius), (0, 0),
                   special_flags=pygame.BLEND_RGBA_MULT)
    return image
