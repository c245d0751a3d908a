"""A sleigh that is being aimed: legal places, the cursor, and the words beside it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import dist

import pygame

from game.core.contract import Message, Place, Seat
from game.games.reindeer.rules.atlas import DEPOT, PACKET, Spot
from game.games.reindeer.rules.position import State
from game.games.reindeer.table.chart import Chart, name_point, point_named
from game.games.reindeer.table.choosing import (
    Choosing,
    find_choosing,
    find_reach,
    find_ring,
    list_wanted,
)
from game.games.reindeer.table.country import DONE, chart_of, draw_cloth, size_of_letters, state_of
from game.games.reindeer.table.lens import LENS, draw_lens
from game.games.reindeer.table.pins import STEM, find_pins, paint_pin
from game.games.reindeer.table.targets import Flight
from game.games.reindeer.table.task import HIGH, find_advice
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, NIGHT, RING, Colour
from game.tables.looks import FOCUS, LEGAL, STRIKE, TARGET, Disc, Plate, make_look
from game.tables.places import READING, kind_of, number_of
from game.tables.seen import SEAT, Brush, Look, Mark, Painting, Panel, Seen, Signs
from game.tables.widgets import sign_size
from game.ui.box import measure_overlap
from game.ui.layout import Node, Paint, Text, column, frame, pad, row, stack

EDGES = 24  # places for the lens along an edge, one fewer
AWAY = (0.0, 30.0, 70.0, 120.0, 190.0, 260.0, 340.0)  # how far from its place a tag may stand
LEGEND = 60.0  # over the task, where the marks are explained
CROWD = 80.0  # how far round the cursor a corner is looked at for being crowded


def _make_halo(tone: Colour, width: float = 5, wide: float = 1.0) -> Look:
    """Return a ring with a dark edge, `wide` of its box."""
    return make_look(Plate(part=wide, more=6, fill=None, edge=INK, edge_width=width + 6, radius=-1),
                     Plate(part=wide, fill=None, edge=tone, edge_width=width, radius=-1))


OFFERED, PAYS = _make_halo(SEAT, 7), _make_halo(SEAT, 7, 1.7)
LOADS, LANDS, NEXT, BEYOND = _make_halo(LEGAL), _make_halo(TARGET), _make_halo(DONE), _make_halo(
    DONE, 4)
END = make_look(Disc(size=17, fill=INK, alpha=200), Disc(size=11, fill=TARGET))
CURSOR = make_look(Plate(more=10, fill=None, edge=NIGHT, edge_width=16, radius=-1),
                   Plate(fill=None, edge=SEAT, edge_width=RING, radius=-1))


def mark_ends(seen: Seen) -> Signs:
    """Mark legal and touched places on the map; cities that would get something have large rings in
    the colour of the seat."""
    choosing, chart = find_choosing(seen), chart_of(seen)
    if choosing is None or seen.busy:
        return
    picker, seat = choosing.picker, choosing.seat
    if choosing.flight is None:
        ring = PAYS if choosing.pays else OFFERED
        for place in list_wanted(seen, map(name_point, choosing.offers)):
            yield _mark_ring(seen, seat, place, ring)
        if picker.stage == "source":
            yield from (_mark_ring(seen, seat, place, LOADS) for place in picker.list_nexts()
                        if point_named(place) is not None)
        return
    for place in list_wanted(seen, picker.list_goals()):
        if kind_of(place) == "point" and place not in picker.sources:
            yield Mark(place, END)
        else:
            yield _mark_ring(seen, seat, place, PAYS if kind_of(place) == "city" else LANDS)
    yield _mark_ring(seen, seat, picker.path[1], LOADS)
    if choosing.flight.big and choosing.ends is not None:  # what a little one would reach next
        (x, y), far = chart.to_screen(*choosing.ends), chart.scale_miles(chart.atlas.figures.short)
        yield Mark(Box(x - far, y - far, 2 * far, 2 * far), BEYOND)
        yield from (_mark_ring(seen, seat, name_point(name), NEXT) for name in choosing.near or ())


def _mark_ring(seen: Seen, seat: Seat, place: Place, ring: Look) -> Mark:
    return Mark(find_ring(seen, seat, place), ring, seat)


# what marks mean

def explain_marks(seen: Seen) -> Signs:
    """Explain over the task the marks on the map, while a sleigh is aimed."""
    choosing = find_choosing(seen)
    if choosing is None or choosing.flight is None or choosing.picker.stage == "list" or (
            find_advice(seen)):
        return
    picker, seat, told = choosing.picker, choosing.seat, list[Node]()
    if choosing.live and choosing.live.why is not None:
        return  # why not is told there, which may be long
    if any(kind_of(place) == "point" and place not in picker.sources
           for place in list_wanted(seen, picker.list_goals())):
        told.append(_explain(seen, Paint(paint=_draw_end, width=50), "reindeer-legend-end"))
    if find_pins(chart_of(seen)):
        told.append(_explain(seen, Paint(paint=_draw_pin, values=(seat,), width=50),
                             "reindeer-legend-pin"))
    if told:
        task = seen.board.box_of("task")
        yield Panel(task._replace(y=task.y - LEGEND - 8, h=LEGEND), column(row(
            frame("caption", row(*told, padding=pad(8, 4)), tint=NIGHT)), justify="end"))


def _explain(seen: Seen, sign: Node, key: str) -> Node:
    return row(sign, Text(words=seen.say((key,)), style="small", size=sign_size(seen.art),
                          one_line=True))


def _draw_end(page: Page, box: Box) -> None:
    page.put_image(page.art.draw_disc(18, TARGET, 255), box.center[0] - 9, box.center[1] - 9)


def _draw_pin(page: Page, box: Box, seat: Seat) -> None:
    image, (x, y) = paint_pin(page.art, seat, 0.0), box.center
    half = image.get_width() / page.art.scale / 2
    page.put_image(image, x - half, y - half + STEM / 2)


# the cursor

def mark_cursor(seen: Seen) -> Signs:
    """Mark the focus and describe its place, with a lens where much lies."""
    choosing = find_choosing(seen)
    if choosing is None or not choosing.on_screen:
        return
    picker, seat, place = choosing.picker, choosing.seat, choosing.focus
    if kind_of(place) == READING:
        listed = name_point(picker.listed[number_of(place)].place)
        if find_ring(seen, seat, listed).center[0] >= seen.board.box_of("reading").right + 50:
            place = listed  # it is not under the list
    if point_named(place) is not None and not seen.busy:
        at = find_ring(seen, seat, place)
        side = max(at.w, 40)
        yield Mark(at.place(side, side), CURSOR, seat)
        if picker.flight and place != picker.path[1] and picker.stage != "list":
            yield from _tell_place(seen, choosing, picker.flight, place, at)
    if point_named(choosing.focus) is None:
        yield Mark(choosing.focus, FOCUS, seat)


def _tell_place(seen: Seen, choosing: Choosing, flight: Flight, place: Place, at: Box) -> Signs:
    """Show way and price beside the cursor; the edge says whether a sleigh can land there, the task
    its gain, or why it cannot."""
    picker, chart = choosing.picker, chart_of(seen)
    live, tag = picker.find_live(place), None
    if live:
        side = flight.reach_of(chart.atlas)
        way, most = chart.measure_way(flight.frm, live.place, side), chart.atlas.tell_length(
            side, brief=True)
        bought = PACKET * flight.packets * (flight.frm == DEPOT)
        says: Message = (
            "reindeer-tag-bought", way, most, live.cost - bought, bought) if bought else (
            "reindeer-tag", way, most, live.cost)
        text = seen.say(says)
        w = min(seen.art.measure_text(text, "small")[0] + 2, 430 * seen.art.text_scale)
        tag = find_tag(
            seen, choosing.seat, place, w + 32, seen.art.measure_text(text, "small", w)[1] + 20)
        yield Panel(tag, stack(
            Paint(paint=Page.put_plate, values=(NIGHT, 244, STRIKE if live.why else GOLD)),
            row(Text(words=text, style="small", grow=1), padding=pad(16, 10))))
    reach = find_reach(chart, flight)
    if picker.free or _is_crowded(chart, at) or reach.radius < 80:
        box = find_dock(seen, at, tag)
        focus = point_named(choosing.focus)
        true = at.center if focus is None else chart.find_centre(focus)
        yield Painting(_draw_lens, (chart, state_of(seen), box, true, reach.spots[0],
                                    reach.radius))


def _draw_lens(brush: Brush, chart: Chart, state: State, box: Box, focus: Spot, middle: Spot,
               radius: float) -> None:
    image = draw_lens(
        chart, brush.art, draw_cloth(brush), brush.screen.to_pixel(0, 0), focus, state,
        (middle, radius))
    brush.screen.put(image, box.x, box.y)


def _is_crowded(chart: Chart, at: Box) -> bool:
    """Say whether a place is too crowded to read."""
    things = [*chart.heaps.values(), *(chart.find_centre(city.name) for city in chart.atlas.cities)]
    around = at.place(2 * CROWD, 2 * CROWD)
    return sum(around.x < x < around.right and around.y < y < around.bottom
               for x, y in things) > 3


def find_dock(seen: Seen, at: Box, taken: Box | None = None) -> Box:
    """Return the place of the lens: at an edge of the map where it hides least, away from the
    cursor and from words."""
    task, advice = seen.board.box_of("task"), find_advice(seen)
    told = [task, task._replace(y=task.y - LEGEND, h=LEGEND), *([advice.box] if advice else [])]

    def cost(entry: tuple[Box, float]) -> float:
        box, hides = entry
        far = dist(box.center, at.center)
        met = taken is not None and box.overlaps(taken)
        return hides + 1e6 * met + 1e4 * max(LENS - far, 0)
    return min((entry for entry in _list_docks(chart_of(seen))
                if not any(map(entry[0].overlaps, told))), key=cost)[0]


@lru_cache(4)
def _list_docks(chart: Chart) -> list[tuple[Box, float]]:
    """Return places along the edges of a map, with the area of names and lights that the lens would
    hide."""
    room = chart.room.inset(14)
    right, low = room.right - LENS, room.bottom - LENS
    xs = [room.x + (right - room.x) * n / EDGES for n in range(EDGES + 1)]
    ys = [room.y + (low - room.y) * n / EDGES for n in range(EDGES + 1)]
    hidden = [box for label in chart.labels.values() for box in label]
    hidden += chart.list_stack_boxes() + chart.lights[1:]
    return [(box, measure_overlap(box, hidden)) for x in xs for y in ys
            if x in {xs[0], xs[-1]} or y in {ys[0], ys[-1]} for box in (Box(x, y, LENS, LENS),)]


def find_tag(seen: Seen, seat: Seat, place: Place, w: float, h: float) -> Box:
    """Return a box beside the cursor for a tag that hides none of its subjects."""
    choosing, advice = find_choosing(seen), find_advice(seen)
    frm = choosing.picker.path[1] if choosing and len(choosing.picker.path) > 1 else place
    told = seen.board.box_of("task")
    if size_of_letters(seen) < 1:
        told = told._replace(y=told.bottom - HIGH, h=HIGH)
    return _find_tag(chart_of(seen), place, find_ring(seen, seat, place),
                     find_ring(seen, seat, frm), w, h, told, advice.box if advice else told)


@lru_cache(8)
def _find_tag(chart: Chart, place: Place, ring: Box, frm: Box, w: float, h: float, told: Box,
              advice: Box) -> Box:
    (x, y), ring, room = ring.center, ring.inset(-RING - 4), chart.room
    label = chart.labels.get(place.removeprefix("city/"))
    around = ring.inset(-w - AWAY[-1], -h - AWAY[-1])
    names = [box for one in chart.labels.values() for box in one if box.overlaps(around)]
    lights = [box for box in chart.list_stack_boxes() + chart.lights[1:] if box.overlaps(around)]
    own = [ring, frm, *(box.inset(-6, 0) for box in label or ())]
    hidden = [*((box, 1000.0 if box != told else 20.0) for box in (*own, advice)),
              *((box, 20.0) for box in (*names, told)), *((box, 0.2) for box in lights)]
    rects = [pygame.Rect(box.inset(-1)) for box, _ in hidden]

    def cost(box: Box) -> float:
        middle = box.center
        far = abs(middle[0] - x) - w / 2, abs(middle[1] - y) - h / 2
        wrong = 40.0 if (middle[0] > x) != (x < room.x + room.w / 2) else 0.0
        hides = (hidden[n] for n in pygame.Rect(box).collidelistall(rects))
        return (wrong + max(far[0], 0) + max(far[1], 0)
                + sum(dear * measure_overlap(box, (there,)) for there, dear in hides))
    best, least = ring, float("inf")
    for away in AWAY:
        for box in _list_spots((ring, label.box if label else ring), away, w, h, room):
            if (dear := cost(box)) < least:
                best, least = box, dear
        if least < 400:
            break
    return best


def _list_spots(around: Iterable[Box], away: float, w: float, h: float, room: Box) -> Iterator[Box]:
    """Yield places for a box beside others at a distance, within the room."""
    for there in around:
        wide = there.inset(-away)
        x, y = there.center
        lefts = wide.x - w, x - w, x - 0.75 * w, x - w / 2, x - w / 4, x, wide.right
        tops = wide.y - h, y - h, y - h / 2, y, wide.bottom
        for left in lefts:
            for top in tops:
                yield Box(min(max(left, room.x), room.right - w),
                          min(max(top, room.y), room.bottom - h), w, h)
