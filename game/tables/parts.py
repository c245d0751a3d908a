"""The parts of which the picture of a table is made, where a game has none of its own."""

from __future__ import annotations

from functools import partial

from game.tables.asked import Beats, Buttons, Fans, Marks, Ticks
from game.tables.candle import Clock
from game.tables.counts import Counts
from game.tables.fresh import FreshCards, FreshWords
from game.tables.guide import Hints, Looks, Resting, Task, Tray
from game.tables.moments import Moments
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Layer, Layers
from game.tables.plaques import Plaques, Trumps
from game.tables.ribbon import Ribbon
from game.tables.scenery import FLOOR, Captions, Cloth, Flaws, Pieces, Signs
from game.tables.seat_panels import Bubbles, SeatPanels, Turns
from game.tables.trails import Trails
from game.tables.tricks import Glow, Goal, LastTrick, Owners, Victim

FLOOR_PIECES = partial(Pieces, high=FLOOR)
PIECES = partial(Pieces, low=FLOOR)
FLYING_PIECES = partial(Pieces, flying=True)

USUAL: Layers = {
    Layer.PEOPLE: (People,),
    Layer.GROUND: (Cloth, Turns, Tray, FLOOR_PIECES),
    Layer.UNDER: (Fans, FreshCards, Marks, Trails, Victim, Goal, LastTrick, Glow),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (Owners, Flaws, Signs, Plaques, Counts, Resting),
    Layer.PANELS: (SeatPanels, Task, Bubbles, Looks, Hints, Captions, Stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (Buttons, Trumps, Ticks, Beats, FreshWords, Refused, Clock, Ribbon),
    Layer.TOP: (Moments,),
}
