"""A board for a seat's phone: its pictures, what can be touched, the last moves, and the reach of
the selection; in shares of its width."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property
from math import atan2, cos, hypot, sin

from game.core.contract import Piece, Place, Seat, Zone, zone_of
from game.phones import wire
from game.phones.message import Field, Ground, Line, Spot
from game.phones.sight import SeatSight, colour_of
from game.picture.board import Board
from game.picture.screen import Box
from game.tables.places import is_button
from game.tables.style import Mark

EDGE = 0.04  # of a board's width, round what can be touched there
CURVE, HEAD, OPEN = 0.12, 0.022, 0.5  # of an arrow: how far it curves, its head, how open that is
SHORT = 0.4  # of the width of the place to which it leads: how far before its middle it ends

Order = tuple[int, float, str]  # what is drawn first: what cannot be touched, and what lies low


def country_of(seen: wire.Seen) -> str:
    """Return the name of the country's picture, or ""."""
    return f"country/{seen.game}/{seen.country}" if seen.country else ""


class Drawing:
    """A board for the view of a seat."""

    def __init__(self, sight: SeatSight, board: Board) -> None:
        self.sight, self.board = sight, board
        self.places = [place for place in sight.asked.fields
                       if board.has_place(place)
                       and not is_button(place, sight.style.touch.buttons)]
        self.pieces = {place: thing for place, thing in sight.table.items()
                       if isinstance(thing, str)}
        self.marks = sight.style.marks(sight.view, sight.seat)

    def draw_field(self) -> Field:
        """Return the whole board."""
        room, found = self.room, sorted(self._list_spots(), key=lambda one: one[0])
        mapped = self.sight.style.mapped
        reach = mapped.reach(self.board, self.sight.asked.path) if mapped else None
        look = (*_to_shares(reach[:2], room), round(reach[2] / room.w, 4)) if reach else None
        return Field(1.0, round(room.h / room.w, 4), tuple(self._list_grounds()),
                     tuple(spot for _, spot in found), tuple(self._list_lines(look)), look,
                     self.board.country is not None)

    @cached_property
    def room(self) -> Box:
        """Return the part of the table that can be touched."""
        board, style = self.board, self.sight.style
        if board.country is not None:
            return board.box_of("country")
        boxes = [board.box_of(place) for place in {*style.places, *self.places}
                 if board.has_place(place)]
        x, y = min(box.x for box in boxes), min(box.y for box in boxes)
        room = Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)
        return room.inset(-EDGE * room.w)

    def _list_grounds(self) -> Iterator[Ground]:
        """Yield the pictures under the places: those of the table there, and the country."""
        for picture in self.board.pictures:
            if picture.z >= 0 and self.room.overlaps(picture.box):
                yield Ground(picture.name, *_box_to_shares(picture.box, self.room))
        if name := country_of(self.sight.seen):
            yield Ground(name, *_box_to_shares(self.room, self.room))

    def _list_lines(self, look: tuple[float, float, float] | None) -> Iterator[Line]:
        """Yield the last moves, the newest last, and the reach of the selection."""
        board, room = self.board, self.room
        went = [one for one in self.sight.seen.went if all(map(board.has_place, one[1:]))]
        for seat, *way in went:
            (x, y), (to_x, to_y) = (_to_shares(board.box_of(place).center, room) for place in way)
            short = SHORT * board.box_of(way[1]).w / room.w
            yield Line("way" if seat == went[-1][0] else "old",
                       _draw_arrow(x, y, to_x, to_y, short),
                       colour_of(seat), self._find_flown(seat, way[1]))
        if look:
            x, y, r = look
            yield Line("reach", f"M{x - r:.4f} {y:.4f}a{r:.4f} {r:.4f} 0 1 0 {2 * r:.4f} 0"
                                f"a{r:.4f} {r:.4f} 0 1 0 {-2 * r:.4f} 0z",
                       colour_of(self.sight.seat))

    def _find_flown(self, seat: Seat, place: Place) -> str:
        """Return the picture of the piece that went to a place, or of its carrier."""
        piece = self.pieces.get(place)
        if mapped := self.sight.style.mapped:
            return mapped.carrier
        return (self.sight.picture_of(piece) if piece else "") or f"ui/seat_{seat}"

    def _list_spots(self) -> Iterator[tuple[Order, Spot]]:
        """Yield the places that can be touched, and other pieces there."""
        sight, style = self.sight, self.sight.style
        listed, told = {*self.places}, set()
        named = (place for place in (*style.places, *style.touch.fields(sight.view, sight.seat))
                 if not is_button(place, style.touch.buttons))
        shown = [place for place in dict.fromkeys((*self.places, *named))
                 if self.board.has_place(place)]
        for place in shown:
            piece = self.pieces.get(place, "")
            label = sight.describe_place(place, piece)
            told.add(label)
            yield self._make_spot(
                place, piece, label, place if place in listed else "", touched=True)
        covered = {self.marks[place].zone or place for place in shown if place in self.marks}
        for place, piece in self._list_others({*shown}, covered):
            label = sight.name_place(zone_of(place)) if sight.name_piece(piece) else ""
            yield self._make_spot(place, piece, "" if label in told else label, "")

    def _list_others(self, shown: set[Place], covered: set[Zone]) -> Iterable[tuple[Place, Piece]]:
        """Return pieces that cannot be touched: of several in a row the first, and none where
        touchable ones stand for them."""
        rows: dict[Zone, tuple[Place, Piece]] = {}
        for place, piece in self.pieces.items():
            if place in shown or zone_of(place) in covered or not self.board.has_place(place):
                continue
            if self.room.has_point(*self.board.box_of(place).center):
                rows.setdefault(zone_of(place), (place, piece))
        return rows.values()

    def _make_spot(
        self, at: Place, piece: Piece, label: str, place: Place, *, touched: bool = False,
    ) -> tuple[Order, Spot]:
        """Return a place with its piece, and its order of drawing."""
        sight, mark = self.sight, self.marks.get(at) or self.marks.get(zone_of(at)) or Mark()
        where = mark.zone or at
        picture = mark.picture or (sight.picture_of(piece) if piece else "")
        state = sight.state_of(place) if place else (False, False, False)
        pips = [*map(colour_of, mark.brought), *[""] * (mark.wants - len(mark.brought))]
        spot = Spot(
            place, *_box_to_shares(self.board.box_of(where), self.room), picture, label, *state,
            sight.say(mark.says) if mark.says else "", tuple(pips), mark.lit)
        return (1 if touched else 0, self.board.pose_of(where).z, at), spot


def _to_shares(spot: tuple[float, float], room: Box) -> tuple[float, float]:
    """Return a box in shares of the width of a room."""
    return round((spot[0] - room.x) / room.w, 4), round((spot[1] - room.y) / room.w, 4)


def _box_to_shares(box: Box, room: Box) -> tuple[float, float, float, float]:
    return *_to_shares((box.x, box.y), room), round(box.w / room.w, 4), round(box.h / room.w, 4)


def _draw_arrow(x: float, y: float, to_x: float, to_y: float, short: float) -> str:
    """Return an arrow as a path that ends before its target, curved upwards."""
    dx, dy = to_x - x, to_y - y
    far = hypot(dx, dy)
    mid_x, mid_y = x + dx / 2, y + dy / 2 - CURVE * far
    turn = atan2(to_y - mid_y, to_x - mid_x)
    short = min(short, far / 2)
    to_x, to_y = to_x - short * cos(turn), to_y - short * sin(turn)
    ends = ((to_x - HEAD * cos(turn + side), to_y - HEAD * sin(turn + side))
            for side in (-OPEN, OPEN))
    (one_x, one_y), (two_x, two_y) = ends
    return (f"M{x:.4f} {y:.4f}Q{mid_x:.4f} {mid_y:.4f} {to_x:.4f} {to_y:.4f}"
            f"M{one_x:.4f} {one_y:.4f}L{to_x:.4f} {to_y:.4f}L{two_x:.4f} {two_y:.4f}")
