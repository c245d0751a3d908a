"""Targets of pieces, the figures that they would capture, and captured ones."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Place, zone_of
from game.games.hamnar.rules.position import ORBS, SUN
from game.games.hamnar.rules.reach import CAPTURES, SQUARE, SQUARES, list_squares
from game.picture.board import Pose
from game.picture.theme import INK, IVORY, Colour
from game.tables.looks import CAPTURE, FLAW, TARGET, Disc, Plate, Ring, Sign, Sized, make_look
from game.tables.seen import Brush, Look, Mark, Seen, Signs, remember_once


@dataclass(frozen=True, kw_only=True, slots=True)
class Toppled(Sized):
    """The mark's piece on its side, with its head to the right, or to the `left`."""

    left: bool = False

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, _ = self.fit(brush, pose)
        art, shape = brush.art, brush.seen.style.looks[mark.piece]
        image = art.turn_picture(shape.picture, w, w * shape.tall, 78 if self.left else -78)
        brush.screen.put_centered(image, x, y, self.alpha)


def _make_frame(tone: Colour, width: float, less: float = 0) -> Look:
    return make_look(Ring(more=-less, tone=INK, width=width + 4),
                     Ring(more=-less - 4, tone=tone, width=width))


FREE, FREE_IN_FOCUS = _make_frame(TARGET, 7), _make_frame(TARGET, 7, 16)
PREY, PREY_IN_FOCUS = _make_frame(CAPTURE, 12), _make_frame(CAPTURE, 12, 16)
TRAMPLED = make_look(Plate(more=-4, fill=CAPTURE, opacity=110, radius=14))
DOT = make_look(Disc(size=34, fill=INK), Disc(size=26, fill=TARGET))
DOT_ON_STONE = make_look(Disc(size=34, fill=INK, down=-8), Disc(size=26, fill=TARGET, down=-8))
CAPTIVE = make_look(
    Disc(size=56, fill=IVORY, edge=FLAW, edge_width=7, x=1, y=1, right=-28, down=-28),
    Toppled(size=56 * 0.58, x=1, y=1, right=-28, down=-28))
BESIDE = make_look(Toppled(part=0.6, x=0.6, y=0.6, alpha=215))
ALONE = make_look(Toppled(part=0.86, alpha=215))
THROWN_RIGHT, THROWN_LEFT = (
    make_look(Sign(source="ui/struck", part=1.3, x=x, y=0.6),
              Toppled(part=0.92, x=x, y=0.6, left=x < 0))
    for x in (1, -1))


@remember_once
def find_goals(seen: Seen) -> list[Place]:
    """Return the possible squares of the focused or picked piece."""
    return sorted({place for one in seen.touching for place in (one.shown if one.path else one.ways)
                   if place in SQUARE})


@remember_once
def find_trampled(seen: Seen) -> list[Place]:
    """Return squares on the way with figures that would be captured too."""
    goals, found = find_goals(seen), set[Place]()
    for one in seen.pickers:
        view, frm = one.view, one.path[0] if one.path else one.focus
        if view.active not in (ORBS, SUN) and frm in SQUARE:
            for goal in goals:
                mask = CAPTURES[view.active][SQUARE[frm]][SQUARE[goal]]
                found |= {SQUARES[at] for at in list_squares(mask & view.sides[1 - one.seat])}
    return sorted(found - {*goals})


def frame_targets(seen: Seen) -> Signs:
    """Frame each target square, in red for a capture. Frames lie under figures, or they would cut
    the heads of those in front."""
    goals, focused = find_goals(seen), {one.focus for one in seen.pickers}
    trampled = find_trampled(seen)
    yield from (Mark(place, TRAMPLED) for place in trampled)
    for place in (*goals, *trampled):
        kinds = (PREY, PREY_IN_FOCUS) if place in seen.pieces else (FREE, FREE_IN_FOCUS)
        yield Mark(place, kinds[place in focused])


def dot_targets(seen: Seen) -> Signs:
    """Put a dot on each target; a capture has a ring at the figure's foot, in which it lies
    toppled. A teacher has an arrow instead."""
    for place in (*find_goals(seen), *find_trampled(seen)):
        if place not in seen.pieces:
            yield Mark(place, DOT_ON_STONE if seen.board.has_place(f"pillar/{place}") else DOT)
        elif not seen.led:
            yield Mark(place, CAPTIVE, piece=seen.pieces[place])


def topple_captured(seen: Seen) -> Signs:
    """Lay the last captured figure at the feet of its captor; on a stage large before a burst,
    thrown to the side without an arrow."""
    for place in () if seen.busy else seen.struck:
        _, seat, way = seen.went[-1]
        taken = [piece for at, piece in seen.pieces.items() if zone_of(at) == f"taken/{seat}"]
        if not taken:
            continue
        if not isinstance(seen.table.get(place), str):
            kind = ALONE
        elif not seen.watched:
            kind = BESIDE
        else:
            from_right = seen.board.pose_of(way[0]).x > seen.board.pose_of(place).x
            kind = THROWN_LEFT if from_right else THROWN_RIGHT
        yield Mark(place, kind, piece=taken[-1])
