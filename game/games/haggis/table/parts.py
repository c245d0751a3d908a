"""All parts of the table of Haggis, by layer."""

from __future__ import annotations

from functools import partial

from game.games.haggis.table.buttons import tell_lacking, tell_play
from game.games.haggis.table.joined import (
    band_leads,
    foretell_play,
    raise_joined,
    shade_stuck_hand,
    strip_answers,
)
from game.games.haggis.table.signs import lay_dish, show_beaten
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.buttons import show_buttons
from game.tables.card_labels import strip_trumps, tell_plaques
from game.tables.counts import count_cards
from game.tables.marks import mark_focus, mark_refused, mark_touchable, mark_victim, tick_picked
from game.tables.parts import FLOOR_PIECES, USUAL
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints, tell_task
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Cloth, tell_captions
from game.tables.show import TableView
from game.tables.stances import dim_beaten_plays, dim_hands, stand_hands
from game.tables.standings import tell_standings
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.tricks import light_best_play, sign_plays, tell_last_trick, tell_trick
from game.tables.turns import light_turns

show_plays = partial(
    show_buttons, foretell=foretell_play,
    explain=lambda view, seat, path, dull: (tell_lacking if dull else tell_play)(view, seat, path))
# Told by the plate over the trick, by stamps and coins, and by the trick that lies there.
SHOWN = tuple(f"haggis-beat-{what}" for what in ("play", "lead", "pass", "bet", "capture"))
tell_log = partial(tell_captions, most=2, shown=SHOWN, told_elsewhere=lambda *_: True)

PARTS: Layers = {
    **USUAL,
    Layer.STANCE: (partial(stand_hands, lift=raise_joined), dim_beaten_plays, dim_hands),
    Layer.GROUND: (Cloth, lay_dish, light_turns, lay_tray, FLOOR_PIECES),
    Layer.UNDER: (mark_touchable, mark_victim, tell_last_trick, light_best_play),
    Layer.OVER: (sign_plays, tell_trick, show_beaten, tell_plaques, count_cards,
                 shade_resting_hand, shade_stuck_hand),
    Layer.PANELS: (tell_standings, tell_task, tell_replies, offer_looks, tell_hints,
                   tell_log, tell_stranger),
    Layer.ASKED: (show_plays, mark_focus, strip_trumps, tick_picked, strip_answers, band_leads,
                  mark_refused, put_ribbon),
}


def list_parts(_show: TableView) -> Layers:
    return PARTS
