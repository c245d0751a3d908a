"""Words over a map: in its corner the task, the gain of the focused sleigh, or whose turn it is;
refusals, and advice."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from game.core.contract import Message, Seat
from game.games.reindeer.rules import REWARD
from game.games.reindeer.rules.atlas import DEPOT, PACKET
from game.games.reindeer.rules.position import Turn
from game.games.reindeer.table.chart import Chart, name_point
from game.games.reindeer.table.choosing import Choosing, find_choosing
from game.games.reindeer.table.country import (
    chart_of,
    list_names,
    size_of_letters,
    space_name,
    state_of,
)
from game.games.reindeer.table.picker import AGAIN, SLEIGHS
from game.picture.screen import Box
from game.picture.theme import EMBER, INK, SEAT_COLOURS, Colour
from game.tables.bubbles import tell_stranger
from game.tables.looks import STRIKE
from game.tables.places import TASK, kind_of
from game.tables.seen import Panel, Said, Seen, Signs, remember_once
from game.tables.widgets import build_plate, seat_face, seat_name
from game.ui.box import measure_overlap
from game.ui.layout import Node, Padding, Text, column, first_that_fits, frame, pad, row

HIGH = 150.0  # of what is said over the corner of the map, at most
POPS = 14.0  # how far a player stands out of a plate
FEW = 2  # cities in the task
NARROW = 470.0, 560.0, 680.0, 760.0, 940.0, 1180.0  # how wide advice may be
STEPS = 6  # from side to side and from top to foot, where it may stand
LARGE = 1.3  # text size from which advice has smaller letters than other words


def tell_corner(seen: Seen) -> Signs:
    """Show the choosing player's task, or why they cannot choose; or else whose turn it is and what
    they fly."""
    choosing, room = find_choosing(seen), seen.board.box_of("task")
    if choosing and choosing.on_screen:
        yield from _tell_task(seen, choosing)
        return
    stage, beat = state_of(seen).stage, seen.beat
    if (seen.bare or not isinstance(stage, Turn) or len(seen.players) == 1
            or seen.is_taught(room)):
        return
    seat, key = stage.seat, "turn-of"
    if seen.busy and beat and beat.what in {"big", "little"} and beat.seat is not None:
        seat, key = beat.seat, f"reindeer-flies-{beat.what}"
    room = find_corner(seen)
    yield Panel(room, _build(seen, room, seat, seen.say((key, ("seat", seat)))))


def find_corner(seen: Seen) -> Box:
    """Return the box of words in the corner of the map, which end before a city."""
    room = seen.board.box_of("task")
    ends = (light.x - 26 for light in chart_of(seen).lights if light.overlaps(room))
    return room._replace(w=max(min(ends, default=room.right) - room.x, 600))


def _tell_task(seen: Seen, choosing: Choosing) -> Signs:
    """Show the task, unless the scene's own words give the first one."""
    picker, seat = choosing.picker, choosing.seat
    if seen.sitting and seat in seen.sitting.silent and not picker.path:
        return
    why = choosing.live and choosing.live.why
    said, room = seen.sitter_of(seat).said, find_corner(seen)
    if why and not (said and said.says == why):
        text = Text(words=seen.say(why), style="small", ink=EMBER)
        plate = build_plate(seen, row(
            column(_build_face(seen, room, seat), justify="end"),
            row(text, align="center", padding=pad(16, 6), shrink=1)), edge=STRIKE, shrink=1)
        yield Panel(room._replace(y=room.bottom - HIGH, h=HIGH),
                    column(row(plate), justify="end"), name=TASK)
        return
    says = (_say_landing(seen, choosing) or _say_ways(choosing) or picker.tell_tray()
            or _say_sleigh(seen, choosing) or seen.style.words.task(seen.view, seat))
    yield Panel(room, _build(seen, room, seat, seen.say(says), named=len(seen.players) > 1),
                name=TASK)


def _build(seen: Seen, room: Box, seat: Seat, words: str, *, named: bool = False) -> Node:
    """Return words about a seat with its player, and their name if there is room."""
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


def _build_face(seen: Seen, room: Box, seat: Seat) -> Node:
    return column(seat_face(seen, seat, sign=28, width=70, height=room.h + POPS - 3),
                  padding=Padding(12, -POPS, 0, 3))


def _say_sleigh(seen: Seen, choosing: Choosing) -> Message:
    """Return what the focused sleigh can do: the city that it reaches, or how many."""
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


def _say_landing(seen: Seen, choosing: Choosing) -> Message:
    """Return the gain of the focused place for the aimed sleigh."""
    flight, live = choosing.picker.flight, choosing.live
    if flight is None or live is None or live.why:
        return ()
    place = name_point(live.place)
    if kind_of(place) == "city":
        return ("reindeer-aim-city", space_name(place[5:]), REWARD)
    if place == "depot":
        return ("reindeer-aim-depot", PACKET * flight.packets)
    near = sorted(choosing.near or ())
    if near and flight.big:
        return ("reindeer-aim-near", *list_names(near, FEW))
    at = live.place
    if isinstance(at, tuple):
        at = chart_of(seen).atlas.find_nearest(at)
    return ("reindeer-aim-point", ("reindeer-at-depot",) if at == DEPOT else space_name(at))


def _say_ways(choosing: Choosing) -> Message:
    """Return where an aimed little sleigh earns money."""
    picker = choosing.picker
    if picker.flight is None or picker.flight.big or picker.stage != "place":
        return ()
    pays = [place[5:] for place in picker.list_goals() if kind_of(place) == "city"]
    return ("reindeer-pick-pays", *list_names(pays, FEW), REWARD) if pays else ()


# refusals and advice

class Advice(NamedTuple):
    """Advice to a seat, its box, and its text size."""

    seat: Seat
    says: Message
    box: Box
    letters: tuple[str, float]  # a style, and how large


def list_said(seen: Seen, *, warning: bool) -> list[tuple[Seat, Said]]:
    """Return the last messages to seats: refusals, or advice."""
    all_ = ((seat, seen.sitter_of(seat).said) for seat in range(len(seen.players)))
    last = sorted(((seat, said) for seat, said in all_ if said), key=lambda one: one[1].until)
    return [(seat, said) for seat, said in last[-2:] if said.warning == warning]


def tell_replies(seen: Seen) -> Signs:
    """Show refusals in place of the last events, and advice, which is long, where it hides least of
    the map."""
    if refused := [_build_reply(seen.say(said.says), STRIKE) for _, said in list_said(
            seen, warning=True)]:
        yield Panel(seen.board.box_of("captions").inset(-4, 0), column(*refused, gap=12))
    else:
        yield from tell_stranger(seen)
    if advice := find_advice(seen):
        yield Panel(advice.box, _build_reply(seen.say(advice.says), SEAT_COLOURS[advice.seat],
                                             *advice.letters))


def _build_reply(words: str, edge: Colour, style: str = "body", size: float = 1.0) -> Node:
    return frame("reply", Text(words=words, style=style, size=size, ink=INK, align="center"),
                 tint=edge, padding=pad(12, 8), shrink=1)


@remember_once
def find_advice(seen: Seen) -> Advice | None:
    """Find a place for advice where it hides least of visible names, cities and piles; best over
    the task, and in smaller letters where these hide much less."""
    if not (found := list_said(seen, warning=False)):
        return None
    (seat, said), art, chart = found[-1], seen.art, chart_of(seen)
    task, text = seen.board.box_of("task"), seen.say(said.says)
    room = chart.room.inset(12)
    most = task.y - 8 - room.y
    letters = (("small", 1.0), ("small", LARGE / art.text_scale)) if art.text_scale > LARGE else (
        ("body", 1.0), ("small", 1.0))
    sizes = [(n, wide,
              art.measure_text(text, f"{style}@{size * art.text_scale}", wide - 28)[1] + 24)
             for n, (style, size) in enumerate(letters) for wide in NARROW]
    box, n = _place_advice(chart, task, tuple((n, wide, min(high, most)) for n, wide, high in sizes
                                       if high <= most or wide == NARROW[-1]))
    return Advice(seat, said.says, box, letters[n])


@lru_cache(4)
def _place_advice(
    chart: Chart, task: Box, sizes: tuple[tuple[int, float, float], ...],
) -> tuple[Box, int]:
    """Return the best place for a box of one of some sizes, and its number; higher numbers mean
    smaller letters."""
    room = chart.room.inset(12)
    hidden = [box for name, label in chart.labels.items() if name not in chart.full
              for box in label]
    hidden += [*chart.lights, *chart.list_stack_boxes()]
    tries: list[tuple[float, Box, int]] = []
    for n, wide, high in sizes:
        for across in range(STEPS + 1):
            x = task.x + (room.right - wide - task.x) * across / STEPS
            foot = (task.y - 8 if x < task.right else room.bottom) - high
            for up in range(STEPS + 1):
                box = Box(x, foot + (room.y - foot) * up / STEPS, wide, high)
                cost = measure_overlap(box, hidden) + 900 * (up + across) / STEPS
                tries.append((cost + high + 2000 * n, box, n))
    return min(tries, key=lambda one: one[0])[1:]
