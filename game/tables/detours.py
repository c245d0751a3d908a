"""Ways from one sign beside a board to another, which cross nothing: along the edge of the board,
or in one broad bow over what is free round it; and the outline of an arrow with a head at either
end."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import ceil, hypot

from game.picture.board import Pose
from game.picture.screen import Box

THICK, HEAD = 10.0, 23.0  # of such an arrow; how long and wide its heads are
FINE = 4.0  # between two points of a way
BENDS = 40  # parts of a bow, each of which is straight
CURVE = 24.0  # how far before a corner and after it a way is bent
OVER = 150.0  # from a sign over or under the board to where its way comes to the edge of that,
ASIDE, AWAY = 75.0, 20.0  # along the edge; and from one beside the board, towards its middle or
# away from that
BESIDE, PASSING = 0.086, 0.074  # of the width of a board: how far beside it a way goes, and how far
# over it or under it one that passes by a sign there
STEEP = 0.34  # of a bow: how far it turns away from a sign over or under the board, and so far it
FAR, FARTHER, FARTHEST = 0.8, 0.2, 1.4  # reaches then, in widths of the board, and in that of what
# it rises; or from such a sign to the other one
OUT, RISE = 0.35, 0.45  # and from a sign beside it
Point = tuple[float, float]


def detour(frm: Pose, to: Pose, board: Box, ring: float) -> list[Point]:
    """The points of a way round a board, outside its frame, from one sign to another, the shorter
    way round; it begins and ends where a head has room before a ring round them so far from their
    middles."""
    one, other = _side(frm, board), _side(to, board)
    across = one % 2 == 1 and (other - one) % 4 == 2
    edge = board.inset(-BESIDE * board.w, -(PASSING if across else BESIDE) * board.w)
    corners = _passed(one, other, edge, upper=frm.y + to.y <= 2 * edge.center[1])
    way = [(frm.x, frm.y), (to.x, to.y)]
    if corners:
        middle = edge.center[1]
        way[1:1] = [_joins(frm, one, corners[0], middle), *corners,
                    _joins(to, other, corners[-1], middle)]
    return _trimmed(_bent(way), ring + HEAD)


def bow(frm: Pose, to: Pose, board: Box, ring: float) -> list[Point]:
    """The points of a way as `detour` has it, but in one broad bow outside of all signs; between
    two that lie on the left and on the right, where nothing is free, along the edge of the
    board."""
    one, other = _side(frm, board), _side(to, board)
    if one % 2 and other % 2 and one != other:
        return detour(frm, to, board, ring)
    middle, high = board.center, abs(frm.y - to.y)
    out = -1.0 if min(frm.x, to.x) < board.x else 1.0
    bends = list[Point]()
    for pose, side in ((frm, one), (to, other)):
        if side % 2:
            far = OUT * board.w + (RISE * high if one != other else 0.0)
            bends.append((pose.x + out * far, pose.y))
            continue
        far = FARTHEST * board.w if (one + other) % 2 == 0 else FAR * board.w + FARTHER * high
        away = STEEP * far * (1 if pose.y > middle[1] else -1)
        bends.append((pose.x + out * far, pose.y + away))
    ends = [(frm.x, frm.y), *bends, (to.x, to.y)]
    found = [_curved(ends, n / BENDS) for n in range(BENDS + 1)]
    return _trimmed([point for pair in pairwise(found) for point in _between(*pair)] + found[-1:],
                    ring + HEAD)


def _curved(ends: Sequence[Point], along: float) -> Point:
    """A point of a curve from the first of four points to the last, drawn by the others, so far
    along it, 0..1."""
    parts = [many * along ** n * (1 - along) ** (3 - n) for n, many in enumerate((1, 3, 3, 1))]
    return (sum(part * x for part, (x, _) in zip(parts, ends, strict=True)),
            sum(part * y for part, (_, y) in zip(parts, ends, strict=True)))


def _side(pose: Pose, edge: Box) -> int:
    """Over the board, right of it, under it or left of it: 0, 1, 2 or 3."""
    if edge.x <= pose.x <= edge.right:
        return 0 if pose.y < edge.center[1] else 2
    return 1 if pose.x > edge.center[0] else 3


def _passed(one: int, other: int, edge: Box, *, upper: bool) -> list[Point]:
    """The corners of the board between two of its sides: those on the right between the upper one
    and the lower one, and both `upper` ones or both lower ones between the others."""
    corners = ((edge.right, edge.y), (edge.right, edge.bottom), (edge.x, edge.bottom),
               (edge.x, edge.y))
    turn = (other - one) % 4
    forth = turn == 1 or (turn == 2 and (one == 0 or (one % 2 == 1 and upper is (one == 3))))
    steps = turn if forth else (one - other) % 4
    return [corners[(one + n if forth else one - 1 - n) % 4] for n in range(steps)]


def _joins(pose: Pose, side: int, corner: Point, middle: float) -> Point:
    """Where the way from a sign to a corner comes to the edge of a board, whose `middle` is so far
    down."""
    x, y = corner
    if side % 2:
        far = AWAY if (y > pose.y) is (pose.y > middle) else ASIDE
        return x, pose.y + (far if y > pose.y else -far)
    return pose.x + (OVER if x > pose.x else -OVER), y


def _bent(way: Sequence[Point]) -> list[Point]:
    """Points close together along a way, bent at its corners."""
    found = [way[0]]
    for before, (x, y), after in zip(way, way[1:], way[2:], strict=False):
        (ax, ay), (bx, by) = (_towards((x, y), end) for end in (before, after))
        found += [(ax, ay)]
        for n in range(1, 11):
            t = n / 10
            found.append(((1 - t) ** 2 * ax + 2 * t * (1 - t) * x + t * t * bx,
                          (1 - t) ** 2 * ay + 2 * t * (1 - t) * y + t * t * by))
    return [point for pair in pairwise([*found, way[-1]]) for point in _between(*pair)] + [way[-1]]


def _towards(frm: Point, to: Point) -> Point:
    """A little way from one point to another, not more than half of it."""
    far = hypot(to[0] - frm[0], to[1] - frm[1])
    part = min(CURVE / far, 0.5) if far else 0.0
    return frm[0] + part * (to[0] - frm[0]), frm[1] + part * (to[1] - frm[1])


def _between(frm: Point, to: Point) -> list[Point]:
    """Points from one to another, without that."""
    steps = ceil(hypot(to[0] - frm[0], to[1] - frm[1]) / FINE)
    return [(frm[0] + n / steps * (to[0] - frm[0]), frm[1] + n / steps * (to[1] - frm[1]))
            for n in range(steps)]


def _trimmed(points: Sequence[Point], less: float) -> list[Point]:
    """Those so far from both ends, and one more at either end that leads straight to it."""
    ends = points[0], points[-1]
    kept = [point for point in points if all(
        hypot(point[0] - x, point[1] - y) > less for x, y in ends)]
    first, last = (_step(here, end) for here, end in zip((kept[0], kept[-1]), ends, strict=True))
    return [first, *kept, last]


def _step(frm: Point, to: Point) -> Point:
    far = hypot(to[0] - frm[0], to[1] - frm[1])
    return frm[0] + (to[0] - frm[0]) / far, frm[1] + (to[1] - frm[1]) / far


def band(
    points: Sequence[Point], more: float, thick: float = THICK, head: float = HEAD,
) -> list[Point]:
    """The outline of a way along some points, with a head at each end, thicker by `more` on every
    side."""
    thin, wide, long = thick / 2 + more, head / 2 + 1.6 * more, head + 1.6 * more
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
