"""The parts of which the picture of a table is made, where a game has none of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.tables.asked import Buttons, Clock, Fans, Marks
from game.tables.people import People, Refused, Stranger
from game.tables.picture import Paper, Part
from game.tables.ribbon import Ribbon
from game.tables.scenery import FLOOR, Captions, Cloth, Flaws, Pieces, Signs
from game.tables.seat_panels import SeatPanels
from game.tables.trails import Trails

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene


def table_parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """What everybody sees, and what is asked of the people at the table, if there are any."""
    ground = [Cloth(show), Pieces(show, high=FLOOR), Trails(show)]
    things = [Pieces(show, low=FLOOR), Flaws(show), Signs(show, paper)]
    flying = Pieces(show, flying=True)
    if scene is None:
        return [*ground, *things, SeatPanels(show, paper, None, SeatPanels.usual),
                Captions(show, paper), flying]
    people = People(scene)
    return [*ground, Fans(scene), Marks(scene), *things,
            SeatPanels(show, paper, people, SeatPanels.usual),
            Captions(show, paper, people.free), Stranger(scene, paper),
            flying, Buttons(scene, paper), Refused(scene), Clock(scene, paper),
            Ribbon(scene, paper)]
