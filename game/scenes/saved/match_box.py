"""Build saved games: each has its box, name and players or winner on a shelf; the chosen one stands
large beside the shelves, with its table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import pygame

from game.core.faces import under_crown
from game.devices.press import Action
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, INK, IVORY, shade_colour
from game.tables.game_box import build_box
from game.tables.match_summary import Summary
from game.tables.miniature import FRAME, Miniature, hang_picture
from game.tables.style import game_colour
from game.ui.furniture import box_art, cupboard
from game.ui.furniture.cupboard import build_part
from game.ui.furniture.figures import HEADS, LONG_NAME, SHAPE, build_crowd, build_person
from game.ui.layout import (
    LIT,
    Node,
    Padding,
    Paint,
    Picture,
    Ruler,
    Size,
    Text,
    column,
    frame,
    pad,
    row,
    stack,
)

LARGE_TEXT = 1.4  # larger texts have shelves for one match
CHOSEN_WIDTH = 604
PICTURE_SHAPE = 1.55  # the width of a table as it was left by its height, at least


class Place(NamedTuple):
    """The size of each place on a page, and the limit of its letters."""

    width: float
    height: float
    edge: float  # the height of the front edge of its shelf
    scale_limit: float
    strip: float  # the height of the name over the box; 0 where it stands beside the box


def build_wall(game: str, light: float) -> Node:
    """Return felt in a game's colour as a background."""
    return frame("felt hung", frame("sunken"), tint=shade_colour(game_colour(game), light), grow=1)


def build_place(saved: Summary, place: Place, *, chosen: bool) -> Node:
    """Return a saved game on a shelf: its picture, and words on the shelf's edge."""
    high, broad = place.height - place.edge, not place.strip
    ink = GOLD if chosen else IVORY
    text = partial(Text, scale_limit=place.scale_limit)
    if not saved.game:
        words = text(words=saved.label, ink=IVORY if chosen else DIM, size=0.76, grow=1)
        shown = row(Picture(source="ui/lock", width=84), words, gap=40, align="center", grow=1,
                    padding=Padding(40, 0, 8, 0))
        return _press(saved, shown, Node(height=place.edge))
    cover = min(0.44 * place.width, (high - (place.strip or 8)) * box_art.SHAPE)
    free = place.width - cover - 62
    people_width = 0.45 * free if broad else free
    crowned = saved.crowned if saved.over else None
    room = Size(0.9 * HEADS, HEADS * (1 if crowned is None else 1.06))
    people = build_crowd(
        [_build_person(saved.faces[seat], HEADS, room, crowned=seat == crowned, grow=1)
         for seat in saved.front],
        [who for seat, who in enumerate(saved.faces) if seat not in saved.front]
        if len(saved.front) == 1 else [], people_width, high if broad else 0.62 * high)
    box = _build_box(saved, cover, chosen=chosen)
    title = text(words=saved.title, style="label", group="games", ink=ink, one_line=not broad,
                 size=1.3 if broad else 1, align="center")
    tag = frame("ivory tag", text(words=saved.progress, ink=INK, size=1.2,
                                  group="progress", align="center", one_line=True),
                padding=pad(16, 0), min_width=place.width * (0.2 if broad else 0.26))
    told = text(words=saved.edge, ink=INK, align="center", one_line=True,
                min_width=people_width, group="edges" if len(saved.edge) <= 16 else "")
    edge = row(tag if saved.progress else None, Node(grow=1), told, gap=14,
               padding=Padding(14, 2, 8, 2), height=place.edge)
    if broad:
        name = frame("dark panel", column(title, justify="center"), height=0.76 * high, grow=1)
        return _press(saved, row(box, name, people, align="center", grow=1,
                                 padding=Padding(36, 0, 8, 0)), edge)
    when = text(words=saved.when, size=0.9, ink=ink, one_line=True, optional=True)
    head = row(title, Node(grow=1), when, height=place.strip, align="center",
               padding=Padding(14, 0, 8, 0))
    shown = row(box, Node(grow=1), people, align="end", grow=1, padding=Padding(36, 0, 8, 0))
    return stack(column(frame("dark strip", height=place.strip + 8)),
                 _press(saved, head, shown, edge))


def _press(saved: Summary, *parts: Node) -> Node:
    """Return a place that can be pressed, between its posts."""
    hints = (Action.CONFIRM, saved.verb), (Action.NEXT, "hint-review")
    control = column(*parts, name=saved.name, why=saved.why, turns=saved.reviewed,
                     told=" ".join((saved.label, *saved.standing)).strip(),
                     hints=hints[:1 + saved.reviewed] if saved.game else None)
    return column(control, padding=Padding(13, 8, 13, 0))


def _build_box(saved: Summary, width: float, *, chosen: bool) -> Node:
    """Return the box of a game; a finished match has a sealed ribbon."""
    light = LIT if chosen and not saved.over else 250 if chosen else 204 if saved.over else 214
    height = width / box_art.SHAPE
    if not saved.over:
        return build_box(saved.game, light, width=width, height=height)
    down, ribbon = 0.7 * height, partial(
        frame, "sealed ribbon", tint=shade_colour((168, 36, 44), 0.8 + 0.2 * chosen))
    return stack(
        build_box(saved.game, light),
        column(ribbon(height=22), padding=Padding(3 - cupboard.SPINE, down - 11, 3)),
        row(ribbon(width=22), padding=Padding(0.7 * width - 11, 3, 0, 3)),
        column(row(Picture(source="ui/sealed", width=0.4 * width)),
               padding=Padding(0.5 * width, down - 0.2 * width)),
        width=width, height=height)


def _build_person(who: str, part: float, room: Size, *, crowned: bool, **given: object) -> Node:
    return build_person(under_crown(who) if crowned else who, part, crowned=crowned, room=room,
                        **given)  # type: ignore[arg-type]


def build_chosen(saved: Summary, paint_table: Callable[[float], Miniature | None], ruler: Ruler,
                 height: float) -> Node:
    """Return a match before its wall. `paint_table` returns its table picture at a height, if it
    tells anything."""
    if not saved.game:
        why = column(Picture(source="ui/lock", height=130), Text(words=saved.label, align="center"),
                     justify="center", gap=24, padding=pad(13, 0))
        return stack(build_part("lit"), why)
    words = column(
        Text(words=saved.outcome, size=1.1, scale_limit=LARGE_TEXT, align="center", one_line=True)
        if saved.outcome else None,
        Text(words=saved.when, style="small", size=1.15, scale_limit=LARGE_TEXT, align="center"),
        padding=Padding(0, 16, 0, 0))
    slot = min(CHOSEN_WIDTH / len(saved.names), 230)
    plates = row(*(_build_plate(saved, seat, slot - 6) for seat in range(len(saved.names))),
                 gap=6, justify="center", padding=pad(0, 4))
    edge = plates.measure(ruler, CHOSEN_WIDTH).h
    free = height - words.measure(ruler, CHOSEN_WIDTH).h - edge
    people_height = max(0.3 * free, 106)
    high = min(free - people_height - 22, (CHOSEN_WIDTH - 24) / PICTURE_SHAPE)
    if picture := paint_table(high - 2 * FRAME):
        shown: Node = Paint(
            paint=draw_table, values=(picture, picture.image, saved.game), height=high,
            width=(high - 2 * FRAME) * picture.shape + 2 * FRAME)
    else:
        shown = _build_box(saved, high * box_art.SHAPE, chosen=True)
    figure_height = min(people_height / 1.06, 0.79 * slot / SHAPE)
    people = row(*(_build_person(who, 0.68, Size(0, 0.68), crowned=seat == saved.crowned,
                                 width=slot, height=figure_height, leaf=True)
                   for seat, who in enumerate(saved.faces)),
                 justify="center", align="end", height=people_height)
    middle = column(shown, align="center", justify="center", grow=1)
    wall = build_wall(saved.game, 0.6 if saved.over else 0.74)
    return stack(column(wall, frame("shelf", height=edge)),
                 column(words, middle, people, plates, padding=pad(13, 0)))


def _build_plate(saved: Summary, seat: int, width: float) -> Node:
    """Return a plate with a player's figure over their name, lit by a flame on their turn."""
    text = partial(Text, ink=INK, scale_limit=LARGE_TEXT, align="center", one_line=True)
    figure = text(words=saved.figures[seat], size=1.25, group="figures") if saved.figures else None
    name = text(words=saved.names[seat], style="small", group="names",
                size=0.9 if any(len(name) > LONG_NAME for name in saved.names) else 1.2)
    turn = seat in saved.turn
    return frame("gilt tag" if turn else "ivory tag",
                 column(figure, name, justify="center", padding=Padding(4, 0, 4, 5)),
                 column(row(Picture(source="ui/turn", height=54)), padding=Padding(-2, -46))
                 if turn else None, width=width)


def draw_table(page: Page, box: Box, _picture: Miniature, image: pygame.Surface | None, game: str,
               ) -> None:
    """Draw a table in its frame, or the box of its game while the table is painted bit by bit."""
    page.claim("picture", box)
    free = box.inset(FRAME)
    hang_picture(page, free, image)
    if not image:
        page.put_picture(free.place(free.h * box_art.SHAPE, free.h), box_art.name_picture(game))
