"""Where the card in the focus should go, as a way from it: in a swap that is advised to the quays
that leave the hand with more parts of a contract, in gold to those with which it makes one
possible; in an exchange between the quays to the beliefs. It runs behind what is asked, and comes
out again under the quays."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pygame

from game.core.contract import Place
from game.games.halmstad.rules.state import Look, State
from game.games.halmstad.table.logbook import has_room_below
from game.games.halmstad.table.port import FITS
from game.games.halmstad.table.suggestions import (
    can_swap,
    find_contracts,
    find_helpful_quays,
    list_advised,
)
from game.picture.art import FINE, Art, paint_smoothly
from game.picture.theme import NIGHT, SEAT_COLOURS, Colour
from game.tables.places import kind_of
from game.tables.seen import Asking, Brush, Painting, Seen, Signs, remember_once
from game.tables.set_picker import SetPicker

HEAD = 30.0, 22.0  # how wide and how high the head of an arrow is
ALONG, ABOVE = 605.0, 254.0  # where it branches: under the quays, and under the niches
BRIGHT: Colour = (255, 222, 140)  # to a contract


class Way(NamedTuple):
    """From which card to which places, in what colour."""

    card: Place
    goals: tuple[Place, ...]
    tone: Colour


@remember_once
def find_ways(seen: Seen) -> list[Way]:
    """Return the ways that lead from the focus, if nothing else lies under the quays."""
    if not isinstance(seen.view, State) or not has_room_below(seen):
        return []
    ways = [_find_way(one) for one in seen.touching if one.awake]
    return [way for way in ways if way.goals and kind_of(way.card) == "hand"]


def _find_way(one: Asking) -> Way:
    view, card, kind = one.view, one.path[0] if one.path else one.focus, ""
    if len(one.path) < 2 and isinstance(view, State):
        kind = "belief" if isinstance(view.stage, Look) else "pile" if isinstance(
            one.picker, SetPicker) else ""
    goals = tuple(sorted(place for place in one.nexts if kind and kind_of(place) == kind))
    if kind == "belief" or not isinstance(view, State):
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
    """Return the head of an arrow upwards, so much larger."""
    w, h = (art.to_pixels(side + more) for side in HEAD)
    return art.keep(("head of a way", ink, w, h), lambda: paint_smoothly((w, h), lambda image: (
        pygame.draw.polygon(image, ink, [(w * FINE / 2, 0), (w * FINE, h * FINE), (0, h * FINE)]))))
