"""A country by night on the table: the unchanging cloth, and shared functions of all parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple, cast

import pygame

from game.core.contract import zone_of
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import Chart, number_box
from game.games.reindeer.table.labels import place_labels
from game.games.reindeer.table.land import SHADE, land_alpha, paint_land
from game.games.reindeer.table.sky import hang_moon, hour_of_night, lay_snow, light_picture
from game.picture.art import Art
from game.picture.board import Board
from game.picture.materials import Material, put_plate
from game.picture.screen import Box, Screen
from game.picture.theme import INK, IVORY, NIGHT, Colour
from game.tables.looks import Letters, Plate, make_look
from game.tables.places import kind_of, numbers_of
from game.tables.scenery import find_wood
from game.tables.seen import SEAT, Brush, Mark, Painting, Seen, Signs, remember_once
from game.ui.layout import Node, Text, frame, row

PIP, ROW = 30.0, 6  # of what a city wants: how far apart, and how many in a row
WANTED = 40.0  # how wide the figure is of what it still wants
DONE: Colour = (141, 245, 200)
SPENT: Colour = (232, 198, 150)  # what was paid: gifts that are under way are no loss
HUNG = 292.0, 164.0  # the size of a picture beside the map
DUSK: Colour = (13, 21, 45)  # the sky over the map
CLOTH: Colour = (38, 72, 152)  # and cloths, by lamp light
FRAMED: Colour = (58, 76, 122)  # round the map
ENAMEL = Material((17, 25, 53), "enamel", "snow")  # of all plates
COUNT = make_look(Plate(fill=NIGHT, opacity=245, edge=SEAT, edge_width=3, radius=16),
                  Letters(style="demand", ink=IVORY, down=-1))


class Demand(NamedTuple):
    has: int
    wants: int

    @property
    def full(self) -> bool:
        return self.has >= self.wants


def chart_of(seen: Seen) -> Chart:
    return cast("Chart", seen.board.country)


def state_of(seen: Seen) -> State:
    return cast("State", seen.view)


def read_demands(chart: Chart, state: State) -> dict[str, Demand]:
    wants = chart.atlas.demands[state.quick]
    return {city.name: Demand(len(there), most) for city, there, most in zip(
        chart.atlas.cities, state.delivered, wants, strict=True)}


@remember_once
def list_demands(seen: Seen) -> dict[str, Demand]:
    return read_demands(chart_of(seen), state_of(seen))


def is_flying(seen: Seen) -> bool:
    return bool(seen.flying and seen.beat and seen.beat.what in {"big", "little"})


def size_of_letters(seen: Seen) -> float:
    """Return the size of letters that ignore the players' text size."""
    return 1 / seen.art.text_scale


def space_name(name: str) -> str:
    return name.replace("_", " ")


def list_names(names: Sequence[str], most: int) -> tuple[str, int]:
    """Return the first of some cities in words, and how many more there are."""
    return ", ".join(map(space_name, names[:most])), len(names[most:])


def fit_names(board: Board, art: Art) -> Board:
    """Place the names of cities where they hide nothing, in the letters of a screen."""
    chart = cast("Chart", board.country)
    names = [city.name for city in chart.atlas.cities]
    sizes = [(art.measure_text(space_name(name), "city"), (
        PIP * (min(wants, ROW) - 1) + WANTED, PIP * -(-wants // ROW) + 8))
        for name, wants in zip(names, chart.atlas.demands[chart.quick], strict=True)]
    lights = [(chart.find_centre(name), chart.city / 2) for name in names]
    found = place_labels(
        tuple(zip(names, lights, strict=True)), tuple(zip(names, sizes, strict=True)),
        (board.box_of("depot").inset(-8), board.box_of("task")), chart.room)
    return replace(board, country=replace(chart, labels=found, words=(board.box_of("task"),)))


def build_bar(part: float, tint: Colour) -> Node:
    full = frame("gauge", tint=tint, grow=part, min_width=11) if part > 0 else None
    return frame("gauge", row(full, Node(grow=max(1 - part, 0))), tint=INK, height=11)


def build_sum(seen: Seen, money: int, style: str, size: float = 1.0) -> Text:
    key = "reindeer-gain" if money > 0 else "reindeer-spent" if money else "reindeer-sum"
    return Text(words=seen.say((key, abs(money))), style=style, size=size, one_line=True, shrink=0,
                ink=DONE if money > 0 else SPENT)


def find_wall(seen: Seen) -> Box | None:
    """Return the room between the seats and the hints, if a picture fits there."""
    last = seen.panel_of(len(seen.players) - 1)
    room = last._replace(y=last.bottom, h=seen.board.box_of("hints").y - last.bottom)
    return None if seen.board.has_place("lesson") or room.h < HUNG[1] + 36 else room


def paint_country(seen: Seen) -> Signs:
    """Paint wood, the country by night, and the plates."""
    chart, state, board = chart_of(seen), state_of(seen), seen.board
    head, low = board.box_of("round"), board.box_of("rent")
    column = Box(head.x - 16, head.y - 7, head.w + 32, low.bottom - head.y + 11)
    plates = column, *map(seen.panel_of, range(len(seen.players)))
    now = hour_of_night(state, sum(chart.atlas.demands[state.quick]))
    yield Painting(_draw_country, (now, plates, find_wall(seen)))


def _draw_country(brush: Brush, *values: object) -> None:
    brush.screen.cover_window(_draw_cloth(brush, *values))  # type: ignore[arg-type]


def draw_cloth(brush: Brush) -> pygame.Surface:
    (painting,) = paint_country(brush.seen)
    return _draw_cloth(brush, *painting.values)  # type: ignore[union-attr]


def _draw_cloth(
        brush: Brush, now: int, plates: tuple[Box, ...], hung: Box | None) -> pygame.Surface:
    screen, art, bare, board = brush.screen, brush.art, brush.seen.wordless, brush.seen.board
    chart = chart_of(brush.seen)
    country = chart.atlas.name
    sheet, size = chart.sheet, screen.size
    edge = sheet.inset(-10)

    def land() -> pygame.Surface:
        night = paint_land(chart, art, sheet, trees=not bare)
        if not bare:
            alone = land_alpha(chart, art, sheet, SHADE)  # the first sleigh asks for it, too
            words = (box for label in chart.labels.values() for box in label)
            hang_moon(night, art, sheet, alone, [*words, *chart.lights, board.box_of("task")])
        return night

    def make() -> pygame.Surface:
        cloth = art.load_backdrop(find_wood(board), size).copy()

        def put(image: pygame.Surface, x: float, y: float) -> None:
            cloth.blit(image, screen.to_pixel(x, y))
        put(art.draw_plate(edge.w, edge.h, DUSK, 255, FRAMED, 6, 14), edge.x, edge.y)
        night = art.keep(("night", country, chart.quick, sheet, size, bare), land)
        put(light_picture(night, now), sheet.x, sheet.y)
        lay_snow(cloth, art, edge, screen.to_pixel(edge.x, edge.y))
        for box in plates:
            put_plate(put, art, ENAMEL, box)
        if hung:
            _hang_picture(screen, art, cloth, hung)
        return cloth

    return art.keep(("cloth", country, chart.quick, board.lesson, size, plates, hung, now, bare),
                    make)


def _hang_picture(screen: Screen, art: Art, cloth: pygame.Surface, room: Box) -> None:
    box = room.place(*HUNG)
    edge = box.inset(-8)
    cloth.blit(art.draw_plate(edge.w, edge.h, DUSK, 246), screen.to_pixel(edge.x, edge.y))
    x, y, w, h = map(art.to_pixels, (12, 74, *HUNG))
    cloth.blit(art.load_picture("ui/cover_reindeer", 316, 395).subsurface((x, y, w, h)),
               screen.to_pixel(box.x, box.y))
    cloth.blit(art.draw_plate(*HUNG, NIGHT, 80, None), screen.to_pixel(box.x, box.y))


def count_piles(seen: Seen) -> Signs:
    """Show the number of packets in a pile of several."""
    coming = {zone_of(place) for place in seen.flying if is_flying(seen)}
    for place, says in () if seen.wordless else seen.table.items():
        if (kind_of(place) == "count" and isinstance(says, tuple) and says[1] != 1
                and place.replace("count", "stack") not in coming):
            pose, box = seen.board.pose_of(place), number_box(int(str(says[1])))
            yield Mark(box._replace(x=pose.x + box.x, y=pose.y + box.y), COUNT,
                       numbers_of(place)[0], seen.say(says))
