"""All parts of the table of Haggis, by layer."""

from __future__ import annotations

from game.core.contract import Place, Says, Seat
from game.games.haggis.rules import State
from game.games.haggis.table.beaten import Beaten
from game.games.haggis.table.bombs import Bombs, Yields
from game.games.haggis.table.buttons import lacks, lays
from game.games.haggis.table.dish import Dish
from game.games.haggis.table.joined import foretells, stands
from game.games.haggis.table.leads import Leads
from game.tables.asked import Buttons, Fans, Heights, Marks, Play, Ticks
from game.tables.counts import Counts
from game.tables.guide import Hints, Looks, Resting, Task, Tray
from game.tables.moments import Moments
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES, PIECES
from game.tables.people import People, Refused, Stranger
from game.tables.pickers import Picker, Touches
from game.tables.picture import Layer, Layers
from game.tables.plaques import Plaques, Trumps
from game.tables.ribbon import Ribbon
from game.tables.scenery import Captions, Cloth, Signs
from game.tables.seat_panels import Bubbles, SeatPanels, Turns
from game.tables.tricks import Glow, LastTrick, Owners, Victim


class Hand(Fans):
    def lift(self, view: State, seat: Seat, picker: Picker, at: Place) -> Heights:
        return stands(view, seat, picker, at)


class PlayButtons(Buttons):
    def explain(self, view: State, seat: Seat, path: Touches, dull: bool) -> Says:
        return (lacks if dull else lays)(view, seat, path)

    def foretell(self, view: State, seat: Seat, picker: Picker, at: Place) -> Play:
        return foretells(view, seat, picker, at)


class Log(Captions):
    """Plays, passes and tricks are told where they are seen."""

    def doubles(self, says: Says) -> bool:  # noqa: ARG002  none of them
        return False


PARTS: Layers = {
    Layer.PEOPLE: (People,),
    Layer.GROUND: (Cloth, Dish, Turns, Tray, FLOOR_PIECES),
    Layer.UNDER: (Hand, Marks, Victim, LastTrick, Glow),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (Owners, Beaten, Signs, Plaques, Counts, Resting, Yields),
    Layer.PANELS: (SeatPanels, Task, Bubbles, Looks, Hints, Log, Stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (PlayButtons, Trumps, Ticks, Bombs, Leads, Refused, Ribbon),
    Layer.TOP: (Moments,),
}
