"""All parts of Herrlof's table, by layer."""

from __future__ import annotations

from functools import partial

from game.core.contract import Message
from game.games.herrlof.table.announcements import LAID, TOOK
from game.games.herrlof.table.broken import crack_cards, draw_burst
from game.games.herrlof.table.signs import (
    band_outcomes,
    find_seam,
    light_deck,
    show_awaited,
    tag_runes,
    tell_outcome,
)
from game.games.herrlof.table.taken import tell_cloth, tells_taken
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
from game.tables.moments import tell_moment
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES, PIECES
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints, tell_task
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Cloth, frame_pile, tell_captions, tell_words
from game.tables.seen import Seen
from game.tables.show import TableView
from game.tables.spotlight import light_stage
from game.tables.stances import dim_beaten_plays, dim_hands, stand_hands
from game.tables.standings import tell_standings
from game.tables.tray import lay_tray, offer_looks, shade_resting_hand
from game.tables.tricks import light_best_play, sign_plays, tell_last_trick, tell_trick
from game.tables.turns import light_turns

QUIET = frozenset(f"herrlof-beat-{what}" for what in ("predict", "draw", "bury", "keep", "deal"))


def followed_colour(says: Message) -> str:
    """Return the sign of a colour that has to be followed, beside the task."""
    if says[0] != "herrlof-task-free":
        for word in says[1:]:
            match word:
                case ("herrlof-colour", str(colour)): return f"pieces/herrlof/trump_{colour}"
    return ""


def is_told_over_cards(seen: Seen, says: Message) -> bool:
    return says[0] in (*LAID, *TOOK) or tells_taken(seen, says)


def is_quiet(seen: Seen, says: Message) -> bool:  # noqa: ARG001  the words tell
    return says[0] in QUIET


# Told by panels, by the trick that lies there, and by the one before.
SHOWN = (*LAID, *TOOK, *(f"herrlof-beat-{what}" for what in (
    "predict", "steal-trick", "steal-card", "return")))
# Beside the trick, on the same kind of plate.
tell_log = partial(tell_captions, most=4, shown=SHOWN, letters="loud", edge=EDGE,
                   told_elsewhere=is_told_over_cards, quiet=is_quiet)

show_predictions = partial(show_buttons, numbers=("ui/shield_board", "ui/shield_bare"))

PARTS: Layers = {
    Layer.STANCE: (stand_hands, dim_beaten_plays, dim_hands),
    Layer.GROUND: (partial(Cloth, dye=find_seam), partial(frame_pile, pile="deck"), light_turns,
                   lay_tray, FLOOR_PIECES),
    Layer.UNDER: (light_fresh_cards, mark_touchable, mark_victim, light_deck, tell_last_trick,
                  show_awaited, draw_burst, light_best_play),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (crack_cards, sign_plays, tell_trick, tell_cloth, count_cards,
                 shade_resting_hand),
    Layer.SIGNS: (tell_words,),
    Layer.PANELS: (tell_standings, partial(tell_task, emblem=followed_colour), tell_replies,
                   offer_looks, tell_hints, tell_log, tell_stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (show_predictions, mark_focus, strip_trumps, band_outcomes, tag_runes,
                  tell_outcome, tick_picked, strip_beating, tell_fresh, mark_refused, put_ribbon),
    Layer.TOP: (tell_moment, light_stage),
}


def list_parts(_show: TableView) -> Layers:
    return PARTS
