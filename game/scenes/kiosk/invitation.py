"""Build the common parts of pages for passers-by: a foot with the name of the house, the invitation
and the page's own words, each always in the same place; and facts about a game."""

from __future__ import annotations

from math import sin

from game.games import load_rules
from game.house import House
from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, INK
from game.tables.game_facts import list_facts as tell_brief
from game.tables.style import table_style
from game.tables.theatre_frame import build_material
from game.ui.layout import Node, Padding, Picture, Text, column, frame, pad, row, stack
from game.ui.widgets.gilded import build_gilded

FOOT = 142  # how much of a page it takes, with the air over it


def build_foot(left: Node | None = None, middle: Node | None = None,
               right: Node | None = None) -> Node:
    """Return three nodes side by side at the foot of the safe area."""
    return column(Node(grow=1), row(
        stack(left, grow=1, anchor="foot/left"),
        column(stack(middle, height=92, anchor="foot/middle"), width=712, padding=Padding(top=16)),
        stack(right, grow=1, anchor="foot/right"), gap=40, height=122),
        padding=pad(SAFE.x, SAFE.y))


def build_prompt(page: Page, house: House, *, puzzle: bool) -> Node:
    """Return the foot: the name of the house and the number of games beside the invitation;
    `puzzle`: it invites to try one."""
    say, scale = house.words, page.art.text_scale
    games = Text(words=say("attract-games", len(house.games)), style="label", size=0.64 / scale,
                 align="center", one_line=True, height=32) if len(house.games) > 1 else None
    sign = frame("house sign", row(
        column(frame("lantern light", Picture(source="ui/lantern_lit", height=80, aspect=0.75)),
               justify="center"),
        column(build_gilded(say("title"), grow=1), games, grow=1), gap=10,
        padding=Padding(22, 24, 22, 14)))
    plank = frame("plank gilded", row(
        Picture(source="ui/pad", height=64, ink=INK),
        Text(words=say("attract-try" if puzzle else "attract-join"), style="heading", ink=INK,
             size=1.15 / scale, align="center", one_line=True, grow=1),
        gap=14, align="center", padding=pad(24, 2)))
    return build_foot(sign, plank)


def breathe(screen: Screen, art: Art, box: Box, age: float, *, still: bool) -> None:
    """Draw a ring of light round a box, which flickers with the seconds."""
    wide = 4 + 2 * round(5 * (0.5 if still else 0.5 + 0.5 * sin(2.1 * age)))
    ring = box.inset(-wide)
    screen.put(art.draw_ring(ring.w, ring.h, GOLD, wide), ring.x, ring.y, 200)


def tell_seats(house: House, game: str) -> str:
    """Return the number of players of a game in words."""
    able = load_rules(game).SEATS
    if len(able) == 1:
        return house.words("howto-exactly", able[0])
    return house.words("howto-seats", min(able), max(able))


def build_facts(page: Page, house: House, game: str, *, brief: bool = False) -> Node:
    """Return players and minutes of a game, each after its picture, and its kind if there is room
    for more than a `brief` row."""
    signs = "ui/human", "ui/hourglass", table_style(game).theme.sign
    facts = (tell_seats(house, game), *tell_brief(house, game)[1:])[:2 if brief else 3]
    size, icon, height = (0.75, 32, 40) if brief else (1.1, 40, 68)
    return row(*(frame("fact", row(
        Picture(source=sign, height=icon), Text(
            words=fact, style="loud", size=size / page.art.text_scale, group="facts",
            one_line=True), gap=9, align="center", padding=pad(14, 0)), shrink=1)
        for sign, fact in zip(signs, facts, strict=False)),
        gap=14, justify="center", height=height)


def build_billing(page: Page, house: House, game: str) -> Node:
    """Return the name of a game over its players and minutes."""
    return column(stack(
        build_material(table_style(game)),
        column(build_gilded(house.words(f"game-{game}"), grow=1),
               build_facts(page, house, game, brief=True),
               padding=pad(12, 6)), grow=1), padding=pad(6, 10))
