"""All parts of the table of Reindeer Rivals, by layer."""

from __future__ import annotations

from functools import partial

from game.games.reindeer.table.aim import Cursor, Legend, Marks
from game.games.reindeer.table.banner import Banner
from game.games.reindeer.table.chart import GIFTS
from game.games.reindeer.table.choice import Choice
from game.games.reindeer.table.cities import Names, Shades, Towns
from game.games.reindeer.table.clearing import Clearing
from game.games.reindeer.table.country import Country, Counts, Sleighs
from game.games.reindeer.table.ghost import Ghost, Prizes, Ways
from game.games.reindeer.table.order import Order
from game.games.reindeer.table.panel import panel
from game.games.reindeer.table.pins import Anchors, Pins
from game.games.reindeer.table.reach import Reach, Shade
from game.games.reindeer.table.replies import Replies
from game.games.reindeer.table.since import Since
from game.games.reindeer.table.told import News, Ranks
from game.games.reindeer.table.tracks import Earned, Fresh, Parked, Tracks
from game.tables.guide import tell_hints
from game.tables.old_panels import SeatPanels
from game.tables.parts import FLYING_PIECES
from game.tables.picture import Layer, Layers
from game.tables.ribbon import put_ribbon
from game.tables.scenery import Pieces
from game.tables.show import Show
from game.tables.turns import light_turns


class Gifts(Pieces):
    tiny = True


GIFTS_BELOW, GIFTS_ABOVE = partial(Gifts, high=GIFTS), partial(Gifts, low=GIFTS + 1)
FLYING = Sleighs, FLYING_PIECES, Order
PANELS = partial(SeatPanels, build=panel), Ranks

PARTS: Layers = {
    Layer.GROUND: (Country, light_turns, Shade, Reach),
    Layer.UNDER: (Towns, Shades, Tracks, Fresh, Ways, Marks, Anchors),
    Layer.PIECES: (GIFTS_BELOW, GIFTS_ABOVE, Counts, Parked, Earned),
    Layer.OVER: (*FLYING, Ghost, Names, Pins),
    Layer.SIGNS: (),
    Layer.PANELS: (*PANELS, tell_hints, Since, Replies, News, Banner),
    Layer.ASKED: (Prizes, Choice, Legend, Cursor, put_ribbon),
}
WATCHED: Layers = {
    Layer.GROUND: (Country, Clearing, light_turns),
    Layer.UNDER: (Towns, Shades, Anchors),
    Layer.PIECES: (GIFTS_BELOW, GIFTS_ABOVE, Counts),
    # over all else is what was just done
    Layer.OVER: (Tracks, Fresh, Names, Earned, Parked, *FLYING),
    Layer.SIGNS: (),
    Layer.PANELS: (*PANELS, Since, News, Banner),
}


def list_parts(show: Show) -> Layers:
    return WATCHED if show.watched else PARTS
