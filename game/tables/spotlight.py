"""The light on a stage of a trick-taking game: it falls on the last play and its player. All else
is dimmer, but white cards stay white."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Seat
from game.picture.screen import Box
from game.tables.seen import Brush, Painting, Seen, Signs
from game.tables.tricks import box_of, destroys_trick, mat_of
from game.ui.box import enclose

NEAR = 10.0  # units round cards in the light that are lit, too


def light_stage(seen: Seen) -> Signs:
    """Light the last player and their play. Where a trick is destroyed, only the rest is dimmed,
    hands less and all alike."""
    if not seen.watched or not seen.style.tricks or not seen.lit or seen.art.contrast:
        return
    lit = tuple(box.inset(-NEAR) for seat in seen.lit if (box := find_play(seen, seat)))
    if destroys_trick(seen):
        trick = tuple(box_of(seen.board.pose_of(place)) for one in seen.trick if not one.past
                      for place in one.places)
        hands = tuple(enclose([box_of(seen.board.pose_of(place)) for place in row])
                      for row in seen.held.values() if row)
        panels = tuple(map(seen.panel_of, range(len(seen.players))))
        yield Painting(draw_lamplight, (lit + trick, lit + trick, hands, 1.0, panels))
    else:
        yield Painting(draw_lamplight, (lit + tuple(map(seen.panel_of, seen.lit)), lit, (), 0.36))


def draw_lamplight(brush: Brush, lit: Iterable[Box], lamps: Iterable[Box], plates: Iterable[Box],
                   depth: float = 1.0, clear: Iterable[Box] = (), share: float = 1.0) -> None:
    brush.lamplight.draw(brush.screen, lit, lamps, plates, share, depth, clear)


def find_play(seen: Seen, seat: Seat) -> Box | None:
    """Return the box of a seat's last play; None if its last act was another."""
    plays = [played for played in seen.trick if not played.past]
    newest = plays[-1] if plays else None
    if newest is None or newest.seat != seat:
        return None
    box = enclose([box_of(seen.board.pose_of(place)) for place in newest.places])
    return mat_of(box, told=bool(newest.told)) if newest.mat else box
