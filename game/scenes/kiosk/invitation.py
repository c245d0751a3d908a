"""What invites whoever passes by: a gilded plank in one place at the foot of every page, in a light
that grows and shrinks as a fire does; and at its left, in one place too, a carved board with the
name of the house."""

from __future__ import annotations

from math import sin
from typing import TYPE_CHECKING

from game.picture.art import Art
from game.picture.page import Page
from game.picture.screen import SAFE, Box, Screen
from game.picture.theme import GOLD, INK, IVORY
from game.scenes.kiosk.billing import CAPITALS, gild_name, lines_of
from game.scenes.scenery import cupboard

if TYPE_CHECKING:
    from game.house import House

BREATH = 2.1  # radians a second
RING, RINGS, GLOW = 4, 5, 200  # how wide it is at least, by how many steps it grows, its alpha
HIGH, UNDER, MOST = 92, 14, 820  # the plank; what is left under it for its ring; how wide it is
PAD, AROUND = 64, 188  # of its picture; what that and the air beside the words take
BESIDE, SIGN, LANTERN = 40, 122, 80  # between it and the sign; how high that is, and its lantern
FRAMED = Box(20 / 760, 46 / 260, 720 / 760, 186 / 260)  # of that, what is within its rim
AIR, CLOSE = 10, 6  # beside its words, and how much nearer the lower ones stand
MANY = tuple(f"label@{size / 100:g}" for size in range(90, 35, -5))
NAMED = 0.68  # of its height, the name of the house
CAT, CURLED = 210.0, 6.0  # how wide it is, and how far over the foot of the place
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


def many(house: House) -> str:
    """How many games there are, if there is more than one."""
    games = len(house.games)
    return house.words("attract-games", games) if games > 1 else ""


def sign_place(house: House) -> Box:
    """Where the name of the house hangs: beside the invitation, down to its foot."""
    invites = place(house)
    return Box(SAFE.x, SAFE.bottom - SIGN, invites.x - BESIDE - SAFE.x, SIGN)


def other_place(house: House) -> Box:
    """As large a place at the other side of the invitation."""
    sign, invites = sign_place(house), place(house)
    return sign._replace(x=invites.right + BESIDE)


def put_cat(page: Page, house: House) -> None:
    """It sleeps there where nothing has to be said of a game."""
    beside = other_place(house)
    cupboard.cat(page, beside.bottom - CURLED, beside.center[0] - CAT / 2, CAT)


def put_sign(page: Page, house: House) -> None:
    """A board as on the title, with a lantern, the name, and how many games there are."""
    sign, art = sign_place(house), page.art
    page.image(art.stretched("ui/hearth/sign", sign.w, sign.h), sign.x, sign.y)
    board = Box(sign.x + FRAMED.x * sign.w, sign.y + FRAMED.y * sign.h, FRAMED.w * sign.w,
                FRAMED.h * sign.h)
    lamp = Box(board.x + AIR, board.center[1] - LANTERN / 2, LANTERN * 0.75, LANTERN)
    cupboard.put(page, "light", lamp.inset(-LANTERN / 2))
    page.picture(lamp, "ui/lantern_lit", leaf=False)
    room = board._replace(x=lamp.right, w=board.right - lamp.right).inset(AIR, 0)
    name, games = house.words("title"), many(house)
    upper = room._replace(h=room.h * NAMED) if games else room
    gild_name(page, upper, *lines_of(art, name, upper.w, upper.h / CAPITALS))
    page.claim(name, upper._replace(h=upper.h - CLOSE))
    if games:
        lower = room._replace(y=upper.bottom - CLOSE, h=room.h - upper.h + CLOSE)
        page.fitted(lower, games, page.largest(lower, [games], MANY), IVORY, "center")


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
