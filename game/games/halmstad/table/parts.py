"""All parts of Halmstad's table, by layer."""

from __future__ import annotations

from functools import partial

from game.games.halmstad.table.actions import (
    light_targets,
    promise_contracts,
    ring_found,
    tell_actions,
    tell_port_task,
)
from game.games.halmstad.table.clues import name_niches, tell_witnesses
from game.games.halmstad.table.equation import tell_equation
from game.games.halmstad.table.logbook import tell_log
from game.games.halmstad.table.panels import mark_doubts, tell_holdings, tell_known, tell_seats
from game.games.halmstad.table.port import (
    TIDES,
    dim_useless,
    foretell_tide,
    frame_contested,
    light_fitting,
    light_niches,
    strip_buried,
    tell_harbour,
)
from game.games.halmstad.table.question import tell_question, tell_seconds
from game.games.halmstad.table.ways import lead_ways, ring_deed
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.buttons import show_buttons
from game.tables.counts import count_cards
from game.tables.marks import mark_focus, mark_refused, mark_touchable, tick_picked
from game.tables.moments import tell_moment
from game.tables.parts import FLOOR_PIECES, USUAL
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints
from game.tables.ribbon import put_ribbon
from game.tables.scenery import FLOOR, Cloth, Pieces
from game.tables.show import TableView
from game.tables.stances import dim_hands, stand_hands
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.turns import light_turns

STAGED = 60  # layers of pieces from it on lie on the stage, over its shade

PARTS: Layers = {
    **USUAL,
    Layer.STANCE: (stand_hands, dim_useless, dim_hands),
    Layer.GROUND: (Cloth, light_turns, lay_tray, tell_harbour, name_niches, foretell_tide,
                   FLOOR_PIECES),
    Layer.UNDER: (mark_touchable, light_niches, light_targets, light_fitting, lead_ways),
    Layer.PIECES: (partial(Pieces, low=FLOOR, high=TIDES), strip_buried),
    Layer.OVER: (ring_deed, mark_doubts, ring_found, promise_contracts,
                 partial(count_cards, refilled=True), shade_resting_hand),
    Layer.PANELS: (tell_seats, tell_holdings, tell_known, tell_log, tell_port_task, tell_replies,
                   offer_looks, tell_hints, tell_stranger),
    Layer.STAGE: (tell_question, frame_contested, partial(Pieces, low=STAGED), tell_witnesses,
                  partial(tell_known, staged=True), partial(mark_doubts, staged=True)),
    Layer.ASKED: (show_buttons, tell_actions, mark_focus, tick_picked, mark_refused,
                  tell_seconds, put_ribbon),
    Layer.TOP: (tell_moment, tell_equation),
}


def list_parts(_show: TableView) -> Layers:
    return PARTS
