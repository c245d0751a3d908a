"""The way that each side's last piece has gone: an arrow on the ground from where it stood, or a
bow round the board between two orbs that were swapped."""

from __future__ import annotations

from math import hypot, sqrt

from game.core.contract import Place, Seat
from game.games.hamnar.rules.reach import SQUARES
from game.games.hamnar.table.detours import find_bow, find_detour, outline_band
from game.games.hamnar.table.targets import find_goals
from game.picture.board import Pose
from game.picture.theme import INK, IVORY, SEAT_COLOURS
from game.tables.arrows import EDGE, put_along, put_arrow
from game.tables.looks import Disc, Plate, make_look
from game.tables.places import kind_of
from game.tables.seen import SEAT, Brush, Mark, Seen, Shape, Signs
from game.tables.show import last_ways
from game.ui.box import enclose

RING = 9.0  # how wide the ring is round an orb that was swapped
VISIBLE = 220  # of 255 parts, how much is seen of the newest way
BRIGHT = (INK, 8.0), (IVORY, 5.0)  # edges of a pair in a match that is watched
SLENDER = (INK, 4.5), (IVORY, 1.5)  # and of the way between them


def _draw_arrow(brush: Brush, mark: Mark, frm: Pose) -> None:
    to = brush.seen.board.pose_of(mark.to)
    put_arrow(brush.screen, brush.art, frm, to, body_distance(brush.seen, frm, to, mark.to),
              SEAT_COLOURS[mark.seat or 0])


def _draw_bow(brush: Brush, mark: Mark, frm: Pose) -> None:
    """Draw a way with two heads round the board; in a match that is watched in a broad bow, or it
    would cross everything."""
    seen = brush.seen
    to, board = seen.board.pose_of(mark.to), enclose(
        [seen.board.box_of(place) for place in SQUARES])
    around, rims, alpha = (BRIGHT, SLENDER, 255) if seen.watched else (EDGE, EDGE, VISIBLE)
    points = (find_bow if seen.watched else find_detour)(
        frm, to, board, frm.w / 2 + RING + around[0][1])
    put_along(brush.screen, brush.art, points, SEAT_COLOURS[mark.seat or 0],
              lambda more: outline_band(points, more), ("pair", mark.at, mark.to), alpha, rims)


def _make_rings(*rims: tuple[tuple[int, int, int], float]) -> tuple[Shape, ...]:
    return tuple(Disc(more=2 * (RING + more), fill=tone) for tone, more in (*rims, (SEAT, 0.0)))


ARROW, BOW = make_look(_draw_arrow), make_look(_draw_bow)
SWAPPED, SWAPPED_BRIGHT = make_look(*_make_rings()), make_look(*_make_rings(*BRIGHT))
FROM = make_look(Plate(more=-6, opacity=50, radius=8, alpha=VISIBLE))
TO = make_look(Plate(more=-6, opacity=130, radius=8, alpha=VISIBLE))
FRAMED = make_look(Plate(more=-26, fill=None, edge=SEAT, radius=8, alpha=VISIBLE))
BEFORE = make_look(Plate(more=-22, fill=None, edge=SEAT, radius=8, alpha=120))


def trail_pieces(seen: Seen) -> Signs:
    """Show where each side's last piece went. Of a way before the newest it is seen where the piece
    stood."""
    ways = last_ways(seen.went)
    flies = bool(ways and seen.busy and not seen.moment and seen.beat
                 and seen.style.motion.trail(seen.beat))
    if flies:
        ways.popitem()  # the newest piece is still on its way
    over = bool(seen.captions) and (
        seen.went[-1][0] < seen.captions[-1][0] or (flies and seen.watched)) if ways else False
    for seat, (frm, to) in ways.items():
        newest = seat == next(reversed(ways)) and not over
        if kind_of(frm) == "orb":
            kind = SWAPPED_BRIGHT if seen.watched else SWAPPED
            yield from (Mark(frm, kind, seat), Mark(to, kind, seat),
                        Mark(frm, BOW, seat, to=to)) if newest else ()
        elif newest:
            yield from _mark_newest(seen, seat, frm, to)
        else:
            yield Mark(frm, BEFORE, seat)


def _mark_newest(seen: Seen, seat: Seat, frm: Place, to: Place) -> Signs:
    """Mark both ends, inside the frame of a square that is a goal now, and not where a piece can be
    taken in hand; and an arrow, unless it would cover a goal right beside it."""
    goals = find_goals(seen)
    ready = {place for one in seen.touching if not one.path for place in one.nexts}
    for place, kind in ((frm, FROM), (to, TO)):
        if place not in ready:
            yield Mark(place, FRAMED if place in goals else kind, seat)
    a, b = seen.board.pose_of(frm), seen.board.pose_of(to)
    if frm not in goals or hypot(b.x - a.x, b.y - a.y) > 1.2 * b.w:
        yield Mark(frm, ARROW, seat, to=to)


def body_distance(seen: Seen, frm: Pose, to: Pose, place: Place) -> float:
    """Return how far before the middle of a place an arrow to it ends: at the figure that stands
    there, or at the edge of the place."""
    figure = seen.style.looks.get(str(seen.table.get(place)))
    far = hypot(to.x - frm.x, to.y - frm.y)
    if figure is None or figure.foot is None:
        ux, uy = abs(to.x - frm.x), abs(to.y - frm.y)
        return far * min(to.w / 2 / ux if ux else 9.0, to.h / 2 / uy if uy else 9.0)
    slim = 0.42  # half as wide and as high as the figure, and a little less
    high = to.w * figure.wide * figure.tall
    a, b = to.w * figure.wide * slim, high * slim
    ux, uy, up = (frm.x - to.x) / far, (frm.y - to.y) / far, high / 2 - to.h * figure.foot
    p, q, r = (ux / a) ** 2 + (uy / b) ** 2, uy * up / b ** 2, (up / b) ** 2 - 1
    return (sqrt(max(q * q - p * r, 0.0)) - q) / p
