"""Matches of the past in words, and on large planks beside the covers of their games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game import shelf
from game.night.board import Past
from game.night.result import Sitter
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, OAK, WOOD
from game.scenes import covers
from game.scenes.match_line import when
from game.scenes.planks import MEDALS, TALL, mark, medallion, slate
from game.tables.faces import nisse, number, wool

if TYPE_CHECKING:
    from game.house import House

HIGH, HIGHEST, APART = 136.0, 230.0, 12.0  # of a plank, at least and at most; between two
AIR = 20.0  # round what is on it
PADS, FOOT = 24.0, 26.0  # round all of them: aside, and over and under
ROOMY = 1.25  # larger texts leave room for the first three alone
UPPER = 0.3  # of it are for which game it was
SEATS = 3  # for so many there is room beside each other, at least
FACE, MEDAL = 0.36, 0.5  # of somebody's room, for her face; and of its height for her medal
SIZES = "label", "body", "small", "small@1", "small@0.9", "small@0.8"  # of names, to try


def people(house: House, past: Past, most: int = 9) -> list[tuple[int, str]]:
    """The places, names and points of so many, the best first."""
    say = house.words
    shown = [(one, _figure(house, past, one)) for one in _ranked(past)[:most]]
    return [(one.place, say("night-sitter", _name(house, one), figure) if figure else
             _name(house, one)) for one, figure in shown]


def _name(house: House, one: Sitter) -> str:
    return one.name or house.words("night-nameless")


def _figure(house: House, past: Past, one: Sitter) -> str:
    """Somebody's points; of a game in which wins are counted that she has won, or nothing."""
    if shelf.rules(past.game).RANKED_BY != "wins":
        return house.words("name", one.points)
    if not one.won:
        return ""
    drawn = sum(other.won for other in past.sitters) > 1
    return house.words("night-past-draw" if drawn else "night-past-won")


def _ranked(past: Past) -> list[Sitter]:
    return sorted(past.sitters, key=lambda one: one.place)


def _who(one: Sitter, faces: Mapping[str, str]) -> str:
    """Her face, or that of a nisse if she is a bot, who may have the name of somebody."""
    return faces[one.name] if one.kind == "human" else nisse(one.kind, number(one.name))


def past_line(house: House, past: Past) -> str:
    """A past match in one line, the best place first."""
    return house.words("night-match", when(house, past.ended), house.words(f"game-{past.game}"),
                       " – ".join(name for _, name in people(house, past)))


def many(high: float) -> int:
    """How many find room in so much height."""
    return max(1, int((high - 2 * FOOT + APART) // (HIGH + APART)))


def put(page: Page, house: House, room: Box, shown: Sequence[Past],
        faces: Mapping[str, str]) -> None:
    """Past matches one under the other before the night: the cover, which game and when, and under
    that who played: medal, face in a ring, and beside that the name over the points."""
    slate(page, room)
    room = room.inset(PADS, FOOT)
    high = min((room.h + APART) / len(shown) - APART, HIGHEST)
    wide = (high - 12) * covers.SHAPE
    inner = Box(room.x + wide + 2 * AIR, 0, room.w - wide - 3 * AIR, high)
    upper = inner._replace(h=high * UPPER)
    told = [house.words("night-when", house.words(f"game-{past.game}"), when(house, past.ended))
            for past in shown]
    small = page.even(upper.inset(0, 4), told, "body")
    most = max(len(past.sitters) for past in shown)
    if page.art.text_scale > ROOMY:
        most = min(most, MEDALS)
    seat = Box(0, 0, inner.w / max(most, SEATS), high * (1 - UPPER) - 8)
    face = min(seat.h - 4, seat.w * FACE)
    medal = face * MEDAL
    name = Box(0, 0, seat.w - face - medal / TALL - AIR, seat.h / 2)
    names = page.largest(name, (_name(house, one)
                                for past in shown for one in past.sitters), SIZES)
    for n, (past, line) in enumerate(zip(shown, told, strict=True)):
        y = room.y + n * (high + APART)
        page.plate(Box(room.x, y, room.w, high), OAK, 255, WOOD)
        page.picture(Box(room.x + AIR / 2, y + 6, wide, high - 12), covers.picture(past.game),
                     leaf=False)
        page.fitted(upper._replace(y=y + 6), line, small, INK)
        for k, one in enumerate(_ranked(past)[:most]):
            at = seat._replace(x=inner.x + k * seat.w, y=y + high - seat.h)
            mark(page, one.place, at._replace(y=at.y + (at.h - face) / 2, h=face), medal, names)
            left = at.x + medal / TALL + 4
            known = _who(one, faces)
            medallion(page, Box(left, at.center[1] - face / 2, face, face), known, wool(known))
            words = name._replace(x=left + face + 10, y=at.y)
            if figure := _figure(house, past, one):
                page.fitted(words._replace(y=words.bottom - 8), figure, names, INK)
            else:  # it stands alone
                words = words._replace(y=at.center[1] - words.h / 2)
            page.fitted(words, _name(house, one), names, INK)
