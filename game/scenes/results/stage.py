"""The stage at the end of a match: ribbons with winner and reason, a podium, planks and an
easel."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from game.core.contract import Seat
from game.core.faces import choose_faces
from game.house import House
from game.picture.page import Page
from game.picture.screen import SAFE
from game.picture.theme import INK, OAK, PARCHMENT, Colour, shade_colour
from game.scenes.results.podium import Podium
from game.tables.capabilities import find_goal
from game.tables.miniature import FRAME, Miniature, ended_shape, last_trick, stand_picture
from game.tables.outcome import Row
from game.tables.stories import list_totals
from game.tables.table import TableScene
from game.ui.box import Box
from game.ui.furniture.cupboard import build_part
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.show import show
from game.ui.widgets.chart import draw_totals

LIT: Colour = (44, 38, 28)  # of 255 parts, how much brighter than the table a last position is


def build_ribbons(page: Page, heading: str, colour: Colour, winners: Sequence[Seat], picture: str,
                  story: str) -> Node:
    """Return a ribbon with the winner, after the laurel or another `picture` of a single one or the
    signs of many, over a parchment ribbon with the story."""
    if picture == "ui/win":
        layers = (frame("ribbon disc", width=108, height=108), Picture(source=picture, height=150),
                  Picture(source=f"ui/seat_{winners[0]}", height=69))
        signs: list[Node] = [stack(
            *(row(layer, justify="center", align="center") for layer in layers), width=150,
            height=150, anchor=picture, leaf=True)]
    elif picture:
        signs = [Picture(source=picture, height=134, leaf=True)]
    else:
        signs = [frame("ribbon disc", Picture(source=f"ui/seat_{seat}", height=58), padding=pad(5),
                       width=68, height=68, leaf=True) for seat in winners]
    first = row(*signs, Text(words=heading, style="victory", size=0.6, ink=INK, one_line=True,
                             min_height=140),
                gap=12 if len(signs) > 1 else 16, align="center", padding=Padding(22, 0, 44, 0))
    story_scale = min(page.art.text_scale, 1.4)  # it stays smaller than the heading
    second = row(Text(words=story, style="asked", size=1.2, scale_limit=story_scale, ink=INK,
                      align="center", balanced=True), padding=pad(28, 2))
    high = page.art.line_height(f"asked@{1.2 * story_scale:g}") + 8
    ribbons = (_build_ribbon(page, first, 104, colour, shade_colour(colour, 0.62)),
               _build_ribbon(page, second, high, PARCHMENT, OAK))
    return column(*(row(ribbon, justify="center") for ribbon in ribbons), gap=23,
                  padding=Padding(top=23), anchor="ribbons")


def _build_ribbon(page: Page, line: Node, high: float, colour: Colour, ends: Colour) -> Node:
    """Return a line on a ribbon, whose ends hang lower behind it at its sides."""
    aside, low = 1.15 * high, 0.2 * high
    tail = Picture(source="frames/ribbon_tail", aspect=1.633, height=high,
                   ink=page.art.adapt_colour(ends))
    return stack(row(tail, replace(tail, mirrored=True), justify="space-between",
                     padding=Padding(-aside, low, -aside, -low)),
                 frame("ribbon", tint=colour), line, height=high, max_width=SAFE.w - 2 * aside)


def build_stage(podium: Podium, easel: Easel, measures: Sequence[Row]) -> Node:
    """Return a podium beside an easel with the largest picture that keeps winners in the middle,
    and planks with the measures of a player alone."""
    planks = [frame("plank", row(
        Text(words=one.name, style="asked", ink=INK, grow=1),
        Text(words=one.figure, style="points", ink=INK, one_line=True),
        gap=16, padding=pad(24, 8)), height=116) for one in measures]
    most = 460 if len(podium.rows) == 2 else 420
    beside = []
    for size in [part * most for part in (1.0, 0.85, 0.7, 0.55)] if easel.there else [0.0]:
        side = max(size + 54 if size else 0, 430 if planks else 0)
        picture = Paint(paint=draw_easel, values=(easel, easel.image, size, 134 * len(planks)))
        beside.append((side, stack(picture if size else None,
                                   column(*planks, gap=18, justify="end"),
                                   width=side, padding=Padding(top=64))))
    return stack(podium.build(SAFE.w, beside), grow=1, anchor="stage")


class Easel:
    """An easel with the end of a match: the last position, the majorities on a map, the last trick,
    or for two people the course of their points."""

    def __init__(self, house: House, table: TableScene) -> None:
        self.house, self.match = house, table.match
        match, style = table.match, table.style
        trick, mapped = last_trick(match), style.mapped
        history = list_totals(match, style.rounds.charted) if style.rounds and trick is None else []
        self.chart = (
            history, find_goal(style.list_standings(match.state), history[-1]), choose_faces(
            match.players)) if len(history) > 1 and len(match.players) == 2 else None
        self.there = trick is not None or self.chart is not None
        self.shape = 1.24 if self.chart else ended_shape(match)
        self.caption = (house.words("result-rounds") if self.chart
                        else house.words("result-trick") if trick
                        else table.say(mapped.shared_out) if mapped and mapped.shares(match.state)
                        else house.words("result-last"))
        self.picture: Miniature | None = None  # as large as the page has room

    @property
    def image(self) -> pygame.Surface | None:
        """Return the picture once it is painted."""
        return self.picture.image if self.picture else None

    def step(self) -> bool:
        """Paint more. Returns whether the picture is finished now."""
        if not (self.picture and self.picture.step()):
            return False
        if image := self.picture.image:
            lit = image.copy()
            lit.fill(LIT, special_flags=pygame.BLEND_RGB_MULT)
            image.blit(lit, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return True


def draw_easel(page: Page, box: Box, easel: Easel, _image: pygame.Surface | None, size: float,
               below: float) -> None:
    """Draw an easel on the floor of a box, its picture over the node `below`; nothing if that would
    be too small. The picture is painted bit by bit."""
    ledge = page.art.line_height("small") + 6
    room = box.h - ledge - 2 * FRAME - 46 - below
    tall = min(size / easel.shape, room)
    if tall < 120:
        return
    at = box.inset(27, FRAME + max((room - tall) / 2, room - tall - 90)).place(
        tall * easel.shape, tall, 1, 0)
    show(page, build_part("light"), at.inset(-180, -150))
    framed = at.inset(-FRAME)
    if easel.chart:
        stand_picture(page, at, None, box.bottom)
        draw_totals(page, framed, *easel.chart)
    else:
        if easel.picture is None or easel.picture.wide != page.art.to_pixels(at.w):
            easel.picture = Miniature(easel.house, easel.match, at.w, easel.shape, ended=True)
        stand_picture(page, at, easel.picture.image, box.bottom)
        page.claim("the last position", framed)
    caption = Text(words=easel.caption, style="small", ink=INK, align="center")
    show(page, frame("shelf", caption, padding=pad(18, 0)),
         framed._replace(y=framed.bottom, h=ledge))
