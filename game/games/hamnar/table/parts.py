"""All parts of Hamnár's table, by layer."""

from __future__ import annotations

from functools import partial

from game.games.hamnar.table.deed import tell_deed, tell_other_moments
from game.games.hamnar.table.orbs import (
    WORDS,
    darken_end,
    dim_late_orbs,
    enlarge_lit_icon,
    hide_captured,
    is_order,
    number_orbs,
    tell_first_light,
    tell_goal,
    tell_now,
)
from game.games.hamnar.table.panels import tell_sides
from game.games.hamnar.table.targets import dot_targets, frame_targets, topple_captured
from game.games.hamnar.table.ways import trail_pieces
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.buttons import show_buttons
from game.tables.marks import cross_flaws, mark_focus, mark_refused, mark_touchable
from game.tables.moments import tell_moment
from game.tables.parts import FLOOR_PIECES, USUAL
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Cloth, tell_captions, tell_words
from game.tables.show import TableView
from game.tables.stances import stand_hands
from game.tables.turns import light_turns

# Beside a lesson's words: what was moved, in the colour of its player, as on the board.
tell_log = partial(tell_captions, most=2, letters="asked", tinted=True)


def list_parts(show: TableView) -> Layers:
    taught = show.board.has_place(WORDS)
    return {
        **USUAL,
        Layer.STANCE: (stand_hands, dim_late_orbs, hide_captured),
        Layer.GROUND: (Cloth, darken_end, light_turns, FLOOR_PIECES),
        Layer.UNDER: (mark_touchable, frame_targets, trail_pieces, enlarge_lit_icon),
        Layer.OVER: (cross_flaws, dot_targets, tell_first_light, tell_goal, topple_captured),
        Layer.SIGNS: (number_orbs, partial(tell_words, leaves_out=is_order)),
        Layer.PANELS: (tell_sides, tell_now, tell_replies, tell_hints,
                       tell_log if taught else tell_deed, tell_stranger),
        Layer.ASKED: (show_buttons, mark_focus, mark_refused, put_ribbon),
        Layer.TOP: (tell_moment if taught else tell_other_moments,),
    }
