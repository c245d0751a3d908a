"""Build the games of an evening: boxes on a shelf under lanterns, with their numbers on the way
from game to game, their names, who plays them and how long."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame

from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import BUTTON, GOLD, INK, OAK, shaded
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import GREEN
from game.ui.layout import Node, Paint, Text, column, frame, pad, row, stack

SHADED = 118  # of 255 parts of its light, for the box of a game that is not played
ORDERING = ((Action.CONFIRM, "hint-in-or-out"), (Action.PREV, "hint-earlier"),
            (Action.NEXT, "hint-later"))


class Listed(NamedTuple):
    """A game on the shelf: its number tonight, 0 if it is not played; `settled`: it has been
    played. `earlier` and `later`: whether it can be moved there."""

    game: str
    name: str
    told: str
    facts: str
    number: int
    settled: bool
    earlier: bool
    later: bool
    below: str  # the control to which down leads


def build_games(page: Page, games: Sequence[Listed], height: float, focus: str, *, roomy: bool,
                ) -> Node:
    """Return the shelf in a height, over the whole width of the window."""
    slot = SAFE.w / len(games)
    rail = page.art.line("body") + 2 if roomy else 0
    edge = cupboard.edge(page) + 34
    shelf = height - edge - rail
    cover = min(shelf - 14, (slot - 58) / box_art.SHAPE)
    side = SAFE.x - cupboard.CHEEK
    walls = [frame("felt", tint=shaded(GREEN, 0.7 if one.settled else 1.0 if one.number else 0.34),
                   width=slot + side * ((n == 0) + (n == len(games) - 1)))
             for n, one in enumerate(games)]
    posts = [Paint(paint=draw_post, width=cupboard.POST) for _ in games[1:]]
    stops = tuple((n + 0.5) * slot for n, one in enumerate(games) if one.number)
    return stack(
        column(row(*walls, height=shelf, padding=pad(cupboard.CHEEK, 0))),
        column(row(*posts, gap=slot - cupboard.POST, justify="center", height=shelf)),
        Paint(paint=draw_shelf, values=(shelf, edge + rail)),
        column(row(*(Paint(paint=draw_game, width=slot, values=(one.game, bool(one.number), cover))
                     for one in games), height=shelf, padding=pad(SAFE.x, 0))),
        column(Node(height=shelf), row(Paint(paint=draw_way, values=(stops,), grow=1),
                                       padding=pad(SAFE.x, 0))),
        row(*(_build_game(one, slot, shelf - cover, cover, edge, rail, focus, page.art.text_scale)
              for one in games), padding=pad(SAFE.x, 0)), height=height)


def _build_game(one: Listed, width: float, above: float, cover: float, edge: float, rail: float,
                focus: str, scale: float) -> Node:
    """Return the control of a game over its box, with its number, name and facts; `scale`: the
    players' text size, which does not change names."""
    name = f"game/{one.game}"
    arrows = row(_build_arrow(one, -1) if one.earlier else None, Node(grow=1),
                 _build_arrow(one, 1) if one.later else None, align="center", height=cover,
                 padding=pad((width - cover * box_art.SHAPE - 16 + 22) / 2 + 8, 0))
    label = Text(words=one.name, style="heading", size=0.72 / scale, ink=INK, align="center",
                 group="games", one_line=True)
    plate = stack(frame("ivory tag") if focus == name else None,
                  column(label, justify="center"), height=edge - 37)
    facts = Text(words=one.facts, ink=INK, align="center", group="facts", one_line=True,
                 height=rail) if rail else None
    control = column(arrows if focus == name and one.number else Node(height=cover),
                     Paint(paint=draw_number, values=(one.number, one.settled), height=33),
                     plate, facts, name=name, told=one.told, turns=True, written=True,
                     hints=ORDERING, ways=((Action.DOWN, one.below),))
    return column(Node(height=above), control, width=width, padding=pad(8, 0))


def _build_arrow(one: Listed, step: int) -> Node:
    return Paint(paint=draw_arrow, values=(step,), width=64, height=64,
                 name=f"move/{one.game}/{step}", pointer_only=True)


def draw_arrow(page: Page, box: Box, step: int) -> None:
    """Draw an arrow on a cover's side."""
    page.image(page.art.disc(box.w, INK, 235), box.x, box.y)
    draw = page.art.flipped if step < 0 else page.art.picture
    page.image(draw("ui/play", box.w - 20, box.w - 20), box.x + 10, box.y + 10)


def draw_post(page: Page, box: Box) -> None:
    cupboard.put(page, "post", box)


def draw_shelf(page: Page, box: Box, shelf: float, edge: float) -> None:
    cupboard.shelf(page, box.y, box.y + shelf, edge)


def draw_game(page: Page, box: Box, game: str, played: bool, cover: float) -> None:
    """Draw the box of a game, which lies down if it is not played, under a lantern that burns if it
    is."""
    art, name, wide = page.art, box_art.picture(game), cover * box_art.SHAPE
    at = box._replace(x=box.center[0] - (wide - cupboard.SPINE) / 2, y=box.bottom - cover, w=wide,
                      h=cover)
    if played:
        cupboard.game_box(page, game, at)
    else:
        image = art.keep(("lies", name, art.pixels(at.w), art.pixels(at.h)),
                         lambda: lay_down(art.soft(name, at.w, at.h, SHADED)))
        front = at._replace(x=box.center[0] - wide / 2, y=at.bottom - 38, h=38)
        cupboard.put(page, "shadow", front._replace(x=front.x - 24, y=front.y - 8, w=front.w + 60,
                                                    h=58))
        page.image(image, front.x, front.y - image.get_height() / art.scale + 3)
        dull = shaded(cupboard.own_colour(game), SHADED / 255)
        page.image(art.plate(front.w, 38, dull, 255, INK, 3, 8), front.x, front.y)
    part = min(1.0, 0.36 * cover / 96)
    x = box.center[0] + (wide + cupboard.SPINE) / 2
    lamp = box._replace(x=x - 36 * part, y=at.y - 7, w=72 * part, h=96 * part)
    if played:
        light = 2.2 * lamp.h
        page.picture(lamp._replace(x=x - light / 2, y=lamp.y + 0.58 * lamp.h - light / 2, w=light,
                                   h=light), "ui/hearth/glow", leaf=False)
    page.image(art.plate(5, lamp.y + 0.1 * lamp.h - box.y + 2, INK, 255, None, 0, 2), x - 2.5,
               box.y - 2)
    page.picture(lamp, "ui/lantern_lit" if played else "ui/lantern_dark", leaf=False)


def draw_way(page: Page, box: Box, stops: Sequence[float]) -> None:
    """Draw the way of the evening in steps from game to game."""
    for left, right in pairwise(stops):
        count = int((right - left - 62) // 32)
        for n in range(count):
            x = box.x + left + (right - left) * (n + 1) / (count + 1)
            page.image(page.art.plate(14, 14, GOLD, 255, INK, 3, 7), x - 7, box.y - 7)


def draw_number(page: Page, box: Box, number: int, settled: bool) -> None:
    """Draw a number in a coin round the upper edge of a box: an empty ring without a number, a cup
    for a game that has been played."""
    coin = box._replace(x=box.center[0] - 31, y=box.y - 31, w=62, h=62)
    page.image(page.art.plate(62, 62, BUTTON if number else OAK, 255, GOLD if number else INK, 4,
                              31), coin.x, coin.y)
    if settled:
        page.picture(coin.inset(11), "ui/trophy", leaf=False)
    elif number:
        high = page.art.line("count@1.1")
        page.text(coin._replace(y=box.y - high / 2, h=high), str(number), "count@1.1", GOLD,
                  "center", leaf=False)


def lay_down(cover: pygame.Surface) -> pygame.Surface:
    """Return a cover that lies on its back, seen from its foot: narrower the farther away."""
    wide, tall = cover.get_width(), round(cover.get_height() * 0.3)
    low = pygame.transform.smoothscale(cover, (wide, tall))
    image = pygame.Surface((wide, tall), pygame.SRCALPHA)
    for y in range(tall):
        across = round(wide * (0.8 + 0.2 * y / tall))
        line = pygame.transform.smoothscale(low.subsurface((0, y, wide, 1)), (across, 1))
        image.blit(line, ((wide - across) // 2, y))
    return image
