"""Build the foot of all pages for people who pass by: the name of the house, the invitation to
play, and what a page has to say itself, each always in the same place."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import SAFE, WINDOW, Box, Screen
from game.picture.theme import GOLD, INK
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.show import show
from game.ui.widgets.gilded import gilded

if TYPE_CHECKING:
    from game.house import House

FOOT = 142  # how much of a page it takes, with the air over it


def build_foot(left: Node | None = None, middle: Node | None = None,
               right: Node | None = None) -> Node:
    """Return three nodes side by side at the foot of the safe area."""
    return column(Node(grow=1), row(
        stack(left, grow=1, anchor="foot/left"),
        column(stack(middle, height=92, anchor="foot/middle"), width=712, padding=Padding(top=16)),
        stack(right, grow=1, anchor="foot/right"), gap=40, height=122),
        padding=pad(SAFE.x, SAFE.y))


def show_foot(page: Page, foot: Node) -> None:
    """Put a foot alone on a page; nothing there is pressed."""
    show(page, foot, WINDOW)


def build_cat() -> Node:
    """Return a sleeping cat, for a page that has nothing else to say."""
    return column(Picture(source="ui/hearth/cat", height=105, aspect=2), justify="end",
                  padding=Padding(bottom=6))


def build_prompt(page: Page, house: House, *, puzzle: bool) -> Node:
    """Return the foot with the name of the house and how many games there are, beside the
    invitation; `puzzle`: to try one."""
    say, scale = house.words, page.art.text_scale
    games = Text(words=say("attract-games", len(house.games)), style="label", size=0.64 / scale,
                 align="center", one_line=True, height=32) if len(house.games) > 1 else None
    sign = frame("house sign", row(
        column(frame("lantern light", Picture(source="ui/lantern_lit", height=80, aspect=0.75)),
               justify="center"),
        column(gilded(say("title"), grow=1), games, grow=1), gap=10,
        padding=Padding(22, 24, 22, 14)))
    plank = frame("plank gilded", row(
        Picture(source="ui/pad", height=64, ink=INK),
        Text(words=say("attract-try" if puzzle else "attract-join"), style="heading", ink=INK,
             size=1.15 / scale, align="center", one_line=True, grow=1),
        gap=14, align="center", padding=pad(24, 2)))
    return build_foot(sign, plank)


def breathe(screen: Screen, art: Art, box: Box, age: float, *, still: bool) -> None:
    """Draw a ring of light round a box, as wide as a fire would make it after so many seconds."""
    wide = 4 + 2 * round(5 * (0.5 if still else 0.5 + 0.5 * sin(2.1 * age)))
    ring = box.inset(-wide)
    screen.put(art.ring(ring.w, ring.h, GOLD, wide), ring.x, ring.y, 200)
