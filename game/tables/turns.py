"""The plates of players in the light."""

from __future__ import annotations

from game.tables.looks import GamePlate, Halo, make_look
from game.tables.seen import SEAT, Mark, Seen, Signs

TURN = make_look(Halo(tone=SEAT), GamePlate(tint=0.03, edge=SEAT, edge_width=6))


def light_turns(seen: Seen) -> Signs:
    """Light and slightly enlarge the plates of players to move, or of the last player. Where a
    teacher leads, only the wanted press is lit."""
    if not seen.bare and not seen.led:
        for seat in seen.lit:
            panel = seen.panel_of(seat)
            yield Mark(panel.inset(-min(panel.h * 0.08, 12)), TURN, seat)
