"""Matches of the past in words, and on large planks beside the covers of their games."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.night.board import Past
from game.night.result import Sitter
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, OAK, WOOD
from game.scenes import covers
from game.scenes.match_line import when
from game.scenes.planks import MEDALS, TALL, mark
from game.scenes.sitters import known
from game.tables.faces import BUST, SHAPE, bust

if TYPE_CHECKING:
    from game.house import House

HIGH, HIGHEST, APART = 142.0, 230.0, 12.0  # of a plank, at least and at most; between two
AIR = 20.0  # round what is on it
ROOMY = 1.25  # larger texts leave room for the first three alone
UPPER = 0.56  # of it are for its people
FACE, MEDAL = 0.26, 0.62  # of somebody's room, for her face; and of its height for her medal


def people(house: House, past: Past, most: int = 9) -> list[tuple[int, str]]:
    """The places, names and points of so many, the best first."""
    say = house.words
    return [(one.place, say("night-sitter", one.name or say("night-nameless"), one.points))
            for one in _ranked(past)[:most]]


def _ranked(past: Past) -> list[Sitter]:
    return sorted(past.sitters, key=lambda one: one.place)


def past_line(house: House, past: Past) -> str:
    """A past match in one line, the best place first."""
    return house.words("night-match", when(house, past.ended), house.words(f"game-{past.game}"),
                       " – ".join(name for _, name in people(house, past)))


def many(high: float) -> int:
    """How many find room in so much height."""
    return max(1, int((high + APART) // (HIGH + APART)))


def put(page: Page, house: House, room: Box, shown: Sequence[Past]) -> None:
    """Past matches one under the other: the cover, who played with medals and faces, which game and
    when."""
    high = min((room.h + APART) / len(shown) - APART, HIGHEST)
    wide = (high - 12) * covers.SHAPE
    top = room.y + (room.h - len(shown) * (high + APART) + APART) / 2
    inner = Box(room.x + wide + 2 * AIR, 0, room.w - wide - 3 * AIR, high)
    upper, lower = inner._replace(h=high * UPPER - 6), inner._replace(h=high * (1 - UPPER) - 8)
    told = [house.words("night-when", house.words(f"game-{past.game}"), when(house, past.ended))
            for past in shown]
    small = page.even(lower, told, "body")
    most = max(len(past.sitters) for past in shown)
    if page.art.text_scale > ROOMY:
        most = min(most, MEDALS)
    seat = Box(0, 0, upper.w / most, upper.h)
    face = min(upper.h, seat.w * FACE * BUST / SHAPE)
    medal, wide_face = face * MEDAL, face * SHAPE / BUST
    name = seat.inset(0, 2)._replace(w=seat.w - wide_face - medal / TALL - AIR / 2)
    rows = [people(house, past, most) for past in shown]
    names = next((style for style in page.styles("asked") if all(
        page.art.size(said, style)[0] <= name.w for row in rows for _, said in row)), "small@1")
    for n, (past, line, row) in enumerate(zip(shown, told, rows, strict=True)):
        y = top + n * (high + APART)
        page.plate(Box(room.x, y, room.w, high), OAK, 255, WOOD)
        page.picture(Box(room.x + AIR / 2, y + 6, wide, high - 12), covers.picture(past.game),
                     leaf=False)
        for k, ((place, said), sitter) in enumerate(zip(row, _ranked(past)[:most], strict=True)):
            at = Box(inner.x + k * seat.w, y + 8, seat.w, upper.h)
            mark(page, place, at, medal, names)
            left = at.x + medal / TALL + 4
            bust(page, Box(left, at.bottom - face, wide_face, face), known(sitter.name))
            page.fitted(name._replace(x=left + wide_face + 8, y=at.y + 2), said, names, INK)
        page.fitted(lower._replace(y=y + high * UPPER), line, small, INK)
