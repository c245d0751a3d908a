"""Rows of the settings as fronts of small drawers: wood in the light with a groove round its panel,
the sign of what it changes in a ring of brass, and the value on enamel between arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import pi, sin
from random import Random

import pygame

from game.picture.art import FINE, Art, smooth
from game.picture.page import SLIDE, Control, Page
from game.picture.screen import Box
from game.picture.theme import (
    EDGE,
    EDGE_LIT,
    GILT,
    GOLD,
    INK,
    IVORY,
    WHITE,
    WOOD,
    Colour,
)

VALUES = 1.3, 1.15, 1.05, 1.0, 0.9, 0.82, 0.74, 0.66  # sizes of a value to try
LABEL = 0.55  # of a row: the share of its label, and sizes of that to try
SAID = 1.3, 1.15, 1.03, 0.92, 0.82, 0.76, 0.69
INSET, AIR = (20, 8), 12  # of what is on a front; between a label and its value
RING, SIGN, ASIDE = 88.0, 0.64, 12.0  # a ring at most; in it its sign; of it from the edge
LOUDEST, BAR, BARS = 76.0, 20.0, 3  # a level: how high; its bars: how wide at most, how many
SLIM = 0.66  # a step; how much of its room one fills
ARROW, CALM = 46.0, 0.82  # an arrow at most; in a row that is not in the focus, of that
BRASS = "ui/drawers/arrow"  # its picture
HONEY: Colour = (206, 154, 92)  # the wood of a front
PAPER: Colour = (255, 246, 218)  # under the value of a row in the focus
ENAMEL, RIM, GLOSS = 14.0, 3.0, 46  # of a value's plate its corners and its edge; of 255, its shine
ROUND = 16.0  # corners of a front
GROOVE, CUT = 9.0, 2.0  # from its edge to what is cut round its panel; how deep that is
FIBRES, ARCHES = 9.0, 7  # logical px between two lines of its grain; of those, round its heart
WANDER, STEPS = 3.0, 24  # how far they wander; of how many parts each is
LIT, SHADY = (255, 226, 160), (70, 36, 14)  # light at its head, shade at its foot
HEAD, FOOT = 92, 86  # of 255, how strong they are


def front(page: Page, box: Box, which: str, *, lit: bool) -> None:
    """The front of a drawer, each with a grain of its own; gilded if it is `lit`."""
    art, ground = page.art, GILT if lit else HONEY
    page.image(art.plate(box.w, box.h, ground, 255, WOOD, RIM, ROUND) if art.contrast else
               art.keep(("front", which, ground, art.pixels(box.w), art.pixels(box.h)),
                        lambda: _front(art, box, which, ground)), box.x, box.y)


def _front(art: Art, box: Box, which: str, ground: Colour) -> pygame.Surface:
    size = art.pixels(box.w), art.pixels(box.h)
    image = pygame.Surface(size, pygame.SRCALPHA)
    image.fill((*art.tone(ground), 255))
    image.blit(smooth(size, lambda big: _grain(big, art, Random(which))), (0, 0))
    image.blit(pygame.transform.smoothscale(_light(), size), (0, 0))
    edge = GROOVE * art.scale
    groove = pygame.Rect((0, 0), size).inflate(-2 * edge, -2 * edge)
    cut = max(art.pixels(CUT), 1)
    around = Box(0, 0, box.w - 2 * GROOVE, box.h - 2 * GROOVE)
    for down, tone, body in ((cut, LIT, 150), (0, SHADY, 170)):
        line = art.plate(around.w, around.h, tone, 0, tone, CUT, ROUND - GROOVE / 2).copy()
        line.set_alpha(body)
        image.blit(line, groove.move(down, down))
    image.blit(art.plate(box.w, box.h, WHITE, 255, None, 0, ROUND), (0, 0),
               special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(art.plate(box.w, box.h, INK, 0, INK, RIM, ROUND), (0, 0))
    return image


def _grain(big: pygame.Surface, art: Art, chance: Random) -> None:
    """Lines along it which bend round a heart somewhere in it."""
    wide, high = big.get_size()
    step, thick = FIBRES * art.scale * FINE, max(round(1.2 * art.scale * FINE), 1)
    heart, reach = chance.uniform(0.25, 0.75) * wide, chance.uniform(0.25, 0.4) * wide
    middle = chance.uniform(0.35, 0.65) * high
    count = int(high / step) + ARCHES
    for n in range(-count, count):
        own, turn = chance.uniform(-1, 1) * step / 4, chance.uniform(0, 2 * pi)
        points = []
        for part in range(STEPS + 1):
            x = wide * part / STEPS
            near = max(1 - abs(x - heart) / reach, 0.0) ** 2 * (3 - 2 * max(
                1 - abs(x - heart) / reach, 0.0))
            y = middle + (n + 0.5) * step * (0.72 + 0.5 * near) + own
            points.append((x, y + WANDER * art.scale * FINE * sin(turn + 4 * pi * part / STEPS)))
        tone = (*SHADY, chance.randint(16, 44)) if chance.random() < 0.72 else (
            *LIT, chance.randint(24, 54))
        pygame.draw.lines(big, tone, False, points, thick)


def _light() -> pygame.Surface:
    """Of a lamp over it: light at its head, most in its middle, and shade at its foot; small."""
    image = pygame.Surface((16, 12), pygame.SRCALPHA)
    for x in range(16):
        aside = abs(x - 7.5) / 7.5
        for y in range(12):
            down = y / 11
            over, under = max(1 - 1.8 * down, 0.0), max((down - 0.42) / 0.58, 0.0) ** 1.6
            image.set_at((x, y), (*LIT, round(HEAD * over * (1 - 0.6 * aside))) if over > 0 else
                         (*SHADY, round(FOOT * under * (0.7 + 0.3 * aside))))
    return image


def inlay(page: Page, box: Box, picture: str, tone: Colour) -> None:
    """A sign in a ring of brass on a disc of a deep tone at the left of a front."""
    at = _ring(box)
    page.image(page.art.disc(at.w - 6, tone, 255), at.x + 3, at.y + 3)
    page.image(page.art.picture("ui/drawers/inlay", at.w, at.h), at.x, at.y)
    side = at.w * SIGN
    page.image(page.art.picture(picture, side, side), at.center[0] - side / 2,
               at.center[1] - side / 2)


def _ring(box: Box) -> Box:
    """Where the ring round a sign is, on a front."""
    room = box.h - 2 * ASIDE
    side = min(RING, room)
    return Box(box.x + ASIDE + (room - side) / 2, box.center[1] - side / 2, side, side)


def _labelled(box: Box, *, pictured: bool) -> Box:
    """Where the label of a front stands, to whole units, as words are wrapped to these."""
    inner = box.inset(*INSET)
    left = _ring(box).right + AIR if pictured else inner.x
    return Box(left, box.y + 2, int(inner.x + inner.w * LABEL - left), box.h - 4)


def enamel(page: Page, box: Box, tone: Colour, *, lit: bool) -> None:
    """A plate of enamel in a deep tone with a rim of brass; a `lit` one is as pale as paper."""
    art = page.art
    page.image(art.plate(box.w, box.h, PAPER if lit else tone, 255, INK, RIM, ENAMEL), box.x, box.y)
    rim = box.inset(RIM)
    page.image(art.plate(rim.w, rim.h, tone, 0, GOLD if lit else EDGE_LIT, RIM, ENAMEL - RIM),
               rim.x, rim.y)
    if not (lit or art.contrast):
        shine = box.inset(4 * RIM, 2.5 * RIM)
        page.image(art.plate(shine.w, shine.h * 0.36, WHITE, GLOSS // 2, None, 0, ENAMEL / 2),
                   shine.x, shine.y)


def lined(
    page: Page, name: str, box: Box, label: str, value: str, turn: Callable[[int], None], *,
    focus: str = "", labels: Iterable[str] = (), values: Iterable[str] = (),
    level: tuple[int, int] = (0, 0), picture: str = "", tone: Colour = EDGE,
) -> None:
    """A label on a front, and its value on enamel in a `tone` between arrows, which left and right
    change; in the focus it is gilded, and the value on a pale plate. `labels` and `values` of all
    rows are set in one size. `level`: how far of how far something is turned up, drawn instead of
    its value. A `picture` is inlaid before its label."""
    lit, art = name == focus, page.art
    front(page, box, name, lit=lit)
    page.claim(name, box)
    inner, scale = box.inset(*INSET), art.text_scale
    ends = inner.x + inner.w * LABEL + AIR
    groove = Box(ends, inner.y + 2, box.right - 8 - ends, inner.h - 4)
    if picture:
        inlay(page, box, picture, tone)
    page.fitted(_labelled(box, pictured=bool(picture)), label,
                label_style(page, box, labels, pictured=bool(picture)), INK, leaf=False)
    enamel(page, groove, tone, lit=lit)
    arrow = min(ARROW, groove.h * 0.6)
    for left, x in ((True, groove.x + AIR), (False, groove.right - AIR - arrow)):
        turns(page, Box(x, box.y + (box.h - arrow) / 2, arrow, arrow), left=left, lit=lit)
    at = groove.inset(arrow + AIR + 4, 0)
    sizes = [f"body@{part * scale:g}" for part in VALUES]
    style = next((one for one in sizes if page.even(at, values, one) == one), "small")
    if level[0]:
        _bars(page, at.inset(4, max((groove.h - LOUDEST) / 2, 12)), *level,
              tone if lit else GOLD, EDGE if lit else EDGE_LIT)
        value = ""
    page.fitted(at, value, style, INK if lit else IVORY, "center", leaf=False)
    page.spot(name, Control(box, lambda: turn(1), turn, None, SLIDE, slides=True),
              f"{label}: {value}")


def label_style(page: Page, box: Box, labels: Iterable[str], *, pictured: bool = False) -> str:
    """The one size in which labels of such rows are set, `pictured` or not."""
    room, texts = _labelled(box, pictured=pictured), tuple(labels)
    sizes = [f"strong@{part * page.art.text_scale:g}" for part in SAID]
    return next((one for one in sizes if page.even(room, texts, one) == one), sizes[-1])


def _bars(page: Page, box: Box, step: int, steps: int, tone: Colour, edge: Colour) -> None:
    """Bars that grow towards the loud end; those up to where it is turned are full of a tone, the
    others an edge."""
    inner, count = box.inset(min(BAR, box.w / 16), 0), steps * BARS
    bar = min(BAR, inner.w / count * SLIM)
    apart = (inner.w - bar) / (count - 1)
    for n in range(count):
        tall = inner.h * (0.24 + 0.76 * n / (count - 1))
        full = n < step * BARS
        page.image(page.art.plate(bar, tall, tone, 255 if full else 0, None if full else edge, 3,
                                  4), inner.x + n * apart, inner.bottom - tall)


def leading(page: Page, name: str, box: Box, label: str, act: Callable[[], None], style: str, *,
            focus: str, picture: str, tone: Colour) -> None:
    """A front that leads to a page of its own, with one arrow."""
    lit = name == focus
    front(page, box, name, lit=lit)
    page.claim(name, box)
    at, arrow = _labelled(box, pictured=bool(picture)), min(ARROW, box.h / 2)
    if picture:
        inlay(page, box, picture, tone)
    page.fitted(at._replace(w=box.right - 8 - 2 * AIR - arrow - at.x), label, style, INK,
                leaf=False)
    turns(page, Box(box.right - 8 - AIR - arrow, box.center[1] - arrow / 2, arrow, arrow),
          left=False, lit=lit)
    page.spot(name, Control(box, act), label)


def turns(page: Page, box: Box, *, left: bool, lit: bool) -> None:
    """An arrow of brass in a square, smaller in a row that is not in the focus."""
    side = box.w * (1 if lit else CALM)
    image = (page.art.flipped if left else page.art.picture)(BRASS, side, side)
    page.image(image, box.center[0] - side / 2, box.center[1] - side / 2)
