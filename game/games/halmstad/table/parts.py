"""All parts of Halmstad's table, by layer."""

from __future__ import annotations

from functools import partial

from game.games.halmstad.table.actions import (
    Actions,
    Found,
    Promises,
    light_targets,
    tell_port_task,
)
from game.games.halmstad.table.buried import Buried
from game.games.halmstad.table.clues import Named, Witnesses
from game.games.halmstad.table.equation import Equation
from game.games.halmstad.table.logbook import Logbook
from game.games.halmstad.table.panels import Doubts, Holdings, Known, PortPanels
from game.games.halmstad.table.port import (
    TIDES,
    Flood,
    Harbour,
    dim_useless,
    frame_contested,
    light_fitting,
    light_niches,
)
from game.games.halmstad.table.question import Stage
from game.games.halmstad.table.ring import Ring
from game.games.halmstad.table.ways import Ways
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.candle import Clock
from game.tables.counts import count_cards
from game.tables.guide import tell_hints
from game.tables.marks import mark_focus, mark_refused, mark_touchable, tick_picked
from game.tables.moments import tell_moment
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES
from game.tables.picture import Layer, Layers
from game.tables.ribbon import put_ribbon
from game.tables.scenery import FLOOR, Cloth, Pieces, tell_words
from game.tables.stances import dim_hands, stand_hands
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.turns import light_turns

STAGED = 60  # layers of pieces from it on lie on the stage, over its shade


PARTS: Layers = {
    Layer.STANCE: (stand_hands, dim_useless, dim_hands),
    Layer.GROUND: (Cloth, light_turns, lay_tray, Harbour, Named, Flood, FLOOR_PIECES),
    Layer.UNDER: (mark_touchable, light_niches, light_targets, light_fitting, Ways),
    Layer.PIECES: (partial(Pieces, low=FLOOR, high=TIDES), Buried),
    Layer.OVER: (Ring, Doubts, Found, Promises, partial(count_cards, refilled=True),
                 shade_resting_hand),
    Layer.SIGNS: (tell_words,),
    Layer.PANELS: (PortPanels, Holdings, Known, Logbook, tell_port_task, tell_replies,
                   offer_looks, tell_hints, tell_stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.STAGE: (Stage, frame_contested, partial(Pieces, low=STAGED), Witnesses,
                  partial(Known, staged=True), partial(Doubts, staged=True)),
    Layer.ASKED: (Actions, mark_focus, tick_picked, mark_refused, Clock, put_ribbon),
    Layer.TOP: (tell_moment, Equation),
}
