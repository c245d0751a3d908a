"""A saved game on its shelf: the box of the game, in a ribbon with a seal once it is over; beside
it the name of the game and, under it, whoever is asked, by a flame, or who has won, under a crown,
before words that say so. When it was played last stands small on the edge of the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core import Seat
from game.match import Match
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, INK, IVORY, Colour
from game.scenes import covers, cupboard
from game.scenes.cloths import felt, shaded
from game.scenes.saved_row import Row, asked, first, looks
from game.scenes.sitters import worn
from game.tables.faces import BUST, LIT, SHAPE, bust

if TYPE_CHECKING:
    from game.house import House

LARGE = 1.4  # texts beyond it have compartments of the whole width
GROWN, MOST = 1.1, 1.45  # so large letters become in those of half of it, and in these
NAMED = 1.3, 1.22, 1.14, 1.06, 1.0, 0.9, 0.8, 0.7  # of carved letters: those of a game's name
TOLD = 1.08, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36  # of others: whose turn it is
PLAIN = 0.76  # why one cannot be used
WHEN = 0.94  # of small letters: those of when it was played
OVER, ASIDE, BESIDE = 8.0, 8.0, 18.0  # over a box; before it, and from there to words
COVER = 0.29  # of the width of its place, a box at most
PERSON, HIGHEST = 0.62, 0.27  # of its height, whoever stands there; at most, in its width
TALLER, AIRY = 1.1, 0.9  # of her height, with a crown; of her width, what is not air
FLAME = 0.42  # a flame at her shoulder, in her height
SHINES = LIT, 236, 246, 226  # covers that go on, chosen or not, and those that are over
FELT = 0.52  # of its own colour, the felt behind the chosen one
LIGHT = 0.22  # where light falls on it, as a part of its width: not on words
WIDER = 12.0  # so much farther that reaches to both sides
RIBBON, ACROSS, DOWN = 16.0, 0.3, 0.7  # how wide a ribbon is; where it crosses itself on a cover
SEAL = 0.42  # in the width of a cover
LOCK = 84.0  # the sign of one that cannot be used
RED: Colour = (168, 36, 44)


class Parts(NamedTuple):
    """Where everything in a place on a shelf is."""

    niche: Box
    cover: Box
    game: Box
    person: Box  # with the words beside her
    when: Box


class Styles(NamedTuple):
    """The letters in which all on a page look alike."""

    game: str
    told: list[str]  # the first of these that has room


def edge(page: Page) -> float:
    """How high the front edge of a shelf is."""
    return page.art.line(_when(page)) + 8


def tall(page: Page) -> float:
    """How high a place has to be for what is written there."""
    line = page.art.line
    return line(scaled(page, "label", 1.0)) + 2 * line(scaled(page, "body", 1.0)) + edge(page)


def scaled(page: Page, style: str, part: float) -> str:
    """A part of a style's size, at the players' text size as far as there is room."""
    scale = page.art.text_scale
    return f"{style}@{min(scale, MOST if scale > LARGE else GROWN) * part:g}"


def _when(page: Page) -> str:
    """The letters of when it was played."""
    return scaled(page, "small", WHEN)


def parts(page: Page, box: Box) -> Parts:
    """The box of the game at the left, the words at its right, and what stands on the edge."""
    low = edge(page)
    niche = box._replace(h=box.h - low)
    high = min(niche.h - OVER, COVER * box.w / covers.SHAPE)
    cover = Box(box.x + ASIDE + cupboard.SPINE, niche.bottom - high, high * covers.SHAPE, high)
    left = cover.right + BESIDE
    right = Box(left, niche.y, box.right - OVER - left, niche.h)
    stands = min(PERSON * niche.h, HIGHEST * box.w)
    person = right._replace(y=niche.bottom - stands, h=stands)
    return Parts(niche, cover, right._replace(h=person.y - niche.y), person,
                 Box(cover.x - cupboard.SPINE, niche.bottom, box.right - cover.x, low))


def shown(match: Match) -> Seat | None:
    """Who stands there: whoever alone is asked, or has won."""
    seats = asked(match)
    return first(match) if match.result is not None else seats[0] if len(seats) == 1 else None


def said(at: Parts, row: Row) -> Box:
    """Where the words stand that say whose turn it is."""
    match, room = row.match, at.person
    if match and (row.turn or shown(match) is not None):
        side = OVER + (_stands(room).w * AIRY if shown(match) is not None else FLAME * room.h)
        return Box(room.x + side, room.y, room.w - side, room.h)
    return room


def _stands(room: Box) -> Box:
    """Where somebody stands at the left of a room, with or without a crown."""
    high = room.h / TALLER
    return Box(room.x - (1 - AIRY) * high / 2, room.bottom - high, high * SHAPE / BUST, high)


def styles(page: Page, box: Box, rows: Sequence[Row], games: Sequence[str]) -> Styles:
    """The letters in which the places of a page look alike, and the names of all these games."""
    at, found = parts(page, box), [row for row in rows if row.match]
    told = [scaled(page, "body", part) for part in TOLD]
    own = [page.largest(said(at, row), [row.says], told) for row in found]
    usual = sorted(map(told.index, own))[(len(own) - 1) // 3] if own else 0
    return Styles(page.largest(at.game, games, [scaled(page, "label", part) for part in NAMED]),
                  told[usual:])


def draw(page: Page, house: House, name: str, box: Box, row: Row, letters: Styles, *,
         near: bool) -> None:
    """One place; `near` is that which is chosen."""
    page.claim(name, box)
    match, at = row.match, parts(page, box)
    page.spot(name, row.control(house, box), " ".join((row.label, *row.stands)).strip())
    if match is None:
        sign = Box(at.cover.center[0] - LOCK / 2, at.niche.center[1] - LOCK / 2, LOCK, LOCK)
        page.picture(sign, row.picture, leaf=False)
        room = at.niche._replace(x=at.game.x, w=at.game.w)
        page.fitted(room, row.label, scaled(page, "body", PLAIN), IVORY if near else DIM,
                    leaf=False)
        return
    boxed(page, match, at.cover, near=near)
    page.fitted(at.game, row.game(house), letters.game, GOLD if near else IVORY, leaf=False)
    room = said(at, row)
    _person(page, match, at.person)
    page.fitted(room, row.says, page.largest(room, [row.says], letters.told), IVORY, leaf=False)
    page.fitted(at.when, row.when(house), _when(page), INK, leaf=False)


def back(page: Page, box: Box, row: Row) -> None:
    """Behind the chosen one felt in the game's own colour, in the light of a lamp."""
    if not row.match:
        return
    bay = box.inset(-WIDER, 0)._replace(y=box.y - OVER, h=box.h + OVER - edge(page))
    felt(page, bay, cupboard.own_colour(row.match.rules.NAME), FELT)
    cupboard.light(page, bay, LIGHT)


def boxed(page: Page, match: Match, cover: Box, *, near: bool) -> None:
    """The box of a game, less bright unless it is chosen; one that is over is in a ribbon with a
    seal."""
    art, over = page.art, match.result is not None
    cupboard.game_box(page, match.rules.NAME, cover, SHINES[2 * over + (not near)])
    if not over:
        return
    x, y = cover.x + (1 - ACROSS) * cover.w, cover.y + DOWN * cover.h
    red = shaded(RED, 1.0 if near else 0.8)
    page.image(art.plate(cover.w + cupboard.SPINE - 6, RIBBON, red, 255, INK, 2, 1),
               cover.x - cupboard.SPINE + 3, y - RIBBON / 2)
    page.image(art.plate(RIBBON, cover.h - 6, red, 255, INK, 2, 1), x - RIBBON / 2, cover.y + 3)
    side = SEAL * cover.w
    page.picture(Box(x - side / 2, y - side / 2, side, side), "ui/sealed", leaf=False)


def _person(page: Page, match: Match, room: Box) -> None:
    """Whoever is asked, by a flame, or who has won; whoever leads or has won wears a crown. A flame
    alone where several are asked."""
    seat, side = shown(match), FLAME * room.h
    flame = Box(room.x, room.center[1] - side / 2, side, side)
    if seat is not None:
        at = _stands(room)
        figure(page, at, looks(match)[seat], crowned=seat == first(match))
        flame = Box(at.right - side, at.bottom - side, side, side)
    if match.result is None:
        page.picture(flame, "ui/turn", leaf=False)


def figure(page: Page, at: Box, who: str, *, crowned: bool) -> None:
    """Somebody who fills a box, with a crown on her head or without."""
    bust(page, at, who)
    if crowned:
        high = at.h / BUST
        page.image(*worn(page.art, Box(at.center[0] - high * SHAPE / 2, at.y, high * SHAPE, high)))
