"""Controls round a map while a player chooses: the buttons, and the list of ends."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Message, Place
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import BIG, DEPOT, LITTLE, PACKET
from game.games.reindeer.rules.why import LOAD
from game.games.reindeer.table.chart import name_point
from game.games.reindeer.table.choosing import Choosing, find_choosing, serve_all
from game.games.reindeer.table.country import DUSK, chart_of, size_of_letters, space_name
from game.games.reindeer.table.picker import AGAIN, FINISH, LIST, SLEIGHS, MapPicker
from game.games.reindeer.table.targets import Goal
from game.picture.page import Page
from game.picture.screen import Box
from game.picture.theme import DIM, EDGE, FAINT, GOLD, INK, IVORY, SEAT_COLOURS, Colour
from game.tables.places import NUMBER, kind_of, number_button, number_of, rest_of
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_plate, draw_picture
from game.ui.layout import Node, Padding, Paint, Picture, Text, column, pad, row, stack

DONE: Place = "button/done"
LIT: Colour = (26, 44, 86)  # a sleigh in the focus
CHOSEN: Colour = (42, 78, 142)  # and one that has been chosen
USED: dict[str, Message] = {  # why a sleigh cannot be rented, in few words
    "reindeer-rent-spent": ("reindeer-used-up",), "reindeer-no-mixing": ("reindeer-used-mixed",),
    "reindeer-no-money": ("reindeer-used-poor",)}


def offer_choice(seen: Seen) -> Signs:
    """Show the buttons of a turn, or the list of ends."""
    choosing = find_choosing(seen)
    if choosing is None or not choosing.on_screen:
        return
    picker = choosing.picker
    if picker.stage == "list":
        boxes = [seen.board.box_of(f"reading/{n}") for n in range(len(picker.readings))]
        whole = Box(boxes[0].x, boxes[0].y, boxes[0].w, boxes[-1].bottom - boxes[0].y)
        gap = boxes[1].y - boxes[0].bottom if len(boxes) > 1 else 0
        rows = (_build_end(seen, picker, goal, boxes[0].h) for goal in picker.listed)
        yield Panel(whole.inset(-20, -14), build_plate(
            seen, column(*rows, gap=gap), edge=GOLD, padding=pad(20, 14)))
        return
    for place in _list_buttons(picker):
        yield Panel(seen.board.box_of(place), _build_button(seen, choosing, place))


def _list_buttons(picker: MapPicker) -> Iterator[Place]:
    yield from (*SLEIGHS, DONE)
    if picker.flight:
        yield LIST
        if picker.path[0] == SLEIGHS[1]:
            yield from map(number_button, range(1, 6))
        return
    if picker.again is not None and not picker.path:
        yield AGAIN
    if picker.alone:
        yield FINISH


def _build_ground(fill: Colour, alpha: int, edge: Colour | None, width: float) -> Node:
    return Paint(paint=_draw_ground, values=(fill, alpha, edge, width))


def _draw_ground(page: Page, box: Box, fill: Colour, alpha: int, edge: Colour | None,
                 width: float) -> None:
    page.put_image(page.art.draw_plate(box.w, box.h, fill, alpha, edge, width), box.x, box.y)


# the list

def _build_end(seen: Seen, picker: MapPicker, goal: Goal, height: float) -> Node | None:
    place, atlas = name_point(goal.place), chart_of(seen).atlas
    live, flight = picker.find_live(place), picker.flight
    if live is None or flight is None:
        return None
    picture = "city" if kind_of(place) == "city" else (
        "depot" if place == "depot" else f"packet_{picker.seat}")
    way = chart_of(seen).measure_way(flight.frm, live.place, flight.reach_of(atlas))
    costs = seen.say(("reindeer-row", (atlas.brief, way), live.cost))
    side = height - 16
    return stack(_build_ground(DUSK, 250, EDGE, 2), row(
        Picture(source=f"pieces/reindeer/{picture}", width=side, height=side),
        Text(words=seen.say(say_end(seen, picker, goal)), style="small", grow=1),
        Text(words=costs, style="small", ink=GOLD, align="right", width=224),
        gap=10, align="center", padding=pad(10, 1)), padding=pad(0, 2), height=height)


def say_end(seen: Seen, picker: MapPicker, goal: Goal) -> Message:
    """Return an end of the list: its name, what lies there, or the city that it leads to."""
    if isinstance(goal.place, str):
        return ("reindeer-row-depot", PACKET * picker.carried) if goal.place == DEPOT else (
            "reindeer-row-city", space_name(goal.place), REWARD)
    if name_point(goal.place) in picker.sources:
        name = chart_of(seen).atlas.find_nearest(goal.place)
        return ("reindeer-row-stack", ("reindeer-at-depot",) if name == DEPOT else space_name(name))
    return ("reindeer-row-towards", space_name(goal.city))


# the buttons

def _build_button(seen: Seen, choosing: Choosing, place: Place) -> Node:
    """Return a button: filled and framed in gold if chosen, in the colour of the seat for a sleigh
    that reaches some city, without a frame if refused."""
    picker, lit = choosing.picker, choosing.focus == place
    why, chosen = picker.find_refusal(place), place in picker.path
    dull, free = why is not None, picker.flight is None
    ready = place in SLEIGHS and not dull and free
    vain = ready and not any(serve_all(chart_of(seen).atlas, picker, place).values())
    offered = ready and (lit or not vain)
    last = place == DONE and free and None not in map(picker.find_refusal, SLEIGHS)
    edge = (GOLD if chosen or lit or last else SEAT_COLOURS[picker.seat] if offered else
            None if dull else EDGE)
    fill = GOLD if last else CHOSEN if chosen else LIT if lit and offered else DUSK
    ground = _build_ground(fill, 255 if last else 120 if dull else 250, edge,
                           5 if chosen or offered else 3)
    if place in SLEIGHS:
        big = place == SLEIGHS[1]
        figures, atlas = chart_of(seen).atlas.figures, chart_of(seen).atlas
        reach = atlas.tell_length(figures.long if big else figures.short, brief=True)
        told = USED.get(str(why[0]), why) if why else ("reindeer-takes", LOAD if big else 1, reach)
        return stack(ground, _build_sleigh(
            seen, told, FAINT if dull else DIM if vain else GOLD, big=big, dull=dull))
    return stack(ground, _build_word(seen, choosing, place,
                                     INK if last else FAINT if dull else IVORY))


def _build_sleigh(seen: Seen, told: Message, ink: Colour, *, big: bool, dull: bool) -> Node:
    """Return a sleigh, its rent, and under it its load and range, or why there is none."""
    sleigh, w, h = ("big", 120, 38) if big else ("little", 88, 44)
    hire = seen.say(("reindeer-hire", BIG if big else LITTLE))
    return column(
        row(Paint(paint=draw_picture, values=(f"pieces/reindeer/{sleigh}", dull), width=w,
                  height=h),
            Text(words=hire, ink=FAINT if dull else IVORY, align="right", one_line=True, grow=1),
            gap=6, align="center", height=43, padding=Padding(10, 0, 12, 0)),
        Text(words=seen.say(told), style="small", size=size_of_letters(seen), ink=ink,
             align="center", one_line=True, grow=1), padding=Padding(4, 2, 4, 3))


def _build_word(seen: Seen, choosing: Choosing, place: Place, ink: Colour) -> Node:
    """Return a button's label, and under a number of packets their price."""
    flight = choosing.picker.flight
    key = "reindeer-next-day" if choosing.picker.alone and place == DONE else (
        place.replace("/", "-"))
    words = rest_of(place) if kind_of(place) == NUMBER else seen.say((key,))
    cost = None
    if flight and kind_of(place) == NUMBER and flight.frm == DEPOT:
        bought = flight._replace(packets=number_of(place)).cost
        cost = Text(
            words=seen.say(("reindeer-sum", bought)), style="small", size=size_of_letters(seen),
            ink=FAINT if ink == FAINT else GOLD, align="center", one_line=True, grow=1)
    return column(
        Text(words=words, style="asked" if place == DONE else "label", ink=ink, align="center",
             grow=1), cost, padding=pad(2 if cost else 8, 3))
