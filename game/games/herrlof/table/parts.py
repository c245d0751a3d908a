"""All parts of Herrlof's table, by layer."""

from __future__ import annotations

from functools import partial

from game.core.contract import Message
from game.games.herrlof.table.signs import (
    band_outcomes,
    crack_cards,
    draw_burst,
    find_seam,
    light_deck,
    show_awaited,
    tag_runes,
    tell_cloth,
    tell_outcome,
    tells_taken,
)
from game.games.herrlof.table.wording import LAID, TOOK
from game.picture.theme import EDGE
from game.tables.bubbles import tell_replies, tell_stranger
from game.tables.buttons import show_buttons
from game.tables.card_labels import strip_beating, strip_trumps, tell_fresh
from game.tables.counts import count_cards
from game.tables.marks import (
    light_fresh_cards,
    mark_focus,
    mark_refused,
    mark_touchable,
    mark_victim,
    tick_picked,
)
from game.tables.parts import FLOOR_PIECES, USUAL
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints, tell_task
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Cloth, frame_pile, tell_captions
from game.tables.show import TableView
from game.tables.standings import tell_standings
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.tricks import light_best_play, sign_plays, tell_last_trick, tell_trick
from game.tables.turns import light_turns

QUIET = frozenset(f"herrlof-beat-{what}" for what in ("predict", "draw", "bury", "keep", "deal"))


def followed_colour(says: Message) -> str:
    """Return the sign of the colour to follow, for the task."""
    if says[0] != "herrlof-task-free":
        for word in says[1:]:
            match word:
                case ("herrlof-colour", str(colour)): return f"pieces/herrlof/trump_{colour}"
    return ""


# Told by panels, by the trick that lies there, and by the one before.
SHOWN = (*LAID, *TOOK, *(f"herrlof-beat-{what}" for what in (
    "predict", "steal-trick", "steal-card", "return")))
# Beside the trick, on the same kind of plate.
tell_log = partial(
    tell_captions, most=4, shown=SHOWN, letters="loud", edge=EDGE,
    quiet=lambda _, says: says[0] in QUIET,
    told_elsewhere=lambda seen, says: says[0] in (*LAID, *TOOK) or tells_taken(seen, says))

show_predictions = partial(show_buttons, numbers=("ui/shield_board", "ui/shield_bare"))

PARTS: Layers = {
    **USUAL,
    Layer.GROUND: (partial(Cloth, dye=find_seam), partial(frame_pile, pile="deck"), light_turns,
                   lay_tray, FLOOR_PIECES),
    Layer.UNDER: (light_fresh_cards, mark_touchable, mark_victim, light_deck, tell_last_trick,
                  show_awaited, draw_burst, light_best_play),
    Layer.OVER: (crack_cards, sign_plays, tell_trick, tell_cloth, count_cards,
                 shade_resting_hand),
    Layer.PANELS: (tell_standings, partial(tell_task, emblem=followed_colour), tell_replies,
                   offer_looks, tell_hints, tell_log, tell_stranger),
    Layer.ASKED: (show_predictions, mark_focus, strip_trumps, band_outcomes, tag_runes,
                  tell_outcome, tick_picked, strip_beating, tell_fresh, mark_refused, put_ribbon),
}


def list_parts(_show: TableView) -> Layers:
    return PARTS
