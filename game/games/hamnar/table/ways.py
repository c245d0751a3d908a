"""The way of each side's last piece: an arrow on the ground, or a way round the board between two
swapped orbs, which crosses nothing: along its edge, or in one broad bow through free space."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import ceil, hypot, sqrt

from game.core.contract import Place, Seat
from game.games.hamnar.rules.reach import SQUARES
from game.games.hamnar.table.targets import find_goals
from game.picture.board import Pose
from game.picture.screen import Box
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
BAND_HEAD = 23.0  # how long and wide the heads of a way round the board are
BENDS = 40  # parts of a bow, each of which is straight
BESIDE = 0.086  # of the width of a board: how far beside it a way goes
KEPT = 32  # ways, which are asked for in every frame
Point = tuple[float, float]


def _draw_arrow(brush: Brush, mark: Mark, frm: Pose) -> None:
    to = brush.seen.board.pose_of(mark.to)
    put_arrow(brush.screen, brush.art, frm, to, body_distance(brush.seen, frm, to, mark.to),
              SEAT_COLOURS[mark.seat or 0])


def _draw_bow(brush: Brush, mark: Mark, frm: Pose) -> None:
    """Draw a way with two heads round the board; in a watched match in a broad bow, or it would
    cross everything."""
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
    """Show the way of each side's last piece; of an older one only its start."""
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
    """Mark both ends, inside the frame of a target square, and not where a piece can be picked; and
    an arrow, unless it would cover a target beside it."""
    goals = find_goals(seen)
    ready = {place for one in seen.touching if not one.path for place in one.nexts}
    for place, kind in ((frm, FROM), (to, TO)):
        if place not in ready:
            yield Mark(place, FRAMED if place in goals else kind, seat)
    a, b = seen.board.pose_of(frm), seen.board.pose_of(to)
    if frm not in goals or hypot(b.x - a.x, b.y - a.y) > 1.2 * b.w:
        yield Mark(frm, ARROW, seat, to=to)


def body_distance(seen: Seen, frm: Pose, to: Pose, place: Place) -> float:
    """Return how far from the middle of a place an arrow to it ends: at its figure, or at the edge
    of the place."""
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


# ways round the board

@lru_cache(KEPT)
def find_detour(frm: Pose, to: Pose, board: Box, ring: float) -> tuple[Point, ...]:
    """Return the points of the shorter way round a board between two signs; a head has room at each
    end before a ring of radius `ring` round the sign."""
    one, other = _side_of(frm, board), _side_of(to, board)
    across = one % 2 == 1 and (other - one) % 4 == 2
    edge = board.inset(-BESIDE * board.w, -(0.074 if across else BESIDE) * board.w)
    corners = _list_corners(one, other, edge, upper=frm.y + to.y <= 2 * edge.center[1])
    way = [(frm.x, frm.y), (to.x, to.y)]
    if corners:
        middle = edge.center[1]
        way[1:1] = [_find_join(frm, one, corners[0], middle), *corners,
                    _find_join(to, other, corners[-1], middle)]
    return _trim_ends(_bend_way(way), ring + BAND_HEAD)


@lru_cache(KEPT)
def find_bow(frm: Pose, to: Pose, board: Box, ring: float) -> tuple[Point, ...]:
    """Return the same in one broad bow outside all signs; along the edge between left and right,
    where nothing is free."""
    one, other = _side_of(frm, board), _side_of(to, board)
    if one % 2 and other % 2 and one != other:
        return find_detour(frm, to, board, ring)
    middle, high = board.center, abs(frm.y - to.y)
    out = -1.0 if min(frm.x, to.x) < board.x else 1.0
    bends = list[Point]()
    for pose, side in ((frm, one), (to, other)):
        if side % 2:
            far = 0.35 * board.w + (0.45 * high if one != other else 0.0)
            bends.append((pose.x + out * far, pose.y))
            continue
        far = 1.4 * board.w if (one + other) % 2 == 0 else 0.8 * board.w + 0.2 * high
        away = 0.34 * far * (1 if pose.y > middle[1] else -1)
        bends.append((pose.x + out * far, pose.y + away))
    ends = [(frm.x, frm.y), *bends, (to.x, to.y)]
    found = [_point_on_curve(ends, n / BENDS) for n in range(BENDS + 1)]
    return _trim_ends(found, ring + BAND_HEAD)


def _point_on_curve(ends: Sequence[Point], along: float) -> Point:
    """Return a point of a cubic curve at a share of its length, 0..1."""
    parts = [many * along ** n * (1 - along) ** (3 - n) for n, many in enumerate((1, 3, 3, 1))]
    return (sum(part * x for part, (x, _) in zip(parts, ends, strict=True)),
            sum(part * y for part, (_, y) in zip(parts, ends, strict=True)))


def _side_of(pose: Pose, edge: Box) -> int:
    """Return the side of the board: 0 over it, 1 right, 2 under, 3 left."""
    if edge.x <= pose.x <= edge.right:
        return 0 if pose.y < edge.center[1] else 2
    return 1 if pose.x > edge.center[0] else 3


def _list_corners(one: int, other: int, edge: Box, *, upper: bool) -> list[Point]:
    """Return the corners of the board between two of its sides: between upper and lower side those
    on the right, between the others both `upper` ones or both lower ones."""
    corners = ((edge.right, edge.y), (edge.right, edge.bottom), (edge.x, edge.bottom),
               (edge.x, edge.y))
    turn = (other - one) % 4
    forth = turn == 1 or (turn == 2 and (one == 0 or (one % 2 == 1 and upper is (one == 3))))
    steps = turn if forth else (one - other) % 4
    return [corners[(one + n if forth else one - 1 - n) % 4] for n in range(steps)]


def _find_join(pose: Pose, side: int, corner: Point, middle: float) -> Point:
    """Return where the way from a sign to a corner meets the edge of a board with this `middle`
    line."""
    x, y = corner
    if side % 2:
        far = 20.0 if (y > pose.y) is (pose.y > middle) else 75.0
        return x, pose.y + (far if y > pose.y else -far)
    return pose.x + (150.0 if x > pose.x else -150.0), y


def _bend_way(way: Sequence[Point]) -> list[Point]:
    """Return points along a way with rounded corners."""
    found = [way[0]]
    for before, (x, y), after in zip(way, way[1:], way[2:], strict=False):
        (ax, ay), (bx, by) = (
            _step_towards((x, y), end, min(24, hypot(end[0] - x, end[1] - y) / 2))
            for end in (before, after))
        found += [(ax, ay)]
        for n in range(1, 11):
            t = n / 10
            found.append(((1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx,
                          (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by))
    return [*found, way[-1]]


def _step_towards(frm: Point, to: Point, length: float) -> Point:
    far = hypot(to[0] - frm[0], to[1] - frm[1])
    part = length / far if far else 0.0
    return frm[0] + part * (to[0] - frm[0]), frm[1] + part * (to[1] - frm[1])


def _list_between(frm: Point, to: Point) -> list[Point]:
    """Return points between two points, without the second."""
    steps = ceil(hypot(to[0] - frm[0], to[1] - frm[1]) / 4.0)
    return [(frm[0] + n / steps * (to[0] - frm[0]), frm[1] + n / steps * (to[1] - frm[1]))
            for n in range(steps)]


def _trim_ends(points: Sequence[Point], less: float) -> tuple[Point, ...]:
    """Return close points along these at a distance from both ends, and one more straight before
    each end."""
    ends = points[0], points[-1]
    points = [*(point for pair in pairwise(points) for point in _list_between(*pair)), points[-1]]
    kept = [point for point in points if all(
        hypot(point[0] - x, point[1] - y) > less for x, y in ends)]
    return (_step_towards(kept[0], ends[0], 1), *kept, _step_towards(kept[-1], ends[1], 1))


def outline_band(points: Sequence[Point], more: float) -> list[Point]:
    """Return the outline of a way along points with a head at each end, thicker by `more` on each
    side."""
    thin, wide, long = 10.0 / 2 + more, BAND_HEAD / 2 + 1.6 * more, BAND_HEAD + 1.6 * more
    there, back, heads = list[Point](), list[Point](), list[list[Point]]()
    for n, (x, y) in enumerate(points):
        (x0, y0), (x1, y1) = points[max(n - 1, 0)], points[min(n + 1, len(points) - 1)]
        far = hypot(x1 - x0, y1 - y0)
        ux, uy = (x1 - x0) / far, (y1 - y0) / far
        there.append((x - thin * uy, y + thin * ux))
        back.append((x + thin * uy, y - thin * ux))
        on = (1 if n else -1) * long
        heads.append([(x - wide * uy, y + wide * ux), (x + on * ux, y + on * uy),
                      (x + wide * uy, y - wide * ux)])
    return [*there, *heads[-1], *back[::-1], *heads[0][::-1]]
