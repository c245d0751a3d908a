"""The shared parts of a table's picture, by layer."""

from __future__ import annotations

from functools import partial

from game.games import has_part, load_part
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.buttons import show_buttons
from game.tables.card_labels import strip_beating, strip_trumps, tell_fresh, tell_plaques
from game.tables.counts import count_cards
from game.tables.marks import (
    cross_flaws,
    light_fresh_cards,
    mark_focus,
    mark_refused,
    mark_touchable,
    mark_victim,
    tick_picked,
)
from game.tables.moments import tell_moment
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints, tell_task
from game.tables.ribbon import put_ribbon
from game.tables.scenery import FLOOR, Cloth, Pieces, tell_captions, tell_words
from game.tables.seat_panels import tell_seats
from game.tables.show import TableView
from game.tables.spotlight import light_stage
from game.tables.stances import dim_beaten_plays, dim_hands, stand_hands
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.tricks import light_best_play, sign_plays, tell_last_trick, tell_trick
from game.tables.turns import light_turns

FLOOR_PIECES = partial(Pieces, high=FLOOR)
PIECES = partial(Pieces, low=FLOOR)
FLYING_PIECES = partial(Pieces, flying=True)

USUAL: Layers = {
    Layer.STANCE: (stand_hands, dim_beaten_plays, dim_hands),
    Layer.GROUND: (Cloth, light_turns, lay_tray, FLOOR_PIECES),
    Layer.UNDER: (light_fresh_cards, mark_touchable, mark_victim, tell_last_trick, light_best_play),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (sign_plays, tell_trick, cross_flaws, tell_plaques, count_cards,
                 shade_resting_hand),
    Layer.SIGNS: (tell_words,),
    Layer.PANELS: (tell_seats, tell_task, tell_replies, offer_looks, tell_hints, tell_captions,
                   tell_stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (show_buttons, mark_focus, strip_trumps, tick_picked, strip_beating, tell_fresh,
                  mark_refused, put_ribbon),
    Layer.TOP: (tell_moment, light_stage),
}


def list_parts(show: TableView) -> Layers:
    """Return the parts of a game's table: its own, or the shared ones."""
    name = show.rules.NAME
    own: Layers = load_part(name, "table.parts").list_parts(show) if has_part(
        name, "table.parts") else USUAL
    return own
