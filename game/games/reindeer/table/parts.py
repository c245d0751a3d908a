"""All parts of the table of Reindeer Rivals, by layer."""

from __future__ import annotations

from functools import partial

from game.games.reindeer.table.aim import explain_marks, mark_cursor, mark_ends
from game.games.reindeer.table.chart import GIFTS
from game.games.reindeer.table.choice import offer_choice
from game.games.reindeer.table.cities import light_cities, name_cities, shade_names
from game.games.reindeer.table.column import tell_order, tell_others, tell_seats
from game.games.reindeer.table.country import count_piles, paint_country
from game.games.reindeer.table.news import tell_news
from game.games.reindeer.table.pins import stick_pins, tie_piles
from game.games.reindeer.table.reach import draw_ahead, line_to_cities, show_reach
from game.games.reindeer.table.task import tell_corner, tell_replies
from game.games.reindeer.table.tracks import (
    fly_sleigh,
    light_news,
    park_sleigh,
    tell_earned,
    tell_prizes,
    trace_flights,
)
from game.picture.screen import Screen
from game.tables.parts import FLYING_PIECES
from game.tables.picture import Layer, Layers
from game.tables.prompt_area import tell_hints
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Pieces
from game.tables.show import TableView
from game.tables.turns import light_turns


class Gifts(Pieces):
    """Gifts, which are too small for a map without words."""

    def draw(self, screen: Screen) -> None:
        if not self.picture.wordless:
            super().draw(screen)


GIFTS_BELOW, GIFTS_ABOVE = partial(Gifts, high=GIFTS), partial(Gifts, low=GIFTS + 1)
FLYING = fly_sleigh, FLYING_PIECES, tell_order

PARTS: Layers = {
    Layer.GROUND: (paint_country, light_turns, show_reach),
    Layer.UNDER: (light_cities, shade_names, trace_flights, light_news, line_to_cities, mark_ends,
                  tie_piles),
    Layer.PIECES: (GIFTS_BELOW, GIFTS_ABOVE, count_piles, park_sleigh, tell_earned),
    Layer.OVER: (*FLYING, draw_ahead, name_cities, stick_pins),
    Layer.PANELS: (tell_seats, tell_hints, tell_others, tell_replies, tell_news, tell_corner),
    Layer.ASKED: (tell_prizes, offer_choice, explain_marks, mark_cursor, put_ribbon),
}
WATCHED: Layers = {
    Layer.GROUND: (paint_country, light_turns),
    Layer.UNDER: (light_cities, shade_names, tie_piles),
    Layer.PIECES: (GIFTS_BELOW, GIFTS_ABOVE, count_piles),
    # over all else is what was just done
    Layer.OVER: (trace_flights, light_news, name_cities, tell_earned, park_sleigh, *FLYING),
    Layer.PANELS: (tell_seats, tell_others),
}


def list_parts(show: TableView) -> Layers:
    return WATCHED if show.watched else PARTS
