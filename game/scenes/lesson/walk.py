"""The arrow that shows where a figure is to walk, on the ground or between two figures."""

from __future__ import annotations

from math import hypot

from game.picture.board import Pose
from game.picture.screen import Screen
from game.picture.theme import GOLD
from game.scenes.lesson.pointer import Pointer
from game.scenes.lesson.table import LessonTable
from game.tables.arrows import put_arrow, put_bent
from game.tables.picture import Part

NEAR = 1.6  # places between figures that stand beside each other, at most


class Walk(Part):
    """The arrow under all figures, or in `front` of them where they would hide it."""

    def __init__(self, scene: LessonTable, pointer: Pointer, *, front: bool = False) -> None:
        self.scene, self.pointer, self.front = scene, pointer, front

    def draw(self, screen: Screen) -> None:
        art = self.scene.house.art
        if self.pointer.quiet or self.pointer.find_next() is None or not (walk := self.find_ends()):
            return
        points = self.find_between(*walk)
        if bool(points) != self.front:
            return
        if points:
            put_bent(screen, art, points, GOLD, 0.7)
            return
        frm, to = walk
        to = self.first_met(frm, to) or to  # figures on the way are marked, and seen whole
        far, near = sorted((abs(to.x - frm.x), abs(to.y - frm.y)), reverse=True)
        rim = (to.w / 2 + 4) * hypot(far, near) / max(far, 1)  # where the arrow meets a square
        put_arrow(screen, art, frm, to, rim if far > NEAR * to.w else 0.24 * to.w, GOLD, slim=0.85,
                  seen=190)

    def find_ends(self) -> tuple[Pose, Pose] | None:
        """Return from where to where the figure goes that the hand points at."""
        scene, show = self.scene, self.scene.show
        for way in () if scene.step.search else self.pointer.list_ways()[:1]:
            look = show.style.looks.get(str(show.table.get(way[0])))
            if look and look.foot is not None and len(way) > 1 and show.board.has_place(way[-1]):
                return show.board.pose_of(way[0]), show.board.pose_of(way[-1])
        return None

    def list_figures(self) -> list[Pose]:
        show = self.scene.show
        return [show.board.pose_of(place) for place in show.layer.map_pieces()]

    def first_met(self, frm: Pose, to: Pose) -> Pose | None:
        """Return the first figure that stands on a straight way, where it would hide the arrow."""
        dx, dy, found = to.x - frm.x, to.y - frm.y, []
        for pose in () if dx and dy else self.list_figures():
            along = ((pose.x - frm.x) * dx + (pose.y - frm.y) * dy) / (dx * dx + dy * dy)
            aside = hypot(frm.x + along * dx - pose.x, frm.y + along * dy - pose.y)
            if 0 < along < 1 and aside < pose.w / 4 and pose not in (frm, to):
                found.append((along, pose))
        return min(found)[1] if found else None

    def find_between(self, frm: Pose, to: Pose) -> list[tuple[float, float]]:
        """Return the points of a short arrow from the head of a figure to the feet of the one right
        before or behind it; none where an arrow on the ground is seen."""
        near = hypot(to.x - frm.x, to.y - frm.y) <= NEAR * to.w
        if not near or abs(to.x - frm.x) > to.w / 2 or not {frm, to} <= {*self.list_figures()}:
            return []
        return [(frm.x + part * (to.x - frm.x), frm.y - 0.12 * to.h + part * (to.y - frm.y))
                for part in (0.42, 0.55, 0.68, 0.8, 0.92)]
