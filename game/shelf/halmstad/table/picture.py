"""Of which parts the picture of the port is made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.shelf.halmstad.table.actions import Acted, Actions, Found, PortTask, Promises
from game.shelf.halmstad.table.buried import Buried
from game.shelf.halmstad.table.clues import Named, Witnesses
from game.shelf.halmstad.table.equation import Equation
from game.shelf.halmstad.table.logbook import Logbook
from game.shelf.halmstad.table.panels import Doubts, Holdings, Known, PortPanels
from game.shelf.halmstad.table.port import (
    TIDES,
    Contested,
    Fitting,
    Flood,
    Harbour,
    Niches,
    Ring,
    Useless,
)
from game.shelf.halmstad.table.ways import Ways
from game.tables.asked import Buttons, Marks
from game.tables.guide import Task, Tray
from game.tables.parts import table_parts
from game.tables.people import People
from game.tables.picture import Paper, Part, part_of
from game.tables.scenery import FLOOR, Captions, Flaws, Pieces
from game.tables.seat_panels import SeatPanels
from game.tables.stage import Stage

if TYPE_CHECKING:
    from game.tables.show import Show
    from game.tables.table import TableScene

STAGED = 60  # layers of pieces from it on lie on the stage, over its shade


def parts(show: Show, paper: Paper, scene: TableScene | None) -> list[Part]:
    """The table's parts, with what can be done in the port's own look, the harbour's plate, what
    has just happened there, and the equation of those who sit at it."""
    usual = table_parts(show, paper, scene)
    people = part_of(usual, People) if scene else None
    equation = Equation(scene, paper, people) if scene else None
    log = Logbook(show, paper, people, equation)
    ways = Ways(scene, log) if scene else None
    ring = Ring(log, scene, lambda: ways.to if ways else ())
    witnesses, found = Witnesses(show, paper, scene), list[Part]()
    for part in usual:
        match part:
            case Pieces(low=low) if low == FLOOR:
                found += [Pieces(show, low=FLOOR, high=TIDES), Buried(show)]
            case Buttons() if scene: found.append(Actions(scene, paper))
            case SeatPanels(): found.append(PortPanels(show, paper, people, part.build))
            case Task(): found += [log, PortTask(show, paper, people)]
            case Captions(): pass  # the log tells it
            case _: found.append(part)
        match part:
            case Stage():
                found += [Contested(show), Pieces(show, low=STAGED),
                          witnesses, Known(show, paper, staged=True),
                          Doubts(show, staged=True)]
            case Tray(): found += [
                Harbour(show, paper), Named(show, paper, witnesses),
                Flood(show, paper, scene, log)]
            case Marks() if scene and ways:
                found += [Useless(scene), Niches(scene), Acted(scene), Fitting(scene), ways]
            case Flaws():
                found += [ring, Doubts(show)]
                found += [Found(scene), Promises(scene)] if scene else []
            case SeatPanels(): found += [Holdings(show, paper), Known(show, paper)]
    return [*found, equation] if equation else found
