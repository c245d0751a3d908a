"""The map drawn small for a phone: the country by night as vectors, cities and stacks, and the
reach of a sleigh."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import cast

from game.core.contract import Place, Seat
from game.games.reindeer import RULES
from game.games.reindeer.rules.atlas import DEPOT, Atlas, Spot
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import Chart, find_outline, make_chart, name_point, point_named
from game.games.reindeer.table.choosing import find_reach
from game.games.reindeer.table.country import space_name
from game.games.reindeer.table.land import BORDER, DEEP, LAND, LIT, SHORE
from game.games.reindeer.table.picker import SLEIGHS
from game.games.reindeer.table.targets import Flight
from game.picture.board import Board
from game.picture.board_map import read_board
from game.picture.screen import Box
from game.picture.theme import write_hex
from game.tables.style import Mark


@cache
def _chart_room(atlas: Atlas, room: Box) -> Chart:
    return make_chart(atlas, find_outline(atlas.name), room)


def lay_country(base: Board, view: State) -> Board:
    chart = _chart_room(RULES.atlases[view.map], base.box_of("country"))
    return replace(base, country=replace(chart, quick=view.quick))


def draw_outline(name: str) -> str:
    """Return a country by night: sea, shores, land and borders, with a light at each city."""
    room = read_board("reindeer").box_of("country")
    chart = _chart_room(RULES.atlases[name], room)
    land = "".join(f"{_draw_path(chart, room, ring)}z" for ring in chart.outline.land)
    borders = "".join(_draw_path(chart, room, line) for line in chart.outline.borders)
    lights = "".join(_draw_light(chart, room, name) for name in (
        DEPOT, *(city.name for city in chart.atlas.cities)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {room.w:g} {room.h:g}"><defs>'
        f'<radialGradient id="l"><stop stop-color="{write_hex(LIT)}"/>'
        f'<stop offset="1" stop-color="{write_hex(LIT)}" stop-opacity="0"/></radialGradient>'
        f'<path id="p" d="{land}"/>'
        '<clipPath id="c"><use href="#p" clip-rule="evenodd"/></clipPath></defs>'
        f'<path fill="{write_hex(DEEP)}" d="M0 0h{room.w:g}v{room.h:g}h-{room.w:g}z"/>'
        f'<use href="#p" fill="none" stroke="{write_hex(SHORE)}" stroke-width="16" '
        'stroke-opacity=".25" stroke-linejoin="round"/>'
        f'<use href="#p" fill="{write_hex(LAND)}" fill-rule="evenodd" stroke="{write_hex(SHORE)}" '
        f'stroke-width="3"/><g clip-path="url(#c)">{lights}</g>'
        f'<path fill="none" stroke="{write_hex(BORDER)}" stroke-width="1.2" '
        f'stroke-opacity=".45" d="{borders}"/></svg>')


def _draw_path(chart: Chart, room: Box, line: Iterable[Spot]) -> str:
    spots = ((round(x - room.x, 1), round(y - room.y, 1)) for x, y in map(chart.of_map, line))
    return "M" + "L".join(f"{x:g} {y:g}" for x, y in spots)


def _draw_light(chart: Chart, room: Box, name: str) -> str:
    x, y = chart.find_centre(name)
    far = 240 if name == DEPOT else 62
    return f'<circle fill="url(#l)" cx="{x - room.x:.1f}" cy="{y - room.y:.1f}" r="{far:g}"/>'


def list_marks(view: State, own: Seat) -> dict[Place, Mark]:
    """Return marks for the depot, each city with its packets, and each stack with its number; own
    ones can be touched."""
    atlas = RULES.atlases[view.map]
    found: dict[Place, Mark] = {"depot": Mark("pieces/reindeer/depot")}
    for city, seats, demand in zip(
            atlas.cities, view.delivered, atlas.demands[view.quick], strict=True):
        picture = "pieces/reindeer/" + ("supplied" if len(seats) == demand else "city")
        found[name_point(city.name)] = Mark(picture, ("name", space_name(city.name)), seats, demand)
    for seat, stacks in enumerate(view.stacks):
        for point, count in stacks:
            zone = f"stack/{seat}/{point[0]},{point[1]}"
            found[name_point(point) if seat == own else zone] = Mark(
                f"pieces/reindeer/packet_{seat}", ("reindeer-count", count), zone=zone)
    return found


def reach(board: Board, path: tuple[Place, ...]) -> tuple[float, float, float] | None:
    """Return middle and radius of an aimed sleigh's reach."""
    if len(path) < 2 or (frm := point_named(path[1])) is None:
        return None
    (spot,), radius = find_reach(cast("Chart", board.country), Flight(path[0] == SLEIGHS[1], frm))
    return *spot, radius
