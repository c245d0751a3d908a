"""The parts of which the picture of a table is made, where a game has none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.tables.asked import Beats, Buttons, Fans, Marks, Ticks
from game.tables.candle import Clock
from game.tables.counts import Counts
from game.tables.fresh import FreshCards, FreshWords
from game.tables.guide import Hints, Looks, Resting, Task, Tray
from game.tables.moments import Moments
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Paper, Part
from game.tables.plaques import Plaques, Trumps
from game.tables.ribbon import Ribbon
from game.tables.scenery import FLOOR, Captions, Cloth, Flaws, Pieces, Signs
from game.tables.seat_panels import Bubbles, SeatPanels, Turns
from game.tables.stage import Stage
from game.tables.trails import Trails
from game.tables.tricks import Glow, Goal, LastTrick, Owners, Victim

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene


def table_parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """What everybody sees, and what is asked of the people at the table, if there are any."""
    ground = [Cloth(show), Turns(show, scene), Tray(show, scene), Pieces(show, high=FLOOR)]
    things = [Goal(show), LastTrick(show, paper), Glow(show), Pieces(show, low=FLOOR),
              Owners(show, paper, led=scene is not None and scene.led), Flaws(show),
              Signs(show, paper), Plaques(show, paper, scene), Counts(show, paper),
              Resting(show)]
    flying, trumps = Pieces(show, flying=True), Trumps(show, paper, scene)
    if scene is None:
        return [*ground, Trails(show), *things, SeatPanels(show, paper, None, SeatPanels.usual),
                Task(show, paper, None), Captions(show, paper), trumps, flying,
                Stage(show, paper, None), Moments(show, paper)]
    people = People(scene)
    return [people, *ground, Fans(scene), FreshCards(scene), Marks(scene), Trails(show),
            Victim(scene), *things,
            SeatPanels(show, paper, people, SeatPanels.usual), Task(show, paper, people),
            Bubbles(show, paper, people), Looks(show, paper, people), Hints(show, paper, people),
            Captions(show, paper, people.free), Stranger(scene, paper),
            flying, Stage(show, paper, scene), Buttons(scene, paper), trumps,
            Ticks(scene), Beats(scene, paper), FreshWords(scene, paper), Refused(scene),
            Clock(scene, paper), Ribbon(scene, paper), Moments(show, paper)]
