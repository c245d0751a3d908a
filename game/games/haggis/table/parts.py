"""All parts of the table of Haggis, by layer."""

from __future__ import annotations

from functools import partial

from game.core.contract import Message, Seat
from game.games.haggis.rules import State
from game.games.haggis.table.beaten import show_beaten
from game.games.haggis.table.bombs import shade_stuck_hand, strip_answers
from game.games.haggis.table.buttons import tell_lacking, tell_play
from game.games.haggis.table.dish import lay_dish
from game.games.haggis.table.joined import foretell_play, raise_joined
from game.games.haggis.table.leads import band_leads
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.buttons import show_buttons
from game.tables.card_labels import strip_trumps, tell_plaques
from game.tables.counts import count_cards
from game.tables.marks import mark_focus, mark_refused, mark_touchable, mark_victim, tick_picked
from game.tables.moments import tell_moment
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES, PIECES
from game.tables.pickers import Touches
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints, tell_task
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Cloth, tell_captions, tell_words
from game.tables.show import TableView
from game.tables.spotlight import light_stage
from game.tables.stances import dim_beaten_plays, dim_hands, stand_hands
from game.tables.standings import tell_standings
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.tricks import light_best_play, sign_plays, tell_last_trick, tell_trick
from game.tables.turns import light_turns


def explain_play(view: State, seat: Seat, path: Touches, dull: bool) -> Message:
    return (tell_lacking if dull else tell_play)(view, seat, path)


show_plays = partial(show_buttons, explain=explain_play, foretell=foretell_play)
# Told by the plate over the trick, by stamps and coins, and by the trick that lies there.
SHOWN = tuple(f"haggis-beat-{what}" for what in ("play", "lead", "pass", "bet", "capture"))
tell_log = partial(tell_captions, most=2, shown=SHOWN, told_elsewhere=lambda *_: True)

PARTS: Layers = {
    Layer.STANCE: (partial(stand_hands, lift=raise_joined), dim_beaten_plays, dim_hands),
    Layer.GROUND: (Cloth, lay_dish, light_turns, lay_tray, FLOOR_PIECES),
    Layer.UNDER: (mark_touchable, mark_victim, tell_last_trick, light_best_play),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (sign_plays, tell_trick, show_beaten, tell_plaques, count_cards,
                 shade_resting_hand, shade_stuck_hand),
    Layer.SIGNS: (tell_words,),
    Layer.PANELS: (tell_standings, tell_task, tell_replies, offer_looks, tell_hints,
                   tell_log, tell_stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (show_plays, mark_focus, strip_trumps, tick_picked, strip_answers, band_leads,
                  mark_refused, put_ribbon),
    Layer.TOP: (tell_moment, light_stage),
}


def list_parts(_show: TableView) -> Layers:
    return PARTS
