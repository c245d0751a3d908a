"""All parts of the table of Haggis, by layer."""

from __future__ import annotations

from game.core.contract import Says
from game.shelf.haggis.table.beaten import Beaten
from game.shelf.haggis.table.bombs import Bombs, Yields
from game.shelf.haggis.table.dish import Dish
from game.shelf.haggis.table.leads import Leads
from game.tables.asked import Buttons, Fans, Marks, Ticks
from game.tables.counts import Counts
from game.tables.guide import Hints, Looks, Resting, Task, Tray
from game.tables.moments import Moments
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES, PIECES
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Layer, Layers
from game.tables.plaques import Plaques, Trumps
from game.tables.ribbon import Ribbon
from game.tables.scenery import Captions, Cloth, Signs
from game.tables.seat_panels import Bubbles, SeatPanels, Turns
from game.tables.tricks import Glow, LastTrick, Owners, Victim


class Log(Captions):
    """Plays, passes and tricks are told where they are seen."""

    def doubles(self, says: Says) -> bool:  # noqa: ARG002  none of them
        return False


PARTS: Layers = {
    Layer.PEOPLE: (People,),
    Layer.GROUND: (Cloth, Dish, Turns, Tray, FLOOR_PIECES),
    Layer.UNDER: (Fans, Marks, Victim, LastTrick, Glow),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (Owners, Beaten, Signs, Plaques, Counts, Resting, Yields),
    Layer.PANELS: (SeatPanels, Task, Bubbles, Looks, Hints, Log, Stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (Buttons, Trumps, Ticks, Bombs, Leads, Refused, Ribbon),
    Layer.TOP: (Moments,),
}
