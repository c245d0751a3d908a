"""The reach of an aimed or focused sleigh, as a ring with all else in the shade, and its
translucent way to the focused place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import dist

import pygame

from game.core.contract import Seat
from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import Chart, name_point
from game.games.reindeer.table.choosing import Reach, find_choosing, find_reach, find_ring
from game.games.reindeer.table.country import chart_of
from game.games.reindeer.table.ground import BIG, LITTLE, Track, draw_curve
from game.games.reindeer.table.land import SHADE, land_alpha
from game.games.reindeer.table.tracks import draw_track
from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import Disc, Plate, make_look
from game.tables.seen import Brush, Mark, Painting, Seen, Signs

DARK: Colour = (4, 7, 16)
EDGED = 4.0  # how wide the line of a reach is
FILL = 30  # alpha of what is within a reach
INSIDE, OUTSIDE, SOFT = 44.0, 14.0, 7  # how far that fades, and in how many steps
SEEN, PART = 150, 0.5  # how much is seen of an aimed sleigh, and its size, of one that flies
AIR = 8.0  # round the cursor
HOUSED = 134.0  # of a ring round the depot and its name
DOT = 7.0  # of a line to a city
LANDING = make_look(Disc(size=34, fill=NIGHT), Disc(size=26, fill=IVORY), Disc(size=16))
LOADS = make_look(Plate(more=8, fill=None, edge=INK, edge_width=13, radius=-1),
                  Plate(fill=None, edge=IVORY, edge_width=6, radius=-1))


def find_rings(seen: Seen) -> Reach | None:
    """Return starts and range of the aimed or focused sleigh: if it can serve a city, only starts
    from which it does."""
    choosing = find_choosing(seen)
    if choosing and choosing.flight:
        return find_reach(chart_of(seen), choosing.flight)
    if choosing is None or choosing.offered is None or not choosing.offers:
        return choosing and choosing.offered
    spots = zip(choosing.offered.spots, choosing.served.values(), strict=True)
    return choosing.offered._replace(spots=tuple(spot for spot, cities in spots if cities))


def show_reach(seen: Seen) -> Signs:
    """Shade the sea, and everything that the sleigh cannot reach, less while it only has the focus;
    and ring how far it flies in the colour of its seat, under names and cities. How many miles that
    is stands on its button."""
    choosing, rings = find_choosing(seen), find_rings(seen)
    if choosing and rings:
        chart, dark = chart_of(seen), SHADE if choosing.flight else 40
        yield Painting(_draw, (draw_veil, chart, *rings, dark))
        yield Painting(_draw, (draw_circles, chart, *rings, SEAT_COLOURS[choosing.seat]))


def _draw(brush: Brush, paint: Callable[..., pygame.Surface], chart: Chart, *values: object,
          ) -> None:
    sheet, art = chart.sheet, brush.art
    brush.screen.put(_paint(paint, chart, art, art.look, sheet, *values), sheet.x, sheet.y)


@lru_cache(4)  # as large as the sheet: Art would let go of many pictures for them
def _paint(paint: Callable[..., pygame.Surface], chart: Chart, art: Art,
           look: object,  # noqa: ARG001
           sheet: Box, *values: object) -> pygame.Surface:
    """Return a picture of a reach; the last two are cached."""
    return paint(chart, art, sheet, *values)


def draw_veil(
    chart: Chart, art: Art, sheet: Box, spots: Sequence[Spot], radius: float, dark: int,
) -> pygame.Surface:
    """Return a shade over everything but the land within circles."""
    land = land_alpha(chart, art, sheet, dark)
    middles = [((x - sheet.x) * art.scale, (y - sheet.y) * art.scale) for x, y in spots]

    hole = pygame.Surface(land.get_size(), pygame.SRCALPHA)
    for middle in middles:
        pygame.draw.circle(hole, (255, 255, 255, 255), middle, radius * art.scale)
    hole.blit(land, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image = pygame.Surface(land.get_size(), pygame.SRCALPHA)
    image.fill((*DARK, dark))
    image.blit(hole, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return image.convert_alpha()


def draw_circles(
    chart: Chart, art: Art, sheet: Box, spots: Sequence[Spot], radius: float, colour: Colour,
) -> pygame.Surface:
    """Return a thin line round a union of circles, and their colour on both sides, which fades with
    the distance, and over the sea."""
    size = art.to_pixels(sheet.w), art.to_pixels(sheet.h)
    middles = [((x - sheet.x) * art.scale, (y - sheet.y) * art.scale) for x, y in spots]
    image = pygame.Surface(size, pygame.SRCALPHA)
    steps = [(-OUTSIDE * n / SOFT, 70 * (SOFT - n) / SOFT, OUTSIDE / SOFT)
             for n in range(SOFT, 0, -1)]
    steps += [(0.0, 255, EDGED)]
    steps += [(EDGED / 2 + INSIDE * n / SOFT, FILL + (120 - FILL) * (1 - n / SOFT),
               INSIDE / SOFT) for n in range(SOFT)]
    for deep, alpha, wide in steps:  # from without to within, so that no circle has an edge in
        for middle in middles:  # another one
            pygame.draw.circle(image, (*colour, round(alpha)), middle,
                               (radius - deep + wide / 2) * art.scale, round(wide * art.scale) + 2)
    for middle in middles:
        pygame.draw.circle(image, (*colour, FILL), middle,
                           max(radius - EDGED / 2 - INSIDE, 0) * art.scale + 3)
    image.blit(_draw_ashore(chart, art, sheet), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return image.convert_alpha()


def _draw_ashore(chart: Chart, art: Art, sheet: Box) -> pygame.Surface:
    """Return the visibility of a reach: full on land, faint at sea, with a soft coast between."""
    def make() -> pygame.Surface:
        land = pygame.mask.from_surface(land_alpha(chart, art, sheet, SHADE), SHADE // 2)
        image = land.to_surface(setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 26))
        return pygame.transform.box_blur(image, max(art.to_pixels(5), 1))
    return art.keep(("ashore", chart.atlas.name, sheet, art.scale), make)


# the way of the sleigh

def find_way(seen: Seen) -> Track | None:
    """Return the way of the aimed sleigh to the focused place, if it can land there."""
    choosing = find_choosing(seen)
    if choosing is None or choosing.flight is None or choosing.live is None or choosing.live.why:
        return None
    frm, to = (find_ring(seen, choosing.seat, place)
               for place in (choosing.picker.path[1], name_point(choosing.live.place)))
    return draw_curve(frm.center, to.center, (frm.w / 2, to.w / 2 + AIR), big=choosing.flight.big)


def find_lead(seen: Seen) -> tuple[Track | None, Spot | None]:
    """Return the way to the city that the focused sleigh would carry gifts towards, while it
    reaches none, and its landing place."""
    choosing = find_choosing(seen)
    if choosing is None or choosing.leads is None or choosing.offered is None:
        return None, None
    frm, city = choosing.leads
    to = find_ring(seen, choosing.seat, name_point(city))
    way = draw_curve(frm, to.center, (to.w / 2, to.w / 2 + AIR), big=True)
    return way, next((spot for spot in reversed(way.spots if way else ())
                      if dist(spot, frm) <= choosing.offered.radius), None)


def draw_ahead(seen: Seen) -> Signs:
    """Draw the way of the aimed sleigh, or of one that reaches no city."""
    choosing, way, (lead, landing) = find_choosing(seen), find_way(seen), find_lead(seen)
    if choosing and lead:
        yield Painting(draw_track, (lead, choosing.seat, SEEN))
        if landing:
            yield Mark(Box(*landing, 0, 0), LANDING, choosing.seat)
    if choosing and choosing.flight and way:
        yield Painting(draw_track, (way, choosing.seat, SEEN))
        yield Painting(_draw_ghost, (way, choosing.flight.big))


def _draw_ghost(brush: Brush, way: Track, big: bool) -> None:
    picture, wide, high, _ = BIG if big else LITTLE
    w, h = wide * PART, high * PART
    back = way.spots[-1][0] < way.spots[0][0]
    x, y = next((spot for spot in reversed(way.spots) if dist(spot, way.spots[-1]) > w / 2),
                way.spots[0])
    image = (brush.art.flip_picture if back else brush.art.load_picture)(picture, w, h)
    brush.screen.put_centered(image, x, y - h / 2, SEEN + 60)


def line_to_cities(seen: Seen) -> Signs:
    """Draw a thin line from each loading place of the focused sleigh to each city in reach, and a
    strong ring round that place."""
    choosing, chart = find_choosing(seen), chart_of(seen)
    if choosing is None:
        return
    for place, cities in choosing.served.items():
        if cities:
            ring = find_ring(seen, choosing.seat, place)
            if place == "depot":
                ring = ring.place(HOUSED, HOUSED)
            spots = tuple(chart.find_centre(name) for name in sorted(cities))
            yield Painting(_draw_lines, (ring.center, spots, choosing.seat, ring.w / 2))
            yield Mark(ring, LOADS)


def _draw_lines(brush: Brush, frm: Spot, spots: tuple[Spot, ...], seat: Seat, clear: float,
                ) -> None:
    for to in spots:
        left, top = min(frm[0], to[0]) - DOT, min(frm[1], to[1]) - DOT
        brush.screen.put(_draw_dots(brush.art, frm, to, SEAT_COLOURS[seat], clear), left, top)


def _draw_dots(art: Art, frm: Spot, to: Spot, colour: Colour, clear: float) -> pygame.Surface:
    left, top = min(frm[0], to[0]) - DOT, min(frm[1], to[1]) - DOT
    wide, high = abs(frm[0] - to[0]) + 2 * DOT, abs(frm[1] - to[1]) + 2 * DOT
    length = dist(frm, to)

    def make() -> pygame.Surface:
        image = pygame.Surface((art.to_pixels(wide), art.to_pixels(high)), pygame.SRCALPHA)
        far = clear + DOT
        while far < length - 44:
            share = far / length
            x, y = (a + (b - a) * share for a, b in zip(frm, to, strict=True))
            for disc in (art.draw_disc(DOT + 4, INK, 200), art.draw_disc(DOT, colour, 255)):
                image.blit(disc, disc.get_rect(center=(
                    round((x - left) * art.scale), round((y - top) * art.scale))))
            far += 2.2 * DOT
        return image.convert_alpha()
    return art.keep(("way to a city", frm, to, colour, clear, art.scale), make)
