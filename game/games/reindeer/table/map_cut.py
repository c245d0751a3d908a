"""A part of a country's map as in an old book: coast, borders, cities and stacks in ink on
parchment, flights as arrows, and the rules' ruler."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import hypot
from random import Random

import pygame

from game.core.contract import Message, Seat
from game.games.reindeer import RULES
from game.games.reindeer.rules.atlas import CENTRE, DEPOT, Atlas, Spot, list_centres
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import find_outline
from game.games.reindeer.table.country import space_name
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import INK, SEPIA, Colour
from game.tables.arrows import outline_arrow, paint_polygons
from game.tables.board_excerpt import fit_note, put_note
from game.tables.easel import Easel
from game.tables.examples import No, Proof
from game.tables.setting import MAY, NOTE
from game.tables.strokes import draw_cross
from game.ui.box import box_around

SEA: Colour = (186, 203, 200)
LAND: Colour = (240, 221, 172)
BORDER: Colour = (190, 160, 108)
FIR: Colour = (172, 158, 112)
REACHED: tuple[int, int, int, int] = (38, 140, 74, 34)
CITY, GIFT = 58, 40
MARGIN = 70.0  # beyond the outermost places, in the map's units
TALL = {"little": 0.5, "big": 0.32}  # how high the pictures of sleighs are, of their width
NAME = "demand"  # letters of cities, which are part of the drawing


@dataclass(frozen=True, slots=True)
class MapCut:
    """The country round some cities in a position. Arrows are legal flights, crosses illegal ones;
    the ruler lies at `ruler`, for one kind of sleigh."""

    position: str
    cities: tuple[str, ...]
    moves: tuple[str, ...] = ()
    refused: tuple[No, ...] = ()
    ruler: str = ""  # the flight from whose beginning the ruler reaches
    seat: Seat = 0
    note: Message = ()

    @property
    def proofs(self) -> tuple[Proof, ...]:
        return (Proof(self.position, self.seat, self.moves, self.refused),)

    def drop_words(self) -> MapCut:
        return replace(self, note=())

    def draw(self, page: Page, box: Box, easel: Easel) -> None:
        state: State = easel.rules.read(self.position)
        atlas = RULES.atlases[state.map]
        text = easel.say(self.note) if self.note else ""
        style, high = fit_note(page, text, box)
        at = box._replace(h=box.h - high - 8)
        view = _View(atlas, self._find_region(atlas, at), at)
        key = ("map", self, page.art.to_pixels(at.w), page.art.to_pixels(at.h))
        image = page.art.keep(key, lambda: self._draw_land(page.art, view, state))
        page.put_image(
            page.art.draw_plate(at.w + 12, at.h + 12, INK, 255, SEPIA, 3, 12), at.x - 6, at.y - 6)
        page.put_image(image, at.x, at.y)
        page.claim("map", at)
        self._draw_places(page, view, state)
        for move in self.moves:
            kind, *_, frm, to = easel.rules.parse(move)
            _draw_flight(page, view.to_page(frm), view.to_page(to), str(kind))
        for no in self.refused:
            *_, to = easel.rules.parse(no.move)
            draw_cross(page, *view.to_page(to), 44)
        if text:
            put_note(page, box._replace(y=at.bottom + NOTE + 6, h=high), text, style)

    def _find_region(self, atlas: Atlas, box: Box) -> Box:
        """Return the visible part of the map: all of the cities, in the shape of the box."""
        spots = [atlas.spot_of(atlas.find_centre(name) or CENTRE) for name in self.cities]
        x, y = min(s[0] for s in spots) - MARGIN, min(s[1] for s in spots) - MARGIN
        w, h = max(s[0] for s in spots) + MARGIN - x, max(s[1] for s in spots) + MARGIN - y
        k = max(w / box.w, h / box.h)
        return Box(x - (box.w * k - w) / 2, y - (box.h * k - h) / 2, box.w * k, box.h * k)

    def _draw_land(self, art: Art, view: _View, state: State) -> pygame.Surface:
        outline = find_outline(state.map)
        size = art.to_pixels(view.box.w), art.to_pixels(view.box.h)
        k = art.scale * FINE

        def paint(image: pygame.Surface) -> None:
            image.fill(SEA)
            for ring in outline.land:
                points = [view.to_pixel(spot, k) for spot in ring]
                pygame.draw.polygon(image, LAND, points)
                pygame.draw.lines(image, INK, True, points, round(2.4 * k))
            for line in outline.borders:
                pygame.draw.lines(image, BORDER, False, [view.to_pixel(s, k) for s in line],
                                  round(1.6 * k))
            self._draw_firs(image, view, k)
            if self.ruler:
                self._draw_ruler(image, view, k)
        return paint_smoothly(size, paint)

    def _draw_firs(self, image: pygame.Surface, view: _View, k: float) -> None:
        luck, atlas = Random("firs"), view.atlas
        places = [view.to_pixel(atlas.spot_of(at), 1) for _, at in list_centres(atlas.cities)]
        for _ in range(260):
            x, y = luck.random() * view.box.w, luck.random() * view.box.h
            spot = view.region.x + x / view.scale, view.region.y + y / view.scale
            point = (round((spot[0] - atlas.origin[0]) / atlas.unit),
                     round((atlas.origin[1] - spot[1]) / atlas.unit))
            if atlas.open.has_point(point) and all(abs(x - px) + abs(y - py) > 104
                                                   for px, py in places):
                side = 9 + 5 * luck.random()
                for up, half in ((0.0, 0.62), (0.6, 0.46)):
                    foot = y - side * up
                    shape = ((x, foot - side), (x + side * half, foot), (x - side * half, foot))
                    pygame.draw.polygon(image, FIR, [(px * k, py * k) for px, py in shape])

    def _draw_ruler(self, image: pygame.Surface, view: _View, k: float) -> None:
        kind, *_, frm, _to = RULES.parse(self.ruler)
        figures = view.atlas.figures
        side = figures.long if kind == "big" else figures.short
        x, y = view.to_pixel(view.atlas.spot_of(view.atlas.find_centre(frm) or CENTRE), k)
        reach = side / figures.miles_per_unit * view.scale * k
        shade = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        pygame.draw.circle(shade, REACHED, (x, y), reach)
        image.blit(shade, (0, 0))
        pygame.draw.circle(image, MAY, (x, y), reach, round(3 * k))
        pygame.draw.line(image, SEPIA, (x, y), (x - reach, y), round(3 * k))
        for n in range(side // 10 // 3 + 1):
            far = n * 30 / side * reach
            high = (12 if n % 7 == 0 else 7) * k
            pygame.draw.line(image, SEPIA, (x - far, y), (x - far, y - high), round(2 * k))

    def _draw_places(self, page: Page, view: _View, state: State) -> None:
        atlas = view.atlas
        x, y = view.to_page(DEPOT)
        if view.box.has_point(x, y):
            page.put_picture(box_around(x, y, 88), "pieces/reindeer/depot")
        for n, city in enumerate(atlas.cities):
            x, y = view.to_page(city.name)
            if view.box.inset(CITY).has_point(x, y):
                full = len(state.delivered[n]) >= atlas.demands[state.quick][n]
                name = "pieces/reindeer/supplied" if full else "pieces/reindeer/city"
                page.put_picture(box_around(x, y, CITY), name)
                if city.name in self.cities:
                    self._draw_city(page, view, city.name, state.delivered[n],
                                    atlas.demands[state.quick][n])
        for seat, stacks in enumerate(state.stacks):
            for point, count in stacks:
                x, y = view.to_page(point)
                if view.box.inset(GIFT).has_point(x, y):
                    page.put_picture(Box(x - GIFT / 2, y - GIFT / 2, GIFT, GIFT * 1.04),
                                     f"pieces/reindeer/packet_{seat}")
                    if count > 1:
                        page.put_text(Box(x + GIFT / 2 + 2, y - 22, 40, 44), str(count), NAME, INK,
                                      leaf=False)

    def _draw_city(
        self, page: Page, view: _View, name: str, there: tuple[Seat, ...], demand: int,
    ) -> None:
        """Draw a city's name, its packets, and rings for missing ones."""
        x, y = view.to_page(name)
        text = space_name(name)
        wide, high = page.art.measure_text(text, NAME)
        left = min(max(x - wide / 2, view.box.x + 6), view.box.right - wide - 6)
        page.put_image(page.art.draw_plate(wide + 12, high - 4, LAND, 220, None, 0, 8), left - 6,
                       y + CITY / 2 + 1)
        page.put_text(Box(left, y + CITY / 2 - 2, wide + 2, high), text, NAME, INK, leaf=False)
        side, gap = 22.0, 25.0
        row = left + wide / 2 - demand * gap / 2
        for n in range(demand):
            spot = Box(row + n * gap, y + CITY / 2 + high - 2, side, side)
            if n < len(there):
                page.put_picture(spot, f"pieces/reindeer/packet_{there[n]}")
            else:
                page.put_image(
                    page.art.draw_plate(side, side, LAND, 255, SEPIA, 3, side / 2), spot.x,
                    spot.y)


class _View:
    """A region of the map in a box."""

    def __init__(self, atlas: Atlas, region: Box, box: Box) -> None:
        self.atlas, self.region, self.box = atlas, region, box
        self.scale = box.w / region.w

    def to_pixel(self, spot: Spot, k: float) -> tuple[float, float]:
        """Return the pixel of a point of the map in the picture of the box."""
        return ((spot[0] - self.region.x) * self.scale * k,
                (spot[1] - self.region.y) * self.scale * k)

    def to_page(self, place: object) -> tuple[float, float]:
        """Return the point of a rules' place on the page."""
        x, y = self.to_pixel(self.atlas.spot_of(self.atlas.find_centre(place) or CENTRE), 1)
        return self.box.x + x, self.box.y + y


def _draw_flight(
    page: Page, frm: tuple[float, float], to: tuple[float, float], kind: str,
) -> None:
    art, margin = page.art, 40.0
    x, y = min(frm[0], to[0]) - margin, min(frm[1], to[1]) - margin
    w, h = abs(frm[0] - to[0]) + 2 * margin, abs(frm[1] - to[1]) + 2 * margin
    ends = (frm[0] - x, frm[1] - y), (to[0] - x, to[1] - y)
    short = min(CITY * 0.6, hypot(frm[0] - to[0], frm[1] - to[1]) / 4)

    page.put_image(art.keep(("flight", ends), lambda: paint_polygons(art, w, h, (
        (tone, outline_arrow(*ends, short, more)) for tone, more in ((LAND, 4.0), (MAY, 0.0))))),
        x, y)
    wide, tall = 104, TALL[kind]
    picture = page.art.load_picture if to[0] >= frm[0] else page.art.flip_picture
    page.put_image(picture(f"pieces/reindeer/{kind}", wide, wide * tall),
                   (frm[0] + to[0] - wide) / 2, (frm[1] + to[1]) / 2 - wide * tall - 12)
