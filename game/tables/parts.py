"""The parts of which the picture of a table is made, where a game has none of its own."""

from __future__ import annotations

from functools import partial

from game.tables.asked import Beats, Buttons
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.counts import count_cards
from game.tables.fresh import FreshWords
from game.tables.guide import tell_hints, tell_task
from game.tables.marks import (
    cross_flaws,
    light_fresh_cards,
    mark_focus,
    mark_goal,
    mark_refused,
    mark_touchable,
    mark_victim,
    tick_picked,
)
from game.tables.moments import tell_moment
from game.tables.picture import Layer, Layers
from game.tables.plaques import Plaques, Trumps
from game.tables.ribbon import put_ribbon
from game.tables.scenery import FLOOR, Cloth, Pieces, tell_captions, tell_words
from game.tables.seat_panels import tell_seats
from game.tables.spotlight import light_stage
from game.tables.stances import dim_beaten_plays, dim_hands, stand_hands
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.tricks import LastTrick, Owners, light_best_play
from game.tables.turns import light_turns

FLOOR_PIECES = partial(Pieces, high=FLOOR)
PIECES = partial(Pieces, low=FLOOR)
FLYING_PIECES = partial(Pieces, flying=True)

USUAL: Layers = {
    Layer.STANCE: (stand_hands, dim_beaten_plays, dim_hands),
    Layer.GROUND: (Cloth, light_turns, lay_tray, FLOOR_PIECES),
    Layer.UNDER: (light_fresh_cards, mark_touchable, mark_victim, mark_goal, LastTrick,
                  light_best_play),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (Owners, cross_flaws, Plaques, count_cards, shade_resting_hand),
    Layer.SIGNS: (tell_words,),
    Layer.PANELS: (tell_seats, tell_task, tell_replies, offer_looks, tell_hints, tell_captions,
                   tell_stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (Buttons, mark_focus, Trumps, tick_picked, Beats, FreshWords, mark_refused,
                  put_ribbon),
    Layer.TOP: (tell_moment, light_stage),
}
