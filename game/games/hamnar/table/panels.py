"""The panels of Hamnár's players: a row of pieces, and how many of them can move."""

from __future__ import annotations

from game.core.contract import Says, Seat
from game.tables.seat_panels import Row, SeatPanels

SIDES = ("white", "black")
NONE_MOVES = -1  # as no piece is to: nobody is stuck


class SidePanels(SeatPanels):
    def row(self, seat: Seat, says: Says) -> Row | None:
        """Return the pieces of a side, and how many of them can move, and when."""
        match says:
            case ("hamnar-can-now", int(left), int(able), *_):
                return Row(SIDES[seat], left, able, 5, ("hamnar-able", able))
            case ("hamnar-can-next", int(left), int(able), icon):
                return Row(SIDES[seat], left, able, 5, ("hamnar-on", icon, able))
            case ("hamnar-over", int(left)):
                return Row(SIDES[seat], left, NONE_MOVES, 5, ())
            case (str(key), int(left), int(able), *_):  # in the sun's light the task says it
                return Row(SIDES[seat], left, able, 5, () if key.endswith("now") else (key,))
        return None
