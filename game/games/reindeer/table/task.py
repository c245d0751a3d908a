"""What is to be done, in words over the corner of the map: what the sleigh in the focus brings, and
whose turn it is while nobody chooses here."""

from __future__ import annotations

from game.core.contract import Message, Seat
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import DEPOT, PACKET
from game.games.reindeer.rules.position import Turn
from game.games.reindeer.table.chart import name_point, point_named
from game.games.reindeer.table.choosing import Choosing, find_choosing
from game.games.reindeer.table.country import (
    chart_of,
    list_names,
    size_of_letters,
    space_name,
    state_of,
)
from game.games.reindeer.table.picker import AGAIN, SLEIGHS, Live
from game.picture.screen import Box
from game.picture.theme import EMBER, SEAT_COLOURS
from game.tables.looks import STRIKE
from game.tables.places import TASK, kind_of
from game.tables.seen import Panel, Seen, Signs
from game.tables.widgets import build_plate, seat_face, seat_name
from game.ui.layout import Node, Padding, Text, column, first_that_fits, pad, row

LEAST = 600.0  # how wide words about a seat may be in any case
APART = 26.0  # from there to a city
HIGH = 150.0  # of what is said over the corner of the map, at most
FACE, POPS = 70.0, 14.0  # the player, and how far they stand out of it
FEW = 2  # cities in the task


def tell_corner(seen: Seen) -> Signs:
    """Tell who chooses what to do, or why they cannot; or else whose turn it is and what they
    fly."""
    choosing, room = find_choosing(seen), seen.board.box_of("task")
    if choosing and choosing.on_screen:
        yield from _tell_task(seen, choosing)
        return
    stage, beat = state_of(seen).stage, seen.beat
    covered = seen.sitting and any(room.overlaps(words) for words in seen.sitting.words)
    if seen.bare or not isinstance(stage, Turn) or len(seen.players) == 1 or covered:
        return
    seat, key = stage.seat, "turn-of"
    if seen.busy and beat and beat.what in {"big", "little"} and beat.seat is not None:
        seat, key = beat.seat, f"reindeer-flies-{beat.what}"
    room = find_corner(seen)
    yield Panel(room, _build(seen, room, seat, seen.say((key, ("seat", seat)))))


def find_corner(seen: Seen) -> Box:
    """Return where words about a seat stand over the corner of the map: they end before a city."""
    room = seen.board.box_of("task")
    ends = (light.x - APART for light in chart_of(seen).lights if light.overlaps(room))
    return room._replace(w=max(min(ends, default=room.right) - room.x, LEAST))


def _tell_task(seen: Seen, choosing: Choosing) -> Signs:
    """Tell the task now, unless the scene's own words tell what to begin with."""
    picker, seat = choosing.picker, choosing.seat
    if seen.sitting and seat in seen.sitting.silent and not picker.path:
        return
    live = picker.find_live(choosing.focus) if picker.stage != "list" else None
    why = live.why if live and live.place != point_named(picker.path[1]) else None
    said, room = seen.sitter_of(seat).said, find_corner(seen)
    if why and not (said and said.says == why):
        tall = room._replace(y=room.bottom - HIGH, h=HIGH)
        yield Panel(tall, _build_refusal(seen, room, seat, seen.say(why)), name=TASK)
        return
    says = (_say_landing(seen, choosing, live) or _say_ways(choosing) or picker.tell_tray()
            or _say_sleigh(seen, choosing) or seen.style.words.task(seen.view, seat))
    yield Panel(room, _build(seen, room, seat, seen.say(says), named=len(seen.players) > 1),
                name=TASK)


def _build(seen: Seen, room: Box, seat: Seat, words: str, *, named: bool = False) -> Node:
    """Return words about a seat with its player, and their name if there is room for it."""
    def tree(style: str, *, named: bool) -> Node:
        size = size_of_letters(seen)
        name = seat_name(seen, seat, size=size, max_width=room.w / 2, shrink=0) if named else None
        text = Text(words=words, style=style, size=size, one_line=True, shrink=0 if named else 1)
        return row(build_plate(seen, row(_build_face(seen, room, seat), row(
            name, text, gap=22, align="center", padding=Padding(16, 2, 16, 2),
            shrink=0 if named else 1)), edge=SEAT_COLOURS[seat], shrink=0 if named else 1))
    styles = ("loud",) if seen.art.large_text else ("loud", "asked", "body", "small")
    return first_that_fits(*(tree(style, named=True) for style in styles if named),
                           tree("loud", named=False))


def _build_refusal(seen: Seen, room: Box, seat: Seat, words: str) -> Node:
    text = Text(words=words, style="small", ink=EMBER)
    return column(row(build_plate(seen, row(
        column(_build_face(seen, room, seat), justify="end"),
        row(text, align="center", padding=pad(16, 6), shrink=1)), edge=STRIKE, shrink=1)),
        justify="end")


def _build_face(seen: Seen, room: Box, seat: Seat) -> Node:
    """Return a player who stands a little out of a plate."""
    return column(seat_face(seen, seat, sign=28, width=FACE, height=room.h + POPS - 3),
                  padding=Padding(12, -POPS, 0, 3))


def _say_sleigh(seen: Seen, choosing: Choosing) -> Message:
    """Say what to do with the sleigh in the focus: which city it reaches, or how many."""
    picker, big = choosing.picker, choosing.focus == SLEIGHS[1]
    if choosing.focus == AGAIN and picker.again:
        return seen.style.words.spoken(seen.view, picker.again)
    if choosing.offered is None:
        return ()
    if not (found := choosing.offers):
        return ("reindeer-task-nearer", space_name(choosing.leads[1])) if choosing.leads else (
            "reindeer-task-none",)
    return ("reindeer-task-carry" if big else "reindeer-task-bring", len(found),
            space_name(min(found)))


def _say_landing(seen: Seen, choosing: Choosing, live: Live | None) -> Message:
    """Say what the place in the focus brings to the sleigh that is aimed there."""
    picker, chart = choosing.picker, chart_of(seen)
    flight = picker.flight
    if flight is None or live is None or live.why or live.place == point_named(picker.path[1]):
        return ()
    place = name_point(live.place)
    if kind_of(place) == "city":
        return ("reindeer-aim-city", space_name(place[5:]), REWARD)
    if place == "depot":
        return ("reindeer-aim-depot", PACKET * flight.packets)
    near = sorted(choosing.near or ())
    if near and flight.big:
        return ("reindeer-aim-near", *list_names(near, FEW))
    at = chart.atlas.find_nearest(live.place) if isinstance(live.place, tuple) else live.place
    return ("reindeer-aim-point", ("reindeer-at-depot",) if at == DEPOT else space_name(at))


def _say_ways(choosing: Choosing) -> Message:
    """Say where a little sleigh that is aimed brings money."""
    picker = choosing.picker
    if picker.flight is None or picker.flight.big or picker.stage != "place":
        return ()
    pays = [place[5:] for place in picker.list_goals() if kind_of(place) == "city"]
    return ("reindeer-pick-pays", *list_names(pays, FEW), REWARD) if pays else ()
