"""All parts of Herrlof's table, by layer."""

from __future__ import annotations

from functools import partial

from game.core.contract import Says
from game.games.herrlof.table.broken import Burst, Cracks
from game.games.herrlof.table.signs import Awaited, Outcomes, Powers, Tags
from game.games.herrlof.table.taken import Taken
from game.games.herrlof.table.told import LAID, TOOK
from game.picture.theme import EDGE
from game.tables.asked import Beats, Buttons, Fans, Marks, Ticks
from game.tables.counts import Counts
from game.tables.fresh import FreshCards, FreshWords
from game.tables.guide import Hints, Looks, Resting, Task, Tray
from game.tables.moments import Moments
from game.tables.parts import FLOOR_PIECES, FLYING_PIECES, PIECES
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Layer, Layers
from game.tables.plaques import Trumps
from game.tables.ribbon import Ribbon
from game.tables.scenery import Captions, Cloth, Frame, Signs
from game.tables.seat_panels import Bubbles, SeatPanels, Turns
from game.tables.tricks import Glow, Goal, LastTrick, Owners, Victim

QUIET = frozenset(f"herrlof-beat-{what}" for what in ("predict", "draw", "bury", "keep", "deal"))


class TrickTask(Task):
    """Beside what is to be done: the sign of a colour that has to be followed."""

    def emblem(self, says: Says) -> str:
        if says[0] != "herrlof-task-free":
            for word in says[1:]:
                match word:
                    case ("herrlof-colour", str(colour)): return f"pieces/herrlof/trump_{colour}"
        return ""


class PredictionButtons(Buttons):
    """Numbers of tricks stand on shields."""

    numbers = "ui/shield_board", "ui/shield_bare"


class Log(Captions):
    """It stands beside the trick, on the same kind of plate, and leaves out plays and tricks, which
    are told over the cards."""

    letters = "loud"
    edge = EDGE

    def doubles(self, says: Says) -> bool:
        return says[0] not in (*LAID, *TOOK) and not self.picture.find(Taken).tells(says)

    def quiet(self, says: Says) -> bool:
        return says[0] in QUIET


PARTS: Layers = {
    Layer.PEOPLE: (People,),
    Layer.GROUND: (Cloth, partial(Frame, pile="deck"), Turns, Tray, FLOOR_PIECES),
    Layer.UNDER: (Fans, FreshCards, Marks, Victim, Goal, LastTrick, Awaited, Burst, Glow),
    Layer.PIECES: (PIECES,),
    Layer.OVER: (Cracks, Owners, Signs, Taken, Counts, Resting),
    Layer.PANELS: (SeatPanels, TrickTask, Bubbles, Looks, Hints, Log, Stranger),
    Layer.FLYING: (FLYING_PIECES,),
    Layer.ASKED: (PredictionButtons, Trumps, Outcomes, Tags, Powers, Ticks, Beats, FreshWords,
                  Refused, Ribbon),
    Layer.TOP: (Moments,),
}
