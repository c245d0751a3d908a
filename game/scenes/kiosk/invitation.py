"""What invites whoever passes by: a gilded plank in one place at the foot of every page, in a light
that grows and shrinks as a fire does; and beside it, small, a sign of whose house this is."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, INK, IVORY, PANEL

if TYPE_CHECKING:
    from game.house import House

BREATH = 2.1  # radians a second
RING, RINGS, GLOW = 4, 5, 200  # how wide it is at least, by how many steps it grows, its alpha
HIGH, UNDER, MOST = 92, 14, 820  # the plank; what is left under it for its ring; how wide it is
PAD, AROUND = 64, 188  # of its picture; what that and the air beside the words take
BESIDE, SIGN, LANTERN = 44, 54, 44  # between it and the sign; how high that is, and its lantern
AIR = 18  # beside its words
HOUSE = tuple(f"label@{size / 100:g}" for size in range(110, 50, -5))
LETTERS = tuple(f"heading@{size / 100:g}" for size in range(115, 50, -5))


def said(house: House, *, puzzle: bool) -> str:
    """The invitation; `puzzle`: whether there is one to try."""
    return house.words("attract-try" if puzzle else "attract-join")


def place(house: House) -> Box:
    """The same on all pages, whatever the words are."""
    wide = max(house.art.size(said(house, puzzle=puzzle), "heading")[0]
               for puzzle in (False, True))
    w = min(wide + AROUND, MOST)
    return Box(SAFE.center[0] - w / 2, SAFE.bottom - HIGH - UNDER, w, HIGH)


def whose(house: House) -> str:
    """What this is, and how many games there are."""
    say, many = house.words, len(house.games)
    return f"{say('title')} · {say('attract-games', many)}" if many > 1 else say("title")


def sign_place(house: House) -> Box:
    """All the room of the sign, whatever is on it: beside the invitation, on its foot."""
    invites = place(house)
    return Box(SAFE.x, invites.bottom - SIGN, invites.x - BESIDE - SAFE.x, SIGN)


def put_sign(page: Page, house: House) -> None:
    """In the middle of its room, with a lantern."""
    room, words = sign_place(house), whose(house)
    most = room.w - LANTERN - 2 * AIR
    style = next((one for one in HOUSE if page.art.size(words, one)[0] < most), HOUSE[-1])
    wide = min(page.art.size(words, style)[0] + 1, most)
    board = room._replace(x=room.center[0] - (wide + LANTERN + 2 * AIR) / 2,
                          w=wide + LANTERN + 2 * AIR)
    page.image(page.art.plate(board.w, board.h, PANEL, 215, GOLD, 2, 10), board.x, board.y)
    page.picture(Box(board.x + AIR / 2, board.center[1] - LANTERN / 2, LANTERN, LANTERN),
                 "ui/lantern_lit", leaf=False)
    said = board._replace(x=board.x + 0.75 * AIR + LANTERN, w=wide)
    page.fitted(said, words, style, IVORY, "center")


def put(page: Page, box: Box, words: str) -> None:
    """On one line, in letters as large as the plank holds."""
    page.plank(box, lit=True)
    page.image(page.art.dark("ui/pad", PAD), box.x + 24, box.center[1] - PAD / 2)
    room = box._replace(x=box.x + PAD + 30, w=box.w - PAD - 44).inset(8, 2)
    page.fitted(room, words, page.largest(room, [words], LETTERS), INK, "center")


def breathe(screen: Screen, art: Art, box: Box, age: float, *, still: bool) -> None:
    """A ring of light round it after so many seconds."""
    wide = RING + 2 * round(RINGS * (0.5 if still else 0.5 + 0.5 * sin(BREATH * age)))
    ring = box.inset(-wide)
    screen.put(art.ring(ring.w, ring.h, GOLD, wide), ring.x, ring.y, GLOW)
