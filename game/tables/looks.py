"""Shapes of marks as data, drawn at the pose of a place, and the looks that games share."""

from __future__ import annotations

from dataclasses import dataclass

from game.picture.board import Pose
from game.picture.materials import put_plate, tint_colour
from game.picture.screen import Box
from game.picture.theme import EDGE, GOLD, INK, IVORY, NIGHT, RING, Colour
from game.tables.seen import SEAT, Brush, Look, Mark, Shape
from game.ui.box import box_around

LARGEST_TEXT = 1.5  # larger signs would hide the pieces that they belong to

STRIKE: Colour = (255, 122, 92)
LEGAL: Colour = (255, 214, 110)
TARGET: Colour = (120, 230, 190)
CAPTURE: Colour = (255, 64, 56)
FLAW: Colour = (176, 20, 20)


@dataclass(frozen=True, kw_only=True, slots=True)
class Sized:
    """A size: a share `part` of the place plus `more`, `square` or in the shape of the place.
    `size` replaces the width of the place. The middle lies off by `x` and `y` half sides, and by
    `right` and `down` units."""

    size: float = 0.0
    part: float = 1.0
    more: float = 0.0
    square: bool = False
    x: float = 0.0
    y: float = 0.0
    right: float = 0.0
    down: float = 0.0
    grows: bool = False  # with the players' text size
    alpha: int = 255

    def fit(self, brush: Brush, pose: Pose) -> tuple[float, float, float, float]:
        """Return middle, width and height."""
        scale = min(brush.art.text_scale, LARGEST_TEXT) if self.grows else 1.0
        w = ((self.size or pose.w) * self.part + self.more) * scale
        h = w if self.square else (pose.h * self.part + self.more) * scale
        return (pose.x + self.x * pose.w / 2 + self.right,
                pose.y + self.y * pose.h / 2 + self.down, w, h)


@dataclass(frozen=True, kw_only=True, slots=True)
class Plate(Sized):
    """A rounded plate, or a frame without `fill`; fully round where `radius` is negative."""

    fill: Colour | None = SEAT
    opacity: int = 255
    edge: Colour | None = None
    edge_width: float = 5
    radius: float = 18

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, h = self.fit(brush, pose)
        edge = self.edge and brush.find_tone(self.edge, mark.seat)
        fill = brush.find_tone(self.fill or self.edge or INK, mark.seat)
        radius = min(w, h) / 2 if self.radius < 0 else self.radius
        brush.screen.put_centered(brush.art.draw_plate(
            w, h, fill, self.opacity if self.fill else 0, edge, self.edge_width, radius),
            x, y, self.alpha)


@dataclass(frozen=True, kw_only=True, slots=True)
class Disc(Sized):
    """A disc, perhaps with an edge."""

    fill: Colour = SEAT
    edge: Colour | None = None
    edge_width: float = 4

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, side, _ = self.fit(brush, pose)
        fill = brush.find_tone(self.fill, mark.seat)
        image = brush.art.draw_disc(side, fill, 255) if self.edge is None else brush.art.draw_plate(
            side, side, fill, 255, brush.find_tone(self.edge, mark.seat), self.edge_width, side / 2)
        brush.screen.put_centered(image, x, y, self.alpha)


@dataclass(frozen=True, kw_only=True, slots=True)
class Ring(Sized):
    """An outline; a `rim` is wider by the width of the players' focus rim."""

    tone: Colour = SEAT
    width: float = 0.0
    rim: bool = False

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, h = self.fit(brush, pose)
        rim = brush.art.rim if self.rim else 0
        wider = 2 * (rim - RING) if self.rim else 0
        brush.screen.put_centered(brush.art.draw_ring(
            w + wider, h + wider, brush.find_tone(self.tone, mark.seat), self.width + rim),
            x, y, self.alpha)


@dataclass(frozen=True, kw_only=True, slots=True)
class Sign(Sized):
    """A picture; {text} and {seat} in its name stand for those of the mark. `ink` replaces its
    colours."""

    source: str
    aspect: float = 1.0
    ink: Colour | None = None

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, _ = self.fit(brush, pose)
        name = self.source.format(text=mark.text, seat=mark.seat)
        image = brush.art.tint_picture(name, w, w / self.aspect, self.ink) if self.ink else (
            brush.art.load_picture(name, w, w / self.aspect))
        brush.screen.put_centered(image, x, y, self.alpha)


@dataclass(frozen=True, kw_only=True, slots=True)
class Letters(Sized):
    """The text of the mark, or a fixed one; `by_width` is its scale for each unit of the place's
    width."""

    style: str = "small"
    ink: Colour = INK
    text: str = ""
    by_width: float = 0.0

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, _ = self.fit(brush, pose)
        scale = (f"@{w * self.by_width:.2f}" if self.by_width else
                 f"@{min(brush.art.text_scale, LARGEST_TEXT)}" if self.grows else "")
        image = brush.art.draw_text(self.text or mark.text, self.style + scale,
                                    brush.find_tone(self.ink, mark.seat))
        brush.screen.put_centered(image, x, y, self.alpha)


@dataclass(frozen=True, kw_only=True, slots=True)
class Halo(Sized):
    """A light that falls off in three steps to `reach` of its width."""

    tone: Colour = GOLD
    reach: float = 1.0
    radius: float = 18

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, h = self.fit(brush, pose)
        for reach, alpha in ((28, 30), (18, 60), (8, 150)):
            more = reach * self.reach
            brush.screen.put(brush.art.draw_plate(
                w + 2 * more, h + 2 * more, brush.find_tone(self.tone, mark.seat), alpha, None, 2,
                self.radius + more), x - w / 2 - more, y - h / 2 - more)


@dataclass(frozen=True, kw_only=True, slots=True)
class GamePlate(Sized):
    """A plate of the game's material, with a `tint` of the seat's colour."""

    tint: float = 0.0
    edge: Colour | None = EDGE
    edge_width: float = 2

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:
        x, y, w, h = self.fit(brush, pose)
        material = brush.seen.style.theme.material
        fill = tint_colour(material.body, mark.seat or 0, self.tint) if self.tint else None
        edge = self.edge and brush.find_tone(self.edge, mark.seat)
        put_plate(brush.screen.put, brush.art, material, box_around(x, y, w, h), fill=fill,
            edge=edge, width=self.edge_width)


@dataclass(frozen=True, kw_only=True, slots=True)
class Ghost:
    """The piece of the mark's other place, as it would stand here."""

    alpha: int = 165

    def __call__(self, brush: Brush, mark: Mark, pose: Pose) -> None:  # noqa: ARG002  by its place
        brush.layer.draw_ghost(brush.screen, mark.to, str(mark.at), self.alpha)


def make_look(*shapes: Shape, raised: bool = False) -> Look:
    return Look(shapes, raised)


def draw_mark(brush: Brush, mark: Mark) -> None:
    """Draw a mark at its place or in its box, unless it is still to come."""
    if mark.since is not None and brush.share(mark.since, mark.over) < 1:
        return
    if isinstance(mark.at, Box):
        pose = Pose(*mark.at.center, mark.at.w, mark.at.h)
    else:
        pose = (brush.seen.pose_raised if mark.look.raised else brush.seen.board.pose_of)(mark.at)
    for shape in mark.look.shapes:
        shape(brush, mark, pose)


TICK = make_look(Disc(size=46, fill=INK, x=-1, y=1, right=23, down=-23),
                 Disc(size=40, fill=GOLD, x=-1, y=1, right=23, down=-23),
                 Sign(source="ui/check", size=46 * 0.7, ink=INK, x=-1, y=1, right=23, down=-23),
                 raised=True)
REFUSED = make_look(Ring(more=14, tone=STRIKE, width=7), raised=True)
FLAWED = make_look(Plate(part=0, more=58, fill=IVORY, edge=FLAW, radius=29),
                   Letters(style="cross", ink=FLAW, text="×", down=-4), raised=True)
VICTIM = make_look(Halo(more=8, reach=2 / 3, radius=10))
FOCUS = make_look(Ring(more=2 * RING + 10, tone=NIGHT, width=8, rim=True),
                  Ring(more=2 * RING + 2, rim=True), raised=True)
FOCUS_ON_GROUND = make_look(Ring(more=12, tone=NIGHT, width=8, rim=True), Ring(more=4, rim=True))
