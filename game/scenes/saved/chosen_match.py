"""The saved game that is chosen, large beside the shelves: its name, the table as it was left, or
the box of the game, and everybody who sits there. On the edge of a shelf stands, under each, a
plate with what she has and her name: lit, by a flame, is that of whose turn it is, and the crown is
on whoever leads or has won. Under the shelf, at the foot of the window, is what a press does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from game.devices.devices import Device
from game.devices.press import Action
from game.match import Match
from game.picture.hints import draw_glyph, width_of_glyph
from game.picture.page import Page
from game.picture.screen import SAFE, Box
from game.picture.theme import EDGE, GILT, GOLD, INK, IVORY, NIGHT, OAK
from game.scenes.saved.match_box import LARGE, boxed, figure
from game.scenes.saved.summary import Row, asked, first, looks
from game.scenes.scenery import box_art, cupboard
from game.scenes.scenery.cloths import Lamp, felt, sunk
from game.scenes.scenery.match_line import counts, outcome
from game.scenes.scenery.match_line import figure as amount
from game.tables.faces import SHAPE
from game.tables.miniature import FRAME, hang

if TYPE_CHECKING:
    from game.house import House

PICTURE = 1.55  # the shape of the table as it was left
FELT, DIMMED = 0.74, 0.8  # of its own colour, the felt behind it; of that, once it is over
LAMP = Lamp(0.5, 0.7, 0.85)  # before it
TITLES = 1.0, 0.9, 0.8, 0.7, 0.6  # of the letters of a heading
MARGIN, SIDE = 10.0, 12.0  # over what is told of it; before the picture and after it
AIR, CLEAR = 22.0, 10.0  # between what lies over each other, and beside each other
PEOPLE, CROWN = 0.3, 1.06  # of the room for both, people under a picture; with a crown
FIGURE, CLOSER = 0.68, 1.16  # of her height, what is seen of somebody; of a column, she with air
ASIDE = 6.0  # between two plates
LEAST, MOST = 106.0, 230.0  # how high people are at least; how wide a column is at most
NAMES = 1.2, 1.1, 1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52, 0.44, 0.36  # of small letters
FIGURES = 1.25, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6  # of body letters
CHIP, ROUND = 0.8, 4.0  # of a line, what its figures fill; round what is on a plate
FLAME = 54.0
DEEP, HIGHER = 0.62, 6.0  # the sign on a plank, in its height; so much higher than the foot
DEEDS = 1.0, 0.9, 0.8, 0.7
SINCE, OUTCOME = 1.15, 1.15  # of small letters, when it was last played; of body ones, its state
PLATE, CORNER, DARK = 2.0, 14.0, 150  # less high than its name, the plate on which that stands
UNCLEAR = 130.0  # the sign of one that cannot be used


class Parts(NamedTuple):
    """Where everything is."""

    name: Box
    told: Box  # how it stands
    when: Box  # when it was played last
    picture: Box  # within its frame
    people: Box  # as far as the shelf
    plates: Box  # the edge of that
    deed: Box  # at the foot of the window


def _sized(page: Page, style: str, part: float) -> str:
    """A part of a style's size, at the players' text size as far as there is room."""
    return f"{style}@{min(page.art.text_scale, LARGE) * part:g}"


def parts(page: Page, box: Box) -> Parts:
    """Its name is on the board over all, in the line of the title; words have the room that they
    need, a picture and people share the rest."""
    line = page.art.line
    name = box._replace(y=SAFE.y, h=line("heading"))
    told = Box(box.x, box.y + MARGIN, box.w, line(_sized(page, "body", OUTCOME)))
    since = Box(box.x, told.bottom, box.w, line(_sized(page, "small", SINCE)))
    deed = Box(box.x, page.floor, box.w, SAFE.bottom - page.floor).inset(0, -HIGHER)
    edge = CHIP * line(_sized(page, "body", FIGURES[0])) + line(
        _sized(page, "small", NAMES[0])) + 4 * ROUND
    plates = Box(box.x, box.bottom - edge, box.w, edge)
    free = plates.y - since.bottom
    tall = max(free * PEOPLE, LEAST)
    people = Box(box.x, plates.y - tall, box.w, tall)
    room = Box(box.x, since.bottom, box.w, people.y - since.bottom)
    room = room.inset(FRAME + SIDE, FRAME + AIR / 2)
    wide = min(room.w, room.h * PICTURE)
    picture = Box(room.center[0] - wide / 2, room.center[1] - wide / PICTURE / 2, wide,
                  wide / PICTURE)
    return Parts(name, told, since, picture, people, plates, deed)


def back(page: Page, bay: Box, box: Box, row: Row) -> None:
    """Behind all of it felt in the game's own colour, in warm light, and the shelf on
    which people stand."""
    if not row.match:
        cupboard.light(page, bay)
        return
    at, dark = parts(page, box), FELT * (DIMMED if row.over else 1)
    hung = bay._replace(h=at.plates.y - bay.y)
    felt(page, hung, cupboard.own_colour(row.match.rules.NAME), dark, LAMP)
    sunk(page, hung, 0)
    page.image(page.art.plate(bay.w, at.plates.h, OAK, 255, INK, 3, 4), bay.x, at.plates.y)


def draw(page: Page, house: House, box: Box, row: Row, device: Device) -> None:
    """All of it; a device presses what it does."""
    at, match = parts(page, box), row.match
    if match is None:
        middle = box.center[1]
        page.picture(Box(box.center[0] - UNCLEAR / 2, middle - UNCLEAR, UNCLEAR, UNCLEAR),
                     row.picture)
        page.fitted(Box(box.x, middle, box.w, box.h / 3), row.label, "body", IVORY, "center")
        return
    name = row.game(house)
    plate = at.name.inset(0, PLATE)
    page.image(page.art.plate(plate.w, plate.h, NIGHT, DARK, EDGE, 3, CORNER), plate.x, plate.y)
    page.text(at.name, name, page.largest(at.name.inset(CORNER, 0), [name], [
        f"heading@{page.art.text_scale * part:g}" for part in TITLES]), GOLD, "center", leaf=False)
    if len(match.players) > 1 or row.over:
        page.fitted(at.told, outcome(house, match), page.largest(
            at.told, [outcome(house, match)], [_sized(page, "body", part) for part in FIGURES[1:]]),
            IVORY, "center")
    page.fitted(at.when, row.when(house), _sized(page, "small", SINCE), IVORY, "center")
    if row.picture_of:
        _hung(page, at.picture, row, match)
    else:
        _stood(page, at.picture, match)
    _people(page, at, match)
    _plates(page, house, at, match)
    page.claim(f"{name} people", Box(box.x, at.people.y, box.w, at.plates.bottom - at.people.y))
    _deed(page, house, at.deed, row, device)


def _hung(page: Page, free: Box, row: Row, match: Match) -> None:
    """The table as it was left, in its frame; the cover of the game while it is being painted."""
    shape = row.picture_of.shape if row.picture_of else PICTURE
    free = free.inset((free.w - free.h * shape) / 2, 0)
    page.claim("picture", free.inset(-FRAME))
    image = row.picture_of.image if row.picture_of else None
    hang(page, free, image)
    if not image:
        wide = free.h * box_art.SHAPE
        page.picture(free._replace(x=free.center[0] - wide / 2, w=wide),
                     box_art.picture(match.rules.NAME), leaf=False)


def _stood(page: Page, free: Box, match: Match) -> None:
    """The box of the game."""
    room = free.inset(0, -FRAME)
    wide = room.h * box_art.SHAPE
    cover = room._replace(x=room.center[0] - (wide - cupboard.SPINE) / 2, w=wide)
    page.claim("box", cover)
    boxed(page, match, cover, near=True)


def slots(at: Parts, match: Match) -> list[tuple[Box, Box]]:
    """Where those who sit there stand and, under each, her plate."""
    count = len(match.players)
    wide = min(at.plates.w / count, MOST)
    left = at.plates.center[0] - count * wide / 2
    high = min(at.people.h / CROWN, wide * CLOSER * FIGURE / SHAPE)
    face = high * SHAPE / FIGURE
    return [(Box(left + (n + 0.5) * wide - face / 2, at.people.bottom - high, face, high),
             Box(left + n * wide + ASIDE / 2, at.plates.y + ROUND, wide - ASIDE,
                 at.plates.h - 2 * ROUND)) for n in range(count)]


def _people(page: Page, at: Parts, match: Match) -> None:
    """Everybody, whoever is asked or has won before the others."""
    faces, turn, crowned = looks(match), asked(match), first(match)
    places = slots(at, match)
    for seat in sorted(range(len(faces)), key=lambda seat: (seat in turn, seat == crowned)):
        figure(page, places[seat][0], faces[seat], crowned=seat == crowned,
               part=FIGURE)


def _plates(page: Page, house: House, at: Parts, match: Match) -> None:
    """On the edge of the shelf what everybody has of what the game counts, over her name."""
    told, turn = [amount(house, match, value) for value in counts(match)], asked(match)
    boxes = [plate for _, plate in slots(at, match)]
    names = [player.name for player in match.players]
    room = boxes[0].inset(ROUND)
    high = room.h - page.art.line(_sized(page, "small", NAMES[0])) if told else 0.0
    upper, lower = room._replace(h=high), room._replace(h=room.h - high)
    large = _letters(page, upper, told, "body", FIGURES)
    small = _letters(page, lower, names, "small", NAMES)
    for seat, (name, plate) in enumerate(zip(names, boxes, strict=True)):
        lit = seat in turn
        page.image(page.art.plate(plate.w, plate.h, GILT if lit else IVORY, 255, INK, 2, 10),
                   plate.x, plate.y)
        x, y = plate.x + ROUND, plate.y + ROUND
        if told:
            _line(page, upper._replace(x=x, y=y), told[seat], large)
        _line(page, lower._replace(x=x, y=y + high), name, small)
        if lit:
            page.picture(Box(plate.x - 2, plate.y - FLAME + 8, FLAME, FLAME), "ui/turn",
                         leaf=False)


def _letters(page: Page, room: Box, texts: Sequence[str], style: str,
             sizes: Sequence[float]) -> str:
    """The letters in which some texts look alike in rooms whose lines are close."""
    open_ = room._replace(h=room.h / CHIP)
    return page.largest(open_, texts, [_sized(page, style, part) for part in sizes])


def _line(page: Page, room: Box, text: str, style: str) -> None:
    """A text in the middle of a room that is a little less high than its line."""
    high = max(page.art.line(style), room.h)
    page.text(room._replace(y=room.center[1] - high / 2, h=high), text, style, INK, "center",
              leaf=False)


def _deed(page: Page, house: House, box: Box, row: Row, device: Device) -> None:
    """What a press does, after the sign of that press, on a gilded plank."""
    art, verb = page.art, house.words(row.verb)
    page.plank(box, lit=True)
    glyph = width_of_glyph(art, house, device, Action.CONFIRM)
    side = glyph or DEEP * box.h
    room = box._replace(w=box.w - side - 3 * CLEAR).inset(0, HIGHER)
    style = page.largest(room, [verb], [_sized(page, "label", part) for part in DEEDS])
    wide = min(art.size(verb, style)[0] + 1, room.w)
    sign = Box(box.center[0] - (wide + side + CLEAR) / 2, box.y + CLEAR / 2, side, box.h - CLEAR)
    if glyph:
        draw_glyph(page, house, sign, device, Action.CONFIRM)
    else:
        page.image(art.dark(row.picture, side), sign.x, box.center[1] - side / 2)
    page.fitted(room._replace(x=sign.right + CLEAR, w=wide + 1), verb, style, INK)
