"""The sleigh that is aimed, as it would fly: its way to the place in the focus, and the sleigh at
the tip of it, both half seen."""

from __future__ import annotations

from math import dist

import pygame

from game.core.contract import Seat
from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import name_point, point_named
from game.games.reindeer.table.choosing import find_choosing, find_ring
from game.games.reindeer.table.country import chart_of
from game.games.reindeer.table.flights import BIG, LITTLE
from game.games.reindeer.table.ground import Track, draw_curve
from game.games.reindeer.table.tracks import draw_track
from game.picture.art import Art
from game.picture.screen import Box
from game.picture.theme import INK, IVORY, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import Disc, Plate, make_look
from game.tables.seen import Brush, Mark, Painting, Seen, Signs

SEEN, PART = 150, 0.5  # how much of it is seen, and how large it is, of a sleigh that flies
AIR = 8.0  # round the cursor
HOUSED = 134.0  # of a ring round the depot and its name
DOT, TOWN = 7.0, 44.0  # of a line to a city, and where it ends before that
LANDING = make_look(Disc(size=34, fill=NIGHT), Disc(size=26, fill=IVORY), Disc(size=16))
LOADS = make_look(Plate(more=8, fill=None, edge=INK, edge_width=13, radius=-1),
                  Plate(fill=None, edge=IVORY, edge_width=6, radius=-1))


def find_way(seen: Seen) -> Track | None:
    """Return the way of the sleigh that is aimed to the place in the focus, if it can land
    there."""
    choosing = find_choosing(seen)
    if choosing is None or choosing.flight is None or choosing.picker.stage == "list":
        return None
    picker, focus = choosing.picker, choosing.focus
    live = picker.find_live(focus) if point_named(focus) is not None else None
    if live is None or live.why or live.place == point_named(picker.path[1]):
        return None
    frm, to = (find_ring(seen, choosing.seat, place)
               for place in (picker.path[1], name_point(live.place)))
    return draw_curve(frm.center, to.center, (frm.w / 2, to.w / 2 + AIR), big=choosing.flight.big)


def find_lead(seen: Seen) -> tuple[Track | None, Spot | None]:
    """Return the way to the city that the sleigh in the focus would carry gifts nearer to, while it
    reaches none, and where on that it would have to land."""
    choosing = find_choosing(seen)
    if choosing is None or choosing.leads is None or choosing.offered is None:
        return None, None
    frm, city = choosing.leads
    to = find_ring(seen, choosing.seat, name_point(city))
    way = draw_curve(frm, to.center, (to.w / 2, to.w / 2 + AIR), big=True)
    return way, next((spot for spot in reversed(way.spots if way else ())
                      if dist(spot, frm) <= choosing.offered.radius), None)


def draw_ahead(seen: Seen) -> Signs:
    """Draw where the sleigh would fly that is aimed, or whither one that reaches no city."""
    choosing, way, (lead, landing) = find_choosing(seen), find_way(seen), find_lead(seen)
    if choosing and lead:
        yield Painting(draw_track, (lead, choosing.seat, SEEN))
        if landing:
            yield Mark(Box(*landing, 0, 0), LANDING, choosing.seat)
    if choosing and choosing.flight and way:
        yield Painting(draw_track, (way, choosing.seat, SEEN))
        yield Painting(_draw_sleigh, (way, choosing.flight.big))


def _draw_sleigh(brush: Brush, way: Track, big: bool) -> None:
    picture, wide, high, _ = BIG if big else LITTLE
    w, h = wide * PART, high * PART
    back = way.spots[-1][0] < way.spots[0][0]
    x, y = next((spot for spot in reversed(way.spots) if dist(spot, way.spots[-1]) > w / 2),
                way.spots[0])
    image = (brush.art.flip_picture if back else brush.art.load_picture)(picture, w, h)
    brush.screen.put_centered(image, x, y - h / 2, SEEN + 60)


def line_to_cities(seen: Seen) -> Signs:
    """Draw from each place where the sleigh in the focus could load a thin line to every city that
    it reaches, and a strong ring round that place."""
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
    """Return dots from one spot to another, from a `clear` distance on."""
    left, top = min(frm[0], to[0]) - DOT, min(frm[1], to[1]) - DOT
    wide, high = abs(frm[0] - to[0]) + 2 * DOT, abs(frm[1] - to[1]) + 2 * DOT
    length = dist(frm, to)

    def make() -> pygame.Surface:
        image = pygame.Surface((art.to_pixels(wide), art.to_pixels(high)), pygame.SRCALPHA)
        far = clear + DOT
        while far < length - TOWN:
            share = far / length
            x, y = (a + (b - a) * share for a, b in zip(frm, to, strict=True))
            for disc in (art.draw_disc(DOT + 4, INK, 200), art.draw_disc(DOT, colour, 255)):
                image.blit(disc, disc.get_rect(center=(
                    round((x - left) * art.scale), round((y - top) * art.scale))))
            far += 2.2 * DOT
        return image.convert_alpha()
    return art.keep(("way to a city", frm, to, colour, clear, art.scale), make)
