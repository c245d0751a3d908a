"""All parts of Halmstad's table, by layer."""

from __future__ import annotations

from functools import partial

from game.games.halmstad.table.actions import Acted, Actions, Found, PortTask, Promises
from game.games.halmstad.table.buried import Buried
from game.games.halmstad.table.clues import Named, Witnesses
from game.games.halmstad.table.equation import Equation
from game.games.halmstad.table.logbook import Logbook
from game.games.halmstad.table.panels import Doubts, Holdings, Known, PortPanels
from game.games.halmstad.table.port import (
    TIDES,
    Contested,
    Fitting,
    Flood,
    Harbour,
    Niches,
    Useless,
)
from game.games.halmstad.table.question import Stage
from game.games.halmstad.table.ring import Ring
from game.games.halmstad.table.ways import Ways
from game.tables.asked import Fans, Marks, Ticks
from game.tables.candle import Clock
from game.tables.counts import Counts
from game.tables.guide import Hints, Looks, Resting, Tray
from game.tables.moments import Moments
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Layer, Layers
from game.tables.ribbon import Ribbon
from game.tables.scenery import FLOOR, Cloth, Pieces, Signs
from game.tables.seat_panels import Bubbles, Turns

STAGED = 60  # layers of pieces from it on lie on the stage, over its shade

class HandCounts(Counts):
    refills = True


PARTS: Layers = {
    Layer.PEOPLE: (People,),
    Layer.GROUND: (Cloth, Turns, Tray, Harbour, Named, Flood, FLOOR_PIECES),
    Layer.UNDER: (Fans, Marks, Useless, Niches, Acted, Fitting, Ways),
    Layer.PIECES: (partial(Pieces, low=FLOOR, high=TIDES), Buried),
    Layer.OVER: (Ring, Doubts, Found, Promises, Signs, HandCounts, Resting),
    Layer.PANELS: (PortPanels, Holdings, Known, Logbook, PortTask, Bubbles, Looks, Hints, Stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.STAGE: (Stage, Contested, partial(Pieces, low=STAGED), Witnesses,
                  partial(Known, staged=True), partial(Doubts, staged=True)),
    Layer.ASKED: (Actions, Ticks, Refused, Clock, Ribbon),
    Layer.TOP: (Moments, Equation),
}
