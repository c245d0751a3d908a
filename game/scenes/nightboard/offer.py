"""Build a board that is still empty, or waits for its first name: a throne under a crown."""

from __future__ import annotations

from game.core.faces import name_nisse, show_feeling
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, IVORY
from game.tables.miniature import FRAME
from game.ui.furniture import box_art
from game.ui.furniture.cupboard import build_part
from game.ui.furniture.figures import DESK, SHAPE, name_arms
from game.ui.furniture.planks import TALL
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, frame, pad, row, stack
from game.ui.show import show

RAYS = frame("picture frame", Picture(source="ui/board_rays", aspect=0), padding=pad(FRAME))
HOLDERS = name_nisse("skilled", 3), name_nisse("skilled", 4)  # they hold the plank with words


def build_waiting(page: Page, room: Box, picture: str, words: str, first: str = "") -> Node:
    """Return a board beside a picture of its subject. With `first`, it lists the first three
    places, and `first` labels the best."""
    line, height = page.art.line_height("heading"), room.h - 60
    width = room.w - 96 - height * box_art.SHAPE
    listed = bool(first) and width - 2 * FRAME > 1.5 * (height - 2 * FRAME)
    plank = frame("main button focused", column(
        Text(words=words, style="heading" if listed else "asked", size=1.2, scale_limit=1,
             ink=INK, align="center", balanced=True, height=line),
        justify="end", padding=Padding(18, 18, 18, 11)))
    list_ = column(*(_build_place(place, first) for place in (1, 2, 3)), gap=18,
                   width=0.38 * width)
    places = row(Node(grow=1), list_, grow=1) if listed else Node(grow=1)
    throne = Paint(paint=draw_throne, values=(line + 29, listed))
    return frame("slate", row(
        Picture(source=picture, aspect=box_art.SHAPE, height=height),
        stack(RAYS, throne,
              column(places, plank, gap=18, padding=pad(FRAME + 18)),
              Paint(paint=draw_arms, values=(line + 29, listed)), grow=1),
        gap=32, padding=pad(32, 30)))


def _build_place(place: int, first: str) -> Node:
    """Return a plank for a place, with a line for a name."""
    name: Node = Text(words=first, style="heading", scale_limit=1.2, ink=INK,
                      grow=1) if place == 1 else column(
        frame("name line", height=4), grow=1, justify="center", padding=Padding(0, 24, 0, 0))
    number = Text(words=str(place), style="heading", ink=INK if place == 1 else IVORY,
                  align="center", group="places", width=44)
    medal = Picture(source=f"ui/medal_{place - 1}", aspect=1 / TALL, width=60)
    return frame("main button focused" if place == 1 else "free plank", row(
        medal, number, name, gap=18, padding=pad(18, 9)), grow=1)


def draw_throne(page: Page, box: Box, plank: float, listed: bool) -> None:
    """Draw the throne over a plank of a height, with a crown, and the heads of nisser; their places
    depend on the room."""
    free = box.inset(FRAME)
    foot = free.bottom - plank - 18
    wide, glow, high = free.w * (0.8 if listed else 1), free.h * 1.1, foot + plank / 2 - free.y
    page.put_picture(free._replace(w=wide, h=foot + 0.1 * glow - free.y).place(glow, glow, 0.5, 1),
                     "ui/hearth/glow")
    throne = free._replace(y=free.y + 18, w=wide).place(high * SHAPE, high, 0.5, 0)
    page.put_cropped(throne, "ui/lobby/chair_4", throne._replace(h=foot - throne.y + 4))
    side = high * 0.38
    crown = throne._replace(h=high * 0.86).place(side, side, 0.5, 1)
    show(page, build_part("shadow"), crown._replace(y=crown.y + 0.65 * side, h=0.24 * side))
    page.put_picture(crown, "ui/crown")
    for who, at in _place_holders(free, foot, listed):
        page.put_cropped(at, show_feeling(who, "glad"), at._replace(h=foot - at.y + 4))


def draw_arms(page: Page, box: Box, plank: float, listed: bool) -> None:
    """Draw the arms of the nisser over their bodies; they hold a plank of a height."""
    free = box.inset(FRAME)
    for who, at in _place_holders(free, free.bottom - plank - 18, listed):
        page.put_picture(at, name_arms(who))


def _place_holders(free: Box, foot: float, listed: bool) -> list[tuple[str, Box]]:
    """Return the places of nisser behind a plank, beside the throne if there is room."""
    tall = (foot - free.y - 18) / (DESK + 0.07)
    middles = [0.15] if listed else [0.19, 0.81] if free.w > 1.25 * free.h else []
    return [(who, free._replace(x=free.x + part * free.w - tall * SHAPE / 2,
                                y=foot - (DESK + 0.07) * tall, w=tall * SHAPE, h=tall))
            for who, part in zip(HOLDERS, middles, strict=False)]
