"""A saved game on its shelf, which says three things, all of them large: which game it is, by its
box and its name; whose turn it is or who has won, by that one head and in words on the edge of the
shelf; and on a tag there, under the box, how far it is. A box is in a ribbon with a seal once it is
over, and whoever has won is under a crown. The wall behind has the game's own colour, in warm light
where one is chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.core import Seat
from game.match import Match
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, GOLD, INK, IVORY, NIGHT, Colour
from game.scenes.saved.summary import Row, first, looks, weighs
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import Lamp, felt, shaded, sunk
from game.scenes.scenery.figures import worn
from game.scenes.scenery.match_line import touched, when
from game.tables.faces import BUST, HEADS, LIT, SHAPE, bust, under_crown

if TYPE_CHECKING:
    from game.house import House

ABOVE = 20.0  # over a place on a shelf
LARGE = 1.4  # texts beyond it have compartments of the whole width
GROWN, MOST = 1.1, 1.45  # so large letters become in those of half of it, and in these
NAMED = 1.4, 1.3, 1.22, 1.14, 1.06, 1.0, 0.9, 0.8, 0.7  # of carved letters: those of a game's name
TOLD = 1.2, 1.1, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36  # whose turn it is
TIMES = "body@0.9", "small", "small@0.94", "small@0.88"  # when it was left
ALIKE = 2  # of these sizes, that which all have if one of them needs it
PLAIN = 0.76  # why one cannot be used
EDGED = 1.3  # of body letters, the line for which the edge of a shelf has room
FARS = 1.2, 1.12, 1.04, 0.96, 0.88, 0.8, 0.72, 0.64, 0.56  # of them, how far it is, on a tag
TAGGED, WITHIN = 2.0, 9.0  # the edge of a shelf over and under a tag; before and after its words
TAG, LONG, SINCE = 0.68, 0.2, 14.0  # of the width of a box, its tag; of its place, at least; and
# from there to whose turn it is
OVER, ASIDE, BESIDE = 8.0, 14.0, 18.0  # over a box; before it, and from there to what is beside it
COVER = 0.44  # of the width of its place, a box at most
HEAD, CROWNED = 0.62, 1.06  # of the height of a place, a head; more of it, with a crown
WIDE = 0.9  # how wide a head with its hat is, in its height
FARTHER, FARTHEST, SHADY = 0.74, 0.3, 172  # others behind it: their size, how far from the end of
# its room in their width, and of 255 parts of their light
NAME, BROAD = 0.55, 2.4  # of the room beside a box, a name in places that are so much wider
SHINES = LIT, 214, 250, 204  # covers that go on, chosen or not, and those that are over
FELTS = 0.34, 0.84  # of its own colour, the felt behind each, and behind the chosen one, and how
LAMPS = Lamp(0.68, 0.74, 0.72), Lamp(0.66, 0.7, 1.05)  # bright the lamp is there, behind people
STRIPPED, HELD = 2.0, 150  # more than a name, a strip; of 255 parts, its body
AROUND, CORNER = 0.12, 14.0  # over and under one beside a box, of the height there; its corners
WIDER = 13.0  # so much farther that reaches to both sides
RIBBON, ACROSS, DOWN = 22.0, 0.3, 0.7  # how wide a ribbon is; where it crosses itself on a cover
SEAL = 0.4  # in the width of a cover
LOCK = 84.0  # the sign of one that cannot be used
RED: Colour = (168, 36, 44)


class Parts(NamedTuple):
    """Where everything in a place on a shelf is."""

    niche: Box
    cover: Box
    game: Box
    people: Box  # whose turn it is, or who has won
    tag: Box  # how far it is
    told: Box  # beside that, or all along the edge where nothing is told of that


class Styles(NamedTuple):
    """The letters in which all on a page look alike."""

    game: str
    told: list[str]  # the first of these that has room
    far: str


def edge(page: Page) -> float:
    """How high the front edge of a shelf is."""
    return page.art.line(scaled(page, "body", EDGED)) + 4 * TAGGED


def tall(page: Page) -> float:
    """How high a place has to be for what is written there."""
    return 2 * page.art.line(scaled(page, "label", 1.0)) + edge(page)


def scaled(page: Page, style: str, part: float) -> str:
    """A part of a style's size, at the players' text size as far as there is room."""
    scale = page.art.text_scale
    return f"{style}@{min(scale, MOST if scale > LARGE else GROWN) * part:g}"


def parts(page: Page, box: Box, *, far: bool = True) -> Parts:
    """A strip with its name; under it the box of the game at the left and a head at its right, or
    in a wide place the name between both; on the edge a tag, if it is told how `far` it is, and
    words."""
    low = edge(page)
    niche = box._replace(h=box.h - low)
    cover = _box_of_game(page, niche)
    left = cover.right + BESIDE
    right = Box(left, niche.y, niche.right - OVER - left, niche.h)
    if _broad(niche):
        name = right._replace(w=NAME * right.w)
        people = Box(name.right, niche.y, right.w - name.w, niche.h)
    else:
        name = niche._replace(h=_strip(page))
        high = HEAD * niche.h
        people = right._replace(y=niche.bottom - high, h=high)
    x = cover.x - cupboard.SPINE
    tag = Box(x, niche.bottom, max(TAG * (cover.right - x), LONG * niche.w), low).inset(0, TAGGED)
    start = tag.right + SINCE if far else x
    return Parts(niche, cover, name, people, tag,
                 Box(start, niche.bottom, niche.right - OVER - start, low))


def _broad(niche: Box) -> bool:
    """Whether a name has room beside a box."""
    return niche.w > BROAD * niche.h


def _strip(page: Page) -> float:
    """How high the strip is on which a name stands."""
    return page.art.line(scaled(page, "label", 1.0)) + STRIPPED


def _box_of_game(page: Page, niche: Box) -> Box:
    """As high as its place lets it be."""
    over = OVER if _broad(niche) else _strip(page)
    high = min(niche.h - over, COVER * niche.w / box_art.SHAPE)
    return Box(niche.x + ASIDE + cupboard.SPINE, niche.bottom - high, high * box_art.SHAPE, high)


def styles(page: Page, house: House, box: Box, rows: Sequence[Row], games: Sequence[str]) -> Styles:
    """The letters in which the places of a page look alike, and the names of all these games."""
    at, found = parts(page, box), [row for row in rows if row.match]
    told = [scaled(page, "body", part) for part in TOLD]
    own = [page.largest(parts(page, box, far=bool(row.far(house))).told, [row.says(house)], told)
           for row in found]
    usual = min(max(map(told.index, own), default=0), ALIKE)
    named = [scaled(page, "label", part) for part in NAMED]
    far = page.largest(at.tag.inset(WITHIN, 0), [row.far(house) for row in found],
                       [scaled(page, "body", part) for part in FARS])
    return Styles(page.largest(at.game, games, named), told[usual:], far)


def draw(page: Page, house: House, name: str, box: Box, row: Row, letters: Styles, *,
         near: bool) -> None:
    """One place; `near` is that which is chosen."""
    page.claim(name, box)
    match, far = row.match, row.far(house)
    at = parts(page, box, far=bool(far))
    page.spot(name, row.control(house, box), " ".join((row.label, *row.stands)).strip())
    if match is None:
        sign = Box(at.cover.center[0] - LOCK / 2, at.niche.center[1] - LOCK / 2, LOCK, LOCK)
        page.picture(sign, row.picture, leaf=False)
        room = at.niche._replace(x=at.game.x, w=at.niche.right - OVER - at.game.x)
        page.fitted(room, row.label, scaled(page, "body", PLAIN), IVORY if near else DIM,
                    leaf=False)
        return
    boxed(page, match, at.cover, near=near)
    called = row.game(house)
    if _broad(at.niche):
        strip, corner = at.game.inset(0, AROUND * at.game.h), CORNER
    else:
        strip, corner = at.game.inset(-WIDER, 0), 1.0
        strip = strip._replace(y=strip.y - OVER, h=strip.h + OVER)
    page.image(page.art.plate(strip.w, strip.h, NIGHT, HELD, None, 0, corner), strip.x, strip.y)
    tone = GOLD if near else IVORY
    if _broad(at.niche):
        page.fitted(at.game, called, letters.game, tone, "center", leaf=False)
    else:
        _headed(page, at, called, letters.game, when(house, touched(match)), tone)
    _people(page, match, at.people)
    if far:
        page.image(page.art.plate(at.tag.w, at.tag.h, IVORY, 255, INK, 2, 8), at.tag.x, at.tag.y)
        page.fitted(at.tag, far, letters.far, INK, "center", leaf=False)
    _told(page, at, row.says(house), letters.told)


def _headed(page: Page, at: Parts, called: str, style: str, left: str, tone: Colour) -> None:
    """Over a place the name of the game, and at the right when it was left, if that has room."""
    size, wide = page.art.size, at.game.right - OVER - at.tag.x
    taken = size(called, style)[0] + 1
    time = next((one for one in TIMES if taken + SINCE + size(left, one)[0] < wide), "")
    if not time:
        page.fitted(at.game, called, style, tone, "center", leaf=False)
        return
    room = at.game._replace(x=at.tag.x, w=wide)
    page.fitted(room._replace(w=taken), called, style, tone, leaf=False)
    page.text(room, left, time, tone, "right", leaf=False)


def _told(page: Page, at: Parts, words: str, letters: Sequence[str]) -> None:
    """On the edge of the shelf whose turn it is, or who has won, as near under that head as there
    is room."""
    style = page.largest(at.told, [words], letters)
    wide = min(page.art.size(words, style)[0] + 1, at.told.w)
    x = min(max(at.people.center[0] - wide / 2, at.told.x), at.told.right - wide)
    page.fitted(at.told._replace(x=x, w=wide), words, style, INK, leaf=False)


def back(page: Page, box: Box, row: Row, *, near: bool) -> None:
    """Behind it felt in the game's own colour; that of the chosen one is bright, in the light of
    a lamp."""
    if not row.match:
        return
    bay = box.inset(-WIDER, 0)._replace(y=box.y - OVER, h=box.h + OVER - edge(page))
    felt(page, bay, cupboard.own_colour(row.match.rules.NAME), FELTS[near], LAMPS[near])
    sunk(page, bay, 0)


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


def slots(room: Box, match: Match) -> dict[Seat, Box]:
    """Where those stand whose turn it is, or who have won: one as large as there is room, some side
    by side."""
    seats = weighs(match) or range(len(match.players))
    slot, high = room.w / len(seats), room.h / (CROWNED if _crowned(match) is not None else 1)
    high = min(high, slot / WIDE)
    wide = high * SHAPE / HEADS
    return {seat: Box(room.x + (n + 0.5) * slot - wide / 2, room.bottom - high, wide, high)
            for n, seat in enumerate(seats)}


def _crowned(match: Match) -> Seat | None:
    """Who has won alone."""
    return first(match) if match.result is not None else None


def _people(page: Page, match: Match, room: Box) -> None:
    """Whose turn it is, before all others; of a match that is over whoever has won, in a crown."""
    faces, first_of_all = looks(match), slots(room, match)
    if len(first_of_all) == 1:
        _behind(page, match, room, faces, *first_of_all)
    for seat, at in first_of_all.items():
        figure(page, at, faces[seat], crowned=seat == _crowned(match), part=HEADS)


def _behind(page: Page, match: Match, room: Box, faces: Sequence[str], first_seat: Seat) -> None:
    """All others of a match in the shade on both sides of one, as far as a room goes, smaller the
    more they are."""
    others = [seat for seat in range(len(match.players)) if seat != first_seat]
    sides = others[::2], others[1::2]
    for side, some in zip((-1, 1), sides, strict=True):
        for n, seat in reversed([*enumerate(some, 1)]):
            high = min(room.h * FARTHER**n, room.w * FARTHER**n)
            wide = high * SHAPE / HEADS
            x = room.center[0] + side * (room.w / 2 - FARTHEST * wide) * n / len(some)
            tall = high / HEADS
            whole = Box(x - tall * SHAPE / 2, room.bottom - high, tall * SHAPE, tall)
            image = page.art.soft(faces[seat], whole.w, whole.h, SHADY)
            page.image(image.subsurface(0, 0, image.get_width(), min(
                image.get_height(), page.art.pixels(high))), whole.x, whole.y)


def figure(page: Page, at: Box, who: str, *, crowned: bool, part: float = BUST) -> None:
    """Somebody who fills a box, down to a part of her height, with a crown on her head or
    without."""
    bust(page, at, under_crown(who) if crowned else who, part)
    if crowned:
        high = at.h / part
        page.image(*worn(page.art, Box(at.center[0] - high * SHAPE / 2, at.y, high * SHAPE, high)))
