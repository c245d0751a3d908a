"""Signs at quays and niches: ways from the focused card to its targets (gold where a swap makes a
contract possible), and the light round the last deed with its gain."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.contract import Place
from game.games.halmstad.rules.state import Look, Visit
from game.games.halmstad.table.logbook import FOAM, find_newest, find_tide, has_room_below
from game.games.halmstad.table.port import FITS, list_objects
from game.games.halmstad.table.suggestions import (
    can_swap,
    find_contracts,
    find_helpful_quays,
    list_advised,
)
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.board import Pose
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import Plate, make_look
from game.tables.places import kind_of
from game.tables.scenery import find_doer
from game.tables.seen import SEAT, Asking, Brush, Mark, Painting, Panel, Seen, Signs, remember_once
from game.tables.set_picker import SetPicker
from game.tables.widgets import fixed_text
from game.ui.layout import Node, Picture, Text, frame, pad, row

HEAD = 30.0, 22.0  # how wide and how high the head of an arrow is
ALONG, ABOVE = 605.0, 254.0  # where it branches: under the quays, and under the niches
BRIGHT: Colour = (255, 222, 140)  # to a contract


class Way(NamedTuple):
    """A way from a card to places, with its colour."""

    card: Place
    goals: tuple[Place, ...]
    tone: Colour


@remember_once
def find_ways(seen: Seen) -> list[Way]:
    """Return the ways from the focus, if nothing else lies under the quays."""
    if not has_room_below(seen):
        return []
    ways = [_find_way(one) for one in seen.touching if one.awake]
    return [way for way in ways if way.goals and kind_of(way.card) == "hand"]


def _find_way(one: Asking) -> Way:
    view, card, kind = one.view, one.path[0] if one.path else one.focus, ""
    if len(one.path) < 2:
        kind = "belief" if isinstance(view.stage, Look) else "pile" if isinstance(
            one.picker, SetPicker) else ""
    goals = tuple(sorted(place for place in one.nexts if kind and kind_of(place) == kind))
    if kind == "belief":
        return Way(card, goals, FITS)
    if not can_swap(view, one.seat, card):
        return Way(card, (), BRIGHT)
    if made := find_contracts(view, one.seat, card):
        return Way(card, tuple(quay for quay in made if quay in goals), BRIGHT)
    if not one.path and "swap" not in list_advised(view, one.seat):
        return Way(card, (), BRIGHT)
    near = find_helpful_quays(view, one.seat, card)
    return Way(card, tuple(quay for quay in near if quay in goals), SEAT_COLOURS[one.seat])


def lead_ways(seen: Seen) -> Signs:
    return [Painting(_draw_way, way) for way in find_ways(seen)]


def _draw_way(brush: Brush, card: Place, goals: tuple[Place, ...], tone: Colour) -> None:
    seen, art, screen = brush.seen, brush.art, brush.screen
    held = seen.pose_raised(card)
    ends = [(pose.x, pose.y + pose.h / 2 + 12) for pose in map(seen.pose_raised, goals)]
    trunk, along = [(held.x, held.y - held.h / 2), (held.x, ALONG)], ALONG
    if kind_of(goals[0]) == "belief":
        quays = [seen.board.pose_of(f"pile/{n}").x for n in (2, 3, 4)]
        gap = min(((one + other) / 2 for one, other in pairwise(quays)),
                  key=lambda x: abs(x - held.x))
        trunk, along = [*trunk, (gap, ALONG), (gap, ABOVE)], ABOVE
    across = sorted([trunk[-1][0], *(x for x, _ in ends)])
    lines = [*pairwise(trunk), ((across[0], along), (across[-1], along)),
             *(((x, along), (x, y + HEAD[1])) for x, y in ends)]
    for ink, half in ((NIGHT, 8.0), (tone, 4.0)):
        for (x1, y1), (x2, y2) in lines:
            screen.put(art.draw_plate(abs(x1 - x2) + 2 * half, abs(y1 - y2) + 2 * half, ink, 255,
                                      None, 0, half), min(x1, x2) - half, min(y1, y2) - half)
        for x, y in ends:
            screen.put_centered(_draw_head(art, ink, 2 * half - 8), x, y + HEAD[1] / 2)


def _draw_head(art: Art, ink: Colour, more: float) -> pygame.Surface:
    w, h = (art.to_pixels(side + more) for side in HEAD)
    return art.keep(("head of a way", ink, w, h), lambda: paint_smoothly((w, h), lambda image: (
        pygame.draw.polygon(image, ink, [(w * FINE / 2, 0), (w * FINE, h * FINE), (0, h * FINE)]))))


# the last deed

def ring_deed(seen: Seen) -> Signs:
    """Light the card of the last deed in the colour of its player, point to its niche, and show its
    gain under its quay. Its player sees only the last two, as the focus has that colour; cards that
    can be chosen now and quays at the end of a way show nothing."""
    if seen.busy or seen.question:
        return
    chosen = _find_chosen(seen)
    led = {goal for way in find_ways(seen) for goal in way.goals}
    own = {one.seat for one in seen.touching}
    for found in (find_newest(seen), find_tide(seen)):
        if found is None or not found.where or kind_of(found.where) in chosen:
            continue
        seat = find_doer(found.says)
        place = f"{found.where}/0" if kind_of(found.where) == "pile" else found.where
        pose = seen.pose_raised(place)
        if found.gain:
            if place not in led and has_room_below(seen):
                tone = FOAM if seat is None else SEAT_COLOURS[seat]
                middle = pose.y + pose.h / 2 + 34
                yield Panel(Box(pose.x - 80, middle - 30, 160, 60), row(build_gain(
                    Text(words=f"+{found.gain}", style="count", ink=GOLD, one_line=True), tone),
                    justify="center", align="center"))
        elif seat is not None:
            if seat not in own:  # the focus has that colour
                yield Mark(place, RING, seat)
            if kind_of(found.where) == "belief":
                y = seen.board.box_of("niches").center[1]
                yield Mark(Box(pose.x - 30, y - 30, 60, 60), POINTER, seat)
        elif not chosen:  # else the tide's would look like what can be chosen
            yield Mark(place, TIDE_RING)
            words = fixed_text(seen, seen.say(("option-tide",)), "small@0.9", ink=INK,
                               one_line=True)
            yield Panel(Box(pose.x - pose.w, pose.y + pose.h / 2 - 38, 2 * pose.w, 40), row(
                frame("tide", words, padding=pad(10, 1)), justify="center", align="center"))


def build_gain(words: Text, tone: Colour) -> Node:
    coin = Picture(source="pieces/halmstad/counter", width=36, height=36)
    return frame("gain", row(words, coin, gap=6, align="center", padding=pad(10, 1)), tint=tone)


def _find_chosen(seen: Seen) -> set[str]:
    """Return the kind of the lit cards, one of which is to be chosen."""
    state, kinds = seen.view, set[str]()
    for one in seen.touching:
        if one.path or isinstance(state.stage, Look | Visit):
            kinds |= {kind_of(place) for place in one.nexts}
        kinds |= {kind_of(place) for place in list_objects(state, one.focus)}
    return kinds


def _draw_pointer(brush: Brush, mark: Mark, pose: Pose) -> None:
    art, colour = brush.art, brush.find_tone(SEAT, mark.seat)
    size = art.to_pixels(pose.w), art.to_pixels(pose.h)

    def paint(image: pygame.Surface) -> None:
        side = size[0] * FINE
        for tone, less in ((NIGHT, 0.0), (colour, 0.08)):
            near, far, neck = side * less, side * (1 - less), side * (0.3 + less)
            pygame.draw.polygon(image, tone, [
                (side / 2, near * 1.4), (far - near * 0.4, side * 0.56), (side - neck, side * 0.56),
                (side - neck, far), (neck, far), (neck, side * 0.56),
                (near * 1.4, side * 0.56)])

    brush.screen.put_centered(art.keep(("pointer to a niche", colour, size),
                                       lambda: paint_smoothly(size, paint)), pose.x, pose.y)


POINTER = make_look(_draw_pointer)
RING, TIDE_RING = (make_look(Plate(more=20, fill=None, edge=NIGHT, edge_width=14),
                             Plate(more=17, fill=None, edge=tone, edge_width=8), raised=True)
                   for tone in (SEAT, FOAM))
