"""The light round the cards of the last deed, and what it has brought."""

from __future__ import annotations

import pygame

from game.games.halmstad.rules.state import Look, State, Visit
from game.games.halmstad.table.logbook import FOAM, find_newest, find_tide, has_room_below
from game.games.halmstad.table.port import list_objects
from game.games.halmstad.table.ways import find_ways
from game.picture.art import FINE, paint_smoothly
from game.picture.board import Pose
from game.picture.screen import Box
from game.picture.theme import GOLD, INK, NIGHT, SEAT_COLOURS, Colour
from game.tables.looks import Plate, make_look
from game.tables.places import kind_of
from game.tables.scenery import find_doer
from game.tables.seen import SEAT, Brush, Mark, Panel, Seen, Signs
from game.tables.widgets import fixed_text
from game.ui.layout import Node, Picture, Text, frame, pad, row


def ring_deed(seen: Seen) -> Signs:
    """Light the card of the last deed, in the colour of its player, and point to a niche.

    Under a quay stands what its card has brought, which is gone. While the player goes on, only
    the arrow and the gain are shown. Cards that can be chosen now, which are all lit alike, show
    nothing of this, nor do quays to which a way leads.
    """
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
    """Return of what kind the cards are that are lit, as one of them is to be chosen."""
    state, kinds = seen.view, set[str]()
    for one in seen.touching if isinstance(state, State) else ():
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
