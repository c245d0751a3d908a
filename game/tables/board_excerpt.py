"""Draw a part of a game's own table: arrows along legal moves, crosses where a move is illegal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import cos, hypot, pi, sin

import pygame

from game.core.contract import Message, Move, Place, Seat, State, make_luck
from game.core.record import Player
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.board import Pose
from game.picture.board_map import find_board
from game.picture.page import Page
from game.picture.screen import Box, Sheet
from game.picture.theme import EDGE, INK, IVORY, SEPIA, Colour
from game.tables.arrows import outline_arrow, outline_bent, paint_polygons
from game.tables.easel import Easel, make_sheet
from game.tables.examples import No, Proof
from game.tables.letters import Letters
from game.tables.parts import list_parts
from game.tables.picture import Layer, Picture
from game.tables.places import kind_of
from game.tables.scenery import CARVED, Pieces
from game.tables.setting import MAY, NOTE, WORDS
from game.tables.show import TableView
from game.tables.strokes import draw_cross, draw_numbers, paint_cross
from game.ui.box import enclose

LEFT_OUT = ("turn",)  # kinds of places: the player to move does not matter
RAYS, INNER = 9, 0.6  # of a burst, and how far in it goes, of its radius
BURST: Colour = (255, 122, 92)
CROSS, BARRED = 58.0, 42.0  # across, on a board as large as it is at the table; of a small one
BESIDE = 0.3  # from the middle of a place to a cross beside who stands there, of its size
CORNER = 14.0  # from a corner of a place to the number in it
BEGINS, STOPS, TAKES = 0.46, 0.1, 0.4  # of an arrow, in the places that it joins
THICK, HEAD, BOW = 10.0, 30.0, 0.15  # of it, how long its head is, and how far a leap is bent
TALLER, LATEST = 0.3, 0.42  # how much later one upwards begins; its latest, of the whole way
STEPS = 16  # of which a bent one is made
LONG = 60.0  # a small arrow, as wide as any
HELD = 1.5  # the size of a carried piece, by that of its target
HAND, TALL = 0.9, 1.3  # how wide it is, of that, and how high, of its width
MARGIN = 40.0  # of an arrow's picture


def fit_note(page: Page, text: str, box: Box) -> tuple[str, float]:
    """Return the letters of words under a drawing, which leave it most of a box, and how high they
    are."""
    style, high = WORDS, 0.0
    for style in page.list_styles(WORDS):
        high = Letters(page.art, style).measure(text, box.w)[1] + NOTE if text else 0.0
        if high < box.h / 4 + NOTE:
            break
    return style, high


def put_note(page: Page, box: Box, text: str, style: str) -> None:
    wide = page.balance_width(text, style, box.w)
    page.put_text(box._replace(x=box.center[0] - wide / 2, w=wide), text, style, SEPIA, "center",
                  top=True)


@dataclass(frozen=True, slots=True)
class BoardExcerpt:
    """A part of the game's table in a position: the region round some places. `after` is a move
    that is played first. Arrows show moves that are named or begin at a place; crosses lie on
    places that a move cannot reach, small ones on those in `barred`. `carried` is a picture that a
    hand brings to a place. A whole board is drawn without its table; `hidden` pictures are left
    out."""

    position: str
    corners: tuple[Place, ...]
    every: tuple[Place, ...] = ()
    moves: tuple[str, ...] = ()
    refused: tuple[No, ...] = ()
    after: str = ""
    barred: tuple[Place, ...] = ()
    seat: Seat = 0
    seats: int = 2
    audience: Seat | None = None  # the viewer's seat
    margin: float = 0.0  # round the places
    note: Message = ()
    signs: bool = True
    both: bool = False  # whether arrows have a head at either end
    tells: tuple[tuple[Place, int], ...] = ()  # the number of its paragraph
    carried: tuple[str, Place] = ("", "")
    comes: tuple[float, float] = (-2.0, 0.5)  # from where, of the size of that place
    hidden: tuple[str, ...] = ()

    @property
    def proofs(self) -> tuple[Proof, ...]:
        may = (*self.moves, *((self.after,) if self.after else ()))
        return (Proof(self.position, self.seat, may, self.refused),)

    def list_marks(self, easel: Easel) -> tuple[str, ...]:
        """List the signs in the drawing that need an explanation: an arrow, a burst, a cross."""
        state = easel.rules.read(self.position)
        ways = not self.both and self._list_ways(easel, state)
        return tuple(name for name, there in (
            ("arrow", ways), ("burst", self._find_struck(easel, state)), ("cross", self.refused))
            if there)

    def drop_words(self) -> BoardExcerpt:
        return replace(self, note=())

    def draw(self, page: Page, box: Box, easel: Easel) -> None:
        text = easel.say(self.note) if self.note else ""
        style, high = fit_note(page, text, box)
        board = find_board(easel.style.board, self.seats)
        region = enclose([board.box_of(place) for place in self.corners]).inset(-self.margin)
        k = min(box.w / region.w, (box.h - high) / region.h)
        at = Box(box.x + (box.w - region.w * k) / 2, box.y + (box.h - high - region.h * k) / 2,
                 region.w * k, region.h * k)
        key = ("cut", self, easel.house.words.language, page.art.to_pixels(at.w))
        image = page.art.keep(key, lambda: self._draw_image(page.art, region, at, easel))
        if not self.hidden:
            page.put_image(
                page.art.draw_plate(at.w + 12, at.h + 12, easel.colour, 255, EDGE, 3, 14),
                at.x - 6, at.y - 6)
        page.put_image(image, at.x, at.y)
        page.claim("cut", at)
        told: dict[int, list[Box]] = {}
        for place, number in self.tells if easel.numbered else ():
            one = board.box_of(place)
            told.setdefault(number, []).append(Box(
                at.x + (one.x - region.x) * k, at.y + (one.y - region.y) * k, one.w * k, one.h * k))
        for number, boxes in told.items():
            draw_numbers(page, boxes, number, CORNER * k)
        if text:
            put_note(page, box._replace(y=at.bottom + NOTE + 4, h=high), text, style)

    def _draw_image(self, main: Art, region: Box, at: Box, easel: Easel) -> pygame.Surface:
        paper, art = make_sheet(main, region, at)
        state = easel.rules.read(self.position)
        flaws: tuple[Place, ...] = ()
        if self.after:
            beats = easel.rules.apply(
                state, self.seat, easel.rules.parse(self.after), make_luck("", 0))
            state = beats[-1].state
            flaws = tuple(place for beat in beats for place in easel.style.motion.flaws(beat))
        players = [Player(str(seat + 1)) for seat in range(self.seats)]
        show = easel.show(state, players, art, self.audience)
        show.layer.show({place: thing for place, thing in show.table.items()
                         if kind_of(place) not in LEFT_OUT and _is_inside(show, place, region)},
                        board=show.board)
        show.layer.finish()
        for picture in show.board.pictures:
            if picture.box.overlaps(region) and picture.name not in self.hidden:
                paper.put(art.load_picture(picture.name, picture.box.w, picture.box.h),
                          picture.box.x, picture.box.y)
        for text, place, dx, dy in easel.style.carved:
            pose = show.board.pose_of(place)
            paper.put_centered(art.draw_text(text, "carved", CARVED), pose.x + dx * pose.w / 2,
                               pose.y + dy * pose.h / 2)
        for place in self._find_struck(easel, state):
            pose = show.board.pose_of(place)
            paper.put_centered(_draw_burst(art, pose.w * 0.6), pose.x, pose.y)
        signs = list_parts(show)[Layer.SIGNS] if self.signs else ()
        Picture(show, {Layer.PIECES: (Pieces,), Layer.SIGNS: signs}).draw(paper)
        for ends in self._list_ways(easel, state):
            for frm, to in (ends, ends[::-1]) if self.both else (ends,):
                _draw_arrow(paper, art, find_way(show.board.pose_of(frm), show.board.pose_of(to),
                                                 taken=to in show.layer.map_pieces()))
        for no in self.refused:
            *_, place = self._find_touches(easel, state, easel.rules.parse(no.move))
            pose = show.board.pose_of(place)
            if place in show.layer.map_pieces():  # who stands there is not crossed out
                corner = pose._replace(x=pose.x + BESIDE * pose.w, y=pose.y + BESIDE * pose.h)
                _draw_cross(paper, art, corner, BARRED)
            else:
                _draw_cross(paper, art, pose, CROSS)
        for place in () if self.barred else flaws:
            _draw_cross(paper, art, show.pose_raised(place), CROSS)
        for place in self.barred:
            _draw_cross(paper, art, show.board.pose_of(place), BARRED)
        brought, there = self.carried
        if brought:
            _draw_carrying(paper, art, brought, show.board.pose_of(there), self.comes)
        return paper.paint_all()

    def _find_touches(self, easel: Easel, state: State, move: Move) -> tuple[Place, ...]:
        return next(iter(easel.style.touch.touches(state, self.seat, move)))

    def list_moves(self, easel: Easel, state: State) -> list[Move]:
        """Return the moves that arrows show: named ones, and those that begin at a place."""
        found = [easel.rules.parse(move) for move in self.moves]
        if self.every:
            found += [move for move in easel.rules.moves(state, self.seat)
                      if self._find_touches(easel, state, move)[0] in self.every]
        return found

    def _list_ways(self, easel: Easel, state: State) -> list[tuple[Place, Place]]:
        """Return start and end of each arrow; a long one stands for all that end on its way."""
        found = [self._find_touches(easel, state, move) for move in self.list_moves(easel, state)]
        return [(way[0], way[-1]) for way in found if len(way) > 1]

    def _find_struck(self, easel: Easel, state: State) -> set[Place]:
        """Return where one of these moves captures a piece."""
        return {place for move in self.list_moves(easel, state)
                for beat in easel.rules.apply(state, self.seat, move, make_luck("", 0))
                for place in easel.style.motion.struck(beat)}


def _is_inside(show: TableView, place: Place, region: Box) -> bool:
    """Say whether more than half of a place lies in a region."""
    if not show.board.has_place(place):
        return False
    pose = show.board.pose_of(place)
    return region.has_point(pose.x, pose.y)


def find_way(one: Pose, two: Pose, *, taken: bool) -> list[tuple[float, float]]:
    """Return the points of an arrow from the edge of one piece to the middle of another place, or
    to the edge of a piece there. A leap is bent, so that it passes between the places on its
    way."""
    dx, dy = two.x - one.x, two.y - one.y
    far = hypot(dx, dy)
    leaps = min(abs(dx), abs(dy)) > one.w / 2 and abs(abs(dx) - abs(dy)) > one.w / 2
    bend = BOW * (1 if dx * dy > 0 else -1) * (1 if abs(dx) > abs(dy) else -1) if leaps else 0.0
    over = one.x + dx / 2 + dy * 2 * bend, one.y + dy / 2 - dx * 2 * bend
    begin = min(one.w * (BEGINS + TALLER * max(-dy / far, 0)), far * LATEST)
    end = two.w * (TAKES if taken else STOPS)
    points = []
    for n in range(STEPS + 1):
        t = begin / far + (1 - (begin + end) / far) * n / STEPS
        points.append(((1 - t) ** 2 * one.x + 2 * t * (1 - t) * over[0] + t * t * two.x,
                       (1 - t) ** 2 * one.y + 2 * t * (1 - t) * over[1] + t * t * two.y))
    return points


def _draw_arrow(paper: Sheet, art: Art, points: Sequence[tuple[float, float]]) -> None:
    x, y = (min(point[n] for point in points) - MARGIN for n in (0, 1))
    w, h = (max(point[n] for point in points) + MARGIN - low for n, low in enumerate((x, y)))

    paper.put(paint_polygons(art, w, h, (
        (tone, [(px - x, py - y) for px, py in outline_bent(points, more, THICK, HEAD)])
        for tone, more in ((IVORY, 4.0), (MAY, 0.0)))), x, y)


def _draw_carrying(
    paper: Sheet, art: Art, picture: str, to: Pose, comes: tuple[float, float],
) -> None:
    """Draw a hand with a picture, and an arrow to its target."""
    held = to._replace(x=to.x + comes[0] * to.w, y=to.y + comes[1] * to.w)
    _draw_arrow(paper, art, find_way(held, to, taken=False))
    paper.put_centered(art.load_picture(picture, HELD * to.w, HELD * to.w), held.x, held.y)
    wide, high = HELD * to.w * HAND, HELD * to.w * HAND * TALL
    paper.put(art.load_picture("ui/pointer", wide, high), held.x - wide / 2, held.y + to.w * 0.1)


def _draw_cross(paper: Sheet, art: Art, pose: Pose, side: float) -> None:
    size = art.to_pixels(side), art.to_pixels(side)
    paint = partial(paint_cross, k=art.scale * FINE, at=(side / 2, side / 2), side=side)
    paper.put_centered(paint_smoothly(size, paint), pose.x, pose.y)


def put_mark(page: Page, name: str, x: float, y: float, side: float) -> None:
    """Draw one of a drawing's marks with its middle at a point."""
    if name == "cross":
        draw_cross(page, x, y, side)
        return
    art = page.art
    image = _draw_burst(art, side / 2) if name == "burst" else _draw_green(art, side)
    page.put_image(image, x - side / 2, y - side / 2)


def _draw_green(art: Art, side: float) -> pygame.Surface:
    """Return a small arrow for a legal move."""
    def paint(image: pygame.Surface) -> None:
        k = image.get_width() / LONG
        points = [(k * x, k * y) for x, y in outline_arrow((-10, LONG / 2), (LONG, LONG / 2), 0, 0)]
        pygame.draw.polygon(image, MAY, points)
    size = art.to_pixels(side)
    return art.keep(("may", size), lambda: paint_smoothly((size, size), paint))


def _draw_burst(art: Art, reach: float) -> pygame.Surface:
    """Return rays round a place where a piece was captured."""
    def paint(image: pygame.Surface) -> None:
        middle = image.get_width() / 2
        points = [(middle * (1 + r * cos(pi * n / RAYS)), middle * (1 + r * sin(pi * n / RAYS)))
                  for n in range(2 * RAYS) for r in (INNER if n % 2 else 0.98,)]
        pygame.draw.polygon(image, BURST, points)
        pygame.draw.polygon(image, INK, points, round(3 * art.scale * FINE))
    size = art.to_pixels(2 * reach)
    return art.keep(("burst", reach), lambda: paint_smoothly((size, size), paint))
