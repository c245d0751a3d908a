"""A saved game on its shelf: the name of the game, in words whose turn it is or who has won, and
under these the box of the game, in a ribbon with a seal once it is over, and everybody who sits
there in a row: whoever is asked by a flame, who has won under a crown. The wall behind has the
game's own colour, in warm light where one is chosen. How far one is that goes on stands on a tag on
the edge of the shelf, under its box, and quieter after that when any was played last."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.match import Match
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, INK, IVORY, Colour
from game.scenes import covers, cupboard
from game.scenes.cloths import felt, shaded
from game.scenes.saved_row import Row, asked, first, looks, weighs
from game.scenes.sitters import worn
from game.tables.faces import BUST, HEADS, LIT, SHAPE, bust

if TYPE_CHECKING:
    from game.house import House

LARGE = 1.4  # texts beyond it have compartments of the whole width
GROWN, MOST = 1.1, 1.45  # so large letters become in those of half of it, and in these
NAMED = 1.4, 1.3, 1.22, 1.14, 1.06, 1.0, 0.9, 0.8, 0.7  # of carved letters: those of a game's name
TOLD = 1.16, 1.08, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36  # of others: whose turn it is
ALIKE = 3  # of these sizes, that which all have if one of them needs it
PLAIN = 0.76  # why one cannot be used
FAR, WHEN = 1.04, 1.12  # of body letters: how far it is; of small ones: when it was played
FARS = FAR, 0.96, 0.88, 0.8, 0.72, 0.64, 0.56  # of body letters, on a tag
SINCE, TAGGED = 22.0, 2.0  # between both; the edge of a shelf over and under a tag
WITHIN = 9.0  # before and after what stands on it
OVER, ASIDE, BESIDE = 8.0, 14.0, 22.0  # over a box; before it, and from there to what is beside it
COVER = 0.29  # of the width of its place, a box at most
UNDER = 4.0  # under the words
NAME = 0.52  # of the height of the words, a name
BROAD, STANDING = 2.4, 0.8  # wider places have all beside each other, people so high
TALLER, SLOT = 1.1, 1.06  # with a crown; the room for one, in her height
LARGER, LESS = 1.0, 0.74  # of that, whoever is asked or has won, and others
WIDEST = 1.5  # how high somebody is at most, in the room for one
FLAME, FLAMED = 0.34, 0.1  # at her shoulder, in her height; from her middle, in her width
CROWDED = 0.5  # where one has less of the height there, it is over her head
SHINES = LIT, 236, 250, 226  # covers that go on, chosen or not, and those that are over
FELTS = 0.41, 0.68  # of its own colour, the felt behind each, and behind the chosen one
WIDER = 13.0  # so much farther that reaches to both sides
RIBBON, ACROSS, DOWN = 16.0, 0.3, 0.7  # how wide a ribbon is; where it crosses itself on a cover
SEAL = 0.42  # in the width of a cover
LOCK = 84.0  # the sign of one that cannot be used
QUIET: Colour = (56, 37, 22)  # ink on the edge of a shelf
RED: Colour = (168, 36, 44)


class Parts(NamedTuple):
    """Where everything in a place on a shelf is."""

    niche: Box
    cover: Box
    game: Box
    told: Box  # whose turn it is, or who has won
    people: Box
    when: Box


class Styles(NamedTuple):
    """The letters in which all on a page look alike."""

    game: str
    told: list[str]  # the first of these that has room
    far: str


def edge(page: Page) -> float:
    """How high the front edge of a shelf is."""
    return page.art.line(_far(page)) + 4 * TAGGED


def tall(page: Page) -> float:
    """How high a place has to be for what is written there."""
    line = page.art.line
    return line(scaled(page, "label", 1.0)) + 2 * line(scaled(page, "body", 1.0)) + edge(page)


def scaled(page: Page, style: str, part: float) -> str:
    """A part of a style's size, at the players' text size as far as there is room."""
    scale = page.art.text_scale
    return f"{style}@{min(scale, MOST if scale > LARGE else GROWN) * part:g}"


def _far(page: Page) -> str:
    """The letters of how far it is."""
    return scaled(page, "body", FAR)


def parts(page: Page, box: Box) -> Parts:
    """The words, under them the box of the game and people at its right, and what stands on the
    edge; in a wide place all of it beside each other."""
    low = edge(page)
    niche = box._replace(h=box.h - low)
    if niche.w > BROAD * niche.h:
        return _beside(niche, low)
    words = niche.inset(ASIDE, 0)
    line = page.art.line
    name = words._replace(h=line(scaled(page, "label", NAMED[0])))
    told = words._replace(y=name.bottom, h=line(scaled(page, "body", TOLD[0])))
    free = niche.bottom - told.bottom - UNDER
    cover, right = _boxes(niche, min(free, COVER * niche.w / covers.SHAPE))
    people = right._replace(y=niche.bottom - free, h=free)
    return Parts(niche, cover, name, told, people, _front(niche, cover, low))


def _beside(niche: Box, low: float) -> Parts:
    """The same in a wide place: the box at the left, the words, and people at the right."""
    cover, right = _boxes(niche, min(niche.h - OVER, COVER * niche.w / covers.SHAPE))
    words = right._replace(w=right.w / 2 - BESIDE)
    high = STANDING * right.h
    name = words._replace(h=NAME * words.h)
    told = name._replace(y=name.bottom, h=words.bottom - name.bottom)
    people = Box(words.right + BESIDE, right.bottom - high, right.w / 2, high)
    return Parts(niche, cover, name, told, people, _front(niche, cover, low))


def _boxes(niche: Box, high: float) -> tuple[Box, Box]:
    """A box so high at the left, and all that is at its right."""
    cover = Box(niche.x + ASIDE + cupboard.SPINE, niche.bottom - high, high * covers.SHAPE, high)
    left = cover.right + BESIDE
    return cover, Box(left, niche.y, niche.right - OVER - left, niche.h)


def _front(niche: Box, cover: Box, low: float) -> Box:
    """The edge of the shelf, so high, from under the box on."""
    x = cover.x - cupboard.SPINE
    return Box(x, niche.bottom, niche.right - x, low)


def styles(page: Page, house: House, box: Box, rows: Sequence[Row], games: Sequence[str]) -> Styles:
    """The letters in which the places of a page look alike, and the names of all these games."""
    at, found = parts(page, box), [row for row in rows if row.match]
    told = [scaled(page, "body", part) for part in TOLD]
    own = [page.largest(at.told, [row.says(house)], told) for row in found]
    usual = min(max(map(told.index, own), default=0), ALIKE)
    return Styles(page.largest(at.game, games, [scaled(page, "label", part) for part in NAMED]),
                  told[usual:], page.largest(_tag(at).inset(WITHIN, 0), [
                      row.far(house) for row in found], [
                          scaled(page, "body", part) for part in FARS]))


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
    says = row.says(house)
    page.fitted(at.told, says, page.largest(at.told, [says], letters.told), IVORY, leaf=False)
    _people(page, match, at.people)
    _edged(page, house, row, at, letters.far)


def back(page: Page, box: Box, row: Row, *, near: bool) -> None:
    """Behind it felt in the game's own colour; that of the chosen one is bright, in the light of
    a lamp."""
    if not row.match:
        return
    bay = box.inset(-WIDER, 0)._replace(y=box.y - OVER, h=box.h + OVER - edge(page))
    felt(page, bay, cupboard.own_colour(row.match.rules.NAME), FELTS[near])
    if near:
        cupboard.light(page, bay)


def parting(page: Page, box: Box, gap: float) -> None:
    """A post in the gap after a place, down to its shelf."""
    y = box.y - OVER
    cupboard.put(page, "post", Box(box.right + WIDER, y, gap - 2 * WIDER,
                                   box.bottom - edge(page) - y))


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


def slots(room: Box, match: Match) -> list[Box]:
    """Where those who sit there stand, side by side: larger those whom one looks for first."""
    slot = room.w / len(match.players)
    tall = min(room.h / TALLER, WIDEST * slot)
    slot, large = min(slot, SLOT * tall), weighs(match)
    high = [tall * (LARGER if seat in large else LESS) for seat in range(len(match.players))]
    return [Box(room.x + (seat + 0.5) * slot - h * SHAPE / HEADS / 2, room.bottom - h,
                h * SHAPE / HEADS, h) for seat, h in enumerate(high)]


def _people(page: Page, match: Match, room: Box) -> None:
    """Everybody; whoever is asked, by a flame, and of a match that is over the winner in a
    crown, which lies over those beside her."""
    at, faces = slots(room, match), looks(match)
    crowned = first(match) if match.result is not None else None
    for seat in sorted(range(len(at)), key=lambda seat: seat == crowned):
        figure(page, at[seat], faces[seat], crowned=seat == crowned, part=HEADS)
    crowded = room.w / len(at) < CROWDED * room.h
    for seat in asked(match):
        side, middle = FLAME * at[seat].h, at[seat].center[0]
        x = middle - side / 2 if crowded else min(middle + FLAMED * at[seat].w,
                                                       room.right + OVER - side)
        y = max(at[seat].y - side, room.y) if crowded else at[seat].bottom - side
        page.picture(Box(x, y, side, side), "ui/turn", leaf=False)


def _tag(at: Parts) -> Box:
    """On the edge of the shelf, as wide as the box over it."""
    return at.when._replace(w=at.cover.right - at.when.x).inset(0, TAGGED)


def _edged(page: Page, house: House, row: Row, at: Parts, letters: str) -> None:
    """On a tag how far it is, and quieter beside it when it was played last."""
    far, style, tag = row.far(house), scaled(page, "small", WHEN), _tag(at)
    if far:
        page.image(page.art.plate(tag.w, tag.h, IVORY, 255, INK, 2, 8), tag.x, tag.y)
        page.fitted(tag, far, letters, INK, "center", leaf=False)
    left = tag.w + SINCE if far else 0.0
    room = at.when._replace(x=at.when.x + left, w=at.when.w - left)
    for when in row.when(house):
        if page.art.size(when, style)[0] < room.w:
            page.text(room, when, style, QUIET, leaf=False)
            break


def figure(page: Page, at: Box, who: str, *, crowned: bool, part: float = BUST) -> None:
    """Somebody who fills a box, down to a part of her height, with a crown on her head or
    without."""
    bust(page, at, who, part)
    if crowned:
        high = at.h / part
        page.image(*worn(page.art, Box(at.center[0] - high * SHAPE / 2, at.y, high * SHAPE, high)))
