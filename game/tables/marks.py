"""Marks that games share: legal places, the focus, and picked, refused or new pieces."""

from __future__ import annotations

from game.core.contract import Place, zone_of
from game.picture.board import Pose
from game.picture.theme import GOLD, INK, Colour
from game.tables.capabilities import Played
from game.tables.looks import (
    CAPTURE,
    FLAWED,
    FOCUS,
    FOCUS_ON_GROUND,
    LEGAL,
    REFUSED,
    TARGET,
    TICK,
    VICTIM,
    Disc,
    Ghost,
    Plate,
    make_look,
)
from game.tables.places import BUTTON, kind_of, number_of
from game.tables.seen import Asking, Brush, Look, Mark, Seen, Signs
from game.tables.tricks import box_of_play

ROUND_LAYER = 20  # pieces of layers up to it are round


def _make_glow(tone: Colour, opacity: int, edge: float = 5) -> tuple[Look, Look]:
    """Return a light under a square and under a round place."""
    return tuple(make_look(Plate(more=more, square=True, fill=tone, opacity=opacity, edge=tone,
                                 edge_width=edge, radius=radius), raised=True)
                 for more, radius in ((-4, 14), (18, -1)))  # type: ignore[return-value]


PICKED, LEGAL_START = _make_glow(LEGAL, 150), _make_glow(LEGAL, 74)
WAY, OTHER_WAY, FREE_SQUARE = _make_glow(TARGET, 130), _make_glow(TARGET, 170), _make_glow(
    TARGET, 150)
CAPTURED_EDGE, CAPTURED = _make_glow(INK, 0, 12), _make_glow(CAPTURE, 36, 8)
FREE = make_look(Disc(part=0.4, fill=INK), Disc(part=0.32, fill=TARGET), raised=True)
GHOST = make_look(Ghost())
FRESH = make_look(*(Plate(more=2 * reach, fill=GOLD, opacity=opacity, radius=14 + reach)
                    for reach, opacity in ((16, 90), (8, 220))), raised=True)


def _draw_shadow(brush: Brush, mark: Mark, pose: Pose) -> None:  # noqa: ARG001  all are alike
    image = brush.art.draw_plate(pose.w * 0.7, pose.w * 0.26, INK, 150, None, 0, pose.w * 0.13)
    brush.screen.put_centered(image, pose.x, pose.y + pose.h * 0.28)


SHADOW = make_look(_draw_shadow)


def mark_touchable(seen: Seen) -> Signs:
    """Mark the places that each player can touch next or has picked, where nothing is secret, and
    the focus on fields with figures. These marks lie behind the figures."""
    for one in () if seen.busy or seen.style.hands else seen.pickers:
        for place in sorted(one.shown):
            yield from _mark_place(seen, one, place)
        for place in one.path:
            yield _mark_glow(seen, place, PICKED)
            if seen.has_figures(place):
                yield Mark(place, SHADOW)
    for one in seen.pickers:
        if one.touchable and seen.has_figures(one.focus):
            for place in () if seen.busy else sorted(one.ways):
                yield from _mark_aim(seen, place, OTHER_WAY)
            if seen.board.has_place(one.focus):
                yield Mark(one.focus, FOCUS_ON_GROUND, one.seat)


def _mark_place(seen: Seen, one: Asking, place: Place) -> Signs:
    if kind_of(place) == BUTTON:
        return
    if not one.path:
        yield _mark_glow(seen, place, LEGAL_START)
    elif isinstance(seen.table.get(place), str):
        yield from _mark_aim(seen, place, WAY)
    elif seen.has_figures(place):
        yield _mark_glow(seen, place, FREE_SQUARE)
        yield Mark(place, GHOST, to=one.path[0])
    else:
        yield Mark(place, FREE)


def _mark_aim(seen: Seen, place: Place, way: tuple[Look, Look]) -> Signs:
    """Mark a possible target, with a red frame round a figure that would be captured."""
    if isinstance(seen.table.get(place), str) and seen.has_figures(place):
        yield _mark_glow(seen, place, CAPTURED_EDGE)
        yield _mark_glow(seen, place, CAPTURED)
    else:
        yield _mark_glow(seen, place, way)


def _mark_glow(seen: Seen, place: Place, looks: tuple[Look, Look]) -> Mark:
    """Return a light under a place; under a figure it lies on the ground."""
    kind = looks[seen.board.pose_of(place).z <= ROUND_LAYER]
    return Mark(place, kind._replace(raised=not seen.has_figures(place)))


def mark_focus(seen: Seen) -> Signs:
    """Mark the players' focus round cards and buttons."""
    for one in seen.pickers:
        if (one.touchable and one.awake and seen.board.has_place(one.focus)
                and not seen.has_figures(one.focus)):
            yield Mark(one.focus, FOCUS, one.seat)


def tick_picked(seen: Seen) -> Signs:
    """Tick each picked card of an open hand."""
    for one in seen.touching if seen.style.hands else ():
        hand = seen.held.get(one.seat, ())
        yield from (Mark(place, TICK) for place in one.path if place in hand)


def mark_refused(seen: Seen) -> Signs:
    """Mark the place of a refused touch while its reason is shown."""
    return [Mark(place, REFUSED) for place in (seen.sitting.refused if seen.sitting else ())]


def mark_victim(seen: Seen) -> Signs:
    """Mark the focused hand while a player has to be chosen."""
    for one in seen.touching:
        button = seen.style.touch.buttons.get(kind_of(one.focus))
        if button and button.seats:
            cards = tuple(card for card in seen.pieces
                          if zone_of(card) == f"hand/{number_of(one.focus)}")
            if cards and (box := box_of_play(seen, Played(cards, one.seat))):
                yield Mark(box, VICTIM)


def cross_flaws(seen: Seen) -> Signs:
    """Cross out the pieces that could not move, one after the other."""
    return [Mark(place, FLAWED, since=seen.flawed_since, over=0.24 * n)
            for n, place in enumerate(seen.flaws, 1)]


def light_fresh_cards(seen: Seen) -> Signs:
    """Light new cards of an open hand."""
    if seen.sitting and not seen.busy:
        for places in seen.sitting.fresh.values():
            yield from (Mark(place, FRESH) for place in places if seen.find_resting(place))
