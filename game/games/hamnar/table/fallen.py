"""Captured figures, which lie toppled where they stood."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import zone_of
from game.picture.board import Pose
from game.tables.looks import Sign, Sized, make_look
from game.tables.seen import Brush, Mark, Seen, Signs


@dataclass(frozen=True, kw_only=True, slots=True)
class Toppled(Sized):
    """The mark's piece on its side, with its head at the right, or at the `left`."""

    left: bool = False

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, _ = self.fit(brush, pose)
        art, shape = brush.art, brush.seen.style.looks[mark.piece]
        image = art.turn_picture(shape.picture, w, w * shape.tall, 78 if self.left else -78)
        brush.screen.put_centered(image, x, y, self.alpha)


BESIDE = make_look(Toppled(part=0.6, x=0.6, y=0.6, alpha=215))
ALONE = make_look(Toppled(part=0.86, alpha=215))
THROWN_RIGHT, THROWN_LEFT = (
    make_look(Sign(source="ui/struck", part=1.3, x=x, y=0.6),
              Toppled(part=0.92, x=x, y=0.6, left=x < 0))
    for x in (1, -1))


def topple_captured(seen: Seen) -> Signs:
    """Lay the figure that was captured last at the feet of the one that stands there now; on a
    stage large before a burst, thrown to the side from which no arrow comes."""
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
