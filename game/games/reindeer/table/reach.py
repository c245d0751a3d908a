"""How far a sleigh flies that is aimed or has the focus: a ring round each place from where it
could serve a city, and everything else in the shade."""

from __future__ import annotations

from game.core.contract import Seat
from game.games.reindeer.rules.atlas import Spot
from game.games.reindeer.table.chart import Chart
from game.games.reindeer.table.choosing import Reach, find_choosing, find_reach
from game.games.reindeer.table.country import chart_of
from game.games.reindeer.table.lens import SHADE, circles, veil
from game.picture.theme import SEAT_COLOURS
from game.tables.looks import Brush
from game.tables.seen import Painting, Seen, Signs

OFFERED = 40  # how dark it is where a sleigh in focus cannot go


def find_rings(seen: Seen) -> Reach | None:
    """Return from where, and how far, the sleigh would fly that is aimed or has the focus: of one
    in the focus not from places from where it reaches no city that wants something, if there are
    others."""
    choosing = find_choosing(seen)
    if choosing is None or choosing.flight:
        return choosing and find_reach(seen, choosing)
    if choosing.offered is None or not choosing.offers:
        return choosing.offered
    spots = zip(choosing.offered.spots, choosing.served.values(), strict=True)
    return choosing.offered._replace(spots=tuple(spot for spot, cities in spots if cities))


def shade_beyond(seen: Seen) -> Signs:
    """Shade the sea, and everything that the sleigh cannot reach; less so while it only has the
    focus."""
    choosing, rings = find_choosing(seen), find_rings(seen)
    if choosing and rings:
        dark = SHADE if choosing.flight else OFFERED
        yield Painting(_draw_shade, (chart_of(seen), rings.spots, rings.radius, dark))


def _draw_shade(brush: Brush, chart: Chart, spots: tuple[Spot, ...], radius: float, dark: int,
                ) -> None:
    sheet = chart.sheet
    brush.screen.put(veil(chart, brush.art, sheet, spots, radius, dark), sheet.x, sheet.y)


def ring_reach(seen: Seen) -> Signs:
    """Ring how far the sleigh flies in the colour of its seat, with a breath of that in it, under
    names and cities. How many miles that are stands on its button."""
    choosing, rings = find_choosing(seen), find_rings(seen)
    if choosing and rings:
        yield Painting(_draw_rings, (chart_of(seen), rings.spots, rings.radius, choosing.seat))


def _draw_rings(brush: Brush, chart: Chart, spots: tuple[Spot, ...], radius: float, seat: Seat,
                ) -> None:
    sheet = chart.sheet
    brush.screen.put(circles(chart, brush.art, sheet, spots, radius, SEAT_COLOURS[seat]),
                     sheet.x, sheet.y)
